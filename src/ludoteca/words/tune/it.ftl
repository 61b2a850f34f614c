# La ricerca dell'equilibrio: che cosa può cambiare, a che cosa si mira, quale modifica ci arriva più vicino.

# Che cosa non può essere
tune-nothing = Di' che cosa può cambiare: --change "prices.*", o il percorso di un singolo valore. Qui si può regolare: { $known }.
tune-patterns = È troppo in una volta: al massimo { $most } schemi, e altrettanti limiti.
tune-pattern = { $argument } non può essere "{ $given }": in questi contenuti nulla si chiama così. Si può regolare: { $known }.
tune-pattern-near = { $argument } non può essere "{ $given }": in questi contenuti nulla si chiama così. Intendevi { $near }? Si può regolare: { $known }.
tune-fixed = Ciò che "{ $given }" indica resta com'è: nomi, testi e ciò che una modifica non tocca. Si può regolare: { $known }.
tune-still = Non c'è nulla da cambiare: ciò che { $given } indica può avere un solo valore.
tune-many = { $found } valori sono troppi da regolare insieme; al massimo sono { $most }. Indicane di meno.
tune-within-form = --within non può essere "{ $given }": scrivi che cosa limita e fin dove, per esempio "prices.*=2..6"; per le parole quali, per esempio "cards.*.colour=red|blue"; per un elenco di parole quante.
tune-within-pattern = --within "{ $given }" non limita nulla di ciò che può cambiare; può cambiare { $named }.
tune-within-outside = --within "{ $given }" va oltre ciò che { $path } può essere: { $allowed }.
tune-within-now = --within "{ $given }" esclude { $path } com'è adesso, cioè { $now }; i limiti devono comprenderlo, perché i contenuti attuali restano in gara.
tune-few = { $given } partite sono troppo poche: il primo sguardo a un gruppo di { $group } modifiche ne richiede { $least }.
tune-extra = Per cercare serve Optuna, che non è installato; scrivi: pip install "ludoteca[tune]"
tune-other = In { $folder } c'è ciò che è stato giocato per un'altra domanda: là { $what } è { $found }, qui { $wanted }. Scegli un'altra cartella.
tune-unreadable = Non si riesce a leggere { $file }: non è ciò che una ricerca ha conservato. Scegli un'altra cartella, o togli il file.

aim-unknown = Un obiettivo non può essere "{ $given }". Questo gioco può avere, separati da virgole: { $known }.
aim-not-even = Un obiettivo non può essere "{ $given }": in questo gioco nessuno vince contro un altro. Può avere: { $known }.
aim-not-every = Un obiettivo non può essere "{ $given }": in questo gioco nessuno può avere ciò che gli altri non hanno. Può avere: { $known }.
aim-noun = Di "{ $given }" non si può dire nulla: non si chiama così nessun tipo di azione, né un elenco dei contenuti che le azioni nominano. Ci sono: { $known }.
aim-noun-near = Di "{ $given }" non si può dire nulla: non si chiama così nessun tipo di azione, né un elenco dei contenuti che le azioni nominano. Intendevi { $near }? Ci sono: { $known }.
aim-noun-many = Di "{ $noun }" ce ne sono { $count } da togliere una per una; devono essere da 2 a { $most }. Ci sono: { $known }.
aim-within = Un obiettivo non può essere "{ $given }": sono al massimo 100 punti.
aim-span = Un obiettivo non può essere "{ $given }": una durata va da un numero maggiore di 0 a uno non più piccolo.
aim-twice = A "{ $given }" si mira due volte.
aim-only-least = "As little changed as possible" decide fra modifiche ugualmente buone; di' anche in che cosa devono essere buone: { $known }.

# A che cosa si mira
aim-even = ogni posto nell'ordine di turno vince quanto gli altri
aim-even-within = ogni posto nell'ordine di turno vince la sua giusta parte, con { $within } punti di tolleranza
aim-every = ogni "{ $noun }" aiuta quanto tutti in media, con { $within } punti di tolleranza
aim-length = una partita da { $low } a { $high } { $unit ->
    [turns] turni
    [rounds] giri
    [minutes] minuti
   *[decisions] decisioni
}
aim-least = a parità di risultato, ciò che cambia meno

# Che cosa ne è venuto
tune-title = { $game }: la ricerca dell'equilibrio
tune-points = { $number } punti
tune-better = Si sa: la modifica migliore ({ $patch }) manca gli obiettivi di { $after }, i contenuti attuali di { $before }, con { $deals } distribuzioni nuove, mai usate nelle prove: è migliore { $interval }.
tune-worse = Si sa: la modifica migliore ({ $patch }) manca gli obiettivi di { $after }, i contenuti attuali di { $before }, con { $deals } distribuzioni nuove, mai usate nelle prove: è peggiore { $interval }.
tune-unsure = Non si sa: la modifica migliore ({ $patch }) manca gli obiettivi di { $after }, i contenuti attuali di { $before }, con { $deals } distribuzioni nuove, mai usate nelle prove; resta possibile che sia migliore di qualsiasi valore { $interval }.
tune-unconfirmed = Non confermato: la modifica migliore ({ $patch }) manca gli obiettivi di { $after }, i contenuti attuali di { $before }, ma con le distribuzioni su cui è stata scelta, che la favoriscono.
tune-none = { $count ->
    [0] Nessuna modifica è arrivata a un primo sguardo; non c'è ancora nulla da dire.
    [one] L'unica modifica provata non è arrivata più vicino agli obiettivi dei contenuti attuali.
   *[other] Delle { $count } modifiche provate nessuna è arrivata più vicino agli obiettivi dei contenuti attuali.
}
tune-counted = { $patches ->
    [one] È stata provata una modifica
   *[other] Sono state provate { $patches } modifiche
} in { $games } partite, ognuna con al massimo { $most } distribuzioni a partire dal seme { $seed }, le stesse per tutte. Chiaramente peggiori della migliore fino ad allora, e quindi fermate: { $worse }; fuori dalla metà migliore del loro gruppo, e quindi messe da parte: { $rested }.
tune-ended-tried = È finito perché è stato provato tutto ciò che i limiti permettono.
tune-ended-time = La ricerca è finita perché il tempo era scaduto.
tune-ended-stopped = È stata interrotta; questo è ciò che si sapeva fino ad allora.
tune-unit = Un punto è un centesimo: delle vittorie, o del limite di una durata. Più obiettivi si sommano. Di un obiettivo con più valori conta il peggiore, così che il caso da solo lo fa sembrare mancato un po' più di quanto sia.
tune-promise = La conferma è stata giocata con { $deals } distribuzioni tutte sue ({ $games } partite, dal seme { $seed }), e il suo intervallo vale a ogni sguardo: in 19 ricerche su 20 il vero vi sta dentro.
tune-bots = Tutto questo riguarda i bot che hanno giocato; altri, e le persone, possono vedere il gioco in altro modo.
tune-playing = Ricerca
tune-so-far = { $patches } modifiche; la migliore: { $near }, com'è ora: { $start }
tune-goes-on = Lo stesso comando riprende da dove è stato interrotto.
tune-as-arguments = La modifica migliore come argomenti:
tune-patch = modifica { $number }
tune-best-line = { $changes }: manca di { $after }; i contenuti attuali: { $before }; { $deals } distribuzioni
tune-and-more = e altri { $count }
tune-thing = { $thing }: quanto giova, rispetto agli altri
tune-rounds = giri
tune-fate-plays = ha continuato
tune-fate-worse = chiaramente peggiore
tune-fate-rested = fuori dalla metà migliore
tune-value-column = che cosa può cambiare
tune-path-column = percorso
tune-now-column = ora
tune-may-column = entro
tune-patch-column = modifica
tune-changes-column = che cosa cambia
tune-misses-column = manca di
tune-before-column = come ora
tune-deals-column = distribuzioni
tune-gauge-column = obiettivo
tune-patched-column = con la modifica
tune-more-column = differenza
tune-interval-column = intervallo
tune-aims = A che cosa si mirava, e che cosa poteva cambiare
tune-best = Le modifiche arrivate più vicino
tune-confirmed = La modifica migliore con distribuzioni nuove
tune-course = Com'è andata la ricerca
tune-course-about = Ogni modifica nell'ordine in cui è stata provata: di quanti punti ha mancato gli obiettivi più dei contenuti attuali (la linea tratteggiata), con le distribuzioni che ha giocato. Verde è la migliore, rossa una chiaramente peggiore, vuota una messa da parte dopo poche distribuzioni.
tune-sides = Qui sotto A sono i contenuti attuali e B la modifica migliore, con le distribuzioni nuove.

cli-usage-tune =
    ludoteca tune GIOCO --change SCHEMA [--change SCHEMA ...]
    {"             "}     --aim OBIETTIVI [--within SCHEMA=LIMITE ...]
    {"             "}     [--seats ELENCO] [--option NOME=VALORE ...]
    {"             "}     [--content FILE.toml ...] [--set PERCORSO=VALORE ...]
    {"             "}     [--games N] [--deals N] [--confirm N] [--minutes N]
    {"             "}     [--seed N] [--jobs N] [--out CARTELLA]
    {"             "}     [--report FILE.html] [--json FILE] [--force]
    {"             "}     [--on ray|ray://HOST:PORTA]
cli-about-tune = trova il cambiamento dei contenuti che meglio equilibra un gioco
cli-pattern = SCHEMA
cli-aims = OBIETTIVI
cli-bound = SCHEMA=LIMITE
cli-tune-game = quale gioco; `ludoteca games` li elenca
cli-tune-change = che cosa può cambiare: il percorso di un valore, con un asterisco per un nome qualsiasi, per esempio "mechanisms.*.cost" o prices.start; si può ripetere. `ludoteca content GIOCO` elenca i percorsi
cli-tune-within = fin dove: "prices.*=2..6"; per le parole quali, "cards.*.colour=red|blue"; per un elenco di parole quante. Di norma fin dove i contenuti permettono; si può ripetere
cli-tune-aim = a che cosa si mira, separato da virgole: "seats even" (posti pari), "every mechanism within 2 points" (ogni meccanismo entro 2 punti), "length 60..90 decisions" (durata; anche turns, rounds, minutes), "as little changed as possible" (cambiare il meno possibile)
cli-tune-seats = i bot, come per `ludoteca play`; di norma greedy a ogni posto
cli-tune-option = un'opzione del gioco; si può ripetere; `ludoteca options GIOCO` le elenca
cli-tune-games = quante partite gioca al massimo la ricerca; di norma 20000
cli-tune-deals = con quante distribuzioni si gioca al massimo una modifica; di norma quante ne permettono le partite
cli-tune-confirm = quante partite ha la conferma, sui due lati insieme; di norma un quinto di --games, e almeno 1000
cli-tune-minutes = finisci la ricerca dopo tanti minuti; la conferma viene dopo
cli-tune-seed = il seme della prima distribuzione, e di tutte le proposte; di norma 1
cli-tune-jobs = quanti processi; di norma uno per ogni core. I risultati sono gli stessi con qualsiasi numero
cli-tune-out = una cartella per ciò che si è giocato, da cui lo stesso comando riprende dopo Ctrl-C, e per le modifiche migliori come file per --content
cli-tune-report = scrivi tutto in una pagina per il browser, con figure
cli-tune-json = scrivi tutto per i programmi
cli-tune-force = sostituisci i file, se esistono
