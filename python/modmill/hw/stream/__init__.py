"""Units between two valid/ready streams: their top, testbench, simulation and scoreboard, whatever they compute."""
