"""The turns of signatures: the state of each slot of the ring, its next operation, and what that needs from the
memories.

The point operation takes N cycles, so N signatures are under way, each in a slot that comes every N cycles. The state
of a slot goes round beside its point: its tag, its place among the pairs of digits, and a phase. In its turn a
signature doubles, or adds the table entry of its pair, or adds a base point; digits of zero take no turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.sigverify.double_scalar import layout
from modmill.hw.units.sigverify.double_scalar.assembly import PLACE, Assembly
from modmill.hw.units.sigverify.double_scalar.config import ORDER_BITS, DoubleScalarConfig

START, DOUBLE, PAIR, BASE, FIRST_OF_THREE = 0, 1, 2, 3, 6
"""Phases: the first turn, when there is no point yet; a doubling; what is added after it. A cofactored rule ends with
three doublings, whose phases count down to 4."""
PHASES = {"start": START, "double": DOUBLE, "pair": PAIR, "base": BASE, "last": FIRST_OF_THREE - 2}
FETCH = 2
"""Cycles of a memory."""
SELECT = 2
"""Cycles of a selection from a word."""
DECIDES = 1 + FETCH + SELECT + 1
"""Cycles from the begin of a turn until its decision is in registers."""
GROUP = 8
"""The bits that the first step of a selection takes together."""
MOST_WINDOWS = 32


@dataclass(frozen=True, slots=True)
class Turn:
    """The operation of a slot, DECIDES cycles after its turn began.

    `events`: which of the operations it is; `ends`: it is the last one of the signature of that tag.
    """

    started: Word
    events: Mapping[str, Word]
    ends: Word
    tag: Word
    verdict: Word
    fresh: Word
    negated: Word
    entry_at: Word
    base_at: Word


def build(c: Circuit, config: DoubleScalarConfig, ring: int, came: Assembly, taken: Word) -> Turn:
    """The turns of `ring` slots; drives `taken`: the signature that waits has a slot."""
    widths = {"phase": 3, "tag": config.tag, "verdict": 4, "number": layout.NUMBER_BITS, **PLACE}
    c.note("A slot goes on with its signature, or takes the next one.")
    back = {name: c.wire(f"back_{name}", (1 << bits) - 1) for name, bits in widths.items()}
    was_active = c.wire("was_active", 1)
    active = c.both("goes_on", was_active, came.swept)
    c.connect(taken, c.both("takes_next", came.start_valid, came.swept, c.invert("is_free", active)))
    first = {"phase": c.literal("start_phase", START), **came.start}
    turn = {n: c.register(f"turn_{n}", c.choose(f"next_{n}", taken, first[n], back[n])) for n in widths}
    turn_active = c.register("turn_active", c.either("is_active", active, taken), reset=0)

    c.note("Its digits are fetched and selected.")
    pair, windows = _digits(c, config, came, turn)
    cycles = FETCH + SELECT
    on = c.both("on", c.delay("here_active", turn_active, cycles), came.swept)

    def known(name: str, word: Word) -> Word:
        """A word that follows from the state alone, delayed to the cycle of the decision."""
        return c.delay(f"{name}_here", c.register(name, word), cycles - 1)

    zero, one = c.literal("turn_zero", 0), c.literal("turn_one", 1)
    _, beyond = c.difference("beyond", turn["position"], turn["number"], layout.NUMBER_BITS)
    _, too_high = c.difference("too_high", turn["index"], c.literal("windows", config.windows), turn["index"].width)
    no_rest = c.equal("no_rest", turn["rest"], zero)
    at_window = known("at_window", c.both("at_window_now", no_rest, c.invert("low_enough", too_high)))
    within = known("within_pairs", c.invert("within_now", beyond))
    at_end = known("at_end", c.equal("at_end_now", turn["position"], zero))
    cofactorless = known("cofactorless", c.invert("cofactorless_now", turn["verdict"].slice(3, 1)))
    ending = known("ending", turn["phase"].slice(2, 1))
    steps = {
        n: known(f"in_{n}", c.equal(f"in_{n}_now", turn["phase"], c.literal(f"phase_{n}", v)))
        for n, v in PHASES.items()
    }

    steps_to = {
        name: c.literal(f"to_{name}_phase", v)
        for name, v in {"double": DOUBLE, "pair": PAIR, "base": BASE, "three": FIRST_OF_THREE}.items()
    }

    c.note("What it does.")
    a = c.both("has_pair", pair.slice(3, 1), within)
    not_a, is_start, is_double = c.invert("has_no_pair", a), steps["start"], steps["double"]
    adds = c.either("adds", steps["pair"], c.both("starts_with_pair", is_start, a))
    adds_base = c.either("adds_base", steps["base"], c.both("starts_with_base", is_start, not_a, at_window))
    to_pair = c.both("to_pair", is_double, a)
    to_base = c.both("to_base", at_window, c.either("before_base", adds, c.both("skips_pair", is_double, not_a)))
    advances = c.invert("advances", c.either("stays", ending, to_pair, to_base))
    over = c.both("over", advances, at_end)
    done = c.either("is_done", steps["last"], c.both("over_at_once", over, cofactorless))
    decided = {
        "doubles": c.both("turn_doubles", on, c.invert("doubles", c.either("adds_any", adds, adds_base))),
        "adds": c.both("turn_adds", on, adds),
        "adds_base": c.both("turn_adds_base", on, adds_base),
        "ends": c.both("turn_ends", on, done),
        "goes": c.both("turn_goes", on, c.invert("not_done", done)),
        "to_pair": to_pair,
        "to_base": to_base,
        "to_three": c.both("to_three", over, c.invert("cofactored", cofactorless)),
        "advances": advances,
        "fresh": is_start,
        "negated": c.both("turn_negated", pair.slice(2, 1), adds),
    }
    decided = {name: c.register(f"decided_{name}", word) for name, word in decided.items()}

    c.note("The state of its next turn.")
    c.connect(was_active, c.delay("was_active_q", decided["goes"], ring - DECIDES))
    here = {n: c.delay(f"here_{n}", word, DECIDES - 1) for n, word in turn.items()}
    after = c.choose("then_add", decided["to_base"], steps_to["base"], steps_to["double"])
    after = c.choose("then_pair", decided["to_pair"], steps_to["pair"], after)
    after = c.choose("then_three", decided["to_three"], steps_to["three"], after)
    fewer = c.difference("fewer", here["phase"], one, 3)[0]
    nexts = here | {"phase": c.choose("then", here["phase"].slice(2, 1), fewer, after)}
    for name, word in _lower(c, config, here, one).items():
        nexts[name] = c.choose(f"then_{name}", decided["advances"], word, here[name])
    for name, word in back.items():
        c.connect(word, c.delay(f"back_{name}_q", nexts[name], ring - DECIDES))

    names = {"doublings": "doubles", "additions": "adds", "base_additions": "adds_base"}
    its_windows = [c.register(f"base_at_{i}", window) for i, window in enumerate(windows)]
    return Turn(
        taken,
        {event: decided[name] for event, name in names.items()},
        decided["ends"],
        here["tag"],
        here["verdict"].low(3),
        decided["fresh"],
        decided["negated"],
        c.join("turn_entry", c.register("turn_entry_low", pair.low(2)), here["tag"]),
        c.join("base_at", *its_windows),
    )


def _lower(c: Circuit, config: DoubleScalarConfig, here: Mapping[str, Word], one: Word) -> dict[str, Word]:
    """The place one position lower."""
    down = {name: c.difference(f"{name}_down", here[name], one, bits)[0] for name, bits in PLACE.items()}
    no_rest = c.equal("is_no_rest", here["rest"], c.literal("least_rest", 0))
    most = c.literal("most_rest", config.window - 1)
    return {
        "position": down["position"],
        "index": c.choose("index_less", no_rest, down["index"], here["index"]),
        "rest": c.choose("rest_less", no_rest, most, down["rest"]),
    }


def _digits(
    c: Circuit, config: DoubleScalarConfig, came: Assembly, turn: Mapping[str, Word]
) -> tuple[Word, list[Word]]:
    """The pair of a turn, and its window of each half of S'."""
    size = 1 << config.tag
    shape = {"where": "block", "latency": FETCH, "rule": "old"}
    at = c.join("turn_digits", turn["position"].slice(6, 2), turn["tag"])
    digits = c.memory("digits", came.digits, at, depth=4 * size, high=(1 << layout.WORD) - 1, **shape)
    scalar = c.memory("scalars", came.scalar, turn["tag"], depth=size, high=(1 << ORDER_BITS) - 1, **shape)
    place = {n: c.delay(f"fetched_{n}", turn[n], FETCH) for n in ("position", "index")}
    pair = _selected(c, "pair", digits, place["position"].low(6), 4)
    halves = scalar.low(config.half), scalar.slice(config.half, ORDER_BITS - config.half)
    index = place["index"].low(5)
    return pair, [_selected(c, f"window_{i}", half, index, config.window) for i, half in enumerate(halves)]


def _selected(c: Circuit, name: str, word: Word, index: Word, bits: int) -> Word:
    """The digit of so many bits at that index, SELECT cycles later; those that the word does not have are 0."""
    count = 1 << index.width
    whole = c.widen(f"{name}_of", word, (1 << count * bits) - 1, 0.0) if word.width < count * bits else word
    groups = [
        whole.slice(at, GROUP * bits) if at else whole.low(GROUP * bits) for at in range(0, count * bits, GROUP * bits)
    ]
    group = c.register(f"{name}_group", c.pick(f"{name}_groups", index.slice(3, index.width - 3), *groups))
    digits = [group.slice(i * bits, bits) if i else group.low(bits) for i in range(GROUP)]
    low = c.register(f"{name}_at", index.low(3))
    return c.register(name, c.pick(f"{name}_digits", low, *digits))
