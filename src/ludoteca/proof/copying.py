"""Writes `copying.py` beside a game's `position.py` from the facts that are declared there.

    python -m ludoteca.proof.copying src/ludoteca/games/*/position.py            writes
    python -m ludoteca.proof.copying --check src/ludoteca/games/*/position.py    says what is out of date

What it writes is the straight line of assignments that a person would write, so it is read, debugged, type-checked and
compiled like any other file. A game in plain Python does without it. Of a game in a single file, `my_game.py`, it makes
`my_game_copying.py`.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from ludoteca.engine.facts import MARKS

WIDTH = 112
KINDS = ("int", "i64", "bool", "bytes", "list[int]")

HEAD = '''"""How a position is copied and packed. Made from `{file}` by ludoteca.proof.copying: `make copying`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.facts import Fact

if TYPE_CHECKING:
    from {module} import {name}
'''


class WrongDeclaration(Exception):
    """A fact that cannot be copied: the class, the fact, and what is allowed."""


class Declared:
    """A fact as it is declared: its name, its type, its marks and its start."""

    def __init__(self, owner: str, line: ast.AnnAssign) -> None:
        assert isinstance(line.target, ast.Name)
        self.name = line.target.id
        self.marks: list[str] = []
        note = line.annotation
        while isinstance(note, ast.Subscript) and ast.unparse(note.value) in MARKS:
            self.marks.append(MARKS[ast.unparse(note.value)])
            note = note.slice
        self.type = ast.unparse(note)
        if self.type not in KINDS and not self.type.startswith("vec["):
            raise WrongDeclaration(f"{owner}.{self.name}: {self.type}; a fact is one of {', '.join(KINDS)}, vec[...]")
        if isinstance(line.value, (ast.List, ast.ListComp, ast.Call)):
            raise WrongDeclaration(f"{owner}.{self.name}: a list gets its start in the deal, not where it is declared")
        if "own" in self.marks and not self.is_list:
            raise WrongDeclaration(f"{owner}.{self.name}: Own[...] is for a list with a part for each seat")

    @property
    def is_list(self) -> bool:
        """Whether it has a length."""
        return self.type not in ("int", "i64", "bool")

    @property
    def is_memo(self) -> bool:
        """Whether it only repeats others."""
        return "memo" in self.marks

    @property
    def is_open(self) -> bool:
        """Whether every seat knows it."""
        return not {"hidden", "own", "memo"} & set(self.marks)

    def copied(self) -> str:
        """The line that copies it."""
        own = self.is_list and self.type != "bytes" and not {"shared", "memo"} & set(self.marks)
        return f"    twin.{self.name} = source.{self.name}{'[:]' if own else ''}"

    def number(self) -> str:
        """A number as it is packed."""
        return f"state.{self.name}" if self.type == "int" else f"int(state.{self.name})"

    def numbers(self, part: str = "") -> str:
        """A list as it is packed, or a part of it."""
        found = f"state.{self.name}{part}"
        return found if self.type == "list[int]" else f"list({found})"

    def listed(self) -> str:
        """How it stands in the list of facts."""
        marks = "".join(f', "{mark}"' for mark in self.marks)
        return f'Fact("{self.name}"{marks})'


def declared(module: ast.Module) -> tuple[str, list[Declared]]:
    """The class of the position, and its facts."""
    for node in module.body:
        if isinstance(node, ast.ClassDef) and node.name.endswith("State"):
            lines = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            facts = [line for line in lines if not ast.unparse(line.annotation).startswith(("ClassVar", "Final"))]
            return node.name, [Declared(node.name, line) for line in facts if ast.unparse(line.target) != "terms"]
    raise WrongDeclaration("no class whose name ends in State")


def text_of(path: Path) -> str:
    """The text of `copying.py`."""
    owner, facts = declared(ast.parse(path.read_text(encoding="utf-8")))
    kept = [fact for fact in facts if not fact.is_memo]
    lines = [f"def copy(source: {owner}, twin: {owner}) -> None:", '    """Make a position equal to another."""']
    lines += [f"    twin.{name} = source.{name}" for name in ("choices", "to_move", "asked")]
    lines += [fact.copied() for fact in facts]
    parts = [HEAD.format(file=path.name, module=_module(path), name=owner), "\n".join([*lines, ""])]
    parts.append(_packed("packed", "Every fact.", owner, kept, ["state.to_move", "int(state.asked)"]))
    if not all(fact.is_open for fact in kept):
        doc = "Every fact that all seats know; of the others, how many there are."
        parts.append(_packed("open_facts", doc, owner, kept, [], closed=True))
    own = [fact for fact in kept if "own" in fact.marks]
    if own:
        parts.append(_known(owner, own))
    parts.append(_wrapped([fact.listed() for fact in facts], "FACTS: Final = [", "]  # fmt: skip", "    ") + "\n")
    return "\n\n".join(parts)


def _module(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[parts.index("ludoteca") :]) if "ludoteca" in parts else path.stem


def _packed(name: str, doc: str, owner: str, facts: list[Declared], asked: list[str], *, closed: bool = False) -> str:
    """A function that packs facts: the numbers, the lengths of lists, the lists."""
    shown = [fact for fact in facts if fact.is_open or not closed]
    numbers = [*asked, *(fact.number() for fact in shown if not fact.is_list)]
    numbers += [f"len(state.{fact.name})" for fact in facts if fact.is_list]
    lines = [f'def {name}(state: {owner}) -> list[int]:\n    """{doc}"""']
    lines.append(_wrapped(numbers, "    facts: list[int] = [", "    ]  # fmt: skip", "        "))
    lines += [f"    facts += {fact.numbers()}" for fact in shown if fact.is_list]
    return "\n".join([*lines, "    return facts", ""])


def _known(owner: str, own: list[Declared]) -> str:
    lines = [f"def own_facts(state: {owner}, seat: int) -> list[int]:"]
    lines += ['    """The parts of the facts that belong to a seat and that it alone knows."""']
    lines += ["    players = state.game.players", "    facts: list[int] = []"]
    for fact in own:
        lines.append(f"    width = len(state.{fact.name}) // players")
        lines.append(f"    facts += {fact.numbers('[width * seat : width * (seat + 1)]')}")
    return "\n".join([*lines, "    return facts", ""])


def _wrapped(parts: list[str], opening: str, closing: str, indent: str) -> str:
    """The parts on lines that are not too long."""
    lines, line = [], ""
    for part in parts:
        if line and len(indent) + len(line) + len(part) > WIDTH:
            lines.append(line.rstrip())
            line = ""
        line += f"{part}, "
    return "\n".join([opening, *[f"{indent}{text}" for text in [*lines, line.rstrip()]], closing])


def main(arguments: list[str]) -> int:
    """Write, or check; 1 where something is out of date or declared wrongly."""
    late = 0
    for name in [given for given in arguments if given != "--check"]:
        given = Path(name)
        path = given.with_name("copying.py" if given.stem == "position" else f"{given.stem}_copying.py")
        try:
            text = text_of(given)
        except WrongDeclaration as error:
            sys.stderr.write(f"{given}: {error}\n")
            late = 1
            continue
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.stderr.write(f"{path} is not what {given.name} says: make copying\n")
            late = 1
    return late


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
