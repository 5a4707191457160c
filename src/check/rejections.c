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

// "n = 0, name = "x"": the inputs, objects by their names.
static const char *example_text(Checker *checker, Term condition) {
    Term required[] = {condition, checker->modelled};
    if (checker_ask(checker, required, 2) != SOLVER_SATISFIABLE)
        return NULL;
    TermList kept = {0};
    vector_push(checker->scratch, &kept, condition);
    vector_push(checker->scratch, &kept, checker->modelled);
    TermModel *model = minimise(checker, &kept, solver_model(checker->solver));
    Obligation obligation = {.kind = OBLIGATION_EXCEPTION, .violated = condition, .text = ""};
    const Counterexample *example =
        cex_build(checker->arena, checker->sema, checker->sources, checker->symex, checker->terms,
                  model, checker->method, &obligation);
    term_model_free(model);
    Buffer buffer = {0};
    for (uint32_t i = 0; i < example->before.roots.count; i++) {
        const CexValue *value = &example->before.roots.items[i];
        if (!value->object)
            buffer_format(&buffer, "%s%s = %s", buffer.length ? ", " : "", value->name,
                          value->text);
    }
    const char *text =
        arena_copy_text(checker->arena, buffer.text ? buffer.text : "", buffer.length);
    buffer_free(&buffer);
    return text;
}

static void tell(Checker *checker, const Rejection *rejection, Term condition) {
    const char *type = type_text(checker->arena, rejection->type);
    const Node *written = condition_of(checker->method, rejection->site);
    const char *text = NULL;
    if (written) {
        Term required[] = {condition, checker->modelled};
        if (checker_ask(checker, required, 2) == SOLVER_SATISFIABLE)
            text = arena_format(checker->arena, "rejects %s with %s",
                                source_text(checker, written->span), type);
    } else if (!checker->method->sequence) { // its inputs say nothing
        const char *example = example_text(checker, condition);
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
}
