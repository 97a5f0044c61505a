"""A plan for which a device has no room is refused before it runs: PoCL itself would end the process."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from modmill.gf2.opencl import choice, methods, tuned
from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.engine import Engine
from modmill.golden import gf2 as golden
from modmill.opencl import limits
from modmill.opencl.devices import DeviceFacts, Found
from tests.gf2.opencl import support

LARGE = golden.from_terms([8145, 728, 0])
GROUP = Config("montgomery", 32, group=256, vector=8)
"""255 words in each of six arrays of 32-byte vectors: 48,960 bytes for each of 256 items."""


def processor(**other: object) -> DeviceFacts:
    """One whose threads have a stack of 8 MiB."""
    return support.processor(**{"key": "opencl:0", "stack_bytes": 8 << 20, **other})


def test_a_group_whose_arrays_overflow_a_stack_is_refused() -> None:
    with pytest.raises(ConfigError, match=r"group is 256; .* 48,960 bytes .* up to 160 work items") as caught:
        methods.plan(LARGE, GROUP, processor())
    assert (caught.value.knob, caught.value.got) == ("group", 256)
    methods.plan(LARGE, replace(GROUP, group=160), processor())
    methods.plan(LARGE, GROUP, processor(stack_bytes=16 << 20))
    # Elsewhere private arrays are not on a stack.
    methods.plan(LARGE, GROUP, processor(platform="another"))


def test_where_one_item_is_too_much_the_vector_is_what_to_change() -> None:
    with pytest.raises(ConfigError, match=r"no room for .*: choose a smaller vector or a larger `ulimit -s`") as caught:
        methods.plan(LARGE, replace(GROUP, group=0), processor(stack_bytes=1 << 15))
    assert (caught.value.knob, caught.value.got) == ("vector", 8)


def test_other_limits_of_a_group() -> None:
    with pytest.raises(ConfigError, match=r"group is 256; .* groups of up to 128 work items"):
        methods.plan(LARGE, GROUP, processor(max_group=128))
    shared = Config("montgomery", 32, group=16, vector=4, items=16)
    with pytest.raises(ConfigError, match="bytes of local memory"):
        methods.plan(LARGE, shared, processor(local_bytes=1 << 10))
    methods.plan(LARGE, replace(shared, group=256), processor(local_bytes=1 << 24))


def test_an_engine_refuses_it(device: Found) -> None:
    if not limits.on_stack(device.facts):
        pytest.skip(f"{device.facts.key} keeps nothing on a stack")
    items = device.facts.stack_bytes // 48_960 + 1
    with pytest.raises(ConfigError, match=f"group is {items}; "):
        Engine(LARGE, device.facts.key, config=replace(GROUP, group=items))


def test_auto_passes_over_what_was_explored_where_stacks_were_larger(
    device: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choice, "_cache", {})
    monkeypatch.setattr(choice, "SAMPLE_BYTES", 1 << 14)
    monkeypatch.setattr(choice, "CANDIDATES", ("karatsuba",))
    monkeypatch.setattr(tuned, "best", lambda _device, _poly: replace(GROUP, group=device.facts.max_group))
    small = replace(device, facts=replace(device.facts, stack_bytes=1 << 20))
    if not limits.on_stack(small.facts):
        pytest.skip(f"{device.facts.key} keeps nothing on a stack")
    chosen = choice.automatic(LARGE, small)
    assert chosen.config.method == "karatsuba"
    assert "sample" in chosen.why


# An engine runs a group when it is made.
CHILD = """
import sys
from modmill.gf2.opencl.engine import Engine
from modmill.gf2.opencl.config import Config
Engine(int(sys.argv[1], 16), sys.argv[2], config=Config(sys.argv[3], *map(int, sys.argv[4:])))
"""
RUN = [
    *(Config(*c) for c in (("barrett", 32), ("karatsuba", 64), ("clmul", 64))),
    *(
        pytest.param(Config(*c), marks=pytest.mark.slow)
        for c in (("sos", 32), ("cios", 32), ("fios", 8), ("fips", 32), ("cihs", 64), ("direct", 32), ("rns", 64))
    ),
]


@pytest.mark.parametrize("config", RUN, ids=str)
def test_the_largest_group_that_is_allowed_runs(device: Found, config: Config, tmp_path: Path) -> None:
    """In a process of its own: were the bound wrong, the stack would overflow. The compiler says nothing."""
    facts = device.facts
    if not limits.on_stack(facts):
        pytest.skip(f"{facts.key} keeps nothing on a stack")
    poly, config = golden.from_terms([4074, 595, 0]), replace(config, vector=8)
    try:
        each = methods.plan(poly, config, facts).private_bytes
    except ConfigError as e:
        pytest.skip(str(e))
    most = limits.items_on_stack(each, facts)
    assert most
    config = replace(config, group=min(most, facts.max_group))
    done = subprocess.run(
        [
            *(sys.executable, "-c", CHILD, f"{poly:x}", facts.key),
            *map(str, (config.method, config.word_bits, config.group, config.vector)),
        ],
        capture_output=True,
        text=True,
        check=False,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(p for p in sys.path if p),
            "POCL_CACHE_DIR": str(tmp_path),  # nothing is compiled yet
        },
    )
    assert (done.returncode, done.stderr) == (0, "")
    if most < facts.max_group:
        with pytest.raises(ConfigError, match="group is"):
            methods.plan(poly, replace(config, group=most + 1), facts)
