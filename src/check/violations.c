#include "base/clock.h"
#include "check/internal.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_VIOLATIONS = 5, MOST_OF_PROPERTY = 3, MOST_MADE_UP = 24 };

// Of a question that is also tried path by path, until the solver is given all it takes.
enum { CONFLICTS_GROW = 4, MOST_CONFLICTS = 2000000 };
static const double PATHS_SHARE = 2, BESIDE_SHARE = 24, LEAST_BESIDE = 10;
// The same for looking at each value of a number.
static const double BY_VALUE_SHARE = 1, LEAST_BY_VALUE = 0.3;

// With paths beside it, the solver is asked for so long at a time; more if several processes share.
enum { SLICE = 2000, SHARED_SLICE = 20000 };

// Of a short method whose pre-state was not tightened: to tighten it costs about as many.
enum { QUICK_CONFLICTS = 10000 };

// ---- What could not be modelled

void leave_out_unmodelled(Checker *checker) {
    const UnmodelledList *all = symex_unmodelled(checker->symex);
    checker->modelled = TERM_TRUE;
    for (uint32_t i = 0; i < all->count; i++) {
        const Unmodelled *place = &all->items[i];
        if (!place->is_apart)
            checker->modelled =
                term_and(checker->terms, checker->modelled, term_not(place->condition));
    }
}

// ---- What is to be checked

static bool is_same_question(const Obligation *a, const Obligation *b) {
    return a->kind == b->kind && a->span.begin == b->span.begin && a->span.end == b->span.end &&
           a->clause.begin == b->clause.begin && a->clause.end == b->clause.end &&
           !strcmp(a->text, b->text);
}

// A loop that is unrolled, or a method called twice, meets an obligation several times.
static void add_to_questions(Checker *checker, const Obligation *obligation) {
    for (uint32_t i = 0; i < checker->questions.count; i++) {
        Question *question = &checker->questions.items[i];
        if (!is_same_question(&question->obligation, obligation))
            continue;
        question->open = term_or(checker->terms, question->open, obligation->violated);
        question->occurrences++;
        return;
    }
    Question question = {.obligation = *obligation,
                         .open = obligation->violated,
                         .occurrences = 1,
                         .number = checker->questions.count};
    vector_push(checker->scratch, &checker->questions, question);
}

// A violation that depends on what a loop computes that was not unrolled may be none.
static bool is_exact(Checker *checker, Term violated) {
    TermList needed = {0};
    vector_push(checker->scratch, &needed, violated);
    vector_push(checker->scratch, &needed, checker->modelled);
    return !open_value_in(checker, &needed);
}

void collect_questions(Checker *checker) {
    const ObligationList *obligations = symex_obligations(checker->symex);
    ProgramProperty wanted = checker->options->property;
    for (uint32_t i = 0; i < obligations->count; i++)
        if ((!wanted || obligations->items[i].property == wanted) &&
            is_exact(checker, obligations->items[i].violated))
            add_to_questions(checker, &obligations->items[i]);
    if (hurried_is(checker))
        hurried_split(checker);
}

// ---- Violations

// The same assumptions, and nothing that was learnt from other questions.
static void renew_solver(Checker *checker) {
    const CheckOptions *options = checker->options;
    const TermList *assumptions = symex_assumptions(checker->symex);
    SolverStatistics statistics = solver_statistics(checker->solver);
    checker->verdict->statistics.conflicts += statistics.conflicts;
    checker->verdict->seconds.solve += statistics.seconds;
    checker->verdict->seconds.encode += statistics.encode_seconds;
    if (options->stop)
        stop_watch(options->stop, NULL);
    solver_free(checker->solver);
    checker->solver = solver_new_with(options->solver, checker->terms, &options->encoding);
    if (options->stop)
        stop_watch(options->stop, checker->solver);
    for (uint32_t i = 0; i < assumptions->count; i++)
        solver_assert(checker->solver, assumptions->items[i]);
}

bool checker_is_stopped(const Checker *checker, Deadline deadline) {
    return deadline_is_past(deadline) ||
           (checker->options->stop && stop_requested(checker->options->stop)) ||
           solver_is_interrupted(checker->solver);
}

static bool is_over(const Checker *checker) {
    return checker_is_stopped(checker, checker->deadline);
}

// How long paths may be followed: in proportion to what was spent in vain.
static double seconds_for_paths(const Checker *checker, double share, double least) {
    double now = clock_now(), seconds = share * (now - checker->start);
    seconds = seconds < least ? least : seconds;
    double left = deadline_left(checker->deadline);
    return deadline_is_set(checker->deadline) && seconds > left / 2 ? left / 2 : seconds;
}

static double seconds_by_value(const Checker *checker) {
    return seconds_for_paths(checker, BY_VALUE_SHARE, LEAST_BY_VALUE);
}

// Before the pre-state is tightened: is that needed at all?
static SolverAnswer ask_quickly(Checker *checker, const Term *terms, uint32_t count) {
    checker->verdict->statistics.questions++;
    solver_limit_conflicts(checker->solver, QUICK_CONFLICTS);
    SolverAnswer answer = solver_check(checker->solver, terms, count, checker->deadline);
    checker->out_of_time = answer == SOLVER_UNKNOWN;
    return answer;
}

// Paths are followed by one of the processes, for as long as that may end soon, or it asks what
// comes last; the question is for the others, and for all where neither helps.
static SolverAnswer ask_with_others(Checker *checker, Question *question, const Term *terms,
                                    uint32_t count) {
    uint32_t processes = checker->options->encoding.processes;
    checker->verdict->statistics.questions++;
    for (;;) {
        if ((beside_look(checker) || beside_lend(checker)) && cases_may_help(checker)) {
            checker->all_hold = true;
            return SOLVER_UNSATISFIABLE;
        }
        if (behind_holds(checker, question))
            return SOLVER_UNSATISFIABLE;
        behind_consider(checker);
        bool is_beside = beside_is_running(checker) || behind_is_running(checker);
        bool may_help = !is_beside && cases_may_help(checker) && checker->patience < MOST_CONFLICTS;
        if (is_beside)
            solver_limit_conflicts(checker->solver, processes > 2 ? SHARED_SLICE : SLICE);
        else if (may_help)
            solver_limit_conflicts(checker->solver, checker->patience);
        SolverAnswer answer = solver_check(checker->solver, terms, count, checker->deadline);
        checker->out_of_time =
            answer == SOLVER_UNKNOWN && (is_over(checker) || !(is_beside || may_help));
        if (answer != SOLVER_UNKNOWN || checker->out_of_time)
            return answer;
        if (by_value_holds(checker, terms, count, seconds_by_value(checker)))
            return SOLVER_UNSATISFIABLE;
        double seconds = seconds_for_paths(checker, BESIDE_SHARE, LEAST_BESIDE);
        if (!may_help)
            continue;
        checker->patience *= CONFLICTS_GROW;
        if (cases_are_worth(checker, seconds))
            beside_start(checker, seconds);
    }
}

// Asks the solver for longer and longer, and in between whether following the paths is shorter.
static SolverAnswer ask_for_violation(Checker *checker, Question *question, const Term *terms,
                                      uint32_t count) {
    if (checker->is_quick)
        return ask_quickly(checker, terms, count);
    if (checker->options->encoding.processes > 1 && checker->options->solver == SOLVER_CADICAL)
        return ask_with_others(checker, question, terms, count);
    while (cases_may_help(checker) && checker->patience < MOST_CONFLICTS) {
        checker->verdict->statistics.questions++;
        solver_limit_conflicts(checker->solver, checker->patience);
        SolverAnswer answer = solver_check(checker->solver, terms, count, checker->deadline);
        if (answer != SOLVER_UNKNOWN)
            return answer;
        if (is_over(checker)) {
            checker->out_of_time = true;
            return answer;
        }
        checker->patience *= CONFLICTS_GROW;
        if (by_value_holds(checker, terms, count, seconds_by_value(checker)))
            return SOLVER_UNSATISFIABLE;
        checker->all_hold = cases_hold(checker, seconds_for_paths(checker, PATHS_SHARE, 0));
        if (checker->all_hold)
            return SOLVER_UNSATISFIABLE;
    }
    return checker_ask(checker, terms, count);
}

// What is given needs no solver: an invariant before a call, where nothing was assigned yet.
static bool is_given(const Checker *checker, Term term) {
    const TermList *assumptions = symex_assumptions(checker->symex);
    for (uint32_t i = 0; i < assumptions->count; i++)
        if (assumptions->items[i] == term)
            return true;
    return false;
}

// Looks for a violation of the question; false when there is none, or it is not known.
static bool find_violation(Checker *checker, Question *question) {
    Term required[] = {question->open, checker->modelled};
    if (question->open == TERM_FALSE || checker->all_hold ||
        is_given(checker, term_not(question->open)) || behind_holds(checker, question) ||
        by_sums_holds(checker, question) ||
        ask_for_violation(checker, question, required, 2) != SOLVER_SATISFIABLE)
        return false;
    beside_end(checker); // not all paths hold
    behind_stop(checker);
    double start = clock_now();
    TermList kept = {0};
    TermModel *model = real_model(checker, question, required, 2, &kept);
    if (!model)
        return false;
    vector_push(checker->scratch, &kept, question->open);
    vector_push(checker->scratch, &kept, checker->modelled);
    model = minimise(checker, &kept, model);
    report_violation(checker, question, model);
    term_model_free(model);
    checker->verdict->seconds.counterexample += clock_now() - start;
    return true;
}

void note_holds(Checker *checker, Question *question) {
    if (question->status == STATUS_UNDECIDED)
        question->status = STATUS_HOLDS;
    if (checker->all_hold || is_given(checker, term_not(question->open)))
        return; // for the solver, it would be hard to meet, or is known
    Term violated = term_and(checker->terms, question->open, checker->modelled);
    if (checker->within)
        violated = term_and(checker->terms, violated, checker->within);
    solver_assert(checker->solver, term_not(violated));
}

static int by_place(const void *first, const void *second) {
    const Violation *a = first, *b = second;
    return a->span.begin < b->span.begin ? -1 : a->span.begin > b->span.begin;
}

// Those of plain Java in states that nobody was seen to build are not what is looked for.
static bool has_enough(Checker *checker) {
    const ViolationList *all = &checker->verdict->violations;
    uint32_t made_up = 0;
    for (uint32_t i = 0; symex_is_plain(checker->symex) && i < all->count; i++)
        made_up += violation_is_made_up(checker->lowering, checker->scratch, &all->items[i]);
    return all->count - made_up >= MOST_VIOLATIONS || made_up >= MOST_MADE_UP;
}

// Does an execution that is known anyway violate it? Loops were asked whether they go on, and the
// answers are inputs.
static bool is_seen_violated(Checker *checker, const Question *question) {
    Term required[] = {question->open, checker->modelled};
    return question->open != TERM_FALSE && solver_knows_possible(checker->solver, required, 2);
}

// The order in which questions are asked: first those that are known to be violated. Where
// something is, less is done about what may hold.
static Question **in_order(Checker *checker) {
    uint32_t count = checker->questions.count, next = 0;
    Question **order = arena_array(checker->scratch, count + 1, sizeof(Question *));
    bool *is_first = arena_array(checker->scratch, count + 1, sizeof(bool));
    for (uint32_t i = 0; i < count; i++)
        is_first[i] = is_seen_violated(checker, &checker->questions.items[i]);
    for (uint32_t pass = 0; pass < 2; pass++)
        for (uint32_t i = 0; i < count; i++)
            if (is_first[i] == !pass)
                order[next++] = &checker->questions.items[i];
    return order;
}

// Violations of one question; false: there are enough, of all.
static bool find_all_of(Checker *checker, Question *question) {
    Verdict *verdict = checker->verdict;
    // The questions about a program are answered each on its own.
    bool is_own = question->obligation.property != PROPERTY_NONE;
    uint32_t before = verdict->violations.count;
    while (is_own ? verdict->violations.count < before + MOST_OF_PROPERTY : !has_enough(checker))
        if (!find_violation(checker, question))
            break;
    if (hurried_is(checker))
        hurried_note_late(checker, question);
    if (is_own && verdict->violations.count > before)
        return true;
    verdict->has_more_violations = has_enough(checker);
    if (verdict->has_more_violations)
        return false;
    if (!checker->out_of_time && !question->is_vague && !question->is_given_up)
        note_holds(checker, question);
    return true;
}

// Clause by clause, in the order of execution, on one solver that keeps what it learns: what holds
// on the way to the end helps with what must hold there.
void find_violations(Checker *checker) {
    Verdict *verdict = checker->verdict;
    Question **order = in_order(checker);
    Deadline all = checker->deadline, end = hurried_is(checker) ? hurried_end(checker) : all;
    bool goes_on = true;
    behind_consider(checker);
    for (uint32_t i = 0; i < checker->questions.count && goes_on && !checker->out_of_time; i++) {
        double start = clock_now();
        if (checker->options->no_incremental && order[i]->open != TERM_FALSE)
            renew_solver(checker);
        if (hurried_is(checker))
            checker->deadline = hurried_question(end, checker->questions.count - i);
        goes_on = find_all_of(checker, order[i]);
        order[i]->seconds = clock_now() - start;
        checker->deadline = all;
    }
    beside_end(checker);
    if (hurried_is(checker) && !checker->out_of_time)
        hurried_tell(checker);
    if (verdict->violations.count)
        qsort(verdict->violations.items, verdict->violations.count, sizeof(Violation), by_place);
}
