"""Bots think in processes of their own, so that the server answers everybody else meanwhile."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

from ludoteca.bots import Advice, SearchBot, ask, bot_for
from ludoteca.engine.game import State

log = logging.getLogger("ludoteca.bots")

Answer = TypeVar("Answer")


def think(seat: str, packed: bytes, seed: int) -> int:
    """What a bot does in a redealt position (in a worker)."""
    world: State = pickle.loads(packed)
    bot = bot_for(seat, world.game)
    assert bot is not None, f"{seat} is no bot"
    return ask(bot, world, seed)


def advise(packed: bytes, simulations: int, seed: int) -> list[Advice]:
    """What a search finds out about each action (in a worker)."""
    world: State = pickle.loads(packed)
    return SearchBot(world.game.strategy(), simulations).think(world, seed)


def _end_with_server() -> None:
    """A worker whose server was killed ends too."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        wait([server.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


class Thinkers:
    """A few worker processes, started when the first bot has to think."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, seat: str, state: State, seed: int) -> int:
        """The bot's action; `greedy` decides instead if the bot fails."""
        world = state.redeal(state.to_move, seed)
        try:
            return await self._run(think, seat, pickle.dumps(world), seed)
        except Exception as fault:
            log.warning("the bot %s failed (%s: %s); greedy decides", seat, type(fault).__name__, fault)
            return await asyncio.to_thread(think, "greedy", pickle.dumps(world), seed)

    async def hint(self, state: State, simulations: int, seed: int) -> list[Advice]:
        """What a search would do for the seat to move."""
        world = state.redeal(state.to_move, seed)
        return await self._run(advise, pickle.dumps(world), simulations, seed)

    async def _run(self, work: Callable[..., Answer], *args: object) -> Answer:
        pool = self._started()
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            return await asyncio.wait_for(future, self._seconds)
        except BrokenProcessPool:
            self._pool = None
            raise

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=_end_with_server
            )
        return self._pool

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
