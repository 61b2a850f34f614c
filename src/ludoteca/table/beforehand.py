"""Answers left beforehand: what a seat will say when it is asked, as long as nothing new has become known.

Whatever is decided here hangs on what the seat itself knows, so that nobody learns by an answer that ends what is
hidden from them; and what is played is an ordinary act of the seat, by which nobody learns that it was left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.event import TARGET, Event
from ludoteca.engine.facts import HIDDEN, facts_of
from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE, Phrase, house
from ludoteca.screen.beats import USUAL, beats_of
from ludoteca.table.clocks import DAY, SLOW
from ludoteca.table.deeds import answer_called
from ludoteca.table.seats import PERSON
from ludoteca.table.table import Table, TableError

TOUCHED: Final = "touched"  # what somebody else has done concerns the seat
SHOWN: Final = "shown"  # something was seen that nobody could foresee: a card turned up, a roll
SHUFFLED: Final = "shuffled"  # a pile was shuffled
STOPS: Final = (TOUCHED, SHOWN, SHUFFLED)

TAKEN_BACK: Final = "undone"  # something was taken back at the table
GONE: Final = "gone"  # the answer cannot be given any more
PAST: Final = "past"  # it was left for so many days, and they are over

MOST: Final = 6  # answers that a seat may leave
MOST_TIMES: Final = 20  # that one of them is given
MOST_DAYS: Final = 30  # for which it is left
LONGEST: Final = 200  # characters of a name of a question or an answer
WORLDS: Final = 6  # positions in which an action is tried, to see whether its outcome could be foreseen
ALARMS: Final = ("bad", "alarm")  # sounds of what concerns somebody even as their own turn begins


class BadAnswer(LudotecaError):
    """Nobody can leave such an answer."""


class Beforehand(NamedTuple):
    """What a seat will answer to a kind of question."""

    question: str  # the name of the decision
    choice: str  # what the answer is called: see `deeds.answers`
    asked: Phrase  # the question and the answer in words, as they were when it was left
    said: Phrase
    times: int  # that it is still given
    until: int  # when it ends, in seconds since 1970
    stops: tuple[str, ...]  # what ends it before: some of `STOPS`
    since: int  # the number of actions up to which nothing of that had happened
    undone: int  # how often something had been taken back at the table by then
    ended: str = ""  # why it is given no more; it is kept to be told


class Answer(NamedTuple):
    """What is to be played for a seat now."""

    seat: int
    number: int  # which of its answers
    decision: int
    action: int


def check(question: str, choice: str, times: int, days: int, stops: Sequence[str]) -> None:
    """Refuse what cannot be left; `BadAnswer` says what would be right."""
    if not 0 < len(question) <= LONGEST or not 0 < len(choice) <= LONGEST:
        raise BadAnswer(house("beforehand-choice"))
    if not 1 <= times <= MOST_TIMES:
        raise BadAnswer(house("beforehand-times", {"given": times, "most": MOST_TIMES}))
    if not 1 <= days <= MOST_DAYS:
        raise BadAnswer(house("beforehand-days", {"given": days, "most": MOST_DAYS}))
    for stop in stops:
        if stop not in STOPS:
            raise BadAnswer(house("beforehand-stop", {"given": stop[:40], "allowed": ", ".join(STOPS)}))


def why_not(table: Table, seat: int) -> Phrase | None:
    """Why a seat cannot leave answers; None: it can."""
    if table.is_over:
        return house("game-over")
    if not table.is_dealt:
        return house("table-waiting")
    if table.clocks is not None and table.clocks.terms.kind != SLOW:
        return house("beforehand-live")
    if table.seats[seat].kind != PERSON or table.seats[seat].resigned:
        return house("table-no-person", {"seat": table.name_of(seat)})
    return None


def left(
    table: Table, question: str, choice: str, words: tuple[Phrase, Phrase], times: int, days: int,
    stops: Iterable[str], now: float,
) -> Beforehand:  # fmt: skip
    """An answer that is left now."""
    chosen = tuple(stop for stop in STOPS if stop in tuple(stops))
    until = int(now) + days * DAY
    return Beforehand(
        question, choice, *words, times, until, chosen, len(table.record.actions), table.undos
    )  # fmt: skip


def looked(table: Table, seat: int, answers: Sequence[Beforehand], now: float) -> list[Beforehand]:
    """The answers of a seat after all that has happened since they were left: some have ended by themselves."""
    standing = [answer for answer in answers if not answer.ended]
    first = min((answer.since for answer in standing), default=len(table.record.actions))
    news = _news(table, seat, first) if standing else {}
    return [answer if answer.ended else _looked_at(table, seat, answer, news, now) for answer in answers]


def _looked_at(table: Table, seat: int, answer: Beforehand, news: Mapping[int, set[str]], now: float) -> Beforehand:
    played = len(table.record.actions)
    if table.undos != answer.undone or played < answer.since:
        return answer._replace(ended=TAKEN_BACK)
    happened = set().union(*[kinds for number, kinds in news.items() if number >= answer.since])
    if table.asked == seat and table.window and table.state.question().window == TARGET:
        happened.add(TOUCHED)
    for stop in answer.stops:
        if stop in happened:
            return answer._replace(ended=stop)
    if now >= answer.until:
        return answer._replace(ended=PAST)
    if _is_asked(table, seat, answer) and answer_called(table.state, answer.choice) < 0:
        return answer._replace(ended=GONE)
    return answer._replace(since=played)


def _is_asked(table: Table, seat: int, answer: Beforehand) -> bool:
    if table.asked != seat or table.bot_asked:
        return False
    return table.game.decisions[table.state.asked].name == answer.question


def chosen(table: Table, seat: int, answers: Sequence[Beforehand]) -> Answer | None:
    """What is to be answered for a seat that is asked; `answers` were looked at."""
    for number, answer in enumerate(answers):
        if not answer.ended and _is_asked(table, seat, answer):
            return Answer(seat, number, table.version, answer_called(table.state, answer.choice))
    return None


# ---- what is new to a seat


def _news(table: Table, seat: int, first: int) -> dict[int, set[str]]:
    """What has happened with each action from that one on, counted from 0."""
    played = len(table.record.actions)
    found: dict[int, set[str]] = {}
    if first >= played:
        return found
    if first == played - 1:
        found[first] = _kinds(table, seat, first, table.before, table.state)
        return found
    before: State | None = None
    for number, state in enumerate(table.record.positions()):
        if before is not None:
            found[number - 1] = _kinds(table, seat, number - 1, before, state)
        before = state.clone() if number >= first else None
    return found


def _kinds(table: Table, seat: int, number: int, before: State, after: State) -> set[str]:
    """What an action has brought that is new to a seat."""
    found = set()
    if table.movers[number] != seat and touches(table.story[number + 1], seat, after):
        found.add(TOUCHED)
    if shows(before, table.record.actions[number], after, seat):
        found.add(SHOWN)
    if shuffles(before, after):
        found.add(SHUFFLED)
    return found


def touches(events: Sequence[Event], seat: int, after: State) -> bool:
    """Whether what somebody else has done concerns a seat: it is named in it, or told what not everybody is.

    With the last action of a turn the next one may begin: what a seat does then by itself concerns nobody, unless it
    sounds bad.
    """
    told = [event for event in events if event.heard_by(seat)]
    beats = beats_of(after.game)
    if after.to_move == seat and not after.question().window:
        while told and told[-1].seat == seat and beats.get(told[-1].phrase.key, USUAL).sound not in ALARMS:
            told.pop()
    own = [event for event in told if event.seat == seat or names(event.phrase, seat) or not event.heard_by(None)]
    return any(event.seat >= 0 or names(event.phrase, seat) for event in own)


def names(phrase: Phrase, seat: int) -> bool:
    """Whether a phrase names a seat."""
    if phrase.home == HOUSE and phrase.key == "seat":
        return phrase.args.get("number") == seat
    return any(isinstance(value, Phrase) and names(value, seat) for value in phrase.args.values())


def shows(before: State, action: int, after: State, seat: int) -> bool:
    """Whether a seat knows something after an action that it could not have foreseen: by chance, or out of hiding."""
    known = after.information(seat)
    for seed in range(WORLDS):
        world = before.redeal(seat, seed)
        if action in world.choices:
            world.advance(action)
            if world.information(seat) != known:
                return True
    return False


def shuffles(before: State, after: State) -> bool:
    """Whether a pile was shuffled: more lies in one that nobody sees, and chance has laid it out."""
    rolled = any(now - then >= 2 for then, now in zip(before.dice.drawn(), after.dice.drawn(), strict=False))
    if not rolled:
        return False
    for fact in facts_of(type(after)):
        if HIDDEN in fact.marks:
            then, now = getattr(before, fact.name), getattr(after, fact.name)
            if hasattr(now, "__len__") and len(now) >= len(then) + 2:
                return True
    return False


def refuse_if_not(table: Table, seat: int) -> None:
    """`TableError` where a seat cannot leave answers."""
    why = why_not(table, seat)
    if why is not None:
        raise TableError(why)
