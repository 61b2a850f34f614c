"""`make play`, once the package is installed: serve at once, and compile the rules beside it where they are not yet.

The server begins with the text of the rules, which plays the same, only slower. Beside it the package is
compiled into `.venv/native/`; the processes in which bots think change over as soon as that is whole, and the next
`make play` installs it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from time import monotonic

import ludoteca
from ludoteca.cli import main as ludoteca_command

ROOT = Path(__file__).resolve().parents[1]
PLACE = Path(sys.prefix) / "native"
BUILT = "ludoteca/built.json"
PIP = (sys.executable, "-m", "pip")
NO_COMPILER = "No C compiler with Python's headers is here"
SLOWER = "rules and bots run as text, which plays the same, slower"
EVERY = 15.0  # seconds between two looks at how far it is


def say(text: str) -> None:
    """A line for whoever waits."""
    print(text, flush=True)


def is_present(wheel: Path) -> bool:
    """Whether a wheel was compiled from the text as it is now."""
    try:
        with zipfile.ZipFile(wheel) as packed:
            built = json.loads(packed.read(BUILT))
        sources = ROOT / "src" / "ludoteca"
        return built["form"] == "compiled" and all(
            sha256((sources / name).read_bytes()).hexdigest() == digest for name, digest in built["sources"].items()
        )
    except (OSError, KeyError, ValueError, zipfile.BadZipFile):
        return False


def compiled_before() -> Path | None:
    """The wheel that an earlier run has compiled from this text."""
    return next((wheel for wheel in sorted(PLACE.glob("*.whl")) if is_present(wheel)), None)


def lay_out(wheel: Path) -> None:
    """Unpack a wheel where the server looks for it: all of it, or nothing."""
    fresh, tree = PLACE / "fresh", PLACE / "tree"
    for folder in (fresh, tree):
        shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(fresh)
    fresh.rename(tree)


class Compiling(threading.Thread):
    """Makes the wheel in a process of its own, and tells how far it is."""

    def __init__(self, command: tuple[str, ...], tell: Callable[[str], None] = say) -> None:
        super().__init__(daemon=True)
        self.command, self.tell = command, tell
        self.process: subprocess.Popen[bytes] | None = None
        self.ended = threading.Event()

    def run(self) -> None:
        """Compile, lay out, and say so."""
        began, told = monotonic(), ""
        PLACE.mkdir(exist_ok=True)
        with (PLACE / "log.txt").open("wb") as log:
            self.process = subprocess.Popen(
                self.command, cwd=ROOT, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True
            )
            while True:
                try:
                    code = self.process.wait(EVERY)
                    break
                except subprocess.TimeoutExpired:
                    if (progress := how_far()) != told:
                        told = progress
                        self.tell(f"  compiling beside the game: {progress}")
        wheel = compiled_before()
        if self.ended.is_set():
            return
        if code or wheel is None:
            why = "The rules could not be compiled" if code else NO_COMPILER
            self.tell(f"  {why}: {SLOWER}. See {PLACE / 'log.txt'}")
            return
        lay_out(wheel)
        self.tell(f"  Compiled in {monotonic() - began:.0f} s: from the next move on the bots think with native code.")

    def end(self) -> None:
        """Stop, whatever it is doing: the next run begins anew."""
        self.ended.set()
        if self.process is not None and self.process.poll() is None:
            if os.name == "posix":
                os.killpg(self.process.pid, 15)
            else:
                self.process.terminate()
            self.process.wait(10)


def how_far() -> str:
    """What is done of it, read off the folder in which it is done."""
    texts = sum(1 for _ in (ROOT / "build").rglob("__native_*.c"))
    done = sum(1 for _ in (ROOT / "build").rglob("temp.*/**/__native_*.o"))
    if not texts:
        return "reading the rules"
    return f"{done} of {texts} parts" if done < texts else "joining the parts"


def main(argv: list[str]) -> int:
    """Serve, and compile beside it where that is of use."""
    if ludoteca.is_compiled():
        return ludoteca_command(argv)
    wheel = compiled_before()
    if wheel is not None:
        say("Installing the rules that were compiled last time ...")
        quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--force-reinstall")
        subprocess.run([*PIP, "install", *quiet, str(wheel)], check=True)
        return subprocess.run([sys.executable, "-m", "ludoteca", *argv], check=False).returncode
    if os.environ.get("LUDOTECA_PURE", "") not in ("", "0"):
        return ludoteca_command(argv)  # wanted so
    os.environ["LUDOTECA_NATIVE"] = str(PLACE / "tree")
    shutil.rmtree(PLACE, ignore_errors=True)
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    say("You can play at once. The rules are compiled beside it, after which the bots think some ten times as fast.")
    compiling = Compiling(
        (*PIP, "wheel", "--disable-pip-version-check", "--no-deps", "--wheel-dir", str(PLACE), str(ROOT))
    )
    compiling.start()
    try:
        return ludoteca_command(argv)
    finally:
        compiling.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
