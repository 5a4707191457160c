// Classes from outside: which class a Class object of the pre-state is of.
//
// It is one of a few, or another one. The few are everyday classes of each kind, those that the
// program compares it with, and the class of the method; where the program says `Class<E>`, only
// those that E can be. Two such objects are never of one class. What another class would answer is
// not looked at: whoever asks says what becomes of these executions.
#include "builtin/internal.h"

#include "sema/queries.h"

enum { CHOICE_BITS = 6, MOST_CHOICES = (1 << CHOICE_BITS) - 1, ANOTHER_CLASS = 0 };

static Class *class_of_classes(Symex *symex) {
    return query_class(symex->sema, "java.lang.Class");
}

bool is_class_from_outside(Symex *symex, const Object *object) {
    return object->is_initial && !object->class_of && !object->made_by &&
           object->type->kind == TYPE_CLASS &&
           object->type->class_symbol == class_of_classes(symex);
}

// ---- What the program says that a class can be

typedef VECTOR(Type *) BoundList;

// The arguments of `Class<…>` anywhere in the type.
static void collect_bounds(Symex *symex, Type *type, BoundList *bounds) {
    if (!type || type->kind == TYPE_ARRAY) {
        if (type)
            collect_bounds(symex, type->element, bounds);
        return;
    }
    if (type->kind == TYPE_WILDCARD) {
        collect_bounds(symex, type->bound, bounds);
        return;
    }
    if (type->kind != TYPE_CLASS)
        return;
    bool is_class = type->class_symbol == class_of_classes(symex);
    for (uint32_t i = 0; i < type->count; i++)
        if (is_class)
            vector_push(symex->arena, bounds, type->arguments[i]);
        else
            collect_bounds(symex, type->arguments[i], bounds);
}

static BoundList all_bounds(Symex *symex) {
    BoundList bounds = {0};
    const Method *method = symex->subject.method;
    for (uint32_t i = 0; method && i < method->parameters.count; i++)
        collect_bounds(symex, method->parameters.items[i]->type, &bounds);
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++)
        collect_bounds(symex, symex->pre.static_fields.items[i]->type, &bounds);
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++) {
        const Type *type = symex->heap.ranges.items[i].type;
        if (type->kind != TYPE_CLASS)
            continue;
        const Layout *layout = class_layout(symex, type->class_symbol);
        for (uint32_t j = 0; j < layout->fields.count; j++)
            collect_bounds(symex, layout->fields.items[j]->type, &bounds);
    }
    return bounds;
}

// Does the variable occur in the type, other than in `Class<…>`?
static bool holds_variable(Symex *symex, const Type *type, const Type *variable) {
    if (!type || type == variable)
        return type == variable && type;
    if (type->kind == TYPE_ARRAY)
        return holds_variable(symex, type->element, variable);
    if (type->kind == TYPE_WILDCARD)
        return holds_variable(symex, type->bound, variable);
    if (type->kind != TYPE_CLASS || type->class_symbol == class_of_classes(symex))
        return false;
    for (uint32_t i = 0; i < type->count; i++)
        if (holds_variable(symex, type->arguments[i], variable))
            return true;
    return false;
}

// Are there inputs of that type, which must fit to the class? Those of a class's own variables are
// anywhere in its objects.
static bool has_inputs_of(Symex *symex, const Type *variable) {
    const Method *method = symex->subject.method;
    if (!method || variable->variable->method_owner != method)
        return true;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (holds_variable(symex, method->parameters.items[i]->type, variable))
            return true;
    return false;
}

// `E extends Enum<E>`: no E is Enum itself.
static bool is_bound_by_itself(const Type *variable) {
    return variable->variable->upper && variable->variable->upper->mentions_variables;
}

// `? extends Enum<?>`: the literal is a Class<Enum>, and that is none of these.
static bool is_bound_with_arguments(const Type *argument) {
    return argument->kind == TYPE_WILDCARD && argument->bound &&
           argument->bound->kind == TYPE_CLASS && argument->bound->count;
}

// What `Class<argument>` says of a class.
typedef enum Fit { FIT_IMPOSSIBLE, FIT_UNCLEAR, FIT_ALLOWED } Fit;

// `Class<Integer>` is also that of int.
static Type *boxed_type(Symex *symex, Type *type) {
    return type->kind == TYPE_VOID ? query_box_of_void(symex->sema)
                                   : query_boxed(symex->sema, type);
}

static Fit fit_of(Symex *symex, Type *type, Type *argument) {
    Sema *sema = symex->sema;
    Type *boxed = boxed_type(symex, type);
    if (argument->kind == TYPE_WILDCARD && argument->bound && argument->is_super)
        return query_is_subtype(sema, query_erasure(sema, argument->bound), boxed) ? FIT_ALLOWED
                                                                                   : FIT_IMPOSSIBLE;
    if (argument->kind != TYPE_WILDCARD && argument->kind != TYPE_VARIABLE)
        return boxed == query_erasure(sema, argument) ? FIT_ALLOWED : FIT_IMPOSSIBLE;
    Type *upper = query_erasure(sema, query_upper_bound(sema, argument));
    bool is_variable = argument->kind == TYPE_VARIABLE;
    if (!query_is_subtype(sema, boxed, upper) ||
        (boxed == upper &&
         (is_bound_with_arguments(argument) || (is_variable && is_bound_by_itself(argument)))))
        return FIT_IMPOSSIBLE;
    if (is_variable && (boxed != type || (type != upper && has_inputs_of(symex, argument))))
        return FIT_UNCLEAR; // a T is an object: nobody means int.class, though Java lets it pass
    return FIT_ALLOWED;
}

// The least and the greatest of what is said anywhere.
static void fits_of(Symex *symex, Type *type, Fit *least, Fit *greatest) {
    BoundList bounds = all_bounds(symex);
    *least = FIT_ALLOWED;
    *greatest = bounds.count ? FIT_IMPOSSIBLE : FIT_ALLOWED;
    for (uint32_t i = 0; i < bounds.count; i++) {
        Type *argument = bounds.items[i];
        while (argument->kind == TYPE_WILDCARD && argument->bound && !argument->is_super &&
               argument->bound->kind == TYPE_VARIABLE)
            argument = argument->bound;
        Fit fit = fit_of(symex, type, argument);
        *least = fit < *least ? fit : *least;
        *greatest = fit > *greatest ? fit : *greatest;
    }
}

static bool is_allowed(Symex *symex, Type *type) {
    Fit least, greatest;
    fits_of(symex, type, &least, &greatest);
    return least == FIT_ALLOWED;
}

static bool is_impossible(Symex *symex, Type *type) {
    Fit least, greatest;
    fits_of(symex, type, &least, &greatest);
    return greatest == FIT_IMPOSSIBLE;
}

// ---- The classes that are looked at

// What a class from outside is: a number of the table of classes, or ANOTHER_CLASS.
static Term choice_of(Symex *symex, uint32_t number) {
    TermTable *terms = symex->terms;
    Builtins *builtins = symex->builtins;
    const void *key = (const void *)(uintptr_t)number;
    Term known = (Term)(uintptr_t)map_get(&builtins->class_choices, key);
    if (known)
        return known;
    known = term_variable(terms, CHOICE_BITS, "class from outside");
    map_put(symex->arena, &builtins->class_choices, key, (void *)(uintptr_t)known);
    for (uint32_t i = 1; i < number; i++) {
        Term other = (Term)(uintptr_t)map_get(&builtins->class_choices, (void *)(uintptr_t)i);
        if (other)
            assume(symex, term_or(terms, term_not(term_equal(terms, known, other)),
                                  term_equal(terms, known,
                                             term_constant(terms, CHOICE_BITS, ANOTHER_CLASS))));
    }
    return known;
}

// The number of the class in the table, or 0: it is not among those that are looked at.
static uint32_t enter_class(Symex *symex, Type *type) {
    TypeList *classes = &symex->builtins->outside_classes;
    for (uint32_t i = 0; i < classes->count; i++)
        if (classes->items[i] == type)
            return i + 1;
    if (classes->count == MOST_CHOICES || !is_allowed(symex, type))
        return 0;
    vector_push(symex->arena, classes, type);
    uint32_t entry = classes->count;
    class_natures_fit(symex, type);
    return entry;
}

static void enter_named(Symex *symex, const char *name) {
    Class *class_symbol = query_class(symex->sema, name);
    if (class_symbol)
        enter_class(symex, query_erasure(symex->sema, class_symbol->type));
}

static void enter_everyday(Symex *symex) {
    TypeTable *types = sema_types(symex->sema);
    static const char *const named[] = {
        "java.lang.String", "java.lang.Integer", "java.lang.Comparable",
        "java.lang.annotation.RetentionPolicy", "java.lang.IllegalArgumentException"};
    enter_class(symex, types->object);
    for (size_t i = 0; i < sizeof named / sizeof *named; i++)
        enter_named(symex, named[i]);
    enter_class(symex, type_primitive(types, TYPE_INT));
    enter_class(symex, type_array(types, type_primitive(types, TYPE_INT)));
    enter_class(symex, type_array(types, types->string));
}

// Can a test name it?
static bool has_a_name(const Class *class_symbol) {
    for (; class_symbol; class_symbol = class_symbol->outer)
        if (class_symbol->is_local || class_symbol->modifiers & MODIFIER_PRIVATE)
            return false;
    return true;
}

static void enter_bound(Symex *symex, Type *bound) {
    Type *type = query_erasure(symex->sema, bound);
    if (type->kind != TYPE_CLASS || has_a_name(type->class_symbol))
        enter_class(symex, type);
}

// Those that the method speaks of: its own class, and what bounds a class that it gets.
static void enter_of_method(Symex *symex) {
    const Method *method = symex->subject.method;
    BoundList bounds = all_bounds(symex);
    if (method && has_a_name(method->owner))
        enter_class(symex, query_erasure(symex->sema, method->owner->type));
    for (uint32_t i = 0; i < bounds.count; i++)
        enter_bound(symex, query_upper_bound(symex->sema, bounds.items[i]));
}

const TypeList *classes_from_outside(Symex *symex) {
    Builtins *builtins = symex->builtins;
    if (!builtins->has_outside_classes) {
        builtins->has_outside_classes = true;
        enter_everyday(symex);
        enter_of_method(symex);
    }
    return &builtins->outside_classes;
}

Term class_from_outside_is(Symex *symex, uint32_t number, Type *type) {
    classes_from_outside(symex);
    uint32_t entry = enter_class(symex, type);
    return entry ? term_equal(symex->terms, choice_of(symex, number),
                              term_constant(symex->terms, CHOICE_BITS, entry))
                 : TERM_NONE;
}

// Where the sources ask: of a method of the library, the call.
Span class_question_place(const Symex *symex, Span span) {
    return symex->results.library_call.begin ? symex->results.library_call : span;
}

Term class_known_same(Symex *symex, Term guard, const Object *one, const Object *other, Span span) {
    const Object *outside = one->class_of ? other : one;
    Type *type = one->class_of ? one->class_of : other->class_of;
    Term same = class_from_outside_is(symex, outside->number, type);
    if (same || is_impossible(symex, type))
        return same ? same : TERM_FALSE;
    Term is_another =
        class_is_another(symex, object_reference(symex, outside->number), outside->number);
    add_cut(symex, term_and(symex->terms, guard, is_another), class_question_place(symex, span),
            arena_format(symex->arena, "executions in which a class from outside is '%s'",
                         type_text(symex->arena, type)));
    return TERM_FALSE;
}

Type *class_in_model(Symex *symex, TermModel *model, uint32_t number) {
    Term choice =
        (Term)(uintptr_t)map_get(&symex->builtins->class_choices, (const void *)(uintptr_t)number);
    uint64_t entry = choice ? term_evaluate(model, choice) : ANOTHER_CLASS;
    const TypeList *classes = &symex->builtins->outside_classes;
    return entry && entry <= classes->count ? classes->items[entry - 1]
                                            : symex->heap.objects.items[number].class_of;
}

// ---- What becomes of the others

Term class_is_another(Symex *symex, Term reference, uint32_t number) {
    TermTable *terms = symex->terms;
    const TypeList *classes = classes_from_outside(symex);
    Term is_another = term_equal(terms, reference, object_reference(symex, number));
    for (uint32_t i = 0; i < classes->count; i++)
        is_another = term_and(terms, is_another,
                              term_not(class_from_outside_is(symex, number, classes->items[i])));
    return is_another;
}

void cut_other_classes(const BuiltinCall *call, State *state, Term is_another) {
    Symex *symex = call->symex;
    Buffer buffer = {0};
    const TypeList *classes = classes_from_outside(symex);
    buffer_add_text(&buffer, classes->count == 1
                                 ? "executions in which a class from outside is not "
                                 : "executions in which a class from outside is none of ");
    for (uint32_t i = 0; i < classes->count; i++)
        buffer_format(&buffer, "%s%s",
                      i == 0                   ? ""
                      : i + 1 < classes->count ? ", "
                                               : " and ",
                      type_text(symex->arena, classes->items[i]));
    add_cut(symex, term_and(symex->terms, state->guard, is_another),
            class_question_place(symex, call->span),
            arena_copy_text(symex->arena, buffer.text, buffer.length));
    buffer_free(&buffer);
    *state = state_assume(symex, *state, term_not(is_another));
}
