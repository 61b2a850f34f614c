"""Which cards and weapons of Martians!!! may be played, as far as the seat can know (R50-R57, R62-R64)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.martians.actions import (
    ASK_FIGHT,
    ASK_MOVE,
    ASK_OTHERS,
    ASK_PREPARE,
    CARD,
    PHASE_MARTIANS,
    STAGE_DRAWN,
    WEAPON,
)
from ludoteca.games.martians.content import (
    ANY_WINDOW,
    BOX,
    FARMS,
    FIRST_GENERIC,
    KINDS,
    MOVING,
    OWN_TURN,
    REACTION,
    SPOTS,
    TILES,
)
from ludoteca.games.martians.pieces import MOST, MartiansPieces
from ludoteca.games.martians.table import HAND, START

AGENT: Final = 0
CANDY: Final = 1
DICE_CARD: Final = 2
GET_OFF: Final = 3
HOMELAND: Final = 4
GO_TIME: Final = 5
MARTIAL_LAW: Final = 6
MP3_CARD: Final = 7
NUCLEAR: Final = 8
ADDRESS: Final = 9
SEARCHLIGHT_CARD: Final = 10
SHOTGUN_CARD: Final = 11
JAMMER_CARD: Final = 12
TAKE_HER: Final = 13
TELEPORT: Final = 14
NO_WAY: Final = 15
NOT_HAPPENING: Final = 16
NOT_HUMAN: Final = 17
WAIT: Final = 18
ANGRY: Final = 19
BIG_EYES: Final = 20
LIGHTS: Final = 21
FAKED: Final = 22
SLIME: Final = 23
COOK: Final = 24
LANDING: Final = 25
LEVITATION: Final = 26
HYSTERIA: Final = 27
DRAIN: Final = 28
POD: Final = 29
STUPID: Final = 30
WORLD_END: Final = 31
VIDEO: Final = 32
BEAM: Final = 33
PEACE: Final = 34

FOUR_DICE: Final = 0  # the weapons
MP3: Final = 1
SEARCHLIGHT: Final = 2
SHOTGUN: Final = 3
JAMMER: Final = 4

LOST: Final = 3  # Life and Bullets that C33 takes
AIMED: Final = (COOK, DRAIN, VIDEO, BEAM)  # cards with one target seat (R54a)
SWEEPING: Final = (SLIME, LEVITATION, POD, STUPID, PEACE)  # cards against all that C17 cancels (R54b)

_WHEN: Final = BOX.when
_WEAPON_OF: Final = BOX.weapon_of


class MartiansCards(MartiansPieces):
    """What may be played now."""

    # ---- windows

    def playable(self, seat: int, asked: int) -> list[int]:
        """R52: the cards and weapons that the seat may play in a window, as actions, rising."""
        found: list[int] = []
        if self.held[seat] > 0 and self.has_play(seat, self.extra_plays(seat, asked)):
            last = -1
            base = HAND * seat
            for place in range(base, base + self.held[seat]):
                card = self.hand[place]
                if card != last and self.may_play(seat, card, asked):
                    found.append(CARD + card)
                last = card
        if self.arms[seat] != 0 and seat == self.active and asked != ASK_OTHERS:
            for weapon in (FOUR_DICE, SEARCHLIGHT, JAMMER):
                if self.may_use(seat, weapon, asked):
                    found.append(WEAPON + weapon)
        return found

    def extra_plays(self, seat: int, asked: int) -> int:
        """C20: the plays of Very angry that a seat has in the window that is open."""
        if asked == ASK_FIGHT:
            return self.angry_fight
        if asked == ASK_OTHERS and self.round >= 0:
            return self.angry_round
        return self.angry if seat == self.next_seat(self.active, self.asking) else 0

    def may_play(self, seat: int, card: int, asked: int) -> bool:
        """R52: whether the window is right for the card and the card would change something."""
        return self.fits_window(seat, card, asked) and self.would_change(seat, card, asked)

    def fits_window(self, seat: int, card: int, asked: int) -> bool:
        """Whether the *When* of the card names the window; a round asks the active player too (R57)."""
        when = _WHEN[card]
        if when == ANY_WINDOW:
            return True
        if when == REACTION:
            return False
        if asked == ASK_OTHERS:
            return when == OWN_TURN and self.terms.always and seat == self.active
        return when == OWN_TURN or (when == MOVING and asked in (ASK_PREPARE, ASK_MOVE))

    def would_change(self, seat: int, card: int, asked: int) -> bool:
        """Whether the card has a legal target and is not already in force."""
        if _WEAPON_OF[card] >= 0:
            return not self.has_arm(seat, _WEAPON_OF[card])  # R63
        if card >= BIG_EYES:
            return self._martian_card_changes(seat, card)
        if card == AGENT:
            return min(self.bullets) < MOST
        if card == CANDY:
            return self.homeland < 0 and self._can_candy()
        if card in (GET_OFF, ADDRESS):
            return len(self.martians) > 0
        if card == HOMELAND:
            return self.homeland < 0  # R62
        if card == GO_TIME:
            return not self.again and self.terms.players > 1
        if card == MARTIAL_LAW:
            return self._can_call_law(seat, asked)
        if card == NUCLEAR:
            return len(self.liftable(self.in_combat(asked), True)) > 0
        if card == TELEPORT:
            return not self.in_combat(asked)
        if card == NO_WAY:
            return not self.doubled and self.levitation < 0
        if card == WAIT:
            return not self.waited and self.phase < PHASE_MARTIANS
        return self._can_get_angry(seat, asked)

    def _martian_card_changes(self, seat: int, card: int) -> bool:
        if card == BIG_EYES:
            return self.eyes < 0
        if card == LIGHTS:
            return len(self.dark_tokens(seat)) > 0
        if card == FAKED:
            return len(self.swaps(seat)) > 0
        if card == LANDING:
            return len(self.deck) > 0
        if card == LEVITATION:
            return self.levitation < 0
        if card == HYSTERIA:
            return self.supply > 0 and len(self.hysteria_squares()) > 0
        if card == POD:
            return self.supply > 0 and self._can_pod()
        if card == STUPID:
            return self.stupid < 0
        if card == WORLD_END:
            return self.world_end < 0 and len(self.tiles) > 0
        if card == PEACE:
            return self.terms.card_deaths or max(self.life) > 1
        if card in AIMED:
            return len(self.targets(card, seat)) > 0
        return True  # Green Slime

    def matters(self) -> bool:
        """Whether the Martian card that was drawn does anything, as far as everybody can tell (co-operative)."""
        card = self.played
        if card == COOK:
            held = [seat for seat in range(self.terms.players) if self.items[seat] & 1]
            return len(self.stations()) > 0 and len(held) + len(self.stray_fuel()) > 0
        if card == VIDEO:
            return max(self.life) > LOST or max(self.bullets) > LOST
        if card in AIMED:
            return self.can_hit(card, self.target)
        if card == SLIME:
            return max(self.held) > 0
        if card == WORLD_END:
            return len(self.tiles) > 0
        return card in (BIG_EYES, LEVITATION, STUPID) or self._martian_card_changes(self.player, card)

    def in_combat(self, asked: int) -> bool:
        """R36: whether the active player may not leave the combat any more."""
        return asked == ASK_FIGHT and self.combat == 2

    # ---- targets

    def targets(self, card: int, not_seat: int) -> list[int]:
        """The seats that a card with one target may hit."""
        found: list[int] = []
        for seat in range(self.terms.players):
            if seat != not_seat and self.can_hit(card, seat):
                found.append(seat)
        return found

    def can_hit(self, card: int, seat: int) -> bool:
        """Whether the card would do anything to that seat."""
        if card == COOK:
            return self.items[seat] & 1 != 0 and len(self.stations()) > 0
        if card == DRAIN:
            return self.items[seat] != 0
        if card == VIDEO:
            return self.terms.card_deaths or self.life[seat] > 1 or self.bullets[seat] > 0
        return not self.terms.coop or self.pawn[seat] != START  # Tractor Beam

    def liftable(self, not_own: bool, first_only: bool) -> list[int]:
        """C9: the tiles that Nuclear Capabilities may remove."""
        found: list[int] = []
        for tile in self.on_table:
            if tile < FIRST_GENERIC or (not_own and self.pawn[self.active] // 9 == tile):
                continue
            if self.can_lift(tile):
                found.append(tile)
                if first_only:
                    break
        return found

    def dark_tokens(self, seat: int) -> list[int]:
        """C22: the Farms whose face-down token the seat does not know."""
        return [farm for farm in range(FARMS) if self.is_dark(farm) and not self.knows_token(seat, farm)]

    def is_dark(self, farm: int) -> bool:
        """Whether a face-down token lies on that Farm."""
        return self.tokens[farm] >= 0 and not self.token_up >> farm & 1

    def swaps(self, seat: int) -> list[int]:
        """C23: pairs of Farms, 4 x one + other, whose tokens differ as far as the seat can know."""
        found: list[int] = []
        for one in range(FARMS):
            for other in range(FARMS):
                if one != other and self.tokens[one] >= 0 and self.tokens[other] >= 0:
                    if self._swap_matters(seat, one, other):
                        found.append(FARMS * one + other)
        return found

    def _swap_matters(self, seat: int, one: int, other: int) -> bool:
        if self.token_up >> one & 1 != self.token_up >> other & 1:
            return True
        if not self.knows_token(seat, one) or not self.knows_token(seat, other):
            return True
        return self.tokens[one] != self.tokens[other]

    def open_swaps(self, seat: int) -> list[int]:
        """C23: the same as far as everybody can know, so that nobody learns from the choice what the seat has seen."""
        if self.terms.coop:
            return self.swaps(seat)  # together all have seen the same
        found: list[int] = []
        for one in range(FARMS):
            for other in range(FARMS):
                if one != other and self.tokens[one] >= 0 and self.tokens[other] >= 0 and self._may_differ(one, other):
                    found.append(FARMS * one + other)
        return found

    def _may_differ(self, one: int, other: int) -> bool:
        if self.token_up >> one & 1 != self.token_up >> other & 1:
            return True
        if self.token_up >> one & 1:
            return self.tokens[one] != self.tokens[other]
        return self.ship_farm() < 0  # with the ship face up, two face-down tokens are Crop Circles

    def candy_pairs(self, start: int) -> list[int]:
        """C2: the tiles beside a tile that have room for a Martian."""
        return [tile for tile in self.side_tiles(start) if self.room_for_martians(tile)]

    def _can_candy(self) -> bool:
        last = -1
        for cell in self.martians:
            if cell // 9 != last:
                last = cell // 9
                if self.candy_pairs(last):
                    return True
        return False

    def martian_tiles(self) -> list[int]:
        """The tiles with a Martian, rising."""
        found: list[int] = []
        for cell in self.martians:
            if not found or found[-1] != cell // 9:
                found.append(cell // 9)
        return found

    def hysteria_squares(self) -> list[int]:
        """C28: the road and field squares of tiles without a Martian."""
        taken = [False] * TILES
        for cell in self.martians:
            taken[cell // 9] = True
        found: list[int] = []
        for tile in self.on_table:
            if not taken[tile]:
                found += self.free_squares(tile)
        return found

    def _can_pod(self) -> bool:
        for seat in range(self.terms.players):
            if not self.has_martian(self.pawn[seat]):
                return True
        return False

    def _can_call_law(self, seat: int, asked: int) -> bool:
        if self.in_combat(asked) and not self.is_shelter(self.pawn[self.active]):
            return False
        for other in range(self.terms.players):
            if not self.is_shelter(self.pawn[other]):
                return True
        return False

    def _can_get_angry(self, seat: int, asked: int) -> bool:
        """C20: another card of the hand could be played now."""
        for card in self.hand_of(seat):
            if card != ANGRY and self.may_play(seat, card, asked):
                return True
        return False

    # ---- weapons on the table (R64)

    def may_use(self, seat: int, weapon: int, asked: int) -> bool:
        """Whether the owner may use that weapon in this window of the own turn."""
        if not self.has_arm(seat, weapon):
            return False
        if asked == ASK_FIGHT and (self.gun or self.armed):  # R33
            return False
        if weapon == FOUR_DICE:
            return not self.shielded >> seat & 1
        if weapon == JAMMER:
            return not self.jammed and not self.in_combat(asked)
        return asked != ASK_FIGHT and weapon == SEARCHLIGHT and len(self.gifts(seat, True)) > 0

    def gifts(self, seat: int, privately: bool) -> list[int]:
        """C11: the seat's items for which there is something to get."""
        return [kind for kind in self.held_kinds(seat) if self.gets(seat, kind, privately)]

    def gets(self, seat: int, given: int, privately: bool) -> list[int]:
        """C11: what may be had for an item: 3 x seat + kind, or 100 + cell; as far as the seat knows, or as all do."""
        own = self.items[seat]
        found: list[int] = []
        for other in range(self.terms.players):
            if other != seat and not self.items[other] >> given & 1:
                for kind in range(KINDS):
                    if self.items[other] >> kind & 1 and not own >> kind & 1:
                        found.append(3 * other + kind)
        cells: list[int] = []
        for code in self.open_objects:
            if not own >> code % 3 & 1:
                cells.append(code // 3)
        for spot in range(SPOTS):
            if self.spot_kind[spot] >= 0 and self.may_be_new(seat, spot, privately):
                cells.append(self.spot_cell[spot])
        return found + [100 + cell for cell in sorted(set(cells))]

    def may_be_new(self, seat: int, spot: int, privately: bool) -> bool:
        """Whether a hidden object can be of a kind that the seat does not hold, as far as it knows, or as all do."""
        if privately and self.spot_seen[spot] >> seat & 1:
            return not self.items[seat] >> self.spot_kind[spot] & 1
        return self.spot_mask[spot] & ~self.items[seat] != 0

    # ---- last call (R56)

    def last_calls(self, seat: int) -> list[int]:
        """The cards with which a seat can undo the win, as actions, rising."""
        found: list[int] = []
        if self.has_play(seat, 0):
            last = -1
            for card in self.hand_of(seat):
                if card != last and BOX.at_last_call[card] and self.undoes_win(card):
                    found.append(CARD + card)
                last = card
        return found

    def undoes_win(self, card: int) -> bool:
        """Whether the card, uncancelled, would take the win away from the active player."""
        seat = self.active
        if card == FAKED:
            return sum([1 for token in self.tokens if token >= 0]) > 1
        if card == POD:
            return self.supply > 0
        if card == VIDEO:
            return self.terms.card_deaths and self.life[seat] <= 3
        if card == PEACE:
            return self.terms.card_deaths and self.life[seat] == 1
        return self.can_hit(card, seat)

    # ---- reactions, R54 and R65

    def reactions(self, seat: int) -> list[int]:
        """What a seat may answer to the card being resolved, as actions, rising."""
        card = self.played
        found: list[int] = []
        aimed = self.target == seat
        play = self.has_play(seat, 0)
        if self.drawn >= 0:
            aimed = aimed and self.can_hit(card, seat)
            first = self.stage == STAGE_DRAWN
            if play and aimed and card == BEAM and self.terms.players > 1 and self.has_card(seat, TAKE_HER):
                found.append(CARD + TAKE_HER)
            if play and first and self.has_card(seat, NOT_HAPPENING):
                found.append(CARD + NOT_HAPPENING)
            if play and aimed and self.has_card(seat, NOT_HUMAN):
                found.append(CARD + NOT_HUMAN)
            if first and card == DRAIN and self.items[self.target] != 0 and self.has_arm(seat, MP3):
                found.append(WEAPON + MP3)
            return found
        if play and aimed and card == BEAM and self.has_card(seat, TAKE_HER):
            found.append(CARD + TAKE_HER)
        if play and not self.weapon and seat != self.player and self.has_card(seat, NOT_HAPPENING):
            found.append(CARD + NOT_HAPPENING)
        if play and aimed and self.has_card(seat, NOT_HUMAN):
            found.append(CARD + NOT_HUMAN)
        if aimed and card == DRAIN and self.has_arm(seat, MP3):
            found.append(WEAPON + MP3)
        return found
