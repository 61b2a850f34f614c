# Il laboratorio nel browser: cambiare un gioco, confrontare, guardare, giocare.

ui-lab = Il laboratorio
ui-lab-of = Laboratorio: { $game }
ui-lab-about = Cambia un prezzo, una carta o una regola di un gioco; le stesse mani vengono giocate con e senza la modifica, finché si sa che cosa fa. Poi giocala tu.
ui-lab-another = Un altro gioco
ui-lab-lost = Il server non risponde; ciò che si vede può essere vecchio.
ui-lab-to = Cambia un gioco nel laboratorio

# Per chi non ha ancora chiesto nulla
ui-lab-how = Come si fa
ui-lab-how-1 = Cambia qualcosa: un valore del contenuto, un'opzione, un bot, o ciò che qualcuno può fare. Questo è il lato B; il lato A resta com'è.
ui-lab-how-2 = Premi Confronta. I due lati giocano le stesse mani, e gli intervalli si stringono mentre guardi.
ui-lab-how-3 = Conserva il rapporto e la modifica come file, o gioca la variante a un tavolo.
ui-lab-how-promise = Puoi guardare quante volte vuoi: in 19 confronti su 20 la verità sta in tutti gli intervalli che si sono mai visti.

# La modifica
ui-lab-changes = Che cosa cambia B
ui-lab-no-change = Ancora nulla. Scegli un valore qui sotto.
ui-lab-reset-all = Annulla tutto
ui-lab-reset = Annulla: { $what }
ui-lab-printed = stampato: { $value }
ui-lab-wrong = { $number ->
    [one] Un valore non può essere così; è segnato qui sotto.
   *[other] { $number } valori non possono essere così; sono segnati qui sotto.
}
ui-lab-compare = Confronta
ui-lab-play = Gioca la variante
ui-lab-contents = Contenuto
ui-lab-no-contents = Questo gioco non ha contenuti che si possano cambiare; le opzioni e i bot sì.
ui-lab-general = In generale
ui-lab-search = Cerca: una carta, un prezzo …
ui-lab-none-found = Nulla si chiama così.

# Chi gioca
ui-lab-both = Entrambi i lati
ui-lab-bots = Bot
ui-lab-bots-help = Lo stesso su ogni posto. L'avido è veloce; una ricerca ci mette di più e gioca meglio.
ui-lab-bot-greedy = avido: guarda una mossa avanti
ui-lab-bot-random = a caso: gioca qualunque cosa
ui-lab-bot-search = ricerca: { $bot }
ui-lab-options = Opzioni del gioco
ui-lab-options-help = Su entrambi i lati.
ui-lab-side-b = Il lato B inoltre
ui-lab-side-b-help = Altri bot, altre opzioni, qualcosa che nessuno può fare.
ui-lab-as-a = come sul lato A
ui-lab-bots-b = Bot del lato B
ui-lab-bots-b-help = Uno per tutti i posti, o uno per ciascuno, con le virgole.
ui-lab-limits = Non può, deve
ui-lab-limits-help = Una riga per ciascuno: never (mai), must (deve) o weak (debole), di chi (1, 2 … o all, tutti), poi che cosa.
ui-lab-limits-example = never 1: build rocket_booster

# Quando finisce
ui-lab-end = Quando finisce
ui-lab-until = Appena
ui-lab-until-known = si sa se c'è una differenza
ui-lab-until-share = l'intervallo è ± { $share } punti
ui-lab-until-all = tutte le partite sono giocate
ui-lab-games = Partite al massimo
ui-lab-games-help = I due lati insieme, fino a { $most }.
ui-lab-minutes = Minuti al massimo
ui-lab-minutes-help = Fino a { $most }.
ui-lab-more = Di che cosa si tratta, e quali mani
ui-lab-more-help = La misura in questione, il primo seme.
ui-lab-measure = Il verdetto riguarda
ui-lab-measure-help = Tutto viene misurato; su questo si conclude.
ui-lab-measure-usual = ciò che la modifica tocca
ui-lab-seed = Seme della prima mano
ui-lab-seed-help = Lo stesso seme dà le stesse mani.

# Da portare via
ui-lab-command = Lo stesso dalla riga di comando
ui-lab-command-none = Appena qualcosa è cambiato, qui sta il comando che chiede lo stesso.
ui-lab-copy = Copia il comando
ui-lab-share = Copia l'indirizzo
ui-lab-toml = La modifica come file

# Un confronto
ui-lab-result = Risultato
ui-lab-progress = Partite giocate
ui-lab-starting = Si giocano le prime partite …
ui-lab-playing = { NUMBER($games) } di al massimo { NUMBER($most) } partite
ui-lab-writing = Tutte le partite sono giocate; si scrive il rapporto …
ui-lab-waiting = { $number ->
    [one] Aspetta un altro confronto.
   *[other] Aspetta altri { $number } confronti.
}
ui-lab-stopping = Si sta fermando …
ui-lab-stop = Ferma
ui-lab-look-again = Guarda di nuovo
ui-lab-scale-share = ±{ $number } punti
ui-lab-scale-amount = ±{ $number }% di A
ui-lab-ended-games = Tutte le partite sono giocate.
ui-lab-ended-until = L'intervallo è stretto quanto richiesto.
ui-lab-ended-known = Si sa.
ui-lab-ended-time = Il tempo era finito.
ui-lab-ended-stopped = È stato fermato; questo è ciò che si sapeva fin lì.
ui-lab-ended-nothing = È stato fermato prima che ci fosse qualcosa da sapere.
ui-lab-never-showed = Finora ogni partita è finita uguale sui due lati. Forse ciò che è cambiato non è in gioco: guarda le opzioni del gioco.
ui-lab-report = Il rapporto
ui-lab-report-save = Salva il rapporto
ui-lab-asked = Che cosa si è chiesto prima
ui-lab-asked-none = Ancora nulla. I risultati si conservano finché il server è acceso.

# Che cosa non va
lab-value = { $found } qui non va; valori ammessi: { $allowed }.
lab-value-with = Con le altre modifiche { $found } qui non va più; valori ammessi: { $allowed }.
lab-unknown-value = Questo gioco non ha il valore "{ $given }"; `ludoteca content` li elenca.
lab-field-long = Un campo ha al massimo { $most } caratteri.
lab-choice = "{ $given }" qui non si può scegliere; valori ammessi: { $allowed }.
lab-number = "{ $given }" non è un numero da { $least } a { $most }.
lab-seats = L'elenco "{ $seats }" nomina { $given } bot; scrivine uno, o { $players } separati da virgole.
lab-limit = "{ $given }" non dice chi non può fare che cosa: scrivi una riga come "never 1: pass", "must all: pass" o "weak 2: 0.1".
lab-limits-many = Qui vanno al massimo { $most } righe.
lab-same = A e B sono uguali. Prima cambia qualcosa.
lab-many = Già { $most } confronti aspettano. Fermane uno, o torna quando uno è finito.
lab-watching = Già { $most } pagine seguono dei confronti. Chiudine una e guarda di nuovo.
lab-no-run = Questo confronto non è più conservato; chiedilo di nuovo.
lab-no-report = Di questo confronto non c'è un rapporto: non è finito, o è stato chiuso prima che si potesse scrivere.
lab-file-wrong = La modifica non si può scrivere finché un suo valore è sbagliato.
lab-failed = Qualcosa è andato storto nel confronto; il registro del server dice che cosa.

# Il comando
lab-at = Il laboratorio è aperto a { $address } (solo per questo computer). Ctrl-C lo chiude.
cli-about-lab = cambia un gioco nel browser, guarda che cosa fa la modifica, e giocala
cli-usage-lab =
    ludoteca lab [GIOCO] [--open] [--port N] [--jobs N] [--database FILE]
cli-lab-game = quale gioco; senza, c'è una pagina con tutti
cli-lab-open = apre la pagina in un browser
cli-lab-port = la porta; altrimenti 8017 o la prima libera dopo
cli-lab-jobs = quanti processi prende un confronto; di solito uno per core
cli-lab-database = il file in cui si conservano i tavoli delle varianti; di solito uno suo, lab.db
