"""Explorations of configurations on an OpenCL device: each one built, checked and timed in a child process."""
