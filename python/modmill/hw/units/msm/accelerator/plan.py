"""The passes of a product over the accelerator: which digits of the scalars each has, and where they are added.

A scalar s is below the order r of the group. With symmetric scalars its point is taken min(s, r - s) times, with the
other sign where that is r - s; call that number m. Windows lie side by side from bit 0 up, some in each pass. Half the
size of each signed window, at its place, is added to m, so that a digit is a field of the sum less that half:

    u = m + sum of half_j 2^base_j        field_j = bits base_j, ... of u        d_j = field_j - half_j

A digit 0 adds nothing; another one adds its point, or the opposite, to bucket |d| modulo half, so that bucket 0 has the
magnitude `half`. The window at the top may be unsigned instead: its digit and its bucket are the field.

If there are as many adders as windows, each adder has a window, and a bucket is a row of its memory. Otherwise bucket b
of window j belongs to adder (b + j) mod A, and is row b // A of that window there.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from modmill.errors import UsageError
from modmill.hw.stream.beat import Beat
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.limbs import Numbers, Scalars, constant, field_of, least_of, limbs_of, sum_of


class Digits(NamedTuple):
    """For each scalar and window of a pass: whether there is a digit, its bucket, whether the point is subtracted."""

    valid: NDArray[np.bool_]
    bucket: Numbers
    negative: NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Pass:
    """The windows from bit `shift` up: all but the last have `width` bits, the last has `last`.

    `bias`: what is added to every m; `last_buckets`: buckets of the last window, from 0 up.
    """

    config: MsmConfig
    shift: int
    width: int
    last: int
    bias: int
    symmetric: bool
    unsigned: bool
    last_buckets: int

    @classmethod
    def of(cls, config: MsmConfig, beat: Beat) -> Self:
        """The pass that a beat begins."""
        buckets = beat["last_rows"] * (config.adders if config.dealt else 1)
        widths = beat["shift"], beat["width"], beat["last"], beat["bias"]
        return cls(config, *widths, bool(beat["symmetric"]), bool(beat["unsigned"]), buckets)

    @property
    def widths(self) -> list[int]:
        """The bits of each window."""
        return [self.width] * (self.config.windows - 1) + [self.last]

    @property
    def bases(self) -> list[int]:
        """The lowest bit of each window."""
        return [self.shift + j * self.width for j in range(self.config.windows)]

    @property
    def buckets(self) -> list[int]:
        """The buckets of each window."""
        return [1 << self.width - 1] * (self.config.windows - 1) + [self.last_buckets]

    @property
    def rows(self) -> int:
        """Rows that an adder streams out of each window but the last."""
        return self._share(1 << self.width - 1)

    @property
    def last_rows(self) -> int:
        """Rows that an adder streams out of the last window."""
        return self._share(self.last_buckets)

    @property
    def sums(self) -> int:
        """Sums that leave at the end of the pass: of all rows, then those of the copies."""
        config, windows = self.config, (self.config.windows - 1) * self.rows + self.last_rows
        return windows * (config.adders if config.dealt else 1) + config.adders * config.copied

    def leaving(self, adder: int) -> list[int]:
        """The rows of an adder whose sums leave, in their order."""
        config = self.config
        if not config.dealt:
            return list(range(self.last_rows if adder == config.windows - 1 else self.rows))
        counts = [self.rows] * (config.windows - 1) + [self.last_rows]
        return [j * config.window_rows + row for j, count in enumerate(counts) for row in range(count)]

    def order(self) -> tuple[Numbers, Numbers]:
        """The adder and the row of each sum, in the order in which they leave; row -1 for copies, which have any."""
        config = self.config
        rows = [[*self.leaving(adder), *[-1] * config.copied] for adder in range(config.adders)]
        adder = np.repeat(np.arange(config.adders), [len(some) for some in rows])
        return adder, np.concatenate([np.array(some, np.int64) for some in rows])

    def beat(self, count: int, first: int = 0) -> Beat:
        """The beat that begins the pass for so many points; their scalars begin with group `first`. Raises UsageError.

        A product may have no point.
        """
        most = 1 << self.config.index
        if not 0 <= count <= most:
            raise UsageError(f"{count} points are more than {self.config.index} bits number ({most})", got=count)
        return {
            "count": count,
            "first": first,
            "bias": self.bias,
            "shift": self.shift,
            "width": self.width,
            "last": self.last,
            "unsigned": int(self.unsigned),
            "symmetric": int(self.symmetric),
            "rows": self.rows,
            "last_rows": self.last_rows,
        }

    def digits(self, scalars: Scalars) -> Digits:
        """The digits of scalars below r."""
        limbs = limbs_of(scalars)
        m, negative = limbs, np.zeros(len(limbs), np.bool_)
        if self.symmetric:
            m, negative = least_of(limbs, self.config.order)
        u, _ = sum_of(m, constant(self.bias))
        found: list[tuple[NDArray[np.bool_], Numbers, NDArray[np.bool_]]] = []
        for j, (base, bits) in enumerate(zip(self.bases, self.widths, strict=True)):
            field = field_of(u, base, bits)
            if self.unsigned and j == self.config.windows - 1:
                found.append((field != 0, field, negative))
                continue
            half = 1 << bits - 1
            digit = field - half
            found.append((digit != 0, np.abs(digit) % half, (digit < 0) ^ negative))
        valid, bucket, sign = (np.stack(part, axis=1) for part in zip(*found, strict=True))
        return Digits(valid, bucket, sign)

    def place(self, window: Numbers, bucket: Numbers) -> tuple[Numbers, Numbers]:
        """The adder and the row of buckets."""
        config = self.config
        if not config.dealt:
            return window, bucket
        row, rest = np.divmod(bucket, config.adders)
        return (rest + window) % config.adders, window * config.window_rows + row

    def magnitude(self, adder: Numbers, row: Numbers) -> tuple[Numbers, Numbers]:
        """The window of sums by adder and row, and how many times a sum counts: 0 where nothing can be added."""
        config = self.config
        if config.dealt:
            window = np.minimum(row // config.window_rows, config.windows - 1)
            bucket = (row - window * config.window_rows) * config.adders + (adder - window) % config.adders
        else:
            window, bucket = adder, row
        last = window == config.windows - 1
        half = np.where(last, 0 if self.unsigned else 1 << self.last - 1, 1 << self.width - 1)
        there = bucket < np.array(self.buckets)[window]
        return window, np.where(there, np.where(bucket == 0, half, bucket), 0)

    def _share(self, buckets: int) -> int:
        return -(-buckets // self.config.adders) if self.config.dealt else buckets


def plan(
    config: MsmConfig, *, most: int | None = None, symmetric: bool = True, window: int | None = None
) -> list[Pass]:
    """The fewest passes that take scalars below r, or an m of at most `most`, with windows of up to `window` bits.

    The windows have as few buckets as so many passes allow. Raises UsageError for a window that was not built, and for
    scalars that have no plan.

    >>> [(p.shift, p.width, p.last, p.unsigned) for p in plan(MsmConfig())]
    [(0, 16, 15, False), (63, 16, 15, False), (126, 16, 15, False), (189, 16, 15, True)]
    """
    widest = config.window if window is None else window
    if not 1 <= widest <= config.window:
        raise UsageError(
            f"window: {widest} bits are out of the range of {config.slug} (1 to {config.window})",
            got=widest,
            max=config.window,
        )
    greatest = config.order // 2 if symmetric else config.order - 1
    most = greatest if most is None else min(most, greatest)
    # A signed last window of so many bits has its buckets.
    last_most = min(widest, config.last_buckets.bit_length())
    shapes = sorted(
        product(range(1, widest + 1), range(1, last_most + 1)),
        key=lambda shape: ((config.windows - 1 << shape[0]) + (1 << shape[1]), shape),
    )
    for count in range(1, most.bit_length() + 2):
        for shape in shapes:
            if found := _passes(config, count, shape, most, symmetric):
                return found
    raise UsageError(f"{config.slug}: there is no plan for scalars of {most.bit_length()} bits", got=most.bit_length())


def _passes(config: MsmConfig, count: int, shape: tuple[int, int], most: int, symmetric: bool) -> list[Pass]:
    """So many passes of windows of these widths, the last window as narrow as it may be; none if they do not do."""
    width, last = shape
    span = (config.windows - 1) * width + last
    widths = ([width] * (config.windows - 1) + [last]) * count
    below = widths[:-1]
    base = sum(below)
    low = sum(1 << sum(below[:j]) + bits - 1 for j, bits in enumerate(below))
    tops = [(bits, False, low + (1 << base + bits - 1), 1 << bits - 1) for bits in range(1, last + 1)]
    field = most + low >> base
    if field < config.last_buckets:
        tops.append((max(1, field.bit_length()), True, low, field + 1))
    for bits, unsigned, bias, buckets in tops:
        if base + bits <= config.recoded and most + bias < 1 << base + bits:
            halves = [False] * (count - 1) + [unsigned]
            lasts = [(last, 1 << last - 1)] * (count - 1) + [(bits, buckets)]
            return [
                Pass(config, k * span, width, lasts[k][0], bias, symmetric, halves[k], lasts[k][1])
                for k in range(count)
            ]
    return []
