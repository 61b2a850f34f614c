"""The pages of the docs that are made from the code, for MkDocs."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

RULE = re.compile(r"^- \*\*([A-Z]\d+)\*\*(.*)$", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page of observations and actions, and the rulebooks with their pictures."""
    from ludoteca.engine.shelf import games, rules_of
    from ludoteca.research.encodings import page
    from ludoteca.research.picture import example_svg
    from ludoteca.words import LANGUAGES

    files.append(File.generated(config, "encodings.md", content=page()))
    for game in games():
        for lang in LANGUAGES:
            files.append(File.generated(config, f"rulebooks/{game}-{lang}.md", content=rulebook(game, lang)))
            for example in rules_of(game).pictures():
                drawn = example_svg(game, example, lang)
                files.append(File.generated(config, f"rulebooks/{picture(game, example, lang)}", content=drawn))
    return files


def picture(game: str, example: str, lang: str) -> str:
    """The file of a picture."""
    return f"{game}-{example}-{lang}.svg"


def rulebook(game: str, lang: str) -> str:
    """A rulebook with an anchor for each rule and the pictures below their examples."""
    from ludoteca.engine.shelf import rules_of, text_of
    from ludoteca.words import say

    shown = rules_of(game).pictures()

    def anchored(found: re.Match[str]) -> str:
        rule, words = found.groups()
        drawn = f"<br>![{say(game, f'picture-{rule}', lang)}]({picture(game, rule, lang)})" if rule in shown else ""
        return f'- <a id="{rule}"></a>**{rule}**{words}{drawn}'

    return RULE.sub(anchored, text_of(game, f"rulebook/{lang}.md") or "")
