# Automobiles in English.
title = Automobiles
tagline = Build your bag, pick your line, and take the flag before the Wear takes you.

# Things
cube = { $colour ->
    [white] white cube (3rd gear)
    [light] light grey cube (4th gear)
    [dark] dark grey cube (5th gear)
    [black] black cube (6th gear)
   *[wear] Wear cube
}
cube-card = { $colour ->
    [yellow] yellow
    [purple] purple
    [red] red
    [green] green
   *[blue] blue
} cube ({ $card })
cubes = { $count } { $colour ->
    [white] white
    [light] light grey
    [dark] dark grey
    [black] black
    [wear] Wear
    [yellow] yellow
    [purple] purple
    [red] red
    [green] green
   *[blue] blue
}
cubes-none = nothing
several = { $head }, { $tail }
colour = { $colour ->
    [white] white
    [light] light grey
    [dark] dark grey
    [black] black
    [wear] brown
    [yellow] yellow
    [purple] purple
    [red] red
    [green] green
   *[blue] blue
}
# Letters for whoever does not tell the colours apart: they come from the words; gears have capitals
colour-letter = { $colour ->
    [white] W
    [light] L
    [dark] D
    [black] B
    [wear] w
    [yellow] y
    [purple] p
    [red] r
    [green] g
   *[blue] b
}
kind = { $colour ->
    [white] 3rd gear
    [light] 4th gear
    [dark] 5th gear
    [black] 6th gear
    [wear] Wear
    [yellow] Garage
    [purple] Pit
    [red] Handling
    [green] Performance
   *[blue] Engine
}
# The cards, each with what it says
card-car_chief = Car Chief
card-car_chief-text = Remove a gear cube from your discard and gain the next higher gear; black brings nothing.
card-engineer = Engineer
card-engineer-text = Move up to { most-cubes } from active to discard, then remove as many from your discard.
card-manager = Manager
card-manager-text = You may remove 1 active cube; then you may put 1 active or discarded cube back into your bag.
card-mechanic = Mechanic
card-mechanic-text = Move 1 active cube to used without its effect; then remove up to { most-cubes } from your discard.
card-crew_chief = Crew Chief
card-crew_chief-text = Draw until a cube is not Wear; then remove all Wear from your discard.
card-pit_captain = Pit Captain
card-pit_captain-text = Remove up to { most-cubes } from your discard.
card-pit_crew = Pit Crew
card-pit_crew-text = Remove all Wear from your discard, or exactly 2 cubes from it.
card-pit_team = Pit Team
card-pit_team-text = Remove 1 to { most-cubes } from your discard and gain 1 cube that costs no more than they do together.
card-aerodynamics = Aerodynamics
card-aerodynamics-text = No Wear in this turn's Decline phase.
card-suspension = Suspension
card-suspension-text = Gain { $wear } Wear, then enter 1 space of the colour of a gear cube in your discard.
card-tires = Tires
card-tires-text = Enter 1 space of a lower gear than a gear cube in your active area.
card-steering = Steering
card-steering-text = Gain { $wear } Wear and discard an active gear cube; enter up to { most-spaces } of the next lower gear.
card-boost = Boost
card-boost-text = Draw up to { most-cubes }, with 1 Wear for each; then every opponent may draw 1.
card-gearbox = Gearbox
card-gearbox-text = Gain { $wear } Wear; enter up to as many light grey spaces as your place says, { $most } more if you are last.
card-nitro = Nitro
card-nitro-text = Draw 2 cubes; one goes to active, the other to discard.
card-turbo = Turbo
card-turbo-text = Gain { $wear } Wear; enter up to { $most ->
    [one] 1 light grey space
   *[other] { $most } light grey spaces
}, 1 more for each green cube in any discard.
card-diesel_engine = Diesel Engine
card-diesel_engine-text = Gain { $wear } Wear; enter up to as many dark grey spaces as you have dark grey cubes in discard.
card-rotary_engine = Rotary Engine
card-rotary_engine-text = Gain { $wear } Wear; enter up to as many white spaces as there are colours in your discard.
card-hybrid_engine = Hybrid Engine
card-hybrid_engine-text = Gain { $wear } Wear; with more blue cubes than any opponent has in discard, enter up to { most-spaces } of one colour.
card-supercharged = Supercharged
card-supercharged-text = Gain { $wear } Wear; take up to { most-cubes } from your discard back into active.
most-cubes = { $most ->
    [one] 1 cube
   *[other] { $most } cubes
}
most-spaces = { $most ->
    [one] 1 space
   *[other] { $most } spaces
}
gear-text = { $colour ->
    [wear] The cube goes to your discard, nothing else.
   *[other] Enter 1 space that shows { colour }.
}
gear = { $colour ->
    [white] white
    [light] light grey
    [dark] dark grey
   *[black] black
}
gears = { $head }/{ $tail }
gear-none = no colour
post = { $post ->
    [front] front straight
    [turn_1] turn 1
    [turn_2] turn 2
    [turn_3] turn 3
    [turn_4] turn 4
    [beach_1] beach 1
    [beach_2] beach 2
    [pits] pits
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
    [front] to the front straight
    [turn_1] to turn 1
    [turn_2] to turn 2
    [turn_3] to turn 3
    [turn_4] to turn 4
    [beach_1] to beach 1
    [beach_2] to beach 2
    [pits] to the pits
    [rettifilo] to the Rettifilo
    [variante] to the Variante
    [grande] to the Curva Grande
    [roggia] to the Roggia
    [lesmo] to the Lesmo
    [serraglio] to the Serraglio
    [ascari] to the Ascari
    [opposto] to the Opposto
    [parabolica_1] to Parabolica 1
    [parabolica_2] to Parabolica 2
    [griglia] to the Griglia
   *[other] to { $post }
}
place-exact = lane { $lane }, space { $number } ({ $colours }){ $sections ->
    [1] {""}
   *[other] , section { $section } of { $sections }
}
stock = Stock
bag = Bag
active = Active
used = Used
discard = Discard
cards = Cards
track = Track
lanes = Lane { $lane }
money = Money
cost = Cost
value = Value
driver = In turn
position = Place { $place }
lap-marker = { $laps ->
    [0] finished
    [1] final lap
   *[other] { $laps } laps to go
}
round = Round { $round } of at most { $limit }
bag-size = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
path = Path
legend = Spaces: { $white } white, { $light } light grey, { $dark } dark grey, { $black } black; digits are cars.
cubes-heading = Colour
nothing = none

# Actions
grid-place = Grid place { $place } (${ $money })
buy-cube = Buy a { $cube } for ${ $cost }
buy-done = Buy no more
use = Use a { $cube }
end-actions = End the Action phase
use-nowhere = Use a { $cube }: it can enter no space now{ $wear ->
    [0] {""}
   *[other] {" "}and brings { $wear } Wear
}
use-idle = Use a { $cube }: it brings nothing now{ $wear ->
    [0] {""}
   *[other] {" "}but { $wear } Wear
}
pit-stop = { $count ->
    [0] Pit stop: no active Wear to shed, end the turn
   *[other] Pit stop: shed { $count } active Wear, end the turn
}
step = { $side ->
    [own] Own lane
    [inner] Inner lane
   *[outer] Outer lane
}: { $place }
step-shut = { $side ->
    [own] Own lane
    [inner] Inner lane
   *[outer] Outer lane
}
stop = Stop here
upgrade = Exchange a { $cube } for a { $next }
upgrade-black = Remove a { $cube } for nothing
discard-cube = Move a { $cube } to the discard
discard-done = Move no more cubes
remove-cube = Remove a { $cube } from the discard
remove-sum = Remove a { $cube } from the discard (counts ${ $cost })
remove-done = Remove no more
remove-active = Remove a { $cube } from active
remove-none = Remove no cube
return-active = Put a { $cube } from active back into the bag
return-discard = Put a { $cube } from the discard back into the bag
return-none = Put nothing back
spend-cube = Move a { $cube } to used
crew-all = Remove all Wear from the discard
crew-wear = { $count ->
    [0] Remove all Wear from the discard (there is none)
   *[other] Remove all Wear from the discard ({ $count })
}
crew-two = Remove exactly 2 cubes from the discard
gain-cube = Gain a { $cube } (cost ${ $cost })
steer-gear = Give up a { $cube }: enter { $lower } spaces
steer-nowhere = Give up a { $cube }: no { $lower } space can be entered
steer-bare = Give up a { $cube }
boost-draw = Draw a cube
boost-stop = Stop drawing
reply-draw = Draw a cube for the next turn
reply-no = Draw nothing
keep-cube = Keep the { $cube } in active
take-cube = Take a { $cube } from the discard into active
take-done = Take no more

# Questions
over = The race is over.
ask-grid-place = Choose your place on the grid.
ask-setup-buy = Buy cubes for your bag: ${ $money } left.
ask-turn = Use a cube, end the Action phase, or make a pit stop.
ask-action = Use another cube, or end the Action phase.
ask-buy = Buy cubes: ${ $money } left.
ask-step = Enter a space that shows { $colours }.
ask-steps = { $left ->
    [one] Enter 1 more space that shows { $colours }, or stop.
   *[other] Enter up to { $left } more spaces that show { $colours }, or stop.
}
ask-upgrade = { $card }: which gear cube of the discard do you exchange?
ask-engineer-move = { $card }: move cubes from active to the discard, up to { $left } more.
ask-remove = { $card }: remove cubes from the discard, up to { $left } more.
ask-remove-exactly = { $card }: { $left ->
    [one] remove 1 more cube from the discard.
   *[other] remove { $left } more cubes from the discard.
}
ask-manager-remove = { $card }: remove one active cube?
ask-manager-return = { $card }: put one cube back into the bag?
ask-mechanic-move = { $card }: which active cube goes to used?
ask-pit-crew = { $card }: all Wear, or two cubes?
ask-pit-team-remove = { $card }: remove cubes from the discard, up to { $left } more; the sum is ${ $money }.
ask-pit-team-gain = { $card }: gain one cube that costs at most ${ $money }.
ask-steering-gear = { $card }: which gear cube do you give up?
ask-boost-draw = { $card }: draw a cube? Each brings 1 Wear.
ask-boost-reply = { $card } of an opponent: draw a cube for your next turn?
ask-nitro-keep = { $card }: which of the two cubes stays active?
ask-super-take = { $card }: take cubes from the discard into active, up to { $left } more.

# Events
lines-up = { $seat } takes grid place { $place }.
buys = { $seat } buys a { $cube }.
pours = { $seat } pours the discard into the empty bag ({ bag-size }).
draws = { $seat } draws { $cubes }.
uses = { $seat } uses a { $cube }.
without-effect = The { $cube } brings nothing now.
enters-nothing = There is no space that { $seat } can enter with the { $cube }.
enters = { $seat } lays a path { $place }.
gains = { $seat } gains a { $cube }.
gains-wear = { $seat } gains { $count } Wear.
gains-no-wear = No Wear is left in the stock: { $seat } gains none.
removes = { $seat } removes { $cubes }.
removes-no-wear = There is no Wear in the discard of { $seat } to remove.
discards = { $seat } moves a { $cube } to the discard.
returns-active = { $seat } puts a { $cube } from active back into the bag.
returns-discard = { $seat } puts a { $cube } from the discard back into the bag.
spends = { $seat } moves a { $cube } to used.
takes-back = { $seat } takes a { $cube } back from the discard.
declines-draw = { $seat } draws nothing.
nothing-to-draw = { $seat } has nothing to draw.
pits = { $seat } makes a pit stop.
drives = { $spaces ->
    [one] { $seat } drives 1 space { $place }.
   *[other] { $seat } drives { $spaces } spaces { $place }.
}
calm = Aerodynamics: { $seat } gains no Wear for driving.
slipstreams = { $seat } is in the slipstream and gains no Wear for driving.
moves-up = Momentum: { $seat } moves up { $place }.
laps-left = { $seat } completes a lap: { $laps } to go.
final-lap = { $seat } begins the final lap.
finishes = { $seat } crosses the finish line! The round is played to its end.
ends = The race is over: { $seat } wins.
level = { $seat } and { $other } are level; the inner lane puts { $seat } ahead (lane { $lane } against lane { $others }).
ends-limit = The last round is over and nobody has finished: { $seat } is ahead and wins.

# Why not
no-not-now = This is not asked now. { $question }
no-grid-unused = With { $players } players only the first { $players } grid places are used, not place { $place }.
no-grid-taken = Grid place { $place } is taken; choose a free one.
no-pit-stop = A pit stop takes the place of the whole turn; this turn has begun already.
no-not-active = There is no { $cube } in your active area.
no-not-discard = There is no { $cube } in your discard.
no-exit-fits = No space that shows { $colours } can be entered from the end of your path.
no-upgrade-at-all = { $card } needs a gear cube in your discard whose next higher gear is in the stock.
no-other-cube = { $card } needs another cube in your active area.
no-draw = There is no cube left to draw, neither in the bag nor in the discard.
no-two-draws = { $card } draws exactly 2 cubes; bag and discard together hold fewer.
no-pit-team-at-all = { $card } needs cubes in your discard that pay for some cube of the stock.
no-suspension = { $card } needs a gear cube in your discard whose colour shows on a space that can be entered.
no-tires = { $card } needs a gear cube in your active area that is higher than the colour of a space that can be entered.
no-steering = { $card } needs a light grey, dark grey or black cube in your active area.
no-stop = This move must be made: one space has to be entered.
no-lane = { $side ->
    [own] Your lane does not go on here.
    [inner] There is no lane further in here.
   *[outer] There is no lane further out here.
}
no-way-past = A car stands ahead in the same space, and nobody overtakes inside a space.
no-room = Cars fill that space so far that nothing ahead of you is free.
no-colour = That space shows { $found }; this move needs { $colours }.
no-wear-sold = Wear cannot be bought or gained in exchange.
no-stock = No { $cube } is left in the stock.
no-money = A { $cube } costs ${ $cost }; you have ${ $money }.
no-next-gear = No { $next } is left in the stock.
no-gain-yet = The cubes removed so far count ${ $money }; nothing in the stock costs as little. Remove another one.
no-gain-from-wear = With this Wear the sum would be ${ $money }, and no removal could pay for anything any more.
no-two-cubes = Your discard holds fewer than two cubes.
no-stop-removing = { $left ->
    [one] 1 more cube must be removed.
   *[other] { $left } more cubes must be removed.
}
no-white-steering = There is no gear below white; give up a light grey, dark grey or black cube.
no-not-drawn = Only one of the two cubes just drawn can be kept; the { $cube } is not one of them.

# Score sheet
line-laps = { $laps ->
    [one] 1 lap completed
   *[other] { $laps } laps completed
}
line-way = Way on the current lap
line-level = Level with another car, { $won ->
    [yes] ahead
   *[no] behind
} by the lane (inner is better): lane { $lane } against lane { $others }

# Options
option-players = Players
option-players-help = How many cars race.
option-track = Track
option-track-help = Where the race takes place.
option-track-daytona_beach = Daytona Beach: a fast oval
option-track-monza = Monza: long, with chicanes
option-track-custom = a track of your own
option-track_text = Text of your own track
option-track_text-help = Counts if a track of your own is driven.
option-laps = Laps
option-laps-help = How many laps are driven; usually 3, or 5 with the sets for fine tuning and for experts.
option-card_set = Card set
option-card_set-help = The five cards in play.
option-card_set-first_race = First race
option-card_set-fine_tuning = Fine tuning
option-card_set-jalopy = Jalopy
option-card_set-money = Money, money, money
option-card_set-rainbow = Rainbow road warrior
option-card_set-revved = Revved up
option-card_set-experts = Invitation for experts
option-card_set-random = random cards
option-card_set-custom = custom cards
option-custom_cards = Custom cards
option-custom_cards-help = One card of each colour; counts if custom cards are played.
option-custom_cards-car_chief = { card-car_chief } (yellow)
option-custom_cards-engineer = { card-engineer } (yellow)
option-custom_cards-manager = { card-manager } (yellow)
option-custom_cards-mechanic = { card-mechanic } (yellow)
option-custom_cards-crew_chief = { card-crew_chief } (purple)
option-custom_cards-pit_captain = { card-pit_captain } (purple)
option-custom_cards-pit_crew = { card-pit_crew } (purple)
option-custom_cards-pit_team = { card-pit_team } (purple)
option-custom_cards-aerodynamics = { card-aerodynamics } (red)
option-custom_cards-suspension = { card-suspension } (red)
option-custom_cards-tires = { card-tires } (red)
option-custom_cards-steering = { card-steering } (red)
option-custom_cards-boost = { card-boost } (green)
option-custom_cards-gearbox = { card-gearbox } (green)
option-custom_cards-nitro = { card-nitro } (green)
option-custom_cards-turbo = { card-turbo } (green)
option-custom_cards-diesel_engine = { card-diesel_engine } (blue)
option-custom_cards-rotary_engine = { card-rotary_engine } (blue)
option-custom_cards-hybrid_engine = { card-hybrid_engine } (blue)
option-custom_cards-supercharged = { card-supercharged } (blue)
option-first_player = First player
option-first_player-help = Who takes the first turn.
option-first_player-random = at random
option-first_player-seat_0 = seat 1
option-first_player-seat_1 = seat 2
option-first_player-seat_2 = seat 3
option-first_player-seat_3 = seat 4
option-first_player-seat_4 = seat 5
option-grid_order = Grid order
option-grid_order-help = Who gets which place on the grid.
option-grid_order-turn_order = in turn order
option-grid_order-random = at random
option-grid_order-choice = by choice, in turn order
option-slipstream = Slipstream
option-slipstream-help = What counts as directly behind another car.
option-slipstream-section = the next section
option-slipstream-space = the next section or space
option-first_crossing = First crossing
option-first_crossing-help = Whether crossing the line right after the start completes a lap. By the book every crossing does; on our tracks the grid lies behind the line, so the first one is free and all laps are whole.
option-first_crossing-track = as the track says
option-first_crossing-free = free: it completes none
option-first_crossing-counts = it counts
option-third_gear_value = Value of the 3rd gear
option-third_gear_value-help = What a white cube is worth as money.
option-round_limit = Round limit
option-round_limit-help = The race ends after so many rounds at the latest; usually 60 for each lap.
option-bag_view = Bags
option-bag_view-help = What the screen shows of the bags. The book lets nobody look inside; whoever counts knows what is in them all the same.
option-bag_view-contents = counted for you
option-bag_view-size = a number only (the book)

lap-of-nothing = With laps=1 and a first crossing that counts, the race would be over as soon as the cars leave the grid. Choose laps=2 or more, or first_crossing=free.

# Tracks of one's own
track-error = { $file }: { $problem }
track-error-line = { $file }, line { $line }: { $problem }
track-text-needed = A track of your own needs its text: set track_text, or give the path of a file as the track.
track-missing = the line "{ $item } ..." is missing.
track-item = "{ $found }" is not an item; a line begins with track, lanes, laps, firstcross, money or post.
track-twice = "{ $item }" is there twice; once is enough.
track-name = the name has { $length } characters; it needs 1 to 40 that can be printed.
track-number = { $item }: "{ $found }" must be a whole number from { $low } to { $high }.
track-firstcross = "{ $found }" must be free or counts.
track-money = "{ $found }" must be five numbers, one for each grid place.
track-post-name = the post's name "{ $found }" must be 1 to 24 letters, digits, _ or -.
track-post-twice = there is a post { $post } already; every post needs a name of its own.
track-shape = "{ $found }" is not a shape; write S<length>, L<degrees>r<radius> or R<degrees>r<radius>, such as S10 or L90r5 (V6).
track-stretches = there are { $found } posts; a lap has { $least } to { $most } (V7).
track-spaces-many = with this lane there are { $found } spaces; a lap has { $most } at the most (V7).
track-sections-many = with this lane there are { $found } sections; a lap has { $most } at the most (V7).
track-pieces = with this post the shapes have { $found } straights and arcs; a lap has { $most } at the most (V7).
track-cells = { $found } lane cells; with { $lanes } lanes there must be { $lanes } (V1).
track-space = "{ $found }" is not a space; write colours of W L D B and sections, such as W, LD2 or W@1, or -2 for a gap.
track-sections = lane { $lane } has { $found } sections; their number must divide 2520, such as 3, 4, 5, 6, 7 or 8 (V2).
track-grid-number = grid place { $found }: the places are 1 to 5 (V3).
track-grid-twice = grid place { $place } is there twice; each is needed once (V3).
track-grid-space = grid place { $place } is on "{ $found }"; it needs a space with one section that shows W (V3).
track-grid-missing = grid place { $place } is missing; mark a space with @{ $place } (V3).
track-grid-order = grid place { $later } stands ahead of place { $place }; a lower place must be ahead, or level in an inner lane (V3).
track-shut = a car in { $place } behind another one would be shut in; the space needs a lane beside it there (V4).
track-dead-end = { $place } is a dead end; it needs a space ahead or beside it (V4).
track-apart = { $place } cannot be reached from the grid (V5).
track-turn = the arcs turn left by { $found } degrees in all; it must be 360 (V6).
track-long = the lap is { $found } lane widths long; at most { $most } can be drawn (V7).
track-radius = the tightest arc has radius { $found }; it must be at least { $least } (V6).
track-gap = the lap ends { $found } lane widths from its start; at most { $most } is allowed (V6).
track-near = the stretches { $one } and { $other } come too close; keep centre lines { $least } lane widths apart (V6).

# The screen
cockpit = Cockpit
pit-wall = Pit wall
shop = Shop
standings = Standings
overview = The whole circuit, or near the car
you = You
round-head = Round { $round }
lap-head = Lap
wear-title = { $worn } of { $cubes } cubes are Wear
badge-tip = The number of the car on the track
place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
place-tip = The place in the race: whoever has come further is ahead; level cars by their lane, the inner one first
gap-tip = How far behind the leader, in stretches of the track
wind-tip = Slipstream: directly behind another car driving brings no Wear
shut = Closed by cars
space-tip = A { $colours } space: a cube of that colour enters it. As the darkest of a turn it brings { $wear } Wear.
phases = The turn
phase-drive = Drive
phase-drive-tip = Use cubes, one by one: a gear cube enters one space of its colour, a bright one does what its card says.
phase-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
phase-buy = Buy
phase-buy-tip = The active cubes that you did not use are money for new ones.
phase-wear = Wear
phase-wear-tip = Then the car drives, and the darkest space that it entered brings Wear.
phase-draw = Draw
phase-draw-tip = Everything goes to the discard, and { $hand } new cubes come out of the bag.
forecast-slipstream = slipstream
forecast-calm = Aerodynamics
forecast-money = to the shop with ${ $money }
forecast-lost = ${ $money } will be lost
money-why = Unused cubes are money: ${ $money }
money-tip = The cubes left in your active area when you end the Action phase are money, each for what it is worth. What is not spent is lost.
hold = { $area ->
    [active] Active
    [used] Used
    [discard] Discard
   *[bag] Bag
}
setup-help = Before the start you fill your bag: buy cubes in the shop. For every turn you draw { $hand } of them.
active-none = No cube is active.
active-tip = In front of the driver: to be used in this turn, or to be money.
used-tip = Used or bought in this turn, on the track too; at its end they go to the discard.
discard-tip = They fill the bag again when it is empty.
bag-tip = From here the cubes are drawn at random.
worth = worth ${ $money }
can-reach = { $spaces ->
    [one] enters 1 space
   *[other] enters up to { $spaces } spaces
}
can-wear = to discard
can-use = ready
can-nowhere = enters no space
can-nothing = brings nothing
can-no-space = no { $colours } space ahead
can-not = not now
photo-finish = Photo finish
photo-limit = The last round is over
photo-figures = { $track }, { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
fastest-lap = Fastest lap
fastest-lap-of = { $name }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
lap-times = Lap times of { $name }
lap-rounds = { $times } rounds
photo-laps = { $laps ->
    [one] { $done } of 1 lap
   *[other] { $done } of { $laps } laps
}
notion-spaces = { $points ->
    [one] space
   *[other] spaces
}
notion-wear = { $points ->
    [one] Wear cube
   *[other] Wear cubes
}
unit = { $points ->
    [one] lap
   *[other] laps
}

# The legend
legend-cubes = Cubes
legend-spaces = Spaces
legend-cars = Cars
legend-signs = Signs
legend-card = Does what the card of its colour says; the cards differ from race to race.
legend-wear = Wear
legend-wear-text = How many of a driver's cubes are Wear; each mark beside it is a tenth of all.
legend-money = Money
legend-money-text = What a cube costs in the shop, or what an unused one is worth.
legend-bag = Bag
legend-bag-text = From here the cubes are drawn at random.
legend-wind = Slipstream
legend-wind-text = Directly behind another car: driving brings no Wear.
legend-shut = Closed
legend-shut-text = Cars stand in the way; nobody overtakes inside a space.
legend-way = Within reach
legend-way-text = The cube that is pointed at can take the car here.
legend-driver = In turn
legend-driver-text = This car's driver decides.
legend-flag = Finished
legend-flag-text = This car has crossed the line for the last time.

# What the pictures of the rulebook show

picture-E7 = The right half of Daytona Beach with five cars: purple directly behind green at the first turn, blue just behind them, red and yellow one behind the other on the far straight.
picture-E9 = The far straight: the green car stands in the section right ahead of the purple one; one way leads inside, one outside.
picture-E16 = Five cars on the starting grid before the finish line.
picture-E20 = Three cars fill the front sections of a dark grey space beside the red car, which can only go straight on.
picture-E32 = The last stretch before the finish line, with four cars on their last lap.


# The guided first game
guide-track = This is the track: four lanes, cut into spaces. The shade of a space says which gear enters it: white the third, light grey the fourth, dark grey the fifth, black the sixth. Darker spaces are as a rule longer.
guide-cubes = These are your cubes. For every turn you draw seven from your bag into the active area. Used or not, they end in the discard; when the bag is empty, the discard fills it again.
guide-win = The race goes over three laps. When a car has finished, the round is played out, and whoever is furthest ahead wins. What your bag is made of decides how far you get.
guide-grid = Before the start you buy for your bag, in which there are 5 white, 2 light grey and 5 yellow cubes already. Money that you do not spend is lost.
guide-grid-play = Two fifth gears and a sixth, for exactly your $10: their spaces reach further than most white ones.
guide-drive = Use active cubes one by one. A gear enters one space of its shade: straight on, or slantwise into a lane beside. Your path grows, and after the purchases the car follows it.
guide-drive-play = Dark, dark, white, light: four spaces. Keep the black cube: it is worth $3, and a black space would wear more.
guide-buy = The cubes that you did not use are money now. What you buy comes out of your bag in a later turn.
guide-buy-play = $7: an engine that may drive two spaces with one cube, and a fourth gear for the rest.
guide-wear = Speed wears: after driving you gain 1 to 4 brown cubes, by the darkest space you entered. They do nothing but take up room when drawn. Driving close behind another car spares you; a pit stop in place of a turn removes those that are active.
guide-on = That is a turn: drive, buy, wear, draw. The five coloured cards tell what their cubes can do. When in doubt, ask for a hint. Have a good race!
preset-first-help = One lap with the cards of the first race.
preset-tournament-help = Monza, the experts' cards, a drawn grid.
option-laps-usual = as the track says
option-round_limit-usual = none

# The contents: what each value is called
content-hand = Cubes drawn at the end of a turn
content-limit_a_lap = Rounds for each lap
content-wear = Wear of white, light grey, dark grey, black
content-colours = Colours
content-colours-names = names
content-colours-letters = letters
content-colours-cubes = cubes in the box
content-colours-start = cubes in each bag at the start
content-gears = Gears
content-gears-cost = cost
content-gears-value = value
content-wear_cube = Wear cube
content-wear_cube-cost = cost
content-wear_cube-value = value
content-cards-rule = rule
content-cards-name = name
content-cards-colour = colour
content-cards-cost = cost
content-cards-value = value
content-cards-wear = Wear that it brings
content-cards-most = number that it names
content-sets-name = name
content-sets-cards = cards
content-sets-laps = laps

# What the coach and the review speak of besides points, by the next turn
notion-bag = { $points ->
    [one] cube
   *[other] cubes
}
notion-bag-more-leads = { $who ->
    [you] Your bag is tighter by about { $amount }
   *[one] The bag of { $seat } is tighter by about { $amount }
}
notion-bag-more-follows = { $who ->
    [you] your bag is tighter by about { $amount }
   *[one] the bag of { $seat } is tighter by about { $amount }
}
notion-bag-less-leads = { $who ->
    [you] Your bag is looser by about { $amount }
   *[one] The bag of { $seat } is looser by about { $amount }
}
notion-bag-less-follows = { $who ->
    [you] your bag is looser by about { $amount }
   *[one] the bag of { $seat } is looser by about { $amount }
}
