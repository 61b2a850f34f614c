"""What stands in a letter: what anybody may know, in a sentence or two, and where it leads."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.club.letters import CHALLENGE, JOINED, OPENED, OVER, Letter
from ludoteca.engine.phrase import HOUSE
from ludoteca.table import OPEN, Table
from ludoteca.web.looker import Looker
from ludoteca.web.result import outcome
from ludoteca.words import say, title


class Told(NamedTuple):
    """A letter in words."""

    title: str
    text: str
    there: str  # the way, without the house

    def in_a_line(self) -> str:
        """All of it."""
        return f"{self.title} – {self.text}" if self.text else self.title


TRY = "try"  # a letter that only shows that letters arrive
STOP = "/letters/stop"


def worded(letter: Letter, table: Table | None, holder: str, lang: str) -> Told:
    """A letter to somebody, or to a group, in words. Nothing of what is hidden at a table stands in it."""
    there = f"/t/{letter.table}"
    if letter.what == TRY or table is None:
        there = f"/groups/{letter.group}" if letter.group else "/me/letters"
        return Told(_say("letter-try", lang), _say("letter-try-text", lang), there)
    game = title(table.opening.game, lang)
    seats = [number for number, seat in enumerate(table.seats) if holder and seat.holder == holder]
    looker = Looker(holder, lang, seats, None)
    names = table.names(lang)
    others = ", ".join(
        name for number, name in enumerate(names) if number not in seats and table.seats[number].kind != OPEN
    )
    with_whom = _say("letter-with", lang, game=game, names=others) if others else game
    if letter.what == OVER:
        return Told(_say("letter-over", lang, game=game), outcome(table, looker), there)
    if letter.what == JOINED:
        key = "letter-declined" if letter.how == "declined" else "letter-joined"
        name = letter.name or _say("ui-somebody", lang)
        return Told(_say(key, lang, name=name, game=game), "", there)
    if letter.what == CHALLENGE:
        name = letter.name or _say("ui-somebody", lang)
        return Told(_say(f"letter-{letter.how}", lang, name=name), with_whom, there)
    if letter.what == OPENED:
        free = sum(seat.kind == OPEN for seat in table.seats)
        name = letter.name or _say("ui-somebody", lang)
        return Told(_say("letter-opened", lang, name=name, game=game), _say("letter-free", lang, free=free), there)
    if letter.group:
        return Told(_say("letter-turn-of", lang, name=letter.name, game=game), "", there)
    return Told(_say("letter-out" if letter.how == "out" else "letter-turn", lang), with_whom, there)


def _say(key: str, lang: str, **args: int | str) -> str:
    return say(HOUSE, key, lang, **args)


def mail_lines(told: Told, address: str, stop: str, lang: str) -> list[str]:
    """A letter as a mail: what it says, where it leads, and how to have no more of them."""
    said = [told.text] if told.text else [told.title]
    return [
        *said,
        "",
        f"{address}{told.there}",
        "",
        "-- ",
        _say("letter-why", lang, address=address),
        _say("letter-stop", lang),
        stop,
    ]
