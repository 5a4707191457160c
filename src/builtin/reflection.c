// What Class objects tell: of which kind they are, how they relate, arrays by their class.
//
// A Class object is of a known type, or stands for the class of an object of any
// class, or is an input. Of the last two the kind is any that it may have, always the
// same one; what else is asked of them is not modelled.
#include "builtin/internal.h"

#include "sema/queries.h"

#include <string.h>

typedef enum ClassNature {
    NATURE_CLASS,
    NATURE_INTERFACE,
    NATURE_ANNOTATION,
    NATURE_ENUM,
    NATURE_RECORD,
    NATURE_ARRAY,
    NATURE_PRIMITIVE,
    NATURE_COUNT
} ClassNature;

enum { NATURE_BITS = 3 };

// ---- Kinds

static ClassNature nature_of(const Type *type) {
    if (type->kind == TYPE_ARRAY)
        return NATURE_ARRAY;
    if (type->kind != TYPE_CLASS)
        return NATURE_PRIMITIVE; // void is one of them
    switch (type->class_symbol->kind) {
    case CLASS_CLASS: return NATURE_CLASS;
    case CLASS_INTERFACE: return NATURE_INTERFACE;
    case CLASS_ENUM: return NATURE_ENUM;
    case CLASS_RECORD: return NATURE_RECORD;
    case CLASS_ANNOTATION: return NATURE_ANNOTATION;
    }
    return NATURE_CLASS;
}

static Term is_nature(Symex *symex, Term nature, ClassNature which) {
    return term_equal(symex->terms, nature, term_constant(symex->terms, NATURE_BITS, which));
}

// Are there classes of arrays that no object of the pre-state stands for?
static bool may_be_array(Symex *symex, const Object *object) {
    TypeTable *types = sema_types(symex->sema);
    static const TypeKind kinds[] = {TYPE_BOOLEAN, TYPE_BYTE, TYPE_SHORT, TYPE_CHAR,
                                     TYPE_INT,     TYPE_LONG, TYPE_FLOAT, TYPE_DOUBLE};
    if (!query_is_subtype(symex->sema, type_array(types, types->object), object->type))
        return false;
    bool may_be = !heap_considers(symex, type_array(types, types->object), object);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        may_be |=
            !heap_considers(symex, type_array(types, type_primitive(types, kinds[i])), object);
    return may_be;
}

// The class of an object is neither an interface nor primitive.
static Term any_nature(Symex *symex, const Object *class_object) {
    TermTable *terms = symex->terms;
    Term nature = term_variable(terms, NATURE_BITS, "kind of class");
    assume(symex, term_ult(terms, nature, term_constant(terms, NATURE_BITS, NATURE_COUNT)));
    if (class_object->is_initial)
        return nature;
    const Object *instance = NULL;
    for (uint32_t i = 1; i < symex->heap.first_created && !instance; i++)
        if ((uintptr_t)map_get(&symex->builtins->classes_of_any, (void *)(uintptr_t)i) ==
            class_object->number)
            instance = &symex->heap.objects.items[i];
    static const ClassNature others[] = {NATURE_INTERFACE, NATURE_ANNOTATION, NATURE_PRIMITIVE};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assume(symex, term_not(is_nature(symex, nature, others[i])));
    if (instance && !may_be_array(symex, instance))
        assume(symex, term_not(is_nature(symex, nature, NATURE_ARRAY)));
    return nature;
}

static Term nature_of_object(Symex *symex, uint32_t number) {
    const Object object = symex->heap.objects.items[number];
    if (object.class_of)
        return term_constant(symex->terms, NATURE_BITS, nature_of(object.class_of));
    const void *key = (const void *)(uintptr_t)number;
    Term known = (Term)(uintptr_t)map_get(&symex->builtins->class_natures, key);
    if (!known) {
        known = any_nature(symex, &object);
        map_put(symex->arena, &symex->builtins->class_natures, key, (void *)(uintptr_t)known);
    }
    return known;
}

static const struct {
    const char *method;
    unsigned natures; // a set of them
} questions[] = {
    {"isArray", 1 << NATURE_ARRAY},
    {"isPrimitive", 1 << NATURE_PRIMITIVE},
    {"isInterface", 1 << NATURE_INTERFACE | 1 << NATURE_ANNOTATION},
    {"isAnnotation", 1 << NATURE_ANNOTATION},
    {"isEnum", 1 << NATURE_ENUM},
    {"isRecord", 1 << NATURE_RECORD},
};

static unsigned natures_asked(const Method *method) {
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++)
        if (!strcmp(method->name->text, questions[i].method))
            return questions[i].natures;
    SHOULD(false, "a question about a class should have an answer");
    return 0;
}

Outcome builtin_class_nature(const BuiltinCall *call) {
    Symex *symex = call->symex;
    const ObjectSet *set = reference_candidates(symex, call->arguments[0]);
    unsigned natures = natures_asked(call->method);
    Term result = TERM_FALSE;
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++) {
        if (!object_set_has(set, i))
            continue;
        Term nature = nature_of_object(symex, i), is_so = TERM_FALSE;
        for (unsigned j = 0; j < NATURE_COUNT; j++)
            if (natures & (1u << j))
                is_so = term_or(symex->terms, is_so, is_nature(symex, nature, j));
        Term is_it = term_equal(symex->terms, call->arguments[0], object_reference(symex, i));
        result = term_ite(symex->terms, is_it, is_so, result);
    }
    return builtin_returns(call, result);
}

// ---- Questions that need to know the class

typedef Term ClassAnswer(const BuiltinCall *call, Type *type);

// Combines the answers of all classes that it may be; the others are not modelled.
static Outcome each_class(const BuiltinCall *call, uint32_t argument, ClassAnswer *answer,
                          Term otherwise) {
    Symex *symex = call->symex;
    Term reference = call->arguments[argument], result = otherwise;
    const ObjectSet *set = reference_candidates(symex, reference);
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++) {
        if (!object_set_has(set, i))
            continue;
        Term is_it = term_equal(symex->terms, reference, object_reference(symex, i));
        Type *type = symex->heap.objects.items[i].class_of;
        Term own = type ? answer(call, type) : TERM_NONE;
        if (own)
            result = term_ite(symex->terms, is_it, own, result);
        else
            add_unmodelled(symex, term_and(symex->terms, call->state.guard, is_it), call->span,
                           arena_format(symex->arena, "'%s' of a class that is not known",
                                        call->method->name->text));
    }
    return builtin_returns(call, result);
}

static Term class_or_null(Symex *symex, Type *type) {
    return type ? class_object(symex, type) : object_reference(symex, 0);
}

static Term component_of(const BuiltinCall *call, Type *type) {
    return class_or_null(call->symex, type->kind == TYPE_ARRAY ? type->element : NULL);
}

Outcome builtin_class_component(const BuiltinCall *call) {
    return each_class(call, 0, component_of, object_reference(call->symex, 0));
}

static Term array_of(const BuiltinCall *call, Type *type) {
    return type->kind == TYPE_VOID
               ? TERM_NONE
               : class_object(call->symex, type_array(sema_types(call->symex->sema), type));
}

Outcome builtin_class_array(const BuiltinCall *call) {
    return each_class(call, 0, array_of, object_reference(call->symex, 0));
}

// An array's is Object; interfaces and primitive types have none.
static Term superclass_of(const BuiltinCall *call, Type *type) {
    TypeTable *types = sema_types(call->symex->sema);
    ClassNature nature = nature_of(type);
    if (nature == NATURE_ARRAY)
        return class_object(call->symex, types->object);
    if (nature == NATURE_PRIMITIVE || nature == NATURE_INTERFACE || nature == NATURE_ANNOTATION)
        return object_reference(call->symex, 0);
    query_complete(call->symex->sema, type->class_symbol);
    return class_or_null(call->symex, type->class_symbol->superclass);
}

Outcome builtin_class_super(const BuiltinCall *call) {
    return each_class(call, 0, superclass_of, object_reference(call->symex, 0));
}

// The class that it is a member of; TERM_NONE of a lambda, whose class is Java's own.
static Term declaring_of(const BuiltinCall *call, Type *type) {
    if (type->kind != TYPE_CLASS)
        return object_reference(call->symex, 0);
    const Class *class_symbol = type->class_symbol;
    if (!class_symbol->declaration)
        return TERM_NONE;
    bool is_member = class_symbol->outer && !class_symbol->is_local;
    return class_or_null(call->symex, is_member ? class_symbol->outer->type : NULL);
}

Outcome builtin_class_declaring(const BuiltinCall *call) {
    return each_class(call, 0, declaring_of, object_reference(call->symex, 0));
}

// ---- Constants of enums

static Term int_term(const BuiltinCall *call, int32_t value) {
    return java_constant(call->symex, IR_INT, value);
}

static uint32_t constant_count(const Class *class_symbol) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < class_symbol->fields.count; i++)
        count += class_symbol->fields.items[i]->kind == VARIABLE_ENUM_CONSTANT;
    return count;
}

static Term count_of(const BuiltinCall *call, Type *type) {
    if (nature_of(type) != NATURE_ENUM)
        return int_term(call, -1);
    query_complete(call->symex->sema, type->class_symbol);
    return int_term(call, (int32_t)constant_count(type->class_symbol));
}

Outcome builtin_class_constant_count(const BuiltinCall *call) {
    return each_class(call, 0, count_of, int_term(call, -1));
}

// TERM_NONE: the class was not initialised, or the constants are not known.
static Term constant_of(const BuiltinCall *call, Type *type) {
    Symex *symex = call->symex;
    Term null = object_reference(symex, 0), result = null;
    if (nature_of(type) != NATURE_ENUM)
        return null;
    const VariableList *fields = &type->class_symbol->fields;
    int32_t ordinal = 0;
    for (uint32_t i = 0; i < fields->count; i++) {
        if (fields->items[i]->kind != VARIABLE_ENUM_CONSTANT)
            continue;
        Term value = state_get(symex, &call->state, static_place(symex, fields->items[i]));
        if (!value)
            heap_note_missed_static(symex, fields->items[i]);
        if (!value || value == null)
            return TERM_NONE;
        Term is_it = term_equal(symex->terms, call->arguments[1], int_term(call, ordinal++));
        result = term_ite(symex->terms, is_it, value, result);
    }
    return result;
}

Outcome builtin_class_constant(const BuiltinCall *call) {
    return each_class(call, 0, constant_of, object_reference(call->symex, 0));
}

// ---- Instances and subtypes

static Term has_instance(const BuiltinCall *call, Type *type) {
    Symex *symex = call->symex;
    if (type->kind != TYPE_CLASS && type->kind != TYPE_ARRAY)
        return TERM_FALSE;
    check_class_known(symex, call->state.guard, call->arguments[1], type, call->span);
    return heap_instance_of(symex, call->arguments[1], type);
}

Outcome builtin_class_instance(const BuiltinCall *call) {
    return each_class(call, 0, has_instance, TERM_FALSE);
}

static bool is_assignable(Symex *symex, Type *to, Type *from) {
    if (type_is_primitive(to) || type_is_primitive(from) || to->kind == TYPE_VOID ||
        from->kind == TYPE_VOID)
        return to == from;
    return query_is_subtype(symex->sema, from, to);
}

// The second class is looked at for each that the first may be.
static Term is_assignable_from(const BuiltinCall *call, Type *type) {
    Symex *symex = call->symex;
    const ObjectSet *set = reference_candidates(symex, call->arguments[1]);
    Term result = TERM_FALSE;
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        if (!object_set_has(set, i))
            continue;
        Type *other = symex->heap.objects.items[i].class_of;
        Term is_it = term_equal(symex->terms, call->arguments[1], object_reference(symex, i));
        if (!other)
            add_unmodelled(symex, term_and(symex->terms, call->state.guard, is_it), call->span,
                           "'isAssignableFrom' of a class that is not known");
        else if (is_assignable(symex, type, other))
            result = term_or(symex->terms, result, is_it);
    }
    return result;
}

Outcome builtin_class_assignable(const BuiltinCall *call) {
    return each_class(call, 0, is_assignable_from, TERM_FALSE);
}

// ---- Array.newInstance

// One array for each class of elements; the length is not negative.
Outcome builtin_new_array(const BuiltinCall *call) {
    Symex *symex = call->symex;
    const ObjectSet *set = reference_candidates(symex, call->arguments[0]);
    Outcome outcome = builtin_returns(call, object_reference(symex, 0));
    Term limit;
    uint32_t capacity =
        array_capacity(symex, &outcome.returned, call->arguments[1], call->span, &limit);
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++) {
        if (!object_set_has(set, i))
            continue;
        Type *type = symex->heap.objects.items[i].class_of;
        Term is_it = term_equal(symex->terms, call->arguments[0], object_reference(symex, i));
        if (!type) {
            add_unmodelled(symex, term_and(symex->terms, call->state.guard, is_it), call->span,
                           "a new array of a class that is not known");
            continue;
        }
        Type *array = type_array(sema_types(symex->sema), type);
        Object *made = universe_create(symex, &outcome.returned, array, call->arguments[1],
                                       capacity, call->span);
        made->creator = call->depth;
        made->limit = limit;
        made->created = outcome.returned.guard;
        outcome.result =
            term_ite(symex->terms, is_it, object_reference(symex, made->number), outcome.result);
    }
    return outcome;
}
