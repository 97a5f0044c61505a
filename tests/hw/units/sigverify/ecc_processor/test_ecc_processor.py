"""The processor that prepares signatures: every edge case under every rule in gates, stalls, and its use as a part."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.formula.ed25519 import COFACTORED
from modmill.golden import ed25519
from modmill.hw.circuit.graph import Circuit
from modmill.hw.describe.draw import draw
from modmill.hw.emit import folder
from modmill.hw.interface import registry
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.run import StreamRun
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.sigverify.ecc_processor import core
from modmill.hw.units.sigverify.ecc_processor.config import EccProcessorConfig
from modmill.hw.units.sigverify.ecc_processor.streams import STATE
from modmill.hw.units.sigverify.ecc_processor.unit import EccProcessor
from modmill.watch import Watch
from tests.hw.support import Fault, find_faults, require_tool
from tests.support import ROOT, require_rtl, succeeds

TOY = {"bits": 32, "stages": 5, "levels": 0, "column": 1}

LISTED = 46
"""Columns of a word without its note."""


def simulated(given: dict[str, int], count: int, stalls: int = 40) -> StreamRun:
    require_tool("icarus")
    choice = registry.choose("ecc_processor", {**TOY, **given}, {})
    found = registry.simulate(choice, {"signatures": count, "stalls": stalls, "seed": 3}, "icarus")
    assert isinstance(found, StreamRun)
    return found


def test_the_rate_that_the_pipeline_needs_follows_from_the_program() -> None:
    """Three of them take a signature in 700 cycles each."""
    unit = EccProcessor(EccProcessorConfig())
    assert unit.interval == unit.program.instructions + 3 <= 700


def test_a_thread_that_gives_its_results_takes_no_signature() -> None:
    """The fewer threads, the more turns that takes: 17 with three threads."""
    cycles = [simulated({"threads": 3, "bits": 16}, count).free_cycles for count in (6, 9)]
    unit = registry.build(registry.choose("ecc_processor", {**TOY, "threads": 3, "bits": 16}, {}).config)
    assert isinstance(unit, EccProcessor)
    assert cycles[1] - cycles[0] == 3 * unit.interval == 3 * (len(unit.program.slots) + 17)


def test_the_program_is_its_formula_by_identity() -> None:
    verdict = EccProcessor(EccProcessorConfig()).identity()
    assert verdict.same and verdict.bits is not None and verdict.bits > 100


@pytest.mark.parametrize(("threads", "stalls"), [(3, 40), (3, 90), (13, 90), (22, 40)])
def test_toys_under_stalls(threads: int, stalls: int) -> None:
    """Every word in the order of the signatures."""
    simulated({"threads": threads}, 2 * threads + 7, stalls)


def signatures() -> list[tuple[Beat, str]]:
    """Every edge case under every rule, with the verdict that it must have in the end."""
    cases = json.loads((ROOT / "python/modmill/_vectors/sigverify/edge.json").read_text("utf-8"))["cases"]
    found: list[tuple[Beat, str]] = []
    for case in cases:
        key, signature = (bytes.fromhex(case[name][2:]) for name in ("key", "signature"))
        if (len(key), len(signature)) != (32, 64):
            continue
        a, r, s = (int.from_bytes(data, "little") for data in (key, signature[:32], signature[32:]))
        for number, rule in enumerate(ed25519.RULES):
            beat = {"tag": len(found) % 256, "r": r, "s": s, "a": a, "rule": number}
            found.append((beat, case["verdicts"][rule]))
    return found


def test_every_edge_case_under_every_rule_in_gates() -> None:
    """At the shipped width: the table by the formula, the verdicts by the vectors."""
    require_tool("verilator")
    unit, given = EccProcessor(EccProcessorConfig()), signatures()
    with StreamSimulation(unit, 0, 1, 30, Watch(None)) as model:
        found = model.run([beat for beat, _ in given], 17 * len(given), drain=True)
    for i, (beat, verdict) in enumerate(given):
        mine = found[17 * i : 17 * i + 17]
        assert mine == unit.prepared(beat)
        assert [word["index"] for word in mine] == [*range(16), STATE]
        so_far = mine[-1]["word"] % COFACTORED
        assert mine[-1]["word"] // COFACTORED == (ed25519.RULES[beat["rule"]] in ed25519.COFACTORED)
        assert ed25519.VERDICTS[so_far] == verdict if so_far else verdict in ("accepted", "equation")


def test_as_a_part_of_another_circuit(monkeypatch: pytest.MonkeyPatch) -> None:
    build = core.build

    def inside(config: EccProcessorConfig) -> core.Core:
        """The processor's streams are those of a circuit that has nothing but the processor as a part."""
        alone, made, c = build(config), core.part(config), Circuit()
        monkeypatch.setattr(core, "build", build)
        given = {op.name: c.input(op.name, op.outs[0].high) for op in made.inputs}
        results = dict(zip(made.results, made(c, "inner", **given), strict=True))
        monkeypatch.setattr(core, "build", inside)
        return replace(alone, circuit=c, results=results)

    config = registry.configure("ecc_processor", **TOY, threads=8)
    assert isinstance(config, EccProcessorConfig)
    part = core.part(config)
    fields = ("tag", "r", "s", "a", "rule")
    assert [op.name for op in part.inputs] == ["in_valid", "out_ready", *(f"in_{name}" for name in fields)]
    assert list(part.results) == ["in_ready", "out_valid", "out_tag", "out_index", "out_word"]
    monkeypatch.setattr(core, "part", lambda _config: part)
    monkeypatch.setattr(core, "build", inside)
    simulated({"threads": 8}, 20)


def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    faults = (
        Fault("ecc_processor.sv", "assign settled_1 = settled_0_q & ~move_word", "assign settled_1 = settled_0_q"),
        Fault("ecc_processor.sv", "may_take & ~all_at_work", "may_take"),
        Fault("ecc_processor.sv", "assign a_value = a_is_scratch_q ?", "assign a_value = b_is_scratch_q ?"),
    )
    find_faults(monkeypatch, EccProcessor, faults, lambda: simulated({"threads": 4}, 8))


def test_the_emitted_folder_passes_its_testbench(tmp_path: Path) -> None:
    require_rtl("iverilog")
    choice = registry.choose("ecc_processor", TOY, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom", chain=40)
    folder.write(files, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASS") == 2, done.stdout + done.stderr
    assert "add state, " in files["README.md"]


def test_the_listing_in_the_documents_is_current() -> None:
    """The README of `modmill hw emit ecc_processor` has the one that belongs there. All but few words have a note."""
    page = (ROOT / "docs/units/ecc_processor.md").read_text("utf-8")
    listing = EccProcessor(EccProcessorConfig()).listing()
    assert listing in page
    assert sum(len(line) > LISTED for line in listing.splitlines()) > 600


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/ecc_processor.svg").read_text("utf-8") == draw(EccProcessor(EccProcessorConfig()))


def test_what_cannot_be_is_refused() -> None:
    for wrong, message in (({"threads": 2}, "threads: 2 is out of range"), ({"bits": 256}, "bits: 256 is out")):
        with pytest.raises(UsageError, match=message):
            registry.choose("ecc_processor", wrong, {})


def test_the_commands_take_it() -> None:
    require_rtl("iverilog")
    given = ("--simulator", "icarus", "--bits", "24", "--stages", "5", "--signatures", "12")
    out = succeeds("hw", "sim", "ecc_processor", *given, "--json").json
    assert out["result"]["interval"] <= 700
