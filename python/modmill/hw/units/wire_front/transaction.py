"""The parser's way through a transaction, byte by byte, with the checks of the reader of captures in their order.

Source: `crates/modmill-sigstream/src/records/transaction.rs`, `Transaction::parse`. A count takes a byte a cycle and
one more, in which the state `counted` does what the kind of count asks for.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from modmill.hw.circuit.control import any_of, is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.wire_front.cursor import PLACE, Cursor
from modmill.hw.units.wire_front.reasons import MOST_ACCOUNTS, MTU
from modmill.hw.units.wire_front.states import States, connected, keep

COUNTS = ("signatures", "accounts", "instructions", "indices", "data", "lookups", "writable", "readable")
"""What is counted."""
READS = (
    *("count_1", "count_2", "count_3", "message", "required", "read_only_signers", "read_only"),
    *("program", "index"),
)
SKIPS = ("skip_signatures", "skip_keys", "skip_data", "skip_table", "skip_writable", "skip_readable")
SETTLES = ("size", "fits", "counted", "compare", "table", "final")
SIGNATURE, KEY = 64, 32
TOTAL = 4095
"""Accounts are counted so far; more than bytes of a transaction cannot be looked up."""


@dataclass(frozen=True, slots=True)
class Found:
    """Where skips stop, each when and at what place; `far` means behind any end. What a record needs."""

    stops: list[tuple[Word, Word]]
    far: Word
    signatures: Word
    signatures_at: Word
    keys_at: Word
    message_at: Word


def build(c: Circuit, s: States, at: Cursor, end: Word, value: Word) -> Found:
    """From the state `size` on; `value` is a wire for the count that was read last."""
    now, zero = s.now, c.literal("nothing", 0)
    byte = at.byte
    entries: dict[str, list[Word]] = {kind: [] for kind in COUNTS}
    is_ = partial(is_value, c)

    c.note("A packet of more than a transaction's bytes is none.")
    s.branch("size", ("fits", None))
    left = keep(c, "left", (now["size"], c.difference("left_sum", end, at.at, PLACE)[0]))
    _, excess = c.difference("excess", left, c.literal("too_many", MTU + 1), PLACE)
    entries["signatures"].append(s.branch("fits", ("bad_sizes", excess), ("count_1", None))[1])

    c.note("A count: groups of seven bits, lowest first, the last one not zero unless it is the only one.")
    more, none = byte.slice(7, 1), is_("byte_none", byte, 0)
    s.branch("count_1", ("bad_ends", at.is_end), ("count_2", more), ("counted", None))
    s.branch("count_2", ("bad_ends", at.is_end), ("bad_counts", none), ("count_3", more), ("counted", None))
    high = any_of(c, "count_high", [none, *(byte.slice(i, 1) for i in range(2, 8))])
    s.branch("count_3", ("bad_ends", at.is_end), ("bad_counts", high), ("counted", None))
    connected(
        *(c, value, (now["count_1"], byte.low(7))),
        (now["count_2"], c.join("value_2", value.low(7), byte.low(7))),
        (now["count_3"], c.join("value_3", value.low(14), byte.low(2))),
    )
    empty = is_("count_none", value, 0)
    kinds = {kind: c.wire(f"of_{kind}", 1) for kind in COUNTS}
    here = {kind: c.both(f"counted_{kind}", now["counted"], kinds[kind]) for kind in COUNTS}

    c.note("The signatures.")
    s.branch("counted", ("bad_signatures", empty), ("skip_signatures", None), given=kinds["signatures"])
    signatures = keep(c, "signatures", (here["signatures"], value), high=31)
    signatures_at = keep(c, "signatures_at", (here["signatures"], at.at))
    s.branch("skip_signatures", ("bad_ends", at.over), ("message", at.there))

    c.note("The message's header, which must require as many signatures.")
    message = now["message"]
    message_at = keep(c, "message_at", (message, at.at))
    version = keep(c, "versioned", (message, more))
    unknown = c.both("unknown", more, any_of(c, "version_bits", [byte.slice(i, 1) for i in range(7)]))
    ways = [("bad_ends", at.is_end), ("bad_versions", unknown), ("required", more), ("read_only_signers", None)]
    s.branch("message", *ways)
    s.branch("required", ("bad_ends", at.is_end), ("read_only_signers", None))
    required = keep(c, "required", (c.either("required_comes", message, now["required"]), byte))
    s.branch("read_only_signers", ("bad_ends", at.is_end), ("read_only", None))
    readers = keep(c, "readers", (now["read_only_signers"], byte))
    s.branch("read_only", ("bad_ends", at.is_end), ("compare", None))
    others = keep(c, "others", (now["read_only"], byte))
    differs = c.invert("differs", c.equal("same_number", signatures, required))
    entries["accounts"].append(s.branch("compare", ("bad_signatures", differs), ("count_1", None))[1])

    c.note("The accounts: a first signer that may pay, and as many as the header names; the block's hash.")
    _, no_payer = c.difference("no_payer", readers, required, 8)
    least = c.register("least", c.add("least_sum", required, others))
    _, listed = c.difference("listed", value, least, 16)
    misfit = c.either("misfit", no_payer, c.invert("unlisted", listed))
    s.branch("counted", ("bad_accounts", misfit), ("skip_keys", None), given=kinds["accounts"])
    accounts = keep(c, "accounts", (here["accounts"], value), high=63)
    keys_at = keep(c, "keys_at", (here["accounts"], at.at))
    entries["instructions"].append(s.branch("skip_keys", ("bad_ends", at.over), ("count_1", at.there))[1])

    c.note("The instructions: a program among the accounts, not the first of them; indices, of which the highest is")
    c.note("kept, for the lookup tables come later; data.")
    legacy = c.invert("legacy", version)
    remaining = c.wire("remaining", value.high)
    last = is_("last_one", remaining, 1)
    again = c.invert("again", last)

    ways = [("final", c.both("no_instruction", empty, legacy)), ("count_1", empty), ("program", None)]
    entries["lookups"].append(s.branch("counted", *ways, given=kinds["instructions"])[1])
    _, absent = c.difference("absent", byte, accounts, 8)
    stranger = c.either("stranger", none, absent)
    ways = [("bad_ends", at.is_end), ("bad_accounts", stranger), ("count_1", None)]
    entries["indices"].append(s.branch("program", *ways)[2])
    entries["data"].append(s.branch("counted", ("count_1", empty), ("index", None), given=kinds["indices"])[0])
    entries["data"].append(s.branch("index", ("bad_ends", at.over), ("count_1", at.ends))[1])
    highest = c.wire("highest", 255)
    _, higher = c.difference("higher", byte, highest, 8)
    connected(c, highest, (now["load"], zero), (c.both("rises", now["index"], higher), byte))
    s.branch("counted", ("skip_data", None), given=kinds["data"])
    ways = [
        ("bad_ends", at.over),
        ("program", c.both("more_programs", at.there, again)),
        ("final", c.both("no_tables", at.there, legacy)),
        ("count_1", at.there),
    ]
    next_program, _, to_tables = s.branch("skip_data", *ways)[1:]
    entries["lookups"].append(to_tables)

    c.note("The lookup tables, from each of which an account is taken.")
    s.branch("counted", ("final", empty), ("table", None), given=kinds["lookups"])
    s.branch("table", ("skip_table", None))
    entries["writable"].append(s.branch("skip_table", ("bad_ends", at.over), ("count_1", at.there))[1])
    s.branch("counted", ("skip_writable", None), given=kinds["writable"])
    entries["readable"].append(s.branch("skip_writable", ("bad_ends", at.over), ("count_1", at.there))[1])
    s.branch("counted", ("skip_readable", None), given=kinds["readable"])
    no_writable = keep(c, "no_writable", (here["writable"], empty))
    idle = c.both("idle_table", at.there, no_writable, empty)
    next_table = s.branch(
        *("skip_readable", ("bad_ends", at.over), ("bad_accounts", idle)),
        *(("table", c.both("more_tables", at.there, again)), ("final", at.there)),
    )[2]
    counted_down = c.difference("remaining_less", remaining, c.literal("one_less", 1), 16)[0]
    begins = c.either("remaining_comes", here["instructions"], here["lookups"])
    connected(c, remaining, (begins, value), (c.either("remaining_goes", next_program, next_table), counted_down))

    c.note("At the end: not too many accounts, all that are named among them, nothing behind.")
    total = c.wire("total", TOTAL)
    looked_up = c.either("looked_up", here["writable"], here["readable"])
    connected(c, total, (here["accounts"], value.low(12)), (looked_up, c.add("total_sum", total, value).low(12)))
    _, crowd = c.difference("crowd", total, c.literal("too_many_accounts", MOST_ACCOUNTS + 1), 12)
    _, missing = c.difference("missing", highest, total, 12)
    unclean = c.either("unclean", crowd, missing)
    behind = c.invert("behind", at.is_end)
    s.branch("final", ("bad_accounts", unclean), ("trailing", behind), ("accepted", None))

    c.note("The kind of a count is set with the state that reads its first byte.")
    begin = {kind: any_of(c, f"begin_{kind}", events) for kind, events in entries.items()}
    begun = any_of(c, "begun", list(begin.values()))
    for kind, word in kinds.items():
        c.connect(word, c.register(f"of_{kind}_q", begin[kind], begun, reset=0))

    c.note("How far a count skips, in bytes.")
    signed = _times(c, "signed_bytes", value.low(5), SIGNATURE)
    keyed = c.add("keyed", _times(c, "keys", value.low(6), KEY), c.literal("hash", KEY))
    plain = any_of(c, "plain", [kinds[k] for k in ("indices", "data", "writable", "readable")])
    skips = [(kinds["signatures"], signed), (kinds["accounts"], keyed), (plain, value.low(11))]
    distance = c.choose("distance", now["table"], c.literal("key", KEY), c.select("counted_bytes", *skips))
    stop = c.add("skip_sum", at.at, distance).low(PLACE)
    beyond = {bits: any_of(c, f"beyond_{bits}", [value.slice(i, 1) for i in range(bits, 16)]) for bits in (5, 6, 11)}
    far = any_of(
        *(c, "too_far"),
        [
            c.both("far_signatures", kinds["signatures"], beyond[5]),
            # 63 keys and a hash are as long as the memory, whose end may be here already.
            c.both(
                "far_accounts", kinds["accounts"], c.either("many", beyond[6], is_("sixty_three", value.low(6), 63))
            ),
            c.both("far_bytes", plain, beyond[11]),
        ],
    )
    begin_skip = c.either("begin_skip", now["counted"], now["table"])
    is_far = c.both("is_far", far, c.invert("near_table", now["table"]))
    far_now = c.register("far_q", is_far, begin_skip)
    behind_counts = any_of(c, "in_transaction", [now[n] for n in (*SKIPS, "index")])
    return Found(
        [(begin_skip, stop)],
        c.both("far", far_now, behind_counts),
        *(signatures, signatures_at, keys_at, message_at),
    )


def _times(c: Circuit, name: str, word: Word, by: int) -> Word:
    """The word times a power of two."""
    return c.join(name, *(c.literal(f"{name}_{i}", 0) for i in range(by.bit_length() - 1)), word)
