"""Asking a running server to do something: the command `ludoteca admin`."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.store import StoreError, is_address
from ludoteca.store.file import SECONDS_TO_WAIT, key_of, sqlite_fault
from ludoteca.web.keys import Keys

USUAL = "http://127.0.0.1:8017"
SECONDS = 60.0


class AdminError(LudotecaError):
    """What was ordered could not be done."""


def token_of(database: str | Path) -> str:
    """The token of the server whose database this is, also while it runs."""
    if is_address(database):
        return Keys(_shared_key(str(database))).token
    file = Path(database)
    if not file.is_file():
        raise StoreError(house("file-missing", {"file": str(file)}))
    try:
        address = f"{file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=SECONDS_TO_WAIT)) as connection:
            return Keys(key_of(connection)).token
    except (sqlite3.Error, TypeError) as error:
        fault = error if isinstance(error, sqlite3.Error) else sqlite3.DatabaseError(str(error))
        raise sqlite_fault(file, fault, "store-foreign") from None


def _shared_key(url: str) -> bytes:
    try:
        import psycopg

        from ludoteca.store.layout import key_of as key_in
        from ludoteca.store.link import Link, said, shown
    except ImportError as missing:
        raise StoreError(house("store-extra", {"error": str(missing)})) from None
    try:
        with closing(Link(url)) as link:
            return key_in(link)
    except (psycopg.Error, IndexError) as error:
        raise StoreError(house("store-reach", {"file": shown(url), "error": said(error)})) from None


def order(server: str, token: str, do: str, what: str = "", number: int = 0, lang: str = "en") -> str:
    """What a server answers to an order, as JSON for people to read."""
    parts = urlsplit(server)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise AdminError(house("admin-away", {"server": server, "error": "URL"}))
    body = json.dumps({"do": do, "what": what, "number": number}).encode()
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json", "accept-language": lang}
    request = Request(f"{parts.scheme}://{parts.netloc}/api/admin", body, headers)
    try:
        with urlopen(request, timeout=SECONDS) as answer:
            return json.dumps(json.load(answer), indent=2, ensure_ascii=False)
    except HTTPError as refusal:
        raise AdminError(house("admin-answer", {"server": server, "error": _sentence(refusal)})) from None
    except (URLError, OSError, ValueError) as error:
        reason = error.reason if isinstance(error, URLError) else error
        raise AdminError(house("admin-away", {"server": server, "error": str(reason)})) from None


def _sentence(refusal: HTTPError) -> str:
    """What the server has said, as far as it is a server of ours."""
    try:
        return str(json.load(refusal)["error"])
    except (ValueError, KeyError, TypeError):
        return str(refusal)
