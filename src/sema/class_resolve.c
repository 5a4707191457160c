#include "sema/class_resolve.h"

#include "sema/class_files.h"

#include <string.h>

// ---- Classes and types

Class *resolve_class_named(Sema *sema, const ClassFile *file, ClassText name) {
    Class *found = class_named(sema, file, name);
    class_complete_header(sema, found);
    return found;
}

Class *resolve_class_file(Sema *sema, const char *name, size_t length) {
    const Name *key = name_intern(sema->names, name, length);
    Class *known = map_get(&sema->named_classes, key);
    const ClassFile *file =
        known ? known->class_file : class_file_named(sema, PLACES_ALL, name, length);
    if (!file || (file->flags & ACCESS_MODULE))
        return NULL;
    Class *found = resolve_class_named(sema, file, file->name);
    return found->class_file ? found : NULL;
}

Type *resolve_descriptor(Sema *sema, const ClassFile *file, ClassText descriptor) {
    SignatureScope scope = {sema, file, NULL, NULL};
    Type *type = class_signature_type(&scope, descriptor);
    return type ? type_erasure(sema, type) : type_primitive(&sema->types, TYPE_ERROR);
}

Type *resolve_class_entry(Sema *sema, const ClassFile *file, ClassText name) {
    if (name.length && name.text[0] == '[')
        return resolve_descriptor(sema, file, name);
    return type_erasure(sema, resolve_class_named(sema, file, name)->type);
}

// ---- Members of sources and models

// What a model has for itself may be called like something of the real class, and mean another
// thing: code of the JDK never means it.
static bool is_own_of_model(const Class *owner, ModifierSet modifiers) {
    return owner->unit && owner->unit->is_library && !owner->class_file &&
           !(modifiers & (MODIFIER_PUBLIC | MODIFIER_PROTECTED));
}

static Method *source_method(Sema *sema, Class *owner, ClassText name, ClassText descriptor) {
    const Name *interned = name_intern(sema->names, name.text, name.length);
    const MethodList *list = class_methods_named(sema, owner, interned);
    for (uint32_t i = 0; list && i < list->count; i++)
        if (!is_own_of_model(list->items[i]->owner, list->items[i]->modifiers) &&
            class_has_parameters(sema, list->items[i], descriptor))
            return list->items[i];
    return class_unmodelled_method(sema, owner, name, descriptor);
}

static Variable *source_field(Sema *sema, Class *owner, ClassText name) {
    const Name *interned = name_intern(sema->names, name.text, name.length);
    Variable *field = class_field_named(sema, owner, interned);
    if (field && !is_own_of_model(field->owner, field->modifiers))
        return field;
    return class_unmodelled_field(sema, owner, interned);
}

Method *resolve_own_method(Sema *sema, Class *owner, ClassText name, ClassText descriptor) {
    class_complete_header(sema, owner);
    return owner->class_file ? class_described_method(sema, owner, name, descriptor)
                             : source_method(sema, owner, name, descriptor);
}

static Variable *own_field(Sema *sema, Class *owner, ClassText name) {
    class_complete_header(sema, owner);
    return owner->class_file ? class_described_field(sema, owner, name)
                             : source_field(sema, owner, name);
}

// ---- Inherited ones

static Class *superclass_of(const Class *class_symbol) {
    const Type *super = class_symbol->superclass;
    return super && super->kind == TYPE_CLASS ? super->class_symbol : NULL;
}

enum { DEEPEST = 200 };

static Method *find_in_interfaces(Sema *sema, Class *owner, ClassText name, ClassText descriptor,
                                  uint32_t depth) {
    if (!owner || depth > DEEPEST)
        return NULL;
    Method *found = NULL;
    class_complete_header(sema, owner);
    for (uint32_t i = 0; !found && i < owner->interfaces.count; i++) {
        if (owner->interfaces.items[i]->kind != TYPE_CLASS)
            continue;
        Class *interface = owner->interfaces.items[i]->class_symbol;
        found = resolve_own_method(sema, interface, name, descriptor);
        if (!found)
            found = find_in_interfaces(sema, interface, name, descriptor, depth + 1);
    }
    return found ? found
                 : find_in_interfaces(sema, superclass_of(owner), name, descriptor, depth + 1);
}

// Only the real class has it, its model does not.
static bool is_unmodelled(const Method *method) {
    return method && method->class_member && !method->owner->class_file;
}

// An inherited method that is modelled counts as the model of one that overrides it.
Method *resolve_method(Sema *sema, Class *owner, ClassText name, ClassText descriptor) {
    uint32_t depth = 0;
    Method *unmodelled = NULL;
    for (Class *at = owner; at && depth < DEEPEST; at = superclass_of(at), depth++) {
        Method *found = resolve_own_method(sema, at, name, descriptor);
        if (found && !is_unmodelled(found))
            return found;
        unmodelled = unmodelled ? unmodelled : found;
    }
    Method *found = find_in_interfaces(sema, owner, name, descriptor, 0);
    if (!found && class_is_interface(owner))
        found = resolve_own_method(sema, sema->types.object->class_symbol, name, descriptor);
    bool is_model = found && !is_unmodelled(found) &&
                    !(found->modifiers & (MODIFIER_ABSTRACT | MODIFIER_STATIC));
    return unmodelled && !is_model ? unmodelled : found;
}

static Variable *find_field(Sema *sema, Class *owner, ClassText name, uint32_t depth) {
    if (!owner || depth > DEEPEST)
        return NULL;
    Variable *found = own_field(sema, owner, name);
    for (uint32_t i = 0; !found && i < owner->interfaces.count; i++)
        if (owner->interfaces.items[i]->kind == TYPE_CLASS)
            found = find_field(sema, owner->interfaces.items[i]->class_symbol, name, depth + 1);
    return found ? found : find_field(sema, superclass_of(owner), name, depth + 1);
}

Variable *resolve_field(Sema *sema, Class *owner, ClassText name) {
    return find_field(sema, owner, name, 0);
}

Method *resolve_full_method(Sema *sema, Method *method) {
    if (!method->class_member || !method->owner->class_file)
        return method;
    Method *full = class_described_method(sema, method->owner, method->class_member->name,
                                          method->class_member->descriptor);
    return full ? full : method;
}

bool resolve_has_code(const Method *method) {
    return method->class_member && method->class_member->code && method->owner->class_file;
}

// ---- Constants

const Constant *resolve_text(Sema *sema, ClassText text) {
    Constant *constant = ARENA_NEW(sema->arena, Constant);
    constant->kind = CONSTANT_STRING;
    class_text_units(sema->arena, constant, text);
    return constant;
}

// ---- Places

// A file of nothing but line ends stands for the source, as far as the class file counts its lines.
static uint32_t last_line(const ClassFile *file) {
    uint32_t last = 1;
    for (uint32_t i = 0; i < file->methods.count; i++) {
        const ClassCode *code = file->methods.items[i].code;
        for (uint32_t j = 0; code && j < code->lines.count; j++)
            if (code->lines.items[j].line > last)
                last = code->lines.items[j].line;
    }
    return last;
}

static SourceFile *line_count(Sema *sema, Class *class_symbol) {
    const ClassFile *file = class_symbol->class_file;
    uint32_t lines = last_line(file);
    char *text = arena_alloc(sema->arena, lines + 1);
    memset(text, '\n', lines);
    return sources_add(
        sema->sources,
        arena_format(sema->arena, "%.*s.class", (int)file->name.length, file->name.text), text,
        lines);
}

Span resolve_line(Sema *sema, Class *class_symbol, uint32_t line) {
    if (!class_symbol->class_file)
        return (Span){0, 0};
    if (!class_symbol->lines_known) {
        class_symbol->lines_known = true;
        class_symbol->lines = line_count(sema, class_symbol);
    }
    const SourceFile *file = class_symbol->lines;
    if (!file)
        return (Span){0, 0};
    uint32_t at = line ? line - 1 : 0;
    Position begin = file->base + (at < file->length ? at : 0);
    return (Span){begin, begin + 1};
}

// The first line that stands in the code.
static uint32_t first_line(const ClassCode *code) {
    uint32_t first = 0;
    for (uint32_t i = 0; i < code->lines.count; i++)
        if (!first || code->lines.items[i].line < first)
            first = code->lines.items[i].line;
    return first;
}

void resolve_place(Sema *sema, Method *method) {
    if (method->class_member && method->class_member->code && method->declaration)
        method->declaration->name_at =
            resolve_line(sema, method->owner, first_line(method->class_member->code)).begin;
}

bool resolve_is_line_count(const SourceFile *file) {
    return file->length && strlen(file->path) > 6 &&
           !strcmp(file->path + strlen(file->path) - 6, ".class");
}
