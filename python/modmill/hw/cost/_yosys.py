"""The synthesis child: runs Yosys (pyosys) in a separate process, which contains a crash or a memory blow-up.

Usage: `python -P _yosys.py SCRIPT`: runs each line of the file SCRIPT as one Yosys command. It prints
`@ k/n command` before each one, and everything that Yosys says. A line that begins with `if-memory` is run only if the
design has a memory: mapping memories reads large libraries, even for nothing.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any


def _has_memory(module: Any) -> bool:
    return any(str(cell.type).startswith("$mem") for cell in module.cells_.values())


def main() -> int:
    """Runs the script; Yosys itself ends the process when a command fails."""
    from pyosys import libyosys as ys  # pyright: ignore[reportAttributeAccessIssue]

    design = ys.Design()
    commands = [c for c in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines() if c.strip()]
    for k, command in enumerate(commands):
        print(f"@ {k + 1}/{len(commands)} {command}", flush=True)
        given = command.removeprefix("if-memory ")
        if given == command or any(_has_memory(module) for module in design.modules_.values()):
            ys.run_pass(given, design)
    return 0


if __name__ == "__main__":
    sys.exit(main())
