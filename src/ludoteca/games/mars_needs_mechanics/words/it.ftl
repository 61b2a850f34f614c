# Mars Needs Mechanics in italiano.
title = Mars Needs Mechanics
tagline = Acquista, costruisci, vendi: il mercato segue ogni tuo acquisto.

# Le cose
component = { $component ->
    [wire] Wire
    [magnet] Magnet
    [gear] Gear
    [piping] Piping
    [boiler] Boiler
    [aether_tube] Aether Tube
   *[lens] Lens
}
letter = { $component ->
    [wire] W
    [magnet] M
    [gear] G
    [piping] P
    [boiler] B
    [aether_tube] A
   *[lens] L
}
cards = { $count } × { component }
price = { component } { $price }
list = { $some }, { $more }
no-cards = nessuna carta
market = Mercato
prices = Prezzi
order-line = Tracciato Ordini
front = in cima
back = in fondo
deck = Mazzo
discard = Pila degli scarti
hand = Mano
scrap = Scrap
built = Costruiti
nothing-built = nessun Meccanismo
cogs = { $cogs ->
    [one] { $cogs } Cog
   *[other] { $cogs } Cogs
}
card-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
round = Round { $round }
last-round = ultimo round
passes = Passaggi di fila: { $count } su { $players }
idle-rounds = Round senza acquisti: { $count }
first-player = Primo Giocatore
unknown-cards = { $count ->
    [one] { $count } sconosciuta
   *[other] { $count } sconosciute
}
bought-now = acquistato in questo round
on-top = In cima al mazzo, viste con gli X-Ray Goggles
mechanisms = Meccanismi
cost = Costo
scrap-aside = { $count ->
    [one] { $count } Scrap torna a vendita finita
   *[other] { $count } Scrap tornano a vendita finita
}

# I Meccanismi, ciascuno sotto il proprio nome: come si chiama, che cosa dice la carta, che cosa dice in gioco
card-xray_goggles = X-Ray Goggles
card-xray_goggles-choice = C1 { card-xray_goggles }
card-xray_goggles-text = { $shows ->
    [1] Vedi la prima carta del mazzo e puoi acquistarla come se fosse nel mercato.
    [2] Vedi le prime due carte del mazzo e puoi acquistarne una come se fosse nel mercato.
   *[other] Vedi le prime tre carte del mazzo e puoi acquistarne una come se fosse nel mercato.
}
card-difference_engine = Difference Engine
card-difference_engine-choice = C2 { card-difference_engine }
card-difference_engine-text = Dopo l'aggiustamento dei prezzi puoi alzare o abbassare di { $step } un prezzo a scelta.
card-rocket_booster = Rocket Booster
card-rocket_booster-choice = C3 { card-rocket_booster }
card-rocket_booster-text = Ogni set che vendi rende { cogs } in più.
card-aether_drive = Aether Drive
card-aether_drive-choice = C4 { card-aether_drive }
card-aether_drive-text = Una volta per round, quando passi, puoi spostare un gettone qualsiasi in cima al tracciato Ordini.
card-aether_drive-used = Drive usato
card-automaton = Automaton
card-automaton-choice = C5 { card-automaton }
card-automaton-text = Non può essere disassemblato; a fine partita vale { cogs }.
card-automaton-pays = L'Automaton vale { cogs } per { $seat }.
card-automaton-stays = L'Automaton non può mai essere disassemblato.
card-clockwork_nightingale = Clockwork Nightingale
card-clockwork_nightingale-choice = C6 { card-clockwork_nightingale }
card-clockwork_nightingale-text = Quando lo costruisci la Corona lo compra: scarta le sue carte e prendi { cogs }.
card-clockwork_nightingale-pays = La Corona compra il Clockwork Nightingale: { $seat } prende { cogs }.
card-clockwork_nightingale-stays = Il Clockwork Nightingale non resta mai costruito: la Corona lo compra subito.
card-assembly_gantry = Assembly Gantry
card-assembly_gantry-choice = C7 { card-assembly_gantry }
card-assembly_gantry-text = Non conta per il limite e ti permette { $others ->
    [1] un altro Meccanismo costruito
    [2] altri due Meccanismi costruiti
   *[other] altri { $others } Meccanismi costruiti
}; a fine round prendi { cogs } per ogni Meccanismo costruito, compreso questo.
card-assembly_gantry-pays = L'Assembly Gantry rende { cogs } { A($seat) }.
card-assembly_gantry-stays = L'Assembly Gantry deve restare finché hai { $count } altri Meccanismi costruiti.
card-steam_governor = Steam Governor
card-steam_governor-choice = C8 { card-steam_governor }
card-steam_governor-text = Una volta per round, quando passi, prendi { cogs }.
card-steam_governor-used = Governor usato
card-steam_governor-pays = Lo Steam Governor rende { cogs } { A($seat) }.
card-pneumatic_loader = Pneumatic Loader
card-pneumatic_loader-choice = C9 { card-pneumatic_loader }
card-pneumatic_loader-text = Una volta per round, dopo un acquisto, puoi acquistare una seconda carta nello stesso turno a { cogs } in meno.
card-pneumatic_loader-used = Loader usato
card-scrap_crucible = Scrap Crucible
card-scrap_crucible-choice = C10 { card-scrap_crucible }
card-scrap_crucible-text = Le carte Scrap dei set che vendi tornano nella tua mano.

# Azioni
buy = Acquista { $name } per { cogs }
buy-second = Secondo acquisto: { $name } per { cogs }
buy-deck = Acquista { $name }, carta { $slot } del mazzo, per { cogs }
buy-deck-second = Secondo acquisto: { $name }, carta { $slot } del mazzo, per { cogs }
buy-deck-bare = Acquista la carta { $slot } del mazzo
pass = Passa
build = Costruisci { $name }
disassemble = Disassembla { $name }
end-turn = Fine turno
drive = Sposta { $name } in cima
drive-decline = Lascia il tracciato Ordini com'è
engine-up = Alza { $name } da { $price } a { $after }
engine-down = Abbassa { $name } da { $price } a { $after }
engine-decline = Lascia i prezzi come sono
sell = Vendi { $count } × { component }{ $scrap ->
    [0] {""}
   *[other] {" "}+ { $scrap } Scrap
} per { cogs }{ $spare ->
    [yes] {" "}(più Scrap del necessario)
   *[no] {""}
}
sell-done = Fatto: vendite concluse

# Domande
ask-turn = { $buy ->
    [yes] Acquista o passa
   *[no] Non puoi pagare nessuna carta: passa
}{ $works ->
    [both] ; puoi anche costruire o disassemblare.
    [build] ; puoi anche costruire.
    [disassemble] ; puoi anche disassemblare.
   *[none] .
}
ask-more = { $works ->
    [both] Costruisci o disassembla un Meccanismo, oppure termina il turno.
    [build] Costruisci un Meccanismo, oppure termina il turno.
    [disassemble] Disassembla un Meccanismo, oppure termina il turno.
   *[none] In questo turno non puoi fare altro: terminalo.
}
ask-second = Pneumatic Loader: acquista una seconda carta a prezzo ridotto, oppure continua il turno.
ask-drive = Aether Drive: sposta un gettone in cima al tracciato Ordini, oppure lascialo com'è.
ask-engine = Difference Engine: alza o abbassa un prezzo, oppure lasciali come sono.
ask-sell = { $sets ->
    [0] Non hai nessun set di tre o più carte: di' che hai fatto.
   *[other] Vendi i set di tre o più carte, uno alla volta, e di' quando hai fatto.
}

# Eventi
buys = { $seat } acquista { $name } per { cogs }.
buys-second = { $seat } usa il Pneumatic Loader e acquista anche { $name } per { cogs }.
buys-deck = { $seat } acquista { $name }, carta { $slot } del mazzo, per { cogs }.
buys-deck-second = { $seat } usa il Pneumatic Loader e acquista anche { $name }, carta { $slot } del mazzo, per { cogs }.
passes-turn = { $seat } passa.
drive-moves = { $seat } sposta { $name } in cima al tracciato Ordini con l'Aether Drive.
builds = { $seat } costruisce { $name } ({ $cards }).
disassembles = { $seat } disassembla { $name } e riprende { $cards }.
goggles-show = Gli X-Ray Goggles mostrano la cima del mazzo: { $cards }.
goggles-look = { $seat } osserva con gli X-Ray Goggles la cima del mazzo ({ card-count }).
round-begins = Comincia il round { $round }; Primo Giocatore: { $seat }.
round-ends-sold-out = Il mercato è vuoto: il round termina.
round-ends-passed = Tutti hanno passato di fila: il round termina.
last-round-deck = Il mazzo è finito: questo era l'ultimo round.
last-round-idle = Nessuno acquista da due round: questo era l'ultimo round.
prices-adjusted = I prezzi vengono aggiustati: { $prices }.
prices-final = Aggiustamento finale dei prezzi: { $prices }.
drive-leaves = { $seat } rinuncia all'Aether Drive e lascia il tracciato Ordini com'è.
engine-leaves = { $seat } rinuncia alla Difference Engine e lascia i prezzi come sono.
engine-raises = { $seat } alza { $name } a { $price } con la Difference Engine.
engine-lowers = { $seat } abbassa { $name } a { $price } con la Difference Engine.
sells = { $seat } vende { $count } × { component }{ $scrap ->
    [0] {""}
   *[other] {" "}con { $scrap } Scrap
} per { cogs }.
sold = { $seat } ha finito di vendere.
scrap-returns = { $seat } riprende { $count } Scrap dallo Scrap Crucible.
restocks-not = Il mercato è pieno, con { $count } carte: non se ne aggiungono. Rimaste nel mazzo: { $left }.
restocks = Nuove carte nel mercato: { $cards }. Rimaste nel mazzo: { $left }.
shows-hand = { $seat } resta con: { $cards }.
wins = { $seat } vince con { cogs }.
ends = La competizione è terminata.

# Perché no
no-turn-drive = Prima di' se l'Aether Drive sposta un gettone; poi il turno continua.
no-building-between = I Meccanismi si costruiscono e si disassemblano solo nel proprio turno, mai fra i round.
no-turn-engine = Il round è finito; ora la Difference Engine può cambiare un prezzo.
no-turn-sell = Il round è finito; ora si vendono i set.
no-second-primary = L'Azione Primaria di questo turno è già fatta: un acquisto o un passaggio.
no-buy-passed = Hai passato; potrai acquistare di nuovo nel tuo prossimo turno.
no-loader-used = Il Pneumatic Loader permette un solo secondo acquisto per round, e lo hai già fatto.
no-end-yet = Prima acquista un componente o passa; poi il turno può finire.
no-card = Nel mercato non c'è nessuna carta { $name }; ci sono, e puoi pagarle: { $cards }.
no-card-none = Nel mercato non c'è nessuna carta { $name }, e nessuna di quelle che ci sono è alla tua portata.
no-goggles = Le carte del mazzo si acquistano solo con gli X-Ray Goggles costruiti{ $here ->
    [yes] .
   *[no] , e in questa partita non ci sono.
}
no-slot = Sul mazzo non si vede una carta { $slot }; gli X-Ray Goggles ne mostrano { $count }.
no-cogs = { $name } costa { $price } e tu hai { cogs }; non si può andare a debito.
no-mechanism = { $name } non è fra i Meccanismi di questa partita.
no-second-build = Si costruisce un solo Meccanismo per turno, e hai già costruito { $name }.
no-twin = Hai già costruito { $name }.
no-rebuild = In questo turno hai disassemblato { $name }; potrai costruirlo di nuovo dal tuo prossimo turno.
no-parts = Per costruire { $name } ti mancano in mano: { $cards }.
no-room = { $when ->
    [now] Puoi avere un solo Meccanismo costruito alla volta; prima disassembla { $name }.
   *[later] Puoi avere un solo Meccanismo costruito alla volta, e in questo turno ne hai già disassemblato uno; nel prossimo potrai disassemblare { $name }.
}
no-room-automaton = L'Automaton occupa il tuo limite per sempre{ $gantry ->
    [yes] ; solo l'Assembly Gantry fa posto ad altri Meccanismi.
   *[no] , e in questa partita nulla fa posto ad altri Meccanismi.
}
no-room-gantry = { $when ->
    [now] Con l'Assembly Gantry puoi avere { $count } altri Meccanismi costruiti, e li hai già; prima disassemblane uno.
   *[later] Con l'Assembly Gantry puoi avere { $count } altri Meccanismi costruiti, e li hai già; in questo turno ne hai disassemblato uno, nel prossimo potrai farlo di nuovo.
}
no-built = Non hai costruito { $name }.
no-unbuild = Hai costruito { $name } in questo turno; potrai disassemblarlo dal tuo prossimo turno.
no-second-disassembly = Si disassembla un solo Meccanismo per turno, e hai già disassemblato { $name }.
no-component = { $name } non è in questa partita; in gioco ci sono: { $names }.
no-token = { $name } è già in cima; scegli un altro gettone.
no-drive = I gettoni si spostano solo con l'Aether Drive costruito{ $here ->
    [yes] .
   *[no] , e in questa partita non c'è.
}
no-drive-used = L'Aether Drive sposta un gettone per round, e lo hai già fatto.
no-drive-now = L'Aether Drive funziona subito dopo aver passato.
no-engine-now = { $here ->
    [yes] La Difference Engine funziona a fine round, dopo l'aggiustamento dei prezzi, per chi l'ha costruita.
   *[no] I prezzi si cambiano solo con la Difference Engine, e in questa partita non c'è.
}
no-price-up = { $name } è a { $price }, il prezzo più alto che ci sia.
no-price-down = { $name } è a { $price }, il prezzo più basso che ci sia.
no-sale-now = I set si vendono dopo il round, quando i prezzi sono stati aggiustati.
no-set = Un set ha almeno { $least } carte; questo ne avrebbe { $count }.
no-set-cards = Hai in mano { $held } × { component }, non { $count }.
no-set-scrap = Hai { $held } Scrap, non { $scrap }.
no-set-aside = Hai { $held } Scrap, non { $scrap }; quelle già usate tornano solo quando hai finito di vendere.

# Punteggio
line-cogs = Cogs
line-cards = Spareggio: { $count ->
    [one] { $count } carta Componente in mano
   *[other] { $count } carte Componente in mano
}
line-place = Spareggio: { $place ->
    [0] Primo Giocatore dell'ultimo round
    [one] { $place } posto dopo il Primo Giocatore dell'ultimo round
   *[other] { $place } posti dopo il Primo Giocatore dell'ultimo round
}

# Che cosa ha deciso
tie-cards = Parità a { cogs }: vince { $seat }, con meno carte Componente in mano, { $count } contro { $more }.
tie-place = Parità a { cogs }, con { $count ->
    [one] { $count } carta Componente
   *[other] { $count } carte Componente
} in mano a testa: vince { $seat }, che siede { $place ->
    [0] come Primo Giocatore dell'ultimo round
    [one] { $place } posto dopo { $first }, Primo Giocatore dell'ultimo round
   *[other] { $place } posti dopo { $first }, Primo Giocatore dell'ultimo round
}; { $other } siede { $behind ->
    [one] { $behind } posto dopo
   *[other] { $behind } posti dopo
}.

# Opzioni
option-players = Giocatori
option-players-help = Cambia solo le carte distribuite e le carte Scrap in uso.
option-mechanism_set = Scelta dei Meccanismi
option-mechanism_set-help = Quali Meccanismi stanno accanto al tabellone e si possono costruire.
option-mechanism_set-starter = Meccanismi Iniziali: da C1 a C4
option-mechanism_set-random_4 = 4 a caso
option-mechanism_set-random_5 = 5 a caso
option-mechanism_set-chosen = a scelta
option-chosen_mechanisms = Meccanismi scelti
option-chosen_mechanisms-help = Vale se i Meccanismi sono a scelta; se ne consigliano quattro o cinque.
option-automaton = Aggiungi l'Automaton
option-automaton-help = Per giocatori esperti: aggiunge C5 agli altri Meccanismi.
option-automaton-off = no
option-automaton-on = sì
option-final_fall = Calo finale dei prezzi
option-final_fall-help = Se dopo l'ultimo round gli ultimi tre calano anche quando sono stati acquistati.
option-final_fall-unbought_only = solo se non acquistati
option-final_fall-always = sempre
option-starting_cards = Carte iniziali
option-starting_cards-help = Se le tre carte distribuite a ciascuno sono mostrate a tutti.
option-starting_cards-secret = segrete
option-starting_cards-shown = mostrate
option-first_player = Primo Giocatore iniziale
option-first_player-help = Chi comincia; poi il segnalino passa di round in round.
option-first_player-random = a caso
option-first_player-seat_0 = posto 1
option-first_player-seat_1 = posto 2
option-first_player-seat_2 = posto 3
option-first_player-seat_3 = posto 4
option-size = Grandezza
option-size-help = La miniatura ha due componenti, tre carte di ciascuno, ed è per due giocatori: una partita di due minuti, così piccola che si può risolvere.
option-size-full = il mercato intero
option-size-miniature = miniatura: due componenti

# The screen
screen-exchange = Tracciato Ordini e prezzi
screen-up = sale
screen-stay = resta
screen-down = scende
screen-passes = Passaggi
screen-up-help = Ciò che si trova in questi posti a fine round sale di { $step }.
screen-stay-help = Ciò che si trova qui a fine round mantiene il suo prezzo.
screen-down-help = Ciò che si trova in questi posti a fine round scende di { $step }.
screen-token = { $name }: posto { $place } del tracciato Ordini{ $bought ->
    [yes] , acquistato in questo round
   *[no] {""}
}
screen-passes-help = Passaggi di fila: { $count } su { $players }. Quando tutti passano di fila, il round finisce.
screen-last-help = La partita finisce dopo questo round.
screen-idle-help = Dopo due round di fila senza acquisti la partita finisce.
screen-price = { $name }: prezzo { $price }
screen-forecast = { $name }: prezzo { $price }, diventerebbe { $after } se il round finisse ora
screen-sets-then = Set, se finisse ora
screen-stall = { $count ->
    [0] Nessuna carta { $name } nel mercato; il suo prezzo è { cogs }
   *[other] { $count } × { $name } nel mercato, { cogs } l'una
}
screen-deck = Mazzo; il round in cui si esaurisce è l'ultimo
screen-scrap = Scrap: fa le veci di una carta di un set, una volta sola, e non rende nulla
screen-unknown = { $count ->
    [one] { $count } carta che conosce solo chi la possiede
   *[other] { $count } carte che conosce solo chi le possiede
}
screen-part-held = { $name }: ne hai una
screen-in-hand = Nella tua mano:
screen-fortunes = Patrimoni
screen-begun = Tutti hanno cominciato con { cogs }
screen-left = Restano:
screen-close = Prezzi alla chiusura
screen-sell = Vendi set
screen-build = Costruisci
screen-take-down = Disassembla
screen-built-by = Costruito { DA($seat) }
screen-lavish = Con più Scrap del necessario:
unit = { $points ->
    [one] Cog
   *[other] Cogs
}

# Che cosa mostrano le figure del regolamento

picture-E1 = Il tracciato Ordini Wire, Lens, Boiler, Gear, Magnet, Piping, Aether Tube con il prezzo di ciascuno; il Gear costa 6.
picture-E5 = Il tracciato Ordini con l'Aether Tube in coda, al prezzo di 6.
picture-E10 = Il tracciato Ordini Gear, Wire, Lens, Boiler, Magnet, Piping, Aether Tube; il Gear costa 10 e l'Aether Tube 1.
picture-E23 = Il tracciato Ordini con la Lens a 1, il Gear a 6 e il Boiler a 9.


# La prima partita guidata
guide-prices = Sette componenti, ognuno con il suo prezzo: tutti partono da 5 Cogs. I gettoni stanno in fila. Dopo ogni round, tranne l'ultimo, i primi tre prezzi salgono di 1, il quarto resta, gli ultimi tre scendono di 1.
guide-hand = Questo è tuo: i Cogs, le carte Componente e le Scrap. Cominci con 30 Cogs, tre componenti e due Scrap. Il tuo rivale vede i tuoi Cogs, ma non le carte che hai ricevuto.
guide-sets = Alla fine vuoi avere più Cogs di tutti. Arrivano vendendo set: tre o più carte dello stesso componente, ognuna al suo prezzo. Una Scrap può fare le veci di una carta, ma non rende nulla.
guide-buy = Nel tuo turno acquisti una carta, oppure passi. Ciò che acquisti va in cima alla fila, e chi è in cima sale.
guide-buy-play = Hai due Wire: con il terzo fai un set. E Wire è in fondo, dove il prezzo scenderebbe: acquistandolo, passa in testa.
guide-line = Ogni acquisto, tuo o di un rivale, porta il suo gettone in cima e ne spinge indietro altri. I prezzi, però, cambiano solo quando il round è finito.
guide-line-play = In questo turno potresti ancora costruire qualcosa, se avessi le carte. Non le hai, ma il tuo rivale non può saperlo: termina il turno.
guide-buy-again = Acquista o passa, come prima, e termina il turno. Chiediti che cosa sarà in cima quando il round finirà.
guide-buy-again-play = Wire costa ancora 5. Con quattro carte, ognuna rende 6 se a fine round Wire è in cima.
guide-pass = Il round finisce quando tutti passano di fila, o quando il mercato è vuoto. Passare non è per sempre: nel turno dopo puoi acquistare di nuovo.
guide-pass-play = Il tuo rivale ha appena passato. Passa anche tu e termina il turno: il round finisce subito, con Wire in cima.
guide-sell = I prezzi sono cambiati; ora puoi vendere i set, uno alla volta, e poi dire che hai fatto. Quello che tieni resta in mano.
guide-sell-play = Wire rende 6: i quattro danno 24 Cogs, e due li hai acquistati per 10. Tieni le Scrap per un set a cui manca una carta.
guide-mechanisms = Le carte non si vendono soltanto: con quelle giuste, nel tuo turno costruisci uno di questi Meccanismi. Funziona finché è in piedi, e in un turno successivo puoi disassemblarlo e riavere le sue carte.
guide-on = L'ultimo round è quello dopo il quale il mazzo è vuoto, o il secondo di fila senza acquisti. Nel dubbio, chiedi un consiglio. Che i tuoi prezzi salgano!
preset-first-help = Carte iniziali scoperte.
preset-tournament-help = Cinque Meccanismi a caso.

# La legenda
legend-components = Componenti
legend-signs = Segni sul tavolo
legend-markers = Segnalini dei giocatori
legend-scrap = Fa le veci di una carta di un set, una volta sola, e non rende nulla.
legend-coin = Cog
legend-coin-text = Il denaro. Alla fine vince chi ne ha di più.
legend-rises = Sale
legend-rises-text = Questo prezzo salirebbe se il round finisse ora.
legend-falls = Scende
legend-falls-text = Questo prezzo scenderebbe se il round finisse ora.
legend-bought = Acquistato
legend-bought-text = In questo round qualcuno ha acquistato questo componente.
legend-first = Primo Giocatore
legend-first-text = Comincia il round, ed è il primo a vendere.
legend-hidden = Coperta
legend-hidden-text = Una carta del mazzo, o una che conosce solo chi la possiede.
legend-discard = Pila degli scarti
legend-discard-text = Carte vendute, che non tornano più in gioco.

# Il contenuto: come si chiama ogni valore
content-cogs = Cogs all'inizio
content-scrap = Scrap all'inizio
content-dealt = Carte distribuite a testa
content-market = Carte nel mercato
content-seats = Giocatori al massimo
content-copies = Carte di ogni componente
content-components-name = nome
content-components-out = resta nella scatola
content-components-letter = lettera
content-prices = Prezzi
content-prices-start = all'inizio
content-prices-lowest = minimo
content-prices-highest = massimo
content-prices-adjust = variazione a ogni posto del Tracciato Ordini
content-mechanisms-name = nome
content-mechanisms-starter = fra i Meccanismi Iniziali
content-mechanisms-expert = per esperti
content-mechanisms-cost = costo
content-mechanisms-shows = carte mostrate
content-mechanisms-step = passo del prezzo
content-mechanisms-pays = Cogs pagati
content-mechanisms-worth = Cogs alla fine
content-mechanisms-others = altri Meccanismi ammessi
content-mechanisms-saves = Cogs risparmiati

# What the coach and the review speak of besides points, by the next turn
notion-built = { $points ->
    [one] Meccanismo
   *[other] Meccanismi
}
notion-cards = { $points ->
    [one] carta
   *[other] carte
}
notion-scrap = { $points ->
    [one] carta Scrap
   *[other] carte Scrap
}
