"""Evaluations that are killed again and again, their checkpoints damaged in between."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from random import Random

from modmill import vdf
from tests.soak.damage import damaged
from tests.support import PATIENCE, N, P, Q, Ran, modmill, started, wait_until

STEPS = 1 << 24
"""About a second of squarings: a kill at any moment after the first save meets most runs on their way."""
KILLS = 3


def evaluations(random: Random, folder: Path) -> int:
    """Kills a run at random moments; what then remains, damaged at times, leads to the right result or is refused."""
    base = random.randrange(2, 1 << 64)
    proof = random.choice(("none", "wesolowski", "wesolowski-segments", "pietrzak"))
    state = folder / "state of the run"
    command = (
        *("vdf", "eval", "-m", hex(N), "-x", hex(base), "-t", str(STEPS), "--proof", proof, "--json", "--quiet"),
        *("--backend", "portable", "--checkpoint", state, "--checkpoint-interval", "0.05"),
    )
    hurt = False
    for _ in range(KILLS):
        with started(command) as child:
            wait_until(lambda: (state / "state").exists() or child.poll() is not None)
            time.sleep(0.3 * random.random())
            child.send_signal(signal.SIGKILL)
            child.wait(PATIENCE)
        if random.random() < 0.3 and state.is_dir():
            file = random.choice(sorted(f for f in state.iterdir() if f.stat().st_size))
            file.write_bytes(damaged(random, file.read_bytes()))
            hurt = True
    ran: Ran = modmill(*command)
    if ran.code == 0:
        y = vdf.evaluate_with_trapdoor(N, STEPS, base, trapdoor=(P, Q))
        assert int(ran.json["result"]["y_full"], 16) == y, "a wrong result"
    else:
        # Both generations of the state may be gone.
        assert hurt and ran.code == 2, (ran.code, ran.err)
        assert str(state) in ran.err, ran.err
    return KILLS
