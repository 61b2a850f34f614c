"""What a game is: `Game` (a game with its options chosen) and `State` (a position in it)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, SupportsIndex, cast

from mypy_extensions import mypyc_attr

from ludoteca.engine.dice import SEED_BITS, Dice
from ludoteca.engine.errors import ExampleError, IllegalAction, OptionError, Reason, SeedError
from ludoteca.engine.event import SPECTATOR, Event, Question, ScoreLine
from ludoteca.engine.options import Choice, Option, Value, settle
from ludoteca.engine.phrase import Phrase, house, listing
from ludoteca.engine.rising import holds
from ludoteca.engine.row import Row

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """What a bot believes is good in a game. The default believes nothing: every move is as good as any."""

    def horizon(self) -> int:
        """How many decisions a playout goes before `outlook` values it; 0: to the end of the game."""
        return 0

    def value(self, state: State, seat: int) -> float:
        """How good the position is for that seat: higher is better, on any scale."""
        return state.returns()[seat] if state.is_over else 0.0

    def in_doubt(self, state: State) -> bool:
        """Whether what the seat to move does not know can change which choice is best; asked if the game hides any."""
        return True

    def weights(self, state: State) -> list[float]:
        """How promising each of `state.choices` is: positive, cheap to find.

        Playouts draw in proportion to it, and the search looks first where it is high.
        """
        return [1.0] * len(state.choices)

    def outlook(self, state: State) -> list[float]:
        """The returns that each seat may expect from an unfinished position."""
        return [0.0] * state.game.players

    def worth(self, state: State) -> list[float]:
        """How much each seat likes a finished game, from -1 to 1: its returns, or something finer."""
        return state.returns()


class Picture:
    """What of a game's screen shows what a worked example is about."""

    __slots__ = ("board", "ground", "seat", "view")

    def __init__(self, board: str, view: str = "", seat: int = -1, ground: str = "") -> None:
        self.board = board  # the classes of the SVG, the first one that has them
        self.view = view  # the part of it that is shown, as a `viewBox`; empty: all of it
        self.seat = seat  # who looks; -1: the seat that is asked
        self.ground = ground  # the classes of what lies behind the board, if it would be hard to see without


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Game(ABC):
    """A game with its players and options chosen; it makes positions and knows what their actions mean.

    A game's `rules.py` fills in the class attributes, `_check_options` and `_deal`; its package adds
    `screen`, `board`, `strategy` and the positions of its worked examples.
    """

    name: ClassVar[str] = ""  # on the shelf
    rules_version: ClassVar[int] = 1  # counts up when old records would replay differently
    option_list: ClassVar[tuple[Option, ...]] = ()  # `players` first
    hides: ClassVar[bool] = True  # whether any seat ever knows what another does not
    interrupts: ClassVar[bool] = False  # whether seats are asked outside their own turn, in windows they may let go by
    minutes: ClassVar[tuple[int, int]] = (20, 60)  # how long people play, for the side of the box
    weight: ClassVar[str] = "medium"  # light, medium or heavy

    players: int
    options: dict[str, Value]  # every option with its value, `players` included
    num_actions: int  # every action id is below it
    together: bool  # whether all win or lose as one
    measure: int  # points that make one of what people are told; more than 1 where the rules measure finely
    observation_length: int  # how many numbers `state.observation` has

    def __init_subclass__(cls) -> None:
        check_class(cls, ("players", "options", "num_actions", "together", "measure", "observation_length"))

    def __init__(self, options: Mapping[str, object]) -> None:
        self.options = settle(self.option_list, options)
        self.players = self.whole("players")
        self.num_actions = 0
        self.together = False
        self.measure = 1
        self._check_options()
        self.observation_length = sum([length for _, length in self.layout()])

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
        return self._opened(Dice.seeded(number), events)

    def deal(self, key: bytes, *, events: bool = False) -> State:
        """The opening position of a table of people, whose chance nobody can foresee without the key: 32 bytes."""
        return self._opened(Dice.keyed(key), events)

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
        worked = _worked(cls)
        return [] if worked is None else list(worked.EXAMPLES)

    @classmethod
    def pictures(cls) -> dict[str, Picture]:
        """Those of the examples that the rulebook shows, and what of the screen it shows of them."""
        worked = _worked(cls)
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
        state: State = _worked(cls).EXAMPLES[name]()
        state.telling = events
        state.events = list(state.events) if events else _SILENCE
        return state

    def action_text(self, state: State, action: int, lang: str = "en") -> str:
        """What that action is in this position, as a person would say it."""
        return state.describe(action).text(lang)

    def _check_options(self) -> None:
        """Refuse values that do not go together; work out what follows from the options."""

    @abstractmethod
    def _deal(self, dice: Dice) -> State:
        """The position after setup."""

    @abstractmethod
    def layout(self) -> list[tuple[str, int]]:
        """The parts of an observation in their order, each with its length."""

    def strategy(self) -> Strategy:
        """What a bot believes is good in this game."""
        return Strategy()

    def screen(self, state: State, seat: int | None, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The HTML with an SVG board that this seat sees; None: a spectator, who sees what is open.

        `names` are what the seats are called. A game without a drawing of its own shows its `board` as text in the
        browser too, and is played by the buttons that every page has.
        """
        return ""

    @abstractmethod
    def board(self, state: State, seat: int | None, lang: str = "en") -> object:
        """The same for a terminal, as a Rich renderable."""

    def __reduce__(self) -> tuple[object, tuple[dict[str, Value]]]:
        return type(self), (self.options,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.name == other.name and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.name, self.players))

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"{self.name}({chosen})"


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


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State(ABC):
    """A position. It knows what may be done, does it, and can be copied and imagined anew.

    A decision with a single choice is carried out by `settle`, unless the others would learn from that what is
    hidden from them (`_could_choose`). `choices` is therefore worked out once for each decision and then only
    read; it is replaced, never changed in place.
    """

    derived: ClassVar[dict[str, str]] = {}  # fields that equality need not compare, each with what it follows from

    game: Game
    dice: Dice
    to_move: int  # the seat that decides now; -1 when the game is over
    choices: list[int]  # the legal actions, sorted; empty when the game is over
    telling: bool  # whether `events` are written
    events: list[Event]  # what the last action did

    def __init_subclass__(cls) -> None:
        check_class(cls, ("game", "dice", "to_move", "choices", "telling", "events"))

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.to_move = 0
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
        self._play(action)
        self.settle()

    def settle(self) -> None:
        """Go on to the next real decision, or to the end of the game."""
        while self.to_move >= 0:
            choices = self._legal()
            if len(choices) > 1 or (choices and self._could_choose()):
                self.choices = choices
                return
            if choices:
                self._play(choices[0])
            else:
                self._stuck()
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
        return self._refusal(number)

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

    @abstractmethod
    def _legal(self) -> list[int]:
        """The legal actions of the seat to move, sorted."""

    @abstractmethod
    def _play(self, action: int) -> None:
        """Carry out a legal action up to the next decision."""

    def _tell_opening(self) -> None:
        """Write down what the story begins with, if setup says anything that the table does not show."""

    def _could_choose(self) -> bool:
        """Whether a seat with a single choice is asked all the same: as far as the others know, it could have more.

        To go on without asking would tell them that it has not. It is worked out from what everybody knows, never
        from what is hidden, and only where there is a single choice; most games hide nothing that matters here.
        """
        return False

    def _stuck(self) -> None:
        """What happens when the seat to move can do nothing; in most games it always can do something."""
        raise AssertionError(f"nothing to do in {self.notation()}")

    @abstractmethod
    def _refusal(self, action: int) -> Reason:
        """Why an action within the bounds, in a running game, is not legal."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, which tells no events."""

    def _reshuffle(self, seat: int) -> None:
        """Deal anew, with the dice, whatever the seat does not know: from `information(seat)` alone, and evenly.

        `engine.deals.even_deal` does it where things fit some places and not others. In a game that hides nothing there
        is nothing to deal.
        """

    @abstractmethod
    def packed(self) -> list[int]:
        """Everything there is in the position but the dice, hidden things too."""

    @abstractmethod
    def information(self, seat: int) -> bytes:
        """What the seat knows: equal for two positions exactly when it cannot tell them apart."""

    @abstractmethod
    def _observe(self, seat: int, row: Row) -> None:
        """Write what the seat knows, laid out as `game.layout()` says."""

    @abstractmethod
    def describe(self, action: int) -> Phrase:
        """What that action is, legal or not."""

    @abstractmethod
    def question(self) -> Question:
        """What the seat to move is asked."""

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
    def notation(self) -> str:
        """The position as a few lines of plain text, for people who compare games."""

    # ---- what follows from it

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
            twin.choices = twin._legal()
        twin.events = self.heard(seat)
        return cast("Self", twin)

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


def check_class(made: type, names: tuple[str, ...]) -> None:
    """Refuse a class attribute where native code reads what belongs to each instance: it would pass it over."""
    for name in names:
        found = vars(made).get(name)
        if found is not None and not hasattr(type(found), "__set__"):
            raise TypeError(f"{made.__name__}.{name} is a class attribute; set self.{name} instead, in a method")


def _worked(game: object) -> Any:
    """The module `examples` beside a game that is a package: `EXAMPLES`, `PICTURES`; None where there is none."""
    home = str(getattr(game, "__module__", ""))
    if not hasattr(import_module(home), "__path__") or find_spec(f"{home}.examples") is None:
        return None
    return import_module(f"{home}.examples")


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
