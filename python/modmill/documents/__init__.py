"""The five documents that Modmill repeats: their tables and headlines beside ours, what is left out, their errors."""
