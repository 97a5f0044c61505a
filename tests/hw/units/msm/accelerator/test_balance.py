"""The limits of the accelerator on a card, as an exploration says."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from modmill.errors import UsageError
from modmill.hw.commands.explore import parse_axes
from modmill.hw.explore.evaluate import clocked, model, on_device
from modmill.hw.interface.balance import slowest
from modmill.hw.units.msm.accelerator import balance
from modmill.hw.units.msm.accelerator.balance import stages
from modmill.hw.units.msm.accelerator.config import MsmConfig

CONFIG = MsmConfig()
AT_250 = partial(clocked, model, 250.0)


def test_adders_limit_until_a_pass_reads_a_point_in_each_cycle() -> None:
    found = {adders: slowest(stages(replace(CONFIG, adders=adders))) for adders in (1, 3, 4, 6)}
    assert [stage.name for stage in found.values()] == ["adders", "adders", "adders", "reader"]
    assert [stage.interval for stage in found.values()] == [16, 16 / 3, 4, 4]


def test_the_host_limits_where_few_points_have_many_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "LOG", 16)
    assert slowest(stages(CONFIG)).name == "host"


def test_an_exploration_tells_rate_limit_and_the_fullest_resource() -> None:
    found = on_device(AT_250, None, (CONFIG, "u200"))
    assert (found["limit"], found["dsp"], found["uram"]) == ("adders", 4540, 630)
    assert found["ns"] == pytest.approx(64 / 3)
    assert found["fullest"] == "URAM" and found["share"] == pytest.approx(630 / 800, abs=1e-3)
    far = on_device(AT_250, None, (replace(CONFIG, adders=4), "f2"))
    assert far["ns"] == pytest.approx(16.0)


def test_memory_counts_what_a_pass_reads_of_points_and_scalars() -> None:
    # 176 bytes for a point of a pass, of which there are three in four cycles.
    found = on_device(AT_250, None, (replace(CONFIG, windows=1, last_rows=0), "u250"))
    assert found["fullest"] == "GB/s" and found["share"] == pytest.approx(176 / 4 / 76.8, abs=1e-3)


def test_what_does_not_fit_says_of_what_there_is_too_little() -> None:
    with pytest.raises(UsageError, match="6,048 DSP of 5,880"):
        on_device(AT_250, None, (replace(CONFIG, adders=4), "u200"))


def test_what_cannot_fit_is_refused_before_it_is_synthesised() -> None:
    def never(_: object) -> dict[str, float]:
        raise AssertionError("evaluated")

    with pytest.raises(UsageError, match="6,048 DSP of 5,880"):
        on_device(never, None, (replace(CONFIG, adders=4), "u200"))


def test_the_curves_of_an_exploration_are_those_of_products() -> None:
    axes = parse_axes("msm", ("adders,windows,device,curve",))
    assert axes["curve"] == ["bls12-377", "bls12-381"] and axes["adders"] == [1, 2, 3, 4, 6]
