#include "check/formulas.h"

#include "check/logic_questions.h"
#include "report/verdict.h"
#include "symex/symex.h"

// Some obligation is broken in an execution that was modelled throughout.
static Term violation(const Symex *symex, TermTable *terms) {
    const ObligationList *obligations = symex_obligations(symex);
    const UnmodelledList *unmodelled = symex_unmodelled(symex);
    Term any = TERM_FALSE;
    for (uint32_t i = 0; i < obligations->count; i++)
        any = term_or(terms, any, obligations->items[i].violated);
    for (uint32_t i = 0; i < unmodelled->count; i++)
        if (!unmodelled->items[i].is_apart)
            any = term_and(terms, any, term_not(unmodelled->items[i].condition));
    return any;
}

static void write_terms(FILE *out, const TermTable *terms, const Symex *symex) {
    Buffer buffer = {0};
    const TermList *assumptions = symex_assumptions(symex);
    for (uint32_t i = 0; i < assumptions->count; i++) {
        buffer_add_text(&buffer, "assume ");
        term_print(&buffer, terms, assumptions->items[i]);
        buffer_add_char(&buffer, '\n');
    }
    const ObligationList *obligations = symex_obligations(symex);
    for (uint32_t i = 0; i < obligations->count; i++) {
        buffer_format(&buffer, "violated (%s) ", obligations->items[i].text);
        term_print(&buffer, terms, obligations->items[i].violated);
        buffer_add_char(&buffer, '\n');
    }
    if (buffer.text)
        fputs(buffer.text, out);
    buffer_free(&buffer);
}

static void write_assertions(FILE *out, TermTable *terms, const Symex *symex, Arena *arena,
                             FormulaFormat format) {
    TermList assertions = {0};
    const TermList *assumptions = symex_assumptions(symex);
    for (uint32_t i = 0; i < assumptions->count; i++)
        vector_push(arena, &assertions, assumptions->items[i]);
    vector_push(arena, &assertions, violation(symex, terms));
    if (format == FORMULAS_SMT2) {
        term_dump_smt2(out, terms, assertions.items, assertions.count);
        return;
    }
    Solver *solver = solver_new(SOLVER_CADICAL, terms);
    for (uint32_t i = 0; i < assertions.count; i++)
        solver_assert(solver, assertions.items[i]);
    solver_dump_cnf(solver, out);
    solver_free(solver);
}

// ---- On a heap of arrays

static void write_question(FILE *out, LogicQuestions *of, LogicSolver *solver, const char *asks,
                           const LogicQuestion *question) {
    FormulaList whole = {0};
    logic_questions_premises(of, question->reached, true, &whole);
    vector_push(of->arena, &whole, question->reached);
    logic_use_units(of->table, &whole, of->arena);
    fprintf(out, "; %s: %s\n%s(check-sat)\n(reset)\n", asks, question->text,
            logic_solver_text(solver, whole.items, whole.count));
}

void formulas_write_quantified(FILE *out, Sema *sema, Lowering *lowering, Method *method,
                               const Scope *scope) {
    enum { DEFAULT_UNROLL = 5 };
    LogicQuestions of;
    logic_questions_begin(&of, sema, lowering, method, scope,
                          scope->unroll ? scope->unroll : DEFAULT_UNROLL, deadline_never());
    LogicSolver *solver = logic_solver_new(of.table, NULL);
    fprintf(out, "; %s\n", verdict_method_name(of.arena, method));
    const LogicQuestionList *lists[] = {&of.obligations, &of.unmodelled, &of.cuts};
    static const char *const asks[] = {"can it be broken", "not modelled, can it be reached",
                                       "cut off, can it be reached"};
    LogicQuestion any = {.text = "anything", .reached = logic_questions_any(&of, &of.obligations)};
    write_question(out, &of, solver, asks[0], &any);
    for (uint32_t i = 0; i < 3; i++)
        for (uint32_t j = 0; j < lists[i]->count; j++)
            write_question(out, &of, solver, asks[i], &lists[i]->items[j]);
    logic_solver_free(solver);
    logic_questions_end(&of);
}

void formulas_write(FILE *out, Sema *sema, Lowering *lowering, Method *method, const Scope *scope,
                    FormulaFormat format) {
    Arena *arena = arena_new();
    TermTable *terms = term_table_new();
    Solver *solver = solver_new(SOLVER_CADICAL, terms);
    Symex *symex = symex_new(arena, sema, lowering, terms, solver, scope, deadline_never());
    symex_run(symex, method);
    static const char *const comments[] = {"//", ";", "c"};
    fprintf(out, "%s %s\n", comments[format], verdict_method_name(arena, method));
    if (format == FORMULAS_TERMS)
        write_terms(out, terms, symex);
    else
        write_assertions(out, terms, symex, arena, format);
    solver_free(solver);
    term_table_free(terms);
    arena_free(arena);
}
