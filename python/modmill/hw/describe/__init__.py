"""What a unit looks like: its structure, area and datapath, counted and drawn."""
