"""The double-scalar multiplication as a circuit with state: assembly, slots, the point operation, the test at the end.

A point runs through the operation and back to its operands, so it is nowhere else; the ring is as long as that takes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from modmill.hw.circuit.control import counter
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.rom import rom_block
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify.double_scalar import assembly, layout, point, slots
from modmill.hw.units.sigverify.double_scalar.config import DoubleScalarConfig
from modmill.hw.units.sigverify.double_scalar.curve import IDENTITY, Curve, curve_of

COUNTERS = {
    "started": "signatures that took a slot",
    "finished": "signatures whose last turn came",
    "doublings": "turns that double",
    "additions": "turns that add an entry of a table",
    "base_additions": "turns that add a base point",
    "idle": "turns of slots without a signature",
}
"""The counters of the unit since reset; they wrap around."""


@dataclass(frozen=True, slots=True)
class Core:
    """The circuit and its results by name; signatures under way in the ring at most."""

    circuit: Circuit
    results: Mapping[str, Word]
    parts: tuple[Part, ...]
    ring: int


def build(config: DoubleScalarConfig) -> Core:
    """The circuit of a configuration."""
    c = Circuit()
    curve = curve_of(config.bits)
    product = point.multiplier(curve.p, config.levels, config.column)
    operation = point.build(product)
    ring = operation.latency
    swept_for = 2 * ring

    taken, taken_out = c.wire("taken", 1), c.input("out_ready", 1)
    freed = c.wire("freed", 1), c.wire("freed_tag", (1 << config.tag) - 1)
    came = assembly.build(c, config, swept_for, taken, freed)
    turn = slots.build(c, config, ring, came, taken)

    c.note("What is added, and the operation.")
    depth, high = layout.ENTRIES << config.tag, (1 << config.bits) - 1
    shape = {"where": "block", "latency": slots.FETCH, "rule": "old"}
    entries = {n: c.memory(n, came.entries[n], turn.entry_at, depth=depth, high=high, **shape) for n in point.ENTRY}
    rows = c.apply(rom_block("base", base_rows(config), slots.FETCH), "base_row", turn.base_at)[0]
    base = {
        f"base_{n}": rows.slice(i * config.bits, config.bits) if i else rows.low(config.bits)
        for i, n in enumerate(point.ENTRY[:3])
    }
    controls = {"doubles": turn.events["doublings"], "fixed": turn.events["base_additions"]}
    controls |= {"negated": turn.negated, "fresh": turn.fresh}
    controls = {name: c.delay(f"now_{name}", word, slots.FETCH) for name, word in controls.items()}
    held = {name: c.wire(name, curve.p - 1) for name in point.COORDINATES}
    found = dict(zip(operation.results, operation(c, "point", **held, **entries, **base, **controls), strict=True))
    for name, word in found.items():
        c.connect(held[name], word)

    c.note("The last point of a signature is neutral if X = 0 and Y = Z.")
    no_x = c.register("no_x", c.equal("is_x_0", held["x"], c.literal("x_0", 0)))
    same = c.register("same", c.equal("is_y_z", held["y"], held["z"]))
    ended, ends_tag, ends_verdict = (
        c.delay(f"{name}_q", word, ring + slots.FETCH + 1)
        for name, word in (("ends", turn.ends), ("ends_tag", turn.tag), ("ends_verdict", turn.verdict))
    )
    unequal = c.choose(
        "unequal", c.both("neutral", no_x, same), c.literal("accepted", 0), c.literal("equation", layout.UNEQUAL)
    )
    open_ = c.equal("open", ends_verdict, c.literal("no_verdict", 0))
    verdict = c.register("verdict", c.choose("verdict_now", open_, unequal, ends_verdict))
    push = c.register("push", c.both("push_now", ended, came.swept), reset=0)

    c.note("Results wait until they are taken; then their tags are free.")
    pop = c.wire("pop_out", 1)
    entry = c.join("result", c.register("result_tag", ends_tag), verdict)
    front, waiting = c.fifo("results", push, entry, pop, 1 << config.tag)
    some = c.invert("out_some", c.equal("out_none", waiting, c.literal("out_zero", 0)))
    c.connect(pop, c.both("pop_out_now", some, taken_out))
    c.connect(freed[0], c.register("freed_q", pop, reset=0))
    c.connect(freed[1], c.register("freed_tag_q", front.low(config.tag), pop))

    one = c.literal("one_event", 1)
    any_turn = c.either("any_turn", *turn.events.values())
    events = {"started": turn.started, "finished": turn.ends, **turn.events, "idle": c.invert("idle_now", any_turn)}
    counted = {
        n: counter(c, n, c.both(f"counts_{n}", came.swept, c.register(f"{n}_event", w, reset=0)), one)
        for n, w in events.items()
    }
    out = {"out_valid": some, "out_tag": front.low(config.tag), "out_verdict": front.slice(config.tag, 3)}
    return Core(c, {"in_ready": came.ready, **out, **counted}, (operation,), ring)


@cache
def base_rows(config: DoubleScalarConfig) -> tuple[int, ...]:
    """i B + k 2^half B at the row i + k 2^window: y - x, y + x and 2 d x y, the first lowest."""
    curve, size = curve_of(config.bits), 1 << config.window
    far = curve.multiply(1 << config.half, curve.base)
    rows, begin = [], IDENTITY
    for _ in range(size):
        at = begin
        for _ in range(size):
            rows.append(_row(curve, config.bits, curve.cached(curve.affine(at))))
            at = curve.add(at, curve.cached(curve.base))
        begin = curve.add(begin, curve.cached(far))
    return tuple(rows)


def _row(curve: Curve, bits: int, entry: tuple[int, int, int, int]) -> int:
    assert entry[3] == 2 % curve.p
    return sum(word << i * bits for i, word in enumerate(entry[:3]))
