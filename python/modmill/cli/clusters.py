"""The options by which a command's work is spread over a cluster."""

# Without `from __future__ import annotations`: commands of other modules inherit these fields with their types.

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import typer

from modmill.backends import AUDITS, Fabric, parse
from modmill.cli.choices import one_of
from modmill.cli.paths import writes
from modmill.errors import UsageError

Address = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Spread work over a Ray cluster: HOST:PORT, auto or local.",
    ),
]


@dataclass(frozen=True, kw_only=True)
class ClusterOptions:
    """The options of commands that a cluster can run; --backend is then what its workers compute on."""

    cluster: Address = None
    workers: Annotated[
        int | None,
        typer.Option("--workers", metavar="N", min=1, help="Workers on the cluster (default: one for each node)."),
    ] = None
    journal: Annotated[
        str | None,
        typer.Option(
            "--journal",
            metavar="F",
            help="Keep the finished parts of work on a cluster here; the same command goes on from them.",
            click_type=writes(),
        ),
    ] = None

    audit: Annotated[
        str,
        typer.Option(
            "--audit",
            metavar="WHICH",
            help="Parts that another worker checks: sampled (about 4 % of the work), every, none.",
            click_type=one_of(AUDITS),
        ),
    ] = AUDITS[0]

    @contextlib.contextmanager
    def backend(self, named: str, threads: int = 0) -> Iterator[str]:
        """The backend of the work: the one that is named, or the cluster whose workers compute on that one.

        `threads` are those of a worker, 0 for as many as it has cores. Raises UsageError for options without a cluster.
        """
        if self.cluster is None:
            audit = None if self.audit == AUDITS[0] else self.audit
            for option, value in {"--workers": self.workers, "--journal": self.journal, "--audit": audit}.items():
                if value is not None:
                    raise UsageError(f"{option}: needs --cluster", got=value)
            yield named
            return
        from modmill.cluster.settings import Cluster  # few runs use one

        if parse(named).fabric is not Fabric.CPU:
            raise UsageError(f"--backend: workers compute on the processor (got {named})", got=named)
        with Cluster(
            *(self.cluster, named, self.workers, threads or None),
            audit=self.audit,
            journal=self.journal,
        ) as there:
            yield there.backend
