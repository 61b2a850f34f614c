"""Files of one's own: a text that stands for the option `track`."""

from __future__ import annotations

from ludoteca.engine.phrase import Phrase, house
from ludoteca.files import Format
from ludoteca.games.automobiles.drawing import draw_track
from ludoteca.games.automobiles.track import read_track


def check(text: str, file: str) -> Phrase:
    """What a track is like; `TrackError` says what is wrong with it."""
    track = read_track(text, file)
    args: dict[str, int | str | Phrase] = {
        "name": track.name,
        "stretches": len(track.posts),
        "lanes": track.lanes,
        "spaces": len(track.start),
        "sections": track.sections,
    }
    return house("track-fine", args)


def draw(text: str, file: str) -> str:
    """A track as SVG."""
    return str(draw_track(read_track(text, file)))


FORMATS = {"track": Format(check, draw)}
