"""step_loop keeps its promises in every cycle, under all commands and stalls: proved by induction.

loop_claims.sv stands inside the module and says what is claimed. A run of T steps ends after exactly T unless it is
stopped; every number that comes out is that of as many steps as it says; none is overwritten before it was taken; the
number that goes in is the one that was offered. That stalls end is not claimed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill import programs
from modmill.errors import ToolFailed
from modmill.hw.stream import loop
from tests.hw.solver import prove
from tests.hw.support import require_tool

RTL = Path(loop.__file__).parent / "rtl" / "step_loop.sv"
CLAIMS = Path(__file__).with_name("loop_claims.sv")


def prove_loop(folder: Path, width: int, text: str | None = None) -> None:
    """Raises ToolFailed unless the claims hold for numbers of so many bits."""
    head, _, _ = (text or RTL.read_text(encoding="ascii")).rpartition("endmodule")
    claimed = f"{head}{CLAIMS.read_text(encoding='ascii')}endmodule\n"
    prove(folder, "step_loop", claimed, inductive=True, parameters=f"-set Width {width}")


@pytest.mark.parametrize("width", [4, 20])
def test_no_result_is_lost_or_wrong_and_runs_have_their_length(width: int, tmp_path: Path) -> None:
    prove_loop(tmp_path, width)


@pytest.mark.slow
def test_the_same_for_longer_numbers(tmp_path: Path) -> None:
    prove_loop(tmp_path, 153)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("(remaining_q == 64'd1) | stop_q", "(remaining_q == 64'd0) | stop_q"),
        ("assign capture = ~held_q &", "assign capture ="),
        ("out_final_q <= state_q == StCapture;", "out_final_q <= 1'b1;"),
        ("if (leaves) state_d = StIdle;", "if (out_ready_i | ~held_q) state_d = StRun;"),
        ("held_q     <= capture | (held_q & ~leaves);", "held_q     <= capture;"),
    ],
)
def test_a_wrong_control_is_found(right: str, wrong: str, tmp_path: Path) -> None:
    text = RTL.read_text(encoding="ascii")
    assert right in text
    with pytest.raises(ToolFailed, match="proof did fail"):
        prove_loop(tmp_path, 4, text.replace(right, wrong))


def test_lint_has_nothing_to_say(tmp_path: Path) -> None:
    require_tool("verilator")
    programs.run(["verilator", "--lint-only", "-Wall", str(RTL)], tmp_path)  # a warning is an error
