"""Kernels on two devices of one machine, and going from one to the other: PoCL can be made to show two."""

from __future__ import annotations

import subprocess
import sys

import pytest

from modmill.opencl.devices import Found
from tests.support import PATIENCE, ROOT, environment

PROGRAM = """
from modmill.golden import gf2 as golden
from modmill.opencl.devices import devices, others
from modmill.gf2.opencl.engine import Engine
from modmill.gf2.opencl.config import Config
from tests.gf2.opencl.support import expected, operands, raw, runtime

poly = golden.from_terms([255, 82, 0])
a, b = operands(poly, 30, 1), operands(poly, 30, 2)
for found in devices():
    for config in (Config("direct", items=3), Config("fios", vector=2), Config("montgomery", items=4, group=8)):
        run = runtime(found, poly, config)
        assert raw(run, a, b, poly) == expected(run, a, b, poly), (found.facts.key, config)
first = Engine(poly, "opencl:0", config=Config("direct", items=3))
moved = first._elsewhere("a test")
assert moved is not None and moved.facts.key == "opencl:1", moved
assert first._elsewhere("a test") is None or len(devices()) > 2
print(" ".join(f.facts.key for f in devices()))
"""


def test_two_devices(device: Found) -> None:
    if not device.facts.pocl:
        pytest.skip("this platform cannot show a device twice")
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM],
        cwd=ROOT,
        env=environment(POCL_DEVICES="pthread basic"),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[:2] == ["opencl:0", "opencl:1"]
