"""Formulas compiled: traced into a graph of operations, simplified, scheduled, and lowered to circuits or microcode."""
