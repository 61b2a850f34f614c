# El laboratorio: qué hace un cambio, y qué se mide de un juego.

# Lo que no puede ser
limit-form-never = { $argument } no puede ser «{ $given }»: escribe de quién, y después qué no puede hacer, como "1: build aether_drive" o "all: build". Los jugadores se cuentan desde 1, como están en la lista de bots.
limit-form-must = { $argument } no puede ser «{ $given }»: escribe de quién, y después qué debe hacer siempre que pueda, como "1: pass" o "all: pass". Los jugadores se cuentan desde 1, como están en la lista de bots.
limit-form-weak = { $argument } no puede ser «{ $given }»: escribe de quién, y después en qué parte de sus decisiones juega cualquier cosa, como "1: 0.2".
limit-player = { $argument } no puede tratar de «{ $given }»: es un jugador de 1 a { $most }, como están en la lista de bots, o all.
limit-deed = En este juego nadie puede hacer «{ $given }», hasta donde muestran unas pocas partidas; entre lo que se puede hacer está: { $known }.
limit-deed-near = En este juego nadie puede hacer «{ $given }», hasta donde muestran unas pocas partidas. ¿Querías decir algo de esto? { $known }.
compare-games = A y B deben ser el mismo juego con el mismo número de jugadores; sus opciones, contenido y bots pueden diferir.
compare-few = { $given } partidas son demasiado pocas: un reparto necesita { $least }, en ambos lados y en cada rotación de los jugadores.
compare-measure = Aquí nadie mide «{ $given }»; hay: { $known }.
compare-until = --until no puede ser «{ $given }»: escribe cuánto debe acercarse el intervalo, como 1% o 0.5, o la palabra known.
compare-same = A y B son iguales. Di en qué difieren, con --set-b, --option-b, --seats-b o --never-b.
argument-minutes = { $argument } no puede ser «{ $given }»: es un número de minutos mayor que 0, como 5, y { $most } como máximo.
report-kind = { $file } debería terminar en .html, porque es una página para un navegador.
json-kind = { $file } debería terminar en .json.
tables-exist = En { $folder } ya hay { $file }; elige otra carpeta, o añade --force para sustituirlo.
tables-many = Las tablas de { $games } partidas serían demasiado grandes; se escriben para { $most } como máximo. Sin --tables se pueden jugar cuantas se quiera.
effects-together = En este juego todos ganan o pierden juntos, así que nadie puede tener un derecho que no tengan los demás; compare hace esas preguntas: --never-b "all: …".
effects-one = En una mesa de uno nadie puede tener un derecho que no tengan los demás; compare hace esas preguntas: --never-b "1: …".
effects-mixed = Para preguntar qué hace un acto, todos los puestos deben tener el mismo bot; aquí hay: { $seats }.
effects-none = Nada de lo que se hizo encaja con «{ $given }»; clases de actos que se hicieron: { $known }.
effects-few = { $given } partidas son demasiado pocas: la primera mirada necesita { $least }.

# En muchas máquinas
ray-address = --on no puede ser «{ $given }»: escribe ray, para los núcleos de esta máquina, o dónde hay un clúster, como ray://host:10001.
ray-missing = Para jugar en muchas máquinas hace falta Ray, que no está instalado; escribe: pip install "ludoteca[ray]"
ray-nobody = En { $address } no responde nadie. Un clúster empieza en su primera máquina con: ray start --head --ray-client-server-port=10001
ray-refused = El clúster { $address } no se puede usar. Ray dice: { $said }. Ray y Python deben tener allí las mismas versiones que aquí, y un clúster con contraseña la quiere en RAY_AUTH_TOKEN.
ray-other = Este programa ya está en contacto con otro clúster de Ray: di on="ray" para jugar en ese, o déjalo con ray.shutdown().
ray-empty = El clúster { $address } no tiene ningún núcleo que pueda jugar. Una máquina se une a él con: ray start --address=HOST:6379
ray-unlike = La máquina { $node } tiene otra Ludoteca, { $there }; aquí es { $here }. Solo el mismo código juega las mismas partidas: instala la misma en todas las máquinas.
ray-without = La máquina { $node } no tiene ninguna Ludoteca que pueda jugar; aquí es { $here }. Instala la misma allí, en el Python en el que funciona Ray.
ray-lost = El clúster { $address } ha perdido para siempre una parte del trabajo. Ray dice: { $said }
ray-gone = El clúster { $address } ya no responde.
ray-raised = En la máquina { $node } ha fallado algo: { $said }

# Qué se mide
measure-win = victorias del jugador { $number } ({ $bot })
measure-points-of = puntos del jugador { $number } ({ $bot })
measure-turn = victorias del { $number ->
    [1] primero
    [2] segundo
    [3] tercero
   *[other] { $number }.º
} en el orden de turno
measure-seat = victorias del puesto { $number }
measure-won = partidas ganadas juntos
measure-shared = partidas sin un único ganador
measure-half = gana quien va por delante a la mitad
measure-settled = de los turnos, hasta que el resultado queda fijado
measure-leads = cambios de líder
measure-margin = puntos por los que gana el ganador
measure-points = puntos de un puesto
measure-best = puntos del mejor puesto
measure-decisions = decisiones
measure-turns = turnos
measure-minutes = minutos, para personas
measure-choices = opciones por decisión
lab-pp = { $number } pp
lab-interval = de { $low } a { $high }
lab-length-decisions = decisiones
lab-length-turns = turnos
lab-length-minutes = minutos
lab-part-deal = el reparto: cartas y puesto
lab-part-players = los jugadores
lab-part-rest = el resto: el azar tras el reparto, y el de los bots

# Qué es un lado
deed-named = «{ $name }»
lab-as-printed = como está impreso
lab-bots = bots: { $bots }
lab-never = el jugador { $number } no hace nunca: { $deed }
lab-never-all = nadie hace: { $deed }
lab-must = el jugador { $number } debe, siempre que pueda: { $deed }
lab-must-all = todos deben, siempre que puedan: { $deed }
lab-weak = el jugador { $number } juega cualquier cosa en { $share } de las decisiones
lab-weak-all = todos juegan cualquier cosa en { $share } de las decisiones

# Qué resultó
compare-title = { $game }: A contra B
compare-more = Se sabe: { $measure }: B tiene { $by } más que A ({ $interval }).
compare-less = Se sabe: { $measure }: B tiene { $by } menos que A ({ $interval }).
compare-undecided = No se sabe: { $measure }: B tiene { $by } respecto a A, y aún es posible cualquier valor { $interval }.
compare-counted = { $games } partidas con { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}, desde la semilla { $seed }, los mismos repartos en ambos lados. { $played } de ellas se jugaron de verdad: lo que un cambio no toca es la misma partida.
compare-saved = Para esta pregunta, cada una dice tanto como { $factor } partidas con repartos propios.
compare-promise = Los intervalos valen en cada mirada: en 19 de cada 20 comparaciones la verdad está dentro de todos los que se llegaron a mostrar. De { $count } medidas, alguna puede fallar por azar; el veredicto trata de la que está en cuestión.
compare-ended-until = Terminó porque el intervalo es tan estrecho como se pidió.
compare-ended-known = Terminó porque ya se sabe.
compare-ended-time = Terminó porque se acabó el tiempo.
compare-ended-stopped = Se detuvo; esto es lo que se sabía hasta entonces.
compare-playing = Comparando
compare-measure-column = medido en una partida
compare-a-column = A
compare-b-column = B
compare-more-column = B − A
compare-interval-column = intervalo
compare-deed-column = qué se hace, veces por partida
compare-examples = Partidas en las que se nota: el mismo reparto en ambos lados.
compare-examples-none = En ningún reparto hubo diferencia en esto.
compare-example = semilla { $seed }, jugadores desplazados { $rotation } puestos
compare-faults = Los bots fallaron en { $count } partidas y las perdieron por ello; mira ludoteca simulate.
lab-written = Escrito:

measures-title = Qué se midió
measures-mean-column = media
measures-interval-column = intervalo del 95 %
measures-length-column = duración de una partida
measures-deed-column = qué se hizo
measures-times-column = veces por partida
measures-games-column = de las partidas
measures-won-column = ganadas por quien lo hizo
measures-taken-column = elegido cuando se podía
measures-rule-column = regla
measures-part-column = por qué difieren los resultados
measures-share-column = parte
measures-entropy = Las elecciones de los bots valen { $bits } bits cada una: tan imprevisibles como { $ways } opciones iguales, cuando se sabe qué se pregunta.
measures-dead = Se pudo elegir y nunca se eligió, en { $games } partidas: { $deeds }.
measures-dead-none = Todo lo que se pudo elegir con suficiente frecuencia se eligió al menos una vez, en { $games } partidas.
measures-unmet = Reglas que nunca aparecieron: { $rules }.
measures-unmet-none = Cada regla que puede aparecer lo hizo, en { $games } partidas.
measures-unmet-how = Una regla aparece cuando se hizo una pregunta que la cita, cuando prohibió una acción en uno de los momentos que se miraron, o cuando dio puntos; se miraron { $looked } partidas. Las reglas que el texto del juego no cita en ninguna parte no pueden aparecer y se omiten.
measures-minutes = Minutos según un modelo: { $deciding } s por elección, { $doubling } s más cada vez que se dobla lo que hay para elegir, { $handing } s por turno. No se cronometró a ninguna persona.
measures-chosen = Elegir no es un efecto: quien hace algo puede que ya fuera por delante. Los efectos se preguntan con ludoteca effects.

effects-title = { $game }: qué hace cada acto por quien puede hacerlo
effects-counted = { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
} desde la semilla { $seed }; se jugaron { $played } partidas. Cada uno de { $count } actos se quitó a un puesto cada vez, con los mismos repartos.
effects-promise = El efecto es la parte de victorias de un puesto que puede hacerlo, menos la del mismo puesto con el mismo reparto cuando no puede. Los intervalos valen para todos los actos a la vez y en cada mirada, 19 veces de 20. «Ganadas por quien lo hizo» no es un efecto: es lo que se ve al contar, y está aquí para comparar.
effects-habits = Un puesto que no puede hacerlo sigue jugando con las mismas costumbres: el efecto es el del acto para bots así.
effects-deed-column = acto
effects-name-column = nombre
effects-effect-column = efecto en las victorias
effects-interval-column = intervalo para todos
effects-known-column = se sabe
effects-used-column = hecho por un puesto, de las partidas
effects-biased-column = ganadas por quien lo hizo (sesgado)
effects-known-1 = ayuda
effects-known--1 = perjudica
effects-known-0 = –
effects-verdict = Se sabe de { $known } de { $count } actos. El que más ayuda: { $best } ({ $by }).
effects-verdict-none = De ninguno de { $count } actos se sabe aún si ayuda o perjudica.
effects-playing = Quitando
effects-left-out = Omitidos, porque los hicieron muy pocos puestos: { $count }; o porque hay más de { $most }: { $over }.
effects-options-column = opción
effects-options = Qué hacen las opciones, cada una frente al juego tal como es

report-asked = Qué se preguntó
report-again = El comando que lo repite
report-verdict = El veredicto
report-closing = Cómo se estrechó el intervalo
report-closing-about = Tras tantas partidas: dónde está B − A. La línea es la estimación.
report-figures = Todo lo que se midió
report-shares = Diferencias en partes
report-shares-about = En puntos porcentuales. La línea discontinua es donde nada difiere; verde es más, rojo es menos, gris es que no se sabe.
report-lengths = Cuánto duran las partidas
report-lengths-about = De todas las partidas, qué parte tiene más o menos tantas decisiones.
report-deeds = Qué se hizo
report-games = Partidas para mirar
report-save = guardar como { $file }
report-replay = ludoteca replay { $file }
report-rules = Reglas que nunca aparecieron
report-luck = Suerte y habilidad
report-made = Hecho por Ludoteca { $version }; contenido { $content }.
report-sort = Un clic en un encabezado ordena la tabla.
report-effects = Qué hace cada acto
report-about = Sobre estas cifras
report-title = { $game }: el laboratorio

cli-usage-compare =
    ludoteca compare JUEGO [--seats LISTA] [--option NOMBRE=VALOR ...]
    {"            "} [--content ARCHIVO.toml ...] [--set RUTA=VALOR ...]
    {"            "} [--seats-b LISTA] [--option-b NOMBRE=VALOR ...]
    {"            "} [--content-b ARCHIVO.toml ...] [--set-b RUTA=VALOR ...]
    {"            "} [--never-b "1: ACTO" ...] [--must-b "1: ACTO" ...]
    {"            "} [--weak-b "1: 0.2" ...] y todos ellos con -a
    {"            "} [--measure NOMBRE] [--until 1%|known] [--games N]
    {"            "} [--minutes N] [--seed N] [--jobs N] [--bot-seconds N]
    {"            "} [--on ray|ray://HOST:PORT]
    {"            "} [--report ARCHIVO.html] [--json ARCHIVO]
    {"            "} [--tables CARPETA] [--force]
cli-usage-effects =
    ludoteca effects JUEGO [--seats LISTA] [--option NOMBRE=VALOR ...]
    {"            "} [--content ARCHIVO.toml ...] [--set RUTA=VALOR ...]
    {"            "} [--deeds LISTA] [--options] [--until 1.5%] [--games N]
    {"            "} [--minutes N] [--seed N] [--jobs N]
    {"            "} [--on ray|ray://HOST:PORT]
    {"            "} [--report ARCHIVO.html] [--json ARCHIVO] [--force]
cli-about-compare = juega los mismos repartos con y sin un cambio, y dice qué hace
cli-about-effects = dice qué hace cada acto de un juego por quien puede hacerlo
cli-minutes = N
cli-cluster = ray|ray://HOST:PORT
cli-with-on = quién juega en lugar de procesos: ray, un clúster de Ray de esta máquina; ray://host:10001, uno de muchas máquinas. Los resultados son los mismos hasta el último bit
cli-measure = NOMBRE
cli-until = 1%
cli-player-deed = JUGADOR:ACTO
cli-player-share = JUGADOR:PARTE
cli-compare-game = qué juego; `ludoteca games` los enumera
cli-compare-seats = los bots de ambos lados, como en `ludoteca play`; lo normal es greedy en cada puesto
cli-compare-option = una opción del juego en ambos lados; se puede repetir
cli-side-seats = los bots solo del lado { $side }
cli-side-option = una opción del juego solo en el lado { $side }; se puede repetir
cli-side-content = un archivo con lo que cambia del contenido solo en el lado { $side }; se puede repetir
cli-side-set = un valor del contenido solo en el lado { $side }; se puede repetir
cli-side-never = lo que un jugador no puede hacer en el lado { $side } mientras sea posible otra cosa: "1: build aether_drive", "all: build"
cli-side-must = lo que un jugador debe hacer en el lado { $side } siempre que sea posible
cli-side-weak = en qué parte de las decisiones un jugador del lado { $side } juega cualquier cosa: "1: 0.2"
cli-compare-measure = de qué medida trata la pregunta, como turn-1, decisions o win-2; lo normal son las victorias de quien afecta al cambio, o de quien tiene el primer turno
cli-compare-until = termina cuando el intervalo se acerca tanto por cada lado, como 1%, o cuando se conoce la diferencia (known)
cli-compare-games = cuántas partidas como máximo, ambos lados juntos; lo normal son 1000, y con --until o --minutes 100000
cli-compare-minutes = termina tras tantos minutos
cli-compare-seed = la semilla del primer reparto; cada reparto siguiente tiene la siguiente; lo normal es 1
cli-compare-jobs = cuántos procesos; lo normal es uno por núcleo. Los resultados son los mismos con cualquier número
cli-compare-bot-seconds = los segundos que puede tardar un bot en una decisión; uno que tarda más pierde la partida. Lo normal es cualquier tiempo
cli-compare-report = lo escribe todo como una página para un navegador, con imágenes
cli-compare-json = lo escribe todo para programas
cli-compare-tables = escribe las partidas, puestos, decisiones y actos como archivos Parquet en esta carpeta
cli-compare-force = sustituye los archivos si existen
cli-effects-game = qué juego; `ludoteca games` los enumera
cli-effects-seats = el bot, una vez por cada puesto, como en `ludoteca play`; lo normal es greedy
cli-effects-option = una opción del juego; se puede repetir; `ludoteca options JUEGO` las enumera
cli-effects-deeds = solo estos actos o clases de actos, separados por comas, como build, o kinds, para cada clase en conjunto; lo normal es todo lo que se hace, hasta 60
cli-effects-options = también qué hace cada opción del juego
cli-effects-until = termina cuando cada intervalo se acerca tanto por cada lado, como 1.5%
cli-effects-games = cuántas partidas como máximo; lo normal son 2000, y con --until o --minutes 1000000
cli-effects-minutes = termina tras tantos minutos
cli-effects-seed = la semilla del primer reparto; cada reparto siguiente tiene la siguiente; lo normal es 1
cli-effects-jobs = cuántos procesos; lo normal es uno por núcleo. Los resultados son los mismos con cualquier número
cli-effects-report = lo escribe todo como una página para un navegador, con imágenes
cli-effects-json = lo escribe todo para programas
cli-effects-force = sustituye los archivos si existen
cli-simulate-measures = mide también las partidas: duraciones, liderazgos, elecciones, suerte y habilidad, reglas que nunca aparecieron
cli-simulate-report = mide las partidas, y lo escribe todo como una página para un navegador, con imágenes
cli-simulate-json = mide las partidas, y lo escribe todo para programas
cli-simulate-tables = escribe las partidas, puestos, decisiones y actos como archivos Parquet en esta carpeta

# ---- qué depende de una decisión, y hasta dónde compensa pensar
stakes-title = Qué depende de una decisión
stakes-column = de la victoria, por una decisión
stakes-mean-column = media
stakes-own = para el puesto que la toma
stakes-lost = decisiones de puestos que ya no pueden ganar
stakes-others = lo que estas mueven entre los demás
stakes-playing = Decisiones seguidas
stakes-how = { $count } decisiones, una sacada de cada partida. Cada opción se siguió hasta el final por los mismos { $worlds } mundos imaginados, con bots que no miran más allá de la decisión; la mejor y la peor se eligieron en una mitad de los mundos y se compararon en la otra.
stakes-kings-how = Decidir por otros: un puesto cuenta como uno que ya no puede ganar si no ganó en ninguno de estos mundos, eligiera lo que eligiera.
ladder-bot = «{ $given }» no puede subir: escribe * una vez donde se dice al bot cuánto pensar, como search:* o "mypackage.bots:Deep?depth=*".
ladder-short = De { $first } a { $most } nadie puede doblar; --most debe ser al menos el doble de --first.
ladder-title = Escalera de habilidad: { $game }
ladder-none = No se ha subido ni un peldaño.
ladder-flat = Pensar el doble no compensa: no se sabe que { $upper } gane más que { $lower }.
ladder-ended = Pensar compensa hasta { $top }: { $count ->
    [one] una duplicación, que vale { $height } Elo.
   *[other] { $count } duplicaciones, que valen juntas { $height } Elo.
    } De ahí a { $next } nadie puede decir que gane más.
ladder-open = Pensar sigue compensando en { $top }: { $count ->
    [one] una duplicación, que vale { $height } Elo.
   *[other] { $count } duplicaciones, que valen juntas { $height } Elo.
    }
ladder-ended-top = No había más peldaños que subir; --most permite más.
ladder-ended-time = Se acabó el tiempo.
ladder-ended-stopped = Se detuvo; estos son los peldaños completos hasta entonces.
ladder-how = { $games } partidas por peldaño, todos los peldaños con los mismos repartos, desde la semilla { $seed }, todos en cada puesto. Una parte es lo que el que piensa más tiene de las victorias que tiene uno de los dos; los intervalos son del 95 %. Termina con la primera duplicación de la que no se sabe que gane más de la mitad. Los lugares del orden de turno son los de todas las partidas de un peldaño: que estén igualados puede depender de lo bien que se juegue.
ladder-rungs = Peldaño a peldaño
ladder-picture = Cuánto vale cada duplicación, en Elo, con intervalos del 95 %.
ladder-playing = Subiendo
ladder-rung-column = pensado
ladder-share-column = victorias
ladder-interval-column = 95 %
ladder-elo-column = Elo
ladder-cost-column = ms
ladder-turn-column = { $number ->
    [1] 1.º en jugar
   *[other] { $number }.º
    }
cli-simulate-stakes = sigue además tantas decisiones hasta el final, una por partida: qué depende de ellas, y quién decide entre otros sin ganar
cli-usage-ladder =
    ludoteca ladder JUEGO [--bot 'search:*'] [--first N] [--most N]
    {"               "}     [--option NOMBRE=VALOR ...]
    {"               "}     [--content ARCHIVO.toml ...] [--set RUTA=VALOR ...]
    {"               "}     [--minutes N] [--games N] [--seed N] [--jobs N]
    {"               "}     [--on ray|ray://HOST:PORT]
    {"               "}     [--report ARCHIVO.html] [--json ARCHIVO] [--force]
cli-about-ladder = dice hasta dónde compensa pensar el doble: cuánto hay en lo que ser bueno
cli-ladder-game = qué juego; `ludoteca games` los enumera
cli-ladder-bot = el bot que sube, con * donde se le dice cuánto pensar; lo normal es search:*
cli-ladder-option = una opción del juego; se puede repetir; `ludoteca options JUEGO` las enumera
cli-ladder-first = cuánto piensa el peldaño más bajo; lo normal es 4
cli-ladder-most = cuánto puede pensar el más alto; lo normal es 4096
cli-ladder-games = cuántas partidas por peldaño; lo normal son 200
cli-ladder-minutes = termina tras tantos minutos
cli-ladder-seed = la semilla del primer reparto; cada reparto siguiente tiene la siguiente; lo normal es 1
cli-ladder-jobs = cuántos procesos; lo normal es uno por núcleo. Los resultados son los mismos con cualquier número
cli-ladder-report = lo escribe todo como una página para un navegador, con una imagen
cli-ladder-json = lo escribe todo para programas
cli-ladder-force = sustituye los archivos si existen
