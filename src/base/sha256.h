// SHA-256 (FIPS 180-4), as 64 hexadecimal digits.
#ifndef JURY_BASE_SHA256_H
#define JURY_BASE_SHA256_H

#include <stddef.h>

enum { SHA256_DIGITS = 64 };

void sha256_text(const char *bytes, size_t length, char digits[SHA256_DIGITS + 1]);

#endif
