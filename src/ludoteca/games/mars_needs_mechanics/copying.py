"""How a position is copied and packed. Made from `position.py` by ludoteca.proof.copying: `make copying`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.facts import Fact

if TYPE_CHECKING:
    from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState


def copy(source: MarsNeedsMechanicsState, twin: MarsNeedsMechanicsState) -> None:
    """Make a position equal to another."""
    twin.choices = source.choices
    twin.to_move = source.to_move
    twin.asked = source.asked
    twin.prices = source.prices[:]
    twin.line = source.line[:]
    twin.market = source.market[:]
    twin.deck = source.deck
    twin.discard = source.discard[:]
    twin.hands = source.hands[:]
    twin.known = source.known[:]
    twin.scrap = source.scrap[:]
    twin.cogs = source.cogs[:]
    twin.built = source.built[:]
    twin.seen = source.seen[:]
    twin.aside = source.aside
    twin.available = source.available
    twin.first = source.first
    twin.round = source.round
    twin.passes = source.passes
    twin.purchases = source.purchases
    twin.bought = source.bought
    twin.idle = source.idle
    twin.used = source.used
    twin.last_round = source.last_round
    twin.primary = source.primary
    twin.built_now = source.built_now
    twin.taken_down = source.taken_down
    twin.held = source.held
    twin.sure = source.sure
    twin.dark = source.dark


def packed(state: MarsNeedsMechanicsState) -> list[int]:
    """Every fact."""
    facts: list[int] = [
        state.to_move, int(state.asked), state.aside, int(state.available), state.first, state.round,
        state.passes, state.purchases, int(state.bought), state.idle, int(state.used), int(state.last_round),
        int(state.primary), int(state.built_now), int(state.taken_down), len(state.prices), len(state.line),
        len(state.market), len(state.deck), len(state.discard), len(state.hands), len(state.known),
        len(state.scrap), len(state.cogs), len(state.built), len(state.seen),
    ]  # fmt: skip
    facts += state.prices
    facts += state.line
    facts += state.market
    facts += list(state.deck)
    facts += state.discard
    facts += state.hands
    facts += state.known
    facts += state.scrap
    facts += state.cogs
    facts += state.built
    facts += state.seen
    return facts


def open_facts(state: MarsNeedsMechanicsState) -> list[int]:
    """Every fact that all seats know; of the others, how many there are."""
    facts: list[int] = [
        state.aside, int(state.available), state.first, state.round, state.passes, state.purchases,
        int(state.bought), state.idle, int(state.used), int(state.last_round), int(state.primary),
        int(state.built_now), int(state.taken_down), len(state.prices), len(state.line), len(state.market),
        len(state.deck), len(state.discard), len(state.hands), len(state.known), len(state.scrap),
        len(state.cogs), len(state.built), len(state.seen),
    ]  # fmt: skip
    facts += state.prices
    facts += state.line
    facts += state.market
    facts += state.discard
    facts += state.known
    facts += state.scrap
    facts += state.cogs
    facts += state.built
    facts += state.seen
    return facts


def own_facts(state: MarsNeedsMechanicsState, seat: int) -> list[int]:
    """The parts of the facts that belong to a seat and that it alone knows."""
    players = state.game.players
    facts: list[int] = []
    width = len(state.hands) // players
    facts += state.hands[width * seat : width * (seat + 1)]
    return facts


FACTS: Final = [
    Fact("prices"), Fact("line"), Fact("market"), Fact("deck", "hidden"), Fact("discard"), Fact("hands", "own"),
    Fact("known"), Fact("scrap"), Fact("cogs"), Fact("built"), Fact("seen"), Fact("aside"), Fact("available"),
    Fact("first"), Fact("round"), Fact("passes"), Fact("purchases"), Fact("bought"), Fact("idle"), Fact("used"),
    Fact("last_round"), Fact("primary"), Fact("built_now"), Fact("taken_down"), Fact("held", "memo"),
    Fact("sure", "memo"), Fact("dark", "memo"),
]  # fmt: skip
