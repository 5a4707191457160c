// Zip files (APPNOTE 6.3): the end record leads to the central directory, which leads to the
// entries; zip64 records take over where a number does not fit.
#include "classfile/zip.h"

#include "classfile/mapped_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
    END_SIZE = 22,
    END64_SIZE = 56,
    LOCATOR_SIZE = 20,
    CENTRAL_SIZE = 46,
    LOCAL_SIZE = 30,
    LONGEST_COMMENT = 65535,
    STORED = 0,
    DEFLATED = 8,
    ENCRYPTED = 1,
    EXTRA_ZIP64 = 1,
};

struct Zip {
    MappedFile file;
    bool is_mapped; // by us
    ZipEntry *entries;
    uint32_t count;
    uint32_t *table; // open addressing: number of an entry plus 1
    uint32_t mask;
};

typedef struct Directory {
    uint64_t offset, size, count;
} Directory;

static uint16_t u2(const uint8_t *bytes) {
    return (uint16_t)(bytes[0] | bytes[1] << 8);
}

static uint32_t u4(const uint8_t *bytes) {
    return u2(bytes) | (uint32_t)u2(bytes + 2) << 16;
}

static uint64_t u8(const uint8_t *bytes) {
    return u4(bytes) | (uint64_t)u4(bytes + 4) << 32;
}

static bool has_signature(const uint8_t *bytes, char a, char b) {
    return bytes[0] == 'P' && bytes[1] == 'K' && bytes[2] == a && bytes[3] == b;
}

// The end record, behind which only a comment stands; NULL: there is none.
static const uint8_t *find_end(const MappedFile *file) {
    if (file->size < END_SIZE)
        return NULL;
    size_t furthest = file->size - END_SIZE;
    size_t least = furthest > LONGEST_COMMENT ? furthest - LONGEST_COMMENT : 0;
    for (size_t i = furthest + 1; i-- > least;) {
        const uint8_t *end = file->bytes + i;
        if (has_signature(end, 5, 6) && i + END_SIZE + u2(end + 20) == file->size)
            return end;
    }
    return NULL;
}

// The zip64 end record takes over where the numbers of the plain one are all ones.
static bool read_end64(const MappedFile *file, size_t end, Directory *directory) {
    if (end < LOCATOR_SIZE)
        return true;
    const uint8_t *locator = file->bytes + end - LOCATOR_SIZE;
    if (!has_signature(locator, 6, 7))
        return true;
    uint64_t offset = u8(locator + 8);
    if (end - LOCATOR_SIZE < END64_SIZE || offset > end - LOCATOR_SIZE - END64_SIZE)
        return false;
    const uint8_t *end64 = file->bytes + offset;
    if (!has_signature(end64, 6, 6))
        return false;
    *directory =
        (Directory){.offset = u8(end64 + 48), .size = u8(end64 + 40), .count = u8(end64 + 32)};
    return true;
}

static const char *read_directory_place(const MappedFile *file, Directory *directory) {
    const uint8_t *end = find_end(file);
    if (!end)
        return "not a zip file: it has no end of a central directory";
    size_t end_offset = (size_t)(end - file->bytes);
    *directory = (Directory){.offset = u4(end + 16), .size = u4(end + 12), .count = u2(end + 10)};
    if ((directory->offset == UINT32_MAX || directory->count == UINT16_MAX) &&
        !read_end64(file, end_offset, directory))
        return "its zip64 end record is damaged";
    if (directory->offset > end_offset || directory->size > end_offset - directory->offset)
        return "its central directory lies outside the file";
    if (directory->count > directory->size / CENTRAL_SIZE)
        return "its central directory names more entries than it has room for";
    return NULL;
}

// Numbers that are all ones in the plain record stand in the extra field, in this order.
static bool read_extra(const uint8_t *extra, size_t length, ZipEntry *entry) {
    while (length >= 4) {
        uint16_t kind = u2(extra), size = u2(extra + 2);
        if (size > length - 4)
            return false;
        const uint8_t *value = extra + 4, *value_end = value + size;
        uint64_t *numbers[] = {&entry->size, &entry->compressed_size, &entry->offset};
        for (int i = 0; i < 3 && kind == EXTRA_ZIP64; i++) {
            if (*numbers[i] != UINT32_MAX)
                continue;
            if (value_end - value < 8)
                return false;
            *numbers[i] = u8(value);
            value += 8;
        }
        extra += 4 + size;
        length -= 4 + size;
    }
    return true;
}

static const char *read_entries(Zip *zip, Directory directory) {
    const uint8_t *at = zip->file.bytes + directory.offset, *end = at + directory.size;
    for (uint64_t i = 0; i < directory.count; i++) {
        if (end - at < CENTRAL_SIZE || !has_signature(at, 1, 2))
            return "its central directory is damaged";
        size_t name_length = u2(at + 28), extra_length = u2(at + 30), comment_length = u2(at + 32);
        if ((size_t)(end - at) - CENTRAL_SIZE < name_length + extra_length + comment_length)
            return "its central directory is damaged";
        ZipEntry *entry = &zip->entries[i];
        *entry = (ZipEntry){.name = (const char *)at + CENTRAL_SIZE,
                            .name_length = (uint16_t)name_length,
                            .method = u2(at + 10),
                            .flags = u2(at + 8),
                            .crc = u4(at + 16),
                            .compressed_size = u4(at + 20),
                            .size = u4(at + 24),
                            .offset = u4(at + 42)};
        if (!read_extra(at + CENTRAL_SIZE + name_length, extra_length, entry))
            return "the extra field of an entry is damaged";
        at += CENTRAL_SIZE + name_length + extra_length + comment_length;
    }
    zip->count = (uint32_t)directory.count;
    return NULL;
}

// Overlaps. Each entry has at least its header, its name and its bytes in the file.

static int compare_offsets(const void *a, const void *b) {
    uint64_t left = (*(const ZipEntry *const *)a)->offset;
    uint64_t right = (*(const ZipEntry *const *)b)->offset;
    return left < right ? -1 : left > right;
}

static const char *check_overlaps(const Zip *zip, Arena *arena, uint64_t directory_offset) {
    const ZipEntry **order = arena_array(arena, zip->count, sizeof *order);
    bool sorted = true;
    for (uint32_t i = 0; i < zip->count; i++) {
        order[i] = &zip->entries[i];
        sorted &= i == 0 || order[i - 1]->offset <= order[i]->offset;
    }
    if (!sorted)
        qsort(order, zip->count, sizeof *order, compare_offsets);
    for (uint32_t i = 0; i < zip->count; i++) {
        uint64_t limit = i + 1 < zip->count ? order[i + 1]->offset : directory_offset;
        uint64_t header = (uint64_t)LOCAL_SIZE + order[i]->name_length;
        if (order[i]->offset > limit || limit - order[i]->offset < header ||
            limit - order[i]->offset - header < order[i]->compressed_size)
            return "its entries overlap";
    }
    return NULL;
}

// The table by name. Of two entries with one name the last counts, as for java.

static uint32_t hash_name(const char *name, size_t length) {
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (uint8_t)name[i]) * 16777619u;
    return hash ^ hash >> 15;
}

static uint32_t *slot_of(const Zip *zip, const char *name, size_t length) {
    uint32_t slot = hash_name(name, length) & zip->mask;
    for (; zip->table[slot]; slot = (slot + 1) & zip->mask) {
        const ZipEntry *entry = &zip->entries[zip->table[slot] - 1];
        if (entry->name_length == length && memcmp(entry->name, name, length) == 0)
            break;
    }
    return &zip->table[slot];
}

static void make_table(Zip *zip, Arena *arena) {
    uint32_t size = 16;
    while (size < zip->count * 2)
        size *= 2;
    zip->mask = size - 1;
    zip->table = arena_array(arena, size, sizeof *zip->table);
    for (uint32_t i = 0; i < zip->count; i++)
        *slot_of(zip, zip->entries[i].name, zip->entries[i].name_length) = i + 1;
}

static Zip *read_zip(Arena *arena, MappedFile file, bool is_mapped, const char **error) {
    Zip *zip = ARENA_NEW(arena, Zip);
    zip->file = file;
    zip->is_mapped = is_mapped;
    Directory directory;
    *error = read_directory_place(&file, &directory);
    if (!*error && directory.count > UINT32_MAX / 4)
        *error = "it has too many entries";
    if (!*error) {
        zip->entries = arena_array(arena, (size_t)directory.count, sizeof *zip->entries);
        *error = read_entries(zip, directory);
    }
    if (!*error)
        *error = check_overlaps(zip, arena, directory.offset);
    if (*error) {
        zip_close(zip);
        return NULL;
    }
    make_table(zip, arena);
    return zip;
}

Zip *zip_open(Arena *arena, const char *path, const char **error) {
    MappedFile file;
    if (mapped_file_open(&file, path))
        return read_zip(arena, file, true, error);
    *error = arena_format(arena, "%s", strerror(errno));
    return NULL;
}

Zip *zip_open_bytes(Arena *arena, const uint8_t *bytes, size_t size, const char **error) {
    return read_zip(arena, (MappedFile){bytes, size}, false, error);
}

void zip_close(Zip *zip) {
    if (zip->is_mapped)
        mapped_file_close(&zip->file);
}

uint32_t zip_entry_count(const Zip *zip) {
    return zip->count;
}

const ZipEntry *zip_entry(const Zip *zip, uint32_t index) {
    return &zip->entries[index];
}

const ZipEntry *zip_find(const Zip *zip, const char *name, size_t length) {
    uint32_t found = *slot_of(zip, name, length);
    return found ? &zip->entries[found - 1] : NULL;
}

// Unpacking.

static const char *inflate_all(const uint8_t *packed, size_t packed_size, uint8_t *bytes,
                               size_t size) {
    z_stream stream = {.next_in = (Bytef *)(uintptr_t)packed,
                       .avail_in = (uInt)packed_size,
                       .next_out = bytes,
                       .avail_out = (uInt)size};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return "there is no memory to unpack it";
    int state = inflate(&stream, Z_FINISH);
    bool complete = state == Z_STREAM_END && stream.avail_out == 0;
    inflateEnd(&stream);
    return complete ? NULL
                    : "its compressed bytes are damaged, or not as long as the directory says";
}

// The bytes as they stand in the file, after the local header; NULL: outside the file.
static const uint8_t *packed_bytes(const Zip *zip, const ZipEntry *entry) {
    size_t size = zip->file.size;
    if (entry->offset > size || size - entry->offset < LOCAL_SIZE)
        return NULL;
    const uint8_t *local = zip->file.bytes + entry->offset;
    if (!has_signature(local, 3, 4))
        return NULL;
    uint64_t begin = entry->offset + LOCAL_SIZE + u2(local + 26) + u2(local + 28);
    if (begin > size || size - begin < entry->compressed_size)
        return NULL;
    return zip->file.bytes + begin;
}

const uint8_t *zip_read(const Zip *zip, Arena *arena, const ZipEntry *entry, const char **error) {
    const uint8_t *packed = packed_bytes(zip, entry);
    *error = NULL;
    if (!packed)
        *error = "its place in the zip file is damaged";
    else if (entry->flags & ENCRYPTED)
        *error = "it is encrypted";
    else if (entry->size > ZIP_LARGEST_ENTRY || entry->compressed_size > ZIP_LARGEST_ENTRY)
        *error = "it is larger than 64 MB";
    else if (entry->method != STORED && entry->method != DEFLATED)
        *error = "it is packed by a method other than deflate";
    else if (entry->method == STORED && entry->size != entry->compressed_size)
        *error = "it is stored with two different sizes";
    if (*error)
        return NULL;
    const uint8_t *bytes = packed;
    if (entry->method == DEFLATED) {
        uint8_t *unpacked = arena_alloc(arena, (size_t)entry->size + 1);
        *error = inflate_all(packed, (size_t)entry->compressed_size, unpacked, (size_t)entry->size);
        bytes = unpacked;
    }
    if (!*error && crc32(0, bytes, (uInt)entry->size) != entry->crc)
        *error = "its checksum is wrong";
    return *error ? NULL : bytes;
}
