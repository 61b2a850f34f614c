"""The turn of Martians!!! on the screen: how far it has come, the die, the fight, the card being played."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.martians import ids
from ludoteca.games.martians.content import BULLET, Box
from ludoteca.games.martians.ids import ARM, CARD, ITEM, PASS, PAY, ROLL, STOP, TAKE
from ludoteca.games.martians.knowledge import is_waiting
from ludoteca.games.martians.phrases import say, tile_name
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.screen_art import SIGNS, sentence, small
from ludoteca.games.martians.screen_hand import colour
from ludoteca.games.martians.screen_touch import others_to_move
from ludoteca.games.martians.square import fight_prices
from ludoteca.screen import Markup, Part, View, escape, part, spot, tag, tip
from ludoteca.screen.kit import die

STAGES: Final = ("tile", "fight", "cards", "move", "martians", "end")
RULES: Final = ("R9", "R17", "R22", "R25", "R27", "R31")  # of each of them


def desk(view: View, state: MartiansState) -> Part:
    """The turn: its steps, what is going on, and what can be said to it."""
    return part(
        "desk",
        "section",
        {"class": "ma-desk", "aria-label": view.say(say("desk")), **spot("desk")},
        _track(_stage(state), state.turn, state.last_told(), view.lang),
        _scene(view, state),
        _buttons(view, state),
        _manners(view, state),
    )


# ---- how far the turn has come


def _stage(state: MartiansState) -> int:
    """Which of the steps of a turn it is; who is asked for a card does not show."""
    if state.to_move < 0:
        return len(STAGES)
    if state.tile >= 0 or state.phase < ids.PHASE_FIGHT:
        return 0
    if state.phase in (ids.PHASE_FIGHT, ids.PHASE_DRAW):
        return 1
    if state.phase < ids.PHASE_ROLL:
        return 2
    if state.phase <= ids.PHASE_MOVE:
        return 1 if state.combat else 3
    return 4 if state.phase < ids.PHASE_FARMS else 5


@lru_cache(maxsize=1024)
def _track(stage: int, turn: int, last: int, lang: str) -> Markup:
    """The steps of a turn, the present one marked."""
    steps = [
        _step(number, number == stage, say(f"stage-{stage_name}").text(lang))
        for number, stage_name in enumerate(STAGES)
    ]
    whole = say("turn-short", {"turn": turn, "last": last}).text(lang)
    short = f"{turn}/{last}" if last else str(turn)
    return tag("div", {"class": "ma-track"}, tag("ol", None, *steps), tag("small", tip(whole, "F4"), short))


def _step(number: int, present: bool, name: str) -> Markup:
    now = {"class": "ma-at", "aria-current": "step", **tip(name, RULES[number])} if present else None
    return tag("li", now, name)


# ---- what is going on


def _scene(view: View, state: MartiansState) -> Markup:
    """The picture of what is being decided."""
    if state.to_move < 0:
        return _end(view, state)
    if state.played >= 0:
        return _played(view, state)
    if state.combat:
        return _fight(view, state)
    if state.tile >= 0:
        return _turned(state.terms.box, state.tile, view.asked, view.lang)
    line = Markup("")
    if ids.PHASE_ROLL < state.phase < ids.PHASE_BEFORE_MARTIANS:
        line = tag("p", {"class": "ma-big"}, view.say(say("steps-left", {"count": state.steps_left()})))
    elif state.phase == ids.PHASE_MARTIANS_MOVE and state.left > 0:
        line = tag("p", {"class": "ma-big"}, view.say(say("martians-left", {"count": state.left})))
    elif is_waiting(state, view.seat):
        line = tag("p", {"class": "ma-quiet"}, view.say(say("nothing-to-do")))
    elif state.die == 0:
        line = tag("p", {"class": "ma-quiet"}, view.say(say("die-none")))
    return tag("div", {"class": "ma-scene"}, _die(view, state), line)


def _end(view: View, state: MartiansState) -> Markup:
    """Who has won."""
    won = [tag("span", {"class": "ma-winner"}, small(f"p{seat}", "ma-fighter")) for seat in state.winners()]
    names = ", ".join(view.name_of(seat) for seat in state.winners())
    words = say("over-won", {"names": names, "count": len(won)}) if won else say("over-lost")
    line = tag("p", {"class": "ma-big"}, view.say(words))
    return tag("div", {"class": "ma-scene ma-end"}, *(won or [small("m", "ma-fighter")]), line)


def _die(view: View, state: MartiansState) -> Markup:
    """The last roll; its key changes with every roll, so that it rolls anew."""
    beaten = state.removed + sum(state.trophies)
    hurt = state.life[state.active] if state.combat == 2 else 0
    key = f"d{state.turn}-{state.die}-{beaten}-{hurt}"
    if not state.die:
        return Markup("")
    return tag("span", {"class": "ma-die", "data-key": key}, _rolled(state.die, view.lang))


@lru_cache(maxsize=16)
def _rolled(value: int, lang: str) -> Markup:
    return die("ma-cubed", value, say("die-shows", {"die": value}).text(lang))


@lru_cache(maxsize=128)
def _turned(box: Box, tile: int, asked: bool, lang: str) -> Markup:
    """The tile that was turned over."""
    name, art = tile_name(box, tile).text(lang), box.names[tile]
    sign = ""
    if art in SIGNS:
        x, y = SIGNS[art]
        sign = f'<use href="#ma-n-{art}" x="{x}" y="{y}"/>'
    picture = Markup(
        f'<svg class="ma-tile" viewBox="-62 -62 124 124" aria-hidden="true"><use href="#ma-t-{art}"/>{sign}</svg>'
    )
    words = [tag("p", {"class": "ma-big"}, sentence(name))]
    if asked:
        words += [
            tag("small", {"class": "ma-by-mouse"}, say("turn-help").text(lang)),
            tag("small", {"class": "ma-by-touch"}, say("turn-help-touch").text(lang)),
        ]
    return tag("div", {"class": "ma-scene"}, picture, tag("div", None, *words))


def _fight(view: View, state: MartiansState) -> Markup:
    """The fight: who against whom, and what each face of the die would bring."""
    paying = state.asked == ids.ASK_PAY and not is_waiting(state, view.seat)
    shown = state.die if paying else 0
    prices = fight_prices(state)
    bullets = state.bullets[state.active]
    faces = [_outcome(face, price, bullets >= price, face == shown, view.lang) for face, price in enumerate(prices, 1)]
    ring = tag(
        "div",
        {"class": "ma-ring"},
        small(f"p{state.active}", "ma-fighter"),
        _die(view, state),
        small("m", "ma-fighter"),
    )
    odds = view.say(say("fight-odds", {"win": prices.count(0)}))
    head = tag("p", {"class": "ma-big"}, view.say(say("fight-title")), " ", tag("small", None, odds))
    return tag("div", {"class": "ma-scene ma-fight"}, head, ring, tag("ol", {"class": "ma-odds"}, *faces))


@lru_cache(maxsize=256)
def _outcome(face: int, price: int, enough: bool, shown: bool, lang: str) -> Markup:
    """What a face of the die would bring: a beaten Martian, Bullets to pay, or a Life lost."""
    kind = "win" if price == 0 else "pay" if enough else "life"
    title = say(f"face-{kind}", {"face": face, "count": price}).text(lang)
    sign = escape("✓") if price == 0 else Markup(f"{price}{small('shell')}") if enough else small("heart")
    attributes = {"class": f"ma-{kind}" + (" ma-shown" if shown else ""), **tip(title, "R34" if price == 0 else "R35")}
    return tag("li", attributes, die("ma-face-d", face, title), tag("b", {"aria-hidden": "true"}, sign))


def _played(view: View, state: MartiansState) -> Markup:
    """The card or weapon that is being played: whose it is, on whom, and what it does."""
    card = state.terms.cards[state.played]
    who = say("card-drawn") if state.drawn >= 0 else say("card-of", {"seat": view.name_of(state.player)})
    name = tag("h4", None, small(f"c-{card.rule}"), view.say(card.title()))
    parts = [tag("small", None, view.say(who)), name]
    parts.append(tag("p", None, sentence(view.say(card.text(state.terms.coop))), "."))
    if state.target >= 0:
        aim = view.say(say("card-at", {"seat": view.name_of(state.target)}))
        parts.append(tag("p", {"class": "ma-on"}, small(f"p{state.target}"), aim))
    return tag("div", {"class": f"ma-scene ma-play {colour(card)}", "data-key": f"c{card.number}"}, *parts)


# ---- what can be said


def _buttons(view: View, state: MartiansState) -> Markup:
    """What can be done that lies neither on the map nor in the hand nor before anybody."""
    if not view.asked:
        return Markup("")
    found = [_button(view, state, action) for action in state.choices if _is_button(action)]
    return tag("div", {"class": "ma-buttons"}, *found) if found else Markup("")


def _is_button(action: int) -> bool:
    return ROLL <= action < CARD or TAKE <= action < ITEM or action >= ARM


def _button(view: View, state: MartiansState, action: int) -> Markup:
    if action >= ARM:
        return _offer(view, state, action)
    main = action in (ROLL, PAY, TAKE + 1)
    attributes = view.touch(action, "ma-do main" if main else "ma-do")
    if action == TAKE + 1:
        attributes["data-takes"] = _taken_gladly(state)
    return tag("button", attributes, _sign(action), view.say(state.describe(action)))


def _taken_gladly(state: MartiansState) -> str | None:
    """R19: names the moment in which nothing speaks against taking a marker; None: a companion has less of it.

    The script of the game takes it then by itself, unless its person wants to be asked.
    """
    bullet = state.squares[state.pawn[state.active]] & BULLET
    has = state.bullets if bullet else state.life
    return f"{state.turn}-{state.walked}" if has[state.active] <= min(has) else None


# ---- what need not be asked again and again


def _manners(view: View, state: MartiansState) -> Markup:
    """What spares questions: to be asked less, to leave the rest to a bot, to choose another Martian."""
    if not view.asked:
        return Markup("")
    found: list[Markup] = []
    if state.question().window:
        found = [_manner(view, f"hush-{when}", {"data-hush": when}, "R59") for when in ("round", "target")]
    elif state.asked in (ids.ASK_MARTIAN, ids.ASK_DIR):
        if state.asked == ids.ASK_DIR and others_to_move(state):
            found.append(_manner(view, "another-martian", {"data-do": "undo"}, "R27"))
        found.append(_manner(view, "rest-for-me", {"data-do": "rest"}, "R27"))
    return tag("div", {"class": "ma-manners"}, *found) if found else Markup("")


def _manner(view: View, key: str, what: dict[str, str], rule: str) -> Markup:
    about = tip(view.say(say(f"{key}-help")), rule)
    return tag("button", {"type": "button", "class": "ma-manner", **what, **about}, view.say(say(key)))


def _offer(view: View, state: MartiansState, action: int) -> Markup:
    """A weapon out of the draw pile (C26)."""
    card = state.terms.weapons[action - ARM]
    text = tag("small", None, view.say(card.text(state.terms.coop)))
    words = tag("span", None, view.say(card.title()), text)
    return tag("button", view.touch(action, "ma-do ma-arming"), small(f"c-{card.rule}"), words)


def _sign(action: int) -> Markup:
    """The picture on a button."""
    names = {ROLL: "roll", PAY: "shell", PAY + 1: "heart", STOP: "halt", PASS: "okay"}
    return small(names[action]) if action in names else Markup("")
