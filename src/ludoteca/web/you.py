"""The page “You”: one's name and what one has set, one's devices, and what is kept of one; and coming in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import segno

from ludoteca.club.people import COLOURS, Device, Person
from ludoteca.screen.markup import NOTHING, Attributes, Markup, tag
from ludoteca.web.doors import Ways
from ludoteca.web.home import day_of, when
from ludoteca.web.shell import page, ui

ENTER: Final = "/enter"
YOU: Final = "/me"
SPOKEN: Final = {
    "en": "English", "it": "italiano", "de": "Deutsch", "fr": "français", "es": "español", "pt": "português",
    "nl": "Nederlands", "pl": "polski", "sv": "svenska", "da": "dansk", "fi": "suomi", "cs": "čeština",
    "hu": "magyar", "el": "ελληνικά", "uk": "українська", "ru": "русский", "tr": "Türkçe", "ja": "日本語",
    "ko": "한국어", "zh": "中文",
}  # fmt: skip
MORE: Final = ("club.css",)


def dot(name: str, colour: int, large: bool = False) -> Markup:
    """The sign of a person: a letter in their colour."""
    size = " large" if large else ""
    return tag("span", {"class": f"person-dot c{colour % COLOURS}{size}", "aria-hidden": "true"}, name[:1].upper())


def panel(heading: str, *inner: Markup, name: str = "") -> Markup:
    """A part of a page with its heading."""
    return tag("section", {"class": "panel", "id": name or None}, tag("h2", None, heading), *inner)


def form(action: str, *inner: Markup, kind: str = "") -> Markup:
    """A form of the house."""
    return tag("form", {"method": "post", "action": action, "class": kind or None}, *inner)


def button(words: str, kind: str = "", **attributes: str) -> Markup:
    """What sends a form."""
    return tag("button", {"class": kind or None, **attributes}, words)


def hidden(name: str, value: str) -> Markup:
    """A field that nobody sees."""
    return tag("input", {"type": "hidden", "name": name, "value": value})


def problem_note(problem: str) -> Markup:
    """What is wrong with what was sent."""
    return tag("p", {"class": "problem", "role": "alert"}, problem) if problem else NOTHING


# ---- somebody without a name


def stranger_page(
    lang: str, most: int, problem: str = "", given: str = "", code_problem: str = "", alone: bool = False
) -> str:
    """Give a name, or come in as who one is elsewhere; `alone`: there is no elsewhere."""
    return page(
        lang,
        ui(lang, "you-page"),
        tag(
            "div",
            {"class": "narrow-page"},
            tag("h1", None, ui(lang, "you-hello")),
            tag("p", None, ui(lang, "you-why")),
            panel(
                ui(lang, "you-name-yourself"),
                problem_note(problem),
                form(
                    YOU,
                    tag(
                        "label",
                        {"class": "field"},
                        tag("span", None, ui(lang, "your-name")),
                        tag("input", _name_field(given, most)),
                    ),
                    button(ui(lang, "you-become"), "main"),
                    kind="form",
                ),
                tag("p", {"class": "quiet"}, ui(lang, "you-nothing-else")),
            ),
            NOTHING if alone else _come_in(lang, code_problem),
        ),
        here=YOU,
        kind="club",
        more=MORE,
    )


def _name_field(value: str, most: int) -> Attributes:
    return {
        "name": "name",
        "value": value,
        "maxlength": most,
        "required": "required",
        "autocomplete": "nickname",
        **({} if value else {"data-own-name": ""}),
    }


def _come_in(lang: str, problem: str = "") -> Markup:
    """For those who have a name here already."""
    code: Attributes = {"name": "code", "maxlength": 64, "required": "required", "autocomplete": "off"}
    return panel(
        ui(lang, "enter-head"),
        problem_note(problem),
        tag(
            "p",
            {"data-passkey": "enter", "hidden": "hidden", **_words(lang)},
            button(ui(lang, "enter-passkey"), "", type="button"),
        ),
        tag("p", None, ui(lang, "enter-link")),
        form(
            ENTER,
            tag("label", {"class": "field"}, tag("span", None, ui(lang, "enter-code")), tag("input", code)),
            button(ui(lang, "enter")),
            kind="form",
        ),
        name="come-in",
    )


def _words(lang: str) -> dict[str, str]:
    return {f"data-word-{name}": ui(lang, f"passkey-{name}") for name in ("none", "done")}


def enter_page(lang: str, token: str, person: Person, known: str) -> str:
    """Whoever has opened a link is asked whether this browser is to be that person's."""
    return page(
        lang,
        ui(lang, "enter"),
        tag(
            "section",
            {"class": "panel narrow form centred"},
            dot(person.name, person.colour, large=True),
            tag("h1", None, ui(lang, "enter-as", name=person.name)),
            tag("p", None, ui(lang, "enter-ask")),
            tag("p", {"class": "problem"}, ui(lang, "enter-instead", name=known)) if known else NOTHING,
            form(f"{ENTER}/{token}", button(ui(lang, "enter-yes", name=person.name), "main")),
            tag("p", None, tag("a", {"href": "/"}, ui(lang, "enter-no"))),
        ),
        here="/",
        kind="club",
        more=MORE,
    )


# ---- oneself


def you_page(
    lang: str, person: Person, devices: Sequence[Device], ways: Ways | None, here: str, most: int, problem: str = ""
) -> str:
    """One's name, one's devices, one's data. `here`: the device that asks; without `ways` there is no other."""
    other = [] if ways is None else [_elsewhere(lang, ways), _devices(lang, devices, ways, here)]
    return page(
        lang,
        ui(lang, "you-page"),
        tag(
            "div",
            {"class": "you-head"},
            dot(person.name, person.colour, large=True),
            tag("div", None, tag("h1", None, person.name), tag("p", {"class": "quiet"}, since(person.since, lang))),
            tag("a", {"class": "button main", "href": f"/people/{person.id}"}, ui(lang, "you-profile")),
        ),
        tag(
            "div",
            {"class": "two"},
            panel(ui(lang, "you-settings"), problem_note(problem), _settings(lang, person, most)),
            tag("div", None, *other, _data(lang)),
        ),
        here=YOU,
        kind="club",
        more=MORE,
    )


def since(at: int, lang: str) -> str:
    """Since when somebody has a name here."""
    return ui(lang, "you-since", day=day_of(at, lang))


def _settings(lang: str, person: Person, most: int) -> Markup:
    colours = [
        tag(
            "label",
            {"class": "swatch"},
            tag(
                "input",
                {
                    "type": "radio",
                    "name": "colour",
                    "value": number,
                    "checked": "checked" if number == person.colour else None,
                },
            ),
            tag("span", {"class": f"person-dot c{number}"}, person.name[:1].upper()),
            tag("span", {"class": "hidden"}, ui(lang, "you-colour-number", number=number + 1)),
        )
        for number in range(COLOURS)
    ]
    languages = [
        tag(
            "label",
            {"class": "tick"},
            tag(
                "input",
                {
                    "type": "checkbox",
                    "name": "languages",
                    "value": code,
                    "checked": "checked" if code in person.languages else None,
                },
            ),
            tag("span", {"lang": code}, called),
        )
        for code, called in SPOKEN.items()
    ]
    listed: Attributes = {
        "type": "checkbox",
        "name": "listed",
        "value": "yes",
        "checked": "checked" if person.listed else None,
    }
    field = {**_name_field(person.name, most)}
    return form(
        YOU,
        tag("label", {"class": "field"}, tag("span", None, ui(lang, "your-name")), tag("input", field)),
        tag("fieldset", None, tag("legend", None, ui(lang, "you-colour")), tag("div", {"class": "swatches"}, *colours)),
        tag(
            "fieldset", None, tag("legend", None, ui(lang, "you-languages")), tag("div", {"class": "ticks"}, *languages)
        ),
        tag(
            "label",
            {"class": "tick"},
            tag("input", listed),
            tag("span", None, ui(lang, "you-listed")),
        ),
        button(ui(lang, "save"), "main"),
        kind="form",
    )


def _elsewhere(lang: str, ways: Ways) -> Markup:
    """How to be the same on another device."""
    passkeys = [
        tag(
            "li",
            None,
            tag("span", None, one.label or ui(lang, "passkey"), " ", tag("small", None, when(one.since, lang))),
            form(f"{YOU}/passkeys/{one.id}/remove", button(ui(lang, "remove"), "tool")),
        )
        for one in ways.passkeys
    ]
    return panel(
        ui(lang, "you-elsewhere"),
        tag(
            "div",
            {"class": "way-in"},
            tag("p", None, ui(lang, "link-about")),
            form(f"{YOU}/link", button(ui(lang, "link-give"), "main")),
        ),
        tag(
            "div",
            {"class": "way-in"},
            tag("p", None, ui(lang, "passkey-about")),
            tag("ul", {"class": "kept"}, *passkeys) if passkeys else NOTHING,
            tag(
                "p",
                {"data-passkey": "add", "hidden": "hidden", **_words(lang)},
                button(ui(lang, "passkey-add"), "", type="button"),
            ),
        ),
        tag(
            "div",
            {"class": "way-in"},
            tag("p", None, ui(lang, "codes-about")),
            tag("p", {"class": "quiet"}, ui(lang, "codes-left", number=ways.codes)),
            form(f"{YOU}/codes", button(ui(lang, "codes-give"))),
        ),
        name="elsewhere",
    )


def _devices(lang: str, devices: Sequence[Device], ways: Ways, here: str) -> Markup:
    rows = [
        tag(
            "li",
            None,
            tag(
                "span",
                None,
                device.label or ui(lang, "device"),
                *([" ", tag("b", None, ui(lang, "device-this"))] if device.holder == here else []),
                " ",
                tag("small", None, when(device.since, lang)),
            ),
            form(
                f"{YOU}/out",
                hidden("device", device.holder),
                button(ui(lang, "device-out-here" if device.holder == here else "device-out"), "tool"),
            ),
        )
        for device in devices
    ]
    return panel(ui(lang, "devices"), tag("ul", {"class": "kept"}, *rows), name="devices")


def _data(lang: str) -> Markup:
    return panel(
        ui(lang, "you-data"),
        tag("p", None, ui(lang, "you-data-about")),
        tag(
            "p",
            {"class": "row"},
            tag("a", {"class": "button", "href": f"{YOU}/export.json"}, ui(lang, "export")),
            tag("a", {"class": "button", "href": f"{YOU}/erase"}, ui(lang, "erase")),
        ),
        name="data",
    )


# ---- what is shown once


def link_page(lang: str, address: str, minutes: int) -> str:
    """A link for another device, and the same as a picture to be photographed by it."""
    drawn = segno.make(address, error="m").svg_inline(omitsize=True, border=3, dark="#000", light="#fff")
    return page(
        lang,
        ui(lang, "link-head"),
        tag(
            "section",
            {"class": "panel narrow form centred"},
            tag("h1", None, ui(lang, "link-head")),
            tag("p", None, ui(lang, "link-how", minutes=minutes)),
            tag("figure", {"class": "qr", "role": "img", "aria-label": ui(lang, "link-picture")}, Markup(drawn)),
            tag("p", {"class": "link-text"}, tag("code", None, address)),
            tag(
                "p",
                {"class": "row middle"},
                tag(
                    "button",
                    {"type": "button", "data-copy": address, "data-word-copied": ui(lang, "copied")},
                    ui(lang, "link-copy"),
                ),
                tag("a", {"class": "button main", "href": YOU}, ui(lang, "done")),
            ),
        ),
        here=YOU,
        kind="club",
        more=MORE,
    )


def codes_page(lang: str, codes: Sequence[str]) -> str:
    """Recovery codes, shown this once."""
    return page(
        lang,
        ui(lang, "codes-head"),
        tag(
            "section",
            {"class": "panel narrow form"},
            tag("h1", None, ui(lang, "codes-head")),
            tag("p", None, ui(lang, "codes-how")),
            tag("ol", {"class": "codes"}, *[tag("li", None, tag("code", None, code)) for code in codes]),
            tag(
                "p",
                {"class": "row"},
                tag(
                    "button",
                    {"type": "button", "data-copy": "\n".join(codes), "data-word-copied": ui(lang, "copied-codes")},
                    ui(lang, "codes-copy"),
                ),
                tag("a", {"class": "button main", "href": YOU}, ui(lang, "codes-kept")),
            ),
        ),
        here=YOU,
        kind="club",
        more=MORE,
    )


def sure_page(lang: str, heading: str, told: Sequence[str], inner: Markup) -> str:
    """Something that cannot be undone is asked once more."""
    return page(
        lang,
        heading,
        tag(
            "section",
            {"class": "panel narrow form"},
            tag("h1", None, heading),
            *[tag("p", None, sentence) for sentence in told],
            inner,
            tag("p", None, tag("a", {"href": YOU}, ui(lang, "rather-not"))),
        ),
        here=YOU,
        kind="club",
        more=MORE,
    )


def last_way_page(lang: str, device: str) -> str:
    """Whoever goes out here could never come in again."""
    inner = form(
        f"{YOU}/out", hidden("device", device), hidden("sure", "yes"), button(ui(lang, "device-out-all-the-same"))
    )
    return sure_page(lang, ui(lang, "last-way"), [ui(lang, "last-way-about")], inner)


def erase_page(lang: str, person: Person, problem: str = "") -> str:
    """What erasing means, and the question."""
    field: Attributes = {"name": "name", "required": "required", "autocomplete": "off", "maxlength": 64}
    inner = form(
        f"{YOU}/erase",
        problem_note(problem),
        tag(
            "label",
            {"class": "field"},
            tag("span", None, ui(lang, "erase-type", name=person.name)),
            tag("input", field),
        ),
        button(ui(lang, "erase-now"), "main"),
        kind="form",
    )
    told = [ui(lang, "erase-about"), ui(lang, "erase-left"), ui(lang, "erase-export")]
    return sure_page(lang, ui(lang, "erase-head"), told, inner)


def erased_page(lang: str) -> str:
    """It is done."""
    return page(
        lang,
        ui(lang, "erased"),
        tag(
            "section",
            {"class": "panel narrow error"},
            tag("h1", None, ui(lang, "erased")),
            tag("p", {"class": "said"}, ui(lang, "erased-about")),
            tag("p", None, tag("a", {"class": "button main", "href": "/"}, ui(lang, "back-home"))),
        ),
        here="/",
        kind="club",
        more=MORE,
    )
