"""Whether a position is a puzzle: one choice clearly best, found by a deep search again, and not the first in mind.

What costs little is asked first. `world` is looked at through `redeal` alone, so a puzzle is solved by what its seat
can know, and would be the same in any world that the seat cannot tell from this one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.bots.base import fresh_seed
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.house import Budget, search_bot
from ludoteca.bots.outlook import Outlook, Ways, looked_at
from ludoteca.bots.reasons import HARDLY, chances, reason
from ludoteca.bots.search import Advice, SearchBot, best_of
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.engine.record import Record
from ludoteca.puzzles.puzzle import Asked, Confirmed, Puzzle, Rated

DEEPER: Final = 20  # times the budget: what confirms a puzzle
MIDDLE: Final = 4  # the same for a look between: it refuses most of what is no puzzle
AGAIN: Final = 20  # such searches, one after the other: one that began badly may pass over what is seldom thought of
SOON: Final = 2  # of these, before games are played to the end, which takes longer; the others come last
LEVELS_ASKED: Final = ("easy", "medium", "hard")
TIMES: Final = 8  # that each level is asked
OFTEN: Final = 6  # of which the easiest level may find the choice
FEWEST_CHOICES: Final = 4
LEAD: Final = 0.04  # of the chance to win: less is no puzzle
CLEAR: Final = 2.5  # standard errors from which a lead is no accident, however many positions are looked at
HOPE: Final = 0.15  # the least chance to win with the best choice: nobody likes to lose a little later
FAVOURED: Final = 0.4  # the least share of a search that the best choice has: else the search wavers
AHEAD: Final = 0.02  # of the return: so much more than any other is expected of it
LOOKS: Final = (0.15, 0.3, 0.6, 1.0, 2.0, 4.0)  # times the imagined games: after so many it is asked how they stand
GIVEN_UP: Final = 1.0  # standard errors by which a lead may turn out larger; if it would be too small even so, no more
LATE: Final = 0.25  # the same once all those games are played: more of them are for leads that are large, but not sure
MOST_RATED: Final = 4  # choices that are looked at closely
_AGAIN: Final = 0xA6A1 << 32  # what tells those last searches from the others
UNSAID: Final = (*HARDLY, "coach-only")  # reasons that give none


class Effort(NamedTuple):
    """How much is thought about a position: simulations to find a puzzle; imagined games to measure it."""

    simulations: int = 400
    worlds: int = 400
    growth: int = 400


def look(world: State, record: Record, seed: int, effort: Effort) -> Puzzle | None:
    """The puzzle that a position is; None: it is none. `record` leads to it; the same seed finds the same."""
    if len(world.choices) < FEWEST_CHOICES or world.question().window:
        return None
    dice, seat, strategy = Dice.seeded(seed), world.to_move, world.game.strategy()
    priors = strategy.priors(world.redeal(seat, fresh_seed(dice)))
    first = world.choices[max(range(len(priors)), key=lambda number: priors[number])]
    found = SearchBot(strategy, effort.simulations).think(world, fresh_seed(dice))
    best = _favourite(found)
    if best is None:
        return None
    greedy = GreedyBot(strategy).choose(world.redeal(seat, fresh_seed(dice)), fresh_seed(dice))
    if first == greedy == best:
        return None
    easy = _tried(world, LEVELS_ASKED[0], best, dice)
    if easy.found > OFTEN or (first == best) + (greedy == best) + (not easy.missed) > 1:
        return None
    longer = SearchBot(strategy, MIDDLE * effort.simulations).think(world, fresh_seed(dice))
    if _favourite(longer) != best:
        return None
    deep = Deep(world, best, seed, DEEPER * effort.simulations)
    if not deep.agrees(SOON):
        return None
    obvious = tuple([action for action in dict.fromkeys((greedy, first)) if action != best])
    rated = _measured(world, best, _rivals(longer, best, obvious), fresh_seed(dice), effort)
    if rated is None:
        return None
    outlook, other = rated[0], rated[1]
    why = reason(world.game, outlook, other, world.describe(other.action), 1)
    if why.key in UNSAID:
        return None
    if not deep.agrees(AGAIN - SOON):
        return None
    asked = (easy, *(_tried(world, level, best, dice) for level in LEVELS_ASKED[1:]))
    lead = chances(outlook, other)
    return Puzzle(
        record=record,
        seat=seat,
        rated=tuple([Rated(each.action, each.chance, *each.interval) for each in rated]),
        obvious=obvious,
        asked=asked,
        reason=why,
        confirmed=Confirmed(
            DEEPER * effort.simulations,
            AGAIN,
            min(1.0, lead.mean),
            min(1.0, lead.error),
            len(outlook.endings),
        ),
        kind=world.game.decisions[world.asked].name,
    )


class Deep:
    """One deep search after the other, each by chance of its own, that should find a choice."""

    def __init__(self, world: State, best: int, seed: int, simulations: int) -> None:
        self.world, self.best = world, best
        self.dice = Dice.seeded(seed ^ _AGAIN)
        self.bot = SearchBot(world.game.strategy(), simulations)

    def agrees(self, times: int) -> bool:
        """Whether so many more of them find it."""
        return all(self.bot.choose(self.world, fresh_seed(self.dice)) == self.best for _ in range(times))


def confirmed(puzzle: Puzzle, seed: int, simulations: int) -> bool:
    """Whether a search that knows nothing of how a puzzle was made finds the same choice."""
    world = puzzle.position()
    found = SearchBot(world.game.strategy(), simulations).think(world, seed)
    return best_of(found).action == puzzle.best


def _favourite(found: list[Advice]) -> int | None:
    """The choice that a search likes clearly better than any other; None: there is none."""
    best = best_of(found)
    if best.share < FAVOURED:
        return None
    others = [advice for advice in found if advice is not best and advice.visits > 0]
    promising = max((advice.expected for advice in others if 20 * advice.visits >= best.visits), default=-1.0)
    return best.action if best.expected > promising + AHEAD else None


def _tried(world: State, level: str, best: int, dice: Dice) -> Asked:
    """How often a bot of that level finds the choice; each time it imagines, and is fond of, something else."""
    bot = search_bot(world.game, Budget(0, level=level))
    found = 0
    for _ in range(TIMES):
        seen = world.redeal(world.to_move, fresh_seed(dice))
        found += bot.choose(seen, fresh_seed(dice)) == best
    return Asked(level, found, TIMES)


def _rivals(found: list[Advice], best: int, wanted: tuple[int, ...]) -> list[int]:
    """The choices with which the best is compared: those that the search liked next, and those that come to mind."""
    others = sorted((line for line in found if line.action != best), key=lambda line: (-line.visits, -line.expected))
    rivals = list(dict.fromkeys([*wanted, *(line.action for line in others)]))
    return rivals[: MOST_RATED - 1]


def _measured(world: State, best: int, rivals: list[int], seed: int, effort: Effort) -> list[Outlook] | None:
    """What becomes of the choices over the same games, the best first; None: the best is not clearly ahead of each.

    Most are given up after few games. Where a lead is large enough, but may still be chance, there are more of them.
    """
    ways = Ways(world, [best, *rivals], seed)
    ways.grow(effort.growth)
    found = [Outlook(action, ways.seat) for action in (best, *rivals)]
    first, *others = found
    for share in LOOKS:
        more = round(share * effort.worlds) - len(first.endings)
        for outlook, longer in zip(found, looked_at(ways, more), strict=True):
            outlook.add(longer)
        leads = {other.action: chances(first, other) for other in others}
        hope = GIVEN_UP if share < 1.0 else LATE
        if first.chance < HOPE or any(lead.mean + hope * lead.error < LEAD for lead in leads.values()):
            return None
        if share >= 1.0 and all(lead.mean >= LEAD and lead.is_clear(CLEAR) for lead in leads.values()):
            return [first, *sorted(others, key=lambda other: (leads[other.action].mean, other.action))]
    return None
