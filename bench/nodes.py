"""A cluster of two machines that are both this one: two raylets with a core each, which nobody else can reach."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from socket import socket
from typing import Any

from ludoteca.lab.on_ray import ALONE, LOOPBACK, QUIET


class Machines:
    """A head and a second node."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        self.own = {"num_cpus": 1, "node_ip_address": LOOPBACK, "include_dashboard": False}
        port = free_port()
        self.nodes = Cluster(True, head_node_args={**self.own, "ray_client_server_port": port})
        self.on = f"ray://{LOOPBACK}:{port}"
        self.second: Any = None
        self.come()

    def come(self) -> None:
        """A second node joins."""
        self.second = self.nodes.add_node(**self.own)

    def lose(self) -> None:
        """The second node is killed, with all that it has in hand."""
        self.nodes.remove_node(self.second, allow_graceful=False)


def free_port() -> int:
    """A port on which nobody listens."""
    with socket() as found:
        found.bind((LOOPBACK, 0))
        return int(found.getsockname()[1])


@contextmanager
def machines(paths: Sequence[Path] = ()) -> Iterator[Machines]:
    """The cluster, whose nodes find modules in these folders too; nothing is left of it."""
    before = dict(os.environ)
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")  # the names of its sockets must be short
    os.environ.update(dict.fromkeys([*QUIET, *ALONE, "GRPC_ENABLE_FORK_SUPPORT"], "0"))
    os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=token_hex(32), RAY_TMPDIR=folder)
    os.environ["PYTHONPATH"] = os.pathsep.join([*before.get("PYTHONPATH", "").split(os.pathsep), *map(str, paths)])
    try:
        import ray  # reads what was set just now

        found = Machines()
        try:
            yield found
        finally:
            ray.shutdown()
            found.nodes.shutdown()
    finally:
        os.environ.clear()
        os.environ.update(before)
        shutil.rmtree(folder, ignore_errors=True)
