// Fuzzes the readers of class files, zip files and images of a JDK: any bytes at all are read as
// all three, and nothing may go wrong.
#include "classfile/class_file.h"
#include "classfile/jimage.h"
#include "classfile/zip.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void read_class(Arena *arena, const uint8_t *data, size_t size) {
    const char *error;
    const ClassFile *file = class_file_read(arena, data, size, &error);
    PoolMember member;
    for (uint32_t i = 0; file && i < file->pool_count; i++)
        class_file_member(file, i, &member);
    for (uint32_t i = 0; file && i < file->methods.count; i++) {
        uint32_t position = 0;
        ClassText type;
        while (descriptor_next(file->methods.items[i].descriptor, &position, &type))
            ;
    }
}

static void read_zip(Arena *arena, const uint8_t *data, size_t size) {
    const char *error;
    Zip *zip = zip_open_bytes(arena, data, size, &error);
    size_t sum = 0;
    for (uint32_t i = 0; zip && i < zip_entry_count(zip) && sum < ZIP_LARGEST_ENTRY; i++) {
        const ZipEntry *entry = zip_entry(zip, i);
        zip_find(zip, entry->name, entry->name_length);
        const uint8_t *bytes = zip_read(zip, arena, entry, &error);
        sum += entry->size;
        if (bytes)
            read_class(arena, bytes, (size_t)entry->size);
    }
}

static void visit(void *context, const char *name, size_t length) {
    size_t size;
    jimage_find_class(context, name, length, &size);
}

static void read_image(Arena *arena, const uint8_t *data, size_t size) {
    const char *error;
    Jimage *image = jimage_open_bytes(arena, data, size, &error);
    if (image)
        jimage_visit(image, NULL, visit, image);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Arena *arena = arena_new();
    read_class(arena, data, size);
    read_zip(arena, data, size);
    read_image(arena, data, size);
    arena_free(arena);
    return 0;
}
