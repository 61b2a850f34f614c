"""The game of `tests.foreign` as it is sold later: two more turns, another prize, and the form that it had."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.engine import Content, Question
from tests.foreign import FILES as BEFORE
from tests.foreign import SecretCard, SecretDeed, SecretTurn, say
from tests.toy import ToyState

TURNS = 6


class LaterTurn(SecretTurn):
    """Three turns for each seat."""

    def play(self, state: ToyState, action: int) -> None:
        seat = state.to_move
        super().play(state, action)
        state.to_move = -1 if state.turns == TURNS else 1 - seat

    def ask(self, state: ToyState) -> Question:
        return Question("R1", say("ask-later"))


class Later(SecretCard):
    """The second version, by which the tables of the first are finished as they began."""

    rules_version: ClassVar[int] = 2
    older: ClassVar[dict[int, str]] = {1: "tests.foreign:SecretCard"}

    def _check_options(self) -> None:
        self.asks([LaterTurn()], [SecretDeed(0, 5)])
        content = Content.parse("secret_card/content.toml", FILES["content.toml"], self.patch)
        self.terms = content.whole("prize", 1, 9)
        content.close()


class Forgetful(Later):
    """The same without the form it had before."""

    older: ClassVar[dict[int, str]] = {}


class Missing(Later):
    """Names a form that is not there."""

    older: ClassVar[dict[int, str]] = {1: "tests.foreign:NoSuchGame"}


class Confused(Later):
    """Names itself as its older form."""

    older: ClassVar[dict[int, str]] = {1: "tests.foreign_later:Later"}


FILES: dict[str, str] = {
    **BEFORE,
    "content.toml": "prize = 5  # points of the higher card\n",
    # the question has another name now, so that of the first version stands in its own catalogue alone
    **{f"words/{lang}.ftl": BEFORE[f"words/{lang}.ftl"].replace("\nask =", "\nask-later =") for lang in ("en", "it")},
}
