#ifdef __clang__
#define SHUFFLE(a, b, i, j, k, l, m, n, o, p) __builtin_shufflevector(a, b, i, j, k, l, m, n, o, p)
#else
#define SHUFFLE(a, b, i, j, k, l, m, n, o, p) shuffle2(a, b, (ulong8)(i, j, k, l, m, n, o, p))
#endif
#define LOWS(a, b) SHUFFLE(a, b, 0, 8, 2, 10, 4, 12, 6, 14)
#define HIGHS(a, b) SHUFFLE(a, b, 1, 9, 3, 11, 5, 13, 7, 15)
#define LOW2(a, b) SHUFFLE(a, b, 0, 1, 8, 9, 4, 5, 12, 13)
#define HIGH2(a, b) SHUFFLE(a, b, 2, 3, 10, 11, 6, 7, 14, 15)
#define EVEN2(a, b) SHUFFLE(a, b, 0, 1, 4, 5, 8, 9, 12, 13)
#define ODD2(a, b) SHUFFLE(a, b, 2, 3, 6, 7, 10, 11, 14, 15)
#define LOW22(a, b) SHUFFLE(a, b, 0, 1, 8, 9, 2, 3, 10, 11)
#define HIGH22(a, b) SHUFFLE(a, b, 4, 5, 12, 13, 6, 7, 14, 15)
/* r = eight words of eight elements, word by word, r[s i] from p[d j + i]; UNTRANSPOSE is the reverse. Of three stages
   the first loads half rows and the last stores them: shuffles across a vector all share one port. */
#define ROW2(p, d, i, h) (V)(vload4(0, (p) + (d) * i + 4 * h), vload4(0, (p) + (d) * (i + 4) + 4 * h))
#define HALF(r, s, p, d, h) do { \
  const V p0 = ROW2(p, d, 0, h), p1 = ROW2(p, d, 1, h), p2 = ROW2(p, d, 2, h), p3 = ROW2(p, d, 3, h); \
  const V q0 = LOWS(p0, p1), q1 = HIGHS(p0, p1), q2 = LOWS(p2, p3), q3 = HIGHS(p2, p3); \
  (r)[(4 * h) * s] = LOW2(q0, q2); (r)[(4 * h + 1) * s] = LOW2(q1, q3); \
  (r)[(4 * h + 2) * s] = HIGH2(q0, q2); (r)[(4 * h + 3) * s] = HIGH2(q1, q3); \
} while (0)
#define TRANSPOSE(r, s, p, d) do { HALF(r, s, p, d, 0); HALF(r, s, p, d, 1); } while (0)
#define STORE2(v, p, d, i, h) do { const V k_ = (v); \
  vstore4(k_.lo, 0, (p) + (d) * i + 4 * h); vstore4(k_.hi, 0, (p) + (d) * (i + 4) + 4 * h); } while (0)
#define HALF_BACK(p, d, r, s, h) do { \
  const V p0 = (r)[(4 * h) * s], p1 = (r)[(4 * h + 1) * s], p2 = (r)[(4 * h + 2) * s], p3 = (r)[(4 * h + 3) * s]; \
  const V q0 = LOWS(p0, p1), q1 = HIGHS(p0, p1), q2 = LOWS(p2, p3), q3 = HIGHS(p2, p3); \
  STORE2(LOW2(q0, q2), p, d, 0, h); STORE2(LOW2(q1, q3), p, d, 1, h); \
  STORE2(HIGH2(q0, q2), p, d, 2, h); STORE2(HIGH2(q1, q3), p, d, 3, h); \
} while (0)
#define UNTRANSPOSE(p, d, r, s) do { HALF_BACK(p, d, r, s, 0); HALF_BACK(p, d, r, s, 1); } while (0)
