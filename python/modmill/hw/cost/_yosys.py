"""The synthesis child: runs Yosys (pyosys) in a process of its own, so that a crash or a memory blow-up stays there.

Usage: `python -P _yosys.py SCRIPT`: runs each line of the file SCRIPT as one Yosys command. It prints
`@ k/n command` before each one, and everything that Yosys says.
"""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> int:
    """Runs the script; Yosys itself ends the process when a command fails."""
    from pyosys import libyosys as ys  # pyright: ignore[reportAttributeAccessIssue]

    design = ys.Design()
    commands = [c for c in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines() if c.strip()]
    for k, command in enumerate(commands):
        print(f"@ {k + 1}/{len(commands)} {command}", flush=True)
        ys.run_pass(command, design)
    return 0


if __name__ == "__main__":
    sys.exit(main())
