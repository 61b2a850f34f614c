"""The facts of a position, each declared once: what it is, what it starts as, and who knows it.

    class KuhnState(State):
        cards: Own[list[int]]           # by seat: each seat knows its own part of the list
        deck: Hidden[list[int]]         # nobody sees more of it than its length
        bets: list[int]                 # open to every seat; copied with the position
        line: Shared[list[int]]         # replaced, never changed in place: a copy has the same list
        pot: int = 0                    # what it starts as; a list gets its start in the deal
        best: Memo[list[int]]           # worked out from the rest and kept: no part of the position

Copy, equality, pickling, packing and what the proof kit goes through follow from it: by looking at the declarations in
plain Python, and by the straight lines that `python -m ludoteca.proof.copying` makes of them for a compiled game.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

from librt.strings import BytesWriter, write_i16_le, write_i32_le
from mypy_extensions import i16, i32, i64

from ludoteca.engine.errors import DeclarationError
from ludoteca.engine.phrase import house

if TYPE_CHECKING:
    from ludoteca.engine.game import State

T = TypeVar("T")

SMALL: Final[i64] = 1 << 15  # numbers below it are pressed into two bytes
SHARED: Final = "shared"
HIDDEN: Final = "hidden"
OWN: Final = "own"
MEMO: Final = "memo"

Shared = Annotated[T, SHARED]
Hidden = Annotated[T, HIDDEN]
Own = Annotated[T, OWN]
Memo = Annotated[T, MEMO]

MARKS: Final = {"Shared": SHARED, "Hidden": HIDDEN, "Own": OWN, "Memo": MEMO}
_MARKED: Final = re.compile(r"(?:\w+\.)*(Shared|Hidden|Own|Memo)\[(.*)\]", re.DOTALL)


class Fact:
    """A declared fact of a position: its name and its marks."""

    __slots__ = ("marks", "name")

    def __init__(self, name: str, *marks: str) -> None:
        self.name = name
        self.marks = marks

    @property
    def is_memo(self) -> bool:
        """Whether it only repeats others."""
        return MEMO in self.marks

    @property
    def is_open(self) -> bool:
        """Whether every seat knows it."""
        return not {MEMO, HIDDEN, OWN} & set(self.marks)

    def __repr__(self) -> str:
        return f"Fact({self.name}: {', '.join(self.marks) or 'open'})"


def facts_of(position: type[State]) -> list[Fact]:
    """The facts that the class of a position and its bases declare, in that order."""
    kept = _KNOWN.get(position)
    if kept is None:
        kept = _made(position) or _declared(position)
        _KNOWN[position] = kept
    return kept


def _made(position: type[State]) -> list[Fact]:
    """The list in the `copying.py` beside the class, which knows it in every form; none where there is no such file."""
    for kind in position.__mro__:
        home, _, module = kind.__module__.rpartition(".")
        beside = f"{home}.copying" if module == "position" else f"{kind.__module__}_copying"
        if not kind.__module__.startswith("ludoteca.engine") and _exists(beside):
            return list(import_module(beside).FACTS)
    return []


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def _declared(position: type[State]) -> list[Fact]:
    """What the annotations say; native code keeps only the names of what it has."""
    found: dict[str, Fact] = {}
    for kind in reversed(position.__mro__):
        if kind.__module__ == "ludoteca.engine.game" or kind is object:
            continue
        own: dict[str, Any] = vars(kind).get("__annotations__", {})
        for name, note in own.items():
            if not str(note).startswith(("ClassVar", "typing.ClassVar")):
                found[name] = Fact(name, *_marks(note))
        for name in vars(kind).get("__mypyc_attrs__", ()):
            if name not in found and name not in ENGINES_OWN and not name.startswith("__"):
                found[name] = Fact(name)
    return list(found.values())


def _marks(note: object) -> list[str]:
    """The marks of an annotation, whether it is a text or has been worked out."""
    found: list[str] = []
    if isinstance(note, str):
        marked = _MARKED.fullmatch(note)
        while marked is not None:
            found.append(MARKS[marked[1]])
            marked = _MARKED.fullmatch(marked[2])
        return found
    return [mark for mark in getattr(note, "__metadata__", ()) if mark in MARKS.values()]


_KNOWN: Final[dict[type, list[Fact]]] = {}
ENGINES_OWN: Final = ("game", "dice", "to_move", "asked", "choices", "telling", "events")
"""What every position has, and the engine itself takes care of."""


# ---- what follows from the declarations, for a position in plain Python


def copy_facts(source: State, twin: State) -> None:
    """Make a position equal to another."""
    twin.to_move = source.to_move
    twin.asked = source.asked
    twin.choices = source.choices
    for fact in facts_of(type(source)):
        value = getattr(source, fact.name)
        shared = SHARED in fact.marks or MEMO in fact.marks
        setattr(twin, fact.name, value if shared else _copied(value))


def packed_facts(state: State) -> list[int]:
    """Every fact as numbers."""
    found = [state.to_move, int(state.asked)]
    for fact in facts_of(type(state)):
        if not fact.is_memo:
            _pack(getattr(state, fact.name), found)
    return found


def open_facts(state: State) -> list[int]:
    """Whatever the declarations say that everybody knows: the open facts, and of the others how many there are.

    Who is asked and what is added by the game where that is no secret.
    """
    found: list[int] = []
    for fact in facts_of(type(state)):
        value = getattr(state, fact.name)
        if fact.is_open:
            _pack(value, found)
        elif not fact.is_memo and hasattr(value, "__len__"):
            found.append(len(value))
    return found


def own_facts(state: State, seat: int) -> list[int]:
    """The parts of the facts that belong to a seat and that it alone knows."""
    found: list[int] = []
    for fact in facts_of(type(state)):
        if OWN in fact.marks:
            value = getattr(state, fact.name)
            width = len(value) // state.game.players
            _pack(value[width * seat : width * (seat + 1)], found)
    return found


def check_facts(state: State) -> None:
    """Refuse a position of the deal in which a declared fact has no value, or one that does not fit its mark."""
    for fact in facts_of(type(state)):
        args: dict[str, Any] = {"class": type(state).__name__, "fact": fact.name}
        try:
            value = getattr(state, fact.name)
        except AttributeError:
            raise DeclarationError(house("declared-no-start", args)) from None
        if OWN in fact.marks and (not hasattr(value, "__len__") or len(value) % state.game.players):
            raise DeclarationError(house("declared-own", {**args, "players": state.game.players}))


def check_starts(position: type) -> None:
    """Refuse a list in the body of a class: in plain Python all positions would have the same one."""
    for name, value in vars(position).items():
        if name in vars(position).get("__annotations__", {}) and isinstance(value, list):
            if not str(vars(position)["__annotations__"][name]).startswith(("ClassVar", "typing.ClassVar")):
                raise DeclarationError(house("declared-list-start", {"class": position.__name__, "fact": name}))


def pressed(numbers: list[int]) -> bytes:
    """Numbers as bytes, two for each where all of them are small: equal exactly where the numbers are."""
    return pressed_together(numbers, _NOTHING)


def pressed_together(public: list[int], private: list[int]) -> bytes:
    """Two lists likewise: equal exactly where both are."""
    written = BytesWriter()
    write_i32_le(written, i32(len(public)))
    if _write(written, public) and _write(written, private):
        return written.getvalue()
    return f"\xff {public} {private}".encode("latin-1")  # no list is so long that this could be its length


def _write(into: BytesWriter, numbers: list[int]) -> bool:
    """Write them as small numbers; False: one of them is none."""
    try:
        number: i64
        for number in numbers:
            if not -SMALL <= number < SMALL:
                return False
            write_i16_le(into, i16(number))
    except (OverflowError, ValueError):  # native code meets a number of more than 64 bits
        return False
    return True


_NOTHING: Final[list[int]] = []


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(part) for part in value]
    return value[:] if hasattr(value, "__len__") else value


def _pack(value: Any, into: list[int]) -> None:
    if hasattr(value, "__len__"):
        into.append(len(value))
        for part in value:
            _pack(part, into)
    else:
        into.append(int(value))
