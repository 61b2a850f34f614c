## Punteggi di forza: perché una partita non conta

unrated-closed = Questa partita non conta per il punteggio: il tavolo è stato chiuso, o le regole sono cambiate.
unrated-running = Questa partita non conta ancora per il punteggio: non è finita.
unrated-aborted = Questa partita non conta per il punteggio: è stata abbandonata prima che tutti avessero deciso qualcosa.
unrated-position = Questa partita non conta per il punteggio: non è cominciata con una distribuzione propria.
unrated-hints = Questa partita non conta per il punteggio: i suggerimenti erano permessi. A un tavolo senza suggerimenti la prossima conterà.
unrated-reviews = Questa partita non conta per il punteggio: si potevano analizzare le mosse prima della fine.
unrated-contents = Questa partita non conta per il punteggio: i contenuti erano modificati.
unrated-option = Questa partita non conta per il punteggio: “{ $option }” era impostata in un modo che ne fa un altro gioco.
unrated-stranger = Questa partita non conta per il punteggio: qualcuno ha giocato senza un nome proprio. Chi ne dà uno ha un punteggio da quel momento.
unrated-same = Questa partita non conta per il punteggio: una persona aveva più posti.
unrated-team-bots = Questa partita non conta per il punteggio: nella squadra c’era un bot.
unrated-bot = Questa partita non conta per il punteggio: nessuno ha misurato quanto è forte { $bot } in questo gioco.
