"""What an assistant can do here: the tools, what each takes, and the tables at which the assistant sits.

Nothing in it knows a protocol: `protocol.py` says it to the world.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final

from ludoteca.agents.failing import Refusal
from ludoteca.agents.local import LocalGame
from ludoteca.agents.remote import RemoteGame
from ludoteca.agents.view import cut, rules_text
from ludoteca.bots.driver import what_went_wrong
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.options import Choice
from ludoteca.engine.phrase import HOUSE, Phrase, house, listing
from ludoteca.engine.shelf import games, rules_of
from ludoteca.words import languages, say, title

MOST_TABLES: Final = 8
MOST_TEXT: Final = 250_000  # characters of an answer
MOST_WAIT: Final = 60
USUAL_WAIT: Final = 20

LENGTHS: Final = {"answer": 20_000, "options": 100_000}  # characters of an argument; of any other:
USUAL_LENGTH: Final = 1_000
TYPES: Final[dict[str, tuple[type, ...]]] = {
    "string": (str,), "integer": (int,), "number": (int, float), "array": (list,), "object": (dict,),
}  # fmt: skip
ARGUMENTS: Final = {
    "game": "string", "about": "string", "seats": "array", "options": "object", "seed": "integer", "lang": "string",
    "link": "string", "name": "string", "table": "integer", "wait": "number", "answer": "string",
}  # fmt: skip
Table = LocalGame | RemoteGame


class ToolError(LudotecaError):
    """Something asked of a tool that cannot be."""


@dataclass(frozen=True)
class Tool:
    """Something that can be done: its arguments, and which of them it needs."""

    name: str
    takes: tuple[str, ...]
    needs: tuple[str, ...] = ()
    changes: bool = True  # whether anything is another thing afterwards

    def about(self, lang: str) -> str:
        """What it does, in words."""
        return say(HOUSE, f"mcp-tool-{self.name}", lang)

    def schema(self, lang: str) -> dict[str, Any]:
        """What it takes, as a JSON Schema."""
        found: dict[str, Any] = {}
        for name in self.takes:
            found[name] = {"type": ARGUMENTS[name], "description": say(HOUSE, f"mcp-argument-{name}", lang)}
        if "seats" in found:
            found["seats"]["items"] = {"type": "string"}
        if "lang" in found:
            found["lang"]["enum"] = list(languages.codes())
        if "wait" in found:
            found["wait"] |= {"minimum": 0, "maximum": MOST_WAIT}
        return {"type": "object", "properties": found, "required": list(self.needs), "additionalProperties": False}

    def check(self, given: Mapping[str, Any]) -> None:
        """Refuse arguments that it does not take, that it lacks, or that are something else."""
        for name, value in given.items():
            if name not in self.takes:
                known = listing(self.takes) if self.takes else "-"
                raise self._wrong("unknown", cut(name, 80), known=known)
            kind = ARGUMENTS[name]
            texts = kind != "array" or (isinstance(value, list) and all(isinstance(one, str) for one in value))
            if not isinstance(value, TYPES[kind]) or isinstance(value, bool) or not texts:
                raise self._wrong("type", name, type=house(f"agents-type-{kind}"))
            most = LENGTHS.get(name, USUAL_LENGTH)
            if kind in ("string", "array", "object") and len(str(value)) > most:
                raise self._wrong("long", name, most=most)
        for name in self.needs:
            if name not in given:
                raise self._wrong("needed", name)
        if not 0 <= given.get("wait", 0) <= MOST_WAIT:
            raise self._wrong("range", "wait", low=0, high=MOST_WAIT)
        try:
            languages.of(given.get("lang", "en"))
        except languages.UnknownLanguage as error:
            raise ToolError(error.phrase) from None

    def _wrong(self, key: str, argument: str, **args: int | str | Phrase) -> ToolError:
        return ToolError(house(f"agents-argument-{key}", {"tool": self.name, "argument": argument, **args}))


TOOLS: Final = {
    tool.name: tool
    for tool in (
        Tool("games", (), changes=False),
        Tool("rules", ("game", "about", "lang"), ("game",), changes=False),
        Tool("new_game", ("game", "seats", "options", "seed", "lang"), ("game",)),
        Tool("join", ("link", "name", "lang"), ("link", "name")),
        Tool("look", ("table", "wait"), changes=False),
        Tool("choose", ("answer", "table", "wait"), ("answer",)),
        Tool("why", ("answer", "table"), ("answer",), changes=False),
        Tool("undo", ("table",)),
        Tool("leave", ("table",)),
    )
}


class Assistant:
    """One assistant, in a language, with the tables at which it sits."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._tables: dict[int, Table] = {}  # the one that was used last stands last
        self._opened = 0
        self._lock = Lock()  # one thing after the other
        self._does: dict[str, Callable[..., str]] = {
            "games": self._games, "rules": self._rules, "new_game": self._new_game, "join": self._join,
            "look": self._look, "choose": self._choose, "why": self._why, "undo": self._undo, "leave": self._leave,
        }  # fmt: skip

    def call(self, name: str, given: Mapping[str, Any]) -> tuple[str, bool]:
        """What a tool answers, and whether it could be done; whatever goes wrong is said in a sentence."""
        try:
            tool = TOOLS.get(name)
            if tool is None:
                raise ToolError(house("agents-tool-unknown", {"tool": cut(name, 80), "tools": listing(list(TOOLS))}))
            tool.check(given)
            with self._lock:
                return cut(self._does[name](**given), MOST_TEXT), True
        except LudotecaError as error:
            return cut(error.text(self.lang), MOST_TEXT), False
        except Refusal as refusal:
            return cut(refusal.text, MOST_TEXT), False
        except Exception as error:
            return say(HOUSE, "agents-mishap", self.lang, what=what_went_wrong(error)), False

    # ---- the tools

    def _games(self) -> str:
        return "\n\n".join(_described(name, self.lang) for name in games())

    def _rules(self, game: str, about: str = "", lang: str = "") -> str:
        rules_of(game)
        return rules_text(game, lang or self.lang, about)

    def _new_game(
        self,
        game: str,
        seats: list[str] | None = None,
        options: dict[str, object] | None = None,
        seed: int | None = None,
        lang: str = "",
    ) -> str:
        self._check_room()
        chosen = {name: tuple(value) if isinstance(value, list) else value for name, value in (options or {}).items()}
        return self._seated(LocalGame(game, seats or [], chosen, seed, lang or self.lang))

    def _join(self, link: str, name: str, lang: str = "") -> str:
        self._check_room()
        return self._seated(RemoteGame(link, name, lang or self.lang))

    def _look(self, table: int = 0, wait: float = 0.0) -> str:
        return self._at(table).look(wait)

    def _choose(self, answer: str, table: int = 0, wait: float = USUAL_WAIT) -> str:
        return self._at(table).choose(answer, wait)

    def _why(self, answer: str, table: int = 0) -> str:
        return self._at(table).why(answer)

    def _undo(self, table: int = 0) -> str:
        return self._at(table).undo()

    def _leave(self, table: int = 0) -> str:
        left = self._at(table).leave()
        self._tables.popitem()
        return left

    # ---- the tables

    def _check_room(self) -> None:
        """A table whose game is over makes room; of others there are so many."""
        if len(self._tables) >= MOST_TABLES:
            over = next((number for number, table in self._tables.items() if table.is_over), None)
            if over is None:
                raise ToolError(
                    house("agents-tables-most", {"most": MOST_TABLES, "tables": listing(list(self._tables))})
                )
            del self._tables[over]

    def _seated(self, table: Table) -> str:
        self._opened += 1
        self._tables[self._opened] = table
        return f"{say(HOUSE, 'agents-table', table.lang, table=self._opened)} {table.look()}"

    def _at(self, number: int) -> Table:
        """The table of that number, which is then the last that was used; 0: that one."""
        if not self._tables:
            raise ToolError(house("agents-no-table"))
        chosen = number or next(reversed(self._tables))
        if chosen not in self._tables:
            known = listing(list(self._tables))
            raise ToolError(house("agents-table-unknown", {"table": str(number), "tables": known}))
        self._tables[chosen] = table = self._tables.pop(chosen)
        return table


def _described(name: str, lang: str) -> str:
    """A game: what it is called, what it is like, and what can be chosen."""
    lines = [f"{name}: {title(name, lang)}. {say(name, 'tagline', lang)}"]
    for option in rules_of(name).option_list:
        allowed = listing(option.values) if isinstance(option, Choice) else option.allowed()
        lines.append(f"- {option.name} ({say(name, f'option-{option.name}', lang)}): {allowed}")
    return "\n".join(lines)
