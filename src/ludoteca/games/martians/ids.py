"""The numbers of Martians!!!: of its actions and decisions, and of where a turn, a check and a card stand."""

from __future__ import annotations

from typing import Final

from ludoteca.games.martians.content import CARDS, CELLS, KINDS, PLAYERS_MOST, POSITIONS, TILES, WEAPONS

PLACE: Final = 0  # + ((y + 10) x 21 + (x + 10)) x 4 + rotation
STEP: Final = PLACE + 4 * POSITIONS  # + direction
ROLL: Final = STEP + 4
STOP: Final = ROLL + 1
PASS: Final = STOP + 1
PAY: Final = PASS + 1  # 0 Bullets, 1 Life
CARD: Final = PAY + 2  # + card
WEAPON: Final = CARD + CARDS  # + weapon
SEAT: Final = WEAPON + WEAPONS  # + seat
TILE: Final = SEAT + PLAYERS_MOST  # + tile
CELL: Final = TILE + TILES  # + cell
DIR: Final = CELL + CELLS  # + direction
DISCARD: Final = DIR + 4  # + card
TAKE: Final = DISCARD + CARDS  # 0 leave, 1 take
ITEM: Final = TAKE + 2  # + kind
OTHER_ITEM: Final = ITEM + KINDS  # + 3 x seat + kind
ARM: Final = OTHER_ITEM + KINDS * PLAYERS_MOST  # + weapon

ASK_PLACE: Final = 0  # the places of the decisions in DECISIONS
ASK_FIGHT: Final = 1
ASK_PAY: Final = 2
ASK_PREPARE: Final = 3
ASK_OTHERS: Final = 4
ASK_MOVE: Final = 5
ASK_TAKE: Final = 6
ASK_LAST_CALL: Final = 7
ASK_REACT: Final = 8
ASK_MARTIAN_CARD: Final = 9
ASK_MARTIAN: Final = 10
ASK_DIR: Final = 11
ASK_DISCARD: Final = 12
ASK_SEAT: Final = 13
ASK_TILE: Final = 14
ASK_CELL: Final = 15
ASK_GIVE: Final = 16
ASK_GET: Final = 17
ASK_LANDING: Final = 18

PHASE_START: Final = 0  # where the turn stands
PHASE_BEFORE_TILE: Final = 1  # W8
PHASE_TILE: Final = 2
PHASE_FIGHT: Final = 3
PHASE_DRAW: Final = 4
PHASE_PREPARE: Final = 5  # W2
PHASE_OTHERS: Final = 6  # W3
PHASE_ROLL: Final = 7
PHASE_MOVE: Final = 8  # W4
PHASE_BEFORE_MARTIANS: Final = 9  # W8
PHASE_MARTIANS: Final = 10
PHASE_MARTIANS_MOVE: Final = 11
PHASE_FARMS: Final = 12
PHASE_DISCARD: Final = 13
PHASE_END: Final = 14
PHASES: Final = [
    "start", "before tile", "tile", "fight", "draw", "prepare", "others", "roll", "move", "before martians",
    "martians", "martians move", "farms", "discard", "end",
]  # fmt: skip

CHECK_NONE: Final = 0  # how far the check of the active pawn's square has come (R18)
CHECK_CARD: Final = 1
CHECK_FIGHT: Final = 2
CHECK_PICK: Final = 3
CHECK_OBJECTS: Final = 4
CHECK_TOKEN: Final = 5
CHECK_SHIP: Final = 6

AFTER_WINDOW: Final = 0  # in which kind of window the card was played
AFTER_FIGHT: Final = 1
AFTER_LAST_CALL: Final = 2
AFTER_DRAWN: Final = 3  # a Martian card of the co-operative game
AFTER_ROUND: Final = 4  # a round of everybody (R57)

STAGE_TARGET: Final = 0  # how far the card has come (R55): the target is named
STAGE_REACT: Final = 1  # W6
STAGE_REDIRECT: Final = 2  # a reaction names another target
STAGE_EFFECT: Final = 3
STAGE_DRAWN: Final = 4  # W7
