"""The positions of the worked examples, in the rulebook's notation: `Ec5` is Ecosystem 5, `(Ec1)` face-down."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.engine.picture import Picture
from ludoteca.games.pocket_mars.content import CARDS, FACE_DOWN, HOUSE, STACK
from ludoteca.games.pocket_mars.position import ASK_TURN, PocketMarsState
from ludoteca.games.pocket_mars.rules import PocketMars

CARD = {name: number for number, name in enumerate(HOUSE.names)}


def made(*, content: object = None, **options: object) -> PocketMars:
    """The game with these options and that content; seat 0 begins unless said otherwise."""
    return PocketMars({"first_seat": 0, **options}, content)


def started(seed: int = 1, *, events: bool = False, **options: object) -> PocketMarsState:
    """The opening position."""
    state = made(**options).start(seed, events=events)
    assert isinstance(state, PocketMarsState)
    return state


def cards(text: str) -> list[int]:
    """The cards of a list such as `Ec5 (Ec1)`."""
    return [CARD[code[1:-1]] + FACE_DOWN if code.startswith("(") else CARD[code] for code in text.split()]


def position(
    *,
    hands: list[str] | None = None,
    preps: list[str] | None = None,
    stacks: str = "",
    top: str = "",
    deck: str | None = None,
    discard: str = "",
    ship: list[int] | None = None,
    star: list[str] | None = None,
    double: list[str] | None = None,
    energy: list[int] | None = None,
    row: list[int] | None = None,
    to_move: int = 0,
    round: int = 1,
    **options: object,
) -> PocketMarsState:
    """A position at the start of a turn.

    Hands, prep modules, stacks and the deck's top cards (`top`, the first is drawn first) are as given; places that
    are not given are filled with the cards that are left, and the rest lies in the deck. `deck` gives all of the
    deck from the top; the rest then lies in the discard pile. Colonists that are nowhere else are on Earth.
    """
    game = made(**options)
    state = game.start(1)
    assert isinstance(state, PocketMarsState)
    sides = state.terms.sides
    state.lay_out()
    hands = [*(hands or []), *[""] * sides][: state.terms.players]
    preps = [*(preps or []), *[""] * sides][:sides]
    given = " ".join([*hands, *preps, stacks.replace("(", "").replace(")", ""), top, deck or "", discard])
    rest = [card for card in range(CARDS) if card not in cards(given)]
    rest = [rest[(7 * number) % len(rest)] if len(rest) % 7 else rest[number] for number in range(len(rest))]
    for seat, text in enumerate(hands):
        wanted = cards(text)
        while len(wanted) < 2:
            wanted.append(rest.pop())
        for card in wanted:
            state.add_to_hand(seat, card)
            state.known[card] = 1 << seat
    for side, text in enumerate(preps):
        wanted = cards(text)
        while len(wanted) < 2:
            wanted.append(rest.pop())
        for slot, card in enumerate(wanted):
            state.prep[2 * side + slot] = card
            if side < state.terms.players:
                state.known[card] = 1 << side
    for card in cards(stacks):
        building = HOUSE.kind[card % FACE_DOWN]
        state.pile[STACK * building + state.height[building]] = card
        state.height[building] += 1
    state.discard = cards(discard)
    if deck is None:
        state.deck = rest + cards(top)[::-1]
    else:
        state.deck = cards(deck)[::-1]
        state.discard += rest
    state.sunk = 0
    for side in range(sides):
        state.ship[side] = ship[side] if ship and side < len(ship) else 1
        for spaces, texts in ((state.star, star), (state.double, double)):
            if texts and side < len(texts):
                spaces[4 * side : 4 * side + 4] = [int(number) for number in texts[side].split("/")]
        state.earth[side] = (
            state.terms.box.colonists - state.ship[side] - sum(state.colonists_in(side, house) for house in range(4))
        )
        state.energy[side] = energy[side] if energy and side < len(energy) else 1
    if row is not None:
        state.row = row
    state.round = round
    state.to_move = state.active = to_move
    state.asked = ASK_TURN
    state.telling = True
    state.events = []
    state.settle()
    return state


# ---- the examples

ROW = [0, 1, 2, 3, 4]

EXAMPLES: dict[str, Callable[[], PocketMarsState]] = {
    "E1": lambda: position(hands=["Wa6 Sc5"], top="Co3 Ec1"),
    "E2": lambda: position(
        hands=["", "Sc1 Wa2"], preps=["", "En1 Ec4"], stacks="En7", star=["0/1/0/0"], ship=[1, 2], top="Co1", to_move=1
    ),
    "E3": lambda: position(hands=["", "Ec4 Sc1"], preps=["", "Ec5 En4"], star=["1/0/0/0"], top="Co1"),
    "E4": lambda: position(preps=["Ec2 Sc1"], stacks="Ec7 (Ec1)", ship=[2]),
    "E5": lambda: position(hands=["Sc1 Wa2"], preps=["Ec3 En4"], energy=[0, 1], top="Co1"),
    "E6": lambda: position(hands=["Wa5 En2", ""], preps=["", "En1 Sc1"], stacks="En7"),
    "E7": lambda: position(hands=["Wa6 Sc5", "Ec1 Ec2"], preps=["Ec3 Ec4", "Ec5 Ec6"], deck="Co7", stacks="Sc2 Sc6"),
    "E8": lambda: position(hands=["Ec5 Ec7"], star=["0/0/0/1"], double=["0/0/0/0", "0/0/0/1"]),
    "E9": lambda: position(hands=["", "Sc1 Wa2"], preps=["", "Co6 En4"], energy=[1, 0], top="Ec1"),
    "E10": lambda: position(hands=["En5 Sc1", "Wa1 Wa2"], preps=["", "Ec1 Ec2"], energy=[4, 5], top="Co1 Co2"),
    "E11": lambda: position(hands=["En5 Co2"], preps=["Wa7 Wa3"], stacks="Wa5", ship=[0], top="Ec1 Ec2"),
    "E12": lambda: position(hands=["", "Co1 Wa4"], preps=["", "Ec7 En4"], top="Sc1 Sc2"),
    "E13": lambda: position(hands=["Co1 Sc5"], ship=[2, 2], star=["2/1/1/1", "1/1/1/0"], energy=[2, 2]),
    "E14": lambda: position(hands=["Sc4 Sc3"], stacks="Sc2 Sc7"),
    "E15": lambda: position(hands=["Co1 Sc3"], ship=[1]),
    "E16": lambda: position(
        players=3,
        ship=[0, 2, 1],
        star=["1/1/1/2", "0/3/0/0", "1/0/4/0"],
        double=["1/0/1/0", "0/1/0/0", "0/1/0/0"],
        energy=[2, 4, 4],
    ),
    "E17": lambda: position(
        players=1, hands=["Sc1 Co4"], preps=["Wa7 Ec3", "En4 Co5"], top="Sc7 En6 Ec2 Ec1", ship=[1, 5]
    ),
    "E18": lambda: position(players=1, preps=["", "Sc4 Co5"], ship=[1, 5]),
    "E19": lambda: position(
        players=1, preps=["", "Ec4 Sc7"], ship=[0, 3], double=["1/1/0/0"], star=["0/0/0/0", "0/0/0/1"]
    ),
    "E20": lambda: position(players=1, preps=["", "Co4 Sc7"], ship=[0, 2], star=["0/0/0/0", "1/0/2/0"], row=list(ROW)),
    "E21": lambda: position(players=1, preps=["", "En4 Sc7"], energy=[1, 3], ship=[0, 5]),
    "E22": lambda: position(
        players=1,
        hands=["Sc1 Ec7"],
        preps=["Ec5 Ec6", "Wa4 En5"],
        deck="Sc7 En6 Ec2",
        energy=[1, 1],
        ship=[1, 5],
    ),
    "E23": lambda: position(hands=["En5 Co2", "Ec1 Ec2"], preps=["Wa7 Sc3", "Ec3 Ec4"], ship=[0, 1]),
    "E24": lambda: started(players=2, draft="on", events=True),
}

PICTURES = {
    "E4": Picture("ecosystem"),
    "E8": Picture("water"),
    "E14": Picture("science"),
    "E16": Picture("energy"),
}
