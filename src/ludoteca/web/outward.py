"""Requests to other hosts: only to those that are allowed, by HTTPS, and never to an address of this house.

What a name leads to is looked up once, looked at, and then gone to: it cannot lead elsewhere in between. Where another
host sends us on is not followed.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import h11

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house

SECONDS: Final = 10.0  # that a request may take
MOST_BYTES: Final = 64 * 1024  # of an answer
CHUNK: Final = 16 * 1024
LONGEST: Final = 1000  # characters of an address
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # addresses of IPv4, as some networks write them
Address = IPv4Address | IPv6Address


class OutwardError(LudotecaError):
    """There is no going there."""


class Unreached(Exception):
    """The host was not reached, or what it said made no sense: it may be tried again."""


class Answer(NamedTuple):
    """What a host has answered."""

    status: int
    after: float = 0.0  # seconds after which it wants to be asked again


class Target(NamedTuple):
    """Where a request goes."""

    host: str
    port: int
    path: str
    is_plain: bool
    netloc: str


class Outward:
    """Goes where it may. `hosts`: names that are allowed, `*.example.org` for all below one; `local`: tests alone."""

    def __init__(self, hosts: Sequence[str], local: bool = False) -> None:
        self._hosts = [host.lower().rstrip(".") for host in hosts]
        self._local = local

    def check(self, url: str) -> Target:
        """Refuse where nobody may go."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise OutwardError(house("outward-url", {"url": url[:80]})) from None
        host = (parts.hostname or "").lower().rstrip(".")
        plain = parts.scheme == "http" and self._local
        if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
            raise OutwardError(house("outward-url", {"url": ascii(url)[:80]}))
        if (parts.scheme != "https" and not plain) or not host or "@" in parts.netloc or parts.fragment:
            raise OutwardError(house("outward-url", {"url": url[:80]}))
        if not any(_fits(host, allowed) for allowed in self._hosts):
            raise OutwardError(house("outward-host", {"host": host[:80], "allowed": ", ".join(self._hosts) or "-"}))
        if not self._local and port not in (None, 443):
            raise OutwardError(house("outward-url", {"url": url[:80]}))
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Target(host, port or (80 if plain else 443), path, plain, parts.netloc)

    async def send(
        self, method: str, url: str, headers: Mapping[str, str], body: bytes, seconds: float = SECONDS
    ) -> Answer:
        """Ask a host something; `OutwardError`: nobody may go there, `Unreached`: it may be tried again."""
        target = self.check(url)
        try:
            async with asyncio.timeout(seconds):
                address = await self._address(target)
                tls = None if target.is_plain else _tls()
                name = None if target.is_plain else target.host
                reader, writer = await asyncio.open_connection(str(address), target.port, ssl=tls, server_hostname=name)
                try:
                    return await _asked(reader, writer, method, target, headers, body)
                finally:
                    writer.close()
        except (OSError, TimeoutError, EOFError, h11.ProtocolError, ssl.SSLError) as error:
            raise Unreached(str(error).partition("\n")[0][:200] or type(error).__name__) from None

    async def _address(self, target: Target) -> Address:
        """What a name leads to, if it is an address of the world and not of a house."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(target.host, target.port, type=SOCK_STREAM)
        addresses = [ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        if not addresses:
            raise Unreached("no address")
        for address in addresses:
            if not (is_public(address) or (self._local and address.is_loopback)):
                raise OutwardError(house("outward-private", {"host": target.host}))
        return addresses[0]


def is_public(address: Address) -> bool:
    """Whether an address is one of the world: not of this machine, of this network, nor one that stands for such."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if address.teredo is not None:
            inner = address.teredo[1]
        if inner is not None and not is_public(inner):
            return False
        if address.ipv4_mapped is not None:
            return True
    return address.is_global and not address.is_multicast and not address.is_reserved


def _fits(host: str, allowed: str) -> bool:
    return host.endswith(allowed[1:]) and host != allowed[2:] if allowed.startswith("*.") else host == allowed


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _asked(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    method: str,
    target: Target,
    headers: Mapping[str, str],
    body: bytes,
) -> Answer:
    state = h11.Connection(h11.CLIENT)
    told = [("host", target.netloc), ("content-length", str(len(body))), ("connection", "close"), *headers.items()]
    for part in (h11.Request(method=method, target=target.path, headers=told), h11.Data(data=body), h11.EndOfMessage()):
        writer.write(state.send(part) or b"")
    await writer.drain()
    status, after, came = 0, 0.0, 0
    while True:
        event = state.next_event()
        if event is h11.NEED_DATA:
            state.receive_data(await reader.read(CHUNK))
        elif isinstance(event, h11.Response):
            status = event.status_code
            said = dict(event.headers).get(b"retry-after", b"")
            with suppress(ValueError):
                after = max(0.0, min(86_400.0, float(said)))
        elif isinstance(event, h11.Data):
            came += len(event.data)
            if came > MOST_BYTES:  # what it says further is nobody's affair
                return Answer(status, after)
        elif isinstance(event, h11.EndOfMessage):
            return Answer(status, after)
        elif isinstance(event, h11.ConnectionClosed):
            raise EOFError("closed")
