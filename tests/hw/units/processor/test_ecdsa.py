"""ECDSA on secp256k1 in gates: the same processor with two other programs, at 256 bits."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack

from modmill.hw import registry
from modmill.hw.formula.weierstrass import verify
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.processor.unit import Processor
from modmill.watch import Watch
from tests.hw.formula.test_weierstrass import CASES, parsed
from tests.hw.support import require_tool

SHAPE = {"bits": 256, "threads": 22, "stages": 16, "levels": 3, "column": 4}
METHODS = {"ecdsa_scalars": "barrett", "ecdsa_step": "pseudo-mersenne"}


def test_a_signature_is_verified_and_a_forged_one_refused() -> None:
    """One processor modulo the order, one modulo p; every run is compared with the formula on numbers."""
    require_tool("verilator")
    with ExitStack() as stack:
        units: dict[str, tuple[Processor, StreamSimulation]] = {}
        for name, method in METHODS.items():
            unit = registry.build(registry.configure("processor", **SHAPE, program=name, method=method, bank="block"))
            assert isinstance(unit, Processor)
            modulus = unit.compiled.modulus
            assert modulus is not None
            model = stack.enter_context(StreamSimulation(unit, modulus, 1, 0, Watch(None)))
            units[name] = unit, model

        def run(name: str, given: Mapping[str, int]) -> Mapping[str, int]:
            unit, model = units[name]
            (found,) = model.run([dict(given)], 1, drain=True)
            assert found == unit.formula.run(given)
            return found

        key, e, r, s = parsed(CASES[0])
        assert verify(run, key, e, r, s)
        assert not verify(run, key, e ^ 1, r, s)
