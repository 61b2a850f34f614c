"""The laboratory in the browser: the form and its refusals, a comparison to its end, the variant at a table."""

from __future__ import annotations

import asyncio
import json
import tomllib
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from threading import current_thread
from typing import Any
from urllib.parse import urlencode

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca.cli import main
from ludoteca.engine.shelf import content_of
from ludoteca.lab import Goal, Side, compare
from ludoteca.web.laboratory import reading, routes
from ludoteca.web.laboratory.running import MOST_WAITING, Laboratory, Process
from tests.web.tables import HOME, Web

GAME = "pocket_mars"
CHANGE = {"c.energy_most": "4"}
QUICK = {**CHANGE, "seats": "random", "games": "40", "until": "all"}


def visitor(web: Web, address: str = "127.0.0.1", lang: str = "en", **headers: str) -> TestClient:
    heads = {"accept-language": lang, **headers}
    return TestClient(web.app, HOME, raise_server_exceptions=False, client=(address, 5), headers=heads)


@pytest.fixture
def web(tmp_path: Path) -> Web:
    """A server whose host wants the laboratory."""
    return Web(tmp_path, laboratory=True, laboratory_jobs=1)


@pytest.fixture
def designer(web: Web) -> Iterator[TestClient]:
    with visitor(web) as client:
        yield client


def bench(client: TestClient, game: str = GAME, **fields: str) -> str:
    answer = client.get(f"/lab/{game}?{urlencode(fields)}")
    assert answer.status_code == 200, answer.text
    return unescape(answer.text)


def checked(client: TestClient, fields: dict[str, str], game: str = GAME) -> dict[str, Any]:
    """What the page is told while somebody writes."""
    found: dict[str, Any] = client.get(f"/lab/{game}?{urlencode({**fields, 'part': '1'})}").json()
    return found


def asked(client: TestClient, fields: dict[str, str], game: str = GAME) -> str:
    """Press Compare; where the page is then."""
    answer = client.post(f"/lab/{game}", data=fields, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def run_on(client: TestClient, address: str) -> str:
    return str(client.get(address).text.partition('data-run="')[2].partition('"')[0])


def followed(client: TestClient, run: str) -> list[dict[str, Any]]:
    """All that a page is told of a comparison until it is over."""
    text = client.get(f"/lab/runs/{run}/live").text
    return [json.loads(line.removeprefix("data: ")) for line in text.splitlines() if line.startswith("data: ")]


# ---- who finds it


def test_a_server_has_no_laboratory_unless_its_host_says_so(tmp_path: Path) -> None:
    web = Web(tmp_path)
    with visitor(web) as client:
        for path in ("/lab", f"/lab/{GAME}", "/lab/runs/x/live", f"/lab/{GAME}/content.toml"):
            assert client.get(path).status_code == 404
        assert client.post(f"/lab/{GAME}", data=QUICK).status_code == 404


def test_it_is_for_operators_alone_and_never_through_a_proxy(web: Web) -> None:
    with visitor(web, "192.0.2.7") as stranger:
        for client in (stranger, visitor(web, "127.0.0.1", **{"x-forwarded-for": "192.0.2.7"})):
            client.portal = stranger.portal
            assert client.get("/lab").status_code == client.get(f"/lab/{GAME}").status_code == 403
            assert client.post(f"/lab/{GAME}", data=QUICK).status_code == 403
            assert client.post(f"/lab/{GAME}/play", data=QUICK).status_code == 403


def test_the_command_listens_on_this_computer_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: dict[str, Any] = {}
    monkeypatch.setattr("ludoteca.web.serve.run", lambda **how: told.update(how))
    monkeypatch.setenv("LUDOTECA_HOST", "0.0.0.0")
    monkeypatch.setenv("LUDOTECA_PROXIES", "0.0.0.0/0")
    assert main(["lab", GAME, "--jobs", "1", "--database", str(tmp_path / "lab.db")]) == 0
    assert told["host"] == "127.0.0.1" and told["page"] == f"lab/{GAME}"
    settings = told["settings"]
    assert settings.laboratory and settings.laboratory_jobs == 1 and settings.proxies == ()
    assert settings.operators == ("127.0.0.0/8", "::1")


def test_the_command_refuses_a_game_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


# ---- the form


def test_every_game_has_its_bench_in_both_languages(designer: TestClient) -> None:
    assert all(f"/lab/{game}" in designer.get("/lab").text for game in ludoteca.games())
    for game in ludoteca.games():
        assert "Confronta" in designer.get(f"/lab/{game}", headers={"accept-language": "it"}).text
        assert "Compare" in designer.get(f"/lab/{game}").text
    assert designer.get("/lab/chess").status_code == 404


def test_a_change_is_listed_with_a_way_back(designer: TestClient) -> None:
    page = bench(designer, "mars_needs_mechanics", **{"c.prices.start": "6", "c.cogs": "30"})
    changes = page.partition('id="lab-changes"')[2].partition("</ul>")[0]
    assert "at the start" in changes and "<del>5</del> → <ins>6</ins>" in changes
    assert changes.count("<li>") == 1  # 30 cogs are as printed
    assert 'href="/lab/mars_needs_mechanics" data-reset="c.prices.start"' in changes


@pytest.mark.parametrize(
    ("field", "value", "en", "it"),
    [
        ("c.prices.start", "40", "40 does not go here; allowed: 1-10.", "40 qui non va; valori ammessi: 1-10."),
        ("c.prices.start", "many", "'many' does not go here; allowed: 1-10.", "'many' qui non va"),
        ("c.prices.adjust", "1, 2", "[1, 2] does not go here", "[1, 2] qui non va"),
        ("c.mechanisms.automaton.cost", "gear, gold", "'gold' does not go here", "'gold' qui non va"),
        ("seats", "greedy, random", "names 2 bots; write one, or 3", "nomina 2 bot; scrivine uno, o 3"),
        ("seats", "me", '"me" may not sit down here', '"me"'),
        ("seats", "my.bots:Best", "may not sit down here", "my.bots:Best"),
        ("games", "1000000", '"1000000" is not a number from 2 to 20,000.', "non è un numero da 2 a 20.000"),
        ("games", "", '"" is not a number from 2', '"" non è un numero da 2'),
        ("minutes", "31", "is not a number from 1 to 30", "non è un numero da 1 a 30"),
        ("until", "soon", "cannot be chosen here; allowed: known, 2%", "non si può scegliere"),
        ("measure", "fun", 'Nobody measures "fun" here', "fun"),
        ("option-mechanism_set", "gold", "is not allowed for the option mechanism_set", "non è ammesso per l'opzione"),
        (
            "b-option-mechanism_set",
            "gold",
            "is not allowed for the option mechanism_set",
            "non è ammesso per l'opzione",
        ),
        ("limits", "sometimes 1: pass", "says not who may not do what", "non dice chi non può fare che cosa"),
        ("limits", "never 1: pass\n" * 9, "At most 8 lines go here.", "al massimo 8 righe"),
    ],
)
def test_what_cannot_be_stands_beside_its_field(designer: TestClient, field: str, value: str, en: str, it: str) -> None:
    for lang, said in (("en", en), ("it", it)):
        designer.headers["accept-language"] = lang
        told = checked(designer, {"c.cogs": "20", field: value}, "mars_needs_mechanics")
        assert said in told["wrong"][field]
        refused = designer.post("/lab/mars_needs_mechanics", data={"c.cogs": "20", field: value})
        assert refused.status_code == 400
        beside = unescape(refused.text).partition(f'data-wrong="{field}"')[2].partition("</small>")[0]
        assert said in beside


def test_all_that_is_wrong_is_told_at_once_and_what_is_right_still_counts(designer: TestClient) -> None:
    fields = {"c.prices.start": "40", "c.prices.lowest": "no", "c.cogs": "20"}
    told = checked(designer, fields, "mars_needs_mechanics")
    assert set(told["wrong"]) == {"c.prices.start", "c.prices.lowest"} and told["changed"] == ["c.cogs"]
    assert "2 values cannot be so" in told["regions"]["lab-changes"]


def test_a_value_that_another_change_makes_wrong_is_marked(designer: TestClient) -> None:
    told = checked(designer, {"c.colonists": "5"})
    assert told["wrong"] == {
        "c.automaton.levels.super_droid.ship": "With the other changes 6 does not go here any more; allowed: 0-5."
    }
    assert told["changed"] == ["c.colonists"] and told["address"] == f"/lab/{GAME}?c.colonists=5"
    most = {"super_droid": "5", "cyborg": "5", "singularity": "4"}
    ships = {f"c.automaton.levels.{level}.ship": ship for level, ship in most.items()}
    mended = checked(designer, {"c.colonists": "5", **ships})
    assert mended["wrong"] == {}


@pytest.mark.parametrize("path", ["/etc/passwd", "cogs.more", "nobody", "__class__"])
def test_a_value_that_there_is_not_is_refused(designer: TestClient, path: str) -> None:
    answer = designer.post(f"/lab/{GAME}", data={f"c.{path}": "1"})
    assert answer.status_code == 400 and "This game has no value" in answer.text


def test_nothing_changed_is_nothing_to_compare(designer: TestClient) -> None:
    answer = designer.post(f"/lab/{GAME}", data={"seats": "random"})
    assert answer.status_code == 400 and "A and B are the same" in answer.text


def test_a_field_that_is_too_long_is_refused(designer: TestClient) -> None:
    answer = designer.post(f"/lab/{GAME}", data={"c.energy_most": "5" * 5000})
    assert answer.status_code == 400 and "at most 4,000 characters" in answer.text


def test_the_form_is_read_and_drawn_beside_the_loop(designer: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[str] = []
    read = reading.read

    def watched(*given: Any) -> Any:
        where.append(current_thread().name)
        return read(*given)

    monkeypatch.setattr(routes, "read", watched)
    bench(designer, **CHANGE)
    checked(designer, CHANGE)
    assert len(where) == 2 and all(thread.startswith("aside") for thread in where)


# ---- a comparison


def test_a_comparison_closes_live_and_comes_out_as_on_the_command_line(
    designer: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = asked(designer, {**QUICK, "games": "80"})
    assert address.endswith("#result") and "c.energy_most=4" in address
    run = run_on(designer, address)
    news = followed(designer, run)
    assert [one["over"] for one in news] == [False] * (len(news) - 1) + [True] and len(news) > 2
    last = unescape(news[-1]["regions"]["lab-run"])
    assert "All games are played." in last and "wins of the first in turn order" in last
    page = bench(designer, **{**QUICK, "games": "80"})
    assert last in unescape(page)  # whoever comes afterwards sees the same
    command = page.partition("<pre>")[2].partition("</pre>")[0].split()
    assert command[:2] == ["ludoteca", "compare"]
    out = tmp_path / "same.json"
    assert main([*command[1:], "--jobs", "1", "--json", str(out)]) == 0
    capsys.readouterr()
    told = json.loads(out.read_text())
    one = Side(ludoteca.make(GAME), ("random", "random"))
    other = one._replace(game=ludoteca.make(GAME, content={"energy_most": 4}))
    found = compare(one, other, 80, 1, 1, goal=Goal())
    assert told["games"] == found.games == 80
    counted = unescape(last).partition("about-figures")[2]
    assert "80 games on 40 deals, from the seed 1" in counted
    assert f"{100 * found.verdict.a:.1f}%" in last and f"{100 * found.verdict.b:.1f}%" in last


def test_the_same_question_is_not_played_twice_and_is_listed(web: Web, designer: TestClient) -> None:
    first = asked(designer, QUICK)
    followed(designer, run_on(designer, first))
    assert asked(designer, {**QUICK, "players": "2", "seed": "1", "b-seats": "random"}) != first
    assert asked(designer, QUICK) == first
    listed = unescape(designer.get("/lab").text).partition('id="lab-asked"')[2]
    assert listed.count("<li") == 1 and "Most energy 5 → 4" in listed
    assert "pp (" in listed


def test_the_report_stands_alone_and_can_do_nothing_here(designer: TestClient) -> None:
    run = run_on(designer, asked(designer, QUICK))
    followed(designer, run)
    report = designer.get(f"/lab/runs/{run}/report.html")
    assert report.status_code == 200 and report.headers["content-disposition"].startswith("inline")
    assert "sandbox" in report.headers["content-security-policy"]
    assert "--set-b energy_most=4" in report.text and "data-lang" in report.text
    saved = designer.get(f"/lab/runs/{run}/report.html?save=1")
    assert saved.headers["content-disposition"].startswith("attachment") and saved.text == report.text


def test_what_cannot_be_played_ends_in_a_sentence(designer: TestClient) -> None:
    run = run_on(designer, asked(designer, {**QUICK, "limits": "never 1: fly"}))
    last = unescape(followed(designer, run)[-1]["regions"]["lab-run"])
    assert 'Nobody can do "fly" in this game' in last


def test_a_comparison_can_be_stopped_and_what_is_known_stays(designer: TestClient) -> None:
    address = asked(designer, {**CHANGE, "games": "20000", "until": "all"})
    run = run_on(designer, address)
    assert designer.get(f"/lab/runs/{run}/report.html").status_code == 404
    with_stop = designer.post(f"/lab/runs/{run}/stop", follow_redirects=False)
    assert with_stop.status_code == 303 and with_stop.headers["location"] == address
    last = unescape(followed(designer, run)[-1]["regions"]["lab-run"])
    assert "It was stopped" in last


def test_what_waits_is_bounded_and_told(web: Web, designer: TestClient) -> None:
    long = {**CHANGE, "games": "20000", "until": "all", "seats": "search:expert"}
    addresses = [asked(designer, {**long, "seed": str(seed)}) for seed in range(MOST_WAITING + 1)]
    second = run_on(designer, addresses[1])
    assert "It waits for one other comparison." in designer.get(addresses[1]).text
    full = designer.post(f"/lab/{GAME}", data={**long, "seed": "77"})
    assert full.status_code == 503 and f"{MOST_WAITING} comparisons wait already" in full.text
    designer.post(f"/lab/runs/{second}/stop")
    assert "before there was anything to know" in designer.get(addresses[1]).text
    assert designer.post(f"/lab/{GAME}", data={**long, "seed": "77"}, follow_redirects=False).status_code == 303


def test_nobody_knows_a_comparison_that_was_never_asked(designer: TestClient) -> None:
    for path in ("live", "report.html"):
        assert "not kept any more" in designer.get(f"/lab/runs/0123456789abcdef/{path}").text
    assert designer.post("/lab/runs/0123456789abcdef/stop").status_code == 404


def test_nothing_is_left_running_when_the_server_ends(web: Web) -> None:
    laboratory = laboratory_of(web)

    async def playing() -> Process:
        while laboratory._process is None:
            await asyncio.sleep(0)
        return laboratory._process

    with visitor(web) as designer:
        asked(designer, {**CHANGE, "games": "20000", "until": "all", "seats": "search:expert"})
        assert designer.portal is not None
        process = designer.portal.call(playing)
        assert process.process.exitcode is None
    process.process.join(20)
    assert process.process.exitcode is not None


def laboratory_of(web: Web) -> Laboratory:
    found = next(route for route in web.app.routes if getattr(route, "path", "") == "/lab")
    rooms = found.endpoint.__closure__[0].cell_contents  # type: ignore[attr-defined]
    laboratory: Laboratory = (rooms if isinstance(rooms, routes.Rooms) else rooms.__self__).laboratory
    return laboratory


# ---- the variant


def test_the_variant_is_played_at_a_table_at_once(web: Web, designer: TestClient) -> None:
    fields = {**CHANGE, "players": "3", "seats": "greedy"}
    answer = designer.post(f"/lab/{GAME}/play", data=fields, follow_redirects=False)
    assert answer.status_code == 303 and answer.headers["location"].startswith("/t/")
    table = web.live(answer.headers["location"].rsplit("/", 1)[1]).table
    assert table.opening.patch == {"energy_most": 4} and table.game.players == 3
    assert [seat.bot for seat in table.seats[1:]] == ["greedy", "greedy"]
    assert "5 → <ins>4" in unescape(designer.get(answer.headers["location"]).text).replace("</del>", "")


def test_a_variant_that_cannot_be_is_not_played(web: Web, designer: TestClient) -> None:
    answer = designer.post(f"/lab/{GAME}/play", data={"c.energy_most": "70"})
    assert answer.status_code == 400 and not web.hub._live


def test_the_change_comes_as_a_file_that_the_commands_take(designer: TestClient) -> None:
    fields = {"c.prices.start": "6", "c.mechanisms.automaton.cost": "gear, lens", "c.cogs": "20"}
    answer = designer.get(f"/lab/mars_needs_mechanics/content.toml?{urlencode(fields)}")
    assert answer.headers["content-disposition"] == 'attachment; filename="mars_needs_mechanics.toml"'
    patch = tomllib.loads(answer.text)
    assert patch == {"cogs": 20, "prices": {"start": 6}, "mechanisms": {"automaton": {"cost": ["gear", "lens"]}}}
    made = ludoteca.make("mars_needs_mechanics", content=patch)
    assert content_of(made.name, made.patch)[:8] in answer.text
    wrong = designer.get("/lab/mars_needs_mechanics/content.toml?c.cogs=many")
    assert wrong.status_code == 400 and "cannot be written" in wrong.text
