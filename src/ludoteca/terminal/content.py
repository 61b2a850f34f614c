"""`ludoteca content`: what lies in the box of a game, what each value may be, and what somebody has changed of it."""

from __future__ import annotations

import json
from pathlib import Path

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.engine import Game
from ludoteca.engine.content import Item
from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.schema import differences, schema
from ludoteca.engine.shelf import short_content
from ludoteca.files import check_free, written_whole
from ludoteca.terminal.talk import LOUD, QUIET, SORRY, Talk
from ludoteca.words import say, title
from ludoteca.words.contents import called, changes, described, may_be, skeleton

MOST_TOLD = 12  # changes that are told when a game begins
LONG = 44  # characters of what a value may be; longer ones stand at the end, once


def show(talk: Talk, game: Game) -> None:
    """All values, table by table, with what each may be; whatever differs from what is printed stands out."""
    talk.heading(title(game.name, talk.lang))
    items = schema(game)
    if not items:
        talk.tell("contents-none", game=game.name)
        return
    show_contents(talk, game, printed=True)
    notes: list[str] = []
    for path, values in _tables(items).items():
        head = called(game.name, values[0], talk.lang)[0]
        if path:
            talk.console.print()
            talk.console.print(Text.assemble((path, LOUD), "  ", head))
        grid = Grid.grid(padding=(0, 2))
        for item in [item for item in values if not item.names]:
            grid.add_row(*_row(talk, game, item, notes))
        talk.show(Padding(grid, (0, 0, 0, 2 if path else 0)))
    if notes:
        talk.console.print()
        talk.tell("contents-long", QUIET)
        for number, note in enumerate(notes, 1):
            talk.item(f"[{number}]", note)
    _show_how(talk, game, items)


def show_json(talk: Talk, game: Game) -> None:
    """The same for programs."""
    talk.console.file.write(json.dumps(described(game, talk.lang), ensure_ascii=False, indent=1) + "\n")


def write(talk: Talk, game: Game, file: Path, *, force: bool) -> None:
    """A file for `--content`: what differs, and all the rest as comments."""
    check_free(file, force=force)
    with written_whole(file) as out:
        out.write(skeleton(game, talk.lang).encode())
    talk.tell("contents-written")
    talk.line(f"  {file}")


def show_contents(talk: Talk, game: Game, *, printed: bool = False) -> None:
    """What a game is played with, if it is not as printed; `printed`: also if it is."""
    for number, line in enumerate(told_contents(game, talk.lang, MOST_TOLD) if game.patch or printed else []):
        talk.write(line, SORRY if game.patch and number == 0 else "", indent=2 if number else 0)


def told_contents(game: Game, lang: str, most: int | None = None) -> list[str]:
    """The contents of a game by their hash, then each value that is not as printed."""
    if not game.patch:
        return [say(HOUSE, "contents-printed", lang, hash=short_content(game))]
    told = [str(change) for change in changes(game.name, differences(game), lang)]
    head = say(HOUSE, "contents-house", lang, hash=short_content(game), number=len(told))
    more = [] if most is None or len(told) <= most else [say(HOUSE, "contents-more", lang, number=len(told) - most)]
    return [head, *told[:most], *more]


def _tables(items: list[Item]) -> dict[str, list[Item]]:
    """The values of each table, by its path; those outside of all tables first."""
    found: dict[str, list[Item]] = {"": []}
    for item in items:
        found.setdefault(item.path.rpartition(".")[0], []).append(item)
    return {path: values for path, values in found.items() if values}


def _row(talk: Talk, game: Game, item: Item, notes: list[str]) -> list[Text]:
    """The key of a value, what it is, what it may be, and what it is called."""
    value = Text(json.dumps(item.value, ensure_ascii=False))
    if item.differs:
        value = Text.assemble((f"{json.dumps(item.printed, ensure_ascii=False)} → ", QUIET), (value.plain, SORRY))
    allowed = may_be(item, talk.lang)
    if len(allowed) > LONG:
        if allowed not in notes:
            notes.append(allowed)
        allowed = f"[{notes.index(allowed) + 1}]"
    key = Text(item.path.rpartition(".")[2], style=QUIET if item.fixed else "cyan")
    return [key, value, Text(allowed, style=QUIET), Text(called(game.name, item, talk.lang)[1])]


def _show_how(talk: Talk, game: Game, items: list[Item]) -> None:
    talk.console.print()
    example = next((item for item in items if item.kind == "whole" and not item.fixed), None)
    if example is not None:
        other = example.most if example.value != example.most else example.least
        talk.tell("contents-how", QUIET)
        talk.line(f"  ludoteca play {game.name} --set {example.path}={other}", QUIET)
    talk.tell("contents-file", QUIET)
    talk.line(f"  ludoteca content {game.name} --out my.toml", QUIET)
