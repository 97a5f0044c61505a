"""Figures of the thesis whose study `modmill gf2 explore` repeats, from `_params/published_gf2.toml`.

>>> best_fpga()[1024]
4132
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from modmill import params


@dataclass(frozen=True, slots=True)
class Kernel:
    """The attributes of a kernel, as the thesis writes them (`attributes`) and one by one."""

    attributes: str
    word_bits: int
    simd: int
    units: int
    unroll: str
    karatsuba: int


@dataclass(frozen=True, slots=True)
class Speed(Kernel):
    """A row of Table 4.3: multiplications per second by size; an absent size did not compile."""

    per_second: dict[int, int]


@dataclass(frozen=True, slots=True)
class Area(Kernel):
    """A row of Table 4.2, at 1024 bits: percent of the chip's logic and memory, as estimated and as implemented."""

    estimated_logic: int
    estimated_memory: int
    implemented_logic: int
    implemented_memory: int


@dataclass(frozen=True, slots=True)
class Host:
    """Figure 4.15: microseconds for one product on a CPU or GPU (`fabric`), by size; unreadable ones are absent."""

    device: str
    fabric: str
    word_bits: int
    microseconds: dict[int, float]

    @property
    def per_second(self) -> dict[int, float]:
        """Products per second, one after the other, as in the figure."""
        return {bits: 1e6 / us for bits, us in self.microseconds.items()}


@dataclass(frozen=True, slots=True)
class Compilation:
    """The thesis' figures for its kernels' clocks and for compiling and loading them; each pair is a range."""

    kernel_mhz: tuple[int, int]
    failed_hours: tuple[int, int]
    programming_seconds: tuple[int, int]
    machine: str


@dataclass(frozen=True, slots=True)
class Call:
    """Figure 4.14: microseconds of the parts of one call on the FPGA, each pair a range over kernels."""

    bits: int
    word_bits: int
    kernel: tuple[int, int]
    transfers: tuple[int, int]
    enqueue: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Platform:
    """A row of Table 5.1 or 5.2: a GPU or CPU that the thesis ran its kernel on. `cores` of a CPU are threads."""

    name: str
    fabric: str
    cores: int
    mhz: int
    gb_per_second: float
    watts: int


@dataclass(frozen=True, slots=True)
class Quoted:
    """A row of Table 5.3, put right: a rate of some `operation` from the literature.

    `printed` is what the thesis prints where that is wrong, `why` says why. `unit`: the generated unit that divides the
    work in the same way.
    """

    reference: str
    device: str
    operation: str
    bits: int
    per_second: int
    printed: int | None = None
    why: str = ""
    unit: str | None = None

    @property
    def ours(self) -> bool:
        """True if the row is the thesis' own, and so a product like Modmill's."""
        return self.reference == "the thesis"


@functools.cache
def _raw() -> dict[str, Any]:
    return params.load("published_gf2.toml")


def source() -> str:
    """The publication."""
    return _raw()["source"]


def fpga() -> str:
    """The FPGA of Tables 4.2 and 4.3."""
    return _raw()["fpga"]


@functools.cache
def speeds() -> tuple[Speed, ...]:
    """All of Table 4.3."""
    return tuple(Speed(**{**raw, "per_second": _by_size(raw["per_second"])}) for raw in _raw()["speed"])


@functools.cache
def areas() -> tuple[Area, ...]:
    """All of Table 4.2."""
    shares = {f"{kind}_{what}": (kind, what) for kind in ("estimated", "implemented") for what in ("logic", "memory")}
    return tuple(
        Area(
            **{name: value for name, value in raw.items() if name not in ("estimated", "implemented")},
            **{name: raw[kind][what] for name, (kind, what) in shares.items()},
        )
        for raw in _raw()["area"]
    )


@functools.cache
def hosts() -> tuple[Host, ...]:
    """Figure 4.15: the thesis' kernels on a CPU and a GPU."""
    return tuple(Host(**{**raw, "microseconds": _by_size(raw["microseconds"])}) for raw in _raw()["host"])


@functools.cache
def groups() -> dict[int, dict[int, int]]:
    """Table 4.4: work items in a group by word size and size."""
    return {raw["word_bits"]: _by_size(raw["items"]) for raw in _raw()["group"]}


def compilation() -> Compilation:
    """Sections 4.3.2.2, 4.3.4 and 4.4.2."""
    raw = _raw()["compilation"]
    clock, failed, loading = (_range(raw[name]) for name in ("kernel_mhz", "failed_hours", "programming_seconds"))
    return Compilation(clock, failed, loading, raw["machine"])


def call() -> Call:
    """Figure 4.14."""
    raw = _raw()["call"]
    kernel, transfers, enqueue = (_range(raw[part]) for part in ("kernel", "transfers", "enqueue"))
    return Call(raw["bits"], raw["word_bits"], kernel, transfers, enqueue)


@functools.cache
def platforms() -> tuple[Platform, ...]:
    """All of Tables 5.1 and 5.2."""
    return tuple(Platform(**raw) for raw in _raw()["platform"])


@functools.cache
def literature() -> tuple[Quoted, ...]:
    """All of Table 5.3."""
    return tuple(Quoted(**raw) for raw in _raw()["literature"])


def best_fpga(word_bits: int | None = None) -> dict[int, int]:
    """The highest rate of the FPGA at each size, with words of that size or of any."""
    rows = [row for row in speeds() if word_bits in (None, row.word_bits)]
    sizes = sorted({size for row in rows for size in row.per_second})
    return {size: max(row.per_second.get(size, 0) for row in rows) for size in sizes}


def _by_size(table: dict[str, Any]) -> dict[int, Any]:
    return {int(size): value for size, value in table.items()}


def _range(ends: list[int]) -> tuple[int, int]:
    low, high = ends
    return low, high
