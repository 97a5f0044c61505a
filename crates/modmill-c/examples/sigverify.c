/* Verifies signatures: one, many in one call, and a stream with answers in order of submission or as they come. */
#include "common.h"

enum { COUNT = 1000 };

/* RFC 8032, 7.1, tests 1 and 2: the empty message, and the byte 0x72. */
static const char *const KEYS[] = {"d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
                                   "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"};
static const char *const SIGNATURES[] = {
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"};

static uint8_t keys[2][32], signatures[2][64];
static const uint8_t message[1] = {0x72};

/* Submits COUNT signatures, every tenth of them not valid, and receives the answers on the same thread. */
static void stream(const modmill_sigverify *verifier, bool as_they_come) {
    modmill_sigstream_options options = {.workers = 2, .queue = 64, .results = 256, .as_they_come = as_they_come};
    modmill_sigstream *stream;
    MUST(modmill_sigstream_new(verifier, &options, &stream));
    modmill_answer answers[32];
    size_t received = 0, rejected = 0, count;
    uint64_t sum = 0;
    for (uint64_t tag = 0; received < COUNT;) {
        if (tag < COUNT) {
            size_t length = tag % 10 == 3 ? 0 : 1; /* without its message the signature does not hold */
            modmill_status status = modmill_sigstream_try_submit(stream, message, length, signatures[1], keys[1], tag);
            CHECK(status == MODMILL_OK || status == MODMILL_FULL);
            if (status == MODMILL_OK && ++tag == COUNT) MUST(modmill_sigstream_close(stream));
            if (status == MODMILL_OK) continue;
        }
        modmill_status status = modmill_sigstream_poll(stream, answers, 32, -1, &count);
        CHECK(status == MODMILL_OK);
        for (size_t i = 0; i < count; i++) {
            if (!as_they_come) CHECK(answers[i].tag == received + i);
            CHECK((answers[i].verdict == MODMILL_ACCEPTED) == (answers[i].tag % 10 != 3));
            rejected += answers[i].verdict != MODMILL_ACCEPTED;
            sum += answers[i].tag;
        }
        received += count;
    }
    CHECK(rejected == COUNT / 10 && sum == (uint64_t)COUNT * (COUNT - 1) / 2);
    CHECK(modmill_sigstream_poll(stream, answers, 32, 0, &count) == MODMILL_CLOSED);
    CHECK(modmill_sigstream_submit(stream, message, 1, signatures[1], keys[1], 0) == MODMILL_CLOSED);
    modmill_sigstream_free(stream);
    printf("stream, %s: %d answers, %zu rejected\n", as_they_come ? "as they come" : "in order", COUNT, rejected);
}

int main(void) {
    for (int i = 0; i < 2; i++) {
        from_hex(keys[i], 32, KEYS[i]);
        from_hex(signatures[i], 64, SIGNATURES[i]);
    }
    modmill_sigverify *verifier;
    MUST(modmill_sigverify_new("strict", NULL, 2, &verifier));
    printf("modmill %s, rule %s, backend %s: %s\n", modmill_version(), modmill_sigverify_rule(verifier), modmill_sigverify_backend(verifier),
           modmill_sigverify_why(verifier));

    MUST(modmill_sigverify_one(verifier, NULL, 0, signatures[0], keys[0], NULL));
    modmill_verdict verdict;
    CHECK(modmill_sigverify_one(verifier, message, 1, signatures[0], keys[0], &verdict) == MODMILL_REJECTED);
    CHECK(verdict == MODMILL_EQUATION_FAILED);
    printf("one: %s\n", modmill_error_message());

    modmill_signed items[COUNT];
    modmill_verdict verdicts[COUNT];
    for (int i = 0; i < COUNT; i++) items[i] = (modmill_signed){message, i % 2, signatures[i % 2], keys[i % 2]};
    MUST(modmill_sigverify_many(verifier, items, COUNT, verdicts));
    items[700].signature = signatures[1];
    CHECK(modmill_sigverify_many(verifier, items, COUNT, verdicts) == MODMILL_REJECTED && modmill_error_index() == 700);
    for (int i = 0; i < COUNT; i++) CHECK((verdicts[i] == MODMILL_ACCEPTED) == (i != 700));
    printf("many: all %d but number %" PRId64 "\n", COUNT, modmill_error_index());

    stream(verifier, false);
    stream(verifier, true);

    /* What is wrong has a name and a sentence, never a crash. */
    CHECK(modmill_sigverify_one(NULL, NULL, 0, signatures[0], keys[0], NULL) == MODMILL_USAGE);
    modmill_sigverify *none;
    CHECK(modmill_sigverify_new("ed25519ph", NULL, 0, &none) == MODMILL_USAGE && none == NULL);
    CHECK(modmill_sigverify_new(NULL, "abacus", 0, &none) == MODMILL_UNAVAILABLE && none == NULL);
    printf("error: %s\n", modmill_error_message());
    modmill_sigverify_free(verifier);
    return 0;
}
