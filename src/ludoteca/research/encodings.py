"""What the numbers mean: the observation layout and the action encoding of every game, read from the games themselves.

`docs/` shows it as a page; `table_of("marrak_hesh")` is the part of one game.
"""

from __future__ import annotations

from itertools import groupby

from ludoteca.engine.game import Game, State
from ludoteca.engine.shelf import games, make, rules_of
from ludoteca.research.names import named_parts
from ludoteca.words import title

HEAD = """# Observations and actions

This page is made from the code. `state.observation(seat)` is a float32 vector; its parts stand in the order of
`game.layout()`, and `ludoteca.research.view(game, observation)` gives them by name and shape. Seats are counted from
the observer in turn order. An action is a number; `state.legal_actions()` and the mask of an environment say which are
legal, and `game.action_text(state, action)` says any of them in words. The examples below are from the opening of
seed 1.
"""


def page() -> str:
    """All games, as Markdown."""
    return "\n".join([HEAD, *(table_of(name) for name in games())])


def table_of(name: str) -> str:
    """One game, as Markdown."""
    default = make(name)
    lengths = ", ".join(f"{_length(game)} with {game.players}" for game in _by_players(name))
    lines = [f"## {title(name, 'en')}", "", f"`{name}`: an observation has {lengths} players. The layout with "]
    lines[-1] += f"{default.players}:"
    lines += ["", "| from | to | name | shape | part |", "| --- | --- | --- | --- | --- |", *_layout_rows(default)]
    lines += ["", f"{default.num_actions} actions:", "", "| ids | as said in the opening |", "| --- | --- |"]
    return "\n".join([*lines, *_action_rows(default.start(1)), ""])


def _by_players(name: str) -> list[Game]:
    """The first way to play with each number of players."""
    ways: dict[int, Game] = {}
    for variant in rules_of(name).variants():
        game = make(name, **variant)
        ways.setdefault(game.players, game)
    return [ways[count] for count in sorted(ways)]


def _length(game: Game) -> int:
    return sum(length for _, length in game.layout())


def _layout_rows(game: Game) -> list[str]:
    return [
        f"| {part.first} | {part.first + part.length - 1} | `{part.name}` | {' x '.join(map(str, part.shape))} "
        f"| {_cell(part.text)} |"
        for part in named_parts(game)
    ]


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
