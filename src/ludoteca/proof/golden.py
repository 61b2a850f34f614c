"""A whole game as text, short and complete: what was decided, what it did, where it led, and what was refused.

Two texts differ where two games do, so a file of it shows every change of the rules as a readable difference.
"""

from __future__ import annotations

from collections import Counter
from typing import Final
from zlib import crc32

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game, State

CHOOSING: Final = 77  # the seed of the players
WHOLE_EVERY: Final = 20  # decisions apart, at which the whole position is shown
SILENT: Final = 20  # decisions of a long game that are told by a single line
MANY: Final = 500  # actions: for so many more, what is refused is asked one decision less often


def playthrough(game: Game, seed: int, told: int) -> str:
    """A game of random decisions: so many of them told one by one, the rest in steps, and what it came to."""
    dice = Dice.seeded(CHOOSING)
    state = game.start(seed, events=True)
    lines = [f"{game!r}, seed {seed}", "", *_story(state), state.notation()]
    refused: Counter[str] = Counter()
    asked = 1 + game.num_actions // MANY
    number = 0
    while not state.is_over:
        if number % asked == 0:
            refused.update(refusals(state))
        if number % WHOLE_EVERY == 0 and 0 < number < told:
            lines.append(state.notation())
        number += 1
        seat, action, choices = state.to_move, dice.choice(state.choices), len(state.choices)
        said = game.action_text(state, action, "en") if number <= told else ""
        state.apply(action)
        if number <= told:
            lines += [f"{number}. {seat}: {said} [{action} of {choices}, {fingerprint(state)}]", *_story(state)]
        elif number % SILENT == 0:
            lines.append(f"{number}. [{fingerprint(state)}]")
    lines += [f"{number} decisions", state.notation(), f"scores {state.scores()}, winners {state.winners()}"]
    lines += [f"seen {' '.join(seen(state))}"]
    lines += [f"refused {count} x {what}" for what, count in sorted(refused.items())]
    return "\n".join([*lines, ""])


def refusals(state: State) -> list[str]:
    """Why each action that is not legal is not: its rule and its message."""
    found = []
    for action in range(state.game.num_actions):
        reason = state.why_illegal(action)
        if reason is not None:
            found.append(f"{reason.rule} {reason.phrase.key}")
    return found


def fingerprint(state: State) -> str:
    """A position, what may be done in it and where its dice stand, as a short number."""
    return f"{crc32(repr([state.notation(), state.choices, state.dice.position()]).encode()):08x}"


def seen(state: State) -> list[str]:
    """What each seat sees of a position, as a short number."""
    return [f"{crc32(state.observation(seat).tobytes()):08x}" for seat in range(state.game.players)]


def _story(state: State) -> list[str]:
    return [f"   - {event.phrase.text('en')}" for event in state.events]
