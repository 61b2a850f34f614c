# Los idiomas, y quienes los traen.
language-unknown = «{ $given }» no es uno de los idiomas; hay: { $languages }.
language-unknown-near = «{ $given }» no es uno de los idiomas. ¿Querías decir { $near }? Hay: { $languages }.
language-ours = La casa ya habla { $code }; un paquete trae un idioma que aún no está.
language-taken = Ya hay otro paquete para { $code }; desinstala uno de ellos.
language-import = { $where } no se puede importar ({ $error }).
language-kind = { $where } no es un Language; debería hacerse con ludoteca.words.languages.Language("de", "Deutsch", "ludoteca_de").
language-other-code = El punto de entrada se llama { $name }, pero su idioma { $code }; ambos deberían ser el mismo código.
language-code = «{ $code }» no es el código de un idioma; debería ser como de, o pt-BR.
language-name = El idioma { $code } necesita un nombre propio, de 1 a { $most } caracteres en una línea, como Deutsch.
language-home = El idioma { $code } dice que sus archivos están en «{ $home }», que no es un paquete que se pueda importar.
language-file = Su archivo { $file } no se puede leer como UTF-8 ({ $error }).
language-empty = El idioma { $code } no tiene palabras: en el paquete { $home } no hay ningún catálogo ni reglamento.
doctor-language-unusable = El idioma { $name } de { $package } no se puede usar. { $why }

# ---- ludoteca words
cli-usage-words =
    ludoteca words list
    {"    "} ludoteca words check CÓDIGO [--room NOMBRE] [--out ARCHIVO [--force]]
    {"    "} ludoteca words new CÓDIGO [--name NOMBRE] [--out CARPETA]
cli-about-words = trae a la casa un idioma: cuáles hay, qué le falta a uno de ellos y un paquete para empezar
cli-words-what = list: todos los idiomas; check: qué le falta a uno de ellos; new: un paquete para uno que nadie ha traído
cli-words-code = el código del idioma, como de, o pt-BR
cli-words-room = mira una sola hoja, y cuéntalo todo de ella: main, web, martians, martians/rulebook
cli-words-name = cómo se llama a sí mismo el nuevo idioma; normalmente se sabe
cli-words-out = check: escribe una página con todo lo que falta; new: la carpeta nueva
cli-words-force = escribe encima de una página que ya existe
words-deed = «{ $given }» no es algo que haga ludoteca words; hay: { $deeds }.
words-code-needed = Di qué idioma: ludoteca words { $deed } de.
words-room = No hay ninguna hoja { $given }; hay: { $rooms }.
words-name = Di con --name cómo se llama a sí mismo el idioma { $code }, en { $most } caracteres como máximo y sin comillas.
words-draft = borrador
words-missing = { $count ->
    [one] falta 1
   *[other] faltan { $count }
}
words-unfit = { $count ->
    [one] 1 no encaja
   *[other] { $count } no encajan
}
words-more = … y { $more } más; todos con --room { $room }
words-whole = { $name } lo dice todo.
words-unfinished = { $name } está al { $share } %. Lo que falta se dice mientras tanto en inglés.
words-page = Todo lo que falta está en { $file }.
words-of = { $done } de { $wanted }
words-page-title = { $name }: lo que queda por hacer
words-page-done = Hecho: { $share } %.
words-page-missing = { $count ->
    [one] Falta 1
   *[other] Faltan { $count }
}
words-written = En { $folder } hay un paquete para { $name }. Lee antes su README.md.
words-install = Instálalo, para que la casa lo encuentre:
words-see = Míralo:
words-ask = Pregunta qué falta:
words-readme =
    Todo lo que dice Ludoteca está en `src/{ $package }`, hoja por hoja: `house/` tiene las salas de la casa, `games/` las palabras de cada juego.

    1. Instala esta carpeta con `pip install -e .`; desde entonces { $name } está en el menú de los idiomas.
    2. Cada mensaje está en inglés, como comentario. Escribe el tuyo debajo, sin el `#`: lo que está a la izquierda de `=` se queda como está, y también lo que va entre llaves, que sí puede cambiar de sitio.
    3. Donde el inglés tiene formas como `[one]` y `[other]`, escribe las que tenga tu idioma.
    4. Un reglamento empieza como `rulebook.en.txt`. Tradúcelo como `rulebook.md` a su lado, y deja los id de las reglas como están.
    5. `ludoteca words check { $code }` dice qué falta y qué no encaja; con `--out todo.html` escribe una página con ello.

    Lo que aún no está se dice en inglés, así que cada frase sirve desde el primer momento. Empieza por lo que más se ve: `house/web.ftl`, y después los juegos.

# ---- lo que está mal en una hoja
sheet-missing = Falta { $key }.
sheet-no-rule = Falta la regla { $key }.
sheet-extra = { $key } es un mensaje que el inglés no tiene; nadie lo dirá.
sheet-extra-rule = { $key } es una regla que el reglamento inglés no tiene.
sheet-junk = Esta línea no es un mensaje: { $key }
sheet-twice = { $key } está dos veces; cuenta la primera.
sheet-unknown = { $key } dice { $names }, que no se le da.
sheet-lost = { $key } no dice { $names }.
sheet-function = { $key } usa { $names }, una función que este idioma no tiene.
sheet-call = { $key } dice { $names }, que no está en esta hoja.
sheet-attribute = { $key } difiere del mensaje inglés en { $names }.
sheet-form = A { $key } le falta una forma para los números: { $names }.
sheet-mark = { $key } difiere del mensaje inglés en { $names }, que es igual en todos los idiomas.
