"""Tracks: read from a text, checked (V1-V7), and laid out as flat lists of spaces and sections.

A lap is cut into stretches of 2520 ticks. In a stretch each lane has spaces, and a space has sections of equal length.
All places are numbers: a space, or a section (those of a space follow each other, the rear one first).
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache
from importlib.resources import files
from typing import Final

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import Phrase
from ludoteca.games.automobiles.content import GEARS, HOUSE, PACKAGE, PLACES, WHITE
from ludoteca.games.automobiles.geometry import (
    FULL_TURN,
    GAP_SHARE,
    MOST_LENGTH,
    STRETCH,
    TINY,
    Course,
    Part,
    arc,
    straight,
)
from ludoteca.games.automobiles.phrases import say

NOWHERE: Final = -1
MOST_TEXT: Final = 8000  # characters of a track of one's own
STRETCHES: Final = (4, 40)  # V7: so many at least and at most
MOST_SPACES: Final = 600  # V7
MOST_SECTIONS: Final = 1200  # V7
MOST_PIECES: Final = 120  # V7: straights and arcs of all shapes
BUILT_IN: Final = ("daytona_beach", "monza")

_LETTERS: Final = "".join(HOUSE.letters[:GEARS])
_HEADERS: Final = ("track", "lanes", "laps", "firstcross", "money")
_SPACE: Final = re.compile(rf"([{_LETTERS}]{{1,{GEARS}}})(\d{{0,4}})(?:@(\d))?", re.ASCII)
_GAP: Final = re.compile(r"-(\d{1,4})", re.ASCII)
_STRAIGHT: Final = re.compile(r"S(\d{1,4}(?:\.\d{1,3})?)", re.ASCII)
_ARC: Final = re.compile(r"([LR])(\d{1,3}(?:\.\d{1,3})?)r(\d{1,3}(?:\.\d{1,3})?)", re.ASCII)
_POST: Final = re.compile(r"\w[\w-]{0,23}")


class TrackError(LudotecaError):
    """A track that cannot be driven; the phrase names the file, the line, what is wrong and what would be right."""


class Track:
    """A track. Lists by space, by section, or by section and exit (three each)."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file  # what errors call it
        self.name = ""
        self.lanes = 0
        self.laps = 0
        self.counts = False  # whether the crossing right after the start counts as a lap (R5)
        self.money: list[int] = []  # of each grid place
        self.grid: list[int] = []  # the section of each grid place
        self.posts: list[str] = []
        self.shapes: list[list[Part]] = []  # of each stretch
        self.length = 0  # A: the ticks of a lap
        # by space
        self.lane: list[int] = []  # 0 is the inner one
        self.stretch: list[int] = []
        self.number: list[int] = []  # counted from 1 within its lane and stretch
        self.start: list[int] = []
        self.end: list[int] = []
        self.colours: list[int] = []  # as bits
        self.darkest: list[int] = []
        self.rear: list[int] = []  # its first section
        self.front: list[int] = []  # its last section
        self.next: list[int] = []  # the next space of the lane, or NOWHERE
        # by section
        self.space: list[int] = []
        self.nose: list[int] = []  # 1 to A
        self.behind: list[int] = []  # the nose modulo A: what the next nose is measured from
        self.exits: list[int] = []  # section x 3 + own, inner, outer: the space, or NOWHERE (R8)

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return read_track, (self.text, self.file)

    @property
    def sections(self) -> int:
        """How many sections there are."""
        return len(self.space)

    def course(self) -> Course:
        """The centre line, for drawing."""
        return Course(self.shapes, self.lanes)

    @property
    def grid_behind_line(self) -> bool:
        """Whether the cars cross the finish line right after the start: the grid lies in the second half of the lap."""
        return 2 * self.nose[self.grid[0]] > self.length

    def place_text(self, section: int) -> str:
        """A section in the rulebook's notation: `beach_1:2.1#4`."""
        space = self.space[section]
        text = f"{self.posts[self.stretch[space]]}:{self.lane[space] + 1}.{self.number[space]}"
        return text if self.rear[space] == self.front[space] else f"{text}#{section - self.rear[space] + 1}"

    def colours_text(self, space: int) -> str:
        """The colours of a space as letters: `LD`."""
        return "".join(_LETTERS[colour] for colour in range(GEARS) if self.colours[space] >> colour & 1)

    def section_at(self, place: str) -> int:
        """The section that the rulebook's notation names; NOWHERE if there is none."""
        for section in range(len(self.space)):
            space = self.space[section]
            if self.place_text(section) == place or (
                self.rear[space] == self.front[space] and f"{self.place_text(section)}#1" == place
            ):
                return section
        return NOWHERE


class _Reader:
    """Reads a track text line by line and says where it is wrong."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.line = 0
        self.track = Track(text, file)
        self.seen: list[str] = []
        self.cells: list[list[str]] = []  # of each post
        self.lines: list[int] = []  # the line of each post
        self.pieces = 0  # of all shapes so far
        self.places: dict[int, int] = {}  # grid place -> section
        self.place_lines: dict[int, int] = {}

    def wrong(self, key: str, args: dict[str, int | str | Phrase] | None = None, line: int | None = None) -> TrackError:
        """An error at a line; 0: about the track as a whole."""
        number = self.line if line is None else line
        problem = say(f"track-{key}", args)
        if number == 0:
            return TrackError(say("track-error", {"file": self.file, "problem": problem}))
        return TrackError(say("track-error-line", {"file": self.file, "line": number, "problem": problem}))

    def read(self) -> Track:
        """The track of the text."""
        for number, raw in enumerate(self.track.text.splitlines(), 1):
            self.line = number
            line = raw.partition("#")[0].strip()
            if line:
                word, _, rest = line.partition(" ")
                self._item(word, rest.strip())
        self.line = 0
        for header in _HEADERS:
            if header not in self.seen:
                raise self.wrong("missing", {"item": header})
        posts = len(self.track.posts)
        if not STRETCHES[0] <= posts <= STRETCHES[1]:  # V7
            raise self.wrong("stretches", {"found": posts, "least": STRETCHES[0], "most": STRETCHES[1]})
        self._lay_out()
        self._check_grid()
        self._check_exits()
        self._check_reach()
        self._check_course()
        return self.track

    # ---- line by line

    def _item(self, word: str, rest: str) -> None:
        track = self.track
        if word == "post":
            self._post(rest)
            return
        if word not in _HEADERS:
            raise self.wrong("item", {"found": _short(word)})
        if word in self.seen:
            raise self.wrong("twice", {"item": word})
        self.seen.append(word)
        if word == "track":
            if not rest or len(rest) > 40 or not rest.isprintable():
                raise self.wrong("name", {"length": len(rest)})
            track.name = rest
        elif word == "lanes":
            track.lanes = self._whole(word, rest, 2, 6)
        elif word == "laps":
            track.laps = self._whole(word, rest, 1, 8)
        elif word == "firstcross":
            if rest not in ("free", "counts"):
                raise self.wrong("firstcross", {"found": _short(rest)})
            track.counts = rest == "counts"
        else:
            numbers = rest.split()
            if len(numbers) != PLACES:
                raise self.wrong("money", {"found": _short(rest)})
            track.money = [self._whole(word, number, 0, 99) for number in numbers]

    def _whole(self, item: str, text: str, low: int, high: int) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 4 or not low <= int(text) <= high:
            raise self.wrong("number", {"item": item, "found": _short(text), "low": low, "high": high})
        return int(text)

    def _post(self, rest: str) -> None:
        cells = [cell.strip() for cell in rest.split("|")]
        name = cells[0]
        if not _POST.fullmatch(name):
            raise self.wrong("post-name", {"found": _short(name)})
        if name in self.track.posts:
            raise self.wrong("post-twice", {"post": name})
        if len(cells) < 2:
            raise self.wrong("shape", {"found": ""})
        words = cells[1].split()
        self.pieces += len(words)
        if self.pieces > MOST_PIECES:  # V7
            raise self.wrong("pieces", {"found": self.pieces, "most": MOST_PIECES})
        self.track.posts.append(name)
        self.track.shapes.append([self._part(word) for word in words])
        if not words:
            raise self.wrong("shape", {"found": ""})
        self.cells.append(cells[2:])
        self.lines.append(self.line)

    def _part(self, word: str) -> Part:
        found = _STRAIGHT.fullmatch(word)
        if found and float(found[1]) > 0.0:
            return straight(float(found[1]))
        found = _ARC.fullmatch(word)
        if found and 0.0 < float(found[2]) <= FULL_TURN and float(found[3]) > 0.0:
            degrees = float(found[2])
            return arc(degrees if found[1] == "L" else -degrees, float(found[3]))
        raise self.wrong("shape", {"found": _short(word)})

    # ---- spaces and their sections, by R2

    def _lay_out(self) -> None:
        track = self.track
        track.length = STRETCH * len(track.posts)
        for stretch, cells in enumerate(self.cells):
            self.line = self.lines[stretch]
            if len(cells) != track.lanes:  # V1
                raise self.wrong("cells", {"found": len(cells), "lanes": track.lanes})
            for lane, cell in enumerate(cells):
                self._lay_lane(stretch, lane, cell)
        self.line = 0
        self._join()

    def _lay_lane(self, stretch: int, lane: int, cell: str) -> None:
        track = self.track
        words = cell.split()
        sizes = [self._size(word) for word in words]
        total = sum(sizes)
        if total == 0 or STRETCH % total:  # V2
            raise self.wrong("sections", {"lane": lane + 1, "found": total})
        self._check_room(words, sizes)
        each = STRETCH // total
        tick = STRETCH * stretch
        number = 0
        for word, size in zip(words, sizes, strict=True):
            if not word.startswith("-"):
                number += 1
                space = len(track.start)
                track.lane.append(lane)
                track.stretch.append(stretch)
                track.number.append(number)
                track.start.append(tick)
                track.end.append(tick + size * each)
                self._colour(word)
                track.rear.append(len(track.space))
                for section in range(1, size + 1):
                    track.space.append(space)
                    track.nose.append(tick + section * each)
                    track.behind.append((tick + section * each) % track.length)
                track.front.append(len(track.space) - 1)
                self._mark(word, space)
            tick += size * each

    def _check_room(self, words: list[str], sizes: list[int]) -> None:
        """V7: not more spaces and sections than a lap has room for, asked before any of them is laid out."""
        spaces = len(self.track.start)
        sections = self.track.sections
        for word, size in zip(words, sizes, strict=True):
            if not word.startswith("-"):
                spaces += 1
                sections += size
        if spaces > MOST_SPACES:
            raise self.wrong("spaces-many", {"found": spaces, "most": MOST_SPACES})
        if sections > MOST_SECTIONS:
            raise self.wrong("sections-many", {"found": sections, "most": MOST_SECTIONS})

    def _size(self, word: str) -> int:
        gap = _GAP.fullmatch(word)
        found = _SPACE.fullmatch(word)
        if gap:
            size = int(gap[1])
        elif found and len(set(found[1])) == len(found[1]):
            size = int(found[2] or 1)
        else:
            raise self.wrong("space", {"found": _short(word)})
        if size < 1:
            raise self.wrong("space", {"found": _short(word)})
        return size

    def _colour(self, word: str) -> None:
        found = _SPACE.fullmatch(word)
        assert found is not None
        colours = [_LETTERS.index(letter) for letter in found[1]]
        self.track.colours.append(sum(1 << colour for colour in colours))
        self.track.darkest.append(max(colours))

    def _mark(self, word: str, space: int) -> None:
        found = _SPACE.fullmatch(word)
        assert found is not None
        if not found[3]:
            return
        track = self.track
        place = int(found[3])
        if not 1 <= place <= PLACES:
            raise self.wrong("grid-number", {"found": place})
        if place in self.places:
            raise self.wrong("grid-twice", {"place": place})
        if track.rear[space] != track.front[space] or not track.colours[space] >> WHITE & 1:  # V3
            raise self.wrong("grid-space", {"place": place, "found": word})
        self.places[place] = track.rear[space]
        self.place_lines[place] = self.line

    def _join(self) -> None:
        """R8: where one can go from each section, cars left aside."""
        track = self.track
        by_start: dict[tuple[int, int], int] = {}
        for space in range(len(track.start)):
            by_start[track.lane[space], track.start[space]] = space
        for space in range(len(track.start)):
            track.next.append(by_start.get((track.lane[space], track.end[space] % track.length), NOWHERE))
        by_lane: list[list[int]] = [[] for _ in range(track.lanes)]  # spaces are laid out in the order of their ticks
        starts: list[list[int]] = [[] for _ in range(track.lanes)]
        for space in range(len(track.start)):
            by_lane[track.lane[space]].append(space)
            starts[track.lane[space]].append(track.start[space])
        for section in range(track.sections):
            space = track.space[section]
            lane = track.lane[space]
            track.exits.append(track.next[space])
            for beside in (lane - 1, lane + 1):
                found = NOWHERE
                if 0 <= beside < track.lanes:
                    place = bisect_right(starts[beside], track.behind[section]) - 1
                    if place >= 0 and track.behind[section] < track.end[by_lane[beside][place]]:
                        found = by_lane[beside][place]
                track.exits.append(found)

    # ---- the checks of the whole

    def _check_grid(self) -> None:
        """V3: grid places 1 to 5, standing in the order of R6."""
        track = self.track
        for place in range(1, PLACES + 1):
            if place not in self.places:
                raise self.wrong("grid-missing", {"place": place})
            track.grid.append(self.places[place])
        for place in range(1, PLACES):
            ahead = track.grid[place - 1]
            later = track.grid[place]
            standing = (track.nose[ahead], -track.lane[track.space[ahead]])
            if standing <= (track.nose[later], -track.lane[track.space[later]]):
                line = self.place_lines[place + 1]
                raise self.wrong("grid-order", {"place": place, "later": place + 1}, line)

    def _check_exits(self) -> None:
        """V4: nobody can be stuck but behind cars."""
        track = self.track
        for section in range(track.sections):
            space = track.space[section]
            beside = track.exits[3 * section + 1] != NOWHERE or track.exits[3 * section + 2] != NOWHERE
            line = self.lines[track.stretch[space]]
            if section < track.front[space] and not beside:
                raise self.wrong("shut", {"place": track.place_text(section)}, line)
            if section == track.front[space] and not beside and track.next[space] == NOWHERE:
                raise self.wrong("dead-end", {"place": track.place_text(section)}, line)

    def _check_reach(self) -> None:
        """V5: every space can be reached from the grid."""
        track = self.track
        reached = {track.space[section] for section in track.grid}
        waiting = sorted(reached)
        while waiting:
            section = track.front[waiting.pop()]
            for space in track.exits[3 * section : 3 * section + 3]:
                if space != NOWHERE and space not in reached:
                    reached.add(space)
                    waiting.append(space)
        for space in range(len(track.start)):
            if space not in reached:
                line = self.lines[track.stretch[space]]
                raise self.wrong("apart", {"place": track.place_text(track.front[space])}, line)

    def _check_course(self) -> None:
        """V6: the lap can be drawn."""
        course = self.track.course()
        least = self.track.lanes / 2 + 1
        if abs(course.turn - FULL_TURN) > TINY:
            raise self.wrong("turn", {"found": _decimal(course.turn)})
        if course.length > MOST_LENGTH:
            raise self.wrong("long", {"found": _decimal(course.length), "most": _decimal(MOST_LENGTH)})
        if course.tightest < least:
            raise self.wrong("radius", {"found": _decimal(course.tightest), "least": _decimal(least)})
        most = GAP_SHARE * course.length
        if course.gap > most:
            raise self.wrong("gap", {"found": _decimal(course.gap), "most": _decimal(most)})
        near = course.too_near()
        if near is not None:
            raise self.wrong(
                "near",
                {
                    "one": self._post_at(course, near[0]),
                    "other": self._post_at(course, near[1]),
                    "least": _decimal(self.track.lanes + 0.5),
                },
            )

    def _post_at(self, course: Course, along: float) -> str:
        number = 0
        while number + 1 < len(self.track.posts) and course.begins[number + 1] <= along:
            number += 1
        return self.track.posts[number]


@lru_cache(maxsize=32)
def read_track(text: str, file: str) -> Track:
    """The track of a text; `file` is what errors call it."""
    return _Reader(text, file).read()


def built_in(name: str) -> Track:
    """A track of the box."""
    return read_track(track_text(name), f"tracks/{name}.txt")


@lru_cache(maxsize=4)
def track_text(name: str) -> str:
    """The text of a track of the box."""
    return files(PACKAGE).joinpath("tracks", f"{name}.txt").read_text(encoding="utf-8")


def _short(text: str) -> str:
    return text if len(text) <= 24 else text[:23] + "…"


def _decimal(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
