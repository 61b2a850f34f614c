# The house in English.
seat = Player { $number }

# Refusals of the engine
# What decided
decided-tie-break = Equal points: the game's rule for ties has decided.
decided-shared = Equal points, and no rule to choose between them: the victory is shared.

seed-range = { $seed } is no seed: a seed is a whole number from 0 up to 2^{ $bits } - 1.
key-length = A deal has a key of { $bytes } bytes; this one has { $given }.
chance-many = Not every outcome of chance can be listed here: the game { $game } with these options has a deal or an action with more than { $most } of them. A game with less chance, such as a miniature, can be listed; in OpenSpiel, chance=sampled draws one instead.
chance-unit = The outcomes of a number between 0 and 1 cannot be listed; rules whose chance is listed draw whole numbers.
chance-wide = Not every outcome of chance can be listed: one draw has { $count } of them, and at most { $most } are allowed.
chance-undecided = These dice have no answer left, and { $count } outcomes are possible; ludoteca.engine.chance.outcomes goes through all of them.
chance-word = { $given } is not allowed for the parameter chance; allowed: { $allowed }.
chance-resample = At a chance node after the opening no other world can be drawn; ask at a decision.
action-range = { $action } is no action of this game: actions are whole numbers from 0 to { $most }.
action-unknown = No choice here reads "{ $text }". The choices: { $choices }.
action-unknown-near = No choice here reads "{ $text }". Did you mean { $near }? The choices: { $choices }.
action-ambiguous = "{ $text }" may be any of these: { $choices }. Write one exactly as it stands here, or its number.
choice-named = { $words } ({ $action })
choices-listed = { $one }; { $others }
choices-more = and { $more } more
game-over = The game is over; there is nothing left to play.
option-value = { $given } is not allowed for the option { $option }; allowed: { $allowed }.
option-long = The text of the option { $option } has { $length } characters; at most { $most } are allowed.
option-unknown = There is no option { $option }; this game has: { $allowed }.
game-unknown = There is no game { $game } on the shelf. There are: { $games }.
game-unknown-near = There is no game { $game } on the shelf. Did you mean { $near }? There are: { $games }.

example-unknown = The rulebook of { $game } has no example { $example } that can be set up. There are: { $examples }.

record-example = Example { $example } is played with other options than this record says: { $options }.
record-json = This is no record: the JSON breaks off or is wrong at line { $line }.
record-foreign = This is JSON, but no record of a game: the field "ludoteca" is missing.
record-format = This record has the format { $found }; this version reads the format { $known }.
record-rules = This record was played by version { $record } of the rules of { $game }; now version { $now } is in force, and it would not replay truly.
record-content = This record was played with other contents of { $game } (its cards, prices or tracks) than there are now, and it would not replay truly.
record-field = The field "{ $field }" of the record is missing or wrong; it should be { $allowed }.
record-seal = The seed of this record does not match its seal: one of them has been changed.
record-server = The server's part of the deal does not match its seal: one of them has been changed.
record-deal = The parts of the deal do not give the seed of this record: something has been changed.
record-parts = The deal of this record has { $parts } parts, but there are { $seats } seats; it should have one part a seat, null for a bot.
record-deal-example = This record begins both from a deal and from an example of the rulebook; it can have only one of the two.
record-check = This record has been changed after it was written: its check does not match its contents.
record-illegal = The record does not replay: its action no. { $number } ({ $action }) is not legal there. { $reason }
record-prelude = The record does not replay: it begins from a moment of another game, and action no. { $number } ({ $action }) of that is not legal there. { $reason }
record-prelude-over = This record begins from a moment of another game that was over by then, after { $number } actions; it should begin before the end.
record-prelude-deal = This record begins both from a moment of another game and from a deal or an example; it can have only one of them.
record-preludes = Games can be played one from another { $most } times; go back to an earlier one, and try again from there.

notation-long = This text is too long for a position: at most { $most } characters are read.
notation-head = This is no whole position: the line "position of …, rules …" is missing. state.notation(whole=True) writes one.
notation-missing = The position is not whole: the line "{ $text }" is missing.
notation-line = Line { $line } of the position cannot be read: { $text }
notation-twice = Line { $line } of the position says something for the second time: { $text }
notation-game = This is a position of { $found }, not of { $game }.
notation-rules = This position is of version { $found } of the rules of { $game }; now version { $now } is in force.
notation-options = This position is of another way to play: { $found } instead of { $game }. ludoteca.position(text) makes the game that fits.
notation-content = This position was written with other contents of { $game } (its cards, prices or tracks): { $found } instead of { $now }.
notation-fact-unknown = A position of this game has no fact "{ $fact }"; it has: { $facts }.
notation-fact-missing = The fact "{ $fact }" is missing.
notation-value = The fact "{ $fact }" cannot be { $found }; it is { $allowed }.
notation-number = a whole number
notation-yes-or-no = true or false
notation-bytes = a text of hexadecimal digits, two for each byte
notation-list = a list such as [1, 2, 3], of what lies in it after the deal
notation-own = The fact "{ $fact }" has { $length } entries; it needs a part of the same length for each of the { $players } seats.
notation-asked = Nobody can be asked that: seats go from 0 to { $most }, decisions from 0 to { $decisions }.
notation-decision = Decision { $number } of this game is called "{ $name }", not "{ $found }".
notation-undecided = Seat { $seat } is asked, but has nothing to choose there; such a position goes on by itself.
notation-dice = The dice cannot stand so: { $text }. It should be sfc32 with five numbers, or blake2b with a key of 64 hexadecimal digits and a number.
notation-sources = The dice are written for these sources: { $found }; the game has: { $sources }.
notation-length = With facts of such a length seat { $seat } would see more or less than a seat of this game does.
notation-impossible = There is no such position in { $game }. { $error }
notation-untrue = A line above the facts says "{ $told }", where the facts say "{ $true }".
law-length = The fact "{ $fact }" has { $found } entries; in this game it has { $right }.
law-lost = Taken together, the facts { $facts } do not hold what was dealt. Missing: { $missing }; too many: { $over }.


declared-no-start = { $class }: the fact "{ $fact }" has no start; give it one where it is declared, or in the deal.
declared-list-start = { $class }: the fact "{ $fact }" starts as a list, which all positions would share; set it in the deal.
declared-part-twice = { $class }: two parts of the observation are called "{ $part }".
declared-part-none = { $class }: numbers stand before the first part of the observation; begin it with row.part(…).
declared-part-size = { $class }: the part "{ $part }" of the observation has { $written } numbers where it declares { $declared }.
declared-source-twice = { $class }: two sources of chance are called "{ $source }".
declared-own = { $class }: the fact "{ $fact }" is Own, so it is a list with a part of the same length for each of the { $players } seats.
declared-gap = { $class }: its actions begin at { $first }, where the answers before it end at { $end }.
declared-no-decisions = { $class }: no decisions; name them in _check_options with self.asks(DECISIONS, ANSWERS).
declared-notation = { $class } defines notation(); what a game writes of a position is called _notation(), and the engine adds the rest.
declared-older = { $where } is no version { $version } of { $game }: its class must be a Game of that name and with that rules_version.
declared-older-missing = The older form { $where } of { $game }, version { $version }, cannot be loaded: { $error }.
declared-no-board = { $class } hides something, so it needs a board of its own: board(state, seat, lang).

undo-nothing = There is nothing to take back.
undo-other = Only your own last action can be taken back, before anybody else has decided.
undo-often = You have come back to this decision { $most } times already; it stands now, and the game goes on.
undo-dice = This cannot be taken back: chance has decided something since.
undo-shown = This cannot be taken back: it has shown something that was hidden.

# Seats
seats-count = The list "{ $seats }" names { $given ->
    [one] one seat
   *[other] { $given } seats
}, but this game has { $players } players; give { $players } seats separated by commas, such as me,search:hard.

# Bots by name
seat-unknown = Nobody can sit down as "{ $seat }"; a seat is one of { $kinds }, or a bot by its import path, such as mypackage.bots:Net.
seat-unknown-near = Nobody can sit down as "{ $seat }". Did you mean { $near }? A seat is one of { $kinds }, or a bot by its import path, such as mypackage.bots:Net.
seat-unknown-module = Nobody can sit down as "{ $seat }": there is no module { $module }. A seat is one of { $kinds }, or a bot by its import path, such as mypackage.bots:Net.
search-budget = search cannot think for "{ $budget }": it takes a level ({ $levels }), a number of simulations (search:1000) or of seconds (search:0.5s).
response-nested = A response to "{ $bot }" would have to know itself: against is any bot but a response, such as search:30.
bot-add = "{ $name }" at "{ $where }" cannot stand among the bots: a name has letters, digits, points and dashes and is not me, and it lies at an import path such as mypackage.bots:Net.
bot-long = "{ $bot }" is too long for the name of a bot; it has at most { $most } characters.
bot-form = "{ $given }" in "{ $bot }" is no parameter: write name=value, such as search:400?exploration=1.4, and & between two.
bot-missing = { $bot } is not there: the module has nothing of that name ({ $where }).
bot-read = { $bot } cannot be read: { $error }
bot-none = { $bot } is no bot: it should be a class derived from ludoteca.bots.Bot, or a function that makes one.
bot-made = { $bot } cannot be made: { $error }
bot-plays = { $bot } does not play { $game } with { $players ->
    [one] one player
   *[other] { $players } players
} and these options.
bot-argument = { $bot } takes nothing after a colon, so not "{ $argument }" either.
bot-parameter = { $bot } has no parameter { $parameter }; it has: { $known }.
bot-parameter-near = { $bot } has no parameter { $parameter }. Did you mean { $near }? It has: { $known }.
bot-parameters-none = { $bot } takes no parameters, so no { $parameter } either.
bot-twice = { $bot } is given { $parameter } twice; once is enough.
bot-needs = { $bot } needs { $parameter }: { $allowed }. Write { $bot }?{ $parameter }=...
bot-value = "{ $value }" cannot be { $parameter } of { $bot }: it is { $allowed }.
bot-value-text = any text
bot-value-whole = a whole number
bot-value-number = a number
bot-value-truth = true or false
bot-value-file = a file or folder that is there
bot-value-one = one of { $values }
bot-value-type = a { $type }
bot-value-unwritten = a { $type }, which no name can say: the bot must be able to do without
bot-value-evaluator = an evaluator, by its name or its import path
bot-value-belief = a belief, by its name or its import path
bot-range = { $parameter } cannot be { $value }: it is a number from 0 to { $most }.
bot-numbers = "{ $given }" is no number of the beliefs of this bot: name them as in pair:0.9,rare:2. There are { $known }.
bot-style = There is no style "{ $style }" in this game. There are { $known }.
bot-styles-none = This game has no styles of play, so "{ $style }" cannot be one; leave style out.
evaluator-none = { $bot } is no evaluator: it should be a class derived from ludoteca.bots.Evaluator, or a function that makes one.
evaluator-unknown = There is no evaluator "{ $given }" for { $bot }; it is one of { $known }, or an import path such as mypackage.nets:Net.
evaluator-unknown-near = There is no evaluator "{ $given }" for { $bot }. Did you mean { $near }? It is one of { $known }, or an import path such as mypackage.nets:Net.
evaluator-unknown-module = There is no evaluator "{ $given }" for { $bot }, because there is no module { $module }; it is one of { $known }, or an import path such as mypackage.nets:Net.
belief-none = { $bot } is no belief: it should be a class derived from ludoteca.bots.Belief, or a function that makes one.
belief-unknown = There is no belief "{ $given }" for { $bot }; it is one of { $known }, or an import path such as mypackage.minds:Mine.
belief-unknown-near = There is no belief "{ $given }" for { $bot }. Did you mean { $near }? It is one of { $known }, or an import path such as mypackage.minds:Mine.
belief-unknown-module = There is no belief "{ $given }" for { $bot }, because there is no module { $module }; it is one of { $known }, or an import path such as mypackage.minds:Mine.

# Bots that fail
bot-raised = { $bot }, as { $seat }, failed: { $what }
bot-illegal = { $bot }, as { $seat }, said { $said }, which is not legal: { $reason }
bot-slow = { $bot }, as { $seat }, took more than { $most } s for a decision.

# Files
file-drawn = { $file } has been drawn into { $out }.
format-none = No option of { $game } takes a file of your own.
format-unknown = The option { $option } of { $game } takes no file of your own; those that do: { $allowed }.
format-undrawn = There is no drawing of a file for the option { $option } of { $game }; it can be checked.
track-fine = { $name }: a fine track of { $stretches } stretches and { $lanes } lanes, { $spaces } spaces and { $sections } sections.
file-missing = There is no file { $file }.
file-folder = { $file } is a folder; name a file.
file-denied = { $file } cannot be opened: this is not allowed here; choose a file or folder of your own.
file-binary = { $file } is not a text file, so it is no record of a game.
file-large = { $file } is larger than { $most } MB, so it is no record of a game.
file-exists = { $file } exists already and is left as it is; choose another name.
file-nowhere = { $file } cannot be written: there is no folder { $folder }.
file-trouble = { $file } cannot be used: { $trouble }.
sheet-kind = { $file } should end in { $kinds } or { $last }, so that it is clear what to write.
sheet-exists = { $file } exists already and is left as it is; choose another name, or add --force to replace it.
sheet-pyarrow = Parquet files need pyarrow, which is not installed; type: pip install "ludoteca[lab]", or write a .csv file.
puzzle-unknown = There is no puzzle { $id }. Those that there are stand on the page of puzzles.
puzzle-other = Puzzle { $id } does not lead to the decision that it is about; it was changed, or made by another version.
puzzle-long = A puzzle has at most { $most } characters.
puzzle-form = This line is no puzzle ({ $trouble }); `ludoteca puzzles` writes them.
puzzles-foreign = This is no file of puzzles of { $game }; `ludoteca puzzles { $game } --out FILE` writes one.
puzzles-many = A file has at most { $most } puzzles.
puzzles-empty = The file has no games; each line should be a record, as a table or `ludoteca play --save` gives it.
puzzles-games = A file has at most { $most } games; divide it.
puzzles-game = It is a game of { $found }, not of { $game }.
puzzles-line = Line { $line } cannot be used. { $reason }
puzzles-from-only = { $argument } is for games that bots play; with --from the games are those of the file.
puzzles-none = { $game } has no puzzles yet; `ludoteca puzzles { $game }` finds some.
selfplay-folder = { $file } is a file; name a folder for the positions.
selfplay-empty = { $folder } holds no positions; `ludoteca selfplay` writes them.
selfplay-unreadable = { $file } cannot be read, so it was not written by us; take it away, and its games are played again.
selfplay-other = { $folder } holds other positions ({ $what }: { $found }, not { $wanted }) and is left as it is; choose another folder.
selfplay-held = Somebody is writing into { $folder } already (process { $process }); choose another folder, or wait.
selfplay-stale = These positions are of another { $game } than there is now ({ $what }: { $found }, not { $wanted }), so they cannot be played again.
weights-none = { $file } holds no weights; `ludoteca train` writes them.
weights-format = { $file } holds weights of another format ({ $found }, not { $wanted }), so they were written by another version; train again.
weights-damaged = { $file } is damaged or not whole, so its weights are not used; take a copy that is whole, or train again.
weights-header = { $file } does not say of itself what weights say, or not as many numbers follow, so they are not used; train again.
weights-numbers = { $file } holds weights that are no numbers, or far too large, so they are not used; train again.
weights-large = { $file } is larger than { $most } MB, so it holds no weights.
weights-other = The weights in { $file } were learned for something else ({ $what }: { $found }, not { $wanted }), so they are not used; train for this game.
weights-unshipped = There are no weights for { $game } with { $players ->
    [one] one player
   *[other] { $players } players
} in the box; name a file of your own with weights=FILE.
train-other = { $folder } holds positions of something else ({ $what }: { $found }, not { $wanted }), so nothing is learned from them; name the same game, --option and --content as for self-play.
train-few = { $games ->
    [one] One game is
   *[other] { $games } games are
} too few to learn from ({ $folders }): one is held out, and at least one is learned from.
train-units = "{ $given }" cannot be the layers of a network: name one to eight numbers of units from 1 to { $most }.
train-features = The strategy of { $game } counts nothing, so the observation is all that there is to learn from; leave --inputs out.
train-inputs = --inputs cannot be "{ $given }"; it is one of { $known }.
train-lost = The network has lost itself: its error is no number any more. Nothing was written.
train-going = { $file } should hold an interrupted training, but cannot be read; take it away, and the training begins anew.
train-going-other = { $file } holds an interrupted training from other data, or with other settings, and is left as it is; finish that one, or take it away, and the training begins anew.
train-folder-other = { $folder } holds rounds of another plan ({ $what }: { $found }, not { $wanted }) and is left as it is; choose another folder.
train-folder-unreadable = { $file } cannot be read, so the rounds cannot go on; take it away, and they are counted anew.
gate-against = "{ $given }" cannot stand at the gate: it is a search with a number of simulations, such as search:250.

# The command line: what is wrong
arguments-wrong = These arguments cannot be understood; { $command } --help shows what there is.
argument-needed = { $argument } is missing: name a file.
argument-value = { $argument } needs a value; { $command } --help shows which.
argument-bare = { $argument } takes no value.
argument-unknown = { $command } has no { $argument }; { $command } --help shows what there is.
argument-extra = "{ $argument }" is one word too many; { $command } --help shows what there is.
argument-count = { $argument } cannot be "{ $given }": it is a whole number from 1 to { $most }.
argument-seconds = { $argument } cannot be "{ $given }": it is a number of seconds above 0, such as 0.5, and at most { $most }.
argument-share = { $argument } cannot be "{ $given }": it is a number from 0 to 1.
train-ways = Say what to do, one thing of three: --data FOLDER --out FILE learns from self-play, --rounds N --folder FOLDER does all of it, --gate FILE measures.
train-extra = To train a network needs { $missing }, which is not installed; type: pip install "ludoteca[train,lab]"
option-form = "{ $given }" is no option: write name=value, such as players=2.
command-unknown = There is no command { $command }; there are: { $commands }.
command-unknown-near = There is no command { $command }. Did you mean { $near }? There are: { $commands }.
game-needed = Say which game; on the shelf there are: { $games }.
example-only = { $argument } does not go with --example: the example says how the game is played.
resume-only = { $argument } does not go with --resume: the file says how the game is played.
resume-other = { $file } holds a game of { $found }, not of { $game }.
replay-seat = There is no seat { $seat } in this record; the seats are numbered from 1 to { $players }.
simulate-person = "{ $seat }" cannot sit in a simulation: name a bot, such as random, greedy or search:hard.
bots-needed = { $argument } is missing: name the bots with commas between them, such as search:hard,greedy.
arena-bots-count = An arena cannot have { $given ->
    [one] one bot
   *[other] { $given } bots
}: it takes { $least } to { $most }.
arena-twice = { $bot } is on the list twice; nobody is stronger than themselves.
arena-round = { $given ->
    [one] One game is
   *[other] { $given } games are
} not enough: { $bots } bots need { $least }, so that everybody sits everywhere with the same deal.
arena-same-file = { $file } is named twice; each file holds one thing.
arena-until = "{ $given }" says nothing that could be decided: write two of the bots ({ $bots }), such as "{ $example }".
simulate-bot-seconds = A bot cannot be given { $given } seconds for a decision: it is a number from 0 (any time) to { $most }.
simulate-hangs = { $bot } has not answered for { $seconds } s: its process was ended, and the simulation with it.
simulate-worker = A worker process has died, perhaps for want of memory; try fewer with --jobs.
simulate-unguarded = The worker processes could not begin: each of them reads the script that began it. Keep what it does under if __name__ == "__main__":, or ask for jobs=1.
interrupted = Stopped.
version-compiled = ludoteca { $version } (compiled)
version-interpreted = ludoteca { $version } (interpreted)

# The command line: help
cli-usage = usage:
cli-commands = commands
cli-command = COMMAND
cli-arguments = arguments
cli-general = in general
cli-game = GAME
cli-file = FILE
cli-list = LIST
cli-name-value = NAME=VALUE
cli-option-file = OPTION=FILE
cli-bot = BOT
cli-folder = FOLDER
cli-a-over-b = 'A>B'
cli-lang = the language; otherwise that of your system
cli-help = show this help
cli-version = show the version, and whether it is compiled
cli-usage-ludoteca = ludoteca COMMAND ... [--lang CODE]
cli-usage-play =
    ludoteca play GAME [--seats LIST] [--option NAME=VALUE ...]
    {"             "}       [--content FILE.toml ...] [--set PATH=VALUE ...]
    {"             "}       [--seed N] [--save FILE]
    {""}       ludoteca play --resume FILE
cli-usage-replay = ludoteca replay FILE [--seat N]
cli-usage-verify = ludoteca verify FILE
cli-usage-review =
    ludoteca review FILE [--seat N] [--budget N|Ns] [--seed N] [--jobs N]
    {"               "}     [--json] [--out FILE.html [--force]]
cli-usage-simulate =
    ludoteca simulate GAME [--seats LIST] [--games N] [--seed N]
    {"                 "}       [--option NAME=VALUE ...] [--jobs N] [--no-rotate]
    {"                 "}       [--content FILE.toml ...] [--set PATH=VALUE ...]
    {"                 "}       [--no-pairs] [--deeds] [--stakes N] [--bot-seconds N]
    {"                 "}       [--on ray|ray://HOST:PORT]
    {"                 "}       [--out FILE [--force]]
    {"                 "}       [--measures] [--report FILE.html] [--json FILE]
    {"                 "}       [--tables FOLDER]
cli-usage-arena =
    ludoteca arena GAME --bots LIST [--games N] [--seed N]
    {"                 "}    [--option NAME=VALUE ...] [--until 'A>B'] [--jobs N]
    {"                 "}    [--content FILE.toml ...] [--set PATH=VALUE ...]
    {"                 "}    [--bot-seconds N] [--on ray|ray://HOST:PORT]
    {"                 "}    [--table FILE ...] [--out FILE] [--force]
cli-usage-puzzles =
    ludoteca puzzles GAME [--from FILE.jsonl | --games N] [--most N]
    {"                "}       [--seed N] [--simulations N] [--option NAME=VALUE ...]
    {"                "}       [--jobs N] [--content FILE.toml ...]
    {"                "}       [--set PATH=VALUE ...] [--out FILE.jsonl [--force]]
cli-usage-puzzle = ludoteca puzzle [GAME]
cli-usage-selfplay =
    ludoteca selfplay GAME --out FOLDER [--bot BOT] [--games N] [--seed N]
    {"                 "}       [--option NAME=VALUE ...] [--jobs N]
    {"                 "}       [--on ray|ray://HOST:PORT]
    {"                 "}       [--content FILE.toml ...] [--set PATH=VALUE ...]
cli-usage-train =
    ludoteca train GAME --data FOLDER ... --out FILE [--epochs N] [--force]
    {""}       ludoteca train GAME --rounds N --folder FOLDER [--games N]
    {"              "}       [--simulations N] [--mix N] [--epochs N]
    {""}       ludoteca train GAME --gate FILE [--against BOT] [--mix N] [--games N]
    {"              "}       [--inputs all|features] [--seed N] [--jobs N]
    {"              "}       [--option NAME=VALUE ...]
    {"              "}       [--content FILE.toml ...] [--set PATH=VALUE ...]
cli-usage-doctor = ludoteca doctor
cli-usage-games = ludoteca games
cli-usage-options = ludoteca options GAME
cli-usage-check = ludoteca check GAME OPTION=FILE
cli-usage-draw = ludoteca draw GAME OPTION=FILE -o FILE [--force]
cli-about-ludoteca = Board games in the terminal: to play, to look at again, to prove, to measure.
cli-about-play = play a game in the terminal, alone against bots or with others at the same screen
cli-about-replay = look at a recorded game again, move by move
cli-about-verify = play a recorded game again and prove it: seal, check and every rule
cli-about-review = say of a finished game what was well done, what was a mistake and why, and what luck did
cli-about-simulate = let bots play many games and count who wins
cli-about-arena = let bots play against each other and say which is stronger, and by how much
cli-about-selfplay = let a bot play itself and write down every decision, to learn from
cli-about-puzzles = find positions in which one choice is clearly best and not the obvious one
cli-about-puzzle = solve the puzzle of the day
cli-about-train = let a network learn to judge positions, from self-play
cli-about-doctor = what is installed, which form runs, and what is missing for what
cli-about-games = what is on the shelf
cli-about-options = what may be chosen in a game
cli-about-check = say what is wrong with a file of your own for a game, such as a track
cli-about-draw = draw a file of your own for a game, such as a track
cli-play-game = which game; `ludoteca games` lists them
cli-play-seats = who sits where: me, random, greedy, search, search:easy, search:medium, search:hard, search:expert, search:1000 (simulations), search:0.5s (seconds), or any bot by name, with parameters: mypackage.bots:Net?weights=w.npz; usually me against search:medium
cli-play-option = an option of the game; may be given several times; `ludoteca options GAME` lists them
cli-play-seed = the seed of all chance; usually a secret one
cli-play-example = a worked example of the rulebook, to be played on by yourself on every seat; `rules E1` shows it while you play
cli-play-save = where to keep the game, a new file; usually in your own folder of records
cli-play-resume = go on with a game that was left
cli-replay-file = a record
cli-replay-seat = show the board as that player sees it, counting from 1
cli-review-file = the record of a finished game
cli-review-seat = only what concerns that player, counting from 1
cli-review-budget = what each decision may cost: simulations, such as 600, or seconds, such as 0.5s; where choices are close it takes more
cli-review-seed = the same seed and the same simulations give the same review
cli-review-jobs = how many processes; usually two. The review is the same for any number
cli-review-json = everything as JSON, for programs
cli-review-out = write the review with its boards to an .html file that needs no network
cli-review-force = replace the file if it exists
cli-verify-file = a record
cli-simulate-game = which game; `ludoteca games` lists them
cli-simulate-seats = the bots, as for `ludoteca play`; usually greedy on every seat
cli-simulate-option = an option of the game; may be given several times; `ludoteca options GAME` lists them
cli-simulate-seed = the seed of the first deal; each further deal has the next one
cli-simulate-games = how many games; usually 100
cli-simulate-jobs = how many processes; usually one for each core. The results are the same for any number
cli-simulate-rotate = move the bots one seat on from game to game, so that each sits everywhere equally often (usual)
cli-simulate-no-rotate = let every bot keep its seat
cli-simulate-pairs = play each deal in every rotation of the seats, so that no bot has better cards than another (usual)
cli-simulate-no-pairs = give each game a deal of its own
cli-simulate-out = write a line for each game and seat (games, seats and turns count from 0) to a .csv or .parquet file
cli-simulate-force = replace files if they exist
cli-simulate-deeds = also count what was done, how often, and how often those won who did it
cli-simulate-bot-seconds = the seconds that a bot may take for a decision; one that takes longer forfeits the game. Usually any time
cli-arena-game = which game; `ludoteca games` lists them
cli-arena-bots = the bots, as for `ludoteca play`; as many as you like, at least two
cli-arena-option = an option of the game; may be given several times; `ludoteca options GAME` lists them
cli-arena-games = how many games at the most; usually 100. Only whole rounds are played, in which everybody sits everywhere with the same deal
cli-arena-seed = the seed of the first deal; each further deal has the next one
cli-arena-jobs = how many processes; usually one for each core. The results are the same for any number
cli-arena-until = end as soon as it is known which of two bots is stronger
cli-arena-bot-seconds = how many seconds a bot may take for a decision; one that takes more forfeits the game. Usually any time
cli-arena-table = write the ratings to a .md, .csv, .json or .parquet file; may be given several times
cli-arena-out = write a line for each game and seat to a .csv or .parquet file
cli-arena-force = replace files if they exist
cli-selfplay-game = which game; `ludoteca games` lists them
cli-selfplay-bot = the bot that plays on every seat; usually search:400
cli-selfplay-option = an option of the game; may be given several times; `ludoteca options GAME` lists them
cli-selfplay-games = how many games; usually 100
cli-selfplay-seed = the seed of the first game; each further game has the next one; usually 1
cli-selfplay-jobs = how many processes; usually one for each core. The files are the same for any number
cli-selfplay-out = where the positions go, in parts; what is complete there is kept, so that it can be broken off and begun again
cli-puzzles-game = which game; `ludoteca games` lists them
cli-puzzles-from = games to look through: a record in each line, or a single record; without it bots play some
cli-puzzles-games = how many games bots play; usually 100
cli-puzzles-most = how many puzzles to keep; usually 24
cli-puzzles-seed = the seed of the first game and of what is thought; usually 1. The same seed finds the same puzzles
cli-puzzles-simulations = how long to think about a position; usually 400. What is found is confirmed by twenty times as much
cli-puzzles-option = an option of the game; may be given several times; `ludoteca options GAME` lists them
cli-puzzles-jobs = how many processes; usually one for each core. The puzzles are the same for any number
cli-puzzles-out = where the puzzles go, a line for each
cli-puzzles-force = write over a file that is there
cli-puzzle-game = which game; usually all that have puzzles, one after the other
cli-train-game = which game; `ludoteca games` lists them
cli-train-data = a folder that `ludoteca selfplay` has written; may be given several times
cli-train-out = where the weights go, a new file; `FILE.going` beside it holds a training that was interrupted, and the same command goes on
cli-train-epochs = how often it goes through all positions; usually 20
cli-train-inputs = what it learns from: all, what the seat knows and what the strategy counts; or features, the latter alone; usually all
cli-train-rounds = do all of it, so often: self-play with the best network so far, training, games against fixed opponents
cli-train-folder = where the rounds lie; what is done there is kept, so that it can be broken off and begun again
cli-train-games = how many games of self-play in a round, usually 100; or how many at the gate, usually 200
cli-train-simulations = how many simulations the search has in the rounds; usually 200
cli-train-mix = the share of the network in the value of a leaf, of which the rest is a playout; usually 0.3
cli-train-gate = play with these weights against the search without them, at equal CPU time, and note in the file what came of it
cli-train-against = the search at the gate; usually search:250
cli-train-seed = the seed of all chance; usually 1
cli-train-jobs = how many processes play; usually one for each core
cli-train-option = an option of the game; may be given several times; `ludoteca options GAME` lists them
cli-train-force = replace the file of the weights if it exists
cli-options-game = which game; `ludoteca games` lists them
cli-check-game = which game; `ludoteca games` lists them
cli-check-file = the option that the file stands for, and the file, such as track=monza.txt
cli-draw-game = which game; `ludoteca games` lists them
cli-draw-file = the option that the file stands for, and the file, such as track=monza.txt
cli-draw-out = the picture, a new .svg file
cli-draw-force = replace the picture if it exists

# The terminal: playing. Before the bar of a play-help message stands what is typed.
list-and = { $first } and { $last }
command-undo = undo
command-hint = hint
command-why = why
command-rules = rules
command-log = log
command-save = save
command-help = help
command-quit = quit
play-you = you
play-people = a person at this screen
play-bot = bot { $bot }
play-example = This is example { $example } of the rulebook; "rules { $example }" shows its paragraph.
play-seal = Seal of the seed, which is shown at the end (SHA-256 of its digits):
play-saved = Every move is saved in:
play-how = Type the number of your move. "help" shows what else you can type.
play-decision = Decision { $number }
play-prompt = 1-{ $most }, or help >{" "}
play-thinking = { $seat } is thinking ...
play-number = There is no { $number } in the menu: it goes from 1 to { $most }.
play-action = After # comes the number of an action, from 0 to { $most }, such as #12.
play-unknown = Nothing in the menu is called "{ $typed }", and it is no command. Type a number, or help.
play-log-empty = Nothing has been decided yet.
play-seed = The seed of this game:
play-verify = To prove this game, or to look at it again:
play-left = The game is saved. To go on with it:
play-help-number = 12 | play the move with this number in the menu
play-help-action = #57 | play the action with this number in the rulebook
play-help-search = words | show only the moves in which these words occur
play-help-enter = Enter | show the board and the menu again
play-help-undo = undo | take back your own last move, before anybody else has decided
play-help-hint = hint | ask a strong bot what it would do
play-help-why = why ... | why a move is not allowed: why 57, or why and some of its words
play-help-rules = rules ... | a rule (rules R5), rules about something (rules hold), or the whole book
play-help-log = log | everything that has happened
play-help-save = save FILE | go on in another file; save alone says where the game is kept
play-help-help = help | this list
play-help-quit = quit | leave; the game is saved
curtain = Curtain: it is the turn of { $seat }
curtain-fall = Enter hides your view from { $seat }; undo takes back >{" "}
curtain-rise = { $seat }, press Enter when nobody else is looking >{" "}
hint-thinking = A strong bot is thinking ...
hint-action = move
hint-visits = tried
hint-expected = expected
hint-interval = 95% interval
hint-scale = Expected result: +1 is a sure win, 0 an even game; below 0 you are losing.
tree-prior = prior
why-how = Why what? Type why and the number of an action, or some of its words.
why-nothing = No action of this game is called "{ $asked }".
why-several = { $count } actions are called so; say more, or type why and one of these numbers:
why-legal = This is allowed: { $action }. It is number { $number } in the menu.
rules-none = This game has no rulebook in this language.
rules-nothing = The rulebook says nothing about "{ $wanted }".
rules-more = { $count ->
    [one] One more rule has these words;
   *[other] { $count } more rules have these words;
} say more, or ask for a rule by its id.
rules-page = { $section }/{ $sections } · Enter next · number: go there · ? contents · q back to the game >{" "}

# The terminal: results
result-title = The game is over
result-running = The game is not over: { $seat } is to move.
result-won = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the win.
}
result-nobody = Nobody wins.
result-everybody = Everybody wins.
result-total = Total

# The terminal: replay and verify
replay-prompt = Enter next · b back · number: go there · a to the end · q quit >{" "}
replay-position = After { $number } of { $most } decisions
replay-range = This game has the positions 0 to { $most }.
replay-unknown = "{ $typed }" is none of these: Enter, b, a number, a, q.
verify-options = options
verify-example = example
verify-seats = seats
verify-decisions = decisions
verify-scores = points
verify-result = result
verify-seed = seed
verify-seal = seal
verify-server = server's part
verify-part = part of { $name }
verify-part-drawn = part of { $name }, drawn by the server
verify-part-none = none
verify-dealt = The deal is proved: the seal is that of the server's part, and all parts together give the seed. If this is the seal that the table showed before you sat down, nobody has chosen the deal.
verify-sound = { $decisions ->
    [one] This record is sound: seal and check match, and its one decision is legal.
   *[other] This record is sound: seal and check match, and all { $decisions } decisions are legal.
}

# The terminal: shelf and simulation
games-players = Players: { $players }
options-default = (default)
options-follows = usually follows from the other options
options-several = { $count } of { $values }, separated by commas
options-whole = a whole number from { $low } to { $high }
options-text = a text of at most { $most } characters
options-how = For example:
simulate-playing = Playing
simulate-games = { $games ->
    [one] One game
   *[other] { $games } games
}, from the seed { $seed } on.
simulate-deals = { $games ->
    [one] One game
   *[other] { $games } games
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, from the seed { $seed } on: each deal is played in every rotation of the seats.
lab-saved = Because the bots had the same deals, these { $games } games tell as much as { $plain } on deals of their own ({ $factor } times as many).
simulate-by-bot = by bot
simulate-by-seat = by seat
simulate-by-turn = by turn order
simulate-turn = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
simulate-games-column = games
simulate-wins-column = wins
simulate-rate-column = share
simulate-interval-column = 95% interval
simulate-mean-column = points
simulate-sd-column = std. dev.
simulate-deed-column = what was done
simulate-times-column = times
simulate-share-column = of games
simulate-doers-column = doers
simulate-won-column = won
simulate-lengths = Decisions in a game: { $mean } on average (standard deviation { $sd }), { $least } to { $most }.
simulate-alone = { $bot } sat on every seat, so it won whoever won: look at the seats and at the turn order.
simulate-shared = A shared win counts for everybody who shares it.
simulate-fixed = The bots kept their seats: what the bot and what the seat brings cannot be told apart.
simulate-clock = A bot with a limit of time may play differently on the same seed.
simulate-faults-column = bots that failed
simulate-fault-column = how
simulate-rule-column = rule
simulate-forfeited = { $games ->
    [one] One game was forfeited by a bot that failed, which is not the same as to lose
   *[other] { $games } games were forfeited by a bot that failed, which is not the same as to lose
}: it ended there, and the others won. The first time of each:
simulate-fault-seed = (seed { $seed })
fault-raised = raised an error
fault-illegal = said something illegal
fault-slow = took too long
simulate-written = All games are written to:
arena-written = The ratings are written to:
arena-games = { $games } games on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, from the seed { $seed } on: everybody sits everywhere with each of them.
arena-games-together = { $games } games on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, from the seed { $seed } on. Everybody wins or loses together, so each bot plays alone against the game, whose rating is 0.
arena-bot-column = bot
arena-elo-column = Elo
arena-interval-column = 95% interval
arena-games-column = games
arena-share-column = wins
arena-points-column = points
arena-time-column = ms
arena-faults-column = failed
arena-against-column = against { $place }
arena-pairs = Of what one of the two has won, the share of the bot on the left, with a 95% interval. ms is CPU time for a decision.
arena-pairs-together = Of the deals that only one of the two has won, the share of the bot on the left, with a 95% interval. ms is CPU time for a decision.
arena-decided = Decided: { $stronger } is stronger than { $weaker }. Were they even, either would be called stronger in at most one of twenty arenas.
arena-undecided = Not decided: nobody can say yet whether { $bot } or { $other } is stronger.
puzzles-mining = Looking through games
puzzles-found = { $number ->
    [0] No puzzles were found; look through more games.
    [one] { $number } puzzle found. Each was confirmed by deeper searches of other chance.
   *[other] { $number } puzzles found. Each was confirmed by deeper searches of other chance.
}
puzzles-seat-column = Seat
puzzles-question-column = Asked
puzzles-best-column = Best
puzzles-lead-column = Ahead
puzzles-grade-column = Grade
puzzle-heading = Puzzle { $id }: { $game }
puzzle-task = What would you do as { $seat }? One choice is clearly best.
puzzle-ask = The number of your choice, ? for a hint, or Enter for the answer:
puzzle-no-number = { $given } is none of the numbers; there are 1 to { $most }.
puzzle-among = It is one of these: { $choices }
puzzle-wrong = Not the best. Try another.
puzzle-right = Right!
puzzle-answer = The answer: { $choice }
selfplay-written = { $games ->
    [one] One game
   *[other] { $games } games
} of { $bot } against itself, from the seed { $seed } on, with { $positions } positions, { $games ->
    [one] is
   *[other] are
} in:
selfplay-kept = { $games ->
    [one] One of them was
   *[other] { $games } of them were
} there already.
train-learning = Learning
train-lessons = { $positions } positions of { $games } games, of which { $held } are held out:
train-epoch-column = epoch
train-learned-column = learned
train-held-column = held out
train-value-column = value
train-policy-column = policy
train-score-column = score
train-before = before
train-explained = After epoch { $epoch } the network explains { $share }% of the spread of the values that were held out; these weights are kept.
train-written = The weights are written to:
train-round = Round { $round }: { $positions } positions, { $explained }% explained, { $elo } Elo against { $opponent } ({ $low } … { $high }).
train-best = The strongest of { $rounds } rounds is number { $round }, with { $elo } Elo:
train-axis-round = round
train-axis-elo = Elo against { $opponent }
gate-result = { $games } games against { $against }: { $share }% ({ $low }–{ $high }) of what one of the two has won; { $ms } ms of CPU for a decision against { $other }.
gate-passed = The gate is passed: with the network it is stronger at equal time.
gate-failed = The gate is not passed: it may be even, or weaker.
gate-slow = The gate is not passed: it took longer than the other.
gate-few = The gate is not passed: it takes { $least } games at the least.

# The coach: why one choice is better than another. A clause leads a sentence, or follows after “and” or “but”.
coach-wins = Wins the game at once.
coach-ends = Ends the game at once, not always with a victory.
coach-loses = Ends the game at once, and you lose it.
coach-only = There is nothing else to choose.
coach-perhaps = About as good; perhaps { $first }.
coach-either = You end with about { $amount }, as with: { $other }.
coach-equal = About as good as: { $other }.
coach-one = { $first }.
coach-and = { $first }, and { $second }.
coach-but = { $first }, but { $second }.
coach-called = “{ $line }”
coach-amount = { $amount } { $unit }
coach-tenths = { $whole }.{ $tenth } { $unit }
coach-points-more-leads = You end with about { $amount } more
coach-points-more-follows = you end with about { $amount } more
coach-points-less-leads = You end with about { $amount } less
coach-points-less-follows = you end with about { $amount } less
coach-line-more-leads = You get about { $amount } more from { $line }
coach-line-more-follows = you get about { $amount } more from { $line }
coach-line-more-also = about { $amount } more from { $line }
coach-line-less-leads = You get about { $amount } less from { $line }
coach-line-less-follows = you get about { $amount } less from { $line }
coach-line-less-also = about { $amount } less from { $line }
coach-bonus-more-leads = You get { $line } in { $often } games of 10 instead of { $seldom }
coach-bonus-more-follows = you get { $line } in { $often } games of 10 instead of { $seldom }
coach-bonus-less-leads = You get { $line } only in { $often } games of 10 instead of { $seldom }
coach-bonus-less-follows = you get { $line } only in { $often } games of 10 instead of { $seldom }
coach-reach-more-leads = { $line } stays within reach: it comes in about { $often } games of 10
coach-reach-more-follows = { $line } stays within reach
coach-reach-less-leads = { $line } gets out of reach: without this it comes in about { $often } games of 10
coach-reach-less-follows = { $line } gets out of reach
coach-rival-more-leads = { $seat } gets about { $amount } less
coach-rival-more-follows = { $seat } gets about { $amount } less
coach-rival-less-leads = { $seat } gets about { $amount } more
coach-rival-less-follows = { $seat } gets about { $amount } more
coach-soon-more-leads = You have about { $amount } more by your next turn
coach-soon-more-follows = you have about { $amount } more by your next turn
coach-soon-more-also = about { $amount } more
coach-soon-less-leads = You have about { $amount } less by your next turn
coach-soon-less-follows = you have about { $amount } less by your next turn
coach-soon-less-also = about { $amount } less
coach-chance-more-leads = You win about { $games } games more in a hundred
coach-chance-more-follows = you win about { $games } games more in a hundred
coach-chance-less-leads = You win about { $games } games fewer in a hundred
coach-chance-less-follows = you win about { $games } games fewer in a hundred
coach-swing-leads = A gamble: one game in ten ends with { $amount } or less
coach-swing-follows = it is a gamble: one game in ten ends with { $amount } or less

# The review.
review-budget = A review cannot be made with { $name } = { $given }; it should be a number from { $least } to { $most }.
review-number = There is no decision { $number }; this record has { $decisions }, counted from 1.
review-seat = There is no seat { $seat }; this game has { $players }, counted from 0.
review-unfinished = This game is not over after { $decisions } decisions. A review needs a finished game: before its end a seat may only look at its own decisions.
review-foreign = This is no part of a review.
review-version = This part of a review was written by another version ({ $found }; this one reads { $known }). Have the game reviewed again.

# ---- doctor

doctor-version = Ludoteca { $version }, Python { $python }
doctor-compiled = Rules and bots run as native code.
doctor-interpreted = Rules and bots run as text: the same games, some ten times slower. With a C compiler and Python's headers, pip install --force-reinstall ludoteca makes native code.
doctor-pure = Rules and bots run as text, because LUDOTECA_PURE is set: the same games, some ten times slower.
doctor-languages = Languages: { $languages }
doctor-faces = What can be done with it
doctor-games = On the shelf
doctor-there = ready
doctor-missing = missing: { $what }
doctor-other-version = { $library } { $wanted } (there is { $found })
doctor-well = Nothing is wrong.
doctor-ill = Something is wrong: see the lines above.
doctor-extra-base = play in the terminal
doctor-extra-web = play in the browser, and serve
doctor-extra-postgres = several servers, on PostgreSQL
doctor-extra-research = PettingZoo, Gymnasium, OpenSpiel, pictures
doctor-extra-learners = algorithms of OpenSpiel
doctor-extra-train = train networks
doctor-extra-lab = Parquet files and plots of the laboratory
doctor-extra-tune = the search for balance
doctor-extra-ray = the laboratory on many machines
doctor-extra-agents = assistants by MCP
doctor-extra-textarena = language models in TextArena
