#include "abstract/abstract.h"

#include "abstract/internal.h"

void abstract_stop(Abstract *abstract, Span place, const char *reason) {
    if (abstract->is_stopped)
        return;
    abstract->is_stopped = true;
    abstract->answer.no_assertion_fails = abstract->answer.no_exception_escapes = false;
    abstract->answer.reason = reason;
    abstract->answer.place = place;
}

void abstract_may_fail(Abstract *abstract, bool *property, Span place) {
    AbstractAnswer *answer = &abstract->answer;
    if (abstract->quiet || !*property)
        return;
    *property = false;
    if (!answer->place.begin)
        answer->place = place;
    if (!answer->no_assertion_fails && !answer->no_exception_escapes)
        abstract->is_stopped = true; // nothing is left to find out
}

void abstract_leave(Abstract *abstract, Span place, const char *reason) {
    if (!abstract->quiet)
        abstract_stop(abstract, place, reason);
}

// ---- The program

// The arguments of `main`: any number of texts.
static Symbol make_arguments(Abstract *abstract, State *state, const Method *method) {
    Type *type = query_erasure(abstract->sema, method->parameters.items[0]->type);
    Symbol text = string_any(abstract, state, method, 0, range_between(0, INT32_MAX));
    Symbol length = fact_fresh(abstract, state, IR_INT, range_between(0, INT32_MAX));
    uint32_t site = site_of(abstract, method, 0, 0, type);
    Symbol array = cell_new_array(abstract, state, site, length);
    // There are several: a second one makes the first one of many.
    Symbol second = string_any(abstract, state, method, 0, range_between(0, INT32_MAX));
    Symbol any = fact_either(abstract, state, text, second, true);
    state_set_cell(abstract, state, object_recent(site), abstract->elements, any);
    return array;
}

// The library says so where a text or a list is longer than any memory: whether there is enough is
// never asked.
static bool is_out_of_memory(const Abstract *abstract, const Site *site) {
    return site->is_of_library && abstract->machine_error &&
           query_is_subclass(abstract->sema, site->type->class_symbol, abstract->machine_error);
}

static void judge_thrown(Abstract *abstract, const State *thrown, Symbol exception, Span place) {
    const ObjectSet *objects = fact_objects(abstract, thrown, exception);
    for (uint32_t i = 0; i < objects->count; i++) {
        if (objects->items[i] == NULL_OBJECT)
            continue;
        const Type *type = site_of_object(abstract, objects->items[i])->type;
        place = site_of_object(abstract, objects->items[i])->place;
        AbstractAnswer *answer = &abstract->answer;
        if (query_is_subclass(abstract->sema, type->class_symbol, abstract->runtime_exception))
            abstract_may_fail(abstract, &answer->no_exception_escapes, place);
        else if (query_is_subclass(abstract->sema, type->class_symbol, abstract->assertion_error))
            abstract_may_fail(abstract, &answer->no_assertion_fails, place);
        else if (!is_out_of_memory(abstract, site_of_object(abstract, objects->items[i])))
            answer->no_other_escapes = false;
    }
}

static void run(Abstract *abstract, Method *method) {
    const IrMethod *body = lower_method(abstract->lowering, method);
    State *state = state_make(abstract);
    Symbol arguments = 0;
    if (method->parameters.count)
        arguments = make_arguments(abstract, state, method);
    // The registers of nobody: the static initialiser of the class has a caller, too.
    vector_push(abstract->arena, &state->registers, arguments);
    state = abstract_initializer(abstract, state, NULL, method->owner,
                                 body->loops.count ? body->loops.items[0].span : (Span){0, 0});
    if (!state)
        return;
    arguments = state->registers.items[0];
    Outcome outcome = abstract_body(abstract, state, NULL, method, body, &arguments,
                                    method->parameters.count ? 1 : 0, (Span){0, 0});
    if (outcome.thrown && !abstract->is_stopped)
        judge_thrown(abstract, outcome.thrown, outcome.exception, (Span){0, 0});
}

static Variable *new_field(Arena *arena) {
    return ARENA_NEW(arena, Variable);
}

AbstractAnswer abstract_program(Arena *arena, Sema *sema, Lowering *lowering, Method *method,
                                AbstractQuestion question) {
    Arena *own = arena_new();
    Abstract abstract = {.arena = own,
                         .sema = sema,
                         .lowering = lowering,
                         .deadline = question.deadline,
                         .elements = new_field(own),
                         .length = new_field(own),
                         .filled = new_field(own),
                         .assigned = new_field(own),
                         .answer = {.no_assertion_fails = question.about_assertions,
                                    .no_exception_escapes = question.about_exceptions,
                                    .no_other_escapes = true}};
    vector_push(own, &abstract.definitions, (Definition){0});
    vector_push(own, &abstract.chains, (CallChain){0, NULL});
    abstract.no_object = objects_of(&abstract, NULL, 0);
    ObjectId null = NULL_OBJECT;
    abstract.null_only = objects_of(&abstract, &null, 1);
    abstract.length->type = abstract.filled->type = type_primitive(sema_types(sema), TYPE_INT);
    abstract.text_value = query_field(sema, sema_types(sema)->string->class_symbol, "value");
    abstract.runtime_exception = query_class(sema, "java.lang.RuntimeException");
    abstract.assertion_error = query_class(sema, "java.lang.AssertionError");
    abstract.machine_error = query_class(sema, "java.lang.VirtualMachineError");
    bool is_executable = abstract.text_value && abstract.runtime_exception &&
                         abstract.assertion_error && lower_method(lowering, method) &&
                         (method->modifiers & MODIFIER_STATIC) && method->parameters.count <= 1;
    if (is_executable)
        run(&abstract, method);
    else
        abstract_stop(&abstract, (Span){0, 0}, "a program that is not executed");
    if (abstract.answer.reason)
        abstract.answer.reason = arena_format(arena, "%s", abstract.answer.reason);
    arena_free(own);
    return abstract.answer;
}
