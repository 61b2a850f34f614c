# Automobiles in Italian.
title = Automobiles
tagline = Riempi il sacchetto, scegli la traiettoria, brucia tutti al traguardo.

# Things
cube = { $colour ->
    [white] cubetto bianco (Terza Marcia)
    [light] cubetto grigio chiaro (Quarta Marcia)
    [dark] cubetto grigio scuro (Quinta Marcia)
    [black] cubetto nero (Sesta Marcia)
   *[wear] cubo Usura
}
cube-card = cubetto { $colour ->
    [yellow] giallo
    [purple] viola
    [red] rosso
    [green] verde
   *[blue] blu
} ({ $card })
cubes = { $count } { $colour ->
    [white] { $count ->
        [one] bianco
       *[other] bianchi
    }
    [light] { $count ->
        [one] grigio chiaro
       *[other] grigio chiaro
    }
    [dark] { $count ->
        [one] grigio scuro
       *[other] grigio scuro
    }
    [black] { $count ->
        [one] nero
       *[other] neri
    }
    [wear] { $count ->
        [one] cubo Usura
       *[other] cubi Usura
    }
    [yellow] { $count ->
        [one] giallo
       *[other] gialli
    }
    [purple] viola
    [red] { $count ->
        [one] rosso
       *[other] rossi
    }
    [green] { $count ->
        [one] verde
       *[other] verdi
    }
   *[blue] blu
}
cubes-none = nessun cubetto
several = { $head }, { $tail }
colour = { $colour ->
    [white] bianco
    [light] grigio chiaro
    [dark] grigio scuro
    [black] nero
    [wear] marrone
    [yellow] giallo
    [purple] viola
    [red] rosso
    [green] verde
   *[blue] blu
}
# Lettere per chi non distingue i colori: vengono dalle parole
colour-letter = { $colour ->
    [white] B
    [light] C
    [dark] S
    [black] N
    [wear] M
    [yellow] G
    [purple] L
    [red] R
    [green] V
   *[blue] U
}
kind = { $colour ->
    [white] Terza Marcia
    [light] Quarta Marcia
    [dark] Quinta Marcia
    [black] Sesta Marcia
    [wear] Usura
    [yellow] Garage
    [purple] Box
    [red] Gestione
    [green] Performance
   *[blue] Motore
}
# The cards, each with what it says
card-car_chief = Car Chief
card-car_chief-text = Rimuovi una marcia dai tuoi scarti e ottieni quella di un livello superiore; la nera non dà nulla.
card-engineer = Engineer
card-engineer-text = Sposta fino a { most-cubes } dalla zona attiva agli scarti, poi rimuovine altrettanti dagli scarti.
card-manager = Manager
card-manager-text = Puoi rimuovere 1 cubetto attivo; poi puoi rimettere nel sacchetto 1 cubetto attivo o scartato.
card-mechanic = Mechanic
card-mechanic-text = Sposta 1 cubetto attivo tra quelli usati senza effetto; poi rimuovi fino a { most-cubes } dagli scarti.
card-crew_chief = Crew Chief
card-crew_chief-text = Pesca finché un cubetto non è Usura; poi rimuovi tutta l'Usura dai tuoi scarti.
card-pit_captain = Pit Captain
card-pit_captain-text = Rimuovi fino a { most-cubes } dai tuoi scarti.
card-pit_crew = Pit Crew
card-pit_crew-text = Rimuovi dai tuoi scarti tutta l'Usura, oppure esattamente 2 cubetti.
card-pit_team = Pit Team
card-pit_team-text = Rimuovi da 1 a { most-cubes } dagli scarti e ottieni 1 cubetto che non costi più di tutti loro insieme.
card-aerodynamics = Aerodynamics
card-aerodynamics-text = Niente Usura nella Fase Degrado di questo turno.
card-suspension = Suspension
card-suspension-text = Ottieni { wear-cubes }, poi entra in 1 spazio del colore di una marcia nei tuoi scarti.
card-tires = Tires
card-tires-text = Entra in 1 spazio di marcia inferiore a una marcia della tua zona attiva.
card-steering = Steering
card-steering-text = Ottieni { wear-cubes } e scarta una marcia attiva; percorri fino a { most-spaces } della marcia appena inferiore.
card-boost = Boost
card-boost-text = Pesca fino a { most-cubes }, con 1 cubo Usura per ciascuno; poi ogni avversario può pescarne 1.
card-gearbox = Gearbox
card-gearbox-text = Ottieni { wear-cubes }; percorri fino a tanti spazi grigio chiaro quanto dice la tua posizione, { $most } in più se sei in coda.
card-nitro = Nitro
card-nitro-text = Pesca 2 cubetti: uno va nella zona attiva, l'altro negli scarti.
card-turbo = Turbo
card-turbo-text = Ottieni { wear-cubes }; percorri fino a { most-spaces } grigio chiaro, 1 in più per ogni cubetto verde negli scarti di tutti.
card-diesel_engine = Diesel Engine
card-diesel_engine-text = Ottieni { wear-cubes }; percorri fino a tanti spazi grigio scuro quanti cubetti grigio scuro hai negli scarti.
card-rotary_engine = Rotary Engine
card-rotary_engine-text = Ottieni { wear-cubes }; percorri fino a tanti spazi bianchi quanti sono i colori nei tuoi scarti.
card-hybrid_engine = Hybrid Engine
card-hybrid_engine-text = Ottieni { wear-cubes }; con più cubetti blu di quanti ne abbia ogni avversario negli scarti, percorri fino a { most-spaces } di uno stesso colore.
card-supercharged = Supercharged
card-supercharged-text = Ottieni { wear-cubes }; riprendi nella zona attiva fino a { most-cubes } dai tuoi scarti.
most-cubes = { $most ->
    [one] 1 cubetto
   *[other] { $most } cubetti
}
most-spaces = { $most ->
    [one] 1 spazio
   *[other] { $most } spazi
}
wear-cubes = { $wear ->
    [one] 1 cubo Usura
   *[other] { $wear } cubi Usura
}
gear-text = { $colour ->
    [wear] Il cubetto va nei tuoi scarti, nient'altro.
   *[other] Entra in 1 spazio di colore { colour }.
}
gear = { $colour ->
    [white] bianco
    [light] grigio chiaro
    [dark] grigio scuro
   *[black] nero
}
gears = { $head }/{ $tail }
gear-none = nessun colore
post = { $post ->
    [front] rettilineo
    [turn_1] curva 1
    [turn_2] curva 2
    [turn_3] curva 3
    [turn_4] curva 4
    [beach_1] spiaggia 1
    [beach_2] spiaggia 2
    [pits] box
    [rettifilo] Rettifilo
    [variante] Variante
    [grande] Curva Grande
    [roggia] Roggia
    [lesmo] Lesmo
    [serraglio] Serraglio
    [ascari] Ascari
    [opposto] Opposto
    [parabolica_1] Parabolica 1
    [parabolica_2] Parabolica 2
    [griglia] Griglia
   *[other] { $post }
}
place = { post }, { place-exact }
place-to = { place-to-brief }, { place-exact }
place-to-brief = { $post ->
    [front] al rettilineo
    [turn_1] alla curva 1
    [turn_2] alla curva 2
    [turn_3] alla curva 3
    [turn_4] alla curva 4
    [beach_1] alla spiaggia 1
    [beach_2] alla spiaggia 2
    [pits] ai box
    [rettifilo] al Rettifilo
    [variante] alla Variante
    [grande] alla Curva Grande
    [roggia] alla Roggia
    [lesmo] alla Lesmo
    [serraglio] al Serraglio
    [ascari] alla Ascari
    [opposto] all'Opposto
    [parabolica_1] alla Parabolica 1
    [parabolica_2] alla Parabolica 2
    [griglia] alla Griglia
   *[other] a { $post }
}
place-exact = corsia { $lane }, spazio { $number } ({ $colours }){ $sections ->
    [1] {""}
   *[other] , sezione { $section } di { $sections }
}
stock = Riserva
bag = Sacchetto
active = Zona attiva
used = Usati
discard = Scarti
cards = Carte
track = Tracciato
lanes = Corsia { $lane }
money = Soldi
cost = Costo
value = Valore
driver = Di turno
position = Posizione { $place }
lap-marker = { $laps ->
    [0] arrivato
    [1] ultimo giro
   *[other] { $laps } giri alla fine
}
round = Round { $round } di { $limit } al massimo
bag-size = { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
}
path = Percorso
legend = Spazi: { $white } bianco, { $light } grigio chiaro, { $dark } grigio scuro, { $black } nero; le cifre sono le macchine.
cubes-heading = Colore
nothing = nessuno

# Actions
grid-place = Posto { $place } in griglia ({ sum })
sum = { $money ->
    [one] 1 soldo
   *[other] { $money } soldi
}
buy-cube = Acquista: { $cube }, costo { $cost }
buy-done = Non acquistare altro
use = Usa: { $cube }
end-actions = Termina la Fase Azione
use-nowhere = Usa: { $cube }; ora non può entrare in nessuno spazio{ $wear ->
    [0] {""}
   *[other] {" "}e porta { wear-cubes }
}
use-idle = Usa: { $cube }; ora non serve a nulla{ $wear ->
    [0] {""}
   *[other] , porta soltanto { wear-cubes }
}
pit-stop = { $count ->
    [0] Pit stop: nessun cubo Usura da togliere, fine turno
    [one] Pit stop: via 1 cubo Usura attivo, fine turno
   *[other] Pit stop: via { $count } cubi Usura attivi, fine turno
}
step = { $side ->
    [own] Propria corsia
    [inner] Corsia interna
   *[outer] Corsia esterna
}: { $place }
step-shut = { $side ->
    [own] Propria corsia
    [inner] Corsia interna
   *[outer] Corsia esterna
}
stop = Fermati qui
upgrade = Cambia: { $cube } con { $next }
upgrade-black = Rimuovi senza ottenere nulla: { $cube }
discard-cube = Sposta negli scarti: { $cube }
discard-done = Non spostare altro
remove-cube = Rimuovi dagli scarti: { $cube }
remove-sum = Rimuovi dagli scarti: { $cube } (conta { $cost })
remove-done = Non rimuovere altro
remove-active = Rimuovi dalla zona attiva: { $cube }
remove-none = Non rimuovere nulla
return-active = Rimetti nel sacchetto dalla zona attiva: { $cube }
return-discard = Rimetti nel sacchetto dagli scarti: { $cube }
return-none = Non rimettere nulla
spend-cube = Sposta tra gli usati: { $cube }
crew-all = Rimuovi tutta l'Usura dagli scarti
crew-wear = { $count ->
    [0] Rimuovi tutta l'Usura dagli scarti (non ce n'è)
   *[other] Rimuovi tutta l'Usura dagli scarti ({ $count })
}
crew-two = Rimuovi esattamente 2 cubetti dagli scarti
gain-cube = Ottieni: { $cube } (costo { $cost })
steer-gear = Rinuncia a: { $cube }; percorri spazi di colore { $lower }
steer-nowhere = Rinuncia a: { $cube }; non si può entrare in nessuno spazio di colore { $lower }
steer-bare = Rinuncia a: { $cube }
boost-draw = Pesca un cubetto
boost-stop = Smetti di pescare
reply-draw = Pesca un cubetto per il prossimo turno
reply-no = Non pescare
keep-cube = Tieni nella zona attiva: { $cube }
take-cube = Riprendi dagli scarti: { $cube }
take-done = Non riprendere altro

# Questions
over = La gara è finita.
ask-grid-place = Scegli il tuo posto in griglia.
ask-setup-buy = Acquista cubetti per il sacchetto: { left-over }.
left-over = { $money ->
    [one] resta 1 soldo
   *[other] restano { $money } soldi
}
ask-turn = Usa un cubetto, termina la Fase Azione o fai un pit stop.
ask-action = Usa un altro cubetto o termina la Fase Azione.
ask-buy = Acquista cubetti: { left-over }.
ask-step = Entra in uno spazio di colore { $colours }.
ask-steps = { $left ->
    [one] Percorri ancora 1 spazio di colore { $colours }, o fermati.
   *[other] Percorri ancora fino a { $left } spazi di colore { $colours }, o fermati.
}
ask-upgrade = { $card }: quale marcia degli scarti cambi?
ask-engineer-move = { $card }: sposta cubetti dalla zona attiva agli scarti, ancora fino a { $left }.
ask-remove = { $card }: rimuovi cubetti dagli scarti, ancora fino a { $left }.
ask-remove-exactly = { $card }: { $left ->
    [one] rimuovi ancora 1 cubetto dagli scarti.
   *[other] rimuovi ancora { $left } cubetti dagli scarti.
}
ask-manager-remove = { $card }: rimuovi un cubetto attivo?
ask-manager-return = { $card }: rimetti un cubetto nel sacchetto?
ask-mechanic-move = { $card }: quale cubetto attivo va tra gli usati?
ask-pit-crew = { $card }: tutta l'Usura o due cubetti?
ask-pit-team-remove = { $card }: rimuovi cubetti dagli scarti, ancora fino a { $left }; la somma è { $money }.
ask-pit-team-gain = { $card }: ottieni un cubetto che costi al massimo { $money }.
ask-steering-gear = { $card }: a quale marcia rinunci?
ask-boost-draw = { $card }: peschi un cubetto? Ognuno porta 1 cubo Usura.
ask-boost-reply = { $card } di un avversario: peschi un cubetto per il tuo prossimo turno?
ask-nitro-keep = { $card }: quale dei due cubetti resta attivo?
ask-super-take = { $card }: riprendi cubetti dagli scarti, ancora fino a { $left }.

# Events
lines-up = { $seat } prende il posto { $place } in griglia.
buys = { $seat } acquista un { $cube }.
pours = { $seat } versa gli scarti nel sacchetto vuoto ({ bag-size }).
draws = { $seat } pesca { $cubes }.
uses = { $seat } usa un { $cube }.
without-effect = Il { $cube } ora non serve a nulla.
enters-nothing = Non c'è nessuno spazio in cui { $seat } possa entrare con il { $cube }.
enters = { $seat } traccia il percorso fino { $place }.
gains = { $seat } ottiene un { $cube }.
gains-wear = { $count ->
    [one] { $seat } ottiene 1 cubo Usura.
   *[other] { $seat } ottiene { $count } cubi Usura.
}
gains-no-wear = Nella riserva non c'è più Usura: { $seat } non ne ottiene.
removes = { $seat } rimuove { $cubes }.
removes-no-wear = Negli scarti di { $seat } non c'è Usura da rimuovere.
discards = { $seat } sposta un { $cube } negli scarti.
returns-active = { $seat } rimette nel sacchetto un { $cube } dalla zona attiva.
returns-discard = { $seat } rimette nel sacchetto un { $cube } dagli scarti.
spends = { $seat } sposta un { $cube } tra gli usati.
takes-back = { $seat } riprende un { $cube } dagli scarti.
declines-draw = { $seat } non pesca.
nothing-to-draw = { $seat } non ha nulla da pescare.
pits = { $seat } fa un pit stop.
drives = { $spaces ->
    [one] { $seat } avanza di 1 spazio fino { $place }.
   *[other] { $seat } avanza di { $spaces } spazi fino { $place }.
}
calm = Aerodynamics: { $seat } non ottiene Usura per il percorso.
slipstreams = { $seat } è in scia e non ottiene Usura per il percorso.
moves-up = Momentum: { $seat } avanza fino { $place }.
laps-left = { $seat } completa un giro: ne mancano { $laps }.
final-lap = { $seat } comincia l'ultimo giro.
finishes = { $seat } taglia il traguardo! Il round si gioca fino in fondo.
ends = La gara è finita: vince { $seat }.
level = { $seat } e { $other } sono alla pari; la corsia più interna mette davanti { $seat } (corsia { $lane } contro corsia { $others }).
ends-limit = L'ultimo round è finito e nessuno è arrivato: { $seat } è in testa e vince.

# Why not
no-not-now = Ora non è questa la scelta. { $question }
no-grid-unused = Con { $players } giocatori si usano solo i primi { $players } posti in griglia, non il posto { $place }.
no-grid-taken = Il posto { $place } in griglia è occupato; scegline uno libero.
no-pit-stop = Un pit stop sostituisce l'intero turno; questo turno è già cominciato.
no-not-active = Nella tua zona attiva non c'è nessun { $cube }.
no-not-discard = Nei tuoi scarti non c'è nessun { $cube }.
no-exit-fits = Dalla fine del percorso non si può entrare in nessuno spazio di colore { $colours }.
no-upgrade-at-all = { $card } richiede nei tuoi scarti una marcia il cui livello superiore sia nella riserva.
no-other-cube = { $card } richiede un altro cubetto nella tua zona attiva.
no-draw = Non c'è più nessun cubetto da pescare, né nel sacchetto né negli scarti.
no-two-draws = { $card } pesca esattamente 2 cubetti; sacchetto e scarti insieme ne hanno meno.
no-pit-team-at-all = { $card } richiede nei tuoi scarti cubetti che paghino un cubetto della riserva.
no-suspension = { $card } richiede nei tuoi scarti una marcia del colore di uno spazio in cui si può entrare.
no-tires = { $card } richiede nella tua zona attiva una marcia superiore al colore di uno spazio in cui si può entrare.
no-steering = { $card } richiede nella tua zona attiva un cubetto grigio chiaro, grigio scuro o nero.
no-stop = Questo movimento è obbligatorio: bisogna entrare in uno spazio.
no-lane = { $side ->
    [own] La tua corsia qui non prosegue.
    [inner] Qui non c'è una corsia più interna.
   *[outer] Qui non c'è una corsia più esterna.
}
no-way-past = Nello stesso spazio c'è una macchina davanti, e dentro uno spazio non si sorpassa.
no-room = Le macchine riempiono quello spazio: davanti a te non resta nulla di libero.
no-colour = Quello spazio è { $found }; per questo movimento serve { $colours }.
no-wear-sold = L'Usura non si può né acquistare né ottenere in cambio.
no-stock = Nella riserva non c'è più nessun { $cube }.
no-money = Un { $cube } costa { $cost }; hai { sum }.
no-next-gear = Nella riserva non c'è più nessun { $next }.
no-gain-yet = I cubetti rimossi finora valgono { $money }; nella riserva nulla costa così poco. Rimuovine un altro.
no-gain-from-wear = Con questa Usura la somma sarebbe { $money } e nessuna rimozione pagherebbe più nulla.
no-two-cubes = I tuoi scarti hanno meno di due cubetti.
no-stop-removing = { $left ->
    [one] Bisogna rimuovere ancora 1 cubetto.
   *[other] Bisogna rimuovere ancora { $left } cubetti.
}
no-white-steering = Sotto il bianco non c'è nessuna marcia; rinuncia a un cubetto grigio chiaro, grigio scuro o nero.
no-not-drawn = Si può tenere solo uno dei due cubetti appena pescati, non un { $cube }.

# Score sheet
line-laps = { $laps ->
    [one] 1 giro completato
   *[other] { $laps } giri completati
}
line-way = Strada nel giro in corso
line-level = Alla pari con un'altra macchina, { $won ->
    [yes] davanti
   *[no] dietro
} per la corsia (meglio l'interna): corsia { $lane } contro corsia { $others }

# Options
option-players = Giocatori
option-players-help = Quante macchine corrono.
option-track = Tracciato
option-track-help = Dove si corre.
option-track-daytona_beach = Daytona Beach: un ovale veloce
option-track-monza = Monza: lungo, con chicane
option-track-custom = un tracciato tuo
option-track_text = Testo del tuo tracciato
option-track_text-help = Conta se si corre su un tracciato tuo.
option-laps = Giri
option-laps-help = Quanti giri si corrono; di solito 3, o 5 con Messa a Punto Perfetta e Invito per Esperti.
option-card_set = Set di carte
option-card_set-help = Le cinque carte in gioco.
option-card_set-first_race = Prima Partita
option-card_set-fine_tuning = Messa a Punto Perfetta
option-card_set-jalopy = Trabiccolo
option-card_set-money = Soldi, Soldi, Soldi
option-card_set-rainbow = Guerriero Da Strada Arcobaleno
option-card_set-revved = Su Di Giri
option-card_set-experts = Invito per Esperti
option-card_set-random = carte casuali
option-card_set-custom = carte a scelta
option-custom_cards = Carte a scelta
option-custom_cards-help = Una carta per colore; contano se si gioca con carte a scelta.
option-custom_cards-car_chief = { card-car_chief } (giallo)
option-custom_cards-engineer = { card-engineer } (giallo)
option-custom_cards-manager = { card-manager } (giallo)
option-custom_cards-mechanic = { card-mechanic } (giallo)
option-custom_cards-crew_chief = { card-crew_chief } (viola)
option-custom_cards-pit_captain = { card-pit_captain } (viola)
option-custom_cards-pit_crew = { card-pit_crew } (viola)
option-custom_cards-pit_team = { card-pit_team } (viola)
option-custom_cards-aerodynamics = { card-aerodynamics } (rosso)
option-custom_cards-suspension = { card-suspension } (rosso)
option-custom_cards-tires = { card-tires } (rosso)
option-custom_cards-steering = { card-steering } (rosso)
option-custom_cards-boost = { card-boost } (verde)
option-custom_cards-gearbox = { card-gearbox } (verde)
option-custom_cards-nitro = { card-nitro } (verde)
option-custom_cards-turbo = { card-turbo } (verde)
option-custom_cards-diesel_engine = { card-diesel_engine } (blu)
option-custom_cards-rotary_engine = { card-rotary_engine } (blu)
option-custom_cards-hybrid_engine = { card-hybrid_engine } (blu)
option-custom_cards-supercharged = { card-supercharged } (blu)
option-first_player = Primo giocatore
option-first_player-help = Chi gioca il primo turno.
option-first_player-random = a caso
option-first_player-seat_0 = posto 1
option-first_player-seat_1 = posto 2
option-first_player-seat_2 = posto 3
option-first_player-seat_3 = posto 4
option-first_player-seat_4 = posto 5
option-grid_order = Ordine in griglia
option-grid_order-help = Chi occupa quale posto in griglia.
option-grid_order-turn_order = in ordine di turno
option-grid_order-random = casuale
option-grid_order-choice = a scelta, in ordine di turno
option-slipstream = Scia
option-slipstream-help = Che cosa vuol dire essere subito dietro a un'altra macchina: nella sezione successiva, o anche nello spazio successivo.
option-slipstream-section = nella sezione successiva
option-slipstream-space = nella sezione o nello spazio
option-first_crossing = Primo passaggio
option-first_crossing-help = Se tagliare il traguardo subito dopo la partenza completa un giro. Nel regolamento ogni passaggio conta; sui nostri tracciati la griglia sta prima del traguardo, perciò il primo passaggio è libero e i giri sono tutti interi.
option-first_crossing-track = secondo il tracciato
option-first_crossing-free = libero: non completa nulla
option-first_crossing-counts = conta
option-third_gear_value = Valore della terza
option-third_gear_value-help = Quanti soldi vale un cubetto bianco.
option-round_limit = Limite di round
option-round_limit-help = La gara finisce al più tardi dopo questo numero di round; di solito 60 per ogni giro.
option-bag_view = Sacchetti
option-bag_view-help = Che cosa mostra lo schermo dei sacchetti. Il regolamento non permette di guardarci dentro; chi conta sa comunque che cosa contengono.
option-bag_view-contents = contati per te
option-bag_view-size = solo il numero (regolamento)

lap-of-nothing = Con laps=1 e un primo passaggio che conta, la gara finirebbe appena le macchine lasciano la griglia. Scegli laps=2 o più, oppure first_crossing=free.

# Tracks of one's own
track-error = { $file }: { $problem }
track-error-line = { $file }, riga { $line }: { $problem }
track-text-needed = Un tracciato tuo ha bisogno del suo testo: imposta track_text, o indica come tracciato il percorso di un file.
track-missing = manca la riga "{ $item } ...".
track-item = "{ $found }" non è una voce; una riga comincia con track, lanes, laps, firstcross, money o post.
track-twice = "{ $item }" compare due volte; ne basta una.
track-name = il nome ha { $length } caratteri; ne servono da 1 a 40, stampabili.
track-number = { $item }: "{ $found }" deve essere un numero intero da { $low } a { $high }.
track-firstcross = "{ $found }" deve essere free o counts.
track-money = "{ $found }" deve essere cinque numeri, uno per ogni posto in griglia.
track-post-name = il nome del paletto "{ $found }" deve avere da 1 a 24 lettere, cifre, _ o -.
track-post-twice = c'è già un paletto { $post }; ogni paletto ha bisogno di un nome suo.
track-shape = "{ $found }" non è una forma; scrivi S<lunghezza>, L<gradi>r<raggio> o R<gradi>r<raggio>, come S10 o L90r5 (V6).
track-stretches = i paletti sono { $found }; un giro ne ha da { $least } a { $most } (V7).
track-spaces-many = con questa corsia gli spazi sono { $found }; un giro ne ha al massimo { $most } (V7).
track-sections-many = con questa corsia le sezioni sono { $found }; un giro ne ha al massimo { $most } (V7).
track-pieces = con questo paletto le forme hanno { $found } tra rettilinei e archi; un giro ne ha al massimo { $most } (V7).
track-cells = le celle di corsia sono { $found }; con { $lanes } corsie devono essere { $lanes } (V1).
track-space = "{ $found }" non è uno spazio; scrivi colori tra W L D B e sezioni, come W, LD2 o W@1, oppure -2 per un'interruzione.
track-sections = la corsia { $lane } ha { $found } sezioni; il loro numero deve dividere 2520, come 3, 4, 5, 6, 7 o 8 (V2).
track-grid-number = posto { $found } in griglia: i posti vanno da 1 a 5 (V3).
track-grid-twice = il posto { $place } in griglia compare due volte; ognuno serve una volta (V3).
track-grid-space = il posto { $place } in griglia è su "{ $found }"; serve uno spazio con una sola sezione che mostri W (V3).
track-grid-missing = manca il posto { $place } in griglia; segna uno spazio con @{ $place } (V3).
track-grid-order = il posto { $later } in griglia sta davanti al posto { $place }; il numero più basso deve stare davanti, o alla pari in una corsia più interna (V3).
track-shut = una macchina in { $place } dietro a un'altra resterebbe chiusa; lì lo spazio deve avere una corsia accanto (V4).
track-dead-end = { $place } è un vicolo cieco; serve uno spazio davanti o accanto (V4).
track-apart = { $place } non si può raggiungere dalla griglia (V5).
track-turn = gli archi girano a sinistra di { $found } gradi in tutto; devono essere 360 (V6).
track-long = il giro è lungo { $found } larghezze di corsia; se ne possono disegnare al massimo { $most } (V7).
track-radius = l'arco più stretto ha raggio { $found }; deve essere almeno { $least } (V6).
track-gap = il giro finisce a { $found } larghezze di corsia dal suo inizio; ne sono ammesse al massimo { $most } (V6).
track-near = i tratti { $one } e { $other } passano troppo vicini; le linee di mezzeria devono distare { $least } larghezze di corsia (V6).

# The screen
cockpit = Abitacolo
pit-wall = Muretto dei box
shop = Negozio
standings = Classifica
overview = Tutto il circuito, o vicino alla macchina
you = Tu
round-head = Round { $round }
lap-head = Giro
wear-title = { $worn } cubetti su { $cubes } sono Usura
badge-tip = Il numero della macchina sul tracciato
place-short = { $place }°
place-tip = La posizione in gara: davanti è chi ha fatto più strada; a pari distanza conta la corsia, prima la più interna
gap-tip = Il distacco dal primo, in tratti del circuito
wind-tip = Scia: subito dietro a un'altra macchina guidare non porta Usura
shut = Chiuso dalle macchine
space-tip = Uno spazio { $colours }: ci entra un cubetto di quel colore. Se è il più scuro del turno, porta { $wear ->
    [one] 1 cubo Usura
   *[other] { $wear } cubi Usura
}.
phases = Il turno
phase-drive = Guida
phase-drive-tip = Usa i cubetti, uno alla volta: una marcia entra in uno spazio del suo colore, un cubetto vivace fa ciò che dice la sua carta.
phase-spaces = { $spaces ->
    [one] 1 spazio
   *[other] { $spaces } spazi
}
phase-buy = Acquisti
phase-buy-tip = I cubetti attivi che non hai usato sono denaro per comprarne di nuovi.
phase-wear = Usura
phase-wear-tip = Poi la macchina parte, e lo spazio più scuro in cui è entrata porta Usura.
phase-draw = Pesca
phase-draw-tip = Tutto va negli scarti, e dal sacchetto escono { $hand } cubetti nuovi.
forecast-slipstream = scia
forecast-calm = Aerodynamics
forecast-money = al negozio con { $money }
forecast-lost = { $money } andranno persi
money-why = I cubetti non usati sono denaro: { $money }
money-tip = I cubetti che restano nella zona attiva quando chiudi la Fase Azioni sono denaro, ciascuno per il suo valore. Ciò che non si spende è perso.
hold = { $area ->
    [active] Attivi
    [used] Usati
    [discard] Scarti
   *[bag] Sacchetto
}
setup-help = Prima del via riempi il sacchetto: acquista cubetti nel negozio. A ogni turno ne peschi { $hand }.
active-none = Nessun cubetto attivo.
active-tip = Davanti al pilota: da usare in questo turno, o da tenere come denaro.
used-tip = Usati o comprati in questo turno, anche quelli sul tracciato; alla fine vanno negli scarti.
discard-tip = Riempiono di nuovo il sacchetto quando è vuoto.
bag-tip = Da qui si pescano i cubetti, a caso.
worth = vale { $money }
can-reach = { $spaces ->
    [one] entra in 1 spazio
   *[other] entra in max { $spaces } spazi
}
can-wear = negli scarti
can-use = pronto
can-nowhere = nessuno spazio
can-nothing = non serve
can-no-space = niente { $colours } avanti
can-not = ora no
photo-finish = Fotofinish
photo-limit = L'ultimo round è finito
photo-figures = { $track }, { $laps ->
    [one] 1 giro
   *[other] { $laps } giri
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}
fastest-lap = Giro più veloce
fastest-lap-of = { $name }, { $rounds } round
lap-times = Tempi di { $name }
lap-rounds = { $times } round
photo-laps = giri { $done } su { $laps }
notion-spaces = { $points ->
    [one] spazio
   *[other] spazi
}
notion-wear = { $points ->
    [one] cubo Usura
   *[other] cubi Usura
}
unit = { $points ->
    [one] giro
   *[other] giri
}

# La legenda
legend-cubes = Cubetti
legend-spaces = Spazi
legend-cars = Macchine
legend-signs = Segni
legend-card = Fa ciò che dice la carta del suo colore; le carte cambiano da una gara all'altra.
legend-wear = Usura
legend-wear-text = Quanti cubetti di un pilota sono Usura; ogni tacca accanto è un decimo del totale.
legend-money = Denaro
legend-money-text = Quanto costa un cubetto nel negozio, o quanto vale uno non usato.
legend-bag = Sacchetto
legend-bag-text = Da qui si pescano i cubetti, a caso.
legend-wind = Scia
legend-wind-text = Subito dietro a un'altra macchina: guidare non porta Usura.
legend-shut = Chiuso
legend-shut-text = Ci sono macchine davanti; dentro uno spazio non si sorpassa.
legend-way = A portata
legend-way-text = Il cubetto indicato può portare qui la macchina.
legend-driver = Di turno
legend-driver-text = Decide il pilota di questa macchina.
legend-flag = Arrivata
legend-flag-text = Questa macchina ha tagliato il traguardo per l'ultima volta.

# Che cosa mostrano le figure del regolamento

picture-E7 = La metà destra di Daytona Beach con cinque macchine: la viola subito dietro la verde alla prima curva, la blu poco più indietro, la rossa e la gialla una dietro l'altra sul rettilineo opposto.
picture-E9 = Il rettilineo opposto: la macchina verde occupa la sezione subito davanti alla viola; una via porta all'interno, una all'esterno.
picture-E16 = Cinque macchine sulla griglia di partenza, prima del traguardo.
picture-E20 = Tre macchine occupano le sezioni anteriori di uno spazio grigio scuro accanto alla macchina rossa, che può solo proseguire diritta.
picture-E32 = L'ultimo tratto prima del traguardo, con quattro macchine all'ultimo giro.


# La prima partita guidata
guide-track = Questo è il tracciato: quattro corsie divise in spazi. Il colore di uno spazio dice quale marcia ci entra: bianco la terza, grigio chiaro la quarta, grigio scuro la quinta, nero la sesta. Gli spazi più scuri sono di norma più lunghi.
guide-cubes = Questi sono i tuoi cubetti. Per ogni turno ne peschi sette dal sacchetto nella zona attiva. Usati o no, finiscono negli scarti; quando il sacchetto è vuoto, gli scarti lo riempiono di nuovo.
guide-win = La corsa dura tre giri. Quando una macchina è arrivata si completa il round, e vince chi è più avanti di tutti. È il contenuto del sacchetto a decidere fin dove arrivi.
guide-grid = Prima del via compri per il sacchetto, in cui ci sono già 5 cubetti bianchi, 2 grigio chiaro e 5 gialli. I soldi che non spendi sono persi.
guide-grid-play = Due quinte e una sesta, per i tuoi 10 esatti: i loro spazi portano più lontano di quasi tutti quelli bianchi.
guide-drive = Usa i cubetti attivi uno alla volta. Una marcia entra in uno spazio del suo colore: dritto, o in diagonale nella corsia accanto. Il percorso si allunga, e dopo gli acquisti la macchina lo segue.
guide-drive-play = Scuro, scuro, bianco, chiaro: quattro spazi. Tieni il nero: vale 3 soldi, e uno spazio nero costerebbe più Usura.
guide-buy = I cubetti che non hai usato ora sono soldi. Quello che acquisti uscirà dal sacchetto in un turno successivo.
guide-buy-play = 7 soldi: un motore che può fare due spazi con un solo cubetto, e una quarta con quel che resta.
guide-wear = La velocità consuma: dopo aver guidato ottieni da 1 a 4 cubetti marroni, secondo lo spazio più scuro in cui sei entrato. Quando li peschi occupano solo posto. Stare in scia a un'altra macchina ti risparmia; un pit stop, al posto del turno, toglie quelli attivi.
guide-on = Un turno è tutto qui: guidare, acquistare, consumare, pescare. Le cinque carte colorate dicono che cosa sanno fare i loro cubetti. Nel dubbio, chiedi un consiglio. Buona corsa!
preset-first-help = Un giro con le carte della prima partita.
preset-tournament-help = Monza, le carte degli esperti, griglia a sorte.
option-laps-usual = come dice il tracciato
option-round_limit-usual = nessuno

# Il contenuto: come si chiama ogni valore
content-hand = Cubetti pescati alla fine del turno
content-limit_a_lap = Round per ogni giro
content-wear = Usura di bianco, grigio chiaro, grigio scuro, nero
content-colours = Colori
content-colours-names = nomi
content-colours-letters = lettere
content-colours-cubes = cubetti nella scatola
content-colours-start = cubetti in ogni sacchetto all'inizio
content-gears = Marce
content-gears-cost = costo
content-gears-value = valore
content-wear_cube = Cubo Usura
content-wear_cube-cost = costo
content-wear_cube-value = valore
content-cards-rule = regola
content-cards-name = nome
content-cards-colour = colore
content-cards-cost = costo
content-cards-value = valore
content-cards-wear = Usura che porta
content-cards-most = numero che indica
content-sets-name = nome
content-sets-cards = carte
content-sets-laps = giri

# What the coach and the review speak of besides points, by the next turn
notion-bag = { $points ->
    [one] cubetto
   *[other] cubetti
}
notion-bag-more-leads = { $who ->
    [you] Hai circa { $amount } in meno nel giro, e peschi meglio
   *[one] { $seat } ha circa { $amount } in meno nel giro, e pesca meglio
}
notion-bag-more-follows = { $who ->
    [you] hai circa { $amount } in meno nel giro, e peschi meglio
   *[one] { $seat } ha circa { $amount } in meno nel giro, e pesca meglio
}
notion-bag-less-leads = { $who ->
    [you] Hai circa { $amount } in più nel giro, e i migliori tornano più tardi
   *[one] { $seat } ha circa { $amount } in più nel giro, e i migliori tornano più tardi
}
notion-bag-less-follows = { $who ->
    [you] hai circa { $amount } in più nel giro, e i migliori tornano più tardi
   *[one] { $seat } ha circa { $amount } in più nel giro, e i migliori tornano più tardi
}
