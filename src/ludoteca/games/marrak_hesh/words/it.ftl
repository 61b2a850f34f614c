# Marrak Hesh 17 in italiano.
title = Marrak Hesh 17
tagline = Attracca, prendi, stiva: il carico più ricco del suk orbitale.

# Le cose. Il genere della merce decide quello del colore.
goods = { $kind ->
    [engine] Motore
    [plant] Pianta
    [robot] Robot
    [crystal] Cristallo
    [spice] Spezia
    [relic] Reliquia
   *[water] Acqua
} { $kind ->
    [engine] { goods-masculine }
    [robot] { goods-masculine }
    [crystal] { goods-masculine }
   *[other] { goods-feminine }
}
goods-masculine = { $colour ->
    [yellow] giallo
    [violet] viola
    [red] rosso
    [blue] blu
    [green] verde
   *[white] bianco
}{ $rare ->
    [yes] {" "}raro
   *[no] {""}
}
goods-feminine = { $colour ->
    [yellow] gialla
    [violet] viola
    [red] rossa
    [blue] blu
    [green] verde
   *[white] bianca
}{ $rare ->
    [yes] {" "}rara
   *[no] {""}
}
colour = { $colour ->
    [yellow] Giallo
    [violet] Viola
    [red] Rosso
    [blue] Blu
    [green] Verde
   *[white] Bianco
}
kind = { $kind ->
    [engine] Motore
    [plant] Pianta
    [robot] Robot
    [crystal] Cristallo
    [spice] Spezia
    [relic] Reliquia
   *[water] Acqua
}
legend-colours = Colori delle Merci
legend-kinds = Tipi di Merce
legend-transports = Trasporti
legend-points = Che cosa dà punti
legend-marks = Segni dello Spazio Profondo
# Lettere per chi non distingue i colori: vengono dalle parole
colour-letter = { $colour ->
    [yellow] G
    [violet] L
    [red] R
    [blue] U
    [green] V
   *[white] B
}
kind-letter = { $kind ->
    [engine] m
    [plant] p
    [robot] r
    [crystal] c
    [spice] s
    [relic] q
   *[water] a
}
transport-letter = { $colour ->
    [orange] a
    [teal] o
   *[slate] d
}
transport = { $colour ->
    [orange] arancio
    [teal] ottanio
   *[slate] ardesia
}
card-safe_conduct = Salvacondotto
card-safe_conduct-text = Una volta per partita: il tuo Trasporto può avere il colore di uno dei due vicini, non di entrambi.
card-safe_conduct-token = gettone Salvacondotto
card-loading_crane = Gru di carico
card-loading_crane-text = Sistema ogni Merce accanto a quella sistemata prima, se possibile.
card-black_market = Mercato nero
card-black_market-text = Una volta per partita: prima di sistemarla, scambia la Merce presa con una delle due avanzate.
card-black_market-token = gettone Mercato nero
card-zero_gravity = Gravità zero
card-zero_gravity-text = Punteggio: puoi scambiare di posto due tue Merci.
card-forged_papers = Documenti falsi
card-forged_papers-text = Punteggio: una tua merce rara può valere come ogni colore; non è più rara.
card-jettison = Scarico d'emergenza
card-jettison-text = Punteggio: puoi svuotare una riga o colonna: 1 PV per Merce, al massimo { $most }.
card-full_catalogue = Catalogo completo
card-full_catalogue-text = Punteggio: { $kinds } tipi diversi danno { $points } PV.
card-sealed_bulkheads = Paratie stagne
card-sealed_bulkheads-text = Punteggio: ogni riga piena con estremi dello stesso colore o tipo dà { $long } PV (riga lunga) o { $short } PV (riga corta).
card-quarantine = Quarantena
card-quarantine-text = Punteggio: { $each } PV per ogni Merce senza vicine dello stesso colore o tipo.
card-second_buyer = Secondo acquirente
card-second_buyer-text = Punteggio: contano anche i gruppi di colore della seconda grandezza.
hold = Stiva
station = Stazione
leftovers = Avanzate
leftovers-shut = Le due Merci avanzate. Restano fuori dal gioco.
leftovers-open = Le due Merci avanzate. Una volta per partita puoi scambiare con una di esse la Merce appena presa.
dock = Attracco { $dock }
choose-transport = Attracco { $dock }, { $goods }: scegli un Trasporto
transport-name = Trasporto { transport }
transports-left = Trasporti { transport } rimasti: { $count } su { $most }
hold-cells = Una stiva di { $cells } caselle. Dopo la prima, ogni Merce deve toccarne una che c'è già.
token-left = Non ancora usato: { $token }
token-used = Già usato: { $token }
last-mark = L'ultima Merce sistemata: la prossima va qui accanto
forged-mark = Falsificata: vale come ogni colore
group-colour = Gruppo di { $count } Merci { $colour ->
    [yellow] gialle
    [violet] viola
    [red] rosse
    [blue] blu
    [green] verdi
   *[white] bianche
}
group-kind = Gruppo di { $count } { $kind ->
    [engine] Motori
    [plant] Piante
    [robot] Robot
    [crystal] Cristalli
    [spice] Spezie
    [relic] Reliquie
   *[water] Acque
}
hand = Trasporti
deep-space = Spazio Profondo
points = { $points } PV

# Azioni
place = Trasporto { transport } all'attracco { $dock }: { $goods }
place-safe = Trasporto { transport } all'attracco { $dock } con il Salvacondotto: { $goods }
place-bare = Trasporto { transport } all'attracco { $dock }
pass = Passa e conserva il Salvacondotto
keep = Tieni: { $goods }
keep-bare = Tieni la Merce appena presa
exchange = Scambia con: { $goods }
store = Sistema nella riga { $row }, colonna { $column }
store-nowhere = Sistema nella casella { $cell }

# Domande
ask-place = Piazza un Trasporto su un attracco e prendi la sua Merce.
ask-place-safe = Piazza un Trasporto con il Salvacondotto, oppure passa.
ask-market = Tieni la Merce presa ({ $goods }) o scambiala al Mercato nero.
ask-store = Sistema nella stiva la Merce presa: { $goods }.

# Eventi
places = { $seat } piazza un Trasporto { transport } all'attracco { $dock } e prende: { $goods }.
spends-safe-conduct = { $seat } usa il Salvacondotto.
passes = { $seat } passa e conserva il Salvacondotto.
skips = { $seat } non può piazzare Trasporti e salta il turno.
exchanges = { $seat } scambia al Mercato nero: dà { $given } e riceve { $got }.
stores = { $seat } sistema nella riga { $row }, colonna { $column }: { $goods }.
ends = Tutti hanno saltato il turno di fila: si contano le stive.
two-seats = { $one } e { $other }
three-seats = { $one }, { $others }
tie-shared = { $seats } hanno { $points } PV a testa e condividono { $place ->
    [1] la vittoria
   *[other] il secondo posto
}.
tie-decided = { $seat } e { $other } hanno { $points } PV a testa; { $seat } precede { $criterion ->
    [rare] per più merci rare ({ $own } contro { $others })
    [fewer] per meno Merci nella stiva ({ $own } contro { $others })
   *[later] perché gioca più tardi nell'ordine di turno (posizione { $own } contro { $others })
}.

# Perché no
no-place-market = Prima tieni la Merce presa ({ $goods }) o scambiala al Mercato nero; il prossimo Trasporto viene con il prossimo turno.
no-place-now = Prima si sistema la Merce presa ({ $goods }); il prossimo Trasporto viene con il prossimo turno.
no-dock = Qui la stazione ha { $docks } attracchi; l'attracco { $dock } non c'è.
no-dock-taken = All'attracco { $dock } c'è già un Trasporto { $there ->
    [orange] arancio
    [teal] ottanio
   *[slate] ardesia
}; scegli un attracco che abbia ancora una Merce.
no-transport = Non ti restano Trasporti { transport }; scegli un altro colore.
no-neighbour = Uno dei Trasporti vicini all'attracco { $dock } lungo l'anello è { transport }; il colore deve essere diverso da entrambi.
no-neighbour-token = Uno dei Trasporti vicini all'attracco { $dock } è { transport } e non puoi usare il Salvacondotto; il colore deve essere diverso da entrambi i vicini.
no-both-neighbours = I Trasporti vicini all'attracco { $dock } sono entrambi { transport }; nemmeno il Salvacondotto permette di averne uguali tutti e due.
no-pass = Chi può piazzare un Trasporto deve farlo.
no-pass-storing = La Merce è stata presa e va sistemata; ora non si può passare.
no-market-card = Il Mercato nero non è in gioco in questa partita.
no-market-token = Il Mercato nero si usa una volta per partita, e lo hai già usato.
no-market-now = Il Mercato nero apre dopo aver preso una Merce; prima piazza un Trasporto.
no-market-asked = Ora la Merce va nella stiva; del Mercato nero si è già deciso.
no-cell = La stiva ha { $cells } caselle; questa non esiste.
no-store-yet = Prima piazza un Trasporto; poi sistemi la sua Merce.
no-store-market = Prima di' se tieni la Merce o la scambi al Mercato nero.
no-cell-full = In questa casella c'è già: { $goods }; scegline una libera.
no-cell-crane = Con la Gru di carico la Merce va in una casella libera accanto a quella sistemata prima.
no-cell-apart = La Merce deve toccare di lato una Merce già nella stiva.

# Punteggio
line-colours = Gruppi di colore più grandi
line-kinds = Gruppi di tipo più grandi
line-rare = Merci rare
line-card = { $card }
line-declined = { $card }: rinuncia
line-forged = { $card }: { $goods } vale come ogni colore
line-row = { $card }: svuotata la riga { $line }
line-column = { $card }: svuotata la colonna { $line }
line-swapped = { $card }: scambiate { $one } e { $other }
line-shared = A pari punti: il posto è condiviso
line-tie = A pari punti, spareggio { $won ->
    [yes] vinto
   *[no] perso
} per { $criterion ->
    [rare] merci rare (meglio di più)
    [fewer] Merci nella stiva (meglio di meno)
   *[later] posizione nell'ordine di turno (meglio dopo)
}: { $own } contro { $others }

# Opzioni
option-players = Giocatori
option-players-help = Decide le stive e i Trasporti.
option-deep_space = Carte Spazio Profondo
option-deep_space-help = Due carte che cambiano il gioco o il punteggio per tutti.
option-deep_space-none = nessuna: gioco base
option-deep_space-random = due a caso
option-deep_space-chosen = una coppia scelta
option-deep_space_pair = Coppia di carte
option-deep_space_pair-help = Vale se si gioca con una coppia scelta.
option-first_player = Primo giocatore
option-first_player-help = Chi gioca il primo turno.
option-first_player-random = a caso
option-first_player-seat_0 = posto 1
option-first_player-seat_1 = posto 2
option-first_player-seat_2 = posto 3
option-tie_break = Parità
option-tie_break-help = Che cosa succede a pari punti. Il regolamento non prevede spareggi: la vittoria è condivisa. La serie di spareggi: più merci rare, poi meno Merci, poi chi gioca dopo.
option-tie_break-chain = la serie di spareggi
option-tie_break-later = vince chi gioca dopo
option-tie_break-shared = vittoria condivisa (regolamento)
option-group_ties = Gruppi uguali
option-group_ties-help = Se più gruppi della grandezza massima contano tutti. Con il regolamento molte coppie battono un gruppo grande, e quasi ogni partita si vince con le coppie; se ne conta uno solo, i gruppi grandi rendono.
option-group_ties-all = contano tutti (regolamento)
option-group_ties-one = ne conta uno solo
option-size = Grandezza
option-size-help = La miniatura ha 6 attracchi, 7 Merci e un Trasporto di ogni colore per ciascuno: una partita di due minuti, così piccola che si può risolvere.
option-size-full = la stazione intera
option-size-miniature = miniatura: 6 attracchi

# Che cosa mostrano le figure del regolamento

picture-E1 = Una stiva per tre giocatori con otto Merci: tre gialle si toccano, tre Motori si toccano, due Merci sono rare.
picture-E4 = Una stiva per due giocatori con una fila di tre Merci gialle, una di tre rosse e una di tre blu.
picture-E11 = L'anello degli attracchi con Arancio sull'1, Ottanio sul 9 e Ardesia sul 17; ogni attracco libero brilla per il solo colore che accetta.
picture-E13 = L'anello degli attracchi con Trasporti ovunque tranne che sugli attracchi 11 e 12.
picture-E16 = Una stiva con tre Merci ad angolo; le sette caselle che ne toccano una brillano.

# La prima partita guidata
guide-station = Questa è la stazione. Su ogni attracco dell'anello c'è una Merce, finché un Trasporto non prende il suo posto. Ogni Merce ha un colore e un tipo; una stella segna quelle rare.
guide-ship = Questa è la tua nave: una stiva di 16 caselle e, tutt'intorno, i tuoi Trasporti. Parti con quattro di ogni colore e ne usi uno per turno.
guide-points = Le Merci dello stesso colore che si toccano sono un gruppo; così quelle dello stesso tipo. I tuoi gruppi più grandi per colore e per tipo danno un punto per tessera, e ogni Merce rara un altro punto. Vince chi ne ha di più.
guide-dock = Nel tuo turno piazzi un Trasporto su un attracco e prendi la Merce che c'è. Tutto quello che brilla si può toccare.
guide-dock-play = Una Merce rara è già un punto, e sull'anello ci sono altre quattro Merci gialle: un bell'inizio per un gruppo.
guide-store = Ora sistemala. La prima Merce può andare in qualsiasi casella; le altre devono stare accanto a una che hai già. Quello che è sistemato non si sposta più.
guide-store-play = Al centro ha quattro caselle libere attorno: il gruppo può crescere da ogni lato.
guide-ring = L'unica legge dell'anello: da un attracco guarda nei due sensi fino al primo Trasporto, di chiunque sia. Il tuo deve avere un colore diverso da entrambi. Dal terzo Trasporto in poi, ogni attracco accetta un solo colore.
guide-dock-again = Nuovo turno, nuovo Trasporto. Prendi ciò che fa crescere i tuoi gruppi, o ciò che il tuo rivale sta aspettando.
guide-dock-again-play = Ancora giallo: accanto alla tua Pianta fa un gruppo di colore.
guide-store-again = Mettila accanto alle sue simili: una Merce può contare insieme in un gruppo di colore e in uno di tipo.
guide-store-again-play = Vicine, le due fanno un gruppo da 2 punti, e la tua Merce rara ne aggiunge 1. Guarda la somma sopra la nave.
guide-on = Si continua così finché nessuno può più piazzare; poi si contano le stive. Nel dubbio, chiedi un consiglio. E tocca ciò che non brilla: ti dice perché. Buoni affari!
preset-first-help = Conta un solo gruppo grande: si vede subito.
preset-tournament-help = Due carte Spazio Profondo e nessun pareggio.

# Il contenuto: come si chiama ogni valore
content-docks = Attracchi
content-pilot = Trasporto della stazione
content-leftovers = Merci avanzate
content-colours = Colori delle Merci
content-colours-names = nomi
content-colours-letters = lettere
content-kinds = Tipi di Merci
content-kinds-names = nomi
content-kinds-letters = lettere
content-transports = Trasporti
content-transports-names = nomi
content-transports-letters = lettere
content-goods = Merci
content-goods-tiles = tessere
content-tables-players = giocatori
content-tables-hold = stiva
content-tables-hands = Trasporti di ogni posto, per colore
content-cards-name = nome
content-cards-most = PV al massimo
content-cards-two_players = PV per 0, 1 … tipi, in due
content-cards-three_players = PV per 0, 1 … tipi, in tre
content-cards-long = PV di una riga lunga
content-cards-short = PV di una riga corta
content-cards-each = PV di ogni Merce

# Che cosa deve valere del contenuto
must-tiles = { $form }: colore, tipo, e * se è rara
must-rows = { $form }: righe della stessa lunghezza, ciascuna con almeno due caselle (.)
must-whole = { $form }: nessuna casella negli angoli, e ognuna raggiungibile da ognuna
must-spare = { $form }: una casella per ogni Merce, e alcune in più
must-cells = { $form }: non più caselle di così

# What the coach and the review speak of besides points, by the next turn
notion-docks = { $points ->
    [one] attracco
   *[other] attracchi
}
notion-docks-more-leads = { $who ->
    [you] Al prossimo turno puoi scegliere fra circa { $amount } in più
   *[one] Al prossimo turno { $seat } può scegliere fra circa { $amount } in più
}
notion-docks-more-follows = { $who ->
    [you] al prossimo turno puoi scegliere fra circa { $amount } in più
   *[one] al prossimo turno { $seat } può scegliere fra circa { $amount } in più
}
notion-docks-less-leads = { $who ->
    [you] Al prossimo turno puoi scegliere fra circa { $amount } in meno
   *[one] Al prossimo turno { $seat } può scegliere fra circa { $amount } in meno
}
notion-docks-less-follows = { $who ->
    [you] al prossimo turno puoi scegliere fra circa { $amount } in meno
   *[one] al prossimo turno { $seat } può scegliere fra circa { $amount } in meno
}
