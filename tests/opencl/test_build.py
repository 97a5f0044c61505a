"""Kernels that do not build say where."""

from __future__ import annotations

import pytest

from modmill.opencl.build import build, first_error, kernel_text
from modmill.opencl.devices import Found, library
from modmill.opencl.errors import KernelBuildError

LOGS = [
    ("error: word.cl:3:8: use of undeclared identifier 'y'", ("word.cl", 3, "use of undeclared identifier 'y'")),
    (
        "warning: a.cl:1:1: unused\nerror: a.cl:9:2: first\nerror: a.cl:4:1: second",
        ("a.cl", 9, "first"),
    ),
    ("<kernel>:7:30: error: use of undeclared identifier 'x'", ("<kernel>", 7, "use of undeclared identifier 'x'")),
    ("fatal error: b.cl:2:1: no", ("b.cl", 2, "no")),
    ("team.cl(12): error: expected a ;", ("team.cl", 12, "expected a ;")),
]


@pytest.mark.parametrize(("log", "found"), LOGS)
def test_first_error_of_compilers(log: str, found: tuple[str, int, str]) -> None:
    assert first_error(log) == found


def test_no_place_in_the_log() -> None:
    assert first_error("out of registers, error") is None


def test_a_broken_kernel_names_file_and_line(device: Found) -> None:
    context = library().Context([device.device])
    good = '#line 1 "good.cl"\nint f(int a) { return a; }\n'
    source = good + '#line 41 "broken.cl"\n\n__kernel void g(__global int *x) { x[0] = y; }\n'
    with pytest.raises(KernelBuildError, match=r"broken\.cl, line 42") as caught:
        build(context, device, source)
    assert (caught.value.file, caught.value.line) == ("broken.cl", 42)
    assert device.facts.key in str(caught.value)
    assert "undeclared" in caught.value.log


def test_kernels_are_ascii_and_carry_their_name() -> None:
    # OpenCL C is defined over ASCII only.
    text = kernel_text("modmill.gf2.opencl", "word.cl")
    assert text.startswith('#line 1 "word.cl"\n//')
    assert text.isascii()
