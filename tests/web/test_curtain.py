"""Several people at one screen: where a game hides something, a curtain falls between their turns."""

from __future__ import annotations

from typing import ClassVar

import pytest

import ludoteca
from ludoteca.engine.game import Game, State
from ludoteca.table import Opening, Table
from ludoteca.table.table import person
from ludoteca.web import regions
from ludoteca.web.hub import LiveTable
from ludoteca.web.regions import look
from tests.toy import Toy, ToyState
from tests.web.tables import touched


class OpenScores(ToyState):
    """Points are hidden until the end."""

    def clone(self) -> OpenScores:
        twin = OpenScores(self.game, self.dice.clone(), self.cards[:])
        twin.seen = [known[:] for known in self.seen]
        twin.turns, twin.to_move, twin.choices = self.turns, self.to_move, self.choices
        return twin

    def scores(self) -> list[int]:
        return self.cards[:] if self.is_over else [0, 0]


class Hidden(Toy):
    """The toy game with a drawing of what a seat knows."""

    hides: ClassVar[bool] = True

    def _deal(self, dice: ludoteca.engine.Dice) -> State:
        cards = list(range(9))
        dice.shuffle(cards)
        return OpenScores(self, dice, cards[:2])

    def screen(self, state: State, seat: int | None, lang: str = "en", names: object = None) -> str:
        assert isinstance(state, ToyState)
        known = [] if seat is None else state._known(seat)
        return f"<p>cards {known}</p>"


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    def made(name: str, /, **options: object) -> Game:
        return Hidden(options)

    monkeypatch.setattr(ludoteca, "make", made)


def _table(*holders: str) -> LiveTable:
    seats = [person(name, holder) for name, holder in zip(("Anna", "Bruno"), holders, strict=True)]
    return LiveTable(Table(Opening("toy", "toy", {"players": 2}, 7, seats)))


@pytest.mark.usefixtures("toys")
def test_the_curtain_hides_the_board_and_every_action_until_it_is_lifted() -> None:
    live = _table("one", "one")
    looker = look(live, "one", "en", None)
    assert looker.curtain and looker.facing is None
    drawn = regions.regions(live, looker)
    assert 'class="curtain"' in drawn["board"] and 'data-reveal="0"' in drawn["board"]
    assert "Anna" in drawn["board"]
    assert touched("".join(drawn.values())) == []
    assert "cards" not in "".join(drawn.values())

    lifted = look(live, "one", "en", 0)
    assert not lifted.curtain and lifted.facing == 0
    drawn = regions.regions(live, lifted)
    assert "cards" in drawn["board"]
    assert sorted(touched("".join(drawn.values()))) == live.table.state.legal_actions()


@pytest.mark.usefixtures("toys")
def test_the_curtain_falls_again_when_the_turn_goes_on() -> None:
    live = _table("one", "one")
    live.table.take(live.table.act(0, 0, 0))
    looker = look(live, "one", "en", 0)  # Anna had lifted it
    assert looker.curtain and looker.facing is None
    assert 'data-reveal="1"' in regions.board(live.table, looker)


@pytest.mark.usefixtures("toys")
def test_between_turns_of_others_a_shared_screen_shows_only_what_is_open() -> None:
    seats = [person("Anna", "one"), person("Bruno", "two")]
    live = LiveTable(Table(Opening("toy", "toy", {"players": 2}, 7, seats)))
    assert look(live, "one", "en", None).facing == 0
    assert look(live, "two", "en", None).facing == 1
    assert look(live, "nobody", "en", 0).facing is None
    assert look(live, "", "en", 0).facing is None


@pytest.mark.usefixtures("toys")
def test_one_who_holds_one_seat_cannot_lift_the_curtain_of_another() -> None:
    live = _table("one", "two")
    for shown in (None, 0, 1):
        assert look(live, "one", "en", shown).facing == 0
        assert look(live, "two", "en", shown).facing == 1


@pytest.mark.usefixtures("toys")
def test_the_prompt_behind_the_curtain_asks_nothing() -> None:
    live = _table("one", "one")
    asked = live.table.state.question().phrase.text("en")
    assert asked not in regions.prompt(live.table, look(live, "one", "en", None))
    assert asked in regions.prompt(live.table, look(live, "one", "en", 0))


@pytest.mark.usefixtures("toys")
def test_the_curtain_of_one_screen_does_not_hide_the_end() -> None:
    live = _table("one", "one")
    while not live.table.is_over:
        live.table.take(live.table.act(live.table.asked, live.table.version, 0))
    looker = look(live, "one", "en", None)
    assert not looker.curtain
    assert "cards" in regions.board(live.table, looker)
