"""Binary fields in the report: products, squares and inverses checked on every backend and device, beside NTL."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from modmill import _native
from modmill.bench.rows import Row
from modmill.errors import BackendUnavailable, ModmillError
from modmill.gf2 import published, recorded, thesis_tables
from modmill.gf2.bench import field_rows
from modmill.gf2.cases import BITS, Case, as_int
from modmill.gf2.engine import Engine
from modmill.golden import gf2 as golden
from modmill.quantity import format_ratio
from modmill.report.backends import Backends, Checked, checked_table, on_backends
from modmill.report.chart import of_rows
from modmill.report.section import CHECK, Card, Column, Request, Table, beside_peers, headline

OPS = "mul", "single"
"""The measured operations: products of arrays, and one product in a call."""
HEADLINE = 1024
"""The size whose products are a headline."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The extent of the measurement."""

    bits: tuple[int, ...]
    elements: int
    """Elements that each backend computes at each size."""
    golden: int
    """So many of them are compared with the golden model."""
    compare: float
    """Seconds for a comparison with the peers."""


QUICK = Effort(bits=(256, 1024), elements=64, golden=2, compare=0.1)
FULL = Effort(bits=BITS, elements=1024, golden=8, compare=1.0)


class Computed(Checked):
    """One backend's elements; its rate is that of products at the smallest size."""

    job = "gf2"
    counted = "elements"
    unit = "products"
    against = "the golden model; products of elements and their inverses; the backends with each other"


@dataclass(frozen=True, slots=True)
class Fields(Backends[Computed]):
    """The whole part; `thesis`: products per second of the thesis' FPGA by size."""

    title: ClassVar[str] = "Binary fields"
    thesis: dict[int, int]

    def cards(self) -> Iterator[Card]:
        """The cards that compare Modmill's products with the peers'."""
        checked = f"{sum(one.checked for one in self.backends):,} results: the golden model; inverses"
        case = Case(HEADLINE, "trinomial", "mul").name
        rows = [row for row in self.rows if row.case == case]
        what = f"a product in GF(2^{HEADLINE})"
        yield from headline(rows, what, checked, ok=self.ok, best_is_least=True)

    def data(self) -> dict[str, object]:
        """For report.json."""
        return {"fields": self}

    def tables(self) -> Iterator[Table]:
        """Tables of checked results, the peers, the thesis' FPGA, gates on record, and the thesis' own peers."""
        yield checked_table(
            "GF(2^m), checked",
            "products and squares compared with the golden model, products of elements and their inverses with 1",
            self.backends,
        )
        rows = self.rows
        repeat = {
            Case(bits, "trinomial", op).name: f"modmill bench gf2 --bits {bits} --op {op} --peers"
            for bits in BITS
            for op in OPS
        }
        yield beside_peers(
            "Products in GF(2^m)",
            "arrays, and one product in a call (single), on one core (on an OpenCL processor, all its threads "
            "together); NTL built for this machine",
            rows,
            of_rows(rows, best_is_least=True),
            [repeat.get(row.case, CHECK) for row in rows],
        )
        one, many = ({b: r for b in self.thesis if (r := _best(rows, b, op)) is not None} for op in ("single", "mul"))
        yield Table(
            "Published products in GF(2^m)",
            "products per second of the thesis' FPGA, one at a time, and of this core: one in a call of compiled code, "
            "which compares like with like, and in arrays. A ratio above 1 means that this core is faster",
            tuple(Column(n, number=True) for n in ("bits", "its /s", "one a call, /s", "ratio", "arrays, /s", "ratio")),
            [
                (str(bits), f"{its:,}", *(cell for ours in (one, many) for cell in _beside(ours[bits], its)))
                for bits, its in self.thesis.items()
                if bits in one and bits in many
            ],
        )
        yield recorded.table(self.thesis)
        yield from thesis_tables.tables(one, "this core")


def _beside(ours: float, its: float) -> tuple[str, str]:
    return f"{ours:,.0f}", format_ratio(ours / its)


def _best(rows: Sequence[Row], bits: int, op: str) -> float | None:
    """Our products per second at that size in the cache, on the fastest backend; None if it was not measured."""
    case = Case(bits, "trinomial", op).name
    return max((1e9 / row.value for row in rows if row.case == case), default=None)


def measure(request: Request) -> Fields | None:
    """Checks and measures each backend that can run, and OpenCL devices if everything is asked for."""
    effort = QUICK if request.quick else FULL
    cases = [Case(bits, "trinomial", op) for op in OPS for bits in effort.bits]
    found = [
        *on_backends(
            request,
            Computed,
            lambda name: _check(lambda case: _native_engine(case, name), effort),
            lambda names: field_rows(
                cases, names, seconds=effort.compare, peers=True, python=False, missing=request.missing
            ),
        )
    ]
    for name in _devices(request.missing) if request.everything else ():
        request.say(f"gf2: {name}")
        try:
            found.append(_device(name, effort))
        except ModmillError as e:
            request.missing(f"gf2: {name}: {e}")
    return Fields(tuple(found), published.best_fpga()) if found else None


def check(engine: Engine, case: Case, effort: Effort) -> tuple[int, int]:
    """(results checked, results that are right): products by the golden model, inverses by their products."""
    a, b = (array[: effort.elements] for array in case.operands())
    product, inverse = engine.mul(a, b), engine.inv(a)
    right = 0
    for i in range(min(effort.golden, len(a))):
        right += as_int(product[i]) == golden.mul(case.poly, as_int(a[i]), as_int(b[i]))
        right += as_int(engine.square(a[i : i + 1])[0]) == golden.square(case.poly, as_int(a[i]))
    one = np.zeros(case.words, np.uint64)
    one[0] = 1
    right += _equal(engine.mul(a, inverse), np.broadcast_to(one, a.shape))
    right += _equal(engine.mul(product, inverse), b)
    return 2 * min(effort.golden, len(a)) + 2 * len(a), int(right)


def _equal(found: NDArray[np.uint64], expected: NDArray[np.uint64]) -> int:
    return int((found == expected).all(axis=1).sum())


def _native_engine(case: Case, backend: str) -> Engine:
    raw = case.poly.to_bytes(8 * (case.words + 1), "little")
    return _native.Gf2Engine(raw, backend=backend, method="auto", ring=False, threads=1)


def _check(engine_of: Callable[[Case], Engine], effort: Effort) -> tuple[str, int, int, float]:
    """Why it runs, the results checked and those that are right, and the seconds that they took."""
    begin = time.perf_counter()
    engines = [(engine_of(case), case) for case in (Case(bits, "trinomial", "inv") for bits in effort.bits)]
    counts = [check(engine, case, effort) for engine, case in engines]
    checked, right = map(sum, zip(*counts, strict=True))
    return engines[0][0].why, checked, right, time.perf_counter() - begin


def _devices(missing: Callable[[str], None]) -> list[str]:
    from modmill.opencl.devices import devices, find

    try:
        return [found.facts.key for found in devices()] or [find().facts.key]
    except BackendUnavailable as e:
        missing(f"gf2: {e}")
        return []


def _device(name: str, effort: Effort) -> Computed:
    """A device, with operands that stay on it: ns per product; on a processor, of all its threads together."""
    from modmill.gf2.opencl.engine import Engine as DeviceEngine
    from modmill.gf2.opencl.explore.evaluate import measure as timed

    cases = [Case(bits, "trinomial", "mul") for bits in effort.bits]
    engines = {case.bits: DeviceEngine(case.poly, name) for case in cases}
    rows: list[Row] = []
    for case in cases:
        engine = engines[case.bits]
        figures = timed(engine, effort.compare)
        value = float(figures.get("core_ns", figures["ns"]))
        title = f"{engine.backend} {engine.method}"
        text = f"mul-{case.bits}-trinomial-device"
        rows.append(Row("gf2", text, title, value, "ns", None, None, None, 1, int(figures["n"])))
    why, checked, right, seconds = _check(lambda case: engines[case.bits], effort)
    return Computed(name, why, seconds, tuple(rows), checked, right)
