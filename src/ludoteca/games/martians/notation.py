"""A position of Martians!!! as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.martians import content
from ludoteca.games.martians.content import BULLET, FARMS, LIFE, SIDE, SPOTS
from ludoteca.games.martians.ids import CHECK_NONE, PHASES

LASTING: Final = {
    "homeland": content.HOMELAND, "eyes": content.EYES, "levitation": content.LEVITATION, "stupid": content.STUPID,
    "world-end": content.WORLD_END,
}  # fmt: skip
THIS_TURN: Final = {
    "jammed": content.JAMMED, "wait": content.WAITED, "doubled": content.DOUBLED, "again": content.AGAIN,
}  # fmt: skip

if TYPE_CHECKING:
    from ludoteca.games.martians.position import MartiansState


def text(state: MartiansState) -> str:
    """The position, hidden things too: decision, map, things, the next cards of the piles, a line for each seat."""
    asked = "over" if state.to_move < 0 else f"seat {state.to_move} {state.decision().name}"
    card = "" if state.played < 0 else f", {state.terms.cards[state.played].rule} of {state.player} at {state.target}"
    check = "" if state.check == CHECK_NONE else f", check {state.check}"
    fight = f", combat {state.combat}" if state.combat else ""
    tiles = " ".join([_tile_code(state, tile) for tile in state.on_table])
    gone = f"discarded {_list(state.tile_discards)} | gone {_list(state.tiles_gone)}"
    lines = [
        f"turn {state.turn} of seat {state.active}, {PHASES[state.phase]}{check}{fight}: {asked}{card}",
        f"tiles   {tiles}" + (f" | turned over {state.tile}" if state.tile >= 0 else ""),
        f"deck    {len(state.tiles)}, next {_list(state.tiles[:-4:-1])} | {gone}",
        f"martian {_list(state.martians)} | supply {state.supply}, removed {state.removed}, left {state.left}",
        f"things  {_things(state)}",
        f"objects {_objects(state)} | pool {_kinds(state.pool)} | delivered {state.delivered}",
        f"tokens  {_tokens(state)} | beside {_list(state.beside)}",
        f"cards   {_pile(state, state.deck, state.discards)}",
    ]
    if state.terms.coop:
        lines.append(f"m-cards {_pile(state, state.martian_deck, state.martian_discards)}")
    lines.append(f"effects {_effects(state)}")
    for seat in range(state.terms.players):
        hand, arms = _cards(state, state.hand_of(seat)), " ".join([card.rule for card in state.arms_of(seat)]) or "-"
        shells = f" x{state.shells[seat]}" if state.shells[seat] else ""
        lines.append(
            f"seat {seat}: cell {state.pawn[seat]} life {state.life[seat]} bullets {state.bullets[seat]} trophies "
            f"{state.trophies[seat]} | items {_kinds(state.held_kinds(seat))} | "
            f"hand {hand} | table {arms}{shells} | plays {state.plays[seat]}"
        )
    return "\n".join(lines)


def _tile_code(state: MartiansState, tile: int) -> str:
    position = state.place[tile]
    return f"{tile}@{position % SIDE - 10},{position // SIDE - 10}r{state.rotation[tile]}"


def _pile(state: MartiansState, deck: list[int], discards: list[int]) -> str:
    """The next cards of a pile and the last ones of its discards."""
    seen = f"discarded {len(discards)}, last {_cards(state, discards[:-4:-1])}"
    return f"{len(deck)}, next {_cards(state, deck[:-4:-1])} | {seen}"


def _list(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers]) or "-"


def _cards(state: MartiansState, cards: list[int]) -> str:
    return " ".join([state.terms.cards[card].rule for card in cards]) or "-"


def _kinds(kinds: list[int]) -> str:
    return "".join(["FRD"[kind] for kind in kinds]) or "-"


def _things(state: MartiansState) -> str:
    found = []
    for cell in range(len(state.squares)):
        if state.squares[cell] & LIFE:
            found.append(f"L{cell}")
        if state.squares[cell] & BULLET:
            found.append(f"B{cell}")
    return " ".join(found) or "-"


def _objects(state: MartiansState) -> str:
    found = [
        f"({_kinds([state.spot_kind[spot]])}){state.spot_cell[spot]}" + (f"s{state.spot_seen[spot]}" * (seen > 0))
        for spot, seen in zip(range(SPOTS), state.spot_seen, strict=True)
        if state.spot_kind[spot] >= 0
    ]
    found += [f"{_kinds([code % 3])}{code // 3}" for code in state.open_objects]
    return " ".join(found) or "-"


def _tokens(state: MartiansState) -> str:
    found: list[str] = []
    for farm in range(FARMS):
        if state.tokens[farm] >= 0:
            name = "ship" if state.tokens[farm] == 1 else "crop"
            seen = f"s{state.token_seen[farm]}" if state.token_seen[farm] else ""
            found.append(f"{farm + 1}:{name if state.token_up >> farm & 1 else f'({name})'}{seen}")
    return " ".join(found) or "-"


def _effects(state: MartiansState) -> str:
    found: list[str] = []
    for name, effect in LASTING.items():
        if state.lasts(effect):
            found.append(f"{name} {state.until[effect]}")
    found += [name for name, effect in THIS_TURN.items() if state.lasts(effect)]
    if state.died:
        found.append("died")
    if state.shielded:
        found.append(f"shielded {state.shielded}")
    if state.eyes_left:
        found.append(f"eyes left {state.eyes_left}")
    if state.angry or state.angry_fight or state.angry_round:
        found.append(f"angry {state.angry}+{state.angry_fight}+{state.angry_round}")
    return ", ".join(found) or "-"
