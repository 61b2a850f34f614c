"""The coach's panel: a verdict, a chance and a reason for each choice; figures only under the details."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca.bots.coach import coach
from ludoteca.engine.phrase import house
from ludoteca.web.advice import coach_panel
from ludoteca.web.looker import look
from ludoteca.words import LANGUAGES
from tests.web.hidden import Hidden, only, toy_table
from tests.web.tables import Web

WORDS = {
    "en": (("Best", "Good", "Risky"), r"(?:(?:\d+|under 1|over 99)% to win|ends with about \d[^<]+)", "Details"),
    "it": (
        ("Migliore", "Buona", "Rischiosa"),
        r"(?:vittoria (?:al \d+|sotto l'1|oltre il 99)%|finisce con circa \d[^<]+)",
        "Dettagli",
    ),
}


def asked(anna: TestClient, game: str, lang: str) -> tuple[str, list[int]]:
    """What the coach says at the first decision, and what can be done there."""
    told = anna.post("/api/tables", json={"game": game, "seats": ["me", "greedy"], "options": {"players": 2}}).json()
    while not told["actions"]:
        told = anna.get(f"/api/tables/{told['table']}").json()
    with anna.websocket_connect(f"/t/{told['table']}/live", headers={"accept-language": lang}) as socket:
        socket.receive_json()
        socket.send_json({"do": "hint"})
        said: dict[str, Any] = {}
        while "hint" not in said:
            said = socket.receive_json()
            assert "error" not in said, said
    return str(said["hint"]).replace("&#x27;", "'"), [action["action"] for action in told["actions"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ludoteca.games())
def test_each_choice_has_a_verdict_a_chance_and_a_reason(web: Web, anna: TestClient, game: str, lang: str) -> None:
    verdicts, chance, details = WORDS[lang]
    panel, possible = asked(anna, game, lang)
    choices = re.findall(r'<li class="(\w+)" data-hint="(\d+)">(.*?)</li>', panel)
    assert 1 <= len(choices) <= 3
    assert [kind for kind, _, _ in choices].index("best") == 0 and [kind for kind, _, _ in choices].count("best") == 1
    for kind, action, inner in choices:
        assert int(action) in possible and f'data-action="{action}"' in inner
        assert f"<b>{verdicts[('best', 'good', 'risky').index(kind)]}</b>" in inner
        assert re.search(rf'<span class="chance">{chance}</span>', inner)
        assert re.search(r'<p class="why">[^<]{10,}\.</p>', inner)
    told, _, figures = panel.partition("<details")
    assert f"<summary>{details}</summary>" in figures and figures.count("<tr>") == len(choices) + 1
    assert not re.search(r"[+−]\d[.,]\d\d|\bvisits\b|95%", told)


@pytest.mark.parametrize("hope", [0.0, 0.2])
def test_where_all_is_lost_it_is_told_what_each_choice_is_worth(hope: float, monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, Hidden)
    live = toy_table("one", "two")
    world = live.table.state
    (found, *_) = coach(world.redeal(world.to_move, 1), 40, 1)
    lost = found._replace(chance=0.0, ends=False, worth=house("coach-amount", {"amount": 7, "unit": "cogs"}))
    panel = str(coach_panel(live.table, look(live, "one", "en", None), [lost._replace(chance=hope), lost]))
    assert panel.count("ends with about 7 cogs") == (0 if hope else 2)
    assert panel.count("to win</span>") == (2 if hope else 0)
    assert panel.count("chance-bar") == (2 if hope else 0)
