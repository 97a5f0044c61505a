"""Counts, durations and numbers as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from modmill import quantity
from modmill.errors import UsageError


@given(st.integers(1, quantity.MAX_STEPS))
def test_plain_and_grouped_digits_are_read_back(value: int) -> None:
    assert quantity.parse_steps(str(value)) == value
    assert quantity.parse_steps(f"{value:_}") == value
    assert quantity.parse_steps(f"{value:,}") == value


@given(st.integers(2, 9), st.integers(0, 19))
def test_powers(base: int, exponent: int) -> None:
    assert quantity.parse_steps(f"{base}^{exponent}") == base**exponent
    assert quantity.parse_steps(f"{base}**{exponent}") == base**exponent


@pytest.mark.parametrize(("text", "value"), [("2^62", 1 << 62), ("1e7", 10**7), ("1.25E3", 1250), (" 12 ", 12)])
def test_other_forms(text: str, value: int) -> None:
    assert quantity.parse_steps(text) == value


@pytest.mark.parametrize(
    "text",
    ["", "x", "1.5", "1e-3", "-5", "+5", "0x10", "1__0", "1,00", "2^", "^3", "2^3^2", "1e", "٣", "1e9999", "nan"],
)
def test_what_is_no_count_is_refused_with_the_text(text: str) -> None:
    with pytest.raises(UsageError, match="must be a whole number") as e:
        quantity.parse_steps(text)
    assert repr(text) in str(e.value)


@pytest.mark.parametrize("text", ["0", "2^63", "4611686018427387905", "1e30", "10^4000"])
def test_counts_out_of_range_are_refused(text: str) -> None:
    with pytest.raises(UsageError, match="out of range"):
        quantity.parse_steps(text)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        *(("10d", 864000), ("1h30m", 5400), ("45s", 45), ("250ms", 0.25), ("2w", 1209600), ("0.5h", 1800)),
        *(("10D", 864000), ("1Y", 365.25 * 86400), ("2H30S", 7230)),
    ],
)
def test_durations(text: str, seconds: float) -> None:
    assert quantity.parse_duration(text) == seconds


@pytest.mark.parametrize("text", ["", "10", "d", "10 days", "-1d", "1d-2h", "0s", "1e5s"])
def test_what_is_no_duration_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="--duration"):
        quantity.parse_duration(text)


@pytest.mark.parametrize("text", ["6M", "1h6M", "250MS", "3Ms"])
def test_units_that_mean_months_elsewhere_are_refused(text: str) -> None:
    with pytest.raises(UsageError, match=r"--duration: M is not a unit; write m for minutes, or .* such as 180d"):
        quantity.parse_duration(text)


@given(st.integers(0, 1 << 2048))
def test_integers_in_both_forms(value: int) -> None:
    assert quantity.parse_int(hex(value), "x") == value
    assert quantity.parse_int(str(value), "x") == value


@pytest.mark.parametrize("text", ["", "0x", "ff", "0b1", "-1", "1.0", "0xg", "1_000"])
def test_what_is_no_integer_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match=r"--base: must be a number.*"):
        quantity.parse_int(text, "--base")


def test_a_secret_number_is_not_repeated_in_the_error() -> None:
    with pytest.raises(UsageError) as e:
        quantity.parse_int("12345secret", "--trapdoor", echo=False)
    assert "secret" not in str(e.value)


@given(st.floats(1e-12, 1e15))
def test_every_duration_and_count_has_a_short_text(value: float) -> None:
    assert 3 <= len(quantity.format_duration(value)) <= 18
    assert len(quantity.format_count(value)) <= 9


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.99949, "999 ms"),
        (0.9996, "1 s"),
        (59.4, "59.4 s"),
        (59.96, "1 min"),
        (60, "1 min"),
        (3599.4, "59 min 59 s"),
        (3599.99, "1 h"),
        (86399.9, "1 d"),
        (86400 * 365 - 1, "365 d"),
        (86400 * 365.25, "1.0 years"),
        (86400 * 365.25 * 2786, "2,790 years"),
    ],
)
def test_durations_are_rounded_before_the_unit_is_chosen(seconds: float, text: str) -> None:
    assert quantity.format_duration(seconds) == text


def test_counts_are_rounded_before_the_suffix_is_chosen() -> None:
    assert [quantity.format_count(v) for v in (0.5, 999, 999.6, 999_600, 5e16)] == ["0.5", "999", "1 k", "1 M", "5e+16"]
