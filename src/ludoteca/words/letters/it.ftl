# Avvisi a chi non c'è: con una notifica, per posta, nella chat di un gruppo.

outward-url = { $url } non è un indirizzo a cui si possano mandare avvisi: comincia con https:// e ha un nome, senza utente né porta.
outward-host = Da qui non partono avvisi per { $host }. Chi gestisce questo server ammette: { $allowed }
outward-private = { $host } porta a un indirizzo che non è del mondo, perciò lì non si manda nulla.
push-keys = Questo browser ha dato chiavi con cui non si può sigillare nulla. Spegni gli avvisi e riaccendili.
push-taken = Questo browser riceve gli avvisi di qualcun altro. Spegni gli avvisi e riaccendili, e saranno i tuoi.
push-many = Hai { $most } browser che ricevono avvisi, quanti ce ne stanno. Prima spegnine uno.
mail-address = Questo non è un indirizzo di posta; uno è fatto così: nome@example.org.
mail-none = Questo server non manda posta.
mail-wrong = Questo link è troppo vecchio, o non è per te. Chiedine un altro nella tua pagina degli avvisi.
mail-tries = Dal tuo indirizzo sono state chieste troppe mail; aspetta un minuto.
letter-kind = { $given } non è niente di cui si possa avvisare; scegli fra ciò che è mostrato.
letter-zone = { $given } non è un fuso orario; uno è fatto così: Europe/Rome.
letter-hour = { $given } non è un'ora; una è fatta così: 22:30.
chat-service = { $given } non è una chat che si conosca; scegli fra: { $allowed }.
chat-telegram = L'indirizzo per Telegram è https://api.telegram.org/bot, seguito dal token del tuo bot.
chat-room = Una stanza ha da 1 a 255 lettere, cifre e segni, senza spazi: per Matrix !abc:example.org, per Telegram il numero della chat.
chat-token = Per Matrix serve un token d'accesso, di un account che sia nella stanza.
chat-none = Questo server non avvisa nessuna chat.

letter-turn = Tocca a te
letter-turn-of = { $name }, tocca a te a { $game }
letter-out = Il tuo tempo è scaduto
letter-with = { $game } con { $names }
letter-over = Partita finita: { $game }
letter-joined = { $name } si siede con te a { $game }
letter-declined = { $name } per ora preferisce non giocare a { $game }
letter-challenge = { $name } ti sfida
letter-rematch = { $name } vuole la rivincita
letter-ready = Il tuo tavolo è pronto
letter-opened = { $name } aspetta giocatori a { $game }
letter-free = { $free ->
    [one] C'è un posto libero.
   *[other] Ci sono { $free } posti liberi.
}
letter-try = Funziona
letter-try-text = Gli avvisi arriveranno così.
letter-why = Hai chiesto a { $address } di avvisarti.
letter-stop = Per non ricevere più posta:
letter-confirm = Avvisi per posta?
letter-confirm-text = Qualcuno – speriamo tu – ha chiesto di ricevere avvisi a questo indirizzo quando è il suo turno. Se sei stato tu, apri questo link entro un giorno:
letter-confirm-not = Se non sei stato tu, non fare nulla.

mail-unsent = La mail non è potuta partire. Riprova fra un po'.

ui-letters = Avvisi
ui-letters-short = Tocca a te, qualcuno si siede, una partita finisce, una sfida: su questo dispositivo, per posta, o per niente.
ui-letters-choose = Scegli di che cosa avvisarmi
ui-letters-about = Che cosa ti si dice quando non sei al tavolo. Chi è lì non viene disturbato, e la stessa cosa si dice una volta sola.
ui-letters-devices = Su questo dispositivo
ui-letters-devices-about = Ti avvisa il browser, anche quando nessuna nostra pagina è aperta.
ui-letters-on = Avvisami su questo dispositivo
ui-letters-off = Qui non avvisare
ui-letters-try = Prova
ui-letters-tried = Un avviso è in viaggio.
ui-letters-denied = Il browser non permette avvisi da questa pagina. Permettili nelle sue impostazioni.
ui-letters-failed = Il browser non ha dato un indirizzo a cui avvisarti. Non è cambiato nulla.
ui-letters-unable = Questo browser non può avvisarti: servono HTTPS e, su un iPhone, l'app nella schermata iniziale.
ui-letters-mail = Per posta
ui-letters-mail-about = A un indirizzo si chiede prima se vuole gli avvisi. In ogni mail c'è un link che li ferma.
ui-letters-mail-on = La posta va a questo indirizzo.
ui-letters-mail-waits = A questo indirizzo è partita una mail. Apri il link che contiene, e gli avvisi arriveranno lì.
ui-letters-mailed = Una mail è in viaggio. Apri il link che contiene, e gli avvisi arriveranno lì.
ui-letters-address = Indirizzo di posta
ui-letters-what = Di che cosa avvisarmi
ui-letters-by-push = dispositivo
ui-letters-by-mail = posta
ui-letters-turn = Tocca a me
ui-letters-joined = Qualcuno si siede al mio tavolo, o rifiuta
ui-letters-over = La mia partita è finita
ui-letters-challenge = Una sfida, una rivincita, un tavolo pronto
ui-letters-chat = Nelle chat dei miei gruppi si può fare il mio nome quando tocca a me
ui-letters-quiet = Ore di silenzio
ui-letters-quiet-about = Ciò che succede intanto si dice dopo, se è ancora così.
ui-letters-from = Dalle
ui-letters-until = alle
ui-letters-confirm = Avvisi per posta?
ui-letters-confirm-about = A questo indirizzo, quando tocca a te e quando ti sfidano. Puoi cambiare quando vuoi.
ui-letters-confirm-yes = Sì, avvisatemi
ui-letters-confirmed = Grazie
ui-letters-confirmed-about = Gli avvisi arriveranno per posta.
ui-letters-stop = Niente più posta?
ui-letters-stop-about = A questo indirizzo non andrà più nulla.
ui-letters-stop-yes = Basta
ui-letters-stopped = Fatto
ui-letters-stopped-about = Da qui non andrà più nulla a questo indirizzo.
