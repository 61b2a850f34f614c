# Automobiles en español.
title = Automobiles
tagline = Llena tu bolsa, elige tu trazada y llega a la bandera antes de que el Desgaste te alcance.

# Las cosas
cube = { $colour ->
    [white] cubo blanco (3.ª marcha)
    [light] cubo gris claro (4.ª marcha)
    [dark] cubo gris oscuro (5.ª marcha)
    [black] cubo negro (6.ª marcha)
   *[wear] cubo de Desgaste
}
cube-card = cubo { $colour ->
    [yellow] amarillo
    [purple] morado
    [red] rojo
    [green] verde
   *[blue] azul
} ({ $card })
cubes = { $count } { $colour ->
    [white] { $count ->
        [one] blanco
       *[other] blancos
    }
    [light] gris claro
    [dark] gris oscuro
    [black] { $count ->
        [one] negro
       *[other] negros
    }
    [wear] de Desgaste
    [yellow] { $count ->
        [one] amarillo
       *[other] amarillos
    }
    [purple] { $count ->
        [one] morado
       *[other] morados
    }
    [red] { $count ->
        [one] rojo
       *[other] rojos
    }
    [green] { $count ->
        [one] verde
       *[other] verdes
    }
   *[blue] { $count ->
        [one] azul
       *[other] azules
    }
}
cubes-none = ningún cubo
several = { $head }, { $tail }
colour = { $colour ->
    [white] blanco
    [light] gris claro
    [dark] gris oscuro
    [black] negro
    [wear] marrón
    [yellow] amarillo
    [purple] morado
    [red] rojo
    [green] verde
   *[blue] azul
}
# Letras para quien no distingue los colores: vienen de las palabras
colour-letter = { $colour ->
    [white] B
    [light] C
    [dark] O
    [black] N
    [wear] D
    [yellow] A
    [purple] M
    [red] R
    [green] V
   *[blue] Z
}
kind = { $colour ->
    [white] 3.ª marcha
    [light] 4.ª marcha
    [dark] 5.ª marcha
    [black] 6.ª marcha
    [wear] Desgaste
    [yellow] Garaje
    [purple] Boxes
    [red] Manejo
    [green] Rendimiento
   *[blue] Motor
}
# Las cartas, cada una con lo que dice
card-car_chief = Jefe de coche
card-car_chief-text = Retira una marcha de tus descartes y gana la inmediatamente superior; la negra no da nada.
card-engineer = Ingeniero
card-engineer-text = Mueve hasta { most-cubes } de la zona activa a los descartes y retira otros tantos de tus descartes.
card-manager = Mánager
card-manager-text = Puedes retirar 1 cubo activo; después puedes devolver a tu bolsa 1 cubo activo o descartado.
card-mechanic = Mecánico
card-mechanic-text = Mueve 1 cubo activo a los usados sin su efecto; después retira hasta { most-cubes } de tus descartes.
card-crew_chief = Jefe de equipo
card-crew_chief-text = Roba hasta que un cubo no sea Desgaste; después retira todo el Desgaste de tus descartes.
card-pit_captain = Capitán de boxes
card-pit_captain-text = Retira hasta { most-cubes } de tus descartes.
card-pit_crew = Mecánicos de boxes
card-pit_crew-text = Retira todo el Desgaste de tus descartes, o exactamente 2 cubos de ellos.
card-pit_team = Equipo de boxes
card-pit_team-text = Retira de 1 a { most-cubes } de tus descartes y gana 1 cubo que no cueste más que todos ellos juntos.
card-aerodynamics = Aerodinámica
card-aerodynamics-text = Nada de Desgaste en la fase de Deterioro de este turno.
card-suspension = Suspensión
card-suspension-text = Gana { $wear } de Desgaste y entra en 1 casilla del color de una marcha de tus descartes.
card-tires = Neumáticos
card-tires-text = Entra en 1 casilla de una marcha inferior a una marcha de tu zona activa.
card-steering = Dirección
card-steering-text = Gana { $wear } de Desgaste y descarta una marcha activa; entra en hasta { most-spaces } de la marcha inmediatamente inferior.
card-boost = Impulso
card-boost-text = Roba hasta { most-cubes }, con 1 de Desgaste por cada uno; después cada rival puede robar 1.
card-gearbox = Caja de cambios
card-gearbox-text = Gana { $wear } de Desgaste; entra en hasta tantas casillas gris claro como diga tu posición, { $most } más si vas último.
card-nitro = Nitro
card-nitro-text = Roba 2 cubos; uno va a la zona activa, el otro a los descartes.
card-turbo = Turbo
card-turbo-text = Gana { $wear } de Desgaste; entra en hasta { $most ->
    [one] 1 casilla gris claro
   *[other] { $most } casillas gris claro
}, 1 más por cada cubo verde en los descartes de cualquiera.
card-diesel_engine = Motor diésel
card-diesel_engine-text = Gana { $wear } de Desgaste; entra en hasta tantas casillas gris oscuro como cubos gris oscuro tengas en los descartes.
card-rotary_engine = Motor rotativo
card-rotary_engine-text = Gana { $wear } de Desgaste; entra en hasta tantas casillas blancas como colores haya en tus descartes.
card-hybrid_engine = Motor híbrido
card-hybrid_engine-text = Gana { $wear } de Desgaste; si tienes en los descartes más cubos azules que cualquier rival, entra en hasta { most-spaces } de un mismo color.
card-supercharged = Sobrealimentación
card-supercharged-text = Gana { $wear } de Desgaste; devuelve a la zona activa hasta { most-cubes } de tus descartes.
most-cubes = { $most ->
    [one] 1 cubo
   *[other] { $most } cubos
}
most-spaces = { $most ->
    [one] 1 casilla
   *[other] { $most } casillas
}
gear-text = { $colour ->
    [wear] El cubo va a tus descartes, nada más.
   *[other] Entra en 1 casilla de color { colour }.
}
gear = { $colour ->
    [white] blanco
    [light] gris claro
    [dark] gris oscuro
   *[black] negro
}
gears = { $head }/{ $tail }
gear-none = ningún color
post = { $post ->
    [front] recta principal
    [turn_1] curva 1
    [turn_2] curva 2
    [turn_3] curva 3
    [turn_4] curva 4
    [beach_1] playa 1
    [beach_2] playa 2
    [pits] boxes
    [rettifilo] Rettifilo
    [variante] Variante
    [grande] Curva Grande
    [roggia] Roggia
    [lesmo] Lesmo
    [serraglio] Serraglio
    [ascari] Ascari
    [opposto] Opposto
    [parabolica_1] Parabolica 1
    [parabolica_2] Parabolica 2
    [griglia] Griglia
   *[other] { $post }
}
place = { post }, { place-exact }
place-to = { place-to-brief }, { place-exact }
place-to-brief = { $post ->
    [front] hasta la recta principal
    [turn_1] hasta la curva 1
    [turn_2] hasta la curva 2
    [turn_3] hasta la curva 3
    [turn_4] hasta la curva 4
    [beach_1] hasta la playa 1
    [beach_2] hasta la playa 2
    [pits] hasta los boxes
    [rettifilo] hasta el Rettifilo
    [variante] hasta la Variante
    [grande] hasta la Curva Grande
    [roggia] hasta la Roggia
    [lesmo] hasta la Lesmo
    [serraglio] hasta el Serraglio
    [ascari] hasta la Ascari
    [opposto] hasta el Opposto
    [parabolica_1] hasta la Parabolica 1
    [parabolica_2] hasta la Parabolica 2
    [griglia] hasta la Griglia
   *[other] hasta { $post }
}
place-exact = carril { $lane }, casilla { $number } ({ $colours }){ $sections ->
    [1] {""}
   *[other] , sección { $section } de { $sections }
}
stock = Reserva
bag = Bolsa
active = Activa
used = Usados
discard = Descartes
cards = Cartas
track = Circuito
lanes = Carril { $lane }
money = Dinero
cost = Coste
value = Valor
driver = Le toca
position = Posición { $place }
lap-marker = { $laps ->
    [0] ha llegado
    [1] última vuelta
   *[other] faltan { $laps } vueltas
}
round = Ronda { $round } de { $limit } como máximo
bag-size = { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}
path = Recorrido
legend = Casillas: { $white } blanca, { $light } gris claro, { $dark } gris oscuro, { $black } negra; las cifras son coches.
cubes-heading = Color
nothing = ninguno

# Acciones
grid-place = Puesto { $place } de la parrilla ({ $money } $)
buy-cube = Comprar un { $cube } por { $cost } $
buy-done = No comprar más
use = Usar un { $cube }
end-actions = Terminar la fase de Acción
use-nowhere = Usar un { $cube }: ahora no puede entrar en ninguna casilla{ $wear ->
    [0] {""}
   *[other] {" "}y trae { $wear } de Desgaste
}
use-idle = Usar un { $cube }: ahora no aporta nada{ $wear ->
    [0] {""}
   *[other] {" "}más que { $wear } de Desgaste
}
pit-stop = { $count ->
    [0] Parada en boxes: sin Desgaste activo que soltar, termina el turno
   *[other] Parada en boxes: suelta { $count } de Desgaste activo, termina el turno
}
step = { $side ->
    [own] Carril propio
    [inner] Carril interior
   *[outer] Carril exterior
}: { $place }
step-shut = { $side ->
    [own] Carril propio
    [inner] Carril interior
   *[outer] Carril exterior
}
stop = Detenerse aquí
upgrade = Cambiar un { $cube } por un { $next }
upgrade-black = Retirar un { $cube } a cambio de nada
discard-cube = Mover un { $cube } a los descartes
discard-done = No mover más cubos
remove-cube = Retirar un { $cube } de los descartes
remove-sum = Retirar un { $cube } de los descartes (cuenta { $cost } $)
remove-done = No retirar más
remove-active = Retirar un { $cube } de la zona activa
remove-none = No retirar ningún cubo
return-active = Devolver a la bolsa un { $cube } de la zona activa
return-discard = Devolver a la bolsa un { $cube } de los descartes
return-none = No devolver nada
spend-cube = Mover un { $cube } a los usados
crew-all = Retirar todo el Desgaste de los descartes
crew-wear = { $count ->
    [0] Retirar todo el Desgaste de los descartes (no hay)
   *[other] Retirar todo el Desgaste de los descartes ({ $count })
}
crew-two = Retirar exactamente 2 cubos de los descartes
gain-cube = Ganar un { $cube } (coste { $cost } $)
steer-gear = Entregar un { $cube }: entrar en casillas de color { $lower }
steer-nowhere = Entregar un { $cube }: no se puede entrar en ninguna casilla de color { $lower }
steer-bare = Entregar un { $cube }
boost-draw = Robar un cubo
boost-stop = Dejar de robar
reply-draw = Robar un cubo para el próximo turno
reply-no = No robar nada
keep-cube = Dejar en la zona activa el { $cube }
take-cube = Devolver a la zona activa un { $cube } de los descartes
take-done = No tomar más

# Preguntas
over = La carrera ha terminado.
ask-grid-place = Elige tu puesto en la parrilla.
ask-setup-buy = Compra cubos para tu bolsa: te quedan { $money } $.
ask-turn = Usa un cubo, termina la fase de Acción o haz una parada en boxes.
ask-action = Usa otro cubo o termina la fase de Acción.
ask-buy = Compra cubos: te quedan { $money } $.
ask-step = Entra en una casilla de color { $colours }.
ask-steps = { $left ->
    [one] Entra en 1 casilla más de color { $colours }, o detente.
   *[other] Entra en hasta { $left } casillas más de color { $colours }, o detente.
}
ask-upgrade = { $card }: ¿qué marcha de los descartes cambias?
ask-engineer-move = { $card }: mueve cubos de la zona activa a los descartes, hasta { $left } más.
ask-remove = { $card }: retira cubos de los descartes, hasta { $left } más.
ask-remove-exactly = { $card }: { $left ->
    [one] retira 1 cubo más de los descartes.
   *[other] retira { $left } cubos más de los descartes.
}
ask-manager-remove = { $card }: ¿retiras un cubo activo?
ask-manager-return = { $card }: ¿devuelves un cubo a la bolsa?
ask-mechanic-move = { $card }: ¿qué cubo activo pasa a los usados?
ask-pit-crew = { $card }: ¿todo el Desgaste, o dos cubos?
ask-pit-team-remove = { $card }: retira cubos de los descartes, hasta { $left } más; la suma es { $money } $.
ask-pit-team-gain = { $card }: gana un cubo que cueste como máximo { $money } $.
ask-steering-gear = { $card }: ¿qué marcha entregas?
ask-boost-draw = { $card }: ¿robas un cubo? Cada uno trae 1 de Desgaste.
ask-boost-reply = { $card } de un rival: ¿robas un cubo para tu próximo turno?
ask-nitro-keep = { $card }: ¿cuál de los dos cubos se queda en la zona activa?
ask-super-take = { $card }: devuelve a la zona activa cubos de los descartes, hasta { $left } más.

# Sucesos
lines-up = { $seat } ocupa el puesto { $place } de la parrilla.
buys = { $seat } compra un { $cube }.
pours = { $seat } vuelca los descartes en la bolsa vacía ({ bag-size }).
draws = { $seat } roba { $cubes }.
uses = { $seat } usa un { $cube }.
without-effect = Ahora no aporta nada: { $cube }.
enters-nothing = No hay ninguna casilla en la que { $seat } pueda entrar con el { $cube }.
enters = { $seat } alarga su recorrido { $place }.
gains = { $seat } gana un { $cube }.
gains-wear = { $seat } gana { $count } de Desgaste.
gains-no-wear = En la reserva no queda Desgaste: { $seat } no gana nada.
removes = { $seat } retira { $cubes }.
removes-no-wear = En los descartes { DE($seat) } no hay Desgaste que retirar.
discards = { $seat } mueve un { $cube } a los descartes.
returns-active = { $seat } devuelve a la bolsa un { $cube } de la zona activa.
returns-discard = { $seat } devuelve a la bolsa un { $cube } de los descartes.
spends = { $seat } mueve un { $cube } a los usados.
takes-back = { $seat } recupera un { $cube } de los descartes.
declines-draw = { $seat } no roba nada.
nothing-to-draw = { $seat } no tiene nada que robar.
pits = { $seat } hace una parada en boxes.
drives = { $spaces ->
    [one] { $seat } avanza 1 casilla { $place }.
   *[other] { $seat } avanza { $spaces } casillas { $place }.
}
calm = Aerodinámica: { $seat } no gana Desgaste por correr.
slipstreams = { $seat } va a rebufo y no gana Desgaste por correr.
moves-up = Inercia: { $seat } avanza { $place }.
laps-left = { $seat } completa una vuelta: faltan { $laps }.
final-lap = { $seat } empieza la última vuelta.
finishes = ¡{ $seat } cruza la meta! La ronda se juega hasta el final.
ends = La carrera ha terminado: gana { $seat }.
level = { $seat } y { $other } van igualados; el carril interior pone delante { A($seat) } (carril { $lane } contra carril { $others }).
ends-limit = La última ronda ha acabado y nadie ha llegado: { $seat } va en cabeza y gana.

# Por qué no
no-not-now = Ahora no se pregunta esto. { $question }
no-grid-unused = Con { $players } jugadores solo se usan los primeros { $players } puestos de la parrilla, no el { $place }.
no-grid-taken = El puesto { $place } de la parrilla está ocupado; elige uno libre.
no-pit-stop = Una parada en boxes ocupa el turno entero; este turno ya ha empezado.
no-not-active = No hay ningún { $cube } en tu zona activa.
no-not-discard = No hay ningún { $cube } en tus descartes.
no-exit-fits = Desde el final de tu recorrido no se puede entrar en ninguna casilla de color { $colours }.
no-upgrade-at-all = { $card } necesita en tus descartes una marcha cuya superior esté en la reserva.
no-other-cube = { $card } necesita otro cubo en tu zona activa.
no-draw = No queda ningún cubo que robar, ni en la bolsa ni en los descartes.
no-two-draws = { $card } roba exactamente 2 cubos; la bolsa y los descartes juntos tienen menos.
no-pit-team-at-all = { $card } necesita en tus descartes cubos que paguen alguno de la reserva.
no-suspension = { $card } necesita en tus descartes una marcha cuyo color esté en una casilla en la que se pueda entrar.
no-tires = { $card } necesita en tu zona activa una marcha superior al color de una casilla en la que se pueda entrar.
no-steering = { $card } necesita un cubo gris claro, gris oscuro o negro en tu zona activa.
no-stop = Este movimiento es obligatorio: hay que entrar en una casilla.
no-lane = { $side ->
    [own] Tu carril no sigue aquí.
    [inner] Aquí no hay ningún carril más interior.
   *[outer] Aquí no hay ningún carril más exterior.
}
no-way-past = Delante hay un coche en la misma casilla, y nadie adelanta dentro de una casilla.
no-room = Los coches llenan tanto esa casilla que delante de ti no hay nada libre.
no-colour = Esa casilla muestra { $found }; este movimiento necesita { $colours }.
no-wear-sold = El Desgaste no se puede comprar ni ganar a cambio.
no-stock = En la reserva no queda ningún { $cube }.
no-money = Coste: { $cost } $ ({ $cube }); tienes { $money } $.
no-next-gear = En la reserva no queda ningún { $next }.
no-gain-yet = Los cubos retirados hasta ahora cuentan { $money } $; nada de la reserva cuesta tan poco. Retira otro.
no-gain-from-wear = Con este Desgaste la suma sería { $money } $, y ninguna retirada podría pagar ya nada.
no-two-cubes = En tus descartes hay menos de dos cubos.
no-stop-removing = { $left ->
    [one] Hay que retirar 1 cubo más.
   *[other] Hay que retirar { $left } cubos más.
}
no-white-steering = Por debajo del blanco no hay ninguna marcha; entrega un cubo gris claro, gris oscuro o negro.
no-not-drawn = Solo puede quedarse uno de los dos cubos recién robados, y este no es uno de ellos: { $cube }.

# Hoja de puntuación
line-laps = { $laps ->
    [one] 1 vuelta completada
   *[other] { $laps } vueltas completadas
}
line-way = Camino en la vuelta actual
line-level = Igualado con otro coche, { $won ->
    [yes] por delante
   *[no] por detrás
} gracias al carril (mejor el interior): carril { $lane } contra carril { $others }

# Opciones
option-players = Jugadores
option-players-help = Cuántos coches corren.
option-track = Circuito
option-track-help = Dónde se corre.
option-track-daytona_beach = Daytona Beach: un óvalo rápido
option-track-monza = Monza: largo, con chicanes
option-track-custom = un circuito propio
option-track_text = Texto de tu propio circuito
option-track_text-help = Cuenta si se corre en un circuito propio.
option-laps = Vueltas
option-laps-help = Cuántas vueltas se dan; lo normal son 3, o 5 con los conjuntos de puesta a punto y para expertos.
option-card_set = Conjunto de cartas
option-card_set-help = Las cinco cartas en juego.
option-card_set-first_race = Primera carrera
option-card_set-fine_tuning = Puesta a punto
option-card_set-jalopy = Cafetera
option-card_set-money = Dinero, dinero, dinero
option-card_set-rainbow = Guerrero del arcoíris
option-card_set-revved = A todo gas
option-card_set-experts = Invitación para expertos
option-card_set-random = cartas al azar
option-card_set-custom = cartas a elección
option-custom_cards = Cartas a elección
option-custom_cards-help = Una carta de cada color; cuenta si se juega con cartas a elección.
option-custom_cards-car_chief = { card-car_chief } (amarilla)
option-custom_cards-engineer = { card-engineer } (amarilla)
option-custom_cards-manager = { card-manager } (amarilla)
option-custom_cards-mechanic = { card-mechanic } (amarilla)
option-custom_cards-crew_chief = { card-crew_chief } (morada)
option-custom_cards-pit_captain = { card-pit_captain } (morada)
option-custom_cards-pit_crew = { card-pit_crew } (morada)
option-custom_cards-pit_team = { card-pit_team } (morada)
option-custom_cards-aerodynamics = { card-aerodynamics } (roja)
option-custom_cards-suspension = { card-suspension } (roja)
option-custom_cards-tires = { card-tires } (roja)
option-custom_cards-steering = { card-steering } (roja)
option-custom_cards-boost = { card-boost } (verde)
option-custom_cards-gearbox = { card-gearbox } (verde)
option-custom_cards-nitro = { card-nitro } (verde)
option-custom_cards-turbo = { card-turbo } (verde)
option-custom_cards-diesel_engine = { card-diesel_engine } (azul)
option-custom_cards-rotary_engine = { card-rotary_engine } (azul)
option-custom_cards-hybrid_engine = { card-hybrid_engine } (azul)
option-custom_cards-supercharged = { card-supercharged } (azul)
option-first_player = Primer jugador
option-first_player-help = Quién juega el primer turno.
option-first_player-random = al azar
option-first_player-seat_0 = puesto 1
option-first_player-seat_1 = puesto 2
option-first_player-seat_2 = puesto 3
option-first_player-seat_3 = puesto 4
option-first_player-seat_4 = puesto 5
option-grid_order = Orden de parrilla
option-grid_order-help = Quién ocupa cada puesto de la parrilla.
option-grid_order-turn_order = en orden de turno
option-grid_order-random = al azar
option-grid_order-choice = a elección, en orden de turno
option-slipstream = Rebufo
option-slipstream-help = Qué cuenta como justo detrás de otro coche.
option-slipstream-section = la sección siguiente
option-slipstream-space = la sección o casilla siguiente
option-first_crossing = Primer paso por meta
option-first_crossing-help = Si cruzar la línea nada más salir completa una vuelta. Según el libro, cada paso la completa; en nuestros circuitos la parrilla está detrás de la línea, así que el primero es gratis y todas las vueltas son enteras.
option-first_crossing-track = lo que diga el circuito
option-first_crossing-free = gratis: no completa ninguna
option-first_crossing-counts = cuenta
option-third_gear_value = Valor de la 3.ª marcha
option-third_gear_value-help = Cuánto dinero vale un cubo blanco.
option-round_limit = Límite de rondas
option-round_limit-help = La carrera termina como muy tarde tras tantas rondas; lo normal son 60 por vuelta.
option-bag_view = Bolsas
option-bag_view-help = Qué muestra la pantalla de las bolsas. El libro no deja mirar dentro a nadie; quien cuenta sabe de todos modos lo que contienen.
option-bag_view-contents = contadas por ti
option-bag_view-size = solo un número (el libro)

lap-of-nothing = Con laps=1 y un primer paso que cuenta, la carrera acabaría en cuanto los coches salieran de la parrilla. Elige laps=2 o más, o first_crossing=free.

# Circuitos propios
track-error = { $file }: { $problem }
track-error-line = { $file }, línea { $line }: { $problem }
track-text-needed = Un circuito propio necesita su texto: fija track_text, o da la ruta de un archivo como circuito.
track-missing = falta la línea «{ $item } ...».
track-item = «{ $found }» no es un elemento; una línea empieza por track, lanes, laps, firstcross, money o post.
track-twice = «{ $item }» está dos veces; basta con una.
track-name = el nombre tiene { $length } caracteres; necesita de 1 a 40 imprimibles.
track-number = { $item }: «{ $found }» debe ser un número entero de { $low } a { $high }.
track-firstcross = «{ $found }» debe ser free o counts.
track-money = «{ $found }» deben ser cinco números, uno por cada puesto de la parrilla.
track-post-name = el nombre del puesto «{ $found }» debe tener de 1 a 24 letras, cifras, _ o -.
track-post-twice = ya hay un puesto { $post }; cada puesto necesita su propio nombre.
track-shape = «{ $found }» no es una forma; escribe S<longitud>, L<grados>r<radio> o R<grados>r<radio>, como S10 o L90r5 (V6).
track-stretches = hay { $found } puestos; una vuelta tiene de { $least } a { $most } (V7).
track-spaces-many = con este carril hay { $found } casillas; una vuelta tiene { $most } como máximo (V7).
track-sections-many = con este carril hay { $found } secciones; una vuelta tiene { $most } como máximo (V7).
track-pieces = con este puesto las formas tienen { $found } rectas y arcos; una vuelta tiene { $most } como máximo (V7).
track-cells = { $found } celdas de carril; con { $lanes } carriles deben ser { $lanes } (V1).
track-space = «{ $found }» no es una casilla; escribe colores de W L D B y secciones, como W, LD2 o W@1, o -2 para un hueco.
track-sections = el carril { $lane } tiene { $found } secciones; su número debe dividir 2520, como 3, 4, 5, 6, 7 u 8 (V2).
track-grid-number = puesto de parrilla { $found }: los puestos van de 1 a 5 (V3).
track-grid-twice = el puesto de parrilla { $place } está dos veces; cada uno hace falta una vez (V3).
track-grid-space = el puesto de parrilla { $place } está en «{ $found }»; necesita una casilla de una sección que muestre W (V3).
track-grid-missing = falta el puesto de parrilla { $place }; marca una casilla con @{ $place } (V3).
track-grid-order = el puesto de parrilla { $later } está por delante del { $place }; un puesto más bajo debe estar delante, o a la par en un carril interior (V3).
track-shut = un coche en { $place } detrás de otro quedaría encerrado; la casilla necesita allí un carril al lado (V4).
track-dead-end = { $place } no tiene salida; necesita una casilla delante o al lado (V4).
track-apart = no se puede llegar a { $place } desde la parrilla (V5).
track-turn = los arcos giran a la izquierda { $found } grados en total; deben ser 360 (V6).
track-long = la vuelta mide { $found } anchos de carril; se pueden dibujar { $most } como máximo (V7).
track-radius = el arco más cerrado tiene radio { $found }; debe ser al menos { $least } (V6).
track-gap = la vuelta termina a { $found } anchos de carril de su inicio; se admite { $most } como máximo (V6).
track-near = los tramos { $one } y { $other } se acercan demasiado; deja { $least } anchos de carril entre sus ejes (V6).

# La pantalla
cockpit = Cabina
pit-wall = Muro de boxes
shop = Tienda
standings = Clasificación
overview = El circuito entero, o cerca del coche
you = Tú
round-head = Ronda { $round }
lap-head = Vuelta
wear-title = { $worn } de { $cubes } cubos son Desgaste
badge-tip = El número del coche en el circuito
place-short = { $place }.º
place-tip = La posición en la carrera: va delante quien ha llegado más lejos; los igualados, según su carril, primero el interior
gap-tip = A cuánto va del líder, en tramos del circuito
wind-tip = A rebufo: correr justo detrás de otro coche no trae Desgaste
shut = Cerrada por coches
space-tip = Una casilla de color { $colours }: en ella entra un cubo de ese color. Si es la más oscura de un turno, trae { $wear } de Desgaste.
phases = El turno
phase-drive = Correr
phase-drive-tip = Usa cubos, uno a uno: una marcha entra en una casilla de su color, un cubo de color vivo hace lo que dice su carta.
phase-spaces = { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
}
phase-buy = Comprar
phase-buy-tip = Los cubos activos que no has usado son dinero para otros nuevos.
phase-wear = Desgaste
phase-wear-tip = Después el coche corre, y la casilla más oscura en la que ha entrado trae Desgaste.
phase-draw = Robar
phase-draw-tip = Todo va a los descartes, y salen de la bolsa { $hand } cubos nuevos.
forecast-slipstream = rebufo
forecast-calm = Aerodinámica
forecast-money = a la tienda con { $money } $
forecast-lost = se perderán { $money } $
money-why = Los cubos sin usar son dinero: { $money } $
money-tip = Los cubos que quedan en tu zona activa al terminar la fase de Acción son dinero, cada uno por lo que vale. Lo que no se gasta se pierde.
hold = { $area ->
    [active] Zona activa
    [used] Usados
    [discard] Descartes
   *[bag] Bolsa
}
setup-help = Antes de la salida llenas tu bolsa: compra cubos en la tienda. En cada turno robas { $hand }.
active-none = No hay ningún cubo activo.
active-tip = Delante del piloto: para usarlos en este turno o para que sean dinero.
used-tip = Usados o comprados en este turno, también en el circuito; al final van a los descartes.
discard-tip = Vuelven a llenar la bolsa cuando está vacía.
bag-tip = De aquí se roban los cubos al azar.
worth = vale { $money } $
can-reach = { $spaces ->
    [one] entra en 1 casilla
   *[other] entra en hasta { $spaces } casillas
}
can-wear = a los descartes
can-use = listo
can-nowhere = no entra en ninguna casilla
can-nothing = no aporta nada
can-no-space = ninguna casilla de color { $colours } delante
can-not = ahora no
photo-finish = Foto de llegada
photo-limit = La última ronda ha terminado
photo-figures = { $track }, { $laps ->
    [one] 1 vuelta
   *[other] { $laps } vueltas
}, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
fastest-lap = Vuelta rápida
fastest-lap-of = { $name }, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
lap-times = Tiempos de vuelta { DE($name) }
lap-rounds = { $times } rondas
photo-laps = { $laps ->
    [one] { $done } de 1 vuelta
   *[other] { $done } de { $laps } vueltas
}
notion-spaces = { $points ->
    [one] casilla
   *[other] casillas
}
notion-wear = { $points ->
    [one] cubo de Desgaste
   *[other] cubos de Desgaste
}
unit = { $points ->
    [one] vuelta
   *[other] vueltas
}

# La leyenda
legend-cubes = Cubos
legend-spaces = Casillas
legend-cars = Coches
legend-signs = Signos
legend-card = Hace lo que dice la carta de su color; las cartas cambian de una carrera a otra.
legend-wear = Desgaste
legend-wear-text = Cuántos de los cubos de un piloto son Desgaste; cada marca al lado es una décima parte del total.
legend-money = Dinero
legend-money-text = Lo que cuesta un cubo en la tienda, o lo que vale uno sin usar.
legend-bag = Bolsa
legend-bag-text = De aquí se roban los cubos al azar.
legend-wind = Rebufo
legend-wind-text = Justo detrás de otro coche: correr no trae Desgaste.
legend-shut = Cerrado
legend-shut-text = Hay coches en medio; nadie adelanta dentro de una casilla.
legend-way = Al alcance
legend-way-text = El cubo señalado puede llevar el coche hasta aquí.
legend-driver = Le toca
legend-driver-text = Decide el piloto de este coche.
legend-flag = Ha llegado
legend-flag-text = Este coche ha cruzado la línea por última vez.

# Lo que muestran las imágenes del reglamento

picture-E7 = La mitad derecha de Daytona Beach con cinco coches: morado justo detrás de verde en la primera curva, azul justo detrás de ellos, rojo y amarillo uno tras otro en la recta opuesta.
picture-E9 = La recta opuesta: el coche verde está en la sección justo delante del morado; un camino va por dentro y otro por fuera.
picture-E16 = Cinco coches en la parrilla de salida antes de la línea de meta.
picture-E20 = Tres coches llenan las secciones delanteras de una casilla gris oscuro junto al coche rojo, que solo puede seguir recto.
picture-E32 = El último tramo antes de la meta, con cuatro coches en su última vuelta.


# La primera partida guiada
guide-track = Este es el circuito: cuatro carriles, divididos en casillas. El tono de una casilla dice qué marcha entra en ella: blanco la tercera, gris claro la cuarta, gris oscuro la quinta, negro la sexta. Por lo general, cuanto más oscuras, más largas.
guide-cubes = Estos son tus cubos. En cada turno robas siete de tu bolsa y los pones en la zona activa. Usados o no, acaban en los descartes; cuando la bolsa está vacía, los descartes vuelven a llenarla.
guide-win = La carrera es a tres vueltas. Cuando un coche ha llegado, se acaba la ronda y gana quien haya ido más lejos. De lo que haya en tu bolsa depende hasta dónde llegas.
guide-grid = Antes de la salida compras para tu bolsa, en la que ya hay 5 cubos blancos, 2 gris claro y 5 amarillos. El dinero que no gastas se pierde.
guide-grid-play = Dos quintas marchas y una sexta, por exactamente tus 10 $: sus casillas llegan más lejos que casi todas las blancas.
guide-drive = Usa los cubos activos uno a uno. Una marcha entra en una casilla de su tono: de frente o en diagonal a un carril de al lado. Tu recorrido crece, y tras las compras el coche lo sigue.
guide-drive-play = Oscuro, oscuro, blanco, claro: cuatro casillas. Guarda el cubo negro: vale 3 $, y una casilla negra desgastaría más.
guide-buy = Los cubos que no has usado ahora son dinero. Lo que compres saldrá de tu bolsa en un turno posterior.
guide-buy-play = 7 $: un motor que puede recorrer dos casillas con un solo cubo, y una cuarta marcha con el resto.
guide-wear = La velocidad desgasta: tras correr ganas de 1 a 4 cubos marrones, según la casilla más oscura en la que hayas entrado. No hacen nada más que ocupar sitio cuando los robas. Correr pegado a otro coche te los ahorra; una parada en boxes en lugar de un turno retira los que estén activos.
guide-on = Eso es un turno: correr, comprar, desgastarse, robar. Las cinco cartas de colores cuentan lo que pueden hacer sus cubos. Si dudas, pide un consejo. ¡Buena carrera!
preset-first-help = Una vuelta con las cartas de la primera carrera.
preset-tournament-help = Monza, las cartas de los expertos, una parrilla sorteada.
option-laps-usual = lo que diga el circuito
option-round_limit-usual = ninguno

# El contenido: cómo se llama cada valor
content-hand = Cubos que se roban al final de un turno
content-limit_a_lap = Rondas por vuelta
content-wear = Desgaste de blanco, gris claro, gris oscuro y negro
content-colours = Colores
content-colours-names = nombres
content-colours-letters = letras
content-colours-cubes = cubos en la caja
content-colours-start = cubos en cada bolsa al principio
content-gears = Marchas
content-gears-cost = coste
content-gears-value = valor
content-wear_cube = Cubo de Desgaste
content-wear_cube-cost = coste
content-wear_cube-value = valor
content-cards-rule = regla
content-cards-name = nombre
content-cards-colour = color
content-cards-cost = coste
content-cards-value = valor
content-cards-wear = Desgaste que trae
content-cards-most = número que nombra
content-sets-name = nombre
content-sets-cards = cartas
content-sets-laps = vueltas

# De qué hablan el consejero y el análisis además de los puntos, para el próximo turno
notion-bag = { $points ->
    [one] cubo
   *[other] cubos
}
notion-bag-more-leads = { $who ->
    [you] Tu bolsa está unos { $amount } más ajustada
   *[one] La bolsa { DE($seat) } está unos { $amount } más ajustada
}
notion-bag-more-follows = { $who ->
    [you] tu bolsa está unos { $amount } más ajustada
   *[one] la bolsa { DE($seat) } está unos { $amount } más ajustada
}
notion-bag-less-leads = { $who ->
    [you] Tu bolsa está unos { $amount } más holgada
   *[one] La bolsa { DE($seat) } está unos { $amount } más holgada
}
notion-bag-less-follows = { $who ->
    [you] tu bolsa está unos { $amount } más holgada
   *[one] la bolsa { DE($seat) } está unos { $amount } más holgada
}
