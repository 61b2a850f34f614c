# El mismo reparto para varios: lo que se dice de él, y el reparto del día.
table-revealed = Este reparto ya se ha contado, o nadie más lo ha tenido nunca.
web-shared-look = Otros están jugando ahora el mismo reparto. Quien no tiene puesto en esta mesa podrá mirar cuando todos hayan terminado.
web-shared-wait = Otros aún juegan el mismo reparto. Su registro, su comprobación y su análisis se contarán cuando todos hayan terminado.
unrated-shared = otros jugaron el mismo reparto
ui-deal-shared = Otros juegan el mismo reparto en sus propias mesas. Hasta que todos hayan terminado, no se cuenta nada de él.
ui-shared-part = En lugar de la parte de cada uno
ui-shared-there = Cómo jugaron otros este reparto
daily-name = El reparto del día se compara por nombres, así que se juega con uno: date antes un nombre, en «Tú».
daily-other-rules = Las reglas de este juego han cambiado desde que se selló el reparto de hoy, así que ya nadie puede empezarlo. El de mañana se juega con las nuevas.
daily-day = { $given } no es un día; un día se escribe como 2026-11-19.
daily-far = De ese día no hay reparto: el de hoy es el último, y se puede mirar hasta { $most } días atrás.
ui-daily = El reparto del día
ui-daily-of = { $game }: el reparto del día
ui-daily-short = El mismo reparto y los mismos bots para todos: ¿quién le saca más partido?
ui-daily-about = Un reparto al día para cada juego, el mismo para todos, con los mismos bots. Cada cual lo juega una vez, en su propia mesa. Cuenta lo que consigues con él junto a todos los demás que tuvieron las mismas cartas.
ui-daily-name-first = Date un nombre para jugar
ui-daily-all = Todos los juegos
ui-daily-days = Días de { $game }
ui-daily-played = { $number ->
    [0] Nadie lo ha terminado todavía.
    [one] Lo ha terminado una persona.
   *[other] Lo han terminado { $number } personas.
}
ui-daily-play = Jugarlo
ui-daily-go-on = Continuar
ui-daily-late = No se terminó a tiempo
ui-daily-yours = { $number ->
    [one] Lo has terminado, y eres el primero
   *[other] Tú: número { $rank } de { $number }, { $share }
}
ui-daily-what = Qué se juega
ui-daily-how = { $number ->
    [one] La partida habitual contra un bot, la misma para todos.
   *[other] La partida habitual contra { $number } bots, la misma para todos.
}
ui-daily-how-alone = La partida habitual, en solitario.
ui-daily-until = Cuenta si termina antes de medianoche (UTC). Se puede empezar una sola vez; no hay consejos.
ui-daily-over = Ese día ha pasado.
ui-daily-none = Ese día no hubo reparto.
ui-daily-table = La tabla del día
ui-daily-not-yet = Cuando lo hayas terminado tú, verás lo que han conseguido los demás.
ui-daily-share = Mejor que
ui-daily-share-about = «Mejor que»: de todos los demás que tuvieron las mismas cartas, cuántos consiguieron menos con ellas; los iguales cuentan la mitad. Cuenta primero quién gana, después el puesto, después los puntos de ventaja sobre el mejor de los demás, después los puntos.
ui-daily-place = Puesto
ui-daily-points = Puntos
ui-daily-gave-up = abandonó
ui-daily-best = La mejor partida del día
ui-daily-accuracy = Precisión según el análisis: { $percent } %
ui-daily-sealed = Este reparto se selló antes de que nadie pudiera jugarlo; de qué estaba hecho se cuenta cuando pase el día. Sellado:
ui-daily-proof = De esto estaba hecho el reparto. El SHA-256 de la parte del servidor es el sello que se mostró desde el principio. Sellado:
ui-daily-next-seal = Sello del reparto de mañana
