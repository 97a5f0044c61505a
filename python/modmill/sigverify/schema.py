"""The JSON that commands of signatures print."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from modmill.bench.rows import Row
from modmill.hw.host.state import Simulation
from modmill.shapes import Disturbed, Quick, Result
from modmill.sigverify.latency import Latency
from modmill.sigverify.results import Malformed, RingWritten
from modmill.sigverify.ring import RingRead
from modmill.sigverify.ring_latency import RingLatency
from modmill.sigverify.routes import Routed


class RunParameters(TypedDict):
    file: Annotated[str, "what was read"]
    format: Annotated[str, "its format"]
    rule: Annotated[str, "the rule of validity"]
    threads: Annotated[int, "threads that verified"]


class Percentiles(TypedDict):
    p50: Annotated[float, "median"]
    p90: Annotated[float, "90th percentile"]
    p99: Annotated[float, "99th percentile"]
    p999: Annotated[float, "99.9th percentile"]
    max: Annotated[float, "the longest"]


class Repeats(TypedDict):
    dedup: Annotated[Literal["none", "before", "after", "both"], "when they are removed"]
    before: Annotated[int, "removed before verification: they have no verdict"]
    after: Annotated[int, "removed after it: their signatures are among the accepted"]


class Ran(TypedDict):
    ending: Annotated[Literal["complete", "stopped", "failed"], "how the run ended; counts cover what was verified"]
    all_accepted: Annotated[bool, "whether there is a signature and all are accepted"]
    signatures: Annotated[int, "signatures verified"]
    accepted: Annotated[int, "those accepted"]
    rejected: Annotated[int, "those rejected"]
    malformed: Annotated[int, "records that cannot be read"]
    verdicts: Annotated[dict[str, int], "signatures by verdict"]
    first_malformed: Annotated[list[Malformed], "the first ten"]
    cut: Annotated[Malformed | None, "where the file ends too early"]
    no_signatures: Annotated[bool, "whether there was none"]
    other_packets: Annotated[int, "packets of a capture that are neither verified nor malformed"]
    other_packets_by_kind: Annotated[dict[str, int], "the same by kind"]
    passes: Annotated[int, "times that the file was read"]
    latency_us: Annotated[Percentiles, "microseconds from submission to verdict"]
    repeated: Annotated[Repeats, "transactions removed because they repeat an earlier one"]
    verdicts_file: Annotated[str | None, "where the verdicts are"]
    ring: NotRequired[Annotated[RingWritten, "with `--ring`"]]
    routes: NotRequired[Annotated[list[Routed], "with `--route`"]]
    unrouted: NotRequired[Annotated[int, "records that no route was for"]]
    simulation: NotRequired[Annotated[Simulation, "with `--backend rtl:UNIT`"]]


class Generation(TypedDict):
    file: Annotated[str, "the file made"]
    format: Annotated[str, "its format"]
    count: Annotated[int, "records asked for"]
    seed: Annotated[int, "the same seed, the same file"]
    corrupt: Annotated[float, "fraction of the records to corrupt"]
    kinds: Annotated[list[str] | None, "only in these ways"]
    message: Annotated[tuple[int, int], "least and most bytes of a message"]
    signers: Annotated[int, "most signatures in a transaction"]
    keys: Annotated[int, "keys that sign; 0: another key each time"]


class Generated(TypedDict):
    records: Annotated[int, "records written"]
    signatures: Annotated[int, "signatures in them"]
    spoiled: Annotated[int, "records that are invalid"]
    expected: Annotated[str | None, "where the verdict on each under each rule is"]


class ReportParameters(Quick):
    rules: Annotated[list[str], "the rules of validity"]


class Judged(TypedDict):
    judged: Annotated[int, "verdicts compared"]
    agree: Annotated[int, "those that are right"]


class Reported(Disturbed):
    known_answers: Annotated[Judged, "signatures whose verdict is known"]
    random: Annotated[Judged, "random signatures, some corrupted on purpose"]
    peers: Annotated[list[Row], "beside other implementations"]


REPORTED = Result("sigverify.report", ReportParameters, Reported)

COMMANDS: dict[str, tuple[Any, ...]] = {
    "sigverify run": (Result("sigverify.run", RunParameters, Ran),),
    "sigverify gen": (Result("sigverify.gen", Generation, Generated),),
    "sigverify bench": (Row, Latency, RingLatency),
    "sigverify ring": (RingRead,),
}
