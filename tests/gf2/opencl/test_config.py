"""The allowed configurations, and their names."""

from __future__ import annotations

import pytest

from modmill.gf2.engine import METHODS
from modmill.gf2.opencl import methods, table
from modmill.gf2.opencl.config import Config, ConfigError


@pytest.mark.parametrize(
    ("config", "knob", "reason"),
    [
        (Config("schoolbook"), "method", "choose one of direct"),
        (Config("sos", word_bits=16), "word_bits", "8, 32 or 64"),
        (Config("sos", vector=3), "vector", "1, 2, 4, 8 or 16"),
        (Config("sos", group=-1), "group", "a number of work items, or 0"),
        (Config("sos", levels=-1), "levels", "0 or more"),
        (Config("sos", levels=3), "levels", "at least 8 bits"),
        (Config("sos", unroll=-2), "unroll", "a factor"),
        (Config("sos", items=2), "items", "only direct, montgomery and barrett share"),
        (Config("bitsliced", items=2), "items", "only direct, montgomery and barrett share"),
        (Config("direct", items=0), "items", "1 or more"),
        (Config("direct", items=9), "items", "only 8 words"),
        (Config("direct", items=4, group=6), "group", "a multiple of items, 4"),
        (Config("direct", word_bits=8, unroll=-1, levels=0), "", ""),
    ],
)
def test_a_configuration_without_a_kernel_is_refused_with_a_reason(config: Config, knob: str, reason: str) -> None:
    if not knob:
        config.check(255)
        with pytest.raises(ConfigError, match="at most 64 are unrolled completely") as caught:
            config.check(1023)
        assert caught.value.knob == "unroll"
        return
    with pytest.raises(ConfigError, match=reason) as caught:
        config.check(255)
    assert caught.value.knob == knob


def test_names_carry_levels() -> None:
    assert Config.named("cios") == Config("cios")
    assert Config.named("barrett:2") == Config("barrett", levels=2)
    for name in ("cios:1", "karatsuba:x", "karatsuba:", "nothing", ""):
        with pytest.raises(ConfigError):
            Config.named(name)


def test_devices_offer_every_method_of_the_processor_and_one_more() -> None:
    assert list(table.METHODS) == [*METHODS, "clmul"]
    assert set(methods.WRITERS) == set(table.METHODS)
