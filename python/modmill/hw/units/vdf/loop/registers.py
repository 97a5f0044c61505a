"""The registers of vdf_axi.sv, whose opening comment lists the same."""

from __future__ import annotations

from modmill.hw.interface.registers import Field, Register, wide

ID = 0x4D4D5651
STATUS = 0x14
FAILED = 6
"""The bit of the status that a self-check sets."""


def registers(words: int, word_bits: int, modulus_bits: int, latency: int, *, checked: bool) -> tuple[Register, ...]:
    """Those of a unit of this shape; `checked`: with a self-check."""
    return (
        Register(0x00, "id", "R", "what stands here", value=ID),
        Register(
            0x04,
            "shape",
            "R",
            "how a number is cut into words",
            (Field("words", 0, "words of a number", 16), Field("word_bits", 16, "bits of a word", 16)),
            word_bits << 16 | words,
        ),
        Register(0x08, "modulus_bits", "R", "the widest modulus of the configuration", value=modulus_bits),
        Register(0x0C, "timing", "R", "clock cycles of a squaring without the rare branch", value=latency),
        Register(
            0x10,
            "control",
            "W",
            "each bit is a command",
            (
                Field("start", 0, "begins a run"),
                Field("stop", 1, "ends it at the next boundary between squarings"),
                Field("snapshot", 2, "streams out the x of the next boundary"),
                Field("reset", 3, "resets the unit's control and the sticky bits of the status"),
            ),
        ),
        Register(
            STATUS,
            "status",
            "R",
            "what the unit does",
            (
                Field("busy", 0, "a run is going on"),
                Field("output", 1, "a word of an x waits"),
                Field("final", 2, "it is one of the final x"),
                Field("input", 3, "a word of x would be taken"),
                Field("misplaced", 4, "a load's TLAST was not on its last word; sticky"),
                Field("above", 5, "a loaded word was above its bound, so results are wrong; sticky"),
                *[Field("failed", FAILED, "the self-check failed: x is wrong; until the next load or reset")] * checked,
            ),
        ),
        *wide(0x18, "steps", "RW", "squarings of the next run"),
        *wide(0x20, "done", "R", "squarings since the start"),
        Register(0x28, "branches", "R", "squarings of them that took the rare branch"),
        *wide(0x30, "out_steps", "R", "squarings of the x that is being streamed out"),
    )
