"""A game as it was played: the save file, the replay, the bug report and the proof, in one small JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from ludoteca.engine.content import NO_PATCH, Patch
from ludoteca.engine.deal import METHOD, MOST_PART, SERVER_DIGITS, STREAM, Deal, Part
from ludoteca.engine.errors import ContentError, ExampleError, IllegalAction, LudotecaError, RecordError
from ludoteca.engine.game import Game, State
from ludoteca.engine.options import Value
from ludoteca.engine.phrase import Phrase, house, listing
from ludoteca.engine.shelf import content_of, form_of, is_shelved, rules_of

FORMAT = 1


def seal_of(seed: int) -> str:
    """The hash of a seed: shown when a table opens, so that nobody can choose the seed afterwards."""
    return sha256(str(seed).encode()).hexdigest()


@dataclass
class Record:
    """Game, options, seed, actions, rules version and seats: all that is needed to play it again.

    A game that was played on from a worked example of the rulebook also says from which; one whose seed was made by
    everybody at the table, of which parts; one that was played on from a moment of another game, from which.
    """

    game: str
    options: dict[str, Value]
    seed: int
    actions: list[int] = field(default_factory=list)
    rules_version: int = 1
    seats: list[str] = field(default_factory=list)
    example: str = ""  # the worked example from which it was played; empty: from the deal
    deal: Deal | None = None  # what the seed was made of; None: a plain seed
    content: str = ""  # the hash of the game's content; empty: nobody has noted it
    patch: Patch = NO_PATCH  # what of that content differs from the game's file
    prelude: Prelude | None = None  # the moment of another game from which it was played; None: from its beginning

    @classmethod
    def of(cls, game: Game, seed: int, seats: list[str], example: str = "") -> Record:
        """The record of a game that is about to start."""
        version = game.rules_version
        content = content_of(game.name, game.patch, version) if is_shelved(game) else ""
        return cls(
            game.name, dict(game.options), seed, [], version, list(seats), example, content=content, patch=game.patch
        )

    @property
    def seal(self) -> str:
        """What was shown of the deal before it was made: of the server's part, or of a plain seed."""
        return seal_of(self.seed) if self.deal is None else self.deal.seal

    @property
    def seed_text(self) -> str:
        """The seed as it is written: in decimal digits, or in hex if it is the key of a deal."""
        return str(self.seed) if self.deal is None else f"{self.seed:064x}"

    def made(self) -> Game:
        """The game that was played: by the rules that it was played by, as long as there are any such."""
        try:
            rules = form_of(self.game, self.rules_version) if self.rules_version else None
            if rules is None:
                now = str(rules_of(self.game).rules_version)
                args: dict[str, int | str | Phrase] = {"record": str(self.rules_version), "game": self.game, "now": now}
                raise RecordError(house("record-rules", args))
            game = rules(self.options, self.patch)
        except RecordError:
            raise
        except LudotecaError as error:
            raise RecordError(error.phrase) from error
        if self.content and self.content != content_of(self.game, self.patch, self.rules_version):
            raise RecordError(house("record-content", {"game": self.game}))
        return game

    def begun(self, made: Game | None = None, *, events: bool = False) -> State:
        """The position before the first action, of the deal or of the example; `made`: the game, if it is at hand."""
        game = made or self.made()
        if self.prelude is not None:
            return self.prelude.begun(self, game, events=events)
        if self.deal is not None:
            return game.deal(self.deal.key, events=events)
        if not self.example:
            return game.start(self.seed, events=events)
        try:
            state = game.example(self.example, events=events)
        except ExampleError as error:
            raise RecordError(error.phrase) from error
        if state.game != game:
            raise RecordError(house("record-example", {"example": self.example, "options": repr(state.game)}))
        return state

    def positions(self, *, events: bool = False) -> Iterator[State]:
        """The same state object at the start and after each action."""
        state = self.begun(events=events)
        yield state
        for number, action in enumerate(self.actions):
            try:
                state.apply(action)
            except IllegalAction as error:
                raise RecordError(
                    house("record-illegal", {"number": number + 1, "action": str(action), "reason": error.phrase})
                ) from error
            yield state

    def replay(self, upto: int | None = None, *, events: bool = False) -> State:
        """The position after the first `upto` actions (None: all of them)."""
        last: State | None = None
        for number, state in enumerate(self.positions(events=events)):
            last = state
            if number == upto:
                break
        assert last is not None
        return last

    def to_json(self) -> str:
        """The record as JSON, with the seal of its seed and a check of its contents."""
        body = self._body()
        body["check"] = _check(body)
        return json.dumps(body, ensure_ascii=False, indent=1)

    def _body(self) -> dict[str, object]:
        begun: dict[str, object] = {"example": self.example} if self.example else {}
        if self.deal is not None:
            begun = {"chance": STREAM, "deal": proof_of(self.deal)}
        if self.prelude is not None:
            begun["prelude"] = self.prelude.body()
        return {
            "ludoteca": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            **({"content": self.content} if self.content else {}),
            **({"patch": self.patch.changes} if self.patch else {}),
            "options": {
                name: list(value) if isinstance(value, tuple) else value for name, value in self.options.items()
            },
            "seed": self.seed_text,
            "seal": self.seal,
            "seats": self.seats,
            **begun,
            "actions": self.actions,
        }

    @classmethod
    def from_json(cls, text: str) -> Record:
        """The record that was written; `RecordError` says what is wrong with a text that is none."""
        try:
            found = json.loads(text)
        except (ValueError, RecursionError) as error:  # also a number of more digits than Python reads
            line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
            raise RecordError(house("record-json", {"line": line})) from None
        if not isinstance(found, dict) or "ludoteca" not in found:
            raise RecordError(house("record-foreign"))
        if found["ludoteca"] != FORMAT:
            raise RecordError(house("record-format", {"found": str(found["ludoteca"]), "known": FORMAT}))
        record = _begun(found)
        record.game, record.options = _text(found, "game"), _options(found)
        record.rules_version, record.seats = _number(found, "rules_version"), _texts(found, "seats")
        record.content, record.patch = _text(found, "content") if "content" in found else "", _patch(found)
        deal = record.deal
        if "prelude" in found:
            record.prelude = Prelude.read(found["prelude"], len(record.seats))
            if deal is not None or record.example:
                raise RecordError(house("record-prelude-deal"))
        if deal is not None and len(deal.parts) != len(record.seats):
            raise RecordError(house("record-parts", {"parts": len(deal.parts), "seats": len(record.seats)}))
        if found.get("seal") != record.seal:
            raise RecordError(house("record-seal" if deal is None else "record-server"))
        if deal is not None and found.get("seed") != record.seed_text:
            raise RecordError(house("record-deal"))
        if found.get("check") != _check(record._body()):
            raise RecordError(house("record-check"))
        return record


MOST_PRELUDES: Final = 8  # games that were each played on from a moment of the one before


@dataclass
class Prelude:
    """A moment of another game, from which a record was played: how that game began, and what was done in it.

    The cards lie as they lay then; or, for a seat, they are dealt anew by the seed of the record, among all that this
    seat held possible at that moment.
    """

    before: Record  # without what both have alike: the game, its options and its content
    seat: int = -1  # which knew no more than that; -1: the cards lie as they lay

    @classmethod
    def of(cls, record: Record, number: int, seat: int = -1) -> Prelude:
        """The moment of a game after so many actions; `RecordError` where too many were played one from another."""
        before = Record("", {}, record.seed, record.actions[:number], example=record.example, deal=record.deal)
        earlier = record.prelude
        if earlier is not None and earlier.seat < 0:  # nothing was dealt in between: it is one game
            before = earlier.before
            before = Record(
                "", {}, before.seed, [*before.actions, *record.actions[:number]],
                example=before.example, deal=before.deal, prelude=before.prelude,
            )  # fmt: skip
        else:
            before.prelude = earlier
        found = cls(before, seat)
        if found.depth > MOST_PRELUDES:
            raise RecordError(house("record-preludes", {"most": MOST_PRELUDES}))
        return found

    @property
    def depth(self) -> int:
        """How many games were played one from another."""
        return 1 if self.before.prelude is None else 1 + self.before.prelude.depth

    @property
    def size(self) -> int:
        """The actions that led to it, of all those games."""
        return len(self.before.actions) + (0 if self.before.prelude is None else self.before.prelude.size)

    def begun(self, record: Record, game: Game, *, events: bool) -> State:
        """The position from which that record was played."""
        state = self.before.begun(game)
        for number, action in enumerate(self.before.actions):
            try:
                state.apply(action)
            except IllegalAction as error:
                raise RecordError(
                    house("record-prelude", {"number": number + 1, "action": str(action), "reason": error.phrase})
                ) from error
        if state.is_over:
            raise RecordError(house("record-prelude-over", {"number": len(self.before.actions)}))
        if self.seat >= 0:
            state = state.redeal(self.seat, record.seed)
        state.telling, state.events = events, []
        return state

    def body(self) -> dict[str, object]:
        """The moment as a record writes it."""
        before = self.before
        begun: dict[str, object] = {"example": before.example} if before.example else {}
        if before.deal is not None:
            begun = {"chance": STREAM, "deal": proof_of(before.deal)}
        if before.prelude is not None:
            begun["prelude"] = before.prelude.body()
        return {"seed": before.seed_text, **begun, "actions": before.actions, "seat": self.seat}

    @classmethod
    def read(cls, body: object, seats: int, depth: int = 1) -> Prelude:
        """The moment that was written; `RecordError` says what is wrong with one that is none."""
        if not isinstance(body, dict) or depth > MOST_PRELUDES:
            raise _wrong("prelude", f"{{...}} x {MOST_PRELUDES}")
        before = _begun(body)
        if before.deal is not None and body.get("seed") != before.seed_text:
            raise RecordError(house("record-deal"))
        if "prelude" in body:
            before.prelude = Prelude.read(body["prelude"], seats, depth + 1)
        seat = _number(body, "seat")
        if not -1 <= seat < seats:
            raise _wrong("prelude.seat", f"-1 ... {seats - 1}")
        return cls(before, seat)


def _begun(found: dict[str, object]) -> Record:
    """How a game began and what was done in it, without what game it is."""
    deal = _deal(found)
    return Record(
        "",
        {},
        _seed(found) if deal is None else deal.seed,
        _numbers(found, "actions"),
        example=_text(found, "example") if "example" in found else "",
        deal=deal,
    )


def _check(body: dict[str, object]) -> str:
    text = json.dumps(body, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def _wrong(key: str, allowed: str) -> RecordError:
    return RecordError(house("record-field", {"field": key, "allowed": allowed}))


def _text(found: dict[str, object], key: str) -> str:
    value = found.get(key)
    if not isinstance(value, str):
        raise _wrong(key, '"..."')
    return value


def _number(found: dict[str, object], key: str) -> int:
    value = found.get(key)
    if isinstance(value, bool) or not isinstance(value, int):
        raise _wrong(key, "0, 1, 2 ...")
    return value


def _numbers(found: dict[str, object], key: str) -> list[int]:
    values = found.get(key)
    if not isinstance(values, list) or any(isinstance(v, bool) or not isinstance(v, int) for v in values):
        raise _wrong(key, "[0, 1, 2 ...]")
    return list(values)


def _texts(found: dict[str, object], key: str) -> list[str]:
    values = found.get(key)
    if not isinstance(values, list) or any(not isinstance(value, str) for value in values):
        raise _wrong(key, '["...", "..."]')
    return list(values)


def _seed(found: dict[str, object]) -> int:
    text = _text(found, "seed")
    if not (text.isascii() and text.isdigit() and len(text) <= 39):
        raise _wrong("seed", '"0" ... "2^128 - 1"')
    return int(text)


def proof_of(deal: Deal) -> dict[str, object]:
    """A deal as a record writes it."""
    parts = [
        None if part is None else {"part": part.text, "by": "server" if part.drawn else "player"} for part in deal.parts
    ]
    return {"method": METHOD, "server": deal.server, "parts": parts}


def _deal(found: dict[str, object]) -> Deal | None:
    """What the seed was made of; None in a record with a plain seed."""
    if "deal" not in found and "chance" not in found:
        return None
    if found.get("chance") != STREAM:
        raise _wrong("chance", f'"{STREAM}"')
    if "example" in found:
        raise RecordError(house("record-deal-example"))
    body = found.get("deal")
    if not isinstance(body, dict):
        raise _wrong("deal", "{...}")
    if body.get("method") != METHOD:
        raise _wrong("deal.method", f'"{METHOD}"')
    server, parts = body.get("server"), body.get("parts")
    if not (isinstance(server, str) and len(server) == SERVER_DIGITS and set(server) <= set("0123456789abcdef")):
        raise _wrong("deal.server", f"0-9, a-f x {SERVER_DIGITS}")
    if not isinstance(parts, list):
        raise _wrong("deal.parts", "[{...}, null ...]")
    return Deal(server, tuple([_part(number, part) for number, part in enumerate(parts)]))


def _part(number: int, body: object) -> Part | None:
    if body is None:
        return None
    if isinstance(body, dict):
        text, by = body.get("part"), body.get("by")
        if isinstance(text, str) and 1 <= len(text) <= MOST_PART and text.isprintable() and by in ("player", "server"):
            return Part(text, by == "server")
    raise _wrong(f"deal.parts[{number}]", f'null, {{"part": "1 ... {MOST_PART}", "by": "player" / "server"}}')


def _patch(found: dict[str, object]) -> Patch:
    changes = found.get("patch", {})
    if not isinstance(changes, dict):
        raise _wrong("patch", "{...}")
    try:
        return Patch.of(changes)
    except ContentError as error:
        raise RecordError(error.phrase) from error


def _options(found: dict[str, object]) -> dict[str, Value]:
    values = found.get("options")
    if not isinstance(values, dict):
        raise _wrong("options", listing(["{...}"]))
    options: dict[str, Value] = {}
    for name, value in values.items():
        if isinstance(value, list):
            options[str(name)] = tuple(value)
        elif isinstance(value, (int, str)) and not isinstance(value, bool):
            options[str(name)] = value
        else:
            raise _wrong(f"options.{name}", '1, "...", [...]')
    return options
