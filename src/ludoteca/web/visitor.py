"""Who is asking: the secret in their cookie, their language, where they come from, and whether they ask too often."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from typing import cast
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludoteca.engine.phrase import house
from ludoteca.table import TableError
from ludoteca.web.hub import Hub, hashed, new_secret
from ludoteca.web.keys import written
from ludoteca.web.pace import Buckets
from ludoteca.web.people import Known, Stranger
from ludoteca.web.settings import CROWD, Settings
from ludoteca.words import languages

COOKIE = "ludoteca"
SAFE_COOKIE = "__Host-ludoteca"  # by HTTPS: no page of another host can have set it
LANGUAGE_COOKIE = "lang"
MOST_ASKED = 32  # languages that a browser asks for, of which we look at so many
BAR, MUTE = "bar", "mute"
YEAR = 365 * 24 * 3600
RECOGNISED = "ludoteca.recognised"  # in a scope: a secret without our mark that holds a seat all the same
KNOWN = "ludoteca.known"  # in a scope: whose browser it is
LONGEST_ADDRESS = 64
HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::(\d{1,5}))?", re.ASCII)
USUAL_PORTS = {"http": 80, "https": 443}
OWN_NAMES = ("localhost", "127.0.0.1", "::1")  # by which a computer calls itself


class Refused(TableError):
    """A request that is not answered; `status` is its HTTP status."""

    def __init__(self, status: int, key: str, **args: int | str) -> None:
        super().__init__(house(key, dict(args)))
        self.status = status


class Visitor:
    """Somebody at a browser, known by the secret in their cookie alone. A secret that is not of our making is none.

    If the browser is a person's, they act for the seats of that person: the same ones on each of their devices.
    """

    def __init__(self, connection: HTTPConnection) -> None:
        hub = hub_of(connection)
        self.https = is_https(connection)
        self.address = address_of(connection)
        found = connection.cookies.get(SAFE_COOKIE if self.https else COOKIE, "")
        self._keys = hub.keys
        whose: Known | Stranger = connection.scope.get(KNOWN, Stranger())
        self.known = whose if isinstance(whose, Known) else None
        self.secret: str = hub.keys.secret_of(found) or connection.scope.get(RECOGNISED, "")
        if isinstance(whose, Stranger) and whose.shown_out:
            self.secret = ""
        self.fresh = ""  # a secret that is about to be given
        self.lang = language_of(connection)

    @property
    def holder(self) -> str:
        """Under which their seats are kept: a hash of the secret, or the person's; empty for somebody without."""
        return self.known.holder if self.known is not None else self.device

    @property
    def device(self) -> str:
        """What is kept of the secret of this browser; empty for one without."""
        secret = self.fresh or self.secret
        return hashed(secret) if secret else ""

    @property
    def called(self) -> str:
        """The name that they have given; empty for somebody without."""
        return self.known.name if self.known is not None else ""

    def renew(self) -> None:
        """Give the browser another secret: what hangs on the one before is another affair from now on."""
        self.fresh = new_secret()

    def is_now(self, known: Known | None) -> None:
        """The browser is somebody's from now on, or nobody's."""
        self.known = known

    def settle(self) -> None:
        """Make sure that there is a secret: somebody sits down."""
        if not self.secret and not self.fresh:
            self.fresh = new_secret()

    def mark(self, response: Response) -> Response:
        """Give the secret to the browser, or give it again: a cookie lasts for a year from when it was last given."""
        secret = self.fresh or self.secret
        if secret:
            name = SAFE_COOKIE if self.https else COOKIE
            kept = self._keys.signed(secret)
            response.set_cookie(name, kept, max_age=YEAR, httponly=True, samesite="lax", secure=self.https, path="/")
        return response


def hub_of(connection: HTTPConnection) -> Hub:
    """The tables of the server that was asked."""
    return cast(Hub, connection.app.state.hub)


async def recognise(connection: HTTPConnection) -> None:
    """Know whose browser it is; and know those again who sat down before secrets were signed, or whose signature went
    with a lost key: they hold a seat. Whoever makes a secret up holds none, and will never be given one for it."""
    await _recognise_old(connection)
    if secret := Visitor(connection).secret:
        connection.scope[KNOWN] = await hub_of(connection).people.whose(hashed(secret))


async def _recognise_old(connection: HTTPConnection) -> None:
    hub = hub_of(connection)
    cookies = connection.cookies
    old = written(cookies.get(COOKIE, ""))
    if is_https(connection):
        bare = old if old == cookies.get(COOKIE) else ""  # only before signatures did a secret travel so
        old = written(cookies.get(SAFE_COOKIE, "")) or bare
    if not old or Visitor(connection).secret:
        return
    if await hub.tables_of(hashed(old), 1):
        connection.scope[RECOGNISED] = old


def language_of(connection: HTTPConnection) -> str:
    """The language that was chosen, or the first that the browser asks for and we speak."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE)
    if chosen is not None and chosen in languages.known():
        return chosen
    for part in connection.headers.get("accept-language", "").split(",")[:MOST_ASKED]:
        if code := languages.match(part):
            return code
    return languages.ENGLISH


# ---- where a request comes from, and where it goes to


def is_https(connection: HTTPConnection) -> bool:
    """Whether people reach us by HTTPS: the host has said so, or a proxy that the host trusts."""
    return hub_of(connection).settings.secure or connection.scope.get("scheme") in ("https", "wss")


@lru_cache(maxsize=4096)
def _network(host: str) -> str:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST_ADDRESS]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address, 64), strict=False))  # what one household is given at the least
    return str(address)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from: an address, or the network that one household has to itself."""
    return _network(connection.client.host) if connection.client else "?"


def trusting(proxies: Sequence[str]) -> Callable[[str], bool]:
    """Whether an address is one of those proxies."""
    networks = [ip_network(text) for text in proxies]

    def is_proxy(address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:  # a socket of this computer, or a name
            return False
        return any(found in network for network in networks)

    return is_proxy


def check_operator(connection: HTTPConnection, is_operator: Callable[[str], bool]) -> None:
    """Refuse whoever may not look after this server. What a proxy hands on is no operator's, whoever it says it is."""
    host = connection.client.host if connection.client else ""
    if "x-forwarded-for" in connection.headers or not is_operator(_network(host)):
        raise Refused(403, "web-operator")


def check_barred(barred: Mapping[str, str], visitor: Visitor) -> None:
    """Refuse whoever may not come here any more, or comes from where nobody may."""
    if barred and BAR in (barred.get(visitor.holder), barred.get(visitor.address)):
        raise Refused(403, "web-barred")


def check_muted(barred: Mapping[str, str], visitor: Visitor) -> None:
    """Refuse whoever may not say anything."""
    if barred and (visitor.holder in barred or visitor.address in barred):
        raise Refused(403, "web-muted")


def base_of(connection: HTTPConnection) -> str:
    """What links to us begin with; the name in it was checked."""
    return f"{'https' if is_https(connection) else 'http'}://{connection.headers.get('host', '')}"


def _named(host: str) -> tuple[str, int] | None:
    """The name and the port of a `Host`; None: it makes no sense. Without a port it is 0."""
    found = HOST.fullmatch(host)
    port = int(found[2] or 0) if found else 0
    if found is None or port > 65535 or (found[2] and port == 0):
        return None
    return found[1].strip("[]").lower().rstrip("."), port


def is_name(host: str) -> bool:
    """Whether a server can be called so: a name or an address, and nothing else."""
    named = _named(f"[{host}]" if ":" in host else host)
    return named is not None and named[1] == 0


def check_host(connection: HTTPConnection) -> None:
    """Refuse a request for a name that is not ours: no link may lead there, and no page of it may talk to us."""
    named = _named(connection.headers.get("host", ""))
    if named is None:
        raise Refused(400, "web-host")
    reached = (connection.scope.get("server") or ("",))[0]  # the address that the request came in on
    ours = (*OWN_NAMES, reached.lower(), *(name.lower() for name in hub_of(connection).settings.hosts))
    if named[0] not in ours:
        raise Refused(421, "web-other-host", host=named[0][:LONGEST_ADDRESS])


def check_query(connection: HTTPConnection) -> None:
    """Refuse a question that is no text."""
    try:
        connection.scope["query_string"].decode()
    except UnicodeDecodeError:
        raise Refused(400, "web-request") from None


def check_origin(connection: HTTPConnection) -> None:
    """Refuse a write that another site has sent; the same name by another scheme is another site."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none"):
            return
        raise Refused(403, "web-origin")
    scheme = "https" if is_https(connection) else "http"
    theirs, ours = _site(origin), _site(f"{scheme}://{connection.headers.get('host', '')}")
    if theirs is None or theirs != ours:
        if theirs is not None and ours is not None and ours[0] == "http" and theirs[:2] == ("https", ours[1]):
            hub = hub_of(connection)
            hub.note(house("serve-scheme", {"host": ours[1]}).text(hub.settings.lang))
        raise Refused(403, "web-origin")


def _site(address: str) -> tuple[str, str, int] | None:
    """Scheme, name and port of a site; None: it makes no sense."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    named = _named(parts.netloc)
    if named is None or parts.scheme not in USUAL_PORTS or parts.path or parts.query or parts.fragment:
        return None
    return parts.scheme, named[0], named[1] or USUAL_PORTS[parts.scheme]


class Patience:
    """A bucket of requests for each address, and a smaller one for each visitor; they fill again with time.

    Whoever has no secret of ours is counted by address alone: to come as somebody new each time helps nobody.
    """

    def __init__(self, settings: Settings) -> None:
        self._buckets = Buckets(settings.requests_at_once, settings.requests_a_second)

    def spend(self, connection: HTTPConnection) -> None:
        """Count a request; `Refused` when there were too many."""
        self.spend_for(Visitor(connection))

    def spend_for(self, visitor: Visitor) -> None:
        """Count a request of somebody who is known already."""
        together = self._buckets.take(f"@{visitor.address}", CROWD)
        if not together or not self._buckets.take(visitor.holder or visitor.address):
            raise Refused(429, "web-rate")
