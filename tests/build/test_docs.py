"""The documentation builds without a warning, and every link in it leads somewhere."""

from __future__ import annotations

from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config

ROOT = Path(__file__).parents[2]


def test_the_docs_build_without_a_warning(tmp_path: Path) -> None:
    config = load_config(str(ROOT / "mkdocs.yml"), strict=True, site_dir=str(tmp_path))
    build(config)
    for page in ("index.html", "rulings/index.html", "api/index.html", "rulebooks/martians-it/index.html"):
        assert (tmp_path / page).stat().st_size > 1000, page
