"""pgx: Connect Four in JAX, many boards in one step, which is how it is meant to be used."""

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

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS)[0])

    measured = {}
    for size in SIZES:
        key = jax.random.PRNGKey(1)
        carry = many((jax.vmap(env.init)(jax.random.split(key, size)), key))

        def played(times: int, size: int = size, carry: tuple[object, jax.Array] = carry) -> int:
            for _ in range(times):
                carry = many(carry)
            jax.block_until_ready(carry)
            return times * STEPS * size

        measured[f"batch {size}"] = rate(played)
    report(measured)


if __name__ == "__main__":
    main()
