// Whole programs: `main` from the very beginning, values that nobody determines,
// and how programs end.
#include "symex/internal.h"

#include "sema/queries.h"

#include <string.h>

// ---- main

bool symex_is_main(const Method *method) {
    const unsigned wanted = MODIFIER_PUBLIC | MODIFIER_STATIC;
    if ((method->modifiers & wanted) != wanted || strcmp(method->name->text, "main") ||
        !method->return_type || method->return_type->kind != TYPE_VOID ||
        method->parameters.count != 1)
        return false;
    const Type *type = method->parameters.items[0]->type;
    return type && type->kind == TYPE_ARRAY && type->element->kind == TYPE_CLASS &&
           !strcmp(type->element->class_symbol->qualified_name->text, "java.lang.String");
}

// ---- Values that nobody determines

static bool is_source_of_values(const Class *class_symbol) {
    const char *name = class_symbol->qualified_name->text;
    return !strcmp(name, "org.sosy_lab.sv_benchmarks.Verifier") ||
           !strcmp(name, "org.cprover.CProver");
}

static bool is_string(Symex *symex, const Type *type) {
    return type == sema_types(symex->sema)->string;
}

// nondetWithNull() and its kin: an object of the type that the call is used as.
bool is_object_choice(const Method *method) {
    return !strcmp(method->owner->qualified_name->text, "org.cprover.CProver") &&
           !strncmp(method->name->text, "nondetWith", 10);
}

static bool is_assume(const Method *method) {
    return !strcmp(method->name->text, "assume") && method->parameters.count == 1;
}

// Which of so many elements a hash table gives next: any.
static bool is_order_choice(const Method *method) {
    return !strcmp(method->owner->qualified_name->text, "java.util.HashMap") &&
           !strcmp(method->name->text, "choose");
}

// The choice is the same for the same step through a collection that has not changed since.
static Term order_variable(Symex *symex, uint32_t collection, Term changes, uint64_t step) {
    const Name *key =
        query_name(symex->sema, arena_format(symex->arena, "%u:%u:%llu", collection, changes,
                                             (unsigned long long)step));
    Term known = (Term)(uintptr_t)map_get(&symex->order_choices, key);
    if (!known) {
        known = term_variable(symex->terms, symex->scope.bits, "the next element");
        map_put(symex->arena, &symex->order_choices, key, (void *)(uintptr_t)known);
    }
    return known;
}

// Of a step that is not the same in all executions: by its number.
static Term order_choice(Symex *symex, uint32_t collection, Term changes, Term step) {
    enum { MOST_STEPS = 24, LATER = 1000000 };
    TermTable *terms = symex->terms;
    uint64_t number;
    if (term_is_constant(terms, step, &number))
        return order_variable(symex, collection, changes, number);
    Term chosen = order_variable(symex, collection, changes, LATER + (uint64_t)step);
    for (uint32_t i = 0; i < MOST_STEPS && java_fits(symex, IR_INT, i); i++)
        chosen = term_ite(terms, term_equal(terms, step, java_constant(symex, IR_INT, i)),
                          order_variable(symex, collection, changes, i), chosen);
    return chosen;
}

// Arguments: the collection, how often it changed, the step, how many are left.
static Term next_in_order(Symex *symex, const Term *arguments) {
    TermTable *terms = symex->terms;
    const ObjectSet *set = reference_candidates(symex, arguments[0]);
    Term chosen = TERM_NONE;
    for (uint32_t i = 1; i < symex->objects.count; i++) {
        if (!object_set_has(set, i))
            continue;
        Term own = order_choice(symex, i, arguments[1], arguments[2]);
        Term is_it = term_equal(terms, arguments[0], object_reference(symex, i));
        chosen = chosen ? term_ite(terms, is_it, own, chosen) : own;
    }
    Term zero = java_constant(symex, IR_INT, 0);
    return chosen ? term_ite(terms, term_ult(terms, chosen, arguments[3]), chosen, zero) : zero;
}

bool is_exit_method(const Method *method) {
    const char *owner = method->owner->qualified_name->text, *name = method->name->text;
    return (!strcmp(owner, "java.lang.System") && !strcmp(name, "exit")) ||
           (!strcmp(owner, "java.lang.Runtime") &&
            (!strcmp(name, "exit") || !strcmp(name, "halt")));
}

bool is_program_method(Symex *symex, const Method *method) {
    if (is_exit_method(method) || is_order_choice(method))
        return true;
    if (!is_source_of_values(method->owner))
        return false;
    if (is_object_choice(method))
        return true;
    bool is_nondet =
        !strncmp(method->name->text, "nondet", 6) && method->return_type &&
        (type_is_primitive(method->return_type) || is_string(symex, method->return_type)) &&
        method->return_type->kind != TYPE_VOID;
    return is_nondet || is_assume(method);
}

// A new String of any characters, as long as arrays of the pre-state may be.
static Term any_string(Symex *symex, State *state, Span span) {
    TypeTable *types = sema_types(symex->sema);
    TermTable *terms = symex->terms;
    uint32_t most = symex->scope.array_length;
    Type *character = type_primitive(types, TYPE_CHAR);
    Term length = term_variable(terms, symex->scope.bits, "length");
    assume(symex, term_ule(terms, length, java_constant(symex, IR_INT, most)));
    uint32_t array =
        universe_create(symex, state, type_array(types, character), length, most, span)->number;
    for (uint32_t i = 0; i < most; i++)
        state_set(symex, state, symex->objects.items[array].location + i,
                  fresh_value(symex, character, "character"));
    Object *text = universe_create(symex, state, types->string, TERM_NONE, 0, span);
    uint32_t number = text->number;
    text->created = state->guard;
    symex->objects.items[array].created = state->guard;
    Variable *value = query_field(symex->sema, types->string->class_symbol, "value");
    Term reference = object_reference(symex, number);
    heap_store(symex, state, reference, value, object_reference(symex, array));
    return reference;
}

// Where a class has objects that the program did not make, it was initialised.
static Outcome initialize_classes(Symex *symex, Frame *frame, State state, Span span) {
    uint32_t count = symex->scope.from_start ? symex->ranges.count : 0;
    Outcome all = {.returned = state, .thrown = state_dead()};
    for (uint32_t i = 0; i < count && !state_is_dead(&all.returned); i++) {
        const Type *type = symex->ranges.items[i].type;
        if (type->kind != TYPE_CLASS || type->class_symbol->unit->is_library)
            continue;
        Outcome one = statics_start(symex, frame, all.returned, type->class_symbol, span);
        all = outcome_with(symex, all, one.thrown, one.exception);
        all.returned = one.returned;
    }
    return all;
}

// Any object of the type that the pre-state holds, whatever else refers to it: what a parameter
// of the type could be.
static Outcome any_object(Symex *symex, Frame *frame, State state, const Method *method, Type *type,
                          Span span) {
    TermTable *terms = symex->terms;
    if (!symex->is_running || !others_offer(symex, type) || !has_objects(symex, type)) {
        add_unmodelled(symex, state.guard, span,
                       arena_format(symex->arena, "an object of type '%s' that nobody determines",
                                    type_text(symex->arena, type)));
        return (Outcome){.returned = state_dead(), .thrown = state_dead()};
    }
    Outcome outcome = initialize_classes(symex, frame, state, span);
    Term reference = fresh_value(symex, type, method->name->text);
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->first_created; i++)
        if (object_set_has(set, i))
            assume(symex,
                   term_implies(terms, term_equal(terms, reference, object_reference(symex, i)),
                                object_exists(symex, i)));
    if (!strncmp(method->name->text, "nondetWithoutNull", 17))
        outcome.returned =
            state_assume(symex, outcome.returned,
                         term_not(term_equal(terms, reference, object_reference(symex, 0))));
    outcome.result = reference;
    return outcome;
}

Outcome execute_program_method(Symex *symex, Frame *frame, Method *method, State state,
                               const Term *arguments, Span span) {
    Outcome outcome = {.returned = state, .thrown = state_dead()};
    if (is_exit_method(method)) {
        outcome.returned = state_dead();
        return outcome;
    }
    if (is_assume(method)) {
        outcome.returned = state_assume(symex, state, arguments[0]);
        return outcome;
    }
    if (is_order_choice(method)) {
        outcome.result = next_in_order(symex, arguments);
        return outcome;
    }
    Type *type =
        is_object_choice(method) && symex->call_type ? symex->call_type : method->return_type;
    if (is_object_choice(method))
        outcome = any_object(symex, frame, state, method, type, span);
    else if (is_string(symex, type))
        outcome.result = any_string(symex, &outcome.returned, span);
    else
        outcome.result = fresh_value(symex, type, method->name->text);
    if (!outcome.result)
        return outcome;
    InputValue choice = {NULL, type, outcome.result};
    vector_push(symex->arena, &symex->choices, choice);
    if (symex->quiet || !frame)
        return outcome;
    TraceStep step = {.span = span,
                      .guard = outcome.returned.guard,
                      .chosen = method,
                      .type = type,
                      .value = outcome.result,
                      .depth = frame->depth};
    vector_push(symex->arena, &symex->trace, step);
    return outcome;
}

const InputList *symex_choices(const Symex *symex) {
    return &symex->choices;
}

bool symex_is_program(const Symex *symex) {
    return symex->scope.from_start;
}
