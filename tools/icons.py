"""The icons of the app as pixels, drawn from `icon.svg`: `python -m tools.icons`, when that drawing has changed."""

from __future__ import annotations

from pathlib import Path

import resvg_py

STATIC = Path(__file__).parents[1] / "src" / "ludoteca" / "web" / "static"
SIZES = (180, 192, 512)
GROUND = '<rect width="32" height="32" rx="7" fill="#23283b"/>'
SQUARE = '<rect width="32" height="32" fill="#23283b"/>'


def main() -> None:
    """Write one file for each size, and one with room around it, since a device may cut a circle out of it."""
    drawn = (STATIC / "icon.svg").read_text(encoding="utf-8").replace(GROUND, SQUARE)
    before, after = drawn.split(SQUARE)
    roomy = f'{before}{SQUARE}<g transform="translate(16 16) scale(.72) translate(-16 -16)">' + after.replace(
        "</svg>", "</g></svg>"
    )
    for size in SIZES:
        _write(f"icon-{size}.png", drawn, size)
    _write("icon-round.png", roomy, 512)


def _write(name: str, drawn: str, size: int) -> None:
    (STATIC / name).write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=size, height=size)))


if __name__ == "__main__":
    main()
