"""Simulation of generated units: Verilator models and Icarus testbenches, kept by what they were built from."""
