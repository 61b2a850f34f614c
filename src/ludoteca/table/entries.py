"""What happened at a table, entry by entry, and what is left of it when what was taken back is left out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from ludoteca.table.guide import SAME_STEP

ACT: Final = "act"
UNDO: Final = "undo"
SIT: Final = "sit"
CHANCE: Final = "chance"
AWAY: Final = "away"
BACK: Final = "back"
RESIGN: Final = "resign"
CHAT: Final = "chat"
REMATCH: Final = "rematch"
GUIDE: Final = "guide"
CLOSE: Final = "close"
OUT: Final = "out"  # somebody's time has run out
HOLIDAY: Final = "holiday"
REVEAL: Final = "reveal"  # all have played the deal that they share: it may be told
DECLINE: Final = "decline"  # somebody who was asked for would rather not
FILL: Final = "fill"  # a bot takes a seat that nobody has taken

HURRIED: Final = "hurried"  # the text of an act without enough thought
FAILED: Final = "failed"  # of one that another bot has chosen, since the bot of the seat failed


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    kind: str
    seat: int
    number: int = 0  # the action that was played, the step of the guide, days
    text: str = ""  # a name, a line of chat, a table's id, a bot, how an action was chosen
    holder: str = ""
    chance: str = ""  # what somebody contributes to the deal
    drawn: bool = False  # whether the server has drawn it for them
    check: str = ""  # the position in which an action was played: see `fingerprint`
    at: int = 0  # when, in seconds since 1970; 0: nobody has noted it
    now: int = 0  # the same at a table with a clock: thousandths of a second for which the house has been open
    ran: int = 0  # 1 + the seat whose time has run until then; below zero: its turn, without a clock; 0: nobody's


@dataclass(frozen=True)
class Folded:
    """Entries without what was taken back, and what is still known of it."""

    entries: list[Entry]
    number: int  # of entries that there were
    version: int  # of the decision that they lead to
    undone: dict[int, int]  # how often one came back to the decision after so many actions


def folded(entries: Iterable[Entry]) -> Folded:
    """Leave out every action that was taken back, with its undo: the rest makes the same table.

    Between the two nothing but the guide hangs on an action. Where it was read on, the undo has led back to the step
    of the action: only whether it is shown remains.
    """
    found = list(entries)
    kept: list[Entry | None] = []
    acts: list[int] = []  # where the actions are that still count
    read: list[int] = []  # where the guide was read since, and its step still counts
    undone: dict[int, int] = {}
    version = 0
    for entry in found:
        kept.append(entry)
        version += entry.kind in (ACT, UNDO)
        if entry.kind == ACT:
            acts.append(len(kept) - 1)
        elif entry.kind == UNDO:
            begun = acts.pop()
            undone[len(acts)] = undone.get(len(acts), 0) + 1
            kept[begun] = kept[-1] = None
            while read and read[-1] > begun:
                place = read.pop()
                kept[place] = replace(found[place], number=SAME_STEP)
        elif entry.kind == GUIDE and entry.number >= 0:
            read.append(len(kept) - 1)
    return Folded([entry for entry in kept if entry is not None], len(kept), version, undone)
