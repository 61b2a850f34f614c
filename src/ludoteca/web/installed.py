"""The app that can be installed: its manifest, the worker that serves it without a connection, and what that says."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files

import ludoteca
from ludoteca.screen.markup import tag
from ludoteca.web.shell import EMPTY_TABLE, STATIC, page, script_folder, static_file, static_url, ui

OFFLINE = "/offline"
PAPER, INK = "#f4efe6", "#23283b"


@cache
def manifest(lang: str) -> str:
    """What a device wants to know of an app before it puts it among its own."""
    icons = [
        {"src": static_url(f"icon-{name}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, size, purpose in (("192", 192, "any"), ("512", 512, "any"), ("round", 512, "maskable"))
    ]
    return json.dumps(
        {
            "id": "/",
            "name": "Ludoteca",
            "short_name": "Ludoteca",
            "description": ui(lang, "motto"),
            "lang": lang,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": PAPER,
            "theme_color": INK,
            "icons": [*icons, {"src": static_url("icon.svg"), "sizes": "any", "type": "image/svg+xml"}],
        },
        ensure_ascii=False,
    )


@cache
def worker() -> str:
    """The service worker: what it keeps from the beginning, and a version that changes with the files of the house."""
    made_of = [script_folder(), *(static_file(name)[2] for name in sorted(STATIC))]
    version = sha256("".join(made_of).encode()).hexdigest()[:12]
    kept = ["/", *[f"/games/{name}" for name in ludoteca.games()]]
    told = f"const VERSION = {json.dumps(version)}, KEPT = {json.dumps(kept)}, OFFLINE = {json.dumps(OFFLINE)}, "
    told += f"ICON = {json.dumps(static_url('icon-192.png'))};"
    return f"{told}\n{files('ludoteca.web').joinpath('static', 'sw.js').read_text(encoding='utf-8')}"


def offline_page(lang: str) -> str:
    """What is shown of a page that was never seen, when there is no connection."""
    return page(
        lang,
        ui(lang, "offline-title"),
        tag(
            "section",
            {"class": "panel narrow error"},
            EMPTY_TABLE,
            tag("h1", None, ui(lang, "offline-title")),
            tag("p", {"class": "said"}, ui(lang, "offline-help")),
            tag("p", None, tag("a", {"class": "button main", "href": "/"}, ui(lang, "back-home"))),
        ),
        kind="new",
    )
