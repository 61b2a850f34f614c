"""The decisions of Automobiles: setup, the turn, what the cards ask, and all of them in the order of their ids.

Each has answers of its own, so that what is asked, what is legal, what it does, what it is called and why it is refused
stand in one class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.errors import Reason
from ludoteca.engine.event import Question
from ludoteca.engine.phrase import Phrase, seat_name
from ludoteca.games.automobiles.content import BLACK, COLOURS, GEARS, LIGHT, PLACES, WEAR, WHITE, YELLOW
from ludoteca.games.automobiles.phrases import cube_name, gears_text, of_colour, place_name, say
from ludoteca.games.automobiles.position import ASK_ACTION, ASK_STEP, NONE, AutomobilesState
from ludoteca.games.automobiles.scoring import level, level_told
from ludoteca.games.automobiles.track import NOWHERE

if TYPE_CHECKING:
    from ludoteca.games.automobiles.classic import AutomobilesClassic

DONE: Final = COLOURS  # in every choice of a colour: done, none, or the end of the Action phase
PIT_STOP: Final = DONE + 1  # in ACTION
FROM_DISCARD: Final = DONE + 1  # in MANAGER_RETURN: added to the colour
SIDES: Final = ("own", "inner", "outer")  # the exits, in STEP
STOP: Final = 3
ALL_WEAR: Final = 0  # in PIT_CREW
TWO_CUBES: Final = 1
TWO: Final = 2  # cubes: the Pit Crew's second half, and what Nitro draws

DECISIONS: Final[list[RaceDecision]] = []  # in the order in which they are made


# ---- what every decision has


@mypyc_attr(allow_interpreted_subclasses=True)
class RaceDecision(Decision[AutomobilesState]):
    """A question and the block of its answers. Usually the driver chooses a colour, or DONE, up to `left` times."""

    rule: str = ""  # that asks it; empty: that of the cube in use
    key: str = ""  # what a colour is called as an answer
    none: str = ""  # and DONE, where it is one
    lacks: str = "no-not-discard"  # why a colour is refused
    in_effect: bool = True  # whether the driver carries on with an effect of its own
    in_active: int = NONE  # the number of the answer that is colour 0 of that area; NONE: nothing there is an answer
    in_discard: int = NONE
    in_stock: int = NONE
    in_bag: int = NONE  # the number of the answer that the whole bag stands for
    on_track: int = 0  # so many answers are places on the track

    def __init__(self, size: int) -> None:
        self.place: i64 = len(DECISIONS)
        self.first: i64 = DECISIONS[-1].first + DECISIONS[-1].size if DECISIONS else 0  # the id of answer 0
        self.size: i64 = size
        DECISIONS.append(self)

    def open(self, state: AutomobilesState, left: int = 1, *, must: bool = False) -> None:
        """This is asked next."""
        state.asked = self.place
        state.left = left
        state.must = must

    def legal(self, state: AutomobilesState) -> list[int]:
        """The colours of the area, and DONE."""
        area = state.active if self.in_active == 0 else state.discard
        found = state.colours_in(area, state.driver, self.first)
        if self.none and not state.must:
            found.append(self.first + DONE)
        return found

    def play(self, state: AutomobilesState, action: int) -> None:
        """A cube, and once there are no more whatever follows."""
        number = action - self.first
        if number != DONE:
            state.left -= 1
            self._take(state, number)
        if number == DONE or state.left == 0:
            self._finish(state)

    def _take(self, state: AutomobilesState, number: int) -> None:
        """Carry out an answer other than DONE."""
        raise NotImplementedError

    def _finish(self, state: AutomobilesState) -> None:
        """What follows."""
        state.done()

    def rule_of(self, state: AutomobilesState) -> str:
        """The rule that asks."""
        return self.rule or cube_rule(state, state.cube)

    def ask(self, state: AutomobilesState) -> Question:
        """In the words of its name."""
        args: dict[str, int | str | Phrase] = {"money": state.money, "left": state.left}
        args["colours"] = gears_text(state.allowed)
        if state.cube >= YELLOW:
            args["card"] = state.card(state.cube).title()
        return Question(self.rule_of(state), say(self._asked(state), args))

    def _asked(self, state: AutomobilesState) -> str:
        return f"ask-{self.name.replace('_', '-')}"

    def describe(self, state: AutomobilesState, number: int) -> Phrase:
        """What an answer is, legal or not."""
        if number == DONE:
            return say(self.none)
        return say(self.key, {"cube": cube_name(state, number), "cost": state.cost[number]})

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """Why it is not legal while this is asked: there is no such cube."""
        return Reason(self.rule_of(state), say(self.lacks, {"cube": cube_name(state, number)}))

    def priors(self, state: AutomobilesState, beliefs: AutomobilesClassic) -> list[float]:
        """How promising a bot finds each of `state.choices`."""
        found: list[float] = []
        for action in state.choices:
            found.append(self._weight(state, beliefs, action - self.first))
        return found

    def _weight(self, state: AutomobilesState, beliefs: AutomobilesClassic, number: int) -> float:
        """The same of one answer."""
        return 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Reply(Answer[AutomobilesState]):
    """The answers to a decision."""

    def __init__(self, decision: RaceDecision) -> None:
        super().__init__(decision.first, decision.size)
        self.decision = decision

    def describe(self, state: AutomobilesState, number: int) -> Phrase:
        """As the decision says."""
        return self.decision.describe(state, number)

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """Something else is asked, or what the decision says."""
        if state.asked != self.decision.place:
            asked = state.question()
            return Reason(asked.rule, say("no-not-now", {"question": asked.phrase}))
        return self.decision.refuse(state, number)


def cube_rule(state: AutomobilesState, colour: int) -> str:
    """The id of the rule that tells what a cube does: C1 to C5 for gears and Wear, else its card's."""
    return f"C{colour + 1}" if colour < YELLOW else state.card(colour).rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Parting(RaceDecision):
    """Which cube one parts with."""

    def _weight(self, state: AutomobilesState, beliefs: AutomobilesClassic, number: int) -> float:
        if number == WEAR:
            return 12.0
        return 1.0 if number in (DONE, WHITE, YELLOW) else 0.2


@mypyc_attr(allow_interpreted_subclasses=True)
class Picking(RaceDecision):
    """Which cube one takes."""

    def _weight(self, state: AutomobilesState, beliefs: AutomobilesClassic, number: int) -> float:
        return 1.0 if number == DONE else 0.05 + beliefs.cube_ticks(state, number, 4) / 400.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Shopping(RaceDecision):
    """Which cube of the stock one buys (R22)."""

    key = "buy-cube"
    none = "buy-done"
    in_effect = False
    in_stock = 0

    def legal(self, state: AutomobilesState) -> list[int]:
        """What is there and not too dear, or no more."""
        found = state.buyable(self.first, state.money)
        if self.none:
            found.append(self.first + DONE)
        return found

    def play(self, state: AutomobilesState, action: int) -> None:
        """One by one; R22: what is left is lost."""
        seat, colour = state.to_move, action - self.first
        if colour == DONE:
            state.money = 0
            self._finish(state)
            return
        state.money -= state.cost[colour]
        state.stock[colour] -= 1
        if state.telling:
            state.tell(seat, say("buys", {"seat": seat_name(seat), "cube": cube_name(state, colour)}))
        self._take(state, colour)

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """It cannot be had for what there is to spend."""
        if number == WEAR:
            return Reason("D11", say("no-wear-sold"))
        args: dict[str, int | str | Phrase] = {"cube": cube_name(state, number), "cost": state.cost[number]}
        key = "no-stock" if state.stock[number] == 0 else "no-money"
        return Reason(self.rule_of(state), say(key, {**args, "money": state.money}))

    def priors(self, state: AutomobilesState, beliefs: AutomobilesClassic) -> list[float]:
        """By what each would drive."""
        return beliefs.shop_weights(state, self.first)


# ---- setup


@mypyc_attr(allow_interpreted_subclasses=True)
class GridPlace(RaceDecision):
    """S4: a place on the grid."""

    name = "grid_place"
    rule = "S4"
    in_effect = False
    on_track = PLACES

    def legal(self, state: AutomobilesState) -> list[int]:
        """The free places among P1 to Pn."""
        return [self.first + place for place in range(state.terms.players) if place not in state.grid]

    def play(self, state: AutomobilesState, action: int) -> None:
        """The next seat chooses, or the shopping begins."""
        seat, place = state.to_move, action - self.first
        line_up(state, seat, place)
        if state.telling:
            state.tell(seat, say("lines-up", {"seat": seat_name(seat), "place": place + 1}))
        state.to_move = (seat + 1) % state.terms.players
        if state.to_move == state.first:
            begin_shopping(state)

    def describe(self, state: AutomobilesState, number: int) -> Phrase:
        """With its money (S7)."""
        return say("grid-place", {"place": number + 1, "money": state.terms.track.money[number]})

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """It is taken, or not used by so few."""
        players = state.terms.players
        if number >= players:
            return Reason(self.rule, say("no-grid-unused", {"place": number + 1, "players": players}))
        return Reason(self.rule, say("no-grid-taken", {"place": number + 1}))


def line_up(state: AutomobilesState, seat: int, place: int) -> None:
    """S4: the car takes its grid place; R5: where it starts counting from."""
    track = state.terms.track
    state.grid = [*state.grid[:seat], place, *state.grid[seat + 1 :]]
    state.car[seat] = track.grid[place]
    state.distance[seat] = track.nose[track.grid[place]] - (0 if state.terms.counts else track.length)


def begin_shopping(state: AutomobilesState) -> None:
    """S7: the seat to move gets the money of its grid place."""
    state.asked = SETUP_BUY.place
    state.money = state.terms.track.money[state.grid[state.to_move]]


@mypyc_attr(allow_interpreted_subclasses=True)
class SetupBuy(Shopping):
    """S7: cubes for the bag."""

    name = "setup_buy"
    rule = "S7"

    def _take(self, state: AutomobilesState, number: int) -> None:
        state.bag[state.to_move * COLOURS + number] += 1

    def _finish(self, state: AutomobilesState) -> None:
        players = state.terms.players
        state.to_move = (state.to_move + 1) % players
        if state.to_move != state.first:
            begin_shopping(state)
            return
        for position in range(players):  # S8
            state.draw_some((state.first + position) % players, state.terms.box.hand)
        state.round = 1  # S9
        begin_turn(state, state.first)


# ---- the turn


def begin_turn(state: AutomobilesState, seat: int) -> None:
    """R13: the seat drives."""
    state.driver = seat
    state.to_move = seat
    state.noted = state.place(seat)  # R14
    state.begun = False
    state.path = []
    state.path_cubes = []
    state.path_end = state.car[seat]
    state.path_distance = state.distance[seat]
    state.darkest = NONE
    state.calm = False
    state.asked = ASK_ACTION


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(RaceDecision):
    """R13, R15: a cube is used, the phase is ended, or the car pits."""

    name = "action"
    in_effect = False
    in_active = 0

    def legal(self, state: AutomobilesState) -> list[int]:
        """R17; R13: a pit stop only at the start."""
        base: i64 = state.driver * COLOURS
        first: i64 = self.first
        active, cards, choosy = state.active, state.cards, state.terms.choosy
        reach = state.reach()
        found: list[int] = []
        colour: i64
        for colour in range(COLOURS):
            if active[base + colour] == 0:
                continue
            if colour < GEARS:
                if reach >> colour & 1:  # C1-C4
                    found.append(first + colour)
            elif colour == WEAR or not choosy[cards[colour - YELLOW]] or state.card(colour).usable(state, reach):
                found.append(first + colour)
        found.append(first + DONE)
        if not state.begun:
            found.append(first + PIT_STOP)
        return found

    def play(self, state: AutomobilesState, action: int) -> None:
        """One of the three."""
        number, seat = action - self.first, state.driver
        if number == PIT_STOP:  # R30
            if state.telling:
                state.tell(seat, say("pits", {"seat": seat_name(seat)}))
            state.remove(state.active, seat, WEAR, state.active[seat * COLOURS + WEAR])
            _end_turn(state)
        elif number == DONE:  # R21
            state.money = state.purse()
            state.asked = BUY.place
        else:
            _use(state, number)

    def ask(self, state: AutomobilesState) -> Question:
        """At the start, or later."""
        return Question("R15", say("ask-action")) if state.begun else Question("R13", say("ask-turn"))

    def describe(self, state: AutomobilesState, number: int) -> Phrase:
        """A cube that would do nothing is offered with a warning, and with what it costs all the same."""
        if number == DONE:
            return say("end-actions")
        asked = state.asked == self.place and state.to_move >= 0
        if number == PIT_STOP:
            return say("pit-stop", {"count": state.active[state.driver * COLOURS + WEAR] if asked else 0})
        args: dict[str, int | str | Phrase] = {"cube": cube_name(state, number)}
        if not asked or self.first + number not in state.choices or not idle(state, number):
            return say("use", args)
        card = state.card(number)
        args["wear"] = min(card.wear, state.stock[WEAR])
        return say("use-nowhere" if card.moves else "use-idle", args)

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """R13, R15, R17."""
        if number == PIT_STOP:
            return Reason("R13", say("no-pit-stop"))
        if state.active[state.driver * COLOURS + number] == 0:
            return Reason("R15", say("no-not-active", {"cube": cube_name(state, number)}))
        rule = cube_rule(state, number)
        if number < GEARS:
            return Reason(rule, say("no-exit-fits", {"colours": gears_text(1 << number)}))
        card = state.card(number)
        return Reason(rule, say(card.missing, {"card": card.title()}))

    def priors(self, state: AutomobilesState, beliefs: AutomobilesClassic) -> list[float]:
        """By the plan for the hand."""
        return beliefs.drive_weights(state)


def idle(state: AutomobilesState, colour: int) -> bool:
    """Whether an active cube that can be used would do nothing now but cost what it costs."""
    return colour >= YELLOW and state.card(colour).idle(state)


def _use(state: AutomobilesState, colour: int) -> None:
    """R16: a cube leaves active, lies in used, and its effect begins."""
    place = state.driver * COLOURS + colour
    in_vain = state.telling and idle(state, colour)
    state.begun = True
    state.active[place] -= 1
    if state.telling:
        state.tell_cube("uses", colour)
        if in_vain and not state.card(colour).moves:  # a move says so itself, once its colour is settled
            state.tell_cube("without-effect", colour)
    if colour == WEAR:  # C5
        state.discard[place] += 1
        return
    state.used[place] += 1
    state.cube = colour
    state.made = 0
    if colour < GEARS:
        state.move(1 << colour, 1, must=True)  # C1-C4
        return
    card = state.card(colour)
    if card.wear:
        state.gain_wear(state.driver, card.wear)
    card.begin(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(RaceDecision):
    """R7 to R12: the next space of a move."""

    name = "step"
    in_effect = False
    on_track = STOP

    def legal(self, state: AutomobilesState) -> list[int]:
        """R11, R12."""
        track = state.terms.track
        base: i64 = 3 * state.path_end
        first: i64 = self.first
        found: list[int] = []
        number: i64
        for number in range(3):
            space: i64 = track.exits[base + number]
            if space >= 0 and track.colours[space] & state.allowed and state.exit_to(number) >= 0:
                found.append(first + number)
        if not state.must:
            found.append(first + STOP)
        return found

    def play(self, state: AutomobilesState, action: int) -> None:
        """The path grows."""
        number = action - self.first
        if number == STOP:
            state.done()
            return
        track = state.terms.track
        land = state.exit_to(number)
        space = track.space[land]
        state.path_distance += track.nose[land] - track.behind[state.path_end]
        state.path_end = land
        state.path.append(land)
        state.path_cubes.append(state.cube)
        state.darkest = max(state.darkest, track.darkest[space])
        state.allowed &= track.colours[space]  # C24: the second space shares a colour with the first
        if state.telling:
            place = place_name(state, land, "place-to")
            state.tell(state.driver, say("enters", {"seat": seat_name(state.driver), "place": place}))
        state.left -= 1
        if state.left == 0:
            state.done()

    def _asked(self, state: AutomobilesState) -> str:
        return "ask-step" if state.must else "ask-steps"

    def describe(self, state: AutomobilesState, number: int) -> Phrase:
        """The lane, and where one lands."""
        if number == STOP:
            return say("stop")
        land = state.exit_to(number) if state.path_end != NOWHERE else NOWHERE
        if land == NOWHERE:
            return say("step-shut", {"side": SIDES[number]})
        return say("step", {"side": SIDES[number], "place": place_name(state, land)})

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """R8 to R12."""
        if number == STOP:
            return Reason("R12", say("no-stop"))
        track = state.terms.track
        space = track.exits[3 * state.path_end + number]
        if space == NOWHERE:
            return Reason("R8", say("no-lane", {"side": SIDES[number]}))
        if state.exit_to(number) == NOWHERE:
            shut = number == 0 and state.landing(space, track.behind[state.path_end]) != NOWHERE
            return Reason("R10" if shut else "R9", say("no-way-past" if shut else "no-room"))
        args = {"found": gears_text(track.colours[space]), "colours": gears_text(state.allowed)}
        return Reason(self.rule_of(state), say("no-colour", {**args}))

    def priors(self, state: AutomobilesState, beliefs: AutomobilesClassic) -> list[float]:
        """By the plan for the hand."""
        return beliefs.drive_weights(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Buy(Shopping):
    """R21, R22: what was not used is money."""

    name = "buy"
    rule = "R22"

    def _take(self, state: AutomobilesState, number: int) -> None:
        state.used[state.driver * COLOURS + number] += 1

    def _finish(self, state: AutomobilesState) -> None:
        if state.path:
            _drive(state)
        _end_turn(state)


def _drive(state: AutomobilesState) -> None:
    """R23-R26: the car follows the path, and wears."""
    seat = state.driver
    before = state.marker(seat)
    state.car[seat] = state.path_end
    state.distance[seat] = state.path_distance
    if state.telling:
        place = place_name(state, state.path_end, "place-to")
        state.tell(seat, say("drives", {"seat": seat_name(seat), "place": place, "spaces": len(state.path)}))
        _tell_marker(state, seat, before)
    spared = "calm" if state.calm else "slipstreams" if state.in_slipstream(seat) else ""  # C14
    if not spared:
        state.gain_wear(seat, state.terms.box.wear[state.darkest])
    elif state.telling:
        state.tell(seat, say(spared, {"seat": seat_name(seat)}))


def _tell_marker(state: AutomobilesState, seat: int, before: int) -> None:
    shown = state.marker(seat)
    if shown != before:
        key = "finishes" if shown == 0 else "final-lap" if shown == 1 else "laps-left"
        state.tell(seat, say(key, {"seat": seat_name(seat), "laps": shown}))


def _end_turn(state: AutomobilesState) -> None:
    """R28, then the next turn, the next round or the end of the race."""
    seat = state.driver
    base: i64 = seat * COLOURS
    place: i64
    for place in range(base, base + COLOURS):
        cubes: i64 = state.active[place] + state.used[place]
        if cubes:
            state.discard[place] += cubes
            state.active[place] = 0
            state.used[place] = 0
    state.draw_some(seat, state.terms.box.hand)
    if state.stood[seat] or not state.path:
        stood = state.stood[:]
        stood[seat] = 0 if state.path else stood[seat] + 1
        state.stood = stood
    shown = [state.marker(other) for other in range(state.terms.players)] if state.telling else []
    state.momentum()
    for other in range(len(shown)):
        _tell_marker(state, other, shown[other])
    following = (seat + 1) % state.terms.players
    if following != state.first:
        begin_turn(state, following)
    elif state.finished() or state.round >= state.terms.last_round:  # F2, F6
        _end(state)
    else:
        state.round += 1
        begin_turn(state, following)


def _end(state: AutomobilesState) -> None:
    """F2."""
    state.to_move = NONE
    state.driver = NONE
    state.path = []
    state.path_cubes = []
    state.calm = False
    state.begun = False
    state._work_out()
    if state.telling:
        winner = state.ranking()[0]
        state.tell(NONE, say("ends" if state.finished() else "ends-limit", {"seat": seat_name(winner)}))
        for ahead, behind in level(state):
            if ahead != winner:  # that of the winner is told with whatever decided
                state.tell(NONE, level_told(state, ahead, behind))


# ---- what the cards of the Garage ask


@mypyc_attr(allow_interpreted_subclasses=True)
class Upgrade(RaceDecision):
    """C6: a gear of the discard whose next level is in the stock; black always, for nothing."""

    name = "upgrade"
    in_discard = 0

    def legal(self, state: AutomobilesState) -> list[int]:
        """The gears of the discard."""
        base: i64 = state.driver * COLOURS
        found: list[int] = []
        gear: i64
        for gear in range(GEARS):
            if state.discard[base + gear] > 0 and (gear == BLACK or state.stock[gear + 1] > 0):
                found.append(self.first + gear)
        return found

    def _take(self, state: AutomobilesState, number: int) -> None:
        state.remove(state.discard, state.driver, number)
        if number < BLACK:
            state.gain(number + 1)

    def describe(self, state: AutomobilesState, number: int) -> Phrase:
        """What for what."""
        if number == BLACK:
            return say("upgrade-black", {"cube": cube_name(state, number)})
        return say("upgrade", {"cube": cube_name(state, number), "next": cube_name(state, number + 1)})

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """The gear is not there, or the next one."""
        if state.discard[state.driver * COLOURS + number] == 0:
            return super().refuse(state, number)
        return Reason(self.rule_of(state), say("no-next-gear", {"next": cube_name(state, number + 1)}))

    def _weight(self, state: AutomobilesState, beliefs: AutomobilesClassic, number: int) -> float:
        return 4.0 - number


@mypyc_attr(allow_interpreted_subclasses=True)
class EngineerMove(Parting):
    """C7: cubes go from active to discard, and as many are removed there."""

    name = "engineer_move"
    key = "discard-cube"
    none = "discard-done"
    lacks = "no-not-active"
    in_active = 0

    def _take(self, state: AutomobilesState, number: int) -> None:
        state.shift(state.active, state.discard, number, "discards")
        state.made += 1

    def _finish(self, state: AutomobilesState) -> None:
        REMOVE_DISCARD.exactly(state, state.made)


@mypyc_attr(allow_interpreted_subclasses=True)
class RemoveDiscard(Parting):
    """C7, C9, C11, C12: cubes of the discard are removed, up to so many or exactly so many."""

    name = "remove_discard"
    key = "remove-cube"
    none = "remove-done"
    in_discard = 0

    def exactly(self, state: AutomobilesState, count: int) -> None:
        """So many have to go, which may be none."""
        if count == 0:
            state.done()
        else:
            self.open(state, count, must=True)

    def _take(self, state: AutomobilesState, number: int) -> None:
        state.remove(state.discard, state.driver, number)

    def _asked(self, state: AutomobilesState) -> str:
        return "ask-remove-exactly" if state.must else "ask-remove"

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """Some have to go."""
        if number == DONE:
            return Reason(self.rule_of(state), say("no-stop-removing", {"left": state.left}))
        return super().refuse(state, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class ManagerRemove(Parting):
    """C8: an active cube may be removed."""

    name = "manager_remove"
    key = "remove-active"
    none = "remove-none"
    lacks = "no-not-active"
    in_active = 0

    def _take(self, state: AutomobilesState, number: int) -> None:
        state.remove(state.active, state.driver, number)

    def _finish(self, state: AutomobilesState) -> None:
        MANAGER_RETURN.open(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class ManagerReturn(RaceDecision):
    """C8: a cube of either area may go back into the bag."""

    name = "manager_return"
    none = "return-none"
    lacks = "no-not-active"
    in_active = 0
    in_discard = FROM_DISCARD

    def legal(self, state: AutomobilesState) -> list[int]:
        """First the active ones."""
        return super().legal(state) + state.colours_in(state.discard, state.driver, self.first + FROM_DISCARD)

    def _take(self, state: AutomobilesState, number: int) -> None:
        if number < DONE:
            state.shift(state.active, state.bag, number, "returns-active")
        else:
            state.shift(state.discard, state.bag, number - FROM_DISCARD, "returns-discard")

    def describe(self, state: AutomobilesState, number: int) -> Phrase:
        """From where."""
        if number == DONE:
            return say(self.none)
        key = "return-active" if number < DONE else "return-discard"
        return say(key, {"cube": cube_name(state, number if number < DONE else number - FROM_DISCARD)})

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """It is not there."""
        if number < DONE:
            return super().refuse(state, number)
        return Reason(self.rule_of(state), say("no-not-discard", {"cube": cube_name(state, number - FROM_DISCARD)}))

    def _weight(self, state: AutomobilesState, beliefs: AutomobilesClassic, number: int) -> float:
        if number <= DONE:
            return 2.0 if number == DONE else 0.1
        colour = number - FROM_DISCARD
        return 0.1 if colour == WEAR else beliefs.cube_ticks(state, colour, 4) / 600.0


@mypyc_attr(allow_interpreted_subclasses=True)
class MechanicMove(Parting):
    """C9: an active cube goes to used without its effect, and cubes of the discard are removed."""

    name = "mechanic_move"
    key = "spend-cube"
    lacks = "no-not-active"
    in_active = 0

    def _take(self, state: AutomobilesState, number: int) -> None:
        state.shift(state.active, state.used, number, "spends")

    def _finish(self, state: AutomobilesState) -> None:
        REMOVE_DISCARD.open(state, state.card(state.cube).most)


# ---- what those of the Pit ask


@mypyc_attr(allow_interpreted_subclasses=True)
class PitCrew(RaceDecision):
    """C12: all Wear of the discard, or exactly two cubes of it."""

    name = "pit_crew"

    def legal(self, state: AutomobilesState) -> list[int]:
        """The second half needs two cubes."""
        both = [self.first + ALL_WEAR, self.first + TWO_CUBES]
        return both if state.count(state.discard, state.driver) >= TWO else both[:1]

    def play(self, state: AutomobilesState, action: int) -> None:
        """Wear goes at once, other cubes one by one."""
        if action - self.first == TWO_CUBES:
            REMOVE_DISCARD.exactly(state, TWO)
        else:
            state.remove_all_wear()
            state.done()

    def describe(self, state: AutomobilesState, number: int) -> Phrase:
        """With how much Wear that is."""
        if number == TWO_CUBES:
            return say("crew-two")
        if state.asked != self.place:
            return say("crew-all")
        return say("crew-wear", {"count": state.discard[state.driver * COLOURS + WEAR]})

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """There are no two cubes."""
        return Reason(self.rule_of(state), say("no-two-cubes"))

    def _weight(self, state: AutomobilesState, beliefs: AutomobilesClassic, number: int) -> float:
        return 1.0 + int(state.discard[state.driver * COLOURS + WEAR]) if number == ALL_WEAR else 2.0


@mypyc_attr(allow_interpreted_subclasses=True)
class PitTeamRemove(Parting):
    """C13: cubes of the discard are removed; `money` is what they cost together."""

    name = "pit_team_remove"
    key = "remove-sum"
    none = "remove-done"
    in_discard = 0

    def removals(self, state: AutomobilesState, most: int, money: int, removed: int) -> list[int]:
        """The colours whose removal still leads to some gain."""
        found = state.colours_in(state.discard, state.driver, self.first)
        wear = state.discard[state.driver * COLOURS + WEAR]
        if found == [self.first + WEAR] or (wear and removed + 1 == most):
            # Any other cube pays for its own like again; Wear alone may not pay for anything.
            if not state.buyable(0, money + min(wear, most - removed) * state.cost[WEAR]):
                found.remove(self.first + WEAR)
        return found

    def legal(self, state: AutomobilesState) -> list[int]:
        """No more as soon as something can be gained."""
        found = self.removals(state, state.card(state.cube).most, state.money, state.made)
        if state.made > 0 and state.buyable(0, state.money):
            found.append(self.first + DONE)
        return found

    def _take(self, state: AutomobilesState, number: int) -> None:
        state.remove(state.discard, state.driver, number)
        state.money += state.cost[number]
        state.made += 1

    def _finish(self, state: AutomobilesState) -> None:
        PIT_TEAM_GAIN.open(state, must=True)

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """Nothing could be gained."""
        if number == DONE:
            return Reason(self.rule_of(state), say("no-gain-yet", {"money": state.money}))
        if state.discard[state.driver * COLOURS + number] == 0:
            return super().refuse(state, number)
        return Reason(self.rule_of(state), say("no-gain-from-wear", {"money": state.money + state.cost[WEAR]}))


@mypyc_attr(allow_interpreted_subclasses=True)
class PitTeamGain(Shopping):
    """C13: one cube is gained that costs no more; the rest of the sum is lost."""

    name = "pit_team_gain"
    key = "gain-cube"
    none = ""
    in_effect = True

    def play(self, state: AutomobilesState, action: int) -> None:
        """R19."""
        state.money = 0
        state.gain(action - self.first)
        state.done()


# ---- what those of Handling, Performance and Engine ask


@mypyc_attr(allow_interpreted_subclasses=True)
class SteeringGear(RaceDecision):
    """C17: a light grey, dark grey or black cube is given up for spaces of the next lower gear."""

    name = "steering_gear"
    key = "steer-bare"
    lacks = "no-not-active"
    in_active = 0

    def legal(self, state: AutomobilesState) -> list[int]:
        """Any active gear above white."""
        held = state.gears_in(state.active)
        return [self.first + gear for gear in range(LIGHT, GEARS) if held >> gear & 1]

    def play(self, state: AutomobilesState, action: int) -> None:
        """Then the car moves."""
        gear = action - self.first
        state.shift(state.active, state.discard, gear, "discards")
        state.move(1 << (gear - 1), state.card(state.cube).most)

    def describe(self, state: AutomobilesState, number: int) -> Phrase:
        """What may be entered then."""
        if state.asked != self.place or number == WHITE:
            return super().describe(state, number)
        shut = not state.ways(state.path_end, 1 << (number - 1), 1)
        args: dict[str, int | str | Phrase] = {"cube": cube_name(state, number), "lower": of_colour("gear", number - 1)}
        return say("steer-nowhere" if shut else "steer-gear", args)

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """Nothing is below white."""
        if number == WHITE:
            return Reason(self.rule_of(state), say("no-white-steering"))
        return super().refuse(state, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class BoostDraw(RaceDecision):
    """C18: stop, or draw a cube."""

    name = "boost_draw"
    key = "boost-draw"
    none = "boost-stop"
    in_bag = 1

    def legal(self, state: AutomobilesState) -> list[int]:
        """As long as there is something to draw."""
        both = [self.first, self.first + 1]
        return both if state.drawable(state.to_move) > 0 else both[:1]

    def play(self, state: AutomobilesState, action: int) -> None:
        """Wear comes once the draws are over, and the opponents are asked."""
        seat = state.driver
        if action > self.first:
            state.draw_some(seat, 1)
            state.made += 1
            state.left -= 1
            if state.left > 0:
                return
        if state.made:
            state.gain_wear(seat, state.made)
        elif state.telling:
            state.tell(seat, say("declines-draw", {"seat": seat_name(seat)}))
        state.asked = BOOST_REPLY.place
        state.made = 0
        BOOST_REPLY.next(state)

    def describe(self, state: AutomobilesState, number: int) -> Phrase:
        """Yes or no."""
        return say(self.key if number else self.none)

    def refuse(self, state: AutomobilesState, number: int) -> Reason:
        """There is nothing to draw."""
        return Reason(self.rule_of(state), say("no-draw"))

    def _weight(self, state: AutomobilesState, beliefs: AutomobilesClassic, number: int) -> float:
        return 3.0 if number == 1 else 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class BoostReply(BoostDraw):
    """C18: an opponent draws, or not; `made` counts those who had their turn to."""

    name = "boost_reply"
    key = "reply-draw"
    none = "reply-no"
    in_effect = False

    def next(self, state: AutomobilesState) -> None:
        """The next opponent in turn order that has something to draw is asked."""
        players = state.terms.players
        while state.made + 1 < players:
            state.made += 1
            seat = (state.driver + state.made) % players
            if state.drawable(seat) > 0:
                state.to_move = seat
                return
            if state.telling:
                state.tell(seat, say("nothing-to-draw", {"seat": seat_name(seat)}))
        state.to_move = state.driver
        state.done()

    def play(self, state: AutomobilesState, action: int) -> None:
        """At once."""
        if action > self.first:
            state.draw_some(state.to_move, 1)
        elif state.telling:
            state.tell(state.to_move, say("declines-draw", {"seat": seat_name(state.to_move)}))
        self.next(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class NitroKeep(Picking):
    """C20: one of the two cubes stays active; not asked if both are alike."""

    name = "nitro_keep"
    key = "keep-cube"
    lacks = "no-not-drawn"
    in_active = 0

    def legal(self, state: AutomobilesState) -> list[int]:
        """One of the two."""
        return [self.first + colour for colour in sorted(set(state.drawn))]

    def _take(self, state: AutomobilesState, number: int) -> None:
        other = state.drawn[1] if state.drawn[0] == number else state.drawn[0]
        state.shift(state.active, state.discard, other, "discards")
        state.drawn = []


@mypyc_attr(allow_interpreted_subclasses=True)
class SuperTake(Picking):
    """C25: cubes of the discard become active again."""

    name = "super_take"
    key = "take-cube"
    none = "take-done"
    in_discard = 0

    def _take(self, state: AutomobilesState, number: int) -> None:
        state.shift(state.discard, state.active, number, "takes-back")


# ---- all of them in the order of their ids, each with how many answers it has

GRID_PLACE: Final = GridPlace(PLACES)
SETUP_BUY: Final = SetupBuy(COLOURS + 1)
ACTION: Final = Action(COLOURS + 2)
STEP: Final = Step(STOP + 1)
UPGRADE: Final = Upgrade(GEARS)
ENGINEER_MOVE: Final = EngineerMove(COLOURS + 1)
REMOVE_DISCARD: Final = RemoveDiscard(COLOURS + 1)
MANAGER_REMOVE: Final = ManagerRemove(COLOURS + 1)
MANAGER_RETURN: Final = ManagerReturn(FROM_DISCARD + COLOURS)
MECHANIC_MOVE: Final = MechanicMove(COLOURS)
PIT_CREW: Final = PitCrew(2)
PIT_TEAM_REMOVE: Final = PitTeamRemove(COLOURS + 1)
PIT_TEAM_GAIN: Final = PitTeamGain(COLOURS)
STEERING_GEAR: Final = SteeringGear(GEARS)
BOOST_DRAW: Final = BoostDraw(2)
BOOST_REPLY: Final = BoostReply(2)
NITRO_KEEP: Final = NitroKeep(COLOURS)
SUPER_TAKE: Final = SuperTake(COLOURS + 1)
BUY: Final = Buy(COLOURS + 1)

assert (ACTION.place, STEP.place) == (ASK_ACTION, ASK_STEP)
