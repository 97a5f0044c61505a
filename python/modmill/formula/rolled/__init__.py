"""Formulas of words with rolled loops, whose bounds and indices are affine in the number of words."""
