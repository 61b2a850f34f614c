## Clasificaciones: por qué una partida no cuenta

unrated-closed = Esta partida no puntúa: la mesa se cerró, o sus reglas han cambiado desde entonces.
unrated-running = Esta partida aún no puntúa: todavía se está jugando.
unrated-aborted = Esta partida no puntúa: se abandonó antes de que todos hubieran decidido algo.
unrated-position = Esta partida no puntúa: no empezó con un reparto propio.
unrated-hints = Esta partida no puntúa: se permitían consejos. En una mesa sin consejos, la próxima cuenta.
unrated-reviews = Esta partida no puntúa: las jugadas se podían analizar antes del final.
unrated-contents = Esta partida no puntúa: se jugó con el contenido cambiado.
unrated-option = Esta partida no puntúa: «{ $option }» tenía un valor que la convierte en otro juego.
unrated-stranger = Esta partida no puntúa: alguien jugó sin un nombre propio. Quien da un nombre puntúa desde entonces.
unrated-same = Esta partida no puntúa: una misma persona tenía varios puestos.
unrated-team-bots = Esta partida no puntúa: había un bot en el equipo.
unrated-bot = Esta partida no puntúa: nadie ha medido lo fuerte que es { $bot } en este juego.

# ---- lo que ha jugado alguien

ui-you-settings-link = Ajustes
ui-ratings = Clasificaciones
ui-rating = { $points } ± { $half }
ui-rating-course = La puntuación partida a partida, en la franja de su incertidumbre
ui-games-rated = { $number ->
    [one] una partida
   *[other] { $number } partidas
}
ui-no-ratings = Todavía no ha contado ninguna partida: puntúa una partida sin consejos, con las opciones habituales, entre personas con nombre o contra los bots de la casa.
ui-ladder-people = { $game }, { $players ->
    [one] en solitario
   *[other] { $players } jugadores
}
ui-ladder-bots = { $game }, { $players } jugadores, con bots
ui-ladder-together = { $game }, { $players ->
    [one] en solitario contra el juego
   *[other] { $players } juntos contra el juego
}
ui-ladder-together-about = Aquí las personas y los grados de dificultad están en una misma escala: quien está por encima de un grado lo vence más veces que no.
ui-ladder-the-game = El juego ({ $how })
ui-ladder-the-game-bare = El juego
ui-ladder-games = { $number ->
    [one] Aquí ha contado una partida.
   *[other] Aquí han contado { $number } partidas.
}
ui-ladder-unsure = Nadie que quiera aparecer ha jugado aún lo bastante para tener un lugar: una puntuación aparece aquí cuando es segura con un margen de 250 puntos.
ui-ladder-who = Quién
ui-ladder-rating = Puntuación
ui-ladder-count = Partidas
ui-ratings-of = Clasificaciones: { $game }
ui-ratings-about = Todos empiezan con 1500. El número tras ± dice lo segura que es la puntuación: la fuerza real está dentro 19 veces de cada 20. 400 puntos son diez victorias por derrota. Cada juego y número de jugadores tiene su propia escala, y también las partidas con bots.
ui-ratings-none = Aquí aún no ha contado ninguna partida. Juega una sin consejos y con nombre, y el primer lugar es tuyo.
ui-statistics = En números
ui-stat-all = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $won } ganadas; { $rated } de ellas contaron para una clasificación.
ui-stat-latest = De las últimas { $most } partidas.
ui-stat-by-game = Por juego
ui-stat-by-players = Por número de jugadores
ui-stat-players = { $players ->
    [one] en solitario
   *[other] { $players } jugadores
}
ui-stat-with = Con quién
ui-stat-won-of = { $won } de { $games } ganadas
ui-stat-solved-of = { $won } de { $games } a la primera
ui-stat-puzzles = Problemas
ui-no-games-yet = Ninguna partida terminada todavía.
ui-results-latest = Últimas partidas
ui-placed = puesto { $place } de { $players }
ui-placed-won = ganada
ui-placed-lost = perdida
ui-somebody = alguien
ui-somebody-gone = alguien que se ha ido

# ---- ludoteca ratings

cli-about-ratings = recalcula todas las clasificaciones a partir de los registros y dice si son las que se muestran
cli-usage-ratings = ludoteca ratings recompute [--database ARCHIVO]
cli-ratings-deed = qué hay que hacer: recompute
cli-ratings-database = dónde están las mesas: un archivo, aunque lo tenga un servidor, o postgresql://usuario:contraseña@servidor/nombre
ratings-deed = Con las clasificaciones no se puede hacer «{ $given }»; escribe: ludoteca ratings recompute [--database ARCHIVO]
ratings-ladder = { $ladder }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $wrong ->
    [0] todo como se muestra
    [one] una diferencia
   *[other] { $wrong } diferencias
}{ $kept ->
    [0] .
   *[other] { " " }({ $kept } como se contaron: sus registros no se pueden jugar con las reglas actuales).
}
ratings-wrong = { "  " }mesa { $table }, { $who }: se muestra { $shown }, según los registros { $right }
ratings-done = { $games } partidas en { $ladders ->
    [one] una escala
   *[other] { $ladders } escalas
}: { $wrong ->
    [0] cada puntuación es exactamente la que se muestra.
    [one] una puntuación no es la que se muestra.
   *[other] { $wrong } puntuaciones no son las que se muestran.
}
