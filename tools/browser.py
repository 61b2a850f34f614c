"""Find a Chromium or Chrome for the browser tests, or bring one: `make test` runs it before it needs it.

What is there is taken: the one that LUDOTECA_BROWSER names, one on the PATH, one that Playwright has downloaded before.
Else Debian's package is installed where that is allowed, else Playwright downloads its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from shutil import which

VARIABLE = "LUDOTECA_BROWSER"
# The headless shell first: it does the same with a third of the work.
COMMANDS = (
    "chromium-headless-shell",
    "headless_shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
CACHES = (".cache/ms-playwright", "Library/Caches/ms-playwright")  # of Playwright, in a home folder
DOWNLOADED = (
    "chromium_headless_shell-*/*/chrome-headless-shell",
    "chromium_headless_shell-*/*/headless_shell",
    "chromium-*/*/chrome",
    "chromium-*/*/Chromium.app/Contents/MacOS/Chromium",
)
PACKAGES = ("chromium-headless-shell", "fonts-liberation")
NONE_TO_BE_HAD = (
    "The browser tests need Chromium or Chrome, and none is here nor could be brought: install one (Debian: `apt-get "
    f"install chromium`), or name yours with {VARIABLE}=/path/to/chrome."
)
WRONG_ONE = f"{VARIABLE} names %s, which does not start as a browser: name a Chromium or Chrome, or leave it unset."


class NoBrowser(Exception):
    """There is no browser; says in one sentence what to do about it."""


@dataclass
class Machine:
    """What is asked of the machine, so that a test can answer instead."""

    environ: Mapping[str, str] = field(default_factory=lambda: os.environ)
    home: Path = field(default_factory=Path.home)
    is_root: bool = field(default_factory=lambda: os.geteuid() == 0)

    def command(self, name: str) -> str | None:
        """Where a command lies."""
        return which(name, path=self.environ.get("PATH"))

    def runs(self, *command: str) -> bool:
        """Whether a command can be run and finds nothing wrong; what it says goes to whoever waits."""
        quiet = command[-1] in ("--version", "true")
        out = subprocess.DEVNULL if quiet else sys.stderr
        try:
            told = {"DEBIAN_FRONTEND": "noninteractive", **self.environ}
            return subprocess.run(command, stdout=out, stderr=out, env=told, check=False).returncode == 0
        except OSError:
            return False


def found(machine: Machine) -> str | None:
    """The first browser that starts; one that is named must."""
    named = machine.environ.get(VARIABLE)
    if named:
        if not machine.runs(named, "--version"):
            raise NoBrowser(WRONG_ONE % named)
        return named
    return next((place for place in _places(machine) if machine.runs(place, "--version")), None)


def _places(machine: Machine) -> Iterator[str]:
    """Where a browser may be, the best first; of several downloads the latest."""
    yield from (place for name in COMMANDS if (place := machine.command(name)))
    yield from (place for place in APPLICATIONS if Path(place).exists())
    own = machine.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    for folder in [Path(own)] if own else [machine.home / cache for cache in CACHES]:
        for pattern in DOWNLOADED:
            yield from sorted(map(str, folder.glob(pattern)), reverse=True)


def brought(machine: Machine) -> str:
    """A browser: one that is there, else one that is installed or downloaded now."""
    place = found(machine)
    for way in (_by_debian, _by_playwright):
        if place is None:
            for command in way(machine):
                if not machine.runs(*command):
                    break
            place = found(machine)
    if place is None:
        raise NoBrowser(NONE_TO_BE_HAD)
    return place


def needed() -> str:
    """The browser of this machine; `NoBrowser` where `make test` has not brought one."""
    place = found(Machine())
    if place is None:
        raise NoBrowser(NONE_TO_BE_HAD)
    return place


def _by_debian(machine: Machine) -> Sequence[Sequence[str]]:
    """The commands that install Debian's package; none where this user may not."""
    if machine.command("apt-get") is None:
        return []
    before: list[str] = []
    if not machine.is_root:
        if machine.command("sudo") is None or not machine.runs("sudo", "-n", "true"):
            return []
        before = ["sudo", "-n"]
    patient = ("-qq", "-o", "DPkg::Lock::Timeout=300")  # somebody else may be installing just now
    install = [*before, "apt-get", "install", "-y", *patient, "--no-install-recommends", *PACKAGES]
    return [[*before, "apt-get", "update", *patient], install]


def _by_playwright(machine: Machine) -> Sequence[Sequence[str]]:
    """The command that downloads Playwright's own."""
    return [[sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]]


def main() -> int:
    """Make sure that there is a browser, and say which; or say in one sentence what to do."""
    try:
        print(f"browser: {brought(Machine())}")
    except NoBrowser as sentence:
        print(sentence, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
