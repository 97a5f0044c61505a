"""vdf_loop keeps its promises in every cycle, under all commands and stalls: proved by induction.

loop_claims.sv stands inside the module and says what is claimed. A run of T squarings ends after exactly T unless it is
stopped; every number that comes out is that of as many squarings as it says, word for word; none is overwritten before
its last word was taken; the number that goes in is the one that was streamed. That stalls end is not claimed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.errors import ToolFailed
from modmill.hw.units.vdf import loop
from tests.hw.units.vdf.squarer.proofs.solver import prove

RTL = Path(loop.__file__).parent / "rtl" / "vdf_loop.sv"
CLAIMS = Path(__file__).with_name("loop_claims.sv")


def claimed(words: int, bits: int, text: str | None = None) -> str:
    """The module with its claims; of a load with k words to come, the words that came stand at the shift's top."""
    came = [
        f"if (state_q == StIdle && in_left_q == {k}) "
        f"assert (shift_q[Width-1-:{(words - k) * bits}] == loaded_q[Width-1-:{(words - k) * bits}]);"
        for k in range(words)
    ]
    claims = CLAIMS.read_text(encoding="ascii").replace("@partial@", "\n".join(f"      {line}" for line in came))
    head, _, _ = (text or RTL.read_text(encoding="ascii")).rpartition("endmodule")
    return f"{head}{claims}endmodule\n"


def prove_loop(folder: Path, words: int, bits: int, text: str | None = None) -> None:
    """Raises ToolFailed unless the claims hold for numbers of that shape."""
    parameters = f"-set Words {words} -set WordBits {bits}"
    prove(folder, "vdf_loop", claimed(words, bits, text), inductive=True, parameters=parameters)


@pytest.mark.parametrize(("words", "bits"), [(2, 2), (3, 3), (5, 4)])
def test_no_result_is_lost_or_wrong_and_runs_have_their_length(words: int, bits: int, tmp_path: Path) -> None:
    prove_loop(tmp_path, words, bits)


@pytest.mark.slow
def test_the_same_for_longer_numbers(tmp_path: Path) -> None:
    prove_loop(tmp_path, 17, 9)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("(untouched & held_q & ~in_valid_i)", "(untouched & held_q)"),  # the first word of a load would be lost
        ("(remaining_q == 64'd1) | stop_q", "(remaining_q == 64'd0) | stop_q"),
        ("assign capture = (out_left_q == '0) &", "assign capture ="),
        ("out_final_q <= state_q == StCapture;", "out_final_q <= 1'b1;"),
        ("if (out_beat & out_last_o) state_d = StIdle;", "if (out_last_o) state_d = StIdle;"),
    ],
)
def test_a_wrong_control_is_found(right: str, wrong: str, tmp_path: Path) -> None:
    text = RTL.read_text(encoding="ascii")
    assert right in text
    with pytest.raises(ToolFailed, match="proof did fail"):
        prove_loop(tmp_path, 2, 2, text.replace(right, wrong))
