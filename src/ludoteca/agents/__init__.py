"""Any seat through text: what it knows, what it is asked, what it answers; for language models, by MCP and TextArena.

`protocol.py` and `textarena.py` each need a library of somebody else's, which nothing imports before them.
"""

from ludoteca.agents.answers import read_answer, refusal_text
from ludoteca.agents.bot import SpokenBot, TextBot
from ludoteca.agents.view import rules_text, seat_text

__all__ = ["SpokenBot", "TextBot", "read_answer", "refusal_text", "rules_text", "seat_text"]
