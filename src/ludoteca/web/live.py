"""One WebSocket a page: moves and wishes come in, whatever has changed goes out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures.process import BrokenProcessPool

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteca.engine.errors import LudotecaError, Reason
from ludoteca.engine.phrase import house
from ludoteca.table import TableError
from ludoteca.web import commands
from ludoteca.web.advice import coach_panel
from ludoteca.web.aside import Busy
from ludoteca.web.frames import pipe_of
from ludoteca.web.gathering import Watcher
from ludoteca.web.hub import Hub, Unkept
from ludoteca.web.looker import Looker, look
from ludoteca.web.looking import admit
from ludoteca.web.sitting import fill_up
from ludoteca.web.sockets import Sockets
from ludoteca.web.thinking import Asker, Impatient
from ludoteca.web.visitor import (
    Patience,
    Refused,
    Visitor,
    base_of,
    check_barred,
    check_host,
    check_muted,
    check_origin,
    recognise,
)

log = logging.getLogger("ludoteca.web")

MOST_MESSAGE = 4096
GONE = 4404  # the code of a socket that is closed because there is no such table
MANY = 4429  # ... because the visitor has too many open already; the reason is a sentence for them
PAST = 4409  # ... because the page must be loaded anew: the table is only kept, or whoever looks is shown out
LATER = 1013  # ... because the table cannot be reached just now


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What a page may ask for."""

    do: str
    action: int = -1
    decision: int = -1
    seat: int = -1
    text: str = ""


class Live:
    """The conversation with one page."""

    def __init__(self, hub: Hub, patience: Patience, sockets: Sockets, socket: WebSocket) -> None:
        self.hub = hub
        self.patience = patience
        self.sockets = sockets
        self.socket = socket
        self.visitor = Visitor(socket)
        self.watcher = Watcher(self.visitor.holder, self.looker)
        self.shown: int | None = None  # the seat that has lifted the curtain
        self.base = base_of(socket)

    async def run(self) -> None:
        """Talk until the page is closed."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it was gone before anything could be said
            await self._talk()

    async def _talk(self) -> None:
        try:
            check_host(self.socket)
            check_origin(self.socket)
            self.patience.spend(self.socket)
        except Refused:
            await self.socket.close(1008)
            return
        await self.socket.accept()  # a page hears a reason for closing only on an open socket
        try:
            await recognise(self.socket)
        except Unkept:
            await self.socket.close(LATER)
            return
        self.visitor = Visitor(self.socket)
        try:
            check_barred(self.hub.barred, self.visitor)
        except Refused as refusal:
            await self.socket.close(MANY, refusal.text(self.visitor.lang))
            return
        self.watcher = Watcher(self.visitor.holder, self.looker, pipe_of(self.socket.scope))
        self.watcher.address = self.visitor.address
        try:
            with self.sockets.held(self.visitor):
                await self._watch()
        except Refused as refusal:
            await self.socket.close(MANY, refusal.text(self.visitor.lang))

    async def _watch(self) -> None:
        try:
            self.live = await admit(self.hub, await self.hub.find(self.socket.path_params["table"]), self.visitor)
        except LudotecaError as refusal:
            await self.socket.close(LATER if isinstance(refusal, Unkept | Busy) else GONE)
            return
        if self.live.table.stale is not None:
            await self.socket.close(PAST)
            return
        self.live.joined_by(self.watcher)
        self.hub.attend(self.live, self.visitor.holder, self.visitor.address)
        await self._tell_time()
        both = [asyncio.create_task(self._listen()), asyncio.create_task(self._send_changes())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.left_by(self.watcher)
            self.hub.weigh(self.live)
            for task in both:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait(both)

    def looker(self) -> Looker:
        """What this page sees now."""
        looker = look(self.live, self.visitor.holder, self.visitor.lang, self.shown)
        looker.invitations = commands.invitations(self.hub, self.live, self.visitor.holder, self.base)
        return looker

    async def _send(self, said: dict[str, object]) -> None:
        await self._send_text(msgspec.json.encode(said).decode())

    async def _send_text(self, text: str) -> None:
        """Tell the page something. One that does not read is left: what has changed meanwhile waits for nobody."""
        try:
            async with asyncio.timeout(self.hub.settings.send_seconds):
                await self.socket.send_text(text)
        except (TimeoutError, RuntimeError):  # it does not read, or is closed already
            raise WebSocketDisconnect(1013) from None

    async def _send_changes(self) -> None:
        """Whatever waits for the page; one that cannot be told is closed, and connects again."""
        watcher = self.watcher
        try:
            while True:
                await watcher.changed.wait()
                watcher.changed.clear()
                if watcher.ended or watcher.outdated or self.live.table.stale is not None:
                    await self.socket.close(GONE if watcher.ended else PAST)
                    return
                await self._send_notices()
                if watcher.must_look:
                    watcher.must_look = False
                    await self.hub.look(self.live, watcher)
                await self._send_waiting()
        except WebSocketDisconnect:
            return
        except Busy:  # nothing is wrong with the table: the page comes again
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(LATER)
        except Exception:
            log.exception("a page could not be told what has changed")
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(1011)

    async def _send_waiting(self) -> None:
        watcher, shared = self.watcher, len(self.live.watchers) > 1
        if watcher.send_on(shared):
            return
        watcher.sending = True
        while watcher.waiting:
            news = watcher.next_news(shared)
            if news is not None:
                await self._send_text(news.text)
        watcher.sending = False

    async def _send_notices(self) -> None:
        """What concerns this person at another table; at this one they see it."""
        notices, self.watcher.notices = self.watcher.notices, []
        for notice in notices:
            if notice.table_id != self.live.table.opening.id:
                there, words = f"/t/{notice.table_id}", house("ui-to-table").text(self.visitor.lang)
                await self._send({"notice": notice.phrase.text(self.visitor.lang), "there": there, "go": words})

    async def _listen(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                try:
                    text = await self._received()
                    self.patience.spend_for(self.visitor)
                    check_barred(self.hub.barred, self.visitor)
                    await self._fulfil(self._read(text))
                except LudotecaError as refusal:
                    self.hub.counts.refusals.labels(refusal.phrase.key).inc()
                    await self._answer(error=refusal.text(self.visitor.lang))
                except WebSocketDisconnect:
                    raise
                except Exception:
                    log.exception("a wish could not be fulfilled")
                    await self._answer(error=house("web-fault").text(self.visitor.lang))

    async def _received(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise Refused(400, "web-json", fields=", ".join(Wish.__struct_fields__))
        return str(text)

    def _read(self, text: str) -> Wish:
        if len(text) > MOST_MESSAGE:
            raise Refused(413, "web-body", most=MOST_MESSAGE)
        try:
            return msgspec.json.decode(text, type=Wish)
        except (msgspec.DecodeError, ValueError):
            raise Refused(400, "web-json", fields="do, action, decision, seat, text") from None

    async def _fulfil(self, wish: Wish) -> None:
        wishes = {
            "act": self._act, "undo": self._undo, "why": self._why, "hint": self._hint, "chat": self._chat,
            "resign": self._resign, "away": self._away, "back": self._back, "reveal": self._reveal,
            "rematch": self._rematch, "pass": self._pass, "guide": self._guide, "chance": self._chance,
            "rest": self._rest, "time": self._time, "holiday": self._holiday, "fill": self._fill,
        }  # fmt: skip
        if wish.do not in wishes:
            raise Refused(400, "web-json", fields=", ".join(wishes))
        await wishes[wish.do](wish)

    async def _answer(self, **parts: object) -> None:
        await self._send(parts)

    async def _act(self, wish: Wish) -> None:
        try:
            await commands.act(self.hub, self.live, self.visitor, wish.decision, wish.action)
        except LudotecaError:
            self.watcher.seen = None
            self.watcher.look_again()  # whoever was refused sees the table as it is
            raise

    async def _pass(self, wish: Wish) -> None:
        """A page lets a window go by as its person has set it; if that is past already, nothing needs to be said."""
        table = self.live.table
        asked = table.asked in self.live.held_by(self.visitor.holder) and not table.bot_asked
        if asked and wish.decision == table.version and table.window and table.state.question().skip >= 0:
            await commands.act(self.hub, self.live, self.visitor, wish.decision, table.state.question().skip)

    async def _rest(self, wish: Wish) -> None:
        await commands.rest(self.hub, self.live, self.visitor, wish.decision)

    async def _undo(self, wish: Wish) -> None:
        await commands.undo(self.hub, self.live, self.visitor)

    async def _why(self, wish: Wish) -> None:
        """Why an action is refused: only for the seat that is asked, so that nothing hidden is told."""
        commands.seat_for(self.live, self.visitor)
        table = self.live.table
        looker = self.looker()
        if looker.facing is None or looker.facing != table.asked:
            raise TableError(table.not_your_turn())
        reason = table.state.why_illegal(wish.action)
        if reason is None:
            reason = Reason("", house("web-may"))
        await self._answer(why=reason.text(self.visitor.lang), rule=reason.rule)

    async def _hint(self, wish: Wish) -> None:
        table = self.live.table
        seat = commands.seat_for(self.live, self.visitor)
        if not table.opening.hints:
            raise TableError(house("table-no-hints"))
        if seat != table.asked or not self.looker().decides(table):
            raise TableError(table.not_your_turn())
        decision = table.version
        asker = Asker(self.visitor.address, self.visitor.holder)
        simulations = self.hub.settings.hint_simulations
        try:
            told = await self.hub.thinkers.hint(table.state, simulations, table.bot_seed, asker)
        except Impatient:
            raise Refused(429, "web-hint-busy") from None
        except (TimeoutError, BrokenProcessPool) as fault:
            log.warning("no hint: %s", type(fault).__name__)
            raise Refused(503, "web-hint") from None
        if table.version != decision:
            return
        await self._answer(hint=str(coach_panel(table, self.looker(), told)), decision=decision)

    async def _chat(self, wish: Wish) -> None:
        line = commands.clean_chat(wish.text, self.hub.settings)
        held = self.live.held_by(self.visitor.holder)
        seat = held[0] if held else -1
        check_muted(self.hub.barred, self.visitor)
        self.live.manners.spend(self.visitor.holder or self.visitor.address, seated=bool(held))
        await self.hub.change(self.live, lambda table: table.say(seat, line))

    async def _resign(self, wish: Wish) -> None:
        seat = commands.seat_for(self.live, self.visitor)
        await self.hub.change(self.live, lambda table: table.resign(seat))

    async def _away(self, wish: Wish) -> None:
        await commands.step_away(self.hub, self.live, self.visitor, wish.seat)

    async def _back(self, wish: Wish) -> None:
        await commands.come_back(self.hub, self.live, self.visitor)

    async def _reveal(self, wish: Wish) -> None:
        if wish.seat in self.live.held_by(self.visitor.holder):
            self.shown = wish.seat
            self.watcher.look_again()

    async def _guide(self, wish: Wish) -> None:
        await commands.read_guide(self.hub, self.live, self.visitor, wish.action)

    async def _time(self, wish: Wish) -> None:
        """A page that has slept asks what time it is."""
        await self._tell_time()

    async def _tell_time(self) -> None:
        if self.live.table.clocks is not None:
            await self._answer(clock=self.hub.clockwork.now)

    async def _holiday(self, wish: Wish) -> None:
        await commands.take_days_off(self.hub, self.live, self.visitor, wish.action)

    async def _fill(self, wish: Wish) -> None:
        await fill_up(self.hub, self.live, self.visitor, wish.text)

    async def _rematch(self, wish: Wish) -> None:
        await commands.rematch(self.hub, self.live, self.visitor, wish.text)

    async def _chance(self, wish: Wish) -> None:
        """A page gives its person's part of the deal by itself; another page of theirs may have been quicker."""
        held = self.live.held_by(self.visitor.holder)
        if any(seat in held for seat in self.live.table.awaited) or not held:
            await commands.contribute(self.hub, self.live, self.visitor, wish.text)
