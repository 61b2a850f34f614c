"""Mail: a few lines of plain text, with an address to stop it by."""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final

import aiosmtplib

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.phrase import house
from ludoteca.web.outward import Unreached
from ludoteca.web.settings import Settings

MOST_ADDRESS: Final = 254
LOCAL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}", re.ASCII)
DOMAIN: Final = re.compile(r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9-]{1,63}", re.ASCII)
SECONDS: Final = 20.0
FOR_GOOD: Final = 500  # from which on a mail server says that there is no use in trying again


class MailError(LudotecaError):
    """This is no address."""


class NoSuchBox(Exception):
    """The mail server will not take mail for that address."""


def checked_address(text: str) -> str:
    """An address as it is kept; `MailError`: it is none."""
    address = text.strip()
    local, _, domain = address.rpartition("@")
    fine = len(address) <= MOST_ADDRESS and LOCAL.fullmatch(local) and DOMAIN.fullmatch(domain)
    if not fine or local.startswith(".") or local.endswith(".") or ".." in address:
        raise MailError(house("mail-address"))
    return f"{local}@{domain.lower()}"


class Mailing:
    """Hands mail over to the server that the operator has named."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def is_offered(self) -> bool:
        """Whether there is a server, a sender, and an address of the house to lead back to."""
        set_ = self._settings
        return bool(set_.smtp_host and set_.mail_from and set_.public_address)

    async def send(self, to: str, subject: str, lines: list[str], stop: str, mark: str) -> None:
        """Hand a mail over; `Unreached`: it may be tried again, `NoSuchBox`: it is no use."""
        set_ = self._settings
        letter = EmailMessage()
        letter["From"] = _sender(set_.mail_from)
        letter["To"] = to
        letter["Subject"] = " ".join(subject.split())
        letter["Date"] = formatdate()
        letter["Message-ID"] = f"<{mark}@{set_.mail_from.rpartition('@')[2].strip('> ')}>"
        letter["Auto-Submitted"] = "auto-generated"
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content("\n".join(lines) + "\n")
        try:
            await aiosmtplib.send(
                letter,
                hostname=set_.smtp_host,
                port=set_.smtp_port,
                username=set_.smtp_user or None,
                password=set_.smtp_password or None,
                use_tls=set_.smtp_security == "tls",
                start_tls=set_.smtp_security == "starttls",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            if all(one.code >= FOR_GOOD for one in refused.recipients):
                raise NoSuchBox(str(refused.recipients[0].code)) from None
            raise Unreached("recipient deferred") from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise Unreached(str(error).partition("\n")[0][:200] or type(error).__name__) from None


def _sender(text: str) -> Address:
    """The sender: an address alone, as `Ludoteca` writes."""
    local, _, domain = text.rpartition("@")
    return Address("Ludoteca", local, domain)
