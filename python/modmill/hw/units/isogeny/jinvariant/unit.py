"""The unit of a walk on j-invariants: one configuration with its text, its reference and its beats."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import log2
from typing import Any

from modmill.errors import UsageError
from modmill.golden import isogeny_j as golden
from modmill.hw.circuit.kinds import CHOOSE, PICK, REGISTER
from modmill.hw.circuit.op import Kind
from modmill.hw.cost.levels import LevelReport, PathPart
from modmill.hw.interface.unit import Datapath, Flavour
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.units.isogeny.jinvariant import core
from modmill.hw.units.isogeny.jinvariant.config import STEPS, StepConfig
from modmill.hw.units.isogeny.jinvariant.datapath import Unit, Units, units
from modmill.hw.units.isogeny.jinvariant.program import BANK, WRITERS, Program, program


class StepUnit(StatefulUnit):
    """For one prime."""

    operation = "walk"
    flavours: Sequence[Flavour] = ("rom",)

    def __init__(self, config: StepConfig) -> None:
        self._config = config
        self.prime: int = config.prime
        self.bits: int = self.prime.bit_length()
        self.small: bool = self.bits < 20
        self.field: golden.Field = golden.field_of(self.prime)
        self.units: Units = units(self.prime)
        # The integer 1 in one share stands for this residue.
        unit = self.units.square.numbers.residue(1)
        self.program: Program = program(self.prime, unit)
        circuit, results = core.build(self.program, self.units, self.prime)
        bound = "below p"
        coordinates = {
            "before_re": ("the real part of the invariant of the curve before", bound),
            "before_im": ("its imaginary part", bound),
            "now_re": ("the real part of the invariant of the present curve", bound),
            "now_im": ("its imaginary part", bound),
        }
        fields = (
            coordinates
            | {
                "bits": ("a bit for each step, the first one lowest: 0 leads to the smaller root", ""),
                "steps": ("steps of the walk", f"1 to {STEPS}"),
            },
            coordinates | {"bad": ("a step had no root; the other fields are 0", "")},
        )
        said = "no walk", "in the order of the walks"
        cycles = self.program.cycles
        super().__init__(config.unit, config.about, circuit, results, fields, core.COUNTERS, said, STEPS * cycles)
        self.latency, self.interval = cycles + 1, cycles + 2
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": self.interval}
        found = self.levels()
        self.summary: Mapping[str, Any] = {
            "cycles": cycles,
            "words": len(self.program.words),
            "levels": found.levels,
            "levels_a_step": cycles * found.levels,
            "full_adder_levels": found.full_adder_levels,
            "full_adders": found.full_adders,
            "half_adders": found.half_adders,
            **self.timing,
        }
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"A beat is an edge and a bit for each of 1 to {STEPS} steps. A step takes {cycles} cycles, and the result "
            "is offered behind the last; no beat is taken before it has left. Latency and interval are those of a "
            "walk of one step.",
        )
        outs = tuple(results[f"out_{name}"] for name in core.FIELDS)
        self.wide: int = self.bits
        labels = "the edge at which a walk begins", "the edge behind its last step"
        self.datapath: Datapath | None = self.drawn([f"in_{name}" for name in core.FIELDS], outs, labels, {})

    @property
    def config(self) -> StepConfig:
        return self._config

    def levels(self) -> LevelReport:
        """The longest way from registers to registers: through a unit, with the selections before and behind it."""
        ways = [*map(self._way, (*WRITERS, "canonical"))]
        longest = max(ways, key=lambda way: way.levels)
        deepest = max(ways, key=lambda way: way.full_adder_levels)
        gates = Counter[str]()
        for way in ways:
            gates.update(way.gates)
        gates["multiplexers"] += sum(self._wide(CHOOSE) + self._wide(PICK))
        # Two adders compare the roots.
        gates["adder bits"] += self.units.adder_bits + 2 * self.bits
        return LevelReport(
            levels=longest.levels,
            full_adder_levels=deepest.full_adder_levels,
            path=longest.path,
            full_adder_path=deepest.full_adder_path,
            full_adders=sum(way.full_adders for way in ways),
            half_adders=sum(way.half_adders for way in ways),
            gates=dict(gates),
            registers=sum(self._wide(REGISTER)),
        )

    def _way(self, name: str) -> LevelReport:
        """The way through a unit."""
        unit: Unit = getattr(self.units, name)
        report = unit.levels()
        readers = {"sum": ("first", "second"), "canonical": ("form",)}.get(name, ())
        # A flag may change the sum's second operand.
        read = max((0.5 * log2(_places(self.program.sources[reader])) for reader in readers), default=0.0)
        read += 0.5 * (name == "sum")
        write = 0.0
        for own in (*self.program.loads.values(), *self.program.writers):
            if name in own:
                order = [source for source in (BANK, *WRITERS) if source in own]
                at = order.index(name)
                write = max(write, 0.5 * (len(order) - max(at, 1)))
        before = (PathPart("register read", 1, read, 0),) if read else ()
        behind = (PathPart("register write", 1, write, 0),) if write else ()
        return replace(
            report,
            levels=report.levels + read + write,
            path=(*before, *report.path, *behind),
            full_adder_path=(*before, *report.full_adder_path, *behind),
        )

    def _wide(self, kind: Kind) -> list[int]:
        """Bits of the operators of a kind that have numbers: of a selection those of its multiplexers."""
        found: list[int] = []
        for op in self.circuit.ops:
            if op.kind is kind and op.outs[0].high >= self.prime - 1:
                places = len({word.view.wire for word in op.ins[1:]}) - 1 if kind is PICK else 1
                found.append(op.outs[0].width * places)
        return found

    # Beats for a host.

    def start(self, before: golden.Element, now: golden.Element, bits: Sequence[int]) -> Beat:
        """The beat of a walk from an edge, with a bit for each step.

        Raises UsageError if no 2-isogeny connects the two invariants, and for too many steps.
        """
        for name, (u, v) in (("before", before), ("now", now)):
            if not (0 <= u < self.prime and 0 <= v < self.prime):
                raise UsageError(f"{name}: both coordinates must be from 0 to p - 1", got=[hex(u), hex(v)])
        if not golden.is_edge(self.field, (before, now)):
            raise UsageError("now: no 2-isogeny leads there from the invariant before it", got=[hex(x) for x in now])
        if not 1 <= len(bits) <= STEPS or not set(bits) <= {0, 1}:
            raise UsageError(f"bits: must be 1 to {STEPS} of 0 and 1", got=len(bits))
        return self._begun((before, now), bits)

    def _begun(self, edge: golden.Edge, bits: Sequence[int]) -> Beat:
        return {**_named(edge), "bits": sum(bit << i for i, bit in enumerate(bits)), "steps": len(bits)}

    # The reference.

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        """The walk by its definition."""
        del constants

        def follow(beat: Beat) -> list[Beat]:
            before, now = ((beat[f"{name}_re"], beat[f"{name}_im"]) for name in ("before", "now"))
            bits = [beat["bits"] >> i & 1 for i in range(beat["steps"])]
            found = golden.walk(self.field, (before, now), bits)
            return [_named(found or ((0, 0), (0, 0))) | {"bad": int(found is None)}]

        return follow

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """Walks, most of which begin where the last one ended, and pairs of invariants that no 2-isogeny connects."""
        del constants
        rng = random.Random(seed)
        edge = golden.start(self.field)
        found: list[tuple[str, Beat]] = []
        while len(found) < count:
            bits = [rng.getrandbits(1) for _ in range(rng.choice((1, 2, 3, STEPS if self.bits < 100 else 4)))]
            found.append(("a walk from an edge", self.start(*edge, bits)))
            edge = golden.walk(self.field, edge, bits) or edge
            u, v, x, y = (rng.choice((0, self.prime - 1, rng.randrange(self.prime))) for _ in range(4))
            found.append(("any numbers", self._begun(((u, v), (x, y)), bits[:2])))
        return found[:count]


def _places(sources: Sequence[str]) -> int:
    """The indexes of a selection."""
    return 1 << (len(sources) - 1).bit_length()


def _named(edge: golden.Edge) -> dict[str, int]:
    return dict(zip(core.FIELDS, (*edge[0], *edge[1]), strict=True))
