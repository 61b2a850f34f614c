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
