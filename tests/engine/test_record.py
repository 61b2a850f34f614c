"""Records: exact when whole, refused with a clear sentence when not; and taking back."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

import pytest

import ludoteca
from ludoteca import Record, RecordError, UndoError
from ludoteca.engine import Deal, Part
from ludoteca.engine.record import MOST_PRELUDES, Prelude
from ludoteca.engine.shelf import content_of
from ludoteca.engine.undo import undo, why_no_undo


def played(actions: int = 4) -> Record:
    game = ludoteca.make("marrak_hesh", first_player="seat_0")
    record = Record.of(game, 9, ["me", "greedy"])
    state = game.start(9)
    for _ in range(actions):
        record.actions.append(state.legal_actions()[0])
        state.apply(record.actions[-1])
    return record


def edited(**changes: object) -> str:
    return json.dumps({**json.loads(played().to_json()), **changes})


def resealed(**changes: object) -> str:
    """A record that was changed by somebody who also mended its check."""
    from ludoteca.engine.record import _check

    body = {**json.loads(played().to_json()), **changes}
    body.pop("check")
    return json.dumps({**body, "check": _check(body)})


def test_a_record_is_read_as_it_was_written() -> None:
    assert Record.from_json(played().to_json()) == played()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (played().to_json()[:100], "line"),
        ("", "line 1"),
        ("[]", "ludoteca"),
        ("[" * 100_000, "JSON"),
        ('{"ludoteca": ' + "9" * 5000 + "}", "JSON"),
        ('{"game": "chess"}', "ludoteca"),
        (edited(ludoteca=99), "99"),
        (edited(game=3), "game"),
        (edited(actions="none"), "actions"),
        (edited(actions=[True]), "actions"),
        (edited(seed="-4"), "seed"),
        (edited(seed=4), "seed"),
        (edited(seats=[1, 2]), "seats"),
        (edited(options=[]), "options"),
        (edited(options={"players": None}), "players"),
        (edited(seed="8"), "seal"),
        (edited(actions=[0, 76]), "check"),
        (edited(rules_version="1"), "rules_version"),
    ],
)
def test_a_broken_record_is_refused_with_what_is_wrong(text: str, named: str) -> None:
    with pytest.raises(RecordError) as refusal:
        Record.from_json(text)
    assert named in refusal.value.text("en")
    assert refusal.value.text("it") != refusal.value.text("en")


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"rules_version": 99}, "99"),
        ({"actions": [0, 0]}, "no. 2"),
        ({"actions": [9999]}, "9999"),
        ({"actions": [10**40]}, "no. 1"),
        ({"rules_version": 10**40}, "version"),
        ({"options": {"players": 7}}, "players"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(changes: dict[str, object], named: str) -> None:
    with pytest.raises(RecordError) as refusal:
        Record.from_json(resealed(**changes)).replay()
    assert named in refusal.value.text("en")


def test_a_seat_takes_back_its_own_last_action() -> None:
    record = played(1)
    assert why_no_undo(record, 0) is None
    state = undo(record, 0)
    assert record.actions == []
    assert state == record.replay()


def test_nobody_takes_back_what_another_has_decided() -> None:
    record = played(2)
    assert why_no_undo(record, 0) is None
    record = played(3)
    with pytest.raises(UndoError, match="own last action"):
        undo(record, 0)
    assert len(record.actions) == 3


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(UndoError, match="nothing"):
        undo(played(0), 0)


# ---- from a worked example


def from_example(actions: int = 2) -> Record:
    state = ludoteca.engine.rules_of("marrak_hesh").example("E13")
    record = Record.of(state.game, 9, ["me", "me"], "E13")
    for _ in range(actions):
        record.actions.append(state.legal_actions()[0])
        state.apply(record.actions[-1])
    return record


def test_a_record_from_an_example_is_read_and_replayed_as_it_was_written() -> None:
    record = from_example()
    again = Record.from_json(record.to_json())
    assert again == record
    assert json.loads(record.to_json())["example"] == "E13"
    first = next(iter(again.positions(events=True)))
    assert [event.phrase.key for event in first.events] == ["skips"]
    assert again.replay() == record.replay()


def test_a_record_from_the_deal_does_not_speak_of_examples() -> None:
    assert "example" not in json.loads(played().to_json())


def test_a_decision_in_an_example_is_taken_back_like_any_other() -> None:
    record = from_example(1)
    assert undo(record, 1) == from_example(0).replay()
    assert why_no_undo(record, 1) is not None


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"example": "E18"}, "E16, E17, E19"),
        ({"example": "E999"}, "E999"),
        ({"options": {"players": 3}}, "E13"),
    ],
)
def test_a_record_from_no_such_example_is_refused_with_what_is_allowed(changes: dict[str, object], named: str) -> None:
    from ludoteca.engine.record import _check

    body = {**json.loads(from_example().to_json()), **changes}
    body.pop("check")
    if "options" in changes:
        body["options"] = {**json.loads(from_example().to_json())["options"], "players": 3}
    with pytest.raises(RecordError) as refusal:
        Record.from_json(json.dumps({**body, "check": _check(body)})).replay()
    assert named in refusal.value.text("en")
    assert refusal.value.text("it") != refusal.value.text("en")


@pytest.mark.parametrize("example", [13, None, ["E13"]])
def test_an_example_that_is_no_word_is_refused(example: object) -> None:
    body = {**json.loads(from_example().to_json()), "example": example}
    with pytest.raises(RecordError, match="example"):
        Record.from_json(json.dumps(body))


# ---- from a deal that everybody at the table has made

SERVER = "5e" * 32


def dealt(actions: int = 3) -> Record:
    game = ludoteca.make("marrak_hesh", players=3)
    deal = Deal(SERVER, (Part("4 2 6 6 1"), None, Part("0f" * 32, drawn=True)))
    record = replace(Record.of(game, deal.seed, ["Anna", "Ada", "Bruno"]), deal=deal)
    state = record.begun()
    for _ in range(actions):
        record.actions.append(state.legal_actions()[0])
        state.apply(record.actions[-1])
    return record


def test_a_dealt_record_is_read_and_replayed_as_it_was_written() -> None:
    again = Record.from_json(dealt().to_json())
    assert again == dealt()
    assert again.replay() == dealt().replay()
    assert again.replay() != again.made().start(again.seed & (1 << 128) - 1)


def test_anybody_can_check_a_deal_with_nothing_but_sha256() -> None:
    body = json.loads(dealt().to_json())
    assert body["seal"] == sha256(body["deal"]["server"].encode()).hexdigest()
    line = f'["ludoteca deal 1","{SERVER}",["4 2 6 6 1",null,"{"0f" * 32}"]]'
    assert body["seed"] == sha256(line.encode()).hexdigest()
    assert body["chance"] == "blake2b"
    assert [part and part["by"] for part in body["deal"]["parts"]] == ["player", None, "server"]


def test_each_part_and_each_place_changes_the_seed() -> None:
    a, b = Part("a"), Part("b")
    deals = [
        Deal(SERVER, (a, b)),
        Deal(SERVER, (b, a)),
        Deal(SERVER, (a, None)),
        Deal(SERVER, (None, a)),
        Deal(SERVER, (Part("ab"), None)),
        Deal(SERVER, (Part('a","b'), None)),
        Deal("5f" * 32, (a, b)),
    ]
    assert len({deal.seed for deal in deals}) == len(deals)
    assert Deal(SERVER, (a, Part("b", drawn=True))).seed == deals[0].seed


def test_a_record_with_a_plain_seed_does_not_speak_of_a_deal() -> None:
    assert not {"chance", "deal"} & set(json.loads(played().to_json()))


def in_the_deal(**changes: object) -> dict[str, object]:
    body = json.loads(dealt().to_json())
    return {**body, "deal": {**body["deal"], **changes}}


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"chance": "sfc32"}, "chance"),
        ({"deal": "yes"}, "deal"),
        ({"deal": None}, "deal"),
        (in_the_deal(method="ludoteca deal 9"), "ludoteca deal 1"),
        (in_the_deal(server="5e"), "deal.server"),
        (in_the_deal(server="5E" * 32), "deal.server"),
        (in_the_deal(server="5f" * 32), "seal"),
        ({"seal": "00" * 32}, "seal"),
        (in_the_deal(parts=None), "deal.parts"),
        (in_the_deal(parts=[None, None]), "3 seats"),
        (in_the_deal(parts=[None, None, 4]), "deal.parts[2]"),
        (in_the_deal(parts=[None, None, {"part": "", "by": "player"}]), "deal.parts[2]"),
        (in_the_deal(parts=[None, None, {"part": "x" * 65, "by": "player"}]), "deal.parts[2]"),
        (in_the_deal(parts=[None, None, {"part": "a\nb", "by": "player"}]), "deal.parts[2]"),
        (in_the_deal(parts=[None, None, {"part": "x", "by": "somebody"}]), "deal.parts[2]"),
        (in_the_deal(parts=[None, None, {"part": "x", "by": "player"}]), "seed"),
        ({"seed": "7"}, "seed"),
        ({"example": "E13"}, "example"),
    ],
)
def test_a_deal_that_does_not_fit_is_refused_with_what_is_wrong(changes: dict[str, object], named: str) -> None:
    from ludoteca.engine.record import _check

    body = {**json.loads(dealt().to_json()), **changes}
    body.pop("check")
    with pytest.raises(RecordError) as refusal:
        Record.from_json(json.dumps({**body, "check": _check(body)}))
    assert named in refusal.value.text("en")
    assert refusal.value.text("it") != refusal.value.text("en")


@pytest.mark.parametrize("game", ludoteca.games())
def test_what_a_seat_imagines_of_a_dealt_table_follows_from_what_it_knows_alone(game: str) -> None:
    state = ludoteca.make(game).deal(bytes(32))
    seat = state.to_move
    world = state.redeal(seat, 5)
    twin = world.redeal(seat, 5)
    assert world == twin
    assert world.dice == twin.dice != state.dice
    assert pickle.loads(pickle.dumps(state)) == state == state.clone()


# ---- with a patch of the content

PATCH = {"cards": {"quarantine": {"each": 20}}}


def patched(actions: int = 3) -> Record:
    game = ludoteca.make("marrak_hesh", content=PATCH, deep_space="chosen")
    record = Record.of(game, 9, ["me", "me"])
    state = game.start(9)
    for _ in range(actions):
        record.actions.append(state.legal_actions()[0])
        state.apply(record.actions[-1])
    return record


def test_a_record_with_a_patch_is_read_and_replayed_as_it_was_written() -> None:
    again = Record.from_json(patched().to_json())
    assert again == patched()
    assert again.replay() == patched().replay()
    assert again.made() == ludoteca.make("marrak_hesh", content=PATCH, deep_space="chosen")
    assert again.made() != ludoteca.make("marrak_hesh", deep_space="chosen")
    assert json.loads(patched().to_json())["patch"] == PATCH


def test_a_record_without_a_patch_names_the_printed_contents() -> None:
    found = json.loads(played().to_json())
    assert "patch" not in found and found["content"] == content_of("marrak_hesh")


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"patch": []}, "patch"),
        ({"patch": "x"}, "patch"),
        ({"patch": {"cards": {"quarantine": {"each": "many"}}}}, "cards.quarantine.each"),
        ({"patch": {"cards": {"no_such": {"each": 2}}}}, "cards.no_such"),
        ({"patch": {"titel": 2}}, "titel"),
        ({"patch": {"cards": {"quarantine": {"each": 19}}}}, "marrak_hesh"),  # not that of the hash
    ],
)
def test_a_record_with_a_patch_that_does_not_fit_is_refused(changes: dict[str, object], named: str) -> None:
    from ludoteca.engine.record import _check

    body = {**json.loads(patched().to_json()), **changes}
    body.pop("check")
    with pytest.raises(RecordError) as refusal:
        Record.from_json(json.dumps({**body, "check": _check(body)})).made()
    assert named in refusal.value.text("en")
    assert refusal.value.text("it") != refusal.value.text("en")


def test_positions_of_a_patched_game_are_pickled_with_their_patch() -> None:
    state = patched().replay()
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state and twin.game.patch == state.game.patch
    plain = ludoteca.make("marrak_hesh", deep_space="chosen").start(9)
    assert plain != ludoteca.make("marrak_hesh", content=PATCH, deep_space="chosen").start(9)


# ---- from a moment of another game


def tried_again(seat: int, record: Record | None = None, actions: int = 3) -> Record:
    """A record from the moment after an action of another, dealt anew for a seat, or with the cards as they lay."""
    before = record or played()
    game = before.made()
    found = Record.of(game, 77, before.seats)
    found.prelude = Prelude.of(before, 1, seat)
    state = found.begun()
    while len(found.actions) < actions and not state.is_over:
        found.actions.append(state.legal_actions()[-1])
        state.apply(found.actions[-1])
    return found


@pytest.mark.parametrize("before", [played, dealt, from_example, patched])
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_record_from_a_moment_of_another_game_is_read_and_replayed_as_it_was_written(
    before: Callable[[], Record], seat: int
) -> None:
    record = tried_again(seat, before())
    again = Record.from_json(record.to_json())
    assert again == record and again.replay() == record.replay()
    there, begun = before().replay(1), record.begun()
    assert (begun == there and begun.dice == there.dice) is (seat < 0)
    if seat >= 0:
        assert begun.information(seat) == there.information(seat)
        other = replace(record, seed=78, actions=[])
        assert other.begun() != begun or other.begun().dice != begun.dice  # the seed of the record deals
    assert begun.events == [] and record.begun(events=True).telling


def test_a_record_from_the_beginning_does_not_speak_of_a_moment() -> None:
    assert "prelude" not in json.loads(played().to_json())


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"prelude": 7}, '"prelude"'),
        ({"prelude": {"seed": "9", "actions": [], "seat": 2}}, '"prelude.seat"'),
        ({"prelude": {"seed": "9", "actions": [], "seat": "0"}}, '"seat"'),
        ({"prelude": {"seed": "x", "actions": [], "seat": 0}}, '"seed"'),
        ({"prelude": {"seed": "9", "actions": ["a"], "seat": 0}}, '"actions"'),
        ({"prelude": {"seed": "9", "actions": [99_999], "seat": 0}}, "99999"),
        ({"prelude": {"seed": "9", "actions": [], "seat": 0}, "example": "E1"}, "only one of them"),
    ],
)
def test_a_moment_that_makes_no_sense_is_refused_with_what_would_be_right(
    changes: dict[str, object], named: str
) -> None:
    with pytest.raises(RecordError) as refusal:
        Record.from_json(resealed(**{"actions": [], **changes})).replay()
    english, italian = refusal.value.text("en"), refusal.value.text("it")
    assert named in english and english != italian and "{" not in english.replace("{...}", "")


def test_a_moment_after_the_end_and_too_many_of_them_are_refused() -> None:
    record = played(0)
    state = record.begun()
    while not state.is_over:
        record.actions.append(state.legal_actions()[0])
        state.apply(record.actions[-1])
    late = Record.of(record.made(), 5, record.seats)
    late.prelude = Prelude.of(record, len(record.actions))
    with pytest.raises(RecordError, match="over by then"):
        late.begun()
    deep = played()
    for _ in range(MOST_PRELUDES):
        deep = tried_again(0, deep)
    with pytest.raises(RecordError, match=str(MOST_PRELUDES)):
        Prelude.of(deep, 1, 0)
    body = json.loads(deep.to_json())
    inner = body["prelude"]
    assert isinstance(inner, dict)
    too_deep = {**inner, "prelude": inner}
    with pytest.raises(RecordError, match=str(MOST_PRELUDES)):
        Record.from_json(resealed(prelude=too_deep, actions=[]))
