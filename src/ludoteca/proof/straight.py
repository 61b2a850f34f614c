"""Proof: where a game has a `copying.py`, it is what `position.py` declares now."""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteca.engine.game import State
from ludoteca.proof.case import Case
from ludoteca.proof.fault import hold
from ludoteca.proof.line import Line
from ludoteca.proof.proof import Proof


class Straight(Proof):
    """The straight lines that copy a position were made from its declarations as they are."""

    name = "copying"

    def concerns(self, case: Case) -> bool:
        """Only where there is such a file."""
        return bool(_pairs(case))

    def numbers(self, line: Line) -> set[int]:
        """No position: it is about the text."""
        return set()

    def begin(self, case: Case) -> None:
        """The text is made anew and compared."""
        from ludoteca.proof.copying import WrongDeclaration, text_of  # it is a command too, which is not read twice

        for position, copying in _pairs(case):
            try:
                found = text_of(position)
            except WrongDeclaration as error:
                hold(False, "copying-wrong", error=str(error))
            late = copying.read_text(encoding="utf-8") != found
            hold(not late, "copying-late", file=copying.name, position=position.name)


def _pairs(case: Case) -> list[tuple[Path, Path]]:
    """The files in which the position of a game is declared and copied."""
    found: list[tuple[Path, Path]] = []
    for kind in type(case.made().start(0)).__mro__:
        if issubclass(kind, State) and kind is not State:
            name = kind.__module__.rpartition(".")[2]
            folder = Path(str(sys.modules[kind.__module__].__file__)).parent
            made = "copying" if name == "position" else f"{name}_copying"
            pair = (folder / f"{name}.py", folder / f"{made}.py")
            if all(file.is_file() for file in pair):
                found.append(pair)
    return found
