"""Texts as terminals and pages show them."""

from __future__ import annotations

import re

# Control characters, and marks that change the direction of the text around them.
_INVISIBLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e"
                        "\u2066-\u2069\ud800-\udfff]")


def displayed(text: str) -> str:
    """Returns the text with numbers ("\\u202e") in place of control characters, lone surrogates
    and bidirectional marks: names of a program may have them, and a terminal obeys them."""
    return _INVISIBLE.sub(lambda found: "\\u%04x" % ord(found[0]), text)


def shortened(text: str, limit: int) -> str:
    """Returns at most `limit` characters of the text: of a longer one the beginning and the
    end, with an ellipsis between."""
    if len(text) <= limit:
        return text
    end = limit // 3
    return text[:limit - end - 1] + "…" + text[-end:]
