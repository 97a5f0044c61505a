"""Liberty files: functions of pins, cells found by function, what is refused."""

from __future__ import annotations

import bz2
import gzip
import itertools
from pathlib import Path

import pytest

from modmill.errors import ModmillError, UsageError
from modmill.hw.cost.boolean import compiled
from modmill.hw.cost.liberty import merged, read
from modmill.places import LIBERTY
from tests.support import require_asic

# In the manner of ASAP7: the adder gives complements, one pin has no semicolon, names are quoted.
INVERTED = """
/* a comment { with a brace */
library ("toy") {
  nom_voltage : 0.7;
  nom_temperature : 25.0
  define (extra, cell, string);
  cell ("FA_N") {
    area : 3.5;
    pin ("CI") { direction : input; capacitance : 0.5; }
    pin ("A") { direction : "input"; capacitance : 0.7; }
    pin ("B") { direction : input; capacitance : 0.6; }
    pin ("CON") { direction : output; function : "(!A*!B) | (!A*!CI) | (!B*!CI)"; }
    pin ("SN") { direction : output; function : "(A^B^CI)'"; timing () { values ("1, 2", \\
      "3, 4"); } }
  }
  cell (FA_BIG) {
    area : 9;
    pin (X) { direction : input; } pin (Y) { direction : input; } pin (Z) { direction : input; }
    pin (S) { direction : output; function : "X^Y^Z"; }
    pin (C) { direction : output; function : "X Y + Z & (X | Y)"; }
  }
  cell (HA) {
    area : 2;
    pin (A) { direction : input; } pin (B) { direction : input; }
    pin (S) { direction : output; function : "A B' + A' B"; }
    pin (C) { direction : output; function : "A B"; }
  }
  cell (INV) {
    area : 1;
    pin (A) { direction : input; }
    pin (Y) { direction : output; function : "!A"; }
  }
  cell (BUF1) {
    area : 1;
    pin (A) { direction : input; }
    pin (Y) { direction : output; max_capacitance : 1; function : "A"; }
  }
  cell (BUF8) {
    area : 4;
    pin (A) { direction : input; }
    pin (Y) { direction : output; max_capacitance : 8; function : "A"; }
  }
  cell (DFF) { area : 5; ff (IQ, IQN) { clocked_on : "CK"; next_state : "D"; }
    pin (CK) { direction : input; } pin (D) { direction : input; } pin (Q) { direction : output; function : "IQ"; } }
}
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    path = tmp_path / "toy.lib"
    path.write_text(INVERTED, encoding="ascii")
    return path


@pytest.mark.parametrize(
    ("text", "python"),
    [
        ("A", "a"),
        ("!A B", "(not a) and b"),
        ("A+B C", "a or (b and c)"),
        ("A ^ B & C", "(a != b) and c"),
        ("(A | B)' * C", "(not (a or b)) and c"),
        ("!!A''", "a"),
        ("A 1 + 0", "a"),
    ],
)
def test_functions_bind_as_liberty_says(text: str, python: str) -> None:
    f = compiled(text)
    for a, b, c in itertools.product((False, True), repeat=3):
        assert f({"A": a, "B": b, "C": c}) == eval(python, {"a": a, "b": b, "c": c})


@pytest.mark.parametrize("text", ["", "A +", "(A", "A)", "A $ B", "'A"])
def test_what_is_no_function_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a function of pins"):
        compiled(text)


def test_cells_are_found_by_function(toy: Path) -> None:
    library = read([toy])
    assert (library.name, library.conditions) == ("toy", "0.7 V, 25.0 C")
    adder = library.adder(3)
    assert adder.cell.name == "FA_N"
    assert adder.pins == {"sum": ("SN", True), "carry": ("CON", True)}
    assert library.adder(2).pins == {"sum": ("S", False), "carry": ("C", False)}
    assert library.buffer(1).name == "BUF1"
    assert library.buffer(8).name == "BUF8"
    assert library.buffer(100).name == "BUF8"
    assert [cell.name for cell in library.cells if cell.clocked] == ["DFF"]
    with pytest.raises(UsageError, match="no cell with the truth table"):
        library.gate((1, 1, 1, 0))


# Tables by load and transition, as the template says; the second adder is the larger and the faster one.
FAST = """
library (fast) {
  time_unit : "1ns"; capacitive_load_unit (1, pf);
  lu_table_template (by_load) { variable_1 : total_output_net_capacitance; variable_2 : input_transition_time;
    index_1 ("1, 3"); index_2 ("0, 2"); }
  lu_table_template (by_change) { variable_1 : input_net_transition; variable_2 : total_output_net_capacitance; }
  cell (SLOW) { area : 4;
    pin (A) { direction : input; capacitance : 2; } pin (B) { direction : input; capacitance : 1; }
    pin (C) { direction : input; }
    pin (S) { direction : output; function : "A^B^C";
      timing () { related_pin : "A";
        cell_rise (by_load) { values ("10, 20", "30, 40"); }
        rise_transition (by_load) { values ("1, 1", "1, 1"); } } }
    pin (Y) { direction : output; function : "A B + A C + B C"; }
  }
  cell (QUICK) { area : 7;
    pin (A) { direction : input; capacitance : 2; } pin (B) { direction : input; } pin (C) { direction : input; }
    pin (S) { direction : output; function : "A^B^C";
      timing () { related_pin : "A";
        cell_fall (by_change) { index_1 ("0, 1"); index_2 ("0, 4"); values ("0, 8", \\
          "2, 10"); }
        fall_transition (by_change) { index_1 ("0, 1"); index_2 ("0, 4"); values ("0.5, 0.5", "1, 1"); } } }
    pin (Y) { direction : output; function : "A B + A C + B C"; }
  }
}
"""


def test_adders_are_chosen_by_area_or_delay(tmp_path: Path) -> None:
    path = tmp_path / "fast.lib.gz"
    path.write_bytes(gzip.compress(FAST.encode()))
    assert read([path]).adder(3).cell.name == read([path], "area").adder(3).cell.name == "SLOW"
    quick = read([path], "delay").adder(3).cell
    # Loads of 2 are in the middle: the transition is 1, so SLOW takes (15 + 35) / 2. QUICK's goes from 0 to 0.5,
    # 0.75, ... , 1 - 2^-8; its delay is 4 and twice that.
    slow = next(cell for cell in read([path]).cells if cell.name == "SLOW")
    assert (slow.delay, quick.name, quick.delay) == (25, "QUICK", 4 + 2 * (1 - 0.5**8))


def test_a_library_may_have_several_files(toy: Path, tmp_path: Path) -> None:
    packed = tmp_path / "more.lib.gz"
    more = """/* library (none) { */
library (more) { nom_voltage : 0.8; cell (INV2) { area : 1; pin (A) { direction : input; }
  pin (Y) { direction : output; function : "!A"; } } }
"""
    packed.write_bytes(gzip.compress(more.encode()))
    both = read([toy, packed])
    assert (both.name, both.conditions) == ("toy + more", "0.7 V, 25.0 C or 0.8 V")
    assert both.gate((1, 0)).name == "INV" and both.adder(3).cell.name == "FA_N"
    assert len({read(files).digest for files in ([toy], [packed], [toy, packed], [packed, toy])}) == 4
    whole = tmp_path / "whole.lib"
    whole.write_text(merged([toy, packed]), encoding="utf-8")
    assert read([whole]).cells == both.cells
    with pytest.raises(UsageError, match=r"more.lib.gz has the cell INV2, which a file before it has too"):
        read([packed, packed])
    other = tmp_path / "other.lib"
    other.write_text('library (other) { time_unit : "1ps"; }', encoding="ascii")
    with pytest.raises(UsageError, match="different units of time or capacitance"):
        read([toy, other])
    with pytest.raises(UsageError, match=r"the library toy does not state the delays of its cells that add 3 bits"):
        read([toy], "delay").adder(3)


def test_damaged_and_foreign_compression_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.lib.gz"
    path.write_bytes(gzip.compress(FAST.encode())[:-20])
    with pytest.raises(UsageError, match=r"a.lib.gz: the compressed file is damaged"):
        read([path])
    path.write_bytes(bz2.compress(FAST.encode()))
    with pytest.raises(ModmillError, match=r"is compressed by bzip2"):
        read([path])


def test_a_library_without_adders_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "poor.lib"
    path.write_text("library (poor) { cell (INV) { area : 1; } }", encoding="ascii")
    with pytest.raises(UsageError, match="poor has no cell that adds 3 bits"):
        read([path]).adder(3)


def test_what_is_no_liberty_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"--library: .*: No such file"):
        read([tmp_path / "none.lib"])
    (tmp_path / "text.lib").write_text("module m; endmodule\n", encoding="ascii")
    with pytest.raises(UsageError, match="not a Liberty file with one library"):
        read([tmp_path / "text.lib"])


def test_the_default_library() -> None:
    require_asic()
    library = read([LIBERTY])
    assert (library.adder(3).cell.name, library.adder(2).cell.name) == ("FAX1", "HAX1")
    assert library.gate((1, 1, 1, 0)).name == "NAND2X1"
    assert library.gate((1, 1, 1, 0)).area == 24.0
    assert {cell.name for cell in library.cells if cell.clocked} == {"DFFNEGX1", "DFFPOSX1", "DFFSR", "LATCH"}
