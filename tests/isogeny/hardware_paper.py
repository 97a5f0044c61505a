"""Algorithms of the hardware paper of 2023 as printed, and as corrected, on plain integers.

A number is two shares of m bits whose sum it is. Keyword arguments choose between the printed and the corrected form.
"""

from __future__ import annotations

from math import ceil, log2

Shares = tuple[int, int]


def adder(a: int, b: int, c: int, bits: int | None = None) -> Shares:
    """A carry-save adder; with `bits` its words are that long, and carries beyond are lost."""
    mask = -1 if bits is None else (1 << bits) - 1
    return (a ^ b ^ c) & mask, (a & b | a & c | b & c) << 1 & mask


def total(*rows: int, bits: int | None = None) -> Shares:
    """Rows summed by adders one after the other."""
    found = rows[0], rows[1]
    for row in rows[2:]:
        found = adder(*found, row, bits)
    return found


def algorithm_3(shares: Shares, m: int, p: int, *, bits: int | None, low: int, more: int = 0) -> Shares:
    """The small reduction. `bits` of M are kept; `low` bits of each share join the entry of the table.

    `more` is added to all entries. As printed: i + 1 bits of M, and in the listing m bits of each share.
    """
    top = (shares[0] >> m - 1) + (shares[1] >> m - 1)
    if bits is not None:
        top &= (1 << bits) - 1
    entry = ((top << m - 1) + more) % p
    mask = (1 << low) - 1
    return adder(shares[0] & mask, shares[1] & mask, entry)


def small(shares: Shares, m: int, p: int, more: int = 0) -> Shares:
    """The small reduction, corrected."""
    return algorithm_3(shares, m, p, bits=None, low=m - 1, more=more)


def subtraction_as_printed(a: Shares, b: Shares, m: int, p: int, width: int) -> Shares:
    """a0 + a1 + ~b0 + ~b1 + 3 p + 2 in words of so many bits, then the small reduction of those words."""
    mask = (1 << width) - 1
    found = total(*a, b[0] ^ mask, b[1] ^ mask, 3 * p + 2, bits=width)
    return algorithm_3(found, m, p, bits=width - m + 1, low=m - 1)


def subtraction(a: Shares, b: Shares, m: int, p: int) -> Shares:
    """Shares of b complemented in m bits: that is a - b + 2^(m+1) - 2, and the table takes the constant off."""
    mask = (1 << m) - 1
    return small(total(*a, b[0] ^ mask, b[1] ^ mask), m, p, 2 - (2 << m))


def montgomery(t: int, share: int, m: int, p: int, *, trimmed: bool) -> int:
    """T / R modulo p with R = 2^(m+3), where one share of the quotient is `share`.

    Where `trimmed`, the top bits of both shares are cleared if both are set, which takes R off.
    """
    r = 1 << m + 3
    other = (-t * pow(p, -1, r) - share) % r
    if trimmed and share & other & r >> 1:
        share, other = share - (r >> 1), other - (r >> 1)
    found, rest = divmod(t + (share + other) * p, r)
    assert not rest
    return found


# Section 5.3.1, in full adders; f: levels of a tree of so many rows.

PRINTED_F = {89: 10, 1506: 18}
"""The values of f with which the line of 4-iso-c in Table 5 follows from the formula."""
PRINTED_TABLE_5 = {89: {"DBL": 102, "4-iso-c": 82, "4-iso-e": 105}, 1506: {"DBL": 212, "4-iso-c": 130, "4-iso-e": 214}}


def section_5_3_1(f: int) -> dict[str, int]:
    """The full adders of its three formulas where f(m) = f(m + 3) = f."""
    return {"DBL": 3 * 3 * f + 50, "4-iso-c": 2 * (3 * f + 11), "4-iso-e": 3 * 3 * f + 52}


# Table 6: ns and mm2 of the sum, difference, square, product and reduction, and Table 7: cycles and ms.

TABLE_6 = {
    40: ((0.18, 0.001), (0.22, 0.002), (0.40, 0.033), (0.40, 0.070), (0.70, 0.058)),
    89: ((0.18, 0.004), (0.22, 0.004), (0.50, 0.133), (0.50, 0.320), (0.85, 0.210)),
    136: ((0.18, 0.007), (0.22, 0.007), (0.60, 0.310), (0.60, 0.702), (0.90, 0.558)),
    173: ((0.18, 0.008), (0.22, 0.009), (0.70, 0.549), (0.70, 1.148), (1.00, 0.864)),
    212: ((0.18, 0.010), (0.22, 0.011), (0.70, 0.822), (0.70, 1.453), (1.04, 1.387)),
    256: ((0.19, 0.012), (0.23, 0.011), (0.70, 1.258), (0.70, 2.184), (1.06, 1.909)),
    397: ((0.20, 0.014), (0.23, 0.017), (0.70, 2.938), (0.70, 6.682), (1.25, 3.902)),
    511: ((0.21, 0.020), (0.23, 0.023), (0.70, 5.271), (0.70, 11.80), (1.25, 6.742)),
    1506: ((0.30, 0.034), (0.40, 0.093), (0.80, 49.0), (0.80, 85.0), (1.35, 52.0)),
}
TABLE_7 = {
    100: ((1316, 0.01119), (836, 0.00710)),
    1000: ((19861, 0.16882), (11874, 0.10093)),
    10000: ((262855, 2.23427), (149224, 1.26840)),
}


# Carry-save against carries that propagate.


def kogge_stone(bits: int) -> float:
    """Levels of a parallel-prefix adder: generate and propagate, an AND-OR for each doubling, and the XOR of sums."""
    return 0.5 + 0.5 * ceil(log2(bits)) + 0.5
