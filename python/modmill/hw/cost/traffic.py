"""The number of bits that a design moves, and the bandwidth that this is at a clock."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Traffic:
    """Bits on each stream in an operation, and bits at each memory in a cycle, all its ports at work.

    `outside` names the streams that a memory outside the chip answers.

    At a clock these are bandwidths: what the memory or the network behind a stream has to deliver if the design is not
    to wait, and what the memories on the chip deliver. A loop, which takes an operand and gives a result once in a
    run, has no streams here.
    """

    streams: Mapping[str, int]
    memories: Mapping[str, int]
    outside: tuple[str, ...] = ()

    @property
    def outside_bits(self) -> int:
        """Bits that come from the memory outside the chip in an operation."""
        return sum(self.streams[name] for name in self.outside)

    def outside_gb_s(self, period_ns: float, interval: int) -> float:
        """The bandwidth that this is."""
        return self.outside_bits / 8 / (period_ns * interval)

    def as_dict(self, period_ns: float | None, interval: int) -> dict[str, Any]:
        """The bits, and with a period GB/s of each.

        >>> Traffic({"in": 512}, {}).as_dict(2.0, 2)["stream_gb_s"]
        {'in': 16.0}
        """
        found: dict[str, Any] = {"stream_bits_an_operation": self.streams, "memory_bits_a_cycle": self.memories}
        if period_ns is not None:
            found["stream_gb_s"] = {name: bits / 8 / (period_ns * interval) for name, bits in self.streams.items()}
            found["outside_gb_s"] = self.outside_gb_s(period_ns, interval)
            found["memory_gb_s"] = {name: bits / 8 / period_ns for name, bits in self.memories.items()}
        return found


NUMBER = re.compile(r"(?<=_)\d+(?=_|$)")


def grouped(bits: Mapping[str, int]) -> list[tuple[str, int, int]]:
    """Memories as name, count and bits of each: those of as many bits whose names differ in numbers alone are one.

    >>> grouped({"bank_0": 72, "rest_0": 9, "bank_1": 72, "copies": 9})
    [('bank_*', 2, 72), ('rest_0', 1, 9), ('copies', 1, 9)]
    """
    groups: dict[tuple[str, int], list[str]] = {}
    for name, width in bits.items():
        groups.setdefault((NUMBER.sub("*", name), width), []).append(name)
    return [(at if len(names) > 1 else names[0], len(names), width) for (at, width), names in groups.items()]
