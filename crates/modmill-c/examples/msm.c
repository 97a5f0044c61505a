/* Multi-scalar multiplication: prepares points, multiplies by several vectors of scalars, saves the bases and opens them again. */
#include "common.h"

enum { COUNT = 1000, VECTORS = 3 };

static bool watched(const modmill_progress *progress, void *calls) {
    (void)progress;
    ++*(int *)calls;
    return true;
}

static bool stopped(const modmill_progress *progress, void *unused) {
    (void)progress, (void)unused;
    return false;
}

int main(int argc, char **argv) {
    const char *path = argc > 1 ? argv[1] : "modmill-example.bases";
    int calls = 0;
    modmill_control control = {.progress = watched, .user = &calls};
    modmill_msm_bases *bases;
    MUST(modmill_msm_random("bls12-381", COUNT, 1, NULL, &control, &bases));
    printf("%zu points of %s, backend %s: %s\n", modmill_msm_count(bases), modmill_msm_curve(bases), modmill_msm_backend(bases),
           modmill_msm_why(bases));

    /* Unit vectors of scalars give the points themselves: x and y in Montgomery form, as blst and gnark-crypto have them. */
    static uint64_t scalars[VECTORS][COUNT][4], sums[VECTORS][12];
    const void *units[VECTORS] = {scalars[0], scalars[1], scalars[2]};
    for (int i = 0; i < VECTORS; i++) scalars[i][i][0] = 1;
    MUST(modmill_msm_products(bases, units, VECTORS, COUNT, NULL, NULL, sums));

    /* Points of another library, here with a flag behind each as in arkworks (104 bytes) and side by side: the same sums. */
    uint64_t flagged[VECTORS][13] = {{0}}, three[VECTORS][4] = {{5}, {7}, {11}}, again[2][12], all[12];
    for (int i = 0; i < VECTORS; i++) memcpy(flagged[i], sums[i], sizeof sums[i]);
    modmill_msm_bases *others[2];
    MUST(modmill_msm_prepare("bls12-381", flagged, VECTORS, sizeof flagged[0], NULL, NULL, &others[0]));
    MUST(modmill_msm_prepare("bls12-381", sums, VECTORS, 0, NULL, NULL, &others[1]));
    for (int i = 0; i < 2; i++) MUST(modmill_msm_product(others[i], three, VECTORS, NULL, NULL, again[i]));
    static uint64_t few[COUNT][4];
    for (int i = 0; i < VECTORS; i++) few[i][0] = three[i][0];
    MUST(modmill_msm_product(bases, few, COUNT, NULL, &control, all));
    CHECK(memcmp(again[0], all, sizeof all) == 0 && memcmp(again[1], all, sizeof all) == 0);
    CHECK(calls > 0);

    /* Saved and opened. */
    MUST(modmill_msm_save(bases, path, NULL));
    modmill_msm_bases *opened;
    MUST(modmill_msm_open("bls12-381", path, NULL, false, 0, NULL, &opened));
    modmill_msm_options options = {.plain_sums = true, .threads = 1};
    uint64_t plain[12];
    MUST(modmill_msm_product(opened, few, COUNT, &options, NULL, plain));
    CHECK(memcmp(plain, all, sizeof all) != 0);
    MUST(modmill_msm_product(opened, few, COUNT, NULL, NULL, again[0]));
    CHECK(memcmp(again[0], all, sizeof all) == 0);
    printf("5 P0 + 7 P1 + 11 P2 has x = 0x%016" PRIx64 "%016" PRIx64 "...\n", plain[5], plain[4]);

    /* A wrong point is named. */
    sums[1][0] ^= 1;
    modmill_msm_bases *none;
    CHECK(modmill_msm_prepare("bls12-381", sums, VECTORS, 0, NULL, NULL, &none) == MODMILL_POINT && modmill_error_index() == 1);
    printf("error: %s\n", modmill_error_message());
    CHECK(modmill_msm_open("bls12-377", path, NULL, false, 0, NULL, &none) == MODMILL_FORMAT);
    CHECK(modmill_msm_product(bases, few, COUNT - 1, NULL, NULL, all) == MODMILL_USAGE);
    modmill_control stop = {.progress = stopped};
    CHECK(modmill_msm_random("bls12-377", COUNT, 1, NULL, &stop, &none) == MODMILL_INTERRUPTED && none == NULL);
    modmill_msm_free(opened);
    modmill_msm_free(others[0]);
    modmill_msm_free(others[1]);
    modmill_msm_free(bases);
    remove(path);
    return 0;
}
