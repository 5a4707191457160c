// SHA-256: a name for contents that no two contents share.
#ifndef JURY_BASE_DIGEST_H
#define JURY_BASE_DIGEST_H

#include <stddef.h>
#include <stdint.h>

enum { DIGEST_TEXT = 64 }; // hexadecimal digits

typedef struct Digest {
    uint32_t state[8];
    uint64_t length; // in bytes
    uint8_t block[64];
} Digest;

void digest_begin(Digest *digest);
void digest_add(Digest *digest, const void *bytes, size_t length);
// A text with its end, so that "ab", "c" is not "a", "bc"; NULL is different from all.
void digest_add_text(Digest *digest, const char *text);
void digest_add_number(Digest *digest, uint64_t number);
// The digits with a NUL behind them. Nothing can be added afterwards.
void digest_end(Digest *digest, char text[DIGEST_TEXT + 1]);

// Of these bytes alone.
void digest_of(const void *bytes, size_t length, char text[DIGEST_TEXT + 1]);

#endif
