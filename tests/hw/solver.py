"""Claims in SystemVerilog, proved by the SAT solver of Yosys, which the cells' proofs use as well."""

from __future__ import annotations

from pathlib import Path

from modmill.hw.cost import synth
from tests.support import require_rtl


def prove(folder: Path, top: str, text: str, *, inductive: bool = False, parameters: str = "", steps: int = 2) -> None:
    """Raises ToolFailed unless the assertions of a module hold wherever its assumptions do.

    `inductive`: in every cycle from the initial state on, by induction over fewer than so many `steps`; else for
    all inputs. `parameters` are arguments of Yosys' chparam.
    """
    require_rtl("pyosys")
    file = folder / f"{top}.sv"
    file.write_text(text, encoding="ascii")
    synth.yosys(
        [
            f"read_verilog -formal -sv {file}",
            *([f"chparam {parameters} {top}"] if parameters else []),
            f"hierarchy -check -top {top}",
            f"prep -flatten -top {top}",
            *(["async2sync"] if inductive else []),
            "chformal -lower",
            "opt -full",
            f"sat -verify -prove-asserts -set-assumes {f'-tempinduct -maxsteps {steps}' if inductive else ''} {top}",
        ]
    )
