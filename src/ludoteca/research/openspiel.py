"""Every game of the shelf as an OpenSpiel game, so that OpenSpiel's algorithms run on it.

Importing this module registers them: `pyspiel.load_game("ludoteca_pocket_mars", {"players": 3})`. Options are
parameters; several values are written with spaces, `deep_space_pair=4 10`, and a number where OpenSpiel expects a word
gets a mark, `first_seat=#1`. Other contents are JSON in which whatever OpenSpiel takes for its own is percent-encoded,
`content={"prices":{"start":4}}`. `load("pocket_mars", first_seat=1, content={…})` does that by itself.

A game opens with chance nodes that draw its seed, eight digits of 16 bits (so the seed stands in the history, and a
state is its history); after them the state owns its dice. As in OpenSpiel's own sampled games, the parameter `rng_seed`
says which seeds are drawn, one opening after the other; -1, the default: other ones each time.

With `chance=explicit` there is no seed: every chance node has all its outcomes, each with its probability, so that
OpenSpiel computes values and exploitability exactly, and information states remember everything. It is the default of a
game that declares it (`game.explicit_chance`), such as a miniature, and refused where the outcomes are too many.

An information state is what a player knows now. With `perfect_recall=True` it is all that the player has ever done,
been told and known (`engine.history`), which algorithms such as CFR take for granted.

Nobody sees the seed, so every game is one of imperfect information here: even where the table lies open, the dice to
come are hidden. `resample_from_infostate` draws what a player cannot know anew, the dice to come included: this is what
a search must use if it is not to peek. `search` is OpenSpiel's ISMCTS, which does; `Resampling` lets a search that does
not, such as MCTS, decide in imagined worlds only.

>>> import pyspiel
>>> import ludoteca.research.openspiel
>>> game = pyspiel.load_game("ludoteca_marrak_hesh(players=2,deep_space=random,rng_seed=7)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_distinct_actions()
(True, 92)
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, ask, bot_seed
from ludoteca.engine.chance import MOST_OUTCOMES, openings
from ludoteca.engine.content import NO_PATCH, Patch
from ludoteca.engine.dice import SEED_BITS
from ludoteca.engine.errors import ContentError, OptionError
from ludoteca.engine.game import Game, State
from ludoteca.engine.history import History
from ludoteca.engine.options import Choice, Value
from ludoteca.engine.phrase import house, listing
from ludoteca.engine.row import Part
from ludoteca.engine.shelf import games, make, rules_of
from ludoteca.extras import MissingExtra
from ludoteca.research.explicit import ALL, ExplicitState
from ludoteca.research.names import view
from ludoteca.research.opponents import bot_of
from ludoteca.words import title

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra("open_spiel") from error

PREFIX = "ludoteca_"
DIGIT_BITS = 16  # of the seed, for each chance node of the opening; OpenSpiel makes masks of all outcomes
DIGITS = SEED_BITS // DIGIT_BITS
WORLDS = 1 << 32  # seeds that imagined worlds are drawn from
RNG_SEED = "rng_seed"  # the parameter; -1: unlike any other run
RECALL = "perfect_recall"  # the parameter: whether an information state is the whole history of a player
CHANCE = "chance"  # the parameter: one of the next three
EXPLICIT = "explicit"
SAMPLED = "sampled"
CONTENT = "content"  # the parameter
PRINTED = "printed"  # contents as they are in the box
EXAMPLE = '{"prices":{"start":4}}'
WHOSE = pyspiel.PrivateInfoType
MARK = "#"  # before a number that is to be a word
SAFE = '{}[]":'  # of JSON, what needs no encoding in a string of OpenSpiel's
AUTO = "auto"  # what a game works out by itself
LONGEST = 100_000  # decisions; no game comes near
OURS = (RNG_SEED, RECALL, CHANCE, CONTENT)  # parameters that are no options of a game


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the shelf, as OpenSpiel sees it; there is a subclass for each."""

    game_name: ClassVar[str] = ""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        options = {name: _read(value) for name, value in given.items() if value != AUTO and name not in OURS}
        made = make(self.game_name, content=_read_content(str(given.get(CONTENT, PRINTED))), **options)
        self.made = made
        self.recalls = bool(given.get(RECALL, False))
        self.is_explicit = _explicit(made, given.get(CHANCE, AUTO))
        self.openings = openings(made) if self.is_explicit else []
        facts = pyspiel.GameInfo(
            num_distinct_actions=made.num_actions,
            max_chance_outcomes=MOST_OUTCOMES if self.is_explicit else 1 << DIGIT_BITS,
            num_players=made.players,
            min_utility=-made.stakes,
            max_utility=made.stakes,
            utility_sum=0.0 if made.players > 1 and not made.together else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(made.name, made, self.is_explicit), facts, given)
        first = int(given.get(RNG_SEED, -1))
        self._seeds = np.random.default_rng(first if first >= 0 else None)

    def new_initial_state(self, from_string: str | None = None) -> SpielState | ExplicitState:
        """The first chance node before the opening."""
        return ExplicitState(self, self.openings) if self.is_explicit else SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Sight:
        """What a player knows, as tensor and as string."""
        return Sight(self.made, iig_obs_type)

    def __deepcopy__(self, memo: dict[int, object]) -> SpielGame:
        return self  # it never changes, and a copied state belongs to the same game

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def draw_seed(self) -> int:
        """The next seed for an opening."""
        return int.from_bytes(self._seeds.bytes(SEED_BITS // 8), "little")


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node before the opening."""

    def __init__(self, game: SpielGame, seed: int | None = None) -> None:
        super().__init__(game)
        self.spiel = game
        self._position: State | None = None
        self.past: History | None = None  # in a game with perfect recall; the position is then where it has come to
        self._seed = seed  # that will be drawn; None until it is asked for
        self._drawn: list[int] = []  # its digits so far, the lowest first

    @property
    def position(self) -> State | None:
        """The position; None before the opening."""
        return self._position if self.past is None else self.past.state

    @position.setter
    def position(self, position: State | None) -> None:
        self._position = position

    def current_player(self) -> int:
        """The seat that decides, chance before the opening, or nobody at the end."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.to_move if self.position.to_move >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None or self.position.to_move != player:
            return []
        return self.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next digit of the seed that was drawn for this state."""
        return [(digits_of(self._settled())[len(self._drawn)], 1.0)]

    def _settled(self) -> int:
        """The seed of this state: OpenSpiel makes states that it never opens, and these are not to draw any."""
        if self._seed is None:
            self._seed = self.spiel.draw_seed()
        return self._seed

    def _apply_action(self, action: int) -> None:
        if self.past is not None:
            self.past.apply(action)
            return
        if self.position is not None:
            self.position.apply(action)
            return
        self._drawn.append(action)
        if len(self._drawn) == DIGITS:
            opening = self.spiel.made.start(seed_of(self._drawn), events=self.spiel.recalls)
            if self.spiel.recalls:
                self.past = History(opening)
            else:
                self.position = opening

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None or player < 0:
            return f"seed, digit {len(self._drawn)}: {action}"
        return self.spiel.made.action_text(self.position, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.to_move < 0

    def returns(self) -> list[float]:
        """The returns of all seats; zeros until the end."""
        return [0.0] * self.spiel.made.players if self.position is None else self.position.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state drawn among all that the player cannot tell from this one."""
        twin = self.clone()
        assert isinstance(twin, SpielState)
        if self.past is not None:
            twin.past = self.past.redeal(player, int(sampler() * WORLDS))
        elif self.position is not None:
            twin.position = self.position.redeal(player, int(sampler() * WORLDS))
        return twin

    def memory(self, player: int) -> str | None:
        """All that the player (ALL: those who look on) has ever noticed, as one word; None: nobody keeps it."""
        if self.past is None:
            return None
        kept = self.past.public_history() if player == ALL else self.past.information_history(player)
        return kept.hex()

    def __deepcopy__(self, memo: dict[int, object]) -> SpielState:
        twin = SpielState(self.spiel, self._settled() if self.position is None else self._seed)
        twin._drawn = self._drawn[:]
        if self.past is not None:
            twin.past = self.past.clone()
        elif self.position is not None:
            twin.position = self.position.clone()
        return twin

    def __reduce__(self) -> tuple[object, tuple[Any, ...]]:
        seed = self._settled() if self.position is None else self._seed
        return _revived, (self.spiel, self.history(), seed, self._position, self.past)

    def __str__(self) -> str:
        return "before the opening" if self.position is None else self.position.notation()


def _revived(
    game: SpielGame, history: list[int], seed: int | None, position: State | None, past: History | None
) -> SpielState:
    """The state that was pickled: its history, and exactly its position, even if that was imagined."""
    state = SpielState(game, seed)
    for action in history:
        state.apply_action(action)
    state.position = position
    state.past = past
    return state


def digits_of(seed: int) -> list[int]:
    """What the chance nodes of the opening draw for that seed."""
    return [seed >> DIGIT_BITS * place & (1 << DIGIT_BITS) - 1 for place in range(DIGITS)]


def seed_of(digits: list[int]) -> int:
    """The seed that the chance nodes of the opening drew."""
    return sum(digit << DIGIT_BITS * place for place, digit in enumerate(digits))


class Sight:
    """OpenSpiel's observer of a game: the layout's parts by name and shape, and all of them in a row.

    An observer of what is public alone, of what is private alone or of the private knowledge of all players has a
    string and no tensor: the parts of an observation are what one seat knows, public or not. A history is never told
    apart either.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        self.game = game
        self.recalls = kind is None or kind.perfect_recall
        self.public = kind is None or kind.public_info
        self.private = WHOSE.SINGLE_PLAYER if kind is None else kind.private_info
        whole = self.public and self.private == WHOSE.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] = np.zeros(game.observation_length if whole else 0, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}  # in the order of the tensor: OpenSpiel puts it together again
        for part in game.layout() if whole else ():
            self.dict[part.name if part.seat < 0 else f"{part.name}_{part.seat}"] = self._part(part)

    def _part(self, part: Part) -> NDArray[np.float32]:
        return self.tensor[part.start : part.start + part.size].reshape(part.shape)

    def view(self) -> dict[str, NDArray[np.float32]]:
        """The tensor by name, what belongs to seats with an axis of seats: `observer.view()["hold"]`."""
        return view(self.game, self.tensor)

    def set_from(self, state: SpielState | ExplicitState, player: int) -> None:
        """Look at a position with the eyes of a player."""
        if state.position is None:
            self.tensor.fill(0.0)
        elif self.tensor.size:
            self.tensor[:] = state.position.observation(player)

    def string_from(self, state: SpielState | ExplicitState, player: int) -> str:
        """What the player knows; equal strings exactly where it cannot tell two positions apart.

        In a game with perfect recall an information state is all that it has ever known.
        """
        if self.private == WHOSE.NONE:
            return f"public:{self._known(state, ALL) if self.public else ''}"
        if self.private == WHOSE.ALL_PLAYERS:
            return f"all:{' '.join(self._known(state, seat) for seat in range(self.game.players))}"
        return f"{player}:{self._known(state, player)}"

    def _known(self, state: SpielState | ExplicitState, seat: int) -> str:
        """What a seat knows (ALL: everybody), or beyond what is public if that is not looked at."""
        position = state.position
        if position is None:
            return ""
        remembered = state.memory(seat) if self.recalls else None
        if remembered is not None:
            return remembered
        if seat == ALL:
            return position.public_information().hex()
        return (position.information(seat) if self.public else position.private_information(seat)).hex()


# ---- searches that know no more than their seat


def search(game: SpielGame, simulations: int, evaluator: Any = None, uct_c: float = 2.0, seed: int = 0) -> Any:
    """OpenSpiel's ISMCTS for any game of the shelf; the same seed chooses the same, whatever is hidden.

    Without an `evaluator` positions are played out at random. OpenSpiel's bot draws its worlds from a sampler of its
    own, which cannot be seeded; this one draws them with its seed, anew for each simulation.
    """
    from open_spiel.python.algorithms import ismcts, mcts  # slow to load: they bring SciPy

    chance = np.random.RandomState(seed)
    judge = mcts.RandomRolloutEvaluator(1, chance) if evaluator is None else evaluator
    bot = ismcts.ISMCTSBot(game, judge, uct_c, simulations, random_state=chance)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.uniform))
    return bot


class Resampling(pyspiel.Bot):  # type: ignore[misc]
    """A search that clones states, and so would know hidden cards and the dice to come, asked in imagined worlds only.

    In each of some worlds that the player cannot tell from the real one the search says what it would do; what it says
    most often is done, the lowest action of equal ones.
    """

    def __init__(self, bot: Any, worlds: int = 8, seed: int = 0) -> None:
        pyspiel.Bot.__init__(self)
        if worlds < 1:
            raise ValueError(f"worlds={worlds}; at least one is asked")
        self.bot = bot
        self.worlds = worlds
        self._chance = np.random.RandomState(seed)

    def step_with_policy(self, state: SpielState | ExplicitState) -> tuple[list[tuple[int, float]], int]:
        """How often each action was best in the worlds, and the action that was so most often."""
        player = state.current_player()
        votes: Counter[int] = Counter()
        for _ in range(self.worlds):
            votes[int(self.bot.step(state.resample_from_infostate(player, self._chance.uniform)))] += 1
        policy = [(action, votes[action] / self.worlds) for action in state.legal_actions()]
        return policy, max(policy, key=lambda one: one[1])[0]

    def step(self, state: SpielState | ExplicitState) -> int:
        """What is done."""
        return self.step_with_policy(state)[1]


class NamedBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of the house or anybody's, by its name, as OpenSpiel asks bots: for `pyspiel.evaluate_bots` and the like.

    It is shown what its seat knows. The same seed gives the same choice in the same place of a game.
    """

    def __init__(self, game: SpielGame, name: str | Bot, seed: int = 0) -> None:
        pyspiel.Bot.__init__(self)
        self.bot = bot_of(name, game.made)
        self.seed = seed

    def step(self, state: SpielState | ExplicitState) -> int:
        """What it does; `BotFault` where it fails."""
        if state.position is None:
            raise ValueError("before the opening chance decides, and no bot")
        return ask(self.bot, state.position, bot_seed(self.seed, len(state.history())))

    def restart(self) -> None:
        """Every decision stands alone, so there is nothing to forget."""


# ---- registration


def name_of(game: str) -> str:
    """What a game of the shelf is called in OpenSpiel."""
    return PREFIX + game


def load(game: str, /, *, content: object = None, **options: object) -> SpielGame:
    """The OpenSpiel game of a game of the shelf with those options.

    `rng_seed` makes runs repeatable, `perfect_recall` makes information states histories; `content` is a patch of the
    game's contents, a mapping or the `Path` of a TOML file.
    """
    numbers = [option.name for option in rules_of(game).option_list if isinstance(option.default, int)]
    whole = [RNG_SEED, RECALL, *numbers]
    given: dict[str, Any] = {name: value if name in whole else _word(value) for name, value in options.items()}
    found = pyspiel.load_game(name_of(game), {**given, CONTENT: _written_content(Patch.of(content))})
    assert isinstance(found, SpielGame)
    return found


def register() -> None:
    """Make every game of the shelf known to `pyspiel.load_game`."""
    for game in games():
        if name_of(game) not in pyspiel.registered_names():
            _register(game)


def _register(name: str) -> None:
    pyspiel.register_game(kind_of(name), type(f"Spiel_{name}", (SpielGame,), {"game_name": name}))


def kind_of(name: str, made: Game | None = None, is_explicit: bool = False) -> Any:
    """What OpenSpiel must know of a game, before it is made and then."""
    modes = pyspiel.GameType.ChanceMode
    rules = rules_of(name)
    counts = [int(value) for option in rules.option_list if isinstance(option, Choice) and option.name == "players"
              for value in option.values]  # fmt: skip
    return pyspiel.GameType(
        short_name=name_of(name),
        long_name=title(name, "en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if is_explicit else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_utility(made),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{option.name: _written(option.default) for option in rules.option_list},
            RNG_SEED: -1,
            RECALL: False,
            CHANCE: AUTO,
            CONTENT: PRINTED,
        },
    )


def _explicit(made: Game, wanted: str) -> bool:
    """Whether every outcome of chance is shown: where it is asked for, or where the game declares it."""
    known = (AUTO, EXPLICIT, SAMPLED)
    if wanted not in known:
        raise OptionError(house("chance-word", {"given": wanted, "allowed": listing(known)}))
    return made.explicit_chance if wanted == AUTO else wanted == EXPLICIT


def _utility(made: Game | None) -> Any:
    """A single player plays for no sum, and those who play together for the same."""
    kinds = pyspiel.GameType.Utility
    if made is not None and made.players == 1:
        return kinds.GENERAL_SUM
    return kinds.IDENTICAL if made is not None and made.together else kinds.ZERO_SUM


def _written(value: Value | None) -> int | str:
    """A default as OpenSpiel takes it; its type is that of every value of the parameter."""
    if value is None:
        return AUTO
    return value if isinstance(value, int) else _word(value)


def _word(value: object) -> str:
    """A value as a word that OpenSpiel does not take for a number."""
    text = " ".join(str(part) for part in value) if isinstance(value, (list, tuple)) else str(value)
    return f"{MARK}{text}" if text.isdigit() else text


def _read(parameter: int | str) -> int | str:
    return parameter.removeprefix(MARK) if isinstance(parameter, str) else parameter


def _written_content(patch: Patch) -> str:
    """A patch as a word of OpenSpiel's, which survives where a game is loaded from its own string."""
    return quote(patch.key, safe=SAFE) if patch else PRINTED


def _read_content(word: str) -> Patch:
    """The patch of such a word: never a file, since anybody may write a string."""
    if word == PRINTED:
        return NO_PATCH
    try:
        changes = json.loads(unquote(word))
    except (ValueError, RecursionError):
        changes = None
    if not isinstance(changes, dict):
        raise ContentError(house("content-json", {"given": word[:80], "example": EXAMPLE}))
    return Patch.of(changes)


register()
