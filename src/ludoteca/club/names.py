"""What somebody may call themselves, and when two names look so alike that one could pass for the other."""

from __future__ import annotations

import unicodedata
from hashlib import sha256
from typing import Final

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house

MOST_MARKS: Final = 2  # accents that stand on one letter
LETTERS: Final = {
    # Greek
    "Α": "A", "Β": "B", "Ε": "E", "Ζ": "Z", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M", "Ν": "N", "Ο": "O", "Ρ": "P",
    "Τ": "T", "Υ": "Y", "Χ": "X", "α": "a", "γ": "y", "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "σ": "o",
    "υ": "u", "χ": "x", "ω": "w", "ϲ": "c", "ϳ": "j",
    # Cyrillic
    "А": "A", "В": "B", "С": "C", "Е": "E", "Н": "H", "І": "I", "Ј": "J", "К": "K", "М": "M", "О": "O", "Р": "P",
    "Ѕ": "S", "Т": "T", "Х": "X", "У": "Y", "Ү": "Y", "Ғ": "F", "Ԍ": "G", "Ԛ": "Q", "Ԝ": "W", "Ӏ": "I", "З": "3",
    "а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "і": "i", "ј": "j", "к": "k", "м": "m", "н": "h",
    "о": "o", "р": "p", "ԛ": "q", "ѕ": "s", "т": "t", "у": "y", "ү": "y", "ѵ": "v", "ԝ": "w", "х": "x", "ӏ": "l",
    # Armenian, and letters of the Latin alphabet that are seldom seen
    "ո": "n", "ս": "u", "օ": "o", "հ": "h", "զ": "q", "ց": "g", "յ": "j", "Օ": "O", "Տ": "S", "Լ": "L",
    "ı": "i", "ɩ": "i", "ɑ": "a", "ɡ": "g", "ȷ": "j", "ʀ": "R", "ɴ": "N", "ʟ": "L", "ɪ": "I", "ꜱ": "s", "ⅼ": "l",
    "ø": "o", "Ø": "O", "ð": "d", "đ": "d", "ł": "l", "ħ": "h", "ŧ": "t", "ƒ": "f", "ǀ": "l", "ɾ": "r", "ʏ": "Y",
}  # fmt: skip
SHAPES: Final = {"I": "l", "1": "l", "|": "l", "!": "l", "0": "O", "5": "S", "3": "3", "8": "B", "2": "Z"}
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("VV", "W"))
HARDLY_SEEN: Final = frozenset(  # dots, hooks and strokes on letters, and what stands between words
    "\u0307\u0323\u0324\u0325\u0326\u0327\u0328\u0331\u0332\u0335\u0336\u0337\u0338 .-_'’`´·"
)
_LETTERS: Final = str.maketrans(LETTERS)
_SHAPES: Final = str.maketrans(SHAPES)


class BadName(LudotecaError):
    """Nobody can be called so."""


def checked(text: str, most: int) -> str:
    """A name as it is kept; `BadName` says what is wrong with it."""
    if any(unicodedata.category(mark) in ("Cf", "Cc", "Cs", "Co", "Cn", "Zl", "Zp") for mark in text.strip()):
        raise BadName(house("people-name-unseen"))
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise BadName(house("people-name-empty", {"most": most}))
    if len(name) > most:
        raise BadName(house("people-name-long", {"given": len(name), "most": most}))
    if not any(unicodedata.category(mark)[0] in "LN" for mark in name) or _piled(name):
        raise BadName(house("people-name-letters"))
    return name


def _piled(name: str) -> bool:
    """Whether more marks stand on a letter than any language writes."""
    run = 0
    for mark in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.combining(mark) else 0
        if run > MOST_MARKS:
            return True
    return False


def read_alike(name: str) -> str:
    """The same for all names that are read alike: large and small letters, widths, letters of other alphabets."""
    return _plain(_plain(name).casefold()).replace(" ", "")


def look_alike(name: str) -> str:
    """The same for all names that look alike but are read otherwise: `I` and `l`, `0` and `O`, `rn` and `m`."""
    shape = _plain(name).translate(_SHAPES).replace(" ", "")
    for pair, one in PAIRS:
        shape = shape.replace(pair, one)
    return shape


def _plain(name: str) -> str:
    """Letters without what is hardly seen on them, in the alphabet in which they look the same."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).translate(_LETTERS))
    hardly = "".join(mark for mark in decomposed if mark not in HARDLY_SEEN)
    return unicodedata.normalize("NFC", hardly).translate(_LETTERS)


def keys_of(name: str) -> tuple[str, ...]:
    """What a name lays claim to: nobody else may have any of it."""
    wanted = {f"read {read_alike(name)}", f"look {look_alike(name)}"}
    return tuple(sorted(sha256(text.encode()).hexdigest()[:32] for text in wanted))
