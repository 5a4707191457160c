// What a method of plain Java rejects: its precondition, found in its own code.
//
// `if (capacity < 1) throw new IllegalArgumentException();` at the start of a method is told by the
// condition as it stands there; of any other rejection an example is shown.
#include "check/internal.h"

#include "base/clock.h"

#include <ctype.h>
#include <string.h>

static bool contains(Span outer, Span inner) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
}

// `throw` on its own, or last in a block.
static const Node *thrown_by(const Node *statement) {
    if (statement && statement->kind == NODE_BLOCK) {
        const NodeList *inside = &as_Block((Node *)statement)->statements;
        statement = inside->count == 1 ? inside->items[0] : NULL;
    }
    return statement && statement->kind == NODE_THROW ? statement : NULL;
}

// The condition of the `if` that throws there, if nothing but such statements stands before it.
static const Node *condition_of(const Method *method, Span site) {
    if (!method->declaration || !method->declaration->body)
        return NULL;
    const NodeList *statements = &as_Block(method->declaration->body)->statements;
    for (uint32_t i = 0; i < statements->count; i++) {
        Node *statement = statements->items[i];
        if (statement->kind == NODE_EXPRESSION_STATEMENT &&
            as_ExpressionStatement(statement)->expression->kind == NODE_CONSTRUCTOR_CALL)
            continue;
        if (statement->kind != NODE_IF || as_If(statement)->alternative)
            return NULL;
        const Node *thrown = thrown_by(as_If(statement)->consequent);
        if (!thrown)
            return NULL;
        if (contains(thrown->span, site))
            return as_If(statement)->condition;
    }
    return NULL;
}

// As the source has it, on one line.
static const char *source_text(Checker *checker, Span span) {
    const SourceFile *file = sources_file_at(checker->sources, span.begin);
    Buffer buffer = {0};
    for (Position at = span.begin; file && at < span.end; at++) {
        char c = file->text[at - file->base];
        bool follows_space = buffer.length && buffer.text[buffer.length - 1] == ' ';
        if (!isspace((unsigned char)c))
            buffer_add_char(&buffer, c);
        else if (!follows_space)
            buffer_add_char(&buffer, ' ');
    }
    const char *text =
        arena_copy_text(checker->arena, buffer.text ? buffer.text : "", buffer.length);
    buffer_free(&buffer);
    return text;
}

static const char *example_of(Checker *checker, Term condition) {
    Term required[] = {condition, checker->modelled};
    if (checker_ask(checker, required, 2) != SOLVER_SATISFIABLE)
        return NULL;
    TermList kept = {0};
    vector_push(checker->scratch, &kept, condition);
    vector_push(checker->scratch, &kept, checker->modelled);
    return example_text(checker, &kept);
}

// Nothing is called or assigned there, and JML means the same by it.
static void find_other(void *context, Node *node) {
    bool *has_other = context;
    switch ((int)node->kind) {
    case NODE_LITERAL:
    case NODE_NAME:
    case NODE_FIELD:
    case NODE_INDEX:
    case NODE_BINARY:
    case NODE_PARENTHESIZED:
    case NODE_THIS: break;
    case NODE_UNARY: {
        Operator operator= as_Unary(node)->operator;
        *has_other |= operator== OPERATOR_PRE_INCREMENT || operator== OPERATOR_PRE_DECREMENT ||
        operator== OPERATOR_POST_INCREMENT ||
        operator== OPERATOR_POST_DECREMENT;
        break;
    }
    default: *has_other = true;
    }
    ast_each_child(node, find_other, context);
}

static void note_rejected(Checker *checker, const Rejection *rejection, const Node *written) {
    bool has_other = !written;
    if (written)
        find_other(&has_other, (Node *)written);
    Rejected rejected = {has_other ? NULL : source_text(checker, written->span), rejection->type};
    vector_push(checker->arena, &checker->verdict->rejected, rejected);
}

static void tell(Checker *checker, const Rejection *rejection, Term condition) {
    const char *type = type_text(checker->arena, rejection->type);
    const Node *written = condition_of(checker->method, rejection->site);
    const char *text = NULL;
    if (written) {
        Term required[] = {condition, checker->modelled};
        bool is_met = checker_ask(checker, required, 2) == SOLVER_SATISFIABLE;
        if (is_met)
            note_rejected(checker, rejection, written);
        if (is_met)
            text = arena_format(checker->arena, "rejects %s with %s",
                                source_text(checker, written->span), type);
    } else if (!checker->method->sequence) { // its inputs say nothing
        const char *example = example_of(checker, condition);
        if (example)
            note_rejected(checker, rejection, NULL);
        if (example)
            text = *example ? arena_format(checker->arena, "rejects, for example %s, with %s",
                                           example, type)
                            : arena_format(checker->arena, "rejects some states with %s", type);
    }
    if (text)
        vector_push(checker->arena, &checker->verdict->remarks, text);
}

void find_rejections(Checker *checker) {
    const RejectionList *list = symex_rejections(checker->symex);
    bool was_late = checker->out_of_time;
    for (uint32_t i = 0; i < list->count && !checker->out_of_time; i++) {
        const Rejection *rejection = &list->items[i];
        Term condition = TERM_FALSE;
        bool is_told = false;
        for (uint32_t j = 0; j < list->count; j++) {
            const Rejection *other = &list->items[j];
            if (other->site.begin != rejection->site.begin || other->type != rejection->type)
                continue;
            is_told |= j < i;
            condition = term_or(checker->terms, condition, other->condition);
        }
        if (!is_told && condition != TERM_FALSE)
            tell(checker, rejection, condition);
    }
    checker->out_of_time = was_late; // the verdict stands without
}
