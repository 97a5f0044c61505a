"""Damage in files of signatures: what is before it keeps its verdicts, and what is within one record stays there."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from modmill import sigverify
from modmill.errors import ModmillError
from tests.soak.damage import damaged

ATTEMPTS = 12
"""Damaged files in a round."""

FORMATS = {".jsonl": "jsonl", ".bin": "binary", ".pcap": "pcap"}

MAX_SIGNATURES = 3
"""Signatures of a transaction at most, as `generate` makes them."""


def damage(random: Random, folder: Path) -> int:
    """Damages a file anywhere and compares the verdicts with those of the whole file."""
    suffix = random.choice(tuple(FORMATS))
    file = folder / f"good{suffix}"
    sigverify.generate(file, count=80, seed=random.randrange(1 << 32), corrupt=0.3, message=(0, 120))
    rule = random.choice(sigverify.RULES)
    good, before = file.read_bytes(), verdicts(file, rule)
    assert before is not None
    for _ in range(ATTEMPTS):
        bad = folder / f"bad{suffix}"
        bad.write_bytes(damaged(random, good))
        after = verdicts(bad, rule, FORMATS[suffix])
        if after is None:
            continue
        # The last records before the damage may reach into it.
        place = common(good, bad.read_bytes())
        untouched = [v for v in before if v["offset"] < place][:-MAX_SIGNATURES]
        assert after[: len(untouched)] == untouched, (bad, place)
    return ATTEMPTS


def common(a: bytes, b: bytes) -> int:
    """The number of bytes that two strings have in common from the start on."""
    return next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))


def verdicts(file: Path, rule: str, form: str | None = None) -> list[dict[str, Any]] | None:
    """The verdicts of a file in order, None if it is refused as a whole."""
    out = file.with_suffix(".verdicts")
    try:
        run = sigverify.run(file, rule=rule, format=form, out=out, threads=2)
    except ModmillError:
        return None
    assert run.out is not None
    lines = run.out.read_text().splitlines()
    run.out.unlink()
    return [json.loads(line) for line in lines]
