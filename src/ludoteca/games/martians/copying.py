"""How a position is copied and packed. Made from `position.py` by ludoteca.proof.copying: `make copying`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.facts import Fact

if TYPE_CHECKING:
    from ludoteca.games.martians.position import MartiansState


def copy(source: MartiansState, twin: MartiansState) -> None:
    """Make a position equal to another."""
    twin.choices = source.choices
    twin.to_move = source.to_move
    twin.asked = source.asked
    twin.place = source.place
    twin.rotation = source.rotation
    twin.grid = source.grid
    twin.near = source.near
    twin.ground = source.ground
    twin.on_table = source.on_table
    twin.told_place = source.told_place
    twin.told_map = source.told_map
    twin.told_markers = source.told_markers
    twin.squares = source.squares[:]
    twin.martians = source.martians[:]
    twin.supply = source.supply
    twin.removed = source.removed
    twin.spot_cell = source.spot_cell
    twin.spot_kind = source.spot_kind[:]
    twin.spot_seen = source.spot_seen[:]
    twin.spot_mask = source.spot_mask[:]
    twin.spot_epoch = source.spot_epoch
    twin.epochs = source.epochs
    twin.open_objects = source.open_objects
    twin.pool = source.pool
    twin.delivered = source.delivered
    twin.tokens = source.tokens
    twin.token_up = source.token_up
    twin.token_seen = source.token_seen
    twin.beside = source.beside
    twin.tiles = source.tiles
    twin.tile_discards = source.tile_discards
    twin.tiles_gone = source.tiles_gone
    twin.deck = source.deck[:]
    twin.discards = source.discards[:]
    twin.martian_deck = source.martian_deck
    twin.martian_discards = source.martian_discards
    twin.hand = source.hand[:]
    twin.held = source.held[:]
    twin.age = source.age
    twin.slot = source.slot[:]
    twin.copy_of = source.copy_of[:]
    twin.pawn = source.pawn[:]
    twin.life = source.life[:]
    twin.bullets = source.bullets[:]
    twin.trophies = source.trophies[:]
    twin.items = source.items[:]
    twin.arms = source.arms[:]
    twin.shells = source.shells[:]
    twin.plays = source.plays[:]
    twin.until = source.until[:]
    twin.homeland_ends = source.homeland_ends
    twin.eyes_left = source.eyes_left
    twin.shielded = source.shielded
    twin.angry = source.angry
    twin.angry_fight = source.angry_fight
    twin.angry_round = source.angry_round
    twin.turn = source.turn
    twin.dealer = source.dealer
    twin.active = source.active
    twin.phase = source.phase
    twin.tile = source.tile
    twin.died = source.died
    twin.rolled = source.rolled
    twin.bonus = source.bonus
    twin.walked = source.walked
    twin.die = source.die
    twin.left = source.left
    twin.moved = source.moved
    twin.mover = source.mover
    twin.asking = source.asking
    twin.passed = source.passed
    twin.round = source.round
    twin.stirred = source.stirred
    twin.quiet = source.quiet
    twin.check = source.check
    twin.dirty = source.dirty
    twin.combat = source.combat
    twin.gun = source.gun
    twin.armed = source.armed
    twin.calling = source.calling
    twin.played = source.played
    twin.player = source.player
    twin.weapon = source.weapon
    twin.window = source.window
    twin.stage = source.stage
    twin.target = source.target
    twin.namer = source.namer
    twin.reacting = source.reacting
    twin.choice = source.choice
    twin.other = source.other
    twin.count = source.count
    twin.marked = source.marked
    twin.enough = source.enough
    twin.drawn = source.drawn
    twin.winners_mask = source.winners_mask
    twin.timed_out = source.timed_out


def packed(state: MartiansState) -> list[int]:
    """Every fact."""
    facts: list[int] = [
        state.to_move, int(state.asked), state.supply, state.removed, state.delivered, state.token_up, state.age,
        state.homeland_ends, state.eyes_left, state.shielded, state.angry, state.angry_fight, state.angry_round,
        state.turn, state.dealer, state.active, state.phase, state.tile, int(state.died), state.rolled,
        state.bonus, state.walked, state.die, state.left, state.mover, state.asking, state.passed, state.round,
        int(state.stirred), int(state.quiet), state.check, int(state.dirty), state.combat, int(state.gun),
        int(state.armed), state.calling, state.played, state.player, int(state.weapon), state.window,
        state.stage, state.target, state.namer, state.reacting, state.choice, state.other, state.count,
        state.marked, int(state.enough), state.drawn, state.winners_mask, int(state.timed_out), len(state.place),
        len(state.rotation), len(state.squares), len(state.martians), len(state.spot_cell), len(state.spot_kind),
        len(state.spot_seen), len(state.spot_mask), len(state.spot_epoch), len(state.epochs),
        len(state.open_objects), len(state.pool), len(state.tokens), len(state.token_seen), len(state.beside),
        len(state.tiles), len(state.tile_discards), len(state.tiles_gone), len(state.deck), len(state.discards),
        len(state.martian_deck), len(state.martian_discards), len(state.hand), len(state.held), len(state.slot),
        len(state.copy_of), len(state.pawn), len(state.life), len(state.bullets), len(state.trophies),
        len(state.items), len(state.arms), len(state.shells), len(state.plays), len(state.until),
        len(state.moved),
    ]  # fmt: skip
    facts += state.place
    facts += state.rotation
    facts += list(state.squares)
    facts += state.martians
    facts += state.spot_cell
    facts += state.spot_kind
    facts += state.spot_seen
    facts += state.spot_mask
    facts += state.spot_epoch
    facts += state.epochs
    facts += state.open_objects
    facts += state.pool
    facts += state.tokens
    facts += state.token_seen
    facts += state.beside
    facts += state.tiles
    facts += state.tile_discards
    facts += state.tiles_gone
    facts += state.deck
    facts += state.discards
    facts += state.martian_deck
    facts += state.martian_discards
    facts += state.hand
    facts += state.held
    facts += state.slot
    facts += state.copy_of
    facts += state.pawn
    facts += state.life
    facts += state.bullets
    facts += state.trophies
    facts += state.items
    facts += state.arms
    facts += state.shells
    facts += state.plays
    facts += list(state.until)
    facts += state.moved
    return facts


def open_facts(state: MartiansState) -> list[int]:
    """Every fact that all seats know; of the others, how many there are."""
    facts: list[int] = [
        state.supply, state.removed, state.delivered, state.token_up, state.age, state.homeland_ends,
        state.eyes_left, state.shielded, state.angry, state.angry_fight, state.angry_round, state.turn,
        state.dealer, state.active, state.tile, int(state.died), state.rolled, state.bonus, state.walked,
        state.die, state.left, state.mover, int(state.stirred), state.check, int(state.dirty), state.combat,
        int(state.gun), int(state.armed), state.played, state.player, int(state.weapon), state.window,
        state.stage, state.target, state.namer, state.choice, state.other, state.count, state.marked,
        int(state.enough), state.drawn, state.winners_mask, int(state.timed_out), len(state.place),
        len(state.rotation), len(state.squares), len(state.martians), len(state.spot_cell), len(state.spot_kind),
        len(state.spot_seen), len(state.spot_mask), len(state.spot_epoch), len(state.epochs),
        len(state.open_objects), len(state.pool), len(state.tokens), len(state.token_seen), len(state.beside),
        len(state.tiles), len(state.tile_discards), len(state.tiles_gone), len(state.deck), len(state.discards),
        len(state.martian_deck), len(state.martian_discards), len(state.hand), len(state.held), len(state.slot),
        len(state.copy_of), len(state.pawn), len(state.life), len(state.bullets), len(state.trophies),
        len(state.items), len(state.arms), len(state.shells), len(state.plays), len(state.until),
        len(state.moved),
    ]  # fmt: skip
    facts += state.place
    facts += state.rotation
    facts += list(state.squares)
    facts += state.martians
    facts += state.spot_cell
    facts += state.spot_seen
    facts += state.spot_mask
    facts += state.spot_epoch
    facts += state.epochs
    facts += state.open_objects
    facts += state.token_seen
    facts += state.tile_discards
    facts += state.tiles_gone
    facts += state.discards
    facts += state.martian_discards
    facts += state.held
    facts += state.slot
    facts += state.copy_of
    facts += state.pawn
    facts += state.life
    facts += state.bullets
    facts += state.trophies
    facts += state.items
    facts += state.arms
    facts += state.shells
    facts += state.plays
    facts += list(state.until)
    facts += state.moved
    return facts


def own_facts(state: MartiansState, seat: int) -> list[int]:
    """The parts of the facts that belong to a seat and that it alone knows."""
    players = state.game.players
    facts: list[int] = []
    width = len(state.hand) // players
    facts += state.hand[width * seat : width * (seat + 1)]
    return facts


FACTS: Final = [
    Fact("place", "shared"), Fact("rotation", "shared"), Fact("grid", "memo"), Fact("near", "memo"),
    Fact("ground", "memo"), Fact("on_table", "memo"), Fact("told_place", "memo"), Fact("told_map", "memo"),
    Fact("told_markers", "memo"), Fact("squares"), Fact("martians"), Fact("supply"), Fact("removed"),
    Fact("spot_cell", "shared"), Fact("spot_kind", "hidden"), Fact("spot_seen"), Fact("spot_mask"),
    Fact("spot_epoch", "shared"), Fact("epochs", "shared"), Fact("open_objects", "shared"),
    Fact("pool", "hidden", "shared"), Fact("delivered"), Fact("tokens", "hidden", "shared"), Fact("token_up"),
    Fact("token_seen", "shared"), Fact("beside", "hidden", "shared"), Fact("tiles", "hidden", "shared"),
    Fact("tile_discards", "shared"), Fact("tiles_gone", "shared"), Fact("deck", "hidden"), Fact("discards"),
    Fact("martian_deck", "hidden", "shared"), Fact("martian_discards", "shared"), Fact("hand", "own"),
    Fact("held"), Fact("age"), Fact("slot"), Fact("copy_of"), Fact("pawn"), Fact("life"), Fact("bullets"),
    Fact("trophies"), Fact("items"), Fact("arms"), Fact("shells"), Fact("plays"), Fact("until"),
    Fact("homeland_ends"), Fact("eyes_left"), Fact("shielded"), Fact("angry"), Fact("angry_fight"),
    Fact("angry_round"), Fact("turn"), Fact("dealer"), Fact("active"), Fact("phase", "hidden"), Fact("tile"),
    Fact("died"), Fact("rolled"), Fact("bonus"), Fact("walked"), Fact("die"), Fact("left"),
    Fact("moved", "shared"), Fact("mover"), Fact("asking", "hidden"), Fact("passed", "hidden"),
    Fact("round", "hidden"), Fact("stirred"), Fact("quiet", "hidden"), Fact("check"), Fact("dirty"),
    Fact("combat"), Fact("gun"), Fact("armed"), Fact("calling", "hidden"), Fact("played"), Fact("player"),
    Fact("weapon"), Fact("window"), Fact("stage"), Fact("target"), Fact("namer"), Fact("reacting", "hidden"),
    Fact("choice"), Fact("other"), Fact("count"), Fact("marked"), Fact("enough"), Fact("drawn"),
    Fact("winners_mask"), Fact("timed_out"),
]  # fmt: skip
