"""What lies in the box of Mars Needs Mechanics, read from `content.toml` and checked."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.content import Content

COMPONENTS: Final = 7
MECHANISMS: Final = 10
MOST_SEEN: Final = 3  # deck cards: there are so many actions for them


class Box:
    """Everything in the box, by id."""

    def __init__(self, content: Content) -> None:
        self.cogs = content.whole("cogs", 0, 1000)
        self.scrap = content.whole("scrap", 0, 2)
        self.dealt = content.whole("dealt", 0, 8)
        self.market = content.whole("market", 1, 24)
        components = content.table("components")
        self.components = components.texts("names", COMPONENTS)
        self.letters = components.texts("letters", COMPONENTS)
        self.copies = components.whole("copies", 1, 8)
        components.close()
        prices = content.table("prices")
        self.lowest = prices.whole("lowest", 1, 100)
        self.highest = prices.whole("highest", self.lowest, 100)
        self.start = prices.whole("start", self.lowest, self.highest)
        self.adjust = prices.wholes("adjust", -9, 9, COMPONENTS)
        prices.close()
        self.mechanisms: list[str] = []
        self.costs: list[list[int]] = []  # the components of each Mechanism, in the order of the card
        self.starters: list[int] = []
        for table in content.tables("mechanisms", MECHANISMS):
            self._read_mechanism(table)
        abilities = content.table("abilities")
        self.goggles_see = abilities.whole("goggles_see", 1, MOST_SEEN)
        self.engine_step = abilities.whole("engine_step", 1, 9)
        self.booster_pays = abilities.whole("booster_pays", 0, 100)
        self.automaton_worth = abilities.whole("automaton_worth", 0, 100)
        self.nightingale_pays = abilities.whole("nightingale_pays", 0, 100)
        self.gantry_pays = abilities.whole("gantry_pays", 0, 100)
        self.gantry_others = abilities.whole("gantry_others", 1, 9)
        self.governor_pays = abilities.whole("governor_pays", 0, 100)
        self.loader_saves = abilities.whole("loader_saves", 0, 9)
        abilities.close()
        content.close()

    def _read_mechanism(self, table: Content) -> None:
        self.mechanisms.append(table.text("name"))
        cost = table.texts("cost")
        for name in cost:
            if name not in self.components or cost.count(name) > 1:
                raise table.wrong("cost", cost, f"[{', '.join(self.components)}] x 0-1")
        if not cost:
            raise table.wrong("cost", cost, f"[{', '.join(self.components)}] x 0-1")
        self.costs.append([self.components.index(name) for name in cost])
        if table.yes("starter"):
            self.starters.append(len(self.mechanisms) - 1)
        table.close()


BOX: Final = Box(Content.of("ludoteca.games.mars_needs_mechanics"))
