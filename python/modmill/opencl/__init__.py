"""OpenCL devices: finding them, building kernels, streaming arrays through them."""
