"""Proof: what the browser draws is whole, can be reached by everybody, and offers what is legal; and the guide."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final
from xml.etree import ElementTree

from ludoteca.engine.game import Game
from ludoteca.engine.phrase import house
from ludoteca.engine.rooms import room
from ludoteca.engine.shelf import text_of
from ludoteca.proof.case import Case
from ludoteca.proof.fault import Fault, hold
from ludoteca.proof.line import Here, Line
from ludoteca.proof.proof import Proof
from ludoteca.proof.words import messages
from ludoteca.screen.beats import SOUNDS, beats_of
from ludoteca.screen.screen import Screen
from ludoteca.table.guide import FILE, parse_guide
from ludoteca.words import LANGUAGES

DRAWING: Final = re.compile(r'(?:<(?!a )[^<>]* href="|url\()#([^")]+)')  # a link leads to a rule
NAMES: Final = ["Ada <&>", 'Bruno "B"', "Chiara", "Dario", "Emma", "Franco"]


class Screens(Proof):
    """A screen is well formed, its buttons have names and are what is legal, and whatever it refers to is there."""

    name = "screen"
    looks = 6

    def concerns(self, case: Case) -> bool:
        """Only a game with a drawing of its own."""
        return room(case.kind, "screen") is not None or case.kind.screen is not Game.screen

    def begin(self, case: Case) -> None:
        """How events are told: their keys are messages, and their sounds are known."""
        for key, beat in beats_of(case.made()).items():
            hold(key in messages(case.kind.name, "en"), "screen-beat", message=key)
            hold(beat.sound in ("", *SOUNDS), "screen-sound", message=key, sound=beat.sound, sounds=", ".join(SOUNDS))

    def look(self, here: Here) -> None:
        """For the seat that decides and for those who look on, in one language after the other."""
        state, game = here.state, here.game
        lang, names = LANGUAGES[here.number % len(LANGUAGES)], (NAMES * game.players)[: game.players]
        for seat in (max(state.to_move, 0), None):
            screen = game.screen(state, seat, lang, names)
            try:
                tree = ElementTree.fromstring(screen)
            except ElementTree.ParseError as error:
                raise Fault(house("proof-screen-formed", {"error": str(error)})) from error
            hold("style=" not in screen and "<style" not in screen and "<script" not in screen, "screen-plain")
            ids = [found for part in tree.iter() if (found := part.get("id")) is not None]
            _once(ids, "screen-id")
            for found in DRAWING.findall(screen):
                hold(found in ids, "screen-reference", id=found)
            for kind in ("data-piece", "data-part"):
                _once([found for part in tree.iter() if (found := part.get(kind)) is not None], f"screen-{kind[5:]}")
            self._buttons(tree, set(state.legal_actions()) if seat == state.to_move else set())
            picture = game.screen(state, seat, lang, names, touch=False)
            hold("data-action" not in picture and "data-why" not in picture, "screen-touch")
            if isinstance(screen, Screen) and seat == state.to_move:
                hold(screen.touches <= set(state.legal_actions()), "screen-button", action=str(max(screen.touches)))

    def _buttons(self, tree: ElementTree.Element, legal: set[int]) -> None:
        """Each is there once, has a name, is reached by the keyboard, and can be played."""
        buttons = [part for part in tree.iter() if part.get("data-action") is not None]
        for button in buttons:
            action = button.get("data-action") or ""
            fit = button.get("role") == "button" and button.get("tabindex") == "0" and button.get("aria-label")
            hold(bool(fit), "screen-reach", action=action)
            hold(action.isdigit() and int(action) in legal, "screen-button", action=action)
        _once([button.get("data-action") or "" for button in buttons], "screen-twice")


def _once(found: list[str], key: str) -> None:
    for name, count in Counter(found).items():
        hold(count == 1, key, name=name)


class Guided(Proof):
    """The guided first game can be read: its line is legal, its words and rules are there."""

    name = "guide"

    def concerns(self, case: Case) -> bool:
        """Only a game with a guide."""
        return text_of(case.kind.name, FILE) is not None

    def numbers(self, line: Line) -> set[int]:
        """No position: the guide has a game of its own."""
        return set()

    def begin(self, case: Case) -> None:
        """It is read as a table reads it."""
        parse_guide(case.kind.name, text_of(case.kind.name, FILE) or "")
