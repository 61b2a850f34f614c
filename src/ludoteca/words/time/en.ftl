# Clocks, answers that were left beforehand, and notices.

# ---- clocks

clock-kind = { $given } is no clock; it is live, or slow for a game by correspondence.
clock-field = A clock has no { $field }; there are: { $allowed }.
clock-number = { $given } cannot be the { $field } of a clock; it is a whole number from { $least } to { $most }.
clock-out = { $given } cannot play on for whoever runs out of time; it is one of: { $allowed }.
table-time-up = The time of { $seat } is up.
table-time-left = Whoever is asked has time left.
table-clock-decides = At this table the clock decides when a bot plays for somebody.
table-no-holidays = Nobody can take days off at this table: it was not agreed on.
table-holidays = { $given } days cannot be taken off; you have { $most } left. 0 means: back early, for whoever is off.

ui-clock = Time
ui-clock-kind = Clock
ui-clock-kind-help = Without a clock everybody takes all the time they want.
ui-clock-none = no clock
ui-clock-is-live = live: everybody is there
ui-clock-is-slow = by correspondence
ui-clock-start = To begin with
ui-clock-start-help = What each player has for the whole game, besides what each turn brings.
ui-clock-increment = More with each turn
ui-clock-increment-help = Added when a turn is begun.
ui-clock-grace = Free at the start
ui-clock-grace-help = Of everybody's first turn so much costs nothing.
ui-clock-hours = For each decision
ui-clock-hours-help = It begins anew with every decision.
ui-clock-holidays-help = So many days in all each player may take off; their time stands still meanwhile.
ui-clock-out = Out of time
ui-clock-out-help = What becomes of the seat. Whoever is replaced by a bot may come back.
ui-clock-out-bot = a bot plays on: { $level ->
    [easy] easy
    [hard] hard
   *[medium] medium
}
ui-clock-out-forfeit = they have lost
ui-clock-live = Everybody has { $start }.
ui-clock-slow = Everybody has { $start } for each decision.
ui-clock-more = Each turn brings { $increment } more.
ui-clock-grace-told = The first { $grace } are free.
ui-clock-holidays = { $number ->
    [one] Everybody may take a day off.
   *[other] Everybody may take { $number } days off.
}
ui-clock-bot = For whoever runs out a bot plays on ({ $level ->
    [easy] easy
    [hard] hard
   *[medium] medium
}) until they come back.
ui-clock-forfeit = Whoever runs out has lost.
ui-clock-window = Until then this can be answered. It takes nobody's time.
ui-clock-days-off = Days off
ui-timed-out = out of time
ui-on-holiday = on holiday
ui-holidays-left = { $number ->
    [0] You have no days off left.
    [one] You have one day off left.
   *[other] You have { $number } days off left.
}
ui-take-days = { $number ->
    [one] A day off
   *[other] { $number } days off
}
ui-back-early = I am back
ui-span-days = { $number ->
    [one] a day
   *[other] { $number } days
}
ui-span-hours = { $number ->
    [one] an hour
   *[other] { $number } hours
}
ui-span-minutes = { $number ->
    [one] a minute
   *[other] { $number } minutes
}
ui-span-seconds = { $number ->
    [one] a second
   *[other] { $number } seconds
}
ui-unit-day = d
ui-unit-hour = h
ui-unit-minute = min

# ---- answers left beforehand

beforehand-choice = This cannot be left beforehand just now: it is none of the answers that are foreseen. Choose one of the list.
beforehand-times = An answer cannot be left { $given } times; it is given from once to { $most } times.
beforehand-days = An answer cannot be left for { $given } days; it is kept from one day to { $most }.
beforehand-stop = { $given } cannot end an answer; these can: { $allowed }.
beforehand-most = { $most } answers are left already, and no more are kept. Take one back first.
beforehand-none = There is no such answer any more.
beforehand-live = At a table with a live clock everybody answers when they are asked.
beforehand-several = Whoever plays several seats at one screen leaves no answers: they are asked there anyway.

ui-beforehand = In advance
ui-beforehand-help = Say what you will answer before you are asked. Nobody else learns of it: your answer comes as if you had been here.
ui-beforehand-unforeseen = You will not be asked anything for a good while.
ui-beforehand-still = { $times ->
    [one] once more, until { $until }
   *[other] { $times } times more, until { $until }
}
ui-beforehand-ended = { $why ->
    [touched] Ended: somebody has done something that concerns you.
    [shown] Ended: something was revealed that nobody could foresee.
    [shuffled] Ended: cards were shuffled.
    [undone] Ended: something was taken back.
    [gone] Ended: this could not be answered any more.
   *[past] Ended: its days are over.
}
ui-beforehand-back = Take back
ui-beforehand-dismiss = All right
ui-beforehand-given = { $number ->
    [one] One answer was given for you
   *[other] { $number } answers were given for you
}
ui-beforehand-answer = When I am asked, I answer
ui-beforehand-often = How often
ui-beforehand-times = { $number ->
    [one] once
   *[other] { $number } times
}
ui-beforehand-long = For
ui-beforehand-stops = Ask me all the same as soon as
ui-beforehand-touched = somebody does something that concerns me
ui-beforehand-shown = something is revealed, or chance decides
ui-beforehand-shuffled = cards are shuffled
ui-beforehand-leave = Leave this answer
