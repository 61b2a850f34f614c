"""Several people at one screen: where a game hides something, a curtain falls between their turns."""

from __future__ import annotations

import pytest

from ludoteca.web import regions
from ludoteca.web.looker import look
from tests.web.hidden import Hidden, only, toy_table
from tests.web.tables import touched


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, Hidden)


@pytest.mark.usefixtures("toys")
def test_the_curtain_hides_the_board_and_every_action_until_it_is_lifted() -> None:
    live = toy_table("one", "one")
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
    live = toy_table("one", "one")
    live.table.take(live.table.act(0, 0, 0))
    looker = look(live, "one", "en", 0)  # Anna had lifted it
    assert looker.curtain and looker.facing is None
    assert 'data-reveal="1"' in regions.board(live.table, looker)


@pytest.mark.usefixtures("toys")
def test_everybody_with_a_screen_of_their_own_sees_their_own_side_and_a_stranger_only_what_is_open() -> None:
    live = toy_table("one", "two")
    assert look(live, "one", "en", None).facing == 0
    assert look(live, "two", "en", None).facing == 1
    assert look(live, "nobody", "en", 0).facing is None
    assert look(live, "", "en", 0).facing is None


@pytest.mark.usefixtures("toys")
def test_one_who_holds_one_seat_cannot_lift_the_curtain_of_another() -> None:
    live = toy_table("one", "two")
    for shown in (None, 0, 1):
        assert look(live, "one", "en", shown).facing == 0
        assert look(live, "two", "en", shown).facing == 1


@pytest.mark.usefixtures("toys")
def test_the_prompt_behind_the_curtain_asks_nothing() -> None:
    live = toy_table("one", "one")
    asked = live.table.state.question().phrase.text("en")
    assert asked not in regions.prompt(live.table, look(live, "one", "en", None))
    assert asked in regions.prompt(live.table, look(live, "one", "en", 0))


@pytest.mark.usefixtures("toys")
def test_the_curtain_of_one_screen_does_not_hide_the_end() -> None:
    live = toy_table("one", "one")
    while not live.table.is_over:
        live.table.take(live.table.act(live.table.asked, live.table.version, 0))
    looker = look(live, "one", "en", None)
    assert not looker.curtain
    assert "cards" in regions.board(live.table, looker)
