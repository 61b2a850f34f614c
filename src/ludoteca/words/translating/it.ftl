# Le lingue, e chi le porta.
language-unknown = "{ $given }" non è una delle lingue disponibili, che sono: { $languages }.
language-unknown-near = "{ $given }" non è una delle lingue disponibili. Intendevi { $near }? Ci sono: { $languages }.
language-ours = La casa parla già { $code }; un pacchetto porta una lingua che ancora non c'è.
language-taken = C'è già un altro pacchetto per { $code }; disinstallane uno.
language-import = { $where } non si può importare ({ $error }).
language-kind = { $where } non è una Language; dovrebbe essere creata con ludoteca.words.languages.Language("es", "Español", "ludoteca_es").
language-other-code = L'entry point si chiama { $name }, ma la sua lingua { $code }; il codice dovrebbe essere lo stesso.
language-code = "{ $code }" non è il codice di una lingua; dovrebbe essere come es, o pt-BR.
language-name = La lingua { $code } deve avere un nome proprio, da 1 a { $most } caratteri su una sola riga, come Español.
language-home = La lingua { $code } dice che i suoi file si trovano in "{ $home }", che non è un pacchetto importabile.
language-file = Il suo file { $file } non si può leggere come UTF-8 ({ $error }).
language-empty = La lingua { $code } non ha parole: nel pacchetto { $home } non c'è nessun catalogo e nessun regolamento.
doctor-language-unusable = La lingua { $name } di { $package } non si può usare. { $why }
