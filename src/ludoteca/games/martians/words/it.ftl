# Martians!!! in italiano.
title = Martians!!!
tagline = Costruisci la città, schiva i Marziani e da' alla loro Nave Madre quel che si merita.

# Le cose
card-C1 = Agente XXXX (Classificato)
card-C1-text = ogni giocatore guadagna 1 Proiettile, fino a { $most }
card-C2 = Dolci
card-C2-text = sposta i Marziani di una tessera su quadrati liberi di una tessera accanto, anche negli edifici
card-C3 = Dado a quattro facce
card-C3-text = arma: scartala, e fino al tuo prossimo turno nessun Marziano si muove sul tuo quadrato
card-C4 = Fuori dalla mia terra!
card-C4-text = togli tutti i Marziani da una tessera
card-C5 = Sicurezza Nazionale
card-C5-text = nessun Marziano si muove fino alla fine del tuo prossimo turno
card-C6 = È il tempo di ANDARE!
card-C6-text = dopo questo turno ne giochi un altro
card-C7 = Legge Marziale
card-C7-text = ogni pedina all'aperto va nell'edificio o nel campo più vicino
card-C8 = Lettore MP3
card-C8-text = { $mode ->
    [cooperative] arma: scartala per annullare «Assorbi memoria»
   *[competitive] arma: scartala per annullare «Assorbi memoria» rivolta a te
}
card-C9 = Capacità Nucleare
card-C9-text = togli una tessera di strada dal bordo della mappa e collezionane i Marziani
card-C10 = Discorso Presidenziale
card-C10-text = togli un Marziano { $count ->
    [one] da una tessera
   *[other] da ciascuna di al massimo { few } tessere
}
card-C11 = Faro
card-C11-text = arma: scartala per scambiare un tuo gettone Oggetto con quello di un altro giocatore o con uno in un edificio; uno coperto di un tipo che hai torna al suo posto
card-C12 = Fucile a pompa
card-C12-text = arma: +1 a tutti i tiri { $count ->
    [one] del tuo prossimo combattimento
   *[other] dei tuoi prossimi { few } combattimenti
}, dal prossimo tiro in poi
card-C13 = Disturbatore di segnale
card-C13-text = arma: scartala, e fino alla fine del turno non combatti e non ti fermi per i Marziani
card-C14 = Prendila al mio posto!
card-C14-text = quando «Raggio traente» è rivolto a te: viene preso un altro giocatore
card-C15 = Teletrasporto
card-C15-text = metti la tua pedina su un qualunque altro quadrato
card-C16 = Non c'è modo di perdere!
card-C16-text = il tuo movimento di questo turno raddoppia
card-C17 = Questo non sta succedendo
card-C17-text = { $mode ->
    [cooperative] sostituisci con un'altra la carta Marziano appena pescata
   *[competitive] annulla una carta Marziano giocata su di te o contro tutti
}
card-C18 = Questo non è l'umano che state cercando
card-C18-text = una carta che ti prende di mira non ha effetto su di te; puoi rivolgerla a un altro giocatore
card-C19 = Aspetta! Io ho già giocato a questo gioco!
card-C19-text = +1 a tutti i tuoi tiri fino alla fine del turno
card-C20 = Tu mi stai facendo veramente - veramente arrabbiare!
card-C20-text = gioca { $count ->
    [one] un'altra carta
   *[other] fino a { few } altre carte
} in questo momento
card-C21 = Grandi occhi, piccola bocca
card-C21-text = tutti possono giocare una carta in più fino al prossimo turno del giocatore attivo
card-C22 = Luci brillanti
card-C22-text = { $mode ->
    [cooperative] tutti vedono un gettone Marziano coperto
   *[competitive] guarda un gettone Marziano coperto
}
card-C23 = Falsi cerchi nel Grano
card-C23-text = scambia due gettoni Marziano
card-C24 = Melma verde
card-C24-text = { $mode ->
    [cooperative] tutti scartano la mano e pescano altrettante carte
   *[competitive] tutti scartano la mano e pescano altrettante carte, tu una in più
}
card-C25 = Come cucinare gli Umani
card-C25-text = { $mode ->
    [cooperative] tutto il Carburante dei giocatori e quello scoperto va nelle Stazioni di Servizio
   *[competitive] un altro giocatore posa il Carburante in una Stazione di Servizio
}
card-C26 = Atterraggio
card-C26-text = ognuno può prendere un'arma dal mazzo
card-C27 = Levitazione
card-C27-text = nessuno tira per il movimento né si muove fino al prossimo turno del giocatore attivo
card-C28 = Isteria di massa
card-C28-text = { $count ->
    [one] una tessera senza Marziani ne riceve
   *[other] fino a { few } tessere senza Marziani ne ricevono
} uno
card-C29 = Assorbi memoria
card-C29-text = { $mode ->
    [cooperative] un giocatore a caso perde tutti i gettoni Oggetto
   *[competitive] un altro giocatore perde tutti i gettoni Oggetto
}
card-C30 = Ultracorpi
card-C30-text = un Marziano compare sul quadrato di ogni pedina
card-C31 = Stupidi Umani!
card-C31-text = -1 a tutti i tiri fino al prossimo turno del giocatore attivo
card-C32 = La fine del mondo come lo conosciamo
card-C32-text = non si pescano tessere fino al prossimo turno del giocatore attivo
card-C33 = Questo non è per niente come il videogioco!
card-C33-text = { $mode ->
    [cooperative] chi ha più di { $count ->
        [one] 1 Vita
   *[other] { $count } Vite
    } ne perde { $count }, e così per i Proiettili
   *[competitive] un altro giocatore perde { $count ->
        [one] 1 Vita e 1 Proiettile
   *[other] { $count } Vite e { $count } Proiettili
    }
}
card-C34 = Raggio traente
card-C34-text = { $mode ->
    [cooperative] la pedina di un giocatore a caso torna allo spazio Casa
   *[competitive] metti la pedina di un altro giocatore su un qualunque altro quadrato
}
card-C35 = Noi veniamo in pace
card-C35-text = ogni giocatore perde 1 Vita
card-said = «{ $card }»
few = { $count ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $count }
}
tile = { $tile ->
    [house] Casa
    [farm] Fattoria
    [gas-north] Stazione di Servizio (nord)
    [gas-south] Stazione di Servizio (sud)
    [feed] Consorzio agrario
    [hardware] Ferramenta
    [school] Scuola
    [quarry] Ufficio della cava
    [gun] Armeria
    [sheriff] Sceriffo
    [clinic] Clinica
    [church] Chiesa
    [diner] Tavola calda
    [radio] Stazione radio
    [straight] rettilineo
    [bend] curva
    [tee] incrocio a T
   *[cross] incrocio
}
tile-title = { $tile } (tessera { $number })
tile-there = { tile }
tile-placed = { tile }, { $where }
tile-placed-brief = { tile }
where-end = { $down } a { $end ->
    [north] nord
   *[south] sud
} della Casa
where-side = { $across } a { $side ->
    [east] est
   *[west] ovest
} della Casa
where-both = { $down } a { $end ->
    [north] nord
   *[south] sud
} e { $across } a { $side ->
    [east] est
   *[west] ovest
} della Casa
cell = quadrato { $square } ({ $there })
cell-brief = quadrato { $square } ({ $there })
letter-martian = M
letter-life = V
letter-bullet = P
letter-fuel = C
letter-fertilizer = F
letter-dynamite = D
letter-ship = N
letter-crop = G
letter-north = N
letter-east = E
letter-south = S
letter-west = O
kind = { $kind ->
    [fuel] Carburante
    [fertilizer] Fertilizzante
   *[dynamite] Dinamite
}
marker = { $kind ->
    [bullet] il Proiettile
   *[life] la Vita
}
direction = { $direction ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
ship = la Nave Madre
crop = Cerchi nel Grano
cards-1 = { $a }
cards-2 = { $a } e { $b }
cards-3 = { $a }, { $b } e { $c }

# Il tavolo nel terminale
map = Mappa
who = Giocatore
life = Vite
bullets = Proiettili
trophies = Marziani
items = Oggetti
hand = Mano
weapons = In gioco
plays-head = Giocate
where = Dove
card-head = Carta
text-head = Che cosa fa
effects = In vigore: { $list }
turn-of = { $last ->
    [0] Turno { $turn }
   *[other] Turno { $turn } di { $last } al massimo
}
supply = Riserva di Marziani: { $count }
tile-deck = Mazzo Mappa: { $count }
draw-pile = Mazzo Evento: { $count }
martian-deck = Mazzo Marziano: { $count }
pool = Gettoni Oggetto da parte: { $count }
discard-pile = Scarti ({ $count }):
delivered-list = Consegnati: { $list }
turned-over = Tessera pescata: { $tile }
table-waits = Il tavolo aspetta.
nothing = niente
legend = { letter-martian } Marziano · { letter-life } Vita · { letter-bullet } Proiettile · { letter-fuel } Carburante · { letter-fertilizer } Fertilizzante · { letter-dynamite } Dinamite (minuscole: noti a te) · ? oggetto coperto · o gettone coperto · { letter-crop } Cerchi nel Grano · { letter-ship } Nave Madre · ! icona · cifre: pedine
effect-of = { $card } ({ $seat })

# Azioni
place = Piazza la tessera { $tile }: { $where }, { $rotation ->
    [0] non ruotata
    [1] ruotata di un quarto a destra
    [2] ruotata di mezzo giro
   *[3] ruotata di un quarto a sinistra
}
place-bare = Piazza la tessera: { $where }, { $rotation ->
    [0] non ruotata
    [1] ruotata di un quarto a destra
    [2] ruotata di mezzo giro
   *[3] ruotata di un quarto a sinistra
}
step = Muovi a { direction }
roll-fight = Combatti: tira il dado
roll-move = Prosegui: tira il dado
stop = Fermati qui
pass = Passa
keep-all = Tieni tutte le carte
nobody = Nessuno
enough = Basta così
no-weapon = Non prendere armi
pay-bullets = { $count ->
    [one] Spendi 1 Proiettile
   *[other] Spendi { $count } Proiettili
}
pay-bare = Spendi Proiettili
lose-life = Perdi una Vita
play = Gioca { $card }
use = Usa l'arma { $card }
choose-seat = Scegli { $seat }
choose-tile = Scegli la tessera { $tile }
choose-cell = Scegli il { $cell }
move-martian = Muovi il Marziano sul { $cell }
get-object = Prendi il gettone sul { $cell }
martian-dir = Muovilo a { direction }
discard = Scarta { $card }
take = Raccogli { marker }
leave = Lascia { marker }
give = Cedi il gettone { $kind }
get-item = Prendi il gettone { $kind }: lo cede { $seat }
ask-own = Il tuo turno, { $moment ->
    [tile] prima di girare la tessera
    [fight] prima del tiro di combattimento
    [step] prima di proseguire
    [martians] prima del tiro per i Marziani
    [martian] prima che si muova il prossimo Marziano
    [farms] prima che arrivino nuovi Marziani nelle Fattorie
    [end] prima della fine del turno
   *[roll] prima del tiro di movimento
}: giochi una carta?
arm = Prendi { $card }

# Domande
ask-place = Piazza la tessera { $tile }.
ask-fight = Un Marziano! Tira il dado, o prima gioca una carta.
ask-pay = Il tuo totale è { $total }: spendi { $price ->
    [one] 1 Proiettile
   *[other] { $price } Proiettili
} o perdi una Vita.
ask-prepare = Prima del tiro di movimento: giochi una carta?
ask-others = { $other } è di turno, { $moment ->
    [tile] prima di girare la tessera
    [fight] prima di un tiro di combattimento
    [step] prima del prossimo passo
    [martians] prima del tiro per i Marziani
    [martian] prima che si muova il prossimo Marziano
    [farms] prima che arrivino nuovi Marziani nelle Fattorie
    [end] prima della fine del turno
   *[roll] prima del tiro di movimento
}: giochi una carta?
ask-martian-card-idle = Carta Marziano { $card } ({ $text }): adesso non cambierebbe niente. Qualcuno risponde?
ask-move = Movimento: { $left ->
    [one] resta 1 passo
   *[other] restano { $left } passi
}.
ask-take = Raccogli { marker } o lasci il segnalino a un compagno?
ask-last-call = { $other } sta per vincere sulla Nave Madre: ultima occasione!
ask-react = { $other } usa { $card }: rispondi?
ask-martian-card = Carta Marziano { $card } ({ $text }): qualcuno risponde?
ask-martian = { $left ->
    [one] Muovi ancora 1 Marziano: quale?
   *[other] Muovi ancora { $left } Marziani: quale?
}
ask-dir = Dove va il Marziano sul { $cell }?
ask-discard = Scarti una carta o le tieni tutte?
ask-seat = { $card }: su quale giocatore?
ask-redirect = { $card }: su quale giocatore al posto tuo?
ask-tile = { $card }: scegli una tessera.
ask-second-tile = { $card }: scegli la seconda tessera.
ask-cell = { $card }: scegli un quadrato.
ask-candy-which = { $card }: quale Marziano si sposta?
ask-candy-to = { $card }: dove va?
ask-give = { $card }: quale gettone cedi?
ask-get = { $card }: che cosa prendi in cambio del gettone { $kind }?
ask-landing = { $card }: prendi un'arma?
ends = La partita è finita.

# Che cosa succede
turn = Turno { $number }: { $seat }.
draws-tile = { $seat } gira la tessera { $tile }.
lays-tile = { $seat } piazza la tessera { $tile }: { $where }.
tile-discarded = Per la tessera { $tile } non c'è posto: viene scartata.
skip-tile-none = Non ci sono più tessere da girare.
skip-tile = La fine del mondo: non si gira nessuna tessera.
skip-move = Levitazione: { $seat } non tira per il movimento e non si muove.
skip-move-died = { $seat } ha perso la vita in questo turno e non si muove.
skip-steps = Levitazione: { $seat } si ferma; { $count ->
    [0] non aveva più passi
    [one] va perso 1 passo
   *[other] vanno persi { $count } passi
}.
skip-martians = Sicurezza Nazionale: nessun Marziano si muove.
martians-stuck = { $count ->
    [one] Nessun altro Marziano ha spazio per muoversi: va persa 1 mossa.
   *[other] Nessun altro Marziano ha spazio per muoversi: vanno perse { $count } mosse.
}
no-cards-left = Il mazzo è finito e non ci sono scarti: { $seat } non pesca altro.
no-effect = { $card } non cambia niente.
no-weapons-left = Nel mazzo non c'è nessuna arma che qualcuno possa prendere.
fuel-carried = Un gettone { $kind } passa dal { $from } al { $cell }.
map-closed = La mappa è chiusa: il turno finisce subito.
draws = { $count ->
    [one] { $seat } pesca 1 carta.
   *[other] { $seat } pesca { $count } carte.
}
draws-open = { $seat } pesca { $secret }.
deck-renewed = Gli scarti, mescolati, formano un nuovo mazzo.
plays = { $seat } gioca { $card }.
uses = { $seat } usa { $card }.
arms = { $seat } ha una nuova arma: { $card }.
names = { $seat } sceglie il bersaglio di { $card }: { $other }.
cancelled = { $card } è annullata.
draws-martian = { $seat } gira una carta Marziano: { $card }.
random-player = La sorte sceglie { $seat }.
effect-ends = Finisce l'effetto di { $card }.
move-roll = { $seat } tira { $die }: { $doubled ->
    [yes] il doppio di { $die } più { $life ->
        [one] 1 Vita
   *[other] { $life } Vite
    }
   *[no] con { $life ->
        [one] 1 Vita
   *[other] { $life } Vite
    }
}{ $modifier ->
    [plus] {" "}e 1 in più
    [minus] {" "}e 1 in meno
   *[none] {""}
}, { $count ->
    [one] 1 passo
   *[other] { $count } passi
}.
steps = { $seat } va sul { $cell } ({ $left ->
    [0] nessun passo rimasto
    [one] ancora 1 passo
   *[other] ancora { $left } passi
}).
fight-roll = { $seat } combatte: il dado dà { $die }, totale { $total }.
pays = { $seat } spende { $count ->
    [one] 1 Proiettile
   *[other] { $count } Proiettili
}; { $now ->
    [0] non gliene restano
    [one] gliene resta 1
   *[other] gliene restano { $now }
}.
beats-martian = { $seat } sconfigge il Marziano.
loses-life = { $seat } perde { $count ->
    [one] 1 Vita
   *[other] { $count } Vite
}; { $now ->
    [0] non gliene restano
    [one] gliene resta 1
   *[other] gliene restano { $now }
}.
loses-bullets = { $seat } perde { $count ->
    [one] 1 Proiettile
   *[other] { $count } Proiettili
}; { $now ->
    [0] non gliene restano
    [one] gliene resta 1
   *[other] gliene restano { $now }
}.
dies = { $count ->
    [0] { $seat } muore e ricomincia dalla Casa.
    [one] { $seat } muore, perde 1 Marziano e ricomincia dalla Casa.
   *[other] { $seat } muore, perde { $count } Marziani e ricomincia dalla Casa.
}
takes-life = { $seat } raccoglie una Vita e ne ha { $now }.
takes-bullet = { $seat } raccoglie un Proiettile e ne ha { $now }.
leaves-marker = { $seat } lascia il segnalino.
takes-item = { $seat } raccoglie un gettone { $kind }.
puts-back = { $seat } guarda il gettone sul { $cell } e lo rimette giù.
puts-back-own = { $seat } guarda il gettone sul { $cell } e lo rimette giù: { $secret }.
item-set-down = { $seat } lascia un gettone { $kind }, scoperto, sul { $cell }.
items-to-pool = { $seat } rimette da parte tutti i suoi gettoni Oggetto.
exchanges-items = { $seat } e { $other } si scambiano un gettone { $kind } e un gettone { $got }.
exchanges-object = { $seat } posa un gettone { $kind } sul { $cell } e prende un gettone { $got }.
crop-found = { $seat } gira il gettone della tessera { $tile }: Cerchi nel Grano.
ship-found = { $seat } gira il gettone della tessera { $tile }: la Nave Madre!
delivers = { $seat } porta un gettone { $kind } sulla Nave Madre.
looks = { $seat } guarda il gettone della tessera { $tile }.
looks-own = { $seat } guarda il gettone della tessera { $tile }: { $secret }.
tokens-swapped = { $seat } scambia i gettoni delle tessere { $tile } e { $other }.
bullets-for-all = Ognuno guadagna un Proiettile.
martian-lured = { $seat } sposta un Marziano dal { $from } al { $to }.
tile-cleared = { $count ->
    [one] 1 Marziano lascia la tessera { $tile }.
   *[other] { $count } Marziani lasciano la tessera { $tile }.
}
tile-removed = { $count ->
    [0] { $seat } toglie la tessera { $tile }.
    [one] { $seat } toglie la tessera { $tile } e ne colleziona il Marziano.
   *[other] { $seat } toglie la tessera { $tile } e ne colleziona i { $count } Marziani.
}
pawn-sent = { $seat } si ritrova sul { $cell }.
martian-removed = Il Marziano sul { $cell } viene tolto.
martian-appears = Un Marziano compare sul { $cell }.
slimed = { $seat } scarta { $card }.
offered = { $seat } può prendere { $card }.
martian-roll = { $seat } tira { $die } per i Marziani{ $modifier ->
    [plus] , più 1
    [minus] , meno 1
   *[none] {""}
}: { $count ->
    [0] non se ne muove nessuno
    [one] se ne muove 1
   *[other] se ne muovono { $count }
}.
martian-moves = { $seat } muove un Marziano dal { $from } al { $cell }.
farm-grows = Un nuovo Marziano sulla tessera { $tile }.
discards = { $seat } scarta { $card }.
wins-trophies = { $seat } ha { $count } Marziani in collezione e vince.
wins-items = { $seat } sale sulla Nave Madre con i tre gettoni Oggetto e vince.
won-together = Carburante, Fertilizzante e Dinamite sono a bordo: avete vinto!
lost-supply = L'ultimo Marziano è sul tavolo: avete perso.
lost-ship = La Nave Madre non può più arrivare: avete perso.
lost-time = Il tempo è scaduto: avete perso.
time-out = Il tempo è scaduto.
compared = { $criterion ->
    [trophies] Marziani in collezione
    [items] Gettoni Oggetto
    [life] Vite
   *[bullets] Proiettili
}: { $numbers }{ $result ->
    [decided] ; è questo che decide.
    [narrowed] ; gli altri sono fuori.
   *[tied] ; parità.
}
has-count = { $seat } ({ $count })
and-also = { $first }, { $second }
join-lines = { $first } { $second }
decided-ship = { $seat } ha portato i tre oggetti sulla Nave Madre: è questo che decide.
line-trophies = Marziani in collezione
line-delivered = Gettone { $kind } consegnato

# Perché no
no-not-now = Non adesso. { $question }
no-occupied = Lì c'è già una tessera: { $tile }.
no-same-picture = Girata così la tessera ha lo stesso aspetto che con meno giri: scegli quella posizione.
no-match = A { direction } una strada finirebbe contro un lato senza uscita.
no-join = Lì nessuna strada la unirebbe alla mappa.
no-neighbour = Accanto a quel posto non c'è nessuna tessera.
no-tile-there = Non è sul tavolo la tessera { $tile }.
no-tile-target = { $card } non si può usare sulla tessera { $tile }.
no-link = Da lì nessun passaggio porta a { direction }.
no-steps-left = Non hai più passi.
no-pass-martian = Finché un Marziano può muoversi, deve farlo.
no-room = Sul { $cell } c'è già un Marziano.
no-shielded = Il Dado a quattro facce tiene i Marziani lontani dal { $cell }.
no-martian = Sul { $cell } non c'è nessun Marziano.
no-moved = Il Marziano sul { $cell } si è già mosso.
no-way-out = Il Marziano sul { $cell } non ha quadrati liberi dove andare.
no-square = Sul { $cell } non si può andare: è chiuso, o la sua tessera non è sul tavolo.
no-object = Sul { $cell } non c'è nessun gettone che tu possa prendere.
no-cell-target = { $card } non si può usare sul { $cell }.
no-not-in-hand = Non hai in mano { $card }.
no-play-left = Non puoi giocare altre carte fino al tuo prossimo turno.
no-reaction = { $card } non risponde a questa carta.
no-undo = { $card } non toglierebbe la vittoria.
no-window = { $card } non si può giocare in questo momento: { $when ->
    [own] si gioca nel proprio turno, combattendo o prima e durante il movimento
    [moving] si gioca nel proprio turno, prima o durante il movimento
   *[reaction] risponde a un'altra carta
}.
no-second-weapon = Hai già in gioco { $card }.
no-leaving = Non si lascia un combattimento dopo il primo tiro.
no-other-card = Non hai nessun'altra carta da giocare adesso.
no-change = Adesso { $card } non cambierebbe niente.
no-shotgun = Il Fucile a pompa funziona da solo, dal tuo prossimo tiro di combattimento in poi.
no-arm = Non hai in gioco { $card }.
no-weapon-now = { $card } non si può usare in questo momento.
no-own-turn = { $card } si usa solo nel proprio turno.
no-two-weapons = In un combattimento serve una sola arma.
no-exchange = Non c'è niente da scambiare con { $card }.
no-twice = L'effetto di { $card } è già in vigore.
no-such-seat = Lì non siede nessuno.
no-self = Devi scegliere un altro giocatore.
no-target = { $seat } non può essere il bersaglio di { $card }.
no-gift = Non c'è niente da prendere in cambio del gettone { $kind }.
no-item = Non hai un gettone { $kind }.
no-swap = { $seat } non ha un gettone { $kind } che tu possa avere.
no-such-weapon = { $card } non si può avere.

# Opzioni
option-mode = Modalità
option-mode-help = Tutti contro tutti, o tutti insieme contro i Marziani.
option-mode-competitive = Competitivo
option-mode-cooperative = Cooperativo
option-players = Giocatori
option-players-help = Da due a sei in competizione, da uno (in solitario) a sei insieme.
option-trophy_goal = Marziani per vincere
option-trophy_goal-help = Competitivo: quanti Marziani in collezione danno la vittoria. 30 è il numero del regolamento; con 20 la caccia vale quanto la nave.
option-difficulty = Difficoltà
option-difficulty-help = Cooperativo: quanti Marziani ha la riserva, dove vanno quelli sconfitti e quanti gettoni Oggetto ha la città. Le cifre: partite vinte su 100, da uno a sei giocatori, da principianti che vanno dritti a ciò che manca / da bot che guardano una decisione avanti.
option-difficulty-gentle = facile (67–89 / 73–98 %)
option-difficulty-book = regolamento (9–38 / 30–57 %)
option-difficulty-advanced = avanzata (7–17 / 25–43 %)
option-difficulty-hard = difficile (3–11 / 15–30 %)
option-ambush = Agguato sulla nave
option-ambush-help = Se un Marziano arriva sulla Nave Madre appena viene girata, così che chi la trova combatte un'altra volta.
option-ambush-on = subito
option-ambush-off = alla fine del turno
option-surge = Invasione
option-surge-help = In quali Fattorie cresce un Marziano a ogni turno quando si è trovata la Nave Madre.
option-surge-ship_tile = tessera della Nave Madre
option-surge-all_farms = tutte le Fattorie
option-card_windows = Quando si giocano le carte
option-card_windows-help = Tutti giocano carte nel proprio turno e in risposta. Con poche domande anche gli altri, una volta per turno; con qualche domanda in più tutti anche prima della tessera e prima dei Marziani; in ogni momento vuol dire prima di ogni passo, tiro e Marziano.
option-card_windows-lean = poche domande
option-card_windows-full = qualche domanda in più
option-card_windows-all = in ogni momento (regolamento)
option-last_call = Ultima occasione
option-last_call-help = Competitivo: gli altri possono rispondere con una carta a chi vince con gli Oggetti.
option-last_call-on = sì
option-last_call-off = no
option-card_deaths = Le carte possono uccidere
option-card_deaths-help = No: una carta non toglie mai l'ultima Vita.
option-card_deaths-on = sì
option-card_deaths-off = no
option-coop_open_hands = Mani scoperte
option-coop_open_hands-help = Cooperativo: tutti vedono le carte di tutti.
option-coop_open_hands-on = sì
option-coop_open_hands-off = no
option-lap_limit = Limite di giri
option-lap_limit-help = La partita finisce quando ognuno ha giocato questo numero di turni.
option-lap_limit-off = nessun limite

# Lo schermo
martian = Marziano
icon = Icona Marziano: chi ci arriva camminando scopre una carta Marziano
hidden-object = Un oggetto coperto: { $list }
known-object = Un oggetto coperto; sai che è { $kind }
token-down = Un gettone Marziano coperto: Cerchi nel Grano o la Nave Madre
token-known = Un gettone Marziano coperto; sai che cos'è: { $what }
token-up = Gettone Marziano: { $what }
walk = { $count ->
    [one] Vai al { $cell }: 1 passo
   *[other] Vai al { $cell }: { $count } passi
}
walk-fight = { $count ->
    [one] Vai al { $cell }: 1 passo, poi si combatte
   *[other] Vai al { $cell }: { $count } passi, poi si combatte
}
zoom-in = Più vicino
zoom-out = Più lontano
zoom-all = Tutta la mappa
desk = Il turno
stage-tile = Tessera
stage-fight = Lotta
stage-cards = Carte
stage-move = Passi
stage-martians = Marziani
stage-end = Fine
own-hand = La tua mano
hand-empty = Non hai carte in mano.
hand-size = { $count ->
    [0] Nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
plays-left = { $count ->
    [0] Nessuna giocata rimasta
    [one] 1 giocata rimasta
   *[other] { $count } giocate rimaste
}
when-any = In ogni momento per le carte
when-last = In ogni momento per le carte, anche all'ultima occasione
when-own = Nel tuo turno
when-moving = Nel tuo turno, prima di muovere o muovendo
when-reaction = Come risposta
when-weapon = Arma: mettila davanti a te
play-now = Gioca
discard-now = Scarta
trophies-of = Marziani in collezione: { $count } di { $goal }
active-now = di turno
won-now = ha vinto
item-have = ha { $kind }
item-lack = senza { $kind }
delivered-now = { $kind } è a bordo
delivered-yet = { $kind } deve ancora arrivare a bordo
supply-short = Marziani nella riserva
tiles-short = Tessere ancora da scoprire
pile-short = Carte nel mazzo
martian-pile-short = Carte nel mazzo Marziano
pool-short = Oggetti non ancora messi
turn-short = { $last ->
    [0] Turno { $turn }
   *[other] Turno { $turn } di { $last } al massimo
}
turn-help = Clicca un'ombra per piazzarla. Girala con la rotella, il tasto R o le sue figure piccole.
turn-help-touch = Tocca sulla mappa un posto dove può stare; poi girala e piazzala lì.
put-away = Un altro posto
put-spin = Gira
put-okay = Piazzala qui
steps-left = { $count ->
    [one] 1 passo rimasto
   *[other] { $count } passi rimasti
}
martians-left = { $count ->
    [one] 1 Marziano ancora da muovere
   *[other] { $count } Marziani ancora da muovere
}
fight-title = Si combatte!
fight-odds = { $win } su 6 vincono subito
face-win = { $face }: il Marziano è battuto
face-pay = { $count ->
    [one] { $face }: 1 Proiettile, oppure una Vita
   *[other] { $face }: { $count } Proiettili, oppure una Vita
}
face-life = { $face }: si perde una Vita
die-shows = L'ultimo tiro: { $die }
die-none = Nessun tiro finora
card-of = { $seat } gioca
card-drawn = Una carta Marziano
card-at = bersaglio: { $seat }
lasts-until = fino al prossimo turno di chi è indicato: { $seat }
nothing-to-do = Il tavolo aspetta.
over-won = { $count ->
    [one] { $names } ha vinto!
   *[other] { $names } hanno vinto!
}
over-lost = Hanno vinto i Marziani.
life-of = Vita: { $count }
bullets-of = Proiettili: { $count }
notion-trophies = { $points ->
    [one] Marziano
   *[other] Marziani
}
notion-life = Vita
notion-bullets = { $points ->
    [one] Proiettile
   *[other] Proiettili
}
unit = { $points ->
    [one] Marziano
   *[other] Marziani
}
unit-together = { $points ->
    [one] tipo consegnato
   *[other] tipi consegnati
}

# Il bordo, il tavolo e la fine
goal-first = Vince chi ha
goal-hunt = { $goal ->
    [one] 1 Marziano
   *[other] { $goal } Marziani
}
goal-or = o porta
goal-together = Insieme
goal-threat = { $count ->
    [one] ne resta 1, poi è persa
   *[other] ne restano { $count }, poi è persa
}
ship-hidden = in una delle Fattorie
about-hunt = Con { $goal } Marziani si vince subito: entra dove ce n'è uno, e con 4 o più lo batti.
about-ship = Oppure porta i tre oggetti degli edifici alla Nave Madre, nascosta in una Fattoria.
about-together = Portate i tre oggetti degli edifici alla Nave Madre, nascosta in una Fattoria, e vincete tutti.
about-supply = Marziani rimasti nella riserva: quando l'ultimo arriva sul tavolo avete perso tutti.
about-martian = Un Marziano: se entri nel suo quadrato lo combatti.
about-pawn = La pedina di { $seat }
aims = Come si vince
about-crate = Un oggetto coperto: entra nel suo quadrato e prendilo, se non ne hai uno uguale.
about-token = Un gettone coperto su una Fattoria: la Nave Madre o soltanto Cerchi nel Grano.
about-stock = I Proiettili rimediano ai tiri brutti, le Vite danno passi; al più { $most }.
overview = Tutta la città
supply-label = Marziani
tiles-label = Tessere
pile-label = Carte
martian-pile-label = Carte Marziano
pool-label = Oggetti
use-now = Usa
armed-now = davanti a te
martian-instead = Muovi invece questo Marziano
another-martian = Un altro Marziano
another-martian-help = Annulla la scelta di questo Marziano
rest-for-me = Muovi tu gli altri
rest-for-me-help = Un bot muove i Marziani che restano
hush-round = Non in questo giro
hush-round-help = Fino al tuo prossimo turno ti si chiede solo se una carta è rivolta a te, o alla tua ultima occasione
hush-target = Solo se tocca a me
hush-target-help = A questo tavolo ti si chiede solo se una carta è rivolta a te, o alla tua ultima occasione; puoi cambiarlo nelle impostazioni
switch-ask-take = Chiedi prima di prendere una Vita o un Proiettile, anche se nessun compagno ne ha di meno
finale-map = La città alla fine, con tutti dove si trovavano
finale-figures = { $turn ->
    [one] 1 turno
   *[other] { $turn } turni
}, { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}, { $martians ->
    [0] nessun Marziano in città
    [one] 1 Marziano in città
   *[other] { $martians } Marziani in città
}
finale-stood = visto per l'ultima volta sul { $cell }
legend-pawns = Pedine
legend-pawn = Pedina { $number }
legend-things = In città
legend-objects = Oggetti per la Nave Madre
legend-buildings = Edifici
legend-gas = Stazione di Servizio
legend-life = Vita
legend-bullet = Proiettile
legend-crate = Un oggetto coperto
legend-token = Un gettone Marziano coperto
legend-icon = Icona Marziano

# Che cosa mostrano le figure del regolamento

picture-E4 = Nove tessere disposte ad anello attorno a un solo posto vuoto, a ovest della Casa.
picture-E5 = La Casa con la Chiesa a nord e la Tavola calda a sud, con Marziani, Vita e oggetti nascosti sulle caselle.
picture-E9 = La Chiesa, la Casa e la Tavola calda; la pedina è sulla casella di un Marziano appena dentro la Chiesa.
picture-E22 = La Chiesa, la Casa e la Tavola calda con una pedina alla porta sud della Chiesa e un'altra al suo interno.
picture-E27 = Una strada diritta unisce una Fattoria alla Casa; una T con quattro Marziani chiude la strada a est.


# La prima partita guidata
guide-town = Questa è la città, e cresce di una tessera per turno. Cammini di quadrato in quadrato lungo le strade e attraverso le porte. I tipi verdi sono Marziani, mai più di uno per quadrato.
guide-people = Qui vedi che cosa ha ognuno: Vite, Proiettili, Marziani sconfitti e gettoni Oggetto. Cominci con 3 Vite e 3 Proiettili, e non ne avrai mai più di 5.
guide-win = Si vince in due modi: con 30 Marziani in collezione, o portando Carburante, Fertilizzante e Dinamite alla Nave Madre. È nascosta in una delle quattro Fattorie.
guide-tile = Il turno comincia con una tessera. Piazzala in modo che le strade combacino. Quasi tutte portano un Marziano su ogni quadrato di strada; gli edifici hanno anche Vite, Proiettili e oggetti nascosti.
guide-tile-play = Un edificio proprio accanto a casa: quello che contiene è a pochi passi.
guide-card = Prima di tirare puoi giocare una carta della mano. Da un turno all'altro hai una sola giocata: scegli il momento.
guide-card-play = Isteria di massa potrebbe solo mettere un Marziano sulla tessera dove sei tu. Tienila per dopo, e tira.
guide-move = Dado più Vite: tanti passi puoi fare, uno alla volta, e fermarti quando vuoi. Se entri dove c'è un Marziano, lo combatti.
guide-move-play = A ovest, verso il Marziano più vicino: ognuno che sconfiggi va nella tua collezione.
guide-fight = Con 4 o più vinci. Con meno paghi la differenza in Proiettili, se li hai, oppure perdi una Vita e tiri di nuovo.
guide-fight-play = Metà dei tiri vince, e 3 Proiettili rimediano anche al peggiore.
guide-loot = Cammina finché hai passi. In un quadrato senza Marziani raccogli quello che c'è; un oggetto nascosto lo vedi soltanto tu.
guide-loot-play = Ancora un Marziano, poi un Proiettile e l'oggetto che c'è dietro. Poi fermati: hai preso quello che cercavi.
guide-end = Dopo i tuoi passi si muovono i Marziani: il dado dice quanti, tu dici quali e dove. Poi puoi scartare una carta; nel prossimo turno torni ad averne tre.
guide-end-play = Possono ancora servirti tutte: tienile.
guide-on = Tessera, combattimento, carte, passi, Marziani: il turno è questo. Chi perde l'ultima Vita ricomincia da casa, senza oggetti e al più con metà collezione. Nel dubbio, chiedi un consiglio. Buona caccia!
preset-first-help = Uno contro l'altro, fino a 15 marziani.
preset-together = Insieme, con calma
preset-together-help = Tutti contro i marziani, senza troppa cattiveria.
preset-tournament-help = Carte in qualsiasi momento, agguati sulla nave.

# Che cosa deve valere del contenuto
must-when = A in ogni finestra, O nel proprio turno, M prima o durante il movimento, X reazione, AL anche all'ultima occasione
must-rows = f dappertutto in una Fattoria e in nessun altro posto; il centro della Casa non bloccato
must-exits = alcuni di NESW, in quest'ordine
must-exit-square = lati la cui casella di mezzo è r o f
must-doors = a-b: due caselle da 0 a 8 con un lato in comune, nessuna bloccata
must-icon = -1, o una casella non bloccata
must-markers = L o B e una casella di edificio, per esempio L0
must-marker-once = un solo segnalino per casella
must-objects = al massimo due caselle di edificio senza segnalino
must-object-icon = in un edificio, il primo sull'icona; altrove nessuno

# Il contenuto: come si chiama ogni valore
content-martians = Marziani
content-life_start = Vita all'inizio
content-bullets_start = Proiettili all'inizio
content-most = Massimo di Vita e Proiettili
content-hand = Carte in mano
content-copies = Copie di ogni carta
content-objects = Oggetti di ogni tipo
content-coop_objects = Oggetti di ogni tipo, cooperativo
content-surge = Ordine in cui si riempie una Fattoria invasa
content-level-gentle = Facile
content-level-book = Regolamento
content-level-advanced = Avanzata
content-level-hard = Difficile
content-difficulty-name = nome
content-difficulty-supply = riserva di Marziani in 1, 2 … 6
content-difficulty-spots = posti degli oggetti in uso in 1, 2 … 6
content-difficulty-beaten = dove vanno i Marziani sconfitti
content-tiles-ids = numeri
content-tiles-name = nome
content-tiles-kind = tipo
content-tiles-rows = caselle
content-tiles-exits = uscite
content-tiles-doors = porte
content-tiles-icon = casella dell'icona
content-tiles-markers = segnalini
content-tiles-objects = caselle degli oggetti
content-cards-id = regola
content-cards-deck = mazzo
content-cards-when = quando si gioca
content-cards-weapon = arma
content-cards-against = contro
content-cards-by_lot = a sorte
content-cards-lasts = durata
content-cards-copies = copie
content-cards-count = numero con cui gioca

## Stili di gioco dei bot

style-hunter = cacciatore
style-collector = collezionista
style-saboteur = sabotatore

# What the coach and the review speak of besides points, by the next turn
notion-ship = { $points ->
    [one] passo
   *[other] passi
}
notion-ship-more-leads = { $who ->
    [you] La Nave Madre ti è più vicina di circa { $amount }
   *[one] La Nave Madre è più vicina { A($seat) } di circa { $amount }
}
notion-ship-more-follows = { $who ->
    [you] la Nave Madre ti è più vicina di circa { $amount }
   *[one] la Nave Madre è più vicina { A($seat) } di circa { $amount }
}
notion-ship-less-leads = { $who ->
    [you] La Nave Madre ti è più lontana di circa { $amount }
   *[one] La Nave Madre è più lontana { DA($seat) } di circa { $amount }
}
notion-ship-less-follows = { $who ->
    [you] la Nave Madre ti è più lontana di circa { $amount }
   *[one] la Nave Madre è più lontana { DA($seat) } di circa { $amount }
}
