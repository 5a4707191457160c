// Loops cut by their invariants (--loops invariant): instead of every iteration,
// any one of them.
//
// The invariant is checked when the loop is reached. Then everything that the
// loop may change gets any value that the invariant allows, and the body is
// executed once: executions that leave the loop go on from there, and those that
// come back to its head must have kept the invariant.
//
// What the loop may change: the local variables that it assigns, and of the heap
// what its assignable clause says, which is checked, or what the code in it can
// assign (effects.c). Fields that must not be null are part of the invariant.
#include "symex/loop_frame.h"

#include "analysis/analysis.h"
#include "sema/nullness.h"
#include "sema/queries.h"
#include "symex/answers.h"
#include "symex/havoc.h"
#include "symex/ground.h"

static bool has_invariant(Node *statement) {
    const NodeList *clauses = ast_loop_clauses(statement);
    for (uint32_t i = 0; clauses && i < clauses->count; i++)
        if (clauses->items[i]->kind == NODE_EXPRESSION_CLAUSE &&
            as_ExpressionClause(clauses->items[i])->keyword == JML_LOOP_INVARIANT)
            return true;
    return false;
}

// The instruction that stands for the clauses, at the head.
static const IrInstruction *head_of(const IrMethod *method, const IrLoop *loop) {
    const IrBlock *block = &method->blocks.items[loop->header];
    for (uint32_t i = 0; i < block->instructions.count; i++)
        if (block->instructions.items[i].operation == IR_SPECIFICATION &&
            block->instructions.items[i].detail.node == loop->statement)
            return &block->instructions.items[i];
    return NULL;
}

bool is_cut_by_invariant(Symex *symex, const IrMethod *method, uint32_t loop) {
    const IrLoop *info = &method->loops.items[loop - 1];
    if (symex->scope.loops != LOOPS_INVARIANT || symex->mode.quiet || symex->statics.initializing ||
        symex->execution->run_options.assumes_contracts || accesses_matter(symex) ||
        !info->statement || !has_invariant(info->statement))
        return false;
    const IrInstruction *head = head_of(method, info);
    // No invariant can speak of the iterator of a loop over a collection.
    return head && (info->statement->kind != NODE_FOREACH || head->b);
}

// ---- Registers

typedef struct Registers {
    const IrMethod *method;
    bool *is_set; // by register
} Registers;

static void note_local(void *context, Variable *variable) {
    Registers *registers = context;
    uintptr_t reg = (uintptr_t)map_get(&registers->method->register_of, variable);
    if (reg)
        registers->is_set[reg] = true;
}

static void note_results(Registers *registers, const IrBlock *block) {
    for (uint32_t i = 0; i < block->instructions.count; i++) {
        const IrInstruction *instruction = &block->instructions.items[i];
        if (instruction->operation != IR_STORE_ELEMENT)
            registers->is_set[instruction->result] = true;
        if (instruction->operation == IR_CALL)
            registers->is_set[instruction->detail.call->exception] = true;
        if (instruction->operation == IR_SPECIFICATION)
            each_set_target(instruction->detail.node, note_local, registers);
    }
}

// Those without a name hold a value from one iteration to the next only as \count.
static bool is_carried(const IrMethod *method, const IrInstruction *head, IrRegister reg) {
    return method->registers.items[reg].variable || reg == head->a;
}

static Type *register_type(Symex *symex, const IrRegisterInfo *info) {
    TypeTable *types = sema_types(symex->sema);
    if (info->variable)
        return info->variable->type;
    return info->type == IR_REF      ? types->object
           : info->type == IR_BOOL   ? type_primitive(types, TYPE_BOOLEAN)
           : info->type == IR_LONG   ? type_primitive(types, TYPE_LONG)
           : info->type == IR_FLOAT  ? type_primitive(types, TYPE_FLOAT)
           : info->type == IR_DOUBLE ? type_primitive(types, TYPE_DOUBLE)
                                     : type_primitive(types, TYPE_INT);
}

static void open_register(Havoc *havoc, IrRegister reg) {
    Symex *symex = havoc->symex;
    const IrRegisterInfo *info = &havoc->frame->method->registers.items[reg];
    Term old = state_get(symex, havoc->state, havoc->frame->base + reg);
    Variable *variable = info->variable;
    Type *type = register_type(symex, info);
    Term value =
        havoc_value(havoc, type, variable && variable->name ? variable->name->text : "index");
    havoc_set(havoc, havoc->frame->base + reg, type, value);
    if (!variable || !old)
        return;
    State changed =
        state_assume(symex, *havoc->state, term_not(term_equal(symex->terms, value, old)));
    add_trace(symex, havoc->frame, &changed, havoc->span, variable, TERM_NONE, TERM_NONE, value);
    vector_last(&symex->results.trace).is_open = true;
}

// ---- The heap

typedef struct LoopExtent {
    const LoopFrame *frame; // with its clause, or NULL
    const Effects *effects;
} LoopExtent;

static Term field_changes(Symex *symex, void *context, uint32_t object, Variable *field) {
    const LoopExtent *extent = context;
    if (query_is_made_up(field) || is_exception_field(symex, field) ||
        (field->modifiers & MODIFIER_FINAL) || analysis_is_set_once(symex->lowering, field))
        return TERM_FALSE;
    if (!extent->effects->is_open && !map_get(&extent->effects->fields, field))
        return TERM_FALSE;
    return extent->frame
               ? loop_frame_has_field(symex, extent->frame,
                                      object ? object_reference(symex, object) : TERM_NONE, field)
               : TERM_TRUE;
}

static Term element_changes(Symex *symex, void *context, uint32_t array, uint32_t index) {
    const LoopExtent *extent = context;
    Object object = symex->heap.objects.items[array];
    if (!extent->effects->is_open && !extent->effects->elements[value_type(object.type->element)])
        return TERM_FALSE;
    Term at = java_constant(symex, IR_INT, index);
    Term used = term_slt(symex->terms, at, object.length);
    Term has = extent->frame ? loop_frame_has_element(symex, extent->frame,
                                                      object_reference(symex, array), at)
                             : TERM_TRUE;
    return term_and(symex->terms, has, used);
}

static const ObjectSet *reached_by_loop(Symex *symex, const Frame *frame, const State *state) {
    uint32_t count = frame->method->registers.count;
    Term *roots = arena_array(symex->arena, count, sizeof(Term));
    for (uint32_t i = 1; i < count; i++)
        if (frame->method->registers.items[i].type == IR_REF)
            roots[i] = state_get(symex, state, frame->base + i);
    return havoc_read(symex, state, roots, count);
}

// By object: in reach, and there.
static const Term *visible_to_loop(const Havoc *havoc) {
    Symex *symex = havoc->symex;
    Term *visible = arena_array(symex->arena, symex->heap.objects.count, sizeof(Term));
    for (uint32_t i = 0; i < symex->heap.objects.count; i++) {
        const Object *object = &symex->heap.objects.items[i];
        bool is_meant = i >= havoc->first_fresh || object_set_has(havoc->reached, i);
        visible[i] = !i || !is_meant      ? TERM_FALSE
                     : object->is_initial ? object_exists(symex, i)
                     : object->created    ? object->created
                                          : TERM_TRUE;
    }
    return visible;
}

// ---- The invariant

static bool is_assumed(JmlKeyword keyword) {
    return keyword == JML_LOOP_INVARIANT || keyword == JML_LOOP_INVARIANT_FREE;
}

static void give_invariants(Symex *symex, Frame *frame, const State *state,
                            const IrInstruction *head) {
    const NodeList *clauses = ast_loop_clauses(head->detail.node);
    for (uint32_t i = 0; i < clauses->count; i++) {
        if (clauses->items[i]->kind != NODE_EXPRESSION_CLAUSE ||
            !is_assumed(as_ExpressionClause(clauses->items[i])->keyword))
            continue;
        Evaluation evaluation = ground_loop_evaluation(symex, frame, state, head);
        give(symex,
             ground_may_hold(&evaluation, as_ExpressionClause(clauses->items[i])->expression));
    }
}

// The index of a loop over an array runs from 0 to its length; \count of others is not negative.
static Term index_holds(Symex *symex, const Frame *frame, const State *state,
                        const IrInstruction *head) {
    if (!head->a)
        return TERM_TRUE;
    TermTable *terms = symex->terms;
    Term index = register_get(symex, frame, state, head->a);
    Term holds = term_sle(terms, java_constant(symex, IR_INT, 0), index);
    if (!head->b)
        return holds;
    Term length = heap_length(symex, register_get(symex, frame, state, head->b));
    return term_and(terms, holds, term_sle(terms, index, length));
}

static void check_non_null(Symex *symex, State *state, const Havoc *havoc, Span span) {
    Term holds = non_null_holds(symex, state, visible_to_loop(havoc), false);
    add_obligation(symex, OBLIGATION_LOOP_INVARIANT,
                   term_and(symex->terms, state->guard, term_not(holds)), span, (Span){0, 0},
                   "loop invariant: null in a field that must not be null");
    *state = state_assume(symex, *state, holds);
}

static bool has_variant(Node *statement) {
    const NodeList *clauses = ast_loop_clauses(statement);
    for (uint32_t i = 0; i < clauses->count; i++)
        if (clauses->items[i]->kind == NODE_EXPRESSION_CLAUSE &&
            as_ExpressionClause(clauses->items[i])->keyword == JML_DECREASES)
            return true;
    return false;
}

// ---- The loop

// The local variables that an iteration hands to the next: assigned in the loop, and before it.
static const bool *carried_registers(Symex *symex, const Frame *frame, const State *state,
                                     const IrLoop *info, const IrInstruction *head) {
    const IrMethod *method = frame->method;
    Registers registers = {method,
                           arena_array(symex->arena, method->registers.count, sizeof(bool))};
    for (uint32_t i = 0; i < info->blocks.count; i++)
        note_results(&registers, &method->blocks.items[info->blocks.items[i]]);
    for (IrRegister reg = 1; reg < method->registers.count; reg++)
        registers.is_set[reg] &= is_carried(method, head, reg) &&
                                 state_get(symex, state, frame->base + reg) != TERM_NONE;
    return registers.is_set;
}

static void open_all(Havoc *havoc, const LoopFrame *loop_frame, uint32_t loop,
                     const IrInstruction *head) {
    Symex *symex = havoc->symex;
    IrMethod *method = havoc->frame->method;
    const bool *is_carried =
        carried_registers(symex, havoc->frame, havoc->state, &method->loops.items[loop - 1], head);
    TypeList types = {0};
    for (IrRegister reg = 1; reg < method->registers.count; reg++)
        if (is_carried[reg])
            vector_push(symex->arena, &types, register_type(symex, &method->registers.items[reg]));
    LoopExtent context = {loop_frame, effects_of_loop(symex, method, loop)};
    Extent extent = {&context, field_changes, element_changes, NULL};
    havoc_heap(havoc, &extent, context.effects, &types);
    for (IrRegister reg = 1; reg < method->registers.count; reg++)
        if (is_carried[reg])
            open_register(havoc, reg);
}

void execute_loop_cut(Symex *symex, Frame *frame, uint32_t loop, const LoopFrame *loop_frame) {
    const IrLoop *info = &frame->method->loops.items[loop - 1];
    const IrInstruction *head = head_of(frame->method, info);
    State *pending = &frame->pending[info->header];
    State state = *pending;
    Havoc havoc = {.symex = symex,
                   .frame = frame,
                   .name = "the loop",
                   .span = info->span,
                   .before = state,
                   .state = &state,
                   .reached = reached_by_loop(symex, frame, &state),
                   .first_fresh = symex->heap.objects.count,
                   .fits = TERM_TRUE};
    check_loop_clauses(symex, frame, &state, head);
    check_non_null(symex, &state, &havoc, info->span);
    Term before = state.guard;
    forget_variants(symex, frame, &state, info->statement);
    uint32_t unmodelled = symex->results.unmodelled.count, trace = symex->results.trace.count;
    open_all(&havoc, loop_frame, loop, head);
    answers_note_action(symex, &state, TERM_NONE, NULL); // some iteration may have
    Term around = given_begin(symex);
    give(symex, index_holds(symex, frame, &state, head));
    give(symex, non_null_holds(symex, &state, visible_to_loop(&havoc), true));
    give_invariants(symex, frame, &state, head);
    state = state_assume(symex, state, given_end(symex, around));
    Term after = state.guard;
    state.guard = havoc_within_scope(&havoc, after);
    havoc_narrow(&havoc, state.guard, &state, NULL);
    ContractCall cut = {.span = info->span,
                        .before = before,
                        .after = after,
                        .unmodelled = restrict_notes(symex, unmodelled, trace, state.guard),
                        .is_endless = !has_variant(info->statement)};
    vector_push(symex->arena, &symex->results.contract_calls, cut);
    *pending = state;
    if (!state_is_dead(pending))
        execute_region(symex, frame, loop);
    if (!state_is_dead(pending)) {
        check_loop_clauses(symex, frame, pending, head);
        havoc.first_fresh = symex->heap.first_created; // whatever was created since
        check_non_null(symex, pending, &havoc, info->span);
    }
    *pending = state_dead();
}
