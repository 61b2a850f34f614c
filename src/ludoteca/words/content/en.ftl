# Contents: what a game is made of beside its rules, and what somebody plays with instead.

# Refusals
content-toml = { $file }: not valid TOML. { $error }
content-missing = { $file }: the key "{ $key }" is missing.
content-unknown = { $file }: nobody knows the key "{ $key }"; here there are: { $allowed }.
content-unknown-near = { $file }: nobody knows the key "{ $key }". Did you mean "{ $near }"? Here there are: { $allowed }.
content-value = { $file }: the key "{ $key }" cannot be { $found }; allowed: { $allowed }.
content-value-with = { $file }: with what { $patch } changes, the key "{ $key }" cannot be { $found }; change it too, allowed: { $allowed }.
content-file = { $file }: it cannot be read. { $error }
content-patch = { $file }: what changes is a table of keys and values, or the Path of a TOML file.
content-json = content: "{ $given }" is no JSON of what changes; write { $example }.
content-patch-long = { $file }: a patch of the content has at most { $most } bytes.
content-none = { $file }: { $game } has no contents that could be changed.
content-as-printed = only { $printed }, as printed
content-left-out = nothing, it is left out there
content-each-once = each once
content-each-once-some = at least one of { $allowed }, each once
content-so-many = { $least } to { $most } of them
content-players = With { $players } { $players ->
    [one] player
   *[other] players
}
content-fixed = as printed
content-any-text = any text
content-yes = yes
content-no = no
content-place = no. { $number }
content-patch-deep = { $file }: at "{ $key }" it is nested too deeply; a patch of the content has at most { $most } tables within each other.
content-patch-value = { $file }: the key "{ $key }" cannot be { $found }; a patch has what TOML and JSON share: numbers, texts, true, false, lists and tables.

# What a game is played with
verify-contents = contents
contents-printed = Contents { $hash }, as printed.
contents-house = House contents { $hash }: { $number ->
    [one] one value is
   *[other] { $number } values are
} not as printed.
contents-more = … and { $number } more; `ludoteca content` shows all.
contents-long = What the numbers in brackets stand for:
contents-how = To play with something else:
contents-file = To have all of it as a file, in which you change what you like:
contents-written = The contents are written, each value behind a # unless it differs, to:
contents-none = { $game } has no contents that could be changed.
contents-toml-head = { $game }, contents { $hash }. A value counts once the # before it is gone; `ludoteca play { $game } --content` takes the file.
contents-toml-patch = { $game }, contents { $hash }: what differs from what is printed. `ludoteca play { $game } --content` takes the file.
contents-toml-printed = printed: { $value }
content-json-out = --json does not go with --out: the file is TOML.
set-form = "{ $given }" changes nothing: write a path and a value, such as { $example }.
set-value = "{ $given }": { $value } is no value that TOML knows; write a number, "a text", true, false or [a, list].
serve-content-form = "{ $given }" says not which game: write { $example }.

cli-file-toml = FILE.toml
cli-path-value = PATH=VALUE
cli-game-file = GAME=FILE.toml
cli-game-path-value = GAME.PATH=VALUE
cli-with-content = play with other contents: a TOML file that says only what changes; may be given several times, later ones count
cli-with-set = change one value of the contents, such as prices.start=4; may be given several times and counts after all files; `ludoteca content GAME` lists them
cli-about-content = show what lies in the box of a game, and what each value may be
cli-usage-content =
    ludoteca content GAME [--content FILE.toml ...] [--set PATH=VALUE ...]
    {"                "}       [--json | --out FILE.toml [--force]]
cli-content-game = which game; `ludoteca games` lists them
cli-content-json = as JSON, for programs
cli-content-out = write a file to be changed and given to --content: what differs, and all the rest behind a #
cli-content-force = replace the file if it exists
cli-serve-content = offer other contents of a game besides the printed ones, such as marrak_hesh=dear.toml; may be given several times, later ones count
cli-serve-set = change one value of the contents that are offered, such as mars_needs_mechanics.prices.start=4; may be given several times and counts after all files

# In the browser
ui-contents-of = Contents
ui-contents-help = What the cards, tiles and prices are.
ui-contents-printed = as printed ({ $hash })
ui-contents-house = house contents: { $name } ({ $hash })
ui-contents-house-bare = house contents ({ $hash })
ui-contents-own = my own
ui-contents-differ = What differs
ui-contents-text = What you change
ui-contents-text-help = Only what changes, as TOML. Everybody at the table is told.
ui-contents-all = All values, as a file to be changed
ui-contents-note = House contents
ui-contents-changes = { $number ->
    [one] one change
   *[other] { $number } changes
}
web-content = There are no contents "{ $given }" at this server; allowed: { $allowed }.
web-content-long = Contents of your own have at most { $most } characters.
