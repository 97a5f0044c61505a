"""All attacks by name."""

from __future__ import annotations

from tests.soak import Attack, commands, injection, kills, locks, moduli, streams, tampering

ATTACKS = {
    attack.name: attack
    for attack in (
        Attack("proofs", "changed proofs are refused", tampering.proofs),
        Attack("locks", "damaged time-lock files are refused before any squaring", locks.damage),
        Attack("kills", "killed evaluations with damaged checkpoints end right or refuse", kills.evaluations),
        Attack("injection", "evaluations in whose memory a bit is flipped end right", injection.evaluations),
        Attack("moduli", "moduli that let anyone prove false statements are refused", moduli.special_forms),
        Attack("streams", "damage in a stream of signatures stays where it is", streams.damage),
        Attack("commands", "random command lines end with a message and a documented code", commands.random_lines),
    )
}
