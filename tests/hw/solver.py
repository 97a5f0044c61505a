"""Claims in SystemVerilog, proved by the SAT solver of Yosys, which the cells' proofs use as well."""

from __future__ import annotations

from pathlib import Path

from modmill.hw import rtl
from modmill.hw.circuit.part import Part
from modmill.hw.cost import synth
from tests.hw.prim.cells import sources
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


def prove_pipeline(folder: Path, part: Part, claim: str) -> None:
    """Raises ToolFailed unless the claim, a module with an instance of the part, holds for all operands.

    It is asked of the cycle after the part's latency.
    """
    require_rtl("pyosys")
    (folder / "claim.sv").write_text("\n".join([*part.modules("u").values(), claim]), encoding="ascii")
    files = [*sources("portable"), rtl.folder() / "state" / "delay_line.sv"]
    synth.yosys(
        [
            *(f"read_verilog -sv {file}" for file in files),
            f"read_verilog -formal -sv {folder / 'claim.sv'}",
            "hierarchy -check -top claim",
            "prep -flatten -top claim",
            "memory_map",
            "chformal -lower",
            "opt -full",
            f"sat -verify -seq {part.latency + 1} -prove-skip {part.latency} -prove-asserts -set-assumes claim",
        ]
    )
