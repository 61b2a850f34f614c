# The laboratory in the browser: change a game, compare, look at it, play it.

ui-lab = The laboratory
ui-lab-of = Laboratory: { $game }
ui-lab-about = Change a price, a card or a rule of a game; the same deals are then played with and without the change, until it is known what it does. Then play it yourself.
ui-lab-another = Another game
ui-lab-lost = The server does not answer; what is shown may be old.
ui-lab-to = Change a game in the laboratory

# For whoever has asked nothing yet
ui-lab-how = How it goes
ui-lab-how-1 = Change something: a value of the contents, an option, a bot, or what somebody may do. That is side B; side A stays as it is.
ui-lab-how-2 = Press Compare. Both sides are played on the same deals, and the intervals close while you watch.
ui-lab-how-3 = Keep the report and the change as files, or play the variant at a table.
ui-lab-how-promise = You may look as often as you like: in 19 of 20 comparisons the truth lies in all the intervals that are ever shown.

# The change
ui-lab-changes = What B changes
ui-lab-no-change = Nothing yet. Choose a value below.
ui-lab-reset-all = Reset all
ui-lab-reset = Reset: { $what }
ui-lab-printed = printed: { $value }
ui-lab-wrong = { $number ->
    [one] One value cannot be so; it is marked below.
   *[other] { $number } values cannot be so; they are marked below.
}
ui-lab-compare = Compare
ui-lab-play = Play the variant
ui-lab-contents = Contents
ui-lab-no-contents = This game has no contents that could be changed; its options and bots can.
ui-lab-general = In general
ui-lab-search = Search: a card, a price …
ui-lab-none-found = Nothing is called so.

# Who plays
ui-lab-both = Both sides
ui-lab-bots = Bots
ui-lab-bots-help = The same on every seat. Greedy is quick; a search takes longer and plays better.
ui-lab-bot-greedy = greedy: looks one move ahead
ui-lab-bot-random = random: plays anything
ui-lab-bot-search = search: { $bot }
ui-lab-options = Options of the game
ui-lab-options-help = On both sides.
ui-lab-side-b = Side B besides
ui-lab-side-b-help = Other bots, other options, something that nobody may do.
ui-lab-as-a = as on side A
ui-lab-bots-b = Bots of side B
ui-lab-bots-b-help = One for all seats, or one for each, with commas.
ui-lab-limits = May not, must
ui-lab-limits-help = A line for each: never, must or weak, whose (1, 2 … or all), then what.
ui-lab-limits-example = never 1: build rocket_booster

# When it ends
ui-lab-end = When it ends
ui-lab-until = As soon as
ui-lab-until-known = it is known whether there is a difference
ui-lab-until-share = the interval is ± { $share } points
ui-lab-until-all = all games are played
ui-lab-games = Games at the most
ui-lab-games-help = Both sides together, up to { $most }.
ui-lab-minutes = Minutes at the most
ui-lab-minutes-help = Up to { $most }.
ui-lab-more = What it is about, and which deals
ui-lab-more-help = The measure in question, the first seed.
ui-lab-measure = The verdict is about
ui-lab-measure-help = Everything is measured; about this it ends.
ui-lab-measure-usual = what the change concerns
ui-lab-seed = Seed of the first deal
ui-lab-seed-help = The same seed gives the same deals.

# To take along
ui-lab-command = The same on the command line
ui-lab-command-none = As soon as something is changed, the command that asks the same stands here.
ui-lab-copy = Copy the command
ui-lab-share = Copy the address
ui-lab-toml = The change as a file

# A comparison
ui-lab-result = Result
ui-lab-progress = Games played
ui-lab-starting = The first games are being played …
ui-lab-playing = { NUMBER($games) } of at most { NUMBER($most) } games
ui-lab-writing = All games are played; the report is being written …
ui-lab-waiting = { $number ->
    [one] It waits for one other comparison.
   *[other] It waits for { $number } other comparisons.
}
ui-lab-stopping = It is being stopped …
ui-lab-stop = Stop
ui-lab-look-again = Look again
ui-lab-scale-share = ±{ $number } points
ui-lab-scale-amount = ±{ $number }% of A
ui-lab-ended-games = All games are played.
ui-lab-ended-until = The interval is as narrow as was asked for.
ui-lab-ended-known = It is known.
ui-lab-ended-time = The time was up.
ui-lab-ended-stopped = It was stopped; this is what was known by then.
ui-lab-ended-nothing = It was stopped before there was anything to know.
ui-lab-never-showed = So far every game came out the same on both sides. Perhaps what was changed is not in play: see the options of the game.
ui-lab-report = The report
ui-lab-report-save = Save the report
ui-lab-asked = What was asked before
ui-lab-asked-none = Nothing yet. Results are kept as long as the server runs.

# What cannot be
lab-value = { $found } does not go here; allowed: { $allowed }.
lab-value-with = With the other changes { $found } does not go here any more; allowed: { $allowed }.
lab-unknown-value = This game has no value "{ $given }"; `ludoteca content` lists them.
lab-field-long = A field has at most { $most } characters.
lab-choice = "{ $given }" cannot be chosen here; allowed: { $allowed }.
lab-number = "{ $given }" is not a number from { $least } to { $most }.
lab-seats = The list "{ $seats }" names { $given } bots; write one, or { $players } with commas between.
lab-limit = "{ $given }" says not who may not do what: write a line such as "never 1: pass", "must all: pass" or "weak 2: 0.1".
lab-limits-many = At most { $most } lines go here.
lab-same = A and B are the same. Change something first.
lab-many = { $most } comparisons wait already. Stop one, or come again when one is done.
lab-watching = { $most } pages follow comparisons already. Close one and look again.
lab-no-run = This comparison is not kept any more; ask it again.
lab-no-report = There is no report of this comparison: it has not ended, or was ended before it could be written.
lab-file-wrong = The change cannot be written as long as a value of it is wrong.
lab-failed = Something went wrong in the comparison; the log of the server says what.

# The command
lab-at = The laboratory is open at { $address } (only for this computer). Ctrl-C closes it.
cli-about-lab = change a game in the browser, see what the change does, and play it
cli-usage-lab =
    ludoteca lab [GAME] [--open] [--port N] [--jobs N] [--database FILE]
cli-lab-game = which game; without one there is a page with all of them
cli-lab-open = open the page in a browser
cli-lab-port = the port; otherwise 8017, or the next that is free
cli-lab-jobs = how many processes a comparison takes; usually one for each core
cli-lab-database = the file where the tables of variants are kept; usually one of its own, lab.db
