"""Words that people type."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

NEAR = 0.65
"""The least likeness of two words, from 0 to 1, at which one is suggested for the other."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, as the rest of a message; nothing where none is near.

    >>> nearest("--theads", ["--threads", "--read"]), nearest("--bogus", ["--out"])
    (". Did you mean '--threads'?", '')
    """
    plain = {one.lstrip("-"): one for one in known}  # dashes make short words alike
    found = difflib.get_close_matches(word.lstrip("-"), plain, 1, NEAR)
    return f". Did you mean {plain[found[0]]!r}?" if found else ""
