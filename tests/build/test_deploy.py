"""What `deploy/` tells containers, nginx and Grafana holds together: nothing here needs any of them."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludoteca.cli import build_parser
from ludoteca.store import open_store
from ludoteca.web.configuring import read_settings
from ludoteca.web.hub import Hub
from ludoteca.web.questions import MOST_ANSWER
from ludoteca.web.settings import Settings
from ludoteca.web.think_paths import ANSWER, HELD, NEXT
from ludoteca.web.wire import Wire
from tests import postgres
from tests.browser.house import House

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
METRIC = re.compile(r"\b(ludoteca_\w+|process_\w+)")


def _lines() -> list[tuple[str, str]]:
    """The instructions of the container file."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines)]


def _compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def test_the_container_is_built_from_what_is_there_and_runs_a_command_that_there_is() -> None:
    lines = _lines()
    assert [name for name, _ in lines].count("FROM") == 2
    for name, rest in lines:
        if name == "COPY" and not rest.startswith("--from"):
            assert all((ROOT / source).exists() for source in rest.split()[:-1]), rest
    told = dict(lines)
    assert json.loads(told["ENTRYPOINT"]) == ["ludoteca"]
    arguments = build_parser("en").parse_args(json.loads(told["CMD"]))
    assert (arguments.host, arguments.port) == ("0.0.0.0", told["EXPOSE"])
    variables = dict(part.split("=", 1) for part in told["ENV"].split())
    assert read_settings(None, variables).log == "json"


def test_the_container_knows_whether_its_server_lives(tmp_path: Path) -> None:
    check = dict(_lines())["HEALTHCHECK"].partition("CMD ")[2]
    _, *command = json.loads(check)
    house = House(tmp_path)
    try:
        command[-1] = command[-1].replace("8017", str(house.port))
        assert subprocess.run([sys.executable, *command], check=False).returncode == 0
        house.kill()
        assert subprocess.run([sys.executable, *command], check=False, stderr=subprocess.DEVNULL).returncode != 0
    finally:
        house.close()


def test_the_servers_of_the_compose_file_are_set_as_settings_are() -> None:
    compose = _compose()
    (subnet,) = [one["subnet"] for one in compose["networks"]["inside"]["ipam"]["config"]]
    for name in ("first", "second"):
        service = compose["services"][name]
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        settings = read_settings(None, service["environment"])
        assert str(settings.database).startswith("postgresql://") and settings.stop_seconds == 5
        assert settings.proxies == (subnet,) and subnet in settings.operators and ip_network(subnet).is_private
        patience = int(service["stop_grace_period"].removesuffix("s"))
        assert patience > settings.stop_seconds + 10, "it is not killed while it stops"
    passwords = {
        re.findall(r"\$\{(\w+):\?", text)[0]
        for text in (
            compose["services"]["first"]["environment"]["LUDOTECA_DATABASE"],
            compose["services"]["database"]["environment"]["POSTGRES_PASSWORD"],
        )
    }
    assert passwords == {"LUDOTECA_PASSWORD"}
    for service in compose["services"].values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file(), volume


def test_nginx_and_prometheus_lead_to_all_servers_and_what_is_for_operators_is_not_handed_on() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    assert text.count("{") == text.count("}")
    servers = re.findall(r"^\s+server (\w+):8017", text, re.MULTILINE)
    services = _compose()["services"]
    assert servers == [
        name for name, service in services.items() if "LUDOTECA_DATABASE" in service.get("environment", {})
    ]
    (hidden,) = re.findall(r"location ~ (\S+)", text)
    for path in ("/healthz", "/readyz", "/metrics", "/api/admin", NEXT, HELD, ANSWER):
        assert re.match(hidden, path)
    for path in ("/t/admin", f"/first{NEXT}"):
        assert not re.match(hidden, path)
    ways = re.findall(r"location /(\w+)/api/think/ \{\s+proxy_pass http://(\w+):8017/api/think/;", text)
    assert ways == [(name, name) for name in servers], "a thinker from outside reaches each server by itself"
    most = re.findall(r"client_max_body_size (\d+)m;", text)
    assert [int(one) * 2**20 >= MOST_ANSWER for one in most] == [True] * len(servers)
    prometheus = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    (job,) = prometheus["scrape_configs"]
    assert job["static_configs"] == [{"targets": [f"{name}:8017" for name in servers]}]


def test_the_thinker_of_the_compose_file_runs_a_command_that_there_is_for_all_servers() -> None:
    services = _compose()["services"]
    thinker = services["thinker"]
    assert thinker["image"] == services["first"]["image"] and thinker["profiles"] == ["thinker"]
    arguments = build_parser("en").parse_args(thinker["command"])
    servers = [name for name, service in services.items() if "LUDOTECA_DATABASE" in service.get("environment", {})]
    assert [Wire(url, "t", "en").url for url in arguments.server] == [f"http://{name}:8017" for name in servers]
    assert list(thinker["environment"]) == ["LUDOTECA_TOKEN"] and arguments.token is None
    assert thinker["healthcheck"] == {"disable": True}, "that of the image asks a server"


@pytest.fixture(scope="module")
def metrics() -> set[str]:
    """The names of all numbers of a server that is not alone."""

    async def work() -> str:
        address = postgres.fresh()
        hub = Hub(open_store(address), Settings(database=address, workers=1))
        counts = hub.counts
        counts.requests.labels("/", "200").inc()
        counts.refusals.labels("x").inc()
        counts.entries.labels("act").inc()
        counts.thoughts.labels("usual").inc()
        counts.questions.labels("lent").inc()
        text = counts.text().decode()
        await hub.close()
        return text

    return set(re.findall(r"^(\w+)", asyncio.run(work()), re.MULTILINE))


def test_the_dashboard_shows_numbers_that_there_are_and_every_number_of_ours(metrics: set[str]) -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    shown = {
        name for panel in board["panels"] for target in panel["targets"] for name in METRIC.findall(target["expr"])
    }
    assert shown - metrics == set()
    plain = {re.sub(r"_(bucket|count|sum|created|total)$", "", name) for name in metrics if name.startswith("ludoteca")}
    told = {re.sub(r"_(bucket|total)$", "", name) for name in shown}
    assert plain - told == {"ludoteca_thinkers"}, "which only says how many are not idle"
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
