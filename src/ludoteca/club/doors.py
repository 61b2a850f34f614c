"""How somebody comes in on another device: a link that works once, recovery codes, passkeys.

Of a link and a code only a hash is kept, so that nobody comes in by what they read in a file or a copy of it.
"""

from __future__ import annotations

import json
import secrets
from base64 import b64decode, b64encode
from hashlib import sha256
from typing import Final, NamedTuple, Self

from ludoteca.club.papers import NEW, WHATEVER, Change, Paper, moment

LINK: Final = "link"  # a paper for each link that nobody has used yet
CODE: Final = "code"  # a paper for each recovery code that nobody has used yet
PASSKEY: Final = "passkey"  # a paper for each passkey, by the hash of its id
SPENT: Final = "spent"  # a paper for each question to a passkey that was answered, until it would be too old anyway

LINK_SECONDS: Final = 15 * 60
QUESTION_SECONDS: Final = 5 * 60
MOST_LINKS: Final = 3  # of one person that are good at the same time
MOST_PASSKEYS: Final = 10
CODES: Final = 10  # that are given at a time
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that could be taken for another
CODE_LENGTH: Final = 16  # 79 bits
LONGEST_CODE: Final = 64  # of what somebody types


def hashed(text: str) -> str:
    """What is kept of a secret."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


# ---- a link


class Link(NamedTuple):
    """A link that lets one browser in, once."""

    id: str
    person: str
    until: int
    version: int = NEW

    @classmethod
    def read(cls, link_id: str, paper: Paper) -> Self:
        """As it was kept."""
        person, until = json.loads(paper.body)
        return cls(link_id, person, until, paper.version)

    def change(self) -> Change:
        """What keeps it; found by its person, and by when it is too old."""
        marks = (of(self.person), f"until {moment(self.until)}")
        return Change(LINK, self.id, json.dumps([self.person, self.until]).encode(), marks, self.version)

    def used(self) -> Change:
        """It was used; whoever uses it at the same time comes too late."""
        return Change(LINK, self.id, None, version=self.version)


def new_link(person: str, now: float) -> tuple[str, Link]:
    """What stands in a link, and the paper of it."""
    token = secrets.token_urlsafe(24)
    return token, Link(hashed(token), person, int(now) + LINK_SECONDS)


def of(person: str) -> str:
    """By which the doors of a person are found."""
    return f"of {person}"


# ---- recovery codes


def new_codes(person: str) -> tuple[list[str], list[Change]]:
    """Codes as they are shown, once, and the papers of them."""
    codes = ["".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)) for _ in range(CODES)]
    papers = [Change(CODE, code_id(code), person.encode(), (of(person),)) for code in codes]
    return ["-".join(code[at : at + 4] for at in range(0, CODE_LENGTH, 4)) for code in codes], papers


def code_id(typed: str) -> str:
    """What is kept of a code, however somebody types it."""
    return hashed("".join(mark for mark in typed[:LONGEST_CODE].casefold() if mark in LETTERS))


# ---- passkeys


class Passkey(NamedTuple):
    """A passkey: what it is called by the device, and the key that its answers are checked with."""

    credential: bytes
    person: str
    key: bytes
    answers: int  # so many as it has counted
    since: int
    label: str = ""
    version: int = NEW

    @property
    def id(self) -> str:
        """What its paper is called."""
        return sha256(self.credential).hexdigest()

    @classmethod
    def read(cls, paper: Paper) -> Self:
        """As it was kept."""
        credential, person, key, answers, since, label = json.loads(paper.body)
        return cls(b64decode(credential), person, b64decode(key), answers, since, label, paper.version)

    def change(self) -> Change:
        """What keeps it."""
        written = [b64encode(part).decode() for part in (self.credential, self.key)]
        told = [written[0], self.person, written[1], self.answers, self.since, self.label]
        return Change(PASSKEY, self.id, json.dumps(told).encode(), (of(self.person),), self.version)

    def removed(self) -> Change:
        """It opens nothing any more."""
        return Change(PASSKEY, self.id, None, version=WHATEVER)


def spent(question: bytes, until: float) -> Change:
    """The question was answered: it takes no second answer."""
    return Change(SPENT, sha256(question).hexdigest(), b"", (moment(until),), NEW)
