# Languages, and those who bring them.
language-unknown = "{ $given }" is not one of the languages; there are: { $languages }.
language-unknown-near = "{ $given }" is not one of the languages. Did you mean { $near }? There are: { $languages }.
language-ours = The house speaks { $code } itself; a package brings a language that is not here yet.
language-taken = There is another package for { $code } already; uninstall one of them.
language-import = { $where } cannot be imported ({ $error }).
language-kind = { $where } is no Language; it should be made by ludoteca.words.languages.Language("de", "Deutsch", "ludoteca_de").
language-other-code = The entry point is called { $name }, but its language { $code }; both should be the same code.
language-code = "{ $code }" is no code of a language; it should be like de, or pt-BR.
language-name = The language { $code } needs a name of its own, of 1 to { $most } characters in one line, such as Deutsch.
language-home = The language { $code } says that its files lie in "{ $home }", which is no package that can be imported.
language-file = Its file { $file } cannot be read as UTF-8 ({ $error }).
language-empty = The language { $code } has no words: there is no catalogue and no rulebook in the package { $home }.
doctor-language-unusable = The language { $name } of { $package } cannot be used. { $why }

# ---- ludoteca words
cli-usage-words =
    ludoteca words list
    {"      "} ludoteca words check CODE [--room NAME] [--out FILE [--force]]
    {"      "} ludoteca words new CODE [--name NAME] [--out FOLDER]
cli-about-words = bring the house a language: which there are, what one of them lacks, and a package to begin with
cli-words-what = list: all languages; check: what one of them lacks; new: a package for one that nobody has brought
cli-words-code = the code of the language, such as de, or pt-BR
cli-words-room = look at one sheet alone, and tell all of it: main, web, martians, martians/rulebook
cli-words-name = what the new language calls itself; usually known
cli-words-out = check: write a page of all that is missing; new: the new folder
cli-words-force = write over a page that is there
words-deed = "{ $given }" is nothing that ludoteca words does; there are: { $deeds }.
words-code-needed = Say which language: ludoteca words { $deed } de.
words-room = There is no sheet { $given }; there are: { $rooms }.
words-name = Say with --name what the language { $code } calls itself, in at most { $most } characters without quotation marks.
words-draft = draft
words-missing = { $count } missing
words-unfit = { $count ->
    [one] 1 does not fit
   *[other] { $count } do not fit
}
words-more = … and { $more } more; all of them: --room { $room }
words-whole = { $name } says everything.
words-unfinished = { $name } is at { $share } %. What is missing is said in English meanwhile.
words-page = All that is missing stands in { $file }.
words-of = { $done } of { $wanted }
words-page-title = { $name }: what there is still to do
words-page-done = { $share } % is done.
words-page-missing = { $count ->
    [one] 1 missing
   *[other] { $count } missing
}
words-written = A package for { $name } is in { $folder }. Read its README.md first.
words-install = Install it, so that the house finds it:
words-see = Look at it:
words-ask = Ask what is missing:
words-readme =
    Everything that Ludoteca says stands in `src/{ $package }`, sheet by sheet: `house/` has the rooms of the house, `games/` the words of each game.

    1. Install this folder with `pip install -e .`; from then on { $name } stands in the menu of the languages.
    2. Each message stands in English as a comment. Write yours below it, without the `#`: what is left of the `=` stays as it is, and so does what stands between braces; it may move.
    3. Where English has forms such as `[one]` and `[other]`, write those that your language has.
    4. A rulebook begins as `rulebook.en.txt`. Translate it as `rulebook.md` beside it, and leave the ids of the rules as they are.
    5. `ludoteca words check { $code }` says what is missing and what does not fit; with `--out todo.html` it writes a page of it.

    Whatever is not there yet is said in English, so every sentence is of use at once. Begin with what is seen most: `house/web.ftl`, then the games.

# ---- what is wrong with a sheet
sheet-missing = { $key } is missing.
sheet-no-rule = The rule { $key } is missing.
sheet-extra = { $key } is a message that English does not have; nobody will say it.
sheet-extra-rule = { $key } is a rule that the English rulebook does not have.
sheet-junk = This line is no message: { $key }
sheet-twice = { $key } is there twice; the first one counts.
sheet-unknown = { $key } says { $names }, which it is not given.
sheet-lost = { $key } does not say { $names }.
sheet-function = { $key } uses { $names }, a function that this language does not have.
sheet-call = { $key } says { $names }, which is not in this sheet.
sheet-attribute = { $key } differs from the English message in { $names }.
sheet-form = { $key } lacks a form for numbers: { $names }.
sheet-mark = { $key } differs from the English message in { $names }, which is the same in all languages.
