/* The isogeny delay function on a toy prime: set-up, evaluation of a message, verification. */
#include "common.h"

int main(int argc, char **argv) {
    const char *directory = argc > 1 ? argv[1] : ".";
    MUST(modmill_isogeny_set_up_for_tests(directory, "p89", "fp", 40, NULL, 0, NULL));
    modmill_isogeny_input input = {.message = (const uint8_t *)"hello", .message_length = 5};
    modmill_isogeny_evaluation *done;
    MUST(modmill_isogeny_evaluate(directory, &input, NULL, NULL, &done));
    printf("backend %s: %s; %" PRIu64 " self-checks\n", done->backend, done->why, done->checks_passed);
    size_t length = strlen(done->proof);
    uint8_t output[64], key[32];
    CHECK(done->output_length <= sizeof output);
    MUST(modmill_isogeny_verify(done->proof, length, done->key, NULL, output, done->output_length));
    CHECK(memcmp(output, done->output, done->output_length) == 0);
    memcpy(key, done->key, sizeof key);
    key[0] ^= 1;
    CHECK(modmill_isogeny_verify(done->proof, length, key, NULL, NULL, 0) == MODMILL_REJECTED);
    printf("error: %s\n", modmill_error_message());
    CHECK(modmill_isogeny_verify(done->proof, length, NULL, NULL, output, 1) == MODMILL_USAGE);
    modmill_isogeny_evaluation_free(done);
    return 0;
}
