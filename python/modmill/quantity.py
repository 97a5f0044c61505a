"""Quantities as people write them: counts, durations, numbers, rates; read strictly, printed briefly."""

from __future__ import annotations

import datetime
import math
import re
from decimal import Decimal, InvalidOperation

from modmill.arguments import index
from modmill.errors import UsageError, WrongType

MAX_STEPS = 1 << 62
"""Most squarings that one job may ask for."""
MAX_COUNT = (1 << 64) - 1
"""The largest count or seed."""
MAX_THREADS = 1024
SHORT_BITS = 64
"""Numbers of so many bits are shown as Python shows them."""

_UNITS: dict[str, float] = {
    "ms": 1e-3,
    "s": 1.0,
    "m": 60.0,
    "h": 3600.0,
    "d": 86400.0,
    "w": 7 * 86400.0,
    "y": 365.25 * 86400.0,
}
_GROUPED = re.compile(r"[0-9]+(_[0-9]+)*|[0-9]{1,3}(,[0-9]{3})+")
_POWER = re.compile(r"([0-9]{1,4})(?:\^|\*\*)([0-9]{1,4})")
_DURATION = re.compile(r"(?:[0-9]+(?:\.[0-9]+)?(?:ms|s|m|h|d|w|y))+")


def whole(value: int, what: str, least: int = 0, most: int | None = MAX_COUNT) -> int:
    """The value, an integer of `least` to `most`.

    >>> whole("3", "threads")
    Traceback (most recent call last):
    modmill.errors.WrongType: threads: must be a whole number (got str)

    Raises UsageError for anything else.
    """
    try:
        number = index(value)
    except TypeError:
        expected = "a whole number"
        got = type(value).__name__
        raise WrongType(f"{what}: must be {expected} (got {got})", argument=what, expected=expected) from None
    if number < least or (most is not None and number > most):
        top = {1 << 40: "2^40", MAX_STEPS: "2^62", MAX_COUNT: "2^64 - 1"}.get(most or 0, most)
        allowed = f"{least} or more" if most is None else f"{least} to {top}"
        raise UsageError(f"{what}: {shown(number)} is out of range ({allowed})", got=number, min=least, max=most)
    return number


def parse_steps(text: str, what: str = "--steps", most: int = MAX_STEPS) -> int:
    """A number of steps, from 1 to `most`, a power of 2.

    It is given by digits (grouped by _ or ,), as a power, or in an exact decimal exponent form.

    >>> [parse_steps(t) for t in ("2^33", "1e7", "1_000_000", "2.5e3", "12,000")]
    [8589934592, 10000000, 1000000, 2500, 12000]
    >>> parse_steps("1.5")
    Traceback (most recent call last):
    modmill.errors.UsageError: --steps: must be a whole number such as 1000000, 1_000_000, 1e7 or 2^33 (got '1.5')
    """
    s = text.strip()
    value: int | None = None
    if _GROUPED.fullmatch(s):
        value = int(s.replace("_", "").replace(",", ""))
    elif power := _POWER.fullmatch(s):
        base, exponent = int(power[1]), int(power[2])
        # Any base above 1 passes the limit at exponent 63, so nothing long is ever computed.
        value = base ** min(exponent, 63)
    else:
        value = _exact_decimal(s)
    if value is None:
        raise UsageError(
            f"{what}: must be a whole number such as 1000000, 1_000_000, 1e7 or 2^33 (got {text!r})", got=text
        )
    if not 0 < value <= most:
        allowed = f"1 to 2^{most.bit_length() - 1}"
        raise UsageError(f"{what}: {text} is out of range ({allowed})", got=text, min=1, max=most)
    return value


def _exact_decimal(s: str) -> int | None:
    if not re.fullmatch(r"[0-9]+(\.[0-9]+)?[eE]\+?[0-9]{1,3}", s):
        return None
    try:
        d = Decimal(s)
    except InvalidOperation:
        return None
    return int(d) if d == d.to_integral_value() else None


def parse_duration(text: str, what: str = "--duration") -> float:
    """Seconds of a duration such as 10d, 1h30m, 45s, 250ms or 2w (m is minutes, y is 365.25 days).

    M is refused, because it means months to other tools for time-lock files.

    >>> parse_duration("1h30m"), parse_duration("10d")
    (5400.0, 864000.0)
    >>> parse_duration("soon")
    Traceback (most recent call last):
    modmill.errors.UsageError: --duration: must be a duration such as 10d, 1h30m or 45s (got 'soon')
    """
    s = text.strip().lower()
    if _DURATION.fullmatch(s) and "M" in text:
        raise UsageError(
            f"{what}: M is not a unit; write m for minutes, or a number of months in days, such as 180d (got {text!r})",
            got=text,
        )
    if not _DURATION.fullmatch(s):
        raise UsageError(f"{what}: must be a duration such as 10d, 1h30m or 45s (got {text!r})", got=text)
    parts = re.findall(r"([0-9]+(?:\.[0-9]+)?)(ms|s|m|h|d|w|y)", s)
    seconds = sum(float(number) * _UNITS[unit] for number, unit in parts)
    if not 0 < seconds < math.inf:
        raise UsageError(f"{what}: must be a positive duration (got {text})", got=text)
    return seconds


def parse_moment(text: str, what: str = "--until") -> datetime.datetime:
    """A date or date-time in the form of ISO 8601: in local time unless it ends with Z or an offset.

    >>> parse_moment("2030-01-01T12:00:00Z").isoformat(), parse_moment("2030-01-01 12:00+02:00").isoformat()
    ('2030-01-01T12:00:00+00:00', '2030-01-01T12:00:00+02:00')
    >>> parse_moment("tomorrow")
    Traceback (most recent call last):
    modmill.errors.UsageError: --until: must be a date or time such as 2030-12-31 or 2030-12-31T18:00Z (got 'tomorrow')
    """
    try:
        return zoned(datetime.datetime.fromisoformat(text.strip()))
    except (ValueError, OverflowError, OSError):
        raise UsageError(
            f"{what}: must be a date or time such as 2030-12-31 or 2030-12-31T18:00Z (got {text!r})", got=text
        ) from None


def zoned(moment: datetime.datetime) -> datetime.datetime:
    """The moment with its zone; one that states none is in local time."""
    return moment if moment.tzinfo is not None else moment.astimezone()


def seconds_until(moment: datetime.datetime, what: str = "until") -> float:
    """The seconds that are left until a moment. Raises UsageError, which begins with `what`, if it is past."""
    left = (moment - datetime.datetime.now(datetime.UTC)).total_seconds()
    if left <= 0:
        raise UsageError(f"{what}: {format_moment(moment)} is in the past", got=moment.isoformat())
    return left


def parse_int(text: str, what: str, *, echo: bool = True) -> int:
    """A non-negative integer in decimal or as 0x hex. With `echo` off, an error does not repeat the text.

    >>> parse_int("0xff", "--base"), parse_int("255", "--base")
    (255, 255)
    >>> parse_int("ff", "--base")
    Traceback (most recent call last):
    modmill.errors.UsageError: --base: must be a number: decimal digits, or 0x and hex digits (got 'ff')
    """
    s = "".join(text.split())
    if re.fullmatch(r"0[xX][0-9a-fA-F]+", s):
        return int(s, 16)
    # Decimal conversion is quadratic; a modulus has at most 2467 digits.
    if re.fullmatch(r"[0-9]{1,4000}", s):
        return int(s)
    shown = f" (got {quoted(text)})" if echo else ""
    raise UsageError(f"{what}: must be a number: decimal digits, or 0x and hex digits{shown}")


def quoted(text: str) -> str:
    """A user's text as a message repeats it: in quotes, and not all of a long text.

    >>> quoted("1" * 50)
    "'1111111111111111111111111111111111111...'"
    """
    return repr(text if len(text) <= 40 else text[:37] + "...")


def printable(data: bytes) -> str:
    r"""Bytes as text, with escapes for what is not printable or not UTF-8.

    >>> print(printable(b"block 17\n\xff"))
    block 17\n\xff
    """
    text = data.decode("utf-8", "surrogateescape")
    return "".join(c if c.isprintable() and c != "\\" else _escape(c) for c in text)


def _escape(c: str) -> str:
    byte = ord(c) - 0xDC00  # what surrogateescape makes of a byte that is not UTF-8
    return f"\\x{byte:02x}" if 0x80 <= byte < 0x100 else c.encode("unicode_escape").decode("ascii")


def format_duration(seconds: float) -> str:
    """A duration in the two units that fit it.

    >>> [format_duration(s) for s in (2.5e-8, 0.25, 42, 5400, 864000, 1.1e8)]
    ['25 ns', '250 ms', '42 s', '1 h 30 min', '10 d', '3.5 years']
    """
    if not math.isfinite(seconds):
        return "unknown"
    # The unit is chosen for the rounded value, so that an hour less a bit is 1 h and never 60 min.
    for unit, scale, limit in (("ns", 1e9, 999.5), ("us", 1e6, 999.5), ("ms", 1e3, 999.5), ("s", 1, 59.95)):
        if seconds * scale < limit:
            return f"{seconds * scale:.3g} {unit}"
    for unit, smaller, size, in_unit, limit in (
        ("min", "s", 1, 60, 3600),
        ("h", "min", 60, 60, 1440),
        ("d", "h", 3600, 24, 8766),
    ):
        count = round(seconds / size)
        if count < limit:
            larger, rest = divmod(count, in_unit)
            return f"{larger} {unit} {rest} {smaller}" if rest else f"{larger} {unit}"
    years = seconds / (365.25 * 86400)
    return f"{years:.1f} years" if years < 100 else f"{float(f'{years:.3g}'):,.0f} years"


def format_moment(moment: datetime.datetime) -> str:
    """A moment with the offset of its zone.

    >>> format_moment(parse_moment("2030-01-01T12:00:30Z"))
    '2030-01-01 12:00:30+00:00'
    """
    return moment.isoformat(" ", "seconds" if moment.second else "minutes")


def format_count(value: float) -> str:
    """A count with a magnitude suffix.

    >>> [format_count(v) for v in (950, 12_345, 16_600_000, 2**33)]
    ['950', '12.3 k', '16.6 M', '8.59 G']
    """
    for suffix, size in (("", 1.0), (" k", 1e3), (" M", 1e6), (" G", 1e9), (" T", 1e12)):
        if value < 999.5 * size:
            return f"{value / size:.3g}{suffix}"
    return f"{value:.3g}"


def format_ratio(ratio: float) -> str:
    """A ratio of speeds, rounded.

    >>> [format_ratio(r) for r in (30601.8, 4.089, 0.5, 0.0234)]
    ['30,602x', '4.09x', '0.50x', '0.023x']
    """
    return f"{ratio:,.0f}x" if ratio >= 100 else f"{ratio:.2f}x" if ratio >= 0.1 else f"{ratio:.2g}x"


def format_rate(per_second: float) -> str:
    """A rate.

    >>> format_rate(18.2e6)
    '18.2 M/s'
    """
    return f"{format_count(per_second)}/s"


def shown(n: int) -> str:
    """A number as a message repeats it: in decimal up to 64 bits, else its ends in hex.

    >>> shown(-5), shown(2**64), shown(-(3**9999))
    ('-5', '0x10000000000000000 (65 bits)', '-0x107348e5...e45c566b (15849 bits)')
    """
    bits = n.bit_length()
    return str(n) if bits <= SHORT_BITS else f"{'-' * (n < 0)}{shorten_number(abs(n))} ({bits} bits)"


def shorten_number(n: int) -> str:
    """A number in hex, the middle of a long one left out.

    >>> shorten_number(253), shorten_number(2**128 - 159)
    ('0xfd', '0xffffffff...ffffff61')
    """
    digits = f"{n:x}"
    return f"0x{digits}" if len(digits) <= 20 else f"0x{digits[:8]}...{digits[-8:]}"


def shorten_hex(text: str, keep: int = 16) -> str:
    """The two ends of a long hex string.

    >>> shorten_hex("0x" + "ab" * 40, keep=4)
    '0xabab...abab (40 bytes)'
    """
    digits = text.removeprefix("0x")
    if len(digits) <= 2 * keep + 8:
        return text
    return f"0x{digits[:keep]}...{digits[-keep:]} ({(len(digits) + 1) // 2} bytes)"
