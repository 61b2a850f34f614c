"""The drawings of Mars Needs Mechanics: seven components, Scrap, money and ten blueprints, each about 80 across."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from ludoteca.screen import Markup
from ludoteca.screen.markup import number


@lru_cache(maxsize=16)
def symbols(blueprints: tuple[str, ...]) -> Markup:
    """Everything that is used more than once, and the blueprints that are laid out."""
    art = "".join(f'<g id="mm-{name}">{drawing}</g>' for name, drawing in ART.items())
    plans = "".join(f'<g id="mm-{name}">{PLANS.get(name, PLAIN)}</g>' for name in blueprints)
    return Markup(
        f'<svg class="mm-defs" width="0" height="0" aria-hidden="true"><defs>{_PAINTS}{art}{plans}</defs></svg>'
    )


@lru_cache(maxsize=128)
def picture(name: str, classes: str = "mm-pic") -> Markup:
    """A drawing on its own."""
    return Markup(f'<svg class="{classes}" viewBox="-42 -42 84 84" aria-hidden="true"><use href="#mm-{name}"/></svg>')


def _wheel(teeth: int, root: float, tip: float) -> str:
    """The outline of a toothed wheel."""
    path = ""
    for tooth in range(teeth):
        for offset, radius in ((-0.32, root), (-0.19, tip), (0.19, tip), (0.32, root)):
            angle = 2 * pi * (tooth + offset) / teeth
            path += f"{'L' if path else 'M'}{number(round(radius * sin(angle), 1))} "
            path += number(round(-radius * cos(angle), 1))
    return path + "z"


_PAINTS: Final = (
    '<linearGradient id="mm-brass" x2="0" y2="1"><stop stop-color="#f7dd94"/><stop offset=".5" stop-color="#c9963a"/>'
    '<stop offset="1" stop-color="#8a5f1c"/></linearGradient>'
    '<linearGradient id="mm-glass"><stop stop-color="#fff" stop-opacity=".34"/>'
    '<stop offset=".3" stop-color="#fff" stop-opacity=".05"/>'
    '<stop offset=".8" stop-color="#000" stop-opacity=".12"/><stop offset="1" stop-color="#fff" stop-opacity=".22"/>'
    "</linearGradient>"
)

ART: Final = {
    "card": (
        '<rect class="mm-cp" x="-46" y="-54" width="92" height="108" rx="9"/>'
        '<rect class="mm-ci" x="-40" y="-48" width="80" height="96" rx="5"/>'
    ),
    "tab": '<path class="mm-tab" d="M-46-22V-45A9 9 0 0 1-37-54H-14A32 32 0 0 1-46-22z"/>',
    "back": (
        '<rect class="mm-bk" x="-46" y="-54" width="92" height="108" rx="9"/>'
        '<rect class="mm-bl" x="-38" y="-46" width="76" height="92" rx="5"/>'
        f'<path class="mm-bw" d="{_wheel(12, 22, 29)}"/><circle class="mm-bl" r="10"/>'
    ),
    "wire": (
        '<g class="mm-k"><path class="mm-m" d="M-23-20H23V20H-23z"/>'
        '<path class="mm-o" d="M-23-8L23-17M-23 4L23-5M-23 16L23 7"/>'
        '<rect class="mm-x" x="-33" y="-34" width="66" height="14" rx="5"/>'
        '<rect class="mm-x" x="-33" y="20" width="66" height="14" rx="5"/>'
        '<path class="mm-o" d="M23 12C40 12 42-4 34-10"/></g>'
    ),
    "magnet": (
        '<g class="mm-k" transform="rotate(-14)"><path d="M-33-20V2A33 33 0 0 0 33 2V-20H13V2A13 13 0 0 1-13 2V-20z"/>'
        '<path class="mm-w" d="M-33-35H-13V-19H-33zM13-35H33V-19H13z"/></g>'
    ),
    "gear": (
        f'<g class="mm-k"><path transform="translate(-6 6)" d="{_wheel(9, 23, 31)}"/>'
        '<circle class="mm-h" cx="-6" cy="6" r="14"/><path class="mm-o" d="M-6-8V20M-20 6H8"/>'
        '<circle class="mm-m" cx="-6" cy="6" r="6"/>'
        f'<path class="mm-m" transform="translate(24-24) rotate(14)" d="{_wheel(7, 10, 15)}"/>'
        '<circle class="mm-h" cx="24" cy="-24" r="3.5"/></g>'
    ),
    "piping": (
        '<path class="mm-q" d="M-34 20H-6Q12 20 12 2V-34"/><path class="mm-r" d="M-34 20H-6Q12 20 12 2V-34"/>'
        '<path class="mm-s" d="M-32 15H-8Q7 15 7 0V-32"/>'
        '<g class="mm-k"><rect class="mm-m" x="-38" y="3" width="11" height="34" rx="3"/>'
        '<rect class="mm-m" x="-5" y="-38" width="34" height="11" rx="3"/>'
        '<path class="mm-o" d="M-12 5V-10"/><rect class="mm-v" x="-27" y="-19" width="30" height="9" rx="4"/></g>'
    ),
    "boiler": (
        '<g class="mm-k"><path class="mm-m" d="M8-24V-39H21V-18z"/>'
        '<path d="M-27-8C-27-24-14-28 0-28S27-24 27-8V34H-27z"/><path class="mm-o" d="M-27-6H27"/>'
        '<circle class="mm-w" cx="-9" cy="6" r="8"/>'
        '<path class="mm-o" d="M-9 6L-5 2"/><path class="mm-f" d="M-14 34V28A14 10 0 0 1 14 28V34z"/>'
        '<path d="M-34 33H34V39H-34z"/></g><path class="mm-dots" d="M12 4h0M20 4h0M12 13h0M20 13h0M-20-13h0M20-13h0"/>'
    ),
    "aether_tube": (
        '<path class="mm-ray" d="M-36-14L-25-9M-39 3H-26M-36 20L-25 14M36-14L25-9M39 3H26M36 20L25 14"/>'
        '<g class="mm-k"><rect class="mm-g" x="-17" y="-26" width="34" height="52" rx="15"/>'
        '<path class="mm-bolt" d="M4-19L-9 4H-1L-5 20 9-4H1z"/>'
        '<path class="mm-b" d="M-13-38H13L17-24H-17zM-17 24H17L13 38H-13z"/></g>'
    ),
    "lens": (
        '<g class="mm-k"><path class="mm-b" d="M11 19L19 11 38 30A6 6 0 0 1 30 38z"/>'
        '<circle class="mm-b" cx="-7" cy="-7" r="30"/><circle class="mm-g" cx="-7" cy="-7" r="22"/></g>'
        '<path class="mm-glint" d="M-21-5A15 15 0 0 1-6-21"/><path class="mm-glint" d="M5 3h0"/>'
    ),
    "scrap": (
        '<g class="mm-k mm-scrap"><path d="M-33-4L-21-25H3L15-4 3 17H-21z"/>'
        '<circle class="mm-h" cx="-9" cy="-4" r="10"/><path class="mm-m" d="M3 31L27-17 37-12 14 36z"/>'
        '<path class="mm-o" d="M10 20L20 25M15 9L25 14M20-2L30 3"/></g>'
    ),
    "coin": (
        '<circle class="mm-coin" r="38"/><circle class="mm-coin2" r="30"/>'
        f'<path class="mm-coin3" d="{_wheel(7, 13, 21)}"/><circle class="mm-coin2" r="5"/>'
    ),
    "tick": '<circle class="mm-tb" cx="25" cy="26" r="13"/><path class="mm-tick" d="M19 26l4 5 8-9"/>',
    "hat": (
        '<path class="mm-hat" d="M-36 24Q0 36 36 24Q38 14 25 16L22-30Q0-38-22-30L-25 16Q-38 14-36 24z"/>'
        '<path class="mm-hat2" d="M-24 5Q0 12 24 5L25 16Q0 24-25 16z"/>'
    ),
    "mark0": '<circle class="mm-mk" r="36"/>',
    "mark1": '<rect class="mm-mk" x="-33" y="-33" width="66" height="66" rx="7"/>',
    "mark2": '<path class="mm-mk" d="M0-41L37-20V20L0 41-37 20V-20z"/>',
    "mark3": '<path class="mm-mk" d="M-40 33L0-40 40 33z"/>',
}

PLANS: Final = {
    "xray_goggles": (
        '<circle cx="-19" cy="3" r="17"/><circle cx="-19" cy="3" r="10"/><circle cx="19" cy="3" r="17"/>'
        '<circle cx="19" cy="3" r="10"/><path d="M-4-4Q0-9 4-4M-36-2L-42-14M36-2L42-14M-24 0l7-5M14 0l7-5'
        'M-19-14v-8M19-14v-8M-24-22h10M14-22h10"/>'
    ),
    "difference_engine": (
        '<path d="M-30-32H26V34H-30zM-36 34H32M-18-32V34M-2-32V34M14-32V34M26 6H36V18M36 18h0"/>'
        '<path d="M-24-22h12v10h-12zM-8-14h12v10H-8zM8-24h12v10H8zM-24 2h12v10h-12zM-8 10h12v10H-8zM8 0h12v10H8z"/>'
        '<circle cx="36" cy="22" r="4"/>'
    ),
    "rocket_booster": (
        '<path d="M0-40C15-26 16-4 13 16H-13C-16-4-15-26 0-40zM-13 2L-27 22V30L-11 20M13 2L27 22V30L11 20"/>'
        '<circle cy="-12" r="6"/><path d="M-8 16L-10 24H10L8 16M-6 28L-9 40M0 28V42M6 28L9 40"/>'
    ),
    "aether_drive": (
        '<ellipse cx="0" cy="0" rx="36" ry="24"/><ellipse cx="0" cy="-3" rx="16" ry="8"/>'
        '<path d="M-36 0Q-30-8-16-4M-28 15Q-24 4-12 2M-10 23Q-8 12-3 5M10 23Q8 12 3 5M28 15Q24 4 12 2M36 0Q30-8 16-4'
        'M-22-19Q-14-14-10-9M22-19Q14-14 10-9M0-24V-11"/><path d="M2-40L-5-28H3L-1-18"/>'
    ),
    "automaton": (
        '<rect x="-13" y="-34" width="26" height="20" rx="5"/><path d="M0-34V-41M-6-25h0.1M6-25h0.1M-5-19H5"/>'
        '<path d="M-18-10H18L14 16H-14zM-18-6L-30 4 -28 18M18-6L30 4 28 18M-8 16V36H-15M8 16V36H15"/>'
        '<circle cy="2" r="7"/><path d="M0-3V2L4 4"/>'
    ),
    "clockwork_nightingale": (
        '<path d="M-34 14C-22 18-16-22 8-24 18-25 24-18 25-12L36-8 24-3C20 18-2 26-20 20L-36 30z"/>'
        '<path d="M-10 6Q4-10 14 2Q8 14-8 12M2 22V36M-4 36H10M10 19V36"/><circle cx="15" cy="-14" r="2"/>'
        '<path d="M-12-14L-22-26M-27-22L-17-30"/>'
    ),
    "assembly_gantry": (
        '<path d="M-38-28H38V-18H-38zM-30-18L-36 36M-24-18L-18 36M24-18L18 36M30-18L36 36M-33 10H-20M33 10H20'
        'M-38-28L-26-18-14-28-2-18 10-28 22-18 34-28"/><path d="M-7-18V-12H7V-18M0-12V4A5 5 0 1 1-6 9"/>'
    ),
    "steam_governor": (
        '<path d="M0-38V30M-14 36H14L8 28H-8zM0-32L-24 2M0-32L24 2M-14-13L0 10L14-13M-5 10H5V18H-5z"/>'
        '<circle cx="-27" cy="8" r="9"/><circle cx="27" cy="8" r="9"/>'
        '<path d="M-12-40Q0-46 12-40M12-40l-6-1M12-40l-2 6"/>'
    ),
    "pneumatic_loader": (
        '<path d="M-38-14H8V14H-38zM-18-14V14M-18 0H26M26-16V16M26-16H34M26 16H34M-30-14V-26H-20M-30 14V26H-20"/>'
        '<path d="M-10-8h0.1M-2-8h0.1M-10 8h0.1M-2 8h0.1M34-6l7 6-7 6"/>'
    ),
    "scrap_crucible": (
        '<path d="M-26-10H26L20 24Q0 34-20 24zM-32-16H32V-10H-32zM-32-12H-40M32-12H40M-14 36Q-8 30-12 26M0 40Q6 34 0 30'
        'M14 36Q18 30 12 26"/><path d="M-14-22Q-10-28-14-34M0-22Q4-30 0-38M14-22Q18-28 14-34"/>'
    ),
}

PLAIN: Final = f'<path d="{_wheel(10, 26, 36)}"/><circle r="12"/>'  # a blueprint that nobody has drawn
