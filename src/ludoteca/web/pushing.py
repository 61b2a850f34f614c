"""Web Push: what a browser is told is sealed for it alone, and signed with the key of the house (RFC 8291, 8292)."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cached_property
from hashlib import sha256, sha512
from time import time
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ludoteca.club.letters import Subscription
from ludoteca.engine.phrase import house
from ludoteca.web.outward import Answer, Outward, OutwardError

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
POINT: Final = 65  # bytes of a public key
SECRET: Final = 16
KEPT: Final = 24 * 3600  # seconds for which a push service keeps what a browser has not fetched
SIGNED_FOR: Final = 12 * 3600
MOST_PAYLOAD: Final = 3000  # bytes, so that every push service takes it


class Pushing:
    """Hands letters over to the push services of browsers."""

    def __init__(self, key: bytes, contact: str, outward: Outward) -> None:
        self._house = key
        self._contact = contact
        self._outward = outward

    @cached_property
    def _key(self) -> ec.EllipticCurvePrivateKey:
        """Of the house's own key, so that all servers have the same."""
        number = int.from_bytes(hmac.digest(self._house, b"web push", sha512), "big") % (ORDER - 1) + 1
        return ec.derive_private_key(number, ec.SECP256R1())

    @property
    def public_key(self) -> str:
        """By which browsers know the house, in base64url."""
        return _written(self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def check(self, endpoint: str, key: str, secret: str) -> str:
        """Refuse what no browser can be told by; the id of what can."""
        self._outward.check(endpoint)
        try:
            point, told = _read(key), _read(secret)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except (ValueError, InvalidKey):
            raise OutwardError(house("push-keys")) from None
        if len(point) != POINT or len(told) != SECRET:
            raise OutwardError(house("push-keys"))
        return sha256(endpoint.encode()).hexdigest()[:40]

    async def send(self, to: Subscription, payload: bytes, topic: str, urgent: bool) -> Answer:
        """Hand something over; the same topic takes the place of what the browser has not fetched yet."""
        assert len(payload) <= MOST_PAYLOAD
        sealed = http_ece.encrypt(
            payload,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_read(to.key),
            auth_secret=_read(to.secret),
            version="aes128gcm",
        )
        headers = {
            **self._signed(to.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "topic": _written(sha256(topic.encode()).digest())[:32],
            "urgency": "high" if urgent else "normal",
        }
        return await self._outward.send("POST", to.endpoint, headers, sealed)

    def _signed(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time()) + SIGNED_FOR,
            "sub": self._contact,
        }
        return {name.lower(): value for name, value in Vapid02(private_key=self._key).sign(claims).items()}


def _written(told: bytes) -> str:
    return urlsafe_b64encode(told).decode().rstrip("=")


def _read(text: str) -> bytes:
    """Base64url, with or without its padding; `ValueError`: it is none."""
    bare = text.rstrip("=")
    if len(bare) > 200 or not bare.isascii():
        raise ValueError("too long")
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
