"""A table shown to somebody, in the loop or beside it, while nothing at it changes."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.web.hub import Hub, LiveTable
from ludoteca.web.looker import Looker
from ludoteca.web.shown import Shown


async def show(hub: Hub, live: LiveTable, looking: Callable[[], Looker]) -> tuple[Looker, Shown]:
    """What somebody sees of a table now, and as whom; what was drawn for others already is not drawn again.

    A table is drawn beside the loop first, and again whenever that took long or might; one that has proved light is
    drawn in the loop, since to hand a few milliseconds of work to a thread and back costs more than it saves.
    """
    if not live.still.locked():
        looker = looking()
        shown = live.drawings.found(live, looker)
        if shown is not None:
            return looker, shown
    return await hub.to_the_end(_show(hub, live, looking))


async def _show(hub: Hub, live: LiveTable, looking: Callable[[], Looker]) -> tuple[Looker, Shown]:
    async with live.still:
        looker, drawings = looking(), live.drawings
        shown = drawings.found(live, looker)
        if shown is None:
            if drawings.light:
                position = drawings.position(live.table, looker)
            else:
                position = await hub.aside.do(drawings.position, live.table, looker)
            shown = drawings.complete(live, looker, position)
            hub.weigh(live)
        return looker, shown
