"""The people of Martians!!! on the screen: what everybody has, and the hand of whoever looks."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.martians.cards import Card
from ludoteca.games.martians.content import KIND_NAMES, KINDS, MOVING, OWN_TURN, REACTION, SHOTGUN
from ludoteca.games.martians.ids import ASK_DISCARD, CARD, DISCARD, ITEM, OTHER_ITEM, SEAT, WEAPON
from ludoteca.games.martians.phrases import kind_name, say
from ludoteca.games.martians.position import MartiansState
from ludoteca.screen import Markup, View, tag

# ---- what is needed in several places


@lru_cache(maxsize=128)
def small(name: str, kind: str = "ma-ic") -> Markup:
    """One of the drawings as a sign in a line of text."""
    return Markup(
        f'<svg class="{kind}" viewBox="-21 -21 42 42" aria-hidden="true"><use href="#ma-{name}"/></svg>'
        if name[:2] != "c-"
        else f'<svg class="{kind} ma-cic" viewBox="-14 -14 28 28" aria-hidden="true"><use href="#ma-{name}"/></svg>'
    )


def shown_hand(view: View, state: MartiansState, seat: int) -> list[Card]:
    """The hand of a seat as far as it is seen from where the one who looks sits."""
    seen = view.seat == seat or state.terms.open_hands
    return [state.terms.cards[card] for card in state.hand_of(seat)] if seen else []


def in_force(state: MartiansState) -> list[tuple[Card, int]]:
    """The cards whose effect lasts, each with the seat with whose turn it ends or whom it serves, -1 for this turn."""
    found = [(card, seat) for card in state.terms.cards for seat in card.in_force(state)]
    return sorted(found, key=lambda lasting: lasting[1] < 0)


def sentence(text: str) -> str:
    """With a capital."""
    return text[:1].upper() + text[1:]


# ---- the seats


def seats(view: View, state: MartiansState) -> Markup:
    """Everybody, whoever looks first."""
    return tag("section", {"class": "ma-seats"}, *[_seat(view, state, seat) for seat in view.order()])


def _seat(view: View, state: MartiansState, seat: int) -> Markup:
    """A person: Life, Bullets, Martians, items, weapons, cards."""
    attributes = view.touch(SEAT + seat, "ma-seat") if view.may(SEAT + seat) else {"class": "ma-seat"}
    kinds = str(attributes["class"])
    attributes["class"] = f"ma-s{seat} " + kinds + (" ma-turn" if seat == state.active and state.to_move >= 0 else "")
    parts = [_head(view, state, seat), _stock(view, state, seat), _items(view, state, seat)]
    weapons = state.arms_of(seat)
    cards = [] if view.seat == seat else shown_hand(view, state, seat)
    if weapons or cards:
        arms = [_weapon(view, state, seat, weapon) for weapon in weapons]
        held = [_held(card, view.lang, state.terms.coop) for card in cards]
        parts.append(tag("ul", {"class": "ma-arms"}, *arms, *held))
    return tag("article", attributes, *parts)


def _head(view: View, state: MartiansState, seat: int) -> Markup:
    """The pawn, the name, and whether it is this seat's turn or it has won."""
    parts = [small(f"p{seat}", "ma-who"), tag("h3", None, view.name_of(seat))]
    if state.to_move < 0 and seat in state.winners():
        parts.append(tag("span", {"class": "ma-badge ma-won"}, view.say(say("won-now"))))
    elif state.to_move >= 0 and seat == state.active:
        parts.append(tag("span", {"class": "ma-badge"}, view.say(say("active-now"))))
    parts.append(_backs(state.held[seat], view.lang))
    return tag("header", {"class": "ma-head"}, *parts)


@lru_cache(maxsize=32)
def _backs(count: int, lang: str) -> Markup:
    """The cards in a hand from behind."""
    cards = "".join(f'<use href="#ma-back" x="{22 - 11 * number}"/>' for number in range(count))
    title = tag("title", None, say("hand-size", {"count": count}).text(lang))
    return Markup(f'<svg class="ma-backs" viewBox="-9 -12 40 24" role="img">{title}{cards}</svg>')


def _stock(view: View, state: MartiansState, seat: int) -> Markup:
    """Life and Bullets one by one, and the Martians collected."""
    trophies = Markup("") if state.terms.coop else _trophies(state.trophies[seat], state.terms.goal, view.lang)
    return tag(
        "div",
        {"class": "ma-stock"},
        _row(state.life[seat], state.bullets[seat], state.terms.box.most, view.lang),
        trophies,
    )


@lru_cache(maxsize=128)
def _row(life: int, bullets: int, most: int, lang: str) -> Markup:
    """Hearts and bullets, the empty places too."""
    hearts = "".join(_one("heart", 8 + 16 * n, n < life) for n in range(most))
    brass = "".join(_one("shell", 16 + 16 * most + 12 * n, n < bullets) for n in range(most))
    label = f"{say('life-of', {'count': life}).text(lang)}, {say('bullets-of', {'count': bullets}).text(lang)}"
    title = tag("title", None, label)
    return Markup(f'<svg class="ma-row" viewBox="0 0 {10 + 28 * most} 22" role="img">{title}{hearts}{brass}</svg>')


def _one(name: str, x: int, full: bool) -> str:
    return f'<use href="#ma-{name}" x="{x}" y="11"' + ("/>" if full else ' class="ma-gone"/>')


@lru_cache(maxsize=512)
def _trophies(count: int, goal: int, lang: str) -> Markup:
    title = say("trophies-of", {"count": count, "goal": goal}).text(lang)
    return tag("span", {"class": "ma-trophies", "title": title}, small("m"), tag("b", None, str(count)), f"/{goal}")


def _items(view: View, state: MartiansState, seat: int) -> Markup:
    """The three kinds of objects: those the seat has, and the empty places of the others."""
    return tag("div", {"class": "ma-items"}, *[_item(view, state, seat, kind) for kind in range(KINDS)])


def _item(view: View, state: MartiansState, seat: int, kind: int) -> Markup:
    has = state.items[seat] >> kind & 1 == 1
    action = ITEM + kind if seat == view.seat else OTHER_ITEM + KINDS * seat + kind
    title = view.say(say("item-have" if has else "item-lack", {"kind": kind_name(kind)}))
    attributes = view.touch(action, "ma-item") if view.may(action) else {"class": "ma-item"}
    if not has:
        attributes["class"] = "ma-item ma-lack"
    attributes["title"] = title
    return tag("span", attributes, small(KIND_NAMES[kind]))


def _weapon(view: View, state: MartiansState, seat: int, card: Card) -> Markup:
    """A weapon before its owner; a button when it can be used."""
    attributes = view.touch(WEAPON + card.weapon, "ma-arm") if seat == view.seat else {"class": "ma-arm"}
    name, text = view.say(card.title()), view.say(card.text(state.terms.coop))
    attributes["title"] = f"{name}: {text}"
    shells = tag("b", None, f"×{state.shells[seat]}") if card.weapon == SHOTGUN else Markup("")
    return tag("li", None, tag("span", attributes, small(f"c-{card.rule}"), tag("span", None, name), shells))


@lru_cache(maxsize=256)
def _held(card: Card, lang: str, coop: bool) -> Markup:
    """A card of a companion's open hand."""
    name, text = card.title().text(lang), card.text(coop).text(lang)
    held = {"class": "ma-held", "title": f"{name}: {text}"}
    return tag("li", None, tag("span", held, small(f"c-{card.rule}"), tag("span", None, name)))


# ---- the hand


def hand(view: View, state: MartiansState) -> Markup:
    """The cards of whoever looks, each with what it does and when it can be played."""
    if view.seat is None:
        return Markup("")
    cards = state.hand_of(view.seat)
    plays = state.plays[view.seat] + (state.eyes_left >> view.seat & 1)
    head = tag(
        "header",
        {"class": "ma-hh"},
        tag("h3", None, view.say(say("own-hand"))),
        tag("small", None, view.say(say("plays-left", {"count": plays}))),
    )
    shown = [_card(view, state, state.terms.cards[card], cards.count(card)) for card in sorted(set(cards))]
    if not shown:
        shown = [tag("p", {"class": "ma-empty"}, view.say(say("hand-empty")))]
    return tag("section", {"class": "ma-hand"}, head, tag("div", {"class": "ma-cards"}, *shown))


def _card(view: View, state: MartiansState, card: Card, copies: int) -> Markup:
    """A hand card as a button, or with the reason why it is none."""
    discard = view.asked and state.asked == ASK_DISCARD
    action = (DISCARD if discard else CARD) + card.number
    attributes = view.touch(action, f"ma-card {colour(card)}")
    attributes["data-key"] = f"h{card.number}"
    ribbon = Markup("")
    if view.may(action):
        ribbon = tag("b", {"class": "ma-ribbon"}, view.say(say("discard-now" if discard else "play-now")))
    when = tag("small", None, _when_text(card, view.lang))
    foot = tag("footer", None, when, ribbon)
    return tag("div", attributes, _printed(card, copies, state.terms.coop, view.lang), foot)


def colour(card: Card) -> str:
    """The class of an Event card or of a Martian card."""
    return "ma-alien" if card.martian else "ma-event"


@lru_cache(maxsize=512)
def _printed(card: Card, copies: int, coop: bool, lang: str) -> Markup:
    """What is printed on a card."""
    times = tag("i", None, f"×{copies}") if copies > 1 else Markup("")
    text = sentence(card.text(coop).text(lang))
    name = tag("span", None, card.title().text(lang))
    return Markup(tag("h4", None, small(f"c-{card.rule}"), name, times) + tag("p", None, f"{text}."))


@lru_cache(maxsize=128)
def _when_text(card: Card, lang: str) -> str:
    """When a card can be played."""
    key = {OWN_TURN: "when-own", MOVING: "when-moving", REACTION: "when-reaction"}.get(card.when, "when-any")
    if card.weapon >= 0:
        key = "when-weapon"
    elif card.last_call:
        key = "when-last"
    return say(key).text(lang)
