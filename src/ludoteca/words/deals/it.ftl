# La stessa distribuzione per molti: del giorno, in un torneo.

# ---- un tavolo con una distribuzione condivisa

table-revealed = Questa distribuzione è già stata resa nota, oppure nessun altro l’ha mai avuta.
web-shared-look = Altri stanno giocando la stessa distribuzione. Chi non ha un posto a questo tavolo può guardare quando avranno finito tutti.
web-shared-wait = Altri stanno ancora giocando la stessa distribuzione. Registrazione, prova e analisi si potranno vedere quando avranno finito tutti.
unrated-shared = la stessa distribuzione è stata giocata anche da altri
ui-deal-shared = Altri giocano la stessa distribuzione ai loro tavoli. Finché non hanno finito tutti, non se ne rivela nulla.
ui-shared-part = Al posto della parte di ognuno
ui-shared-there = Come l’hanno giocata gli altri

# ---- la distribuzione del giorno

daily-name = La distribuzione del giorno si confronta per nome, quindi si gioca con un nome: prima datene uno, in «Tu».
daily-other-rules = Le regole di questo gioco sono cambiate da quando la distribuzione di oggi è stata sigillata, quindi non la si può più iniziare. Quella di domani segue le regole nuove.
daily-day = { $given } non è un giorno; un giorno si scrive così: 2026-11-19.
daily-far = Non c’è una distribuzione di quel giorno: l’ultima è quella di oggi, e si può guardare indietro al massimo di { $most } giorni.

ui-daily = La distribuzione del giorno
ui-daily-of = { $game }: la distribuzione del giorno
ui-daily-short = La stessa distribuzione e gli stessi bot per tutti: chi ne ricava di più?
ui-daily-about = Ogni giorno, per ogni gioco, una distribuzione uguale per tutti, con gli stessi bot. Ognuno la gioca una volta sola, a un tavolo suo. Conta quello che ne ricavi rispetto a chi ha avuto le stesse carte.
ui-daily-name-first = Datti un nome per giocare
ui-daily-all = Tutti i giochi
ui-daily-days = I giorni di { $game }
ui-daily-played = { $number ->
    [0] Non l’ha ancora finita nessuno.
    [one] L’ha finita una persona.
   *[other] L’hanno finita { $number } persone.
}
ui-daily-play = Giocala
ui-daily-go-on = Continua
ui-daily-late = Non finita in tempo
ui-daily-yours = { $number ->
    [one] L’hai finita, per ora solo tu
   *[other] Tu: { $rank }º su { $number }, { $share }
}
ui-daily-what = Che cosa si gioca
ui-daily-how = { $number ->
    [one] La partita normale contro un bot, uguale per tutti.
   *[other] La partita normale contro { $number } bot, uguali per tutti.
}
ui-daily-how-alone = La partita normale, da soli.
ui-daily-until = Conta se finisce entro mezzanotte (UTC). Si può iniziare una volta sola, e non ci sono consigli.
ui-daily-over = Quel giorno è passato.
ui-daily-none = Quel giorno non c’era nessuna distribuzione.
ui-daily-table = La classifica del giorno
ui-daily-not-yet = Quando l’avrai finita anche tu, vedrai che cosa ne hanno ricavato gli altri.
ui-daily-share = Meglio di
ui-daily-share-about = «Meglio di»: tra tutti gli altri che hanno avuto le stesse carte, quanti ne hanno ricavato di meno; chi è pari vale metà. Conta prima chi vince, poi il posto, poi i punti di vantaggio sul migliore degli altri, infine i punti.
ui-daily-place = Posto
ui-daily-points = Punti
ui-daily-gave-up = si è ritirato
ui-daily-best = La migliore partita del giorno
ui-daily-accuracy = Precisione secondo l’analisi: { $percent }%
ui-daily-sealed = Questa distribuzione è stata sigillata prima che chiunque potesse giocarla; di che cosa è fatta si saprà a giorno finito. Sigillata:
ui-daily-proof = Ecco di che cosa era fatta la distribuzione. Lo SHA-256 della parte del server è il sigillo che si vedeva fin dall’inizio. Sigillata:
ui-daily-next-seal = Sigillo della distribuzione di domani

# ---- tornei

tourney-none = Questo torneo non c’è, oppure è per altri.
tourney-begun = Questo torneo è già cominciato.
tourney-in = Partecipi già.
tourney-out = Non partecipi a questo torneo, ti sei già ritirato, oppure è finito.
tourney-full = Partecipano già in { $most }: non c’è posto per altri.
tourney-few = Prima che possa cominciare devono partecipare almeno { $least } persone.
tourney-no-round = Non c’è un turno in corso da chiudere.
tourney-own = Hai { $most } tornei non ancora finiti; non se ne possono organizzare altri.
tourney-host = Può farlo solo chi ha organizzato il torneo.
tourney-kind = { $given } non è una formula di torneo; scegline una tra: { $allowed }.
tourney-rounds = { $given } non è un numero di turni; un torneo ne ha da 1 a { $most }.
tourney-days = { $given } non è un numero di giorni tra un turno e l’altro; possono essere da 0 a { $most }.
tourney-players = Un torneo è per partite contro altri: scegli almeno due giocatori per tavolo.
tourney-pace = { $given } non è un ritmo; scegline uno tra: { $allowed }.

ui-tourneys = Tornei
ui-tourneys-about = Turni in cui tutti i tavoli hanno la stessa distribuzione. Conta quello che ne ricavi rispetto a chi ha avuto le stesse carte.
ui-tourneys-yours = I tuoi
ui-tourneys-none = Per ora non partecipi a nessuno. Chi ne organizza uno ha un link per gli altri.
ui-tourney-new = Un nuovo torneo
ui-tourney-needs-name = A un torneo si gioca con un nome.
ui-tourney-name = Come si chiama
ui-tourney-game = A che cosa si gioca
ui-tourney-game-of = { $game }, { $number } per tavolo
ui-tourney-kind = Come ci si incontra
ui-tourney-swiss = svizzera: s’incontra chi è vicino in classifica
ui-tourney-robin = all’italiana: tutti contro tutti
ui-tourney-rounds = Turni, al massimo
ui-tourney-days = Da un turno all’altro
ui-tourney-each-days = { $number ->
    [0] subito
    [one] un turno al giorno
    [7] un turno a settimana
   *[other] un turno ogni { $number } giorni
}
ui-tourney-pace = Tempo al tavolo
ui-tourney-group = Per chi
ui-tourney-by-link = per chi ha il link
ui-tourney-set-up = Organizzalo
ui-tourney-bots = Nei posti che restano vuoti giocano bot di forza media.
ui-tourney-state = { $state ->
    [open] { $number ->
        [0] Per ora non partecipa nessuno.
        [one] Per ora partecipa una persona.
       *[other] Per ora partecipano { $number } persone.
    }
    [running] Turno { $round } di { $rounds }
   *[over] Finito dopo { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }
}
ui-tourney-at-tables = { $number } per tavolo
ui-tourney-of-rounds = { $number ->
    [one] un turno
   *[other] { $number } turni
}
ui-tourney-now = Adesso
ui-tourney-join = Partecipa
ui-tourney-leave = Non partecipare più
ui-tourney-withdraw = Non giocare altri turni
ui-tourney-begin = Comincia
ui-tourney-invitation = Invito
ui-tourney-your-table = Al tuo tavolo
ui-tourney-waits = Il prossimo turno comincia:
ui-tourney-end-about = I tavoli non ancora finiti quando chiudi il turno non danno punti a nessuno.
ui-tourney-end-round = Chiudi ora questo turno
ui-tourney-standings = Classifica
ui-tourney-points = Punti
ui-tourney-met = Al tavolo
ui-tourney-opposed = Avversari
ui-tourney-margin = Distacco
ui-tourney-points-about = Punti: in ogni turno, tra tutti gli altri con le stesse carte, quanti ne hanno ricavato di meno; chi è pari vale metà. A parità di punti conta «Al tavolo» (tra chi sedeva allo stesso tavolo, quanti hanno fatto peggio), poi i punti degli avversari, infine il distacco in tutte le partite.
ui-tourney-round = Turno { $number }
ui-tourney-playing = in corso
ui-tourney-unfinished = non finito
ui-tourney-deals = Le distribuzioni
ui-tourney-sealed = Le distribuzioni di tutti i turni sono state sigillate quando il torneo è stato organizzato. Di che cosa era fatta ognuna si sa quando il suo turno è finito.
ui-tourney-seals = Sigilli e prove
