"""The people of Martians!!! on the screen: what everybody has, and how near they are to winning."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.martians.cards import Card
from ludoteca.games.martians.content import KIND_NAMES, KINDS, SHOTGUN
from ludoteca.games.martians.ids import ITEM, OTHER_ITEM, SEAT
from ludoteca.games.martians.phrases import kind_name, say
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen_art import small
from ludoteca.screen import Markup, Part, View, tag, tip
from ludoteca.screen.kit import token
from ludoteca.screen.seats import seat_heading, seat_panel


def shown_hand(view: View, state: MartiansState, seat: int) -> list[Card]:
    """The hand of a seat as far as it is seen from where the one who looks sits."""
    seen = view.seat == seat or state.terms.open_hands
    return [state.terms.cards[card] for card in state.hand_of(seat)] if seen else []


def seats(view: View, state: MartiansState) -> Markup:
    """Everybody, whoever looks first."""
    people = [_seat(view, state, seat) for seat in view.order()]
    return tag("section", {"class": "ma-seats"}, *people)


def _seat(view: View, state: MartiansState, seat: int) -> Part:
    """A person: Life, Bullets, Martians, items, weapons, cards; whose turn it is shows whoever is asked."""
    now = " ma-turn" if seat == state.active and state.to_move >= 0 else ""
    backs = _backs(state.held[seat], view.lang)
    heading = seat_heading(
        view, seat, backs, sign=small(f"p{seat}", "ma-who"), score=False
    )  # its bar says how it stands
    return seat_panel(
        view,
        seat,
        f"ma-seat{now}",
        heading,
        tag("div", {"class": "ma-has"}, *_belongings(view, state, seat)),
        _choose(view, seat),
        own=view.seat == seat,
    )


def _belongings(view: View, state: MartiansState, seat: int) -> list[Markup]:
    found = [_stock(state.life[seat], state.bullets[seat], state.terms.box.most, view.lang)]
    if not state.terms.coop:
        found.append(progress(state.trophies[seat], state.terms.goal, view.lang))
    found.append(tag("span", {"class": "ma-items"}, *[_item(view, state, seat, kind) for kind in range(KINDS)]))
    if view.seat != seat:
        found += [weapon_chip(state, seat, weapon, view.lang) for weapon in state.arms_of(seat)]
        found += [_held(card, view.lang, state.terms.coop) for card in shown_hand(view, state, seat)]
    return found


def _choose(view: View, seat: int) -> Markup:
    """The button that names this person, when somebody is to be named."""
    if not view.may(SEAT + seat):
        return Markup("")
    return tag("button", view.touch(SEAT + seat, "ma-do ma-name-seat"), view.say(view.state.describe(SEAT + seat)))


@lru_cache(maxsize=32)
def _backs(count: int, lang: str) -> Markup:
    """The cards in a hand from behind."""
    cards = "".join(f'<use href="#ma-back" x="{22 - 11 * number}"/>' for number in range(count))
    words = say("hand-size", {"count": count}).text(lang)
    frame = {"class": "ma-backs", "viewBox": "-9 -12 40 24", "role": "img", "aria-label": words}
    return tag("svg", {**frame, **tip(words, "R50")}, Markup(cards))


@lru_cache(maxsize=128)
def _stock(life: int, bullets: int, most: int, lang: str) -> Markup:
    """Hearts and bullets one by one, the empty places too."""
    hearts = "".join(_one("heart", 8 + 16 * n, n < life) for n in range(most))
    brass = "".join(_one("shell", 16 + 16 * most + 12 * n, n < bullets) for n in range(most))
    label = f"{say('life-of', {'count': life}).text(lang)}, {say('bullets-of', {'count': bullets}).text(lang)}"
    frame = {"class": "ma-row", "viewBox": f"0 0 {10 + 28 * most} 22", "role": "img", "aria-label": label}
    about = tip(f"{label}. {say('about-stock', {'most': most}).text(lang)}", "R35")
    return tag("svg", {**frame, **about}, Markup(f"{hearts}{brass}"))


def _one(name: str, x: int, full: bool) -> str:
    return f'<use href="#ma-{name}" x="{x}" y="11"' + ("/>" if full else ' class="ma-gone"/>')


@lru_cache(maxsize=512)
def progress(count: int, goal: int, lang: str) -> Markup:
    """How far somebody is on the way to the Martians that win."""
    label = say("trophies-of", {"count": count, "goal": goal}).text(lang)
    filled = round(100 * min(count, goal) / goal)
    bar = Markup(
        f'<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="ma-trough" width="100" '
        f'height="10" rx="5"/><rect class="ma-fill" width="{filled}" height="10" rx="5"/></svg>'
    )
    words = tag("b", None, f"{count}/{goal}")
    return tag(
        "span", {"class": "ma-bar", "role": "img", "aria-label": label, **tip(label, "F1")}, small("m"), bar, words
    )


def _item(view: View, state: MartiansState, seat: int, kind: int) -> Markup:
    """One of the three kinds of objects: the seat has it, or its place is empty."""
    has = state.items[seat] >> kind & 1 == 1
    action = ITEM + kind if seat == view.seat else OTHER_ITEM + KINDS * seat + kind
    touch = view.touch(action) if view.may(action) else None
    name = view.say(say("item-have" if has else "item-lack", {"kind": kind_name(kind)}))
    return token(
        "ma-item" if has else "ma-item ma-lack",
        name,
        small(KIND_NAMES[kind]),
        "F5" if state.terms.coop else "F2",
        touch,
    )


def shells(state: MartiansState, seat: int, card: Card) -> Markup:
    """What is left in the Shotgun."""
    return tag("b", None, f"×{state.shells[seat]}") if card.weapon == SHOTGUN else Markup("")


def weapon_chip(state: MartiansState, seat: int, card: Card, lang: str) -> Markup:
    """A weapon on the table before somebody else."""
    name, text = card.title().text(lang), card.text(state.terms.coop).text(lang)
    about = {"class": "ma-arm", "role": "img", "aria-label": name, **tip(f"{name}: {text}", card.rule)}
    return tag("span", about, small(f"c-{card.rule}"), tag("span", None, name), shells(state, seat, card))


@lru_cache(maxsize=256)
def _held(card: Card, lang: str, coop: bool) -> Markup:
    """A card of a companion's open hand."""
    name, text = card.title().text(lang), card.text(coop).text(lang)
    held = {"class": "ma-held", "role": "img", "aria-label": name, **tip(f"{name}: {text}", card.rule)}
    return tag("span", held, small(f"c-{card.rule}"), tag("span", None, name))
