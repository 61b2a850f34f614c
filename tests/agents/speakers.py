"""Agents that answer in text, for the tests: each a text bot that can be named by its import path."""

from __future__ import annotations

import re

from ludoteca.agents import SpokenBot, TextBot

CHOICE = re.compile(r"^ *(\d+)  (.+)$", re.MULTILINE)


def choices(text: str) -> list[tuple[str, str]]:
    """The choices of a text, each with its number and its words; a board has no such lines below the last blank one."""
    found: list[tuple[str, str]] = CHOICE.findall(text.rpartition("\n\n")[2])
    return found


class First(TextBot):
    """Says the words of the first choice, as a model would: at the end, in brackets."""

    def answer(self, text: str) -> str:
        return f"I have thought about it for long.\n[{choices(text)[0][1]}]"


class Stubborn(TextBot):
    """Always says action 0, whatever may be done."""

    def answer(self, text: str) -> str:
        return "0"


class Mumbling(TextBot):
    """Says nothing that anybody could understand."""

    def answer(self, text: str) -> str:
        return "Hmm."


class Learning(TextBot):
    """Says something wrong, and what is right when it has been refused."""

    def answer(self, text: str) -> str:
        return choices(text)[-1][0] if "You said: 9999" in text else "9999"


def spoken() -> SpokenBot:
    """One that is made of a function."""
    return SpokenBot(lambda text: choices(text)[0][0])
