"""The lab: games played by the thousand, counted and written down."""

from ludoteca.lab.arena import ArenaRow, Pair, Rating, Standings, arena
from ludoteca.lab.compare import Comparison, Difference, Goal, compare
from ludoteca.lab.deeds import Deed, Deeds
from ludoteca.lab.effects import Effect, Effects, effects
from ludoteca.lab.figures import wilson
from ludoteca.lab.ladder import Ladder, Rung, ladder
from ludoteca.lab.limits import Limit
from ludoteca.lab.played import Fault, Played, play_one
from ludoteca.lab.sides import Side
from ludoteca.lab.simulate import Results, Row, Share, simulate
from ludoteca.lab.stakes import Stakes, stakes
from ludoteca.lab.verdict import Verdict
from ludoteca.lab.work import LabError

__all__ = [
    "ArenaRow", "Comparison", "Deed", "Deeds", "Difference", "Effect", "Effects", "Fault", "Goal", "LabError",
    "Ladder", "Limit", "Pair", "Played", "Rating", "Results", "Row", "Rung", "Share", "Side", "Stakes", "Standings",
    "Verdict", "arena", "compare", "effects", "ladder", "play_one", "simulate", "stakes", "wilson",
]  # fmt: skip
