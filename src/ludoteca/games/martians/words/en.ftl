# Martians!!! in English.
title = Martians!!!
tagline = Build the town, dodge the Martians, and give their Mother Ship what it deserves.

# Things
card-C1 = Agent XXXX (Classified)
card-C1-text = every player gains 1 Bullet, up to { $most }
card-C2 = Candy
card-C2-text = move Martians of a tile to free squares of a tile beside it, in buildings as well
card-C3 = Four-sided Dice
card-C3-text = weapon: discard it, and until your next turn no Martian moves onto your square
card-C4 = Get off my land!
card-C4-text = remove all Martians of a tile
card-C5 = Homeland Security
card-C5-text = no Martian moves until the end of your next turn
card-C6 = It's GO Time!
card-C6-text = you take another turn after this one
card-C7 = Martial Law
card-C7-text = every pawn outside goes to the nearest building or field
card-C8 = MP3 Player
card-C8-text = { $mode ->
    [cooperative] weapon: discard it to cancel Memory Drain
   *[competitive] weapon: discard it to cancel a Memory Drain aimed at you
}
card-C9 = Nuclear Capabilities
card-C9-text = remove a road tile at the edge of the map and collect its Martians
card-C10 = Presidential Address
card-C10-text = remove one Martian each from up to { few } { $count ->
    [one] tile
   *[other] tiles
}
card-C11 = Searchlight
card-C11-text = weapon: discard it to exchange one of your items with another player's item or with an object in a building; a hidden one of a kind you have is put back
card-C12 = Shotgun
card-C12-text = weapon: +1 on all rolls of your next { few } { $count ->
    [one] combat
   *[other] combats
}, from the next roll on
card-C13 = Signal Jammer
card-C13-text = weapon: discard it, and until the end of this turn you neither fight nor stop for Martians
card-C14 = Take her instead!
card-C14-text = when Tractor Beam is aimed at you: another player is taken
card-C15 = Teleported
card-C15-text = put your pawn on any other square
card-C16 = There is no way we can lose!
card-C16-text = your movement this turn is doubled
card-C17 = This is not happening
card-C17-text = { $mode ->
    [cooperative] replace the Martian card just drawn by another
   *[competitive] cancel a Martian card played on you or against all
}
card-C18 = This is not the human you are looking for
card-C18-text = a card that targets you does not affect you; it may be turned on another player
card-C19 = Wait! I've played this game before!
card-C19-text = +1 on all your rolls until the end of the turn
card-C20 = You are making me very - very angry!
card-C20-text = play up to { few } more { $count ->
    [one] card
   *[other] cards
} in this window
card-C21 = Big Eyes, Small Mouth
card-C21-text = everybody may play one more card until the active player's next turn
card-C22 = Bright Lights
card-C22-text = { $mode ->
    [cooperative] a face-down Martian token is shown to everybody
   *[competitive] look at a face-down Martian token
}
card-C23 = Faked Crop Circles
card-C23-text = exchange two Martian tokens
card-C24 = Green Slime
card-C24-text = { $mode ->
    [cooperative] everybody discards the hand and draws as many cards
   *[competitive] everybody discards the hand and draws as many cards, you one more
}
card-C25 = How to Cook Humans
card-C25-text = { $mode ->
    [cooperative] all Fuel that players hold or that lies face up goes to Gas Stations
   *[competitive] another player lays down Fuel at a Gas Station
}
card-C26 = Landing Party
card-C26-text = everybody may take a weapon out of the draw pile
card-C27 = Levitation
card-C27-text = nobody rolls for movement or steps until the active player's next turn
card-C28 = Mass Hysteria
card-C28-text = up to { few } { $count ->
    [one] tile without a Martian gets
   *[other] tiles without a Martian get
} one
card-C29 = Memory Drain
card-C29-text = { $mode ->
    [cooperative] a random player loses all items
   *[competitive] another player loses all items
}
card-C30 = Pod People
card-C30-text = a Martian appears on the square of every pawn
card-C31 = Stupid Humans!
card-C31-text = all rolls -1 until the active player's next turn
card-C32 = The end of the world as we know it
card-C32-text = no tile is drawn until the active player's next turn
card-C33 = This is nothing like the video game!
card-C33-text = { $mode ->
    [cooperative] everybody with more than { $count } Life loses { $count } of them, and the same for Bullets
   *[competitive] another player loses { $count } Life and { $count ->
        [one] 1 Bullet
   *[other] { $count } Bullets
    }
}
card-C34 = Tractor Beam
card-C34-text = { $mode ->
    [cooperative] a random player's pawn goes to the start square
   *[competitive] put another player's pawn on any other square
}
card-C35 = We come in peace
card-C35-text = every player loses 1 Life
card-said = “{ $card }”
few = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}
tile = { $tile ->
    [house] House
    [farm] Farm
    [gas-north] Gas Station (north)
    [gas-south] Gas Station (south)
    [feed] Feed Store
    [hardware] Hardware Store
    [school] School
    [quarry] Quarry Office
    [gun] Gun Shop
    [sheriff] Sheriff
    [clinic] Clinic
    [church] Church
    [diner] Diner
    [radio] Radio Station
    [straight] straight road
    [bend] bend
    [tee] T-junction
   *[cross] crossroads
}
tile-title = { $tile } (tile { $number })
tile-there = the { tile }
tile-placed = the { tile } { $where }
tile-placed-brief = the { tile }
where-end = { $down } { $end ->
    [north] north
   *[south] south
} of the House
where-side = { $across } { $side ->
    [east] east
   *[west] west
} of the House
where-both = { $down } { $end ->
    [north] north
   *[south] south
} and { $across } { $side ->
    [east] east
   *[west] west
} of the House
cell = square { $square } of { $there }
cell-brief = { $there }
letter-martian = M
letter-life = L
letter-bullet = B
letter-fuel = F
letter-fertilizer = R
letter-dynamite = D
letter-ship = S
letter-crop = C
letter-north = N
letter-east = E
letter-south = S
letter-west = W
kind = { $kind ->
    [fuel] Fuel
    [fertilizer] Fertilizer
   *[dynamite] Dynamite
}
marker = { $kind ->
    [bullet] Bullet
   *[life] Life
}
direction = { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
ship = the Mother Ship
crop = a Crop Circle
cards-1 = { $a }
cards-2 = { $a } and { $b }
cards-3 = { $a }, { $b } and { $c }

# The board in a terminal
map = Map
who = Player
life = Life
bullets = Bullets
trophies = Martians
items = Items
hand = Hand
weapons = On the table
plays-head = Plays
where = Where
card-head = Card
text-head = What it does
effects = In force: { $list }
turn-of = { $last ->
    [0] Turn { $turn }
   *[other] Turn { $turn } of at most { $last }
}
supply = Martian supply: { $count }
tile-deck = Tile deck: { $count }
draw-pile = Draw pile: { $count }
martian-deck = Martian deck: { $count }
pool = Objects in the pool: { $count }
discard-pile = Discards ({ $count }):
delivered-list = Delivered: { $list }
turned-over = Turned over: { $tile }
table-waits = The table waits.
nothing = nothing
legend = { letter-martian } Martian · { letter-life } Life · { letter-bullet } Bullet · { letter-fuel } Fuel · { letter-fertilizer } Fertilizer · { letter-dynamite } Dynamite (small: known to you) · ? hidden object · o token face down · { letter-crop } Crop Circle · { letter-ship } Mother Ship · ! icon · digits: pawns
effect-of = { $card } ({ $seat })

# Actions
place = Place { $tile } { $where }, { $rotation ->
    [0] not rotated
    [1] rotated a quarter to the right
    [2] rotated by half
   *[3] rotated a quarter to the left
}
place-bare = Place the tile { $where }, { $rotation ->
    [0] not rotated
    [1] rotated a quarter to the right
    [2] rotated by half
   *[3] rotated a quarter to the left
}
ask-own = Your turn, { $moment ->
    [tile] before the tile is turned over
    [fight] before you roll in combat
    [step] before you go on
    [martians] before the roll for the Martians
    [martian] before the next Martian moves
    [farms] before the Farms bring new Martians
    [end] before the turn ends
   *[roll] before you roll for movement
}: play a card?
step = Move { direction }
roll-fight = Fight: roll the die
roll-move = Go on: roll the die
stop = Stop here
pass = Pass
keep-all = Keep all cards
nobody = Nobody
enough = That is enough
no-weapon = Take no weapon
pay-bullets = { $count ->
    [one] Pay 1 Bullet
   *[other] Pay { $count } Bullets
}
pay-bare = Pay Bullets
lose-life = Lose a Life
play = Play { $card }
use = Use the weapon { $card }
choose-seat = Choose { $seat }
choose-tile = Choose { $tile }
choose-cell = Choose { $cell }
move-martian = Move the Martian on { $cell }
get-object = Take the object on { $cell }
martian-dir = Move it { direction }
discard = Discard { $card }
take = Take the { marker }
leave = Leave the { marker }
give = Give { $kind }
get-item = Get { $kind } from { $seat }
arm = Take { $card }

# Questions
ask-place = Place { $tile }.
ask-fight = A Martian! Roll, or play a card first.
ask-pay = Your total is { $total }: pay { $price ->
    [one] 1 Bullet
   *[other] { $price } Bullets
}, or lose a Life.
ask-prepare = Before you roll for movement: play a card?
ask-others = { $other }'s turn, { $moment ->
    [tile] before the tile is turned over
    [fight] before a combat roll
    [step] before the next step
    [martians] before the roll for the Martians
    [martian] before the next Martian moves
    [farms] before the Farms bring new Martians
    [end] before the turn ends
   *[roll] before the movement roll
}: do you play a card?
ask-martian-card-idle = Martian card { $card } ({ $text }): it would change nothing now. Does anybody react?
ask-move = Move: { $left ->
    [one] 1 step left
   *[other] { $left } steps left
}.
ask-take = Take the { marker }, or leave it for a companion?
ask-last-call = { $other } is about to win on the Mother Ship: last call!
ask-react = { $other } uses { $card }: do you react?
ask-martian-card = Martian card { $card } ({ $text }): does anybody react?
ask-martian = { $left ->
    [one] Move 1 more Martian: which one?
   *[other] Move { $left } more Martians: which one?
}
ask-dir = Where does the Martian on { $cell } go?
ask-discard = Discard a card, or keep all?
ask-seat = { $card }: on which player?
ask-redirect = { $card }: on which player instead of you?
ask-tile = { $card }: choose a tile.
ask-second-tile = { $card }: choose the second tile.
ask-cell = { $card }: choose a square.
ask-candy-which = { $card }: which Martian moves?
ask-candy-to = { $card }: where does it go?
ask-give = { $card }: which item do you give?
ask-get = { $card }: what do you take for your { $kind }?
ask-landing = { $card }: take a weapon?
ends = The game is over.

# Events
turn = Turn { $number }: { $seat }.
draws-tile = { $seat } turns over { $tile }.
lays-tile = { $seat } lays { $tile } { $where }.
tile-discarded = Nowhere is there room for { $tile }: it is discarded.
skip-tile-none = No tile is left to turn over.
skip-tile = The end of the world: no tile is turned over.
skip-move = Levitation: { $seat } neither rolls for movement nor moves.
skip-move-died = { $seat } has died this turn and does not move.
skip-steps = Levitation: { $seat } stops; { $count ->
    [0] no step was left
    [one] 1 step is lost
   *[other] { $count } steps are lost
}.
skip-martians = Homeland Security: no Martian moves.
martians-stuck = { $count ->
    [one] No other Martian has room to move; 1 move is lost.
   *[other] No other Martian has room to move; { $count } moves are lost.
}
no-cards-left = The draw pile is empty, and there are no discards: { $seat } draws no more.
no-effect = { $card } changes nothing.
no-weapons-left = No weapon lies in the draw pile that anybody could take.
fuel-carried = { $kind } goes from { $from } to { $cell }.
map-closed = The map is closed: the turn ends at once.
draws = { $count ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $count } cards.
}
draws-open = { $seat } draws { $secret }.
deck-renewed = The discards are shuffled into a new draw pile.
plays = { $seat } plays { $card }.
uses = { $seat } uses { $card }.
arms = { $seat } has a new weapon: { $card }.
names = { $seat } aims { $card } at { $other }.
cancelled = { $card } is cancelled.
draws-martian = { $seat } turns up a Martian card: { $card }.
random-player = The lot falls on { $seat }.
effect-ends = { $card } ends.
move-roll = { $seat } rolls { $die }: { $doubled ->
    [yes] twice { $die } and { $life } Life
   *[no] with { $life } Life
}{ $modifier ->
    [plus] {" "}and 1 more
    [minus] {" "}and 1 less
   *[none] {""}
}, { $count ->
    [one] 1 step
   *[other] { $count } steps
}.
steps = { $seat } steps to { $cell } ({ $left ->
    [0] no steps left
    [one] 1 step left
   *[other] { $left } steps left
}).
fight-roll = { $seat } fights: the die shows { $die }, total { $total }.
pays = { $count ->
    [one] { $seat } pays 1 Bullet and has { $now } left.
   *[other] { $seat } pays { $count } Bullets and has { $now } left.
}
beats-martian = { $seat } beats the Martian.
loses-life = { $seat } loses { $count } Life and has { $now } left.
loses-bullets = { $count ->
    [one] { $seat } loses 1 Bullet and has { $now } left.
   *[other] { $seat } loses { $count } Bullets and has { $now } left.
}
dies = { $count ->
    [0] { $seat } dies and starts again at the House.
    [one] { $seat } dies, loses 1 Martian and starts again at the House.
   *[other] { $seat } dies, loses { $count } Martians and starts again at the House.
}
takes-life = { $seat } takes a Life and has { $now }.
takes-bullet = { $seat } takes a Bullet and has { $now }.
leaves-marker = { $seat } leaves the marker.
takes-item = { $seat } takes { $kind }.
puts-back = { $seat } looks at the object on { $cell } and puts it back.
puts-back-own = { $seat } looks at the object on { $cell } and puts it back: { $secret }.
item-set-down = { $kind } of { $seat } now lies open on { $cell }.
items-to-pool = All items of { $seat } go back to the pool.
exchanges-items = { $seat } gives { $other } { $kind } for { $got }.
exchanges-object = { $seat } lays { $kind } on { $cell } and takes { $got }.
crop-found = { $seat } turns up the token of { $tile }: a Crop Circle.
ship-found = { $seat } turns up the token of { $tile }: the Mother Ship!
delivers = { $seat } brings { $kind } to the Mother Ship.
looks = { $seat } looks at the token of { $tile }.
looks-own = { $seat } looks at the token of { $tile }: { $secret }.
tokens-swapped = { $seat } exchanges the tokens of { $tile } and { $other }.
bullets-for-all = Everybody gains a Bullet.
martian-lured = { $seat } moves a Martian from { $from } to { $to }.
tile-cleared = { $count ->
    [one] 1 Martian is removed from { $tile }.
   *[other] { $count } Martians are removed from { $tile }.
}
tile-removed = { $count ->
    [0] { $seat } removes { $tile }.
    [one] { $seat } removes { $tile } and collects its Martian.
   *[other] { $seat } removes { $tile } and collects its { $count } Martians.
}
pawn-sent = The pawn of { $seat } goes to { $cell }.
martian-removed = The Martian on { $cell } is removed.
martian-appears = A Martian appears on { $cell }.
slimed = { $seat } discards { $card }.
offered = { $seat } is offered { $card }.
martian-roll = { $seat } rolls { $die } for the Martians{ $modifier ->
    [plus] , plus 1
    [minus] , minus 1
   *[none] {""}
}: { $count ->
    [0] none moves
    [one] 1 is to move
   *[other] { $count } are to move
}.
martian-moves = { $seat } moves a Martian from { $from } to { $cell }.
farm-grows = A new Martian on { $tile }.
discards = { $seat } discards { $card }.
wins-trophies = { $seat } has collected { $count } Martians and wins.
wins-items = { $seat } boards the Mother Ship with all three items and wins.
won-together = Fuel, Fertilizer and Dynamite are aboard: you have won!
lost-supply = The last Martian stands on the table: you have lost.
lost-ship = The Mother Ship cannot come any more: you have lost.
lost-time = Time is up: you have lost.
time-out = Time is up.
compared = { $criterion ->
    [trophies] Martians collected
    [items] Items
    [life] Life
   *[bullets] Bullets
}: { $numbers }{ $result ->
    [decided] ; this decides.
    [narrowed] ; the others are out.
   *[tied] ; a tie.
}
has-count = { $seat } ({ $count })
and-also = { $first }, { $second }
join-lines = { $first } { $second }
decided-ship = { $seat } has brought all three items to the Mother Ship: that decides.
line-trophies = Martians collected
line-delivered = { $kind } delivered

# Why not
no-not-now = Not now. { $question }
no-occupied = There is a tile already: { $tile }.
no-same-picture = Turned like this the tile looks the same as with fewer turns: choose that one.
no-match = In the { direction } a road would meet a side without one.
no-join = No road would join it to the map there.
no-neighbour = There is no tile beside that place.
no-tile-there = Not on the table: { $tile }.
no-tile-target = { $card } cannot be used on { $tile }.
no-link = No way leads { direction } from there.
no-steps-left = You have no steps left.
no-pass-martian = As long as a Martian can move, it must.
no-room = A Martian stands on { $cell } already.
no-shielded = Four-sided Dice keep Martians away from { $cell }.
no-martian = There is no Martian on { $cell }.
no-moved = The Martian on { $cell } has moved already.
no-way-out = The Martian on { $cell } has no free square to go to.
no-square = There is no way onto { $cell }: it is blocked, or its tile is not on the table.
no-object = There is no object on { $cell } that you could take.
no-cell-target = { $card } cannot be used on { $cell }.
no-not-in-hand = { $card } is not in your hand.
no-play-left = You have no card play left until your next turn.
no-reaction = { $card } is no answer to this card.
no-undo = { $card } would not undo the win.
no-window = { $card } cannot be played at this moment: { $when ->
    [own] it is played in your own turn, in combat or before and while you move
    [moving] it is played in your own turn, before or while you move
   *[reaction] it answers another card
}.
no-second-weapon = You have { $card } on the table already.
no-leaving = A combat cannot be left after its first roll.
no-other-card = You have no other card that you could play now.
no-change = { $card } would change nothing now.
no-shotgun = The Shotgun works by itself, from your next combat roll on.
no-arm = You have no { $card } on the table.
no-weapon-now = { $card } cannot be used at this moment.
no-own-turn = { $card } can only be used in your own turn.
no-two-weapons = Only one weapon serves in a combat.
no-exchange = There is nothing that you could exchange with { $card }.
no-twice = { $card } is already in force.
no-such-seat = Nobody sits there.
no-self = You must name another player.
no-target = { $card } cannot be used on { $seat }.
no-gift = There is nothing to get for your { $kind }.
no-item = You have no { $kind }.
no-swap = You cannot get { $kind } from { $seat }.
no-such-weapon = { $card } is not to be had.

# Options
option-mode = Mode
option-mode-help = Against each other, or all together against the Martians.
option-mode-competitive = competitive
option-mode-cooperative = co-operative
option-players = Players
option-players-help = Two to six against each other, one to six together.
option-trophy_goal = Martians to win
option-trophy_goal-help = Competitive: how many collected Martians win. 30 is the book's; with 20 hunting is as good a plan as the ship.
option-difficulty = Difficulty
option-difficulty-help = Co-operative: how many Martians are in the supply, where beaten ones go, and how many objects lie in the town. The figures: games won out of 100 with one to six players, by beginners who simply walk to what is missing / by bots that look one decision ahead.
option-difficulty-gentle = gentle (67–89 / 73–98 %)
option-difficulty-book = as in the book (9–38 / 30–57 %)
option-difficulty-advanced = advanced (7–17 / 25–43 %)
option-difficulty-hard = hard (3–11 / 15–30 %)
option-ambush = Ambush on the ship
option-ambush-help = Whether a Martian comes onto the Mother Ship the moment it is turned up, so that the finder fights once more.
option-ambush-on = at once
option-ambush-off = at the end of the turn
option-surge = Surge
option-surge-help = Which Farms grow a Martian each turn once the Mother Ship has been found.
option-surge-ship_tile = the Mother Ship's tile
option-surge-all_farms = all Farms
option-card_windows = When cards may be played
option-card_windows-help = Everybody plays cards in their own turn and as answers. With few questions the others play too, once in every turn; with some more, everybody also before the tile and before the Martians; at any time means before every step, roll and Martian.
option-card_windows-lean = few questions
option-card_windows-full = some more questions
option-card_windows-all = at any time (the book)
option-last_call = Last call
option-last_call-help = Competitive: the others may answer a win by items with a card.
option-last_call-on = on
option-last_call-off = off
option-card_deaths = Cards can kill
option-card_deaths-help = Off: a card never takes a player's last Life.
option-card_deaths-on = on
option-card_deaths-off = off
option-coop_open_hands = Open hands
option-coop_open_hands-help = Co-operative: everybody sees all hands.
option-coop_open_hands-on = on
option-coop_open_hands-off = off
option-lap_limit = Lap limit
option-lap_limit-help = The game ends when everybody has had so many turns.
option-lap_limit-off = no limit

# The screen
martian = Martian
icon = Martian icon: whoever steps here turns up a Martian card
hidden-object = A hidden object: { $list }
known-object = A hidden object; you know that it is { $kind }
token-down = A Martian token, face down: a Crop Circle or the Mother Ship
token-known = A Martian token, face down; you know that it is { $what }
token-up = Martian token: { $what }
walk = { $count ->
    [one] Walk to { $cell }: 1 step
   *[other] Walk to { $cell }: { $count } steps
}
walk-fight = { $count ->
    [one] Walk to { $cell }: 1 step, then a fight
   *[other] Walk to { $cell }: { $count } steps, then a fight
}
zoom-in = Closer
zoom-out = Farther
zoom-all = The whole map
desk = The turn
stage-tile = Tile
stage-fight = Fight
stage-cards = Cards
stage-move = Move
stage-martians = Martians
stage-end = End
own-hand = Your hand
hand-empty = You have no card in hand.
hand-size = { $count ->
    [0] No card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
plays-left = { $count ->
    [0] No card play left
    [one] 1 card play left
   *[other] { $count } card plays left
}
when-any = Any card window
when-last = Any card window, last call too
when-own = Your own turn
when-moving = Your turn, before or while you move
when-reaction = As an answer
when-weapon = Weapon: lay it before you
play-now = Play
discard-now = Discard
trophies-of = Martians collected: { $count } of { $goal }
active-now = turn
won-now = won
item-have = has { $kind }
item-lack = no { $kind }
delivered-now = { $kind } is aboard
delivered-yet = { $kind } must still come aboard
supply-short = Martians left in the supply
tiles-short = Tiles left to turn over
pile-short = Cards in the draw pile
martian-pile-short = Cards in the Martian deck
pool-short = Objects not laid yet
turn-short = { $last ->
    [0] Turn { $turn }
   *[other] Turn { $turn } of at most { $last }
}
turn-help = Click a ghost to place it. Turn it with the wheel, the R key or its small pictures.
turn-help-touch = Tap a place on the map where it may lie; then turn it and place it there.
put-away = Another place
put-spin = Turn
put-okay = Place it here
steps-left = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
martians-left = { $count ->
    [one] 1 Martian still to move
   *[other] { $count } Martians still to move
}
fight-title = Fight!
fight-odds = { $win } of 6 win at once
face-win = { $face }: the Martian is beaten
face-pay = { $count ->
    [one] { $face }: 1 Bullet, or a Life
   *[other] { $face }: { $count } Bullets, or a Life
}
face-life = { $face }: a Life is lost
die-shows = The last roll: { $die }
die-none = Nothing rolled yet
card-of = { $seat } plays
card-drawn = A Martian card
card-at = on { $seat }
lasts-until = until { $seat }'s turn
nothing-to-do = The table waits.
over-won = { $count ->
    [one] { $names } has won!
   *[other] { $names } have won!
}
over-lost = The Martians have won.
life-of = Life: { $count }
bullets-of = Bullets: { $count }
notion-trophies = { $points ->
    [one] Martian
   *[other] Martians
}
notion-life = life
notion-bullets = { $points ->
    [one] bullet
   *[other] bullets
}
unit = { $points ->
    [one] Martian
   *[other] Martians
}
unit-together = { $points ->
    [one] kind delivered
   *[other] kinds delivered
}

# The rim, the desk and the end
goal-first = First to
goal-hunt = { $goal ->
    [one] 1 Martian
   *[other] { $goal } Martians
}
goal-or = or
goal-together = Together
goal-threat = { $count ->
    [one] 1 left, then all is lost
   *[other] { $count } left, then all is lost
}
ship-hidden = on one of the Farms
about-hunt = { $goal } Martians win at once: step onto one, and 4 or more on the die beats it.
about-ship = Or bring the three objects out of the buildings to the Mother Ship, hidden on a Farm.
about-together = Bring the three objects out of the buildings to the Mother Ship, hidden on a Farm, and all of you win.
about-supply = Martians left in the supply: when the last one comes to the table, all of you lose.
about-martian = A Martian: step onto its square and you fight it.
about-pawn = The pawn of { $seat }
aims = How to win
about-crate = A hidden object: step onto it and take it, if you have none of its kind.
about-token = A face-down token on a Farm: the Mother Ship, or only Crop Circles.
about-stock = Bullets make up for bad rolls, Life adds steps; { $most } at most.
overview = The whole town
supply-label = Martians
tiles-label = Tiles
pile-label = Cards
martian-pile-label = Martian cards
pool-label = Objects
use-now = Use
armed-now = before you
martian-instead = Move this Martian instead
another-martian = Another Martian
another-martian-help = Takes the choice of this Martian back
rest-for-me = Move the rest for me
rest-for-me-help = A bot moves the Martians that are left
hush-round = Not this round
hush-round-help = Until your next turn you are asked only when a card is aimed at you, or at your last chance
hush-target = Only if I am the target
hush-target-help = At this table you are asked only when a card is aimed at you, or at your last chance; you can change it in the settings
switch-ask-take = Ask before a Life or a Bullet is taken, even if no companion has less
finale-map = The town at the end, with everybody where they stood
finale-figures = { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $martians ->
    [0] no Martian in town
    [one] 1 Martian in town
   *[other] { $martians } Martians in town
}
finale-stood = last seen on { $cell }
legend-pawns = Pawns
legend-pawn = Pawn { $number }
legend-things = In the town
legend-objects = Objects for the Mother Ship
legend-buildings = Buildings
legend-gas = Gas Station
legend-life = Life
legend-bullet = Bullet
legend-crate = A hidden object
legend-token = A Martian token, face down
legend-icon = Martian icon

# What the pictures of the rulebook show

picture-E4 = Nine tiles laid in a ring round one empty place, west of the House.
picture-E5 = The House with the Church north of it and the Diner south of it, with Martians, Life and hidden objects on their squares.
picture-E9 = The Church, the House and the Diner; the pawn stands on a Martian's square just inside the Church.
picture-E22 = The Church, the House and the Diner with a pawn at the southern door of the Church and another inside it.
picture-E27 = A straight road joins a Farm to the House; a T with four Martians lies at a dead end to the east.


# The guided first game
guide-town = This is the town, and it grows by a tile a turn. You walk from square to square along roads and through doors. The green fellows are Martians, never more than one on a square.
guide-people = Here you see what everybody has: Life, Bullets, Martians beaten, and items. You begin with 3 Life and 3 Bullets, and never have more than 5 of either.
guide-win = Two ways lead to victory: collect 30 Martians, or bring Fuel, Fertilizer and Dynamite to the Mother Ship. It is hidden on one of the four Farms.
guide-tile = A turn begins with a tile. Lay it so that road meets road. Most tiles bring a Martian on every road square; buildings also hold Life, Bullets and hidden objects.
guide-tile-play = A building right next to your house: whatever lies in it is a few steps away.
guide-card = Before you roll you may play a card from your hand. You have one card play from turn to turn, so choose the moment.
guide-card-play = Mass Hysteria could only put a Martian on the tile where you stand. Keep it for later, and roll.
guide-move = The die plus your Life: that many steps you may take, one by one, and stop when you like. Step on a Martian, and you fight it.
guide-move-play = West, to the nearest Martian: each one that you beat joins your collection.
guide-fight = Roll 4 or more, and you win. With less you pay the difference in Bullets, if you have them, or lose a Life and roll again.
guide-fight-play = Half of all rolls win, and 3 Bullets make up for even the worst.
guide-loot = Walk on while you have steps. On a square without a Martian you pick up what lies there; a hidden object you look at alone.
guide-loot-play = One more Martian, then a Bullet and the object behind it. Then stop: you have what you came for.
guide-end = After your steps the Martians move: the die says how many, you say which and where. Then you may discard a card; in your next turn you draw up to three again.
guide-end-play = All of them may be useful yet: keep them.
guide-on = Tile, fight, cards, steps, Martians: that is a turn. Whoever loses the last Life starts again from the house, without items and with half the collection at most. When in doubt, ask for a hint. Good hunting!
preset-first-help = Against each other, to 15 Martians.
preset-together = Together, gently
preset-together-help = All against the Martians, with mercy.
preset-tournament-help = Cards at any moment, ambushes on the ship.

# What must hold of the contents
must-when = A any window, O own turn, M before or while moving, X reaction, AL also at a last call
must-rows = f everywhere on a Farm and nowhere else; the middle of the House not blocked
must-exits = some of NESW, in this order
must-exit-square = sides whose middle square is r or f
must-doors = a-b: two squares from 0 to 8 that share an edge, neither blocked
must-icon = -1, or a square that is not blocked
must-markers = L or B and a building square, for instance L0
must-marker-once = one marker on a square
must-objects = up to two building squares without a marker
must-object-icon = in a building, the first on the icon; none elsewhere

# The contents: what each value is called
content-martians = Martians
content-life_start = Life at the start
content-bullets_start = Bullets at the start
content-most = Most Life and Bullets
content-hand = Cards in hand
content-copies = Copies of each card
content-objects = Objects of each kind
content-coop_objects = Objects of each kind, co-operative
content-surge = Order in which a surging Farm fills up
content-level-gentle = Gentle
content-level-book = As in the book
content-level-advanced = Advanced
content-level-hard = Hard
content-difficulty-name = name
content-difficulty-supply = Martian supply for 1, 2 … 6 players
content-difficulty-spots = object spots in use for 1, 2 … 6 players
content-difficulty-beaten = where beaten Martians go
content-tiles-ids = numbers
content-tiles-name = name
content-tiles-kind = kind
content-tiles-rows = squares
content-tiles-exits = exits
content-tiles-doors = doors
content-tiles-icon = square of the icon
content-tiles-markers = markers
content-tiles-objects = squares of objects
content-cards-id = rule
content-cards-deck = deck
content-cards-when = when it is played
content-cards-weapon = weapon
content-cards-against = against
content-cards-by_lot = by lot
content-cards-lasts = lasts
content-cards-copies = copies
content-cards-count = number that it plays with

## Styles of play of the bots

style-hunter = hunter
style-collector = collector
style-saboteur = saboteur

# What the coach and the review speak of besides points, by the next turn
notion-ship = { $points ->
    [one] step
   *[other] steps
}
notion-ship-more-leads = { $who ->
    [you] You are about { $amount } nearer to the Mother Ship
   *[one] { $seat } is about { $amount } nearer to the Mother Ship
}
notion-ship-more-follows = { $who ->
    [you] you are about { $amount } nearer to the Mother Ship
   *[one] { $seat } is about { $amount } nearer to the Mother Ship
}
notion-ship-less-leads = { $who ->
    [you] You are about { $amount } further from the Mother Ship
   *[one] { $seat } is about { $amount } further from the Mother Ship
}
notion-ship-less-follows = { $who ->
    [you] you are about { $amount } further from the Mother Ship
   *[one] { $seat } is about { $amount } further from the Mother Ship
}
