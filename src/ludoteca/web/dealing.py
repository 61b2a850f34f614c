"""Before the deal and after it: the room in which a table waits, the seal, and the proof at the end."""

from __future__ import annotations

from ludoteca.engine.options import Choice, Option, Text, counted_with
from ludoteca.screen.markup import NOTHING, Markup, join, tag
from ludoteca.table import BOT, Table
from ludoteca.web.contents import contents_list
from ludoteca.web.form import counts_for, value_name
from ludoteca.web.looker import Looker
from ludoteca.web.shell import game_url
from ludoteca.words import say

MOST_SHOWN = 60  # characters of a text of one's own, such as a track


# ---- the room


def waiting_room(table: Table, looker: Looker) -> Markup:
    """What stands in the place of the board as long as there is no deal: what is played, how, and the seal."""
    cover = game_url(table.opening.game, "cover.svg")
    wanted = any(seat in looker.seats for seat in table.awaited)
    return tag(
        "section",
        {"class": "room", "data-wants-chance": "" if wanted else None},
        tag("img", {"src": cover, "alt": "", "width": 300, "height": 400}) if cover else NOTHING,
        tag(
            "div",
            {"class": "room-facts"},
            tag("h2", None, looker.says("ui-room")),
            tag("p", None, _nothing_yet(table, looker)),
            _options(table, looker),
            contents_list(table, looker.lang),
            _deal(looker.says("ui-deal"), looker.says("ui-deal-how"), *_seal(table, looker)),
        ),
    )


def _nothing_yet(table: Table, looker: Looker) -> str:
    """That nothing is dealt, and when it will be; as long as seats are free the bar above says that."""
    told = looker.says("ui-room-help")
    return f"{told} {looker.says('ui-room-soon')}" if table.is_full else told


def _options(table: Table, looker: Looker) -> Markup:
    """How it will be played, in words."""
    name, chosen = table.opening.game, table.opening.options
    needs = counted_with(table.game.option_list)
    rows = []
    for option in table.game.option_list:
        other, values = needs.get(option.name, ("", ()))
        counts = _is_open(table, option) and (not other or chosen.get(other) in values)
        if option.name != "players" and counts and chosen.get(option.name) not in (None, ""):
            words = _in_words(name, option, chosen[option.name], looker.lang)
            rows.append(_row(say(name, f"option-{option.name}", looker.lang), words))
    if not rows:
        return NOTHING
    return join([tag("h3", None, looker.says("ui-options")), tag("dl", {"class": "terms"}, *rows)])


def against(table: Table, looker: Looker) -> list[tuple[str, str]]:
    """How hard the game itself was that somebody played alone, or all as one: what counts only then, in words."""
    name, chosen = table.opening.game, table.opening.options
    options = table.game.option_list
    needs = counted_with(options)
    return [
        (say(name, f"option-{option.name}", looker.lang), _in_words(name, option, chosen[option.name], looker.lang))
        for option in options
        if option.name in needs
        and isinstance(option, Choice)
        and chosen.get(needs[option.name][0]) in needs[option.name][1]
    ]


def _is_open(table: Table, option: Option) -> bool:
    """Whether so many players have a choice in it; what they have not is nothing to be told."""
    if not isinstance(option, Choice):
        return True
    players = str(len(table.seats))
    return sum(players in counts_for(table.opening.game, option.name, value) for value in option.values) > 1


def _in_words(game: str, option: Option, value: object, lang: str) -> str:
    if isinstance(option, Text):
        text = " ".join(str(value).split())
        return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]} …"
    parts = value if isinstance(value, tuple) else (value,)
    return ", ".join(value_name(game, option, part, lang) for part in parts)


# ---- the seal and the proof


def deal_panel(table: Table, looker: Looker) -> Markup:
    """At the side of a table: the seal while it is played, the proof when it is over.

    The room of a table that waits has the seal; an example was not dealt.
    """
    if table.opening.example or not table.is_dealt:
        return NOTHING
    if not table.is_told:
        about = looker.says("ui-deal-shared") if table.is_secret else ""
        return _deal(looker.says("ui-deal"), about, *_seal(table, looker))
    if table.record.deal is None:
        rows = [_row(looker.says("ui-seed"), _code(table.record.seed_text)), *_seal(table, looker)]
        return _deal(looker.says("ui-deal"), "", *rows)
    return _proof(table, looker)


def _seal(table: Table, looker: Looker) -> list[Markup]:
    """The seal in full, and one's own part."""
    about = "ui-seal-server" if table.opening.server else "ui-seal"
    rows = [_row(looker.says(about), _code(table.opening.seal))]
    own = next((table.seats[seat] for seat in looker.seats if table.seats[seat].chance), None)
    if own is not None:
        rows.append(_row(looker.says("ui-part-drawn" if own.drawn else "ui-part-yours"), _code(own.chance)))
    return rows


def _proof(table: Table, looker: Looker) -> Markup:
    """Everything that the seed was made of, and how to check it."""
    deal = table.record.deal
    assert deal is not None
    rows = [
        _row(looker.says("ui-part-server"), _code(deal.server)),
        _row(looker.says("ui-seal-server"), _code(deal.seal)),
    ]
    for seat, part in enumerate(deal.parts):
        name = looker.name_of(table, seat)
        if part is not None:
            about = looker.says("ui-part-of-drawn" if part.drawn else "ui-part-of", name=name)
            rows.append(_row(about, _code(part.text)))
        elif table.seats[seat].kind != BOT:
            rows.append(_row(looker.says("ui-part-of", name=name), looker.says("ui-part-none")))
    rows.append(_row(looker.says("ui-seed"), _code(table.record.seed_text)))
    rows.append(_row(looker.says("ui-proof-line"), _code(deal.written)))
    return _deal(looker.says("ui-deal"), looker.says("ui-proof"), *rows)


def _deal(heading: str, words: str, *rows: Markup) -> Markup:
    about = tag("p", None, words) if words else NOTHING
    return tag("section", {"class": "panel deal"}, tag("h2", None, heading), about, tag("dl", None, *rows))


def _row(term: str, meaning: str) -> Markup:
    return tag("div", None, tag("dt", None, term), tag("dd", None, meaning))


def _code(text: str) -> Markup:
    return tag("code", {"class": "digits"}, text)
