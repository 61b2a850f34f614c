# La casa in italiano.
seat = Giocatore { $number }

# Che cosa ha deciso
decided-tie-break = Punti pari: ha deciso la regola del gioco per i pareggi.
decided-shared = Punti pari, e nessuna regola per decidere: la vittoria è condivisa.

seed-range = { $seed } non è un seme: un seme è un numero intero da 0 a 2^{ $bits } - 1.
key-length = Una distribuzione ha una chiave di { $bytes } byte; questa ne ha { $given }.
chance-many = Qui non si può elencare ogni esito del caso: il gioco { $game } con queste opzioni ha una preparazione o un'azione con più di { $most } esiti. Si può elencare un gioco con meno caso, come una miniatura; in OpenSpiel, chance=sampled ne estrae invece uno.
chance-unit = Gli esiti di un numero fra 0 e 1 non si possono elencare; le regole il cui caso si elenca estraggono numeri interi.
chance-wide = Non si può elencare ogni esito del caso: una sola estrazione ne ha { $count }, e al massimo ne sono ammessi { $most }.
chance-undecided = Questi dadi non hanno più risposte e sono possibili { $count } esiti; ludoteca.engine.chance.outcomes li passa tutti in rassegna.
chance-word = { $given } non è ammesso per il parametro chance; valori ammessi: { $allowed }.
chance-resample = A un nodo del caso dopo la preparazione non si può estrarre un altro mondo; chiedilo a una decisione.
action-range = { $action } non è un'azione di questo gioco: le azioni sono numeri interi da 0 a { $most }.
action-unknown = Nessuna scelta qui si chiama "{ $text }". Le scelte: { $choices }.
action-unknown-near = Nessuna scelta qui si chiama "{ $text }". Intendevi { $near }? Le scelte: { $choices }.
action-ambiguous = "{ $text }" può essere una qualunque di queste: { $choices }. Scrivine una esattamente come sta qui, o il suo numero.
choice-named = { $words } ({ $action })
choices-listed = { $one }; { $others }
choices-more = e altre { $more }
game-over = La partita è finita: non c'è più nulla da giocare.
option-value = { $given } non è ammesso per l'opzione { $option }; valori ammessi: { $allowed }.
option-long = Il testo dell'opzione { $option } ha { $length } caratteri; al massimo ne sono ammessi { $most }.
option-unknown = L'opzione { $option } non esiste; questo gioco ha: { $allowed }.
game-unknown = Sullo scaffale non c'è il gioco { $game }. Ci sono: { $games }.
game-unknown-near = Sullo scaffale non c'è il gioco { $game }. Intendevi { $near }? Ci sono: { $games }.

example-unknown = Il regolamento di { $game } non ha un esempio { $example } che si possa preparare. Ci sono: { $examples }.

record-example = L'esempio { $example } si gioca con opzioni diverse da quelle di questa registrazione: { $options }.
record-json = Questa non è una partita registrata: il JSON si interrompe o è errato alla riga { $line }.
record-foreign = Questo è JSON, ma non una partita registrata: manca il campo "ludoteca".
record-format = Questa registrazione ha il formato { $found }; questa versione legge il formato { $known }.
record-rules = Questa partita è stata giocata con la versione { $record } delle regole di { $game }; ora vale la versione { $now } e la ripetizione non sarebbe fedele.
record-content = Questa partita è stata giocata con altri contenuti di { $game } (carte, prezzi o tracciati) rispetto a quelli di ora, e la ripetizione non sarebbe fedele.
record-field = Il campo "{ $field }" della registrazione manca o è errato; dovrebbe essere { $allowed }.
record-seal = Il seme di questa registrazione non corrisponde al suo sigillo: uno dei due è stato cambiato.
record-server = La parte del server nella distribuzione non corrisponde al suo sigillo: uno dei due è stato cambiato.
record-deal = Le parti della distribuzione non danno il seme di questa registrazione: qualcosa è stato cambiato.
record-parts = La distribuzione di questa registrazione ha { $parts } parti, ma i posti sono { $seats }; dovrebbe averne una per posto, null per un bot.
record-deal-example = Questa registrazione comincia sia da una distribuzione sia da un esempio del regolamento; può avere solo uno dei due.
record-check = Questa registrazione è stata cambiata dopo essere stata scritta: il controllo non corrisponde al contenuto.
record-illegal = La partita non si può ripetere: l'azione n. { $number } ({ $action }) in quel punto non è ammessa. { $reason }
record-prelude = La partita non si può ripetere: comincia da un momento di un'altra partita, e lì l'azione n. { $number } ({ $action }) non è ammessa. { $reason }
record-prelude-over = Questa registrazione comincia da un momento di un'altra partita che a quel punto, dopo { $number } azioni, era già finita; dovrebbe cominciare prima della fine.
record-prelude-deal = Questa registrazione comincia sia da un momento di un'altra partita sia da una distribuzione o da un esempio; può avere solo uno di questi inizi.
record-preludes = Una partita può nascere da un'altra { $most } volte: torna a una precedente e riprova da lì.

notation-long = Questo testo è troppo lungo per una posizione: si leggono al massimo { $most } caratteri.
notation-head = Questa non è una posizione intera: manca la riga "position of …, rules …". La scrive state.notation(whole=True).
notation-missing = La posizione non è intera: manca la riga "{ $text }".
notation-line = La riga { $line } della posizione non si può leggere: { $text }
notation-twice = La riga { $line } della posizione dice una cosa per la seconda volta: { $text }
notation-game = Questa è una posizione di { $found }, non di { $game }.
notation-rules = Questa posizione è della versione { $found } delle regole di { $game }; ora vale la versione { $now }.
notation-options = Questa posizione è di un altro modo di giocare: { $found } invece di { $game }. ludoteca.position(text) prepara il gioco adatto.
notation-content = Questa posizione è stata scritta con altri contenuti di { $game } (carte, prezzi o tracciati): { $found } invece di { $now }.
notation-fact-unknown = Una posizione di questo gioco non ha il fatto "{ $fact }"; ha: { $facts }.
notation-fact-missing = Manca il fatto "{ $fact }".
notation-value = Il fatto "{ $fact }" non può essere { $found }; è { $allowed }.
notation-number = un numero intero
notation-yes-or-no = true o false
notation-bytes = un testo di cifre esadecimali, due per ogni byte
notation-list = una lista come [1, 2, 3], di ciò che vi sta dopo la distribuzione
notation-own = Il fatto "{ $fact }" ha { $length } voci; gli serve una parte di uguale lunghezza per ciascuno dei { $players } posti.
notation-asked = Nessuno può ricevere questa domanda: i posti vanno da 0 a { $most }, le decisioni da 0 a { $decisions }.
notation-decision = La decisione { $number } di questo gioco si chiama "{ $name }", non "{ $found }".
notation-undecided = Il posto { $seat } riceve una domanda, ma lì non ha nulla da scegliere: una posizione così va avanti da sola.
notation-dice = I dadi non possono stare così: { $text }. Dovrebbe essere sfc32 con cinque numeri, o blake2b con una chiave di 64 cifre esadecimali e un numero.
notation-sources = I dadi sono scritti per queste fonti: { $found }; il gioco ha: { $sources }.
notation-length = Con fatti di questa lunghezza il posto { $seat } vedrebbe più o meno di quanto vede un posto di questo gioco.
notation-impossible = In { $game } non c'è una posizione così. { $error }
notation-untrue = Una riga sopra i fatti dice "{ $told }", mentre i fatti dicono "{ $true }".
law-length = Il fatto "{ $fact }" ha { $found } voci; in questo gioco ne ha { $right }.
law-lost = Presi insieme, i fatti { $facts } non contengono ciò che è stato distribuito. Manca: { $missing }; è di troppo: { $over }.


declared-no-start = { $class }: il fatto "{ $fact }" non ha un inizio; dàglielo dove è dichiarato, o nella preparazione.
declared-list-start = { $class }: il fatto "{ $fact }" comincia come lista, che tutte le posizioni condividerebbero; assegnala nella preparazione.
declared-part-twice = { $class }: due parti dell'osservazione si chiamano "{ $part }".
declared-part-none = { $class }: ci sono numeri prima della prima parte dell'osservazione; cominciala con row.part(…).
declared-part-size = { $class }: la parte "{ $part }" dell'osservazione ha { $written } numeri, ma ne dichiara { $declared }.
declared-source-twice = { $class }: due fonti del caso si chiamano "{ $source }".
declared-own = { $class }: il fatto "{ $fact }" è Own, quindi è una lista con una parte della stessa lunghezza per ciascuno dei { $players } posti.
declared-gap = { $class }: le sue azioni cominciano da { $first }, ma le risposte precedenti finiscono a { $end }.
declared-no-decisions = { $class }: nessuna decisione; elencale in _check_options con self.asks(DECISIONS, ANSWERS).
declared-notation = { $class } definisce notation(); ciò che un gioco scrive di una posizione si chiama _notation(), e il motore aggiunge il resto.
declared-older = { $where } non è la versione { $version } di { $game }: la sua classe dev'essere un Game con quel nome e quella rules_version.
declared-older-missing = La forma precedente { $where } di { $game }, versione { $version }, non si può caricare: { $error }.
declared-no-board = { $class } nasconde qualcosa, quindi ha bisogno di un tabellone suo: board(state, seat, lang).

undo-nothing = Non c'è nulla da annullare.
undo-other = Si può annullare solo la propria ultima azione, prima che qualcun altro abbia deciso.
undo-often = Su questa decisione si è già tornati { $most } volte: ora vale, e si va avanti.
undo-dice = Non si può annullare: nel frattempo ha deciso il caso.
undo-shown = Non si può annullare: è stato mostrato qualcosa che era nascosto.

# I posti
seats-count = L'elenco "{ $seats }" indica { $given ->
    [one] un posto
   *[other] { $given } posti
}, ma questa partita è per { $players } giocatori; indica { $players } posti separati da virgole, per esempio me,search:hard.

# I bot per nome
seat-unknown = Nessuno può sedersi come "{ $seat }": un posto è uno fra { $kinds }, oppure un bot indicato col suo percorso d'importazione, per esempio mypackage.bots:Net.
seat-unknown-near = Nessuno può sedersi come "{ $seat }". Intendevi { $near }? Un posto è uno fra { $kinds }, oppure un bot indicato col suo percorso d'importazione, per esempio mypackage.bots:Net.
seat-unknown-module = Nessuno può sedersi come "{ $seat }": non c'è nessun modulo { $module }. Un posto è uno fra { $kinds }, oppure un bot indicato col suo percorso d'importazione, per esempio mypackage.bots:Net.
search-budget = search non può pensare per "{ $budget }": accetta un livello ({ $levels }), un numero di simulazioni (search:1000) o di secondi (search:0.5s).
response-nested = Una risposta a "{ $bot }" dovrebbe conoscere se stessa: against è un bot qualsiasi tranne response, per esempio search:30.
bot-add = "{ $name }" in "{ $where }" non può stare fra i bot: un nome è fatto di lettere, cifre, punti e trattini e non è me, e si trova a un percorso d'importazione come mypackage.bots:Net.
bot-long = "{ $bot }" è troppo lungo per il nome di un bot; può avere al massimo { $most } caratteri.
bot-form = "{ $given }" in "{ $bot }" non è un parametro: scrivi nome=valore, per esempio search:400?exploration=1.4, e & fra due parametri.
bot-missing = { $bot } non c'è: il modulo non contiene niente con quel nome ({ $where }).
bot-read = { $bot } non può essere letto: { $error }
bot-none = { $bot } non è un bot: dovrebbe essere una classe derivata da ludoteca.bots.Bot, o una funzione che ne crea uno.
bot-made = { $bot } non può essere creato: { $error }
bot-plays = { $bot } non gioca a { $game } con { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
} e queste opzioni.
bot-argument = { $bot } non accetta niente dopo i due punti, quindi nemmeno "{ $argument }".
bot-parameter = { $bot } non ha il parametro { $parameter }; ha: { $known }.
bot-parameter-near = { $bot } non ha il parametro { $parameter }. Intendevi { $near }? Ha: { $known }.
bot-parameters-none = { $bot } non ha parametri, quindi nemmeno { $parameter }.
bot-twice = { $bot } riceve { $parameter } due volte; una basta.
bot-needs = { $bot } ha bisogno di { $parameter }: { $allowed }. Scrivi { $bot }?{ $parameter }=...
bot-value = "{ $value }" non può essere { $parameter } di { $bot }: è { $allowed }.
bot-value-text = un testo qualsiasi
bot-value-whole = un numero intero
bot-value-number = un numero
bot-value-truth = true o false
bot-value-file = un file o una cartella che esiste
bot-value-one = uno fra { $values }
bot-value-type = un { $type }
bot-value-unwritten = un { $type }, che nessun nome può esprimere: il bot deve poterne fare a meno
bot-value-evaluator = un valutatore, con il suo nome o il suo percorso di importazione
bot-value-belief = una credenza, con il suo nome o il suo percorso di importazione
bot-range = { $parameter } non può essere { $value }: è un numero da 0 a { $most }.
bot-numbers = "{ $given }" non è un numero delle convinzioni di questo bot: si scrivono così, pair:0.9,rare:2. Ci sono { $known }.
bot-style = In questo gioco non c'è uno stile "{ $style }". Ci sono { $known }.
bot-styles-none = Questo gioco non ha stili di gioco, quindi "{ $style }" non può esserlo; togli style.
evaluator-none = { $bot } non è un valutatore: dovrebbe essere una classe derivata da ludoteca.bots.Evaluator, o una funzione che ne crea uno.
evaluator-unknown = Non c'è nessun valutatore "{ $given }" per { $bot }; è uno tra { $known }, o un percorso di importazione come mypackage.nets:Net.
evaluator-unknown-near = Non c'è nessun valutatore "{ $given }" per { $bot }. Intendevi { $near }? È uno tra { $known }, o un percorso di importazione come mypackage.nets:Net.
evaluator-unknown-module = Non c'è nessun valutatore "{ $given }" per { $bot }, perché non c'è nessun modulo { $module }; è uno tra { $known }, o un percorso di importazione come mypackage.nets:Net.
belief-none = { $bot } non è una credenza: dovrebbe essere una classe derivata da ludoteca.bots.Belief, o una funzione che ne crea una.
belief-unknown = Non c'è nessuna credenza "{ $given }" per { $bot }; è una tra { $known }, o un percorso di importazione come mypackage.minds:Mine.
belief-unknown-near = Non c'è nessuna credenza "{ $given }" per { $bot }. Intendevi { $near }? È una tra { $known }, o un percorso di importazione come mypackage.minds:Mine.
belief-unknown-module = Non c'è nessuna credenza "{ $given }" per { $bot }, perché non c'è nessun modulo { $module }; è una tra { $known }, o un percorso di importazione come mypackage.minds:Mine.

# I bot che falliscono
bot-raised = { $bot }, come { $seat }, non ha funzionato: { $what }
bot-illegal = { $bot }, come { $seat }, ha risposto { $said }, che non è lecito: { $reason }
bot-slow = { $bot }, come { $seat }, ha impiegato più di { $most } s per una decisione.

# I file
file-drawn = { $file } è stato disegnato in { $out }.
format-none = Nessuna opzione di { $game } accetta un tuo file.
format-unknown = L'opzione { $option } di { $game } non accetta un tuo file; lo accettano: { $allowed }.
format-undrawn = Un file per l'opzione { $option } di { $game } non si può disegnare; si può controllare.
track-fine = { $name }: un buon tracciato di { $stretches } tratti e { $lanes } corsie, { $spaces } spazi e { $sections } sezioni.
file-missing = Il file { $file } non esiste.
file-folder = { $file } è una cartella; indica un file.
file-denied = Impossibile aprire { $file }: qui non è permesso; scegli un file o una cartella tua.
file-binary = { $file } non è un file di testo, quindi non è una partita registrata.
file-large = { $file } supera i { $most } MB, quindi non è una partita registrata.
file-exists = { $file } esiste già e resta com'è; scegli un altro nome.
file-nowhere = Impossibile scrivere { $file }: la cartella { $folder } non esiste.
file-trouble = Impossibile usare { $file }: { $trouble }.
sheet-kind = { $file } dovrebbe finire in { $kinds } o { $last }, perché sia chiaro che cosa scrivere.
sheet-exists = { $file } esiste già e resta com'è; scegli un altro nome, o aggiungi --force per sostituirlo.
sheet-pyarrow = I file Parquet richiedono pyarrow, che non è installato; digita: pip install "ludoteca[lab]", oppure scrivi un file .csv.
puzzle-unknown = Il rompicapo { $id } non c'è. Quelli che ci sono stanno nella pagina dei rompicapo.
puzzle-other = Il rompicapo { $id } non porta alla decisione di cui parla: è stato cambiato, o è di un'altra versione.
puzzle-long = Un rompicapo ha al massimo { $most } caratteri.
puzzle-form = Questa riga non è un rompicapo ({ $trouble }); li scrive `ludoteca puzzles`.
puzzles-foreign = Questo non è un file di rompicapo di { $game }; ne scrive uno `ludoteca puzzles { $game } --out FILE`.
puzzles-many = Un file ha al massimo { $most } rompicapo.
puzzles-empty = Nel file non ci sono partite; ogni riga dovrebbe essere una registrazione, come la dà un tavolo o `ludoteca play --save`.
puzzles-games = Un file ha al massimo { $most } partite: dividilo.
puzzles-game = È una partita di { $found }, non di { $game }.
puzzles-line = La riga { $line } non si può usare. { $reason }
puzzles-from-only = { $argument } vale per le partite dei bot; con --from le partite sono quelle del file.
puzzles-none = { $game } non ha ancora rompicapo; ne trova `ludoteca puzzles { $game }`.
selfplay-folder = { $file } è un file; indica una cartella per le posizioni.
selfplay-empty = { $folder } non contiene posizioni; le scrive `ludoteca selfplay`.
selfplay-unreadable = { $file } non si può leggere, quindi non è stato scritto da noi; toglilo, e le sue partite saranno rigiocate.
selfplay-other = { $folder } contiene altre posizioni ({ $what }: { $found }, non { $wanted }) e resta com'è; scegli un'altra cartella.
selfplay-held = Qualcuno sta già scrivendo in { $folder } (processo { $process }); scegli un'altra cartella, oppure aspetta.
selfplay-stale = Queste posizioni sono di un { $game } diverso da quello di adesso ({ $what }: { $found }, non { $wanted }), quindi non si possono rigiocare.
weights-none = { $file } non contiene pesi; li scrive `ludoteca train`.
weights-format = { $file } contiene pesi di un altro formato ({ $found }, non { $wanted }), scritti quindi da un'altra versione; ripeti l'addestramento.
weights-damaged = { $file } è danneggiato o incompleto, quindi i suoi pesi non si usano; prendi una copia intera, oppure ripeti l'addestramento.
weights-header = { $file } non dice di sé ciò che dicono i pesi, oppure non seguono altrettanti numeri, quindi non si usa; ripeti l'addestramento.
weights-numbers = { $file } contiene pesi che non sono numeri, o di gran lunga troppo grandi, quindi non si usano; ripeti l'addestramento.
weights-large = { $file } supera { $most } MB, quindi non contiene pesi.
weights-other = I pesi in { $file } sono stati imparati per qualcos'altro ({ $what }: { $found }, non { $wanted }), quindi non si usano; addestra per questo gioco.
weights-unshipped = Nella scatola non ci sono pesi per { $game } con { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}; indica un tuo file con weights=FILE.
train-other = { $folder } contiene posizioni di qualcos'altro ({ $what }: { $found }, non { $wanted }), quindi non se ne impara nulla; indica lo stesso gioco e gli stessi --option e --content usati per giocare.
train-few = { $games ->
    [one] Una partita è troppo poco
   *[other] { $games } partite sono troppo poche
} per imparare ({ $folders }): una si tiene da parte, e da almeno una si impara.
train-units = "{ $given }" non possono essere gli strati di una rete: indica da uno a otto numeri di unità da 1 a { $most }.
train-features = La strategia di { $game } non conta nulla, quindi si può imparare solo dall'osservazione; togli --inputs.
train-inputs = --inputs non può essere "{ $given }"; è uno fra { $known }.
train-lost = La rete si è persa: il suo errore non è più un numero. Non è stato scritto nulla.
train-going = { $file } dovrebbe contenere un addestramento interrotto, ma non si può leggere; toglilo, e l'addestramento ricomincia da capo.
train-going-other = { $file } contiene un addestramento interrotto con altri dati o altre impostazioni, e resta com'è; porta a termine quello, oppure toglilo, e l'addestramento ricomincia da capo.
train-folder-other = { $folder } contiene turni di un altro piano ({ $what }: { $found }, non { $wanted }) e resta com'è; scegli un'altra cartella.
train-folder-unreadable = { $file } non si può leggere, quindi i turni non possono continuare; toglilo, e si contano da capo.
gate-against = "{ $given }" non può stare al varco: è una ricerca con un numero di simulazioni, per esempio search:250.

# La riga di comando: che cosa non va
arguments-wrong = Questi argomenti non si capiscono; { $command } --help mostra quelli possibili.
argument-needed = Manca { $argument }: indica un file.
argument-value = { $argument } richiede un valore; { $command } --help mostra quale.
argument-bare = { $argument } non accetta un valore.
argument-unknown = { $command } non conosce { $argument }; { $command } --help mostra che cosa c'è.
argument-extra = "{ $argument }" è una parola di troppo; { $command } --help mostra che cosa c'è.
argument-count = { $argument } non può essere "{ $given }": è un numero intero da 1 a { $most }.
argument-seconds = { $argument } non può essere "{ $given }": è un numero di secondi maggiore di 0, per esempio 0.5, e al massimo { $most }.
argument-share = { $argument } non può essere "{ $given }": è un numero da 0 a 1.
train-ways = Di' che cosa fare, una cosa fra tre: --data CARTELLA --out FILE impara dalle partite, --rounds N --folder CARTELLA fa tutto, --gate FILE misura.
train-extra = Per addestrare una rete serve { $missing }, che non è installato; scrivi: pip install "ludoteca[train,lab]"
option-form = "{ $given }" non è un'opzione: scrivi nome=valore, per esempio players=2.
command-unknown = Il comando { $command } non esiste; ci sono: { $commands }.
command-unknown-near = Il comando { $command } non esiste. Intendevi { $near }? Ci sono: { $commands }.
game-needed = Indica un gioco; sullo scaffale ci sono: { $games }.
example-only = { $argument } non va insieme a --example: è l'esempio a dire come si gioca.
resume-only = { $argument } non va insieme a --resume: è il file a dire come si gioca.
resume-other = { $file } contiene una partita di { $found }, non di { $game }.
replay-seat = In questa partita il posto { $seat } non esiste; i posti sono numerati da 1 a { $players }.
simulate-person = "{ $seat }" non può sedere in una simulazione: indica un bot, per esempio random, greedy o search:hard.
bots-needed = Manca { $argument }: indica i bot separati da virgole, per esempio search:hard,greedy.
arena-bots-count = Un'arena non può avere { $given ->
    [one] un bot
   *[other] { $given } bot
}: ne prende da { $least } a { $most }.
arena-twice = { $bot } è due volte nell'elenco; nessuno è più forte di sé stesso.
arena-round = { $given ->
    [one] Una partita non basta
   *[other] { $given } partite non bastano
}: { $bots } bot ne richiedono { $least }, perché ognuno sieda ovunque con la stessa distribuzione.
arena-same-file = { $file } è indicato due volte; ogni file contiene una cosa sola.
arena-until = "{ $given }" non dice nulla che si possa decidere: scrivi due dei bot ({ $bots }), per esempio "{ $example }".
simulate-bot-seconds = A un bot non si possono dare { $given } secondi per una decisione: è un numero da 0 (tempo libero) a { $most }.
simulate-hangs = { $bot } non risponde da { $seconds } s: il suo processo è stato chiuso, e con esso la simulazione.
simulate-worker = Un processo di lavoro si è interrotto, forse per mancanza di memoria; provane di meno con --jobs.
simulate-unguarded = I processi di lavoro non sono partiti: ciascuno rilegge lo script che l'ha avviato. Metti ciò che fa sotto if __name__ == "__main__":, oppure chiedi jobs=1.
interrupted = Interrotto.
version-compiled = ludoteca { $version } (compilato)
version-interpreted = ludoteca { $version } (interpretato)

# La riga di comando: aiuto
cli-usage = uso:
cli-commands = comandi
cli-command = COMANDO
cli-arguments = argomenti
cli-general = in generale
cli-game = GIOCO
cli-file = FILE
cli-list = ELENCO
cli-name-value = NOME=VALORE
cli-option-file = OPZIONE=FILE
cli-bot = BOT
cli-folder = CARTELLA
cli-a-over-b = 'A>B'
cli-lang = la lingua; altrimenti quella del sistema
cli-help = mostra questo aiuto
cli-version = mostra la versione e se è compilata
cli-usage-ludoteca = ludoteca COMANDO ... [--lang CODICE]
cli-usage-play =
    ludoteca play GIOCO [--seats ELENCO] [--option NOME=VALORE ...]
    {"             "}     [--content FILE.toml ...] [--set PERCORSO=VALORE ...]
    {"             "}     [--seed N] [--save FILE]
    {""}     ludoteca play --resume FILE
cli-usage-replay = ludoteca replay FILE [--seat N]
cli-usage-verify = ludoteca verify FILE
cli-usage-review =
    ludoteca review FILE [--seat N] [--budget N|Ns] [--seed N] [--jobs N]
    {"               "}     [--json] [--out FILE.html [--force]]
cli-usage-simulate =
    ludoteca simulate GIOCO [--seats ELENCO] [--games N] [--seed N]
    {"                 "}     [--option NOME=VALORE ...] [--jobs N] [--no-rotate]
    {"                 "}     [--content FILE.toml ...] [--set PERCORSO=VALORE ...]
    {"                 "}     [--no-pairs] [--deeds] [--stakes N] [--bot-seconds N]
    {"                 "}     [--on ray|ray://HOST:PORTA]
    {"                 "}     [--out FILE [--force]]
    {"                 "}     [--measures] [--report FILE.html] [--json FILE]
    {"                 "}     [--tables CARTELLA]
cli-usage-arena =
    ludoteca arena GIOCO --bots ELENCO [--games N] [--seed N]
    {"                 "}  [--option NOME=VALORE ...] [--until 'A>B'] [--jobs N]
    {"                 "}  [--content FILE.toml ...] [--set PERCORSO=VALORE ...]
    {"                 "}  [--bot-seconds N] [--on ray|ray://HOST:PORTA]
    {"                 "}  [--table FILE ...] [--out FILE] [--force]
cli-usage-puzzles =
    ludoteca puzzles GIOCO [--from FILE.jsonl | --games N] [--most N]
    {"                "} [--seed N] [--simulations N] [--option NOME=VALORE ...]
    {"                "} [--jobs N] [--content FILE.toml ...]
    {"                "} [--set PERCORSO=VALORE ...] [--out FILE.jsonl [--force]]
cli-usage-puzzle = ludoteca puzzle [GIOCO]
cli-usage-selfplay =
    ludoteca selfplay GIOCO --out CARTELLA [--bot BOT] [--games N] [--seed N]
    {"                 "}     [--option NOME=VALORE ...] [--jobs N]
    {"                 "}     [--on ray|ray://HOST:PORTA]
    {"                 "}     [--content FILE.toml ...] [--set PERCORSO=VALORE ...]
cli-usage-train =
    ludoteca train GIOCO --data CARTELLA ... --out FILE [--epochs N] [--force]
    {""}       ludoteca train GIOCO --rounds N --folder CARTELLA [--games N]
    {"              "}       [--simulations N] [--mix N] [--epochs N]
    {""}       ludoteca train GIOCO --gate FILE [--against BOT] [--mix N] [--games N]
    {"              "}       [--inputs all|features] [--seed N] [--jobs N]
    {"              "}       [--option NOME=VALORE ...]
    {"              "}       [--content FILE.toml ...] [--set PERCORSO=VALORE ...]
cli-usage-doctor = ludoteca doctor
cli-usage-games = ludoteca games
cli-usage-options = ludoteca options GIOCO
cli-usage-check = ludoteca check GIOCO OPZIONE=FILE
cli-usage-draw = ludoteca draw GIOCO OPZIONE=FILE -o FILE [--force]
cli-about-ludoteca = Giochi da tavolo nel terminale: da giocare, rivedere, dimostrare, misurare.
cli-about-play = gioca una partita nel terminale, da solo contro i bot o con altri allo stesso schermo
cli-about-replay = rivedi una partita registrata, mossa per mossa
cli-about-verify = ripeti una partita registrata e dimostrala: sigillo, controllo e ogni regola
cli-about-review = di una partita finita di' che cosa è stato giocato bene, che cosa è stato un errore e perché, e che cosa ha fatto la fortuna
cli-about-simulate = fai giocare molte partite ai bot e conta chi vince
cli-about-arena = fai giocare dei bot l'uno contro l'altro e di' quale è più forte, e di quanto
cli-about-selfplay = fai giocare un bot contro sé stesso e scrivi ogni decisione, per imparare
cli-about-puzzles = trova posizioni in cui una scelta è nettamente la migliore e non la più ovvia
cli-about-puzzle = risolvi il rompicapo del giorno
cli-about-train = fai imparare a una rete a giudicare le posizioni, dalle partite contro sé stessi
cli-about-doctor = che cosa è installato, quale forma gira, e che cosa manca per fare cosa
cli-about-games = che cosa c'è sullo scaffale
cli-about-options = che cosa si può scegliere in un gioco
cli-about-check = di' che cosa non va in un tuo file per un gioco, per esempio un tracciato
cli-about-draw = disegna un tuo file per un gioco, per esempio un tracciato
cli-play-game = quale gioco; `ludoteca games` li elenca
cli-play-seats = chi siede dove: me, random, greedy, search, search:easy, search:medium, search:hard, search:expert, search:1000 (simulazioni), search:0.5s (secondi), o un bot qualsiasi per nome, con i suoi parametri: mypackage.bots:Net?weights=w.npz; di norma me contro search:medium
cli-play-option = un'opzione del gioco; si può ripetere; `ludoteca options GIOCO` le elenca
cli-play-seed = il seme di tutto ciò che è affidato al caso; di norma è segreto
cli-play-example = un esempio del regolamento, da continuare giocando tu stesso ogni posto; `regole E1` lo mostra mentre giochi
cli-play-save = dove conservare la partita, in un file nuovo; di norma nella tua cartella delle partite
cli-play-resume = riprendi una partita lasciata a metà
cli-replay-file = una partita registrata
cli-replay-seat = mostra il tavolo come lo vede quel giocatore, contando da 1
cli-review-file = la registrazione di una partita finita
cli-review-seat = solo ciò che riguarda quel giocatore, contando da 1
cli-review-budget = quanto può costare ogni decisione: simulazioni, per esempio 600, o secondi, per esempio 0.5s; dove le scelte si equivalgono ne usa di più
cli-review-seed = lo stesso seme e le stesse simulazioni danno la stessa analisi
cli-review-jobs = quanti processi; di norma due. L'analisi è la stessa con qualsiasi numero
cli-review-json = tutto in JSON, per i programmi
cli-review-out = scrivi l'analisi con i suoi tabelloni in un file .html che non ha bisogno della rete
cli-review-force = sostituisci il file, se esiste
cli-verify-file = una partita registrata
cli-simulate-game = quale gioco; `ludoteca games` li elenca
cli-simulate-seats = i bot, come per `ludoteca play`; di norma greedy a ogni posto
cli-simulate-option = un'opzione del gioco; si può ripetere; `ludoteca options GIOCO` le elenca
cli-simulate-seed = il seme della prima distribuzione; ogni distribuzione successiva ha il seguente
cli-simulate-games = quante partite; di norma 100
cli-simulate-jobs = quanti processi; di norma uno per ogni core. I risultati sono gli stessi con qualsiasi numero
cli-simulate-rotate = a ogni partita sposta i bot di un posto, così che ognuno sieda ovunque ugualmente spesso (di norma)
cli-simulate-no-rotate = ogni bot tiene il suo posto
cli-simulate-pairs = gioca ogni distribuzione in ogni rotazione dei posti, così che nessun bot abbia carte migliori (di norma)
cli-simulate-no-pairs = dai a ogni partita una distribuzione sua
cli-simulate-out = scrivi una riga per ogni partita e posto (partite, posti e turni contano da 0) in un file .csv o .parquet
cli-simulate-force = sostituisci i file, se esistono
cli-simulate-deeds = conta anche che cosa è stato fatto, quante volte, e quanto spesso ha vinto chi l'ha fatto
cli-simulate-bot-seconds = i secondi che un bot può impiegare per una decisione; se ne impiega di più perde la partita per rinuncia. Di solito il tempo è libero
cli-arena-game = quale gioco; `ludoteca games` li elenca
cli-arena-bots = i bot, come per `ludoteca play`; quanti ne vuoi, almeno due
cli-arena-option = un'opzione del gioco; si può ripetere; `ludoteca options GIOCO` le elenca
cli-arena-games = quante partite al massimo; di norma 100. Si giocano solo turni interi, in cui ognuno siede ovunque con la stessa distribuzione
cli-arena-seed = il seme della prima distribuzione; ogni distribuzione successiva ha il seguente
cli-arena-jobs = quanti processi; di norma uno per ogni core. I risultati sono gli stessi con qualsiasi numero
cli-arena-until = finisci appena si sa quale di due bot è più forte
cli-arena-bot-seconds = i secondi che un bot può impiegare per una decisione; se ne impiega di più perde la partita per rinuncia. Di solito il tempo è libero
cli-arena-table = scrivi le valutazioni in un file .md, .csv, .json o .parquet; si può ripetere
cli-arena-out = scrivi una riga per ogni partita e posto in un file .csv o .parquet
cli-arena-force = sostituisci i file, se esistono
cli-selfplay-game = quale gioco; `ludoteca games` li elenca
cli-selfplay-bot = il bot che gioca a ogni posto; di norma search:400
cli-selfplay-option = un'opzione del gioco; si può ripetere; `ludoteca options GIOCO` le elenca
cli-selfplay-games = quante partite; di norma 100
cli-selfplay-seed = il seme della prima partita; ogni partita successiva ha il seguente; di norma 1
cli-selfplay-jobs = quanti processi; di norma uno per ogni core. I file sono gli stessi con qualsiasi numero
cli-selfplay-out = dove vanno le posizioni, in parti; ciò che vi è già completo resta, così si può interrompere e ricominciare
cli-puzzles-game = quale gioco; `ludoteca games` li elenca
cli-puzzles-from = le partite da esaminare: una registrazione per riga, o una sola; senza, ne giocano alcune i bot
cli-puzzles-games = quante partite giocano i bot; di norma 100
cli-puzzles-most = quanti rompicapo tenere; di norma 24
cli-puzzles-seed = il seme della prima partita e di ciò che si pensa; di norma 1. Lo stesso seme trova gli stessi rompicapo
cli-puzzles-simulations = quanto pensare a una posizione; di norma 400. Quello che si trova è confermato con venti volte tanto
cli-puzzles-option = un'opzione del gioco; si può ripetere; `ludoteca options GIOCO` le elenca
cli-puzzles-jobs = quanti processi; di norma uno per ogni core. I rompicapo sono gli stessi con qualsiasi numero
cli-puzzles-out = dove vanno i rompicapo, uno per riga
cli-puzzles-force = sovrascrivi un file che c'è già
cli-puzzle-game = quale gioco; di norma tutti quelli che hanno rompicapo, uno dopo l'altro
cli-train-game = quale gioco; `ludoteca games` li elenca
cli-train-data = una cartella scritta da `ludoteca selfplay`; si può ripetere
cli-train-out = dove vanno i pesi, un file nuovo; accanto, `FILE.going` contiene un addestramento interrotto, che lo stesso comando riprende
cli-train-epochs = quante volte passa per tutte le posizioni; di norma 20
cli-train-inputs = da che cosa impara: all, ciò che il posto sa e ciò che la strategia conta; oppure features, solo quest'ultimo; di norma all
cli-train-rounds = fai tutto, tante volte: partite contro sé stesso con la rete migliore finora, addestramento, partite contro avversari fissi
cli-train-folder = dove stanno i turni; ciò che è già fatto resta, così si può interrompere e ricominciare
cli-train-games = quante partite contro sé stesso in un turno, di norma 100; oppure quante al varco, di norma 200
cli-train-simulations = quante simulazioni ha la ricerca nei turni; di norma 200
cli-train-mix = la quota della rete nel valore di una foglia, di cui il resto è una partita simulata; di norma 0.3
cli-train-gate = gioca con questi pesi contro la ricerca senza, a parità di tempo di CPU, e annota nel file com'è andata
cli-train-against = la ricerca al varco; di norma search:250
cli-train-seed = il seme di tutto il caso; di norma 1
cli-train-jobs = quanti processi giocano; di norma uno per ogni core
cli-train-option = un'opzione del gioco; si può ripetere; `ludoteca options GIOCO` le elenca
cli-train-force = sostituisci il file dei pesi, se esiste
cli-options-game = quale gioco; `ludoteca games` li elenca
cli-check-game = quale gioco; `ludoteca games` li elenca
cli-check-file = l'opzione di cui il file fa le veci, e il file, per esempio track=monza.txt
cli-draw-game = quale gioco; `ludoteca games` li elenca
cli-draw-file = l'opzione di cui il file fa le veci, e il file, per esempio track=monza.txt
cli-draw-out = il disegno, un nuovo file .svg
cli-draw-force = sostituisci il disegno se esiste

# Il terminale: giocare. Prima della barra di un messaggio play-help sta ciò che si digita.
list-and = { $first } e { $last }
command-undo = annulla
command-hint = consiglio
command-why = perché
command-rules = regole
command-log = diario
command-save = salva
command-help = aiuto
command-quit = esci
play-you = tu
play-people = una persona a questo schermo
play-bot = bot { $bot }
play-example = Questo è l'esempio { $example } del regolamento; "regole { $example }" ne mostra il paragrafo.
play-seal = Sigillo del seme, che viene mostrato alla fine (SHA-256 delle sue cifre):
play-saved = Ogni mossa viene salvata in:
play-how = Digita il numero della tua mossa. "aiuto" mostra che cos'altro puoi digitare.
play-decision = Decisione { $number }
play-prompt = 1-{ $most }, o aiuto >{" "}
play-thinking = { $seat } sta pensando ...
play-number = Nel menu non c'è il numero { $number }: va da 1 a { $most }.
play-action = Dopo # va il numero di un'azione, da 0 a { $most }, per esempio #12.
play-unknown = Nel menu nulla si chiama "{ $typed }", e non è un comando. Digita un numero, oppure aiuto.
play-log-empty = Non si è ancora deciso nulla.
play-seed = Il seme di questa partita:
play-verify = Per dimostrare questa partita, o per rivederla:
play-left = La partita è salvata. Per riprenderla:
play-help-number = 12 | gioca la mossa che ha questo numero nel menu
play-help-action = #57 | gioca l'azione che ha questo numero nel regolamento
play-help-search = parole | mostra solo le mosse che contengono queste parole
play-help-enter = Invio | mostra di nuovo il tavolo e il menu
play-help-undo = annulla | annulla la tua ultima mossa, prima che qualcun altro abbia deciso
play-help-hint = consiglio | chiedi a un bot forte che cosa farebbe
play-help-why = perché ... | perché una mossa non è ammessa: perché 57, o perché e alcune sue parole
play-help-rules = regole ... | una regola (regole R5), le regole su qualcosa (regole stiva), o tutto il libro
play-help-log = diario | tutto ciò che è successo
play-help-save = salva FILE | continua in un altro file; salva da solo dice dove si trova la partita
play-help-help = aiuto | questo elenco
play-help-quit = esci | lascia il gioco; la partita è salvata
curtain = Sipario: tocca { A($seat) }
curtain-fall = Invio nasconde la tua vista { A($seat) }; annulla torna indietro >{" "}
curtain-rise = { $seat }, premi Invio quando nessun altro guarda >{" "}
hint-thinking = Un bot forte ci sta pensando ...
hint-action = mossa
hint-visits = prove
hint-expected = atteso
hint-interval = intervallo 95%
hint-scale = Risultato atteso: +1 è vittoria certa, 0 è partita in equilibrio; sotto lo 0 stai perdendo.
tree-prior = a priori
why-how = Perché che cosa? Digita perché e il numero di un'azione, o alcune sue parole.
why-nothing = Nessuna azione di questo gioco si chiama "{ $asked }".
why-several = Si chiamano così { $count } azioni; di' di più, oppure digita perché e uno di questi numeri:
why-legal = Questo è ammesso: { $action }. Nel menu è il numero { $number }.
rules-none = Questo gioco non ha un regolamento in questa lingua.
rules-nothing = Il regolamento non dice nulla su "{ $wanted }".
rules-more = { $count ->
    [one] Un'altra regola contiene queste parole;
   *[other] Altre { $count } regole contengono queste parole;
} di' di più, o chiedi una regola con la sua sigla.
rules-page = { $section }/{ $sections } · Invio avanti · numero: vai lì · ? indice · q torna al gioco >{" "}

# Il terminale: risultati
result-title = La partita è finita
result-running = La partita non è finita: tocca { A($seat) }.
result-won = { $count ->
    [one] Vince { $seats }.
   *[other] Vincono insieme { $seats }.
}
result-nobody = Non vince nessuno.
result-everybody = Vincono tutti.
result-total = Totale

# Il terminale: rivedere e dimostrare
replay-prompt = Invio avanti · b indietro · numero: vai lì · a fino alla fine · q esci >{" "}
replay-position = Dopo { $number } decisioni su { $most }
replay-range = Questa partita ha le posizioni da 0 a { $most }.
replay-unknown = "{ $typed }" non è nulla di questo: Invio, b, un numero, a, q.
verify-options = opzioni
verify-example = esempio
verify-seats = posti
verify-decisions = decisioni
verify-scores = punti
verify-result = risultato
verify-seed = seme
verify-seal = sigillo
verify-server = parte del server
verify-part = parte { DI($name) }
verify-part-drawn = parte { DI($name) }, estratta dal server
verify-part-none = nessuna
verify-dealt = La distribuzione è dimostrata: il sigillo è quello della parte del server, e tutte le parti insieme danno il seme. Se è il sigillo che il tavolo mostrava prima che ti sedessi, la distribuzione non l'ha scelta nessuno.
verify-sound = { $decisions ->
    [one] Questa registrazione è integra: sigillo e controllo corrispondono, e la sua unica decisione è regolare.
   *[other] Questa registrazione è integra: sigillo e controllo corrispondono, e tutte le { $decisions } decisioni sono regolari.
}

# Il terminale: scaffale e simulazione
games-players = Giocatori: { $players }
options-default = (predefinito)
options-follows = di norma segue dalle altre opzioni
options-several = { $count } fra { $values }, separati da virgole
options-whole = un numero intero da { $low } a { $high }
options-text = un testo di al massimo { $most } caratteri
options-how = Per esempio:
simulate-playing = In gioco
simulate-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, a partire dal seme { $seed }.
simulate-deals = { $games ->
    [one] Una partita
   *[other] { $games } partite
} con { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}, a partire dal seme { $seed }: ognuna è giocata in ogni rotazione dei posti.
lab-saved = Poiché i bot hanno avuto le stesse distribuzioni, queste { $games } partite dicono quanto { $plain } con distribuzioni diverse ({ $factor } volte tante).
simulate-by-bot = per bot
simulate-by-seat = per posto
simulate-by-turn = per turno
simulate-turn = { $place }º
simulate-games-column = partite
simulate-wins-column = vinte
simulate-rate-column = quota
simulate-interval-column = intervallo 95%
simulate-mean-column = punti
simulate-sd-column = dev. std.
simulate-deed-column = che cosa è stato fatto
simulate-times-column = volte
simulate-share-column = delle partite
simulate-doers-column = chi l'ha fatto
simulate-won-column = vinte
simulate-lengths = Decisioni in una partita: { $mean } in media (deviazione standard { $sd }), da { $least } a { $most }.
simulate-alone = { $bot } sedeva a ogni posto, quindi ha vinto chiunque abbia vinto: guarda i posti e l'ordine di turno.
simulate-shared = Una vittoria condivisa conta per tutti quelli che la condividono.
simulate-fixed = I bot hanno tenuto i loro posti: non si distingue ciò che viene dal bot da ciò che viene dal posto.
simulate-clock = Un bot con un limite di tempo può giocare diversamente con lo stesso seme.
simulate-faults-column = bot che non hanno funzionato
simulate-fault-column = come
simulate-rule-column = regola
simulate-forfeited = { $games ->
    [one] Una partita è stata persa per rinuncia da un bot che non ha funzionato, il che non è come perdere giocando
   *[other] { $games } partite sono state perse per rinuncia da un bot che non ha funzionato, il che non è come perdere giocando
}: è finita lì, e hanno vinto gli altri. La prima volta di ognuna:
simulate-fault-seed = (seme { $seed })
fault-raised = ha sollevato un errore
fault-illegal = ha risposto qualcosa di illecito
fault-slow = ha impiegato troppo
simulate-written = Tutte le partite sono scritte in:
arena-written = Le valutazioni sono scritte in:
arena-games = { $games } partite con { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}, a partire dal seme { $seed }: ognuno siede ovunque con ciascuna.
arena-games-together = { $games } partite con { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}, a partire dal seme { $seed }. Si vince o si perde insieme, quindi ogni bot gioca da solo contro il gioco, che vale 0.
arena-bot-column = bot
arena-elo-column = Elo
arena-interval-column = intervallo 95%
arena-games-column = partite
arena-share-column = vittorie
arena-points-column = punti
arena-time-column = ms
arena-faults-column = falliti
arena-against-column = contro { $place }
arena-pairs = Di ciò che uno dei due ha vinto, la quota del bot a sinistra, con un intervallo 95%. ms è il tempo di CPU per una decisione.
arena-pairs-together = Delle distribuzioni che solo uno dei due ha vinto, la quota del bot a sinistra, con un intervallo 95%. ms è il tempo di CPU per una decisione.
arena-decided = Deciso: { $stronger } è più forte di { $weaker }. Se fossero pari, uno dei due sarebbe detto più forte in al massimo un'arena su venti.
arena-undecided = Non deciso: non si può ancora dire se sia più forte { $bot } o { $other }.
puzzles-mining = Esame delle partite
puzzles-found = { $number ->
    [0] Nessun rompicapo trovato: esamina più partite.
    [one] { $number } rompicapo trovato, confermato da ricerche più profonde con un altro caso.
   *[other] { $number } rompicapo trovati, ciascuno confermato da ricerche più profonde con un altro caso.
}
puzzles-seat-column = Posto
puzzles-question-column = Domanda
puzzles-best-column = Migliore
puzzles-lead-column = Vantaggio
puzzles-grade-column = Grado
puzzle-heading = Rompicapo { $id }: { $game }
puzzle-task = Che cosa faresti nei panni { DI($seat) }? Una scelta è nettamente la migliore.
puzzle-ask = Il numero della tua scelta, ? per un aiuto, o Invio per la soluzione:
puzzle-no-number = { $given } non è tra i numeri; ci sono da 1 a { $most }.
puzzle-among = È una di queste: { $choices }
puzzle-wrong = Non è la migliore. Provane un'altra.
puzzle-right = Giusto!
puzzle-answer = La soluzione: { $choice }
selfplay-written = { $games ->
    [one] Una partita
   *[other] { $games } partite
} di { $bot } contro sé stesso, a partire dal seme { $seed }, con { $positions } posizioni, { $games ->
    [one] è
   *[other] sono
} in:
selfplay-kept = { $games ->
    [one] Una c'era
   *[other] { $games } c'erano
} già.
train-learning = Apprendimento
train-lessons = { $positions } posizioni di { $games } partite, di cui { $held } tenute da parte:
train-epoch-column = epoca
train-learned-column = imparate
train-held-column = da parte
train-value-column = valore
train-policy-column = scelte
train-score-column = punti
train-before = prima
train-explained = Dopo l'epoca { $epoch } la rete spiega il { $share }% della dispersione dei valori tenuti da parte; si tengono questi pesi.
train-written = I pesi sono scritti in:
train-round = Turno { $round }: { $positions } posizioni, { $explained }% spiegato, { $elo } Elo contro { $opponent } ({ $low } … { $high }).
train-best = Il più forte di { $rounds } turni è il numero { $round }, con { $elo } Elo:
train-axis-round = turno
train-axis-elo = Elo contro { $opponent }
gate-result = { $games } partite contro { $against }: { $share }% ({ $low }–{ $high }) di ciò che uno dei due ha vinto; { $ms } ms di CPU per decisione contro { $other }.
gate-passed = Il varco è superato: con la rete è più forte a parità di tempo.
gate-failed = Il varco non è superato: può essere pari, o più debole.
gate-slow = Il varco non è superato: ha impiegato più tempo dell'altro.
gate-few = Il varco non è superato: servono almeno { $least } partite.

# L'allenatore: perché una scelta è migliore di un'altra. Una frase apre il periodo, oppure segue dopo «e» o «ma».
coach-wins = Vince subito la partita.
coach-ends = Chiude subito la partita, e non sempre con la vittoria.
coach-loses = Chiude subito la partita, e la perdi.
coach-only = Non c'è altro da scegliere.
coach-perhaps = Vale più o meno lo stesso; forse { $first }.
coach-either = Finisci con circa { $amount }, come con: { $other }.
coach-equal = Vale più o meno quanto: { $other }.
coach-one = { $first }.
coach-and = { $first }, e { $second }.
coach-but = { $first }, ma { $second }.
coach-called = «{ $line }»
coach-amount = { $amount } { $unit }
coach-tenths = { $whole },{ $tenth } { $unit }
coach-points-more-leads = Finisci con circa { $amount } in più
coach-points-more-follows = finisci con circa { $amount } in più
coach-points-less-leads = Finisci con circa { $amount } in meno
coach-points-less-follows = finisci con circa { $amount } in meno
coach-line-more-leads = Ottieni circa { $amount } in più alla voce { $line }
coach-line-more-follows = ottieni circa { $amount } in più alla voce { $line }
coach-line-more-also = circa { $amount } in più alla voce { $line }
coach-line-less-leads = Ottieni circa { $amount } in meno alla voce { $line }
coach-line-less-follows = ottieni circa { $amount } in meno alla voce { $line }
coach-line-less-also = circa { $amount } in meno alla voce { $line }
coach-bonus-more-leads = Ottieni la voce { $line } in { $often } partite su 10 invece che in { $seldom }
coach-bonus-more-follows = ottieni la voce { $line } in { $often } partite su 10 invece che in { $seldom }
coach-bonus-less-leads = Ottieni la voce { $line } solo in { $often } partite su 10 invece che in { $seldom }
coach-bonus-less-follows = ottieni la voce { $line } solo in { $often } partite su 10 invece che in { $seldom }
coach-reach-more-leads = La voce { $line } resta a portata: arriva in circa { $often } partite su 10
coach-reach-more-follows = la voce { $line } resta a portata
coach-reach-less-leads = La voce { $line } diventa irraggiungibile: altrimenti arriva in circa { $often } partite su 10
coach-reach-less-follows = la voce { $line } diventa irraggiungibile
coach-rival-more-leads = { $seat } ottiene circa { $amount } in meno
coach-rival-more-follows = { $seat } ottiene circa { $amount } in meno
coach-rival-less-leads = { $seat } ottiene circa { $amount } in più
coach-rival-less-follows = { $seat } ottiene circa { $amount } in più
coach-soon-more-leads = Hai circa { $amount } in più entro il tuo prossimo turno
coach-soon-more-follows = hai circa { $amount } in più entro il tuo prossimo turno
coach-soon-more-also = circa { $amount } in più
coach-soon-less-leads = Hai circa { $amount } in meno entro il tuo prossimo turno
coach-soon-less-follows = hai circa { $amount } in meno entro il tuo prossimo turno
coach-soon-less-also = circa { $amount } in meno
coach-chance-more-leads = Vinci circa { $games } partite in più su cento
coach-chance-more-follows = vinci circa { $games } partite in più su cento
coach-chance-less-leads = Vinci circa { $games } partite in meno su cento
coach-chance-less-follows = vinci circa { $games } partite in meno su cento
coach-swing-leads = È un azzardo: una partita su dieci finisce con { $amount } o meno
coach-swing-follows = è un azzardo: una partita su dieci finisce con { $amount } o meno

# L’analisi.
review-budget = Non si può fare un’analisi con { $name } = { $given }; dovrebbe essere un numero da { $least } a { $most }.
review-number = La decisione { $number } non c’è: questa registrazione ne ha { $decisions }, contate da 1.
review-seat = Il posto { $seat } non c’è: questa partita ne ha { $players }, contati da 0.
review-unfinished = Dopo { $decisions } decisioni questa partita non è ancora finita. L’analisi vuole una partita conclusa: prima della fine un posto può guardare solo le proprie decisioni.
review-foreign = Questa non è una parte di un’analisi.
review-version = Questa parte di un’analisi è stata scritta da un’altra versione ({ $found }; questa legge la { $known }). Fai analizzare di nuovo la partita.

# ---- doctor

doctor-version = Ludoteca { $version }, Python { $python }
doctor-compiled = Regole e bot sono codice nativo.
doctor-interpreted = Regole e bot sono interpretati: le stesse partite, una decina di volte più lente. Con un compilatore C e gli header di Python, pip install --force-reinstall ludoteca crea il codice nativo.
doctor-pure = Regole e bot sono interpretati, perché LUDOTECA_PURE è impostata: le stesse partite, una decina di volte più lente.
doctor-languages = Lingue: { $languages }
doctor-faces = Che cosa ci si può fare
doctor-games = Sullo scaffale
doctor-there = pronto
doctor-missing = manca: { $what }
doctor-other-version = { $library } { $wanted } (c'è { $found })
doctor-well = È tutto a posto.
doctor-ill = Qualcosa non va: vedi le righe qui sopra.
doctor-extra-base = giocare nel terminale
doctor-extra-web = giocare nel browser e ospitare
doctor-extra-postgres = più server, su PostgreSQL
doctor-extra-research = PettingZoo, Gymnasium, OpenSpiel, immagini
doctor-extra-learners = algoritmi di OpenSpiel
doctor-extra-train = addestrare reti
doctor-extra-lab = file Parquet e grafici del laboratorio
doctor-extra-tune = la ricerca dell'equilibrio
doctor-extra-ray = il laboratorio su più macchine
doctor-extra-agents = assistenti tramite MCP
doctor-extra-textarena = modelli linguistici in TextArena
