"""How Automobiles speaks to people: from 1, in letters of their own words, and with advice that can be followed."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ludoteca.games.automobiles.cards import Card
from ludoteca.games.automobiles.content import COLOURS, GEARS
from ludoteca.games.automobiles.content import HOUSE as BOX
from ludoteca.games.automobiles.decisions import ACTION, DECISIONS, DONE, STEERING_GEAR, STEP
from ludoteca.games.automobiles.examples import Seat, made
from ludoteca.games.automobiles.phrases import colour_letter, say
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.track import BUILT_IN, built_in
from ludoteca.words import LANGUAGES
from tests.proof.cases import Case, cases, random_game
from tests.rules.automobiles.table import race

BOOK = {lang: files("ludoteca.games.automobiles").joinpath("rulebook", f"{lang}.md").read_text() for lang in LANGUAGES}
ZERO = re.compile(
    r"\b(lanes?|stretch(?:es)?|seats?|place|section|Player|grid place|corsi[ae]|tratt[oi]|post[oi]|posizione|sezione"
    r"|Giocatore) 0\b",
    re.IGNORECASE,
)
UP_TO = {"en": "up to", "it": "fino a"}
FREE_MOVES = ("steering", "gearbox", "turbo", "diesel_engine", "rotary_engine", "hybrid_engine")
DECK = made().terms.deck
OWN = [case for case in cases() if case.game == "automobiles"][::3]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_counted_from_zero_in_the_rulebook(lang: str) -> None:
    assert ZERO.findall(BOOK[lang]) == []
    assert not re.search(r"(numbered|numerati) 0", BOOK[lang])


@pytest.mark.parametrize("case", OWN, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_counted_from_zero_at_the_table(case: Case, lang: str) -> None:
    game = case.made()
    for number, (state, action) in enumerate(random_game(game, 3, events=True)):
        texts = [event.phrase.text(lang) for event in state.events]
        if action >= 0:
            texts += [game.action_text(state, choice, lang) for choice in state.choices]
            if number % 6 == 0:
                reasons = [state.why_illegal(tried) for tried in range(game.num_actions)]
                texts += [reason.text(lang) for reason in reasons if reason]
        assert [text for text in texts if ZERO.search(text)] == []


@pytest.mark.parametrize(("lang", "title"), [("en", "Where we depart from"), ("it", "Dove ci scostiamo dal")])
def test_the_rulebook_lists_where_it_departs_from_the_printed_text(lang: str, title: str) -> None:
    section = BOOK[lang].partition(f"\n## {title}")[2]
    for ruling in ("D1", "D3", "D8", "D9", "D10", "D12", "D13", "bag_view"):
        assert ruling in section


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_come_from_the_words_and_no_two_are_alike(lang: str) -> None:
    letters = [colour_letter(colour, lang) for colour in range(COLOURS)]
    assert len(set(letters)) == COLOURS
    for colour, letter in enumerate(letters):
        name = BOX.colours[colour]
        words = say("colour", {"colour": name}).text(lang) + say("kind", {"colour": name}).text(lang)
        assert letter.casefold() in words.casefold()


def test_italian_letters_differ_even_without_their_case() -> None:
    assert len({colour_letter(colour, "it").casefold() for colour in range(COLOURS)}) == COLOURS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", DECK, ids=lambda card: card.name)
def test_a_card_says_the_numbers_of_the_rules_and_up_to_where_they_mean_it(lang: str, card: Card) -> None:
    text = card.text().text(lang)
    if card.name in FREE_MOVES:
        assert UP_TO[lang] in text
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    if card.wear:
        assert numbers[0] == card.wear
        assert "Wear" in text if lang == "en" else "Usura" in text
    if card.most > 1:
        assert card.most in numbers
    told = next(line for line in BOOK[lang].splitlines() if line.startswith(f"- **{card.rule}**"))
    for number in {card.most, card.wear} - {0, 1}:
        assert str(number) in told
    if card.name in FREE_MOVES:
        assert UP_TO[lang] in told


@pytest.mark.parametrize("track", BUILT_IN)
def test_a_place_is_told_with_its_article(track: str) -> None:
    """Every stretch of our own tracks has a name of its own, with and without the way to it."""
    for post in built_in(track).posts:
        args: dict[str, int | str] = {
            "post": post, "lane": 1, "number": 2, "colours": "c", "section": 1, "sections": 1,
        }  # fmt: skip
        english, italian = say("place-to", dict(args)).text("en"), say("place-to", dict(args)).text("it")
        assert english.startswith("to ")
        assert re.match(r"(al|alla|ai|alle|all') ?", italian)
        assert say("post", {"post": post}).text("en").split()[-1] in english
        assert say("post", {"post": post}).text("it").split()[-1] in italian


def test_the_story_of_a_drive_reads_well_in_both_languages() -> None:
    state = race(Seat("pits:1.5", active="L1 y1", bag="W7"), Seat("turn_1:4.2#5"))
    state.apply(ACTION.first + 1)
    drive = state.events[-1].phrase
    names = ["Ada", "Bo"]
    assert drive.text("en", names) == (
        "Ada lays a path to the front straight, lane 1, space 1 (light grey/dark grey), section 2 of 2."
    )
    assert drive.text("it", names) == (
        "Ada traccia il percorso fino al rettilineo, corsia 1, spazio 1 (grigio chiaro/grigio scuro), sezione 2 di 2."
    )


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        ("gains-wear", {"seat": "Ada", "count": 1}, "Ada ottiene 1 cubo Usura."),
        ("gains-wear", {"seat": "Ada", "count": 3}, "Ada ottiene 3 cubi Usura."),
        ("ask-buy", {"money": 1}, "Acquista cubetti: resta 1 soldo."),
        ("ask-buy", {"money": 4}, "Acquista cubetti: restano 4 soldi."),
        ("ask-steps", {"left": 3, "colours": "bianco"}, "Percorri ancora fino a 3 spazi di colore bianco, o fermati."),
        (
            "space-tip",
            {"colours": "bianco", "wear": 1},
            "Uno spazio bianco: ci entra un cubetto di quel colore. Se è il più scuro del turno, porta 1 cubo Usura.",
        ),
    ],
)
def test_italian_agrees_with_its_numbers(key: str, args: dict[str, int | str], text: str) -> None:
    assert say(key, dict(args)).text("it") == text


@pytest.mark.parametrize("case", OWN, ids=str)
def test_the_advice_of_every_refusal_can_be_followed(case: Case) -> None:
    """Where a refusal says what to do instead, some legal action does it."""
    game = case.made()
    seen: set[str] = set()
    for number, (state, action) in enumerate(random_game(game, 8)):
        assert isinstance(state, AutomobilesState)
        if action < 0 or number % 3:
            continue
        for tried in range(game.num_actions):
            reason = state.why_illegal(tried)
            if reason is None or game.answers[tried].first != DECISIONS[state.asked].first:
                continue
            key = reason.phrase.key
            seen.add(key)
            others = [choice for choice in state.choices if choice - DECISIONS[state.asked].first < DONE]
            if key in ("no-grid-taken", "no-grid-unused", "no-gain-yet", "no-stop-removing", "no-white-steering"):
                assert others, key
            if key == "no-stop":
                assert all(choice < STEP.first + GEARS - 1 for choice in state.choices)
            if key == "no-white-steering":
                assert all(choice > STEERING_GEAR.first for choice in state.choices)
            if key == "no-way-past":
                assert "another lane" not in reason.text("en")  # there may be none
    assert seen
