"""What is tried next: all settings where there are few, else what Optuna proposes after what it was told.

Optuna (Akiba and others, 2019), because it is well kept, asks to be told rather than calling us, knows whole numbers
and words as well as their likely neighbours (a tree-structured Parzen estimator), takes what never could be without
complaint, and proposes the same again for the same seed. Nevergrad has as many methods and more, but brings
scikit-learn and three optimisers with it; CMA-ES, which `bench/tune.py` uses, wants numbers without steps.

The first proposals lie near what there is, a few dials from it: whoever balances a game does not want another one.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine import house
from ludoteca.lab.tuning.dials import Panel, Setting
from ludoteca.lab.work import LabError

if TYPE_CHECKING:
    from optuna import Study, Trial

MOST_LISTED: Final = 64  # settings that are all tried
NEAR: Final = 16  # proposals near what there is, before Optuna's own
TURNED: Final = 3  # dials that these turn at the most
TRIES: Final = 60  # proposals of what is known or cannot be, before something near the best is tried
MOST_TRIES: Final = 400  # before nothing new is found
MOST_SEED: Final = 1 << 32


def check_optuna() -> None:
    """Refuse to search where nobody can propose anything."""
    try:
        there = find_spec("optuna") is not None
    except ValueError:
        there = False
    if not there:
        raise LabError(house("tune-extra"))


class Proposals:
    """Settings that are worth trying, each once."""

    def __init__(self, panel: Panel, seed: int) -> None:
        self.panel = panel
        self._dice = Random(f"tune {seed}")
        self._known: dict[str, float | None] = {panel.game.patch.key: 0.0}  # None: it is being played
        self._list = iter(_listed(panel)) if panel.combinations <= MOST_LISTED else None
        self._study: Study | None = None
        self._trials: dict[str, Trial] = {}
        self._seed = seed
        self._near = 0
        self._best: Setting = panel.start

    def ask(self, number: int) -> list[Setting]:
        """So many new ones, as far as there are any."""
        found: list[Setting] = []
        while len(found) < number:
            setting = self._listed_next() if self._list is not None else self._proposed()
            if setting is None:
                break
            found.append(setting)
        return found

    def tell(self, setting: Setting, value: float) -> None:
        """By how much it misses more than what there is; less is better."""
        key = self._key(setting)
        assert key is not None
        self._known[key] = value
        trial = self._trials.pop(key, None)
        if trial is not None and self._study is not None:
            self._study.tell(trial, value)

    def lead(self, setting: Setting) -> None:
        """The best so far."""
        self._best = setting

    def _key(self, setting: Setting) -> str | None:
        """By which a setting is known: two that make the same contents are the same. None: they cannot be."""
        game = self.panel.made(setting)
        return None if game is None else game.patch.key

    # ---- where there are few

    def _listed_next(self) -> Setting | None:
        assert self._list is not None
        for setting in self._list:
            if (key := self._key(setting)) is not None and key not in self._known:
                self._known[key] = None
                return setting
        return None

    # ---- where there are many

    def _proposed(self) -> Setting | None:
        from optuna.trial import TrialState

        study = self._begun()
        for tried in range(MOST_TRIES):
            if self._near < NEAR:
                self._near += 1
                study.enqueue_trial(self._params(self._turned(self.panel.start)))
            elif tried >= TRIES:
                study.enqueue_trial(self._params(self._turned(self._best)))
            trial = study.ask()
            setting = tuple(self._suggested(trial))
            key = self._key(setting)
            if key is None:
                study.tell(trial, state=TrialState.FAIL)
            elif key not in self._known:
                self._known[key] = None
                self._trials[key] = trial
                return setting
            elif (value := self._known[key]) is None:
                study.tell(trial, state=TrialState.FAIL)
            else:
                study.tell(trial, value)
        return None

    def _turned(self, setting: Setting) -> Setting:
        """A setting of which a few dials are turned."""
        found = list(setting)
        for number in self._dice.sample(range(len(found)), self._dice.randint(1, min(TURNED, len(found)))):
            others = [option for option in range(len(self.panel.dials[number].options)) if option != setting[number]]
            found[number] = self._dice.choice(others)
        return tuple(found)

    def _suggested(self, trial: Trial) -> Iterator[int]:
        for number, dial in enumerate(self.panel.dials):
            if dial.ordered:
                yield trial.suggest_int(f"{number}", 0, len(dial.options) - 1)
            else:
                yield int(trial.suggest_categorical(f"{number}", range(len(dial.options))))

    def _params(self, setting: Setting) -> dict[str, Any]:
        return {f"{number}": option for number, option in enumerate(setting)}

    def _begun(self) -> Study:
        """Optuna's study, which knows of what there is."""
        if self._study is None:
            import optuna

            optuna.logging.set_verbosity(optuna.logging.WARNING)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of what is experimental
                sampler = optuna.samplers.TPESampler(
                    seed=self._seed % MOST_SEED, n_startup_trials=NEAR, multivariate=True, constant_liar=True
                )
            self._study = optuna.create_study(sampler=sampler)
            self._study.enqueue_trial(self._params(self.panel.start))
            trial = self._study.ask()
            list(self._suggested(trial))
            self._study.tell(trial, 0.0)
        return self._study


def _listed(panel: Panel) -> list[Setting]:
    """Every setting, those first that change least."""
    settings = product(*[range(len(dial.options)) for dial in panel.dials])
    return sorted(settings, key=lambda setting: (panel.changed(setting), setting))
