## Ratings: why a game does not count

unrated-closed = This game is not rated: the table was closed, or its rules have changed since.
unrated-running = This game is not rated yet: it is still being played.
unrated-aborted = This game is not rated: it was given up before everybody had decided anything.
unrated-position = This game is not rated: it did not begin with a deal of its own.
unrated-hints = This game is not rated: hints were allowed. At a table without hints the next one counts.
unrated-reviews = This game is not rated: moves could be reviewed before the end.
unrated-contents = This game is not rated: it was played with changed contents.
unrated-option = This game is not rated: “{ $option }” was set to something that makes it another game.
unrated-stranger = This game is not rated: somebody played without a name of their own. Whoever gives a name is rated from then on.
unrated-same = This game is not rated: one person had several seats.
unrated-team-bots = This game is not rated: a bot was in the team.
unrated-bot = This game is not rated: nobody has measured how strong { $bot } is in this game.

# ---- what somebody has played

ui-you-settings-link = Settings
ui-ratings = Ratings
ui-rating = { $points } ± { $half }
ui-rating-course = The rating from game to game, in the band of its uncertainty
ui-games-rated = { $number ->
    [one] one game
   *[other] { $number } games
}
ui-no-ratings = No game has counted yet: a rated game is one without hints, with the usual options, between people with a name or against the bots of the house.
ui-ladder-people = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
}
ui-ladder-bots = { $game }, { $players } players, with bots
ui-ladder-together = { $game }, { $players ->
    [one] alone against the game
   *[other] { $players } together against the game
}
ui-ladder-together-about = Here people and the grades of difficulty stand on one scale: whoever stands higher than a grade beats it more often than not.
ui-ladder-the-game = The game ({ $how })
ui-ladder-the-game-bare = The game
ui-ladder-games = { $number ->
    [one] One game has counted here.
   *[other] { $number } games have counted here.
}
ui-ladder-unsure = Nobody who wants to be shown has played enough for a place yet: a rating stands here once it is sure to within 250 points.
ui-ladder-who = Who
ui-ladder-rating = Rating
ui-ladder-count = Games
ui-ratings-of = Ratings: { $game }
ui-ratings-about = Everybody begins at 1500. The number after ± says how sure the rating is: the true strength lies within it 19 times of 20. 400 points are ten wins to one. Each game and number of players has a ladder of its own, and so have games with bots.
ui-ratings-none = No game has counted here yet. Play one without hints, with a name, and the first place is yours.
ui-statistics = In numbers
ui-stat-all = { $games ->
    [one] One game
   *[other] { $games } games
}, { $won } won; { $rated } of them counted for a rating.
ui-stat-latest = Of the latest { $most } games.
ui-stat-by-game = By game
ui-stat-by-players = By number of players
ui-stat-players = { $players ->
    [one] alone
   *[other] { $players } players
}
ui-stat-with = With whom
ui-stat-won-of = { $won } of { $games } won
ui-stat-solved-of = { $won } of { $games } at once
ui-stat-puzzles = Puzzles
ui-no-games-yet = No finished game yet.
ui-results-latest = Latest games
ui-placed = place { $place } of { $players }
ui-placed-won = won
ui-placed-lost = lost
ui-somebody = somebody
ui-somebody-gone = somebody who has gone

# ---- ludoteca ratings

cli-about-ratings = work all ratings out again from the records, and say whether they are what is shown
cli-usage-ratings = ludoteca ratings recompute [--database FILE]
cli-ratings-deed = what is to be done: recompute
cli-ratings-database = where the tables are: a file, also while a server has it, or postgresql://user:password@host/name
ratings-deed = There is nothing called "{ $given }" to be done with ratings; write: ludoteca ratings recompute [--database FILE]
ratings-ladder = { $ladder }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wrong ->
    [0] all as shown
    [one] one difference
   *[other] { $wrong } differences
}{ $kept ->
    [0] .
   *[other] { " " }({ $kept } as they were counted: their records cannot be played by the rules as they are now).
}
ratings-wrong = { "  " }table { $table }, { $who }: shown { $shown }, by the records { $right }
ratings-done = { $games } games on { $ladders ->
    [one] one ladder
   *[other] { $ladders } ladders
}: { $wrong ->
    [0] every rating is exactly what is shown.
    [one] one rating is not what is shown.
   *[other] { $wrong } ratings are not what is shown.
}
