"""What a seat of Martians!!! knows: its information, its observation, and the positions it holds possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.engine.deals import REST, even_deal
from ludoteca.engine.dice import Dice
from ludoteca.engine.row import Row
from ludoteca.games.martians import content, copying, ids
from ludoteca.games.martians.content import BUILDINGS, CARDS, CELLS, FARMS, HAND, KINDS, NONE, SPOTS, TILES, WEAPONS

if TYPE_CHECKING:
    from ludoteca.games.martians.position import MartiansState

SPAN: Final = 100  # of ages: 100 x first + last, see `hands.py`
ALWAYS: Final = 99  # the last age of a card whose place is not bound: it may still lie in the draw pile
MOST_DEALS: Final = 10_000  # that are tried for one that agrees with the seat's own hand
IN_PILE: Final = -1  # in the place of the span of a hand card
ANY_KIND: Final = (1 << KINDS) - 1
SECRET: Final = (ids.ASK_FIGHT, ids.ASK_PREPARE, ids.ASK_OTHERS, ids.ASK_LAST_CALL, ids.ASK_REACT, ids.ASK_MARTIAN_CARD)
SECRET_WINDOWS: Final[i64] = sum([1 << asked for asked in SECRET])  # nobody else knows who is asked


def spans_meet(one: int, two: int) -> bool:
    """Whether two spans have an age in common."""
    return one // SPAN <= two % SPAN and two // SPAN <= one % SPAN


def joined(one: int, two: int) -> int:
    """The smallest span that holds both."""
    return SPAN * min(one // SPAN, two // SPAN) + max(one % SPAN, two % SPAN)


def is_waiting(state: MartiansState, seat: int | None) -> bool:
    """Whether the seat sees only that the table waits: somebody is asked for a card, nobody else knows who."""
    if state.to_move < 0 or state.to_move == seat:
        return False
    return SECRET_WINDOWS >> state.asked & 1 == 1 or (state.asked == ids.ASK_MOVE and state.steps_left() == 0)


def sees_hand(state: MartiansState, seat: int, other: int) -> bool:
    """Whether the seat sees the hand of another."""
    return seat == other or state.terms.open_hands


# ---- imagining


def redeal(state: MartiansState, seat: int) -> None:
    """Deal anew what the seat cannot know, from `information` alone. The question that is open stays open."""
    dice = state.dice
    _redeal_tiles(state, dice)
    _redeal_tokens(state, 1 << seat, dice)
    _redeal_objects(state, 1 << seat, dice)
    _redeal_cards(state, seat, dice)
    _redeal_martian_cards(state, dice)


def unfold(state: MartiansState) -> None:
    """Deal anew what no seat knows; each hand is known to its owner."""
    dice = state.dice
    everybody = (1 << state.terms.players) - 1
    _redeal_tiles(state, dice)
    _redeal_tokens(state, everybody, dice)
    _redeal_objects(state, everybody, dice)
    cards = sorted(state.deck)
    dice.shuffle(cards)
    state.deck = cards
    _redeal_martian_cards(state, dice)


def _redeal_martian_cards(state: MartiansState, dice: Dice) -> None:
    if state.terms.coop:
        martian = sorted(state.martian_deck)
        dice.shuffle(martian)
        state.martian_deck = martian


def _redeal_tiles(state: MartiansState, dice: Dice) -> None:
    tiles = sorted(state.tiles)
    dice.shuffle(tiles)
    state.tiles = tiles


def _redeal_tokens(state: MartiansState, seats: int, dice: Dice) -> None:
    """The tokens that none of these seats (a bit for each) has seen are mixed with those beside the state."""
    dark: list[int] = []
    for farm in range(FARMS):
        if state.tokens[farm] >= 0 and state.token_up >> farm & 1 == 0 and state.token_seen[farm] & seats == 0:
            dark.append(farm)
    unknown = sorted([state.tokens[farm] for farm in dark] + state.beside)
    dice.shuffle(unknown)
    tokens = state.tokens[:]
    for farm in dark:
        tokens[farm] = unknown.pop()
    state.tokens = tokens
    state.beside = unknown


def _sees_token(state: MartiansState, seat: int, farm: int) -> bool:
    return state.token_up >> farm & 1 == 1 or state.token_seen[farm] >> seat & 1 == 1


def _all_see_token(state: MartiansState, farm: int) -> bool:
    """Whether whoever looks on sees it too: those who play together look at it together (C22)."""
    return state.token_up >> farm & 1 == 1 or (state.terms.coop and state.token_seen[farm] != 0)


# ---- objects


def _redeal_objects(state: MartiansState, seats: int, dice: Dice) -> None:
    """Hidden objects and the pool, in agreement with what these seats saw, put back and returned to the pool."""
    bag = [0] * KINDS  # the objects that they cannot place
    for kind in state.pool:
        bag[kind] += 1
    spots: list[int] = []
    room = state.epochs[:]
    for spot in range(SPOTS):
        if state.spot_kind[spot] < 0:
            continue
        if state.spot_seen[spot] & seats:
            _use_room(state, room, spot, state.spot_kind[spot])
        else:
            bag[state.spot_kind[spot]] += 1
            spots.append(spot)
    kinds: list[int] = []
    for kind in range(KINDS):
        kinds += [kind] * bag[kind]
    if room or [spot for spot in spots if state.spot_mask[spot] != ANY_KIND]:
        dealt = even_deal(_object_fits(state, spots, bag, room), len(spots), dice)
        for number in range(len(spots)):
            state.spot_kind[spots[number]] = kinds[dealt[number]]
            kinds[dealt[number]] = NONE
        state.pool = [kind for kind in kinds if kind >= 0]
        dice.shuffle(state.pool)
        return
    dice.shuffle(kinds)  # nothing is known of them
    for spot in spots:
        state.spot_kind[spot] = kinds.pop()
    state.pool = kinds


def _use_room(state: MartiansState, room: list[int], spot: int, kind: int) -> None:
    """Take an object whose place is known out of those that were hidden each time the pool was mixed."""
    for time in range(state.spot_epoch[spot], len(room) // KINDS):
        room[KINDS * time + kind] -= 1


def _object_fits(state: MartiansState, spots: list[int], bag: list[int], room: list[int]) -> list[int]:
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
            if state.spot_mask[spot] >> kind & 1:
                hidden: i64 = bag[kind]
                for time in range(state.spot_epoch[spot], times):
                    hidden = min(hidden, room[KINDS * time + kind])
                for thing in range(hidden):
                    fits[thing] |= bit
            bit <<= 1
        found += fits
    return found


# ---- cards


def _redeal_cards(state: MartiansState, seat: int, dice: Dice) -> None:
    """The hands that the seat does not see and the draw pile."""
    unseen: list[int] = []  # the cards that it cannot place
    slots: list[int] = []
    for other in range(state.terms.players):
        if not sees_hand(state, seat, other):
            unseen += state.hand_of(other)
            slots += [other] * state.held[other]
    unseen += state.deck
    unseen.sort()
    if state.age == 0 or not slots:
        dice.shuffle(unseen)
        dealt = unseen[: len(slots)]
        state.deck = unseen[len(slots) :]
    else:
        dealing = Dealing(state, seat, unseen)
        dealt = dealing.deal(dice)
        state.deck = dealing.pile
    _fill_hands(state, slots, dealt)


def _fill_hands(state: MartiansState, slots: list[int], dealt: list[int]) -> None:
    number: i64 = 0
    while number < len(slots):
        other = slots[number]
        count: i64 = state.held[other]
        cards = dealt[number : number + count]
        cards.sort()
        place: i64
        for place in range(count):
            state.hand[HAND * other + place] = cards[place]
        number += count


class Dealing:
    """A random deal of unseen cards to hand cards whose spans of ages they fit."""

    def __init__(self, state: MartiansState, seat: int, unseen: list[int]) -> None:
        self.spans: list[int] = []  # of the hidden hand cards
        for other in range(state.terms.players):
            if not sees_hand(state, seat, other):
                self.spans += state.slot[HAND * other : HAND * other + state.held[other]]
        self.own = state.hand_of(seat)
        self.own_slots = state.slot[HAND * seat : HAND * seat + state.held[seat]]
        self.copy_of = state.copy_of
        self.cards = unseen
        self.doubts: list[int] = []  # the numbers of unseen cards that may be either copy: the seat holds the other one
        self.copies = [NONE] * len(unseen)  # the span of each unseen card
        self._find_copies(state)
        self.pile: list[int] = []

    def _find_copies(self, state: MartiansState) -> None:
        """The spans of the unseen copies; where the seat holds one of two, the other may be either."""
        number = 0
        while number < len(self.cards):
            card = self.cards[number]
            spans = [span for span in state.copy_of[2 * card : 2 * card + 2] if span >= 0]
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
        fits = [any(spans_meet(span, slot) for slot in self.own_slots) for span in spans]
        if fits[0] and fits[1]:
            if spans[0] != spans[1]:
                self.doubts.append(number)
            return joined(spans[0], spans[1])
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


def known_to_all(state: MartiansState) -> list[int]:
    """What lies open; of what is hidden, that it lies there."""
    seen = copying.open_facts(state)
    seen.append(_shown_phase(state, NONE))
    seen += _shown_question(state, NONE)
    for spot in range(SPOTS):
        seen.append(NONE if state.spot_kind[spot] < 0 else 0)
    for farm in range(FARMS):
        seen += _shown(state.tokens[farm], _all_see_token(state, farm))
    if state.terms.open_hands:
        seen += state.hand
    seen += sorted(state.tiles)
    return seen


def known_to(state: MartiansState, seat: int) -> list[int]:
    """What the seat alone sees and remembers; that it is asked, where nobody else knows who is."""
    bit = 1 << seat
    seen = [state.passed & bit, _shown_phase(state, seat), *_shown_question(state, seat)]
    for spot in range(SPOTS):
        seen.append(state.spot_kind[spot] if state.spot_seen[spot] & bit else NONE)
    for farm in range(FARMS):
        seen.append(state.tokens[farm] if _sees_token(state, seat, farm) else NONE)
    if not state.terms.open_hands:
        seen += copying.own_facts(state, seat)
    return seen


def _shown_question(state: MartiansState, seat: int) -> list[int]:
    """What is asked and of whom, as the seat sees it (NONE: whoever looks on)."""
    return [NONE, NONE] if is_waiting(state, seat) else [int(state.asked), state.to_move]


def _shown_phase(state: MartiansState, seat: int) -> int:
    """The phase as the seat sees it (NONE: whoever looks on): who is asked in W2 and W3 is not shown."""
    hidden = state.phase == ids.PHASE_OTHERS and is_waiting(state, seat)
    return ids.PHASE_PREPARE if hidden and (seat < 0 or not state.passed >> seat & 1) else state.phase


def _shown(thing: int, known: bool) -> list[int]:
    """Whether something lies there, and what, if it is known."""
    return [NONE if thing < 0 else 0, thing if known else NONE]


# ---- observation


def observe(state: MartiansState, viewer: int, row: Row) -> None:
    """What the seat knows; seats in turn order from the viewer."""
    players: i64 = state.terms.players
    row.part("own_hand", "copies / 2, by card", CARDS)
    row.halves(CARDS, state.hand_of(viewer))
    _observe_tiles(state, row)
    _observe_squares(state, viewer, row)
    row.part("martian_tokens", "on the table, face up, known, the Mother Ship; by Farm", FARMS, 4)
    sure = state.knows_ship(viewer)
    for farm in range(FARMS):
        lies = state.tokens[farm] >= 0
        known = lies and (sure or state.has_seen(viewer, farm))
        row.bits(4, _mask(lies, state.token_up >> farm & 1 == 1, known, known and state.tokens[farm] == 1))
    row.part("discards", "copies / 2, by card", CARDS)
    row.halves(CARDS, state.discards)
    row.part("martian_discards", "copies / 2, by card", CARDS)
    row.halves(CARDS, state.martian_discards)
    waiting = is_waiting(state, viewer)
    _observe_turn(state, viewer, waiting, row)
    step: i64
    for step in range(players):
        row.seat(step)
        _observe_seat(state, (viewer + step) % players, NONE if waiting else state.to_move, row)
    if state.terms.open_hands:
        for step in range(1, players):
            row.seat(step)
            row.part("hand", "copies / 2, by card", CARDS)
            row.halves(CARDS, state.hand_of((viewer + step) % players))


def _observe_turn(state: MartiansState, viewer: int, waiting: bool, row: Row) -> None:
    """The stocks, and where the turn stands."""
    box = state.terms.box
    row.part("stocks", "Martians / all, tiles / 30, cards / 70, Martian cards / 30, pool / 18, removed / all", 6)
    row.share(state.supply, box.martians)
    row.share(len(state.tiles), TILES)
    row.share(len(state.deck), content.COPIES * CARDS)
    row.share(len(state.martian_deck), content.COPIES * len(box.martian_cards))
    row.share(len(state.pool), KINDS * box.objects)
    row.share(state.removed, box.martians)
    row.part("progress", "turns / turn limit, die / 7, steps left / 23, Martians left to move / 7", 4)
    row.share(state.turn, state.terms.last_turn)
    row.share(state.die, 7)
    row.share(state.steps_left(), 2 * (6 + box.most) + 1)
    row.share(state.left, 7)
    row.part("delivered", "the kinds delivered", KINDS)
    row.bits(KINDS, state.delivered)
    decisions: i64 = len(state.game.decisions)
    row.part("decision", "what is asked, if it is open who decides", decisions)
    row.mark(decisions, NONE if waiting or state.to_move < 0 else state.asked)
    row.part("phase", "the step of the turn", len(ids.PHASES))
    row.mark(len(ids.PHASES), _shown_phase(state, viewer))
    row.part("card", "the card being resolved", CARDS)
    row.mark(CARDS, state.played)
    row.part("mover", "the Martian that moves, by square", CELLS)
    row.mark(CELLS, state.mover)
    row.part("this_turn", "Signal Jammer, Wait!, doubled, extra turn, died, in combat, Shotgun in use", 7)
    mask = _mask(state.lasts(content.JAMMED), state.lasts(content.WAITED))
    mask |= _mask(state.lasts(content.DOUBLED), state.lasts(content.AGAIN)) << 2
    row.bits(7, mask | _mask(state.died, state.combat > 0, state.gun) << 4)


def _observe_tiles(state: MartiansState, row: Row) -> None:
    if state.told_place is not state.place:
        state.told_place = state.place
        state.told_map = _told_map(state)
        state.told_markers = b""
    row.part("tiles", "on the table, x / 10, y / 10, rotation / 3", TILES, 4)
    row.ready(state.told_map)
    row.part("tiles_out", "discarded or removed", TILES)
    row.marks(TILES, state.tile_discards)
    for tile in state.tiles_gone:
        row.tick(tile)
    row.part("turned_over", "the tile to be laid", TILES)
    row.mark(TILES, state.tile)


def _told_map(state: MartiansState) -> bytes:
    """Where the tiles lie; it changes once in a turn, and is read after every decision."""
    row = Row()
    for tile in range(TILES):
        position = state.place[tile]
        if position < 0:
            row.skip(4)
        else:
            row.flag(True)
            row.share(position % content.SIDE - 10, 10)
            row.share(position // content.SIDE - 10, 10)
            row.share(state.rotation[tile], 3)
    return row.taken()


def _told_markers(state: MartiansState) -> bytes:
    """Which markers are left; one that is taken makes the position forget what was told."""
    box = state.terms.box
    row = Row()
    row.skip(box.markers)
    for tile in state.on_table:
        place: i64 = box.first_marker[tile]
        for square in box.marked[4 * tile + state.rotation[tile]]:
            if state.squares[9 * tile + square] > content.MARTIAN:
                row.tick(place)
            place += 1
    return row.taken()


def forget_told(state: MartiansState) -> None:
    """Empty what only saves work."""
    state.told_place = []
    state.told_map = b""
    state.told_markers = b""


def _possible(kinds: int) -> bytes:
    row = Row()
    for kind in range(KINDS):
        row.share(kinds >> kind & 1, 2)
    return row.taken()


def _observe_squares(state: MartiansState, viewer: i64, row: Row) -> None:
    row.part("martians", "by square", CELLS)
    row.marks(CELLS, state.martians)
    if not state.told_markers:
        state.told_markers = _told_markers(state)
    row.part("markers", "those left, in the order of the tiles", state.terms.box.markers)
    row.ready(state.told_markers)
    lies: i64 = 0
    spot: i64
    for spot in range(SPOTS):
        if state.spot_kind[spot] >= 0:
            lies |= 1 << spot
    row.part("object_spots", "a hidden object", SPOTS)
    row.bits(SPOTS, lies)
    row.part("object_kinds", "its kind, if known, else the kinds it can be / 2", SPOTS, KINDS)
    for spot in range(SPOTS):
        hidden = state.spot_kind[spot]
        if hidden < 0:
            row.skip(KINDS)
        elif state.spot_seen[spot] >> viewer & 1:
            row.mark(KINDS, hidden)
        else:
            row.ready(_POSSIBLE[state.spot_mask[spot]])
    row.part("face_up_objects", "how many / 3, by building tile and kind", BUILDINGS, KINDS)
    if not state.open_objects:
        row.skip(BUILDINGS * KINDS)
        return
    counts = [0] * (BUILDINGS * KINDS)
    for code in state.open_objects:
        counts[KINDS * (code // (9 * KINDS) - content.FIRST_BUILDING) + code % KINDS] += 1
    row.shares(counts, 3)


def _observe_seat(state: MartiansState, seat: i64, to_move: i64, row: Row) -> None:
    box = state.terms.box
    row.part("roles", "decides, active, dealer, target", 4)
    row.bits(4, _mask(to_move == seat, state.active == seat, state.dealer == seat, state.target == seat))
    row.part("stock", "Life / 5, Bullets / 5, trophies / 30, hand / 3, Shotgun bullets / 3, plays", 6)
    row.share(state.life[seat], box.most)
    row.share(state.bullets[seat], box.most)
    row.share(state.trophies[seat], 30)
    row.share(state.held[seat], HAND)
    row.share(state.shells[seat], state.terms.shells)
    row.share(state.plays[seat], 1)
    row.part("items", "the kinds held", KINDS)
    row.bits(KINDS, state.items[seat])
    row.part("weapons", "on the table", WEAPONS)
    row.bits(WEAPONS, state.arms[seat])
    row.part(
        "effects", "Big Eyes play, Four-sided Dice; ends Homeland, Big Eyes, Levitation, Stupid Humans!, the world", 7
    )
    until = state.until
    mask = _mask(state.eyes_left >> seat & 1 == 1, state.shielded >> seat & 1 == 1, until[content.HOMELAND] == seat)
    mask |= _mask(until[content.EYES] == seat, until[content.LEVITATION] == seat) << 3
    row.bits(7, mask | _mask(until[content.STUPID] == seat, until[content.WORLD_END] == seat) << 5)
    row.part("pawn", "tile / 30, square one-hot", 10)
    row.share(state.pawn[seat] // 9, TILES)
    row.mark(9, state.pawn[seat] % 9)


def _mask(first: bool, second: bool, third: bool = False, fourth: bool = False) -> i64:
    """Some answers as the bits of a number."""
    found: i64 = 1 if first else 0
    if second:
        found |= 2
    if third:
        found |= 4
    return found | 8 if fourth else found


_POSSIBLE: Final[list[bytes]] = [_possible(kinds) for kinds in range(1 << KINDS)]
