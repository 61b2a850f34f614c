# Finding each other: who waits for players, what is being played, and who may sit down where.

access-unknown = { $given } is nobody who could find a table; choose one of: { $allowed }, or leave it empty for whoever has the link.
access-waiting = You wait at { $most } tables for others already. Play there, let bots take the free seats, or set this one for whoever has the link.
sit-link = The free seats of this table are for whoever has a link. Ask whoever set it for one.
sit-full = Somebody was quicker: no seat is free there any more. You can watch, or sit down at another table.
fill-host = Only whoever has set the table can let bots take the free seats.

ui-access = Free seats
ui-access-help = Who finds the table as long as a seat is free, and who sees afterwards that it is played.
ui-access-link = for whoever has the link
ui-access-public = for everybody
ui-access-members = for everybody with a name here
ui-pace-free = no clock
ui-pace-live = { $start } each
ui-pace-slow = by correspondence, { $start } a decision
ui-waits = Waiting for players
ui-waits-free = { $free ->
    [one] one of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
}
ui-waits-here = here now
ui-waits-own = You wait here
ui-waits-look = Look
ui-sit = Sit down
ui-sit-title = Sit down with { $who } at { $game }
ui-playing = Being played now
ui-watch = Watch
ui-go-there = Go there
ui-others = Play with others
ui-others-all = Set a table that everybody finds on this page, and do something else until they come:
ui-fill = Let bots take the free seats
ui-listed-public = Everybody finds this table on the first page.
ui-listed-members = Everybody with a name here finds this table on the first page.

# ---- anyone for ...?

wish-players = This game is not for { $given } here; it is for { $allowed }.
wish-people = { $given } people do not fit: at least 2, and at most the { $most } who play.
wish-pace = { $given } is no pace; choose one of: { $allowed }.
wish-wait = Nobody waits for { $given } minutes; choose one of: { $allowed }.
wish-many = You wait for { $most } games already. Withdraw one of them first.
wish-gone = Nobody waits for this any more: enough have come, or they have gone. Ask yourself, and others will find you.
wish-true = Your table for { $game } is ready: the others have come.

ui-wish-game = Anyone for
ui-wish-seats = how many
ui-wish-pace = at what pace
ui-wish-minutes = I wait for
ui-wish-access = asked of
ui-wish-access-public = everybody
ui-wish-access-members = people with a name
ui-wish-ask = Ask
ui-wish-for = { $players } people
ui-wish-for-bots = { $bots ->
    [one] { $people } people and a bot
   *[other] { $people } people and { $bots } bots
}
ui-wish-missing = { $missing ->
    [one] one more is wanted
   *[other] { $missing } more are wanted
}
ui-wish-too = Me too
ui-wish-too-title = Play { $game } with { $who } too
ui-wish-withdraw = Do not wait any more
ui-wish-ready = Your table is ready!

# ---- challenges

challenge-oneself = You cannot challenge yourself; a table at which you play every seat can be set at any time.
challenge-many = { $most } people have not answered your challenges yet. Withdraw one by letting bots take the free seats, or wait.
challenge-often = { $name } has been challenged by many already; try another day.
challenge-declined = { $name } would rather not play { $game } just now.
challenge-told = { $name } challenges you to { $game }.
sit-others = The free seat of this table is kept for somebody else.

ui-challenge = Challenge
ui-challenge-of = Challenge { $name }
ui-challenge-about = A seat is kept for { $name }, who finds the challenge on the first page and accepts or declines it within a week.
ui-challenge-options = Or with everything as you like it:
ui-challenge-from = { $name } challenges you!
ui-challenge-accept = Accept
ui-challenge-decline = Decline
ui-access-to = for { $name }, whom you challenge
ui-listed-to = Whoever you have challenged finds this table on the first page.
ui-declined = { $name } would rather not play just now. Send the link to somebody else, or let bots take the free seats.
ui-wish-which = to a game of
