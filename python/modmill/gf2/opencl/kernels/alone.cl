// The kernel around `multiply`: one work item processes V elements at a time, from plain arrays to plain arrays.

__kernel ATTRIBUTES void gf2_product(__global ulong *out, __global const ulong *a, __global const ulong *b, uint n, uint a_step,
                                     uint b_step, __global const ulong *constants, __global ulong *scratch) {
    const size_t blocks = ((size_t)n + V - 1) / V;
    for (size_t k = get_global_id(0); k < blocks; k += get_global_size(0)) {
        W x[WORDS], y[WORDS], r[WORDS];
        __global const WORD *pa = (__global const WORD *)a + k * V * STRIDE * a_step;
        __global const WORD *pb = (__global const WORD *)b + k * V * STRIDE * b_step;
        const size_t sa = STRIDE * a_step, sb = STRIDE * b_step;
        for (int i = 0; i < WORDS; ++i) {
            x[i] = GATHER(pa + i, sa);
            y[i] = GATHER(pb + i, sb);
        }
        multiply(r, x, y);
        __global WORD *po = (__global WORD *)out + k * V * STRIDE;
        for (int i = 0; i < WORDS; ++i) scatter(po + i, r[i]);
        for (int i = WORDS; i < STRIDE; ++i) scatter(po + i, (W)(0));
    }
}
