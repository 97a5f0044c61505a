"""The report of several machines: every worker runs `modmill report` on its own."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modmill.arguments import public
from modmill.backends import Fabric, parse
from modmill.cluster.part import Part, Plan, Told
from modmill.cluster.runs import Session
from modmill.cluster.settings import settings_of
from modmill.errors import ToolFailed, UsageError
from modmill.files import Name, check_directory, write_atomic
from modmill.progress import ProgressCallback

PAGES = ("report.html", "report.json")
COMMAND = (sys.executable, "-m", "modmill", "report", "--json", "--quiet")
REFUSED = 1
"""The exit code of a report in which a check failed."""


@dataclass(frozen=True, slots=True)
class NodeReport:
    """The report of one machine: its name, whether every check holds, its records, and its pages where asked for."""

    node: str
    ok: bool
    records: tuple[dict[str, Any], ...]
    pages: dict[str, str]


@dataclass(frozen=True, slots=True)
class Reports:
    """The work of reports on workers."""

    quick: bool
    pages: bool

    def open(self, shard: int | None, supplied: Any, told: Told) -> None:
        """Nothing is shared."""

    def compute(self, opened: None, part: Part, told: Told) -> bytes:
        """The report of this machine, as JSON."""
        from modmill.machine import facts

        with tempfile.TemporaryDirectory(prefix="modmill-report-") as folder:
            command = [*COMMAND, *(["--quick"] if self.quick else [])]
            command += ["--out", folder] if self.pages else []
            done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
            if done.returncode not in (0, REFUSED) or not done.stdout:
                last = done.stderr.strip().splitlines()[-1:] or ["nothing was said"]
                raise ToolFailed(f"modmill report failed on {facts().cpu}: {last[0]}", tool="modmill report")
            pages = {name: Path(folder, name).read_text("utf-8") for name in PAGES if Path(folder, name).is_file()}
        records = [json.loads(line) for line in done.stdout.splitlines()]
        found = {"node": socket.gethostname(), "ok": done.returncode == 0, "records": records, "pages": pages}
        return json.dumps(found).encode()


@public
def report(
    *,
    backend: str = Fabric.CLUSTER.value,
    quick: bool = False,
    out: Name | None = None,
    progress: ProgressCallback | None = None,
) -> list[NodeReport]:
    """Measures each worker's machine, all at once. `out` gets a folder for each, with its page and data.

    A machine's name is its number and its host's name; several workers may be on one host.

    A cluster's settings should give one worker to each node, with all its cores, as they do by default.

    Raises ToolFailed, UsageError for an `out` that cannot be written, and what the cluster raises.
    """
    found = parse(backend)
    if found.fabric is not Fabric.CLUSTER:
        raise UsageError(f"backend: must be cluster:ADDRESS (got {backend})", got=backend)
    place = None if out is None else check_directory(out, "out")
    job = Reports(quick, place is not None)
    reports: list[NodeReport] = []
    with Session(lambda *_: job, settings_of(found.choice)) as session:
        workers = session.staff.pool.wanted
        # A shard for each worker, so that each does one.
        parts = [Part(index, None, 1, index) for index in range(workers)]
        plan = Plan("report", "machines", parts, workers, keeps=False)
        with session.run(plan, progress) as results:
            for part, result in results:
                fields = json.loads(result)
                node = f"{part.index:03}-{fields['node']}"
                reports.append(NodeReport(node, fields["ok"], tuple(fields["records"]), fields["pages"]))
                if place is not None:
                    folder = place / node
                    folder.mkdir(parents=True, exist_ok=True)
                    for name, text in fields["pages"].items():
                        write_atomic(folder / name, text)
    return reports
