"""What each part of an observation of Martians!!! is about, read from the position by the part's name."""

from __future__ import annotations

from ludoteca.games.martians.content import (
    AGAIN,
    CARDS,
    CELLS,
    DOUBLED,
    EYES,
    FARMS,
    HOMELAND,
    JAMMED,
    KINDS,
    LEVITATION,
    MARTIAN,
    SIDE,
    SPOTS,
    STUPID,
    TILES,
    WAITED,
    WORLD_END,
    turned,
)
from ludoteca.games.martians.ids import PHASE_OTHERS, PHASE_PREPARE, PHASES
from ludoteca.games.martians.knowledge import is_waiting
from ludoteca.games.martians.position import MartiansState
from tests.proof.parts import Reader, SeatReader, answers, bits, by_kind, marked

BUILDINGS = range(5, 17)  # the tiles with objects


def _tiles(state: MartiansState, _seat: int) -> list[float]:
    found: list[float] = []
    for tile in range(TILES):
        y, x = divmod(state.place[tile], SIDE)
        found += [0.0] * 4 if state.place[tile] < 0 else [1.0, (x - 10) / 10, (y - 10) / 10, state.rotation[tile] / 3]
    return found


def _markers(state: MartiansState, _seat: int) -> list[float]:
    found: list[float] = []
    for tile in range(TILES):
        for mark in state.terms.box.marks[tile]:
            cell = 9 * tile + turned(mark % 9, state.rotation[tile])
            found.append(float(state.place[tile] >= 0 and state.squares[cell] & ~MARTIAN != 0))
    return found


def _kind_of(state: MartiansState, seat: int) -> list[float]:
    found: list[float] = []
    for spot in range(SPOTS):
        if state.spot_kind[spot] < 0:
            found += [0.0] * KINDS
        elif state.spot_seen[spot] >> seat & 1:
            found += marked(KINDS, state.spot_kind[spot])
        else:
            found += [number / 2 for number in bits(KINDS, state.spot_mask[spot])]
    return found


def _face_up(state: MartiansState, _seat: int) -> list[float]:
    lying = [(code // 3 // 9, code % 3) for code in state.open_objects]
    return [lying.count((tile, kind)) / 3 for tile in BUILDINGS for kind in range(KINDS)]


def _tokens(state: MartiansState, seat: int) -> list[float]:
    found: list[float] = []
    for farm in range(FARMS):
        lies = state.tokens[farm] >= 0
        known = lies and state.knows_token(seat, farm)
        found += answers(lies, state.token_up >> farm & 1, known, known and state.tokens[farm] == 1)
    return found


def _phase(state: MartiansState, seat: int) -> list[float]:
    unseen = is_waiting(state, seat) and state.phase == PHASE_OTHERS and not state.passed >> seat & 1
    return marked(len(PHASES), PHASE_PREPARE if unseen else state.phase)


def _stocks(state: MartiansState, _seat: int) -> list[float]:
    return [
        state.supply / 100,
        len(state.tiles) / 30,
        len(state.deck) / 70,
        len(state.martian_deck) / 30,
        len(state.pool) / 18,
        state.removed / 100,
    ]


PARTS: dict[str, Reader] = {
    "own_hand": lambda state, seat: by_kind(CARDS, state.hand_of(seat), 2),
    "tiles": _tiles,
    "tiles_out": lambda state, _: marked(TILES, *state.tile_discards, *state.tiles_gone),
    "turned_over": lambda state, _: marked(TILES, state.tile),
    "martians": lambda state, _: [float(state.squares[cell] & MARTIAN != 0) for cell in range(CELLS)],
    "markers": _markers,
    "object_spots": lambda state, _: [float(kind >= 0) for kind in state.spot_kind],
    "object_kinds": _kind_of,
    "face_up_objects": _face_up,
    "martian_tokens": _tokens,
    "discards": lambda state, _: by_kind(CARDS, state.discards, 2),
    "martian_discards": lambda state, _: by_kind(CARDS, state.martian_discards, 2),
    "stocks": _stocks,
    "progress": lambda state, _: [
        state.turn / state.terms.last_turn,
        state.die / 7,
        state.steps_left() / 23,
        state.left / 7,
    ],
    "delivered": lambda state, _: bits(KINDS, state.delivered),
    "decision": lambda state, seat: marked(
        len(state.game.decisions), -1 if state.is_over or is_waiting(state, seat) else state.asked
    ),
    "phase": _phase,
    "card": lambda state, _: marked(CARDS, state.played),
    "mover": lambda state, _: marked(CELLS, state.mover),
    "this_turn": lambda state, _: answers(
        *[state.lasts(effect) for effect in (JAMMED, WAITED, DOUBLED, AGAIN)], state.died, state.combat, state.gun
    ),
}


def _roles(state: MartiansState, seat: int, other: int) -> list[float]:
    decides = not is_waiting(state, seat) and state.to_move == other
    return answers(decides, state.active == other, state.dealer == other, state.target == other)


def _effects(state: MartiansState, _seat: int, other: int) -> list[float]:
    ends = [state.until[effect] == other for effect in (HOMELAND, EYES, LEVITATION, STUPID, WORLD_END)]
    return answers(state.eyes_left >> other & 1, state.shielded >> other & 1, *ends)


SEAT_PARTS: dict[str, SeatReader] = {
    "roles": _roles,
    "stock": lambda state, _, other: [
        state.life[other] / 5,
        state.bullets[other] / 5,
        state.trophies[other] / 30,
        len(state.hand_of(other)) / 3,
        state.shells[other] / 3,
        float(state.plays[other]),
    ],
    "items": lambda state, _, other: bits(KINDS, state.items[other]),
    "weapons": lambda state, _, other: bits(5, state.arms[other]),
    "effects": _effects,
    "pawn": lambda state, _, other: [
        state.pawn[other] // 9 / 30,
        *marked(9, state.pawn[other] % 9),
    ],
    "hand": lambda state, _, other: by_kind(CARDS, state.hand_of(other), 2),
}
