// Definite assignment through try statements (JLS 16.2.15).
//
// An exception may leave the block anywhere: its handlers know to be assigned
// only what was assigned before, and to be unassigned only what no statement of
// the block assigns.
#include "sema/flow_assign.h"

static void visit_resource(Assignment *state, Node *resource) {
    if (resource->kind != NODE_VARIABLE) {
        assign_expression(state, resource);
        return;
    }
    const VariableDeclaration *declaration = as_VariableDeclaration(resource);
    assign_declare(state, declaration->symbol);
    assign_expression(state, declaration->initializer);
    assign_initialize(state, declaration->symbol);
}

// Walks the resources, the block and the handlers; gives what is known after them.
static Facts walk_guarded(Assignment *state, const Try *statement, Facts before) {
    const FactSpace *space = &state->space;
    for (uint32_t i = 0; i < statement->resources.count; i++)
        visit_resource(state, statement->resources.items[i]);
    assign_statement(state, statement->block);
    variable_set_intersect(space, state->unassigned_in_try, state->now.unassigned);
    Facts after = facts_copy(space, state->now);
    Facts caught = {before.assigned, variable_set_copy(space, state->unassigned_in_try)};
    for (uint32_t i = 0; i < statement->catches.count; i++) {
        const Catch *handler = as_Catch(statement->catches.items[i]);
        facts_set(space, state->now, caught);
        assign_bind(state, handler->parameter);
        assign_statement(state, handler->body);
        facts_meet(space, after, state->now);
    }
    return after;
}

// Jumps that leave the try statement run its `finally` first.
static void pass_jumps(Assignment *state, uint32_t from, uint32_t to) {
    const FactSpace *space = &state->space;
    for (uint32_t i = from; i < to; i++) {
        const Jump *jump = &state->jumps.items[i];
        variable_set_unite(space, jump->facts.assigned, state->now.assigned);
        variable_set_unite(space, jump->when_false.assigned, state->now.assigned);
        variable_set_intersect(space, jump->facts.unassigned, state->now.unassigned);
        variable_set_intersect(space, jump->when_false.unassigned, state->now.unassigned);
    }
}

static void drop_jumps(Assignment *state, uint32_t from, uint32_t to) {
    for (uint32_t i = to; i < state->jumps.count; i++)
        state->jumps.items[from++] = state->jumps.items[i];
    state->jumps.count = from;
}

static void walk_finally(Assignment *state, Node *block, Facts before, Facts after,
                         uint32_t first_jump) {
    const FactSpace *space = &state->space;
    uint32_t end_of_jumps = state->jumps.count;
    variable_set_assign(space, state->now.assigned, before.assigned);
    variable_set_assign(space, state->now.unassigned, state->unassigned_in_try);
    assign_statement(state, block);
    if (!statement_completes(block)) {
        drop_jumps(state, first_jump, end_of_jumps);
        return;
    }
    variable_set_intersect(space, state->now.unassigned, after.unassigned);
    pass_jumps(state, first_jump, end_of_jumps);
    variable_set_unite(space, state->now.assigned, after.assigned);
}

void assign_try(Assignment *state, const Try *statement) {
    const FactSpace *space = &state->space;
    uint64_t *outer = state->unassigned_in_try;
    uint32_t first_jump = state->jumps.count;
    Facts before = facts_copy(space, state->now);
    state->unassigned_in_try = variable_set_copy(space, state->now.unassigned);
    Facts after = walk_guarded(state, statement, before);
    if (statement->finally_block)
        walk_finally(state, statement->finally_block, before, after, first_jump);
    else
        facts_set(space, state->now, after);
    variable_set_intersect(space, outer, state->unassigned_in_try);
    variable_set_intersect(space, outer, state->now.unassigned);
    state->unassigned_in_try = outer;
}
