"""`ludoteca words`: which languages there are, what one of them still lacks, and a package to begin a new one with."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.engine import house
from ludoteca.engine.phrase import listing
from ludoteca.files import FileError, check_free, trouble, written_whole
from ludoteca.terminal.arguments import UsageError
from ludoteca.terminal.talk import LOUD, QUIET, SORRY, Talk
from ludoteca.terminal.todo import page_of
from ludoteca.version import VERSION
from ludoteca.words import languages
from ludoteca.words.checking import Checked, Sheet, checked, is_whole, share, sheets, source
from ludoteca.words.languages import CODE, ENGLISH, LONGEST_NAME, LanguageError, locale_of

DEEDS: Final = ("list", "check", "new")
UNFINISHED: Final = 1
SHOWN: Final = 12  # findings of a room that are told where all rooms are


def listed(talk: Talk) -> int:
    """Every language with how much of it is done, and what cannot be used."""
    grid = Grid.grid(padding=(0, 2))
    for one in languages.known().values():
        about = talk.words("words-draft") if one.draft else ""
        grid.add_row(one.code, one.name, f"{share(checked(one.code))} %", Text(about or one.home, QUIET))
    talk.show(grid)
    for bad in languages.unusable():
        why = bad.why.text(talk.lang)
        talk.tell("doctor-language-unusable", SORRY, name=bad.name, package=bad.package, why=why)
    return 0


def check(talk: Talk, code: str, room: str, out: Path | None, *, force: bool) -> int:
    """What a language lacks, room by room; 1 where anything is missing or does not fit."""
    spoken = languages.of(code)
    found = checked(code)
    if room:
        names = [one.sheet.name for one in found]
        found = [one for one in found if one.sheet.name == room]
        if not found:
            raise UsageError(house("words-room", {"given": room, "rooms": listing(names)}))
    if out is not None:
        check_free(out, force=force)
        with written_whole(out) as file:
            file.write(page_of(spoken, found, talk.lang).encode())
    grid = Grid.grid(padding=(0, 2))
    for one in found:
        mark = Text("-", SORRY) if one.findings else Text("+", "green")
        grid.add_row(mark, one.sheet.name, f"{one.done}/{one.wanted}", Text(_brief(talk, one), QUIET))
    talk.show(grid)
    for one in found:
        _tell(talk, one, all_of_it=bool(room))
    talk.console.print()
    whole = is_whole(found)
    if whole:
        talk.tell("words-whole", name=spoken.name)
    else:
        talk.tell("words-unfinished", SORRY, name=spoken.name, share=share(found))
    if out is not None:
        talk.tell("words-page", file=str(out))
    return 0 if whole else UNFINISHED


def _brief(talk: Talk, one: Checked) -> str:
    """How many are missing and how many do not fit."""
    missing = sum(finding.is_missing for finding in one.findings)
    wrong = len(one.findings) - missing
    told = [("words-missing", missing), ("words-unfit", wrong)]
    return ", ".join(talk.words(key, count=count) for key, count in told if count)


def _tell(talk: Talk, one: Checked, *, all_of_it: bool) -> None:
    """What is not right with a sheet; of one that is not begun, its size says enough."""
    if not one.findings or (not one.done and not all_of_it):
        return
    talk.heading(f"{one.sheet.name} ({one.sheet.path})")
    wrong = sorted(one.findings, key=lambda finding: finding.is_missing)
    for finding in wrong if all_of_it else wrong[:SHOWN]:
        talk.write(finding.what.text(talk.lang), indent=2)
    if not all_of_it and len(wrong) > SHOWN:
        talk.tell("words-more", QUIET, more=len(wrong) - SHOWN, room=one.sheet.name)


# ---- a language that nobody has brought


def new(talk: Talk, code: str, out: Path | None, name: str) -> int:
    """Write a package that brings a language: every message in English as a comment, to be said below it."""
    if not CODE.fullmatch(code):
        raise LanguageError(house("language-code", {"code": code[:LONGEST_NAME]}))
    if any(one.code == code for one in languages.OURS):
        raise LanguageError(house("language-ours", {"code": code}))
    own = name or own_name(code)
    if not own.strip() or len(own) > LONGEST_NAME or not own.isprintable() or '"' in own or "\\" in own:
        raise LanguageError(house("words-name", {"code": code, "most": LONGEST_NAME}))
    home = f"ludoteca_{code.replace('-', '_').lower()}"
    folder = Path(home) if out is None else out
    if folder.exists() or folder.is_symlink():
        raise FileError(house("new-exists", {"folder": str(folder)}))
    if not folder.resolve().parent.is_dir():
        raise FileError(house("file-nowhere", {"file": str(folder), "folder": str(folder.resolve().parent)}))
    _write(folder, {**_frame(code, own, home, talk), **{f"src/{home}/{path}": text for path, text in _sheets()}})
    talk.tell("words-written", LOUD, name=own, folder=str(folder))
    for key, command in (
        ("words-install", f"pip install -e '{folder}'"),
        ("words-see", f"ludoteca play --lang {code}"),
        ("words-ask", f"ludoteca words check {code}"),
    ):
        talk.tell(key)
        talk.line(f"    {command}")
    return 0


def own_name(code: str) -> str:
    """What a language calls itself; empty where that is not commonly known."""
    locale = locale_of(code)
    name = (locale.get_display_name(code.replace("-", "_")) or "") if locale is not None else ""
    return name[:1].upper() + name[1:]


def _write(folder: Path, texts: dict[str, str]) -> None:
    """All files of the package, or none."""
    part = folder.resolve().with_name(f".{folder.resolve().name}.{os.getpid()}.part")
    try:
        for path, text in texts.items():
            aim = part / path
            aim.parent.mkdir(parents=True, exist_ok=True)
            aim.write_text(text, encoding="utf-8", newline="\n")
        part.rename(folder)
    except OSError as error:
        raise FileError(trouble(folder, error)) from None
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _frame(code: str, name: str, home: str, talk: Talk) -> dict[str, str]:
    """What stands around the sheets."""
    first = VERSION.partition(".")[0]
    pyproject = f"""[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{home.replace("_", "-")}"
version = "0.1"
description = "Ludoteca: {name}"
requires-python = ">=3.11"
dependencies = ["ludoteca>={first}"]

[project.entry-points."{languages.GROUP}"]
{code} = "{home}:LANGUAGE"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
{home} = ["**/*.ftl", "**/*.md"]
"""
    init = f"""\"\"\"Ludoteca: {name}.\"\"\"

from ludoteca.words.languages import Language

LANGUAGE = Language("{code}", "{name}", "{home}")
"""
    readme = talk.words("words-readme", code=code, name=name, package=home)
    return {
        "pyproject.toml": pyproject,
        "README.md": f"# Ludoteca: {name}\n\n" + "".join(f"{line}\n" for line in readme.splitlines()),
        f"src/{home}/__init__.py": init,
    }


def _sheets() -> list[tuple[str, str]]:
    """Every sheet: a catalogue with each message as a comment, a rulebook as it is, under another name."""
    found = []
    for sheet in sheets():
        text = sheet.text(ENGLISH)
        path = re.sub(r"\.md$", ".en.txt", sheet.path)
        found.append((path, text if sheet.is_book else commented(sheet, text)))
    return found


def commented(sheet: Sheet, text: str) -> str:
    """A catalogue of which only comments are left: what is said in English stands above where it is to be said."""
    parts = [f"### {sheet.name}"]
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            parts.append("\n".join(f"# {line}".rstrip() for line in source(text, entry).split("\n")))
        elif isinstance(entry, ast.Comment | ast.GroupComment | ast.ResourceComment) and entry.content:
            parts.append("\n".join(f"## {line}".rstrip() for line in entry.content.split("\n")))
    return "\n\n".join(parts) + "\n"
