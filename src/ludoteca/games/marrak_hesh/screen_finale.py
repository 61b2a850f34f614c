"""How a game of Marrak Hesh 17 ended: the ships from first to last, and what scored on each, group by group."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.marrak_hesh.phrases import goods, say
from ludoteca.games.marrak_hesh.position import MarrakHeshState
from ludoteca.games.marrak_hesh.scoring import Sheet, ranking
from ludoteca.games.marrak_hesh.screen_pieces import face, hue, plate
from ludoteca.games.marrak_hesh.screen_ships import (
    colour_groups,
    colour_told,
    counted_ship,
    kind_groups,
    kind_told,
    sheet_of,
    sign,
)
from ludoteca.screen import Markup, View, tag, tip
from ludoteca.screen.kit import token
from ludoteca.screen.markup import NOTHING
from ludoteca.screen.seats import rule_link, turn_badge


def finale(state: MarrakHeshState, lang: str, names: Sequence[str] | None = None) -> Markup:
    """Every ship as it was counted, the best first, with its groups, its rare Goods and its cards."""
    view = View(state, None, lang, names, touch=False)
    return tag(
        "div",
        {"class": f"marrak mh-finale mh-{state.game.players}p"},
        *[_ship(view, state, seat) for seat in ranking(state)],
    )


def _ship(view: View, state: MarrakHeshState, seat: int) -> Markup:
    """One ship: whose it is, its hold, and the story of its points."""
    sheet = sheet_of(state, seat)
    won = seat in state.winners()
    label = view.say(say("points", {"points": sheet.total}))
    points = tag("b", {"class": "sum-total"}, label)
    heading = tag("header", None, tag("h4", None, view.name_of(seat)), turn_badge(view, seat), points)
    return tag(
        "article",
        {"class": f"s{seat} mh-ended{' won' if won else ''}"},
        heading,
        counted_ship(view, state, seat, sheet),
        tag("ul", {"class": "mh-story"}, *_story(view, state, seat, sheet)),
    )


def _story(view: View, state: MarrakHeshState, seat: int, sheet: Sheet) -> list[Markup]:
    """What the cards did, then the colour groups, the kind groups and the rare Goods: a line for each."""
    terms, box, lang = state.terms, state.terms.box, view.lang
    found: list[Markup] = []
    for place, card in enumerate(sheet.cards):
        if card.scores:
            told = view.say(card.line(terms, sheet, place, state.hold_of(seat)))
            number = tag("i", {"class": "mh-ic5", **tip(view.say(card.text(state.game.players)), card.rule)}, card.rule)
            found.append(_line(number, told, "", [], sheet.points[place]))
    colours = [
        _chip(
            f"mh-{box.colours[colour]}",
            colour_told(terms, colour, group, lang),
            len(group),
            plate(box.colours[colour], lang),
        )
        for colour, group in colour_groups(terms, sheet)
    ]
    kinds = [
        _chip("mh-plain", kind_told(terms, kind, group, lang), len(group), f'<use href="#mh-{box.kinds[kind]}"/>')
        for kind, group in kind_groups(terms, sheet)
    ]
    rare = [
        _chip(hue(box, tile), goods(box, tile).text(lang), 1, face(box, tile, lang))
        for tile in sheet.cells
        if tile >= 0 and box.rare[tile] and tile != sheet.forged
    ]
    tally = sheet.tally
    found.append(_line(sign("c"), view.say(say("line-colours")), "F2", colours, tally.colour))
    found.append(_line(sign("k"), view.say(say("line-kinds")), "F3", kinds, tally.kind))
    found.append(_line(sign("r"), view.say(say("line-rare")), "F4", rare, tally.rare))
    return found


def _line(mark: Markup, told: str, rule: str, chips: list[Markup], points: int) -> Markup:
    """One sort of points: its sign and its name, what brought them, and how many they are."""
    name = tag("span", {"class": "mh-what"}, mark, told, " ", rule_link(rule))
    return tag("li", None, name, tag("span", {"class": "mh-chips"}, *chips), tag("b", None, str(points)))


def _chip(kind: str, name: str, count: int, drawn: str) -> Markup:
    """A group, or a rare tile: what it is made of, and how large it is."""
    picture = Markup(f'<svg viewBox="-50 -50 100 100" aria-hidden="true">{drawn}</svg>')
    size = tag("b", None, str(count)) if count > 1 else NOTHING
    return token(f"mh-chip {kind}", name, Markup(picture + size))
