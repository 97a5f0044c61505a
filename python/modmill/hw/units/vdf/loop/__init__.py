"""Units that apply one step T times to a number: control, ports, simulation and testbench for any core."""
