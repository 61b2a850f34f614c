"""The end of a race: a photo of the finish from above, and how everybody came in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from ludoteca.engine import Phrase, State
from ludoteca.engine.phrase import seat_name
from ludoteca.games.automobiles.content import PACKAGE, WEAR
from ludoteca.games.automobiles.geometry import STRETCH
from ludoteca.games.automobiles.phrases import say
from ludoteca.games.automobiles.position import AutomobilesState
from ludoteca.games.automobiles.screen_track import gap_text, worn_share
from ludoteca.screen import Markup, View, tag, tip
from ludoteca.screen.drawings import drawings
from ludoteca.screen.markup import escape, number, place

WIDE: Final = 1000
LANE: Final = 42
TOP: Final = 54  # above the road is the grandstand
LINE: Final = 700  # where the flag falls
BEFORE: Final = 640  # how much road lies before it, and how much beyond
BEYOND: Final = 250
CAR: Final = 1.45  # of the size in which it is drawn
LENGTH: Final = 84  # that it takes in its lane
SQUARE: Final = 11.5  # of the chequered line


def finale(state: AutomobilesState, lang: str, names: Sequence[str] | None = None) -> Markup:
    """The photo, and under it the order with laps, gaps and Wear."""
    view = View(state, None, lang, names, touch=False)
    title = say("photo-finish" if state.finished() else "photo-limit").text(lang)
    figures = say("photo-figures", {"rounds": state.round, "laps": state.terms.laps, "track": state.terms.track.name})
    head = tag("header", None, tag("h3", None, title), tag("p", None, figures.text(lang)))
    return tag("section", {"class": "automobiles au-finale"}, head, _photo(view, state, title), _order(view, state))


def figures(positions: Iterable[State]) -> list[tuple[Phrase, Phrase]]:
    """The fastest lap, and how many rounds each driver took for each."""
    crossed: dict[int, list[int]] = {}  # by seat, the rounds in which a lap was completed
    for state in positions:
        assert isinstance(state, AutomobilesState)
        for seat in range(state.terms.players):
            laps = crossed.setdefault(seat, [])
            laps += [state.round] * (state.terms.laps - state.marker(seat) - len(laps))
    times = {
        seat: [now - before for before, now in pairwise([0, *rounds])] for seat, rounds in crossed.items() if rounds
    }
    found = [
        (say("lap-times", {"name": seat_name(seat)}), say("lap-rounds", {"times": " · ".join(map(str, laps))}))
        for seat, laps in times.items()
    ]
    if times:
        seat, lap = min(((seat, min(laps)) for seat, laps in times.items()), key=lambda one: one[1])
        found.insert(0, (say("fastest-lap"), say("fastest-lap-of", {"name": seat_name(seat), "rounds": lap})))
    return found


def _photo(view: View, state: AutomobilesState, title: str) -> Markup:
    lanes = state.terms.track.lanes
    high = TOP + lanes * LANE + 34
    spots = _spots(state)
    order = state.ranking()
    wakes = "".join(_wake(*spots[seat]) for seat in order)
    cars = [_car(view, seat, *spots[seat]) for seat in reversed(order)]
    laurels = _laurels(*spots[order[0]])
    drawn = [Markup(_ground(lanes, high) + (_line(lanes) if state.finished() else "") + wakes + laurels), *cars]
    frame = {"class": "au-photo", "viewBox": f"0 0 {WIDE} {high}", "role": "img", "aria-label": title}
    return tag("svg", frame, *drawn)


def _spots(state: AutomobilesState) -> list[tuple[float, float]]:
    """Where each car stands in the picture: what lies far apart is drawn together, but the order is kept."""
    line = state.terms.finish if state.finished() else max(state.distance)
    found = [(0.0, 0.0)] * state.terms.players
    before: float = WIDE
    last = -1
    in_lane: dict[int, float] = {}
    for seat in state.ranking():
        way = (state.distance[seat] - line) / STRETCH
        x = LINE + way / (1 + abs(way)) * (BEYOND if way > 0 else BEFORE)
        level = last >= 0 and state.distance[last] == state.distance[seat]
        x = min(x, before if level else before - 8, in_lane.get(state.lane_of(seat), WIDE) - LENGTH)
        in_lane[state.lane_of(seat)] = before = max(x, LENGTH / 2)
        found[seat] = before, TOP + (state.lane_of(seat) - 0.5) * LANE
        last = seat
    return found


def _ground(lanes: int, high: int) -> str:
    """Meadow, the full grandstand, the road with its lanes, and a kerb."""
    end = TOP + lanes * LANE
    crowd = "".join(
        f'<circle class="au-f{(row * 7 + column * 5) % 6}" cx="{8 + column * 15 + row % 2 * 7}" cy="{10 + row * 12}"/>'
        for row in range(3)
        for column in range(67)
    )
    seams = "".join(f"M0 {TOP + lane * LANE}H{WIDE}" for lane in range(1, lanes))
    return (
        f'<rect class="au-grass" width="{WIDE}" height="{high}"/>'
        f'<rect class="au-tier" width="{WIDE}" height="{TOP - 10}"/>'
        f'<g class="au-crowd">{crowd}</g><rect class="au-rim" y="{TOP - 6}" width="{WIDE}" height="{end - TOP + 12}"/>'
        f'<rect class="au-asphalt" y="{TOP - 2}" width="{WIDE}" height="{end - TOP + 4}"/>'
        f'<path class="au-seams" d="{seams}"/>'
        f'<path class="au-kerb-w" d="M0 {end + 12}H{WIDE}"/><path class="au-kerb-r" d="M0 {end + 12}H{WIDE}"/>'
    )


def _line(lanes: int) -> str:
    """The chequered line across the road."""
    high = lanes * LANE + 4
    rows = round(high / SQUARE)
    step = high / rows
    square = f"h{SQUARE:g}v{number(round(step, 2))}h-{SQUARE:g}z"
    black = "".join(
        f"M{LINE + number_of * SQUARE:g} {number(round(TOP - 2 + row * step, 2))}{square}"
        for row in range(rows)
        for number_of in range(2)
        if (row + number_of) % 2
    )
    return (
        f'<rect class="au-white" x="{LINE}" y="{TOP - 2}" width="{2 * SQUARE:g}" height="{high}"/><path d="{black}"/>'
    )


def _wake(x: float, y: float) -> str:
    return f'<path class="au-wake" transform="{_stands(x, y)}" d="M-30-8h-26M-30 0h-40M-30 8h-26"/>'


def _laurels(x: float, y: float) -> str:
    return f'<ellipse class="au-laurels" transform="{_stands(x, y)}" rx="36" ry="17"/>'


def _stands(x: float, y: float) -> str:
    """Where a car is drawn whose nose has come so far."""
    return place(round(x - 25 * CAR, 1), round(y, 1), 0, CAR)


def _car(view: View, seat: int, x: float, y: float) -> Markup:
    """A car with its number."""
    where = _stands(x, y)
    inner = f'{drawings(PACKAGE)["part-car"]}<text class="au-no" x="-8.5" y=".6">{seat + 1}</text>'
    return tag("g", {"class": f"au-k{seat}", "transform": where, **tip(view.name_of(seat))}, Markup(inner))


def _order(view: View, state: AutomobilesState) -> Markup:
    order = state.ranking()
    rows = [_row(view, state, order, line) for line in range(len(order))]
    return tag("ol", {"class": "au-order"}, *rows)


def _row(view: View, state: AutomobilesState, order: list[int], line: int) -> Markup:
    seat = order[line]
    left = state.marker(seat)
    worn, cubes = worn_share(state, seat)
    laps = tag("span", None, view.say(say("photo-laps", {"done": state.terms.laps - left, "laps": state.terms.laps})))
    gap = tag("span", tip(view.say(say("gap-tip")), "R6"), escape(gap_text(view, state, order[0], seat)))
    wear = tag("span", tip(view.say(say("wear-title", {"worn": worn, "cubes": cubes})), "R24"), _tyre(), str(worn))
    name = seat_name(seat).text(view.lang, view.names)
    badge = tag("b", {"class": "au-badge"}, str(seat + 1))
    place_of = tag("em", None, view.say(say("place-short", {"place": line + 1})))
    return tag("li", {"class": f"au-k{seat}"}, place_of, badge, tag("strong", None, name), laps, gap, wear)


def _tyre() -> Markup:
    art = drawings(PACKAGE)[f"part-k{WEAR}"]
    return Markup(f'<svg class="au-icon" viewBox="-14 -14 28 28" aria-hidden="true">{art}</svg>')
