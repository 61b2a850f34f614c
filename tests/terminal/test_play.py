"""Games at the terminal, played by scripts."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from ludoteca.bots import Bot, Driver, ask, bot_for
from ludoteca.engine import Record, State, house, seal_of
from ludoteca.files import FileError
from ludoteca.games.marrak_hesh import MarrakHesh
from ludoteca.terminal import advice, savefile
from ludoteca.terminal.play import play, resumed_table
from ludoteca.words.rulebook import Rulebook
from tests.terminal.scene import WIDTH, Terminal, Watched, nearly_over, sit, table_for, typed

ALWAYS_THE_FIRST = ["1"] * 60


def opening(rule: str, lang: str = "en") -> str:
    """The id of a rule and the first words of its paragraph."""
    text = Rulebook.of("marrak_hesh", lang).rule(rule)
    assert text is not None
    return " ".join(text.replace("*", "").split()[:4])


def on_disk(file: Path) -> Record:
    return Record.from_json(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("lang", "asked", "over", "won"),
    [
        ("en", "Place a Transport on a dock and take its Goods. (R3)", "The game is over", "wins."),
        ("it", "Piazza un Trasporto su un attracco e prendi la sua Merce. (R3)", "La partita è finita", "Vince "),
    ],
)
@pytest.mark.parametrize("seats", ["me,random", "random,me,random"])
def test_a_whole_game(tmp_path: Path, lang: str, asked: str, over: str, won: str, seats: str) -> None:
    file = tmp_path / "game.json"
    seed = 987654321987654321
    terminal = sit(table_for(file, seats, seed, deep_space="random", tie_break="chain"), *ALWAYS_THE_FIRST, lang=lang)
    record = on_disk(file)
    assert record.replay().is_over
    assert record.seats == seats.split(",")
    assert asked in terminal.text
    assert seal_of(seed) in terminal.text
    assert str(seed) not in terminal.text.partition(over)[0]
    assert str(seed) in terminal.text.partition(over)[2]
    assert won in terminal.text.partition(over)[2]
    assert f"ludoteca verify {file}" in terminal.text
    assert max(cell_len(line) for line in terminal.text.splitlines() if str(tmp_path) not in line) <= WIDTH


def test_the_seed_of_a_game_that_is_left_stays_secret(tmp_path: Path) -> None:
    seed = 987654321987654321
    left = sit(table_for(tmp_path / "left.json", seed=seed), "1", "1", "quit")
    assert seal_of(seed) in left.text
    assert str(seed) not in left.text


def test_score_sheets_add_up_to_the_totals(tmp_path: Path) -> None:
    table = nearly_over(tmp_path / "game.json", deep_space="chosen", deep_space_pair="6,7")
    end = sit(table, *ALWAYS_THE_FIRST).text.partition("wins.")[2]
    for line in table.state.score_sheet(0):
        assert f" {line.rule} " in end
    totals = next(line for line in end.splitlines() if "Total" in line)
    assert [int(number) for number in totals.split()[1:]] == table.state.scores()


def test_every_move_is_on_the_disk_before_the_next_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = table_for(file)
    seen: list[int] = []

    def look() -> None:
        assert on_disk(file).actions == table.record.actions
        seen.append(table.decisions)

    terminal = Terminal("en", Watched("1\n" * 12, look))
    assert play(table, terminal.talk) == 0
    assert seen == sorted(set(seen))
    assert len(seen) == 13
    assert list(tmp_path.iterdir()) == [file]


def test_a_number_a_raw_action_and_words(tmp_path: Path) -> None:
    table = table_for(tmp_path / "game.json")
    terminal = sit(table, "TEAL 8", "nonsense", "99", "#", "#29")
    assert "32  Teal Transport to dock 8" in terminal.text
    assert 'Nothing in the menu is called "nonsense"' in terminal.text
    assert "There is no 99 in the menu: it goes from 1 to 72." in terminal.text
    assert "After # comes the number of an action, from 0 to 91" in terminal.text
    assert table.record.actions == [29]


def test_a_refused_raw_action_says_why_and_changes_nothing(tmp_path: Path) -> None:
    table = table_for(tmp_path / "game.json")
    terminal = sit(table, "#80", "#4000")
    assert "First place a Transport; then the tile that it takes is stored." in terminal.text
    assert opening("R1") in terminal.flat
    assert "4000 is no action of this game" in terminal.text
    assert table.record.actions == []


def test_enter_shows_everything_again(tmp_path: Path) -> None:
    assert sit(table_for(tmp_path / "game.json"), "").text.count("Station") == 2


def test_news_of_the_others_are_told_once(tmp_path: Path) -> None:
    terminal = sit(table_for(tmp_path / "game.json"), "1", "1", "", "2")
    assert terminal.text.count("· Player 2 stores") == 1
    assert terminal.text.count("· Player 1 docks an Orange Transport at dock 1") == 1


def test_undo_takes_back_ones_own_last_move(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = table_for(file)
    before = table.state.clone()
    sit(table, "5", "undo")
    assert table.state == before
    assert on_disk(file).actions == []


def test_undo_says_why_not(tmp_path: Path) -> None:
    table = table_for(tmp_path / "game.json")
    terminal = sit(table, "undo", "1", "1", "undo")
    assert "There is nothing to take back." in terminal.text
    assert "Only your own last action can be taken back, before anybody else has decided." in terminal.flat
    assert table.decisions == 4


def test_undo_at_a_shared_open_screen_is_that_of_the_last_person(tmp_path: Path) -> None:
    table = table_for(tmp_path / "game.json", "me,me")
    sit(table, "1", "1", "undo", "undo", "undo")
    assert table.decisions == 0


def test_hint_shows_the_best_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ADVISER", "search:120")
    table = table_for(tmp_path / "game.json")
    before = table.state.clone()
    english = sit(table, "hint")
    assert "95% interval" in english.text
    assert "+1 is a sure win" in english.text
    assert table.state == before
    shown = [line.split() for line in english.text.partition("95% interval")[2].splitlines() if "…" in line]
    visits = [int(next(word for word in line[::-1] if word.isdigit())) for line in shown]
    assert len(shown) == 5
    assert visits == sorted(visits, reverse=True)
    italian = sit(table, "consiglio", lang="it")
    assert "intervallo 95%" in italian.text
    assert "," in italian.text.partition("intervallo 95%")[2].partition("…")[0]


def test_why_a_move_is_refused(tmp_path: Path) -> None:
    table = table_for(tmp_path / "game.json")
    sit(table, "#5", "#76")
    lying = next(dock for dock in range(24) if dock != 5 and table.state.why_illegal(dock) is not None)
    by_number = sit(table, f"why {lying}")
    reason = table.state.why_illegal(lying)
    assert reason is not None
    assert reason.text("en") in by_number.flat
    assert f"{reason.rule} " in by_number.text
    by_words = sit(table, "why orange 6")
    assert "On dock 6 there is an Orange Transport" in by_words.flat
    assert opening("R3") in by_words.flat
    italian = sit(table, "perché arancio 6", lang="it")
    assert "All'attracco 6 c'è già un Trasporto arancio" in italian.flat
    assert opening("R3", "it") in italian.flat


def test_why_something_else(tmp_path: Path) -> None:
    terminal = sit(table_for(tmp_path / "game.json"), "why", "why castle", "why orange 5", "why slate", "why -3")
    assert "Why what?" in terminal.text
    assert 'No action of this game is called "castle".' in terminal.text
    assert "This is allowed: Orange Transport to dock 5" in terminal.flat
    assert "24 actions are called so" in terminal.text
    assert "-3 is no action of this game" in terminal.text


def test_rules_by_id_by_word_and_as_a_whole(tmp_path: Path) -> None:
    table = table_for(tmp_path / "game.json")
    assert opening("R5") in sit(table, "rules r5").flat
    about = sit(table, "rules anticlockwise").flat
    assert opening("R4") in about
    assert opening("R5") not in about
    assert "Components" in sit(table, "rules components").text
    assert 'The rulebook says nothing about "castle".' in sit(table, "rules castle").text
    many = sit(table, "rules goods").flat
    assert "more rules have these words" in many
    leafed = sit(table, "rules", "", "?", "4", "q", "1")
    assert "1/13 · Enter next" in leafed.text
    assert "2/13 · Enter next" in leafed.text
    assert "13  Where we depart" in leafed.text
    assert "4/13" in leafed.text
    assert "5/13" not in leafed.text
    assert table.decisions == 1
    assert opening("R5", "it") in sit(table, "regole R5", lang="it").flat


def test_log_tells_everything(tmp_path: Path) -> None:
    terminal = sit(table_for(tmp_path / "game.json"), "log", "1", "1", "log")
    assert "Nothing has been decided yet." in terminal.text
    log = terminal.text.rpartition("> log")[2]
    numbers = [line[:4].strip() for line in log.splitlines() if line.startswith("   ")]
    assert [number for number in numbers if number] == ["1", "2", "3", "4"]  # the other lines are broken ones


@pytest.mark.parametrize(
    ("lang", "help_", "quit_"), [("en", "help", "quit"), ("it", "aiuto", "esci"), ("it", "help", "quit")]
)
def test_help_and_quit(tmp_path: Path, lang: str, help_: str, quit_: str) -> None:
    file = tmp_path / "a game.json"
    terminal = sit(table_for(file), help_, quit_, "1", lang=lang)
    for word in ("undo", "hint", "why", "rules", "log", "save") if lang == "en" else ("annulla", "consiglio", "diario"):
        assert f"\n{word}" in terminal.text
    assert f"ludoteca play --resume '{file}'" in terminal.text
    assert on_disk(file).actions == []


def test_save_goes_on_in_a_new_file_and_overwrites_none(tmp_path: Path) -> None:
    first, second, other = tmp_path / "first.json", tmp_path / "second.json", tmp_path / "other.json"
    other.write_text("precious")
    table = table_for(first)
    terminal = sit(table, "1", f"save {other}", f"save {tmp_path}", f"save {tmp_path}/no/where", f"save {second}", "1")
    assert "exists already and is left as it is" in terminal.flat
    assert "is a folder" in terminal.flat
    assert "there is no folder" in terminal.flat
    assert other.read_text() == "precious"
    assert on_disk(first).actions == table.record.actions[:1]
    assert on_disk(second).actions == table.record.actions
    third = tmp_path / "third.json"
    assert sit(table_for(third), "save").text.count(str(third)) == 3


def test_a_game_that_was_left_goes_on_as_if_it_had_not(tmp_path: Path) -> None:
    left, whole = tmp_path / "left.json", tmp_path / "whole.json"
    sit(table_for(whole, "me,search:easy"), *ALWAYS_THE_FIRST[:12])
    sit(table_for(left, "me,search:easy"), *ALWAYS_THE_FIRST[:8])
    assert len(on_disk(left).actions) < len(on_disk(whole).actions)
    again = sit(resumed_table(left, None, None), *ALWAYS_THE_FIRST[8:12])
    assert on_disk(left).actions == on_disk(whole).actions
    told = again.text.partition("Player 1: ")[2].partition("(R")[0]
    assert told.count("· Player 1") == 1
    assert told.count("· Player 2") == 2


def test_a_finished_game_that_is_resumed_shows_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sit(nearly_over(file), *ALWAYS_THE_FIRST)
    before = file.read_bytes()
    again = sit(resumed_table(file, "marrak_hesh", None))
    assert "The game is over" in again.text
    assert file.read_bytes() == before


def test_other_people_may_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    nearly_over(file)
    sit(resumed_table(file, None, "greedy,random"))
    assert on_disk(file).replay().is_over
    assert on_disk(file).seats == ["greedy", "random"]


def test_nobody_there_any_more(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = sit(table_for(file), "1")
    assert "The game is saved." in terminal.text
    assert len(on_disk(file).actions) == 1


class Interrupted(io.StringIO):
    """A keyboard on which Ctrl-C is pressed."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        raise KeyboardInterrupt


def test_ctrl_c_leaves_politely(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal("it", Interrupted())
    assert play(table_for(file, "random,me"), terminal.talk) == 0
    assert "La partita è salvata." in terminal.text
    assert len(on_disk(file).actions) == 2


def test_a_full_disk_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    table = table_for(file)
    real = savefile.save

    def full(record: Record, path: Path) -> None:
        if len(record.actions) == 1:
            raise FileError(house("file-trouble", {"file": str(path), "trouble": "No space left on device"}))
        real(record, path)

    monkeypatch.setattr(savefile, "save", full)
    terminal = sit(table, "1", "1")
    assert "No space left on device" in terminal.flat
    assert on_disk(file).actions == table.record.actions
    table = table_for(tmp_path / "other.json")
    failing = Terminal("en", typed("1"))
    assert play(table, failing.talk) == 2
    assert "The game is saved" not in failing.text


def test_bots_among_themselves(tmp_path: Path) -> None:
    terminal = sit(nearly_over(tmp_path / "game.json", "random,random"))
    assert "· Player 1" in terminal.text
    assert "The game is over" in terminal.text


@pytest.mark.parametrize("seats", ["search:20,random", "greedy,search:easy,random"])
def test_bots_play_the_same_game_as_in_the_lab(tmp_path: Path, seats: str) -> None:
    table = table_for(tmp_path / "game.json", seats, seed=8)
    sit(table)
    state = table.game.start(8)
    driver = Driver([bot_for(seat, table.game) for seat in seats.split(",")], 8)
    driver.play(state)
    assert table.state == state
    assert table.decisions == driver.decisions


def test_a_bot_that_has_no_choice_thinks_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits would learn from a quick answer that there was nothing to choose."""
    table = table_for(tmp_path / "game.json", "greedy,me")
    table.state.choices = table.state.choices[:1]
    asked: list[int] = []

    def noted(bot: Bot, state: State, seed: int) -> int:
        asked.append(seed)
        return ask(bot, state, seed)

    monkeypatch.setattr("ludoteca.table.hosted.ask", noted)
    expected = table.bot_seed
    table.bot_decides()
    assert asked == [expected]


def test_a_bot_that_thinks_is_seen_to_think(tmp_path: Path) -> None:
    terminal = Terminal("it", typed(), real=True)
    assert play(table_for(tmp_path / "game.json", "random,me"), terminal.talk) == 0
    thinking, _, after = terminal.text.partition("Giocatore 1 sta pensando ...")
    assert "Stazione" not in thinking
    assert "\x1b[2K" in after


def test_options_that_are_unusual_are_named(tmp_path: Path) -> None:
    terminal = sit(table_for(tmp_path / "game.json", deep_space="random"), lang="it")
    assert "Carte Spazio Profondo: due a caso" in terminal.text
    assert "Gruppi uguali" not in terminal.text


def test_what_would_move_the_cursor_is_made_visible(tmp_path: Path) -> None:
    terminal = sit(table_for(tmp_path / "game.json"), "\x1b[2Jboo", "save /\x00nowhere/x")
    assert "\x1b" not in terminal.text


class TestCurtain:
    """Two people at one screen, in a game that hides something."""

    @pytest.fixture(autouse=True)
    def _hidden(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(MarrakHesh, "hides", True)

    def test_it_falls_between_two_people(self, tmp_path: Path) -> None:
        table = table_for(tmp_path / "game.json", "me,me")
        terminal = sit(table, "", "1", "1", "", "", "1", "1", "", "")
        assert table.decisions == 4
        parts = terminal.text.split("Curtain: it is the turn of Player ")
        assert [part[0] for part in parts[1:]] == ["1", "2", "1"]
        assert "Enter hides your view from Player 2" in parts[1]
        assert "Player 2, press Enter when nobody else is looking" in parts[2]
        assert "Station" not in parts[2].partition("Player 2, press Enter")[0]

    def test_what_one_did_can_be_taken_back_before_it_falls(self, tmp_path: Path) -> None:
        table = table_for(tmp_path / "game.json", "me,me")
        sit(table, "", "1", "1", "undo", "2", "", "")
        assert table.record.actions == [0, 77]

    def test_the_next_person_cannot_take_it_back(self, tmp_path: Path) -> None:
        table = table_for(tmp_path / "game.json", "me,me")
        terminal = sit(table, "", "1", "1", "", "", "undo")
        assert "Only your own last action" in terminal.text
        assert table.decisions == 2

    @pytest.mark.parametrize("keys", [("quit",), ("", "1", "1", "quit"), ("", "1", "1", "", "quit")])
    def test_one_may_leave_at_it(self, tmp_path: Path, keys: tuple[str, ...]) -> None:
        terminal = sit(table_for(tmp_path / "game.json", "me,me"), *keys, "", "", "1")
        assert "The game is saved." in terminal.text

    def test_it_is_up_for_good_at_the_end(self, tmp_path: Path) -> None:
        table = nearly_over(tmp_path / "game.json", "me,me")
        terminal = sit(table, *["1", "", ""] * 12)
        assert table.state.is_over
        assert terminal.text.partition("The game is over")[2].count("Station") == 1

    def test_on_a_real_terminal_nothing_is_left_above_it(self, tmp_path: Path) -> None:
        terminal = Terminal("en", typed("", "1", "1", "", ""), real=True)
        assert play(table_for(tmp_path / "game.json", "me,me"), terminal.talk) == 0
        clear = "\x1b[2J\x1b[H\x1b[3J"
        assert terminal.text.count(clear) == 3
        before, _, after = terminal.text.partition("Enter hides your view")
        assert "Station" in before
        assert "Station" not in after.partition(clear)[2].partition("press Enter")[0]

    def test_one_person_alone_needs_none(self, tmp_path: Path) -> None:
        assert "Curtain" not in sit(table_for(tmp_path / "game.json"), "1", "1").text


def test_a_file_in_the_persons_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    one, two = savefile.new_file("marrak_hesh"), savefile.new_file("marrak_hesh")
    assert one != two
    assert one.parent == two.parent == tmp_path / "ludoteca"
    assert one.name.startswith("marrak_hesh-")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert str(tmp_path) in str(savefile.data_folder())


def test_the_record_is_plain_json(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sit(table_for(file), "1")
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["game"] == "marrak_hesh"
    assert found["actions"] == [0]
