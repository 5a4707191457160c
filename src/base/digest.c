// As FIPS 180-4 has it.
#include "base/digest.h"

#include <stdio.h>
#include <string.h>

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t rotated(uint32_t word, int bits) {
    return word >> bits | word << (32 - bits);
}

void digest_begin(Digest *digest) {
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    *digest = (Digest){0};
    memcpy(digest->state, start, sizeof start);
}

static void expand(const uint8_t block[64], uint32_t words[64]) {
    for (int i = 0; i < 16; i++)
        words[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
                   (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        uint32_t a = words[i - 15], b = words[i - 2];
        words[i] = words[i - 16] + (rotated(a, 7) ^ rotated(a, 18) ^ a >> 3) + words[i - 7] +
                   (rotated(b, 17) ^ rotated(b, 19) ^ b >> 10);
    }
}

static void mix(Digest *digest) {
    uint32_t words[64], s[8];
    expand(digest->block, words);
    memcpy(s, digest->state, sizeof s);
    for (int i = 0; i < 64; i++) {
        uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
        uint32_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
        uint32_t first = s[7] + (rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)) +
                         choice + constants[i] + words[i];
        uint32_t second = (rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)) + majority;
        memmove(s + 1, s, 7 * sizeof s[0]);
        s[4] += first;
        s[0] = first + second;
    }
    for (int i = 0; i < 8; i++)
        digest->state[i] += s[i];
}

void digest_add(Digest *digest, const void *bytes, size_t length) {
    const uint8_t *from = bytes;
    while (length) {
        size_t filled = digest->length % sizeof digest->block;
        size_t part = sizeof digest->block - filled;
        part = part < length ? part : length;
        memcpy(digest->block + filled, from, part);
        digest->length += part;
        from += part;
        length -= part;
        if (filled + part == sizeof digest->block)
            mix(digest);
    }
}

void digest_add_number(Digest *digest, uint64_t number) {
    uint8_t bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(number >> 8 * i);
    digest_add(digest, bytes, sizeof bytes);
}

void digest_add_text(Digest *digest, const char *text) {
    digest_add_number(digest, text ? strlen(text) : UINT64_MAX);
    if (text)
        digest_add(digest, text, strlen(text));
}

void digest_end(Digest *digest, char text[DIGEST_TEXT + 1]) {
    static const uint8_t one = 0x80, zero = 0;
    uint64_t bits = 8 * digest->length;
    digest_add(digest, &one, 1);
    while (digest->length % sizeof digest->block != sizeof digest->block - 8)
        digest_add(digest, &zero, 1);
    uint8_t length[8];
    for (int i = 0; i < 8; i++)
        length[i] = (uint8_t)(bits >> (56 - 8 * i));
    digest_add(digest, length, sizeof length);
    for (int i = 0; i < 8; i++)
        snprintf(text + 8 * i, 9, "%08x", digest->state[i]);
}

void digest_of(const void *bytes, size_t length, char text[DIGEST_TEXT + 1]) {
    Digest digest;
    digest_begin(&digest);
    digest_add(&digest, bytes, length);
    digest_end(&digest, text);
}
