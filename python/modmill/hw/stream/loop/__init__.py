"""Units that repeat a step: a number and T in one beat, T steps of a core, the number back; snapshots on the way."""
