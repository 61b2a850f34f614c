# Marrak Hesh 17 en español.
title = Marrak Hesh 17
tagline = Atraca, toma, estiba: el cargamento más rico del zoco orbital.

# Las cosas. La clase de la mercancía decide el género del color.
goods = { $kind ->
    [engine] Motor
    [plant] Planta
    [robot] Robot
    [crystal] Cristal
    [spice] Especia
    [relic] Reliquia
   *[water] Agua
} { $kind ->
    [engine] { goods-masculine }
    [robot] { goods-masculine }
    [crystal] { goods-masculine }
   *[other] { goods-feminine }
}
goods-masculine = { $colour ->
    [yellow] amarillo
    [violet] violeta
    [red] rojo
    [blue] azul
    [green] verde
   *[white] blanco
}{ $rare ->
    [yes] {" "}raro
   *[no] {""}
}
goods-feminine = { $colour ->
    [yellow] amarilla
    [violet] violeta
    [red] roja
    [blue] azul
    [green] verde
   *[white] blanca
}{ $rare ->
    [yes] {" "}rara
   *[no] {""}
}
colour = { $colour ->
    [yellow] Amarillo
    [violet] Violeta
    [red] Rojo
    [blue] Azul
    [green] Verde
   *[white] Blanco
}
kind = { $kind ->
    [engine] Motor
    [plant] Planta
    [robot] Robot
    [crystal] Cristal
    [spice] Especia
    [relic] Reliquia
   *[water] Agua
}
legend-colours = Colores de las Mercancías
legend-kinds = Tipos de Mercancía
legend-transports = Transportes
legend-points = Qué puntúa
legend-marks = Marcas del Espacio Profundo
# Letras para quien no distingue los colores: vienen de las palabras
colour-letter = { $colour ->
    [yellow] A
    [violet] L
    [red] R
    [blue] Z
    [green] V
   *[white] B
}
kind-letter = { $kind ->
    [engine] m
    [plant] p
    [robot] r
    [crystal] c
    [spice] e
    [relic] q
   *[water] a
}
transport-letter = { $colour ->
    [orange] n
    [teal] t
   *[slate] p
}
transport = { $colour ->
    [orange] naranja
    [teal] turquesa
   *[slate] pizarra
}
card-safe_conduct = Salvoconducto
card-safe_conduct-text = Una vez por partida: tu Transporte puede coincidir en color con uno de sus dos vecinos, no con ambos.
card-safe_conduct-token = ficha de Salvoconducto
card-loading_crane = Grúa de carga
card-loading_crane-text = Guarda cada Mercancía junto a la que guardaste antes, si puedes.
card-black_market = Mercado negro
card-black_market-text = Una vez por partida: antes de guardarla, cambia la Mercancía que has tomado por una de las dos sobrantes.
card-black_market-token = ficha de Mercado negro
card-zero_gravity = Gravedad cero
card-zero_gravity-text = Puntuación: puedes intercambiar dos de tus Mercancías.
card-forged_papers = Papeles falsos
card-forged_papers-text = Puntuación: una de tus Mercancías raras puede valer como todos los colores; deja de ser rara.
card-jettison = Echazón
card-jettison-text = Puntuación: puedes arrojar una fila o columna: 1 PV por Mercancía, como máximo { $most }.
card-full_catalogue = Catálogo completo
card-full_catalogue-text = Puntuación: { $kinds } tipos distintos dan { $points } PV.
card-sealed_bulkheads = Mamparos estancos
card-sealed_bulkheads-text = Puntuación: cada fila llena cuyos extremos comparten color o tipo da { $long } PV (fila larga) o { $short } PV (fila corta).
card-quarantine = Cuarentena
card-quarantine-text = Puntuación: { $each } PV por cada Mercancía sin vecina de su color o tipo.
card-second_buyer = Segundo comprador
card-second_buyer-text = Puntuación: también puntúan tus grupos de color del segundo tamaño.
hold = Bodega
station = Estación
leftovers = Sobrantes
leftovers-shut = Las dos Mercancías sobrantes. Están fuera del juego.
leftovers-open = Las dos Mercancías sobrantes. Una vez por partida puedes cambiar por una de ellas la que acabas de tomar.
dock = Muelle { $dock }
choose-transport = Muelle { $dock }, { $goods }: elige un Transporte
transport-name = Transporte { transport }
transports-left = Transportes { transport } que quedan: { $count } de { $most }
hold-cells = Una bodega de { $cells } casillas. Tras la primera, cada Mercancía debe tocar una que ya esté.
token-left = Sin usar todavía: { $token }
token-used = Ya usada: { $token }
last-mark = La última guardada: la siguiente va a su lado
forged-mark = Falsificada: vale como todos los colores
group-colour = Grupo de { $count } Mercancías { $colour ->
    [yellow] amarillas
    [violet] violetas
    [red] rojas
    [blue] azules
    [green] verdes
   *[white] blancas
}
group-kind = Grupo de { $count } { $kind ->
    [engine] Motores
    [plant] Plantas
    [robot] Robots
    [crystal] Cristales
    [spice] Especias
    [relic] Reliquias
   *[water] Aguas
}
hand = Transportes
deep-space = Espacio Profundo
points = { $points } PV

# Acciones
place = Transporte { transport } al muelle { $dock }: { $goods }
place-safe = Transporte { transport } al muelle { $dock } con Salvoconducto: { $goods }
place-bare = Transporte { transport } al muelle { $dock }
pass = Pasar y conservar el Salvoconducto
keep = Quedarse con lo tomado: { $goods }
keep-bare = Quedarse con la Mercancía recién tomada
exchange = Cambiarla por: { $goods }
store = Guardar en la fila { $row }, columna { $column }
store-nowhere = Guardar en la casilla { $cell }

# Preguntas
ask-place = Coloca un Transporte en un muelle y toma su Mercancía.
ask-place-safe = Coloca un Transporte con Salvoconducto, o pasa.
ask-market = Quédate con lo tomado ({ $goods }) o cámbialo en el Mercado negro.
ask-store = Guarda en tu bodega: { $goods }.

# Sucesos
places = { $seat } atraca un Transporte { transport } en el muelle { $dock } y toma: { $goods }.
spends-safe-conduct = { $seat } usa el Salvoconducto.
passes = { $seat } pasa y conserva el Salvoconducto.
skips = { $seat } no puede colocar ningún Transporte y pierde el turno.
exchanges = { $seat } cambia en el Mercado negro: da { $given } y recibe { $got }.
stores = { $seat } guarda en la fila { $row }, columna { $column }: { $goods }.
ends = Todos han pasado seguidos: se cuentan las bodegas.
two-seats = { $one } y { $other }
three-seats = { $one }, { $others }
tie-shared = { $seats } tienen { $points } PV cada uno y comparten { $place ->
    [1] la victoria
   *[other] el segundo puesto
}.
tie-decided = { $seat } y { $other } tienen { $points } PV cada uno; { $seat } queda por delante { $criterion ->
    [rare] por tener más Mercancías raras ({ $own } contra { $others })
    [fewer] por tener menos Mercancías en la bodega ({ $own } contra { $others })
   *[later] por jugar más tarde en el orden de turno (lugar { $own } contra { $others })
}.

# Por qué no
no-place-market = Antes quédate con lo tomado ({ $goods }) o cámbialo en el Mercado negro; el próximo Transporte llega con el próximo turno.
no-place-now = Antes guarda lo que se ha tomado ({ $goods }); el próximo Transporte llega con el próximo turno.
no-dock = Aquí la estación tiene { $docks } muelles; no existe el muelle { $dock }.
no-dock-taken = En el muelle { $dock } hay un Transporte { $there ->
    [orange] naranja
    [teal] turquesa
   *[slate] pizarra
}; elige un muelle que aún tenga Mercancía.
no-transport = No te queda ningún Transporte { transport } en la mano; elige otro color.
no-neighbour = Uno de los vecinos del muelle { $dock } en el anillo es un Transporte { $colour ->
    [orange] naranja
    [teal] turquesa
   *[slate] pizarra
}; el color debe ser distinto de ambos.
no-neighbour-token = Un vecino del muelle { $dock } es un Transporte { $colour ->
    [orange] naranja
    [teal] turquesa
   *[slate] pizarra
}, y no se puede usar ningún Salvoconducto; el color debe ser distinto de ambos vecinos.
no-both-neighbours = Los dos vecinos del muelle { $dock } son de color { transport }; ni siquiera un Salvoconducto permite coincidir con ambos.
no-pass = Quien puede colocar un Transporte debe hacerlo.
no-pass-storing = Se ha tomado una Mercancía y hay que guardarla; ahora no se puede pasar.
no-market-card = El Mercado negro no está en vigor en esta partida.
no-market-token = El Mercado negro se puede usar una vez por partida, y ya se ha hecho.
no-market-now = El Mercado negro abre cuando se ha tomado una Mercancía; antes coloca un Transporte.
no-market-asked = Ahora la Mercancía va a la bodega; el Mercado negro se preguntó antes.
no-cell = La bodega tiene { $cells } casillas; esa no existe.
no-store-yet = Antes coloca un Transporte; después se guarda la Mercancía que toma.
no-store-market = Antes di si te quedas con la Mercancía o la cambias en el Mercado negro.
no-cell-full = En esta casilla ya está: { $goods }; elige una libre.
no-cell-crane = Con la Grúa de carga, la Mercancía debe ir a una casilla libre junto a la que se guardó antes.
no-cell-apart = La Mercancía debe tocar por un lado otra que ya esté en la bodega.

# Hoja de puntuación
line-colours = Mayores grupos de color
line-kinds = Mayores grupos de tipo
line-rare = Mercancías raras
line-card = { $card }
line-declined = { $card }: sin usar
line-forged = { $card }: vale como todos los colores ({ $goods })
line-row = { $card }: fila { $line } arrojada
line-column = { $card }: columna { $line } arrojada
line-swapped = { $card }: intercambiadas { $one } y { $other }
line-shared = Puntos iguales: el puesto se comparte
line-tie = Puntos iguales: desempate { $won ->
    [yes] ganado
   *[no] perdido
} por { $criterion ->
    [rare] Mercancías raras (mejor más)
    [fewer] Mercancías en la bodega (mejor menos)
   *[later] lugar en el orden de turno (mejor más tarde)
}: { $own } contra { $others }

# Opciones
option-players = Jugadores
option-players-help = Fija las bodegas y los Transportes.
option-deep_space = Cartas de Espacio Profundo
option-deep_space-help = Dos cartas que cambian el juego o la puntuación para todos.
option-deep_space-none = ninguna: el juego básico
option-deep_space-random = dos al azar
option-deep_space-chosen = una pareja a tu elección
option-deep_space_pair = Pareja de cartas
option-deep_space_pair-help = Cuenta si se juega con una pareja a tu elección.
option-first_player = Primer jugador
option-first_player-help = Quién juega el primer turno.
option-first_player-random = al azar
option-first_player-seat_0 = puesto 1
option-first_player-seat_1 = puesto 2
option-first_player-seat_2 = puesto 3
option-tie_break = Empates
option-tie_break-help = Qué pasa si los totales son iguales. El libro no tiene desempate: la victoria se comparte. La cadena de desempates: más Mercancías raras, luego menos Mercancías, luego el puesto posterior.
option-tie_break-chain = la cadena de desempates
option-tie_break-later = gana el puesto posterior
option-tie_break-shared = victoria compartida (el libro)
option-group_ties = Grupos iguales
option-group_ties-help = Si puntúan varios grupos del tamaño mayor. Según el libro, muchas parejas valen más que un grupo grande, y casi todas las partidas se ganan con parejas; si puntúa un solo grupo, compensan los grandes.
option-group_ties-all = puntúan todos (el libro)
option-group_ties-one = puntúa solo uno
option-size = Tamaño
option-size-help = La miniatura tiene 6 muelles, 7 Mercancías y un Transporte de cada color para cada cual: una partida de dos minutos, lo bastante pequeña para resolverla.
option-size-full = la estación entera
option-size-miniature = miniatura: 6 muelles

# Lo que muestran las imágenes del reglamento

picture-E1 = Una bodega para tres jugadores con ocho Mercancías: se tocan tres amarillas, se tocan tres Motores, dos Mercancías son raras.
picture-E4 = Una bodega para dos jugadores con una fila de tres Mercancías amarillas, una de tres rojas y una de tres azules.
picture-E11 = El anillo de muelles con naranja en el 1, turquesa en el 9 y pizarra en el 17; cada muelle libre brilla con el único color que acepta.
picture-E13 = El anillo de muelles con Transportes en todas partes menos en los muelles 11 y 12.
picture-E16 = Una bodega con tres Mercancías en ángulo; brillan las siete casillas que tocan alguna de ellas.

# La primera partida guiada
guide-station = Esta es la estación. En cada muelle de su anillo hay una Mercancía, hasta que un Transporte ocupa su lugar. Una Mercancía tiene un color y un tipo; una estrella marca las raras.
guide-ship = Esta es tu nave: una bodega de 16 casillas y, alrededor, tus Transportes. Sales con cuatro de cada color, y cada turno gasta uno.
guide-points = Las Mercancías de un mismo color que se tocan forman un grupo; las de un mismo tipo, también. Tus mayores grupos de color y tus mayores grupos de tipo dan un punto por Mercancía, y cada rara da uno más. Gana quien más puntos tenga.
guide-dock = En tu turno colocas un Transporte en un muelle y tomas la Mercancía que hay allí. Se puede tocar todo lo que brilla.
guide-dock-play = Una Mercancía rara ya es un punto por sí sola, y en el anillo hay otras cuatro amarillas: un buen comienzo para un grupo.
guide-store = Ahora guárdala. La primera puede ir a cualquier casilla; cada una de las siguientes debe quedar junto a una que ya tengas. Lo guardado no se mueve.
guide-store-play = En el centro tiene cuatro vecinas libres, así que un grupo puede crecer por todos los lados.
guide-ring = La única ley del anillo: mira desde un muelle a ambos lados hasta el Transporte más cercano, sea de quien sea. El tuyo debe ser de un color distinto de los dos. Desde el tercer Transporte, un muelle acepta un solo color.
guide-dock-again = Turno nuevo, Transporte nuevo. Toma lo que haga crecer tus grupos, o lo que tu rival está esperando.
guide-dock-again-play = Otra amarilla: junto a tu Planta forma un grupo de color.
guide-store-again = Ponla junto a sus iguales: una Mercancía puede contar a la vez en un grupo de color y en uno de tipo.
guide-store-again-play = Una al lado de la otra forman un grupo de 2 puntos, y tu Mercancía rara suma 1. Fíjate en la suma que hay sobre tu nave.
guide-on = Así se sigue hasta que nadie pueda colocar nada más; entonces se cuentan las bodegas. Si dudas, pide un consejo. Y toca lo que no brilla: te dirá por qué. ¡Buenos negocios!
preset-first-help = Un grupo grande da puntos: se ve enseguida.
preset-tournament-help = Dos cartas de Espacio Profundo y ninguna victoria compartida.

# El contenido: cómo se llama cada valor
content-docks = Muelles
content-pilot = Transporte de la estación
content-leftovers = Mercancías sobrantes
content-colours = Colores de las Mercancías
content-colours-names = nombres
content-colours-letters = letras
content-kinds = Tipos de Mercancía
content-kinds-names = nombres
content-kinds-letters = letras
content-transports = Transportes
content-transports-names = nombres
content-transports-letters = letras
content-goods = Mercancías
content-goods-tiles = losetas
content-tables-players = jugadores
content-tables-hold = bodega
content-tables-hands = Transportes de cada lugar, por color
content-cards-name = nombre
content-cards-most = PV como máximo
content-cards-two_players = PV por 0, 1… tipos, dos jugadores
content-cards-three_players = PV por 0, 1… tipos, tres jugadores
content-cards-long = PV de una fila larga
content-cards-short = PV de una fila corta
content-cards-each = PV de cada Mercancía

# Lo que debe cumplir el contenido
must-tiles = { $form }: color, tipo y * si es rara
must-rows = { $form }: filas de la misma longitud, cada una con dos casillas (.) o más
must-whole = { $form }: ninguna casilla en una esquina, y cada una alcanzable desde cualquier otra
must-spare = { $form }: una casilla para cada Mercancía, y que sobre alguna
must-cells = { $form }: no más casillas que esas

# De qué hablan el consejero y el análisis además de los puntos, para el próximo turno
notion-docks = { $points ->
    [one] muelle
   *[other] muelles
}
notion-docks-more-leads = { $who ->
    [you] El próximo turno tienes unos { $amount } más donde elegir
   *[one] El próximo turno { $seat } tiene unos { $amount } más donde elegir
}
notion-docks-more-follows = { $who ->
    [you] el próximo turno tienes unos { $amount } más donde elegir
   *[one] el próximo turno { $seat } tiene unos { $amount } más donde elegir
}
notion-docks-less-leads = { $who ->
    [you] El próximo turno tienes unos { $amount } menos donde elegir
   *[one] El próximo turno { $seat } tiene unos { $amount } menos donde elegir
}
notion-docks-less-follows = { $who ->
    [you] el próximo turno tienes unos { $amount } menos donde elegir
   *[one] el próximo turno { $seat } tiene unos { $amount } menos donde elegir
}
