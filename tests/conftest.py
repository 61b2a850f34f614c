"""What all tests share: which form of the code runs, and the ledger of rules that have a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ledger import missing_rules
from tests.stranger import Stranger, installed


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden playthroughs anew")
    parser.addoption("--ledger", action="store_true", help="fail when a rule of a rulebook has no test")


def pytest_report_header() -> str:
    import ludoteca

    form = "compiled" if ludoteca.is_compiled() else "interpreted"
    return f"ludoteca {ludoteca.__version__}, {form}, from {Path(ludoteca.__file__).parent.parent.name}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With --ledger, refuse to run while a rule has no test that cites it."""
    if not config.getoption("--ledger"):
        return
    cited: dict[str, set[str]] = {}
    for item in items:
        parts = Path(item.path).parts
        if "rules" in parts:
            game = parts[parts.index("rules") + 1]
            for mark in item.iter_markers("rule"):
                cited.setdefault(game, set()).update(mark.args)
    missing = missing_rules(cited)
    if missing:
        raise pytest.UsageError("rules without a test:\n" + "\n".join(missing))


@pytest.fixture
def stranger(tmp_path: Path) -> Iterator[Stranger]:
    """A stranger's package of bots, as if it were installed."""
    with installed(tmp_path / "site") as found:
        yield found
