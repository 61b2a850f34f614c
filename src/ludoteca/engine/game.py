"""What a game is: `Game` (a game with its options chosen) and `State` (a position in it)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, SupportsIndex, cast

from mypy_extensions import i64, mypyc_attr

from ludoteca.engine.content import Patch
from ludoteca.engine.decision import Answer, Decision
from ludoteca.engine.dice import SEED_BITS, Dice
from ludoteca.engine.errors import DeclarationError, ExampleError, IllegalAction, OptionError, Reason, SeedError
from ludoteca.engine.event import SPECTATOR, Event, Question, ScoreLine
from ludoteca.engine.facts import (
    ENGINES_OWN,
    check_facts,
    check_starts,
    copy_facts,
    facts_of,
    open_facts,
    own_facts,
    packed_facts,
    pressed,
    pressed_together,
)
from ludoteca.engine.options import Choice, Option, Value, settle
from ludoteca.engine.phrase import Phrase, house, listing
from ludoteca.engine.picture import Picture
from ludoteca.engine.rising import holds
from ludoteca.engine.rooms import room
from ludoteca.engine.row import Part, Row
from ludoteca.engine.strategy import Strategy

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Game(ABC):
    """A game with its players, options and content chosen; it makes positions and knows what their actions mean.

    A game's `rules.py` fills in the class attributes, `_check_options` and `_deal`. Its strategy, its screen, its board
    and its worked examples are found by name, in the rooms `strategy`, `screen`, `board` and `examples` beside it.
    """

    name: ClassVar[str] = ""  # on the shelf
    rules_version: ClassVar[int] = 1  # counts up when old records would replay differently
    older: ClassVar[dict[int, str]] = {}  # forms that can still be played, by rules version: `{1: "my_game.v1:MyGame"}`
    option_list: ClassVar[tuple[Option, ...]] = ()  # `players` first
    hides: ClassVar[bool] = True  # whether any seat ever knows what another does not
    interrupts: ClassVar[bool] = False  # whether seats are asked outside their own turn, in windows they may let go by
    sources: ClassVar[tuple[str, ...]] = ()  # of chance: each deck, bag, die and shuffle; see `Dice.source`
    minutes: ClassVar[tuple[int, int]] = (20, 60)  # how long people play, for the side of the box
    weight: ClassVar[str] = "medium"  # light, medium or heavy

    players: int
    options: dict[str, Value]  # every option with its value, `players` included
    patch: Patch  # what of its content differs from its file
    terms: Any  # what its options and its content settle: a class of its own in each game; its positions have it too
    decisions: list[Decision[Any]]  # by `state.asked`
    answers: list[Answer[Any]]  # by action
    num_actions: int  # every action id is below it
    together: bool  # whether all win or lose as one
    measure: int  # points that make one of what people are told; more than 1 where the rules measure finely
    stakes: float  # the most that a seat can win or lose: no return lies beyond
    explicit_chance: bool  # whether there is so little chance that OpenSpiel is shown every outcome; `engine.chance`
    observation_length: int  # how many numbers `state.observation` has

    def __init_subclass__(cls) -> None:
        check_class(cls, _BELONGS_TO_A_GAME)

    def __init__(self, options: Mapping[str, object], content: object = None) -> None:
        self.options = settle(self.option_list, options)
        self.patch = Patch.of(content)
        self.players = self.whole("players")
        self.terms = None
        self.num_actions = 0
        self.decisions = []
        self.answers = []
        self.together = False
        self.measure = 1
        self.stakes = 1.0
        self.explicit_chance = False
        self._check_options()
        self.observation_length = sum([part.size for part in self.layout()])

    def asks(self, decisions: Sequence[Decision[Any]], answers: Sequence[Answer[Any]]) -> None:
        """The decisions of the game, and their answers: blocks of action ids that follow each other without a gap."""
        self.decisions = list(decisions)
        self.answers = []
        for answer in answers:
            if answer.first != len(self.answers):
                args: dict[str, Any] = {"class": type(answer).__name__, "first": answer.first}
                raise DeclarationError(house("declared-gap", {**args, "end": len(self.answers)}))
            self.answers += [answer] * answer.size
        self.num_actions = len(self.answers)

    def whole(self, option: str) -> int:
        """The value of an option that is a number."""
        value = self.options[option]
        assert isinstance(value, int)
        return value

    def word(self, option: str) -> str:
        """The value of an option that is a word."""
        return str(self.options[option])

    @classmethod
    def variants(cls) -> list[dict[str, Value]]:
        """The main ways to play; the proof kit goes through all of them."""
        return usual_variants(cls)

    @classmethod
    def allows(cls, options: Mapping[str, object]) -> bool:
        """Whether the game can be made with these options."""
        try:
            cls(options)
        except OptionError:
            return False
        return True

    def start(self, seed: SupportsIndex, *, events: bool = False) -> State:
        """The opening position of that seed; with `events` it tells what each action does."""
        number = -1 if isinstance(seed, bool) else _whole(seed)
        if number < 0:
            raise SeedError(house("seed-range", {"seed": str(seed), "bits": SEED_BITS}))
        return self._opened(Dice.seeded(number).divided(self.sources), events)

    def deal(self, key: bytes, *, events: bool = False) -> State:
        """The opening position of a table of people, whose chance nobody can foresee without the key: 32 bytes."""
        return self._opened(Dice.keyed(key).divided(self.sources), events)

    def _opened(self, dice: Dice, events: bool) -> State:
        state = self._deal(dice)
        state.telling = events
        if events:
            state.events = []
            state._tell_opening()
        state.settle()
        return state

    @classmethod
    def examples(cls) -> list[str]:
        """The ids of the worked examples of the rulebook that can be set up and played on: see `examples.py`."""
        worked = room(cls, "examples")
        return [] if worked is None else list(worked.EXAMPLES)

    @classmethod
    def pictures(cls) -> dict[str, Picture]:
        """Those of the examples that the rulebook shows, and what of the screen it shows of them."""
        worked = room(cls, "examples")
        found: dict[str, Picture] = {} if worked is None else worked.PICTURES
        return found

    @classmethod
    def example(cls, name: str, *, events: bool = False) -> State:
        """The position of a worked example, always the same; its `game` has the options of the example.

        A record may begin there, so to change an example's position is to change the rules version.
        """
        if name not in cls.examples():
            known = listing(cls.examples()) if cls.examples() else "-"
            raise ExampleError(house("example-unknown", {"example": name, "game": cls.name, "examples": known}))
        state: State = room(cls, "examples").EXAMPLES[name]()
        state.telling = events
        state.events = list(state.events) if events else _SILENCE
        return state

    def position(self, text: str, *, events: bool = False) -> State:
        """The position that `state.notation(whole=True)` has written; `NotationError` says what is wrong with it."""
        from ludoteca.engine.notation import position_of

        return position_of(self, text, events)

    def action_text(self, state: State, action: int, lang: str = "en") -> str:
        """What that action is in this position, as a person would say it."""
        return state.describe(action).text(lang)

    def _check_options(self) -> None:
        """Refuse values that do not go together; work out what follows from the options."""

    @abstractmethod
    def _deal(self, dice: Dice) -> State:
        """The position after setup."""

    def layout(self) -> list[Part]:
        """The parts of an observation in their order: what a position says while it writes one."""
        key = (type(self), repr(self.options), self.patch.key)
        kept = _layouts.get(key)
        if kept is None:
            kept = self._noted()
            _layouts[key] = kept
            while len(_layouts) > _MOST_LAYOUTS:
                _layouts.popitem(last=False)
        return kept

    def _noted(self) -> list[Part]:
        """A position is dealt and looked at; whatever is declared wrongly is found here, when the game is made."""
        if not self.decisions:
            raise DeclarationError(house("declared-no-decisions", {"class": type(self).__name__}))
        for number, source in enumerate(self.sources):
            if source in self.sources[:number]:
                raise DeclarationError(house("declared-source-twice", {"class": type(self).__name__, "source": source}))
        state = self._deal(Dice.seeded(0))
        check_facts(state)
        row = Row()
        row.note_parts(type(state).__name__)
        state._observe(0, row)
        return row.noted()

    def strategy(self) -> Strategy:
        """What a bot believes is good in this game: what `strategy` in the room of that name makes of it."""
        beliefs = room(type(self), "strategy")
        if beliefs is None:
            return Strategy()
        found: Strategy = beliefs.strategy(self)
        return found

    def classic(self) -> Strategy:
        """What bots believed at first, from the room `classic`: opponents that never change, to measure others by."""
        beliefs = room(type(self), "classic")
        if beliefs is None:
            return self.strategy()
        found: Strategy = beliefs.strategy(self)
        return found

    def screen(
        self,
        state: State,
        seat: int | None,
        lang: str = "en",
        names: Sequence[str] | None = None,
        touch: bool = True,
    ) -> str:
        """What this seat sees, as a tree of boards and panels that is HTML with SVG; None: a spectator.

        `names` are what the seats are called; without `touch` it is a picture that nobody can act on. A game without a
        drawing of its own shows its `board` as text in the browser too, and is played by the buttons that every page
        has.
        """
        drawing = room(type(self), "screen")
        if drawing is None:
            return ""
        drawn: str = drawing.draw(state, seat, lang, names, touch)
        return drawn

    def places(self, state: State, action: int, seat: int | None) -> list[str]:
        """Where on the screen an action that is about to be played takes place, as far as that seat may know.

        The names are those of `View.spot`; one that begins with `-` is left, such as the dock that a tile comes from.
        """
        drawing = room(type(self), "screen")
        if drawing is None or not hasattr(drawing, "places"):
            return []
        found: list[str] = drawing.places(state, action, seat)
        return found

    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        """The same for a terminal, as a Rich renderable; a game that hides nothing may do with its notation."""
        drawing = room(type(self), "board")
        if drawing is not None:
            drawn: object = drawing.draw(state, seat, lang)
            return drawn
        if self.hides:
            raise DeclarationError(house("declared-no-board", {"class": type(self).__name__}))
        return state.notation()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return game_again, (type(self), self.options, self.patch)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.name == other.name
            and self.rules_version == other.rules_version
            and self.options == other.options
            and self.patch == other.patch
        )

    def __hash__(self) -> int:
        return hash((self.name, self.players))

    def __repr__(self) -> str:
        quiet = {option.name: option.default for option in self.option_list if option.quiet}
        told = [(name, value) for name, value in self.options.items() if name not in quiet or value != quiet[name]]
        chosen = ", ".join(f"{name}={value!r}" for name, value in told)
        return f"{self.name}({chosen}{f', content={self.patch.key}' if self.patch else ''})"


def game_again(kind: type[Game], options: dict[str, Value], patch: Patch) -> Game:
    """The game that was pickled: positions of one game that come back share it."""
    key = (kind, repr(options), patch.key)
    kept = _games.get(key)
    if kept is None:
        kept = kind(options, patch)
        _games[key] = kept
        while len(_games) > _MOST_LAYOUTS:
            _games.popitem(last=False)
    return kept


def usual_variants(rules: type[Game]) -> list[dict[str, Value]]:
    """Each number of players, and each value of each choice with it."""
    counts: list[int] = []
    for option in rules.option_list:
        if option.name == "players" and isinstance(option, Choice):
            counts = [value for value in option.values if isinstance(value, int)]
    found: list[dict[str, Value]] = []
    for count in counts:
        found.append({"players": count})
        for option in rules.option_list:
            if option.name != "players" and isinstance(option, Choice):
                for value in option.values:
                    variant: dict[str, Value] = {"players": count, option.name: value}
                    if value != option.default and rules.allows(variant):
                        found.append(variant)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)  # not serializable: mypyc would not call `__init__` of its subclasses
class State(ABC):
    """A position. It knows what may be done, does it, and can be copied and imagined anew.

    A decision with a single choice is carried out by `settle`, unless the others would learn from that what is
    hidden from them (`Decision.could_choose`). `choices` is therefore worked out once for each decision and then only
    read; it is replaced, never changed in place.
    """

    game: Game
    dice: Dice
    to_move: int  # the seat that decides now; -1 when the game is over
    asked: i64  # the place of the open decision in `game.decisions`
    choices: list[int]  # the legal actions, sorted; empty when the game is over
    telling: bool  # whether `events` are written
    events: list[Event]  # what the last action did

    def __init_subclass__(cls) -> None:
        check_class(cls, ENGINES_OWN)
        check_starts(cls)
        if "notation" in vars(cls):
            raise DeclarationError(house("declared-notation", {"class": cls.__name__}))

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.to_move = 0
        self.asked = 0
        self.choices = _NOTHING
        self.telling = False
        self.events = _SILENCE

    # ---- playing

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move < 0

    def legal_actions(self) -> list[int]:
        """What the seat to move may do, sorted; empty only when the game is over."""
        return self.choices[:]

    def apply(self, action: SupportsIndex) -> None:
        """Play an action. `IllegalAction` says why not, and then nothing has changed."""
        number = _whole(action)
        if not holds(self.choices, number):
            raise IllegalAction(self._refusal_or_bounds(number, action))
        if self.telling:
            self.events = []
        self.advance(number)

    def advance(self, action: int) -> None:
        """Play an action that is known to be legal: `apply` without the question."""
        self.game.decisions[self.asked].play(self, action)
        self.settle()

    def settle(self) -> None:
        """Go on to the next real decision, or to the end of the game."""
        decisions = self.game.decisions
        while self.to_move >= 0:
            decision = decisions[self.asked]
            choices = decision.legal(self)
            if len(choices) > 1 or (choices and decision.could_choose(self)):
                self.choices = choices
                return
            if choices:
                decision.play(self, choices[0])
            else:
                decision.stuck(self)
        self.choices = _NOTHING
        if self.telling:
            self._tell_what_decided()

    def _tell_what_decided(self) -> None:
        """The last line of the story, where more than the points decided."""
        how = self.decided()
        if how is not None:
            self.tell(-1, how)

    def why_illegal(self, action: SupportsIndex) -> Reason | None:
        """Why that action cannot be played now; None if it can."""
        number = _whole(action)
        return None if holds(self.choices, number) else self._refusal_or_bounds(number, action)

    def _refusal_or_bounds(self, number: int, given: object) -> Reason:
        if not 0 <= number < self.game.num_actions:
            return Reason("", house("action-range", {"action": str(given), "most": str(self.game.num_actions - 1)}))
        if self.is_over:
            return Reason("", house("game-over"))
        answer = self.game.answers[number]
        return answer.refuse(self, number - answer.first)

    def describe(self, action: int) -> Phrase:
        """What that action is, legal or not."""
        answer = self.game.answers[action]
        return answer.describe(self, action - answer.first)

    def action_named(self, text: str, lang: str = "en", names: Sequence[str] | None = None) -> int:
        """The legal action that `game.action_text` calls so, or that has this number; however its letters are spaced.

        `names` are what the seats are called at a table. `IllegalAction` says which rule forbids an action of that name
        now, `UnknownAction` what there is instead.
        """
        from ludoteca.engine.naming import action_named

        return action_named(self, text, lang, names)

    def decision(self) -> Decision[Any]:
        """The decision that is open."""
        return self.game.decisions[self.asked]

    def question(self) -> Question:
        """What the seat to move is asked, or what is said once the game is over."""
        return self._ending() if self.to_move < 0 else self.game.decisions[self.asked].ask(self)

    def tell(self, seat: int, phrase: Phrase, audience: tuple[int, ...] | None = None) -> None:
        """Write down what happened. Callers ask `self.telling` first, so that a search builds no phrase."""
        self.events.append(Event(seat, phrase, audience))

    def tell_others(self, seat: int, phrase: Phrase) -> None:
        """Write down what everybody but that seat is told, spectators too."""
        others = [other for other in range(self.game.players) if other != seat]
        self.events.append(Event(seat, phrase, (*others, SPECTATOR)))

    def heard(self, seat: int) -> list[Event]:
        """What is told of the last action to that seat, or to those who only look on."""
        return [event for event in self.events if event.heard_by(seat) or event.heard_by(None)]

    # ---- what a game fills in

    def _tell_opening(self) -> None:
        """Write down what the story begins with, if setup says anything that the table does not show."""

    def _ending(self) -> Question:
        """What is said once the game is over."""
        return Question("", house("game-over"))

    @abstractmethod
    def _observe(self, seat: int, row: Row) -> None:
        """Write what the seat knows, part by part; the layout of an observation is what is said here."""

    def _reshuffle(self, seat: int) -> None:
        """Deal anew, with the dice, whatever the seat does not know: from `information(seat)` alone, and evenly.

        `engine.deals.even_deal` does it where things fit some places and not others. In a game that hides nothing there
        is nothing to deal.
        """

    def _unfold(self) -> None:
        """Deal anew, with the dice, what no seat knows: from what all of them know together, and evenly.

        Where no seat knows more than another, that is what any of them cannot place. A game that hides something from
        some seats says itself what is hidden from all; without a word of its own nothing but chance to come is new.
        """
        if not self.game.hides:
            self._reshuffle(0)

    def _work_out(self) -> None:
        """Work out every memo anew from the other facts; one that only saves work is emptied."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""

    @abstractmethod
    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """What a seat's points are made of; the points of the lines add up to its score."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that won; empty while the game runs, and when everybody lost together."""

    @abstractmethod
    def _notation(self) -> str:
        """The position as a few lines of plain text, for people who compare games."""

    # ---- what follows from the declared facts; a compiled game has it in straight lines, in `copying.py`

    def clone(self) -> State:
        """An independent copy, which tells no events."""
        twin: State = type(self)(self.game, self.dice.clone())
        copy_facts(self, twin)
        return twin

    def packed(self) -> list[int]:
        """Everything there is in the position but the dice, hidden things too."""
        return packed_facts(self)

    def _known_to_all(self) -> list[int]:
        """What lies open to everybody, to those who look on as well.

        This is what the declarations say; a game that shows more of its hidden facts, or in which who is asked is a
        secret, says it itself.
        """
        if not self.game.hides:
            return self.packed()
        return [self.to_move, int(self.asked), *open_facts(self)]

    def _known_to(self, seat: int) -> list[int]:
        """What the seat knows beyond that: its own; a game in which it sees or remembers more adds it."""
        return own_facts(self, seat) if self.game.hides else []

    # ---- what a seat knows

    def public_information(self) -> bytes:
        """What everybody knows: equal for two positions exactly when nobody who only looks on can tell them apart."""
        return pressed(self._known_to_all())

    def private_information(self, seat: int) -> bytes:
        """What the seat knows beyond that; both together are its `information`."""
        return pressed(self._known_to(seat))

    def information(self, seat: int) -> bytes:
        """What the seat knows: equal for two positions exactly when it cannot tell them apart."""
        return pressed_together(self._known_to_all(), self._known_to(seat))

    # ---- what follows from all of it

    def notation(self, whole: bool = False) -> str:
        """The position as a few lines of plain text; the whole of it can be read back by `game.position`.

        The whole tells every hidden fact and where the dice stand: it is for whoever may know everything.
        """
        if not whole:
            return self._notation()
        from ludoteca.engine.notation import whole_text

        return whole_text(self)

    def returns(self) -> list[float]:
        """+1 for a sole winner; each loser pays the same, and the sum is zero. All zero while the game runs."""
        players = self.game.players
        won = self.winners()
        if not won or len(won) == players:
            return [0.0] * players
        share = (players - len(won)) / (len(won) * (players - 1))
        loss = -1.0 / (players - 1)
        return [share if seat in won else loss for seat in range(players)]

    def decided(self) -> Phrase | None:
        """What decided a finished game beyond the points, with its numbers; None where the points did, or nobody won.

        A game with tie-breaks of its own says which of them decided; without that the house only says that one did.
        """
        won = self.winners()
        if not won or self.game.together:
            return None
        points = self.scores()
        level = [seat for seat in range(self.game.players) if points[seat] == points[won[0]]]
        if len(level) > len(won):
            return house("decided-tie-break")
        return house("decided-shared") if len(won) > 1 else None

    def first_seat(self) -> int:
        """Of an opening: the seat that has the first turn; the others follow in the order of the seats.

        A game that asks others before that turn, for a card to keep or an answer to give, says so itself.
        """
        return self.to_move

    def redeal(self, seat: int, seed: int) -> Self:
        """A position drawn among all that the seat cannot tell from this one; what it has just heard stays with it.

        Every deal of what the seat cannot place is equally likely if it agrees with what the seat knows; what the
        others have chosen counts only for what it has shown. The same information and seed give the same position.
        """
        twin = self.clone()
        twin.dice = Dice.seeded(seed)
        twin._reshuffle(seat)
        if self.game.hides and twin.to_move >= 0 and twin.to_move != seat:
            twin.choices = twin.game.decisions[twin.asked].legal(twin)
        twin.events = self.heard(seat)
        return cast("Self", twin)

    def unfold(self, seed: int) -> Self:
        """A position drawn among all that the seats could not tell from this one if they put together what they know.

        What some seat knows stays as it is; what nobody knows, such as the order of a deck, is dealt anew, every deal
        equally likely. It is for whoever looks at a game with open cards: no seat may be told of it while it plays.
        """
        twin = self.clone()
        twin.dice = Dice.seeded(seed)
        twin._unfold()
        return cast("Self", twin)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        facts = [getattr(self, fact.name) for fact in facts_of(type(self))]
        asked = (self.to_move, int(self.asked), self.choices, self.telling, self.events)
        return position_again, (type(self), self.game, self.dice, asked, facts)

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        """For `copy.deepcopy`, and so for OpenSpiel: a clone that has heard the same, far quicker than any walk."""
        twin = self.clone()
        if self.telling:
            twin.telling = True
            twin.events = list(self.events)
        return twin

    def observation(self, seat: int) -> NDArray[float32]:
        """What the seat knows as a float32 vector of fixed length, laid out as `game.layout()` says."""
        from ludoteca.engine.vector import vector_of

        row = Row()
        self._observe(seat, row)
        return vector_of(row.taken())

    def _repr_html_(self) -> str:
        return self.game.screen(self, self.to_move if self.to_move >= 0 else None)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.game == other.game
            and self.dice == other.dice
            and self.to_move == other.to_move
            and self.choices == other.choices
            and self.packed() == other.packed()
        )

    def __hash__(self) -> int:
        return hash((self.game, self.to_move, tuple(self.packed())))

    def __str__(self) -> str:
        return self.notation()


def position_again(
    kind: type[State], game: Game, dice: Dice, asked: tuple[int, int, list[int], bool, list[Event]], facts: list[Any]
) -> State:
    """The position that was pickled: its facts, in the order in which they are declared."""
    state = kind(game, dice)
    state.to_move, state.asked, state.choices, state.telling, state.events = asked
    for fact, value in zip(facts_of(kind), facts, strict=True):
        setattr(state, fact.name, value)
    return state


def check_class(made: type, names: tuple[str, ...]) -> None:
    """Refuse a class attribute where native code reads what belongs to each instance: it would pass it over."""
    for name in names:
        found = vars(made).get(name)
        if found is not None and not hasattr(type(found), "__set__"):
            raise TypeError(f"{made.__name__}.{name} is a class attribute; set self.{name} instead, in a method")


def _whole(given: object) -> int:
    """A number, whatever whole-number type it comes in; -1 where it is none."""
    if isinstance(given, int):
        return given
    try:
        return index(given)  # type: ignore[arg-type]
    except TypeError:
        return -1


_NOTHING: Final[list[int]] = []
_SILENCE: Final[list[Event]] = []
_MOST_LAYOUTS: Final = 256  # games whose layout is kept
_layouts: OrderedDict[tuple[type, str, str], list[Part]] = OrderedDict()
_games: OrderedDict[tuple[type, str, str], Game] = OrderedDict()
_BELONGS_TO_A_GAME: Final = (
    "players", "options", "patch", "terms", "decisions", "answers", "num_actions", "together", "measure", "stakes",
    "explicit_chance", "observation_length",
)  # fmt: skip
