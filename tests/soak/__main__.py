"""Attacks in turn until the time is over: `./dev soak [--minutes M] [--seed S] [ATTACK ...]`.

Every round has a seed of its own, which is printed and repeats it: `./dev soak --seed S --rounds 1 ATTACK`. What a
round found is printed, its files are kept, and the others go on. Exit codes: 0 nothing found, 1 something found.
"""

from __future__ import annotations

import argparse
import itertools
import secrets
import shutil
import sys
import tempfile
import time
import traceback
from pathlib import Path
from random import Random

from tests.soak.attacks import ATTACKS


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="./dev soak", description="Attack Modmill at random; seeds are printed.")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"of {', '.join(ATTACKS)} (default: all)")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long (default 5)")
    parser.add_argument("--rounds", type=int, help="so many rounds of each instead")
    parser.add_argument("--seed", type=int, help="the seed of the first round; later rounds count up from it")
    options = parser.parse_args()
    for name in options.attacks:
        if name not in ATTACKS:
            parser.error(f"no attack is called {name}; choose from {', '.join(ATTACKS)}")
    chosen = [ATTACKS[name] for name in options.attacks or ATTACKS]
    seed = secrets.randbits(32) if options.seed is None else options.seed
    end = time.monotonic() + 60 * options.minutes
    attempts, found = 0, 0
    for round_ in itertools.count():
        if round_ == options.rounds or (options.rounds is None and time.monotonic() >= end):
            break
        for attack in chosen:
            folder = Path(tempfile.mkdtemp(prefix=f"modmill-soak-{attack.name}-"))
            try:
                made = attack.run(Random(f"{attack.name} {seed + round_}"), folder)
            except Exception:  # whatever it is, it was found, and the others go on
                found += 1
                print(f"{attack.name}, seed {seed + round_}: FOUND SOMETHING; files in {folder}", flush=True)
                traceback.print_exc()
            else:
                attempts += made
                shutil.rmtree(folder)
                print(f"{attack.name}, seed {seed + round_}: {made} attempts, {attack.what}", flush=True)
    print(f"soak: {'ok' if not found else f'{found} rounds FOUND SOMETHING'}: {attempts} attempts held")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
