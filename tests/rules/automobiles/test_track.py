"""The tracks: how they are laid out (R1-R4), and what is wrong with one of one's own (V1-V7)."""

from __future__ import annotations

import pickle
import re
from math import hypot, pi

import pytest

from ludoteca.engine.shelf import text_of
from ludoteca.games.automobiles.drawing import draw_track
from ludoteca.games.automobiles.geometry import MOST_LENGTH
from ludoteca.games.automobiles.track import (
    MOST_PIECES,
    MOST_SECTIONS,
    MOST_SPACES,
    STRETCHES,
    Track,
    TrackError,
    built_in,
    read_track,
    track_text,
)

OVAL = """track Small oval  # three lanes, one with gaps
lanes 3
laps 2
firstcross counts
money 12 12 11 11 10

post line | S12    | W@4 W@2 W@1 L2 | W@5 W@3 D3 | -2 B3
post east | L180r4 | W WL           | L2 W       | LD2 W
post back | S12    | W L2           | D2 W       | -3
post west | L180r4 | L2 W           | W D2       | -1 L DB
"""


def wrong(old: str, new: str, text: str = OVAL) -> str:
    """What is said of the oval with something changed."""
    assert old in text
    with pytest.raises(TrackError) as error:
        read_track(text.replace(old, new, 1), "oval.txt")
    english, italian = error.value.text("en"), error.value.text("it")
    assert english.startswith("oval.txt")
    assert italian.startswith("oval.txt")
    assert english != italian
    return english


def oval() -> Track:
    return read_track(OVAL, "oval.txt")


# ---- how a track is laid out


@pytest.mark.rule("R1")
def test_R1_lanes_are_numbered_from_the_inner_one_on_the_left() -> None:
    course = built_in("daytona_beach").course()
    inner, outer = course.at(0, 1), course.at(0, 4)
    assert inner[1] > outer[1]  # driving to the right, the left is up
    assert (inner[0], outer[0]) == (0.0, 0.0)
    assert course.turn == 360.0  # anticlockwise
    track = built_in("daytona_beach")
    for section in range(track.sections):
        for number, space in enumerate(track.exits[3 * section : 3 * section + 3]):
            if space >= 0 and (number > 0 or section == track.front[track.space[section]]):
                assert track.end[space] > track.behind[section], "never backwards or purely sideways"


@pytest.mark.rule("R2")
@pytest.mark.parametrize(("name", "stretches", "spaces"), [("daytona_beach", 8, 83), ("monza", 11, 99)])
def test_R2_stretches_spaces_and_sections(name: str, stretches: int, spaces: int) -> None:
    track = built_in(name)
    assert (len(track.posts), track.length, len(track.start)) == (stretches, 2520 * stretches, spaces)
    for lane in range(4):
        lengths = [track.end[space] - track.start[space] for space in range(spaces) if track.lane[space] == lane]
        assert sum(lengths) == track.length
    for space in range(spaces):
        sections = track.front[space] - track.rear[space] + 1
        each = (track.end[space] - track.start[space]) // sections
        noses = [track.nose[section] for section in range(track.rear[space], track.front[space] + 1)]
        assert noses == [track.start[space] + each * number for number in range(1, sections + 1)]


@pytest.mark.rule("R2")
def test_R2_a_stretch_with_fewer_sections_has_longer_ones() -> None:
    track = built_in("daytona_beach")
    white, long = track.section_at("turn_1:1.1"), track.section_at("turn_1:4.2#1")
    assert track.nose[white] - 2520 == 840  # a third of the stretch
    assert track.nose[long] - 2520 == 840  # W and the first of five: two sixths


@pytest.mark.rule("R3")
def test_R3_the_nose_is_the_front_edge() -> None:
    track = built_in("daytona_beach")
    assert track.nose[track.section_at("front:1.1#1")] == 420
    assert track.nose[track.section_at("pits:1.5")] == 20160 == track.length
    assert min(track.nose) > 0
    assert max(track.nose) == track.length


@pytest.mark.rule("R4")
def test_R4_colours_and_the_darkest_one() -> None:
    track = built_in("daytona_beach")
    space = track.space[track.section_at("turn_1:3.1#1")]
    assert (track.colours_text(space), track.darkest[space]) == ("LD", 2)
    plain = track.space[track.section_at("turn_1:1.1")]
    assert (track.colours_text(plain), track.darkest[plain]) == ("W", 0)


def test_gaps_have_no_track() -> None:
    track = oval()
    assert track.counts
    assert (track.lanes, track.laps, track.money) == (3, 2, [12, 12, 11, 11, 10])
    assert track.section_at("back:3.1") == -1
    end = track.section_at("east:3.2")
    assert track.exits[3 * end : 3 * end + 3] == [-1, track.space[track.section_at("back:2.1#1")], -1]
    assert track.number[track.space[track.section_at("west:3.1")]] == 1, "gaps are not counted"


# ---- checks


@pytest.mark.rule("V1")
def test_V1_as_many_cells_as_lanes() -> None:
    said = wrong("| W L2           | D2 W       | -3", "| W L2           | D2 W")
    assert "line 9" in said
    assert "2 lane cells" in said
    assert "must be 3" in said


@pytest.mark.rule("V2")
@pytest.mark.parametrize(("cell", "count"), [("W L10", 11), ("", 0), ("L2 W10 -1", 13)])
def test_V2_sections_divide_2520(cell: str, count: int) -> None:
    said = wrong("| W L2           | D2 W       | -3", f"| {cell}           | D2 W       | -3")
    assert "line 9" in said
    assert f"lane 1 has {count} sections" in said
    assert "2520" in said


@pytest.mark.rule("V3")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("W@5", "W", "grid place 5 is missing"),
        ("W@5 W@3", "W@3 W@3", "grid place 3 is there twice"),
        ("W@4", "L@4", 'line 7: grid place 4 is on "L@4"'),
        ("W@4", "W2@4", 'grid place 4 is on "W2@4"'),
        ("W@5", "W1@7", "places are 1 to 5"),
        ("W@4", "W@14", '"W@14" is not a space'),
        ("W@4 W@2 W@1", "W@4 W@1 W@2", "place 2 stands ahead of place 1"),
        ("W@5 W@3", "W@4 W@3", "grid place 4 is there twice"),
        ("W@4 W@2 W@1 L2 | W@5 W@3", "W@5 W@3 W@1 L2 | W@4 W@2", "place 3 stands ahead of place 2"),
    ],
)
def test_V3_the_grid(old: str, new: str, expected: str) -> None:
    text = OVAL.replace("| W@4 W@2 W@1 L2", "| W@4 W@2 W@1 L") if new == "W2@4" else OVAL
    assert expected in wrong(old, new, text)


@pytest.mark.rule("V4")
def test_V4_nobody_is_shut_in_but_by_cars() -> None:
    lone = OVAL.replace("| W L2           | D2 W       | -3", "| W L2           | -3         | -3")
    lone = lone.replace("| LD2 W", "| LD2 -1")
    said = wrong("lanes 3", "lanes 3", lone)
    assert said.startswith("oval.txt, line 9: a car in back:1.2#1 behind another one would be shut in")
    ends = OVAL.replace("| W L2           | D2 W       | -3", "| W -2           | D -2       | -3")
    said = wrong("lanes 3", "lanes 3", ends)
    assert said.startswith("oval.txt, line 9: back:1.1 is a dead end")


@pytest.mark.rule("V5")
def test_V5_every_space_is_reached() -> None:
    island = OVAL.replace("| W L2           | D2 W       | -3", "| W L2           | D          | -1 W -1")
    said = wrong("lanes 3", "lanes 3", island)
    assert said.startswith("oval.txt, line 9: back:3.1 cannot be reached from the grid")


@pytest.mark.rule("V6")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("L180r4", "L170r4", "350 degrees"),
        ("post back | S12", "post back | S6", "6 lane widths from its start"),
        ("L180r4", "L180r2", "radius 2"),
        ("S12", "S0", '"S0" is not a shape'),
        ("S12", "X12", '"X12" is not a shape'),
        ("post west | L180r4", "post west | L180r4 L180r3 R180r3 S1 L180r3 R180r3", "from its start"),
        ("post east | L180r4", "post east | L270r4 S6 R90r4 R90r4 S6 L90r4", "from its start"),
    ],
)
def test_V6_the_lap_can_be_drawn(old: str, new: str, expected: str) -> None:
    assert expected in wrong(old, new)


@pytest.mark.rule("V7")
@pytest.mark.parametrize("posts", [3, 41])
def test_V7_four_to_forty_stretches(posts: int) -> None:
    lines = OVAL.splitlines()
    head, stretches = lines[:6], lines[6:]
    more = [stretches[2].replace("back", f"more_{number}") for number in range(37)]
    text = "\n".join(head + (stretches[:3] if posts == 3 else stretches + more))
    with pytest.raises(TrackError, match=f"there are {posts} posts"):
        read_track(text, "oval.txt")


@pytest.mark.rule("V7")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("| L2 W       | LD2 W", "| L2 W       | W1260 W1260", "2,538 sections; a lap has 1,200 at the most (V7)"),
        ("W WL  ", "W " * 630, "638 spaces; a lap has 600 at the most (V7)"),
        ("post back | S12", "post back | " + "S1 " * 120, "122 straights and arcs; a lap has 120 at the most (V7)"),
    ],
)
def test_V7_a_lap_has_room_for_so_much(old: str, new: str, expected: str) -> None:
    assert expected in wrong(old, new)


@pytest.mark.rule("V7")
def test_V7_a_lap_is_at_most_400_lane_widths_long() -> None:
    long = OVAL.replace("post line | S12", "post line | S200").replace("post back | S12", "post back | S200")
    assert "the lap is 425.13 lane widths long; at most 400 can be drawn (V7)" in wrong("S200", "S200", long)


@pytest.mark.rule("V7")
def test_V7_the_rulebook_names_the_bounds() -> None:
    for lang in ("en", "it"):
        book = text_of("automobiles", f"rulebook/{lang}.md") or ""
        told = next(line for line in book.splitlines() if line.startswith("- **V7**"))
        found = [int(number) for number in re.findall(r"\b\d+\b", told)]
        assert found == [*STRETCHES, MOST_SPACES, MOST_SECTIONS, MOST_PIECES, MOST_LENGTH]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("lanes 3", "lanes 7", 'line 2: lanes: "7" must be a whole number from 2 to 6'),
        ("laps 2", "laps two", "from 1 to 8"),
        ("laps 2\n", "", '"laps ..." is missing'),
        ("laps 2", "laps 2\nlaps 2", "line 4"),
        ("firstcross counts", "firstcross maybe", "free or counts"),
        ("money 12 12 11 11 10", "money 12 12 11", "five numbers"),
        ("money", "cash", '"cash" is not an item'),
        ("post east", "post line", "there is a post line already"),
        ("post east", "post e/st", '"e/st"'),
        ("W WL  ", "W WW  ", '"WW" is not a space'),
        ("W WL  ", "W Q2  ", '"Q2" is not a space'),
        ("W WL  ", "W W0  ", '"W0" is not a space'),
        ("track Small oval", "track", "1 to 40"),
    ],
)
def test_what_is_wrong_with_a_line(old: str, new: str, expected: str) -> None:
    assert expected in wrong(old, new)


@pytest.mark.rule("V1", "V2", "V3", "V4", "V5", "V6", "V7")
@pytest.mark.parametrize("name", ["daytona_beach", "monza"])
def test_both_tracks_of_the_box_are_fine(name: str) -> None:
    track = read_track(track_text(name), name)
    assert track.course().gap <= 0.02 * track.course().length


# ---- geometry


def test_the_course_is_closed_and_even() -> None:
    for track in (built_in("daytona_beach"), built_in("monza"), oval()):
        course = track.course()
        start, end = course.pose(0.0), course.pose(course.length - 1e-9)
        assert hypot(start[0] - end[0], start[1] - end[1]) < 1e-6
        assert course.along(2520) == course.begins[1]
        half = course.along(1260)
        assert half == pytest.approx(course.begins[1] / 2)
        one, other = course.at(700, 1), course.at(700, 2)
        assert hypot(one[0] - other[0], one[1] - other[1]) == pytest.approx(1.0)


def test_an_oval_is_as_long_as_its_parts() -> None:
    course = oval().course()
    assert course.length == pytest.approx(24 + 2 * pi * 4)
    x, y, heading = course.at(2 * 2520, 2)
    assert [x, y, heading] == pytest.approx([12.0, 8.0, pi])


@pytest.mark.parametrize("name", ["daytona_beach", "monza"])
def test_a_track_is_drawn_space_by_space(name: str) -> None:
    track = built_in(name)
    svg = draw_track(track)
    assert svg.startswith("<svg")
    for gear, letter in enumerate("WLDB"):
        drawn = svg.count(f">{letter}</text>") + svg.count(f">{letter}</tspan>")
        assert drawn == sum(colours >> gear & 1 for colours in track.colours)
    assert track.name in svg


@pytest.mark.rule("V6")
def test_V6_stretches_keep_their_distance() -> None:
    bulge = OVAL.replace("line | S12", "line | S4 L90r3 R90r3 R90r3 L90r3 S4").replace("back | S12", "back | S20")
    assert "line and back come too close; keep centre lines 3.5" in wrong("lanes 3", "lanes 3", bulge)


def test_a_pickled_track_is_the_track() -> None:
    track = built_in("monza")
    assert pickle.loads(pickle.dumps(track)) is track
    own = oval()
    assert pickle.loads(pickle.dumps(own)).place_text(0) == own.place_text(0)
