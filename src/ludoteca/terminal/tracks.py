"""Tracks of one's own for Automobiles: checked, and drawn as a picture."""

from __future__ import annotations

from pathlib import Path

from ludoteca.engine import Phrase, house
from ludoteca.files import check_free, read_text, written_whole
from ludoteca.games.automobiles.drawing import draw_track
from ludoteca.games.automobiles.track import Track, read_track
from ludoteca.terminal.talk import Talk

WORKS = ("check", "draw")


def check(file: Path, talk: Talk) -> int:
    """Say that a track is fine, or what is wrong with it."""
    track = _read(file)
    args: dict[str, int | str | Phrase] = {
        "name": track.name,
        "stretches": len(track.posts),
        "lanes": track.lanes,
        "spaces": len(track.start),
        "sections": track.sections,
    }
    talk.line(house("track-fine", args).text(talk.lang))
    return 0


def draw(file: Path, out: Path, talk: Talk, *, force: bool) -> int:
    """Draw a track as SVG."""
    track = _read(file)
    check_free(out, force=force)
    with written_whole(out) as picture:
        picture.write(draw_track(track).encode())
    talk.line(house("track-drawn", {"name": track.name, "file": str(out)}).text(talk.lang))
    return 0


def _read(file: Path) -> Track:
    return read_track(read_text(file), str(file))
