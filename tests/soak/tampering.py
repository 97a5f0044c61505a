"""Changed proofs."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

from modmill import vdf
from modmill.errors import ModmillError
from tests.soak.damage import damaged
from tests.support import N

ATTEMPTS = 60
"""Changed proofs in a round."""


def proofs(random: Random, _folder: Path) -> int:
    """Bits and stretches of a proof changed, or a field, with the checksum repaired."""
    kind = random.choice(("wesolowski", "wesolowski-segments", "pietrzak"))
    made = vdf.evaluate(N, random.randrange(1, 12_000), random.randrange(2, N - 1), proof=kind, threads=2)
    good = made.proof_file
    assert good is not None
    vdf.verify(good)
    for _ in range(ATTEMPTS):
        changed = damaged(random, good.encode()) if random.random() < 0.5 else other_field(random, good)
        try:
            shown = vdf.verify(changed, accept_modulus=True)  # the equations alone must refuse
        except ModmillError:
            continue
        # A changed base may make another statement that holds, as -x does.
        same = (shown.modulus.n, shown.base, shown.steps, shown.y) == (N, made.base, made.steps, made.y)
        y = pow(shown.base, 1 << shown.steps, shown.modulus.n)
        assert not same and min(y, shown.modulus.n - y) == shown.y, f"accepted: {changed!r}"
    return ATTEMPTS


def other_field(random: Random, good: str) -> bytes:
    """The proof with one number or T changed, and the checksum that fits."""
    fields = json.loads(good)
    name = random.choice(("modulus", "base", "y", "steps", "segments", "proof"))
    if name == "steps":
        fields["steps"] += random.choice((-2, -1, 1, 2, 1 << 20)) if fields["steps"] > 2 else 1
    elif name == "segments" and "segments" in fields:
        lengths = fields["segments"]
        lengths[random.randrange(len(lengths))] += random.choice((-1, 1))
        fields["steps"] = random.choice((fields["steps"], sum(lengths)))
    elif name == "proof" and fields["proof"]:
        at = random.randrange(len(fields["proof"]))
        fields["proof"][at] = other_number(random, fields["proof"][at])
    else:
        name = random.choice(("modulus", "base", "y"))
        fields[name] = other_number(random, fields[name])
    del fields["checksum"]
    text = json.dumps(fields, indent=2).removesuffix("\n}") + ",\n"
    return f'{text}  "checksum": "0x{hashlib.sha256(text.encode()).hexdigest()}"\n}}\n'.encode()


def other_number(random: Random, hexadecimal: str) -> str:
    """Another number of as many digits: close to it, its negative, a random one, or an edge value."""
    old, digits = int(hexadecimal, 16), len(hexadecimal) - 2
    bit = 1 << random.randrange(4 * digits)
    while True:
        new = random.choice((old + 1, old - 1, N - old, old ^ bit, random.randrange(N), 0, 1))
        if new != old and 0 <= new < 1 << 4 * digits:
            return f"0x{new:0{digits}x}"
