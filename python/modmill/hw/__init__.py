"""Generated hardware: units as SystemVerilog, simulated, costed, explored and drawn."""
