"""The socket that the server listens at."""

from __future__ import annotations

import asyncio
import socket

from ludoteca.web.serve import _listening


def test_no_answer_waits_for_the_network_to_fill_a_packet() -> None:
    async def delays() -> list[int]:
        found: list[int] = []

        def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            taken = writer.get_extra_info("socket")
            found.append(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = _listening("127.0.0.1", 0)
        server = await asyncio.start_server(answer, sock=listening)
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        await reader.read()
        writer.close()
        server.close()
        await server.wait_closed()
        return found

    assert asyncio.run(delays()) == [1], "Nagle's delay is on"
