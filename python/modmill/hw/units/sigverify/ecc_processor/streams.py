"""The streams of the processor: a signature's words, and the prepared words that it gives, one a beat."""

from __future__ import annotations

from modmill.hw.circuit.control import held
from modmill.hw.circuit.op import Word
from modmill.hw.microcode.streams import Result, Streams
from modmill.hw.microcode.wiring import Wiring

STATE = 20
"""The index of the word that has the verdict; those of a table have 4 e + c, e the entry and c the coordinate."""
LATENCY = 2
"""Cycles from an address to its word."""


class SignatureStreams(Streams):
    """In: tag, R, S and A as they are sent, and the number of the rule. Out: tag, index and word.

    Numbers of the machine have a bit less than a word that is sent, whose top bit is a field of its own.
    """

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def begin(self, wiring: Wiring) -> None:
        self.w: Wiring = wiring
        c = wiring.c
        self.kept: dict[str, Word] = {}
        self.sent: int = 2 * wiring.most + 1
        self.out_ready: Word = c.input("out_ready", 1)
        self.in_tag: Word = c.input("in_tag", (1 << self.tag) - 1)
        self.given: dict[str, Word] = {name: c.input(f"in_{name}", self.sent) for name in "rsa"}
        rule = c.input("in_rule", 3)
        low, high = rule.low(1), rule.slice(1, 1)
        neither = c.both("is_strict", c.invert("low_clear", low), c.invert("high_clear", high))
        # strict, wants_canonical, cofactored; the rules have the order of golden.ed25519.RULES.
        self.rule: Word = c.join("rule_flags", neither, c.xor("rule_differs", low, high), high)

    def offer(self, valid: Word, takes: Word) -> tuple[Word, Word]:
        """A signature waits in registers for its thread."""
        words = (self.in_tag, self.rule, *self.given.values())
        room, waits, (self.in_tag, self.rule, *given) = held(self.w.c, "signature", valid, words, takes)
        self.given = dict(zip(self.given, given, strict=True))
        return waits, room

    def take(self, accepted: Word, thread: Word) -> None:
        self.writes: tuple[Word, Word] = accepted, thread
        self.tags: tuple[Word, Word, Word] = accepted, thread, self.in_tag

    def operand(self, name: str, index: Word, thread: Word) -> Word:
        w, c = self.w, self.w.c
        kept = self.kept
        if not kept:
            # Both operands are those of one thread, so they are read once.
            for n, word in {**self.given, "rule": self.rule}.items():
                found = w.memory(f"given_{n}", (*self.writes, word), thread, high=word.high)
                kept[n] = c.register(f"given_{n}_q", found)
        index = c.register(f"{name}_field_q", index)
        bits = w.machine.bits
        fields = {
            "key": kept["a"].low(bits),
            "key_sign": kept["a"].slice(bits, 1),
            "commitment": kept["r"].low(bits),
            "commitment_sign": kept["r"].slice(bits, 1),
            "scalar": kept["s"].low(bits),
            "scalar_top": kept["s"].slice(bits, 1),
            **{flag: kept["rule"].slice(i, 1) for i, flag in enumerate(("strict", "wants_canonical", "cofactored"))},
        }
        return w.among(f"{name}_field", index, [fields[n] for n in w.machine.inputs])

    def give(self, result: Result, done: Word, thread: Word) -> tuple[dict[str, Word], Word]:
        """A word is read until it is taken; behind it the next one waits for the memory."""
        w, c = self.w, self.w.c
        count, threads = len(w.machine.results), w.machine.threads
        bits = (count - 1).bit_length()
        moved = c.wire("word_moved", 1)
        index = w.counter("word", count - 1, moved)
        to = w.address("result_to", result.to.low(bits), result.thread)
        at = w.address("result_at", index, thread)
        shape = {"where": "block", "latency": LATENCY, "rule": "old", "depth": threads << bits, "high": w.most}
        word = c.memory("prepared", (result.write, to, result.value), at, **shape)
        stays, settled = c.invert("word_stays", moved), done
        for i in range(LATENCY):
            settled = c.register(f"settled_{i}_q", c.both(f"settled_{i}", settled, stays), reset=0)
        c.connect(moved, c.both("move_word", settled, self.out_ready))
        tag = c.register("out_tag_q", w.memory("tags", self.tags, thread, high=(1 << self.tag) - 1))
        last = w.is_number("last_word", index, count - 1)
        state = c.literal("state_index", STATE)
        named = c.choose("index_of_word", last, state, index)
        return {"out_valid": settled, "out_tag": tag, "out_index": named, "out_word": word}, c.both("gone", moved, last)
