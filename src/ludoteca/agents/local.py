"""A game in this process that an agent plays, against bots or on several seats."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import ludoteca
from ludoteca.agents.answers import read_answer, reason_of, refusal_text, refused
from ludoteca.agents.failing import Refusal
from ludoteca.agents.view import heard, seat_text
from ludoteca.bots import BotFault, SeatError, parse_seats
from ludoteca.bots.registry import PERSON, is_path, short
from ludoteca.engine.dice import SEED_BITS
from ludoteca.engine.errors import IllegalAction, UnknownAction
from ludoteca.engine.game import Game
from ludoteca.engine.phrase import HOUSE, house
from ludoteca.engine.record import Record
from ludoteca.engine.shelf import rules_of
from ludoteca.table.hosted import HostedTable, bots_of
from ludoteca.words import say

OTHERS = "search:medium"  # who sits on the seats that nobody has named


class LocalGame:
    """A table and the seats of an agent at it."""

    def __init__(
        self, name: str, seats: Sequence[str], options: Mapping[str, object], seed: int | None, lang: str
    ) -> None:
        game = _made(name, seats, options)
        kinds = list(seats) or [PERSON, *[OTHERS] * (game.players - 1)]
        for kind in kinds:
            if is_path(kind):  # what an agent says imports nothing but what is installed as a bot
                raise SeatError(house("agents-bot-path", {"bot": short(kind)}))
        kinds = parse_seats(",".join(kinds), game.players, game)
        if PERSON not in kinds:
            raise SeatError(house("agents-nobody"))
        self.lang = lang
        record = Record.of(game, secrets.randbits(SEED_BITS) if seed is None else seed, kinds)
        record.begun()
        self.table = HostedTable.seated(record, bots_of(kinds, game))
        self._go_on()

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to play."""
        return self.table.is_over

    @property
    def game(self) -> str:
        """Which game it is."""
        return self.table.opening.game

    def look(self, wait: float = 0.0) -> str:
        """What the seat that is asked knows; after the end, the seat of the agent."""
        seat = self._seat()
        return seat_text(self.table.state, seat, self.lang, self._news(seat))

    def choose(self, answer: str, wait: float = 0.0) -> str:
        """Answer, and let the bots play on."""
        state = self.table.state
        try:
            action = read_answer(state, answer, self.lang)
        except (IllegalAction, UnknownAction) as error:
            raise Refusal(refusal_text(state, error, self.lang)) from error
        self.table.decide(action)
        self._go_on()
        return self.look()

    def why(self, answer: str) -> str:
        """Why something cannot be answered now."""
        state = self.table.state
        try:
            action = read_answer(state, answer, self.lang)
        except (IllegalAction, UnknownAction) as error:
            return refused(self.game, error.text(self.lang), reason_of(error).rule, self.lang)
        return say(HOUSE, "agents-legal", self.lang, action=state.game.action_text(state, action, self.lang))

    def undo(self) -> str:
        """Take back the agent's last decision, where nobody has learnt anything from it."""
        movers = self.table.movers
        last = movers[-1] if movers and movers[-1] in self.table.people else self._seat()
        self.table.take_back(last)
        return self.look()

    def leave(self) -> str:
        """Put the game away."""
        return say(HOUSE, "agents-left", self.lang)

    def _seat(self) -> int:
        people = self.table.people
        return self.table.asked if self.table.asked in people else people[0]

    def _news(self, seat: int) -> list[str]:
        """What the seat has heard since it decided last, with what it did then."""
        first = max((number for number, mover in enumerate(self.table.movers, 1) if mover == seat), default=0)
        return heard((event for told in self.table.story[first:] for event in told), seat, self.lang)

    def _go_on(self) -> None:
        """Let the bots decide until the agent is asked; for one that fails `greedy` does, and the story says so."""
        while self.table.bot_asked:
            try:
                self.table.bot_decides()
            except BotFault:
                continue


def _made(name: str, seats: Sequence[str], options: Mapping[str, object]) -> Game:
    """The game; the seats also say for how many it is, where the options do not."""
    chosen = dict(options)
    counted = any(option.name == "players" for option in rules_of(name).option_list)
    if seats and counted and "players" not in chosen:
        chosen["players"] = len(seats)
    return ludoteca.make(name, **chosen)
