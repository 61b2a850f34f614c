"""The drivers, each in one panel: who it is, where in the race, and what the others have."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.automobiles.content import WEAR
from ludoteca.games.automobiles.phrases import say
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.screen_pits import counted, sign
from ludoteca.games.automobiles.screen_track import lap_text, worn_share
from ludoteca.games.automobiles.track import NOWHERE
from ludoteca.screen import Markup, Part, View, spot, tag, tip
from ludoteca.screen.markup import NOTHING
from ludoteca.screen.seats import seat_heading, seat_panel

PIPS = 5  # of the gauge, a tenth of all cubes each


def paddock(view: View, state: AutomobilesState, shown: int) -> Markup:
    """Everybody; the cubes of `shown` lie in the cockpit."""
    panels = [panel(view, state, seat, shown) for seat in range(state.terms.players)]
    return tag("div", {"class": "au-paddock"}, *panels)


def panel(view: View, state: AutomobilesState, seat: int, shown: int) -> Part:
    """The panel of a driver; it stays where it is when the car overtakes: the tower shows the race."""
    kind = f"au-seat au-k{seat}"
    placed = NOWHERE not in state.car
    badge = tag("b", {"class": "au-badge", **tip(view.say(say("badge-tip")))}, str(seat + 1))
    heading = seat_heading(view, seat, _facts(view, state, seat, placed), sign=badge, score=False)
    holds = [] if seat == shown else _holds(view, state, seat)
    return seat_panel(view, seat, kind, heading, *holds, own=seat == view.seat)


def _facts(view: View, state: AutomobilesState, seat: int, placed: bool) -> Markup:
    """Place, lap and Wear."""
    place = NOTHING
    if placed:
        place = tag(
            "b",
            {"class": "au-place", **tip(view.say(say("place-tip")), "R6")},
            view.say(say("place-short", {"place": state.place(seat)})),
        )
    left = view.say(say("lap-marker", {"laps": state.marker(seat)}))
    lap = sign("cloth") if state.marker(seat) == 0 else f"{view.say(say('lap-head'))} {lap_text(state, seat)}"
    lapped = tag("span", {"class": "au-fact", **tip(left, "R5")}, lap)
    return tag("span", {"class": "au-facts"}, place, lapped, _gauge(*worn_share(state, seat), view.lang))


@lru_cache(maxsize=1024)
def _gauge(worn: int, cubes: int, lang: str) -> Markup:
    """A tyre, the number of Wear cubes, and a pip for each tenth of all cubes that they are."""
    share = max(10 * worn // max(1, cubes), min(worn, 1))
    pips = "".join(f'<i class="au-pip{" on" if step < share else ""}"></i>' for step in range(PIPS))
    told = tip(say("wear-title", {"worn": worn, "cubes": cubes}).text(lang), "R24")
    return tag("span", {"class": "au-tyres", **told}, sign(f"k{WEAR}"), f"{worn}", Markup(f"<span>{pips}</span>"))


def _holds(view: View, state: AutomobilesState, seat: int) -> list[Markup]:
    """The cubes of somebody else, area by area; the bag only counted where the table does without its contents."""
    areas = [("active", state.active), ("used", state.used), ("discard", state.discard), ("bag", state.bag)]
    open_bag = state.game.options["bag_view"] == "contents"
    rows: list[Markup] = []
    for key, area in areas:
        counts = tuple(state.area(area, seat)) if key != "bag" or open_bag else ()
        rows.append(_hold(key, seat, counts, int(state.count(area, seat)), view.lang))
    return rows


@lru_cache(maxsize=4096)
def _hold(key: str, seat: int, counts: tuple[int, ...], count: int, lang: str) -> Markup:
    """One of them: what it is called, and what lies there or how much."""
    told = tip(f"{say(key).text(lang)}: {count}. {say(f'{key}-tip').text(lang)}")
    held = counted(counts, lang) if counts else tag("p", {"class": "au-cubes"}, str(count))
    name = say("hold", {"area": key}).text(lang)
    label = (
        tag("span", {**told, "role": "img", "aria-label": name}, sign("sack", 17))
        if key == "bag"
        else tag("span", told, name)
    )
    kind = f"au-hold au-h-{key}" + ("" if count else " au-bare")
    return tag("div", {"class": kind, **spot(f"{key}{seat}")}, label, held)
