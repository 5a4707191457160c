#include "symex/step.h"

#include "sema/specs.h"

#include "symex/opaque.h"
#include "symex/runs.h"
#include "symex/step_point.h"

// ---- Looking

const IrMethod *step_method(const StepPoint *point) {
    return point->frame->frame.method;
}

const IrBlock *step_block(const StepPoint *point) {
    return &point->frame->frame.method->blocks.items[point->block];
}

const IrInstruction *step_instruction(const StepPoint *point) {
    return &step_block(point)->instructions.items[point->index];
}

uint32_t step_depth(const StepPoint *point) {
    return point->frame->frame.depth;
}

Term step_guard(const StepPoint *point) {
    return point->state.guard;
}

uint32_t step_iterations(const StepPoint *point) {
    return point->last_reached;
}

uint32_t step_recursion(const StepPoint *point) {
    uint32_t depth = 0;
    for (const StepFrame *frame = point->frame; frame; frame = frame->caller)
        depth += frame->frame.method == point->frame->frame.method;
    return depth;
}

uint32_t step_ways(const StepPoint *point) {
    return point->way_count;
}

Term step_condition(const StepPoint *point, uint32_t way) {
    return point->ways[way].condition;
}

Method *step_called(const StepPoint *point, uint32_t way) {
    return point->ways[way].method;
}

// Of all objects that it can be, null aside: on one path they are of one type, as a rule.
static Type *type_of_all(Symex *symex, Term exception) {
    const ObjectSet *set = reference_candidates(symex, exception);
    Type *type = NULL;
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        if (!object_set_has(set, i))
            continue;
        if (type && type != symex->heap.objects.items[i].type)
            return NULL;
        type = symex->heap.objects.items[i].type;
    }
    return type;
}

Type *step_thrown_type(Symex *symex, const StepPoint *point) {
    return point->exception ? type_of_all(symex, point->exception) : NULL;
}

Type *step_caught_type(Symex *symex, const StepPoint *point) {
    const IrBlock *block = step_block(point);
    if (step_instruction(point)->operation != IR_BRANCH || !ir_tests_exception(block))
        return NULL;
    IrRegister reg = block->instructions.items[block->instructions.count - 2].a;
    return type_of_all(symex, register_get(symex, &point->frame->frame, &point->state, reg));
}

static bool is_of_sources(const IrMethod *method) {
    const Unit *unit = method->class_symbol ? method->class_symbol->unit : NULL;
    return unit && !unit->is_library;
}

// Of several variables of one name the last one is in scope, or was.
static void add_value(Arena *arena, StepValueList *values, StepValue value) {
    for (uint32_t i = 0; i < values->count; i++)
        if (values->items[i].variable->name == value.variable->name) {
            values->items[i] = value;
            return;
        }
    vector_push(arena, values, value);
}

void step_values(Symex *symex, const StepPoint *point, Arena *arena, StepValueList *values) {
    const StepFrame *frame = point->frame;
    while (frame && !is_of_sources(frame->frame.method))
        frame = frame->caller;
    for (uint32_t i = 1; frame && i < frame->frame.method->registers.count; i++) {
        const Variable *variable = frame->frame.method->registers.items[i].variable;
        bool is_known = radix_get(&point->state.values, frame->frame.base + i) != 0;
        if (variable && variable->name && is_known) {
            Term term = register_get(symex, &frame->frame, &point->state, i);
            add_value(arena, values, (StepValue){variable, term});
        }
    }
}

Term step_result(const StepPoint *point) {
    return point->result;
}

// ---- Frames

static StepFrame *new_frame(Symex *symex, StepFrame *caller, IrMethod *method, State *state,
                            const Term *arguments, uint32_t count) {
    StepFrame *frame = ARENA_NEW(symex->arena, StepFrame);
    uint32_t registers = method->registers.count;
    frame->caller = caller;
    frame->frame = (Frame){
        .caller = caller ? &caller->frame : NULL,
        .method = method,
        .base = universe_locations(symex, registers + 1 + method->loops.count),
        .depth = caller ? caller->frame.depth + 1 : 0,
        .used_as = symex->execution->call_type,
        .returned = state_dead(),
        .thrown = state_dead(),
    };
    StepRange own = {frame->frame.base, symex->heap.next_location};
    vector_push(symex->arena, &symex->execution->step_frames, own);
    frame->frame.exception = frame->frame.base + registers;
    frame->counters = frame->frame.base + registers + 1;
    for (uint32_t i = 0; i < count && i < method->parameters.count; i++)
        state_set(symex, state, frame->frame.base + method->parameters.items[i], arguments[i]);
    if (method->receiver)
        frame->frame.receiver = arguments[0];
    frame->frame.before = *state;
    frame->frame.path = call_path(symex, caller ? &caller->frame : NULL, method);
    return frame;
}

StepPoint *step_start(Symex *symex, Method *method) {
    symex_prepare(symex, method);
    if (!symex->subject.start)
        return NULL;
    IrMethod *ir = lower_method(symex->lowering, method);
    PassageNodeList passages = method_passages(symex->sema, method);
    for (uint32_t i = 0; i < passages.count; i++)
        add_unmodelled(symex, TERM_TRUE, passages.items[i]->span, "reachable");
    StepPoint *point = ARENA_NEW(symex->arena, StepPoint);
    point->entry = method_enter(symex, method);
    point->state = point->entry->state;
    point->frame =
        new_frame(symex, NULL, ir, &point->state, point->entry->all, point->entry->count);
    point->is_entering = true;
    point->is_starting = !state_is_dead(&point->entry->thrown);
    if (point->is_starting)
        point->state.guard = TERM_TRUE;
    return point;
}

StepPoint *step_copy(Symex *symex, const StepPoint *point) {
    StepPoint *copy = ARENA_NEW(symex->arena, StepPoint);
    *copy = *point;
    return copy;
}

// Two ways to begin: the class is initialised, or its initialiser throws.
static StepKind start_ways(Symex *symex, StepPoint *point) {
    point->is_starting = false;
    point->way_count = 2;
    point->ways = arena_array(symex->arena, 2, sizeof(Way));
    point->ways[0] = (Way){.condition = point->entry->state.guard};
    point->ways[1] = (Way){.condition = point->entry->thrown.guard, .throws = true};
    return STEP_FORKS;
}

static void throw_at_start(StepPoint *point) {
    point->state = point->entry->thrown;
    point->exception = point->entry->exception;
    point->is_thrown = true;
}

// ---- Blocks

// ---- Loops under way

static LoopFrame *loop_frame_of(const StepPoint *point) {
    return point->loops ? point->loops->loop_frame : NULL;
}

// What the loops around say belongs to the point, not to the calls that forks share.
static void restore_loops(Symex *symex, const StepPoint *point) {
    bool is_own = point->loops && point->loops->frame == point->frame;
    symex->execution->loop_frame = loop_frame_of(point);
    point->frame->frame.loop_entry = is_own ? &point->loops->before : NULL;
}

static void leave_loops(StepPoint *point) {
    while (point->loops && point->loops->frame == point->frame &&
           !ir_in_loop(step_method(point), point->block, point->loops->loop))
        point->loops = point->loops->outer;
}

static void enter_loop(Symex *symex, StepPoint *point, uint32_t loop) {
    Node *statement = step_method(point)->loops.items[loop - 1].statement;
    StepLoop *entered = ARENA_NEW(symex->arena, StepLoop);
    *entered = (StepLoop){.outer = point->loops,
                          .frame = point->frame,
                          .loop = loop,
                          .before = point->state,
                          .loop_frame = loop_frame_of(point)};
    symex->execution->loop_frame = entered->loop_frame;
    LoopFrame *own =
        statement ? loop_frame_enter(symex, &point->frame->frame, &entered->before, statement)
                  : NULL;
    if (own)
        entered->loop_frame = own;
    point->loops = entered;
}

// Counts when a loop is entered or repeated.
static void reach_header(Symex *symex, StepPoint *point, IrBlockId from) {
    const IrMethod *method = step_method(point);
    uint32_t loop = method->blocks.items[point->block].loop;
    point->last_reached = 0;
    leave_loops(point);
    if (!loop || method->loops.items[loop - 1].header != point->block)
        return;
    const IrLoop *info = &method->loops.items[loop - 1];
    uint32_t key = point->frame->counters + loop - 1;
    uint32_t count = ir_in_loop(method, from, loop) ? radix_get(&point->iterations, key) + 1 : 1;
    radix_set(symex->arena, &point->iterations, key, count);
    point->last_reached = count;
    if (!ir_in_loop(method, from, loop))
        enter_loop(symex, point, loop);
    if (count == 1 && info->statement)
        forget_variants(symex, &point->frame->frame, &point->state, info->statement);
}

static void go_to(Symex *symex, StepPoint *point, IrBlockId target) {
    IrBlockId from = point->block;
    point->block = target;
    point->index = 0;
    point->is_entering = true;
    reach_header(symex, point, from);
}

// ---- Calls

// The caller goes on behind its call.
static void leave_call(Symex *symex, StepPoint *point, Term result, Term exception) {
    const StepFrame *callee = point->frame;
    const IrCall *call = callee->call->detail.call;
    Frame *caller = &callee->caller->frame;
    register_set(symex, caller, &point->state, call->exception,
                 exception ? exception : object_reference(symex, 0));
    if (callee->call->result && result)
        register_set(symex, caller, &point->state, callee->call->result, result);
    while (point->loops && point->loops->frame == callee)
        point->loops = point->loops->outer;
    point->block = callee->block;
    point->index = callee->index;
    point->frame = callee->caller;
    point->is_entering = false;
}

static StepKind begin_call(Symex *symex, StepPoint *point) {
    const IrInstruction *instruction = step_instruction(point);
    const IrCall *call = instruction->detail.call;
    Frame *frame = &point->frame->frame;
    add_trace(symex, frame, &point->state, instruction->span, NULL, TERM_NONE, TERM_NONE,
              TERM_NONE);
    point->arguments = arena_array(symex->arena, call->count, sizeof(Term));
    for (uint32_t i = 0; i < call->count; i++)
        point->arguments[i] = register_get(symex, frame, &point->state, call->arguments[i]);
    TargetList targets = call_targets(symex, &point->state, call->method, point->arguments,
                                      call->count, call->is_virtual, instruction->span);
    point->way_count = targets.count;
    point->ways = arena_array(symex->arena, targets.count, sizeof(Way));
    for (uint32_t i = 0; i < targets.count; i++)
        point->ways[i] = (Way){.condition = targets.items[i].condition,
                               .method = targets.items[i].method,
                               .is_opaque = targets.items[i].is_opaque};
    return targets.count ? STEP_FORKS : STEP_STOPS;
}

// What a call without a body to follow does is known at once.
static void pass_call(Symex *symex, StepPoint *point, const IrInstruction *instruction,
                      Outcome outcome) {
    const IrCall *call = instruction->detail.call;
    Frame *frame = &point->frame->frame;
    point->index++;
    if (analysis_builtin(symex->lowering, call->method) == BUILTIN_EXIT) {
        point->is_exited = true;
        return;
    }
    if (!state_is_dead(&outcome.returned)) {
        register_set(symex, frame, &outcome.returned, call->exception, object_reference(symex, 0));
        if (instruction->result && outcome.result)
            register_set(symex, frame, &outcome.returned, instruction->result, outcome.result);
    }
    if (!state_is_dead(&outcome.thrown))
        register_set(symex, frame, &outcome.thrown, call->exception, outcome.exception);
    bool was_dead = state_is_dead(&point->state);
    // Of an execution that is followed though there is none, any outcome will do.
    point->state = was_dead && !radix_is_empty(&outcome.returned.values)
                       ? outcome.returned
                       : state_merge(symex, outcome.returned, outcome.thrown);
    point->is_lost = was_dead ? radix_is_empty(&point->state.values) : state_is_dead(&point->state);
}

static void take_call(Symex *symex, StepPoint *point, const Way *way) {
    const IrInstruction *instruction = step_instruction(point);
    Outcome outcome;
    symex->execution->call_type = instruction->detail.call->type;
    if (way->is_opaque) {
        pass_call(symex, point, instruction,
                  execute_opaque(symex, &point->frame->frame, way->method, point->state,
                                 point->arguments, instruction->span));
        return;
    }
    IrMethod *body = call_body(symex, &point->frame->frame, way->method, &point->state,
                               point->arguments, instruction->span, &outcome);
    if (!body) {
        pass_call(symex, point, instruction, outcome);
        return;
    }
    symex->execution->call_site = instruction->span;
    StepFrame *frame = new_frame(symex, point->frame, body, &point->state, point->arguments,
                                 instruction->detail.call->count);
    frame->call = instruction;
    if (way->method->owner->unit && way->method->owner->unit->is_library)
        frame->library_call =
            point->frame->library_call.begin ? point->frame->library_call : instruction->span;
    frame->block = point->block;
    frame->index = point->index + 1;
    point->frame = frame;
    point->block = 0;
    point->index = 0;
    point->is_entering = true;
    point->last_reached = 0;
}

// ---- Steps

static StepKind branch(Symex *symex, StepPoint *point, const IrInstruction *instruction) {
    Term condition = register_get(symex, &point->frame->frame, &point->state, instruction->a);
    point->way_count = 2;
    point->ways = arena_array(symex->arena, 2, sizeof(Way));
    point->ways[0] = (Way){.condition = condition, .block = instruction->detail.targets[0]};
    point->ways[1] =
        (Way){.condition = term_not(condition), .block = instruction->detail.targets[1]};
    return STEP_FORKS;
}

static StepKind leave(Symex *symex, StepPoint *point, const IrInstruction *instruction) {
    Frame *frame = &point->frame->frame;
    bool throws = instruction->operation == IR_THROW;
    Term result = TERM_NONE, exception = TERM_NONE;
    if (throws)
        exception = register_get(symex, frame, &point->state, instruction->a);
    else if (frame->method->result)
        result = register_get(symex, frame, &point->state, frame->method->result);
    if (point->frame->caller) {
        leave_call(symex, point, result, exception);
        return STEP_GOES_ON;
    }
    point->result = result;
    point->exception = exception;
    return throws ? STEP_THROWS : STEP_RETURNS;
}

static StepKind terminate(Symex *symex, StepPoint *point, const IrInstruction *instruction) {
    trace_terminator(symex, &point->frame->frame, &point->state, step_block(point));
    if (instruction->operation == IR_STOP)
        return STEP_STOPS;
    if (instruction->operation == IR_BRANCH)
        return branch(symex, point, instruction);
    if (instruction->operation == IR_JUMP) {
        go_to(symex, point, instruction->detail.targets[0]);
        return STEP_GOES_ON;
    }
    return leave(symex, point, instruction);
}

StepKind step_next(Symex *symex, StepPoint *point) {
    if (point->is_exited)
        return STEP_EXITS;
    if (point->is_thrown)
        return STEP_THROWS;
    if (point->is_starting)
        return start_ways(symex, point);
    if (point->is_lost || is_out_of_time(symex))
        return STEP_STOPS;
    bool was_dead = state_is_dead(&point->state);
    symex->results.library_call = point->frame->library_call;
    restore_loops(symex, point);
    point->last_reached = 0;
    if (point->is_entering) {
        point->is_entering = false;
        if (!enter_block(symex, &point->frame->frame, step_block(point), &point->state) &&
            !was_dead)
            return STEP_STOPS;
    }
    const IrInstruction *instruction = step_instruction(point);
    if (instruction->operation == IR_CALL)
        return begin_call(symex, point);
    if (ir_is_terminator(instruction->operation))
        return terminate(symex, point, instruction);
    execute_instruction(symex, &point->frame->frame, &point->state, step_block(point), instruction);
    point->index++;
    // Where nothing could go on, the values are gone, too.
    bool is_lost = radix_is_empty(&point->state.values) && state_is_dead(&point->state);
    return is_lost || (!was_dead && state_is_dead(&point->state)) ? STEP_STOPS : STEP_GOES_ON;
}

StepPoint *step_take(Symex *symex, const StepPoint *point, uint32_t way) {
    StepPoint *next = ARENA_NEW(symex->arena, StepPoint);
    *next = *point;
    symex->results.library_call = point->frame->library_call;
    restore_loops(symex, point);
    next->way_count = 0;
    next->state = state_assume(symex, point->state, point->ways[way].condition);
    if (point->ways[way].throws)
        throw_at_start(next);
    else if (point->ways[way].method)
        take_call(symex, next, &point->ways[way]);
    else
        go_to(symex, next, point->ways[way].block);
    return next;
}

void step_assume(Symex *symex, StepPoint *point, Term condition) {
    point->state = state_assume(symex, point->state, condition);
}

void step_finish(Symex *symex, const StepPoint *point) {
    Outcome outcome = {.returned = state_dead(), .thrown = state_dead()};
    if (point->exception) {
        outcome.thrown = point->state;
        outcome.exception = point->exception;
    } else {
        outcome.returned = point->state;
        outcome.result = point->result;
    }
    symex->results.library_call = (Span){0, 0};
    symex->execution->loop_frame = NULL;
    method_conclude(symex, point->entry, outcome);
}

// ---- Going back

StepMark step_mark(const Symex *symex) {
    const Results *results = &symex->results;
    return (StepMark){.objects = symex->heap.objects.count,
                      .locations = symex->heap.next_location,
                      .obligations = results->obligations.count,
                      .instances = results->instances.count,
                      .cuts = results->cuts.count,
                      .unmodelled = results->unmodelled.count,
                      .trace = results->trace.count,
                      .choices = results->choices.count,
                      .answers = symex->execution->answers.count};
}

static uint32_t greater(uint32_t a, uint32_t b) {
    return a > b ? a : b;
}

// What holds of every execution stays: it was noted when it was first met, and only then.
static void drop_unmodelled(Symex *symex, uint32_t count) {
    uint32_t kept = count;
    for (uint32_t i = count; i < symex->results.unmodelled.count; i++)
        if (symex->results.unmodelled.items[i].condition == TERM_TRUE)
            symex->results.unmodelled.items[kept++] = symex->results.unmodelled.items[i];
    symex->results.unmodelled.count = kept;
}

void step_go_back(Symex *symex, StepMark mark) {
    symex->heap.objects.count = greater(mark.objects, symex->heap.pinned_objects);
    symex->heap.next_location = greater(mark.locations, symex->heap.pinned_locations);
    symex->heap.initial.count = symex->heap.next_location;
    StepRangeList *frames = &symex->execution->step_frames;
    while (frames->count && vector_last(frames).end > symex->heap.next_location)
        frames->count--;
    symex->results.obligations.count = mark.obligations;
    symex->results.instances.count = mark.instances;
    if (symex->results.told_instances > mark.instances)
        symex->results.told_instances = mark.instances;
    symex->results.cuts.count = mark.cuts;
    symex->results.trace.count = mark.trace;
    symex->results.choices.count = mark.choices;
    symex->execution->answers.count = mark.answers;
    drop_unmodelled(symex, mark.unmodelled);
}

// ---- Asking

SolverAnswer step_ask(Symex *symex, const Term *terms, uint32_t count) {
    for (; symex->results.assumed < symex->results.assumptions.count; symex->results.assumed++)
        solver_assert(symex->solver, symex->results.assumptions.items[symex->results.assumed]);
    SolverAnswer answer = solver_check(symex->solver, terms, count, symex->deadline);
    if (answer == SOLVER_UNKNOWN)
        symex->execution->out_of_time = true;
    return answer;
}

void step_use_solver(Symex *symex, Solver *solver) {
    symex->solver = solver;
    symex->results.assumed = 0;
}
