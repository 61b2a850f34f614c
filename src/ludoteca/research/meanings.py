"""What the numbers mean: the observation layout and the action encoding of every game, read from the games themselves.

`docs/` shows it as a page; `table_of("marrak_hesh")` is the part of one game.
"""

from __future__ import annotations

from itertools import groupby

from ludoteca.engine.game import Game, State
from ludoteca.engine.row import Part
from ludoteca.engine.shelf import games, make, rules_of
from ludoteca.words import title

HEAD = """# Observations and actions

This page is made from the code. `state.observation(seat)` is a float32 vector. A game names its parts where it writes
them, and `game.layout()` has them in their order; `ludoteca.research.view(game, observation)` gives each by its name in
its shape, and what belongs to seats with a leading axis of seats. Seats are counted from the viewer in turn order: +0
is the viewer. An action is a number; `state.legal_actions()` and the mask of an environment say which are legal, and
`game.action_text(state, action)` says any of them in words. The examples below are from the opening of seed 1.
"""


def page() -> str:
    """All games, as Markdown."""
    return "\n".join([HEAD, *(table_of(name) for name in games())])


def table_of(name: str) -> str:
    """One game, as Markdown."""
    default = make(name)
    lengths = ", ".join(f"{game.observation_length} with {game.players}" for game in _by_players(name))
    lines = [f"## {title(name, 'en')}", "", f"`{name}`: an observation has {lengths} players. The layout with "]
    lines[-1] += f"{default.players}:"
    lines += ["", "| from | to | name | seat | shape | what its numbers are |", "| --- | --- | --- | --- | --- | --- |"]
    lines += [_layout_row(part) for part in default.layout()]
    lines += ["", f"{default.num_actions} actions:", "", "| ids | as said in the opening |", "| --- | --- |"]
    return "\n".join([*lines, *_action_rows(default.start(1)), ""])


def _by_players(name: str) -> list[Game]:
    """The first way to play with each number of players."""
    ways: dict[int, Game] = {}
    for variant in rules_of(name).variants():
        game = make(name, **variant)
        ways.setdefault(game.players, game)
    return [ways[count] for count in sorted(ways)]


def _layout_row(part: Part) -> str:
    seat = f"+{part.seat}" if part.seat >= 0 else ""
    shape = " x ".join(map(str, part.shape))
    span = f"| {part.start} | {part.start + part.size - 1} |" if part.size else "| | |"
    return f"{span} `{part.name}` | {seat} | {shape} | {_cell(part.about)} |"


def _action_rows(state: State) -> list[str]:
    """A row for each run of actions that are said by the same phrase."""
    rows = []
    for _, run in groupby(range(state.game.num_actions), key=lambda action: state.describe(action).key):
        ids = list(run)
        texts = [_cell(state.describe(action).text("en")) for action in (ids[0], ids[-1])]
        span = f"{ids[0]}" if len(ids) == 1 else f"{ids[0]}-{ids[-1]}"
        rows.append(f"| {span} | {texts[0] if texts[0] == texts[1] else ' … '.join(texts)} |")
    return rows


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
