"""A table drawn for those who look at it, in the loop or beside it, while nothing at it changes."""

from __future__ import annotations

from ludoteca.web.aside import Aside
from ludoteca.web.gathering import LiveTable, Watcher
from ludoteca.web.looker import Looker
from ludoteca.web.shown import Shown, View, view_of


async def drawn(aside: Aside, live: LiveTable, looker: Looker, played: bool = False) -> Shown:
    """What somebody sees of a table that is held still; what was drawn for others already is not drawn again.

    A table is drawn beside the loop first, and again whenever that took long or might; one that has proved light is
    drawn in the loop, since to hand a few milliseconds of work to a thread and back costs more than it saves.
    `played`: the last thing that happened is an action, which is told with the drawing.
    """
    drawings = live.drawings
    shown = drawings.found(live, looker)
    if shown is not None:
        return shown
    if drawings.light and not live.table.is_over:  # a finished game is told as a whole, which may take long
        position = drawings.position(live.table, looker)
    else:
        position = await aside.do(drawings.position, live.table, looker)
    return drawings.complete(live, looker, position, played)


async def tell_all(aside: Aside, live: LiveTable, played: bool) -> None:
    """Let every page that watches show what has just happened, each view drawn once, before anything else happens."""
    shown: dict[View, Shown] = {}
    told: list[Watcher] = []
    for watcher in list(live.watchers):
        try:
            looker = watcher.looking()
            view = view_of(looker)
            if view not in shown:
                shown[view] = await drawn(aside, live, looker, played)
            watcher.push(shown[view])
            told.append(watcher)
        except Exception:  # what has happened stays; the page looks for itself, and is told why it cannot
            watcher.look_again()
    for watcher in told:
        if not watcher.send_on(shared=len(told) > 1):
            watcher.changed.set()
