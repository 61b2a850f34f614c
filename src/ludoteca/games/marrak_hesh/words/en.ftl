# Marrak Hesh 17 in English.
title = Marrak Hesh 17
tagline = Dock, grab, stow: the brightest cargo of the orbital souk.

# Things
goods = { $rare ->
    [yes] rare{" "}
   *[no] {""}
}{ $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[white] white
} { $kind ->
    [engine] Engine
    [plant] Plant
    [robot] Robot
    [crystal] Crystal
    [spice] Spice
    [relic] Relic
   *[water] Water
}
colour = { $colour ->
    [yellow] Yellow
    [violet] Violet
    [red] Red
    [blue] Blue
    [green] Green
   *[white] White
}
kind = { $kind ->
    [engine] Engine
    [plant] Plant
    [robot] Robot
    [crystal] Crystal
    [spice] Spice
    [relic] Relic
   *[water] Water
}
legend-colours = Colours of Goods
legend-kinds = Kinds of Goods
legend-transports = Transports
legend-points = What scores
legend-marks = Deep Space marks
# Letters for whoever does not tell the colours apart: they come from the words
colour-letter = { $colour ->
    [yellow] Y
    [violet] V
    [red] R
    [blue] B
    [green] G
   *[white] W
}
kind-letter = { $kind ->
    [engine] e
    [plant] p
    [robot] r
    [crystal] c
    [spice] s
    [relic] k
   *[water] w
}
transport-letter = { $colour ->
    [orange] o
    [teal] t
   *[slate] s
}
transport = { $colour ->
    [orange] Orange
    [teal] Teal
   *[slate] Slate
}
card-safe_conduct = Safe-Conduct
card-safe_conduct-text = Once per game: your Transport may match one of its two neighbours, not both.
card-safe_conduct-token = Safe-Conduct token
card-loading_crane = Loading Crane
card-loading_crane-text = Store each Goods tile next to the one you stored before, if you can.
card-black_market = Black Market
card-black_market-text = Once per game: before storing, exchange the Goods tile you took for one of the two left over.
card-black_market-token = Black Market token
card-zero_gravity = Zero Gravity
card-zero_gravity-text = Scoring: you may exchange two of your Goods.
card-forged_papers = Forged Papers
card-forged_papers-text = Scoring: one of your rare Goods may count as every colour; it is rare no more.
card-jettison = Jettison
card-jettison-text = Scoring: you may throw out one row or column: 1 VP for each tile, at most { $most }.
card-full_catalogue = Full Catalogue
card-full_catalogue-text = Scoring: { $kinds } different kinds give { $points } VP.
card-sealed_bulkheads = Sealed Bulkheads
card-sealed_bulkheads-text = Scoring: each full row whose two ends share colour or kind gives { $long } VP (long row) or { $short } VP (short row).
card-quarantine = Quarantine
card-quarantine-text = Scoring: { $each } VP for each tile with no neighbour of its colour or kind.
card-second_buyer = Second Buyer
card-second_buyer-text = Scoring: your colour groups of the second-largest size score too.
hold = Hold
station = Station
leftovers = Left over
leftovers-shut = The two Goods left over. They are out of the game.
leftovers-open = The two Goods left over. Once per game you may exchange what you have just taken for one of them.
dock = Dock { $dock }
choose-transport = Dock { $dock }, { $goods }: choose a Transport
transport-name = { transport } Transport
transports-left = { transport } Transports left: { $count } of { $most }
hold-cells = A hold of { $cells } cells. Every tile after the first must touch one that is there.
token-left = { $token }: not used yet
token-used = { $token }: used
last-mark = Stored last: the next tile goes beside it
forged-mark = Forged: it counts as every colour
group-colour = { $count } { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[white] white
} Goods in a group
group-kind = { $count } { $kind ->
    [engine] Engines
    [plant] Plants
    [robot] Robots
    [crystal] Crystals
    [spice] Spices
    [relic] Relics
   *[water] Waters
} in a group
hand = Transports
deep-space = Deep Space
points = { $points } VP

# Actions
place = { transport } Transport to dock { $dock }: { $goods }
place-safe = { transport } Transport to dock { $dock } under Safe-Conduct: { $goods }
place-bare = { transport } Transport to dock { $dock }
pass = Pass and keep the Safe-Conduct
keep = Keep the { $goods }
keep-bare = Keep the tile just taken
exchange = Exchange it for the { $goods }
store = Store in row { $row }, column { $column }
store-nowhere = Store in cell { $cell }

# Questions
ask-place = Place a Transport on a dock and take its Goods.
ask-place-safe = Place a Transport under Safe-Conduct, or pass.
ask-market = Keep the { $goods }, or exchange it at the Black Market.
ask-store = Store the { $goods } in your hold.

# Events
places = { $seat } docks { $colour ->
    [orange] an Orange
    [teal] a Teal
   *[slate] a Slate
} Transport at dock { $dock } and takes the { $goods }.
spends-safe-conduct = { $seat } uses the Safe-Conduct.
passes = { $seat } passes and keeps the Safe-Conduct.
skips = { $seat } cannot place a Transport and skips the turn.
exchanges = { $seat } gives the { $given } to the Black Market and gets the { $got }.
stores = { $seat } stores the { $goods } in row { $row }, column { $column }.
ends = Everybody has skipped in a row: the holds are counted.
two-seats = { $one } and { $other }
three-seats = { $one }, { $others }
tie-shared = { $seats } have { $points } VP each and share { $place ->
    [1] the win
   *[other] second place
}.
tie-decided = { $seat } and { $other } have { $points } VP each; { $seat } ranks ahead { $criterion ->
    [rare] with more rare Goods ({ $own } against { $others })
    [fewer] with fewer Goods in the hold ({ $own } against { $others })
   *[later] by the later place in turn order (place { $own } against { $others })
}.

# Why not
no-place-market = First keep the { $goods } or exchange it at the Black Market; the next Transport comes with the next turn.
no-place-now = First store the { $goods } that was taken; the next Transport comes with the next turn.
no-dock = The station has { $docks } docks here; there is no dock { $dock }.
no-dock-taken = On dock { $dock } there is { $there ->
    [orange] an Orange
    [teal] a Teal
   *[slate] a Slate
} Transport; choose a dock that still holds Goods.
no-transport = No { transport } Transport is left in your hand; choose another colour.
no-neighbour = Dock { $dock } has { $colour ->
    [orange] an Orange
    [teal] a Teal
   *[slate] a Slate
} Transport as one of its neighbours round the ring; the colour must differ from both.
no-neighbour-token = Dock { $dock } has { $colour ->
    [orange] an Orange
    [teal] a Teal
   *[slate] a Slate
} Transport as a neighbour, and no Safe-Conduct can be used; the colour must differ from both neighbours.
no-both-neighbours = Both neighbours of dock { $dock } are { transport }; not even a Safe-Conduct allows a match with both.
no-pass = Whoever can place a Transport must place one.
no-pass-storing = A Goods tile has been taken and must be stored; nobody can pass now.
no-market-card = The Black Market is not in force in this game.
no-market-token = The Black Market can be used once per game, and that is done.
no-market-now = The Black Market opens after Goods have been taken; first place a Transport.
no-market-asked = The tile goes into the hold now; the Black Market was asked before.
no-cell = The hold has { $cells } cells; there is no such cell.
no-store-yet = First place a Transport; then the tile that it takes is stored.
no-store-market = First say whether the tile is kept or exchanged at the Black Market.
no-cell-full = In this cell there is already the { $goods }; choose a free one.
no-cell-crane = With the Loading Crane the tile must go into a free cell next to the one stored before.
no-cell-apart = The tile must touch a tile already in the hold, side to side.

# Score sheet
line-colours = Largest colour groups
line-kinds = Largest kind groups
line-rare = Rare Goods
line-card = { $card }
line-declined = { $card }: not used
line-forged = { $card }: the { $goods } counts as every colour
line-row = { $card }: row { $line } thrown out
line-column = { $card }: column { $line } thrown out
line-swapped = { $card }: { $one } and { $other } exchanged
line-shared = Equal points: the rank is shared
line-tie = Equal points, { $won ->
    [yes] won
   *[no] lost
} by { $criterion ->
    [rare] rare Goods (more is better)
    [fewer] Goods in the hold (fewer is better)
   *[later] place in turn order (later is better)
}: { $own } against { $others }

# Options
option-players = Players
option-players-help = Sets the holds and the Transports.
option-deep_space = Deep Space cards
option-deep_space-help = Two cards that change play or scoring for everybody.
option-deep_space-none = none: the basic game
option-deep_space-random = two at random
option-deep_space-chosen = a pair of your choice
option-deep_space_pair = Pair of cards
option-deep_space_pair-help = Counts if a pair of your choice is played.
option-first_player = First player
option-first_player-help = Who takes the first turn.
option-first_player-random = at random
option-first_player-seat_0 = seat 1
option-first_player-seat_1 = seat 2
option-first_player-seat_2 = seat 3
option-tie_break = Ties
option-tie_break-help = What happens at equal totals. The book knows no tie-break: the win is shared. The chain of tie-breaks: more rare Goods, then fewer Goods, then the later seat.
option-tie_break-chain = the chain of tie-breaks
option-tie_break-later = the later seat wins
option-tie_break-shared = shared win (the book)
option-group_ties = Equal groups
option-group_ties-help = Whether several groups of the largest size all score. By the book many pairs beat one large group, and nearly every game is won with pairs; if only one group scores, large groups pay.
option-group_ties-all = all of them score (the book)
option-group_ties-one = only one of them scores
option-size = Size
option-size-help = The miniature has 6 docks, 7 Goods and a Transport of each colour for everybody: a game of two minutes, small enough to be solved.
option-size-full = the whole station
option-size-miniature = miniature: 6 docks

# What the pictures of the rulebook show

picture-E1 = A hold for three players with eight Goods: three yellow ones touch, three Engines touch, two Goods are rare.
picture-E4 = A hold for two players with a row of three yellow, one of three red and one of three blue Goods.
picture-E11 = The ring of docks with Orange on 1, Teal on 9 and Slate on 17; every free dock glows for the one colour it accepts.
picture-E13 = The ring of docks with Transports everywhere but on docks 11 and 12.
picture-E16 = A hold with three Goods in an angle; the seven cells that touch one of them glow.

# The guided first game
guide-station = This is the station. On every dock of its ring lies a Goods tile, until a Transport takes its place. A tile has a colour and a kind; a star marks a rare one.
guide-ship = This is your ship: a hold of 16 cells, and around it your Transports. You set out with four of each colour, and every turn spends one.
guide-points = Goods of one colour that touch are a group; so are Goods of one kind. Your largest colour groups and your largest kind groups score a point for each tile, and every rare tile scores one more. Most points wins.
guide-dock = In your turn you place a Transport on a dock and take the tile that lies there. Whatever glows can be touched.
guide-dock-play = A rare tile is a point by itself, and four more yellow ones lie on the ring: a fine start for a group.
guide-store = Now store it. Your first tile may go into any cell; each later one must lie beside one that you have. What is stored stays.
guide-store-play = In the middle it has four free neighbours, so that a group can grow on every side.
guide-ring = The one law of the ring: look from a dock both ways to the nearest Transport, whoever owns it. Yours must differ in colour from both. From the third Transport on, a dock accepts a single colour.
guide-dock-again = A new turn, a new Transport. Take what lets your groups grow, or what your rival is waiting for.
guide-dock-again-play = Yellow once more: beside your Plant it makes a colour group.
guide-store-again = Lay it beside its like: one tile may count in a colour group and in a kind group at once.
guide-store-again-play = Side by side the two are a group of 2 points, and your rare tile adds 1. Watch the sum above your ship.
guide-on = So it goes on until nobody can place any more; then the holds are counted. When in doubt, ask for a hint. And touch what does not glow: it tells you why. Good trading!
preset-first-help = One large group pays: easy to see.
preset-tournament-help = Two Deep Space cards, and no shared wins.

# The contents: what each value is called
content-docks = Docks
content-pilot = Transport of the station
content-leftovers = Goods left over
content-colours = Colours of Goods
content-colours-names = names
content-colours-letters = letters
content-kinds = Kinds of Goods
content-kinds-names = names
content-kinds-letters = letters
content-transports = Transports
content-transports-names = names
content-transports-letters = letters
content-goods = Goods
content-goods-tiles = tiles
content-tables-players = players
content-tables-hold = hold
content-tables-hands = Transports of each place, by colour
content-cards-name = name
content-cards-most = most VP
content-cards-two_players = VP for 0, 1 … kinds, two players
content-cards-three_players = VP for 0, 1 … kinds, three players
content-cards-long = VP of a long row
content-cards-short = VP of a short row
content-cards-each = VP of each tile

# What must hold of the contents
must-tiles = { $form }: colour, kind, and * if it is rare
must-rows = { $form }: rows of one length, each with two cells (.) or more
must-whole = { $form }: no cell in a corner, and each can be reached from each
must-spare = { $form }: a cell for each Goods, and some to spare
must-cells = { $form }: no more cells than that

# What the coach and the review speak of besides points, by the next turn
notion-docks = { $points ->
    [one] dock
   *[other] docks
}
notion-docks-more-leads = { $who ->
    [you] You have about { $amount } more to choose from next turn
   *[one] { $seat } has about { $amount } more to choose from next turn
}
notion-docks-more-follows = { $who ->
    [you] you have about { $amount } more to choose from next turn
   *[one] { $seat } has about { $amount } more to choose from next turn
}
notion-docks-less-leads = { $who ->
    [you] You have about { $amount } fewer to choose from next turn
   *[one] { $seat } has about { $amount } fewer to choose from next turn
}
notion-docks-less-follows = { $who ->
    [you] you have about { $amount } fewer to choose from next turn
   *[one] { $seat } has about { $amount } fewer to choose from next turn
}
