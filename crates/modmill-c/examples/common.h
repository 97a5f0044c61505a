/* What the examples share: an end with the library's sentence, and a clock. */
#ifndef MODMILL_EXAMPLES_COMMON_H
#define MODMILL_EXAMPLES_COMMON_H

#include <inttypes.h>
#include <modmill.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Ends the program unless a call succeeded. */
#define MUST(call)                                                                                                     \
    do {                                                                                                               \
        modmill_status status_ = (call);                                                                               \
        if (status_ != MODMILL_OK) {                                                                                   \
            fprintf(stderr, "%s: %s: %s\n", #call, modmill_status_name(status_), modmill_error_message());             \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

/* Ends the program unless something holds. */
#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                                    \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

static inline double seconds(void) {
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* The bytes of hexadecimal digits. */
static inline void from_hex(uint8_t *bytes, size_t length, const char *digits) {
    for (size_t i = 0; i < length; i++) {
        unsigned byte = 0;
        CHECK(sscanf(digits + 2 * i, "%2x", &byte) == 1);
        bytes[i] = (uint8_t)byte;
    }
}

#endif
