/* Reads a ring of verdicts to its end: `cc -std=c11 -O2 -Iinclude examples/ring_reader.c -o ring_reader && ./ring_reader FILE`.
 *
 * Prints how many verdicts of each kind there were, and how long they took from when they were found to here. */
#include "modmill_ring.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static int ascending(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv) {
    struct modmill_ring ring;
    struct modmill_slot slot;
    if (argc != 2) {
        fprintf(stderr, "usage: %s FILE\n", argv[0]);
        return 2;
    }
    if (modmill_ring_open(&ring, argv[1]) != 0) {
        fprintf(stderr, "%s: %s\n", argv[1], errno == EINVAL ? "not a ring of verdicts of this version" : strerror(errno));
        return 2;
    }
    uint64_t counts[256] = {0}, total = 0, timed = 0, room = 0, *took = NULL, attached = modmill_now_ns();
    int found;
    while ((found = modmill_ring_next(&ring, &slot)) <= MODMILL_RING_EMPTY) {
        if (found == MODMILL_RING_EMPTY) continue;
        uint64_t now = modmill_now_ns();
        counts[slot.verdict]++, total++;
        /* Those that were there before only waited for this program. */
        if (slot.verdict == MODMILL_MALFORMED || slot.put_ns < attached) continue;
        if (timed == room) {
            room = room ? 2 * room : 1024;
            took = realloc(took, room * sizeof *took);
            if (!took) abort();
        }
        took[timed++] = now - slot.verified_ns;
    }
    modmill_ring_close(&ring);
    printf("verdicts %" PRIu64 " accepted %" PRIu64 " malformed %" PRIu64 "\n", total, counts[0], counts[MODMILL_MALFORMED]);
    if (timed) {
        qsort(took, timed, sizeof *took, ascending);
        printf("ns from verdict: median %" PRIu64 " 99 %% %" PRIu64 " most %" PRIu64 "\n", took[timed / 2],
               took[timed - 1 - timed / 100], took[timed - 1]);
    }
    free(took);
    const char *ends[] = {"complete", "incomplete", "the producer ended without a word", "broken"};
    puts(ends[found - MODMILL_RING_COMPLETE]);
    return found == MODMILL_RING_COMPLETE ? 0 : 1;
}
