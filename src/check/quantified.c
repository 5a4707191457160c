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
#include "check/logic_questions.h"
#include "spec/spec.h"

#include <string.h>

enum { FIRST_UNROLL = 5, MOST_UNROLL = 64 };

// Of more questions than these, the ground engine is asked first whether one can be broken: all
// together are a long question, and one that can be broken is found sooner there.
enum { MOST_AT_FIRST = 32 };

// Milliseconds of work, where another way to an answer follows.
enum { SOON = 10000, VERY_SOON = 1000, AT_ONCE = 250 };

typedef struct LogicCheck {
    const CheckRequest *request;
    const Scope *scope;
    LogicQuestions of; // one unrolling
    LogicSolver *solver;
    Deadline deadline;
    Verdict *verdict;
    Verdict *ground; // of the ground engine, once it was asked
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

// One question. Z3 is better at one than at many that share what they start from: it then
// simplifies everything together.
static SolverAnswer ask_where(LogicCheck *check, Formula formula, bool in_reach,
                              uint32_t milliseconds) {
    FormulaList premises = {0};
    logic_questions_premises(&check->of, formula, in_reach, &premises);
    vector_push(check->of.arena, &premises, formula);
    logic_use_units(check->of.table, &premises, check->of.arena);
    return logic_solver_check(check->solver, premises.items, premises.count, check->deadline,
                              milliseconds);
}

// What no object can bring about, no object in reach can: whether objects are in reach need
// mostly not be asked. Where something is expected to happen, it is asked at once.
static SolverAnswer ask_expecting(LogicCheck *check, Formula formula, bool is_expected,
                                  uint32_t milliseconds) {
    check->verdict->statistics.questions++;
    if (formula == FORMULA_FALSE)
        return SOLVER_UNSATISFIABLE;
    if (is_stopped(check))
        return SOLVER_UNKNOWN;
    double start = clock_now();
    SolverAnswer answer = ask_where(check, formula, is_expected, milliseconds);
    bool may_differ = !is_expected && quantified_reach_axioms(check->of.quantified)->count > 0;
    if (answer != SOLVER_UNSATISFIABLE && may_differ && !is_stopped(check))
        answer = ask_where(check, formula, true, milliseconds);
    check->verdict->seconds.solve += clock_now() - start;
    return answer;
}

static SolverAnswer ask_within(LogicCheck *check, Formula formula, uint32_t milliseconds) {
    return ask_expecting(check, formula, false, milliseconds);
}

static SolverAnswer ask(LogicCheck *check, Formula formula) {
    return ask_within(check, formula, 0);
}

static void ask_all(LogicCheck *check, LogicQuestionList *list, uint32_t milliseconds) {
    for (uint32_t i = 0; i < list->count; i++) {
        LogicQuestion *question = &list->items[i];
        double start = clock_now();
        question->answer = ask_within(check, question->reached, milliseconds);
        question->seconds = clock_now() - start;
    }
}

static void set_answers(LogicQuestionList *list, SolverAnswer answer, double seconds) {
    for (uint32_t i = 0; i < list->count; i++) {
        list->items[i].answer = answer;
        list->items[i].seconds = seconds / list->count;
    }
}

// Can any of them happen? Mostly none can, and one answer says so.
static void ask_together(LogicCheck *check, LogicQuestionList *list, uint32_t milliseconds,
                         uint32_t milliseconds_each) {
    double start = clock_now();
    Formula any = logic_questions_any(&check->of, list);
    if (ask_within(check, any, milliseconds) == SOLVER_UNSATISFIABLE)
        set_answers(list, SOLVER_UNSATISFIABLE, clock_now() - start);
    else
        ask_all(check, list, milliseconds_each);
}

static bool has_answer(const LogicQuestionList *list, SolverAnswer answer) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].answer == answer)
            return true;
    return false;
}

// ---- The engine

static bool start(LogicCheck *check, uint32_t unroll) {
    const CheckRequest *request = check->request;
    double begin = clock_now();
    bool is_complete =
        logic_questions_begin(&check->of, request->sema, request->lowering, request->method,
                              check->scope, unroll, check->deadline);
    check->verdict->seconds.execute += clock_now() - begin;
    LogicSolverOptions solver = {.complete_quantifiers = true, .asks_once = true};
    check->solver = logic_solver_new(check->of.table, &solver);
    if (request->options->stop)
        stop_watch_logic(request->options->stop, check->solver);
    return is_complete;
}

static void finish(LogicCheck *check) {
    if (check->request->options->stop)
        stop_watch_logic(check->request->options->stop, NULL);
    logic_solver_free(check->solver);
    check->verdict->statistics.terms = logic_count(check->of.table);
    logic_questions_end(&check->of);
}

// ---- The verdict

static void add_unknown(LogicCheck *check, Span span, const char *text) {
    check->verdict->kind = VERDICT_UNKNOWN;
    add_remark(check->request->arena, &check->verdict->unknown, span, text);
}

static void add_no_answer(LogicCheck *check, Span span, const char *text) {
    const CheckOptions *options = check->request->options;
    add_unknown(check, span,
                is_stopped(check) ? stop_reason(check->of.arena, options->stop, options->timeout)
                                  : arena_format(check->of.arena, "%s: Z3 gave up", text));
}

static Span place_of(const LogicQuestion *question) {
    return question->clause.begin ? question->clause : question->span;
}

// Places that may be reached; those where that is not known, too.
static void judge_unmodelled(LogicCheck *check) {
    ask_together(check, &check->of.unmodelled, 0, 0);
    for (uint32_t i = 0; i < check->of.unmodelled.count; i++) {
        const LogicQuestion *question = &check->of.unmodelled.items[i];
        if (question->answer != SOLVER_UNSATISFIABLE)
            add_unknown(check, question->span,
                        arena_format(check->of.arena, "%s (not modelled)", question->text));
    }
}

// Executions get to the call where `applies`, and none goes on.
static bool is_dead_end(LogicCheck *check, const QuantifiedCall *call, Formula applies) {
    LogicTable *table = check->of.table;
    return ask(check, logic_and(table, call->after, applies)) == SOLVER_UNSATISFIABLE &&
           ((call->is_answer && applies == FORMULA_TRUE) ||
            ask(check, logic_and(table, call->before, applies)) != SOLVER_UNSATISFIABLE);
}

// Where one of its cases applies, or two together do?
static bool has_dead_case(LogicCheck *check, const QuantifiedCall *call) {
    enum { MOST_CASES = 8 };
    uint32_t count = call->cases.count < MOST_CASES ? call->cases.count : MOST_CASES;
    for (uint32_t i = 0; i < count && count > 1; i++)
        for (uint32_t j = i; j < count; j++)
            if (is_dead_end(check, call,
                            logic_and(check->of.table, call->cases.items[i], call->cases.items[j])))
                return true;
    return false;
}

// A contract that nothing satisfies would make what follows it hold for no reason.
static void judge_contracts(LogicCheck *check) {
    const QuantifiedCallList *calls = quantified_calls(check->of.quantified);
    for (uint32_t i = 0; i < calls->count; i++) {
        const QuantifiedCall *call = &calls->items[i];
        check->verdict->end_is_open |= quantified_call_is_open(check->of.quantified, call);
        bool is_dead = !call->may_diverge && is_dead_end(check, call, FORMULA_TRUE);
        if (is_dead || (!call->may_diverge && has_dead_case(check, call)))
            add_unknown(check, call->span,
                        arena_format(check->of.arena,
                                     "the contract of '%s', which %sno state in the scope "
                                     "satisfies after this call,",
                                     verdict_method_name(check->of.arena, call->method),
                                     is_dead ? "" : "for some arguments "));
    }
}

static bool is_cut_named(const LogicCheck *check, const LogicQuestion *question, uint32_t before) {
    for (uint32_t i = 0; i < before; i++)
        if (question->class_symbol &&
            check->of.cuts.items[i].class_symbol == question->class_symbol &&
            check->of.cuts.items[i].answer == SOLVER_SATISFIABLE)
            return true;
    return false;
}

static void judge_cuts(LogicCheck *check) {
    Verdict *verdict = check->verdict;
    for (uint32_t i = 0; i < check->of.cuts.count; i++) {
        const LogicQuestion *question = &check->of.cuts.items[i];
        if (question->answer == SOLVER_UNKNOWN && check->scope->unroll)
            add_remark(
                check->request->arena, &verdict->cuts, question->span,
                arena_format(check->of.arena, "%s, if any execution gets there,", question->text));
        else if (question->answer == SOLVER_UNKNOWN)
            add_no_answer(check, question->span, "is everything followed to its end?");
        if (question->answer == SOLVER_SATISFIABLE && !is_cut_named(check, question, i))
            add_remark(check->request->arena, &verdict->cuts, question->span, question->text);
    }
}

static Checker ground_checker(LogicCheck *check) {
    QuerySubject subject = check_subject(check->request);
    Checker checker = query_checker(&subject, check->request->options, check->verdict);
    checker.deadline = checker.last = check->deadline;
    return checker;
}

// Does any pre-state meet the assumptions? For a model of many quantifiers Z3 may look for ever;
// on ground terms it is found at once. Where these lack something, Z3 is asked all the same.
static SolverAnswer has_pre_state(LogicCheck *check) {
    Checker checker = ground_checker(check);
    double solve = check->verdict->seconds.solve;
    checker_begin(&checker, check->scope);
    symex_prepare(checker.symex, checker.method);
    symex_assert(checker.symex);
    const UnmodelledList *unmodelled = symex_unmodelled(checker.symex);
    TermList modelled = {0};
    for (uint32_t i = 0; i < unmodelled->count; i++)
        vector_push(checker.scratch, &modelled, term_not(unmodelled->items[i].condition));
    SolverAnswer answer = SOLVER_UNKNOWN;
    if (!symex_out_of_time(checker.symex))
        answer = checker_ask(&checker, modelled.items, modelled.count);
    bool is_known = answer == SOLVER_SATISFIABLE || !modelled.count;
    query_end(&checker);
    check->verdict->seconds.solve = solve;
    if (is_known && answer == SOLVER_UNSATISFIABLE)
        suggest_scope(&checker, check->scope);
    arena_free(checker.scratch);
    return is_known ? answer : ask(check, FORMULA_TRUE);
}

// No obligation can be broken, as far as executions were followed.
static void judge_green(LogicCheck *check) {
    Verdict *verdict = check->verdict;
    SolverAnswer has_input = has_pre_state(check);
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
    const QuantifiedPlaceList *unmodelled = quantified_unmodelled(check->of.quantified);
    uint32_t count = quantified_unmodelled_assumptions(check->of.quantified);
    for (uint32_t i = 0; i < count; i++)
        add_unknown(check, unmodelled->items[i].span,
                    arena_format(check->of.arena, "%s (not modelled)", unmodelled->items[i].text));
    return count == 0;
}

static void copy_questions(LogicCheck *check) {
    Arena *arena = check->request->arena;
    for (uint32_t i = 0; i < check->of.obligations.count; i++) {
        const LogicQuestion *question = &check->of.obligations.items[i];
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

// Formulas speak of every object there is, the ground encoding of those that something leads to.
static bool is_of_every_object(const LogicQuestion *question) {
    return question->kind == OBLIGATION_INVARIANT || question->kind == OBLIGATION_CONSTRAINT ||
           question->kind == OBLIGATION_NON_NULL;
}

// Why there may be no counterexample. Without a reason it is an error of Jury.
static void note_unconfirmed(LogicCheck *check, const LogicQuestion *question,
                             const Verdict *ground) {
    const char *approximation = quantified_approximation(check->of.quantified);
    const char *reason =
        ground->kind == VERDICT_UNKNOWN
            ? "broken here, and the ground encoding does not know whether it is"
        : check->verdict->unknown.count ? "not known, since something is not modelled"
        : approximation
            ? arena_format(check->of.arena, "not known, since %s is not exact here", approximation)
        : is_of_every_object(question)
            ? "broken by an object that nothing leads to in the end, if by any"
        : check->request->options->property
            ? "broken here, which need not be what was asked: formulas have one property"
            : "broken here, but not with the ground encoding: this is an error of Jury";
    add_unknown(check, place_of(question),
                arena_format(check->of.arena, "%s: %s", question->text, reason));
}

// The ground engine must find the violation, too; what it found is what is shown.
static Verdict *check_ground(LogicCheck *check) {
    CheckOptions options = *check->request->options;
    if (deadline_is_set(check->deadline)) {
        double left = deadline_left(check->deadline);
        options.timeout = left > 0.01 ? left : 0.01;
    }
    CheckRequest ground = *check->request;
    ground.options = &options;
    return check_in_scope(&ground, check->scope);
}

static LogicQuestion *find_broken(LogicCheck *check, const Verdict *ground) {
    for (uint32_t i = 0; i < check->of.obligations.count; i++)
        for (uint32_t j = 0; j < ground->violations.count; j++)
            if (is_about(&ground->violations.items[j], &check->of.obligations.items[i]))
                return &check->of.obligations.items[i];
    return NULL;
}

static Verdict *confirm(LogicCheck *check, Verdict *found) {
    judge_unmodelled(check);
    for (uint32_t i = 0; i < check->of.obligations.count; i++) {
        const LogicQuestion *question = &check->of.obligations.items[i];
        if (question->answer != SOLVER_SATISFIABLE)
            continue;
        for (uint32_t j = 0; j < found->violations.count; j++)
            if (is_about(&found->violations.items[j], question))
                return found;
        note_unconfirmed(check, question, found);
    }
    for (uint32_t i = 0; i < found->unknown.count; i++)
        vector_push(check->request->arena, &check->verdict->unknown, found->unknown.items[i]);
    return NULL;
}

static bool hold_together(LogicCheck *check) {
    LogicQuestionList *obligations = &check->of.obligations;
    double start = clock_now();
    Formula any = logic_questions_any(&check->of, obligations);
    if (ask_within(check, any, SOON) != SOLVER_UNSATISFIABLE)
        return false;
    set_answers(obligations, SOLVER_UNSATISFIABLE, clock_now() - start);
    return true;
}

// Can an obligation be broken? All are one question first. If they can, or there is no answer soon,
// the ground engine says which: that one is then asked about alone, in little time as the
// counterexample is there, and the others need no answer.
static Verdict *judge_obligations(LogicCheck *check) {
    LogicQuestionList *obligations = &check->of.obligations;
    bool are_few = obligations->count <= MOST_AT_FIRST;
    if (are_few && hold_together(check))
        return NULL;
    Verdict *ground = check->ground = check_ground(check);
    LogicQuestion *broken = find_broken(check, ground);
    if (broken && ask_expecting(check, broken->reached, true, VERY_SOON) != SOLVER_UNSATISFIABLE)
        return ground;
    if (!are_few && hold_together(check))
        return NULL;
    ask_all(check, obligations, 0);
    return has_answer(obligations, SOLVER_SATISFIABLE) ? confirm(check, ground) : NULL;
}

// ---- One method

static void judge_undecided(LogicCheck *check) {
    for (uint32_t i = 0; i < check->of.obligations.count; i++)
        if (check->of.obligations.items[i].answer == SOLVER_UNKNOWN)
            add_no_answer(check, place_of(&check->of.obligations.items[i]),
                          check->of.obligations.items[i].text);
}

// What the ground engine followed to a place that was cut gets there: it has no executions that are
// none here.
static bool is_cut_known(const LogicCheck *check, const LogicQuestion *cut) {
    for (uint32_t i = 0; check->ground && i < check->ground->cuts.count; i++)
        if (check->ground->cuts.items[i].span.begin == cut->span.begin &&
            !strcmp(check->ground->cuts.items[i].text, cut->text))
            return true;
    return false;
}

// Who says how far loops are followed does not mind much whether they go on.
static void ask_cuts_given(LogicCheck *check) {
    LogicQuestionList others = {0};
    for (uint32_t i = 0; i < check->of.cuts.count; i++) {
        check->of.cuts.items[i].answer = SOLVER_SATISFIABLE;
        if (!is_cut_known(check, &check->of.cuts.items[i]))
            vector_push(check->of.arena, &others, check->of.cuts.items[i]);
    }
    ask_together(check, &others, VERY_SOON, AT_ONCE);
    for (uint32_t i = 0, next = 0; i < check->of.cuts.count; i++)
        if (!is_cut_known(check, &check->of.cuts.items[i]))
            check->of.cuts.items[i] = others.items[next++];
}

// Is it far enough? Loops alone depend on it.
static bool do_loops_go_on(LogicCheck *check) {
    ask_together(check, &check->of.cuts, 0, 0);
    for (uint32_t i = 0; i < check->of.cuts.count; i++)
        if (check->of.cuts.items[i].is_loop && check->of.cuts.items[i].answer == SOLVER_SATISFIABLE)
            return true;
    return false;
}

// With loops unrolled so many times. False: executions go on behind that.
static bool judge(LogicCheck *check, bool is_last, Verdict **violated) {
    if (!judge_assumptions(check))
        return true;
    bool is_given = check->scope->unroll > 0;
    if (!is_given && do_loops_go_on(check) && !is_last && !is_stopped(check))
        return false;
    *violated = judge_obligations(check);
    if (!*violated && !has_answer(&check->of.obligations, SOLVER_SATISFIABLE) &&
        !has_answer(&check->of.obligations, SOLVER_UNKNOWN)) {
        if (is_given)
            ask_cuts_given(check);
        judge_green(check);
    }
    judge_undecided(check);
    copy_questions(check);
    return true;
}

// The scope in words, as the ground engine's pre-state has it.
static void describe(LogicCheck *check) {
    Checker checker = ground_checker(check);
    double solve = check->verdict->seconds.solve;
    for (uint32_t i = 0; i < check->verdict->cuts.count; i++)
        checker.cuts_paths = true;
    checker_begin(&checker, check->scope);
    symex_prepare(checker.symex, checker.method);
    check->verdict->scope = *check->scope;
    check->verdict->scope_sentence = describe_scope(&checker);
    query_end(&checker);
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
        if (start(check, given ? given : unroll))
            is_done = judge(check, given || unroll == MOST_UNROLL, &violated);
        else
            is_done = true;
        if (quantified_out_of_time(check->of.quantified))
            add_no_answer(check, check->verdict->span, "executing the method");
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
    const char *obstacle = spec_no_start(request->lowering, request->method);
    if (scope->loops == LOOPS_INVARIANT)
        add_unknown(&check, verdict->span, "--loops invariant with arrays (not modelled)");
    else if (scope->from_start)
        add_unknown(&check, verdict->span, "--from-start with arrays (not modelled)");
    else if (obstacle)
        add_unknown(&check, verdict->span, obstacle);
    else
        violated = run(&check);
    if (violated)
        violated->seconds.solve += verdict->seconds.solve;
    else
        describe(&check);
    Verdict *result = violated ? violated : verdict;
    result->statistics.peak_memory = clock_peak_memory();
    result->seconds.total = clock_now() - begin;
    return result;
}
