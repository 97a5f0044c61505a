"""Modules that are built once for all their instances."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill import memory
from modmill.errors import ToolFailed
from modmill.hw.emit.hierarchy import Hierarchy
from modmill.hw.emit.sources import sources
from modmill.hw.interface import registry
from modmill.hw.sim import blocks, build
from modmill.watch import Watch
from tests.support import require_rtl

PART = f"module part (input logic x_i);\n  {blocks.BLOCK}\n{{}}endmodule\n"
LEAF = "module leaf;\nendmodule\n"
LARGE = "  leaf u_leaf ();\n" + "  // What makes it large.\n" * (blocks.SAVED // 26)
TOP = "module top;\n  part u_a ();\n  part u_b ();\n{}endmodule\n"


def files(part: str = PART.format(LARGE), top: str = TOP.format("")) -> dict[str, str]:
    """Texts with two instances of a part, which has a file in common with another module."""
    return {"top.sv": top, "part.sv": f"// Both.\n{part}\nmodule other;\nendmodule\n", "leaf.sv": LEAF}


def test_a_large_part_with_several_instances_is_a_block() -> None:
    found = blocks.plan(files(), "top", "")
    (block,) = found.blocks
    assert block.name == "part"
    assert block.texts == {"part.sv": f"// Both.\n{PART.format(LARGE)}\n", "leaf.sv": LEAF}
    assert found.rest == {"top.sv": TOP.format("")}
    shared = blocks.plan(files(top=TOP.format("  leaf u_c ();\n  other u_d ();\n")), "top", "")
    assert set(shared.rest) == {"top.sv", "part.sv", "leaf.sv"} and "module part" not in shared.rest["part.sv"]


@pytest.mark.parametrize(
    ("texts", "probes"),
    [
        (files(part=PART.format(LARGE).replace(blocks.BLOCK, "")), ""),
        (files(part=PART.format("")), ""),
        (files(top="module top;\n  part u_a ();\nendmodule\n"), ""),
        (files(), 'public_flat_rd -module "leaf" -var "x"'),
    ],
    ids=["not marked", "small", "once", "read from outside"],
)
def test_other_modules_stay_where_they_are(texts: dict[str, str], probes: str) -> None:
    assert blocks.plan(texts, "top", probes) == blocks.Plan((), texts)


def test_the_outermost_part_is_the_block() -> None:
    pair = f"module pair;\n  {blocks.BLOCK}\n  part u_a ();\n  part u_b ();\nendmodule\n"
    top = "module top;\n  pair u_a ();\n  pair u_b ();\n{}endmodule\n"
    inside = files(top=top.format("")) | {"pair.sv": pair}
    assert [block.name for block in blocks.plan(inside, "top", "").blocks] == ["pair"]
    both = files(top=top.format("  part u_c ();\n")) | {"pair.sv": pair}
    found = blocks.plan(both, "top", "")
    assert [block.name for block in found.blocks] == ["pair", "part"] and set(found.rest) == {"top.sv"}


def test_instances_are_counted_through_all_levels() -> None:
    pair = "module pair;\n  part u_a ();\n  part u_b ();\nendmodule\n"
    hierarchy = Hierarchy(files(top="module top;\n  pair u_a ();\n  pair u_b ();\nendmodule\n") | {"pair.sv": pair})
    assert hierarchy.copies("top") == {"top": 1, "pair": 2, "part": 4, "leaf": 4}


def formula(name: str) -> registry.AnyUnit:
    """A compiled formula on several multipliers of 16 bits."""
    return registry.build(registry.configure("traced", formula=name, bits=16, method="folding", latency=8))


def test_blocks_compute_what_the_text_says_and_are_kept_for_other_tops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    require_rtl("verilator", "g++")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv(build.OPTIMIZE, "1")
    for name in ("LEAST", "SAVED"):
        monkeypatch.setattr(blocks, name, 0)
    made: list[set[str]] = []
    for name in ("edwards", "edwards_double"):
        unit = formula(name)
        assert "traced_multiplier" in [block.name for block in blocks.plan(sources(unit), unit.name, "").blocks]
        choice = registry.choose("traced", unit.config.parameters(), {})
        registry.simulate(choice, {"runs": 60, "stalls": 30, "seed": 5})
        made.append({path.name for path in (tmp_path / "modmill" / "rtl").glob("traced_multiplier-*")})
    assert made[0] == made[1] and len(made[0]) == 1


def test_a_block_that_takes_too_much_memory_ends_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    require_rtl("verilator", "g++")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv(memory.LIMIT, "100K")
    with pytest.raises(ToolFailed, match=r"^verilator was stopped because it takes more than 0\.1 MiB of mem"):
        build.build("top", "top", files(), {}, Watch(None))
    assert not list(tmp_path.rglob("*.o"))
