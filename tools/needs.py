"""Print what Ludoteca needs from the registry, a line for each, with the extras that are named: `make` installs it."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path


def needs(extras: list[str]) -> list[str]:
    """The dependencies of `pyproject.toml`, and those of these extras."""
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *(need for name in extras for need in project["optional-dependencies"][name])]
    return sorted(set(wanted))


if __name__ == "__main__":
    sys.stdout.write("\n".join(needs(sys.argv[1:])) + "\n")
