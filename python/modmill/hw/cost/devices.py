"""Devices that a unit may have to fit: what each die region (SLR) offers, and the memory outside the chip.

A design that needs all of a resource is not routed in practice; vendors advise to stay below 70 to 80 %.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.errors import UsageError
from modmill.hw.cost.cells import Area
from modmill.hw.cost.delays import DIE_DSP, DIE_LUT, DIES
from modmill.hw.cost.errors import CostError

RESOURCES = ("lut", "ff", "dsp", "bram", "uram")
BANDWIDTH = "GB/s"
"""The bandwidth of the memory outside the chip, which limits a design as the resources do."""


@dataclass(frozen=True, slots=True)
class External:
    """The memory beside the chip, on its card or in its package: its gigabytes, and GB/s of all channels together.

    These are what the channels carry at most; readers in order get 80 to 90 % of it.
    """

    what: str
    gigabytes: int
    gb_s: float


@dataclass(frozen=True, slots=True)
class Device:
    """A device or the part of it that a card's shell leaves: one `Area` for each die region.

    `memory` is None for a chip alone.
    """

    name: str
    title: str
    dies: tuple[Area, ...]
    source: str
    memory: External | None = None

    @property
    def total(self) -> Area:
        """All die regions together."""
        return sum(self.dies, Area())

    def shares(self, area: Area) -> Mapping[str, float]:
        """The part of each resource that a design takes; above 1 it does not fit."""
        total = self.total
        return {name: getattr(area, name) / getattr(total, name) for name in RESOURCES}

    def fullest(self, area: Area, gb_s: float = 0.0) -> tuple[str, float]:
        """The resource of which a design takes the greatest part, and that part; it moves `gb_s` to and from memory."""
        shares = {name.upper(): share for name, share in self.shares(area).items()}
        if self.memory is not None:
            shares[BANDWIDTH] = gb_s / self.memory.gb_s
        return max(shares.items(), key=lambda item: item[1])

    def least_dies(self, area: Area) -> int:
        """The number of die regions, the largest first, that have enough of everything; 0 if all together do not."""
        have = Area()
        ordered = sorted(self.dies, key=lambda die: -die.lut)
        for count, die in enumerate(ordered, 1):
            have += die
            if all(getattr(area, name) <= getattr(have, name) for name in RESOURCES):
                return count
        return 0

    def lacks(self, area: Area) -> str:
        """The resources that the device has too little of, in words; empty if the design fits."""
        total = self.total
        short = [
            f"{getattr(area, name):,} {name.upper()} of {getattr(total, name):,}"
            for name in RESOURCES
            if getattr(area, name) > getattr(total, name)
        ]
        return ", ".join(short)


def _region(lut: int, dsp: int, bram: int, uram: int) -> Area:
    """A region with two flip-flops for each LUT, as all of UltraScale+ have."""
    return Area(lut=lut, ff=2 * lut, carry8=lut // 8, dsp=dsp, bram=bram, uram=uram)


_DDR4 = External("four DIMMs of DDR4-2400, 64 bits each", 64, 76.8)

DEVICES = {
    device.name: device
    for device in (
        Device("vu9p", "VU9P", (_region(DIE_LUT, DIE_DSP, 720, 320),) * DIES, "AMD DS890"),
        Device(
            "u200",
            "VU9P on a U200 card, without the shell's part",
            (_region(388_160, 2280, 720, 320), _region(205_440, 1320, 420, 160), _region(385_440, 2280, 720, 320)),
            "AMD UG1702 (2025.2), resources of platform xilinx_u200_xdma_201830_3; memory: AMD DS962",
            _DDR4,
        ),
        Device(
            *("u250", "U250 (VU13P)", (_region(432_000, 3072, 672, 320),) * 4, "AMD DS890; memory: AMD DS962"),
            memory=_DDR4,
        ),
        Device(
            *("f2", "VU47P of AWS F2, with the shell's part", (_region(434_560, 3008, 672, 320),) * 3),
            source="AMD DS890; memory: AMD PG276, AWS EC2 F2",
            memory=External("two stacks of HBM2, 32 channels", 16, 460.0),
        ),
    )
}


def device(name: str) -> Device:
    """The device of that name. Raises UsageError.

    >>> device("vu9p").total.dsp, device("u250").total.lut
    (6840, 1728000)
    >>> device("vu9p").least_dies(Area(lut=400_000)), device("u200").lacks(Area(dsp=6000))
    (2, '6,000 DSP of 5,880')
    >>> device("u250").fullest(Area(dsp=6144), 38.4), device("f2").fullest(Area(dsp=1), 230.0)
    (('DSP', 0.5), ('GB/s', 0.5))
    """
    if name not in DEVICES:
        raise UsageError(f"device: {name!r} must be one of {', '.join(DEVICES)}")
    return DEVICES[name]


def smallest(area: Area) -> Device:
    """A VU9P where the LUTs and multipliers of a design fit one, else the first larger device. Raises CostError.

    >>> smallest(Area(dsp=6840)).name, smallest(Area(dsp=8640)).name
    ('vu9p', 'u250')
    """
    for found in DEVICES.values():
        if found.least_dies(area):
            return found
    needed = f"{area.lut:,} LUT and {area.dsp:,} DSP48E2"
    raise CostError(f"the design needs {needed}, more than there are on {', '.join(d.title for d in DEVICES.values())}")


def require(name: str, area: Area, what: str) -> None:
    """Raises UsageError if `what`, which takes this much, does not fit the device of that name."""
    found = device(name)
    if lacking := found.lacks(area):
        raise UsageError(f"{what} does not fit {found.title}: {lacking}", device=name)
