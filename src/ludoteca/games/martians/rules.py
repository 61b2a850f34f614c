"""Martians!!!: the rules.

The players build a farm town tile by tile, shoot Martians, and gather Fuel, Fertilizer and Dynamite. Whoever brings
all three to the Mother Ship, which hides under one of four Farms, or collects thirty Martians, wins; in the
co-operative game all bring them together, before the last Martian of the supply stands on the table. Cards are
played in windows: before a combat roll, before and while moving, once in every turn of the others, and as reactions.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.dice import Dice
from ludoteca.engine.errors import OptionError, Reason
from ludoteca.engine.event import Question, ScoreLine
from ludoteca.engine.game import Game, State
from ludoteca.engine.options import Choice, Option, Value, Whole
from ludoteca.engine.phrase import Phrase, house, seat_name
from ludoteca.engine.row import Row
from ludoteca.games.martians import effects, refusals, secrets, wording
from ludoteca.games.martians.actions import (
    ACTIONS,
    AFTER_FIGHT,
    AFTER_LAST_CALL,
    AFTER_ROUND,
    AFTER_WINDOW,
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
    ASK_TILE,
    CARD,
    CELL,
    CHECK_CARD,
    CHECK_FIGHT,
    CHECK_NONE,
    DIR,
    DISCARD,
    ITEM,
    PASS,
    PAY,
    PHASE_BEFORE_MARTIANS,
    PHASE_BEFORE_TILE,
    PHASE_DISCARD,
    PHASE_DRAW,
    PHASE_END,
    PHASE_FARMS,
    PHASE_FIGHT,
    PHASE_MARTIANS,
    PHASE_MARTIANS_MOVE,
    PHASE_MOVE,
    PHASE_OTHERS,
    PHASE_PREPARE,
    PHASE_ROLL,
    PHASE_START,
    PHASE_TILE,
    PLACE,
    ROLL,
    STEP,
    STOP,
    TAKE,
    WEAPON,
)
from ludoteca.games.martians.cards import BIG_EYES, LEVITATION, STUPID, WORLD_END
from ludoteca.games.martians.content import BOX, CELLS, KINDS, TILES
from ludoteca.games.martians.flow import MartiansFlow
from ludoteca.games.martians.names import card_said, cell_name, say, tile_the, where_name
from ludoteca.games.martians.standing import standing, verdict
from ludoteca.games.martians.table import CENTRE, MARTIAN, NONE, Terms

MOST_LAPS: Final = 500  # with `lap_limit` = `off`: no table plays for ever (D32)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class MartiansRules(Game):
    """Martians!!! with its options chosen."""

    name: ClassVar[str] = "martians"
    rules_version: ClassVar[int] = 2
    minutes: ClassVar[tuple[int, int]] = (45, 90)
    weight: ClassVar[str] = "medium"
    hides: ClassVar[bool] = True
    interrupts: ClassVar[bool] = True
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("players", (1, 2, 3, 4, 5, 6), 4),
        Choice("mode", ("competitive", "cooperative"), "competitive"),
        Choice("trophy_goal", (15, 20, 25, 30), 30).only_with("mode", "competitive"),
        Choice("difficulty", ("gentle", "book", "advanced", "hard"), "book").only_with("mode", "cooperative"),
        Choice("surge", ("ship_tile", "all_farms"), "ship_tile"),
        Choice("ambush", ("on", "off"), "off"),
        Choice("card_windows", ("lean", "full", "all"), "lean"),
        Choice("last_call", ("on", "off"), "on").only_with("mode", "competitive"),
        Choice("card_deaths", ("on", "off"), "on"),
        Choice("coop_open_hands", ("on", "off"), "on").only_with("mode", "cooperative"),
        Whole("lap_limit", 15, 60, 40, words=("off",)),
    )

    def _check_options(self) -> None:
        players = self.players
        coop = self.word("mode") == "cooperative"
        if players == 1 and not coop:  # D31
            raise OptionError(house("option-value", {"option": "players", "given": "1", "allowed": "2, 3, 4, 5, 6"}))
        level = BOX.levels[[one.name for one in BOX.levels].index(self.word("difficulty"))]
        limited = self.word("lap_limit") != "off"
        self.num_actions = ACTIONS
        self.together = coop
        self.terms: Terms = Terms(
            players,
            coop=coop,
            goal=self.whole("trophy_goal"),
            supply=level.supply[players - 1] if coop else BOX.martians,  # S8
            all_spots=not coop or level.all_spots[players - 1],
            surge_all=self.word("surge") == "all_farms",
            full=self.word("card_windows") == "full",
            always=self.word("card_windows") == "all",
            last_call=self.word("last_call") == "on",
            card_deaths=self.word("card_deaths") == "on",
            open_hands=coop and self.word("coop_open_hands") == "on",
            ambush=self.word("ambush") == "on",
            restocked=coop and level.restocked,
            last_turn=(self.whole("lap_limit") if limited else MOST_LAPS) * players,
            limited=limited,
        )

    @classmethod
    def variants(cls) -> list[dict[str, Value]]:
        """Every number of players in both modes, and every other option once."""
        short: dict[str, Value] = {"lap_limit": 15}
        coop: dict[str, Value] = {"mode": "cooperative"}
        found: list[dict[str, Value]] = [{"players": 1, **coop}, {"players": 2, **coop, "difficulty": "book"}]
        found += [{"players": players, **short} for players in (2, 3, 4)]
        found += [{"players": 2, "trophy_goal": 15, "card_deaths": "off", "last_call": "off", **short}]
        found += [{"players": 3, "card_windows": "full", "surge": "all_farms", "trophy_goal": 20, **short}]
        found += [{"players": 3, **coop, "difficulty": "hard", "coop_open_hands": "off", "card_windows": "full"}]
        found += [{"players": 5, **coop, "surge": "all_farms"}, {"players": 6, **coop, "coop_open_hands": "off"}]
        found += [{"players": 3, "card_windows": "all", "ambush": "on", **short}]
        found += [{"players": 2, **coop, "difficulty": "gentle", "card_windows": "all", "ambush": "on", **short}]
        return found

    def _deal(self, dice: Dice) -> State:
        state = self.empty_table(dice)
        state.dealer = dice.below(self.players)  # S1
        state.active = state.dealer
        state.lay_tile(0, CENTRE, 0)  # S2
        state.tiles = list(range(1, TILES))
        dice.shuffle(state.tiles)  # S3
        each = BOX.coop_objects if self.terms.coop else BOX.objects
        state.pool = [kind for kind in range(KINDS) for _ in range(each)]
        dice.shuffle(state.pool)  # S6
        state.beside = [0, 0, 0, 1]
        dice.shuffle(state.beside)  # S7
        state.deal_cards()  # S4, S5
        state.to_move = state.active
        state.go_on()
        return state

    def empty_table(self, dice: Dice) -> MartiansState:
        """A table with nothing on it but the players."""
        state = MartiansState(self, dice)
        state.lay_out()
        return state

    def layout(self) -> list[tuple[str, int]]:
        """The parts of an observation; seats in turn order from the observer."""
        return secrets.layout(self.terms)


class MartiansState(MartiansFlow):
    """A position of Martians!!!."""

    derived: ClassVar[dict[str, str]] = {
        "rules": "the game",
        "terms": "the game",
        "grid": "where the tiles lie, and how",
        "near": "where the tiles lie, and how",
        "ground": "where the tiles lie, and how",
        "on_table": "where the tiles lie",
        "martians": "the squares",
        "told_place": "who has looked; an observation is the same without it",
        "told_map": "who has looked; an observation is the same without it",
        "told_markers": "who has looked; an observation is the same without it",
    }

    def __init__(self, game: MartiansRules, dice: Dice) -> None:
        super().__init__(game, dice, game.terms)
        self.rules = game

    def clone(self) -> MartiansState:
        """An independent copy."""
        twin = MartiansState(self.rules, self.dice.clone())
        self.copy_to(twin)
        return twin

    # ---- decisions

    def _legal(self) -> list[int]:
        asked = self.asked
        if asked == ASK_MARTIAN:
            return self._legal_martian()
        if asked == ASK_DIR:
            return self._legal_dir()
        if asked == ASK_MOVE:
            return self._legal_move()
        if asked in (ASK_FIGHT, ASK_PREPARE):
            return [ROLL, *self.playable(self.active, asked)]
        if asked == ASK_OTHERS:
            return [PASS, *self.playable(self.to_move, ASK_OTHERS)]
        if asked == ASK_PLACE:
            return self.legal_places(self.tile)
        if asked == ASK_DISCARD:
            return self._legal_discard()
        if asked == ASK_PAY:
            return [PAY, PAY + 1]
        if asked == ASK_LAST_CALL:
            return [PASS, *self.last_calls(self.to_move)]
        if asked in (ASK_REACT, ASK_MARTIAN_CARD):
            return [PASS, *self.reactions(self.to_move)]
        if asked == ASK_TAKE:
            return [TAKE, TAKE + 1]
        if asked == ASK_SEAT:
            return self.seat_options()
        if asked == ASK_GIVE:
            return [ITEM + kind for kind in self.gifts(self.player, False)]
        if asked == ASK_GET:
            return self.get_options()
        return effects.options(self)

    def _play(self, action: int) -> None:
        asked = self.asked
        if self.round < 0:  # R57: something happens, and whoever has passed before may have another mind
            self.quiet = False
        if asked == ASK_MARTIAN:
            self.mover = action - CELL
            self.asked = ASK_DIR
            return
        if asked == ASK_DIR:
            self._play_dir(action - DIR)
        elif asked == ASK_MOVE:
            self._play_move(action)
        elif asked == ASK_FIGHT:
            self._play_fight(action)
            if self.asked == ASK_PAY and self.to_move >= 0:
                return
        elif asked == ASK_PREPARE:
            self._play_prepare(action)
        elif asked == ASK_OTHERS:
            self._play_others(action)
        elif asked == ASK_PLACE:
            self._play_place(action - PLACE)
        elif asked == ASK_DISCARD:
            self._play_discard(action)
        elif asked == ASK_PAY:
            self._play_pay(action - PAY)
        elif asked == ASK_LAST_CALL:
            self._play_last_call(action)
        elif asked in (ASK_REACT, ASK_MARTIAN_CARD):
            self.react(action)
        elif asked == ASK_TAKE:
            self._play_take(action - TAKE)
        elif asked == ASK_SEAT:
            self.name_target(action)
        elif asked == ASK_GIVE:
            self.choice = action - ITEM
        elif asked == ASK_GET:
            self.name_wanted(action)
        else:
            assert asked in (ASK_TILE, ASK_CELL, ASK_LANDING)
            effects.answer(self, action)
        self.go_on()

    def _stuck(self) -> None:
        """No place for the tile, or no Martian that can move."""
        if self.asked == ASK_PLACE:
            self._discard_tile()
        else:
            assert self.asked == ASK_MARTIAN
            if self.telling:
                self.tell(NONE, say("martians-stuck", {"count": self.left}))
            self.left = 0
        self.go_on()

    def go_on(self) -> None:
        """Carry out what needs no decision, up to the next one or to the end of the game."""
        while self.to_move >= 0:
            if self.played >= 0:
                if self.resolve():
                    return
            elif self.check != CHECK_NONE:
                if self.check_square():
                    return
            elif self._next_phase():
                return

    # ---- the turn (R8)

    def _next_phase(self) -> bool:
        """Go on with the turn; whether something is asked."""
        phase = self.phase
        if phase == PHASE_START:
            self._begin_turn()
        elif phase == PHASE_BEFORE_TILE:
            return self._all_seats(PHASE_TILE)
        elif phase == PHASE_TILE:
            return self._draw_tile()
        elif phase == PHASE_FIGHT:  # R17
            self.check = CHECK_FIGHT
            self.phase = PHASE_DRAW
        elif phase == PHASE_DRAW:  # R21
            self._draw_up()
            self.asking = 0
            self.angry = 0
            self.passed = 0
            self.phase = PHASE_PREPARE
        elif phase == PHASE_PREPARE:
            return self._prepare()
        elif phase == PHASE_OTHERS:
            return self._ask_others(PHASE_ROLL)
        elif phase == PHASE_ROLL:
            self._roll_movement()
        elif phase == PHASE_MOVE:
            return self._ask_move()
        elif phase == PHASE_BEFORE_MARTIANS:
            return self._all_seats(PHASE_MARTIANS)
        elif phase == PHASE_MARTIANS:
            self._roll_martians()
        elif phase == PHASE_MARTIANS_MOVE:
            return self._ask_martian()
        elif phase == PHASE_FARMS:
            if self.hear(0):
                return True
            self.quiet = False
            self.grow_farms()
            self.phase = PHASE_DISCARD
        elif phase == PHASE_DISCARD:
            if self.hear(0):
                return True
            if self.held[self.active] > 0:
                self.to_move = self.active
                self.asked = ASK_DISCARD
                return True
            self.phase = PHASE_END
        else:
            self._end_turn()
        return False

    def _begin_turn(self) -> None:
        """R8: the play is renewed, and what lasted until now ends."""
        seat = self.active
        self.turn += 1
        self.plays[seat] = 1
        self._end_effects(seat)
        self.shielded &= ~(1 << seat)
        self.died = False
        self.dirty = False
        self.quiet = False
        self.rolled = 0
        self.bonus = 0
        self.walked = 0
        self.asking = 0
        self.angry = 0
        self.passed = 0
        self.phase = PHASE_BEFORE_TILE
        if self.telling:
            self.tell_of(seat, "turn", {"number": self.turn})

    def _end_effects(self, seat: int) -> None:
        """R60: what lasted until the start of this seat's turn."""
        ended: list[int] = []
        if self.eyes == seat:
            self.eyes = NONE
            self.eyes_left = 0
            ended.append(BIG_EYES)
        if self.levitation == seat:
            self.levitation = NONE
            ended.append(LEVITATION)
        if self.stupid == seat:
            self.stupid = NONE
            ended.append(STUPID)
        if self.world_end == seat:
            self.world_end = NONE
            ended.append(WORLD_END)
        for card in ended:
            if self.terms.coop:
                self.discard_played(card)
            if self.telling:
                self.tell(NONE, say("effect-ends", {"card": card_said(card)}))

    # ---- windows for several seats (W3, W8)

    def _all_seats(self, then: int) -> bool:
        """W8: with `full` or `all` every seat, the active one first."""
        if self.hear(0):
            return True
        self.quiet = False
        if not self.terms.full:
            self.phase = then
            return False
        return self._ask_others(then)

    def _ask_others(self, then: int) -> bool:
        """The next seat that can play something; whether there is one."""
        while self.asking < self.terms.players:
            seat = self.next_seat(self.active, self.asking)
            if self.held[seat] > 0 and self.playable(seat, ASK_OTHERS):
                self.to_move = seat
                self.asked = ASK_OTHERS
                return True
            self.asking += 1
            self.angry = 0
        self.asking = 0
        self.passed = 0
        self.phase = then
        return False

    def _play_others(self, action: int) -> None:
        if action == PASS:
            self.passed |= 1 << self.to_move
            if self.round >= 0:
                self.round += 1
                self.angry_round = 0
            else:
                self.asking += 1
                self.angry = 0
        elif self.round >= 0:
            self.stirred = True
            self.play_card(self.to_move, action - CARD, AFTER_ROUND)
        else:
            self.play_card(self.to_move, action - CARD, AFTER_WINDOW)

    # ---- step 1, the tile (R9-R16)

    def _draw_tile(self) -> bool:
        if not self.tiles or self.world_end >= 0:  # R9
            if self.telling:
                self.tell(NONE, say("skip-tile-none" if not self.tiles else "skip-tile"))
            self.phase = PHASE_FIGHT
            return False
        self.tile = self.tiles[-1]
        self.tiles = self.tiles[:-1]
        if self.telling:
            self.tell_of(self.active, "draws-tile", {"tile": tile_the(self.tile)})
        self.to_move = self.active
        self.asked = ASK_PLACE
        return True

    def _discard_tile(self) -> None:
        """R11: the tile fits nowhere."""
        self.tile_discards = [*self.tile_discards, self.tile]
        if self.telling:
            self.tell(NONE, say("tile-discarded", {"tile": tile_the(self.tile)}))
        self.tile = NONE
        self.phase = PHASE_FIGHT
        self.check_ship_missing(False)

    def _play_place(self, choice: int) -> None:
        tile = self.tile
        self.tile = NONE
        self.phase = PHASE_FIGHT
        self.lay_tile(tile, choice // 4, choice % 4)
        if self.telling:
            self.tell_of(self.active, "lays-tile", {"tile": tile_the(tile), "where": where_name(choice // 4)})
        self.furnish(tile)
        if self.to_move < 0:
            return
        closed = len(self.tiles) > 0 and not self.has_open_end()
        self.check_ship_missing(closed)
        if closed and self.to_move >= 0:  # R16
            self.phase = PHASE_END
            if self.telling:
                self.tell(NONE, say("map-closed"))

    # ---- fights, R32-R36

    def _play_fight(self, action: int) -> None:
        if action == ROLL:
            self.fight_roll()
        elif action < WEAPON:
            self.play_card(self.active, action - CARD, AFTER_FIGHT)
        else:
            self.use_weapon(self.active, action - WEAPON, AFTER_FIGHT)

    def _play_pay(self, life: int) -> None:
        if life:
            self.lose_fight()
            return
        self.bullets[self.active] -= self.price()
        if self.telling:
            self.tell_of(self.active, "pays", {"count": self.price(), "now": self.bullets[self.active]})
        self.win_fight()

    def _play_take(self, take: int) -> None:
        """R19: a marker is taken or left for a companion."""
        if take:
            self.take_markers(self.active, self.pawn[self.active])
        elif self.telling:
            self.tell_of(self.active, "leaves-marker")

    def _play_last_call(self, action: int) -> None:
        if action == PASS:
            self.passed |= 1 << self.to_move
            self.calling += 1
        else:
            self.play_card(self.to_move, action - CARD, AFTER_LAST_CALL)

    # ---- steps 4 and 5, moving (R22-R26)

    def _draw_up(self) -> None:
        """R21."""
        missing = BOX.hand - self.held[self.active]
        self.draw_cards(self.active, missing)
        if self.telling and missing > 0 and self.held[self.active] < BOX.hand:
            self.tell_of(self.active, "no-cards-left")

    def _prepare(self) -> bool:
        """W2."""
        if self.hear(1):
            return True
        if not self.died:
            self.to_move = self.active
            self.asked = ASK_PREPARE
            return True
        self._open_others()
        return False

    def _open_others(self) -> None:
        self.angry = 0
        self.asking = 0 if self.terms.always else 1
        self.phase = PHASE_ROLL if self.terms.always else PHASE_OTHERS

    def _play_prepare(self, action: int) -> None:
        if action == ROLL:
            self._open_others()
        elif action < WEAPON:
            self.play_card(self.active, action - CARD, AFTER_WINDOW)
        else:
            self.use_weapon(self.active, action - WEAPON, AFTER_WINDOW)

    def _roll_movement(self) -> None:
        """R22, R23."""
        if self.died or self.levitation >= 0:
            if self.telling:
                self.tell_of(self.active, "skip-move-died" if self.died else "skip-move")
            self.phase = PHASE_BEFORE_MARTIANS
            return
        self.die = self.dice.roll()
        self.rolled = self.die + self.life[self.active]
        self.bonus = self.modifier()
        self.phase = PHASE_MOVE
        if self.telling:
            args: dict[str, int | str | Phrase] = {
                "die": self.die, "modifier": _sign(self.bonus), "life": self.life[self.active],
                "doubled": "yes" if self.doubled else "no", "count": self.allowance(),
            }  # fmt: skip
            self.tell_of(self.active, "move-roll", args)
        if self.has_martian(self.pawn[self.active]) and not self.jammed:  # R25
            self.check = CHECK_FIGHT

    def _ask_move(self) -> bool:
        """W4."""
        if self.died or self.levitation >= 0:  # R66
            if self.telling and not self.died:
                self.tell_of(self.active, "skip-steps", {"count": self.steps_left()})
            self.angry = 0
            self.phase = PHASE_BEFORE_MARTIANS
            return False
        if self.hear(1):
            return True
        self.to_move = self.active
        self.asked = ASK_MOVE
        return True

    def _legal_move(self) -> list[int]:
        found: list[int] = []
        if self.steps_left() > 0:
            cell = self.pawn[self.active]
            for direction in range(4):
                if self.near[4 * cell + direction] >= 0:
                    found.append(STEP + direction)
        found.append(STOP)
        return found + self.playable(self.active, ASK_MOVE)

    def _play_move(self, action: int) -> None:
        if action < ROLL:
            self._step(action - STEP)
        elif action == STOP:
            self.angry = 0
            self.phase = PHASE_BEFORE_MARTIANS
        elif action < WEAPON:
            self.play_card(self.active, action - CARD, AFTER_WINDOW)
        else:
            self.use_weapon(self.active, action - WEAPON, AFTER_WINDOW)

    def _step(self, direction: int) -> None:
        """R25."""
        seat = self.active
        goal = self.near[4 * self.pawn[seat] + direction]
        self.pawn[seat] = goal
        self.walked += 1
        self.angry = 0
        if self.telling:
            self.tell_of(seat, "steps", {"cell": cell_name(self.place, goal), "left": self.steps_left()})
        icon = self.terms.coop and self.icon_cell(goal // 9) == goal
        self.check = CHECK_CARD if icon else CHECK_FIGHT

    # ---- step 6, the Martians (R27-R29)

    def _roll_martians(self) -> None:
        self.asking = 0
        if self.homeland >= 0:  # C5
            if self.telling:
                self.tell(NONE, say("skip-martians"))
            self.phase = PHASE_FARMS
            return
        self.die = self.dice.roll()
        self.left = self.die + self.modifier()
        self.moved = _NOBODY
        self.phase = PHASE_MARTIANS_MOVE
        if self.telling:
            args: dict[str, int | str | Phrase] = {
                "die": self.die, "modifier": _sign(self.modifier()), "count": self.left
            }  # fmt: skip
            self.tell_of(self.active, "martian-roll", args)

    def _ask_martian(self) -> bool:
        if self.left > 0 and self.homeland < 0:
            if self.hear(1):
                return True
            self.to_move = self.active
            self.asked = ASK_MARTIAN
            return True
        self.left = 0
        self.quiet = False
        self.moved = _NOBODY
        self.phase = PHASE_FARMS
        return False

    def _can_go(self, goal: int) -> bool:
        """R28: whether a Martian may step onto a square."""
        return goal >= 0 and not self.squares[goal] & MARTIAN and (self.shielded == 0 or not self.is_shielded(goal))

    def _legal_martian(self) -> list[int]:
        """R27: each Martian that can step and has not been moved; both lists rise, so one look at each is enough."""
        near = self.near
        squares = self.squares
        done = sorted(self.moved) if self.moved else _NOBODY
        count: i64 = len(done)
        guarded = self.shielded != 0
        found: list[object] = []
        seen: i64 = 0
        cell: i64
        direction: i64
        for cell in self.martians:
            if seen < count and done[seen] == cell:
                seen += 1
                continue
            start = cell * 4
            for direction in range(4):
                goal = i64(near[start + direction])
                if goal >= 0 and squares[goal] & MARTIAN == 0 and not (guarded and self.is_shielded(goal)):
                    found.append(_CELL_ACTIONS[cell])
                    break
        return cast("list[int]", found)

    def _legal_dir(self) -> list[int]:
        return [DIR + direction for direction in range(4) if self._can_go(self.near[4 * self.mover + direction])]

    def _play_dir(self, direction: int) -> None:
        goal = self.near[4 * self.mover + direction]
        if self.telling:
            args: dict[str, int | str | Phrase] = {
                "from": cell_name(self.place, self.mover), "cell": cell_name(self.place, goal)
            }  # fmt: skip
            self.tell_of(self.active, "martian-moves", args)
        self.shift_martian(self.mover, goal)
        self.moved = [*self.moved, goal]
        self.mover = NONE
        self.left -= 1

    # ---- step 8 and the end of the turn (R31)

    def _legal_discard(self) -> list[int]:
        found = [PASS]
        last = NONE
        for card in self.hand_of(self.active):
            if card != last:
                found.append(DISCARD + card)
            last = card
        return found

    def _play_discard(self, action: int) -> None:
        self.phase = PHASE_END
        if action == PASS:
            return
        card = action - DISCARD
        self.discard_card(self.active, card)
        if self.telling:
            self.tell_of(self.active, "discards", {"card": card_said(card)})

    def _end_turn(self) -> None:
        """R8: the next seat, or the same one again (C6); F4, F8."""
        seat = self.active
        if self.homeland == seat:
            self.homeland_ends -= 1
            if self.homeland_ends == 0:
                self.homeland = NONE
        self.jammed = False
        self.waited = False
        self.doubled = False
        self.died = False
        self.die = 0
        self.rolled = 0
        self.bonus = 0
        self.walked = 0
        if self.turn >= self.terms.last_turn:
            self._time_out()
            return
        if self.again:
            self.again = False
        else:
            self.active = self.next_seat(seat, 1)
        self.phase = PHASE_START

    def _time_out(self) -> None:
        """F4, F8."""
        if self.terms.coop:
            self.lose("lost-time")
            return
        best = max([standing(self, seat) for seat in range(self.terms.players)])
        mask = 0
        for seat in range(self.terms.players):
            if standing(self, seat) == best:
                mask |= 1 << seat
        self.timed_out = True
        self.end(mask)
        if self.telling:
            self.tell(NONE, say("time-out"))

    # ---- the result

    def scores(self) -> list[int]:
        """The Martians collected; co-operative: the kinds delivered."""
        if self.terms.coop:
            return [bin(self.delivered).count("1")] * self.terms.players
        return self.trophies[:]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """What the score is made of."""
        if self.terms.coop:
            return [
                ScoreLine("F5", wording.delivered_line(kind), 1) for kind in range(KINDS) if self.delivered >> kind & 1
            ]
        return [ScoreLine("F1", say("line-trophies"), self.trophies[seat])]

    def decided(self) -> Phrase | None:
        """F2, F4: the ship, or what was compared when time was up; trophies decide by their number alone."""
        if self.to_move >= 0 or self.terms.coop:
            return None
        if self.timed_out:
            return verdict(self)
        winner = self.winners()[0]
        return None if self.trophies[winner] >= self.terms.goal else say("decided-ship", {"seat": seat_name(winner)})

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

    # ---- what a seat knows

    def _reshuffle(self, seat: int) -> None:
        secrets.redeal(self, seat)

    def information(self, seat: int) -> bytes:
        """Everything the seat sees and remembers."""
        return secrets.information(self, seat)

    def _observe(self, seat: int, row: Row) -> None:
        secrets.observe(self, seat, row)

    # ---- in words

    def _refusal(self, action: int) -> Reason:
        return refusals.why_not(self, action)

    def describe(self, action: int) -> Phrase:
        """What that action is."""
        return wording.describe(self, action)

    def question(self) -> Question:
        """What is asked now."""
        return wording.question(self)

    def notation(self) -> str:
        """The whole position, hidden things too, on a few lines."""
        return wording.notation(self)


def _sign(modifier: int) -> str:
    """Which way a roll is changed, for a sentence."""
    return "plus" if modifier > 0 else "minus" if modifier < 0 else "none"


_NOBODY: Final[list[int]] = []
_CELL_ACTIONS: Final[list[object]] = [CELL + cell for cell in range(CELLS)]  # made once: most decisions list them
