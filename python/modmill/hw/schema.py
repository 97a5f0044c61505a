"""The JSON that commands of hardware units print. The parameters of a unit are those that `hw list` names."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from modmill.hw.cost.area import AreaReport
from modmill.hw.cost.delays import WireModel
from modmill.hw.cost.levels import LevelReport
from modmill.hw.cost.timing import Step
from modmill.hw.describe.areas import Part
from modmill.hw.describe.floorplan import Region
from modmill.hw.interface.unit import About
from modmill.hw.stream.loop.run import LoopRun
from modmill.hw.stream.run import StreamRun
from modmill.hw.trace.timetable import Task
from modmill.params import PublishedFigure, PublishedRate
from modmill.points import Point
from modmill.shapes import Disturbed, Result, fields, with_optional
from modmill.stated import Hex, halves

Value = int | bool | str
Configuration = dict[str, Value]
Range = tuple[float, float]


class Parameter(TypedDict):
    option: Annotated[str, "of the command line"]
    what: Annotated[str, "what it means"]
    default: Annotated[Value, "its value if none is given"]
    min: NotRequired[Annotated[int, "the least"]]
    max: NotRequired[Annotated[int, "the most"]]
    choices: NotRequired[Annotated[list[Value], "all of them"]]


class Shown(TypedDict):
    structure: Annotated[dict[str, Any], "counted in the circuit: words, cycles, operators by kind, ..."]
    device: Annotated[str, "the device of the die regions"]
    die_regions: Annotated[list[Region], "which stages could stand in which region"]
    dies: NotRequired[Annotated[dict[str, int], "cells by name and their region, of a unit that needs several"]]
    areas: Annotated[list[Part], "what parts take, where the cost is recorded"]
    published: Annotated[PublishedFigure | None, "the first of published_figures"]
    published_figures: Annotated[list[PublishedFigure], "the published figures of this architecture"]
    published_rate: Annotated[PublishedRate | None, "the first of published_rates"]
    published_rates: Annotated[list[PublishedRate], "the published rates of what does the same"]


class Constant(TypedDict):
    name: Annotated[str, "its name"]
    bits: Annotated[int, "its size"]
    n: Annotated[Hex, "its value"]


class Emitted(TypedDict):
    folder: Annotated[str, "where the unit is"]
    top: Annotated[str, "its top module"]
    files: Annotated[int, "files in it"]
    sha256: Annotated[str, "of its list of checksums"]
    modulus: NotRequired[Annotated[Constant, "of a unit with one"]]


class Drawn(TypedDict):
    file: Annotated[str, "the picture"]
    bytes: Annotated[int, "its size"]


class Reported(Disturbed):
    reason: Annotated[str, "what is wrong, if not"]
    cycles: NotRequired[Annotated[int, "as `hw sim` has it"]]
    latency: NotRequired[Annotated[int, "as `hw sim` has it"]]


class ReportParameters(TypedDict):
    unit: Annotated[str, "the unit"]
    job: Annotated[str | None, "the job that it serves; null for a unit that stands alone"]
    configuration: Annotated[str, "its configuration in short"]
    bits: Annotated[int, "its width"]
    modulus: Annotated[str, "the modulus by name; empty without one"]


class Path(TypedDict):
    ns: Annotated[float, "its length"]
    logic_ns: Annotated[float, "what cells take of it"]
    wires_ns: Annotated[float, "what wires take of it"]


class Stage(Path):
    registers: Annotated[str, "the registers that it ends in"]
    cells: Annotated[int, "its cells"]


class CriticalPath(Path):
    steps: Annotated[list[Step], "its cells"]


class Clocked(TypedDict):
    period_ns: Annotated[float, "the estimated period"]
    period_range_ns: Annotated[Range, "what the published designs allow"]
    mhz: Annotated[float, "the estimated clock"]
    ns_per_OPERATION: Annotated[float, "`ns_per_squaring`, `ns_per_product`, ..."]
    ns_per_OPERATION_range: Annotated[Range, "its range"]
    critical_path: Annotated[CriticalPath, "the longest path"]


class ByRegion(Clocked):
    parts_lut: Annotated[dict[str, int], "LUTs by part"]


class Timing(Clocked):
    cycles: Annotated[int, "from one operation to the next"]
    stages: Annotated[list[Stage], "the longest path into each group of registers"]
    wire_model: Annotated[WireModel, "the delay of wires"]
    die_regions: Annotated[int, "that the unit fills"]
    by_region: NotRequired[Annotated[ByRegion, "of a unit of stages: the clock with a region for each"]]


class Projection(TypedDict):
    puzzle: Annotated[str, "the widest puzzle that the unit takes"]
    steps: Annotated[int, "its squarings"]
    seconds: Annotated[float, "for them, at the estimated clock"]
    seconds_range: Annotated[Range, "its range"]
    published: Annotated[str | None, "the fastest published hardware for this modulus"]
    published_seconds: Annotated[float | None, "the same on that"]


class StandardCells(TypedDict):
    library: Annotated[str, "the library"]
    conditions: Annotated[str, "process, voltage, temperature"]
    adders: Annotated[Literal["area", "delay"], "what adder cells were chosen by"]
    synthesised: Annotated[bool, "whether Yosys and OpenSTA found the figures, which are estimates otherwise"]
    full_adder: Annotated[str, "the cell"]
    half_adder: Annotated[str, "the cell"]
    cells: Annotated[int, "its cells"]
    full_adders: Annotated[int, "among them"]
    half_adders: Annotated[int, "among them"]
    flip_flops: Annotated[int, "among them"]
    area_um2: Annotated[float, "their area"]
    gate_equivalents: Annotated[float, "the same in NAND gates"]
    period_ns: Annotated[float, "the longest path"]
    area_mm2: Annotated[float, "the area in mm2"]
    reticles: Annotated[float, "the same in reticles of 858 mm2, the largest chips"]
    ns_per_OPERATION: Annotated[float, "`ns_per_squaring`, `ns_per_product`, ..."]


class PathCells(TypedDict):
    cell: Annotated[str, "of one kind, one behind the other"]
    cells: Annotated[int, "how many"]
    ns: Annotated[float, "what they take"]


class CountedCells(StandardCells):
    path: Annotated[list[PathCells], "the longest path, from its begin"]


class Wires(TypedDict):
    side_mm: Annotated[float, "the side of a square with the area of the cells"]
    at_least_ns: Annotated[float, "half of it at the speed of light in silicon dioxide"]


class Estimates(TypedDict):
    area: NotRequired[Annotated[AreaReport, "what the unit takes"]]
    timing: NotRequired[Annotated[Timing, "its clock"]]
    projection: NotRequired[Annotated[Projection, "of a squarer"]]
    levels: NotRequired[Annotated[LevelReport, "with `--target levels`: counted in the circuit, without synthesis"]]
    standard_cells: NotRequired[Annotated[CountedCells, "with `--target asic`, without synthesis"]]
    wires: NotRequired[Annotated[Wires, "with `--target asic`: the least that wires add to the longest path"]]


class Placed(TypedDict):
    device: Annotated[str, "the device"]
    fits: Annotated[bool, "whether the unit fits it"]
    reason: Annotated[str, "why not"]
    used: Annotated[dict[str, tuple[int, int]], "cells by type: used, available"]
    harness: Annotated[dict[str, int], "those among them that connect the unit's ports to few pins"]
    fmax_mhz: Annotated[float | None, "the clock after routing"]
    cycles: Annotated[int, "from one operation to the next"]
    seconds: Annotated[dict[str, float], "what `synthesis`, `placement` and `routing` took, as far as they went"]
    ns_per_OPERATION: Annotated[float | None, "`ns_per_squaring`, `ns_per_product`, ..."]


class MappedCells(StandardCells):
    begin: Annotated[str, "where the longest path begins"]
    end: Annotated[str, "where it ends"]


class Measurements(TypedDict):
    placed_and_routed: NotRequired[Annotated[Placed, "with `--target ecp5`"]]
    standard_cells: NotRequired[Annotated[MappedCells, "with `--target asic`, synthesised"]]


class Traffic(TypedDict):
    stream_bits_an_operation: Annotated[dict[str, int], "by stream"]
    memory_bits_a_cycle: Annotated[dict[str, int], "by memory"]
    stream_gb_s: NotRequired[Annotated[dict[str, float], "the same at the clock"]]
    outside_gb_s: NotRequired[Annotated[float, "of that from a memory outside the chip"]]
    memory_gb_s: NotRequired[Annotated[dict[str, float], "the same at the clock"]]


class Cost(TypedDict):
    schema: Annotated[Literal["modmill-cost/1"], "version of this object, which `--record` keeps"]
    unit: Annotated[str, "the unit"]
    configuration: Annotated[str, "its configuration in short"]
    parameters: Annotated[Configuration, "its parameters"]
    target: Annotated[str, "xcup, ecp5, asic or levels"]
    operation: Annotated[str, "what the unit does: `squaring`, `product`, ..."]
    cycles: Annotated[int, "from one operation to the next"]
    latency: Annotated[int, "cycles from an operand to its result"]
    traffic: Annotated[Traffic, "bits that the unit moves"]
    estimates: Annotated[Estimates, "with `--target xcup`, `levels` or `asic`"]
    measurements: Annotated[Measurements, "with the other targets"]
    tools: Annotated[list[str], "with their versions"]
    assumptions: Annotated[list[str], "what the figures rest on"]
    seconds: Annotated[float, "what finding them took"]


class Identity(TypedDict):
    same: Annotated[bool, "whether the simplified formula is the same"]
    trials: Annotated[int, "random points at which both agree"]
    degree: Annotated[Hex, "of the polynomials"]
    error_bits: Annotated[int | float | None, "they differ with probability 2^-this at most; null without a bound"]
    proved: Annotated[bool, "whether it is proved"]
    words: Annotated[str, "the same in words"]


class Spills(TypedDict):
    given: Annotated[int, "registers of the machine"]
    used: Annotated[int, "registers used"]
    memory: Annotated[int, "words of memory used"]
    stores: Annotated[int, "stores"]
    loads: Annotated[int, "loads"]


class Lowering(TypedDict):
    form: Annotated[str, "pipeline, shared, gates or microcode"]
    unit: Annotated[str, "the unit made"]
    configuration: Annotated[str, "its configuration in short"]
    tasks: Annotated[list[Task], "operations in the order of their begin"]
    step: Annotated[str, "what times count in: cycles, or words of a program"]
    length: Annotated[int, "steps from an input to its result"]
    least: Annotated[int, "no schedule has fewer"]
    relaxed: Annotated[int, "the same, by the longest ways and the busiest unit alone"]
    interval: Annotated[int, "steps from one input to the next"]
    occupation: Annotated[dict[str, float], "part of the time that a unit works, by unit"]
    distance: Annotated[float, "how much `length` exceeds `least`, as a part of it"]
    summary: Annotated[dict[str, Any], "the unit in numbers"]
    planned_period_ns: Annotated[float, "that stages are planned for"]
    words: NotRequired[Annotated[list[Hex], "of a program"]]
    listing: NotRequired[Annotated[list[str], "of a program"]]
    identity: NotRequired[Annotated[str, "whether program and formula are the same, in words"]]


class Traced(TypedDict):
    formula: Annotated[str, "its name"]
    title: Annotated[str, "in words"]
    inputs: Annotated[dict[str, str], "types of its inputs"]
    results: Annotated[list[str], "its results"]
    traced: Annotated[int, "operations before simplification"]
    simplified: Annotated[int, "operations after it"]
    counts: Annotated[dict[str, int], "as publications count them"]
    published: Annotated[dict[str, int], "published counts"]
    operations: Annotated[dict[str, int], "operations by kind"]
    pairs: Annotated[int, "pairs a + b, a - b"]
    depth: Annotated[int, "operations that wait for each other"]
    depth_in_products: Annotated[int, "the same of products"]
    alive: Annotated[dict[str, int], "most values alive, by order of operations"]
    identity: Annotated[Identity, "the test that simplification changed nothing"]
    registers: NotRequired[Annotated[Spills, "with `--registers`"]]
    lowering: Annotated[Lowering, "the schedule in hardware"]


UNIT = fields(About) | {
    "unit": Annotated[str, "its name"],
    "parameters": Annotated[dict[str, Parameter], "by name"],
    "published": Annotated[PublishedFigure | None, "the first of published_figures"],
    "published_figures": Annotated[list[PublishedFigure], "the published figures of this architecture"],
    "published_rate": Annotated[PublishedRate | None, "the first of published_rates"],
    "published_rates": Annotated[list[PublishedRate], "the published rates of what does the same"],
}
POINT = fields(Point) | {
    "target": Annotated[str, "as `--target`"],
    "pareto": Annotated[bool, "whether no other point is better in area and in time"],
}
WITH_TARGET = Annotated[Configuration, "of the unit, and `target`"]
WITH_PROGRAM = Annotated[Configuration, "of the unit; of a program, `file` and its `words`"]
WITH_TABLES = Annotated[Configuration, "of the unit, `tables`, and the name of its modulus"]

RUNS = halves(StreamRun)[1] | {
    "runs": Annotated[int, "runs without stalls, and as many with"],
    "simulator": Annotated[str, "verilator or icarus"],
}
SIMULATED = TypedDict("SIMULATED", RUNS)  # type: ignore[misc, operator]  # not known before it runs
TRACED = fields(Traced) | {"simulated": NotRequired[Annotated[SIMULATED, "with `--runs`"]]}

REPORTED = Result(
    "hw.report",
    with_optional(ReportParameters, halves(LoopRun)[0], halves(StreamRun)[0]),
    with_optional(Reported, halves(LoopRun)[1], halves(StreamRun)[1]),
    "of a simulated unit",
)

COMMANDS: dict[str, tuple[Any, ...]] = {
    "hw list": (UNIT,),
    "hw show": (Result("hw.show", Configuration, Shown),),
    "hw emit": (Result("hw.emit", WITH_TABLES, Emitted),),
    "hw draw": (Result("hw.draw", Configuration, Drawn),),
    "hw sim": (
        Result("hw.sim", *halves(LoopRun), "of a squarer"),
        Result("hw.sim", *halves(StreamRun), "of a unit between streams"),
    ),
    "hw cost": (Result("hw.cost", WITH_TARGET, Cost),),
    "hw explore": (POINT,),
    "hw trace": (Result("hw.trace", WITH_PROGRAM, TRACED),),
}
