"""Restricted play: a seat that may not do a deed, must do it whenever it can, or now and then plays anything.

A deed is what a choice is called without its plain numbers, as in `deeds.py`: `build aether_drive`; a kind of deeds is
its first word: `build`. The choices are taken away while another legal one is left; the rules stay as they are.

A bot that looks no further than the decision is asked first, and again only if it would do what it may not: until then
the game is the same, thought for thought. A bot that plans ahead is shown a game in which its seat never has those
choices, so that it does not plan what it will not be let do. The others know nothing of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from functools import cache
from typing import Any, NamedTuple

from ludoteca.bots import Bot
from ludoteca.bots.base import one_of
from ludoteca.engine import Game, Phrase, State, house
from ludoteca.engine.decision import Decision
from ludoteca.engine.dice import Dice
from ludoteca.engine.event import Question
from ludoteca.engine.naming import folded
from ludoteca.engine.phrase import HOUSE, listing
from ludoteca.lab.work import QUICK, LabError
from ludoteca.table.deeds import kind_of, named
from ludoteca.words import say
from ludoteca.words.languages import codes

NEVER, MUST, WEAK = "never", "must", "weak"
EVERYBODY = -1
MOST_LIMITS = 64
PROBES = 12  # games at random in which the deeds of a game are looked for
LONGEST = 200  # characters of a limit
_SLIP = 0x511B << 64  # what tells the dice of a weakened seat from those of its thoughts


class Limit(NamedTuple):
    """What somebody on the list of bots may not do, must do, or how often it plays anything."""

    player: int  # its place on the list, from 0; EVERYBODY: all of them
    kind: str
    deed: str = ""  # the name of a deed, or of a kind of them
    share: float = 0.0  # of the decisions of a weakened seat

    def holds_for(self, player: int) -> bool:
        """Whether it is about that player."""
        return self.player in (EVERYBODY, player)

    def means(self, deed: str) -> bool:
        """Whether it is about that deed."""
        return deed == self.deed or kind_of(deed) == self.deed


def deed_of(state: State, action: int) -> str:
    """What an action is called as a deed."""
    return named(state.describe(action))


# ---- reading them


def read_limit(kind: str, given: str, game: Game) -> Limit:
    """A limit as it is given: `1: build aether_drive`, `all: build`, `2: 0.2`."""
    argument = f"--{kind}"
    text = given[:LONGEST]
    seat, colon, rest = text.partition(":")
    seat, rest = seat.strip().lower(), rest.strip()
    if not colon or not rest or len(given) > LONGEST:
        raise LabError(house(f"limit-form-{kind}", {"argument": argument, "given": _short(given)}))
    if seat == "all":
        player = EVERYBODY
    elif seat.isascii() and seat.isdigit() and 1 <= int(seat[:4]) <= game.players:
        player = int(seat[:4]) - 1
    else:
        raise LabError(house("limit-player", {"argument": argument, "given": _short(seat), "most": game.players}))
    if kind != WEAK:
        return Limit(player, kind, find_deed(game, rest))
    try:
        share = float(rest)
    except ValueError:
        share = -1.0
    if not 0.0 <= share <= 1.0:
        raise LabError(house("argument-share", {"argument": argument, "given": _short(rest)}))
    return Limit(player, WEAK, share=share)


def find_deed(game: Game, text: str) -> str:
    """The deed, or the kind of deeds, that is called so: by its name or in the words of a language."""
    known = deeds_of(game)
    kinds = {kind_of(name) for name in known}
    wanted = folded(text)
    for name in [*known, *kinds]:
        if folded(name) == wanted:
            return name
    for name, phrase in known.items():
        if any(folded(words_of(phrase, lang)) == wanted for lang in codes()):
            return name
    near = get_close_matches(wanted, [*known, *kinds], n=3, cutoff=0.5)
    told = listing(near or sorted(kinds)[:20])
    raise LabError(house("limit-deed-near" if near else "limit-deed", {"given": _short(text), "known": told}))


def deeds_of(game: Game) -> dict[str, Phrase]:
    """What could be done in a few games at random: each deed with what it is called.

    A deed that stands for choices of different words, and a kind of deeds, is called by its name alone.
    """
    return _met(type(game), game)


@cache
def _met(_kind: type[Game], game: Game) -> dict[str, Phrase]:
    found: dict[str, Phrase] = {}
    several: set[str] = set()
    for seed in range(PROBES):
        state, dice = game.start(seed), Dice.seeded(seed)
        while not state.is_over:
            for action in state.choices:
                phrase = state.describe(action)
                name = named(phrase)
                known = found.setdefault(name, phrase)
                if name not in several and known != phrase and words_of(known, "en") != words_of(phrase, "en"):
                    several.add(name)
            state.advance(dice.choice(state.choices))
    kinds = {kind_of(name) for name in found if kind_of(name) != name}
    alone = {name: house("deed-named", {"name": name}) for name in several | (kinds & set(found))}
    return dict(sorted({**found, **alone}.items()))


def words_of(phrase: Phrase, lang: str) -> str:
    """What a deed is called in a language; plain numbers, which do not belong to it, are left out."""
    args: dict[str, int | str | Phrase] = {
        name: "…" if isinstance(value, int) else value for name, value in phrase.args.items()
    }
    for told in (Phrase(phrase.home, phrase.key, args), phrase):  # a message may count with a number
        with suppress(LookupError, ValueError, TypeError, ArithmeticError):  # a game off the shelf has no words
            return told.text(lang)
    return say(HOUSE, "deed-named", lang, name=named(phrase))


def called(game: Game, deed: str, lang: str) -> str:
    """A deed by its name as the game calls it; one that was never met, or a kind of them, by the name alone."""
    phrase = deeds_of(game).get(deed)
    return say(HOUSE, "deed-named", lang, name=deed) if phrase is None else words_of(phrase, lang)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"


# ---- carrying them out


def limited(bots: Sequence[Bot], limits: Sequence[Limit], game: Game) -> list[Bot]:
    """The bots of the list, of which some are limited; each of them has the limits that are about it."""
    found: list[Bot] = []
    for player, bot in enumerate(bots):
        own = tuple(limit for limit in limits if limit.holds_for(player))
        found.append(Limited(bot, own, game) if own else bot)
    return found


class Limited(Bot):
    """Plays as the bot that it stands for, within its limits."""

    def __init__(self, bot: Bot, limits: tuple[Limit, ...], game: Game) -> None:
        super().__init__(bot.name)
        self.bot = bot
        self.limits = limits
        self.slips = max((limit.share for limit in limits if limit.kind == WEAK), default=0.0)
        self.narrows = any(limit.kind != WEAK for limit in limits)
        self.quick = type(bot) in QUICK
        self._game = game
        self._views: dict[int, Game] = {}  # by seat

    def choose(self, world: State, seed: int) -> int:
        """What the bot says, or would say if it had only the choices that are left to it."""
        left = narrowed(world, world.choices, self.limits) if self.narrows else world.choices
        if len(left) == 1:
            return left[0]
        if self.slips > 0.0 and Dice.seeded(seed | _SLIP).unit() < self.slips:
            return one_of(left, seed)
        if len(left) == len(world.choices) and (self.quick or not self.narrows):
            return self.bot.choose(world, seed)
        if self.quick:
            first = self.bot.choose(world, seed)
            if first in left:
                return first
            world.choices = left
            return self.bot.choose(world, seed)
        allowed = world.choices
        world.game = self._view(world.to_move)
        world.choices = left
        said = self.bot.choose(world, seed)  # a bot of somebody's may say anything: what is illegal, the rules refuse
        return one_of(left, seed) if said in allowed and said not in left else said

    def _view(self, seat: int) -> Game:
        """The game in which that seat never has the choices that are taken away."""
        if seat not in self._views:
            view = type(self._game)(self._game.options, self._game.patch)
            view.decisions = [_Narrow(decision, self._game, seat, self.limits) for decision in view.decisions]
            self._views[seat] = view
        return self._views[seat]


def narrowed(state: State, choices: list[int], limits: Sequence[Limit]) -> list[int]:
    """The choices that are left: without what may not be done, and only what must be done where it can be."""
    left = choices
    for limit in limits:
        if limit.kind == WEAK:
            continue
        meant = [action for action in left if limit.means(deed_of(state, action))]
        if limit.kind == MUST and meant:
            left = meant
        elif limit.kind == NEVER and 0 < len(meant) < len(left):
            left = [action for action in left if action not in meant]
    return left


class _Narrow(Decision[Any]):
    """A decision in which one seat has fewer choices."""

    def __init__(self, decision: Decision[Any], game: Game, seat: int, limits: tuple[Limit, ...]) -> None:
        self.name = decision.name
        self.decision = decision
        self.game = game
        self.seat = seat
        self.limits = limits

    def legal(self, state: State) -> list[int]:
        """What is left to that seat."""
        view = state.game
        state.game = self.game  # a game may ask its open decision what a choice is called, and must find its own
        try:
            found = self.decision.legal(state)
            return narrowed(state, found, self.limits) if state.to_move == self.seat and len(found) > 1 else found
        finally:
            state.game = view

    def play(self, state: State, action: int) -> None:
        """As in the game."""
        self.decision.play(state, action)

    def ask(self, state: State) -> Question:
        """As in the game."""
        return self.decision.ask(state)

    def could_choose(self, state: State) -> bool:
        """As in the game."""
        return self.decision.could_choose(state)

    def stuck(self, state: State) -> None:
        """As in the game."""
        self.decision.stuck(state)


def looks_ahead(bots: Sequence[Bot]) -> bool:
    """Whether any of the bots plans beyond the decision."""
    return any(type(bot) not in QUICK for bot in bots)
