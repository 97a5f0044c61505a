// Words over GF(2), and their products.
//
// WORD_BITS is 8, 32 or 64; V is the number of products that one work item computes side by side (1, 2, 4, 8, 16): a W holds
// the same word of V elements, component i that of element i. A P holds V double words, the products of words, so that
// products are summed before they are split into words.
//
// OpenCL C has no carry-less product. One of BASE bits (8, 16, 32) consists of integer products of operands masked to every
// third (8, 16) or fourth (32) bit: column sums then stay below the distance of the bits kept (3 < 8, 6 < 8, 8 < 16), no
// carry reaches the next bit that is kept, and the lowest bit of a column's sum is its parity. LEVELS halvings lead from a
// word to BASE, each with Karatsuba's three products for four; a 64-bit word without levels is four products of 32 bits.

#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#if V == 1
#define VEC(type) type
#else
#define VEC(type) CAT(type, V)
#endif
#define CONVERT(type) CAT(convert_, VEC(type))

#if WORD_BITS == 8
#define WORD uchar
#elif WORD_BITS == 32
#define WORD uint
#else
#define WORD ulong
#endif

typedef VEC(WORD) W;
typedef VEC(ushort) V16;
typedef VEC(uint) V32;
typedef VEC(ulong) V64;

// Words of an element in memory; WORDS of them hold bits.
#define STRIDE (ELEMENT_WORDS * (64 / WORD_BITS))

#if BASE == 8
// Operands below x^8, product below x^15.
static inline V16 clmul8(V16 a, V16 b) {
    const V16 a0 = a & (V16)(0x49), a1 = a & (V16)(0x92), a2 = a & (V16)(0x24);
    const V16 b0 = b & (V16)(0x49), b1 = b & (V16)(0x92), b2 = b & (V16)(0x24);
    const V16 z0 = (a0 * b0) ^ (a1 * b2) ^ (a2 * b1);
    const V16 z1 = (a0 * b1) ^ (a1 * b0) ^ (a2 * b2);
    const V16 z2 = (a0 * b2) ^ (a1 * b1) ^ (a2 * b0);
    return (z0 & (V16)(0x9249)) | (z1 & (V16)(0x2492)) | (z2 & (V16)(0x4924));
}
#endif

#if WORD_BITS > 8
#if BASE == 16
static inline V32 clmul16(V32 a, V32 b) {
    const V32 a0 = a & (V32)(0x9249), a1 = a & (V32)(0x2492), a2 = a & (V32)(0x4924);
    const V32 b0 = b & (V32)(0x9249), b1 = b & (V32)(0x2492), b2 = b & (V32)(0x4924);
    const V32 z0 = (a0 * b0) ^ (a1 * b2) ^ (a2 * b1);
    const V32 z1 = (a0 * b1) ^ (a1 * b0) ^ (a2 * b2);
    const V32 z2 = (a0 * b2) ^ (a1 * b1) ^ (a2 * b0);
    return (z0 & (V32)(0x49249249)) | (z1 & (V32)(0x92492492)) | (z2 & (V32)(0x24924924));
}
#elif BASE == 8
static inline V32 clmul16(V32 a, V32 b) {
    const V16 al = CONVERT(ushort)(a & (V32)(0xff)), ah = CONVERT(ushort)(a >> (V32)(8));
    const V16 bl = CONVERT(ushort)(b & (V32)(0xff)), bh = CONVERT(ushort)(b >> (V32)(8));
    const V32 low = CONVERT(uint)(clmul8(al, bl)), high = CONVERT(uint)(clmul8(ah, bh));
    const V32 middle = CONVERT(uint)(clmul8(al ^ ah, bl ^ bh)) ^ low ^ high;
    return low ^ (middle << (V32)(8)) ^ (high << (V32)(16));
}
#endif

#if BASE == 32
static inline V64 clmul32(V64 a, V64 b) {
    const V64 a0 = a & (V64)(0x11111111), a1 = a & (V64)(0x22222222), a2 = a & (V64)(0x44444444), a3 = a & (V64)(0x88888888);
    const V64 b0 = b & (V64)(0x11111111), b1 = b & (V64)(0x22222222), b2 = b & (V64)(0x44444444), b3 = b & (V64)(0x88888888);
    const V64 z0 = (a0 * b0) ^ (a1 * b3) ^ (a2 * b2) ^ (a3 * b1);
    const V64 z1 = (a0 * b1) ^ (a1 * b0) ^ (a2 * b3) ^ (a3 * b2);
    const V64 z2 = (a0 * b2) ^ (a1 * b1) ^ (a2 * b0) ^ (a3 * b3);
    const V64 z3 = (a0 * b3) ^ (a1 * b2) ^ (a2 * b1) ^ (a3 * b0);
    return (z0 & (V64)(0x1111111111111111UL)) | (z1 & (V64)(0x2222222222222222UL)) | (z2 & (V64)(0x4444444444444444UL)) |
           (z3 & (V64)(0x8888888888888888UL));
}
#else
static inline V64 clmul32(V64 a, V64 b) {
    const V32 al = CONVERT(uint)(a & (V64)(0xffff)), ah = CONVERT(uint)(a >> (V64)(16));
    const V32 bl = CONVERT(uint)(b & (V64)(0xffff)), bh = CONVERT(uint)(b >> (V64)(16));
    const V64 low = CONVERT(ulong)(clmul16(al, bl)), high = CONVERT(ulong)(clmul16(ah, bh));
    const V64 middle = CONVERT(ulong)(clmul16(al ^ ah, bl ^ bh)) ^ low ^ high;
    return low ^ (middle << (V64)(16)) ^ (high << (V64)(32));
}
#endif
#endif

#if WORD_BITS == 8
typedef V16 P;
#define P_ZERO ((P)(0))
#define P_XOR(x, y) ((x) ^ (y))
#define P_LOW(x) CONVERT(uchar)((x) & (V16)(0xff))
#define P_HIGH(x) CONVERT(uchar)((x) >> (V16)(8))
#define P_CARRY(x) ((x) >> (V16)(8))
static inline P product(W a, W b) {
    return clmul8(CONVERT(ushort)(a), CONVERT(ushort)(b));
}
#elif WORD_BITS == 32
typedef V64 P;
#define P_ZERO ((P)(0))
#define P_XOR(x, y) ((x) ^ (y))
#define P_LOW(x) CONVERT(uint)((x) & (V64)(0xffffffffUL))
#define P_HIGH(x) CONVERT(uint)((x) >> (V64)(32))
#define P_CARRY(x) ((x) >> (V64)(32))
static inline P product(W a, W b) {
    return clmul32(CONVERT(ulong)(a), CONVERT(ulong)(b));
}
#else
typedef struct {
    W low, high;
} P;
static inline P pair(W low, W high) {
    P p;
    p.low = low;
    p.high = high;
    return p;
}
static inline P P_XOR(P x, P y) {
    return pair(x.low ^ y.low, x.high ^ y.high);
}
#define P_ZERO pair((W)(0), (W)(0))
#define P_LOW(x) ((x).low)
#define P_HIGH(x) ((x).high)
#define P_CARRY(x) pair((x).high, (W)(0))
static inline P product(W a, W b) {
    const W mask = (W)(0xffffffffUL), n = (W)(32);
    const W al = a & mask, ah = a >> n, bl = b & mask, bh = b >> n;
    const W low = clmul32(al, bl), high = clmul32(ah, bh);
#if LEVELS == 0
    const W middle = clmul32(al, bh) ^ clmul32(ah, bl);
#else
    const W middle = clmul32(al ^ ah, bl ^ bh) ^ low ^ high;
#endif
    return pair(low ^ (middle << n), high ^ (middle >> n));
}
#endif

#define P_ADD(sum, a, b) sum = P_XOR(sum, product(a, b))

// One word of V elements that are `s` words apart.
#if V == 1
#define GATHER(p, s) ((p)[0])
#elif V == 2
#define GATHER(p, s) ((W)((p)[0], (p)[s]))
#elif V == 4
#define GATHER(p, s) ((W)((p)[0], (p)[s], (p)[2 * (s)], (p)[3 * (s)]))
#elif V == 8
#define GATHER(p, s)                                                                                                          \
    ((W)((p)[0], (p)[s], (p)[2 * (s)], (p)[3 * (s)], (p)[4 * (s)], (p)[5 * (s)], (p)[6 * (s)], (p)[7 * (s)]))
#else
#define GATHER(p, s)                                                                                                          \
    ((W)((p)[0], (p)[s], (p)[2 * (s)], (p)[3 * (s)], (p)[4 * (s)], (p)[5 * (s)], (p)[6 * (s)], (p)[7 * (s)], (p)[8 * (s)],    \
         (p)[9 * (s)], (p)[10 * (s)], (p)[11 * (s)], (p)[12 * (s)], (p)[13 * (s)], (p)[14 * (s)], (p)[15 * (s)]))
#endif

static inline void scatter(__global WORD *p, W x) {
#if V == 1
    p[0] = x;
#else
    p[0] = x.s0;
    p[STRIDE] = x.s1;
#if V >= 4
    p[2 * STRIDE] = x.s2;
    p[3 * STRIDE] = x.s3;
#endif
#if V >= 8
    p[4 * STRIDE] = x.s4;
    p[5 * STRIDE] = x.s5;
    p[6 * STRIDE] = x.s6;
    p[7 * STRIDE] = x.s7;
#endif
#if V == 16
    p[8 * STRIDE] = x.s8;
    p[9 * STRIDE] = x.s9;
    p[10 * STRIDE] = x.sa;
    p[11 * STRIDE] = x.sb;
    p[12 * STRIDE] = x.sc;
    p[13 * STRIDE] = x.sd;
    p[14 * STRIDE] = x.se;
    p[15 * STRIDE] = x.sf;
#endif
#endif
}

#define SHL(x, n) ((x) << (W)(n))
#define SHR(x, n) ((x) >> (W)(n))
