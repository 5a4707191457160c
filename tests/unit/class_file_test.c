// Class files, zip files and images of a JDK, made by hand: what is right is read, and whatever is
// cut off, bent or hostile gets an error that says where, never anything else.
#include "unit.h"

#include "base/buffer.h"
#include "classfile/class_file.h"
#include "classfile/class_path.h"
#include "classfile/jimage.h"
#include "classfile/zip.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// ---- Writing bytes

static void put(Buffer *buffer, uint64_t value, int size) { // big-endian
    while (size-- > 0)
        buffer_add_char(buffer, (char)(value >> (8 * size)));
}

static void put_little(Buffer *buffer, uint64_t value, int size) {
    for (int i = 0; i < size; i++)
        buffer_add_char(buffer, (char)(value >> (8 * i)));
}

static void put_utf8(Buffer *buffer, const char *text) {
    put(buffer, POOL_UTF8, 1);
    put(buffer, strlen(text), 2);
    buffer_add_text(buffer, text);
}

static void put_reference(Buffer *buffer, int kind, int first) {
    put(buffer, (uint64_t)kind, 1);
    put(buffer, (uint64_t)first, 2);
}

enum {
    ENTRY_THIS = 2,
    ENTRY_SUPER = 4,
    ENTRY_FIELD_NAME = 5,
    ENTRY_INT = 6,
    ENTRY_METHOD_NAME = 7,
    ENTRY_METHOD_TYPE = 8,
    ENTRY_CODE = 9,
    ENTRY_LINES = 10,
    ENTRY_CONSTANT_VALUE = 11,
    ENTRY_LONG = 12, // takes two
    ENTRY_BAD_TEXT = 14,
    ENTRY_COUNT = 15,
};

static void put_pool(Buffer *buffer) {
    put(buffer, ENTRY_COUNT, 2);
    put_utf8(buffer, "a/B");
    put_reference(buffer, POOL_CLASS, 1);
    put_utf8(buffer, "java/lang/Object");
    put_reference(buffer, POOL_CLASS, 3);
    put_utf8(buffer, "f");
    put_utf8(buffer, "J");
    put_utf8(buffer, "m");
    put_utf8(buffer, "(IJ[[Ljava/lang/String;)D");
    put_utf8(buffer, "Code");
    put_utf8(buffer, "LineNumberTable");
    put_utf8(buffer, "ConstantValue");
    put(buffer, POOL_LONG, 1);
    put(buffer, 0x123456789ABCDEF0, 8);
    put_utf8(buffer, "\xC0\x80\xED\xA0\xBD\xED\xB8\x80"); // NUL, and a surrogate pair
}

static void put_code(Buffer *buffer) {
    put(buffer, ENTRY_CODE, 2);
    put(buffer, 12 + 2 + 12, 4);
    put(buffer, 2, 2);
    put(buffer, 5, 2);
    put(buffer, 2, 4);
    put(buffer, 0x0EAF, 2); // dconst_0, dreturn
    put(buffer, 0, 2);
    put(buffer, 1, 2);
    put(buffer, ENTRY_LINES, 2);
    put(buffer, 6, 4);
    put(buffer, 1, 2);
    put(buffer, 0, 2);
    put(buffer, 42, 2);
}

// package a; class B { static final long f = …L; static double m(int, long, String[][]) { … } }
static void put_class(Buffer *buffer) {
    put(buffer, 0xCAFEBABE, 4);
    put(buffer, 0, 2);
    put(buffer, 61, 2);
    put_pool(buffer);
    put(buffer, ACCESS_SUPER, 2);
    put(buffer, ENTRY_THIS, 2);
    put(buffer, ENTRY_SUPER, 2);
    put(buffer, 0, 2);
    put(buffer, 1, 2); // fields
    put(buffer, ACCESS_STATIC | ACCESS_FINAL, 2);
    put(buffer, ENTRY_FIELD_NAME, 2);
    put(buffer, ENTRY_INT, 2);
    put(buffer, 1, 2);
    put(buffer, ENTRY_CONSTANT_VALUE, 2);
    put(buffer, 2, 4);
    put(buffer, ENTRY_LONG, 2);
    put(buffer, 1, 2); // methods
    put(buffer, ACCESS_STATIC, 2);
    put(buffer, ENTRY_METHOD_NAME, 2);
    put(buffer, ENTRY_METHOD_TYPE, 2);
    put(buffer, 1, 2);
    put_code(buffer);
    put(buffer, 0, 2);
}

static ClassFile *read_copy(Arena *arena, const void *bytes, size_t size, const char **error) {
    uint8_t *copy =
        malloc(size ? size : 1); // of that very size: the sanitizer sees what lies behind
    memcpy(copy, bytes, size);
    ClassFile *file = class_file_read(arena, copy, size, error);
    free(copy);
    return file;
}

// ---- Class files

UNIT_TEST(class_file_is_read) {
    Arena *arena = arena_new();
    Buffer bytes = {0};
    put_class(&bytes);
    const char *error = NULL;
    ClassFile *file = class_file_read(arena, (uint8_t *)bytes.text, bytes.length, &error);
    CHECK(file != NULL);
    CHECK(class_text_is(file->name, "a/B"));
    CHECK(class_text_is(file->superclass, "java/lang/Object"));
    CHECK_EQUAL_INT(1, file->fields.count);
    CHECK_EQUAL_INT(0x123456789ABCDEF0, file->pool[file->fields.items[0].constant].number);
    const ClassMember *method = class_file_method(file, "m", "(IJ[[Ljava/lang/String;)D");
    CHECK(method && method->code);
    CHECK_EQUAL_INT(2, method->code->length);
    CHECK_EQUAL_INT(42, method->code->lines.items[0].line);
    CHECK_EQUAL_INT(5, file->pool[ENTRY_BAD_TEXT].text.length);
    CHECK(memcmp(file->pool[ENTRY_BAD_TEXT].text.text, "\0\xF0\x9F\x98\x80", 5) == 0);
    CHECK(class_file_entry(file, ENTRY_LONG + 1, POOL_LONG) == NULL);
    CHECK(class_file_entry(file, 9999, POOL_LONG) == NULL);
    buffer_free(&bytes);
    arena_free(arena);
}

UNIT_TEST(class_file_cut_off_anywhere_is_an_error) {
    Arena *arena = arena_new();
    Buffer bytes = {0};
    put_class(&bytes);
    for (size_t size = 0; size < bytes.length; size++) {
        const char *error = NULL;
        CHECK(!read_copy(arena, bytes.text, size, &error));
        CHECK(error && strstr(error, "at byte"));
    }
    buffer_free(&bytes);
    arena_free(arena);
}

UNIT_TEST(class_file_with_any_byte_changed_is_read_or_refused) {
    Buffer bytes = {0};
    put_class(&bytes);
    uint32_t refused = 0;
    for (size_t at = 0; at < bytes.length; at++) {
        Arena *arena = arena_new();
        char kept = bytes.text[at];
        for (int change = 1; change < 256; change += 7) {
            const char *error = NULL;
            bytes.text[at] = (char)(kept ^ change);
            bool is_read = read_copy(arena, bytes.text, bytes.length, &error) != NULL;
            CHECK(is_read || (error && strstr(error, "at byte")));
            refused += !is_read;
        }
        bytes.text[at] = kept;
        arena_free(arena);
    }
    CHECK(refused > bytes.length * 10);
    buffer_free(&bytes);
}

UNIT_TEST(class_file_errors_name_the_place) {
    Arena *arena = arena_new();
    const char *error = NULL;
    CHECK(!read_copy(arena, "PK\3\4", 4, &error));
    CHECK_EQUAL_STR("not a class file: it begins with 504b0304, not with cafebabe, at byte 0",
                    error);
    CHECK(!read_copy(arena, "\xCA\xFE\xBA\xBE\0\0\0\x7F", 8, &error));
    CHECK_EQUAL_STR("version 127 of class files should be one from 45 to 69, at byte 6", error);
    CHECK(!read_copy(arena, "\xCA\xFE\xBA\xBE\0\0\0\x3D\0\2\x63", 11, &error));
    CHECK_EQUAL_STR("constant pool entry 1 has the unknown kind 99, at byte 10", error);
    CHECK(!read_copy(arena, "\xCA\xFE\xBA\xBE\0\0\0\x3D\0\2\x07\0\1", 13, &error));
    CHECK_EQUAL_STR("constant pool entry 1 leads to 1, which is no text, at byte 10", error);
    arena_free(arena);
}

UNIT_TEST(descriptors_are_checked) {
    static const char *const good[] = {"()V", "(I)J", "([[DLa/B;Z)[La/B;"};
    static const char *const bad[] = {"",     "(",    "()",    "(V)V",     "(L;)V",   "(La//B;)V",
                                      "([)V", "()VV", "(I)JJ", "(La.B;)V", "(La/B)V", "I"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        CHECK(descriptor_is_method((ClassText){good[i], (uint32_t)strlen(good[i])}));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK(!descriptor_is_method((ClassText){bad[i], (uint32_t)strlen(bad[i])}));
    uint32_t position = 0, count = 0;
    ClassText descriptor = {"(I[JLa/B;)V", 11}, type;
    while (descriptor_next(descriptor, &position, &type))
        count++;
    CHECK_EQUAL_INT(4, count);
    CHECK(class_text_is(type, "V"));
}

// ---- Zip files

typedef struct ZipPart {
    const char *name, *content;
    bool is_deflated;
    uint32_t wrong_size; // 0: the right one
    uint32_t wrong_crc;  // is added
    uint32_t offset;     // set when written
    size_t packed_size;
} ZipPart;

static void put_local(Buffer *zip, ZipPart *part) {
    uint8_t packed[1000];
    z_stream stream = {.next_in = (Bytef *)(uintptr_t)part->content,
                       .avail_in = (uInt)strlen(part->content),
                       .next_out = packed,
                       .avail_out = sizeof packed};
    deflateInit2(&stream, 9, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY);
    deflate(&stream, Z_FINISH);
    part->packed_size = part->is_deflated ? stream.total_out : strlen(part->content);
    part->offset = (uint32_t)zip->length;
    buffer_add(zip, "PK\3\4", 4);
    for (int i = 0; i < 22; i++)
        buffer_add_char(zip, 0); // the central directory counts
    put_little(zip, strlen(part->name), 2);
    put_little(zip, 0, 2);
    buffer_add_text(zip, part->name);
    buffer_add(zip, part->is_deflated ? (char *)packed : part->content, part->packed_size);
    deflateEnd(&stream);
}

static void put_central(Buffer *zip, const ZipPart *part) {
    size_t size = strlen(part->content);
    uLong crc = crc32(0, (const Bytef *)part->content, (uInt)size) + part->wrong_crc;
    buffer_add(zip, "PK\1\2", 4);
    put_little(zip, 0, 6);
    put_little(zip, part->is_deflated ? 8 : 0, 2);
    put_little(zip, 0, 4);
    put_little(zip, crc, 4);
    put_little(zip, part->packed_size, 4);
    put_little(zip, part->wrong_size ? part->wrong_size : size, 4);
    put_little(zip, strlen(part->name), 2);
    put_little(zip, 0, 8);
    put_little(zip, 0, 4);
    put_little(zip, part->offset, 4);
    buffer_add_text(zip, part->name);
}

static void put_end(Buffer *zip, size_t directory, uint32_t count) {
    size_t size = zip->length - directory;
    buffer_add(zip, "PK\5\6", 4);
    put_little(zip, 0, 4);
    put_little(zip, count, 2);
    put_little(zip, count, 2);
    put_little(zip, size, 4);
    put_little(zip, directory, 4);
    put_little(zip, 0, 2);
}

static void put_zip(Buffer *zip, ZipPart *parts, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        put_local(zip, &parts[i]);
    size_t directory = zip->length;
    for (uint32_t i = 0; i < count; i++)
        put_central(zip, &parts[i]);
    put_end(zip, directory, count);
}

static const uint8_t *read_part(Arena *arena, const Zip *zip, const char *name,
                                const char **error) {
    const ZipEntry *entry = zip_find(zip, name, strlen(name));
    *error = "no such entry";
    return entry ? zip_read(zip, arena, entry, error) : NULL;
}

UNIT_TEST(zip_entries_are_found_and_unpacked) {
    Arena *arena = arena_new();
    Buffer bytes = {0};
    ZipPart parts[] = {
        {.name = "a/B.class", .content = "stored"},
        {.name = "c.txt", .content = "deflated deflated deflated", .is_deflated = true}};
    put_zip(&bytes, parts, 2);
    const char *error;
    Zip *zip = zip_open_bytes(arena, (uint8_t *)bytes.text, bytes.length, &error);
    CHECK(zip != NULL);
    CHECK_EQUAL_INT(2, zip_entry_count(zip));
    CHECK(memcmp(read_part(arena, zip, "a/B.class", &error), "stored", 6) == 0);
    CHECK(memcmp(read_part(arena, zip, "c.txt", &error), "deflated deflated deflated", 26) == 0);
    CHECK(!read_part(arena, zip, "a", &error));
    zip_close(zip);
    buffer_free(&bytes);
    arena_free(arena);
}

UNIT_TEST(zip_entries_that_lie_are_refused) {
    Arena *arena = arena_new();
    Buffer bytes = {0};
    ZipPart parts[] = {
        {.name = "bomb", .content = "aaaaaaaaaaaaaaaa", .is_deflated = true, .wrong_size = 1 << 30},
        {.name = "long", .content = "aaaaaaaaaaaaaaaa", .is_deflated = true, .wrong_size = 17},
        {.name = "short", .content = "aaaaaaaaaaaaaaaa", .is_deflated = true, .wrong_size = 15},
        {.name = "crc", .content = "aaaaaaaaaaaaaaaa", .wrong_crc = 1}};
    put_zip(&bytes, parts, 4);
    const char *error;
    Zip *zip = zip_open_bytes(arena, (uint8_t *)bytes.text, bytes.length, &error);
    CHECK(zip != NULL);
    CHECK(!read_part(arena, zip, "bomb", &error));
    CHECK_EQUAL_STR("it is larger than 64 MB", error);
    CHECK(!read_part(arena, zip, "long", &error) && strstr(error, "damaged"));
    CHECK(!read_part(arena, zip, "short", &error) && strstr(error, "damaged"));
    CHECK(!read_part(arena, zip, "crc", &error));
    CHECK_EQUAL_STR("its checksum is wrong", error);
    zip_close(zip);
    buffer_free(&bytes);
    arena_free(arena);
}

UNIT_TEST(zip_entries_that_overlap_are_refused) {
    Arena *arena = arena_new();
    Buffer bytes = {0};
    ZipPart part = {.name = "a", .content = "aaaaaaaaaaaaaaaa", .is_deflated = true};
    put_local(&bytes, &part);
    size_t directory = bytes.length;
    for (int i = 0; i < 100; i++)
        put_central(&bytes, &part); // all of them the same bytes
    put_end(&bytes, directory, 100);
    const char *error = NULL;
    CHECK(!zip_open_bytes(arena, (uint8_t *)bytes.text, bytes.length, &error));
    CHECK_EQUAL_STR("its entries overlap", error);
    buffer_free(&bytes);
    arena_free(arena);
}

static void read_all(Arena *arena, const void *bytes, size_t size) {
    uint8_t *copy = malloc(size ? size : 1);
    memcpy(copy, bytes, size);
    const char *error;
    Zip *zip = zip_open_bytes(arena, copy, size, &error);
    for (uint32_t i = 0; zip && i < zip_entry_count(zip); i++)
        zip_read(zip, arena, zip_entry(zip, i), &error);
    free(copy);
}

UNIT_TEST(zip_with_any_byte_changed_does_no_harm) {
    Buffer bytes = {0};
    ZipPart parts[] = {{.name = "a/B.class", .content = "stored"},
                       {.name = "c.txt", .content = "deflated deflated", .is_deflated = true}};
    put_zip(&bytes, parts, 2);
    for (size_t at = 0; at < bytes.length; at++) {
        Arena *arena = arena_new();
        read_all(arena, bytes.text, at);
        char kept = bytes.text[at];
        for (int change = 1; change < 256; change += 5) {
            bytes.text[at] = (char)(kept ^ change);
            read_all(arena, bytes.text, bytes.length);
        }
        bytes.text[at] = kept;
        arena_free(arena);
    }
    buffer_free(&bytes);
}

// ---- Images

// One resource, /m/p/B.class, and one list of modules, /packages/p.
static void put_image(Buffer *image) {
    static const char texts[] = "\0m\0p\0B\0class\0packages";
    const char attributes[] = {1 << 3, 1, 2 << 3, 3,  3 << 3, 5, 4 << 3, 7, 5 << 3, 0, 7 << 3,
                               4,      0, 1 << 3, 13, 3 << 3, 3, 5 << 3, 4, 7 << 3, 8, 0};
    put_little(image, 0xCAFEDADA, 4);
    put_little(image, 1 << 16, 4);
    put_little(image, 0, 4);
    put_little(image, 2, 4);
    put_little(image, 2, 4);
    put_little(image, sizeof attributes, 4);
    put_little(image, sizeof texts, 4);
    // Each hashes to a slot of its own.
    uint32_t hashes[2] = {0x01000193, 0x01000193};
    const char *names[2] = {"/m/p/B.class", "/packages/p"};
    for (int i = 0; i < 2; i++)
        for (const char *at = names[i]; *at; at++)
            hashes[i] = (hashes[i] * 0x01000193) ^ (uint8_t)*at;
    int32_t redirects[2] = {0, 0};
    for (int i = 0; i < 2; i++)
        redirects[(hashes[i] & 0x7fffffff) % 2] = -1 - i;
    for (int i = 0; i < 2; i++)
        put_little(image, (uint32_t)redirects[i], 4);
    put_little(image, 0, 4);
    put_little(image, 13, 4);
    buffer_add(image, attributes, sizeof attributes);
    buffer_add(image, texts, sizeof texts);
    put_little(image, 0xBEBAFECA, 4);
    put_little(image, 0, 4);
    put_little(image, 1, 4);
}

UNIT_TEST(image_finds_classes_by_package) {
    Arena *arena = arena_new();
    Buffer bytes = {0};
    put_image(&bytes);
    const char *error = NULL;
    Jimage *image = jimage_open_bytes(arena, (uint8_t *)bytes.text, bytes.length, &error);
    CHECK(image != NULL);
    size_t size = 0;
    CHECK(jimage_find(image, "/m/p/B.class", 12, &size) && jimage_has_package(image, "p", 1));
    CHECK(jimage_find_class(image, "p/B", 3, &size) && size == 4);
    CHECK(!jimage_find_class(image, "p/D", 3, &size));
    CHECK(!jimage_find_class(image, "q/B", 3, &size));
    CHECK(!jimage_find(image, "m/p/C.class", 11, &size));
    buffer_free(&bytes);
    arena_free(arena);
}

static void count_class(void *context, const char *name, size_t length) {
    (void)name;
    *(size_t *)context += length;
}

UNIT_TEST(image_with_any_byte_changed_does_no_harm) {
    Buffer bytes = {0};
    put_image(&bytes);
    for (size_t at = 0; at < bytes.length; at++) {
        Arena *arena = arena_new();
        char kept = bytes.text[at];
        for (int change = 1; change < 256; change += 5) {
            const char *error;
            size_t size = 0, sum = 0;
            bytes.text[at] = (char)(kept ^ change);
            Jimage *image = jimage_open_bytes(arena, (uint8_t *)bytes.text,
                                              change % 2 ? bytes.length : at, &error);
            if (!image)
                continue;
            jimage_find_class(image, "p/B", 3, &size);
            jimage_has_package(image, "p", 1);
            jimage_visit(image, NULL, count_class, &sum);
        }
        bytes.text[at] = kept;
        arena_free(arena);
    }
    buffer_free(&bytes);
}

// ---- The JDK, where there is one

UNIT_TEST(jdk_classes_are_found) {
    Arena *arena = arena_new();
    ClassPath *path = class_path_new(arena);
    const char *error = NULL;
    CHECK(class_path_add_jdk(path, NULL, &error));
    ClassBytes found;
    if (class_path_jdk(path)) {
        CHECK(class_path_find(path, PLACES_ALL, "java/util/Map$Entry", 19, &found, &error));
        ClassFile *file = class_file_read(arena, found.bytes, found.size, &error);
        CHECK(file && class_text_is(file->name, "java/util/Map$Entry"));
        CHECK(class_path_has_package(path, "java/util", 9));
        CHECK(!class_path_has_package(path, "java/utilities", 14));
    }
    CHECK(!class_path_find(path, PLACES_ALL, "java/util/Maps", 14, &found, &error) && !error);
    CHECK(!class_path_add(path, "/does/not/exist.jar", &error));
    CHECK(strstr(error, "/does/not/exist.jar"));
    class_path_free(path);
    arena_free(arena);
}
