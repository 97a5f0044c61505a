"""`modmill gf2 explore`: the study of the thesis, every way to build a kernel timed on any OpenCL device."""
