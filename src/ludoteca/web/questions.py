"""What a thinker elsewhere is asked and what it answers, as JSON: imagined positions, never a table's own.

A question holds what our own workers are given: a position that was dealt anew for the seat, as text that is read with
care, and the seed of the thought. A review of a finished game holds its record, which is open to all by then; before
the end each decision comes as a position of its own. Whatever is answered is looked at before it counts.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Mapping
from math import isfinite
from time import monotonic
from typing import Any, Final, NamedTuple

from ludoteca.bots import Advice, Named, named
from ludoteca.bots.coach import BEST, GOOD, RISKY, Counsel
from ludoteca.bots.registry import is_house
from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE, Phrase
from ludoteca.engine.record import Record
from ludoteca.engine.shelf import position
from ludoteca.review import Budget, Piece
from ludoteca.review.codec import from_json, packed, phrase_from_json, phrase_to_json, to_json, unpacked
from ludoteca.review.judging import piece_of
from ludoteca.table.entries import HURRIED
from ludoteca.web.thinking import PIECE_SECONDS, Thought, Wanted, advise, judge, look, think
from ludoteca.words.languages import codes

MOST_QUESTION: Final = 1_000_000  # characters of its positions or its record
MOST_ANSWER: Final = 2_000_000  # bytes
MOST_COUNSELS: Final = 20
MOST_DIGITS: Final = 1e15  # numbers beyond are none that anybody has counted

Told = dict[str, Any]


class Unfit(Exception):
    """A question that cannot be asked elsewhere, or an answer that is none."""


class Asked(NamedTuple):
    """A question, and how its answer is read; what is no answer to it raises `Unfit`."""

    told: Told
    read: Callable[[Mapping[str, Any]], Any]


# ---- asking


def asking(work: Callable[..., object], args: tuple[Any, ...]) -> Asked:
    """The question for what a worker would be given."""
    ask = _ASKING.get(work)
    if ask is None:
        raise Unfit(work)
    return ask(*args)


def _ask_bot(who: Named, kept: bytes, seed: int, seconds: float) -> Asked:
    world, text = _world(kept)
    if not is_house(who.text):
        raise Unfit(who.text)

    def read(answer: Mapping[str, Any]) -> Thought:
        action, how = answer["action"], answer["how"]
        if not _is_legal(world, action) or how not in ("", HURRIED):
            raise Unfit(action)
        return Thought(action, how)

    return Asked({"kind": "bot", "bot": who.text, "position": text, "seed": seed, "seconds": seconds}, read)


def _ask_share(who: Named, kept: bytes, seed: int, seconds: float, worker: int, workers: int) -> Asked:
    world, text = _world(kept)
    if not is_house(who.text):
        raise Unfit(who.text)

    def read(answer: Mapping[str, Any]) -> tuple[list[Advice], bool]:
        found = [_advice(line) for line in _list(answer["advice"], len(world.choices))]
        if [line.action for line in found] != world.choices or not isinstance(answer["hurried"], bool):
            raise Unfit("advice")
        return found, answer["hurried"]

    told = {"bot": who.text, "position": text, "seed": seed, "seconds": seconds}
    return Asked({"kind": "share", **told, "number": worker, "of": workers}, read)


def _ask_coach(kept: bytes, simulations: int, seed: int, seconds: float, found: list[Advice] | None = None) -> Asked:
    world, text = _world(kept)

    def read(answer: Mapping[str, Any]) -> list[Counsel]:
        counsels = [_counsel(line) for line in _list(answer["counsels"], MOST_COUNSELS)]
        actions = [one.action for one in counsels]
        sayable = all(_can_be_said(one.reason, world) and _can_be_said(one.worth, world) for one in counsels)
        if not actions or len(set(actions)) < len(actions) or not sayable:
            raise Unfit("counsels")
        if not all(_is_legal(world, one.action) and one.advice.action == one.action for one in counsels):
            raise Unfit(actions)
        return counsels

    told = {"position": text, "simulations": simulations, "seed": seed, "seconds": seconds}
    return Asked({"kind": "coach", **told, "found": found and [_plain(line) for line in found]}, read)


def _ask_review(record: str, wanted: tuple[Wanted, ...], budget: Budget) -> Asked:
    played = Record.from_json(record)
    if not wanted or any((one.seat is None) != (wanted[0].seat is None) for one in wanted):
        raise Unfit(wanted)
    told: Told = {"kind": "review", "budget": list(budget)}
    if wanted[0].seat is None:
        end = played.replay()
        if not end.is_over or len(record) > MOST_QUESTION:  # only then is its record open to all
            raise Unfit("record")
        told |= {"record": record, "numbers": [one.number for one in wanted]}
        game = end.game
    else:
        worlds = _worlds(played, wanted, budget)
        told["decisions"] = [
            [one.number, played.actions[one.number], text] for one, text in zip(wanted, worlds, strict=True)
        ]
        game = played.made()

    def read(answer: Mapping[str, Any]) -> list[bytes]:
        pieces = [from_json(piece) for piece in _list(answer["pieces"], len(wanted))]
        if not pieces:
            raise Unfit("pieces")
        for piece, one in zip(pieces, wanted, strict=False):
            if piece.number != one.number or piece.judgement.action != played.actions[one.number]:
                raise Unfit(piece.number)
            _check_piece(piece, game.players, game.num_actions, game.name, alone=one.seat is not None)
        return [packed(piece) for piece in pieces]

    return Asked(told, read)


def _worlds(played: Record, wanted: Iterable[Wanted], budget: Budget) -> list[str]:
    """For each of these decisions a position that the seat could not tell from the one in which it decided."""
    order = {one.number: one for one in wanted}
    found: dict[int, str] = {}
    for number, state in enumerate(played.positions()):
        one = order.get(number)
        if one is not None:
            if state.to_move != one.seat:
                raise Unfit(one)
            found[number] = state.redeal(state.to_move, budget.seed & 0xFFFFFFFF).notation(whole=True)
    if sum(len(text) for text in found.values()) > MOST_QUESTION:
        raise Unfit("long")
    return [found[number] for number in order]


def _world(kept: bytes) -> tuple[State, str]:
    """An imagined position of ours, and as text."""
    world: State = pickle.loads(kept)
    text = world.notation(whole=True)
    if len(text) > MOST_QUESTION:
        raise Unfit("long")
    return world, text


_ASKING: Final[dict[Callable[..., object], Callable[..., Asked]]] = {
    think: _ask_bot,
    look: _ask_share,
    advise: _ask_coach,
    judge: _ask_review,
}


# ---- answering; in a worker of the thinker


def answered(told: Mapping[str, Any]) -> Told:
    """The answer to a question."""
    return _ANSWERING[told["kind"]](told)


def _bot(told: Mapping[str, Any]) -> Told:
    thought = think(_named(told), _packed(told["position"]), told["seed"], told["seconds"])
    return {"action": thought.action, "how": thought.how}


def _share(told: Mapping[str, Any]) -> Told:
    world = _packed(told["position"])
    found, hurried = look(_named(told), world, told["seed"], told["seconds"], told["number"], told["of"])
    return {"advice": [_plain(line) for line in found], "hurried": hurried}


def _coach(told: Mapping[str, Any]) -> Told:
    found = told["found"] and [_advice(line) for line in told["found"]]
    counsels = advise(_packed(told["position"]), told["simulations"], told["seed"], told["seconds"], found)
    return {"counsels": [_plain_counsel(one) for one in counsels]}


def _review(told: Mapping[str, Any]) -> Told:
    budget = Budget(*told["budget"])
    if "record" in told:
        wanted = tuple(Wanted(number) for number in told["numbers"])
        return {"pieces": [to_json(unpacked(blob)) for blob in judge(told["record"], wanted, budget)]}
    began, found = monotonic(), list[Told]()
    for number, action, text in told["decisions"]:
        found.append(to_json(piece_of(position(text), number, action, budget, False)))
        if monotonic() - began > PIECE_SECONDS:
            break
    return {"pieces": found}


def _named(told: Mapping[str, Any]) -> Named:
    """The bot of a question; nobody has this machine import one of others."""
    if not is_house(told["bot"]):
        raise Unfit(told["bot"])
    return named(told["bot"])


def _packed(text: str) -> bytes:
    return pickle.dumps(position(text))


_ANSWERING: Final[dict[str, Callable[[Mapping[str, Any]], Told]]] = {
    "bot": _bot,
    "share": _share,
    "coach": _coach,
    "review": _review,
}


# ---- pieces of answers


def _plain(line: Advice) -> list[int | float]:
    return [line.action, line.visits, line.expected, line.low, line.high, line.share]


def _advice(line: object) -> Advice:
    action, visits, *rest = _list(line, 6)
    expected, low, high, share = [_number(value) for value in rest]
    return Advice(_whole(action), _whole(visits), expected, low, high, share)


def _plain_counsel(one: Counsel) -> list[Any]:
    told = [one.action, one.verdict, one.chance, one.low, one.high, phrase_to_json(one.reason), one.ends, one.games]
    return [*told, _plain(one.advice), one.worth and phrase_to_json(one.worth)]


def _counsel(line: object) -> Counsel:
    action, verdict, chance, low, high, reason, ends, games, advice, worth = _list(line, 10)
    if verdict not in (BEST, GOOD, RISKY) or not isinstance(ends, bool):
        raise Unfit(verdict)
    why, points = phrase_from_json(reason), None if worth is None else phrase_from_json(worth)
    between = (_share_of_one(chance), _share_of_one(low), _share_of_one(high))
    return Counsel(_whole(action), verdict, *between, why, ends, _whole(games), _advice(advice), points)


def _check_piece(piece: Piece, players: int, actions: int, game: str, *, alone: bool) -> None:
    """Refuse a piece that no review of that game can have; `alone`: it tells nothing of open cards."""
    judgement = piece.judgement
    every = 0 if alone else players
    chosen = [choice.action for choice in judgement.choices]
    numbers = [piece.error, judgement.cost, judgement.low, judgement.high]
    for choice in judgement.choices:
        numbers += [choice.chance, choice.low, choice.high, choice.expected, choice.points, choice.games]
        if len(choice.chances) != players:
            raise Unfit("chances")
        numbers += choice.chances
    for value in (*numbers, *piece.open, *judgement.skill):
        _number(value)
    for number in (judgement.seat, judgement.action, *chosen, *judgement.line):
        if not 0 <= _whole(number) < actions:
            raise Unfit(number)
    if len(piece.open) != every or len(judgement.skill) != players or judgement.seat >= players:
        raise Unfit("players")
    why = judgement.why
    if why is not None and not (_sayable(why.phrase, game) and (why.worth is None or _sayable(why.worth, game))):
        raise Unfit("phrase")


def _can_be_said(phrase: Phrase | None, world: State) -> bool:
    return phrase is None or _sayable(phrase, world.game.name)


def _sayable(phrase: Phrase, game: str) -> bool:
    """Whether the house or the game can put it into words, in every language."""
    if phrase.home not in (HOUSE, game):
        return False
    if not all(_sayable(value, game) for value in phrase.args.values() if isinstance(value, Phrase)):
        return False
    try:
        return all(phrase.text(lang) for lang in codes())
    except Exception:  # whatever a catalogue says to a key that it has not
        return False


def _is_legal(world: State, action: object) -> bool:
    return isinstance(action, int) and not isinstance(action, bool) and action in world.choices


def _list(found: object, most: int) -> list[Any]:
    if not isinstance(found, list) or len(found) > most:
        raise Unfit("list")
    return found


def _whole(found: object) -> int:
    if not isinstance(found, int) or isinstance(found, bool) or abs(found) > MOST_DIGITS:
        raise Unfit(found)
    return found


def _share_of_one(found: object) -> float:
    if not 0.0 <= _number(found) <= 1.0:
        raise Unfit(found)
    return _number(found)


def _number(found: object) -> float:
    if not isinstance(found, int | float) or isinstance(found, bool) or not isfinite(found):
        raise Unfit(found)
    return float(found)
