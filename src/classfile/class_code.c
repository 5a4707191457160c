// The Code attribute (JVM specification 4.7.3) with its tables. The instructions are left as
// bytes; what the tables say about them stays within their length.
#include "classfile/internal.h"

enum { LONGEST_CODE = 65535 };

static void read_handlers(Reader *reader, ClassCode *code) {
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++) {
        ClassHandler handler = {0};
        size_t offset = reader->position;
        handler.begin = reader_u2(reader);
        handler.end = reader_u2(reader);
        handler.handler = reader_u2(reader);
        handler.type = pool_class_or_none(reader);
        if (handler.begin >= handler.end || handler.end > code->length ||
            handler.handler >= code->length)
            reader_fail(
                reader, offset,
                "entry %u of the exception table covers %u to %u with handler %u, in code of "
                "%u bytes",
                i, handler.begin, handler.end, handler.handler, code->length);
        vector_push(reader->arena, &code->handlers, handler);
    }
}

void code_read(Reader *reader, AttributeOwner owner) {
    ClassCode *code = ARENA_NEW(reader->arena, ClassCode);
    code->max_stack = reader_u2(reader);
    code->max_locals = reader_u2(reader);
    code->length = reader_u4(reader);
    if (!reader->failed && (code->length == 0 || code->length > LONGEST_CODE))
        reader_fail(reader, reader->position - 4, "code should have 1 to %d bytes, not %u",
                    LONGEST_CODE, code->length);
    code->file_offset = (uint32_t)reader->position;
    code->bytes = reader_bytes(reader, code->length);
    read_handlers(reader, code);
    attributes_of_code(reader, code);
    owner.member->code = code;
}

void code_read_lines(Reader *reader, AttributeOwner owner) {
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++) {
        uint16_t pc = reader_u2(reader);
        uint16_t line = reader_u2(reader);
        if (pc >= owner.code->length)
            reader_fail(reader, reader->position - 4, "a line begins at %u, in code of %u bytes",
                        pc, owner.code->length);
        vector_push(reader->arena, &owner.code->lines, (ClassLine){pc, line});
    }
}

static ClassLocal read_local(Reader *reader, const ClassCode *code, ClassText *type) {
    ClassLocal local = {0};
    size_t offset = reader->position;
    local.begin = reader_u2(reader);
    local.length = reader_u2(reader);
    local.name = pool_utf8(reader);
    *type = pool_utf8(reader);
    local.slot = reader_u2(reader);
    if ((uint32_t)local.begin + local.length > code->length)
        reader_fail(reader, offset, "a local variable lives from %u to %u, in code of %u bytes",
                    local.begin, local.begin + local.length, code->length);
    return local;
}

void code_read_locals(Reader *reader, AttributeOwner owner) {
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++) {
        ClassText type;
        ClassLocal local = read_local(reader, owner.code, &type);
        if (!reader->failed && !descriptor_is_type(type))
            reader_fail(reader, reader->position, "'%.*s' is not the descriptor of a variable",
                        (int)type.length, type.text);
        local.descriptor = type;
        vector_push(reader->arena, &owner.code->locals, local);
    }
}

// Generic types of variables that LocalVariableTable has already named, or will name: joined by
// place and slot. A variable without a partner is added as it is.
void code_read_local_types(Reader *reader, AttributeOwner owner) {
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++) {
        ClassText type;
        ClassLocal local = read_local(reader, owner.code, &type);
        for (uint32_t j = 0; j < owner.code->locals.count; j++) {
            ClassLocal *other = &owner.code->locals.items[j];
            if (other->slot == local.slot && other->begin == local.begin)
                other->signature = type;
        }
    }
}

void code_read_frames(Reader *reader, AttributeOwner owner) {
    owner.code->frame_count = reader_u2(reader);
    owner.code->frames_length = (uint32_t)(reader->end - reader->position);
    owner.code->frames = reader_bytes(reader, owner.code->frames_length);
}
