"""The screen of Pocket Mars: everything that may be played can be touched and says what it is, and nobody sees
another's cards."""

from __future__ import annotations

import re
from collections import defaultdict
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.engine.options import Value
from ludoteca.engine.shelf import text_of
from ludoteca.games.pocket_mars.cards import DO_FILL, DO_LAND, TURN_HAND
from ludoteca.games.pocket_mars.content import CARDS, DA, HOUSE, HOUSES, TYPES
from ludoteca.games.pocket_mars.examples import CARD, position
from ludoteca.games.pocket_mars.position import ASK_OPENING, ASK_TURN, PocketMarsState
from ludoteca.games.pocket_mars.scoring import points
from ludoteca.games.pocket_mars.screen import BEATS, draw, finale, places
from ludoteca.games.pocket_mars.screen_mars import labels
from ludoteca.screen.beats import SOUNDS
from tests.proof.cases import random_game, sampled
from tests.rules.pocket_mars.table import finish_turn, for_energy, play

VARIANTS: list[dict[str, Value]] = [
    {"players": 1},
    {"players": 1, "solo_level": "cyborg", "visible_backs": "prep_only"},
    {"players": 2},
    {"players": 2, "draft": "on"},
    {"players": 3, "visible_backs": "prep_only"},
    {"players": 4},
    {"players": 4, "draft": "on", "visible_backs": "prep_only"},
]
COUNT = 30


def positions(variant: dict[str, Value]) -> list[PocketMarsState]:
    game = ludoteca.make("pocket_mars", **variant)
    found: list[PocketMarsState] = []
    for seed in (1, 2):
        for state in sampled(game, seed, COUNT):
            assert isinstance(state, PocketMarsState)
            found.append(state)
    return found


def actions(html: str, attribute: str = "data-action") -> list[int]:
    return [int(found) for found in re.findall(rf'{attribute}="(\d+)"', html)]


def pieces(html: str) -> list[str]:
    return re.findall(r'data-piece="([^"]+)"', html)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_can_be_touched_is_what_may_be_played(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            drawn = actions(draw(state, seat, "en"))
            legal = state.legal_actions() if seat is not None and seat == state.to_move else []
            assert sorted(drawn) == sorted(legal)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_piece_is_drawn_once(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            found = pieces(draw(state, seat, "en"))
            assert len(found) == len(set(found))
            for side in range(state.terms.sides):
                away = [piece for piece in found if piece.startswith(f"c{side}.")]
                assert len(away) == HOUSE.colonists - state.earth[side]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_card_is_named_only_to_those_who_know_it(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        if state.to_move < 0 or state.asked < ASK_OPENING:
            continue
        stacks = [card for building in range(5) for card in state.stack_of(building)]
        open_cards = {*state.discard, *[card for card in stacks if card < CARDS], state.aside, state.played}
        for seat in (*range(state.game.players), None):
            for piece in pieces(draw(state, seat, "en")):
                if piece.startswith("k"):
                    card = int(piece[1:])
                    assert card in open_cards or (seat is not None and state.known[card] >> seat & 1)


def test_a_promotion_moves_one_piece() -> None:
    state = next(state for state in positions({"players": 2}) if state.asked == ASK_TURN)
    state.earth[0], state.ship[0] = 3, 2
    state.star[0:HOUSES] = [2, 0, 0, 0]
    state.double[0:HOUSES] = [0, 0, 0, 0]
    before, aboard = labels(state, 0)
    state.star[0], state.double[0] = 1, 1
    assert labels(state, 0) == (before, aboard)
    assert len({*before[0], *aboard}) == 4


def test_the_androids_tell_what_they_did() -> None:
    told = 0
    game = ludoteca.make("pocket_mars", players=1)
    for state, action in random_game(game, 5):
        if action < 0:
            continue
        after = state.clone()
        after.telling = True
        after.apply(action)
        assert isinstance(after, PocketMarsState)
        heard = [event.phrase.key for event in after.events]
        html = draw(after, 0, "en")
        assert ("System Error" in html) == ("system-error" in heard)
        told += "activates" in heard and "Android Activation" in html
    assert told


# ---- the tree


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_parts_have_the_names_of_what_they_show(variant: dict[str, Value]) -> None:
    state = positions(variant)[0]
    parts = {part.name for part in draw(state, 0, "en").parts()}
    seats = {f"{part}{seat}" for seat in range(state.game.players) for part in ("seat", "status")}
    wanted = {"mars", *TYPES, "depot", "discards", "desk", *seats, *(["console"] if state.terms.solo else [])}
    assert parts == wanted


def test_a_landing_changes_its_building_and_the_seat_that_lands() -> None:
    state = play(position(hands=["Co1 Sc3"], ship=[2, 1]), TURN_HAND + CARD["Co1"])
    before = {part.name: part for part in draw(state, None, "en").parts()}
    play(state, DO_LAND + 2)
    after = {part.name: part for part in draw(state, None, "en").parts()}
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"mars", "science", "seat0"}


# ---- what things say of themselves

SAYING = {"pm-part", "pm-if", "pm-adds", "pm-b", "pm-emblem", "term", "pm-worth", "pm-what", "pm-under", "pm-first"}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_sign_says_what_it_is_and_its_rule_is_in_the_book(variant: dict[str, Value]) -> None:
    book = text_of("pocket_mars", "rulebook/en.md") or ""
    found: set[str] = set()
    for state in positions(variant)[::6]:
        for thing in ElementTree.fromstring(draw(state, max(0, state.to_move), "en")).iter():
            kinds = SAYING & set(thing.get("class", "").split())
            found |= kinds
            assert not kinds or thing.get("data-tip"), thing.get("class")
            rule = thing.get("data-tip-rule")
            assert rule is None or f"- **{rule}** " in book, rule
    assert {"pm-part", "pm-b", "term", "pm-worth"} <= found


# ---- where an action takes place


def spots(html: str) -> list[str]:
    return re.findall(r'data-spot="([^"]+)"', html)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_action_takes_place_where_the_screen_has_a_spot(variant: dict[str, Value]) -> None:
    for state in positions(variant)[::3]:
        for seat in (0, None):
            there = spots(draw(state, seat, "en"))
            assert len(there) == len(set(there))
            for action in state.choices:
                named = places(state, action, seat)
                assert named
                assert {name.removeprefix("-") for name in named} <= {*there, "play"}


def seen_by(state: PocketMarsState, action: int, seat: int) -> tuple[bytes, list[str]]:
    """What a seat knows and hears when an action has been played."""
    after = state.clone()
    after.telling = True
    after.apply(action)
    return after.information(seat), [event.phrase.text("en") for event in after.events if event.heard_by(seat)]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_actions_that_a_seat_cannot_tell_apart_have_the_same_places(variant: dict[str, Value]) -> None:
    alike = 0
    for state in positions(variant):
        for seat in range(state.game.players):
            if state.to_move in (-1, seat):
                continue
            told: dict[str, set[tuple[str, ...]]] = defaultdict(set)
            for action in state.choices:
                key = str(seen_by(state, action, seat))
                alike += key in told
                told[key].add(tuple(places(state, action, seat)))
            assert all(len(named) == 1 for named in told.values())
    assert alike > 0 or state.terms.solo, "some choices look alike to others"


@pytest.mark.parametrize(
    ("where", "actions", "named"),
    [
        ({"hands": ["Co1 Sc3"], "ship": [2, 1]}, [TURN_HAND + CARD["Co1"]], ["-hand0"]),
        ({"hands": ["Co1 Sc3"], "ship": [2, 1]}, [TURN_HAND + CARD["Co1"], DO_LAND + 2], ["-ship0", "science.star"]),
        ({"hands": ["Sc1 Co3"]}, [TURN_HAND + CARD["Sc1"]], ["-hand0", "-earth0", "-deck", "ship0", "discards"]),
        (
            {"preps": ["Sc7 Ec1"], "hands": ["Sc1 Co3"]},
            [35 + CARD["Sc7"]],
            ["-slot0.0", "science.stack"],
        ),
    ],
)
def test_what_leaves_and_what_is_reached_is_named(
    where: dict[str, list[str]], actions: list[int], named: list[str]
) -> None:
    state = position(**where)  # type: ignore[arg-type]
    for action in actions[:-1]:
        play(state, action)
    assert places(state, actions[-1], None) == named


def test_nothing_is_named_of_what_is_prepared_before_the_first_round() -> None:
    state = ludoteca.make("pocket_mars", players=2).start(1)
    assert isinstance(state, PocketMarsState) and state.asked == ASK_OPENING
    assert {tuple(places(state, action, 1)) for action in state.choices} == {("hand0",)}
    assert state.choices[0] >= DO_FILL


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_event_has_its_beat(variant: dict[str, Value]) -> None:
    game = ludoteca.make("pocket_mars", **variant)
    told = {event.phrase.key for state, _ in random_game(game, 8, events=True) for event in state.events}
    assert told <= set(BEATS)
    assert {beat.sound for beat in BEATS.values()} <= {"", *SOUNDS}


# ---- the result


def ended(variant: dict[str, Value], seed: int) -> PocketMarsState:
    *_, (state, _) = random_game(ludoteca.make("pocket_mars", **variant), seed)
    assert isinstance(state, PocketMarsState) and state.is_over
    return state


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_colony_shows_who_lives_there_and_what_each_building_brought(variant: dict[str, Value]) -> None:
    for seed in (1, 2, 3):
        state = ended(variant, seed)
        html = str(finale(state, "en", None))
        root = ElementTree.fromstring(html)
        figures = [one for one in root.iter("g") if "pm-c" in one.get("class", "").split()]
        assert len(figures) == sum(state.settled(side) for side in range(state.terms.sides))
        rows = root.findall(".//tbody/tr")
        totals = []
        for row in rows:
            *parts, total = ["".join(cell.itertext()).split()[0] for cell in row.findall("td")]
            assert sum(map(int, parts)) == int(total)
            totals.append(int(total))
        assert sorted(totals) == sorted(points(state, side) for side in range(state.terms.sides))
        if not state.terms.solo:
            assert totals == sorted(totals, reverse=True)
        assert not re.search("data-(piece|part|spot|action|why)", html)


def test_alone_the_colony_says_what_ended_it_and_who_is_first() -> None:
    state = position(
        players=1, hands=["Co3 Sc3"], preps=["En4 Sc7", "Co4 Co5"], ship=[1, 5], deck="", energy=[5, 5], discard="Ec1"
    )
    play(state, for_energy("Sc3"))
    finish_turn(state)
    assert state.is_over
    html = str(finale(state, "en", ["Anna"]))
    assert "DA&#x27;s prep module cannot be filled any more: it has only 1 of 2 cards." in html
    first = ElementTree.fromstring(html).findall(".//tbody/tr/th")[0]
    assert "".join(first.itertext()).strip() == ("Anna" if state.winners() else state.who(DA).text("en"))
