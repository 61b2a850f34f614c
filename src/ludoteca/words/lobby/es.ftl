# Encontrarse: quién espera jugadores, qué se está jugando, y quién puede sentarse dónde.

access-unknown = { $given } no es nadie que pudiera encontrar una mesa; elige uno de: { $allowed }, o déjalo vacío para quien tenga el enlace.
access-waiting = Ya esperas a otros en { $most } mesas. Juega allí, deja que bots ocupen los puestos libres, o abre esta para quien tenga el enlace.
sit-link = Los puestos libres de esta mesa son para quien tenga un enlace. Pídeselo a quien la abrió.
sit-full = Alguien ha sido más rápido: allí ya no queda ningún puesto libre. Puedes mirar, o sentarte a otra mesa.
fill-host = Solo quien abrió la mesa puede dejar que bots ocupen los puestos libres.

ui-access = Puestos libres
ui-access-help = Quién encuentra la mesa mientras haya un puesto libre, y quién ve después que se está jugando.
ui-access-link = para quien tenga el enlace
ui-access-public = para todos
ui-access-members = para todos los que tengan aquí un nombre
ui-pace-free = sin reloj
ui-pace-live = { $start } cada uno
ui-pace-slow = por correspondencia, { $start } por decisión
ui-waits = Esperan jugadores
ui-waits-free = { $free ->
    [one] uno de { $seats } puestos está libre
   *[other] { $free } de { $seats } puestos están libres
}
ui-waits-here = está aquí
ui-waits-own = Tú esperas aquí
ui-waits-look = Mirar
ui-sit = Sentarse
ui-sit-title = Sentarse con { $who } a { $game }
ui-playing = Se está jugando ahora
ui-watch = Mirar
ui-go-there = Ir allí
ui-others = Jugar con otros
ui-others-all = Abre una mesa que todos encuentren en esta página, y haz otra cosa hasta que lleguen:
ui-fill = Que ocupen bots los puestos libres
ui-listed-public = Todos encuentran esta mesa en la primera página.
ui-listed-members = Todos los que tienen aquí un nombre encuentran esta mesa en la primera página.

# ---- ¿quién se apunta?

wish-players = Este juego no es aquí para { $given }; es para { $allowed }.
wish-people = { $given } personas no encajan: al menos 2, y como máximo las { $most } que juegan.
wish-pace = { $given } no es un ritmo; elige uno de: { $allowed }.
wish-wait = Nadie espera { $given } minutos; elige uno de: { $allowed }.
wish-many = Ya esperas { $most } partidas. Retira antes una de ellas.
wish-gone = Nadie espera ya esto: han llegado bastantes, o se han ido. Pregunta tú, y otros te encontrarán.
wish-true = Tu mesa de { $game } está lista: los demás han llegado.

ui-wish-game = ¿Quién se apunta a
ui-wish-seats = cuántos
ui-wish-pace = a qué ritmo
ui-wish-minutes = Espero
ui-wish-access = se pregunta a
ui-wish-access-public = todos
ui-wish-access-members = quienes tienen nombre
ui-wish-ask = Preguntar
ui-wish-for = { $players } personas
ui-wish-for-bots = { $bots ->
    [one] { $people } personas y un bot
   *[other] { $people } personas y { $bots } bots
}
ui-wish-missing = { $missing ->
    [one] falta una persona
   *[other] faltan { $missing } personas
}
ui-wish-too = Yo también
ui-wish-too-title = Jugar también a { $game } con { $who }
ui-wish-withdraw = No esperar más
ui-wish-ready = ¡Tu mesa está lista!

# ---- desafíos

challenge-oneself = No puedes desafiarte a ti mismo; una mesa en la que juegas en todos los puestos se puede abrir cuando quieras.
challenge-many = { $most } personas aún no han respondido a tus desafíos. Retira uno dejando que bots ocupen los puestos libres, o espera.
challenge-often = A { $name } ya le han desafiado muchos; prueba otro día.
challenge-declined = { $name } prefiere no jugar ahora a { $game }.
challenge-told = { $name } te desafía a { $game }.
sit-others = El puesto libre de esta mesa está reservado para otra persona.

ui-challenge = Desafiar
ui-challenge-of = Desafiar { A($name) }
ui-challenge-about = Se reserva un puesto para { $name }, que encuentra el desafío en la primera página y lo acepta o lo rechaza en el plazo de una semana.
ui-challenge-options = O con todo como tú quieras:
ui-challenge-from = ¡{ $name } te desafía!
ui-challenge-accept = Aceptar
ui-challenge-decline = Rechazar
ui-access-to = para { $name }, a quien desafías
ui-listed-to = A quien has desafiado le aparece esta mesa en la primera página.
ui-declined = { $name } prefiere no jugar ahora. Envía el enlace a otra persona, o deja que bots ocupen los puestos libres.
ui-wish-which = a una partida de
