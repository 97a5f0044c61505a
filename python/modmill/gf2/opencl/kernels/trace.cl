// out[k] = the parity of the bits that element k shares with the trace vector, which is its trace.

__kernel void gf2_trace(__global uchar *out, __global const ulong *a, __global const ulong *vector, uint n, uint words) {
    for (size_t k = get_global_id(0); k < n; k += get_global_size(0)) {
        ulong sum = 0;
        for (uint w = 0; w < words; ++w) sum ^= a[k * words + w] & vector[w];
        out[k] = (uchar)(popcount(sum) & 1);
    }
}
