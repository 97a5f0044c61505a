"""`PHASE=... python -P tests/held.py ARGUMENTS`: the command line, whose work waits in a phase until a signal ends it.

The work reports its progress at the beginning of each phase, whatever the machine's speed. Here this report does not
return, so that a test can interrupt work of any size before it ends by itself.
"""

from __future__ import annotations

import os
import sys
import time

from modmill.cli import main
from modmill.cli.progress import ProgressReporter
from modmill.progress import Progress


def hold(phase: str) -> None:
    """Makes each progress report of `phase` say so on stderr and then wait for a signal that raises."""
    report = ProgressReporter.__call__

    def wait(self: ProgressReporter, step: Progress) -> None:
        report(self, step)
        if step.phase == phase:
            print(f"{phase}: held", file=sys.stderr, flush=True)
            while True:
                # Short sleeps: a signal that came just before `signal.pause` would wake nobody.
                time.sleep(0.05)

    ProgressReporter.__call__ = wait


if __name__ == "__main__":
    hold(os.environ["PHASE"])
    main()
