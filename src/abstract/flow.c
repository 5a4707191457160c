// One graph on states: blocks in their order, each when all that leads to it was executed; a loop
// again and again until nothing is added at its head, then once more with what that came to.
#include "abstract/internal.h"

typedef struct Flow {
    Abstract *abstract;
    const Frame *frame;
    const IrMethod *method;
    State **in;          // by block; NULL: no execution gets there
    State **back;        // by loop: what comes back to its head
    bool *is_unsettled;  // by loop: it is being repeated; what leaves it does not count yet
    IrBlockId *by_order; // blocks
    Outcome outcome;
} Flow;

static bool leaves_unsettled(const Flow *flow, IrBlockId from, const IrBlockId *to) {
    for (uint32_t i = flow->method->blocks.items[from].loop; i;
         i = flow->method->loops.items[i - 1].parent)
        if (flow->is_unsettled[i - 1] && (!to || !ir_in_loop(flow->method, *to, i)))
            return true;
    return false;
}

static void go_to(Flow *flow, IrBlockId from, IrBlockId to, State *state) {
    const IrMethod *method = flow->method;
    if (leaves_unsettled(flow, from, &to)) {
        state_drop(flow->abstract, state);
        return;
    }
    uint32_t loop = method->blocks.items[to].loop;
    bool is_back =
        loop && method->loops.items[loop - 1].header == to && ir_in_loop(method, from, loop);
    State **place = is_back ? &flow->back[loop - 1] : &flow->in[to];
    *place = state_join(flow->abstract, *place, state);
}

static void finish(Flow *flow, IrBlockId from, State *state, IrRegister exception) {
    Abstract *abstract = flow->abstract;
    if (leaves_unsettled(flow, from, NULL)) {
        state_drop(abstract, state);
        return;
    }
    // Register 0 is nobody's: the exception waits there.
    if (exception)
        state->registers.items[flow->frame->base] =
            state->registers.items[flow->frame->base + exception];
    State **place = exception ? &flow->outcome.thrown : &flow->outcome.returned;
    *place = state_join(abstract, *place, state);
}

static void branch(Flow *flow, IrBlockId from, const IrInstruction *at, State *state) {
    Abstract *abstract = flow->abstract;
    Symbol condition = state->registers.items[flow->frame->base + at->a];
    State *otherwise = state_copy(abstract, state);
    if (fact_assume(abstract, state, condition, true))
        go_to(flow, from, at->detail.targets[0], state);
    else
        state_drop(abstract, state);
    if (fact_assume(abstract, otherwise, condition, false))
        go_to(flow, from, at->detail.targets[1], otherwise);
    else
        state_drop(abstract, otherwise);
}

static void execute_from(Flow *flow, IrBlockId block, uint32_t index, State *state);

// What returned and what threw go on separately: the block ends by asking which it was.
static void execute_call(Flow *flow, IrBlockId block, uint32_t index, State *state) {
    Abstract *abstract = flow->abstract;
    const IrInstruction *at = &flow->method->blocks.items[block].instructions.items[index];
    uint32_t base = flow->frame->base;
    Outcome outcome = abstract_call(abstract, state, flow->frame, at);
    if (outcome.returned) {
        if (at->result)
            outcome.returned->registers.items[base + at->result] = outcome.value;
        outcome.returned->registers.items[base + at->detail.call->exception] =
            symbol_constant(abstract, IR_REF, 0);
        execute_from(flow, block, index + 1, outcome.returned);
    }
    if (outcome.thrown) {
        outcome.thrown->registers.items[base + at->detail.call->exception] = outcome.exception;
        execute_from(flow, block, index + 1, outcome.thrown);
    }
}

static bool is_over(Abstract *abstract) {
    enum { STEPS_BETWEEN_LOOKS = 64 };
    if (++abstract->steps % STEPS_BETWEEN_LOOKS == 0 && deadline_is_past(abstract->deadline)) {
        abstract_stop(abstract, (Span){0, 0}, "no answer in the time for it");
        abstract->answer.is_out_of_time = true;
    }
    return abstract->is_stopped;
}

// The class that must have been initialised; NULL: none, or it is so already.
static Class *needed_class(const IrInstruction *at) {
    if (at->operation == IR_INITIALIZE)
        return at->detail.class_symbol;
    bool is_static = (at->operation == IR_LOAD || at->operation == IR_STORE) && !at->a;
    return is_static ? at->detail.field->owner : NULL;
}

// Consumes the state.
static void execute_from(Flow *flow, IrBlockId block, uint32_t index, State *state) {
    Abstract *abstract = flow->abstract;
    const IrBlock *of = &flow->method->blocks.items[block];
    for (uint32_t i = index; i < of->instructions.count && !is_over(abstract); i++) {
        const IrInstruction *at = &of->instructions.items[i];
        Class *needed = needed_class(at);
        switch ((int)at->operation) { // those that go elsewhere
        case IR_CALL: execute_call(flow, block, i, state); return;
        case IR_JUMP: go_to(flow, block, at->detail.targets[0], state); return;
        case IR_BRANCH: branch(flow, block, at, state); return;
        case IR_RETURN: finish(flow, block, state, 0); return;
        case IR_THROW: finish(flow, block, state, at->a); return;
        default: break;
        }
        if (needed)
            state = abstract_initializer(abstract, state, flow->frame, needed, at->span);
        if (!state)
            return;
        if (!abstract_instruction(abstract, state, flow->frame, of, at))
            break;
    }
    state_drop(abstract, state);
}

// ---- Loops

static void run_region(Flow *flow, uint32_t loop);

// Executes the blocks of a loop once, from its head.
static State *run_body(Flow *flow, uint32_t loop, State *head) {
    const IrLoop *of = &flow->method->loops.items[loop - 1];
    for (uint32_t i = 0; i < of->blocks.count; i++) {
        state_drop(flow->abstract, flow->in[of->blocks.items[i]]);
        flow->in[of->blocks.items[i]] = NULL;
    }
    state_drop(flow->abstract, flow->back[loop - 1]);
    flow->back[loop - 1] = NULL;
    flow->in[of->header] = head;
    run_region(flow, loop);
    State *back = flow->back[loop - 1];
    flow->back[loop - 1] = NULL;
    return back;
}

// What holds whenever the head is reached, and what then comes back to it.
static State *settle(Flow *flow, uint32_t loop, const State *entry, State **back) {
    enum { MOST_ROUNDS = 60 };
    Abstract *abstract = flow->abstract;
    State *head = state_copy(abstract, entry);
    for (uint32_t round = 1; !abstract->is_stopped; round++) {
        *back = run_body(flow, loop, state_copy(abstract, head));
        if (!*back)
            return head;
        bool is_same;
        State *wider = state_widen(abstract, head, *back, round, &is_same);
        if (is_same || abstract->is_stopped) {
            state_drop(abstract, wider);
            return head;
        }
        state_drop(abstract, *back);
        *back = NULL;
        state_drop(abstract, head);
        head = wider;
        if (round >= MOST_ROUNDS)
            abstract_stop(abstract, flow->method->loops.items[loop - 1].span,
                          "a loop that does not settle");
    }
    return head;
}

// Bounds that were given up too early come back: what is known is what arrives, and what comes
// back from the widest state.
static void run_loop(Flow *flow, uint32_t loop, State *entry) {
    Abstract *abstract = flow->abstract;
    State *back = NULL;
    flow->is_unsettled[loop - 1] = true;
    abstract->quiet++;
    State *head = settle(flow, loop, entry, &back);
    abstract->quiet--;
    flow->is_unsettled[loop - 1] = false;
    state_drop(abstract, head);
    if (abstract->is_stopped) {
        state_drop(abstract, entry);
        state_drop(abstract, back);
        return;
    }
    state_drop(abstract, run_body(flow, loop, state_join(abstract, entry, back)));
}

static void run_region(Flow *flow, uint32_t loop) {
    const IrMethod *method = flow->method;
    for (uint32_t i = 0; i < method->blocks.count && !flow->abstract->is_stopped; i++) {
        IrBlockId block = flow->by_order[i];
        uint32_t inner = method->blocks.items[block].loop;
        State *state = flow->in[block];
        if (!state)
            continue;
        bool is_head = inner && inner != loop && method->loops.items[inner - 1].header == block &&
                       method->loops.items[inner - 1].parent == loop;
        if (inner != loop && !is_head)
            continue;
        flow->in[block] = NULL;
        if (is_head)
            run_loop(flow, inner, state);
        else
            execute_from(flow, block, 0, state);
    }
}

// ---- A graph

static void sort_blocks(Flow *flow) {
    const IrMethod *method = flow->method;
    uint32_t *order = flow->by_order;
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        uint32_t place = i;
        while (place &&
               method->blocks.items[order[place - 1]].order > method->blocks.items[i].order) {
            order[place] = order[place - 1];
            place--;
        }
        order[place] = i;
    }
}

Outcome flow_execute(Abstract *abstract, State *state, const Frame *frame) {
    const IrMethod *method = frame->method;
    Flow flow = {.abstract = abstract, .frame = frame, .method = method};
    Arena *arena = arena_new();
    flow.in = arena_array(arena, method->blocks.count, sizeof(State *));
    flow.back = arena_array(arena, method->loops.count + 1, sizeof(State *));
    flow.is_unsettled = arena_array(arena, method->loops.count + 1, sizeof(bool));
    flow.by_order = arena_array(arena, method->blocks.count, sizeof(IrBlockId));
    sort_blocks(&flow);
    flow.in[0] = state;
    run_region(&flow, 0);
    for (uint32_t i = 0; i < method->blocks.count; i++)
        state_drop(abstract, flow.in[i]);
    arena_free(arena);
    return flow.outcome;
}
