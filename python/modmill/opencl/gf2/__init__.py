"""GF(2^m) on an OpenCL device."""
