"""The report on a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from modmill import bench
from modmill.quantity import format_count, format_duration, format_rate
from modmill.report.collect import Report
from modmill.tables import plain_table, verdict


def render(report: Report) -> Iterator[RenderableType]:
    """The parts of the report, in order."""
    m = report.machine
    yield f"[bold]Modmill {m.version}[/bold] on {escape(m.cpu)}, {m.cores} cores, {m.core_ghz} GHz, load {m.load}"
    yield f"{report.date}; {escape(m.compiler)}; commit {m.commit or 'unknown'}; {', '.join(m.peers) or 'no peers'}"
    if m.load > m.cores:
        yield "[yellow]This machine is busy (load above its cores): single runs are slower than it can do.[/yellow]"
    yield ""
    yield "[bold]Real squarings, checked[/bold] (one core, self-checks included; proof: time on top)"
    yield _squarings(report)
    yield ""
    yield "[bold]Beside the peers[/bold] (ns and ratio, interleaved medians; above 1x ours is faster)"
    yield _peers(report)
    yield ""
    yield "[bold]The puzzles on this core[/bold] (projected from the medians above, not run)"
    yield _puzzles(report)
    yield ""
    yield "[bold]Published figures[/bold] (quoted; ratio above 1: this core is faster)"
    yield _published(report)
    yield ""
    if report.signatures.backends:
        yield "[bold]Signatures, each judged on its own[/bold] (Ed25519, one core, a new key each time)"
        yield _judged(report)
        yield ""
        yield "[bold]Signatures beside the peers[/bold] (signatures a second and ratio; above 1x ours is faster)"
        yield _signature_peers(report)
        yield ""
        if report.signatures.latency is not None:
            under_load = report.signatures.latency
            yield f"[bold]Latency of the stream[/bold] ({under_load.backend}, one worker, open-loop arrivals)"
            yield _latency(report)
            yield ""
        yield "[bold]Published rates[/bold] (quoted; ratio above 1: this core is faster)"
        yield _rates(report)
        yield ""
    if report.fields.backends:
        yield "[bold]Products in GF(2^m)[/bold] (arrays, ns on one core; NTL built for this machine; the thesis' FPGA)"
        yield _fields(report)
        yield ""
    if report.hardware.runs:
        yield "[bold]Hardware units, simulated[/bold] (every clock cycle of the RTL; compared with the CPU)"
        yield _simulated(report)
        yield ""
    if report.hardware.costs:
        yield "[bold]Cost of hardware units[/bold] (recorded, bench/record; estimates are before placement)"
        yield _costs(report)
        yield ""
        if any(c.pieces for c in report.hardware.costs):
            yield "[bold]In standard cells[/bold] (recorded; gates of a real library, before layout)"
            yield _pieces(report)
            yield ""
    for line in report.missing:
        yield f"[yellow]missing:[/yellow] {escape(line)}"
    verdict = "every check holds" if report.ok else "[bold red]at least one check says NO[/bold red]"
    yield f"{verdict}; took {format_duration(report.seconds)}"


def _squarings(report: Report) -> Table:
    table = plain_table(
        *("modulus", "bits", "backend", "steps", "ns", "rate", "checked by", "ok"),
        right=("bits", "steps", "ns", "rate"),
    )
    for entry in report.entries:
        for i, chain in enumerate(sorted(entry.chains, key=lambda c: c.ns)):
            name, bits = (entry.modulus.name, str(entry.modulus.bits)) if i == 0 else ("", "")
            count, rate = format_count(chain.steps), format_rate(chain.steps / chain.seconds)
            table.add_row(name, bits, chain.backend, count, f"{chain.ns:,.1f}", rate, chain.against, verdict(chain.ok))
        known = f"{entry.known} known answers"
        table.add_row("", "", "", "", "", "", known, verdict(entry.known == entry.known_ok > 0))
        share, took = f"+{100 * entry.proof.share:.1f} %", format_duration(entry.proof.verify_seconds)
        table.add_row("", "", "proof", "", "", share, f"verifier {took}", verdict(entry.proof.ok))
    return table


def peer_columns(report: Report) -> list[str]:
    """The short names of all peers that took part, in order."""
    return list(dict.fromkeys(r.peer_name for e in report.entries for r in e.rows if r.peer))


def _peers(report: Report) -> Table:
    names = peer_columns(report)
    table = plain_table("modulus", "backend", "ours, ns", *names, right=("ours, ns", *names))
    for entry in report.entries:
        for backend in dict.fromkeys(r.backend for r in entry.rows):
            rows = [r for r in entry.rows if r.backend == backend]
            cells = {r.peer_name: _cell(r) for r in rows if r.peer}
            table.add_row(entry.modulus.name, backend, f"{rows[0].value:,.1f}", *(cells.get(n, "") for n in names))
    return table


def _cell(row: bench.Row) -> str:
    if row.peer_value is None or row.ratio is None:
        return ""
    return f"{row.peer_value:,.0f} [bold]{row.ratio:.2f}x[/bold]"


def _puzzles(report: Report) -> Table:
    table = plain_table(
        *("puzzle", "squarings", "on this core", "where it stands"),
        right=("squarings", "on this core"),
        wrap=("where it stands",),
    )
    for entry in report.entries:
        puzzle = entry.modulus.puzzle
        rounds = puzzle.rounds or (puzzle.t,)
        counts, times = (f"{t:,}" for t in rounds), (format_duration(entry.solving(t)) for t in rounds)
        table.add_row(entry.modulus.name, "\n".join(counts), "\n".join(times), escape(_first_sentence(puzzle.status)))
    return table


def _first_sentence(text: str) -> str:
    # A full stop after a single letter ends an initial, not a sentence.
    return re.split(r"(?<=\w\w)[.:] ", text, maxsplit=1)[0].rstrip(".")


def _published(report: Report) -> Table:
    table = plain_table(
        *("published", "fabric", "bits", "its ns", "ours, ns", "ratio"),
        right=("bits", "its ns", "ours, ns", "ratio"),
        wrap=("published",),
    )
    for figure in report.published:
        ours = report.ours_at(figure.bits)
        here, ratio = ("", "") if ours is None else (f"{ours:.1f}", f"{figure.ns / ours:.2f}x")
        table.add_row(escape(figure.title), figure.fabric, str(figure.bits), f"{figure.ns:g}", here, ratio)
    return table


def _judged(report: Report) -> Table:
    right = ("known answers", "random", "best rate")
    table = plain_table("backend", *right, "checked by", "ok", right=right)
    for judged in report.signatures.backends:
        counts = (f"{judged.known_ok:,} of {judged.known:,}", f"{judged.random_ok:,} of {judged.random:,}")
        against = "known answers, golden model"
        table.add_row(judged.backend, *counts, f"{judged.rate:,.0f}/s", against, verdict(judged.ok))
    return table


def _signature_peers(report: Report) -> Table:
    table = plain_table(
        *("message", "backend", "ours, /s", "peer", "its /s", "ratio"),
        right=("ours, /s", "its /s", "ratio"),
        wrap=("peer",),
    )
    last = None
    for row in (row for judged in report.signatures.backends for row in judged.rows):
        first = (row.case, row.backend) != last
        last = (row.case, row.backend)
        length = row.case.rsplit("-", 1)[1]
        ours = (f"{length} bytes", row.backend, f"{row.value:,.0f}") if first else ("", "", "")
        theirs = "" if row.peer_value is None else f"{row.peer_value:,.0f}"
        table.add_row(*ours, escape(row.peer or ""), theirs, "" if row.ratio is None else f"{row.ratio:.2f}x")
    return table


def _fields(report: Report) -> Table:
    right = ("bits", "ns", "times NTL", "times the FPGA", "checked")
    table = plain_table("backend", *right, "ok", right=right)
    for computed in report.fields.backends:
        for case in dict.fromkeys(row.case for row in computed.rows):
            rows = [row for row in computed.rows if row.case == case]
            bits = int(case.split("-")[1])
            ratio = next((f"{row.ratio:.1f}" for row in rows if row.ratio and (row.peer or "").startswith("NTL")), "")
            fpga = f"{1e9 / rows[0].value / report.fields.thesis[bits]:,.0f}"
            counts = f"{computed.right:,} of {computed.checked:,}"
            table.add_row(
                rows[0].backend, str(bits), f"{rows[0].value:,.1f}", ratio, fpga, counts, verdict(computed.ok)
            )
    return table


def _latency(report: Report) -> Table:
    assert report.signatures.latency is not None
    right = ("load", "offered/s", "median, us", "99 %, us", "longest, us")
    table = plain_table(*right, right=right)
    for level in report.signatures.latency.levels:
        times = (f"{t:,.0f}" for t in (level.p50_us, level.p99_us, level.max_us))
        table.add_row(f"{100 * level.load:g} %", f"{level.offered:,.0f}", *times)
    return table


def _rates(report: Report) -> Table:
    right = ("its /s", "latency, us", "watts", "ratio")
    table = plain_table("published", "fabric", "of a", *right, right=right, wrap=("published",))
    ours = report.signatures.rate
    for rate in report.signatures.published:
        ratio = f"{ours / rate.per_second:.2f}x" if ours else ""
        numbers = ("" if x is None else f"{x:g}" for x in (rate.microseconds, rate.watts))
        table.add_row(escape(rate.title), rate.fabric, rate.per, f"{rate.per_second:,.0f}", *numbers, ratio)
    return table


def _simulated(report: Report) -> Table:
    table = plain_table(
        *("unit", "bits", "squarings", "cycles each", "cycles/s", "simulator", "checked by", "ok"),
        right=("bits", "squarings", "cycles each", "cycles/s"),
        wrap=("checked by",),
    )
    for r in report.hardware.runs:
        rate = format_count(r.cycles / r.seconds) if r.seconds > 0 else ""
        counts = (str(r.bits), format_count(r.steps), f"{r.cycles_per_squaring:.2f}", rate)
        against = r.against if r.ok else f"{r.against}: {r.reason}"
        table.add_row(r.unit, *counts, r.simulator, escape(against), verdict(r.ok))
    return table


def _costs(report: Report) -> Table:
    right = ("bits", "kLUT", "DSP", "cycles", "ns", "energy")
    table = plain_table(
        *("unit or published design", *right, "target", "how it is known"), right=right, wrap=("how it is known",)
    )
    for c in report.hardware.costs:
        if c.target != "asic":
            luts, energy = (
                "" if c.lut is None else f"{c.lut / 1000:.1f}",
                "" if c.energy is None else f"{c.energy:,.0f}",
            )
            numbers = (
                luts,
                "" if c.dsp is None else f"{c.dsp:,}",
                str(c.cycles),
                "" if c.ns is None else f"{c.ns:.1f}",
            )
            table.add_row(escape(c.configuration), str(c.bits), *numbers, energy, c.target, f"{c.kind}, {c.date}")
    for f in report.published:
        if f.unit is not None:
            numbers = (f"{f.kilo_luts:g}", f"{f.dsps:,}" if f.dsps else "", str(f.cycles or ""), f"{f.ns:g}")
            table.add_row(escape(f.title), str(f.bits), *numbers, "", "xcup", "published, built")
    return table


def _pieces(report: Report) -> Table:
    right = ("bits", "um2", "ns")
    table = plain_table("unit", "bits", "piece", *right[1:], right=right, wrap=("piece",))
    for c in report.hardware.costs:
        for p in c.pieces:
            table.add_row(c.unit, str(c.bits), escape(p.what), f"{p.um2:,.0f}", f"{p.ns:.2f}")
    return table
