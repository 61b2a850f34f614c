"""A game of somebody else's package, in one file: the toy with words, a board for terminals, and no drawing."""

from __future__ import annotations

from typing import ClassVar

from rich.panel import Panel
from rich.text import Text

from ludoteca.engine import Dice, Phrase, Question, State
from tests.toy import Toy, ToyState

NAME = "secret_card"


class SecretCard(Toy):
    """Two cards, face down."""

    name: ClassVar[str] = NAME
    hides: ClassVar[bool] = True
    minutes: ClassVar[tuple[int, int]] = (1, 1)

    def _deal(self, dice: Dice) -> State:
        cards = list(range(9))
        dice.shuffle(cards)
        return SecretCardState(self, dice, cards[:2])

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        """Both cards, and on them what this seat knows."""
        assert isinstance(state, ToyState)
        known = [-1, -1] if seat is None else state._known(seat)
        drawn = Text()
        for number, card in enumerate(known):
            drawn.append(f" {number + 1} ", "bold red" if number == 0 else "bold blue")
            drawn.append("┃ ? ┃" if card < 0 else f"┃ {card} ┃", "dim" if card < 0 else "")
            drawn.append("   ")
        return Panel(drawn, expand=False)


class SecretCardState(ToyState):
    """The toy, which says what can be done."""

    def clone(self) -> SecretCardState:
        twin = SecretCardState(self.game, self.dice.clone(), self.cards[:])
        twin.seen = [known[:] for known in self.seen]
        twin.turns, twin.to_move, twin.choices = self.turns, self.to_move, self.choices
        return twin

    def describe(self, action: int) -> Phrase:
        return Phrase(NAME, ("wait", "roll", "look", "show")[action])

    def question(self) -> Question:
        return Question("R1", Phrase(NAME, "ask"))

    def scores(self) -> list[int]:
        """The loser pays one point."""
        return [0, 0] if not self.is_over else [1 if seat in self.winners() else -1 for seat in range(2)]


FILES: dict[str, str] = {
    "words/en.ftl": """
title = Secret Card
tagline = Two cards face down; the higher one wins.
ask = What do you do?
wait = Wait
roll = Roll the die
look = Look at the other card
show = Show your card
option-players = Players
option-players-help = Two play.
""",
    "words/it.ftl": """
title = Carta segreta
tagline = Due carte coperte: vince la più alta.
ask = Che cosa fai?
wait = Aspetta
roll = Tira il dado
look = Guarda l'altra carta
show = Mostra la tua carta
option-players = Giocatori
option-players-help = Si gioca in due.
""",
    "rulebook/en.md": "# Secret Card\n\n- **R1** In turn, four times: wait, roll, look or show.\n",
    "rulebook/it.md": "# Carta segreta\n\n- **R1** A turno, quattro volte: aspettare, tirare, guardare o mostrare.\n",
}
