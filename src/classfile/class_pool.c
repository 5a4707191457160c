// The constant pool (JVM specification 4.4): read entry by entry, then every reference between
// entries is checked, so that nobody has to look again.
#include "classfile/internal.h"

#include "base/utf8.h"

#include <string.h>

#define KIND_BIT(kind) (1u << (kind))

enum {
    MEMBER_KINDS = KIND_BIT(POOL_FIELD) | KIND_BIT(POOL_METHOD) | KIND_BIT(POOL_INTERFACE_METHOD)
};

// Modified UTF-8 (4.4.7).

static bool is_plain(const uint8_t *bytes, size_t length) {
    for (size_t i = 0; i < length; i++)
        if (bytes[i] == 0 || bytes[i] >= 0x80)
            return false;
    return true;
}

static bool is_continuation(const uint8_t *bytes, size_t length, size_t i) {
    return i < length && (bytes[i] & 0xC0) == 0x80;
}

// One UTF-16 unit; false: malformed.
static bool decode_unit(const uint8_t *bytes, size_t length, size_t *i, uint32_t *unit) {
    uint8_t first = bytes[(*i)++];
    if (first > 0 && first < 0x80) {
        *unit = first;
        return true;
    }
    if ((first & 0xE0) == 0xC0 && is_continuation(bytes, length, *i)) {
        *unit = (uint32_t)(first & 0x1F) << 6 | (bytes[(*i)++] & 0x3F);
        return true;
    }
    if ((first & 0xF0) != 0xE0 || !is_continuation(bytes, length, *i) ||
        !is_continuation(bytes, length, *i + 1))
        return false;
    *unit =
        (uint32_t)(first & 0x0F) << 12 | (uint32_t)(bytes[*i] & 0x3F) << 6 | (bytes[*i + 1] & 0x3F);
    *i += 2;
    return true;
}

static bool is_low_surrogate(uint32_t unit) {
    return unit >= 0xDC00 && unit <= 0xDFFF;
}

// As UTF-8 it is never longer.
static bool decode_text(Reader *reader, const uint8_t *bytes, size_t length, ClassText *text) {
    if (is_plain(bytes, length)) {
        *text = (ClassText){(const char *)bytes, (uint32_t)length};
        return true;
    }
    char *copy = arena_alloc(reader->arena, length + 4);
    size_t used = 0;
    for (size_t i = 0; i < length;) {
        uint32_t unit, low;
        if (!decode_unit(bytes, length, &i, &unit))
            return false;
        size_t next = i;
        if (unit >= 0xD800 && unit <= 0xDBFF && i < length &&
            decode_unit(bytes, length, &next, &low) && is_low_surrogate(low)) {
            unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
            i = next;
        }
        used += utf8_encode(unit, copy + used);
    }
    *text = (ClassText){copy, (uint32_t)used};
    return true;
}

// Reading entries.

static void read_utf8(Reader *reader, PoolEntry *entry, uint32_t index) {
    uint16_t length = reader_u2(reader);
    const uint8_t *bytes = reader_bytes(reader, length);
    if (bytes && !decode_text(reader, bytes, length, &entry->text))
        reader_fail(reader, entry->offset,
                    "constant pool entry %u is not the text of a class file: not modified UTF-8",
                    index);
}

static void read_entry(Reader *reader, PoolEntry *entry, uint32_t index) {
    switch (entry->kind) {
    case POOL_UTF8: read_utf8(reader, entry, index); break;
    case POOL_INTEGER: entry->number = (int32_t)reader_u4(reader); break;
    case POOL_FLOAT: entry->number = reader_u4(reader); break;
    case POOL_LONG:
    case POOL_DOUBLE: {
        uint64_t high = reader_u4(reader);
        entry->number = (int64_t)(high << 32 | reader_u4(reader));
        break;
    }
    case POOL_CLASS:
    case POOL_STRING:
    case POOL_METHOD_TYPE:
    case POOL_MODULE:
    case POOL_PACKAGE: entry->first = reader_u2(reader); break;
    case POOL_FIELD:
    case POOL_METHOD:
    case POOL_INTERFACE_METHOD:
    case POOL_NAME_AND_TYPE:
    case POOL_DYNAMIC:
    case POOL_INVOKE_DYNAMIC:
        entry->first = reader_u2(reader);
        entry->second = reader_u2(reader);
        break;
    case POOL_METHOD_HANDLE:
        entry->handle = reader_u1(reader);
        entry->first = reader_u2(reader);
        break;
    default:
        reader_fail(reader, entry->offset, "constant pool entry %u has the unknown kind %u", index,
                    entry->kind);
    }
}

// Checking entries.

static const PoolEntry *entry_of(Reader *reader, uint32_t index, uint32_t kinds) {
    ClassFile *file = reader->file;
    if (index == 0 || index >= file->pool_count || !(KIND_BIT(file->pool[index].kind) & kinds))
        return NULL;
    return &file->pool[index];
}

// Unqualified names (4.2.2): an identifier of some language, or <init> and <clinit>.
bool pool_name_is_good(ClassText name, bool of_method) {
    if (!name.length)
        return false;
    if (of_method && (class_text_is(name, "<init>") || class_text_is(name, "<clinit>")))
        return true;
    for (uint32_t i = 0; i < name.length; i++)
        if (memchr(of_method ? ".;[/<>" : ".;[/", name.text[i], of_method ? 6 : 4))
            return false;
    return true;
}

// Internal form of a class name: parts between slashes.
static bool is_class_name(ClassText name) {
    uint32_t part = 0;
    for (uint32_t i = 0; i < name.length; i++) {
        char c = name.text[i];
        if (c == '.' || c == ';' || c == '[' || (c == '/' && !part))
            return false;
        part = c == '/' ? 0 : part + 1;
    }
    return part > 0;
}

static bool is_class_or_array(ClassText name) {
    return name.length && name.text[0] == '[' ? descriptor_is_type(name) : is_class_name(name);
}

static void check_text(Reader *reader, PoolEntry *entry, uint32_t index) {
    const PoolEntry *text = entry_of(reader, entry->first, KIND_BIT(POOL_UTF8));
    if (!text) {
        reader_fail(reader, entry->offset, "constant pool entry %u leads to %u, which is no text",
                    index, entry->first);
        return;
    }
    entry->text = text->text;
    if (entry->kind == POOL_CLASS && !is_class_or_array(entry->text))
        reader_fail(reader, entry->offset,
                    "constant pool entry %u is not the name of a class: '%.*s'", index,
                    (int)entry->text.length, entry->text.text);
    if (entry->kind == POOL_METHOD_TYPE && !descriptor_is_method(entry->text))
        reader_fail(reader, entry->offset,
                    "constant pool entry %u is not the descriptor of a method: '%.*s'", index,
                    (int)entry->text.length, entry->text.text);
}

static void check_name_and_type(Reader *reader, const PoolEntry *entry, uint32_t index) {
    const PoolEntry *name = entry_of(reader, entry->first, KIND_BIT(POOL_UTF8));
    const PoolEntry *type = entry_of(reader, entry->second, KIND_BIT(POOL_UTF8));
    bool of_method = type && descriptor_is_method(type->text);
    if (!name || !type || !pool_name_is_good(name->text, of_method) ||
        (!of_method && !descriptor_is_type(type->text)))
        reader_fail(reader, entry->offset, "constant pool entry %u is not a name and a descriptor",
                    index);
}

// The descriptor of a member: a type for fields and dynamic constants, else that of a method.
static bool has_descriptor(Reader *reader, const PoolEntry *entry, bool of_method) {
    const PoolEntry *pair = entry_of(reader, entry->second, KIND_BIT(POOL_NAME_AND_TYPE));
    const PoolEntry *type = pair ? entry_of(reader, pair->second, KIND_BIT(POOL_UTF8)) : NULL;
    if (!type)
        return false;
    return of_method ? descriptor_is_method(type->text) : descriptor_is_type(type->text);
}

static void check_member(Reader *reader, const PoolEntry *entry, uint32_t index) {
    if (!entry_of(reader, entry->first, KIND_BIT(POOL_CLASS)))
        reader_fail(reader, entry->offset, "constant pool entry %u leads to %u, which is no class",
                    index, entry->first);
    else if (!has_descriptor(reader, entry, entry->kind != POOL_FIELD))
        reader_fail(
            reader, entry->offset,
            "constant pool entry %u leads to %u, which is not the name and descriptor of a %s",
            index, entry->second, entry->kind == POOL_FIELD ? "field" : "method");
}

static void check_dynamic(Reader *reader, const PoolEntry *entry, uint32_t index) {
    if (!has_descriptor(reader, entry, entry->kind == POOL_INVOKE_DYNAMIC))
        reader_fail(reader, entry->offset,
                    "constant pool entry %u leads to %u, which is not a name and descriptor", index,
                    entry->second);
}

static uint32_t kinds_of_handle(uint8_t handle) {
    switch (handle) {
    case HANDLE_GET_FIELD:
    case HANDLE_GET_STATIC:
    case HANDLE_PUT_FIELD:
    case HANDLE_PUT_STATIC: return KIND_BIT(POOL_FIELD);
    case HANDLE_INVOKE_VIRTUAL:
    case HANDLE_NEW_INVOKE_SPECIAL: return KIND_BIT(POOL_METHOD);
    case HANDLE_INVOKE_STATIC:
    case HANDLE_INVOKE_SPECIAL: return KIND_BIT(POOL_METHOD) | KIND_BIT(POOL_INTERFACE_METHOD);
    case HANDLE_INVOKE_INTERFACE: return KIND_BIT(POOL_INTERFACE_METHOD);
    default: return 0;
    }
}

static void check_handle(Reader *reader, const PoolEntry *entry, uint32_t index) {
    if (!entry_of(reader, entry->first, kinds_of_handle(entry->handle)))
        reader_fail(
            reader, entry->offset,
            "constant pool entry %u, a method handle of kind %u, leads to %u, which does not fit",
            index, entry->handle, entry->first);
}

static void check_entry(Reader *reader, PoolEntry *entry, uint32_t index) {
    switch ((PoolKind)entry->kind) {
    case POOL_NONE:
    case POOL_UTF8:
    case POOL_INTEGER:
    case POOL_FLOAT:
    case POOL_LONG:
    case POOL_DOUBLE: break;
    case POOL_CLASS:
    case POOL_STRING:
    case POOL_METHOD_TYPE:
    case POOL_MODULE:
    case POOL_PACKAGE: check_text(reader, entry, index); break;
    case POOL_NAME_AND_TYPE: check_name_and_type(reader, entry, index); break;
    case POOL_FIELD:
    case POOL_METHOD:
    case POOL_INTERFACE_METHOD: check_member(reader, entry, index); break;
    case POOL_METHOD_HANDLE: check_handle(reader, entry, index); break;
    case POOL_DYNAMIC:
    case POOL_INVOKE_DYNAMIC: check_dynamic(reader, entry, index); break;
    }
}

void pool_read(Reader *reader) {
    ClassFile *file = reader->file;
    file->pool_count = reader_u2(reader);
    if (!reader->failed && file->pool_count == 0)
        reader_fail(reader, reader->position - 2,
                    "the constant pool should have a size of at least 1");
    if (reader->failed)
        return;
    file->pool = arena_array(reader->arena, file->pool_count, sizeof *file->pool);
    for (uint32_t i = 1; i < file->pool_count && !reader->failed; i++) {
        PoolEntry *entry = &file->pool[i];
        entry->offset = (uint32_t)reader->position;
        entry->kind = reader_u1(reader);
        read_entry(reader, entry, i);
        if (entry->kind == POOL_LONG || entry->kind == POOL_DOUBLE)
            i++; // takes two entries
    }
    for (uint32_t i = 1; i < file->pool_count && !reader->failed; i++)
        check_entry(reader, &file->pool[i], i);
}

void pool_check_bootstraps(Reader *reader) {
    ClassFile *file = reader->file;
    for (uint32_t i = 1; i < file->pool_count; i++) {
        const PoolEntry *entry = &file->pool[i];
        if ((entry->kind == POOL_DYNAMIC || entry->kind == POOL_INVOKE_DYNAMIC) &&
            entry->first >= file->bootstraps.count)
            reader_fail(reader, entry->offset,
                        "constant pool entry %u names the bootstrap method %u of %u", i,
                        entry->first, file->bootstraps.count);
    }
}

// Indices in the rest of the file.

uint16_t pool_index(Reader *reader, const char *what, uint32_t kinds) {
    uint16_t index = reader_u2(reader);
    if (!reader->failed && !entry_of(reader, index, kinds))
        reader_fail(reader, reader->position - 2, "constant pool entry %u should be %s", index,
                    what);
    return reader->failed ? 0 : index;
}

ClassText pool_utf8(Reader *reader) {
    return reader->file->pool[pool_index(reader, "a text", KIND_BIT(POOL_UTF8))].text;
}

ClassText pool_utf8_or_none(Reader *reader) {
    if (reader_u2(reader) == 0)
        return (ClassText){0};
    reader->position -= 2;
    return pool_utf8(reader);
}

ClassText pool_class(Reader *reader) {
    size_t offset = reader->position;
    ClassText name = reader->file->pool[pool_index(reader, "a class", KIND_BIT(POOL_CLASS))].text;
    if (name.length && name.text[0] == '[')
        reader_fail(reader, offset, "an array type should not stand here: '%.*s'", (int)name.length,
                    name.text);
    return name;
}

ClassText pool_class_or_none(Reader *reader) {
    if (reader_u2(reader) == 0)
        return (ClassText){0};
    reader->position -= 2;
    return pool_class(reader);
}

// For those who read the instructions.

const PoolEntry *class_file_any(const ClassFile *file, uint32_t index) {
    if (index == 0 || index >= file->pool_count || file->pool[index].kind == POOL_NONE)
        return NULL;
    return &file->pool[index];
}

const PoolEntry *class_file_entry(const ClassFile *file, uint32_t index, PoolKind kind) {
    const PoolEntry *entry = class_file_any(file, index);
    return entry && entry->kind == kind ? entry : NULL;
}

ClassText class_file_class(const ClassFile *file, uint32_t index) {
    const PoolEntry *entry = class_file_entry(file, index, POOL_CLASS);
    return entry ? entry->text : (ClassText){0};
}

bool class_file_member(const ClassFile *file, uint32_t index, PoolMember *member) {
    const PoolEntry *entry = class_file_any(file, index);
    if (!entry)
        return false;
    bool is_dynamic = entry->kind == POOL_DYNAMIC || entry->kind == POOL_INVOKE_DYNAMIC;
    if (!is_dynamic && !(KIND_BIT(entry->kind) & MEMBER_KINDS))
        return false;
    const PoolEntry *pair = &file->pool[entry->second];
    *member = (PoolMember){
        .owner = is_dynamic ? (ClassText){0} : file->pool[entry->first].text,
        .name = file->pool[pair->first].text,
        .descriptor = file->pool[pair->second].text,
        .bootstrap = is_dynamic ? entry->first : 0,
        .in_interface = entry->kind == POOL_INTERFACE_METHOD,
    };
    return true;
}
