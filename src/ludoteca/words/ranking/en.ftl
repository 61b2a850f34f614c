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
