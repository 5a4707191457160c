// Statements of the method that no execution in the scope reaches, for reports that show them.
#include "check/internal.h"

bool check_ends_there(ObligationKind kind) {
    switch (kind) {
    case OBLIGATION_POSTCONDITION:
    case OBLIGATION_EXCEPTIONAL_POSTCONDITION:
    case OBLIGATION_EXCEPTION:
    case OBLIGATION_INVARIANT:
    case OBLIGATION_INITIALLY:
    case OBLIGATION_CONSTRAINT:
    case OBLIGATION_NON_NULL: return false;
    case OBLIGATION_PRECONDITION:
    case OBLIGATION_ASSERTION:
    case OBLIGATION_UNREACHABLE:
    case OBLIGATION_LOOP_INVARIANT:
    case OBLIGATION_DECREASES:
    case OBLIGATION_ASSIGNABLE:
    case OBLIGATION_ACCESSIBLE:
    case OBLIGATION_NON_NULL_VARIABLE:
    case OBLIGATION_OVERFLOW:
    case OBLIGATION_ENDLESS:
    case OBLIGATION_WELL_DEFINED: return true;
    }
    SHOULD(false, "an obligation should have a kind");
    return true;
}

typedef struct Statement {
    const Node *node;
    Term reached; // TERM_FALSE: by none, or it is known that some does
    bool is_reached;
} Statement;

typedef VECTOR(Statement) StatementList;

typedef struct Walk {
    Checker *checker;
    Map index_of; // Node -> (void *)(uintptr_t)(1 + index)
    StatementList statements;
} Walk;

// What stands in a lambda or a class is run by others; the values of a switch have no marks.
static void collect(void *context, Node *node) {
    Walk *walk = context;
    if (node->kind == NODE_LAMBDA || node->kind == NODE_CLASS ||
        node->kind == NODE_SWITCH_EXPRESSION)
        return;
    if (lower_marks(node)) {
        Statement statement = {.node = node, .reached = TERM_FALSE};
        vector_push(walk->checker->scratch, &walk->statements, statement);
        map_put(walk->checker->scratch, &walk->index_of, node,
                (void *)(uintptr_t)walk->statements.count);
    }
    ast_each_child(node, collect, context);
}

static void add_marks(Walk *walk) {
    const MarkedList *marked = symex_marked(walk->checker->symex);
    for (uint32_t i = 0; i < marked->count; i++) {
        const IrMark *mark = marked->items[i].mark;
        uintptr_t index = (uintptr_t)map_get(&walk->index_of, mark->node);
        if (!index || (mark->kind != IR_MARK_STATEMENT && mark->kind != IR_MARK_CONDITION))
            continue;
        Statement *statement = &walk->statements.items[index - 1];
        statement->reached =
            term_or(walk->checker->terms, statement->reached, marked->items[i].reached);
    }
}

// Asks until nothing new is reached; false: there was no answer.
static bool find_reached(Walk *walk) {
    Checker *checker = walk->checker;
    for (;;) {
        TermList open = {0};
        for (uint32_t i = 0; i < walk->statements.count; i++)
            if (!walk->statements.items[i].is_reached)
                vector_push(checker->scratch, &open, walk->statements.items[i].reached);
        Term any = term_or_all(checker->terms, open.items, open.count);
        SolverAnswer answer =
            any == TERM_FALSE ? SOLVER_UNSATISFIABLE : checker_ask(checker, &any, 1);
        if (answer != SOLVER_SATISFIABLE)
            return answer == SOLVER_UNSATISFIABLE;
        TermModel *model = solver_model(checker->solver);
        for (uint32_t i = 0; i < walk->statements.count; i++) {
            Statement *statement = &walk->statements.items[i];
            statement->is_reached |= term_evaluate(model, statement->reached) != 0;
        }
        term_model_free(model);
    }
}

static bool is_inside(const SpanList *list, Span span) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].begin <= span.begin && span.end <= list->items[i].end)
            return true;
    return false;
}

static bool ends_early(const Verdict *verdict) {
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        if (check_ends_there(verdict->violations.items[i].kind))
            return true;
    return verdict->unknown.count || verdict->cuts_paths;
}

void find_unreached_statements(Checker *checker) {
    const Method *method = checker->method;
    Verdict *verdict = checker->verdict;
    // Executions that were not followed might get anywhere.
    if (!checker->options->notes_marks || checker->out_of_time || ends_early(verdict) ||
        method->sequence || !method->declaration || !method->declaration->body)
        return;
    Walk walk = {.checker = checker};
    collect(&walk, method->declaration->body);
    add_marks(&walk);
    if (!find_reached(&walk)) {
        checker->out_of_time = false; // the verdict is known all the same
        return;
    }
    for (uint32_t i = 0; i < walk.statements.count; i++) {
        Span span = walk.statements.items[i].node->span;
        if (!walk.statements.items[i].is_reached && !is_inside(&verdict->unreached, span))
            vector_push(checker->arena, &verdict->unreached, span);
    }
}
