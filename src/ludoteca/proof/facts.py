"""Proof: no fact of a position is forgotten: what is declared is compared, copied and pickled."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from librt.vecs import append

from ludoteca.engine.dice import Dice
from ludoteca.engine.facts import ENGINES_OWN, SHARED, Fact, facts_of
from ludoteca.engine.game import State
from ludoteca.proof.case import Case
from ludoteca.proof.fault import hold
from ludoteca.proof.line import Here
from ludoteca.proof.proof import Proof

TERMS: Final = "terms"  # what follows from the options, and is no part of a position
ASKED: Final = [Fact("to_move"), Fact("asked"), Fact("choices")]  # the engine's own that belong to a position
AHEAD: Final = 6  # decisions that are played on to see whether two positions are alike


def kept(owner: object) -> list[str]:
    """What an object keeps: as its class and its bases say, in either form, and whatever else lies in it."""
    names: dict[str, None] = {}
    for kind in type(owner).__mro__:
        own = vars(kind)
        names.update(dict.fromkeys(own.get("__mypyc_attrs__", ())))
        names.update(dict.fromkeys(own.get("__slots__", ())))
        notes = own.get("__annotations__", {})
        names.update(dict.fromkeys(name for name, note in notes.items() if not _is_of_the_class(str(note))))
    names.update(dict.fromkeys(getattr(owner, "__dict__", ())))
    return [name for name in names if not name.startswith("__")]


def _is_of_the_class(note: str) -> bool:
    return note.removeprefix("typing.").startswith(("ClassVar", "Final"))


def others(value: Any) -> Iterator[Any]:
    """Values that differ from a value in one place."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, bytes):
        for place in range(len(value)):
            yield value[:place] + bytes([(value[place] + 1) % 256]) + value[place + 1 :]
        yield value + b"\0"
    elif isinstance(value, list):
        for place, element in enumerate(value):
            for other in others(element):
                yield [*value[:place], other, *value[place + 1 :]]
        if not value or isinstance(value[0], int):
            yield [*value, 0]
    elif type(value).__name__.startswith("vec["):
        for place in range(len(value)):
            other = value[:]
            other[place] += 1
            yield other
        yield append(value[:], 0)
    else:
        hold(False, "fact-kind", kind=type(value).__name__)


def pairs(value: Any) -> Iterator[tuple[Any, Any]]:
    """Values of one kind that differ in one place; also of a list that happens to be empty."""
    for other in others(value):
        yield value, other
    if isinstance(value, bytes):
        yield value + b"\0", value + b"\1"
    elif isinstance(value, list) and (not value or isinstance(value[0], int)):
        yield [*value, 0], [*value, 1]
    elif type(value).__name__.startswith("vec["):
        yield append(value[:], 0), append(value[:], 1)


def facts_and_asked(state: State) -> list[Fact]:
    """Everything that is part of a position, but the dice."""
    return [*ASKED, *(fact for fact in facts_of(type(state)) if not fact.is_memo)]


class Declared(Proof):
    """Whatever a position keeps is declared as a fact of it."""

    name = "declared"
    looks = 4

    def look(self, here: Here) -> None:
        """Nothing lies in it that nobody has declared, whatever it was asked; and every fact has a value."""
        state = here.twin()
        for seat in here.seats:
            state.observation(seat)
            state.information(seat)
            state.score_sheet(seat)
        state.notation()
        known = {*ENGINES_OWN, TERMS, *(fact.name for fact in facts_of(type(state)))}
        whose = type(state).__name__
        for name in kept(state):
            hold(name in known, "declared-not", name=name, **{"class": whose})
        for fact in facts_of(type(state)):
            hold(hasattr(state, fact.name), "declared-nothing", name=fact.name, **{"class": whose})


class Equality(Proof):
    """Two positions that differ in one fact, in one place, are not equal."""

    name = "equality"
    looks = 4

    def look(self, here: Here) -> None:
        """Each fact is changed in each place."""
        one, other = here.twin(), here.twin()
        hold(one == here.state == other, "equality-twin")
        for fact in facts_and_asked(one):
            value = getattr(one, fact.name)
            for place, (before, after) in enumerate(pairs(value)):
                setattr(one, fact.name, before)
                setattr(other, fact.name, after)
                hold(one != other, "equality-fact", fact=fact.name, place=place)
            setattr(one, fact.name, value)
            setattr(other, fact.name, value)
        other.dice.unit()
        hold(one != other, "equality-fact", fact="dice", place=0)


class Copies(Proof):
    """A copy has every fact, shares none that changes, and lives a life of its own."""

    name = "copies"
    looks = 5

    def look(self, here: Here) -> None:
        """Equal at first; then each fact is changed and copied; then the copy plays on."""
        state = here.twin(events=True)
        twin = state.clone()
        hold(twin == state and hash(twin) == hash(state), "copies-equal")
        hold(not twin.telling and not twin.events, "copies-tell")
        hold(twin.game is state.game and twin.dice is not state.dice, "copies-equal")
        if hasattr(state, TERMS):
            hold(getattr(twin, TERMS) is getattr(state, TERMS), "copies-fact", fact=TERMS)
        for fact in (*ASKED, *facts_of(type(state))):
            value = getattr(state, fact.name)
            if not fact.is_memo and SHARED not in fact.marks and fact not in ASKED:
                hold(not _same_list(value, getattr(twin, fact.name)), "copies-shared", fact=fact.name)
            for other in islice(others(value), 1):
                setattr(state, fact.name, other)
                hold(getattr(state.clone(), fact.name) == other, "copies-fact", fact=fact.name)
            setattr(state, fact.name, value)
        _plays_apart(here.twin())


def _same_list(one: Any, other: Any) -> bool:
    """Whether what may change in one of them changes in the other too."""
    if not isinstance(one, list):
        return False
    return one is other or any(_same_list(part, twin) for part, twin in zip(one, other, strict=False))


def _plays_apart(state: State) -> None:
    """Whatever a copy does changes nothing in the position that it was made of, nor the other way round."""
    twin = state.clone()
    before, dice = state.packed(), state.dice.position()
    memos = {fact.name: _written(getattr(state, fact.name)) for fact in facts_of(type(state)) if fact.is_memo}
    _play_on(twin, AHEAD)
    hold(state.packed() == before, "copies-changed")
    hold(state.dice.position() == dice, "copies-dice")
    for name, written in memos.items():
        hold(_written(getattr(state, name)) == written, "copies-memo", fact=name)
    after, dice = twin.packed(), twin.dice.position()
    _play_on(state, AHEAD)
    hold(state == twin and twin.packed() == after and twin.dice.position() == dice, "copies-apart")


def _written(value: Any) -> str:
    return repr(list(value) if hasattr(value, "__len__") else value)


def _play_on(state: State, decisions: int) -> None:
    """So many decisions, always the same in the same position."""
    dice = Dice.seeded(7)
    for _ in range(decisions):
        if not state.is_over:
            state.apply(dice.choice(state.choices))


class Pickled(Proof):
    """A pickled position comes back with every fact."""

    name = "pickles"
    looks = 4

    def look(self, here: Here) -> None:
        """Each fact is changed and pickled."""
        state = here.twin(events=True)
        back = _there_and_back(state)
        hold(back == state and back.events == state.events and back.telling, "pickles-equal")
        for fact in (*ASKED, *facts_of(type(state))):
            value = getattr(state, fact.name)
            for other in islice(others(value), 1):
                setattr(state, fact.name, other)
                hold(getattr(_there_and_back(state), fact.name) == other, "pickles-fact", fact=fact.name)
            setattr(state, fact.name, value)
        if hasattr(state, TERMS):
            whole, there = getattr(state, TERMS), getattr(back, TERMS)
            hold(type(whole) is type(there) and kept(whole) == kept(there), "pickles-fact", fact=TERMS)


def _there_and_back(state: State) -> State:
    found: State = pickle.loads(pickle.dumps(state))
    return found


class Memos(Proof):
    """A memo is what the other facts say, and nothing but work is lost without it."""

    name = "memos"
    looks = 5

    def concerns(self, case: Case) -> bool:
        """Only a game that keeps memos."""
        return any(fact.is_memo for fact in facts_of(type(case.made().start(0))))

    def look(self, here: Here) -> None:
        """`_work_out` finds each memo again, or empties it; then everything is as it was."""
        memos = [fact.name for fact in facts_of(type(here.state)) if fact.is_memo]
        anew = here.twin()
        anew._work_out()
        hold(anew == here.state, "memos-touches")
        for name in memos:
            found = getattr(anew, name)
            hold(found == getattr(here.state, name) or not found, "memos-wrong", fact=name)
        spoilt = here.twin()
        for name in memos:
            for other in islice(others(getattr(spoilt, name)), 1):
                setattr(spoilt, name, other)
        spoilt._work_out()
        for name in memos:
            hold(getattr(spoilt, name) == getattr(anew, name), "memos-left", fact=name)
        _see_and_play_alike(here, anew)
        for seat in here.seats:
            world = here.state.redeal(seat, here.number)
            plain = here.state.redeal(seat, here.number)
            plain._work_out()
            for name in memos:
                found = getattr(plain, name)
                hold(found == getattr(world, name) or not found, "memos-redeal", fact=name, seat=seat)


def _see_and_play_alike(here: Here, anew: State) -> None:
    """A position whose memos were worked out anew is seen, asked and played as the other."""
    state = here.twin()
    for seat in here.seats:
        hold(anew.observation(seat).tobytes() == state.observation(seat).tobytes(), "memos-seen", seat=seat)
    anew._work_out()
    if not state.is_over:
        hold(anew.decision().legal(anew) == state.decision().legal(state), "memos-legal")
    for decisions in range(AHEAD):
        _play_on(state, 1)
        _play_on(anew, 1)
        hold(anew == state, "memos-play", decisions=decisions + 1)
        anew._work_out()
