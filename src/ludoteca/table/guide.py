"""A guided first game: what a game's `guide.toml` says, and how far somebody has come in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

import ludoteca
from ludoteca.bots import SeatError, check_seat
from ludoteca.bots.registry import PERSON
from ludoteca.engine.content import Content
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import listing
from ludoteca.engine.shelf import text_of
from ludoteca.words import LANGUAGES, catalogue, has_message

FILE: Final = "guide.toml"
ABOUT: Final = ["see", "want", "play", "on"]
"""What a step tells: what is seen, what is wanted, what to do now, how it goes on."""
PARTS: Final = ["board", "turn", "actions", "players", "log", "undo", "hint", "rules"]
"""What the house draws at every table, and a step may point at."""
SAME_STEP: Final = -2
"""Instead of the number of a step: the one that is told or waited for anyway."""
DRAWN: Final = re.compile(r"(\.[a-z][a-z0-9-]*)+(,? \.[a-z][a-z0-9-]*)*")
"""What a game draws, by its class: `.mh-hold`, one within another, or the first that is there of several."""


@dataclass(frozen=True)
class Step:
    """One thing that is told. Without `asked` it is read; otherwise it stays while such questions are asked."""

    name: str  # its words are `guide-NAME`, and with `play` the reason is `guide-NAME-play`
    about: str  # one of ABOUT
    at: str  # what it points at: one of PARTS, or a class of the game's screen
    rule: str  # of the rulebook
    asked: tuple[str, ...] = ()  # the keys of the questions that it waits for
    play: tuple[int, ...] = ()  # the actions of the line that it recommends, by their place in it


@dataclass(frozen=True)
class Guide:
    """The table of a guided game, the line that it recommends, and its steps."""

    game: Game
    seed: int
    seats: tuple[str, ...]
    line: tuple[int, ...]
    steps: tuple[Step, ...]

    @property
    def seat(self) -> int:
        """Where the person sits."""
        return self.seats.index(PERSON)


class Tour:
    """How far somebody has come in a guide: it follows from what has happened at the table."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.step = 0
        self.shown = True
        self._trail: list[int] = []  # the step at which each action was played
        self._answers = False  # whether the action that is being played answers the step

    @property
    def now(self) -> Step:
        """The step that is told now, or waited for."""
        return self.guide.steps[self.step]

    @property
    def under_way(self) -> bool:
        """Whether there is more to tell."""
        return self.shown and self.step < len(self.guide.steps) - 1

    def fits(self, step: int, state: State) -> bool:
        """Whether a step can be told in this position: it is read, or what it waits for is asked."""
        asked = self.guide.steps[step].asked
        return not asked or (state.to_move == self.guide.seat and state.question().phrase.key in asked)

    def beside(self, way: int, state: State) -> int:
        """The next step (1) or the one before (-1) that can be told now; -1 where there is none.

        While somebody else decides, the next one may be waited for.
        """
        waiting = way > 0 and state.to_move != self.guide.seat
        step = self.step + way
        while 0 <= step < len(self.guide.steps) and not waiting and not self.fits(step, state):
            step += way
        return step if 0 <= step < len(self.guide.steps) else -1

    def recommended(self, actions: list[int]) -> int:
        """What the step recommends after these actions; -1: nothing, or somebody has left the line."""
        return self.scripted(actions) if len(actions) in self.now.play else -1

    def scripted(self, actions: list[int]) -> int:
        """What comes next as long as everybody keeps to the line; -1: everybody plays as they like."""
        line = self.guide.line
        return line[len(actions)] if len(actions) < len(line) and list(line[: len(actions)]) == actions else -1

    def go(self, step: int) -> None:
        """Tell that step; -1: put the guide away; SAME_STEP: tell again where it stands."""
        self.shown = step >= 0 or step == SAME_STEP
        self.step = step if step >= 0 else self.step

    def before_act(self, state: State) -> None:
        """An action is about to be played at this step."""
        self._trail.append(self.step)
        self._answers = self.shown and bool(self.now.asked) and self.fits(self.step, state)

    def after_act(self, state: State) -> None:
        """It was played: a step that it answered is done, unless the same is asked once more.

        Whoever plays otherwise than recommended may be asked something that is told further on, before the next
        step that is read: the guide goes there.
        """
        if self._answers and not self.fits(self.step, state):
            self.step += 1
        steps, ahead = self.guide.steps, self.step
        while self.shown and steps[ahead].asked:
            if self.fits(ahead, state):
                self.step = ahead
                break
            ahead += 1

    def after_undo(self) -> None:
        """The last action was taken back: so is what it led to."""
        self.step = self._trail.pop()


# ---- reading a guide


def has_guide(game: str) -> bool:
    """Whether a game has a guided first game."""
    return text_of(game, FILE) is not None


@cache
def guide_of(game: str) -> Guide | None:
    """The guide of a game; None where it has none; `ContentError` says what is wrong with it."""
    text = text_of(game, FILE)
    return None if text is None else parse_guide(game, text)


def parse_guide(game: str, text: str) -> Guide:
    """The guide that a text describes, checked against the game, its words and its rulebook."""
    content = Content.parse(f"{game}/{FILE}", text)
    made = _made(game, content)
    seed = content.whole("seed", 0, 2**31 - 1)
    seats = _seats(content, made)
    line = content.wholes("line", 0, made.num_actions - 1)
    movers = _movers(content, made, seed, line)
    own = [number for number, mover in enumerate(movers) if mover == seats.index(PERSON)]
    steps = [_step(game, part, own) for part in content.tables("step")]
    content.close()
    if not steps or steps[-1].asked:
        raise content.wrong("step", f"x {len(steps)}", "[[step]] ..., the last without asked")
    return Guide(made, seed, tuple(seats), tuple(line), tuple(steps))


def _made(game: str, content: Content) -> Game:
    options = content.values("options")
    try:
        return ludoteca.make(game, **options)
    except LudotecaError as error:
        raise content.wrong("options", options, error.text("en")) from None


def _seats(content: Content, game: Game) -> list[str]:
    seats = content.texts("seats", game.players)
    for seat in seats:
        try:
            check_seat(seat)
        except SeatError as error:
            raise content.wrong("seats", seat, error.text("en")) from None
    if seats.count(PERSON) != 1:
        raise content.wrong("seats", seats, f'"{PERSON}" x 1')
    return seats


def _movers(content: Content, game: Game, seed: int, line: list[int]) -> list[int]:
    """Who plays each action of the line."""
    state = game.start(seed)
    found: list[int] = []
    for action in line:
        if action not in state.choices:
            raise content.wrong(f"line[{len(found)}]", action, listing(state.choices))
        found.append(state.to_move)
        state.apply(action)
    return found


def _step(game: str, content: Content, own: list[int]) -> Step:
    name = content.text("name")
    about = content.one_of("about", ABOUT)
    at = content.text("at")
    if at not in PARTS and not DRAWN.fullmatch(at):
        raise content.wrong("at", at, f"{listing(PARTS)}, .class")
    rule = content.one_of("rule", _rules(game))
    asked = content.texts("asked") if content.has("asked") else []
    for key in asked:
        if not has_message(game, key, "en"):
            raise content.wrong("asked", key, listing(_questions(game)))
    play = content.wholes("play", 0, max(own, default=0)) if content.has("play") else []
    for number in play:
        if number not in own or not asked:
            raise content.wrong("play", number, f"{listing(own)}, with asked")
    content.close()
    for lang in LANGUAGES:
        for key in (f"guide-{name}", *([f"guide-{name}-play"] if play else [])):
            if not has_message(game, key, lang):
                raise content.wrong("name", name, f"{key} in words/{lang}.ftl")
    return Step(name, about, at, rule, tuple(asked), tuple(play))


def _rules(game: str) -> list[str]:
    """The ids of the rulebook."""
    return re.findall(r"^- \*\*([A-Z]\d+)\*\*", text_of(game, "rulebook/en.md") or "", re.MULTILINE)


def _questions(game: str) -> list[str]:
    """The questions of the catalogue, by their usual names."""
    return re.findall(r"^(ask[a-z-]*) =", catalogue(game, "en"), re.MULTILINE)
