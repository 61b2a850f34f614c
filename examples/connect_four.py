"""Connect Four, complete in one file: the rules, the words, the screen. `docs/add-a-game.md` walks through it.

Two players drop discs into seven columns of six; four of one's own in a line win, and a full grid is a draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64
from rich.text import Text

from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question, ScoreLine
from ludoteca.engine.game import Game, State
from ludoteca.engine.options import Choice, Option
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.engine.row import Row
from ludoteca.screen import Markup, Screen, View, part, spot, tag
from ludoteca.screen.markup import place
from ludoteca.screen.seats import seat_heading, seat_panel

COLUMNS: Final = 7
ROWS: Final = 6
TALL: Final = ROWS + 1  # bits a column takes: one lies free above it, so that no line runs on into the next column
FEET: Final[list[int]] = [1 << TALL * column for column in range(COLUMNS)]  # the lowest cell of each column
COLUMN: Final = (1 << ROWS) - 1  # the cells of the leftmost column
TOP: Final = 1 << (ROWS - 1)  # its highest cell
TOPS: Final[i64] = TOP * sum(FEET)
FULL: Final[i64] = COLUMN * sum(FEET)
OPEN: Final[list[int]] = list(range(COLUMNS))  # what may be done while no column is full
DRAW: Final = -1


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("connect_four", key, args)


def has_four(discs: i64) -> bool:
    """R3: whether four of these discs lie in a line: up, across, or along a diagonal."""
    up = discs & (discs >> 1)
    across = discs & (discs >> TALL)
    rising = discs & (discs >> (TALL + 1))
    falling = discs & (discs >> (TALL - 1))
    fours = up & (up >> 2) | across & (across >> 2 * TALL)
    fours |= rising & (rising >> 2 * (TALL + 1)) | falling & (falling >> 2 * (TALL - 1))
    return fours != 0


# ---- a position: its facts, and what can be read off them


@final
class ConnectFourState(State):
    """The discs of each seat as the bits of a number, column after column."""

    red: i64 = 0  # the discs of seat 0
    yellow: i64 = 0  # the discs of seat 1
    won: int = DRAW  # the seat that has four in a line, or DRAW

    def scores(self) -> list[int]:
        """One point for four in a line."""
        return [1 if self.won == seat else 0 for seat in range(2)]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """The only line there is."""
        return [ScoreLine("R3", say("line-four"), self.scores()[seat])]

    def winners(self) -> list[int]:
        """Whoever has four in a line; a draw is won by both."""
        if self.to_move >= 0:
            return []
        return [0, 1] if self.won == DRAW else [self.won]

    def _observe(self, seat: int, row: Row) -> None:
        own, other = (self.red, self.yellow) if seat == 0 else (self.yellow, self.red)
        row.part("own_discs", "the lowest row first", COLUMNS, ROWS)
        for column in range(COLUMNS):
            row.bits(ROWS, own >> (TALL * column))
        row.part("other_discs", "the lowest row first", COLUMNS, ROWS)
        for column in range(COLUMNS):
            row.bits(ROWS, other >> (TALL * column))
        row.part("own_decision", "whether the viewer is asked", 1)
        row.flag(self.to_move == seat)

    def mark(self, column: int, row: int) -> str:
        """What lies in a cell: `X` (seat 0), `O` (seat 1) or nothing."""
        bit = TALL * column + row
        return "X" if self.red >> bit & 1 else "O" if self.yellow >> bit & 1 else ""

    def _ending(self) -> Question:
        return Question("R3", say("over"))

    def _notation(self) -> str:
        """The grid, its top row first, and whose turn it is."""
        rows = [" ".join(self.mark(column, row) or "." for column in range(COLUMNS)) for row in reversed(range(ROWS))]
        turn = f"seat {self.to_move} to move" if self.to_move >= 0 else f"over, won by {self.winners()}"
        return "\n".join([*rows, turn])


# ---- the only decision, and its answer


@final
class Drop(Decision[ConnectFourState]):
    """A disc goes into a column."""

    name = "drop"

    def legal(self, state: ConnectFourState) -> list[int]:
        """R1, R2: every column that is not full."""
        discs = state.red | state.yellow
        if not discs & TOPS:
            return OPEN
        found: list[int] = []
        column: i64
        for column in range(COLUMNS):
            if not discs >> (TALL * column) & TOP:
                found.append(column)
        return found

    def play(self, state: ConnectFourState, action: int) -> None:
        """R1, R3, R4."""
        foot: i64 = FEET[action]
        discs = state.red | state.yellow
        disc = (discs + foot) & (foot * COLUMN)  # R1: it falls onto the others
        if state.telling:
            state.tell(state.to_move, say("drops", {"seat": seat_name(state.to_move), "column": action + 1}))
        if state.to_move == 0:
            state.red |= disc
            four = has_four(state.red)
        else:
            state.yellow |= disc
            four = has_four(state.yellow)
        if four:
            state.won = state.to_move  # R3
            state.to_move = -1
        elif discs | disc == FULL:
            state.to_move = -1  # R4
        else:
            state.to_move = 1 - state.to_move

    def ask(self, state: ConnectFourState) -> Question:
        """R1."""
        return Question("R1", say("ask"))


@final
class Column(Answer[ConnectFourState]):
    """`Drop a disc into column 4`."""

    def describe(self, state: ConnectFourState, number: int) -> Phrase:
        """The column, as people count."""
        return say("drop", {"column": number + 1})

    def refuse(self, state: ConnectFourState, number: int) -> Reason:
        """R2."""
        return Reason("R2", say("full", {"column": number + 1}))


# ---- the game


@final
class ConnectFour(Game):
    """Connect Four; there is nothing to choose."""

    name: ClassVar[str] = "connect_four"
    hides: ClassVar[bool] = False
    minutes: ClassVar[tuple[int, int]] = (5, 10)
    weight: ClassVar[str] = "light"
    option_list: ClassVar[tuple[Option, ...]] = (Choice("players", (2,), 2),)

    def _check_options(self) -> None:
        self.asks([Drop()], [Column(0, COLUMNS)])

    def _deal(self, dice: Dice) -> State:
        return ConnectFourState(self, dice)

    def screen(
        self,
        state: State,
        seat: int | None,
        lang: str = "en",
        names: Sequence[str] | None = None,
        touch: bool = True,
    ) -> str:
        """The grid as SVG; each column is a button."""
        assert isinstance(state, ConnectFourState)
        return draw(View(state, seat, lang, names, touch), state)

    def places(self, state: State, action: int, seat: int | None) -> list[str]:
        """A disc falls into its column."""
        return [f"column{action}"]

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        """The grid for a terminal."""
        return Text(state.notation())


# ---- the screen


CELL: Final = 100
COLOUR: Final = {"X": "#d8412f", "O": "#f2c230", "": "#f4efe6"}


def draw(view: View, state: ConnectFourState) -> Screen:
    """The grid; a column that can be played into is a button, a full one says why not. Beside it those who play."""
    columns = [tag("g", {**spot(f"column{column}"), **view.touch(column)}, *_cells(state, column)) for column in OPEN]
    frame = tag("rect", {"width": COLUMNS * CELL, "height": ROWS * CELL, "rx": 24, "fill": "#2a5caa"})
    box = f"0 0 {COLUMNS * CELL} {ROWS * CELL}"
    grid = part("grid", "svg", {"viewBox": box, "role": "group", "aria-label": view.say(say("title"))}, frame, *columns)
    seats = [seat_panel(view, seat, "", seat_heading(view, seat)) for seat in view.order()]
    return Screen.made(view, "connect-four", stage=[grid], sheet=seats)


def _cells(state: ConnectFourState, column: int) -> list[Markup]:
    found = []
    for row in range(ROWS):
        mark = state.mark(column, row)
        where = place((column + 0.5) * CELL, (ROWS - row - 0.5) * CELL)
        disc = tag("circle", {"r": 40, "fill": COLOUR[mark]})
        letter = tag("text", {"y": 14, "text-anchor": "middle", "font-size": 40, "fill": "#23283b"}, mark)
        piece = f"{mark}{column}{row}" if mark else None
        found.append(tag("g", {"transform": where, "data-piece": piece}, disc, letter))
    return found


# ---- the words, in both languages, and the rulebook


FILES: dict[str, str] = {
    "words/en.ftl": """
title = Connect Four
tagline = Four in a line: up, across or askew.
ask = Into which column do you drop your disc?
drop = Drop a disc into column { $column }
drops = { $seat } drops a disc into column { $column }.
full = Column { $column } is full.
over = The game is over.
line-four = Four in a line
option-players = Players
option-players-help = Two play.
""",
    "words/it.ftl": """
title = Forza quattro
tagline = Quattro in fila: in alto, di lato o di traverso.
ask = In quale colonna lasci cadere il tuo disco?
drop = Lascia cadere un disco nella colonna { $column }
drops = { $seat } lascia cadere un disco nella colonna { $column }.
full = La colonna { $column } è piena.
over = La partita è finita.
line-four = Quattro in fila
option-players = Giocatori
option-players-help = Si gioca in due.
""",
    "rulebook/en.md": """
# Connect Four

- **R1** In turn each player drops one disc into a column; it falls onto the discs that lie there.
- **R2** A column holds six discs.
- **R3** Whoever has four discs in a line (up, across or along a diagonal) wins at once.
- **R4** When all columns are full and nobody has won, both share the win.
""",
    "rulebook/it.md": """
# Forza quattro

- **R1** A turno ciascuno lascia cadere un disco in una colonna; cade sopra quelli che vi stanno già.
- **R2** Una colonna contiene sei dischi.
- **R3** Chi ha quattro dischi in fila (in verticale, in orizzontale o in diagonale) vince subito.
- **R4** Quando tutte le colonne sono piene e nessuno ha vinto, la vittoria è di entrambi.
""",
}
