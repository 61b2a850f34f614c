"""What the host reads of the server, line by line: with times, with the number of the request, and without secrets.

A request is told by its address with its parts left out (`/join/{token}`): an invitation or a question never stands in
a log. Which table it was about does.
"""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

import msgspec

FORMS: Final = ("text", "json")
REQUEST: ContextVar[str] = ContextVar("request", default="")  # the number of the request that is being answered

access = logging.getLogger("ludoteca.access")


class TextForm(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S")


class JsonForm(logging.Formatter):
    """A line for programs: one object, whatever has happened."""

    def format(self, record: logging.LogRecord) -> str:
        """One object on one line."""
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "about": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            said["request"] = REQUEST.get()
        said |= getattr(record, "more", {})
        if record.exc_info:
            said["fault"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


def write_logs(form: str, *, requests: bool) -> None:
    """Write what is told in that form, on the standard error; `requests`: a line for each, too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonForm() if form == "json" else TextForm())
    for name in ("ludoteca", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("ludoteca").setLevel(logging.WARNING)
    access.setLevel(logging.INFO if requests else logging.CRITICAL)


def told(method: str, route: str, status: int, seconds: float, table: str) -> None:
    """Tell of a request, if the host wants to read of each."""
    if access.isEnabledFor(logging.INFO):
        milliseconds = round(1000 * seconds, 1)
        more = {"method": method, "route": route, "status": status, "milliseconds": milliseconds}
        if table:
            more["table"] = table
        words = (
            f"{method} {route} {status} {milliseconds} ms{f' table {table}' if table else ''} request {REQUEST.get()}"
        )
        access.info("%s", words, extra={"more": more})
