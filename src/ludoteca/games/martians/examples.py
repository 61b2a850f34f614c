"""The positions of the worked examples: cells by number, cards by their ids (`C4`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.engine.content import NO_PATCH
from ludoteca.engine.dice import Dice
from ludoteca.engine.picture import Picture
from ludoteca.engine.shelf import make
from ludoteca.games.martians.content import EYES, FARMS, LIFE, TILES, box_of
from ludoteca.games.martians.hands import add_card, pile_of, show_any
from ludoteca.games.martians.ids import PHASES
from ludoteca.games.martians.knowledge import ALWAYS
from ludoteca.games.martians.map import lay_tile
from ludoteca.games.martians.pieces import furnish, lay_open, put_arm, put_martian
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.rules import Martians
from ludoteca.games.martians.turn import go_on

Laid = tuple[int, int, int, int]  # a tile, x, y, its rotation

HOUSE, CHURCH, DINER = (0, 0, 0, 0), (14, 0, -1, 0), (15, 0, 1, 2)

FUEL, FERT, DYNA = 0, 1, 2


def made(**options: object) -> Martians:
    """The game with these options."""
    game = make("martians", **options)
    assert isinstance(game, Martians)
    return game


def cards(text: str) -> list[int]:
    """The cards of a list such as `C4 C10`."""
    ids = [card.id for card in box_of(NO_PATCH).cards]
    return [ids.index(name) for name in text.split()]


def position(
    at: str = "prepare",
    *,
    tiles: Sequence[Laid] = (),
    furnished: bool = False,
    martians: Sequence[int] = (),
    deck: list[int] | None = None,
    hands: Sequence[str] = (),
    top: str = "",
    pile: str | None = None,
    discards: str = "",
    pawns: Sequence[int] = (),
    life: Sequence[int] = (),
    bullets: Sequence[int] = (),
    trophies: Sequence[int] = (),
    items: Sequence[list[int]] = (),
    arms: Sequence[str] = (),
    tokens: dict[int, int] | None = None,
    up: Sequence[int] = (),
    supply: int | None = None,
    opened: Sequence[tuple[int, int]] = (),
    hidden: dict[int, int] | None = None,
    taken: Sequence[int] = (),
    martian_top: str = "",
    rolls: Sequence[int] = (),
    steps: int = 6,
    active: int = 0,
    telling: bool = False,
    **options: object,
) -> MartiansState:
    """A position at some step of the turn of the active seat.

    Tiles beside the House are bare unless `furnished`. `top` are the next cards of the pile, the first is drawn
    first; `pile` is all of it. `tokens` gives the token of each Farm (1 the ship), `hidden` the kind of a hidden
    object by its square, `opened` face-up objects (square, kind), `taken` the squares whose Life is gone. The dice
    give `rolls` next.
    """
    game = made(**{"players": 2, **options})
    fresh = game.empty_table(Dice.seeded(7))
    fresh.to_move = fresh.active = fresh.dealer = active
    fresh.pool = sorted([FUEL, FERT, DYNA] * fresh.terms.objects)
    fresh.beside = [0, 0, 0, 1]
    _lay_tiles(fresh, [HOUSE, *tiles], furnished, tokens or {})
    laid = fresh.on_table
    fresh.tiles = list(deck) if deck is not None else [tile for tile in range(TILES - 1, 0, -1) if tile not in laid]
    fresh.tile_discards = [tile for tile in range(TILES) if tile not in laid and tile not in fresh.tiles]
    for cell in martians:
        assert put_martian(fresh, cell)
    _deal(fresh, hands, top, pile, discards, arms, martian_top)
    fresh.pawn[: len(pawns)] = pawns
    fresh.life[: len(life)] = life
    fresh.bullets[: len(bullets)] = bullets
    fresh.trophies[: len(trophies)] = trophies
    fresh.supply -= sum(trophies)
    for seat, kinds in enumerate(items):
        for kind in kinds:
            fresh.pool.remove(kind)
            fresh.items[seat] |= 1 << kind
    for cell, kind in opened:
        fresh.pool.remove(kind)
        lay_open(fresh, cell, kind)
    for cell, kind in (hidden or {}).items():
        spot = fresh.spot_cell.index(cell)
        if fresh.spot_kind[spot] >= 0:
            fresh.pool.append(fresh.spot_kind[spot])
        fresh.pool.remove(kind)
        fresh.spot_kind[spot] = kind
    for cell in taken:
        fresh.squares[cell] &= ~LIFE
    for farm in up:
        fresh.token_up |= 1 << (farm - 1)
    if supply is not None:
        spare = fresh.supply - supply
        fresh.supply = supply
        if fresh.terms.coop:
            fresh.removed += spare
        else:
            fresh.trophies[-1] += spare
    fresh.turn = 0 if at == "start" else 1
    fresh.phase = PHASES.index(at)
    fresh.dirty = False
    fresh.asking = 1 if at == "others" else 0
    fresh.rolled = steps if at == "move" else 0
    load(fresh, *rolls)
    fresh.telling = telling
    fresh.events = []
    go_on(fresh)
    fresh.settle()
    return fresh


def _lay_tiles(state: MartiansState, tiles: Sequence[Laid], furnished: bool, tokens: dict[int, int]) -> None:
    for tile, x, y, rotation in tiles:
        lay_tile(state, tile, (y + 10) * 21 + x + 10, rotation)
        if 1 <= tile <= FARMS:
            value = tokens.get(tile, 0)
            state.beside.remove(value)
            state.tokens = [value if farm == tile - 1 else old for farm, old in enumerate(state.tokens)]
        elif furnished and tile > 0:
            furnish(state, tile)


def _deal(
    state: MartiansState,
    hands: Sequence[str],
    top: str,
    pile: str | None,
    discards: str,
    arms: Sequence[str],
    martian: str,
) -> None:
    box = state.terms.box
    rest = pile_of(state, box.event_cards if state.terms.coop else list(range(len(box.cards))))
    given = [cards(text) for text in hands]
    for seat, text in enumerate(arms):
        for card in cards(text):
            rest.remove(card)
            put_arm(state, seat, card)
    for card in [*(card for hand in given for card in hand), *cards(top), *cards(pile or ""), *cards(discards)]:
        rest.remove(card)
    state.discards = cards(discards)
    if pile is None:
        state.deck = rest + cards(top)[::-1]
    else:
        state.deck = cards(pile)[::-1]
        state.discards += rest
    for number in sorted(rest + cards(" ".join([*hands, top, pile or "", discards, *arms]))):
        state.copy_of[2 * number] = state.copy_of[2 * number + 1] = ALWAYS
    for hand in given:
        assert len(hand) <= 3
    for card in [*state.discards, *(card for text in arms for card in cards(text))]:
        show_any(state, card)
    for seat, hand in enumerate(given):
        for card in hand:
            add_card(state, seat, card)
    if state.terms.coop:
        martians = pile_of(state, box.martian_cards)
        for card in cards(martian):
            martians.remove(card)
        state.martian_deck = martians + cards(martian)[::-1]


def load(state: MartiansState, *rolls: int) -> None:
    """Let the dice give these rolls next."""
    for seed in range(200_000):
        dice = Dice.seeded(seed)
        if all(dice.roll() == wanted for wanted in rolls):
            state.dice = Dice.seeded(seed)
            return
    raise AssertionError("no such dice")


# ---- the examples

BOARD_B = [CHURCH, DINER]
FARM = (1, 0, -1, 0)
EVERYTHING = [FUEL, FERT, DYNA]
QUIET = "C14 C17 C18"
RING = [(12, 0, -1, 0), (13, 0, 1, 2), (20, 1, 0, 2), (17, 1, 1, 0), (21, 1, 2, 3), (18, 0, 2, 1), (22, -1, 2, 0)]
BRIDGE = [(17, 0, -1, 0), (1, 0, -2, 0), (23, 1, 0, 3)]


def next_tile(tile: int, laid: list[tuple[int, int, int, int]] | None = None) -> list[int]:
    """A pile with that tile on top."""
    gone = [0, tile, *(known for known, _, _, _ in laid or [])]
    return [*(known for known in range(TILES - 1, 0, -1) if known not in gone), tile]


def _without_a_play(**more: list[str]) -> MartiansState:
    """E13, E14: seat 0 has spent its play, and seat 1 may play Memory Drain."""
    state = position("others", hands=["C17", "C29"], items=[[FUEL]], **more)  # type: ignore[arg-type]
    state.plays[0] = 0
    return state


def _big_eyes() -> MartiansState:
    state = _without_a_play()
    state.until[EYES] = state.eyes_left = 1
    return state


def _last_shell() -> MartiansState:
    state = position("fight", tiles=BOARD_B, martians=[133], pawns=[133], arms=["C12"], hands=["C4"], rolls=[3])
    state.shells[0] = 1
    return state


EXAMPLES: dict[str, Callable[[], MartiansState]] = {
    "E1": lambda: position("fight", tiles=BOARD_B, martians=[133], pawns=[133], hands=[QUIET], rolls=[2, 4]),
    "E2": lambda: position(
        "fight", tiles=BOARD_B, martians=[133, 139], pawns=[133], life=[1], bullets=[1], trophies=[7],
        hands=["C4"], rolls=[2, 5],
    ),
    "E3": lambda: position("tile", deck=next_tile(14)),
    "E4": lambda: position(
        "discard", tiles=[*RING, (19, -1, 1, 0)], deck=next_tile(7, [*RING, (19, -1, 1, 0)]), hands=["C1", QUIET]
    ),
    "E5": lambda: position("move", tiles=BOARD_B, furnished=True, hands=[QUIET], rolls=[4, 4], steps=5),
    "E6": lambda: position(
        tiles=BOARD_B, furnished=True, pawns=[126], taken=[126], hands=["C1"], rolls=[2]
    ),
    "E7": lambda: position("prepare", hands=["C16", ""], life=[2], rolls=[5]),
    "E8": lambda: position(
        "move", tiles=BOARD_B, furnished=True, hidden={128: FUEL}, pawns=[127], items=[[FUEL]], hands=[QUIET]
    ),
    "E9": lambda: position(
        "fight", tiles=BOARD_B, furnished=True, pawns=[133], life=[1], bullets=[0], items=[[FUEL, DYNA]],
        hands=["C4"], rolls=[1], taken=[127, 141],
    ),
    "E10": lambda: position(
        "move", tiles=[FARM], tokens={1: 1}, martians=[13], pawns=[16], items=[[FUEL, FERT]], hands=[QUIET, QUIET],
        rolls=[5], steps=1,
    ),
    "E11": lambda: position(
        "move", tiles=[FARM], tokens={1: 1}, pawns=[16, 4, 4], items=[EVERYTHING], hands=["C14", "C34", ""], players=3
    ),
    "E12": lambda: position(
        "move", tiles=[FARM], tokens={1: 1}, pawns=[16, 4, 4], items=[EVERYTHING], hands=["C4", "C30", "C34"],
        players=3, rolls=[5],
    ),
    "E13": _without_a_play,
    "E14": _big_eyes,
    "E15": lambda: position(hands=["C20 C1 C19"]),
    "E16": lambda: position("tile", deck=next_tile(23), supply=3, mode="cooperative"),
    "E17": lambda: position(
        "move", tiles=[FARM], tokens={1: 1}, up=[1], martians=[1, 16, 13], items=[EVERYTHING], arms=["C13"],
        hands=["C4", QUIET], steps=3,
    ),
    "E18": lambda: position(
        "martians", tiles=BOARD_B, martians=[129, 139, 3], hands=["C1"], rolls=[5]
    ),
    "E19": _last_shell,
    "E20": lambda: position(hands=["C24 C1 C4", "C5 C6 C7"], top="C8 C9 C10 C11 C12 C13"),
    "E21": lambda: position(
        "move", tiles=[(14, 1, 0, 1)], furnished=True, martians=[134], pawns=[131], mode="cooperative",
        martian_top="C27", hands=["C14", "C14"], hidden={134: FERT}, steps=2, rolls=[6, 1],
    ),
    "E22": lambda: position(hands=["C7"], tiles=BOARD_B, pawns=[133, 126]),
    "E23": lambda: position("others", hands=["C14", "C33"], life=[3], bullets=[5], pawns=[1]),
    "E24": lambda: position("others", hands=["C14", "C14", "C27"], players=3),
    "E25": lambda: position(hands=["C5"], tiles=BOARD_B, martians=[133, 139]),
    "E26": lambda: position(
        arms=["C11"], items=[[FUEL, DYNA]], tiles=[CHURCH], furnished=True, hidden={128: FERT}, hands=["C14"]
    ),
    "E27": lambda: position(
        hands=["C9"], tiles=BRIDGE, martians=[9 * 23 + square for square in (1, 3, 4, 7)], trophies=[27]
    ),
}  # fmt: skip

THREE_TILES = "-150 -190 300 380"

PICTURES = {
    "E4": Picture("town", "-240 -190 480 500"),
    "E5": Picture("town", THREE_TILES),
    "E9": Picture("town", THREE_TILES),
    "E22": Picture("town", THREE_TILES),
    "E27": Picture("town", "-130 -310 380 380"),
}
