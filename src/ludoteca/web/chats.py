"""What is said in the chat of a group: the same few words, as each service wants to be told them."""

from __future__ import annotations

import json
import re
from typing import Final
from urllib.parse import quote

from ludoteca.club.letters import SERVICES, Chat
from ludoteca.engine.phrase import house
from ludoteca.web.outward import Answer, Outward, OutwardError

MARKED: Final = re.compile(r"([\\*_~`|>#\[\]()<@:-])")  # what Discord reads as more than it is
TELEGRAM: Final = re.compile(r"https?://[^/]+/bot[A-Za-z0-9:_-]{10,100}(?:/sendMessage)?")
ROOM: Final = re.compile(r"[!-~]{1,255}")
NO_USE: Final = (400, 401, 403, 404, 410)  # there is nobody there any more, or we may not come


class Request:
    """What is sent, and where."""

    def __init__(self, method: str, url: str, body: object, **headers: str) -> None:
        self.method = method
        self.url = url
        self.body = json.dumps(body).encode()
        self.headers = {"content-type": "application/json", **headers}


def check_chat(outward: Outward, chat: Chat) -> None:
    """Refuse a chat that cannot be reached, or may not be."""
    if chat.service not in SERVICES:
        raise OutwardError(house("chat-service", {"given": chat.service[:40], "allowed": ", ".join(SERVICES)}))
    outward.check(chat.url)
    if chat.service == "telegram" and not TELEGRAM.fullmatch(chat.url):
        raise OutwardError(house("chat-telegram"))
    if chat.service in ("telegram", "matrix") and not ROOM.fullmatch(chat.room):
        raise OutwardError(house("chat-room"))
    if chat.service == "matrix" and not ROOM.fullmatch(chat.token):
        raise OutwardError(house("chat-token"))


def request_of(chat: Chat, text: str, link: str, mark: str) -> Request:
    """A few words and a link for a chat. `mark`: by it Matrix knows again what it was told already."""
    if chat.service == "discord":
        said = MARKED.sub(r"\\\1", text) + f"\n<{link}>"
        return Request("POST", chat.url, {"content": said, "allowed_mentions": {"parse": []}})
    if chat.service == "slack":
        return Request("POST", chat.url, {"text": f"{_for_slack(text)}\n<{link}>", "unfurl_links": False})
    if chat.service == "telegram":
        url = chat.url if chat.url.endswith("/sendMessage") else f"{chat.url}/sendMessage"
        return Request(
            "POST",
            url,
            {"chat_id": chat.room, "text": f"{text}\n{link}", "link_preview_options": {"is_disabled": True}},
        )
    room, mark = quote(chat.room, safe=""), quote(mark, safe="")
    url = f"{chat.url.rstrip('/')}/_matrix/client/v3/rooms/{room}/send/m.room.message/{mark}"
    body = {"msgtype": "m.notice", "body": f"{text}\n{link}"}
    return Request("PUT", url, body, authorization=f"Bearer {chat.token}")


def _for_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


async def say(outward: Outward, chat: Chat, text: str, link: str, mark: str) -> Answer:
    """Say something in a chat."""
    request = request_of(chat, text, link, mark)
    return await outward.send(request.method, request.url, request.headers, request.body)
