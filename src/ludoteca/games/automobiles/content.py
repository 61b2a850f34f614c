"""What lies in the box of Automobiles, read from `content.toml` and checked."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.content import Content

COLOURS: Final = 10
GEARS: Final = 4  # white, light grey, dark grey, black: colours 0 to 3, in rising order
WHITE: Final = 0
LIGHT: Final = 1
DARK: Final = 2
BLACK: Final = 3
WEAR: Final = 4
YELLOW: Final = 5  # the first colour that has a card
PURPLE: Final = 6
RED: Final = 7
GREEN: Final = 8
BLUE: Final = 9
CARD_COLOURS: Final = 5
KINDS: Final = 4  # cards of each colour

CAR_CHIEF: Final = 0  # the cards by id: the rule that tells a card is C6 + id
ENGINEER: Final = 1
MANAGER: Final = 2
MECHANIC: Final = 3
CREW_CHIEF: Final = 4
PIT_CAPTAIN: Final = 5
PIT_CREW: Final = 6
PIT_TEAM: Final = 7
AERODYNAMICS: Final = 8
SUSPENSION: Final = 9
TIRES: Final = 10
STEERING: Final = 11
BOOST: Final = 12
GEARBOX: Final = 13
NITRO: Final = 14
TURBO: Final = 15
DIESEL: Final = 16
ROTARY: Final = 17
HYBRID: Final = 18
SUPERCHARGED: Final = 19
CARDS: Final = 20

MOVERS: Final = frozenset({SUSPENSION, TIRES, STEERING, GEARBOX, TURBO, DIESEL, ROTARY, HYBRID})

_RULES: Final = [f"C{number + 6}" for number in range(CARDS)]


class CardSet:
    """Five cards that the book puts together."""

    def __init__(self, name: str, cards: list[int], laps: int) -> None:
        self.name = name
        self.cards = cards  # by colour, yellow first
        self.laps = laps  # 0: as the track says


class Box:
    """Everything in the box, by id."""

    def __init__(self, content: Content) -> None:
        self.hand = content.whole("hand", 1, 12)
        self.limit_a_lap = content.whole("limit_a_lap", 1, 125)
        self.wear = content.wholes("wear", 0, 9, GEARS)
        colours = content.table("colours")
        self.colours = colours.texts("names", COLOURS)
        self.letters = colours.texts("letters", COLOURS)
        self.cubes = colours.wholes("cubes", 1, 80, COLOURS)
        self.start = colours.wholes("start", 0, 16, COLOURS)
        for colour in range(COLOURS):
            if self.start[colour] * 5 > self.cubes[colour]:
                raise colours.wrong("start", self.start[colour], f"0-{self.cubes[colour] // 5}")
        colours.close()
        gears = content.table("gears")
        self.gear_cost = gears.wholes("cost", 1, 9, GEARS)
        self.gear_value = gears.wholes("value", 0, 9, GEARS)
        gears.close()
        wear = content.table("wear_cube")
        self.wear_cost = wear.whole("cost", 1, 9)
        self.wear_value = wear.whole("value", 0, 9)
        wear.close()
        self.cards: list[str] = []  # the names
        self.cost: list[int] = []
        self.value: list[int] = []
        self.card_wear: list[int] = []  # gained by the effect
        self.most: list[int] = []  # the number that the card names
        for table in content.tables("cards", CARDS):
            self._read_card(table)
        self.sets: dict[str, CardSet] = {}
        for table in content.tables("sets", 7):
            self._read_set(table)
        content.close()

    def _read_card(self, table: Content) -> None:
        card = len(self.cards)
        table.one_of("rule", [_RULES[card]])
        self.cards.append(table.text("name"))
        table.one_of("colour", [self.colours[YELLOW + card // KINDS]])
        self.cost.append(table.whole("cost", 1, 9))
        self.value.append(table.whole("value", 0, 9))
        self.card_wear.append(table.whole("wear", 0, 4))
        self.most.append(table.whole("most", 0, 9))
        table.close()

    def _read_set(self, table: Content) -> None:
        name = table.text("name")
        if name in self.sets:
            raise table.wrong("name", name, f"1 x {name}")
        cards: list[int] = []
        for number, card in enumerate(table.texts("cards", CARD_COLOURS)):
            allowed = self.cards[KINDS * number : KINDS * number + KINDS]
            if card not in allowed:
                raise table.wrong("cards", card, ", ".join(allowed))
            cards.append(self.cards.index(card))
        self.sets[name] = CardSet(name, cards, table.whole("laps", 0, 8))
        table.close()

    def costs(self, cards: list[int]) -> list[int]:
        """What a cube of each colour costs when these five cards are in play."""
        return [*self.gear_cost, self.wear_cost, *[self.cost[card] for card in cards]]

    def values(self, cards: list[int], white: int) -> list[int]:
        """What a cube of each colour is worth as money; D2: that of white is an option."""
        return [white, *self.gear_value[1:], self.wear_value, *[self.value[card] for card in cards]]


def card_rule(card: int) -> str:
    """The id of the rule that tells what a card does."""
    return _RULES[card]


BOX: Final = Box(Content.of("ludoteca.games.automobiles"))
