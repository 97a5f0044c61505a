"""The fastest configurations of `modmill gf2 explore`, by degree and kind of the modulus, for `auto` to try."""

from __future__ import annotations

from dataclasses import asdict

from modmill.gf2.opencl.config import Config
from modmill.gf2.opencl.polynomials import bits_of, sparse_of
from modmill.opencl import tuning
from modmill.opencl.devices import DeviceFacts
from modmill.opencl.tuning import Best

JOB = "gf2"
REACH = 1.5
"""An explored degree stands for others of its kind up to this factor away."""


def best(device: DeviceFacts, poly: int) -> Config | None:
    """The fastest configuration explored at that modulus' degree, or at the nearest one of its kind."""
    degree, sparse = bits_of(poly), sparse_of(poly) is not None

    def distance(one: Best) -> float:
        return max(one.key["degree"], degree) / min(one.key["degree"], degree)

    try:
        near = [b for b in tuning.load(device, JOB) if b.key["sparse"] == sparse and distance(b) <= REACH]
        return Config(**min(near, key=distance).config) if near else None
    except (TypeError, KeyError):
        return None  # another version kept it


def keep(device: DeviceFacts, poly: int, config: Config, ns: float) -> bool:
    """Keeps a configuration unless a faster one is kept for that degree and kind; returns whether it was kept."""
    key = {"degree": bits_of(poly), "sparse": sparse_of(poly) is not None}
    return tuning.keep(device, Best(JOB, key, asdict(config), ns))
