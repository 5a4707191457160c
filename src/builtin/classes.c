// Class objects: class literals, getClass(), and the names of classes.
//
// There is one object for each type that is asked for, made on demand and there
// from the start. The class of every object is known, except of one that stands
// for any (docs/symex.md).
#include "builtin/internal.h"

#include "base/utf8.h"
#include "sema/queries.h"

#include <string.h>

uint32_t class_object_number(Symex *symex, Type *type) {
    type = query_erasure(symex->sema, type);
    uintptr_t number = (uintptr_t)map_get(&symex->builtins->class_objects, type);
    if (!number) {
        const Class *class_symbol = query_class(symex->sema, "java.lang.Class");
        if (!class_symbol)
            return 0;
        number = universe_constant(symex, query_erasure(symex->sema, class_symbol->type));
        symex->heap.objects.items[number].class_of = type;
        map_put(symex->arena, &symex->builtins->class_objects, type, (void *)number);
        universe_pin(symex);
    }
    return (uint32_t)number;
}

Term class_object(Symex *symex, Type *type) {
    uint32_t number = class_object_number(symex, type);
    return number ? object_reference(symex, number) : TERM_NONE;
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

// Is it the class of no object: `void.class`, an interface?
static bool has_no_objects(const Type *type) {
    return type_is_primitive(type) || type->kind == TYPE_VOID ||
           (type->kind == TYPE_CLASS && !is_creatable(type->class_symbol));
}

// Are the objects of that very class considered on their own, if it has any?
static bool is_considered(Symex *symex, const Type *type) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        if (symex->heap.ranges.items[i].type == type)
            return true;
    return has_no_objects(type);
}

bool may_be_same_class(Symex *symex, const Object *one, const Object *other) {
    const Class *class_symbol = query_class(symex->sema, "java.lang.Class");
    if (one->type->kind != TYPE_CLASS || one->type->class_symbol != class_symbol)
        return false;
    if (one->class_of && other->class_of)
        return false; // there is one object for each class
    if (one->is_initial || other->is_initial)
        return one->is_initial != other->is_initial; // there is one object for each of them
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

// Of a class that is not local.
static void add_binary_name(Buffer *buffer, const Class *class_symbol) {
    if (class_symbol->outer) {
        add_binary_name(buffer, class_symbol->outer);
        buffer_add_char(buffer, '$');
    } else if (class_symbol->package && class_symbol->package->name->length) {
        buffer_format(buffer, "%s.", class_symbol->package->name->text);
    }
    buffer_add_text(buffer, class_symbol->name->text);
}

typedef enum NameKind { NAME_BINARY, NAME_SIMPLE, NAME_CANONICAL, NAME_PACKAGE } NameKind;

static const struct {
    TypeKind kind;
    const char *name, *descriptor;
} primitives[] = {
    {TYPE_BOOLEAN, "boolean", "Z"}, {TYPE_BYTE, "byte", "B"},     {TYPE_SHORT, "short", "S"},
    {TYPE_CHAR, "char", "C"},       {TYPE_INT, "int", "I"},       {TYPE_LONG, "long", "J"},
    {TYPE_FLOAT, "float", "F"},     {TYPE_DOUBLE, "double", "D"}, {TYPE_VOID, "void", "V"}};

static bool add_primitive_name(Buffer *buffer, const Type *type, bool is_descriptor) {
    for (size_t i = 0; i < sizeof primitives / sizeof *primitives; i++)
        if (primitives[i].kind == type->kind) {
            buffer_add_text(buffer, is_descriptor ? primitives[i].descriptor : primitives[i].name);
            return true;
        }
    return false;
}

static const Class *outermost_of(const Class *class_symbol) {
    while (class_symbol->outer)
        class_symbol = class_symbol->outer;
    return class_symbol;
}

static bool is_inside_local(const Class *class_symbol) {
    for (; class_symbol; class_symbol = class_symbol->outer)
        if (class_symbol->is_local)
            return true;
    return false;
}

// A model may be made of classes that Java does not have, or has under another name.
static bool is_ours_alone(const Class *class_symbol) {
    if (!class_symbol->unit || !class_symbol->unit->is_library || class_symbol->class_file)
        return false;
    for (; class_symbol; class_symbol = class_symbol->outer)
        if (!(class_symbol->modifiers & MODIFIER_PUBLIC))
            return true;
    return false;
}

static void add_package_name(Buffer *buffer, const Class *class_symbol) {
    const Package *package = outermost_of(class_symbol)->package;
    if (package)
        buffer_add_text(buffer, package->name->text);
}

// False where Java chooses the name: of what local classes and lambdas are made into.
static bool add_class_name(Buffer *buffer, const Class *class_symbol, NameKind kind) {
    if (!class_symbol->declaration || is_ours_alone(class_symbol))
        return false;
    if (kind == NAME_PACKAGE) {
        add_package_name(buffer, class_symbol);
        return true;
    }
    if (kind == NAME_SIMPLE) {
        buffer_add_text(buffer, class_symbol->is_anonymous ? "" : class_symbol->name->text);
        return true;
    }
    if (is_inside_local(class_symbol))
        return false;
    if (kind == NAME_BINARY)
        add_binary_name(buffer, class_symbol);
    else
        buffer_add_text(buffer, class_symbol->qualified_name->text);
    return true;
}

// `[[I` and `[Ljava.lang.String;` are binary names, `int[][]` the others.
static bool add_array_name(Buffer *buffer, const Type *type, NameKind kind) {
    uint32_t dimensions = 0;
    for (; type->kind == TYPE_ARRAY; type = type->element)
        dimensions++;
    bool is_class = type->kind == TYPE_CLASS;
    bool is_binary = kind == NAME_BINARY;
    if (kind == NAME_PACKAGE) {
        if (!is_class)
            buffer_add_text(buffer, "java.lang");
        return !is_class || add_class_name(buffer, type->class_symbol, kind);
    }
    for (uint32_t i = 0; is_binary && i < dimensions; i++)
        buffer_add_char(buffer, '[');
    if (is_binary && is_class)
        buffer_add_char(buffer, 'L');
    if (is_class ? !add_class_name(buffer, type->class_symbol, kind)
                 : !add_primitive_name(buffer, type, is_binary && dimensions))
        return false;
    if (is_binary && is_class)
        buffer_add_char(buffer, ';');
    for (uint32_t i = 0; !is_binary && i < dimensions; i++)
        buffer_add_text(buffer, "[]");
    return true;
}

// NULL where Java chooses the name, and where it has letters beyond ASCII: constants are in UTF-16.
static const char *name_text(Arena *arena, const Type *type, NameKind kind) {
    Buffer buffer = {0};
    bool is_known = type->kind == TYPE_CLASS ? add_class_name(&buffer, type->class_symbol, kind)
                                             : add_array_name(&buffer, type, kind);
    const char *text =
        is_known ? arena_copy_text(arena, buffer.length ? buffer.text : "", buffer.length) : NULL;
    buffer_free(&buffer);
    for (const char *at = text ? text : ""; *at; at++)
        if ((unsigned char)*at >= 0x80) // the text of a constant is in UTF-16
            return NULL;
    return text;
}

const char *class_name_text(Arena *arena, const Type *type, bool is_simple) {
    return name_text(arena, type, is_simple ? NAME_SIMPLE : NAME_BINARY);
}

Term class_name(Symex *symex, const Type *type, bool is_simple) {
    const char *text = class_name_text(symex->arena, type, is_simple);
    return text ? text_literal(symex, text) : TERM_NONE;
}

// A local class has no canonical name: null.
static Term name_of(Symex *symex, const Type *type, NameKind kind) {
    const Type *element = type;
    while (element->kind == TYPE_ARRAY)
        element = element->element;
    if (kind == NAME_CANONICAL && element->kind == TYPE_CLASS &&
        element->class_symbol->declaration && is_inside_local(element->class_symbol))
        return object_reference(symex, 0);
    const char *text = name_text(symex->arena, type, kind);
    return text ? text_literal(symex, text) : TERM_NONE;
}

// Without a result there is no object that it could be called on.
static Outcome gives(const BuiltinCall *call, Term result) {
    Outcome outcome = builtin_returns(call, result);
    if (!result)
        outcome.returned = state_dead();
    return outcome;
}

static Term name_or_unknown(const BuiltinCall *call, const Type *type, NameKind kind, Term where) {
    Symex *symex = call->symex;
    Term own = type ? name_of(symex, type, kind) : TERM_NONE;
    Term text = own ? own : text_unknown(symex, &call->state, call->span);
    if (own || kind != NAME_CANONICAL)
        return text;
    // Some classes have none.
    Term has_none = term_bool_variable(symex->terms, "hasNoName");
    add_doubt(symex, term_and(symex->terms, call->state.guard, where), call->span,
              "the canonical name of a class that is not known");
    return term_ite(symex->terms, has_none, object_reference(symex, 0), text);
}

// Of those that are looked at; the others are cut, for nobody could say anything of their names.
static Term name_of_outside(const BuiltinCall *call, NameKind kind, uint32_t number, State *state) {
    Symex *symex = call->symex;
    const TypeList *classes = classes_from_outside(symex);
    Term is_it = term_equal(symex->terms, call->arguments[0], object_reference(symex, number));
    if (!classes->count)
        return name_or_unknown(call, NULL, kind, is_it);
    cut_other_classes(call, state, class_is_another(symex, call->arguments[0], number));
    Term result = TERM_NONE;
    for (uint32_t i = 0; i < classes->count; i++) {
        Term is_so = class_from_outside_is(symex, number, classes->items[i]);
        Term own =
            name_or_unknown(call, classes->items[i], kind, term_and(symex->terms, is_it, is_so));
        result = result ? term_ite(symex->terms, is_so, own, result) : own;
    }
    return result;
}

static Outcome name_of_class(const BuiltinCall *call, NameKind kind) {
    Symex *symex = call->symex;
    Term reference = call->arguments[0];
    const ObjectSet *set = reference_candidates(symex, reference);
    Term result = TERM_NONE;
    uint32_t count = symex->heap.objects.count;
    State state = call->state;
    for (uint32_t i = 1; i < count; i++) {
        if (!object_set_has(set, i))
            continue;
        const Object object = symex->heap.objects.items[i];
        Term is_it = term_equal(symex->terms, reference, object_reference(symex, i));
        Term own = is_class_from_outside(symex, &object)
                       ? name_of_outside(call, kind, i, &state)
                       : name_or_unknown(call, object.class_of, kind, is_it);
        result = result ? term_ite(symex->terms, is_it, own, result) : own;
    }
    Outcome outcome = gives(call, result);
    if (result)
        outcome.returned = state;
    return outcome;
}

// ---- As methods

Outcome builtin_class(const BuiltinCall *call) {
    return gives(call, class_of(call->symex, call->arguments[0]));
}

Outcome builtin_class_name(const BuiltinCall *call) {
    return name_of_class(call, NAME_BINARY);
}

Outcome builtin_simple_name(const BuiltinCall *call) {
    return name_of_class(call, NAME_SIMPLE);
}

Outcome builtin_canonical_name(const BuiltinCall *call) {
    return name_of_class(call, NAME_CANONICAL);
}

Outcome builtin_package_name(const BuiltinCall *call) {
    return name_of_class(call, NAME_PACKAGE);
}
