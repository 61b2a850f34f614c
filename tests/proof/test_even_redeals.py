"""Proof: a redeal is even. Every deal of what a seat cannot place, if it agrees with what the seat knows, is as likely
as any other: the same comes out as by dealing blindly and throwing away whatever does not agree.

The blind deals below know the rules of secrecy (the H rules of Pocket Mars, section 8 of Martians!!!) and nothing of
how the games redeal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import ludoteca
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import State
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS
from ludoteca.games.mars_needs_mechanics.position import MarsNeedsMechanicsState
from ludoteca.games.martians.content import KINDS, SPOTS
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.pocket_mars.content import CARDS, FACE_DOWN
from ludoteca.games.pocket_mars.knowledge import OPEN_TYPE
from ludoteca.games.pocket_mars.position import ASK_OPENING, PocketMarsState
from ludoteca.proof.even import FAR, Places, dealt_blindly, farthest, redealt

TOO_NARROW = "hardly any blind deal agrees: prove it of a position in which more is open"


def after(game: str, seed: int, decisions: int, **options: object) -> State:
    """The position after so many decisions at random."""
    state = ludoteca.make(game, **options).start(seed)
    dice = Dice.seeded(seed + 77)
    for _ in range(decisions):
        state.apply(dice.choice(state.choices))
    return state


def blindly(places: Places | None) -> Places:
    assert places is not None, TOO_NARROW
    return places


# ---- Pocket Mars


class HiddenCard:
    """Where a card lies that the seat cannot place, and what the seat knows of it there."""

    def __init__(self, state: PocketMarsState, card: int, where: str, typed: bool) -> None:
        self.where = where
        self.kind = state.terms.kind[card] if typed else -1
        self.epoch = state.epoch[card]
        self.origin = state.origin[card] if state.terms.draft else 31

    def takes(self, state: PocketMarsState, seat: int, card: int) -> bool:
        """H6 and H7: whether the card can lie here."""
        region = state.region[CARDS * seat + card] if state.terms.draft else 31
        return state.born[card] <= self.epoch and self.origin & region != 0


def hidden_cards(state: PocketMarsState, seat: int) -> tuple[list[int], list[HiddenCard]]:
    """The cards that the seat cannot place, and their places."""
    terms = state.terms
    found: list[tuple[int, HiddenCard]] = []
    for other in range(terms.sides):
        if other != seat:
            for card in state.hand_of(other):
                found.append((card, HiddenCard(state, card, f"hand {other}", terms.open_backs)))
            for slot, card in enumerate(state.module_of(other)):
                found.append((card, HiddenCard(state, card, f"slot {other} {slot}", True)))
    for building in range(len(state.height)):
        for number, card in enumerate(state.stack_of(building)):
            if card >= FACE_DOWN:
                where = f"pile {building} {number}"
                found.append((card - FACE_DOWN, HiddenCard(state, card - FACE_DOWN, where, True)))
    for number, card in enumerate(state.deck):
        top = number == len(state.deck) - 1 and terms.open_backs
        back = number < state.sunk and state.known[card] & OPEN_TYPE != 0
        found.append((card, HiddenCard(state, card, "deck" if number >= state.sunk else f"sunk {number}", top or back)))
    hidden = [(card, place) for card, place in found if card >= 0 and not state.known[card] >> seat & 1]
    return [card for card, _ in hidden], [place for _, place in hidden]


def blind_pocket_mars(state: State, seat: int) -> Places | None:
    assert isinstance(state, PocketMarsState)
    assert state.asked != ASK_OPENING
    cards, places = hidden_cards(state, seat)
    kind = state.terms.kind

    def deal(chance: Random) -> list[tuple[str, int]] | None:
        chance.shuffle(cards)
        left = cards[:]
        dealt: list[int] = []
        for place in places:
            if place.kind >= 0:  # the first of its type is any of them
                dealt.append(left.pop(next(i for i, card in enumerate(left) if kind[card] == place.kind)))
            else:
                dealt.append(-1)
        chance.shuffle(left)  # what is left of a type lies behind what was taken of it
        dealt = [left.pop() if card < 0 else card for card in dealt]
        pairs = list(zip(places, dealt, strict=True))
        if not all(place.takes(state, seat, card) for place, card in pairs):
            return None
        return list(told(kind, [(place.where, card) for place, card in pairs]))

    return dealt_blindly(deal)


def told(kind: list[int], pairs: list[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    """Where each card is, and how many of each type are at each place."""
    yield from pairs
    for (where, of), count in Counter((where, kind[card]) for where, card in pairs).items():
        yield f"of type {of} in {where}", count


def facts_of_pocket_mars(world: State, seat: int) -> Iterator[tuple[str, int]]:
    assert isinstance(world, PocketMarsState)
    cards, places = hidden_cards(world, seat)
    return told(world.terms.kind, [(place.where, card) for card, place in zip(cards, places, strict=True)])


@pytest.mark.parametrize(
    ("seed", "decisions", "seat", "options"),
    [
        (1, 20, 1, {"players": 2, "draft": True}),
        (1, 30, 1, {"players": 3, "draft": True}),
        (2, 28, 1, {"players": 2, "visible_backs": "prep_only"}),  # another is asked: that tells nothing of their hand
        (5, 44, 0, {"players": 2, "visible_backs": "prep_only"}),
        (0, 120, 0, {"players": 3, "visible_backs": "prep_only"}),  # after a new deck
    ],
    ids=str,
)
def test_pocket_mars(seed: int, decisions: int, seat: int, options: dict[str, object]) -> None:
    state = after("pocket_mars", seed, decisions, **options)
    blind = blindly(blind_pocket_mars(state, seat))
    assert farthest(redealt(state, seat, facts_of_pocket_mars), blind) < FAR


# ---- Martians!!!


def blind_martians(state: State, seat: int) -> Places:
    """Objects and cards dealt blindly, apart: they have nothing to do with each other."""
    assert isinstance(state, MartiansState)
    spots = [spot for spot in range(SPOTS) if state.spot_kind[spot] >= 0 and not state.spot_seen[spot] >> seat & 1]
    objects = sorted([*state.pool, *(state.spot_kind[spot] for spot in spots)])
    numbered = [(kind, sum(other == kind for other in objects[:number])) for number, kind in enumerate(objects)]
    others = [other for other in range(state.terms.players) if other != seat]
    copies = unseen_copies(state, seat)
    slots = [(other, state.slot[3 * other + place]) for other in others for place in range(state.held[other])]

    def lay(chance: Random) -> list[tuple[str, int]] | None:
        chance.shuffle(numbered)
        if not all(can_lie(state, seat, spot, *thing) for spot, thing in zip(spots, numbered, strict=False)):
            return None
        return [(f"spot {spot}", kind) for spot, (kind, _) in zip(spots, numbered, strict=False)]

    def deal(chance: Random) -> list[tuple[str, int]] | None:
        chance.shuffle(copies)
        if not cards_agree(copies, [span for _, span in slots]):
            return None
        return [(f"hand {other}", card) for (other, _), (card, _) in zip(slots, copies, strict=False)]

    return blindly(dealt_blindly(lay)) + blindly(dealt_blindly(deal))


def unseen_copies(state: MartiansState, seat: int) -> list[tuple[int, int]]:
    """The cards that the seat cannot place, each with its span; none if it holds a copy and cannot tell which."""
    others = [other for other in range(state.terms.players) if other != seat]
    cards = sorted([*state.deck, *(card for other in others for card in state.hand_of(other))])
    kept = sorted(set(cards))
    copies = [(card, span) for card in kept for span in state.copy_of[2 * card : 2 * card + 2] if span >= 0]
    return copies if [card for card, _ in copies] == cards else []


def can_lie(state: MartiansState, seat: int, spot: int, kind: int, number: int) -> bool:
    """Whether that object of its kind can lie there: nobody has seen one of them since the spot was filled."""
    if not state.spot_mask[spot] >> kind & 1:
        return False
    for time in range(state.spot_epoch[spot], len(state.epochs) // KINDS):
        seen = [
            other for other in range(SPOTS)
            if state.spot_kind[other] == kind and state.spot_seen[other] >> seat & 1 and state.spot_epoch[other] <= time
        ]  # fmt: skip
        if number >= state.epochs[KINDS * time + kind] - len(seen):
            return False
    return True


def cards_agree(copies: list[tuple[int, int]], spans: list[int]) -> bool:
    """Whether each hand card can have been drawn when it was, and whether the pile holds no card that is in a hand."""
    for number, (_, copy) in enumerate(copies):
        if number < len(spans):
            if not (copy // 100 <= spans[number] % 100 and spans[number] // 100 <= copy % 100):
                return False
        elif copy % 100 != 99:
            return False
    return True


def facts_of_martians(world: State, seat: int) -> Iterator[tuple[str, int]]:
    assert isinstance(world, MartiansState)
    for spot in range(SPOTS):
        if world.spot_kind[spot] >= 0 and not world.spot_seen[spot] >> seat & 1:
            yield f"spot {spot}", world.spot_kind[spot]
    for other in range(world.terms.players):
        if other != seat and not world.terms.open_hands:
            for card in world.hand_of(other):
                yield f"hand {other}", card


def random_positions(seed: int) -> Iterator[MartiansState]:
    """Those of a random game, and of the next ones when it ends."""
    for number in range(seed, seed + 40, 2):
        state = after("martians", number, 0, players=3)
        assert isinstance(state, MartiansState)
        dice = Dice.seeded(number + 77)
        while not state.is_over:
            yield state
            state.apply(dice.choice(state.choices))


@pytest.mark.parametrize("seed", [0, 1])
def test_martians(seed: int) -> None:
    """In the first position after the third renewal of the draw pile in which much, but not all, is open."""
    state = next(state for state in random_positions(seed) if state.age >= 3 and 0.05 < openness(state) < 0.5)
    assert farthest(redealt(state, 0, facts_of_martians), blind_martians(state, 0)) < FAR


def openness(state: MartiansState) -> float:
    """How many of a hundred blind deals of the cards agree."""
    chance = Random(2)
    copies = unseen_copies(state, 0)
    spans = [state.slot[3 * other + place] for other in (1, 2) for place in range(state.held[other])]
    agree = 0
    for _ in range(100):
        chance.shuffle(copies)
        agree += bool(copies) and cards_agree(copies, spans)
    return agree / 100


# ---- Mars Needs Mechanics


def blind_mars_needs_mechanics(state: State, seat: int) -> Places:
    assert isinstance(state, MarsNeedsMechanicsState)
    hidden = [
        (other, component)
        for other in range(state.game.players) if other != seat
        for component in range(COMPONENTS)
        for _ in range(state.hands[COMPONENTS * other + component] - state.known[COMPONENTS * other + component])
    ]  # fmt: skip
    cards = [*unseen_cards(state, seat), *(component for _, component in hidden)]

    def deal(chance: Random) -> list[tuple[str, int]]:
        chance.shuffle(cards)
        dealt = Counter((other, card) for (other, _), card in zip(hidden, cards, strict=False))
        return [(f"unknown to others, {other}, {card}", count) for (other, card), count in dealt.items()]

    return blindly(dealt_blindly(deal))


def unseen_cards(state: MarsNeedsMechanicsState, seat: int) -> list[int]:
    """What lies in the deck below the cards that the seat knows."""
    return list(state.deck)[state.seen[seat] :]


def facts_of_mars_needs_mechanics(world: State, seat: int) -> Iterator[tuple[str, int]]:
    assert isinstance(world, MarsNeedsMechanicsState)
    for other in range(world.game.players):
        for component in range(COMPONENTS):
            place = COMPONENTS * other + component
            if other != seat and world.hands[place] > world.known[place]:
                yield f"unknown to others, {other}, {component}", world.hands[place] - world.known[place]


@pytest.mark.parametrize(("seed", "decisions"), [(1, 0), (2, 25)])
def test_mars_needs_mechanics(seed: int, decisions: int) -> None:
    """Of the seat that is asked: what a question to another tells is proved with the secrets."""
    state = after("mars_needs_mechanics", seed, decisions, players=3)
    seat = state.to_move
    found = redealt(state, seat, facts_of_mars_needs_mechanics)
    assert found
    assert farthest(found, blind_mars_needs_mechanics(state, seat)) < FAR
