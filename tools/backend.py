"""The build backend: setuptools, and the compiler of rules and bots only where it can be of use.

`pip install .` asks here what it needs before it builds. Where native code is not wanted (`LUDOTECA_PURE=1`) or
cannot be made, mypy is not brought, and the package is built from its text.
"""

from __future__ import annotations

import os
import sysconfig
import tempfile
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout, suppress
from io import StringIO
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.build_meta import build_editable, build_sdist, build_wheel, prepare_metadata_for_build_wheel

__all__ = [
    "build_editable", "build_sdist", "build_wheel", "can_compile", "get_requires_for_build_editable",
    "get_requires_for_build_sdist", "get_requires_for_build_wheel", "is_pure", "prepare_metadata_for_build_wheel",
]  # fmt: skip

COMPILER = "mypy[mypyc]>=2.4,<3"
PROBE = "#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n"


def is_pure() -> bool:
    """Whether somebody wants no native code."""
    return os.environ.get("LUDOTECA_PURE", "") not in ("", "0")


def can_compile(*flags: str) -> bool:
    """Whether a Python extension can be built here: a compiler that takes these flags, a linker, and headers."""
    quiet = StringIO()
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(quiet), redirect_stderr(quiet), suppress(Exception):
        source = Path(folder) / "probe.c"
        source.write_text(PROBE)
        compiler: Any = new_compiler()
        customize_compiler(compiler)
        headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
        objects = compiler.compile([str(source)], output_dir=folder, include_dirs=headers, extra_preargs=list(flags))
        libraries = str(Path(sysconfig.get_config_var("installed_base") or "") / "libs")
        compiler.link_shared_object(
            objects, str(Path(folder) / "probe.so"), library_dirs=[libraries], extra_preargs=list(flags),
            export_symbols=["probe"],
        )  # fmt: skip
        return True
    return False  # whatever is missing: a compiler, its headers, a linker that knows the flags


def get_requires_for_build_wheel(settings: Mapping[str, Any] | None = None) -> list[str]:
    """What a wheel needs besides setuptools."""
    found: list[str] = build_meta.get_requires_for_build_wheel(settings)
    return found if is_pure() or not can_compile() else [*found, COMPILER]


def get_requires_for_build_editable(settings: Mapping[str, Any] | None = None) -> list[str]:
    """The same as a wheel."""
    return get_requires_for_build_wheel(settings)


def get_requires_for_build_sdist(settings: Mapping[str, Any] | None = None) -> list[str]:
    """The text alone needs nothing."""
    return list(build_meta.get_requires_for_build_sdist(settings))
