"""The pieces and signs of Automobiles: what each is, drawn as it is on the screen."""

from __future__ import annotations

from ludoteca.engine.game import Game
from ludoteca.engine.phrase import seat_name
from ludoteca.games.automobiles.content import COLOURS, GEARS, HOUSE, PLACES, WEAR, YELLOW
from ludoteca.games.automobiles.drawing import INKS, PAINTS, PENS
from ludoteca.games.automobiles.phrases import colour_letter, gears_text, of_colour, say
from ludoteca.games.automobiles.position import Terms
from ludoteca.games.automobiles.screen_pits import sign
from ludoteca.games.automobiles.screen_track import symbols
from ludoteca.screen import Markup, tag
from ludoteca.screen.legend import Legend, Sign, Signs


def legend(game: Game, lang: str) -> Legend:
    """Cubes, spaces, cars, and what else is drawn."""
    terms = game.terms
    assert isinstance(terms, Terms)
    groups = [
        Signs(say("legend-cubes").text(lang), [_cube(colour, lang) for colour in range(COLOURS)]),
        Signs(say("legend-spaces").text(lang), [_space(terms, gear, lang) for gear in range(GEARS)]),
        Signs(say("legend-cars").text(lang), [_car(seat, lang) for seat in range(PLACES)]),
        Signs(say("legend-signs").text(lang), _signs(lang)),
    ]
    return Legend("automobiles", symbols(), groups)


def _drawn(kind: str, box: str, art: str) -> Markup:
    return tag("svg", {"class": kind, "viewBox": box, "aria-hidden": "true"}, Markup(art))


def _cube(colour: int, lang: str) -> Sign:
    face = f'<use href="#au-cube"/><text y="5" text-anchor="middle">{colour_letter(colour, lang)}</text>'
    drawn = _drawn(f"au-die au-q{colour}", "-14 -14 28 28", face)
    text = of_colour("gear-text", colour) if colour < YELLOW else say("legend-card")
    rule = f"C{colour + 1}" if colour < YELLOW else "S1"
    return Sign(
        f"{of_colour('kind', colour).text(lang)} ({of_colour('colour', colour).text(lang)})",
        drawn,
        text.text(lang),
        rule,
    )


def _space(terms: Terms, gear: int, lang: str) -> Sign:
    style = f'fill="{PENS[gear]}" stroke="{INKS[gear]}" stroke-width="4" paint-order="stroke" font-weight="800"'
    face = (
        f'<rect x="-21" y="-14" width="42" height="28" fill="{PAINTS[gear]}" stroke="#101216" stroke-width="3"/>'
        f'<text y="6" font-size="17" text-anchor="middle" {style}>{colour_letter(gear, lang)}</text>'
    )
    told = say("space-tip", {"colours": gears_text(1 << gear), "wear": terms.box.wear[gear]})
    return Sign(of_colour("gear", gear).text(lang), _drawn("au-sample", "-23 -16 46 32", face), told.text(lang), "R24")


def _car(seat: int, lang: str) -> Sign:
    face = f'<use href="#au-car"/><text class="au-no" x="-8.5" y=".6">{seat + 1}</text>'
    return Sign(seat_name(seat).text(lang), _drawn(f"au-kart au-k{seat}", "-23 -13 46 26", face), "", "R3")


def _signs(lang: str) -> list[Sign]:
    art = [
        ("wear", sign(f"k{WEAR}"), "R24"),
        ("money", tag("b", {"class": "au-coin"}, "3"), "R21"),
        ("bag", sign("sack", 17), "R32"),
        ("wind", _drawn("au-sample", "-24 -14 42 28", '<use href="#au-wind"/>'), "R27"),
        ("shut", _drawn("au-sample", "-14 -14 28 28", '<use href="#au-shut"/>'), "R9"),
        (
            "way",
            _drawn("au-sample", "-14 -14 28 28", f'<use href="#au-dot" class="au-q{HOUSE.colours.index("white")}"/>'),
            "R7",
        ),
        ("driver", _drawn("au-sample", "-36 -36 72 72", '<use href="#au-ring"/>'), "R13"),
        ("flag", _drawn("au-sample", "-13 -13 26 26", '<use href="#au-cloth"/>'), "F1"),
    ]
    return [
        Sign(say(f"legend-{name}").text(lang), drawn, say(f"legend-{name}-text").text(lang), rule)
        for name, drawn, rule in art
    ]
