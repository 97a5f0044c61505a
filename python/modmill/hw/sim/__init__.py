"""Simulation of generated units: Verilator models driven through a C ABI, Icarus beside them, a scoreboard."""
