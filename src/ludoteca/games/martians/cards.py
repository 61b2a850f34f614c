"""The cards of Martians!!!: a class for each, with everything that it does (C1-C35).

A new card is its entry in `content.toml`, a class here under the same id in `CLASSES`, and its words: its name under
`card` and what it does under `text`. Whatever it does not say itself it has from `Card`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.errors import Reason
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians import hands, ids, map, pieces, resolving, windows
from ludoteca.games.martians.content import (
    CELLS,
    CENTRES,
    FARMS,
    FIRST_BUILDING,
    FIRST_GENERIC,
    GAS_STATIONS,
    KINDS,
    NONE,
    SPOTS,
    START,
    TILES,
    Box,
)
from ludoteca.games.martians.ids import (
    AFTER_FIGHT,
    ARM,
    ASK_CELL,
    ASK_FIGHT,
    ASK_LANDING,
    ASK_TILE,
    CELL,
    PASS,
    SEAT,
    TILE,
)
from ludoteca.games.martians.phrases import Args, cell_name, kind_name, say, tile_there
from ludoteca.games.martians.pieces import tile_martians
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.resolving import ALL, NOBODY, ONE

OBJECT: Final = 100  # + cell: an object on a square, among what Searchlight may get


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """What most cards answer to what all are asked."""

    against: int = NOBODY  # R54: who may react
    by_lot: bool = False  # co-operative: the die names its target
    lasts: bool = False  # R60, R65: until a turn of the active player begins; co-operative: it lies there as long
    appeal: float = 0.5  # how gladly it is played in a playout
    spiteful: bool = False  # it harms everybody: rather in the turns of others

    def __init__(self, number: int, box: Box) -> None:
        printed = box.cards[number]
        self.number = number
        self.rule = printed.id
        self.martian = printed.martian
        self.when = printed.when
        self.last_call = printed.last_call
        self.count = printed.count
        self.weapon = box.weapons.index(number) if printed.weapon else NONE  # its number among the weapons
        self.most = box.most

    # ---- its words

    def title(self) -> Phrase:
        """Its name, as it stands on the card."""
        return say("card", {"card": self.rule})

    def said(self) -> Phrase:
        """Its name in a sentence: in quotation marks, since some end with a mark of their own."""
        return say("card-said", {"card": self.rule})

    def text(self, coop: bool) -> Phrase:
        """What it does, in a sentence, with the numbers that it plays with."""
        args: Args = {"card": self.rule, "mode": "cooperative" if coop else "competitive"}
        if self.count > 0:
            args["count"] = self.count
        return say("text", args)

    def question(self, state: MartiansState) -> str:
        """The key of what is asked while it is resolved."""
        return "ask-cell" if state.asked == ASK_CELL else "ask-tile"

    # ---- whether it may be played

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R52: whether it has a legal target and is not already in force, as far as the seat can know."""
        return True

    def refuse(self, state: MartiansState, asked: i64) -> Reason:
        """Why it cannot be played in a window that is right for it."""
        return Reason("R52", say("no-change", {"card": self.said()}))

    def matters(self, state: MartiansState) -> bool:
        """Co-operative: whether it does anything now that it is drawn, as far as everybody can tell."""
        return self.changes(state, state.player, state.asked)

    def hits(self, state: MartiansState, seat: int) -> bool:
        """Whether it would do anything to that seat."""
        return True

    def undoes_win(self, state: MartiansState) -> bool:
        """R56: whether it would, uncancelled, take the win away from the active player."""
        return self.hits(state, state.active)

    def gladly(self, state: MartiansState, seat: int) -> float:
        """How gladly a seat plays it in a playout."""
        return (0.2 if seat == state.active else 0.4) if self.spiteful else self.appeal

    # ---- what it does

    def target_asked(self, state: MartiansState) -> i64:
        """The decision in which its target is named."""
        return ids.ASK_SEAT

    def act(self, state: MartiansState) -> bool:
        """Go on with its effect; whether something is asked."""
        return False

    def options(self, state: MartiansState) -> list[int]:
        """What may be answered, rising."""
        raise NotImplementedError

    def answer(self, state: MartiansState, action: int) -> None:
        """Write the answer down: a tile or a square."""
        state.choice = action - TILE if action < CELL else action - CELL

    def traveller(self, state: MartiansState) -> int:
        """The seat whose pawn goes to the square that is being chosen, NONE: no pawn does."""
        return NONE

    def in_force(self, state: MartiansState) -> list[int]:
        """As long as its effect lasts, the seat with whose turn it ends or whom it serves; NONE: this turn's."""
        return []

    def last_until(self, state: MartiansState, seat: int) -> None:
        """R60: let it last until a turn of that seat; NONE: it ends."""

    # ---- as a reaction, or as a weapon on the table

    def answers(self, state: MartiansState, seat: int) -> bool:
        """R54, R65: whether the seat may answer with it to the card being resolved."""
        return False

    def react(self, state: MartiansState, seat: int) -> None:
        """What it does as an answer."""

    def redirects(self, state: MartiansState) -> list[int]:
        """Whom it may name instead of the target, rising."""
        raise NotImplementedError

    def usable(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R64: whether it can be used from the table."""
        return False

    def use(self, state: MartiansState, seat: int, window: int) -> None:
        """What using it does."""

    def refuse_use(self, state: MartiansState, seat: int, asked: i64, reacting: bool) -> Reason:
        """Why it cannot be used from the table."""
        raise NotImplementedError


class Leaving(Card):
    """R36: a card that would take somebody out of a combat that cannot be left any more."""

    def refuse(self, state: MartiansState, asked: i64) -> Reason:
        """R36."""
        return Reason("R36", say("no-leaving")) if windows.in_combat(state, asked) else super().refuse(state, asked)


# ---- Event cards


class Agent(Card):
    """C1: everybody gains a Bullet."""

    appeal = 0.8

    def text(self, coop: bool) -> Phrase:
        """With how many one may have."""
        found = super().text(coop)
        found.args["most"] = self.most
        return found

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """Somebody has room for one."""
        return min(state.bullets) < self.most

    def act(self, state: MartiansState) -> bool:
        """C1."""
        for seat in range(state.terms.players):
            if state.bullets[seat] < self.most:
                state.bullets[seat] += 1
        if state.telling:
            state.tell(state.player, say("bullets-for-all"))
        return False


class Pair(Card):
    """A card that asks for two tiles, one after the other."""

    def question(self, state: MartiansState) -> str:
        """The first tile or the second."""
        return "ask-second-tile" if state.choice >= 0 else "ask-tile"

    def answer(self, state: MartiansState, action: int) -> None:
        """Two tiles."""
        if state.choice < 0:
            state.choice = action - TILE
        else:
            state.other = action - TILE


class Candy(Pair):
    """C2: Martians of a tile go to a tile beside it."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """A Martian stands beside a tile with room, and nothing keeps it from moving."""
        if state.homeland >= 0:
            return False
        last = -1
        for cell in state.martians:
            if cell // 9 != last:
                last = cell // 9
                if self._beside(state, last):
                    return True
        return False

    def _beside(self, state: MartiansState, start: int) -> list[int]:
        """The tiles beside a tile that have room for a Martian."""
        return [tile for tile in map.side_tiles(state, start) if pieces.room_for_martians(state, tile)]

    def question(self, state: MartiansState) -> str:
        """From which tile, to which tile, which Martian, where."""
        if state.asked == ASK_CELL:
            return "ask-candy-to" if state.mover >= 0 else "ask-candy-which"
        return super().question(state)

    def act(self, state: MartiansState) -> bool:
        """C2."""
        if state.choice < 0 or state.other < 0:
            return state.ask(state.player, ASK_TILE)
        if state.enough:
            return False
        if state.mover < 0 and not (
            tile_martians(state, state.choice) and pieces.room_for_martians(state, state.other)
        ):
            return False
        return state.ask(state.player, ASK_CELL)

    def options(self, state: MartiansState) -> list[int]:
        """C2."""
        if state.choice < 0:
            return [TILE + tile for tile in martian_tiles(state) if self._beside(state, tile)]
        if state.other < 0:
            return [TILE + tile for tile in self._beside(state, state.choice)]
        if state.mover >= 0:
            return [CELL + cell for cell in pieces.room_for_martians(state, state.other)]
        found = [CELL + cell for cell in tile_martians(state, state.choice)]
        return [PASS, *found] if state.count > 0 else found

    def answer(self, state: MartiansState, action: int) -> None:
        """C2."""
        if action == PASS:
            state.enough = True
        elif action < CELL:
            super().answer(state, action)
        elif state.mover < 0:
            state.mover = action - CELL
        else:
            goal = action - CELL
            if state.telling:
                args: Args = {"from": cell_name(state, state.mover), "to": cell_name(state, goal)}
                state.tell_of(state.player, "martian-lured", args)
            pieces.shift_martian(state, state.mover, goal)
            state.mover = NONE
            state.count += 1


def martian_tiles(state: MartiansState) -> list[int]:
    """The tiles with a Martian, rising."""
    found: list[int] = []
    for cell in state.martians:
        if not found or found[-1] != cell // 9:
            found.append(cell // 9)
    return found


class Weapon(Card):
    """R63, R64: a card that is laid on the table and used by discarding it."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R63: the seat has none."""
        return not state.has_arm(seat, self.weapon)

    def refuse(self, state: MartiansState, asked: i64) -> Reason:
        """R63."""
        return Reason("R63", say("no-second-weapon", {"card": self.said()}))

    def refuse_use(self, state: MartiansState, seat: int, asked: i64, reacting: bool) -> Reason:
        """R33, R64."""
        if not state.has_arm(seat, self.weapon):
            return Reason("R64", say("no-arm", {"card": self.said()}))
        if reacting:
            return Reason("R64", say("no-weapon-now", {"card": self.said()}))
        if seat != state.active or asked == ids.ASK_OTHERS:
            return Reason("R64", say("no-own-turn", {"card": self.said()}))
        if asked == ASK_FIGHT and (state.gun or state.armed):
            return Reason("R33", say("no-two-weapons"))
        return self._refuse_now(state, asked)

    def _refuse_now(self, state: MartiansState, asked: i64) -> Reason:
        if windows.in_combat(state, asked):
            return Reason("R36", say("no-leaving"))
        return Reason(self.rule, say("no-twice", {"card": self.said()}))


class FourSidedDice(Weapon):
    """C3: no Martian moves onto the square of the player."""

    def usable(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R62."""
        return not state.shielded >> seat & 1

    def use(self, state: MartiansState, seat: int, window: int) -> None:
        """C3."""
        state.shielded |= 1 << seat

    def in_force(self, state: MartiansState) -> list[int]:
        """The seats under it."""
        return [seat for seat in range(state.terms.players) if state.shielded >> seat & 1]


class GetOff(Card):
    """C4: remove all Martians of a tile."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """There is a Martian."""
        return len(state.martians) > 0

    def act(self, state: MartiansState) -> bool:
        """C4."""
        if state.choice < 0:
            return state.ask(state.player, ASK_TILE)
        found = tile_martians(state, state.choice)
        for cell in found:
            pieces.remove_martian(state, cell)
        if state.telling:
            args: Args = {"tile": tile_there(state, state.choice), "count": len(found)}
            state.tell(state.player, say("tile-cleared", args))
        return False

    def options(self, state: MartiansState) -> list[int]:
        """C4."""
        return [TILE + tile for tile in martian_tiles(state)]


class Homeland(Card):
    """C5: no Martian moves until the end of the player's next turn."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R62."""
        return state.homeland < 0

    def act(self, state: MartiansState) -> bool:
        """C5."""
        state.homeland = state.player
        state.homeland_ends = 2 if state.player == state.active else 1
        return False

    def in_force(self, state: MartiansState) -> list[int]:
        """Until the turn of its player is over."""
        return [state.homeland] if state.homeland >= 0 else []


class GoTime(Card):
    """C6: another turn."""

    appeal = 2.0

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R62."""
        return not state.again and state.terms.players > 1

    def act(self, state: MartiansState) -> bool:
        """C6."""
        state.again = True
        return False

    def in_force(self, state: MartiansState) -> list[int]:
        """This turn."""
        return [NONE] if state.again else []


class MartialLaw(Leaving):
    """C7: every pawn outside goes to the nearest building or field."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """Somebody is outside, and nobody has to leave a combat."""
        if windows.in_combat(state, asked) and not map.is_shelter(state, state.pawn[state.active]):
            return False
        for pawn in state.pawn:
            if not map.is_shelter(state, pawn):
                return True
        return False

    def act(self, state: MartiansState) -> bool:
        """C7."""
        for seat in state.clockwise():
            if not map.is_shelter(state, state.pawn[seat]):
                goal = map.nearest_shelter(state, state.pawn[seat])
                if goal >= 0:
                    pieces.send(state, seat, goal)
        return False


class Mp3Player(Weapon):
    """C8: cancels Memory Drain."""

    def answers(self, state: MartiansState, seat: int) -> bool:
        """Co-operative: whoever it is aimed at."""
        if not isinstance(state.terms.cards[state.played], MemoryDrain):
            return False
        if state.drawn >= 0:
            return state.stage == ids.STAGE_DRAWN and state.items[state.target] != 0
        return state.target == seat

    def react(self, state: MartiansState, seat: int) -> None:
        """C8."""
        resolving.cancel(state)

    def refuse_use(self, state: MartiansState, seat: int, asked: i64, reacting: bool) -> Reason:
        """C8: it only answers."""
        if state.has_arm(seat, self.weapon):
            return Reason(self.rule, say("no-weapon-now", {"card": self.said()}))
        return super().refuse_use(state, seat, asked, reacting)


class Nuclear(Leaving):
    """C9: remove a road tile at the edge and collect its Martians."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R36: a tile can be lifted; in a combat not the own one."""
        return len(self._liftable(state, windows.in_combat(state, asked), True)) > 0

    def _liftable(self, state: MartiansState, not_own: bool, first_only: bool) -> list[int]:
        found: list[int] = []
        for tile in state.on_table:
            if tile < FIRST_GENERIC or (not_own and state.pawn[state.active] // 9 == tile):
                continue
            if map.can_lift(state, tile):
                found.append(tile)
                if first_only:
                    break
        return found

    def act(self, state: MartiansState) -> bool:
        """C9, D26."""
        if state.choice < 0:
            return state.ask(state.player, ASK_TILE)
        tile = state.choice
        found = tile_martians(state, tile)
        for cell in found:
            pieces.collect_martian(state, state.player, cell)
        if state.telling:
            state.tell_of(state.player, "tile-removed", {"tile": tile_there(state, tile), "count": len(found)})
        for seat in state.clockwise():
            if state.pawn[seat] // 9 == tile:
                pieces.send(state, seat, START)
        map.lift_tile(state, tile)
        state.tiles_gone = [*state.tiles_gone, tile]
        pieces.has_trophy_win(state, state.player)
        return False

    def options(self, state: MartiansState) -> list[int]:
        """C9, R36."""
        held = state.window == AFTER_FIGHT and state.combat == 2
        return [TILE + tile for tile in self._liftable(state, held, False)]


class Address(GetOff):
    """C10: remove one Martian each from some tiles."""

    def act(self, state: MartiansState) -> bool:
        """C10."""
        if state.enough or state.count == self.count or not self.options(state):
            return False
        return state.ask(state.player, ASK_CELL)

    def options(self, state: MartiansState) -> list[int]:
        """One Martian of each tile; the first is not declined."""
        found = [CELL + cell for cell in state.martians if not state.marked >> (cell // 9) & 1]
        return [PASS, *found] if state.count > 0 and found else found

    def answer(self, state: MartiansState, action: int) -> None:
        """C10."""
        if action == PASS:
            state.enough = True
            return
        cell = action - CELL
        pieces.remove_martian(state, cell)
        state.marked |= 1 << cell // 9
        state.count += 1
        if state.telling:
            state.tell(state.player, say("martian-removed", {"cell": cell_name(state, cell)}))


class Searchlight(Weapon):
    """C11: exchange an item for one of another player or for an object on a square."""

    def usable(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """There is something to exchange."""
        return asked != ASK_FIGHT and len(gifts(state, seat, True)) > 0

    def use(self, state: MartiansState, seat: int, window: int) -> None:
        """C11."""
        resolving.begin(state, seat, self.number, window, True)
        state.stage = ids.STAGE_TARGET

    def _refuse_now(self, state: MartiansState, asked: i64) -> Reason:
        return Reason(self.rule, say("no-exchange" if asked != ASK_FIGHT else "no-weapon-now", {"card": self.said()}))

    def target_asked(self, state: MartiansState) -> i64:
        """What is given, then what is taken."""
        return ids.ASK_GIVE if state.choice < 0 else ids.ASK_GET

    def act(self, state: MartiansState) -> bool:
        """C11: the exchange, once the target is named and has not refused."""
        seat, given, wanted = state.player, state.choice, state.other
        if wanted < OBJECT:
            other, kind = divmod(wanted, KINDS)
            state.items[seat] ^= 1 << given | 1 << kind
            state.items[other] ^= 1 << given | 1 << kind
            if state.telling:
                args: Args = {"kind": kind_name(given), "other": seat_name(other), "got": kind_name(kind)}
                state.tell_of(seat, "exchanges-items", args)
            return False
        cell = wanted - OBJECT
        for kind in range(KINDS):
            if KINDS * cell + kind in state.open_objects and not state.items[seat] >> kind & 1:
                pieces.take_open(state, KINDS * cell + kind)
                self._exchange(state, cell, kind)
                return False
        spot = pieces.hidden_at(state, cell)
        kind = state.spot_kind[spot]
        if state.items[seat] >> kind & 1:
            pieces.look_at_spot(state, seat, spot)
        else:
            pieces.reveal_spot(state, spot)
            self._exchange(state, cell, kind)
        return False

    def _exchange(self, state: MartiansState, cell: int, kind: int) -> None:
        seat, given = state.player, state.choice
        state.items[seat] ^= 1 << given | 1 << kind
        pieces.lay_open(state, cell, given)
        if state.telling:
            args: Args = {"kind": kind_name(given), "cell": cell_name(state, cell), "got": kind_name(kind)}
            state.tell_of(seat, "exchanges-object", args)


def gifts(state: MartiansState, seat: int, privately: bool) -> list[int]:
    """C11: the seat's items for which there is something to get."""
    return [kind for kind in state.held_kinds(seat) if gets(state, seat, kind, privately)]


def gets(state: MartiansState, seat: int, given: int, privately: bool) -> list[int]:
    """C11: what may be had for an item: 3 x seat + kind, or OBJECT + cell; as far as the seat knows, or as all do."""
    own = state.items[seat]
    found: list[int] = []
    for other in range(state.terms.players):
        if other != seat and not state.items[other] >> given & 1:
            for kind in range(KINDS):
                if state.items[other] >> kind & 1 and not own >> kind & 1:
                    found.append(KINDS * other + kind)
    cells: list[int] = []
    for code in state.open_objects:
        if not own >> code % KINDS & 1:
            cells.append(code // KINDS)
    for spot in range(SPOTS):
        if state.spot_kind[spot] >= 0 and _may_be_new(state, seat, spot, privately):
            cells.append(state.spot_cell[spot])
    return found + [OBJECT + cell for cell in sorted(set(cells))]


def _may_be_new(state: MartiansState, seat: int, spot: int, privately: bool) -> bool:
    """Whether a hidden object can be of a kind that the seat does not hold, as far as it knows, or as all do."""
    if privately and state.spot_seen[spot] >> seat & 1:
        return not state.items[seat] >> state.spot_kind[spot] & 1
    return state.spot_mask[spot] & ~state.items[seat] != 0


class Shotgun(Weapon):
    """C12: serves by itself in the next combats (R33)."""

    def refuse_use(self, state: MartiansState, seat: int, asked: i64, reacting: bool) -> Reason:
        """R33."""
        return Reason("R33", say("no-shotgun"))


class SignalJammer(Weapon):
    """C13: neither fights nor stops for Martians, this turn."""

    def usable(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R36, R62."""
        return not state.jammed and not windows.in_combat(state, asked)

    def use(self, state: MartiansState, seat: int, window: int) -> None:
        """C13."""
        state.jammed = True

    def in_force(self, state: MartiansState) -> list[int]:
        """This turn."""
        return [NONE] if state.jammed else []


def targets(state: MartiansState, card: Card, not_seat: int) -> list[int]:
    """The seats that a card with one target may hit."""
    found: list[int] = []
    for seat in range(state.terms.players):
        if seat != not_seat and card.hits(state, seat):
            found.append(seat)
    return found


def _is_aimed(state: MartiansState, seat: int) -> bool:
    """Whether the card being resolved is aimed at the seat; a drawn one must do something to it."""
    return state.target == seat and (state.drawn < 0 or state.terms.cards[state.played].hits(state, seat))


def _redirect(state: MartiansState, seat: int, card: int) -> None:
    state.stage = ids.STAGE_REDIRECT
    state.choice = card
    state.ask(seat, ids.ASK_SEAT)


class TakeHer(Card):
    """C14: another player is taken by Tractor Beam."""

    def answers(self, state: MartiansState, seat: int) -> bool:
        """C14."""
        beam = isinstance(state.terms.cards[state.played], TractorBeam)
        return beam and state.terms.players > 1 and _is_aimed(state, seat)

    def react(self, state: MartiansState, seat: int) -> None:
        """C14."""
        _redirect(state, seat, self.number)

    def redirects(self, state: MartiansState) -> list[int]:
        """Anybody else."""
        return [SEAT + seat for seat in range(state.terms.players) if seat != state.to_move]


class Teleport(Leaving):
    """C15: the own pawn goes to any other square."""

    appeal = 2.0

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R36."""
        return not windows.in_combat(state, asked)

    def act(self, state: MartiansState) -> bool:
        """C15."""
        if state.choice < 0:
            return state.ask(state.player, ASK_CELL)
        pieces.send(state, state.player, state.choice)
        return False

    def traveller(self, state: MartiansState) -> int:
        """The player."""
        return state.player

    def options(self, state: MartiansState) -> list[int]:
        """Any other square that is not blocked."""
        return _other_squares(state, state.player)


def _other_squares(state: MartiansState, seat: int) -> list[int]:
    ground = state.ground
    without = state.pawn[seat]
    return [CELL + cell for cell in range(CELLS) if ground[cell] != 0 and cell != without]


class NoWay(Card):
    """C16, R24: doubled movement."""

    appeal = 2.0

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R62; there is movement."""
        return not state.doubled and state.levitation < 0

    def act(self, state: MartiansState) -> bool:
        """C16."""
        state.doubled = True
        return False

    def in_force(self, state: MartiansState) -> list[int]:
        """This turn."""
        return [NONE] if state.doubled else []


class NotHappening(Card):
    """C17: cancels a card; co-operative: it is replaced by another."""

    def answers(self, state: MartiansState, seat: int) -> bool:
        """No weapon, and not the own card; co-operative: before anybody was named."""
        if state.drawn >= 0:
            return state.stage == ids.STAGE_DRAWN
        return not state.weapon and seat != state.player

    def react(self, state: MartiansState, seat: int) -> None:
        """C17."""
        drawn = state.drawn >= 0
        resolving.cancel(state)
        if drawn:
            resolving.draw_and_begin(state)


class NotHuman(Card):
    """C18: the card does not affect the target; another may be named."""

    def answers(self, state: MartiansState, seat: int) -> bool:
        """C18."""
        return _is_aimed(state, seat)

    def react(self, state: MartiansState, seat: int) -> None:
        """C18: Searchlight is only cancelled."""
        if state.weapon:
            resolving.cancel(state)
        else:
            _redirect(state, seat, self.number)

    def redirects(self, state: MartiansState) -> list[int]:
        """Nobody, or whom the card would hit."""
        card = state.terms.cards[state.played]
        return [PASS] + [SEAT + seat for seat in targets(state, card, state.to_move)]


class Wait(Card):
    """C19: +1 on all own rolls of this turn."""

    appeal = 0.8

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R62; a roll is still to come."""
        return not state.waited and state.phase < ids.PHASE_MARTIANS

    def act(self, state: MartiansState) -> bool:
        """C19."""
        state.waited = True
        return False

    def in_force(self, state: MartiansState) -> list[int]:
        """This turn."""
        return [NONE] if state.waited else []


class VeryAngry(Card):
    """C20: some more cards in this window."""

    appeal = 2.0

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """Another card of the hand could be played now."""
        for number in state.hand_of(seat):
            if number != self.number and windows.may_play(state, seat, state.terms.cards[number], asked):
                return True
        return False

    def refuse(self, state: MartiansState, asked: i64) -> Reason:
        """C20."""
        return Reason(self.rule, say("no-other-card"))

    def act(self, state: MartiansState) -> bool:
        """C20."""
        gained = min(self.count, state.held[state.player])
        if state.window == AFTER_FIGHT:
            state.angry_fight += gained
        elif state.window == ids.AFTER_ROUND:
            state.angry_round += gained
        else:
            state.angry += gained
        return False


# ---- Martian cards


class Lasting(Card):
    """R60: a card that lasts until the next turn of who is active when it is played."""

    lasts = True

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R62."""
        return not self.in_force(state)

    def matters(self, state: MartiansState) -> bool:
        """It begins anew."""
        return True

    def act(self, state: MartiansState) -> bool:
        """R62: in the co-operative game a second card takes the place of the first, which is discarded."""
        if state.drawn >= 0 and self.in_force(state):
            hands.discard_played(state, state.drawn)
        self.last_until(state, state.active)
        return False


class BigEyes(Lasting):
    """C21: everybody may play one more card."""

    def in_force(self, state: MartiansState) -> list[int]:
        """R60."""
        return [state.eyes] if state.eyes >= 0 else []

    def last_until(self, state: MartiansState, seat: int) -> None:
        """R60."""
        state.eyes = seat
        state.eyes_left = (1 << state.terms.players) - 1 if seat >= 0 else 0


class BrightLights(Card):
    """C22: look at a face-down token."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """There is one that the seat does not know."""
        return len(self._dark(state, seat)) > 0

    def _dark(self, state: MartiansState, seat: int) -> list[int]:
        return [farm for farm in range(FARMS) if state.is_dark(farm) and not state.knows_token(seat, farm)]

    def act(self, state: MartiansState) -> bool:
        """C22."""
        coop = state.terms.coop
        if state.choice < 0:
            return (not coop or len(self.options(state)) > 0) and state.ask(state.player, ASK_TILE)
        farm = state.choice - 1
        seen = state.token_seen[:]
        seen[farm] |= (1 << state.terms.players) - 1 if coop else 1 << state.player
        state.token_seen = seen
        if state.telling:
            secret = say("ship" if state.tokens[farm] == 1 else "crop")
            there = tile_there(state, farm + 1)
            if coop:
                state.tell_of(state.player, "looks-own", {"tile": there, "secret": secret})
            else:
                state.tell_apart(state.player, "looks-own", "looks", {"tile": there}, secret)
        return False

    def options(self, state: MartiansState) -> list[int]:
        """The tokens that the player does not know."""
        found = self._dark(state, state.player)
        if not found and not state.terms.coop:  # nobody else can tell what the player knows
            found = [farm for farm in range(FARMS) if state.is_dark(farm)]
        return [TILE + farm + 1 for farm in found]


class FakedCropCircles(Pair):
    """C23: exchange two tokens."""

    appeal = 0.3

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """Two tokens differ as far as the seat can know."""
        return len(self._swaps(state, seat, True)) > 0

    def undoes_win(self, state: MartiansState) -> bool:
        """The ship has somewhere to go."""
        return sum([1 for token in state.tokens if token >= 0]) > 1

    def _swaps(self, state: MartiansState, seat: int, privately: bool) -> list[int]:
        """Pairs of Farms, 4 x one + other, whose tokens differ as far as the seat can know, or as everybody can."""
        found: list[int] = []
        for one in range(FARMS):
            for other in range(FARMS):
                if one != other and state.tokens[one] >= 0 and state.tokens[other] >= 0:
                    if self._may_differ(state, seat, one, other, privately):
                        found.append(FARMS * one + other)
        return found

    def _may_differ(self, state: MartiansState, seat: int, one: int, other: int, privately: bool) -> bool:
        if state.token_up >> one & 1 != state.token_up >> other & 1:
            return True
        if privately:
            if not state.knows_token(seat, one) or not state.knows_token(seat, other):
                return True
        elif not state.token_up >> one & 1:
            return state.ship_farm() < 0  # with the ship face up, two face-down tokens are Crop Circles
        return state.tokens[one] != state.tokens[other]

    def act(self, state: MartiansState) -> bool:
        """C23, D24."""
        if state.choice < 0 and not self.options(state):
            return False
        if state.choice < 0 or state.other < 0:
            return state.ask(state.player, ASK_TILE)
        one, other = state.choice - 1, state.other - 1
        tokens = state.tokens[:]
        seen = state.token_seen[:]
        tokens[one], tokens[other] = tokens[other], tokens[one]
        seen[one], seen[other] = seen[other], seen[one]
        state.tokens = tokens
        state.token_seen = seen
        if state.token_up >> one & 1 != state.token_up >> other & 1:
            state.token_up ^= 1 << one | 1 << other
        if state.pawn[state.active] in (CENTRES[one], CENTRES[other]):
            state.dirty = True
        if state.telling:
            swapped: Args = {"tile": tile_there(state, one + 1), "other": tile_there(state, other + 1)}
            state.tell_of(state.player, "tokens-swapped", swapped)
        return False

    def options(self, state: MartiansState) -> list[int]:
        """As far as everybody can know, so that nobody learns what the seat has seen; together all have seen the same.

        At a last call the ship must move (R56).
        """
        pairs = self._swaps(state, state.player, state.terms.coop)
        if state.window == ids.AFTER_LAST_CALL:
            pairs = [pair for pair in pairs if pair // FARMS == state.ship_farm()]
        if state.choice < 0:
            return [TILE + 1 + farm for farm in sorted({pair // FARMS for pair in pairs})]
        return [TILE + 1 + pair % FARMS for pair in pairs if pair // FARMS == state.choice - 1]


class GreenSlime(Card):
    """C24: everybody discards the hand and draws as many."""

    against = ALL

    def matters(self, state: MartiansState) -> bool:
        """Somebody has a card."""
        return max(state.held) > 0

    def act(self, state: MartiansState) -> bool:
        """C24."""
        counts = [0] * state.terms.players
        for seat in state.clockwise():
            counts[seat] = state.held[seat]
            for card in state.hand_of(seat):
                hands.discard_card(state, seat, card)
                if state.telling:
                    state.tell_of(seat, "slimed", {"card": state.terms.cards[card].said()})
        if not state.terms.coop:
            counts[state.player] += 1
        for seat in state.clockwise():
            hands.draw_cards(state, seat, counts[seat])
        return False


class Aimed(Card):
    """R54 a: a card with one target."""

    against = ONE

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """There is somebody to hit."""
        return len(targets(state, self, seat)) > 0

    def matters(self, state: MartiansState) -> bool:
        """It hits its target."""
        return self.hits(state, state.target)

    def gladly(self, state: MartiansState, seat: int) -> float:
        """When somebody has much to lose."""
        for other in range(state.terms.players):
            if other != seat and len(state.held_kinds(other)) >= 2:
                return 1.5
        return 0.3


class Cook(Aimed):
    """C25: Fuel goes to a Gas Station."""

    def hits(self, state: MartiansState, seat: int) -> bool:
        """Whoever has Fuel."""
        return state.items[seat] & 1 != 0 and len(self._stations(state)) > 0

    def matters(self, state: MartiansState) -> bool:
        """There is Fuel to carry, and somewhere to carry it."""
        fuel = [seat for seat in range(state.terms.players) if state.items[seat] & 1]
        return len(self._stations(state)) > 0 and len(fuel) + len(self._stray(state)) > 0

    def _stations(self, state: MartiansState) -> list[int]:
        """The Gas Stations on the table."""
        return [tile for tile in GAS_STATIONS if state.place[tile] >= 0]

    def _stray(self, state: MartiansState) -> list[int]:
        """The face-up Fuel that does not lie at a Gas Station."""
        return [code for code in state.open_objects if code % KINDS == 0 and code // (9 * KINDS) not in GAS_STATIONS]

    def act(self, state: MartiansState) -> bool:
        """C25."""
        if not self._stations(state):
            return False
        if state.drawn < 0:
            if state.choice < 0:
                return state.ask(state.target, ASK_TILE)
            self._lay(state, state.target)
            return False
        while state.count < state.terms.players:  # co-operative: the Fuel of everybody,
            seat = state.next_seat(state.active, state.count)
            if state.items[seat] & 1:
                if state.choice < 0:
                    return state.ask(state.active, ASK_TILE)
                self._lay(state, seat)
            state.count += 1
        for code in self._stray(state):  # and what lies open elsewhere
            if state.choice < 0:
                return state.ask(state.active, ASK_TILE)
            self._carry(state, code)
        return False

    def _lay(self, state: MartiansState, seat: int) -> None:
        state.items[seat] &= ~1
        goal = self._put(state)
        if state.telling:
            state.tell_of(seat, "item-set-down", {"kind": kind_name(0), "cell": cell_name(state, goal)})

    def _carry(self, state: MartiansState, code: int) -> None:
        """A face-up Fuel (3 x cell + kind) goes to a Gas Station."""
        pieces.take_open(state, code)
        goal = self._put(state)
        if state.telling:
            args: Args = {"kind": kind_name(0), "from": cell_name(state, code // KINDS), "cell": cell_name(state, goal)}
            state.tell(state.player, say("fuel-carried", args))

    def _put(self, state: MartiansState) -> int:
        """Fuel lies at the Gas Station that was chosen; where."""
        goal = pieces.free_building_square(state, state.choice)
        pieces.lay_open(state, goal, 0)
        state.choice = NONE
        return goal

    def options(self, state: MartiansState) -> list[int]:
        """A Gas Station."""
        return [TILE + tile for tile in self._stations(state)]


class LandingParty(Card):
    """C26: everybody may take a weapon out of the draw pile."""

    appeal = 2.0

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """There is a pile."""
        return len(state.deck) > 0

    def question(self, state: MartiansState) -> str:
        """C26."""
        return "ask-landing"

    def act(self, state: MartiansState) -> bool:
        """C26, D22."""
        if state.count == 0 and state.choice < 0:
            if not state.deck:
                return False
            hands.open_pile(state)
            state.choice = 0
        while state.count < state.terms.players:
            seat = state.next_seat(state.active, state.count)
            if self._note_offers(state, seat):
                state.marked = 1
                return state.ask(seat, ASK_LANDING)
            state.count += 1
        if state.telling and not state.marked:
            state.tell(state.player, say("no-weapons-left"))
        hands.close_pile(state)
        return False

    def _note_offers(self, state: MartiansState, seat: int) -> bool:
        """Everybody learns which weapons a seat is offered; whether there are any."""
        offered = False
        for card in state.terms.weapons:
            if not state.has_arm(seat, card.weapon) and hands.note_offer(state, card.number):
                offered = True
                if state.telling:
                    state.tell_of(seat, "offered", {"card": card.said()})
        return offered

    def options(self, state: MartiansState) -> list[int]:
        """C26."""
        seat = state.next_seat(state.active, state.count)
        found = [PASS]
        for card in state.terms.weapons:
            if not state.has_arm(seat, card.weapon) and card.number in state.deck:
                found.append(ARM + card.weapon)
        return found

    def answer(self, state: MartiansState, action: int) -> None:
        """C26."""
        if action != PASS:
            card = state.terms.weapons[action - ARM].number
            hands.take_from_pile(state, card)
            pieces.put_arm(state, state.next_seat(state.active, state.count), card)
        state.count += 1


class Levitation(Lasting):
    """C27: nobody rolls for movement or steps."""

    against = ALL
    spiteful = True

    def in_force(self, state: MartiansState) -> list[int]:
        """R60."""
        return [state.levitation] if state.levitation >= 0 else []

    def last_until(self, state: MartiansState, seat: int) -> None:
        """R60."""
        state.levitation = seat


class MassHysteria(Card):
    """C28: some tiles without a Martian get one."""

    spiteful = True

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """There is a Martian and a place for it."""
        return state.supply > 0 and len(self._squares(state)) > 0

    def _squares(self, state: MartiansState) -> list[int]:
        """The road and field squares of tiles without a Martian."""
        taken = [False] * TILES
        for cell in state.martians:
            taken[cell // 9] = True
        found: list[int] = []
        for tile in state.on_table:
            if not taken[tile]:
                found += pieces.free_squares(state, tile)
        return found

    def act(self, state: MartiansState) -> bool:
        """C28."""
        if state.count < self.count and state.supply > 0 and self._squares(state):
            return state.ask(state.player, ASK_CELL)
        return False

    def options(self, state: MartiansState) -> list[int]:
        """C28."""
        return [CELL + cell for cell in self._squares(state)]

    def answer(self, state: MartiansState, action: int) -> None:
        """C28."""
        state.count += 1
        if state.telling:
            state.tell(state.player, say("martian-appears", {"cell": cell_name(state, action - CELL)}))
        pieces.put_martian(state, action - CELL)


class MemoryDrain(Aimed):
    """C29: a player loses all items."""

    by_lot = True

    def hits(self, state: MartiansState, seat: int) -> bool:
        """Whoever has an item."""
        return state.items[seat] != 0

    def act(self, state: MartiansState) -> bool:
        """C29, D14."""
        seat = state.target
        if seat >= 0 and state.items[seat] != 0:
            if self._can_return(state, seat):
                pieces.to_pool(state, seat)
            else:
                pieces.set_down(state, seat, state.pawn[seat])
        return False

    def _can_return(self, state: MartiansState, seat: int) -> bool:
        """Whether building tiles of the tile deck can bring the objects back."""
        terms = state.terms
        room = 0
        for tile in state.tiles:
            if FIRST_BUILDING <= tile < FIRST_GENERIC:
                if not terms.coop:
                    return True
                room += len(terms.box.spots_of[tile]) if terms.all_spots else 1
        return terms.coop and room > 0 and room >= len(state.pool) + len(state.held_kinds(seat))


class PodPeople(Card):
    """C30: a Martian appears on the square of every pawn."""

    against = ALL
    spiteful = True

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """There is a Martian, and a pawn without one."""
        if state.supply > 0:
            for pawn in state.pawn:
                if not state.has_martian(pawn):
                    return True
        return False

    def undoes_win(self, state: MartiansState) -> bool:
        """There is a Martian for the active player."""
        return state.supply > 0

    def act(self, state: MartiansState) -> bool:
        """C30."""
        for seat in state.clockwise():
            if pieces.put_martian(state, state.pawn[seat]) and state.telling:
                state.tell(state.player, say("martian-appears", {"cell": cell_name(state, state.pawn[seat])}))
        return False


class StupidHumans(Lasting):
    """C31: all rolls -1."""

    against = ALL
    spiteful = True

    def in_force(self, state: MartiansState) -> list[int]:
        """R60."""
        return [state.stupid] if state.stupid >= 0 else []

    def last_until(self, state: MartiansState, seat: int) -> None:
        """R60."""
        state.stupid = seat


class EndOfTheWorld(Lasting):
    """C32: no tile is drawn."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R62; there are tiles."""
        return state.world_end < 0 and len(state.tiles) > 0

    def matters(self, state: MartiansState) -> bool:
        """There are tiles."""
        return len(state.tiles) > 0

    def in_force(self, state: MartiansState) -> list[int]:
        """R60."""
        return [state.world_end] if state.world_end >= 0 else []

    def last_until(self, state: MartiansState, seat: int) -> None:
        """R60."""
        state.world_end = seat


class VideoGame(Aimed):
    """C33: a player loses Life and Bullets."""

    def hits(self, state: MartiansState, seat: int) -> bool:
        """Whoever has something to lose."""
        return state.terms.card_deaths or state.life[seat] > 1 or state.bullets[seat] > 0

    def matters(self, state: MartiansState) -> bool:
        """Somebody has more than is lost."""
        return max(state.life) > self.count or max(state.bullets) > self.count

    def undoes_win(self, state: MartiansState) -> bool:
        """The active player dies."""
        return state.terms.card_deaths and state.life[state.active] <= self.count

    def act(self, state: MartiansState) -> bool:
        """C33, D16."""
        if state.drawn < 0:
            self._lose_bullets(state, state.target)
            pieces.lose_life(state, state.target, self.count, True)
            return False
        for seat in state.clockwise():
            if state.bullets[seat] > self.count:
                self._lose_bullets(state, seat)
            if state.life[seat] > self.count:
                pieces.lose_life(state, seat, self.count, True)
        return False

    def _lose_bullets(self, state: MartiansState, seat: int) -> None:
        lost = min(self.count, state.bullets[seat])
        state.bullets[seat] -= lost
        if state.telling and lost > 0:
            state.tell_of(seat, "loses-bullets", {"count": lost, "now": state.bullets[seat]})


class TractorBeam(Aimed):
    """C34: another player's pawn goes to any other square; co-operative: to the start."""

    by_lot = True

    def hits(self, state: MartiansState, seat: int) -> bool:
        """Co-operative: whoever is not at the start."""
        return not state.terms.coop or state.pawn[seat] != START

    def act(self, state: MartiansState) -> bool:
        """C34."""
        if state.drawn >= 0:
            if state.pawn[state.target] != START:
                pieces.send(state, state.target, START)
            return False
        if state.choice < 0:
            return state.ask(state.namer, ASK_CELL)
        pieces.send(state, state.target, state.choice)
        return False

    def traveller(self, state: MartiansState) -> int:
        """The target."""
        return state.target

    def options(self, state: MartiansState) -> list[int]:
        """Any other square that is not blocked."""
        return _other_squares(state, state.target)


class Peace(Card):
    """C35: every player loses a Life."""

    against = ALL
    spiteful = True

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """Somebody has one to lose."""
        return state.terms.card_deaths or max(state.life) > 1

    def undoes_win(self, state: MartiansState) -> bool:
        """The active player dies."""
        return state.terms.card_deaths and state.life[state.active] == 1

    def act(self, state: MartiansState) -> bool:
        """C35."""
        for seat in state.clockwise():
            pieces.lose_life(state, seat, 1, True)
        return False


CLASSES: Final[dict[str, type[Card]]] = {
    "C1": Agent, "C2": Candy, "C3": FourSidedDice, "C4": GetOff, "C5": Homeland, "C6": GoTime, "C7": MartialLaw,
    "C8": Mp3Player, "C9": Nuclear, "C10": Address, "C11": Searchlight, "C12": Shotgun, "C13": SignalJammer,
    "C14": TakeHer, "C15": Teleport, "C16": NoWay, "C17": NotHappening, "C18": NotHuman, "C19": Wait,
    "C20": VeryAngry, "C21": BigEyes, "C22": BrightLights, "C23": FakedCropCircles, "C24": GreenSlime, "C25": Cook,
    "C26": LandingParty, "C27": Levitation, "C28": MassHysteria, "C29": MemoryDrain, "C30": PodPeople,
    "C31": StupidHumans, "C32": EndOfTheWorld, "C33": VideoGame, "C34": TractorBeam, "C35": Peace,
}  # fmt: skip


def cards_of(box: Box) -> list[Card]:
    """A card for each entry of the content, in the same order."""
    for printed in box.cards:
        assert printed.id in CLASSES, f"cards.py has no class for {printed.id}"
    return [CLASSES[printed.id](number, box) for number, printed in enumerate(box.cards)]
