"""The decisions of Automobiles and the action ids of each, in the order of the rulebook's table (163 ids)."""

from __future__ import annotations

from typing import Final

GRID_PLACE: Final = 0  # 0-4: the grid place
SETUP_BUY: Final = 5  # 5-15: the colour, or done
ACTION: Final = 16  # 16-27: use a colour, end the phase, pit stop
STEP: Final = 28  # 28-31: own, inner, outer, stop
UPGRADE: Final = 32  # 32-35: the gear
ENGINEER_MOVE: Final = 36  # 36-46: the colour, or done
REMOVE_DISCARD: Final = 47  # 47-57: the colour, or done
MANAGER_REMOVE: Final = 58  # 58-68: the colour, or none
MANAGER_RETURN: Final = 69  # 69-89: the colour from active, none, the colour from discard
MECHANIC_MOVE: Final = 90  # 90-99: the colour
PIT_CREW_CHOICE: Final = 100  # 100, 101: all Wear, two cubes
PIT_TEAM_REMOVE: Final = 102  # 102-112: the colour, or done
PIT_TEAM_GAIN: Final = 113  # 113-122: the colour
STEERING_GEAR: Final = 123  # 123-126: the gear
BOOST_DRAW: Final = 127  # 127, 128: stop, draw
BOOST_REPLY: Final = 129  # 129, 130: no, draw
NITRO_KEEP: Final = 131  # 131-140: the colour
SUPER_TAKE: Final = 141  # 141-151: the colour, or done
BUY: Final = 152  # 152-162: the colour, or done
ACTIONS: Final = 163

BLOCKS: Final = [
    GRID_PLACE, SETUP_BUY, ACTION, STEP, UPGRADE, ENGINEER_MOVE, REMOVE_DISCARD, MANAGER_REMOVE, MANAGER_RETURN,
    MECHANIC_MOVE, PIT_CREW_CHOICE, PIT_TEAM_REMOVE, PIT_TEAM_GAIN, STEERING_GEAR, BOOST_DRAW, BOOST_REPLY, NITRO_KEEP,
    SUPER_TAKE, BUY,
]  # fmt: skip

DONE: Final = 10  # in every choice of a colour: done, none, or the end of the Action phase
PIT_STOP: Final = 11  # in ACTION
FROM_DISCARD: Final = 11  # in MANAGER_RETURN: added to the colour
OWN: Final = 0  # in STEP
INNER: Final = 1
OUTER: Final = 2
STOP: Final = 3
ALL_WEAR: Final = 0  # in PIT_CREW_CHOICE
TWO_CUBES: Final = 1


def block_of(action: int) -> int:
    """The decision that an action answers: the first id of its block."""
    found = 0
    for first in BLOCKS:
        if first <= action:
            found = first
    return found
