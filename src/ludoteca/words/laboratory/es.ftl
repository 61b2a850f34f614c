# El laboratorio en el navegador: cambiar un juego, comparar, mirarlo, jugarlo.

ui-lab = El laboratorio
ui-lab-of = Laboratorio: { $game }
ui-lab-about = Cambia un precio, una carta o una regla de un juego; los mismos repartos se juegan entonces con y sin el cambio, hasta que se sepa qué hace. Después juégalo tú.
ui-lab-another = Otro juego
ui-lab-lost = El servidor no responde; lo que se muestra puede ser antiguo.
ui-lab-to = Cambiar un juego en el laboratorio

# Para quien aún no ha preguntado nada
ui-lab-how = Cómo funciona
ui-lab-how-1 = Cambia algo: un valor del contenido, una opción, un bot, o lo que alguien puede hacer. Ese es el lado B; el lado A se queda como está.
ui-lab-how-2 = Pulsa Comparar. Ambos lados se juegan con los mismos repartos, y los intervalos se estrechan mientras miras.
ui-lab-how-3 = Guarda el informe y el cambio como archivos, o juega la variante en una mesa.
ui-lab-how-promise = Puedes mirar cuantas veces quieras: en 19 de cada 20 comparaciones la verdad está dentro de todos los intervalos que se llegan a mostrar.

# El cambio
ui-lab-changes = Qué cambia B
ui-lab-no-change = Nada todavía. Elige un valor más abajo.
ui-lab-reset-all = Restablecer todo
ui-lab-reset = Restablecer: { $what }
ui-lab-printed = impreso: { $value }
ui-lab-wrong = { $number ->
    [one] Un valor no puede ser así; está marcado más abajo.
   *[other] { $number } valores no pueden ser así; están marcados más abajo.
}
ui-lab-compare = Comparar
ui-lab-play = Jugar la variante
ui-lab-contents = Contenido
ui-lab-no-contents = Este juego no tiene contenido que se pueda cambiar; sus opciones y sus bots, sí.
ui-lab-general = En general
ui-lab-search = Buscar: una carta, un precio…
ui-lab-none-found = Nada se llama así.

# Quién juega
ui-lab-both = Ambos lados
ui-lab-bots = Bots
ui-lab-bots-help = El mismo en cada puesto. El voraz es rápido; una búsqueda tarda más y juega mejor.
ui-lab-bot-greedy = voraz: mira una jugada por delante
ui-lab-bot-random = al azar: juega cualquier cosa
ui-lab-bot-search = búsqueda: { $bot }
ui-lab-options = Opciones del juego
ui-lab-options-help = En ambos lados.
ui-lab-side-b = Además, en el lado B
ui-lab-side-b-help = Otros bots, otras opciones, algo que nadie puede hacer.
ui-lab-as-a = como en el lado A
ui-lab-bots-b = Bots del lado B
ui-lab-bots-b-help = Uno para todos los puestos, o uno para cada uno, separados por comas.
ui-lab-limits = No puede, debe
ui-lab-limits-help = Una línea para cada cosa: never, must o weak, de quién (1, 2… o all) y después qué.
ui-lab-limits-example = never 1: build rocket_booster

# Cuándo termina
ui-lab-end = Cuándo termina
ui-lab-until = En cuanto
ui-lab-until-known = se sepa si hay diferencia
ui-lab-until-share = el intervalo sea de ± { $share } puntos
ui-lab-until-all = se hayan jugado todas las partidas
ui-lab-games = Partidas como máximo
ui-lab-games-help = Ambos lados juntos, hasta { $most }.
ui-lab-minutes = Minutos como máximo
ui-lab-minutes-help = Hasta { $most }.
ui-lab-more = De qué trata, y qué repartos
ui-lab-more-help = La medida en cuestión, la primera semilla.
ui-lab-measure = El veredicto trata de
ui-lab-measure-help = Se mide todo; con esto se decide el final.
ui-lab-measure-usual = lo que afecta al cambio
ui-lab-seed = Semilla del primer reparto
ui-lab-seed-help = La misma semilla da los mismos repartos.

# Para llevar
ui-lab-command = Lo mismo en la línea de comandos
ui-lab-command-none = En cuanto se cambie algo, aquí estará el comando que pregunta lo mismo.
ui-lab-copy = Copiar el comando
ui-lab-share = Copiar la dirección
ui-lab-toml = El cambio como archivo

# Una comparación
ui-lab-result = Resultado
ui-lab-progress = Partidas jugadas
ui-lab-starting = Se están jugando las primeras partidas…
ui-lab-playing = { NUMBER($games) } de { NUMBER($most) } partidas como máximo
ui-lab-writing = Se han jugado todas las partidas; se está escribiendo el informe…
ui-lab-waiting = { $number ->
    [one] Espera a otra comparación.
   *[other] Espera a otras { $number } comparaciones.
}
ui-lab-stopping = Se está deteniendo…
ui-lab-stop = Detener
ui-lab-look-again = Mirar otra vez
ui-lab-scale-share = ±{ $number } puntos
ui-lab-scale-amount = ±{ $number } % de A
ui-lab-ended-games = Se han jugado todas las partidas.
ui-lab-ended-until = El intervalo es tan estrecho como se pidió.
ui-lab-ended-known = Ya se sabe.
ui-lab-ended-time = Se acabó el tiempo.
ui-lab-ended-stopped = Se detuvo; esto es lo que se sabía hasta entonces.
ui-lab-ended-nothing = Se detuvo antes de que hubiera nada que saber.
ui-lab-never-showed = Hasta ahora cada partida ha salido igual en ambos lados. Quizá lo que se ha cambiado no está en juego: mira las opciones del juego.
ui-lab-report = El informe
ui-lab-report-save = Guardar el informe
ui-lab-asked = Lo que se preguntó antes
ui-lab-asked-none = Nada todavía. Los resultados se conservan mientras el servidor esté en marcha.

# Lo que no puede ser
lab-value = { $found } no vale aquí; se admite: { $allowed }.
lab-value-with = Con los demás cambios, { $found } ya no vale aquí; se admite: { $allowed }.
lab-unknown-value = Este juego no tiene ningún valor «{ $given }»; `ludoteca content` los enumera.
lab-field-long = Un campo tiene como máximo { $most } caracteres.
lab-choice = «{ $given }» no se puede elegir aquí; se admite: { $allowed }.
lab-number = «{ $given }» no es un número de { $least } a { $most }.
lab-seats = La lista «{ $seats }» nombra { $given } bots; escribe uno, o { $players } separados por comas.
lab-limit = «{ $given }» no dice quién no puede hacer qué: escribe una línea como "never 1: pass", "must all: pass" o "weak 2: 0.1".
lab-limits-many = Aquí caben como máximo { $most } líneas.
lab-same = A y B son iguales. Cambia antes algo.
lab-many = Ya hay { $most } comparaciones esperando. Detén una o vuelve cuando haya terminado alguna.
lab-watching = Ya hay { $most } páginas siguiendo comparaciones. Cierra una y mira otra vez.
lab-no-run = Esta comparación ya no se conserva; pídela otra vez.
lab-no-report = No hay informe de esta comparación: no ha terminado, o se terminó antes de poder escribirlo.
lab-file-wrong = El cambio no se puede escribir mientras alguno de sus valores esté mal.
lab-failed = Algo ha fallado en la comparación; el registro del servidor dice qué.

# El comando
lab-at = El laboratorio está abierto en { $address } (solo para este ordenador). Ctrl-C lo cierra.
cli-about-lab = cambia un juego en el navegador, mira qué hace el cambio y juégalo
cli-usage-lab =
    ludoteca lab [JUEGO] [--open] [--port N] [--jobs N]
    {"          "} [--database ARCHIVO]
cli-lab-game = qué juego; sin él hay una página con todos
cli-lab-open = abre la página en un navegador
cli-lab-port = el puerto; si no, 8017 o el siguiente que esté libre
cli-lab-jobs = cuántos procesos usa una comparación; lo normal es uno por núcleo
cli-lab-database = el archivo donde se guardan las mesas de variantes; lo normal es uno propio, lab.db
