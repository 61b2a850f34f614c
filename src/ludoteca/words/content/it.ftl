# Il contenuto: di che cosa è fatto un gioco oltre alle regole, e con che cosa si gioca al suo posto.

# Rifiuti
content-toml = { $file }: non è TOML valido. { $error }
content-missing = { $file }: manca la chiave "{ $key }".
content-unknown = { $file }: nessuno conosce la chiave "{ $key }"; qui ci sono: { $allowed }.
content-unknown-near = { $file }: nessuno conosce la chiave "{ $key }". Intendevi "{ $near }"? Qui ci sono: { $allowed }.
content-value = { $file }: la chiave "{ $key }" non può essere { $found }; valori ammessi: { $allowed }.
content-value-with = { $file }: con ciò che { $patch } cambia, la chiave "{ $key }" non può essere { $found }; va cambiata anche questa, valori ammessi: { $allowed }.
content-file = { $file }: non si può leggere. { $error }
content-patch = { $file }: ciò che cambia è una tabella di chiavi e valori, o il Path di un file TOML.
content-json = content: "{ $given }" non è il JSON di ciò che cambia; scrivi { $example }.
content-patch-long = { $file }: una modifica del contenuto ha al massimo { $most } byte.
content-none = { $file }: { $game } non ha contenuti che si possano cambiare.
content-as-printed = solo { $printed }, come stampato
content-left-out = niente, lì non c'è
content-each-once = ciascuno una volta sola
content-each-once-some = almeno uno fra { $allowed }, ciascuno una volta sola
content-so-many = da { $least } a { $most }
content-players = In { $players }
content-fixed = come stampato
content-any-text = un testo qualsiasi
content-yes = sì
content-no = no
content-place = n. { $number }
content-patch-deep = { $file }: a "{ $key }" è annidato troppo in profondità; una modifica del contenuto ha al massimo { $most } tabelle una dentro l'altra.
content-patch-value = { $file }: la chiave "{ $key }" non può essere { $found }; una modifica ha ciò che TOML e JSON hanno in comune: numeri, testi, true, false, liste e tabelle.

# Con che cosa si gioca
verify-contents = contenuto
contents-printed = Contenuto { $hash }, come stampato.
contents-house = Contenuto della casa { $hash }: { $number ->
    [one] un valore non è
   *[other] { $number } valori non sono
} come { $number ->
    [one] stampato
   *[other] stampati
}.
contents-more = … e altri { $number }; `ludoteca content` li mostra tutti.
contents-long = Che cosa indicano i numeri fra parentesi:
contents-how = Per giocare con qualcosa di diverso:
contents-file = Per averlo tutto in un file, in cui cambiare ciò che vuoi:
contents-written = Il contenuto, ogni valore dietro un # se non è diverso, è scritto in:
contents-none = { $game } non ha contenuti che si possano cambiare.
contents-toml-head = { $game }, contenuto { $hash }. Un valore conta quando il # davanti non c'è più; `ludoteca play { $game } --content` prende il file.
contents-toml-patch = { $game }, contenuto { $hash }: ciò che differisce da quanto è stampato. `ludoteca play { $game } --content` prende il file.
contents-toml-printed = stampato: { $value }
content-json-out = --json non va con --out: il file è TOML.
set-form = "{ $given }" non cambia nulla: scrivi un percorso e un valore, per esempio { $example }.
set-value = "{ $given }": { $value } non è un valore che TOML conosca; scrivi un numero, "un testo", true, false o [una, lista].
serve-content-form = "{ $given }" non dice di quale gioco: scrivi { $example }.

cli-file-toml = FILE.toml
cli-path-value = PERCORSO=VALORE
cli-game-file = GIOCO=FILE.toml
cli-game-path-value = GIOCO.PERCORSO=VALORE
cli-with-content = giocare con un altro contenuto: un file TOML che dice solo che cosa cambia; si può dare più volte, contano gli ultimi
cli-with-set = cambiare un valore del contenuto, per esempio prices.start=4; si può dare più volte e conta dopo tutti i file; `ludoteca content GIOCO` li elenca
cli-about-content = mostrare che cosa c'è nella scatola di un gioco, e che cosa può essere ogni valore
cli-usage-content =
    ludoteca content GIOCO [--content FILE.toml ...]
    {"                "}     [--set PERCORSO=VALORE ...]
    {"                "}     [--json | --out FILE.toml [--force]]
cli-content-game = quale gioco; `ludoteca games` li elenca
cli-content-json = come JSON, per i programmi
cli-content-out = scrivere un file da cambiare e dare a --content: ciò che è diverso, e tutto il resto dietro un #
cli-content-force = sostituire il file se esiste
cli-serve-content = offrire un altro contenuto di un gioco accanto a quello stampato, per esempio marrak_hesh=caro.toml; si può dare più volte, contano gli ultimi
cli-serve-set = cambiare un valore del contenuto offerto, per esempio mars_needs_mechanics.prices.start=4; si può dare più volte e conta dopo tutti i file

# Nel browser
ui-contents-of = Contenuto
ui-contents-help = Come sono le carte, le tessere e i prezzi.
ui-contents-printed = come stampato ({ $hash })
ui-contents-house = della casa: { $name } ({ $hash })
ui-contents-house-bare = della casa ({ $hash })
ui-contents-own = il mio
ui-contents-differ = Che cosa è diverso
ui-contents-text = Che cosa cambi
ui-contents-text-help = Solo ciò che cambia, in TOML. Lo vedono tutti al tavolo.
ui-contents-all = Tutti i valori, in un file da cambiare
ui-contents-note = Contenuto della casa
ui-contents-changes = { $number ->
    [one] una modifica
   *[other] { $number } modifiche
}
web-content = Su questo server non c'è il contenuto "{ $given }"; ammesso: { $allowed }.
web-content-long = Un contenuto tuo ha al massimo { $most } caratteri.
