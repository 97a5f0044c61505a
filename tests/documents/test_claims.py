"""Errors of the source documents that no other test shows: what is printed, and what is so."""

from __future__ import annotations

import itertools

from modmill import params
from modmill.bench.recorded import newest
from modmill.golden import ed25519
from modmill.hw.interface.figures import published_rates
from modmill.hw.units.vdf.squarer.config import configured
from modmill.hw.units.vdf.squarer.unit import squarer
from modmill.msm import published

WORDS = 65
"""Words of Predictive Montgomery, as printed."""


def test_the_modulus_of_the_puzzle_has_2046_bits() -> None:
    assert params.modulus("lcs35").n.bit_length() == 2046 != 2048


def test_a_square_of_65_words_takes_2145_products() -> None:
    square = {frozenset((i, j)) for i in range(WORDS) for j in range(WORDS)}
    unit = squarer(configured("vdf_ozturk"))
    assert len(square) == 2145 != 2120 and WORDS**2 == 4225
    assert (unit.words, unit.summary["products"]) == (WORDS, len(square))


def test_rfc_8032_accepts_a_signature_that_the_strict_rule_refuses() -> None:
    pairs = list(itertools.product(ed25519.SMALL_ORDER_ENCODINGS, repeat=2))
    found = {
        rule: [ed25519.verify(rule, b"order", r + bytes(32), a) == "accepted" for a, r in pairs]
        for rule in ("rfc8032", "strict")
    }
    assert any(found["rfc8032"]) and not any(found["strict"])


def test_a_machine_of_64_cores_would_verify_as_much_as_eight_cards() -> None:
    (host,) = (rate for rate in published_rates("sigverify_pipeline") if rate.per == "host")
    one, two = newest("sigverify", "verify-strict-200"), newest("sigverify", "verify-strict-200", threads=2)
    assert one is not None and two is not None
    assert two.value > 1.9 * one.value, "two cores scale"
    assert 32 * two.value > host.per_second


def test_the_steps_of_a_product_add_up_to_a_millisecond_less() -> None:
    total = sum(stage.seconds for stage in published.stages())
    assert round(total, 3) == 5.926 and published.serial_seconds() == 5.927


def test_blocks_are_more_than_twice_as_full_as_luts() -> None:
    sites = {site.name: site for site in published.sites()}
    assert sites["CLB"].percent[2] > 2 * sites["CLB LUTs"].percent[2]


def test_the_shares_of_a_die_region_follow_from_one_device() -> None:
    """So the resources are copied without a slip: each share is a count of what a third of a VU9P has."""
    third = {"lut": 394_080, "ff": 788_160, "carry8": 49_260, "bram": 720, "uram": 320, "dsp": 2_280}
    for site in published.sites():
        for used, percent in zip(site.used, site.percent, strict=True):
            share = 100 * used / third.get(site.count, 49_260)
            assert abs(share - percent) < 0.0051, site.name
