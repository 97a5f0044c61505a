// Montgomery on residues modulo pairwise coprime trinomials (after Bajard, Imbert, Jullien 2005): r = a b / F mod N,
// F the product of the first base's trinomials.
//
// With bases A_0, A_1, ... and B_0, B_1, ... whose products F and G have degree m or more, and F_i = F / A_i, G_j = G / B_j:
//   q = a b / N mod F, residue by residue; with xi_i = q / F_i mod A_i it is exactly the sum of xi_i F_i: no term of that
//   sum reaches the degree of F, so unlike with integers there is no quotient to correct.
//   r = (a b + q N) / F has degree below m: its residues modulo B_j are a_j b_j / F + sum of xi_i (F_i N / F), and r is the
//   sum of eta_j G_j with eta_j = r_j / G_j.
// The tables contain every constant factor, so that xi_i and eta_j need one reduction after their sums of products:
//   constants, words of WORD_BITS bits:
//   DEGREES   (degree, middle exponent, folds) of each A, then of each B
//   SCALE     1 / (N F_i) mod A_i
//   LIFT      1 / (F G_j) mod B_j, then for each i: N F_i / (F G_j) mod B_j
//   WHOLE     G_j, its WORDS lowest words, for each j
//
// A trinomial has degree below WORD_BITS, so a residue is a word. Horner's rule converts polynomials to residues.

#define NA FIRST_BASE
#define NB SECOND_BASE
#define DEGREES 0
#define SCALE (3 * (NA + NB))
#define LIFT (SCALE + NA)
#define WHOLE (LIFT + NB * (NA + 1))

// p modulo t = x^d + x^k + 1. Each fold lowers the degree by d - k, so t.folds of them reduce any p below
// x^(WORD_BITS + d).
typedef struct {
    uint d, k, folds;
} trinomial;

static inline trinomial trinomial_at(__global const WORD *c, int i) {
    trinomial t;
    t.d = c[DEGREES + 3 * i];
    t.k = c[DEGREES + 3 * i + 1];
    t.folds = c[DEGREES + 3 * i + 2];
    return t;
}

static inline W reduced(P p, trinomial t) {
    const uint d = t.d, k = t.k;
#if WORD_BITS == 64
    const W mask = (W)((1UL << d) - 1);
    W low = p.low, high = p.high;
    for (uint fold = 0; fold < t.folds; ++fold) {
        const W over = (high << (W)(64 - d)) | (low >> (W)(d));
        low = (low & mask) ^ over ^ (over << (W)(k));
        high = over >> (W)(64 - k);
    }
    return low;
#else
    const P mask = (P)((1UL << d) - 1);
    for (uint fold = 0; fold < t.folds; ++fold) {
        const P over = p >> (P)(d);
        p = (p & mask) ^ over ^ (over << (P)(k));
    }
    return P_LOW(p);
#endif
}

static inline P appended(W high, W low) {
#if WORD_BITS == 64
    return pair(low, high);
#else
    return (CONVERT(ulong)(high) << (P)(WORD_BITS)) | CONVERT(ulong)(low);
#endif
}

static inline W residue(const W *x, trinomial t) {
    W v = (W)(0);
    for (int i = WORDS - 1; i >= 0; --i) v = reduced(appended(v, x[i]), t);
    return v;
}

__kernel ATTRIBUTES void gf2_product(__global ulong *out, __global const ulong *a, __global const ulong *b, uint n, uint a_step,
                                     uint b_step, __global const ulong *constants, __global ulong *scratch) {
    __global const WORD *c = (__global const WORD *)constants;
    const size_t blocks = ((size_t)n + V - 1) / V;
    for (size_t block = get_global_id(0); block < blocks; block += get_global_size(0)) {
        W x[WORDS], y[WORDS], xi[NA], r[WORDS];
        __global const WORD *pa = (__global const WORD *)a + block * V * STRIDE * a_step;
        __global const WORD *pb = (__global const WORD *)b + block * V * STRIDE * b_step;
        const size_t sa = STRIDE * a_step, sb = STRIDE * b_step;
        for (int i = 0; i < WORDS; ++i) {
            x[i] = GATHER(pa + i, sa);
            y[i] = GATHER(pb + i, sb);
            r[i] = (W)(0);
        }
        for (int i = 0; i < NA; ++i) {
            const trinomial t = trinomial_at(c, i);
            const W p = reduced(product(residue(x, t), residue(y, t)), t);
            xi[i] = reduced(product(p, (W)(c[SCALE + i])), t);
        }
        for (int j = 0; j < NB; ++j) {
            const trinomial t = trinomial_at(c, NA + j);
            __global const WORD *lift = c + LIFT + j * (NA + 1);
            P sum = product(reduced(product(residue(x, t), residue(y, t)), t), (W)(lift[0]));
            UNROLL
            for (int i = 0; i < NA; ++i) P_ADD(sum, xi[i], (W)(lift[1 + i]));
            const W eta = reduced(sum, t);
            __global const WORD *whole = c + WHOLE + j * WORDS;
            P carry = P_ZERO;
            UNROLL
            for (int i = 0; i < WORDS; ++i) {
                P_ADD(carry, eta, (W)(whole[i]));
                r[i] ^= P_LOW(carry);
                carry = P_CARRY(carry);
            }
        }
        __global WORD *po = (__global WORD *)out + block * V * STRIDE;
        for (int i = 0; i < WORDS; ++i) scatter(po + i, r[i]);
        for (int i = WORDS; i < STRIDE; ++i) scatter(po + i, (W)(0));
    }
}
