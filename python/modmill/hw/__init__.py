"""Generated hardware: squarers as SystemVerilog, simulated, costed, explored and drawn."""
