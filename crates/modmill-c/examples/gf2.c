/* Arrays over GF(2^163): products, squares and inverses, into other memory and in place. */
#include "common.h"

enum { COUNT = 5000, WORDS = 3 };

static uint64_t a[COUNT][WORDS], b[COUNT][WORDS], product[COUNT][WORDS], other[COUNT][WORDS];

int main(void) {
    const uint32_t exponents[] = {163, 7, 6, 3, 0};
    modmill_gf2_options options = {.threads = 2};
    modmill_gf2 *field;
    MUST(modmill_gf2_new_sparse(exponents, 5, &options, NULL, &field));
    CHECK(modmill_gf2_degree(field) == 163 && modmill_gf2_words(field) == WORDS);
    printf("method %s, backend %s: %s\n", modmill_gf2_method(field), modmill_gf2_backend(field), modmill_gf2_why(field));

    uint64_t word = 1;
    for (int i = 0; i < COUNT; i++) {
        for (int k = 0; k < WORDS; k++) {
            a[i][k] = word = word * 6364136223846793005u + 1442695040888963407u;
            b[i][k] = word = word * 6364136223846793005u + 1442695040888963407u;
        }
        a[i][2] >>= 29, b[i][2] >>= 29; /* 163 bits */
    }
    MUST(modmill_gf2_mul(field, product[0], COUNT, a[0], COUNT, b[0], COUNT));
    MUST(modmill_gf2_inverse(field, other[0], b[0], COUNT, NULL));
    MUST(modmill_gf2_mul(field, product[0], COUNT, product[0], COUNT, other[0], COUNT)); /* in place */
    CHECK(memcmp(product, a, sizeof a) == 0);

    /* (a + b)^2 = a^2 + b^2, all in place. */
    MUST(modmill_gf2_add(field, product[0], a[0], b[0], COUNT));
    MUST(modmill_gf2_square(field, product[0], product[0], COUNT));
    MUST(modmill_gf2_square(field, a[0], a[0], COUNT));
    MUST(modmill_gf2_square(field, b[0], b[0], COUNT));
    MUST(modmill_gf2_add(field, a[0], a[0], b[0], COUNT));
    CHECK(memcmp(product, a, sizeof a) == 0);

    /* The 2^163-th power is the element itself; a trace is that of its square. */
    const uint8_t exponent[21] = {8};
    MUST(modmill_gf2_pow(field, other[0], a[0], 10, exponent, sizeof exponent, false, NULL));
    CHECK(memcmp(other, a, sizeof a[0] * 10) == 0);
    static uint8_t traces[2][COUNT];
    MUST(modmill_gf2_trace(field, traces[0], a[0], COUNT));
    MUST(modmill_gf2_square(field, other[0], a[0], COUNT));
    MUST(modmill_gf2_trace(field, traces[1], other[0], COUNT));
    CHECK(memcmp(traces[0], traces[1], COUNT) == 0 && memchr(traces[0], 1, COUNT) != NULL);

    /* A dot product with ones is a sum; a single element goes with all. */
    const uint64_t one[WORDS] = {1};
    uint64_t sum[WORDS], wanted[WORDS] = {0};
    MUST(modmill_gf2_mul(field, other[0], COUNT, one, 1, a[0], COUNT));
    CHECK(memcmp(other, a, sizeof a) == 0);
    for (int i = 0; i < COUNT; i++) memcpy(b[i], one, sizeof one);
    MUST(modmill_gf2_dot(field, sum, a[0], b[0], COUNT));
    for (int i = 0; i < COUNT; i++)
        for (int k = 0; k < WORDS; k++) wanted[k] ^= a[i][k];
    CHECK(memcmp(sum, wanted, sizeof sum) == 0);

    /* Refusals with places: what overlaps without being an operand, what has no inverse, what is too large. */
    CHECK(modmill_gf2_square(field, a[1], a[0], 10) == MODMILL_USAGE);
    printf("error: %s\n", modmill_error_message());
    memset(b[77], 0, sizeof b[77]);
    CHECK(modmill_gf2_inverse(field, other[0], b[0], COUNT, NULL) == MODMILL_USAGE && modmill_error_index() == 77);
    b[99][2] = UINT64_MAX;
    CHECK(modmill_gf2_square(field, other[0], b[0], COUNT) == MODMILL_USAGE && modmill_error_index() == 99);
    modmill_gf2 *none;
    const uint32_t reducible[] = {4, 2, 0};
    CHECK(modmill_gf2_new_sparse(reducible, 3, NULL, NULL, &none) == MODMILL_USAGE && none == NULL);
    printf("error: %s\n", modmill_error_message());
    modmill_gf2_free(field);
    return 0;
}
