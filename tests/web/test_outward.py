"""Requests go to hosts that are allowed, by HTTPS, and never to an address of this house or its network."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Any

import pytest

from ludoteca.web.outward import Outward, OutwardError, Unreached, is_public
from tests.web.hosts import Host

OURS = (
    "127.0.0.1", "127.9.9.9", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:10.0.0.1",
    "::ffff:127.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1", "2001:db8::1",
)  # fmt: skip


@pytest.mark.parametrize("address", OURS)
def test_addresses_of_a_house_are_known(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1111", "::ffff:93.184.216.34"])
def test_so_are_those_of_the_world(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example.org/x", "https://evil.example/x", "https://hooks.example.org.evil.example/x",
        "https://user@hooks.example.org/x", "https://hooks.example.org:8443/x", "https://hooks.example.org/x#y",
        "https:///x", "ftp://hooks.example.org", "https://hooks.example.org/ x", "https://hooks.example.org/\u00e9",
        "https://hooks.example.org/" + "x" * 2000, "https://[::1", "https://hooks.example.org:99999/", "",
        "https://b.example.net/x", "https://example.com/",
    ],
)  # fmt: skip
def test_only_names_that_are_allowed_may_be_gone_to(url: str) -> None:
    with pytest.raises(OutwardError):
        Outward(["hooks.example.org", "*.example.com"]).check(url)


def test_all_names_below_one_may_be_allowed() -> None:
    outward = Outward(["hooks.example.org", "*.example.com"])
    assert outward.check("https://HOOKS.example.org./x?y=1").path == "/x?y=1"
    assert outward.check("https://a.b.example.com").path == "/"


def _leads_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    async def looked_up(*asked: Any, **how: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (address, 443)) for address in addresses]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", looked_up)


@pytest.mark.parametrize("address", OURS)
def test_a_name_that_leads_into_the_house_is_not_gone_to(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    _leads_to(monkeypatch, "93.184.216.34", address)
    with pytest.raises(OutwardError):
        asyncio.run(Outward(["hooks.example.org"]).send("POST", "https://hooks.example.org/x", {}, b""))


def test_what_is_sent_arrives_and_nobody_is_sent_on() -> None:
    host = Host()
    try:
        host.answers = lambda asked: 302
        outward = Outward(["127.0.0.1"], local=True)
        answer = asyncio.run(outward.send("POST", f"{host.address}/x?y=1", {"content-type": "text/plain"}, b"hello"))
        assert answer.status == 302
        (asked,) = host.asked
        assert (asked.method, asked.path, asked.body) == ("POST", "/x?y=1", b"hello")
        assert asked.headers["host"] == host.address.removeprefix("http://")
        with pytest.raises(OutwardError):
            asyncio.run(Outward(["127.0.0.1"]).send("POST", f"{host.address}/x", {}, b""))
    finally:
        host.close()
    with pytest.raises(Unreached):
        asyncio.run(outward.send("POST", f"{host.address}/x", {}, b""))
