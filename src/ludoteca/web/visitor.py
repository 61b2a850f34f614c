"""Who is asking: the secret in their cookie, their language, and whether they ask too often."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludoteca.engine.phrase import house
from ludoteca.table import TableError
from ludoteca.web.hub import hashed, new_secret
from ludoteca.web.settings import Settings
from ludoteca.words import LANGUAGES

COOKIE = "ludoteca"
LANGUAGE_COOKIE = "lang"
YEAR = 365 * 24 * 3600
SECRET_LENGTH = 22  # 128 bits, written down


class Refused(TableError):
    """A request that is not answered; `status` is its HTTP status."""

    def __init__(self, status: int, key: str, **args: int | str) -> None:
        super().__init__(house(key, dict(args)))
        self.status = status


class Visitor:
    """Somebody at a browser, known by the secret in their cookie alone."""

    def __init__(self, connection: HTTPConnection) -> None:
        found = connection.cookies.get(COOKIE, "")
        known = len(found) == SECRET_LENGTH and found.replace("-", "").replace("_", "").isalnum()
        self.secret = found if known else ""
        self.fresh = ""  # a secret that is about to be given
        self.lang = language_of(connection)

    @property
    def holder(self) -> str:
        """What is kept of the secret; empty for somebody without."""
        secret = self.secret or self.fresh
        return hashed(secret) if secret else ""

    def settle(self) -> None:
        """Make sure that there is a secret: somebody sits down."""
        if not self.secret and not self.fresh:
            self.fresh = new_secret()

    def mark(self, response: Response, secure: bool) -> Response:
        """Give a fresh secret to the browser."""
        if self.fresh:
            response.set_cookie(
                COOKIE, self.fresh, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
            )
        return response


def language_of(connection: HTTPConnection) -> str:
    """The language that was chosen, or the first that the browser asks for and we speak."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE)
    if chosen in LANGUAGES:
        return chosen
    for part in connection.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def check_host(connection: HTTPConnection) -> None:
    """Refuse a request whose address cannot be written in a link."""
    try:
        sound = bool(connection.url.hostname) and (connection.url.port or 1) > 0
    except ValueError:
        sound = False
    if not sound:
        raise Refused(400, "web-host")


def check_origin(connection: HTTPConnection) -> None:
    """Refuse a write that another site has sent."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none"):
            return
        raise Refused(403, "web-origin")
    try:
        ours = urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        ours = False
    if not ours:
        raise Refused(403, "web-origin")


class Patience:
    """A bucket of requests for each visitor, and a larger one for each address; they fill again with time."""

    MOST_BUCKETS = 20_000
    CROWD = 10  # people that may share an address

    def __init__(self, settings: Settings) -> None:
        self._most = settings.requests_at_once
        self._rate = settings.requests_a_second
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, connection: HTTPConnection) -> None:
        """Count a request; `Refused` when there were too many."""
        address = connection.client.host if connection.client else "?"
        self._take(f"@{address}", self.CROWD)
        self._take(connection.cookies.get(COOKIE) or address, 1)

    def _take(self, bucket: str, size: int) -> None:
        now = monotonic()
        left, since = self._left.pop(bucket, (size * self._most, now))
        left = min(size * self._most, left + (now - since) * size * self._rate)
        self._left[bucket] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > self.MOST_BUCKETS:
            self._left.popitem(last=False)
        if left < 1:
            raise Refused(429, "web-rate")
