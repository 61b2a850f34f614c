"""A whole game as text, short and complete: what was decided, what it did, where it led, and what was refused.

Two texts differ where two games do, so a file of it shows every change of the rules as a readable difference.
"""

from __future__ import annotations

from collections import Counter
from difflib import SequenceMatcher
from typing import Final
from zlib import crc32

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game, State

CHOOSING: Final = 77  # the seed of the players
REFUSED_EVERY: Final = 5  # decisions apart, at which everything that cannot be done is asked why


def playthrough(game: Game, seed: int, decisions: int) -> str:
    """A game of random decisions, up to so many: the opening whole, then what changes, then the last position whole."""
    dice = Dice.seeded(CHOOSING)
    state = game.start(seed, events=True)
    lines = [repr(game), "", *_story(state), state.notation(), ""]
    refused: Counter[str] = Counter()
    for number in range(1, decisions + 1):
        if state.is_over:
            break
        if number % REFUSED_EVERY == 1:
            refused.update(refusals(state))
        action = dice.choice(state.choices)
        said = game.action_text(state, action, "en")
        chosen = f"{number}. {state.to_move}: {said} [{action} of {len(state.choices)}, {choices_of(state)}]"
        before = state.notation().splitlines()
        state.apply(action)
        lines += [chosen, *_story(state), *_changes(before, state.notation().splitlines())]
    lines += ["", state.notation()]
    lines += [f"scores {state.scores()}, winners {state.winners()}, {position_of(state)}", ""]
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


def choices_of(state: State) -> str:
    """All that may be done, as a short number."""
    return f"{crc32(repr(state.choices).encode()):08x}"


def position_of(state: State) -> str:
    """The position and its dice, and what each seat sees of it, as short numbers."""
    whole = crc32(repr([state.packed(), state.dice.position()]).encode())
    seen = [crc32(state.observation(seat).tobytes()) for seat in range(state.game.players)]
    return f"position {whole:08x}, seen {' '.join(f'{number:08x}' for number in seen)}"


def _story(state: State) -> list[str]:
    return [f"   - {event.phrase.text('en')}" for event in state.events]


def _changes(before: list[str], after: list[str]) -> list[str]:
    """The lines of the notation that are new."""
    found: list[str] = []
    for what, _, _, start, end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if what in ("insert", "replace"):
            found += [f"   {line}" for line in after[start:end]]
    return found
