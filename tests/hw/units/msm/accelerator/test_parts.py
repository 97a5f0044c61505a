"""The parts of the accelerator, each in Python against the plan: recoder, placement, queue, merger."""

from __future__ import annotations

import itertools
import random

import numpy as np
import pytest

from modmill.hw.circuit.part import Part
from modmill.hw.units.msm.accelerator import dealer
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.limbs import scalars_of
from modmill.hw.units.msm.accelerator.merger import merger
from modmill.hw.units.msm.accelerator.plan import Pass, plan
from modmill.hw.units.msm.accelerator.recoder import recoder
from tests.hw.support import Driven


def config(adders: int, windows: int, width: int, last_rows: int = 0, bits: int = 7, **more: int | str) -> MsmConfig:
    return MsmConfig("msm", "integers", bits, adders, windows, width, last_rows, **more)  # pyright: ignore[reportArgumentType]


def act(part: Part, **operands: int) -> dict[str, int]:
    """The results of a pipelined part for these operands."""
    (op,) = (op for op in _instance(part) if op.kind is part.kind)
    given = [operands[port.name] for port in part.inputs]
    return dict(zip(part.results, part.kind.act(op, given, 0), strict=True))


def _instance(part: Part) -> list:  # pyright: ignore[reportMissingTypeArgument, reportUnknownParameterType]
    from modmill.hw.circuit.graph import Circuit

    c = Circuit()
    part(c, part.name, **{op.name: c.input(op.name, op.outs[0].high) for op in part.inputs})
    return c.ops


def registers(one: Pass) -> dict[str, int]:
    """The words that the sequencer holds for the recoders during a pass."""
    found = {"symmetric": int(one.symmetric), "unsigned": int(one.unsigned), "bias": one.bias}
    for j, (base, width) in enumerate(zip(one.bases, one.widths, strict=True)):
        found |= {f"base_{j}": base, f"mask_{j}": (1 << width) - 1}
    return found


def check_recoder(made: MsmConfig, passes: list[Pass], scalars: list[int]) -> None:
    part, size = recoder(made), made.bucket_bits
    for one in passes:
        wanted = one.digits(scalars_of(scalars))
        for number, scalar in enumerate(scalars):
            digits = act(part, scalar=scalar, live=1, **registers(one))["digits"]
            for valid, bucket, negative in zip(*(part[number].tolist() for part in wanted), strict=True):
                digit, digits = digits & (4 << size) - 1, digits >> size + 2
                assert digit == (bucket | negative << size | 1 << size + 1 if valid else 0)
    assert act(part, scalar=scalars[-1], live=0, **registers(passes[0]))["digits"] == 0


@pytest.mark.parametrize(("windows", "width", "last_rows"), [(1, 2, 0), (2, 3, 5), (3, 4, 0), (6, 2, 3)])
def test_the_recoder_on_every_scalar(windows: int, width: int, last_rows: int) -> None:
    made = config(1, windows, width, last_rows, bits=6)
    for symmetric in (True, False):
        check_recoder(made, plan(made, symmetric=symmetric), list(range(64)))


@pytest.mark.parametrize("curve", ["bls12-377", "bls12-381"])
def test_the_recoder_at_full_width(curve: str) -> None:
    made = MsmConfig(curve=curve)
    r = made.order
    scalars = [0, 1, r // 2, r // 2 + 1, r - 1, random.Random(1).randrange(r)]
    check_recoder(made, plan(made), scalars)
    check_recoder(made, plan(made, window=7, symmetric=False)[-1:], scalars)


@pytest.mark.parametrize("adders", range(1, 7))
def test_the_placement_of_every_bucket(adders: int) -> None:
    for windows, last_rows in itertools.product((1, 2, 5, 6), (0, 11)):
        made = config(adders, windows, 4, last_rows)
        part, size = dealer.placement(made), made.bucket_bits
        wide = dealer.digit_bits(made)
        for j in range(windows):
            buckets = np.arange(made.last_buckets if j == windows - 1 else 8)
            for bucket, adder, row in zip(buckets.tolist(), *made_places(made, j, buckets), strict=True):
                digit = (bucket | 1 << size | 2 << size) << j * (size + 2)
                found = act(part, point=5, digits=digit)
                assert found["point"] == 5
                assert [found[f"some_{a}"] for a in range(adders)] == [int(a == adder) for a in range(adders)]
                at = (j if made.dealt else 0) * wide
                assert found[f"digits_{adder}"] >> at & (1 << wide) - 1 == row | 1 << wide - 2 | 1 << wide - 1


def made_places(made: MsmConfig, window: int, buckets: np.ndarray) -> tuple[list[int], list[int]]:  # pyright: ignore[reportMissingTypeArgument, reportUnknownParameterType]
    adder, row = plan(made)[0].place(np.full(len(buckets), window), buckets)
    return adder.tolist(), row.tolist()


@pytest.mark.parametrize("divisor", range(1, 7))
def test_reciprocals(divisor: int) -> None:
    most = (1 << 17) - 1
    bits, factor = dealer.reciprocal(divisor, most)
    n = np.arange(most + 1)
    assert (n * factor >> bits == n // divisor).all()
    assert factor.bit_length() <= 26


@pytest.mark.parametrize(("adders", "windows"), [(2, 2), (3, 4), (1, 1)])
@pytest.mark.parametrize("busy", [0, 70])
def test_a_queue_gives_every_digit_once_and_in_order(adders: int, windows: int, busy: int) -> None:
    made = config(adders, windows, 4, queue=16)
    count, wide = dealer.digits_of(made), dealer.digit_bits(made)
    queue, rng = Driven(dealer.queue(made, 2)), random.Random(3)
    wanted: list[tuple[int, int]] = []
    found: list[tuple[int, int]] = []
    shown = queue.step(push=0, taken=0, flush=0, point=0, digits=0)
    full = 0
    for cycle in range(300):
        # Room is known a cycle late, and was shown in the cycle before.
        push, taken = int(cycle < 200 and cycle % 2 and shown["room"]), int(rng.randrange(100) >= busy)
        point, digits, own = rng.randrange(128), 0, list[tuple[int, int]]()
        there = rng.randrange(1, 1 << count)
        for i in range(count):
            row, sign = rng.randrange(made.rows), rng.randrange(2)
            digits |= (row | sign << wide - 2 | (there >> i & 1) << wide - 1) << i * wide
            own += [(row, point | sign << made.value_bits)] * (there >> i & 1)
        wanted += own * push
        full += not shown["room"]
        shown = queue.step(push=push, taken=taken, flush=0, point=point, digits=digits)
        if shown["valid"] and taken:
            found.append((shown["row"], shown["value"]))
    for _ in range(8 * len(wanted)):
        shown = queue.step(push=0, taken=1, flush=0, point=0, digits=0)
        if shown["valid"]:
            found.append((shown["row"], shown["value"]))
    assert found == wanted
    assert shown["idle"] == 1
    for flush in (1, 0):
        queue.step(push=0, taken=0, flush=flush, point=0, digits=0)
    offered = [queue.step(push=0, taken=taken, flush=0, point=0, digits=0) for taken in (0, 0, 1, 0)]
    assert [(one["valid"], one["flushes"]) for one in offered] == [(1, 1)] * 3 + [(0, 0)]
    assert full > 0 or not busy


@pytest.mark.parametrize(("adders", "windows"), [(1, 1), (2, 2), (3, 2)])
@pytest.mark.parametrize("busy", [0, 70])
def test_the_merger_loses_no_sum_on_its_way(adders: int, windows: int, busy: int) -> None:
    made, rng = config(adders, windows, 4, tags=2, copies=16), random.Random(adders)
    part = Driven(merger(made, made.rows - 1, 127))
    plan_ = {"rows": made.window_rows, "last_rows": made.last_window_rows}
    rows = made.rows if made.dealt else made.window_rows
    sums = [
        [(a, rng.randrange(made.rows), rng.randrange(128)) for _ in range(rows + made.copied)] for a in range(adders)
    ]
    left = [list(one) for one in sums]
    quiet = {f"{name}_{a}": 0 for a in range(adders) for name in ("valid", "row", "sum")}
    for _ in range(4):
        part.step(**plan_, **quiet, flush=0, out_ready=0)
    part.step(**plan_, **quiet, flush=1, out_ready=0)
    found, gaps = list[tuple[int, int, int]](), 0
    while len(found) < adders * (rows + made.copied):
        given, taken = dict(quiet), int(rng.randrange(100) >= busy)
        for a in range(adders):
            if left[a] and rng.randrange(100) >= busy // 2:
                _, row, total = left[a][0]
                given |= {f"valid_{a}": 1, f"row_{a}": row, f"sum_{a}": total}
        shown = part.step(**plan_, **given, flush=0, out_ready=taken)
        for a in range(adders):
            if shown[f"takes_{a}"] and given[f"valid_{a}"]:
                left[a].pop(0)
        assert shown["busy"] or not any(left)
        if shown["out_valid"] and taken:
            found.append((shown["out_adder"], shown["out_row"], shown["out_sum"]))
        elif found:
            gaps += 1
    assert found == [one for of_adder in sums for one in of_adder]
    assert busy or gaps == 2 * (adders - 1), "two cycles from an adder to the next"
    assert not part.step(**plan_, **quiet, flush=0, out_ready=1)["busy"]
