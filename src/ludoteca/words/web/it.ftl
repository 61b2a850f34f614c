# Il tavolo e il web in italiano.
table-late = Questa risposta vale per la decisione { $decision }, ma ora si chiede la decisione { $now }; la pagina mostra il tavolo com'è adesso.
table-turn = Non è il tuo turno: ora tocca { A($seat) }.
table-waiting = Il tavolo aspetta ancora dei giocatori: manda loro gli inviti.
table-chance-given = Da te non serve nulla per la distribuzione: hai già dato la tua parte, o la distribuzione è fatta.
table-other-rules = A questo tavolo si è giocato con la versione { $then } delle regole; ora vale la versione { $now }, perciò la partita non può proseguire.
table-other-content = A questo tavolo si è giocato con altri contenuti del gioco (carte, prezzi o tracciati) rispetto a quelli di ora, perciò la partita non può proseguire.
table-diverged = Ripetuta con le regole di ora, la partita di questo tavolo va diversamente dalla decisione { $number } in poi. Quello che è successo è conservato, ma non si mostra nessuna posizione che non sia mai stata sul tavolo, e la partita non può proseguire.
table-seat-taken = Il posto { DI($seat) } è già occupato.
table-no-person = Al posto { DI($seat) } non si può sostituire nessuno: non gioca una persona.
table-not-away = { $seat } non è assente.
table-not-over = La rivincita può cominciare quando questa partita è finita.
table-not-yours = A questo tavolo non hai un posto che possa farlo: stai guardando.
table-unknown = Qui non c'è nessun tavolo. Forse l'indirizzo è sbagliato: guarda i tuoi tavoli nella prima pagina.
table-present = { $seat } è al tavolo; si può sostituire solo chi è assente.
table-grace = { $seat } è via da { $gone } s e può ancora tornare; tra { $left } s potrà giocare un bot.
table-missed = { $seat } ti aspetta a { $game }; se resti via, tra poco un bot potrà giocare per te.
table-replaced = { $seat } ha fatto giocare un bot per te a { $game }; appena torni, il posto è di nuovo tuo.
table-hurried = { $seat } non ha avuto il tempo di pensarci bene e ha risposto in fretta.
table-hurried-window = Un bot non ha avuto il tempo di pensarci bene e ha risposto in fretta.
table-failed = { $seat } non è riuscito a rispondere; al suo posto ha risposto il bot ingordo.
table-failed-window = Un bot non è riuscito a rispondere; al suo posto ha risposto il bot ingordo.
table-no-hints = A questo tavolo non ci sono consigli: è stato preparato così, per tutti allo stesso modo.
table-no-rest = Ora non c'è niente che si possa lasciare a un bot.
store-open = Il database { $file } non si può aprire: { $error }. Nulla è stato cambiato: scegli un altro posto con --database, o aggiusta questo.
store-folder = La cartella { $file } per il database non si può creare: { $error }. Scegli un altro posto con --database.
store-no-file = { $file } è una cartella o un dispositivo, non un file. Indica un file con --database.
store-denied = Il database { $file } non si può leggere: l'utente che fa girare il server non ne ha il diritto, o non l'ha sulla cartella. Daglielo, o scegli un altro posto con --database.
store-readonly = Il database { $file } si può leggere ma non scrivere. Da' all'utente che fa girare il server il diritto di scrivere il file e la sua cartella, o scegli un altro posto con --database. Nulla è stato cambiato.
store-foreign = { $file } non è un database di Ludoteca ed è rimasto com'è. Scegli un altro posto con --database.
store-corrupt = Il database { $file } è danneggiato ({ $error }) ed è rimasto com'è. Rimetti al suo posto l'ultima copia di riserva, o salva quel che si legge ancora: docs/faults.md spiega come, sotto «Restore and recover».
store-remains = Il database { $file } manca o è vuoto, ma accanto c'è ancora { $error } con le ultime mosse. Rimetti il file al suo posto; per ricominciare da capo, prima sposta altrove { $error }. Nulla è stato cambiato.
store-version = Il database { $file } è stato scritto da una versione successiva (schema { $found }; questa conosce { $known }) ed è rimasto com'è. Installa quella versione, o scegli un altro posto con --database.
store-held = Un altro server (processo { $process }) sta usando il database { $file }. Prima ferma quello, o scegli un altro posto con --database.
store-busy = Un altro programma ha bloccato il database { $file }. Chiudilo e riprova; nulla è stato cambiato.
store-full = Il disco del database { $file } è pieno. Fa' spazio: fino ad allora non si conserva nulla di nuovo, e nulla di quel che era conservato va perso.
store-gone = Il database { $file } è stato spostato o cancellato mentre il server gira. Rimettilo al suo posto, o ferma il server con Ctrl-C: salverà quel che il file conteneva. Fino ad allora non si conserva nulla di nuovo.
store-rescued = Il database { $file } è stato portato via mentre il server girava; quel che conteneva ora è in { $copy }.
store-read = Il database { $file } non si può leggere: { $error }.
store-write = Il database { $file } non si può scrivere: { $error }. Nulla è stato cambiato.
store-reach = Il database { $file } non si può aprire: { $error }. Controlla che PostgreSQL giri lì e che nome, utente e password siano giusti. Nulla è stato cambiato.
store-away = Il database { $file } non si raggiunge: { $error }. Finché non torna non si conserva nulla di nuovo, e nulla di quel che era conservato va perso.
store-unsure = Il collegamento con il database { $file } è caduto a metà strada: { $error }. Se le ultime voci siano state conservate si vedrà quando torna.
store-query = Il database { $file } ha rifiutato qualcosa: { $error }. Nulla è stato cambiato.
store-extra = Per un database PostgreSQL serve il pacchetto psycopg ({ $error }); installalo con: pip install "ludoteca[web,postgres]"
web-unsure = Il collegamento con il database è caduto a metà strada e non si sa ancora se questo sia stato salvato. La pagina lo mostrerà appena si sa: guarda, prima di rifarlo.
store-table = Il tavolo { $table } non si può aprire: { $error }. Gli altri tavoli non ne risentono.
store-taken = Qualcun altro ha appena giocato; la pagina mostra il tavolo com'è adesso.
table-damaged = Questo tavolo non si può aprire: quel che ne era conservato è danneggiato. Gli altri tavoli non ne risentono; chiedi la copia di riserva a chi gestisce questo server.
web-unkept = In questo momento non si è potuto salvare, quindi non è successo: tutto è rimasto com'era. Riprova tra un attimo; se continua, dillo a chi gestisce questo server.
web-unread = In questo momento i tavoli non si raggiungono. Nulla è andato perso: riprova tra un attimo.
web-slow = La richiesta arrivava troppo lentamente ed è stata abbandonata. Nulla è stato cambiato: riprova.
web-host = L'indirizzo indicato da questa richiesta non ha senso: riapri la pagina dal suo solito indirizzo.
web-busy = Il server è occupato: ci sono già { $most } lavori in attesa. Non è cambiato nulla: riprova tra un attimo.
web-full = In questo momento sono seguiti così tanti tavoli che non c'è posto per un altro. Niente è andato perso: riprova tra qualche minuto.
web-crowded = In questo momento il server non ha connessioni libere: riprova tra un attimo.
web-sockets = Qui hai già { $most } pagine aperte: chiudine una.
web-chat-rate = Scrivi più in fretta di quanto si possa leggere: va bene una riga { $seconds ->
    [one] al secondo
   *[other] ogni { $seconds } secondi
}.
web-other-host = Questo server non risponde al nome { $host }. Aprilo dal suo solito indirizzo; chi lo gestisce può aggiungere un nome con --host-name.
web-rate = Troppe richieste insieme: aspetta qualche secondo e riprova.
web-body = È troppo grande: si accettano al massimo { $most } byte.
web-origin = Questa richiesta veniva da un altro sito ed è stata rifiutata; usa le pagine di questo.
web-tables = Hai già { $most } tavoli aperti: prima finiscine uno.
web-tables-address = Dal tuo indirizzo sono stati preparati troppi tavoli: aspetta qualche minuto, o continua a uno che c'è già.
web-name = Un nome ha da 1 a { $most } caratteri.
table-said = A questo tavolo sono già state scritte { $most } righe: non c'è posto per altre.
web-chance = Una parte della distribuzione ha da 1 a { $most } caratteri stampabili, per esempio cifre esadecimali o lanci dei tuoi dadi; se la ometti, la estrae il server per te.
web-chat = Una riga di chat ha da 1 a { $most } caratteri.
web-json = La richiesta non è un oggetto JSON valido con i campi { $fields }.
web-fault = Qui qualcosa è andato storto. Nulla è andato perso: ricarica la pagina.
web-not-found = A questo indirizzo non c'è nulla.
web-method = Questo indirizzo non si può usare in questo modo.
web-bot-level = "{ $given }" non può sedersi qui; può: { $allowed }. Altri bot solo se chi ospita li ha ammessi per nome.
web-invitation = Questo invito è già stato usato o non è mai esistito: chiedine uno nuovo.
web-replay-hidden = Le altre viste si aprono a partita finita; fino ad allora vedi la tua.
web-replay-step = { $given } non è un passo di questa partita; vanno da 0 a { $most }.
web-players = I posti sono { $given }, ma il gioco è per { $players }.
web-seat = Il posto { $given } non esiste; ci sono da 0 a { $most }.
serve-memory = La memoria per i tavoli è piena: { $tables } sono seguiti, e non se ne aprono altri. Vedi most_live e most_live_bytes.
serve-crowded = Tutte le { $most } connessioni sono occupate; chi arriva è pregato di riprovare. Vedi il limite dei file aperti (LimitNOFILE).
serve-descriptors = Il sistema operativo non concede altri file aperti; chi arriva aspetta. Alza il limite (LimitNOFILE).
serve-port = Il server non può ascoltare su { $host }, porta { $port }: { $error }. Scegli un'altra porta con --port.
serve-scheme = Qualcuno ha aperto { $host } con HTTPS, ma nessun proxy fidato lo conferma, e non è stato accettato. Indica il proxy con --proxy INDIRIZZO, o usa --secure.
serve-proxy = { $given } non è l'indirizzo di un proxy; indica un indirizzo come 127.0.0.1 o una rete come 10.0.0.0/8.
serve-host-name = { $given } non è il nome di un server; indica un nome come play.example.org o un indirizzo, senza schema, porta o percorso.
serve-bot = "{ $given }" non è un bot; indicane uno, per esempio mypackage.bots:Net.
bot-hangs = { $bot } è stato chiuso { $times } volte di fila perché non rispondeva; non gli si chiede più nulla finché il server non riparte.
web-hint-busy = Hai già chiesto un consiglio: aspetta che arrivi.
web-hints = { $given } non dice nulla sui consigli: possono essere yes, no, o vuoto per ciò che è usuale.
web-nobody = Qui non giocherebbe nessuno: almeno un posto deve essere tuo ({ $seats }). I bot giocano tra loro con: ludoteca simulate
web-hint = L'allenatore non ha avuto il tempo di pensare: riprova tra un momento.
web-may = Questo si può giocare adesso.
web-record-wait = La registrazione rivela la distribuzione: si può avere a partita finita.
web-request = Questa richiesta non si capisce.

ui-brand = Ludoteca
ui-motto = Giochi da tavolo completi ed esatti. Siediti.
ui-home = Tutti i giochi
ui-skip = Vai al gioco
ui-play-now = Gioca subito
ui-play-now-title = Gioca subito a { $game } contro i bot
ui-new-table = Prepara un tavolo
ui-new-table-of = Prepara un tavolo di { $game }
ui-rulebook = Regolamento
ui-set-up = Prepara questa posizione
ui-set-up-title = Prepara la posizione dell'esempio { $example }
ui-example = Esempio { $example } del regolamento
ui-example-help = Giochi tu per tutti i posti.
ui-example-back = Torna al paragrafo
ui-example-again = Preparala di nuovo
ui-example-there = Alla posizione
ui-your-tables = I tuoi tavoli
ui-no-tables = Ancora nulla. Qui ti aspetteranno le tue partite.
ui-damaged-tables = { $number ->
    [one] Uno dei tuoi tavoli non si può aprire: quel che ne era conservato è danneggiato. Chiedi la copia di riserva a chi gestisce questo server.
   *[other] { $number } dei tuoi tavoli non si possono aprire: quel che ne era conservato è danneggiato. Chiedi la copia di riserva a chi gestisce questo server.
}
ui-players-range = { $low }–{ $high } giocatori
ui-players-range-one = { $number ->
    [one] 1 giocatore
   *[other] { $number } giocatori
}
ui-minutes = { $low }–{ $high } min
ui-minutes-one = { $number } min
ui-weight = { $weight ->
    [light] leggero
    [medium] medio
   *[heavy] corposo
}
ui-your-turn-short = tocca a te
ui-waiting-short = si aspetta { $seat }
ui-seats = Chi gioca
ui-seat-me = io
ui-seat-here = un altro, a questo schermo
ui-seat-friend = un amico, con un link
ui-seat-bot = bot { $level ->
    [easy] facile
    [medium] medio
    [hard] difficile
   *[expert] esperto
}
ui-seat-style = { ui-seat-bot }, { $style }
ui-bot-style = { $bot }, { $style }
ui-seat-number = Posto { $number }
ui-your-name = Il tuo nome
ui-you = tu
ui-guest = Ospite
ui-options = Opzioni
ui-file = Oppure da un file
ui-file-long = Questo file è troppo lungo: al massimo { $most } caratteri.
ui-start = Siediti
ui-join-title = { $host } ti invita a giocare a { $game }
ui-join = Prendi il posto
ui-turn-yours = Tocca a te, { $name }
ui-turn-yours-one = Tocca a te
ui-turn-of = Tocca { A($seat) }
ui-turn-bot = { $seat } sta pensando
ui-waiting = Si aspettano i giocatori
ui-over = La partita è finita
ui-won-you = Hai vinto!
ui-won = Vince { $names }.
ui-won-several = Vincono insieme { $names }.
ui-won-nobody = Non ha vinto nessuno.
ui-lost-you = Hai perso.
ui-lost-together = Avete perso insieme.
ui-resigned = si è arreso
ui-undo = Annulla
ui-hint = Consiglio
ui-hints = Consigli
ui-hints-help = Se si può chiedere all'allenatore che cosa conviene fare. Solo contro i bot: dove gioca una persona sola. La scelta la vedono tutti al tavolo.
ui-hints-usual = solo contro i bot
ui-hints-yes = sì, per tutti
ui-hints-no = no, per nessuno
ui-hints-on = A questo tavolo si possono chiedere consigli.
ui-hints-off = A questo tavolo niente consigli.
ui-resign = Arrenditi
ui-resign-sure = Vuoi davvero rinunciare a questa partita?
ui-yes = Sì, mi arrendo
ui-no = No, continuo
ui-rematch = Rivincita
ui-rematch-there = Alla rivincita
ui-replay = Rivedi
ui-log = Che cosa è successo
ui-chat = Chat
ui-chat-say = Di' qualcosa
ui-send = Invia
ui-players = Giocatori
ui-score = Punti
ui-score-of = { $score }: che cosa conta
ui-away = assente
ui-bot-plays = un bot gioca per { $seat }
ui-replace = Fai giocare un bot
ui-back = Sono tornato
ui-absence = Un bot gioca per te finché non torni.
ui-offline = non presente
ui-open-seat = un amico
ui-free = libero
ui-invite = Invito per il posto { $number }
ui-invite-help = Manda questo link a un amico, o faglielo inquadrare.
ui-copy = Copia il link
ui-copied = Copiato
ui-watching = Stai guardando
ui-curtain = Ora tocca { A($name) }
ui-curtain-help = Passa lo schermo. Gli altri non guardino.
ui-curtain-show = Sono { $name }: mostra la mia parte
ui-more-actions = Si può anche
ui-choose = Scegli
ui-text-board = Il tavoliere come testo
ui-theme = Chiaro o scuro
ui-languages = Lingua: { $name }
ui-sound = Suono
ui-flash = Lampeggia il titolo quando tocca a me
ui-notify = Avvisami quando la pagina è nascosta
ui-settings = Impostazioni
ui-close = Chiudi
ui-why = Perché no?
ui-rule = Regola { $rule }
ui-hint-title = Il consiglio dell'allenatore
ui-hint-wait = L'allenatore ci sta pensando …
ui-coach-best = Migliore
ui-coach-good = Buona
ui-coach-risky = Rischiosa
ui-coach-chance = vittoria al { $percent }%
ui-coach-hardly = vittoria sotto l'1%
ui-coach-worth = finisce con circa { $amount }
ui-coach-sure = vittoria oltre il 99%
ui-coach-details = Dettagli
ui-coach-choice = Scelta
ui-coach-interval = Probabilità
ui-coach-tried = Prove
ui-coach-expected = Atteso
ui-coach-meaning = Probabilità: dove si trova la probabilità di vincere con il 95% di certezza, da { $games } partite immaginate per ogni scelta. Prove: quante volte la ricerca l'ha considerata. Atteso: il risultato che ne trae, da −1 (sconfitta certa) a +1 (vittoria certa).
ui-step = Passo { $number } di { $most }
ui-step-first = Primo
ui-step-back = Indietro
ui-step-next = Avanti
ui-step-last = Ultimo
ui-step-play = Riproduci
ui-step-pause = Pausa
ui-view-of = Vista { DI($seat) }
ui-view-open = Vista aperta
ui-download = Scarica la registrazione
ui-share = Link da condividere
ui-to-table = Torna al tavolo
ui-seal = Sigillo del seme
ui-deal = La distribuzione
ui-deal-how = Si fa quando è occupato l'ultimo posto, e non la sceglie nessuno: il server ha estratto la sua parte e l'ha sigillata; chi si siede ne aggiunge una propria. A partita finita si mostrano tutte le parti, e chiunque può controllare che diano il seme.
ui-seal-server = Sigillo della parte del server
ui-part-yours = La tua parte
ui-part-drawn = La tua parte, estratta dal server
ui-part-server = La parte del server
ui-part-of = Parte { DI($name) }
ui-part-of-drawn = Parte { DI($name) }, estratta dal server
ui-part-none = nessuna: qui giocava un bot quando si è fatta la distribuzione
ui-proof = Questa distribuzione non poteva sceglierla nessuno. Il sigillo è lo SHA‑256 della parte del server, ed era visibile prima che qualcuno si sedesse. Il seme è lo SHA‑256 dell'ultima riga, che contiene tutte le parti. Per controllare, scarica la registrazione ed esegui: ludoteca verify
ui-proof-line = Di che cosa è fatto il seme
ui-room = Il tavolo è pronto
ui-room-help = Non è stato ancora distribuito nulla, quindi nessuno può aver visto nulla.
ui-room-soon = La partita comincia da sola quando ci sono tutti.
ui-awaited = { $number ->
    [one] Deve ancora arrivare: { $names }
   *[other] Devono ancora arrivare: { $names }
}
ui-awaited-you = aspetta te
ui-older-rules = Questo tavolo è cominciato con la versione { $then } delle regole e si conclude con quella. Ai tavoli nuovi vale la versione { $now }, quella del regolamento.
ui-past = Questo tavolo è conservato com'era
ui-past-short = conservato com'era
ui-past-picture = { $moves ->
    [0] Com'era all'inizio
    [one] Com'era dopo una mossa
   *[other] Com'era dopo { $moves } mosse
}
ui-past-later = { $moves ->
    [one] Dopo si è giocata un'altra mossa: è nella registrazione.
   *[other] Dopo si sono giocate altre { $moves } mosse: sono nella registrazione.
}
ui-past-record = Nulla è andato perso: la registrazione contiene ogni decisione, e si può rivedere con la versione di Ludoteca con cui si è giocato.
ui-seed = Seme
ui-lost = Connessione persa. Riprovo …
ui-setup = Il tavolo è pronto.
ui-about-bots = I bot vedono ciò che vede il loro posto, e nient'altro.
ui-search-rules = Cerca nelle regole
ui-no-script = Per giocare questa pagina ha bisogno di JavaScript; il regolamento funziona anche senza.
ui-error = Non ha funzionato
ui-back-home = Alla prima pagina
ui-total = Totale
ui-result = Risultato
ui-won-together = Avete vinto insieme!
ui-won-by = { $amount } di vantaggio su { $name }
ui-won-resigned = Tutti gli altri hanno abbandonato.
ui-see-board = Guarda il tabellone
ui-course = Com'è andata
ui-graph-label = I punti di tutti nel corso della partita
ui-graph-decisions = { $number } decisioni
ui-graph-together = Tutti voi
ui-graph-after = Dopo
ui-graph-table = In numeri
ui-turnings = { $number ->
    [one] La svolta
   *[other] Le svolte
}
ui-turning-lead = { $name } passa in testa.
ui-turning-margin = { $name }: da { $before } a { $after }.
ui-turning-score = Da { $before } a { $after }.
ui-margin-ahead = { $amount } di vantaggio
ui-margin-behind = { $amount } di svantaggio
ui-margin-level = parità
ui-figures = La partita in numeri
ui-figure-decisions = Decisioni
ui-figure-turns = Turni
ui-figure-minutes = Minuti
ui-figure-leads = Cambi in testa
ui-figure-longest = Più a lungo in testa
ui-figure-led = { $name }, { $number ->
    [one] { $number } decisione
   *[other] { $number } decisioni
}
ui-figure-undos = Mosse annullate
ui-place = { $place }.
ui-hint-close = Chiudi il consiglio
ui-points-unit = { $points ->
    [one] punto
   *[other] punti
}
ui-no-points = Finora non ha contato nulla.
ui-scoring = Il punteggio, passo per passo
ui-sheet-rule = Regola
ui-sheet-what = Che cosa conta
ui-sheet-points = Punti
ui-sheet-sum = Finora
ui-legend = Che cosa vogliono dire i segni
bot-name = { $number ->
    [1] Ada
    [2] Bruno
    [3] Carla
    [4] Dante
    [5] Elsa
   *[other] Fosco
}
ui-bot-named = bot { $bot }
ui-bot-level = { $level ->
    [easy] bot facile
    [medium] bot medio
    [hard] bot difficile
    [expert] bot esperto
    [greedy] bot ingordo
    [random] bot casuale
   *[other] bot
}
ui-seat-name = Nome al posto { $number }
ui-invite-title = { $missing ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $missing } giocatori
}
ui-invite-who = Al tavolo: { $names }
ui-invite-once = Ogni link è per una persona e vale una volta sola.
ui-invite-wait = Gli inviti li ha chi ha preparato il tavolo.
ui-qr = Lo stesso link come codice QR, da inquadrare con il telefono
ui-seat-missing = Il posto { $number } è libero
ui-contents = Indice
ui-search-none = Nessun paragrafo contiene queste parole.
ui-search-found = Paragrafi trovati: { $number }
web-replay-seat = { $given } non è un posto di questo tavolo; ci sono da 0 a { $most }, o lascialo vuoto per la vista aperta.
ui-gone = Questo tavolo non c'è più.
ui-replay-lost = Non è stato possibile caricare questo momento. Riprova.
ui-view = Vista di chi
table-window = Non è il tuo turno: il tavolo aspetta la risposta di qualcuno.
ui-turn-window = Il tavolo aspetta gli altri
ui-the-others = gli altri
ui-window-yours-one = Puoi rispondere
ui-window-yours = Puoi rispondere, { $name }
ui-ask = Quando non è il mio turno, chiedimi
ui-ask-of = Quando non è il turno { DI($name) }, chiedi { A($name) }
ui-ask-usual = ogni volta che posso giocare qualcosa, dal mio primo turno in poi
ui-ask-always = sempre, anche prima del mio primo turno
ui-ask-target = solo se il bersaglio sono io o è l'ultima occasione
ui-ask-never = mai: passa per me
ui-continue = Tocca a te
ui-moves = { $moves ->
    [0] non iniziata
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
ui-read-rules = Leggi prima le regole
ui-or-a-game = Oppure direttamente a un gioco:

# La prima partita guidata
ui-learn = Impara giocando
ui-learn-of = Impara { $game } giocando
ui-learn-title = Una prima partita guidata: tre minuti, a un vero tavolo
ui-guide = Prima partita guidata
ui-guide-see = Che cosa vedi
ui-guide-want = Che cosa vuoi
ui-guide-play = Tocca a te
ui-guide-on = Come si va avanti
ui-guide-skip = Salta la guida
ui-guide-finish = Fine
ui-guide-again = Mostra di nuovo la guida
ui-guide-move-first = Prima fai la tua mossa: va bene qualsiasi cosa che brilla. La guida continua da sola.
ui-guide-wait = Sta giocando { $seat }. La riga del turno dice che cosa succede; la guida continua da sola.
ui-guide-answer = Prima c'è un'altra domanda: rispondi come vuoi e la guida continua. Oppure leggi oltre con Avanti.
ui-guide-over = La partita è finita, e con lei la guida. Il risultato mostra passo per passo di che cosa è fatto ogni punteggio.
table-no-guide = Qui non c'è una guida; il regolamento racconta tutto il gioco.
table-guide-step = { $given } non è un passo di questa guida; ce ne sono da 0 a { $most }, e -1 la chiude.

# Il server
cli-about-serve = apri i tavoli ai browser, su questo computer o per un circolo
cli-usage-serve =
    ludoteca serve [--open] [--host INDIRIZZO] [--port N] [--database FILE]
    {"                 "}    [--host-name NOME ...] [--proxy INDIRIZZO ...] [--secure]
    {"                 "}    [--content GIOCO=FILE.toml ...]
    {"                 "}    [--set GIOCO.PERCORSO=VALORE ...]
    {"                 "}    [--allow-bot BOT ...] [--settings FILE.toml]
cli-host-name = NOME
cli-bot = BOT
cli-address = INDIRIZZO
cli-serve-host = dove ascoltare; 127.0.0.1 è solo questo computer, 0.0.0.0 chiunque lo raggiunga
cli-serve-port = la porta; altrimenti 8017 o la prima libera dopo
cli-serve-database = dove si conservano i tavoli: un file, che se non c'è viene creato, o postgresql://utente:password@host/nome
cli-serve-open = apre la prima pagina in un browser
cli-serve-secure = il server si raggiunge con HTTPS: i cookie viaggiano solo su quello
cli-serve-proxy = un reverse proxy a cui si crede per X-Forwarded-For e X-Forwarded-Proto: un indirizzo o una rete; si può ripetere
cli-serve-host-name = un nome con cui si raggiunge il server; si può ripetere
cli-serve-allow-bot = un bot di altri che si può far sedere, per esempio mypackage.bots:Net?weights=w.npz; si può ripetere. Viene importato e gira con i tuoi permessi
serve-at = Ludoteca è aperta all'indirizzo { $address } (Ctrl-C la chiude)
cli-about-backup = copia i tavoli in un file nuovo, anche mentre il server è aperto
cli-usage-backup = ludoteca backup FILE --out FILE
cli-backup-file = il file dei tavoli
cli-backup-out = la copia, un file nuovo
backup-done = { $tables ->
    [one] Un tavolo è
   *[other] { $tables } tavoli sono
} ora anche in { $file }.
cli-about-rescue = salva ciò che si può ancora leggere di un file di tavoli danneggiato
cli-usage-rescue = ludoteca rescue FILE --out FILE
cli-rescue-file = il file danneggiato; viene soltanto letto
cli-rescue-out = dove salvare ciò che si legge, un file nuovo
rescue-done = { $tables ->
    [one] Un tavolo è stato salvato
   *[other] { $tables } tavoli sono stati salvati
} in { $file }.
cli-about-database = porta i tavoli in un altro database: copy DA A, ciascuno un file o un indirizzo
cli-usage-database = ludoteca database copy DA A
cli-from = DA
cli-to = A
cli-database-deed = che cosa fare: copy
cli-database-source = dove sono i tavoli: un file, o postgresql://utente:password@host/nome
cli-database-target = dove vanno: un file nuovo, o un database vuoto; se la copia era cominciata, prosegue
database-deed = Con un database non c'è nulla da fare che si chiami «{ $given }»; scrivi: ludoteca database copy DA A
database-copied = { $tables ->
    [one] Un tavolo
   *[other] { $tables } tavoli
} con { $entries ->
    [one] una voce
   *[other] { $entries } voci
} e { $papers ->
    [one] una carta
   *[other] { $papers } carte
} sulle persone: tutto copiato e confrontato.
copy-other = { $file } appartiene già a un'altra casa: ha dei tavoli e un'altra chiave. Scegli un database vuoto. Nulla è stato cambiato.
copy-differs = Il tavolo { $table } è già in { $file }, ma è diverso; è rimasto com'era. Copia in un database vuoto.
copy-paper-differs = La carta { $paper } è già in { $file }, ma è diversa; è rimasta com'era. Copia in un database vuoto.
copy-served = Un server sta usando { $file }. Prima fermali tutti; cinque secondi dopo si può procedere.
setting-toml = { $file } non è un file TOML: { $error }.
setting-unknown = { $file } imposta { $setting }, che non esiste. Ci sono: { $all }.
setting-unknown-near = { $file } imposta { $setting }, che non esiste. Forse intendevi { $near }?
setting-value = L'impostazione { $setting } non può valere «{ $given }»; andrebbe bene: { $wanted }.
setting-choice = uno di questi: { $allowed }
web-operator = Può leggerlo soltanto chi cura questo server, e soltanto da un indirizzo nominato dall'impostazione operators.
cli-serve-settings = un file con le impostazioni del server
table-closed = Chi cura questo server ha chiuso il tavolo; qui non si può fare più nulla.
ui-unsaid = tolto
web-barred = Qui non puoi più entrare. Se pensi che sia un errore, scrivi a chi gestisce questo server.
web-muted = Qui non puoi più scrivere agli altri. Se pensi che sia un errore, scrivi a chi gestisce questo server.
admin-token = Serve il token di chi cura questo server; ludoteca admin lo legge dal database.
admin-deed = Non c'è nulla da fare che si chiami «{ $given }»; ci sono: { $allowed }.
admin-line = La voce { $number } non è una riga di chat; show le elenca con i loro numeri.
admin-who = Indica una persona (l'holder che show mostra) o un indirizzo.
admin-nobody = Nessuno con quel nome ha un posto da qualche parte; indica l'holder che show mostra.
admin-away = All'indirizzo { $server } non risponde nessun server: { $error }. Indicane uno con --server.
admin-answer = Il server all'indirizzo { $server } risponde: { $error }
admin-usage = Di' che cosa fare: ludoteca admin { $deeds }
admin-number = «{ $given }» non è un numero.
cli-about-admin = cura un server in funzione: list, show, close, delete, unsay, mute, bar, allow, barred, erase, export, thinkers, thinker-add, thinker-remove
cli-usage-admin = ludoteca admin AZIONE [CHE] [N] [--server URL] [--database FILE]
cli-deed = AZIONE
cli-what = CHE
cli-url = URL
cli-admin-deed = che cosa fare
cli-admin-what = un tavolo, una persona (l'holder che show mostra), un indirizzo o il nome di un pensatore
cli-admin-number = il numero di una riga di chat; per list, quanti tavoli
cli-admin-server = dove risponde il server; altrimenti http://127.0.0.1:8017
cli-admin-database = il suo database, che contiene il token; altrimenti il file consueto
cli-admin-settings = un file con le impostazioni del server, che indica il database
store-lost = In { $file } non si legge nessun tavolo di Ludoteca. Metti al suo posto la copia di riserva più recente.
serve-extra = Al server manca il pacchetto { $missing }; installalo con: pip install "ludoteca[web]"

ui-seat-moves = di turno
ui-seat-won = vince
ui-skip-show = Vai al mio turno
ui-side = Storia, chat e impostazioni
ui-day = { $day } { $month ->
     [1] gen
     [2] feb
     [3] mar
     [4] apr
     [5] mag
     [6] giu
     [7] lug
     [8] ago
     [9] set
     [10] ott
     [11] nov
    *[12] dic
} { $year }
ui-your-results = Partite giocate
ui-ways = Modi di giocare
ui-house-rules = Regole della casa
ui-house-rules-help = Tutto il resto che si può cambiare; così com'è, è come nel regolamento.
ui-preset-first = Prima partita
ui-preset-first-help = Breve e facile da seguire.
ui-preset-book = Come nel regolamento
ui-preset-book-help = Esattamente come è stampato.
ui-preset-tournament = Torneo
ui-preset-tournament-help = Per chi lo conosce bene.
ui-offline-title = Nessuna connessione
ui-offline-help = Lo scaffale, i regolamenti e gli ultimi tavoli che hai guardato ci sono lo stesso. Per giocare, e per tutto il resto, serve il server.
ui-board = Tavolo
ui-choices = Scelte

# The show, the column and the short-cuts of a table
ui-skip-all = Salta
ui-speed = Velocità
ui-speed-slow = lenta
ui-speed-normal = normale
ui-speed-fast = rapida
ui-speed-once = subito
ui-since = Dal tuo ultimo turno
ui-since-back = Un passo indietro
ui-since-on = Un passo avanti
ui-sheet = Altezza del foglio
ui-tab-log = Storia
ui-tab-chat = Chat
ui-tab-settings = Opzioni
ui-tab-deal = Distribuzione
ui-keys = Scorciatoie
ui-key-1-9 = 1 – 9
ui-key-1-9-does = va a quella scelta; di nuovo: la gioca
ui-key-arrows = ← ↑ → ↓
ui-key-arrows-does = alla prossima scelta in quella direzione
ui-key-enter = Invio, Spazio
ui-key-enter-does = gioca la scelta; durante il racconto: salta alla fine
ui-key-u = U
ui-key-u-does = annulla
ui-key-h = H
ui-key-h-does = suggerimento
ui-key-r = R
ui-key-r-does = la regola che conta adesso
ui-key-s = S
ui-key-s-does = salta al mio turno
ui-key-c = C
ui-key-c-does = chat
ui-key-m = M
ui-key-m-does = suono acceso o spento
ui-key-brackets = [ ]
ui-key-brackets-does = ripercorre ciò che hanno fatto gli altri
ui-key-esc = Esc
ui-key-esc-does = chiude ciò che è aperto

# Rompicapo
web-number = { $given } qui non va bene per { $called }: serve un numero intero da { $least } a { $most }.
ui-puzzle = Rompicapo
ui-puzzles = Rompicapo
ui-puzzles-about = Posizioni di partite vere. In ognuna una scelta è nettamente migliore di tutte le altre, e non è la prima che viene in mente. Vedi quello che poteva vedere chi giocava, e nient'altro.
ui-puzzles-short = Una scelta è nettamente la migliore. E non è la più ovvia.
ui-puzzle-daily = I rompicapo di oggi
ui-puzzle-today = Rompicapo
ui-puzzle-today-of = Il rompicapo di oggi per { $game }
ui-puzzle-of = { $game }: rompicapo
ui-puzzle-number = Rompicapo { $number }
ui-puzzle-stars = { $grade ->
    [one] { $grade } stella su 3
   *[other] { $grade } stelle su 3
}
ui-puzzle-solved = risolto
ui-puzzle-streak = Hai risolto un rompicapo del giorno per { $number } giorni di fila.
ui-puzzle-streak-one = Hai risolto un rompicapo del giorno. Domani ce ne sono di nuovi.
ui-puzzle-count = { $number } su { $most } risolti in questo browser
ui-puzzle-you = Sei { $seat }
ui-puzzle-task = Che cosa faresti nei panni { DI($seat) }? Tra { $number } scelte una è nettamente la migliore. Toccala, come faresti al tavolo.
ui-puzzle-hint-1 = Restringi il campo
ui-puzzle-hint-2 = Che cosa ci si guadagna?
ui-puzzle-hint-3 = Lasciane due
ui-puzzle-show = Mostra la soluzione
ui-puzzle-among = La scelta migliore è una di queste { $number }:
ui-puzzle-gains = Ecco perché è la migliore. { $reason }
ui-puzzle-wrong = Non è la migliore: { $choice }. Provane un'altra.
ui-puzzle-obvious = Non è la migliore: { $choice }. È la prima che viene in mente; c'è di meglio.
ui-puzzle-right = Giusto!
ui-puzzle-solved-head = Risolto
ui-puzzle-answer = La soluzione
ui-puzzle-first = la prima che viene in mente
ui-puzzle-chance = { $percent }% di vittoria
ui-puzzle-between = al 95% di certezza tra { $low }% e { $high }%
ui-puzzle-level-easy = il bot facile
ui-puzzle-level-medium = il bot medio
ui-puzzle-level-hard = il bot difficile
ui-puzzle-missed = { $number ->
    [0] Perfino il bot facile la trova più spesso che no.
    [one] Di solito non la trova { $levels }.
   *[other] Di solito non la trovano { $levels }.
}
ui-puzzle-sure = Quanto è sicuro: l'hanno trovata { $searches } ricerche da { NUMBER($simulations) } simulazioni, ciascuna con un caso diverso; le probabilità vengono da { NUMBER($games) } partite immaginate dopo ogni scelta, le stesse per tutte.
ui-puzzle-next = Il prossimo
ui-puzzle-all = Tutti i rompicapo
ui-puzzle-play = Continua a giocare da qui
# The review of a game
web-review-wait = Una partita si analizza quando è finita; finché si gioca, solo chi gioca può vedere ciò che ha fatto di persona.
web-review-not-here = A questo tavolo prima della fine nessuno viene a sapere quanto era buona una scelta: è stato preparato così, per tutti allo stesso modo.
web-review-one-screen = A questo schermo giocate in più d'uno, e nessuno può vedere la mano di un altro: per l'analisi aspettate la fine.
web-review-view = { $given } non è un modo di guardare un'analisi: può essere open o known.
web-review-number = { $given } non è tra le decisioni, i posti e i passi di qui: dovrebbe essere un numero da 0 a { $most }.
web-review-yours = Hai già chiesto un'altra analisi, che è ancora in corso: aspetta che finisca, poi chiedi di nuovo.
web-review-many = In questo momento sono in corso { $most } analisi: richiedila tra un minuto.
web-review-full = Su questo server non c'è più posto per le analisi: deve farne chi lo gestisce.
web-review-failed = L'analisi si è fermata: una parte non è riuscita. Quel che c'è rimane; chiedi il resto.
web-review-unkept = L'analisi si è fermata: non è stato possibile conservare ciò che è stato trovato. Quel che c'è rimane; chiedi il resto.
web-review-unfinished = Questa analisi non è ancora completa e non si può scaricare: prima falla finire.
web-reviews = { $given } non dice nulla sull'analisi durante la partita: può essere yes, no, o vuoto per ciò che è usuale.
web-again-wait = Si può tornare solo a una partita finita: finché questa si gioca, le sue carte non riguardano nessuno.
web-again-deal = { $given } non è un modo di distribuire: può essere same o anew.
ui-reviews = Analisi durante la partita
ui-reviews-help = Se chi gioca può vedere, prima della fine, quanto erano buone le proprie scelte. Solo contro i bot: dove gioca una persona sola. La scelta la vedono tutti al tavolo.
ui-reviews-on = Chi gioca può analizzare le proprie scelte prima della fine.
ui-reviews-off = A questo tavolo niente analisi prima della fine.
ui-review = Analisi
ui-review-so-far = Analizza le mie scelte finora
ui-review-title = Analisi: { $game }
ui-review-begin = Analizza la partita
ui-review-go-on = Continua l'analisi
ui-review-begin-help = Una ricerca guarda { $number ->
    [one] una decisione
   *[other] { $number } decisioni
 }: che cosa era meglio secondo ciò che ognuno poteva sapere, quanto è costata una scelta e che cosa ha fatto la fortuna. Ci vuole un momento; intanto la pagina si riempie.
ui-review-running = Analizzate { $done } decisioni su { $wanted } …
ui-review-progress = A che punto è l'analisi
ui-review-seats = La partita di
ui-review-views = Giudicata
ui-review-view-known = Per quel che sapevo
ui-review-view-known-of = Per quel che sapeva { $name }
ui-review-view-open = A carte scoperte
ui-review-own-only = Fino alla fine vedi le tue decisioni, secondo ciò che sapevi.
ui-review-given-up = Questa partita è stata abbandonata prima della fine: ogni decisione è giudicata per ciò che sapeva chi l'ha presa.
ui-review-graph = Le probabilità di vincere durante la partita
ui-review-start = Inizio
ui-review-numbers = In numeri
ui-review-skill = Abilità
ui-review-luck = Fortuna
ui-review-shade-skill = Abilità: che cosa hanno fatto le scelte per { $name }
ui-review-shade-luck = Fortuna: che cosa ha aggiunto il caso
ui-review-moment-cost = Decisione { $number }: −{ $percent }%
ui-review-moment-luck = Decisione { $number }: fortuna, +{ $percent }%
ui-review-moment-misfortune = Decisione { $number }: sfortuna, −{ $percent }%
ui-review-head-seat = Posto
ui-review-head-accuracy = Precisione
ui-review-head-doubtful = Dubbie
ui-review-head-mistake = Errori
ui-review-head-blunder = Errori gravi
ui-review-head-luck = Fortuna, in % di vittoria
ui-review-won = ha vinto
ui-review-sum-so-far = { $judged ->
    [one] Finora è stata analizzata una decisione { DI($name) }
   *[other] Finora sono state analizzate { $judged } decisioni { DI($name) }
 }: { $wrong ->
    [0] nessun errore.
    [one] un errore.
   *[other] { $wrong } errori.
 }
ui-review-sum-none-yet = Finora non è stata analizzata nessuna decisione { DI($name) }.
ui-review-mattered = Che cosa ha contato
ui-review-nothing = Qui niente è costato o ha portato molto a nessuno.
ui-review-nothing-yet = Ciò che ha contato compare qui appena viene trovato.
ui-review-instead = Meglio “{ $better }” che “{ $played }”.
ui-review-moment = La decisione che si guarda
ui-review-decision = Decisione { $number } di { $most }
ui-review-end = La fine
ui-review-the-end = È finita così.
ui-review-back = Alla decisione precedente
ui-review-on = Alla decisione successiva
ui-review-eyes = Come la vede
ui-review-eyes-all = chiunque
ui-review-not-yours = La decisione { $number } non era tua; fino alla fine vedi le tue.
ui-review-not-yet = Decisione { $number }, { DI($name) }: non ancora analizzata.
ui-review-line = Che cosa c'era da aspettarsi
ui-review-line-start = prima della decisione
ui-review-line-imagined = Giocata in una delle distribuzioni possibili in quel momento.
ui-review-line-as-lay = Giocata con le carte com'erano, finché lo permettono.
ui-review-line-walk = Tocca un passo e il tavolo lo mostra.
ui-review-choices = Tutte le { $number } scelte
ui-review-choices-meaning = La probabilità di vincere, secondo ciò che si sapeva allora; l'intervallo la contiene con il 95% di certezza. Punti: con quanti finisce in media la partita.
ui-review-choice-what = Scelta
ui-review-choice-chance = Vittoria
ui-review-choice-range = Intervallo
ui-review-choice-points = Punti
ui-review-choice-games = Partite
ui-review-mark-best = migliore
ui-review-mark-played = scelta
ui-review-board = Il tavolo in quel momento
ui-review-again = Riprova da qui
ui-review-again-help = Un nuovo tavolo da questo momento: tu decidi per { $name }, i bot per tutti gli altri. Non conta nulla.
ui-review-again-bots = Contro
ui-review-again-same = Carte com'erano
ui-review-again-anew = Ridistribuite
ui-review-download = Scarica come file
ui-review-made-by = Fatto con Ludoteca. Le probabilità sono stime di una ricerca; le piccole differenze sono rumore e non vengono giudicate.
ui-prelude-same = Dall'analisi di una partita, dopo { $number } decisioni, con le carte com'erano. Non conta nulla.
ui-prelude-anew = Dall'analisi di una partita, dopo { $number } decisioni, con ciò che era nascosto distribuito di nuovo. Non conta nulla.
ui-prelude-back = Torna all'analisi
