"""A game of somebody else's package, in one file: the toy with words, a board for terminals, and no drawing."""

from __future__ import annotations

from typing import ClassVar

from rich.panel import Panel
from rich.text import Text

from ludoteca.engine import Content, Phrase, Question, Reason, ScoreLine, State
from tests.toy import Deed, Toy, ToyState, Turn

NAME = "secret_card"


def say(key: str) -> Phrase:
    return Phrase(NAME, key)


class SecretCardState(ToyState):
    """The toy, in which the loser pays what the winner gets."""

    def scores(self) -> list[int]:
        prize: int = self.game.terms
        return [0, 0] if not self.is_over else [prize if seat in self.winners() else -prize for seat in range(2)]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine("R3", say("line-card"), self.scores()[seat])]


class SecretTurn(Turn):
    """The same turn, which says what it asks."""

    def ask(self, state: ToyState) -> Question:
        return Question("R1", say("ask"))


class SecretDeed(Deed):
    """Each deed by its name."""

    def describe(self, state: ToyState, number: int) -> Phrase:
        return say(("wait", "roll", "look", "show", "swap")[number])

    def refuse(self, state: ToyState, number: int) -> Reason:
        return Reason("R2", say("no-swap"))


class SecretCard(Toy):
    """Two cards, face down."""

    name: ClassVar[str] = NAME
    hides: ClassVar[bool] = True
    minutes: ClassVar[tuple[int, int]] = (1, 1)
    state_class: ClassVar[type[ToyState]] = SecretCardState

    def _check_options(self) -> None:
        self.asks([SecretTurn()], [SecretDeed(0, 5)])
        content = Content.parse(f"{NAME}/content.toml", FILES["content.toml"], self.patch)
        self.terms = content.whole("prize", 1, 9)
        content.close()

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        """Both cards, and on them what this seat knows."""
        assert isinstance(state, ToyState)
        known = [-1, -1] if seat is None else state.known(seat)
        drawn = Text()
        for number, card in enumerate(known):
            drawn.append(f" {number + 1} ", "bold red" if number == 0 else "bold blue")
            drawn.append("┃ ? ┃" if card < 0 else f"┃ {card} ┃", "dim" if card < 0 else "")
            drawn.append("   ")
        return Panel(drawn, expand=False)


FILES: dict[str, str] = {
    "content.toml": "prize = 1  # points of the higher card\n",
    "words/en.ftl": """
title = Secret Card
tagline = Two cards face down; the higher one wins.
ask = What do you do?
wait = Wait
roll = Roll the die
look = Look at the other card
show = Show your card
swap = Swap the cards
no-swap = Nobody may swap the cards.
line-card = The higher card
content-prize = Points of the higher card
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
swap = Scambia le carte
no-swap = Nessuno può scambiare le carte.
line-card = La carta più alta
content-prize = Punti della carta più alta
option-players = Giocatori
option-players-help = Si gioca in due.
""",
    "rulebook/en.md": """# Secret Card

- **R1** In turn, four times: wait, roll, look or show.
- **R2** Nobody swaps the cards.
- **R3** The higher card wins a point, the other loses one.
""",
    "rulebook/it.md": """# Carta segreta

- **R1** A turno, quattro volte: aspettare, tirare, guardare o mostrare.
- **R2** Nessuno scambia le carte.
- **R3** La carta più alta vince un punto, l'altra ne perde uno.
""",
}
