"""The thesis' accelerator in gates: its kernels as configurations of `gf2_words`, with its figures beside theirs."""
