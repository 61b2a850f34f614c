"""The page of notices: what somebody wants to be told, on which ways, when not; and the pages that mail leads to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludoteca.club.letters import CHANNELS, KINDS, MAIL, PUSH, Chosen, Subscription
from ludoteca.screen.markup import NOTHING, Attributes, Markup, tag
from ludoteca.web.home import when
from ludoteca.web.shell import page, ui
from ludoteca.web.you import MORE, YOU, button, form, panel, problem_note

LETTERS = "/me/letters"


class Seen(NamedTuple):
    """All that the page shows."""

    chosen: Chosen
    devices: Sequence[Subscription]
    key: str  # by which browsers know the house
    mail: bool  # whether this server sends mail
    chats: bool  # whether groups may be told in their chats
    said: str = ""  # what has just been done
    problem: str = ""


def letters_page(lang: str, seen: Seen) -> str:
    """What somebody wants to be told."""
    return page(
        lang,
        ui(lang, "letters"),
        tag("h1", None, ui(lang, "letters")),
        tag("p", None, ui(lang, "letters-about")),
        problem_note(seen.problem),
        tag("p", {"class": "said", "role": "status"}, seen.said) if seen.said else NOTHING,
        tag(
            "div",
            {"class": "two"},
            tag("div", None, _devices(lang, seen), _mail(lang, seen)),
            panel(ui(lang, "letters-what"), _what(lang, seen), name="what"),
        ),
        tag("p", None, tag("a", {"href": YOU}, ui(lang, "you-page"))),
        here=LETTERS,
        kind="club",
        more=MORE,
    )


def _devices(lang: str, seen: Seen) -> Markup:
    """The browsers that tell; whether this one does is known to its script."""
    rows = [
        tag(
            "li",
            {"data-push-device": one.id},
            tag("span", None, one.label or ui(lang, "device"), " ", tag("small", None, when(one.since, lang))),
            form(f"{LETTERS}/push/{one.id}/remove", button(ui(lang, "letters-off"), "tool")),
        )
        for one in seen.devices
    ]
    words = {f"data-word-{name}": ui(lang, f"letters-{name}") for name in ("denied", "failed", "unable")}
    return panel(
        ui(lang, "letters-devices"),
        tag("p", None, ui(lang, "letters-devices-about")),
        tag("ul", {"class": "kept"}, *rows) if rows else NOTHING,
        tag(
            "p",
            {"class": "row", "data-push": seen.key, "hidden": "hidden", **words},
            button(ui(lang, "letters-on"), "main", type="button", **{"data-push-on": ""}),
        ),
        tag("p", {"class": "quiet", "data-push-unable": "", "hidden": "hidden"}, ui(lang, "letters-unable")),
        form(f"{LETTERS}/try", button(ui(lang, "letters-try"), "tool"))
        if seen.devices or seen.chosen.confirmed
        else NOTHING,
        name="devices",
    )


def _mail(lang: str, seen: Seen) -> Markup:
    if not seen.mail:
        return NOTHING
    field: Attributes = {"name": "mail", "type": "email", "maxlength": 254, "value": seen.chosen.mail}
    state = "letters-mail-on" if seen.chosen.confirmed else "letters-mail-waits"
    return panel(
        ui(lang, "letters-mail"),
        tag("p", None, ui(lang, "letters-mail-about")),
        tag("p", {"class": "quiet"}, ui(lang, state)) if seen.chosen.mail else NOTHING,
        form(
            f"{LETTERS}/mail",
            tag(
                "label",
                {"class": "field"},
                tag("span", None, ui(lang, "letters-address")),
                tag("input", {**field, "autocomplete": "email"}),
            ),
            button(ui(lang, "save")),
            kind="form",
        ),
        name="mail",
    )


def _what(lang: str, seen: Seen) -> Markup:
    """A row for each thing that can be told, with a box for each way; then when not."""
    ways = [way for way in CHANNELS if way == PUSH or seen.mail]
    head = tag(
        "tr", None, tag("td", None), *[tag("th", {"scope": "col"}, ui(lang, f"letters-by-{way}")) for way in ways]
    )
    rows = [
        tag(
            "tr",
            None,
            tag("th", {"scope": "row"}, ui(lang, f"letters-{kind}")),
            *[tag("td", None, _tick(lang, seen.chosen, kind, way)) for way in ways],
        )
        for kind in KINDS
    ]
    return form(
        LETTERS,
        tag("table", {"class": "ways-of"}, tag("thead", None, head), tag("tbody", None, *rows)),
        _in_chats(lang, seen) if seen.chats else NOTHING,
        _quiet(lang, seen.chosen),
        button(ui(lang, "save"), "main"),
        kind="form",
    )


def _tick(lang: str, chosen: Chosen, kind: str, way: str) -> Markup:
    words = f"{ui(lang, f'letters-{kind}')}: {ui(lang, f'letters-by-{way}')}"
    field: Attributes = {"type": "checkbox", "name": kind, "value": way, "aria-label": words}
    return tag("input", {**field, "checked": "checked" if way in chosen.ways.get(kind, ()) else None})


def _in_chats(lang: str, seen: Seen) -> Markup:
    field: Attributes = {"type": "checkbox", "name": "chat", "value": "yes"}
    return tag(
        "label",
        {"class": "tick"},
        tag("input", {**field, "checked": "checked" if seen.chosen.chat else None}),
        tag("span", None, ui(lang, "letters-chat")),
    )


def _quiet(lang: str, chosen: Chosen) -> Markup:
    first, beyond = ("", "") if chosen.quiet is None else [f"{one // 60:02d}:{one % 60:02d}" for one in chosen.quiet]
    return tag(
        "fieldset",
        None,
        tag("legend", None, ui(lang, "letters-quiet")),
        tag("p", {"class": "quiet"}, ui(lang, "letters-quiet-about")),
        tag(
            "div",
            {"class": "row"},
            _time(ui(lang, "letters-from"), "from", first),
            _time(ui(lang, "letters-until"), "until", beyond),
            tag("input", {"type": "hidden", "name": "zone", "value": chosen.zone, "data-zone": ""}),
            tag("small", {"data-zone-name": ""}, chosen.zone),
        ),
    )


def _time(words: str, name: str, value: str) -> Markup:
    return tag(
        "label", None, tag("span", None, words), " ", tag("input", {"type": "time", "name": name, "value": value})
    )


# ---- where mail leads


def asked_page(lang: str, heading: str, text: str, action: str, words: str) -> str:
    """A question that a mail has led to: what is only looked at changes nothing."""
    return page(
        lang,
        heading,
        tag(
            "section",
            {"class": "panel narrow form centred"},
            tag("h1", None, heading),
            tag("p", None, text),
            form(action, button(words, "main")),
            tag("p", None, tag("a", {"href": "/"}, ui(lang, "rather-not"))),
        ),
        here="/",
        kind="club",
        more=MORE,
    )


def done_page(lang: str, heading: str, text: str) -> str:
    """It is done."""
    return page(
        lang,
        heading,
        tag(
            "section",
            {"class": "panel narrow error"},
            tag("h1", None, heading),
            tag("p", {"class": "said"}, text),
            tag("p", None, tag("a", {"class": "button main", "href": "/"}, ui(lang, "back-home"))),
        ),
        here="/",
        kind="club",
        more=MORE,
    )


def chosen_by(form_: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """The ways of each kind that a form has ticked."""
    return {kind: tuple(way for way in (PUSH, MAIL) if way in form_.get(kind, ())) for kind in KINDS}
