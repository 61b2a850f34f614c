# Pensatori altrove: che cosa dice il server
think-token = Questo token qui non è conosciuto.
think-version = Questo pensatore è della versione { $theirs }, il server della { $ours }; installa la stessa versione.
think-games = Un pensatore può nominare al massimo { $most } giochi.
think-stopping = Questo server sta per fermarsi; riprova tra poco.
think-full = Al massimo { $most } pensatori possono aspettare o pensare qui insieme (l'impostazione most_thinkers); riprova più tardi.
think-unfit = Questa non è una risposta alla domanda.
thinker-name = «{ $given }» non può essere il nome di un pensatore: lettere minuscole, cifre e trattini, al massimo 40, il primo non un trattino.
thinker-there = C'è già un pensatore che si chiama { $name }; toglilo prima di dargli un token nuovo.
thinker-many = I pensatori possono essere al massimo { $most }; prima togline uno.
thinker-unknown = Non c'è nessun pensatore che si chiami { $name }; ludoteca admin thinkers li elenca.

# Che cosa dice il pensatore
think-here = Penso per { $server }.
think-away = { $server } non risponde ({ $error }); riprovo.
think-refused = { $server } dice: { $error }
think-odd = A una domanda di { $server } non si è potuto rispondere: { $error }
think-plain = { $server } si raggiunge con HTTP semplice: chi ascolta per strada può leggere il token. Usa un indirizzo https.
think-done = { $count ->
    [one] Una domanda ha avuto risposta.
   *[other] { $count } domande hanno avuto risposta.
 }
think-url = «{ $url }» non è l'indirizzo di un server; andrebbe bene https://play.example.org
think-token-needed = Indica il token che ludoteca admin thinker-add ha detto, con --token o nella variabile LUDOTECA_TOKEN.
think-server-needed = Di' per quale server: ludoteca think --server URL
think-servers = Si possono nominare al massimo { $most } server.
think-extra = Per pensare per un server serve il pacchetto { $missing }; installalo con: pip install "ludoteca[web]"
cli-about-think = pensa per i bot, l'allenatore e le analisi di server altrove
cli-usage-think = ludoteca think --server URL [--server URL ...] [--token TOKEN] [--jobs N]
cli-token = TOKEN
cli-think-server = l'indirizzo di un server; si può ripetere: ogni server per sé, non un bilanciatore davanti a loro
cli-think-token = quello che ludoteca admin thinker-add ha detto; meglio nella variabile LUDOTECA_TOKEN, dove nessun altro di questo computer lo vede
cli-think-jobs = a quante domande si pensa insieme, ognuna in un processo suo; altrimenti una per processore
