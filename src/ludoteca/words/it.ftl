# La casa in italiano.
seat = Giocatore { $number }

seed-range = { $seed } non è un seme: un seme è un numero intero da 0 a 2^{ $bits } - 1.
action-range = { $action } non è un'azione di questo gioco: le azioni sono numeri interi da 0 a { $most }.
game-over = La partita è finita: non c'è più nulla da giocare.
option-value = { $given } non è ammesso per l'opzione { $option }; valori ammessi: { $allowed }.
option-long = Il testo dell'opzione { $option } ha { $length } caratteri; al massimo ne sono ammessi { $most }.
option-unknown = L'opzione { $option } non esiste; questo gioco ha: { $allowed }.
game-unknown = Sullo scaffale non c'è il gioco { $game }. Ci sono: { $games }.
game-unknown-near = Sullo scaffale non c'è il gioco { $game }. Intendevi { $near }? Ci sono: { $games }.

record-json = Questa non è una partita registrata: il JSON si interrompe o è errato alla riga { $line }.
record-foreign = Questo è JSON, ma non una partita registrata: manca il campo "ludoteca".
record-format = Questa registrazione ha il formato { $found }; questa versione legge il formato { $known }.
record-rules = Questa partita è stata giocata con la versione { $record } delle regole di { $game }; ora vale la versione { $now } e la ripetizione non sarebbe fedele.
record-field = Il campo "{ $field }" della registrazione manca o è errato; dovrebbe essere { $allowed }.
record-seal = Il seme di questa registrazione non corrisponde al suo sigillo: uno dei due è stato cambiato.
record-check = Questa registrazione è stata cambiata dopo essere stata scritta: il controllo non corrisponde al contenuto.
record-illegal = La partita non si può ripetere: l'azione n. { $number } ({ $action }) in quel punto non è ammessa. { $reason }

content-toml = { $file }: non è TOML valido. { $error }
content-missing = { $file }: manca la chiave "{ $key }".
content-unknown = { $file }: nessuno conosce la chiave "{ $key }"; qui ci sono: { $allowed }.
content-value = { $file }: la chiave "{ $key }" non può essere { $found }; valori ammessi: { $allowed }.

undo-nothing = Non c'è nulla da annullare.
undo-other = Si può annullare solo la propria ultima azione, prima che qualcun altro abbia deciso.
undo-dice = Non si può annullare: nel frattempo sono stati tirati i dadi.
undo-shown = Non si può annullare: è stato mostrato qualcosa che era nascosto.
