# Relojes, respuestas que se dejaron de antemano y avisos.

# ---- relojes

clock-kind = { $given } no es un reloj; puede ser live, o slow para una partida por correspondencia.
clock-field = Un reloj no tiene { $field }; tiene: { $allowed }.
clock-number = { $given } no puede ser el valor de { $field } de un reloj; es un número entero de { $least } a { $most }.
clock-out = { $given } no puede seguir jugando por quien se queda sin tiempo; puede ser: { $allowed }.
table-time-up = Se ha acabado el tiempo { DE($seat) }.
table-time-left = A quien se le pregunta aún le queda tiempo.
table-clock-decides = En esta mesa es el reloj quien decide cuándo juega un bot por alguien.
table-no-holidays = En esta mesa nadie puede tomarse días libres: no se acordó.
table-holidays = No te puedes tomar { $given } días libres; te quedan { $most }. 0 significa volver antes, para quien está fuera.

ui-clock = Tiempo
ui-clock-kind = Reloj
ui-clock-kind-help = Sin reloj, cada cual se toma todo el tiempo que quiera.
ui-clock-none = sin reloj
ui-clock-is-live = en vivo: están todos
ui-clock-is-slow = por correspondencia
ui-clock-start = Para empezar
ui-clock-start-help = Lo que tiene cada jugador para toda la partida, además de lo que aporta cada turno.
ui-clock-increment = Más en cada turno
ui-clock-increment-help = Se añade al empezar un turno.
ui-clock-grace = Gratis al principio
ui-clock-grace-help = Esta parte del primer turno de cada cual no cuesta nada.
ui-clock-hours = Por decisión
ui-clock-hours-help = Vuelve a empezar con cada decisión.
ui-clock-holidays-help = Cuántos días en total se puede tomar libres cada jugador; mientras tanto, su tiempo se detiene.
ui-clock-out = Sin tiempo
ui-clock-out-help = Qué pasa con el puesto. Quien ha sido sustituido por un bot puede volver.
ui-clock-out-bot = sigue jugando un bot: { $level ->
    [easy] fácil
    [hard] difícil
   *[medium] medio
}
ui-clock-out-forfeit = ha perdido
ui-clock-live = Cada cual tiene { $start }.
ui-clock-slow = Cada cual tiene { $start } por decisión.
ui-clock-more = Cada turno aporta { $increment } más.
ui-clock-grace-told = { $grace } del principio no cuestan nada.
ui-clock-holidays = { $number ->
    [one] Cada cual puede tomarse un día libre.
   *[other] Cada cual puede tomarse { $number } días libres.
}
ui-clock-bot = Por quien se queda sin tiempo sigue jugando un bot ({ $level ->
    [easy] fácil
    [hard] difícil
   *[medium] medio
}) hasta que vuelva.
ui-clock-forfeit = Quien se queda sin tiempo ha perdido.
ui-clock-window = Hasta entonces se puede responder a esto. No consume el tiempo de nadie.
ui-clock-days-off = Días libres
ui-timed-out = sin tiempo
ui-on-holiday = de vacaciones
ui-holidays-left = { $number ->
    [0] No te quedan días libres.
    [one] Te queda un día libre.
   *[other] Te quedan { $number } días libres.
}
ui-take-days = { $number ->
    [one] Un día libre
   *[other] { $number } días libres
}
ui-back-early = Ya he vuelto
ui-span-days = { $number ->
    [one] un día
   *[other] { $number } días
}
ui-span-hours = { $number ->
    [one] una hora
   *[other] { $number } horas
}
ui-span-minutes = { $number ->
    [one] un minuto
   *[other] { $number } minutos
}
ui-span-seconds = { $number ->
    [one] un segundo
   *[other] { $number } segundos
}
ui-unit-day = d
ui-unit-hour = h
ui-unit-minute = min

# ---- respuestas que se dejan de antemano

beforehand-choice = Esto no se puede dejar de antemano ahora: no es ninguna de las respuestas previstas. Elige una de la lista.
beforehand-times = Una respuesta no se puede dejar { $given } veces; se da de una a { $most } veces.
beforehand-days = Una respuesta no se puede dejar { $given } días; se guarda de uno a { $most } días.
beforehand-stop = { $given } no puede poner fin a una respuesta; estas cosas sí: { $allowed }.
beforehand-most = Ya hay { $most } respuestas dejadas, y no se guardan más. Retira antes una.
beforehand-none = Esa respuesta ya no está.
beforehand-live = En una mesa con reloj en vivo, cada cual responde cuando se le pregunta.
beforehand-several = Quien juega en varios puestos de una pantalla no deja respuestas: allí se le pregunta de todos modos.
ui-beforehand = De antemano
ui-beforehand-help = Di qué responderás antes de que se te pregunte. No se entera nadie más: tu respuesta llega como si hubieras estado aquí.
ui-beforehand-unforeseen = Tardarás un buen rato en que se te pregunte algo.
ui-beforehand-still = { $times ->
    [one] una vez más, hasta el { $until }
   *[other] { $times } veces más, hasta el { $until }
}
ui-beforehand-ended = { $why ->
    [touched] Terminada: alguien ha hecho algo que te afecta.
    [shown] Terminada: se ha revelado algo que nadie podía prever.
    [shuffled] Terminada: se han barajado cartas.
    [undone] Terminada: se ha deshecho algo.
    [gone] Terminada: esto ya no se podía responder.
   *[past] Terminada: han pasado sus días.
}
ui-beforehand-back = Retirar
ui-beforehand-dismiss = De acuerdo
ui-beforehand-given = { $number ->
    [one] Se ha dado una respuesta por ti
   *[other] Se han dado { $number } respuestas por ti
}
ui-beforehand-answer = Cuando se me pregunte, respondo
ui-beforehand-often = Cuántas veces
ui-beforehand-times = { $number ->
    [one] una vez
   *[other] { $number } veces
}
ui-beforehand-long = Durante
ui-beforehand-stops = Preguntarme igualmente en cuanto
ui-beforehand-touched = alguien haga algo que me afecte
ui-beforehand-shown = se revele algo, o decida el azar
ui-beforehand-shuffled = se barajen cartas
ui-beforehand-leave = Dejar esta respuesta
