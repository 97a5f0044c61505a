"""Damaged time-lock files."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from modmill import vdf
from modmill.errors import FormatError
from modmill.progress import Progress
from tests.soak.damage import damaged, flipped

ATTEMPTS = 60
"""Damaged files in a round."""

LONG = 1 << 50
"""Squarings that nobody waits for."""


def damage(random: Random, _folder: Path) -> int:
    """Any damage to a time-lock file, in bytes or in text, is found before the first squaring."""
    sealed, armor = io.BytesIO(), random.random() < 0.3
    contents = random.randbytes(random.choice((0, 1, 70_000)))
    vdf.lock(io.BytesIO(contents), sealed, steps=LONG, bits=1024, armor=armor)
    good = sealed.getvalue()
    for _ in range(ATTEMPTS):
        changed = damaged(random, good) if random.random() < 0.5 else flipped(random, good)
        if armor and changed.replace(b"\r\n", b"\n") == good:
            continue  # line ends may differ
        opened = io.BytesIO()
        with pytest.raises(FormatError):
            vdf.inspect(io.BytesIO(changed))
        with pytest.raises(FormatError):
            vdf.unlock(io.BytesIO(changed), opened, progress=not_squaring)
        assert opened.getvalue() == b""
    return ATTEMPTS


def not_squaring(step: Progress) -> bool:
    """A progress callback that fails when the squarings have begun."""
    assert step.phase != "evaluate", "squared before it looked for damage"
    return True
