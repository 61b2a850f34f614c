"""Martians!!! in words: actions, questions and the position as text."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.event import TARGET, WINDOW, Question
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians.actions import (
    ARM,
    ASK_CELL,
    ASK_DIR,
    ASK_DISCARD,
    ASK_FIGHT,
    ASK_GET,
    ASK_GIVE,
    ASK_LANDING,
    ASK_LAST_CALL,
    ASK_MARTIAN,
    ASK_MARTIAN_CARD,
    ASK_MOVE,
    ASK_OTHERS,
    ASK_PAY,
    ASK_PLACE,
    ASK_PREPARE,
    ASK_REACT,
    ASK_SEAT,
    ASK_TAKE,
    CARD,
    CELL,
    CHECK_NONE,
    DECISIONS,
    DIR,
    DISCARD,
    ITEM,
    OTHER_ITEM,
    PASS,
    PAY,
    PHASE_BEFORE_MARTIANS,
    PHASE_BEFORE_TILE,
    PHASE_DISCARD,
    PHASE_FARMS,
    PHASE_MARTIANS_MOVE,
    PHASE_MOVE,
    PHASES,
    PLACE,
    ROLL,
    SEAT,
    STAGE_REDIRECT,
    STEP,
    STOP,
    TAKE,
    TILE,
    WEAPON,
)
from ludoteca.games.martians.cards import CANDY, FAKED, MartiansCards
from ludoteca.games.martians.content import BOX, BULLET, FARMS, KINDS, LIFE, SIDE, SPOTS
from ludoteca.games.martians.names import (
    card_said,
    card_text,
    cell_name,
    kind_name,
    say,
    tile_the,
    tile_there,
    where_name,
)
from ludoteca.games.martians.table import MartiansTable

DIRECTIONS: Final = ["north", "east", "south", "west"]
MOMENTS: Final = {
    PHASE_BEFORE_TILE: "tile", PHASE_MOVE: "step", PHASE_BEFORE_MARTIANS: "martians", PHASE_MARTIANS_MOVE: "martian",
    PHASE_FARMS: "farms", PHASE_DISCARD: "end",
}  # fmt: skip
OUTSIDE: Final = (ASK_OTHERS, ASK_LAST_CALL, ASK_REACT, ASK_MARTIAN_CARD)  # windows for those whose turn it is not


# ---- actions


def describe(table: MartiansCards, action: int) -> Phrase:
    """What that action is, as the deciding seat would say it."""
    if action < STEP:
        return _describe_place(table, action - PLACE)
    if action < ROLL:
        return say("step", {"direction": DIRECTIONS[action - STEP]})
    if action == ROLL:
        return say("roll-fight" if table.asked == ASK_FIGHT else "roll-move")
    if action == STOP:
        return say("stop")
    if action == PASS:
        return _describe_pass(table)
    if action < CARD:
        return _describe_pay(table, action - PAY)
    if action < WEAPON:
        return say("play", {"card": card_said(action - CARD)})
    if action < SEAT:
        return say("use", {"card": card_said(BOX.weapons[action - WEAPON])})
    if action < TILE:
        return say("choose-seat", {"seat": seat_name(action - SEAT)})
    if action < CELL:
        return say("choose-tile", {"tile": tile_there(table.place, action - TILE)})
    if action < DIR:
        return _describe_cell(table, action - CELL)
    if action < DISCARD:
        return say("martian-dir", {"direction": DIRECTIONS[action - DIR]})
    if action < TAKE:
        return say("discard", {"card": card_said(action - DISCARD)})
    if action < ITEM:
        return say("take" if action > TAKE else "leave", {"kind": _marker(table)})
    if action < OTHER_ITEM:
        return say("give", {"kind": kind_name(action - ITEM)})
    if action < ARM:
        seat, kind = divmod(action - OTHER_ITEM, KINDS)
        return say("get-item", {"kind": kind_name(kind), "seat": seat_name(seat)})
    return say("arm", {"card": card_said(BOX.weapons[action - ARM])})


def _describe_place(table: MartiansTable, choice: int) -> Phrase:
    position, rotation = divmod(choice, 4)
    args: dict[str, int | str | Phrase] = {"where": where_name(position), "rotation": rotation}
    if table.tile < 0:
        return say("place-bare", args)
    args["tile"] = tile_the(table.tile)
    return say("place", args)


def _describe_pass(table: MartiansTable) -> Phrase:
    if table.asked == ASK_DISCARD:
        return say("keep-all")
    if table.asked == ASK_SEAT:
        return say("nobody")
    if table.asked == ASK_CELL:
        return say("enough")
    if table.asked == ASK_LANDING:
        return say("no-weapon")
    return say("pass")


def _describe_pay(table: MartiansCards, life: int) -> Phrase:
    if life:
        return say("lose-life")
    return say("pay-bullets", {"count": table.price()}) if table.asked == ASK_PAY else say("pay-bare")


def _describe_cell(table: MartiansTable, cell: int) -> Phrase:
    place: dict[str, int | str | Phrase] = {"cell": cell_name(table.place, cell)}
    if table.asked == ASK_MARTIAN:
        return say("move-martian", place)
    if table.asked == ASK_GET:
        return say("get-object", place)
    return say("choose-cell", place)


def _marker(table: MartiansTable) -> str:
    """Which marker lies on the square of the active pawn."""
    return "bullet" if table.squares[table.pawn[table.active]] & BULLET else "life"


# ---- questions


def question(table: MartiansCards) -> Question:
    """What is asked now, and by which rule; R59: outside its own turn a seat may let its screen pass."""
    asked = _question(table)
    if table.asked in OUTSIDE and table.to_move >= 0 and table.to_move != table.active:
        asked.window = WINDOW
        asked.skip = PASS
        if table.asked == ASK_LAST_CALL or (table.asked == ASK_REACT and table.to_move == table.target):
            asked.window = TARGET
    return asked


def _question(table: MartiansCards) -> Question:
    asked = table.asked
    if table.to_move < 0:
        return Question("F5" if table.terms.coop else "F1", say("ends"))
    if asked == ASK_PLACE:
        return Question("R10", say("ask-place", {"tile": tile_the(table.tile)}))
    if asked == ASK_FIGHT:
        return Question("R32", say("ask-fight"))
    if asked == ASK_PAY:
        return Question("R35", say("ask-pay", {"total": table.fight_total(), "price": table.price()}))
    if asked == ASK_PREPARE:
        return Question("R22", say("ask-prepare"))
    if asked == ASK_OTHERS:
        moment = _moment(table)
        if table.to_move == table.active:
            return Question("R53", say("ask-own", {"moment": moment}))
        return Question("R53", say("ask-others", {"other": seat_name(table.active), "moment": moment}))
    if asked == ASK_MOVE:
        return Question("R25", say("ask-move", {"left": table.steps_left()}))
    if asked == ASK_TAKE:
        return Question("R19", say("ask-take", {"kind": _marker(table)}))
    if asked == ASK_LAST_CALL:
        return Question("R56", say("ask-last-call", {"other": seat_name(table.active)}))
    if asked == ASK_MARTIAN:
        return Question("R27", say("ask-martian", {"left": table.left}))
    if asked == ASK_DIR:
        return Question("R28", say("ask-dir", {"cell": cell_name(table.place, table.mover)}))
    if asked == ASK_DISCARD:
        return Question("R31", say("ask-discard"))
    return _question_of_card(table)


def _moment(table: MartiansCards) -> str:
    """What a window of several seats is held before."""
    return "fight" if table.combat else MOMENTS.get(table.phase, "roll")


def _question_of_card(table: MartiansCards) -> Question:
    asked = table.asked
    card = card_said(table.played)
    args: dict[str, int | str | Phrase] = {"card": card}
    rule = BOX.cards[table.played]
    if asked == ASK_REACT:
        args["other"] = seat_name(table.player)
        return Question("R54", say("ask-react", args))
    if asked == ASK_MARTIAN_CARD:
        args["text"] = card_text(table.played, True)
        return Question("R65", say("ask-martian-card" if table.matters() else "ask-martian-card-idle", args))
    if asked == ASK_SEAT:
        if table.stage == STAGE_REDIRECT:
            return Question(BOX.cards[table.choice], say("ask-redirect", args))
        return Question(rule, say("ask-seat", args))
    if asked == ASK_GIVE:
        return Question(rule, say("ask-give", args))
    if asked == ASK_GET:
        args["kind"] = kind_name(table.choice)
        return Question(rule, say("ask-get", args))
    if asked == ASK_LANDING:
        return Question(rule, say("ask-landing", args))
    if asked == ASK_CELL:
        if table.played == CANDY:
            return Question(rule, say("ask-candy-to" if table.mover >= 0 else "ask-candy-which", args))
        return Question(rule, say("ask-cell", args))
    second = table.choice >= 0 and table.played in (CANDY, FAKED)
    return Question(rule, say("ask-second-tile" if second else "ask-tile", args))


def delivered_line(kind: int) -> Phrase:
    """A line of the co-operative score sheet."""
    return say("line-delivered", {"kind": kind_name(kind)})


# ---- the position as text


def notation(table: MartiansTable) -> str:
    """The position, hidden things too: decision, map, things, the next cards of the piles, a line for each seat."""
    asked = "over" if table.to_move < 0 else f"seat {table.to_move} {DECISIONS[table.asked]}"
    card = "" if table.played < 0 else f", {BOX.cards[table.played]} of {table.player} at {table.target}"
    check = "" if table.check == CHECK_NONE else f", check {table.check}"
    fight = f", combat {table.combat}" if table.combat else ""
    tiles = " ".join([_tile_code(table, tile) for tile in table.on_table])
    gone = f"discarded {_list(table.tile_discards)} | gone {_list(table.tiles_gone)}"
    lines = [
        f"turn {table.turn} of seat {table.active}, {PHASES[table.phase]}{check}{fight}: {asked}{card}",
        f"tiles   {tiles}" + (f" | turned over {table.tile}" if table.tile >= 0 else ""),
        f"deck    {len(table.tiles)}, next {_list(table.tiles[:-4:-1])} | {gone}",
        f"martian {_list(table.martians)} | supply {table.supply}, removed {table.removed}, left {table.left}",
        f"things  {_things(table)}",
        f"objects {_objects(table)} | pool {_kinds(table.pool)} | delivered {table.delivered}",
        f"tokens  {_tokens(table)} | beside {_list(table.beside)}",
        f"cards   {_pile(table.deck, table.discards)}",
    ]
    if table.terms.coop:
        lines.append(f"m-cards {_pile(table.martian_deck, table.martian_discards)}")
    lines.append(f"effects {_effects(table)}")
    for seat in range(table.terms.players):
        arms = [BOX.weapons[weapon] for weapon in range(5) if table.arms[seat] >> weapon & 1]
        lines.append(
            f"seat {seat}: cell {table.pawn[seat]} life {table.life[seat]} bullets {table.bullets[seat]} trophies "
            f"{table.trophies[seat]} | items {_kinds(table.held_kinds(seat))} | hand {_cards(table.hand_of(seat))} | "
            f"table {_cards(arms)}{'' if not table.shells[seat] else f' x{table.shells[seat]}'} | "
            f"plays {table.plays[seat]}"
        )
    return "\n".join(lines)


def _tile_code(table: MartiansTable, tile: int) -> str:
    position = table.place[tile]
    return f"{tile}@{position % SIDE - 10},{position // SIDE - 10}r{table.rotation[tile]}"


def _pile(deck: list[int], discards: list[int]) -> str:
    """The next cards of a pile and the last ones of its discards."""
    seen = f"discarded {len(discards)}, last {_cards(discards[:-4:-1])}"
    return f"{len(deck)}, next {_cards(deck[:-4:-1])} | {seen}"


def _list(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers]) or "-"


def _cards(cards: list[int]) -> str:
    return " ".join([BOX.cards[card] for card in cards]) or "-"


def _kinds(kinds: list[int]) -> str:
    return "".join(["FRD"[kind] for kind in kinds]) or "-"


def _things(table: MartiansTable) -> str:
    found = []
    for cell in range(len(table.squares)):
        if table.squares[cell] & LIFE:
            found.append(f"L{cell}")
        if table.squares[cell] & BULLET:
            found.append(f"B{cell}")
    return " ".join(found) or "-"


def _objects(table: MartiansTable) -> str:
    found = [
        f"({_kinds([table.spot_kind[spot]])}){table.spot_cell[spot]}" + (f"s{table.spot_seen[spot]}" * (seen > 0))
        for spot, seen in zip(range(SPOTS), table.spot_seen, strict=True)
        if table.spot_kind[spot] >= 0
    ]
    found += [f"{_kinds([code % 3])}{code // 3}" for code in table.open_objects]
    return " ".join(found) or "-"


def _tokens(table: MartiansTable) -> str:
    found: list[str] = []
    for farm in range(FARMS):
        if table.tokens[farm] >= 0:
            name = "ship" if table.tokens[farm] == 1 else "crop"
            seen = f"s{table.token_seen[farm]}" if table.token_seen[farm] else ""
            found.append(f"{farm + 1}:{name if table.token_up >> farm & 1 else f'({name})'}{seen}")
    return " ".join(found) or "-"


def _effects(table: MartiansTable) -> str:
    names = ["homeland", "eyes", "levitation", "stupid", "world-end"]
    values = [table.homeland, table.eyes, table.levitation, table.stupid, table.world_end]
    found = [f"{name} {value}" for name, value in zip(names, values, strict=True) if value >= 0]
    flags = [table.jammed, table.waited, table.doubled, table.again, table.died]
    found += [name for name, flag in zip(["jammed", "wait", "doubled", "again", "died"], flags, strict=True) if flag]
    if table.shielded:
        found.append(f"shielded {table.shielded}")
    if table.eyes_left:
        found.append(f"eyes left {table.eyes_left}")
    if table.angry or table.angry_fight or table.angry_round:
        found.append(f"angry {table.angry}+{table.angry_fight}+{table.angry_round}")
    return ", ".join(found) or "-"
