# La casa en español.
seat = Jugador { $number }

# Negativas del motor
# Qué ha decidido
decided-tie-break = Puntos iguales: ha decidido la regla del juego para los empates.
decided-shared = Puntos iguales, y ninguna regla para elegir entre ellos: la victoria se comparte.

seed-range = { $seed } no es una semilla: una semilla es un número entero de 0 a 2^{ $bits } - 1.
key-length = Un reparto tiene una clave de { $bytes } bytes; este tiene { $given }.
chance-many = Aquí no se puede enumerar cada resultado del azar: el juego { $game } con estas opciones tiene un reparto o una acción con más de { $most }. Un juego con menos azar, como una miniatura, sí se puede enumerar; en OpenSpiel, chance=sampled sortea uno en su lugar.
chance-unit = Los resultados de un número entre 0 y 1 no se pueden enumerar; las reglas cuyo azar se enumera sortean números enteros.
chance-wide = No se puede enumerar cada resultado del azar: un sorteo tiene { $count }, y se admiten { $most } como máximo.
chance-undecided = A estos dados no les queda respuesta, y hay { $count } resultados posibles; ludoteca.engine.chance.outcomes los recorre todos.
chance-word = { $given } no se admite para el parámetro chance; se admite: { $allowed }.
chance-resample = En un nodo de azar posterior al inicio no se puede sortear otro mundo; pregúntalo en una decisión.
action-range = { $action } no es una acción de este juego: las acciones son números enteros de 0 a { $most }.
action-unknown = Aquí ninguna opción se llama «{ $text }». Las opciones: { $choices }.
action-unknown-near = Aquí ninguna opción se llama «{ $text }». ¿Querías decir { $near }? Las opciones: { $choices }.
action-ambiguous = «{ $text }» puede ser cualquiera de estas: { $choices }. Escribe una exactamente como está aquí, o su número.
choice-named = { $words } ({ $action })
choices-listed = { $one }; { $others }
choices-more = y { $more } más
game-over = La partida ha terminado; no queda nada que jugar.
option-value = { $given } no se admite para la opción { $option }; se admite: { $allowed }.
option-long = El texto de la opción { $option } tiene { $length } caracteres; se admiten { $most } como máximo.
option-unknown = No hay ninguna opción { $option }; este juego tiene: { $allowed }.
game-unknown = En la estantería no hay ningún juego { $game }. Hay: { $games }.
game-unknown-near = En la estantería no hay ningún juego { $game }. ¿Querías decir { $near }? Hay: { $games }.

example-unknown = El reglamento de { $game } no tiene ningún ejemplo { $example } que se pueda preparar. Hay: { $examples }.

record-example = El ejemplo { $example } se juega con otras opciones que las que dice este registro: { $options }.
record-json = Esto no es un registro: el JSON se corta o está mal en la línea { $line }.
record-foreign = Esto es JSON, pero no el registro de una partida: falta el campo "ludoteca".
record-format = Este registro tiene el formato { $found }; esta versión lee el formato { $known }.
record-rules = Esta partida se jugó con la versión { $record } de las reglas de { $game }; ahora vale la versión { $now }, y la repetición no sería fiel.
record-content = Esta partida se jugó con otro contenido de { $game } (cartas, precios o circuitos) que el actual, y la repetición no sería fiel.
record-field = El campo «{ $field }» del registro falta o está mal; debería ser { $allowed }.
record-seal = La semilla de este registro no corresponde a su sello: uno de los dos se ha cambiado.
record-server = La parte del servidor en el reparto no corresponde a su sello: uno de los dos se ha cambiado.
record-deal = Las partes del reparto no dan la semilla de este registro: algo se ha cambiado.
record-parts = El reparto de este registro tiene { $parts } partes, pero hay { $seats } puestos; debería tener una parte por puesto, null para un bot.
record-deal-example = Este registro empieza a la vez con un reparto y con un ejemplo del reglamento; solo puede tener uno de los dos.
record-check = Este registro se cambió después de escribirse: su comprobación no corresponde a su contenido.
record-illegal = El registro no se puede repetir: su acción n.º { $number } ({ $action }) no es legal allí. { $reason }
record-prelude = El registro no se puede repetir: empieza desde un momento de otra partida, y allí la acción n.º { $number } ({ $action }) no es legal. { $reason }
record-prelude-over = Este registro empieza desde un momento de otra partida que entonces, tras { $number } acciones, ya había terminado; debería empezar antes del final.
record-prelude-deal = Este registro empieza a la vez desde un momento de otra partida y con un reparto o un ejemplo; solo puede tener uno de ellos.
record-preludes = Una partida se puede jugar a partir de otra { $most } veces; vuelve a una anterior y prueba otra vez desde ahí.

notation-long = Este texto es demasiado largo para una posición: se leen { $most } caracteres como máximo.
notation-head = Esta no es una posición entera: falta la línea "position of …, rules …". La escribe state.notation(whole=True).
notation-missing = La posición no está entera: falta la línea «{ $text }».
notation-line = La línea { $line } de la posición no se puede leer: { $text }
notation-twice = La línea { $line } de la posición dice algo por segunda vez: { $text }
notation-game = Esta es una posición de { $found }, no de { $game }.
notation-rules = Esta posición es de la versión { $found } de las reglas de { $game }; ahora vale la versión { $now }.
notation-options = Esta posición es de otra manera de jugar: { $found } en lugar de { $game }. ludoteca.position(text) prepara el juego adecuado.
notation-content = Esta posición se escribió con otro contenido de { $game } (cartas, precios o circuitos): { $found } en lugar de { $now }.
notation-fact-unknown = Una posición de este juego no tiene ningún hecho «{ $fact }»; tiene: { $facts }.
notation-fact-missing = Falta el hecho «{ $fact }».
notation-value = El hecho «{ $fact }» no puede ser { $found }; es { $allowed }.
notation-number = un número entero
notation-yes-or-no = true o false
notation-bytes = un texto de dígitos hexadecimales, dos por cada byte
notation-list = una lista como [1, 2, 3], de lo que hay en ella tras el reparto
notation-own = El hecho «{ $fact }» tiene { $length } entradas; necesita una parte de la misma longitud para cada uno de los { $players } puestos.
notation-asked = A nadie se le puede preguntar eso: los puestos van de 0 a { $most }, las decisiones de 0 a { $decisions }.
notation-decision = La decisión { $number } de este juego se llama «{ $name }», no «{ $found }».
notation-undecided = Se pregunta al puesto { $seat }, que allí no tiene nada que elegir; una posición así sigue por sí sola.
notation-dice = Los dados no pueden estar así: { $text }. Debería ser sfc32 con cinco números, o blake2b con una clave de 64 dígitos hexadecimales y un número.
notation-sources = Los dados están escritos para estas fuentes: { $found }; el juego tiene: { $sources }.
notation-length = Con hechos de esa longitud, el puesto { $seat } vería más o menos de lo que ve un puesto de este juego.
notation-impossible = En { $game } no existe tal posición. { $error }
notation-untrue = Una línea por encima de los hechos dice «{ $told }», donde los hechos dicen «{ $true }».
law-length = El hecho «{ $fact }» tiene { $found } entradas; en este juego tiene { $right }.
law-lost = En conjunto, los hechos { $facts } no contienen lo que se repartió. Falta: { $missing }; sobra: { $over }.


declared-no-start = { $class }: el hecho «{ $fact }» no tiene inicio; dáselo donde se declara, o en el reparto.
declared-list-start = { $class }: el hecho «{ $fact }» empieza como una lista, que compartirían todas las posiciones; fíjalo en el reparto.
declared-part-twice = { $class }: dos partes de la observación se llaman «{ $part }».
declared-part-none = { $class }: hay números antes de la primera parte de la observación; empiézala con row.part(…).
declared-part-size = { $class }: la parte «{ $part }» de la observación tiene { $written } números donde declara { $declared }.
declared-source-twice = { $class }: dos fuentes de azar se llaman «{ $source }».
declared-own = { $class }: el hecho «{ $fact }» es Own, así que es una lista con una parte de la misma longitud para cada uno de los { $players } puestos.
declared-gap = { $class }: sus acciones empiezan en { $first }, donde las respuestas anteriores terminan en { $end }.
declared-no-decisions = { $class }: no hay decisiones; nómbralas en _check_options con self.asks(DECISIONS, ANSWERS).
declared-notation = { $class } define notation(); lo que un juego escribe de una posición se llama _notation(), y el motor añade el resto.
declared-older = { $where } no es la versión { $version } de { $game }: su clase debe ser un Game con ese nombre y con esa rules_version.
declared-older-missing = La forma antigua { $where } de { $game }, versión { $version }, no se puede cargar: { $error }.
declared-no-board = { $class } oculta algo, así que necesita un tablero propio: board(state, seat, lang).

undo-nothing = No hay nada que deshacer.
undo-other = Solo se puede deshacer la última acción propia, antes de que haya decidido nadie más.
undo-often = Ya has vuelto { $most } veces a esta decisión; ahora queda, y la partida sigue.
undo-dice = Esto no se puede deshacer: desde entonces ha decidido el azar.
undo-shown = Esto no se puede deshacer: ha mostrado algo que estaba oculto.

# Puestos
seats-count = La lista «{ $seats }» nombra { $given ->
    [one] un puesto
   *[other] { $given } puestos
}, pero esta partida tiene { $players } jugadores; da { $players } puestos separados por comas, como me,search:hard.

# Bots por su nombre
seat-unknown = Nadie puede sentarse como «{ $seat }»; un puesto es uno de { $kinds }, o un bot por su ruta de importación, como mypackage.bots:Net.
seat-unknown-near = Nadie puede sentarse como «{ $seat }». ¿Querías decir { $near }? Un puesto es uno de { $kinds }, o un bot por su ruta de importación, como mypackage.bots:Net.
seat-unknown-module = Nadie puede sentarse como «{ $seat }»: no hay ningún módulo { $module }. Un puesto es uno de { $kinds }, o un bot por su ruta de importación, como mypackage.bots:Net.
search-budget = search no puede pensar para «{ $budget }»: toma un nivel ({ $levels }), un número de simulaciones (search:1000) o de segundos (search:0.5s).
response-nested = Una respuesta a «{ $bot }» tendría que conocerse a sí misma: against es cualquier bot menos una respuesta, como search:30.
bot-add = «{ $name }» en «{ $where }» no puede estar entre los bots: un nombre tiene letras, cifras, puntos y guiones y no es me, y está en una ruta de importación como mypackage.bots:Net.
bot-long = «{ $bot }» es demasiado largo para el nombre de un bot; tiene { $most } caracteres como máximo.
bot-form = «{ $given }» en «{ $bot }» no es un parámetro: escribe nombre=valor, como search:400?exploration=1.4, y & entre dos.
bot-missing = { $bot } no está: el módulo no tiene nada con ese nombre ({ $where }).
bot-read = { $bot } no se puede leer: { $error }
bot-none = { $bot } no es un bot: debería ser una clase derivada de ludoteca.bots.Bot, o una función que haga uno.
bot-made = { $bot } no se puede crear: { $error }
bot-plays = { $bot } no juega a { $game } con { $players ->
    [one] un jugador
   *[other] { $players } jugadores
} y estas opciones.
bot-argument = { $bot } no toma nada tras los dos puntos, así que tampoco «{ $argument }».
bot-parameter = { $bot } no tiene ningún parámetro { $parameter }; tiene: { $known }.
bot-parameter-near = { $bot } no tiene ningún parámetro { $parameter }. ¿Querías decir { $near }? Tiene: { $known }.
bot-parameters-none = { $bot } no toma parámetros, así que tampoco { $parameter }.
bot-twice = A { $bot } se le da { $parameter } dos veces; basta con una.
bot-needs = { $bot } necesita { $parameter }: { $allowed }. Escribe { $bot }?{ $parameter }=...
bot-value = «{ $value }» no puede ser { $parameter } de { $bot }: es { $allowed }.
bot-value-text = cualquier texto
bot-value-whole = un número entero
bot-value-number = un número
bot-value-truth = true o false
bot-value-file = un archivo o carpeta que exista
bot-value-one = uno de { $values }
bot-value-type = un { $type }
bot-value-unwritten = un { $type }, que ningún nombre puede decir: el bot debe poder prescindir de él
bot-value-evaluator = un evaluador, por su nombre o su ruta de importación
bot-value-belief = una creencia, por su nombre o su ruta de importación
bot-range = { $parameter } no puede ser { $value }: es un número de 0 a { $most }.
bot-numbers = «{ $given }» no es un número de las creencias de este bot: nómbralos como en pair:0.9,rare:2. Hay { $known }.
bot-style = En este juego no hay ningún estilo «{ $style }». Hay { $known }.
bot-styles-none = Este juego no tiene estilos de juego, así que «{ $style }» no puede ser uno; omite style.
evaluator-none = { $bot } no es un evaluador: debería ser una clase derivada de ludoteca.bots.Evaluator, o una función que haga uno.
evaluator-unknown = No hay ningún evaluador «{ $given }» para { $bot }; es uno de { $known }, o una ruta de importación como mypackage.nets:Net.
evaluator-unknown-near = No hay ningún evaluador «{ $given }» para { $bot }. ¿Querías decir { $near }? Es uno de { $known }, o una ruta de importación como mypackage.nets:Net.
evaluator-unknown-module = No hay ningún evaluador «{ $given }» para { $bot }, porque no hay ningún módulo { $module }; es uno de { $known }, o una ruta de importación como mypackage.nets:Net.
belief-none = { $bot } no es una creencia: debería ser una clase derivada de ludoteca.bots.Belief, o una función que haga una.
belief-unknown = No hay ninguna creencia «{ $given }» para { $bot }; es una de { $known }, o una ruta de importación como mypackage.minds:Mine.
belief-unknown-near = No hay ninguna creencia «{ $given }» para { $bot }. ¿Querías decir { $near }? Es una de { $known }, o una ruta de importación como mypackage.minds:Mine.
belief-unknown-module = No hay ninguna creencia «{ $given }» para { $bot }, porque no hay ningún módulo { $module }; es una de { $known }, o una ruta de importación como mypackage.minds:Mine.

# Bots que fallan
bot-raised = { $bot }, como { $seat }, ha fallado: { $what }
bot-illegal = { $bot }, como { $seat }, ha dicho { $said }, que no es legal: { $reason }
bot-slow = { $bot }, como { $seat }, ha tardado más de { $most } s en una decisión.

# Archivos
file-drawn = { $file } se ha dibujado en { $out }.
format-none = Ninguna opción de { $game } toma un archivo propio.
format-unknown = La opción { $option } de { $game } no toma un archivo propio; las que sí: { $allowed }.
format-undrawn = No hay dibujo de un archivo para la opción { $option } de { $game }; se puede comprobar.
track-fine = { $name }: un buen circuito de { $stretches } tramos y { $lanes } carriles, { $spaces } casillas y { $sections } secciones.
file-missing = No existe el archivo { $file }.
file-folder = { $file } es una carpeta; nombra un archivo.
file-denied = { $file } no se puede abrir: aquí no está permitido; elige un archivo o una carpeta tuyos.
file-binary = { $file } no es un archivo de texto, así que no es el registro de una partida.
file-large = { $file } ocupa más de { $most } MB, así que no es el registro de una partida.
file-exists = { $file } ya existe y se ha dejado como está; elige otro nombre.
file-nowhere = { $file } no se puede escribir: no existe la carpeta { $folder }.
file-trouble = { $file } no se puede usar: { $trouble }.
sheet-kind = { $file } debería terminar en { $kinds } o { $last }, para que quede claro qué escribir.
sheet-exists = { $file } ya existe y se ha dejado como está; elige otro nombre, o añade --force para sustituirlo.
sheet-pyarrow = Los archivos Parquet necesitan pyarrow, que no está instalado; escribe: pip install "ludoteca[lab]", o guarda un archivo .csv.
puzzle-unknown = No hay ningún problema { $id }. Los que hay están en la página de problemas.
puzzle-other = El problema { $id } no lleva a la decisión de la que trata; se ha cambiado, o lo hizo otra versión.
puzzle-long = Un problema tiene { $most } caracteres como máximo.
puzzle-form = Esta línea no es un problema ({ $trouble }); los escribe `ludoteca puzzles`.
puzzles-foreign = Este no es un archivo de problemas de { $game }; `ludoteca puzzles { $game } --out FILE` escribe uno.
puzzles-many = Un archivo tiene { $most } problemas como máximo.
puzzles-empty = El archivo no tiene partidas; cada línea debería ser un registro, como lo da una mesa o `ludoteca play --save`.
puzzles-games = Un archivo tiene { $most } partidas como máximo; divídelo.
puzzles-game = Es una partida de { $found }, no de { $game }.
puzzles-line = La línea { $line } no se puede usar. { $reason }
puzzles-from-only = { $argument } es para partidas que juegan bots; con --from las partidas son las del archivo.
puzzles-none = { $game } aún no tiene problemas; `ludoteca puzzles { $game }` encuentra algunos.
selfplay-folder = { $file } es un archivo; nombra una carpeta para las posiciones.
selfplay-empty = { $folder } no contiene posiciones; las escribe `ludoteca selfplay`.
selfplay-unreadable = { $file } no se puede leer, así que no lo escribimos nosotros; quítalo, y sus partidas se juegan de nuevo.
selfplay-other = { $folder } contiene otras posiciones ({ $what }: { $found }, no { $wanted }) y se ha dejado como está; elige otra carpeta.
selfplay-held = Alguien ya está escribiendo en { $folder } (proceso { $process }); elige otra carpeta, o espera.
selfplay-stale = Estas posiciones son de otro { $game } que el actual ({ $what }: { $found }, no { $wanted }), así que no se pueden volver a jugar.
weights-none = { $file } no contiene pesos; los escribe `ludoteca train`.
weights-format = { $file } contiene pesos de otro formato ({ $found }, no { $wanted }), así que los escribió otra versión; entrena de nuevo.
weights-damaged = { $file } está dañado o incompleto, así que sus pesos no se usan; toma una copia entera, o entrena de nuevo.
weights-header = { $file } no dice de sí mismo lo que dicen los pesos, o no le siguen tantos números, así que no se usan; entrena de nuevo.
weights-numbers = { $file } contiene pesos que no son números, o demasiado grandes, así que no se usan; entrena de nuevo.
weights-large = { $file } ocupa más de { $most } MB, así que no contiene pesos.
weights-other = Los pesos de { $file } se aprendieron para otra cosa ({ $what }: { $found }, no { $wanted }), así que no se usan; entrena para este juego.
weights-unshipped = En la caja no hay pesos para { $game } con { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}; nombra un archivo tuyo con weights=FILE.
train-other = { $folder } contiene posiciones de otra cosa ({ $what }: { $found }, no { $wanted }), así que no se aprende nada de ellas; nombra el mismo juego, --option y --content que para selfplay.
train-few = { $games ->
    [one] Una partida es demasiado poco
   *[other] { $games } partidas son demasiado pocas
} para aprender ({ $folders }): una se reserva, y de una al menos se aprende.
train-units = «{ $given }» no pueden ser las capas de una red: nombra de uno a ocho números de unidades de 1 a { $most }.
train-features = La estrategia de { $game } no cuenta nada, así que solo se puede aprender de la observación; omite --inputs.
train-inputs = --inputs no puede ser «{ $given }»; es uno de { $known }.
train-lost = La red se ha perdido: su error ya no es un número. No se ha escrito nada.
train-going = { $file } debería contener un entrenamiento interrumpido, pero no se puede leer; quítalo, y el entrenamiento vuelve a empezar.
train-going-other = { $file } contiene un entrenamiento interrumpido de otros datos, o con otros ajustes, y se ha dejado como está; termina ese, o quítalo, y el entrenamiento vuelve a empezar.
train-folder-other = { $folder } contiene rondas de otro plan ({ $what }: { $found }, no { $wanted }) y se ha dejado como está; elige otra carpeta.
train-folder-unreadable = { $file } no se puede leer, así que las rondas no pueden seguir; quítalo, y se cuentan de nuevo.
gate-against = «{ $given }» no puede estar en la puerta: es una búsqueda con un número de simulaciones, como search:250.

# La línea de comandos: qué está mal
arguments-wrong = No se entienden estos argumentos; { $command } --help muestra lo que hay.
argument-needed = Falta { $argument }: nombra un archivo.
argument-value = { $argument } necesita un valor; { $command } --help muestra cuál.
argument-bare = { $argument } no toma ningún valor.
argument-unknown = { $command } no tiene { $argument }; { $command } --help muestra lo que hay.
argument-extra = «{ $argument }» sobra; { $command } --help muestra lo que hay.
argument-count = { $argument } no puede ser «{ $given }»: es un número entero de 1 a { $most }.
argument-seconds = { $argument } no puede ser «{ $given }»: es un número de segundos mayor que 0, como 0.5, y { $most } como máximo.
argument-share = { $argument } no puede ser «{ $given }»: es un número de 0 a 1.
train-ways = Di qué hay que hacer, una cosa de tres: --data CARPETA --out ARCHIVO aprende de partidas consigo mismo, --rounds N --folder CARPETA lo hace todo, --gate ARCHIVO mide.
train-extra = Para entrenar una red hace falta { $missing }, que no está instalado; escribe: pip install "ludoteca[train,lab]"
option-form = «{ $given }» no es una opción: escribe nombre=valor, como players=2.
command-unknown = No hay ningún comando { $command }; hay: { $commands }.
command-unknown-near = No hay ningún comando { $command }. ¿Querías decir { $near }? Hay: { $commands }.
game-needed = Di qué juego; en la estantería hay: { $games }.
example-only = { $argument } no va con --example: el ejemplo dice cómo se juega.
resume-only = { $argument } no va con --resume: el archivo dice cómo se juega.
resume-other = { $file } contiene una partida de { $found }, no de { $game }.
replay-seat = En este registro no hay ningún puesto { $seat }; los puestos se numeran de 1 a { $players }.
simulate-person = «{ $seat }» no puede sentarse en una simulación: nombra un bot, como random, greedy o search:hard.
bots-needed = Falta { $argument }: nombra los bots separados por comas, como search:hard,greedy.
arena-bots-count = Una arena no puede tener { $given ->
    [one] un bot
   *[other] { $given } bots
}: toma de { $least } a { $most }.
arena-twice = { $bot } está dos veces en la lista; nadie es más fuerte que sí mismo.
arena-round = { $given ->
    [one] Una partida no basta
   *[other] { $given } partidas no bastan
}: { $bots } bots necesitan { $least }, para que todos se sienten en todas partes con el mismo reparto.
arena-same-file = { $file } se nombra dos veces; cada archivo contiene una cosa.
arena-until = «{ $given }» no dice nada que se pueda decidir: escribe dos de los bots ({ $bots }), como «{ $example }».
simulate-bot-seconds = A un bot no se le pueden dar { $given } segundos por decisión: es un número de 0 (cualquier tiempo) a { $most }.
simulate-hangs = { $bot } no ha respondido en { $seconds } s: se ha terminado su proceso, y con él la simulación.
simulate-worker = Ha muerto un proceso de trabajo, quizá por falta de memoria; prueba con menos en --jobs.
simulate-unguarded = Los procesos de trabajo no han podido empezar: cada uno lee el guion que lo inició. Pon lo que hace bajo if __name__ == "__main__":, o pide jobs=1.
interrupted = Detenido.
version-compiled = ludoteca { $version } (compilado)
version-interpreted = ludoteca { $version } (interpretado)

# La línea de comandos: ayuda
cli-usage = uso:
cli-commands = comandos
cli-command = COMANDO
cli-arguments = argumentos
cli-general = en general
cli-game = JUEGO
cli-file = ARCHIVO
cli-list = LISTA
cli-name-value = NOMBRE=VALOR
cli-option-file = OPCIÓN=ARCHIVO
cli-bot = BOT
cli-folder = CARPETA
cli-a-over-b = 'A>B'
cli-lang = el idioma; si no, el de tu sistema
cli-help = muestra esta ayuda
cli-version = muestra la versión, y si está compilada
cli-usage-ludoteca = ludoteca COMANDO ... [--lang CÓDIGO]
cli-usage-play =
    ludoteca play JUEGO [--seats LISTA] [--option NOMBRE=VALOR ...]
    {"             "}     [--content ARCHIVO.toml ...] [--set RUTA=VALOR ...]
    {"             "}     [--seed N] [--save ARCHIVO]
    {""}     ludoteca play --resume ARCHIVO
cli-usage-replay = ludoteca replay ARCHIVO [--seat N]
cli-usage-verify = ludoteca verify ARCHIVO
cli-usage-review =
    ludoteca review ARCHIVO [--seat N] [--budget N|Ns] [--seed N] [--jobs N]
    {"               "}     [--json] [--out ARCHIVO.html [--force]]
cli-usage-simulate =
    ludoteca simulate JUEGO [--seats LISTA] [--games N] [--seed N]
    {"                 "}     [--option NOMBRE=VALOR ...] [--jobs N] [--no-rotate]
    {"                 "}     [--content ARCHIVO.toml ...] [--set RUTA=VALOR ...]
    {"                 "}     [--no-pairs] [--deeds] [--bot-seconds N]
    {"                 "}     [--out ARCHIVO [--force]]
    {"                 "}     [--measures] [--report ARCHIVO.html] [--json ARCHIVO]
    {"                 "}     [--tables CARPETA] [--stakes N]
    {"                 "}     [--on ray|ray://HOST:PORT]
cli-usage-arena =
    ludoteca arena JUEGO --bots LISTA [--games N] [--seed N]
    {"              "}     [--option NOMBRE=VALOR ...] [--until 'A>B']
    {"              "}     [--jobs N] [--content ARCHIVO.toml ...]
    {"              "}     [--set RUTA=VALOR ...] [--bot-seconds N]
    {"              "}     [--on ray|ray://HOST:PORT]
    {"              "}     [--table ARCHIVO ...] [--out ARCHIVO] [--force]
cli-usage-puzzles =
    ludoteca puzzles JUEGO [--from ARCHIVO.jsonl | --games N] [--most N]
    {"                "}     [--seed N] [--simulations N]
    {"                "}     [--option NOMBRE=VALOR ...] [--jobs N]
    {"                "}     [--content ARCHIVO.toml ...] [--set RUTA=VALOR ...]
    {"                "}     [--out ARCHIVO.jsonl [--force]]
cli-usage-puzzle = ludoteca puzzle [JUEGO]
cli-usage-selfplay =
    ludoteca selfplay JUEGO --out CARPETA [--bot BOT] [--games N] [--seed N]
    {"                 "}     [--option NOMBRE=VALOR ...] [--jobs N]
    {"                 "}     [--content ARCHIVO.toml ...] [--set RUTA=VALOR ...]
    {"                 "}     [--on ray|ray://HOST:PORT]
cli-usage-train =
    ludoteca train JUEGO --data CARPETA ... --out ARCHIVO [--epochs N]
    {"              "}     [--force]
    {""}     ludoteca train JUEGO --rounds N --folder CARPETA [--games N]
    {"              "}     [--simulations N] [--mix N] [--epochs N]
    {""}     ludoteca train JUEGO --gate ARCHIVO [--against BOT] [--mix N]
    {"              "}     [--games N] [--inputs all|features] [--seed N]
    {"              "}     [--jobs N] [--option NOMBRE=VALOR ...]
    {"              "}     [--content ARCHIVO.toml ...] [--set RUTA=VALOR ...]
cli-usage-doctor = ludoteca doctor
cli-usage-games = ludoteca games
cli-usage-options = ludoteca options JUEGO
cli-usage-check = ludoteca check JUEGO OPCIÓN=ARCHIVO
cli-usage-draw = ludoteca draw JUEGO OPCIÓN=ARCHIVO -o ARCHIVO [--force]
cli-about-ludoteca = Juegos de mesa en el terminal: para jugar, volver a mirar, comprobar y medir.
cli-about-play = juega una partida en el terminal, contra bots o con otros en la misma pantalla
cli-about-replay = vuelve a mirar una partida registrada, jugada a jugada
cli-about-verify = vuelve a jugar una partida registrada y la comprueba: sello, control y cada regla
cli-about-review = dice de una partida terminada qué se hizo bien, qué fue un error y por qué, y qué hizo la suerte
cli-about-simulate = hace jugar muchas partidas a los bots y cuenta quién gana
cli-about-arena = hace jugar a los bots unos contra otros y dice cuál es más fuerte, y por cuánto
cli-about-selfplay = hace jugar a un bot contra sí mismo y anota cada decisión, para aprender de ellas
cli-about-puzzles = encuentra posiciones en las que una opción es claramente la mejor y no la evidente
cli-about-puzzle = resuelve el problema del día
cli-about-train = hace que una red aprenda a juzgar posiciones, jugando contra sí misma
cli-about-doctor = qué está instalado, qué forma funciona y qué falta para qué
cli-about-games = qué hay en la estantería
cli-about-options = qué se puede elegir en un juego
cli-about-check = dice qué está mal en un archivo tuyo para un juego, como un circuito
cli-about-draw = dibuja un archivo tuyo para un juego, como un circuito
cli-play-game = qué juego; `ludoteca games` los enumera
cli-play-seats = quién se sienta en cada puesto: me, random, greedy, search, search:easy, search:medium, search:hard, search:expert, search:1000 (simulaciones), search:0.5s (segundos), o cualquier bot por su nombre, con parámetros: mypackage.bots:Net?weights=w.npz; lo normal es me contra search:medium
cli-play-option = una opción del juego; se puede repetir; `ludoteca options JUEGO` las enumera
cli-play-seed = la semilla de todo el azar; lo normal es una secreta
cli-play-example = un ejemplo del reglamento, para seguir jugándolo tú en cada puesto; `rules E1` lo muestra mientras juegas
cli-play-save = dónde guardar la partida, un archivo nuevo; lo normal es en tu propia carpeta de registros
cli-play-resume = sigue una partida que se dejó
cli-replay-file = un registro
cli-replay-seat = muestra el tablero como lo ve ese jugador, contando desde 1
cli-review-file = el registro de una partida terminada
cli-review-seat = solo lo que afecta a ese jugador, contando desde 1
cli-review-budget = lo que puede costar cada decisión: simulaciones, como 600, o segundos, como 0.5s; donde las opciones están cerca gasta más
cli-review-seed = la misma semilla y las mismas simulaciones dan el mismo análisis
cli-review-jobs = cuántos procesos; lo normal son dos. El análisis es el mismo con cualquier número
cli-review-json = todo como JSON, para programas
cli-review-out = escribe el análisis con sus tableros en un archivo .html que no necesita red
cli-review-force = sustituye el archivo si existe
cli-verify-file = un registro
cli-simulate-game = qué juego; `ludoteca games` los enumera
cli-simulate-seats = los bots, como en `ludoteca play`; lo normal es greedy en cada puesto
cli-simulate-option = una opción del juego; se puede repetir; `ludoteca options JUEGO` las enumera
cli-simulate-seed = la semilla del primer reparto; cada reparto siguiente tiene la siguiente
cli-simulate-games = cuántas partidas; lo normal son 100
cli-simulate-jobs = cuántos procesos; lo normal es uno por núcleo. Los resultados son los mismos con cualquier número
cli-simulate-rotate = pasa los bots al puesto siguiente de partida en partida, para que cada uno se siente lo mismo en todas partes (lo normal)
cli-simulate-no-rotate = cada bot conserva su puesto
cli-simulate-pairs = juega cada reparto en cada rotación de los puestos, para que ningún bot tenga mejores cartas que otro (lo normal)
cli-simulate-no-pairs = da a cada partida su propio reparto
cli-simulate-out = escribe una línea por partida y puesto (partidas, puestos y turnos cuentan desde 0) en un archivo .csv o .parquet
cli-simulate-force = sustituye los archivos si existen
cli-simulate-deeds = cuenta también qué se hizo, cuántas veces, y cuántas veces ganó quien lo hizo
cli-simulate-bot-seconds = los segundos que puede tardar un bot en una decisión; uno que tarda más pierde la partida. Lo normal es cualquier tiempo
cli-arena-game = qué juego; `ludoteca games` los enumera
cli-arena-bots = los bots, como en `ludoteca play`; cuantos quieras, al menos dos
cli-arena-option = una opción del juego; se puede repetir; `ludoteca options JUEGO` las enumera
cli-arena-games = cuántas partidas como máximo; lo normal son 100. Solo se juegan rondas enteras, en las que todos se sientan en todas partes con el mismo reparto
cli-arena-seed = la semilla del primer reparto; cada reparto siguiente tiene la siguiente
cli-arena-jobs = cuántos procesos; lo normal es uno por núcleo. Los resultados son los mismos con cualquier número
cli-arena-until = termina en cuanto se sepa cuál de dos bots es más fuerte
cli-arena-bot-seconds = cuántos segundos puede tardar un bot en una decisión; uno que tarda más pierde la partida. Lo normal es cualquier tiempo
cli-arena-table = escribe las puntuaciones en un archivo .md, .csv, .json o .parquet; se puede repetir
cli-arena-out = escribe una línea por partida y puesto en un archivo .csv o .parquet
cli-arena-force = sustituye los archivos si existen
cli-selfplay-game = qué juego; `ludoteca games` los enumera
cli-selfplay-bot = el bot que juega en cada puesto; lo normal es search:400
cli-selfplay-option = una opción del juego; se puede repetir; `ludoteca options JUEGO` las enumera
cli-selfplay-games = cuántas partidas; lo normal son 100
cli-selfplay-seed = la semilla de la primera partida; cada partida siguiente tiene la siguiente; lo normal es 1
cli-selfplay-jobs = cuántos procesos; lo normal es uno por núcleo. Los archivos son los mismos con cualquier número
cli-selfplay-out = adónde van las posiciones, por partes; lo que está completo se conserva, así que se puede interrumpir y retomar
cli-puzzles-game = qué juego; `ludoteca games` los enumera
cli-puzzles-from = partidas que examinar: un registro por línea, o un solo registro; sin él juegan bots unas cuantas
cli-puzzles-games = cuántas partidas juegan los bots; lo normal son 100
cli-puzzles-most = cuántos problemas se conservan; lo normal son 24
cli-puzzles-seed = la semilla de la primera partida y de lo que se piensa; lo normal es 1. La misma semilla encuentra los mismos problemas
cli-puzzles-simulations = cuánto se piensa en una posición; lo normal son 400. Lo encontrado se confirma con veinte veces más
cli-puzzles-option = una opción del juego; se puede repetir; `ludoteca options JUEGO` las enumera
cli-puzzles-jobs = cuántos procesos; lo normal es uno por núcleo. Los problemas son los mismos con cualquier número
cli-puzzles-out = adónde van los problemas, una línea por cada uno
cli-puzzles-force = escribe encima de un archivo que ya existe
cli-puzzle-game = qué juego; lo normal son todos los que tienen problemas, uno tras otro
cli-train-game = qué juego; `ludoteca games` los enumera
cli-train-data = una carpeta que ha escrito `ludoteca selfplay`; se puede repetir
cli-train-out = adónde van los pesos, un archivo nuevo; `FILE.going` a su lado contiene un entrenamiento interrumpido, y el mismo comando lo continúa
cli-train-epochs = cuántas veces recorre todas las posiciones; lo normal son 20
cli-train-inputs = de qué aprende: all, lo que sabe el puesto y lo que cuenta la estrategia; o features, solo lo segundo; lo normal es all
cli-train-rounds = lo hace todo, tantas veces: partidas consigo mismo con la mejor red hasta el momento, entrenamiento, partidas contra rivales fijos
cli-train-folder = dónde están las rondas; lo hecho allí se conserva, así que se puede interrumpir y retomar
cli-train-games = cuántas partidas consigo mismo en una ronda, lo normal son 100; o cuántas en la puerta, lo normal son 200
cli-train-simulations = cuántas simulaciones tiene la búsqueda en las rondas; lo normal son 200
cli-train-mix = la parte de la red en el valor de una hoja, cuyo resto es una partida simulada; lo normal es 0.3
cli-train-gate = juega con estos pesos contra la búsqueda sin ellos, a igual tiempo de CPU, y anota en el archivo lo que resultó
cli-train-against = la búsqueda en la puerta; lo normal es search:250
cli-train-seed = la semilla de todo el azar; lo normal es 1
cli-train-jobs = cuántos procesos juegan; lo normal es uno por núcleo
cli-train-option = una opción del juego; se puede repetir; `ludoteca options JUEGO` las enumera
cli-train-force = sustituye el archivo de los pesos si existe
cli-options-game = qué juego; `ludoteca games` los enumera
cli-check-game = qué juego; `ludoteca games` los enumera
cli-check-file = la opción a la que sustituye el archivo, y el archivo, como track=monza.txt
cli-draw-game = qué juego; `ludoteca games` los enumera
cli-draw-file = la opción a la que sustituye el archivo, y el archivo, como track=monza.txt
cli-draw-out = la imagen, un archivo .svg nuevo
cli-draw-force = sustituye la imagen si existe

# El terminal: jugar. Antes de la barra de un mensaje play-help está lo que se escribe.
list-and = { $first } y { $last }
command-undo = deshacer
command-hint = consejo
command-why = porqué
command-rules = reglas
command-log = historia
command-save = guardar
command-help = ayuda
command-quit = salir
play-you = tú
play-people = una persona en esta pantalla
play-bot = bot { $bot }
play-example = Este es el ejemplo { $example } del reglamento; "reglas { $example }" muestra su párrafo.
play-seal = Sello de la semilla, que se muestra al final (SHA-256 de sus dígitos):
play-saved = Cada jugada se guarda en:
play-how = Escribe el número de tu jugada. "ayuda" muestra qué más puedes escribir.
play-decision = Decisión { $number }
play-prompt = 1-{ $most }, o ayuda >{" "}
play-thinking = { $seat } está pensando...
play-number = En el menú no hay { $number }: va de 1 a { $most }.
play-action = Tras # va el número de una acción, de 0 a { $most }, como #12.
play-unknown = En el menú nada se llama "{ $typed }", y no es un comando. Escribe un número, o ayuda.
play-log-empty = Todavía no se ha decidido nada.
play-seed = La semilla de esta partida:
play-verify = Para comprobar esta partida, o volver a mirarla:
play-left = La partida está guardada. Para seguirla:
play-help-number = 12 | jugar la jugada que tiene este número en el menú
play-help-action = #57 | jugar la acción que tiene este número en el reglamento
play-help-search = palabras | mostrar solo las jugadas que tienen estas palabras
play-help-enter = Intro | mostrar otra vez el tablero y el menú
play-help-undo = deshacer | retirar tu última jugada, antes de que haya decidido nadie más
play-help-hint = consejo | preguntar a un bot fuerte qué haría
play-help-why = porqué ... | por qué una jugada no se puede: porqué 57, o porqué y algunas de sus palabras
play-help-rules = reglas ... | una regla (reglas R5), reglas sobre algo (reglas bodega), o el libro entero
play-help-log = historia | todo lo que ha pasado
play-help-save = guardar ARCHIVO | seguir en otro archivo; guardar a solas dice dónde está la partida
play-help-help = ayuda | esta lista
play-help-quit = salir | dejarlo; la partida está guardada
curtain = Telón: le toca { A($seat) }
curtain-fall = Intro oculta tu vista { A($seat) }; deshacer vuelve atrás >{" "}
curtain-rise = { $seat }, pulsa Intro cuando no mire nadie más >{" "}
hint-thinking = Un bot fuerte está pensando...
hint-action = jugada
hint-visits = probada
hint-expected = esperado
hint-interval = intervalo del 95 %
hint-scale = Resultado esperado: +1 es una victoria segura, 0 una partida igualada; por debajo de 0 vas perdiendo.
tree-prior = previa
why-how = ¿Por qué qué? Escribe porqué y el número de una acción, o algunas de sus palabras.
why-nothing = Ninguna acción de este juego se llama "{ $asked }".
why-several = { $count } acciones se llaman así; di más, o escribe porqué y uno de estos números:
why-legal = Esto se puede: { $action }. Es el número { $number } del menú.
rules-none = Este juego no tiene reglamento en este idioma.
rules-nothing = El reglamento no dice nada sobre "{ $wanted }".
rules-more = { $count ->
    [one] Una regla más tiene estas palabras;
   *[other] { $count } reglas más tienen estas palabras;
} di más, o pide una regla por su id.
rules-page = { $section }/{ $sections } · Intro siguiente · número: ir allí · ? índice · q volver a la partida >{" "}

# El terminal: resultados
result-title = La partida ha terminado
result-running = La partida no ha terminado: le toca { A($seat) }.
result-won = { $count ->
    [one] Gana { $seats }.
   *[other] { $seats } comparten la victoria.
}
result-nobody = No gana nadie.
result-everybody = Ganan todos.
result-total = Total

# El terminal: repetición y comprobación
replay-prompt = Intro siguiente · b atrás · número: ir allí · a hasta el final · q salir >{" "}
replay-position = Tras { $number } de { $most } decisiones
replay-range = Esta partida tiene las posiciones de 0 a { $most }.
replay-unknown = "{ $typed }" no es ninguna de estas cosas: Intro, b, un número, a, q.
verify-options = opciones
verify-example = ejemplo
verify-seats = puestos
verify-decisions = decisiones
verify-scores = puntos
verify-result = resultado
verify-seed = semilla
verify-seal = sello
verify-server = parte del servidor
verify-part = parte { DE($name) }
verify-part-drawn = parte { DE($name) }, sorteada por el servidor
verify-part-none = ninguna
verify-dealt = El reparto está comprobado: el sello es el de la parte del servidor, y todas las partes juntas dan la semilla. Si este es el sello que mostraba la mesa antes de que te sentaras, nadie ha elegido el reparto.
verify-sound = { $decisions ->
    [one] Este registro es correcto: el sello y el control corresponden, y su única decisión es legal.
   *[other] Este registro es correcto: el sello y el control corresponden, y las { $decisions } decisiones son legales.
}

# El terminal: estantería y simulación
games-players = Jugadores: { $players }
options-default = (por defecto)
options-follows = suele seguirse de las demás opciones
options-several = { $count } de { $values }, separados por comas
options-whole = un número entero de { $low } a { $high }
options-text = un texto de { $most } caracteres como máximo
options-how = Por ejemplo:
simulate-playing = Jugando
simulate-games = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, desde la semilla { $seed }.
simulate-deals = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} con { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}, desde la semilla { $seed }: cada reparto se juega en cada rotación de los puestos.
lab-saved = Como los bots tuvieron los mismos repartos, estas { $games } partidas dicen tanto como { $plain } con repartos propios ({ $factor } veces más).
simulate-by-bot = por bot
simulate-by-seat = por puesto
simulate-by-turn = por orden de turno
simulate-turn = { $place }.º
simulate-games-column = partidas
simulate-wins-column = victorias
simulate-rate-column = parte
simulate-interval-column = intervalo del 95 %
simulate-mean-column = puntos
simulate-sd-column = desv. est.
simulate-deed-column = qué se hizo
simulate-times-column = veces
simulate-share-column = de las partidas
simulate-doers-column = quiénes
simulate-won-column = ganaron
simulate-lengths = Decisiones por partida: { $mean } de media (desviación estándar { $sd }), de { $least } a { $most }.
simulate-alone = { $bot } se sentó en cada puesto, así que ganó ganara quien ganara: mira los puestos y el orden de turno.
simulate-shared = Una victoria compartida cuenta para todos los que la comparten.
simulate-fixed = Los bots conservaron sus puestos: no se puede separar lo que aporta el bot de lo que aporta el puesto.
simulate-clock = Un bot con límite de tiempo puede jugar de otra manera con la misma semilla.
simulate-faults-column = bots que fallaron
simulate-fault-column = cómo
simulate-rule-column = regla
simulate-forfeited = { $games ->
    [one] Una partida la perdió un bot por fallar, que no es lo mismo que perder jugando
   *[other] { $games } partidas las perdió un bot por fallar, que no es lo mismo que perder jugando
}: terminó ahí, y ganaron los demás. La primera vez de cada uno:
simulate-fault-seed = (semilla { $seed })
fault-raised = produjo un error
fault-illegal = dijo algo ilegal
fault-slow = tardó demasiado
simulate-written = Todas las partidas están escritas en:
arena-written = Las puntuaciones están escritas en:
arena-games = { $games } partidas con { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}, desde la semilla { $seed }: todos se sientan en todas partes con cada uno.
arena-games-together = { $games } partidas con { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}, desde la semilla { $seed }. Todos ganan o pierden juntos, así que cada bot juega solo contra el juego, cuya puntuación es 0.
arena-bot-column = bot
arena-elo-column = Elo
arena-interval-column = intervalo del 95 %
arena-games-column = partidas
arena-share-column = victorias
arena-points-column = puntos
arena-time-column = ms
arena-faults-column = fallos
arena-against-column = contra { $place }
arena-pairs = De lo que ha ganado uno de los dos, la parte del bot de la izquierda, con un intervalo del 95 %. ms es tiempo de CPU por decisión.
arena-pairs-together = De los repartos que solo ha ganado uno de los dos, la parte del bot de la izquierda, con un intervalo del 95 %. ms es tiempo de CPU por decisión.
arena-decided = Decidido: { $stronger } es más fuerte que { $weaker }. Si fueran iguales, se llamaría más fuerte a alguno de los dos como mucho en una de cada veinte arenas.
arena-undecided = Sin decidir: aún nadie puede decir si es más fuerte { $bot } o { $other }.
puzzles-mining = Examinando partidas
puzzles-found = { $number ->
    [0] No se ha encontrado ningún problema; examina más partidas.
    [one] { $number } problema encontrado. Lo han confirmado búsquedas más profundas con otro azar.
   *[other] { $number } problemas encontrados. Cada uno lo han confirmado búsquedas más profundas con otro azar.
}
puzzles-seat-column = Puesto
puzzles-question-column = Pregunta
puzzles-best-column = La mejor
puzzles-lead-column = Ventaja
puzzles-grade-column = Grado
puzzle-heading = Problema { $id }: { $game }
puzzle-task = ¿Qué harías en el lugar { DE($seat) }? Una opción es claramente la mejor.
puzzle-ask = El número de tu opción, ? para una pista, o Intro para la respuesta:
puzzle-no-number = { $given } no es ninguno de los números; van de 1 a { $most }.
puzzle-among = Es una de estas: { $choices }
puzzle-wrong = No es la mejor. Prueba otra.
puzzle-right = ¡Correcto!
puzzle-answer = La respuesta: { $choice }
selfplay-written = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $bot } contra sí mismo, desde la semilla { $seed }, con { $positions } posiciones, { $games ->
    [one] está
   *[other] están
} en:
selfplay-kept = { $games ->
    [one] Una de ellas ya estaba
   *[other] { $games } de ellas ya estaban
} allí.
train-learning = Aprendiendo
train-lessons = { $positions } posiciones de { $games } partidas, de las que se reservan { $held }:
train-epoch-column = época
train-learned-column = aprendido
train-held-column = reservado
train-value-column = valor
train-policy-column = política
train-score-column = puntos
train-before = antes
train-explained = Tras la época { $epoch }, la red explica el { $share } % de la dispersión de los valores reservados; se conservan estos pesos.
train-written = Los pesos están escritos en:
train-round = Ronda { $round }: { $positions } posiciones, { $explained } % explicado, { $elo } Elo contra { $opponent } ({ $low } … { $high }).
train-best = La más fuerte de { $rounds } rondas es la número { $round }, con { $elo } Elo:
train-axis-round = ronda
train-axis-elo = Elo contra { $opponent }
gate-result = { $games } partidas contra { $against }: { $share } % ({ $low }–{ $high }) de lo que ha ganado uno de los dos; { $ms } ms de CPU por decisión contra { $other }.
gate-passed = Se pasa la puerta: con la red es más fuerte a igual tiempo.
gate-failed = No se pasa la puerta: puede ser igual, o más débil.
gate-slow = No se pasa la puerta: tardó más que el otro.
gate-few = No se pasa la puerta: hacen falta { $least } partidas como mínimo.

# El consejero: por qué una opción es mejor que otra. Una cláusula encabeza una frase, o sigue a «y» o «pero».
coach-wins = Gana la partida al momento.
coach-ends = Termina la partida al momento, no siempre con una victoria.
coach-loses = Termina la partida al momento, y la pierdes.
coach-only = No hay otra cosa que elegir.
coach-perhaps = Más o menos igual de buena; quizá { $first }.
coach-either = Acabas con cerca de { $amount }, como con: { $other }.
coach-equal = Más o menos igual de buena que: { $other }.
coach-one = { $first }.
coach-and = { $first }, y { $second }.
coach-but = { $first }, pero { $second }.
coach-called = «{ $line }»
coach-amount = { $amount } { $unit }
coach-tenths = { $whole },{ $tenth } { $unit }
coach-points-more-leads = Acabas con cerca de { $amount } más
coach-points-more-follows = acabas con cerca de { $amount } más
coach-points-less-leads = Acabas con cerca de { $amount } menos
coach-points-less-follows = acabas con cerca de { $amount } menos
coach-line-more-leads = Consigues cerca de { $amount } más en { $line }
coach-line-more-follows = consigues cerca de { $amount } más en { $line }
coach-line-more-also = cerca de { $amount } más en { $line }
coach-line-less-leads = Consigues cerca de { $amount } menos en { $line }
coach-line-less-follows = consigues cerca de { $amount } menos en { $line }
coach-line-less-also = cerca de { $amount } menos en { $line }
coach-bonus-more-leads = Consigues { $line } en { $often } partidas de 10 en lugar de { $seldom }
coach-bonus-more-follows = consigues { $line } en { $often } partidas de 10 en lugar de { $seldom }
coach-bonus-less-leads = Consigues { $line } solo en { $often } partidas de 10 en lugar de { $seldom }
coach-bonus-less-follows = consigues { $line } solo en { $often } partidas de 10 en lugar de { $seldom }
coach-reach-more-leads = { $line } sigue al alcance: llega en unas { $often } partidas de 10
coach-reach-more-follows = { $line } sigue al alcance
coach-reach-less-leads = { $line } queda fuera de alcance: sin esto llega en unas { $often } partidas de 10
coach-reach-less-follows = { $line } queda fuera de alcance
coach-rival-more-leads = { $seat } consigue cerca de { $amount } menos
coach-rival-more-follows = { $seat } consigue cerca de { $amount } menos
coach-rival-less-leads = { $seat } consigue cerca de { $amount } más
coach-rival-less-follows = { $seat } consigue cerca de { $amount } más
coach-soon-more-leads = Tienes cerca de { $amount } más para tu próximo turno
coach-soon-more-follows = tienes cerca de { $amount } más para tu próximo turno
coach-soon-more-also = cerca de { $amount } más
coach-soon-less-leads = Tienes cerca de { $amount } menos para tu próximo turno
coach-soon-less-follows = tienes cerca de { $amount } menos para tu próximo turno
coach-soon-less-also = cerca de { $amount } menos
coach-chance-more-leads = Ganas unas { $games } partidas más de cada cien
coach-chance-more-follows = ganas unas { $games } partidas más de cada cien
coach-chance-less-leads = Ganas unas { $games } partidas menos de cada cien
coach-chance-less-follows = ganas unas { $games } partidas menos de cada cien
coach-swing-leads = Una apuesta: una partida de cada diez acaba con { $amount } o menos
coach-swing-follows = es una apuesta: una partida de cada diez acaba con { $amount } o menos

# El análisis.
review-budget = No se puede hacer un análisis con { $name } = { $given }; debería ser un número de { $least } a { $most }.
review-number = No hay ninguna decisión { $number }; este registro tiene { $decisions }, contadas desde 1.
review-seat = No hay ningún puesto { $seat }; esta partida tiene { $players }, contados desde 0.
review-unfinished = Esta partida no ha terminado tras { $decisions } decisiones. Un análisis necesita una partida terminada: antes del final un puesto solo puede mirar sus propias decisiones.
review-foreign = Esto no es parte de un análisis.
review-version = Esta parte de un análisis la escribió otra versión ({ $found }; esta lee { $known }). Haz analizar la partida de nuevo.

# ---- doctor

doctor-version = Ludoteca { $version }, Python { $python }
doctor-compiled = Las reglas y los bots funcionan como código nativo.
doctor-interpreted = Las reglas y los bots funcionan como texto: las mismas partidas, unas diez veces más despacio. Con un compilador de C y las cabeceras de Python, pip install --force-reinstall ludoteca hace código nativo.
doctor-pure = Las reglas y los bots funcionan como texto, porque LUDOTECA_PURE está puesta: las mismas partidas, unas diez veces más despacio.
doctor-languages = Idiomas: { $languages }
doctor-faces = Qué se puede hacer con ello
doctor-games = En la estantería
doctor-there = listo
doctor-missing = falta: { $what }
doctor-other-version = { $library } { $wanted } (hay { $found })
doctor-well = Todo está bien.
doctor-ill = Algo está mal: mira las líneas de arriba.
doctor-extra-base = jugar en el terminal
doctor-extra-web = jugar en el navegador, y servir
doctor-extra-postgres = varios servidores, con PostgreSQL
doctor-extra-research = PettingZoo, Gymnasium, OpenSpiel, imágenes
doctor-extra-learners = algoritmos de OpenSpiel
doctor-extra-train = entrenar redes
doctor-extra-lab = archivos Parquet y gráficos del laboratorio
doctor-extra-tune = la búsqueda del equilibrio
doctor-extra-ray = el laboratorio en muchas máquinas
doctor-extra-agents = asistentes por MCP
doctor-extra-textarena = modelos de lenguaje en TextArena
