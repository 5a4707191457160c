#include "explain/internal.h"

static bool contains(Span outer, Span inner) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
}

// ---- The statement at a line

typedef struct Search {
    Span line;
    const Node *first;  // that begins in the line
    const Node *around; // the innermost with the line inside
    Span target;        // look for what stands between …
    bool is_elsewhere;  // … and this lambda or class
} Search;

// Those at whose beginning there is a mark, or whose first statement has one.
static bool has_mark(const Node *node) {
    return lower_marks(node) || node->kind == NODE_FOR || node->kind == NODE_FOREACH ||
           node->kind == NODE_DO || node->kind == NODE_TRY;
}

static void look_at(void *context, Node *node) {
    Search *search = context;
    bool overlaps = node->span.begin < search->line.end && search->line.begin < node->span.end;
    bool is_before = node->span.begin < search->line.begin;
    if (node->kind == NODE_SWITCH_EXPRESSION)
        return; // its values have no marks
    if (has_mark(node) && overlaps) {
        if (is_before)
            search->around = node;
        else if (!search->first || node->span.begin < search->first->span.begin)
            search->first = node;
    }
    ast_each_child(node, look_at, context);
}

const Node *point_statement(const Method *method, Span line) {
    Search search = {.line = {line.begin, line.end + 1}}; // with its end: it may be empty
    if (!method->declaration || !method->declaration->body)
        return NULL;
    look_at(&search, method->declaration->body);
    return search.first ? search.first : search.around;
}

static void look_for_inner(void *context, Node *node) {
    Search *search = context;
    if (!contains(node->span, search->target))
        return;
    search->is_elsewhere |= node->kind == NODE_LAMBDA || node->kind == NODE_CLASS;
    ast_each_child(node, look_for_inner, context);
}

// ---- On the way

typedef struct Way {
    Arena *arena;
    PointList points;
    Span target;
} Way;

static void lead(Way *way, const Node *node);

static void push(Way *way, IrMarkKind kind, const Node *node) {
    Point point = {kind, node};
    vector_push(way->arena, &way->points, point);
}

static bool leads(const Way *way, const Node *node) {
    return node && contains(node->span, way->target);
}

// What executions pass when the statement begins.
static void push_begin(Way *way, const Node *node) {
    Node *at = (Node *)node;
    if (node->kind == NODE_DO)
        push_begin(way, as_Do(at)->body);
    else if (node->kind == NODE_BLOCK && as_Block(at)->statements.count)
        push_begin(way, as_Block(at)->statements.items[0]);
    else if (node->kind == NODE_TRY)
        push(way, IR_MARK_TRY, node);
    else if (node->kind == NODE_FOR && as_For(at)->initializers.count)
        push(way, IR_MARK_STATEMENT, as_For(at)->initializers.items[0]);
    else if (node->kind == NODE_IF || node->kind == NODE_WHILE || node->kind == NODE_FOR ||
             node->kind == NODE_FOREACH || node->kind == NODE_SWITCH)
        push(way, IR_MARK_CONDITION, node);
    else if (has_mark(node))
        push(way, IR_MARK_STATEMENT, node);
}

static void lead_through(Way *way, const NodeList *statements) {
    for (uint32_t i = 0; i < statements->count; i++) {
        if (leads(way, statements->items[i])) {
            lead(way, statements->items[i]);
            return;
        }
        push_begin(way, statements->items[i]);
    }
}

static void lead_loop(Way *way, const Node *node, const Node *body) {
    push(way, IR_MARK_CONDITION, node);
    if (leads(way, body)) {
        push(way, IR_MARK_HOLDS, node);
        lead(way, body);
    }
}

static void lead_for(Way *way, const For *loop) {
    for (uint32_t i = 0; i < loop->initializers.count; i++)
        push(way, IR_MARK_STATEMENT, loop->initializers.items[i]);
    lead_loop(way, &loop->node, loop->body);
}

static void lead_if(Way *way, const If *statement) {
    push(way, IR_MARK_CONDITION, &statement->node);
    const Node *next =
        leads(way, statement->consequent) ? statement->consequent : statement->alternative;
    if (!leads(way, next))
        return;
    push(way, next == statement->consequent ? IR_MARK_HOLDS : IR_MARK_FAILS, &statement->node);
    lead(way, next);
}

static void lead_switch(Way *way, const Switch *statement) {
    push(way, IR_MARK_CONDITION, &statement->node);
    for (uint32_t i = 0; i < statement->cases.count; i++)
        if (leads(way, statement->cases.items[i])) {
            push(way, IR_MARK_CASE, statement->cases.items[i]);
            lead_through(way, &as_Case(statement->cases.items[i])->body);
        }
}

static void lead_try(Way *way, const Try *statement) {
    push(way, IR_MARK_TRY, &statement->node);
    if (leads(way, statement->block))
        lead(way, statement->block);
    for (uint32_t i = 0; i < statement->catches.count; i++)
        if (leads(way, statement->catches.items[i])) {
            push(way, IR_MARK_CATCH, statement->catches.items[i]);
            lead(way, as_Catch(statement->catches.items[i])->body);
        }
    if (leads(way, statement->finally_block)) {
        push(way, IR_MARK_FINALLY, statement->finally_block);
        lead(way, statement->finally_block);
    }
}

static void lead_into(Way *way, const Node *node, const Node *body) {
    if (leads(way, body))
        lead(way, body);
    else
        push_begin(way, node);
}

static void lead(Way *way, const Node *node) {
    Node *at = (Node *)node;
    switch ((int)node->kind) {
    case NODE_BLOCK: lead_through(way, &as_Block(at)->statements); return;
    case NODE_IF: lead_if(way, as_If(at)); return;
    case NODE_WHILE: lead_loop(way, node, as_While(at)->body); return;
    case NODE_FOREACH: lead_loop(way, node, as_Foreach(at)->body); return;
    case NODE_FOR: lead_for(way, as_For(at)); return;
    case NODE_DO: lead_into(way, node, as_Do(at)->body); return;
    case NODE_LABELED: lead_into(way, node, as_Labeled(at)->body); return;
    case NODE_SYNCHRONIZED: lead_into(way, node, as_Synchronized(at)->body); return;
    case NODE_BLOCK_CONTRACT: lead_into(way, node, as_BlockContract(at)->body); return;
    case NODE_SWITCH: lead_switch(way, as_Switch(at)); return;
    case NODE_TRY: lead_try(way, as_Try(at)); return;
    default: push_begin(way, node); return;
    }
}

PointList points_to(Arena *arena, const Method *method, const Node *statement) {
    Search search = {.target = statement->span};
    Node *body = method->declaration->body;
    Way way = {.arena = arena, .target = statement->span};
    look_for_inner(&search, body);
    if (!search.is_elsewhere)
        lead(&way, body);
    return way.points;
}

// ---- At a point

Term point_reached(Checker *checker, const Point *point) {
    const MarkedList *marked = symex_marked(checker->symex);
    Term reached = TERM_FALSE;
    for (uint32_t i = 0; i < marked->count; i++)
        if (marked->items[i].mark->kind == point->kind &&
            marked->items[i].mark->node == point->node)
            reached = term_or(checker->terms, reached, marked->items[i].reached);
    return reached;
}

static Span condition_span(const Node *node) {
    Node *at = (Node *)node;
    const Node *condition = node->kind == NODE_IF            ? as_If(at)->condition
                            : node->kind == NODE_WHILE       ? as_While(at)->condition
                            : node->kind == NODE_DO          ? as_Do(at)->condition
                            : node->kind == NODE_FOR         ? as_For(at)->condition
                            : node->kind == NODE_FOREACH     ? as_Foreach(at)->iterable
                            : node->kind == NODE_CONDITIONAL ? as_Conditional(at)->condition
                                                             : NULL;
    return condition ? condition->span : node->span;
}

// `case 1:` without what follows.
static Span case_span(const Node *node) {
    const Case *part = as_Case((Node *)node);
    Span span = node->span;
    if (part->labels.count)
        return span_join((Span){span.begin, span.begin}, vector_last(&part->labels)->span);
    if (part->body.count)
        span.end = part->body.items[0]->span.begin;
    return span;
}

Reason point_reason(const Point *point) {
    switch (point->kind) {
    case IR_MARK_HOLDS:
        return (Reason){point->node->kind == NODE_FOREACH ? REASON_ELEMENT : REASON_HOLDS,
                        condition_span(point->node)};
    case IR_MARK_FAILS: return (Reason){REASON_FAILS, condition_span(point->node)};
    case IR_MARK_CASE: return (Reason){REASON_CASE, case_span(point->node)};
    case IR_MARK_CATCH:
        return (Reason){REASON_CATCH, as_Catch((Node *)point->node)->parameter->span};
    case IR_MARK_CONDITION: return (Reason){REASON_PAST, condition_span(point->node)};
    case IR_MARK_STATEMENT:
    case IR_MARK_NO_CASE:
    case IR_MARK_TRY:
    case IR_MARK_FINALLY: return (Reason){REASON_PAST, point->node->span};
    }
    SHOULD(false, "a mark should have a kind");
    return (Reason){0};
}
