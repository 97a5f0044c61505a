"""A relative figure of the energy of a squaring: weighted toggles of the synthesised core, in no physical unit.

The core with the tables of a real modulus is synthesised for UltraScale+ and simulated without delays, 64 random
numbers at once; every result is compared with integers. Toggles are counted by what drives the net and weighted.
Compare only figures of the same width. What is not modelled: glitches, the clock network, leakage, wire length.
"""

from __future__ import annotations

import random
import time

from modmill.errors import HardwareMismatch, ToolFailed
from modmill.hw.cost import gates, xcup
from modmill.hw.cost.report import EnergyReport
from modmill.hw.cost.simulate import RUNS, Simulator, gathered, spread
from modmill.hw.emit.top import sources
from modmill.hw.sim.run import default_modulus
from modmill.hw.sim.watch import Watch
from modmill.hw.squarer import Squarer

WEIGHTS = {"lut": 1.0, "carry": 0.4, "dsp": 4.0, "ff": 0.8}
"""What a toggle counts by kind of driver, in units of a LUT's; docs/derivations/hardware-cost.md says where from."""

WIDEST = 256
"""Bits up to which a core is simulated here; wider configurations are stood in for by the same one at STAND_IN bits."""
STAND_IN = 128
ASSUMPTIONS = (
    "Energy is a relative model: toggles without glitches, weighted by the kind of driver; compare at one width only.",
)
SQUARINGS = 4
"""Counted squarings of each of the 64 runs."""
CYCLE_LIMIT = 64


def energy(made: Squarer, watch: Watch) -> EnergyReport:
    """Toggles per squaring of a unit's core.

    Raises UnknownCell, ToolFailed (the core never ends a squaring), HardwareMismatch (it squares wrong), Interrupted.
    """
    bits = made.config.bits
    n, _ = default_modulus(bits)
    files = sources(made, "lut6", n, "xcup")
    design = xcup.netlist(f"{made.config.slug}-core", files, f"{made.name}_core", watch)
    core = Simulator(*gates.flatten(design))
    rng = random.Random(bits)
    xs = [rng.randrange(2, n) for _ in range(RUNS)]
    width = made.words * made.word_bits
    packed = [sum(w << (made.word_bits * i) for i, w in enumerate(made.encode(x, n))) for x in xs]
    on, off = spread([1] * RUNS, 1), spread([0] * RUNS, 1)
    for port, words in (("rst_ni", off), ("load_i", off), ("step_i", off), ("x_i", spread(packed, width))):
        core.drive(port, words)
    core.settle()
    core.clock()
    core.drive("rst_ni", on)
    core.drive("load_i", on)
    core.settle()
    core.clock()
    core.drive("load_i", off)
    core.drive("step_i", on)
    core.settle()
    begin = time.monotonic()
    _squarings(core, 1)
    core.toggles[:] = 0
    for k in range(SQUARINGS):
        watch("count toggles", k, SQUARINGS, 0, time.monotonic() - begin)
        _squarings(core, 1)
    watch("count toggles", SQUARINGS, SQUARINGS, 0, time.monotonic() - begin)
    mask = (1 << made.word_bits) - 1
    for x, out in zip(xs, gathered(core.read("x_o")), strict=True):
        words = [out >> (made.word_bits * i) & mask for i in range(made.words)]
        if made.decode(words, n) != pow(x, 1 << (SQUARINGS + 1), n):
            raise HardwareMismatch(f"the synthesised {made.name} at {bits} bits squares wrong", squaring=SQUARINGS + 1)
    per = {kind: int(t) / (SQUARINGS * RUNS) for kind, t in zip(gates.KINDS, core.toggles.tolist(), strict=True)}
    return EnergyReport(bits, SQUARINGS * RUNS, per, WEIGHTS, sum(per[k] * w for k, w in WEIGHTS.items()))


def _squarings(core: Simulator, count: int) -> None:
    """Clocks the core until `count` squarings have ended, in all runs at once."""
    for _ in range(count):
        for _ in range(CYCLE_LIMIT):
            done = int(core.read("done_o")[0])
            core.clock()
            if done == (1 << RUNS) - 1:
                break
            if done:
                raise ToolFailed("some runs took the rare branch, others not", tool="toggles", file=None, line=None)
        else:
            raise ToolFailed(f"no squaring ended in {CYCLE_LIMIT} cycles", tool="toggles", file=None, line=None)
