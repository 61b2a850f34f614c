# The same deal for many: of the day, in a tournament.

# ---- a table with a shared deal

table-revealed = This deal is told already, or nobody else has ever had it.
web-shared-look = Others play the same deal just now. Whoever has no seat at this table can look on when all of them have finished.
web-shared-wait = Others still play the same deal. Its record, its proof and its review are told when all of them have finished.
unrated-shared = the same deal was played by others
ui-deal-shared = Others play the same deal at tables of their own. Until all of them have finished, nothing of it is told.
ui-shared-part = In the place of everybody’s part
ui-shared-there = How others played this deal

# ---- the deal of the day

daily-name = The deal of the day is compared by name, so it is played under one: give yourself a name first, on “You”.
daily-other-rules = The rules of this game have changed since today’s deal was sealed, so nobody can begin it any more. Tomorrow’s is played by the new ones.
daily-day = { $given } is no day; a day is written like 2026-11-19.
daily-far = There is no deal of that day: today’s is the last, and { $most } days back is as far as one can look.

ui-daily = The deal of the day
ui-daily-of = { $game }: the deal of the day
ui-daily-short = The same deal and the same bots for everybody: who makes most of it?
ui-daily-about = One deal a day for each game, the same for everybody, with the same bots. Everybody plays it once, at a table of their own. What counts is what you make of it beside all others who had the same cards.
ui-daily-name-first = Give yourself a name to play
ui-daily-all = All games
ui-daily-days = Days of { $game }
ui-daily-played = { $number ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $number } people have finished it.
}
ui-daily-play = Play it
ui-daily-go-on = Go on
ui-daily-late = Not finished in time
ui-daily-yours = { $number ->
    [one] You have finished it, as the first
   *[other] You: number { $rank } of { $number }, { $share }
}
ui-daily-what = What is played
ui-daily-how = { $number ->
    [one] The usual game against one bot, the same for everybody.
   *[other] The usual game against { $number } bots, the same for everybody.
}
ui-daily-how-alone = The usual game, alone.
ui-daily-until = It counts if it is over by midnight (UTC). It can be begun once; there are no hints.
ui-daily-over = That day is over.
ui-daily-none = There was no deal that day.
ui-daily-table = The table of the day
ui-daily-not-yet = Once you have finished it yourself, you see what the others have made of it.
ui-daily-share = Better than
ui-daily-share-about = “Better than”: of all others who had the same cards, how many made less of them; equals count a half. First it counts who wins, then the place, then the points before the best of the others, then the points.
ui-daily-place = Place
ui-daily-points = Points
ui-daily-gave-up = gave up
ui-daily-best = The best game of the day
ui-daily-accuracy = Accuracy by the review: { $percent }%
ui-daily-sealed = This deal was sealed before anybody could play it; what it was made of is told when the day is over. Sealed:
ui-daily-proof = This is what the deal was made of. The SHA-256 of the server’s part is the seal that was shown from the beginning. Sealed:
ui-daily-next-seal = Seal of tomorrow’s deal

# ---- tournaments

tourney-none = There is no such tournament, or it is for others.
tourney-begun = This tournament has begun already.
tourney-in = You take part already.
tourney-out = You do not take part in this tournament, or have withdrawn, or it is over.
tourney-full = { $most } take part already; there is room for no more.
tourney-few = At least { $least } people must take part before it can begin.
tourney-no-round = There is no round being played that could be ended.
tourney-own = You have { $most } tournaments that are not over; no more can be set up.
tourney-host = Only whoever has set the tournament up can do this.
tourney-kind = { $given } is no kind of tournament; it is one of: { $allowed }.
tourney-rounds = { $given } is no number of rounds; a tournament has from 1 to { $most }.
tourney-days = { $given } is no number of days from round to round; there can be from 0 to { $most }.
tourney-players = A tournament is for games against others: choose at least two players at a table.
tourney-pace = { $given } is no pace; it is one of: { $allowed }.

ui-tourneys = Tournaments
ui-tourneys-about = Rounds in which all tables have the same deal. What counts is what you make of it beside all others who had the same cards.
ui-tourneys-yours = Yours
ui-tourneys-none = You take part in none so far. Whoever sets one up has a link for the others.
ui-tourney-new = A new tournament
ui-tourney-needs-name = A tournament is played under a name.
ui-tourney-name = What it is called
ui-tourney-game = What is played
ui-tourney-game-of = { $game }, { $number } at a table
ui-tourney-kind = How people meet
ui-tourney-swiss = Swiss: those meet who stand alike
ui-tourney-robin = round robin: everybody meets everybody
ui-tourney-rounds = Rounds, at the most
ui-tourney-days = From round to round
ui-tourney-each-days = { $number ->
    [0] at once
    [one] a round a day
    [7] a round a week
   *[other] a round every { $number } days
}
ui-tourney-pace = Time at the table
ui-tourney-group = For whom
ui-tourney-by-link = for whoever has the link
ui-tourney-set-up = Set it up
ui-tourney-bots = Bots of medium strength take the seats that people do not fill.
ui-tourney-state = { $state ->
    [open] { $number ->
        [0] Nobody takes part yet.
        [one] One person takes part so far.
       *[other] { $number } people take part so far.
    }
    [running] Round { $round } of { $rounds }
   *[over] Over after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
}
ui-tourney-at-tables = { $number } at a table
ui-tourney-of-rounds = { $number ->
    [one] one round
   *[other] { $number } rounds
}
ui-tourney-now = Now
ui-tourney-join = Take part
ui-tourney-leave = Take part no more
ui-tourney-withdraw = Play no further round
ui-tourney-begin = Begin
ui-tourney-invitation = Invitation
ui-tourney-your-table = To your table
ui-tourney-waits = The next round begins:
ui-tourney-end-about = Tables that are not over when you end the round give nobody anything.
ui-tourney-end-round = End this round now
ui-tourney-standings = Standings
ui-tourney-points = Points
ui-tourney-met = Met
ui-tourney-opposed = Opponents
ui-tourney-margin = Margin
ui-tourney-points-about = Points: in each round, of all others with the same cards, how many made less of them; equals count a half. Equals are told apart by “Met” (of those at one’s own tables, how many made less), then by the points of their opponents, then by the margin in all games.
ui-tourney-round = Round { $number }
ui-tourney-playing = is being played
ui-tourney-unfinished = not finished
ui-tourney-deals = The deals
ui-tourney-sealed = The deals of all rounds were sealed when the tournament was set up. What each was made of is told when its round is over.
ui-tourney-seals = Seals and proofs
