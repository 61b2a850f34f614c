"""Martians, objects, tokens and the fates of players (R12-R20, R37-R45)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.phrase import Phrase
from ludoteca.engine.rising import place_in
from ludoteca.games.martians.content import (
    BOX,
    BUILDING,
    BULLET,
    FARMS,
    FIRST_BUILDING,
    FIRST_GENERIC,
    GAS_STATIONS,
    KINDS,
    LIFE,
    SPOTS,
    turned,
)
from ludoteca.games.martians.hands import MartiansHands
from ludoteca.games.martians.names import card_said, cell_name, kind_name, say, tile_there
from ludoteca.games.martians.table import CENTRES, MARTIAN, NONE, START

MOST: Final = BOX.most


class MartiansPieces(MartiansHands):
    """What stands and lies on the squares."""

    # ---- Martians

    def put_martian(self, cell: int) -> bool:
        """One Martian from the supply onto a square (R6, R15); whether it could be put."""
        if self.to_move < 0 or self.supply == 0 or self.squares[cell] & MARTIAN:
            return False
        self.supply -= 1
        self.squares[cell] |= MARTIAN
        self.martians.insert(place_in(self.martians, cell), cell)
        if cell == self.pawn[self.active]:
            self.dirty = True
        if self.terms.coop and self.supply == 0:  # F6
            self.lose("lost-supply")
        return True

    def lift_martian(self, cell: int) -> None:
        """A Martian leaves a square."""
        self.squares[cell] &= ~MARTIAN
        self.martians.pop(place_in(self.martians, cell))
        if cell == self.pawn[self.active]:
            self.dirty = True
        if self.moved and cell in self.moved:  # only a card played in step 6 can do this (R57)
            self.moved = [other for other in self.moved if other != cell]

    def remove_martian(self, cell: int) -> None:
        """A Martian goes back to the supply, or out of the co-operative game."""
        self.lift_martian(cell)
        if self.terms.coop and not self.terms.restocked:
            self.removed += 1
        else:
            self.supply += 1

    def shift_martian(self, cell: int, goal: int) -> None:
        """A Martian changes its square; one that has been moved stays one that has."""
        if self.moved and cell in self.moved:
            self.moved = [*self.moved, goal]
        self.lift_martian(cell)
        self.squares[goal] |= MARTIAN
        self.martians.insert(place_in(self.martians, goal), goal)
        if goal == self.pawn[self.active]:
            self.dirty = True

    def collect_martian(self, seat: int, cell: int) -> None:
        """R37: a trophy; in the co-operative game it is removed."""
        if self.terms.coop:
            self.remove_martian(cell)
        else:
            self.lift_martian(cell)
            self.trophies[seat] += 1

    def has_trophy_win(self, seat: int) -> bool:
        """F1: end the game if the seat has collected enough."""
        if self.terms.coop or self.trophies[seat] < self.terms.goal:
            return False
        if self.telling:
            self.tell_of(seat, "wins-trophies", {"count": self.trophies[seat]})
        self.end(1 << seat)
        return True

    def tile_martians(self, tile: int) -> list[int]:
        """The squares of a tile with a Martian, rising."""
        found: list[int] = []
        for cell in range(9 * tile, 9 * tile + 9):
            if self.squares[cell] & MARTIAN:
                found.append(cell)
        return found

    def free_squares(self, tile: int) -> list[int]:
        """The road and field squares of a tile where a Martian may be put (C28)."""
        found: list[int] = []
        for cell in range(9 * tile, 9 * tile + 9):
            if self.ground[cell] not in (0, BUILDING) and not self.squares[cell] & MARTIAN:
                found.append(cell)
        return found

    def room_for_martians(self, tile: int) -> list[int]:
        """The squares of a tile that a Martian may be moved to, in buildings as well (C2)."""
        found: list[int] = []
        for cell in range(9 * tile, 9 * tile + 9):
            if self.ground[cell] != 0 and not self.squares[cell] & MARTIAN and not self.is_shielded(cell):
                found.append(cell)
        return found

    # ---- a new tile (R12-R15)

    def furnish(self, tile: int) -> None:
        """Martians, markers, objects or a token for a tile just laid."""
        rotation = self.rotation[tile]
        if tile <= FARMS:  # R13
            farm = tile - 1
            tokens = self.tokens[:]
            tokens[farm] = self.beside[-1]
            self.tokens = tokens
            self.beside = self.beside[:-1]
            self.put_martian(CENTRES[farm])
            return
        for mark in BOX.marks[tile]:  # R14
            self.squares[9 * tile + turned(mark % 9, rotation)] |= LIFE if mark < 9 else BULLET
        for spot in BOX.spots_of[tile]:
            if self.pool and (self.terms.all_spots or BOX.spot_first[spot]):
                self.spot_kind[spot] = self.pool[-1]
                self.pool = self.pool[:-1]
                epoch = self.spot_epoch[:]
                epoch[spot] = len(self.epochs) // KINDS
                self.spot_epoch = epoch
        for square in BOX.roads[4 * tile + rotation]:
            self.put_martian(9 * tile + square)

    # ---- picking up (R19, R20)

    def take_markers(self, seat: int, cell: int) -> None:
        """R19."""
        if self.squares[cell] & LIFE and self.life[seat] < MOST:
            self._pick_up(cell, LIFE)
            self.life[seat] += 1
            if self.telling:
                self.tell_of(seat, "takes-life", {"now": self.life[seat]})
        if self.squares[cell] & BULLET and self.bullets[seat] < MOST:
            self._pick_up(cell, BULLET)
            self.bullets[seat] += 1
            if self.telling:
                self.tell_of(seat, "takes-bullet", {"now": self.bullets[seat]})

    def _pick_up(self, cell: int, marker: int) -> None:
        self.squares[cell] &= ~marker
        self.told_markers = b""

    def can_take_marker(self, seat: int, cell: int) -> bool:
        """R19: whether there is a marker here that the seat has room for."""
        there = self.squares[cell]
        return (there & LIFE != 0 and self.life[seat] < MOST) or (there & BULLET != 0 and self.bullets[seat] < MOST)

    def take_objects(self, seat: int, cell: int) -> None:
        """R20: what lies open first, then what is hidden."""
        for kind in range(KINDS):
            if 3 * cell + kind in self.open_objects and not self.items[seat] >> kind & 1:
                self.take_open(3 * cell + kind)
                self.gain_item(seat, kind)
        spot = self.hidden_at(cell)
        if spot >= 0:
            kind = self.spot_kind[spot]
            if self.items[seat] >> kind & 1:
                self.look_at_spot(seat, spot)
            else:
                self.reveal_spot(spot)
                self.gain_item(seat, kind)

    def gain_item(self, seat: int, kind: int) -> None:
        """An item lies open before the player."""
        self.items[seat] |= 1 << kind
        if self.telling:
            self.tell_of(seat, "takes-item", {"kind": kind_name(kind)})

    def hidden_at(self, cell: int) -> int:
        """The object spot with a hidden object on that square, NONE if there is none."""
        for spot in BOX.spots_of[cell // 9]:
            if self.spot_kind[spot] >= 0 and self.spot_cell[spot] == cell:
                return spot
        return NONE

    def look_at_spot(self, seat: int, spot: int) -> None:
        """The player alone sees a hidden object of a kind already held, and puts it back."""
        self.spot_seen[spot] |= 1 << seat
        self.spot_mask[spot] &= self.items[seat]
        if self.telling:
            args: dict[str, int | str | Phrase] = {"cell": cell_name(self.place, self.spot_cell[spot])}
            self.tell_apart(seat, "puts-back-own", "puts-back", args, kind_name(self.spot_kind[spot]))

    def reveal_spot(self, spot: int) -> None:
        """A hidden object is taken away, for all to see."""
        kind = self.spot_kind[spot]
        self.spot_kind[spot] = NONE
        self.spot_seen[spot] = 0
        self.spot_mask[spot] = 7
        if self.epochs:
            epochs = self.epochs[:]
            for time in range(self.spot_epoch[spot], len(epochs) // KINDS):
                epochs[KINDS * time + kind] -= 1
            self.epochs = epochs

    def take_open(self, code: int) -> None:
        """A face-up object (3 x cell + kind) is taken away."""
        left = self.open_objects[:]
        left.remove(code)
        self.open_objects = left

    def lay_open(self, cell: int, kind: int) -> None:
        """An object is laid face up."""
        self.open_objects = sorted([*self.open_objects, 3 * cell + kind])

    # ---- setting items down (R39, C25, C29)

    def free_building_square(self, tile: int) -> int:
        """R39: the lowest building square without a marker or an object, or the lowest one."""
        lowest = NONE
        for cell in range(9 * tile, 9 * tile + 9):
            if self.ground[cell] != BUILDING:
                continue
            if lowest < 0:
                lowest = cell
            if not self.squares[cell] & (LIFE | BULLET) and self.hidden_at(cell) < 0 and not self.has_open(cell):
                return cell
        return lowest

    def has_open(self, cell: int) -> bool:
        """Whether a face-up object lies on that square."""
        for code in self.open_objects:
            if code // 3 == cell:
                return True
        return False

    def set_down(self, seat: int, cell: int) -> None:
        """R39: all items of a seat, from the square where its pawn stood."""
        kinds = self.held_kinds(seat)
        if not kinds:
            return
        tiles = self.buildings_by_distance(cell)
        if not tiles:
            self.to_pool(seat)
            return
        self.items[seat] = 0
        for number in range(len(kinds)):
            goal = self.free_building_square(tiles[number % len(tiles)])
            self.lay_open(goal, kinds[number])
            if self.telling:
                self.tell_of(
                    seat, "item-set-down", {"kind": kind_name(kinds[number]), "cell": cell_name(self.place, goal)}
                )

    def to_pool(self, seat: int) -> None:
        """All items of a seat go back to the pool, which is mixed (C29)."""
        unseen = [0] * KINDS
        for kind in self.pool:
            unseen[kind] += 1
        for spot in range(SPOTS):
            if self.spot_kind[spot] >= 0:
                unseen[self.spot_kind[spot]] += 1
        self.epochs = self.epochs + unseen
        pool = sorted(self.pool + self.held_kinds(seat))
        self.dice.shuffle(pool)
        self.pool = pool
        self.items[seat] = 0
        if self.telling:
            self.tell_of(seat, "items-to-pool")

    def can_return_to_pool(self, seat: int) -> bool:
        """C29: whether building tiles of the tile deck can bring the objects back."""
        room = 0
        for tile in self.tiles:
            if FIRST_BUILDING <= tile < FIRST_GENERIC:
                if not self.terms.coop:
                    return True
                room += len(BOX.spots_of[tile]) if self.terms.all_spots else 1
        return self.terms.coop and room > 0 and room >= len(self.pool) + len(self.held_kinds(seat))

    def stations(self) -> list[int]:
        """The Gas Stations on the table (C25)."""
        return [tile for tile in GAS_STATIONS if self.place[tile] >= 0]

    def stray_fuel(self) -> list[int]:
        """The face-up Fuel that does not lie at a Gas Station (C25)."""
        return [code for code in self.open_objects if code % KINDS == 0 and code // (9 * KINDS) not in GAS_STATIONS]

    # ---- Farms, R43-R45

    def grow_farms(self) -> None:
        """Step 7."""
        ship = self.ship_farm()
        for farm in range(FARMS):
            if self.tokens[farm] < 0:
                continue
            if ship >= 0 and (self.terms.surge_all or farm == ship):  # R44
                for square in BOX.surge:
                    if self.put_martian(9 * farm + 9 + square):
                        self._tell_growth(farm)
                        break
            elif self.put_martian(CENTRES[farm]):  # R43
                self._tell_growth(farm)
            if self.to_move < 0:
                return

    def _tell_growth(self, farm: int) -> None:
        if self.telling:
            self.tell(NONE, say("farm-grows", {"tile": tile_there(self.place, farm + 1)}))

    # ---- pawns, Life and death

    def move_pawn(self, seat: int, cell: int) -> None:
        """A card moves a pawn."""
        self.pawn[seat] = cell
        if seat == self.active:
            self.dirty = True

    def lose_life(self, seat: int, count: int, by_card: bool) -> None:
        """Life goes; with none left the player dies (R38), unless cards cannot kill."""
        floor = 1 if by_card and not self.terms.card_deaths else 0
        lost = min(count, self.life[seat] - floor)
        self.life[seat] -= lost
        if self.telling and lost > 0:
            self.tell_of(seat, "loses-life", {"count": lost, "now": self.life[seat]})
        if self.life[seat] == 0:
            self.die_now(seat)

    def die_now(self, seat: int) -> None:
        """R38: death."""
        stood = self.pawn[seat]
        lost = (self.trophies[seat] + 1) // 2
        self.trophies[seat] -= lost
        self.supply += lost
        if self.telling:
            self.tell_of(seat, "dies", {"count": lost})
        self.pawn[seat] = START
        self.set_down(seat, stood)
        for weapon in range(len(BOX.weapons)):
            if self.has_arm(seat, weapon):
                self.drop_arm(seat, weapon)
        self.life[seat] = BOX.life
        self.bullets[seat] = BOX.bullets
        if seat == self.active:
            self.died = True
            self.dirty = False

    def drop_arm(self, seat: int, weapon: int) -> None:
        """A weapon goes from the table to the discard pile."""
        self.arms[seat] &= ~(1 << weapon)
        self.shells[seat] = self.shells[seat] if BOX.weapons[weapon] != SHOTGUN_CARD else 0
        self.discards.append(BOX.weapons[weapon])

    def put_arm(self, seat: int, card: int) -> None:
        """R63: a weapon comes to the table."""
        self.arms[seat] |= 1 << BOX.weapon_of[card]
        if card == SHOTGUN_CARD:
            self.shells[seat] = BOX.shotgun
        if self.telling:
            self.tell_of(seat, "arms", {"card": card_said(card)})

    # ---- the ends of the co-operative game

    def lose(self, key: str) -> None:
        """All lose together."""
        if self.telling:
            self.tell(NONE, say(key))
        self.end(0)

    def check_ship_missing(self, closed: bool) -> None:
        """F7: the Mother Ship cannot come any more."""
        if self.terms.coop and 1 in self.beside and (closed or not self.tiles):
            self.lose("lost-ship")


SHOTGUN_CARD: Final = 11
