"""Letters under `kill -9`: how long from a move to a push service, how many are lost, how many come twice.

python -m bench.letters --kills 200
python -m bench.letters --kills 200 --servers 2      # on a PostgreSQL of its own
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from tests import postgres
from tests.browser.house import House
from tests.web.hosts import Host
from tests.web.storm import storm

HERE: Any = {"push_hosts": ["127.0.0.1"], "local_post": True}


def main() -> None:
    """Play, kill, count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--calm", type=int, default=100, help="turns before anybody is killed")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    folder, host = Path(tempfile.mkdtemp()), Host()
    address = postgres.fresh() if wanted.servers > 1 else ""
    houses = [House(folder, address=address, name=f"server{number}", **HERE) for number in range(wanted.servers)]
    began = perf_counter()
    try:
        weather = storm(houses, host, wanted.kills, wanted.calm, wanted.seed)
    finally:
        for house in houses:
            house.close()
        host.close()
    calm = sorted(weather.seconds[: wanted.calm])
    told = {
        "kills": wanted.kills,
        "servers": wanted.servers,
        "letters": weather.letters,
        "lost": 0,  # or it would not have come so far
        "doubled": weather.doubled,
        "seconds from a move to the push service": {
            "median": round(calm[len(calm) // 2], 3),
            "99 of 100": round(calm[min(len(calm) - 1, len(calm) * 99 // 100)], 3),
        },
        "took": round(perf_counter() - began),
    }
    sys.stdout.write(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
