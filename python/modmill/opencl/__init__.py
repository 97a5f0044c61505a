"""OpenCL devices for any job: find them, build kernels, launch plans, stream arrays, keep what an exploration found."""
