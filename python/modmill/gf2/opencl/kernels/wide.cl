/* CALLED: a function too large to inline. FULL: for some processors with 512-bit vectors clang splits them in two,
   unless a function asks for whole ones. */
#ifdef __clang__
#if __has_attribute(min_vector_width)
#define FULL __attribute__((min_vector_width(512)))
#endif
#endif
#ifndef FULL
#define FULL
#endif
/* FORGET(p): makes the compiler read again what was stored at p, instead of keeping it in registers. */
#if defined(__clang__) && (defined(__x86_64__) || defined(__aarch64__))
#define FORGET(p) __asm__ volatile("" : "+r"(p))
#else
#define FORGET(p)
#endif
#define CALLED __attribute__((noinline)) FULL static void
