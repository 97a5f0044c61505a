"""The queue between two clocks, under random pauses and resets, for clocks of any ratio."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from modmill.errors import ToolFailed
from modmill.hw import rtl
from tests.hw.support import icarus

HERE = Path(__file__).parent
CARD = rtl.folder() / "card"


@pytest.mark.parametrize(
    ("here", "there", "depth"), [(500, 700, 3), (700, 500, 2), (500, 2310, 4), (3190, 500, 4), (500, 501, 4)]
)
def test_every_word_comes_out_once_and_in_order(here: int, there: int, depth: int, tmp_path: Path) -> None:
    sources = [HERE / "async_fifo_tb.sv", CARD / "async_fifo.sv", CARD / "reset_sync.sv"]
    text = icarus(tmp_path, "async_fifo_tb", sources, InHalf=here, OutHalf=there, LogDepth=depth)
    assert re.search(r"^PASS 2000$", text, re.MULTILINE), text


def test_a_queue_that_takes_one_word_too_many_is_found(tmp_path: Path) -> None:
    broken = (CARD / "async_fifo.sv").read_text("ascii")
    full = "in_gray_q != {~out_seen_q[LogDepth:LogDepth-1], out_seen_q[LogDepth-2:0]}"
    assert full in broken
    (tmp_path / "broken.sv").write_text(broken.replace(full, "1'b1"), "ascii")
    bench, reset = HERE / "async_fifo_tb.sv", CARD / "reset_sync.sv"
    assert "PASS 2000" in icarus(tmp_path, "async_fifo_tb", [bench, CARD / "async_fifo.sv", reset])
    with pytest.raises(ToolFailed):
        icarus(tmp_path, "async_fifo_tb", [bench, tmp_path / "broken.sv", reset])
