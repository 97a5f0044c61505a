"""The common part of all backends `rtl:<unit>`: a host and its simulated devices."""
