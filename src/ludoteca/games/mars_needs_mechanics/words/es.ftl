# Mars Needs Mechanics en español.
title = Mars Needs Mechanics
tagline = Compra, construye y vende: el mercado sigue cada una de tus compras.

# Las cosas
component = { $component ->
    [wire] Alambre
    [magnet] Imán
    [gear] Engranaje
    [piping] Tubería
    [boiler] Caldera
    [aether_tube] Válvula de éter
   *[lens] Lente
}
letter = { $component ->
    [wire] A
    [magnet] I
    [gear] E
    [piping] T
    [boiler] C
    [aether_tube] V
   *[lens] L
}
cards = { $count } × { component }
price = { component } { $price }
list = { $some }, { $more }
no-cards = ninguna
market = Mercado
prices = Precios
order-line = Línea de pedidos
front = cabeza
back = cola
deck = Mazo
discard = Descartes
hand = Mano
scrap = Chatarra
built = Construido
nothing-built = nada construido
cogs = { $cogs ->
    [one] { $cogs } piñón
   *[other] { $cogs } piñones
}
card-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
round = Ronda { $round }
last-round = última ronda
passes = Pases seguidos: { $count } de { $players }
idle-rounds = Rondas sin ninguna compra: { $count }
first-player = Jugador Inicial
unknown-cards = { $count } sin conocer
bought-now = comprado en esta ronda
on-top = Encima del mazo, visto con las Gafas de rayos X
mechanisms = Mecanismos
cost = Coste
scrap-aside = { $count ->
    [one] { $count } Chatarra vuelve cuando termina la venta
   *[other] { $count } Chatarras vuelven cuando termina la venta
}

# Los Mecanismos, cada uno con su nombre: cómo se llama, qué dice su carta, qué dice en juego
card-xray_goggles = Gafas de rayos X
card-xray_goggles-choice = C1 { card-xray_goggles }
card-xray_goggles-text = { $shows ->
    [1] Ves la primera carta del mazo y puedes comprarla como si estuviera en el mercado.
    [2] Ves las dos primeras cartas del mazo y puedes comprar una de ellas como si estuviera en el mercado.
   *[other] Ves las tres primeras cartas del mazo y puedes comprar una de ellas como si estuviera en el mercado.
}
card-difference_engine = Máquina diferencial
card-difference_engine-choice = C2 { card-difference_engine }
card-difference_engine-text = Tras ajustar los precios puedes subir o bajar uno en { $step }.
card-rocket_booster = Cohete propulsor
card-rocket_booster-choice = C3 { card-rocket_booster }
card-rocket_booster-text = Cada serie que vendes paga { cogs } más.
card-aether_drive = Motor de éter
card-aether_drive-choice = C4 { card-aether_drive }
card-aether_drive-text = Una vez por ronda, cuando pasas, puedes llevar una ficha cualquiera a la cabeza de la línea de pedidos.
card-aether_drive-used = Motor usado
card-automaton = Autómata
card-automaton-choice = C5 { card-automaton }
card-automaton-text = No se puede desmontar; vale { cogs } al final de la partida.
card-automaton-pays = El Autómata da { cogs } { A($seat) }.
card-automaton-stays = El Autómata no se puede desmontar nunca.
card-clockwork_nightingale = Ruiseñor mecánico
card-clockwork_nightingale-choice = C6 { card-clockwork_nightingale }
card-clockwork_nightingale-text = Cuando lo construyes, lo compra la Corona: descarta sus cartas y toma { cogs }.
card-clockwork_nightingale-pays = La Corona compra el Ruiseñor mecánico: { $seat } toma { cogs }.
card-clockwork_nightingale-stays = El Ruiseñor mecánico nunca queda construido: la Corona lo compra al momento.
card-assembly_gantry = Pórtico de montaje
card-assembly_gantry-choice = C7 { card-assembly_gantry }
card-assembly_gantry-text = No cuenta para el límite y te deja tener construidos { $others ->
    [1] otro Mecanismo
    [2] otros dos Mecanismos
   *[other] otros { $others } Mecanismos
}; al terminar una ronda, toma { cogs } por cada Mecanismo que tengas construido, este incluido.
card-assembly_gantry-pays = El Pórtico de montaje paga { cogs } { A($seat) }.
card-assembly_gantry-stays = El Pórtico de montaje debe quedarse mientras tengas construidos otros { $count } Mecanismos.
card-steam_governor = Regulador de vapor
card-steam_governor-choice = C8 { card-steam_governor }
card-steam_governor-text = Una vez por ronda, cuando pasas, toma { cogs }.
card-steam_governor-used = Regulador usado
card-steam_governor-pays = El Regulador de vapor paga { cogs } { A($seat) }.
card-pneumatic_loader = Cargador neumático
card-pneumatic_loader-choice = C9 { card-pneumatic_loader }
card-pneumatic_loader-text = Una vez por ronda, después de comprar, puedes comprar en el mismo turno una segunda carta por { cogs } menos.
card-pneumatic_loader-used = Cargador usado
card-scrap_crucible = Crisol de chatarra
card-scrap_crucible-choice = C10 { card-scrap_crucible }
card-scrap_crucible-text = Las cartas de Chatarra de las series que vendes vuelven a tu mano.

# Acciones
buy = Comprar { $name } por { cogs }
buy-second = Segunda compra: { $name } por { cogs }
buy-deck = Comprar { $name }, carta { $slot } del mazo, por { cogs }
buy-deck-second = Segunda compra: { $name }, carta { $slot } del mazo, por { cogs }
buy-deck-bare = Comprar la carta { $slot } del mazo
pass = Pasar
build = Construir { $name }
disassemble = Desmontar { $name }
end-turn = Terminar el turno
drive = Llevar { $name } a la cabeza
drive-decline = Dejar la línea de pedidos como está
engine-up = Subir { $name } de { $price } a { $after }
engine-down = Bajar { $name } de { $price } a { $after }
engine-decline = Dejar los precios como están
sell = Vender { $count } × { component }{ $scrap ->
    [0] {""}
   *[other] {" "}+ { $scrap } de Chatarra
} por { cogs }{ $spare ->
    [yes] {" "}(con más Chatarra de la necesaria)
   *[no] {""}
}
sell-done = Nada más que vender

# Preguntas
ask-turn = { $buy ->
    [yes] Compra o pasa
   *[no] No puedes pagar ninguna carta: pasa
}{ $works ->
    [both] ; también puedes construir o desmontar.
    [build] ; también puedes construir.
    [disassemble] ; también puedes desmontar.
   *[none] .
}
ask-more = { $works ->
    [both] Construye o desmonta un Mecanismo, o termina tu turno.
    [build] Construye un Mecanismo, o termina tu turno.
    [disassemble] Desmonta un Mecanismo, o termina tu turno.
   *[none] En este turno ya no se puede hacer nada más: termínalo.
}
ask-second = El Cargador neumático: compra una segunda carta más barata, o sigue con tu turno.
ask-drive = El Motor de éter: lleva una ficha a la cabeza de la línea de pedidos, o déjala.
ask-engine = La Máquina diferencial: sube o baja un precio, o déjalos.
ask-sell = { $sets ->
    [0] No tienes ninguna serie de tres o más: di que has terminado.
   *[other] Vende series de tres o más, una tras otra, y di cuándo has terminado.
}

# Sucesos
buys = { $seat } compra { $name } por { cogs }.
buys-second = { $seat } usa el Cargador neumático y compra también { $name } por { cogs }.
buys-deck = { $seat } compra { $name }, carta { $slot } del mazo, por { cogs }.
buys-deck-second = { $seat } usa el Cargador neumático y compra también { $name }, carta { $slot } del mazo, por { cogs }.
passes-turn = { $seat } pasa.
drive-moves = { $seat } lleva { $name } a la cabeza de la línea de pedidos con el Motor de éter.
builds = { $seat } construye { $name } ({ $cards }).
disassembles = { $seat } desmonta { $name } y recupera { $cards }.
goggles-show = Las Gafas de rayos X muestran la parte superior del mazo: { $cards }.
goggles-look = { $seat } mira con las Gafas de rayos X la parte superior del mazo ({ card-count }).
round-begins = Empieza la ronda { $round }; { $seat } es Jugador Inicial.
round-ends-sold-out = El mercado está vacío: la ronda termina.
round-ends-passed = Todos han pasado seguidos: la ronda termina.
last-round-deck = El mazo está vacío: esta era la última ronda.
last-round-idle = Nadie ha comprado nada en dos rondas: esta era la última ronda.
prices-adjusted = Se ajustan los precios: { $prices }.
prices-final = El último ajuste de precios: { $prices }.
drive-leaves = { $seat } renuncia al Motor de éter y deja la línea de pedidos como está.
engine-leaves = { $seat } renuncia a la Máquina diferencial y deja los precios como están.
engine-raises = { $seat } sube { $name } a { $price } con la Máquina diferencial.
engine-lowers = { $seat } baja { $name } a { $price } con la Máquina diferencial.
sells = { $seat } vende { $count } × { component }{ $scrap ->
    [0] {""}
   *[other] {" "}con { $scrap } de Chatarra
} por { cogs }.
sold = { $seat } ha terminado de vender.
scrap-returns = { $seat } recupera { $count } de Chatarra con el Crisol de chatarra.
restocks-not = El mercado está lleno con { $count } cartas: no se añade ninguna. Quedan en el mazo: { $left }.
restocks = Nuevas en el mercado: { $cards }. Quedan en el mazo: { $left }.
shows-hand = { $seat } se queda con: { $cards }.
wins = { $seat } gana con { cogs }.
ends = El concurso ha terminado.

# Por qué no
no-turn-drive = Antes di si el Motor de éter mueve una ficha; después sigue el turno.
no-building-between = Los Mecanismos solo se construyen y desmontan en el propio turno, nunca entre rondas.
no-turn-engine = La ronda ha terminado; ahora la Máquina diferencial puede cambiar un precio.
no-turn-sell = La ronda ha terminado; ahora se venden series.
no-second-primary = La acción principal de este turno está hecha: una compra o un pase.
no-buy-passed = Has pasado; puedes volver a comprar en tu próximo turno.
no-loader-used = El Cargador neumático permite una segunda compra por ronda, y ya está hecha.
no-end-yet = Antes compra un componente o pasa; después puede terminar el turno.
no-card = En el mercado no hay { $name }; lo que hay y puedes pagar: { $cards }.
no-card-none = En el mercado no hay { $name }, y no puedes pagar nada de lo que hay.
no-goggles = Las cartas del mazo solo se pueden comprar con las Gafas de rayos X construidas{ $here ->
    [yes] .
   *[no] , y en esta partida no están disponibles.
}
no-slot = En el mazo no se ve ninguna carta { $slot }; las Gafas de rayos X muestran { $count }.
no-cogs = { $name } cuesta { $price } y tienes { cogs }; nadie puede endeudarse.
no-mechanism = El Mecanismo { $name } no está disponible en esta partida.
no-second-build = Solo se puede construir un Mecanismo por turno, y has construido { $name }.
no-twin = Ya tienes construido { $name }.
no-rebuild = En este turno has desmontado { $name }; se puede volver a construir desde tu próximo turno.
no-parts = Para { $name } aún te hace falta en la mano: { $cards }.
no-room = { $when ->
    [now] Solo puedes tener un Mecanismo construido a la vez; antes desmonta { $name }.
   *[later] Solo puedes tener un Mecanismo construido a la vez, y en este turno ya has desmontado uno; { $name } puede irse en tu próximo turno.
}
no-room-automaton = El Autómata ocupa tu límite para siempre{ $gantry ->
    [yes] ; solo el Pórtico de montaje deja sitio para más.
   *[no] , y en esta partida nada deja sitio para más.
}
no-room-gantry = { $when ->
    [now] Con el Pórtico de montaje puedes tener construidos otros { $count } Mecanismos, y ya los tienes; antes desmonta uno de ellos.
   *[later] Con el Pórtico de montaje puedes tener construidos otros { $count } Mecanismos, y ya los tienes; en este turno has desmontado uno, otro puede irse en tu próximo turno.
}
no-built = No tienes construido { $name }.
no-unbuild = En este turno has construido { $name }; se puede desmontar desde tu próximo turno.
no-second-disassembly = Solo se puede desmontar un Mecanismo por turno, y has desmontado { $name }.
no-component = { $name } no está en esta partida; están en juego: { $names }.
no-token = { $name } ya está en cabeza; elige otra ficha.
no-drive = Las fichas solo se pueden mover con el Motor de éter construido{ $here ->
    [yes] .
   *[no] , y en esta partida no está disponible.
}
no-drive-used = El Motor de éter mueve una ficha por ronda, y ya está hecho.
no-drive-now = El Motor de éter funciona justo después de pasar.
no-engine-now = { $here ->
    [yes] La Máquina diferencial funciona cuando ha terminado una ronda y se han ajustado los precios, para quien la tiene construida.
   *[no] Los precios solo se pueden cambiar con la Máquina diferencial, y en esta partida no está disponible.
}
no-price-up = { $name } está a { $price }, el precio más alto que hay.
no-price-down = { $name } está a { $price }, el precio más bajo que hay.
no-sale-now = Las series se venden después de la ronda, cuando se han ajustado los precios.
no-set = Una serie tiene al menos { $least } cartas; esta tendría { $count }.
no-set-cards = Tienes { $held } × { component }, no { $count }.
no-set-scrap = Tienes { $held } de Chatarra, no { $scrap }.
no-set-aside = Tienes { $held } de Chatarra, no { $scrap }; la Chatarra ya usada solo vuelve cuando has terminado de vender.

# Hoja de puntuación
line-cogs = Piñones
line-cards = Desempate: { $count ->
    [one] { $count } carta de componente en la mano
   *[other] { $count } cartas de componente en la mano
}
line-place = Desempate: { $place ->
    [0] Jugador Inicial de la última ronda
    [one] { $place } puesto después del Jugador Inicial de la última ronda
   *[other] { $place } puestos después del Jugador Inicial de la última ronda
}

# Qué ha decidido
tie-cards = Empate a { cogs }: { $seat } gana con menos cartas de componente en la mano, { $count } contra { $more }.
tie-place = Empate a { cogs }, con { $count ->
    [one] { $count } carta de componente
   *[other] { $count } cartas de componente
} en la mano cada uno: gana { $seat }, sentado { $place ->
    [0] como Jugador Inicial de la última ronda
    [one] { $place } puesto después { DE($first) }, Jugador Inicial de la última ronda
   *[other] { $place } puestos después { DE($first) }, Jugador Inicial de la última ronda
}, y { $other } { $behind ->
    [one] { $behind } puesto después
   *[other] { $behind } puestos después
}.

# Opciones
option-players = Jugadores
option-players-help = Solo cambia las cartas que se reparten y la Chatarra en uso.
option-mechanism_set = Mecanismos
option-mechanism_set-help = Qué Mecanismos están junto al tablero y se pueden construir.
option-mechanism_set-starter = los de inicio: C1 a C4
option-mechanism_set-random_4 = cuatro al azar
option-mechanism_set-random_5 = cinco al azar
option-mechanism_set-chosen = los que tú elijas
option-chosen_mechanisms = Mecanismos elegidos
option-chosen_mechanisms-help = Cuenta si los Mecanismos los eliges tú; se recomiendan cuatro o cinco.
option-automaton = Añadir el Autómata
option-automaton-help = Para jugadores con experiencia: añade C5 a lo que haya.
option-automaton-off = no
option-automaton-on = sí
option-final_fall = Última bajada de precios
option-final_fall-help = Si los tres últimos bajan tras la última ronda aunque se hayan comprado en ella.
option-final_fall-unbought_only = solo si no se han comprado
option-final_fall-always = siempre
option-starting_cards = Cartas iniciales
option-starting_cards-help = Si las tres cartas que recibe cada jugador se enseñan a todos.
option-starting_cards-secret = secretas
option-starting_cards-shown = a la vista
option-first_player = Jugador Inicial de la ronda 1
option-first_player-help = Quién empieza; después la ficha pasa en cada ronda.
option-first_player-random = al azar
option-first_player-seat_0 = puesto 1
option-first_player-seat_1 = puesto 2
option-first_player-seat_2 = puesto 3
option-first_player-seat_3 = puesto 4
option-size = Tamaño
option-size-help = La miniatura tiene dos componentes, tres cartas de cada uno, y es para dos jugadores: una partida de dos minutos, lo bastante pequeña para resolverla.
option-size-full = el mercado entero
option-size-miniature = miniatura: dos componentes

# La pantalla
screen-exchange = Línea de pedidos y precios
screen-up = sube
screen-stay = igual
screen-down = baja
screen-passes = Pases
screen-up-help = Lo que esté en estos lugares al terminar la ronda sube { $step }.
screen-stay-help = Lo que esté aquí al terminar la ronda mantiene su precio.
screen-down-help = Lo que esté en estos lugares al terminar la ronda baja { $step }.
screen-token = { $name }: lugar { $place } de la línea de pedidos{ $bought ->
    [yes] , comprado en esta ronda
   *[no] {""}
}
screen-passes-help = Pases seguidos: { $count } de { $players }. Cuando todos han pasado seguidos, la ronda termina.
screen-last-help = La partida termina después de esta ronda.
screen-idle-help = Tras dos rondas seguidas sin ninguna compra, la partida se acaba.
screen-price = { $name }: precio { $price }
screen-forecast = { $name }: precio { $price }; sería { $after } si la ronda terminara ahora
screen-sets-then = Series, si la ronda terminara ahora
screen-stall = { $count ->
    [0] Nada de { $name } en el mercado; su precio es { cogs }
   *[other] { $count } × { $name } en el mercado, a { cogs } cada una
}
screen-deck = Mazo; la ronda en la que se agota es la última
screen-scrap = Chatarra: sustituye a una carta de una serie, una vez, y no paga nada
screen-unknown = { $count ->
    [one] { $count } carta que solo conoce su dueño
   *[other] { $count } cartas que solo conoce su dueño
}
screen-part-held = { $name }: tienes una
screen-in-hand = En tu mano:
screen-fortunes = Fortunas
screen-begun = Todos empezaron con { cogs }
screen-left = Sobra:
screen-close = Precios al cierre
screen-sell = Vender series
screen-build = Construir
screen-take-down = Desmontar
screen-built-by = Construido { POR($seat) }
screen-lavish = Con más Chatarra de la necesaria:
unit = { $points ->
    [one] piñón
   *[other] piñones
}

# Lo que muestran las imágenes del reglamento

picture-E1 = La línea de pedidos Alambre, Lente, Caldera, Engranaje, Imán, Tubería, Válvula de éter con el precio de cada uno; el Engranaje cuesta 6.
picture-E5 = La línea de pedidos con la Válvula de éter en último lugar, a un precio de 6.
picture-E10 = La línea de pedidos Engranaje, Alambre, Lente, Caldera, Imán, Tubería, Válvula de éter; el Engranaje cuesta 10 y la Válvula de éter 1.
picture-E23 = La línea de pedidos con la Lente a 1, el Engranaje a 6 y la Caldera a 9.


# La primera partida guiada
guide-prices = Siete componentes, cada uno con su precio: todos empiezan a 5 piñones. Sus fichas forman una línea. Tras cada ronda menos la última, los tres primeros precios suben 1, el cuarto sigue igual y los tres últimos bajan 1.
guide-hand = Esto es tuyo: tus piñones, tus cartas de componente y tu Chatarra. Empiezas con 30 piñones, tres componentes y dos cartas de Chatarra. Tu rival ve tus piñones, pero no las cartas que has recibido.
guide-sets = Quieres acabar con más piñones que nadie. Se ganan vendiendo series: tres o más cartas de un mismo componente, cada una por su precio. La Chatarra puede sustituir a una carta, pero no paga nada.
guide-buy = En tu turno compras una carta o pasas. Lo que compras va a la cabeza de la línea, y la cabeza sube.
guide-buy-play = Tienes dos Alambres; con un tercero hay serie. Y el Alambre está en último lugar, donde su precio bajaría: al comprarlo, pasa a la cabeza.
guide-line = Cada compra, tuya o de un rival, lleva su ficha a la cabeza y empuja las demás hacia atrás. Los precios solo se mueven cuando acaba la ronda.
guide-line-play = En este turno aún podrías construir algo, si tuvieras las cartas. No las tienes, pero tu rival no puede saberlo: termina tu turno.
guide-buy-again = Compra o pasa, como antes, y termina tu turno. Pregúntate qué estará en cabeza cuando acabe la ronda.
guide-buy-again-play = El Alambre sigue costando 5. Con cuatro, cada uno paga 6 si el Alambre está en cabeza al final de la ronda.
guide-pass = La ronda termina cuando todos han pasado seguidos o cuando el mercado está vacío. Pasar no es definitivo: en tu próximo turno puedes volver a comprar.
guide-pass-play = Tu rival acaba de pasar. Pasa tú también y termina tu turno: la ronda acaba al momento, con el Alambre en cabeza.
guide-sell = Los precios se han movido; ahora puedes vender series, una tras otra, y decir después que has terminado. Lo que no vendas se queda en tu mano.
guide-sell-play = El Alambre paga 6: los cuatro dan 24 piñones, y dos los compraste por 10. Guarda la Chatarra para una serie a la que le falte una carta.
guide-mechanisms = Las cartas sirven para algo más que venderlas: con las adecuadas construyes en tu turno uno de estos Mecanismos. Funciona mientras está en pie, y en un turno posterior puedes desmontarlo y recuperar sus cartas.
guide-on = La última ronda es aquella tras la cual el mazo está vacío, o la segunda seguida sin ninguna compra. Si dudas, pide un consejo. ¡Que suban tus precios!
preset-first-help = Cartas iniciales a la vista.
preset-tournament-help = Cinco Mecanismos al azar.

# La leyenda
legend-components = Componentes
legend-signs = Signos de la mesa
legend-markers = Fichas de los jugadores
legend-scrap = Sustituye a una carta de una serie, una vez, y no paga nada.
legend-coin = Piñón
legend-coin-text = El dinero. Gana quien tenga más al final.
legend-rises = Sube
legend-rises-text = Este precio subiría si la ronda terminara ahora.
legend-falls = Baja
legend-falls-text = Este precio bajaría si la ronda terminara ahora.
legend-bought = Comprado
legend-bought-text = Alguien ha comprado este componente en esta ronda.
legend-first = Jugador Inicial
legend-first-text = Empieza la ronda y es el primero en vender.
legend-hidden = Boca abajo
legend-hidden-text = Una carta del mazo, o una que solo conoce su dueño.
legend-discard = Descartes
legend-discard-text = Cartas que se han vendido; no vuelven.

# El contenido: cómo se llama cada valor
content-cogs = Piñones al principio
content-scrap = Chatarra al principio
content-dealt = Cartas que recibe cada cual
content-market = Cartas en el mercado
content-seats = Jugadores como máximo
content-copies = Cartas de cada componente
content-components-name = nombre
content-components-letter = letra
content-components-out = las que quedan en la caja
content-prices = Precios
content-prices-start = al principio
content-prices-lowest = el más bajo
content-prices-highest = el más alto
content-prices-adjust = cambio en cada lugar de la línea de pedidos
content-mechanisms-name = nombre
content-mechanisms-starter = entre los de inicio
content-mechanisms-expert = para expertos
content-mechanisms-cost = coste
content-mechanisms-shows = cartas que muestra
content-mechanisms-step = paso del precio
content-mechanisms-pays = piñones que paga
content-mechanisms-worth = piñones al final
content-mechanisms-others = otros que pueden estar en pie
content-mechanisms-saves = piñones que ahorra

# De qué hablan el consejero y el análisis además de los puntos, para el próximo turno
notion-built = { $points ->
    [one] Mecanismo
   *[other] Mecanismos
}
notion-cards = { $points ->
    [one] carta
   *[other] cartas
}
notion-scrap = { $points ->
    [one] carta de Chatarra
   *[other] cartas de Chatarra
}
