// From the marks in the IR to nodes and edges: from each mark, along the graph
// to the next ones.
#include "paths/cfg.h"

#include "sema/queries.h"

#include <stdlib.h>
#include <string.h>

typedef struct Builder {
    Arena *arena;
    Sema *sema;
    const Sources *sources;
    Cfg *cfg;
    const IrMethod *method;
    uint32_t *first; // by block: how many instructions stand before it
    bool *is_done;   // by instruction: a mark behind which was walked
} Builder;

// Where a walk begins: behind a mark.
typedef struct Start {
    uint32_t node;
    const char *label; // of the edges that leave
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
    case CFG_THROWN: return source_text(builder, node->span);
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

static uint32_t add_node(Builder *builder, CfgNodeKind kind, Node *node, const char *label) {
    Cfg *cfg = builder->cfg;
    for (uint32_t i = 0; node && i < cfg->nodes.count; i++)
        if (cfg->nodes.items[i].node == node && cfg->nodes.items[i].kind == kind)
            return i;
    CfgNode item = {.kind = kind, .node = node, .label = label};
    SourceFile *file = node ? sources_file_at(builder->sources, node->span.begin) : NULL;
    if (file)
        item.line = source_line_column(file, node->span.begin).line;
    if (!label)
        item.label = mark_label(builder, kind, node);
    vector_push(builder->arena, &cfg->nodes, item);
    return cfg->nodes.count - 1;
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
    switch (mark->kind) {
    case IR_MARK_HOLDS: return (Start){add_node(builder, CFG_CONDITION, mark->node, NULL), "true"};
    case IR_MARK_FAILS: return (Start){add_node(builder, CFG_CONDITION, mark->node, NULL), "false"};
    case IR_MARK_CASE: return (Start){from.node, case_label(builder, as_Case(mark->node))};
    case IR_MARK_NO_CASE: return (Start){from.node, "none"};
    case IR_MARK_STATEMENT:
    case IR_MARK_CONDITION:
    case IR_MARK_TRY:
    case IR_MARK_CATCH:
    case IR_MARK_FINALLY: break;
    }
    return (Start){add_node(builder, node_kind(mark->kind), mark->node, NULL), NULL};
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

// From a start to the next marks; adds the edges, and a task behind each mark.
static void walk_from(Builder *builder, const Task *task, Exits exits, TaskList *tasks) {
    WalkList walks = {0};
    vector_push(builder->arena, &walks, task->walk);
    for (uint32_t at = 0; at < walks.count; at++) {
        Walk walk = walks.items[at];
        const IrBlock *block = &builder->method->blocks.items[walk.block];
        uint32_t index = walk.index;
        while (index < block->instructions.count &&
               block->instructions.items[index].operation != IR_MARK)
            index++;
        if (index < block->instructions.count) {
            const IrMark *mark = block->instructions.items[index].detail.mark;
            Start next = start_behind(builder, mark, task->start);
            if (!is_outcome(mark))
                add_edge(builder, task->start, next.node, walk.flight.label);
            bool *is_done = &builder->is_done[builder->first[walk.block] + index];
            if (!*is_done)
                add_task(builder, tasks, &walk, index, mark, next);
            *is_done = true;
            continue;
        }
        const IrInstruction *last = &vector_last(&block->instructions);
        if (last->operation == IR_RETURN)
            add_edge(builder, task->start, exits.normal, NULL);
        if (last->operation == IR_THROW && !walk.flight.is_implicit)
            add_edge(builder, task->start, exits.thrown, walk.flight.label);
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
    vector_push(builder->arena, &tasks, (Task){{0}, {entry, NULL}});
    for (uint32_t i = 0; i < tasks.count; i++) {
        Task task = tasks.items[i];
        walk_from(builder, &task, exits, &tasks);
    }
}

// ---- Order

static Position place_of(const CfgNode *node, const Cfg *cfg) {
    (void)cfg;
    switch (node->kind) {
    case CFG_ENTRY: return 0;
    case CFG_EXIT: return UINT32_MAX - 1;
    case CFG_THROWN: return UINT32_MAX;
    case CFG_CONDITION:
        // The condition of do stands behind its body, that of for in its place.
        if (node->node->kind == NODE_DO)
            return as_Do((Node *)node->node)->condition->span.begin;
        if (node->node->kind == NODE_FOR && as_For((Node *)node->node)->condition)
            return as_For((Node *)node->node)->condition->span.begin;
        return node->node->span.begin;
    case CFG_STATEMENT:
    case CFG_TRY:
    case CFG_CATCH:
    case CFG_FINALLY: return node->node->span.begin;
    }
    return 0;
}

static bool is_update(const Cfg *cfg, const CfgNode *node) {
    for (uint32_t i = 0; i < cfg->nodes.count; i++) {
        const Node *loop = cfg->nodes.items[i].node;
        if (!loop || loop->kind != NODE_FOR || node->kind != CFG_STATEMENT)
            continue;
        const NodeList *updates = &as_For((Node *)loop)->updates;
        for (uint32_t j = 0; j < updates->count; j++)
            if (updates->items[j] == node->node)
                return true;
    }
    return false;
}

// The updates of a for loop run behind its body.
static Position order_of(const Cfg *cfg, const CfgNode *node) {
    if (!is_update(cfg, node))
        return place_of(node, cfg);
    for (uint32_t i = 0; i < cfg->nodes.count; i++) {
        const Node *loop = cfg->nodes.items[i].node;
        if (loop && loop->kind == NODE_FOR && loop->span.begin <= node->node->span.begin &&
            node->node->span.end <= loop->span.end &&
            as_For((Node *)loop)->body->span.begin > node->node->span.begin)
            return loop->span.end - 1;
    }
    return place_of(node, cfg);
}

// A simple sort that keeps equals in order: graphs are small.
static void sort_nodes(Builder *builder) {
    Cfg *cfg = builder->cfg;
    uint32_t count = cfg->nodes.count;
    uint32_t *order = arena_array(builder->arena, count, sizeof(uint32_t));
    Position *keys = arena_array(builder->arena, count, sizeof(Position));
    for (uint32_t i = 0; i < count; i++) {
        keys[i] = order_of(cfg, &cfg->nodes.items[i]);
        uint32_t at = i;
        while (at && keys[order[at - 1]] > keys[i]) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = i;
    }
    CfgNode *nodes = arena_array(builder->arena, count, sizeof(CfgNode));
    uint32_t *moved = arena_array(builder->arena, count, sizeof(uint32_t));
    for (uint32_t i = 0; i < count; i++) {
        nodes[i] = cfg->nodes.items[order[i]];
        moved[order[i]] = i;
    }
    memcpy(cfg->nodes.items, nodes, count * sizeof(CfgNode));
    for (uint32_t i = 0; i < cfg->edges.count; i++) {
        cfg->edges.items[i].from = moved[cfg->edges.items[i].from];
        cfg->edges.items[i].to = moved[cfg->edges.items[i].to];
    }
}

// ---- Regions

static void add_region(Builder *builder, const char *label, const Node *node) {
    if (!node)
        return;
    CfgRegion region = {.label = label, .span = node->span};
    vector_push(builder->arena, &builder->cfg->regions, region);
}

static void collect_regions(Builder *builder) {
    Cfg *cfg = builder->cfg;
    for (uint32_t i = 0; i < cfg->nodes.count; i++) {
        Node *node = (Node *)cfg->nodes.items[i].node;
        if (!node || cfg->nodes.items[i].kind == CFG_STATEMENT)
            continue;
        if (node->kind == NODE_TRY)
            add_region(builder, "try", as_Try(node)->block);
        if (node->kind == NODE_CATCH)
            add_region(builder, "catch", node);
        if (cfg->nodes.items[i].kind == CFG_FINALLY)
            add_region(builder, "finally", node);
        if (node->kind == NODE_IF) {
            add_region(builder, "if", as_If(node)->consequent);
            if (as_If(node)->alternative && as_If(node)->alternative->kind != NODE_IF)
                add_region(builder, "else", as_If(node)->alternative);
        }
        if (node->kind == NODE_WHILE || node->kind == NODE_DO || node->kind == NODE_FOR ||
            node->kind == NODE_FOREACH)
            add_region(builder, "loop", node);
    }
}

static int by_place(const void *first, const void *second) {
    const CfgRegion *a = first, *b = second;
    if (a->span.begin != b->span.begin)
        return a->span.begin < b->span.begin ? -1 : 1;
    return a->span.end > b->span.end ? -1 : a->span.end < b->span.end;
}

static bool is_inside(Span inner, Span outer) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
}

static void nest_regions(Cfg *cfg) {
    if (cfg->regions.count)
        qsort(cfg->regions.items, cfg->regions.count, sizeof(CfgRegion), by_place);
    for (uint32_t i = 0; i < cfg->regions.count; i++)
        for (uint32_t j = 0; j < i; j++)
            if (is_inside(cfg->regions.items[i].span, cfg->regions.items[j].span))
                cfg->regions.items[i].parent = j + 1;
}

uint32_t cfg_region_of(const Cfg *cfg, uint32_t node) {
    const CfgNode *at = &cfg->nodes.items[node];
    uint32_t found = 0;
    for (uint32_t i = 0; at->node && i < cfg->regions.count; i++)
        if (is_inside(at->node->span, cfg->regions.items[i].span))
            found = i + 1;
    return found;
}

// ---- The whole

Cfg *cfg_build(Arena *arena, Sema *sema, const Sources *sources, Lowering *lowering,
               Method *method) {
    const IrMethod *ir = lower_method(lowering, method);
    if (!ir)
        return NULL;
    Builder builder = {.arena = arena, .sema = sema, .sources = sources, .method = ir};
    builder.cfg = ARENA_NEW(arena, Cfg);
    builder.cfg->method = method;
    builder.cfg->name = verdict_method_name(arena, method);
    uint32_t entry = add_node(&builder, CFG_ENTRY, NULL, builder.cfg->name);
    Exits exits = {add_node(&builder, CFG_EXIT, NULL, "exit"),
                   add_node(&builder, CFG_THROWN, NULL, "exception")};
    walk_all(&builder, entry, exits);
    bool throws = false;
    for (uint32_t i = 0; i < builder.cfg->edges.count; i++)
        throws |= builder.cfg->edges.items[i].to == exits.thrown;
    sort_nodes(&builder);
    if (!throws)
        builder.cfg->nodes.count--; // it is the last
    collect_regions(&builder);
    nest_regions(builder.cfg);
    return builder.cfg;
}

// ---- A path in it

static bool find_event(const Cfg *cfg, const PathEvent *event, uint32_t *found) {
    static const CfgNodeKind kinds[] = {
        [PATH_STATEMENT] = CFG_STATEMENT, [PATH_DECISION] = CFG_CONDITION, [PATH_TRY] = CFG_TRY,
        [PATH_CATCH] = CFG_CATCH,         [PATH_FINALLY] = CFG_FINALLY,
    };
    if (!event->node || event->kind > PATH_FINALLY)
        return false;
    for (uint32_t i = 0; i < cfg->nodes.count; i++) {
        const CfgNode *node = &cfg->nodes.items[i];
        bool is_case =
            event->node->kind == NODE_CASE && node->node && node->kind == CFG_CONDITION &&
            (node->node->kind == NODE_SWITCH || node->node->kind == NODE_SWITCH_EXPRESSION) &&
            is_inside(event->node->span, node->node->span);
        if ((node->node == event->node && node->kind == kinds[event->kind]) || is_case)
            *found = i;
        if (node->node == event->node && node->kind == kinds[event->kind])
            return true;
    }
    return event->node->kind == NODE_CASE;
}

static const char *outcome_of(const PathEvent *event) {
    if (event->kind != PATH_DECISION)
        return NULL;
    if (event->node->kind == NODE_CASE)
        return event->text;
    return event->is_true ? "true" : "false";
}

static void draw_edge(Cfg *cfg, uint32_t from, const char *outcome, uint32_t to) {
    CfgEdge *drawn = NULL;
    for (uint32_t i = 0; i < cfg->edges.count; i++) {
        CfgEdge *edge = &cfg->edges.items[i];
        if (edge->from != from || edge->to != to)
            continue;
        bool is_outcome = outcome && edge->label && !strcmp(edge->label, outcome);
        if (!drawn || is_outcome)
            drawn = edge;
    }
    if (drawn)
        drawn->is_on_path = true;
}

// Where a call of the method has got to.
typedef struct Reached {
    uint32_t node;
    const char *outcome;
    bool is_set;
} Reached;

static void draw_end(Cfg *cfg, const Reached *reached, CfgNodeKind kind) {
    for (uint32_t i = 0; reached->is_set && i < cfg->nodes.count; i++) {
        if (cfg->nodes.items[i].kind != kind)
            continue;
        draw_edge(cfg, reached->node, reached->outcome, i);
        cfg->nodes.items[i].is_on_path = true;
    }
}

void cfg_draw_path(Cfg *cfg, const ProgramPath *path, bool is_own) {
    enum { MOST_DEPTH = 256 };
    Reached reached[MOST_DEPTH] = {{0}};
    uint32_t deepest = 0;
    reached[0].is_set = is_own;
    cfg->nodes.items[0].is_on_path = is_own;
    for (uint32_t i = 0; i < path->events.count; i++) {
        const PathEvent *event = &path->events.items[i];
        uint32_t at = 0, depth = event->depth < MOST_DEPTH ? event->depth : MOST_DEPTH - 1;
        for (; deepest > depth; deepest--) { // calls that have returned since
            draw_end(cfg, &reached[deepest], CFG_EXIT);
            reached[deepest].is_set = false;
        }
        if (!find_event(cfg, event, &at))
            continue;
        deepest = depth;
        cfg->nodes.items[at].is_on_path = cfg->nodes.items[0].is_on_path = true;
        draw_edge(cfg, reached[depth].is_set ? reached[depth].node : 0, reached[depth].outcome, at);
        reached[depth] = (Reached){at, outcome_of(event), true};
    }
    // A path that ends is drawn to its end; one that is violated on the way stops there.
    bool throws = path->thrown != NULL;
    bool ends = throws || path->status != PATH_VIOLATED || path->run;
    for (; ends && deepest > 0; deepest--)
        draw_end(cfg, &reached[deepest], CFG_EXIT);
    if (is_own && ends)
        draw_end(cfg, &reached[0], throws ? CFG_THROWN : CFG_EXIT);
}
