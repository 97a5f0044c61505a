//! Repeated squaring y = x^(2^T) mod N with proofs; time-lock puzzles.
