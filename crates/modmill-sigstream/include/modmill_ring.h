/* Reads a ring of verdicts that `modmill sigverify run --ring FILE` fills: C11, Linux, one header. docs/formats.md has the layout.
 *
 *     struct modmill_ring ring;
 *     struct modmill_slot slot;
 *     if (modmill_ring_open(&ring, "/dev/shm/verdicts") != 0) { perror("verdicts"); return 1; }
 *     for (int found; (found = modmill_ring_next(&ring, &slot)) <= MODMILL_RING_EMPTY;)
 *         if (found == MODMILL_RING_SLOT) use(&slot);
 *     modmill_ring_close(&ring);
 *
 * Include it before any other header, or define _GNU_SOURCE: the locks that tell the ends of each other need it.
 * Licence: Apache-2.0 OR MIT. */
#ifndef MODMILL_RING_H
#define MODMILL_RING_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifndef F_OFD_SETLK
#error "modmill_ring.h needs open file description locks: define _GNU_SOURCE before the first header"
#endif
_Static_assert(sizeof(_Atomic uint64_t) == 8 && ATOMIC_LLONG_LOCK_FREE == 2, "the words of a ring are lock-free atomics");

enum { MODMILL_RING_VERSION = 1, MODMILL_RING_SLOT_WORDS = 8, MODMILL_RING_FIRST_SLOT = 48 };
/* The results of modmill_ring_next. GONE: the producer ended without a word; BROKEN: something else wrote into the ring. */
enum { MODMILL_RING_SLOT, MODMILL_RING_EMPTY, MODMILL_RING_COMPLETE, MODMILL_RING_INCOMPLETE, MODMILL_RING_GONE, MODMILL_RING_BROKEN };
/* The verdict of a malformed record; the others are the codes of docs/formats.md, 0 for an accepted signature. */
enum { MODMILL_MALFORMED = 255 };

struct modmill_slot {
    uint64_t number;      /* the number of slots put in before it */
    uint64_t pass;        /* the number of the reading of the file, from 1 */
    uint64_t record;      /* from 1 */
    uint32_t signature;   /* its index in the record, from 0 */
    uint8_t verdict;
    uint8_t has_tag;
    uint64_t tag;
    uint8_t start[8];     /* the first bytes of the signature */
    uint64_t verified_ns; /* CLOCK_MONOTONIC: when the verdict was found, 0 for a malformed record */
    uint64_t put_ns;      /* CLOCK_MONOTONIC: when it came into the ring */
};

struct modmill_ring {
    int file;
    _Atomic uint64_t *words;
    size_t bytes;
    uint64_t slots, head, tail;
};

static inline uint64_t modmill_now_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static inline uint64_t modmill_ring_word(const struct modmill_ring *ring, size_t at, memory_order order) {
    return atomic_load_explicit(&ring->words[at], order);
}

static inline void modmill_ring_close(struct modmill_ring *ring) {
    if (ring->words) munmap((void *)ring->words, ring->bytes);
    if (ring->file >= 0) close(ring->file); /* releases the lock */
    ring->words = NULL;
    ring->file = -1;
}

/* 0, or -1 with errno: EINVAL for a file that is no ring of this version, EBUSY for a ring that has a reader. */
static inline int modmill_ring_open(struct modmill_ring *ring, const char *path) {
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = 1, .l_len = 1};
    struct stat about;
    int failed = EINVAL;
    memset(ring, 0, sizeof *ring);
    ring->file = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK);
    if (ring->file < 0) return -1;
    ring->bytes = MODMILL_RING_FIRST_SLOT * 8;
    if (fstat(ring->file, &about) != 0 || !S_ISREG(about.st_mode) || (uint64_t)about.st_size < ring->bytes) goto fail;
    for (int whole = 0; whole < 2; whole++) {
        void *map = mmap(NULL, ring->bytes, PROT_READ | PROT_WRITE, MAP_SHARED, ring->file, 0);
        if (map == MAP_FAILED) {
            failed = errno;
            goto fail;
        }
        ring->words = (_Atomic uint64_t *)map;
        if (whole) break;
        ring->slots = modmill_ring_word(ring, 3, memory_order_relaxed);
        if (memcmp(map, "MODMRING", 8) != 0 || modmill_ring_word(ring, 1, memory_order_relaxed) != MODMILL_RING_VERSION ||
            modmill_ring_word(ring, 2, memory_order_relaxed) != 8 * MODMILL_RING_SLOT_WORDS ||
            modmill_ring_word(ring, 4, memory_order_relaxed) != 8 * MODMILL_RING_FIRST_SLOT || ring->slots == 0 ||
            ring->slots > (1u << 24) || (ring->slots & (ring->slots - 1)) != 0)
            goto fail;
        munmap(map, ring->bytes);
        ring->words = NULL;
        ring->bytes += ring->slots * 8 * MODMILL_RING_SLOT_WORDS;
        if ((uint64_t)about.st_size < ring->bytes) goto fail;
    }
    if (fcntl(ring->file, F_OFD_SETLK, &lock) != 0) {
        failed = errno == EAGAIN || errno == EACCES ? EBUSY : errno;
        goto fail;
    }
    atomic_store_explicit(&ring->words[33], (uint64_t)getpid(), memory_order_release);
    ring->head = ring->tail = modmill_ring_word(ring, 32, memory_order_acquire);
    return 0;
fail:
    modmill_ring_close(ring);
    errno = failed;
    return -1;
}

/* True if the producer still holds its lock. It is a system call: ask only where nothing has come for a while. */
static inline int modmill_ring_has_producer(const struct modmill_ring *ring) {
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = 0, .l_len = 1};
    return fcntl(ring->file, F_OFD_GETLK, &lock) != 0 || lock.l_type != F_UNLCK;
}

/* The next slot if there is one; never waits, and never asks whether the producer is still there. */
static inline int modmill_ring_try_next(struct modmill_ring *ring, struct modmill_slot *slot) {
    if (ring->tail == ring->head) {
        /* The end is read before the counter: after the end nothing is put in. */
        uint64_t end = modmill_ring_word(ring, 17, memory_order_acquire);
        ring->head = modmill_ring_word(ring, 16, memory_order_acquire);
        if (ring->head - ring->tail > ring->slots) return MODMILL_RING_BROKEN;
        if (ring->tail == ring->head) return end == 0 ? MODMILL_RING_EMPTY : end == 1 ? MODMILL_RING_COMPLETE : MODMILL_RING_INCOMPLETE;
    }
    size_t at = MODMILL_RING_FIRST_SLOT + MODMILL_RING_SLOT_WORDS * (size_t)(ring->tail & (ring->slots - 1));
    uint64_t words[MODMILL_RING_SLOT_WORDS];
    for (size_t i = 0; i < MODMILL_RING_SLOT_WORDS; i++) words[i] = modmill_ring_word(ring, at + i, memory_order_relaxed);
    if (words[0] != ring->tail) return MODMILL_RING_BROKEN;
    *slot = (struct modmill_slot){
        .number = words[0],
        .pass = words[7],
        .record = words[1],
        .signature = (uint32_t)words[2],
        .verdict = (uint8_t)(words[2] >> 32),
        .has_tag = words[2] >> 40 & 1,
        .tag = words[3],
        .verified_ns = words[5],
        .put_ns = words[6],
    };
    memcpy(slot->start, &words[4], 8);
    ring->tail++;
    /* Release: the slot was read before it is free. */
    atomic_store_explicit(&ring->words[32], ring->tail, memory_order_release);
    return MODMILL_RING_SLOT;
}

/* The next slot if there is one. Otherwise looks for a fifth of a millisecond, then sleeps for 50 us and returns EMPTY, or GONE. */
static inline int modmill_ring_next(struct modmill_ring *ring, struct modmill_slot *slot) {
    uint64_t begin = modmill_now_ns();
    int found;
    while ((found = modmill_ring_try_next(ring, slot)) == MODMILL_RING_EMPTY && modmill_now_ns() - begin < 200000) {
    }
    if (found != MODMILL_RING_EMPTY) return found;
    if (modmill_ring_has_producer(ring)) {
        nanosleep(&(struct timespec){.tv_nsec = 50000}, NULL);
        return MODMILL_RING_EMPTY;
    }
    /* It may have put something in, or said that it ends, since the last look. */
    found = modmill_ring_try_next(ring, slot);
    return found == MODMILL_RING_EMPTY ? MODMILL_RING_GONE : found;
}

#endif
