"""Formulas that are plain Python programs on integers: a file and a call, traced as they stand."""
