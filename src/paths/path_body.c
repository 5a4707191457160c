#include "paths/path_body.h"

#include "paths/internal.h"
#include "junit/java_text.h"
#include "paths/path_source.h"

// One call under way: where its events have got to.
typedef struct Body {
    Arena *arena;
    const Sources *sources;
    PathCopies *copies;
    const PathEventList *events;
    const Method *method;
    uint32_t depth, at, end;
    Buffer *out;
    bool is_possible;
} Body;

// How control leaves a statement.
typedef struct Flow {
    enum { FLOW_ON, FLOW_BREAK, FLOW_CONTINUE, FLOW_OUT } kind; // OUT: return, or an exception
    const Node *target;                                         // of a jump
} Flow;

static Flow write_statement(Body *body, Node *node);

// ---- Events

// The next of this call itself; what deeper ones do was told with the call, or belongs to nobody.
static const PathEvent *next_event(Body *body) {
    Span whole = body->method->declaration->node.span;
    for (; body->at < body->end; body->at++) {
        const PathEvent *event = &body->events->items[body->at];
        if (event->depth == body->depth && event->kind != PATH_EXCEPTION &&
            cfg_is_inside(event->span, whole))
            return event;
    }
    return NULL;
}

static bool is_next(Body *body, PathEventKind kind, const Node *node) {
    const PathEvent *event = next_event(body);
    return event && event->kind == kind && event->node == node;
}

// An exception is under way: what comes next is a handler, or nothing.
static bool has_left(Body *body) {
    const PathEvent *event = next_event(body);
    return !event || event->kind == PATH_CATCH || event->kind == PATH_FINALLY;
}

static Flow fail(Body *body) {
    body->is_possible = false;
    return (Flow){FLOW_OUT, NULL};
}

// ---- Calls inside of expressions

static bool make_copy(const Body *caller, const Method *method, uint32_t at, uint32_t end,
                      uint32_t depth, uint32_t *number);

// The events of what is called: up to the next one that is not deeper.
static uint32_t end_of_call(const Body *body) {
    uint32_t end = body->at + 1;
    while (end < body->end && body->events->items[end].depth > body->depth)
        end++;
    return end;
}

static bool is_copied(const Method *method) {
    const Class *owner = method->owner;
    return method->declaration && method->declaration->body && !method->is_constructor &&
           owner->unit && !owner->unit->is_library && !owner->is_local && owner->name &&
           owner->declaration && !owner->declaration->is_implicit;
}

// Renames the call; where the method overrides the one that is named, its object is cast.
static void edit_call(const Body *body, Edits *edits, const Call *call, const Method *called,
                      uint32_t number) {
    Arena *arena = body->arena;
    Position name_end = call->name_at + (Position)call->name->length;
    edits_add(arena, edits, name_end, false, arena_format(arena, "$%u", number));
    bool is_super = call->object && call->object->kind == NODE_SUPER;
    if (called == call->method || is_super)
        return;
    const char *type = java_type(arena, called->owner->type);
    if (call->object) {
        edits_add(arena, edits, call->object->span.begin, true,
                  arena_format(arena, "((%s) (", type));
        edits_add(arena, edits, call->object->span.end, false, "))");
    } else {
        edits_add(arena, edits, call->node.span.begin, true,
                  arena_format(arena, "((%s) (Object) this).", type));
    }
}

static void note_call(Body *body, Edits *edits, Node *around, const PathEvent *event) {
    uint32_t end = end_of_call(body), number = 0;
    const Call *call = source_call(around, event->span);
    bool needs_cast = call && event->called != call->method;
    bool is_generic = event->called->owner->declaration &&
                      event->called->owner->declaration->type_parameters.count;
    if (call && is_copied(event->called) && !(needs_cast && is_generic) &&
        make_copy(body, event->called, body->at + 1, end, body->depth + 1, &number))
        edit_call(body, edits, call, event->called, number);
    body->at = end;
}

static void note_choice(const Body *body, Edits *edits, const PathEvent *event) {
    const Node *condition = as_Conditional((Node *)event->node)->condition;
    const char *open = event->is_true ? "on$(" : "!on$(!(", *close = event->is_true ? ")" : "))";
    edits_add(body->arena, edits, condition->span.begin, true, open);
    edits_add(body->arena, edits, condition->span.end, false, close);
}

// What happens inside of an expression, up to the decision of `until`, or as long as it is inside.
static void write_expression(Body *body, Node *node, const Node *until) {
    Edits edits = {0};
    for (const PathEvent *event; (event = next_event(body));) {
        bool is_end = until && event->kind == PATH_DECISION && event->node == until;
        if (is_end || !cfg_is_inside(event->span, node->span))
            break;
        if (event->kind == PATH_CALL) {
            note_call(body, &edits, node, event);
            continue;
        }
        if (event->kind == PATH_DECISION && event->node->kind == NODE_CONDITIONAL)
            note_choice(body, &edits, event);
        body->at++;
    }
    source_write(body->out, body->sources, node->span, &edits);
}

// ---- Conditions

// Checks that the condition comes out as on the path. False: the path does not come that far.
static bool write_condition(Body *body, const Node *owner, Node *condition, bool *holds) {
    Buffer *out = body->out, text = {0};
    body->out = &text;
    if (condition)
        write_expression(body, condition, owner);
    body->out = out;
    bool is_decided = is_next(body, PATH_DECISION, owner);
    *holds = is_decided && next_event(body)->is_true;
    body->at += is_decided;
    if (condition) {
        const char *form =
            is_decided && !*holds ? "if (%.*s) throw off$();\n" : "if (!(%.*s)) throw off$();\n";
        buffer_format(body->out, form, (int)text.length, text.text);
    }
    buffer_free(&text);
    return is_decided;
}

// ---- Statements

static Flow write_block(Body *body, Node *node) {
    buffer_add_text(body->out, "{\n");
    Flow flow = {FLOW_ON, NULL};
    if (node->kind == NODE_BLOCK) {
        const NodeList *statements = &as_Block(node)->statements;
        for (uint32_t i = 0; i < statements->count && flow.kind == FLOW_ON; i++)
            flow = write_statement(body, statements->items[i]);
    } else {
        flow = write_statement(body, node);
    }
    buffer_add_text(body->out, "}\n");
    return flow;
}

static Flow write_basic(Body *body, Node *node) {
    if (!is_next(body, PATH_STATEMENT, node))
        return has_left(body) ? (Flow){FLOW_OUT, NULL} : fail(body);
    body->at++;
    if (node->kind == NODE_BREAK)
        return (Flow){FLOW_BREAK, as_Break(node)->target};
    if (node->kind == NODE_CONTINUE)
        return (Flow){FLOW_CONTINUE, as_Continue(node)->target};
    write_expression(body, node, NULL);
    buffer_add_text(body->out, source_ends_with(body->sources, node->span, ';') ? "\n" : ";\n");
    bool ends = node->kind == NODE_RETURN || node->kind == NODE_THROW;
    return (Flow){ends ? FLOW_OUT : FLOW_ON, NULL};
}

// As it is written; nothing in it may lead to a statement that is no more.
static Flow write_whole(Body *body, Node *node) {
    if (source_jumps_out(node))
        return fail(body);
    Flow flow = {FLOW_ON, NULL};
    for (const PathEvent *event;
         (event = next_event(body)) && cfg_is_inside(event->span, node->span); body->at++)
        if (event->kind == PATH_STATEMENT && event->node->kind == NODE_RETURN)
            flow.kind = FLOW_OUT;
    source_write(body->out, body->sources, node->span, &(Edits){0});
    buffer_add_text(body->out, "\n");
    return flow;
}

static Flow write_if(Body *body, If *node) {
    bool holds;
    if (!write_condition(body, &node->node, node->condition, &holds))
        return (Flow){FLOW_OUT, NULL};
    Node *chosen = holds ? node->consequent : node->alternative;
    return chosen ? write_block(body, chosen) : (Flow){FLOW_ON, NULL};
}

// ---- Loops

typedef struct Loop {
    Node *node, *condition, *statement;
    const NodeList *updates; // or NULL
    bool is_do;
} Loop;

// Of an iteration: does the loop go on, and if not, how is it left?
static bool goes_on(const Loop *loop, Flow *flow) {
    bool is_own = flow->target == loop->node;
    if (flow->kind == FLOW_ON || (flow->kind == FLOW_CONTINUE && is_own))
        return true;
    if (flow->kind == FLOW_BREAK && is_own)
        flow->kind = FLOW_ON;
    return false;
}

static Flow write_updates(Body *body, const Loop *loop) {
    Flow flow = {FLOW_ON, NULL};
    for (uint32_t i = 0; loop->updates && i < loop->updates->count && flow.kind == FLOW_ON; i++)
        flow = write_statement(body, loop->updates->items[i]);
    return flow;
}

static Flow write_loop(Body *body, const Loop *loop) {
    bool holds = true;
    for (bool is_first = true; body->is_possible; is_first = false) {
        if (!(loop->is_do && is_first) &&
            !write_condition(body, loop->node, loop->condition, &holds))
            return (Flow){FLOW_OUT, NULL};
        if (!holds)
            return (Flow){FLOW_ON, NULL};
        Flow flow = write_block(body, loop->statement);
        if (!goes_on(loop, &flow))
            return flow;
        flow = write_updates(body, loop);
        if (flow.kind != FLOW_ON)
            return flow;
    }
    return fail(body);
}

static Flow write_for(Body *body, For *node) {
    Flow flow = {FLOW_ON, NULL};
    buffer_add_text(body->out, "{\n");
    for (uint32_t i = 0; i < node->initializers.count && flow.kind == FLOW_ON; i++)
        flow = write_statement(body, node->initializers.items[i]);
    Loop loop = {&node->node, node->condition, node->body, &node->updates, false};
    if (flow.kind == FLOW_ON)
        flow = write_loop(body, &loop);
    buffer_add_text(body->out, "}\n");
    return flow;
}

// ---- Exceptions

static Catch *next_catch(Body *body, const Try *node) {
    for (uint32_t i = 0; i < node->catches.count; i++)
        if (is_next(body, PATH_CATCH, node->catches.items[i]))
            return as_Catch(node->catches.items[i]);
    return NULL;
}

// `try` stays where something is caught, or comes finally.
static Flow write_try(Body *body, Try *node) {
    Buffer *out = body->out, tried = {0}, handled = {0};
    body->at += is_next(body, PATH_TRY, &node->node);
    body->out = &tried;
    Flow flow = write_block(body, node->block);
    Catch *taken = flow.kind == FLOW_ON || flow.kind == FLOW_OUT ? next_catch(body, node) : NULL;
    body->out = &handled;
    if (taken) {
        body->at++;
        buffer_add_text(&handled, "catch (");
        source_write(&handled, body->sources, taken->parameter->span, &(Edits){0});
        buffer_add_text(&handled, ") ");
        flow = write_block(body, taken->body);
    }
    if (node->finally_block && is_next(body, PATH_FINALLY, node->finally_block)) {
        body->at++;
        buffer_add_text(&handled, "finally ");
        Flow last = write_block(body, node->finally_block);
        flow = last.kind == FLOW_ON ? flow : last;
    }
    body->out = out;
    buffer_format(out, handled.length ? "try { if (true) %.*s %s}\n" : "%.*s", (int)tried.length,
                  tried.text, taken ? "throw off$(); " : "");
    buffer_format(out, "%.*s", (int)handled.length, handled.length ? handled.text : "");
    buffer_free(&tried);
    buffer_free(&handled);
    return flow;
}

static Flow write_labeled(Body *body, Labeled *node) {
    Flow flow = write_block(body, node->body);
    bool is_own = flow.target == &node->node || flow.target == node->body;
    return flow.kind == FLOW_BREAK && is_own ? (Flow){FLOW_ON, NULL} : flow;
}

static Flow write_statement(Body *body, Node *node) {
    if (!body->is_possible)
        return (Flow){FLOW_OUT, NULL};
    switch ((int)node->kind) {
    case NODE_BLOCK: return write_block(body, node);
    case NODE_BLOCK_CONTRACT: return write_block(body, as_BlockContract(node)->body);
    case NODE_LOCAL:
    case NODE_EXPRESSION_STATEMENT:
    case NODE_RETURN:
    case NODE_BREAK:
    case NODE_CONTINUE:
    case NODE_THROW:
    case NODE_ASSERT: return write_basic(body, node);
    case NODE_IF: return write_if(body, as_If(node));
    case NODE_WHILE: {
        Loop loop = {node, as_While(node)->condition, as_While(node)->body, NULL, false};
        return write_loop(body, &loop);
    }
    case NODE_DO: {
        Loop loop = {node, as_Do(node)->condition, as_Do(node)->body, NULL, true};
        return write_loop(body, &loop);
    }
    case NODE_FOR: return write_for(body, as_For(node));
    case NODE_LABELED: return write_labeled(body, as_Labeled(node));
    case NODE_EMPTY:
    case NODE_JML_STATEMENT: return (Flow){FLOW_ON, NULL};
    case NODE_TRY:
        if (!as_Try(node)->resources.count)
            return write_try(body, as_Try(node));
        return write_whole(body, node);
    default: return write_whole(body, node); // foreach, switch, synchronized, local classes
    }
}

// ---- Copies

static void write_header(const Body *body, uint32_t number) {
    const MethodDeclaration *declaration = body->method->declaration;
    Span span = {declaration->node.span.begin, declaration->body->span.begin};
    if (declaration->modifiers && declaration->modifiers->span.end > span.begin)
        span.begin = declaration->modifiers->span.end;
    Edits edits = {0};
    Position name_end = declaration->name_at + (Position)declaration->name->length;
    edits_add(body->arena, &edits, name_end, false, arena_format(body->arena, "$%u", number));
    bool is_static = body->method->modifiers & MODIFIER_STATIC;
    bool is_default = body->method->owner->kind == CLASS_INTERFACE && !is_static;
    buffer_add_text(body->out, is_static ? "static " : is_default ? "default " : "");
    source_write(body->out, body->sources, span, &edits);
}

// What a method gives back it gives on the path only.
static void write_method(Body *body, uint32_t number) {
    bool has_result = body->method->return_type && body->method->return_type->kind != TYPE_VOID;
    write_header(body, number);
    buffer_add_text(body->out, has_result ? "{ if (true) " : "");
    write_block(body, body->method->declaration->body);
    buffer_add_text(body->out, has_result ? "throw off$(); }\n" : "");
}

// Lines are indented by the braces that are open; those in texts and comments count, too.
static const char *indented(Arena *arena, const Buffer *text) {
    Buffer out = {0};
    int32_t open = 1;
    bool is_start = true;
    for (size_t i = 0; i < text->length; i++) {
        char c = text->text[i];
        if (is_start && (c == ' ' || c == '\t'))
            continue;
        open -= c == '}';
        for (int32_t j = 0; is_start && c != '\n' && j < open; j++)
            buffer_add_text(&out, "    ");
        is_start = c == '\n';
        open += c == '{';
        buffer_add_char(&out, c);
    }
    const char *copy = arena_copy_text(arena, out.text, out.length);
    buffer_free(&out);
    return copy;
}

static bool make_copy(const Body *caller, const Method *method, uint32_t at, uint32_t end,
                      uint32_t depth, uint32_t *number) {
    enum { MOST_COPIES = 500 };
    Buffer text = {0};
    Body body = *caller;
    body.method = method;
    body.at = at;
    body.end = end;
    body.depth = depth;
    body.out = &text;
    uint32_t before = caller->copies->count;
    *number = before + 1;
    vector_push(caller->arena, caller->copies, ((PathCopy){method, *number, NULL}));
    if (before < MOST_COPIES)
        write_method(&body, *number);
    else
        body.is_possible = false;
    if (body.is_possible)
        caller->copies->items[before].text = indented(caller->arena, &text);
    else
        caller->copies->count = before;
    buffer_free(&text);
    return body.is_possible;
}

bool path_copies(Arena *arena, const Sources *sources, const Method *method,
                 const PathEventList *events, PathCopies *copies) {
    Body none = {.arena = arena,
                 .sources = sources,
                 .copies = copies,
                 .events = events,
                 .is_possible = true};
    uint32_t number;
    return is_copied(method) && make_copy(&none, method, 0, events->count, 0, &number);
}
