"""The pages of groups: those of somebody, one with its tables, results and members, and coming in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludoteca.club.groups import MODERATOR, MOST_ABOUT, MOST_NAME, ORDINARY, Group, Member
from ludoteca.club.letters import GROUP_KINDS, SERVICES, Chat
from ludoteca.club.listed import GROUP
from ludoteca.club.people import Person
from ludoteca.club.totals import Line
from ludoteca.screen.markup import NOTHING, Attributes, Markup, tag
from ludoteca.web.home import day_of, region
from ludoteca.web.lobby_page import beginning
from ludoteca.web.person_page import title_of
from ludoteca.web.shell import page, ui
from ludoteca.web.you import MORE, button, dot, form, hidden, panel, problem_note

GROUPS = "/groups"


class Seen(NamedTuple):
    """All that the page of a group shows."""

    group: Group
    own: Member
    members: Sequence[Member]
    people: Mapping[str, Person]
    lines: Sequence[Line]
    game: str  # of which the results are; empty: of all
    games: Sequence[str]  # that were played
    regions: Mapping[str, str]  # who waits and what is played
    invitation: str  # its address
    chats: bool = False  # whether this server tells chats anything

    @property
    def access(self) -> str:
        """Who finds its tables."""
        return f"{GROUP}{self.group.id}"


def size(lang: str, group: Group) -> str:
    """How many are in it."""
    return ui(lang, "group-size", number=group.members)


# ---- all of them


def groups_page(
    lang: str, groups: Sequence[Group], named: bool, problem: str = "", given: Mapping[str, str] = {}
) -> str:
    """The groups of whoever looks, and to found one."""
    rows = [
        tag(
            "li",
            None,
            tag("a", {"href": f"{GROUPS}/{group.id}"}, tag("strong", None, group.name)),
            tag("small", None, size(lang, group)),
        )
        for group in groups
    ]
    own = tag("ul", {"class": "kept"}, *rows) if rows else tag("p", {"class": "quiet"}, ui(lang, "groups-none"))
    new = _found(lang, problem, given) if named else _needs_name(lang)
    return page(
        lang,
        ui(lang, "groups"),
        tag("h1", None, ui(lang, "groups")),
        tag("p", None, ui(lang, "groups-about")),
        tag("div", {"class": "two"}, panel(ui(lang, "groups-yours"), own), new),
        here=GROUPS,
        kind="club",
        more=MORE,
    )


def _needs_name(lang: str) -> Markup:
    link = tag("a", {"class": "button main", "href": "/me"}, ui(lang, "you-name-yourself"))
    return panel(ui(lang, "group-found"), tag("p", None, ui(lang, "group-needs-name")), tag("p", None, link))


def _found(lang: str, problem: str, given: Mapping[str, str]) -> Markup:
    return panel(
        ui(lang, "group-found"),
        problem_note(problem),
        form(GROUPS, *_fields(lang, given), button(ui(lang, "group-found-now"), "main"), kind="form"),
    )


def _fields(lang: str, given: Mapping[str, str]) -> list[Markup]:
    """What a group is called, and what it says of itself."""
    name: Attributes = {"name": "name", "required": "required", "maxlength": MOST_NAME, "autocomplete": "off"}
    about: Attributes = {"name": "about", "rows": 3, "maxlength": MOST_ABOUT}
    return [
        tag(
            "label",
            {"class": "field"},
            tag("span", None, ui(lang, "group-name")),
            tag("input", {**name, "value": given.get("name", "")}),
        ),
        tag(
            "label",
            {"class": "field"},
            tag("span", None, ui(lang, "group-about"), tag("small", None, ui(lang, "group-about-help"))),
            tag("textarea", about, given.get("about", "")),
        ),
    ]


# ---- one of them


def group_page(lang: str, seen: Seen, problem: str = "") -> str:
    """A group: its tables, its results, its members, and for those who look after it, how."""
    group = seen.group
    return page(
        lang,
        group.name,
        tag(
            "div",
            {"class": "you-head"},
            dot(group.name, sum(map(ord, group.id)), large=True),
            tag(
                "div",
                None,
                tag("h1", None, group.name),
                tag(
                    "p",
                    {"class": "quiet"},
                    " · ".join([size(lang, group), ui(lang, "group-since", day=day_of(group.since, lang))]),
                ),
            ),
        ),
        problem_note(problem),
        *[tag("p", {"class": "group-about"}, line) for line in group.about.splitlines() if line],
        tag(
            "div",
            {"data-lobby-from": f"{GROUPS}/{group.id}/live"},
            *[region(name, seen.regions) for name in seen.regions],
        ),
        beginning(lang, [(seen.access, "")], seen.access),
        tag("p", {"class": "row"}, tag("a", {"class": "button", "href": "/tournaments"}, ui(lang, "tourneys"))),
        tag(
            "div",
            {"class": "two"},
            tag("div", None, _results(lang, seen)),
            tag("div", None, _members(lang, seen), *_looking_after(lang, seen), _leaving(lang, seen)),
        ),
        here=f"{GROUPS}/{group.id}",
        kind="club",
        more=MORE,
    )


def _results(lang: str, seen: Seen) -> Markup:
    """Who has won how often, in all games or in one."""
    there = f"{GROUPS}/{seen.group.id}"
    ways = [("", ui(lang, "group-all-games")), *[(game, title_of(game, lang)) for game in seen.games]]
    links = [
        tag(
            "a",
            {
                "class": "button tool on" if game == seen.game else "button tool",
                "href": f"{there}?game={game}#results" if game else f"{there}#results",
                "aria-current": "true" if game == seen.game else None,
            },
            words,
        )
        for game, words in ways
    ]
    if not seen.lines:
        return panel(
            ui(lang, "group-results"), tag("p", {"class": "quiet"}, ui(lang, "group-no-results")), name="results"
        )
    head = [("ladder-who", None), ("group-games", "num"), ("group-won", "num"), ("group-beaten", "num")]
    rows = [
        tag(
            "tr",
            None,
            tag("td", None, _who(lang, seen.people, line.person)),
            *[
                tag("td", {"class": "num"}, text)
                for text in (str(line.games), str(line.won), ui(lang, "percent", number=round(100 * line.beaten)))
            ],
        )
        for line in seen.lines
    ]
    return panel(
        ui(lang, "group-results"),
        *([tag("p", {"class": "row"}, *links)] if len(seen.games) > 1 else []),
        tag(
            "table",
            {"class": "ladder"},
            tag("thead", None, tag("tr", None, *[tag("th", {"class": kind}, ui(lang, key)) for key, kind in head])),
            tag("tbody", None, *rows),
        ),
        tag("p", {"class": "quiet"}, ui(lang, "group-results-about")),
        name="results",
    )


def _who(lang: str, people: Mapping[str, Person], person_id: str) -> Markup:
    person = people.get(person_id)
    if person is None:
        return tag("span", {"class": "quiet"}, ui(lang, "somebody-gone"))
    return tag("a", {"class": "who", "href": f"/people/{person.id}"}, dot(person.name, person.colour), " ", person.name)


def _members(lang: str, seen: Seen) -> Markup:
    rows = [_member(lang, seen, one) for one in seen.members if one.person in seen.people]
    return panel(ui(lang, "group-members"), tag("ul", {"class": "kept"}, *rows), name="members")


def _member(lang: str, seen: Seen, one: Member) -> Markup:
    there = f"{GROUPS}/{seen.group.id}/members/{one.person}"
    role = [" ", tag("small", None, ui(lang, "group-moderator"))] if one.is_moderator else []
    doing = []
    if seen.own.is_moderator:
        other = ORDINARY if one.is_moderator else MODERATOR
        words = ui(lang, "group-dismiss" if one.is_moderator else "group-appoint")
        if one.person != seen.own.person or len([member for member in seen.members if member.is_moderator]) > 1:
            doing.append(form(f"{there}/role", hidden("role", other), button(words, "tool")))
        if not one.is_moderator:
            doing.append(form(f"{there}/out", button(ui(lang, "device-out"), "tool")))
    elif one.person != seen.own.person:
        doing.append(
            tag("a", {"class": "button tool", "href": f"/people/{one.person}/challenge"}, ui(lang, "challenge"))
        )
    return tag(
        "li", None, tag("span", None, _who(lang, seen.people, one.person), *role), tag("span", {"class": "row"}, *doing)
    )


def _looking_after(lang: str, seen: Seen) -> list[Markup]:
    """For moderators: the invitation, the name, and the end."""
    if not seen.own.is_moderator:
        return []
    group, there = seen.group, f"{GROUPS}/{seen.group.id}"
    given = {"name": group.name, "about": group.about}
    name: Attributes = {"name": "name", "autocomplete": "off", "maxlength": MOST_NAME}
    return [
        panel(
            ui(lang, "group-invitation"),
            tag("p", None, ui(lang, "group-invitation-about")),
            tag("p", {"class": "link-text"}, tag("code", None, seen.invitation)),
            tag(
                "div",
                {"class": "row"},
                tag(
                    "button",
                    {
                        "type": "button", "class": "main", "data-copy": seen.invitation,
                        "data-word-copied": ui(lang, "copied"),
                    },
                    ui(lang, "copy"),
                ),
                form(f"{there}/invitation", button(ui(lang, "group-invite-anew"), "tool")),
            ),
            name="invitation",
        ),
        *([_chat(lang, seen)] if seen.chats else []),
        panel(
            ui(lang, "group-look-after"),
            form(there, *_fields(lang, given), button(ui(lang, "save"), "main"), kind="form"),
            tag(
                "details",
                {"class": "house-rules"},
                tag("summary", None, ui(lang, "group-dissolve")),
                tag("p", None, ui(lang, "group-dissolve-about")),
                form(
                    f"{there}/dissolve",
                    tag(
                        "label",
                        {"class": "field"},
                        tag("span", None, ui(lang, "erase-type", name=group.name)),
                        tag("input", name),
                    ),
                    button(ui(lang, "group-dissolve")),
                    kind="form",
                ),
            ),
            name="look-after",
        ),
    ]  # fmt: skip


def _chat(lang: str, seen: Seen) -> Markup:
    """Where the group talks, and what is told there; what lets us in is a secret, and is not shown again."""
    chat, there = Chat.of(seen.group.settings), f"{GROUPS}/{seen.group.id}/chat"
    state = NOTHING
    if chat is not None:
        told = ui(lang, "chat-on", service=chat.service.capitalize())
        state = tag("p", {"class": "quiet"}, ui(lang, "chat-trouble", why=chat.trouble) if chat.trouble else told)
    services = [
        tag(
            "option",
            {"value": service, "selected": "selected" if chat is not None and chat.service == service else None},
            service.capitalize(),
        )
        for service in SERVICES
    ]
    kinds = [_chat_kind(lang, kind, chat is None or kind in chat.kinds) for kind in GROUP_KINDS]
    return panel(
        ui(lang, "chat-of-group"),
        tag("p", None, ui(lang, "chat-about")),
        state,
        form(
            there,
            tag(
                "label",
                {"class": "field"},
                tag("span", None, ui(lang, "chat-service")),
                tag("select", {"name": "service"}, *services),
            ),
            *[_chat_field(lang, name) for name in ("url", "room", "token")],
            *kinds,
            button(ui(lang, "chat-save"), "main"),
            kind="form",
        ),
        form(f"{there}/off", button(ui(lang, "chat-off"), "tool")) if chat is not None else NOTHING,
        name="chat",
    )


def _chat_field(lang: str, name: str) -> Markup:
    field: Attributes = {"name": name, "autocomplete": "off", "maxlength": 1000}
    words = tag("span", None, ui(lang, f"chat-{name}"), tag("small", None, ui(lang, f"chat-{name}-help")))
    return tag("label", {"class": "field"}, words, tag("input", field))


def _chat_kind(lang: str, kind: str, chosen: bool) -> Markup:
    field: Attributes = {"type": "checkbox", "name": "kinds", "value": kind, "checked": "checked" if chosen else None}
    return tag("label", {"class": "tick"}, tag("input", field), tag("span", None, ui(lang, f"chat-tells-{kind}")))


def _leaving(lang: str, seen: Seen) -> Markup:
    return tag("p", {"class": "row"}, form(f"{GROUPS}/{seen.group.id}/leave", button(ui(lang, "group-leave"), "tool")))


# ---- coming in


def invitation_page(lang: str, group: Group, token: str, named: bool, problem: str = "", most: int = 24) -> str:
    """Somebody is invited to a group; who has no name here gives one on the way."""
    field: Attributes = {
        "name": "name", "required": "required", "maxlength": most, "autocomplete": "nickname", "data-own-name": "",
    }  # fmt: skip
    asked = (
        []
        if named
        else [tag("label", {"class": "field"}, tag("span", None, ui(lang, "your-name")), tag("input", field))]
    )
    return page(
        lang,
        group.name,
        tag(
            "section",
            {"class": "panel narrow form centred"},
            dot(group.name, sum(map(ord, group.id)), large=True),
            tag("h1", None, ui(lang, "group-invited", group=group.name)),
            *[tag("p", None, line) for line in group.about.splitlines() if line],
            tag("p", {"class": "quiet"}, size(lang, group)),
            problem_note(problem),
            form(f"{GROUPS}/join/{token}", *asked, button(ui(lang, "group-join"), "main"), kind="form"),
            tag("p", None, tag("a", {"href": "/"}, ui(lang, "enter-no" if named else "rather-not"))),
        ),
        here=f"{GROUPS}/join/{token}",
        kind="club",
        more=MORE,
    )
