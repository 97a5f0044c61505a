
# The core's clock is the MMCM's, which Vivado derives. What crosses between the two takes at most a period of the
# faster one; the bits of a count in Gray code arrive within one, too.
set axi [get_clocks clk]
set core [get_clocks -of_objects [get_pins u_clock/u_mmcm/CLKOUT0]]
set_max_delay -datapath_only -from $axi -to $core @faster@
set_max_delay -datapath_only -from $core -to $axi @faster@
foreach side {in out} {
    set sent [get_cells -hierarchical -filter "NAME =~ *${side}_gray_q_reg*"]
    set seen [get_cells -hierarchical -filter "NAME =~ *${side}_meta_q_reg*"]
    set_bus_skew -from $sent -to $seen @faster@
}
# Resets begin at any time and end in step with their clock.
set_false_path -to [get_pins -hierarchical -filter {NAME =~ *_reset/stages_q_reg*/CLR}]
