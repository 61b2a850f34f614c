"""The lab: games played by the thousand, counted and written down."""

from ludoteca.lab.arena import ArenaRow, Pair, Rating, Standings, arena
from ludoteca.lab.deeds import Deed, Deeds
from ludoteca.lab.figures import wilson
from ludoteca.lab.played import Fault, Played, play_one
from ludoteca.lab.simulate import Results, Row, Share, simulate
from ludoteca.lab.verdict import Verdict
from ludoteca.lab.work import LabError

__all__ = [
    "ArenaRow", "Deed", "Deeds", "Fault", "LabError", "Pair", "Played", "Rating", "Results", "Row", "Share",
    "Standings", "Verdict", "arena", "play_one", "simulate", "wilson",
]  # fmt: skip
