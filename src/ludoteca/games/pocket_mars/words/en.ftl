# Pocket Mars in English.
title = Pocket Mars
tagline = Seven colonists, one small ship: be the first to feel at home on the Red Planet.

# Things
type = { $type ->
    [ecosystem] Ecosystem
    [energy] Energy
    [science] Science
    [water] Water
   *[construction] Construction
}
other-type = { $other ->
    [ecosystem] Ecosystem
    [energy] Energy
    [science] Science
    [water] Water
   *[construction] Construction
}
code = { $type ->
    [ecosystem] Ec
    [energy] En
    [science] Sc
    [water] Wa
   *[construction] Co
}
card-code = { code }{ $value }
card = { type } { $value }
building = { type } Building
da = Devious Automatics
seat-away = the seat { $steps } to the left
a-card = { $type ->
    [hidden] a card
    [ecosystem] an Ecosystem card
    [energy] an Energy card
   *[other] a { type } card
}
mars = Mars
value = Value
cards = Cards
who = Player
earth = Earth
ship = Ship
energy-head = Energy
hand = Hand
module = Prep module
points = VP
where = Where
card-head = Card
upper = From the hand
lower = From the prep module
place-hand = hand
place-prep = prep
place-played = played
place-kept = kept
place-pack = pack
round = Round { $round } of at most { $last }
round-solo = Round { $round }
deck = Deck: { $count }
deck-top = on top
deck-bottom = at the bottom
playing = Being played:
discards = Discard pile ({ $count }):

# The texts of the cards
part-take = { $count ->
    [one] take 1 colonist from Earth
   *[other] take { $count } colonists from Earth
}
part-land = { $count ->
    [one] land 1 colonist in a building of your choice
   *[other] land up to { $count } colonists in buildings of your choice
}
part-land-in = { $count ->
    [one] land 1 colonist in { type }
   *[other] land up to { $count } colonists in { type }
}
part-energy = gain { $count } energy
part-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
part-promote = move one of your colonists from ★ to ★★
part-promote-in = move one of your colonists from ★ to ★★ in { type }
part-swap = in one building exchange a colonist on ★ with one of another player on ★★
part-reorder = under one building exchange the top card with a covered card
part-peek = look at another player's prep cards
part-move = move one of your colonists from ★ of one building to ★ of another
part-cover = put a hand card face-down under its building (value 0)
part-take-short = take { $count }
part-land-short = land { $count }
part-energy-short = +{ $count } energy
part-draw-short = draw { $count }
part-promote-short = ★ → ★★
part-swap-short = swap ★ and ★★
part-reorder-short = reorder a stack
part-peek-short = peek at a module
part-move-short = move ★ → ★
part-cover-short = cover a building
condition-always = always
condition-pay = pay { $count } energy
condition-none = if you have no colonist in { type }
condition-some = if you have a colonist in { type }
condition-holds = if you have { a-card } in hand
text-one = { $one }
text-two = { $one }; then { $two }
text-lower-one = { $condition }: { $one }
text-lower-two = { $condition }: { $one }; then { $two }

# Actions
play-hand = Play { $card } from your hand: { $text }
play-prep = Play { $card } from your prep module ({ $text })
play-other = Play { a-card } of { $seat }, slot { $slot }
play-other-known = Play { $card } of { $seat }, slot { $slot }
play-other-bare = Play the card in slot { $slot } of { $seat }
take = Take 1 colonist from Earth
take-solo = Take 1 colonist from Earth and discard a card of DA
energy = { $count ->
    [0] Discard { $card } (no gain: you have the most energy there is)
   *[other] Discard { $card } for { $count } energy
}
idle = { $what } (nothing of it is possible now)
idle-prep = { $what } (only the value of its building would change)
land = Land a colonist in { type }
promote = Move your colonist in { type } from ★ to ★★
swap = In { type }, exchange a colonist of { $seat } on ★ with one of { $other } on ★★
move = Move a colonist from ★ of { type } to ★ of { other-type }
reorder = In { type }, bring covered card { $place } to the top ({ $value ->
    [0] face-down, value 0
   *[other] value { $value }
})
reorder-bare = In { type }, bring covered card { $place } to the top
cover = Put { $card } face-down under its building
peek = Look at the prep cards of { $seat }
shift-up = In { type }, move a colonist of { $seat } up to ★★
shift-down = In { type }, move a colonist of { $seat } down to ★
bottom = Put { $card } at the bottom of the deck
drop = Discard { $card }
fill = Put { $card } into your prep module
keep = Keep { $card }
da-slot-discard = Discard DA's { type } card in slot { $slot }
da-slot-draw = Draw DA's { type } card in slot { $slot }
da-slot-bare = Choose DA's card in slot { $slot }
use = Use { $what }
use-bare = Use
skip = Skip { $what }
skip-bare = Skip
what-value = the landing by { $card }
what-lower = the lower action of { $card }
what-ability = the ability of the { building }
what-part = this part: { $text }
what-this = this

# Questions
ask-draft = Keep one card of the pack and pass on the rest.
ask-opening = { $left ->
    [one] Choose the second card for your prep module.
   *[other] Choose two of your four cards for your prep module; which one first?
}
ask-turn = Choose one of the five actions.
ask-value = { $card } beats the value of the { building }: land a colonist there?
ask-lower = Use the lower action of { $card }? ({ $text })
ask-part = { $card }: { $text }.
ask-part-left = { $card }: { $text } (still { $left }).
ask-ability = { $type ->
    [ecosystem] Ecosystem: move anyone's colonist between ★ and ★★?
    [energy] Energy: gain 1 energy?
    [science] Science: take 1 colonist from Earth?
    [water] Water: put one of your cards at the bottom of the deck?
   *[construction] Construction: land a colonist in a building of your choice?
}
ask-drop = You have more than four cards: discard one from your hand.
ask-fill = Put a hand card into the empty slot of your prep module.
ask-da-discard = Which card of DA is discarded?
ask-da-draw = You draw from DA's prep module: which card?

# Events
keeps = { $seat } keeps { $card }.
draft-ends = The draft is over; the cards left over are shuffled into the deck.
module-shown = { $seat } has prepared { $type ->
    [ecosystem] an Ecosystem
    [energy] an Energy
   *[other] a { type }
} card and { $other ->
    [ecosystem] an Ecosystem
    [energy] an Energy
   *[other] a { other-type }
} card.
plays-hand = { $seat } plays { $card } from hand.
plays-prep = { $seat } plays { $card } from the prep module.
plays-other = { $seat } plays { $card } out of the prep module of { $other }.
plays-da = { $seat } plays DA's { $card }.
discards-energy = { $seat } discards { $card } from { $from ->
    [prep] the prep module
   *[hand] the hand
} for energy.
discards-da = { $seat } discards DA's { $card }.
takes = { $count ->
    [0] { $seat } has no colonist left on Earth to take.
    [one] { $seat } takes 1 colonist from Earth.
   *[other] { $seat } takes { $count } colonists from Earth.
}
lands = { $seat } lands a colonist in { type }.
gains = { $count ->
    [0] { $seat } stays at { $now } energy, the most there is.
   *[other] { $seat } gains { $count } energy and has { $now }.
}
pays = { $seat } pays { $count } energy and has { $now } left.
promotes = { $seat } moves a colonist in { type } up to ★★.
swaps = { $seat } exchanges two colonists in { type }: { $low } goes up to ★★, { $high } down to ★.
moves = { $seat } moves a colonist from { type } to { other-type }.
reorders = { $seat } exchanges cards under { type }: its value is now { $value }.
covers = { $seat } puts { a-card } face-down under its building: value 0.
covers-own = { $seat } puts { $card } face-down under its building: value 0.
peeks = { $seat } looks at the prep cards of { $other }.
peeks-one = { $seat } looks at the prep card of { $other }: { $one }.
peeks-two = { $seat } looks at the prep cards of { $other }: { $one } and { $two }.
shifts-up = { $seat } moves a colonist of { $other } in { type } up to ★★.
shifts-down = { $seat } moves a colonist of { $other } in { type } down to ★.
sinks = { $seat } puts { a-card } from { $from ->
    [prep] the prep module
   *[hand] the hand
} at the bottom of the deck.
sinks-own = { $seat } puts { $card } from { $from ->
    [prep] the prep module
   *[hand] the hand
} at the bottom of the deck.
beats-not = { $card } does not beat the { building }, worth { $value }: no landing.
beats-nobody = { $card } beats the { building }, worth { $value }, but nobody is on the ship of { $seat }.
declines = { $seat } skips { $what }.
cannot = { $seat } cannot use { $what }.
drops = { $seat } discards { $card }.
draws = { $seat } draws { a-card }.
draws-none = There is no card left for { $seat } to draw.
draws-own = { $seat } draws { $card }.
draws-da = { $seat } draws DA's { type } card.
draws-da-own = { $seat } draws DA's { $card }.
prepares = { $seat } prepares { a-card }.
prepares-own = { $seat } prepares { $card }.
renews = { $count ->
    [one] A new deck is made of 1 card.
   *[other] A new deck is made of { $count } cards.
}
system-error = System Error.
spills-none = The deck is empty: no card falls.
da-sleeps = DA's prep module does not have just one card: no activation.
da-stays = DA finds nobody to move up or down.
spills = { $card } falls from the deck onto the discard pile.
activates = { $type ->
    [ecosystem] DA activates Ecosystem: Double Upgrade.
    [energy] DA activates Energy: Overwhelming Power.
    [science] DA activates Science: Recruitment.
    [water] DA activates Water: Spark.
   *[construction] DA activates Construction: Machinations.
}
da-demotes = DA pushes your colonist in { type } down to ★.
da-prepares = DA gets { a-card } in slot { $slot }.
ends = The game is over: the colonists are counted.
ends-settled = All { $count } colonists of { $seat } are in buildings.
ends-module = DA's prep module cannot be filled any more: it has { $count ->
    [0] no card
   *[other] only { $count } of 2 cards
}.
ends-limit = Round { $round } was the last one, as the round limit says.
tie-settled = Level at { $points } points: { $seat } wins with more colonists in buildings, { $count } against { $fewer }.
tie-shared = Level at { $points } points, with { $count } colonists in buildings each: the victory is shared.
tie-solo = Level at { $points } points: a tie goes to Devious Automatics.
solo-won = You win with { $points } points to DA's { $other }.
solo-lost = DA wins: you have { $points } points, DA has { $other }.

# Why not
no-not-now = Something else is asked now: { $question }
no-pass = There is no pass: choose one of the five actions.
no-not-in-hand = { $card } is not in your hand; choose a card that is.
no-not-in-prep = { $card } is not in your prep module; choose one of the cards there.
no-not-own = { $card } is neither in your hand nor in your prep module; choose one of your own cards.
no-not-in-pack = { $card } is not in the pack that you hold; choose one of its cards.
no-such-seat = Nobody sits there; choose a player of this game.
no-slot-empty = That slot of the prep module is empty; choose the other one.
no-earth = You have no colonist left on Earth; choose another action.
no-land-elsewhere = This colonist can only land in { type }.
no-promote-elsewhere = This action only moves a colonist in { type }.
no-own-star = You have no colonist on ★ of { type }.
no-room = { $most ->
    [one] ★★ of { type } holds 1 colonist and is full.
   *[other] ★★ of { type } holds { $most } colonists and is full.
}
no-swap-same = Two colonists of the same owner cannot be exchanged; choose two different owners.
no-star = There is no colonist of { $seat } on ★ of { type }.
no-double = There is no colonist of { $seat } on ★★ of { type }.
no-move-same = A colonist moves to another building, not to its own.
no-reorder = { $count ->
    [0] Under { type } there is no card at all; another card must lie under the top one.
    [one] Under { type } there is just 1 card; another card must lie under the top one.
   *[other] Under { type } there are { $count } cards; choose one of those below the top one.
}
no-cover-construction = A Construction card cannot be laid face-down: its building has no value.
no-module = That prep module has no cards to look at.

# Score sheet
line-ship = Colonists on the ship
line-star = Colonists on ★
line-double = Colonists on ★★
line-spread = A colonist in each of the four buildings
line-four = Four colonists in one building
line-energy = Highest energy
line-settled = Tie-break: { $count ->
    [one] 1 colonist in buildings
   *[other] { $count } colonists in buildings
}

# Options
option-players = Players
option-players-help = One player plays against Devious Automatics.
option-solo_level = Solo level
option-solo_level-help = Where the colonists of Devious Automatics start; for one player. With Singularity it also has 3 energy.
option-solo_level-standard = Standard: 5 on the ship
option-solo_level-super_droid = Super-Droid: 6 on the ship
option-solo_level-cyborg = Cyborg: 7 on the ship
option-solo_level-singularity = Singularity: 6, and 1 in a building
option-draft = Draft
option-draft-help = Opening hands are drafted: keep a card, pass the rest; for 2-4 players.
option-draft-off = no: cards are dealt
option-draft-on = yes
option-first_seat = First seat
option-first_seat-help = Who plays first in every round.
option-first_seat-random = at random
option-visible_backs = Visible backs
option-visible_backs-help = Which card backs, that is which types, everybody sees.
option-visible_backs-all = modules, hands, top of the deck
option-visible_backs-prep_only = prep modules only
option-round_limit = Round limit
option-round_limit-help = With 2-4 players the game ends after this round at the latest.

# The screen
screen-first = plays first in every round
screen-back = { $type ->
    [hidden] A card, face-down
   *[other] { type }, face-down
}
screen-zero = { type }, face-down: value 0
screen-earth = { $count ->
    [one] 1 colonist on Earth
   *[other] { $count } colonists on Earth
}
screen-ship = { $count ->
    [one] 1 colonist on the ship
   *[other] { $count } colonists on the ship
}
screen-energy = Energy { $count } of { $most }
screen-pile = { $count ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
screen-ability = { $type ->
    [ecosystem] Ecosystem: move anyone's colonist between ★ and ★★
    [energy] Energy: gain 1 energy
    [science] Science: take 1 colonist from Earth
    [water] Water: put one of your cards at the bottom of the deck
   *[construction] Construction: land a colonist in a building of your choice
}
screen-ability-short = { $type ->
    [ecosystem] anyone ★ ↔ ★★
    [energy] 1 energy
    [science] take 1
    [water] a card to the deck
   *[construction] land 1 anywhere
}
screen-at-hand = Your hand
screen-at-prep = Your prep module
screen-at-play = In play
screen-at-five = A turn: one of five
five-hand = play from your hand
five-prep = play from your module
five-other = play from another's module
five-da = play a card of DA
five-take = take 1 colonist
five-energy = discard for energy
screen-at-pack = The pack: keep one
screen-note-hand = the upper half counts, then the card is discarded
screen-note-prep = under its building: landing, lower half, ability
screen-at-kept = Kept
screen-free = free
screen-discards = Discard pile
screen-upper = From hand
screen-lower = From module
screen-if-always = always
screen-if-pay = pay { $count }
screen-if-none = nobody in
screen-if-some = someone in
screen-if-holds = in hand:
screen-beats = { $value } > { $other }: land 1
screen-beats-nobody = { $value } > { $other }, nobody aboard
screen-beats-not = { $value } ≤ { $other }: no landing
screen-burn = discard
screen-use = Use
screen-skip = Skip
screen-do-fill = Into the module
screen-do-drop = Discard
screen-do-cover = Cover with it
screen-do-bottom = Under the deck
screen-do-keep = Keep
screen-console = The androids
screen-phase-2 = System Error
screen-phase-3 = Android Activation
screen-da = { $type ->
    [ecosystem] lands here, then Double Upgrade: up to ★★ twice, first where you have most on ★; if it cannot, it pushes you down.
    [energy] lands here, then Overwhelming Power: { $energy } energy, or { $cards ->
        [one] a card
       *[other] { $cards } cards
    } from the deck if it is full.
    [science] lands here, then Recruitment: 1 android boards.
    [water] lands here, then Spark: { $cards ->
        [one] 1 more card falls
       *[other] { $cards } more cards fall
    } from the deck.
   *[construction] Machinations: lands where its score grows most, then nearest a bonus, then below a free ★★, then leftmost.
}
screen-da-sleeps = The module did not have just one card: no activation.
screen-da-waits = If just one card is left in DA's module, it acts:

# What the things on the screen say of themselves
tip-card = { card }. From the hand: { $upper }. From the prep module: { $lower }.
tip-number = { card }: from the prep module it lands a colonist if its value beats that of the { building }.
tip-number-none = { card }: its building has no value, so it lands nobody by value.
tip-building = The { building }. Whoever plays a card under it from a prep module may then use its ability: { $type ->
    [ecosystem] move anyone's colonist between ★ and ★★.
    [energy] gain 1 energy.
    [science] take 1 colonist from Earth.
    [water] put one of their cards at the bottom of the deck.
   *[construction] land a colonist in a building of their choice.
}
tip-star = ★ of { type }: a colonist here counts { $points } at the end. There is room for any number.
tip-double = ★★ of { type }: a colonist here counts { $points } at the end. There is room for { $room ->
    [one] 1 colonist
   *[other] { $room } colonists
} in all.
tip-here = Here: { $who }.
tip-value = The { building } is worth { $value }. A card from a prep module that beats it lands a colonist.
tip-covered = It is covered and does not count.
tip-deck = Deck: { $count }. Cards are drawn from its top.
tip-sunk = It lies at the bottom of the deck.
tip-helmet = The colonists of { $seat } wear { $shape ->
    [round] round helmets
    [cone] pointed helmets
    [box] square helmets
    [gem] six-sided helmets
   *[droid] antennas: they are androids
}.
tip-earth = { screen-earth }. Here they count nothing; first they have to board the ship.
tip-ship = { screen-ship }, worth { $points } each at the end. From here they land on a ★.
tip-energy = { screen-energy }. It pays for lower actions; whoever has most at the end gets { $points }.
tip-hand = From the hand a card does its upper action and is discarded.
tip-module = From the prep module a card goes under its building: it lands a colonist if it beats the value, does its lower action, and the building its own.
tip-slot = A free slot of the prep module: it is filled at the end of the turn.
tip-landing = Its value { $value } is compared with { $other }, the value of its building. Only a higher one lands a colonist from the ship.
tip-five-hand = Touch the upper half of a card in your hand: it does what stands there and is discarded.
tip-five-prep = Touch a card in your prep module: it lands a colonist if it beats its building, does its lower half, and the building its own.
tip-five-other = Touch a face-down card in another player's prep module: its owner may use the lower half, you the ability of the building.
tip-five-da = Touch a face-down card of Devious Automatics: you may land by its value and use the ability of the building.
tip-five-take = Touch your Earth: 1 colonist boards your ship.
tip-five-energy = Touch the yellow sign on one of your cards: it is discarded and brings energy.

# The legend
legend-types = Types of cards
legend-helmets = Whose colonists they are
legend-parts = What the halves of a card do
legend-conditions = What a lower action asks for
legend-buildings = The buildings and their abilities
legend-points = What counts at the end
legend-hidden = A card whose back nobody sees
legend-card = They go under the { building }.
legend-helmet = { $shape ->
    [round] Round helmets
    [cone] Pointed helmets
    [box] Square helmets
    [gem] Six-sided helmets
   *[droid] Antennas
}

# The result
finale-title = The colony, and what each building brought whom
finale-brought = { type }: { $points } points, with { $low } on ★ and { $high } on ★★.

# What the pictures of the rulebook show

picture-E4 = The Ecosystem building with two cards below it, the top one face-down: its value is 0.
picture-E8 = The Water building with one colonist on the star and one of the other player on the double star.
picture-E14 = The Science building with Science 7 on top and Science 2 below it.
picture-E16 = The Energy building with colonists of three players on the star and on the double star.

# The guided first game
guide-mars = This is Mars: four Buildings with room for colonists, on ★ and on ★★, and Construction, where nobody lives. A Building is worth as much as the card on top of it, and 3 as long as there is none.
guide-colonists = This is you. Of your seven colonists one begins on your ship, the others on Earth. Their way goes from Earth to the ship, from there to ★, and up to ★★. Energy pays for what some cards do.
guide-points = At the end a colonist counts 1 on your ship, 2 on ★, 4 on ★★. There are 2 points for being in all four Buildings, 3 for four colonists in one of them, 1 for the most energy.
guide-prepare = Two of your four cards go face-down into your prep module, two stay in your hand. From the hand a card does its upper action. From the module it is built into its Building and does more.
guide-prepare-play = A card from your module that beats its Building lands a colonist. 7 and 6 beat the 3 of an empty one.
guide-turn = One action a turn: play a card from your hand or your module, play one of a rival's module by its back, take a colonist from Earth, or discard a card for 1 energy.
guide-turn-play = Three things at once: it beats the 3, it takes a colonist for 1 energy, and so does the Science Building for nothing.
guide-card = A card from your own module gives up to three things, each if you like: land where it beats the Building, its lower action, the ability of the Building.
guide-card-play = Take all three: one colonist on ★, and two new ones on your ship.
guide-refill = At the end of a turn everybody is back at four cards, two in hand and two in the module.
guide-refill-play = Water 6 beats the 3 of the Water Building, so it belongs in the module. Keep Construction 1 in hand: there it lands two.
guide-turn-again = Your turn again. A colonist on your ship counts 1, in a Building 2 or 4: the sooner they land, the sooner they can rise.
guide-turn-again-play = Two colonists wait on your ship, and this card lands both.
guide-land = Where a card leaves you a choice, it asks. You may also stop.
guide-land-play = Go where you have nobody yet: with somebody in all four Buildings you get 2 points more.
guide-on = The game ends with the round in which somebody has all seven colonists in Buildings. When in doubt, ask for a hint, or touch what does not glow: it tells you why. Welcome to Mars!
preset-first = As in the book
preset-first-help = Exactly as it is printed; good for a first game.
preset-tournament-help = With a draft, and hands that nobody sees.

# The contents: what each value is called
content-colonists = Colonists of each seat
content-aboard = Of them on the ship at the start
content-energy_most = Most energy
content-energy_start = Energy at the start
content-base_value = Value of an empty building
content-room = Room on ★★ with 1, 2, 3, 4 players
content-points = Points
content-points-ship = on the ship
content-points-star = on ★
content-points-double_star = on ★★
content-points-all_buildings = in all buildings
content-points-four_in_one = four in one building
content-points-energy = for energy
content-automaton = Devious Automatics
content-automaton-all_buildings = points in all buildings
content-automaton-four_in_one = points for four in one building
content-automaton-energy = points for energy
content-automaton-discards = cards discarded at a system error
content-automaton-energy_gain = energy gained at a system error
content-level-standard = Standard
content-level-super_droid = Super-Droid
content-level-cyborg = Cyborg
content-level-singularity = Singularity
content-automaton-levels-name = name
content-automaton-levels-ship = on the ship
content-automaton-levels-landed = landed
content-automaton-levels-energy = energy
content-projects-cards-name = name
content-projects-cards-value = value
content-projects-cards-upper = upper action
content-projects-cards-lower = lower action
content-projects-cards-condition = condition

# What the coach and the review speak of besides points, by the next turn
notion-settled = { $points ->
    [one] colonist on Mars
   *[other] colonists on Mars
}
notion-energy = energy
