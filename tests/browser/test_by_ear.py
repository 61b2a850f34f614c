"""Every game is played to its end by somebody who only has the accessibility tree: roles, names and live regions."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person

MOST_DECISIONS = 900
GAMES: dict[str, dict[str, Any]] = {
    "automobiles": {"players": 2, "laps": 1},
    "marrak_hesh": {"players": 2},
    "mars_needs_mechanics": {"players": 2},
    "martians": {"players": 2, "lap_limit": 15, "trophy_goal": 15},
    "pocket_mars": {"players": 2},
}

Node = dict[str, Any]


class Listener:
    """Somebody who hears a page: what they know of it is its accessibility tree, what they have is a keyboard."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.session: CDPSession = person.context.new_cdp_session(person.page)
        self.session.send("Accessibility.enable")

    def tree(self) -> dict[str, Node]:
        nodes: list[Node] = self.session.send("Accessibility.getFullAXTree")["nodes"]
        return {node["nodeId"]: node for node in nodes}

    def status(self) -> str:
        """What the live region says that tells whose turn it is."""
        return self.page.get_by_role("status").first.inner_text()

    def choices(self) -> list[Node]:
        """The buttons of the groups that are called board and choices, as they are announced."""
        tree = self.tree()
        groups = {
            node["nodeId"] for node in tree.values() if _is(node, "group") and _name(node) in ("Board", "Choices")
        }
        toolbars = {at for at, node in tree.items() if _is(node, "toolbar")}  # they change what is seen, not the game
        found = [node for node in tree.values() if _is(node, "button") and _within(node, tree, groups)]
        found = [node for node in found if not _within(node, tree, toolbars)]
        return [node for node in found if _state(node, "focusable") and not _state(node, "disabled")]

    def press(self, node: Node) -> None:
        """Go to a button and press it."""
        self.session.send("DOM.focus", {"backendNodeId": node["backendDOMNodeId"]})
        self.page.keyboard.press("Enter")


def _is(node: Node, role: str) -> bool:
    return not node.get("ignored") and bool(node.get("role", {}).get("value") == role)


def _name(node: Node) -> str:
    return str(node.get("name", {}).get("value", ""))


def _state(node: Node, name: str) -> bool:
    return any(part["name"] == name and part["value"].get("value") for part in node.get("properties", []))


def _within(node: Node, tree: dict[str, Node], groups: set[str]) -> bool:
    above = node.get("parentId")
    while above is not None and above not in groups:
        above = tree[above].get("parentId") if above in tree else None
    return above is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_the_accessibility_tree_alone(invite: Invite, game: str) -> None:
    anna = invite()
    seats = ["me", *["greedy"] * (GAMES[game]["players"] - 1)]
    view = anna.api("/tables", {"game": game, "seats": seats, "name": "Anna", "options": GAMES[game]})
    anna.open(str(view["table"]))
    listener = Listener(anna)
    decisions = 0
    while anna.await_turn_or_end():
        assert "Your turn" in listener.status() or "You may answer" in listener.status()
        choices = listener.choices()
        assert choices, f"nothing is announced to choose from: {listener.status()}"
        assert all(_name(choice) for choice in choices), "a choice without a name"
        version = anna.version()
        listener.press(choices[version % len(choices)])
        anna.await_change(version)
        decisions += 1
        assert decisions < MOST_DECISIONS
    assert decisions > 5
    expect(anna.page.get_by_role("status").first).to_contain_text("over")
