# Stands for Vivado: runs a script or a file of constraints, notes each command that Tcl itself does not know, and
# checks that the files to be read are there. The last line is "COMMANDS <names>".
set noted [dict create]
proc unknown {name args} {
    global noted
    dict incr noted $name
    switch -glob $name {
        read_* {
            set file [lindex $args end]
            if {![file isfile $file]} { error "$name: there is no file $file" }
            puts "READ $file"
            if {$name eq "read_xdc"} { uplevel #0 [list source $file] }
        }
        get_* { return "$name $args" }
    }
}
set argv [lassign $argv script]
set argc [llength $argv]
source $script
puts "COMMANDS [dict keys $noted]"
