"""The JSON that commands of signatures print."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from modmill.bench.rows import Row
from modmill.shapes import Disturbed, Quick, Result
from modmill.sigverify.latency import Latency
from modmill.sigverify.results import Run
from modmill.sigverify.ring import RingRead
from modmill.sigverify.ring_latency import RingLatency


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
    "sigverify run": (Result.of("sigverify.run", Run),),
    "sigverify gen": (Result("sigverify.gen", Generation, Generated),),
    "sigverify bench": (Row, Latency, RingLatency),
    "sigverify ring": (RingRead,),
}
