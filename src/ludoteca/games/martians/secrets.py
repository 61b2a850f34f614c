"""What a seat of Martians!!! knows: its information, its observation, and the positions it holds possible."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.deals import REST, even_deal
from ludoteca.engine.dice import Dice
from ludoteca.engine.row import Row
from ludoteca.games.martians.actions import (
    ASK_FIGHT,
    ASK_LAST_CALL,
    ASK_MARTIAN_CARD,
    ASK_MOVE,
    ASK_OTHERS,
    ASK_PREPARE,
    ASK_REACT,
    DECISIONS,
    PHASE_OTHERS,
    PHASE_PREPARE,
    PHASES,
)
from ludoteca.games.martians.content import BOX, CARDS, CELLS, FARMS, KINDS, SIDE, SPOTS, TILES, turned
from ludoteca.games.martians.hands import SPAN, meets, spans_meet
from ludoteca.games.martians.table import ALWAYS, HAND, MARTIAN, NONE, MartiansTable, Terms

MOST_DEALS: Final = 10_000  # that are tried for one that agrees with the seat's own hand
IN_PILE: Final = -1  # in the place of the span of a hand card
ANY_KIND: Final = (1 << KINDS) - 1
SECRET_WINDOWS: Final = (ASK_FIGHT, ASK_PREPARE, ASK_OTHERS, ASK_LAST_CALL, ASK_REACT, ASK_MARTIAN_CARD)


def is_waiting(table: MartiansTable, seat: int | None) -> bool:
    """Whether the seat sees only that the table waits: somebody is asked for a card, nobody else knows who."""
    if table.to_move < 0 or table.to_move == seat:
        return False
    return table.asked in SECRET_WINDOWS or (table.asked == ASK_MOVE and table.steps_left() == 0)


def sees_hand(table: MartiansTable, seat: int, other: int) -> bool:
    """Whether the seat sees the hand of another."""
    return seat == other or table.terms.open_hands


# ---- imagining


def redeal(table: MartiansTable, seat: int) -> None:
    """Deal anew what the seat cannot know, from `information` alone. The question that is open stays open."""
    dice = table.dice
    _redeal_tiles(table, dice)
    _redeal_tokens(table, seat, dice)
    _redeal_objects(table, seat, dice)
    _redeal_cards(table, seat, dice)
    if table.terms.coop:
        martian = sorted(table.martian_deck)
        dice.shuffle(martian)
        table.martian_deck = martian


def _redeal_tiles(table: MartiansTable, dice: Dice) -> None:
    tiles = sorted(table.tiles)
    dice.shuffle(tiles)
    table.tiles = tiles


def _redeal_tokens(table: MartiansTable, seat: int, dice: Dice) -> None:
    """The tokens that the seat has not seen are mixed with those beside the table."""
    dark = [farm for farm in range(FARMS) if table.tokens[farm] >= 0 and not _sees_token(table, seat, farm)]
    unknown = sorted([table.tokens[farm] for farm in dark] + table.beside)
    dice.shuffle(unknown)
    tokens = table.tokens[:]
    for farm in dark:
        tokens[farm] = unknown.pop()
    table.tokens = tokens
    table.beside = unknown


def _sees_token(table: MartiansTable, seat: int, farm: int) -> bool:
    return table.token_up >> farm & 1 == 1 or table.token_seen[farm] >> seat & 1 == 1


# ---- objects


def _redeal_objects(table: MartiansTable, seat: int, dice: Dice) -> None:
    """Hidden objects and the pool, in agreement with what was seen, put back and returned to the pool."""
    bag = [0] * KINDS  # the objects that the seat cannot place
    for kind in table.pool:
        bag[kind] += 1
    spots: list[int] = []
    room = table.epochs[:]
    for spot in range(SPOTS):
        if table.spot_kind[spot] < 0:
            continue
        if table.spot_seen[spot] >> seat & 1:
            _use_room(table, room, spot, table.spot_kind[spot])
        else:
            bag[table.spot_kind[spot]] += 1
            spots.append(spot)
    kinds: list[int] = []
    for kind in range(KINDS):
        kinds += [kind] * bag[kind]
    if room or [spot for spot in spots if table.spot_mask[spot] != ANY_KIND]:
        dealt = even_deal(_object_fits(table, spots, bag, room), len(spots), dice)
        for number in range(len(spots)):
            table.spot_kind[spots[number]] = kinds[dealt[number]]
            kinds[dealt[number]] = NONE
        table.pool = [kind for kind in kinds if kind >= 0]
        dice.shuffle(table.pool)
        return
    dice.shuffle(kinds)  # nothing is known of them
    for spot in spots:
        table.spot_kind[spot] = kinds.pop()
    table.pool = kinds


def _use_room(table: MartiansTable, room: list[int], spot: int, kind: int) -> None:
    """Take an object whose place is known out of those that were hidden each time the pool was mixed."""
    for time in range(table.spot_epoch[spot], len(room) // KINDS):
        room[KINDS * time + kind] -= 1


def _object_fits(table: MartiansTable, spots: list[int], bag: list[int], room: list[int]) -> list[int]:
    """For each object in the bag the spots where it can lie; it can always be in the pool.

    Of the objects of a kind, those were hidden all the time since a spot was filled that have not been seen since.
    """
    found: list[int] = []
    times: i64 = len(room) // KINDS
    kind: i64
    time: i64
    thing: i64
    for kind in range(KINDS):
        fits = [REST] * bag[kind]
        bit: i64 = 1
        for spot in spots:
            if table.spot_mask[spot] >> kind & 1:
                hidden: i64 = bag[kind]
                for time in range(table.spot_epoch[spot], times):
                    hidden = min(hidden, room[KINDS * time + kind])
                for thing in range(hidden):
                    fits[thing] |= bit
            bit <<= 1
        found += fits
    return found


# ---- cards


def _redeal_cards(table: MartiansTable, seat: int, dice: Dice) -> None:
    """The hands that the seat does not see and the draw pile."""
    unseen: list[int] = []  # the cards that it cannot place
    slots: list[int] = []
    for other in range(table.terms.players):
        if not sees_hand(table, seat, other):
            unseen += table.hand_of(other)
            slots += [other] * table.held[other]
    unseen += table.deck
    unseen.sort()
    if table.age == 0 or not slots:
        dice.shuffle(unseen)
        dealt = unseen[: len(slots)]
        table.deck = unseen[len(slots) :]
    else:
        dealing = Dealing(table, seat, unseen)
        dealt = dealing.deal(dice)
        table.deck = dealing.pile
    _fill_hands(table, slots, dealt)


def _fill_hands(table: MartiansTable, slots: list[int], dealt: list[int]) -> None:
    number: i64 = 0
    while number < len(slots):
        other = slots[number]
        count: i64 = table.held[other]
        cards = dealt[number : number + count]
        cards.sort()
        place: i64
        for place in range(count):
            table.hand[HAND * other + place] = cards[place]
        number += count


class Dealing:
    """A random deal of unseen cards to hand cards whose spans of ages they fit."""

    def __init__(self, table: MartiansTable, seat: int, unseen: list[int]) -> None:
        self.spans: list[int] = []  # of the hidden hand cards
        for other in range(table.terms.players):
            if not sees_hand(table, seat, other):
                self.spans += table.slot[HAND * other : HAND * other + table.held[other]]
        self.own = table.hand_of(seat)
        self.own_slots = table.slot[HAND * seat : HAND * seat + table.held[seat]]
        self.copy_of = table.copy_of
        self.cards = unseen
        self.doubts: list[int] = []  # the numbers of unseen cards that may be either copy: the seat holds the other one
        self.copies = [NONE] * len(unseen)  # the span of each unseen card
        self._find_copies(table)
        self.pile: list[int] = []

    def _find_copies(self, table: MartiansTable) -> None:
        """The spans of the unseen copies; where the seat holds one of two, the other may be either."""
        number = 0
        while number < len(self.cards):
            card = self.cards[number]
            spans = [span for span in table.copy_of[2 * card : 2 * card + 2] if span >= 0]
            count = 1
            if number + 1 < len(self.cards) and self.cards[number + 1] == card:
                count = 2
            if count == 2 or len(spans) == 1:
                for place in range(count):
                    self.copies[number + place] = spans[place]
            else:
                self.copies[number] = self._other_copy(number, spans)
            number += count

    def _other_copy(self, number: int, spans: list[int]) -> int:
        """The copy that the seat does not hold itself; where it may hold either, whatever one of them can be."""
        fits = [meets(span, self.own_slots) for span in spans]
        if fits[0] and fits[1]:
            if spans[0] != spans[1]:
                self.doubts.append(number)
            return SPAN * min(spans[0] // SPAN, spans[1] // SPAN) + max(spans[0] % SPAN, spans[1] % SPAN)
        return spans[1] if fits[0] else spans[0]

    def deal(self, dice: Dice) -> list[int]:
        """A card for each hidden hand card; the others are the pile."""
        fits = [self._fits(copy) for copy in self.copies]
        dealt = even_deal(fits, len(self.spans), dice)
        tries = 1
        while self.doubts and not self._agrees(dealt):
            assert tries < MOST_DEALS, "no deal agrees with the seat's own hand"
            dealt = even_deal(fits, len(self.spans), dice)
            tries += 1
        in_hand = [False] * len(self.cards)
        for number in dealt:
            in_hand[number] = True
        self.pile = [self.cards[number] for number in range(len(self.cards)) if not in_hand[number]]
        dice.shuffle(self.pile)
        return [self.cards[number] for number in dealt]

    def _agrees(self, dealt: list[int]) -> bool:
        """Whether the seat can have drawn its own cards when it did: of a card in doubt it holds the other copy."""
        held: list[list[int]] = []  # for each own card the spans of the copies that it can be
        for card in self.own:
            held.append([span for span in self.copy_of[2 * card : 2 * card + 2] if span >= 0])
        for number in self.doubts:
            here = IN_PILE
            for place in range(len(dealt)):
                if dealt[place] == number:
                    here = self.spans[place]
            own = self.own.index(self.cards[number])
            spans = held[own]
            held[own] = [spans[1 - copy] for copy in (0, 1) if _lies(spans[copy], here)]
        return _drawn_so(held, self.own_slots)

    def _fits(self, copy: int) -> int:
        """The hand cards that a copy can be; one whose place is not bound can lie in the pile."""
        found = REST if copy % SPAN == ALWAYS else 0
        for place in range(len(self.spans)):
            if spans_meet(copy, self.spans[place]):
                found |= 1 << place
        return found


def _lies(copy: int, here: int) -> bool:
    """Whether a copy can be the hand card of that span, or lie in the pile."""
    return copy % SPAN == ALWAYS if here == IN_PILE else spans_meet(copy, here)


def _drawn_so(held: list[list[int]], slots: list[int]) -> bool:
    """Whether each of the cards, as one of its copies, fits a hand card of its own."""
    if not held:
        return True
    for place in range(len(slots)):
        for copy in held[0]:
            if spans_meet(copy, slots[place]) and _drawn_so(held[1:], slots[:place] + slots[place + 1 :]):
                return True
    return False


# ---- information


def information(table: MartiansTable, seat: int) -> bytes:
    """Everything the seat sees and remembers, and nothing else."""
    seen = table.open_facts()
    bit = 1 << seat
    seen.append(table.passed & bit)
    phase = table.phase
    if is_waiting(table, seat):
        if phase == PHASE_OTHERS and not table.passed & bit:
            phase = PHASE_PREPARE  # who is asked in W2 and W3 is not shown
        seen += [phase, NONE, NONE]
    else:
        seen += [phase, table.asked, table.to_move]
    for spot in range(SPOTS):
        known = table.spot_kind[spot] >= 0 and table.spot_seen[spot] & bit != 0
        seen.append(table.spot_kind[spot] if known else NONE)
    for farm in range(FARMS):
        known = table.tokens[farm] >= 0 and _sees_token(table, seat, farm)
        seen.append(table.tokens[farm] if known else NONE)
    for other in range(table.terms.players):
        if sees_hand(table, seat, other):
            seen += table.hand_of(other)
    seen += sorted(table.tiles)
    return " ".join([str(number) for number in seen]).encode()


# ---- observation


def layout(terms: Terms) -> list[tuple[str, int]]:
    """The parts of an observation; seats in turn order from the observer."""
    parts = [
        ("own hand: copies / 2, by card", CARDS),
        ("tiles: 30 x (on the table, x / 10, y / 10, rotation / 3)", 4 * TILES),
        ("tiles discarded or removed", TILES),
        ("the tile turned over", TILES),
        ("Martians, by square", CELLS),
        ("markers left, in the order of the tiles", _MARKER_COUNT),
        ("object spots: a hidden object", SPOTS),
        ("object kinds: 18 x (its kind, if known, else the kinds it can be / 2)", KINDS * SPOTS),
        ("face-up objects / 3: 12 x kind, by building tile", 12 * KINDS),
        ("Martian tokens: 4 x (on the table, face up, known, the Mother Ship)", 4 * FARMS),
        ("discards: copies / 2, by card", CARDS),
        ("Martian card discards: copies / 2, by card", CARDS),
        ("supply / 100, tile deck / 30, draw pile / 70, Martian deck / 30, pool / 18, out of the game / 100", 6),
        ("turns / turn limit, die / 7, steps left / 23, Martians left to move / 7", 4),
        ("kinds delivered", KINDS),
        ("decision, if it is open who decides", len(DECISIONS)),
        ("phase", len(PHASES)),
        ("card being resolved", CARDS),
        ("squares: the Martian that moves", CELLS),
        ("this turn: Signal Jammer, Wait!, doubled, extra turn, died, in combat, Shotgun in use", 7),
    ]
    for steps in range(terms.players):
        whose = "own" if steps == 0 else f"seat +{steps}"
        parts.append((f"{whose}: decides, active, dealer, target", 4))
        parts.append((f"{whose}: Life / 5, Bullets / 5, trophies / 30, hand / 3, Shotgun bullets / 3, plays", 6))
        parts.append((f"{whose}: items", KINDS))
        parts.append((f"{whose}: weapons", 5))
        parts.append((f"{whose}: Big Eyes play, Four-sided Dice; ends Homeland Security, Big Eyes, Levitation", 5))
        parts.append((f"{whose}: ends Stupid Humans!, the end of the world", 2))
        parts.append((f"{whose}: pawn: tile / 30, square one-hot", 10))
    for steps in range(1, terms.players if terms.open_hands else 1):
        parts.append((f"seat +{steps}: hand: copies / 2, by card", CARDS))
    return parts


def observe(table: MartiansTable, seat: int, row: Row) -> None:
    """What the seat knows, laid out as `layout` says."""
    row.halves(CARDS, table.hand_of(seat))
    _observe_tiles(table, row)
    _observe_squares(table, seat, row)
    _observe_tokens(table, seat, row)
    row.halves(CARDS, table.discards)
    row.halves(CARDS, table.martian_discards)
    row.share(table.supply, 100)
    row.share(len(table.tiles), 30)
    row.share(len(table.deck), 70)
    row.share(len(table.martian_deck), 30)
    row.share(len(table.pool), 18)
    row.share(table.removed, 100)
    row.share(table.turn, table.terms.last_turn)
    row.share(table.die, 7)
    row.share(table.steps_left(), 23)
    row.share(table.left, 7)
    row.bits(KINDS, table.delivered)
    waiting = is_waiting(table, seat)
    row.mark(len(DECISIONS), NONE if waiting or table.to_move < 0 else table.asked)
    phase = table.phase
    if waiting and phase == PHASE_OTHERS and not table.passed >> seat & 1:
        phase = PHASE_PREPARE
    row.mark(len(PHASES), phase)
    row.mark(CARDS, table.played)
    row.mark(CELLS, table.mover)
    row.bits(4, _mask(table.jammed, table.waited, table.doubled, table.again))
    row.bits(3, _mask(table.died, table.combat > 0, table.gun))
    for steps in range(table.terms.players):
        _observe_seat(table, table.next_seat(seat, steps), NONE if waiting else table.to_move, row)
    if table.terms.open_hands:
        for steps in range(1, table.terms.players):
            row.halves(CARDS, table.hand_of(table.next_seat(seat, steps)))


def _observe_tiles(table: MartiansTable, row: Row) -> None:
    if table.told_place is not table.place:
        table.told_place = table.place
        table.told_map = _told_map(table)
        table.told_markers = b""
    row.ready(table.told_map)
    row.marks(TILES, table.tile_discards)
    for tile in table.tiles_gone:
        row.tick(tile)
    row.mark(TILES, table.tile)


def _told_map(table: MartiansTable) -> bytes:
    """Where the tiles lie; it changes once in a turn, and is read after every decision."""
    row = Row()
    for tile in range(TILES):
        position = table.place[tile]
        if position < 0:
            row.skip(4)
        else:
            row.flag(True)
            row.share(position % SIDE - 10, 10)
            row.share(position // SIDE - 10, 10)
            row.share(table.rotation[tile], 3)
    return row.taken()


def _told_markers(table: MartiansTable) -> bytes:
    """Which markers are left; one that is taken makes the table forget what was told."""
    row = Row()
    row.skip(_MARKER_COUNT)
    for tile in table.on_table:
        place: i64 = _FIRST_MARKER[tile]
        for cell in _MARKERS[4 * tile + table.rotation[tile]]:
            if table.squares[cell] > MARTIAN:
                row.tick(place)
            place += 1
    return row.taken()


def _possible(kinds: int) -> bytes:
    row = Row()
    for kind in range(KINDS):
        row.share(kinds >> kind & 1, 2)
    return row.taken()


def _observe_squares(table: MartiansTable, seat: int, row: Row) -> None:
    row.marks(CELLS, table.martians)
    if not table.told_markers:
        table.told_markers = _told_markers(table)
    row.ready(table.told_markers)
    lies: i64 = 0
    spot: i64
    for spot in range(SPOTS):
        if table.spot_kind[spot] >= 0:
            lies |= 1 << spot
    row.bits(SPOTS, lies)
    for spot in range(SPOTS):
        hidden = table.spot_kind[spot]
        if hidden < 0:
            row.skip(KINDS)
        elif table.spot_seen[spot] >> seat & 1:
            row.mark(KINDS, hidden)
        else:
            row.ready(_POSSIBLE[table.spot_mask[spot]])
    if not table.open_objects:
        row.skip(12 * KINDS)
        return
    counts = [0] * (12 * KINDS)
    for code in table.open_objects:
        counts[KINDS * (code // 27 - 5) + code % 3] += 1
    row.shares(counts, 3)


def _observe_tokens(table: MartiansTable, seat: int, row: Row) -> None:
    for farm in range(FARMS):
        lies = table.tokens[farm] >= 0
        known = lies and table.knows_token(seat, farm)
        row.bits(4, _mask(lies, table.token_up >> farm & 1 == 1, known, known and table.tokens[farm] == 1))


def _observe_seat(table: MartiansTable, seat: int, to_move: int, row: Row) -> None:
    row.bits(4, _mask(to_move == seat, table.active == seat, table.dealer == seat, table.target == seat))
    row.share(table.life[seat], 5)
    row.share(table.bullets[seat], 5)
    row.share(table.trophies[seat], 30)
    row.share(table.held[seat], 3)
    row.share(table.shells[seat], 3)
    row.share(table.plays[seat], 1)
    row.bits(KINDS, table.items[seat])
    row.bits(5, table.arms[seat])
    row.bits(2, _mask(table.eyes_left >> seat & 1 == 1, table.shielded >> seat & 1 == 1))
    row.bits(3, _mask(table.homeland == seat, table.eyes == seat, table.levitation == seat))
    row.bits(2, _mask(table.stupid == seat, table.world_end == seat))
    row.share(table.pawn[seat] // 9, 30)
    row.mark(9, table.pawn[seat] % 9)


def _mask(first: bool, second: bool, third: bool = False, fourth: bool = False) -> int:
    """Some answers as the bits of a number."""
    return first | second << 1 | third << 2 | fourth << 3


_POSSIBLE: Final[list[bytes]] = [_possible(kinds) for kinds in range(1 << KINDS)]
_MARKERS: Final[list[list[int]]] = [  # the cells of each tile's markers, for its four rotations
    [9 * tile + turned(mark % 9, rotation) for mark in BOX.marks[tile]]
    for tile in range(TILES)
    for rotation in range(4)
]
_FIRST_MARKER: Final[list[int]] = [sum([len(marks) for marks in BOX.marks[:tile]]) for tile in range(TILES)]
_MARKER_COUNT: Final = sum([len(marks) for marks in BOX.marks])
