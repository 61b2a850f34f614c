# The laboratory: what a change does, and what is measured of a game.

# What cannot be
limit-form-never = { $argument } cannot be "{ $given }": write whose, then what they may not do, such as "1: build aether_drive" or "all: build". Players are counted from 1, as they stand on the list of bots.
limit-form-must = { $argument } cannot be "{ $given }": write whose, then what they must do whenever they can, such as "1: pass" or "all: pass". Players are counted from 1, as they stand on the list of bots.
limit-form-weak = { $argument } cannot be "{ $given }": write whose, then in which share of their decisions they play anything, such as "1: 0.2".
limit-player = { $argument } cannot be about "{ $given }": it is a player from 1 to { $most }, as they stand on the list of bots, or all.
limit-deed = Nobody can do "{ $given }" in this game, as far as a few games show; among what can be done are: { $known }.
limit-deed-near = Nobody can do "{ $given }" in this game, as far as a few games show. Did you mean one of these? { $known }.
compare-games = A and B must be the same game for the same number of players; their options, contents and bots may differ.
compare-few = { $given } games are too few: one deal takes { $least }, on both sides and in every rotation of the players.
compare-measure = Nobody measures "{ $given }" here; there are: { $known }.
compare-until = --until cannot be "{ $given }": write how near the interval should come, such as 1% or 0.5, or the word known.
compare-same = A and B are the same. Say what is different, such as --set-b, --option-b, --seats-b or --never-b.
argument-minutes = { $argument } cannot be "{ $given }": it is a number of minutes above 0, such as 5, and at most { $most }.
report-kind = { $file } should end in .html, since it is a page for a browser.
json-kind = { $file } should end in .json.
tables-exist = In { $folder } there is already { $file }; choose another folder, or add --force to replace it.
tables-many = The tables of { $games } games would be too large; they are written for at most { $most }. Without --tables any number can be played.
effects-together = In this game all win or lose together, so nobody can have a right that the others have not; compare asks such questions: --never-b "all: …".
effects-one = At a table of one nobody can have a right that the others have not; compare asks such questions: --never-b "1: …".
effects-mixed = To ask what a deed does, all seats must have the same bot; here there are: { $seats }.
effects-none = Nothing that was done fits "{ $given }"; kinds of deeds that were done: { $known }.
effects-few = { $given } games are too few: the first look takes { $least }.

# On many machines
ray-address = --on cannot be "{ $given }": write ray, for the cores of this machine, or where a cluster is, such as ray://host:10001.
ray-missing = To play on many machines needs Ray, which is not installed; type: pip install "ludoteca[ray]"
ray-nobody = Nobody answers at { $address }. A cluster begins on its first machine with: ray start --head --ray-client-server-port=10001
ray-refused = The cluster { $address } cannot be used. Ray says: { $said }. Ray and Python must be the same versions there as here, and a cluster with a token wants it in RAY_AUTH_TOKEN.
ray-other = This program is in touch with another Ray cluster already: say on="ray" to play on that, or leave it with ray.shutdown().
ray-empty = The cluster { $address } has no core that could play. A machine joins it with: ray start --address=HOST:6379
ray-unlike = The machine { $node } has another Ludoteca, { $there }; here it is { $here }. Only the same code plays the same games: install the same on all machines.
ray-without = The machine { $node } has no Ludoteca that could play; here it is { $here }. Install the same there, in the Python that Ray runs in.
ray-lost = The cluster { $address } has lost a piece of work for good. Ray says: { $said }
ray-gone = The cluster { $address } answers no more.
ray-raised = On the machine { $node } something failed: { $said }

# What is measured
measure-win = wins of player { $number } ({ $bot })
measure-points-of = points of player { $number } ({ $bot })
measure-turn = wins of the { $number ->
    [1] first
    [2] second
    [3] third
   *[other] { $number }th
} in turn order
measure-seat = wins of seat { $number }
measure-won = games won together
measure-shared = games without a single winner
measure-half = whoever leads at half time wins
measure-settled = of the turns, until the result stands
measure-leads = changes of the lead
measure-margin = points by which the winner wins
measure-points = points of a seat
measure-best = points of the best seat
measure-decisions = decisions
measure-turns = turns
measure-minutes = minutes, for people
measure-choices = choices for a decision
lab-pp = { $number } pp
lab-interval = { $low } to { $high }
lab-length-decisions = decisions
lab-length-turns = turns
lab-length-minutes = minutes
lab-part-deal = the deal: cards and seat
lab-part-players = the players
lab-part-rest = the rest: chance after the deal, and that of the bots

# What a side is
deed-named = “{ $name }”
lab-as-printed = as printed
lab-bots = bots: { $bots }
lab-never = player { $number } never does: { $deed }
lab-never-all = nobody does: { $deed }
lab-must = player { $number } must, whenever possible: { $deed }
lab-must-all = everybody must, whenever possible: { $deed }
lab-weak = player { $number } plays anything in { $share } of the decisions
lab-weak-all = everybody plays anything in { $share } of the decisions

# What came of it
compare-title = { $game }: A against B
compare-more = Known: { $measure }: B has { $by } more than A ({ $interval }).
compare-less = Known: { $measure }: B has { $by } less than A ({ $interval }).
compare-undecided = Not known: { $measure }: B has { $by } compared with A, and anything { $interval } is still possible.
compare-counted = { $games } games on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, from the seed { $seed }, the same deals on both sides. { $played } of them were really played: what a change does not touch is the same game.
compare-saved = For this question each of them tells as much as { $factor } games on deals of their own.
compare-promise = The intervals hold at every look: in 19 of 20 comparisons the truth lies in all that were ever shown. Of { $count } measures one may be off by chance; the verdict is about the one in question.
compare-ended-until = It ended because the interval is as narrow as was asked for.
compare-ended-known = It ended because it is known.
compare-ended-time = It ended because the time was up.
compare-ended-stopped = It was stopped; this is what was known by then.
compare-playing = Comparing
compare-measure-column = measured in a game
compare-a-column = A
compare-b-column = B
compare-more-column = B − A
compare-interval-column = interval
compare-deed-column = what is done, times in a game
compare-examples = Games in which it shows: the same deal on both sides.
compare-examples-none = In no deal was there any difference in this.
compare-example = seed { $seed }, players moved by { $rotation } seats
compare-faults = Bots failed in { $count } games and forfeited them; see ludoteca simulate.
lab-written = Written:

measures-title = What was measured
measures-mean-column = mean
measures-interval-column = 95% interval
measures-length-column = length of a game
measures-deed-column = what was done
measures-times-column = times in a game
measures-games-column = of games
measures-won-column = won by who did it
measures-taken-column = chosen when possible
measures-rule-column = rule
measures-part-column = why results differ
measures-share-column = share
measures-entropy = The bots' choices are worth { $bits } bits each: as unforeseeable as { $ways } equal choices, once it is known which question is asked.
measures-dead = Could be chosen and never was, in { $games } games: { $deeds }.
measures-dead-none = Whatever could be chosen often enough was chosen at least once, in { $games } games.
measures-unmet = Rules that never showed: { $rules }.
measures-unmet-none = Every rule that can show itself did, in { $games } games.
measures-unmet-how = A rule shows itself when a question that cites it was asked, when it forbade an action at one of the moments that were looked at, or when it brought points; looked at were { $looked } games. Rules that the text of the game cites nowhere cannot show themselves and are left out.
measures-minutes = Minutes by a model: { $deciding } s for a choice, { $doubling } s more for each doubling of what there is to choose from, { $handing } s for a turn. No person was timed.
measures-chosen = Choosing is not an effect: who does a thing may have been ahead before. Effects are asked for with ludoteca effects.
stakes-title = What hangs on a decision
stakes-column = of the win, by one decision
stakes-mean-column = mean
stakes-own = for the seat that makes it
stakes-lost = decisions of seats that cannot win any more
stakes-others = what these move between the others
stakes-playing = Decisions followed
stakes-how = { $count } decisions, one drawn from each game. Each choice was followed to the end through the same { $worlds } imagined worlds, by bots that look no further than the decision; the best and the worst were picked in one half of the worlds and compared in the other.
stakes-kings-how = Kingmaking: a seat counts as one that cannot win any more if it won in none of these worlds, whatever it chose.

effects-title = { $game }: what each deed does to whoever may do it
effects-counted = { $deals ->
    [one] one deal
   *[other] { $deals } deals
} from the seed { $seed }; { $played } games were played. Each of { $count } deeds was taken from one seat at a time on the same deals.
effects-promise = The effect is the share of wins of a seat that may do it, less that of the same seat on the same deal when it may not. The intervals hold for all deeds together and at every look, 19 times of 20. "Won by who did it" is no effect: it is what counting tells, and here to compare.
effects-habits = A seat that may not do it plays on by the same habits: the effect is that of the deed for such bots.
effects-deed-column = deed
effects-name-column = name
effects-effect-column = effect on wins
effects-interval-column = interval for all
effects-known-column = known
effects-used-column = done by a seat, of games
effects-biased-column = won by who did it (biased)
effects-known-1 = helps
effects-known--1 = harms
effects-known-0 = –
effects-verdict = Known of { $known } of { $count } deeds. The most helpful: { $best } ({ $by }).
effects-verdict-none = Of none of { $count } deeds is it known yet whether it helps or harms.
effects-playing = Taking away
effects-left-out = Left out, because too few seats did it: { $count }; or because there are more than { $most }: { $over }.
effects-options-column = option
effects-options = What the options do, each against the game as it is

report-asked = What was asked
report-again = The command that repeats it
report-verdict = The verdict
report-closing = How the interval closed
report-closing-about = After so many games: where B − A lies. The line is the estimate.
report-figures = All that was measured
report-shares = Differences in shares
report-shares-about = In percentage points. The dashed line is where nothing is different; green is more, red is less, grey is not known.
report-lengths = How long the games are
report-lengths-about = Of all games, which share has about so many decisions.
report-deeds = What was done
report-games = Games to look at
report-save = save as { $file }
report-replay = ludoteca replay { $file }
report-rules = Rules that never showed
report-luck = Luck and skill
report-made = Made by Ludoteca { $version }; contents { $content }.
report-sort = A click on a heading sorts the table.
report-effects = What each deed does
report-about = About these figures
report-title = { $game }: the laboratory

# The skill ladder
ladder-bot = "{ $given }" cannot climb: write * once where the bot is told how much to think, such as search:* or "mypackage.bots:Deep?depth=*".
ladder-short = From { $first } to { $most } nobody can double; --most must be at least twice --first.
ladder-title = Skill ladder: { $game }
ladder-none = Not a single rung was climbed.
ladder-flat = Thinking twice as long does not pay: { $upper } is not known to win more than { $lower }.
ladder-ended = Thinking pays up to { $top }: { $count ->
    [one] one doubling, worth { $height } Elo.
   *[other] { $count } doublings, worth { $height } Elo together.
    } From there to { $next } nobody can say that it wins more.
ladder-open = Thinking still pays at { $top }: { $count ->
    [one] one doubling, worth { $height } Elo.
   *[other] { $count } doublings, worth { $height } Elo together.
    }
ladder-ended-top = There was no further rung to climb; --most allows more.
ladder-ended-time = The time was up.
ladder-ended-stopped = It was stopped; these are the rungs that were complete by then.
ladder-how = { $games } games for each rung, all rungs on the same deals, from the seed { $seed } on, everybody on every seat. A share is what the longer thought has of the wins that one of the two has; intervals are of 95%. It ends with the first doubling that is not known to win more than half. The places in the turn order are those of all games of a rung: whether they are even may hang on how well people play.
ladder-rungs = Rung by rung
ladder-picture = What each doubling is worth, in Elo, with 95% intervals.
ladder-playing = Climbing
ladder-rung-column = thought
ladder-share-column = wins
ladder-interval-column = 95%
ladder-elo-column = Elo
ladder-cost-column = ms
ladder-turn-column = { $number ->
    [1] 1st to move
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
    }

cli-usage-compare =
    ludoteca compare GAME [--seats LIST] [--option NAME=VALUE ...]
    {"                "}     [--content FILE.toml ...] [--set PATH=VALUE ...]
    {"                "}     [--seats-b LIST] [--option-b NAME=VALUE ...]
    {"                "}     [--content-b FILE.toml ...] [--set-b PATH=VALUE ...]
    {"                "}     [--never-b "1: DEED" ...] [--must-b "1: DEED" ...]
    {"                "}     [--weak-b "1: 0.2" ...] and all of these with -a
    {"                "}     [--measure NAME] [--until 1%|known] [--games N]
    {"                "}     [--minutes N] [--seed N] [--jobs N] [--bot-seconds N]
    {"                "}     [--on ray|ray://HOST:PORT]
    {"                "}     [--report FILE.html] [--json FILE] [--tables FOLDER]
    {"                "}     [--force]
cli-usage-effects =
    ludoteca effects GAME [--seats LIST] [--option NAME=VALUE ...]
    {"                "}     [--content FILE.toml ...] [--set PATH=VALUE ...]
    {"                "}     [--deeds LIST] [--options] [--until 1.5%] [--games N]
    {"                "}     [--minutes N] [--seed N] [--jobs N]
    {"                "}     [--on ray|ray://HOST:PORT]
    {"                "}     [--report FILE.html] [--json FILE] [--force]
cli-about-compare = play the same deals with and without a change, and say what it does
cli-about-effects = say what every deed of a game does to whoever may do it
cli-minutes = N
cli-cluster = ray|ray://HOST:PORT
cli-with-on = who plays instead of processes: ray, a Ray cluster of this machine; ray://host:10001, one of many machines. The results are the same to the bit
cli-measure = NAME
cli-until = 1%
cli-player-deed = PLAYER:DEED
cli-player-share = PLAYER:SHARE
cli-compare-game = which game; `ludoteca games` lists them
cli-compare-seats = the bots of both sides, as for `ludoteca play`; usually greedy on every seat
cli-compare-option = an option of the game on both sides; may be given several times
cli-side-seats = the bots of side { $side } alone
cli-side-option = an option of the game on side { $side } alone; may be given several times
cli-side-content = a file with what changes of the contents on side { $side } alone; may be given several times
cli-side-set = a value of the contents on side { $side } alone; may be given several times
cli-side-never = what a player may not do on side { $side } while anything else is possible: "1: build aether_drive", "all: build"
cli-side-must = what a player must do on side { $side } whenever it is possible
cli-side-weak = in which share of the decisions a player on side { $side } plays anything: "1: 0.2"
cli-compare-measure = which measure the question is about, such as turn-1, decisions or win-2; usually the wins of whom the change concerns, or of whoever has the first turn
cli-compare-until = end when the interval comes as near as this to either side, such as 1%, or when the difference is known
cli-compare-games = how many games at the most, both sides together; usually 1000, and where --until or --minutes is given 100000
cli-compare-minutes = end after so many minutes
cli-compare-seed = the seed of the first deal; each further deal has the next one; usually 1
cli-compare-jobs = how many processes; usually one for each core. The results are the same for any number
cli-compare-bot-seconds = the seconds that a bot may take for a decision; one that takes longer forfeits the game. Usually any time
cli-compare-report = write all of it as one page for a browser, with pictures
cli-compare-json = write all of it for programs
cli-compare-tables = write the games, seats, decisions and deeds as Parquet files into this folder
cli-compare-force = replace files if they exist
cli-effects-game = which game; `ludoteca games` lists them
cli-effects-seats = the bot, once for each seat, as for `ludoteca play`; usually greedy
cli-effects-option = an option of the game; may be given several times; `ludoteca options GAME` lists them
cli-effects-deeds = only these deeds or kinds of deeds, separated by commas, such as build, or kinds, for every kind as a whole; usually whatever is done, up to 60
cli-effects-options = also what each option of the game does
cli-effects-until = end when every interval comes as near as this to either side, such as 1.5%
cli-effects-games = how many games at the most; usually 2000, and where --until or --minutes is given 1000000
cli-effects-minutes = end after so many minutes
cli-effects-seed = the seed of the first deal; each further deal has the next one; usually 1
cli-effects-jobs = how many processes; usually one for each core. The results are the same for any number
cli-effects-report = write all of it as one page for a browser, with pictures
cli-effects-json = write all of it for programs
cli-effects-force = replace files if they exist
cli-simulate-measures = also measure the games: lengths, leads, choices, luck and skill, rules that never showed
cli-simulate-stakes = also follow so many decisions to the end, one of a game each: what hangs on them, and who decides between others without winning
cli-simulate-report = measure the games, and write all of it as one page for a browser, with pictures
cli-simulate-json = measure the games, and write all of it for programs
cli-simulate-tables = write the games, seats, decisions and deeds as Parquet files into this folder
cli-usage-ladder =
    ludoteca ladder GAME [--bot 'search:*'] [--first N] [--most N]
    {"               "}     [--option NAME=VALUE ...] [--content FILE.toml ...]
    {"               "}     [--set PATH=VALUE ...] [--minutes N] [--games N] [--seed N]
    {"               "}     [--jobs N] [--on ray|ray://HOST:PORT]
    {"               "}     [--report FILE.html] [--json FILE] [--force]
cli-about-ladder = say how far it pays to think twice as long: how much there is to be good at
cli-ladder-game = which game; `ludoteca games` lists them
cli-ladder-bot = the bot that climbs, with * where it is told how much to think; usually search:*
cli-ladder-option = an option of the game; may be given several times; `ludoteca options GAME` lists them
cli-ladder-first = how much the lowest rung thinks; usually 4
cli-ladder-most = how much the highest may think; usually 4096
cli-ladder-games = how many games for each rung; usually 200
cli-ladder-minutes = end after so many minutes
cli-ladder-seed = the seed of the first deal; each further deal has the next one; usually 1
cli-ladder-jobs = how many processes; usually one for each core. The results are the same for any number
cli-ladder-report = write all of it as one page for a browser, with a picture
cli-ladder-json = write all of it for programs
cli-ladder-force = replace files if they exist
