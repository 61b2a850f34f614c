"""The pages of the docs that are made from the code, for MkDocs."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

RULE = re.compile(r"^- \*\*([A-Z]\d+)\*\*(.*)$", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add observations and actions, rulebooks with their pictures, rulings, the JSON API and the changelog."""
    from ludoteca.engine.shelf import games, rules_of
    from ludoteca.research.meanings import page
    from ludoteca.research.picture import example_svg
    from ludoteca.words.languages import OURS

    made = {"encodings.md": page(), "rulings.md": rulings(), "api.md": api(), "changelog.md": changelog()}
    for name, content in made.items():
        files.append(File.generated(config, name, content=content))
    for game in games():
        for lang in (language.code for language in OURS):
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


def rulings() -> str:
    """What this edition decided where the books are silent: the rulings of every rulebook."""
    from ludoteca.engine.shelf import games, text_of
    from ludoteca.words import title

    parts = [
        "# Rulings",
        "Where a rulebook is silent or says two things, this edition had to decide. Every ruling has an id, a paragraph"
        " in the rulebook, and a test that cites it.",
    ]
    for game in games():
        found = RULE.findall(text_of(game, "rulebook/en.md") or "")
        parts.append(f"## {title(game, 'en')}")
        link = f"rulebooks/{game}-en.md"
        parts.append("\n".join(f"- [**{rule}**]({link}#{rule}){words}" for rule, words in found if rule[0] == "D"))
    return "\n\n".join(parts) + "\n"


def api() -> str:
    """The JSON API as its OpenAPI document tells it."""
    from ludoteca.web.api import OPENAPI

    document: Any = OPENAPI
    parts = [
        "# JSON API",
        "Beside the pages a server speaks JSON, for other clients. " + document["info"]["description"],
        "The whole description is at `/api/openapi.json` of every server.",
    ]
    for path, methods in document["paths"].items():
        for method, told in methods.items():
            parts += [f"## `{method.upper()} {path}`", f"{told['summary']}."]
            if "requestBody" in told:
                schema = told["requestBody"]["content"]["application/json"]["schema"]
                needed = schema.get("required", [])
                asked = [f"`{field}`" + ("" if field in needed else " (optional)") for field in schema["properties"]]
                parts.append("Body: " + ", ".join(asked) + ".")
            answers = told["responses"].items()
            parts.append("\n".join(f"- **{status}** {answer['description']}" for status, answer in answers))
    return "\n\n".join(parts) + "\n"


def changelog() -> str:
    """The changelog as it lies beside the code."""
    return (Path(__file__).parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
