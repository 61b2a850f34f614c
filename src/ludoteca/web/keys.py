"""What the server signs: the secrets in cookies, and the invitations, which are worked out and kept nowhere."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

SECRET_LENGTH = 22  # 128 bits, written down
SECRET = re.compile(rf"[A-Za-z0-9_-]{{{SECRET_LENGTH}}}", re.ASCII)


def same(one: str, other: str) -> bool:
    """Whether two texts are equal, without telling by the time it takes how much of them is; whatever is in them."""
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))


class Keys:
    """Signs with the server's own key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _mark(self, *said: str) -> str:
        """128 bits that only this server can work out."""
        digest = hmac.digest(self._key, "\n".join(said).encode("utf-8", "surrogatepass"), sha256)
        return urlsafe_b64encode(digest[:16]).decode().rstrip("=")

    def signed(self, secret: str) -> str:
        """A secret as it stands in a cookie."""
        return f"{secret}.{self._mark('cookie', secret)}"

    def secret_of(self, cookie: str) -> str:
        """The secret in a cookie of ours; empty: the cookie was made up by somebody else."""
        secret = written(cookie)
        return secret if secret and same(cookie, self.signed(secret)) else ""

    @property
    def token(self) -> str:
        """What opens the server to whoever looks after it: only those know it who may read the database."""
        return self._mark("admin")

    def invitation(self, table_id: str, seat: int) -> str:
        """What gives an open seat away. It is the same whenever it is asked for, so that no file has to hold it."""
        return self._mark("invitation", table_id, str(seat))

    def group(self, group_id: str, number: int) -> str:
        """What lets people into a group; made anew, it is another."""
        return self._mark("group", group_id, str(number))

    def stop(self, person: str, mail: str) -> str:
        """What stops mail to somebody at that address, and nothing else."""
        return f"{person}.{self._mark('stop', person, mail)}"

    def confirmation(self, person: str, mail: str, until: int) -> str:
        """What shows that somebody reads what goes to that address."""
        return f"{until}.{self._mark('mail', person, mail, str(until))}"

    def tourney(self, tourney_id: str) -> str:
        """What lets people into a tournament."""
        return self._mark("tourney", tourney_id)

    # ---- questions to a passkey: signed, so that none has to be kept before it is answered

    def question(self, wanted: str, device: str, until: int) -> bytes:
        """What a passkey is to sign for that browser, until that time."""
        nonce = secrets.token_bytes(16)
        told = nonce + until.to_bytes(8, "big")
        return told + self._mark("passkey", wanted, device, told.hex()).encode()

    def until_of(self, question: bytes, wanted: str, device: str) -> int:
        """The time until which a question of ours may be answered; 0: it is none, or was put to somebody else."""
        told, mark = question[:24], question[24:].decode("ascii", "replace")
        if len(told) < 24 or not same(mark, self._mark("passkey", wanted, device, told.hex())):
            return 0
        return int.from_bytes(told[16:], "big")


def written(cookie: str) -> str:
    """What a cookie says its secret is, whoever wrote it; empty: nothing that could be one."""
    secret = cookie.partition(".")[0]
    return secret if SECRET.fullmatch(secret) else ""
