//! Polynomials over GF(2) of any length, for set-up work: words lowest first, zeros on top allowed.
