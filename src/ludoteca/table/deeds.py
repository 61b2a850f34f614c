"""What is done, called the same in every language: by the key of what is said of it and the things that it names.

`builds aether_drive`, `plays-hand science 4`: without its people and its plain numbers, such as a price of today.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE, Phrase


def named(phrase: Phrase) -> str:
    """What an event or an answer is called: its key and the things that it names."""
    words = [phrase.key]
    for value in phrase.args.values():
        if isinstance(value, str):
            words.append(value)
        elif isinstance(value, Phrase) and value.home != HOUSE:
            _name_things(value, words)
    return " ".join(words)


def _name_things(name: Phrase, words: list[str]) -> None:
    """What a name names: a thing with words of its own (`card-aether_drive`), or what fills the words of its kind."""
    if not name.args:
        words.append(name.key.rpartition("-")[2])
        return
    for part in name.args.values():
        if not isinstance(part, Phrase):
            words.append(str(part))
        elif part.home != HOUSE:
            _name_things(part, words)


def kind_of(name: str) -> str:
    """What kind of deed that is: `builds` of `builds aether_drive`."""
    return name.partition(" ")[0]


def answers(state: State) -> dict[str, int]:
    """The answers that can be given now, by what they are called; of several with one name each has its numbers too."""
    said = {action: state.describe(action) for action in state.choices}
    names = Counter(named(phrase) for phrase in said.values())
    return {_called(phrase, names): action for action, phrase in said.items()}


def answer_called(state: State, called: str) -> int:
    """The answer of that name; -1: there is none now, or several."""
    said = {action: state.describe(action) for action in state.choices}
    found = [action for action, phrase in said.items() if called in (named(phrase), phrase.plain())]
    return found[0] if len(found) == 1 else -1


def _called(phrase: Phrase, names: Mapping[str, int]) -> str:
    name = named(phrase)
    return name if names[name] == 1 else phrase.plain()
