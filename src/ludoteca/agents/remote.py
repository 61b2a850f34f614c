"""A seat at a table of somebody's server, by its HTTP API; what the server says is bounded, and never trusted."""

from __future__ import annotations

import json
from collections.abc import Mapping
from http.client import HTTPException, HTTPResponse
from http.cookiejar import CookieJar
from time import monotonic, sleep
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, ProxyHandler, Request, build_opener

from ludoteca.agents.answers import BRACKETS, refused
from ludoteca.agents.failing import Refusal
from ludoteca.agents.screen_words import screen_words
from ludoteca.agents.view import choices_text, cut
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.naming import folded
from ludoteca.engine.phrase import HOUSE, house, listing, seat_name
from ludoteca.engine.shelf import games
from ludoteca.words import say, title
from ludoteca.words.plain import visible

SECONDS = 20.0  # for each request
MOST_BYTES = 8 * 1024 * 1024  # of an answer: it carries a drawing too
CHUNK = 64 * 1024
MOST_LINK = 1_000  # characters
MOST_SENTENCE = 2_000
MOST_WORDS = 40_000  # characters of what the drawing says
MOST_SEATS = 20
MOST_ACTIONS = 5_000
PAUSES = (0.2, 0.4, 0.8, 1.5)  # seconds between two looks while one waits; then always the last
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class RemoteError(LudotecaError):
    """A server that cannot be reached, or that refuses something."""


class _Stay(HTTPRedirectHandler):
    """Goes nowhere else, whatever a server says: a redirect is an answer that we cannot use."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: Any, newurl: str
    ) -> Request | None:
        """Nothing."""
        return None


class Connection:
    """Somebody at a server: its address, and the cookie that holds their seats."""

    def __init__(self, base: str, lang: str) -> None:
        self.base = base
        self.lang = lang
        direct = [ProxyHandler({})] if urlsplit(base).hostname in LOOPBACK else []
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()), _Stay(), *direct)

    def ask(self, path: str, body: Mapping[str, object] | None = None) -> dict[str, Any]:
        """What the server answers; with a body something is asked to be done."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Accept": "application/json", "Accept-Language": self.lang, "Content-Type": "application/json"}
        request = Request(self.base + path, data, headers)
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                found = self._read(answer)
        except HTTPError as error:
            with error:
                raise self._refused(error) from None
        except (URLError, HTTPException, OSError, ValueError) as error:
            told = str(getattr(error, "reason", error)) or type(error).__name__
            raise RemoteError(house("agents-server-away", {"server": self.base, "what": cut(told, 200)})) from None
        return self._object(found)

    def _read(self, answer: HTTPResponse) -> bytes:
        """The whole answer, if it is short and comes soon enough."""
        found, until = bytearray(), monotonic() + SECONDS
        while piece := answer.read1(CHUNK):
            found += piece
            if len(found) > MOST_BYTES or monotonic() > until:
                raise self._strange()
        return bytes(found)

    def _object(self, found: bytes) -> dict[str, Any]:
        try:
            told = json.loads(found)
        except (ValueError, RecursionError):
            raise self._strange() from None
        if not isinstance(told, dict):
            raise self._strange()
        return told

    def _refused(self, error: HTTPError) -> RemoteError:
        """What the server says is wrong, in its own sentence."""
        try:
            said = json.loads(error.read(CHUNK))["error"]
        except (ValueError, KeyError, TypeError, RecursionError, OSError, HTTPException):
            return self._strange()
        sentence = _line(said)
        return RemoteError(house("agents-server-says", {"said": sentence})) if sentence else self._strange()

    def _strange(self) -> RemoteError:
        return RemoteError(house("agents-server-strange", {"server": self.base}))


class RemoteGame:
    """A table at a server, and the seats of an agent at it; without a seat, a table to look at."""

    def __init__(self, link: str, name: str, lang: str) -> None:
        base, last = _taken_apart(link)
        self.lang = lang
        self._server = Connection(base, lang)
        if "." in last:  # an invitation is the table and a secret
            self._view = self._server.ask("/api/seats", {"invitation": last, "name": name})
        else:
            self._view = self._server.ask(_table(last))
        self._id = _line(self._view.get("table"))
        self.look()

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to play, when one looked last."""
        return self._view.get("over") is True

    @property
    def game(self) -> str:
        """Which game it is."""
        return _line(self._view.get("game"))

    def look(self, wait: float = 0.0) -> str:
        """The table as the server shows it, as soon as one is asked, the game is over or the time has passed."""
        until, looks = monotonic() + wait, 0
        self._see()
        while not self._asked() and not self.is_over and monotonic() < until:
            sleep(min(PAUSES[min(looks, len(PAUSES) - 1)], max(0.0, until - monotonic())))
            looks += 1
            self._see()
        return self._text()

    def choose(self, answer: str, wait: float = 0.0) -> str:
        """Answer, and wait for the others."""
        self._see()
        if not self._asked():
            raise Refusal(self._text())
        action = self._action(answer)
        told = {"decision": _whole(self._view.get("decision")), "action": action}
        self._view = self._server.ask(f"{self._table()}/act", told)
        return self.look(wait)

    def why(self, answer: str) -> str:
        """Why something cannot be answered now."""
        self._see()
        if not self._asked():
            return self._text()
        try:
            action = self._action(answer)
        except Refusal as refusal:
            return refusal.text
        return say(HOUSE, "agents-legal", self.lang, action=dict(self._choices())[action])

    def undo(self) -> str:
        """Take back one's last action."""
        self._server.ask(f"{self._table()}/undo", {})
        return self.look()

    def leave(self) -> str:
        """Let a bot play on for oneself."""
        for seat in [] if self.is_over else self._own():
            self._server.ask(f"{self._table()}/away", {"seat": seat})
        return say(HOUSE, "agents-left", self.lang)

    # ---- what the server has said

    def _see(self) -> None:
        """Ask for the table; whoever thinks for long may find a bot on their seat, and plays for themselves again."""
        self._view = self._server.ask(self._table())
        seats = _items(self._view.get("seats"), MOST_SEATS)
        left = [one for one in self._own() if 0 <= one < len(seats) and isinstance(seats[one], dict)]
        if not self.is_over and any(seats[one].get("away") is True for one in left):
            self._view = self._server.ask(f"{self._table()}/back", {})

    def _table(self) -> str:
        return _table(self._id)

    def _own(self) -> list[int]:
        return [seat for seat in _items(self._view.get("your_seats"), MOST_SEATS) if isinstance(seat, int)]

    def _asked(self) -> bool:
        return bool(self._choices())

    def _choices(self) -> list[tuple[int, str]]:
        told = [one for one in _items(self._view.get("actions"), MOST_ACTIONS) if isinstance(one, dict)]
        return [(_whole(one.get("action")), _line(one.get("text"))) for one in told]

    def _action(self, answer: str) -> int:
        """The choice that an answer names; what is none is refused, by the server where it has a number."""
        choices = self._choices()
        tries = [answer.strip(), *(found.strip() for found in BRACKETS.findall(answer)[-1:])]
        for text in tries:
            found = [action for action, words in choices if folded(words) == folded(text) or str(action) == text]
            if len(found) == 1:
                return found[0]
        offered = f"{say(HOUSE, 'agents-instead', self.lang)}\n{choices_text(choices, self.lang)}"
        number = tries[-1]
        if number.isascii() and number.isdigit() and len(number) < 9:
            why = self._server.ask(f"{self._table()}/why/{number}")
            told = refused(self._shelved(), _line(why.get("why")), _line(why.get("rule")), self.lang)
            raise Refusal(f"{told}\n{offered}")
        unknown = say(HOUSE, "agents-unknown", self.lang, text=cut(" ".join(tries[-1].split()), 200))
        raise Refusal(f"{unknown}\n{offered}")

    def _shelved(self) -> str:
        """The game, if it is one of ours: whose rulebook is at hand; else any, whose rules have other ids."""
        return self.game if self.game in games() else ""

    def _text(self) -> str:
        """The view as text, from what the API says and what its drawing says in words; nothing in it is more than
        the server's word."""
        view, lang = self._view, self.lang
        screen = view.get("screen")
        told = screen_words(screen[:MOST_BYTES] if isinstance(screen, str) else "")
        parts = [self._heading(), "\n".join(self._seats()), self._drawing(told)]
        if self._asked():
            question = _line(view.get("question"))
            parts.append(f"{question}\n{choices_text(self._choices(), lang)}")
        else:
            parts.append(self._standing())
        return "\n\n".join(part for part in parts if part)

    def _drawing(self, told: list[str]) -> str:
        """What the drawing of the table says in words, such as the labels of its pieces; empty: it says nothing."""
        if not told:
            return ""
        shown = cut(visible(" · ".join(told)), MOST_WORDS)
        return f"{say(HOUSE, 'agents-screen', self.lang)}\n{shown}"

    def _heading(self) -> str:
        game = title(self.game, self.lang) if self.game in games() else self.game
        own = [self._name(seat) for seat in self._own()]
        if not own:
            return say(HOUSE, "agents-onlooker", self.lang, game=game)
        count = len(_items(self._view.get("seats"), MOST_SEATS))
        return say(HOUSE, "agents-seat", self.lang, game=game, seat=listing(own), players=count)

    def _seats(self) -> list[str]:
        """Who sits where, with their points."""
        points = _items(self._view.get("scores"), MOST_SEATS)
        lines: list[str] = []
        for number in range(len(_items(self._view.get("seats"), MOST_SEATS))):
            score = f": {points[number]}" if number < len(points) and isinstance(points[number], int) else ""
            lines.append(f"- {seat_name(number).text(self.lang)}: {self._name(number)}{score}")
        return lines

    def _name(self, seat: int) -> str:
        seats = _items(self._view.get("seats"), MOST_SEATS)
        found = seats[seat] if 0 <= seat < len(seats) else None
        return _line(found.get("name")) if isinstance(found, dict) else "-"

    def _standing(self) -> str:
        """Why one is not asked."""
        view, lang = self._view, self.lang
        stale = _line(view.get("stale"))
        if stale:
            return stale
        if self.is_over:
            won = [self._name(seat) for seat in _items(view.get("winners"), MOST_SEATS) if isinstance(seat, int)]
            decided = _line(view.get("decided"))
            told = say(HOUSE, "result-won", lang, count=len(won), seats=listing(won))
            return "\n".join(filter(None, [told if won else say(HOUSE, "result-nobody", lang), decided]))
        if view.get("dealt") is not True:
            return say(HOUSE, "agents-not-dealt", lang)
        asked = view.get("asked")
        if isinstance(asked, int) and asked >= 0:
            return say(HOUSE, "table-turn", lang, seat=self._name(asked))
        return say(HOUSE, "table-window", lang)


def _taken_apart(link: str) -> tuple[str, str]:
    """The address of a server, and the last part of a link to a table or of an invitation."""
    wrong = RemoteError(house("agents-link", {"link": cut(link, 200)}))
    try:
        parts = urlsplit(link.strip())
        port = parts.port
    except ValueError:
        raise wrong from None
    last = parts.path.rstrip("/").rpartition("/")[2]
    known = parts.scheme in ("http", "https") and parts.hostname and "@" not in parts.netloc
    if len(link) > MOST_LINK or not known or not last or port == 0 or not link.isprintable() or " " in link.strip():
        raise wrong
    return f"{parts.scheme}://{parts.netloc}", last


def _table(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"


def _line(told: object) -> str:
    """A sentence of the server's; anything else is none."""
    return cut(" ".join(visible(told[:MOST_SENTENCE]).split()), MOST_SENTENCE) if isinstance(told, str) else ""


def _whole(told: object) -> int:
    return told if isinstance(told, int) else -1


def _items(told: object, most: int) -> list[Any]:
    return told[:most] if isinstance(told, list) else []
