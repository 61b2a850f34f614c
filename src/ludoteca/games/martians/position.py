"""A position of Martians!!!: its facts, each declared once, and what can be read off them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.engine.dice import Dice
from ludoteca.engine.event import Question, ScoreLine
from ludoteca.engine.facts import Hidden, Memo, Own, Shared
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.engine.row import Row
from ludoteca.games.martians import content, copying, knowledge, map, notation, scoring
from ludoteca.games.martians.content import DOUBLED, FARMS, HAND, KINDS, MARTIAN, NONE, SHOTGUN, STUPID, WAITED, Box
from ludoteca.games.martians.ids import CHECK_NONE, PHASE_START
from ludoteca.games.martians.phrases import Args, say

if TYPE_CHECKING:
    from ludoteca.games.martians.cards import Card

SOURCES: Final = (
    "dealer", "tiles", "objects", "tokens", "cards", "Martian cards", "movement", "combat", "Martians", "target",
)  # fmt: skip
DEALER: Final = 0  # the sources of chance
TILE_PILE: Final = 1
OBJECTS: Final = 2
TOKENS: Final = 3
CARD_PILE: Final = 4
MARTIAN_PILE: Final = 5
MOVE_DIE: Final = 6
FIGHT_DIE: Final = 7
MARTIAN_DIE: Final = 8
TARGET_LOT: Final = 9

ENOUGH: Final = 4  # the total that beats a Martian (R34)
FACES: Final = 6  # of the die
MOST_LAPS: Final = 500  # with `lap_limit` = `off`: no table plays for ever (D32)


class Terms:
    """What the options and the content of a game settle."""

    def __init__(self, game: Game, box: Box, cards: list[Card]) -> None:
        players = game.players
        self.players = players
        self.box = box
        self.cards = cards  # by number
        self.weapons = [cards[number] for number in box.weapons]
        self.effects = [cards[number] for number in box.effects]
        self.shells = self.weapons[SHOTGUN].count  # bullets that come with it
        self.coop = game.word("mode") == "cooperative"
        self.goal = game.whole("trophy_goal")  # trophies to win (F1)
        level = next(one for one in box.levels if one.name == game.word("difficulty"))
        self.supply = min(level.supply[players - 1], box.martians) if self.coop else box.martians  # S8
        self.all_spots = not self.coop or level.all_spots[players - 1]  # R14
        self.restocked = self.coop and level.restocked  # S8: beaten and removed Martians go back to the supply
        self.objects = box.coop_objects if self.coop else box.objects  # of each kind (S6)
        self.surge_all = game.word("surge") == "all_farms"  # R44
        self.full = game.word("card_windows") == "full"  # R57: a window before the tile and before the Martians
        self.always = game.word("card_windows") == "all"  # R57: a round before whatever happens in a turn
        self.last_call = game.word("last_call") == "on"  # R56
        self.card_deaths = game.word("card_deaths") == "on"
        self.open_hands = self.coop and game.word("coop_open_hands") == "on"  # all hands are seen by all seats
        self.ambush = game.word("ambush") == "on"  # D7: a Martian comes onto the Mother Ship when it is turned up
        self.limited = game.word("lap_limit") != "off"  # whether the players have chosen the last turn
        self.last_turn = (game.whole("lap_limit") if self.limited else MOST_LAPS) * players  # F4, F8


class MartiansState(State):
    """A position of Martians!!!. Lists that are shared between copies are replaced, never changed in place."""

    # the map
    place: Shared[list[int]]  # by tile: its position, NONE if it does not lie on the table
    rotation: Shared[list[int]]  # by tile
    grid: Memo[vec[i16]]  # by position: 16 x tile + its exits, NONE where nothing lies
    near: Memo[vec[i16]]  # 4 x cell + direction: the linked square, NONE if there is none (R4)
    ground: Memo[vec[i16]]  # by cell: what it is; blocked where no tile lies
    on_table: Memo[list[int]]  # the tiles that lie on the table, rising
    told_place: Memo[list[int]]  # the `place` that was last put into an observation,
    told_map: Memo[bytes]  # how it stands there,
    told_markers: Memo[bytes]  # and the markers on it; empty once one of them is taken

    # what lies and stands on it
    squares: vec[i16]  # by cell: bits for a Martian, a Life and a Bullet marker
    martians: list[int]  # the squares with a Martian, rising: most decisions list them
    supply: int = 0
    removed: int = 0  # Martians out of the game (co-operative)
    spot_cell: Shared[list[int]]  # by object spot: its square, NONE if its tile is not laid
    spot_kind: Hidden[list[int]]  # by object spot: the kind of the hidden object there, NONE if there is none
    spot_seen: list[int]  # the seats that know it, as bits
    spot_mask: list[int]  # the kinds it can be as far as everybody knows, as bits
    spot_epoch: Shared[list[int]]  # how often objects had gone back to the pool when it was laid
    epochs: Shared[list[int]]  # 3 x time + kind: how many of the objects hidden at that time can be of that kind
    open_objects: Shared[list[int]]  # face-up objects: 3 x cell + kind, sorted
    pool: Hidden[Shared[list[int]]]  # the kinds of the objects not laid yet, the next one last
    delivered: int = 0  # co-operative: the kinds delivered, as bits
    tokens: Hidden[Shared[list[int]]]  # by Farm (tile - 1): 1 the Mother Ship, 0 a Crop Circle, NONE: not laid
    token_up: int = 0  # the Farms whose token is face up, as bits
    token_seen: Shared[list[int]]  # by Farm: the seats that know its token, as bits
    beside: Hidden[Shared[list[int]]]  # tokens beside the table, the next one last
    tiles: Hidden[Shared[list[int]]]  # the tile deck, the next one last
    tile_discards: Shared[list[int]]
    tiles_gone: Shared[list[int]]  # removed by Nuclear Capabilities

    # cards
    deck: Hidden[list[int]]  # the draw pile, the next one last
    discards: list[int]
    martian_deck: Hidden[Shared[list[int]]]  # co-operative
    martian_discards: Shared[list[int]]
    hand: Own[list[int]]  # 3 x seat + place, sorted, NONE where there is none
    held: list[int]  # how many cards each hand has
    age: int = 0  # how often the draw pile was made or mixed anew
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

    # effects in force
    until: vec[i64]  # by effect: the seat with whose turn it ends, NONE if it is not in force
    homeland_ends: int = 0  # how many ends of that seat's turns Homeland Security still lasts
    eyes_left: int = 0  # the seats whose extra play of Big Eyes is unused, as bits
    shielded: int = 0  # the seats under Four-sided Dice, as bits
    angry: int = 0  # extra plays of Very angry in the window of this phase,
    angry_fight: int = 0  # in the window before a combat roll,
    angry_round: int = 0  # and in a round

    # the turn
    turn: int = 0  # turns begun so far, this one included
    dealer: int = 0
    active: int = 0
    phase: Hidden[int] = PHASE_START
    tile: int = NONE  # the tile turned over, NONE if there is none
    died: bool = False  # the active player has died this turn
    rolled: int = 0  # movement: the die and the Life at that moment
    bonus: int = 0  # movement: the modifiers of the roll
    walked: int = 0  # steps taken
    die: int = 0  # the last roll, as the die shows it
    left: int = 0  # Martians still to be moved
    moved: Shared[list[int]]  # the squares of those that have been
    mover: int = NONE  # the Martian that is being moved
    asking: Hidden[int] = 0  # how many seats after the active one the window is at
    passed: Hidden[int] = 0  # the seats that have passed in the window that is open, as bits
    round: Hidden[int] = NONE  # how many seats after the active one the round is at (R57), NONE if there is none
    stirred: bool = False  # a card was played in it, so that everybody is asked again
    quiet: Hidden[bool] = False  # it is over, and nothing has happened since
    check: int = CHECK_NONE  # how far the check of the active pawn's square has come
    dirty: bool = False  # the square must be checked again
    combat: int = 0  # 0 none, 1 before its first roll, 2 after it
    gun: bool = False  # the Shotgun serves in this combat
    armed: bool = False  # another weapon was used in this combat
    calling: Hidden[int] = 0  # how many seats after the active one the last call is at; 0: none is open

    # the card or weapon being resolved
    played: int = NONE  # NONE if there is none
    player: int = NONE  # whose it is
    weapon: bool = False  # it was used from the table
    window: int = 0  # where it was played
    stage: int = 0  # how far it has come
    target: int = NONE
    namer: int = NONE  # the seat that named the target
    reacting: Hidden[int] = 0  # how many seats after the first one the reactions are at
    choice: int = NONE  # a tile, an item or a square chosen on the way
    other: int = NONE
    count: int = 0
    marked: int = 0  # the tiles used up (C10), as bits
    enough: bool = False  # the player wants no more (C2, C10)
    drawn: int = NONE  # the Martian card of the co-operative game that is being resolved
    winners_mask: int = 0  # when the game is over
    timed_out: bool = False  # F4: the lap limit has ended it

    def __init__(self, game: Game, dice: Dice) -> None:
        super().__init__(game, dice)
        self.terms: Terms = game.terms

    def clone(self) -> MartiansState:
        """An independent copy."""
        twin = MartiansState(self.game, self.dice.clone())
        copying.copy(self, twin)
        return twin

    def packed(self) -> list[int]:
        """Every fact."""
        return copying.packed(self)

    def _work_out(self) -> None:
        map.work_out(self)
        knowledge.forget_told(self)

    # ---- what a seat knows

    def _known_to_all(self) -> list[int]:
        return knowledge.known_to_all(self)

    def _known_to(self, seat: int) -> list[int]:
        return knowledge.known_to(self, seat)

    def _observe(self, seat: int, row: Row) -> None:
        knowledge.observe(self, seat, row)

    def _reshuffle(self, seat: int) -> None:
        knowledge.redeal(self, seat)

    def _unfold(self) -> None:
        knowledge.unfold(self)

    # ---- looking

    def first_seat(self) -> int:
        """The dealer (S1); others may be asked for a card before."""
        return self.dealer

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

    def arms_of(self, seat: int) -> list[Card]:
        """The weapons that lie in front of a seat."""
        return [card for card in self.terms.weapons if self.has_arm(seat, card.weapon)]

    def has_martian(self, cell: int) -> bool:
        """Whether a Martian stands on the square."""
        return self.squares[cell] & MARTIAN != 0

    def is_shielded(self, cell: i64) -> bool:
        """C3: whether no Martian may come onto this square."""
        left: i64 = self.shielded
        seat: i64 = 0
        while left:
            if left & 1 and self.pawn[seat] == cell:
                return True
            left >>= 1
            seat += 1
        return False

    def lasts(self, effect: i64) -> bool:
        """Whether an effect is in force."""
        return self.until[effect] >= 0

    def has_play(self, seat: int, extra: int) -> bool:
        """R51: whether the seat may still play a card; `extra` are its plays of Very angry in this window."""
        return extra > 0 or self.plays[seat] > 0 or self.eyes_left >> seat & 1 == 1

    def ship_farm(self) -> int:
        """The Farm (0-3) with the face-up Mother Ship, NONE if it is not face up."""
        for farm in range(FARMS):
            if self.tokens[farm] == 1 and self.token_up >> farm & 1:
                return farm
        return NONE

    def is_dark(self, farm: int) -> bool:
        """Whether a face-down token lies on that Farm."""
        return self.tokens[farm] >= 0 and not self.token_up >> farm & 1

    def knows_token(self, seat: int, farm: int) -> bool:
        """Whether the seat can tell what the token of a Farm is, by having seen it or the others."""
        return self.knows_ship(seat) or self.has_seen(seat, farm)

    def knows_ship(self, seat: i64) -> bool:
        """Whether the seat can tell where the Mother Ship is, and so what every token is."""
        crops = 0
        farm: i64
        for farm in range(FARMS):
            if self.has_seen(seat, farm):
                if self.tokens[farm] == 1:
                    return True
                crops += 1
        return crops == FARMS - 1

    def has_seen(self, seat: i64, farm: i64) -> bool:
        """Whether the seat has seen the token of a Farm."""
        if self.tokens[farm] < 0:
            return False
        shown: i64 = self.token_up
        seen: i64 = self.token_seen[farm]
        return shown >> farm & 1 == 1 or seen >> seat & 1 == 1

    def next_seat(self, seat: int, steps: int) -> int:
        """The seat so many places clockwise."""
        return (seat + steps) % self.terms.players

    def clockwise(self) -> list[int]:
        """All seats from the active one."""
        return [self.next_seat(self.active, steps) for steps in range(self.terms.players)]

    def held_kinds(self, seat: int) -> list[int]:
        """The items of a seat in the order Fuel, Fertilizer, Dynamite."""
        return [kind for kind in range(KINDS) if self.items[seat] >> kind & 1]

    def is_won(self) -> bool:
        """F2: whether the active player stands on the Mother Ship with all three kinds and no Martian."""
        cell = self.pawn[self.active]
        farm = self.ship_farm()
        aboard = farm >= 0 and content.CENTRES[farm] == cell and not self.has_martian(cell)
        return aboard and not self.terms.coop and self.items[self.active] == 7

    # ---- counting

    def last_told(self) -> int:
        """F4, F8: the last turn, as far as the players have set one; 0: there is no limit."""
        return self.terms.last_turn if self.terms.limited else 0

    def allowance(self) -> int:
        """R23, R24: the steps of this turn."""
        return (2 if self.lasts(DOUBLED) else 1) * self.rolled + self.bonus

    def steps_left(self) -> int:
        """The steps that the active player has left."""
        return self.allowance() - self.walked

    def modifier(self) -> int:
        """R46: what the active player adds to a roll."""
        return (1 if self.lasts(WAITED) else 0) - (1 if self.lasts(STUPID) else 0)

    def fight_total(self) -> int:
        """R34."""
        return self.die + self.modifier() + (1 if self.gun else 0)

    def price(self) -> int:
        """R35: the Bullets that are missing."""
        return ENOUGH - self.fight_total()

    # ---- telling and asking

    def ask(self, seat: int, asked: i64) -> bool:
        """Let a seat decide; always true, for whoever says whether something is asked."""
        self.to_move = seat
        self.asked = asked
        return True

    def tell_of(self, seat: int, key: str, args: Args | None = None) -> None:
        """Tell everybody what a seat did."""
        filled: Args = {"seat": seat_name(seat)}
        if args is not None:
            filled.update(args)
        self.tell(seat, say(key, filled))

    def tell_apart(self, seat: int, own: str, others: str, args: Args, secret: Phrase) -> None:
        """Tell the seat a secret, and the others that there was one."""
        public: Args = {"seat": seat_name(seat)}
        public.update(args)
        private = dict(public)
        private["secret"] = secret
        self.tell(seat, say(own, private), (seat,))
        self.tell_others(seat, say(others, public))

    # ---- the end

    def end(self, winners_mask: int) -> None:
        """The game is over."""
        self.winners_mask = winners_mask
        self.to_move = NONE

    def lose(self, key: str) -> None:
        """The co-operative game: all lose together."""
        if self.telling:
            self.tell(NONE, say(key))
        self.end(0)

    def _ending(self) -> Question:
        return Question("F5" if self.terms.coop else "F1", say("ends"))

    def scores(self) -> list[int]:
        """The Martians collected; co-operative: the kinds delivered."""
        return scoring.scores(self)

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """What the score is made of."""
        return scoring.lines(self, seat)

    def decided(self) -> Phrase | None:
        """F2, F4: the ship, or what was compared when time was up; trophies decide by their number alone."""
        return scoring.decided(self)

    def winners(self) -> list[int]:
        """F1, F2, F4, F5; empty if all have lost."""
        if self.to_move >= 0:
            return []
        return [seat for seat in range(self.terms.players) if self.winners_mask >> seat & 1]

    def returns(self) -> list[float]:
        """As the house has it; in the co-operative game all win or all lose."""
        if not self.terms.coop:
            return super().returns()
        if self.to_move >= 0:
            return [0.0] * self.terms.players
        return [1.0 if self.winners_mask else -1.0] * self.terms.players

    def _notation(self) -> str:
        """The whole position, hidden things too, on a few lines."""
        return notation.text(self)
