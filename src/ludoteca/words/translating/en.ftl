# Languages, and those who bring them.
language-unknown = "{ $given }" is not one of the languages; there are: { $languages }.
language-unknown-near = "{ $given }" is not one of the languages. Did you mean { $near }? There are: { $languages }.
language-ours = The house speaks { $code } itself; a package brings a language that is not here yet.
language-taken = There is another package for { $code } already; uninstall one of them.
language-import = { $where } cannot be imported ({ $error }).
language-kind = { $where } is no Language; it should be made by ludoteca.words.languages.Language("es", "Español", "ludoteca_es").
language-other-code = The entry point is called { $name }, but its language { $code }; both should be the same code.
language-code = "{ $code }" is no code of a language; it should be like es, or pt-BR.
language-name = The language { $code } needs a name of its own, of 1 to { $most } characters in one line, such as Español.
language-home = The language { $code } says that its files lie in "{ $home }", which is no package that can be imported.
language-file = Its file { $file } cannot be read as UTF-8 ({ $error }).
language-empty = The language { $code } has no words: there is no catalogue and no rulebook in the package { $home }.
doctor-language-unusable = The language { $name } of { $package } cannot be used. { $why }
