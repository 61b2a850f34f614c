"""What can be played and how: the games, and the options of each, in words."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ludoteca import words
from ludoteca.engine import Choice, Game, Option, Several, Value, Whole, games, rules_of
from ludoteca.engine import Text as Wording
from ludoteca.engine.phrase import listing
from ludoteca.terminal.talk import LOUD, QUIET, Talk


def show_games(talk: Talk) -> None:
    """Every game with its title, what it is like, and how it is called on the command line."""
    for name in games():
        talk.heading(words.title(name, talk.lang))
        talk.write(words.say(name, "tagline", talk.lang))
        players = next((option for option in rules_of(name).option_list if option.name == "players"), None)
        if players is not None:
            talk.tell("games-players", players=players.allowed())
        talk.line(f"ludoteca play {name}", LOUD)
        talk.line(f"ludoteca options {name}", LOUD)


def show_options(talk: Talk, game: str) -> None:
    """Every option of a game: what it means, what it may be, what it is if nobody says."""
    talk.heading(words.title(game, talk.lang))
    for option in rules_of(game).option_list:
        talk.console.print()
        talk.console.print(
            Text.assemble((option.name, LOUD), "  ", _message(game, f"option-{option.name}", talk.lang) or "")
        )
        meaning = _message(game, f"option-{option.name}-help", talk.lang)
        if meaning:
            talk.write(meaning, indent=4)
        _show_values(talk, game, option)
    talk.console.print()
    talk.tell("options-how", QUIET)
    example = next((o for o in rules_of(game).option_list if o.default is not None), None)
    if example is not None:
        talk.line(f"  ludoteca play {game} --option {example.name}={plain(example.default)}", QUIET)


def in_words(game: Game, name: str, value: Value, lang: str) -> str:
    """An option and its value, as a person would say it: `Deep Space cards: two at random`."""
    label = _message(game.name, f"option-{name}", lang) or name
    return f"{label}: {_message(game.name, f'option-{name}-{value}', lang) or plain(value)}"


def unusual(game: Game, lang: str) -> list[str]:
    """The options that are not as usual, in words; the seats show for how many the game is."""
    return [
        in_words(game, option.name, game.options[option.name], lang)
        for option in game.option_list
        if option.name in game.options and option.name != "players" and not isinstance(option, Wording)
        if game.options[option.name] != option.default
    ]


def plain(value: Value | None) -> str:
    """A value as it is typed on the command line."""
    return ",".join(str(part) for part in value) if isinstance(value, tuple) else str(value)


def _show_values(talk: Talk, game: str, option: Option) -> None:
    usual = talk.words("options-default")
    if isinstance(option, Choice):
        grid = Grid.grid(padding=(0, 2))
        for value in option.values:
            meaning = _message(game, option.key_of(value), talk.lang) or ""
            default = usual if value == option.default else ""
            grid.add_row(Text(str(value), style="cyan"), " ".join(part for part in (meaning, default) if part))
        talk.show(Padding(grid, (0, 0, 0, 4)))
        return
    talk.write(_allowed(talk, option), "cyan", indent=4)
    for word in option.words if isinstance(option, Whole) else ():
        talk.write(f"{word}  {_message(game, option.key_of(word), talk.lang) or ''}".rstrip(), indent=4)
    if option.default is None:
        talk.write(talk.words("options-follows"), indent=4)
    elif option.default != "":
        talk.write(f"{plain(option.default)} {usual}", indent=4)


def _allowed(talk: Talk, option: Option) -> str:
    if isinstance(option, Several):
        count = str(option.least) if option.least == option.most else f"{option.least}-{option.most}"
        return talk.words("options-several", count=count, values=listing(option.values))
    if isinstance(option, Whole):
        return talk.words("options-whole", low=option.low, high=option.high)
    if isinstance(option, Wording):
        return talk.words("options-text", most=option.most)
    return option.allowed()


def _message(game: str, key: str, lang: str) -> str | None:
    return words.say(game, key, lang) if words.can_say(game, key, lang) else None
