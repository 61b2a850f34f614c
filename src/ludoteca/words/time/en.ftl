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
ui-clock-is-slow = by correspondence: hours or days a decision
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
