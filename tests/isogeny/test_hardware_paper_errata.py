"""Every erratum of docs/derivations/isogeny-hardware-errata.md: the printed form fails, the corrected one does not."""

from __future__ import annotations

import itertools
import random

import pytest

from modmill.formula.parameters import isogeny_prime
from modmill.hw.carry_save.digits import RECODING, SELECTION
from modmill.hw.carry_save.montgomery import Montgomery, Small
from modmill.hw.carry_save.number import CarrySave, closed_bits
from modmill.hw.carry_save.rows import Rows, dadda_stages
from tests.isogeny import hardware_paper as paper

TOYS = [(4, 11), (4, 13), (5, 17), (5, 31)]
"""Widths and primes."""


def every(bits: int) -> list[paper.Shares]:
    return [(x, y) for x in range(1 << bits) for y in range(1 << bits)]


# Algorithm 3.


@pytest.mark.parametrize(("m", "p"), TOYS)
@pytest.mark.parametrize("i", [1, 2])
def test_algorithm_3_needs_a_bit_more_than_printed(m: int, p: int, i: int) -> None:
    """M is the sum of two numbers of i + 1 bits, so it has i + 2."""
    wrong, highest = 0, 0
    for shares in every(m + i):
        printed = paper.algorithm_3(shares, m, p, bits=i + 1, low=m - 1)
        right = paper.small(shares, m, p)
        assert (sum(right) - sum(shares)) % p == 0 and max(right) < 1 << m
        assert sum(right) <= (1 << m) + p - 3
        wrong += (sum(printed) - sum(shares)) % p != 0
        highest = max(highest, sum(right))
    assert wrong
    # The results exceed both 2^m - 2, which the text states as the range of a sum, and 2 p, but never 3 p.
    assert highest > (1 << m) - 2 and highest < 3 * p
    assert highest > 2 * p or p != 11


@pytest.mark.parametrize(("m", "p"), TOYS)
def test_algorithm_3_as_listed_takes_one_place_twice(m: int, p: int) -> None:
    """Line 3 takes m bits of each share, the text m - 1: the place m - 1 is in the table's index already."""
    listed = [paper.algorithm_3(shares, m, p, bits=None, low=m) for shares in every(m + 1)]
    pairs = list(zip(listed, every(m + 1), strict=True))
    assert any((sum(found) - sum(shares)) % p for found, shares in pairs)
    assert any(max(found) >= 1 << m for found in listed)


def test_a_sum_has_one_bit_more_and_a_table_of_seven_entries() -> None:
    """The text says i = 2 for a sum. All shares of 4 bits."""
    m, tops, longest = 4, set[int](), 0
    for values in itertools.product(range(1 << m), repeat=4):
        shares = paper.total(*values)
        longest = max(longest, *(share.bit_length() for share in shares))
        tops.add(sum(share >> m - 1 for share in shares))
    assert longest == m + 1 and tops <= set(range(7)) and len(tops) == 7


def test_the_example_reduces_the_wrong_number() -> None:
    """40 + 24 modulo 61 is 3; the example gives Algorithm 3 the shares of 40 + 24 - 61 in two's complement."""
    fed, p = (56, 75), 61
    assert sum(fed) == 32 + 8 + 16 + 8 + 67 and (p ^ 127) + 1 == 67
    assert sum(paper.small(fed, 6, p)) == 70 and 70 % p == 9 != (40 + 24) % p
    assert sum(paper.small(paper.total(32, 8, 16, 8), 6, p)) % p == (40 + 24) % p


# The subtraction.


@pytest.mark.parametrize(("p", "fails"), [(17, True), (19, True), (23, False), (29, False), (31, False)])
def test_the_subtraction_adds_too_little(p: int, fails: bool) -> None:
    """b is up to 2^(m+1) - 2, more than 3 p where p < 2/3 2^m. Words of m + 3 bits hold 3 p + a in every case."""
    m, rng = 5, random.Random(p)
    shares = every(m)
    ends = [(x, y) for x in (0, 31) for y in (1, 31)]
    pairs = [*itertools.product(ends, shares), *((rng.choice(shares), rng.choice(shares)) for _ in range(1000))]
    wrong = 0
    for a, b in pairs:
        printed = paper.subtraction_as_printed(a, b, m, p, m + 3)
        wrong += (sum(printed) - sum(a) + sum(b)) % p != 0
        right = paper.subtraction(a, b, m, p)
        assert (sum(right) - sum(a) + sum(b)) % p == 0 and max(right) < 1 << m
    assert (wrong > 0) == fails


def test_the_subtraction_of_all_shares() -> None:
    """The corrected form, for all four shares of a toy."""
    for p in (11, 13):
        for a0, a1, b0, b1 in itertools.product(range(16), repeat=4):
            assert (sum(paper.subtraction((a0, a1), (b0, b1), 4, p)) - a0 - a1 + b0 + b1) % p == 0


@pytest.mark.parametrize("bits", [16, 40, 1506])
def test_the_subtraction_at_real_widths(bits: int) -> None:
    p = isogeny_prime("p1506") if bits == 1506 else (1 << bits - 1) + (1 << bits - 4) + 3
    top, rng, wrong = (1 << bits) - 1, random.Random(bits), 0
    for _ in range(2000 if bits < 100 else 200):
        a, b = ((rng.choice((0, top, rng.randint(0, top))), rng.randint(0, top)) for _ in range(2))
        printed = paper.subtraction_as_printed(a, b, bits, p, bits + 3)
        wrong += (sum(printed) - sum(a) + sum(b)) % p != 0
        right = paper.subtraction(a, b, bits, p)
        assert (sum(right) - sum(a) + sum(b)) % p == 0 and max(right) <= top
    assert (wrong > 0) == (3 * p < 2 * top)


@pytest.mark.parametrize("p", [11, 13, 17, 31])
def test_sums_and_differences_in_gates_leave_shares_as_long_as_the_modulus(p: int) -> None:
    """The corrected forms in the house's rows: one table for both tops, in which the constant is, and one adder."""
    bits = p.bit_length()
    cs = CarrySave(p, Montgomery(p))
    a, b = cs.input("a", bits), cs.input("b", bits)
    results = cs.settled(cs.sum(a, b), bits), cs.settled(cs.difference(a, b), bits)
    assert all(found.bits == bits and found.at.levels == 4.0 for found in results)
    rng = random.Random(p)
    for shares in itertools.product((0, 1, rng.randrange(1 << bits), (1 << bits) - 1), repeat=4):
        values = cs.run(dict(zip(("a_0", "a_1", "b_0", "b_1"), shares, strict=True)))
        x, y = sum(shares[:2]), sum(shares[2:])
        assert [found.value(values) % p for found in results] == [(x + y) % p, (x - y) % p]


@pytest.mark.parametrize(("p", "more"), [(11, 1), (11, 2), (23, 1), (61, 1)])
def test_the_small_reduction_in_gates_on_all_shares(p: int, more: int) -> None:
    bits = p.bit_length()
    rows = Rows()
    shares = [rows.input(name, bits + more) for name in "ab"]
    found = rows.tree(Small(p).less(rows, shares, 7), 1 << bits + 2)
    assert max(row.mask.bit_length() for row in found) == bits
    for x, y in itertools.product(range(1 << bits + more), repeat=2):
        values = rows.run({"a": x, "b": y})
        assert (sum(values[row] for row in found) - x - y + 7) % p == 0


# Montgomery reduction.


@pytest.mark.parametrize("p", [11, 13])
def test_montgomery_reduction_exceeds_the_printed_bound(p: int) -> None:
    """Results below 2 p are claimed; a third of all T, and all shares of the quotient."""
    m, most = 4, {False: 0, True: 0}
    for t, share in itertools.product(range(0, 1 << 2 * m + 2, 3), range(1 << m + 3)):
        for trimmed in most:
            found = paper.montgomery(t, share, m, p, trimmed=trimmed)
            assert (found * 2 ** (m + 3) - t) % p == 0
            most[trimmed] = max(most[trimmed], found)
    assert most[False] > most[True] > 2 * p
    assert most[True] < (1 << m - 1) + 1.5 * p <= 2.5 * p
    # Without the correction the result need not fit the m + 1 bits that are claimed; with it, it does.
    assert most[True] < 1 << m + 1 and (most[False] >= 1 << m + 1) == (p == 13)


@pytest.mark.parametrize("p", [11, 13, 23])
def test_montgomery_reduction_in_gates(p: int) -> None:
    """Values of T, for p = 11 all, in shares at both ends and random ones; results have as many bits as the modulus."""
    method = Montgomery(p)
    cs, bits = CarrySave(p, method), closed_bits(p, method)
    assert bits == p.bit_length()
    long = 2 * bits + 2
    t = cs.input("t", long)
    found = cs.reduced(t)
    assert found.bits == bits
    rng, top = random.Random(p), (1 << long) - 1
    for value in range(0, 2 * top + 1, 1 if p == 11 else 11):
        low, high = max(0, value - top), min(value, top)
        for share in (low, high, rng.randint(low, high)):
            values = cs.run({"t_0": share, "t_1": value - share})
            assert (found.value(values) - value * pow(2, -method.r, p)) % p == 0


# Paths, clocks and areas.


def test_the_depth_of_trees_is_one_less_at_the_shipped_width() -> None:
    assert {m: dadda_stages(m) for m in paper.PRINTED_F} == {89: 10, 1506: 17}
    assert paper.PRINTED_F == {89: 10, 1506: 18}


def test_table_5_does_not_follow_from_its_formulas_at_89_bits() -> None:
    assert paper.section_5_3_1(paper.PRINTED_F[1506]) == paper.PRINTED_TABLE_5[1506]
    found = paper.section_5_3_1(paper.PRINTED_F[89])
    assert found == {"DBL": 140, "4-iso-c": 82, "4-iso-e": 142}
    different = {name for name, adders in paper.PRINTED_TABLE_5[89].items() if adders != found[name]}
    assert different == {"DBL", "4-iso-e"}


def test_the_critical_path_counts_four_products_and_names_three() -> None:
    add, sub, square, product, reduction = (ns for ns, _ in paper.TABLE_6[1506])
    assert square == product and add < sub
    assert round(3 * sub + (1 + 3) * product + 3 * reduction, 2) == 8.45
    assert round(3 * sub + (1 + 2) * product + 3 * reduction, 2) == 7.65


def test_the_rate_does_not_follow_from_table_7() -> None:
    for one, many in paper.TABLE_7.values():
        for cycles, ms in (one, many):
            assert abs(ms / (cycles * 8.5e-6) - 1) < 0.002
    rates = {k: k / many[1] for k, (_, many) in paper.TABLE_7.items()}
    assert {k: round(rate) for k, rate in rates.items()} == {100: 14085, 1000: 9908, 10000: 7884}
    assert all(abs(rate - 10069) > 150 for rate in rates.values())
    # The figure that it is compared with, 0.75 per ms, counts 2-isogenies: two of them are one 4-isogeny.
    assert round(paper.TABLE_7[100][0][0] / paper.TABLE_7[100][1][0], 2) == 1.57


def test_the_extrapolated_areas_and_their_sum() -> None:
    """A product and a reduction grow less than with the square of the width, which partial products do not."""
    growth = (1506 / 511) ** 2
    wide, narrow = paper.TABLE_6[1506], paper.TABLE_6[511]
    _, _, square, product, reduction = (area for _, area in wide)
    assert product < 0.84 * growth * narrow[3][1] and reduction < 0.9 * growth * narrow[4][1]
    assert square > growth * narrow[2][1]
    # DBL: 4 products, 2 squares; 4-iso-c: 4 squares; 4-iso-e: 6 products, 2 squares; a reduction behind each of them.
    units = 10 * product + 8 * square + 18 * reduction
    assert units == 2178 and 2.5 < units / 858 < 2.6  # reticles


def test_carry_save_against_carries_that_propagate() -> None:
    """By levels: 1500 and 3000 times are claimed, against ripple carries; Kogge-Stone adders take 3.25 and 1.2."""
    m = 1506
    assert round(paper.kogge_stone(m) / 2, 2) == 3.25
    # Radix-4 digits of a plain factor need no recoding of two shares: an AND-OR and an XOR, then a row for each digit.
    plain = 2.0 + dadda_stages(m // 2 + 1) + paper.kogge_stone(2 * m)
    bits = 1514
    carry_save = RECODING + SELECTION + dadda_stages(2 * (bits // 2 + 1))
    assert (plain, carry_save) == (25.0, 20.5)
    assert round(plain / carry_save, 1) == 1.2


def test_bits_of_a_power_of_two() -> None:
    """m is defined as the ceiling of log2 a, which is a bit short for powers of two."""
    a = 1 << 9
    assert (a - 1).bit_length() == 9 and a.bit_length() == 10
