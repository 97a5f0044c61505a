"""The modulus that a squarer's text and tables are made for, and the width that goes with it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from modmill.errors import UsageError
from modmill.hw.interface.configuration import Configuration
from modmill.hw.interface.unit import Choice
from modmill.modulus import Modulus, name_of, read_number


def default_modulus(bits: int) -> tuple[int, str]:
    """An odd modulus of exactly that width, and its name: the contest's at 1024 bits, else one drawn from a hash.

    >>> n, name = default_modulus(64)
    >>> n.bit_length(), n % 2, name
    (64, 1, '0xd3c13dc38c27b7b1')
    """
    if bits == 1024:
        contest = Modulus.parse("vdf-alliance")
        return contest.n, contest.name
    drawn = hashlib.shake_256(f"modmill hw {bits}".encode()).digest((bits + 7) // 8)
    n = int.from_bytes(drawn, "big") & ((1 << bits) - 1) | 1 << (bits - 1) | 1
    return n, name_of(n)


def choose(kind: type[Configuration], given: Mapping[str, Any], modulus: int | str | None) -> Choice[int]:
    """A configuration and its modulus: width and modulus each follow from the other where only one is given.

    Without a modulus it is the default one of the width; without a width it is the modulus' own, or that of the
    narrowest unit where the modulus is shorter.

    Raises UsageError for an even modulus, or one wider than `bits`.
    """
    if modulus is None:
        config = kind.from_values(given)
        return Choice(config, *default_modulus(int(config.parameters()["bits"])))
    number, name, where = read_number(modulus) if isinstance(modulus, str) else (modulus, "", "modulus")
    size, bits = number.bit_length(), given.get("bits")
    if number % 2 == 0 or size < 2:
        raise UsageError(f"{where}: a unit needs an odd modulus of at least 3")
    if bits is not None and size > bits:
        raise UsageError(f"{where}: {size} bits are more than --bits {bits}", got=size, max=bits)
    if bits is None:
        known = {p.name: p for p in kind.stated()}
        assert known["bits"].bounds is not None
        low, high = known["bits"].bounds
        if size > high:
            raise UsageError(f"{where}: {size} bits; units take up to {high}", got=size, max=high)
        word: Any = given.get("word", known["word"].default)
        bits = max(size, low, 2 * word)
    return Choice(kind.from_values({**given, "bits": bits}), number, name or name_of(number))
