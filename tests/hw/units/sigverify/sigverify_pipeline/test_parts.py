"""The pieces of the pipeline that compute nothing, each alone under random stalls."""

from __future__ import annotations

import random
from typing import Any

import pytest

from modmill.hw.circuit.clocked import Stepper, through
from modmill.hw.circuit.evaluate import value
from modmill.hw.circuit.kinds import INPUT
from modmill.hw.emit.constraints import constraints
from modmill.hw.interface import registry
from modmill.hw.units.sigverify.sha512 import core as sha512
from modmill.hw.units.sigverify.sha512.config import Sha512Config
from modmill.hw.units.sigverify.sigverify_pipeline import core, intake, reorder
from modmill.hw.units.sigverify.sigverify_pipeline.config import PipelineConfig
from modmill.hw.units.sigverify.sigverify_pipeline.records import record_beats
from modmill.hw.units.sigverify.wire_front import core as wire_front
from modmill.hw.units.sigverify.wire_front.config import WireConfig
from tests.hw.support import Driven


@pytest.mark.parametrize("stalls", [0, 40])
def test_the_intake_takes_records_apart(stalls: int) -> None:
    """Heads as numbers, R, A and the message for the hash; what is too short leaves no trace but a count."""
    rng = random.Random(stalls)
    sizes = [96, 97, 95, 103, 104, 105, 0, 1, 88, 96, 300, *(rng.randrange(250) for _ in range(60))]
    records = [rng.randbytes(size) for size in sizes]
    beats = [beat for i, record in enumerate(records) for beat in record_beats(record, {"tag": i, "rule": i % 4}, rng)]
    driven = Driven(intake.build(8, 2))
    heads: list[tuple[int, ...]] = []
    hashed: list[bytes] = []
    malformed, message = 0, b""
    for _ in range(20_000):
        if not beats and len(hashed) + malformed == len(records):
            break
        offered, room, ready = (int(rng.randrange(100) >= stalls) for _ in range(3))
        offered = offered if beats else 0
        beat = beats[0] if beats else {"data": 0, "bytes": 0, "last": 0, "tag": 0, "rule": 0}
        seen = driven.step(valid=offered, room=room, hash_ready=ready, **beat)
        malformed += seen["malformed"]
        if seen["head"] and room:
            heads.append(tuple(seen[name] for name in ("r", "s", "a", "tag", "rule")))
        if seen["hash_valid"] and ready:
            message += seen["hash_data"].to_bytes(8, "little")[: seen["hash_bytes"] if seen["hash_last"] else 8]
            if seen["hash_last"]:
                hashed.append(message)
                message = b""
        if offered and seen["ready"]:
            beats.pop(0)
    good = [(i, record) for i, record in enumerate(records) if len(record) >= 96]
    cut = [[int.from_bytes(record[k : k + 32], "little") for k in (0, 32, 64)] for _, record in good]
    assert heads == [(*numbers, i, i % 4) for numbers, (i, _) in zip(cut, good, strict=True)]
    assert hashed == [record[:32] + record[64:] for _, record in good]
    assert malformed == len(records) - len(good)


@pytest.mark.parametrize("stalls", [0, 50])
def test_results_leave_in_the_order_of_their_tickets(stalls: int) -> None:
    """Many rounds through a small buffer, verdicts in random order, the buffer full now and then."""
    rng = random.Random(stalls)
    driven = Driven(reorder.build(4, 8), seed=stalls + 1)
    open_: list[tuple[int, int]] = []
    expected: list[tuple[int, int]] = []
    verdicts: dict[int, int] = {}
    given, fullest, found = 0, 0, list[tuple[int, int]]()
    for cycle in range(4000):
        ready = int(rng.randrange(100) >= stalls)
        bring = rng.randrange(len(open_)) if open_ and (rng.randrange(3) == 0 or len(open_) == 16) else None
        ticket, number = open_[bring] if bring is not None else (rng.randrange(16), 0)
        verdict = number % 8
        wants, tag = rng.randrange(4) > 0, rng.randrange(256)
        seen = driven.step(take=0, tag=tag, done=int(bring is not None), of=ticket, verdict=verdict, out_ready=ready)
        if cycle < 16:
            assert not seen["room"] and not seen["valid"]
        if bring is not None:
            verdicts[number] = verdict
            open_.pop(bring)
        if seen["valid"] and ready:
            found.append((seen["out_tag"], seen["out_verdict"]))
        fullest = max(fullest, seen["under_way"])
        # What is given out depends on `room`, which does not depend on `take`: so it is asked for in the next cycle.
        if wants and seen["room"] and len(expected) - len(found) < 16:
            seen = driven.step(take=1, tag=tag, done=0, of=0, verdict=0, out_ready=0)
            assert seen["room"]
            open_.append((seen["ticket"], given))
            expected.append((tag, given))
            given += 1
    assert len(found) > 500 and fullest == 16
    assert found == [(tag, verdicts[n]) for tag, n in expected[: len(found)]]


@pytest.mark.parametrize("given", [{}, {"multipliers": 2, "halvers": 2, "consumers": 3}, {"source": "frames"}])
def test_no_handshake_reaches_through_a_stage(given: dict[str, Any]) -> None:
    """The outputs of a stage follow from its registers alone; only the intake passes messages on, between two queues.

    The parts inside the hash and the front hide it: those are looked at in the next test.
    """
    made = core.build(PipelineConfig(**given))
    stages = {op.name: op for op in made.circuit.ops if op.name in made.stages}
    assert sorted(stages) == sorted(made.stages) and len(stages) >= 8
    assert {name for name, op in stages.items() if through(op)} <= {"intake", "sha512", "wire_front"}


@pytest.mark.parametrize("made", [sha512.build(Sha512Config()), wire_front.build(WireConfig())])
def test_what_the_hash_and_the_front_show_follows_from_registers(made: sha512.Core | wire_front.Core) -> None:
    """Other inputs in the same cycle change none of the results."""
    rng, stepper = random.Random(4), Stepper(made.circuit)
    inputs = [op.outs[0] for op in made.circuit.ops if op.kind is INPUT]
    shown = set[tuple[int, ...]]()
    for _ in range(50):
        first, second = ({wire.name: rng.randint(0, wire.high) for wire in inputs} for _ in range(2))
        one, other = stepper.show(first), stepper.show(second)
        results = [tuple(value(word, values) for word in made.results.values()) for values in (one, other)]
        assert results[0] == results[1]
        shown.add(results[0])
        stepper.step(first)
    assert len(shown) > 1


def test_the_constraints_name_a_region_for_each_stage() -> None:
    unit = registry.build(registry.configure("sigverify_pipeline"))
    files = constraints(unit, {"goal": "", "period": "4.000"})
    text = files["constraints/sigverify_pipeline.xdc"]
    named = [line.split()[2] for line in text.splitlines() if line.startswith("# create_pblock ")][1:]
    assert named == list(unit.regions) and "double_scalar" in named and "NAME =~ *u_processor_2}" in text
    other = registry.build(registry.configure("scalars"))
    assert "of its own" not in constraints(other, {"goal": "", "period": "4.000"})["constraints/scalars.xdc"]
