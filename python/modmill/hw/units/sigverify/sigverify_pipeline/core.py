"""The signature pipeline as a circuit: the stages are parts, and what joins them is drawn here.

A record gets a ticket, which is its tag inside. Its head goes to a processor, R, A and the message go to the hash; the
hash and S go on to the scalars. Processors and scalars send words by ticket to the double-scalar multiplication, which
collects them; its verdicts leave in the order of the tickets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from modmill.hw.circuit.control import any_of, counter, is_value, queued
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify.double_scalar import core as double_scalar
from modmill.hw.units.sigverify.ecc_processor import core as ecc_processor
from modmill.hw.units.sigverify.scalars import core as scalars
from modmill.hw.units.sigverify.sha512 import core as sha512
from modmill.hw.units.sigverify.sigverify_pipeline import intake, reorder
from modmill.hw.units.sigverify.sigverify_pipeline.config import RULE, PipelineConfig
from modmill.hw.units.sigverify.sigverify_pipeline.streams import divided, joined
from modmill.hw.units.sigverify.wire_front import core as wire_front

WORD_FIELDS = ("tag", "index", "word")
"""The fields of the beats that the double-scalar multiplication collects."""

OWN_COUNTERS = {
    "records": "records whose head was taken",
    "malformed": "records that were dropped, having less than 96 bytes",
    "waits_for_ticket": "cycles in which a head waited, since all tickets were under way",
    "waits_for_processor": "cycles in which a head waited for a processor",
    "results": "results that were taken",
}

CONSUMER_COUNTERS = {
    "records": "records for it whose head was taken",
    "results": "results that it took",
    "waits": "cycles in which a result waited for it",
}


@dataclass(frozen=True, slots=True)
class Core:
    """The circuit and its results by name, what its counters are, its parts, and the names of its stages."""

    circuit: Circuit
    results: Mapping[str, Word]
    counters: Mapping[str, str]
    parts: tuple[Part, ...]
    stages: tuple[str, ...]


class Stage:
    """A part between two streams, in a circuit: `out_ready` is to be connected, its other operands are given."""

    def __init__(self, c: Circuit, part: Part, name: str, **fields: Word) -> None:
        self.name = name
        self.room: Word = c.wire(f"{name}_room", 1)
        given = {f"in_{field}": word for field, word in fields.items()}
        self.out: dict[str, Word] = part.named(c, name, out_ready=self.room, **given)

    def fields(self, *names: str) -> list[Word]:
        """The valid bit of its results, and these fields of them."""
        return [self.out[f"out_{name}"] for name in ("valid", *names)]


def build(config: PipelineConfig) -> Core:
    """The circuit of a configuration."""
    c = Circuit()
    offered, last = c.input("in_valid", 1), c.input("in_last", 1)
    data, size = c.input("in_data", (1 << intake.WORD) - 1), c.input("in_bytes", intake.BYTES)
    out_ready, one = c.input("out_ready", 1), c.literal("one", 1)
    tag_bits = config.tag + (config.consumers - 1).bit_length()
    parts = {
        "intake": intake.build(tag_bits, RULE),
        "reorder": reorder.build(config.ticket, tag_bits),
        "sha512": _part("sha512", "hashes of R, A and message modulo L", sha512.build(config.hash)),
        "ecc_processor": ecc_processor.part(config.processor),
        "scalars": _part("scalars", "scalars of half the length and their digits", scalars.build(config.scalars)),
        "double_scalar": _part("double_scalar", "the equation, by tickets", double_scalar.build(config.double_scalar)),
    }

    given = {"valid": offered, "data": data, "bytes": size, "last": last}
    front: Stage | None = None
    record_room: Word | None = None
    if config.front is None:
        given |= {"tag": c.input("in_tag", (1 << config.tag) - 1), "rule": c.input("in_rule", (1 << RULE) - 1)}
        if config.consumers > 1:
            c.note("A record's consumer goes with its tag.")
            given["tag"] = c.join("tag_consumer", given["tag"], c.input("in_consumer", config.consumers - 1))
    else:
        c.note("Frames become records.")
        parts["wire_front"] = _part("wire_front", "frames become records", wire_front.build(config.front))
        front = Stage(c, parts["wire_front"], "wire_front", **given, error=c.input("in_error", 1))
        names, record_room = ("data", "bytes", "last", "tag", "rule"), c.wire("record_room", 1)
        valid, *fields = front.fields(*names)
        free, valid, fields = queued(c, "record", valid, fields, record_room)
        c.connect(front.room, free)
        given = {"valid": valid} | dict(zip(names, fields, strict=True))

    c.note("A record is taken apart once a ticket is free and a processor takes its head.")
    leaves, hash_ready = c.wire("head_leaves", 1), c.wire("hash_ready", 1)
    record = parts["intake"].named(c, "intake", **given, room=leaves, hash_ready=hash_ready)
    if record_room is not None:
        c.connect(record_room, record["ready"])
    verdict = {n: c.wire(f"verdict_{n}", h) for n, h in (("done", 1), ("of", (1 << config.ticket) - 1), ("verdict", 7))}
    order = parts["reorder"].named(c, "reorder", take=leaves, tag=record["tag"], **verdict, out_ready=out_ready)
    ticket, has_ticket = order["ticket"], c.both("has_ticket", record["head"], order["room"])

    c.note("Processors: the first that is ready takes the head.")
    head = {name: record[name] for name in ("r", "s", "a", "rule")} | {"tag": ticket}
    starts = [c.wire(f"start_{i}", 1) for i in range(config.processors)]
    processors = [
        Stage(c, parts["ecc_processor"], f"processor_{i}", valid=start, **head) for i, start in enumerate(starts)
    ]
    each, taken = divided(c, "head", has_ticket, [p.out["in_ready"] for p in processors])
    _connect_all(c, starts, each)
    c.connect(leaves, taken)

    c.note("The hash gets the ticket of the head that left before; S waits in a memory.")
    its_ticket = c.register("ticket_q", ticket, leaves)
    message = [record[f"hash_{name}"] for name in ("data", "bytes", "last")]
    asked = c.wire("hash_asked", 1)
    free, comes, message = queued(c, "message", record["hash_valid"], [*message, its_ticket], asked)
    c.connect(hash_ready, free)
    message = dict(zip(("data", "bytes", "last", "tag"), message, strict=True))
    hashed = Stage(c, parts["sha512"], "sha512", valid=comes, **message)
    c.connect(asked, hashed.out["in_ready"])
    has_hash, hash_tag, scalar = hashed.fields("tag", "scalar")
    shape = {"where": "block", "latency": 1, "depth": 1 << config.ticket, "rule": "old"}
    s = c.memory("kept_s", (leaves, ticket, record["s"]), hash_tag, high=(1 << intake.NUMBER) - 1, **shape)
    was_there, hash_goes = c.wire("was_there", 1), c.wire("hash_goes", 1)
    stays = c.both("hash_stays", has_hash, c.invert("hash_waits", hash_goes))
    c.connect(was_there, c.register("was_there_q", stays, reset=0))

    c.note("Scalars: the first that is ready takes the hash, a cycle after it came, when S is there.")
    begins = [c.wire(f"begin_{i}", 1) for i in range(config.halvers)]
    fields = {"tag": hash_tag, "h": scalar, "s": s}
    halvers = [Stage(c, parts["scalars"], f"scalars_{i}", valid=begin, **fields) for i, begin in enumerate(begins)]
    ready = c.both("hash_ready_to_go", has_hash, was_there)
    each, gone = divided(c, "hash", ready, [h.out["in_ready"] for h in halvers])
    _connect_all(c, begins, each)
    c.connect(hash_goes, gone)
    c.connect(hashed.room, gone)

    c.note("Words of processors and scalars become one stream.")
    sources = [*halvers, *processors]
    room = c.wire("words_room", 1)
    takes, has_word, words = joined(c, "words", [stage.fields(*WORD_FIELDS) for stage in sources], room)
    _connect_all(c, [stage.room for stage in sources], takes)
    multiplied, taken_word, found = _multiply(c, config, parts["double_scalar"], has_word, words, one)
    c.connect(room, taken_word)
    for name, word in zip(("done", "of", "verdict"), found, strict=True):
        c.connect(verdict[name], word)

    no_ticket = c.both("no_ticket", record["head"], c.invert("no_room", order["room"]))
    no_processor = c.both("no_processor", has_ticket, c.invert("not_taken", taken))
    events = dict(
        zip(
            OWN_COUNTERS,
            (leaves, record["malformed"], no_ticket, no_processor, c.both("result_goes", order["valid"], out_ready)),
            strict=True,
        )
    )
    counters = {name: counter(c, name, event, one) for name, event in events.items()}
    described = dict(OWN_COUNTERS)
    for stage, start in zip(processors, starts, strict=True):
        counters[f"{stage.name}_records"] = counter(c, f"{stage.name}_records", start, one)
        described[f"{stage.name}_records"] = f"{stage.name.replace('_', ' ')}: heads that it took"
    fronts = [] if front is None else [front]
    for stage, texts in (
        *((stage, wire_front.COUNTERS) for stage in fronts),
        (hashed, sha512.COUNTERS),
        *((h, scalars.COUNTERS) for h in halvers),
        *((stage, double_scalar.COUNTERS) for stage in multiplied),
    ):
        for name, text in texts.items():
            counters[f"{stage.name}_{name}"] = stage.out[name]
            described[f"{stage.name}_{name}"] = f"{stage.name.replace('_', ' ')}: {text}"
    out = {"out_valid": order["valid"], "out_tag": order["out_tag"], "out_verdict": order["out_verdict"]}
    if config.consumers > 1:
        asks, gets = (_above(whole, config) for whole in (record["tag"], order["out_tag"]))
        out |= {"out_tag": order["out_tag"].low(config.tag), "out_consumer": gets}
        waits = c.both("result_waits", order["valid"], c.invert("result_refused", out_ready))
        its = {"records": (leaves, asks), "results": (events["results"], gets), "waits": (waits, gets)}
        for i in range(config.consumers):
            for what, (event, whose) in its.items():
                name = f"consumer_{i}_{what}"
                happens = c.both(f"{name}_event", event, is_value(c, f"{name}_its", whose, i))
                counters[name] = counter(c, name, happens, one)
                described[name] = f"consumer {i}: {CONSUMER_COUNTERS[what]}"
    ready = record["ready"] if front is None else front.out["in_ready"]
    stages = "intake", "reorder", *(s.name for s in (*fronts, hashed, *processors, *halvers, *multiplied))
    return Core(c, {"in_ready": ready, **out, **counters}, described, tuple(parts.values()), stages)


def _multiply(
    c: Circuit, config: PipelineConfig, part: Part, valid: Word, words: Sequence[Word], one: Word
) -> tuple[list[Stage], Word, list[Word]]:
    """The multiplications, whether one takes the word, and their results as one stream: valid, ticket, verdict.

    The lowest bits of a ticket say which one it goes to; tickets are given out in turn, so all have as much to do.
    """
    many = config.multipliers
    if many == 1:
        stage = Stage(c, part, "double_scalar", valid=valid, **dict(zip(WORD_FIELDS, words, strict=True)))
        c.connect(stage.room, one)
        return [stage], stage.out["in_ready"], stage.fields("tag", "verdict")
    c.note("Multiplications: tickets go to them in turn.")
    ticket, index, word = words
    low = (many - 1).bit_length()
    above, stages, takes = ticket.slice(low, config.ticket - low), list[Stage](), list[Word]()
    for i in range(many):
        its = c.both(f"word_for_{i}", valid, is_value(c, f"word_to_{i}", ticket.low(low), i))
        stages.append(Stage(c, part, f"double_scalar_{i}", valid=its, tag=above, index=index, word=word))
        takes.append(c.both(f"word_taken_{i}", its, stages[i].out["in_ready"]))
    found = []
    for i, stage in enumerate(stages):
        done, tag, verdict = stage.fields("tag", "verdict")
        place = [c.literal(f"place_{i}_{bit}", i >> bit & 1) for bit in range(low)]
        found.append([done, c.join(f"ticket_of_{i}", *place, tag), verdict])
    rooms, done, results = joined(c, "verdicts", found, one)
    _connect_all(c, [stage.room for stage in stages], rooms)
    return stages, any_of(c, "word_taken", takes), [done, *results]


def _above(whole: Word, config: PipelineConfig) -> Word:
    """The consumer, which stands above the tag."""
    return limited(whole.slice(config.tag, whole.width - config.tag), config.consumers - 1)


def _part(name: str, about: str, core: sha512.Core | scalars.Core | double_scalar.Core | wire_front.Core) -> Part:
    return Part(name, about, core.circuit, core.results)


def _connect_all(c: Circuit, wires: Sequence[Word], words: Sequence[Word]) -> None:
    for wire, word in zip(wires, words, strict=True):
        c.connect(wire, word)
