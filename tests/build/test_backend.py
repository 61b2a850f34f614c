"""The build asks for its compiler only where native code is wanted and can be made."""

from __future__ import annotations

import pytest
from tools import backend


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LUDOTECA_PURE", "CC", "LDSHARED"):
        monkeypatch.delenv(name, raising=False)


def test_where_a_compiler_is_mypy_is_brought() -> None:
    assert backend.can_compile()
    assert backend.COMPILER in backend.get_requires_for_build_wheel()
    assert backend.COMPILER in backend.get_requires_for_build_editable()
    assert backend.get_requires_for_build_sdist() == []


def test_who_wants_the_text_gets_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_PURE", "1")
    assert backend.COMPILER not in backend.get_requires_for_build_wheel()
    monkeypatch.setenv("LUDOTECA_PURE", "0")
    assert backend.COMPILER in backend.get_requires_for_build_wheel()


@pytest.mark.parametrize("compiler", ["/nowhere/cc", "false"])
def test_without_a_compiler_the_text_is_built_and_nobody_is_troubled(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], compiler: str
) -> None:
    monkeypatch.setenv("CC", compiler)
    assert not backend.can_compile()
    assert backend.COMPILER not in backend.get_requires_for_build_wheel()
    assert capfd.readouterr().err == ""


def test_flags_that_the_compiler_does_not_take_are_found_out() -> None:
    assert not backend.can_compile("-fno-such-flag-anywhere")
