"""The Mechanisms of Mars Needs Mechanics: a class for each, with whatever it does (C1-C10).

A new one is its entry in `content.toml`, a class here under the same name, and its words, all under that name.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.content import Content
from ludoteca.engine.errors import Reason
from ludoteca.engine.phrase import Phrase, house, listing
from ludoteca.games.mars_needs_mechanics.content import MOST_PLAYERS, MOST_SEEN, NONE, Box
from ludoteca.games.mars_needs_mechanics.phrases import say
from ludoteca.games.mars_needs_mechanics.position import ASK_DRIVE, MarsNeedsMechanicsState

MOST_COGS: Final = 100  # that a number of a card may bring


@mypyc_attr(allow_interpreted_subclasses=True)
class Mechanism:
    """A Mechanism: the same questions are put to each, and most have the usual answer."""

    once: bool = False  # whether it works once a round
    counts: bool = True  # R13: against the limit
    stays: bool = False  # whether it can never be disassembled
    keeps_scrap: bool = False  # whether Scrap in sets comes back
    shows: i64 = 0  # how many cards on top of the deck
    moves_tokens: bool = False  # whether its owner may move one to the front after a pass
    step: i64 = 0  # by how much its owner may change a price after a round
    per_set: i64 = 0  # cogs that a set brings besides
    others: i64 = 1  # R13: how many Mechanisms that count may stand
    saves: i64 = NONE  # what a second purchase costs less; NONE: there is none
    worth: i64 = 0  # cogs at the end of the game (F3)
    per_round: float = 0.0  # what a bot believes that it brings in a round, in cogs

    def __init__(self, number: int, uses: int, box: Box, facts: Content) -> None:
        self.number = number
        self.uses = uses  # how many before it work once a round
        self.name = facts.text("name")
        self.rule = f"C{number + 1}"
        self.starter = facts.yes("starter")
        self.expert = facts.yes("expert")
        cost = facts.texts("cost", allowed=box.components)
        some = house("content-each-once-some", {"allowed": listing(box.components)})
        facts.must("cost", 0 < len(cost) == len(set(cost)), some)
        self.cost = [box.components.index(name) for name in cost]  # in the order of the card
        self.needs: i64 = sum([1 << component for component in self.cost])
        self.numbers: dict[str, int | str | Phrase] = {}
        self.read(facts)
        facts.close()

    def read(self, facts: Content) -> None:
        """Read the numbers that stand on this card."""

    def read_number(self, facts: Content, key: str, low: int, high: int, said: str) -> int:
        """A number of the card, and what the text of the card calls it."""
        self.numbers[said] = facts.whole(key, low, high)
        return facts.whole(key, low, high)

    def title(self) -> Phrase:
        """What it is called."""
        return say(f"card-{self.name}")

    def text(self) -> Phrase:
        """What it says on the card, with its numbers."""
        return say(f"card-{self.name}-text", dict(self.numbers))

    def used(self) -> Phrase:
        """That it has been used this round."""
        return say(f"card-{self.name}-used")

    def use_bit(self, seat: i64) -> i64:
        """Where it is noted that a seat has used it this round."""
        return 1 << (MOST_PLAYERS * self.uses + seat)

    # ---- what it does

    def goes_up(self, state: MarsNeedsMechanicsState, seat: int) -> None:
        """Its cards were laid down."""
        state.built[seat] |= 1 << self.number

    def passed(self, state: MarsNeedsMechanicsState, seat: int) -> None:
        """Its owner has passed."""

    def after_prices(self, state: MarsNeedsMechanicsState, seat: int) -> None:
        """R30: the round has ended, and prices are adjusted."""

    def refuse_disassembly(self, state: MarsNeedsMechanicsState, seat: int) -> Reason:
        """R15, R16."""
        if not state.has(seat, self.number):
            return Reason("R15", say("no-built", {"name": self.title()}))
        if self.stays:
            return Reason(self.rule, say(f"card-{self.name}-stays"))
        if state.built_now == self.number:
            return Reason("R16", say("no-unbuild", {"name": self.title()}))
        return Reason("R16", say("no-second-disassembly", {"name": state.terms.cards[state.taken_down].title()}))

    # ---- what a bot believes

    def promise(self, left: int) -> float:
        """How promising it is to build it while so many cards are left in the deck."""
        return 3.0


class XrayGoggles(Mechanism):
    """C1: its owner sees the top of the deck, and may buy what it sees."""

    per_round = 1.2

    def read(self, facts: Content) -> None:
        """How many cards."""
        self.shows = self.read_number(facts, "shows", 1, MOST_SEEN, "shows")

    def goes_up(self, state: MarsNeedsMechanicsState, seat: int) -> None:
        """The first look."""
        super().goes_up(state, seat)
        state.look_at_deck()


class DifferenceEngine(Mechanism):
    """C2: once prices are adjusted, its owner may change one."""

    per_round = 2.0

    def read(self, facts: Content) -> None:
        """By how much."""
        self.step = self.read_number(facts, "step", 1, 9, "step")


class RocketBooster(Mechanism):
    """C3: sets pay more."""

    per_round = 4.0

    def read(self, facts: Content) -> None:
        """How much more."""
        self.per_set = self.read_number(facts, "pays", 0, MOST_COGS, "cogs")


class AetherDrive(Mechanism):
    """C4: once a round, after a pass, its owner may move a token to the front."""

    once = True
    moves_tokens = True
    per_round = 1.8

    def passed(self, state: MarsNeedsMechanicsState, seat: int) -> None:
        """The owner is asked."""
        if not state.is_used(self, seat):
            state.asked = ASK_DRIVE


class Automaton(Mechanism):
    """C5: it stays, and counts at the end of the game."""

    stays = True

    def read(self, facts: Content) -> None:
        """How much."""
        self.worth = self.read_number(facts, "worth", 0, MOST_COGS, "cogs")

    def promise(self, left: int) -> float:
        """Late rather than early: it takes up the limit."""
        return 0.6 if left > 12 else 4.0


class ClockworkNightingale(Mechanism):
    """C6: the Crown buys it at once."""

    def read(self, facts: Content) -> None:
        """For how much."""
        self.pays = self.read_number(facts, "pays", 0, MOST_COGS, "cogs")

    def goes_up(self, state: MarsNeedsMechanicsState, seat: int) -> None:
        """It never stands."""
        for component in self.cost:
            state.discard[component] += 1
        state.pay(self, seat, self.pays)

    def refuse_disassembly(self, state: MarsNeedsMechanicsState, seat: int) -> Reason:
        """R15."""
        return Reason("R15", say(f"card-{self.name}-stays"))


class AssemblyGantry(Mechanism):
    """C7: it does not count, makes room for others, and pays for each that stands when a round ends."""

    counts = False
    per_round = 1.6

    def read(self, facts: Content) -> None:
        """How much, and for how many others there is room."""
        self.pays = self.read_number(facts, "pays", 0, MOST_COGS, "cogs")
        self.others = self.read_number(facts, "others", 1, 9, "others")

    def after_prices(self, state: MarsNeedsMechanicsState, seat: int) -> None:
        """For each Mechanism, this one too."""
        state.pay(self, seat, self.pays * len(state.standing(seat)))

    def refuse_disassembly(self, state: MarsNeedsMechanicsState, seat: int) -> Reason:
        """C7, where the turn would allow it."""
        if not state.has(seat, self.number) or state.built_now == self.number or state.taken_down != NONE:
            return super().refuse_disassembly(state, seat)
        return Reason(self.rule, say(f"card-{self.name}-stays", {"count": state.terms.counted(state.built[seat])}))


class SteamGovernor(Mechanism):
    """C8: once a round it pays for a pass."""

    once = True
    per_round = 1.9

    def read(self, facts: Content) -> None:
        """How much."""
        self.pays = self.read_number(facts, "pays", 0, MOST_COGS, "cogs")

    def passed(self, state: MarsNeedsMechanicsState, seat: int) -> None:
        """The first pass of the round."""
        if not state.is_used(self, seat):
            state.used |= self.use_bit(seat)
            state.pay(self, seat, self.pays)


class PneumaticLoader(Mechanism):
    """C9: once a round a purchase may be followed by a second one, for less."""

    once = True
    per_round = 1.5

    def read(self, facts: Content) -> None:
        """How much less."""
        self.saves = self.read_number(facts, "saves", 0, 9, "cogs")


class ScrapCrucible(Mechanism):
    """C10: the Scrap of sets comes back when the sale is done."""

    keeps_scrap = True
    per_round = 1.5


CLASSES: Final[dict[str, type[Mechanism]]] = {
    "xray_goggles": XrayGoggles,
    "difference_engine": DifferenceEngine,
    "rocket_booster": RocketBooster,
    "aether_drive": AetherDrive,
    "automaton": Automaton,
    "clockwork_nightingale": ClockworkNightingale,
    "assembly_gantry": AssemblyGantry,
    "steam_governor": SteamGovernor,
    "pneumatic_loader": PneumaticLoader,
    "scrap_crucible": ScrapCrucible,
}


def cards_of(box: Box) -> list[Mechanism]:
    """The Mechanisms of a box, C1 first; each reads what its entry says of it."""
    found: list[Mechanism] = []
    uses = 0
    for facts in box.mechanisms:
        card = CLASSES[facts.one_of("name", list(CLASSES))](len(found), uses, box, facts)
        uses += card.once
        found.append(card)
    return found
