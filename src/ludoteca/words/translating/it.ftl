# Le lingue, e chi le porta.
language-unknown = "{ $given }" non è una delle lingue disponibili, che sono: { $languages }.
language-unknown-near = "{ $given }" non è una delle lingue disponibili. Intendevi { $near }? Ci sono: { $languages }.
language-ours = La casa parla già { $code }; un pacchetto porta una lingua che ancora non c'è.
language-taken = C'è già un altro pacchetto per { $code }; disinstallane uno.
language-import = { $where } non si può importare ({ $error }).
language-kind = { $where } non è una Language; dovrebbe essere creata con ludoteca.words.languages.Language("de", "Deutsch", "ludoteca_de").
language-other-code = L'entry point si chiama { $name }, ma la sua lingua { $code }; il codice dovrebbe essere lo stesso.
language-code = "{ $code }" non è il codice di una lingua; dovrebbe essere come de, o pt-BR.
language-name = La lingua { $code } deve avere un nome proprio, da 1 a { $most } caratteri su una sola riga, come Deutsch.
language-home = La lingua { $code } dice che i suoi file si trovano in "{ $home }", che non è un pacchetto importabile.
language-file = Il suo file { $file } non si può leggere come UTF-8 ({ $error }).
language-empty = La lingua { $code } non ha parole: nel pacchetto { $home } non c'è nessun catalogo e nessun regolamento.
doctor-language-unusable = La lingua { $name } di { $package } non si può usare. { $why }

# ---- ludoteca words
cli-usage-words =
    ludoteca words list
    {"    "} ludoteca words check CODICE [--room NOME] [--out FILE [--force]]
    {"    "} ludoteca words new CODICE [--name NOME] [--out CARTELLA]
cli-about-words = porta alla casa una lingua: quali ci sono, che cosa manca a una di loro, e un pacchetto da cui cominciare
cli-words-what = list: tutte le lingue; check: che cosa manca a una di loro; new: un pacchetto per una che nessuno ha ancora portato
cli-words-code = il codice della lingua, per esempio de, o pt-BR
cli-words-room = guarda un solo foglio, e tutto: main, web, martians, martians/rulebook
cli-words-name = come si chiama da sé la nuova lingua; di solito è noto
cli-words-out = check: scrive una pagina con tutto ciò che manca; new: la nuova cartella
cli-words-force = sovrascrive una pagina che c'è già
words-deed = "{ $given }" non è qualcosa che ludoteca words sappia fare; ci sono: { $deeds }.
words-code-needed = Di' quale lingua: ludoteca words { $deed } de.
words-room = Non c'è nessun foglio { $given }; ci sono: { $rooms }.
words-name = Di' con --name come si chiama da sé la lingua { $code }, in { $most } caratteri al massimo e senza virgolette.
words-draft = bozza
words-missing = { $count ->
    [one] 1 mancante
   *[other] { $count } mancanti
}
words-unfit = { $count ->
    [one] 1 non adatto
   *[other] { $count } non adatti
}
words-more = … e altri { $more }; tutti con --room { $room }
words-whole = { $name } dice tutto.
words-unfinished = { $name } è al { $share } %. Ciò che manca nel frattempo è detto in inglese.
words-page = Tutto ciò che manca è in { $file }.
words-of = { $done } su { $wanted }
words-page-title = { $name }: che cosa resta da fare
words-page-done = Fatto: { $share } %.
words-page-missing = { $count ->
    [one] 1 mancante
   *[other] { $count } mancanti
}
words-written = In { $folder } c'è un pacchetto per { $name }. Leggi prima il suo README.md.
words-install = Installalo, così la casa lo trova:
words-see = Guardalo:
words-ask = Chiedi che cosa manca:
words-readme =
    Tutto ciò che Ludoteca dice si trova in `src/{ $package }`, foglio per foglio: `house/` ha le stanze della casa, `games/` le parole di ogni gioco.

    1. Installa questa cartella con `pip install -e .`; da allora { $name } è nel menu delle lingue.
    2. Ogni messaggio è in inglese, come commento. Scrivi il tuo sotto, senza il `#`: ciò che sta a sinistra di `=` resta com'è, e così ciò che sta fra graffe, che però può spostarsi.
    3. Dove l'inglese ha forme come `[one]` e `[other]`, scrivi quelle che ha la tua lingua.
    4. Un regolamento comincia come `rulebook.en.txt`. Traducilo come `rulebook.md` lì accanto, e lascia gli id delle regole come sono.
    5. `ludoteca words check { $code }` dice che cosa manca e che cosa non va; con `--out todo.html` ne scrive una pagina.

    Ciò che ancora non c'è è detto in inglese, quindi ogni frase serve subito. Comincia da ciò che si vede di più: `house/web.ftl`, poi i giochi.

# ---- che cosa non va in un foglio
sheet-missing = Manca { $key }.
sheet-no-rule = Manca la regola { $key }.
sheet-extra = { $key } è un messaggio che in inglese non c'è; nessuno lo dirà.
sheet-extra-rule = { $key } è una regola che il regolamento inglese non ha.
sheet-junk = Questa riga non è un messaggio: { $key }
sheet-twice = { $key } c'è due volte; vale la prima.
sheet-unknown = { $key } dice { $names }, che non le viene dato.
sheet-lost = { $key } non dice { $names }.
sheet-function = { $key } usa { $names }, una funzione che questa lingua non ha.
sheet-call = { $key } dice { $names }, che in questo foglio non c'è.
sheet-attribute = { $key } differisce dal messaggio inglese in { $names }.
sheet-form = A { $key } manca una forma per i numeri: { $names }.
sheet-mark = { $key } differisce dal messaggio inglese in { $names }, che è uguale in tutte le lingue.
