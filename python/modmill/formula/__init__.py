"""Formulas as plain Python over a generic element: the golden model, and the graph that each lowering takes."""
