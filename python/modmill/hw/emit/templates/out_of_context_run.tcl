# For the project that FuseSoC makes: the run of @unit@ is out of context, so that its ports get no pins and no buffers.
set_property -name {STEPS.SYNTH_DESIGN.ARGS.MORE OPTIONS} -value {-mode out_of_context} -objects [get_runs synth_1]
