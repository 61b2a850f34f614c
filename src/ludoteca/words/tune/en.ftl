# The search for balance: what may change, what is aimed at, which patch comes nearest.

# What cannot be
tune-nothing = Say what may change: --change "prices.*", or the path of a single value. What can be tuned here: { $known }.
tune-patterns = That is too much at once: at most { $most } patterns, and as many bounds.
tune-pattern = { $argument } cannot be "{ $given }": nothing in these contents is called so. What can be tuned: { $known }.
tune-pattern-near = { $argument } cannot be "{ $given }": nothing in these contents is called so. Did you mean { $near }? What can be tuned: { $known }.
tune-fixed = What "{ $given }" names stays as it is: names, texts, and what a patch leaves alone. What can be tuned: { $known }.
tune-still = There is nothing to change: whatever { $given } names has a single value that it may have.
tune-many = { $found } values are too many to be tuned together; at most { $most } are. Name fewer of them.
tune-within-form = --within cannot be "{ $given }": write what it bounds and how far, such as "prices.*=2..6"; of words which ones, such as "cards.*.colour=red|blue"; of a list of words how many.
tune-within-pattern = --within "{ $given }" bounds nothing that may change; what may change is { $named }.
tune-within-outside = --within "{ $given }" goes beyond what { $path } may be: { $allowed }.
tune-within-now = --within "{ $given }" leaves out { $path } as it is now, which is { $now }; bounds hold that too, since the contents as they are stay in the race.
tune-few = { $given } games are too few: the first look at a group of { $group } patches takes { $least }.
tune-extra = To search takes Optuna, which is not installed; type: pip install "ludoteca[tune]"
tune-other = In { $folder } lies what was played for another question: { $what } is { $found } there, and { $wanted } here. Choose another folder.
tune-unreadable = { $file } cannot be read: it is not what a search has kept. Choose another folder, or take the file away.

aim-unknown = An aim cannot be "{ $given }". This game can have, separated by commas: { $known }.
aim-not-even = An aim cannot be "{ $given }": in this game nobody wins against another. It can have: { $known }.
aim-not-every = An aim cannot be "{ $given }": in this game nobody can have what the others have not. It can have: { $known }.
aim-noun = Of "{ $given }" nothing can be said: no kind of deeds is called so, and no list in the contents that deeds name. There are: { $known }.
aim-noun-near = Of "{ $given }" nothing can be said: no kind of deeds is called so, and no list in the contents that deeds name. Did you mean { $near }? There are: { $known }.
aim-noun-many = Of "{ $noun }" there are { $count } to be taken away one by one; it must be from 2 to { $most }. There are: { $known }.
aim-within = An aim cannot be "{ $given }": it is at most 100 points.
aim-span = An aim cannot be "{ $given }": a length goes from a number above 0 to one that is no smaller.
aim-twice = "{ $given }" is aimed at twice.
aim-only-least = "As little changed as possible" decides among patches that are as good; say as well what they are to be good at: { $known }.

# What is aimed at
aim-even = every place in the turn order wins as often as the others
aim-even-within = every place in the turn order wins its fair share, give or take { $within } points
aim-every = every "{ $noun }" helps as much as they all do on average, give or take { $within } points
aim-length = a game of { $low } to { $high } { $unit ->
    [turns] turns
    [rounds] rounds
    [minutes] minutes
   *[decisions] decisions
}
aim-least = of what is as good, what changes least

# What came of it
tune-title = { $game }: the search for balance
tune-points = { $number } points
tune-better = Known: the best patch ({ $patch }) misses the aims by { $after }, the contents as they are by { $before }, on { $deals } fresh deals that no patch was tried on: better by { $interval }.
tune-worse = Known: the best patch ({ $patch }) misses the aims by { $after }, the contents as they are by { $before }, on { $deals } fresh deals that no patch was tried on: worse by { $interval }.
tune-unsure = Not known: the best patch ({ $patch }) misses the aims by { $after }, the contents as they are by { $before }, on { $deals } fresh deals that no patch was tried on; that it is better by anything { $interval } is still possible.
tune-unconfirmed = Not confirmed: the best patch ({ $patch }) misses the aims by { $after }, the contents as they are by { $before }, on the deals on which it was chosen, which flatter it.
tune-none = { $count ->
    [0] No patch was played to a look; there is nothing to say yet.
    [one] The one patch that was tried came no nearer to the aims than the contents as they are.
   *[other] Of { $count } patches that were tried none came nearer to the aims than the contents as they are.
}
tune-counted = { $patches ->
    [one] One patch was tried
   *[other] { $patches } patches were tried
} in { $games } games, each on at most { $most } deals from the seed { $seed }, all on the same. { $worse } were clearly worse than the best so far and stopped; { $rested } were not in the better half of their group and rested.
tune-ended-tried = It ended because everything within the bounds was tried.
tune-ended-time = The search ended because the time was up.
tune-ended-stopped = It was stopped; this is what was known by then.
tune-unit = A point is a hundredth: of the wins, or of the bound of a length. Several aims add up. Of one that has several figures the worst counts, so that chance alone makes a miss a little larger than it is.
tune-promise = The confirmation was played on { $deals } deals of their own ({ $games } games, from the seed { $seed }), and its interval holds at every look: in 19 of 20 searches the truth lies in it.
tune-bots = All of it is about such bots as played; others, and people, may see the game otherwise.
tune-playing = Searching
tune-so-far = { $patches } patches; the best: { $near }, as it is: { $start }
tune-goes-on = The same command goes on where it was stopped.
tune-as-arguments = The best patch as arguments:
tune-patch = patch { $number }
tune-best-line = { $changes }: misses by { $after }; as they are: { $before }; { $deals } deals
tune-and-more = and { $count } more
tune-thing = { $thing }: what it brings, beside the others
tune-rounds = rounds
tune-fate-plays = played on
tune-fate-worse = clearly worse
tune-fate-rested = not in the better half
tune-value-column = what may change
tune-path-column = path
tune-now-column = now
tune-may-column = within
tune-patch-column = patch
tune-changes-column = what it changes
tune-misses-column = misses by
tune-before-column = as they are
tune-deals-column = deals
tune-gauge-column = aimed at
tune-patched-column = with the patch
tune-more-column = difference
tune-interval-column = interval
tune-aims = What was aimed at, and what might change
tune-best = The patches that came nearest
tune-confirmed = The best patch on fresh deals
tune-course = How the search went
tune-course-about = Every patch in the order in which it was tried: by how many points it missed the aims more than the contents as they are (the dashed line), on the deals that it played. Green is the best, red was clearly worse, hollow rested after a few deals.
tune-sides = Below, A is the contents as they are and B the best patch, on the fresh deals.

cli-usage-tune =
    ludoteca tune GAME --change PATTERN [--change PATTERN ...] --aim AIMS
    {"             "}    [--within PATTERN=BOUND ...] [--seats LIST]
    {"             "}    [--option NAME=VALUE ...] [--content FILE.toml ...]
    {"             "}    [--set PATH=VALUE ...] [--games N] [--deals N]
    {"             "}    [--confirm N] [--minutes N] [--seed N] [--jobs N]
    {"             "}    [--out FOLDER] [--report FILE.html] [--json FILE]
    {"             "}    [--force] [--on ray|ray://HOST:PORT]
cli-about-tune = find the change of the contents that balances a game best
cli-pattern = PATTERN
cli-aims = AIMS
cli-bound = PATTERN=BOUND
cli-tune-game = which game; `ludoteca games` lists them
cli-tune-change = what may change: the path of a value, with a star for any name, such as "mechanisms.*.cost" or prices.start; may be given several times. `ludoteca content GAME` lists the paths
cli-tune-within = how far it may: "prices.*=2..6"; of words which, "cards.*.colour=red|blue"; of a list of words how many. Usually as far as the contents allow; may be given several times
cli-tune-aim = what is aimed at, separated by commas: "seats even", "every mechanism within 2 points", "length 60..90 decisions" (or turns, rounds, minutes), "as little changed as possible"
cli-tune-seats = the bots, as for `ludoteca play`; usually greedy on every seat
cli-tune-option = an option of the game; may be given several times; `ludoteca options GAME` lists them
cli-tune-games = how many games the search plays at the most; usually 20000
cli-tune-deals = on how many deals a patch is played at the most; usually as many as the games allow
cli-tune-confirm = how many games the confirmation has, both sides together; usually a fifth of --games, and at least 1000
cli-tune-minutes = end the search after so many minutes; the confirmation comes after it
cli-tune-seed = the seed of the first deal, and of all proposals; usually 1
cli-tune-jobs = how many processes; usually one for each core. The results are the same for any number
cli-tune-out = a folder for what is played, from which the same command goes on after Ctrl-C, and for the best patches as files for --content
cli-tune-report = write all of it as one page for a browser, with pictures
cli-tune-json = write all of it for programs
cli-tune-force = replace files if they exist
