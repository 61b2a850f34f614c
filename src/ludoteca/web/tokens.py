"""Who may think for this house from elsewhere: a name and a token for each, of which only the hash is kept."""

from __future__ import annotations

import hmac
import json
import re
import secrets
from hashlib import sha256
from time import monotonic, time
from typing import Final

from ludoteca.club.papers import Change
from ludoteca.engine.phrase import house
from ludoteca.store import Store, StoreError
from ludoteca.table import TableError

KIND: Final = "thinker"
MARK: Final = "all"
MOST: Final = 100
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}", re.ASCII)
LONGEST: Final = 200  # characters of what may be a token
BYTES: Final = 32
KNOWN_FOR: Final = 5.0  # seconds after which it is read again who may: so long may one that was removed go on
ASKED_AGAIN: Final = 1.0  # seconds after which an unknown token makes us read again


class Tokens:
    """The names and tokens of thinkers, as the store has them: any server of a database knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, str] | None = None  # the hash of each one's token
        self._read = 0.0  # when

    async def add(self, name: str) -> str:
        """A new token for that name, which nobody can be told again."""
        if not NAME.fullmatch(name):
            raise TableError(house("thinker-name", {"given": name[:60]}))
        known = await self._reading()
        if name in known:
            raise TableError(house("thinker-there", {"name": name}))
        if len(known) >= MOST:
            raise TableError(house("thinker-many", {"most": MOST}))
        token = f"ludoteca_{secrets.token_urlsafe(BYTES)}"
        body = json.dumps({"hash": hashed(token), "made": int(time())}).encode()
        await self._store.write([Change(KIND, name, body, (MARK,))])
        await self._reading()
        return token

    async def remove(self, name: str) -> None:
        """Let nobody think under that name any more."""
        paper = await self._store.paper(KIND, name)
        if paper is None:
            raise TableError(house("thinker-unknown", {"name": name[:60]}))
        await self._store.write([Change(KIND, name, None, version=paper.version)])
        await self._reading()

    async def names(self) -> list[str]:
        """Those who may."""
        return sorted(await self._reading())

    async def who(self, token: str) -> str:
        """Whose token that is; empty: nobody's. It takes as long whoever it is."""
        known = self._known
        if known is None or monotonic() - self._read > KNOWN_FOR:
            known = await self._refreshed()
        name = _whose(token, known)
        if not name and monotonic() - self._read > ASKED_AGAIN:
            name = _whose(token, await self._refreshed())
        return name

    def knows(self, name: str) -> bool:
        """Whether that name still stood there when one looked last."""
        return name in (self._known or {})

    async def _refreshed(self) -> dict[str, str]:
        """What the store says; if it says nothing just now, what it has said before."""
        try:
            return await self._reading()
        except StoreError:
            if self._known is None:
                raise
            return self._known

    async def _reading(self) -> dict[str, str]:
        ids = [found.id for found in await self._store.find(KIND, most=MOST)]
        papers = await self._store.papers(KIND, ids)
        self._known = {name: str(json.loads(paper.body)["hash"]) for name, paper in papers.items()}
        self._read = monotonic()
        return self._known


def hashed(token: str) -> str:
    """What is kept of a token: it has 256 bits of chance, so that nobody finds it again by trying."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _whose(token: str, known: dict[str, str]) -> str:
    """Whose it is; all of them are compared, however soon one fits."""
    given, found = hashed(token[:LONGEST]), ""
    for name, kept in known.items():
        if hmac.compare_digest(given, kept):
            found = name
    return found
