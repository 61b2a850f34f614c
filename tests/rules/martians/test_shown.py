"""What is shown is what happens: every number on the screen and in the words that a rule works out, over random games.

Costs of a fight, its odds, steps of a walk, steps left, Martians to move, Life, Bullets, trophies, plays, the supply
and what is told of a roll are read off the page or the sentence, then the action is played and looked at.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

import ludoteca
from ludoteca.engine.dice import Dice
from ludoteca.engine.options import Value
from ludoteca.games.martians.content import STUPID, WAITED
from ludoteca.games.martians.examples import load
from ludoteca.games.martians.ids import ASK_FIGHT, ASK_MARTIAN, ASK_MOVE, ASK_PAY, PAY, ROLL, STEP
from ludoteca.games.martians.phrases import say
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen import draw
from ludoteca.games.martians.square import fight_prices
from ludoteca.words import LANGUAGES

GAMES: list[dict[str, Value]] = [
    {"players": 2, "lap_limit": 15},
    {"players": 4, "lap_limit": 15, "card_windows": "all", "ambush": "on"},
    {"players": 3, "mode": "cooperative"},
    {"players": 2, "mode": "cooperative", "difficulty": "gentle", "card_windows": "full"},
]
SEEDS = (1, 2, 3)
FACES = range(1, 7)
EACH = 25  # positions of a kind that are looked at in a game


@cache
def positions(number: int) -> list[MartiansState]:
    """Positions of random games, at most so many for each question."""
    found: list[MartiansState] = []
    for seed in SEEDS:
        dice = Dice.seeded(seed)
        state = ludoteca.make("martians", **GAMES[number]).start(seed)
        assert isinstance(state, MartiansState)
        seen: Counter[tuple[int, int, bool]] = Counter()
        while not state.is_over:
            kind = (state.asked, state.combat, state.until[STUPID] >= 0 or state.lasts(WAITED) or state.gun)
            seen[kind] += 1
            if seen[kind] <= EACH:
                found.append(state.clone())
            state.apply(dice.choice(state.choices))
        found.append(state.clone())
    return found


def asking(number: int, *questions: int) -> list[MartiansState]:
    return [state for state in positions(number) if not state.is_over and state.asked in questions]


every_game = pytest.mark.parametrize("number", range(len(GAMES)), ids=[str(options) for options in GAMES])


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


# ---- fights


@every_game
@pytest.mark.rule("R34", "R35")
def test_R35_what_the_screen_says_of_each_face_is_what_that_roll_brings(number: int) -> None:
    looked = 0
    for state in asking(number, ASK_FIGHT):
        html = draw(state, state.to_move, "en")
        shown = re.findall(r'<li class="ma-(win|pay|life)[^"]*" data-tip="(\d): ([^"]*)"', html)
        assert [int(face) for _, face, _ in shown] == list(FACES)
        odds = re.search(r"(\d) of 6 win at once", html)
        assert odds and int(odds.group(1)) == sum(kind == "win" for kind, _, _ in shown)
        for face in FACES:
            kind, _, words = shown[face - 1]
            after = state.clone()
            load(after, face)
            after.events, after.telling = [], True
            after.apply(ROLL)
            told = [event.phrase for event in after.events]
            price = fight_prices(state)[face - 1]
            assert (told[0].key, told[0].args["die"]) == ("fight-roll", face)
            if kind == "win":
                assert (price, told[1].key) == (0, "beats-martian")
            elif kind == "pay":
                assert (len(told), after.asked, after.to_move) == (1, ASK_PAY, state.active)
                assert after.price() == numbers(words)[0] == price
            else:
                assert price > state.bullets[state.active]
                assert (told[1].key, told[1].args["now"]) == ("loses-life", state.life[state.active] - 1)
            looked += 1
    assert looked


@every_game
@pytest.mark.rule("R35")
def test_R35_the_price_that_is_offered_is_the_price_that_is_paid(number: int) -> None:
    looked = 0
    for state in asking(number, ASK_PAY):
        price = state.price()
        for lang in LANGUAGES:
            assert numbers(state.game.action_text(state, PAY, lang)) == [price]
            assert numbers(state.question().text(lang))[:2] == [4 - price, price]
        after = state.clone()
        after.events, after.telling = [], True
        after.apply(PAY)
        told = next(event.phrase for event in after.events if event.phrase.key == "pays")
        assert (told.args["count"], told.args["now"]) == (price, state.bullets[state.active] - price)
        looked += 1
    assert looked


# ---- steps


@every_game
@pytest.mark.rule("R23", "R25")
def test_R25_a_walk_costs_the_steps_that_are_written_on_it(number: int) -> None:
    walked = 0
    for state in asking(number, ASK_MOVE):
        html = draw(state, state.active, "en")
        left = state.steps_left()
        assert numbers(state.question().text("en")) == [left]
        assert str(say("steps-left", {"count": left})) in html
        for way, words in re.findall(r'data-walk="(\d+)"[^>]* aria-label="([^"]*)"', html):
            told = re.search(r"(\d+) steps?", words)
            assert told and int(told.group(1)) == len(way) <= left
            goal = re.search(r"square (\d)", words)
            after = state.clone()
            after.events, after.telling = [], True
            for direction in way:
                assert (after.asked, after.to_move) == (ASK_MOVE, state.active) or after.terms.always
                while after.asked != ASK_MOVE:  # others let their windows go by
                    after.advance(after.choices[0])
                after.apply(STEP + int(direction))
            steps = [event.phrase for event in after.events if event.phrase.key == "steps"]
            assert goal and f"square {goal.group(1)} of" in steps[-1].text("en")
            assert steps[-1].args["left"] == left - len(way)
            heard = [event.phrase.key for event in after.events]
            if "draws-martian" not in heard:
                assert ("fight" in words) == (after.combat > 0 or "fight-roll" in heard)
            walked += 1
    assert walked


@every_game
@pytest.mark.rule("R23", "R24", "R27", "R46")
def test_R46_a_roll_is_told_as_it_fell_with_what_it_is_good_for(number: int) -> None:
    heard: Counter[str] = Counter()
    for seed in SEEDS:
        dice = Dice.seeded(seed + 50)
        state = ludoteca.make("martians", **GAMES[number]).start(seed, events=True)
        assert isinstance(state, MartiansState)
        while not state.is_over:
            state.apply(dice.choice(state.choices))
            for event in state.events:
                phrase, args = event.phrase, event.phrase.args
                if phrase.key not in ("move-roll", "fight-roll", "martian-roll"):
                    continue
                heard[phrase.key] += 1
                die = args["die"]
                assert isinstance(die, int) and 1 <= die <= 6
                assert str(die) in phrase.text("en") and str(die) in phrase.text("it")
                change = {"plus": 1, "minus": -1, "none": 0}[str(args.get("modifier", "none"))]
                if phrase.key == "move-roll":
                    times, life = 2 if args["doubled"] == "yes" else 1, args["life"]
                    assert isinstance(life, int) and args["count"] == times * (die + life) + change
                elif phrase.key == "martian-roll":
                    assert args["count"] == die + change
                else:
                    total = args["total"]
                    assert isinstance(total, int) and -1 <= total - die <= 2
    assert min(heard.values()) > 0 and len(heard) == 3


@every_game
@pytest.mark.rule("R27")
def test_R27_as_many_martians_are_still_to_move_as_the_screen_says(number: int) -> None:
    looked = 0
    for state in asking(number, ASK_MARTIAN):
        html = draw(state, state.active, "en")
        assert str(say("martians-left", {"count": state.left})) in html
        assert numbers(state.question().text("it")) == [state.left]
        after = state.clone()
        moved = lost = 0
        while not after.is_over and after.turn == state.turn and after.left > 0:
            after.events, after.telling = [], True
            after.apply(after.choices[0])
            moved += sum(event.phrase.key == "martian-moves" for event in after.events)
            for event in after.events:
                if event.phrase.key == "martians-stuck":
                    count = event.phrase.args["count"]
                    assert isinstance(count, int)
                    lost += count
        assert moved + lost == state.left
        looked += 1
    assert looked


# ---- what everybody has


@every_game
@pytest.mark.rule("R41", "F1")
def test_R41_life_bullets_trophies_plays_and_piles_are_those_of_the_position(number: int) -> None:
    for state in positions(number)[::5]:
        for seat in range(state.terms.players):
            html = draw(state, seat, "en")
            order = [(seat + step) % state.terms.players for step in range(state.terms.players)]
            stock = [
                (int(life), int(bullets))
                for life, bullets in re.findall(r'aria-label="Life: (\d), Bullets: (\d)"', html)
            ]
            assert stock == [(state.life[other], state.bullets[other]) for other in order]
            trophies = [int(count) for count in re.findall(r'aria-label="Martians collected: (\d+) of', html)]
            assert trophies == ([] if state.terms.coop else [state.trophies[other] for other in order])
            plays = state.plays[seat] + (state.eyes_left >> seat & 1)
            assert str(say("plays-left", {"count": plays})) in html
            piles = {
                "supply-short": state.supply, "tiles-short": len(state.tiles), "pile-short": len(state.deck),
                "pool-short": len(state.pool),
            }  # fmt: skip
            for key, count in piles.items():
                assert f'data-tip="{say(key)}: {count}"' in html
            for shells in re.findall(r"<b>×(\d)</b>", html):
                assert int(shells) in state.shells


@every_game
@pytest.mark.rule("F1", "F5")
def test_F1_the_score_is_what_its_sheet_adds_up_to(number: int) -> None:
    for state in positions(number):
        for seat in range(state.terms.players):
            assert sum(line.points for line in state.score_sheet(seat)) == state.scores()[seat]
    assert all(state.is_over for state in positions(number) if state.to_move < 0)


@every_game
@pytest.mark.rule("R19", "R35", "R38", "C33", "C35")
def test_R38_what_is_said_of_life_and_bullets_is_what_is_left(number: int) -> None:
    """Each line that says how much somebody has now is true: the last one of a kind holds at the end."""
    held = 0
    for seed in SEEDS:
        dice = Dice.seeded(seed + 90)
        state = ludoteca.make("martians", **GAMES[number]).start(seed, events=True)
        assert isinstance(state, MartiansState)
        while not state.is_over:
            state.apply(dice.choice(state.choices))
            last: dict[tuple[int, str], object] = {}
            died = {event.seat for event in state.events if event.phrase.key == "dies"}
            gifts = any(event.phrase.key == "bullets-for-all" for event in state.events)
            for event in state.events:
                key, args = event.phrase.key, event.phrase.args
                if key in ("takes-life", "loses-life"):
                    last[event.seat, "life"] = args["now"]
                elif key in ("takes-bullet", "loses-bullets", "pays"):
                    last[event.seat, "bullets"] = args["now"]
            for (seat, what), now in last.items():
                if seat not in died and not gifts:
                    assert now == (state.life if what == "life" else state.bullets)[seat]
                    held += 1
    assert held
