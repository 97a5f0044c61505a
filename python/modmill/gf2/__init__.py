"""`modmill.gf2`: fields GF(2^m), and rings GF(2)[x] / N, on arrays."""
