// From cut point to cut point.
//
// The entry and the head of every loop are cut points. Executions are followed from each of them,
// in reverse postorder, to the next one or to the end of the method. What a loop changes is a new
// variable at its head; everything else keeps the value it had on arrival, as a formula about
// the cut points before. Where too many paths meet, they are merged.
#include "quantified/internal.h"

#include <string.h>

typedef struct Walk {
    HeapEngine *engine;
    const Run *run;
    uint32_t cut;
    StateList *pending; // by block
    IrBlockId *order;   // blocks in reverse postorder
    uint32_t count;
} Walk;

static void order_blocks(Walk *walk) {
    const IrMethod *ir = walk->run->graph->ir;
    walk->order = arena_array(walk->engine->arena, ir->blocks.count, sizeof(IrBlockId));
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

static Spec loop_spec(HeapEngine *engine, const CutPoint *cut, const State *state) {
    Spec spec = {.engine = engine,
                 .graph = &engine->graph,
                 .frame = cut->frame,
                 .state = state,
                 .old = cut->frame->caller ? NULL : engine->pre_state,
                 .guard = FORMULA_TRUE,
                 .undefined = FORMULA_FALSE};
    const IrMethod *method = cut->frame->method;
    if (method->receiver) {
        spec.receiver =
            engine_register_get(engine, &engine->graph, state, cut->frame->base + method->receiver);
        spec.receiver_class = method->class_symbol;
    }
    if (cut->index_register)
        spec.count = engine_register_get(engine, &engine->graph, state, cut->index_register);
    return spec;
}

static void check_clause(HeapEngine *engine, CutPoint *cut, State *state, ExpressionClause *clause,
                         bool is_back) {
    LogicTable *table = engine->table;
    Spec spec = loop_spec(engine, cut, state);
    Span span = clause->node.span;
    if (clause->keyword == JML_LOOP_INVARIANT) {
        Formula holds = engine_spec_holds(&spec, clause->expression);
        if (!spec.failed)
            engine_add_obligation(engine, state, holds, OBLIGATION_LOOP_INVARIANT, span, span,
                                  is_back ? "loop invariant, after an iteration"
                                          : "loop invariant, when the loop is entered");
    }
    if (clause->keyword == JML_DECREASES && is_back) {
        Spec before = loop_spec(engine, cut, cut->state);
        Formula old_value = engine_spec_value(&before, clause->expression);
        Formula value = engine_spec_value(&spec, clause->expression);
        Formula zero = logic_number(table, logic_sort(table, value), 0);
        Formula less = logic_and(table, logic_less_equal(table, zero, old_value),
                                 logic_less(table, value, old_value));
        Formula defined = logic_not(table, logic_or(table, spec.undefined, before.undefined));
        if (!spec.failed && !before.failed)
            engine_add_obligation(engine, state, logic_and(table, less, defined),
                                  OBLIGATION_DECREASES, span, span, "decreases");
    }
}

static void check_clauses(HeapEngine *engine, CutPoint *cut, State *state, bool is_back) {
    const NodeList *clauses = ast_loop_clauses(cut->statement);
    uint32_t first = engine->obligations.count;
    for (uint32_t i = 0; clauses && i < clauses->count; i++)
        if (clauses->items[i]->kind == NODE_EXPRESSION_CLAUSE)
            check_clause(engine, cut, state, as_ExpressionClause(clauses->items[i]), is_back);
    for (uint32_t i = first; i < engine->obligations.count; i++) {
        engine->obligations.items[i].cut = cut->index;
        engine->obligations.items[i].is_step = is_back;
    }
}

// What the user wrote is taken as given at the head; it is shown on every way there.
static void assume_clauses(HeapEngine *engine, CutPoint *cut) {
    const NodeList *clauses = ast_loop_clauses(cut->statement);
    for (uint32_t i = 0; clauses && i < clauses->count; i++) {
        if (clauses->items[i]->kind != NODE_EXPRESSION_CLAUSE)
            continue;
        ExpressionClause *clause = as_ExpressionClause(clauses->items[i]);
        if (clause->keyword != JML_LOOP_INVARIANT)
            continue;
        Spec spec = loop_spec(engine, cut, cut->state);
        Formula holds = engine_spec_holds(&spec, clause->expression);
        if (!spec.failed) {
            engine_state_fact(engine, cut->state, holds);
            vector_push(engine->arena, &cut->given, holds);
        }
    }
}

// ---- Walking

static void reach_cut(Walk *walk, IrBlockId block, State *state) {
    HeapEngine *engine = walk->engine;
    const IrMethod *ir = engine->graph.ir;
    uint32_t loop = ir->blocks.items[block].loop;
    CutPoint *to = engine->cuts.items[loop];
    const CutPoint *from = engine->cuts.items[walk->cut];
    bool is_back = walk->cut && ir_in_loop(ir, from->block, loop);
    check_clauses(engine, to, state, is_back);
    Segment segment = {walk->cut, to->index, is_back, state};
    vector_push(engine->arena, &engine->segments, segment);
    if (!is_back) {
        Arrival arrival = {walk->cut, state};
        vector_push(engine->arena, &to->arrivals, arrival);
    }
}

static void go_to(Walk *walk, IrBlockId target, State *state) {
    const Graph *graph = walk->run->graph;
    HeapEngine *engine = walk->engine;
    if (graph->is_cut_off.items[target]) {
        QuantifiedPlace place = {
            walk->cut,    state->conditions,
            state->facts, vector_last(&graph->ir->blocks.items[target].instructions).span,
            "loop",       NULL,
            true};
        vector_push(engine->arena, &engine->truncated, place);
        return;
    }
    // Type arguments tell the truth; at least those of the pre-state.
    IrCheck check = graph->ir->blocks.items[target].check;
    bool is_bridge = check == IR_CHECK_BRIDGE_CAST && engine->options.scope;
    if (check == IR_CHECK_ERASED_CAST || is_bridge) {
        if (engine->options.scope)
            engine_add_unmodelled(engine, state,
                                  graph->ir->blocks.items[target].instructions.items[0].span,
                                  "a cast that type arguments imply, and that may fail");
        return;
    }
    if (is_header(graph->ir, target) && !walk->run->is_inner)
        reach_cut(walk, target, state);
    else
        vector_push(engine->arena, &walk->pending[target], state);
}

static void leave_block(Walk *walk, const Frame *frame, State *state,
                        const IrInstruction *terminator) {
    HeapEngine *engine = walk->engine;
    const Graph *graph = walk->run->graph;
    (void)frame;
    switch ((int)terminator->operation) {
    case IR_JUMP: go_to(walk, terminator->detail.targets[0], state); return;
    case IR_BRANCH: {
        Formula condition = engine_register_get(engine, graph, state, terminator->a);
        State *other = engine_state_copy(engine, state);
        if (engine_state_assume(engine, state, condition))
            go_to(walk, terminator->detail.targets[0], state);
        if (engine_state_assume(engine, other, logic_not(engine->table, condition)))
            go_to(walk, terminator->detail.targets[1], other);
        return;
    }
    case IR_RETURN:
        walk->run->exit(engine, walk->run->context, state, false,
                        graph->ir->result
                            ? engine_register_get(engine, graph, state, graph->ir->result)
                            : FORMULA_NONE);
        return;
    case IR_THROW:
        walk->run->exit(engine, walk->run->context, state, true,
                        engine_register_get(engine, graph, state, terminator->a));
        return;
    default: // STOP: no execution gets here
        return;
    }
}

static void execute_from(Walk *walk, IrBlockId block, uint32_t first, State *state) {
    HeapEngine *engine = walk->engine;
    const Graph *graph = walk->run->graph;
    const Frame *frame = graph->frame_of.items[block];
    const IrBlock *at = &graph->ir->blocks.items[block];
    for (uint32_t i = first; i < at->instructions.count; i++) {
        const IrInstruction *instruction = &at->instructions.items[i];
        if (ir_is_terminator(instruction->operation)) {
            leave_block(walk, frame, state, instruction);
            return;
        }
        if (instruction->operation == IR_CALL) {
            StateList after = {0};
            engine_execute_call(engine, graph, frame, state, instruction, &after);
            for (uint32_t j = 0; j < after.count; j++)
                execute_from(walk, block, i + 1, after.items[j]);
            return;
        }
        if (!engine_execute_instruction(engine, graph, frame, at, state, instruction))
            return;
    }
}

static void execute_block(Walk *walk, IrBlockId block) {
    HeapEngine *engine = walk->engine;
    StateList *states = &walk->pending[block];
    if (states->count > engine->options.most_paths) {
        Formula *guards = arena_array(engine->arena, states->count, sizeof(Formula));
        for (uint32_t i = 0; i < states->count; i++)
            guards[i] = engine_conjunction(engine, &states->items[i]->conditions);
        State *merged = engine_state_merge(engine, states->items, guards, states->count);
        states->count = 0;
        vector_push(engine->arena, states, merged);
    }
    if (!walk->run->is_inner)
        engine->loop = walk->run->graph->ir->blocks.items[block].loop;
    for (uint32_t i = 0; i < states->count; i++)
        execute_from(walk, block, 0, states->items[i]);
}

bool engine_run_from(HeapEngine *engine, const Run *run, IrBlockId block, State *state,
                     uint32_t cut) {
    Walk walk = {.engine = engine, .run = run, .cut = cut};
    if (run->is_inner && run->graph->ir->loops.count)
        return false;
    order_blocks(&walk);
    walk.pending = arena_array(engine->arena, run->graph->ir->blocks.count, sizeof(StateList));
    uint32_t outer = engine->current;
    engine->current = cut;
    vector_push(engine->arena, &walk.pending[block], state);
    for (uint32_t i = run->graph->ir->blocks.items[block].order; i < walk.count; i++)
        if (walk.pending[walk.order[i]].count)
            execute_block(&walk, walk.order[i]);
    engine->current = outer;
    return true;
}

// ---- What a loop changes

typedef struct Changes {
    bool *registers;
    VECTOR(uint32_t) slots;
    bool everything;
    bool allocates;
} Changes;

static void change_slot(HeapEngine *engine, Changes *changes, uint32_t slot) {
    for (uint32_t i = 0; i < changes->slots.count; i++)
        if (changes->slots.items[i] == slot)
            return;
    vector_push(engine->arena, &changes->slots, slot);
}

static void change_elements(HeapEngine *engine, Changes *changes, IrRegister array, IrType type) {
    Variable *variable = engine->graph.ir->registers.items[array].variable;
    if (variable && variable->type->kind == TYPE_ARRAY) {
        change_slot(engine, changes,
                    engine_slot_of_elements(engine, engine_element_kind(variable->type->element)));
        return;
    }
    static const TypeKind ints[] = {TYPE_BYTE, TYPE_SHORT, TYPE_CHAR, TYPE_INT};
    if (type == IR_INT)
        for (size_t i = 0; i < sizeof ints / sizeof ints[0]; i++)
            change_slot(engine, changes, engine_slot_of_elements(engine, ints[i]));
    if (type == IR_LONG)
        change_slot(engine, changes, engine_slot_of_elements(engine, TYPE_LONG));
    if (type == IR_FLOAT)
        change_slot(engine, changes, engine_slot_of_elements(engine, TYPE_FLOAT));
    if (type == IR_DOUBLE)
        change_slot(engine, changes, engine_slot_of_elements(engine, TYPE_DOUBLE));
    if (type == IR_BOOL)
        change_slot(engine, changes, engine_slot_of_elements(engine, TYPE_BOOLEAN));
    if (type == IR_REF)
        change_slot(engine, changes, engine_slot_of_elements(engine, TYPE_CLASS));
}

static void change_new(HeapEngine *engine, Changes *changes, const IrInstruction *instruction) {
    changes->allocates = true;
    if (instruction->operation == IR_NEW_ARRAY) {
        Type *type = instruction->detail.type;
        change_slot(engine, changes,
                    engine_slot_of_elements(engine, engine_element_kind(type->element)));
        return;
    }
    VariableList fields = {0};
    engine_class_fields(engine, instruction->detail.class_symbol, &fields);
    for (uint32_t i = 0; i < fields.count; i++)
        change_slot(engine, changes, engine_slot_of_field(engine, fields.items[i]));
}

static void change_text(HeapEngine *engine, Changes *changes) {
    changes->allocates = true;
    VariableList fields = {0};
    engine_class_fields(engine, sema_types(engine->sema)->string->class_symbol, &fields);
    for (uint32_t i = 0; i < fields.count; i++)
        change_slot(engine, changes, engine_slot_of_field(engine, fields.items[i]));
}

static void change_set(HeapEngine *engine, Changes *changes, const Frame *frame, Node *node) {
    if (node->kind != NODE_JML_STATEMENT || as_JmlStatement(node)->keyword != JML_SET ||
        as_JmlStatement(node)->condition->kind != NODE_ASSIGN)
        return;
    Node *target = as_Assign(as_JmlStatement(node)->condition)->target;
    Variable *variable = target->kind == NODE_NAME    ? as_NameExpression(target)->variable
                         : target->kind == NODE_FIELD ? as_FieldAccess(target)->variable
                                                      : NULL;
    uintptr_t reg = variable ? (uintptr_t)map_get(&frame->method->register_of, variable) : 0;
    if (reg)
        changes->registers[frame->base + reg] = true;
    else if (variable && variable->kind == VARIABLE_FIELD)
        change_slot(engine, changes, engine_slot_of_field(engine, variable));
}

static void change_call(HeapEngine *engine, Changes *changes, const IrCall *call) {
    changes->registers[call->exception] = true;
    changes->allocates = true;
    SlotNumbers slots = {0};
    if (!engine_call_changes(engine, call->method, &slots)) {
        changes->everything = true;
        return;
    }
    for (uint32_t i = 0; i < slots.count; i++)
        change_slot(engine, changes, slots.items[i]);
}

static Changes changes_of(HeapEngine *engine, const IrLoop *loop) {
    const IrMethod *ir = engine->graph.ir;
    Changes changes = {.registers = arena_array(engine->arena, ir->registers.count, sizeof(bool))};
    for (uint32_t i = 0; i < loop->blocks.count; i++) {
        IrBlockId block = loop->blocks.items[i];
        const IrBlock *at = &ir->blocks.items[block];
        for (uint32_t j = 0; j < at->instructions.count; j++) {
            const IrInstruction *instruction = &at->instructions.items[j];
            IrOperation operation = instruction->operation;
            if (operation == IR_STORE_ELEMENT)
                change_elements(engine, &changes, instruction->a,
                                ir->registers.items[instruction->result].type);
            else if (instruction->result)
                changes.registers[instruction->result] = true;
            if (operation == IR_STORE)
                change_slot(engine, &changes,
                            engine_slot_of_field(engine, instruction->detail.field));
            if (operation == IR_NEW || operation == IR_NEW_ARRAY)
                change_new(engine, &changes, instruction);
            if (operation == IR_TEXT || operation == IR_CONCATENATE)
                change_text(engine, &changes);
            if (operation == IR_CALL)
                change_call(engine, &changes, instruction->detail.call);
            if (operation == IR_SPECIFICATION)
                change_set(engine, &changes, engine->graph.frame_of.items[block],
                           instruction->detail.node);
        }
    }
    return changes;
}

// ---- Cut points

static void add_variable(HeapEngine *engine, CutPoint *cut, Formula variable, uint32_t reg,
                         uint32_t slot) {
    vector_push(engine->arena, &cut->variables, variable);
    vector_push(engine->arena, &cut->registers, reg);
    vector_push(engine->arena, &cut->slots, slot);
}

static void havoc_registers(HeapEngine *engine, CutPoint *cut, const Changes *changes) {
    State *state = cut->state;
    for (uint32_t i = 1; i < state->register_count; i++) {
        if (!changes->registers[i] || !state->registers[i])
            continue;
        const IrRegisterInfo *info = &engine->graph.ir->registers.items[i];
        Formula variable = engine_fresh_variable(engine, engine_sort_of_ir(info->type),
                                                 info->variable ? info->variable->name->text : "t");
        state->registers[i] = variable;
        add_variable(engine, cut, variable, i, 0);
        if (info->variable)
            engine_note_value(engine, state, variable, info->variable->type);
        else if (info->type == IR_REF)
            engine_state_fact(engine, state, logic_less(engine->table, variable, state->allocated));
    }
}

static void havoc(HeapEngine *engine, CutPoint *cut, const Changes *changes) {
    State *state = cut->state;
    LogicTable *table = engine->table;
    if (changes->allocates) {
        Formula before = state->allocated;
        state->allocated = engine_fresh_variable(engine, SORT_REF, "allocated");
        engine_state_fact(engine, state, logic_less_equal(table, before, state->allocated));
        add_variable(engine, cut, state->allocated, 0, 0);
    }
    if (changes->everything) {
        state->epoch = ++engine->epochs;
        state->heap_count = 0;
        cut->everything = true;
    }
    for (uint32_t i = 0; i < changes->slots.count && !changes->everything; i++) {
        uint32_t slot = changes->slots.items[i];
        Formula variable = engine_fresh_variable(engine, engine->slots.items[slot].sort,
                                                 engine->slots.items[slot].name);
        engine_slot_set(engine, state, slot, variable);
        add_variable(engine, cut, variable, 0, slot + 1);
    }
    havoc_registers(engine, cut, changes);
}

static void merge_arrivals(HeapEngine *engine, CutPoint *cut) {
    uint32_t count = cut->arrivals.count;
    State **states = arena_array(engine->arena, count, sizeof(State *));
    Formula *guards = arena_array(engine->arena, count, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++) {
        const Arrival *arrival = &cut->arrivals.items[i];
        states[i] = arrival->state;
        guards[i] = logic_and(engine->table, engine->cuts.items[arrival->from]->guard,
                              engine_conjunction(engine, &arrival->state->conditions));
    }
    cut->guard = logic_or_all(engine->table, guards, count);
    cut->state = engine_state_copy(engine, engine_state_merge(engine, states, guards, count));
    cut->state->conditions = (FormulaList){0};
    cut->state->facts = (FormulaList){0};
}

static void find_foreach(HeapEngine *engine, CutPoint *cut) {
    const IrBlock *header = &engine->graph.ir->blocks.items[cut->block];
    for (uint32_t i = 0; i < header->instructions.count; i++)
        if (header->instructions.items[i].operation == IR_SPECIFICATION &&
            header->instructions.items[i].detail.node == cut->statement) {
            cut->index_register = header->instructions.items[i].a;
            cut->array_register = header->instructions.items[i].b;
        }
}

static void make_cuts(HeapEngine *engine) {
    const IrMethod *ir = engine->graph.ir;
    CutPoint *entry = ARENA_NEW(engine->arena, CutPoint);
    entry->frame = engine->graph.frame_of.items[0];
    entry->guard = FORMULA_TRUE;
    vector_push(engine->arena, &engine->cuts, entry);
    for (uint32_t i = 0; i < ir->loops.count; i++) {
        const IrLoop *loop = &ir->loops.items[i];
        CutPoint *cut = ARENA_NEW(engine->arena, CutPoint);
        cut->index = i + 1;
        cut->loop = i + 1;
        cut->block = loop->header;
        cut->statement = loop->statement;
        cut->span = loop->span;
        cut->parent = loop->parent;
        cut->frame = engine->graph.frame_of.items[loop->header];
        cut->guard = FORMULA_FALSE;
        find_foreach(engine, cut);
        vector_push(engine->arena, &engine->cuts, cut);
    }
}

static void exit_method(HeapEngine *engine, void *context, State *state, bool is_thrown,
                        Formula value) {
    (void)context;
    if (is_thrown)
        engine_check_thrown(engine, state, value);
    else
        engine_check_returned(engine, state, value);
}

// Loops come in reverse postorder: whoever arrives at one was executed before.
void engine_find_cuts(HeapEngine *engine, State *state) {
    make_cuts(engine);
    Run run = {.graph = &engine->graph, .exit = exit_method};
    engine->cuts.items[0]->state = engine_state_copy(engine, state);
    engine->loop_frames = arena_array(engine->arena, engine->cuts.count, sizeof(LoopFrame));
    engine_run_from(engine, &run, 0, engine_state_copy(engine, state), 0);
    for (uint32_t i = 1; i < engine->cuts.count; i++) {
        CutPoint *cut = engine->cuts.items[i];
        if (!cut->arrivals.count)
            continue;
        merge_arrivals(engine, cut);
        Changes changes = changes_of(engine, &engine->graph.ir->loops.items[cut->loop - 1]);
        Spec arrived = loop_spec(engine, cut, cut->state);
        engine_loop_frame_read(engine, cut, &arrived);
        havoc(engine, cut, &changes);
        engine_loop_frame_assume(engine, cut, changes.allocates);
        assume_clauses(engine, cut);
        engine_run_from(engine, &run, cut->block, engine_state_copy(engine, cut->state), i);
    }
}

Formula quantified_at(HeapEngine *engine, const CutPoint *cut, Formula formula,
                      const QuantifiedState *state) {
    uint32_t slots = cut->everything ? engine->slots.count : 0;
    uint32_t count = cut->variables.count;
    Formula *from = arena_array(engine->arena, count + slots, sizeof(Formula));
    Formula *to = arena_array(engine->arena, count + slots, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++) {
        from[i] = cut->variables.items[i];
        to[i] = cut->registers.items[i]
                    ? engine_register_get(engine, &engine->graph, state, cut->registers.items[i])
                : cut->slots.items[i] ? engine_slot_get(engine, state, cut->slots.items[i] - 1)
                                      : state->allocated;
    }
    for (uint32_t i = 0; i < slots; i++) {
        from[count + i] = engine_slot_get(engine, cut->state, i);
        to[count + i] = engine_slot_get(engine, state, i);
    }
    return logic_substitute(engine->table, formula, from, to, count + slots);
}

Formula quantified_moved(HeapEngine *engine, Formula formula, const QuantifiedState *from,
                         const QuantifiedState *to) {
    uint32_t count = engine->slots.count;
    Formula *before = arena_array(engine->arena, count + 1, sizeof(Formula));
    Formula *after = arena_array(engine->arena, count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++) {
        before[i] = engine_slot_get(engine, from, i);
        after[i] = engine_slot_get(engine, to, i);
    }
    return logic_substitute(engine->table, formula, before, after, count);
}

Formula quantified_expression(HeapEngine *engine, const CutPoint *cut, Node *expression,
                              Formula result) {
    Spec spec = loop_spec(engine, cut, cut->state);
    spec.result = result;
    engine->repeating++;
    Formula value = engine_spec_value(&spec, expression);
    engine->repeating--;
    return spec.failed ? FORMULA_NONE : value;
}
