"""What a run returns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from modmill.arguments import public
from modmill.brief import brief
from modmill.golden.bls12 import Point
from modmill.golden.bls12_bytes import encode
from modmill.msm.convert import curve_of
from modmill.msm.gates.state import Ran
from modmill.record import Record

UNIT = "points"


@brief
@dataclass(frozen=True, slots=True)
@public
class Run:
    """Products of n points with a batch of vectors of scalars.

    `products`: (x, y) for each vector, None for the point at infinity. `seconds` is the time of the products,
    `seconds_prepare` that of checking and converting the points, which then take `memory` bytes. `source` says where
    points and scalars came from, `checks` what was checked of the points ("before" for prepared bases),
    `checked_by` what checked the products. `ran` is the simulation, with a backend in simulated gates.
    """

    curve: str
    count: int
    products: tuple[Point, ...]
    source: dict[str, Any]
    backend: str
    why: str
    checks: str
    multiples: int
    window: int | None
    threads: int
    memory: int
    seconds_prepare: float
    seconds: float
    checked_by: str
    ran: Ran | None = None

    @property
    def rate(self) -> float:
        """Points a second, each counted once for each vector; without preparation."""
        return self.count * len(self.products) / self.seconds if self.seconds > 0 else 0.0

    def compressed(self, index: int) -> bytes:
        """A product in arkworks' canonical compressed form."""
        return encode(curve_of(self.curve), self.products[index], "arkworks", compressed=True)

    def record(self) -> Record:
        """The result record of this run."""
        parameters: dict[str, Any] = {
            "curve": self.curve,
            **self.source,
            "count": self.count,
            "batch": len(self.products),
            "checks": self.checks,
            "multiples": self.multiples,
            "window": self.window,
            "threads": self.threads,
        }
        result: dict[str, Any] = {
            "products": [
                {**_coordinates(point), "compressed": f"0x{self.compressed(i).hex()}"}
                for i, point in enumerate(self.products)
            ],
            "seconds_prepare": self.seconds_prepare,
            "memory": self.memory,
        }
        if self.ran is not None:
            state = self.ran.simulation
            counters = {name: count for device in state.devices for name, count in device.counters.items()}
            result["simulation"] = {
                "unit": state.unit,
                "simulator": state.simulator,
                "cycles": state.cycles,
                "passes": self.ran.passes,
                "masked": self.ran.masked,
                "counters": counters,
            }
        return Record(
            "msm.run", self.backend, self.why, parameters, result, self.seconds, self.rate, UNIT, self.checked_by
        )


def _coordinates(point: Point) -> dict[str, str | None]:
    return {"x": None, "y": None} if point is None else {"x": hex(point[0]), "y": hex(point[1])}
