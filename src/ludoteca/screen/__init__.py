"""The drawing kit: what every game's screen is drawn with."""

from ludoteca.screen.markup import Markup, Part, escape, part, tag
from ludoteca.screen.screen import Screen
from ludoteca.screen.view import Touch, View, spot, tip

__all__ = ["Markup", "Part", "Screen", "Touch", "View", "escape", "part", "spot", "tag", "tip"]
