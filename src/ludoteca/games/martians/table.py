"""The table of Martians!!!: where everything lies, and how a position is copied."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game, State
from ludoteca.engine.numbers import small_numbers
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians.actions import CHECK_NONE, PHASE_START
from ludoteca.games.martians.content import BOX, CARDS, CELLS, FARMS, KINDS, SPOTS, TILES
from ludoteca.games.martians.names import say

NONE: Final = -1
START: Final = 4  # the start square, the centre of the House (S2)
POSITIONS: Final = 441
CENTRE: Final = 220  # the position of the House
MARTIAN: Final = 1  # bit of a square
HAND: Final = 3  # places for the hand cards of a seat (R50)
ALWAYS: Final = 99  # a card whose place is not bound: it may still lie in the draw pile
CENTRES: Final = [9 * farm + 13 for farm in range(FARMS)]  # the squares of the Martian tokens


@mypyc_attr(serializable=True)
class Terms:
    """What the options of a game settle."""

    def __init__(
        self,
        players: int,
        *,
        coop: bool,
        goal: int,
        supply: int,
        all_spots: bool,
        surge_all: bool,
        full: bool,
        always: bool,
        last_call: bool,
        card_deaths: bool,
        open_hands: bool,
        ambush: bool,
        restocked: bool,
        last_turn: int,
        limited: bool,
    ) -> None:
        self.players = players
        self.coop = coop
        self.goal = goal  # trophies to win (F1)
        self.supply = supply  # S8
        self.all_spots = all_spots  # R14
        self.surge_all = surge_all  # R44
        self.full = full  # R57, `full`: a window before the tile and before the Martians
        self.always = always  # R57, `all`: a round before whatever happens in a turn
        self.last_call = last_call  # R56
        self.card_deaths = card_deaths
        self.open_hands = open_hands  # all hands are seen by all seats
        self.ambush = ambush  # D7: a Martian comes onto the Mother Ship the moment it is turned up
        self.restocked = restocked  # S8: beaten and removed Martians of the co-operative game go back to the supply
        self.last_turn = last_turn  # F4, F8
        self.limited = limited  # whether the players have chosen that last turn


class MartiansTable(State):
    """Everything on the table. Lists that are shared between copies are replaced, never changed in place."""

    terms: Terms

    # the map, shared between copies
    grid: vec[i16]  # by position: 16 x tile + its exits, NONE where nothing lies
    place: list[int]  # by tile: its position, NONE if it does not lie on the table
    rotation: list[int]  # by tile
    near: vec[i16]  # 4 x cell + direction: the linked square, NONE if there is none (R4)
    ground: vec[i16]  # by cell: what it is; blocked where no tile lies
    on_table: list[int]  # the tiles that lie on the table, rising
    told_place: list[int]  # the `place` that was last put into an observation,
    told_map: bytes  # how it stands there,
    told_markers: bytes  # and the markers on it; empty once one of them is taken

    # what lies and stands on it
    squares: vec[i16]  # by cell: bits for a Martian, a Life and a Bullet marker
    martians: list[int]  # the squares with a Martian, rising
    supply: int
    removed: int  # Martians out of the game (co-operative)
    spot_cell: list[int]  # by object spot: its square, NONE if its tile is not laid; shared
    spot_kind: list[int]  # by object spot: the kind of the hidden object there, NONE if there is none
    spot_seen: list[int]  # the seats that know it, as bits
    spot_mask: list[int]  # the kinds it can be as far as everybody knows, as bits
    spot_epoch: list[int]  # how often objects had gone back to the pool when it was laid; shared
    epochs: list[int]  # for each time, 3 x time + kind: how many of the objects hidden then can be of that kind; shared
    open_objects: list[int]  # face-up objects: 3 x cell + kind, sorted; shared
    pool: list[int]  # the kinds of the objects not laid yet, the next one last; shared
    delivered: int  # co-operative: the kinds delivered, as bits
    tokens: list[int]  # by Farm (tile - 1): 1 the Mother Ship, 0 a Crop Circle, NONE if it is not laid; shared
    token_up: int  # the Farms whose token is face up, as bits
    token_seen: list[int]  # by Farm: the seats that know its token, as bits; shared
    beside: list[int]  # tokens beside the table, the next one last; shared
    tiles: list[int]  # the tile deck, the next one last; shared
    tile_discards: list[int]  # shared
    tiles_gone: list[int]  # removed by Nuclear Capabilities; shared

    # cards
    deck: list[int]  # the draw pile, the next one last
    discards: list[int]
    martian_deck: list[int]  # co-operative; shared
    martian_discards: list[int]  # shared
    hand: list[int]  # 3 x seat + place, sorted, NONE where there is none
    held: list[int]  # how many cards each hand has
    age: int  # how often the draw pile was made or mixed anew
    slot: list[int]  # for each hand card 100 x first + last: the ages of the pile it can have been drawn from, sorted
    copy_of: list[int]  # 2 x card + copy: the same for each unseen copy (ALWAYS: it may be in the pile), NONE if seen

    # players
    pawn: list[int]
    life: list[int]
    bullets: list[int]
    trophies: list[int]
    items: list[int]  # the kinds held, as bits
    arms: list[int]  # the weapons on the table, as bits
    shells: list[int]  # bullets on the Shotgun
    plays: list[int]  # ordinary plays left (R51)

    # effects in force: NONE, or the seat with whose turn they end
    homeland: int
    homeland_ends: int  # how many ends of that seat's turns it still lasts
    eyes: int
    eyes_left: int  # the seats whose extra play of Big Eyes is unused, as bits
    levitation: int
    stupid: int
    world_end: int
    shielded: int  # the seats under Four-sided Dice, as bits
    jammed: bool  # Signal Jammer, for the active player, this turn
    waited: bool  # Wait!, for the active player, this turn
    doubled: bool  # doubled movement this turn
    again: bool  # an extra turn is due
    angry: int  # extra plays of Very angry in the window of this phase
    angry_fight: int  # in the window before a combat roll,
    angry_round: int  # and in a round

    # the turn
    turn: int  # turns begun so far, this one included
    dealer: int
    active: int
    phase: int
    asked: int
    tile: int  # the tile turned over, NONE if there is none
    died: bool  # the active player has died this turn
    rolled: int  # movement: the die and the Life at that moment
    bonus: int  # movement: the modifiers of the roll
    walked: int  # steps taken
    die: int  # the last roll, as the die shows it
    left: int  # Martians still to be moved
    moved: list[int]  # the squares of those that have been; shared
    mover: int  # the Martian that is being moved
    asking: int  # how many seats after the active one the window is at
    passed: int  # the seats that have passed in the window that is open, as bits
    round: int  # how many seats after the active one the round is at (R57), NONE if there is none
    stirred: bool  # a card was played in it, so that everybody is asked again
    quiet: bool  # it is over, and nothing has happened since
    check: int  # how far the check of the active pawn's square has come
    dirty: bool  # the square must be checked again
    combat: int  # 0 none, 1 before its first roll, 2 after it
    gun: bool  # the Shotgun serves in this combat
    armed: bool  # another weapon was used in this combat
    calling: int  # how many seats after the active one the last call is at; 0: none is open

    # the card or weapon being resolved
    played: int  # NONE if there is none
    player: int  # whose it is
    weapon: bool  # it was used from the table
    window: int  # where it was played
    stage: int  # how far it has come
    target: int
    namer: int  # the seat that named the target
    reacting: int  # how many seats after the first one the reactions are at
    choice: int  # a tile, an item or a square chosen on the way
    other: int
    count: int
    marked: int  # the tiles used up (C10), as bits
    enough: bool  # the player wants no more (C2, C10)
    drawn: int  # the Martian card of the co-operative game that is being resolved
    winners_mask: int  # when the game is over
    timed_out: bool  # F4: the lap limit has ended it

    def __init__(self, game: Game, dice: Dice, terms: Terms) -> None:
        super().__init__(game, dice)
        self.terms = terms
        self.supply = terms.supply
        self.removed = self.delivered = self.token_up = self.age = self.homeland_ends = self.eyes_left = (
            self.shielded
        ) = 0
        self.angry = self.angry_fight = self.angry_round = self.turn = self.dealer = self.active = self.asked = (
            self.rolled
        ) = 0
        self.bonus = self.walked = self.die = self.left = self.asking = self.passed = self.combat = 0
        self.calling = self.window = self.stage = self.reacting = self.count = self.marked = self.winners_mask = 0
        self.homeland = self.eyes = self.levitation = self.stupid = self.world_end = self.tile = self.mover = NONE
        self.round = NONE
        self.played = self.player = self.target = self.namer = self.choice = self.other = self.drawn = NONE
        self.jammed = self.waited = self.doubled = self.again = self.died = self.dirty = self.gun = False
        self.armed = self.weapon = self.enough = self.stirred = self.quiet = self.timed_out = False
        self.phase = PHASE_START
        self.check = CHECK_NONE

    def lay_out(self) -> None:
        """S2, S5-S9: an empty table but for the players; tiles and cards are dealt by the game."""
        players = self.terms.players
        self.grid = small_numbers([NONE] * POSITIONS)
        self.place = [NONE] * TILES
        self.rotation = [0] * TILES
        self.near = small_numbers([NONE] * (4 * CELLS))
        self.ground = small_numbers([0] * CELLS)
        self.on_table = []
        self.told_place = []
        self.told_map = b""
        self.told_markers = b""
        self.squares = small_numbers([0] * CELLS)
        self.martians = []
        self.spot_cell = [NONE] * SPOTS
        self.spot_kind = [NONE] * SPOTS
        self.spot_seen = [0] * SPOTS
        self.spot_mask = [7] * SPOTS
        self.spot_epoch = [0] * SPOTS
        self.epochs = []
        self.open_objects = []
        self.pool = []
        self.tokens = [NONE] * FARMS
        self.token_seen = [0] * FARMS
        self.beside = []
        self.tiles = []
        self.tile_discards = []
        self.tiles_gone = []
        self.deck = []
        self.discards = []
        self.martian_deck = []
        self.martian_discards = []
        self.hand = [NONE] * (HAND * players)
        self.held = [0] * players
        self.slot = [NONE] * (HAND * players)
        self.copy_of = [NONE] * (2 * CARDS)
        self.pawn = [START] * players
        self.life = [BOX.life] * players
        self.bullets = [BOX.bullets] * players
        self.trophies = [0] * players
        self.items = [0] * players
        self.arms = [0] * players
        self.shells = [0] * players
        self.plays = [1] * players
        self.moved = []

    def first_seat(self) -> int:
        """The dealer (S1); others may be asked for a card before."""
        return self.dealer

    def copy_to(self, twin: MartiansTable) -> None:
        """Make another table equal to this one."""
        twin.to_move = self.to_move
        twin.choices = self.choices
        twin.grid = self.grid
        twin.place = self.place
        twin.rotation = self.rotation
        twin.near = self.near
        twin.ground = self.ground
        twin.on_table = self.on_table
        twin.told_place = self.told_place
        twin.told_map = self.told_map
        twin.told_markers = self.told_markers
        twin.squares = self.squares[:]
        twin.martians = self.martians[:]
        twin.supply = self.supply
        twin.removed = self.removed
        twin.spot_cell = self.spot_cell
        twin.spot_kind = self.spot_kind[:]
        twin.spot_seen = self.spot_seen[:]
        twin.spot_mask = self.spot_mask[:]
        twin.spot_epoch = self.spot_epoch
        twin.epochs = self.epochs
        twin.open_objects = self.open_objects
        twin.pool = self.pool
        twin.delivered = self.delivered
        twin.tokens = self.tokens
        twin.token_up = self.token_up
        twin.token_seen = self.token_seen
        twin.beside = self.beside
        twin.tiles = self.tiles
        twin.tile_discards = self.tile_discards
        twin.tiles_gone = self.tiles_gone
        self._copy_people(twin)
        self._copy_turn(twin)
        self._copy_card(twin)

    def _copy_people(self, twin: MartiansTable) -> None:
        """Cards and players."""
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.martian_deck = self.martian_deck
        twin.martian_discards = self.martian_discards
        twin.hand = self.hand[:]
        twin.held = self.held[:]
        twin.age = self.age
        twin.slot = self.slot[:]
        twin.copy_of = self.copy_of[:]
        twin.pawn = self.pawn[:]
        twin.life = self.life[:]
        twin.bullets = self.bullets[:]
        twin.trophies = self.trophies[:]
        twin.items = self.items[:]
        twin.arms = self.arms[:]
        twin.shells = self.shells[:]
        twin.plays = self.plays[:]

    def _copy_turn(self, twin: MartiansTable) -> None:
        """Effects in force, and where the turn stands."""
        twin.homeland = self.homeland
        twin.homeland_ends = self.homeland_ends
        twin.eyes = self.eyes
        twin.eyes_left = self.eyes_left
        twin.levitation = self.levitation
        twin.stupid = self.stupid
        twin.world_end = self.world_end
        twin.shielded = self.shielded
        twin.jammed = self.jammed
        twin.waited = self.waited
        twin.doubled = self.doubled
        twin.again = self.again
        twin.angry = self.angry
        twin.angry_fight = self.angry_fight
        twin.angry_round = self.angry_round
        twin.turn = self.turn
        twin.dealer = self.dealer
        twin.active = self.active
        twin.phase = self.phase
        twin.asked = self.asked
        twin.tile = self.tile
        twin.died = self.died
        twin.rolled = self.rolled
        twin.bonus = self.bonus
        twin.walked = self.walked
        twin.die = self.die
        twin.left = self.left
        twin.moved = self.moved
        twin.mover = self.mover
        twin.asking = self.asking
        twin.passed = self.passed
        twin.round = self.round
        twin.stirred = self.stirred
        twin.quiet = self.quiet
        twin.check = self.check
        twin.dirty = self.dirty
        twin.combat = self.combat
        twin.gun = self.gun
        twin.armed = self.armed
        twin.calling = self.calling

    def _copy_card(self, twin: MartiansTable) -> None:
        """The card being resolved."""
        twin.played = self.played
        twin.player = self.player
        twin.weapon = self.weapon
        twin.window = self.window
        twin.stage = self.stage
        twin.target = self.target
        twin.namer = self.namer
        twin.reacting = self.reacting
        twin.choice = self.choice
        twin.other = self.other
        twin.count = self.count
        twin.marked = self.marked
        twin.enough = self.enough
        twin.drawn = self.drawn
        twin.winners_mask = self.winners_mask
        twin.timed_out = self.timed_out

    def open_facts(self) -> list[int]:
        """What lies open to everybody, without the question that is asked (section 8)."""
        single = [
            self.supply, self.removed, self.delivered, self.token_up, self.age, self.homeland, self.homeland_ends,
            self.eyes, self.eyes_left, self.levitation, self.stupid, self.world_end, self.shielded, int(self.jammed),
            int(self.waited), int(self.doubled), int(self.again), self.angry, self.angry_fight,
            self.angry_round, int(self.stirred), self.turn, self.dealer, self.active, self.tile, int(self.died),
            self.rolled, self.bonus, self.walked, self.die, self.left,
            self.mover, self.check, int(self.dirty), self.combat, int(self.gun), int(self.armed),
            self.played, self.player, int(self.weapon), self.window, self.stage, self.target, self.namer, self.choice,
            self.other, self.count, self.marked, int(self.enough), self.drawn, self.winners_mask,
            int(self.timed_out),
        ]  # fmt: skip
        lengths = [
            len(self.martians), len(self.epochs), len(self.open_objects), len(self.pool), len(self.beside),
            len(self.tiles), len(self.tile_discards), len(self.tiles_gone), len(self.deck), len(self.discards),
            len(self.martian_deck), len(self.martian_discards), len(self.moved),
        ]  # fmt: skip
        table = self.place + self.rotation + list(self.squares) + self.spot_cell + self.spot_seen + self.spot_mask
        table += self.spot_epoch + self.epochs + self.open_objects + self.token_seen
        table += [NONE if kind < 0 else 0 for kind in self.spot_kind]
        table += [NONE if token < 0 else 0 for token in self.tokens]
        cards = self.tile_discards + self.tiles_gone + self.discards + self.martian_discards + self.moved
        cards += self.held + self.slot + self.copy_of
        people = self.pawn + self.life + self.bullets + self.trophies + self.items + self.arms + self.shells
        return single + lengths + table + cards + people + self.plays

    def packed(self) -> list[int]:
        """Every field of the position."""
        asked = [self.to_move, self.phase, self.asked, self.asking, self.passed, self.calling, self.reacting]
        asked += [self.round, int(self.quiet)]
        hidden = self.spot_kind + self.tokens + self.pool + self.beside + self.tiles + self.deck + self.martian_deck
        return asked + self.open_facts() + hidden + self.hand

    # ---- looking

    def hand_of(self, seat: int) -> list[int]:
        """The hand cards of a seat, sorted."""
        return self.hand[HAND * seat : HAND * seat + self.held[seat]]

    def has_card(self, seat: int, card: int) -> bool:
        """Whether a hand has that card."""
        hand = self.hand
        place: i64 = HAND * seat
        last: i64 = place + self.held[seat]
        while place < last:
            if hand[place] == card:
                return True
            place += 1
        return False

    def has_arm(self, seat: int, weapon: int) -> bool:
        """Whether that weapon lies in front of the seat."""
        return self.arms[seat] >> weapon & 1 == 1

    def has_martian(self, cell: int) -> bool:
        """Whether a Martian stands on the square."""
        return self.squares[cell] & MARTIAN != 0

    def is_shielded(self, cell: int) -> bool:
        """C3: whether no Martian may come onto this square."""
        if self.shielded == 0:
            return False
        for seat in range(self.terms.players):
            if self.shielded >> seat & 1 and self.pawn[seat] == cell:
                return True
        return False

    def has_play(self, seat: int, extra: int) -> bool:
        """R51: whether the seat may still play a card; `extra` are its plays of Very angry in this window."""
        return extra > 0 or self.plays[seat] > 0 or self.eyes_left >> seat & 1 == 1

    def ship_farm(self) -> int:
        """The Farm (0-3) with the face-up Mother Ship, NONE if it is not face up."""
        for farm in range(FARMS):
            if self.tokens[farm] == 1 and self.token_up >> farm & 1:
                return farm
        return NONE

    def knows_token(self, seat: int, farm: int) -> bool:
        """Whether the seat can tell what the token of a Farm is, by having seen it or the others."""
        if self._has_seen(seat, farm):
            return True
        crops = 0
        for other in range(FARMS):
            if self._has_seen(seat, other):
                if self.tokens[other] == 1:
                    return True
                crops += 1
        return crops == FARMS - 1

    def _has_seen(self, seat: int, farm: int) -> bool:
        return self.tokens[farm] >= 0 and (self.token_up >> farm & 1 == 1 or self.token_seen[farm] >> seat & 1 == 1)

    def next_seat(self, seat: int, steps: int) -> int:
        """The seat so many places clockwise."""
        return (seat + steps) % self.terms.players

    def held_kinds(self, seat: int) -> list[int]:
        """The items of a seat in the order Fuel, Fertilizer, Dynamite."""
        return [kind for kind in range(KINDS) if self.items[seat] >> kind & 1]

    def is_won(self) -> bool:
        """F2: whether the active player stands on the Mother Ship with all three kinds and no Martian."""
        cell = self.pawn[self.active]
        farm = self.ship_farm()
        return (
            not self.terms.coop
            and farm >= 0
            and CENTRES[farm] == cell
            and self.items[self.active] == 7
            and not self.has_martian(cell)
        )

    # ---- counting

    def last_told(self) -> int:
        """F4, F8: the last turn, as far as the players have set one; 0: there is no limit."""
        return self.terms.last_turn if self.terms.limited else 0

    def allowance(self) -> int:
        """R23, R24: the steps of this turn."""
        return (2 if self.doubled else 1) * self.rolled + self.bonus

    def steps_left(self) -> int:
        """The steps that the active player has left."""
        return self.allowance() - self.walked

    def modifier(self) -> int:
        """R46: what the active player adds to a roll."""
        return (1 if self.waited else 0) - (1 if self.stupid >= 0 else 0)

    def fight_total(self) -> int:
        """R34."""
        return self.die + self.modifier() + (1 if self.gun else 0)

    def price(self) -> int:
        """R35: the Bullets that are missing."""
        return 4 - self.fight_total()

    # ---- telling

    def tell_of(self, seat: int, key: str, args: dict[str, int | str | Phrase] | None = None) -> None:
        """Tell everybody what a seat did."""
        filled: dict[str, int | str | Phrase] = {"seat": seat_name(seat)}
        if args is not None:
            filled.update(args)
        self.tell(seat, say(key, filled))

    def tell_apart(self, seat: int, own: str, others: str, args: dict[str, int | str | Phrase], secret: Phrase) -> None:
        """Tell the seat a secret, and the others that there was one."""
        public: dict[str, int | str | Phrase] = {"seat": seat_name(seat)}
        public.update(args)
        private = dict(public)
        private["secret"] = secret
        self.tell(seat, say(own, private), (seat,))
        self.tell_others(seat, say(others, public))

    def end(self, winners_mask: int) -> None:
        """The game is over."""
        self.winners_mask = winners_mask
        self.to_move = NONE
