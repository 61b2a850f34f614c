"""How cards are resolved and squares are checked in Martians!!! (R18, R32-R37, R54-R56, R65)."""

from __future__ import annotations

from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.martians import effects
from ludoteca.games.martians.actions import (
    AFTER_DRAWN,
    AFTER_FIGHT,
    AFTER_LAST_CALL,
    AFTER_ROUND,
    AFTER_WINDOW,
    ASK_FIGHT,
    ASK_GET,
    ASK_GIVE,
    ASK_LAST_CALL,
    ASK_MARTIAN_CARD,
    ASK_OTHERS,
    ASK_PAY,
    ASK_REACT,
    ASK_SEAT,
    ASK_TAKE,
    CARD,
    CHECK_CARD,
    CHECK_FIGHT,
    CHECK_NONE,
    CHECK_OBJECTS,
    CHECK_PICK,
    CHECK_SHIP,
    CHECK_TOKEN,
    OTHER_ITEM,
    PASS,
    PHASE_FIGHT,
    PHASE_MOVE,
    SEAT,
    STAGE_DRAWN,
    STAGE_EFFECT,
    STAGE_REACT,
    STAGE_REDIRECT,
    STAGE_TARGET,
    WEAPON,
)
from ludoteca.games.martians.cards import (
    AIMED,
    BEAM,
    BIG_EYES,
    DRAIN,
    FAKED,
    FOUR_DICE,
    JAMMER,
    LEVITATION,
    MP3,
    NOT_HAPPENING,
    NOT_HUMAN,
    SEARCHLIGHT,
    SEARCHLIGHT_CARD,
    SHOTGUN,
    STUPID,
    SWEEPING,
    TAKE_HER,
    WORLD_END,
    MartiansCards,
)
from ludoteca.games.martians.content import BOX, FARMS, KINDS
from ludoteca.games.martians.names import card_said, cell_name, kind_name, say, tile_there
from ludoteca.games.martians.table import CENTRES, NONE


class MartiansFlow(MartiansCards):
    """A card from its playing to its end, and a square from its first check to its last."""

    # ---- playing a card (R51, R55)

    def spend_play(self, seat: int, window: int) -> None:
        """R51: Very angry first, then the ordinary play, then Big Eyes."""
        if window == AFTER_FIGHT and self.angry_fight > 0:
            self.angry_fight -= 1
        elif window == AFTER_ROUND and self.angry_round > 0:
            self.angry_round -= 1
        elif window == AFTER_WINDOW and self.angry > 0:
            self.angry -= 1
        elif self.plays[seat] > 0:
            self.plays[seat] -= 1
        else:
            self.eyes_left &= ~(1 << seat)

    def play_card(self, seat: int, card: int, window: int) -> None:
        """R55: a card is played in a window."""
        self.spend_play(seat, window)
        self.take_card(seat, card)
        if self.telling:
            self.tell_of(seat, "plays", {"card": card_said(card)})
        if BOX.weapon_of[card] >= 0:
            self.put_arm(seat, card)
            return
        self.discards.append(card)
        self._begin(seat, card, window, False)
        self.stage = STAGE_TARGET if card in AIMED else STAGE_REACT if card in SWEEPING else STAGE_EFFECT
        if window == AFTER_LAST_CALL:  # R56
            if card in AIMED:
                self._name(self.active, seat)
            else:
                self.stage = STAGE_REACT

    def _begin(self, seat: int, card: int, window: int, weapon: bool) -> None:
        self.played = card
        self.player = seat
        self.weapon = weapon
        self.window = window
        self.target = NONE
        self.namer = seat
        self.reacting = 0
        self.choice = NONE
        self.other = NONE
        self.count = 0
        self.marked = 0
        self.enough = False

    def use_weapon(self, seat: int, weapon: int, window: int) -> None:
        """R64: a weapon is used by discarding it."""
        self.drop_arm(seat, weapon)
        if self.telling:
            self.tell_of(seat, "uses", {"card": card_said(BOX.weapons[weapon])})
        if window == AFTER_FIGHT:
            self.armed = True
        if weapon == FOUR_DICE:  # C3
            self.shielded |= 1 << seat
        elif weapon == JAMMER:  # C13
            self.jammed = True
        elif weapon == SEARCHLIGHT:  # C11
            self._begin(seat, SEARCHLIGHT_CARD, window, True)
            self.stage = STAGE_TARGET

    def draw_and_begin(self) -> None:
        """R65: a Martian card is turned up and counts as played by the active player."""
        card = self.draw_martian_card()
        if card < 0:
            return
        self._begin(self.active, card, AFTER_DRAWN, False)
        self.drawn = card
        self.stage = STAGE_DRAWN
        self.passed = 0
        if self.telling:
            self.tell_of(self.active, "draws-martian", {"card": card_said(card)})
        if card in (DRAIN, BEAM):
            self.target = self.dice.below(self.terms.players)
            if self.telling:
                self.tell(NONE, say("random-player", {"seat": seat_name(self.target)}))

    # ---- resolving it

    def resolve(self) -> bool:
        """Go on with the card; whether something is asked."""
        if self.stage == STAGE_TARGET:
            self.to_move = self.player
            self.asked = ASK_SEAT if not self.weapon else ASK_GIVE if self.choice < 0 else ASK_GET
            return True
        if self.stage in (STAGE_REACT, STAGE_DRAWN):
            if self._ask_reactions():
                return True
            self.stage = STAGE_EFFECT
            if self.telling and self.drawn >= 0 and not self.matters():
                self.tell(NONE, say("no-effect", {"card": card_said(self.played)}))
        if self.stage == STAGE_REDIRECT:
            return True
        if not effects.go_on(self):
            return self.to_move >= 0
        self.finish_card()
        return False

    def _reactor(self) -> int:
        """The seat that the reactions are at, NONE when all have been asked."""
        if self.stage == STAGE_DRAWN:
            return self.next_seat(self.active, self.reacting) if self.reacting < self.terms.players else NONE
        if self.target >= 0:
            return self.target if self.reacting == 0 else NONE
        if self.played in SWEEPING and self.drawn < 0 and self.reacting < self.terms.players - 1:
            return self.next_seat(self.player, self.reacting + 1)
        if self.played == FAKED and self.window == AFTER_LAST_CALL and self.reacting == 0:
            return self.active  # R54 a: it is the win of the active player that it undoes
        return NONE

    def _ask_reactions(self) -> bool:
        while True:
            seat = self._reactor()
            if seat < 0:
                return False
            if self.reactions(seat):
                self.to_move = seat
                self.asked = ASK_REACT if self.drawn < 0 else ASK_MARTIAN_CARD
                return True
            self.reacting += 1

    def react(self, action: int) -> None:
        """R54, R65: the answer of a seat in W6 or W7."""
        seat = self.to_move
        if action == PASS:
            self.passed |= 1 << seat
            self.reacting += 1
            return
        if action == WEAPON + MP3:
            self.drop_arm(seat, MP3)
            if self.telling:
                self.tell_of(seat, "uses", {"card": card_said(BOX.weapons[MP3])})
            self._cancel()
            return
        card = action - CARD
        self.spend_play(seat, AFTER_DRAWN)
        self.discard_card(seat, card)
        if self.telling:
            self.tell_of(seat, "plays", {"card": card_said(card)})
        if card == NOT_HAPPENING:
            drawn = self.drawn >= 0
            self._cancel()
            if drawn:  # C17: another one
                self.draw_and_begin()
        elif card == NOT_HUMAN and self.weapon:  # C18: Searchlight is only cancelled
            self._cancel()
        elif card in (NOT_HUMAN, TAKE_HER):
            self.stage = STAGE_REDIRECT
            self.choice = card
            self.to_move = seat
            self.asked = ASK_SEAT

    def _cancel(self) -> None:
        if self.telling:
            self.tell(NONE, say("cancelled", {"card": card_said(self.played)}))
        self._clear_card()

    def seat_options(self) -> list[int]:
        """The seats that may be named as the target (C14, C18, C25, C29, C33, C34)."""
        if self.stage == STAGE_TARGET:
            return [SEAT + seat for seat in self.targets(self.played, self.player)]
        if self.choice == NOT_HUMAN:
            return [PASS] + [SEAT + seat for seat in self.targets(self.played, self.to_move)]
        return [SEAT + seat for seat in range(self.terms.players) if seat != self.to_move]

    def name_target(self, action: int) -> None:
        """The target is named, or nobody (C18)."""
        if action == PASS:
            self._cancel()
            return
        self._name(action - SEAT, self.to_move)

    def _name(self, seat: int, namer: int) -> None:
        self.target = seat
        self.namer = namer
        self.choice = NONE
        self.stage = STAGE_REACT
        self.reacting = 0
        if self.telling:
            self.tell_of(namer, "names", {"other": seat_name(seat), "card": card_said(self.played)})

    def get_options(self) -> list[int]:
        """C11: what may be had for the item that is given."""
        found = self.gets(self.player, self.choice, False)
        return [OTHER_ITEM + code if code < 100 else 1849 + code - 100 for code in sorted(found, key=_cells_first)]

    def name_wanted(self, action: int) -> None:
        """C11: an item of another player, or an object on a square."""
        self.stage = STAGE_EFFECT
        if action >= OTHER_ITEM:
            self.other = action - OTHER_ITEM
            self.target = self.other // KINDS
            self.stage = STAGE_REACT
            if self.telling:
                args: dict[str, int | str | Phrase] = {
                    "other": seat_name(self.target), "card": card_said(self.played)
                }  # fmt: skip
                self.tell_of(self.player, "names", args)
        else:
            self.other = 100 + action - 1849

    # ---- after it

    def finish_card(self) -> None:
        """The card has taken effect."""
        if self.drawn >= 0 and self._lies_on(self.drawn):
            self.drawn = NONE  # it lies there until its effect ends
        self._clear_card()

    def _lies_on(self, card: int) -> bool:
        """R65: whether a drawn card lasts; of two of the same name one is discarded."""
        return card in (BIG_EYES, LEVITATION, STUPID, WORLD_END)

    def _clear_card(self) -> None:
        if self.drawn >= 0:
            self.discard_played(self.drawn)
        drawn = self.window == AFTER_DRAWN
        window = self.window
        self.played = NONE
        self.player = NONE
        self.weapon = False
        self.window = 0
        self.stage = 0
        self.target = NONE
        self.namer = NONE
        self.reacting = 0
        self.choice = NONE
        self.other = NONE
        self.count = 0
        self.marked = 0
        self.enough = False
        self.drawn = NONE
        if self.to_move < 0:
            return
        if window == AFTER_LAST_CALL and self.check == CHECK_SHIP and not self.is_won():
            self.calling = 0  # R56: the turn goes on
            self.check = CHECK_FIGHT if self.dirty else CHECK_NONE
        if drawn:
            self.dirty = False  # R66: the check goes on with the fight anyway
        elif self.dirty and PHASE_FIGHT <= self.phase <= PHASE_MOVE and (self.check or not self.died):
            self.calling = 0
            self.check = CHECK_FIGHT
        else:
            self.dirty = False

    # ---- checking the square (R18)

    def check_square(self) -> bool:
        """Go on with the check; whether something is asked."""
        if self.check == CHECK_CARD:
            self.check = CHECK_FIGHT
            self.draw_and_begin()
            return False
        cell = self.pawn[self.active]
        if self.check == CHECK_FIGHT:
            self.dirty = False
            if not self.has_martian(cell):
                self.end_combat()
                self.check = CHECK_PICK
            elif self.jammed:
                self.end_combat()
                self.check = CHECK_NONE
            else:
                if self.combat == 0:
                    self.combat = 1
                if self.hear(1):
                    return True
                self.to_move = self.active
                self.asked = ASK_FIGHT
                return True
        if self.check == CHECK_PICK:
            self.check = CHECK_OBJECTS
            if self.terms.coop and self.terms.players > 1:  # R19
                if self.can_take_marker(self.active, cell):
                    self.to_move = self.active
                    self.asked = ASK_TAKE
                    return True
            else:
                self.take_markers(self.active, cell)
        if self.check == CHECK_OBJECTS:
            self.take_objects(self.active, cell)
            self.check = CHECK_TOKEN
        if self.check == CHECK_TOKEN:
            self.check = CHECK_FIGHT if self._turn_token(cell) else CHECK_SHIP
        if self.check == CHECK_SHIP:
            return self._board_ship(cell)
        return False

    def _turn_token(self, cell: int) -> bool:
        """R42; whether a Martian guards the ship that was turned up (D7)."""
        farm = cell // 9 - 1
        if not 0 <= farm < FARMS or cell != CENTRES[farm] or self.token_up >> farm & 1:
            return False
        self.token_up |= 1 << farm
        ship = self.tokens[farm] == 1
        if self.telling:
            self.tell_of(
                self.active, "ship-found" if ship else "crop-found", {"tile": tile_there(self.place, farm + 1)}
            )
        if not ship or not self.terms.ambush or not self.put_martian(cell):
            return False
        if self.telling:
            self.tell(NONE, say("martian-appears", {"cell": cell_name(self.place, cell)}))
        return True

    def _board_ship(self, cell: int) -> bool:
        """F2, F5."""
        farm = self.ship_farm()
        if farm < 0 or CENTRES[farm] != cell:
            self.check = CHECK_NONE
            return False
        if self.terms.coop:
            self._deliver()
            self.check = CHECK_NONE
            return False
        if not self.is_won():
            self.check = CHECK_NONE
            self.calling = 0
            return False
        return self._last_call()

    def _deliver(self) -> None:
        """F5."""
        seat = self.active
        for kind in self.held_kinds(seat):
            if not self.delivered >> kind & 1:
                self.delivered |= 1 << kind
                self.items[seat] &= ~(1 << kind)
                if self.telling:
                    self.tell_of(seat, "delivers", {"kind": kind_name(kind)})
        if self.delivered == 7:
            if self.telling:
                self.tell(NONE, say("won-together"))
            self.end((1 << self.terms.players) - 1)

    def _last_call(self) -> bool:
        """R56: each other seat may undo the win; whether one is asked."""
        if self.terms.last_call:
            if self.calling == 0:
                self.calling = 1
                self.passed = 0
            while self.calling < self.terms.players:
                seat = self.next_seat(self.active, self.calling)
                if self.last_calls(seat):
                    self.to_move = seat
                    self.asked = ASK_LAST_CALL
                    return True
                self.calling += 1
        if self.telling:
            self.tell_of(self.active, "wins-items")
        self.end(1 << self.active)
        return True

    # ---- rounds: `card_windows` = `all` (R57)

    def hear(self, first: int) -> bool:
        """Before something happens everybody may play a card, again after each one; whether somebody is asked."""
        if not self.terms.always or self.quiet:
            return False
        if self.round < 0:
            self._open_round(first)
        while True:
            while self.round < self.terms.players:
                seat = self.next_seat(self.active, self.round)
                if self.held[seat] > 0 and self.playable(seat, ASK_OTHERS):
                    self.to_move = seat
                    self.asked = ASK_OTHERS
                    return True
                self.round += 1
                self.angry_round = 0
            if not self.stirred:
                self.round = NONE
                self.quiet = True
                return False
            self._open_round(first)

    def _open_round(self, first: int) -> None:
        self.round = first
        self.stirred = False
        self.angry_round = 0
        self.passed = 0

    # ---- combat, R32-R37

    def fight_roll(self) -> None:
        """R33-R35: the roll, and what it costs."""
        seat = self.active
        self.angry_fight = 0
        self.combat = 2
        if not self.gun and self.has_arm(seat, SHOTGUN) and not self.armed:  # R33: perhaps laid down between two rolls
            self.gun = True
            self.shells[seat] -= 1
        self.die = self.dice.roll()
        if self.telling:
            self.tell_of(seat, "fight-roll", {"die": self.die, "total": self.fight_total()})
        if self.fight_total() >= 4:
            self.win_fight()
        elif self.bullets[seat] >= self.price():
            self.to_move = seat
            self.asked = ASK_PAY
        else:
            self.lose_fight()

    def win_fight(self) -> None:
        """R37."""
        seat = self.active
        self.collect_martian(seat, self.pawn[seat])
        self.dirty = False
        if self.telling:
            self.tell_of(seat, "beats-martian", {"count": self.trophies[seat]})
        self.end_combat()
        self.check = CHECK_PICK
        self.has_trophy_win(seat)

    def lose_fight(self) -> None:
        """R36: a Life; the player fights on, or dies."""
        self.lose_life(self.active, 1, False)

    def end_combat(self) -> None:
        """The combat is over; a Shotgun without bullets is discarded (C12)."""
        if self.gun and self.shells[self.active] == 0 and self.has_arm(self.active, SHOTGUN):
            self.drop_arm(self.active, SHOTGUN)
        self.combat = 0
        self.gun = False
        self.armed = False
        self.angry_fight = 0

    def move_pawn(self, seat: int, cell: int) -> None:
        """A card moves a pawn; whoever is moved away fights no longer."""
        super().move_pawn(seat, cell)
        if seat == self.active:
            self.end_combat()

    def die_now(self, seat: int) -> None:
        """R38, R40: with the active player the check of the square ends."""
        super().die_now(seat)
        if seat == self.active:
            self.end_combat()
            self.check = CHECK_NONE
            self.calling = 0


def _cells_first(code: int) -> int:
    return code if code >= 100 else 1000 + code
