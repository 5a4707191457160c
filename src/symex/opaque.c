// Methods of objects whose class is not given: a Supplier that comes from outside.
//
// Nobody knows what such a method does. It is taken to give any value of its type, a
// new object among them, to change nothing, and to throw only exceptions that it
// names; the scope of the verdict says so. A method that only asks (pure, or named as
// getters are) gives the same until one is called that may do something.
//
// equals and hashCode keep their contract: every object belongs to a class of equal
// ones. So do compareTo and Comparator.compare: every object has a rank.
#include "symex/opaque.h"

#include "analysis/analysis.h"
#include "analysis/sequence.h"
#include "sema/nullness.h"
#include "sema/queries.h"
#include "spec/answer.h"
#include "symex/answers.h"
#include "symex/contract.h"
#include "symex/endless.h"
#include "symex/havoc.h"

#include <string.h>

typedef struct OpaqueResult {
    Term value;
    uint32_t first, end; // objects that were created for it
    Term created;        // of the first of these
} OpaqueResult;

static bool is_named(const Method *method, const char *owner, const char *name) {
    return !strcmp(method->owner->qualified_name->text, owner) && !strcmp(method->name->text, name);
}

static bool is_object_method(const Method *method) {
    return is_named(method, "java.lang.Object", "equals") ||
           is_named(method, "java.lang.Object", "hashCode");
}

static bool is_comparison(const Method *method) {
    return is_named(method, "java.lang.Comparable", "compareTo") ||
           is_named(method, "java.util.Comparator", "compare");
}

bool opaque_is_modelled(const Symex *symex, const Method *method) {
    if (symex->statics.initializing)
        return false;
    if (is_object_method(method) || is_comparison(method))
        return true;
    return (method->modifiers & MODIFIER_ABSTRACT) &&
           (!symex->mode.quiet || spec_is_asked(symex->specifications, (Method *)method));
}

// ---- The scope

static void note_scope(Symex *symex, const char *text) {
    OutsideList *list = &symex->results.outside;
    for (uint32_t i = 0; i < list->count; i++)
        if (!strcmp(list->items[i], text))
            return;
    vector_push(symex->arena, list, text);
}

// ---- Properties of objects: numbers that stay the same

static const Name *key_of(Symex *symex, const char *property, uint32_t of, uint32_t object) {
    return query_name(symex->sema, arena_format(symex->arena, "%s:%u:%u", property, of, object));
}

static Term number_of(Symex *symex, const char *property, uint32_t of, uint32_t object) {
    const Name *key = key_of(symex, property, of, object);
    Term known = (Term)(uintptr_t)map_get(&symex->execution->opaque_numbers, key);
    if (!known) {
        known = term_variable(symex->terms, symex->scope.bits, property);
        map_put(symex->arena, &symex->execution->opaque_numbers, key, (void *)(uintptr_t)known);
    }
    return known;
}

// Chosen by the object that the reference is; null counts as one.
static Term number_of_reference(Symex *symex, const char *property, uint32_t of, Term reference) {
    const ObjectSet *set = reference_candidates(symex, reference);
    Term number = number_of(symex, property, of, 0);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        if (object_set_has(set, i))
            number = term_ite(symex->terms,
                              term_equal(symex->terms, reference, object_reference(symex, i)),
                              number_of(symex, property, of, i), number);
    return number;
}

static const char *const EQUALITY = "class of equal objects";

// An object of a class that is given is equal to one that is not, if both say so.
static bool is_never_equal(Symex *symex, const Object *object) {
    if (object->type->kind != TYPE_CLASS || object->is_literal ||
        query_is_subtype(symex->sema, object->type, sema_types(symex->sema)->enum_class))
        return true;
    const MethodList *methods = &sema_types(symex->sema)->object->class_symbol->methods;
    for (uint32_t i = 0; i < methods->count; i++)
        if (is_named(methods->items[i], "java.lang.Object", "equals"))
            return lower_dispatch(symex->lowering, object->type->class_symbol, methods->items[i]) ==
                   methods->items[i];
    return false;
}

// Whether an object of any class is one that is equal to the given one, nobody knows. What holds
// either way holds. Where time is short, executions in which it is not are looked at.
static Term equals_given(Symex *symex, Term condition, const Object *given, Span span) {
    if (symex->scope.only_things && !symex->mode.quiet) {
        Span around = symex->results.library_call;
        add_cut(symex, condition, around.begin ? around : span,
                arena_format(symex->arena,
                             "executions in which an object of any class equals %s '%s'",
                             strchr("AEIOU", *type_text(symex->arena, given->type)) ? "an" : "a",
                             type_text(symex->arena, given->type)));
        return TERM_FALSE;
    }
    Type *boolean = type_primitive(sema_types(symex->sema), TYPE_BOOLEAN);
    add_doubt(symex, condition, span,
              arena_format(symex->arena, "'equals' of an object of any class and '%s'",
                           type_text(symex->arena, given->type)));
    return condition == TERM_FALSE ? TERM_FALSE : fresh_value(symex, boolean, "equals");
}

// An object of any class may be a text or a box, which is equal to another, or one that everybody
// can have: a constant of an enum, a class. Those that may be.
static Term may_be_value(Symex *symex, Term receiver, const Object *value) {
    const ObjectSet *set = reference_candidates(symex, receiver);
    Term result = TERM_FALSE;
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Object *object = &symex->heap.objects.items[i];
        if (!stands_for_any(symex, object) || heap_may_not_be(symex, value->type, object) ||
            !query_is_subtype(symex->sema, value->type, object->type))
            continue;
        result = term_or(symex->terms, result,
                         term_equal(symex->terms, receiver, object_reference(symex, i)));
    }
    return result;
}

static bool is_text_or_box(Symex *symex, const Type *type) {
    return type == sema_types(symex->sema)->string ||
           (type->kind == TYPE_CLASS && query_unboxed(symex->sema, (Type *)type));
}

// The executions in which an object of any class may be equal to one that is given.
static Term may_equal(Symex *symex, Term receiver, const Object *given) {
    if (!is_text_or_box(symex, given->type) && !is_never_equal(symex, given))
        return TERM_TRUE;
    bool is_shared =
        is_text_or_box(symex, given->type) || given->is_literal || given->made_by != NULL;
    return is_shared ? may_be_value(symex, receiver, given) : TERM_FALSE;
}

static Term equals_any(Symex *symex, const State *state, Term receiver, Term other, Span span) {
    TermTable *terms = symex->terms;
    const ObjectSet *set = reference_candidates(symex, other);
    Term own = number_of_reference(symex, EQUALITY, 0, receiver), result = TERM_FALSE;
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++) {
        const Object object = symex->heap.objects.items[i];
        if (!object_set_has(set, i))
            continue;
        Term is_it = term_equal(terms, other, object_reference(symex, i));
        Term equals;
        if (stands_for_any(symex, &object)) {
            equals = term_equal(terms, own, number_of(symex, EQUALITY, 0, i));
        } else {
            Term may_be = term_and(terms, is_it, may_equal(symex, receiver, &object));
            equals = equals_given(symex, term_and(terms, state->guard, may_be), &object, span);
            equals = term_and(terms, equals, may_be);
        }
        result = term_ite(terms, is_it, equals, result);
    }
    return result;
}

// Equal objects have equal ones.
static Term hash_of_any(Symex *symex, Term receiver) {
    TermTable *terms = symex->terms;
    const ObjectSet *set = reference_candidates(symex, receiver);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        if (!object_set_has(set, i) || !stands_for_any(symex, &symex->heap.objects.items[i]))
            continue;
        for (uint32_t j = 1; j < i; j++)
            if (stands_for_any(symex, &symex->heap.objects.items[j]))
                assume(symex, term_implies(terms,
                                           term_equal(terms, number_of(symex, EQUALITY, 0, i),
                                                      number_of(symex, EQUALITY, 0, j)),
                                           term_equal(terms, number_of(symex, "hash", 0, i),
                                                      number_of(symex, "hash", 0, j))));
    }
    return number_of_reference(symex, "hash", 0, receiver);
}

// Any number with the sign that the ranks have.
static Term comparison(Symex *symex, Type *type, Term first, Term second) {
    TermTable *terms = symex->terms;
    Term result = fresh_value(symex, type, "comparison");
    Term zero = java_constant(symex, IR_INT, 0);
    Term is_less = term_slt(terms, first, second), is_equal = term_equal(terms, first, second);
    assume(symex, term_equal(terms, term_slt(terms, result, zero), is_less));
    assume(symex, term_equal(terms, term_equal(terms, result, zero), is_equal));
    return result;
}

Term symex_rank(Symex *symex, uint32_t comparator, uint32_t object) {
    return (Term)(uintptr_t)map_get(&symex->execution->opaque_numbers,
                                    key_of(symex, "rank", comparator, object));
}

Term symex_equality(Symex *symex, uint32_t object) {
    return (Term)(uintptr_t)map_get(&symex->execution->opaque_numbers,
                                    key_of(symex, EQUALITY, 0, object));
}

// A box or text that was made may be equal to another one: its rank is not its own.
static bool is_value(Symex *symex, const Object *object) {
    return !object->is_initial && (object->type == sema_types(symex->sema)->string ||
                                   query_unboxed(symex->sema, object->type));
}

static void check_ranked(Symex *symex, const State *state, Term reference, Span span) {
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        if (object_set_has(set, i) && is_value(symex, &symex->heap.objects.items[i]))
            add_unmodelled(
                symex,
                term_and(symex->terms, state->guard,
                         term_equal(symex->terms, reference, object_reference(symex, i))),
                span, "'compare' of a 'Comparator' of any class and a new box or text");
}

// Each comparator has ranks of its own.
static Term rank_by(Symex *symex, Term comparator, Term reference) {
    const ObjectSet *set = reference_candidates(symex, comparator);
    Term rank = TERM_NONE;
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        if (!object_set_has(set, i))
            continue;
        Term own = number_of_reference(symex, "rank", i, reference);
        Term is_it = term_equal(symex->terms, comparator, object_reference(symex, i));
        rank = rank ? term_ite(symex->terms, is_it, own, rank) : own;
    }
    return rank;
}

// The first argument of compareTo is the receiver; an object of another class cannot be compared.
static Term compare_any(Symex *symex, const Method *method, const State *state,
                        const Term *arguments, Span span) {
    if (is_named(method, "java.util.Comparator", "compare")) {
        check_ranked(symex, state, arguments[1], span);
        check_ranked(symex, state, arguments[2], span);
        return comparison(symex, method->return_type, rank_by(symex, arguments[0], arguments[1]),
                          rank_by(symex, arguments[0], arguments[2]));
    }
    const ObjectSet *set = reference_candidates(symex, arguments[1]);
    for (uint32_t i = 0; i < symex->heap.objects.count; i++)
        if (object_set_has(set, i) && !(i && stands_for_any(symex, &symex->heap.objects.items[i])))
            add_unmodelled(
                symex,
                term_and(symex->terms, state->guard,
                         term_equal(symex->terms, arguments[1], object_reference(symex, i))),
                span, "'compareTo' of an object of any class and another");
    return comparison(symex, method->return_type,
                      number_of_reference(symex, "rank", 0, arguments[0]),
                      number_of_reference(symex, "rank", 0, arguments[1]));
}

// ---- Results

static bool may_create(const Havoc *havoc, const Range *range, Type *type) {
    Symex *symex = havoc->symex;
    return !range->is_fixed && query_is_subtype(symex->sema, range->type, type) &&
           !havoc_is_no_answer(havoc, range->type);
}

static void note_instance(Havoc *havoc, uint32_t number, Type *type) {
    Type *held = closed_type(havoc->symex, havoc->answers);
    if (type->kind == TYPE_CLASS && type->class_symbol->type->count && held->kind == TYPE_CLASS)
        havoc_note_instance(havoc, number, instance_type(havoc->symex, type->class_symbol, held));
}

static void create_one(Havoc *havoc, Type *type) {
    Symex *symex = havoc->symex;
    uint32_t first = symex->heap.objects.count;
    if (type == sema_types(symex->sema)->string) {
        new_string(symex, havoc->state, havoc->span);
    } else {
        havoc_create(havoc, type, term_bool_variable(symex->terms, "exists"));
        note_instance(havoc, first, type);
    }
    for (uint32_t i = first; i < symex->heap.objects.count; i++)
        symex->heap.objects.items[i].is_answer = true;
    if (type->kind == TYPE_ARRAY || type == sema_types(symex->sema)->string)
        note_scope(symex, arena_format(symex->arena, "texts and arrays up to length %u",
                                       symex->scope.array_length));
}

// Contents of a text are known to be any already.
static void open_results(Havoc *havoc) {
    Symex *symex = havoc->symex;
    Type *string = sema_types(symex->sema)->string;
    uint32_t first = havoc->first_fresh, end = symex->heap.objects.count;
    for (uint32_t i = first; i < end; i++) {
        const Object *object = &symex->heap.objects.items[i];
        bool is_text = object->type == string || (i + 1 < end && object[1].type == string);
        if (!is_text)
            havoc_created_one(havoc, i);
    }
}

// Arrays are as long as those of the pre-state at most.
static Term are_short(Symex *symex, const Havoc *havoc) {
    Term are = havoc->fits;
    for (uint32_t i = havoc->first_fresh; i < symex->heap.objects.count; i++)
        if (symex->heap.objects.items[i].type->kind == TYPE_ARRAY)
            are = term_and(symex->terms, are,
                           term_sle(symex->terms, symex->heap.objects.items[i].length,
                                    java_constant(symex, IR_INT, symex->scope.array_length)));
    return are;
}

// One new object of each class that fits, and is considered at all.
static void create_results(Havoc *havoc, Type *type) {
    Symex *symex = havoc->symex;
    bool has_own = false;
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++) {
        const Range range = symex->heap.ranges.items[i];
        if (!may_create(havoc, &range, type))
            continue;
        has_own |= range.type == type;
        create_one(havoc, range.type);
    }
    bool is_enum = type->kind == TYPE_CLASS && type->class_symbol->kind == CLASS_ENUM;
    if (!has_own && !is_enum)
        create_one(havoc, type);
}

// What the classes of new objects say of them.
static Term is_well_formed(Symex *symex, const State *state, uint32_t first) {
    Term *visible = arena_array(symex->arena, symex->heap.objects.count, sizeof(Term));
    for (uint32_t i = 0; i < symex->heap.objects.count; i++)
        visible[i] = i >= first ? symex->heap.objects.items[i].created : TERM_FALSE;
    InvariantUse invariants = {.state = state, .first_fresh = first, .visible = visible};
    Term around = given_begin(symex);
    give(symex, non_null_holds(symex, state, visible, true));
    invariants_give(symex, &invariants, JML_INVARIANT);
    return given_end(symex, around);
}

static bool is_reference(const Type *type) {
    return type && !type_is_primitive(type) && type->kind != TYPE_VOID;
}

static bool is_capture(const Type *type) {
    return type->kind == TYPE_VARIABLE && !type->variable->class_owner &&
           !type->variable->method_owner;
}

// `? extends K` is K; `?` says nothing, and stays.
static Type *without_wildcard(Symex *symex, Type *type) {
    Type *bound = type;
    while (bound->kind == TYPE_WILDCARD || is_capture(bound)) {
        Type *upper = query_upper_bound(symex->sema, bound);
        if (upper == bound)
            break;
        bound = upper;
    }
    return bound == sema_types(symex->sema)->object ? type : bound;
}

// As it is used, where the type is a variable. In `R apply(T t) { return transform(t); }`, R is
// what the caller takes the result for.
static Type *used_type(Symex *symex, const Frame *frame, const Method *method) {
    Type *used = symex->execution->call_type;
    used = is_reference(used) ? used : method->return_type;
    for (; frame && used->kind == TYPE_VARIABLE && frame->method->symbol &&
           frame->method->symbol->return_type == used && is_reference(frame->used_as);
         frame = frame->caller)
        used = frame->used_as;
    return without_wildcard(symex, used);
}

static Type *result_type(Symex *symex, const Frame *frame, const Method *method) {
    return query_erasure(symex->sema,
                         query_upper_bound(symex->sema, used_type(symex, frame, method)));
}

// A type variable of the method under check or of its class, also where a superclass calls it by
// another name, stands for a class that nobody knows; and so does `?`.
static bool is_thing(Symex *symex, Type *used) {
    const Method *method = symex->subject.method;
    if (!method || !is_any_thing(symex, used))
        return false;
    method = method->sequence ? method->sequence->target : method;
    Class *owner = used->variable->class_owner;
    if (owner && query_is_subclass(symex->sema, method->owner, owner))
        return query_member_type(symex->sema, method->owner->type, owner, used)->kind ==
               TYPE_VARIABLE;
    return is_capture(used) || used->variable->method_owner == method;
}

static Term any_object(Symex *symex, Frame *frame, const Method *method, State *state,
                       const Term *arguments, Type *type, Span span) {
    uint32_t count = method->parameters.count + 1;
    uint32_t first = !(method->modifiers & MODIFIER_STATIC);
    Term *roots = arena_array(symex->arena, count, sizeof(Term));
    roots[0] = first ? arguments[0] : TERM_NONE;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        roots[i + 1] =
            type_is_primitive(method->parameters.items[i]->type) ? TERM_NONE : arguments[first + i];
    Havoc havoc = {.symex = symex,
                   .frame = frame,
                   .name = method->name->text,
                   .span = span,
                   .before = *state,
                   .state = state,
                   .reached = havoc_reached(symex, state, roots, count),
                   .first_fresh = symex->heap.objects.count,
                   .answers = used_type(symex, frame, method),
                   .fits = TERM_TRUE};
    havoc.gives_thing = is_thing(symex, havoc.answers);
    havoc.leaves_out_nested = symex->scope.is_plain; // as in the pre-state
    create_results(&havoc, type);
    open_results(&havoc);
    Term result = havoc_value(&havoc, type, "result");
    *state = state_assume(symex, *state, are_short(symex, &havoc)); // invariants count on that
    *state = state_assume(symex, *state, is_well_formed(symex, state, havoc.first_fresh));
    havoc.fits = TERM_TRUE;
    *state = state_assume(symex, *state, havoc_within_scope(&havoc, state->guard));
    return result;
}

// As everywhere in plain Java: null only where the project has a reason for it.
static bool may_be_null(Symex *symex, Method *method) {
    bool is_allowed =
        method->return_type->kind == TYPE_VARIABLE || method_returns_nullable(symex->sema, method);
    bool is_said = analysis_is_plain_class(method->owner) && method_says_nullable(method);
    return is_allowed && (!symex->scope.is_reasonable || is_said ||
                          analysis_result_may_be_null(symex->lowering, method));
}

// What is counted is not negative, whoever counts.
static bool is_count(const Method *method) {
    static const char *const names[] = {"size", "length", "count"};
    bool is_number =
        method->return_type->kind == TYPE_INT || method->return_type->kind == TYPE_LONG;
    for (size_t i = 0; is_number && !method->parameters.count && i < sizeof names / sizeof *names;
         i++)
        if (!strcmp(method->name->text, names[i]))
            return true;
    return false;
}

Term opaque_result(Symex *symex, Frame *frame, Method *method, State *state, const Term *arguments,
                   Span span) {
    Type *type = method->return_type;
    Term result;
    if (type_is_primitive(type)) {
        result = fresh_value(symex, type, method->name->text);
        if (symex->scope.is_reasonable && is_count(method))
            *state = state_assume(
                symex, *state,
                term_not(
                    term_slt(symex->terms, result,
                             term_constant(symex->terms, term_width(symex->terms, result), 0))));
    } else {
        type = result_type(symex, frame, method);
        result = any_object(symex, frame, method, state, arguments, type, span);
        if (!may_be_null(symex, method))
            *state = state_assume(
                symex, *state,
                term_not(term_equal(symex->terms, result, object_reference(symex, 0))));
    }
    InputValue choice = {NULL, type, result, method};
    if (!symex->mode.quiet)
        vector_push(symex->arena, &symex->results.choices, choice);
    return result;
}

// ---- Methods that only ask

static bool starts_with(const char *text, const char *prefix) {
    size_t length = strlen(prefix);
    return !strncmp(text, prefix, length) && text[length] >= 'A' && text[length] <= 'Z';
}

// A function may answer differently each time; IntSupplier.getAsInt is no getter.
static bool is_function(Symex *symex, const Method *method) {
    Method *function = NULL;
    return query_functional_type(symex->sema, method->owner->type, &function) && function == method;
}

static bool only_asks(Symex *symex, const Method *method) {
    if (method->return_type->kind == TYPE_VOID)
        return false;
    bool is_getter =
        !method->parameters.count && !is_function(symex, method) &&
        (starts_with(method->name->text, "get") || starts_with(method->name->text, "is"));
    return (method->modifiers & MODIFIER_PURE) || is_getter;
}

static const Name *question_key(Symex *symex, const Method *method, const Term *arguments) {
    const char *text = arena_format(symex->arena, "%p:%u:%u", (const void *)method,
                                    symex->execution->opaque_actions, arguments[0]);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        text = arena_format(symex->arena, "%s:%u", text, arguments[i + 1]);
    return query_name(symex->sema, text);
}

// Are the objects that were made for the answer there in this state?
static bool is_there(Symex *symex, const State *state, const OpaqueResult *result) {
    if (result->end > symex->heap.objects.count ||
        (result->end > result->first &&
         symex->heap.objects.items[result->first].created != result->created))
        return false;
    for (uint32_t i = result->first; i < result->end; i++) {
        const Object *object = &symex->heap.objects.items[i];
        if (object->count && !state_get(symex, state, object->location))
            return false;
    }
    return true;
}

static Term answer(Symex *symex, Frame *frame, Method *method, State *state, const Term *arguments,
                   Span span) {
    const Name *key = question_key(symex, method, arguments);
    OpaqueResult *known = map_get(&symex->execution->opaque_results, key);
    if (known && is_there(symex, state, known))
        return known->value;
    known = ARENA_NEW(symex->arena, OpaqueResult);
    known->first = symex->heap.objects.count;
    known->value = opaque_result(symex, frame, method, state, arguments, span);
    known->end = symex->heap.objects.count;
    if (known->end > known->first)
        known->created = symex->heap.objects.items[known->first].created;
    map_put(symex->arena, &symex->execution->opaque_results, key, known);
    return known->value;
}

// ---- Exceptions

// Those that it names; which a type variable stands for is not known.
static TypeList named_exceptions(Symex *symex, const Method *method) {
    TypeList named = {0};
    for (uint32_t i = 0; i < method->thrown.count; i++)
        if (method->thrown.items[i]->kind == TYPE_CLASS)
            vector_push(symex->arena, &named, method->thrown.items[i]);
    return named;
}

static void throw_any(Symex *symex, Frame *frame, const Method *method, Outcome *outcome,
                      Span span) {
    TypeList named = named_exceptions(symex, method);
    TypeList classes = {0};
    if (named.count)
        classes = exception_classes(symex, frame, &named);
    for (uint32_t i = 0; i < classes.count; i++) {
        Term throws = term_bool_variable(symex->terms, "throws");
        State thrown = state_assume(symex, outcome->returned, throws);
        outcome->returned = state_assume(symex, outcome->returned, term_not(throws));
        Object *object = universe_create(symex, &thrown, classes.items[i], TERM_NONE, 0, span);
        object->created = thrown.guard;
        if (symex->scope.is_plain)
            object->rejects = TERM_TRUE; // by somebody else, who says so
        object->creator = frame ? frame->depth : 0;
        object->is_open = true;
        Term exception = object_reference(symex, object->number);
        if (frame)
            add_trace_call(symex, frame, &thrown, span, method, exception, true);
        *outcome = outcome_with(symex, *outcome, thrown, exception);
    }
}

// ---- The call

static void show(Symex *symex, const Frame *frame, const Method *method, const Outcome *outcome,
                 Span span) {
    if (!frame)
        return;
    Span around = symex->results.library_call;
    TraceStep step = {.span = around.begin ? around : span,
                      .guard = outcome->returned.guard,
                      .chosen = method,
                      .type = type_is_primitive(method->return_type)
                                  ? method->return_type
                                  : result_type(symex, frame, method),
                      .value = outcome->result,
                      .depth = frame->depth};
    vector_push(symex->arena, &symex->results.trace, step);
}

static Outcome compared(Symex *symex, Method *method, State state, const Term *arguments,
                        Span span) {
    Outcome outcome = {.returned = state, .thrown = state_dead()};
    if (is_comparison(method))
        outcome.result = compare_any(symex, method, &state, arguments, span);
    else if (!strcmp(method->name->text, "hashCode"))
        outcome.result = hash_of_any(symex, arguments[0]);
    else
        outcome.result = equals_any(symex, &state, arguments[0], arguments[1], span);
    return outcome;
}

Outcome execute_opaque(Symex *symex, Frame *frame, Method *method, State state,
                       const Term *arguments, Span span) {
    note_scope(symex, "methods of classes that are not given, which change nothing and throw what "
                      "they name");
    if (is_object_method(method) || is_comparison(method))
        return compared(symex, method, state, arguments, span);
    Outcome outcome = {.returned = state, .thrown = state_dead()};
    bool asks = only_asks(symex, method);
    endless_note_asked(symex);
    if (spec_is_asked(symex->specifications, method)) {
        outcome = answers_ask(symex, frame, method, state, arguments, span);
        if (!symex->mode.quiet)
            show(symex, frame, method, &outcome, span);
        return outcome;
    }
    symex->execution->opaque_actions += !asks;
    if (!asks)
        answers_note_action(symex, &outcome.returned, TERM_NONE, NULL);
    throw_any(symex, frame, method, &outcome, span);
    if (method->return_type->kind == TYPE_VOID)
        return outcome;
    outcome.result = asks ? answer(symex, frame, method, &outcome.returned, arguments, span)
                          : opaque_result(symex, frame, method, &outcome.returned, arguments, span);
    show(symex, frame, method, &outcome, span);
    return outcome;
}
