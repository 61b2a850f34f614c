"""The addresses at which thinkers and servers meet."""

from typing import Final

THINK: Final = "/api/think"
NEXT: Final = f"{THINK}/next"  # a question, please
HELD: Final = f"{THINK}/held"  # still at these
ANSWER: Final = f"{THINK}/answer"
