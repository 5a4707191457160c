// Zip files, which jars are: found by name, unpacked one entry at a time.
//
// The file stays mapped; its central directory is read once, into a hash table. Hostile files
// cost no more than they are long: entries that overlap are refused, and an entry is never larger
// than ZIP_LARGEST_ENTRY.
#ifndef JURY_CLASSFILE_ZIP_H
#define JURY_CLASSFILE_ZIP_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

enum { ZIP_LARGEST_ENTRY = 64 << 20 };

typedef struct Zip Zip;

typedef struct ZipEntry {
    const char *name; // in the file, not NUL-terminated
    uint16_t name_length;
    uint16_t method; // 0: stored, 8: deflated
    uint16_t flags;
    uint32_t crc;
    uint64_t offset; // of the local header
    uint64_t compressed_size;
    uint64_t size;
} ZipEntry;

// NULL with a sentence in `*error` when the file cannot be read or is no zip.
Zip *zip_open(Arena *arena, const char *path, const char **error);
// The same for bytes in memory, which must stay; for tests.
Zip *zip_open_bytes(Arena *arena, const uint8_t *bytes, size_t size, const char **error);
void zip_close(Zip *zip);

uint32_t zip_entry_count(const Zip *zip);
const ZipEntry *zip_entry(const Zip *zip, uint32_t index); // in the order of the directory
const ZipEntry *zip_find(const Zip *zip, const char *name, size_t length); // NULL: none

// The bytes of an entry, in the arena or in the mapped file; NULL with a sentence in `*error`.
const uint8_t *zip_read(const Zip *zip, Arena *arena, const ZipEntry *entry, const char **error);

#endif
