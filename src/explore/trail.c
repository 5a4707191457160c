// What happened on a path: statements, decisions, calls, exceptions, of the
// sources given; what goes on inside of library classes is not told.
#include "explore/internal.h"

#include "sema/queries.h"

#include <string.h>

// ---- Noting

// Statements count, and so does the outcome of the condition of a statement, as in BVJ.
static bool is_counted(const IrMark *mark) {
    switch (mark->kind) {
    case IR_MARK_STATEMENT: return true;
    case IR_MARK_HOLDS:
    case IR_MARK_FAILS: return mark->node->kind != NODE_CONDITIONAL;
    case IR_MARK_CASE: return true;
    case IR_MARK_NO_CASE: return true;
    case IR_MARK_CONDITION:
    case IR_MARK_TRY:
    case IR_MARK_CATCH:
    case IR_MARK_FINALLY: return false;
    }
    return false;
}

uint32_t trail_length(const Trail *trail) {
    return trail ? trail->length : 0;
}

static Trail *add(Search *search, const Trail *before, const StepPoint *point) {
    Trail *trail = ARENA_NEW(search->checker.scratch, Trail);
    trail->before = before;
    trail->span = step_instruction(point)->span;
    trail->depth = step_depth(point);
    trail->length = trail_length(before);
    return trail;
}

static bool is_exception(Search *search, const IrInstruction *instruction) {
    Sema *sema = search->checker.sema;
    return instruction->operation == IR_NEW &&
           query_is_subclass(sema, instruction->detail.class_symbol,
                             sema_types(sema)->throwable->class_symbol);
}

static bool has_mark(const IrBlock *block) {
    for (uint32_t i = 0; i < block->instructions.count; i++)
        if (block->instructions.items[i].operation == IR_MARK)
            return true;
    return false;
}

// `assert false` leads to its exception whatever the state, as `throw` does: no check decides
// between the mark of the statement and its exception, whose message may be made on the way.
static bool is_unconditional(const StepPoint *point) {
    const IrBlock *blocks = step_method(point)->blocks.items;
    const IrBlock *block = step_block(point);
    if (block->check != IR_CHECK_ASSERT)
        return false;
    while (block->predecessors.count == 1) {
        block = &blocks[block->predecessors.items[0]];
        if (vector_last(&block->instructions).operation != IR_JUMP)
            return false;
        if (has_mark(block))
            return true;
    }
    return false;
}

const Trail *trail_note(Search *search, const Trail *trail, const StepPoint *point) {
    const IrInstruction *instruction = step_instruction(point);
    bool is_mark = instruction->operation == IR_MARK;
    if ((!is_mark && !is_exception(search, instruction)) ||
        cex_is_library(search->checker.sources, instruction->span))
        return trail;
    Trail *next = add(search, trail, point);
    if (is_mark) {
        next->mark = instruction->detail.mark;
        next->length += is_counted(next->mark);
    } else {
        next->exception = instruction->detail.class_symbol;
        next->is_implicit = step_block(point)->check != IR_CHECK_NONE && !is_unconditional(point);
    }
    return next;
}

const Trail *trail_call(Search *search, const Trail *trail, const StepPoint *point,
                        Method *method) {
    if (!method || cex_is_library(search->checker.sources, step_instruction(point)->span))
        return trail;
    Trail *next = add(search, trail, point);
    next->called = method;
    return next;
}

const Trail *trail_thrown(Search *search, const Trail *trail, const StepPoint *point) {
    Type *type = step_caught_type(search->checker.symex, point);
    if (!type || type->kind != TYPE_CLASS)
        return trail;
    Trail *next = add(search, trail, point);
    next->exception = type->class_symbol;
    next->is_from_call = true;
    return next;
}

// ---- Texts

// The source of a node on one line.
const char *trail_source(Search *search, Span span) {
    enum { MOST_CHARACTERS = 100 };
    SourceFile *file = sources_file_at(search->checker.sources, span.begin);
    Buffer buffer = {0};
    bool is_blank = false;
    for (Position at = span.begin; file && at < span.end && buffer.length < MOST_CHARACTERS; at++) {
        char c = file->text[at - file->base];
        bool is_space = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (is_space && !is_blank)
            buffer_add_char(&buffer, ' ');
        else if (!is_space)
            buffer_add_char(&buffer, c);
        is_blank = is_space;
    }
    if (buffer.length >= MOST_CHARACTERS)
        buffer_add_text(&buffer, "...");
    const char *text =
        arena_copy_text(search->checker.arena, buffer.text ? buffer.text : "", buffer.length);
    buffer_free(&buffer);
    return text;
}

static Node *condition_of(Node *node) {
    switch (node->kind) {
    case NODE_IF: return as_If(node)->condition;
    case NODE_WHILE: return as_While(node)->condition;
    case NODE_DO: return as_Do(node)->condition;
    case NODE_FOR: return as_For(node)->condition;
    case NODE_CONDITIONAL: return as_Conditional(node)->condition;
    default: return NULL; // the others have none of their own
    }
}

static Node *without_parentheses(Node *node) {
    while (node && node->kind == NODE_PARENTHESIZED)
        node = as_Parenthesized(node)->inner;
    return node;
}

static const char *outcome_text(Search *search, Node *node, bool holds) {
    Arena *arena = search->checker.arena;
    if (node->kind == NODE_FOREACH) {
        const char *from = trail_source(search, as_Foreach(node)->iterable->span);
        return arena_format(arena, holds ? "another element of %s" : "no more elements of %s",
                            from);
    }
    Node *condition = without_parentheses(condition_of(node));
    // A loop without a condition goes on (JLS 14.14.1.2).
    const char *text = condition                ? trail_source(search, condition->span)
                       : node->kind == NODE_FOR ? "true"
                                                : "?";
    return holds ? text : arena_format(arena, "!(%s)", text);
}

static const char *case_text(Search *search, const Case *part) {
    Arena *arena = search->checker.arena;
    if (!part->labels.count)
        return "default";
    Span span = part->labels.items[0]->span;
    span.end = part->guard ? part->guard->span.end : vector_last(&part->labels)->span.end;
    return arena_format(arena, "case %s", trail_source(search, span));
}

static void describe_mark(Search *search, const IrMark *mark, PathEvent *event) {
    Node *node = mark->node;
    event->node = node;
    event->span = node->span;
    event->is_true = mark->kind == IR_MARK_HOLDS || mark->kind == IR_MARK_CASE;
    switch (mark->kind) {
    case IR_MARK_STATEMENT:
        event->kind = PATH_STATEMENT;
        event->text = trail_source(search, node->span);
        return;
    case IR_MARK_HOLDS:
    case IR_MARK_FAILS: {
        Node *condition = condition_of(node);
        event->kind = PATH_DECISION;
        event->is_condition = true;
        event->span = condition ? condition->span : node->span;
        event->text = outcome_text(search, node, event->is_true);
        return;
    }
    case IR_MARK_CASE:
        event->kind = PATH_DECISION;
        event->text = case_text(search, as_Case(node));
        return;
    case IR_MARK_NO_CASE:
        event->kind = PATH_DECISION;
        event->text = "no case";
        return;
    case IR_MARK_TRY:
        event->kind = PATH_TRY;
        event->text = "try";
        return;
    case IR_MARK_CATCH:
        event->kind = PATH_CATCH;
        event->text = arena_format(search->checker.arena, "catch (%s)",
                                   trail_source(search, as_Catch(node)->parameter->span));
        return;
    case IR_MARK_FINALLY:
        event->kind = PATH_FINALLY;
        event->text = "finally";
        return;
    case IR_MARK_CONDITION: return;
    }
}

static PathEvent describe(Search *search, const Trail *trail) {
    PathEvent event = {.span = trail->span, .depth = trail->depth};
    if (trail->mark) {
        describe_mark(search, trail->mark, &event);
    } else if (trail->called) {
        event.kind = PATH_CALL;
        event.called = trail->called;
        event.text = verdict_method_name(search->checker.arena, trail->called);
    } else {
        event.kind = PATH_EXCEPTION;
        event.text = trail->exception->name->text;
    }
    return event;
}

static bool is_told(const Trail *trail) {
    return !trail->is_from_call && (!trail->mark || trail->mark->kind != IR_MARK_CONDITION);
}

PathEventList trail_events_since(Search *search, const Trail *trail, const Trail *since) {
    PathEventList events = {0};
    uint32_t count = 0;
    for (const Trail *at = trail; at != since; at = at->before)
        count += is_told(at);
    events.items = arena_array(search->checker.arena, count, sizeof(PathEvent));
    events.count = events.capacity = count;
    for (const Trail *at = trail; at != since; at = at->before)
        if (is_told(at))
            events.items[--count] = describe(search, at);
    return events;
}

PathEventList trail_events(Search *search, const Trail *trail) {
    return trail_events_since(search, trail, NULL);
}

const char *trail_outcome(Search *search, const IrMark *mark) {
    PathEvent event = {.kind = PATH_STATEMENT};
    describe_mark(search, mark, &event);
    if (event.kind != PATH_DECISION)
        return NULL;
    return event.is_condition && event.is_true
               ? arena_format(search->checker.arena, "(%s)", event.text)
               : event.text;
}
