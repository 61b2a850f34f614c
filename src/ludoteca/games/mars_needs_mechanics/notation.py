"""A position of Mars Needs Mechanics as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, Box

if TYPE_CHECKING:
    from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState


def text(state: MarsNeedsMechanicsState) -> str:
    """Prices, line, market, deck and decision on a line each, then a line for each seat."""
    box = state.terms.box
    prices = " ".join(f"{box.letters[part]}{state.prices[part]}" for part in box.in_play)
    deck, laid_out = letters(box, list(state.deck)), " ".join(card.rule for card in state.laid_out())
    lines = [
        f"prices  {prices} | line {letters(box, state.line)} | market {hand_text(box, state.market)}",
        f"deck    {deck or '-'} | discard {hand_text(box, state.discard)} | set {laid_out}",
        f"round {state.round}, first {state.first}, {_decision(state)}",
    ]
    for seat in range(state.terms.players):
        built = " ".join(card.rule for card in state.standing(seat))
        used = [card.name.rpartition("_")[2] for card in state.terms.once if state.is_used(card, seat)]
        uses = "".join(noun[0] for noun in used)
        lines.append(
            f"seat {seat}: {state.cogs[seat]} cogs | {hand_text(box, state.hand_of(seat))} "
            f"(known {hand_text(box, state.known_of(seat))}) | scrap {state.scrap[seat]} | "
            f"built {built or '-'} | seen {state.seen[seat]} | used {uses or '-'}"
        )
    return "\n".join(lines)


def _decision(state: MarsNeedsMechanicsState) -> str:
    if state.to_move < 0:
        return "over"
    turn = ["", " bought", " passed"][state.primary]
    if state.built_now >= 0:
        turn += f" built C{state.built_now + 1}"
    if state.taken_down >= 0:
        turn += f" disassembled C{state.taken_down + 1}"
    bought = letters(state.terms.box, [part for part in range(COMPONENTS) if state.bought >> part & 1])
    return (
        f"seat {state.to_move} {state.decision().name}{turn}, passes {state.passes}, purchases {state.purchases}, "
        f"bought {bought or '-'}, idle {state.idle}, aside {state.aside}{', last round' if state.last_round else ''}"
    )


def hand_text(box: Box, counts: list[int]) -> str:
    """Counts in the notation: `W2 L`."""
    held = [part for part in range(COMPONENTS) if counts[part]]
    return " ".join(f"{box.letters[part]}{counts[part] if counts[part] > 1 else ''}" for part in held) or "-"


def letters(box: Box, cards: list[int]) -> str:
    """Cards in the notation: `WWL`."""
    return "".join(box.letters[card] for card in cards)
