"""The cards of Martians!!!: a class for each, with everything that it does (C1-C35).

A new card is its entry in `content.toml`, a class here under the same id in `CLASSES`, and its words: its name under
`card` and what it does under `text`. Whatever it does not say itself it has from `Card`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.errors import Reason
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians import content, hands, ids, map, pieces, resolving
from ludoteca.games.martians.content import CENTRES, FARMS, GAS_STATIONS, KINDS, NONE, ONE, START, Box
from ludoteca.games.martians.ids import AFTER_FIGHT, ASK_CELL, ASK_FIGHT, ASK_TILE, CELL, PASS, SEAT, TILE
from ludoteca.games.martians.phrases import Args, cell_name, kind_name, say, tile_there
from ludoteca.games.martians.pieces import tile_martians
from ludoteca.games.martians.position import MartiansState
from ludoteca.games.martians.windows import in_combat, may_play

OBJECT: Final = 100  # + cell: an object on a square, among what Searchlight may get


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """What follows from the content, and what most cards answer to what all are asked."""

    wants: int = NONE  # the decision in which something is chosen before it acts
    leaves: bool = False  # R36: it would take its player out of a combat that cannot be left any more

    def __init__(self, number: int, box: Box) -> None:
        printed = box.cards[number]
        self.number = number
        self.rule = printed.id
        self.martian = printed.martian
        self.when = printed.when
        self.last_call = printed.last_call
        self.against = printed.against
        self.by_lot = printed.by_lot
        self.lasts = printed.lasts
        self.count = printed.count
        self.weapon = box.weapons.index(number) if printed.weapon else NONE  # its place among the weapons,
        self.effect = box.effects.index(number) if printed.lasts >= 0 else NONE  # and among the effects
        self.most = box.most

    # ---- its words

    def title(self) -> Phrase:
        """Its name, as it stands on the card."""
        return say(f"card-{self.rule}")

    def said(self) -> Phrase:
        """Its name in a sentence: in quotation marks, since some end with a mark of their own."""
        return say("card-said", {"card": self.title()})

    def text(self, coop: bool) -> Phrase:
        """What it does, in a sentence, with the numbers that it plays with."""
        mode = "cooperative" if coop else "competitive"
        return say(f"card-{self.rule}-text", {"mode": mode, "count": self.count, "most": self.most})

    def question(self, state: MartiansState) -> str:
        """The key of what is asked while it is resolved."""
        return "ask-cell" if state.asked == ASK_CELL else "ask-tile"

    # ---- whether it may be played

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R52: whether it has a legal target and is not already there or in force, as far as the seat can know."""
        if self.weapon >= 0:
            return not state.has_arm(seat, self.weapon)  # R63
        if self.effect >= 0:
            return state.until[self.effect] < 0  # R62
        return self.against != ONE or len(targets(state, self, seat)) > 0

    def refuse(self, state: MartiansState, asked: i64) -> Reason:
        """Why it cannot be played in a window that is right for it."""
        if self.weapon >= 0:
            return Reason("R63", say("no-second-weapon", {"card": self.said()}))
        if self.leaves and in_combat(state, asked):
            return Reason("R36", say("no-leaving"))
        return Reason("R52", say("no-change", {"card": self.said()}))

    def matters(self, state: MartiansState) -> bool:
        """Co-operative: whether it does anything now that it is drawn, as far as everybody can tell."""
        if self.against == ONE:
            return self.hits(state, state.target)
        return self.effect >= 0 or self.changes(state, state.player, state.asked)

    def hits(self, state: MartiansState, seat: int) -> bool:
        """Whether it would do anything to that seat."""
        return True

    def undoes_win(self, state: MartiansState) -> bool:
        """R56: whether it would, uncancelled, take the win away from the active player."""
        return self.hits(state, state.active)

    # ---- what it does

    def act(self, state: MartiansState) -> bool:
        """Go on with it; whether something is asked."""
        if self.wants >= 0 and state.choice < 0:
            return state.ask(state.player, self.wants)
        self.do(state)
        return False

    def do(self, state: MartiansState) -> None:
        """Its effect, once nothing is asked any more: it comes into force (R60)."""
        if state.drawn >= 0 and state.lasts(self.effect):
            hands.discard_played(state, state.drawn)  # R62: co-operative, the second takes the place of the first
        state.until[self.effect] = state.player if self.lasts == content.NEXT_TURN else state.active

    def end(self, state: MartiansState) -> None:
        """R60: it is no longer in force."""
        state.until[self.effect] = NONE

    def in_force(self, state: MartiansState) -> list[int]:
        """As long as it is in force, the seat with whose turn it ends or whom it serves; NONE: this turn's."""
        if self.effect < 0 or not state.lasts(self.effect):
            return []
        return [NONE if self.lasts == content.THIS_TURN else state.until[self.effect]]

    def options(self, state: MartiansState) -> list[int]:
        """What may be answered, rising."""
        raise NotImplementedError

    def answer(self, state: MartiansState, action: int) -> None:
        """Write the answer down: a tile or a square."""
        state.choice = action - TILE if action < CELL else action - CELL

    # ---- as a reaction, or as a weapon on the table

    def answers(self, state: MartiansState, seat: int) -> bool:
        """R54, R65: whether the seat may answer with it to the card being resolved."""
        return False

    def react(self, state: MartiansState, seat: int) -> None:
        """What it does as an answer: it cancels."""
        resolving.cancel(state)

    def redirects(self, state: MartiansState) -> list[int]:
        """Whom it may name instead of the target, rising."""
        raise NotImplementedError

    def usable(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R64: whether it can be used from the table."""
        return False

    def use(self, state: MartiansState, seat: int, window: int) -> None:
        """What using it does: it comes into force."""
        self.do(state)

    def refuse_use(self, state: MartiansState, seat: int, asked: i64, reacting: bool) -> Reason:
        """R33, R64: why it cannot be used from the table."""
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
        if in_combat(state, asked):
            return Reason("R36", say("no-leaving"))
        return Reason(self.rule, say("no-twice", {"card": self.said()}))


def targets(state: MartiansState, card: Card, not_seat: int) -> list[int]:
    """The seats that a card with one target may hit."""
    return [seat for seat in range(state.terms.players) if seat != not_seat and card.hits(state, seat)]


# ---- Event cards


class Agent(Card):
    """C1: everybody gains a Bullet."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """Somebody has room for one."""
        return min(state.bullets) < self.most

    def do(self, state: MartiansState) -> None:
        """C1."""
        for seat in range(state.terms.players):
            state.bullets[seat] = min(state.bullets[seat] + 1, self.most)
        if state.telling:
            state.tell(state.player, say("bullets-for-all"))


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
        last = NONE
        for cell in [] if state.lasts(content.HOMELAND) else state.martians:
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
        if state.asked != ASK_CELL:
            return super().question(state)
        return "ask-candy-to" if state.mover >= 0 else "ask-candy-which"

    def act(self, state: MartiansState) -> bool:
        """C2."""
        if state.choice < 0 or state.other < 0:
            return state.ask(state.player, ASK_TILE)
        if state.enough or (state.mover < 0 and not self._can_lure(state)):
            return False
        return state.ask(state.player, ASK_CELL)

    def _can_lure(self, state: MartiansState) -> bool:
        return len(tile_martians(state, state.choice)) > 0 and len(pieces.room_for_martians(state, state.other)) > 0

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
        goal = action - CELL
        if action == PASS:
            state.enough = True
        elif goal < 0:
            super().answer(state, action)
        elif state.mover < 0:
            state.mover = goal
        else:
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


class FourSidedDice(Card):
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

    wants = ASK_TILE

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """There is a Martian."""
        return len(state.martians) > 0

    def do(self, state: MartiansState) -> None:
        """C4."""
        found = tile_martians(state, state.choice)
        for cell in found:
            pieces.remove_martian(state, cell)
        if state.telling:
            args: Args = {"tile": tile_there(state, state.choice), "count": len(found)}
            state.tell(state.player, say("tile-cleared", args))

    def options(self, state: MartiansState) -> list[int]:
        """C4."""
        return [TILE + tile for tile in martian_tiles(state)]


class Homeland(Card):
    """C5: no Martian moves until the end of the player's next turn."""

    def do(self, state: MartiansState) -> None:
        """C5."""
        super().do(state)
        state.homeland_ends = 2 if state.player == state.active else 1


class GoTime(Card):
    """C6: another turn."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R62; somebody else would be next."""
        return state.terms.players > 1 and super().changes(state, seat, asked)


class MartialLaw(Card):
    """C7: every pawn outside goes to the nearest building or field."""

    leaves = True

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """Somebody is outside, and nobody has to leave a combat."""
        if in_combat(state, asked) and not map.is_shelter(state, state.pawn[state.active]):
            return False
        for pawn in state.pawn:
            if not map.is_shelter(state, pawn):
                return True
        return False

    def do(self, state: MartiansState) -> None:
        """C7."""
        for seat in state.clockwise():
            if not map.is_shelter(state, state.pawn[seat]):
                goal = map.nearest_shelter(state, state.pawn[seat])
                if goal >= 0:
                    pieces.send(state, seat, goal)


class Mp3Player(Card):
    """C8: cancels Memory Drain."""

    def answers(self, state: MartiansState, seat: int) -> bool:
        """Co-operative: whoever it is aimed at."""
        if not isinstance(state.terms.cards[state.played], MemoryDrain):
            return False
        if state.drawn >= 0:
            return state.stage == ids.STAGE_DRAWN and state.items[state.target] != 0
        return state.target == seat

    def refuse_use(self, state: MartiansState, seat: int, asked: i64, reacting: bool) -> Reason:
        """C8: it only answers."""
        if state.has_arm(seat, self.weapon):
            return Reason(self.rule, say("no-weapon-now", {"card": self.said()}))
        return super().refuse_use(state, seat, asked, reacting)


class Nuclear(Card):
    """C9: remove a road tile at the edge and collect its Martians."""

    wants = ASK_TILE
    leaves = True

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R36: a tile can be lifted; in a combat not the own one."""
        return len(self._liftable(state, in_combat(state, asked), True)) > 0

    def _liftable(self, state: MartiansState, not_own: bool, first_only: bool) -> list[int]:
        found: list[int] = []
        for tile in state.on_table:
            if not (not_own and state.pawn[state.active] // 9 == tile) and map.can_lift(state, tile):
                found.append(tile)
                if first_only:
                    break
        return found

    def do(self, state: MartiansState) -> None:
        """C9, D26."""
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
        found: list[int] = []
        marked: i64 = state.marked
        cell: i64
        for cell in state.martians:
            if not marked >> (cell // 9) & 1:
                found.append(CELL + cell)
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


class Searchlight(Card):
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

    def do(self, state: MartiansState) -> None:
        """C11: the exchange, once the target is named and has not refused."""
        seat, given = state.player, state.choice
        if state.other < OBJECT:
            other, kind = divmod(state.other, KINDS)
            state.items[seat] ^= 1 << given | 1 << kind
            state.items[other] ^= 1 << given | 1 << kind
            if state.telling:
                args: Args = {"kind": kind_name(given), "other": seat_name(other), "got": kind_name(kind)}
                state.tell_of(seat, "exchanges-items", args)
            return
        cell = state.other - OBJECT
        for kind in range(KINDS):
            if KINDS * cell + kind in state.open_objects and not state.items[seat] >> kind & 1:
                pieces.take_open(state, KINDS * cell + kind)
                self._exchange(state, cell, kind)
                return
        spot = pieces.hidden_at(state, cell)
        kind = state.spot_kind[spot]
        if state.items[seat] >> kind & 1:
            pieces.look_at_spot(state, seat, spot)
        else:
            pieces.reveal_spot(state, spot)
            self._exchange(state, cell, kind)

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
            found += [KINDS * other + kind for kind in state.held_kinds(other) if not own >> kind & 1]
    cells = {code // KINDS for code in state.open_objects if not own >> code % KINDS & 1}
    for spot in range(content.SPOTS):
        if state.spot_kind[spot] >= 0:
            seen = privately and state.spot_seen[spot] >> seat & 1 == 1
            if (1 << state.spot_kind[spot] if seen else state.spot_mask[spot]) & ~own:
                cells.add(state.spot_cell[spot])
    return found + [OBJECT + cell for cell in sorted(cells)]


class Shotgun(Card):
    """C12: serves by itself in the next combats (R33)."""

    def refuse_use(self, state: MartiansState, seat: int, asked: i64, reacting: bool) -> Reason:
        """R33."""
        return Reason("R33", say("no-shotgun"))


class SignalJammer(Card):
    """C13: neither fights nor stops for Martians, this turn."""

    def usable(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R36, R62."""
        return not state.lasts(self.effect) and not in_combat(state, asked)


def _is_aimed(state: MartiansState, seat: int) -> bool:
    """Whether the card being resolved is aimed at the seat; a drawn one must do something to it."""
    return state.target == seat and (state.drawn < 0 or state.terms.cards[state.played].hits(state, seat))


class TakeHer(Card):
    """C14: another player is taken by Tractor Beam."""

    def answers(self, state: MartiansState, seat: int) -> bool:
        """C14."""
        beam = isinstance(state.terms.cards[state.played], TractorBeam)
        return beam and state.terms.players > 1 and _is_aimed(state, seat)

    def react(self, state: MartiansState, seat: int) -> None:
        """Another is named."""
        state.stage = ids.STAGE_REDIRECT
        state.choice = self.number
        state.ask(seat, ids.ASK_SEAT)

    def redirects(self, state: MartiansState) -> list[int]:
        """Anybody else."""
        return [SEAT + seat for seat in range(state.terms.players) if seat != state.to_move]


class Teleport(Card):
    """C15: the own pawn goes to any other square."""

    wants = ASK_CELL
    leaves = True

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R36."""
        return not in_combat(state, asked)

    def do(self, state: MartiansState) -> None:
        """C15, C34."""
        pieces.send(state, traveller(state), state.choice)

    def options(self, state: MartiansState) -> list[int]:
        """Any other square that is not blocked."""
        ground = state.ground
        without = state.pawn[traveller(state)]
        return [CELL + cell for cell in range(content.CELLS) if ground[cell] != 0 and cell != without]


def traveller(state: MartiansState) -> int:
    """The seat whose pawn goes to the square that is chosen for a card: the target, or the player."""
    return state.target if state.target >= 0 else state.player


class NoWay(Card):
    """C16, R24: doubled movement."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R62; there is movement."""
        return not state.lasts(content.LEVITATION) and super().changes(state, seat, asked)


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


class NotHuman(TakeHer):
    """C18: the card does not affect the target; another may be named."""

    def answers(self, state: MartiansState, seat: int) -> bool:
        """C18."""
        return _is_aimed(state, seat)

    def react(self, state: MartiansState, seat: int) -> None:
        """C18: Searchlight is only cancelled."""
        if state.weapon:
            resolving.cancel(state)
        else:
            super().react(state, seat)

    def redirects(self, state: MartiansState) -> list[int]:
        """Nobody, or whom the card would hit."""
        hit = targets(state, state.terms.cards[state.played], state.to_move)
        return [PASS, *[SEAT + seat for seat in hit]]


class Wait(Card):
    """C19: +1 on all own rolls of this turn."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R62; a roll is still to come."""
        return state.phase < ids.PHASE_MARTIANS and super().changes(state, seat, asked)


class VeryAngry(Card):
    """C20: some more cards in this window."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """Another card of the hand could be played now."""
        for number in state.hand_of(seat):
            if number != self.number and may_play(state, seat, state.terms.cards[number], asked):
                return True
        return False

    def refuse(self, state: MartiansState, asked: i64) -> Reason:
        """C20."""
        return Reason(self.rule, say("no-other-card"))

    def do(self, state: MartiansState) -> None:
        """C20."""
        gained = min(self.count, state.held[state.player])
        if state.window == AFTER_FIGHT:
            state.angry_fight += gained
        elif state.window == ids.AFTER_ROUND:
            state.angry_round += gained
        else:
            state.angry += gained


# ---- Martian cards


class BigEyes(Card):
    """C21: everybody may play one more card."""

    def do(self, state: MartiansState) -> None:
        """C21."""
        super().do(state)
        state.eyes_left = (1 << state.terms.players) - 1

    def end(self, state: MartiansState) -> None:
        """R60."""
        super().end(state)
        state.eyes_left = 0


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

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """Two tokens differ as far as the seat can know."""
        return len(self._swaps(state, seat, True)) > 0

    def undoes_win(self, state: MartiansState) -> bool:
        """The ship has somewhere to go."""
        return sum([1 for token in state.tokens if token >= 0]) > 1

    def _swaps(self, state: MartiansState, seat: int, privately: bool) -> list[int]:
        """Pairs of Farms, 4 x one + other, whose tokens differ as far as the seat can know, or as everybody can."""
        farms = [farm for farm in range(FARMS) if state.tokens[farm] >= 0]
        found: list[int] = []
        for one in farms:
            for other in farms:
                if one != other and self._may_differ(state, seat, one, other, privately):
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

    def matters(self, state: MartiansState) -> bool:
        """Somebody has a card."""
        return max(state.held) > 0

    def do(self, state: MartiansState) -> None:
        """C24."""
        counts = state.held[:]
        for seat in state.clockwise():
            for card in state.hand_of(seat):
                hands.discard_card(state, seat, card)
                if state.telling:
                    state.tell_of(seat, "slimed", {"card": state.terms.cards[card].said()})
        if not state.terms.coop:
            counts[state.player] += 1
        for seat in state.clockwise():
            hands.draw_cards(state, seat, counts[seat])


class Cook(Card):
    """C25: Fuel goes to a Gas Station."""

    def hits(self, state: MartiansState, seat: int) -> bool:
        """Whoever has Fuel."""
        return state.items[seat] & 1 != 0 and len(self.options(state)) > 0

    def matters(self, state: MartiansState) -> bool:
        """There is Fuel to carry, and somewhere to carry it."""
        held = sum([items & 1 for items in state.items])
        return len(self.options(state)) > 0 and held + len(self._stray(state)) > 0

    def _stray(self, state: MartiansState) -> list[int]:
        """The face-up Fuel that does not lie at a Gas Station."""
        return [code for code in state.open_objects if code % KINDS == 0 and code // (9 * KINDS) not in GAS_STATIONS]

    def act(self, state: MartiansState) -> bool:
        """C25."""
        if not self.options(state):
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
            pieces.take_open(state, code)
            goal = self._put(state)
            if state.telling:
                args: Args = {"kind": kind_name(0), "from": cell_name(state, code // KINDS)}
                state.tell(state.player, say("fuel-carried", {**args, "cell": cell_name(state, goal)}))
        return False

    def _lay(self, state: MartiansState, seat: int) -> None:
        state.items[seat] &= ~1
        goal = self._put(state)
        if state.telling:
            state.tell_of(seat, "item-set-down", {"kind": kind_name(0), "cell": cell_name(state, goal)})

    def _put(self, state: MartiansState) -> int:
        """Fuel lies at the Gas Station that was chosen; where."""
        goal = pieces.free_building_square(state, state.choice)
        pieces.lay_open(state, goal, 0)
        state.choice = NONE
        return goal

    def options(self, state: MartiansState) -> list[int]:
        """The Gas Stations on the table."""
        return [TILE + tile for tile in GAS_STATIONS if state.place[tile] >= 0]


class LandingParty(Card):
    """C26: everybody may take a weapon out of the draw pile."""

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
                return state.ask(seat, ids.ASK_LANDING)
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
        free = [card for card in state.terms.weapons if not state.has_arm(seat, card.weapon)]
        return [PASS, *[ids.ARM + card.weapon for card in free if card.number in state.deck]]

    def answer(self, state: MartiansState, action: int) -> None:
        """C26."""
        if action != PASS:
            card = state.terms.weapons[action - ids.ARM].number
            hands.take_from_pile(state, card)
            pieces.put_arm(state, state.next_seat(state.active, state.count), card)
        state.count += 1


class Levitation(Card):
    """C27: nobody rolls for movement or steps."""


class MassHysteria(Card):
    """C28: some tiles without a Martian get one."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """There is a Martian and a place for it."""
        return state.supply > 0 and len(self.options(state)) > 0

    def act(self, state: MartiansState) -> bool:
        """C28."""
        return state.count < self.count and self.changes(state, state.player, 0) and state.ask(state.player, ASK_CELL)

    def options(self, state: MartiansState) -> list[int]:
        """The road and field squares of tiles without a Martian."""
        taken = [False] * content.TILES
        for cell in state.martians:
            taken[cell // 9] = True
        found: list[int] = []
        for tile in state.on_table:
            if not taken[tile]:
                found += [CELL + cell for cell in pieces.free_squares(state, tile)]
        return found

    def answer(self, state: MartiansState, action: int) -> None:
        """C28."""
        state.count += 1
        if state.telling:
            state.tell(state.player, say("martian-appears", {"cell": cell_name(state, action - CELL)}))
        pieces.put_martian(state, action - CELL)


class MemoryDrain(Card):
    """C29: a player loses all items."""

    def hits(self, state: MartiansState, seat: int) -> bool:
        """Whoever has an item."""
        return state.items[seat] != 0

    def do(self, state: MartiansState) -> None:
        """C29, D14."""
        seat = state.target
        if seat >= 0 and state.items[seat] != 0:
            if pieces.can_return_to_pool(state, seat):
                pieces.to_pool(state, seat)
            else:
                pieces.set_down(state, seat, state.pawn[seat])


class PodPeople(Card):
    """C30: a Martian appears on the square of every pawn."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """There is a Martian, and a pawn without one."""
        return state.supply > 0 and len([pawn for pawn in state.pawn if not state.has_martian(pawn)]) > 0

    def undoes_win(self, state: MartiansState) -> bool:
        """There is a Martian for the active player."""
        return state.supply > 0

    def do(self, state: MartiansState) -> None:
        """C30."""
        for seat in state.clockwise():
            if pieces.put_martian(state, state.pawn[seat]) and state.telling:
                state.tell(state.player, say("martian-appears", {"cell": cell_name(state, state.pawn[seat])}))


class StupidHumans(Card):
    """C31: all rolls -1."""


class EndOfTheWorld(Card):
    """C32: no tile is drawn."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """R62; there are tiles."""
        return len(state.tiles) > 0 and super().changes(state, seat, asked)

    def matters(self, state: MartiansState) -> bool:
        """There are tiles."""
        return len(state.tiles) > 0


class VideoGame(Card):
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

    def do(self, state: MartiansState) -> None:
        """C33, D16: co-operative, only who has more."""
        least = self.count if state.drawn >= 0 else 0
        for seat in state.clockwise() if state.drawn >= 0 else [state.target]:
            if state.bullets[seat] > least:
                lost = min(self.count, state.bullets[seat])
                state.bullets[seat] -= lost
                if state.telling:
                    state.tell_of(seat, "loses-bullets", {"count": lost, "now": state.bullets[seat]})
            if state.life[seat] > least:
                pieces.lose_life(state, seat, self.count, True)


class TractorBeam(Teleport):
    """C34: another player's pawn goes to any other square; co-operative: to the start."""

    leaves = False

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """There is somebody to hit."""
        return len(targets(state, self, seat)) > 0

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
        return super().act(state)


class Peace(Card):
    """C35: every player loses a Life."""

    def changes(self, state: MartiansState, seat: int, asked: i64) -> bool:
        """Somebody has one to lose."""
        return state.terms.card_deaths or max(state.life) > 1

    def undoes_win(self, state: MartiansState) -> bool:
        """The active player dies."""
        return state.terms.card_deaths and state.life[state.active] == 1

    def do(self, state: MartiansState) -> None:
        """C35."""
        for seat in state.clockwise():
            pieces.lose_life(state, seat, 1, True)


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
