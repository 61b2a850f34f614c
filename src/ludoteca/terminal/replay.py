"""A record, looked at again move by move, or proved."""

from __future__ import annotations

from dataclasses import dataclass

from rich.table import Table as Grid

from ludoteca.bots.registry import PERSON
from ludoteca.engine import Deal, Event, Record, State, house
from ludoteca.table.outcome import outcome, scores
from ludoteca.terminal.arguments import UsageError
from ludoteca.terminal.content import show_contents, told_contents
from ludoteca.terminal.options import in_words
from ludoteca.terminal.result import show_result
from ludoteca.terminal.talk import LOUD, QUIET, SORRY, Talk
from ludoteca.words import title
from ludoteca.words.plain import plain_words, visible

PAUSE = 0.6  # seconds between two positions of `a`


@dataclass
class Step:
    """A position, and how it came about."""

    position: State
    told: list[str]  # what happened, in words; everything, since a record hides nothing


def replay(record: Record, talk: Talk, seat: int | None = None) -> int:
    """Step through a record, or print all its moves where nobody can press a key."""
    steps = unroll(record, talk)
    talk.heading(title(record.game, talk.lang))
    show_contents(talk, steps[0].position.game)
    for number, name in enumerate(record.seats):  # whether or not there is such a bot here
        if name != PERSON:
            talk.write(f"{talk.seat(number)}: {name}")
    if talk.stepping:
        Reel(steps, talk, seat).run()
        return 0
    for number, step in enumerate(steps):
        for text in step.told:
            talk.item(f"{number:>4} ", text)
    talk.show(steps[-1].position.game.board(steps[-1].position, seat, talk.lang))
    _show_end(talk, steps[-1].position)
    return 0


def unroll(record: Record, talk: Talk) -> list[Step]:
    """Every position of a record."""
    steps: list[Step] = []
    said = ""
    for number, state in enumerate(record.positions(events=True)):
        steps.append(Step(state.clone(), _told(talk, state.events) or ([said] if said else [])))
        if number < len(record.actions) and not state.is_over and record.actions[number] in state.choices:
            words = state.game.action_text(state, record.actions[number], talk.lang)
            said = f"{talk.seat(state.to_move)}: {words}"
    return steps


class Reel:
    """The positions, one at a time."""

    def __init__(self, steps: list[Step], talk: Talk, seat: int | None) -> None:
        self.steps = steps
        self.talk = talk
        self.seat = seat
        self.at = 0

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.steps) - 1

    def run(self) -> None:
        """Show positions until the person has seen enough."""
        try:
            self._show()
            while self._answer(self.talk.ask(self.talk.words("replay-prompt"))):
                pass
        except (EOFError, KeyboardInterrupt):
            self.talk.console.print()

    def _answer(self, line: str) -> bool:
        """Go where the person wants to; False if that is home."""
        word = " ".join(plain_words(line))
        if word == "q":
            return False
        if word == "a":
            self._run_on()
        elif word.isascii() and word.isdigit():
            self._go(int(word[:9]))
        elif word == "b":
            self._go(self.at - 1)
        elif not word:
            self._go(self.at + 1)
        else:
            self.talk.tell("replay-unknown", SORRY, typed=line)
        return True

    def _go(self, to: int) -> None:
        if 0 <= to <= self.last:
            self.at = to
            self._show()
        else:
            self.talk.tell("replay-range", SORRY, most=self.last)

    def _run_on(self) -> None:
        while self.at < self.last:
            self.at += 1
            self._show()
            self.talk.pause(PAUSE)

    def _show(self) -> None:
        step = self.steps[self.at]
        self.talk.wipe()
        self.talk.heading(self.talk.words("replay-position", number=self.at, most=self.last))
        self.talk.show(step.position.game.board(step.position, self.seat, self.talk.lang))
        for text in step.told:
            self.talk.item("·", text)
        if self.at == self.last:
            _show_end(self.talk, step.position)


def verify(record: Record, talk: Talk) -> int:
    """Play a record again and say what it proves. Its seal and its check were read with it."""
    state = record.replay()
    talk.heading(title(record.game, talk.lang))
    facts = Grid.grid(padding=(0, 2))
    facts.add_column(style=QUIET)
    facts.add_column(overflow="fold")
    for number, (name, value) in enumerate(record.options.items()):
        option = visible(in_words(state.game, name, value, talk.lang))
        facts.add_row(talk.words("verify-options") if number == 0 else "", option)
    for number, told in enumerate(told_contents(state.game, talk.lang)):
        facts.add_row(talk.words("verify-contents") if number == 0 else "", visible(told))
    if record.example:
        facts.add_row(talk.words("verify-example"), visible(record.example))
    facts.add_row(talk.words("verify-seats"), visible(", ".join(record.seats)))
    facts.add_row(talk.words("verify-decisions"), str(len(record.actions)))
    facts.add_row(talk.words("verify-scores"), scores(state, talk.lang))
    facts.add_row(talk.words("verify-result"), outcome(state, talk.lang))
    facts.add_row(talk.words("verify-seed"), record.seed_text)
    facts.add_row(talk.words("verify-seal"), record.seal)
    if record.deal is not None:
        _add_parts(facts, record, record.deal, talk)
    talk.show(facts)
    talk.console.print()
    talk.tell("verify-sound", LOUD, decisions=len(record.actions))
    if record.deal is not None:
        talk.tell("verify-dealt")
    return 0


def _add_parts(facts: Grid, record: Record, deal: Deal, talk: Talk) -> None:
    """What the seed was made of: the server's part, and each person's; all of it was checked when it was read."""
    facts.add_row(talk.words("verify-server"), deal.server)
    for name, part in zip(record.seats, deal.parts, strict=True):
        key = "verify-part" if part is None or not part.drawn else "verify-part-drawn"
        text = talk.words("verify-part-none") if part is None else part.text
        facts.add_row(visible(talk.words(key, name=name)), visible(text))


def view_of(record: Record, seat: str | None) -> int | None:
    """The seat, from 0, from which to look at a record; players count from 1."""
    if seat is None:
        return None
    players = record.made().players
    if not (seat.isascii() and seat.isdigit() and len(seat) < 4 and 1 <= int(seat) <= players):
        raise UsageError(house("replay-seat", {"seat": seat, "players": players}))
    return int(seat) - 1


def _told(talk: Talk, events: list[Event]) -> list[str]:
    return [talk.phrase(event.phrase) for event in events]


def _show_end(talk: Talk, state: State) -> None:
    if state.is_over:
        show_result(talk, state)
    else:
        talk.console.print()
        talk.write(outcome(state, talk.lang), LOUD)
