"""Corrections that make Yosys' cell counts for UltraScale+ honest, one function each, module by module.

Yosys 0.70 (`synth_xilinx -family xcup`) emits CARRY4 where the device has CARRY8, leaves the flip-flops behind a
multiplier in the fabric, and never shares a LUT site between two small functions. Each function here looks at one
module and returns a difference to add to the plain count of cells. docs/derivations/hardware-cost.md states the rules
of the device that they follow.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from modmill.hw.cost.cells import LUTS, Area
from modmill.hw.cost.netlist import CONSTANTS, Cell, Module

FIRST = len(CONSTANTS)
"""The first net that is not a constant."""


def sinks(module: Module) -> Counter[int]:
    """The number of input pins (of cells, of instances, and of the module's outputs) that each net drives."""
    uses: Counter[int] = Counter()
    for cell in (*module.cells, *module.instances):
        for nets in cell.inputs.values():
            uses.update(nets)
    for nets in module.outputs.values():
        uses.update(nets)
    return uses


def carry_chains(module: Module) -> Area:
    """CARRY8 for the CARRY4 of each chain: a chain of n CARRY4 is ceil(n / 2) CARRY8.

    A chain of width w bits is ceil(w / 4) CARRY4 and ceil(w / 8) = ceil(ceil(w / 4) / 2) CARRY8. A CARRY4 follows
    another one if its CI is that one's CO[3].
    """
    carries = [c for c in module.cells if c.type == "CARRY4"]
    by_out = {c.net("CO", 3): c for c in carries}
    previous = {c.name: by_out.get(c.net("CI")) if (c.net("CI") or 0) >= FIRST else None for c in carries}
    followed = {p.name for p in previous.values() if p is not None}
    total = 0
    for last in carries:
        if last.name in followed:
            continue
        length, at = 0, last
        while at is not None:
            length, at = length + 1, previous[at.name]
        total += (length + 1) // 2
    return Area(carry8=total)


def dsp_registers(module: Module) -> Area:
    """The flip-flops that the output register of a DSP48E2 would hold, to be taken away from the count.

    Counted for a DSP48E2 without PREG if each bit of P that is used drives one pin alone, the D of a flip-flop,
    and all of these share clock, enable and a synchronous reset to 0, as the register inside the slice does.
    """
    uses = sinks(module)
    by_d = {c.net("D"): c for c in module.cells if c.type == "FDRE"}
    total = 0
    for cell in module.cells:
        if cell.type != "DSP48E2" or cell.number("PREG", 1) != 0:
            continue
        used = [n for n in cell.outputs.get("P", ()) if n >= FIRST and uses[n]]
        regs = [by_d.get(n) for n in used if uses[n] == 1]
        if not used or len(regs) < len(used) or None in regs:
            continue
        found = [r for r in regs if r is not None]
        if len({(r.net("C"), r.net("CE"), r.net("R")) for r in found}) == 1:
            total += len(found)
    return Area(ff=-total)


def distinct(cell: Cell) -> frozenset[int]:
    """The distinct nets, constants apart, that a LUT looks at."""
    return frozenset(n for nets in cell.inputs.values() for n in nets if n >= FIRST)


def _steering(module: Module) -> set[int]:
    """The nets that steer a carry position (S of CARRY4 or CARRY8)."""
    return {n for c in module.cells if c.type in ("CARRY4", "CARRY8") for n in c.inputs.get("S", ()) if n >= FIRST}


def lut_pairs(module: Module) -> Area:
    """Pairs of LUTs that share a site, one LUT less for each pair.

    A site computes two functions if they look at no more than 5 distinct nets together. Only LUTs of one module that
    look at a net in common are paired, those with most nets in common first. A LUT that steers a carry position is
    not paired: the position's sum already takes the site's second output. LUT6 and LUT6_2 fill a site.
    """
    steering = _steering(module)
    free: dict[str, frozenset[int]] = {}
    for cell in module.cells:
        if cell.type in LUTS and cell.type != "LUT6":
            nets = distinct(cell)
            out = cell.net("O")
            if nets and len(nets) <= 5 and out is not None and out not in steering:
                free[cell.name] = nets
    pairs = _match_equal(free)
    return Area(lut=-(pairs + _match_overlapping(free)))


def _match_equal(free: dict[str, frozenset[int]]) -> int:
    """Pairs LUTs on equal nets, and takes them out of `free`."""
    groups: dict[frozenset[int], list[str]] = defaultdict(list)
    for name, nets in free.items():
        groups[nets].append(name)
    pairs = 0
    for names in groups.values():
        pairs += len(names) // 2
        for name in names[: len(names) // 2 * 2]:
            del free[name]
    return pairs


def _match_overlapping(free: dict[str, frozenset[int]]) -> int:
    """Pairs the others greedily, most common nets first, and takes them out of `free`."""
    by_net: dict[int, list[str]] = defaultdict(list)
    for name, nets in free.items():
        for net in nets:
            by_net[net].append(name)
    pairs = 0
    for name in list(free):
        nets = free.get(name)
        if nets is None:
            continue
        common: Counter[str] = Counter()
        for net in nets:
            common.update(_few(by_net[net], free))
        del common[name]
        fitting = ((len(nets & free[o]), o) for o in common if len(nets | free[o]) <= 5)
        best = max(fitting, default=None)
        if best is not None:
            del free[name], free[best[1]]
            pairs += 1
    return pairs


def _few(names: list[str], free: dict[str, frozenset[int]]) -> Iterable[str]:
    """Some of the names that are still free, from the last 64, so that a net of high fan-out stays cheap."""
    while names and names[-1] not in free:
        names.pop()
    return [n for n in names[-64:] if n in free]


def lut_exits(module: Module) -> list[int]:
    """The nets of sums whose site may lack an output: one for each such site.

    Beside its flip-flops a site has the plain output of O6, which here only steers the carry, and one more output,
    which carries O5, the sum (O) or the carry (CO) of this position. So if O5 leaves the site (it goes anywhere but
    into DI of the same position) and the sum leaves it too, the function of O5 needs a second LUT, unless the sum goes
    only into a flip-flop, which the site has. Where a sum goes is seen in the flat design: area.py asks there.
    """
    uses = sinks(module)
    by_o6 = {c.net("O6"): c for c in module.cells if c.type == "LUT6_2"}
    found: list[int] = []
    for carry in module.cells:
        if carry.type not in ("CARRY4", "CARRY8"):
            continue
        for i, steer in enumerate(carry.inputs.get("S", ())):
            lut = by_o6.get(steer)
            o5 = None if lut is None else lut.net("O5")
            total = carry.net("O", i)
            if o5 is None or total is None or uses[o5] == 0 or uses[total] == 0:
                continue
            if uses[o5] > 1 or carry.net("DI", i) != o5:
                found.append(total)
    return found
