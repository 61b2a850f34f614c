"""The app that can be installed: its manifest, its icons, its worker, and what is said without a connection."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image
from starlette.testclient import TestClient

import ludoteca
from ludoteca.words import LANGUAGES


def test_every_page_names_the_manifest_and_its_icons_are_there(anna: TestClient) -> None:
    assert '<link rel="manifest" href="/manifest.webmanifest">' in anna.get("/").text
    told = anna.get("/manifest.webmanifest").json()
    assert (told["start_url"], told["display"]) == ("/", "standalone")
    assert {icon["purpose"] for icon in told["icons"] if "purpose" in icon} == {"any", "maskable"}
    for icon in told["icons"]:
        answer = anna.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = Image.open(BytesIO(answer.content)).size
            assert f"{width}x{height}" == icon["sizes"]


def test_the_worker_keeps_the_shelf_and_every_rulebook(anna: TestClient) -> None:
    answer = anna.get("/sw.js")
    assert answer.headers["cache-control"] == "no-store"  # a new one is found at once
    (kept,) = re.findall(r"KEPT = (\[.*?\])", answer.text)
    for address in ["/", *[f"/games/{name}" for name in ludoteca.games()]]:
        assert f'"{address}"' in kept
        assert anna.get(address).status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_connection_it_is_said_what_can_be_done_and_what_needs_the_server(
    anna: TestClient, lang: str
) -> None:
    text = anna.get("/offline", headers={"accept-language": lang}).text
    assert {"en": "the server is needed", "it": "serve il server"}[lang] in text
    assert 'href="/"' in text
