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
proof-notation = una posizione che si scrive si rilegge com'era
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
proof-unfolds = a carte scoperte si ridà solo ciò che nessuno sa
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
proof-screen = uno schermo è ben formato, e i suoi pulsanti sono ciò che è lecito
proof-guide = la prima partita guidata si può leggere

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
proof-notation-refused = Una posizione non si rilegge dal suo stesso testo, notation(whole=True). { $error }
proof-notation-fact = Il fatto "{ $fact }" non si rilegge come l'ha scritto notation(whole=True).
proof-notation-choices = Una posizione riletta dal suo testo offre altre scelte: ciò che legal() guarda non è tutto dichiarato, o _work_out() tralascia un memo.
proof-notation-other = Una posizione riletta dal suo testo non è uguale ad essa.
proof-notation-on = Una posizione riletta dal suo testo va avanti diversamente: qualcosa che conta non è dichiarato, o _work_out() tralascia un memo.
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
proof-words-alike = Le azioni { $one } e { $other } si leggono allo stesso modo: "{ $text }". Due scelte di una stessa decisione devono leggersi diversamente: di' in describe() che cosa le distingue.
proof-words-number = L'azione { $action } si legge "{ $text }", che si prenderebbe per il numero di un'azione: usa delle parole.
proof-words-named = action_named() non trova l'azione { $action } con le sue stesse parole: "{ $text }".
proof-words-cited = Si cita la regola { $rule }, che rulebook/{ $lang }.md non ha.
proof-refusals-range = "{ $given }" non è un'azione, e non viene rifiutata con ciò che c'è.
proof-refusals-legal = L'azione { $action } è lecita, e why_illegal() ha un motivo contro di essa.
proof-refusals-none = L'azione { $action } non è lecita, e nulla le si oppone.
proof-refusals-other = L'azione { $action } è rifiutata per un motivo diverso da quello di why_illegal().
proof-refusals-rule = L'azione { $action } è rifiutata dalla regola { $rule }, che il regolamento non ha.
proof-refusals-words = L'azione { $action } è rifiutata con le stesse parole nelle due lingue: { $text }
proof-refusals-changed = Un'azione rifiutata ha cambiato la posizione.

proof-worlds-information = information() dice al posto { $seat } ciò che gli è nascosto: non è la stessa dopo che redeal({ $seat }, …) ha ridistribuito ciò che il posto non vede. Togli da information() ciò che il posto non sa; ciò che sa, _reshuffle() deve lasciarlo com'è.
proof-worlds-observation = _observe() mostra al posto { $seat } ciò che gli è nascosto, nella parte "{ $part }": i suoi numeri non sono gli stessi dopo che redeal({ $seat }, …) ha ridistribuito ciò che il posto non vede. Scrivi ciò che il posto sa; ciò che sa, _reshuffle() deve lasciarlo com'è.
proof-worlds-move = redeal({ $seat }, …) cambia chi deve muovere; _reshuffle() ridistribuisce le cose nascoste e lascia il turno com'è.
proof-worlds-fact = redeal({ $seat }, …) cambia il fatto "{ $fact }", che è noto a tutti: dichiaralo Hidden o Own, o fa' che _reshuffle() lo lasci com'è.
proof-worlds-legal = Ciò che il posto { $seat } può fare dipende da qualcosa che non sa: dopo redeal({ $seat }, …) legal() dice altro.
proof-worlds-text = Il nome dell'azione { $action } dice al posto { $seat } ciò che gli è nascosto: dopo redeal({ $seat }, …) describe() dice altro.
proof-worlds-question = La domanda dice al posto { $seat } ciò che gli è nascosto: dopo redeal({ $seat }, …) ask() dice altro.
proof-open-fact = Il posto { $seat } non si accorge che il fatto scoperto "{ $fact }" è cambiato (posto { $place }): information() lo tralascia.
proof-open-own = Il posto { $seat } non si accorge che la sua parte di "{ $fact }" è cambiata (posto { $place }): information() la tralascia.
proof-redeals-detour = redeal({ $seat }, …) dipende da ciò che è nascosto al posto { $seat }: partendo da un altro mondo, che per lui è uguale, riesce diverso. _reshuffle() parte da ciò che il posto sa; ordina le cose non viste prima di mescolarle.
proof-redeals-dice = Dopo redeal({ $seat }, …) i dadi non sono quelli del suo seme: _reshuffle() tira con self.dice e lo conserva.
proof-redeals-still = Il gioco nasconde qualcosa (hides = True), ma redeal() non cambia mai nulla: manca _reshuffle(), o tutti sanno tutto (hides = False).
proof-redeals-varied = Il gioco non nasconde nulla (hides = False), ma redeal() cambia qualcosa.
proof-redeals-end = Una posizione distribuita da redeal({ $seat }, …) non arriva alla fine.
proof-unfolds-detour = unfold(…) dipende da ciò che nessun posto sa: partendo da un altro mondo, che per tutti è uguale, riesce diverso. _unfold() parte da ciò che i posti sanno; ordina ciò che nessuno ha visto prima di mescolarlo.
proof-unfolds-dice = Dopo unfold(…) i dadi non sono quelli del suo seme: _unfold() tira con self.dice e lo conserva.
proof-unfolds-move = unfold(…) cambia a chi tocca, o che cosa c'è da scegliere.
proof-unfolds-known = unfold(…) cambia ciò che sa il posto { $seat }: _unfold() ridà solo ciò che nessun posto sa.
proof-hidden-still = Il fatto "{ $fact }" è dichiarato Hidden o Own, ma redeal() non lo cambia mai: lo sanno tutti, o _reshuffle() lo dimentica.
proof-imagined-other = Una posizione distribuita da redeal({ $seat }, …) non può esserci per il posto { $other }: lì un altro redeal, per quel posto, gli dice qualcosa di nuovo. _reshuffle() distribuisce ciò che le regole non ammettono.
proof-even-far = redeal({ $seat }, …) non distribuisce in modo uniforme: alcune distribuzioni escono troppo spesso, a { $far } deviazioni standard da quelle alla cieca.
proof-stories-told = Il racconto dice al posto { $seat } ciò che secondo information({ $seat }) non sa: "{ $one }", mentre in un altro mondo, che per lui è uguale, c'è "{ $other }". Raccontalo solo a chi può saperlo (audience), o fa' che information() e _reshuffle() sappiano che è stato detto.
proof-stories-public = Il racconto dice a chi guarda ciò che secondo public_information() non tutti sanno: "{ $one }", mentre in un altro mondo, che per loro è uguale, c'è "{ $other }". Raccontalo solo a chi può saperlo (audience), o fa' che _known_to_all() e _reshuffle() sappiano che è stato detto.
proof-asked-other = A chi tocca dopo dice al posto { $seat } ciò che gli è nascosto: in un altro mondo, che per lui è uguale, tocca a un altro. Se un posto non riceve la domanda perché ha una sola scelta, could_choose() deve dire che poteva averne di più.
proof-asked-story = Il fatto che qualcuno riceva una domanda dice al posto { $seat } ciò che gli è nascosto: in un altro mondo, che per lui è uguale, il racconto continua. Se un posto non riceve la domanda perché ha una sola scelta, could_choose() deve dire che poteva averne di più.
proof-undo-offer = Se il posto { $seat } può ritirare la sua azione dipende da ciò che gli è nascosto.
proof-bots-peek = Il bot { $bot } sceglie diversamente in un altro mondo che per il suo posto è uguale: ciò che riceve da redeal(), information() o dalla strategia gli dice troppo.
proof-shown-screen = Lo schermo mostra { $seat ->
        [nobody] a chi guarda
       *[other] al posto { $seat }
    } ciò che è nascosto: vi si legge "{ $one }", mentre in un altro mondo, che sembra uguale, vi si legge "{ $other }". Disegna solo ciò che secondo information() sa chi guarda.
proof-shown-board = Il tavoliere mostra { $seat ->
        [nobody] a chi guarda
       *[other] al posto { $seat }
    } ciò che è nascosto: vi si legge "{ $one }", mentre in un altro mondo, che sembra uguale, vi si legge "{ $other }". Disegna solo ciò che secondo information() sa chi guarda.
proof-public-world = public_information() non è la stessa in un mondo che il posto { $seat } ritiene possibile: non tutti lo sanno. Va in _known_to().
proof-public-finer = public_information() e private_information({ $seat }) si accorgono che "{ $fact }" è cambiato, information({ $seat }) no: ridefinisci _known_to_all() e _known_to() invece di information(), che è l'insieme delle due.
proof-public-coarser = information({ $seat }) si accorge che "{ $fact }" è cambiato, public_information() e private_information({ $seat }) no: ridefinisci _known_to_all() e _known_to() invece di information(), che è l'insieme delle due.
proof-public-result = Chi ha vinto e i punti finali dipendono da qualcosa che non tutti sanno: alla fine lo si mostra. Lo dice _known_to_all().
proof-onlookers-fact = Chi guarda non si accorge che il fatto scoperto "{ $fact }" è cambiato: _known_to_all() lo tralascia.
proof-onlookers-shown = Schermo o tabellone mostrano a chi guarda il fatto "{ $fact }", che _known_to_all() tralascia.
proof-recall-own = La storia del posto { $seat } non contiene ciò che ha deciso e ciò che sapeva allora.
proof-recall-told = La storia del posto { $seat } distingue due partite che il posto non può distinguere.
proof-screen-formed = Lo schermo non è ben formato: { $error }. Costruiscilo con ludoteca.screen, che protegge tutto ciò che non è markup.
proof-screen-plain = Lo schermo porta con sé uno stile o uno script; gli stili vanno in screen.css, gli script in screen.js.
proof-screen-id = Due cose sullo schermo hanno l'id "{ $name }".
proof-screen-reference = Lo schermo rimanda al disegno "#{ $id }", che non c'è.
proof-screen-piece = Due cose sullo schermo sono lo stesso pezzo, data-piece="{ $name }"; un pezzo scivola da un posto all'altro, perciò c'è una volta sola.
proof-screen-part = Due parti dello schermo si chiamano "{ $name }".
proof-screen-touch = Uno schermo disegnato con touch=False si può toccare: fa' ciò che si tocca con View.touch(action), di una View che ne è avvisata.
proof-screen-button = Lo schermo ha un pulsante per l'azione { $action }, che chi guarda non può giocare: fallo con View.touch(action).
proof-screen-reach = Il pulsante per l'azione { $action } non ha un nome, o la tastiera non ci arriva: fallo con View.touch(action).
proof-screen-twice = L'azione { $name } ha due pulsanti sullo schermo; chi lo ascolta non saprebbe distinguerli. Disegna una volta sola le cose uguali, con il loro numero.
proof-screen-beat = BEATS dice come si mostra "{ $message }", ma in words/en.ftl non c'è un messaggio così.
proof-screen-sound = BEATS dà a "{ $message }" il suono "{ $sound }"; ci sono: { $sounds }.

proof-title = { $game }: { $cases ->
        [one] un modo di giocare
       *[other] { $cases } modi di giocare
    }, seme { $seed }
proof-line-fails = { $proof }: non vale
proof-again = Così lo si rivede, e si vede se vale dopo una modifica:
proof-line-form = "{ $given }" non è una partita da provare: scrivi il suo seme, due punti e le sue azioni, come 1:0,3,2; l'apertura è 1:
proof-line-illegal = La partita non si può giocare così: la sua azione n. { $number } ({ $action }) in quel punto non è ammessa. { $reason }
proof-line-done = In questa partita vale tutto ciò che si è chiesto: { $proofs ->
        [one] una prova
       *[other] { $proofs } prove
    }.
proof-done = Tutto ciò che è stato provato vale: { $proofs } prove, { $games ->
        [one] una partita
       *[other] { $games } partite
    } per ogni modo di giocare, { $seconds } s.
proof-partly = Ciò che è stato provato vale, ma il tempo è finito dopo { $done } partite su { $games } per ogni modo di giocare ({ $seconds } s): concedine di più con --time.
proof-hardly = Il tempo è finito prima che ogni prova avesse visto una partita ({ $seconds } s): concedine di più con --time.
proof-not-asked = Questo gioco non ha nulla del genere che queste provano: { $proofs }.
proof-more = Un invariants.py accanto al gioco proverebbe di più: check(state), check_step(before, after), BOUND, e blind() con placed() perché i redeal siano uniformi.
proof-failed = { $faults ->
        [one] Una prova fallisce
       *[other] { $faults } prove falliscono
    } su { $proofs }.

cli-game-or-class = GIOCO|MODULO:CLASSE
cli-module = MODULO
cli-usage-prove =
    ludoteca prove GIOCO|MODULO:CLASSE [--variants all|players|extremes|first]
    {"              "}     [--option NOME=VALORE ...] [--games N] [--seed N] [--time N]
    {"              "}     [--content FILE.toml ...] [--set PERCORSO=VALORE ...]
    {"              "}     [--only ELENCO] [--invariants MODULO] [--line SEME:AZIONI]
cli-about-prove = provare un gioco tuo: copie, segreti, caso, rifiuti, parole e altro
cli-prove-game = un gioco dello scaffale, o la classe di uno in un modulo che si trova qui: mio_gioco:MioGioco
cli-prove-variants = quali modi di giocare: tutti, uno per ogni numero di giocatori, il minimo e il massimo, o solo quello abituale; di solito tutti
cli-prove-option = un'opzione dell'unico modo di giocare che si prova; si può ripetere
cli-prove-games = quante partite a caso per ogni modo di giocare; di solito 3
cli-prove-seed = il seme della prima partita; ogni altra ha il successivo; di solito 1
cli-prove-time = quanti secondi può durare; di solito 300
cli-prove-only = quali prove, come copies,worlds; di solito tutte
cli-prove-invariants = un modulo con ciò che deve valere in ogni posizione del gioco; di solito l'invariants.py che gli sta accanto
cli-seed-actions = SEME:AZIONI
cli-prove-line = una sola partita, per seme e azioni, come 1:0,3,2: viene mostrata, e provata in ogni sua posizione
prove-variants-only = --option indica un modo di giocare, --variants ne indica diversi: danne uno dei due.

# `ludoteca new`
cli-name = NOME
cli-folder = CARTELLA
cli-usage-new = ludoteca new NOME [--out CARTELLA]
cli-about-new = scrivi un gioco tuo da cui cominciare: un piccolo pacchetto completo che supera ogni prova
cli-new-name = come si chiama il gioco, nel modo di un pacchetto Python: my_game
cli-new-out = la nuova cartella da scrivere; di solito NOME
new-written = { $name } ora è un gioco intero, in { $folder }: regole, parole, tavoliere, schermo e test. Leggi prima il suo README.md.
new-install = Installalo, perché stia sullo scaffale:
new-play = Giocalo:
new-prove = Provalo, dopo ogni modifica:
new-name-needed = Di' come si chiamerà il gioco, per esempio ludoteca new my_game.
new-name = Un gioco non può chiamarsi "{ $name }": un nome comincia con una lettera minuscola e ha solo a-z, 0-9 e singoli _ in mezzo, al massimo { $most } in tutto, come my_game.
new-on-shelf = Sullo scaffale c'è già un gioco { $name }; scegli un altro nome.
new-reserved = Un gioco non può chiamarsi { $name }: il suo stesso codice usa quella parola. Prendine due, come { $name }_game.
new-taken = Un gioco non può chiamarsi { $name }: Python conosce già un modulo con quel nome. Prendine un altro, come { $name }_game.
new-exists = { $folder } esiste già e resta com'è; indica una cartella nuova con --out.
