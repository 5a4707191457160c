// What Class objects tell: of which kind they are, how they relate, arrays by their class.
//
// A Class object is of a known type, or stands for the class of an object of any
// class, or is an input. Of the last two the kind is any that it may have, always the
// same one; what else is asked of them is not modelled.
#include "builtin/internal.h"

#include "sema/queries.h"
#include "sema/reflected.h"

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

// What a class from outside may be decides of which kind it is.
static void nature_fits(Symex *symex, uint32_t number, Term nature, Type *type) {
    assume(symex, term_implies(symex->terms, class_from_outside_is(symex, number, type),
                               is_nature(symex, nature, nature_of(type))));
}

void class_natures_fit(Symex *symex, Type *type) {
    for (uint32_t i = 1; i < symex->heap.first_created; i++) {
        Term nature =
            (Term)(uintptr_t)map_get(&symex->builtins->class_natures, (const void *)(uintptr_t)i);
        if (nature && is_class_from_outside(symex, &symex->heap.objects.items[i]))
            nature_fits(symex, i, nature, type);
    }
}

// The class of an object is neither an interface nor primitive.
static Term any_nature(Symex *symex, const Object *class_object) {
    TermTable *terms = symex->terms;
    Term nature = term_variable(terms, NATURE_BITS, "kind of class");
    assume(symex, term_ult(terms, nature, term_constant(terms, NATURE_BITS, NATURE_COUNT)));
    if (is_class_from_outside(symex, class_object)) {
        const TypeList *classes = classes_from_outside(symex);
        for (uint32_t i = 0; i < classes->count; i++)
            nature_fits(symex, class_object->number, nature, classes->items[i]);
        return nature;
    }
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

// Where the object is of that type, and no other.
static Term answer_where(const BuiltinCall *call, ClassAnswer *answer, Type *type, Term is_it,
                         Term otherwise) {
    Symex *symex = call->symex;
    Term own = answer(call, type, is_it);
    if (own)
        return term_ite(symex->terms, is_it, own, otherwise);
    add_unmodelled(
        symex, term_and(symex->terms, call->state.guard, is_it), call->span,
        arena_format(symex->arena, "'%s' of a class that is not known", call->method->name->text));
    return otherwise;
}

// Nobody has given the class.
static void cut_not_given(const BuiltinCall *call, State *state, Term is_it) {
    Symex *symex = call->symex;
    add_cut(symex, term_and(symex->terms, state->guard, is_it),
            class_question_place(symex, call->span),
            arena_format(symex->arena, "executions that ask '%s' of a class that is not given",
                         call->method->name->text));
    *state = state_assume(symex, *state, term_not(is_it));
}

// The same for each class that one from outside may be; others are cut.
static Term answer_from_outside(const BuiltinCall *call, ClassAnswer *answer, uint32_t number,
                                Term reference, State *state, Term otherwise) {
    Symex *symex = call->symex;
    const TypeList *classes = classes_from_outside(symex);
    Term is_it = term_equal(symex->terms, reference, object_reference(symex, number));
    uint32_t count = classes->count;
    if (!count) {
        cut_not_given(call, state, is_it);
        return otherwise;
    }
    cut_other_classes(call, state, class_is_another(symex, reference, number));
    for (uint32_t i = 0; i < count; i++) {
        Type *type = classes->items[i];
        Term is_so = term_and(symex->terms, is_it, class_from_outside_is(symex, number, type));
        otherwise = answer_where(call, answer, type, is_so, otherwise);
    }
    return otherwise;
}

// Combines the answers of all classes that it may be; others are cut.
Outcome class_answers(const BuiltinCall *call, uint32_t argument, ClassAnswer *answer,
                      Term otherwise) {
    Symex *symex = call->symex;
    Term reference = call->arguments[argument], result = otherwise;
    const ObjectSet *set = reference_candidates(symex, reference);
    uint32_t count = symex->heap.objects.count;
    State state = call->state;
    for (uint32_t i = 1; i < count; i++) {
        if (!object_set_has(set, i))
            continue;
        const Object object = symex->heap.objects.items[i];
        Term is_it = term_equal(symex->terms, reference, object_reference(symex, i));
        if (is_class_from_outside(symex, &object))
            result = answer_from_outside(call, answer, i, reference, &state, result);
        else if (object.class_of)
            result = answer_where(call, answer, object.class_of, is_it, result);
        else
            cut_not_given(call, &state, is_it);
    }
    Outcome outcome = builtin_returns(call, result);
    outcome.returned = state;
    return outcome;
}

static Term class_or_null(Symex *symex, Type *type) {
    return type ? class_object(symex, type) : object_reference(symex, 0);
}

// Was it not seen before the program starts that this is asked? Then arrays of the classes that the
// answer is compared with are not there.
static void cut_narrower_arrays(const BuiltinCall *call, const Type *type, Term where) {
    Symex *symex = call->symex;
    const Type *element = type->kind == TYPE_ARRAY ? type->element : NULL;
    bool has_narrower =
        element && !type_is_primitive(element) &&
        !(element->kind == TYPE_CLASS && (element->class_symbol->modifiers & MODIFIER_FINAL));
    if (has_narrower && !symex->pre.asks_components && !symex->results.library_call.begin)
        add_cut(symex, term_and(symex->terms, call->state.guard, where), call->span,
                "executions in which an array whose component class is asked for is of a narrower "
                "class than its type");
}

static Term component_of(const BuiltinCall *call, Type *type, Term where) {
    cut_narrower_arrays(call, type, where);
    return class_or_null(call->symex, type->kind == TYPE_ARRAY ? type->element : NULL);
}

Outcome builtin_class_component(const BuiltinCall *call) {
    return class_answers(call, 0, component_of, object_reference(call->symex, 0));
}

static Term array_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    return type->kind == TYPE_VOID
               ? TERM_NONE
               : class_object(call->symex, type_array(sema_types(call->symex->sema), type));
}

Outcome builtin_class_array(const BuiltinCall *call) {
    return class_answers(call, 0, array_of, object_reference(call->symex, 0));
}

// An array's is Object; interfaces and primitive types have none.
static Term superclass_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    TypeTable *types = sema_types(call->symex->sema);
    ClassNature nature = nature_of(type);
    if (nature == NATURE_ARRAY)
        return class_object(call->symex, types->object);
    if (nature == NATURE_PRIMITIVE || nature == NATURE_INTERFACE || nature == NATURE_ANNOTATION)
        return object_reference(call->symex, 0);
    return class_or_null(call->symex, query_real_superclass(call->symex->sema, type->class_symbol));
}

Outcome builtin_class_super(const BuiltinCall *call) {
    return class_answers(call, 0, superclass_of, object_reference(call->symex, 0));
}

// The class that it is a member of; TERM_NONE of a lambda, whose class is Java's own.
static Term declaring_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    if (type->kind != TYPE_CLASS)
        return object_reference(call->symex, 0);
    const Class *class_symbol = type->class_symbol;
    if (!class_symbol->declaration)
        return TERM_NONE;
    bool is_member = class_symbol->outer && !class_symbol->is_local;
    return class_or_null(call->symex, is_member ? class_symbol->outer->type : NULL);
}

Outcome builtin_class_declaring(const BuiltinCall *call) {
    return class_answers(call, 0, declaring_of, object_reference(call->symex, 0));
}

// ---- Where it stands, and how it is declared

static Term modifiers_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    int32_t modifiers = query_class_modifiers(call->symex->sema, type);
    return modifiers < 0 ? TERM_NONE : java_constant(call->symex, IR_INT, modifiers);
}

Outcome builtin_class_modifiers(const BuiltinCall *call) {
    return class_answers(call, 0, modifiers_of, java_constant(call->symex, IR_INT, 0));
}

static Term enclosing_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    const Class *class_symbol = type->kind == TYPE_CLASS ? type->class_symbol : NULL;
    if (class_symbol && !class_symbol->declaration)
        return TERM_NONE; // a lambda
    return class_or_null(call->symex,
                         class_symbol && class_symbol->outer ? class_symbol->outer->type : NULL);
}

Outcome builtin_class_enclosing(const BuiltinCall *call) {
    return class_answers(call, 0, enclosing_of, object_reference(call->symex, 0));
}

// isAnonymousClass() and isLocalClass()
static Term has_place(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    if (type->kind != TYPE_CLASS)
        return TERM_FALSE;
    const Class *class_symbol = type->class_symbol;
    if (!class_symbol->declaration || (class_symbol->class_file && class_symbol->is_local))
        return TERM_NONE;
    bool is_anonymous = class_symbol->is_anonymous;
    bool is_so = strstr(call->method->name->text, "Anonymous")
                     ? is_anonymous
                     : class_symbol->is_local && !is_anonymous;
    return is_so ? TERM_TRUE : TERM_FALSE;
}

Outcome builtin_class_place(const BuiltinCall *call) {
    return class_answers(call, 0, has_place, TERM_FALSE);
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

static Term count_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    if (nature_of(type) != NATURE_ENUM)
        return int_term(call, -1);
    query_complete(call->symex->sema, type->class_symbol);
    return int_term(call, (int32_t)constant_count(type->class_symbol));
}

Outcome builtin_class_constant_count(const BuiltinCall *call) {
    return class_answers(call, 0, count_of, int_term(call, -1));
}

// TERM_NONE: the class was not initialised, or the constants are not known.
static Term constant_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
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
    return class_answers(call, 0, constant_of, object_reference(call->symex, 0));
}

// ---- Instances and subtypes

static Term has_instance(const BuiltinCall *call, Type *type, Term where) {
    Symex *symex = call->symex;
    if (type->kind != TYPE_CLASS && type->kind != TYPE_ARRAY)
        return TERM_FALSE;
    check_class_known(symex, term_and(symex->terms, call->state.guard, where), call->arguments[1],
                      type, call->span, false);
    return heap_instance_of(symex, call->arguments[1], type);
}

// Where the class is from outside and the object of any class, it is none of that class.
static Term is_open_instance(const BuiltinCall *call, uint32_t class_number) {
    Symex *symex = call->symex;
    TermTable *terms = symex->terms;
    const ObjectSet *set = reference_candidates(symex, call->arguments[1]);
    const TypeList *classes = classes_from_outside(symex);
    Term result = TERM_FALSE;
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Object object = symex->heap.objects.items[i];
        for (uint32_t j = 0; stands_for_any(symex, &object) && j < classes->count; j++) {
            Type *type = classes->items[j];
            if (type_is_primitive(type) || heap_may_not_be(symex, type, &object))
                continue;
            Term is_it = term_equal(terms, call->arguments[1], object_reference(symex, i));
            Term is_type = class_from_outside_is(symex, class_number, type);
            result = term_or(terms, result, term_and(terms, is_it, is_type));
        }
    }
    return term_and(terms, result,
                    term_equal(terms, call->arguments[0], object_reference(symex, class_number)));
}

Outcome builtin_class_instance(const BuiltinCall *call) {
    Symex *symex = call->symex;
    BuiltinCall narrowed = *call;
    const ObjectSet *set = reference_candidates(symex, call->arguments[0]);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        if (!is_class_from_outside(symex, &symex->heap.objects.items[i]))
            continue;
        Term is_open = is_open_instance(call, i);
        add_cut(symex, term_and(symex->terms, narrowed.state.guard, is_open),
                class_question_place(symex, call->span),
                "executions in which an object that may be of any class is an instance of a class "
                "from outside");
        narrowed.state = state_assume(symex, narrowed.state, term_not(is_open));
    }
    return class_answers(&narrowed, 0, has_instance, TERM_FALSE);
}

static bool is_assignable(Symex *symex, Type *to, Type *from) {
    if (type_is_primitive(to) || type_is_primitive(from) || to->kind == TYPE_VOID ||
        from->kind == TYPE_VOID)
        return to == from;
    return query_is_subtype(symex->sema, from, to);
}

// Where the second class, one from outside, can be assigned to the type.
static Term outside_is_assignable(Symex *symex, uint32_t number, Type *type) {
    const TypeList *classes = classes_from_outside(symex);
    Term result = TERM_FALSE;
    for (uint32_t i = 0; i < classes->count; i++)
        if (is_assignable(symex, type, classes->items[i]))
            result = term_or(symex->terms, result,
                             class_from_outside_is(symex, number, classes->items[i]));
    return result;
}

// The second class is looked at for each that the first may be.
static Term is_assignable_from(const BuiltinCall *call, Type *type, Term where) {
    Symex *symex = call->symex;
    TermTable *terms = symex->terms;
    const ObjectSet *set = reference_candidates(symex, call->arguments[1]);
    Term result = TERM_FALSE;
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Object object = symex->heap.objects.items[i];
        Term is_it = term_equal(terms, call->arguments[1], object_reference(symex, i));
        if (is_class_from_outside(symex, &object) && classes_from_outside(symex)->count)
            is_it = term_and(terms, is_it, outside_is_assignable(symex, i, type));
        else if (!object.class_of)
            add_unmodelled(symex, term_and(terms, call->state.guard, term_and(terms, where, is_it)),
                           call->span, "'isAssignableFrom' of a class that is not known");
        if (object.class_of ? is_assignable(symex, type, object.class_of) : true)
            result = term_or(terms, result, is_it);
    }
    return result;
}

Outcome builtin_class_assignable(const BuiltinCall *call) {
    Symex *symex = call->symex;
    BuiltinCall narrowed = *call;
    const ObjectSet *set = reference_candidates(symex, call->arguments[1]);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1))
        if (is_class_from_outside(symex, &symex->heap.objects.items[i]) &&
            classes_from_outside(symex)->count)
            cut_other_classes(call, &narrowed.state,
                              class_is_another(symex, call->arguments[1], i));
    return class_answers(&narrowed, 0, is_assignable_from, TERM_FALSE);
}

// ---- Array.newInstance

typedef struct ArrayByClass {
    const BuiltinCall *call;
    Outcome outcome;
    Term limit;
    uint32_t capacity;
} ArrayByClass;

static void make_array(ArrayByClass *wanted, Type *element, Term where) {
    const BuiltinCall *call = wanted->call;
    Symex *symex = call->symex;
    Outcome *outcome = &wanted->outcome;
    Type *array = type_array(sema_types(symex->sema), element);
    Object *made = universe_create(symex, &outcome->returned, array, call->arguments[1],
                                   wanted->capacity, call->span);
    made->creator = call->depth;
    made->limit = wanted->limit;
    made->created = outcome->returned.guard;
    outcome->result =
        term_ite(symex->terms, where, object_reference(symex, made->number), outcome->result);
}

// One array for each class of elements; the length is not negative.
static void make_arrays(ArrayByClass *wanted, uint32_t number) {
    const BuiltinCall *call = wanted->call;
    Symex *symex = call->symex;
    const Object object = symex->heap.objects.items[number];
    Term is_it = term_equal(symex->terms, call->arguments[0], object_reference(symex, number));
    const TypeList *classes =
        is_class_from_outside(symex, &object) ? classes_from_outside(symex) : NULL;
    if (object.class_of) {
        make_array(wanted, object.class_of, is_it);
    } else if (!classes || !classes->count) {
        add_unmodelled(symex, term_and(symex->terms, call->state.guard, is_it), call->span,
                       "a new array of a class that is not known");
    } else {
        cut_other_classes(call, &wanted->outcome.returned,
                          class_is_another(symex, call->arguments[0], number));
        for (uint32_t i = 0; i < classes->count; i++)
            make_array(wanted, classes->items[i],
                       term_and(symex->terms, is_it,
                                class_from_outside_is(symex, number, classes->items[i])));
    }
}

Outcome builtin_new_array(const BuiltinCall *call) {
    Symex *symex = call->symex;
    const ObjectSet *set = reference_candidates(symex, call->arguments[0]);
    ArrayByClass wanted = {call, builtin_returns(call, object_reference(symex, 0)), TERM_NONE, 0};
    wanted.capacity = array_capacity(symex, &wanted.outcome.returned, call->arguments[1],
                                     call->span, &wanted.limit);
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++)
        if (object_set_has(set, i))
            make_arrays(&wanted, i);
    return wanted.outcome;
}
