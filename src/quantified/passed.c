// What an execution has passed on its way: labels, for \old(e, label), and the beginnings of
// statements with a contract that are under way.
//
// The list is part of the state. Where ways meet, what each of them has passed is merged as the
// states are; of what not all of them have passed, nothing is known.
#include "quantified/internal.h"

static bool is_same(const Passed *a, const Passed *b) {
    return a->frame == b->frame && a->node == b->node;
}

static const Passed *find(const Passed *list, const Frame *frame, const Node *node) {
    while (list && (list->frame != frame || list->node != node))
        list = list->outer;
    return list;
}

static const Passed *push(QuantifiedRun *quantified, const Passed *list, Passed passed) {
    Passed *pushed = ARENA_NEW(quantified->arena, Passed);
    *pushed = passed;
    pushed->outer = list;
    return pushed;
}

// The list without one that was passed before.
static const Passed *without(QuantifiedRun *quantified, const Passed *list, const Passed *one) {
    if (!list || list == one)
        return list ? list->outer : NULL;
    return push(quantified, without(quantified, list->outer, one), *list);
}

void quantified_pass(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                     State *state, Node *node) {
    const Passed *last = node->kind == NODE_LABELED
                             ? quantified_passed_label(state, frame, as_Labeled(node)->label)
                             : find(state->passed, frame, node);
    if (last)
        state->passed = without(quantified, state->passed, last);
    Passed passed = {.graph = graph,
                     .frame = frame,
                     .node = node,
                     .before = quantified_state_copy(quantified, state)};
    state->passed = push(quantified, state->passed, passed);
}

const Passed *quantified_passed(const State *state, const Frame *frame, const Node *node) {
    return find(state->passed, frame, node);
}

const Passed *quantified_passed_label(const State *state, const Frame *frame, const Name *label) {
    const Passed *at = state->passed;
    while (at && (at->frame != frame || at->node->kind != NODE_LABELED ||
                  as_Labeled(at->node)->label != label))
        at = at->outer;
    return at;
}

void quantified_leave_passed(QuantifiedRun *quantified, State *state, const Passed *passed) {
    state->passed = without(quantified, state->passed, passed);
}

static const State *before_on_all(QuantifiedRun *quantified, const Passed *one,
                                  State *const *states, const Formula *guards, uint32_t count) {
    State **before = arena_array(quantified->arena, count, sizeof(State *));
    bool is_one = true;
    for (uint32_t i = 0; i < count; i++) {
        const Passed *there = find(states[i]->passed, one->frame, one->node);
        if (!there || !there->before)
            return NULL;
        before[i] = quantified_state_copy(quantified, there->before);
        is_one &= there->before == one->before;
    }
    return is_one ? one->before : quantified_state_merge(quantified, before, guards, count);
}

static const Passed *merged_with(QuantifiedRun *quantified, const Passed *list, const Passed *from,
                                 State *const *states, const Formula *guards, uint32_t count) {
    if (!from)
        return list;
    list = merged_with(quantified, list, from->outer, states, guards, count);
    for (const Passed *at = list; at; at = at->outer)
        if (is_same(at, from))
            return list;
    Passed merged = *from;
    merged.before = before_on_all(quantified, from, states, guards, count);
    return push(quantified, list, merged);
}

const Passed *quantified_merge_passed(QuantifiedRun *quantified, State *const *states,
                                      const Formula *guards, uint32_t count) {
    bool is_one = true;
    const Passed *result = NULL;
    for (uint32_t i = 1; i < count; i++)
        is_one &= states[i]->passed == states[0]->passed;
    if (is_one)
        return states[0]->passed;
    for (uint32_t i = 0; i < count; i++)
        result = merged_with(quantified, result, states[i]->passed, states, guards, count);
    return result;
}

static bool is_passed_in(const Graph *graph, const IrLoop *loop, const Node *label) {
    for (uint32_t i = 0; i < loop->blocks.count; i++) {
        const IrBlock *block = &graph->ir->blocks.items[loop->blocks.items[i]];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *instruction = &block->instructions.items[j];
            const Node *node = instruction->detail.node;
            if (instruction->operation == IR_SPECIFICATION && node->kind == NODE_LABELED &&
                as_Labeled((Node *)node)->label == as_Labeled((Node *)label)->label)
                return true;
        }
    }
    return false;
}

void quantified_forget_passed(QuantifiedRun *quantified, State *state, const IrLoop *loop) {
    for (const Passed *at = state->passed; at; at = at->outer)
        if (at->node->kind == NODE_LABELED && is_passed_in(at->graph, loop, at->node))
            state->passed = without(quantified, state->passed, at);
}
