# Qué se comprueba de un juego, y qué se dice a su autor cuando no se cumple.

proof-declared = todo lo que guarda una posición está declarado como hecho suyo
proof-equality = dos posiciones que difieren en un hecho no son iguales
proof-copies = una copia tiene cada hecho y vive su propia vida
proof-pickles = una posición serializada con pickle vuelve con cada hecho
proof-memos = un memo es lo que dicen los demás hechos
proof-copying = copying.py es lo que declara position.py
proof-choices = lo que se pregunta es una elección de verdad
proof-ends = cada partida termina
proof-invariants = los invariantes del juego se cumplen
proof-results = puntuaciones, ganadores y resultados concuerdan
proof-ties = un empate dice qué lo ha decidido
proof-looking = lo que ve un puesto no depende de quién haya mirado antes
proof-replays = la misma semilla y las mismas acciones dan la misma partida
proof-pickled_games = una partida serializada con pickle sigue igual
proof-notation = una posición escrita se lee como era
proof-parts = una observación son las partes que declara
proof-readers = cada parte muestra lo que dice su nombre
proof-alike = no hay dos partes que cuenten lo mismo
proof-chance = cada fuente de azar tiene su propia corriente
proof-sources = de cada fuente de azar se saca algo
proof-words = todo se puede decir en ambos idiomas
proof-refusals = lo que no se puede jugar lo prohíbe una regla
proof-worlds = una posición que imagina un puesto no le dice nada nuevo
proof-open = cada puesto sabe lo que está a la vista
proof-redeals = un nuevo reparto depende solo de lo que sabe el puesto
proof-unfolds = con las cartas a la vista solo se reparte de nuevo lo que no sabe nadie
proof-hidden = cada hecho oculto se reparte de nuevo
proof-imagined = lo que imagina un puesto lo pueden imaginar los demás
proof-even = cada reparto que un puesto cree posible es tan probable como cualquier otro
proof-stories = una historia cuenta a un puesto solo lo que puede saber
proof-asked = a quién se pregunta después no dice a nadie lo que está oculto
proof-undo = si una acción se puede deshacer no dice a nadie lo que está oculto
proof-bots = un bot no sabe más que su puesto
proof-shown = la pantalla y el tablero muestran a un puesto solo lo que sabe
proof-public = lo que saben todos lo sabe cada puesto, y es parte de lo que sabe
proof-onlookers = a quien mira se le muestra lo que saben todos
proof-recall = una historia tiene lo que su puesto hizo y notó, y nada más
proof-screen = una pantalla está bien formada, y sus botones son lo que es legal
proof-guide = la primera partida guiada se puede leer

proof-where-game = En { $game }.
proof-where-line =
    En { $game }, semilla { $seed }, { $decisions ->
        [0] al principio.
        [one] tras 1 decisión: { $actions }
       *[other] tras { $decisions } decisiones: { $actions }
    }

proof-not-read = { $given } no se puede leer. { $error }
proof-no-game = { $given } no es la clase de un juego; nómbrala como módulo:Clase.
proof-no-name = { $class } no tiene nombre; un juego dice cómo se llama en la estantería: name = "…".
proof-no-variant = { $class }.variants() está vacío: no hay manera de jugarlo.
proof-variants = No hay variantes «{ $given }»; hay: { $allowed }.
proof-unknown = No hay ninguna comprobación «{ $given }»; hay: { $allowed }.

proof-error = El juego se interrumpe con un error. { $error }
proof-fact-kind = Un hecho es de la clase { $kind }; puede ser un número, sí o no, bytes, o una lista de ellos.

proof-declared-not = { $class } guarda «{ $name }», que nadie ha declarado: escríbelo entre sus hechos, con su tipo y una marca.
proof-declared-nothing = El hecho «{ $name }» de { $class } no tiene aquí ningún valor.
proof-equality-twin = La misma semilla y las mismas acciones dan dos posiciones que no son iguales.
proof-equality-fact = El hecho «{ $fact }» no cuenta: dos posiciones que difieren en él (lugar { $place }) se llaman iguales. Debe estar en packed().
proof-copies-equal = Una copia no es igual a su posición.
proof-copies-tell = Una copia cuenta lo que ha pasado; una copia calla.
proof-copies-fact = Una copia ha perdido el hecho «{ $fact }».
proof-copies-shared = Una copia tiene la misma lista «{ $fact }»: lo que se cambia en una cambia en la otra. Cópiala, o declárala Shared si solo se sustituye.
proof-copies-changed = Seguir jugando en una copia ha cambiado la posición de la que se hizo: algo que es Shared se cambia en su sitio.
proof-copies-dice = Seguir jugando en una copia ha movido los dados de la posición de la que se hizo: de una fuente se saca al momento, no se guarda.
proof-copies-memo = Seguir jugando en una copia ha cambiado el memo «{ $fact }» de la posición de la que se hizo: sustitúyelo en lugar de cambiarlo.
proof-copies-apart = Una posición y su copia no siguen igual.
proof-pickles-equal = Una posición serializada con pickle no vuelve como era.
proof-pickles-fact = Una posición serializada con pickle ha perdido el hecho «{ $fact }».
proof-pickled-games-equal = Una posición serializada con pickle no es igual a aquella de la que se hizo.
proof-pickled-games-on = Una posición serializada con pickle sigue de otra manera que aquella de la que se hizo.
proof-notation-refused = Una posición no se lee de su propio texto, notation(whole=True). { $error }
proof-notation-fact = El hecho «{ $fact }» no se lee como lo escribió notation(whole=True).
proof-notation-choices = Una posición leída de su texto ofrece otras opciones: lo que mira legal() no está todo declarado, o _work_out() omite un memo.
proof-notation-other = Una posición leída de su texto no es igual a ella.
proof-notation-on = Una posición leída de su texto sigue de otra manera: algo que cuenta no está declarado, o _work_out() omite un memo.
proof-memos-touches = _work_out() cambia algo más que memos.
proof-memos-wrong = El memo «{ $fact }» no es lo que _work_out() hace de los demás hechos.
proof-memos-left = _work_out() deja el memo «{ $fact }» como estaba; calcúlalo de nuevo, o vacíalo.
proof-memos-redeal = Tras un nuevo reparto para el puesto { $seat }, el memo «{ $fact }» no es lo que _work_out() hace de los demás hechos.
proof-memos-seen = Sin sus memos, la posición le parece otra al puesto { $seat }.
proof-memos-legal = Sin sus memos, la posición permite otras acciones.
proof-memos-play = Sin sus memos, la posición sigue de otra manera, tras { $decisions } decisiones.
proof-copying-late = { $file } no es lo que { $position } dice ahora: hazlo de nuevo con python -m ludoteca.proof.copying.
proof-copying-wrong = { $error }

proof-choices-seat = Se pregunta al puesto { $seat }, que no existe.
proof-choices-none = Se pregunta a alguien que no tiene nada que elegir.
proof-choices-single = Solo se puede elegir la acción { $action }, así que debería haberse ejecutado; si los demás no pueden saberlo, lo dice could_choose().
proof-choices-order = Las acciones legales no están ordenadas, o una está dos veces.
proof-choices-range = La acción { $action } es legal, pero las acciones van de 0 a { $most }.
proof-choices-kept = Lo que dice ahora legal() no es lo que dijo cuando se hizo la pregunta.
proof-choices-own = Quien cambia la lista de acciones legales cambia la posición.
proof-ends-never = Tras { $most } decisiones al azar la partida no ha terminado.
proof-ends-bound = La partida ha tenido { $decisions } decisiones, más que su límite de { $bound }.
proof-ends-move = La partida ha terminado, pero le toca al puesto { $seat }.
proof-ends-choices = La partida ha terminado, pero hay acciones legales.
proof-invariants-broken = Un invariante del juego no se cumple: { $error }
proof-results-length = No hay tantas puntuaciones o resultados como jugadores ({ $players }).
proof-results-sheet = La hoja del puesto { $seat } suma { $sheet }, su puntuación es { $score }.
proof-results-early = Alguien ha ganado, o tiene resultado, antes de que termine la partida.
proof-results-winners = Los ganadores no son puestos de esta partida, cada uno una vez.
proof-results-returns = Un resultado no está entre -1 y 1.
proof-results-together = Todos ganan o pierden como uno solo, pero sus resultados difieren.
proof-results-zero = Los resultados suman { $sum } en lugar de 0.
proof-ties-early = Se dice qué ha decidido la partida antes de que termine.
proof-ties-untold = Los puntos por sí solos no han decidido la partida, y decided() no dice qué lo ha hecho.
proof-ties-event = Lo que ha decidido la partida no es la última línea de su historia.
proof-looking-observation = El puesto { $seat } ve otra cosa porque alguien ha mirado antes.
proof-looking-equal = Mirar una posición la ha cambiado.
proof-replays-json = Un registro no se lee como se escribió.
proof-replays-position = Un registro no lleva a la misma posición.
proof-replays-dice = Un registro lleva a la misma posición con otros dados.
proof-replays-key = La misma clave da dos partidas que no son iguales.

proof-parts-name = Una parte se llama «{ $part }»; un nombre es una palabra corta como hand_size.
proof-parts-twice = Dos partes se llaman «{ $part }».
proof-parts-about = La parte «{ $part }» no dice qué son sus números, o no sigue a la anterior.
proof-parts-other = Las partes que se escriben para el puesto { $seat } en esta posición no son las de game.layout().
proof-parts-length = La observación no es tan larga como su disposición, o no es de números float32.
proof-parts-number = La parte «{ $part }» tiene el número { $number }; un alumno admite de -8 a 8.
proof-readers-none = Nadie lee la parte «{ $part }».
proof-readers-other = La parte «{ $part }» (del puesto +{ $of }) no muestra al puesto { $seat } lo que su lector encuentra en la posición.
proof-alike-two = Las partes «{ $one }» y «{ $other }» han contado lo mismo en cada posición: nadie notaría que cambiaran de sitio.
proof-chance-lost = Las corrientes de las fuentes se han perdido: conserva los dados que recibió la partida.
proof-chance-undivided = Se han sacado { $count } números de los dados sin dividir; saca de dice.source(…).
proof-chance-stream = La fuente «{ $source }» no da los mismos números cuando se decide otra cosa.
proof-sources-unused = Nunca se saca nada de la fuente «{ $source }».

proof-words-catalogue = No hay ningún catálogo words/{ $lang }.ftl.
proof-words-fluent = words/{ $lang }.ftl: esto no es Fluent: { $text }
proof-words-missing = Falta el mensaje «{ $message }» en words/{ $lang }.ftl.
proof-words-rulebook = Falta rulebook/{ $lang }.md, o ninguna de sus líneas empieza por "- **R1** ".
proof-words-rule = Falta la regla { $rule } en rulebook/{ $lang }.md.
proof-words-unsaid = Algo no se puede decir ({ $lang }): { $error }
proof-words-empty = El mensaje «{ $message }» no dice nada ({ $lang }).
proof-words-alike = Las acciones { $one } y { $other } se leen igual: «{ $text }». Dos opciones de una decisión deben leerse distintas: di en describe() qué las distingue.
proof-words-number = La acción { $action } se lee «{ $text }», que se tomaría por el número de una acción: usa palabras.
proof-words-named = action_named() no encuentra la acción { $action } por sus propias palabras: «{ $text }».
proof-words-cited = Se cita la regla { $rule }, que rulebook/{ $lang }.md no tiene.
proof-refusals-range = «{ $given }» no es una acción, y no se rechaza diciendo lo que hay.
proof-refusals-legal = La acción { $action } es legal, y why_illegal() tiene una razón en contra.
proof-refusals-none = La acción { $action } no es legal, y no se dice nada en contra.
proof-refusals-other = La acción { $action } se rechaza por otra razón que la que dice why_illegal().
proof-refusals-rule = La acción { $action } la rechaza la regla { $rule }, que el reglamento no tiene.
proof-refusals-words = La acción { $action } se rechaza con las mismas palabras en ambos idiomas: { $text }
proof-refusals-changed = Una acción rechazada ha cambiado la posición.

proof-worlds-information = information() dice al puesto { $seat } lo que se le oculta: no es igual después de que redeal({ $seat }, …) haya repartido de nuevo lo que el puesto no puede ver. Omite en information() lo que el puesto no sabe; lo que sí sabe, _reshuffle() debe dejarlo como está.
proof-worlds-observation = _observe() muestra al puesto { $seat } lo que se le oculta, en la parte «{ $part }»: sus números no son iguales después de que redeal({ $seat }, …) haya repartido de nuevo lo que el puesto no puede ver. Escribe lo que el puesto sabe; lo que sí sabe, _reshuffle() debe dejarlo como está.
proof-worlds-move = redeal({ $seat }, …) cambia a quién le toca; _reshuffle() reparte de nuevo lo oculto y deja el turno como está.
proof-worlds-fact = redeal({ $seat }, …) cambia el hecho «{ $fact }», que está a la vista de todos: decláralo Hidden u Own, o haz que _reshuffle() lo deje como está.
proof-worlds-legal = Lo que puede hacer el puesto { $seat } depende de algo que no sabe: tras redeal({ $seat }, …), legal() dice otra cosa.
proof-worlds-text = Cómo se llama la acción { $action } dice al puesto { $seat } lo que se le oculta: tras redeal({ $seat }, …), describe() dice otra cosa.
proof-worlds-question = La pregunta dice al puesto { $seat } lo que se le oculta: tras redeal({ $seat }, …), ask() dice otra cosa.
proof-open-fact = El puesto { $seat } no nota que ha cambiado el hecho visible «{ $fact }» (lugar { $place }): information() lo omite.
proof-open-own = El puesto { $seat } no nota que ha cambiado su propia parte de «{ $fact }» (lugar { $place }): information() la omite.
proof-redeals-detour = redeal({ $seat }, …) depende de lo que se oculta al puesto { $seat }: repartido desde otro mundo que le parece igual, sale de otra manera. _reshuffle() parte de lo que sabe el puesto; ordena lo no visto antes de barajarlo.
proof-redeals-dice = Tras redeal({ $seat }, …) los dados no son los de su semilla: _reshuffle() saca de self.dice y los conserva.
proof-redeals-still = El juego oculta algo (hides = True), pero redeal() nunca cambia nada: falta _reshuffle(), o todos lo saben todo (hides = False).
proof-redeals-varied = El juego no oculta nada (hides = False), pero redeal() cambia algo.
proof-redeals-end = Una posición que ha repartido redeal({ $seat }, …) no llega a su fin.
proof-unfolds-detour = unfold(…) depende de lo que no sabe ningún puesto: repartido desde otro mundo que a todos les parece igual, sale de otra manera. _unfold() parte de lo que saben los puestos; ordena lo que nadie ha visto antes de barajarlo.
proof-unfolds-dice = Tras unfold(…) los dados no son los de su semilla: _unfold() saca de self.dice y los conserva.
proof-unfolds-move = unfold(…) cambia a quién le toca, o lo que hay para elegir.
proof-unfolds-known = unfold(…) cambia lo que sabe el puesto { $seat }: _unfold() solo reparte lo que no sabe ningún puesto.
proof-hidden-still = El hecho «{ $fact }» está declarado Hidden u Own, pero redeal() no lo cambia nunca: todos lo saben, o _reshuffle() lo olvida.
proof-imagined-other = Una posición que ha repartido redeal({ $seat }, …) no puede ser para el puesto { $other }: otro reparto, para ese puesto, le dice allí algo nuevo. _reshuffle() reparte algo que las reglas no permiten.
proof-even-far = redeal({ $seat }, …) no reparte de manera uniforme: algunos repartos salen demasiado a menudo, a { $far } desviaciones estándar de lo que dan los repartos a ciegas.
proof-stories-told = La historia cuenta al puesto { $seat } lo que information({ $seat }) no dice que sepa: «{ $one }», donde otro mundo que al puesto le parece igual tiene «{ $other }». Cuéntalo solo a quien pueda saberlo (audience), o haz que information() y _reshuffle() sepan que se contó.
proof-stories-public = La historia cuenta a quien mira lo que public_information() no dice que sepan todos: «{ $one }», donde otro mundo que les parece igual tiene «{ $other }». Cuéntalo solo a quien pueda saberlo (audience), o haz que _known_to_all() y _reshuffle() sepan que se contó.
proof-asked-other = A quién se pregunta después dice al puesto { $seat } lo que se le oculta: en otro mundo que le parece igual, es otro. Si a un puesto no se le pregunta porque solo tiene una opción, could_choose() debe decir que podría haber tenido más.
proof-asked-story = Que se pregunte a alguien dice al puesto { $seat } lo que se le oculta: en otro mundo que le parece igual, la historia sigue. Si a un puesto no se le pregunta porque solo tiene una opción, could_choose() debe decir que podría haber tenido más.
proof-undo-offer = Si el puesto { $seat } puede retirar su acción depende de lo que se le oculta.
proof-bots-peek = El bot { $bot } elige otra cosa en otro mundo que a su puesto le parece igual: lo que le dan redeal(), information() o la estrategia le dice demasiado.
proof-shown-screen = La pantalla muestra { $seat ->
        [nobody] a quien mira
       *[other] al puesto { $seat }
    } lo que está oculto: pone «{ $one }», donde en otro mundo que parece igual pone «{ $other }». Dibuja solo lo que information() dice que sabe quien mira.
proof-shown-board = El tablero muestra { $seat ->
        [nobody] a quien mira
       *[other] al puesto { $seat }
    } lo que está oculto: pone «{ $one }», donde en otro mundo que parece igual pone «{ $other }». Dibuja solo lo que information() dice que sabe quien mira.
proof-public-world = public_information() no es igual en un mundo que el puesto { $seat } cree posible: no lo saben todos. Debe estar en _known_to().
proof-public-finer = public_information() y private_information({ $seat }) notan que ha cambiado «{ $fact }», information({ $seat }) no: redefine _known_to_all() y _known_to() en lugar de information(), que son ambas juntas.
proof-public-coarser = information({ $seat }) nota que ha cambiado «{ $fact }», public_information() y private_information({ $seat }) no: redefine _known_to_all() y _known_to() en lugar de information(), que son ambas juntas.
proof-public-result = Quién ha ganado y los puntos del final dependen de algo que no saben todos: al final se muestra. Lo dice _known_to_all().
proof-onlookers-fact = Quien mira no nota que ha cambiado el hecho visible «{ $fact }»: _known_to_all() lo omite.
proof-onlookers-shown = La pantalla o el tablero muestran a quien mira el hecho «{ $fact }», que _known_to_all() omite.
proof-recall-own = La historia del puesto { $seat } no tiene lo que decidió, ni lo que sabía entonces.
proof-recall-told = La historia del puesto { $seat } distingue dos partidas que el puesto no puede distinguir.
proof-screen-formed = La pantalla no está bien formada: { $error }. Constrúyela con ludoteca.screen, que protege todo lo que no es marcado.
proof-screen-plain = La pantalla lleva un estilo o un guion; los estilos van en screen.css, y los guiones en screen.js.
proof-screen-id = Dos cosas de la pantalla tienen el id «{ $name }».
proof-screen-reference = La pantalla se refiere al dibujo "#{ $id }", que no está en ella.
proof-screen-piece = Dos cosas de la pantalla son la misma pieza, data-piece="{ $name }"; una pieza se desliza de un lugar a otro, así que está una sola vez.
proof-screen-part = Dos partes de la pantalla se llaman «{ $name }».
proof-screen-touch = Una pantalla dibujada con touch=False se puede tocar: haz lo que se puede tocar con View.touch(action), de una View a la que se le ha dicho.
proof-screen-button = La pantalla tiene un botón para la acción { $action }, que no puede jugar quien mira: hazlo con View.touch(action).
proof-screen-reach = El botón para la acción { $action } no tiene nombre, o el teclado no llega a él: hazlo con View.touch(action).
proof-screen-twice = La acción { $name } tiene dos botones en la pantalla; quien la escucha no sabría cuál es cuál. Dibuja una sola vez las cosas iguales, con su número.
proof-screen-beat = BEATS dice cómo se muestra «{ $message }», pero no hay tal mensaje en words/en.ftl.
proof-screen-sound = BEATS da a «{ $message }» el sonido «{ $sound }»; hay: { $sounds }.

proof-title = { $game }: { $cases ->
        [one] una manera de jugar
       *[other] { $cases } maneras de jugar
    }, semilla { $seed }
proof-line-fails = { $proof }: no se cumple
proof-again = Esto lo muestra de nuevo, y si se cumple tras un cambio:
proof-line-form = «{ $given }» no es una partida que se pueda comprobar: escribe su semilla, dos puntos y sus acciones, como 1:0,3,2; el principio es 1:
proof-line-illegal = La partida no se puede jugar así: su acción n.º { $number } ({ $action }) no es legal allí. { $reason }
proof-line-done = En esta partida se cumple todo lo que se ha preguntado: { $proofs ->
        [one] una comprobación
       *[other] { $proofs } comprobaciones
    }.
proof-done = Se cumple todo lo comprobado: { $proofs } comprobaciones, { $games ->
        [one] una partida
       *[other] { $games } partidas
    } de cada manera de jugar, { $seconds } s.
proof-partly = Lo comprobado se cumple, pero se acabó el tiempo tras { $done } de { $games } partidas de cada manera de jugar ({ $seconds } s): dale más con --time.
proof-hardly = Se acabó el tiempo antes de que cada comprobación viera una partida ({ $seconds } s): dale más con --time.
proof-not-asked = Este juego no tiene nada de lo que comprueban estas: { $proofs }.
proof-more = Un invariants.py junto al juego comprobaría más: check(state), check_step(before, after), BOUND, y blind() con placed() para los repartos uniformes.
proof-failed = { $faults ->
        [one] Falla una comprobación
       *[other] Fallan { $faults } comprobaciones
    } de { $proofs }.

cli-game-or-class = JUEGO|MÓDULO:CLASE
cli-module = MÓDULO
cli-usage-prove =
    ludoteca prove JUEGO|MÓDULO:CLASE [--variants all|players|extremes|first]
    {"          "} [--option NOMBRE=VALOR ...] [--games N] [--seed N]
    {"          "} [--time N] [--content ARCHIVO.toml ...]
    {"          "} [--set RUTA=VALOR ...] [--only LISTA]
    {"          "} [--invariants MÓDULO] [--line SEMILLA:ACCIONES]
cli-about-prove = comprueba un juego tuyo: copias, secretos, azar, negativas, palabras y más
cli-prove-game = un juego de la estantería, o la clase de uno en un módulo que está aquí: my_game:MyGame
cli-prove-variants = qué maneras de jugar: todas (all), una por cada número de jugadores (players), el menor y el mayor (extremes), o solo la habitual (first); lo normal es all
cli-prove-option = una opción de la única manera de jugar que se comprueba; se puede repetir
cli-prove-games = cuántas partidas al azar de cada manera de jugar; lo normal son 3
cli-prove-seed = la semilla de la primera partida; cada partida siguiente tiene la siguiente; lo normal es 1
cli-prove-time = cuántos segundos puede tardar; lo normal son 300
cli-prove-only = qué comprobaciones, como copies,worlds; lo normal son todas
cli-prove-invariants = un módulo con lo que debe cumplirse en cada posición del juego; lo normal es el invariants.py que está a su lado
cli-seed-actions = SEMILLA:ACCIONES
cli-prove-line = una sola partida, por su semilla y sus acciones, como 1:0,3,2: se muestra, y se comprueba en cada una de sus posiciones
prove-variants-only = --option nombra una manera de jugar, --variants nombra varias: da una de las dos.

# `ludoteca new`
cli-name = NOMBRE
cli-folder = CARPETA
cli-usage-new = ludoteca new NOMBRE [--out CARPETA]
cli-about-new = escribe un juego tuyo para empezar: un paquete pequeño y completo que pasa cada comprobación
cli-new-name = cómo se llama el juego, como se llama un paquete de Python: my_game
cli-new-out = la carpeta nueva que se escribe; lo normal es NOMBRE
new-written = { $name } ya es un juego entero, en { $folder }: reglas, palabras, tablero, pantalla y pruebas. Lee antes su README.md.
new-install = Instálalo, para que esté en la estantería:
new-play = Juégalo:
new-prove = Compruébalo, tras cada cambio:
new-name-needed = Di cómo se va a llamar el juego, como ludoteca new my_game.
new-name = Un juego no se puede llamar «{ $name }»: un nombre empieza por una letra minúscula y solo tiene a-z, 0-9 y _ sueltos entre ellas, { $most } en total como máximo, como my_game.
new-on-shelf = En la estantería ya hay un juego { $name }; elige otro nombre.
new-reserved = Un juego no se puede llamar { $name }: su propio código usa esa palabra. Toma dos palabras, como { $name }_game.
new-taken = Un juego no se puede llamar { $name }: Python ya conoce un módulo con ese nombre. Toma otro, como { $name }_game.
new-exists = { $folder } ya existe y se ha dejado como está; nombra una carpeta nueva con --out.
