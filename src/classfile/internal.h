// Shared by the parts of the reader of class files.
#ifndef JURY_CLASSFILE_INTERNAL_H
#define JURY_CLASSFILE_INTERNAL_H

#include "classfile/class_file.h"

// Reads big-endian numbers. The first failure is kept; after it every read gives 0, so callers
// look at `failed` only where they loop.
typedef struct Reader {
    Arena *arena;
    ClassFile *file;
    const uint8_t *bytes;
    size_t position;
    size_t end; // of the attribute, or of the file
    const char *error;
    bool failed;
    unsigned depth; // of annotations in annotations, attributes in attributes
} Reader;

// What an attribute is of: `class` alone, or a member of it, or the code of a member.
typedef struct AttributeOwner {
    ClassFile *class;
    ClassMember *member;
    ClassCode *code;
} AttributeOwner;

// class_reader.c
void reader_fail(Reader *reader, size_t offset, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
uint8_t reader_u1(Reader *reader);
uint16_t reader_u2(Reader *reader);
uint32_t reader_u4(Reader *reader);
const uint8_t *reader_bytes(Reader *reader, size_t count); // NULL: not as many

// class_pool.c
void pool_read(Reader *reader);
void pool_check_bootstraps(Reader *reader); // once the attributes were read
// Read an index; fail unless it leads to such an entry. The `_or_none` ones take index 0, too.
ClassText pool_utf8(Reader *reader);
ClassText pool_utf8_or_none(Reader *reader);
ClassText pool_class(Reader *reader);
ClassText pool_class_or_none(Reader *reader);
uint16_t pool_index(Reader *reader, const char *what, uint32_t kinds); // kinds: bits of PoolKind
bool pool_name_is_good(ClassText name, bool of_method);

// class_attributes.c
void attributes_of_class(Reader *reader, ClassFile *class);
void attributes_of_member(Reader *reader, ClassMember *member, bool is_method);
void attributes_of_component(Reader *reader, ClassMember *component);
void attributes_of_code(Reader *reader, ClassCode *code);

// class_code.c
void code_read(Reader *reader, AttributeOwner owner);
void code_read_lines(Reader *reader, AttributeOwner owner);
void code_read_locals(Reader *reader, AttributeOwner owner);
void code_read_local_types(Reader *reader, AttributeOwner owner);
void code_read_frames(Reader *reader, AttributeOwner owner);

// class_annotations.c
void annotations_read_visible(Reader *reader, AttributeOwner owner);
void annotations_read_invisible(Reader *reader, AttributeOwner owner);
void annotations_read_parameters_visible(Reader *reader, AttributeOwner owner);
void annotations_read_parameters_invisible(Reader *reader, AttributeOwner owner);
void annotations_read_types_visible(Reader *reader, AttributeOwner owner);
void annotations_read_types_invisible(Reader *reader, AttributeOwner owner);
void annotations_read_default(Reader *reader, AttributeOwner owner);

#endif
