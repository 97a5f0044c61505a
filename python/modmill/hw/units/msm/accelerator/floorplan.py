"""The die of a device for each multiplier and each bank of the accelerator, and the bits that cross between dies.

An adder has a home, the die with most multipliers left, and stands there as far as it fits; the rest goes to the die
next to it that has more room. So where there are as many dies as adders each has its own, and a further one is spread
over what they leave. An adder is an engine and the queue before it. All that comes to it and leaves it is in registers
in both dies. A bank's address and data come from registers, and its words go through those of the memory. A multiplier
in another die is a region of its own in the estimate of the clock, so its wires are as long as the way there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from modmill.hw.cost.cells import Area
from modmill.hw.cost.devices import Device, device
from modmill.hw.describe.structure import least
from modmill.hw.units.msm.accelerator.adders import TOYS, adder_of, shape_of
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.dealer import digit_bits, digits_of
from modmill.hw.units.parts.buckets.adders import Adder
from modmill.hw.units.parts.buckets.memory import REST, ULTRA
from modmill.hw.units.parts.buckets.shape import Shape

DEVICE_NAMES = ("u200", "vu9p", "u250")
"""From the smallest on."""
KINDS = ("dsp", "uram", "bram", "lut")
ROOM = 0.9
"""The part of a die's resource that should be taken at most."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part that is placed as a whole: a multiplier, or a bank of sums, of an adder."""

    adder: int
    name: str
    """Its instance, or what its cells' names begin with, inside of the engine."""
    area: Area
    crossing: int
    """Bits on its operands and results, which cross where it is away from home."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A block in a die."""

    block: Block
    die: int


@dataclass(frozen=True, slots=True)
class Crossing:
    """Wires between two dies."""

    what: str
    adder: int
    dies: tuple[int, int]
    bits: int


@dataclass(frozen=True, slots=True)
class Floorplan:
    """The place of each part; `fill` is the part of a die's scarcest resource that multipliers and banks take."""

    homes: tuple[int, ...]
    blocks: tuple[Placed, ...]
    crossings: tuple[Crossing, ...]
    fill: tuple[float, ...]

    def of(self, adder: int, die: int) -> list[str]:
        """The blocks of an adder in a die."""
        return [one.block.name for one in self.blocks if (one.block.adder, one.die) == (adder, die)]


def floorplan(card: Device, adders: Sequence[Sequence[Block]], stream: int) -> Floorplan:
    """Places the blocks of each adder; `stream` is the bits that go to an adder and come from it.

    The parts that all adders share are in the middle. Dies that are too small become fuller than they are.
    """
    dies = card.dies
    used = [Area() for _ in dies]
    homes, placed, crossings = list[int](), list[Placed](), list[Crossing]()
    middle = len(dies) // 2

    def share(die: int, area: Area) -> float:
        """The fill of a die with that as well, of the resources that it takes."""
        more = used[die] + area
        return max(getattr(more, name) / getattr(dies[die], name) for name in KINDS if getattr(area, name))

    for number, blocks in enumerate(adders):
        home = max(range(len(dies)), key=lambda die: dies[die].dsp * ROOM - used[die].dsp)
        homes.append(home)
        if home != middle:
            crossings.append(Crossing("points to the queue and sums from the engine", number, (middle, home), stream))
        for block in blocks:
            die = _die(block, home, len(dies), share)
            used[die] += block.area
            placed.append(Placed(block, die))
            if die != home:
                crossings.append(Crossing(block.name, number, (home, die), block.crossing))
    fill = tuple(max(getattr(used[die], n) / getattr(dies[die], n) for n in KINDS) for die in range(len(dies)))
    return Floorplan(tuple(homes), tuple(placed), tuple(crossings), fill)


def _die(block: Block, home: int, count: int, share: Callable[[int, Area], float]) -> int:
    """Home if there is room; else the nearest die with room, the emptier of two; else the one that is least full."""
    order = sorted(range(count), key=lambda die: (abs(die - home), share(die, block.area)))
    for room in (ROOM, 1.0):
        for die in order:
            if share(die, block.area) <= room:
                return die
    return min(order, key=lambda die: share(die, block.area))


def blocks(number: int, adder: Adder, shape: Shape) -> list[Block]:
    """The multipliers of an adder, the largest first, and the banks of its sums."""
    found: list[Block] = []
    for op in adder.part.circuit.ops:
        if op.kind.dsps:
            inside = least(op.kind.inside)
            bits = sum(word.width for word in op.ins) + sum(wire.width for wire in op.outs)
            found.append(Block(number, f"u_{op.name}", Area(lut=inside.lut, dsp=op.kind.dsps), bits))
    found.sort(key=lambda block: -block.area.dsp)
    width = adder.sum.bit_length()
    for k in range(-(-shape.rows // shape.bank)):
        found.append(Block(number, f"sums_{k}", bank_area(width), 2 * width + shape.index))
    return found


def planned(config: MsmConfig) -> tuple[Device, Floorplan] | None:
    """The first of DEVICE_NAMES that has room for an accelerator on a curve, and its floorplan; None where none has."""
    if config.curve in TOYS:
        return None
    adder, shape = adder_of(config), shape_of(config)
    point = config.value_bits + digits_of(config) * digit_bits(config)
    stream = point + adder.sum.bit_length() + shape.index
    for name in DEVICE_NAMES:
        made = floorplan(device(name), [blocks(n, adder, shape) for n in range(config.adders)], stream)
        if max(made.fill) <= 1:
            return device(name), made
    return None


def cells(made: Floorplan) -> dict[str, int]:
    """Patterns of names of cells, with their dies: queues and engines, then what is away from its engine's home."""
    homes = enumerate(made.homes)
    found = {f"*u_{part}_{number}/*": home for number, home in homes for part in ("queue", "engine")}
    for one in made.blocks:
        if one.die != made.homes[one.block.adder]:
            last = "/*" if one.block.area.dsp else "_*"
            found[f"*u_engine_{one.block.adder}/*{one.block.name}{last}"] = one.die
    return found


def regions(config: MsmConfig, made: Floorplan) -> dict[str, tuple[str, ...]]:
    """The instances of each region: an adder's queue and engine, with each multiplier in a region in that one, or apart
    where it is away from the adder's home."""
    found: dict[str, tuple[str, ...]] = {}
    for a in range(config.adders):
        found[f"adder_{a}"] = f"u_queue_{a}", f"u_engine_{a}"
    for one in made.blocks:
        if one.block.area.dsp:
            number, name = one.block.adder, one.block.name
            apart = "/" if one.die == made.homes[number] else "_"
            found[f"adder_{number}{apart}{name.removeprefix('u_')}"] = (f"u_engine_{number}/u_adder/{name}",)
    return found


def bank_area(width: int) -> Area:
    """UltraRAMs of a bank, and block RAMs for the bits that would fill a small part of another one."""
    whole, rest = divmod(width, ULTRA)
    if rest > REST:
        return Area(uram=whole + 1)
    return Area(uram=whole, bram=-(-rest // 9))
