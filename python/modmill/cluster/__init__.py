"""`modmill.cluster`: jobs over many machines, by Ray (`pip install 'modmill[cluster]'`).

Wherever a job takes a backend, `cluster:ADDRESS` spreads it over the workers of a cluster; `cluster:local` starts one
on this machine. :class:`Cluster` gives such a name the settings that it lacks. Results are bit for bit those of one
machine, whatever the workers and their losses.

Three jobs that one machine does not have are functions here: :func:`evaluate_many` walks a key from many inputs,
:func:`prove` makes the proof of a finished chain, and :func:`report` measures each machine.
"""

from modmill.cluster.designs import explored_on
from modmill.cluster.proofs import prove
from modmill.cluster.reports import NodeReport, report
from modmill.cluster.settings import Cluster
from modmill.cluster.walks import evaluate_many

__all__ = ["Cluster", "NodeReport", "evaluate_many", "explored_on", "prove", "report"]
