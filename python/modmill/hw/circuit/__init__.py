"""Word-level circuits: operators with machine-checked bounds, summation trees, schedules, and their SystemVerilog."""
