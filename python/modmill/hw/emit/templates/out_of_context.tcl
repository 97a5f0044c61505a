# Synthesis, placement and routing of a top without its surroundings, in Vivado:
#   vivado -mode batch -source vivado/out_of_context.tcl -tclargs [TOP] [PART]
# TOP is @tops@; constraints/TOP.xdc has its clock, and the list beside its name here the files that it needs.
# Reports and a checkpoint go to build/vivado.
set folder [file normalize [file join [file dirname [info script]] ..]]
set top  [expr {[llength $argv] > 0 ? [lindex $argv 0] : "@unit@"}]
set lists {
@lists@
}
set part [expr {[llength $argv] > 1 ? [lindex $argv 1] : "@part@"}]
set out  [file join $folder build vivado]
file mkdir $out

create_project -in_memory -part $part
set list [open [file join $folder [dict get $lists $top]]]
foreach file [split [string trim [read $list]] "\n"] {
    read_verilog -sv [file join $folder $file]
}
close $list
read_xdc -mode out_of_context [file join $folder constraints $top.xdc]

synth_design -top $top -part $part -mode out_of_context -flatten_hierarchy rebuilt
write_checkpoint -force [file join $out synthesised.dcp]
report_utilization -hierarchical -file [file join $out utilisation_synthesised.txt]

opt_design
place_design
phys_opt_design
route_design
write_checkpoint -force [file join $out routed.dcp]
report_utilization -hierarchical -file [file join $out utilisation.txt]
report_timing_summary -max_paths 10 -file [file join $out timing.txt]
report_clock_interaction -file [file join $out clocks.txt]
