// Reads a class file (JVM specification 4.1): the pool, then the class, its members, and the
// attributes of all of them.
#include "classfile/class_file.h"

#include "classfile/internal.h"

#include <string.h>

enum { MAGIC = 0xCAFEBABE, OLDEST = 45 };

static void read_head(Reader *reader) {
    ClassFile *file = reader->file;
    uint32_t magic = reader_u4(reader);
    if (!reader->failed && magic != MAGIC)
        reader_fail(reader, 0, "not a class file: it begins with %08x, not with cafebabe", magic);
    file->minor = reader_u2(reader);
    file->major = reader_u2(reader);
    if (!reader->failed && (file->major < OLDEST || file->major > CLASS_FILE_NEWEST))
        reader_fail(reader, 6, "version %u of class files should be one from %d to %d", file->major,
                    OLDEST, CLASS_FILE_NEWEST);
}

static void read_class(Reader *reader) {
    ClassFile *file = reader->file;
    size_t offset = reader->position;
    file->flags = reader_u2(reader);
    file->name = pool_class(reader);
    file->superclass = pool_class_or_none(reader);
    if (!reader->failed && !file->superclass.text &&
        !class_text_is(file->name, "java/lang/Object") && !(file->flags & ACCESS_MODULE))
        reader_fail(reader, offset + 4, "class '%.*s' should have a superclass",
                    (int)file->name.length, file->name.text);
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++)
        vector_push(reader->arena, &file->interfaces, pool_class(reader));
}

static void check_member(Reader *reader, const ClassMember *member, bool is_method, size_t offset) {
    if (reader->failed)
        return;
    const char *what = is_method ? "method" : "field";
    if (!pool_name_is_good(member->name, is_method))
        reader_fail(reader, offset, "the name of a %s should not be '%.*s'", what,
                    (int)member->name.length, member->name.text);
    if (is_method ? !descriptor_is_method(member->descriptor)
                  : !descriptor_is_type(member->descriptor))
        reader_fail(reader, offset, "'%.*s' is not the descriptor of a %s",
                    (int)member->descriptor.length, member->descriptor.text, what);
}

static void read_members(Reader *reader, ClassMembers *members, bool are_methods) {
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++) {
        ClassMember member = {0};
        size_t offset = reader->position;
        member.flags = reader_u2(reader);
        member.name = pool_utf8(reader);
        member.descriptor = pool_utf8(reader);
        member.synthetic = member.flags & ACCESS_SYNTHETIC;
        check_member(reader, &member, are_methods, offset);
        attributes_of_member(reader, &member, are_methods);
        if (member.code && (member.flags & (ACCESS_ABSTRACT | ACCESS_NATIVE)))
            reader_fail(reader, offset, "method '%.*s' has code, though it is abstract or native",
                        (int)member.name.length, member.name.text);
        vector_push(reader->arena, members, member);
    }
}

ClassFile *class_file_read(Arena *arena, const uint8_t *bytes, size_t size, const char **error) {
    ClassFile *file = ARENA_NEW(arena, ClassFile);
    Reader reader = {.arena = arena, .file = file, .bytes = bytes, .end = size};
    file->bytes = bytes;
    file->size = size;
    read_head(&reader);
    pool_read(&reader);
    if (!reader.failed) {
        read_class(&reader);
        read_members(&reader, &file->fields, false);
        read_members(&reader, &file->methods, true);
        attributes_of_class(&reader, file);
        file->synthetic |= (file->flags & ACCESS_SYNTHETIC) != 0;
    }
    if (!reader.failed && reader.position != size)
        reader_fail(&reader, reader.position, "%zu bytes follow after the end of the class",
                    size - reader.position);
    if (!reader.failed)
        pool_check_bootstraps(&reader);
    if (!reader.failed)
        return file;
    *error = reader.error;
    return NULL;
}

const ClassMember *class_file_method(const ClassFile *file, const char *name,
                                     const char *descriptor) {
    for (uint32_t i = 0; i < file->methods.count; i++) {
        const ClassMember *method = &file->methods.items[i];
        if (class_text_is(method->name, name) && class_text_is(method->descriptor, descriptor))
            return method;
    }
    return NULL;
}
