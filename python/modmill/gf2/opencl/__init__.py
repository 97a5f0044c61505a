"""GF(2^m) on OpenCL devices: methods that write kernels, the choice between them, and the engine (:mod:`.engine`)."""
