"""The drawing kit: what every game's screen is drawn with."""

from ludoteca.screen.markup import Markup, escape, tag
from ludoteca.screen.view import View

__all__ = ["Markup", "View", "escape", "tag"]
