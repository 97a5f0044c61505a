"""The reader of points: one configuration with its text and its reference, both in rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill.hw.interface.unit import Datapath, Flavour
from modmill.hw.stream.beat import WORD, Layout, Rows
from modmill.hw.stream.memory import MemoryPort
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.stream.stimulus import Followed, Given, Model
from modmill.hw.units.msm.reader import core
from modmill.hw.units.msm.reader.config import ReaderConfig

BLOCK = 64
"""Groups in a row of which the same part is 0."""
ZEROS = (0, 50, 90, 100, 25)
"""Per cent of the scalars that are 0, block by block."""


class Reader(StatefulUnit):
    """Groups of scalars in, requests out, points in, and points with digits out."""

    operation = "group"
    latency, interval = 2, 1
    flavours: Sequence[Flavour] = ("rom",)
    memories: tuple[MemoryPort, ...] = (MemoryPort("request", "points"),)

    def __init__(self, config: ReaderConfig) -> None:
        self._config = config
        self.bits: int = config.bits
        circuit, results = core.build(config)
        fields = {
            "digits": {"lanes": (f"the digits of {config.lanes} scalars, the first lowest", "")},
            "out": {"point": ("a point", ""), "digits": ("the digits of its scalar, not all 0", "")},
            "request": {"first": ("the number of a point", "")},
            "points": {"point": ("the point that was requested", "")},
        }
        order = "in the order of the scalars"
        said = "scalars are counted from 0", {"request": order, "out": order}
        super().__init__(config.unit, config.about, circuit, results, fields, core.COUNTERS, said)
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": 1}
        self.summary: Mapping[str, Any] = {"scalars": config.lanes, "outstanding": config.outstanding, **self.timing}
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"A group of {config.lanes} scalars takes as many cycles as it has points to request, at least one. A "
            f"point is requested in the cycle after its group was taken, and {config.outstanding} are under way at "
            "most.",
        )
        outs = results["out_point"], results["out_digits"]
        labels = "digits", "points with digits"
        self.wide: int = config.index + 1
        self.datapath: Datapath | None = self.drawn(("digits_lanes",), outs, labels, {})

    @property
    def config(self) -> ReaderConfig:
        return self._config

    def given(self, constants: int, count: int, seed: int) -> Given:
        """Each pattern of zeros once; then random digits, of which another part is 0 in each block."""
        del constants
        config = self._config
        rng = np.random.default_rng(seed)
        block = np.arange(count)[:, None] // BLOCK
        zero = rng.integers(0, 100, (count, config.lanes)) < np.array(ZEROS)[block % len(ZEROS)]
        first = min(count, 1 << config.lanes)
        zero[:first] = np.arange(first)[:, None] >> np.arange(config.lanes) & 1
        bits = rng.integers(0, 2, (count, config.lanes, config.digits), np.uint8)
        bits[zero] = 0
        bits[..., 0] |= ~(zero | bits.any(axis=2))
        rows = _packed(bits.reshape(count, -1), self.layouts["digits"].words)
        return Given({"digits": rows}, lambda number: f"group {number} of {'patterns' if number < first else 'blocks'}")

    def contents(self, constants: int, count: int, seed: int) -> Mapping[str, Rows]:
        """Random points, as many as there are scalars or numbers."""
        layout, rng = self.layouts["points"], np.random.default_rng(seed)
        points = min(count * self._config.lanes, 1 << self._config.index)
        words = rng.integers(0, 1 << WORD, (points, layout.words), np.uint32)
        words[:, -1] &= (1 << (self.bits - 1) % WORD + 1) - 1
        return {"points": words}

    def following(self, constants: int, contents: Mapping[str, Rows]) -> Model:
        del constants
        return _Reference(self._config, self.layouts, contents["points"])


class _Reference:
    """The scalars that are not 0, their points and their digits."""

    def __init__(self, config: ReaderConfig, layouts: Mapping[str, Layout], points: Rows) -> None:
        self._config, self._layouts, self._points = config, layouts, points
        self._scalars = self._requests = 0

    def __call__(self, given: Given) -> Followed:
        config, rows = self._config, given.rows["digits"]
        bits = np.unpackbits(rows.astype("<u4").view(np.uint8), axis=1, bitorder="little")
        digits = bits[:, : config.lanes * config.digits].reshape(-1, config.digits)
        (wanted,) = np.nonzero(digits.any(axis=1))
        numbers = (wanted + self._scalars) % (1 << config.index)
        points = self._points[numbers]
        needs = np.arange(1, len(wanted) + 1) + self._requests
        self._scalars += len(digits)
        self._requests += len(wanted)
        words = _packed(digits[wanted], self._layouts["out"].slots["digits"].words)
        followed = {
            "request": self._layouts["request"].joined({"first": numbers.astype(np.uint64)}),
            "out": self._layouts["out"].joined({"point": points, "digits": words}),
        }
        of = wanted // config.lanes
        return Followed(followed, {"request": of, "out": of}, {"points": (points, needs)})


def _packed(bits: NDArray[np.uint8], words: int) -> Rows:
    """Rows of bits, the lowest first, as rows of words."""
    whole = np.zeros((len(bits), words * WORD), np.uint8)
    whole[:, : bits.shape[1]] = bits
    return np.packbits(whole, axis=1, bitorder="little").view("<u4").astype(np.uint32, copy=False)
