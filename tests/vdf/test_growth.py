"""Growth of speed from year to year: Rivest's model and a factor, in `calibrate` and `lock`."""

from __future__ import annotations

import datetime
import io
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from modmill import params, vdf
from modmill.errors import UsageError
from modmill.modulus import Modulus
from modmill.quantity import MAX_STEPS
from modmill.vdf import files
from modmill.vdf.growth import YEAR, Growth
from tests.support import refuses, succeeds

MODEL = params.growth_models()["rivest"]
LCS35 = params.modulus("lcs35").puzzle.t


def test_rivest_s_model_gives_the_t_of_lcs35_to_the_last_digit() -> None:
    growth = Growth.parse("rivest", year=MODEL.first_year)
    assert growth.steps_for(MODEL.years * MODEL.seconds_a_year, MODEL.squarings_per_second) == LCS35
    assert growth.delay_of(LCS35, MODEL.squarings_per_second) == MODEL.years * MODEL.seconds_a_year
    # The same as the description has it, by itself: a sum over the years 1999 to 2033.
    total, squarings = 0, 3000 * 365 * 24 * 3600
    for year in range(1999, 2034):
        total += squarings
        squarings = squarings * (12204 if year <= 2012 else 10750) // 10000
    assert total == LCS35 == 79685186856218


def test_the_last_factor_goes_on_after_the_description_s_end() -> None:
    late, factor = Growth.parse("rivest", year=2034), Growth.parse("1.075", year=2034)
    assert late.steps_for(20 * YEAR, 1e6) == factor.steps_for(20 * YEAR, 1e6)
    assert Growth.parse("rivest", year=2012).steps_for(2 * YEAR, 1e6) > Growth.parse("1.075").steps_for(2 * YEAR, 1e6)


@given(st.integers(10_001, 20_000), st.floats(0.01, 60), st.floats(1e3, 1e8))
def test_it_is_the_geometric_sum_and_its_inverse(factor: int, years: float, rate: float) -> None:
    growth = Growth.parse(f"{factor // 10_000}.{factor % 10_000:04}", year=2026)
    f = Fraction(factor, 10_000)
    try:
        steps = growth.steps_for(years * YEAR, rate)
    except UsageError:
        assert float(f) ** years * rate * YEAR * (years + 1) > MAX_STEPS
        return
    whole = int(years)
    exact = Fraction(rate) * YEAR * ((f**whole - 1) / (f - 1) + f**whole * Fraction(years - whole))
    assert steps == pytest.approx(float(exact), rel=1e-6, abs=2)
    assert growth.delay_of(steps, rate) == pytest.approx(years * YEAR, rel=1e-5, abs=2 / rate)


@pytest.mark.parametrize("wrong", ["", "moore", "1", "1.0", "0.9", "2.5", "1e0", "-2", "1.00001", "nan", "111"])
def test_other_growth_is_refused(wrong: str) -> None:
    with pytest.raises(UsageError, match=r"growth: must be rivest or a yearly factor of 1\.0001 to 2"):
        Growth.parse(wrong)
    refuses(2, "--growth: must be rivest or a yearly factor", "vdf", "calibrate", f"--growth={wrong}")


def test_an_endless_delay_is_refused() -> None:
    for factor in ("1.0001", "2"):
        with pytest.raises(UsageError, match="more than 2"):
            Growth.parse(factor).steps_for(1e30, 1e6)


def test_calibrate_with_growth() -> None:
    arguments = ("vdf", "calibrate", "-m", "vdf-alliance", "--measure", "0.2", "--duration", "10y", "--growth")
    record = succeeds(*arguments, "1.2", "--json").json
    given, result, rate = record["parameters"], record["result"], record["rate"]
    growth = Growth.parse("1.2", year=given["year"])
    assert (given["growth"], given["seconds"]) == ("1.2", 3652.5 * 86400)
    assert result["steps"] == growth.steps_for(given["seconds"], rate) == result["steps_for"][0]["steps"]
    assert result["delay_here"] == pytest.approx(result["steps"] / rate)
    assert result["delay_here"] > 2 * given["seconds"]
    for row in result["delay_of"]:
        assert row["seconds"] == growth.delay_of(row["steps"], rate)
    told = succeeds(*arguments, "rivest").out
    assert "the machine replaced each year by the year's fastest, 1.075 times as fast (rivest)" in told
    assert "takes 10.0 years with that growth, " in told
    plain = succeeds(*arguments[:-1], "--json").json
    assert (plain["parameters"]["growth"], plain["parameters"]["year"]) == (None, None)
    assert plain["result"]["delay_here"] == pytest.approx(plain["parameters"]["seconds"])


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that takes 320 ns for a squaring."""

    def measure(modulus: int, **_: Any) -> vdf.Calibration:
        return vdf.Calibration(Modulus(modulus), "portable", "named by the caller", ns=320.0, steps=10, seconds=1.0)

    monkeypatch.setattr(files, "calibrate", measure)


@pytest.mark.usefixtures("measured")
def test_lock_until_a_moment() -> None:
    until = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=100)
    made = vdf.lock(io.BytesIO(b"x"), io.BytesIO(), until=until, bits=1024)
    assert made.steps * 320e-9 == pytest.approx(100 * 86400, rel=1e-3)
    assert made.record().parameters["until"] == until.isoformat()
    naive = vdf.lock(io.BytesIO(b"x"), io.BytesIO(), until=until.astimezone().replace(tzinfo=None), bits=1024)
    assert naive.until == until
    assert naive.steps == pytest.approx(made.steps, rel=1e-3)


@pytest.mark.usefixtures("measured")
def test_lock_with_growth() -> None:
    growth = Growth.parse("1.5", year=2026)
    made = vdf.lock(io.BytesIO(b"x"), io.BytesIO(), duration=3 * YEAR, growth=growth, bits=1024)
    assert made.steps == pytest.approx((1 + 1.5 + 2.25) * YEAR / 320e-9, rel=1e-9)
    record = made.record()
    assert record.parameters["growth"] == "1.5"
    assert record.result["delay_here"] == pytest.approx(4.75 * YEAR)


PAST = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"until": PAST}, "until: 2020-01-01 00:00\\+00:00 is in the past"),
        ({"until": PAST, "steps": 5}, "give one of"),
        ({"steps": 5, "growth": Growth.parse("1.2")}, "growth: a number of squarings"),
    ],
)
def test_lock_refuses(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        vdf.lock(io.BytesIO(b"x"), io.BytesIO(), bits=1024, **arguments)


def test_a_past_moment_on_the_command_line_is_answered_by_the_name_of_its_option(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("x")
    refuses(
        2,
        "--until: 2020-01-01 00:00+00:00 is in the past",
        "vdf",
        "lock",
        tmp_path / "letter",
        "--until",
        "2020-01-01T00:00Z",
    )


def test_the_moment_on_the_command_line_is_local_time_unless_it_says_otherwise(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("x")
    lock = ("vdf", "lock", letter, "--force", "--bits", "1024", "--measure", "0.2", "--until")
    zone = "UTC-2"  # two hours east
    for text, meant in (
        ("2100-01-01", "2100-01-01T00:00:00+02:00"),
        ("2100-01-01 12:30", "2100-01-01T12:30:00+02:00"),
        ("2100-01-01T12:30Z", "2100-01-01T12:30:00+00:00"),
        ("2100-01-01T12:30-05:00", "2100-01-01T12:30:00-05:00"),
    ):
        assert succeeds(*lock, text, "--json", TZ=zone).json["parameters"]["until"] == meant
    assert "until 2100-01-01 00:00+02:00 if begun now" in succeeds(*lock, "2100-01-01", TZ=zone).out
    with_growth = succeeds(*lock, "2100-01-01", "--growth", "rivest").out
    assert "with the machine replaced each year" in with_growth


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--until", "tomorrow"], "--until: must be a date or time such as 2030-12-31"),
        (["--until", "2030-13-01"], "--until: must be a date or time"),
        (["--until", "1999-04-04"], "is in the past"),
        (["--until", "2100-01-01", "--duration", "1d"], "give one of --duration"),
        (["--steps", "5", "--growth", "1.1"], "--growth: T squarings are the same whatever the machine"),
        (["--duration", "1d", "--growth", "x"], "--growth: must be rivest"),
        ([], "give one of --duration"),
    ],
)
def test_the_command_refuses(arguments: list[str], message: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("x")
    refuses(2, message, "vdf", "lock", letter, *arguments)
    assert list(tmp_path.iterdir()) == [letter]
