"""The screen of Martians!!!: what can be touched is what may be played, and nobody sees what they may not know."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from typing import cast
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.engine.dice import Dice
from ludoteca.engine.options import Value
from ludoteca.games.martians import ids
from ludoteca.games.martians.content import FIRST_GENERIC, LIFE, NONE
from ludoteca.games.martians.ids import (
    ASK_DIR,
    ASK_FIGHT,
    ASK_MARTIAN,
    ASK_MOVE,
    ASK_PLACE,
    CELL,
    DIR,
    PASS,
    ROLL,
    STEP,
    TAKE,
)
from ludoteca.games.martians.phrases import say
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen import BEATS, RESTS, draw, finale, places
from ludoteca.games.martians.screen_names import LETTER, draw_name
from ludoteca.games.martians.screen_touch import walks
from ludoteca.games.martians.square import fight_prices
from ludoteca.screen.beats import SOUNDS
from ludoteca.words import LANGUAGES, has_message
from tests.proof.cases import random_game, sampled

COOP: dict[str, Value] = {"mode": "cooperative"}
VARIANTS: list[dict[str, Value]] = [
    {"players": 2, "lap_limit": 15},
    {"players": 4, "lap_limit": 15},
    {"players": 6, "lap_limit": 15, "card_windows": "full"},
    {"players": 1, **COOP},
    {"players": 3, **COOP, "coop_open_hands": "off"},
    {"players": 4, **COOP, "difficulty": "book"},
]
COUNT = 14
ENDINGS = ("wins-trophies", "wins-items", "won-together", "lost-supply", "lost-ship", "lost-time", "time-out")
MOST_BYTES = 90_000


def positions(variant: dict[str, Value]) -> list[MartiansState]:
    return _positions(tuple(variant.items()))


@cache
def _positions(variant: tuple[tuple[str, Value], ...]) -> list[MartiansState]:
    game = ludoteca.make("martians", **dict(variant))
    found: list[MartiansState] = []
    for seed in (1, 2):
        for state in sampled(game, seed, COUNT):
            assert isinstance(state, MartiansState)
            found.append(state)
    return found


def asking(question: int, count: int = 6) -> list[MartiansState]:
    """Some positions with that decision."""
    found: list[MartiansState] = []
    for state, _ in random_game(ludoteca.make("martians", players=2), 5):
        assert isinstance(state, MartiansState)
        if state.asked == question and not state.is_over and len(state.on_table) > 3:
            found.append(state.clone())
            if len(found) == count:
                break
    return found


def actions(html: str, attribute: str = "data-action") -> set[int]:
    return {int(found) for found in re.findall(rf'{attribute}="(\d+)"', html)}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_can_be_touched_is_what_may_be_played(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            legal = set(state.legal_actions()) if seat is not None and seat == state.to_move else set()
            assert actions(draw(state, seat, "en")) == legal


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_pawn_and_every_martian_is_drawn_once(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        pieces = re.findall(r'data-piece="([^"]+)"', draw(state, 0, "en"))
        assert len(pieces) == len(set(pieces))
        assert {f"p{seat}" for seat in range(state.game.players)} <= set(pieces)
        assert sum(piece[0] == "m" for piece in pieces) == len(state.martians)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_whole_map_is_in_view(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        found = re.search(r'class="ma-town" viewBox="(-?\d+) (-?\d+) (\d+) (\d+)"', draw(state, 0, "en"))
        assert found
        left, top, wide, high = (int(number) for number in found.groups())
        for tile in state.on_table:
            x, y = 120 * (state.place[tile] % 21 - 10), 120 * (state.place[tile] // 21 - 10)
            assert left <= x - 60 and x + 60 <= left + wide and top <= y - 60 and y + 60 <= top + high


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_hand_is_seen_by_its_owner_and_by_companions_with_open_hands(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in (*range(state.game.players), None):
            html = draw(state, seat, "en")
            shown = set(re.findall(r'data-key="h(\d+)"', html))
            assert shown == ({str(card) for card in state.hand_of(seat)} if seat is not None else set())
            others = [card for other in range(state.game.players) if other != seat for card in state.hand_of(other)]
            if state.terms.open_hands:
                assert html.count('class="ma-held"') == len(others)
            else:
                assert 'class="ma-held"' not in html


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_view_depends_on_what_its_seat_knows_alone(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        for seat in range(state.game.players):
            assert draw(state.redeal(seat, 7), seat, "it") == draw(state, seat, "it")


def test_a_ghost_stands_on_every_place_and_offers_each_rotation() -> None:
    for state in asking(ASK_PLACE):
        page = ElementTree.fromstring(draw(state, state.to_move, "en"))
        spots = [element for element in page.iter("g") if element.get("class") == "ma-spot"]
        assert len(spots) == len({action // 4 for action in state.choices})
        for spot in spots:
            found = [int(part.get("data-action") or -1) for part in spot.iter() if part.get("data-action")]
            assert found == [action for action in state.choices if f"s{action // 4}" == spot.get("data-key")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tile_in_hand_says_how_it_is_placed_by_mouse_and_by_touch(lang: str) -> None:
    for state in asking(ASK_PLACE, 1):
        page = ElementTree.fromstring(draw(state, state.to_move, lang))
        told = {element.get("class"): element.text for element in page.iter("small")}
        assert told["ma-by-mouse"] == say("turn-help").text(lang)
        assert told["ma-by-touch"] == say("turn-help-touch").text(lang)


def test_R25_a_walk_is_made_of_single_steps_and_ends_where_it_says() -> None:
    for state in asking(ASK_MOVE, 12):
        offered = {tuple(way) for _, *way in walks(state)}
        page = ElementTree.fromstring(draw(state, state.to_move, "en"))
        paths = [str(part.get("data-walk")) for part in page.iter() if part.get("data-walk")]
        assert {tuple(int(step) for step in path) for path in paths} <= offered
        for goal, *way in walks(state):
            twin = state.clone()
            for direction in way:
                assert twin.asked == ASK_MOVE and STEP + direction in twin.choices
                twin.apply(STEP + direction)
            assert twin.is_over or twin.died or twin.pawn[state.active] == goal or twin.active != state.active
            assert len(way) <= state.steps_left()


def test_R34_the_odds_are_what_the_rolls_bring() -> None:
    for state in asking(ASK_FIGHT, 12):
        prices = fight_prices(state)
        bullets, life = state.bullets[state.active], state.life[state.active]
        seen: set[int] = set()
        for seed in range(40):
            twin = state.redeal(state.active, seed)
            twin.telling, twin.events = True, []
            twin.apply(ROLL)
            total = next(event.phrase.args["total"] for event in twin.events if event.phrase.key == "fight-roll")
            assert isinstance(total, int)
            seen.add(max(0, 4 - total))
        assert seen <= set(prices) and len(seen) > 1
        html = draw(state, state.to_move, "en")
        assert html.count('<li class="ma-win"') == prices.count(0)
        assert html.count('<li class="ma-pay"') == sum(0 < price <= bullets for price in prices)
        assert life > 0


def test_cards_in_hand_say_what_they_do_and_when() -> None:
    state = asking(ASK_MOVE, 1)[0]
    html = draw(state, state.to_move, "it")
    for card in state.hand_of(state.to_move):
        assert state.terms.cards[card].title().text("it").split("'")[0] in html


# ---- the tree


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_screen_is_a_tree_of_named_parts_and_its_drawings_are_the_same_in_every_position(
    variant: dict[str, Value],
) -> None:
    drawings = set()
    for state in positions(variant):
        screen = draw(state, 0, "en")
        names = [part.name for part in screen.parts()]
        assert len(names) == len(set(names))
        seats = {f"seat{seat}" for seat in range(state.game.players)}
        assert {"town", "goal", "piles", "desk", "hand", *seats} <= set(names)
        drawings.add(screen.children[0])
    assert len(drawings) == 1


def test_a_step_of_a_pawn_sends_little_and_a_new_tile_travels_alone() -> None:
    """What has changed of a step: those parts of which the own text is another one."""
    state = asking(ASK_MOVE, 1)[0]
    after = state.clone()
    after.apply(next(action for action in state.choices if STEP <= action < ROLL))
    before, now = ({part.name: part.shell() for part in draw(one, None, "en").parts()} for one in (state, after))
    changed = [name for name, text in now.items() if before[name] != text]
    assert {"people"} <= set(changed) <= {"people", "mob", "things", "look", "desk", f"seat{state.active}"}
    state = asking(ASK_PLACE, 1)[0]
    after = state.clone()
    after.apply(state.choices[0])
    before, now = ({part.name: part.shell() for part in draw(one, None, "en").parts()} for one in (state, after))
    assert [name for name in now if re.fullmatch(r"t\d+", name) and before[name] != now[name]] == [f"t{state.tile}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_F1_F5_the_goal_and_how_near_everybody_is_are_always_in_view(lang: str) -> None:
    for variant in VARIANTS:
        for state in positions(variant):
            screen = draw(state, None, lang)
            goal = screen.named("goal")
            if state.terms.coop:
                assert say("goal-threat", {"count": state.supply}).text(lang) in goal
                assert goal.count("ma-done") == bin(state.delivered).count("1")
            else:
                assert say("goal-hunt", {"goal": state.terms.goal}).text(lang) in goal
                for seat in range(state.game.players):
                    told = say("trophies-of", {"count": state.trophies[seat], "goal": state.terms.goal}).text(lang)
                    assert told in screen.named(f"seat{seat}")


# ---- where things happen


def spots_of(html: str) -> set[str]:
    return set(re.findall(r'data-spot="([^"]+)"', html))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_action_takes_place_where_the_screen_has_a_spot_whatever_is_hidden(variant: dict[str, Value]) -> None:
    for state in positions(variant):
        if state.is_over:
            continue
        here = spots_of(draw(state, None, "en"))
        for action in state.choices:
            found = places(state, action, None)
            after = here if not action < STEP else here | {f"t{state.tile}"}
            assert {name.removeprefix("-") for name in found} <= after
            assert found == places(state.redeal(state.to_move, 5), action, None)
        if PASS in state.choices:
            assert places(state, PASS, None) == []


def test_every_beat_is_of_an_event_and_has_a_sound_of_the_house() -> None:
    for key, beat in BEATS.items():
        assert has_message("martians", key, "en") and has_message("martians", key, "it")
        assert 0 < beat.weight <= 2 and beat.sound in ("", *SOUNDS)
    assert BEATS["martian-moves"].weight == 0.25


# ---- fewer questions


def test_R28_a_martian_says_where_it_may_go_before_it_is_chosen() -> None:
    looked = 0
    for state in asking(ASK_MARTIAN, 8):
        page = ElementTree.fromstring(draw(state, state.to_move, "en"))
        told = {
            int(part.get("data-action") or -1): part.get("data-goes") for part in page.iter() if part.get("data-goes")
        }
        assert set(told) == set(state.choices)
        for action, goes in told.items():
            after = state.clone()
            after.apply(action)
            if after.asked == ASK_DIR:
                assert [DIR + int(way) for way in goes or ""] == after.choices
                looked += 1
            else:
                assert len(goes or "") == 1, "one way is no question"
    assert looked


def test_R27_while_a_martian_is_moved_the_others_that_could_be_are_shown_but_are_no_answer() -> None:
    looked = 0
    for state in asking(ASK_DIR, 8):
        before = state.clone()
        before.mover, before.asked = NONE, ASK_MARTIAN
        others = {CELL + cell for cell in before.martians} & set(before.decision().legal(before)) - {CELL + state.mover}
        html = draw(state, state.to_move, "en")
        assert actions(html, "data-instead") == others
        assert ('data-do="undo"' in html) == bool(others)
        looked += bool(others)
    assert looked


def test_the_rest_of_the_martians_may_be_left_to_a_bot() -> None:
    assert [sorted(group) for group in RESTS] == [[ASK_MARTIAN, ASK_DIR]]
    for question in (ASK_MARTIAN, ASK_DIR, ASK_MOVE):
        state = asking(question, 1)[0]
        assert ('data-do="rest"' in draw(state, state.to_move, "en")) == (question != ASK_MOVE)
        assert 'data-do="rest"' not in draw(state, 1 - state.to_move, "en")


def test_R59_a_window_offers_not_to_be_asked_and_ones_own_turn_does_not() -> None:
    seen = {True: 0, False: 0}
    for state, _ in random_game(ludoteca.make("martians", players=3), 3):
        if not state.is_over and min(seen.values()) < 5:
            window = bool(state.question().window)
            assert ('data-hush="round"' in draw(cast("MartiansState", state), state.to_move, "en")) == window
            seen[window] += 1
    assert min(seen.values())


def test_R19_a_marker_is_taken_without_asking_only_if_no_companion_has_less() -> None:
    state = ludoteca.make("martians", players=3, **COOP).start(1)
    assert isinstance(state, MartiansState)
    state.asked, state.to_move, state.choices = ids.ASK_TAKE, state.active, [TAKE, TAKE + 1]
    state.squares[state.pawn[state.active]] |= LIFE
    state.life = [2, 2, 2]
    assert "data-takes=" in draw(state, state.active, "en")
    state.life[state.active] = 3
    assert "data-takes=" not in draw(state, state.active, "en")


# ---- the end


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_finale_shows_the_whole_town_and_everybody_in_it(variant: dict[str, Value], lang: str) -> None:
    for state in positions(variant):
        if not state.is_over:
            continue
        page = ElementTree.fromstring(finale(state, lang, None))
        drawn = [part.get("href") for part in page.iter("use")]
        assert sum(str(name).startswith("#ma-t-") for name in drawn) == len(state.on_table)
        assert sum(name == "#ma-m" for name in drawn) >= len(state.martians)
        cast = page.findall(".//li")
        assert len(cast) == state.game.players
        assert sum(one.get("class") == "ma-won" for one in cast) == len(state.winners())
        assert "data-" not in re.sub(r"data-(?:own|square|tip|tip-rule)=", "", finale(state, lang, None))


def test_what_the_finale_says_is_what_was_told_last() -> None:
    told = 0
    for variant in VARIANTS:
        for seed in (1, 2):
            game = ludoteca.make("martians", **variant)
            state = game.start(seed, events=True)
            assert isinstance(state, MartiansState)
            dice = Dice.seeded(seed)
            while not state.is_over:
                state.apply(dice.choice(state.choices))
            last = [event.phrase for event in state.events if event.phrase.key in ENDINGS]
            assert last[-1].text("en") in unescape(finale(state, "en", None))
            told += 1
    assert told


# ---- the names of buildings


def standing(page: ElementTree.Element) -> list[tuple[float, float]]:
    """The places of everything that lies or stands in the town."""
    layers = [layer for layer in page.iter("g") if layer.get("class") in ("ma-things", "ma-mob", "ma-people")]
    moved = [piece.get("transform") or "" for layer in layers for piece in layer.iter()]
    found = [re.match(r"translate\((-?[\d.]+) (-?[\d.]+)\)", where) for where in moved]
    return [(float(place[1]), float(place[2])) for place in found if place]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_name_of_a_building_hides_nothing_and_is_hidden_by_nothing(variant: dict[str, Value]) -> None:
    shown = 0
    for state in positions(variant):
        page = ElementTree.fromstring(draw(state, 0, "it"))
        (layer,) = (layer for layer in page.iter("g") if layer.get("class") == "ma-names")
        for name in layer:
            lines = ["".join(line.itertext()) for line in name] or [name.text or ""]
            x, y = float(name.get("x") or 0), float(name.get("y") or 0)
            wide = LETTER * max(map(len, lines)) / 2
            for piece in standing(page):
                beside = abs(piece[0] - x) >= wide + 4 or abs(piece[1] - y) >= 8 * len(lines) + 4
                assert beside, f"{lines} lies over what is at {piece}"
            shown += 1
    assert shown > COUNT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_has_room_on_an_empty_tile(lang: str) -> None:
    box = positions(VARIANTS[0])[0].terms.box
    for tile in range(FIRST_GENERIC):
        for rotation in range(4):
            assert draw_name(box, tile, 0, rotation, 0, lang), box.names[tile]
