"""A card in Python: what stands in the place of the simulated gates in tests of the host.

It reads the streams of the unit as its documentation says, in integers and point by point.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from modmill.errors import HardwareMismatch, ModmillError
from modmill.hw.host.state import Device, Simulation
from modmill.hw.host.work import Piece, Work
from modmill.hw.interface import registry
from modmill.hw.interface.configuration import Parameter
from modmill.hw.interface.port import Port, Stream
from modmill.hw.modmul.seed import WORDS
from modmill.hw.stream.beat import Beat, Layout, Rows
from modmill.hw.stream.memory import Memory
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.designs import Design
from modmill.hw.units.msm.accelerator.family import FAMILY
from modmill.hw.units.msm.accelerator.planner import Planner
from modmill.msm.gates import engine
from tests.msm.numbers import SCALING, Gates
from tests.msm.numbers import gates as gates_of

WORD = 64
FIELDS = {
    "in": {
        "count": 33,
        "first": 32,
        "bias": 256,
        "shift": 8,
        "width": 5,
        "last": 5,
        "unsigned": 1,
        "symmetric": 1,
        "rows": 20,
        "last_rows": 20,
    },
    "scalars": {"lanes": 4 * 256},
    "points": {"point": 3 * WORDS * WORD},
    "done": {"additions": 48, "points": 48, "cycles": 48},
}

Spoil = Callable[[int, list[dict[str, int]], dict[str, int]], None]
"""Makes something wrong of the sums and the record of a pass, by its number; without a record, the pass hangs."""


class ModelUnit(Planner):
    """The part of the unit that the host uses."""

    stage_views = ()
    scaling = SCALING

    def __init__(self, config: MsmConfig) -> None:
        self._config = self.config = config
        self.name = config.unit
        coordinates = 4 if config.edwards else 3
        fields = {**FIELDS, "out": {"adder": 3, "row": 20, "sum": coordinates * WORDS * WORD}}
        self.layouts: dict[str, Layout] = {name: Layout(_stream(name, widths)) for name, widths in fields.items()}


def _stream(name: str, widths: Mapping[str, int]) -> Stream:
    valid, ready = Port(f"{name}_valid_i", 1, "input", ""), Port(f"{name}_ready_o", 1, "output", "")
    return Stream(valid, ready, tuple(Port(f"{name}_{one}_i", width, "input", "") for one, width in widths.items()))


class Family:
    """The family of the unit, as the registry finds it."""

    job, units = "msm", ("msm",)

    def parameters(self, unit: str) -> Sequence[Parameter]:
        del unit
        return ()

    def configure(self, unit: str, **given: Any) -> MsmConfig:
        del unit
        return MsmConfig(**given)

    def build(self, config: MsmConfig) -> ModelUnit:
        return ModelUnit(config)

    def designs(self, variant: str) -> Sequence[Design]:
        return FAMILY.designs(variant)


@dataclass
class Card:
    """A card, and all that was asked of it. `spoil` may make a pass wrong; `hold` is waited for before each."""

    spoil: Spoil | None = None
    hold: threading.Event | None = None
    passes: list[Beat] = field(default_factory=list[Beat])
    repeats: int = 0
    left: bool = False

    def host(
        self,
        unit: ModelUnit,
        count: int = 1,
        *,
        progress: object = None,
        memories: Mapping[str, Memory],
        wave: object = None,
    ) -> ModelHost:
        assert count == 1
        return ModelHost(self, unit, memories)


class ModelHost:
    """A host with one such card."""

    def __init__(self, card: Card, unit: ModelUnit, memories: Mapping[str, Memory]) -> None:
        self._card, self._unit, self._memories = card, unit, memories
        self._thread: threading.Thread | None = None
        self._cycles = 0

    def start(self, works: Sequence[Work]) -> None:
        (work,) = works
        self._thread = threading.Thread(target=self._run, args=(work,), daemon=True)
        self._thread.start()

    def finish(self) -> tuple[Simulation, ModmillError | None]:
        if self._thread is not None:
            self._thread.join()
        return self.state(), None

    def state(self) -> Simulation:
        counters = {"scalars_bytes": 0, "points_bytes": 0}
        return Simulation(self._unit.config.slug, "a model", (Device(self._cycles, counters, ()),))

    def _run(self, work: Work) -> None:
        try:
            while not work.is_over():
                for piece in work.take(1):
                    if self._card.hold is not None:
                        assert self._card.hold.wait(60)
                    if work.left:
                        self._card.left = True
                        return
                    self._answer(piece)
                time.sleep(0)
        except BaseException as e:  # told to the caller
            work.fail(e)
        finally:
            work.close()

    def _answer(self, piece: Piece) -> None:
        layouts = self._unit.layouts
        (plan,) = layouts["in"].beats(piece.beats["in"])
        number = len(self._card.passes)
        self._card.passes.append(plan)
        self._card.repeats += piece.repeat
        sums, done = run(self._unit.config, plan, self._memories, random.Random(number))
        assert piece.cycles is not None and piece.cycles > done["cycles"]
        self._cycles += done["cycles"]
        assert len(sums) == piece.results["out"] and piece.results["done"] == 1
        if self._card.spoil is not None:
            self._card.spoil(number, sums, done)
        if not done:
            assert piece.failed is not None
            piece.failed(HardwareMismatch(f"{self._unit.config.slug}: nothing moved"))
            return
        piece.answer({"out": layouts["out"].rows(sums), "done": layouts["done"].rows([done])})


def run(
    config: MsmConfig, plan: Beat, memories: Mapping[str, Memory], draw: random.Random
) -> tuple[list[dict[str, int]], dict[str, int]]:
    """The sums and the record of a pass."""
    gates = gates_of(config.curve.replace("_", "-"))
    buckets: dict[tuple[int, int], list[list[int]]] = {}
    additions = requests = 0
    for i, scalar in enumerate(_scalars(config, plan, memories["scalars"].rows)):
        digits = list(_digits(config, plan, scalar))
        requests += bool(digits)
        for adder, row, negative in digits:
            additions += 1
            words = _words(memories["points"].rows[i])
            point = gates.opposite(words) if negative else words
            buckets.setdefault((adder, row), []).append(point)
    sums: list[dict[str, int]] = []
    for adder in range(config.adders):
        # Some points are added in copies, which leave last.
        copies: list[tuple[int, list[list[int]]]] = []
        for row in _rows(config, plan, adder):
            points = buckets.pop((adder, row), [])
            kept = points
            if len(points) > 1 and len(copies) < config.copied:
                kept = points[:-1]
                copies.append((row, points[-1:]))
            sums.append(_sum(gates, adder, row, kept, draw))
        copies += [(0, [])] * (config.copied - len(copies))
        sums += [_sum(gates, adder, row, points, draw) for row, points in copies]
    assert not buckets, f"buckets that no row has: {buckets.keys()}"
    return sums, {"additions": additions, "points": requests, "cycles": requests + len(sums)}


def _scalars(config: MsmConfig, plan: Beat, rows: Rows) -> Iterator[int]:
    for i in range(plan["count"]):
        group, lane = divmod(i, config.lanes)
        (number,) = _numbers(rows[plan["first"] + group, 8 * lane : 8 * lane + 8])
        yield number


def _digits(config: MsmConfig, plan: Beat, scalar: int) -> Iterator[tuple[int, int, bool]]:
    """The digits that are not 0: adder, row, sign."""
    assert scalar < config.order
    m = min(scalar, config.order - scalar) if plan["symmetric"] else scalar
    u, opposite = m + plan["bias"], m != scalar
    for j in range(config.windows):
        top = j == config.windows - 1
        bits = plan["last"] if top else plan["width"]
        found = u >> plan["shift"] + j * plan["width"] & (1 << bits) - 1
        half = 0 if top and plan["unsigned"] else 1 << bits - 1
        digit = found - half
        if not digit:
            continue
        bucket = abs(digit) % half if half else digit
        if config.adders == config.windows:
            yield j, bucket, (digit < 0) != opposite
        else:
            q, rho = divmod(bucket, config.adders)
            each = -(-(1 << config.window - 1) // config.adders)
            yield (rho + j) % config.adders, j * each + q, (digit < 0) != opposite


def _rows(config: MsmConfig, plan: Beat, adder: int) -> Iterator[int]:
    if config.adders == config.windows:
        yield from range(plan["last_rows"] if adder == config.windows - 1 else plan["rows"])
        return
    each = -(-(1 << config.window - 1) // config.adders)
    for j in range(config.windows):
        yield from range(j * each, j * each + (plan["last_rows"] if j == config.windows - 1 else plan["rows"]))


def _sum(gates: Gates, adder: int, row: int, points: Sequence[Sequence[int]], draw: random.Random) -> dict[str, int]:
    words = gates.words(gates.sum(points), draw)
    return {"adder": adder, "row": row, "sum": sum(word << WORD * i for i, word in enumerate(words))}


def _words(row: Rows) -> list[int]:
    return [int(low) | int(high) << 32 for low, high in zip(row[::2], row[1::2], strict=True)]


def _numbers(*rows: Rows) -> Iterator[int]:
    yield from (sum(int(word) << 32 * i for i, word in enumerate(row)) for row in rows)


def installed(monkeypatch: pytest.MonkeyPatch, card: Card) -> Card:
    """The card in the place of simulations of the unit."""
    others = [family for family in registry.families() if family.job != "msm"]
    monkeypatch.setattr(registry, "families", lambda: (*others, Family()))
    monkeypatch.setattr(engine, "Host", card.host)
    return card
