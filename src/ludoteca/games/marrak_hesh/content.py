"""What lies in the box of Marrak Hesh 17, read from `content.toml` and checked."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.content import Content

WIDTH: Final = 6  # of a row of bits: the widest hold and a column of nothing, so that shifts never wrap


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

    def _touch(self, cell: int, other: int) -> bool:
        return abs(self.row[cell] - self.row[other]) + abs(self.column[cell] - self.column[other]) == 1


class Box:
    """Everything in the box, by id."""

    def __init__(self, content: Content) -> None:
        self.docks = content.whole("docks", 3, 60)
        self.leftovers = content.whole("leftovers", 2, 2)
        colours = content.table("colours")
        self.colours = colours.texts("names", 6)
        self.colour_letters = colours.texts("letters", 6)
        colours.close()
        kinds = content.table("kinds")
        self.kinds = kinds.texts("names", 7)
        self.kind_letters = kinds.texts("letters", 7)
        kinds.close()
        goods = content.table("goods")
        self.goods = goods.texts("tiles", self.docks + self.leftovers)
        self.colour: list[int] = []
        self.kind: list[int] = []
        self.rare: list[int] = []
        for code in self.goods:
            self._read_tile(goods, code)
        goods.close()
        transports = content.table("transports")
        self.transports = transports.texts("names", 3)
        self.transport_letters = transports.texts("letters", 3)
        transports.close()
        self.holds: dict[int, Hold] = {}
        self.hands: dict[int, list[int]] = {}
        self.catalogue: dict[int, list[int]] = {}
        for table in content.tables("tables", 2):
            self._read_table(table)
        cards = content.table("deep_space")
        self.cards = cards.texts("names", 10)
        self.jettison_most = cards.whole("jettison_most", 0, 20)
        self.sealed_long = cards.whole("sealed_long", 0, 20)
        self.sealed_short = cards.whole("sealed_short", 0, 20)
        cards.close()
        content.close()

    def _read_tile(self, goods: Content, code: str) -> None:
        if (
            len(code) not in (2, 3)
            or code[0] not in self.colour_letters
            or code[1] not in self.kind_letters
            or code[2:] not in ("", "*")
        ):
            raise goods.wrong("tiles", code, f"[{''.join(self.colour_letters)}][{''.join(self.kind_letters)}]*?")
        self.colour.append(self.colour_letters.index(code[0]))
        self.kind.append(self.kind_letters.index(code[1]))
        self.rare.append(1 if code.endswith("*") else 0)

    def _read_table(self, table: Content) -> None:
        players = table.whole("players", 2, 3)
        rows = table.texts("hold", 4)
        for row in rows:
            if len(row) != len(rows[0]) or len(row) >= WIDTH or set(row) - {"#", "."}:
                raise table.wrong("hold", row, "# .")
        self.holds[players] = Hold(rows)
        self.hands[players] = table.wholes("hands", 0, 8, 3 * players)
        for colour in range(3):
            if sum(self.hands[players][colour::3]) * 3 != self.docks:
                raise table.wrong("hands", self.hands[players], f"{self.docks // 3} x {self.transports[colour]}")
        self.catalogue[players] = table.wholes("catalogue", 0, 20, 8)
        table.close()


BOX: Final = Box(Content.of("ludoteca.games.marrak_hesh"))
