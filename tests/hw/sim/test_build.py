"""How simulations are built: the optimisation that the environment asks for is part of what they are kept by."""

from __future__ import annotations

import pytest

from modmill.errors import UsageError
from modmill.hw.sim import build
from tests.support import refuses, require_rtl

TEXTS = {"unit.sv": "module unit; endmodule\n"}


def test_a_simulation_is_kept_for_each_optimisation(monkeypatch: pytest.MonkeyPatch) -> None:
    require_rtl("verilator", "g++")
    places = set()
    for level in (None, "3", "1"):
        monkeypatch.delenv(build.OPTIMIZE, raising=False)
        if level is not None:
            monkeypatch.setenv(build.OPTIMIZE, level)
        places.add(build.place("unit", TEXTS, {}))
    assert len(places) == 2, "3 is the default"
    monkeypatch.setenv(build.OPTIMIZE, "fast")
    with pytest.raises(UsageError, match=r"MODMILL_SIM_OPTIMIZE must be 1 or 3 \(got 'fast'\)"):
        build.is_built("unit", TEXTS, {})


def test_the_command_refuses_another_optimisation() -> None:
    require_rtl("verilator", "g++")
    sim = ("hw", "sim", "modmul", "--bits", "16", "--products", "5", "--quiet")
    refuses(2, "MODMILL_SIM_OPTIMIZE must be 1 or 3 (got '9')", *sim, MODMILL_SIM_OPTIMIZE="9")
