"""`modmill.isogeny.walk`: the 4^k-isogeny walk from a kernel point: strategies, schedules, bounds.

:func:`plan` says what a strategy costs and makes its schedule; :func:`verify` checks any schedule; :func:`lower_bound`
is proved for all of them. A :class:`Strategy` of your own goes to :func:`serial` or :func:`overlapping`.
A :class:`Mode` says whether evaluations wait for their construction, and whether units are pipelined; :data:`USUAL` has
the latencies of each. :func:`compute` really walks.
"""

from modmill.isogeny.walk.bounds import lower_bound
from modmill.isogeny.walk.compute import Walk, WalkMismatch, compute
from modmill.isogeny.walk.draw import draw
from modmill.isogeny.walk.exact import fewest_cycles
from modmill.isogeny.walk.listing import overlapping, serial
from modmill.isogeny.walk.model import USUAL, Latencies, Mode, Strategy
from modmill.isogeny.walk.plan import NAMES, Plan, plan
from modmill.isogeny.walk.schedule import BadSchedule, Schedule, verify
from modmill.isogeny.walk.strategies import full_threshold

__all__ = [
    "NAMES",
    "USUAL",
    "BadSchedule",
    "Latencies",
    "Mode",
    "Plan",
    "Schedule",
    "Strategy",
    "Walk",
    "WalkMismatch",
    "compute",
    "draw",
    "fewest_cycles",
    "full_threshold",
    "lower_bound",
    "overlapping",
    "plan",
    "serial",
    "verify",
]
