#include "analysis/analysis.h"
#include "base/clock.h"
#include "check/internal.h"
#include "sema/queries.h"

enum { FEW_ITERATIONS = 64, MOST_ITERATIONS = 512 }; // of a loop that are followed

// In a hurry: of a loop that may have ended, and calls of a recursion, beyond what arrays have.
enum { HURRIED_ITERATIONS = 2, HURRIED_RECURSION = 1 };

// The same for programs. Recursion of Java is recursion here.
enum { MOST_PROGRAM_ITERATIONS = 1 << 20, DEEPEST_PROGRAM_RECURSION = 400 };

// Of the time for a method, for loops that need more than a few iterations.
static const double UNROLLING_SHARE = 0.2, PROGRAM_SHARE = 0.7;

// In a hurry: of the time, for execution; the rest is for the questions about what was executed.
static const double FOLLOWING_SHARE = 0.4, BRIEF_SHARE = 0.1, REST_SHARE = 0.3;

// Of the time, for recursion that branches and may be over soon.
static const double BRANCHING_SHARE = 0.25;

// Occasions to number the objects of a pool that are tried.
enum { MOST_PASSED = 3 };

enum { FIRST_CONFLICTS = 3000 }; // until a question is tried path by path

// ---- Known before the end

enum { SETTLING_EFFORT = 2000, EFFORT_OF_QUESTION = 40 };

// With several processes, by one that follows paths beside this one.
static bool is_settled_beside(Checker *checker) {
    checker->is_settled |= beside_settles(checker);
    if (!checker->is_settled)
        beside_consider(checker);
    return checker->is_settled;
}

static bool is_settled(void *context) {
    Checker *checker = context;
    if (checker->options->encoding.processes > 1)
        return is_settled_beside(checker);
    // Conflicts; and many easy questions take their time, too.
    uint64_t effort = solver_statistics(checker->solver).conflicts +
                      EFFORT_OF_QUESTION * (uint64_t)++checker->loop_questions;
    if (checker->is_settled || effort < SETTLING_EFFORT)
        return checker->is_settled;
    checker->is_settled = cases_settle(checker, cases_time_together(checker));
    return checker->is_settled;
}

static bool may_settle(const Checker *checker, const Scope *scope, bool is_program) {
    const CheckOptions *options = checker->options;
    return checker->may_settle && options->follows_paths && options->solver == SOLVER_CADICAL &&
           !options->encoding.certificate && !options->cube && !options->notes_marks &&
           !options->hurries && !is_program && !scope->unroll && scope->loops == LOOPS_UNROLL;
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
                       .notes_marks = options->notes_marks,
                       .pools_passed = checker->pools_passed};
    runs.orders_positions = checker->may_order && !is_program && !options->hurries;
    if (is_program) {
        runs.numbers_pools = !scope->all_numberings && checker->pools_passed < MOST_PASSED;
        runs.most_iterations = MOST_PROGRAM_ITERATIONS;
        runs.deepest_recursion = DEEPEST_PROGRAM_RECURSION;
    }
    if (options->hurries) {
        runs.open_iterations = scope->array_length + HURRIED_ITERATIONS;
        runs.open_recursion = scope->array_length + HURRIED_RECURSION;
        double share = options->is_brief ? BRIEF_SHARE : FOLLOWING_SHARE;
        if (deadline_is_set(checker->last))
            runs.follow_until = deadline_at(checker->last.at - (1 - share) * options->timeout);
    }
    if (may_settle(checker, scope, is_program)) {
        runs.is_settled = is_settled;
        runs.settled_context = checker;
    }
    runs.narrows = options->solver == SOLVER_CADICAL && !options->no_tightening;
    double unrolling = options->unrolling > 0
                           ? options->unrolling
                           : options->timeout * (is_program ? PROGRAM_SHARE : UNROLLING_SHARE);
    if (deadline_is_set(checker->last))
        runs.unroll_until = deadline_at(checker->last.at - options->timeout + unrolling);
    runs.finds_branching = checker->finds_branching && !is_program;
    runs.by_levels = checker->by_levels;
    if (deadline_is_set(checker->last))
        runs.branching_until =
            deadline_at(checker->last.at - (1 - BRANCHING_SHARE) * options->timeout);
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
void checker_leave_out_fields(Checker *checker, const Scope *scope) {
    if (!checker->options->all_fields && !scope->from_start && !query_is_main(checker->method))
        checker->read_fields = analysis_read_fields(checker->lowering, checker->method);
}

// Were fields left out that something reads? They are there the next time.
static bool misses_fields(Checker *checker) {
    const VariableList *missed = symex_missed_fields(checker->symex);
    for (uint32_t i = 0; i < missed->count; i++)
        analysis_note_read(checker->lowering, checker->method, missed->items[i]);
    return missed->count;
}

// The same for objects of pools that were told apart.
static bool tells_pools_apart(Checker *checker) {
    bool is_so = symex_told_pools_apart(checker->symex);
    checker->pools_passed += is_so;
    return is_so;
}

static bool is_in_vain(Checker *checker) {
    bool misses = misses_fields(checker);
    return tells_pools_apart(checker) || misses;
}

static void assume_cube(Checker *checker) {
    if (checker->cube)
        symex_assume(checker->symex,
                     cube_term(checker->terms, symex_slots(checker->symex), checker->cube));
}

// Where the slots are not those that the cube is about, all pre-states are looked at: fields that
// somebody reads after all make objects be numbered in another way.
static void take_cube(Checker *checker) {
    const Cube *cube = checker->options->cube;
    if (!cube || cubes_layout(checker) != cube->layout)
        return;
    checker->cube = cube;
    assume_cube(checker);
}

static void prepare_once(Checker *checker, const Scope *scope) {
    checker_begin(checker, scope);
    symex_tighten(checker->symex, &checker->tight);
    if (checker->read_fields)
        symex_leave_out(checker->symex, checker->read_fields);
    symex_prepare(checker->symex, checker->method);
    assume_cube(checker);
}

// Clauses read fields, too.
static void prepare_fields(Checker *checker, const Scope *scope) {
    enum { MOST_ROUNDS = 20 };
    prepare_once(checker, scope);
    for (uint32_t rounds = 0; misses_fields(checker) && !deadline_is_past(checker->deadline);
         rounds++) {
        query_end(checker);
        if (rounds == MOST_ROUNDS)
            checker->read_fields = NULL;
        prepare_once(checker, scope);
    }
}

// Were positions of arrays put in one order though an array may be reached in two ways?
static bool is_order_wrong(Checker *checker) {
    enum { CONFLICTS = 2000 };
    Term aliased = symex_aliased_positions(checker->symex);
    if (aliased == TERM_FALSE)
        return false;
    symex_assert(checker->symex);
    solver_limit_conflicts(checker->solver, CONFLICTS);
    return solver_check(checker->solver, &aliased, 1, checker->deadline) != SOLVER_UNSATISFIABLE;
}

static void prepare_order(Checker *checker, const Scope *scope) {
    prepare_fields(checker, scope);
    if (!is_order_wrong(checker))
        return;
    checker->may_order = false;
    query_end(checker);
    prepare_fields(checker, scope);
}

// Of plain Java nothing is known of the pre-state but types, unless there are invariants: they rule
// out next to nothing, and to find that out takes long.
static bool may_be_tighter(const Checker *checker, const Scope *scope) {
    bool is_typed_only = symex_is_plain(checker->symex) && (checker->is_quick || !scope->facts);
    return checker->options->solver == SOLVER_CADICAL && !checker->options->no_tightening &&
           !is_typed_only;
}

// Builds the pre-state, and builds it again where the solver finds that it can be smaller.
void checker_prepare(Checker *checker, const Scope *scope) {
    checker->scope = scope;
    checker->cube = NULL;
    double start = own_seconds(checker);
    prepare_order(checker, scope);
    take_cube(checker);
    checker->verdict->statistics.slots = symex_slots(checker->symex)->count;
    if (may_be_tighter(checker, scope)) {
        double before = clock_now();
        symex_assert(checker->symex);
        bool is_tighter = tighten(checker, scope, &checker->tight);
        checker->verdict->seconds.tighten += clock_now() - before;
        checker->verdict->statistics.tight_slots = checker->tight.count;
        if (is_tighter) {
            query_end(checker);
            prepare_once(checker, scope);
        }
    }
    checker->verdict->seconds.pre_state += own_seconds(checker) - start;
}

// Where it is asked for; true: that was enough.
static bool begins_with_paths(Checker *checker, const Scope *scope) {
    enum { LONG = 60 };
    bool is_program = scope->from_start || query_is_main(checker->method);
    if (!checker->options->paths_first || symex_is_plain(checker->symex) ||
        !may_settle(checker, scope, is_program))
        return false;
    double left = deadline_is_set(checker->deadline) ? deadline_left(checker->deadline) : LONG;
    checker->is_settled = cases_settle(checker, left / 2);
    return checker->is_settled;
}

// In a hurry, where laying out the pre-state has taken the time for execution: a part of what is
// left, for else nothing would be followed.
static void follow_longer(Checker *checker) {
    if (!checker->options->hurries || !deadline_is_set(checker->last))
        return;
    double share = checker->options->is_brief ? BRIEF_SHARE : REST_SHARE;
    double left = deadline_left(checker->last);
    symex_follow_until(checker->symex, deadline_at(checker->last.at - (1 - share) * left));
}

static void execute_once(Checker *checker, const Scope *scope) {
    checker->tight = (Map){0};
    checker->has_pre_state = false;
    checker_prepare(checker, scope);
    if (begins_with_paths(checker, scope))
        return;
    // A cube may be empty; that not all of them are is known.
    checker->has_pre_state |= checker->options->cube != NULL;
    follow_longer(checker);
    if (may_settle(checker, scope, scope->from_start || query_is_main(checker->method)))
        beside_consider(checker);
    uint32_t assumptions = symex_assumptions(checker->symex)->count;
    double before = own_seconds(checker);
    symex_run(checker->symex, checker->method);
    checker->verdict->seconds.execute += own_seconds(checker) - before;
    checker->has_pre_state &= symex_assumptions(checker->symex)->count == assumptions;
}

void checker_execute(Checker *checker, const Scope *scope) {
    enum { MOST_ROUNDS = 20 };
    double lowered = lower_seconds(checker->lowering);
    checker->start = clock_now();
    checker->patience = FIRST_CONFLICTS;
    checker_leave_out_fields(checker, scope);
    execute_once(checker, scope);
    for (uint32_t rounds = 0;
         !checker->is_settled && is_in_vain(checker) && !deadline_is_past(checker->deadline);
         rounds++) {
        query_end(checker);
        if (rounds == MOST_ROUNDS)
            checker->read_fields = NULL;
        execute_once(checker, scope);
    }
    checker->verdict->seconds.lower = lower_seconds(checker->lowering) - lowered;
    if (checker->is_settled)
        return;
    checker->out_of_time = symex_out_of_time(checker->symex) ||
                           symex_missed_fields(checker->symex)->count ||
                           symex_told_pools_apart(checker->symex);
    symex_assert(checker->symex);
}
