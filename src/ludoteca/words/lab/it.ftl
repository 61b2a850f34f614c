# Il laboratorio: che cosa fa un cambiamento, e che cosa si misura di un gioco.

# Che cosa non può essere
limit-form-never = { $argument } non può essere "{ $given }": scrivi chi, poi che cosa non può fare, per esempio "1: build aether_drive" o "all: build" (tutti). I giocatori si contano da 1, nell'ordine dell'elenco dei bot.
limit-form-must = { $argument } non può essere "{ $given }": scrivi chi, poi che cosa deve fare ogni volta che può, per esempio "1: pass" o "all: pass" (tutti). I giocatori si contano da 1, nell'ordine dell'elenco dei bot.
limit-form-weak = { $argument } non può essere "{ $given }": scrivi chi, poi in quale quota delle decisioni gioca a caso, per esempio "1: 0.2".
limit-player = { $argument } non può riguardare "{ $given }": è un giocatore da 1 a { $most }, nell'ordine dell'elenco dei bot, oppure all (tutti).
limit-deed = In questo gioco nessuno può fare "{ $given }", per quanto mostrano alcune partite; fra ciò che si può fare: { $known }.
limit-deed-near = In questo gioco nessuno può fare "{ $given }", per quanto mostrano alcune partite. Intendevi una di queste cose? { $known }.
compare-games = A e B devono essere lo stesso gioco con lo stesso numero di giocatori; possono cambiare opzioni, contenuti e bot.
compare-few = { $given } partite sono troppo poche: una distribuzione ne richiede { $least }, sui due lati e in ogni rotazione dei giocatori.
compare-measure = Qui nessuno misura "{ $given }"; ci sono: { $known }.
compare-until = --until non può essere "{ $given }": scrivi quanto vicino deve arrivare l'intervallo, per esempio 1% o 0.5, oppure la parola known.
compare-same = A e B sono uguali. Di' che cosa cambia, per esempio con --set-b, --option-b, --seats-b o --never-b.
argument-minutes = { $argument } non può essere "{ $given }": è un numero di minuti maggiore di 0, per esempio 5, e al massimo { $most }.
report-kind = { $file } deve finire in .html, perché è una pagina per il browser.
json-kind = { $file } deve finire in .json.
tables-exist = In { $folder } c'è già { $file }; scegli un'altra cartella, o aggiungi --force per sostituirlo.
tables-many = Le tabelle di { $games } partite sarebbero troppo grandi; se ne scrivono al massimo { $most }. Senza --tables si può giocare qualsiasi numero di partite.
effects-together = In questo gioco si vince o si perde tutti insieme, quindi nessuno può avere un diritto che gli altri non hanno; a queste domande risponde compare: --never-b "all: …".
effects-one = A un tavolo con una sola persona nessuno può avere un diritto che gli altri non hanno; a queste domande risponde compare: --never-b "1: …".
effects-mixed = Per chiedere che cosa fa un'azione, tutti i posti devono avere lo stesso bot; qui ci sono: { $seats }.
effects-none = Nulla di ciò che è stato fatto corrisponde a "{ $given }"; tipi di azioni compiute: { $known }.
effects-few = { $given } partite sono troppo poche: il primo sguardo ne richiede { $least }.

# Su più macchine
ray-address = --on non può essere "{ $given }": scrivi ray, per i core di questa macchina, o dove si trova un cluster, per esempio ray://host:10001.
ray-missing = Per giocare su più macchine serve Ray, che non è installato; scrivi: pip install "ludoteca[ray]"
ray-nobody = A { $address } non risponde nessuno. Un cluster comincia sulla sua prima macchina con: ray start --head --ray-client-server-port=10001
ray-refused = Il cluster { $address } non si può usare. Ray dice: { $said }. Ray e Python devono avere le stesse versioni lì e qui, e un cluster con un token lo vuole in RAY_AUTH_TOKEN.
ray-other = Questo programma è già collegato a un altro cluster Ray: scrivi on="ray" per giocare su quello, oppure lascialo con ray.shutdown().
ray-empty = Il cluster { $address } non ha nessun core che possa giocare. Una macchina vi si unisce con: ray start --address=HOST:6379
ray-unlike = Sulla macchina { $node } c'è un'altra Ludoteca, { $there }; qui c'è { $here }. Le partite sono le stesse solo con lo stesso codice: installa la stessa versione su tutte le macchine.
ray-without = Sulla macchina { $node } non c'è una Ludoteca che possa giocare; qui c'è { $here }. Installa la stessa anche lì, nel Python usato da Ray.
ray-lost = Il cluster { $address } ha perso per sempre una parte del lavoro. Ray dice: { $said }
ray-gone = Il cluster { $address } non risponde più.
ray-raised = Sulla macchina { $node } qualcosa non ha funzionato: { $said }

# Che cosa si misura
measure-win = vittorie del giocatore { $number } ({ $bot })
measure-points-of = punti del giocatore { $number } ({ $bot })
measure-turn = vittorie di chi è { $number }º di turno
measure-seat = vittorie del posto { $number }
measure-won = partite vinte insieme
measure-shared = partite senza un unico vincitore
measure-half = chi è in testa a metà partita vince
measure-settled = parte dei turni dopo la quale il risultato non cambia più
measure-leads = cambi al comando
measure-margin = punti di distacco di chi vince
measure-points = punti di un posto
measure-best = punti del posto migliore
measure-decisions = decisioni
measure-turns = turni
measure-minutes = minuti, fra persone
measure-choices = scelte per decisione
lab-pp = { $number } p.p.
lab-interval = da { $low } a { $high }
lab-length-decisions = decisioni
lab-length-turns = turni
lab-length-minutes = minuti
lab-part-deal = la distribuzione: carte e posto
lab-part-players = i giocatori
lab-part-rest = il resto: il caso dopo la distribuzione, e quello dei bot

# Che cos'è un lato
deed-named = «{ $name }»
lab-as-printed = come stampato
lab-bots = bot: { $bots }
lab-never = il giocatore { $number } non fa mai: { $deed }
lab-never-all = nessuno fa mai: { $deed }
lab-must = il giocatore { $number } deve fare, ogni volta che può: { $deed }
lab-must-all = tutti devono fare, ogni volta che possono: { $deed }
lab-weak = il giocatore { $number } gioca a caso in { $share } delle decisioni
lab-weak-all = tutti giocano a caso in { $share } delle decisioni

# Che cosa ne è venuto
compare-title = { $game }: A contro B
compare-more = Si sa: { $measure }: B ha { $by } più di A ({ $interval }).
compare-less = Si sa: { $measure }: B ha { $by } meno di A ({ $interval }).
compare-undecided = Non si sa: { $measure }: B ha { $by } rispetto ad A, e resta possibile qualsiasi valore { $interval }.
compare-counted = { $games } partite con { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}, a partire dal seme { $seed }, le stesse sui due lati. { $played } sono state giocate davvero: ciò che un cambiamento non tocca è la stessa partita.
compare-saved = Per questa domanda ognuna di esse dice quanto { $factor } partite con distribuzioni diverse.
compare-promise = Gli intervalli valgono a ogni sguardo: in 19 confronti su 20 il vero sta in tutti quelli che si sono mai visti. Di { $count } misure una può sbagliare per caso; il verdetto riguarda quella in questione.
compare-ended-until = È finito perché l'intervallo è stretto quanto si voleva.
compare-ended-known = È finito perché si sa.
compare-ended-time = È finito perché il tempo era scaduto.
compare-ended-stopped = È stato interrotto; questo è ciò che si sapeva fino ad allora.
compare-playing = Confronto
compare-measure-column = misurato in una partita
compare-a-column = A
compare-b-column = B
compare-more-column = B − A
compare-interval-column = intervallo
compare-deed-column = che cosa si fa, volte per partita
compare-examples = Partite in cui si vede: la stessa distribuzione sui due lati.
compare-examples-none = In nessuna distribuzione c'è stata una differenza in questo.
compare-example = seme { $seed }, giocatori spostati di { $rotation } posti
compare-faults = In { $count } partite un bot ha fallito e ha perso per rinuncia; vedi ludoteca simulate.
lab-written = Scritto:

measures-title = Che cosa è stato misurato
measures-mean-column = media
measures-interval-column = intervallo 95%
measures-length-column = durata di una partita
measures-deed-column = che cosa è stato fatto
measures-times-column = volte per partita
measures-games-column = delle partite
measures-won-column = vince chi lo ha fatto
measures-taken-column = scelto quando si può
measures-rule-column = regola
measures-part-column = perché i risultati differiscono
measures-share-column = quota
measures-entropy = Le scelte dei bot valgono { $bits } bit l'una: imprevedibili come { $ways } scelte uguali, una volta nota la domanda.
measures-dead = Si potevano scegliere e nessuno le ha mai scelte, in { $games } partite: { $deeds }.
measures-dead-none = Tutto ciò che si poteva scegliere abbastanza spesso è stato scelto almeno una volta, in { $games } partite.
measures-unmet = Regole che non si sono mai mostrate: { $rules }.
measures-unmet-none = Ogni regola che può mostrarsi si è mostrata, in { $games } partite.
measures-unmet-how = Una regola si mostra quando è stata posta una domanda che la cita, quando ha vietato un'azione in uno dei momenti guardati, o quando ha dato punti; sono state guardate { $looked } partite. Le regole che il testo del gioco non cita da nessuna parte non possono mostrarsi e qui mancano.
measures-minutes = Minuti secondo un modello: { $deciding } s per una scelta, { $doubling } s in più a ogni raddoppio di ciò che c'è da scegliere, { $handing } s per un turno. Nessuna persona è stata cronometrata.
measures-chosen = Scegliere non è un effetto: chi fa una cosa poteva essere in testa già prima. Gli effetti si chiedono con ludoteca effects.
stakes-title = Che cosa dipende da una decisione
stakes-column = della vittoria, con una decisione
stakes-mean-column = media
stakes-own = per il posto che la prende
stakes-lost = decisioni di posti che non possono più vincere
stakes-others = quanto queste spostano tra gli altri
stakes-playing = Decisioni seguite
stakes-how = { $count } decisioni, una estratta da ogni partita. Ogni scelta è stata seguita fino alla fine attraverso gli stessi { $worlds } mondi immaginati, da bot che non guardano oltre la decisione; la migliore e la peggiore sono state scelte in una metà dei mondi e confrontate nell'altra.
stakes-kings-how = Chi fa il re: un posto conta come uno che non può più vincere se non ha vinto in nessuno di questi mondi, qualunque cosa scegliesse.

effects-title = { $game }: che cosa fa ogni azione a chi può compierla
effects-counted = { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
} a partire dal seme { $seed }; sono state giocate { $played } partite. Ognuna di { $count } azioni è stata tolta a un posto per volta, con le stesse distribuzioni.
effects-promise = L'effetto è la quota di vittorie di un posto che può compierla, meno quella dello stesso posto con la stessa distribuzione quando non può. Gli intervalli valgono per tutte le azioni insieme e a ogni sguardo, 19 volte su 20. "Vince chi lo ha fatto" non è un effetto: è ciò che dice il conteggio, e sta lì per confronto.
effects-habits = Un posto che non può compierla gioca poi con le stesse abitudini: l'effetto è quello dell'azione per questi bot.
effects-deed-column = azione
effects-name-column = nome
effects-effect-column = effetto sulle vittorie
effects-interval-column = intervallo per tutte
effects-known-column = si sa
effects-used-column = compiuta da un posto, delle partite
effects-biased-column = vince chi lo ha fatto (distorto)
effects-known-1 = giova
effects-known--1 = nuoce
effects-known-0 = –
effects-verdict = Si sa di { $known } azioni su { $count }. La più utile: { $best } ({ $by }).
effects-verdict-none = Di nessuna di { $count } azioni si sa ancora se giova o nuoce.
effects-playing = Senza l'azione
effects-left-out = Tralasciate perché troppo pochi posti le hanno compiute: { $count }; o perché sono più di { $most }: { $over }.
effects-options-column = opzione
effects-options = Che cosa fanno le opzioni, ognuna contro il gioco com'è

report-asked = Che cosa si è chiesto
report-again = Il comando che lo ripete
report-verdict = Il verdetto
report-closing = Come si è chiuso l'intervallo
report-closing-about = Dopo tante partite: dove sta B − A. La linea è la stima.
report-figures = Tutto ciò che è stato misurato
report-shares = Differenze fra quote
report-shares-about = In punti percentuali. La linea tratteggiata è dove non cambia nulla; verde è di più, rosso è di meno, grigio non si sa.
report-lengths = Quanto durano le partite
report-lengths-about = Di tutte le partite, quale quota ha circa tante decisioni.
report-deeds = Che cosa è stato fatto
report-games = Partite da guardare
report-save = salva come { $file }
report-replay = ludoteca replay { $file }
report-rules = Regole che non si sono mai mostrate
report-luck = Fortuna e abilità
report-made = Fatto da Ludoteca { $version }; contenuti { $content }.
report-sort = Un clic su un'intestazione ordina la tabella.
report-effects = Che cosa fa ogni azione
report-about = Su queste cifre
report-title = { $game }: il laboratorio

# La scala dell'abilità
ladder-bot = "{ $given }" non può salire: scrivi * una volta dove si dice al bot quanto pensare, per esempio search:* o "mypackage.bots:Deep?depth=*".
ladder-short = Da { $first } a { $most } non si può raddoppiare; --most deve essere almeno il doppio di --first.
ladder-title = Scala dell'abilità: { $game }
ladder-none = Non è stato salito nemmeno un gradino.
ladder-flat = Pensare il doppio non serve: non è noto che { $upper } vinca più di { $lower }.
ladder-ended = Pensare serve fino a { $top }: { $count ->
    [one] un raddoppio, che vale { $height } Elo.
   *[other] { $count } raddoppi, che insieme valgono { $height } Elo.
    } Da lì a { $next } nessuno può dire che si vinca di più.
ladder-open = A { $top } pensare serve ancora: { $count ->
    [one] un raddoppio, che vale { $height } Elo.
   *[other] { $count } raddoppi, che insieme valgono { $height } Elo.
    }
ladder-ended-top = Non c'erano altri gradini da salire; con --most se ne possono avere di più.
ladder-ended-time = Il tempo era finito.
ladder-ended-stopped = È stata fermata; questi sono i gradini completi fino a quel momento.
ladder-how = { $games } partite per ogni gradino, tutti i gradini con le stesse distribuzioni, dal seme { $seed } in poi, ciascuno su ogni posto. Una quota è quanto il pensiero più lungo ha delle vittorie che ha uno dei due; gli intervalli sono al 95%. Si finisce al primo raddoppio di cui non è noto che vinca più della metà. I posti nell'ordine di turno sono quelli di tutte le partite di un gradino: se siano alla pari può dipendere da quanto bene si gioca.
ladder-rungs = Gradino per gradino
ladder-picture = Quanto vale ogni raddoppio, in Elo, con intervalli al 95%.
ladder-playing = Salita
ladder-rung-column = pensiero
ladder-share-column = vittorie
ladder-interval-column = 95%
ladder-elo-column = Elo
ladder-cost-column = ms
ladder-turn-column = { $number ->
    [1] 1° di turno
   *[other] { $number }°
    }

cli-usage-compare =
    ludoteca compare GIOCO [--seats ELENCO] [--option NOME=VALORE ...]
    {"                "}   [--content FILE.toml ...] [--set PERCORSO=VALORE ...]
    {"                "}   [--seats-b ELENCO] [--option-b NOME=VALORE ...]
    {"                "}   [--content-b FILE.toml ...] [--set-b PERCORSO=VALORE ...]
    {"                "}   [--never-b "1: AZIONE" ...] [--must-b "1: AZIONE" ...]
    {"                "}   [--weak-b "1: 0.2" ...] e tutto questo anche con -a
    {"                "}   [--measure NOME] [--until 1%|known] [--games N]
    {"                "}   [--minutes N] [--seed N] [--jobs N] [--bot-seconds N]
    {"                "}   [--on ray|ray://HOST:PORTA]
    {"                "}   [--report FILE.html] [--json FILE] [--tables CARTELLA]
    {"                "}   [--force]
cli-usage-effects =
    ludoteca effects GIOCO [--seats ELENCO] [--option NOME=VALORE ...]
    {"                "}   [--content FILE.toml ...] [--set PERCORSO=VALORE ...]
    {"                "}   [--deeds ELENCO] [--options] [--until 1.5%] [--games N]
    {"                "}   [--minutes N] [--seed N] [--jobs N]
    {"                "}   [--on ray|ray://HOST:PORTA]
    {"                "}   [--report FILE.html] [--json FILE] [--force]
cli-about-compare = gioca le stesse distribuzioni con e senza un cambiamento, e di' che cosa fa
cli-about-effects = di' che cosa fa ogni azione di un gioco a chi può compierla
cli-minutes = N
cli-cluster = ray|ray://HOST:PORTA
cli-with-on = chi gioca al posto dei processi: ray, un cluster Ray di questa macchina; ray://host:10001, uno di più macchine. I risultati sono identici fino al bit
cli-measure = NOME
cli-until = 1%
cli-player-deed = GIOCATORE:AZIONE
cli-player-share = GIOCATORE:QUOTA
cli-compare-game = quale gioco; `ludoteca games` li elenca
cli-compare-seats = i bot di entrambi i lati, come per `ludoteca play`; di norma greedy a ogni posto
cli-compare-option = un'opzione del gioco su entrambi i lati; si può ripetere
cli-side-seats = i bot del solo lato { $side }
cli-side-option = un'opzione del gioco sul solo lato { $side }; si può ripetere
cli-side-content = un file con ciò che cambia nei contenuti sul solo lato { $side }; si può ripetere
cli-side-set = un valore dei contenuti sul solo lato { $side }; si può ripetere
cli-side-never = che cosa un giocatore non può fare sul lato { $side } finché può fare altro: "1: build aether_drive", "all: build"
cli-side-must = che cosa un giocatore deve fare sul lato { $side } ogni volta che può
cli-side-weak = in quale quota delle decisioni un giocatore sul lato { $side } gioca a caso: "1: 0.2"
cli-compare-measure = quale misura riguarda la domanda, per esempio turn-1, decisions o win-2; di norma le vittorie di chi è toccato dal cambiamento, o di chi è primo di turno
cli-compare-until = finisci quando l'intervallo arriva così vicino da ogni lato, per esempio 1%, o quando la differenza si sa (known)
cli-compare-games = quante partite al massimo, sui due lati insieme; di norma 1000, e con --until o --minutes 100000
cli-compare-minutes = finisci dopo tanti minuti
cli-compare-seed = il seme della prima distribuzione; ogni distribuzione successiva ha il seguente; di norma 1
cli-compare-jobs = quanti processi; di norma uno per ogni core. I risultati sono gli stessi con qualsiasi numero
cli-compare-bot-seconds = i secondi che un bot può impiegare per una decisione; se ne impiega di più perde la partita per rinuncia. Di solito il tempo è libero
cli-compare-report = scrivi tutto in una pagina per il browser, con figure
cli-compare-json = scrivi tutto per i programmi
cli-compare-tables = scrivi partite, posti, decisioni e azioni come file Parquet in questa cartella
cli-compare-force = sostituisci i file, se esistono
cli-effects-game = quale gioco; `ludoteca games` li elenca
cli-effects-seats = il bot, una volta per posto, come per `ludoteca play`; di norma greedy
cli-effects-option = un'opzione del gioco; si può ripetere; `ludoteca options GIOCO` le elenca
cli-effects-deeds = solo queste azioni o tipi di azioni, separati da virgole, per esempio build, oppure kinds, per ogni tipo intero; di norma tutto ciò che si fa, fino a 60
cli-effects-options = anche che cosa fa ogni opzione del gioco
cli-effects-until = finisci quando ogni intervallo arriva così vicino da ogni lato, per esempio 1.5%
cli-effects-games = quante partite al massimo; di norma 2000, e con --until o --minutes 1000000
cli-effects-minutes = finisci dopo tanti minuti
cli-effects-seed = il seme della prima distribuzione; ogni distribuzione successiva ha il seguente; di norma 1
cli-effects-jobs = quanti processi; di norma uno per ogni core. I risultati sono gli stessi con qualsiasi numero
cli-effects-report = scrivi tutto in una pagina per il browser, con figure
cli-effects-json = scrivi tutto per i programmi
cli-effects-force = sostituisci i file, se esistono
cli-simulate-measures = misura anche le partite: durata, comando, scelte, fortuna e abilità, regole mai viste
cli-simulate-stakes = segui anche tante decisioni fino alla fine, una per partita: che cosa ne dipende, e chi decide tra gli altri senza vincere
cli-simulate-report = misura le partite e scrivi tutto in una pagina per il browser, con figure
cli-simulate-json = misura le partite e scrivi tutto per i programmi
cli-simulate-tables = scrivi partite, posti, decisioni e azioni come file Parquet in questa cartella
cli-usage-ladder =
    ludoteca ladder GIOCO [--bot 'search:*'] [--first N] [--most N]
    {"               "}    [--option NOME=VALORE ...] [--content FILE.toml ...]
    {"               "}    [--set PERCORSO=VALORE ...] [--minutes N] [--games N]
    {"               "}    [--seed N] [--jobs N] [--on ray|ray://HOST:PORTA]
    {"               "}    [--report FILE.html] [--json FILE] [--force]
cli-about-ladder = di' fin dove conviene pensare il doppio: quanto c'è da saper fare in un gioco
cli-ladder-game = quale gioco; `ludoteca games` li elenca
cli-ladder-bot = il bot che sale, con * dove gli si dice quanto pensare; di norma search:*
cli-ladder-option = un'opzione del gioco; si può dare più volte; `ludoteca options GIOCO` le elenca
cli-ladder-first = quanto pensa il gradino più basso; di norma 4
cli-ladder-most = quanto può pensare il più alto; di norma 4096
cli-ladder-games = quante partite per ogni gradino; di norma 200
cli-ladder-minutes = finisci dopo tanti minuti
cli-ladder-seed = il seme della prima distribuzione; ogni altra ha quello successivo; di norma 1
cli-ladder-jobs = quanti processi; di norma uno per ogni core. I risultati sono gli stessi con qualsiasi numero
cli-ladder-report = scrivi tutto in una pagina per il browser, con una figura
cli-ladder-json = scrivi tutto per i programmi
cli-ladder-force = sostituisci i file, se esistono
