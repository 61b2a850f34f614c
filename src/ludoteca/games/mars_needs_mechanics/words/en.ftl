# Mars Needs Mechanics in English.
title = Mars Needs Mechanics
tagline = Buy, build and sell: the market follows your every purchase.

# Things
component = { $component ->
    [wire] Wire
    [magnet] Magnet
    [gear] Gear
    [piping] Piping
    [boiler] Boiler
    [aether_tube] Aether Tube
   *[lens] Lens
}
letter = { $component ->
    [wire] W
    [magnet] M
    [gear] G
    [piping] P
    [boiler] B
    [aether_tube] A
   *[lens] L
}
cards = { $count } × { component }
price = { component } { $price }
list = { $some }, { $more }
no-cards = none
market = Market
prices = Prices
order-line = Order line
front = front
back = back
deck = Deck
discard = Discard pile
hand = Hand
scrap = Scrap
built = Built
nothing-built = nothing built
cogs = { $cogs ->
    [one] { $cogs } cog
   *[other] { $cogs } cogs
}
card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
round = Round { $round }
last-round = last round
passes = Passes in a row: { $count } of { $players }
idle-rounds = Rounds without a purchase: { $count }
first-player = First Player
unknown-cards = { $count } unknown
bought-now = bought this round
on-top = On top of the deck, seen through the X-Ray Goggles
mechanisms = Mechanisms
cost = Cost
scrap-aside = { $count ->
    [one] { $count } Scrap comes back when the sale is done
   *[other] { $count } Scrap come back when the sale is done
}

# The Mechanisms, each under its own name: what it is called, what its card says, what it says in play
card-xray_goggles = X-Ray Goggles
card-xray_goggles-choice = C1 { card-xray_goggles }
card-xray_goggles-text = { $shows ->
    [1] You see the top card of the deck and may buy it as if it lay in the market.
    [2] You see the top two cards of the deck and may buy one of them as if it lay in the market.
   *[other] You see the top three cards of the deck and may buy one of them as if it lay in the market.
}
card-difference_engine = Difference Engine
card-difference_engine-choice = C2 { card-difference_engine }
card-difference_engine-text = After prices are adjusted, you may raise or lower one price by { $step }.
card-rocket_booster = Rocket Booster
card-rocket_booster-choice = C3 { card-rocket_booster }
card-rocket_booster-text = Each set you sell pays { cogs } more.
card-aether_drive = Aether Drive
card-aether_drive-choice = C4 { card-aether_drive }
card-aether_drive-text = Once per round, when you pass, you may move any token to the front of the order line.
card-aether_drive-used = Drive used
card-automaton = Automaton
card-automaton-choice = C5 { card-automaton }
card-automaton-text = Cannot be disassembled; worth { cogs } at the end of the game.
card-automaton-pays = The Automaton brings { $seat } { cogs }.
card-automaton-stays = The Automaton can never be disassembled.
card-clockwork_nightingale = Clockwork Nightingale
card-clockwork_nightingale-choice = C6 { card-clockwork_nightingale }
card-clockwork_nightingale-text = When you build it the Crown buys it: discard its cards and take { cogs }.
card-clockwork_nightingale-pays = The Crown buys the Clockwork Nightingale: { $seat } takes { cogs }.
card-clockwork_nightingale-stays = The Clockwork Nightingale never stays built: the Crown buys it at once.
card-assembly_gantry = Assembly Gantry
card-assembly_gantry-choice = C7 { card-assembly_gantry }
card-assembly_gantry-text = It does not count against the limit and lets you have { $others ->
    [1] one other Mechanism
    [2] two other Mechanisms
   *[other] { $others } other Mechanisms
} built; when a round ends, take { cogs } for each Mechanism you have built, this one included.
card-assembly_gantry-pays = The Assembly Gantry pays { $seat } { cogs }.
card-assembly_gantry-stays = The Assembly Gantry must stay while you have { $count } other Mechanisms built.
card-steam_governor = Steam Governor
card-steam_governor-choice = C8 { card-steam_governor }
card-steam_governor-text = Once per round, when you pass, take { cogs }.
card-steam_governor-used = Governor used
card-steam_governor-pays = The Steam Governor pays { $seat } { cogs }.
card-pneumatic_loader = Pneumatic Loader
card-pneumatic_loader-choice = C9 { card-pneumatic_loader }
card-pneumatic_loader-text = Once per round, after buying, you may buy a second card in the same turn for { cogs } less.
card-pneumatic_loader-used = Loader used
card-scrap_crucible = Scrap Crucible
card-scrap_crucible-choice = C10 { card-scrap_crucible }
card-scrap_crucible-text = Scrap cards in sets you sell come back to your hand.

# Actions
buy = Buy { $name } for { cogs }
buy-second = Second purchase: { $name } for { cogs }
buy-deck = Buy { $name }, card { $slot } of the deck, for { cogs }
buy-deck-second = Second purchase: { $name }, card { $slot } of the deck, for { cogs }
buy-deck-bare = Buy card { $slot } of the deck
pass = Pass
build = Build the { $name }
disassemble = Disassemble the { $name }
end-turn = End turn
drive = Move { $name } to the front
drive-decline = Leave the order line as it is
engine-up = Raise { $name } from { $price } to { $after }
engine-down = Lower { $name } from { $price } to { $after }
engine-decline = Leave the prices as they are
sell = Sell { $count } × { component }{ $scrap ->
    [0] {""}
   *[other] {" "}+ { $scrap } Scrap
} for { cogs }{ $spare ->
    [yes] {" "}(more Scrap than it needs)
   *[no] {""}
}
sell-done = Done selling

# Questions
ask-turn = { $buy ->
    [yes] Buy or pass
   *[no] You can pay for no card: pass
}{ $works ->
    [both] ; you may also build or disassemble.
    [build] ; you may also build.
    [disassemble] ; you may also disassemble.
   *[none] .
}
ask-more = { $works ->
    [both] Build or disassemble a Mechanism, or end your turn.
    [build] Build a Mechanism, or end your turn.
    [disassemble] Disassemble a Mechanism, or end your turn.
   *[none] Nothing else is possible this turn: end it.
}
ask-second = The Pneumatic Loader: buy a second card for less, or go on with your turn.
ask-drive = The Aether Drive: move a token to the front of the order line, or leave it.
ask-engine = The Difference Engine: raise or lower one price, or leave them.
ask-sell = { $sets ->
    [0] You hold no set of three or more: say that you are done.
   *[other] Sell sets of three or more, one after the other, and say when you are done.
}

# Events
buys = { $seat } buys { $name } for { cogs }.
buys-second = { $seat } uses the Pneumatic Loader and also buys { $name } for { cogs }.
buys-deck = { $seat } buys { $name }, card { $slot } of the deck, for { cogs }.
buys-deck-second = { $seat } uses the Pneumatic Loader and also buys { $name }, card { $slot } of the deck, for { cogs }.
passes-turn = { $seat } passes.
drive-moves = { $seat } moves { $name } to the front of the order line with the Aether Drive.
builds = { $seat } builds the { $name } ({ $cards }).
disassembles = { $seat } disassembles the { $name } and takes back { $cards }.
goggles-show = The X-Ray Goggles show the top of the deck: { $cards }.
goggles-look = { $seat } looks through the X-Ray Goggles at the top of the deck ({ card-count }).
round-begins = Round { $round } begins; { $seat } is First Player.
round-ends-sold-out = The market is empty: the round ends.
round-ends-passed = Everybody has passed in a row: the round ends.
last-round-deck = The deck is empty: this was the last round.
last-round-idle = Nobody has bought anything for two rounds: this was the last round.
prices-adjusted = Prices are adjusted: { $prices }.
prices-final = The final adjustment of prices: { $prices }.
drive-leaves = { $seat } does without the Aether Drive and leaves the order line as it is.
engine-leaves = { $seat } does without the Difference Engine and leaves the prices as they are.
engine-raises = { $seat } raises { $name } to { $price } with the Difference Engine.
engine-lowers = { $seat } lowers { $name } to { $price } with the Difference Engine.
sells = { $seat } sells { $count } × { component }{ $scrap ->
    [0] {""}
   *[other] {" "}with { $scrap } Scrap
} for { cogs }.
sold = { $seat } has finished selling.
scrap-returns = { $seat } gets { $count } Scrap back from the Scrap Crucible.
restocks-not = The market is full with { $count } cards: none is added. Left in the deck: { $left }.
restocks = New in the market: { $cards }. Left in the deck: { $left }.
shows-hand = { $seat } is left with: { $cards }.
wins = { $seat } wins with { cogs }.
ends = The competition is over.

# Why not
no-turn-drive = First say whether the Aether Drive moves a token; then the turn goes on.
no-building-between = Mechanisms are built and disassembled only in one's own turn, never between rounds.
no-turn-engine = The round is over; now the Difference Engine may change a price.
no-turn-sell = The round is over; now sets are sold.
no-second-primary = The primary action of this turn is done: one purchase or one pass.
no-buy-passed = You have passed; you can buy again on your next turn.
no-loader-used = The Pneumatic Loader allows one second purchase per round, and that is done.
no-end-yet = First buy a component or pass; then the turn can end.
no-card = No { $name } lies in the market; what lies there and you can pay for: { $cards }.
no-card-none = No { $name } lies in the market, and you can pay for nothing that does.
no-goggles = Cards of the deck can be bought only with the X-Ray Goggles built{ $here ->
    [yes] .
   *[no] , and they are not laid out in this game.
}
no-slot = There is no card { $slot } to be seen on the deck; the X-Ray Goggles show { $count }.
no-cogs = { $name } costs { $price } and you have { cogs }; nobody can run into debt.
no-mechanism = The { $name } is not laid out in this game.
no-second-build = Only one Mechanism can be built per turn, and you have built the { $name }.
no-twin = You have the { $name } built already.
no-rebuild = You have disassembled the { $name } this turn; it can be built again from your next turn on.
no-parts = For the { $name } you still need in your hand: { $cards }.
no-room = { $when ->
    [now] You may have only one Mechanism built at a time; disassemble the { $name } first.
   *[later] You may have only one Mechanism built at a time, and you have disassembled one this turn; the { $name } can go in your next turn.
}
no-room-automaton = The Automaton takes up your limit for good{ $gantry ->
    [yes] ; only the Assembly Gantry makes room for more.
   *[no] , and in this game nothing makes room for more.
}
no-room-gantry = { $when ->
    [now] With the Assembly Gantry you may have { $count } other Mechanisms built, and you have; disassemble one of them first.
   *[later] With the Assembly Gantry you may have { $count } other Mechanisms built, and you have; you have disassembled one this turn, another can go in your next turn.
}
no-built = You do not have the { $name } built.
no-unbuild = You have built the { $name } this turn; it can be disassembled from your next turn on.
no-second-disassembly = Only one Mechanism can be disassembled per turn, and you have disassembled the { $name }.
no-component = { $name } is not in this game; in play are: { $names }.
no-token = { $name } is at the front already; choose another token.
no-drive = Tokens can be moved only with the Aether Drive built{ $here ->
    [yes] .
   *[no] , and it is not laid out in this game.
}
no-drive-used = The Aether Drive moves one token per round, and that is done.
no-drive-now = The Aether Drive works right after a pass.
no-engine-now = { $here ->
    [yes] The Difference Engine works when a round has ended and prices have been adjusted, for those who have it built.
   *[no] Prices can be changed only with the Difference Engine, and it is not laid out in this game.
}
no-price-up = { $name } stands at { $price }, the highest price there is.
no-price-down = { $name } stands at { $price }, the lowest price there is.
no-sale-now = Sets are sold after the round, when prices have been adjusted.
no-set = A set has at least { $least } cards; this would be { $count }.
no-set-cards = You hold { $held } × { component }, not { $count }.
no-set-scrap = You hold { $held } Scrap, not { $scrap }.
no-set-aside = You hold { $held } Scrap, not { $scrap }; the Scrap already used comes back only when you are done selling.

# Score sheet
line-cogs = Cogs
line-cards = Tie-break: { $count ->
    [one] { $count } component card in hand
   *[other] { $count } component cards in hand
}
line-place = Tie-break: { $place ->
    [0] First Player of the last round
    [one] { $place } place after the First Player of the last round
   *[other] { $place } places after the First Player of the last round
}

# What decided
tie-cards = Level at { cogs }: { $seat } wins with fewer component cards in hand, { $count } against { $more }.
tie-place = Level at { cogs }, with { $count ->
    [one] { $count } component card
   *[other] { $count } component cards
} in hand each: { $seat } wins, sitting { $place ->
    [0] as First Player of the last round
    [one] { $place } place after { $first }, the First Player of the last round
   *[other] { $place } places after { $first }, the First Player of the last round
} and { $other } { $behind ->
    [one] { $behind } place after
   *[other] { $behind } places after
}.

# Options
option-players = Players
option-players-help = Changes only the cards dealt and the Scrap in use.
option-mechanism_set = Mechanisms
option-mechanism_set-help = Which Mechanisms lie beside the board and can be built.
option-mechanism_set-starter = the starter set: C1 to C4
option-mechanism_set-random_4 = four at random
option-mechanism_set-random_5 = five at random
option-mechanism_set-chosen = a choice of your own
option-chosen_mechanisms = Chosen Mechanisms
option-chosen_mechanisms-help = Counts if the Mechanisms are a choice of your own; four or five are recommended.
option-automaton = Add the Automaton
option-automaton-help = For experienced players: adds C5 to whatever is laid out.
option-automaton-off = no
option-automaton-on = yes
option-final_fall = Final fall of prices
option-final_fall-help = Whether the back three fall after the last round even if they were bought in it.
option-final_fall-unbought_only = only if not bought
option-final_fall-always = always
option-starting_cards = Starting cards
option-starting_cards-help = Whether the three cards dealt to each player are shown to all.
option-starting_cards-secret = secret
option-starting_cards-shown = shown
option-first_player = First Player of round 1
option-first_player-help = Who begins; the marker then moves on each round.
option-first_player-random = at random
option-first_player-seat_0 = seat 1
option-first_player-seat_1 = seat 2
option-first_player-seat_2 = seat 3
option-first_player-seat_3 = seat 4
option-size = Size
option-size-help = The miniature has two components, three cards of each, and is for two players: a game of two minutes, small enough to be solved.
option-size-full = the whole market
option-size-miniature = miniature: two components

# The screen
screen-exchange = Order line and prices
screen-up = rises
screen-stay = stays
screen-down = falls
screen-passes = Passes
screen-up-help = Whatever stands at these places when the round ends rises by { $step }.
screen-stay-help = Whatever stands here when the round ends keeps its price.
screen-down-help = Whatever stands at these places when the round ends falls by { $step }.
screen-token = { $name }: place { $place } of the order line{ $bought ->
    [yes] , bought this round
   *[no] {""}
}
screen-passes-help = Passes in a row: { $count } of { $players }. When all have passed in a row, the round ends.
screen-last-help = The game ends after this round.
screen-idle-help = After two rounds in a row without a purchase the game is over.
screen-price = { $name }: price { $price }
screen-forecast = { $name }: price { $price }, would become { $after } if the round ended now
screen-sets-then = Sets, if the round ended now
screen-stall = { $count ->
    [0] No { $name } in the market; its price is { cogs }
   *[other] { $count } × { $name } in the market, { cogs } each
}
screen-deck = Deck; the round in which it runs out is the last
screen-scrap = Scrap: stands in for a card of a set, once, and pays nothing
screen-unknown = { $count ->
    [one] { $count } card that only its owner knows
   *[other] { $count } cards that only their owner knows
}
screen-part-held = { $name }: you hold one
screen-in-hand = In your hand:
screen-fortunes = Fortunes
screen-begun = All began with { cogs }
screen-left = Left over:
screen-close = Prices at the close
screen-sell = Sell sets
screen-build = Build
screen-take-down = Disassemble
screen-built-by = Built by { $seat }
screen-lavish = With more Scrap than needed:
unit = { $points ->
    [one] cog
   *[other] cogs
}

# What the pictures of the rulebook show

picture-E1 = The Order line Wire, Lens, Boiler, Gear, Magnet, Piping, Aether Tube with the price of each; Gear costs 6.
picture-E5 = The Order line with the Aether Tube last, at a price of 6.
picture-E10 = The Order line Gear, Wire, Lens, Boiler, Magnet, Piping, Aether Tube; Gear costs 10 and the Aether Tube 1.
picture-E23 = The Order line with Lens at 1, Gear at 6 and Boiler at 9.


# The guided first game
guide-prices = Seven components, each with its price: all begin at 5 cogs. Their tokens stand in a line. After every round but the last, the first three prices rise by 1, the fourth stays, the last three fall by 1.
guide-hand = This is yours: your cogs, your component cards and your Scrap. You begin with 30 cogs, three components and two Scrap cards. Your rival sees your cogs, but not the cards that you were dealt.
guide-sets = You want the most cogs at the end. They come from selling sets: three or more cards of one component, each for its price. Scrap may stand in for a card, but pays nothing.
guide-buy = In your turn you buy one card, or pass. What you buy goes to the front of the line, and the front rises.
guide-buy-play = You hold two Wires; a third makes a set. And Wire stands last, where its price would fall: bought, it leads.
guide-line = Every purchase, yours or a rival's, sends its token to the front and pushes others back. Prices themselves move only when the round is over.
guide-line-play = You could still build something in this turn, if you had the cards. You have not, but your rival cannot know: end your turn.
guide-buy-again = Buy or pass, as before, and end your turn. Ask yourself what will stand in front when the round ends.
guide-buy-again-play = Wire still costs 5. Have four of them, and each pays 6 if Wire is in front at the end of the round.
guide-pass = The round ends when everybody has passed in a row, or when the market is empty. A pass is not for good: in your next turn you may buy again.
guide-pass-play = Your rival has just passed. Pass too and end your turn: the round is over at once, with Wire in front.
guide-sell = The prices have moved; now you may sell sets, one after the other, and then say that you are done. Whatever you keep stays in your hand.
guide-sell-play = Wire pays 6: the four bring 24 cogs, and you bought two of them for 10. Keep the Scrap for a set that lacks a card.
guide-mechanisms = Cards can do more than be sold: with the right ones you build one of these Mechanisms in your turn. It works while it stands, and in a later turn you may take it apart and have its cards back.
guide-on = The last round is the one after which the deck is empty, or the second in a row without a purchase. When in doubt, ask for a hint. May your prices rise!
preset-first-help = Starting cards face up.
preset-tournament-help = Five Mechanisms at random.

# The legend
legend-components = Components
legend-signs = Signs on the table
legend-markers = Markers of the players
legend-scrap = Stands in for a card of a set, once, and pays nothing.
legend-coin = Cog
legend-coin-text = Money. Whoever has most at the end wins.
legend-rises = Rises
legend-rises-text = This price would go up if the round ended now.
legend-falls = Falls
legend-falls-text = This price would go down if the round ended now.
legend-bought = Bought
legend-bought-text = Somebody has bought this component this round.
legend-first = First Player
legend-first-text = Begins the round, and is the first to sell.
legend-hidden = Face down
legend-hidden-text = A card of the deck, or one that only its owner knows.
legend-discard = Discard pile
legend-discard-text = Cards that were sold; they do not come back.

# The contents: what each value is called
content-cogs = Cogs at the start
content-scrap = Scrap at the start
content-dealt = Cards dealt to each
content-market = Cards in the market
content-seats = Players at most
content-copies = Cards of each component
content-components-name = name
content-components-letter = letter
content-components-out = left in the box
content-prices = Prices
content-prices-start = at the start
content-prices-lowest = lowest
content-prices-highest = highest
content-prices-adjust = change at each place of the order line
content-mechanisms-name = name
content-mechanisms-starter = in the starter set
content-mechanisms-expert = for experts
content-mechanisms-cost = cost
content-mechanisms-shows = cards shown
content-mechanisms-step = step of the price
content-mechanisms-pays = Cogs paid
content-mechanisms-worth = Cogs at the end
content-mechanisms-others = others that may stand
content-mechanisms-saves = Cogs saved

# What the coach and the review speak of besides points, by the next turn
notion-built = { $points ->
    [one] Mechanism
   *[other] Mechanisms
}
notion-cards = { $points ->
    [one] card
   *[other] cards
}
notion-scrap = { $points ->
    [one] Scrap card
   *[other] Scrap cards
}
