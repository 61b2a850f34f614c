"""The lab: games played by the thousand, counted and written down."""

from ludoteca.lab.deeds import Deed, Deeds
from ludoteca.lab.figures import wilson
from ludoteca.lab.played import Fault, Played, play_one
from ludoteca.lab.simulate import Results, Row, Share, simulate
from ludoteca.lab.work import LabError

__all__ = ["Deed", "Deeds", "Fault", "LabError", "Played", "Results", "Row", "Share", "play_one", "simulate", "wilson"]
