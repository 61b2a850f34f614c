"""The pages of the docs that are made from the code, for MkDocs."""

from __future__ import annotations

import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page of observations and actions."""
    from ludoteca.research.encodings import page

    files.append(File.generated(config, "encodings.md", content=page()))
    return files
