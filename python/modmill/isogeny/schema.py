"""The JSON that commands of the isogeny delay function print."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from modmill.bench.rows import Row
from modmill.isogeny.evaluation import Evaluation, Simulation, Verified
from modmill.isogeny.keys import Setup
from modmill.shapes import PROOF_FILE, Compared, Counted, File, Quick, Refused, Result
from modmill.stated import Hex


class CalibrationParameters(TypedDict):
    field: Annotated[str, "the prime by name"]
    variant: Annotated[Literal["fp", "fp2"], "the field of the walk"]
    lookahead: Annotated[int, "steps that the attacker's hardware joins"]
    level_ns: Annotated[float, "its time for a multiplication"]


class Advice(TypedDict):
    seconds: Annotated[float, "the delay for the attacker"]
    steps: Annotated[int, "T"]
    here: Annotated[float, "seconds that T takes this core"]


class Calibrated(TypedDict):
    ns: Annotated[float, "nanoseconds a step"]
    steps_against: Annotated[list[Advice], "T by delay"]


class Latencies(TypedDict):
    dbl: Annotated[int, "of one doubling"]
    construct: Annotated[int, "of one 4-iso-c"]
    evaluate: Annotated[int, "of one 4-iso-e"]


class WalkParameters(TypedDict):
    strategy: Annotated[str, "its name"]
    k: Annotated[int, "4-isogenies"]
    units: Annotated[int, "evaluation units"]
    mode: Annotated[
        Literal["separate", "fused", "pipelined"], "when evaluations start, and whether units are pipelined"
    ]
    latencies: Annotated[Latencies, "cycles; pipelined: stages"]
    moves: Annotated[int | None, "of the local search; null: as many as its rule says"]
    seed: Annotated[int, "of the local search"]
    field: Annotated[str | None, "the prime of the computed walk"]


class Walked(TypedDict):
    doublings: Annotated[int, "DBL"]
    constructions: Annotated[int, "4-iso-c"]
    evaluations: Annotated[int, "4-iso-e"]
    cycles: Annotated[int, "of the schedule; pipelined: stages"]
    lower_bound: Annotated[int, "cycles (pipelined: stages) of any schedule with these units"]
    published: Annotated[int | None, "published cycles, of one operation each, for this k and these units"]
    verified: Annotated[bool, "whether the schedule was verified step by step; a longer one is only counted"]
    points_at_once: Annotated[int | None, "points kept at once; null where the schedule is only counted"]
    blocks: NotRequired[Annotated[int, "kernel points of the computed walk"]]
    alpha: NotRequired[Annotated[Hex, "the curve at its end"]]
    j: NotRequired[Annotated[Hex, "that curve's j-invariant"]]
    simulation: NotRequired[Annotated[Simulation, "with `--backend rtl:UNIT`; cycles are those of the program"]]


class Reported(Compared):
    evaluations: Annotated[Counted, "checked"]


REPORTED = Result("isogeny.report", Quick, Reported)

COMMANDS: dict[str, tuple[Any, ...]] = {
    "isogeny setup": (Result.of("isogeny.setup", Setup),),
    "isogeny eval": (Result.of("isogeny.eval", Evaluation, PROOF_FILE),),
    "isogeny verify": (
        Result.of("isogeny.verify", Verified),
        Result("isogeny.verify", File, Refused, "of a proof that does not hold"),
    ),
    "isogeny calibrate": (Result("isogeny.calibrate", CalibrationParameters, Calibrated),),
    "isogeny walk": (Result("isogeny.walk", WalkParameters, Walked),),
    "isogeny bench": (Row,),
}
