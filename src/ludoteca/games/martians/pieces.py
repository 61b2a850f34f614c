"""Martians, objects, tokens and the fates of players (R12-R20, R37-R45)."""

from __future__ import annotations

from ludoteca.engine.rising import place_in
from ludoteca.games.martians import content
from ludoteca.games.martians.content import BUILDING, BULLET, CENTRES, FARMS, KINDS, LIFE, MARTIAN, NONE, SHOTGUN
from ludoteca.games.martians.ids import CHECK_NONE
from ludoteca.games.martians.map import buildings_by_distance
from ludoteca.games.martians.phrases import cell_name, kind_name, say, tile_there
from ludoteca.games.martians.position import OBJECTS, MartiansState

# ---- Martians


def put_martian(state: MartiansState, cell: int) -> bool:
    """One Martian from the supply onto a square (R6, R15); whether it could be put."""
    if state.to_move < 0 or state.supply == 0 or state.squares[cell] & MARTIAN:
        return False
    state.supply -= 1
    state.squares[cell] |= MARTIAN
    state.martians.insert(place_in(state.martians, cell), cell)
    if cell == state.pawn[state.active]:
        state.dirty = True
    if state.terms.coop and state.supply == 0:  # F6
        state.lose("lost-supply")
    return True


def lift_martian(state: MartiansState, cell: int) -> None:
    """A Martian leaves a square."""
    state.squares[cell] &= ~MARTIAN
    state.martians.pop(place_in(state.martians, cell))
    if cell == state.pawn[state.active]:
        state.dirty = True
    if state.moved and cell in state.moved:  # only a card played in step 6 can do this (R57)
        state.moved = [other for other in state.moved if other != cell]


def remove_martian(state: MartiansState, cell: int) -> None:
    """A Martian goes back to the supply, or out of the co-operative game."""
    lift_martian(state, cell)
    if state.terms.coop and not state.terms.restocked:
        state.removed += 1
    else:
        state.supply += 1


def shift_martian(state: MartiansState, cell: int, goal: int) -> None:
    """A Martian changes its square; one that has been moved stays one that has."""
    if state.moved and cell in state.moved:
        state.moved = [*state.moved, goal]
    lift_martian(state, cell)
    state.squares[goal] |= MARTIAN
    state.martians.insert(place_in(state.martians, goal), goal)
    if goal == state.pawn[state.active]:
        state.dirty = True


def collect_martian(state: MartiansState, seat: int, cell: int) -> None:
    """R37: a trophy; in the co-operative game it is removed."""
    if state.terms.coop:
        remove_martian(state, cell)
    else:
        lift_martian(state, cell)
        state.trophies[seat] += 1


def has_trophy_win(state: MartiansState, seat: int) -> bool:
    """F1: end the game if the seat has collected enough."""
    if state.terms.coop or state.trophies[seat] < state.terms.goal:
        return False
    if state.telling:
        state.tell_of(seat, "wins-trophies", {"count": state.trophies[seat]})
    state.end(1 << seat)
    return True


def tile_martians(state: MartiansState, tile: int) -> list[int]:
    """The squares of a tile with a Martian, rising."""
    found: list[int] = []
    for cell in range(9 * tile, 9 * tile + 9):
        if state.squares[cell] & MARTIAN:
            found.append(cell)
    return found


def free_squares(state: MartiansState, tile: int) -> list[int]:
    """The road and field squares of a tile where a Martian may be put (C28)."""
    found: list[int] = []
    for cell in range(9 * tile, 9 * tile + 9):
        if state.ground[cell] not in (0, BUILDING) and not state.squares[cell] & MARTIAN:
            found.append(cell)
    return found


def room_for_martians(state: MartiansState, tile: int) -> list[int]:
    """The squares of a tile that a Martian may be moved to, in buildings as well (C2)."""
    found: list[int] = []
    for cell in range(9 * tile, 9 * tile + 9):
        if state.ground[cell] != 0 and not state.squares[cell] & MARTIAN and not state.is_shielded(cell):
            found.append(cell)
    return found


# ---- a new tile (R12-R15)


def furnish(state: MartiansState, tile: int) -> None:
    """Martians, markers, objects or a token for a tile just laid."""
    terms = state.terms
    box = terms.box
    rotation = state.rotation[tile]
    if tile <= FARMS:  # R13
        farm = tile - 1
        tokens = state.tokens[:]
        tokens[farm] = state.beside[-1]
        state.tokens = tokens
        state.beside = state.beside[:-1]
        put_martian(state, CENTRES[farm])
        return
    for mark in box.marks[tile]:  # R14
        state.squares[9 * tile + content.turned(mark % 9, rotation)] |= LIFE if mark < 9 else BULLET
    for spot in box.spots_of[tile]:
        if state.pool and (terms.all_spots or box.spot_first[spot]):
            state.spot_kind[spot] = state.pool[-1]
            state.pool = state.pool[:-1]
            epoch = state.spot_epoch[:]
            epoch[spot] = len(state.epochs) // KINDS
            state.spot_epoch = epoch
    for square in box.roads[4 * tile + rotation]:
        put_martian(state, 9 * tile + square)


# ---- picking up (R19, R20)


def take_markers(state: MartiansState, seat: int, cell: int) -> None:
    """R19."""
    most = state.terms.box.most
    if state.squares[cell] & LIFE and state.life[seat] < most:
        _pick_up(state, cell, LIFE)
        state.life[seat] += 1
        if state.telling:
            state.tell_of(seat, "takes-life", {"now": state.life[seat]})
    if state.squares[cell] & BULLET and state.bullets[seat] < most:
        _pick_up(state, cell, BULLET)
        state.bullets[seat] += 1
        if state.telling:
            state.tell_of(seat, "takes-bullet", {"now": state.bullets[seat]})


def _pick_up(state: MartiansState, cell: int, marker: int) -> None:
    state.squares[cell] &= ~marker
    state.told_markers = b""


def can_take_marker(state: MartiansState, seat: int, cell: int) -> bool:
    """R19: whether there is a marker here that the seat has room for."""
    there = state.squares[cell]
    most = state.terms.box.most
    return (there & LIFE != 0 and state.life[seat] < most) or (there & BULLET != 0 and state.bullets[seat] < most)


def take_objects(state: MartiansState, seat: int, cell: int) -> None:
    """R20: what lies open first, then what is hidden."""
    for kind in range(KINDS):
        if 3 * cell + kind in state.open_objects and not state.items[seat] >> kind & 1:
            take_open(state, 3 * cell + kind)
            gain_item(state, seat, kind)
    spot = hidden_at(state, cell)
    if spot >= 0:
        kind = state.spot_kind[spot]
        if state.items[seat] >> kind & 1:
            look_at_spot(state, seat, spot)
        else:
            reveal_spot(state, spot)
            gain_item(state, seat, kind)


def gain_item(state: MartiansState, seat: int, kind: int) -> None:
    """An item lies open before the player."""
    state.items[seat] |= 1 << kind
    if state.telling:
        state.tell_of(seat, "takes-item", {"kind": kind_name(kind)})


def hidden_at(state: MartiansState, cell: int) -> int:
    """The object spot with a hidden object on that square, NONE if there is none."""
    for spot in state.terms.box.spots_of[cell // 9]:
        if state.spot_kind[spot] >= 0 and state.spot_cell[spot] == cell:
            return spot
    return NONE


def look_at_spot(state: MartiansState, seat: int, spot: int) -> None:
    """The player alone sees a hidden object of a kind already held, and puts it back."""
    state.spot_seen[spot] |= 1 << seat
    state.spot_mask[spot] &= state.items[seat]
    if state.telling:
        cell = cell_name(state, state.spot_cell[spot])
        state.tell_apart(seat, "puts-back-own", "puts-back", {"cell": cell}, kind_name(state.spot_kind[spot]))


def reveal_spot(state: MartiansState, spot: int) -> None:
    """A hidden object is taken away, for all to see."""
    kind = state.spot_kind[spot]
    state.spot_kind[spot] = NONE
    state.spot_seen[spot] = 0
    state.spot_mask[spot] = 7
    if state.epochs:
        epochs = state.epochs[:]
        for time in range(state.spot_epoch[spot], len(epochs) // KINDS):
            epochs[KINDS * time + kind] -= 1
        state.epochs = epochs


def take_open(state: MartiansState, code: int) -> None:
    """A face-up object (3 x cell + kind) is taken away."""
    left = state.open_objects[:]
    left.remove(code)
    state.open_objects = left


def lay_open(state: MartiansState, cell: int, kind: int) -> None:
    """An object is laid face up."""
    state.open_objects = sorted([*state.open_objects, 3 * cell + kind])


# ---- setting items down (R39, C25, C29)


def free_building_square(state: MartiansState, tile: int) -> int:
    """R39: the lowest building square without a marker or an object, or the lowest one."""
    lowest = NONE
    for cell in range(9 * tile, 9 * tile + 9):
        if state.ground[cell] != BUILDING:
            continue
        if lowest < 0:
            lowest = cell
        if not state.squares[cell] & (LIFE | BULLET) and hidden_at(state, cell) < 0 and not has_open(state, cell):
            return cell
    return lowest


def has_open(state: MartiansState, cell: int) -> bool:
    """Whether a face-up object lies on that square."""
    for code in state.open_objects:
        if code // 3 == cell:
            return True
    return False


def set_down(state: MartiansState, seat: int, cell: int) -> None:
    """R39: all items of a seat, from the square where its pawn stood."""
    kinds = state.held_kinds(seat)
    if not kinds:
        return
    tiles = buildings_by_distance(state, cell)
    if not tiles:
        to_pool(state, seat)
        return
    state.items[seat] = 0
    for number in range(len(kinds)):
        goal = free_building_square(state, tiles[number % len(tiles)])
        lay_open(state, goal, kinds[number])
        if state.telling:
            state.tell_of(seat, "item-set-down", {"kind": kind_name(kinds[number]), "cell": cell_name(state, goal)})


def to_pool(state: MartiansState, seat: int) -> None:
    """All items of a seat go back to the pool, which is mixed (C29)."""
    unseen = [0] * KINDS
    for kind in state.pool:
        unseen[kind] += 1
    for spot in range(content.SPOTS):
        if state.spot_kind[spot] >= 0:
            unseen[state.spot_kind[spot]] += 1
    state.epochs = state.epochs + unseen
    pool = sorted(state.pool + state.held_kinds(seat))
    state.dice.source(OBJECTS).shuffle(pool)
    state.pool = pool
    state.items[seat] = 0
    if state.telling:
        state.tell_of(seat, "items-to-pool")


def can_return_to_pool(state: MartiansState, seat: int) -> bool:
    """C29: whether building tiles of the tile deck can bring the objects back."""
    spots_of = state.terms.box.spots_of
    room = [len(spots_of[tile]) if state.terms.all_spots else 1 for tile in state.tiles if spots_of[tile]]
    enough = not state.terms.coop or sum(room) >= len(state.pool) + len(state.held_kinds(seat))
    return len(room) > 0 and enough


# ---- Farms, R43-R45


def grow_farms(state: MartiansState) -> None:
    """Step 7."""
    ship = state.ship_farm()
    for farm in range(FARMS):
        if state.tokens[farm] < 0:
            continue
        if ship >= 0 and (state.terms.surge_all or farm == ship):  # R44
            for square in state.terms.box.surge:
                if put_martian(state, 9 * farm + 9 + square):
                    _tell_growth(state, farm)
                    break
        elif put_martian(state, CENTRES[farm]):  # R43
            _tell_growth(state, farm)
        if state.to_move < 0:
            return


def _tell_growth(state: MartiansState, farm: int) -> None:
    if state.telling:
        state.tell(NONE, say("farm-grows", {"tile": tile_there(state, farm + 1)}))


# ---- pawns, Life and death


def send(state: MartiansState, seat: int, goal: int) -> None:
    """A card moves a pawn; whoever is moved away fights no longer."""
    state.pawn[seat] = goal
    if seat == state.active:
        state.dirty = True
        end_combat(state)
    if state.telling:
        state.tell_of(seat, "pawn-sent", {"cell": cell_name(state, goal)})


def lose_life(state: MartiansState, seat: int, count: int, by_card: bool) -> None:
    """Life goes; with none left the player dies (R38), unless cards cannot kill."""
    floor = 1 if by_card and not state.terms.card_deaths else 0
    lost = min(count, state.life[seat] - floor)
    state.life[seat] -= lost
    if state.telling and lost > 0:
        state.tell_of(seat, "loses-life", {"count": lost, "now": state.life[seat]})
    if state.life[seat] == 0:
        die_now(state, seat)


def die_now(state: MartiansState, seat: int) -> None:
    """R38, R40: death; with the active player the check of the square ends."""
    stood = state.pawn[seat]
    lost = (state.trophies[seat] + 1) // 2
    state.trophies[seat] -= lost
    state.supply += lost
    if state.telling:
        state.tell_of(seat, "dies", {"count": lost})
    state.pawn[seat] = content.START
    set_down(state, seat, stood)
    for card in state.arms_of(seat):
        drop_arm(state, seat, card.weapon)
    state.life[seat] = state.terms.box.life
    state.bullets[seat] = state.terms.box.bullets
    if seat == state.active:
        state.died = True
        state.dirty = False
        end_combat(state)
        state.check = CHECK_NONE
        state.calling = 0


# ---- weapons


def drop_arm(state: MartiansState, seat: int, weapon: int) -> None:
    """A weapon goes from the table to the discard pile."""
    state.arms[seat] &= ~(1 << weapon)
    if weapon == SHOTGUN:
        state.shells[seat] = 0
    state.discards.append(state.terms.box.weapons[weapon])


def put_arm(state: MartiansState, seat: int, card: int) -> None:
    """R63: a weapon comes to the table."""
    weapon = state.terms.cards[card]
    state.arms[seat] |= 1 << weapon.weapon
    if weapon.weapon == SHOTGUN:
        state.shells[seat] = state.terms.shells
    if state.telling:
        state.tell_of(seat, "arms", {"card": weapon.said()})


def end_combat(state: MartiansState) -> None:
    """The combat is over; a Shotgun without bullets is discarded (C12)."""
    if state.gun and state.shells[state.active] == 0 and state.has_arm(state.active, SHOTGUN):
        drop_arm(state, state.active, SHOTGUN)
    state.combat = 0
    state.gun = False
    state.armed = False
    state.angry_fight = 0
