"""The browser of the browser tests: found wherever it is, brought where it is not, asked for where it cannot be."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from tools.browser import COMMANDS, NONE_TO_BE_HAD, VARIABLE, Machine, NoBrowser, brought, found

Happening = Callable[["Pretended"], None]
APT = ("apt-get", "install")
DOWNLOAD = (sys.executable, "-m", "playwright")


@dataclass
class Pretended(Machine):
    """A machine on which nothing is really run, but for what lies in its own folder."""

    happens: dict[tuple[str, ...], Happening] = field(default_factory=dict)  # by the beginning of a command
    asked: list[tuple[str, ...]] = field(default_factory=list)
    sudo_works: bool = False

    def runs(self, *command: str) -> bool:
        """Start what lies in the folder; let the rest happen as it was agreed."""
        if command[-1] == "--version":
            return super().runs(*command)
        self.asked.append(command)
        if command == ("sudo", "-n", "true"):
            return self.sudo_works
        bare = command[2:] if command[0] == "sudo" else command
        for beginning, happening in self.happens.items():
            if bare[: len(beginning)] == beginning:
                happening(self)
                return True
        return bare[:2] == ("apt-get", "update")

    def put(self, name: str, code: int = 0) -> str:
        """Lay a program into the folder; it starts and answers, or fails."""
        place = self.home / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(f"#!/bin/sh\nexit {code}\n")
        place.chmod(0o755)
        return str(place)


@pytest.fixture
def machine(tmp_path: Path) -> Pretended:
    """An empty machine; its PATH is the folder `bin` of its home."""
    return Pretended({"PATH": str(tmp_path / "bin")}, tmp_path, is_root=False)


@pytest.mark.parametrize("name", COMMANDS)
def test_any_chromium_or_chrome_on_the_path_will_do(machine: Pretended, name: str) -> None:
    assert found(machine) is None
    place = machine.put(f"bin/{name}")
    assert found(machine) == brought(machine) == place
    assert machine.asked == []


def test_the_headless_shell_is_the_first_choice(machine: Pretended) -> None:
    for name in reversed(COMMANDS):
        place = machine.put(f"bin/{name}")
    assert found(machine) == place


def test_one_that_does_not_start_is_passed_over(machine: Pretended) -> None:
    machine.put("bin/chromium-headless-shell", code=127)
    place = machine.put("bin/google-chrome")
    assert found(machine) == place


def test_the_one_that_is_named_is_taken(machine: Pretended) -> None:
    machine.put("bin/chromium")
    named = machine.put("elsewhere/brave")
    machine.environ = {**machine.environ, VARIABLE: named}
    assert found(machine) == named


def test_one_that_is_named_and_does_not_start_is_refused_with_a_sentence(machine: Pretended) -> None:
    machine.put("bin/chromium")
    machine.environ = {**machine.environ, VARIABLE: "/nowhere/chrome"}
    with pytest.raises(NoBrowser, match="/nowhere/chrome, which does not start"):
        brought(machine)


@pytest.mark.parametrize("folder", [".cache/ms-playwright", "Library/Caches/ms-playwright"])
def test_what_playwright_has_downloaded_is_found_the_latest_first(machine: Pretended, folder: str) -> None:
    machine.put(f"{folder}/chromium_headless_shell-1100/chrome-linux/headless_shell")
    place = machine.put(f"{folder}/chromium_headless_shell-1200/chrome-linux/headless_shell")
    assert found(machine) == place


def test_a_folder_of_downloads_of_ones_own_is_looked_into(machine: Pretended) -> None:
    place = machine.put("own/chromium-1200/chrome-linux64/chrome")
    machine.environ = {**machine.environ, "PLAYWRIGHT_BROWSERS_PATH": str(machine.home / "own")}
    assert found(machine) == place


def _installed(machine: Pretended) -> None:
    machine.put("bin/chromium-headless-shell")


def _downloaded(machine: Pretended) -> None:
    machine.put(".cache/ms-playwright/chromium_headless_shell-1200/chrome-linux/headless_shell")


def test_root_installs_the_package_of_debian(machine: Pretended) -> None:
    machine.put("bin/apt-get")
    machine.is_root = True
    machine.happens = {APT: _installed, DOWNLOAD: _downloaded}
    assert brought(machine).endswith("bin/chromium-headless-shell")
    assert [command[:2] for command in machine.asked] == [("apt-get", "update"), ("apt-get", "install")]


def test_whoever_has_sudo_without_a_password_installs_it_too(machine: Pretended) -> None:
    for name in ("apt-get", "sudo"):
        machine.put(f"bin/{name}")
    machine.sudo_works = True
    machine.happens = {APT: _installed, DOWNLOAD: _downloaded}
    assert brought(machine).endswith("bin/chromium-headless-shell")
    assert all(command[:2] == ("sudo", "-n") for command in machine.asked), "no password is ever asked for"


@pytest.mark.parametrize("apt", ["none", "not allowed", "no such package"])
def test_else_playwright_downloads_its_own(machine: Pretended, apt: str) -> None:
    if apt != "none":
        machine.put("bin/apt-get")
        machine.put("bin/sudo")
    machine.is_root = apt == "no such package"
    machine.happens = {DOWNLOAD: _downloaded}
    assert brought(machine).endswith("headless_shell")
    assert machine.asked[-1] == (*DOWNLOAD, "install", "--only-shell", "chromium")


def test_where_none_can_be_had_one_sentence_says_what_to_install(machine: Pretended) -> None:
    machine.put("bin/apt-get")
    machine.is_root = True
    with pytest.raises(NoBrowser) as refusal:
        brought(machine)
    assert str(refusal.value) == NONE_TO_BE_HAD
    assert "apt-get install chromium" in NONE_TO_BE_HAD
    assert VARIABLE in NONE_TO_BE_HAD
    assert "\n" not in NONE_TO_BE_HAD
