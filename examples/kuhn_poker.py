"""Kuhn poker, complete in one file: a game with hidden cards. `docs/hidden-cards.md` walks through it.

Two players put a chip each into the pot and get one of three cards: a jack, a queen, a king. The first one checks or
bets a second chip, the other one answers; if nobody has folded, the higher card takes the pot. Small as it is, whoever
never bluffs loses at it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text

from ludoteca.engine import (
    Answer,
    Choice,
    Decision,
    Dice,
    Game,
    Hidden,
    Option,
    Own,
    Phrase,
    Question,
    Reason,
    Row,
    ScoreLine,
    State,
    seat_name,
)

CARDS: Final = 3  # jack, queen, king
CHECK, BET, FOLD, CALL = range(4)  # the actions
ASK_OPEN, ASK_ANSWER = range(2)  # the decisions
NOBODY: Final = -1
UNSEEN: Final = -1
DECK: Final = 0  # the only source of chance


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("kuhn_poker", key, args)


# ---- a position: its facts, and who knows each


class KuhnState(State):
    """Who holds what, and what lies in the pot."""

    cards: Own[list[int]]  # by seat: each seat knows its own
    deck: Hidden[list[int]]  # the card that nobody got
    chips: list[int]  # by seat: what it has put into the pot
    checked: bool = False  # whether the first player has checked
    folded: int = NOBODY
    shown: bool = False  # whether the cards lie open

    def known(self, seat: int) -> list[int]:
        """The cards of both seats, as far as a seat has seen them."""
        return [card if self.shown or other == seat else UNSEEN for other, card in enumerate(self.cards)]

    def _known_to_all(self) -> list[int]:
        """What the marks say, and both cards once they have been shown."""
        return super()._known_to_all() + self.known(NOBODY)

    def _reshuffle(self, seat: int) -> None:
        """Any card that the seat has not seen may be the other one's, each as likely."""
        if not self.shown:
            unseen = [card for card in range(CARDS) if card != self.cards[seat]]
            self.dice.shuffle(unseen)
            self.cards[1 - seat] = unseen.pop()
            self.deck = unseen

    def _observe(self, seat: int, row: Row) -> None:
        row.part("own_card", "jack, queen, king", CARDS)
        row.mark(CARDS, self.cards[seat])
        row.part("other_card", "the same once it is shown", CARDS)
        row.mark(CARDS, self.known(seat)[1 - seat])
        row.part("own_bet", "whether the viewer has put a second chip into the pot", 1)
        row.flag(self.chips[seat] == 2)
        row.part("other_bet", "whether the other one has", 1)
        row.flag(self.chips[1 - seat] == 2)
        row.part("checked", "whether the first player has checked", 1)
        row.flag(self.checked)
        row.part("own_decision", "whether the viewer is asked", 1)
        row.flag(self.to_move == seat)
        row.part("first", "whether the viewer is the first player", 1)
        row.flag(seat == 0)

    # ---- how it ends

    def winners(self) -> list[int]:
        """R3, R4."""
        if self.to_move >= 0:
            return []
        return [1 - self.folded] if self.folded != NOBODY else [self.cards.index(max(self.cards))]

    def scores(self) -> list[int]:
        """The chips that each has won or lost."""
        won = self.winners()
        return [self.chips[1 - seat] if seat in won else -self.chips[seat] if won else 0 for seat in range(2)]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """The only line there is."""
        return [ScoreLine("R4", say("line-pot"), self.scores()[seat])]

    def returns(self) -> list[float]:
        """What counts is how many chips are won, not only that they are; from -1 to 1."""
        return [chips / 2 for chips in self.scores()]

    def _ending(self) -> Question:
        return Question("R4", say("over"))

    def _notation(self) -> str:
        """Everything, hidden cards too: it is for whoever compares games, and nobody at the table sees it."""
        asked = "over" if self.to_move < 0 else f"seat {self.to_move} {self.decision().name}"
        seats = [f"seat {seat}: {'JQK'[self.cards[seat]]}, {self.chips[seat]} in the pot" for seat in range(2)]
        return "\n".join([*seats, f"{asked}{', checked' if self.checked else ''}"])


# ---- the decisions, and what can be answered


class Open(Decision[KuhnState]):
    """Nobody has bet: check or bet."""

    name = "open"

    def legal(self, state: KuhnState) -> list[int]:
        """R1."""
        return [CHECK, BET]

    def play(self, state: KuhnState, action: int) -> None:
        """R1, R2, R4."""
        seat = state.to_move
        if state.telling:
            state.tell(seat, say("bets" if action == BET else "checks", {"seat": seat_name(seat)}))
        if action == BET:
            state.chips[seat] += 1
            state.to_move, state.asked = 1 - seat, ASK_ANSWER
        elif state.checked:
            show_down(state)
        else:
            state.checked = True
            state.to_move = 1 - seat

    def ask(self, state: KuhnState) -> Question:
        """R1."""
        return Question("R1", say("ask-open"))


class Reply(Decision[KuhnState]):
    """The other one has bet: fold or call."""

    name = "reply"

    def legal(self, state: KuhnState) -> list[int]:
        """R2."""
        return [FOLD, CALL]

    def play(self, state: KuhnState, action: int) -> None:
        """R3, R4."""
        seat = state.to_move
        if state.telling:
            state.tell(seat, say("calls" if action == CALL else "folds", {"seat": seat_name(seat)}))
        if action == CALL:
            state.chips[seat] += 1
            show_down(state)
        else:
            state.folded = seat
            state.to_move = NOBODY

    def ask(self, state: KuhnState) -> Question:
        """R2."""
        return Question("R2", say("ask-reply"))


def show_down(state: KuhnState) -> None:
    """R4."""
    if state.telling:
        for seat in range(2):
            state.tell(seat, say("shows", {"seat": seat_name(seat), "card": card_name(state.cards[seat])}))
    state.shown = True
    state.to_move = NOBODY


def card_name(card: int) -> Phrase:
    """What a card is called."""
    return say(("jack", "queen", "king")[card])


class Deed(Answer[KuhnState]):
    """`Bet`."""

    def describe(self, state: KuhnState, number: int) -> Phrase:
        """One word for each."""
        return say(("check", "bet", "fold", "call")[number])

    def refuse(self, state: KuhnState, number: int) -> Reason:
        """R1, R2."""
        return Reason("R2", say("has-bet")) if state.asked == ASK_ANSWER else Reason("R1", say("no-bet"))


# ---- the game


class KuhnPoker(Game):
    """Kuhn poker; there is nothing to choose."""

    name: ClassVar[str] = "kuhn_poker"
    sources: ClassVar[tuple[str, ...]] = ("deck",)
    minutes: ClassVar[tuple[int, int]] = (1, 2)
    weight: ClassVar[str] = "light"
    option_list: ClassVar[tuple[Option, ...]] = (Choice("players", (2,), 2),)
    state_class: ClassVar[type[KuhnState]] = KuhnState

    def _check_options(self) -> None:
        self.asks([Open(), Reply()], [Deed(0, 4)])

    def _deal(self, dice: Dice) -> State:
        state = self.state_class(self, dice)
        state.deck = list(range(CARDS))
        dice.source(DECK).shuffle(state.deck)
        state.cards = [state.deck.pop(), state.deck.pop()]
        state.chips = [1, 1]
        return state

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        """The pot, and the cards that this seat knows; None: somebody who looks on."""
        assert isinstance(state, KuhnState)
        drawn = Text()
        for other in range(2):
            card = state.known(NOBODY if seat is None else seat)[other]
            name = "?" if card == UNSEEN else card_name(card)
            line = say("board-line", {"seat": seat_name(other), "card": name, "chips": state.chips[other]})
            drawn.append(line.text(lang) + "\n", "bold" if other == state.to_move else "")
        return drawn


# ---- the words, in both languages, and the rulebook


FILES: dict[str, str] = {
    "words/en.ftl": """
title = Kuhn poker
tagline = Three cards, two players, one bluff.
jack = jack
queen = queen
king = king
check = Check
bet = Bet
fold = Fold
call = Call
checks = { $seat } checks.
bets = { $seat } bets.
folds = { $seat } folds.
calls = { $seat } calls.
shows = { $seat } shows the { $card }.
ask-open = Do you check or bet?
ask-reply = Do you fold or call?
no-bet = Nobody has bet: check or bet.
has-bet = There is a bet: fold or call.
over = The pot is won.
line-pot = Chips won or lost
board-line = { $seat }: { $card }, { $chips ->
    [one] one chip
   *[other] { $chips } chips
} in the pot
option-players = Players
option-players-help = Two play.
""",
    "words/it.ftl": """
title = Poker di Kuhn
tagline = Tre carte, due giocatori, un bluff.
jack = fante
queen = regina
king = re
check = Passa
bet = Punta
fold = Lascia
call = Vedi
checks = { $seat } passa.
bets = { $seat } punta.
folds = { $seat } lascia.
calls = { $seat } vede.
shows = { $seat } mostra: { $card }.
ask-open = Passi o punti?
ask-reply = Lasci o vedi?
no-bet = Nessuno ha puntato: passa o punta.
has-bet = C'è una puntata: lascia o vedi.
over = Il piatto è vinto.
line-pot = Gettoni vinti o persi
board-line = { $seat }: { $card }, { $chips ->
    [one] un gettone
   *[other] { $chips } gettoni
} nel piatto
option-players = Giocatori
option-players-help = Si gioca in due.
""",
    "rulebook/en.md": """# Kuhn poker

Each player puts one chip into the pot and gets one of three cards: jack, queen, king.

- **R1** The first player checks or bets a second chip; after a check the other one may do the same.
- **R2** Whoever faces a bet folds or calls it with a second chip.
- **R3** Whoever folds loses what they have put into the pot.
- **R4** After two checks, or a call, the higher card takes the pot.
""",
    "rulebook/it.md": """# Poker di Kuhn

Ogni giocatore mette un gettone nel piatto e riceve una di tre carte: fante, regina, re.

- **R1** Il primo giocatore passa o punta un secondo gettone; dopo che ha passato, l'altro può fare lo stesso.
- **R2** Chi ha davanti una puntata lascia o vede con un secondo gettone.
- **R3** Chi lascia perde ciò che ha messo nel piatto.
- **R4** Dopo due passi, o dopo che si è visto, la carta più alta prende il piatto.
""",
}
