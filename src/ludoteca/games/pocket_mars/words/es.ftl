# Pocket Mars en español.
title = Pocket Mars
tagline = Siete colonos, una nave pequeña: sé el primero en sentirse en casa en el Planeta Rojo.

# Las cosas
type = { $type ->
    [ecosystem] Ecosistema
    [energy] Energía
    [science] Ciencia
    [water] Agua
   *[construction] Construcción
}
other-type = { $other ->
    [ecosystem] Ecosistema
    [energy] Energía
    [science] Ciencia
    [water] Agua
   *[construction] Construcción
}
code = { $type ->
    [ecosystem] Ec
    [energy] En
    [science] Ci
    [water] Ag
   *[construction] Co
}
card-code = { code }{ $value }
card = { type } { $value }
building = Edificio { type }
da = Devious Automatics
seat-away = el puesto { $steps } a la izquierda
a-card = { $type ->
    [hidden] una carta
   *[other] una carta de { type }
}
mars = Marte
value = Valor
cards = Cartas
who = Jugador
earth = Tierra
ship = Nave
energy-head = Energía
hand = Mano
module = Módulo de preparación
points = PV
where = Dónde
card-head = Carta
upper = Desde la mano
lower = Desde el módulo de preparación
place-hand = mano
place-prep = módulo
place-played = jugada
place-kept = guardada
place-pack = paquete
round = Ronda { $round } de { $last } como máximo
round-solo = Ronda { $round }
deck = Mazo: { $count }
deck-top = encima
deck-bottom = debajo
playing = En juego:
discards = Descartes ({ $count }):

# Los textos de las cartas
part-take = { $count ->
    [one] toma 1 colono de la Tierra
   *[other] toma { $count } colonos de la Tierra
}
part-land = { $count ->
    [one] haz aterrizar 1 colono en un edificio a tu elección
   *[other] haz aterrizar hasta { $count } colonos en edificios a tu elección
}
part-land-in = { $count ->
    [one] haz aterrizar 1 colono en { type }
   *[other] haz aterrizar hasta { $count } colonos en { type }
}
part-energy = gana { $count } de energía
part-draw = { $count ->
    [one] roba 1 carta
   *[other] roba { $count } cartas
}
part-promote = lleva uno de tus colonos de ★ a ★★
part-promote-in = lleva uno de tus colonos de ★ a ★★ en { type }
part-swap = en un edificio, intercambia un colono en ★ con uno de otro jugador en ★★
part-reorder = bajo un edificio, intercambia la carta superior con una cubierta
part-peek = mira las cartas preparadas de otro jugador
part-move = lleva uno de tus colonos de ★ de un edificio a ★ de otro
part-cover = pon una carta de tu mano boca abajo bajo su edificio (valor 0)
part-take-short = toma { $count }
part-land-short = aterriza { $count }
part-energy-short = +{ $count } de energía
part-draw-short = roba { $count }
part-promote-short = ★ → ★★
part-swap-short = cambia ★ y ★★
part-reorder-short = reordena una pila
part-peek-short = mira un módulo
part-move-short = mueve ★ → ★
part-cover-short = cubre un edificio
condition-always = siempre
condition-pay = paga { $count } de energía
condition-none = si no tienes ningún colono en { type }
condition-some = si tienes un colono en { type }
condition-holds = si tienes { a-card } en la mano
text-one = { $one }
text-two = { $one }; después { $two }
text-lower-one = { $condition }: { $one }
text-lower-two = { $condition }: { $one }; después { $two }

# Acciones
play-hand = Jugar { $card } de tu mano: { $text }
play-prep = Jugar { $card } de tu módulo de preparación ({ $text })
play-other = Jugar { a-card } { DE($seat) }, hueco { $slot }
play-other-known = Jugar { $card } { DE($seat) }, hueco { $slot }
play-other-bare = Jugar la carta del hueco { $slot } { DE($seat) }
take = Tomar 1 colono de la Tierra
take-solo = Tomar 1 colono de la Tierra y descartar una carta de DA
energy = { $count ->
    [0] Descartar { $card } (sin ganancia: tienes la máxima energía)
   *[other] Descartar { $card } por { $count } de energía
}
idle = { $what } (ahora no es posible nada de esto)
idle-prep = { $what } (solo cambiaría el valor de su edificio)
land = Aterrizar un colono en { type }
promote = Llevar tu colono de { type } de ★ a ★★
swap = En { type }, intercambiar un colono { DE($seat) } en ★ con uno { DE($other) } en ★★
move = Llevar un colono de ★ de { type } a ★ de { other-type }
reorder = En { type }, subir la carta cubierta { $place } ({ $value ->
    [0] boca abajo, valor 0
   *[other] valor { $value }
})
reorder-bare = En { type }, subir la carta cubierta { $place }
cover = Poner { $card } boca abajo bajo su edificio
peek = Mirar las cartas preparadas { DE($seat) }
shift-up = En { type }, subir a ★★ un colono { DE($seat) }
shift-down = En { type }, bajar a ★ un colono { DE($seat) }
bottom = Poner { $card } debajo del mazo
drop = Descartar { $card }
fill = Poner { $card } en tu módulo de preparación
keep = Guardar { $card }
da-slot-discard = Descartar la carta de { type } de DA del hueco { $slot }
da-slot-draw = Robar la carta de { type } de DA del hueco { $slot }
da-slot-bare = Elegir la carta de DA del hueco { $slot }
use = Usar { $what }
use-bare = Usar
skip = Omitir { $what }
skip-bare = Omitir
what-value = el aterrizaje con { $card }
what-lower = la acción inferior de { $card }
what-ability = la habilidad del { building }
what-part = esta parte: { $text }
what-this = esto

# Preguntas
ask-draft = Guarda una carta del paquete y pasa el resto.
ask-opening = { $left ->
    [one] Elige la segunda carta para tu módulo de preparación.
   *[other] Elige dos de tus cuatro cartas para tu módulo de preparación; ¿cuál primero?
}
ask-turn = Elige una de las cinco acciones.
ask-value = { $card } supera el valor del { building }: ¿haces aterrizar allí un colono?
ask-lower = ¿Usas la acción inferior de { $card }? ({ $text })
ask-part = { $card }: { $text }.
ask-part-left = { $card }: { $text } (quedan { $left }).
ask-ability = { $type ->
    [ecosystem] Ecosistema: ¿mueves un colono de cualquiera entre ★ y ★★?
    [energy] Energía: ¿ganas 1 de energía?
    [science] Ciencia: ¿tomas 1 colono de la Tierra?
    [water] Agua: ¿pones una de tus cartas debajo del mazo?
   *[construction] Construcción: ¿haces aterrizar un colono en un edificio a tu elección?
}
ask-drop = Tienes más de cuatro cartas: descarta una de tu mano.
ask-fill = Pon una carta de tu mano en el hueco vacío de tu módulo de preparación.
ask-da-discard = ¿Qué carta de DA se descarta?
ask-da-draw = Robas del módulo de preparación de DA: ¿qué carta?

# Sucesos
keeps = { $seat } guarda { $card }.
draft-ends = El draft ha terminado; las cartas que sobran se barajan en el mazo.
module-shown = { $seat } ha preparado una carta de { type } y una carta de { other-type }.
plays-hand = { $seat } juega { $card } de la mano.
plays-prep = { $seat } juega { $card } del módulo de preparación.
plays-other = { $seat } juega { $card } del módulo de preparación { DE($other) }.
plays-da = { $seat } juega { $card } de DA.
discards-energy = { $seat } descarta { $card } { $from ->
    [prep] del módulo de preparación
   *[hand] de la mano
} para ganar energía.
discards-da = { $seat } descarta { $card } de DA.
takes = { $count ->
    [0] No le queda ningún colono en la Tierra que tomar { A($seat) }.
    [one] { $seat } toma 1 colono de la Tierra.
   *[other] { $seat } toma { $count } colonos de la Tierra.
}
lands = { $seat } hace aterrizar un colono en { type }.
gains = { $count ->
    [0] { $seat } sigue con { $now } de energía, el máximo.
   *[other] { $seat } gana { $count } de energía y tiene { $now }.
}
pays = { $seat } paga { $count } de energía y le quedan { $now }.
promotes = { $seat } sube un colono a ★★ en { type }.
swaps = { $seat } intercambia dos colonos en { type }: { $low } sube a ★★, { $high } baja a ★.
moves = { $seat } lleva un colono de { type } a { other-type }.
reorders = { $seat } intercambia cartas bajo { type }: su valor es ahora { $value }.
covers = { $seat } pone { a-card } boca abajo bajo su edificio: valor 0.
covers-own = { $seat } pone { $card } boca abajo bajo su edificio: valor 0.
peeks = { $seat } mira las cartas preparadas { DE($other) }.
peeks-one = { $seat } mira la carta preparada { DE($other) }: { $one }.
peeks-two = { $seat } mira las cartas preparadas { DE($other) }: { $one } y { $two }.
shifts-up = { $seat } sube a ★★ un colono { DE($other) } en { type }.
shifts-down = { $seat } baja a ★ un colono { DE($other) } en { type }.
sinks = { $seat } pone debajo del mazo { a-card } { $from ->
    [prep] del módulo de preparación
   *[hand] de la mano
}.
sinks-own = { $seat } pone debajo del mazo { $card } { $from ->
    [prep] del módulo de preparación
   *[hand] de la mano
}.
beats-not = { $card } no supera al { building }, que vale { $value }: no hay aterrizaje.
beats-nobody = { $card } supera al { building }, que vale { $value }, pero no hay nadie en la nave { DE($seat) }.
declines = { $seat } omite { $what }.
cannot = { $seat } no puede usar { $what }.
drops = { $seat } descarta { $card }.
draws = { $seat } roba { a-card }.
draws-none = No queda ninguna carta que { $seat } pueda robar.
draws-own = { $seat } roba { $card }.
draws-da = { $seat } roba la carta de { type } de DA.
draws-da-own = { $seat } roba { $card } de DA.
prepares = { $seat } prepara { a-card }.
prepares-own = { $seat } prepara { $card }.
renews = { $count ->
    [one] Se forma un mazo nuevo con 1 carta.
   *[other] Se forma un mazo nuevo con { $count } cartas.
}
system-error = Error del sistema.
spills-none = El mazo está vacío: no cae ninguna carta.
da-sleeps = El módulo de preparación de DA no tiene justo una carta: no hay activación.
da-stays = DA no encuentra a nadie a quien subir o bajar.
spills = Cae { $card } del mazo a los descartes.
activates = { $type ->
    [ecosystem] DA activa Ecosistema: Doble mejora.
    [energy] DA activa Energía: Poder abrumador.
    [science] DA activa Ciencia: Reclutamiento.
    [water] DA activa Agua: Chispa.
   *[construction] DA activa Construcción: Maquinaciones.
}
da-demotes = DA baja a ★ tu colono de { type }.
da-prepares = DA recibe { a-card } en el hueco { $slot }.
ends = La partida ha terminado: se cuentan los colonos.
ends-settled = Los { $count } colonos { DE($seat) } están en edificios.
ends-module = El módulo de preparación de DA ya no se puede llenar: tiene { $count ->
    [0] ninguna carta
   *[other] solo { $count } de 2 cartas
}.
ends-limit = La ronda { $round } era la última, según el límite de rondas.
tie-settled = Empate a { $points } puntos: gana { $seat } con más colonos en edificios, { $count } contra { $fewer }.
tie-shared = Empate a { $points } puntos, con { $count } colonos en edificios cada uno: la victoria se comparte.
tie-solo = Empate a { $points } puntos: un empate es para Devious Automatics.
solo-won = Ganas con { $points } puntos contra { $other } de DA.
solo-lost = Gana DA: tú tienes { $points } puntos y DA, { $other }.

# Por qué no
no-not-now = Ahora se pregunta otra cosa: { $question }
no-pass = No se puede pasar: elige una de las cinco acciones.
no-not-in-hand = { $card } no está en tu mano; elige una carta que esté.
no-not-in-prep = { $card } no está en tu módulo de preparación; elige una de las que hay en él.
no-not-own = { $card } no está ni en tu mano ni en tu módulo de preparación; elige una de tus cartas.
no-not-in-pack = { $card } no está en el paquete que tienes; elige una de sus cartas.
no-such-seat = Ahí no se sienta nadie; elige un jugador de esta partida.
no-slot-empty = Ese hueco del módulo de preparación está vacío; elige el otro.
no-earth = No te queda ningún colono en la Tierra; elige otra acción.
no-land-elsewhere = Este colono solo puede aterrizar en { type }.
no-promote-elsewhere = Esta acción solo mueve un colono en { type }.
no-own-star = No tienes ningún colono en ★ de { type }.
no-room = { $most ->
    [one] En ★★ de { type } cabe 1 colono, y está lleno.
   *[other] En ★★ de { type } caben { $most } colonos, y está lleno.
}
no-swap-same = No se pueden intercambiar dos colonos del mismo dueño; elige dos dueños distintos.
no-star = No hay ningún colono { DE($seat) } en ★ de { type }.
no-double = No hay ningún colono { DE($seat) } en ★★ de { type }.
no-move-same = Un colono va a otro edificio, no al suyo.
no-reorder = { $count ->
    [0] Bajo { type } no hay ninguna carta; tiene que haber otra bajo la superior.
    [one] Bajo { type } hay solo 1 carta; tiene que haber otra bajo la superior.
   *[other] Bajo { type } hay { $count } cartas; elige una de las que están bajo la superior.
}
no-cover-construction = Una carta de Construcción no se puede poner boca abajo: su edificio no tiene valor.
no-module = Ese módulo de preparación no tiene cartas que mirar.

# Hoja de puntuación
line-ship = Colonos en la nave
line-star = Colonos en ★
line-double = Colonos en ★★
line-spread = Un colono en cada uno de los cuatro edificios
line-four = Cuatro colonos en un edificio
line-energy = La energía más alta
line-settled = Desempate: { $count ->
    [one] 1 colono en edificios
   *[other] { $count } colonos en edificios
}

# Opciones
option-players = Jugadores
option-players-help = Un solo jugador juega contra Devious Automatics.
option-solo_level = Nivel en solitario
option-solo_level-help = Dónde empiezan los colonos de Devious Automatics; para un jugador. Con Singularidad tiene además 3 de energía.
option-solo_level-standard = Estándar: 5 en la nave
option-solo_level-super_droid = Superdroide: 6 en la nave
option-solo_level-cyborg = Cíborg: 7 en la nave
option-solo_level-singularity = Singularidad: 6, y 1 en un edificio
option-draft = Draft
option-draft-help = Las manos iniciales se eligen por draft: guarda una carta y pasa el resto; para 2-4 jugadores.
option-draft-off = no: las cartas se reparten
option-draft-on = sí
option-first_seat = Primer puesto
option-first_seat-help = Quién juega primero en cada ronda.
option-first_seat-random = al azar
option-visible_backs = Dorsos visibles
option-visible_backs-help = Qué dorsos, es decir, qué tipos de carta, ven todos.
option-visible_backs-all = módulos, manos y la primera del mazo
option-visible_backs-prep_only = solo los módulos de preparación
option-round_limit = Límite de rondas
option-round_limit-help = Con 2-4 jugadores, la partida termina como muy tarde tras esta ronda.

# La pantalla
screen-first = juega primero en cada ronda
screen-back = { $type ->
    [hidden] Una carta, boca abajo
   *[other] { type }, boca abajo
}
screen-zero = { type }, boca abajo: valor 0
screen-earth = { $count ->
    [one] 1 colono en la Tierra
   *[other] { $count } colonos en la Tierra
}
screen-ship = { $count ->
    [one] 1 colono en la nave
   *[other] { $count } colonos en la nave
}
screen-energy = Energía: { $count } de { $most }
screen-pile = { $count ->
    [one] Descartes: 1 carta
   *[other] Descartes: { $count } cartas
}
screen-ability = { $type ->
    [ecosystem] Ecosistema: mueve un colono de cualquiera entre ★ y ★★
    [energy] Energía: gana 1 de energía
    [science] Ciencia: toma 1 colono de la Tierra
    [water] Agua: pon una de tus cartas debajo del mazo
   *[construction] Construcción: haz aterrizar un colono en un edificio a tu elección
}
screen-ability-short = { $type ->
    [ecosystem] cualquiera ★ ↔ ★★
    [energy] 1 de energía
    [science] toma 1
    [water] una carta al mazo
   *[construction] aterriza 1
}
screen-at-hand = Tu mano
screen-at-prep = Tu módulo de preparación
screen-at-play = En juego
screen-at-five = Una de cinco
five-hand = juega de tu mano
five-prep = juega de tu módulo
five-other = juega del módulo de otro
five-da = juega una carta de DA
five-take = toma 1 colono
five-energy = descarta por energía
screen-at-pack = El paquete: guarda una
screen-note-hand = cuenta la mitad superior; después la carta se descarta
screen-note-prep = bajo su edificio: aterrizaje, mitad inferior, habilidad
screen-at-kept = Guardadas
screen-free = libre
screen-discards = Descartes
screen-upper = De la mano
screen-lower = Del módulo
screen-if-always = siempre
screen-if-pay = paga { $count }
screen-if-none = nadie en
screen-if-some = alguien en
screen-if-holds = en la mano:
screen-beats = { $value } > { $other }: aterriza 1
screen-beats-nobody = { $value } > { $other }, nadie a bordo
screen-beats-not = { $value } ≤ { $other }: no hay aterrizaje
screen-burn = descartar
screen-use = Usar
screen-skip = Omitir
screen-do-fill = Al módulo
screen-do-drop = Descartar
screen-do-cover = Cubrir con ella
screen-do-bottom = Bajo el mazo
screen-do-keep = Guardar
screen-console = Los androides
screen-phase-2 = Error del sistema
screen-phase-3 = Activación de androides
screen-da = { $type ->
    [ecosystem] aterriza aquí; después, Doble mejora: sube a ★★ dos veces, primero donde tengas más en ★; si no puede, te baja a ti.
    [energy] aterriza aquí; después, Poder abrumador: { $energy } de energía, o { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } del mazo si está llena.
    [science] aterriza aquí; después, Reclutamiento: 1 androide sube a bordo.
    [water] aterriza aquí; después, Chispa: { $cards ->
        [one] cae 1 carta más
       *[other] caen { $cards } cartas más
    } del mazo.
   *[construction] Maquinaciones: aterriza donde más crezca su puntuación; luego, donde más cerca esté de una bonificación; luego, bajo un ★★ libre; luego, más a la izquierda.
}
screen-da-sleeps = El módulo no tenía justo una carta: no hay activación.
screen-da-waits = Si en el módulo de DA queda justo una carta, actúa:

# Lo que las cosas de la pantalla dicen de sí mismas
tip-card = { card }. Desde la mano: { $upper }. Desde el módulo de preparación: { $lower }.
tip-number = { card }: desde el módulo de preparación hace aterrizar un colono si su valor supera el del { building }.
tip-number-none = { card }: su edificio no tiene valor, así que por valor no aterriza nadie.
tip-building = El { building }. Quien juega bajo él una carta de un módulo de preparación puede usar después su habilidad: { $type ->
    [ecosystem] mover un colono de cualquiera entre ★ y ★★.
    [energy] ganar 1 de energía.
    [science] tomar 1 colono de la Tierra.
    [water] poner una de sus cartas debajo del mazo.
   *[construction] hacer aterrizar un colono en un edificio a su elección.
}
tip-star = ★ de { type }: aquí un colono cuenta { $points } al final. Caben cuantos se quiera.
tip-double = ★★ de { type }: aquí un colono cuenta { $points } al final. En total { $room ->
    [one] cabe 1 colono
   *[other] caben { $room } colonos
}.
tip-here = Aquí: { $who }.
tip-value = El { building } vale { $value }. Una carta de un módulo de preparación que lo supere hace aterrizar un colono.
tip-covered = Está cubierta y no cuenta.
tip-deck = Mazo: { $count }. Las cartas se roban de arriba.
tip-sunk = Está debajo del mazo.
tip-helmet = Los colonos { DE($seat) } llevan { $shape ->
    [round] cascos redondos
    [cone] cascos puntiagudos
    [box] cascos cuadrados
    [gem] cascos hexagonales
   *[droid] antenas: son androides
}.
tip-earth = { screen-earth }. Aquí no cuentan nada; antes tienen que subir a la nave.
tip-ship = { screen-ship }; cada uno vale { $points } al final. Desde aquí aterrizan en un ★.
tip-energy = { screen-energy }. Paga las acciones inferiores; quien tenga más al final recibe { $points }.
tip-hand = Desde la mano, una carta hace su acción superior y se descarta.
tip-module = Desde el módulo de preparación, una carta va bajo su edificio: hace aterrizar un colono si supera el valor, hace su acción inferior, y el edificio, la suya.
tip-slot = Un hueco libre del módulo de preparación: se llena al final del turno.
tip-landing = Su valor { $value } se compara con { $other }, el valor de su edificio. Solo uno más alto hace aterrizar un colono de la nave.
tip-five-hand = Toca la mitad superior de una carta de tu mano: hace lo que pone y se descarta.
tip-five-prep = Toca una carta de tu módulo de preparación: hace aterrizar un colono si supera a su edificio, hace su mitad inferior, y el edificio, lo suyo.
tip-five-other = Toca una carta boca abajo del módulo de preparación de otro jugador: su dueño puede usar la mitad inferior, y tú, la habilidad del edificio.
tip-five-da = Toca una carta boca abajo de Devious Automatics: puedes aterrizar por su valor y usar la habilidad del edificio.
tip-five-take = Toca tu Tierra: 1 colono sube a tu nave.
tip-five-energy = Toca el signo amarillo de una de tus cartas: se descarta y da energía.

# La leyenda
legend-types = Tipos de carta
legend-helmets = De quién son los colonos
legend-parts = Qué hacen las mitades de una carta
legend-conditions = Qué pide una acción inferior
legend-buildings = Los edificios y sus habilidades
legend-points = Qué cuenta al final
legend-hidden = Una carta cuyo dorso no ve nadie
legend-card = Van bajo el { building }.
legend-helmet = { $shape ->
    [round] Cascos redondos
    [cone] Cascos puntiagudos
    [box] Cascos cuadrados
    [gem] Cascos hexagonales
   *[droid] Antenas
}

# El resultado
finale-title = La colonia, y qué dio cada edificio a quién
finale-brought = { type }: { $points } puntos, con { $low } en ★ y { $high } en ★★.

# Lo que muestran las imágenes del reglamento

picture-E4 = El Edificio Ecosistema con dos cartas debajo, la superior boca abajo: su valor es 0.
picture-E8 = El Edificio Agua con un colono en la estrella y uno del otro jugador en la doble estrella.
picture-E14 = El Edificio Ciencia con Ciencia 7 encima y Ciencia 2 debajo.
picture-E16 = El Edificio Energía con colonos de tres jugadores en la estrella y en la doble estrella.

# La primera partida guiada
guide-mars = Esto es Marte: cuatro Edificios con sitio para colonos, en ★ y en ★★, y Construcción, donde no vive nadie. Un Edificio vale tanto como la carta que tiene encima, y 3 mientras no tenga ninguna.
guide-colonists = Este eres tú. De tus siete colonos, uno empieza en tu nave y los demás en la Tierra. Su camino va de la Tierra a la nave, de allí a ★ y de ahí a ★★. La energía paga lo que hacen algunas cartas.
guide-points = Al final, un colono cuenta 1 en tu nave, 2 en ★, 4 en ★★. Hay 2 puntos por estar en los cuatro Edificios, 3 por cuatro colonos en uno de ellos, 1 por la energía más alta.
guide-prepare = Dos de tus cuatro cartas van boca abajo a tu módulo de preparación, y dos se quedan en tu mano. Desde la mano, una carta hace su acción superior. Desde el módulo se construye en su Edificio y hace más.
guide-prepare-play = Una carta de tu módulo que supera a su Edificio hace aterrizar un colono. 7 y 6 superan el 3 de uno vacío.
guide-turn = Una acción por turno: juega una carta de tu mano o de tu módulo, juega una del módulo de un rival por su dorso, toma un colono de la Tierra, o descarta una carta por 1 de energía.
guide-turn-play = Tres cosas a la vez: supera el 3, toma un colono por 1 de energía, y lo mismo hace gratis el Edificio Ciencia.
guide-card = Una carta de tu propio módulo da hasta tres cosas, cada una si quieres: aterrizar donde supera al Edificio, su acción inferior, la habilidad del Edificio.
guide-card-play = Toma las tres: un colono en ★ y dos nuevos en tu nave.
guide-refill = Al final de un turno, todos vuelven a tener cuatro cartas, dos en la mano y dos en el módulo.
guide-refill-play = Agua 6 supera el 3 del Edificio Agua, así que su sitio es el módulo. Guarda Construcción 1 en la mano: allí hace aterrizar dos.
guide-turn-again = Otra vez tu turno. Un colono en tu nave cuenta 1; en un Edificio, 2 o 4: cuanto antes aterrice, antes puede subir.
guide-turn-again-play = Dos colonos esperan en tu nave, y esta carta hace aterrizar a ambos.
guide-land = Donde una carta te deja elegir, pregunta. También puedes parar.
guide-land-play = Ve donde aún no tengas a nadie: con alguien en los cuatro Edificios recibes 2 puntos más.
guide-on = La partida termina con la ronda en la que alguien tiene sus siete colonos en Edificios. Si dudas, pide un consejo, o toca lo que no brilla: te dirá por qué. ¡Bienvenido a Marte!
preset-first = Como en el libro
preset-first-help = Exactamente como está impreso; bueno para una primera partida.
preset-tournament-help = Con draft, y manos que no ve nadie.

# El contenido: cómo se llama cada valor
content-colonists = Colonos de cada puesto
content-aboard = De ellos, en la nave al principio
content-energy_most = Energía como máximo
content-energy_start = Energía al principio
content-base_value = Valor de un edificio vacío
content-room = Sitio en ★★ con 1, 2, 3, 4 jugadores
content-points = Puntos
content-points-ship = en la nave
content-points-star = en ★
content-points-double_star = en ★★
content-points-all_buildings = en todos los edificios
content-points-four_in_one = cuatro en un edificio
content-points-energy = por la energía
content-automaton = Devious Automatics
content-automaton-all_buildings = puntos en todos los edificios
content-automaton-four_in_one = puntos por cuatro en un edificio
content-automaton-energy = puntos por la energía
content-automaton-discards = cartas descartadas con un error del sistema
content-automaton-energy_gain = energía ganada con un error del sistema
content-level-standard = Estándar
content-level-super_droid = Superdroide
content-level-cyborg = Cíborg
content-level-singularity = Singularidad
content-automaton-levels-name = nombre
content-automaton-levels-ship = en la nave
content-automaton-levels-landed = aterrizados
content-automaton-levels-energy = energía
content-projects-cards-name = nombre
content-projects-cards-value = valor
content-projects-cards-upper = acción superior
content-projects-cards-lower = acción inferior
content-projects-cards-condition = condición

# De qué hablan el consejero y el análisis además de los puntos, para el próximo turno
notion-settled = { $points ->
    [one] colono en Marte
   *[other] colonos en Marte
}
notion-energy = de energía
