"""Cyclic redundancy checks: published check values, zlib, long division, and simulated gates."""

from __future__ import annotations

import zlib

import numpy as np
import pytest

from modmill import gf2
from modmill.errors import UsageError
from modmill.gf2.crc import KNOWN, Parameters
from modmill.golden import gf2 as golden
from tests.support import require_rtl

CHECKS = {
    "crc-32": 0xCBF43926,
    "crc-32c": 0xE3069283,
    "crc-64-ecma": 0x6C40DF5F0B497347,
    "crc-64-xz": 0x995DC9BBDF1939FA,
}
"""Check values of the nine bytes 123456789, in the catalogue of parametrised CRC algorithms (G. Cook)."""


def divided(check: Parameters, data: bytes) -> int:
    """A check by long division of the message, whose first w bits are those of init + its own."""
    width = check.width
    bits = "".join(f"{byte:08b}"[:: -1 if check.reflected else 1] for byte in data)
    value = int(bits or "0", 2) << width ^ check.init << len(bits)
    found = f"{golden.remainder(value, 1 << width | check.polynomial):0{width}b}"
    return int(found[:: -1 if check.reflected else 1], 2) ^ check.added


def test_published_check_values() -> None:
    assert KNOWN.keys() == CHECKS.keys()
    assert {name: gf2.Crc(name)(b"123456789") for name in KNOWN} == CHECKS
    assert {name: divided(check, b"123456789") for name, check in KNOWN.items()} == CHECKS


@pytest.mark.parametrize("length", [0, 1, 3, 4, 5, 8, 9, 100, 1021])
def test_many_messages_as_zlib_does(length: int) -> None:
    messages = np.random.default_rng(length).integers(0, 256, (5, length), dtype=np.uint8)
    assert gf2.Crc().many(messages) == [zlib.crc32(row.tobytes()) for row in messages]


@pytest.mark.parametrize(
    "check",
    [
        Parameters(8, 0x07),
        Parameters(16, 0x1021, 0xFFFF),
        Parameters(16, 0x1021, 0x89EC, True, 0x1234),
        Parameters(24, 0x864CFB, 0xB704CE),
        Parameters(15, 0x4599, 3),
        Parameters(82, 0x0308C0111011401440411, 0, True),
        KNOWN["crc-64-xz"],
    ],
)
def test_any_parameters_as_by_long_division(check: Parameters) -> None:
    """Widths that are no whole bytes among them, and generators that are reducible."""
    crc, rng = gf2.Crc(check), np.random.default_rng(1)
    for length in (0, 1, 2, 7, 33):
        data = rng.bytes(length)
        assert crc(data) == divided(check, data)


@pytest.mark.slow
def test_in_gates() -> None:
    require_rtl("verilator", "g++")
    crc = gf2.Crc("crc-32", "rtl:gf2_power")
    assert crc(b"123456789") == CHECKS["crc-32"] and "cycles" in crc.field.why


def test_errors() -> None:
    with pytest.raises(UsageError, match="check: must be one of crc-32"):
        gf2.Crc("crc-31")
    for wrong in (Parameters(7, 9), Parameters(8, 256), Parameters(8, 7, -1)):
        with pytest.raises(UsageError, match="out of range"):
            gf2.Crc(wrong)
    with pytest.raises(UsageError, match="rows of a two-dimensional array of bytes"):
        gf2.Crc().many(np.zeros(4, np.uint8))
