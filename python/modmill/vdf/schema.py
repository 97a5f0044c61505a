"""The JSON that commands of repeated squaring print."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from modmill.bench.rows import Row
from modmill.modulus import Facts
from modmill.shapes import PROOF_FILE, Disturbed, File, Quick, Refused, Result, fields
from modmill.stated import Hex
from modmill.vdf.evaluation import Evaluation, Statement
from modmill.vdf.files import Opened, Sealed
from modmill.vdf.inspection import CheckpointInspection, LockInspection, ProofInspection
from modmill.vdf.proof import Verified
from modmill.vdf.puzzle import Check, Entry
from modmill.vdf.report import Proof

SOLVED = PROOF_FILE | {
    "round": Annotated[int | None, "the round of the contest"],
    "entries": Annotated[list[Entry], "what others published for the same squarings"],
}


class InspectedParameters(Facts):
    steps: Annotated[int, "T, the squarings"]


class Estimated(TypedDict):
    delay_here: Annotated[float | None, "seconds that the squarings that are left take here; null without measurement"]
    ns_here: Annotated[float | None, "nanoseconds a squaring, measured here"]
    file: Annotated[str, "the file or directory"]


class CalibrationParameters(Facts):
    seconds: Annotated[float | None, "the delay that was asked for"]
    growth: Annotated[str | None, "what `--growth` gives"]
    year: Annotated[int | None, "the year from which growth is counted"]


class Delay(TypedDict):
    seconds: Annotated[float, "a delay, on this core or with growth"]
    steps: Annotated[int, "the squarings that it takes"]


class Calibrated(TypedDict):
    ns: Annotated[float, "nanoseconds a squaring"]
    steps: Annotated[int | None, "T for the delay that was asked for"]
    delay_here: Annotated[float | None, "seconds that this T takes at this core's speed, without growth"]
    steps_for: Annotated[list[Delay], "T by delay"]
    delay_of: Annotated[list[Delay], "delay by T"]


class Puzzle(TypedDict):
    name: Annotated[str, "by which commands know it"]
    title: Annotated[str, "in words"]
    bits: Annotated[int, "size of the modulus"]
    n: Annotated[Hex, "the modulus"]
    base: Annotated[Hex, "the number to square"]
    t: Annotated[int, "squarings; of a contest, those of its longest round"]
    rounds: Annotated[list[int], "squarings of each round of a contest"]
    z: Annotated[Hex | None, "the published number that hides the message"]
    w: Annotated[Hex | None, "the published result"]
    message: Annotated[str | None, "the published message"]
    p: Annotated[Hex | None, "a published factor"]
    q: Annotated[Hex | None, "the other one"]
    seed: Annotated[str | None, "from which p was made, in decimal"]
    status: Annotated[str, "where it stands"]
    trust: Annotated[str, "who knows or knew the factors"]
    source: Annotated[str, "where the numbers come from"]


class PuzzleParameters(TypedDict):
    name: Annotated[str, "the puzzle"]
    steps: Annotated[int, "length of the chain squared here"]


class Checked(TypedDict):
    valid: Annotated[bool, "whether all checks hold"]
    message: Annotated[str | None, "the decoded message where the solution is public"]
    checks: Annotated[list[Check], "each check"]


class ReportParameters(Quick):
    modulus: Annotated[str, "its name"]
    bits: Annotated[int, "its size"]
    base: Annotated[Hex, "x"]
    steps: Annotated[int, "squarings done"]


class KnownAnswers(TypedDict):
    squared: Annotated[int, "known answers computed"]
    agree: Annotated[int, "those that agree"]


class Reported(Disturbed):
    y_full: Annotated[Hex, "x^(2^T) mod N"]
    ns: Annotated[float, "nanoseconds a squaring: the median of `peers`"]
    known_answers: Annotated[KnownAnswers, "for this modulus"]
    peers: Annotated[list[Row], "beside other implementations"]
    projected_seconds: Annotated[dict[str, float], "for the puzzle at `ns`, by T"]
    published: Annotated[str | None, "the fastest published hardware that squares numbers of that size"]
    published_seconds: Annotated[dict[str, float | None], "for the puzzle at its speed, by T"]
    proof: NotRequired[Annotated[Proof, "of the fastest backend's chain"]]


REPORTED = Result("vdf.report", ReportParameters, Reported)

COMMANDS: dict[str, tuple[Any, ...]] = {
    "vdf eval": (Result.of("vdf.eval", Evaluation, PROOF_FILE, parameters=Statement),),
    "vdf verify": (
        Result.of("vdf.verify", Verified, parameters=Statement),
        Result("vdf.verify", File, Refused, "of a proof that does not hold"),
    ),
    "vdf lock": (Result.of("vdf.lock", Sealed, {"file": Annotated[str, "the time-lock file"]}),),
    "vdf unlock": (Result.of("vdf.unlock", Opened, {"file": Annotated[str, "where the contents are"]}),),
    "vdf inspect": (
        Result("vdf.inspect", InspectedParameters, fields(LockInspection) | fields(Estimated), "of a time-lock file"),
        Result("vdf.inspect", InspectedParameters, fields(ProofInspection) | fields(Estimated), "of a proof file"),
        Result("vdf.inspect", InspectedParameters, fields(CheckpointInspection) | fields(Estimated), "of a checkpoint"),
    ),
    "vdf calibrate": (Result("vdf.calibrate", CalibrationParameters, Calibrated),),
    "vdf puzzle list": (Puzzle,),
    "vdf puzzle show": (Puzzle,),
    "vdf puzzle verify": (Result("vdf.puzzle.verify", PuzzleParameters, Checked),),
    "vdf puzzle solve": (Result.of("vdf.puzzle.solve", Evaluation, SOLVED, parameters=Statement),),
    "vdf bench": (Row,),
}
