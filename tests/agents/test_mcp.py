"""A scripted assistant over the real protocol: it plays a whole game, and whatever it does wrong gets a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import anyio
from mcp import Client, StdioServerParameters
from mcp.server.lowlevel import Server
from mcp_types import TextContent

from ludoteca.agents.protocol import server_for
from ludoteca.agents.tools import TOOLS, Assistant
from ludoteca.engine.phrase import HOUSE
from ludoteca.words import say
from tests.agents.speakers import choices

SECONDS = 120  # for the whole conversation, on a machine that is busy
Call = Callable[..., Awaitable[tuple[str, bool]]]


Script = Callable[[Client, Call], Awaitable[None]]


def command() -> StdioServerParameters:
    """`ludoteca mcp` in a process of its own, by its standard input and output."""
    passed = {name: os.environ[name] for name in ("PYTHONPATH", "LUDOTECA_FORM") if name in os.environ}
    return StdioServerParameters(
        command=sys.executable, args=["-m", "ludoteca", "mcp"], env={**passed, "LC_ALL": "C.UTF-8"}
    )


def talk(script: Script, server: StdioServerParameters | Server[Any]) -> None:
    """Let a script talk to a server by the SDK's own client."""

    async def conversation() -> None:
        with anyio.fail_after(SECONDS):
            async with Client(server, read_timeout_seconds=SECONDS) as client:

                async def call(name: str, /, **given: Any) -> tuple[str, bool]:
                    answer = await client.call_tool(name, given)
                    (content,) = answer.content
                    assert isinstance(content, TextContent)
                    return content.text, not answer.is_error

                await script(client, call)

    anyio.run(conversation)


def test_an_assistant_plays_a_whole_game_and_is_refused_once_with_a_rule() -> None:
    async def script(client: Client, call: Call) -> None:
        listed = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert listed.keys() == TOOLS.keys()
        assert all(tool.description and tool.input_schema["type"] == "object" for tool in listed.values())
        assert "marrak_hesh: Marrak Hesh" in (await call("games"))[0]
        text, done = await call("new_game", game="marrak_hesh", seats=["me", "random"], seed=3)
        assert done and text.startswith("Table 1. ") and "You are Player 1." in text
        dock = choices(text)[0][0]
        text, done = await call("choose", answer=dock)
        assert done
        refusal, done = await call("choose", answer=dock)
        assert not done and "(rule R1)" in refusal and "What can be chosen now:" in refusal
        assert (await call("look"))[0] == text, "a refusal has changed something"
        assert (await call("why", answer=dock))[0].partition("\n")[0] == refusal.partition("\n")[0]
        decisions = 0
        while "The game is over" not in text and choices(text):
            text, done = await call("choose", answer=choices(text)[-1][1])  # in words
            assert done, text
            decisions += 1
        assert decisions > 10 and "win" in text
        assert not (await call("choose", answer="0"))[1]
        assert (await call("leave"))[1]

    talk(script, command())


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("look", {}, "You sit at no table yet"),
    ("castle", {}, "There is no tool castle; there are: games, rules"),
    ("rules", {}, "rules needs the argument game"),
    ("rules", {"game": "chess"}, "There is no game chess"),
    ("look", {"loud": 1}, "look has no argument loud; it takes: table, wait."),
    ("look", {"wait": 61}, "must be from 0 to 60"),
    ("choose", {"answer": 4}, "must be a text"),
    ("choose", {"answer": "x" * 20_001}, "at most 20,000 characters"),
    ("new_game", {"game": "marrak_hesh", "seats": "me,greedy"}, "must be a list of texts"),
    ("new_game", {"game": "marrak_hesh", "seats": ["me"]}, "1 is not allowed for the option players"),
    ("new_game", {"game": "marrak_hesh", "seats": ["greedy", "greedy"]}, "one of the seats must be me"),
    ("new_game", {"game": "marrak_hesh", "seats": ["me", "alphazero"]}, 'sit down as "alphazero"'),
    ("new_game", {"game": "marrak_hesh", "seats": ["me", "tests.agents.speakers:First"]}, "not done for an agent"),
    ("new_game", {"game": "marrak_hesh", "options": {"castling": "on"}}, "There is no option castling"),
    ("new_game", {"game": "marrak_hesh", "seed": -1}, "-1 is no seed"),
    ("new_game", {"game": "marrak_hesh", "lang": "fr"}, "there are: en, it"),
    ("join", {"link": "file:///etc/passwd", "name": "Ada"}, "is no link to a table"),
    ("join", {"link": "http://127.0.0.1:1/t/abc", "name": "Ada"}, "does not answer"),
]


def test_whatever_is_wrong_gets_a_sentence_and_the_conversation_goes_on() -> None:
    async def script(client: Client, call: Call) -> None:
        for name, given, said in WRONG:
            text, done = await call(name, **given)
            assert not done and said in text and "Traceback" not in text, (name, given, text)
        text, done = await call("new_game", game="pocket_mars", seats=["me", "random"], lang="it")
        assert done and "Tu sei Giocatore 1." in text
        assert not (await call("look", table=7))[1]

    talk(script, server_for(Assistant("en")))


def test_it_speaks_italian() -> None:
    async def script(client: Client, call: Call) -> None:
        tools = (await client.list_tools()).tools
        assert next(tool.description for tool in tools if tool.name == "look") == say(HOUSE, "mcp-tool-look", "it")
        assert await call("look") == ("Non siedi ancora a nessun tavolo: comincia con new_game o join.", False)

    talk(script, server_for(Assistant("it")))


def test_without_its_library_the_command_says_how_to_get_it() -> None:
    program = "import sys; sys.modules['mcp'] = None; from ludoteca.cli import main; sys.exit(main(['mcp']))"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"}
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert 'pip install "ludoteca[agents]"' in ran.stderr and ran.stderr.count("\n") == 1
