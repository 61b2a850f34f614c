# Martians!!! en español.
title = Martians!!!
tagline = Levanta el pueblo, esquiva a los Marcianos y dale a su Nave Nodriza lo que se merece.

# Las cosas
card-C1 = Agente XXXX (Clasificado)
card-C1-text = cada jugador gana 1 Bala, hasta { $most }
card-C2 = Caramelos
card-C2-text = mueve Marcianos de una loseta a casillas libres de una loseta contigua, también en edificios
card-C3 = Dados de cuatro caras
card-C3-text = arma: descártala, y hasta tu próximo turno ningún Marciano entra en tu casilla
card-C4 = ¡Fuera de mis tierras!
card-C4-text = retira todos los Marcianos de una loseta
card-C5 = Seguridad nacional
card-C5-text = ningún Marciano se mueve hasta el final de tu próximo turno
card-C6 = ¡Es la hora!
card-C6-text = juegas otro turno después de este
card-C7 = Ley marcial
card-C7-text = todos los peones que están fuera van al edificio o campo más cercano
card-C8 = Reproductor MP3
card-C8-text = { $mode ->
    [cooperative] arma: descártala para anular Lavado de memoria
   *[competitive] arma: descártala para anular un Lavado de memoria dirigido a ti
}
card-C9 = Capacidad nuclear
card-C9-text = retira una loseta de carretera del borde del mapa y recoge sus Marcianos
card-C10 = Discurso presidencial
card-C10-text = { $count ->
    [one] retira un Marciano de una loseta
   *[other] retira un Marciano de cada una de hasta { few } losetas
}
card-C11 = Reflector
card-C11-text = arma: descártala para cambiar uno de tus objetos por el de otro jugador o por uno de un edificio; si es uno oculto de una clase que ya tienes, vuelve a su sitio
card-C12 = Escopeta
card-C12-text = arma: { $count ->
    [one] +1 en todas las tiradas de tu próximo combate
   *[other] +1 en todas las tiradas de tus { few } próximos combates
}, desde la próxima tirada
card-C13 = Inhibidor de señal
card-C13-text = arma: descártala, y hasta el final de este turno ni combates ni te detienes por los Marcianos
card-C14 = ¡Llevaos a otro!
card-C14-text = cuando te apuntan con Rayo tractor: se llevan a otro jugador
card-C15 = Teletransportado
card-C15-text = pon tu peón en cualquier otra casilla
card-C16 = ¡Es imposible que perdamos!
card-C16-text = tu movimiento de este turno se duplica
card-C17 = Esto no está pasando
card-C17-text = { $mode ->
    [cooperative] cambia por otra la carta de Marciano recién descubierta
   *[competitive] anula una carta de Marciano jugada contra ti o contra todos
}
card-C18 = Este no es el humano que buscáis
card-C18-text = una carta que te apunta no te afecta; se puede volver contra otro jugador
card-C19 = ¡Un momento! ¡Yo ya he jugado a esto!
card-C19-text = +1 en todas tus tiradas hasta el final del turno
card-C20 = ¡Me estáis enfadando mucho, pero que mucho!
card-C20-text = { $count ->
    [one] juega una carta más en este momento
   *[other] juega hasta { few } cartas más en este momento
}
card-C21 = Ojos grandes, boca pequeña
card-C21-text = todos pueden jugar una carta más hasta el próximo turno del jugador activo
card-C22 = Luces brillantes
card-C22-text = { $mode ->
    [cooperative] se enseña a todos una ficha de Marcianos boca abajo
   *[competitive] mira una ficha de Marcianos boca abajo
}
card-C23 = Falsos círculos en los cultivos
card-C23-text = intercambia dos fichas de Marcianos
card-C24 = Baba verde
card-C24-text = { $mode ->
    [cooperative] todos descartan la mano y roban otras tantas cartas
   *[competitive] todos descartan la mano y roban otras tantas cartas, tú una más
}
card-C25 = Cómo cocinar Humanos
card-C25-text = { $mode ->
    [cooperative] toda la Gasolina de los jugadores y la que está a la vista va a las Gasolineras
   *[competitive] otro jugador deja su Gasolina en una Gasolinera
}
card-C26 = Grupo de desembarco
card-C26-text = cada cual puede tomar un arma del mazo
card-C27 = Levitación
card-C27-text = nadie tira para moverse ni da pasos hasta el próximo turno del jugador activo
card-C28 = Histeria colectiva
card-C28-text = { $count ->
    [one] una loseta sin Marcianos recibe uno
   *[other] hasta { few } losetas sin Marcianos reciben uno
}
card-C29 = Lavado de memoria
card-C29-text = { $mode ->
    [cooperative] un jugador al azar pierde todos sus objetos
   *[competitive] otro jugador pierde todos sus objetos
}
card-C30 = Ultracuerpos
card-C30-text = aparece un Marciano en la casilla de cada peón
card-C31 = ¡Estúpidos Humanos!
card-C31-text = -1 en todas las tiradas hasta el próximo turno del jugador activo
card-C32 = El fin del mundo tal como lo conocemos
card-C32-text = no se descubren losetas hasta el próximo turno del jugador activo
card-C33 = ¡Esto no se parece en nada al videojuego!
card-C33-text = { $mode ->
    [cooperative] quien tenga más de { $count ->
        [one] 1 Vida
   *[other] { $count } Vidas
    } pierde { $count }, y lo mismo con las Balas
   *[competitive] otro jugador pierde { $count ->
        [one] 1 Vida y 1 Bala
   *[other] { $count } Vidas y { $count } Balas
    }
}
card-C34 = Rayo tractor
card-C34-text = { $mode ->
    [cooperative] el peón de un jugador al azar va a la casilla de salida
   *[competitive] pon el peón de otro jugador en cualquier otra casilla
}
card-C35 = Venimos en son de paz
card-C35-text = cada jugador pierde 1 Vida
card-said = «{ $card }»
few = { $count ->
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $count }
}
tile = { $tile ->
    [house] Casa
    [farm] Granja
    [gas-north] Gasolinera (norte)
    [gas-south] Gasolinera (sur)
    [feed] Almacén de piensos
    [hardware] Ferretería
    [school] Colegio
    [quarry] Oficina de la cantera
    [gun] Armería
    [sheriff] Sheriff
    [clinic] Clínica
    [church] Iglesia
    [diner] Cafetería
    [radio] Emisora de radio
    [straight] recta
    [bend] curva
    [tee] cruce en T
   *[cross] cruce
}
tile-title = { $tile } (loseta { $number })
tile-there = { $tile ->
    [house] la Casa
    [farm] la Granja
    [gas-north] la Gasolinera (norte)
    [gas-south] la Gasolinera (sur)
    [feed] el Almacén de piensos
    [hardware] la Ferretería
    [school] el Colegio
    [quarry] la Oficina de la cantera
    [gun] la Armería
    [sheriff] el Sheriff
    [clinic] la Clínica
    [church] la Iglesia
    [diner] la Cafetería
    [radio] la Emisora de radio
    [straight] la recta
    [bend] la curva
    [tee] el cruce en T
   *[cross] el cruce
}
tile-placed = { tile-there } { $where }
tile-placed-brief = { tile-there }
where-end = { $down } al { $end ->
    [north] norte
   *[south] sur
} de la Casa
where-side = { $across } al { $side ->
    [east] este
   *[west] oeste
} de la Casa
where-both = { $down } al { $end ->
    [north] norte
   *[south] sur
} y { $across } al { $side ->
    [east] este
   *[west] oeste
} de la Casa
cell = la casilla { $square } en { $there }
cell-brief = { $there }
letter-martian = M
letter-life = V
letter-bullet = B
letter-fuel = G
letter-fertilizer = F
letter-dynamite = D
letter-ship = N
letter-crop = C
letter-north = N
letter-east = E
letter-south = S
letter-west = O
kind = { $kind ->
    [fuel] Gasolina
    [fertilizer] Fertilizante
   *[dynamite] Dinamita
}
marker = { $kind ->
    [bullet] Bala
   *[life] Vida
}
direction = { $direction ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
ship = la Nave Nodriza
crop = un Círculo en los cultivos
cards-1 = { $a }
cards-2 = { $a } y { $b }
cards-3 = { $a }, { $b } y { $c }

# El tablero en un terminal
map = Mapa
who = Jugador
life = Vida
bullets = Balas
trophies = Marcianos
items = Objetos
hand = Mano
weapons = En la mesa
plays-head = Jugadas
where = Dónde
card-head = Carta
text-head = Qué hace
effects = En vigor: { $list }
turn-of = { $last ->
    [0] Turno { $turn }
   *[other] Turno { $turn } de { $last } como máximo
}
supply = Reserva de Marcianos: { $count }
tile-deck = Pila de losetas: { $count }
draw-pile = Mazo: { $count }
martian-deck = Mazo de Marcianos: { $count }
pool = Objetos en la reserva: { $count }
discard-pile = Descartes ({ $count }):
delivered-list = Entregado: { $list }
turned-over = Descubierta: { $tile }
table-waits = La mesa espera.
nothing = nada
legend = { letter-martian } Marciano · { letter-life } Vida · { letter-bullet } Bala · { letter-fuel } Gasolina · { letter-fertilizer } Fertilizante · { letter-dynamite } Dinamita (pequeña: la conoces tú) · ? objeto oculto · o ficha boca abajo · { letter-crop } Círculo en los cultivos · { letter-ship } Nave Nodriza · ! icono · cifras: peones
effect-of = { $card } ({ $seat })

# Acciones
place = Colocar { $tile } { $where }, { $rotation ->
    [0] sin girar
    [1] con un cuarto de vuelta a la derecha
    [2] con media vuelta
   *[3] con un cuarto de vuelta a la izquierda
}
place-bare = Colocar la loseta { $where }, { $rotation ->
    [0] sin girar
    [1] con un cuarto de vuelta a la derecha
    [2] con media vuelta
   *[3] con un cuarto de vuelta a la izquierda
}
ask-own = Tu turno, { $moment ->
    [tile] antes de descubrir la loseta
    [fight] antes de tirar en el combate
    [step] antes de seguir
    [martians] antes de la tirada de los Marcianos
    [martian] antes de que se mueva el siguiente Marciano
    [farms] antes de que las Granjas traigan nuevos Marcianos
    [end] antes de que termine el turno
   *[roll] antes de tirar para moverte
}: ¿juegas una carta?
step = Moverse al { direction }
roll-fight = Combatir: tirar el dado
roll-move = Adelante: tirar el dado
stop = Detenerse aquí
pass = Pasar
keep-all = Quedarse con todas las cartas
nobody = Nadie
enough = Ya basta
no-weapon = No tomar ningún arma
pay-bullets = { $count ->
    [one] Pagar 1 Bala
   *[other] Pagar { $count } Balas
}
pay-bare = Pagar Balas
lose-life = Perder una Vida
play = Jugar { $card }
use = Usar el arma { $card }
choose-seat = Elegir { A($seat) }
choose-tile = Elegir { $tile }
choose-cell = Elegir { $cell }
move-martian = Mover el Marciano que está en { $cell }
get-object = Tomar el objeto que está en { $cell }
martian-dir = Moverlo al { direction }
discard = Descartar { $card }
take = Tomar la { marker }
leave = Dejar la { marker }
give = Dar { $kind }
get-item = Recibir { $kind } { DE($seat) }
arm = Tomar { $card }

# Preguntas
ask-place = Coloca { $tile }.
ask-fight = ¡Un Marciano! Tira, o juega antes una carta.
ask-pay = Tu total es { $total }: paga { $price ->
    [one] 1 Bala
   *[other] { $price } Balas
} o pierde una Vida.
ask-prepare = Antes de tirar para moverte: ¿juegas una carta?
ask-others = Turno { DE($other) }, { $moment ->
    [tile] antes de descubrir la loseta
    [fight] antes de una tirada de combate
    [step] antes del próximo paso
    [martians] antes de la tirada de los Marcianos
    [martian] antes de que se mueva el siguiente Marciano
    [farms] antes de que las Granjas traigan nuevos Marcianos
    [end] antes de que termine el turno
   *[roll] antes de la tirada de movimiento
}: ¿juegas una carta?
ask-martian-card-idle = Carta de Marciano { $card } ({ $text }): ahora no cambiaría nada. ¿Reacciona alguien?
ask-move = Muévete: { $left ->
    [one] queda 1 paso
   *[other] quedan { $left } pasos
}.
ask-take = ¿Tomas la { marker }, o la dejas para un compañero?
ask-last-call = { $other } está a punto de ganar en la Nave Nodriza: ¡última ocasión!
ask-react = { $other } usa { $card }: ¿reaccionas?
ask-martian-card = Carta de Marciano { $card } ({ $text }): ¿reacciona alguien?
ask-martian = { $left ->
    [one] Mueve 1 Marciano más: ¿cuál?
   *[other] Mueve { $left } Marcianos más: ¿cuál?
}
ask-dir = ¿Hacia dónde va el Marciano que está en { $cell }?
ask-discard = ¿Descartas una carta, o te quedas con todas?
ask-seat = { $card }: ¿contra qué jugador?
ask-redirect = { $card }: ¿contra qué jugador en tu lugar?
ask-tile = { $card }: elige una loseta.
ask-second-tile = { $card }: elige la segunda loseta.
ask-cell = { $card }: elige una casilla.
ask-candy-which = { $card }: ¿qué Marciano se mueve?
ask-candy-to = { $card }: ¿adónde va?
ask-give = { $card }: ¿qué objeto das?
ask-get = { $card }: ¿qué tomas a cambio de tu { $kind }?
ask-landing = { $card }: ¿tomas un arma?
ends = La partida ha terminado.

# Sucesos
turn = Turno { $number }: { $seat }.
draws-tile = { $seat } descubre { $tile }.
lays-tile = { $seat } coloca { $tile } { $where }.
tile-discarded = En ninguna parte hay sitio para { $tile }: se descarta.
skip-tile-none = No queda ninguna loseta por descubrir.
skip-tile = El fin del mundo: no se descubre ninguna loseta.
skip-move = Levitación: { $seat } ni tira para moverse ni se mueve.
skip-move-died = { $seat } ha muerto en este turno y no se mueve.
skip-steps = Levitación: { $seat } se detiene; { $count ->
    [0] no quedaba ningún paso
    [one] se pierde 1 paso
   *[other] se pierden { $count } pasos
}.
skip-martians = Seguridad nacional: ningún Marciano se mueve.
martians-stuck = { $count ->
    [one] Ningún otro Marciano tiene sitio para moverse; se pierde 1 movimiento.
   *[other] Ningún otro Marciano tiene sitio para moverse; se pierden { $count } movimientos.
}
no-cards-left = El mazo está vacío y no hay descartes: { $seat } no roba más.
no-effect = { $card } no cambia nada.
no-weapons-left = En el mazo no hay ningún arma que se pueda tomar.
fuel-carried = { $kind } pasa { DE($from) } hasta { $cell }.
map-closed = El mapa está cerrado: el turno termina al momento.
draws = { $count ->
    [one] { $seat } roba 1 carta.
   *[other] { $seat } roba { $count } cartas.
}
draws-open = { $seat } roba { $secret }.
deck-renewed = Los descartes se barajan y forman un mazo nuevo.
plays = { $seat } juega { $card }.
uses = { $seat } usa { $card }.
arms = { $seat } tiene un arma nueva: { $card }.
names = { $seat } apunta con { $card } { A($other) }.
cancelled = { $card } queda anulada.
draws-martian = { $seat } descubre una carta de Marciano: { $card }.
random-player = La suerte señala { A($seat) }.
effect-ends = { $card } termina.
move-roll = { $seat } saca { $die }: { $doubled ->
    [yes] el doble de { $die } más { $life } de Vida
   *[no] con { $life } de Vida
}{ $modifier ->
    [plus] {" "}y 1 más
    [minus] {" "}y 1 menos
   *[none] {""}
}, { $count ->
    [one] 1 paso
   *[other] { $count } pasos
}.
steps = { $seat } avanza hasta { $cell } ({ $left ->
    [0] no quedan pasos
    [one] queda 1 paso
   *[other] quedan { $left } pasos
}).
fight-roll = { $seat } combate: el dado muestra { $die }, total { $total }.
pays = { $count ->
    [one] { $seat } paga 1 Bala y le quedan { $now }.
   *[other] { $seat } paga { $count } Balas y le quedan { $now }.
}
beats-martian = { $seat } vence al Marciano.
loses-life = { $seat } pierde { $count } de Vida y le quedan { $now }.
loses-bullets = { $count ->
    [one] { $seat } pierde 1 Bala y le quedan { $now }.
   *[other] { $seat } pierde { $count } Balas y le quedan { $now }.
}
dies = { $count ->
    [0] { $seat } muere y vuelve a empezar en la Casa.
    [one] { $seat } muere, pierde 1 Marciano y vuelve a empezar en la Casa.
   *[other] { $seat } muere, pierde { $count } Marcianos y vuelve a empezar en la Casa.
}
takes-life = { $seat } toma una Vida y tiene { $now }.
takes-bullet = { $seat } toma una Bala y tiene { $now }.
leaves-marker = { $seat } deja el marcador.
takes-item = { $seat } toma { $kind }.
puts-back = { $seat } mira el objeto que está en { $cell } y lo deja donde estaba.
puts-back-own = { $seat } mira el objeto que está en { $cell } y lo deja donde estaba: { $secret }.
item-set-down = { $kind } { DE($seat) } está ahora a la vista en { $cell }.
items-to-pool = Todos los objetos { DE($seat) } vuelven a la reserva.
exchanges-items = { $seat } da { $kind } { A($other) } a cambio de { $got }.
exchanges-object = { $seat } deja { $kind } en { $cell } y toma { $got }.
crop-found = { $seat } descubre la ficha que está en { $tile }: un Círculo en los cultivos.
ship-found = { $seat } descubre la ficha que está en { $tile }: ¡la Nave Nodriza!
delivers = { $seat } lleva { $kind } a la Nave Nodriza.
looks = { $seat } mira la ficha que está en { $tile }.
looks-own = { $seat } mira la ficha que está en { $tile }: { $secret }.
tokens-swapped = { $seat } intercambia las fichas que están en { $tile } y en { $other }.
bullets-for-all = Todos ganan una Bala.
martian-lured = { $seat } mueve un Marciano desde { $from } hasta { $to }.
tile-cleared = { $count ->
    [one] Se retira 1 Marciano: estaba en { $tile }.
   *[other] Se retiran { $count } Marcianos: estaban en { $tile }.
}
tile-removed = { $count ->
    [0] { $seat } retira { $tile }.
    [one] { $seat } retira { $tile } y recoge su Marciano.
   *[other] { $seat } retira { $tile } y recoge sus { $count } Marcianos.
}
pawn-sent = El peón { DE($seat) } va hasta { $cell }.
martian-removed = Se retira el Marciano que está en { $cell }.
martian-appears = Aparece un Marciano en { $cell }.
slimed = { $seat } descarta { $card }.
offered = Se ofrece { $card } { A($seat) }.
martian-roll = { $seat } saca { $die } para los Marcianos{ $modifier ->
    [plus] , más 1
    [minus] , menos 1
   *[none] {""}
}: { $count ->
    [0] no se mueve ninguno
    [one] se mueve 1
   *[other] se mueven { $count }
}.
martian-moves = { $seat } mueve un Marciano desde { $from } hasta { $cell }.
farm-grows = Un nuevo Marciano en { $tile }.
discards = { $seat } descarta { $card }.
wins-trophies = { $seat } ha reunido { $count } Marcianos y gana.
wins-items = { $seat } sube a la Nave Nodriza con los tres objetos y gana.
won-together = La Gasolina, el Fertilizante y la Dinamita están a bordo: ¡habéis ganado!
lost-supply = El último Marciano está en la mesa: habéis perdido.
lost-ship = La Nave Nodriza ya no puede llegar: habéis perdido.
lost-time = Se acabó el tiempo: habéis perdido.
time-out = Se acabó el tiempo.
compared = { $criterion ->
    [trophies] Marcianos reunidos
    [items] Objetos
    [life] Vida
   *[bullets] Balas
}: { $numbers }{ $result ->
    [decided] ; esto decide.
    [narrowed] ; los demás quedan fuera.
   *[tied] ; empate.
}
has-count = { $seat } ({ $count })
and-also = { $first }, { $second }
join-lines = { $first } { $second }
decided-ship = { $seat } ha llevado los tres objetos a la Nave Nodriza: eso decide.
line-trophies = Marcianos reunidos
line-delivered = { $kind }: entrega hecha

# Por qué no
no-not-now = Ahora no. { $question }
no-occupied = Aquí ya hay una loseta: { $tile }.
no-same-picture = Girada así, la loseta queda igual que con menos giros: elige esa posición.
no-match = Hacia el { direction }, una carretera daría con un lado que no la tiene.
no-join = Allí ninguna carretera la uniría al mapa.
no-neighbour = Junto a ese lugar no hay ninguna loseta.
no-tile-there = No está en la mesa: { $tile }.
no-tile-target = { $card } no se puede usar en { $tile }.
no-link = Desde ahí no hay camino hacia el { direction }.
no-steps-left = No te quedan pasos.
no-pass-martian = Mientras un Marciano pueda moverse, debe hacerlo.
no-room = Ya hay un Marciano en { $cell }.
no-shielded = Los Dados de cuatro caras mantienen a los Marcianos fuera de { $cell }.
no-martian = No hay ningún Marciano en { $cell }.
no-moved = El Marciano que está en { $cell } ya se ha movido.
no-way-out = El Marciano que está en { $cell } no tiene ninguna casilla libre adonde ir.
no-square = No hay camino hasta { $cell }: está bloqueada, o su loseta no está en la mesa.
no-object = En { $cell } no hay ningún objeto que puedas tomar.
no-cell-target = { $card } no se puede usar en { $cell }.
no-not-in-hand = { $card } no está en tu mano.
no-play-left = No te queda ninguna jugada de carta hasta tu próximo turno.
no-reaction = { $card } no es una respuesta a esta carta.
no-undo = { $card } no desharía la victoria.
no-window = { $card } no se puede jugar en este momento: { $when ->
    [own] se juega en el propio turno, en combate o antes y mientras te mueves
    [moving] se juega en el propio turno, antes o mientras te mueves
   *[reaction] responde a otra carta
}.
no-second-weapon = Ya tienes { $card } en la mesa.
no-leaving = Un combate no se puede abandonar tras su primera tirada.
no-other-card = No tienes otra carta que puedas jugar ahora.
no-change = { $card } no cambiaría nada ahora.
no-shotgun = La Escopeta funciona sola, desde tu próxima tirada de combate.
no-arm = No tienes { $card } en la mesa.
no-weapon-now = { $card } no se puede usar en este momento.
no-own-turn = { $card } solo se puede usar en el propio turno.
no-two-weapons = En un combate solo sirve un arma.
no-exchange = No hay nada que puedas cambiar con { $card }.
no-twice = { $card } ya está en vigor.
no-such-seat = Ahí no se sienta nadie.
no-self = Tienes que nombrar a otro jugador.
no-target = { $card } no se puede usar contra { $seat }.
no-gift = No hay nada que recibir a cambio de tu { $kind }.
no-item = No tienes { $kind }.
no-swap = No puedes recibir { $kind } { DE($seat) }.
no-such-weapon = No se puede conseguir { $card }.

# Opciones
option-mode = Modo
option-mode-help = Unos contra otros, o todos juntos contra los Marcianos.
option-mode-competitive = competitivo
option-mode-cooperative = cooperativo
option-players = Jugadores
option-players-help = De dos a seis unos contra otros, de uno a seis juntos.
option-trophy_goal = Marcianos para ganar
option-trophy_goal-help = Competitivo: con cuántos Marcianos reunidos se gana. 30 es lo del libro; con 20, cazar es tan buen plan como la nave.
option-difficulty = Dificultad
option-difficulty-help = Cooperativo: cuántos Marcianos hay en la reserva, adónde van los vencidos y cuántos objetos hay en el pueblo. Las cifras: partidas ganadas de cada 100 con uno a seis jugadores, por principiantes que solo caminan hacia lo que falta / por bots que miran una decisión por delante.
option-difficulty-gentle = suave (67–89 / 73–98 %)
option-difficulty-book = como en el libro (9–38 / 30–57 %)
option-difficulty-advanced = avanzada (7–17 / 25–43 %)
option-difficulty-hard = difícil (3–11 / 15–30 %)
option-ambush = Emboscada en la nave
option-ambush-help = Si aparece un Marciano en la Nave Nodriza en cuanto se descubre, de modo que quien la encuentra combate una vez más.
option-ambush-on = al momento
option-ambush-off = al final del turno
option-surge = Oleada
option-surge-help = En qué Granjas crece un Marciano cada turno cuando se ha encontrado la Nave Nodriza.
option-surge-ship_tile = la loseta de la Nave Nodriza
option-surge-all_farms = todas las Granjas
option-card_windows = Cuándo se pueden jugar cartas
option-card_windows-help = Todos juegan cartas en su propio turno y como respuesta. Con pocas preguntas, los demás también juegan una vez en cada turno; con algunas más, también todos antes de la loseta y antes de los Marcianos; en cualquier momento significa antes de cada paso, tirada y Marciano.
option-card_windows-lean = pocas preguntas
option-card_windows-full = algunas preguntas más
option-card_windows-all = en cualquier momento (el libro)
option-last_call = Última ocasión
option-last_call-help = Competitivo: los demás pueden responder con una carta a una victoria por objetos.
option-last_call-on = sí
option-last_call-off = no
option-card_deaths = Las cartas pueden matar
option-card_deaths-help = No: una carta nunca quita la última Vida de un jugador.
option-card_deaths-on = sí
option-card_deaths-off = no
option-coop_open_hands = Manos a la vista
option-coop_open_hands-help = Cooperativo: todos ven todas las manos.
option-coop_open_hands-on = sí
option-coop_open_hands-off = no
option-lap_limit = Límite de vueltas
option-lap_limit-help = La partida termina cuando cada cual ha tenido tantos turnos.
option-lap_limit-off = sin límite

# La pantalla
martian = Marciano
icon = Icono de Marciano: quien entra aquí descubre una carta de Marciano
hidden-object = Un objeto oculto: { $list }
known-object = Un objeto oculto; sabes que es { $kind }
token-down = Una ficha de Marcianos, boca abajo: un Círculo en los cultivos o la Nave Nodriza
token-known = Una ficha de Marcianos, boca abajo; sabes que es { $what }
token-up = Ficha de Marcianos: { $what }
walk = { $count ->
    [one] Caminar hasta { $cell }: 1 paso
   *[other] Caminar hasta { $cell }: { $count } pasos
}
walk-fight = { $count ->
    [one] Caminar hasta { $cell }: 1 paso y después un combate
   *[other] Caminar hasta { $cell }: { $count } pasos y después un combate
}
zoom-in = Más cerca
zoom-out = Más lejos
zoom-all = El mapa entero
desk = El turno
stage-tile = Loseta
stage-fight = Combate
stage-cards = Cartas
stage-move = Movimiento
stage-martians = Marcianos
stage-end = Final
own-hand = Tu mano
hand-empty = No tienes ninguna carta en la mano.
hand-size = { $count ->
    [0] Ninguna carta en la mano
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
plays-left = { $count ->
    [0] No quedan jugadas de carta
    [one] Queda 1 jugada de carta
   *[other] Quedan { $count } jugadas de carta
}
when-any = En cualquier momento para cartas
when-last = En cualquier momento para cartas, también en la última ocasión
when-own = En tu propio turno
when-moving = En tu turno, antes o mientras te mueves
when-reaction = Como respuesta
when-weapon = Arma: ponla ante ti
play-now = Jugar
discard-now = Descartar
trophies-of = Marcianos reunidos: { $count } de { $goal }
active-now = turno
won-now = ha ganado
item-have = tiene { $kind }
item-lack = sin { $kind }
delivered-now = { $kind }: a bordo
delivered-yet = { $kind }: aún tiene que llegar a bordo
supply-short = Marcianos que quedan en la reserva
tiles-short = Losetas que quedan por descubrir
pile-short = Cartas en el mazo
martian-pile-short = Cartas en el mazo de Marcianos
pool-short = Objetos aún sin colocar
turn-short = { $last ->
    [0] Turno { $turn }
   *[other] Turno { $turn } de { $last } como máximo
}
turn-help = Haz clic en un lugar fantasma para colocarla. Gírala con la rueda, la tecla R o sus imágenes pequeñas.
turn-help-touch = Toca en el mapa un lugar donde quepa; después gírala y colócala ahí.
put-away = Otro lugar
put-spin = Girar
put-okay = Colocar aquí
steps-left = { $count ->
    [one] Queda 1 paso
   *[other] Quedan { $count } pasos
}
martians-left = { $count ->
    [one] Falta por mover 1 Marciano
   *[other] Faltan por mover { $count } Marcianos
}
fight-title = ¡Combate!
fight-odds = { $win } de 6 ganan al momento
face-win = { $face }: el Marciano cae
face-pay = { $count ->
    [one] { $face }: 1 Bala, o una Vida
   *[other] { $face }: { $count } Balas, o una Vida
}
face-life = { $face }: se pierde una Vida
die-shows = La última tirada: { $die }
die-none = Aún no se ha tirado
card-of = Juega { $seat }
card-drawn = Una carta de Marciano
card-at = contra { $seat }
lasts-until = hasta el turno { DE($seat) }
nothing-to-do = La mesa espera.
over-won = { $count ->
    [one] ¡Ha ganado { $names }!
   *[other] ¡Han ganado { $names }!
}
over-lost = Los Marcianos han ganado.
life-of = Vida: { $count }
bullets-of = Balas: { $count }
notion-trophies = { $points ->
    [one] Marciano
   *[other] Marcianos
}
notion-life = de vida
notion-bullets = { $points ->
    [one] bala
   *[other] balas
}
unit = { $points ->
    [one] Marciano
   *[other] Marcianos
}
unit-together = { $points ->
    [one] clase entregada
   *[other] clases entregadas
}

# El borde, el escritorio y el final
goal-first = El primero en llegar a
goal-hunt = { $goal ->
    [one] 1 Marciano
   *[other] { $goal } Marcianos
}
goal-or = o
goal-together = Juntos
goal-threat = { $count ->
    [one] queda 1; luego, todo perdido
   *[other] quedan { $count }; luego, todo perdido
}
ship-hidden = en una de las Granjas
about-hunt = { $goal } Marcianos ganan al momento: entra en la casilla de uno, y con 4 o más en el dado cae.
about-ship = O lleva los tres objetos de los edificios a la Nave Nodriza, escondida en una Granja.
about-together = Llevad los tres objetos de los edificios a la Nave Nodriza, escondida en una Granja, y ganáis todos.
about-supply = Marcianos que quedan en la reserva: cuando llega a la mesa el último, perdéis todos.
about-martian = Un Marciano: si entras en su casilla, combates con él.
about-pawn = El peón { DE($seat) }
aims = Cómo se gana
about-crate = Un objeto oculto: entra en su casilla y tómalo, si no tienes ninguno de su clase.
about-token = Una ficha boca abajo en una Granja: la Nave Nodriza, o solo Círculos en los cultivos.
about-stock = Las Balas compensan las malas tiradas, la Vida añade pasos; { $most } como máximo.
overview = El pueblo entero
supply-label = Marcianos
tiles-label = Losetas
pile-label = Cartas
martian-pile-label = Cartas de Marciano
pool-label = Objetos
use-now = Usar
armed-now = ante ti
martian-instead = Mover este Marciano en su lugar
another-martian = Otro Marciano
another-martian-help = Deshace la elección de este Marciano
rest-for-me = Mover el resto por mí
rest-for-me-help = Un bot mueve los Marcianos que quedan
hush-round = En esta ronda no
hush-round-help = Hasta tu próximo turno solo se te pregunta si te apuntan con una carta o es tu última ocasión
hush-target = Solo si soy el objetivo
hush-target-help = En esta mesa solo se te pregunta si te apuntan con una carta o es tu última ocasión; puedes cambiarlo en los ajustes
switch-ask-take = Preguntar antes de tomar una Vida o una Bala, aunque ningún compañero tenga menos
finale-map = El pueblo al final, con cada cual donde estaba
finale-figures = { $turn ->
    [one] 1 turno
   *[other] { $turn } turnos
}, { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
}, { $martians ->
    [0] ningún Marciano en el pueblo
    [one] 1 Marciano en el pueblo
   *[other] { $martians } Marcianos en el pueblo
}
finale-stood = donde se le vio por última vez: { $cell }
legend-pawns = Peones
legend-pawn = Peón { $number }
legend-things = En el pueblo
legend-objects = Objetos para la Nave Nodriza
legend-buildings = Edificios
legend-gas = Gasolinera
legend-life = Vida
legend-bullet = Bala
legend-crate = Un objeto oculto
legend-token = Una ficha de Marcianos, boca abajo
legend-icon = Icono de Marciano

# Lo que muestran las imágenes del reglamento

picture-E4 = Nueve losetas en anillo alrededor de un hueco, al oeste de la Casa.
picture-E5 = La Casa con la Iglesia al norte y la Cafetería al sur, con Marcianos, Vidas y objetos ocultos en sus casillas.
picture-E9 = La Iglesia, la Casa y la Cafetería; el peón está en la casilla de un Marciano nada más entrar en la Iglesia.
picture-E22 = La Iglesia, la Casa y la Cafetería con un peón en la puerta sur de la Iglesia y otro dentro de ella.
picture-E27 = Una recta une una Granja con la Casa; un cruce en T con cuatro Marcianos está en un callejón sin salida al este.


# La primera partida guiada
guide-town = Este es el pueblo, y crece una loseta por turno. Se camina de casilla en casilla por carreteras y a través de puertas. Los tipos verdes son los Marcianos, nunca más de uno por casilla.
guide-people = Aquí ves lo que tiene cada cual: Vida, Balas, Marcianos vencidos y objetos. Empiezas con 3 de Vida y 3 Balas, y nunca tienes más de 5 de cada cosa.
guide-win = Hay dos caminos a la victoria: reunir 30 Marcianos, o llevar Gasolina, Fertilizante y Dinamita a la Nave Nodriza. Está escondida en una de las cuatro Granjas.
guide-tile = Un turno empieza con una loseta. Colócala de modo que las carreteras coincidan. La mayoría de las losetas traen un Marciano en cada casilla de carretera; los edificios tienen además Vidas, Balas y objetos ocultos.
guide-tile-play = Un edificio justo al lado de tu casa: lo que haya dentro está a unos pasos.
guide-card = Antes de tirar puedes jugar una carta de tu mano. Tienes una sola jugada de carta de un turno a otro, así que elige el momento.
guide-card-play = Histeria colectiva solo podría poner un Marciano en la loseta en la que estás. Guárdala para después y tira.
guide-move = El dado más tu Vida: tantos pasos puedes dar, uno a uno, y parar cuando quieras. Si entras en la casilla de un Marciano, combates con él.
guide-move-play = Al oeste, hasta el Marciano más cercano: cada uno que vences se suma a tu colección.
guide-fight = Con 4 o más ganas. Con menos pagas la diferencia en Balas, si las tienes, o pierdes una Vida y vuelves a tirar.
guide-fight-play = La mitad de las tiradas ganan, y 3 Balas compensan hasta la peor.
guide-loot = Sigue andando mientras tengas pasos. En una casilla sin Marciano recoges lo que hay; un objeto oculto lo miras tú solo.
guide-loot-play = Un Marciano más, y después una Bala y el objeto que hay detrás. Luego detente: ya tienes lo que venías a buscar.
guide-end = Tras tus pasos se mueven los Marcianos: el dado dice cuántos, tú dices cuáles y adónde. Después puedes descartar una carta; en tu próximo turno vuelves a robar hasta tener tres.
guide-end-play = Todas pueden servir todavía: quédatelas.
guide-on = Loseta, combate, cartas, pasos, Marcianos: eso es un turno. Quien pierde la última Vida vuelve a empezar desde la casa, sin objetos y con la mitad de la colección como mucho. Si dudas, pide un consejo. ¡Buena caza!
preset-first-help = Unos contra otros, hasta 15 Marcianos.
preset-together = Juntos, con suavidad
preset-together-help = Todos contra los Marcianos, sin demasiada crueldad.
preset-tournament-help = Cartas en cualquier momento, emboscadas en la nave.

# Lo que debe cumplir el contenido
must-when = A en cualquier momento para cartas, O en el propio turno, M antes o durante el movimiento, X reacción, AL también en la última ocasión
must-rows = f en toda la Granja y en ninguna otra parte; el centro de la Casa, sin bloquear
must-exits = algunas de NESW, en este orden
must-exit-square = lados cuya casilla central es r o f
must-doors = a-b: dos casillas de 0 a 8 que comparten un borde, ninguna bloqueada
must-icon = -1, o una casilla que no esté bloqueada
must-markers = L o B y una casilla de edificio, por ejemplo L0
must-marker-once = un marcador por casilla
must-objects = hasta dos casillas de edificio sin marcador
must-object-icon = en un edificio, el primero sobre el icono; en los demás sitios, ninguno

# El contenido: cómo se llama cada valor
content-martians = Marcianos
content-life_start = Vida al principio
content-bullets_start = Balas al principio
content-most = Vida y Balas como máximo
content-hand = Cartas en la mano
content-copies = Copias de cada carta
content-objects = Objetos de cada clase
content-coop_objects = Objetos de cada clase, cooperativo
content-surge = Orden en que se llena una Granja con oleada
content-level-gentle = Suave
content-level-book = Como en el libro
content-level-advanced = Avanzada
content-level-hard = Difícil
content-difficulty-name = nombre
content-difficulty-supply = reserva de Marcianos para 1, 2… 6 jugadores
content-difficulty-spots = lugares de objetos en uso para 1, 2… 6 jugadores
content-difficulty-beaten = adónde van los Marcianos vencidos
content-tiles-ids = números
content-tiles-name = nombre
content-tiles-kind = clase
content-tiles-rows = casillas
content-tiles-exits = salidas
content-tiles-doors = puertas
content-tiles-icon = casilla del icono
content-tiles-markers = marcadores
content-tiles-objects = casillas de objetos
content-cards-id = regla
content-cards-deck = mazo
content-cards-when = cuándo se juega
content-cards-weapon = arma
content-cards-against = contra
content-cards-by_lot = por sorteo
content-cards-lasts = dura
content-cards-copies = copias
content-cards-count = número con el que juega

## Estilos de juego de los bots

style-hunter = cazador
style-collector = coleccionista
style-saboteur = saboteador

# De qué hablan el consejero y el análisis además de los puntos, para el próximo turno
notion-ship = { $points ->
    [one] paso
   *[other] pasos
}
notion-ship-more-leads = { $who ->
    [you] Estás unos { $amount } más cerca de la Nave Nodriza
   *[one] { $seat } está unos { $amount } más cerca de la Nave Nodriza
}
notion-ship-more-follows = { $who ->
    [you] estás unos { $amount } más cerca de la Nave Nodriza
   *[one] { $seat } está unos { $amount } más cerca de la Nave Nodriza
}
notion-ship-less-leads = { $who ->
    [you] Estás unos { $amount } más lejos de la Nave Nodriza
   *[one] { $seat } está unos { $amount } más lejos de la Nave Nodriza
}
notion-ship-less-follows = { $who ->
    [you] estás unos { $amount } más lejos de la Nave Nodriza
   *[one] { $seat } está unos { $amount } más lejos de la Nave Nodriza
}
