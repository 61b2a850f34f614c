"""`ludoteca mcp`: the tools over the Model Context Protocol, on standard input and output."""

from __future__ import annotations

from functools import partial
from typing import Any

import anyio
from anyio import to_thread
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp_types import (
    CallToolRequestParams,
    CallToolResult,
    ListToolsResult,
    PaginatedRequestParams,
    TextContent,
    Tool,
    ToolAnnotations,
)

from ludoteca.agents.tools import TOOLS, Assistant
from ludoteca.engine.phrase import HOUSE
from ludoteca.version import VERSION
from ludoteca.words import say


def server_for(assistant: Assistant) -> Server[dict[str, Any]]:
    """A server for one assistant: whatever it asks is done beside the loop, since bots think and servers are far."""
    lang = assistant.lang
    listed = [
        Tool(
            name=tool.name,
            description=tool.about(lang),
            input_schema=tool.schema(lang),
            annotations=ToolAnnotations(read_only_hint=not tool.changes),
        )
        for tool in TOOLS.values()
    ]

    async def tools(_: ServerRequestContext[Any], _params: PaginatedRequestParams | None) -> ListToolsResult:
        return ListToolsResult(tools=listed)

    async def call(_: ServerRequestContext[Any], params: CallToolRequestParams) -> CallToolResult:
        work = partial(assistant.call, params.name, params.arguments or {})
        text, done = await to_thread.run_sync(work, abandon_on_cancel=True)
        return CallToolResult(content=[TextContent(text=text)], is_error=not done)

    instructions = say(HOUSE, "mcp-instructions", lang)
    return Server("ludoteca", version=VERSION, instructions=instructions, on_list_tools=tools, on_call_tool=call)


def run(lang: str) -> None:
    """Serve the assistant that has begun this process, until it closes the input."""
    anyio.run(_served, server_for(Assistant(lang)))


async def _served(server: Server[dict[str, Any]]) -> None:
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())
