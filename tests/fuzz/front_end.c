// Fuzzes the front end: any bytes at all are parsed and typed, and nothing may go wrong.
#include "main/types_text.h"

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    types_text("Fuzz.java", (const char *)data, size);
    return 0;
}
