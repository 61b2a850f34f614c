"""The lab: games played by the thousand, counted and written down."""

from ludoteca.lab.deeds import Deed, Deeds
from ludoteca.lab.simulate import Fault, Played, Results, Row, Share, play_one, simulate, wilson

__all__ = ["Deed", "Deeds", "Fault", "Played", "Results", "Row", "Share", "play_one", "simulate", "wilson"]
