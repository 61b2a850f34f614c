"""The frame of every page: head, bar, and what goes between."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files

from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.shelf import home_of
from ludoteca.screen.markup import Markup, join, tag
from ludoteca.words import LANGUAGES, say

STATIC = {
    "ludoteca.css": "text/css; charset=utf-8",
    "ludoteca.js": "text/javascript; charset=utf-8",
    "icon.svg": "image/svg+xml",
}
GAME_FILES = {
    "screen.css": "text/css; charset=utf-8",
    "screen.js": "text/javascript; charset=utf-8",
    "cover.svg": "image/svg+xml",
}


@cache
def static_file(name: str) -> tuple[bytes, str, str]:
    """A file of the house: its content, its type and its hash."""
    content = files("ludoteca.web").joinpath("static", name).read_bytes()
    return content, STATIC[name], sha256(content).hexdigest()[:12]


@cache
def game_file(game: str, name: str) -> tuple[bytes, str, str] | None:
    """A style sheet, a script or a cover of a game; None where it has none."""
    file = files(home_of(game)).joinpath(name)
    if name not in GAME_FILES or not file.is_file():
        return None
    content = file.read_bytes()
    return content, GAME_FILES[name], sha256(content).hexdigest()[:12]


def static_url(name: str) -> str:
    """The address of a file of the house; it changes with its content, so it may be kept for ever."""
    return f"/static/{name}?{static_file(name)[2]}"


def game_url(game: str, name: str) -> str | None:
    """The address of a game's own file."""
    found = game_file(game, name)
    return f"/static/games/{game}/{name}?{found[2]}" if found else None


def page(
    lang: str, heading: str, *body: str, game: str = "", here: str = "/", kind: str = "", attributes: str = ""
) -> str:
    """A whole page."""
    styles = [static_url("ludoteca.css")]
    if game and (own := game_url(game, "screen.css")):
        styles.append(own)
    scripts = [static_url("ludoteca.js")]
    if game and (own := game_url(game, "screen.js")):
        scripts.append(own)
    head = join(
        [
            tag("meta", {"charset": "utf-8"}),
            tag("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
            tag("meta", {"name": "color-scheme", "content": "light dark"}),
            tag("title", None, heading if heading == "Ludoteca" else f"{heading} · Ludoteca"),
            tag("link", {"rel": "icon", "href": static_url("icon.svg"), "type": "image/svg+xml"}),
            *[tag("link", {"rel": "stylesheet", "href": style}) for style in styles],
            *[tag("script", {"src": script, "type": "module"}) for script in scripts],
        ]
    )
    content = join(
        [
            tag("a", {"class": "skip", "href": "#main"}, say(HOUSE, "ui-skip", lang)),
            _bar(lang, heading, here),
            tag("main", {"id": "main", "class": kind or None, "tabindex": "-1"}, *body),
            tag("div", {"id": "toast", "role": "status", "aria-live": "polite"}),
        ]
    )
    return f'<!doctype html><html lang="{lang}"><head>{head}</head><body{attributes}>{content}</body></html>'


def _bar(lang: str, heading: str, here: str) -> Markup:
    other = next(code for code in LANGUAGES if code != lang)
    home = tag("a", {"class": "brand", "href": "/"}, _mark(), tag("span", None, say(HOUSE, "ui-brand", lang)))
    where = tag("span", {"class": "where"}, heading) if heading != "Ludoteca" else Markup("")
    language = tag(
        "form",
        {"method": "post", "action": "/lang"},
        tag("input", {"type": "hidden", "name": "lang", "value": other}),
        tag("input", {"type": "hidden", "name": "here", "value": here}),
        tag("button", {"class": "tool", "lang": other}, say(HOUSE, "ui-language", lang)),
    )
    theme = tag(
        "button",
        {"class": "tool icon", "data-theme-switch": "", "aria-label": say(HOUSE, "ui-theme", lang)},
        Markup(
            '<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><circle cx="10" cy="10" r="7" '
            'fill="none" stroke="currentColor" stroke-width="2"/><path d="M10 3a7 7 0 0 1 0 14z" '
            'fill="currentColor"/></svg>'
        ),
    )
    return tag("header", {"class": "bar"}, home, where, tag("nav", None, language, theme))


def _mark() -> Markup:
    return Markup(
        '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect x="3" y="18" width="12" height="11" '
        'rx="2" class="mark-a"/><rect x="17" y="18" width="12" height="11" rx="2" class="mark-b"/><path '
        'd="M16 3l6.5 12h-13z" class="mark-c"/></svg>'
    )


def error_page(lang: str, sentence: str) -> str:
    """A page that says what is wrong and where to go."""
    return page(
        lang,
        say(HOUSE, "ui-error", lang),
        tag(
            "section",
            {"class": "panel narrow"},
            tag("h1", None, say(HOUSE, "ui-error", lang)),
            tag("p", None, sentence),
            tag("p", None, tag("a", {"class": "button main", "href": "/"}, say(HOUSE, "ui-back-home", lang))),
        ),
    )
