// From cut point to cut point.
//
// The entry and the head of every loop are cut points. Executions are followed from each of them,
// in reverse postorder, to the next one or to the end of the method. What a loop changes is a new
// variable at its head; everything else keeps the value it had on arrival, as a formula about
// the cut points before. Where too many paths meet, they are merged.
#include "quantified/formulas.h"

#include "sema/specs.h"

#include <string.h>

typedef struct Walk {
    QuantifiedRun *quantified;
    const Run *run;
    uint32_t cut;
    StateList *pending; // by block
    IrBlockId *order;   // blocks in reverse postorder
    uint32_t count;
} Walk;

static void order_blocks(Walk *walk) {
    const IrMethod *ir = walk->run->graph->ir;
    walk->order = arena_array(walk->quantified->arena, ir->blocks.count, sizeof(IrBlockId));
    for (IrBlockId i = 0; i < ir->blocks.count; i++) {
        uint32_t order = ir->blocks.items[i].order;
        if (order == UINT32_MAX)
            continue;
        walk->order[order] = i;
        if (order + 1 > walk->count)
            walk->count = order + 1;
    }
}

static bool is_header(const IrMethod *ir, IrBlockId block) {
    uint32_t loop = ir->blocks.items[block].loop;
    return loop && ir->loops.items[loop - 1].header == block;
}

// ---- User-written clauses of loops

static Evaluation loop_evaluation(QuantifiedRun *quantified, const CutPoint *cut,
                                  const State *state) {
    Evaluation evaluation =
        formula_evaluation_in(quantified, &quantified->graph, cut->frame, state);
    const State *arrived = quantified->loop_frames[cut->index].arrived;
    evaluation.loop = arrived ? arrived : state;
    if (cut->index_register)
        evaluation.count =
            quantified_register_get(quantified, &quantified->graph, state, cut->index_register);
    return evaluation;
}

static void check_clause(QuantifiedRun *quantified, CutPoint *cut, State *state,
                         ExpressionClause *clause, bool is_back) {
    LogicTable *table = quantified->table;
    Evaluation evaluation = loop_evaluation(quantified, cut, state);
    Span span = clause->node.span;
    if (clause->keyword == JML_LOOP_INVARIANT) {
        Formula holds = formula_holds(&evaluation, clause->expression);
        if (!evaluation.failed)
            quantified_add_obligation(quantified, state, holds, OBLIGATION_LOOP_INVARIANT, span,
                                      span,
                                      is_back ? "loop invariant, after an iteration"
                                              : "loop invariant, when the loop is entered");
    }
    if (clause->keyword == JML_DECREASES && is_back) {
        Evaluation before = loop_evaluation(quantified, cut, cut->state);
        SpecValueList last = spec_measure_values(&before, clause->expression);
        SpecValueList now = spec_measure_values(&evaluation, clause->expression);
        Formula less = spec_measure_decreases(&evaluation, clause->expression, &last, &now);
        Formula defined = logic_not(table, logic_or(table, evaluation.undefined, before.undefined));
        if (!evaluation.failed && !before.failed)
            quantified_add_obligation(quantified, state, logic_and(table, less, defined),
                                      OBLIGATION_DECREASES, span, span, "decreases");
    }
}

static void check_clauses(QuantifiedRun *quantified, CutPoint *cut, State *state, bool is_back) {
    const NodeList *clauses = ast_loop_clauses(cut->statement);
    uint32_t first = quantified->obligations.count;
    for (uint32_t i = 0; clauses && i < clauses->count; i++)
        if (clauses->items[i]->kind == NODE_EXPRESSION_CLAUSE)
            check_clause(quantified, cut, state, as_ExpressionClause(clauses->items[i]), is_back);
    for (uint32_t i = first; i < quantified->obligations.count; i++) {
        quantified->obligations.items[i].cut = cut->index;
        quantified->obligations.items[i].is_step = is_back;
    }
}

// What the user wrote is taken as given at the head; it is shown on every way there.
static void assume_clauses(QuantifiedRun *quantified, CutPoint *cut) {
    const NodeList *clauses = ast_loop_clauses(cut->statement);
    for (uint32_t i = 0; clauses && i < clauses->count; i++) {
        if (clauses->items[i]->kind != NODE_EXPRESSION_CLAUSE)
            continue;
        ExpressionClause *clause = as_ExpressionClause(clauses->items[i]);
        if (clause->keyword != JML_LOOP_INVARIANT && clause->keyword != JML_LOOP_INVARIANT_FREE)
            continue;
        Evaluation evaluation = loop_evaluation(quantified, cut, cut->state);
        Formula holds = formula_holds(&evaluation, clause->expression);
        if (!evaluation.failed) {
            quantified_state_fact(quantified, cut->state, holds);
            vector_push(quantified->arena, &cut->given, holds);
        }
    }
}

// ---- Walking

static void reach_cut(Walk *walk, IrBlockId block, State *state) {
    QuantifiedRun *quantified = walk->quantified;
    const IrMethod *ir = quantified->graph.ir;
    uint32_t loop = ir->blocks.items[block].loop;
    CutPoint *to = quantified->cuts.items[loop];
    const CutPoint *from = quantified->cuts.items[walk->cut];
    bool is_back = walk->cut && ir_in_loop(ir, from->block, loop);
    check_clauses(quantified, to, state, is_back);
    Segment segment = {walk->cut, to->index, is_back, state};
    vector_push(quantified->arena, &quantified->segments, segment);
    if (!is_back) {
        Arrival arrival = {walk->cut, state};
        vector_push(quantified->arena, &to->arrivals, arrival);
    }
}

// A cast that type arguments imply does not fail for objects that were there at the start: there,
// type arguments tell the truth. False: it does not fail at all.
static bool may_lie(Walk *walk, IrBlockId target, State *state) {
    QuantifiedRun *quantified = walk->quantified;
    const Graph *graph = walk->run->graph;
    const IrBlock *block = &graph->ir->blocks.items[target];
    if (block->predecessors.count != 1)
        return true;
    const IrBlock *before = &graph->ir->blocks.items[block->predecessors.items[0]];
    for (uint32_t i = before->instructions.count; i-- > 0;) {
        const IrInstruction *instruction = &before->instructions.items[i];
        if (instruction->operation != IR_INSTANCE_OF)
            continue;
        Formula value = quantified_register_get(quantified, graph, state, instruction->a);
        Formula existed = logic_less(quantified->table, value, quantified->pre_state->allocated);
        return quantified_state_assume(quantified, state, logic_not(quantified->table, existed));
    }
    return true;
}

static void go_to(Walk *walk, IrBlockId target, State *state) {
    const Graph *graph = walk->run->graph;
    QuantifiedRun *quantified = walk->quantified;
    if (graph->is_cut_off.items[target]) {
        QuantifiedPlace place = {
            walk->cut,    state->conditions,
            state->facts, vector_last(&graph->ir->blocks.items[target].instructions).span,
            "loop",       NULL,
            true};
        vector_push(quantified->arena, &quantified->truncated, place);
        return;
    }
    IrCheck check = graph->ir->blocks.items[target].check;
    bool is_implied = check == IR_CHECK_ERASED_CAST || check == IR_CHECK_BRIDGE_CAST;
    if (is_implied && (quantified->options.scope || quantified->is_unchecked)) {
        quantified_add_unmodelled(quantified, state,
                                  graph->ir->blocks.items[target].instructions.items[0].span,
                                  "a cast that type arguments imply, and that may fail");
        return;
    }
    if (is_implied && !may_lie(walk, target, state))
        return;
    if (is_header(graph->ir, target) && !walk->run->is_inner)
        reach_cut(walk, target, state);
    else
        vector_push(quantified->arena, &walk->pending[target], state);
}

static void leave_block(Walk *walk, const Frame *frame, State *state,
                        const IrInstruction *terminator) {
    QuantifiedRun *quantified = walk->quantified;
    const Graph *graph = walk->run->graph;
    (void)frame;
    switch ((int)terminator->operation) {
    case IR_JUMP: go_to(walk, terminator->detail.targets[0], state); return;
    case IR_BRANCH: {
        Formula condition = quantified_register_get(quantified, graph, state, terminator->a);
        State *other = quantified_state_copy(quantified, state);
        if (quantified_state_assume(quantified, state, condition))
            go_to(walk, terminator->detail.targets[0], state);
        if (quantified_state_assume(quantified, other, logic_not(quantified->table, condition)))
            go_to(walk, terminator->detail.targets[1], other);
        return;
    }
    case IR_RETURN:
        walk->run->exit(quantified, walk->run->context, state, false,
                        graph->ir->result
                            ? quantified_register_get(quantified, graph, state, graph->ir->result)
                            : FORMULA_NONE);
        return;
    case IR_THROW:
        walk->run->exit(quantified, walk->run->context, state, true,
                        quantified_register_get(quantified, graph, state, terminator->a));
        return;
    default: // STOP: no execution gets here
        return;
    }
}

static void execute_from(Walk *walk, IrBlockId block, uint32_t first, State *state) {
    QuantifiedRun *quantified = walk->quantified;
    const Graph *graph = walk->run->graph;
    const Frame *frame = graph->frame_of.items[block];
    const IrBlock *at = &graph->ir->blocks.items[block];
    const Entered *entered = first ? NULL : graph->entered.items[block];
    if (entered)
        quantified_check_entered(quantified, graph, state, entered);
    for (uint32_t i = first; i < at->instructions.count; i++) {
        const IrInstruction *instruction = &at->instructions.items[i];
        if (ir_is_terminator(instruction->operation)) {
            leave_block(walk, frame, state, instruction);
            return;
        }
        if (instruction->operation == IR_CALL) {
            StateList after = {0};
            quantified_execute_call(quantified, graph, frame, state, instruction, &after);
            for (uint32_t j = 0; j < after.count; j++)
                execute_from(walk, block, i + 1, after.items[j]);
            return;
        }
        if (!quantified_execute_instruction(quantified, graph, frame, at, state, instruction))
            return;
    }
}

static void execute_block(Walk *walk, IrBlockId block) {
    QuantifiedRun *quantified = walk->quantified;
    StateList *states = &walk->pending[block];
    if (states->count > quantified->options.most_paths) {
        Formula *guards = arena_array(quantified->arena, states->count, sizeof(Formula));
        for (uint32_t i = 0; i < states->count; i++)
            guards[i] = quantified_way(quantified, &states->items[i]->conditions);
        State *merged = quantified_state_merge(quantified, states->items, guards, states->count);
        states->count = 0;
        vector_push(quantified->arena, states, merged);
    }
    const Graph *graph = walk->run->graph;
    if (!walk->run->is_inner)
        quantified->loop = graph->ir->blocks.items[block].loop;
    if (!walk->run->is_inner && graph->loops_around.count) {
        quantified->unrolled = graph->loops_around.items[block];
        quantified->is_repeated = graph->is_repeated.items[block];
    }
    for (uint32_t i = 0; i < states->count; i++)
        execute_from(walk, block, 0, states->items[i]);
}

bool quantified_run_from(QuantifiedRun *quantified, const Run *run, IrBlockId block, State *state,
                         uint32_t cut) {
    Walk walk = {.quantified = quantified, .run = run, .cut = cut};
    if (run->is_inner && run->graph->ir->loops.count)
        return false;
    order_blocks(&walk);
    walk.pending = arena_array(quantified->arena, run->graph->ir->blocks.count, sizeof(StateList));
    uint32_t outer = quantified->current;
    quantified->current = cut;
    vector_push(quantified->arena, &walk.pending[block], state);
    for (uint32_t i = run->graph->ir->blocks.items[block].order; i < walk.count; i++)
        if (walk.pending[walk.order[i]].count && !quantified_is_over(quantified))
            execute_block(&walk, walk.order[i]);
    quantified->current = outer;
    return true;
}

// ---- What a loop changes

typedef struct Changes {
    bool *registers;
    VECTOR(uint32_t) slots;
    bool everything;
    bool allocates;
} Changes;

static void change_slot(QuantifiedRun *quantified, Changes *changes, uint32_t slot) {
    for (uint32_t i = 0; i < changes->slots.count; i++)
        if (changes->slots.items[i] == slot)
            return;
    vector_push(quantified->arena, &changes->slots, slot);
}

static void change_elements(QuantifiedRun *quantified, Changes *changes, IrRegister array,
                            IrType type) {
    Variable *variable = quantified->graph.ir->registers.items[array].variable;
    if (variable && variable->type->kind == TYPE_ARRAY) {
        change_slot(quantified, changes,
                    quantified_slot_of_elements(quantified,
                                                quantified_element_kind(variable->type->element)));
        return;
    }
    static const TypeKind ints[] = {TYPE_BYTE, TYPE_SHORT, TYPE_CHAR, TYPE_INT};
    if (type == IR_INT)
        for (size_t i = 0; i < sizeof ints / sizeof ints[0]; i++)
            change_slot(quantified, changes, quantified_slot_of_elements(quantified, ints[i]));
    if (type == IR_LONG)
        change_slot(quantified, changes, quantified_slot_of_elements(quantified, TYPE_LONG));
    if (type == IR_FLOAT)
        change_slot(quantified, changes, quantified_slot_of_elements(quantified, TYPE_FLOAT));
    if (type == IR_DOUBLE)
        change_slot(quantified, changes, quantified_slot_of_elements(quantified, TYPE_DOUBLE));
    if (type == IR_BOOL)
        change_slot(quantified, changes, quantified_slot_of_elements(quantified, TYPE_BOOLEAN));
    if (type == IR_REF)
        change_slot(quantified, changes, quantified_slot_of_elements(quantified, TYPE_CLASS));
}

static void change_new(QuantifiedRun *quantified, Changes *changes,
                       const IrInstruction *instruction) {
    changes->allocates = true;
    if (instruction->operation == IR_NEW_ARRAY) {
        Type *type = instruction->detail.type;
        change_slot(
            quantified, changes,
            quantified_slot_of_elements(quantified, quantified_element_kind(type->element)));
        return;
    }
    VariableList fields = {0};
    quantified_class_fields(quantified, instruction->detail.class_symbol, &fields);
    for (uint32_t i = 0; i < fields.count; i++)
        change_slot(quantified, changes, quantified_slot_of_field(quantified, fields.items[i]));
}

static void change_text(QuantifiedRun *quantified, Changes *changes) {
    changes->allocates = true;
    VariableList fields = {0};
    quantified_class_fields(quantified, sema_types(quantified->sema)->string->class_symbol,
                            &fields);
    for (uint32_t i = 0; i < fields.count; i++)
        change_slot(quantified, changes, quantified_slot_of_field(quantified, fields.items[i]));
}

static void change_set(QuantifiedRun *quantified, Changes *changes, const Frame *frame,
                       Node *node) {
    Node *set = node->kind == NODE_JML_STATEMENT && as_JmlStatement(node)->keyword == JML_SET
                    ? as_JmlStatement(node)->condition
                    : NULL;
    Node *target = set ? spec_set_target(set) : NULL;
    Variable *variable = node->kind == NODE_VARIABLE ? as_VariableDeclaration(node)->symbol
                         : target && target->kind == NODE_NAME ? as_NameExpression(target)->variable
                         : target && target->kind == NODE_FIELD ? as_FieldAccess(target)->variable
                                                                : NULL;
    uintptr_t reg = variable ? (uintptr_t)map_get(&frame->method->register_of, variable) : 0;
    if (reg)
        changes->registers[frame->base + reg] = true;
    else if (variable && variable->kind == VARIABLE_FIELD)
        change_slot(quantified, changes, quantified_slot_of_field(quantified, variable));
}

static void change_call(QuantifiedRun *quantified, Changes *changes, const IrCall *call) {
    changes->registers[call->exception] = true;
    changes->allocates = true;
    SlotNumbers slots = {0};
    if (!quantified_call_changes(quantified, call->method, &slots)) {
        changes->everything = true;
        return;
    }
    if (quantified->version_slot && !method_is_pure(quantified->sema, call->method))
        change_slot(quantified, changes, quantified->version_slot - 1);
    for (uint32_t i = 0; i < slots.count; i++)
        change_slot(quantified, changes, slots.items[i]);
}

static Changes changes_of(QuantifiedRun *quantified, const IrLoop *loop) {
    const IrMethod *ir = quantified->graph.ir;
    Changes changes = {.registers =
                           arena_array(quantified->arena, ir->registers.count, sizeof(bool))};
    for (uint32_t i = 0; i < loop->blocks.count; i++) {
        IrBlockId block = loop->blocks.items[i];
        const IrBlock *at = &ir->blocks.items[block];
        for (uint32_t j = 0; j < at->instructions.count; j++) {
            const IrInstruction *instruction = &at->instructions.items[j];
            IrOperation operation = instruction->operation;
            if (operation == IR_STORE_ELEMENT)
                change_elements(quantified, &changes, instruction->a,
                                ir->registers.items[instruction->result].type);
            else if (instruction->result)
                changes.registers[instruction->result] = true;
            if (operation == IR_STORE)
                change_slot(quantified, &changes,
                            quantified_slot_of_field(quantified, instruction->detail.field));
            if (operation == IR_NEW || operation == IR_NEW_ARRAY)
                change_new(quantified, &changes, instruction);
            if (operation == IR_TEXT || operation == IR_CONCATENATE)
                change_text(quantified, &changes);
            if (operation == IR_CALL)
                change_call(quantified, &changes, instruction->detail.call);
            if (operation == IR_SPECIFICATION)
                change_set(quantified, &changes, quantified->graph.frame_of.items[block],
                           instruction->detail.node);
        }
    }
    if (changes.slots.count && quantified->version_slot)
        change_slot(quantified, &changes, quantified->version_slot - 1);
    return changes;
}

// ---- Cut points

static void add_variable(QuantifiedRun *quantified, CutPoint *cut, Formula variable, uint32_t reg,
                         uint32_t slot) {
    vector_push(quantified->arena, &cut->variables, variable);
    vector_push(quantified->arena, &cut->registers, reg);
    vector_push(quantified->arena, &cut->slots, slot);
}

static void havoc_registers(QuantifiedRun *quantified, CutPoint *cut, const Changes *changes) {
    State *state = cut->state;
    for (uint32_t i = 1; i < state->register_count; i++) {
        if (!changes->registers[i] || !state->registers[i])
            continue;
        const IrRegisterInfo *info = &quantified->graph.ir->registers.items[i];
        Formula variable =
            quantified_fresh_variable(quantified, quantified_sort_of_ir(quantified, info->type),
                                      info->variable ? info->variable->name->text : "t");
        state->registers[i] = variable;
        add_variable(quantified, cut, variable, i, 0);
        if (info->variable)
            quantified_note_value(quantified, state, variable, info->variable->type);
        else if (info->type == IR_REF)
            quantified_state_fact(quantified, state,
                                  logic_less(quantified->table, variable, state->allocated));
    }
}

static void havoc(QuantifiedRun *quantified, CutPoint *cut, const Changes *changes) {
    State *state = cut->state;
    LogicTable *table = quantified->table;
    if (changes->allocates) {
        Formula before = state->allocated;
        state->allocated = quantified_fresh_variable(quantified, SORT_REF, "allocated");
        quantified_state_fact(quantified, state, logic_less_equal(table, before, state->allocated));
        add_variable(quantified, cut, state->allocated, 0, 0);
    }
    if (changes->everything) {
        state->epoch = ++quantified->epochs;
        state->heap_count = 0;
        cut->everything = true;
    }
    for (uint32_t i = 0; i < changes->slots.count && !changes->everything; i++) {
        uint32_t slot = changes->slots.items[i];
        Formula variable = quantified_fresh_variable(quantified, quantified->slots.items[slot].sort,
                                                     quantified->slots.items[slot].name);
        quantified_slot_set(quantified, state, slot, variable);
        add_variable(quantified, cut, variable, 0, slot + 1);
    }
    havoc_registers(quantified, cut, changes);
}

static void merge_arrivals(QuantifiedRun *quantified, CutPoint *cut) {
    uint32_t count = cut->arrivals.count;
    State **states = arena_array(quantified->arena, count, sizeof(State *));
    Formula *guards = arena_array(quantified->arena, count, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++) {
        const Arrival *arrival = &cut->arrivals.items[i];
        states[i] = arrival->state;
        guards[i] = logic_and(quantified->table, quantified->cuts.items[arrival->from]->guard,
                              quantified_conjunction(quantified, &arrival->state->conditions));
    }
    cut->guard = logic_or_all(quantified->table, guards, count);
    cut->state = quantified_state_copy(quantified,
                                       quantified_state_merge(quantified, states, guards, count));
    cut->state->conditions = (FormulaList){0};
    cut->state->facts = (FormulaList){0};
}

static void find_foreach(QuantifiedRun *quantified, CutPoint *cut) {
    const IrBlock *header = &quantified->graph.ir->blocks.items[cut->block];
    for (uint32_t i = 0; i < header->instructions.count; i++)
        if (header->instructions.items[i].operation == IR_SPECIFICATION &&
            header->instructions.items[i].detail.node == cut->statement) {
            cut->index_register = header->instructions.items[i].a;
            cut->array_register = header->instructions.items[i].b;
        }
}

static void make_cuts(QuantifiedRun *quantified) {
    const IrMethod *ir = quantified->graph.ir;
    CutPoint *entry = ARENA_NEW(quantified->arena, CutPoint);
    entry->frame = quantified->graph.frame_of.items[0];
    entry->guard = FORMULA_TRUE;
    vector_push(quantified->arena, &quantified->cuts, entry);
    for (uint32_t i = 0; i < ir->loops.count; i++) {
        const IrLoop *loop = &ir->loops.items[i];
        CutPoint *cut = ARENA_NEW(quantified->arena, CutPoint);
        cut->index = i + 1;
        cut->loop = i + 1;
        cut->block = loop->header;
        cut->statement = loop->statement;
        cut->span = loop->span;
        cut->parent = loop->parent;
        cut->frame = quantified->graph.frame_of.items[loop->header];
        cut->guard = FORMULA_FALSE;
        find_foreach(quantified, cut);
        vector_push(quantified->arena, &quantified->cuts, cut);
    }
}

static void exit_method(QuantifiedRun *quantified, void *context, State *state, bool is_thrown,
                        Formula value) {
    (void)context;
    if (is_thrown)
        quantified_check_thrown(quantified, state, value);
    else
        quantified_check_returned(quantified, state, value);
}

// Loops come in reverse postorder: whoever arrives at one was executed before.
void quantified_find_cuts(QuantifiedRun *quantified, State *state) {
    make_cuts(quantified);
    Run run = {.graph = &quantified->graph, .exit = exit_method};
    quantified->cuts.items[0]->state = quantified_state_copy(quantified, state);
    quantified->loop_frames =
        arena_array(quantified->arena, quantified->cuts.count, sizeof(LoopFrame));
    quantified_run_from(quantified, &run, 0, quantified_state_copy(quantified, state), 0);
    for (uint32_t i = 1; i < quantified->cuts.count; i++) {
        CutPoint *cut = quantified->cuts.items[i];
        if (!cut->arrivals.count)
            continue;
        const IrLoop *loop = &quantified->graph.ir->loops.items[cut->loop - 1];
        merge_arrivals(quantified, cut);
        Changes changes = changes_of(quantified, loop);
        quantified_forget_passed(quantified, cut->state, loop);
        Evaluation arrived = loop_evaluation(quantified, cut, cut->state);
        quantified_loop_frame_read(quantified, cut, &arrived);
        havoc(quantified, cut, &changes);
        quantified_loop_frame_assume(quantified, cut, changes.allocates);
        assume_clauses(quantified, cut);
        quantified_run_from(quantified, &run, cut->block,
                            quantified_state_copy(quantified, cut->state), i);
    }
}

Formula quantified_at(QuantifiedRun *quantified, const CutPoint *cut, Formula formula,
                      const QuantifiedState *state) {
    uint32_t slots = cut->everything ? quantified->slots.count : 0;
    uint32_t count = cut->variables.count;
    Formula *from = arena_array(quantified->arena, count + slots, sizeof(Formula));
    Formula *to = arena_array(quantified->arena, count + slots, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++) {
        from[i] = cut->variables.items[i];
        to[i] = cut->registers.items[i] ? quantified_register_get(quantified, &quantified->graph,
                                                                  state, cut->registers.items[i])
                : cut->slots.items[i]
                    ? quantified_slot_get(quantified, state, cut->slots.items[i] - 1)
                    : state->allocated;
    }
    for (uint32_t i = 0; i < slots; i++) {
        from[count + i] = quantified_slot_get(quantified, cut->state, i);
        to[count + i] = quantified_slot_get(quantified, state, i);
    }
    return logic_substitute(quantified->table, formula, from, to, count + slots);
}

Formula quantified_moved(QuantifiedRun *quantified, Formula formula, const QuantifiedState *from,
                         const QuantifiedState *to) {
    uint32_t count = quantified->slots.count;
    Formula *before = arena_array(quantified->arena, count + 1, sizeof(Formula));
    Formula *after = arena_array(quantified->arena, count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++) {
        before[i] = quantified_slot_get(quantified, from, i);
        after[i] = quantified_slot_get(quantified, to, i);
    }
    return logic_substitute(quantified->table, formula, before, after, count);
}

Formula quantified_expression(QuantifiedRun *quantified, const CutPoint *cut, Node *expression,
                              Formula result) {
    Evaluation evaluation = loop_evaluation(quantified, cut, cut->state);
    evaluation.result = result;
    quantified->repeating++;
    Formula value = formula_value(&evaluation, expression);
    quantified->repeating--;
    return evaluation.failed ? FORMULA_NONE : value;
}
