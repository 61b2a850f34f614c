"""What the cards of Martians!!! do: one function for each (C1-C35).

`EFFECTS` goes on with the effect of the card being resolved and says whether it is done; if not, it has asked
something. `OPTIONS` lists what may be answered, `ANSWERS` writes the answer down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians.actions import (
    AFTER_FIGHT,
    AFTER_LAST_CALL,
    AFTER_ROUND,
    ARM,
    ASK_CELL,
    ASK_LANDING,
    ASK_TILE,
    CELL,
    PASS,
    TILE,
)
from ludoteca.games.martians.cards import LOST, MartiansCards
from ludoteca.games.martians.content import BOX, CARDS, CELLS, FARMS
from ludoteca.games.martians.names import card_said, cell_name, kind_name, say, tile_there
from ludoteca.games.martians.pieces import MOST
from ludoteca.games.martians.table import CENTRES, NONE, START

MOST_REMOVED: Final = 5  # C10
MOST_PUT: Final = 5  # C28
MOST_ANGRY: Final = 2  # C20


def _ask(table: MartiansCards, seat: int, asked: int) -> bool:
    table.to_move = seat
    table.asked = asked
    return False


def _renew(table: MartiansCards, in_force: int) -> None:
    """R62: in the co-operative game a second card takes the place of the first, which is discarded."""
    if table.drawn >= 0 and in_force >= 0:
        table.discard_played(table.drawn)


def _clockwise(table: MartiansCards) -> list[int]:
    """All seats from the active one."""
    return [table.next_seat(table.active, steps) for steps in range(table.terms.players)]


# ---- Event cards


def agent(table: MartiansCards) -> bool:
    """C1."""
    for seat in range(table.terms.players):
        if table.bullets[seat] < MOST:
            table.bullets[seat] += 1
    if table.telling:
        table.tell(table.player, say("bullets-for-all"))
    return True


def candy(table: MartiansCards) -> bool:
    """C2."""
    if table.choice < 0 or table.other < 0:
        return _ask(table, table.player, ASK_TILE)
    if table.enough:
        return True
    if table.mover < 0 and (not table.tile_martians(table.choice) or not table.room_for_martians(table.other)):
        return True
    return _ask(table, table.player, ASK_CELL)


def candy_options(table: MartiansCards) -> list[int]:
    """C2: from which tile, to which tile, which Martian, where."""
    if table.choice < 0:
        return [TILE + tile for tile in table.martian_tiles() if table.candy_pairs(tile)]
    if table.other < 0:
        return [TILE + tile for tile in table.candy_pairs(table.choice)]
    if table.mover >= 0:
        return [CELL + cell for cell in table.room_for_martians(table.other)]
    found = [CELL + cell for cell in table.tile_martians(table.choice)]
    return [PASS, *found] if table.count > 0 else found


def candy_answer(table: MartiansCards, action: int) -> None:
    """C2."""
    if action == PASS:
        table.enough = True
    elif action < CELL:
        if table.choice < 0:
            table.choice = action - TILE
        else:
            table.other = action - TILE
    elif table.mover < 0:
        table.mover = action - CELL
    else:
        if table.telling:
            args: dict[str, int | str | Phrase] = {
                "from": cell_name(table.place, table.mover), "to": cell_name(table.place, action - CELL)
            }  # fmt: skip
            table.tell_of(table.player, "martian-lured", args)
        table.shift_martian(table.mover, action - CELL)
        table.mover = NONE
        table.count += 1


def get_off(table: MartiansCards) -> bool:
    """C4."""
    if table.choice < 0:
        return _ask(table, table.player, ASK_TILE)
    found = table.tile_martians(table.choice)
    for cell in found:
        table.remove_martian(cell)
    if table.telling:
        table.tell(
            table.player, say("tile-cleared", {"tile": tile_there(table.place, table.choice), "count": len(found)})
        )
    return True


def get_off_options(table: MartiansCards) -> list[int]:
    """C4."""
    return [TILE + tile for tile in table.martian_tiles()]


def homeland(table: MartiansCards) -> bool:
    """C5."""
    table.homeland = table.player
    table.homeland_ends = 2 if table.player == table.active else 1
    return True


def go_time(table: MartiansCards) -> bool:
    """C6."""
    table.again = True
    return True


def martial_law(table: MartiansCards) -> bool:
    """C7."""
    for seat in _clockwise(table):
        if not table.is_shelter(table.pawn[seat]):
            goal = table.nearest_shelter(table.pawn[seat])
            if goal >= 0:
                _send(table, seat, goal)
    return True


def _send(table: MartiansCards, seat: int, goal: int) -> None:
    table.move_pawn(seat, goal)
    if table.telling:
        table.tell(seat, say("pawn-sent", {"seat": seat_name(seat), "cell": cell_name(table.place, goal)}))


def nuclear(table: MartiansCards) -> bool:
    """C9, D26."""
    if table.choice < 0:
        return _ask(table, table.player, ASK_TILE)
    tile = table.choice
    found = table.tile_martians(tile)
    for cell in found:
        table.collect_martian(table.player, cell)
    if table.telling:
        table.tell_of(table.player, "tile-removed", {"tile": tile_there(table.place, tile), "count": len(found)})
    for seat in _clockwise(table):
        if table.pawn[seat] // 9 == tile:
            _send(table, seat, START)
    table.lift_tile(tile)
    table.tiles_gone = [*table.tiles_gone, tile]
    table.has_trophy_win(table.player)
    return True


def nuclear_options(table: MartiansCards) -> list[int]:
    """C9, R36."""
    held = table.window == AFTER_FIGHT and table.combat == 2
    return [TILE + tile for tile in table.liftable(held, False)]


def address(table: MartiansCards) -> bool:
    """C10."""
    if table.enough or table.count == MOST_REMOVED or not address_options(table):
        return True
    return _ask(table, table.player, ASK_CELL)


def address_options(table: MartiansCards) -> list[int]:
    """C10: one Martian of each tile; the first is not declined."""
    found = [CELL + cell for cell in table.martians if not table.marked >> (cell // 9) & 1]
    return [PASS, *found] if table.count > 0 and found else found


def address_answer(table: MartiansCards, action: int) -> None:
    """C10."""
    if action == PASS:
        table.enough = True
        return
    cell = action - CELL
    table.remove_martian(cell)
    table.marked |= 1 << cell // 9
    table.count += 1
    if table.telling:
        table.tell(table.player, say("martian-removed", {"cell": cell_name(table.place, cell)}))


def searchlight(table: MartiansCards) -> bool:
    """C11: the exchange, once the target is named and has not refused."""
    seat, given, wanted = table.player, table.choice, table.other
    if wanted < 100:
        other, kind = divmod(wanted, 3)
        table.items[seat] ^= 1 << given | 1 << kind
        table.items[other] ^= 1 << given | 1 << kind
        if table.telling:
            args: dict[str, int | str | Phrase] = {
                "kind": kind_name(given), "other": seat_name(other), "got": kind_name(kind)
            }  # fmt: skip
            table.tell_of(seat, "exchanges-items", args)
        return True
    cell = wanted - 100
    for kind in range(3):
        if 3 * cell + kind in table.open_objects and not table.items[seat] >> kind & 1:
            table.take_open(3 * cell + kind)
            _exchange(table, cell, kind)
            return True
    spot = table.hidden_at(cell)
    kind = table.spot_kind[spot]
    if table.items[seat] >> kind & 1:
        table.look_at_spot(seat, spot)
    else:
        table.reveal_spot(spot)
        _exchange(table, cell, kind)
    return True


def _exchange(table: MartiansCards, cell: int, kind: int) -> None:
    seat, given = table.player, table.choice
    table.items[seat] ^= 1 << given | 1 << kind
    table.lay_open(cell, given)
    if table.telling:
        args: dict[str, int | str | Phrase] = {
            "kind": kind_name(given), "cell": cell_name(table.place, cell), "got": kind_name(kind)
        }  # fmt: skip
        table.tell_of(seat, "exchanges-object", args)


def teleport(table: MartiansCards) -> bool:
    """C15."""
    if table.choice < 0:
        return _ask(table, table.player, ASK_CELL)
    _send(table, table.player, table.choice)
    return True


def teleport_options(table: MartiansCards) -> list[int]:
    """C15: any other square that is not blocked."""
    return _other_squares(table, table.pawn[table.player])


def _other_squares(table: MartiansCards, without: int) -> list[int]:
    ground = table.ground
    return [CELL + cell for cell in range(CELLS) if ground[cell] != 0 and cell != without]


def no_way(table: MartiansCards) -> bool:
    """C16, R24."""
    table.doubled = True
    return True


def wait(table: MartiansCards) -> bool:
    """C19."""
    table.waited = True
    return True


def angry(table: MartiansCards) -> bool:
    """C20."""
    gained = min(MOST_ANGRY, table.held[table.player])
    if table.window == AFTER_FIGHT:
        table.angry_fight += gained
    elif table.window == AFTER_ROUND:
        table.angry_round += gained
    else:
        table.angry += gained
    return True


# ---- Martian cards


def big_eyes(table: MartiansCards) -> bool:
    """C21."""
    _renew(table, table.eyes)
    table.eyes = table.active
    table.eyes_left = (1 << table.terms.players) - 1
    return True


def lights(table: MartiansCards) -> bool:
    """C22."""
    if table.choice < 0:
        if table.terms.coop and not lights_options(table):
            return True
        return _ask(table, table.player, ASK_TILE)
    farm = table.choice - 1
    seen = table.token_seen[:]
    seen[farm] |= (1 << table.terms.players) - 1 if table.terms.coop else 1 << table.player
    table.token_seen = seen
    if table.telling:
        secret = say("ship" if table.tokens[farm] == 1 else "crop")
        if table.terms.coop:
            args: dict[str, int | str | Phrase] = {
                "seat": seat_name(table.player), "tile": tile_there(table.place, farm + 1), "secret": secret
            }  # fmt: skip
            table.tell(table.player, say("looks-own", args))
        else:
            table.tell_apart(table.player, "looks-own", "looks", {"tile": tile_there(table.place, farm + 1)}, secret)
    return True


def lights_options(table: MartiansCards) -> list[int]:
    """C22: the tokens that the player does not know."""
    found = table.dark_tokens(table.player)
    if not found and not table.terms.coop:  # nobody else can tell what the player knows
        found = [farm for farm in range(FARMS) if table.is_dark(farm)]
    return [TILE + farm + 1 for farm in found]


def faked(table: MartiansCards) -> bool:
    """C23, D24."""
    if table.choice < 0 and not faked_options(table):
        return True
    if table.choice < 0 or table.other < 0:
        return _ask(table, table.player, ASK_TILE)
    one, other = table.choice - 1, table.other - 1
    tokens = table.tokens[:]
    seen = table.token_seen[:]
    tokens[one], tokens[other] = tokens[other], tokens[one]
    seen[one], seen[other] = seen[other], seen[one]
    table.tokens = tokens
    table.token_seen = seen
    up = table.token_up >> one & 1
    if up != table.token_up >> other & 1:
        table.token_up ^= 1 << one | 1 << other
    if table.pawn[table.active] in (CENTRES[one], CENTRES[other]):
        table.dirty = True
    if table.telling:
        swapped: dict[str, int | str | Phrase] = {
            "tile": tile_there(table.place, one + 1), "other": tile_there(table.place, other + 1)
        }  # fmt: skip
        table.tell_of(table.player, "tokens-swapped", swapped)
    return True


def faked_options(table: MartiansCards) -> list[int]:
    """C23; at a last call the ship must move (R56)."""
    pairs = table.open_swaps(table.player)
    if table.window == AFTER_LAST_CALL:
        pairs = [pair for pair in pairs if pair // FARMS == table.ship_farm()]
    if table.choice < 0:
        return [TILE + 1 + farm for farm in sorted({pair // FARMS for pair in pairs})]
    return [TILE + 1 + pair % FARMS for pair in pairs if pair // FARMS == table.choice - 1]


def slime(table: MartiansCards) -> bool:
    """C24."""
    counts = [0] * table.terms.players
    for seat in _clockwise(table):
        counts[seat] = table.held[seat]
        for card in table.hand_of(seat):
            table.discard_card(seat, card)
            if table.telling:
                table.tell_of(seat, "slimed", {"card": card_said(card)})
    if not table.terms.coop:
        counts[table.player] += 1
    for seat in _clockwise(table):
        table.draw_cards(seat, counts[seat])
    return True


def cook(table: MartiansCards) -> bool:
    """C25."""
    if not table.stations():
        return True
    if table.drawn < 0:
        if table.choice < 0:
            return _ask(table, table.target, ASK_TILE)
        _lay_fuel(table, table.target, table.choice)
        return True
    while table.count < table.terms.players:  # co-operative: the Fuel of everybody,
        seat = table.next_seat(table.active, table.count)
        if table.items[seat] & 1:
            if table.choice < 0:
                return _ask(table, table.active, ASK_TILE)
            _lay_fuel(table, seat, table.choice)
            table.choice = NONE
        table.count += 1
    for code in table.stray_fuel():  # and what lies open elsewhere
        if table.choice < 0:
            return _ask(table, table.active, ASK_TILE)
        _carry_fuel(table, code, table.choice)
        table.choice = NONE
    return True


def _carry_fuel(table: MartiansCards, code: int, tile: int) -> None:
    """A face-up Fuel (3 x cell + kind) goes to a Gas Station."""
    table.take_open(code)
    goal = table.free_building_square(tile)
    table.lay_open(goal, 0)
    if table.telling:
        args: dict[str, int | str | Phrase] = {
            "kind": kind_name(0), "from": cell_name(table.place, code // 3), "cell": cell_name(table.place, goal)
        }  # fmt: skip
        table.tell(table.player, say("fuel-carried", args))


def _lay_fuel(table: MartiansCards, seat: int, tile: int) -> None:
    table.items[seat] &= ~1
    goal = table.free_building_square(tile)
    table.lay_open(goal, 0)
    if table.telling:
        table.tell_of(seat, "item-set-down", {"kind": kind_name(0), "cell": cell_name(table.place, goal)})


def cook_options(table: MartiansCards) -> list[int]:
    """C25: a Gas Station."""
    return [TILE + tile for tile in table.stations()]


def landing(table: MartiansCards) -> bool:
    """C26, D22."""
    if table.count == 0 and table.choice < 0:
        if not table.deck:
            return True
        table.open_pile()
        table.choice = 0
    while table.count < table.terms.players:
        seat = table.next_seat(table.active, table.count)
        if _note_offers(table, seat):
            table.marked = 1
            return _ask(table, seat, ASK_LANDING)
        table.count += 1
    if table.telling and not table.marked:
        table.tell(table.player, say("no-weapons-left"))
    table.close_pile()
    return True


def _note_offers(table: MartiansCards, seat: int) -> bool:
    """Everybody learns which weapons a seat is offered; whether there are any."""
    offered = False
    for weapon in range(len(BOX.weapons)):
        if not table.has_arm(seat, weapon) and table.note_offer(BOX.weapons[weapon]):
            offered = True
            if table.telling:
                table.tell_of(seat, "offered", {"card": card_said(BOX.weapons[weapon])})
    return offered


def landing_options(table: MartiansCards) -> list[int]:
    """C26."""
    seat = table.next_seat(table.active, table.count)
    found = [PASS]
    for weapon in range(len(BOX.weapons)):
        if not table.has_arm(seat, weapon) and BOX.weapons[weapon] in table.deck:
            found.append(ARM + weapon)
    return found


def landing_answer(table: MartiansCards, action: int) -> None:
    """C26."""
    if action != PASS:
        card = BOX.weapons[action - ARM]
        table.take_from_pile(card)
        table.put_arm(table.next_seat(table.active, table.count), card)
    table.count += 1


def levitation(table: MartiansCards) -> bool:
    """C27."""
    _renew(table, table.levitation)
    table.levitation = table.active
    return True


def hysteria(table: MartiansCards) -> bool:
    """C28."""
    if table.count < MOST_PUT and table.supply > 0 and table.hysteria_squares():
        return _ask(table, table.player, ASK_CELL)
    return True


def hysteria_options(table: MartiansCards) -> list[int]:
    """C28: tiles without a Martian."""
    return [CELL + cell for cell in table.hysteria_squares()]


def hysteria_answer(table: MartiansCards, action: int) -> None:
    """C28."""
    table.count += 1
    if table.telling:
        table.tell(table.player, say("martian-appears", {"cell": cell_name(table.place, action - CELL)}))
    table.put_martian(action - CELL)


def drain(table: MartiansCards) -> bool:
    """C29, D14."""
    seat = table.target
    if seat >= 0 and table.items[seat] != 0:
        if table.can_return_to_pool(seat):
            table.to_pool(seat)
        else:
            table.set_down(seat, table.pawn[seat])
    return True


def pod(table: MartiansCards) -> bool:
    """C30."""
    for seat in _clockwise(table):
        if table.put_martian(table.pawn[seat]) and table.telling:
            table.tell(table.player, say("martian-appears", {"cell": cell_name(table.place, table.pawn[seat])}))
    return True


def stupid(table: MartiansCards) -> bool:
    """C31."""
    _renew(table, table.stupid)
    table.stupid = table.active
    return True


def world_end(table: MartiansCards) -> bool:
    """C32."""
    _renew(table, table.world_end)
    table.world_end = table.active
    return True


def video(table: MartiansCards) -> bool:
    """C33, D16."""
    if table.drawn >= 0:
        for seat in _clockwise(table):
            if table.bullets[seat] > LOST:
                _lose_bullets(table, seat)
            if table.life[seat] > LOST:
                table.lose_life(seat, LOST, True)
        return True
    _lose_bullets(table, table.target)
    table.lose_life(table.target, LOST, True)
    return True


def _lose_bullets(table: MartiansCards, seat: int) -> None:
    lost = min(LOST, table.bullets[seat])
    table.bullets[seat] -= lost
    if table.telling and lost > 0:
        table.tell_of(seat, "loses-bullets", {"count": lost, "now": table.bullets[seat]})


def beam(table: MartiansCards) -> bool:
    """C34."""
    if table.drawn >= 0:
        if table.pawn[table.target] != START:
            _send(table, table.target, START)
        return True
    if table.choice < 0:
        return _ask(table, table.namer, ASK_CELL)
    _send(table, table.target, table.choice)
    return True


def beam_options(table: MartiansCards) -> list[int]:
    """C34: any other square that is not blocked."""
    return _other_squares(table, table.pawn[table.target])


def peace(table: MartiansCards) -> bool:
    """C35."""
    for seat in _clockwise(table):
        table.lose_life(seat, 1, True)
    return True


# ---- which function belongs to which card


def _nothing(table: MartiansCards) -> bool:
    """A weapon or a reaction: nothing more happens."""
    return True


def _first_choice(table: MartiansCards, action: int) -> None:
    """A tile or a square."""
    table.choice = action - TILE if action < CELL else action - CELL


def _pair_choice(table: MartiansCards, action: int) -> None:
    """Two tiles, one after the other."""
    if table.choice < 0:
        table.choice = action - TILE
    else:
        table.other = action - TILE


EFFECTS: Final[list[Callable[[MartiansCards], bool]]] = [
    agent, candy, _nothing, get_off, homeland, go_time, martial_law, _nothing, nuclear, address, searchlight,
    _nothing, _nothing, _nothing, teleport, no_way, _nothing, _nothing, wait, angry, big_eyes, lights, faked, slime,
    cook, landing, levitation, hysteria, drain, pod, stupid, world_end, video, beam, peace,
]  # fmt: skip

OPTIONS: Final[dict[int, Callable[[MartiansCards], list[int]]]] = {
    1: candy_options, 3: get_off_options, 8: nuclear_options, 9: address_options, 14: teleport_options,
    21: lights_options, 22: faked_options, 24: cook_options, 25: landing_options, 27: hysteria_options,
    33: beam_options,
}  # fmt: skip

ANSWERS: Final[dict[int, Callable[[MartiansCards, int], None]]] = {
    1: candy_answer, 9: address_answer, 22: _pair_choice, 25: landing_answer, 27: hysteria_answer,
}  # fmt: skip


def go_on(table: MartiansCards) -> bool:
    """Go on with the effect of the card being resolved; whether it is done."""
    return EFFECTS[table.played](table)


def options(table: MartiansCards) -> list[int]:
    """What may be answered to the card being resolved."""
    return OPTIONS[table.played](table)


def answer(table: MartiansCards, action: int) -> None:
    """Write down the answer."""
    ANSWERS.get(table.played, _first_choice)(table, action)


assert len(EFFECTS) == CARDS
