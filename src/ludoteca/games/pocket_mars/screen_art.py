"""The drawings of Pocket Mars that never change: Mars, its buildings, ships, colonists, signs.

A building is drawn 200 wide; a colonist stands on its origin, 40 high; a sign is 24 wide around its origin.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.screen import Markup


@lru_cache(maxsize=1)
def symbols() -> Markup:
    """Every drawing that is used more than once, in a picture of no size."""
    art = "".join(f'<g id="pm-{name}">{drawn}</g>' for name, drawn in _ART.items())
    attributes = 'class="pm-defs" width="0" height="0" aria-hidden="true" focusable="false"'
    return Markup(f"<svg {attributes}><defs>{_PAINTS}{art}</defs></svg>")


@lru_cache(maxsize=256)
def sign(name: str, classes: str = "pm-i") -> Markup:
    """A sign in a line of text."""
    art = f'<use href="#pm-{name}"/>'
    return Markup(f'<svg class="{classes}" viewBox="-13 -13 26 26" aria-hidden="true">{art}</svg>')


@lru_cache(maxsize=1)
def sky() -> Markup:
    """Stars, the small sun with its rays, and the two moons."""
    attributes = 'class="pm-sky" viewBox="0 0 1040 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true"'
    return Markup(f"<svg {attributes}>{_SKY}</svg>")


@lru_cache(maxsize=1)
def dunes() -> Markup:
    """The ground, as wide as the screen."""
    attributes = 'class="pm-dunes" viewBox="0 0 1040 280" preserveAspectRatio="none" aria-hidden="true"'
    return Markup(f"<svg {attributes}>{_DUNES}</svg>")


HELMETS: Final = ["round", "cone", "box", "gem", "droid"]  # of the four seats, and of Devious Automatics

_PAINTS: Final = (
    '<linearGradient id="pm-paint-glass" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fffdf2"/>'
    '<stop offset=".5" stop-color="#cfe9ea"/><stop offset="1" stop-color="#8fc3cf"/></linearGradient>'
    '<radialGradient id="pm-paint-globe" cx=".36" cy=".32" r=".75"><stop stop-color="#8fd6ff"/>'
    '<stop offset=".55" stop-color="#2f7fd6"/><stop offset="1" stop-color="#123a86"/></radialGradient>'
    '<radialGradient id="pm-paint-sun"><stop stop-color="#fff6d8"/><stop offset=".4" stop-color="#ffe2a1"/>'
    '<stop offset="1" stop-color="#ffe2a1" stop-opacity="0"/></radialGradient>'
)

_SKY: Final = (
    '<g class="pm-rays"><path d="M838 138L560-40h90zM838 138L720-60h70zM838 138L850-60h60zM838 138L1000-40h90z'
    'M838 138L1100 60v70zM838 138L1100 200v70zM838 138L520 20v50zM838 138L500 120v50z"/></g>'
    '<circle cx="838" cy="138" r="120" fill="url(#pm-paint-sun)"/><circle class="pm-disc" cx="838" cy="138" r="34"/>'
    '<path class="pm-far" d="M20 24h0M84 70h0M150 18h0M214 96h0M262 34h0M340 14h0M392 82h0M470 26h0M528 64h0M596 12h0'
    'M660 92h0M706 30h0M930 22h0M986 84h0M1024 40h0M44 128h0M118 150h0M306 140h0M434 132h0M574 146h0"/>'
    '<path class="pm-near" d="M52 52h0M182 48h0M300 66h0M430 50h0M556 30h0M636 58h0M752 60h0M962 54h0M12 '
    '100h0M250 120h0"/>'
    '<path class="pm-moon" d="M486 96c9-12 31-14 41-3s7 26-7 31-33 3-38-8 0-15 4-20z"/>'
    '<path class="pm-crater" d="M497 104a7 6 0 1 0 1 0M515 112a4 4 0 1 0 1 0"/><circle class="pm-moon" cx="96" '
    'cy="108" r="8"/>'
)

_DUNES: Final = (
    '<path class="pm-d4" d="M0 64C60 50 92 22 132 34s60 26 110 8 84-34 128-20 70 38 126 20 96-38 150-18 88 26 134 6'
    ' 92-22 134-6 84 22 126 6V280H0z"/>'
    '<path class="pm-d3" d="M0 96C120 66 210 112 330 90S560 62 690 92s230-14 350 0V280H0z"/>'
    '<path class="pm-d2" d="M0 150c130-34 260 24 420-8s300 20 430-6 130-6 190 4V280H0z"/>'
    '<path class="pm-d1" d="M0 214c190-34 330 20 540-6s330 14 500-10V280H0z"/>'
    '<path class="pm-ripple" d="M30 176q60-16 120 0t120 0M420 190q50-14 100 0t100 0M760 178q60-14 120 0t120 0'
    'M120 246q60-12 120 0t120 0M600 244q60-12 120 0t120 0"/>'
)

_BODY: Final = (
    '<path class="pm-pack" d="M-13-20h26v13h-26z"/>'
    '<path class="pm-body" d="M-11 0v-12c0-8 4-11 11-11s11 3 11 11V0H3v-5h-6v5z"/>'
)

_VISOR: Final = '<rect class="pm-visor" x="-6" y="-34" width="12" height="8" rx="4"/>'

_ART: Final = {
    # ---- colonists: the helmet tells the side as the colour does
    "h-round": f'<circle class="pm-helm" cy="-30" r="10"/>{_VISOR}',
    "h-cone": f'<path class="pm-helm" d="M0-48l12 24q-12 6-24 0z"/>{_VISOR}',
    "h-box": f'<rect class="pm-helm" x="-10" y="-40" width="20" height="19" rx="2"/>{_VISOR}',
    "h-gem": f'<path class="pm-helm" d="M-7-41H7l7 11-7 11H-7l-7-11z"/>{_VISOR}',
    "h-droid": (
        '<path class="pm-wire" d="M0-39v-6"/><circle class="pm-eye" cy="-46" r="2.5"/>'
        '<path class="pm-helm" d="M-10-38h20l2 16h-24z"/><path class="pm-eyes" d="M-7-31h14"/>'
    ),
    "c-round": f'{_BODY}<use href="#pm-h-round"/><circle class="pm-chest" cy="-12" r="4"/>',
    "c-cone": f'{_BODY}<use href="#pm-h-cone"/><path class="pm-chest" d="M0-17l5 9h-10z"/>',
    "c-box": f'{_BODY}<use href="#pm-h-box"/><path class="pm-chest" d="M-4-16h8v8h-8z"/>',
    "c-gem": f'{_BODY}<use href="#pm-h-gem"/><path class="pm-chest" d="M0-18l5 6-5 6-5-6z"/>',
    "c-droid": f'{_BODY}<use href="#pm-h-droid"/><path class="pm-chest" d="M-5-14h10M-5-9h10"/>',
    # ---- the five types
    "t-ecosystem": (
        '<path class="pm-g" d="M-1 11C-12 9-11-6 10-11 12 4 8 12-1 11z"/><path class="pm-gl" d="M-9 12C-5 4 0-1 5-4"/>'
    ),
    "t-energy": '<path class="pm-g" d="M3-12L-9 2h7l-3 10L9-3H1z"/>',
    "t-science": (
        '<path class="pm-g" d="M-4-11h8v8l7 11q1 4-3 4H-8q-4 0-3-4l7-11z"/><path class="pm-gl" d="M-7 4H7M-6-11H6"/>'
    ),
    "t-water": (
        '<path class="pm-g" d="M0-12C5-4 9 0 9 5A9 8 0 0 1-9 5C-9 0-5-4 0-12z"/><path class="pm-gl" d="M-4 5a4 '
        '4 0 0 0 4 4"/>'
    ),
    "t-construction": (
        '<path class="pm-g" d="M-11-10h19v4h-2v7h-3v-7h-8V12h-4V-6h-2z"/><path class="pm-g" d="M0 6h10v6H0z"/>'
    ),
    "t-hidden": '<path class="pm-gl" d="M-5-5a5 5 0 1 1 6 6q-2 1-2 4M-1 10h0"/>',
    # ---- what the halves of a card do
    "p-take": '<circle class="pm-p" cx="-6" cy="5" r="6"/><path class="pm-pl" d="M-2-2Q1-9 8-9M4-12l5 3-4 4"/>',
    "p-land": '<path class="pm-p" d="M-10 11a10 9 0 0 1 20 0z"/><path class="pm-pl" d="M0-12v11M-5-5l5 5 5-5"/>',
    "p-energy": '<path class="pm-p" d="M3-12L-9 2h7l-3 10L9-3H1z"/>',
    "p-draw": (
        '<rect class="pm-p" x="-10" y="-9" width="12" height="17" rx="2"/><path class="pm-pl" d="M5-6v12M0 2l5 6 5-6"/>'
    ),
    "p-promote": '<path class="pm-p" d="M-11 12v-6h8V1h14v11z"/><path class="pm-pl" d="M4-2v-10M-1-7l5-5 5 5"/>',
    "p-swap": '<path class="pm-pl" d="M-5 10V-10M-10-5l5-6 5 6M6-10V10M1 5l5 6 5-6"/>',
    "p-reorder": (
        '<rect class="pm-p" x="-11" y="-10" width="12" height="9" rx="2"/>'
        '<rect class="pm-p" x="-11" y="2" width="12" height="9" rx="2"/><path class="pm-pl" d="M5-6q6 6 0 12M4 '
        '2l1 5 5-1"/>'
    ),
    "p-peek": '<path class="pm-pl" d="M-12 0Q0-13 12 0 0 13-12 0z"/><circle class="pm-p" r="4"/>',
    "p-move": '<path class="pm-pl" d="M-11 3Q0-12 10 2M11-6v9h-9"/><path class="pm-pl" d="M-12 10h7M5 10h7"/>',
    "p-cover": (
        '<rect class="pm-p" x="-8" y="-11" width="16" height="22" rx="3"/><path class="pm-px" d="M-4-7L4 7M4-7L-4 7"/>'
    ),
    "p-none": '<circle class="pm-pl" r="10"/><path class="pm-pl" d="M-7 7L7-7"/>',
    "p-some": '<circle class="pm-p" cy="-5" r="6"/><path class="pm-p" d="M-9 12q0-10 9-10t9 10z"/>',
    "p-holds": '<rect class="pm-p" x="-8" y="-11" width="16" height="22" rx="3"/>',
    "p-always": '<path class="pm-pl" d="M-9 0l6 7L9-7"/>',
    "p-pay": '<path class="pm-p" d="M3-12L-9 2h7l-3 10L9-3H1z"/><path class="pm-px" d="M-11-11L11 11"/>',
    "p-hand": (
        '<path class="pm-p" d="M-8 11L-11-1q0-3 3-2l2 4V-9q0-3 2.500-3T-1-9v7-9q0-3 2.500-3T4-11v9-7q0-3 '
        '2.500-3T9-9V4l-3 7z"/>'
    ),
    "p-module": '<path class="pm-pl" d="M-11-7V10H11V-7"/><path class="pm-p" d="M-7-10h6V6h-6zM1-10h6V6H1z"/>',
    "p-rocket": '<path class="pm-p" d="M12-12Q0-11-6-3l-5 1-1 5 5 0 4 4 0 5 5-1 1-5Q11 0 12-12z"/>',
    "p-spread": (
        '<path class="pm-p" d="M-12 11V3a5 6 0 0 1 10 0v8zM2 11V3a5 6 0 0 1 10 0v8zM-12-3v-6a5 4 0 0 1 10 '
        '0v6zM2-3v-6a5 4 0 0 1 10 0v6z"/>'
    ),
    "p-four": (
        '<path class="pm-pl" d="M-12 12V0Q-10-12 0-12T12 0v12z"/><path class="pm-p" '
        'd="M-8-4h6v6h-6zM2-4h6v6H2zM-8 5h6v6h-6zM2 5h6v6H2z"/>'
    ),
    "p-bottom": (
        '<rect class="pm-p" x="-9" y="-11" width="18" height="11" rx="2"/><path class="pm-pl" d="M-9 5H9M-9 10H9"/>'
    ),
    "p-shift": '<path class="pm-pl" d="M0-11V11M-5-6l5-6 5 6M-5 6l5 6 5-6"/>',
    # ---- cards
    "mini": '<rect class="pm-mini" width="40" height="54" rx="5"/><path class="pm-sheen" d="M3 3h34v14q-16 8-34 2z"/>',
    "back": (
        '<rect class="pm-bk" width="40" height="54" rx="5"/><rect class="pm-bk2" x="3.500" y="3.500" '
        'width="33" height="47" rx="3"/>'
        '<path class="pm-bk3" d="M4 12L12 4M4 24L24 4M4 36L36 4M4 48L36 16M14 50L36 28M26 50l10-10"/>'
        '<circle class="pm-bk4" cx="20" cy="27" r="14"/>'
    ),
    # ---- places
    "plaza": (
        '<path class="pm-st1" d="M12 170h176l12 28H0z"/><path class="pm-st2" d="M0 198h200v8H0z"/>'
        '<path class="pm-st3" d="M40 170l-10 28M76 170l-4 28M124 170l4 28M160 170l10 28"/>'
    ),
    "deck": (
        '<path class="pm-col" d="M58 112h9l-3 60h-9zM133 112h9l3 60h-9zM67 114q33 30 66 0v6q-33 28-66 0z"/>'
        '<path class="pm-st1" d="M54 94h92l8 12H46z"/><path class="pm-st2" d="M46 106h108v8H46z"/>'
    ),
    "star": (
        '<path class="pm-gold" d="M0-8l2.400 5.200 5.600.6-4.200 3.800 1.200 5.600L0 4.300l-5 2.900 '
        '1.200-5.600L-8-2.200l5.600-.6z"/>'
    ),
    "sign1": '<rect class="pm-sg" x="-13" y="-10" width="26" height="20" rx="5"/><use href="#pm-star"/>',
    "sign2": (
        '<rect class="pm-sg" x="-21" y="-10" width="42" height="20" rx="5"/><use href="#pm-star" x="-9"/><use '
        'href="#pm-star" x="9"/>'
    ),
    "globe": (
        '<circle class="pm-halo" r="46"/><circle r="40" fill="url(#pm-paint-globe)"/>'
        '<path class="pm-land" d="M-30-20q12-16 28-12 4 8-8 14t-8 16-14-2zM4 2q14-8 26 2 4 12-8 24-10 6-14-6t-4-20z'
        'M10-34q12 0 18 10-8 4-16 0zM-24 20q10 0 12 12-10 2-14-6z"/><path class="pm-cloud" d="M-34 2q14-6 26 '
        '0M2-20q14-4 26 4M-14 32q12-4 22 0"/>'
    ),
    "rocket": (
        '<path class="pm-flame" d="M132 40q-26 6-34 16 8 10 34 16z"/><path class="pm-flame2" d="M132 47q-16 '
        '3-20 9 4 6 20 9z"/>'
        '<path class="pm-fin" d="M150 32L128 8q-10 8-8 28zM150 80l-22 24q-10-8-8-28z"/>'
        '<path class="pm-hull" d="M140 24H334c38 2 64 18 78 32-14 14-40 30-78 32H140q-14-32 0-64z"/>'
        '<path class="pm-stripe" d="M136 36q-2 6-3 12h272l-12-9q-4-2-9-3z"/><path class="pm-nose" d="M366 '
        '31q28 10 46 25-18 15-46 25 12-25 0-50z"/>'
    ),
}

HOUSES_ART: Final = [
    # Ecosystem: a garden under glass
    '<ellipse class="pm-sh" cx="100" cy="182" rx="98" ry="9"/><path fill="url(#pm-paint-glass)" class="pm-o" '
    'd="M16 176a84 136 0 0 1 168 0z"/>'
    '<path class="pm-tr" d="M46 176v-34M74 176v-52M128 176v-54M156 176v-36"/>'
    '<path class="pm-le" d="M46 152a17 20 0 1 1 1 0zM74 136a21 26 0 1 1 1 0zM128 136a22 26 0 1 1 1 0zM156 '
    '150a16 20 0 1 1 1 0zM20 176q14-22 34-10 18-14 40 0 22-14 44 0 18-12 42 10z"/>'
    '<path class="pm-lf" d="M100 40v136M16 176a84 136 0 0 1 168 0M58 176q-4-90 42-136 46 46 42 136M32 '
    '116q68-22 136 0M54 74q46-16 92 0"/>'
    '<path class="pm-shine" d="M48 108q8-32 26-48"/><path class="pm-o pm-cap" d="M88 42q12-12 24 0z"/>',
    # Energy: the reactor and its cooling tower
    '<ellipse class="pm-sh" cx="100" cy="182" rx="98" ry="9"/><path class="pm-steam" d="M50 44q-20-4-12-20 '
    '10-14 24-6 14-12 26 2 14 4 6 18-12 10-22 4-8 8-22 2z"/>'
    '<path class="pm-o pm-w1" d="M22 176c16-44 20-86 12-128h72c-8 42-4 84 12 128z"/><path class="pm-w2" d="M78 '
    '48h28c-8 42-4 84 12 128H88c-12-46-14-86-10-128z"/>'
    '<path class="pm-lf" d="M36 66h68M36 86h68"/><path class="pm-o pm-w1" d="M120 176V72q0-24 30-24t30 '
    '24v104z"/><path class="pm-w2" d="M160 50q20 6 20 24v102h-20z"/>'
    '<circle class="pm-o pm-amber" cx="150" cy="84" r="22"/><path class="pm-ink" d="M154 68l-14 18h9l-4 15 15-20h-9z"/>'
    '<path class="pm-o pm-solar" d="M124 126h52v32h-52z"/><path class="pm-lf" d="M141 126v32M158 126v32M124 142h52"/>',
    # Science: the observatory
    '<ellipse class="pm-sh" cx="100" cy="182" rx="98" ry="9"/><path class="pm-leg" d="M32 176V92M22 176l10-60 '
    '10 60"/><path class="pm-o pm-w1" d="M8 86q30 20 50-14L30 58z"/>'
    '<path class="pm-leg" d="M36 78L14 56"/><circle class="pm-dot" cx="13" cy="55" r="4"/><path class="pm-o '
    'pm-w1" d="M48 176v-68h118v68z"/><path class="pm-w2" d="M132 108h34v68h-34z"/>'
    '<path class="pm-o pm-tube" d="M106 66l58-52 18 18-52 58z"/><path class="pm-o pm-lens" d="M158 10l28 26 '
    '6-6-28-26z"/>'
    '<path class="pm-o pm-w1" d="M44 110a63 66 0 0 1 126 0z"/><path class="pm-w2" d="M128 50q40 16 42 '
    '60h-30q2-36-12-60z"/><path class="pm-slit" d="M96 110q2-44 24-62l18 8q-18 18-20 54z"/>'
    '<path class="pm-vio" d="M48 108h118v8H48z"/><path class="pm-win" d="M60 130h14v18H60zM84 '
    '130h14v18H84zM116 130h14v18h-14zM140 130h14v18h-14z"/>',
    # Water: the great tank
    '<ellipse class="pm-sh" cx="100" cy="182" rx="98" ry="9"/><path class="pm-leg2" d="M62 104L46 176M138 '
    '104l16 72M100 116v60M54 144h92"/>'
    '<path class="pm-pipe" d="M146 84h30v92M54 84H24v92"/><circle class="pm-o pm-w1" cx="100" cy="70" r="56"/>'
    '<path class="pm-wat" d="M46 74q14-10 28 0t28 0 28 0 24-2A54 54 0 0 1 46 74z"/>'
    '<path class="pm-wat2" d="M112 120a54 54 0 0 0 42-48q-14 10-22 8-2 26-20 40z"/><path class="pm-lf" d="M44 '
    '70a56 14 0 0 0 112 0"/><path class="pm-shine" d="M62 46q10-20 28-24"/>'
    '<path class="pm-o pm-cap" d="M90 15h20v-8H90z"/><path class="pm-o pm-w1" d="M10 176v-40q16-14 32 '
    '0v40zM158 176v-40q16-14 32 0v40z"/><path class="pm-wat" d="M12 152h28v22H12zM160 152h28v22h-28z"/>',
    # Construction: the crane over a dome that is not finished
    '<ellipse class="pm-sh" cx="100" cy="200" rx="98" ry="9"/><path class="pm-o pm-w1" d="M84 196a52 74 0 0 1 '
    '70-68v68z"/><path class="pm-lf" d="M84 196a52 74 0 0 1 104 0M136 122v74M100 150h72"/>'
    '<path class="pm-scaf" d="M160 196v-76M188 196v-76M160 122h28M160 146h28M160 170h28M160 146l28-24M160 '
    '170l28-24M160 196l28-26"/>'
    '<path class="pm-crane" d="M34 196V20M58 196V20M34 196l24-26-24-26 24-26-24-26 24-26-24-26M34 '
    '170l24-26-24-26 24-26-24-26M10 32H186M58 14L186 32M34 14L10 32M46 4v28M80 32V18M104 32V21M128 32v-7"/>'
    '<path class="pm-cab" d="M32 34h30v22H32z"/><path class="pm-win" d="M48 38h11v11H48z"/><path class="pm-cw" '
    'd="M8 34h20v20H8z"/>'
    '<path class="pm-cable" d="M150 32v32"/><path class="pm-o pm-pan" d="M126 88q24-34 48 0z"/><path '
    'class="pm-cable" d="M150 60l-20 24M150 60l20 24"/>'
    '<path class="pm-st2" d="M0 196h200v10H0z"/><path class="pm-haz" d="M8 206l10-10h10l-10 10zM48 '
    '206l10-10h10l-10 10zM88 206l10-10h10l-10 10zM128 206l10-10h10l-10 10zM168 206l10-10h10l-10 10z"/>',
]
