// Values that nobody determines, and how programs end.
#include "builtin/builtin.h"

#include "sema/queries.h"

#include <string.h>

// ---- Values that nobody determines

static bool is_source_of_values(const Class *class_symbol) {
    const char *name = class_symbol->qualified_name->text;
    return !strcmp(name, "org.sosy_lab.sv_benchmarks.Verifier") ||
           !strcmp(name, "org.cprover.CProver");
}

static bool is_string(Symex *symex, const Type *type) {
    return type == sema_types(symex->sema)->string;
}

static bool is_assume(const Method *method) {
    return !strcmp(method->name->text, "assume") && method->parameters.count == 1;
}

// Which of so many elements a hash table gives next: any.
static bool is_order_choice(const Method *method) {
    return !strcmp(method->owner->qualified_name->text, "java.util.HashMap") &&
           !strcmp(method->name->text, "choose");
}

static Term any_below(Symex *symex, Term bound) {
    TermTable *terms = symex->terms;
    Term chosen = term_variable(terms, symex->scope.bits, "the next element");
    return term_ite(terms, term_ult(terms, chosen, bound), chosen, java_constant(symex, IR_INT, 0));
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

static Type *chosen_type(const Symex *symex, const Method *method) {
    return is_object_choice(method) && symex->builtins->call_type ? symex->builtins->call_type
                                                                  : method->return_type;
}

bool object_choice_is_known(Symex *symex, const Method *method) {
    Type *type = chosen_type(symex, method);
    return symex->pre.is_complete && others_offer(symex, type) && has_objects(symex, type);
}

// Any object of the type that the pre-state holds, whatever else refers to it: what a parameter
// of the type could be.
static Outcome any_object(Symex *symex, State state, const Method *method, Type *type, Span span) {
    TermTable *terms = symex->terms;
    if (!object_choice_is_known(symex, method)) {
        add_unmodelled(symex, state.guard, span,
                       arena_format(symex->arena, "an object of type '%s' that nobody determines",
                                    type_text(symex->arena, type)));
        return (Outcome){.returned = state_dead(), .thrown = state_dead()};
    }
    Outcome outcome = {.returned = state, .thrown = state_dead()};
    Term reference = fresh_value(symex, type, method->name->text);
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->heap.first_created; i++)
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

Outcome execute_program_method(Symex *symex, const Frame *frame, Method *method, State state,
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
        outcome.result = any_below(symex, arguments[0]);
        return outcome;
    }
    Type *type = chosen_type(symex, method);
    if (is_object_choice(method))
        outcome = any_object(symex, state, method, type, span);
    else if (is_string(symex, type))
        outcome.result = any_string(symex, &outcome.returned, span);
    else
        outcome.result = fresh_value(symex, type, method->name->text);
    if (!outcome.result)
        return outcome;
    InputValue choice = {NULL, type, outcome.result};
    vector_push(symex->arena, &symex->results.choices, choice);
    if (symex->mode.quiet || !frame)
        return outcome;
    TraceStep step = {.span = span,
                      .guard = outcome.returned.guard,
                      .chosen = method,
                      .type = type,
                      .value = outcome.result,
                      .depth = frame->depth};
    vector_push(symex->arena, &symex->results.trace, step);
    return outcome;
}
