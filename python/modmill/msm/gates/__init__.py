"""Products in simulated gates: the host of the accelerator, and the backends `rtl:<unit>` of the msm job."""
