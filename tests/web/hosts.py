"""Hosts of others on this machine: a push service that opens what browsers are told, a mail server, a chat."""

from __future__ import annotations

import json
import socket
import threading
from base64 import urlsafe_b64encode
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Asked(NamedTuple):
    """What a host was asked."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class Host:
    """A web server on this machine that notes what it is asked; `answers` says what it says to it."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.answers: Callable[[Asked], int] = lambda asked: 201
        self.came = threading.Condition()
        host = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def _take(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                asked = Asked(
                    self.command, self.path, {key.lower(): value for key, value in self.headers.items()}, body
                )
                with host.came:
                    host.asked.append(asked)
                    status = host.answers(asked)
                    host.came.notify_all()
                self.send_response(status)
                if status == 429:
                    self.send_header("retry-after", "7")
                self.send_header("content-length", "0")
                self.end_headers()

            do_POST = do_PUT = _take  # noqa: N815

            def log_message(self, *told: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def wait_for(self, number: int, patience: float = 60.0) -> list[Asked]:
        """Until it was asked so often."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.asked) >= number, patience), f"asked {len(self.asked)} times"
        return self.asked

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def written(told: bytes) -> str:
    return urlsafe_b64encode(told).decode().rstrip("=")


class Browser:
    """A browser that takes pushes, and opens them."""

    def __init__(self, host: Host, name: str = "one") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = name.encode().ljust(16, b"-")[:16]
        self.endpoint = f"{host.address}/push/{name}"
        self.path = f"/push/{name}"
        self.host = host

    @property
    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": written(point), "auth": written(self.secret)}}

    def opened(self) -> list[dict[str, Any]]:
        """What it was told."""
        return [
            json.loads(http_ece.decrypt(one.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))
            for one in self.host.asked
            if one.path == self.path
        ]


class Mails:
    """A mail server on this machine."""

    def __init__(self) -> None:
        self.got: list[tuple[str, EmailMessage]] = []
        self.refuses = ""  # what it says to every recipient
        self.came = threading.Condition()
        self.port = _free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        with self.came:
            mail = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(mail, EmailMessage)
            self.got.append((envelope.rcpt_tos[0], mail))
            self.came.notify_all()
        return "250 OK"

    def wait_for(self, number: int, patience: float = 60.0) -> list[tuple[str, EmailMessage]]:
        with self.came:
            assert self.came.wait_for(lambda: len(self.got) >= number, patience), f"{len(self.got)} mails"
        return self.got

    def close(self) -> None:
        self._controller.stop()


def _free_port() -> int:
    """A port that nobody has just now: aiosmtpd looks whether it answers before it has one of its own."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])
