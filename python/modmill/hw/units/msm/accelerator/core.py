"""The accelerator as a circuit with state, made of its parts.

    pass -> sequencer -> scalars -> recoders -> reader -> points -> placement -> queues -> engines -> sums

The sequencer requests groups of scalars. Each has a recoder, and the reader requests the points of those with digits.
A point goes to the queue of each adder that has one of its digits. At the end of the pass all engines are flushed, and
their sums leave.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from modmill.hw.circuit.control import COUNTER_BITS, all_of, any_of, queued
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.msm.accelerator.config import SCALAR, MsmConfig
from modmill.hw.units.msm.accelerator.dealer import LATE, dealing_cycles, placement, queue
from modmill.hw.units.msm.accelerator.merger import merger
from modmill.hw.units.msm.accelerator.recoder import recoder
from modmill.hw.units.msm.accelerator.sequencer import fields_of, sequencer
from modmill.hw.units.msm.reader import core as reader
from modmill.hw.units.msm.reader.config import ReaderConfig


def build(config: MsmConfig, engine: Part, counted: Sequence[str]) -> tuple[Circuit, Mapping[str, Word]]:
    """The circuit and its results by name; `engine` sums values by row, and `counted` are those of its counters."""
    c, lanes = Circuit(), config.lanes
    fields = {f"in_{name}": c.input(f"in_{name}", high) for name, high in fields_of(config).items()}
    offered, asks = c.input("in_valid", 1), c.input("fetch_ready", 1)
    scalars_there, scalars = c.input("scalars_valid", 1), c.input("scalars_lanes", (1 << lanes * SCALAR) - 1)
    request_ready, points_there = c.input("request_ready", 1), c.input("points_valid", 1)
    point = c.input("points_point", (1 << config.value_bits) - 1)
    taken, reports = c.input("out_ready", 1), c.input("done_ready", 1)

    c.note("The state of the pass.")
    quiet, comes, leaving, points = (c.wire(name, 1) for name in ("quiet", "comes", "leaving", "points"))
    additions = c.wire("additions", (1 << COUNTER_BITS) - 1)
    operands = {"in_valid": offered, "fetch_ready": asks, "comes": comes, "quiet": quiet, "leaving": leaving}
    operands |= {"done_ready": reports, "points": points, "additions": additions}
    plan = sequencer(config).named(c, "sequencer", **operands, **fields)

    c.note("A recoder for each scalar of a group, all of which move at once.")
    pipeline, moves = recoder(config), c.wire("recodes", 1)
    c.connect(comes, c.both("group_comes", scalars_there, moves))
    there = [scalars_there]
    for k in range(pipeline.latency):
        there.append(c.register(f"recoding_{k}", there[-1], moves, reset=0))
    held = {op.name: plan[op.name] for op in pipeline.inputs if op.name in plan and op.name != "live"}
    bits = pipeline.inputs[0].outs[0].width
    lane_digits = [
        pipeline(
            *(c, f"recoder_{i}", moves),
            scalar=scalars.slice(i * SCALAR, bits),
            live=plan["live"].slice(i, 1) if lanes > 1 else plan["live"],
            **held,
        )[0]
        for i in range(lanes)
    ]
    group = lane_digits[0] if lanes == 1 else c.join("group", *lane_digits)
    read = c.wire("group_read", 1)
    room, some, (digits,) = queued(c, "groups", there[-1], [group], read)
    c.connect(moves, c.either("recoders_move", c.invert("no_group", there[-1]), room))

    c.note("The reader of the points with digits.")
    wide = pipeline.results["digits"].width
    circuit, found = reader.build(
        ReaderConfig(
            bits=config.value_bits, digits=wide, lanes=lanes, outstanding=config.outstanding, index=config.index
        ),
        restarts=True,
    )
    deals = c.wire("deals", 1)
    reading = Part("reader", "requests the points of scalars with digits", circuit, found)
    operands = {"digits_valid": some, "digits_lanes": digits, "restart": plan["begins"], "out_ready": deals}
    operands |= {"request_ready": request_ready, "points_valid": points_there, "points_point": point}
    reads = reading.named(c, "reader", **operands)
    c.connect(read, reads["digits_ready"])
    c.connect(points, c.both("requested", reads["request_valid"], request_ready))

    c.note("The adders and rows of a point. It leaves the reader where all queues have room, and then does not wait.")
    dealer = placement(config)
    placed = dealer.named(c, "placement", point=reads["out_point"], digits=reads["out_digits"])
    dealing = [c.both("deal", reads["out_valid"], deals)]
    for k in range(dealer.latency):
        dealing.append(c.register(f"dealing_{k}", dealing[-1], reset=0))
    rooms = [c.wire(f"room_{a}", 1) for a in range(config.adders)]
    c.connect(deals, c.register("deals_q", all_of(c, "all_room", rooms), reset=0))

    c.note("A queue may be in another die, so what goes there comes from registers.")
    point_there = c.register("point_there", placed["point"])
    waits = queue(config, dealing_cycles(config) + LATE)
    pushes = list[Word]()
    idle, sums = list[Word](), list[Mapping[str, Word]]()
    out_takes = [c.wire(f"takes_{a}", 1) for a in range(config.adders)]
    for a in range(config.adders):
        c.note(f"Adder {a}: its queue, then a flush.")
        push = c.register(f"push_{a}", c.both(f"deals_{a}", dealing[-1], placed[f"some_{a}"]), reset=0)
        pushes.append(push)
        ready = c.wire(f"ready_{a}", 1)
        operands = {"push": push, "taken": ready, "flush": plan["flush"]}
        operands |= {"point": point_there, "digits": c.register(f"digits_there_{a}", placed[f"digits_{a}"])}
        value = waits.named(c, f"queue_{a}", **operands)
        c.connect(rooms[a], value["room"])
        idle.append(value["idle"])
        operands = {"in_valid": value["valid"], "in_flush": value["flushes"], "in_row": value["row"]}
        operands |= {"in_value": value["value"], "out_ready": out_takes[a]}
        operands |= _rows(config, engine, plan, a)
        made = engine.named(c, f"engine_{a}", **operands)
        c.connect(ready, made["in_ready"])
        sums.append(made)

    c.note("All that lies between the scalars' memory and the adders is idle.")
    busy = any_of(c, "busy", [*there[1:], some, *dealing[1:], *pushes])
    c.connect(quiet, all_of(c, "all_quiet", [c.invert("not_busy", busy), reads["idle"], *idle]))
    c.connect(additions, _total(c, [made["additions"] for made in sums]))

    c.note("Sums leave, those of one adder after the other.")
    last = merger(config, sums[0]["out_row"].high, sums[0]["out_sum"].high)
    operands = {name: plan[name] for name in ("rows", "last_rows")} | {"flush": plan["collects"], "out_ready": taken}
    for a, made in enumerate(sums):
        operands |= {f"{name}_{a}": made[f"out_{name}"] for name in ("valid", "row", "sum")}
    merged = last.named(c, "merger", **operands)
    c.connect(leaving, merged["busy"])
    for a in range(config.adders):
        c.connect(out_takes[a], merged[f"takes_{a}"])

    results = {name: plan[name] for name in ("in_ready", "fetch_valid", "fetch_first", "done_valid")}
    results |= {name: word for name, word in plan.items() if name.startswith("done_")}
    results |= {"scalars_ready": moves, "points_ready": reads["points_ready"]}
    results |= {name: reads[name] for name in ("request_valid", "request_first")}
    results |= {name: word for name, word in merged.items() if name.startswith("out_")}
    results |= {name: reads[name] for name in reader.COUNTERS} | {"cycles": plan["cycles"]}
    results |= {f"{name}_{a}": made[name] for a, made in enumerate(sums) for name in counted}
    return c, results


def _rows(config: MsmConfig, engine: Part, plan: Mapping[str, Word], adder: int) -> dict[str, Word]:
    """The operands of an engine that say how many rows a flush has."""
    given = {name: plan[name] for name in ("rows", "last_rows")}
    if not config.dealt and adder < config.windows - 1:
        given = {"last_rows": plan["rows"]}
    named = {op.name: op.outs[0].high for op in engine.inputs}
    return {name: limited(word, named[name]) for name, word in given.items() if name in named}


def _total(c: Circuit, words: Sequence[Word]) -> Word:
    """The sum of the adders' counters, in the next cycle."""
    found = words[0]
    for k in range(1, len(words), 2):
        found = c.add(f"additions_{k}", found, *words[k : k + 2]).low(COUNTER_BITS)
    return c.register("additions_q", found, reset=0)
