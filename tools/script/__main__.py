"""Bring the checkers of the script into a folder, or let them check: `python -m tools.script bring|check FOLDER`.

Node comes from the registry of Python packages, so that a machine needs none of its own; npm brings the rest.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.npm import install, node

HERE = Path(__file__).parent
TSC = "node_modules/typescript/bin/tsc"
OXLINT = "node_modules/oxlint/bin/oxlint"
SCRIPTS = ("src/ludoteca/web/static/js", "src/ludoteca/web/static/sw.js", "src/ludoteca/games", "tools/site/page")


def bring(folder: Path) -> int:
    """Install what `package.json` names."""
    return install(HERE / "package.json", folder)


def check(folder: Path) -> int:
    """Read all modules, with their types and habits."""
    types = node(folder / TSC, "-p", HERE / "tsconfig.json")
    habits = node(folder / OXLINT, "-c", HERE / "oxlintrc.json", "--deny-warnings", *SCRIPTS)
    return types or habits


if __name__ == "__main__":
    what, where = sys.argv[1:]
    raise SystemExit({"bring": bring, "check": check}[what](Path(where).resolve()))
