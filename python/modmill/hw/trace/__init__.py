"""Traced formulas in hardware: lowered to circuits or microcode, scheduled, shown."""
