"""EnvPool: Connect Four in C++ behind a pool of environments."""

from __future__ import annotations

import envpool
import numpy as np

from bench.racers.pace import rate, report

SIZES = (256, 1_024)


def main() -> None:
    """Random boards that begin anew by themselves; how many steps a second of all of them together."""
    chance = np.random.default_rng(1)
    measured = {}
    for size in SIZES:
        pool = envpool.make("ConnectFour-v1", env_type="gymnasium", num_envs=size, num_threads=1)
        pool.reset()
        moves = chance.integers(0, 7, (64, size)).astype(np.int32)

        def played(times: int, size: int = size, pool: object = pool, moves: object = moves) -> int:
            for number in range(times):
                pool.step(moves[number % 64])  # type: ignore[attr-defined, index]
            return times * size

        measured[f"batch {size}"] = rate(played)
    report(measured)


if __name__ == "__main__":
    main()
