// All that the rest of a path depends on.
//
// Two points of different paths whose states are the same, one with other variables in the place of
// the first one's, go on in the same way. What is told here is meant to be too much rather than too
// little: of registers those that are read again, of the heap everything that is there.
#include "symex/contract.h"
#include "symex/step_point.h"

// ---- Numbers of the pre-state

static bool is_number(IrType type) {
    return type == IR_INT || type == IR_LONG;
}

static void add_cell(Symex *symex, Arena *arena, uint32_t location, const Type *type,
                     StepCellList *cells) {
    Term value = symex->heap.initial.items[location];
    if (is_number(value_type(type)) && value &&
        term_kind(symex->terms, value) == TERM_KIND_VARIABLE)
        vector_push(arena, cells, ((StepCell){location, value}));
}

void step_cells(Symex *symex, Arena *arena, StepCellList *cells) {
    for (uint32_t i = 1; i < symex->heap.first_created; i++) {
        const Object *object = &symex->heap.objects.items[i];
        bool is_array = object->type->kind == TYPE_ARRAY;
        if (!object->is_initial || (!is_array && object->type->kind != TYPE_CLASS))
            continue;
        const Layout *layout = is_array ? NULL : class_layout(symex, object->type->class_symbol);
        for (uint32_t j = 0; j < object->count; j++)
            add_cell(symex, arena, object->location + j,
                     is_array ? object->type->element : layout->fields.items[j]->type, cells);
    }
}

void step_put(Symex *symex, StepPoint *point, uint32_t location, Term value) {
    state_set(symex, &point->state, location, value);
}

Term step_give_guard(StepPoint *point) {
    Term guard = point->state.guard;
    if (guard != TERM_FALSE)
        point->state.guard = TERM_TRUE;
    return guard;
}

// The innermost loop under way that the statement is; NULL: there is none.
static const StepLoop *loop_of(const StepPoint *point, const Node *statement) {
    const StepLoop *at = point->loops;
    while (at && at->frame == point->frame &&
           step_method(point)->loops.items[at->loop - 1].statement != statement)
        at = at->outer;
    return at && at->frame == point->frame ? at : NULL;
}

bool step_is_at_loop(const StepPoint *point, Span *span, uint32_t *count) {
    const IrMethod *method = step_method(point);
    const Class *owner = method->class_symbol;
    if (point->is_exited || point->is_thrown || (owner && owner->unit && owner->unit->is_library))
        return false;
    const IrInstruction *instruction = step_instruction(point);
    bool begins = instruction->operation == IR_ITERATE;
    const StepLoop *loop = begins                ? loop_of(point, instruction->detail.node)
                           : point->last_reached ? point->loops
                                                 : NULL;
    if (!loop || !method->loops.items[loop->loop - 1].statement)
        return false;
    *span = method->loops.items[loop->loop - 1].span;
    *count = radix_get(&point->iterations, loop->frame->counters + loop->loop - 1) - !begins;
    return true;
}

bool step_is_by_contract(Symex *symex, const StepPoint *point, uint32_t way) {
    Method *method = point->ways[way].method;
    return method && is_called_by_contract(symex, method);
}

// ---- What is not in states

// Values that were made up on the way, and are remembered beside the states.
static bool is_remembered_elsewhere(const Symex *symex) {
    const Execution *execution = symex->execution;
    const Builtins *builtins = symex->builtins;
    return execution->opaque_numbers.count || execution->opaque_results.count ||
           execution->answers.count || execution->actions.count || execution->statements.count ||
           execution->forall_values.count || execution->open_values.count ||
           symex->results.choices.count || symex->results.contract_calls.count ||
           symex->results.outside.count || symex->pre.open_values.count ||
           symex->pre.open_sets.count || builtins->identity_hashes.count ||
           builtins->classes_of_any.count || builtins->texts_of_any.count ||
           builtins->class_natures.count || builtins->class_choices.count ||
           builtins->order_choices.count || builtins->check_messages.count ||
           builtins->function_values.count || builtins->last_instant || symex->scope.from_start ||
           accesses_matter(symex);
}

bool step_changes_scope(const Symex *symex) {
    const Results *results = &symex->results;
    return results->outside.count || results->classes_as_given || results->composed_size ||
           results->exact_bits || results->choices.count;
}

// ---- Calls

static void number(const StepVisitor *visitor, uint64_t value) {
    visitor->number(visitor->context, value);
}

static void pointer(const StepVisitor *visitor, const void *value) {
    visitor->number(visitor->context, (uintptr_t)value);
}

static void term(const StepVisitor *visitor, Term value) {
    number(visitor, value != TERM_NONE);
    if (value)
        visitor->term(visitor->context, value);
}

// What is known of the method: NULL where statements of JML in it may look at earlier states.
static const IrLiveness *liveness_of(Symex *symex, const IrMethod *method) {
    Map *known = &symex->execution->liveness;
    const IrLiveness *found = map_get(known, method);
    if (found || ir_has_specification(method))
        return found;
    found = ir_liveness(symex->arena, method);
    map_put(symex->arena, known, method, (void *)found);
    return found;
}

static bool visit_call(Symex *symex, const StepPoint *point, const StepFrame *frame,
                       IrBlockId block, uint32_t index, const StepVisitor *visitor) {
    const IrMethod *method = frame->frame.method;
    const IrLiveness *liveness = liveness_of(symex, method);
    if (!liveness || frame->frame.labels.count || frame->frame.variants.count)
        return false;
    pointer(visitor, method);
    number(visitor, (uint64_t)block << 32 | index);
    pointer(visitor, frame->frame.used_as);
    number(visitor, frame->library_call.begin);
    term(visitor, frame->frame.receiver);
    IrRegisterList live = {0};
    ir_live_before(liveness, symex->arena, block, index, &live);
    number(visitor, live.count);
    for (uint32_t i = 0; i < live.count; i++) {
        number(visitor, live.items[i]);
        term(visitor, radix_get(&point->state.values, frame->frame.base + live.items[i]));
    }
    return true;
}

static bool visit_calls(Symex *symex, const StepPoint *point, const StepVisitor *visitor) {
    IrBlockId block = point->block;
    uint32_t index = point->index;
    for (const StepFrame *at = point->frame; at; at = at->caller) {
        if (!visit_call(symex, point, at, block, index, visitor))
            return false;
        block = at->block;
        index = at->index;
    }
    for (const StepLoop *loop = point->loops; loop; loop = loop->outer) {
        if (loop->loop_frame)
            return false;
        number(visitor, loop->loop);
        number(visitor, radix_get(&point->iterations, loop->frame->counters + loop->loop - 1));
    }
    return true;
}

// ---- The heap

// Whether it was made by boxing, in the library …
static uint64_t nature_of(const Object *object) {
    const bool natures[] = {object->is_initial, object->is_literal, object->is_by_library,
                            object->is_hidden,  object->is_frozen,  object->is_uncertain,
                            object->is_text,    object->is_owned,   object->is_answer,
                            object->is_open,    object->is_boxed};
    uint64_t nature = 0;
    for (uint32_t i = 0; i < sizeof natures / sizeof *natures; i++)
        nature = nature << 1 | natures[i];
    return nature;
}

// False: a text is made of parts, and these are no part of the state.
static bool visit_object(Symex *symex, const StepPoint *point, const Object *object,
                         const StepVisitor *visitor) {
    pointer(visitor, object->type);
    pointer(visitor, object->class_of);
    pointer(visitor, object->made_by);
    pointer(visitor, object->held_by);
    pointer(visitor, object->owner_field);
    number(visitor, object->owner);
    number(visitor, object->count);
    number(visitor, object->check);
    number(visitor, object->site.begin);
    number(visitor, object->asked_at.begin);
    number(visitor, object->creator);
    number(visitor, nature_of(object));
    term(visitor, object->length);
    term(visitor, object->limit);
    term(visitor, object->about[0]);
    term(visitor, object->about[1]);
    term(visitor, object->rejects);
    for (uint32_t i = 0; i < object->count; i++)
        term(visitor, state_get(symex, &point->state, object->location + i));
    return !object->text;
}

// What is noted of all that was executed so far, on other paths, too: what was shown before it was
// noted does not count afterwards.
static void visit_notes(const Symex *symex, const StepVisitor *visitor) {
    number(visitor, symex->subject.created);
    number(visitor, symex->subject.boxed);
    number(visitor, symex->execution->is_unchecked);
    number(visitor, symex->execution->ranges_beyond.count);
    number(visitor, symex->execution->ranges_enough.count);
}

static bool visit_created(Symex *symex, const StepPoint *point, const StepVisitor *visitor) {
    const ObjectList *objects = &symex->heap.objects;
    number(visitor, objects->count);
    for (uint32_t i = symex->heap.first_created; i < objects->count; i++)
        if (!visit_object(symex, point, &objects->items[i], visitor))
            return false;
    return true;
}

typedef struct Unaccounted {
    const Symex *symex;
    bool is_any;
} Unaccounted;

static bool is_of_created(const Symex *symex, uint32_t location) {
    const ObjectList *objects = &symex->heap.objects;
    for (uint32_t i = symex->heap.first_created; i < objects->count; i++)
        if (location >= objects->items[i].location &&
            location < objects->items[i].location + objects->items[i].count)
            return true;
    return false;
}

// A location that is neither of the pre-state nor a register nor part of an object.
static void look_at_location(void *context, uint32_t location, uint32_t a, uint32_t b) {
    (void)a;
    (void)b;
    Unaccounted *unaccounted = context;
    const StepRangeList *frames = &unaccounted->symex->execution->step_frames;
    if (unaccounted->is_any || location < frames->items[0].first)
        return;
    uint32_t low = 0, high = frames->count;
    while (high - low > 1) {
        uint32_t middle = (low + high) / 2;
        if (frames->items[middle].first <= location)
            low = middle;
        else
            high = middle;
    }
    unaccounted->is_any =
        location >= frames->items[low].end && !is_of_created(unaccounted->symex, location);
}

bool step_visit_state(Symex *symex, const StepPoint *point, const StepVisitor *visitor) {
    Unaccounted unaccounted = {.symex = symex};
    radix_difference(symex->arena, point->state.values, (Radix){0}, look_at_location, &unaccounted);
    if (unaccounted.is_any || is_remembered_elsewhere(symex) || !visit_calls(symex, point, visitor))
        return false;
    uint32_t first = symex->execution->step_frames.items[0].first;
    for (uint32_t i = 1; i < first; i++)
        term(visitor, state_get(symex, &point->state, i));
    visit_notes(symex, visitor);
    return visit_created(symex, point, visitor);
}
