"""Self-play at the terminal: the bar while it runs, and what there is in the folder when it is done."""

from __future__ import annotations

from pathlib import Path

from ludoteca.engine import Game
from ludoteca.lab.selfplay import selfplay
from ludoteca.terminal.content import show_contents
from ludoteca.terminal.lab import bar
from ludoteca.terminal.options import unusual
from ludoteca.terminal.talk import QUIET, Talk
from ludoteca.words import title


def run(talk: Talk, game: Game, bot: str, games: int, folder: Path, seed: int, jobs: int | None, on: str = "") -> int:
    """Play, and say what there is."""
    with bar(talk, games) as progress:
        written = selfplay(game, bot, games, folder, seed, jobs, progress, on)
    talk.heading(title(game.name, talk.lang))
    for choice in unusual(game, talk.lang):
        talk.write(choice)
    show_contents(talk, game, printed=True)
    talk.tell("selfplay-written", games=written.games, positions=written.positions, bot=bot, seed=str(seed))
    talk.line(f"  {folder}")
    if written.kept:
        talk.tell("selfplay-kept", QUIET, games=written.kept)
    return 0
