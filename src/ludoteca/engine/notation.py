"""A whole position as text that can be read back: what a person reads, then every fact and where the dice stand.

    docks Yp Re* ...                                    the game's own lines; they may be left out, and must be true
    seat 0: # . . # / ...

    position of marrak_hesh, rules 2, content 5f0d2c11  the game, by which rules and with which content
    options {"players": 2, "deep_space": "none"}
    asked seat 0, decision 0 place
    docks = [4, -1, 17]                                 each declared fact but the memos, which are worked out anew
    dice sfc32 1 2 3 4 0                                the chance, and that of each source
    dice of Goods: sfc32 5 6 7 8 25

It holds what nobody at a table may see, the chance that is still to come too: no face that strangers reach shows it.
"""

from __future__ import annotations

import json
import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.content import Patch, content_hash
from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import LudotecaError, NotationError
from ludoteca.engine.facts import OWN, Fact, facts_of
from ludoteca.engine.phrase import Phrase, house, listing
from ludoteca.engine.rooms import files_hash, home_of_content, room
from ludoteca.engine.row import Row

if TYPE_CHECKING:
    from ludoteca.engine.game import Game, State

LONGEST: Final = 1_000_000  # characters
QUOTED: Final = 120  # characters of a line that a refusal repeats
CONTENT_DIGITS: Final = 8
_HEAD: Final = re.compile(r"position of (\S+), rules (\d{1,9})(?:, content ([0-9a-f]+))?")
_ASKED: Final = re.compile(r"asked (?:nobody|seat (\d{1,9})), decision (\d{1,9})(?: (.*))?")
_DICE: Final = re.compile(r"dice (?:of (.+): )?(\S+ .+)")
_FACT: Final = re.compile(r"(\w+) = (.*)")


# ---- writing


def whole_text(state: State) -> str:
    """The position with all that is hidden, below what a person reads of it."""
    game = state.game
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in game.options.items()}
    asked = "nobody" if state.to_move < 0 else f"seat {state.to_move}"
    lines = [
        state.notation(),
        "",
        f"position of {game.name}, rules {game.rules_version}, content {content_digits(game)}",
        f"options {json.dumps(options)}",
        *([f"patch {json.dumps(game.patch.changes)}"] if game.patch else []),
        f"asked {asked}, decision {int(state.asked)} {_called(state)}".rstrip(),
    ]
    lines += [f"{fact.name} = {value_text(getattr(state, fact.name))}" for fact in _told(state)]
    main, *streams = state.dice.written()
    lines.append(f"dice {main}")
    lines += [f"dice of {source}: {stream}" for source, stream in zip(game.sources, streams, strict=bool(streams))]
    return "\n".join(lines)


def content_digits(game: Game) -> str:
    """What names the content of a game: the beginning of its hash."""
    return content_hash(files_hash(home_of_content(type(game))), game.patch)[:CONTENT_DIGITS]


def value_text(value: Any) -> str:
    """The value of a fact as JSON; bytes in hexadecimal digits."""
    return json.dumps(_plain(value))


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.hex()
    if hasattr(value, "__len__"):
        return [_plain(part) for part in value]
    if isinstance(value, bool):  # apart: native code would make a number of it
        return value
    return int(value)


def _told(state: State) -> list[Fact]:
    return [fact for fact in facts_of(type(state)) if not fact.is_memo]


# ---- reading


class Written:
    """The lines of a whole position, told apart."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise _wrong("long", most=LONGEST)
        lines = [line.strip() for line in text.splitlines()]
        heads = [number for number, line in enumerate(lines) if _HEAD.fullmatch(line)]
        if not heads:
            raise _wrong("head")
        head = _HEAD.fullmatch(lines[heads[-1]])
        assert head is not None
        self.game = head[1]
        self.rules = int(head[2])
        self.content = head[3] or ""
        self.human = [line for line in lines[: heads[-1]] if line]
        self.options: dict[str, object] = {}
        self.patch: dict[str, object] = {}
        self.asked = (-1, 0, "")  # the seat, -1 for nobody, and the decision, with its name
        self.facts: dict[str, Any] = {}
        self.dice = ""
        self.streams: dict[str, str] = {}
        met: set[str] = set()
        for number in range(heads[-1] + 1, len(lines)):
            if lines[number]:
                about = self._take(number + 1, lines[number])
                if about in met:
                    raise _wrong("twice", line=number + 1, text=_quoted(lines[number]))
                met.add(about)
        for about, example in (("options", "options {…}"), ("asked", "asked seat 0, decision 0"), ("dice", "dice …")):
            if about not in met:
                raise _wrong("missing", text=example)

    def _take(self, number: int, line: str) -> str:
        """Take a line for what it is about, which it says."""
        fact, dice, asked = _FACT.fullmatch(line), _DICE.fullmatch(line), _ASKED.fullmatch(line)
        if fact is not None:
            self.facts[fact[1]] = _json(number, fact[2])
            return f"{fact[1]} ="
        if dice is not None and dice[1]:
            self.streams[dice[1]] = dice[2]
            return f"dice of {dice[1]}"
        if dice is not None:
            self.dice = dice[2]
            return "dice"
        if asked is not None:
            self.asked = (-1 if asked[1] is None else int(asked[1]), int(asked[2]), asked[3] or "")
            return "asked"
        about, _, value = line.partition(" ")
        if about not in ("options", "patch"):
            raise _wrong("line", line=number, text=_quoted(line))
        table = _json(number, value)
        if not isinstance(table, dict):
            raise _wrong("line", line=number, text=_quoted(line))
        if about == "options":
            self.options = {name: tuple(part) if isinstance(part, list) else part for name, part in table.items()}
        else:
            self.patch = table
        return about

    def made(self, rules: type[Game]) -> Game:
        """The game that the text is about."""
        try:
            return rules(self.options, Patch.of(self.patch))
        except LudotecaError as error:
            raise NotationError(error.phrase) from error


def position_of(game: Game, text: str, events: bool = False) -> State:
    """The position that a text tells of; `NotationError` says what is wrong with it."""
    return read_position(game, Written(text), events)


def read_position(game: Game, written: Written, events: bool = False) -> State:
    """The position of a game that has been written down."""
    if written.game != game.name:
        raise _wrong("game", found=_quoted(written.game), game=game.name)
    if written.rules != game.rules_version:
        raise _wrong("rules", game=game.name, found=written.rules, now=int(game.rules_version))
    made = written.made(type(game))
    if made != game:
        raise _wrong("options", found=repr(made), game=repr(game))
    if written.content and written.content != content_digits(game):
        raise _wrong("content", game=game.name, found=written.content, now=content_digits(game))
    like = game._deal(Dice.seeded(0))
    state: State = type(like)(game, _dice(game, written))
    _set_facts(state, like, written.facts)
    state.to_move, state.asked, called = written.asked
    if state.to_move >= game.players or state.asked >= len(game.decisions):
        raise _wrong("asked", most=game.players - 1, decisions=len(game.decisions) - 1)
    if called not in ("", _called(state)):
        raise _wrong("decision", number=int(state.asked), name=_called(state), found=_quoted(called))
    try:
        _come_alive(state)
    except NotationError:
        raise
    except LudotecaError as refusal:
        raise NotationError(house("notation-impossible", {"game": game.name, "error": refusal.phrase})) from refusal
    except AssertionError as law:
        raise _wrong("impossible", game=game.name, error=str(law).partition("\n")[0]) from law
    except Exception as error:  # whatever a game says to facts that do not go together
        told = f"{type(error).__name__}: {error}".partition("\n")[0]
        raise _wrong("impossible", game=game.name, error=told) from error
    _compare(written.human, state)
    state.telling = events
    if events:
        state.events = []
    return state


def _dice(game: Game, written: Written) -> Dice:
    """The dice as they stood; undivided, or with a stream for each source of the game."""
    if written.streams and list(written.streams) != list(game.sources):
        raise _wrong("sources", found=listing(list(written.streams)), sources=listing(game.sources) or "-")
    text = written.dice
    try:
        dice = Dice.read(text)
        streams: list[Dice] = []
        for source, text in written.streams.items():
            streams.append(Dice.read(text, source))
    except ValueError:
        raise _wrong("dice", text=_quoted(text)) from None
    return dice.with_streams(streams) if streams else dice


def _set_facts(state: State, like: State, facts: dict[str, Any]) -> None:
    """Give the position its facts, each of the kind that it has in the deal; the memos what they have there."""
    told = _told(state)
    names = [fact.name for fact in told]
    for name in facts:
        if name not in names:
            near = get_close_matches(name, names, n=1)
            raise _wrong("fact-unknown", fact=name, facts=listing(near or names))
    for name in names:
        if name not in facts:
            raise _wrong("fact-missing", fact=name)
    for fact in facts_of(type(state)):
        if fact.is_memo:
            setattr(state, fact.name, getattr(like, fact.name))
    for fact in told:
        dealt = getattr(like, fact.name)
        try:
            value = _like(facts[fact.name], dealt)
            setattr(state, fact.name, value)  # native code looks at the type once more
        except (TypeError, ValueError, OverflowError):
            told_value = {"fact": fact.name, "found": _quoted(json.dumps(facts[fact.name]))}
            raise NotationError(house("notation-value", {**told_value, "allowed": _kind(dealt)})) from None
        if OWN in fact.marks and len(value) % state.game.players:
            raise _wrong("own", fact=fact.name, length=len(value), players=state.game.players)


def _like(read: Any, dealt: Any) -> Any:
    """What was read, as a value of the kind that was dealt; `TypeError` or `ValueError` where it is of another."""
    if isinstance(dealt, bool) or isinstance(read, bool):
        if not (isinstance(dealt, bool) and isinstance(read, bool)):
            raise TypeError
        return read
    if isinstance(dealt, int):
        if not isinstance(read, int):
            raise TypeError
        return read
    if isinstance(dealt, bytes):
        if not isinstance(read, str):
            raise TypeError
        return bytes.fromhex(read)
    if not isinstance(read, list):
        raise TypeError
    if isinstance(dealt, list):
        return [_like(part, dealt[0]) for part in read] if len(dealt) else [_own_kind(part) for part in read]
    kind: Any = type(dealt)  # a row of machine numbers
    return kind([_like(part, 0) for part in read])


def _own_kind(read: Any) -> Any:
    """What was read, by itself: a list that is dealt empty does not say what will be in it."""
    if isinstance(read, list):
        return [_own_kind(part) for part in read]
    if isinstance(read, str):
        return bytes.fromhex(read)
    if isinstance(read, bool):
        return read
    if not isinstance(read, int):
        raise TypeError
    return read


def _kind(dealt: Any) -> Phrase:
    """What a fact can be, in words."""
    if isinstance(dealt, bool):
        return house("notation-yes-or-no")
    if isinstance(dealt, int):
        return house("notation-number")
    return house("notation-bytes" if isinstance(dealt, bytes) else "notation-list")


def _come_alive(state: State) -> None:
    """Work out what follows from the facts, and look at the position as the house does: it must be one that can be."""
    game = state.game
    state._work_out()
    if state.to_move >= 0:
        decision = game.decisions[state.asked]
        state.choices = decision.legal(state)
        if len(state.choices) < 2 and not (state.choices and decision.could_choose(state)):
            raise _wrong("undecided", seat=state.to_move)
        for action in state.choices:
            state.describe(action)
    state.packed()
    state.scores()
    state.question()
    layout = [(part.name, part.start, part.size) for part in game.layout()]
    for seat in range(game.players):
        row = Row()
        row.note_parts(type(state).__name__)
        state._observe(seat, row)
        if [(part.name, part.start, part.size) for part in row.noted()] != layout:
            raise _wrong("length", seat=seat)
        state.information(seat)
        state.score_sheet(seat)
    laws = room(type(game), "invariants")
    if laws is not None:
        laws.check(state)


def _compare(human: list[str], state: State) -> None:
    """The lines that people read say what the facts say."""
    if not human:
        return
    true = [line.strip() for line in state.notation().splitlines() if line.strip()]
    for number in range(max(len(human), len(true))):
        told = human[number] if number < len(human) else "-"
        meant = true[number] if number < len(true) else "-"
        if told != meant:
            raise _wrong("untrue", told=_quoted(told), true=_quoted(meant))


def _json(number: int, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise _wrong("line", line=number, text=_quoted(text)) from None


def _quoted(text: str) -> str:
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def _wrong(key: str, **args: int | str) -> NotationError:
    return NotationError(house(f"notation-{key}", dict(args)))


def _called(state: State) -> str:
    """The name of the open decision; native code would pass over that of a class in plain Python."""
    decision = state.decision()
    found: object = getattr(type(decision), "name", "")
    return found if isinstance(found, str) else decision.name
