// One question, and what it costs.
#include "question/question.h"

SolverAnswer checker_ask(Checker *checker, const Term *terms, uint32_t count) {
    checker->verdict->statistics.questions++;
    TermList all = {0};
    for (uint32_t i = 0; i < count; i++)
        vector_push(checker->scratch, &all, terms[i]);
    if (checker->within)
        vector_push(checker->scratch, &all, checker->within);
    SolverAnswer answer = solver_check(checker->solver, all.items, all.count, checker->deadline);
    checker->out_of_time |= answer == SOLVER_UNKNOWN;
    return answer;
}
