"""The hash unit as a circuit with state: a padder, engines with a queue each, and one reducer behind them.

A message goes as a whole to the engine with the fewest words waiting. Digests are asked for in turn, so short messages
overtake long ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from modmill.hw.circuit.control import any_of, at_turn, counter, is_value, queued, turns
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.units.sigverify import reducer
from modmill.hw.units.sigverify.sha512 import engine, padder
from modmill.hw.units.sigverify.sha512.config import Sha512Config
from modmill.hw.units.sigverify.sha512.numbers import MASK, WORD

COUNTERS = {
    "messages": "messages whose padding left the padder",
    "blocks": "blocks that were hashed",
    "waits": "cycles in which the padder had a word and the queue of its engine was full",
}
"""The counters of the unit since reset; they wrap around."""


@dataclass(frozen=True, slots=True)
class Core:
    """The circuit and its results by name."""

    circuit: Circuit
    results: Mapping[str, Word]
    parts: tuple[Part, ...]


def build(config: Sha512Config) -> Core:
    """The circuit of a configuration."""
    c = Circuit()
    offered, data = c.input("in_valid", 1), c.input("in_data", MASK)
    size, last = c.input("in_bytes", padder.BYTES), c.input("in_last", 1)
    tag, taken_out = c.input("in_tag", (1 << config.tag) - 1), c.input("out_ready", 1)
    one = c.literal("one", 1)

    c.note("A message goes to the engine with the fewest words waiting, its other words after the first.")
    room, push = c.wire("room", 1), c.wire("push", 1)
    pads = padder.build(config.tag)
    padded = pads.named(c, "padder", valid=offered, data=data, bytes=size, last=last, tag=tag, room=room)
    counts = [c.wire(f"count_{i}", config.queue) for i in range(config.engines)]
    words = {n: padded[n] for n in ("word", "first", "final", "tag")}
    if config.engines > 1:
        words["target"] = _target(c, counts, padded["start"], padded["push"])
    free, comes, given = queued(c, "padded", padded["push"], list(words.values()), push)
    c.connect(room, free)
    fed = dict(zip(words, given, strict=True))
    target = fed.pop("target", None)

    hashes = engine.build(config.queue, config.tag)
    pushes: list[Word] = []
    for i, count in enumerate(counts):
        there = [] if target is None else [is_value(c, f"to_{i}", target, i)]
        pushes.append(_pushed(c, i, c.both(f"comes_{i}", comes, *there) if there else comes, count, config.queue))
    c.connect(push, any_of(c, "push_now", pushes))

    c.note("Engines are asked in turn for a digest; one that has it gives it in the next cycle.")
    free, found = c.wire("free", 1), c.wire("found", 1)
    gives = c.register("gives", found, reset=0)
    turn = turns(c, "turn", config.engines)
    giver = None if turn is None else c.register("giver", turn, found)
    engines: list[Mapping[str, Word]] = []
    for i in range(config.engines):
        taken = gives if giver is None else c.both(f"take_{i}", gives, is_value(c, f"giver_{i}", giver, i))
        e = hashes.named(c, f"engine_{i}", push=pushes[i], taken=taken, **fed)
        c.connect(counts[i], e["count"])
        engines.append(e)
    done = at_turn(c, "done", turn, [e["full"] for e in engines])
    c.connect(found, c.both("found_now", done, free, c.invert("none_gives", gives)))
    digest = at_turn(c, "digest", giver, [_digest(c, i, e) for i, e in enumerate(engines)])
    its_tag = c.register("tag_q", at_turn(c, "tag", giver, [e["tag"] for e in engines]), gives)

    out: dict[str, Word]
    parts = [pads, hashes]
    if config.result == "scalar":
        reduces = reducer.build()
        reduced = reduces.named(c, "reducer", offered=gives, digest=digest, taken=taken_out)
        c.connect(free, reduced["free"])
        out = {"out_valid": reduced["valid"], "out_scalar": reduced["r"]}
        parts.append(reduces)
    else:
        kept = c.wire("kept", 1)
        gone = c.both("gone", kept, taken_out)
        c.connect(free, c.either("free_now", c.invert("none_kept", kept), gone))
        stays = c.both("stays", kept, c.invert("waits_out", taken_out))
        c.connect(kept, c.register("kept_q", c.either("kept_next", gives, stays), reset=0))
        out = {"out_valid": kept, "out_digest": c.register("digest_q", digest, gives)}
    c.note("Events are counted a cycle later.")
    blocks = [c.register(f"block_{i}", e["blocks"], reset=0) for i, e in enumerate(engines)]
    hashed = blocks[0] if len(blocks) == 1 else sum_rows(c, "blocks_now", blocks, "ternary")
    waits = c.both("waiting", comes, c.invert("none_pushed", push))
    messages, waits = (c.register(n, w, reset=0) for n, w in (("a_message", padded["done"]), ("a_wait", waits)))
    events = {"messages": (messages, one), "blocks": (any_of(c, "block", blocks), hashed), "waits": (waits, one)}
    counted = {name: counter(c, name, *event) for name, event in events.items()}
    return Core(c, {"in_ready": padded["ready"], **out, "out_tag": its_tag, **counted}, tuple(parts))


def _target(c: Circuit, counts: Sequence[Word], start: Word, push: Word) -> Word:
    """The engine of a word: where the queue is shortest when a message starts, the first one of those."""
    rivals = [(c.literal(f"engine_{i}_number", i), count) for i, count in enumerate(counts)]
    level = 0
    while len(rivals) > 1:
        pairs = [rivals[i : i + 2] for i in range(0, len(rivals), 2)]
        rivals = [
            _shorter(c, f"shorter_{level}_{i}", *pair) if len(pair) == 2 else pair[0] for i, pair in enumerate(pairs)
        ]
        level += 1
    fewest = c.register("fewest", rivals[0][0], reset=0)
    kept = c.wire("kept_target", fewest.high)
    target = c.choose("target", start, fewest, kept)
    c.connect(kept, c.register("target_q", target, enable=push, reset=0))
    return target


def _shorter(c: Circuit, name: str, a: tuple[Word, Word], b: tuple[Word, Word]) -> tuple[Word, Word]:
    """The number and the length of the shorter one of two queues, the first if both are as long."""
    _, first = c.difference(f"{name}_less", b[1], a[1], a[1].width)
    return c.choose(f"{name}_number", first, a[0], b[0]), c.choose(f"{name}_count", first, a[1], b[1])


def _pushed(c: Circuit, i: int, comes: Word, count: Word, queue: int) -> Word:
    """1 where an arriving word goes into a queue.

    That it is full is known from its length in the cycle before and from whether a word went in there. A word that left
    makes room a cycle late, but all places are used: an engine waits for a whole block, which may be the whole queue.
    """
    push = c.wire(f"push_{i}", 1)
    last, whole = (c.equal(f"holds_{i}_{n}", count, c.literal(f"queue_{i}_{n}", n)) for n in (queue - 1, queue))
    full = c.register(f"full_{i}", c.either(f"filled_{i}", whole, c.both(f"fills_{i}", last, push)), reset=0)
    return c.connect(push, c.both(f"push_{i}_now", comes, c.invert(f"room_{i}", full)))


def _digest(c: Circuit, i: int, e: Mapping[str, Word]) -> Word:
    """The digest of an engine as a number whose lowest byte is the first one."""
    words = [e[f"h{k}"] for k in range(8)]
    bytes_ = [word.slice(8 * j, 8) for word in words for j in reversed(range(WORD // 8))]
    return c.join(f"digest_{i}", *bytes_)
