# La búsqueda del equilibrio: qué puede cambiar, qué se pretende, qué cambio se acerca más.

# Lo que no puede ser
tune-nothing = Di qué puede cambiar: --change "prices.*", o la ruta de un solo valor. Lo que aquí se puede ajustar: { $known }.
tune-patterns = Es demasiado a la vez: como máximo { $most } patrones, y otros tantos límites.
tune-pattern = { $argument } no puede ser «{ $given }»: nada en este contenido se llama así. Lo que se puede ajustar: { $known }.
tune-pattern-near = { $argument } no puede ser «{ $given }»: nada en este contenido se llama así. ¿Querías decir { $near }? Lo que se puede ajustar: { $known }.
tune-fixed = Lo que nombra «{ $given }» se queda como está: nombres, textos, y lo que un cambio deja en paz. Lo que se puede ajustar: { $known }.
tune-still = No hay nada que cambiar: lo que nombra { $given } solo puede tener un valor.
tune-many = { $found } valores son demasiados para ajustarlos juntos; como máximo { $most }. Nombra menos.
tune-within-form = --within no puede ser «{ $given }»: escribe qué limita y hasta dónde, como "prices.*=2..6"; de palabras, cuáles, como "cards.*.colour=red|blue"; de una lista de palabras, cuántas.
tune-within-pattern = --within «{ $given }» no limita nada que pueda cambiar; puede cambiar { $named }.
tune-within-outside = --within «{ $given }» va más allá de lo que puede ser { $path }: { $allowed }.
tune-within-now = --within «{ $given }» deja fuera { $path } como está ahora, que es { $now }; los límites también lo abarcan, porque el contenido tal como está sigue en la carrera.
tune-few = { $given } partidas son demasiado pocas: la primera mirada a un grupo de { $group } cambios necesita { $least }.
tune-extra = Para buscar hace falta Optuna, que no está instalado; escribe: pip install "ludoteca[tune]"
tune-other = En { $folder } está lo que se jugó para otra pregunta: { $what } es allí { $found }, y aquí { $wanted }. Elige otra carpeta.
tune-unreadable = { $file } no se puede leer: no es lo que guarda una búsqueda. Elige otra carpeta, o quita el archivo.

aim-unknown = Un objetivo no puede ser «{ $given }». Este juego puede tener, separados por comas: { $known }.
aim-not-even = Un objetivo no puede ser «{ $given }»: en este juego nadie gana contra otro. Puede tener: { $known }.
aim-not-every = Un objetivo no puede ser «{ $given }»: en este juego nadie puede tener lo que no tengan los demás. Puede tener: { $known }.
aim-noun = De «{ $given }» no se puede decir nada: ninguna clase de actos se llama así, ni ninguna lista del contenido que nombren los actos. Hay: { $known }.
aim-noun-near = De «{ $given }» no se puede decir nada: ninguna clase de actos se llama así, ni ninguna lista del contenido que nombren los actos. ¿Querías decir { $near }? Hay: { $known }.
aim-noun-many = De «{ $noun }» hay { $count } que quitar uno a uno; deben ser de 2 a { $most }. Hay: { $known }.
aim-within = Un objetivo no puede ser «{ $given }»: son 100 puntos como máximo.
aim-span = Un objetivo no puede ser «{ $given }»: una duración va de un número mayor que 0 a otro que no sea menor.
aim-twice = «{ $given }» se pretende dos veces.
aim-only-least = «Lo menos cambiado posible» decide entre cambios igual de buenos; di también en qué deben ser buenos: { $known }.

# Qué se pretende
aim-even = que cada lugar del orden de turno gane tanto como los demás
aim-even-within = que cada lugar del orden de turno gane lo que le corresponde, { $within } puntos arriba o abajo
aim-every = que cada "{ $noun }" ayude tanto como todos de media, { $within } puntos arriba o abajo
aim-length = una partida de { $low } a { $high } { $unit ->
    [turns] turnos
    [rounds] rondas
    [minutes] minutos
   *[decisions] decisiones
}
aim-least = de lo igual de bueno, lo que menos cambia

# Qué resultó
tune-title = { $game }: la búsqueda del equilibrio
tune-points = { $number } puntos
tune-better = Se sabe: el mejor cambio ({ $patch }) se queda a { $after } de los objetivos, el contenido tal como está a { $before }, en { $deals } repartos nuevos en los que no se probó ningún cambio: mejor en { $interval }.
tune-worse = Se sabe: el mejor cambio ({ $patch }) se queda a { $after } de los objetivos, el contenido tal como está a { $before }, en { $deals } repartos nuevos en los que no se probó ningún cambio: peor en { $interval }.
tune-unsure = No se sabe: el mejor cambio ({ $patch }) se queda a { $after } de los objetivos, el contenido tal como está a { $before }, en { $deals } repartos nuevos en los que no se probó ningún cambio; aún es posible que sea mejor en cualquier valor { $interval }.
tune-unconfirmed = Sin confirmar: el mejor cambio ({ $patch }) se queda a { $after } de los objetivos, el contenido tal como está a { $before }, en los repartos en los que se eligió, que lo favorecen.
tune-none = { $count ->
    [0] Ningún cambio se jugó hasta una mirada; aún no hay nada que decir.
    [one] El único cambio que se probó no se acercó más a los objetivos que el contenido tal como está.
   *[other] De { $count } cambios probados, ninguno se acercó más a los objetivos que el contenido tal como está.
}
tune-counted = { $patches ->
    [one] Se probó un cambio
   *[other] Se probaron { $patches } cambios
} en { $games } partidas, cada uno como máximo en { $most } repartos desde la semilla { $seed }, todos en los mismos. { $worse } eran claramente peores que el mejor hasta el momento y se detuvieron; { $rested } no estaban en la mejor mitad de su grupo y descansaron.
tune-ended-tried = Terminó porque se probó todo lo que hay dentro de los límites.
tune-ended-time = La búsqueda terminó porque se acabó el tiempo.
tune-ended-stopped = Se detuvo; esto es lo que se sabía hasta entonces.
tune-unit = Un punto es una centésima: de las victorias, o del límite de una duración. Varios objetivos se suman. De uno que tiene varias cifras cuenta la peor, así que el mero azar hace un fallo algo mayor de lo que es.
tune-promise = La confirmación se jugó con { $deals } repartos propios ({ $games } partidas, desde la semilla { $seed }), y su intervalo vale en cada mirada: en 19 de cada 20 búsquedas la verdad está dentro.
tune-bots = Todo ello vale para bots como los que jugaron; otros, y las personas, pueden ver el juego de otra manera.
tune-playing = Buscando
tune-so-far = { $patches } cambios; el mejor: { $near }, tal como está: { $start }
tune-goes-on = El mismo comando sigue donde se detuvo.
tune-as-arguments = El mejor cambio como argumentos:
tune-patch = cambio { $number }
tune-best-line = { $changes }: se queda a { $after }; tal como está: { $before }; { $deals } repartos
tune-and-more = y { $count } más
tune-thing = { $thing }: qué aporta, junto a los demás
tune-rounds = rondas
tune-fate-plays = sigue jugando
tune-fate-worse = claramente peor
tune-fate-rested = fuera de la mejor mitad
tune-value-column = qué puede cambiar
tune-path-column = ruta
tune-now-column = ahora
tune-may-column = entre
tune-patch-column = cambio
tune-changes-column = qué cambia
tune-misses-column = se queda a
tune-before-column = tal como está
tune-deals-column = repartos
tune-gauge-column = qué se pretende
tune-patched-column = con el cambio
tune-more-column = diferencia
tune-interval-column = intervalo
tune-aims = Qué se pretendía, y qué podía cambiar
tune-best = Los cambios que más se acercaron
tune-confirmed = El mejor cambio con repartos nuevos
tune-course = Cómo fue la búsqueda
tune-course-about = Cada cambio en el orden en que se probó: por cuántos puntos se alejó de los objetivos más que el contenido tal como está (la línea discontinua), en los repartos que jugó. Verde es el mejor, rojo era claramente peor, hueco descansó tras unos pocos repartos.
tune-sides = Más abajo, A es el contenido tal como está y B el mejor cambio, con los repartos nuevos.

cli-usage-tune =
    ludoteca tune JUEGO --change PATRÓN [--change PATRÓN ...]
    {"             "}    --aim OBJETIVOS [--within PATRÓN=LÍMITE ...]
    {"             "}    [--seats LISTA] [--option NOMBRE=VALOR ...]
    {"             "}    [--content ARCHIVO.toml ...] [--set RUTA=VALOR ...]
    {"             "}    [--games N] [--deals N] [--confirm N]
    {"             "}    [--minutes N] [--seed N] [--jobs N]
    {"             "}    [--out CARPETA] [--report ARCHIVO.html]
    {"             "}    [--json ARCHIVO] [--force]
    {"             "}    [--on ray|ray://HOST:PORT]
cli-about-tune = encuentra el cambio del contenido que mejor equilibra un juego
cli-pattern = PATRÓN
cli-aims = OBJETIVOS
cli-bound = PATRÓN=LÍMITE
cli-tune-game = qué juego; `ludoteca games` los enumera
cli-tune-change = qué puede cambiar: la ruta de un valor, con un asterisco para cualquier nombre, como "mechanisms.*.cost" o prices.start; se puede repetir. `ludoteca content JUEGO` enumera las rutas
cli-tune-within = hasta dónde: "prices.*=2..6"; de palabras, cuáles, "cards.*.colour=red|blue"; de una lista de palabras, cuántas. Lo normal es hasta donde permita el contenido; se puede repetir
cli-tune-aim = qué se pretende, separado por comas: "seats even", "every mechanism within 2 points", "length 60..90 decisions" (o turns, rounds, minutes), "as little changed as possible"
cli-tune-seats = los bots, como en `ludoteca play`; lo normal es greedy en cada puesto
cli-tune-option = una opción del juego; se puede repetir; `ludoteca options JUEGO` las enumera
cli-tune-games = cuántas partidas juega la búsqueda como máximo; lo normal son 20000
cli-tune-deals = en cuántos repartos se juega un cambio como máximo; lo normal son tantos como permitan las partidas
cli-tune-confirm = cuántas partidas tiene la confirmación, ambos lados juntos; lo normal es la quinta parte de --games, y al menos 1000
cli-tune-minutes = termina la búsqueda tras tantos minutos; la confirmación viene después
cli-tune-seed = la semilla del primer reparto y de todas las propuestas; lo normal es 1
cli-tune-jobs = cuántos procesos; lo normal es uno por núcleo. Los resultados son los mismos con cualquier número
cli-tune-out = una carpeta para lo que se juega, desde la que el mismo comando sigue tras Ctrl-C, y para los mejores cambios como archivos para --content
cli-tune-report = lo escribe todo como una página para un navegador, con imágenes
cli-tune-json = lo escribe todo para programas
cli-tune-force = sustituye los archivos si existen
