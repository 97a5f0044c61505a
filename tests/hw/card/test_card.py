"""Emitted tops for a card with a model of the MMCM: a host's view, at clocks faster and slower than the core's."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from modmill import programs
from modmill.hw.card.clock import FASTEST, SLOWEST, settings
from modmill.hw.emit.sources import card, sources
from modmill.hw.units.vdf.redundant.modulus import default_modulus
from modmill.hw.units.vdf.redundant.words import packed
from modmill.hw.units.vdf.squarer.config import SquarerConfig, configured
from modmill.hw.units.vdf.squarer.unit import squarer
from tests.hw.support import require_tool

HERE = Path(__file__).parent
STEPS = 12
CLOCKS = {"slower": "", "faster": "4.0, 5.0, 1, 3.0", "unrelated": "4.0, 4.875, 1, 5.125"}
"""Period, multiplier and dividers of the core's clock; empty for what is emitted."""


UNITS = [configured("vdf_ozturk", bits=64), configured("vdf_predictive_montgomery", bits=64)]
UNITS.append(configured("vdf_bipartite", bits=64, self_check=True))


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("config", UNITS, ids=lambda c: c.slug)
def test_a_host_gets_its_number(config: SquarerConfig, clock: str, tmp_path: Path) -> None:
    require_tool("icarus")
    unit, n, name = squarer(config), default_modulus(64)[0], config.unit
    x = words = unit.encode(random.Random(name).randrange(n), n)
    golden = unit.golden(n)
    for _ in range(STEPS):
        words = golden.step(list(words))
    texts = sources(unit, "rom", n) | card(unit)
    texts["card_tb.sv"] = (HERE / "card_tb.sv").read_text("ascii").replace("CARD dut", _card(name, CLOCKS[clock]))
    texts |= {path.name: path.read_text("ascii") for path in (HERE / "models").glob("*.sv")}
    programs.write_texts(tmp_path, texts | {"axi_host.svh": (HERE / "axi_host.svh").read_text("ascii")})
    parameters = [f"-Pcard_tb.Words={unit.words}", f"-Pcard_tb.WordBits={unit.word_bits}"]
    programs.run(["iverilog", "-g2012", "-s", "card_tb", "-o", "tb.vvp", *parameters, *sorted(texts)], tmp_path)
    numbers = [f"+x={packed(x, unit.word_bits):x}", f"+y={packed(words, unit.word_bits):x}", f"+steps={STEPS}"]
    text = programs.run(["vvp", "-n", "tb.vvp", *numbers], tmp_path)
    assert re.search(r"^PASS 4$", text, re.MULTILINE), text


def _card(name: str, clock: str) -> str:
    given = zip(("Period", "Multiply", "Divide", "OutDivide"), clock.split(", "), strict=False)
    set_ = ", ".join(f".{key}({value})" for key, value in given) if clock else ""
    return f"{name}_card #({set_}) dut" if set_ else f"{name}_card dut"


@pytest.mark.parametrize("wanted", [1.0, 2.1, 5.0, 6.3, 7.777, 15.4, 25.2, 46.2])
def test_the_clock_is_what_an_mmcm_can_make(wanted: float) -> None:
    made = settings(4.0, wanted)
    assert wanted <= made.out * (1 + 1e-9) < wanted * 1.02
    assert SLOWEST <= 1000 * made.multiply / (made.period * made.divide) <= FASTEST
    assert (made.multiply * 8).is_integer() and (made.out_divide * 8).is_integer()
    assert 2 <= made.multiply <= 128 and 1 <= made.out_divide <= 128
