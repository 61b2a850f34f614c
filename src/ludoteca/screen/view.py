"""What one seat is looking at, and which of the drawn things it may touch."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.game import State
from ludoteca.engine.phrase import Phrase, seat_name

Touch = dict[str, str | int | float | None]


class View:
    """A position as one seat sees it, in a language, with the names of those who play."""

    def __init__(
        self,
        state: State,
        seat: int | None,
        lang: str,
        names: Sequence[str] | None = None,
        touch: bool = True,
    ) -> None:
        self.state = state
        self.seat = seat  # None: a spectator
        self.lang = lang
        self.names = names
        self.asked = touch and seat is not None and state.to_move == seat
        self.touches: set[int] = set()  # the actions that something drawn stands for
        self._legal = frozenset(state.choices) if self.asked else frozenset()

    def may(self, action: int) -> bool:
        """Whether the seat that looks can play that action now."""
        return action in self._legal

    def touch(self, action: int, kind: str = "") -> Touch:
        """The attributes of a drawn shape that stands for an action.

        It becomes a button (`data-action`) when the action can be played, and something that answers why not
        (`data-why`) when it is this seat's decision but the action is refused. `kind` is added to its classes.
        """
        classes = kind
        attributes: Touch = {}
        if self.may(action):
            classes = f"{kind} can".strip()
            self.touches.add(action)
            attributes = {
                "data-action": action,
                "role": "button",
                "tabindex": 0,
                "aria-label": self.state.describe(action).text(self.lang, self.names),
            }
        elif self.asked:
            classes = f"{kind} cannot".strip()
            attributes = {"data-why": action}
        if classes:
            attributes["class"] = classes
        return attributes

    def say(self, phrase: Phrase) -> str:
        """A phrase in the language of the one who looks."""
        return phrase.text(self.lang, self.names)

    def name_of(self, seat: int) -> str:
        """What a seat is called."""
        return seat_name(seat).text(self.lang, self.names)

    def order(self) -> list[int]:
        """The seats in turn order, the one who looks first."""
        players = self.state.game.players
        first = 0 if self.seat is None else self.seat
        return [(first + step) % players for step in range(players)]


def spot(name: str) -> Touch:
    """The attribute of a drawn thing at which actions take place, so that the page can light it: see `Game.places`."""
    return {"data-spot": name}


def tip(text: str, rule: str = "") -> Touch:
    """The attributes of a drawn thing that says what it is when it is pointed at, focused or held."""
    return {"data-tip": text, "data-tip-rule": rule or None}
