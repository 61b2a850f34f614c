"""The phrases of Mars Needs Mechanics that name things."""

from __future__ import annotations

from ludoteca.engine.phrase import Phrase
from ludoteca.games.mars_needs_mechanics.content import COMPONENTS, Box


def say(key: str, args: dict[str, int | str | Phrase] | None = None) -> Phrase:
    """A phrase of this game's catalogue."""
    return Phrase("mars_needs_mechanics", key, args)


def component_name(box: Box, component: int) -> Phrase:
    """The name of a component."""
    return say("component", {"component": box.components[component]})


def component_letter(box: Box, component: int) -> Phrase:
    """The letter that stands for a component on the screens, for those who do not tell colours apart."""
    return say("letter", {"component": box.components[component]})


def names_listed(box: Box, components: list[int]) -> Phrase:
    """The names of components, with commas."""
    return listed([component_name(box, component) for component in components])


def listed(parts: list[Phrase]) -> Phrase:
    """Phrases one after the other, with commas."""
    whole = parts[0]
    for part in parts[1:]:
        whole = say("list", {"some": whole, "more": part})
    return whole


def cards_text(box: Box, counts: list[int]) -> Phrase:
    """How many cards of each component: `2 × Wire, 1 × Lens`."""
    parts = [
        say("cards", {"count": counts[component], "component": box.components[component]})
        for component in range(COMPONENTS)
        if counts[component] > 0
    ]
    return listed(parts) if parts else say("no-cards")
