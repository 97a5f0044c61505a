"""What the backends `rtl:<unit>` of all jobs have in common: a host and its simulated devices."""
