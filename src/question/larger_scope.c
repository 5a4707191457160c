// Vacuous in this scope only? A specification that asks for nine squares of a board has no
// pre-state with arrays up to length 4. Slightly larger scopes are tried, the pre-state alone,
// so that the user is told which one has something to check.
#include "question/question.h"

#include "base/clock.h"

enum { MOST_LENGTH = 16, MOST_OBJECTS = 10 };
static const double SECONDS = 1;

static bool has_pre_state(Checker *checker, const Scope *scope) {
    query_begin(checker, scope);
    symex_prepare(checker->symex, checker->method);
    symex_assert(checker->symex);
    bool found = !symex_out_of_time(checker->symex) &&
                 solver_check(checker->solver, NULL, 0, checker->deadline) == SOLVER_SATISFIABLE;
    query_drop(checker);
    return found;
}

void suggest_scope(const Checker *vacuous, const Scope *scope) {
    Verdict *verdict = vacuous->verdict;
    Checker checker = *vacuous;
    checker.deadline = checker.last = deadline_after(SECONDS);
    Scope larger = *scope;
    const char *found = NULL;
    uint32_t known = symex_known_length(vacuous->symex);
    if (known > scope->array_length) // nothing shorter will do
        larger.array_length = known - 1;
    uint32_t most = known > MOST_LENGTH ? known : MOST_LENGTH;
    while (!found && ++larger.array_length <= most && !deadline_is_past(checker.deadline))
        if (has_pre_state(&checker, &larger))
            found = arena_format(vacuous->arena, "--array-length %u", larger.array_length);
    if (!found)
        larger = *scope;
    checker.deadline = checker.last = deadline_after(SECONDS);
    // Who asks for none means it.
    while (!found && scope->objects && ++larger.objects <= MOST_OBJECTS &&
           !deadline_is_past(checker.deadline))
        if (has_pre_state(&checker, &larger))
            found = arena_format(vacuous->arena, "--objects %u", larger.objects);
    if (!found)
        return;
    Scope *kept = ARENA_NEW(vacuous->arena, Scope);
    *kept = larger;
    verdict->larger_scope = kept;
    verdict->larger_text = found;
    vector_push(vacuous->arena, &verdict->remarks,
                arena_format(vacuous->arena, "in a larger scope there are inputs: %s", found));
}

void note_larger_scope(Arena *arena, Verdict *verdict, const Verdict *vacuous) {
    verdict->seconds.total += vacuous->seconds.total;
    vector_push(arena, &verdict->remarks,
                arena_format(arena,
                             "no input of the scope asked for meets the precondition and the "
                             "invariants; checked with %s",
                             vacuous->larger_text));
}
