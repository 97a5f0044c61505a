"""The accelerator: one configuration with its text, its reference in rows and its memories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from modmill.hw.interface.balance import MHZ, Stage, slowest
from modmill.hw.interface.unit import Case, Datapath, Flavour
from modmill.hw.stream import testbench
from modmill.hw.stream.beat import Layout, Rows
from modmill.hw.stream.memory import MemoryPort
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.stream.stages import StageCounters
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.stream.stimulus import Followed, Given, Model
from modmill.hw.units.msm.accelerator import core
from modmill.hw.units.msm.accelerator.adders import adder_of, group_of, multiplier_of, shape_of
from modmill.hw.units.msm.accelerator.balance import stages
from modmill.hw.units.msm.accelerator.config import SCALAR, MsmConfig
from modmill.hw.units.msm.accelerator.dealer import digits_of
from modmill.hw.units.msm.accelerator.floorplan import cells, planned, regions
from modmill.hw.units.msm.accelerator.kinds import scalars
from modmill.hw.units.msm.accelerator.limbs import Scalars
from modmill.hw.units.msm.accelerator.plan import Pass, plan
from modmill.hw.units.msm.accelerator.planner import Planner
from modmill.hw.units.msm.accelerator.sums import Group, SumBoard
from modmill.hw.units.msm.reader.core import COUNTERS as READS
from modmill.hw.units.parts.buckets.core import counters, engine

WORDS = SCALAR // 32
CASES = (0, 1, 2, 3, 4, 5)
"""Points of the passes of the emitted testbench: so few that neither copies nor the order of additions matter."""
WIDEST = 8
"""Bits of their windows at most, so that few sums leave."""
COPIES = 200
"""Copies in all from which on only the first and the last of these passes are tried."""


@dataclass(frozen=True, slots=True)
class Workload:
    """The stimulus of a simulation: products of so many points, one after the other, and the kind of their scalars."""

    counts: tuple[int, ...] = (200,)
    kind: str = "uniform"
    window: int | None = None
    symmetric: bool = True


class Msm(StatefulUnit, Planner):
    """Passes in, scalars and points from two memories, sums and a report out."""

    operation = "beat"
    interval = 1
    stated_mhz: float | None = MHZ
    flavours: Sequence[Flavour] = ("rom", "file")
    memories: tuple[MemoryPort, ...] = (MemoryPort("fetch", "scalars"), MemoryPort("request", "points"))

    def __init__(self, config: MsmConfig, workload: Workload | None = None) -> None:
        self._config = config
        self.bits: int = config.value_bits
        self.workload: Workload = workload or Workload()
        adder, shape = adder_of(config), shape_of(config)
        counted = counters(shape)
        circuit, results = core.build(config, engine(shape, adder), list(counted))
        fields = {
            "in": {
                "count": ("the points of the pass", ""),
                "first": ("the number of the first group of scalars", ""),
                "bias": ("what is added to each scalar, so that its digits are fields", ""),
                "shift": ("the lowest bit of the first window", ""),
                "width": ("the bits of each window but the last", ""),
                "last": ("the bits of the last window", ""),
                "unsigned": ("1: the digits of the last window have no sign", ""),
                "symmetric": ("1: r - s is taken for a scalar s that is greater, and the point subtracted", ""),
                "rows": ("the rows of sums that leave of each window but the last", ""),
                "last_rows": ("the rows of sums that leave of the last window", ""),
            },
            "out": {
                "adder": ("the adder that a sum comes from", ""),
                "row": ("its row there", ""),
                "sum": (f"the sum: {', '.join(adder.coordinates)}, the first lowest", ""),
            },
            "done": {
                "additions": ("the additions of the pass", ""),
                "points": ("the points that it requested", ""),
            },
            "fetch": {"first": ("the number of a group of scalars", "")},
            "scalars": {"lanes": (f"{config.lanes} scalars of {SCALAR} bits, the first lowest", "")},
            "request": {"first": ("the number of a point", "")},
            "points": {"point": ("the point that was requested", "")},
        }
        order = {
            "fetch": "in the order of the scalars",
            "request": "in the order of the points",
            "out": "adder by adder, first those of the rows, then those of copies",
            "done": "one for each pass",
        }
        named = READS | {"cycles": "cycles in which a pass was under way"}
        named |= {f"{name}_{a}": f"adder {a}: {what}" for a in range(config.adders) for name, what in counted.items()}
        said = "all sums are cleared in the cycles after it", order
        # Nothing moves while sums are cleared, and while all that waits for an adder is for one bucket.
        waiting = config.parked + config.queue * digits_of(config)
        patience = 4 * (config.rows + config.copied) + waiting * (shape.flight(adder) + 2)
        super().__init__(config.unit, config.about, circuit, results, fields, named, said, patience)
        self.latency: int = shape.flight(adder) + 1
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": 1}
        self.summary: Mapping[str, Any] = {
            "adders": config.adders,
            "windows": f"{config.windows} of up to {config.window} bits in a pass",
            "rows": config.rows,
            "in_flight": self.latency,
            "passes": len(plan(config)),
        }
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"A point is read in a clock, and each of {config.adders} adders adds one. A sum is there {self.latency} "
            "cycles after its addition began.",
        )
        self.stage_views: tuple[StageCounters, ...] = (
            StageCounters("reader", "points", {"points": 1}, waits="crowded"),
            *(
                StageCounters(f"adder {a}", f"additions_{a}", {f"additions_{a}": 1}, waits=f"refusals_{a}")
                for a in range(config.adders)
            ),
        )
        outs = results["out_row"], results["out_sum"]
        self.wide: int = config.index + 2
        self.datapath: Datapath | None = self.drawn(
            ("scalars_lanes", "points_point"), outs, ("scalars and points", "sums"), {}
        )
        self.progress: tuple[str, ...] = tuple(f"additions_{a}_o" for a in range(config.adders))
        if made := planned(config):
            self.regions: Mapping[str, Sequence[str]] = regions(config, made[1])
            self.dies: Mapping[str, int] = cells(made[1])
        self.balance: Sequence[Stage] = stages(config)
        self.mean_interval: float | None = slowest(self.balance).interval
        points = len(plan(config)) / self.mean_interval
        groups = points / config.lanes
        reads = {"request": points, "points": points, "fetch": groups, "scalars": groups}
        self.traffic_beats: Mapping[str, float] = {"in": 0, "out": 0, "done": 0, **reads}
        # Which values go to copies and in which order points are added depends on when they come.
        self.timed: bool = config.tags > 0 or config.seed is not None

    @property
    def config(self) -> MsmConfig:
        return self._config

    @property
    def scaling(self) -> int:
        """A residue a of a point is held as a times this number; 1 for integers."""
        if self._config.seed is None:
            return 1
        multiplier = multiplier_of(self._config)
        return pow(multiplier.factor, -1, multiplier.modulus)

    @property
    def group(self) -> Group:
        """The elements that are summed."""
        return group_of(self._config)

    def given(self, constants: int, count: int, seed: int) -> Given:
        """The passes of the workload's products, one product after the other."""
        del constants, seed
        work = self.workload
        passes, counts = plan(self._config, symmetric=work.symmetric, window=work.window), work.counts
        made = [(counts[i // len(passes) % len(counts)], passes[i % len(passes)]) for i in range(count)]

        def what(number: int) -> str:
            points, one = made[number]
            return f"the pass from bit {one.shift} on of {points} points, scalars: {work.kind}"

        return Given({"in": self.layouts["in"].rows([one.beat(points) for points, one in made])}, what)

    def contents(self, constants: int, count: int, seed: int) -> Mapping[str, Rows]:
        """The scalars of the workload, with random ones behind them in the last group, and random points."""
        del constants, count
        lanes, rng = self._config.lanes, np.random.default_rng(seed)
        most = max(self.workload.counts)
        groups = max(1, -(-most // lanes))
        rows = rng.integers(0, 1 << 32, (groups * lanes, WORDS), np.uint32)
        given = scalars(self.workload.kind, self._config.order, most, seed)
        rows[:most] = np.ascontiguousarray(given, "<u8").view("<u4").reshape(most, WORDS)
        points = self.group.points(max(1, most), rng)
        return {"scalars": rows.reshape(groups, lanes * WORDS), "points": points}

    def following(self, constants: int, contents: Mapping[str, Rows]) -> Model:
        del constants
        return _Reference(self._config, self.layouts, self.group, contents)

    def cases(self, constants: int, chain: int | None = None) -> list[Case]:
        """Passes of a few points, with the very words of their sums; `chain` changes nothing."""
        del chain
        config = self._config
        counts = CASES if config.adders * config.copied < COPIES else (CASES[0], CASES[-1])
        work = Workload(counts, window=min(config.window, WIDEST))
        passes = plan(config, window=work.window)
        beats = [passes[-k % 2 * (len(passes) - 1)].beat(count) for k, count in enumerate(counts)]
        given = Given({"in": self.layouts["in"].rows(beats)}, lambda number: f"a pass of {counts[number]} points")
        before, self.workload = self.workload, work
        contents = self.contents(constants, len(beats), 1)
        self.workload = before
        followed = _Reference(config, self.layouts, group_of(config, exact=True), contents)(given)
        return [Case(given.what(k), line) for k, line in enumerate(testbench.lines(self, given, followed))]

    def scoreboard(self, sink: Layout) -> Scoreboard:
        if sink.stream.name != "out":
            return super().scoreboard(sink)
        return SumBoard(self._config.slug, sink, self.group, self._config.copied)


class _Reference:
    """The reference of each pass: the digits of its plan, and sums in plain integers."""

    def __init__(
        self, config: MsmConfig, layouts: Mapping[str, Layout], group: Group, contents: Mapping[str, Rows]
    ) -> None:
        self._config, self._layouts, self._group = config, layouts, group
        self._scalars = contents["scalars"].reshape(-1, WORDS)
        self._words, self._points = contents["scalars"], contents["points"]
        self._fetched = self._requested = 0

    def __call__(self, given: Given) -> Followed:
        parts = [self._follow(beat) for beat in self._layouts["in"].beats(given.rows["in"])]
        names = ("fetch", "request", "out", "done")
        rows = {name: _joined(self._layouts[name], [part.rows[name] for part in parts]) for name in names}
        of = {
            name: np.repeat(np.arange(len(parts)), [len(part.rows[name]) for part in parts]).astype(np.int64)
            for name in names
        }
        answers = {
            name: (
                _joined(self._layouts[name], [part.answers[name][0] for part in parts]),
                np.concatenate([np.zeros(0, np.int64), *(part.answers[name][1] for part in parts)]),
            )
            for name in ("scalars", "points")
        }
        return Followed(rows, of, answers)

    def _follow(self, beat: Mapping[str, int]) -> Followed:
        config, layouts, one = self._config, self._layouts, Pass.of(self._config, beat)
        first, count = beat["first"], beat["count"]
        groups = np.arange(first, first - (-count // config.lanes))
        words = self._scalars[first * config.lanes :][:count]
        scalars: Scalars = np.ascontiguousarray(words, "<u4").view("<u8").astype(np.uint64)
        valid, bucket, negative = one.digits(scalars)
        (wanted,) = np.nonzero(valid.any(axis=1))
        windows = np.broadcast_to(np.arange(config.windows), bucket.shape)
        adder, row = one.place(windows, bucket)
        of = np.broadcast_to(np.arange(count)[:, None], bucket.shape)[valid]
        at = adder[valid] * config.rows + row[valid]
        sums = self._group.sums(config.adders * config.rows, at, self._points[of], negative[valid])
        out = self._out(one, sums)
        done = {"additions": valid.sum(), "points": len(wanted)}
        needs = np.arange(1, len(groups) + 1) + self._fetched, np.arange(1, len(wanted) + 1) + self._requested
        self._fetched += len(groups)
        self._requested += len(wanted)
        rows = {
            "fetch": layouts["fetch"].joined({"first": groups.astype(np.uint64)}),
            "request": layouts["request"].joined({"first": wanted.astype(np.uint64)}),
            "out": out,
            "done": layouts["done"].rows([{name: int(number) for name, number in done.items()}]),
        }
        answers = {"scalars": (self._words[groups], needs[0]), "points": (self._points[wanted], needs[1])}
        return Followed(rows, {}, answers)

    def _out(self, one: Pass, sums: Any) -> Rows:
        """The rows of each adder, then its copies, expected in row 0."""
        config, held = self._config, self._group.held(sums)
        nothing = self._group.held(self._group.sums(1, *_none(self._points)))
        parts: list[Rows] = []
        for a in range(config.adders):
            rows = np.array(one.leaving(a), np.int64)
            words = np.concatenate([held[a * config.rows + rows], np.repeat(nothing, config.copied, axis=0)])
            at = np.concatenate([rows, np.zeros(config.copied, np.int64)]).astype(np.uint64)
            fields = {"adder": np.full(len(at), a, np.uint64), "row": at, "sum": words}
            parts.append(self._layouts["out"].joined(fields))
        return np.concatenate(parts)


def _none(points: Rows) -> tuple[Any, Rows, Any]:
    """No points at no places."""
    return np.zeros(0, np.int64), points[:0], np.zeros(0, np.bool_)


def _joined(layout: Layout, parts: Sequence[Rows]) -> Rows:
    return np.concatenate([layout.empty(), *parts])
