// Models with the values that mathematical functions have.
//
// Of a number that is not known, a sine is any number that its documentation allows. A model may
// have it be what it is not. Then the solver is told what it is there, and asked again; that may go
// on for long, as the next model is about another number.
#include "question/question.h"

enum { MOST_CORRECTIONS = 40 };

static void tell(Checker *checker, const TermList *truths) {
    for (uint32_t i = 0; i < truths->count; i++)
        solver_assert(checker->solver, truths->items[i]);
}

static SolverAnswer ask_with(Checker *checker, const Term *required, uint32_t count,
                             const TermList *more) {
    TermList all = {0};
    for (uint32_t i = 0; i < count; i++)
        vector_push(checker->scratch, &all, required[i]);
    for (uint32_t i = 0; i < more->count; i++)
        vector_push(checker->scratch, &all, more->items[i]);
    return checker_ask(checker, all.items, all.count);
}

// With the same arguments; then somewhere else, as near them the functions are much the same; then
// anywhere.
static SolverAnswer ask_again(Checker *checker, const Term *required, uint32_t count,
                              const TermList *same, TermList *elsewhere) {
    SolverAnswer answer = ask_with(checker, required, count, same);
    if (answer == SOLVER_UNSATISFIABLE)
        answer = ask_with(checker, required, count, elsewhere);
    if (answer != SOLVER_UNSATISFIABLE)
        return answer;
    elsewhere->count = 0;
    return checker_ask(checker, required, count);
}

static void note_vague(Checker *checker, Question *question) {
    const Obligation *obligation = &question->obligation;
    Remark remark = {obligation->clause.begin ? obligation->clause : obligation->span,
                     arena_format(checker->arena,
                                  "%s: only with values of mathematical functions that Java does "
                                  "not compute, as far as was tried",
                                  obligation->text)};
    question->is_vague = true;
    vector_push(checker->arena, &checker->verdict->unknown, remark);
}

TermModel *real_model(Checker *checker, Question *question, const Term *required, uint32_t count,
                      TermList *kept) {
    TermList elsewhere = {0};
    for (uint32_t i = 0; i < MOST_CORRECTIONS; i++) {
        TermList fixed = {0}, truths = {0};
        TermModel *model = solver_model(checker->solver);
        if (symex_functions_agree(checker->symex, model, &fixed, &truths, &elsewhere)) {
            for (uint32_t j = 0; j < fixed.count; j++)
                vector_push(checker->scratch, kept, fixed.items[j]);
            return model;
        }
        term_model_free(model);
        tell(checker, &truths);
        if (ask_again(checker, required, count, &fixed, &elsewhere) != SOLVER_SATISFIABLE)
            return NULL;
    }
    note_vague(checker, question);
    return NULL;
}
