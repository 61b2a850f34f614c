"""The 35 project cards (C26-C60): each text as the rulebook has it, and each half carried out."""

from __future__ import annotations

import pytest

from ludoteca.games.pocket_mars.cards import PARTS, SKIP, Pay, Texts
from ludoteca.games.pocket_mars.content import ANYWHERE, CODES, HOUSE
from ludoteca.games.pocket_mars.examples import position, started
from ludoteca.games.pocket_mars.position import PocketMarsState
from tests.rules.pocket_mars.invariants import check
from tests.rules.pocket_mars.table import finish_turn, play

TEXT = Texts(HOUSE)

TEXTS = {
    "C26": ("Ec1", "promote; draw 1", "pay 1", "promote"),
    "C27": ("Ec2", "take 1; draw 1", "none Ec", "land 1: Ec"),
    "C28": ("Ec3", "move; promote", "pay 1", "take 1"),
    "C29": ("Ec4", "land 1: Ec; promote: Ec", "some Ec", "draw 1"),
    "C30": ("Ec5", "swap", "holds Ec", "take 1"),
    "C31": ("Ec6", "take 1; land 1", "holds En", "draw 1"),
    "C32": ("Ec7", "promote; take 1", "holds Wa", "draw 1"),
    "C33": ("En1", "take 1; energy 1", "none En", "take 2"),
    "C34": ("En2", "energy 2; draw 1", "pay 2", "take 1; land 2"),
    "C35": ("En3", "land 1: En; energy 1", "some En", "take 1; energy 1"),
    "C36": ("En4", "take 1; land 1: En", "pay 1", "land 1; draw 1"),
    "C37": ("En5", "energy 3", "holds En", "take 1"),
    "C38": ("En6", "land 1; energy 1", "pay 1", "take 1"),
    "C39": ("En7", "take 1; energy 2", "holds Co", "land 1"),
    "C40": ("Sc1", "take 2", "pay 2", "take 2; land 1"),
    "C41": ("Sc2", "take 1; draw 1", "none Sc", "take 1; draw 1"),
    "C42": ("Sc3", "take 1; land 1: Sc", "pay 1", "take 1; land 1"),
    "C43": ("Sc4", "reorder; take 2", "always", "land 1: Sc"),
    "C44": ("Sc5", "take 2", "holds Sc", "take 1"),
    "C45": ("Sc6", "move; take 1", "some Sc", "draw 1"),
    "C46": ("Sc7", "take 1; land 1", "pay 1", "take 1"),
    "C47": ("Wa1", "cover; land 1", "none Wa", "take 1; land 1: Wa"),
    "C48": ("Wa2", "take 1; draw 1", "pay 1", "take 2"),
    "C49": ("Wa3", "take 1; land 1: Wa", "some Wa", "promote: Wa; draw 1"),
    "C50": ("Wa4", "reorder; take 1", "some Wa", "land 1; draw 1"),
    "C51": ("Wa5", "cover; take 2", "holds Ec", "take 1; land 1"),
    "C52": ("Wa6", "draw 2", "always", "peek; take 1"),
    "C53": ("Wa7", "land 1; draw 1", "holds Wa", "take 1"),
    "C54": ("Co1", "land 2", "pay 1", "take 2"),
    "C55": ("Co2", "land 1; draw 1", "none Ec", "land 1: Ec"),
    "C56": ("Co3", "take 1; land 1", "none Sc", "land 1: Sc"),
    "C57": ("Co4", "reorder; land 1", "none Wa", "land 1: Wa"),
    "C58": ("Co5", "move; land 1", "none En", "land 1: En"),
    "C59": ("Co6", "promote; draw 1", "pay 1", "promote"),
    "C60": ("Co7", "move; promote", "pay 2", "land 1; promote"),
}


def half(card: int, which: int) -> str:
    """The text of a card's half in the rulebook's short form."""
    found = []
    for number in range(TEXT.first[2 * card + which], TEXT.first[2 * card + which + 1]):
        text = TEXT.part[number].name
        if TEXT.part[number].counted:
            text += f" {TEXT.times[number]}"
        if TEXT.where[number] != ANYWHERE:
            text += f": {CODES[TEXT.where[number]]}"
        found.append(text)
    return "; ".join(found)


def condition(card: int) -> str:
    """The condition of a card in the rulebook's short form."""
    found = TEXT.condition[card]
    if found.name == "always":
        return found.name
    return f"{found.name} {found.price if isinstance(found, Pay) else CODES[found.number]}"


def sums(state: PocketMarsState, seat: int = 0) -> dict[str, int]:
    """Where the colonists of a seat are, and its energy."""
    return {
        "earth": state.earth[seat],
        "ship": state.ship[seat],
        "star": sum(state.star[4 * seat : 4 * seat + 4]),
        "double": sum(state.double[4 * seat : 4 * seat + 4]),
        "energy": state.energy[seat],
    }


def expected(before: dict[str, int], text: str) -> dict[str, int]:
    """The same sums by the text, in a position where every part can be done in full."""
    after = dict(before)
    for part in text.split("; "):
        word, _, rest = part.partition(" ")
        count = int(rest.split(":")[0]) if rest and rest[0].isdigit() else 1
        if word == "take":
            after["earth"] -= count
            after["ship"] += count
        elif word == "land":
            after["ship"] -= count
            after["star"] += count
        elif word == "energy":
            after["energy"] = min(5, after["energy"] + count)
        elif word.startswith("promote") or word == "swap":
            after["star"] -= 1
            after["double"] += 1
    return after


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in TEXTS])
def test_each_card_has_its_text(rule: str) -> None:
    name, upper, wanted, lower = TEXTS[rule]
    card = int(rule[1:]) - 26
    assert HOUSE.names[card] == name
    assert (half(card, 0), condition(card), half(card, 1)) == (upper, wanted, lower)


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in TEXTS])
def test_each_upper_action_does_what_it_says(rule: str) -> None:
    name, upper, _, _ = TEXTS[rule]
    spare = "Sc1 Sc2" if name[:2] != "Sc" else "En1 En2"
    other = "Wa3" if name != "Wa3" else "Wa2"
    state = position(
        hands=[f"{name} {other}"],
        stacks=spare,
        ship=[2, 1],
        star=["1/1/0/0", "0/0/0/0"],
        double=["0/0/0/0", "0/1/0/0"] if upper == "swap" else None,
        energy=[0, 0],
    )
    before = sums(state)
    state.apply(int(rule[1:]) - 26)
    while state.aside >= 0:
        state.apply(state.choices[0])
    assert sums(state) == expected(before, upper)
    check(state)


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in TEXTS])
def test_each_lower_action_does_what_it_says(rule: str) -> None:
    name, _, wanted, lower = TEXTS[rule]
    kind = int(rule[1:]) - 26
    need = wanted.split()[-1] if wanted.startswith("holds") else "Wa"
    held = next(f"{need}{value}" for value in range(7, 0, -1) if f"{need}{value}" != name)
    place = {"Ec": 0, "En": 1, "Sc": 2, "Wa": 3}.get(wanted.split()[-1], 1)
    crew = [0, 0, 0, 0]
    if wanted.startswith("none"):
        crew[(place + 1) % 4] = 1
    else:
        crew[place] = 1
    top = f"{name[:2]}7" if name[2] != "7" and name[:2] != "Co" and f"{name[:2]}7" != held else ""
    spare = next(code for code in ("Sc2", "En2") if code not in (name, held))
    state = position(
        hands=[f"{held} {spare}"],
        preps=[f"{name} Ec3" if name != "Ec3" else "Ec3 Ec4"],
        stacks=top,
        ship=[2, 1],
        star=["/".join(map(str, crew))],
        energy=[2, 0],
    )
    state.apply(35 + kind)
    if state.question().rule == "R11" and state.asked == 3:
        state.apply(SKIP)
    before = sums(state)
    assert state.legal_actions() == [436, 437]
    price = int(wanted.split()[1]) if wanted.startswith("pay") else 0
    before["energy"] -= price
    state.apply(436)
    while state.text >= 0:
        state.apply(state.choices[0])
    assert sums(state) == expected(before, lower)
    check(state)


@pytest.mark.rule("D27")
def test_D27_two_known_texts_got_a_second_part() -> None:
    assert half(17, 0) == "reorder; take 2"
    assert half(26, 1) == "peek; take 1"


@pytest.mark.rule("D26")
def test_D26_no_card_text_pushes_an_opponent_down() -> None:
    words = {part.name for part in TEXT.part}
    assert words == {part.name for part in PARTS}
    assert "demote" not in words
    assert [half(card, which) for card in range(35) for which in (0, 1)].count("swap") == 1


@pytest.mark.rule("D1")
def test_D1_each_type_has_the_values_1_to_7_once() -> None:
    for kind in range(5):
        assert sorted(HOUSE.value[card] for card in range(35) if HOUSE.kind[card] == kind) == [1, 2, 3, 4, 5, 6, 7]
    assert position(stacks="Ec4 (Ec6)").value_of(0) == 0


def test_every_card_can_be_played_both_ways_in_random_games() -> None:
    seen = set()
    for seed in range(20):
        state = started(seed, players=3)
        number = seed
        while not state.is_over:
            number += 1
            action = state.choices[(number * 7919) % len(state.choices)]
            if state.asked == 2 and action < 70:
                seen.add(action)
            state.apply(action)
    assert len(seen) == 70


def test_finish_turn_ends_a_turn() -> None:
    assert finish_turn(play(position(), 76)).to_move == 1
