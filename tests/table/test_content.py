"""A table that is played with a patch of the game's content: what is kept of it, and what becomes of it elsewhere."""

from __future__ import annotations

from dataclasses import replace

import ludoteca
from ludoteca.engine import Record
from ludoteca.engine.shelf import content_of, short_content
from ludoteca.store.written import packed, unpacked
from ludoteca.table import PERSON, Opening, Seat, Table

PATCH = {"cards": {"jettison": {"most": 9}}}
SEATS = [Seat(PERSON, "Ada", holder="a"), Seat(PERSON, "Bruno", holder="b")]


def opened() -> Opening:
    game = ludoteca.make("marrak_hesh", content=PATCH, first_player="seat_0")
    return Opening.of(game, "t", SEATS, seed=5)


def test_the_table_plays_with_the_patch_and_its_record_says_so() -> None:
    table = Table(opened())
    table.take(table.act(0, 0, table.state.choices[0]))
    assert table.state.game.patch.changes == PATCH
    assert table.state.game.terms.deck[5].most == 9
    again = Record.from_json(table.record.to_json())
    assert again.patch.changes == PATCH
    assert again.replay() == table.state


def test_what_is_kept_of_the_opening_has_the_patch() -> None:
    opening = opened()
    assert unpacked(packed(opening)) == opening
    plain = Opening.of(ludoteca.make("marrak_hesh"), "t", SEATS, seed=5)
    assert b"patch" not in packed(plain)
    assert (plain.content, opening.content) == (content_of("marrak_hesh"), content_of("marrak_hesh", opening_patch()))


def opening_patch() -> ludoteca.engine.Patch:
    return ludoteca.make("marrak_hesh", content=PATCH).patch


def test_a_patch_that_is_not_the_one_of_the_hash_makes_a_table_stale() -> None:
    assert Table(opened()).stale is None
    other = Table(replace(opened(), patch={"cards": {"jettison": {"most": 8}}}))
    assert other.stale is not None and "contents" in other.stale.text("en")


def test_the_short_hash_names_the_content() -> None:
    plain, patched = ludoteca.make("marrak_hesh"), ludoteca.make("marrak_hesh", content=PATCH)
    assert short_content(plain) == content_of("marrak_hesh")[:8]
    assert len(short_content(patched)) == 8 and short_content(patched) != short_content(plain)
    assert short_content(patched) == short_content(ludoteca.make("marrak_hesh", content=PATCH, players=3))
