# The house in English.
seat = Player { $number }

# Refusals of the engine
seed-range = { $seed } is no seed: a seed is a whole number from 0 up to 2^{ $bits } - 1.
action-range = { $action } is no action of this game: actions are whole numbers from 0 to { $most }.
game-over = The game is over; there is nothing left to play.
option-value = { $given } is not allowed for the option { $option }; allowed: { $allowed }.
option-long = The text of the option { $option } has { $length } characters; at most { $most } are allowed.
option-unknown = There is no option { $option }; this game has: { $allowed }.
game-unknown = There is no game { $game } on the shelf. There are: { $games }.
game-unknown-near = There is no game { $game } on the shelf. Did you mean { $near }? There are: { $games }.

record-json = This is no record: the JSON breaks off or is wrong at line { $line }.
record-foreign = This is JSON, but no record of a game: the field "ludoteca" is missing.
record-format = This record has the format { $found }; this version reads the format { $known }.
record-rules = This record was played by version { $record } of the rules of { $game }; now version { $now } is in force, and it would not replay truly.
record-field = The field "{ $field }" of the record is missing or wrong; it should be { $allowed }.
record-seal = The seed of this record does not match its seal: one of them has been changed.
record-check = This record has been changed after it was written: its check does not match its contents.
record-illegal = The record does not replay: its action no. { $number } ({ $action }) is not legal there. { $reason }

content-toml = { $file }: not valid TOML. { $error }
content-missing = { $file }: the key "{ $key }" is missing.
content-unknown = { $file }: nobody knows the key "{ $key }"; here there are: { $allowed }.
content-value = { $file }: the key "{ $key }" cannot be { $found }; allowed: { $allowed }.

undo-nothing = There is nothing to take back.
undo-other = Only your own last action can be taken back, before anybody else has decided.
undo-dice = This cannot be taken back: the dice have been rolled since.
undo-shown = This cannot be taken back: it has shown something that was hidden.
