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

# ---- che cosa uno ha giocato

ui-you-settings-link = Impostazioni
ui-ratings = Punteggi
ui-rating = { $points } ± { $half }
ui-rating-course = Il punteggio di partita in partita, nella fascia della sua incertezza
ui-games-rated = { $number ->
    [one] una partita
   *[other] { $number } partite
}
ui-no-ratings = Nessuna partita ha ancora contato: conta una partita senza suggerimenti, con le opzioni solite, fra persone con un nome o contro i bot della casa.
ui-ladder-people = { $game }, { $players ->
    [one] da soli
   *[other] { $players } giocatori
}
ui-ladder-bots = { $game }, { $players } giocatori, con bot
ui-ladder-together = { $game }, { $players ->
    [one] da soli contro il gioco
   *[other] in { $players } insieme contro il gioco
}
ui-ladder-together-about = Qui persone e gradi di difficoltà stanno sulla stessa scala: chi sta più in alto di un grado lo batte più spesso che no.
ui-ladder-the-game = Il gioco ({ $how })
ui-ladder-the-game-bare = Il gioco
ui-ladder-games = { $number ->
    [one] Qui ha contato una partita.
   *[other] Qui hanno contato { $number } partite.
}
ui-ladder-unsure = Nessuno di chi vuole essere mostrato ha ancora giocato abbastanza per un posto: un punteggio sta qui quando è sicuro entro 250 punti.
ui-ladder-who = Chi
ui-ladder-rating = Punteggio
ui-ladder-count = Partite
ui-ratings-of = Punteggi: { $game }
ui-ratings-about = Tutti cominciano da 1500. Il numero dopo ± dice quanto è sicuro il punteggio: la vera forza sta lì dentro 19 volte su 20. 400 punti sono dieci vittorie a una. Ogni gioco e numero di giocatori ha una sua classifica, e così le partite con bot.
ui-ratings-none = Qui nessuna partita ha ancora contato. Giocane una senza suggerimenti, con un nome, e il primo posto è tuo.
ui-statistics = In numeri
ui-stat-all = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $won } vinte; { $rated } hanno contato per un punteggio.
ui-stat-latest = Delle ultime { $most } partite.
ui-stat-by-game = Per gioco
ui-stat-by-players = Per numero di giocatori
ui-stat-players = { $players ->
    [one] da soli
   *[other] { $players } giocatori
}
ui-stat-with = Con chi
ui-stat-won-of = { $won } vinte su { $games }
ui-stat-solved-of = { $won } su { $games } al primo colpo
ui-stat-puzzles = Problemi
ui-no-games-yet = Ancora nessuna partita finita.
ui-results-latest = Ultime partite
ui-placed = posto { $place } di { $players }
ui-placed-won = vinta
ui-placed-lost = persa
ui-somebody = qualcuno
ui-somebody-gone = qualcuno che se n'è andato

# ---- ludoteca ratings

cli-about-ratings = calcola di nuovo tutti i punteggi dalle registrazioni, e dice se sono quelli mostrati
cli-usage-ratings = ludoteca ratings recompute [--database FILE]
cli-ratings-deed = che cosa fare: recompute
cli-ratings-database = dove sono i tavoli: un file, anche mentre un server lo usa, o postgresql://utente:password@host/nome
ratings-deed = Con i punteggi non si può fare "{ $given }"; scrivi: ludoteca ratings recompute [--database FILE]
ratings-ladder = { $ladder }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $wrong ->
    [0] tutto come mostrato
    [one] una differenza
   *[other] { $wrong } differenze
}{ $kept ->
    [0] .
   *[other] { " " }({ $kept } come furono contate: le loro registrazioni non si possono giocare con le regole di adesso).
}
ratings-wrong = { "  " }tavolo { $table }, { $who }: mostrato { $shown }, dalle registrazioni { $right }
ratings-done = { $games } partite in { $ladders ->
    [one] una classifica
   *[other] { $ladders } classifiche
}: { $wrong ->
    [0] ogni punteggio è esattamente quello mostrato.
    [one] un punteggio non è quello mostrato.
   *[other] { $wrong } punteggi non sono quelli mostrati.
}
