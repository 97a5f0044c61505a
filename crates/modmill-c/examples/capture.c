/* Verifies the transactions of a capture: capture FILE.pcap [RULE]. Reads classic pcap of this machine's byte order, Ethernet with or without a VLAN tag, UDP over IPv4 or
 * IPv6, and Solana's transactions (docs/formats.md), whose signatures it submits to a stream. `modmill sigverify run` reads more kinds of captures and makes all checks of
 * the ledger. */
#include "common.h"

enum { FRAME = 1 << 18, TRANSACTION = 1232, TRANSACTION_1 = 4096, KEY = 32, SIGNATURE = 64, ANSWERS = 256 };

typedef struct {
    const uint8_t *at, *end;
} bytes;

/* The next `count` bytes, NULL where there are fewer. */
static const uint8_t *take(bytes *from, size_t count) {
    const uint8_t *taken = from->at;
    if ((size_t)(from->end - taken) < count) return NULL;
    from->at += count;
    return taken;
}

static unsigned big16(const uint8_t *word) { return (unsigned)word[0] << 8 | word[1]; }

/* The contents of a UDP packet, NULL for other traffic, fragments included. */
static bytes payload(bytes frame) {
    const bytes none = {NULL, NULL};
    const uint8_t *type = take(&frame, 14), *ip, *udp;
    type = type && big16(type + 12) == 0x8100 ? take(&frame, 4) : type ? type + 10 : NULL;
    if (!type || frame.at == frame.end) return none;
    if (big16(type + 2) == 0x0800) {
        size_t header = (size_t)(*frame.at & 15) * 4;
        if (header < 20 || !(ip = take(&frame, header)) || ip[9] != 17 || (big16(ip + 6) & 0x3fff)) return none;
    } else if (big16(type + 2) != 0x86dd || !(ip = take(&frame, 40)) || ip[6] != 17) {
        return none;
    }
    if (!(udp = take(&frame, 8)) || big16(udp + 4) < 8 || frame.end - frame.at < (int)big16(udp + 4) - 8) return none;
    frame.end = frame.at + (big16(udp + 4) - 8);
    return frame;
}

/* A number in groups of 7 bits, lowest first and in its shortest form; -1 where there is none. */
static int number(bytes *from) {
    int value = 0;
    for (int shift = 0; shift < 21; shift += 7) {
        const uint8_t *byte = take(from, 1);
        if (!byte || (shift > 0 && *byte == 0)) return -1;
        value |= (*byte & 127) << shift;
        if (*byte < 128) return value <= 0xffff ? value : -1;
    }
    return -1;
}

typedef struct {
    int count;
    const uint8_t *signatures, *keys;
    bytes message;
} transaction;

/* The signers and accounts of a message: as many signatures as it requires. */
static bool signers(transaction *out, const uint8_t *header, int accounts, bytes *message) {
    if (!header || header[0] < 1 || accounts < header[0] || (out->count && header[0] != out->count)) return false;
    out->count = header[0];
    out->keys = take(message, (size_t)accounts * KEY);
    return out->keys != NULL;
}

/* A transaction of version 1: its signatures follow its message. */
static bool parsed1(bytes packet, transaction *out) {
    const uint8_t *begin = packet.at, *head = take(&packet, 42);
    if (packet.end - begin > TRANSACTION_1 || !head || !signers(out, head + 1, head[41], &packet)) return false;
    for (uint32_t mask = head[4]; mask; mask &= mask - 1)
        if (!take(&packet, 4)) return false;
    const uint8_t *instructions = take(&packet, (size_t)head[40] * 4);
    for (int i = 0; instructions && i < head[40]; i++)
        if (!take(&packet, instructions[4 * i + 1] + (instructions[4 * i + 2] | (size_t)instructions[4 * i + 3] << 8))) return false;
    out->message = (bytes){begin, packet.at};
    out->signatures = packet.at;
    return instructions && packet.end - packet.at == out->count * SIGNATURE;
}

/* True if a packet is a transaction. */
static bool parsed(bytes packet, transaction *out) {
    *out = (transaction){0};
    if (packet.at < packet.end && *packet.at == 0x81) return parsed1(packet, out);
    if (packet.end - packet.at > TRANSACTION) return false;
    out->count = number(&packet);
    if (out->count < 1 || !(out->signatures = take(&packet, (size_t)out->count * SIGNATURE))) return false;
    out->message = packet;
    if (packet.at < packet.end && *packet.at >= 0x80 && *take(&packet, 1) != 0x80) return false;
    const uint8_t *header = take(&packet, 3);
    return signers(out, header, number(&packet), &packet);
}

static uint64_t accepted, rejected;

/* Receives answers that are there, waiting for the first; false once the stream is closed and empty. */
static bool receive(const modmill_sigstream *stream) {
    modmill_answer answers[ANSWERS];
    size_t count;
    modmill_status status = modmill_sigstream_poll(stream, answers, ANSWERS, -1, &count);
    if (status == MODMILL_CLOSED) return false;
    MUST(status);
    for (size_t i = 0; i < count; i++) {
        if (answers[i].verdict == MODMILL_ACCEPTED) {
            accepted++;
            continue;
        }
        rejected++;
        printf("packet %" PRIu64 " signature %" PRIu64 " verdict %d\n", answers[i].tag >> 8, answers[i].tag & 255, answers[i].verdict);
    }
    return true;
}

int main(int argc, char **argv) {
    static uint8_t frame[FRAME];
    uint32_t head[6], packet[4];
    FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
    if (!file) return fprintf(stderr, "capture: give a file that can be read\n"), 2;
    bool whole = fread(head, sizeof head, 1, file) == 1;
    if (!whole || (head[0] != 0xa1b2c3d4 && head[0] != 0xa1b23c4d) || (head[5] & 0xffff) != 1)
        return fprintf(stderr, "capture: %s is not a capture of Ethernet in pcap's classic form\n", argv[1]), 2;
    modmill_sigverify *verifier;
    modmill_sigstream *stream;
    MUST(modmill_sigverify_new(argc > 2 ? argv[2] : "strict", NULL, 0, &verifier));
    const modmill_sigstream_options options = {.max_message = TRANSACTION_1};
    MUST(modmill_sigstream_new(verifier, &options, &stream));

    uint64_t packets = 0, malformed = 0, other = 0;
    double begin = seconds();
    size_t got;
    for (; (got = fread(packet, 1, sizeof packet, file)) == sizeof packet; packets++) {
        if (packet[2] > FRAME || fread(frame, 1, packet[2], file) != packet[2]) break;
        bytes contents = payload((bytes){frame, frame + packet[2]});
        transaction found;
        if (!contents.at || !parsed(contents, &found)) {
            ++*(contents.at ? &malformed : &other);
            continue;
        }
        for (int i = 0; i < found.count; i++) {
            const uint8_t *signature = found.signatures + i * SIGNATURE, *key = found.keys + i * KEY;
            size_t length = (size_t)(found.message.end - found.message.at);
            modmill_status status;
            while ((status = modmill_sigstream_try_submit(stream, found.message.at, length, signature, key, (packets + 1) << 8 | (unsigned)i)) == MODMILL_FULL)
                receive(stream);
            MUST(status);
        }
    }
    MUST(modmill_sigstream_close(stream));
    while (receive(stream)) {
    }
    double time = seconds() - begin;
    bool damaged = got != 0 || ferror(file);
    fclose(file);
    printf("%" PRIu64 " packets: %" PRIu64 " signatures accepted, %" PRIu64 " rejected; %" PRIu64 " malformed, %" PRIu64 " other packets\n", packets,
           accepted, rejected, malformed, other);
    printf("rule %s, backend %s, %.0f signatures/s\n", modmill_sigverify_rule(verifier), modmill_sigverify_backend(verifier),
           (double)(accepted + rejected) / time);
    modmill_sigstream_free(stream);
    modmill_sigverify_free(verifier);
    if (damaged) return fprintf(stderr, "capture: %s is cut or damaged after packet %" PRIu64 "\n", argv[1], packets), 2;
    return rejected || malformed ? 1 : 0;
}
