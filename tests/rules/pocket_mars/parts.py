"""What each part of an observation of Pocket Mars is about, read from the position by the part's name."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.games.pocket_mars.content import CARDS, FACE_DOWN, HOUSE
from ludoteca.games.pocket_mars.knowledge import FROM_DECK, OPEN_TYPE
from ludoteca.games.pocket_mars.position import ASK_DRAFT, ASK_OPENING, PocketMarsState
from ludoteca.games.pocket_mars.scoring import points
from tests.proof.parts import Reader, SeatReader, by_kind, marked, shares, whose

HOUSES = range(4)
NAMES = ("take", "land", "energy", "draw", "promote", "swap", "reorder", "peek", "move", "cover")


def _drafting(state: PocketMarsState) -> bool:
    return state.asked == ASK_DRAFT and not state.is_over


def _known(state: PocketMarsState, seat: int, cards: Iterable[int]) -> list[float]:
    return marked(CARDS, *(card for card in cards if card >= 0 and state.known[card] >> seat & 1))


def _kinds(size: int, cards: Iterable[int], whole: int) -> list[float]:
    return by_kind(size, (HOUSE.kind[card] for card in cards), whole)


def _under(state: PocketMarsState, *, face_down: bool) -> list[int]:
    lying = [card for house in range(5) for card in state.stack_of(house)]
    return [card % FACE_DOWN for card in lying if (card >= FACE_DOWN) == face_down]


def _own_hand(state: PocketMarsState, seat: int) -> list[float]:
    return marked(CARDS, *(state.picks[4 * seat : 4 * seat + 4] if _drafting(state) else state.hand_of(seat)))


def _top(state: PocketMarsState, _seat: int) -> list[float]:
    seen = state.terms.open_backs and state.deck and not _drafting(state)
    return marked(5, HOUSE.kind[state.deck[-1]] if seen else -1)


def _part(state: PocketMarsState, _seat: int) -> list[float]:
    asked = state.terms.texts.part[state.part].name if state.text >= 0 else ""
    return [float(name == asked) for name in NAMES]


def _pack(state: PocketMarsState, seat: int) -> list[float]:
    if not _drafting(state):
        return marked(CARDS)
    kept = state.picks[4 * seat : 4 * seat + 4]
    number = sum(card >= 0 for card in state.picks[4 * state.to_move : 4 * state.to_move + 4])
    seen = state.pack_seen(seat, number)
    return marked(CARDS, *(card for card in seen if card not in kept))


def _regions(state: PocketMarsState, seat: int) -> list[float]:
    found: list[float] = []
    players = state.game.players
    for card in range(CARDS):
        region = state.region[CARDS * seat + card] if state.region else 0
        found += [float(step < players and region >> (seat + step) % players & 1) for step in range(4)]
        found.append(float(region & FROM_DECK != 0))
    return found


PARTS: dict[str, Reader] = {
    "own_hand": _own_hand,
    "own_prep": lambda state, seat: [n for card in state.module_of(seat) for n in marked(CARDS, card)],
    "face_up": lambda state, _: marked(CARDS, *_under(state, face_down=False)),
    "discard": lambda state, _: marked(CARDS, *state.discard),
    "played": lambda state, _: marked(CARDS, state.played),
    "own_sunk": lambda state, seat: _known(state, seat, state.deck[: state.sunk]),
    "sunk_types": lambda state, _: _kinds(
        5, (card for card in state.deck[: state.sunk] if state.known[card] & OPEN_TYPE), 7
    ),
    "deck_top": _top,
    "deck": lambda state, _: [len(state.deck) / 35],
    "face_down": lambda state, _: [sum(card >= FACE_DOWN for card in state.stack_of(house)) / 7 for house in HOUSES],
    "own_face_down": lambda state, seat: _known(state, seat, _under(state, face_down=True)),
    "values": lambda state, _: shares((state.value_of(house) for house in HOUSES), 7),
    "row": lambda state, _: [n for house in state.row for n in marked(5, house)],
    "decision": lambda state, _: marked(11, -1 if state.is_over else state.asked),
    "part": _part,
    "left": lambda state, _: [state.left / 3],
    "decider": lambda state, seat: whose(state.game.players, seat, state.to_move),
    "turn": lambda state, seat: whose(state.game.players, seat, state.active),
    "first": lambda state, seat: whose(state.game.players, seat, state.first),
    "round": lambda state, _: [state.round / state.terms.last_round],
    "renewals": lambda state, _: [min(1.0, state.renewals / 8)],
    "own_pack": _pack,
    "own_region": _regions,
}


def _types_in_hand(state: PocketMarsState, _seat: int, side: int) -> list[float]:
    if not state.terms.open_backs:
        return [0.0] * 5
    shown = state.hand_of(side)
    if state.asked == ASK_OPENING:
        shown = shown + [card for card in state.module_of(side) if card >= 0]
    return _kinds(5, shown, 4)


def _types_prepared(state: PocketMarsState, _seat: int, side: int) -> list[float]:
    hidden = state.asked == ASK_OPENING
    return [
        number
        for card in state.module_of(side)
        for number in marked(5, HOUSE.kind[card] if card >= 0 and not hidden else -1)
    ]


SEAT_PARTS: dict[str, SeatReader] = {
    "side": lambda state, _, side: [
        state.earth[side] / 7,
        state.ship[side] / 7,
        state.energy[side] / 5,
        points(state, side) / 30,
    ],
    "settled": lambda state, _, side: [
        number for house in HOUSES for number in (state.star[4 * side + house] / 7, state.double[4 * side + house] / 2)
    ],
    "cards": lambda state, _, side: [
        len(state.hand_of(side)) / 4,
        sum(card >= 0 for card in state.module_of(side)) / 2,
    ],
    "hand_types": _types_in_hand,
    "prep_types": _types_prepared,
    "hand_known": lambda state, seat, side: _known(state, seat, state.hand_of(side)),
    "prep_known": lambda state, seat, side: [
        number for card in state.module_of(side) for number in _known(state, seat, [card])
    ],
}
