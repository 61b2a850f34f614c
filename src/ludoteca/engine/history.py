"""What everybody has seen of a game from its beginning, in order: what a seat knows, with perfect recall.

A position tells what a seat knows now (`state.information`). A history follows a game and keeps what each seat has
noticed on the way: what it did, what it was told, and what it knew then. Two histories of a seat are equal exactly when
nothing that it has ever seen tells the two games apart.

    history = History(game.start(7, events=True))
    history.apply(history.state.legal_actions()[0])
    history.of(0), history.public()
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, SupportsIndex, final

from ludoteca.engine.event import SPECTATOR, Event
from ludoteca.engine.game import State

NOTHING: Final = -1  # in the place of an action: somebody else has acted, or nobody
SIZE: Final = 16  # bytes of what stands for a history


@final
class Moment:
    """What somebody has noticed of one step of a game: what they did, what they were told, what they know since."""

    __slots__ = ("action", "known", "told")

    def __init__(self, action: int, told: tuple[Event, ...], known: bytes) -> None:
        self.action = action  # their own; NOTHING: it was not theirs to act
        self.told = told
        self.known = known  # `state.information(seat)`; of those who look on, `state.public_information()`

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Moment)
            and self.action == other.action
            and self.known == other.known
            and self.told == other.told
        )

    def __hash__(self) -> int:
        return hash((self.action, self.known))

    def __repr__(self) -> str:
        return f"Moment({self.action}, {list(self.told)}, {len(self.known)} bytes)"

    def __reduce__(self) -> tuple[object, tuple[int, tuple[Event, ...], bytes]]:
        return Moment, (self.action, self.told, self.known)


@final
class History:
    """A game that is being played, and what everybody has noticed of it from the position on in which it began.

    What somebody could not notice leaves no trace: while others decide in secret, not even that they did. What is told
    is kept if the position tells it (`game.start(seed, events=True)`).
    """

    def __init__(self, state: State, past: History | None = None) -> None:
        self.state = state
        self._moments: list[list[Moment]] = [[] for _ in range(state.game.players + 1)]  # those who look on are last
        self._keys: list[bytes] = [b""] * len(self._moments)
        if past is None:
            self._note(NOTHING, NOTHING)
        else:  # the same was noticed before, of which nothing is to be taken down again
            self._moments = [moments[:] for moments in past._moments]
            self._keys = past._keys[:]

    def apply(self, action: SupportsIndex) -> None:
        """Play an action of the seat to move; `IllegalAction` says why not, and then nothing has changed."""
        seat = self.state.to_move
        self.state.apply(action)
        self._note(seat, int(action))

    def noticed(self) -> None:
        """The position was changed by no seat's action, but by chance: take down what everybody has noticed of it."""
        self._note(NOTHING, NOTHING)

    def of(self, seat: int) -> tuple[Moment, ...]:
        """Whatever the seat has noticed, in order."""
        return tuple(self._moments[self._place(seat)])

    def public(self) -> tuple[Moment, ...]:
        """Whatever those who only look on have noticed: what everybody knows of how it went."""
        return tuple(self._moments[-1])

    def information_history(self, seat: int) -> bytes:
        """The same in a few bytes: equal exactly when the seat could never tell two games apart."""
        return self._keys[self._place(seat)]

    def public_history(self) -> bytes:
        """The same of those who look on."""
        return self._keys[-1]

    def clone(self) -> History:
        """An independent copy, which is told what happens if this one is."""
        state = self.state.clone()
        state.telling = self.state.telling
        return History(state, self)

    def redeal(self, seat: int, seed: int) -> History:
        """A game that the seat holds possible, to be played on: it has noticed the same, and the position is redealt.

        What the others would have noticed on the way there nobody can tell. Theirs begins with what everybody has
        noticed, and goes on with what they know in the imagined position.
        """
        state = self.state.redeal(seat, seed)
        state.telling = self.state.telling
        twin = History(state, self)
        for other in range(self.state.game.players):
            if other != seat:
                twin._moments[other] = self._moments[-1][:]
                twin._keys[other] = self._keys[-1]
                twin._add(other, Moment(NOTHING, (), state.information(other)))
        return twin

    def _place(self, seat: int) -> int:
        if not 0 <= seat < self.state.game.players:
            raise ValueError(f"seat {seat}; there are 0 to {self.state.game.players - 1}")
        return seat

    def _note(self, decider: int, action: int) -> None:
        """Take down what everybody has noticed of what has just happened."""
        state = self.state
        for seat in range(state.game.players):
            self._notice(seat, seat, action if seat == decider else NOTHING, state.information(seat))
        self._notice(state.game.players, SPECTATOR, NOTHING, state.public_information())

    def _notice(self, place: int, seat: int, action: int, known: bytes) -> None:
        events = self.state.events if self.state.telling else []
        told = tuple([event for event in events if event.heard_by(None if seat == SPECTATOR else seat)])
        moments = self._moments[place]
        if action == NOTHING and not told and moments and moments[-1].known == known:
            return
        self._add(place, Moment(action, told, known))

    def _add(self, place: int, moment: Moment) -> None:
        self._moments[place].append(moment)
        told = repr([(event.seat, event.phrase.home, event.phrase.plain()) for event in moment.told]).encode()
        head = b"%d %d " % (moment.action, len(told))
        self._keys[place] = blake2b(self._keys[place] + head + told + moment.known, digest_size=SIZE).digest()

    def __deepcopy__(self, memo: dict[int, object]) -> History:
        """For `copy.deepcopy`, and so for OpenSpiel: moments never change, and are shared."""
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[State, list[list[Moment]]]]:
        return history_again, (self.state, self._moments)


def history_again(state: State, moments: list[list[Moment]]) -> History:
    """The history that was pickled."""
    history = History(state)
    history._moments = [[] for _ in moments]
    history._keys = [b""] * len(moments)
    for place in range(len(moments)):
        for moment in moments[place]:
            history._add(place, moment)
    return history


def played(state: State, actions: list[int]) -> History:
    """The history of a game that was played from that position on, which stays as it is; it is told what happened."""
    opening = state.clone()
    opening.telling = True
    opening.events = list(state.events)
    history = History(opening)
    for action in actions:
        history.apply(action)
    return history
