"""pgx: Connect Four in JAX, many boards in one step: as a learner asks for it, and with the loop compiled too."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from bench.racers.pace import rate, report

SIZES = (256, 1_024, 4_096)
STEPS = 100  # compiled into one call


def main() -> None:
    """Random boards that begin anew by themselves; how many steps a second of all of them together."""
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: tuple[object, jax.Array], _: None) -> tuple[tuple[object, jax.Array], None]:
        state, key = carry
        key, drawn, fresh = jax.random.split(key, 3)
        action = jax.random.categorical(drawn, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)  # type: ignore[attr-defined]
        return (step(state, action, jax.random.split(fresh, len(action))), key), None

    ways = {
        "batch": (1, jax.jit(lambda carry: one(carry, None)[0])),
        "loop of": (STEPS, jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS)[0])),
    }
    measured = {}
    for size in SIZES:
        key = jax.random.PRNGKey(1)
        begun = (jax.vmap(env.init)(jax.random.split(key, size)), key)
        for name, (steps, way) in ways.items():

            def played(
                times: int, size: int = size, steps: int = steps, way: object = way, begun: object = begun
            ) -> int:
                carry = begun
                for _ in range(times):
                    carry = jax.block_until_ready(way(carry))  # type: ignore[operator]
                return times * steps * size

            played(1)  # it is compiled now
            measured[f"{name} {size}"] = rate(played)
    report(measured)


if __name__ == "__main__":
    main()
