"""Positions of Martians!!! set up by hand: cells by number, cards by their ids (`C4`)."""

from __future__ import annotations

import ludoteca
from ludoteca.engine.dice import Dice
from ludoteca.games.martians.actions import (
    ARM,
    CARD,
    CELL,
    DIR,
    DISCARD,
    ITEM,
    OTHER_ITEM,
    PASS,
    PAY,
    PHASE_BEFORE_MARTIANS,
    PHASE_BEFORE_TILE,
    PHASE_DISCARD,
    PHASE_DRAW,
    PHASE_FARMS,
    PHASE_FIGHT,
    PHASE_MARTIANS,
    PHASE_MOVE,
    PHASE_OTHERS,
    PHASE_PREPARE,
    PHASE_START,
    PHASE_TILE,
    ROLL,
    SEAT,
    STEP,
    STOP,
    TAKE,
    TILE,
    WEAPON,
)
from ludoteca.games.martians.content import BOX
from ludoteca.games.martians.rules import MartiansRules, MartiansState

HOUSE, CHURCH, DINER = (0, 0, 0, 0), (14, 0, -1, 0), (15, 0, 1, 2)
FUEL, FERT, DYNA = 0, 1, 2
AT = {
    "start": PHASE_START, "before tile": PHASE_BEFORE_TILE, "tile": PHASE_TILE, "fight": PHASE_FIGHT,
    "draw": PHASE_DRAW, "prepare": PHASE_PREPARE, "others": PHASE_OTHERS, "move": PHASE_MOVE,
    "before martians": PHASE_BEFORE_MARTIANS, "martians": PHASE_MARTIANS, "farms": PHASE_FARMS,
    "discard": PHASE_DISCARD,
}  # fmt: skip


def made(**options: object) -> MartiansRules:
    """The game with these options."""
    game = ludoteca.make("martians", **options)
    assert isinstance(game, MartiansRules)
    return game


def started(seed: int = 1, *, events: bool = False, **options: object) -> MartiansState:
    """The opening position."""
    state = made(**options).start(seed, events=events)
    assert isinstance(state, MartiansState)
    return state


def cards(text: str) -> list[int]:
    """The cards of a list such as `C4 C10`."""
    return [BOX.cards.index(name) for name in text.split()]


def names(found: list[int]) -> str:
    """The same list as text."""
    return " ".join(BOX.cards[card] for card in found)


def position(
    at: str = "prepare",
    *,
    tiles: list[tuple[int, int, int, int]] | None = None,
    furnished: bool = False,
    martians: list[int] | None = None,
    deck: list[int] | None = None,
    hands: list[str] | None = None,
    top: str = "",
    pile: str | None = None,
    discards: str = "",
    pawns: list[int] | None = None,
    life: list[int] | None = None,
    bullets: list[int] | None = None,
    trophies: list[int] | None = None,
    items: list[list[int]] | None = None,
    arms: list[str] | None = None,
    tokens: dict[int, int] | None = None,
    up: list[int] | None = None,
    supply: int | None = None,
    opened: list[tuple[int, int]] | None = None,
    hidden: dict[int, int] | None = None,
    martian_top: str = "",
    rolls: list[int] | None = None,
    steps: int = 6,
    active: int = 0,
    telling: bool = False,
    **options: object,
) -> MartiansState:
    """A position at some step of the turn of the active seat.

    Tiles beside the House are bare unless `furnished`. `top` are the next cards of the pile, the first is drawn
    first; `pile` is all of it. `tokens` gives the token of each Farm (1 the ship), `hidden` the kind of a hidden
    object by its square, `opened` face-up objects (square, kind). The dice give `rolls` next.
    """
    game = made(**{"players": 2, **options})
    fresh = game.empty_table(Dice.seeded(7))
    fresh.to_move = fresh.active = fresh.dealer = active
    fresh.pool = sorted([FUEL, FERT, DYNA] * (3 if fresh.terms.coop else 6))
    fresh.beside = [0, 0, 0, 1]
    _lay_tiles(fresh, [HOUSE, *(tiles or [])], furnished, tokens or {})
    laid = fresh.on_table
    fresh.tiles = list(deck) if deck is not None else [tile for tile in range(29, 0, -1) if tile not in laid]
    fresh.tile_discards = [tile for tile in range(30) if tile not in laid and tile not in fresh.tiles]
    for cell in martians or []:
        assert fresh.put_martian(cell)
    _deal(fresh, hands or [], top, pile, discards, arms or [], martian_top)
    for seat in range(game.players):
        fresh.pawn[seat] = pawns[seat] if pawns and seat < len(pawns) else 4
        fresh.life[seat] = life[seat] if life and seat < len(life) else 3
        fresh.bullets[seat] = bullets[seat] if bullets and seat < len(bullets) else 3
        count = trophies[seat] if trophies and seat < len(trophies) else 0
        fresh.trophies[seat] = count
        fresh.supply -= count
        for kind in items[seat] if items and seat < len(items) else []:
            fresh.pool.remove(kind)
            fresh.items[seat] |= 1 << kind
    for cell, kind in opened or []:
        fresh.pool.remove(kind)
        fresh.lay_open(cell, kind)
    for cell, kind in (hidden or {}).items():
        spot = fresh.spot_cell.index(cell)
        if fresh.spot_kind[spot] >= 0:
            fresh.pool.append(fresh.spot_kind[spot])
        fresh.pool.remove(kind)
        fresh.spot_kind[spot] = kind
    for farm in up or []:
        fresh.token_up |= 1 << (farm - 1)
    if supply is not None:
        spare = fresh.supply - supply
        fresh.supply = supply
        if fresh.terms.coop:
            fresh.removed += spare
        else:
            fresh.trophies[-1] += spare
    fresh.turn = 1
    fresh.phase = AT[at]
    fresh.dirty = False
    if at == "others":
        fresh.asking = 1
    if at == "move":
        fresh.rolled = steps
    if at == "start":
        fresh.turn = 0
    load(fresh, *(rolls or []))
    fresh.telling = telling
    fresh.events = []
    fresh.go_on()
    fresh.settle()
    return fresh


def _lay_tiles(
    state: MartiansState, tiles: list[tuple[int, int, int, int]], furnished: bool, tokens: dict[int, int]
) -> None:
    for tile, x, y, rotation in tiles:
        state.lay_tile(tile, (y + 10) * 21 + x + 10, rotation)
        if 1 <= tile <= 4:
            value = tokens.get(tile, 0)
            state.beside.remove(value)
            state.tokens = [value if farm == tile - 1 else old for farm, old in enumerate(state.tokens)]
        elif furnished and tile > 0:
            state.furnish(tile)


def _deal(
    state: MartiansState, hands: list[str], top: str, pile: str | None, discards: str, arms: list[str], martian: str
) -> None:
    kinds = 20 if state.terms.coop else 35
    rest = sorted(list(range(kinds)) * 2)
    given = [cards(text) for text in hands]
    for seat, text in enumerate(arms):
        for card in cards(text):
            rest.remove(card)
            state.put_arm(seat, card)
    for card in [*(card for hand in given for card in hand), *cards(top), *cards(pile or ""), *cards(discards)]:
        rest.remove(card)
    state.discards = cards(discards)
    if pile is None:
        state.deck = rest + cards(top)[::-1]
    else:
        state.deck = cards(pile)[::-1]
        state.discards += rest
    for number in range(2 * kinds):
        state.copy_of[number] = 99
    for hand in given:
        assert len(hand) <= 3
    for card in [*state.discards, *(card for text in arms for card in cards(text))]:
        state._show_any(card)
    for seat, hand in enumerate(given):
        for card in hand:
            state._add_card(seat, card)
    if state.terms.coop:
        martians = sorted(list(range(20, 35)) * 2)
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


def number(text: str) -> int:
    """The action of a text such as `card C4`, `cell 128`, `step N`, `pay 1`, `get 1 F`."""
    verb, *rest = text.split()
    what = rest[0] if rest else ""
    if verb in ("roll", "stop", "pass"):
        return {"roll": ROLL, "stop": STOP, "pass": PASS}[verb]
    if verb in ("step", "dir"):
        return (STEP if verb == "step" else DIR) + "NESW".index(what)
    if verb in ("card", "discard"):
        return (CARD if verb == "card" else DISCARD) + BOX.cards.index(what)
    if verb in ("weapon", "arm"):
        return (WEAPON if verb == "weapon" else ARM) + BOX.weapon_ids.index(what)
    if verb == "place":
        x, y, rotation = int(rest[0]), int(rest[1]), int(rest[2])
        return ((y + 10) * 21 + x + 10) * 4 + rotation
    if verb == "item":
        return ITEM + "FRD".index(what)
    if verb == "get":
        return OTHER_ITEM + 3 * int(what) + "FRD".index(rest[1])
    return {"pay": PAY, "seat": SEAT, "tile": TILE, "cell": CELL, "take": TAKE}[verb] + int(what)


def play(state: MartiansState, *texts: str) -> MartiansState:
    """Play these actions, one after the other."""
    for text in texts:
        state.apply(number(text))
    return state


def may(state: MartiansState, text: str) -> bool:
    """Whether an action is legal."""
    return number(text) in state.legal_actions()


def why(state: MartiansState, text: str) -> tuple[str, str]:
    """The rule and the message that refuse an action."""
    reason = state.why_illegal(number(text))
    assert reason is not None
    return reason.rule, reason.phrase.key


def told(state: MartiansState, seat: int | None = None) -> list[str]:
    """The keys of the events that a seat hears."""
    return [event.phrase.key for event in state.events if event.heard_by(seat)]


def worlds(state: MartiansState, seat: int, count: int = 30) -> list[MartiansState]:
    """Positions that the seat holds possible."""
    return [state.redeal(seat, seed) for seed in range(count)]
