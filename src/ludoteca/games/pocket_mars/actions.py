"""The decisions of Pocket Mars and the numbers of their choices."""

from __future__ import annotations

from typing import Final

TURN_HAND: Final = 0  # + card
TURN_PREP: Final = 35  # + card
TURN_OTHER: Final = 70  # + 2 x (steps to the left - 1) + slot
TURN_TAKE: Final = 76
TURN_ENERGY: Final = 77  # + card
DO_LAND: Final = 112  # + building
DO_PROMOTE: Final = 116  # + building
DO_SWAP: Final = 120  # + 16 x building + 4 x whose on the star + whose on the double star
DO_MOVE: Final = 184  # + 4 x from + to
DO_REORDER: Final = 200  # + 6 x building + place from the bottom
DO_COVER: Final = 224  # + card
DO_PEEK: Final = 259  # + steps to the left - 1
DO_SHIFT: Final = 262  # + 8 x building + 2 x whose + (1 up, 0 down)
DO_BOTTOM: Final = 294  # + card
DO_DROP: Final = 329  # + card
DO_FILL: Final = 364  # + card
DO_DRAFT: Final = 399  # + card
DO_DA_SLOT: Final = 434  # + slot
USE: Final = 436
SKIP: Final = 437
ACTIONS: Final = 438

ASK_DRAFT: Final = 0  # which decision is asked
ASK_OPENING: Final = 1
ASK_TURN: Final = 2
ASK_VALUE: Final = 3
ASK_LOWER: Final = 4
ASK_PART: Final = 5
ASK_ABILITY: Final = 6
ASK_DROP: Final = 7
ASK_FILL: Final = 8
ASK_DA_DISCARD: Final = 9
ASK_DA_DRAW: Final = 10
DECISIONS: Final = [
    "draft", "opening", "turn", "value", "lower", "part", "ability", "drop", "fill", "da-discard", "da-draw",
]  # fmt: skip
