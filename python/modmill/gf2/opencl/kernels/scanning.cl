// Montgomery products word by word: r = a b / R mod N, R = x^(WORD_BITS WORDS), for any N with a constant term.
//
// METHOD is one of SOS, CIOS, FIOS, FIPS, CIHS (Koc, Acar, Kaliski 1996, over GF(2): no carries, no last subtraction, since
// the degree of (a b + q N) / R is below m). The thesis' Algorithms 6 and 7 return the lower words, which the reduction has
// made zero, and drop the high halves of word products; both are corrected here (docs/derivations/gf2-errata.md).
//
// N_WORD: words of N below x^(WORD_BITS WORDS); N_TOP is 1 where N has the term x^(WORD_BITS WORDS) itself. N_INVERSE is
// 1 / N modulo x^WORD_BITS. All sums of products stay double words (P) until their word is final.

#define QUOTIENT(word) P_LOW(product(word, (W)(N_INVERSE)))
#define N_AT(j) ((W)(N_WORD[j]))

#if METHOD == SOS
// The complete product, then one reduction row after the other: 2 S^2 + S word products.
static inline void multiply(W *r, const W *a, const W *b) {
    W t[2 * WORDS];
    for (int i = 0; i < 2 * WORDS; ++i) t[i] = (W)(0);
    UNROLL_OUTER
    for (int i = 0; i < WORDS; ++i) {
        P carry = P_ZERO;
        UNROLL
        for (int j = 0; j < WORDS; ++j) {
            P_ADD(carry, a[j], b[i]);
            t[i + j] ^= P_LOW(carry);
            carry = P_CARRY(carry);
        }
        t[i + WORDS] = P_LOW(carry);
    }
    UNROLL_OUTER
    for (int i = 0; i < WORDS; ++i) {
        const W q = QUOTIENT(t[i]);
        P carry = P_ZERO;
        UNROLL
        for (int j = 0; j < WORDS; ++j) {
            P_ADD(carry, q, N_AT(j));
            t[i + j] ^= P_LOW(carry);
            carry = P_CARRY(carry);
        }
        t[i + WORDS] ^= P_LOW(carry);
        if (N_TOP) t[i + WORDS] ^= q;
    }
    for (int i = 0; i < WORDS; ++i) r[i] = t[WORDS + i];
}

#elif METHOD == CIOS
// Rows of the product and of the reduction alternate; the word that became zero is shifted out.
static inline void multiply(W *r, const W *a, const W *b) {
    W t[WORDS + 1];
    for (int i = 0; i <= WORDS; ++i) t[i] = (W)(0);
    UNROLL_OUTER
    for (int i = 0; i < WORDS; ++i) {
        P carry = P_ZERO;
        UNROLL
        for (int j = 0; j < WORDS; ++j) {
            P_ADD(carry, a[j], b[i]);
            t[j] ^= P_LOW(carry);
            carry = P_CARRY(carry);
        }
        t[WORDS] = P_LOW(carry);
        const W q = QUOTIENT(t[0]);
        carry = P_CARRY(product(q, N_AT(0)));
        UNROLL
        for (int j = 1; j < WORDS; ++j) {
            P_ADD(carry, q, N_AT(j));
            t[j - 1] = t[j] ^ P_LOW(carry);
            carry = P_CARRY(carry);
        }
        t[WORDS - 1] = t[WORDS] ^ P_LOW(carry);
        if (N_TOP) t[WORDS - 1] ^= q;
    }
    for (int i = 0; i < WORDS; ++i) r[i] = t[i];
}

#elif METHOD == FIOS
// Product and reduction in one inner loop.
static inline void multiply(W *r, const W *a, const W *b) {
    W t[WORDS];
    for (int i = 0; i < WORDS; ++i) t[i] = (W)(0);
    UNROLL_OUTER
    for (int i = 0; i < WORDS; ++i) {
        P carry = product(a[0], b[i]);
        const W q = QUOTIENT(t[0] ^ P_LOW(carry));
        P_ADD(carry, q, N_AT(0));
        carry = P_CARRY(carry);
        UNROLL
        for (int j = 1; j < WORDS; ++j) {
            P_ADD(carry, a[j], b[i]);
            P_ADD(carry, q, N_AT(j));
            t[j - 1] = t[j] ^ P_LOW(carry);
            carry = P_CARRY(carry);
        }
        t[WORDS - 1] = P_LOW(carry);
        if (N_TOP) t[WORDS - 1] ^= q;
    }
    for (int i = 0; i < WORDS; ++i) r[i] = t[i];
}

#elif METHOD == FIPS
// Column by column, product and reduction in one sum.
static inline void multiply(W *r, const W *a, const W *b) {
    W q[WORDS];
    P sum = P_ZERO;
    UNROLL_OUTER
    for (int k = 0; k < WORDS; ++k) {
        UNROLL
        for (int j = 0; j < k; ++j) {
            P_ADD(sum, a[j], b[k - j]);
            P_ADD(sum, q[j], N_AT(k - j));
        }
        P_ADD(sum, a[k], b[0]);
        q[k] = QUOTIENT(P_LOW(sum));
        P_ADD(sum, q[k], N_AT(0));
        sum = P_CARRY(sum);
    }
    UNROLL_OUTER
    for (int k = WORDS; k < 2 * WORDS; ++k) {
        UNROLL
        for (int j = k - WORDS + 1; j < WORDS; ++j) {
            P_ADD(sum, a[j], b[k - j]);
            P_ADD(sum, q[j], N_AT(k - j));
        }
        r[k - WORDS] = P_LOW(sum);
        if (N_TOP) r[k - WORDS] ^= q[k - WORDS];
        sum = P_CARRY(sum);
    }
}

#elif METHOD == CIHS
// First the products below x^(WORD_BITS WORDS); then reduction rows, each followed by the next column of the remaining products.
static inline void multiply(W *r, const W *a, const W *b) {
    W t[WORDS + 1];
    for (int i = 0; i <= WORDS; ++i) t[i] = (W)(0);
    UNROLL_OUTER
    for (int i = 0; i < WORDS; ++i) {
        P carry = P_ZERO;
        UNROLL
        for (int j = 0; j < WORDS - i; ++j) {
            P_ADD(carry, a[j], b[i]);
            t[i + j] ^= P_LOW(carry);
            carry = P_CARRY(carry);
        }
        t[WORDS] ^= P_LOW(carry);
    }
    UNROLL_OUTER
    for (int i = 0; i < WORDS; ++i) {
        const W q = QUOTIENT(t[0]);
        P carry = P_CARRY(product(q, N_AT(0)));
        UNROLL
        for (int j = 1; j < WORDS; ++j) {
            P_ADD(carry, q, N_AT(j));
            t[j - 1] = t[j] ^ P_LOW(carry);
            carry = P_CARRY(carry);
        }
        W last = t[WORDS] ^ P_LOW(carry);
        if (N_TOP) last ^= q;
        P sum = P_ZERO;
        UNROLL
        for (int j = i + 1; j < WORDS; ++j) P_ADD(sum, a[j], b[WORDS + i - j]);
        t[WORDS - 1] = last ^ P_LOW(sum);
        t[WORDS] = P_HIGH(sum);
    }
    for (int i = 0; i < WORDS; ++i) r[i] = t[i];
}
#endif
