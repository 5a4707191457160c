// `--encoding quantified`: the papers' encoding. Fields are arrays, quantifiers are kept, Z3
// answers.
//
// Input:   a method and a scope, as for the ground engine.
// Output:  a Verdict. HOLDS is said where Z3 finds every obligation, every place that is not
//          modelled and every place that was cut off to be out of reach. VIOLATED is said where Z3
//          finds an obligation broken and the ground engine has a counterexample to it.
// Method:  the engine of src/quantified executes the method on a bounded heap, loops unrolled; as
//          many times as it takes until no execution goes on, within limits (docs/quantified.md).
#include "check/internal.h"

#include "base/clock.h"
#include "quantified/quantified.h"
#include "solve/logic_solver.h"

enum { FIRST_UNROLL = 5, MOST_UNROLL = 64 };

// The points where executions meet one obligation, or one place, as one question.
typedef struct LogicQuestion {
    ObligationKind kind;
    Span span, clause;
    const char *text;
    const Class *class_symbol; // of a cut: see QuantifiedPlace
    bool is_loop;
    Formula reached; // by an execution; for an obligation, one that breaks it
    uint32_t occurrences;
    SolverAnswer answer;
    double seconds;
} LogicQuestion;
typedef VECTOR(LogicQuestion) LogicQuestionList;

typedef struct LogicCheck {
    const CheckRequest *request;
    const Scope *scope;
    Arena *scratch; // of one unrolling
    LogicTable *table;
    QuantifiedRun *quantified;
    LogicSolver *solver;
    Deadline deadline;
    Verdict *verdict;
    LogicQuestionList obligations, unmodelled, cuts;
} LogicCheck;

static void add_remark(Arena *arena, RemarkList *list, Span span, const char *text) {
    Remark remark = {span, arena_format(arena, "%s", text)};
    vector_push(arena, list, remark);
}

static bool is_stopped(const LogicCheck *check) {
    Stop *stop = check->request->options->stop;
    return deadline_is_past(check->deadline) || (stop && stop_requested(stop));
}

// ---- Questions

static bool is_same(Span a, Span b) {
    return a.begin == b.begin && a.end == b.end;
}

static void add_question(LogicCheck *check, LogicQuestionList *list, LogicQuestion question) {
    for (uint32_t i = 0; i < list->count; i++) {
        LogicQuestion *known = &list->items[i];
        if (known->kind == question.kind && is_same(known->span, question.span) &&
            is_same(known->clause, question.clause) &&
            known->class_symbol == question.class_symbol) {
            known->reached = logic_or(check->table, known->reached, question.reached);
            known->occurrences++;
            return;
        }
    }
    question.occurrences = 1;
    vector_push(check->scratch, list, question);
}

static Formula path(LogicCheck *check, const FormulaList *conditions, const FormulaList *facts) {
    LogicTable *table = check->table;
    return logic_and(table, logic_and_all(table, facts->items, facts->count),
                     logic_and_all(table, conditions->items, conditions->count));
}

static void collect_places(LogicCheck *check, const QuantifiedPlaceList *places, uint32_t first,
                           LogicQuestionList *list) {
    for (uint32_t i = first; i < places->count; i++) {
        const QuantifiedPlace *place = &places->items[i];
        LogicQuestion question = {.span = place->span,
                                  .text = place->text,
                                  .class_symbol = place->class_symbol,
                                  .is_loop = place->is_loop,
                                  .reached = path(check, &place->conditions, &place->facts)};
        add_question(check, list, question);
    }
}

static void collect_questions(LogicCheck *check) {
    const QuantifiedObligationList *obligations = quantified_obligations(check->quantified);
    for (uint32_t i = 0; i < obligations->count; i++) {
        const QuantifiedObligation *of = &obligations->items[i];
        LogicQuestion question = {.kind = of->kind,
                                  .span = of->span,
                                  .clause = of->clause,
                                  .text = of->text,
                                  .reached = logic_and(check->table,
                                                       path(check, &of->conditions, &of->facts),
                                                       logic_not(check->table, of->goal))};
        add_question(check, &check->obligations, question);
    }
    collect_places(check, quantified_unmodelled(check->quantified),
                   quantified_unmodelled_assumptions(check->quantified), &check->unmodelled);
    collect_places(check, quantified_truncated(check->quantified), 0, &check->cuts);
}

static SolverAnswer ask(LogicCheck *check, Formula formula) {
    check->verdict->statistics.questions++;
    if (is_stopped(check))
        return SOLVER_UNKNOWN;
    double start = clock_now();
    SolverAnswer answer = logic_solver_check(check->solver, &formula, 1, check->deadline, 0);
    check->verdict->seconds.solve += clock_now() - start;
    return answer;
}

static void ask_all(LogicCheck *check, LogicQuestionList *list) {
    for (uint32_t i = 0; i < list->count; i++) {
        LogicQuestion *question = &list->items[i];
        double start = clock_now();
        question->answer = ask(check, question->reached);
        question->seconds = clock_now() - start;
    }
}

static bool has_answer(const LogicQuestionList *list, SolverAnswer answer) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].answer == answer)
            return true;
    return false;
}

// ---- The engine

static void start(LogicCheck *check, uint32_t unroll) {
    const CheckRequest *request = check->request;
    double begin = clock_now();
    check->scratch = arena_new();
    check->table = logic_table_new(NUMBERS_BITS, check->scope->bits);
    QuantifiedOptions options = {.most_paths = 1,
                                 .unroll = unroll,
                                 .scope = check->scope,
                                 .inline_all = check->scope->calls == CALLS_INLINE};
    check->quantified =
        quantified_new(check->scratch, request->sema, request->lowering, check->table, &options);
    quantified_run(check->quantified, request->method);
    check->verdict->seconds.execute += clock_now() - begin;
    LogicSolverOptions solver = {.complete_quantifiers = true};
    check->solver = logic_solver_new(check->table, &solver);
    const FormulaList *axioms = quantified_axioms(check->quantified);
    const FormulaList *assumptions = quantified_assumptions(check->quantified);
    for (uint32_t i = 0; i < axioms->count; i++)
        logic_solver_assert(check->solver, axioms->items[i]);
    for (uint32_t i = 0; i < assumptions->count; i++)
        logic_solver_assert(check->solver, assumptions->items[i]);
    if (request->options->stop)
        stop_watch_logic(request->options->stop, check->solver);
    check->obligations = check->unmodelled = check->cuts = (LogicQuestionList){0};
    collect_questions(check);
}

static void finish(LogicCheck *check) {
    if (check->request->options->stop)
        stop_watch_logic(check->request->options->stop, NULL);
    check->verdict->statistics.terms = logic_count(check->table);
    logic_solver_free(check->solver);
    logic_table_free(check->table);
    arena_free(check->scratch);
}

// ---- The verdict

static void add_unknown(LogicCheck *check, Span span, const char *text) {
    check->verdict->kind = VERDICT_UNKNOWN;
    add_remark(check->request->arena, &check->verdict->unknown, span, text);
}

static void add_no_answer(LogicCheck *check, Span span, const char *text) {
    const CheckOptions *options = check->request->options;
    add_unknown(check, span,
                is_stopped(check) ? stop_reason(check->scratch, options->stop, options->timeout)
                                  : arena_format(check->scratch, "%s: Z3 gave up", text));
}

static Span place_of(const LogicQuestion *question) {
    return question->clause.begin ? question->clause : question->span;
}

// Places that may be reached; those where that is not known, too.
static void judge_unmodelled(LogicCheck *check) {
    ask_all(check, &check->unmodelled);
    for (uint32_t i = 0; i < check->unmodelled.count; i++) {
        const LogicQuestion *question = &check->unmodelled.items[i];
        if (question->answer != SOLVER_UNSATISFIABLE)
            add_unknown(check, question->span,
                        arena_format(check->scratch, "%s (not modelled)", question->text));
    }
}

// Executions get to the call where `applies`, and none goes on.
static bool is_dead_end(LogicCheck *check, const QuantifiedCall *call, Formula applies) {
    LogicTable *table = check->table;
    return ask(check, logic_and(table, call->after, applies)) == SOLVER_UNSATISFIABLE &&
           ask(check, logic_and(table, call->before, applies)) != SOLVER_UNSATISFIABLE;
}

// Where one of its cases applies, or two together do?
static bool has_dead_case(LogicCheck *check, const QuantifiedCall *call) {
    enum { MOST_CASES = 8 };
    uint32_t count = call->cases.count < MOST_CASES ? call->cases.count : MOST_CASES;
    for (uint32_t i = 0; i < count && count > 1; i++)
        for (uint32_t j = i; j < count; j++)
            if (is_dead_end(check, call,
                            logic_and(check->table, call->cases.items[i], call->cases.items[j])))
                return true;
    return false;
}

// A contract that nothing satisfies would make what follows it hold for no reason.
static void judge_contracts(LogicCheck *check) {
    const QuantifiedCallList *calls = quantified_calls(check->quantified);
    for (uint32_t i = 0; i < calls->count; i++) {
        const QuantifiedCall *call = &calls->items[i];
        check->verdict->end_is_open |= quantified_call_is_open(check->quantified, call);
        bool is_dead = !call->may_diverge && is_dead_end(check, call, FORMULA_TRUE);
        if (is_dead || (!call->may_diverge && has_dead_case(check, call)))
            add_unknown(check, call->span,
                        arena_format(check->scratch,
                                     "the contract of '%s', which %sno state in the scope "
                                     "satisfies after this call,",
                                     verdict_method_name(check->scratch, call->method),
                                     is_dead ? "" : "for some arguments "));
    }
}

static bool is_cut_named(const LogicCheck *check, const LogicQuestion *question, uint32_t before) {
    for (uint32_t i = 0; i < before; i++)
        if (question->class_symbol && check->cuts.items[i].class_symbol == question->class_symbol &&
            check->cuts.items[i].answer == SOLVER_SATISFIABLE)
            return true;
    return false;
}

static void judge_cuts(LogicCheck *check) {
    Verdict *verdict = check->verdict;
    for (uint32_t i = 0; i < check->cuts.count; i++) {
        const LogicQuestion *question = &check->cuts.items[i];
        if (question->answer == SOLVER_UNKNOWN)
            add_no_answer(check, question->span, "is everything followed to its end?");
        if (question->answer == SOLVER_SATISFIABLE && !is_cut_named(check, question, i))
            add_remark(check->request->arena, &verdict->cuts, question->span, question->text);
    }
}

// No obligation can be broken, as far as executions were followed.
static void judge_green(LogicCheck *check) {
    Verdict *verdict = check->verdict;
    SolverAnswer has_input = ask(check, FORMULA_TRUE);
    if (has_input == SOLVER_UNSATISFIABLE) {
        verdict->kind = VERDICT_VACUOUS;
        add_remark(check->request->arena, &verdict->vacuous, verdict->span,
                   "no input in the scope meets the precondition and invariants");
        return;
    }
    verdict->kind = VERDICT_HOLDS;
    if (has_input == SOLVER_UNKNOWN)
        add_no_answer(check, verdict->span, "does any input meet the precondition?");
    judge_unmodelled(check);
    judge_contracts(check);
    judge_cuts(check);
    if (verdict->kind == VERDICT_HOLDS && verdict->cuts.count)
        verdict->kind = VERDICT_HOLDS_CUT;
}

static bool judge_assumptions(LogicCheck *check) {
    const QuantifiedPlaceList *unmodelled = quantified_unmodelled(check->quantified);
    uint32_t count = quantified_unmodelled_assumptions(check->quantified);
    for (uint32_t i = 0; i < count; i++)
        add_unknown(check, unmodelled->items[i].span,
                    arena_format(check->scratch, "%s (not modelled)", unmodelled->items[i].text));
    return count == 0;
}

static void copy_questions(LogicCheck *check) {
    Arena *arena = check->request->arena;
    for (uint32_t i = 0; i < check->obligations.count; i++) {
        const LogicQuestion *question = &check->obligations.items[i];
        bool holds =
            question->answer == SOLVER_UNSATISFIABLE && check->verdict->kind != VERDICT_UNKNOWN;
        CheckedObligation checked = {.kind = question->kind,
                                     .text = arena_format(arena, "%s", question->text),
                                     .span = question->span,
                                     .clause = question->clause,
                                     .occurrences = question->occurrences,
                                     .status = holds ? STATUS_HOLDS : STATUS_UNDECIDED,
                                     .seconds = question->seconds};
        vector_push(arena, &check->verdict->checked, checked);
    }
}

// ---- Counterexamples

static bool is_about(const Violation *violation, const LogicQuestion *question) {
    if (violation->kind != question->kind)
        return false;
    // In a method of the library it is reported where that was called.
    if (violation->kind == OBLIGATION_EXCEPTION)
        return true;
    bool is_there = violation->span.begin == place_of(question).begin ||
                    violation->span.begin == question->span.begin;
    for (uint32_t i = 0; i < violation->notes.count; i++)
        is_there |= violation->notes.items[i].span.begin == place_of(question).begin ||
                    violation->notes.items[i].span.begin == question->span.begin;
    return is_there;
}

// Why there may be no counterexample. Without a reason it is an error of Jury.
static void note_unconfirmed(LogicCheck *check, const LogicQuestion *question,
                             const Verdict *ground) {
    const char *approximation = quantified_approximation(check->quantified);
    const char *reason =
        ground->kind == VERDICT_UNKNOWN
            ? "broken here, and the ground encoding does not know whether it is"
        : check->verdict->unknown.count ? "not known, since something is not modelled"
        : approximation
            ? arena_format(check->scratch, "not known, since %s is not exact here", approximation)
            : "broken here, but not with the ground encoding: this is an error of Jury";
    add_unknown(check, place_of(question),
                arena_format(check->scratch, "%s: %s", question->text, reason));
}

// The ground engine must find the violation, too; what it found is what is shown.
static Verdict *confirm(LogicCheck *check) {
    const CheckRequest *request = check->request;
    CheckOptions options = *request->options;
    if (deadline_is_set(check->deadline)) {
        double left = deadline_left(check->deadline);
        options.timeout = left > 0.01 ? left : 0.01;
    }
    CheckRequest ground = *request;
    ground.options = &options;
    Verdict *found = check_in_scope(&ground, check->scope);
    judge_unmodelled(check);
    for (uint32_t i = 0; i < check->obligations.count; i++) {
        const LogicQuestion *question = &check->obligations.items[i];
        if (question->answer != SOLVER_SATISFIABLE)
            continue;
        for (uint32_t j = 0; j < found->violations.count; j++)
            if (is_about(&found->violations.items[j], question))
                return found;
        note_unconfirmed(check, question, found);
    }
    for (uint32_t i = 0; i < found->unknown.count; i++)
        vector_push(request->arena, &check->verdict->unknown, found->unknown.items[i]);
    return NULL;
}

// ---- One method

static void judge_undecided(LogicCheck *check) {
    for (uint32_t i = 0; i < check->obligations.count; i++)
        if (check->obligations.items[i].answer == SOLVER_UNKNOWN)
            add_no_answer(check, place_of(&check->obligations.items[i]),
                          check->obligations.items[i].text);
}

// With loops unrolled so many times. False: executions go on behind that.
static bool judge(LogicCheck *check, bool is_last, Verdict **violated) {
    if (!judge_assumptions(check))
        return true;
    // Is it far enough? Loops alone depend on it.
    ask_all(check, &check->cuts);
    bool goes_on = false;
    for (uint32_t i = 0; i < check->cuts.count; i++)
        goes_on |=
            check->cuts.items[i].is_loop && check->cuts.items[i].answer == SOLVER_SATISFIABLE;
    if (goes_on && !is_last && !is_stopped(check))
        return false;
    ask_all(check, &check->obligations);
    if (has_answer(&check->obligations, SOLVER_SATISFIABLE))
        *violated = confirm(check);
    else if (!has_answer(&check->obligations, SOLVER_UNKNOWN))
        judge_green(check);
    judge_undecided(check);
    copy_questions(check);
    return true;
}

// The scope in words, as the ground engine's pre-state has it.
static void describe(LogicCheck *check) {
    const CheckRequest *request = check->request;
    Checker checker = {.arena = request->arena,
                       .scratch = arena_new(),
                       .sema = request->sema,
                       .lowering = request->lowering,
                       .sources = request->sources,
                       .method = request->method,
                       .options = request->options,
                       .verdict = check->verdict};
    double solve = check->verdict->seconds.solve;
    for (uint32_t i = 0; i < check->verdict->cuts.count; i++)
        checker.cuts_paths = true;
    checker_begin(&checker, check->scope);
    symex_prepare(checker.symex, checker.method);
    check->verdict->scope = *check->scope;
    check->verdict->scope_sentence = describe_scope(&checker);
    checker_end(&checker);
    check->verdict->seconds.solve = solve;
    arena_free(checker.scratch);
}

static Verdict *run(LogicCheck *check) {
    uint32_t given = check->scope->unroll;
    Verdict *violated = NULL;
    bool is_done = false;
    for (uint32_t unroll = given ? given : FIRST_UNROLL; !is_done; unroll *= 2) {
        if (unroll > MOST_UNROLL)
            unroll = MOST_UNROLL;
        start(check, given ? given : unroll);
        is_done = judge(check, given || unroll == MOST_UNROLL, &violated);
        finish(check);
    }
    return violated;
}

Verdict *check_quantified(const CheckRequest *request, const Scope *scope) {
    double begin = clock_now();
    LogicCheck check = {.request = request, .scope = scope};
    if (request->options->timeout > 0)
        check.deadline = deadline_at(begin + request->options->timeout);
    Verdict *verdict = check.verdict = ARENA_NEW(request->arena, Verdict);
    verdict->method = request->method;
    verdict->name = verdict_method_name(request->arena, request->method);
    verdict->span = verdict_method_span(request->method);
    Verdict *violated = NULL;
    if (scope->loops == LOOPS_INVARIANT)
        add_unknown(&check, verdict->span, "--loops invariant with arrays (not modelled)");
    else if (scope->from_start)
        add_unknown(&check, verdict->span, "--from-start with arrays (not modelled)");
    else if (lower_method(request->lowering, request->method))
        violated = run(&check);
    else
        add_unknown(&check, verdict->span, "a method without a body");
    if (violated)
        violated->seconds.solve += verdict->seconds.solve;
    else
        describe(&check);
    Verdict *result = violated ? violated : verdict;
    result->statistics.peak_memory = clock_peak_memory();
    result->seconds.total = clock_now() - begin;
    return result;
}
