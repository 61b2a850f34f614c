# What is proved of a game, and what is said to its author when it does not hold.

proof-declared = whatever a position keeps is declared as a fact of it
proof-equality = two positions that differ in one fact are not equal
proof-copies = a copy has every fact and lives a life of its own
proof-pickles = a pickled position comes back with every fact
proof-memos = a memo is what the other facts say
proof-copying = copying.py is what position.py declares
proof-choices = what is asked is a real choice
proof-ends = every game ends
proof-invariants = the invariants of the game hold
proof-results = scores, winners and returns go together
proof-ties = a tie says what decided it
proof-looking = what a seat sees does not depend on who has looked before
proof-replays = the same seed and actions give the same game
proof-pickled_games = a pickled game goes on the same
proof-notation = a position that is written down is read back as it was
proof-parts = an observation is the parts that it declares
proof-readers = each part shows what its name says
proof-alike = no two parts tell the same
proof-chance = each source of chance has a stream of its own
proof-sources = each source of chance is drawn from
proof-words = everything can be said in both languages
proof-refusals = whatever may not be played is refused by a rule
proof-worlds = a position that a seat imagines tells it nothing new
proof-open = every seat knows what is open
proof-redeals = a redeal depends on what the seat knows alone
proof-unfolds = with open cards only what nobody knows is dealt anew
proof-hidden = every hidden fact is dealt anew
proof-imagined = what a seat imagines can be imagined by the others
proof-even = every deal that a seat holds possible is as likely as any other
proof-stories = a story tells a seat only what it may know
proof-asked = who is asked next tells nobody what is hidden
proof-undo = whether an action can be taken back tells nobody what is hidden
proof-bots = a bot knows no more than its seat
proof-shown = screen and board show a seat only what it knows
proof-public = what everybody knows is known to every seat, and is a part of what it knows
proof-onlookers = whoever looks on is shown what everybody knows
proof-recall = a history has what its seat did and noticed, and nothing else
proof-screen = a screen is well formed, and its buttons are what is legal
proof-guide = the guided first game can be read

proof-where-game = In { $game }.
proof-where-line =
    In { $game }, seed { $seed }, { $decisions ->
        [0] in the opening.
        [one] after 1 decision: { $actions }
       *[other] after { $decisions } decisions: { $actions }
    }

proof-not-read = { $given } cannot be read. { $error }
proof-no-game = { $given } is not a class of a game; name it as module:Class.
proof-no-name = { $class } has no name; a game says what it is called on the shelf: name = "…".
proof-no-variant = { $class }.variants() is empty: there is no way to play it.
proof-variants = There are no variants "{ $given }"; there are: { $allowed }.
proof-unknown = There is no proof "{ $given }"; there are: { $allowed }.

proof-error = The game breaks off with an error. { $error }
proof-fact-kind = A fact is of the kind { $kind }; it can be a number, yes or no, bytes, or a list of these.

proof-declared-not = { $class } keeps "{ $name }", which nobody has declared: write it among its facts, with its type and a mark.
proof-declared-nothing = The fact "{ $name }" of { $class } has no value here.
proof-equality-twin = The same seed and actions give two positions that are not equal.
proof-equality-fact = The fact "{ $fact }" counts for nothing: two positions that differ in it (place { $place }) are called equal. It belongs in packed().
proof-copies-equal = A copy is not equal to its position.
proof-copies-tell = A copy tells what happened; a copy is silent.
proof-copies-fact = A copy has lost the fact "{ $fact }".
proof-copies-shared = A copy has the same list "{ $fact }": what is changed in one changes in the other. Copy it, or declare it Shared if it is only ever replaced.
proof-copies-changed = Playing on in a copy has changed the position that it was made of: something that is Shared is changed in place.
proof-copies-dice = Playing on in a copy has moved the dice of the position that it was made of: a source is drawn from at once, not kept.
proof-copies-memo = Playing on in a copy has changed the memo "{ $fact }" of the position that it was made of: replace it instead of changing it.
proof-copies-apart = A position and its copy do not go on the same.
proof-pickles-equal = A pickled position does not come back as it was.
proof-pickles-fact = A pickled position has lost the fact "{ $fact }".
proof-pickled-games-equal = A pickled position is not equal to what it was made of.
proof-pickled-games-on = A pickled position goes on otherwise than what it was made of.
proof-notation-refused = A position is not read back from its own text, notation(whole=True). { $error }
proof-notation-fact = The fact "{ $fact }" is not read back as it was written by notation(whole=True).
proof-notation-choices = A position that is read back from its text offers other choices: what legal() looks at is not all declared, or _work_out() leaves out a memo.
proof-notation-other = A position that is read back from its text is not equal to it.
proof-notation-on = A position that is read back from its text plays on otherwise: something that counts is not declared, or _work_out() leaves out a memo.
proof-memos-touches = _work_out() changes more than memos.
proof-memos-wrong = The memo "{ $fact }" is not what _work_out() makes of the other facts.
proof-memos-left = _work_out() leaves the memo "{ $fact }" as it was; work it out anew, or empty it.
proof-memos-redeal = After a redeal for seat { $seat } the memo "{ $fact }" is not what _work_out() makes of the other facts.
proof-memos-seen = Without its memos the position looks otherwise to seat { $seat }.
proof-memos-legal = Without its memos the position allows other actions.
proof-memos-play = Without its memos the position plays on otherwise, after { $decisions } decisions.
proof-copying-late = { $file } is not what { $position } says now: make it anew with python -m ludoteca.proof.copying.
proof-copying-wrong = { $error }

proof-choices-seat = Seat { $seat } is asked, which there is not.
proof-choices-none = Somebody is asked and has nothing to choose.
proof-choices-single = Only action { $action } can be chosen, so it should have been carried out; if the others may not know that, could_choose() says so.
proof-choices-order = The legal actions are not sorted, or one stands there twice.
proof-choices-range = Action { $action } is legal, but actions go from 0 to { $most }.
proof-choices-kept = What legal() says now is not what it said when the question was asked.
proof-choices-own = Whoever changes the list of legal actions changes the position.
proof-ends-never = After { $most } random decisions the game has not ended.
proof-ends-bound = The game took { $decisions } decisions, more than its bound of { $bound }.
proof-ends-move = The game is over, but seat { $seat } is to move.
proof-ends-choices = The game is over, but there are legal actions.
proof-invariants-broken = An invariant of the game does not hold: { $error }
proof-results-length = There are not as many scores or returns as players ({ $players }).
proof-results-sheet = The sheet of seat { $seat } adds up to { $sheet }, its score is { $score }.
proof-results-early = Somebody has won, or has returns, before the game is over.
proof-results-winners = The winners are not seats of this game, each once.
proof-results-returns = A return is not between -1 and 1.
proof-results-together = All win or lose as one, but their returns differ.
proof-results-zero = The returns sum to { $sum } instead of 0.
proof-ties-early = It is said what decided the game before it is over.
proof-ties-untold = Points alone did not decide the game, and decided() does not say what did.
proof-ties-event = What decided the game is not the last line of its story.
proof-looking-observation = Seat { $seat } sees something else because somebody has looked before.
proof-looking-equal = Looking at a position has changed it.
proof-replays-json = A record is not read as it was written.
proof-replays-position = A record does not lead to the same position.
proof-replays-dice = A record leads to the same position with other dice.
proof-replays-key = The same key gives two games that are not the same.

proof-parts-name = A part is called "{ $part }"; a name is a short word such as hand_size.
proof-parts-twice = Two parts are called "{ $part }".
proof-parts-about = The part "{ $part }" does not say what its numbers are, or does not follow the one before it.
proof-parts-other = The parts that are written for seat { $seat } in this position are not those of game.layout().
proof-parts-length = The observation is not as long as its layout, or not of float32 numbers.
proof-parts-number = The part "{ $part }" has the number { $number }; a learner can take -8 to 8.
proof-readers-none = Nobody reads the part "{ $part }".
proof-readers-other = The part "{ $part }" (of seat +{ $of }) does not show seat { $seat } what its reader finds in the position.
proof-alike-two = The parts "{ $one }" and "{ $other }" have told the same in every position: nobody would notice if they changed places.
proof-chance-lost = The streams of the sources are lost: keep the dice that the game was given.
proof-chance-undivided = { $count } numbers were drawn from the undivided dice; draw from dice.source(…).
proof-chance-stream = The source "{ $source }" does not give the same numbers when something else is decided.
proof-sources-unused = Nothing is ever drawn from the source "{ $source }".

proof-words-catalogue = There is no catalogue words/{ $lang }.ftl.
proof-words-fluent = words/{ $lang }.ftl: this is not Fluent: { $text }
proof-words-missing = The message "{ $message }" is missing in words/{ $lang }.ftl.
proof-words-rulebook = rulebook/{ $lang }.md is missing, or no line of it begins with "- **R1** ".
proof-words-rule = The rule { $rule } is missing in rulebook/{ $lang }.md.
proof-words-unsaid = Something cannot be said ({ $lang }): { $error }
proof-words-empty = The message "{ $message }" says nothing ({ $lang }).
proof-words-alike = Actions { $one } and { $other } read the same: "{ $text }". Two choices of one decision must read differently: say in describe() what tells them apart.
proof-words-number = Action { $action } reads "{ $text }", which would be taken for the number of an action: use words.
proof-words-named = action_named() does not find action { $action } by its own words: "{ $text }".
proof-words-cited = The rule { $rule } is cited, which rulebook/{ $lang }.md does not have.
proof-refusals-range = "{ $given }" is no action, and is not refused with what there is.
proof-refusals-legal = Action { $action } is legal, and why_illegal() has a reason against it.
proof-refusals-none = Action { $action } is not legal, and nothing is said against it.
proof-refusals-other = Action { $action } is refused for another reason than why_illegal() says.
proof-refusals-rule = Action { $action } is refused by the rule { $rule }, which the rulebook does not have.
proof-refusals-words = Action { $action } is refused in the same words in both languages: { $text }
proof-refusals-changed = A refused action has changed the position.

proof-worlds-information = information() tells seat { $seat } what is hidden from it: it is not the same once redeal({ $seat }, …) has dealt anew what the seat cannot see. Leave out of information() what the seat does not know; what it does know, _reshuffle() must leave as it is.
proof-worlds-observation = _observe() shows seat { $seat } what is hidden from it, in the part "{ $part }": its numbers are not the same once redeal({ $seat }, …) has dealt anew what the seat cannot see. Write what the seat knows; what it does know, _reshuffle() must leave as it is.
proof-worlds-move = redeal({ $seat }, …) changes who is to move; _reshuffle() deals hidden things anew and leaves the turn as it is.
proof-worlds-fact = redeal({ $seat }, …) changes the fact "{ $fact }", which is open to everybody: declare it Hidden or Own, or let _reshuffle() leave it as it is.
proof-worlds-legal = What seat { $seat } may do hangs on something that it does not know: after redeal({ $seat }, …) legal() says something else.
proof-worlds-text = What action { $action } is called tells seat { $seat } what is hidden from it: after redeal({ $seat }, …) describe() says something else.
proof-worlds-question = The question tells seat { $seat } what is hidden from it: after redeal({ $seat }, …) ask() says something else.
proof-open-fact = Seat { $seat } does not notice that the open fact "{ $fact }" has changed (place { $place }): information() leaves it out.
proof-open-own = Seat { $seat } does not notice that its own part of "{ $fact }" has changed (place { $place }): information() leaves it out.
proof-redeals-detour = redeal({ $seat }, …) hangs on what is hidden from seat { $seat }: dealt from another world that looks the same to it, it comes out otherwise. _reshuffle() begins from what the seat knows; sort the unseen things before they are shuffled.
proof-redeals-dice = After redeal({ $seat }, …) the dice are not those of its seed: _reshuffle() draws from self.dice and keeps it.
proof-redeals-still = The game hides something (hides = True), but redeal() never changes anything: _reshuffle() is missing, or everybody knows everything (hides = False).
proof-redeals-varied = The game hides nothing (hides = False), but redeal() changes something.
proof-redeals-end = A position that redeal({ $seat }, …) has dealt does not come to an end.
proof-unfolds-detour = unfold(…) hangs on what no seat knows: dealt from another world that looks the same to all of them, it comes out otherwise. _unfold() begins from what the seats know; sort what nobody has seen before it is shuffled.
proof-unfolds-dice = After unfold(…) the dice are not those of its seed: _unfold() draws from self.dice and keeps it.
proof-unfolds-move = unfold(…) changes whose move it is, or what there is to choose.
proof-unfolds-known = unfold(…) changes what seat { $seat } knows: _unfold() deals only what no seat knows.
proof-hidden-still = The fact "{ $fact }" is declared Hidden or Own, but redeal() never changes it: everybody knows it, or _reshuffle() forgets it.
proof-imagined-other = A position that redeal({ $seat }, …) has dealt cannot be for seat { $other }: another redeal, for that seat, tells it something new there. _reshuffle() deals something that the rules do not allow.
proof-even-far = redeal({ $seat }, …) does not deal evenly: some deals come up too often, { $far } standard deviations off what blind deals give.
proof-stories-told = The story tells seat { $seat } what information({ $seat }) does not say that it knows: "{ $one }", where another world that looks the same to the seat has "{ $other }". Tell it only to those who may know (audience), or let information() and _reshuffle() know that it was told.
proof-stories-public = The story tells those who look on what public_information() does not say that everybody knows: "{ $one }", where another world that looks the same to them has "{ $other }". Tell it only to those who may know (audience), or let _known_to_all() and _reshuffle() know that it was told.
proof-asked-other = Who is asked next tells seat { $seat } what is hidden from it: in another world that looks the same to it, somebody else is. If a seat goes unasked because it has only one choice, could_choose() must say that it might have had more.
proof-asked-story = That somebody is asked tells seat { $seat } what is hidden from it: in another world that looks the same to it, the story goes on. If a seat goes unasked because it has only one choice, could_choose() must say that it might have had more.
proof-undo-offer = Whether seat { $seat } may take its action back hangs on what is hidden from it.
proof-bots-peek = The bot { $bot } chooses otherwise in another world that looks the same to its seat: what it is given by redeal(), information() or the strategy tells it too much.
proof-shown-screen = The screen shows { $seat ->
        [nobody] those who look on
       *[other] seat { $seat }
    } what is hidden: it reads "{ $one }", where in another world that looks the same it reads "{ $other }". Draw only what information() says that the one who looks knows.
proof-shown-board = The board shows { $seat ->
        [nobody] those who look on
       *[other] seat { $seat }
    } what is hidden: it reads "{ $one }", where in another world that looks the same it reads "{ $other }". Draw only what information() says that the one who looks knows.
proof-public-world = public_information() is not the same in a world that seat { $seat } holds possible: not everybody knows it. It belongs in _known_to().
proof-public-finer = public_information() and private_information({ $seat }) notice that "{ $fact }" has changed, information({ $seat }) does not: override _known_to_all() and _known_to() instead of information(), which is both together.
proof-public-coarser = information({ $seat }) notices that "{ $fact }" has changed, public_information() and private_information({ $seat }) do not: override _known_to_all() and _known_to() instead of information(), which is both together.
proof-public-result = Who has won and the points at the end hang on something that not everybody knows: at the end it is shown. _known_to_all() says so.
proof-onlookers-fact = Those who look on do not notice that the open fact "{ $fact }" has changed: _known_to_all() leaves it out.
proof-onlookers-shown = Screen or board show those who look on the fact "{ $fact }", which _known_to_all() leaves out.
proof-recall-own = The history of seat { $seat } does not have what it decided, and what it knew then.
proof-recall-told = The history of seat { $seat } tells two games apart that the seat cannot tell apart.
proof-screen-formed = The screen is not well formed: { $error }. Build it with ludoteca.screen, which escapes whatever is no markup.
proof-screen-plain = The screen carries a style or a script; styles belong into screen.css, and scripts into screen.js.
proof-screen-id = Two things on the screen have the id "{ $name }".
proof-screen-reference = The screen refers to the drawing "#{ $id }", which is not on it.
proof-screen-piece = Two things on the screen are the same piece, data-piece="{ $name }"; a piece glides from one place to another, so it is there once.
proof-screen-part = Two parts of the screen are called "{ $name }".
proof-screen-touch = A screen that is drawn with touch=False can be touched: make what can be touched with View.touch(action), of a View that was told of it.
proof-screen-button = The screen has a button for action { $action }, which cannot be played by the one who looks: make it with View.touch(action).
proof-screen-reach = The button for action { $action } has no name, or the keyboard does not reach it: make it with View.touch(action).
proof-screen-twice = Action { $name } has two buttons on the screen; whoever listens to it would not know which is which. Draw equal things once, with their number.
proof-screen-beat = BEATS tells how "{ $message }" is shown, but there is no such message in words/en.ftl.
proof-screen-sound = BEATS gives "{ $message }" the sound "{ $sound }"; there are: { $sounds }.

proof-title = { $game }: { $cases ->
        [one] one way to play
       *[other] { $cases } ways to play
    }, seed { $seed }
proof-line-fails = { $proof }: does not hold
proof-again = This shows it again, and whether it holds after a change:
proof-line-form = "{ $given }" is no game to be proved: write its seed, a colon and its actions, such as 1:0,3,2; the opening is 1:
proof-line-illegal = The game cannot be played so: its action no. { $number } ({ $action }) is not legal there. { $reason }
proof-line-done = In this game everything that was asked holds: { $proofs ->
        [one] one proof
       *[other] { $proofs } proofs
    }.
proof-done = Everything that was proved holds: { $proofs } proofs, { $games ->
        [one] one game
       *[other] { $games } games
    } of each way to play, { $seconds } s.
proof-partly = What was proved holds, but the time was up after { $done } of { $games } games of each way to play ({ $seconds } s): give it more with --time.
proof-hardly = The time was up before every proof had seen a game ({ $seconds } s): give it more with --time.
proof-not-asked = This game has nothing of the kind that these prove: { $proofs }.
proof-more = An invariants.py beside the game would prove more: check(state), check_step(before, after), BOUND, and blind() with placed() for even redeals.
proof-failed = { $faults ->
        [one] One proof fails
       *[other] { $faults } proofs fail
    } of { $proofs }.

cli-game-or-class = GAME|MODULE:CLASS
cli-module = MODULE
cli-usage-prove =
    ludoteca prove GAME|MODULE:CLASS [--variants all|players|extremes|first]
    {"              "}     [--option NAME=VALUE ...] [--games N] [--seed N] [--time N]
    {"              "}     [--content FILE.toml ...] [--set PATH=VALUE ...]
    {"              "}     [--only LIST] [--invariants MODULE] [--line SEED:ACTIONS]
cli-about-prove = prove a game of your own: copies, secrets, chance, refusals, words and more
cli-prove-game = a game of the shelf, or the class of one in a module that lies here: my_game:MyGame
cli-prove-variants = which ways to play: all, one for each number of players, the fewest and the most, or only the usual one; usually all
cli-prove-option = an option of the one way to play that is proved; may be given several times
cli-prove-games = how many random games of each way to play; usually 3
cli-prove-seed = the seed of the first game; each further game has the next one; usually 1
cli-prove-time = how many seconds it may take; usually 300
cli-prove-only = which proofs, such as copies,worlds; usually all
cli-prove-invariants = a module with what must hold in every position of the game; usually the invariants.py beside it
cli-seed-actions = SEED:ACTIONS
cli-prove-line = one game alone, by its seed and its actions, such as 1:0,3,2: it is shown, and proved in each of its positions
prove-variants-only = --option names one way to play, --variants names several: give one of the two.

# `ludoteca new`
cli-name = NAME
cli-folder = FOLDER
cli-usage-new = ludoteca new NAME [--out FOLDER]
cli-about-new = write a game of your own to begin with: a small complete package that passes every proof
cli-new-name = what the game is called, as a Python package is: my_game
cli-new-out = the new folder that is written; usually NAME
new-written = { $name } is a whole game now, in { $folder }: rules, words, board, screen and tests. Read its README.md first.
new-install = Install it, so that it stands on the shelf:
new-play = Play it:
new-prove = Prove it, after each change:
new-name-needed = Say what the game is to be called, such as ludoteca new my_game.
new-name = A game cannot be called "{ $name }": a name begins with a small letter and has only a-z, 0-9 and single _ between them, at most { $most } in all, such as my_game.
new-on-shelf = There is a game { $name } on the shelf already; choose another name.
new-reserved = A game cannot be called { $name }: its own code uses that word. Take two words, such as { $name }_game.
new-taken = A game cannot be called { $name }: Python knows a module of that name already. Take another, such as { $name }_game.
new-exists = { $folder } exists already and is left as it is; name a new folder with --out.
