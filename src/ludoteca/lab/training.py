"""Training: a small network learns from self-play, and the weights that did best on what was held out are kept.

An epoch is taken down when it is done. Whoever begins again with the same lessons goes on behind the last of them, and
comes to the same weights, to the bit, as if nothing had happened.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.weights import (
    MOST_LAYERS,
    MOST_UNITS,
    Weights,
    about_game,
    read_numbers,
    shapes_of,
    write_numbers,
    write_weights,
)
from ludoteca.engine import house
from ludoteca.extras import MissingExtra
from ludoteca.files import FileError, check_free
from ludoteca.lab.lessons import Lessons, Rows, batches
from ludoteca.lab.work import LabError, check_count

try:
    import torch
except ModuleNotFoundError as error:
    raise MissingExtra("torch", "train") from error

Floats = NDArray[np.float32]

UNITS = (96, 32)
EPOCHS = 20
MOST_EPOCHS = 100_000
BATCH = 256
RATE = 0.002  # of learning, at first; it falls to nothing
DECAY = 0.01  # of weights
FORGETS = 0.2  # of the inputs, by chance and anew for each lesson, so that no game is learned by heart
POLICY = 0.5  # what a nat of the policy counts beside the squares of the values
SCORES = 0.1  # and the squares of the scores
WIDE = 4096  # rows that are judged at once


class Loss(NamedTuple):
    """How wrong the network is: the whole as it is made smaller, and its parts."""

    whole: float
    value: float  # the mean square, over all seats
    policy: float  # in nats more than the search itself would need
    score: float  # the mean square, in spreads


class Epoch(NamedTuple):
    """One time through all lessons."""

    number: int
    learned: Loss  # over what it learns from, while it does
    held: Loss  # over what it does not


class Trained(NamedTuple):
    """What came of it."""

    weights: Weights
    before: Loss  # of what is held out, where nothing is learned: the mean value, the strategy's priors
    epochs: list[Epoch]
    best: int  # the epoch whose weights these are

    @property
    def explained(self) -> float:
        """How much of the spread of the values that are held out the network explains, from 0 to 1."""
        return 1.0 - self.epochs[self.best - 1].held.value / max(1e-9, self.before.value)


def train(
    lessons: Lessons,
    out: Path | None = None,
    epochs: int = EPOCHS,
    units: Sequence[int] = UNITS,
    sees: bool = True,
    seed: int = 1,
    command: str = "",
    progress: Callable[[Epoch], None] | None = None,
    force: bool = False,
) -> Trained:
    """Learn, and write the best weights to the file; `FILE.going` beside it is where an interrupted run goes on.

    `sees` is whether it learns from what the seat knows, or only from what the strategy counts of it.
    """
    check_count("epochs", epochs, MOST_EPOCHS)
    if not 1 <= len(units) <= MOST_LAYERS or not all(1 <= size <= MOST_UNITS for size in units):
        raise LabError(house("train-units", {"given": ",".join(map(str, units)), "most": MOST_UNITS}))
    if not sees and not lessons.features.shape[1]:
        raise LabError(house("train-features", {"game": lessons.game.name}))
    if out is not None:
        check_out(out, force=force)
    school = _School(lessons, epochs, tuple(units), sees, seed)
    going = None if out is None else out.with_name(f"{out.name}.going")
    if going is not None and going.exists():
        school.take_up(going)
        if progress is not None:
            for epoch in school.done:
                progress(epoch)
    with _alone():
        before = school.judged_before()
        while len(school.done) < epochs:
            epoch = school.epoch()
            if going is not None:
                school.take_down(going)
            if progress is not None:
                progress(epoch)
    found = Trained(school.weights(command), before, school.done, school.best)
    weights = found.weights.with_strength({"explained": found.explained})
    if out is not None and going is not None:
        write_weights(weights, out)
        going.unlink(missing_ok=True)
    return found._replace(weights=weights)


def check_out(out: Path, *, force: bool = False) -> None:
    """Refuse, before anything is learned, a file that could not be written afterwards."""
    if out.is_file() and not force:
        raise FileError(house("sheet-exists", {"file": str(out)}))
    check_free(out, force=force)


class _alone:  # noqa: N801
    """One thread, so that the sums are made in the same order whenever it is done."""

    def __enter__(self) -> None:
        self.threads = torch.get_num_threads()
        torch.set_num_threads(1)

    def __exit__(self, *_: object) -> None:
        torch.set_num_threads(self.threads)


class _School:
    """The network while it learns."""

    def __init__(self, lessons: Lessons, epochs: int, units: tuple[int, ...], sees: bool, seed: int) -> None:
        self.lessons = lessons
        self.epochs = epochs
        self.units = units
        self.sees = sees
        self.seed = seed
        self.about = about_game(lessons.game, lessons.game.strategy())
        self.shapes = shapes_of(self.about, sees, units)
        self.done: list[Epoch] = []
        self.best = 0  # the epoch that did best on what is held out
        taught = lessons.scores[lessons.taught]
        self.points = (float(taught.mean()), max(1e-6, float(taught.std())))
        self.middle, self.spread = self._measured()
        chance = np.random.default_rng([seed, 0])
        self.numbers = [
            torch.from_numpy((chance.standard_normal(shape) * self._scale(place, shape)).astype(np.float32))
            for place, shape in enumerate(self.shapes)
        ]
        self.kept = [number.clone() for number in self.numbers]
        for number in self.numbers:
            number.requires_grad_(True)
        heads = 2 * len(units)
        self.learner = torch.optim.AdamW(
            [
                {"params": [n for p, n in enumerate(self.numbers) if p % 2 == 0 and p < heads], "weight_decay": DECAY},
                {"params": [n for p, n in enumerate(self.numbers) if p % 2 or p >= heads], "weight_decay": 0.0},
            ],
            lr=RATE,
        )

    def _scale(self, place: int, shape: tuple[int, ...]) -> float:
        """How large numbers are at first: the heads say nothing, so that the priors begin as the strategy's."""
        if place % 2 or place >= 2 * len(self.units):
            return 0.0
        return float((2.0 / shape[0]) ** 0.5)

    def _measured(self) -> tuple[Floats, Floats]:
        """The mean and the spread of each input: it learns best from numbers about 0 and not far from it."""
        count = len(self.lessons.taught)
        wide = self.shapes[0][0]
        total, squares = np.zeros(wide), np.zeros(wide)
        for rows in batches(self.lessons.taught, WIDE):
            found = self.lessons.inputs(rows, self.sees).astype(np.float64)
            total += found.sum(axis=0)
            squares += (found * found).sum(axis=0)
        middle = total / count
        spread = np.sqrt(np.maximum(squares / count - middle * middle, 0.0))
        return middle.astype(np.float32), np.maximum(spread, 0.05).astype(np.float32)

    # ---- learning

    def epoch(self) -> Epoch:
        """Once through everything, in an order of its own."""
        number = len(self.done) + 1
        chance = np.random.default_rng([self.seed, number])
        order = chance.permutation(self.lessons.taught)
        steps = -(-len(order) // BATCH)
        sums, seen = np.zeros(4), 0
        for step, rows in enumerate(batches(order, BATCH)):
            share = (len(self.done) * steps + step) / (self.epochs * steps)
            for group in self.learner.param_groups:
                group["lr"] = RATE * 0.5 * (1.0 + float(np.cos(np.pi * share)))
            self.learner.zero_grad()
            parts = self._losses(rows, self.numbers, chance)
            parts[0].backward()
            torch.nn.utils.clip_grad_norm_(self.numbers, 1.0)
            self.learner.step()
            sums += np.array([float(part.detach()) for part in parts]) * len(rows)
            seen += len(rows)
        found = Epoch(number, Loss(*(sums / seen).tolist()), self._judged(self.numbers))
        if not np.isfinite(found.held.whole):
            raise LabError(house("train-lost"))
        if not self.best or found.held.whole < self.done[self.best - 1].held.whole:
            self.best = number
            self.kept = [each.detach().clone() for each in self.numbers]
        self.done.append(found)
        return found

    def judged_before(self) -> Loss:
        """How wrong it would be on what is held out if it had learned nothing but the mean of the values."""
        nothing = [torch.zeros(shape) for shape in self.shapes]
        mean = self.lessons.values[self.lessons.taught].mean(axis=0)
        nothing[2 * len(self.units) + 1] = torch.from_numpy(np.arctanh(np.clip(mean, -0.99, 0.99)))
        return self._judged(nothing)

    def _judged(self, numbers: list[Any]) -> Loss:
        sums = np.zeros(4)
        with torch.no_grad():
            for rows in batches(self.lessons.held, WIDE):
                sums += np.array([float(part) for part in self._losses(rows, numbers)]) * len(rows)
        return Loss(*(sums / len(self.lessons.held)).tolist())

    def _losses(
        self, rows: Rows, numbers: list[Any], forgets: np.random.Generator | None = None
    ) -> tuple[Any, Any, Any, Any]:
        batch = self.lessons.batch(rows, self.sees)
        hidden = torch.from_numpy((batch.inputs - self.middle) / self.spread)
        if forgets is not None:
            hidden = hidden * torch.from_numpy(forgets.random(hidden.shape, np.float32) >= FORGETS) / (1.0 - FORGETS)
        heads = 2 * len(self.units)
        for place in range(0, heads, 2):
            hidden = torch.relu(hidden @ numbers[place] + numbers[place + 1])
        told = [hidden @ numbers[place] + numbers[place + 1] for place in range(heads, len(numbers), 2)]
        value = ((torch.tanh(told[0]) - torch.from_numpy(batch.values)) ** 2).mean()
        legal, shares = torch.from_numpy(batch.legal), torch.from_numpy(batch.shares)
        logits = (told[1] + torch.from_numpy(batch.believed)).masked_fill(~legal, -1e9)
        needs = -(shares * torch.log(shares.clamp_min(1e-9))).sum(dim=1)  # what cannot be learned away
        policy = (-(shares * torch.log_softmax(logits, dim=1)).sum(dim=1) - needs).mean()
        middle, spread = self.points
        score = ((told[2] - torch.from_numpy((batch.scores - middle) / spread)) ** 2).mean()
        return value + POLICY * policy + SCORES * score, value, policy, score

    # ---- what is kept

    def weights(self, command: str) -> Weights:
        """The best so far, for inputs as they are: their measure is worked into the first layer."""
        layers = [number.numpy().copy() for number in self.kept]
        layers[0] = layers[0] / self.spread[:, np.newaxis]
        layers[1] = layers[1] - self.middle @ layers[0]
        return Weights(self.about, self.sees, self.units, tuple(layers), self.points, command, self.lessons.folders)

    def _plan(self) -> dict[str, Any]:
        """What must be the same where a run goes on."""
        return {
            "lessons": self.lessons.key(),
            "epochs": self.epochs,
            "units": list(self.units),
            "sees": self.sees,
            "seed": self.seed,
            "about": self.about,
        }

    def take_down(self, path: Path) -> None:
        """Write down all that the next epoch hangs on."""
        state = [self.learner.state[number] for number in self.numbers]
        said = {"plan": self._plan(), "steps": float(state[0]["step"]), "best": self.best, "epochs": self.done}
        moments = [part[name] for name in ("exp_avg", "exp_avg_sq") for part in state]
        numbers = [*self.numbers, *self.kept, *moments]
        write_numbers("training", said, [number.detach().numpy() for number in numbers], path)

    def take_up(self, path: Path) -> None:
        """Go on where a run of the same plan was ended."""
        said, numbers = read_numbers("training", path, _is_run, lambda _: self.shapes * 4, "train-going")
        if said["plan"] != json.loads(json.dumps(self._plan())):
            raise FileError(house("train-going-other", {"file": str(path)}))
        size = len(self.shapes)
        for place, number in enumerate(self.numbers):
            number.data = torch.from_numpy(numbers[place].copy())
            self.kept[place] = torch.from_numpy(numbers[size + place].copy())
            self.learner.state[number] = {
                "step": torch.tensor(said["steps"]),
                "exp_avg": torch.from_numpy(numbers[2 * size + place].copy()),
                "exp_avg_sq": torch.from_numpy(numbers[3 * size + place].copy()),
            }
        self.best = said["best"]
        self.done = [Epoch(number, Loss(*learned), Loss(*held)) for number, learned, held in said["epochs"]]


def _is_run(said: Any) -> bool:
    """Whether a file says of itself what an interrupted run does."""
    done = said["epochs"]
    return (
        isinstance(said["plan"], dict)
        and isinstance(said["steps"], float)
        and isinstance(done, list)
        and all(len(each) == 3 and len(each[1]) == len(each[2]) == 4 for each in done)
        and type(said["best"]) is int
        and 1 <= said["best"] <= len(done)
    )
