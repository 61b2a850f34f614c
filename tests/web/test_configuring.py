"""Settings from a file and from the environment: every limit by its name, and one sentence where one is wrong."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

from ludoteca import cli
from ludoteca.web import serve
from ludoteca.web.configuring import ELSEWHERE, SettingError, read_settings
from ludoteca.web.settings import Settings


def _file(folder: Path, text: str) -> Path:
    file = folder / "ludoteca.toml"
    file.write_text(text)
    return file


def test_without_file_and_environment_everything_is_as_usual() -> None:
    assert read_settings(None, {"LUDOTECA_FORM": "interpreted", "HOME": "/root"}) == Settings()


def test_a_file_sets_and_the_environment_goes_over_it(tmp_path: Path) -> None:
    file = _file(tmp_path, 'database = "postgresql://db/x"\nmost_tables = 7\nbot_pause = 1\nproxies = ["10.0.0.0/8"]\n')
    expected = Settings(database="postgresql://db/x", most_tables=7, bot_pause=1.0, proxies=("10.0.0.0/8",))
    assert read_settings(file, {}) == expected
    over = {"LUDOTECA_MOST_TABLES": "8", "LUDOTECA_PROXIES": "10.0.0.1, 10.0.0.2", "LUDOTECA_SECURE": "yes"}
    both = replace(expected, most_tables=8, proxies=("10.0.0.1", "10.0.0.2"), secure=True)
    assert read_settings(file, over) == both
    assert read_settings(None, {**over, "LUDOTECA_SETTINGS": str(file)}) == both


def test_every_setting_can_be_set_in_the_environment() -> None:
    values = {"int": "5", "float": "0.75", "bool": "true", "str": "x", "tuple[str, ...]": "a,b", "Path | str": "/x"}
    values["Path | str | None"] = "/x"
    special = {"lang": "it", "log": "json", "smtp_security": "tls"}
    for field in fields(Settings):
        if field.name in ELSEWHERE:
            continue
        given = special.get(field.name, values[str(field.type)])
        found = getattr(read_settings(None, {f"LUDOTECA_{field.name.upper()}": given}), field.name)
        assert found != getattr(Settings(), field.name), field.name


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("most_tabels = 7", "Did you mean most_tables?"),
        ("x = 7", "There are: database, "),
        ("contents = 7", "which there is not"),
        ("most_tables = ", "no TOML file"),
        ('most_tables = "many"', "right would be: 0, 1, 2"),
        ("most_tables = 7.5", "right would be"),
        ("most_tables = true", "right would be"),
        ("most_tables = -1", "right would be"),
        ("workers = 0", "right would be"),
        ("bot_seconds = inf", "right would be"),
        ("bot_seconds = nan", "right would be"),
        ('secure = "perhaps"', "true, false"),
        ("proxies = [1]", '["a", "b"]'),
        ('log = "loud"', "one of text, json"),
        ('lang = "de"', "one of en, it"),
        ("database = 7", '"…"'),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence_that_names_it(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(SettingError) as refusal:
        read_settings(_file(tmp_path, text), {})
    assert words in refusal.value.text("en")
    assert ("ludoteca.toml" if "TOML" in words else text.partition(" ")[0]) in refusal.value.text("en")
    assert refusal.value.text("it") != refusal.value.text("en")


def test_what_is_wrong_in_the_environment_is_called_by_its_name_there() -> None:
    with pytest.raises(SettingError, match="LUDOTECA_MOST_TABLES"):
        read_settings(None, {"LUDOTECA_MOST_TABLES": "many"})


def test_the_command_takes_them_and_its_arguments_go_over_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given: dict[str, object] = {}
    monkeypatch.setattr(serve, "run", lambda **how: given.update(how))
    file = _file(
        tmp_path, 'database = "/srv/t.db"\nproxies = ["10.0.0.1"]\nlang = "it"\nport = 9000\nmost_tables = 3\n'
    )
    assert cli.main(["serve", "--settings", str(file), "--proxy", "10.0.0.2"]) == 0
    settings = given["settings"]
    assert isinstance(settings, Settings)
    assert (settings.database, settings.proxies, settings.port) == ("/srv/t.db", ("10.0.0.2",), 9000)
    assert (settings.most_tables, settings.lang) == (3, "it") and given["database"] is None and given["host"] is None
    assert cli.main(["serve", "--settings", str(tmp_path / "none.toml")]) == 2
    assert "none.toml" in capsys.readouterr().err
    assert cli.main(["serve", "--settings", str(_file(tmp_path, 'operators = ["everybody"]'))]) == 2
    assert "everybody" in capsys.readouterr().err
