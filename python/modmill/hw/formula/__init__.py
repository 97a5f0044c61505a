"""Formulas as plain Python functions over a generic element: the golden model, and the source of what is compiled."""
