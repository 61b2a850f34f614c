# La mesa y la web en español.
table-late = Esto responde a la decisión { $decision }, pero ahora se pregunta la decisión { $now }; la página muestra la mesa tal como está.
table-turn = No es tu turno: ahora decide { $seat }.
table-waiting = La mesa todavía espera jugadores; envíales sus invitaciones.
table-chance-given = No se espera nada de ti para el reparto: ya has dado tu parte, o el reparto está hecho.
table-other-rules = Esta mesa se jugó con la versión { $then } de las reglas; ahora vale la versión { $now }, así que no puede continuar.
table-other-content = Esta mesa se jugó con otro contenido del juego (cartas, precios o circuitos) distinto del actual, así que no puede continuar.
table-diverged = Jugada de nuevo con las reglas actuales, esta mesa sale de otra manera a partir de la decisión { $number }. Lo que ocurrió se conserva, pero no se muestra ninguna posición que nunca estuvo en la mesa, y no puede continuar.
table-seat-taken = El puesto { DE($seat) } ya está ocupado.
table-no-person = En el puesto { DE($seat) } no se puede sustituir a nadie: no juega ninguna persona.
table-not-away = { $seat } no está ausente.
table-not-over = La revancha puede empezar cuando termine esta partida.
table-not-yours = No tienes en esta mesa ningún puesto que pueda hacer esto; estás mirando.
table-unknown = Aquí no hay ninguna mesa. Puede que la dirección esté mal escrita; busca tus mesas en la primera página.
table-present = { $seat } está a la mesa; solo se puede sustituir a quien está ausente.
table-grace = { $seat } lleva { $gone } s fuera y aún puede volver; dentro de { $left } s podrá jugar un bot en su lugar.
table-missed = { $seat } te espera en { $game }; si sigues fuera, puede que pronto juegue un bot por ti.
table-replaced = { $seat } ha dejado que un bot juegue por ti en { $game }; el puesto vuelve a ser tuyo en cuanto regreses.
table-hurried = { $seat } no ha tenido tiempo de pensarlo bien y ha respondido deprisa.
table-hurried-window = Un bot no ha tenido tiempo de pensarlo bien y ha respondido deprisa.
table-failed = { $seat } no ha respondido; en su lugar ha respondido el bot voraz.
table-failed-window = Un bot no ha respondido; en su lugar ha respondido el bot voraz.
table-no-hints = En esta mesa no hay consejero: se decidió así, para todos por igual.
table-no-rest = Ahora no hay nada que se pueda dejar en manos de un bot.
store-open = No se puede abrir la base de datos { $file }: { $error }. No se ha cambiado nada; elige otro lugar con --database o repara esta.
store-folder = No se puede crear la carpeta { $file } para la base de datos: { $error }. Elige otro lugar con --database.
store-no-file = { $file } es una carpeta o un dispositivo, no un archivo. Indica un archivo con --database.
store-denied = No se puede leer la base de datos { $file }: el usuario que ejecuta el servidor no tiene permiso sobre ella o sobre su carpeta. Dale ese permiso o elige otro lugar con --database.
store-readonly = La base de datos { $file } se puede leer, pero no escribir. Da al usuario que ejecuta el servidor permiso para escribir en el archivo y en su carpeta, o elige otro lugar con --database. No se ha cambiado nada.
store-foreign = { $file } no es una base de datos de Ludoteca y se ha dejado como está. Elige otro lugar con --database.
store-corrupt = La base de datos { $file } está dañada ({ $error }) y se ha dejado como está. Pon en su lugar tu última copia de seguridad o salva lo que aún se pueda leer, como explica docs/faults.md en «Restore and recover».
store-remains = La base de datos { $file } falta o está vacía, pero { $error }, con sus últimas jugadas, sigue a su lado. Devuelve el archivo a su sitio; para empezar de cero, aparta antes { $error }. No se ha cambiado nada.
store-version = La base de datos { $file } la escribió una versión posterior (formato { $found }; esta conoce el { $known }) y se ha dejado como está. Instala la versión posterior o elige otro lugar con --database.
store-held = Otro servidor (proceso { $process }) está usando la base de datos { $file }. Detenlo primero o elige otro lugar con --database.
store-busy = Otro programa ha bloqueado la base de datos { $file }. Ciérralo y vuelve a intentarlo; no se ha cambiado nada.
store-full = El disco de la base de datos { $file } está lleno. Haz sitio; hasta entonces no se guarda nada nuevo y no se pierde nada de lo guardado.
store-gone = La base de datos { $file } se ha movido o borrado con el servidor en marcha. Devuélvela a su sitio o detén el servidor con Ctrl-C: guardará lo que contenía el archivo. Hasta entonces no se guarda nada nuevo.
store-rescued = La base de datos { $file } desapareció con el servidor en marcha; lo que contenía está ahora en { $copy }.
store-read = No se puede leer la base de datos { $file }: { $error }.
store-write = No se puede escribir en la base de datos { $file }: { $error }. No se ha cambiado nada.
store-reach = No se puede abrir la base de datos { $file }: { $error }. Comprueba que PostgreSQL funciona allí y que el nombre, el usuario y la contraseña son correctos. No se ha cambiado nada.
store-away = No se llega a la base de datos { $file }: { $error }. Hasta que vuelva no se guarda nada nuevo y no se pierde nada de lo guardado.
store-unsure = La conexión con la base de datos { $file } se cortó a medio camino: { $error }. Cuando vuelva se verá si las últimas entradas quedaron guardadas.
store-query = La base de datos { $file } ha rechazado algo: { $error }. No se ha cambiado nada.
store-extra = Una base de datos PostgreSQL necesita el paquete psycopg ({ $error }); instálalo con: pip install "ludoteca[web,postgres]"
web-unsure = La conexión con la base de datos se cortó a medio camino y aún no se sabe si esto se ha guardado. La página lo mostrará en cuanto se sepa; mira antes de repetirlo.
store-table = No se puede abrir la mesa { $table }: { $error }. A las demás mesas no les afecta.
store-taken = Alguien acaba de jugar; la página muestra la mesa tal como está ahora.
table-damaged = Esta mesa no se puede abrir: lo que se guardó de ella está dañado. A las demás mesas no les afecta; pide la copia de seguridad a quien lleva este servidor.
web-unkept = Esto no se ha podido guardar ahora, así que no ha ocurrido: todo sigue como estaba. Vuelve a intentarlo dentro de un momento; si persiste, avisa a quien lleva este servidor.
web-unread = Ahora mismo no se llega a las mesas. No se ha perdido nada; vuelve a intentarlo dentro de un momento.
web-slow = La petición llegaba demasiado despacio y se ha abandonado. No se ha cambiado nada; vuelve a intentarlo.
web-host = La dirección que nombra esta petición no tiene sentido; abre la página de nuevo por su dirección habitual.
web-busy = El servidor está ocupado: ya hay { $most } tareas esperando. No se ha cambiado nada; vuelve a intentarlo dentro de un momento.
web-full = Se están mirando tantas mesas que no cabe ninguna más. No se ha perdido nada; vuelve a intentarlo dentro de unos minutos.
web-crowded = El servidor no tiene ahora ninguna conexión libre; vuelve a intentarlo dentro de un momento.
web-sockets = Ya tienes aquí { $most } páginas abiertas; cierra alguna.
web-chat-rate = Escribes más rápido de lo que nadie puede leer; con una línea cada { $seconds ->
    [one] segundo
   *[other] { $seconds } segundos
} está bien.
web-other-host = Este servidor no responde al nombre { $host }. Ábrelo por su dirección habitual; quien lo lleva puede añadir un nombre con --host-name.
web-rate = Demasiadas peticiones a la vez; espera unos segundos y vuelve a intentarlo.
web-body = Es demasiado grande: se aceptan como máximo { $most } bytes.
web-origin = Esta petición venía de otro sitio y se ha rechazado; usa las páginas de este.
web-tables = Ya tienes { $most } mesas abiertas; termina alguna antes.
web-tables-address = Desde tu dirección se han abierto demasiadas mesas; espera unos minutos o sigue en una que ya exista.
web-name = Un nombre tiene de 1 a { $most } caracteres.
table-said = En esta mesa ya se han dicho { $most } líneas; no caben más.
web-chance = Una parte del reparto tiene de 1 a { $most } caracteres imprimibles, como dígitos hexadecimales o tiradas de tus propios dados; si la dejas en blanco, el servidor la sortea por ti.
web-chat = Una línea del chat tiene de 1 a { $most } caracteres.
web-json = La petición no es un objeto JSON válido con los campos { $fields }.
web-fault = Algo ha fallado aquí. No se ha perdido nada; vuelve a cargar la página.
web-not-found = En esta dirección no hay nada.
web-method = Esta dirección no se puede usar de esta manera.
web-bot-level = «{ $given }» no puede sentarse aquí; pueden: { $allowed }. Otros bots, solo si el anfitrión los ha permitido por su nombre.
web-invitation = Esta invitación ya se ha usado o nunca existió; pide otra.
web-replay-hidden = Las demás vistas se abren cuando termina la partida; hasta entonces ves la tuya.
web-replay-step = { $given } no es un paso de esta partida; van de 0 a { $most }.
web-players = Hay { $given } puestos, pero el juego es para { $players }.
web-seat = No existe el puesto { $given }; van de 0 a { $most }.
serve-memory = La memoria que pueden ocupar las mesas está llena: se están mirando { $tables } y no se abre ninguna más. Mira most_live y most_live_bytes.
serve-crowded = Las { $most } conexiones están ocupadas; a quien llega se le pide que vuelva más tarde. Mira el límite de archivos abiertos (LimitNOFILE).
serve-descriptors = El sistema operativo no da más archivos abiertos; quien llega espera. Sube el límite (LimitNOFILE).
serve-port = El servidor no puede escuchar en { $host }, puerto { $port }: { $error }. Elige otro puerto con --port.
serve-scheme = Alguien llegó a { $host } por HTTPS, pero no lo confirma ningún proxy de confianza, y se le rechazó. Indica el proxy con --proxy DIRECCIÓN o usa --secure.
serve-proxy = { $given } no es la dirección de un proxy; indica una dirección como 127.0.0.1 o una red como 10.0.0.0/8.
serve-host-name = { $given } no es el nombre de un servidor; indica un nombre como play.example.org o una dirección, sin esquema, puerto ni ruta.
serve-bot = «{ $given }» no es un bot; indica uno, como mypackage.bots:Net.
bot-hangs = Hubo que terminar { $bot } { $times } veces seguidas porque no respondía; no se le preguntará más hasta que se reinicie el servidor.
web-hint-busy = Ya has preguntado al consejero; espera la respuesta.
web-hints = { $given } no dice nada sobre el consejero; puede ser yes, no, o quedar vacío para lo habitual.
web-nobody = Aquí no jugaría nadie: al menos un puesto tiene que ser tuyo ({ $seats }). Los bots entre ellos juegan con: ludoteca simulate
web-hint = El consejero no ha tenido tiempo de pensar; vuelve a intentarlo dentro de un momento.
web-may = Esto se puede jugar ahora.
web-record-wait = El registro revela el reparto, así que se puede obtener cuando termine la partida.
web-request = No se entiende esta petición.

ui-brand = Ludoteca
ui-motto = Juegos de mesa, completos y exactos. Siéntate.
ui-home = Todos los juegos
ui-skip = Ir al juego
ui-play-now = Jugar ya
ui-play-now-title = Jugar ya a { $game } contra bots
ui-new-table = Abrir mesa
ui-new-table-of = Abrir una mesa de { $game }
ui-rulebook = Reglamento
ui-set-up = Preparar esta posición
ui-set-up-title = Preparar la posición del ejemplo { $example }
ui-example = Ejemplo { $example } del reglamento
ui-example-help = Juegas en todos los puestos.
ui-example-back = Volver al párrafo
ui-example-again = Prepararla de nuevo
ui-example-there = A la posición
ui-your-tables = Tus mesas
ui-no-tables = Todavía no hay nada. Tus partidas te esperarán aquí.
ui-damaged-tables = { $number ->
    [one] Una de tus mesas no se puede abrir: lo que se guardó de ella está dañado. Pide la copia de seguridad a quien lleva este servidor.
   *[other] { $number } de tus mesas no se pueden abrir: lo que se guardó de ellas está dañado. Pide la copia de seguridad a quien lleva este servidor.
}
ui-players-range = { $low }–{ $high } jugadores
ui-players-range-one = { $number ->
    [one] 1 jugador
   *[other] { $number } jugadores
}
ui-minutes = { $low }–{ $high } min
ui-minutes-one = { $number } min
ui-weight = { $weight ->
    [light] ligero
    [medium] medio
   *[heavy] denso
}
ui-your-turn-short = te toca
ui-waiting-short = esperando { A($seat) }
ui-seats = Quién juega
ui-seat-me = yo
ui-seat-here = otra persona en esta pantalla
ui-seat-friend = un amigo, con un enlace
ui-seat-bot = bot, { $level ->
    [easy] fácil
    [medium] medio
    [hard] difícil
   *[expert] experto
}
ui-seat-style = { ui-seat-bot }, { $style }
ui-bot-style = { $bot }, { $style }
ui-seat-number = Puesto { $number }
ui-your-name = Tu nombre
ui-you = tú
ui-guest = Invitado
ui-options = Opciones
ui-file = O de un archivo
ui-file-long = Este archivo es demasiado largo: como máximo { $most } caracteres.
ui-start = Sentarse
ui-join-title = { $host } te invita a { $game }
ui-join = Ocupar el puesto
ui-turn-yours = Te toca, { $name }
ui-turn-yours-one = Te toca
ui-turn-of = Decide { $seat }
ui-turn-bot = { $seat } está pensando
ui-waiting = Esperando jugadores
ui-over = La partida ha terminado
ui-won-you = ¡Has ganado!
ui-won = Gana { $names }.
ui-won-several = Ganan juntos { $names }.
ui-won-nobody = No ha ganado nadie.
ui-lost-you = Has perdido.
ui-lost-together = Habéis perdido juntos.
ui-resigned = se ha rendido
ui-undo = Deshacer
ui-hint = Consejero
ui-hints = Consejero
ui-hints-help = Si los jugadores pueden preguntar al consejero qué es lo mejor. Solo contra bots: donde juega una sola persona. Todos en la mesa ven lo que se ha elegido.
ui-hints-usual = solo contra bots
ui-hints-yes = sí, para todos
ui-hints-no = no, para nadie
ui-hints-on = En esta mesa se puede preguntar al consejero.
ui-hints-off = En esta mesa no hay consejero.
ui-resign = Rendirse
ui-resign-sure = ¿De verdad quieres abandonar esta partida?
ui-yes = Sí, me rindo
ui-no = No, sigo jugando
ui-rematch = Revancha
ui-rematch-there = A la revancha
ui-replay = Repetición
ui-log = Qué ha pasado
ui-chat = Chat
ui-chat-say = Di algo
ui-send = Enviar
ui-players = Jugadores
ui-score = Puntuación
ui-score-of = { $score }: qué cuenta
ui-away = ausente
ui-bot-plays = un bot juega { POR($seat) }
ui-replace = Que juegue un bot
ui-back = Ya he vuelto
ui-absence = Un bot juega por ti hasta que vuelvas.
ui-offline = no está
ui-open-seat = un amigo
ui-free = libre
ui-invite = Invitación para el puesto { $number }
ui-invite-help = Envía este enlace a un amigo o deja que lo escanee.
ui-copy = Copiar enlace
ui-copied = Copiado
ui-watching = Estás mirando
ui-curtain = Ahora { $name }
ui-curtain-help = Pasa la pantalla. Que no mire nadie más.
ui-curtain-show = Soy { $name }: ver mi lado
ui-more-actions = También es posible
ui-choose = Elige
ui-text-board = El tablero como texto
ui-theme = Claro u oscuro
ui-languages = Idioma: { $name }
ui-sound = Sonido
ui-flash = Que parpadee el título cuando me toque
ui-notify = Avisarme cuando la página esté oculta
ui-settings = Ajustes
ui-close = Cerrar
ui-why = ¿Por qué no?
ui-rule = Regla { $rule }
ui-hint-title = Qué dice el consejero
ui-hint-wait = El consejero está pensando…
ui-coach-best = La mejor
ui-coach-good = Buena
ui-coach-risky = Arriesgada
ui-coach-chance = { $percent } % de ganar
ui-coach-hardly = menos del 1 % de ganar
ui-coach-worth = acaba con cerca de { $amount }
ui-coach-sure = más del 99 % de ganar
ui-coach-details = Detalles
ui-coach-choice = Opción
ui-coach-interval = Probabilidad
ui-coach-tried = Probada
ui-coach-expected = Esperado
ui-coach-meaning = Probabilidad: dónde está la de ganar, con una certeza del 95 %, según { $games } partidas imaginadas con cada opción. Probada: cuántas veces la miró una búsqueda. Esperado: su resultado allí, de −1 para una derrota segura a +1 para una victoria segura.
ui-step = Paso { $number } de { $most }
ui-step-first = Primero
ui-step-back = Atrás
ui-step-next = Siguiente
ui-step-last = Último
ui-step-play = Reproducir
ui-step-pause = Pausa
ui-view-of = Vista { DE($seat) }
ui-view-open = Vista abierta
ui-download = Descargar el registro
ui-share = Compartir enlace
ui-to-table = Volver a la mesa
ui-seal = Sello de la semilla
ui-deal = El reparto
ui-deal-how = Se hace cuando se ocupa el último puesto, y nadie lo elige: el servidor ha sorteado su parte y la ha sellado; cada persona que se sienta añade la suya. Cuando termina la partida se muestran todas las partes, y cualquiera puede comprobar que dan la semilla.
ui-seal-server = Sello de la parte del servidor
ui-part-yours = Tu parte
ui-part-drawn = Tu parte, sorteada por el servidor
ui-part-server = La parte del servidor
ui-part-of = Parte { DE($name) }
ui-part-of-drawn = Parte { DE($name) }, sorteada por el servidor
ui-part-none = ninguna: aquí jugaba un bot cuando se hizo el reparto
ui-proof = Nadie pudo elegir este reparto. El sello es el SHA‑256 de la parte del servidor y se mostró antes de que se sentara nadie. La semilla es el SHA‑256 de la última línea, en la que están todas las partes. Para comprobarlo, descarga el registro y ejecuta: ludoteca verify
ui-proof-line = De qué está hecha la semilla
ui-room = La mesa está lista
ui-room-help = Aún no se ha repartido nada, así que nadie puede haber visto nada.
ui-room-soon = La partida empieza sola en cuanto estén todos.
ui-awaited = Faltan por llegar: { $names }
ui-awaited-you = te espera
ui-older-rules = Esta mesa empezó con la versión { $then } de las reglas y termina con ella. Las mesas nuevas usan la versión { $now }, que es la que cuenta el reglamento.
ui-past = Esta mesa se conserva tal como quedó
ui-past-short = se conserva tal como quedó
ui-past-record = No se ha perdido nada: el registro guarda cada decisión, y la versión de Ludoteca con la que se jugó puede repetirla.
ui-seed = Semilla
ui-lost = Se ha perdido la conexión. Reintentando…
ui-setup = La mesa está preparada.
ui-about-bots = Los bots ven lo que ve su puesto, y nada más.
ui-search-rules = Buscar en las reglas
ui-no-script = Esta página necesita JavaScript para jugar; el reglamento funciona sin él.
ui-error = Eso no ha funcionado
ui-back-home = A la primera página
ui-total = Total
ui-result = Resultado
ui-won-together = ¡Habéis ganado juntos!
ui-won-by = { $amount } por delante { DE($name) }
ui-won-resigned = Todos los demás se han rendido.
ui-see-board = Ver el tablero
ui-course = Cómo fue
ui-graph-label = Los puntos de todos a lo largo de la partida
ui-graph-decisions = { $number } decisiones
ui-graph-together = Todos vosotros
ui-graph-after = Tras
ui-graph-table = En números
ui-turnings = { $number ->
    [one] El momento decisivo
   *[other] Los momentos decisivos
}
ui-turning-lead = { $name } toma la delantera.
ui-turning-margin = { $name }: de { $before } a { $after }.
ui-turning-score = De { $before } a { $after }.
ui-margin-ahead = { $amount } por delante
ui-margin-behind = { $amount } por detrás
ui-margin-level = empate
ui-figures = La partida en números
ui-figure-decisions = Decisiones
ui-figure-turns = Turnos
ui-figure-minutes = Minutos
ui-figure-leads = Cambios de líder
ui-figure-longest = Más tiempo en cabeza
ui-figure-led = { $name }, { $number ->
    [one] { $number } decisión
   *[other] { $number } decisiones
}
ui-figure-undos = Deshechas
ui-place = { $place }.º
ui-hint-close = Cerrar el consejero
ui-points-unit = { $points ->
    [-1] puntos
    [one] punto
   *[other] puntos
}
ui-no-points = Aún no ha contado nada.
ui-scoring = La puntuación, paso a paso
ui-sheet-rule = Regla
ui-sheet-what = Qué cuenta
ui-sheet-points = Puntos
ui-sheet-sum = Hasta aquí
ui-legend = Qué significan los signos
bot-name = { $number ->
    [1] Ada
    [2] Bruno
    [3] Carla
    [4] Dante
    [5] Elsa
   *[other] Fosco
}
ui-bot-named = bot { $bot }
ui-bot-level = { $level ->
    [easy] bot fácil
    [medium] bot medio
    [hard] bot difícil
    [expert] bot experto
    [greedy] bot voraz
    [random] bot al azar
   *[other] bot
}
ui-seat-name = Nombre del puesto { $number }
ui-invite-title = { $missing ->
    [one] Falta un jugador
   *[other] Faltan { $missing } jugadores
}
ui-invite-who = A la mesa: { $names }
ui-invite-once = Cada enlace es para una persona y funciona una vez.
ui-invite-wait = Las invitaciones las tiene quien abrió la mesa.
ui-qr = El mismo enlace como código QR, para escanearlo con el móvil
ui-seat-missing = El puesto { $number } está libre
ui-contents = Índice
ui-search-none = Ningún párrafo tiene esas palabras.
ui-search-found = Párrafos encontrados: { $number }
web-replay-seat = { $given } no es un puesto de esta mesa; van de 0 a { $most }, o déjalo vacío para la vista abierta.
ui-gone = Esta mesa ya no está aquí.
ui-replay-lost = No se ha podido traer este momento. Vuelve a intentarlo.
ui-view = Quién mira
table-window = No es tu turno: la mesa espera la respuesta de alguien.
ui-turn-window = La mesa espera a los demás
ui-the-others = los demás
ui-window-yours-one = Puedes responder
ui-window-yours = Puedes responder, { $name }
ui-ask = Cuando no es mi turno, preguntarme
ui-ask-of = Cuando no es el turno { DE($name) }, preguntar { A($name) }
ui-ask-usual = siempre que pueda jugar algo, desde mi primer turno
ui-ask-always = siempre, incluso antes de mi primer turno
ui-ask-target = solo si soy el objetivo o es la última ocasión
ui-ask-never = nunca: pasar por mí
ui-continue = Te toca
ui-moves = { $moves ->
    [0] sin empezar
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
ui-read-rules = Leer antes las reglas
ui-or-a-game = O directamente a un juego:

# La primera partida guiada
ui-learn = Aprender jugando
ui-learn-of = Aprender { $game } jugando
ui-learn-title = Una primera partida guiada: tres minutos, en una mesa de verdad
ui-guide = Primera partida guiada
ui-guide-see = Qué ves
ui-guide-want = Qué quieres
ui-guide-play = Tu jugada
ui-guide-on = Cómo sigue
ui-guide-skip = Saltar la guía
ui-guide-finish = Terminar
ui-guide-again = Mostrar la guía otra vez
ui-guide-move-first = Primero haz tu jugada; vale cualquiera de las que brillan. La guía sigue sola.
ui-guide-wait = Juega { $seat }. La línea del turno cuenta lo que pasa; la guía sigue sola.
ui-guide-answer = Antes se pregunta otra cosa: responde como quieras y la guía continúa. O sigue leyendo con Siguiente.
ui-guide-over = La partida ha terminado, así que la guía también. El resultado cuenta paso a paso de qué está hecha cada puntuación.
table-no-guide = Aquí no hay guía; el reglamento cuenta el juego entero.
table-guide-step = { $given } no es un paso de esta guía; van de 0 a { $most }, y -1 la retira.

# El servidor
cli-about-serve = abre las mesas a los navegadores, en este ordenador o para un club
cli-usage-serve =
    ludoteca serve [--open] [--host DIRECCIÓN] [--port N] [--database ARCHIVO]
    {"             "} [--host-name NOMBRE ...] [--proxy DIRECCIÓN ...] [--secure]
    {"             "} [--content JUEGO=ARCHIVO.toml ...]
    {"             "} [--set JUEGO.RUTA=VALOR ...]
    {"             "} [--allow-bot BOT ...] [--settings ARCHIVO.toml]
cli-host-name = NOMBRE
cli-bot = BOT
cli-address = DIRECCIÓN
cli-serve-host = dónde escuchar; 127.0.0.1 es solo este ordenador, 0.0.0.0 todo el que pueda llegar a él
cli-serve-port = el puerto; si no, 8017 o el siguiente que esté libre
cli-serve-database = dónde se guardan las mesas: un archivo, que se crea si no existe, o postgresql://usuario:contraseña@servidor/nombre
cli-serve-open = abre la primera página en un navegador
cli-serve-secure = al servidor se llega por HTTPS: las cookies viajan solo por ahí
cli-serve-proxy = un proxy inverso cuyos X-Forwarded-For y X-Forwarded-Proto se creen: una dirección o una red; se puede repetir
cli-serve-host-name = un nombre por el que se llega al servidor; se puede repetir
cli-serve-allow-bot = un bot ajeno que se puede sentar, como mypackage.bots:Net?weights=w.npz; se puede repetir. Se importa y funciona con tus permisos
serve-at = Ludoteca está abierta en { $address } (Ctrl-C la cierra)
cli-about-backup = copia las mesas en un archivo nuevo, también con el servidor en marcha
cli-usage-backup = ludoteca backup ARCHIVO --out ARCHIVO
cli-backup-file = el archivo de las mesas
cli-backup-out = la copia, un archivo nuevo
backup-done = { $tables ->
    [one] Una mesa está
   *[other] { $tables } mesas están
} ahora también en { $file }.
cli-about-rescue = salva lo que aún se pueda leer de un archivo de mesas dañado
cli-usage-rescue = ludoteca rescue ARCHIVO --out ARCHIVO
cli-rescue-file = el archivo dañado; solo se lee
cli-rescue-out = dónde guardar lo que se pueda leer, un archivo nuevo
rescue-done = { $tables ->
    [one] Se ha salvado una mesa
   *[other] Se han salvado { $tables } mesas
} en { $file }.
cli-about-database = lleva las mesas a otra base de datos: copy DE A, cada una un archivo o una dirección
cli-usage-database = ludoteca database copy DE A
cli-from = DE
cli-to = A
cli-database-deed = qué hay que hacer: copy
cli-database-source = dónde están las mesas: un archivo o postgresql://usuario:contraseña@servidor/nombre
cli-database-target = adónde van: un archivo nuevo o una base de datos vacía; una ya empezada se continúa
database-deed = Con una base de datos no se puede hacer «{ $given }»; escribe: ludoteca database copy DE A
database-copied = Se han copiado y comparado { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} con { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
} y { $papers ->
    [one] un papel
   *[other] { $papers } papeles
} sobre personas.
copy-other = { $file } ya pertenece a otra casa: tiene mesas y otra clave. Elige una base de datos vacía. No se ha cambiado nada.
copy-differs = La mesa { $table } ya está en { $file }, pero es distinta; se ha dejado como está. Copia a una base de datos vacía.
copy-paper-differs = El papel { $paper } ya está en { $file }, pero es distinto; se ha dejado como está. Copia a una base de datos vacía.
copy-served = Un servidor está usando { $file }. Detenlos todos primero; cinco segundos después se podrá hacer.
setting-toml = { $file } no es un archivo TOML: { $error }.
setting-unknown = { $file } fija { $setting }, que no existe. Existen: { $all }.
setting-unknown-near = { $file } fija { $setting }, que no existe. ¿Querías decir { $near }?
setting-value = El ajuste { $setting } no puede ser «{ $given }»; lo correcto sería: { $wanted }.
setting-choice = uno de { $allowed }
web-operator = Esto solo pueden leerlo quienes cuidan este servidor, y solo desde una dirección que nombre el ajuste operators.
cli-serve-settings = un archivo con los ajustes del servidor
table-closed = Quien cuida este servidor ha cerrado esta mesa; ya no se puede hacer nada en ella.
ui-unsaid = retirado
web-barred = Ya no puedes entrar aquí. Si crees que es un error, escribe a quien lleva este servidor.
web-muted = Ya no puedes decir nada aquí. Si crees que es un error, escribe a quien lleva este servidor.
admin-token = Esto necesita la contraseña de quien cuida este servidor; ludoteca admin la lee de la base de datos.
admin-deed = No se puede hacer «{ $given }»; se puede: { $allowed }.
admin-line = La entrada { $number } no es una línea del chat; show las enumera con sus números.
admin-who = Nombra una persona (el titular que dice show) o una dirección.
admin-nobody = Nadie con ese nombre tiene puesto en ninguna parte; nombra al titular que dice show.
admin-away = Ningún servidor responde en { $server }: { $error }. Indica uno con --server.
admin-answer = El servidor de { $server } dice: { $error }
admin-usage = Di qué hay que hacer: ludoteca admin { $deeds }
admin-number = «{ $given }» no es un número.
cli-about-admin = cuida un servidor en marcha: list, show, close, delete, unsay, mute, bar, allow, barred, erase, export, thinkers, thinker-add, thinker-remove
cli-usage-admin =
    ludoteca admin ACCIÓN [QUÉ] [N] [--server URL]
    {"             "} [--database ARCHIVO]
cli-deed = ACCIÓN
cli-what = QUÉ
cli-url = URL
cli-admin-deed = qué hay que hacer
cli-admin-what = una mesa, una persona (el titular que dice show), una dirección o el nombre de un pensador
cli-admin-number = el número de una línea del chat; para list, cuántas mesas
cli-admin-server = dónde responde el servidor; si no, http://127.0.0.1:8017
cli-admin-database = su base de datos, en la que está su contraseña; si no, el archivo habitual
cli-admin-settings = un archivo con los ajustes del servidor, que nombra la base de datos
store-lost = De { $file } no se puede leer nada como mesa de Ludoteca. Pon en su lugar tu última copia de seguridad.
serve-extra = El servidor necesita el paquete { $missing }; instálalo con: pip install "ludoteca[web]"

ui-seat-moves = le toca
ui-seat-won = ganador
ui-skip-show = Saltar hasta mi turno
ui-side = Historia, chat y ajustes
ui-day = { $day } { $month ->
     [1] ene
     [2] feb
     [3] mar
     [4] abr
     [5] may
     [6] jun
     [7] jul
     [8] ago
     [9] sep
     [10] oct
     [11] nov
    *[12] dic
} { $year }
ui-your-results = Partidas que has jugado
ui-ways = Maneras de jugar
ui-house-rules = Reglas de la casa
ui-house-rules-help = Todo lo demás que se puede cambiar; tal como está, es lo del libro.
ui-preset-first = Primera partida
ui-preset-first-help = Corta y fácil de abarcar.
ui-preset-book = Como en el libro
ui-preset-book-help = Exactamente como está impreso.
ui-preset-tournament = Torneo
ui-preset-tournament-help = Para quien lo conoce bien.
ui-offline-title = Sin conexión
ui-offline-help = La estantería, los reglamentos y las últimas mesas que miraste siguen aquí. Para jugar, y para todo lo demás, hace falta el servidor.
ui-board = Tablero
ui-choices = Opciones

# El espectáculo, la columna y los atajos de una mesa
ui-skip-all = Saltar
ui-speed = Velocidad
ui-speed-slow = lenta
ui-speed-normal = normal
ui-speed-fast = rápida
ui-speed-once = de golpe
ui-since = Desde tu último turno
ui-since-back = Un paso atrás
ui-since-on = Un paso adelante
ui-sheet = Altura de la hoja
ui-tab-log = Historia
ui-tab-chat = Chat
ui-tab-settings = Ajustes
ui-tab-deal = Reparto
ui-keys = Atajos
ui-key-1-9 = 1 – 9
ui-key-1-9-does = ir a esa opción; otra vez: jugarla
ui-key-arrows = ← ↑ → ↓
ui-key-arrows-does = a la opción siguiente en esa dirección
ui-key-enter = Intro, Espacio
ui-key-enter-does = jugar la opción; durante el espectáculo: saltar al final
ui-key-u = U
ui-key-u-does = deshacer
ui-key-h = H
ui-key-h-does = consejo
ui-key-r = R
ui-key-r-does = la regla que vale ahora
ui-key-s = S
ui-key-s-does = saltar hasta mi turno
ui-key-c = C
ui-key-c-does = chat
ui-key-m = M
ui-key-m-does = sonido sí o no
ui-key-brackets = [ ]
ui-key-brackets-does = recorrer lo que hicieron los demás
ui-key-esc = Esc
ui-key-esc-does = cerrar lo que esté abierto

# Problemas
web-number = { $called } no puede ser { $given } aquí; es un número entero de { $least } a { $most }.
ui-puzzle = Problema
ui-puzzles = Problemas
ui-puzzles-about = Posiciones de partidas reales. En cada una hay una opción claramente mejor que todas las demás, y no es la primera que se le ocurre a uno. Ves lo que podía ver el jugador, y nada más.
ui-puzzles-short = Una opción es claramente la mejor. No es la evidente.
ui-puzzle-daily = Los problemas de hoy
ui-puzzle-today = Problema
ui-puzzle-today-of = El problema de hoy de { $game }
ui-puzzle-of = { $game }: problema
ui-puzzle-number = Problema { $number }
ui-puzzle-stars = { $grade ->
    [one] { $grade } estrella de 3
   *[other] { $grade } estrellas de 3
}
ui-puzzle-solved = resuelto
ui-puzzle-streak = Llevas { $number } días seguidos resolviendo uno del día.
ui-puzzle-streak-one = Has resuelto uno del día. Mañana hay otros nuevos.
ui-puzzle-count = { $number } de { $most } resueltos en este navegador
ui-puzzle-you = Eres { $seat }
ui-puzzle-task = ¿Qué harías en el lugar { DE($seat) }? De { $number } opciones, una es claramente la mejor. Tócala, como harías en una mesa.
ui-puzzle-hint-1 = Acotar
ui-puzzle-hint-2 = ¿Qué se gana?
ui-puzzle-hint-3 = Solo dos
ui-puzzle-show = Ver la respuesta
ui-puzzle-among = La mejor opción es una de estas { $number }:
ui-puzzle-gains = Es la mejor por esto. { $reason }
ui-puzzle-wrong = No es la mejor: { $choice }. Prueba otra.
ui-puzzle-obvious = No es la mejor: { $choice }. Es la primera que se ocurre; hay algo mejor.
ui-puzzle-right = ¡Correcto!
ui-puzzle-solved-head = Resuelto
ui-puzzle-answer = La respuesta
ui-puzzle-first = la primera que se ocurre
ui-puzzle-chance = { $percent } % de ganar
ui-puzzle-between = con una certeza del 95 %, entre el { $low } % y el { $high } %
ui-puzzle-level-easy = el bot fácil
ui-puzzle-level-medium = el bot medio
ui-puzzle-level-hard = el bot difícil
ui-puzzle-missed = { $number ->
    [0] Hasta el bot fácil la encuentra más veces que no.
    [one] Casi siempre se le escapa a este: { $levels }.
   *[other] Casi siempre se les escapa a estos: { $levels }.
}
ui-puzzle-sure = Hasta qué punto es seguro: la han encontrado { $searches } búsquedas de { NUMBER($simulations) } simulaciones cada una, con azar distinto; las probabilidades salen de { NUMBER($games) } partidas imaginadas tras cada opción, las mismas para todas.
ui-puzzle-next = Problema siguiente
ui-puzzle-all = Todos los problemas
ui-puzzle-play = Seguir jugando desde aquí
# El análisis de una partida
web-review-wait = Una partida se analiza cuando ha terminado; mientras se juega, solo quienes juegan pueden ver lo que han hecho ellos mismos.
web-review-not-here = En esta mesa no se dice a nadie antes del final lo buena que fue una opción: se decidió así, para todos por igual.
web-review-one-screen = En esta pantalla jugáis varios y nadie puede ver la mano de otro: espera al final para analizar la partida.
web-review-view = { $given } no es una manera de mirar un análisis; puede ser open o known.
web-review-number = { $given } no está entre las decisiones, los puestos y los pasos de aquí; debería ser un número de 0 a { $most }.
web-review-yours = Ya has pedido otro análisis y aún se está haciendo; espéralo y vuelve a pedirlo.
web-review-many = Ahora mismo se están haciendo aquí { $most } análisis; vuelve a pedirlo dentro de un minuto.
web-review-full = En este servidor no queda sitio para análisis; quienes lo llevan tienen que hacerlo.
web-review-failed = El análisis se ha detenido: no se ha podido calcular una parte. Lo que hay se queda; pide el resto.
web-review-unkept = El análisis se ha detenido: no se ha podido guardar lo averiguado. Lo que hay se queda; pide el resto.
web-review-unfinished = Este análisis aún no está completo, así que no se puede descargar; deja que se termine antes.
web-reviews = { $given } no dice nada sobre el análisis durante la partida; puede ser yes, no, o quedar vacío para lo habitual.
web-again-wait = Solo se puede volver atrás en una partida terminada: mientras esta se juega, sus cartas no son asunto de nadie.
web-again-deal = { $given } no es una manera de repartir; puede ser same o anew.
ui-reviews = Análisis durante la partida
ui-reviews-help = Si quienes juegan pueden ver, antes del final, lo buenas que fueron sus propias opciones. Solo contra bots: donde juega una sola persona. Todos en la mesa ven lo que se ha elegido.
ui-reviews-on = Quienes juegan pueden analizar sus propias opciones antes del final.
ui-reviews-off = En esta mesa no hay análisis antes del final.
ui-review = Análisis
ui-review-so-far = Analizar mis opciones hasta ahora
ui-review-title = Análisis: { $game }
ui-review-begin = Analizar la partida
ui-review-go-on = Seguir con el análisis
ui-review-begin-help = Una búsqueda mira { $number ->
    [one] una decisión
   *[other] { $number } decisiones
 }: qué era lo mejor según lo que cada puesto podía saber, qué costó una opción y qué hizo la suerte. Tarda un momento; mientras tanto, la página se va llenando.
ui-review-running = { $done } de { $wanted } decisiones analizadas…
ui-review-progress = Por dónde va el análisis
ui-review-seats = La partida de quién
ui-review-views = Juzgada
ui-review-view-known = Como yo la conocía
ui-review-view-known-of = Como la conocía { $name }
ui-review-view-open = Con las cartas a la vista
ui-review-own-only = Hasta el final ves tus propias decisiones, según lo que sabías.
ui-review-given-up = Esta partida se abandonó antes del final: cada decisión se juzga por lo que sabía su puesto.
ui-review-graph = Las probabilidades de ganar a lo largo de la partida
ui-review-start = Inicio
ui-review-numbers = En números
ui-review-skill = Habilidad
ui-review-luck = Suerte
ui-review-shade-skill = Habilidad: lo que sus opciones hicieron por { $name }
ui-review-shade-luck = Suerte: lo que añadió el azar
ui-review-moment-cost = Decisión { $number }: −{ $percent } %
ui-review-moment-luck = Decisión { $number }: suerte, +{ $percent } %
ui-review-moment-misfortune = Decisión { $number }: mala suerte, −{ $percent } %
ui-review-head-seat = Puesto
ui-review-head-accuracy = Precisión
ui-review-head-doubtful = Dudosas
ui-review-head-mistake = Errores
ui-review-head-blunder = Errores graves
ui-review-head-luck = Suerte, en % de ganar
ui-review-won = ha ganado
ui-review-sum-so-far = { $judged ->
    [one] Hasta ahora se ha mirado una decisión { DE($name) }
   *[other] Hasta ahora se han mirado { $judged } decisiones { DE($name) }
 }: { $wrong ->
    [0] ninguna fue un error.
    [one] una fue un error.
   *[other] { $wrong } fueron errores.
 }
ui-review-sum-none-yet = Hasta ahora no se ha mirado ninguna decisión { DE($name) }.
ui-review-mattered = Lo que importó
ui-review-nothing = Nada de esto costó ni dio mucho a nadie.
ui-review-nothing-yet = Lo que importó aparece aquí en cuanto se encuentra.
ui-review-instead = Mejor «{ $better }» que «{ $played }».
ui-review-moment = La decisión que se mira
ui-review-decision = Decisión { $number } de { $most }
ui-review-end = El final
ui-review-the-end = Así terminó.
ui-review-back = A la decisión anterior
ui-review-on = A la decisión siguiente
ui-review-eyes = Visto por
ui-review-eyes-all = todos
ui-review-not-yours = La decisión { $number } no fue tuya; hasta el final ves las tuyas.
ui-review-not-yet = Decisión { $number }, { DE($name) }: aún sin analizar.
ui-review-line = Qué cabía esperar
ui-review-line-start = antes de la decisión
ui-review-line-imagined = Jugado en uno de los repartos que entonces eran posibles.
ui-review-line-as-lay = Jugado con las cartas como estaban, hasta donde lo permiten.
ui-review-line-walk = Toca un paso y el tablero lo muestra.
ui-review-choices = Las { $number } opciones
ui-review-choices-meaning = La probabilidad de ganar, según lo que se sabía entonces; el intervalo la contiene con una certeza del 95 %. Puntos: con cuántos acaba la partida de media.
ui-review-choice-what = Opción
ui-review-choice-chance = Ganar
ui-review-choice-range = Intervalo
ui-review-choice-points = Puntos
ui-review-choice-games = Partidas
ui-review-mark-best = la mejor
ui-review-mark-played = elegida
ui-review-board = El tablero en ese momento
ui-review-again = Probar otra vez desde aquí
ui-review-again-help = Una mesa nueva desde este momento: tú decides por { $name }; bots, por todos los demás. No cuenta para nada.
ui-review-again-bots = Contra
ui-review-again-same = Las cartas como estaban
ui-review-again-anew = Repartir de nuevo
ui-review-download = Descargar como archivo
ui-review-made-by = Hecho por Ludoteca. Las probabilidades son estimaciones de una búsqueda; las diferencias pequeñas son ruido y no se juzgan.
ui-prelude-same = Del análisis de una partida, tras { $number } decisiones, con las cartas como estaban. No cuenta para nada.
ui-prelude-anew = Del análisis de una partida, tras { $number } decisiones, repartiendo de nuevo lo que estaba oculto. No cuenta para nada.
ui-prelude-back = Volver al análisis
ui-past-picture = { $moves ->
    [0] Como estaba al principio
    [one] Como estaba tras una jugada
   *[other] Como estaba tras { $moves } jugadas
}
ui-past-later = { $moves ->
    [one] Después se hizo una jugada más; está en el registro.
   *[other] Después se hicieron { $moves } jugadas más; están en el registro.
}
