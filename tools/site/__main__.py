"""Bring Python for browsers, or write the site: `python -m tools.site bring|write BROUGHT [OUT]`.

The site is a folder of files. The same Python runs in it, as text: Pyodide from npm, what the pages need from the
registry of Python packages, and `src/ludoteca` without what only machines use.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools.npm import ROOT, install

from ludoteca.engine.phrase import HOUSE
from ludoteca.serverless.absent import ABSENT
from ludoteca.web.installed import manifest
from ludoteca.words import say
from ludoteca.words.languages import OURS

HERE: Final = Path(__file__).parent
PAGE: Final = HERE / "page"
SOURCES: Final = ROOT / "src" / "ludoteca"
SHELL: Final = ("files", "python", "rules", "elsewhere", "here", "old", "secure", "fault")  # what the door says
LEFT_OUT: Final = ("agents", "cli", "lab", "proof", "research", "template", "terminal")  # rooms that only machines use
UNUSED: Final = re.compile(
    r"\.so$|\.pyi$|/__pycache__/|/tests?/|^(pip|bin|share)/|^pygments/(lexers|styles|formatters)/(?!__init__|_mapping)|^websockets/legacy/|^pytz/zoneinfo/."
)
SPOKEN: Final = tuple(language.code for language in OURS)
LOCALE: Final = re.compile(r"^babel/locale-data/(?P<name>\w+)\.dat$")
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)  # so that the same text gives the same bytes


def bring(brought: Path) -> None:
    """Pyodide, and the packages that the pages need, as they are for its Python."""
    if install(HERE / "package.json", brought):
        raise SystemExit("npm could not bring Pyodide")
    told = json.loads((brought / "node_modules" / "pyodide" / "pyodide-lock.json").read_text())["info"]
    version = ".".join(told["python"].split(".")[:2])
    target = brought / "packages"
    shutil.rmtree(target, ignore_errors=True)
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--disable-pip-version-check"),
            *("--only-binary=:all:", "--implementation=cp", f"--python-version={version}"),
            *(f"--abi=cp{version.replace('.', '')}", f"--platform=pyemscripten_{told['abi_version']}_wasm32"),
            *("--target", str(target), *needs()),
        ],
        check=True,
    )


def needs() -> list[str]:
    """What the pages need of the registry, without what a browser has not."""
    project = _project()
    wanted = [*project["dependencies"], *project["optional-dependencies"]["web"]]
    return [need for need in wanted if re.split(r"[\[<>=]", need)[0] not in ABSENT]


def _project() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return found


def write(brought: Path, out: Path) -> None:
    """Write the whole site."""
    shutil.rmtree(out, ignore_errors=True)
    house = out / "house"
    house.mkdir(parents=True)
    for name in ("shell.js", "shell.css", "socket.js", "worker.js"):
        shutil.copy(PAGE / name, house)
    shutil.copy(SOURCES / "web" / "static" / "icon.svg", house)
    for name in ("192", "512", "round"):
        shutil.copy(SOURCES / "web" / "static" / f"icon-{name}.png", house)
    pyodide = brought / "node_modules" / "pyodide"
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip"):
        shutil.copy(pyodide / name, house)
    (house / "pyodide.asm.wasm.packed").write_bytes(
        gzip.compress((pyodide / "pyodide.asm.wasm").read_bytes(), 9, mtime=0)
    )
    lock = json.loads((pyodide / "pyodide-lock.json").read_text())
    (house / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    pack(brought / "packages", house / "packages.zip")
    (house / "app.webmanifest").write_text(
        re.sub(r'"/static/[^"]*?(icon[\w-]*)\.[\w.]*?(png|svg)[^"]*"', r'"/house/\1.\2"', manifest("en"))
    )
    words = {lang: {name: say(HOUSE, f"site-{name}", lang) for name in SHELL} for lang in SPOKEN}
    told = json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
    shell = (PAGE / "index.html").read_text().replace("{{words}}", told)
    for name in ("index.html", "404.html"):  # many file servers show the latter for an address within the house
        (out / name).write_text(shell)
    files = sorted(f"/{path.relative_to(out).as_posix()}" for path in out.rglob("*") if path.is_file())
    version = sha256(b"".join((out / name[1:]).read_bytes() for name in files)).hexdigest()[:12]
    head = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(files)};\n"
    (out / "sw.js").write_text(head + (PAGE / "sw.js").read_text())


def pack(packages: Path, archive: Path) -> None:
    """Python's text for the browser: what others wrote, and ours."""
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for path, name in [*_theirs(packages), *_ours()]:
            packed.writestr(_entry(name), path.read_bytes())
        packed.writestr(_entry("ludoteca-0.dist-info/METADATA"), "Metadata-Version: 2.1\nName: ludoteca\nVersion: 0\n")
        packed.writestr(_entry("ludoteca-0.dist-info/entry_points.txt"), _entry_points())


def _entry(name: str) -> ZipInfo:
    found = ZipInfo(name, LONG_AGO)
    found.compress_type = ZIP_DEFLATED
    return found


def _theirs(packages: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(packages.rglob("*")):
        name = path.relative_to(packages).as_posix()
        if not path.is_file() or (UNUSED.search(name) and not name.endswith("wasm32-emscripten.so")):
            continue
        if ".dist-info/" in name and not name.endswith(("/METADATA", "/entry_points.txt")):
            continue
        locale = LOCALE.match(name)
        if locale is None or locale["name"] in ("root", *SPOKEN):
            yield path, name


def _ours() -> Iterator[tuple[Path, str]]:
    for path in sorted(SOURCES.rglob("*")):
        name = path.relative_to(SOURCES.parent).as_posix()
        if path.is_file() and path.relative_to(SOURCES).parts[0] not in LEFT_OUT and not UNUSED.search(name):
            yield path, name


def _entry_points() -> str:
    """The games of the shelf, as an installed package names them."""
    groups: Any = _project()["entry-points"]
    return "\n".join(
        line
        for group, entries in groups.items()
        for line in (f"[{group}]", *(f"{k} = {v}" for k, v in entries.items()))
    )


if __name__ == "__main__":
    what, *where = sys.argv[1:]
    brought, *out = (Path(name).resolve() for name in where)
    if what == "bring":
        bring(brought)
    else:
        write(brought, *out)
