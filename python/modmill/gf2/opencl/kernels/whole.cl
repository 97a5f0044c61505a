// Products over the full width by one work item: DIRECT, BARRETT.
//
// Each computes the double product t = a b, column by column, and reduces it below x^m:
//   DIRECT   a sparse N: each word above x^m is added at the places of N's lower terms (fold: see words.py).
//   BARRETT  N is scaled by x^SHIFT so that its degree is WORD_BITS WORDS: the quotient's high words are those of t
//            plus the high half of their product by the reciprocal; r is the low half of t + quotient N, scaled back.

// t = a b, 2 WORDS words.
static inline void double_product(W *t, const W *a, const W *b) {
    P sum = P_ZERO;
    UNROLL_OUTER
    for (int k = 0; k < WORDS; ++k) {
        UNROLL
        for (int j = 0; j <= k; ++j) P_ADD(sum, a[j], b[k - j]);
        t[k] = P_LOW(sum);
        sum = P_CARRY(sum);
    }
    UNROLL_OUTER
    for (int k = WORDS; k < 2 * WORDS; ++k) {
        UNROLL
        for (int j = k - WORDS + 1; j < WORDS; ++j) P_ADD(sum, a[j], b[k - j]);
        t[k] = P_LOW(sum);
        sum = P_CARRY(sum);
    }
}

#if METHOD == BARRETT
// r = a c mod x^(WORD_BITS WORDS).
static inline void low_half(W *r, const W *a, __constant const WORD *c) {
    P sum = P_ZERO;
    UNROLL_OUTER
    for (int k = 0; k < WORDS; ++k) {
        UNROLL
        for (int j = 0; j <= k; ++j) P_ADD(sum, a[j], (W)(c[k - j]));
        r[k] = P_LOW(sum);
        sum = P_CARRY(sum);
    }
}

// r += floor(a c / x^(WORD_BITS WORDS)).
static inline void add_high_half(W *r, const W *a, __constant const WORD *c) {
    P sum = P_ZERO;
    UNROLL
    for (int j = 0; j < WORDS; ++j) P_ADD(sum, a[j], (W)(c[WORDS - 1 - j]));
    sum = P_CARRY(sum);
    UNROLL_OUTER
    for (int k = WORDS; k < 2 * WORDS; ++k) {
        UNROLL
        for (int j = k - WORDS + 1; j < WORDS; ++j) P_ADD(sum, a[j], (W)(c[k - j]));
        r[k - WORDS] ^= P_LOW(sum);
        sum = P_CARRY(sum);
    }
}
#endif

#if METHOD == DIRECT
static inline void multiply(W *r, const W *a, const W *b) {
    W t[2 * WORDS];
    double_product(t, a, b);
    fold(t);
    for (int i = 0; i < WORDS; ++i) r[i] = t[i];
}

#elif METHOD == BARRETT
static inline void multiply(W *r, const W *a, const W *b) {
    W t[2 * WORDS], q[WORDS];
#if SHIFT
    for (int i = WORDS - 1; i > 0; --i) q[i] = SHL(a[i], SHIFT) | SHR(a[i - 1], WORD_BITS - SHIFT);
    q[0] = SHL(a[0], SHIFT);
    double_product(t, q, b);
#else
    double_product(t, a, b);
#endif
    for (int i = 0; i < WORDS; ++i) q[i] = t[WORDS + i];
    add_high_half(q, t + WORDS, RECIPROCAL);
    low_half(r, q, N_WORD);
    for (int i = 0; i < WORDS; ++i) r[i] ^= t[i];
#if SHIFT
    for (int i = 0; i < WORDS - 1; ++i) r[i] = SHR(r[i], SHIFT) | SHL(r[i + 1], WORD_BITS - SHIFT);
    r[WORDS - 1] = SHR(r[WORDS - 1], SHIFT);
#endif
}
#endif
