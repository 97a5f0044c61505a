// One product by TEAM work items of a group: DIRECT and BARRETT as in whole.cl, MONTGOMERY as the formula montgomery.
//
// The thesis gives each item rows of the product; two items then add to the same word, and the result is correct only with
// one work group. Here each item owns columns (TEAM apart, so that short and long ones are shared evenly): it writes the
// double sum of each to local memory, and after a barrier each item forms its words from two neighbouring sums. No two items
// write the same word, and no group sees another's memory. TEAMS teams share a group; each has its own memory.

#define TEAM_BARRIER barrier(CLK_LOCAL_MEM_FENCE)
#define EACH(i, end) for (int i = member; i < (end); i += TEAM)

// Column k of a b: the sum of the word products whose indices add up to k.
static inline P column(__local const W *a, __local const W *b, int k) {
    P sum = P_ZERO;
    const int first = k < WORDS ? 0 : k - WORDS + 1, end = k < WORDS ? k + 1 : WORDS;
    UNROLL
    for (int j = first; j < end; ++j) P_ADD(sum, a[j], b[k - j]);
    return sum;
}

static inline P constant_column(__local const W *a, __constant const WORD *c, int k) {
    P sum = P_ZERO;
    const int first = k < WORDS ? 0 : k - WORDS + 1, end = k < WORDS ? k + 1 : WORDS;
    UNROLL
    for (int j = first; j < end; ++j) P_ADD(sum, a[j], (W)(c[k - j]));
    return sum;
}

// Word k of the sum of columns; column -1 and 2 WORDS - 1 are empty.
static inline W word_of(__local const P *columns, int k) {
    W w = (W)(0);
    if (k < 2 * WORDS - 1) w = P_LOW(columns[k]);
    if (k > 0) w ^= P_HIGH(columns[k - 1]);
    return w;
}

__kernel ATTRIBUTES void gf2_product(__global ulong *out, __global const ulong *a, __global const ulong *b, uint n, uint a_step,
                                     uint b_step, __global const ulong *constants, __global ulong *scratch) {
    __local W all_x[TEAMS][WORDS], all_y[TEAMS][WORDS], all_t[TEAMS][2 * WORDS];
    __local P all_columns[TEAMS][2 * WORDS];
    const int team = get_local_id(0) / TEAM, member = get_local_id(0) % TEAM;
    __local W *x = all_x[team], *y = all_y[team], *t = all_t[team];
    __local P *columns = all_columns[team];
    const size_t sa = STRIDE * a_step, sb = STRIDE * b_step;
    const size_t blocks = ((size_t)n + V - 1) / V;
    // All teams of a group make the same number of passes, so that all its items meet at each barrier.
    for (size_t base = get_group_id(0) * TEAMS; base < blocks; base += get_num_groups(0) * TEAMS) {
        const size_t k = base + team;
        __global const WORD *pa = (__global const WORD *)a + k * V * sa;
        __global const WORD *pb = (__global const WORD *)b + k * V * sb;
        __global WORD *po = (__global WORD *)out + k * V * STRIDE;
        EACH(i, WORDS) {
            x[i] = GATHER(pa + i, sa);
            y[i] = GATHER(pb + i, sb);
        }
        TEAM_BARRIER;
#if METHOD == BARRETT && SHIFT
        EACH(i, WORDS) t[i] = i ? SHL(x[i], SHIFT) | SHR(x[i - 1], WORD_BITS - SHIFT) : SHL(x[i], SHIFT);
        TEAM_BARRIER;
        EACH(i, 2 * WORDS - 1) columns[i] = column(t, y, i);
#else
        EACH(i, 2 * WORDS - 1) columns[i] = column(x, y, i);
#endif
        TEAM_BARRIER;
        EACH(i, 2 * WORDS) t[i] = word_of(columns, i);
        TEAM_BARRIER;

#if METHOD == DIRECT
        // Each round adds the part above x^m at the places of N's lower terms; words read what the round before left.
        __local W *u = (__local W *)columns;
        for (int round = 0; round < ROUNDS; ++round) {
            EACH(i, 2 * WORDS) u[i] = folded(t, i);
            TEAM_BARRIER;
            __local W *swap = t;
            t = u;
            u = swap;
        }
        EACH(i, WORDS) scatter(po + i, t[i]);
        t = all_t[team];

#elif METHOD == MONTGOMERY
        EACH(i, WORDS) columns[i] = constant_column(t, N_PRIME, i);
        TEAM_BARRIER;
        EACH(i, WORDS) x[i] = word_of(columns, i);
        TEAM_BARRIER;
        EACH(i, WORDS) columns[WORDS - 1 + i] = constant_column(x, N_WORD, WORDS - 1 + i);
        TEAM_BARRIER;
        EACH(i, WORDS) {
            W r = t[WORDS + i] ^ word_of(columns, WORDS + i);
            if (N_TOP) r ^= x[i];
            scatter(po + i, r);
        }

#elif METHOD == BARRETT
        EACH(i, WORDS) columns[WORDS - 1 + i] = constant_column(t + WORDS, RECIPROCAL, WORDS - 1 + i);
        TEAM_BARRIER;
        EACH(i, WORDS) x[i] = t[WORDS + i] ^ word_of(columns, WORDS + i);
        TEAM_BARRIER;
        EACH(i, WORDS) columns[i] = constant_column(x, N_WORD, i);
        TEAM_BARRIER;
        EACH(i, WORDS) y[i] = t[i] ^ word_of(columns, i);
        TEAM_BARRIER;
#if SHIFT
        EACH(i, WORDS) scatter(po + i, i < WORDS - 1 ? SHR(y[i], SHIFT) | SHL(y[i + 1], WORD_BITS - SHIFT) : SHR(y[i], SHIFT));
#else
        EACH(i, WORDS) scatter(po + i, y[i]);
#endif
#endif
        EACH(i, STRIDE - WORDS) scatter(po + WORDS + i, (W)(0));
        TEAM_BARRIER;
    }
}
