"""Pieces as JSON: to be kept, sent and read again to the letter. What another version wrote is refused."""

from __future__ import annotations

import json
from typing import Any, Final

from ludoteca.engine.phrase import Phrase, house
from ludoteca.review.budget import ReviewError
from ludoteca.review.pieces import VERDICTS, Choice, Judgement, Piece, Reason
from ludoteca.review.whole import Review

CODEC: Final = 1  # counts up when pieces are written or found otherwise than before
DEEPEST: Final = 8  # phrases in phrases


def packed(piece: Piece) -> bytes:
    """A piece as it is kept."""
    return json.dumps(to_json(piece), ensure_ascii=False, separators=(",", ":")).encode()


def unpacked(text: bytes | str) -> Piece:
    """The piece that was kept; `ReviewError`: it is none, or of another version."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise ReviewError(house("review-foreign")) from None
    return from_json(found)


def to_json(piece: Piece) -> dict[str, Any]:
    """The same as plain values."""
    judgement = piece.judgement
    why = judgement.why
    body: dict[str, Any] = judgement._asdict()
    body["choices"] = [list(choice) for choice in judgement.choices]
    body["why"] = None if why is None else [phrase_to_json(why.phrase), why.worth and phrase_to_json(why.worth)]
    return {"review": CODEC, "number": piece.number, "open": piece.open, "error": piece.error, "judgement": body}


def from_json(found: object) -> Piece:
    """The piece of such values."""
    if not isinstance(found, dict) or "review" not in found:
        raise ReviewError(house("review-foreign"))
    if found["review"] != CODEC:
        raise ReviewError(house("review-version", {"found": str(found["review"])[:20], "known": CODEC}))
    try:
        return _piece(found)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise ReviewError(house("review-foreign")) from error


def _piece(found: dict[str, Any]) -> Piece:
    body = dict(found["judgement"])
    why = body["why"]
    body["choices"] = tuple([_choice(choice) for choice in body["choices"]])
    body["skill"] = _floats(body["skill"])
    body["line"] = tuple([int(action) for action in body["line"]])
    body["why"] = None if why is None else Reason(phrase_from_json(why[0]), why[1] and phrase_from_json(why[1]))
    judgement = Judgement(**body)
    if judgement.verdict not in VERDICTS or not judgement.choices:
        raise ValueError(judgement.verdict)
    return Piece(int(found["number"]), _floats(found["open"]), float(found["error"]), judgement)


def _choice(found: list[Any]) -> Choice:
    action, chance, low, high, expected, points, chances, games = found
    return Choice(action, chance, low, high, expected, points, _floats(chances), games)


def _floats(found: list[Any]) -> tuple[float, ...]:
    return tuple([float(number) for number in found])


def phrase_to_json(phrase: Phrase) -> list[Any]:
    """Home, key, and what fills it."""
    args = {name: phrase_to_json(value) if isinstance(value, Phrase) else value for name, value in phrase.args.items()}
    return [phrase.home, phrase.key, args]


def phrase_from_json(found: object, depth: int = DEEPEST) -> Phrase:
    """The phrase of such values."""
    if depth == 0 or not isinstance(found, list) or len(found) != 3 or not isinstance(found[2], dict):
        raise ValueError("no phrase")
    args: dict[str, int | str | Phrase] = {}
    for name, value in found[2].items():
        if isinstance(value, list):
            args[str(name)] = phrase_from_json(value, depth - 1)
        elif isinstance(value, (int, str)):
            args[str(name)] = value
        else:
            raise ValueError("no phrase")
    return Phrase(str(found[0]), str(found[1]), args)


def review_to_json(review: Review) -> dict[str, Any]:
    """A whole review as plain values."""
    return {"review": CODEC, "result": review.result, "pieces": [to_json(piece) for piece in review.pieces]}


def review_from_json(found: object) -> Review:
    """The review of such values; `ReviewError`: it is none, or of another version."""
    if not isinstance(found, dict) or not isinstance(found.get("pieces"), list):
        raise ReviewError(house("review-foreign"))
    try:
        result = _floats(found["result"])
    except (KeyError, TypeError, ValueError) as error:
        raise ReviewError(house("review-foreign")) from error
    return Review(tuple([from_json(piece) for piece in found["pieces"]]), result)
