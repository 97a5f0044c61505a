# Where constraints of the top @top@ begin. The period is a goal, not a promise: @goal@.
create_clock -name clk -period @period@ [get_ports @clock@]

# The streams and the control are slow beside the core; they are no part of its critical loop.
set_input_delay -clock clk @delay@ [get_ports -filter {DIRECTION == IN && NAME != @clock@}]
set_output_delay -clock clk @delay@ [get_ports -filter {DIRECTION == OUT}]
set_false_path -from [get_ports @reset@]

# One die region for the core, if it fits (name the region of your device):
# create_pblock core
# resize_pblock core -add {SLR1}
# add_cells_to_pblock core [get_cells -hierarchical -filter {NAME =~ *core*}]
