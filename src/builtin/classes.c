// Class objects: class literals, getClass(), and the names of classes.
//
// There is one object for each type that is asked for, made on demand and there
// from the start. The class of every object is known, except of one that stands
// for any (docs/symex.md).
#include "builtin/internal.h"

#include "base/utf8.h"
#include "sema/queries.h"

#include <string.h>

Term class_object(Symex *symex, Type *type) {
    type = query_erasure(symex->sema, type);
    uintptr_t number = (uintptr_t)map_get(&symex->builtins->class_objects, type);
    if (!number) {
        const Class *class_symbol = query_class(symex->sema, "java.lang.Class");
        if (!class_symbol)
            return TERM_NONE;
        number = universe_constant(symex, query_erasure(symex->sema, class_symbol->type));
        symex->heap.objects.items[number].class_of = type;
        map_put(symex->arena, &symex->builtins->class_objects, type, (void *)number);
        universe_pin(symex);
    }
    return object_reference(symex, (uint32_t)number);
}

// ---- getClass()

// An object that stands for any has a class that is none of those considered.
static Term class_of_any(Symex *symex, uint32_t number) {
    const void *key = (const void *)(uintptr_t)number;
    uintptr_t known = (uintptr_t)map_get(&symex->builtins->classes_of_any, key);
    const Class *class_symbol = query_class(symex->sema, "java.lang.Class");
    if (!known && class_symbol) {
        known = universe_constant(symex, query_erasure(symex->sema, class_symbol->type));
        map_put(symex->arena, &symex->builtins->classes_of_any, key, (void *)known);
        universe_pin(symex);
    }
    return known ? object_reference(symex, (uint32_t)known) : TERM_NONE;
}

// Are the objects of that very class considered on their own?
static bool is_considered(Symex *symex, const Type *type) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        if (symex->heap.ranges.items[i].type == type)
            return true;
    return type_is_primitive(type);
}

bool may_be_same_class(Symex *symex, const Object *one, const Object *other) {
    const Class *class_symbol = query_class(symex->sema, "java.lang.Class");
    if (one->type->kind != TYPE_CLASS || one->type->class_symbol != class_symbol)
        return false;
    if (one->class_of && other->class_of)
        return false; // there is one object for each class
    if (one->is_initial || other->is_initial)
        return true;
    return !((one->class_of && is_considered(symex, one->class_of)) ||
             (other->class_of && is_considered(symex, other->class_of)));
}

static Term class_of(Symex *symex, Term receiver) {
    const ObjectSet *set = reference_candidates(symex, receiver);
    Term result = TERM_NONE;
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++) {
        if (!object_set_has(set, i))
            continue;
        Object object = symex->heap.objects.items[i];
        Term is_it = term_equal(symex->terms, receiver, object_reference(symex, i));
        Term own = stands_for_any(symex, &object) ? class_of_any(symex, i)
                                                  : class_object(symex, object.type);
        if (!own)
            return TERM_NONE;
        result = result ? term_ite(symex->terms, is_it, own, result) : own;
    }
    return result;
}

// ---- Names

static void add_binary_name(Buffer *buffer, const Class *class_symbol) {
    if (class_symbol->outer) {
        add_binary_name(buffer, class_symbol->outer);
        buffer_add_char(buffer, '$');
    } else if (class_symbol->package && class_symbol->package->name->length) {
        buffer_format(buffer, "%s.", class_symbol->package->name->text);
    }
    buffer_add_text(buffer, class_symbol->name->text);
}

const char *class_name_text(Arena *arena, const Type *type, bool is_simple) {
    if (type_is_primitive(type) || type->kind != TYPE_CLASS)
        return NULL;
    const Class *class_symbol = type->class_symbol;
    if (class_symbol->is_local || !class_symbol->declaration)
        return NULL;
    Buffer buffer = {0};
    if (is_simple)
        buffer_add_text(&buffer, class_symbol->name->text);
    else
        add_binary_name(&buffer, class_symbol);
    const char *text = arena_copy_text(arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    for (const char *at = text; *at; at++)
        if ((unsigned char)*at >= 0x80) // the text of a constant is in UTF-16
            return NULL;
    return text;
}

Term class_name(Symex *symex, const Type *type, bool is_simple) {
    const char *text = class_name_text(symex->arena, type, is_simple);
    return text ? text_literal(symex, text) : TERM_NONE;
}

static Term name_of_class(const BuiltinCall *call, bool is_simple) {
    Symex *symex = call->symex;
    Term reference = call->arguments[0];
    const ObjectSet *set = reference_candidates(symex, reference);
    Term result = TERM_NONE;
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++) {
        if (!object_set_has(set, i))
            continue;
        const Type *type = symex->heap.objects.items[i].class_of;
        Term own = type ? class_name(symex, type, is_simple) : TERM_NONE;
        if (!own)
            own = text_unknown(symex, &call->state, call->span);
        Term is_it = term_equal(symex->terms, reference, object_reference(symex, i));
        result = result ? term_ite(symex->terms, is_it, own, result) : own;
    }
    return result;
}

// ---- As methods

// Without a result there is no object that it could be called on.
static Outcome gives(const BuiltinCall *call, Term result) {
    Outcome outcome = builtin_returns(call, result);
    if (!result)
        outcome.returned = state_dead();
    return outcome;
}

Outcome builtin_class(const BuiltinCall *call) {
    return gives(call, class_of(call->symex, call->arguments[0]));
}

Type *primitive_type_named(Arena *arena, Sema *sema, const char *name) {
    for (TypeKind kind = TYPE_VOID; kind <= TYPE_DOUBLE; kind++) {
        Type *type = type_primitive(sema_types(sema), kind);
        if (!strcmp(type_text(arena, type), name))
            return type;
    }
    return NULL;
}

Outcome builtin_primitive_class(const BuiltinCall *call) {
    Symex *symex = call->symex;
    const char *name = text_constant(symex, &call->state, call->arguments[0]);
    Type *type = name ? primitive_type_named(symex->arena, symex->sema, name) : NULL;
    if (!type)
        add_unmodelled(symex, call->state.guard, call->span, "a class object of this name");
    return gives(call, type ? class_object(symex, type) : TERM_NONE);
}

Outcome builtin_class_name(const BuiltinCall *call) {
    return gives(call, name_of_class(call, false));
}

Outcome builtin_simple_name(const BuiltinCall *call) {
    return gives(call, name_of_class(call, true));
}
