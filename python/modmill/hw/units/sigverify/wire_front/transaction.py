"""The parser's way through a transaction, byte by byte, with the checks of the reader of captures in their order.

Source: `crates/modmill-sigstream/src/records/transaction.rs`, `Transaction::parse`. A count takes a byte a cycle and
one more, in which the state `counted` does what the kind of count asks for. Version 1 has its signatures behind the
message, and the sizes of all instructions before the first: they are kept in a memory, and each is counted in turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from modmill.hw.circuit.control import any_of, is_value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.sigverify.wire_front.cursor import PLACE, Cursor
from modmill.hw.units.sigverify.wire_front.reasons import (
    MOST_ACCOUNTS,
    MOST_IN_VERSION_1,
    MOST_SIGNATURES_IN_VERSION_1,
    MTU,
    VERSION_1,
)
from modmill.hw.units.sigverify.wire_front.states import States, connected, keep

COUNTS = ("signatures", "accounts", "instructions", "indices", "data", "lookups", "writable", "readable")
"""The counts that the parser keeps."""
READS = (
    *("count_1", "count_2", "count_3", "message", "required", "read_only_signers", "read_only"),
    *("program", "index"),
    *("mask_1", "mask_2", "mask_3", "mask_4", "instruction_count", "account_count", "heap_1", "heap_2", "heap_3"),
    *("heap_4", "index_count", "data_low", "data_high"),
)
COUNTED_SKIPS = ("skip_signatures", "skip_keys", "skip_data", "skip_writable", "skip_readable")
SKIPS = (*COUNTED_SKIPS, "skip_table", "skip_hash", "skip_config")
SETTLES = ("size", "fits", "counted", "compare", "table", "final")
SETTLES += ("hash", "config", "headers", "take_indices", "take_data", "take_signatures")
SIGNATURE, KEY = 64, 32
TOTAL = 4095
"""Accounts are counted so far; more than bytes of a transaction cannot be looked up."""


@dataclass(frozen=True, slots=True)
class Found:
    """The facts for a record, and the places where skips stop, each with its event; `far` means behind any end. What a
    record needs.
    """

    stops: list[tuple[Word, Word]]
    far: Word
    signatures: Word
    signatures_at: Word
    keys_at: Word
    message_at: Word
    message_end: Word


def build(c: Circuit, s: States, at: Cursor, end: Word, value: Word) -> Found:
    """From the state `size` on; `value` is a wire for the count that was read last."""
    now, zero = s.now, c.literal("nothing", 0)
    byte = at.byte
    is_ = partial(is_value, c)

    c.note("A packet of more than a transaction's bytes is none.")
    s.branch("size", ("fits", None))
    left = keep(c, "left", (now["size"], c.difference("left_sum", end, at.at, PLACE)[0]))
    _, excess = c.difference("excess", left, c.literal("too_many", MTU + 1), PLACE)
    begins_1 = c.both("begins_version_1", c.invert("some_left", at.is_end), is_("is_version_1", byte, VERSION_1))
    version_1 = keep(c, "version_1", (now["fits"], begins_1))
    legacy_or_0 = c.invert("legacy_or_0", version_1)
    ways = [("message", begins_1), ("bad_sizes", excess), ("count_1", None)]
    s.branch("fits", *ways)

    c.note("A count: groups of seven bits, lowest first, the last one not zero unless it is the only one.")
    more, none = byte.slice(7, 1), is_("byte_none", byte, 0)
    s.branch("count_1", ("bad_ends", at.is_end), ("count_2", more), ("counted", None))
    s.branch("count_2", ("bad_ends", at.is_end), ("bad_counts", none), ("count_3", more), ("counted", None))
    high = any_of(c, "count_high", [none, *(byte.slice(i, 1) for i in range(2, 8))])
    s.branch("count_3", ("bad_ends", at.is_end), ("bad_counts", high), ("counted", None))
    required, sizes = c.wire("required_signatures", 255), c.wire("sizes", (1 << 24) - 1)
    connected(
        *(c, value, (now["count_1"], byte.low(7))),
        (now["count_2"], c.join("value_2", value.low(7), byte.low(7))),
        (now["count_3"], c.join("value_3", value.low(14), byte.low(2))),
        *((now["account_count"], byte), (now["take_signatures"], required)),
        *((now["take_indices"], sizes.low(8)), (now["take_data"], sizes.slice(8, 16))),
    )
    empty = is_("count_none", value, 0)
    kinds = {kind: c.wire(f"of_{kind}", 1) for kind in COUNTS}
    here = {kind: c.both(f"counted_{kind}", now["counted"], kinds[kind]) for kind in COUNTS}

    c.note("The signatures.")
    s.branch("counted", ("bad_signatures", empty), ("skip_signatures", None), given=kinds["signatures"])
    signatures = keep(c, "signatures", (here["signatures"], value), high=31)
    signatures_at = keep(c, "signatures_at", (here["signatures"], at.at))
    at_end_1 = c.both("at_end_1", at.there, version_1)
    s.branch("skip_signatures", ("bad_ends", at.over), ("final", at_end_1), ("message", at.there))

    c.note("The message's header, which must require as many signatures, or in version 1 not too many.")
    message = now["message"]
    message_at = keep(c, "message_at", (message, at.at))
    version = keep(c, "versioned", (message, more))
    bits = any_of(c, "version_bits", [byte.slice(i, 1) for i in range(7)])
    unknown = c.both("unknown", more, bits, legacy_or_0)
    ways = [("bad_ends", at.is_end), ("bad_versions", unknown), ("required", more), ("read_only_signers", None)]
    s.branch("message", *ways)
    s.branch("required", ("bad_ends", at.is_end), ("read_only_signers", None))
    connected(c, required, (c.either("required_comes", message, now["required"]), byte))
    s.branch("read_only_signers", ("bad_ends", at.is_end), ("read_only", None))
    readers = keep(c, "readers", (now["read_only_signers"], byte))
    s.branch("read_only", ("bad_ends", at.is_end), ("compare", None))
    others = keep(c, "others", (now["read_only"], byte))
    differs = c.invert("differs", c.equal("same_number", signatures, required))
    _, surplus = c.difference(
        "surplus_signers", required, c.literal("too_many_signers", MOST_SIGNATURES_IN_VERSION_1 + 1), 8
    )
    misfits = c.both("misfits_version_1", version_1, c.either("signers", surplus, is_("no_signer", required, 0)))
    ways = [("bad_signatures", misfits), ("mask_1", version_1), ("bad_signatures", differs), ("count_1", None)]
    s.branch("compare", *ways)

    c.note("Version 1: the mask of the configuration, of whose lowest bits the two of the fee go together; the hash;")
    c.note("how many instructions and accounts there are.")
    some = any_of(c, "some_bit", [byte.slice(i, 1) for i in range(8)])
    wrong = c.wire("wrong_config", 1)
    still = c.either("still_wrong", wrong, some)
    for i in (1, 2, 3):
        s.branch(f"mask_{i}", ("bad_ends", at.is_end), (f"mask_{i + 1}", None))
        s.branch(f"heap_{i}", ("bad_ends", at.is_end), (f"heap_{i + 1}", None))
    s.branch("mask_4", ("bad_ends", at.is_end), ("bad_configs", still), ("hash", None))
    mask = keep(c, "mask", (now["mask_1"], byte.low(5)))
    half_fee = c.xor("half_fee", byte.low(1), byte.slice(1, 1))
    s.branch("hash", ("skip_hash", None))
    s.branch("skip_hash", ("bad_ends", at.over), ("instruction_count", at.there))
    _, above = c.difference("above_most", byte, c.literal("most_and_one", MOST_IN_VERSION_1 + 1), 8)
    s.branch("instruction_count", ("bad_ends", at.is_end), ("bad_counts", above), ("account_count", None))
    instructions = keep(c, "instructions", (now["instruction_count"], byte.low(7)))
    s.branch("account_count", ("bad_ends", at.is_end), ("bad_counts", above), ("counted", None))

    c.note("The accounts: a first signer that may pay, and as many as the header names; the block's hash.")
    _, no_payer = c.difference("no_payer", readers, required, 8)
    least = c.register("least", c.add("least_sum", required, others))
    _, listed = c.difference("listed", value, least, 16)
    misfit = c.either("misfit", no_payer, c.invert("unlisted", listed))
    s.branch("counted", ("bad_accounts", misfit), ("skip_keys", None), given=kinds["accounts"])
    accounts = keep(c, "accounts", (here["accounts"], value), high=63)
    keys_at = keep(c, "keys_at", (here["accounts"], at.at))
    ways = [("bad_ends", at.over), ("config", at_end_1), ("count_1", at.there)]
    s.branch("skip_keys", *ways)

    c.note("Version 1: the configuration, whose last number is the heap: a multiple of 1024 from 32 to 256 KiB.")
    s.branch("config", ("skip_config", None))
    has_heap = c.both("has_heap", at.there, mask.slice(4, 1))
    s.branch("skip_config", ("bad_ends", at.over), ("heap_1", has_heap), ("headers", at.there))
    low = keep(c, "heap_low", (now["heap_2"], byte.slice(2, 6)))
    odd = c.either("odd_heap", byte.low(1), byte.slice(1, 1))
    small = c.both("small_heap", none, c.invert("below_32", low.slice(5, 1)))
    _, large = c.difference("large_heap", c.join("heap", low, byte), c.literal("heap_and_one", 257), 14)
    s.branch("heap_4", ("bad_ends", at.is_end), ("bad_configs", still), ("headers", None))
    connected(
        *(c, wrong, (now["mask_1"], any_of(c, "bad_mask", [half_fee, *(byte.slice(i, 1) for i in (5, 6, 7))]))),
        (c.either("middle_of_mask", now["mask_2"], now["mask_3"]), still),
        *((now["heap_1"], some), (now["heap_2"], c.either("wrong_2", wrong, odd))),
        (now["heap_3"], c.either("wrong_3", wrong, small, large)),
    )
    no_headers = is_("no_headers", instructions, 0)
    fewer = c.difference("instructions_less", instructions, c.literal("one_instruction", 1), 7)[0].low(6)
    s.branch("headers", ("take_signatures", no_headers), ("program", None))

    c.note("The instructions: a program among the accounts, not the first of them; indices, of which the highest is")
    c.note("kept, for the lookup tables come later; data.")
    legacy = c.invert("legacy", version)
    remaining = c.wire("remaining", value.high)
    last = is_("last_one", remaining, 1)
    again = c.invert("again", last)

    ways = [("final", c.both("no_instruction", empty, legacy)), ("count_1", empty), ("program", None)]
    s.branch("counted", *ways, given=kinds["instructions"])
    _, absent = c.difference("absent", byte, accounts, 8)
    stranger = c.either("stranger", none, absent)
    ways = [("bad_ends", at.is_end), ("bad_accounts", stranger), ("index_count", version_1), ("count_1", None)]
    s.branch("program", *ways)
    ways = [("take_data", c.both("empty_1", empty, version_1)), ("count_1", empty), ("index", None)]
    s.branch("counted", *ways, given=kinds["indices"])
    ways = [("bad_ends", at.over), ("take_data", c.both("ends_1", at.ends, version_1)), ("count_1", at.ends)]
    s.branch("index", *ways)
    highest = c.wire("highest", 255)
    _, higher = c.difference("higher", byte, highest, 8)
    connected(c, highest, (now["load"], zero), (c.both("rises", now["index"], higher), byte))
    s.branch("counted", ("skip_data", None), given=kinds["data"])
    number = c.wire("number", MOST_IN_VERSION_1 - 1)
    # An instruction takes several cycles, so that this may come a cycle late.
    last_1 = c.register("last_1_q", c.equal("last_1", number, keep(c, "last_number", (now["headers"], fewer))))
    ways = [
        ("bad_ends", at.over),
        ("take_indices", c.both("more_1", at_end_1, c.invert("again_1", last_1))),
        ("take_signatures", at_end_1),
        ("program", c.both("more_programs", at.there, again)),
        ("final", c.both("no_tables", at.there, legacy)),
        ("count_1", at.there),
    ]
    next_1, _, next_program = s.branch("skip_data", *ways)[1:4]

    c.note("Version 1: the sizes of all instructions are kept, then read again one after the other; the signatures.")
    s.branch("index_count", ("bad_ends", at.is_end), ("data_low", None))
    s.branch("data_low", ("bad_ends", at.is_end), ("data_high", None))
    listed_all, goes_on = s.branch("data_high", ("bad_ends", at.is_end), ("take_indices", last_1), ("program", None))[
        1:
    ]
    known = c.join(
        "known", keep(c, "named", (now["index_count"], byte)), keep(c, "short", (now["data_low"], byte)), byte
    )
    shape = {"where": "lut", "latency": 0, "depth": MOST_IN_VERSION_1, "high": sizes.high, "rule": "old"}
    c.connect(sizes, c.memory("all_sizes", (now["data_high"], number, known), number, **shape))
    restarts = c.either("number_restarts", now["headers"], listed_all)
    counting = c.either("number_counts", restarts, goes_on, next_1)
    number_next = c.add("number_sum", number, c.literal("one_number", 1)).low(6)
    numbers = c.choose("number_choice", restarts, zero, number_next)
    c.connect(number, c.register("number_q", numbers, counting))
    for kind in ("indices", "data", "signatures"):
        s.branch(f"take_{kind}", ("counted", None))

    c.note("The lookup tables, from each of which an account is taken.")
    s.branch("counted", ("final", empty), ("table", None), given=kinds["lookups"])
    s.branch("table", ("skip_table", None))
    s.branch("skip_table", ("bad_ends", at.over), ("count_1", at.there))
    s.branch("counted", ("skip_writable", None), given=kinds["writable"])
    s.branch("skip_writable", ("bad_ends", at.over), ("count_1", at.there))
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

    c.note("The kind of a count is set in the states before it, whether or not it comes next.")
    before = {
        "signatures": [now["fits"], now["take_signatures"]],
        "accounts": [now["compare"], now["account_count"]],
        "instructions": [now["skip_keys"]],
        "indices": [now["program"], now["take_indices"]],
        "data": [here["indices"], now["index"], now["take_data"]],
        "lookups": [here["instructions"], now["skip_data"]],
        "writable": [now["skip_table"]],
        "readable": [now["skip_writable"]],
    }
    sets = {kind: any_of(c, f"sets_{kind}", words) for kind, words in before.items()}
    is_set = any_of(c, "sets", list(sets.values()))
    for kind, word in kinds.items():
        c.connect(word, c.register(f"of_{kind}_q", sets[kind], is_set, reset=0))

    c.note("How far a count skips, in bytes.")
    signed = _times(c, "signed_bytes", value.low(5), SIGNATURE)
    keys = _times(c, "keys", value.low(6), KEY)
    hash_too = c.select("hash_too", (legacy_or_0, c.literal("hash", KEY)))
    keyed = c.add("keyed", keys, hash_too)
    plain = any_of(c, "plain", [here[k] for k in ("indices", "data", "writable", "readable")])
    units = c.add("config_units", c.join("fee", zero, mask.low(1)), mask.slice(2, 1), mask.slice(3, 1))
    fixed = c.either("fixed", now["table"], now["hash"])
    distance = c.select(
        *("distance", (here["signatures"], signed), (here["accounts"], keyed), (plain, value.low(11))),
        *((fixed, c.literal("key", KEY)), (now["config"], _times(c, "config_bytes", units, 4))),
    )
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
    begin_skip = c.either("begin_skip", now["counted"], fixed, now["config"])
    is_far = c.both("is_far", far, now["counted"])
    far_now = c.register("far_q", is_far, begin_skip)
    behind_counts = any_of(c, "in_transaction", [now[n] for n in (*COUNTED_SKIPS, "index")])
    return Found(
        [(begin_skip, stop)],
        c.both("far", far_now, behind_counts),
        *(signatures, signatures_at, keys_at, message_at),
        c.choose("message_end", version_1, signatures_at, end),
    )


def _times(c: Circuit, name: str, word: Word, by: int) -> Word:
    """The word times a power of two."""
    return c.join(name, *(c.literal(f"{name}_{i}", 0) for i in range(by.bit_length() - 1)), word)
