// Calls: by the classes that the receiver may have, bodies executed where they are called. A method
// that is called while it runs is executed once for all its calls: on what any of them passes,
// until nothing is added to that and to what comes back.
#include "abstract/internal.h"

#include <string.h>

enum { DEEPEST_CALLS = 80 };

// The calls of one method within each other.
struct Recursion {
    State *entry;    // what any call passes: registers of the callers, then its own
    State *returned; // what any of them leaves: registers of the callers, then the value
    State *thrown;
    uint32_t rounds;
    Symbol first; // symbols from this one on are values of one of the calls, not of their callers
    bool is_met;  // there was a call within
    bool is_settled;
};

// ---- Frames

static void push_registers(Abstract *abstract, State *state, const IrMethod *method,
                           const Symbol *arguments, uint32_t count) {
    uint32_t base = state->registers.count;
    uint32_t wanted = method->registers.count ? method->registers.count : 1;
    for (uint32_t i = 0; i < wanted; i++)
        vector_push(abstract->arena, &state->registers, 0);
    for (uint32_t i = 0; i < method->parameters.count && i < count; i++)
        state->registers.items[base + method->parameters.items[i]] = arguments[i];
}

// Only the callers' registers are left, and behind them the one that is wanted.
static void keep_one(State *state, uint32_t base, IrRegister kept) {
    state->registers.items[base] = state->registers.items[base + kept];
    state->registers.count = base + 1;
}

static Symbol take_last(State *state, uint32_t base) {
    state->registers.count = base;
    return state->registers.items[base];
}

// ---- Recursion

// After a call that is answered by what is known of all of them. Of the values that the callers
// hold the same is known as before; objects are as the call left them.
static const ObjectSet *aged(Abstract *abstract, const State *state, const ObjectSet *objects) {
    const ObjectSet *all = objects;
    for (uint32_t i = 0; i < objects->count; i++) {
        ObjectId old = objects->items[i] + 1;
        if (objects->items[i] > STATIC_OBJECT && object_is_one(objects->items[i]) &&
            state_exists(state, old))
            all = objects_union(abstract, all, objects_of(abstract, &old, 1));
    }
    return all;
}

static Symbol renamed(const Abstract *abstract, const State *from, const State *to,
                      const Recursion *recursion, Symbol symbol) {
    if (symbol < recursion->first || symbol_definition(abstract, symbol)->operation == IR_CONSTANT)
        return symbol;
    const Fact *known = state_find(from, symbol);
    return known ? to->facts.items[known - from->facts.items].symbol : 0;
}

// What a call left, with names of its own for its values: those of the call around it, which runs
// the same code, are others.
static State *left_by(Abstract *abstract, const Recursion *recursion, const State *from) {
    State *to = state_copy(abstract, from);
    for (uint32_t i = 0; i < to->facts.count; i++) {
        Fact *fact = &to->facts.items[i];
        if (fact->symbol < recursion->first)
            continue;
        bool is_many = symbol_definition(abstract, fact->symbol)->is_many;
        fact->symbol = symbol_new(abstract, fact->type);
        abstract->definitions.items[fact->symbol].is_many = is_many;
    }
    for (uint32_t i = 0; i < to->registers.count; i++)
        to->registers.items[i] = renamed(abstract, from, to, recursion, to->registers.items[i]);
    for (uint32_t i = 0; i < to->cells.count; i++)
        to->cells.items[i].value = renamed(abstract, from, to, recursion, to->cells.items[i].value);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < to->relations.count; i++) {
        Relation relation = to->relations.items[i];
        relation.x = renamed(abstract, from, to, recursion, relation.x);
        relation.y = renamed(abstract, from, to, recursion, relation.y);
        if (relation.x && relation.y)
            to->relations.items[kept++] = relation;
    }
    to->relations.count = kept;
    to->memos.count = 0;
    return to;
}

static State *after_call(Abstract *abstract, const State *before, State *left) {
    State *state = left;
    state->registers.count = 0;
    for (uint32_t i = 0; i < before->registers.count; i++)
        vector_push(abstract->arena, &state->registers, before->registers.items[i]);
    for (uint32_t i = 0; i < before->facts.count; i++) {
        Fact fact = before->facts.items[i];
        if (state_find(state, fact.symbol))
            continue;
        if (fact.objects)
            fact.objects = aged(abstract, state, fact.objects);
        state_add(abstract, state, fact);
    }
    for (uint32_t i = 0; i < before->relations.count; i++)
        vector_push(abstract->arena, &state->relations, before->relations.items[i]);
    for (uint32_t i = 0; i < before->memos.count; i++)
        if (before->memos.items[i].field == abstract->length)
            vector_push(abstract->arena, &state->memos, before->memos.items[i]);
    return state;
}

static Outcome call_again(Abstract *abstract, State *state, const Frame *frame,
                          const Symbol *arguments, uint32_t count) {
    Recursion *recursion = frame->recursion;
    State *passed = state_copy(abstract, state);
    passed->registers.count = frame->base;
    push_registers(abstract, passed, frame->method, arguments, count);
    bool is_same;
    recursion->is_met = true;
    State *wider = state_widen(abstract, recursion->entry, passed, ++recursion->rounds, &is_same);
    state_drop(abstract, passed);
    if (is_same) {
        state_drop(abstract, wider);
    } else {
        state_drop(abstract, recursion->entry);
        recursion->entry = wider;
        recursion->is_settled = false;
    }
    Outcome outcome = {0};
    if (recursion->returned) {
        State *left = left_by(abstract, recursion, recursion->returned);
        outcome.value = left->registers.items[frame->base];
        outcome.returned = after_call(abstract, state, left);
    }
    if (recursion->thrown) {
        State *left = left_by(abstract, recursion, recursion->thrown);
        outcome.exception = left->registers.items[frame->base];
        outcome.thrown = after_call(abstract, state, left);
    }
    state_drop(abstract, state);
    return outcome;
}

// What one more round left is added to what is known; false: it was known.
static bool add_left(Abstract *abstract, State **known, State *left, uint32_t round) {
    if (!left)
        return false;
    bool is_same = false;
    State *wider =
        *known ? state_widen(abstract, *known, left, round, &is_same) : state_copy(abstract, left);
    State *dropped = is_same ? wider : *known;
    if (!is_same)
        *known = wider;
    state_drop(abstract, dropped);
    return !is_same;
}

// ---- Bodies

static Outcome run_once(Abstract *abstract, const Frame *frame) {
    uint32_t base = frame->base;
    Outcome outcome = flow_execute(abstract, state_copy(abstract, frame->recursion->entry), frame);
    if (outcome.returned)
        keep_one(outcome.returned, base, frame->method->result);
    if (outcome.thrown)
        keep_one(outcome.thrown, base, 0);
    return outcome;
}

static Outcome run_until_settled(Abstract *abstract, const Frame *frame) {
    enum { MOST_ROUNDS = 60 };
    Recursion *recursion = frame->recursion;
    for (uint32_t round = 1;; round++) {
        recursion->is_settled = true;
        Outcome outcome = run_once(abstract, frame);
        if (!recursion->is_met || abstract->is_stopped)
            return outcome;
        if (add_left(abstract, &recursion->returned, outcome.returned, round))
            recursion->is_settled = false;
        if (add_left(abstract, &recursion->thrown, outcome.thrown, round))
            recursion->is_settled = false;
        if (recursion->is_settled)
            return outcome;
        state_drop(abstract, outcome.returned);
        state_drop(abstract, outcome.thrown);
        if (round >= MOST_ROUNDS)
            abstract_stop(abstract, (Span){0, 0}, "a recursion that does not settle");
    }
}

static bool is_library(const IrMethod *method) {
    const Unit *unit = method->class_symbol ? method->class_symbol->unit : NULL;
    return !unit || unit->is_library;
}

static const Frame *running(const Frame *frame, const IrMethod *method) {
    while (frame && frame->method != method)
        frame = frame->caller;
    return frame;
}

Outcome abstract_body(Abstract *abstract, State *state, const Frame *caller, const void *call,
                      const IrMethod *method, const Symbol *arguments, uint32_t count, Span place) {
    const Frame *again = running(caller, method);
    if (again)
        return call_again(abstract, state, again, arguments, count);
    if (abstract->depth >= DEEPEST_CALLS)
        abstract_stop(abstract, (Span){0, 0}, "calls that are very deep");
    if (abstract->is_stopped) {
        state_drop(abstract, state);
        return (Outcome){0};
    }
    Recursion recursion = {.entry = state, .first = abstract->definitions.count};
    Frame frame = {.caller = caller,
                   .method = method,
                   .base = state->registers.count,
                   .chain = chain_of(abstract, caller ? caller->chain : 0, call),
                   .place = is_library(method)
                                ? caller && caller->place.begin ? caller->place : place
                                : (Span){0, 0},
                   .recursion = &recursion};
    push_registers(abstract, state, method, arguments, count);
    abstract->depth++;
    Outcome outcome = run_until_settled(abstract, &frame);
    abstract->depth--;
    if (outcome.returned)
        outcome.value = take_last(outcome.returned, frame.base);
    if (outcome.thrown)
        outcome.exception = take_last(outcome.thrown, frame.base);
    state_drop(abstract, recursion.entry);
    state_drop(abstract, recursion.returned);
    state_drop(abstract, recursion.thrown);
    return outcome;
}

// ---- Static initialisers

static void set_begun(Abstract *abstract, State *state, const Class *class_symbol) {
    for (uint32_t i = 0; i < state->begun.count; i++)
        if (state->begun.items[i].class_symbol == class_symbol) {
            state->begun.items[i].is_certain = true;
            return;
        }
    vector_push(abstract->arena, &state->begun, (Begun){class_symbol, true});
}

// Its fields are as they are before the initialiser.
static void remove_statics(State *state, const Class *class_symbol) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < state->cells.count; i++) {
        Cell cell = state->cells.items[i];
        if (cell.object != STATIC_OBJECT || cell.field->owner != class_symbol)
            state->cells.items[kept++] = cell;
    }
    state->cells.count = kept;
}

// It has begun: its fields, which may not have been there, are.
static void settle_statics(Abstract *abstract, State *state, const Class *class_symbol) {
    for (uint32_t i = 0; i < state->cells.count; i++) {
        Cell *cell = &state->cells.items[i];
        if (cell->object == STATIC_OBJECT && cell->field->owner == class_symbol &&
            symbol_definition(abstract, cell->value)->is_many)
            cell->value = fact_like(abstract, state, cell->value);
    }
}

State *abstract_initializer(Abstract *abstract, State *state, const Frame *frame,
                            Class *class_symbol, Span place) {
    const Begun *begun = state_begun(state, class_symbol);
    if (begun && begun->is_certain)
        return state;
    State *otherwise = begun ? state_copy(abstract, state) : NULL;
    IrMethod *initializer = lower_static_initializer(abstract->lowering, class_symbol);
    if (otherwise) {
        set_begun(abstract, otherwise, class_symbol);
        settle_statics(abstract, otherwise, class_symbol);
        remove_statics(state, class_symbol);
    }
    set_begun(abstract, state, class_symbol);
    if (!initializer)
        return state_join(abstract, state, otherwise);
    Outcome outcome =
        abstract_body(abstract, state, frame, class_symbol, initializer, NULL, 0, place);
    if (outcome.thrown)
        abstract_leave(abstract, place, "an exception in a static initialiser");
    state_drop(abstract, outcome.thrown);
    return state_join(abstract, outcome.returned, otherwise);
}

// ---- Calls

static bool compares_texts(const Abstract *abstract, const Method *method) {
    const Class *text = sema_types(abstract->sema)->string->class_symbol;
    return method->owner == text && !strcmp(method->name->text, "equals");
}

static Outcome invoke(Abstract *abstract, State *state, const Frame *frame, const IrInstruction *at,
                      Method *method, const Symbol *arguments) {
    const IrCall *call = at->detail.call;
    Builtin builtin = analysis_builtin(abstract->lowering, method);
    if (builtin != BUILTIN_NONE) {
        bool is_over = false;
        Outcome outcome = {.returned = state};
        outcome.value =
            native_execute(abstract, state, frame, at, builtin, method, arguments, &is_over);
        if (is_over || abstract->is_stopped) {
            state_drop(abstract, state);
            outcome.returned = NULL;
        }
        return outcome;
    }
    int equals = compares_texts(abstract, method)
                     ? string_equals(abstract, state, arguments[0], arguments[1])
                     : -1;
    if (equals >= 0)
        return (Outcome){.returned = state, .value = symbol_constant(abstract, IR_BOOL, equals)};
    const IrMethod *body = lower_method(abstract->lowering, method);
    if (!body) {
        abstract_leave(
            abstract, at->span,
            arena_format(abstract->arena, "a call of '%s', which has no body", method->name->text));
        state_drop(abstract, state);
        return (Outcome){0};
    }
    return abstract_body(abstract, state, frame, at, body, arguments, call->count, at->span);
}

static Method *target_of(Abstract *abstract, ObjectId object, Method *method) {
    const Type *type = site_of_object(abstract, object)->type;
    Class *of = type->kind == TYPE_CLASS ? type->class_symbol
                                         : sema_types(abstract->sema)->object->class_symbol;
    return lower_dispatch(abstract->lowering, of, method);
}

// Those that run the same method as the first of them.
static const ObjectSet *same_target(Abstract *abstract, const ObjectSet *objects, Method *method,
                                    Method *target) {
    const ObjectSet *same = objects;
    for (uint32_t i = 0; i < objects->count; i++)
        if (target_of(abstract, objects->items[i], method) != target)
            same = objects_without(abstract, same, objects->items[i]);
    return same;
}

// The result waits in register 0 of the caller while states are joined.
static Outcome join_outcomes(Abstract *abstract, const Frame *frame, Outcome a, Outcome b) {
    Outcome *both[] = {&a, &b};
    uint32_t place = frame->base;
    for (uint32_t i = 0; i < 2; i++) {
        if (both[i]->returned)
            both[i]->returned->registers.items[place] = both[i]->value;
        if (both[i]->thrown)
            both[i]->thrown->registers.items[place] = both[i]->exception;
    }
    Outcome outcome = {state_join(abstract, a.returned, b.returned),
                       state_join(abstract, a.thrown, b.thrown), 0, 0};
    if (outcome.returned)
        outcome.value = outcome.returned->registers.items[place];
    if (outcome.thrown)
        outcome.exception = outcome.thrown->registers.items[place];
    return outcome;
}

static Outcome call_virtually(Abstract *abstract, State *state, const Frame *frame,
                              const IrInstruction *at, const Symbol *arguments) {
    Outcome outcome = {0};
    Method *method = at->detail.call->method;
    const ObjectSet *left =
        objects_without(abstract, fact_objects(abstract, state, arguments[0]), NULL_OBJECT);
    while (left->count && !abstract->is_stopped) {
        Method *target = target_of(abstract, left->items[0], method);
        if (!target) {
            abstract_leave(abstract, at->span, "a method without a body");
            break;
        }
        const ObjectSet *same = same_target(abstract, left, method, target);
        State *here = state_copy(abstract, state);
        fact_narrow_objects(abstract, here, arguments[0], same);
        for (uint32_t i = 0; i < same->count; i++)
            left = objects_without(abstract, left, same->items[i]);
        Outcome one = invoke(abstract, here, frame, at, target, arguments);
        outcome = join_outcomes(abstract, frame, outcome, one);
    }
    state_drop(abstract, state);
    return outcome;
}

Outcome abstract_call(Abstract *abstract, State *state, const Frame *frame,
                      const IrInstruction *at) {
    const IrCall *call = at->detail.call;
    Symbol *arguments = arena_array(abstract->arena, call->count + 1, sizeof(Symbol));
    for (uint32_t i = 0; i < call->count; i++) {
        arguments[i] = state->registers.items[frame->base + call->arguments[i]];
        if (!arguments[i])
            abstract_stop(abstract, at->span, "an argument without a value");
    }
    if (abstract->is_stopped) {
        state_drop(abstract, state);
        return (Outcome){0};
    }
    bool is_virtual =
        call->is_virtual && !(call->method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE));
    return is_virtual ? call_virtually(abstract, state, frame, at, arguments)
                      : invoke(abstract, state, frame, at, call->method, arguments);
}
