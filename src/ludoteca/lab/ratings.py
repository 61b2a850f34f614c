"""Elo of any number of bots in games for any number of players, with intervals that know which games had one deal.

The model is Plackett's and Luce's for who comes first (a game says who has won, and ranks nobody else); for two players
it is Bradley's and Terry's, and the ratings mean what Elo's mean: 400 points are ten wins to one. Each seat wins in
proportion to the strength of its bot; a shared win is shared. It is fitted by maximum likelihood, with a weak prior:
each bot has also drawn one game against an average one, so that nobody who has won everything is infinitely strong.
"""

from __future__ import annotations

from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.lab.figures import PLAIN_DEALS, Z95

Floats = NDArray[np.float64]

ELO = 400.0 / log(10.0)  # points for a factor of e in strength
PRIOR_GAMES = 1.0  # drawn against an average bot
STEPS = 200  # of Newton's; a handful are enough
FAR = 2.0  # the longest step, in logarithms of the strength
NEAR = 1e-10


class Fit(NamedTuple):
    """The ratings in Elo, and half the width of their 95% intervals."""

    elo: Floats
    half: Floats


def fit(credits: Floats, seats: Floats, deals: NDArray[np.int64], *, anchored: bool = False) -> Fit:
    """The ratings of bots from games: of each, what each bot has of the win and how many seats it had, and the deal.

    The ratings are centred on 0, unless `anchored`: then the last column is no bot but what all play against, the game
    itself, whose rating is 0 and not given back.
    """
    bots = credits.shape[1] - anchored
    strength = _strongest(credits, seats, bots, anchored)
    expected = _expected(strength, seats, anchored)
    bread = _information(expected, bots) + _prior_information(strength)
    surprise = credits[:, :bots] - expected[:, :bots]
    meat = _spread_by_deal(surprise, deals, _information(expected, bots))
    inverse = np.linalg.inv(bread)
    if not anchored:
        inverse = inverse - inverse.mean(axis=0)  # of the differences from the mean rating
        strength = strength - strength.mean()
    variance = np.diag(inverse @ meat @ inverse.T)
    return Fit(ELO * strength, ELO * Z95 * np.sqrt(np.maximum(variance, 0.0)))


def _strongest(credits: Floats, seats: Floats, bots: int, anchored: bool) -> Floats:
    """The logarithms of the strengths under which these results are the most likely, by Newton's method."""
    kinds, which = np.unique(seats, axis=0, return_inverse=True)
    which = which.ravel()
    times = np.bincount(which, minlength=len(kinds)).astype(np.float64)
    won = credits[:, :bots].sum(axis=0)
    strength = np.zeros(bots)
    for _ in range(STEPS):
        expected = _expected(strength, kinds, anchored)
        drawn = _logistic(strength)
        slope = won - times @ expected[:, :bots] + PRIOR_GAMES * (0.5 - drawn)
        curve = _information(expected, bots, times) + _prior_information(strength)
        step = np.linalg.solve(curve, slope)
        longest = float(np.abs(step).max())
        strength = strength + step * min(1.0, FAR / max(longest, FAR))
        if longest < NEAR:
            break
    return strength


def _expected(strength: Floats, seats: Floats, anchored: bool) -> Floats:
    """What each bot may expect of the win in each game."""
    logs = np.append(strength, 0.0) if anchored else strength
    weights = seats * np.exp(logs - logs.max())
    shares: Floats = weights / weights.sum(axis=1, keepdims=True)
    return shares


def _information(expected: Floats, bots: int, times: Floats | None = None) -> Floats:
    """How much the games say of the strengths, if they had nothing to do with each other."""
    shares = expected[:, :bots]
    weighted = shares if times is None else shares * times[:, None]
    return np.diag(weighted.sum(axis=0)) - weighted.T @ shares


def _prior_information(strength: Floats) -> Floats:
    drawn = _logistic(strength)
    return np.diag(PRIOR_GAMES * drawn * (1 - drawn))


def _spread_by_deal(surprise: Floats, deals: NDArray[np.int64], plain: Floats) -> Floats:
    """How the surprises of a deal vary together, over all deals; as in `figures.clustered`."""
    number, places = len(np.unique(deals)), np.unique(deals, return_inverse=True)[1].ravel()
    by_deal = np.zeros((number, surprise.shape[1]))
    np.add.at(by_deal, places, surprise)
    spread: Floats = (number * by_deal.T @ by_deal + PLAIN_DEALS * plain) / (number - 1 + PLAIN_DEALS)
    return spread


def _logistic(values: Floats) -> Floats:
    found: Floats = 1.0 / (1.0 + np.exp(-values))
    return found
