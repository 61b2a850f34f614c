"""A server that runs on text changes its workers over to native code as soon as that has been made beside it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import ludoteca
from ludoteca.bots import ask, named
from ludoteca.web.native import BUILT, OURS, Beside

TEXT = Path(__file__).parents[2] / "src"
SITE = OURS.parent  # where the native code lies that the tests run on

# In a process that runs on the text, whatever the tests run on.
SERVER = """
import asyncio, json, shutil, sys
from pathlib import Path
import ludoteca
from ludoteca.bots.registry import named
from ludoteca.web.guests import Guests
from ludoteca.web.thinking import Thinkers, Worker

async def main(site, place):
    thinkers = Thinkers(1, 60.0, Guests(), place)
    (worker,) = thinkers._workers
    state = ludoteca.make("pocket_mars", players=2).start(5)
    forms, actions = [ludoteca.is_compiled()], []
    for _ in range(2):
        forms.append(await worker.do(60.0, ludoteca.is_compiled))
        actions.append((await thinkers.choose("search:medium", state, 11)).action)
        if not place.exists():
            place.symlink_to(site)
    forms.append(await worker.do(60.0, ludoteca.is_compiled))
    thinkers.close()
    print(json.dumps([forms, actions, str(Path(ludoteca.__file__).parent)]))

if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), Path(sys.argv[2])))
"""


def test_workers_change_over_and_think_the_same(tmp_path: Path) -> None:
    assert ludoteca.is_compiled(), "the tests of the web run on native code"
    script = tmp_path / "server.py"
    script.write_text(SERVER, encoding="utf-8")
    text = tmp_path / "text"
    _copy_text(text)
    command = [sys.executable, str(script), str(SITE), str(tmp_path / "native")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={"PYTHONPATH": str(text)})
    assert not done.returncode, done.stderr
    forms, actions, where = json.loads(done.stdout)
    assert forms == [False, False, True, True]  # the server; its worker before, after, and from then on
    assert Path(where) == text / "ludoteca"
    state = ludoteca.make("pocket_mars", players=2).start(5)
    said = ask(named("search:medium").made(state.game), state.redeal(state.to_move, 11), 11)
    assert actions == [said, said]


def _copy_text(place: Path) -> None:
    """The package as text, wherever native code may lie beside it."""
    for file in (TEXT / "ludoteca").rglob("*"):
        if file.is_file() and file.suffix not in (".so", ".pyd", ".pyc") and file.name != BUILT.name:
            target = place / file.relative_to(TEXT)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.read_bytes())


def test_what_is_not_made_from_this_text_is_not_taken(tmp_path: Path) -> None:
    ours = json.loads((SITE / BUILT).read_text(encoding="utf-8"))
    name = next(iter(ours["sources"]))
    others: list[object] = [
        {**ours, "sources": {**ours["sources"], name: "0" * 64}},
        {**ours, "sources": {**ours["sources"], "engine/new.py": "0" * 64}},
        {**ours, "sources": {}},
        {**ours, "form": "interpreted"},
        [],
    ]
    for built in others:
        beside = _beside(tmp_path)
        assert not beside.is_there()
        _put(tmp_path, json.dumps(built))
        assert not beside.is_there()
    beside = _beside(tmp_path)
    _put(tmp_path, "{")
    assert not beside.is_there()
    _put(tmp_path, json.dumps(ours))
    assert beside.is_there()
    path = list(sys.path)
    with beside.first():
        assert sys.path == [str(tmp_path), *path]
    assert sys.path == path


def _beside(folder: Path) -> Beside:
    beside = Beside()
    beside._folder = folder  # native code itself waits for none
    return beside


def _put(folder: Path, text: str) -> None:
    file = folder / BUILT
    file.unlink(missing_ok=True)
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")


def test_native_code_waits_for_none(tmp_path: Path) -> None:
    assert not Beside(tmp_path).may_come
    assert not Beside().may_come
