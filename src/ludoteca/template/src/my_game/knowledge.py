"""What a seat knows: the observation, part by part, and what is dealt anew in the worlds that it imagines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine import Row

from my_game.content import HIGHEST, ROUNDS

if TYPE_CHECKING:
    from my_game.position import MyGameState


def observe(state: MyGameState, viewer: int, row: Row) -> None:
    """The own hand and whatever lies open; seats in turn order from the viewer."""
    box, players = state.terms.box, state.terms.players
    row.part("hand", "how many of each card the viewer holds / copies", HIGHEST)
    row.shares(state.hand_of(viewer), box.copies)
    row.part("gone", "how many of each card were laid before this round / copies", HIGHEST)
    row.shares(state.gone, box.copies)
    row.part("round", "rounds that are over / all", 1)
    row.share(state.round, ROUNDS)
    row.part("prize", "of this round / all points", 1)
    row.share(state.prize, box.most)
    row.part("decider", "whose decision, by seat from the viewer", players)
    row.mark_seat(players, viewer, state.to_move)
    row.part("leader", "who laid or lays first, by seat from the viewer", players)
    row.mark_seat(players, viewer, state.leader)
    for step in range(players):
        seat = (viewer + step) % players
        row.seat(step)
        row.part("laid", "the card of this round", HIGHEST)
        row.mark(HIGHEST, state.laid[seat])
        row.part("points", "points / all points", 1)
        row.share(state.points[seat], box.most)


def reshuffle(state: MyGameState, viewer: int) -> None:
    """Deal the hands of the others anew, from all cards that the viewer has not seen; each deal is equally likely."""
    others = [seat for seat in range(state.terms.players) if seat != viewer]
    unseen = sorted([*state.deck, *(card for seat in others for card in _cards(state, seat))])
    state.dice.shuffle(unseen)  # sorted first: the new deal must not hang on where the cards really are
    for seat in others:
        for card in range(HIGHEST):
            state.hands[HIGHEST * seat + card] = 0
        for _ in range(state.cards_left(seat)):
            state.hands[HIGHEST * seat + unseen.pop()] += 1
    state.deck = unseen


def _cards(state: MyGameState, seat: int) -> list[int]:
    return [card for card, count in enumerate(state.hand_of(seat)) for _ in range(count)]
