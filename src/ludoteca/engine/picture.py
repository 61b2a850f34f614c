"""What the rulebook shows of a worked example."""

from __future__ import annotations


class Picture:
    """What of a game's screen shows what a worked example is about."""

    __slots__ = ("board", "ground", "seat", "view")

    def __init__(self, board: str, view: str = "", seat: int = -1, ground: str = "") -> None:
        self.board = board  # the name of the part of the screen
        self.view = view  # the part of it that is shown, as a `viewBox`; empty: all of it
        self.seat = seat  # who looks; -1: the seat that is asked
        self.ground = ground  # the classes of what lies behind the board, if it would be hard to see without
