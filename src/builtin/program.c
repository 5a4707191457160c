// Values that nobody determines, and how programs end.
#include "builtin/internal.h"

#include "sema/queries.h"

Outcome builtin_exit(const BuiltinCall *call) {
    (void)call;
    return (Outcome){.returned = state_dead(), .thrown = state_dead()};
}

// What matters to other threads, or to the machine.
Outcome builtin_nothing(const BuiltinCall *call) {
    return builtin_returns(call, TERM_NONE);
}

Outcome builtin_assume(const BuiltinCall *call) {
    Outcome outcome = builtin_returns(call, TERM_NONE);
    outcome.returned = state_assume(call->symex, call->state, call->arguments[0]);
    return outcome;
}

// ---- The order of a hash table

// The choice is the same for the same step through a collection that has not changed since.
static Term order_variable(Symex *symex, uint32_t collection, Term changes, uint64_t step) {
    const Name *key = query_name(symex->sema, arena_format(symex->arena, "%u:%u:%llu", collection,
                                                           changes, (unsigned long long)step));
    Term known = (Term)(uintptr_t)map_get(&symex->builtins->order_choices, key);
    if (!known) {
        known = term_variable(symex->terms, symex->scope.bits, "the next element");
        map_put(symex->arena, &symex->builtins->order_choices, key, (void *)(uintptr_t)known);
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
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        if (!object_set_has(set, i))
            continue;
        Term own = order_choice(symex, i, arguments[1], arguments[2]);
        Term is_it = term_equal(terms, arguments[0], object_reference(symex, i));
        chosen = chosen ? term_ite(terms, is_it, own, chosen) : own;
    }
    Term zero = java_constant(symex, IR_INT, 0);
    return chosen ? term_ite(terms, term_ult(terms, chosen, arguments[3]), chosen, zero) : zero;
}

// Which of so many elements a hash table gives next: any.
Outcome builtin_any_order(const BuiltinCall *call) {
    return builtin_returns(call, next_in_order(call->symex, call->arguments));
}

// The entries of the pre-state may not be in an order that was chosen for them.
Outcome builtin_show_order(const BuiltinCall *call) {
    heap_show_order(call->symex, call->method->owner);
    return builtin_returns(call, TERM_NONE);
}

// Is it the same in all executions that are looked at here, and what Java has? Not where an int has
// fewer bits, or where classes that nobody knows have a say.
Outcome builtin_is_one_value(const BuiltinCall *call) {
    Symex *symex = call->symex;
    Term argument = call->arguments[0];
    uint64_t value;
    bool is_one =
        type_bits(symex, TYPE_INT) == 32 && term_is_constant(symex->terms, argument, &value);
    if (is_one && !type_is_primitive(call->method->parameters.items[0]->type)) {
        const ObjectSet *set = reference_candidates(symex, argument);
        for (uint32_t i = 1; i < symex->heap.objects.count; i++)
            is_one &=
                !object_set_has(set, i) || !stands_for_any(symex, &symex->heap.objects.items[i]);
    }
    return builtin_returns(call, term_bool(is_one));
}

// Classes that nobody knows keep the contracts of their interfaces, and those of the library do.
Outcome builtin_is_lawful(const BuiltinCall *call) {
    Symex *symex = call->symex;
    const ObjectSet *set = reference_candidates(symex, call->arguments[0]);
    bool is_lawful = true;
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        const Object *object = &symex->heap.objects.items[i];
        const Class *class_symbol =
            object->type->kind == TYPE_CLASS ? object->type->class_symbol : NULL;
        is_lawful &= !object_set_has(set, i) || stands_for_any(symex, object) ||
                     (class_symbol && class_symbol->unit && class_symbol->unit->is_library);
    }
    return builtin_returns(call, term_bool(is_lawful));
}

// ---- Choices

static void note_choice(const BuiltinCall *call, const Outcome *outcome, Type *type) {
    Symex *symex = call->symex;
    InputValue choice = {NULL, type, outcome->result, NULL};
    vector_push(symex->arena, &symex->results.choices, choice);
    if (!call->is_traced)
        return;
    TraceStep step = {.span = call->span,
                      .guard = outcome->returned.guard,
                      .chosen = call->method,
                      .type = type,
                      .value = outcome->result,
                      .depth = call->depth};
    vector_push(symex->arena, &symex->results.trace, step);
}

Outcome builtin_any_value(const BuiltinCall *call) {
    Type *type = call->method->return_type;
    Outcome outcome =
        builtin_returns(call, fresh_value(call->symex, type, call->method->name->text));
    note_choice(call, &outcome, type);
    return outcome;
}

// Models of the library add lengths: runs that need still longer texts lack the memory.
uint32_t bound_length(Symex *symex, Term length) {
    enum { LONGEST_TEXT = 1 << 24 };
    const Scope *scope = &symex->scope;
    bool is_program = scope->from_start && java_fits(symex, IR_INT, LONGEST_TEXT);
    uint32_t most = scope->from_start || scope->is_string_length_given ? scope->string_length
                                                                       : scope->array_length;
    while (!java_fits(symex, IR_INT, most))
        most /= 2;
    assume(symex, term_ule(symex->terms, length,
                           java_constant(symex, IR_INT, is_program ? LONGEST_TEXT : most)));
    if (!is_program)
        note_outside(symex, arena_format(symex->arena, "texts up to length %u", most));
    return most;
}

Term new_string(Symex *symex, State *state, Span span) {
    TypeTable *types = sema_types(symex->sema);
    Type *character = type_primitive(types, TYPE_CHAR);
    Term length = term_variable(symex->terms, symex->scope.bits, "length");
    uint32_t most = bound_length(symex, length);
    Object *characters =
        universe_create(symex, state, type_array(types, character), length, most, span);
    characters->is_text = true;
    if (symex->scope.from_start)
        characters->limit = java_constant(symex, IR_INT, most);
    uint32_t array = characters->number;
    for (uint32_t i = 0; i < most; i++)
        state_set(symex, state, symex->heap.objects.items[array].location + i,
                  fresh_value(symex, character, "character"));
    Object *text = universe_create(symex, state, types->string, TERM_NONE, 0, span);
    uint32_t number = text->number;
    text->created = state->guard;
    symex->heap.objects.items[array].created = state->guard;
    Variable *value = query_field(symex->sema, types->string->class_symbol, "value");
    Term reference = object_reference(symex, number);
    heap_store(symex, state, reference, value, object_reference(symex, array));
    return reference;
}

Outcome builtin_any_string(const BuiltinCall *call) {
    Outcome outcome = builtin_returns(call, TERM_NONE);
    outcome.result = new_string(call->symex, &outcome.returned, call->span);
    note_choice(call, &outcome, call->method->return_type);
    return outcome;
}

static Type *chosen_type(const BuiltinCall *call) {
    return call->type ? call->type : call->method->return_type;
}

bool builtin_can_choose(const BuiltinCall *call) {
    Symex *symex = call->symex;
    Type *type = chosen_type(call);
    return symex->pre.is_complete && others_offer(symex, type) && has_objects(symex, type);
}

// Any object of the type that the pre-state holds, whatever else refers to it: what a parameter
// of the type could be.
static Outcome choose_object(const BuiltinCall *call, bool is_nullable) {
    Symex *symex = call->symex;
    TermTable *terms = symex->terms;
    Type *type = chosen_type(call);
    if (!builtin_can_choose(call)) {
        add_unmodelled(symex, call->state.guard, call->span,
                       arena_format(symex->arena, "an object of type '%s' that nobody determines",
                                    type_text(symex->arena, type)));
        return (Outcome){.returned = state_dead(), .thrown = state_dead()};
    }
    Outcome outcome = builtin_returns(call, fresh_value(symex, type, call->method->name->text));
    const ObjectSet *set = reference_candidates(symex, outcome.result);
    for (uint32_t i = 1; i < symex->heap.first_created; i++)
        if (object_set_has(set, i))
            assume(symex, term_implies(
                              terms, term_equal(terms, outcome.result, object_reference(symex, i)),
                              object_exists(symex, i)));
    Term is_null = term_equal(terms, outcome.result, object_reference(symex, 0));
    if (!is_nullable)
        outcome.returned = state_assume(symex, outcome.returned, term_not(is_null));
    note_choice(call, &outcome, type);
    return outcome;
}

Outcome builtin_any_object(const BuiltinCall *call) {
    return choose_object(call, true);
}

Outcome builtin_some_object(const BuiltinCall *call) {
    return choose_object(call, false);
}
