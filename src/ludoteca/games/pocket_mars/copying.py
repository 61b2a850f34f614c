"""How a position is copied and packed. Made from `position.py` by ludoteca.proof.copying: `make copying`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.facts import Fact

if TYPE_CHECKING:
    from ludoteca.games.pocket_mars.position import PocketMarsState


def copy(source: PocketMarsState, twin: PocketMarsState) -> None:
    """Make a position equal to another."""
    twin.choices = source.choices
    twin.to_move = source.to_move
    twin.asked = source.asked
    twin.row = source.row
    twin.first = source.first
    twin.round = source.round
    twin.active = source.active
    twin.earth = source.earth[:]
    twin.ship = source.ship[:]
    twin.star = source.star[:]
    twin.double = source.double[:]
    twin.energy = source.energy[:]
    twin.hand = source.hand[:]
    twin.held = source.held[:]
    twin.prep = source.prep[:]
    twin.deck = source.deck[:]
    twin.sunk = source.sunk
    twin.discard = source.discard[:]
    twin.pile = source.pile[:]
    twin.height = source.height[:]
    twin.aside = source.aside
    twin.known = source.known[:]
    twin.renewals = source.renewals
    twin.born = source.born
    twin.epoch = source.epoch[:]
    twin.origin = source.origin[:]
    twin.region = source.region
    twin.packs = source.packs
    twin.picks = source.picks[:]
    twin.played = source.played
    twin.owner = source.owner
    twin.text = source.text
    twin.part = source.part
    twin.left = source.left
    twin.kept = source.kept


def packed(state: PocketMarsState) -> list[int]:
    """Every fact."""
    facts: list[int] = [
        state.to_move, int(state.asked), state.first, state.round, state.active, state.sunk, state.aside,
        state.renewals, state.played, state.owner, state.text, state.part, state.left, state.kept,
        len(state.row), len(state.earth), len(state.ship), len(state.star), len(state.double), len(state.energy),
        len(state.hand), len(state.held), len(state.prep), len(state.deck), len(state.discard), len(state.pile),
        len(state.height), len(state.known), len(state.born), len(state.epoch), len(state.origin),
        len(state.region), len(state.packs), len(state.picks),
    ]  # fmt: skip
    facts += state.row
    facts += state.earth
    facts += state.ship
    facts += state.star
    facts += state.double
    facts += state.energy
    facts += state.hand
    facts += state.held
    facts += state.prep
    facts += state.deck
    facts += state.discard
    facts += state.pile
    facts += state.height
    facts += state.known
    facts += state.born
    facts += state.epoch
    facts += state.origin
    facts += state.region
    facts += state.packs
    facts += state.picks
    return facts


def open_facts(state: PocketMarsState) -> list[int]:
    """Every fact that all seats know; of the others, how many there are."""
    facts: list[int] = [
        state.first, state.round, state.active, state.sunk, state.aside, state.renewals, state.played,
        state.owner, state.text, state.part, state.left, state.kept, len(state.row), len(state.earth),
        len(state.ship), len(state.star), len(state.double), len(state.energy), len(state.hand), len(state.held),
        len(state.prep), len(state.deck), len(state.discard), len(state.pile), len(state.height),
        len(state.known), len(state.born), len(state.epoch), len(state.origin), len(state.region),
        len(state.packs), len(state.picks),
    ]  # fmt: skip
    facts += state.row
    facts += state.earth
    facts += state.ship
    facts += state.star
    facts += state.double
    facts += state.energy
    facts += state.held
    facts += state.discard
    facts += state.height
    facts += state.born
    return facts


def own_facts(state: PocketMarsState, seat: int) -> list[int]:
    """The parts of the facts that belong to a seat and that it alone knows."""
    players = state.game.players
    facts: list[int] = []
    width = len(state.region) // players
    facts += state.region[width * seat : width * (seat + 1)]
    width = len(state.picks) // players
    facts += state.picks[width * seat : width * (seat + 1)]
    return facts


FACTS: Final = [
    Fact("row", "shared"), Fact("first"), Fact("round"), Fact("active"), Fact("earth"), Fact("ship"),
    Fact("star"), Fact("double"), Fact("energy"), Fact("hand", "hidden"), Fact("held"), Fact("prep", "hidden"),
    Fact("deck", "hidden"), Fact("sunk"), Fact("discard"), Fact("pile", "hidden"), Fact("height"), Fact("aside"),
    Fact("known", "hidden"), Fact("renewals"), Fact("born", "shared"), Fact("epoch", "hidden"),
    Fact("origin", "hidden"), Fact("region", "own", "shared"), Fact("packs", "hidden", "shared"),
    Fact("picks", "own"), Fact("played"), Fact("owner"), Fact("text"), Fact("part"), Fact("left"), Fact("kept"),
]  # fmt: skip
