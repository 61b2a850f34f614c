"""The positions of the worked examples, in the rulebook's notation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.engine.picture import Picture
from ludoteca.engine.shelf import make
from ludoteca.games.marrak_hesh.content import COLOURS, DOCKS, HOUSE, TILES
from ludoteca.games.marrak_hesh.position import ASK_PLACE, MarrakHeshState, token
from ludoteca.games.marrak_hesh.rules import MarrakHesh

BLACK_MARKET = 3  # C3, which does nothing at scoring
TILE = {code: number for number, code in enumerate(HOUSE.goods)}

FULL_RING = "ots" * 8

EMPTY_HOLD = {2: "# . . . # / . . . . . / . . . . . / # . . . #", 3: "# . . # / . . . . / . . . . / # . . #"}


def made(**options: object) -> MarrakHesh:
    """The game with these options; seat 0 begins unless said otherwise."""
    game = make("marrak_hesh", **{"first_player": "seat_0", **options})
    assert isinstance(game, MarrakHesh)
    return game


def cells_of(text: str) -> list[int]:
    """The cells of a hold such as `# Ye Yp* # / . Be Bp . / . . . . / # . . #`."""
    marks = [mark for mark in text.replace("/", " ").split() if mark != "#"]
    return [-1 if mark == "." else TILE[mark] for mark in marks]


def position(
    *,
    ring: str | None = None,
    hands: list[str] | None = None,
    holds: list[str] | None = None,
    last: list[int] | None = None,
    slots: str | None = None,
    tokens: dict[int, list[int]] | None = None,
    cards: tuple[int, ...] = (),
    goods: Sequence[int] | None = None,
    to_move: int = 0,
    seed: int = 1,
    **options: object,
) -> MarrakHeshState:
    """A position at the start of a turn; what is not given is as after setup.

    `ring` is the rulebook's row of docks: o t s for Transports, . for Goods. `hands` lists the letters of the
    Transports of each seat. `cards` are in force; `tokens` lists the seats that still have the token of a card.
    `goods` are the tiles on the free docks, then those in the slots.
    """
    if cards:
        options = {"deep_space": "chosen", "deep_space_pair": cards, **options}
    state = made(**options).start(seed)
    assert isinstance(state, MarrakHeshState)
    if slots is not None:
        for slot, code in enumerate(slots.split()):
            _exchange(state, state.slots[slot], TILE[code])
    if ring is not None:
        assert len(ring) == DOCKS
        for dock, mark in enumerate(ring):
            if mark != ".":
                state.docks[dock] = -1 - HOUSE.transport_letters.index(mark)
    if goods is not None:
        lying = iter(goods)
        state.docks = [held if held < 0 else next(lying) for held in state.docks]
        state.slots = list(lying)
    if hands is not None:
        state.hands = [letters.count(mark) for letters in hands for mark in HOUSE.transport_letters]
        assert len(state.hands) == COLOURS * state.game.players
    if holds is not None:
        state.cells = [tile for text in holds for tile in cells_of(text)]
        size = state.terms.hold.cells
        for seat in range(state.game.players):
            stored = [cell for cell in range(size) if state.cells[size * seat + cell] >= 0]
            state.last[seat] = stored[-1] if stored else -1
    if last is not None:
        state.last = last
    for card, seats in (tokens or {}).items():
        for seat in range(state.game.players):
            state.tokens &= ~token(card, seat)
        state.tokens |= sum(token(card, seat) for seat in seats)
    state.to_move = to_move
    state.asked = ASK_PLACE
    state.telling = True
    state.events = []
    state.settle()
    return state


def _exchange(state: MarrakHeshState, one: int, other: int) -> None:
    """Let two tiles change places, wherever they lie on docks and in slots."""
    swap = {one: other, other: one}
    state.docks = [swap.get(tile, tile) for tile in state.docks]
    state.slots = [swap.get(tile, tile) for tile in state.slots]


def played(
    ring: str,
    *,
    hands: list[str] | None = None,
    holds: Sequence[str] = (),
    docked: str = "",
    players: int = 2,
    to_move: int = 0,
    **more: Any,
) -> MarrakHeshState:
    """A position that a game may come to: whatever Transports have fetched lies in the holds.

    `holds` are those of seats 0, 1 ...; the others are filled row by row. The tiles `docked` lie on the first free
    docks. Without `hands`, the Transports on the ring were placed by the seats in turn, the last by the seat before
    the one to move.
    """
    game = made(players=players, first_player="seat_0")
    left = hands or _hands_left(game, ring, to_move)
    cells = [cells_of(text) for text in holds]
    lying = {tile for hold in cells for tile in hold} | set(_tiles(docked))
    spare = [tile for tile in range(TILES) if tile not in lying]
    for seat in range(len(cells), players):
        stored = DOCKS // players - len(left[seat])
        cells.append([spare.pop() for _ in range(stored)] + [-1] * (game.terms.hold.cells - stored))
    return position(
        ring=ring,
        hands=left,
        holds=[" ".join("." if tile < 0 else HOUSE.goods[tile] for tile in hold) for hold in cells],
        goods=[*_tiles(docked), *spare],
        players=players,
        to_move=to_move,
        **more,
    )


def _tiles(text: str) -> list[int]:
    return [TILE[code] for code in text.split()]


def _hands_left(game: MarrakHesh, ring: str, to_move: int) -> list[str]:
    start = game.start(1)
    assert isinstance(start, MarrakHeshState)
    hands = [start.hands[COLOURS * seat : COLOURS * seat + COLOURS] for seat in range(game.players)]
    seat = to_move
    for mark in ring:
        if mark != ".":
            colour = HOUSE.transport_letters.index(mark)
            seat = (seat - 1) % game.players
            while hands[seat][colour] == 0:
                seat = (seat - 1) % game.players
            hands[seat][colour] -= 1
    return ["".join(mark * count for mark, count in zip(HOUSE.transport_letters, hand, strict=True)) for hand in hands]


def ending(*holds: str, cards: tuple[int, ...] = (), docked: str = "", **options: object) -> MarrakHeshState:
    """The last placing of a game in which seats 0, 1 ... have these holds: seat 1 makes it, and nobody can follow.

    The free docks accept Slate alone. What is left in the hands is Slate too, and after one more of it no dock
    accepts another. A single card is joined by a market at which all tokens are spent.
    """
    players = 2 if len(cells_of(holds[0])) == 16 else 3
    stored = [sum(tile >= 0 for tile in cells_of(text)) for text in holds]
    hands = ["s" * (DOCKS // players - count) for count in stored]
    hands += ["s" if len(hands) + more == 1 else "" for more in range(players - len(hands))]
    on_ring = 8 - sum(len(hand) for hand in hands)
    ring = "ots" * on_ring + "ot" * (8 - on_ring)
    return played(
        ring.ljust(DOCKS, "."),
        hands=hands,
        holds=holds,
        docked=docked,
        players=players,
        to_move=1,
        cards=(*cards, BLACK_MARKET) if len(cards) == 1 else cards,
        tokens={BLACK_MARKET: []},
        **options,
    )


# ---- the examples

E1_HOLD = "# Ye Yp* # / Re Be Yr Vr* / . Vc Vs . / # . . #"
E4_HOLD = "# Ye Yp* Ys # / . Re Rr Rk . / . Be Bp Bc . / # . . . #"
E5_HOLD = "# Ye Yp* Ys # / . Re Rr Rk Rc* / . Be Bp Bc . / # . . . #"
E13_RING = "tsotsotsto..tsotsotsotso"
ONE, TWO, THREE = ".....o..................", ".....o...t..............", "o.......t.......s......."
CHAIN_HOLDS = (
    "# Yp* Gp # / . . Gw Ww* / . . Ws Ys / # Vc Vk #",
    "# . . # / . Be Rr Vs / . Bc Rc* Vp / # . Wc #",  # and `We` in cell 10
    "# . . # / . Gs* Bk* Rk / . Gr Yr Re / # . Yw #",
)


def after(state: MarrakHeshState, *actions: int) -> MarrakHeshState:
    """The same position some actions later."""
    for action in actions:
        state.apply(action)
    return state


def _storing(hold: str, ring: str, **more: Any) -> MarrakHeshState:
    """A tile has just been taken for that hold of seat 0."""
    state = played(ring, holds=[hold], **more)
    return after(state, state.choices[0])


def _skipped(**more: Any) -> MarrakHeshState:
    return played(E13_RING, hands=["o", "s"], **more)


EXAMPLES: dict[str, Callable[[], MarrakHeshState]] = {
    "E1": lambda: ending(E1_HOLD),
    "E2": lambda: ending("# Ye Yp* # / Re Be Yr Vr* / . . Vc Vs / # . . #"),
    "E3": lambda: ending("# Ye Yp* # / . Gr Vc . / . Ys Yw . / # . . #"),
    "E4": lambda: ending(E4_HOLD),
    "E5": lambda: ending(E5_HOLD),
    "E6": lambda: ending("# . . # / . Ww* . . / . . . . / # . . #"),
    "E7": lambda: ending("# . . # / . Ww* Gw . / . . Gs* . / # . . #"),
    "E8": lambda: position(players=2),
    "E9": lambda: played(ONE),
    "E10": lambda: played(TWO),
    "E11": lambda: played(THREE),
    "E12": lambda: played("...t..................o."),
    "E13": _skipped,
    "E14": lambda: after(_skipped(), 58),
    "E15": lambda: after(_skipped(), 59),
    "E16": lambda: _storing("# . . . # / . Ye . . . / . Re Be . . / # . . . #", "o..t..s..o..t..s........"),
    "E17": lambda: after(position(players=2), 0),
    "E19": lambda: played(TWO, cards=(1, 4)),
    "E20": lambda: played(ONE, cards=(1, 4)),
    "E21": lambda: _skipped(cards=(1, 4), tokens={1: [0]}),
    "E22": lambda: _storing(
        "# Ye Yp* # / . Be Bp . / . . . . / # . . #",
        "o.t.s." * 4,
        hands=["oots", "otts", "otss"],
        players=3,
        last=[0, 3, 3],
        cards=(2, 4),
    ),
    "E23": lambda: position(slots="Rk Gw", cards=(3, 4)),
    "E24": lambda: ending("# Ye Vp # / Vc Yr . . / . . . . / # . . #", cards=(4,)),
    "E25": lambda: ending("# . Ye . # / . Rr Vr* Bp . / . . Gw . . / # . . . #", cards=(5,)),
    "E26": lambda: ending(E1_HOLD, cards=(5,)),
    "E27": lambda: ending(E1_HOLD, cards=(6,)),
    "E28": lambda: ending("# Ye Vp # / Rr Re Bk* . / . Vs Wc . / # Yw . #", cards=(6, 7)),
    "E29": lambda: ending("# Ye Vp # / Rr Gw Bc . / . . . . / # . . #", cards=(7,)),
    "E30": lambda: ending("# . . . # / Ye Re Gp Vp Ys / . Rk Gr . . / # . . . #", cards=(8,)),
    "E31": lambda: ending("# Be Bp # / Ye Re Gp Vr* / . Rk . . / # . . #", cards=(8,)),
    "E32": lambda: ending("# . . # / Re Ye Gp Ys / . Rk . . / # . . #", cards=(4, 8)),
    "E33": lambda: ending("# Ye Vp # / Rr Gw Bc Ws / . . . . / # . . #", cards=(9,)),
    "E34": lambda: ending("# Ye Vp # / Rr Gs* Bc Ww* / . . . . / # . . #", cards=(5, 9)),
    "E35": lambda: ending("# Gs* Ww* # / Gp Vk Bc . / Rk . . . / # . . #", cards=(6, 9)),
    "E36": lambda: ending(E5_HOLD, cards=(10,)),
    "E37": lambda: ending("# Gw . # / Vp Ww* Rk . / Vr* Be . . / # . . #", cards=(5, 10)),
    "E38": lambda: ending("# . . # / Gs* Be Bp Bk* / . . Gr Gw / # . . #", cards=(6, 10)),
    "E39": lambda: ending("# Bc . # / Rc* Gs* Vc . / Vs Ye . . / # . . #", cards=(4, 5)),
    "E40": lambda: ending(*CHAIN_HOLDS, docked="We", tie_break="chain"),
}
"""E18 is about numbers alone."""

PICTURES = {
    "E1": Picture("hold0", seat=0),
    "E4": Picture("hold0", seat=0),
    "E11": Picture("station"),
    "E13": Picture("station"),
    "E16": Picture("hold0"),
}
