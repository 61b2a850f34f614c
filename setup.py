"""The build: rules, bots and strategies become native code where a C compiler is found.

`LUDOTECA_PURE=1` leaves them interpreted. Either way `ludoteca/built.json` says which form was built and from
which sources, so that nobody can test old native code against new text.

The compiler drops docstrings; they are put back into the C text, so that `help()` and `?` show them in both forms.

`LUDOTECA_WITH=examples/connect_four.py` compiles a game of your own together with the engine, which is what makes it
fast, and installs it beside the package.
"""

from __future__ import annotations

import ast
import json
import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from tools.backend import can_compile, is_pure  # noqa: E402 - it lies in the folder that was just named

SOURCES = HERE / "src" / "ludoteca"
COMPILED = ["engine/*.py", "bots/*.py", "games/*/*.py", "games/*/decisions/*.py", "research/lanes.py"]
# And what draws on screens: screen.py, screen_*.py.
INTERPRETED = {
    "__init__.py",
    "vector.py",
    "board.py",
    "drawing.py",
    "examples.py",
    "files.py",
    "house.py",
    "invariants.py",
    "learned.py",
    "legend.py",
    "outlook.py",
    "parameters.py",
    "reasons.py",
    "registry.py",
    "coach.py",
    "weights.py",
}

# The build knows nothing of what Ludoteca needs at run time; `make lint` checks the types of everything.
FLAGS = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", "--follow-imports=silent"]


def compiled_sources() -> list[Path]:
    """The modules that are compiled together: what a search runs through."""
    found = [path for pattern in COMPILED for path in sorted(SOURCES.glob(pattern))]
    return [path for path in found if path.name not in INTERPRETED and not path.name.startswith("screen")]


# The modules call each other and mypyc's runtime all the time; seen as one program, the small calls are inlined.
# Only what Python itself looks up is exported. Measured: 1.3 to 1.5 times the decisions a second.
ONE_PROGRAM = ["-flto=auto", "-fvisibility=hidden"]


def native_modules() -> list[Extension]:
    """The extensions, or none where the interpreted form is wanted or the only one possible."""
    if is_pure():
        announce("interpreted, because LUDOTECA_PURE is set")
        return []
    if not can_compile():
        announce("interpreted, because no C compiler with Python headers was found; it plays the same, slower")
        return []
    from mypyc.build import mypycify

    guests = [HERE / name for name in os.environ.get("LUDOTECA_WITH", "").split(os.pathsep) if name]
    folders = [HERE / "src", *(guest.parent for guest in guests)]
    os.environ.setdefault("MYPYPATH", os.pathsep.join(str(folder) for folder in folders))
    announce("native code")
    paths = [*compiled_sources(), *guests]
    relative = [str(path.relative_to(HERE)) for path in paths]
    modules = list(mypycify([*FLAGS, *relative], opt_level="3", debug_level="0", multi_file=True))
    written = {Path(source).name: Path(source) for module in modules for source in module.sources}
    for path in paths:
        folder = next(folder for folder in folders if folder in path.parents)
        name = "___".join(path.relative_to(folder).with_suffix("").parts)
        Docstrings(path).put_into(written[f"__native_{name}.c"])
        without_trashcan(written[f"__native_{name}.c"])
    if can_compile(*ONE_PROGRAM):
        for module in modules:
            module.extra_compile_args += ONE_PROGRAM
            module.extra_link_args += ONE_PROGRAM
    return modules


# The places that mypyc leaves empty, and what they are in: the table of the methods or properties of a class, or of the
# functions of a module; the signature of a function or, as `tp_doc`, of a class; a function whose defaults no signature
# can show; a property; a module.
EMPTY = re.compile(
    r"Py(?:MethodDef|GetSetDef) (?P<table>\w+)_(?:methods|getseters)\[\]"
    r'|(?P<tp_doc>\.tp_doc = )?PyDoc_STR\("(?P<name>\w+)(?P<rest>\((?:[^"\\]|\\.)*?\\n--\\n\\n)"\)'
    r'|\{"(?P<unsigned>\w+)",(?P<manner>\s*\(PyCFunction\)\w+,\s*[\w |]+,\s*)PyDoc_STR\(NULL\)'
    r'|\{"(?P<property>\w+)",(?P<ways>\s*\(getter\)\w+,\s*(?:NULL|\(setter\)\w+)), NULL, NULL\}'
    r'|(?P<module>PyModuleDef_HEAD_INIT,\s*"[\w.]+",\s*)NULL, /\* docstring \*/'
)


# How an object is freed that the collector of cycles does not track.
UNTRACKED = re.compile(
    r"(\n\w+_dealloc\(\w+ \*self\)\n\{\n(?:(?!PyObject_GC_UnTrack|\n\}).)*?)"
    r"CPy_TRASHCAN_BEGIN\(self, \w+\)\n(.*?)CPy_TRASHCAN_END\(self\)\n",
    re.DOTALL,
)


def without_trashcan(c_file: Path) -> None:
    """Free what is not tracked at once: where it lies deep, mypyc puts it into CPython's trashcan, whose links are
    written into a header that only tracked objects have, and so into somebody else's memory.

    The lists between such objects have a trashcan of their own, which bounds how deep it goes.
    """
    c_file.write_text(UNTRACKED.sub(r"\1\2", c_file.read_text(encoding="utf-8")), encoding="utf-8")


class Docstrings:
    """Puts the docstrings of a source file back into the C text that mypyc has made of it."""

    def __init__(self, source: Path) -> None:
        self.docs = dict(docstrings(ast.parse(source.read_text(encoding="utf-8"))))
        self.owner = ""  # the class whose table is being read, with a dot; empty: the module

    def put_into(self, c_file: Path) -> None:
        """Fill every empty place."""
        c_file.write_text(EMPTY.sub(self.filled, c_file.read_text(encoding="utf-8")), encoding="utf-8")

    def filled(self, place: re.Match[str]) -> str:
        """What stands at a place from now on; the head of a table says whose entries follow."""
        if place["table"]:
            owners = (name for name in self.docs if name.endswith("."))
            self.owner = max(
                (name for name in owners if place["table"].endswith(f"___{name[:-1]}")), key=len, default=""
            )
            return place[0]
        if place["name"]:
            key = f"{place['name']}." if place["tp_doc"] else self.owner + place["name"]
            return f'{place["tp_doc"] or ""}PyDoc_STR("{place["name"]}{place["rest"]}{self.text(key)}")'
        if place["unsigned"]:
            found = self.text(self.owner + place["unsigned"])
            return f'{{"{place["unsigned"]}",{place["manner"]}PyDoc_STR("{found}")' if found else place[0]
        if place["property"]:
            found = self.text(self.owner + place["property"])
            return f'{{"{place["property"]}",{place["ways"]}, PyDoc_STR("{found}"), NULL}}' if found else place[0]
        return f'{place["module"]}PyDoc_STR("{self.text("")}"),'

    def text(self, key: str) -> str:
        """A docstring as C writes it between quotes."""
        plain = (
            chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}"
            for byte in self.docs.get(key, "").encode()
        )
        return "".join(plain)


def docstrings(module: ast.Module) -> Iterator[tuple[str, str]]:
    """What a module documents: `game`, `Game.`, `Game.start`; and itself, without a name."""
    yield "", ast.get_docstring(module) or ""
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef):
            yield f"{node.name}.", ast.get_docstring(node) or ""
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield f"{node.name}.{part.name}", ast.get_docstring(part) or ""


def announce(form: str) -> None:
    """Say which form is being built."""
    sys.stderr.write(f"ludoteca: building {form}\n")


class BuildExt(build_ext):  # type: ignore[misc]
    """Compiles the C files of an extension side by side, one for each core."""

    def build_extensions(self) -> None:
        """Build as usual, with a compiler that takes several files at once where that is known to work."""
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = partial(compile_together, self.compiler)
        super().build_extensions()


def compile_together(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """What the compiler's own `compile` does, file beside file instead of file after file."""
    _, objects, after, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    before = compiler._get_cc_args(options, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(lambda name: compiler._compile(name, *build[name], before, after, options), build):
            pass
    return list(objects)


class BuildPy(build_py):  # type: ignore[misc]
    """Also writes down what was built."""

    def run(self) -> None:
        """Copy the package and add `built.json`."""
        super().run()
        folder = Path(self.build_lib) / "ludoteca"
        if folder.is_dir():
            names = {str(path.relative_to(SOURCES)): digest(path) for path in compiled_sources()}
            form = "compiled" if EXTENSIONS else "interpreted"
            (folder / "built.json").write_text(json.dumps({"form": form, "sources": names}, indent=1))


def digest(path: Path) -> str:
    """The hash of a source file."""
    return sha256(path.read_bytes()).hexdigest()


BUILDING = {"build", "build_ext", "bdist_wheel", "install", "develop", "editable_wheel"} & set(sys.argv)
EXTENSIONS = native_modules() if BUILDING else []
setup(ext_modules=EXTENSIONS, cmdclass={"build_py": BuildPy, "build_ext": BuildExt})
