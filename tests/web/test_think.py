"""A thinker in a process of its own, for a real server: it answers, vanishes, comes back, and is turned away."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from ludoteca import cli
from ludoteca.web.admin import order, token_of
from tests.browser.house import ROOT, House, _environment

GAME = "mars_needs_mechanics"
NUMBERS = count()
PATIENCE = 60.0  # seconds after which something that must happen is held not to
COMMAND = (sys.executable, "-m", "ludoteca")
OLDER = (
    sys.executable,
    "-c",
    "import sys, ludoteca; ludoteca.__version__ = '0.0.1'; from ludoteca.cli import main; sys.exit(main())",
)


class Thinking:
    """A process `ludoteca think`."""

    def __init__(self, urls: list[str], token: str, command: tuple[str, ...] = COMMAND, lang: str = "en") -> None:
        servers = [part for url in urls for part in ("--server", url)]
        self.process = subprocess.Popen(
            [*command, "think", *servers, "--jobs", "1", "--lang", lang],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**_environment(), "LUDOTECA_TOKEN": token},
            start_new_session=True,
        )

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def ended(self) -> tuple[int, str, str]:
        """Its exit code, and what else it has said on both outputs."""
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out.strip(), err.strip()

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.communicate(timeout=PATIENCE)


@contextmanager
def _thinking(*urls: str, token: str, **how: Any) -> Iterator[Thinking]:
    found = Thinking(list(urls), token, **how)
    try:
        yield found
    finally:
        found.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all of them share, but for whom it is to die."""
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.close()
    assert "Traceback" not in found.log.read_text(), found.log.read_text()


def _token(house: House) -> str:
    """What the operator is told, who adds a thinker."""
    name = f"cellar-{next(NUMBERS)}"
    told = json.loads(order(house.address, token_of(house.kept_at), "thinker-add", name))
    return str(told["token"])


def _number(house: House, name: str) -> float:
    for line in httpx.get(f"{house.address}/metrics").text.splitlines():
        if line.startswith(f"ludoteca_{name} "):
            return float(line.rpartition(" ")[2])
    return 0.0


def _until(is_so: Any) -> None:
    latest = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < latest, "it does not come to pass"
        sleep(0.02)


def _waits(house: House) -> bool:
    return _number(house, "thinkers_elsewhere") == 1


class Visitor:
    """Somebody at a table with a bot."""

    def __init__(self, house: House) -> None:
        self.client = httpx.Client(base_url=house.address, timeout=PATIENCE)
        body = {"game": GAME, "seats": ["me", "search:hard"], "options": {"players": 2}}
        told = self.client.post("/api/tables", json=body).json()
        self.table = told["table"]

    def view(self) -> Any:
        return self.client.get(f"/api/tables/{self.table}").json()

    def act(self) -> None:
        """Decide until the bot is asked."""
        while (view := self.view())["actions"]:
            said = {"decision": view["decision"], "action": view["actions"][0]["action"]}
            assert self.client.post(f"/api/tables/{self.table}/act", json=said).status_code == 200

    def is_asked(self) -> bool:
        view = self.view()
        return bool(view["actions"]) or view["over"]


def test_a_thinker_thinks_for_the_bots_of_a_server_and_hands_back_what_it_has_when_it_is_stopped(house: House) -> None:
    token = _token(house)
    with _thinking(house.address, token=token) as thinker:
        assert thinker.line() == f"Thinking for {house.address}."
        _until(lambda: _waits(house))
        anna = Visitor(house)
        anna.act()
        _until(anna.is_asked)
        assert _number(house, 'questions_total{how="answered"}') >= 1
        assert _number(house, 'questions_total{how="lost"}') == 0
        thinker.process.terminate()
        code, out, err = thinker.ended()
        assert (code, err) == (0, "") and "answered" in out
    _until(lambda: _number(house, "thinkers_elsewhere") == 0)


def test_a_thinker_that_is_killed_in_mid_thought_keeps_no_table_waiting(house: House) -> None:
    with _thinking(house.address, token=_token(house)) as thinker:
        thinker.line()
        _until(lambda: _waits(house))
        os.killpg(thinker.process.pid, signal.SIGSTOP)  # it thinks, as far as the server knows
        anna = Visitor(house)
        anna.act()
        _until(lambda: _number(house, "questions_out") == 1)
        os.killpg(thinker.process.pid, signal.SIGKILL)
        _until(anna.is_asked)
    assert _number(house, 'questions_total{how="lost"}') == 1
    assert _number(house, 'thoughts_total{how="failed"}') == 0
    assert "failed" not in house.log.read_text()


def test_a_thinker_that_is_stopped_in_mid_thought_gives_its_question_back(tmp_path: Path) -> None:
    house = House(tmp_path, hint_simulations=10**7, bot_seconds=600.0, lease_seconds=600.0)
    try:
        with _thinking(house.address, token=_token(house)) as thinker:
            thinker.line()
            _until(lambda: _waits(house))
            anna = Visitor(house)
            url = f"{house.address.replace('http', 'ws')}/t/{anna.table}/live"
            cookie = "; ".join(f"{name}={value}" for name, value in anna.client.cookies.items())
            with connect(url, origin=Origin(house.address), additional_headers={"cookie": cookie}) as page:
                page.send(json.dumps({"do": "hint"}))
                _until(lambda: _number(house, "questions_out") == 1)
                thinker.process.terminate()
                code, _, err = thinker.ended()
                assert (code, err) == (0, "")
                _until(lambda: _number(house, "questions_out") == 0)
            assert _number(house, 'questions_total{how="lost"}') == 1
    finally:
        house.close()


def test_a_thinker_without_the_right_token_ends_with_a_sentence(house: House) -> None:
    with _thinking(house.address, token="ludoteca_x", lang="it") as thinker:
        code, out, err = thinker.ended()
        assert (code, out) == (2, "") and "Questo token qui non è conosciuto." in err and "ludoteca_x" not in err


def test_a_thinker_of_another_version_ends_with_a_sentence(house: House) -> None:
    with _thinking(house.address, token=_token(house), command=OLDER) as thinker:
        code, _, err = thinker.ended()
        assert code == 2 and "0.0.1" in err and "install the same version" in err


@pytest.fixture
def nowhere() -> str:
    """The address of a server that there is not."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{taken.getsockname()[1]}"


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[House]:
    """A server that may be killed."""
    found = House(tmp_path)
    yield found
    found.close()


def test_a_thinker_waits_for_a_server_that_is_away_and_thinks_for_several(nowhere: str, mortal: House) -> None:
    house = mortal
    with _thinking(nowhere, house.address, token=_token(house)) as thinker:
        told = {thinker.line(), thinker.line()}
        assert f"Thinking for {house.address}." in told
        assert any(line.startswith(f"{nowhere} does not answer") for line in told)
        _until(lambda: _waits(house))
        house.kill()
        assert thinker.line().startswith(f"{house.address} does not answer")
        house.start()
        assert thinker.line() == f"Thinking for {house.address}."
        anna = Visitor(house)
        anna.act()
        _until(anna.is_asked)
        assert _number(house, 'questions_total{how="answered"}') >= 1


def test_what_cannot_be_is_said_before_anything_is_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LUDOTECA_TOKEN", raising=False)
    for given, sentence in (
        ([], "Say for which server"),
        (["--server", "https://x.example.org"], "LUDOTECA_TOKEN"),
        (["--server", "https://x.example.org", "--token", "a b"], "LUDOTECA_TOKEN"),
        (["--server", "x.example.org", "--token", "t"], "no address of a server"),
        (["--server", "https://u:p@x.example.org", "--token", "t"], "no address of a server"),
        (["--server", "https://x.example.org:0/?a", "--token", "t"], "no address of a server"),
        (["--server", "https://x.example.org", "--token", "t", "--jobs", "0"], "--jobs"),
        ([part for _ in range(17) for part in ("--server", "http://127.0.0.1")], "At most 16"),
    ):
        assert cli.main(["think", *given, "--lang", "en"]) == 2
        assert sentence in capsys.readouterr().err
