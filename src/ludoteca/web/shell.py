"""The frame of every page: head, bar, and what goes between."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.shelf import games as games_on_shelf
from ludoteca.engine.shelf import text_of
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.words import languages, say, title
from ludoteca.words.languages import Language

STATIC = {
    "ludoteca.css": "text/css; charset=utf-8",
    "table.css": "text/css; charset=utf-8",
    "coach.css": "text/css; charset=utf-8",
    "result.css": "text/css; charset=utf-8",
    "home.css": "text/css; charset=utf-8",
    "club.css": "text/css; charset=utf-8",
    "puzzles.css": "text/css; charset=utf-8",
    "review.css": "text/css; charset=utf-8",
    "kept.css": "text/css; charset=utf-8",
    "laboratory.css": "text/css; charset=utf-8",
    "icon.svg": "image/svg+xml",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-round.png": "image/png",
}
MADE_OF = {  # files that are put together from what those too use who know nothing of the web
    "ludoteca.css": (("ludoteca.screen", "colours.css"), ("ludoteca.web", "static/ludoteca.css")),
    "table.css": (("ludoteca.screen", "board.css"), ("ludoteca.web", "static/table.css")),
    "review.css": (("ludoteca.screen", "board.css"), ("ludoteca.review", "review.css")),
    "kept.css": (("ludoteca.screen", "board.css"), ("ludoteca.web", "static/kept.css")),
}
TABLE_STYLES = ("table.css", "coach.css", "result.css")
STYLES = {
    "at-table": TABLE_STYLES,
    "reviewed": ("review.css",),
    "kept": ("kept.css",),
    "laboratory": ("home.css", "laboratory.css"),
}  # by the kind of the page
SCRIPT = "text/javascript; charset=utf-8"
GAME_FILES = {
    "screen.css": "text/css; charset=utf-8",
    "screen.js": SCRIPT,
    "cover.svg": "image/svg+xml",
}
EVERYWHERE = ("app.js", "dom.js", "forms.js", "rules.js", "settings.js")  # modules that every page needs
EARLY = "early.js"  # runs before anything is there to be touched
ALONE = ("main.js", EARLY)  # what a page names itself
CREAM = "#fff6e4"


class Card(NamedTuple):
    """What is said of a page where a link to it is shared."""

    title: str
    text: str
    picture: str  # its address, whole: whoever shows it is elsewhere
    wide: bool = True


def ui(lang: str, key: str, **args: int | str) -> str:
    """A message of the house."""
    return say(HOUSE, f"ui-{key}", lang, **args)


@cache
def static_file(name: str) -> tuple[bytes, str, str]:
    """A file of the house: its content, its type and its hash."""
    parts = MADE_OF.get(name, (("ludoteca.web", f"static/{name}"),))
    content = b"\n".join([files(package).joinpath(*path.split("/")).read_bytes() for package, path in parts])
    return content, STATIC[name], sha256(content).hexdigest()[:12]


@cache
def scripts() -> dict[str, bytes]:
    """The modules of the house, by name."""
    folder = files("ludoteca.web").joinpath("static", "js")
    return {found.name: found.read_bytes() for found in sorted(folder.iterdir(), key=lambda found: found.name)}


@cache
def script_folder() -> str:
    """The folder below which the modules are served, and those of games: a hash of all, since they name each other."""
    return sha256(b"\0".join(part for name, text in scripts().items() for part in (name.encode(), text))).hexdigest()[
        :12
    ]


@cache
def game_file(game: str, name: str) -> tuple[bytes, str, str] | None:
    """A style sheet, a script or a cover of a game; None where it has none. A cover it always has."""
    text = text_of(game, name) if name in GAME_FILES else None
    if text is None and name == "cover.svg":
        text = plain_cover(game)
    if text is None:
        return None
    content = text.encode()
    return content, GAME_FILES[name], sha256(content).hexdigest()[:12]


def plain_cover(game: str) -> str:
    """The cover of a game that has none of its own: a board and two pieces in colours of its name, and its letter."""
    mixed = sha256(game.encode()).digest()
    hue = mixed[0] * 360 // 256
    dark, light = f"hsl({hue} 38% 22%)", f"hsl({hue} 45% 62%)"
    bright = f"hsl({(hue + 120 + mixed[1] % 100) % 360} 72% 62%)"
    squares = [
        tag(
            "path",
            {"d": f"M{30 + 40 * x} {130 + 40 * y}h40v40h-40z", "opacity": 0.7 if mixed[2 + y] >> x & 1 else 0.25},
        )
        for y in range(6)
        for x in range(6)
    ]
    pieces = [
        tag("circle", {"cx": 50 + 40 * (mixed[at] % 6), "cy": 150 + 40 * row, "r": 24, "fill": colour})
        for at, row, colour in ((9, mixed[10] % 3, bright), (11, 3 + mixed[12] % 3, CREAM))
    ]
    letter: Attributes = {"x": 150, "y": 98, "text-anchor": "middle", "fill": CREAM}
    font: Attributes = {"font-family": "Georgia, serif", "font-size": 92, "font-weight": 700}
    frame: Attributes = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 300 400", "width": 300, "height": 400}
    return tag(
        "svg",
        frame,
        tag("rect", {"width": 300, "height": 400, "fill": dark}),
        tag("g", {"fill": light}, *squares),
        tag("g", {"stroke": dark, "stroke-width": 5}, *pieces),
        tag("text", {**letter, **font}, title(game, "en")[:1].upper()),
    )


def static_url(name: str) -> str:
    """The address of a file of the house; it changes with its content, so it may be kept for ever."""
    return f"/static/{name}?{static_file(name)[2]}"


def script_url(name: str) -> str:
    """The address of a module of the house."""
    return f"/static/{script_folder()}/{name}"


def game_url(game: str, name: str) -> str | None:
    """The address of a game's own file; its module lies below those of the house, so that it can import them."""
    found = game_file(game, name)
    if found is None:
        return None
    folder = f"{script_folder()}/games" if name.endswith(".js") else "games"
    return f"/static/{folder}/{game}/{name}?{found[2]}"


def page(
    lang: str,
    heading: str,
    *body: str,
    game: str = "",
    here: str = "/",
    kind: str = "",
    attributes: str = "",
    more: Sequence[str] = (),
    card: Card | None = None,
) -> str:
    """A whole page; `card` is what is shown of a link to it where one is shared, `more` are its own style sheets."""
    styles = [static_url("ludoteca.css")]
    styles += [static_url(name) for name in STYLES.get(kind, ("home.css",))]
    styles += [static_url(name) for name in more]
    if game and (style := game_url(game, "screen.css")):
        styles.append(style)
    own = game_url(game, "screen.js") if game else None
    modules = [*([own] if own else []), script_url("main.js")]  # a table is ready when its game is
    ahead = [script_url(name) for name in (scripts() if kind == "at-table" else EVERYWHERE) if name not in ALONE]
    head = join(
        [
            tag("meta", {"charset": "utf-8"}),
            tag("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
            tag("meta", {"name": "color-scheme", "content": "light dark"}),
            tag("title", None, heading if heading == "Ludoteca" else f"{heading} · Ludoteca"),
            tag("link", {"rel": "icon", "href": static_url("icon.svg"), "type": "image/svg+xml"}),
            tag("link", {"rel": "apple-touch-icon", "href": static_url("icon-180.png")}),
            tag("link", {"rel": "manifest", "href": "/manifest.webmanifest"}),
            tag("meta", {"name": "theme-color", "content": "#23283b"}),
            *(_shared(card) if card is not None else []),
            *[tag("link", {"rel": "stylesheet", "href": style}) for style in styles],
            *[tag("link", {"rel": "modulepreload", "href": module}) for module in ahead],
            *([tag("script", {"src": script_url(EARLY)})] if kind == "at-table" else []),
            *[tag("script", {"src": module, "type": "module"}) for module in modules],
        ]
    )
    content = join(
        [
            tag("a", {"class": "skip", "href": "#main"}, ui(lang, "skip")),
            NOTHING if kind == "at-table" else _bar(lang, heading, here),
            tag("main", {"id": "main", "class": kind or None, "tabindex": "-1"}, *body),
            tag("div", {"id": "toast", "role": "status", "aria-live": "polite"}),
            tag("div", {"id": "tip", "role": "tooltip", "hidden": "hidden"}),
        ]
    )
    return f'<!doctype html><html lang="{lang}"><head>{head}</head><body{attributes}>{content}</body></html>'


def _shared(card: Card) -> list[Markup]:
    """What those look for in a page who show links to it."""
    told = {
        "og:type": "website",
        "og:site_name": "Ludoteca",
        "og:title": card.title,
        "og:description": card.text,
        "og:image": card.picture,
    }
    found = [tag("meta", {"property": name, "content": text}) for name, text in told.items()]
    kind = "summary_large_image" if card.wide else "summary"
    return [*found, tag("meta", {"name": "twitter:card", "content": kind})]


def _bar(lang: str, heading: str, here: str) -> Markup:
    home = home_link(lang)
    where = tag("span", {"class": "where"}, heading) if heading != "Ludoteca" else Markup("")
    return tag(
        "header",
        {"class": "bar"},
        home,
        where,
        tag("nav", None, you_link(lang), language_switch(lang, here), theme_switch(lang)),
    )


def home_link(lang: str) -> Markup:
    """The mark of the house, which leads to the shelf."""
    return tag(
        "a",
        {"class": "brand", "href": "/", "aria-label": ui(lang, "brand")},
        _mark(),
        tag("span", None, ui(lang, "brand")),
    )


def language_switch(lang: str, here: str) -> Markup:
    """To another language, and back to this page: a button where there is one other, a menu where there are more."""
    spoken = languages.of(lang)
    others = [one for one in languages.offered() if one.code != lang]
    form: Attributes = {"method": "post", "action": "/lang"}
    back = tag("input", {"type": "hidden", "name": "here", "value": here})
    if len(others) == 1:
        return tag("form", form, back, _in_language(others[0], spoken))
    listed = sorted([spoken, *others], key=lambda one: one.name.casefold())
    return tag(
        "details",
        {"class": "languages"},
        tag(
            "summary",
            {"class": "button tool", "aria-label": ui(lang, "languages", name=spoken.name)},
            _GLOBE,
            tag("span", None, spoken.name),
        ),
        tag("form", form, back, tag("ul", None, *[tag("li", None, _in_language(one, spoken)) for one in listed])),
    )


def _in_language(one: Language, spoken: Language) -> Markup:
    """The button that leads to a language, by its own name."""
    now = "true" if one == spoken else None
    return tag(
        "button", {"class": "tool", "name": "lang", "value": one.code, "lang": one.code, "aria-current": now}, one.name
    )


_GLOBE = Markup(
    '<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><g fill="none" stroke="currentColor" '
    'stroke-width="1.6"><circle cx="10" cy="10" r="7.5"/><path d="M2.5 10h15M10 2.5c-5 4.5-5 10.5 0 15M10 2.5c5 4.5 '
    '5 10.5 0 15"/></g></svg>'
)


def you_link(lang: str) -> Markup:
    """To the page about oneself."""
    words: Attributes = {
        "class": "button tool icon",
        "href": "/me",
        "aria-label": ui(lang, "you-page"),
        "title": ui(lang, "you-page"),
    }
    drawn = (
        '<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><circle cx="10" cy="6.5" r="3.6" '
        'fill="none" stroke="currentColor" stroke-width="2"/><path d="M3 18c0-4 3-6.4 7-6.4s7 2.4 7 6.4" '
        'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>'
    )
    return tag("a", words, Markup(drawn))


def theme_switch(lang: str) -> Markup:
    """Between light and dark."""
    return tag(
        "button",
        {"class": "tool icon", "data-theme-switch": "", "aria-label": ui(lang, "theme")},
        Markup(
            '<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><circle cx="10" cy="10" r="7" '
            'fill="none" stroke="currentColor" stroke-width="2"/><path d="M10 3a7 7 0 0 1 0 14z" '
            'fill="currentColor"/></svg>'
        ),
    )


def _mark() -> Markup:
    return Markup(
        '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect x="3" y="18" width="12" height="11" '
        'rx="2" class="mark-a"/><rect x="17" y="18" width="12" height="11" rx="2" class="mark-b"/><path '
        'd="M16 3l6.5 12h-13z" class="mark-c"/></svg>'
    )


EMPTY_TABLE = Markup(
    '<svg class="empty" viewBox="0 0 240 120" aria-hidden="true"><path d="M20 62h200l-14 14H34z" class="wood-b"/><path '
    'd="M44 76h12l-6 40h-8zM184 76h12l2 40h-8z" class="wood-a"/><g class="line"><path d="M88 58v-8a8 8 0 0 1 16 0v8z"/>'
    '<rect x="128" y="42" width="16" height="16" rx="3"/><path d="M160 58h22l-4-6h-14z"/></g></svg>'
)


def error_page(lang: str, sentence: str) -> str:
    """A page that says what is wrong and where to go: to the shelf, or straight to a game."""
    games = [tag("li", None, tag("a", {"href": f"/games/{name}"}, title(name, lang))) for name in games_on_shelf()]
    return page(
        lang,
        ui(lang, "error"),
        tag(
            "section",
            {"class": "panel narrow error"},
            EMPTY_TABLE,
            tag("h1", None, ui(lang, "error")),
            tag("p", {"class": "said"}, sentence),
            tag("p", None, tag("a", {"class": "button main", "href": "/"}, ui(lang, "back-home"))),
            tag("p", {"class": "quiet"}, ui(lang, "or-a-game")),
            tag("ul", {"class": "shortcuts"}, *games),
        ),
        kind="new",
    )
