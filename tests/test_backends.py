"""Names of backends are parsed once, and each job finds its engines by them."""

from __future__ import annotations

import pytest

from modmill.backends import Fabric, Gates, Named, parse
from modmill.errors import BackendUnavailable
from modmill.gf2.engine import ENGINES as GF2
from modmill.hw.interface import registry
from modmill.sigverify.engines import ENGINES as SIGVERIFY
from modmill.vdf.engine import GATES
from modmill.vdf.engines import ENGINES as VDF


@pytest.mark.parametrize(
    ("backend", "named"),
    [
        ("avx2", Named(Fabric.CPU, "avx2")),
        ("auto", Named(Fabric.CPU, "auto")),
        ("opencl", Named(Fabric.OPENCL, "")),
        ("opencl:1", Named(Fabric.OPENCL, "1")),
        ("opencl2", Named(Fabric.CPU, "opencl2")),
        ("rtl", Named(Fabric.CPU, "rtl")),
        ("rtl:vdf_ozturk:checked", Named(Fabric.RTL, "vdf_ozturk:checked")),
        (5, Named(Fabric.CPU, "5")),
    ],
)
def test_a_name_says_the_fabric(backend: object, named: Named) -> None:
    assert parse(backend) == named


def test_what_a_job_does_not_have_is_the_processors_to_refuse() -> None:
    for engines in (VDF, SIGVERIFY, GF2):
        cpu = engines.of("portable")
        assert engines.of("no such name") is cpu
    assert VDF.of("opencl:0") is VDF.of("auto") is not VDF.of("rtl:vdf_ozturk")
    assert GF2.of("rtl:vdf_ozturk") is GF2.of("auto") is not GF2.of("opencl:0")


def test_gates_are_the_units_of_a_job_and_their_variants() -> None:
    assert [parse(name).choice for name in GATES.backends()][: len(registry.units("vdf"))] == [*registry.units("vdf")]
    assert GATES.find("rtl:vdf_bipartite:checked") == ("vdf_bipartite", {"self_check": True})
    assert "rtl:vdf_predictive_montgomery:checked" not in GATES.backends()
    assert Gates("msm").backends() == ()
    with pytest.raises(BackendUnavailable) as e:
        GATES.find("rtl:vdf_predictive_montgomery:checked")
    assert e.value.available.split(", ") == list(GATES.backends())
