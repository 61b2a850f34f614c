"""The picture of a link: what is open to all, drawn by the game's own screen, within bounds."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from struct import unpack
from xml.etree import ElementTree as ET

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca.screen.alone import HIGH, WIDE
from ludoteca.web import preview
from ludoteca.web.aside import Busy
from ludoteca.web.preview import Previews
from tests.proof.cases import Case, main_cases, sampled
from tests.web.tables import Web, at

META = re.compile(r'<meta (?:property|name)="((?:og|twitter):\w+)" content="([^"]*)">')


def _size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = unpack("!II", png[16:24])
    return width, height


def _set(anna: TestClient, *seats: str, game: str = "marrak_hesh") -> str:
    answer = anna.post("/api/tables", json={"game": game, "seats": list(seats), "name": "Anna <3"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def test_a_table_says_who_plays_what_where_it_is_shared(anna: TestClient) -> None:
    table = _set(anna, "me", "here")
    said = dict(META.findall(anna.get(f"/t/{table}", headers={"accept-language": "it"}).text))
    assert said["og:title"] == "Marrak Hesh 17" and said["twitter:card"] == "summary_large_image"
    assert said["og:description"].startswith("Anna &lt;3, ")
    assert said["og:image"] == f"http://testserver/t/{table}/preview.png"
    answer = anna.get(said["og:image"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert _size(answer.content) == (WIDE, HIGH) == (1200, 630)


def test_a_game_and_the_house_have_their_pictures_too(anna: TestClient) -> None:
    said = dict(META.findall(anna.get("/games/pocket_mars").text))
    assert said["og:image"] == "http://testserver/games/pocket_mars/preview.png"
    assert _size(anna.get(said["og:image"]).content) == (WIDE, HIGH)
    said = dict(META.findall(anna.get("/").text))
    assert (said["og:title"], said["twitter:card"]) == ("Ludoteca", "summary")
    assert anna.get(said["og:image"]).headers["content-type"] == "image/png"
    assert anna.get("/games/nothing/preview.png").status_code == 404
    assert anna.get("/t/nothing/preview.png").status_code == 404


def test_a_table_that_waits_for_players_shows_its_game(anna: TestClient) -> None:
    table = _set(anna, "me", "friend")
    assert anna.get(f"/t/{table}/preview.png").content == anna.get("/games/marrak_hesh/preview.png").content


def test_a_picture_is_drawn_once_for_each_position_and_again_after_a_move(
    web: Web, anna: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    pixels = preview._pixels

    def counted(svg: str) -> bytes:
        drawn.append(svg)
        return pixels(svg)

    monkeypatch.setattr(preview, "_pixels", counted)
    table = _set(anna, "me", "here")
    first = [anna.get(f"/t/{table}/preview.png").content for _ in range(3)]
    assert first[0] == first[1] == first[2] and len(drawn) == 1
    state = web.live(table).table.state
    anna.post(f"/api/tables/{table}/act", json={"decision": 0, "action": state.choices[0]})
    assert anna.get(f"/t/{table}/preview.png").content != first[0]
    assert len(drawn) == 2


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_a_picture_shows_what_everybody_may_know(case: Case) -> None:
    for state in sampled(case.made(), 41, 3):
        table = at(case, state).table
        real = preview._of_table(table, "en")
        assert ET.fromstring(real).attrib["width"] == str(WIDE)
        assert "var(" not in real and "light-dark(" not in real
        for seat in range(state.game.players) if not state.is_over else ():
            table.state = state.redeal(seat, 3)
            assert preview._of_table(table, "en") == real


def test_so_many_may_wait_for_a_picture_and_so_many_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        web = Web(tmp_path)
        previews = Previews(web.hub)
        monkeypatch.setattr(preview, "_of_game", lambda game, lang: f"{game} {lang}")
        monkeypatch.setattr(preview, "_pixels", str.encode)
        held = asyncio.ensure_future(previews._one.acquire())
        await held
        waiting = [asyncio.ensure_future(previews.of_game(f"game {n}", "en")) for n in range(preview.MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await previews.of_game("one more", "en")
        previews._one.release()
        assert await asyncio.gather(*waiting) == [f"game {n} en".encode() for n in range(preview.MOST_WAITING)]
        for number in range(2 * preview.MOST_KEPT):
            await previews.of_game(f"other {number}", "en")
        assert len(previews._kept) == preview.MOST_KEPT
        await web.hub.close()

    asyncio.run(work())


def test_every_game_of_the_shelf_has_one() -> None:
    for game in ludoteca.games():
        drawn = preview._of_game(game, "it")
        assert len(list(ET.fromstring(drawn).iter())) > 40
