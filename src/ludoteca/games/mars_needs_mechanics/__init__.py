"""Mars Needs Mechanics: two to four Physicist-Mechanics on a market that follows its buyers."""

from ludoteca.games.mars_needs_mechanics.rules import MarsNeedsMechanics

__all__ = ["MarsNeedsMechanics"]
