# Contenido: de qué está hecho un juego además de sus reglas, y con qué juega alguien en su lugar.

# Negativas
content-toml = { $file }: no es TOML válido. { $error }
content-missing = { $file }: falta la clave «{ $key }».
content-unknown = { $file }: nadie conoce la clave «{ $key }»; aquí hay: { $allowed }.
content-unknown-near = { $file }: nadie conoce la clave «{ $key }». ¿Querías decir «{ $near }»? Aquí hay: { $allowed }.
content-value = { $file }: la clave «{ $key }» no puede ser { $found }; se admite: { $allowed }.
content-value-with = { $file }: con lo que cambia { $patch }, la clave «{ $key }» no puede ser { $found }; cámbiala también, se admite: { $allowed }.
content-file = { $file }: no se puede leer. { $error }
content-patch = { $file }: lo que cambia es una tabla de claves y valores, o el Path de un archivo TOML.
content-json = content: «{ $given }» no es el JSON de lo que cambia; escribe { $example }.
content-patch-long = { $file }: un cambio del contenido tiene como máximo { $most } bytes.
content-none = { $file }: { $game } no tiene contenido que se pueda cambiar.
content-as-printed = solo { $printed }, como está impreso
content-left-out = nada, allí se omite
content-each-once = cada uno una vez
content-each-once-some = al menos uno de { $allowed }, cada uno una vez
content-so-many = de { $least } a { $most } de ellos
content-players = Con { $players } { $players ->
    [one] jugador
   *[other] jugadores
}
content-fixed = como está impreso
content-any-text = cualquier texto
content-yes = sí
content-no = no
content-place = n.º { $number }
content-patch-deep = { $file }: en «{ $key }» hay demasiados niveles; un cambio del contenido tiene como máximo { $most } tablas una dentro de otra.
content-patch-value = { $file }: la clave «{ $key }» no puede ser { $found }; un cambio tiene lo que comparten TOML y JSON: números, textos, true, false, listas y tablas.

# Con qué se juega
verify-contents = contenido
contents-printed = Contenido { $hash }, como está impreso.
contents-house = Contenido de la casa { $hash }: { $number ->
    [one] un valor no es
   *[other] { $number } valores no son
} como está impreso.
contents-more = … y { $number } más; `ludoteca content` los muestra todos.
contents-long = Qué significan los números entre corchetes:
contents-how = Para jugar con otra cosa:
contents-file = Para tenerlo todo como un archivo en el que cambias lo que quieras:
contents-written = El contenido está escrito, cada valor tras un # si no difiere, en:
contents-none = { $game } no tiene contenido que se pueda cambiar.
contents-toml-head = { $game }, contenido { $hash }. Un valor cuenta cuando se quita el # que lleva delante; `ludoteca play { $game } --content` toma el archivo.
contents-toml-patch = { $game }, contenido { $hash }: lo que difiere de lo impreso. `ludoteca play { $game } --content` toma el archivo.
contents-toml-printed = impreso: { $value }
content-json-out = --json no va con --out: el archivo es TOML.
set-form = «{ $given }» no cambia nada: escribe una ruta y un valor, como { $example }.
set-value = «{ $given }»: { $value } no es un valor que conozca TOML; escribe un número, "un texto", true, false o [una, lista].
serve-content-form = «{ $given }» no dice para qué juego: escribe { $example }.

cli-file-toml = ARCHIVO.toml
cli-path-value = RUTA=VALOR
cli-game-file = JUEGO=ARCHIVO.toml
cli-game-path-value = JUEGO.RUTA=VALOR
cli-with-content = juega con otro contenido: un archivo TOML que dice solo lo que cambia; se puede repetir, cuentan los últimos
cli-with-set = cambia un valor del contenido, como prices.start=4; se puede repetir y cuenta después de todos los archivos; `ludoteca content JUEGO` los enumera
cli-about-content = muestra lo que hay en la caja de un juego, y qué puede ser cada valor
cli-usage-content =
    ludoteca content JUEGO [--content ARCHIVO.toml ...]
    {"                "}     [--set RUTA=VALOR ...]
    {"                "}     [--json | --out ARCHIVO.toml [--force]]
cli-content-game = qué juego; `ludoteca games` los enumera
cli-content-json = como JSON, para programas
cli-content-out = escribe un archivo para cambiarlo y darlo a --content: lo que difiere, y todo lo demás tras un #
cli-content-force = sustituye el archivo si existe
cli-serve-content = ofrece otro contenido de un juego además del impreso, como marrak_hesh=caro.toml; se puede repetir, cuentan los últimos
cli-serve-set = cambia un valor del contenido que se ofrece, como mars_needs_mechanics.prices.start=4; se puede repetir y cuenta después de todos los archivos

# En el navegador
ui-contents-of = Contenido
ui-contents-help = Qué son las cartas, losetas y precios.
ui-contents-printed = como está impreso ({ $hash })
ui-contents-house = contenido de la casa: { $name } ({ $hash })
ui-contents-house-bare = contenido de la casa ({ $hash })
ui-contents-own = el mío
ui-contents-differ = Qué difiere
ui-contents-text = Qué cambias
ui-contents-text-help = Solo lo que cambia, como TOML. Se dice a todos en la mesa.
ui-contents-all = Todos los valores, como un archivo para cambiarlo
ui-contents-note = Contenido de la casa
ui-contents-changes = { $number ->
    [one] un cambio
   *[other] { $number } cambios
}
web-content = En este servidor no hay ningún contenido «{ $given }»; se admite: { $allowed }.
web-content-long = Un contenido propio tiene como máximo { $most } caracteres.
