"""The hand of whoever looks at Martians!!!, and the weapons on the table before them."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.martians.cards import Card
from ludoteca.games.martians.content import MOVING, OWN_TURN, REACTION
from ludoteca.games.martians.ids import ASK_DISCARD, CARD, DISCARD, WEAPON
from ludoteca.games.martians.phrases import say
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen_art import sentence, small
from ludoteca.games.martians.screen_seats import shells
from ludoteca.screen import Markup, Part, Touch, View, part, spot, tag
from ludoteca.screen.kit import card as kit_card
from ludoteca.screen.kit import hand as kit_hand


def hand(view: View, state: MartiansState) -> Part:
    """The cards of whoever looks, each with what it does and when it can be played, and their weapons."""
    if view.seat is None:
        return part("hand", "div", {"class": "ma-own ma-nobody"})
    held = state.hand_of(view.seat)
    plays = state.plays[view.seat] + (state.eyes_left >> view.seat & 1)
    shown = [_card(view, state, state.terms.cards[card], held.count(card)) for card in sorted(set(held))]
    shown += [_weapon(view, state, view.seat, weapon) for weapon in state.arms_of(view.seat)]
    if not shown:
        shown = [tag("p", {"class": "ma-empty"}, view.say(say("hand-empty")))]
    note = view.say(say("plays-left", {"count": plays}))
    inner = kit_hand(f"ma-hand ma-{len(shown)}", view.say(say("own-hand")), *shown, note=note)
    return part("hand", "div", {"class": "ma-own", **spot("hand")}, inner)


def _card(view: View, state: MartiansState, card: Card, copies: int) -> Markup:
    """A hand card as a button, or with the reason why it is none."""
    discard = view.asked and state.asked == ASK_DISCARD
    action = (DISCARD if discard else CARD) + card.number
    touch = view.touch(action)
    touch["data-key"] = f"h{card.number}"
    ribbon = _ribbon(view, action, "discard-now" if discard else "play-now")
    return _face(card, copies, state.terms.coop, view.lang, ribbon, touch)


def _weapon(view: View, state: MartiansState, seat: int, card: Card) -> Markup:
    """A weapon on the table; a button when it can be used."""
    touch = view.touch(WEAPON + card.weapon)
    touch["data-key"] = f"w{card.weapon}"
    ribbon = _ribbon(view, WEAPON + card.weapon, "use-now") or tag("em", None, view.say(say("armed-now")))
    sign = small(f"c-{card.rule}") + shells(state, seat, card)
    text = f"{sentence(card.text(state.terms.coop).text(view.lang))}."
    foot = tag("footer", None, ribbon)
    return kit_card("ma-card ma-armed", view.say(card.title()), text, card.rule, foot, sign=Markup(sign), touch=touch)


def _ribbon(view: View, action: int, key: str) -> Markup:
    return tag("b", {"class": "ma-ribbon"}, view.say(say(key))) if view.may(action) else Markup("")


def _face(card: Card, copies: int, coop: bool, lang: str, ribbon: str, touch: Touch) -> Markup:
    """A card as it is printed, with what can be done with it."""
    times = tag("i", {"class": "ma-times"}, f"×{copies}") if copies > 1 else Markup("")
    foot = tag("footer", None, tag("small", None, when_text(card, lang)), ribbon)
    text = f"{sentence(card.text(coop).text(lang))}."
    name, sign = card.title().text(lang), small(f"c-{card.rule}")
    return kit_card(f"ma-card {colour(card)}", name, text, card.rule, times, foot, sign=sign, touch=touch)


def colour(card: Card) -> str:
    """The class of an Event card or of a Martian card."""
    return "ma-alien" if card.martian else "ma-event"


@lru_cache(maxsize=128)
def when_text(card: Card, lang: str) -> str:
    """When a card can be played."""
    key = {OWN_TURN: "when-own", MOVING: "when-moving", REACTION: "when-reaction"}.get(card.when, "when-any")
    if card.weapon >= 0:
        key = "when-weapon"
    elif card.last_call:
        key = "when-last"
    return say(key).text(lang)
