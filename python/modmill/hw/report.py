"""Hardware units in the report: each simulated and compared, recorded costs beside the published ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from modmill import params
from modmill.errors import HardwareMismatch, ModmillError
from modmill.hw.cost.calibration import NO_POWER
from modmill.hw.interface import registry
from modmill.points import Value
from modmill.quantity import format_count
from modmill.record import Record
from modmill.report.chart import Chart, Dot, ordered
from modmill.report.section import Card, Column, Request, Table


@dataclass(frozen=True, slots=True)
class Run:
    """A run in simulated gates, and whether its references agree (the CPU's kernels where there are any).

    `job` is the one that the unit serves. `parameters` and `result` are those of the run's own record; where it failed,
    `result` is empty and `operations` 0. `command` repeats it.
    """

    job: str | None
    unit: str
    configuration: str
    bits: int
    constants: str
    operations: int
    cycles: int
    seconds: float
    simulator: str
    parameters: Mapping[str, Any]
    result: Mapping[str, Any]
    against: str
    ok: bool
    reason: str = ""
    command: str = ""

    @property
    def cycles_each(self) -> float:
        """Clock cycles for one operation, measured."""
        return self.cycles / self.operations if self.operations else 0.0

    def record(self) -> Record:
        """The run as a result record."""
        given = {
            "unit": self.unit,
            "job": self.job,
            "configuration": self.configuration,
            "bits": self.bits,
            "modulus": self.constants,
        }
        rate = self.cycles / self.seconds if self.seconds > 0 else None
        why = f"simulated in {self.simulator}" if self.simulator else "simulated"
        result = {**self.result, "valid": self.ok, "reason": self.reason}
        return Record(
            *("hw.report", f"rtl:{self.unit}", why, {**self.parameters, **given}, result),
            *(self.seconds, rate, "clock cycles", self.against),
        )


@dataclass(frozen=True, slots=True)
class Cost:
    """A recorded cost: what the unit takes, its time per operation, and how that is known (`kind`).

    `cells` has what is known of a unit in standard cells.
    """

    unit: str
    configuration: str
    bits: int
    target: str
    lut: int | None
    dsp: int | None
    cycles: int
    ns: float | None
    ns_range: tuple[float, float] | None
    kind: str
    tools: str
    date: str
    cells: Mapping[str, Any] | None = None
    command: str = ""


@dataclass(frozen=True, slots=True)
class Hardware:
    """The report's facts about hardware units."""

    title: ClassVar[str] = "Hardware units"
    runs: tuple[Run, ...]
    costs: tuple[Cost, ...]

    @property
    def ok(self) -> bool:
        """True if every simulated result is right."""
        return all(r.ok for r in self.runs)

    def cards(self) -> Iterator[Card]:
        """The card with the number of units that give the right results."""
        if self.runs:
            right, what = sum(r.ok for r in self.runs), "units, simulated clock by clock, give the right results"
            yield Card(f"{right} of {len(self.runs)}", what, "Python's integers; the CPU's backends", self.ok)

    def records(self, *, quick: bool) -> Iterator[Record]:
        """A record for each simulated unit."""
        del quick
        return (r.record() for r in self.runs)

    def data(self) -> dict[str, object]:
        """For report.json."""
        return {"hardware": self}

    def tables(self) -> Iterator[Table]:
        """Simulations, costs, costs in standard cells."""
        if self.runs:
            yield Table(
                "Hardware units, simulated",
                "every clock cycle of the RTL, compared with the CPU and with plain integers",
                (
                    *(Column("unit"), Column("configuration", wide=True), Column("bits", number=True)),
                    *(Column("modulus", wide=True), Column("operations", number=True)),
                    *(Column("cycles each", number=True), Column("cycles/s", number=True), Column("simulator")),
                    *(Column("checked by", wraps=True), Column("ok")),
                ),
                [
                    (
                        *(r.unit, r.configuration, str(r.bits), r.constants, format_count(r.operations)),
                        *(f"{r.cycles_each:.2f}", format_count(r.cycles / r.seconds) if r.seconds > 0 else ""),
                        *(r.simulator, r.against if r.ok else f"{r.against}: {r.reason}", r.ok),
                    )
                    for r in self.runs
                ],
                repeat=[r.command for r in self.runs],
            )
        if self.costs:
            costs, others = [c for c in self.costs if c.target != "asic"], list(_published_rows())
            yield Table(
                "Cost of hardware units",
                "recorded under bench/record; an estimate is before placement, with a fitted model of the wires; power "
                f"of ours is {NO_POWER}",
                (
                    *(Column("unit or published design", wraps=True), Column("bits", number=True)),
                    *(Column(name, number=True) for name in ("kLUT", "DSP", "cycles", "ns", "range", "W", "nJ")),
                    *(Column("target"), Column("how it is known", wraps=True), Column("tools", wide=True)),
                ),
                [*(_cost_row(c) for c in costs), *others],
                tuple(self._charts()),
                [*(c.command for c in costs), *("" for _ in others)],
            )
        mapped = [(c, c.cells) for c in self.costs if c.cells is not None]
        if mapped:
            yield Table(
                "Hardware units in standard cells",
                "recorded; gates of a real library, before layout",
                (
                    *(Column("unit"), Column("bits", number=True), Column("configuration", wide=True)),
                    *(Column(name, number=True) for name in ("gates", "full adders", "cycles", "ns")),
                    *(Column("library"), Column("tools", wide=True)),
                ),
                [
                    (
                        *(c.unit, str(c.bits or ""), c.configuration, format_count(int(m["gate_equivalents"]))),
                        *(format_count(m["full_adders"]), str(c.cycles), f"{c.ns:.1f}", m["library"], c.tools),
                    )
                    for c, m in mapped
                ],
                repeat=[c.command for c, _ in mapped],
            )

    def _charts(self) -> Iterator[Chart]:
        """Estimates of a width at which designs have been built, and these."""
        built = [figure for figure in published() if figure.unit is not None]
        for bits in sorted({figure.bits for figure in built}):
            theirs = [Dot(f"{f.title}, built", f.ns, "published") for f in built if f.bits == bits]
            ours = [
                Dot(c.configuration, c.ns, "ours", c.ns_range, "" if c.lut is None else f"{c.lut / 1000:.1f} kLUT")
                for c in self.costs
                if c.ns is not None and (c.bits, c.target) == (bits, "xcup")
            ]
            if ours:
                legend = "dots are estimates before placement, lines their range; built designs as published"
                yield Chart(f"{bits} bits", "ns/operation", ordered([*theirs, *ours], best_is_least=True), legend)


def _cost_row(c: Cost) -> tuple[str, ...]:
    return (
        *(c.configuration, str(c.bits or ""), "" if c.lut is None else f"{c.lut / 1000:.1f}"),
        *("" if c.dsp is None else f"{c.dsp:,}", str(c.cycles), "" if c.ns is None else f"{c.ns:.1f}"),
        *("" if c.ns_range is None else f"{c.ns_range[0]:.1f}-{c.ns_range[1]:.1f}", "", ""),
        *(c.target, f"{c.kind}, {c.date}", c.tools),
    )


def published() -> Iterator[params.PublishedFigure]:
    """Published figures of all jobs that units serve."""
    for job in dict.fromkeys(family.job for family in registry.families() if family.job):
        yield from params.published(job)


def _published_rows() -> Iterator[tuple[str, ...]]:
    for f in published():
        if f.unit is not None:
            sizes = ("" if f.kilo_luts is None else f"{f.kilo_luts:g}", f"{f.dsps:,}" if f.dsps else "")
            yield (
                f.title,
                str(f.bits),
                *sizes,
                str(f.cycles or ""),
                *(f"{f.ns:g}", "", "" if f.watts is None else f"{f.watts:g}"),
                "" if f.nanojoules is None else f"{f.nanojoules:g}",
                "xcup",
                "published, built",
                f.source,
            )


def measure(request: Request) -> Hardware | None:
    """Simulates each unit if everything is asked for; a quick report does so in Icarus, at small sizes.

    What is too large for Icarus is simulated in Verilator, in a quick report where the model is already built.
    """
    if not request.everything:
        return None
    quick, missing, say = request.quick, request.missing, request.say
    runs: list[Run] = []
    for unit in registry.units():
        family = registry.family(unit)
        sample, simulator = (family.quick, "icarus") if quick else (family.thorough, "verilator")
        config = registry.configure(unit, **sample[0])
        if quick and not registry.build(config).small:
            if not family.built(config):
                missing(_how_to_build(unit, sample[0]))
                continue
            simulator = "verilator"
        say(f"simulating {config.slug}")
        try:
            runs.append(run(unit, *sample, simulator))
        except ModmillError as e:
            missing(f"{unit}: {e}")
            continue
        if not quick:
            # The shipped width is simulated only where its model is already built: that takes minutes.
            config = registry.configure(unit, **family.shipped[0])
            if family.built(config):
                say(f"simulating {config.slug}")
                runs.append(run(unit, *family.shipped, simulator))
            else:
                missing(_how_to_build(unit, family.shipped[0]))
    return Hardware(tuple(runs), tuple(costs()))


def _how_to_build(unit: str, parameters: Mapping[str, Value]) -> str:
    return f"{registry.configure(unit, **parameters).slug}: not built; run: {_command(unit, parameters)}"


def _command(unit: str, values: Mapping[str, Value]) -> str:
    return f"modmill hw sim {unit}" + "".join(f" --{name.replace('_', '-')} {v}" for name, v in values.items())


def run(unit: str, parameters: Mapping[str, Value], stimulus: Mapping[str, Value], simulator: str) -> Run:
    """One unit's run; a wrong result is a run that is not ok. Raises ToolMissing and ToolFailed."""
    choice, family = registry.choose(unit, parameters, {}), registry.family(unit)
    stimulus = family.stimulated(stimulus)
    given = family.job, unit, choice.config.slug, registry.build(choice.config).bits, choice.name
    command = f"{_command(unit, {**parameters, **stimulus})} --simulator {simulator}"
    try:
        found = registry.simulate(choice, stimulus, simulator)
    except HardwareMismatch as e:
        return Run(*given, 0, 0, 0.0, simulator, stimulus, {}, "golden model", False, str(e), command)
    against, reason = family.compare(found)
    record = found.record()
    return Run(
        *(*given, found.operations, found.cycles, found.seconds, found.simulator, record.parameters, record.result),
        *(against, not reason, reason, command),
    )


def costs() -> list[Cost]:
    """The costs recorded under bench/record of this clone, the widest first; counts of levels are no costs."""
    from modmill.hw.explore.record import load

    found = []
    for r in load():
        if r.target == "levels":
            continue
        area, time = r.area(), r.ns()
        found.append(
            Cost(
                unit=r.unit,
                configuration=str(r.cost["configuration"]),
                bits=r.bits,
                target=r.target,
                lut=int(area["lut"]) if area else None,
                dsp=int(area["dsp"]) if area else None,
                cycles=int(r.cost["cycles"]),
                ns=time[0] if time else None,
                ns_range=r.ns_range(),
                kind=time[1] if time else "",
                tools=", ".join(r.cost["tools"]),
                date=r.date[:10],
                cells=r.gates(),
                command=r.command,
            )
        )
    return sorted(found, key=lambda c: (-c.bits, c.target, c.unit, c.configuration))
