#include "check/check.h"

#include "analysis/analysis.h"
#include "base/clock.h"
#include "check/internal.h"
#include "sema/queries.h"

#include <stdlib.h>
#include <string.h>

enum { FEW_ITERATIONS = 64, MOST_ITERATIONS = 512 }; // of a loop that are followed

// The same for programs. Recursion of Java is recursion here.
enum { MOST_PROGRAM_ITERATIONS = 1 << 20, DEEPEST_PROGRAM_RECURSION = 400 };

// Of the time for a method, for loops that need more than a few iterations.
static const double UNROLLING_SHARE = 0.2, PROGRAM_SHARE = 0.7;

enum { MOST_VIOLATIONS = 5, MOST_OF_PROPERTY = 3, MOST_PLACES = 12 };

// Of a question that is also tried path by path, until the solver is given all it takes.
enum { FIRST_CONFLICTS = 3000, CONFLICTS_GROW = 4, MOST_CONFLICTS = 2000000 };
static const double PATHS_SHARE = 2;

// Of a short method whose pre-state was not tightened: to tighten it costs about as many.
enum { QUICK_CONFLICTS = 10000 };
static const double QUICK_SHARE = 0.6;

static void add_remark(Arena *arena, RemarkList *list, Span span, const char *text) {
    Remark remark = {span, arena_format(arena, "%s", text)};
    vector_push(arena, list, remark);
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

static void collect_questions(Checker *checker) {
    const ObligationList *obligations = symex_obligations(checker->symex);
    ProgramProperty wanted = checker->options->property;
    for (uint32_t i = 0; i < obligations->count; i++)
        if ((!wanted || obligations->items[i].property == wanted) &&
            is_exact(checker, obligations->items[i].violated))
            add_to_questions(checker, &obligations->items[i]);
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

static bool is_stopped(const Checker *checker, Deadline deadline) {
    return deadline_is_past(deadline) ||
           (checker->options->stop && stop_requested(checker->options->stop)) ||
           solver_is_interrupted(checker->solver);
}

static bool is_over(const Checker *checker) {
    return is_stopped(checker, checker->deadline);
}

// How long paths may be followed: in proportion to what was spent in vain.
static double seconds_for_paths(const Checker *checker) {
    double now = clock_now(), seconds = PATHS_SHARE * (now - checker->start);
    double left = deadline_left(checker->deadline);
    return deadline_is_set(checker->deadline) && seconds > left / 2 ? left / 2 : seconds;
}

// Before the pre-state is tightened: is that needed at all?
static SolverAnswer ask_quickly(Checker *checker, const Term *terms, uint32_t count) {
    checker->verdict->statistics.questions++;
    solver_limit_conflicts(checker->solver, QUICK_CONFLICTS);
    SolverAnswer answer = solver_check(checker->solver, terms, count, checker->deadline);
    checker->out_of_time = answer == SOLVER_UNKNOWN;
    return answer;
}

// Asks the solver for longer and longer, and in between whether following the paths is shorter.
static SolverAnswer ask_for_violation(Checker *checker, const Term *terms, uint32_t count) {
    if (checker->is_quick)
        return ask_quickly(checker, terms, count);
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
        checker->all_hold = cases_hold(checker, seconds_for_paths(checker));
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
        is_given(checker, term_not(question->open)) ||
        ask_for_violation(checker, required, 2) != SOLVER_SATISFIABLE)
        return false;
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

// What holds is told to the solver: the next question may need it.
static void note_holds(Checker *checker, Question *question) {
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

// Clause by clause, in the order of execution, on one solver that keeps what it learns: what holds
// on the way to the end helps with what must hold there.
static void find_violations(Checker *checker) {
    Verdict *verdict = checker->verdict;
    for (uint32_t i = 0; i < checker->questions.count && !checker->out_of_time; i++) {
        Question *question = &checker->questions.items[i];
        double start = clock_now();
        if (checker->options->no_incremental && question->open != TERM_FALSE)
            renew_solver(checker);
        // The questions about a program are answered each on its own.
        bool is_own = question->obligation.property != PROPERTY_NONE;
        uint32_t before = is_own ? verdict->violations.count : 0;
        uint32_t most = is_own ? MOST_OF_PROPERTY : MOST_VIOLATIONS;
        while (verdict->violations.count < before + most && find_violation(checker, question))
            ;
        question->seconds = clock_now() - start;
        if (is_own && verdict->violations.count > before)
            continue;
        if (verdict->violations.count >= MOST_VIOLATIONS)
            break;
        if (!checker->out_of_time && !question->is_vague)
            note_holds(checker, question);
    }
    if (verdict->violations.count)
        qsort(verdict->violations.items, verdict->violations.count, sizeof(Violation), by_place);
}

// ---- Places that executions reach

static void drop_class(ReachedList *places, const Class *class_symbol) {
    for (uint32_t i = 0; class_symbol && i < places->count; i++)
        if (places->items[i].class_symbol == class_symbol)
            places->items[i].condition = TERM_FALSE;
}

void checker_add_reached(Checker *checker, ReachedList *places, RemarkList *list) {
    TermList conditions = {0};
    while (list->count < MOST_PLACES) {
        conditions.count = 0;
        for (uint32_t i = 0; i < places->count; i++)
            vector_push(checker->scratch, &conditions, places->items[i].condition);
        Term any = term_or_all(checker->terms, conditions.items, conditions.count);
        if (any == TERM_FALSE || checker_ask(checker, &any, 1) != SOLVER_SATISFIABLE)
            return;
        TermModel *model = solver_model(checker->solver);
        for (uint32_t i = 0; i < places->count; i++) {
            Reached *place = &places->items[i];
            if (!term_evaluate(model, place->condition))
                continue;
            add_remark(checker->arena, list, place->span, place->text);
            checker->verdict->cuts_texts |= place->is_text;
            place->condition = TERM_FALSE;
            drop_class(places, place->class_symbol);
        }
        term_model_free(model);
    }
}

void checker_add_place(Checker *checker, ReachedList *places, Span span, const char *text,
                       Term condition, const Class *class_symbol) {
    for (uint32_t i = 0; i < places->count; i++) {
        Reached *place = &places->items[i];
        if (place->span.begin == span.begin && place->span.end == span.end &&
            place->class_symbol == class_symbol) {
            place->condition = term_or(checker->terms, place->condition, condition);
            return;
        }
    }
    Reached place = {span, text, condition, class_symbol, false};
    vector_push(checker->scratch, places, place);
}

static void mark_text(ReachedList *places, Span span) {
    for (uint32_t i = 0; i < places->count; i++)
        places->items[i].is_text |= places->items[i].span.begin == span.begin;
}

static Term any_violated(Checker *checker) {
    const ObligationList *obligations = symex_obligations(checker->symex);
    TermList violated = {0};
    for (uint32_t i = 0; i < obligations->count; i++)
        vector_push(checker->scratch, &violated, obligations->items[i].violated);
    return term_or_all(checker->terms, violated.items, violated.count);
}

// A doubtful assumption matters only where something is broken.
static ReachedList unmodelled_places(Checker *checker) {
    const UnmodelledList *unmodelled = symex_unmodelled(checker->symex);
    ReachedList places = {0};
    Term violated = any_violated(checker);
    for (uint32_t i = 0; i < unmodelled->count; i++) {
        Term condition = unmodelled->items[i].condition;
        if (unmodelled->items[i].is_doubt)
            condition = term_and(checker->terms, condition, violated);
        checker_add_place(
            checker, &places, unmodelled->items[i].span,
            arena_format(checker->scratch, "%s (not modelled)", unmodelled->items[i].text),
            condition, NULL);
        if (unmodelled->items[i].is_text)
            mark_text(&places, unmodelled->items[i].span);
    }
    return places;
}

// Those where the bound of a class is exceeded, or the others.
static ReachedList cut_places(Checker *checker, bool of_classes) {
    const CutList *cuts = symex_cuts(checker->symex);
    ReachedList places = {0};
    for (uint32_t i = 0; i < cuts->count; i++)
        if (of_classes == (cuts->items[i].class_symbol != NULL)) {
            checker_add_place(checker, &places, cuts->items[i].span, cuts->items[i].text,
                              cuts->items[i].condition, cuts->items[i].class_symbol);
            if (cuts->items[i].is_text)
                mark_text(&places, cuts->items[i].span);
        }
    return places;
}

// ---- What could not be modelled

// A violation counts only in executions that were modelled. Where a clause could not be evaluated,
// its obligation alone leaves those out.
static void leave_out_unmodelled(Checker *checker) {
    const UnmodelledList *all = symex_unmodelled(checker->symex);
    checker->modelled = TERM_TRUE;
    for (uint32_t i = 0; i < all->count; i++) {
        const Unmodelled *place = &all->items[i];
        if (!place->is_apart)
            checker->modelled =
                term_and(checker->terms, checker->modelled, term_not(place->condition));
    }
}

// ---- The verdict

static bool is_named(const RemarkList *list, Span span) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].span.begin == span.begin)
            return true;
    return false;
}

// The clauses that contradict each other: those without which the solver would have no
// contradiction.
static void name_conflict(Checker *checker) {
    Verdict *verdict = checker->verdict;
    const TermList *assumptions = symex_assumptions(checker->symex);
    const SpanList *clauses = symex_assumption_clauses(checker->symex);
    Solver *solver = solver_new(checker->options->solver, checker->terms);
    TermList named = {0};
    bool is_last_joint = false;
    for (uint32_t i = 0; i < assumptions->count; i++) {
        bool is_clause = clauses->items[i].begin != 0;
        // The precondition as a whole stands last; its clauses stand for it.
        is_last_joint = i + 1 == assumptions->count && !is_clause;
        if (is_clause)
            vector_push(checker->scratch, &named, assumptions->items[i]);
        else if (!is_last_joint)
            solver_assert(solver, assumptions->items[i]);
    }
    if (solver_check(solver, named.items, named.count, checker->deadline) == SOLVER_UNSATISFIABLE) {
        for (uint32_t i = 0; i < assumptions->count; i++) {
            Span span = clauses->items[i];
            if (span.begin && solver_failed(solver, assumptions->items[i]) &&
                !is_named(&verdict->vacuous, span))
                add_remark(checker->arena, &verdict->vacuous, span,
                           "this clause takes part in the contradiction");
        }
    }
    solver_free(solver);
}

// Nothing meets the assumptions. Assumptions that could not be evaluated are taken for true, so
// they are not why; other things that are not modelled may be.
static void judge_vacuity(Checker *checker) {
    Verdict *verdict = checker->verdict;
    verdict->kind = VERDICT_VACUOUS;
    const UnmodelledList *unmodelled = symex_unmodelled(checker->symex);
    for (uint32_t i = 0; i < unmodelled->count; i++) {
        const Unmodelled *place = &unmodelled->items[i];
        if (place->is_apart || place->is_doubt || is_named(&verdict->unknown, place->span))
            continue;
        verdict->kind = VERDICT_UNKNOWN;
        add_remark(checker->arena, &verdict->unknown, place->span,
                   arena_format(checker->scratch, "%s (not modelled)", place->text));
    }
    if (verdict->kind == VERDICT_VACUOUS)
        add_remark(checker->arena, &verdict->vacuous, verdict->span,
                   "no input in the scope meets the precondition and invariants");
    if (verdict->kind == VERDICT_VACUOUS)
        name_conflict(checker);
}

// ---- Contracts

// Contracts that could not be evaluated in some execution.
static void find_not_evaluated(Checker *checker) {
    const ContractCallList *calls = symex_contract_calls(checker->symex);
    for (uint32_t i = 0; checker->verdict->unknown.count && i < calls->count; i++) {
        Term condition = calls->items[i].unmodelled;
        if (!checker->out_of_time && condition != TERM_FALSE &&
            checker_ask(checker, &condition, 1) == SOLVER_SATISFIABLE)
            add_contract(checker, &checker->verdict->not_evaluated, calls->items[i].method,
                         calls->items[i].span);
    }
}

// What is not modelled, and what was cut, in some execution.
static void find_places(Checker *checker) {
    Verdict *verdict = checker->verdict;
    ReachedList unmodelled = unmodelled_places(checker);
    ReachedList cuts = cut_places(checker, false), creations = cut_places(checker, true);
    if (!checker->out_of_time)
        checker_add_reached(checker, &unmodelled, &verdict->unknown);
    find_dead_ends(checker);
    find_not_evaluated(checker);
    if (!checker->out_of_time)
        checker_add_reached(checker, &cuts, &verdict->cuts);
    checker->cuts_paths = verdict->cuts_paths = verdict->cuts.count != 0;
    // That larger scopes were left out is of no interest where there is a violation.
    if (!checker->out_of_time && !verdict->violations.count)
        checker_add_reached(checker, &creations, &verdict->cuts);
}

static VerdictKind kind_found(const Checker *checker) {
    const Verdict *verdict = checker->verdict;
    if (verdict->violations.count)
        return VERDICT_VIOLATED;
    if (verdict->unknown.count || checker->out_of_time)
        return VERDICT_UNKNOWN;
    return verdict->cuts.count ? VERDICT_HOLDS_CUT : VERDICT_HOLDS;
}

static void judge(Checker *checker) {
    Verdict *verdict = checker->verdict;
    leave_out_unmodelled(checker);
    collect_questions(checker);
    find_violations(checker);
    if (!verdict->violations.count && !checker->out_of_time && !checker->has_pre_state &&
        checker_ask(checker, NULL, 0) == SOLVER_UNSATISFIABLE) {
        judge_vacuity(checker);
        return;
    }
    find_places(checker);
    verdict->kind = kind_found(checker);
    find_rejections(checker);
    find_unreached_statements(checker);
    if (verdict->kind == VERDICT_HOLDS ||
        (verdict->kind == VERDICT_HOLDS_CUT && !checker->cuts_paths))
        find_iterations(checker);
}

bool judge_within(Checker *checker, Term within) {
    checker->within = within;
    checker->questions.count = 0;
    leave_out_unmodelled(checker);
    collect_questions(checker);
    bool holds = true;
    for (uint32_t i = 0; i < checker->questions.count && holds; i++) {
        Question *question = &checker->questions.items[i];
        Term required[] = {question->open, checker->modelled};
        double start = clock_now();
        holds = question->open == TERM_FALSE ||
                checker_ask(checker, required, 2) == SOLVER_UNSATISFIABLE;
        question->seconds = clock_now() - start;
        if (holds)
            note_holds(checker, question);
    }
    holds = holds && checker_ask(checker, NULL, 0) == SOLVER_SATISFIABLE;
    if (holds)
        find_places(checker);
    checker->within = TERM_NONE;
    checker->verdict->kind = kind_found(checker);
    return holds && checker->verdict->kind != VERDICT_UNKNOWN;
}

static void note_time(Checker *checker) {
    const CheckOptions *options = checker->options;
    add_remark(checker->arena, &checker->verdict->unknown, checker->verdict->span,
               stop_reason(checker->scratch, options->stop, options->timeout));
}

static void copy_questions(Checker *checker) {
    Verdict *verdict = checker->verdict;
    for (uint32_t i = 0; i < checker->questions.count; i++) {
        const Question *question = &checker->questions.items[i];
        const Obligation *obligation = &question->obligation;
        CheckedObligation checked = {
            .kind = obligation->kind,
            .text = arena_format(checker->arena, "%s", obligation->text),
            .span = obligation->span,
            .clause = obligation->clause,
            .occurrences = question->occurrences,
            .status = question->status,
            .seconds = question->seconds,
            .property = obligation->property,
        };
        // What holds where everything was modelled is not known to hold elsewhere.
        if (checked.status == STATUS_HOLDS && verdict->unknown.count)
            checked.status = STATUS_UNDECIDED;
        vector_push(checker->arena, &verdict->checked, checked);
    }
}

// Terms, solver and execution, anew.
void checker_begin(Checker *checker, const Scope *scope) {
    const CheckOptions *options = checker->options;
    query_begin(checker, scope);
    // Loops and recursion are followed to their end, as long as that takes little of the time; of
    // a program, which is executed, as long as it takes.
    uint32_t asked = options->iterations;
    bool is_program = scope->from_start || query_is_main(checker->method);
    RunOptions runs = {.most_iterations = asked > MOST_ITERATIONS ? asked : MOST_ITERATIONS,
                       .deepest_recursion = 64,
                       .few_iterations = asked > FEW_ITERATIONS ? asked : FEW_ITERATIONS,
                       .shallow_recursion = 12,
                       .compare_from = 8,
                       .closed_forms = options->closed_forms,
                       .notes_marks = options->notes_marks};
    if (is_program) {
        runs.most_iterations = MOST_PROGRAM_ITERATIONS;
        runs.deepest_recursion = DEEPEST_PROGRAM_RECURSION;
    }
    runs.narrows = options->solver == SOLVER_CADICAL && !options->no_tightening;
    double unrolling = options->unrolling > 0
                           ? options->unrolling
                           : options->timeout * (is_program ? PROGRAM_SHARE : UNROLLING_SHARE);
    if (deadline_is_set(checker->last))
        runs.unroll_until = deadline_at(checker->last.at - options->timeout + unrolling);
    symex_set_run_options(checker->symex, &runs);
}

// Seconds that were not spent in solvers and lowering so far; their differences tell how long
// something else took.
static double own_seconds(const Checker *checker) {
    SolverStatistics now = {0};
    if (checker->solver)
        now = solver_statistics(checker->solver);
    const VerdictSeconds *before = &checker->verdict->seconds;
    return clock_now() - now.seconds - now.encode_seconds - before->solve - before->encode -
           lower_seconds(checker->lowering);
}

// Of a program nothing is there before it starts.
static bool leaves_out_fields(const Checker *checker, const Scope *scope) {
    return !checker->options->all_fields && !scope->from_start && !query_is_main(checker->method);
}

// Were fields left out that something reads? They are there the next time.
static bool misses_fields(Checker *checker) {
    const VariableList *missed = symex_missed_fields(checker->symex);
    for (uint32_t i = 0; i < missed->count; i++)
        analysis_note_read(checker->lowering, checker->method, missed->items[i]);
    return missed->count;
}

static void prepare_once(Checker *checker, const Scope *scope) {
    checker_begin(checker, scope);
    symex_tighten(checker->symex, &checker->tight);
    if (checker->read_fields)
        symex_leave_out(checker->symex, checker->read_fields);
    symex_prepare(checker->symex, checker->method);
}

// Clauses read fields, too.
static void prepare_fields(Checker *checker, const Scope *scope) {
    enum { MOST_ROUNDS = 20 };
    prepare_once(checker, scope);
    for (uint32_t rounds = 0; misses_fields(checker); rounds++) {
        query_end(checker);
        if (rounds == MOST_ROUNDS)
            checker->read_fields = NULL;
        prepare_once(checker, scope);
    }
}

// Builds the pre-state, and builds it again where the solver finds that it can be smaller.
static void prepare(Checker *checker, const Scope *scope) {
    checker->scope = scope;
    double start = own_seconds(checker);
    prepare_fields(checker, scope);
    checker->verdict->statistics.slots = symex_slots(checker->symex)->count;
    bool tightens = checker->options->solver == SOLVER_CADICAL && !checker->options->no_tightening;
    if (tightens && !checker->is_quick) {
        double before = clock_now();
        symex_assert(checker->symex);
        bool is_tighter = tighten(checker, scope, &checker->tight);
        checker->verdict->seconds.tighten = clock_now() - before;
        checker->verdict->statistics.tight_slots = checker->tight.count;
        if (is_tighter) {
            query_end(checker);
            prepare_once(checker, scope);
        }
    }
    checker->verdict->seconds.pre_state = own_seconds(checker) - start;
}

static void execute_once(Checker *checker, const Scope *scope) {
    checker->tight = (Map){0};
    checker->has_pre_state = false;
    prepare(checker, scope);
    uint32_t assumptions = symex_assumptions(checker->symex)->count;
    double before = own_seconds(checker);
    symex_run(checker->symex, checker->method);
    checker->verdict->seconds.execute = own_seconds(checker) - before;
    checker->has_pre_state &= symex_assumptions(checker->symex)->count == assumptions;
}

void checker_execute(Checker *checker, const Scope *scope) {
    enum { MOST_ROUNDS = 20 };
    double lowered = lower_seconds(checker->lowering);
    checker->start = clock_now();
    checker->patience = FIRST_CONFLICTS;
    if (leaves_out_fields(checker, scope))
        checker->read_fields = analysis_read_fields(checker->lowering, checker->method);
    execute_once(checker, scope);
    for (uint32_t rounds = 0; misses_fields(checker) && !deadline_is_past(checker->deadline);
         rounds++) {
        query_end(checker);
        if (rounds == MOST_ROUNDS)
            checker->read_fields = NULL;
        execute_once(checker, scope);
    }
    checker->verdict->seconds.lower = lower_seconds(checker->lowering) - lowered;
    checker->out_of_time =
        symex_out_of_time(checker->symex) || symex_missed_fields(checker->symex)->count;
    symex_assert(checker->symex);
}

void checker_judge(Checker *checker) {
    checker->questions.count = 0;
    if (checker->out_of_time)
        checker->verdict->kind = VERDICT_UNKNOWN;
    else
        judge(checker);
    if (checker->out_of_time)
        note_time(checker);
}

static uint32_t most_visits(const Checker *checker) {
    const LoopRunList *runs = symex_runs(checker->symex);
    uint32_t most = 0;
    for (uint32_t i = 0; i < runs->count; i++)
        if (runs->items[i]->visits.count > most)
            most = runs->items[i]->visits.count;
    return most;
}

static void note_plain_classes(Checker *checker) {
    const ObjectList *objects = symex_objects(checker->symex);
    Verdict *verdict = checker->verdict;
    for (uint32_t i = 1; symex_is_plain(checker->symex) && i < objects->count; i++) {
        const Object *object = &objects->items[i];
        Class *class_symbol = object->type->kind == TYPE_CLASS ? object->type->class_symbol : NULL;
        bool is_known = !class_symbol || !object->is_initial || class_symbol->class_file ||
                        !analysis_is_plain_class(class_symbol);
        for (uint32_t j = 0; !is_known && j < verdict->plain_classes.count; j++)
            is_known = verdict->plain_classes.items[j] == class_symbol;
        if (!is_known)
            vector_push(checker->arena, &verdict->plain_classes, class_symbol);
    }
}

void checker_conclude(Checker *checker, const Scope *scope) {
    Verdict *verdict = checker->verdict;
    copy_questions(checker);
    used_contracts(checker, NULL, &verdict->contracts);
    verdict->most_visits = most_visits(checker);
    verdict->scope = *scope;
    verdict->scope.from_start |= query_is_main(verdict->method);
    verdict->scope_sentence = describe_scope(checker);
    note_plain_classes(checker);
    judge_properties(checker);
    SolverStatistics statistics = solver_statistics(checker->solver);
    verdict->statistics.terms = term_count(checker->terms);
    verdict->statistics.variables = statistics.variables;
    verdict->statistics.clauses = statistics.clauses;
    verdict->statistics.peak_memory = clock_peak_memory();
}

Verdict *new_verdict(const CheckRequest *request) {
    Verdict *verdict = ARENA_NEW(request->arena, Verdict);
    verdict->method = request->method;
    verdict->name = verdict_method_name(request->arena, request->method);
    verdict->span = verdict_method_span(request->method);
    return verdict;
}

Checker checker_new(const CheckRequest *request) {
    const CheckOptions *options = request->options;
    Deadline deadline = deadline_after(options->timeout);
    return (Checker){.arena = request->arena,
                     .scratch = arena_new(),
                     .sema = request->sema,
                     .lowering = request->lowering,
                     .sources = request->sources,
                     .method = request->method,
                     .options = options,
                     .deadline = deadline,
                     .last = deadline,
                     .verdict = new_verdict(request)};
}

// A method without loops and calls is executed in no time, whatever its slots may hold, and its
// questions are often easier than to find out what they cannot hold.
static bool is_short(const CheckRequest *request) {
    if (analysis_is_plain(request->sema, request->method))
        return true; // nothing but what types say is known of its slots
    const IrMethod *method = lower_method(request->lowering, request->method);
    bool is_short = method && !method->loops.count;
    for (uint32_t i = 0; is_short && i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            is_short &= block->instructions.items[j].operation != IR_CALL;
    }
    return is_short;
}

static void begin_again(Checker *checker, const CheckRequest *request, const Scope *scope) {
    Deadline deadline = checker->last;
    query_end(checker);
    arena_free(checker->scratch);
    *checker = checker_new(request);
    checker->deadline = checker->last = deadline;
    checker_execute(checker, scope);
    checker_judge(checker);
}

Verdict *check_in_scope(const CheckRequest *request, const Scope *scope) {
    double start = clock_now();
    Checker checker = checker_new(request);
    checker.is_quick = is_short(request);
    if (checker.is_quick && deadline_is_set(checker.last))
        checker.deadline = deadline_after(QUICK_SHARE * request->options->timeout);
    checker_execute(&checker, scope);
    checker_judge(&checker);
    if (checker.is_quick && checker.out_of_time && !is_stopped(&checker, checker.last))
        begin_again(&checker, request, scope);
    checker_conclude(&checker, scope);
    checker.verdict->seconds.total = clock_now() - start;
    query_end(&checker);
    if (checker.verdict->kind == VERDICT_VACUOUS)
        suggest_scope(&checker, scope);
    arena_free(checker.scratch);
    return checker.verdict;
}

Checker check_open(const CheckRequest *request) {
    Checker checker = checker_new(request);
    checker_execute(&checker, &request->options->scope);
    leave_out_unmodelled(&checker);
    return checker;
}

void check_close(Checker *checker) {
    query_end(checker);
    arena_free(checker->scratch);
}

// ---- Narrow ints

static Verdict *error_verdict(const CheckRequest *request, const Scope *scope) {
    Verdict *verdict = new_verdict(request);
    verdict->kind = VERDICT_ERROR;
    verdict->scope = *scope;
    verdict->scope_sentence = "";
    return verdict;
}

// Not found in the executions followed is not the same as not there.
static void note_undecided(Arena *arena, Verdict *verdict, const Verdict *narrow) {
    verdict->kind = VERDICT_UNKNOWN;
    for (uint32_t i = 0; i < narrow->violations.count; i++)
        add_remark(arena, &verdict->unknown, narrow->violations.items[i].span,
                   arena_format(arena,
                                "%s: violated with %u-bit int, with Java's int not in the "
                                "executions followed",
                                narrow->violations.items[i].text, narrow->scope.bits));
}

// A violation counts only if it is one of Java's own ints. It is looked for with as many
// iterations.
static Verdict *lift(const CheckRequest *request, Verdict *narrow) {
    Arena *arena = request->arena;
    CheckOptions options = *request->options;
    CheckRequest again = *request;
    Scope wide = request->options->scope;
    wide.bits = 32;
    wide.executed = narrow->scope.executed;
    again.options = &options;
    if (options.iterations < narrow->most_visits)
        options.iterations = narrow->most_visits;
    Verdict *verdict = check_in_scope(&again, &wide);
    if (verdict->kind == VERDICT_HOLDS_CUT && verdict->cuts_paths)
        note_undecided(arena, verdict, narrow);
    verdict->seconds.total += narrow->seconds.total;
    verdict->seconds.again += narrow->seconds.total;
    const char *remark = "with %u-bit int it is violated; that is not Java's int";
    if (verdict->kind == VERDICT_VIOLATED)
        remark = "with %u-bit int it is violated, too";
    else if (verdict->kind == VERDICT_UNKNOWN)
        remark = "with %u-bit int it is violated; with Java's int it is not known";
    vector_push(arena, &verdict->remarks,
                arena_format(arena, remark, request->options->scope.bits));
    return verdict;
}

Verdict *complete_verdict(const CheckRequest *request, Verdict *verdict) {
    const Scope *scope = &request->options->scope;
    verdict = execute_not_evaluated(request, scope, verdict);
    if (verdict->kind == VERDICT_VIOLATED && scope->bits < 32)
        verdict = lift(request, verdict);
    return verdict->kind == VERDICT_VIOLATED ? diagnose(request, verdict) : verdict;
}

static Verdict *check_as_encoded(const CheckRequest *request, const Scope *scope) {
    return scope->encoding == ENCODING_QUANTIFIED ? check_quantified(request, scope)
                                                  : check_in_scope(request, scope);
}

// The precondition wants larger arrays, or more objects, than the scope has: it is no
// contradiction.
static Verdict *check_larger(const CheckRequest *request, const Verdict *vacuous) {
    CheckOptions *options = ARENA_NEW(request->arena, CheckOptions);
    *options = *request->options;
    options->scope = *vacuous->larger_scope;
    options->scope.facts = NULL; // they were found out for the smaller one
    CheckRequest larger = *request;
    larger.options = options;
    Verdict *verdict = complete_verdict(&larger, check_as_encoded(&larger, &options->scope));
    note_larger_scope(request->arena, verdict, vacuous);
    return verdict;
}

Verdict *check_requested(const CheckRequest *request) {
    const Scope *scope = &request->options->scope;
    if (request->method->has_error)
        return error_verdict(request, scope);
    Verdict *verdict = check_as_encoded(request, scope);
    return verdict->kind == VERDICT_VACUOUS && verdict->larger_scope
               ? check_larger(request, verdict)
               : complete_verdict(request, verdict);
}

static Verdict *check_once(const CheckRequest *request) {
    return query_is_main(request->method) ? check_program(request) : check_object(request);
}

Verdict *check_method(Arena *arena, Sema *sema, Lowering *lowering, Sources *sources,
                      Method *method, const CheckOptions *options) {
    CheckRequest request = {arena, sema, lowering, sources, method, options};
    return check_once(&request);
}
