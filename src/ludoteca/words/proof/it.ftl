# Che cosa si dimostra di un gioco, e che cosa si dice al suo autore quando non vale.

proof-declared = tutto ciò che una posizione tiene è dichiarato come suo fatto
proof-equality = due posizioni che differiscono in un fatto non sono uguali
proof-copies = una copia ha tutti i fatti e vive per conto suo
proof-pickles = una posizione salvata con pickle torna con tutti i fatti
proof-memos = un memo è ciò che dicono gli altri fatti
proof-copying = copying.py è ciò che dichiara position.py
proof-choices = ciò che si chiede è una vera scelta
proof-ends = ogni partita finisce
proof-invariants = gli invarianti del gioco valgono
proof-results = punti, vincitori e ritorni vanno d'accordo
proof-ties = un pareggio dice che cosa l'ha deciso
proof-looking = ciò che un posto vede non dipende da chi ha guardato prima
proof-replays = lo stesso seme e le stesse azioni danno la stessa partita
proof-pickled_games = una partita salvata con pickle continua allo stesso modo
proof-parts = un'osservazione è fatta delle parti che dichiara
proof-readers = ogni parte mostra ciò che dice il suo nome
proof-alike = nessuna parte ne ripete un'altra
proof-chance = ogni fonte del caso ha un suo flusso
proof-sources = da ogni fonte del caso si estrae
proof-words = tutto si può dire nelle due lingue
proof-refusals = ciò che non si può giocare è rifiutato da una regola
proof-worlds = una posizione che un posto immagina non gli dice nulla di nuovo
proof-open = ogni posto sa ciò che è scoperto
proof-redeals = ridare le carte dipende solo da ciò che il posto sa
proof-hidden = ogni fatto nascosto viene ridato
proof-imagined = ciò che un posto immagina lo possono immaginare anche gli altri
proof-even = ogni distribuzione che un posto crede possibile è probabile quanto le altre
proof-stories = un racconto dice a un posto solo ciò che può sapere
proof-asked = chi viene interrogato dopo non rivela nulla di nascosto
proof-undo = poter ritirare un'azione non rivela nulla di nascosto
proof-bots = un bot non sa più del suo posto
proof-shown = schermo e tabellone mostrano a un posto solo ciò che sa
proof-public = ciò che sanno tutti lo sa ogni posto, ed è parte di ciò che sa
proof-onlookers = a chi guarda si mostra ciò che sanno tutti
proof-recall = una storia contiene ciò che il suo posto ha fatto e notato, e nient'altro

proof-where-game = In { $game }.
proof-where-line =
    In { $game }, seme { $seed }, { $decisions ->
        [0] all'inizio.
        [one] dopo 1 decisione: { $actions }
       *[other] dopo { $decisions } decisioni: { $actions }
    }

proof-not-read = { $given } non si può leggere. { $error }
proof-no-game = { $given } non è la classe di un gioco; indicala come modulo:Classe.
proof-no-name = { $class } non ha un nome; un gioco dice come si chiama sullo scaffale: name = "…".
proof-no-variant = { $class }.variants() è vuoto: non c'è modo di giocarlo.
proof-variants = Non ci sono varianti "{ $given }"; ci sono: { $allowed }.
proof-unknown = Non c'è la prova "{ $given }"; ci sono: { $allowed }.

proof-error = Il gioco s'interrompe con un errore. { $error }
proof-fact-kind = Un fatto è di tipo { $kind }; può essere un numero, sì o no, byte, o una lista di questi.

proof-declared-not = { $class } tiene "{ $name }", che nessuno ha dichiarato: scrivilo tra i suoi fatti, con il tipo e un segno.
proof-declared-nothing = Il fatto "{ $name }" di { $class } qui non ha valore.
proof-equality-twin = Lo stesso seme e le stesse azioni danno due posizioni che non sono uguali.
proof-equality-fact = Il fatto "{ $fact }" non conta: due posizioni che vi differiscono (posto { $place }) risultano uguali. Va messo in packed().
proof-copies-equal = Una copia non è uguale alla sua posizione.
proof-copies-tell = Una copia racconta ciò che è successo; una copia tace.
proof-copies-fact = Una copia ha perso il fatto "{ $fact }".
proof-copies-shared = Una copia ha la stessa lista "{ $fact }": ciò che cambia in una cambia nell'altra. Copiala, o dichiarala Shared se viene solo sostituita.
proof-copies-changed = Giocare in una copia ha cambiato la posizione da cui è stata fatta: qualcosa che è Shared viene cambiato sul posto.
proof-copies-dice = Giocare in una copia ha mosso i dadi della posizione da cui è stata fatta: da una fonte si estrae subito, non la si tiene.
proof-copies-memo = Giocare in una copia ha cambiato il memo "{ $fact }" della posizione da cui è stata fatta: sostituiscilo invece di cambiarlo.
proof-copies-apart = Una posizione e la sua copia non continuano allo stesso modo.
proof-pickles-equal = Una posizione salvata con pickle non torna com'era.
proof-pickles-fact = Una posizione salvata con pickle ha perso il fatto "{ $fact }".
proof-pickled-games-equal = Una posizione salvata con pickle non è uguale a quella da cui è stata fatta.
proof-pickled-games-on = Una posizione salvata con pickle continua diversamente da quella da cui è stata fatta.
proof-memos-touches = _work_out() cambia più dei memo.
proof-memos-wrong = Il memo "{ $fact }" non è ciò che _work_out() ricava dagli altri fatti.
proof-memos-left = _work_out() lascia il memo "{ $fact }" com'era; ricavalo di nuovo, o svuotalo.
proof-memos-redeal = Ridate le carte per il posto { $seat }, il memo "{ $fact }" non è ciò che _work_out() ricava dagli altri fatti.
proof-memos-seen = Senza i suoi memo la posizione appare diversa al posto { $seat }.
proof-memos-legal = Senza i suoi memo la posizione permette altre azioni.
proof-memos-play = Senza i suoi memo la posizione continua diversamente, dopo { $decisions } decisioni.
proof-copying-late = { $file } non è ciò che dice ora { $position }: rifallo con python -m ludoteca.proof.copying.
proof-copying-wrong = { $error }

proof-choices-seat = Viene interrogato il posto { $seat }, che non c'è.
proof-choices-none = Qualcuno viene interrogato e non ha nulla da scegliere.
proof-choices-single = Si può scegliere solo l'azione { $action }, che andava quindi eseguita; se gli altri non possono saperlo, lo dice could_choose().
proof-choices-order = Le azioni lecite non sono ordinate, o una è ripetuta.
proof-choices-range = L'azione { $action } è lecita, ma le azioni vanno da 0 a { $most }.
proof-choices-kept = Ciò che legal() dice ora non è ciò che diceva quando è stata posta la domanda.
proof-choices-own = Chi cambia la lista delle azioni lecite cambia la posizione.
proof-ends-never = Dopo { $most } decisioni a caso la partita non è finita.
proof-ends-bound = La partita ha richiesto { $decisions } decisioni, più del suo limite di { $bound }.
proof-ends-move = La partita è finita, ma tocca al posto { $seat }.
proof-ends-choices = La partita è finita, ma ci sono azioni lecite.
proof-invariants-broken = Un invariante del gioco non vale: { $error }
proof-results-length = Punti o ritorni non sono tanti quanti i giocatori ({ $players }).
proof-results-sheet = Il foglio del posto { $seat } fa { $sheet }, i suoi punti sono { $score }.
proof-results-early = Qualcuno ha vinto, o ha ritorni, prima della fine della partita.
proof-results-winners = I vincitori non sono posti di questa partita, ciascuno una volta.
proof-results-returns = Un ritorno non è tra -1 e 1.
proof-results-together = Tutti vincono o perdono insieme, ma i loro ritorni differiscono.
proof-results-zero = La somma dei ritorni è { $sum } invece di 0.
proof-ties-early = Si dice che cosa ha deciso la partita prima che sia finita.
proof-ties-untold = I punti da soli non hanno deciso la partita, e decided() non dice che cosa l'ha decisa.
proof-ties-event = Ciò che ha deciso la partita non è l'ultima riga del suo racconto.
proof-looking-observation = Il posto { $seat } vede altro perché qualcuno ha guardato prima.
proof-looking-equal = Guardare una posizione l'ha cambiata.
proof-replays-json = Una registrazione non viene letta com'è stata scritta.
proof-replays-position = Una registrazione non porta alla stessa posizione.
proof-replays-dice = Una registrazione porta alla stessa posizione con altri dadi.
proof-replays-key = La stessa chiave dà due partite diverse.

proof-parts-name = Una parte si chiama "{ $part }"; un nome è una parola breve come hand_size.
proof-parts-twice = Due parti si chiamano "{ $part }".
proof-parts-about = La parte "{ $part }" non dice che cosa sono i suoi numeri, o non segue quella precedente.
proof-parts-other = Le parti scritte per il posto { $seat } in questa posizione non sono quelle di game.layout().
proof-parts-length = L'osservazione non è lunga quanto le sue parti, o non è fatta di numeri float32.
proof-parts-number = La parte "{ $part }" ha il numero { $number }; chi impara può prendere da -8 a 8.
proof-readers-none = Nessuno legge la parte "{ $part }".
proof-readers-other = La parte "{ $part }" (del posto +{ $of }) non mostra al posto { $seat } ciò che il suo lettore trova nella posizione.
proof-alike-two = Le parti "{ $one }" e "{ $other }" hanno detto lo stesso in ogni posizione: nessuno si accorgerebbe se si scambiassero.
proof-chance-lost = I flussi delle fonti sono persi: tieni i dadi che il gioco ha ricevuto.
proof-chance-undivided = { $count } numeri sono stati estratti dai dadi indivisi; estrai da dice.source(…).
proof-chance-stream = La fonte "{ $source }" non dà gli stessi numeri quando si decide altro.
proof-sources-unused = Dalla fonte "{ $source }" non si estrae mai nulla.

proof-words-catalogue = Non c'è il catalogo words/{ $lang }.ftl.
proof-words-fluent = words/{ $lang }.ftl: questo non è Fluent: { $text }
proof-words-missing = Il messaggio "{ $message }" manca in words/{ $lang }.ftl.
proof-words-rulebook = rulebook/{ $lang }.md manca, o nessuna sua riga comincia con "- **R1** ".
proof-words-rule = La regola { $rule } manca in rulebook/{ $lang }.md.
proof-words-unsaid = Qualcosa non si può dire ({ $lang }): { $error }
proof-words-empty = Il messaggio "{ $message }" non dice nulla ({ $lang }).
proof-words-alike = Le azioni { $one } e { $other } si leggono allo stesso modo: { $text }
proof-words-cited = Si cita la regola { $rule }, che rulebook/{ $lang }.md non ha.
proof-refusals-range = "{ $given }" non è un'azione, e non viene rifiutata con ciò che c'è.
proof-refusals-legal = L'azione { $action } è lecita, e why_illegal() ha un motivo contro di essa.
proof-refusals-none = L'azione { $action } non è lecita, e nulla le si oppone.
proof-refusals-other = L'azione { $action } è rifiutata per un motivo diverso da quello di why_illegal().
proof-refusals-rule = L'azione { $action } è rifiutata dalla regola { $rule }, che il regolamento non ha.
proof-refusals-words = L'azione { $action } è rifiutata con le stesse parole nelle due lingue: { $text }
proof-refusals-changed = Un'azione rifiutata ha cambiato la posizione.

proof-worlds-information = Ridate le carte, il posto { $seat } sa altro.
proof-worlds-observation = Ridate le carte, il posto { $seat } osserva altro.
proof-worlds-move = Ridate le carte per il posto { $seat }, tocca a qualcun altro.
proof-worlds-fact = Ridare le carte per il posto { $seat } cambia il fatto "{ $fact }", che è dichiarato scoperto.
proof-worlds-legal = Ridate le carte, il posto { $seat } può fare altro.
proof-worlds-text = Ridate le carte, l'azione { $action } si legge diversamente per il posto { $seat }.
proof-worlds-question = Ridate le carte, al posto { $seat } si chiede con altre parole.
proof-open-fact = Il posto { $seat } non si accorge che il fatto scoperto "{ $fact }" è cambiato (posto { $place }): information() lo tralascia.
proof-open-own = Il posto { $seat } non si accorge che la sua parte di "{ $fact }" è cambiata (posto { $place }): information() la tralascia.
proof-redeals-detour = Ridare le carte per il posto { $seat } dipende da più di ciò che sa.
proof-redeals-dice = Ridate le carte per il posto { $seat }, i dadi non sono quelli del seme dato.
proof-redeals-still = Il gioco dice di nascondere qualcosa, ma ridare le carte non cambia mai nulla.
proof-redeals-varied = Il gioco dice di non nascondere nulla (hides = False), ma ridare le carte cambia qualcosa.
proof-redeals-end = Una posizione che il posto { $seat } immagina non arriva alla fine.
proof-hidden-still = Il fatto "{ $fact }" è dichiarato nascosto, ma ridare le carte non lo cambia mai: lo sanno tutti, o _reshuffle() lo dimentica.
proof-imagined-other = Ciò che il posto { $seat } immagina non lo può immaginare il posto { $other }.
proof-even-far = I mondi che il posto { $seat } immagina non sono distribuiti in modo uniforme: { $far } deviazioni standard.
proof-stories-told = Il racconto dice al posto { $seat } qualcosa che non sa.
proof-stories-public = Il racconto dice a chi guarda qualcosa che non tutti sanno.
proof-asked-other = Chi viene interrogato dopo dice al posto { $seat } qualcosa che non sa; could_choose() si chiede di ciò che sanno tutti.
proof-asked-story = Il racconto continua per il posto { $seat } in un mondo e si ferma in un altro: la domanda li distingue.
proof-undo-offer = Che il posto { $seat } possa ritirare la sua azione dipende da ciò che non sa.
proof-bots-illegal = Il bot { $bot } sceglie l'azione { $action }, che non è lecita.
proof-bots-peek = Il bot { $bot } sceglie diversamente in un mondo che il suo posto non può distinguere: sa troppo.
proof-shown-screen = Lo schermo mostra al posto { $seat } ciò che non sa.
proof-shown-board = Il tabellone mostra al posto { $seat } ciò che non sa.
proof-public-world = public_information() non è la stessa in un mondo che il posto { $seat } ritiene possibile: non tutti lo sanno. Va in _known_to().
proof-public-finer = public_information() e private_information() distinguono due posizioni che information() non distingue, per il posto { $seat }: ridefinisci _known_to_all() e _known_to() invece di information().
proof-public-coarser = information() distingue due posizioni che public_information() e private_information() non distinguono, per il posto { $seat }: ridefinisci _known_to_all() e _known_to() invece di information().
proof-public-result = Chi ha vinto e i punti finali dipendono da qualcosa che non tutti sanno: alla fine lo si mostra. Lo dice _known_to_all().
proof-onlookers-fact = Chi guarda non si accorge che il fatto scoperto "{ $fact }" è cambiato: _known_to_all() lo tralascia.
proof-onlookers-shown = Schermo o tabellone mostrano a chi guarda il fatto "{ $fact }", che _known_to_all() tralascia.
proof-recall-own = La storia del posto { $seat } non contiene ciò che ha deciso e ciò che sapeva allora.
proof-recall-told = La storia del posto { $seat } distingue due partite che il posto non può distinguere.

proof-title = { $game }: { $cases ->
        [one] un modo di giocare
       *[other] { $cases } modi di giocare
    }, seme { $seed }
proof-line-fails = { $proof }: non vale
proof-done = Tutto ciò che è stato provato vale: { $proofs } prove, { $games ->
        [one] una partita
       *[other] { $games } partite
    } per ogni modo di giocare, { $seconds } s.
proof-partly = Ciò che è stato provato vale, ma il tempo è finito dopo { $done } partite su { $games } per ogni modo di giocare ({ $seconds } s): concedine di più con --time.
proof-hardly = Il tempo è finito prima che ogni prova avesse visto una partita ({ $seconds } s): concedine di più con --time.
proof-not-asked = Niente da provare qui: { $proofs }.
proof-failed = { $faults ->
        [one] Una prova fallisce
       *[other] { $faults } prove falliscono
    } su { $proofs }.

cli-game-or-class = GIOCO|MODULO:CLASSE
cli-module = MODULO
cli-usage-prove =
    ludoteca prove GIOCO|MODULO:CLASSE [--variants all|players|extremes|first]
    {"              "}     [--option NOME=VALORE ...] [--games N] [--seed N] [--time N]
    {"              "}     [--only ELENCO] [--invariants MODULO]
cli-about-prove = provare un gioco tuo: copie, segreti, caso, rifiuti, parole e altro
cli-prove-game = un gioco dello scaffale, o la classe di uno in un modulo che si trova qui: mio_gioco:MioGioco
cli-prove-variants = quali modi di giocare: tutti, uno per ogni numero di giocatori, il minimo e il massimo, o solo quello abituale; di solito tutti
cli-prove-option = un'opzione dell'unico modo di giocare che si prova; si può ripetere
cli-prove-games = quante partite a caso per ogni modo di giocare; di solito 3
cli-prove-seed = il seme della prima partita; ogni altra ha il successivo; di solito 1
cli-prove-time = quanti secondi può durare; di solito 300
cli-prove-only = quali prove, come copies,worlds; di solito tutte
cli-prove-invariants = un modulo con ciò che deve valere in ogni posizione del gioco; di solito l'invariants.py che gli sta accanto
prove-variants-only = --option indica un modo di giocare, --variants ne indica diversi: danne uno dei due.
