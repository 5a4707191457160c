// From the marks in the IR to nodes and edges: from each mark, along the graph
// to the next ones.
#include "paths/cfg.h"

#include "paths/internal.h"

#include "sema/queries.h"

#include <string.h>

typedef struct Builder {
    Arena *arena;
    Sema *sema;
    const Sources *sources;
    Cfg *cfg;
    const IrMethod *method;
    bool shows_calls;
    uint32_t *first;       // by block: how many instructions stand before it
    bool *is_done;         // by instruction: a mark or call behind which was walked
    VECTOR(CfgEdge) begun; // from a node to the calls that its evaluation begins with
} Builder;

// Where a walk begins: behind a mark, or a call.
typedef struct Start {
    uint32_t node;
    const char *label;  // of the edges that leave
    bool is_evaluating; // what comes up before the next mark is part of the node, or of its owner
} Start;

// ---- Texts

static const char *source_text(Builder *builder, Span span) {
    enum { MOST_CHARACTERS = 60 };
    SourceFile *file = sources_file_at(builder->sources, span.begin);
    Buffer buffer = {0};
    bool is_blank = false;
    for (Position at = span.begin; file && at < span.end; at++) {
        char c = file->text[at - file->base];
        bool is_space = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (is_space && !is_blank)
            buffer_add_char(&buffer, ' ');
        else if (!is_space)
            buffer_add_char(&buffer, c);
        is_blank = is_space;
        if (buffer.length >= MOST_CHARACTERS && ((unsigned char)c & 0xC0) != 0x80) {
            buffer_add_text(&buffer, "...");
            break;
        }
    }
    const char *text =
        arena_copy_text(builder->arena, buffer.text ? buffer.text : "", buffer.length);
    buffer_free(&buffer);
    return text;
}

static const char *condition_label(Builder *builder, Node *node) {
    const char *word = "";
    Node *condition = NULL;
    switch (node->kind) {
    case NODE_IF:
        word = "if ";
        condition = as_If(node)->condition;
        break;
    case NODE_WHILE:
        word = "while ";
        condition = as_While(node)->condition;
        break;
    case NODE_DO:
        word = "while ";
        condition = as_Do(node)->condition;
        break;
    case NODE_FOR:
        word = "for ";
        condition = as_For(node)->condition;
        break;
    case NODE_FOREACH:
        word = "for ";
        condition = as_Foreach(node)->iterable;
        break;
    case NODE_CONDITIONAL: condition = as_Conditional(node)->condition; break;
    case NODE_SWITCH:
        word = "switch ";
        condition = as_Switch(node)->selector;
        break;
    case NODE_SWITCH_EXPRESSION:
        word = "switch ";
        condition = as_SwitchExpression(node)->selector;
        break;
    default: break;
    }
    if (!condition && node->kind == NODE_FOR)
        return "for (;;)";
    const char *text = condition ? source_text(builder, condition->span) : "";
    bool is_wrapped = text[0] == '(';
    return arena_format(builder->arena, is_wrapped ? "%s%s" : "%s(%s)", word, text);
}

static const char *mark_label(Builder *builder, CfgNodeKind kind, Node *node) {
    switch (kind) {
    case CFG_CONDITION: return condition_label(builder, node);
    case CFG_TRY: return "try";
    case CFG_FINALLY: return "finally";
    case CFG_CATCH:
        return arena_format(builder->arena, "catch (%s)",
                            source_text(builder, as_Catch(node)->parameter->span));
    case CFG_STATEMENT:
    case CFG_ENTRY:
    case CFG_EXIT:
    case CFG_THROWN:
    case CFG_CALL: return source_text(builder, node->span);
    }
    return "";
}

static const char *case_label(Builder *builder, const Case *part) {
    if (!part->labels.count)
        return "default";
    Span span = part->labels.items[0]->span;
    span.end = part->guard ? part->guard->span.end : vector_last(&part->labels)->span.end;
    return arena_format(builder->arena, "case %s", source_text(builder, span));
}

// ---- Nodes and edges

static uint32_t push_node(Builder *builder, CfgNode item) {
    SourceFile *file = sources_file_at(builder->sources, item.span.begin);
    if (file)
        item.line = source_line_column(file, item.span.begin).line;
    vector_push(builder->arena, &builder->cfg->nodes, item);
    return builder->cfg->nodes.count - 1;
}

static uint32_t add_node(Builder *builder, CfgNodeKind kind, Node *node, const char *label) {
    Cfg *cfg = builder->cfg;
    for (uint32_t i = 0; node && i < cfg->nodes.count; i++)
        if (cfg->nodes.items[i].node == node && cfg->nodes.items[i].kind == kind)
            return i;
    CfgNode item = {.kind = kind,
                    .node = node,
                    .span = node ? node->span : (Span){0, 0},
                    .label = label ? label : mark_label(builder, kind, node),
                    .owner = cfg->nodes.count};
    return push_node(builder, item);
}

// `super()` that nobody wrote has the place of its constructor.
static const char *call_label(Builder *builder, const IrCall *call, Span span) {
    const MethodDeclaration *around = builder->cfg->method->declaration;
    bool is_written = span.begin < span.end &&
                      !(call->method->is_constructor && around &&
                        around->node.span.begin >= span.begin && around->node.span.end <= span.end);
    return arena_format(builder->arena, "call %s",
                        is_written ? source_text(builder, span)
                                   : verdict_method_name(builder->arena, call->method));
}

// The same call may stand in several copies of a `finally`.
static uint32_t add_call(Builder *builder, const IrInstruction *instruction, Start from) {
    Cfg *cfg = builder->cfg;
    const IrCall *call = instruction->detail.call;
    Span span = instruction->span;
    for (uint32_t i = 0; i < cfg->nodes.count; i++) {
        const CfgNode *node = &cfg->nodes.items[i];
        if (node->call && node->span.begin == span.begin && node->span.end == span.end &&
            node->call->method == call->method)
            return i;
    }
    CfgNode item = {.kind = CFG_CALL,
                    .span = span,
                    .label = call_label(builder, call, span),
                    .call = call,
                    .owner = cfg->nodes.items[from.node].owner,
                    .is_evaluated = from.is_evaluating};
    return push_node(builder, item);
}

static void add_edge(Builder *builder, Start from, uint32_t to, const char *exception) {
    Cfg *cfg = builder->cfg;
    const char *label = exception ? exception : from.label;
    for (uint32_t i = 0; i < cfg->edges.count; i++) {
        const CfgEdge *edge = &cfg->edges.items[i];
        bool is_same =
            edge->label == label || (edge->label && label && !strcmp(edge->label, label));
        if (edge->from == from.node && edge->to == to && is_same)
            return;
    }
    CfgEdge edge = {.from = from.node, .to = to, .label = label, .is_exceptional = exception};
    vector_push(builder->arena, &cfg->edges, edge);
}

static CfgNodeKind node_kind(IrMarkKind kind) {
    switch (kind) {
    case IR_MARK_STATEMENT: return CFG_STATEMENT;
    case IR_MARK_TRY: return CFG_TRY;
    case IR_MARK_CATCH: return CFG_CATCH;
    case IR_MARK_FINALLY: return CFG_FINALLY;
    case IR_MARK_CONDITION:
    case IR_MARK_HOLDS:
    case IR_MARK_FAILS:
    case IR_MARK_CASE:
    case IR_MARK_NO_CASE: return CFG_CONDITION;
    }
    return CFG_STATEMENT;
}

// The switch that a case belongs to: the condition whose walk led to it.
static Start start_behind(Builder *builder, const IrMark *mark, Start from) {
    uint32_t owner = builder->cfg->nodes.items[from.node].owner;
    switch (mark->kind) {
    case IR_MARK_HOLDS:
        return (Start){add_node(builder, CFG_CONDITION, mark->node, NULL), "true", false};
    case IR_MARK_FAILS:
        return (Start){add_node(builder, CFG_CONDITION, mark->node, NULL), "false", false};
    case IR_MARK_CASE: return (Start){owner, case_label(builder, as_Case(mark->node)), false};
    case IR_MARK_NO_CASE: return (Start){owner, "none", false};
    case IR_MARK_STATEMENT:
    case IR_MARK_CONDITION:
    case IR_MARK_TRY:
    case IR_MARK_CATCH:
    case IR_MARK_FINALLY: break;
    }
    bool is_evaluating = mark->kind == IR_MARK_STATEMENT || mark->kind == IR_MARK_CONDITION;
    return (Start){add_node(builder, node_kind(mark->kind), mark->node, NULL), NULL, is_evaluating};
}

static bool is_outcome(const IrMark *mark) {
    return mark->kind == IR_MARK_HOLDS || mark->kind == IR_MARK_FAILS ||
           mark->kind == IR_MARK_CASE || mark->kind == IR_MARK_NO_CASE;
}

// ---- Exceptions under way

// What is known of an exception: its class, or one above it.
typedef struct Flight {
    const char *label; // NULL: none is under way
    Class *class_symbol;
    bool is_exact;
    bool is_implicit;     // by a check of Java, or out of a call: drawn only where it is caught
    const Method *called; // that threw it, or NULL
} Flight;

static Class *throwable(const Builder *builder) {
    return sema_types(builder->sema)->throwable->class_symbol;
}

static Flight check_flight(const Builder *builder, const IrBlock *block) {
    for (uint32_t i = 0; i < block->instructions.count; i++) {
        const IrInstruction *instruction = &block->instructions.items[i];
        if (instruction->operation == IR_NEW)
            return (Flight){instruction->detail.class_symbol->name->text,
                            instruction->detail.class_symbol, true, true, NULL};
    }
    return (Flight){"exception", throwable(builder), false, true, NULL};
}

// Of a block that asks whether a call threw; constructors of the library's exceptions do not.
static Flight call_flight(const Builder *builder, const IrBlock *block) {
    const IrInstruction *call = &block->instructions.items[block->instructions.count - 3];
    const Method *called = call->operation == IR_CALL ? call->detail.call->method : NULL;
    Flight flight = {"exception", throwable(builder), false, true, called};
    if (called && called->is_constructor && called->owner->unit->is_library &&
        query_is_subclass(builder->sema, called->owner, throwable(builder)))
        flight.label = NULL;
    return flight;
}

static Flight throw_flight(const Builder *builder, Node *statement) {
    Node *thrown = as_Throw(statement)->value;
    const Type *type = thrown->type ? query_upper_bound(builder->sema, thrown->type) : NULL;
    bool is_known = type && type->kind == TYPE_CLASS;
    Class *class_symbol = is_known ? type->class_symbol : throwable(builder);
    return (Flight){class_symbol->name ? class_symbol->name->text : "exception", class_symbol,
                    thrown->kind == NODE_NEW, false, NULL};
}

// A checked exception comes only out of methods that declare it (JLS 11.2).
static bool may_throw(const Builder *builder, const Method *called, Class *exception) {
    Sema *sema = builder->sema;
    Class *of_all = query_class(sema, "java.lang.Exception");
    Class *unchecked[] = {query_class(sema, "java.lang.RuntimeException"),
                          query_class(sema, "java.lang.Error")};
    if (!called || exception == of_all || exception == throwable(builder))
        return true;
    for (uint32_t i = 0; i < 2; i++)
        if (query_is_subclass(sema, exception, unchecked[i]))
            return true;
    for (uint32_t i = 0; i < called->thrown.count; i++) {
        const Type *type = called->thrown.items[i];
        if (type->kind != TYPE_CLASS || query_is_subclass(sema, exception, type->class_symbol) ||
            query_is_subclass(sema, type->class_symbol, exception))
            return true;
    }
    return false;
}

// Does the block choose a handler by the class of the exception? Then its first target is one.
static const Type *handled_type(const Builder *builder, const IrBlock *block) {
    uint32_t count = block->instructions.count;
    if (count < 2 || vector_last(&block->instructions).operation != IR_BRANCH)
        return NULL;
    const IrInstruction *test = &block->instructions.items[count - 2];
    const IrInstruction *branch = test + 1;
    const IrBlock *handler = &builder->method->blocks.items[branch->detail.targets[0]];
    if (test->operation != IR_INSTANCE_OF || test->result != branch->a)
        return NULL;
    for (uint32_t i = 0; i < handler->instructions.count; i++)
        if (handler->instructions.items[i].operation == IR_MARK)
            return handler->instructions.items[i].detail.mark->kind == IR_MARK_CATCH
                       ? test->detail.type
                       : NULL;
    return NULL;
}

// May an exception like that take this way out of the block?
static bool may_take(const Builder *builder, const Flight *flight, const IrBlock *block,
                     uint32_t way) {
    const Type *handled = flight->label ? handled_type(builder, block) : NULL;
    if (!handled || handled->kind != TYPE_CLASS)
        return true;
    Class *class_symbol = handled->class_symbol;
    bool is_certain = query_is_subclass(builder->sema, flight->class_symbol, class_symbol);
    if (is_certain)
        return way == 0;
    bool is_possible = !flight->is_exact &&
                       query_is_subclass(builder->sema, class_symbol, flight->class_symbol) &&
                       may_throw(builder, flight->called, class_symbol);
    return way == 1 || is_possible;
}

// ---- Walking

typedef struct Walk {
    IrBlockId block;
    uint32_t index;
    Flight flight;
} Walk;

typedef VECTOR(Walk) WalkList;

typedef struct Task {
    Walk walk;
    Start start;
} Task;

typedef VECTOR(Task) TaskList;

typedef struct Exits {
    uint32_t normal, thrown;
} Exits;

static bool is_walked(const WalkList *walks, const Walk *walk) {
    for (uint32_t i = 0; i < walks->count; i++) {
        const Walk *other = &walks->items[i];
        if (other->block == walk->block && other->flight.label == walk->flight.label &&
            other->flight.class_symbol == walk->flight.class_symbol &&
            other->flight.called == walk->flight.called)
            return true;
    }
    return false;
}

// Behind a mark; what `throw` throws is under way from there on.
static void add_task(Builder *builder, TaskList *tasks, const Walk *walk, uint32_t index,
                     const IrMark *mark, Start start) {
    Walk next = {walk->block, index + 1, {0}};
    if (mark->kind == IR_MARK_STATEMENT && mark->node->kind == NODE_THROW)
        next.flight = throw_flight(builder, mark->node);
    vector_push(builder->arena, tasks, (Task){next, start});
}

static void leave_block(Builder *builder, const Walk *walk, WalkList *walks) {
    const IrBlock *block = &builder->method->blocks.items[walk->block];
    IrBlockId targets[2];
    uint32_t count = ir_successors(builder->method, walk->block, targets);
    for (uint32_t i = 0; i < count; i++) {
        const IrBlock *target = &builder->method->blocks.items[targets[i]];
        Walk next = {targets[i], 0, walk->flight};
        if (!may_take(builder, &walk->flight, block, i))
            continue;
        if (target->check != IR_CHECK_NONE) {
            next.flight = check_flight(builder, target);
        } else if (i == 1 && ir_tests_exception(block)) {
            next.flight = call_flight(builder, block);
            if (!next.flight.label)
                continue;
        }
        if (!is_walked(walks, &next))
            vector_push(builder->arena, walks, next);
    }
}

static bool is_shown_call(const Builder *builder, const IrInstruction *instruction) {
    if (!builder->shows_calls || instruction->operation != IR_CALL)
        return false;
    const Unit *unit = instruction->detail.call->method->owner->unit;
    return unit && !unit->is_library;
}

// An exception that comes up on the way leaves from where it comes up; else a call has come to its
// end, and if the owner was waiting for it, that goes on.
static uint32_t leave(Builder *builder, const Start *start, const Flight *flight) {
    CfgNode *node = &builder->cfg->nodes.items[start->node];
    bool fails = flight->label && flight->is_implicit;
    if (fails || !start->is_evaluating)
        return start->node;
    node->is_direct |= !node->call;
    if (!node->call)
        return start->node;
    uint32_t owner = node->owner;
    add_edge(builder, *start, owner, NULL);
    return owner;
}

static void arrive(Builder *builder, const Start *start, const Flight *flight, uint32_t to) {
    Start from = *start;
    from.node = leave(builder, start, flight);
    add_edge(builder, from, to, flight->label);
}

static void arrive_at_call(Builder *builder, const Start *start, const Flight *flight,
                           uint32_t call) {
    const CfgNode *from = &builder->cfg->nodes.items[start->node];
    bool fails = flight->label && flight->is_implicit;
    if (start->is_evaluating && !from->call && !fails) {
        CfgEdge begun = {.from = start->node, .to = call};
        vector_push(builder->arena, &builder->begun, begun);
    } else {
        add_edge(builder, *start, call, fails ? flight->label : NULL);
    }
}

static void arrive_at_mark(Builder *builder, const Start *start, const Flight *flight,
                           const IrMark *mark, uint32_t to) {
    if (!is_outcome(mark))
        arrive(builder, start, flight, to);
    else if (leave(builder, start, flight) != to && builder->cfg->nodes.items[start->node].call)
        add_edge(builder, *start, to, NULL); // an operand that is a condition of its own
}

// At a mark, or a call that is shown.
static void stop_walk(Builder *builder, const Task *task, const Walk *walk, uint32_t index,
                      TaskList *tasks) {
    const IrInstruction *at = &builder->method->blocks.items[walk->block].instructions.items[index];
    bool *is_done = &builder->is_done[builder->first[walk->block] + index];
    if (at->operation == IR_CALL) {
        uint32_t call = add_call(builder, at, task->start);
        arrive_at_call(builder, &task->start, &walk->flight, call);
        Task next = {{walk->block, index + 1, walk->flight},
                     {call, NULL, builder->cfg->nodes.items[call].is_evaluated}};
        if (!*is_done)
            vector_push(builder->arena, tasks, next);
    } else {
        const IrMark *mark = at->detail.mark;
        Start next = start_behind(builder, mark, task->start);
        arrive_at_mark(builder, &task->start, &walk->flight, mark, next.node);
        if (!*is_done)
            add_task(builder, tasks, walk, index, mark, next);
    }
    *is_done = true;
}

// From a start to the next marks; adds the edges, and a task behind each mark.
static void walk_from(Builder *builder, const Task *task, Exits exits, TaskList *tasks) {
    WalkList walks = {0};
    vector_push(builder->arena, &walks, task->walk);
    for (uint32_t at = 0; at < walks.count; at++) {
        Walk walk = walks.items[at];
        const IrBlock *block = &builder->method->blocks.items[walk.block];
        uint32_t index = walk.index;
        while (index < block->instructions.count &&
               block->instructions.items[index].operation != IR_MARK &&
               !is_shown_call(builder, &block->instructions.items[index]))
            index++;
        if (index < block->instructions.count) {
            stop_walk(builder, task, &walk, index, tasks);
            continue;
        }
        const IrInstruction *last = &vector_last(&block->instructions);
        if (last->operation == IR_RETURN)
            arrive(builder, &task->start, &walk.flight, exits.normal);
        if (last->operation == IR_THROW && !walk.flight.is_implicit)
            arrive(builder, &task->start, &walk.flight, exits.thrown);
        leave_block(builder, &walk, &walks);
    }
}

static void walk_all(Builder *builder, uint32_t entry, Exits exits) {
    TaskList tasks = {0};
    uint32_t blocks = builder->method->blocks.count, instructions = 0;
    builder->first = arena_array(builder->arena, blocks, sizeof(uint32_t));
    for (uint32_t i = 0; i < blocks; i++) {
        builder->first[i] = instructions;
        instructions += builder->method->blocks.items[i].instructions.count;
    }
    builder->is_done = arena_array(builder->arena, instructions, sizeof(bool));
    vector_push(builder->arena, &tasks, (Task){{0}, {entry, NULL, false}});
    for (uint32_t i = 0; i < tasks.count; i++) {
        Task task = tasks.items[i];
        walk_from(builder, &task, exits, &tasks);
    }
}

// ---- Calls before their statements

// Is the evaluation of this node under way when it comes to this edge's end?
static bool is_within(const Cfg *cfg, const CfgEdge *edge) {
    const CfgNode *from = &cfg->nodes.items[edge->from];
    return from->call && from->is_evaluated && from->owner == edge->to;
}

// What leads to a node leads to the calls that its evaluation begins with; to the node itself only
// where it may do without them.
static void put_calls_first(Builder *builder) {
    Cfg *cfg = builder->cfg;
    CfgEdge *edges = cfg->edges.items;
    uint32_t count = cfg->edges.count;
    cfg->edges.items = NULL;
    cfg->edges.count = cfg->edges.capacity = 0;
    for (uint32_t i = 0; i < count; i++) {
        CfgEdge edge = edges[i];
        bool begins = false;
        for (uint32_t j = 0; !is_within(cfg, &edge) && j < builder->begun.count; j++) {
            if (builder->begun.items[j].from != edge.to)
                continue;
            CfgEdge first = edge;
            first.to = builder->begun.items[j].to;
            vector_push(builder->arena, &cfg->edges, first);
            begins = true;
        }
        if (!begins || cfg->nodes.items[edge.to].is_direct)
            vector_push(builder->arena, &cfg->edges, edge);
    }
}

// ---- The whole

Cfg *cfg_build(Arena *arena, Sema *sema, const Sources *sources, Lowering *lowering,
               Method *method) {
    return cfg_build_with(arena, sema, sources, lowering, method, false);
}

Cfg *cfg_build_with(Arena *arena, Sema *sema, const Sources *sources, Lowering *lowering,
                    Method *method, bool shows_calls) {
    const IrMethod *ir = lower_method(lowering, method);
    if (!ir)
        return NULL;
    Builder builder = {
        .arena = arena, .sema = sema, .sources = sources, .method = ir, .shows_calls = shows_calls};
    builder.cfg = ARENA_NEW(arena, Cfg);
    builder.cfg->method = method;
    builder.cfg->name = verdict_method_name(arena, method);
    uint32_t entry = add_node(&builder, CFG_ENTRY, NULL, builder.cfg->name);
    Exits exits = {add_node(&builder, CFG_EXIT, NULL, "exit"),
                   add_node(&builder, CFG_THROWN, NULL, "exception")};
    walk_all(&builder, entry, exits);
    put_calls_first(&builder);
    bool throws = false;
    for (uint32_t i = 0; i < builder.cfg->edges.count; i++)
        throws |= builder.cfg->edges.items[i].to == exits.thrown;
    cfg_sort(arena, builder.cfg);
    if (!throws)
        builder.cfg->nodes.count--; // it is the last
    cfg_find_regions(arena, builder.cfg);
    return builder.cfg;
}
