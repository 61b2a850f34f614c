"""What a drawing says in words: the labels of its parts, and its text, for those who cannot see it.

A server's page gives a table as HTML with SVG; what it says there is shown to the agent, nothing of how it looks.
"""

from __future__ import annotations

from html.parser import HTMLParser

LABELS = ("aria-label", "title")  # what a part says of itself
SILENT = ("script", "style", "defs")  # what is inside them is no text for anybody
VOID = frozenset(
    ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr")
)  # elements that are never closed


def screen_words(html: str) -> list[str]:
    """The words of a drawing, each once in a row, in their order; none where it cannot be read."""
    reader = _Words()
    try:
        reader.feed(html)
        reader.close()
    except (ValueError, AssertionError):
        return reader.found
    return reader.found


class _Words(HTMLParser):
    """Takes down labels and text as they come."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[str] = []
        self._silent: list[str] = []  # elements that say nothing, and those inside them, until they are closed

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A part begins: its labels count, unless it says nothing."""
        hidden = tag in SILENT or any(name == "aria-hidden" and value == "true" for name, value in attrs)
        if hidden or self._silent:
            if tag not in VOID:
                self._silent.append(tag)
            return
        for name, value in attrs:
            if name in LABELS and value is not None:
                self._take(value)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A part that is closed at once: its labels count, unless it says nothing."""
        self.handle_starttag(tag, attrs)
        if self._silent and tag not in VOID:
            self._silent.pop()

    def handle_endtag(self, tag: str) -> None:
        """A part that says nothing has ended, with whatever was left open inside it."""
        if tag in self._silent:
            while self._silent.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        """Text between the tags."""
        if not self._silent:
            self._take(data)

    def _take(self, text: str) -> None:
        line = " ".join(text.split())
        if line and (not self.found or self.found[-1] != line):
            self.found.append(line)
