"""What lies in the box of Marrak Hesh 17, read from `content.toml` and checked."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.content import NO_PATCH, Content, Patch, boxed
from ludoteca.engine.phrase import Phrase, house

DOCKS: Final = 24
SMALL: Final = 6  # docks of the miniature (D18)
SLOTS: Final = 2  # for the leftover Goods
TILES: Final = DOCKS + SLOTS
COLOURS: Final = 3  # of Transports
TILE_COLOURS: Final = 6
TILE_KINDS: Final = 7
TILE_FEATURES: Final = TILE_COLOURS + TILE_KINDS + 1  # and rare
CELLS: Final = 16  # of the largest hold
SEATS: Final = 3  # at most
NONE: Final = -1  # no tile, no cell

WIDTH: Final = 6  # of a row of bits: the widest hold and a column of nothing, so that shifts never wrap

SPARE: Final = 4  # cells of a hold beyond the Goods that it can get, so that storing never fails (R12)


class Hold:
    """The shape of a hold: which cells there are and how they touch."""

    def __init__(self, rows: list[str]) -> None:
        self.rows = rows
        self.row: list[int] = []  # of each cell
        self.column: list[int] = []
        self.bit: list[int] = []  # of each cell, in masks of WIDTH bits a row
        for number, text in enumerate(rows):
            for column, mark in enumerate(text):
                if mark == ".":
                    self.row.append(number)
                    self.column.append(column)
                    self.bit.append(1 << (number * WIDTH + column))
        self.cells = len(self.bit)
        self.columns = len(rows[0])
        self.near = [[other for other in range(self.cells) if self._touch(cell, other)] for cell in range(self.cells)]
        by_row = [[cell for cell in range(self.cells) if self.row[cell] == row] for row in range(len(rows))]
        by_column = [
            [cell for cell in range(self.cells) if self.column[cell] == column] for column in range(self.columns)
        ]
        self.lines = by_row + by_column  # the order in which Jettison lists them (F7)

    def hangs_together(self) -> bool:
        """Whether each cell can be reached from each, so that a free one always touches a full one (R12)."""
        met = [0]
        for cell in met:
            met += [other for other in self.near[cell] if other not in met]
        return len(met) == self.cells

    def _touch(self, cell: int, other: int) -> bool:
        return abs(self.row[cell] - self.row[other]) + abs(self.column[cell] - self.column[other]) == 1


class Box:
    """Everything in the box, by id."""

    def __init__(self, content: Content) -> None:
        piloted = content.has("pilot")  # D18: a Transport of nobody's lies at the first dock of the miniature
        docks = SMALL if piloted else DOCKS
        self.docks = content.whole("docks", docks, docks)
        self.leftovers = content.whole("leftovers", SLOTS, SLOTS)
        self.colours, self.colour_letters = _named(content.table("colours"), TILE_COLOURS)
        self.kinds, self.kind_letters = _named(content.table("kinds"), TILE_KINDS)
        self.transports, self.transport_letters = _named(content.table("transports"), COLOURS)
        self.pilot = self.transports.index(content.one_of("pilot", self.transports)) if piloted else NONE
        content.keep("pilot")
        self.free = self.docks - 1 if piloted else self.docks  # docks with Goods
        goods = content.table("goods")
        self.goods = goods.texts("tiles", self.free + SLOTS)
        self.colour: list[int] = []
        self.kind: list[int] = []
        self.rare: list[int] = []
        for number, code in enumerate(self.goods):
            self._read_tile(goods, code)
            goods.must("tiles", code not in self.goods[:number], house("content-each-once"), code)
        goods.close()
        self.holds: dict[int, Hold] = {}
        self.hands: dict[int, list[int]] = {}
        for table in content.tables("tables", 2):
            self._read_table(table)
        self.cards = content.tables("cards", called=_card)  # what each says of itself is read by its class
        self.card_names: list[str] = []
        for card in self.cards:
            name = card.text("name")
            if name in self.card_names:
                raise card.wrong("name", name, f"1 x {name}")
            self.card_names.append(name)
        content.close()

    def _read_tile(self, goods: Content, code: str) -> None:
        known = (
            len(code) in (2, 3)
            and code[0] in self.colour_letters
            and code[1] in self.kind_letters
            and code[2:] in ("", "*")
        )
        form = f"[{''.join(self.colour_letters)}][{''.join(self.kind_letters)}]*?"
        goods.must("tiles", known, _must("tiles", form), code)
        self.colour.append(self.colour_letters.index(code[0]))
        self.kind.append(self.kind_letters.index(code[1]))
        self.rare.append(1 if code.endswith("*") else 0)

    def _read_table(self, table: Content) -> None:
        players = table.whole("players", 2, 3)
        if players in self.holds:
            raise table.wrong("players", players, "2, 3")
        whole = self.docks == DOCKS
        rows = table.texts("hold", 4 if whole else 1)
        for row in rows:
            even = len(row) == len(rows[0]) < WIDTH and not set(row) - {"#", "."} and row.count(".") >= 2
            table.must("hold", even, _must("rows", "# .."), row)
        self.holds[players] = Hold(rows)
        corners = rows[0][0] + rows[0][-1] + rows[-1][0] + rows[-1][-1]  # the berths of the Transports are there
        sound = (not whole or corners == "####") and self.holds[players].hangs_together()
        table.must("hold", sound, _must("whole", "#..# / .... / .... / #..#"))
        self.hands[players] = table.wholes("hands", 0, 8, 3 * players)
        for colour in range(3):
            placed = sum(self.hands[players][colour::3])
            table.must("hands", placed * 3 == self.docks, f"{self.docks // 3} x {self.transports[colour]}")
        spare = self.holds[players].cells - max(sum(self.hands[players][3 * seat :][:3]) for seat in range(players))
        least = SPARE if whole else 0
        table.must("hold", spare >= least, _must("spare", f"{least} + {self.docks // players} x ."))
        table.must("hold", self.holds[players].cells <= CELLS, _must("cells", f"{CELLS} x ."))
        table.close()


def _named(table: Content, size: int) -> tuple[list[str], list[str]]:
    """The names of a table and their letters, by which words and drawings go."""
    found = table.fixed("names", size), table.fixed("letters", size)
    table.close()
    return found


MINIATURE: Final = Patch(
    {
        "docks": SMALL,
        "pilot": "slate",
        "goods": {"tiles": ["Ye", "Rr", "Bc", "Re", "Yr", "Rc*", "Be"]},
        "tables": {
            "2": {"hold": ["..."], "hands": [1, 1, 1, 1, 1, 1]},
            "3": {"hold": ["..."], "hands": [1, 1, 0, 0, 1, 1, 1, 0, 1]},
        },
    }
)
"""D18: what of the content differs in the miniature. It stands here, because with any other content file there would be
other content, and every table that is being played would be stale."""


def _must(what: str, form: str) -> Phrase:
    return Phrase("marrak_hesh", f"must-{what}", {"form": form})


def _card(name: str) -> Phrase:
    return Phrase("marrak_hesh", f"card-{name}")


def box_of(patch: Patch, basis: Patch = NO_PATCH) -> Box:
    """What lies in the box, with a patch of its content."""
    return boxed("ludoteca.games.marrak_hesh", patch, Box, basis)


HOUSE: Final = box_of(NO_PATCH)  # the content as it stands in the file
CARDS: Final = len(HOUSE.cards)  # of Deep Space
