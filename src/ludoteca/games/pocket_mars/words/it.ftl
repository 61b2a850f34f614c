# Pocket Mars in italiano.
title = Pocket Mars
tagline = Sette coloni e una piccola Astronave: chi si sentirà a casa per primo sul Pianeta Rosso?

# Le cose
type = { $type ->
    [ecosystem] Ecosistema
    [energy] Energia
    [science] Scienza
    [water] Acqua
   *[construction] Costruzione
}
other-type = { $other ->
    [ecosystem] Ecosistema
    [energy] Energia
    [science] Scienza
    [water] Acqua
   *[construction] Costruzione
}
code = { $type ->
    [ecosystem] Ec
    [energy] En
    [science] Sc
    [water] Ac
   *[construction] Co
}
card-code = { code }{ $value }
card = { type } { $value }
building = Edificio { $type ->
    [construction] di Costruzione
   *[other] { type }
}
da = Devious Automatics
seat-away = giocatore { $steps } posti a sinistra
a-card = { $type ->
    [hidden] una carta
   *[other] una carta { type }
}
mars = Marte
value = Valore
cards = Carte
who = Giocatore
earth = Terra
ship = Astronave
energy-head = Energia
hand = Mano
module = Modulo
points = PV
where = Dove
card-head = Carta
upper = Dalla mano
lower = Dal Modulo di Preparazione
place-hand = mano
place-prep = Modulo
place-played = in gioco
place-kept = tenuta
place-pack = da passare
round = Round { $round } di { $last } al massimo
round-solo = Round { $round }
deck = Mazzo: { $count }
deck-top = in cima
deck-bottom = in fondo
playing = In gioco:
discards = Pila degli scarti ({ $count }):

# I testi delle carte
part-take = { $count ->
    [one] prendi 1 colono dalla Terra
   *[other] prendi { $count } coloni dalla Terra
}
part-land = { $count ->
    [one] sposta 1 colono dall'Astronave allo spazio ★ di un Edificio a tua scelta
   *[other] sposta fino a { $count } coloni dall'Astronave allo spazio ★ di Edifici a tua scelta
}
part-land-in = { $count ->
    [one] sposta 1 colono dall'Astronave allo spazio ★ dell'{ building }
   *[other] sposta fino a { $count } coloni dall'Astronave allo spazio ★ dell'{ building }
}
part-energy = guadagna { $count } Energia
part-draw = { $count ->
    [one] pesca 1 carta
   *[other] pesca { $count } carte
}
part-promote = sposta 1 tuo colono da ★ a ★★
part-promote-in = sposta 1 tuo colono da ★ a ★★ nell'{ building }
part-swap = in un Edificio scambia un colono su ★ con uno di un altro giocatore su ★★
part-reorder = sotto un Edificio scambia la carta in cima con una carta coperta
part-peek = guarda le carte nel Modulo di Preparazione di un altro giocatore
part-move = sposta 1 tuo colono dallo spazio ★ di un Edificio a quello di un altro
part-cover = piazza una carta della mano a faccia in giù sotto il suo Edificio (valore 0)
part-take-short = prendi { $count }
part-land-short = sbarca { $count }
part-energy-short = +{ $count } Energia
part-draw-short = pesca { $count }
part-promote-short = ★ → ★★
part-swap-short = scambia ★ e ★★
part-reorder-short = riordina una pila
part-peek-short = guarda un Modulo
part-move-short = sposta ★ → ★
part-cover-short = copri un Edificio
condition-always = sempre
condition-pay = spendi { $count } Energia
condition-none = se non hai coloni nell'{ building }
condition-some = se hai almeno 1 colono nell'{ building }
condition-holds = se hai in mano una carta { type }
text-one = { $one }
text-two = { $one }; poi { $two }
text-lower-one = { $condition }: { $one }
text-lower-two = { $condition }: { $one }; poi { $two }

# Azioni
play-hand = Gioca { $card } dalla mano: { $text }
play-prep = Gioca { $card } dal tuo Modulo di Preparazione ({ $text })
play-other = Gioca { a-card } del Modulo { DI($seat) }, posto { $slot }
play-other-known = Gioca { $card } del Modulo { DI($seat) }, posto { $slot }
play-other-bare = Gioca la carta nel posto { $slot } del Modulo { DI($seat) }
take = Prendi 1 colono dalla Terra
take-solo = Prendi 1 colono dalla Terra e scarta una carta di DA
energy = { $count ->
    [0] Scarta { $card } (nessun guadagno: hai già il massimo di Energia)
   *[other] Scarta { $card } per { $count } Energia
}
idle = { $what } (ora nulla di questo è possibile)
idle-prep = { $what } (cambierebbe solo il valore del suo Edificio)
land = Sposta un colono dall'Astronave all'{ building }
promote = Sposta il tuo colono nell'{ building } da ★ a ★★
swap = Nell'{ building } scambia un colono { DI($seat) } su ★ con uno { DI($other) } su ★★
move = Sposta un colono dallo spazio ★ di { type } a quello di { other-type }
reorder = Nell'{ building } porta in cima la carta coperta { $place } ({ $value ->
    [0] a faccia in giù, valore 0
   *[other] valore { $value }
})
reorder-bare = Nell'{ building } porta in cima la carta coperta { $place }
cover = Piazza { $card } a faccia in giù sotto il suo Edificio
peek = Guarda le carte nel Modulo { DI($seat) }
shift-up = Nell'{ building } sposta un colono { DI($seat) } su ★★
shift-down = Nell'{ building } sposta un colono { DI($seat) } giù su ★
bottom = Metti { $card } in fondo al mazzo
drop = Scarta { $card }
fill = Metti { $card } nel tuo Modulo di Preparazione
keep = Tieni { $card }
da-slot-discard = Scarta la carta { type } di DA nel posto { $slot }
da-slot-draw = Pesca la carta { type } di DA nel posto { $slot }
da-slot-bare = Scegli la carta di DA nel posto { $slot }
use = Attiva { $what }
use-bare = Attiva
skip = Salta { $what }
skip-bare = Salta
what-value = lo sbarco per il valore di { $card }
what-lower = l'azione in basso di { $card }
what-ability = l'abilità dell'{ building }
what-part = questa parte: { $text }
what-this = questa scelta

# Domande
ask-draft = Tieni una carta del gruppo e passa le altre.
ask-opening = { $left ->
    [one] Scegli la seconda carta per il tuo Modulo di Preparazione.
   *[other] Scegli due delle tue quattro carte per il Modulo di Preparazione; quale per prima?
}
ask-turn = Scegli una delle cinque azioni.
ask-value = { $card } supera il valore dell'{ building }: vuoi spostarvi un colono?
ask-lower = Vuoi attivare l'azione in basso di { $card }? ({ $text })
ask-part = { $card }: { $text }.
ask-part-left = { $card }: { $text } (ancora { $left }).
ask-ability = { $type ->
    [ecosystem] Ecosistema: vuoi spostare un colono di un giocatore qualsiasi tra ★ e ★★?
    [energy] Energia: vuoi guadagnare 1 Energia?
    [science] Scienza: vuoi prendere 1 colono dalla Terra?
    [water] Acqua: vuoi mettere una tua carta in fondo al mazzo?
   *[construction] Costruzione: vuoi spostare un colono dall'Astronave a un Edificio a tua scelta?
}
ask-drop = Hai più di quattro carte: scartane una dalla mano.
ask-fill = Metti una carta della mano nel posto vuoto del tuo Modulo di Preparazione.
ask-da-discard = Quale carta di DA viene scartata?
ask-da-draw = Peschi dal Modulo di DA: quale carta?

# Eventi
keeps = { $seat } tiene { $card }.
draft-ends = Il draft è finito; le carte avanzate vengono mescolate nel mazzo.
module-shown = { $seat } ha preparato una carta { type } e una carta { other-type }.
plays-hand = { $seat } gioca { $card } dalla mano.
plays-prep = { $seat } gioca { $card } dal Modulo di Preparazione.
plays-other = { $seat } gioca { $card } dal Modulo { DI($other) }.
plays-da = { $seat } gioca { $card } dal Modulo di DA.
discards-energy = { $seat } scarta { $card } { $from ->
    [prep] dal Modulo
   *[hand] dalla mano
} per guadagnare Energia.
discards-da = { $seat } scarta { $card } dal Modulo di DA.
takes = { $count ->
    [0] { $seat } non ha più coloni sulla Terra da prendere.
    [one] { $seat } prende 1 colono dalla Terra.
   *[other] { $seat } prende { $count } coloni dalla Terra.
}
lands = { $seat } sposta un colono dall'Astronave all'{ building }.
gains = { $count ->
    [0] { $seat } resta a { $now } Energia, il massimo.
   *[other] { $seat } guadagna { $count } Energia e arriva a { $now }.
}
pays = { $seat } spende { $count } Energia; { $now ->
    [0] non ne resta
    [one] ne resta 1
   *[other] ne restano { $now }
}.
promotes = { $seat } sposta un colono su ★★ nell'{ building }.
swaps = { $seat } scambia due coloni nell'{ building }: { $low } sale su ★★, { $high } scende su ★.
moves = { $seat } sposta un colono da { type } a { other-type }.
reorders = { $seat } scambia due carte sotto l'{ building }: ora il suo valore è { $value }.
covers = { $seat } piazza { a-card } a faccia in giù sotto il suo Edificio: valore 0.
covers-own = { $seat } piazza { $card } a faccia in giù sotto il suo Edificio: valore 0.
peeks = { $seat } guarda le carte nel Modulo { DI($other) }.
peeks-one = { $seat } guarda la carta nel Modulo { DI($other) }: { $one }.
peeks-two = { $seat } guarda le carte nel Modulo { DI($other) }: { $one } e { $two }.
shifts-up = { $seat } sposta su ★★ un colono { DI($other) } nell'{ building }.
shifts-down = { $seat } fa scendere su ★ un colono { DI($other) } nell'{ building }.
sinks = { $seat } mette { a-card } { $from ->
    [prep] dal Modulo
   *[hand] dalla mano
} in fondo al mazzo.
sinks-own = { $seat } mette { $card } { $from ->
    [prep] dal Modulo
   *[hand] dalla mano
} in fondo al mazzo.
beats-not = { $card } non supera l'{ building }, che vale { $value }: nessuno sbarco.
beats-nobody = { $card } supera l'{ building }, che vale { $value }, ma sull'Astronave { DI($seat) } non c'è nessuno.
declines = { $seat } salta { $what }.
cannot = { $seat } non può usare { $what }.
drops = { $seat } scarta { $card }.
draws = { $seat } pesca { a-card }.
draws-none = Non ci sono più carte da pescare per { $seat }.
draws-own = { $seat } pesca { $card }.
draws-da = { $seat } pesca la carta { type } di DA.
draws-da-own = { $seat } pesca { $card } dal Modulo di DA.
prepares = { $seat } prepara { a-card }.
prepares-own = { $seat } prepara { $card }.
renews = { $count ->
    [one] Si crea un nuovo mazzo di 1 carta.
   *[other] Si crea un nuovo mazzo di { $count } carte.
}
system-error = Errore di Sistema.
spills-none = Il mazzo è vuoto: non cade nessuna carta.
da-sleeps = Nel Modulo di DA non c'è una sola carta: nessuna attivazione.
da-stays = DA non trova nessuno da far salire o scendere.
spills = { $card } cade dal mazzo nella pila degli scarti.
activates = { $type ->
    [ecosystem] DA attiva Ecosistema: Doppio Potenziamento.
    [energy] DA attiva Energia: Potenza Soverchiante.
    [science] DA attiva Scienza: Reclutamento.
    [water] DA attiva Acqua: Scintilla.
   *[construction] DA attiva Costruzione: Macchinazioni.
}
da-demotes = DA fa scendere su ★ il tuo colono nell'{ building }.
da-prepares = DA riceve { a-card } nel posto { $slot }.
ends = La partita è finita: si contano i coloni.
ends-settled = Tutti i { $count } coloni { DI($seat) } sono negli Edifici.
ends-module = Il Modulo di DA non si può più riempire: { $count ->
    [0] non ha carte
   *[other] ha solo { $count } carta su 2
}.
ends-limit = Il round { $round } era l'ultimo: è il limite di round.
tie-settled = Parità a { $points } punti: vince { $seat }, con più coloni negli Edifici, { $count } contro { $fewer }.
tie-shared = Parità a { $points } punti, con { $count } coloni negli Edifici a testa: la vittoria è condivisa.
tie-solo = Parità a { $points } punti: il pareggio va a Devious Automatics.
solo-won = Hai vinto: { $points } punti contro { $other } di DA.
solo-lost = Vince DA: tu hai { $points } punti, DA ne ha { $other }.

# Perché no
no-not-now = Ora la domanda è un'altra: { $question }
no-pass = Non si può passare: scegli una delle cinque azioni.
no-not-in-hand = { $card } non è nella tua mano; scegli una carta che hai in mano.
no-not-in-prep = { $card } non è nel tuo Modulo di Preparazione; scegli una delle carte che vi si trovano.
no-not-own = { $card } non è né nella tua mano né nel tuo Modulo; scegli una delle tue carte.
no-not-in-pack = { $card } non è tra le carte che stai scegliendo; prendine una di quelle.
no-such-seat = Lì non siede nessuno; scegli un giocatore di questa partita.
no-slot-empty = Quel posto del Modulo è vuoto; scegli l'altro.
no-earth = Non hai più coloni sulla Terra; scegli un'altra azione.
no-land-elsewhere = Questo colono può andare soltanto nell'{ building }.
no-promote-elsewhere = Questa azione sposta soltanto un colono nell'{ building }.
no-own-star = Non hai coloni sullo spazio ★ dell'{ building }.
no-room = { $most ->
    [one] Lo spazio ★★ dell'{ building } contiene 1 colono ed è pieno.
   *[other] Lo spazio ★★ dell'{ building } contiene { $most } coloni ed è pieno.
}
no-swap-same = Non si scambiano due coloni dello stesso proprietario; scegline due diversi.
no-star = Sullo spazio ★ dell'{ building } non ci sono coloni { DI($seat) }.
no-double = Sullo spazio ★★ dell'{ building } non ci sono coloni { DI($seat) }.
no-move-same = Un colono va in un altro Edificio, non nel proprio.
no-reorder = { $count ->
    [0] Sotto l'{ building } non ci sono carte; ci vuole una carta coperta sotto quella in cima.
    [one] Sotto l'{ building } c'è una sola carta; ci vuole una carta coperta sotto quella in cima.
   *[other] Sotto l'{ building } ci sono { $count } carte; scegline una sotto quella in cima.
}
no-cover-construction = Una carta Costruzione non si piazza a faccia in giù: il suo Edificio non ha valore.
no-module = Quel Modulo non ha carte da guardare.

# Punteggio
line-ship = Coloni sull'Astronave
line-star = Coloni su ★
line-double = Coloni su ★★
line-spread = Un colono in ognuno dei quattro Edifici
line-four = Quattro coloni in un Edificio
line-energy = Energia più alta
line-settled = Spareggio: { $count ->
    [one] 1 colono negli Edifici
   *[other] { $count } coloni negli Edifici
}

# Opzioni
option-players = Giocatori
option-players-help = Da soli si gioca contro Devious Automatics.
option-solo_level = Livello
option-solo_level-help = Dove cominciano i coloni di DA; per un solo giocatore. Con Singolarità DA ha anche 3 Energia.
option-solo_level-standard = Normale: 5 sull'Astronave
option-solo_level-super_droid = Super-Droide: 6 sull'Astronave
option-solo_level-cyborg = Cyborg: 7 sull'Astronave
option-solo_level-singularity = Singolarità: 6, e 1 in un Edificio
option-draft = Draft
option-draft-help = Le carte iniziali si scelgono: tieni una carta, passa le altre; da 2 a 4 giocatori.
option-draft-off = no: le carte si distribuiscono
option-draft-on = sì
option-first_seat = Primo giocatore
option-first_seat-help = Chi gioca per primo in ogni round.
option-first_seat-random = a caso
option-visible_backs = Retri visibili
option-visible_backs-help = Di quali carte tutti vedono il retro, cioè il tipo.
option-visible_backs-all = Moduli, mani, cima del mazzo
option-visible_backs-prep_only = solo Moduli
option-round_limit = Limite di round
option-round_limit-help = In 2-4 giocatori la partita finisce al più tardi con questo round.

# The screen
screen-first = gioca per primo in ogni round
screen-back = { $type ->
    [hidden] Una carta, a faccia in giù
   *[other] { type }, a faccia in giù
}
screen-zero = { type }, a faccia in giù: valore 0
screen-earth = { $count ->
    [one] 1 colono sulla Terra
   *[other] { $count } coloni sulla Terra
}
screen-ship = { $count ->
    [one] 1 colono sull'Astronave
   *[other] { $count } coloni sull'Astronave
}
screen-energy = Energia { $count } di { $most }
screen-pile = { $count ->
    [one] Pila degli scarti: 1 carta
   *[other] Pila degli scarti: { $count } carte
}
screen-ability = { $type ->
    [ecosystem] Ecosistema: sposta un colono di un giocatore qualsiasi tra ★ e ★★
    [energy] Energia: guadagna 1 Energia
    [science] Scienza: prendi 1 colono dalla Terra
    [water] Acqua: metti una tua carta in fondo al mazzo
   *[construction] Costruzione: sposta un colono dall'Astronave in un Edificio a tua scelta
}
screen-ability-short = { $type ->
    [ecosystem] ★ ↔ ★★ di tutti
    [energy] 1 Energia
    [science] prendi 1
    [water] una carta nel mazzo
   *[construction] sbarca 1 ovunque
}
screen-at-hand = La tua mano
screen-at-prep = Il tuo Modulo
screen-at-play = In gioco
screen-at-five = Fai una di queste
five-hand = gioca dalla mano
five-prep = gioca dal tuo Modulo
five-other = gioca da un altro Modulo
five-da = gioca una carta di DA
five-take = prendi 1 colono
five-energy = scarta per Energia
screen-at-pack = Il gruppo: tieni una carta
screen-note-hand = conta la metà in alto, poi la carta si scarta
screen-note-prep = sotto il suo Edificio: sbarco, metà in basso, abilità
screen-at-kept = Tenute
screen-free = libero
screen-discards = Pila degli scarti
screen-upper = Dalla mano
screen-lower = Dal Modulo
screen-if-always = sempre
screen-if-pay = spendi { $count }
screen-if-none = nessuno in
screen-if-some = qualcuno in
screen-if-holds = in mano:
screen-beats = { $value } > { $other }: sbarca 1
screen-beats-nobody = { $value } > { $other }, nessuno a bordo
screen-beats-not = { $value } ≤ { $other }: niente sbarco
screen-burn = scarta
screen-use = Attiva
screen-skip = Salta
screen-do-fill = Nel Modulo
screen-do-drop = Scarta
screen-do-cover = Copri con questa
screen-do-bottom = In fondo al mazzo
screen-do-keep = Tieni
screen-console = Gli androidi
screen-phase-2 = Errore di Sistema
screen-phase-3 = Attivazione Androidi
screen-da = { $type ->
    [ecosystem] sbarca qui, poi Doppio Potenziamento: due volte su ★★, prima dove hai più coloni su ★; se non può, ti spinge giù.
    [energy] sbarca qui, poi Potenza Soverchiante: { $energy } Energia, o { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } dal mazzo se è al massimo.
    [science] sbarca qui, poi Reclutamento: 1 androide sale a bordo.
    [water] sbarca qui, poi Scintilla: { $cards ->
        [one] un'altra carta cade
       *[other] altre { $cards } carte cadono
    } dal mazzo.
   *[construction] Macchinazioni: sbarca dove fa più punti, poi più vicino a un bonus, poi sotto un ★★ libero, poi più a sinistra.
}
screen-da-sleeps = Nel Modulo non c'era una sola carta: nessuna attivazione.
screen-da-waits = Se nel Modulo di DA resta una sola carta, agisce:

# Che cosa dicono di sé le cose sullo schermo
tip-card = { card }. Dalla mano: { $upper }. Dal Modulo: { $lower }.
tip-number = { card }: dal Modulo fa sbarcare un colono, se il suo valore supera quello dell'{ building }.
tip-number-none = { card }: il suo Edificio non ha valore, quindi non fa sbarcare nessuno con il valore.
tip-building = L'{ building }. Chi vi gioca sotto una carta da un Modulo può poi usare la sua abilità: { $type ->
    [ecosystem] spostare un colono di un giocatore qualsiasi tra ★ e ★★.
    [energy] guadagnare 1 Energia.
    [science] prendere 1 colono dalla Terra.
    [water] mettere una propria carta in fondo al mazzo.
   *[construction] far sbarcare un colono in un Edificio a scelta.
}
tip-star = ★ dell'{ building }: qui un colono vale { $points } alla fine. C'è posto per quanti si vuole.
tip-double = ★★ dell'{ building }: qui un colono vale { $points } alla fine. C'è posto per { $room ->
    [one] 1 colono
   *[other] { $room } coloni
} in tutto.
tip-here = Qui: { $who }.
tip-value = L'{ building } vale { $value }. Una carta che dal Modulo lo supera fa sbarcare un colono.
tip-covered = È coperta da altre e non conta.
tip-deck = Mazzo: { $count }. Si pesca dalla cima.
tip-sunk = È in fondo al mazzo.
tip-helmet = I coloni { DI($seat) } portano { $shape ->
    [round] caschi rotondi
    [cone] caschi a punta
    [box] caschi quadrati
    [gem] caschi a sei lati
   *[droid] un'antenna: sono androidi
}.
tip-earth = { screen-earth }. Qui non valgono nulla: prima devono salire sull'Astronave.
tip-ship = { screen-ship }, ognuno vale { $points } alla fine. Da qui si sbarca su ★.
tip-energy = { screen-energy }. Serve per le azioni in basso; a chi ne ha di più alla fine dà { $points }.
tip-hand = Dalla mano una carta fa l'azione in alto e viene scartata.
tip-module = Dal Modulo una carta va sotto il suo Edificio: fa sbarcare un colono se ne supera il valore, fa l'azione in basso, e l'Edificio la sua.
tip-slot = Un posto libero del Modulo: si riempie alla fine del turno.
tip-landing = Il suo valore { $value } si confronta con { $other }, il valore del suo Edificio. Solo uno più alto fa sbarcare un colono dall'Astronave.
tip-five-hand = Tocca la metà in alto di una carta in mano: fa ciò che vi è scritto e viene scartata.
tip-five-prep = Tocca una carta del tuo Modulo: fa sbarcare un colono se supera il suo Edificio, fa la metà in basso, e l'Edificio la sua abilità.
tip-five-other = Tocca una carta coperta nel Modulo di un altro: chi la possiede può usare la metà in basso, tu l'abilità dell'Edificio.
tip-five-da = Tocca una carta coperta di Devious Automatics: puoi sbarcare con il suo valore e usare l'abilità dell'Edificio.
tip-five-take = Tocca la tua Terra: 1 colono sale sull'Astronave.
tip-five-energy = Tocca il segno giallo su una tua carta: viene scartata e porta Energia.

# La legenda
legend-types = I tipi di carte
legend-helmets = Di chi sono i coloni
legend-parts = Che cosa fanno le metà di una carta
legend-conditions = Che cosa chiede un'azione in basso
legend-buildings = Gli Edifici e le loro abilità
legend-points = Che cosa conta alla fine
legend-hidden = Una carta di cui nessuno vede il retro
legend-card = Vanno sotto l'{ building }.
legend-helmet = { $shape ->
    [round] Caschi rotondi
    [cone] Caschi a punta
    [box] Caschi quadrati
    [gem] Caschi a sei lati
   *[droid] Antenne
}

# Il risultato
finale-title = La colonia, e che cosa ogni Edificio ha dato a chi
finale-brought = { type }: { $points } punti, con { $low } su ★ e { $high } su ★★.

# Che cosa mostrano le figure del regolamento

picture-E4 = L'edificio Ecosistema con due carte sotto, quella in cima coperta: il suo valore è 0.
picture-E8 = L'edificio Acqua con un colono sulla stella e uno dell'altro giocatore sulla doppia stella.
picture-E14 = L'edificio Scienza con Scienza 7 in cima e Scienza 2 sotto.
picture-E16 = L'edificio Energia con coloni di tre giocatori sulla stella e sulla doppia stella.

# La prima partita guidata
guide-mars = Questo è Marte: quattro Edifici con posto per i coloni, su ★ e su ★★, e quello di Costruzione, dove non abita nessuno. Un Edificio vale quanto la carta in cima, e 3 finché non ne ha.
guide-colonists = Questo sei tu. Dei tuoi sette coloni uno comincia sull'Astronave, gli altri sulla Terra. La strada va dalla Terra all'Astronave, da lì a ★ e poi su a ★★. L'Energia paga ciò che fanno certe carte.
guide-points = Alla fine un colono vale 1 sull'Astronave, 2 su ★, 4 su ★★. Ci sono 2 punti per chi è in tutti e quattro gli Edifici, 3 per quattro coloni in uno solo, 1 per l'Energia più alta.
guide-prepare = Due delle tue quattro carte vanno a faccia in giù nel Modulo di Preparazione, due restano in mano. Dalla mano una carta fa l'azione in alto. Dal Modulo si connette al suo Edificio e fa di più.
guide-prepare-play = Una carta del tuo Modulo che supera il suo Edificio fa sbarcare un colono. 7 e 6 superano il 3 di uno vuoto.
guide-turn = Un'azione per turno: gioca una carta dalla mano o dal tuo Modulo, giocane una dal Modulo di un rivale guardando il retro, prendi un colono dalla Terra, o scarta una carta per 1 Energia.
guide-turn-play = Tre cose in una: supera il 3, prende un colono per 1 Energia, e un altro lo prende gratis l'Edificio Scienza.
guide-card = Una carta del tuo Modulo dà fino a tre cose, ognuna se vuoi: lo sbarco se supera l'Edificio, l'azione in basso, l'abilità dell'Edificio.
guide-card-play = Prendile tutte e tre: un colono su ★ e due nuovi sull'Astronave.
guide-refill = Alla fine del turno tutti tornano a quattro carte, due in mano e due nel Modulo.
guide-refill-play = Acqua 6 supera il 3 dell'Edificio Acqua: il suo posto è nel Modulo. Tieni in mano Costruzione 1: da lì ne fa sbarcare due.
guide-turn-again = Di nuovo a te. Un colono sull'Astronave vale 1, in un Edificio 2 o 4: prima sbarca, prima può salire.
guide-turn-again-play = Due coloni aspettano sull'Astronave, e questa carta li fa sbarcare entrambi.
guide-land = Dove una carta ti lascia scegliere, te lo chiede. Puoi anche fermarti.
guide-land-play = Vai dove non hai ancora nessuno: con qualcuno in tutti e quattro gli Edifici prendi 2 punti in più.
guide-on = La partita finisce con il round in cui qualcuno ha tutti e sette i coloni negli Edifici. Nel dubbio, chiedi un consiglio, o tocca ciò che non brilla: ti dice perché. Marte ti aspetta!
preset-first = Come nel regolamento
preset-first-help = Esattamente come è stampato; adatto alla prima partita.
preset-tournament-help = Con il draft, e le mani coperte.

# Il contenuto: come si chiama ogni valore
content-colonists = Coloni di ogni posto
content-aboard = Di cui sull'Astronave all'inizio
content-energy_most = Energia massima
content-energy_start = Energia all'inizio
content-base_value = Valore di un Edificio vuoto
content-room = Posti su ★★ in 1, 2, 3, 4
content-points = Punti
content-points-ship = sull'Astronave
content-points-star = su ★
content-points-double_star = su ★★
content-points-all_buildings = in tutti gli Edifici
content-points-four_in_one = quattro in un Edificio
content-points-energy = per l'energia
content-automaton = Devious Automatics
content-automaton-all_buildings = punti in tutti gli Edifici
content-automaton-four_in_one = punti per quattro in un Edificio
content-automaton-energy = punti per l'energia
content-automaton-discards = carte scartate a un Errore di Sistema
content-automaton-energy_gain = energia guadagnata a un Errore di Sistema
content-level-standard = Normale
content-level-super_droid = Super-Droide
content-level-cyborg = Cyborg
content-level-singularity = Singolarità
content-automaton-levels-name = nome
content-automaton-levels-ship = sull'Astronave
content-automaton-levels-landed = sbarcati
content-automaton-levels-energy = energia
content-projects-cards-name = nome
content-projects-cards-value = valore
content-projects-cards-upper = azione superiore
content-projects-cards-lower = azione inferiore
content-projects-cards-condition = condizione

# What the coach and the review speak of besides points, by the next turn
notion-settled = { $points ->
    [one] colono su Marte
   *[other] coloni su Marte
}
notion-energy = energia
