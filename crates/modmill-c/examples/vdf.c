/* A delay function: evaluation that is stopped and resumed, proof, verification; and a time-lock file. */
#include "common.h"

enum { STEPS = 100000 };

static bool until_a_quarter(const modmill_progress *progress, void *unused) {
    (void)unused;
    return progress->done < STEPS / 4;
}

int main(int argc, char **argv) {
    const char *checkpoint = argc > 1 ? argv[1] : "modmill-example.checkpoint";
    uint8_t digest[32]; /* SHA-256 of "hello" */
    from_hex(digest, 32, "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824");
    modmill_vdf_statement statement = {.modulus_name = "vdf-alliance", .input_sha256 = digest, .steps = STEPS};
    modmill_vdf_options options = {.proof = "wesolowski", .checkpoint = checkpoint, .threads = 2};
    modmill_control stop = {.progress = until_a_quarter, .interval_s = 1e-4};
    modmill_vdf_evaluation *done;
    CHECK(modmill_vdf_evaluate(&statement, &options, &stop, &done) == MODMILL_INTERRUPTED && done == NULL);
    printf("%s\n", modmill_error_message());
    MUST(modmill_vdf_evaluate(&statement, &options, NULL, &done));
    printf("resumed from %" PRIu64 ", backend %s: %s\n", done->resumed_from, done->backend, done->why);
    CHECK(done->resumed_from > 0 && done->resumed_from < STEPS && done->faults == 0);

    modmill_vdf_proof *proof;
    size_t length = strlen(done->proof);
    MUST(modmill_vdf_verify(&statement, done->proof, length, NULL, false, &proof));
    CHECK(proof->steps == STEPS && proof->modulus_length == done->y_length && memcmp(proof->y, done->y, done->y_length) == 0);
    printf("y = 0x%02x%02x%02x..., proof %s over a modulus that is %s: %s\n", proof->y[0], proof->y[1], proof->y[2], proof->kind, proof->trust,
           proof->checked_by);
    statement.steps++;
    CHECK(modmill_vdf_verify(&statement, done->proof, length, NULL, false, NULL) == MODMILL_REJECTED);
    printf("error: %s\n", modmill_error_message());
    CHECK(modmill_vdf_verify(NULL, done->proof, length - 1, NULL, false, NULL) == MODMILL_FORMAT);
    statement.modulus_name = "no such modulus";
    modmill_vdf_evaluation *none;
    CHECK(modmill_vdf_evaluate(&statement, NULL, NULL, &none) == MODMILL_USAGE && none == NULL);
    modmill_vdf_proof_free(proof);
    modmill_vdf_evaluation_free(done);

    static const char letter[] = "see you later";
    modmill_vdf_lock_options lock = {.steps = 5000, .bits = 1024, .armor = true};
    modmill_buffer *sealed, *opened;
    MUST(modmill_vdf_lock((const uint8_t *)letter, sizeof letter, &lock, NULL, &sealed));
    MUST(modmill_vdf_unlock(sealed->data, sealed->length, NULL, NULL, &opened));
    CHECK(opened->length == sizeof letter && memcmp(opened->data, letter, sizeof letter) == 0);
    printf("%zu bytes locked, opened again: %s\n", sealed->length, (const char *)opened->data);
    modmill_buffer_free(opened);
    modmill_buffer_free(sealed);
    return 0;
}
