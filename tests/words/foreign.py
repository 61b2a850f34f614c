"""A language of somebody else, as a package that is installed: in a folder that Python looks into."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from ludoteca import words
from ludoteca.words import languages

INIT = '''"""Ludoteca in another language."""

from ludoteca.words.languages import Language

LANGUAGE = Language({arguments})
'''


def installed(folder: Path, name: str, code: str, files: Mapping[str, str | bytes], init: str = "") -> None:
    """Write a package of that name with its entry point."""
    home = folder / name
    told = {"__init__.py": init or INIT.format(arguments=f'"{code}", "Tongue {code}", "{name}"'), **files}
    for path, text in told.items():
        file = home / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[{languages.GROUP}]\n{code} = {name}:LANGUAGE\n", encoding="utf-8")


@contextmanager
def looked_into(folder: Path) -> Iterator[None]:
    """While Python looks into that folder too, and what it knows of languages is found anew."""
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if (folder / name.partition(".")[0]).exists():
                del sys.modules[name]
        forget()


def forget() -> None:
    """Nothing is kept that hangs on which languages there are."""
    for kept in (languages._found, languages.decimal_mark, words._bundle, words._say, words._exactly):
        kept.cache_clear()
    languages._added.clear()
