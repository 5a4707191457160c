#include "check/check.h"

#include "analysis/analysis.h"
#include "base/clock.h"
#include "check/internal.h"
#include "sema/queries.h"

// Of the time, for a short method whose pre-state was not tightened.
static const double QUICK_SHARE = 0.6;

void note_remark(Arena *arena, RemarkList *list, Span span, const char *text) {
    Remark remark = {span, arena_format(arena, "%s", text)};
    vector_push(arena, list, remark);
}

// ---- The verdict

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
    if (rests_on_not_evaluated(checker)) {
        verdict->kind = VERDICT_UNKNOWN;
        return;
    }
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

double check_whole_time(const CheckOptions *options) {
    return options->of_timeout > 0 ? options->of_timeout : options->timeout;
}

static void note_time(Checker *checker) {
    const CheckOptions *options = checker->options;
    checker->verdict->is_out_of_time = !(options->stop && stop_requested(options->stop));
    note_remark(checker->arena, &checker->verdict->unknown, checker->verdict->span,
                stop_reason(checker->scratch, options->stop, check_whole_time(options)));
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
            .is_given_up = question->is_given_up,
            .seconds = question->seconds,
            .property = obligation->property,
        };
        // What holds where everything was modelled is not known to hold elsewhere.
        if (checked.status == STATUS_HOLDS && verdict->unknown.count)
            checked.status = STATUS_UNDECIDED;
        vector_push(checker->arena, &verdict->checked, checked);
    }
}

void checker_judge(Checker *checker) {
    checker->questions.count = 0;
    if (checker->is_settled || checker->out_of_time)
        beside_end(checker);
    if (checker->is_settled)
        cases_judge(checker);
    else if (checker->out_of_time)
        checker->verdict->kind = VERDICT_UNKNOWN;
    else
        judge(checker);
    beside_end(checker);
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

CheckRequest check_request(const QuerySubject *subject, const CheckOptions *options) {
    return (CheckRequest){subject->arena,   subject->sema,   subject->lowering,
                          subject->sources, subject->method, options};
}

QuerySubject check_subject(const CheckRequest *request) {
    return (QuerySubject){request->arena, request->sema, request->lowering, request->sources,
                          request->method};
}

Checker checker_new(const CheckRequest *request) {
    QuerySubject subject = check_subject(request);
    return query_checker(&subject, request->options, new_verdict(request));
}

static bool is_constant_register(const IrMethod *method, IrRegister at) {
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            if (block->instructions.items[j].result == at)
                return block->instructions.items[j].operation == IR_CONSTANT;
    }
    return false;
}

// Calls take long, and what is read from an array of objects at a computed place may be any object
// that any element may be: what they cannot be matters then.
static bool is_long(const IrMethod *method, const IrInstruction *instruction) {
    if (instruction->operation == IR_LOAD_ELEMENT)
        return method->registers.items[instruction->result].type == IR_REF &&
               !is_constant_register(method, instruction->b);
    return instruction->operation == IR_CALL;
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
            is_short &= !is_long(method, &block->instructions.items[j]);
    }
    return is_short;
}

static void renew(Checker *checker, const CheckRequest *request, bool may_order) {
    Deadline deadline = checker->last;
    behind_end(checker);
    query_end(checker);
    note_spent(checker);
    arena_free(checker->scratch);
    *checker = checker_new(request);
    checker->may_settle = true;
    checker->may_order = may_order;
    checker->deadline = checker->last = deadline;
}

static void begin_again(Checker *checker, const CheckRequest *request, const Scope *scope,
                        bool may_order) {
    renew(checker, request, may_order);
    checker_execute(checker, scope);
    checker_judge(checker);
}

bool checker_doubts_order(const Checker *checker, const PositionDoubt *doubt, bool holds) {
    for (uint32_t i = 0; i < checker->questions.count; i++) {
        const Question *question = &checker->questions.items[i];
        if (question->obligation.clause.begin == doubt->clause.begin &&
            (!holds || question->status == STATUS_HOLDS))
            return true;
    }
    return false;
}

// Another process may know, too, as long as it is at work.
static bool is_doubt_unfounded(Checker *checker, const PositionDoubt *doubt) {
    enum { SLICE = 2000 };
    while (behind_is_running(checker) && !behind_finds_order_right(checker) &&
           !checker_is_stopped(checker, checker->deadline)) {
        checker->verdict->statistics.questions++;
        solver_limit_conflicts(checker->solver, SLICE);
        SolverAnswer answer =
            solver_check(checker->solver, &doubt->condition, 1, checker->deadline);
        if (answer != SOLVER_UNKNOWN)
            return answer == SOLVER_UNSATISFIABLE;
    }
    return behind_finds_order_right(checker) ||
           checker_ask(checker, &doubt->condition, 1) == SOLVER_UNSATISFIABLE;
}

// Positions of arrays were put in one order: is that right for the clauses that hold?
static bool is_order_right(Checker *checker) {
    const PositionDoubtList *doubts = symex_position_doubts(checker->symex);
    for (uint32_t i = 0; i < doubts->count && !checker->is_settled; i++)
        if (checker_doubts_order(checker, &doubts->items[i], true) &&
            !is_doubt_unfounded(checker, &doubts->items[i]))
            return false;
    return true;
}

// ---- Recursion that branches

// What depends on more than whether everything holds: then all executions are followed.
static bool may_go_by_levels(const CheckOptions *options, const Scope *scope) {
    return !options->encoding.certificate && !options->cube && !options->notes_marks &&
           !options->hurries && !scope->finds_breaches && scope->loops == LOOPS_UNROLL;
}

static bool holds_by_levels(Checker *checker) {
    if (checker->is_settled || checker->out_of_time || symex_has_lost_levels(checker->symex) ||
        !judge_within(checker, TERM_TRUE) || checker->verdict->kind != VERDICT_HOLDS ||
        !is_order_right(checker))
        return false;
    find_rejections(checker);
    find_unreached_statements(checker);
    find_iterations(checker);
    return true;
}

// The method was begun, and a recursion in it branches: it is followed by levels. If that shows
// nothing, all executions are followed after all.
static void execute_branching(Checker *checker, const CheckRequest *request, const Scope *scope) {
    const double share = 0.35; // of what is left of the time
    Method *branching = symex_branching(checker->symex);
    renew(checker, request, true);
    checker->may_settle = false;
    checker->by_levels = branching;
    if (deadline_is_set(checker->last))
        checker->deadline = deadline_after(share * deadline_left(checker->last));
    checker_execute(checker, scope);
    if (holds_by_levels(checker))
        return;
    begin_again(checker, request, scope, true);
}

void note_spent(const Checker *checker) {
    VerdictSeconds *sum = checker->options->spent;
    const VerdictSeconds *seconds = &checker->verdict->seconds;
    if (!sum)
        return;
    sum->lower += seconds->lower;
    sum->pre_state += seconds->pre_state;
    sum->execute += seconds->execute;
    sum->encode += seconds->encode;
    sum->solve += seconds->solve;
    sum->tighten += seconds->tighten;
    sum->paths += seconds->paths;
    sum->counterexample += seconds->counterexample;
}

// Is it worth beginning again, with a pre-state that is tightened first? Of plain Java without
// invariants types are all that is known of it: what was not even executed by then would not be,
// either, in what is left.
static bool may_begin_again(const Checker *checker, const CheckRequest *request, bool is_executed) {
    bool is_known = request->options->scope.facts || !symex_is_plain(checker->symex);
    return checker->is_quick && checker->out_of_time && !request->options->hurries &&
           (is_executed || is_known);
}

Verdict *check_in_scope(const CheckRequest *request, const Scope *scope) {
    double start = clock_now();
    Checker checker = checker_new(request);
    checker.may_settle = checker.may_order = true;
    checker.is_quick = is_short(request);
    bool is_all = is_small_scope(scope); // little is gained by making that tighter
    if (checker.is_quick && deadline_is_set(checker.last) && !is_all)
        checker.deadline = deadline_after(QUICK_SHARE * request->options->timeout);
    checker.finds_branching = may_go_by_levels(request->options, scope);
    checker_execute(&checker, scope);
    bool is_executed = !checker.out_of_time;
    if (symex_branching(checker.symex))
        execute_branching(&checker, request, scope);
    else
        checker_judge(&checker);
    if (may_begin_again(&checker, request, is_executed) &&
        !checker_is_stopped(&checker, checker.last))
        begin_again(&checker, request, scope, true);
    if (!checker.out_of_time && !is_order_right(&checker))
        begin_again(&checker, request, scope, false);
    behind_end(&checker);
    checker_conclude(&checker, scope);
    checker.verdict->seconds.total = clock_now() - start;
    query_end(&checker);
    note_spent(&checker);
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

static Verdict *error_verdict(const CheckRequest *request, const Scope *scope) {
    Verdict *verdict = new_verdict(request);
    verdict->kind = VERDICT_ERROR;
    verdict->scope = *scope;
    verdict->scope_sentence = "";
    return verdict;
}

Verdict *complete_verdict(const CheckRequest *request, Verdict *verdict) {
    const Scope *scope = &request->options->scope;
    verdict = execute_not_evaluated(request, scope, verdict);
    if (verdict->kind == VERDICT_VIOLATED && scope->bits < 32)
        verdict = widen_ints(request, verdict);
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

// What follows is about all pre-states: in another scope, or with bodies for contracts, a cube
// would mean something else.
static Verdict *check_cube(const CheckRequest *request) {
    CheckRequest whole = *request;
    CheckOptions options = *request->options;
    Verdict *verdict = check_in_scope(request, &options.scope);
    options.cube = NULL;
    whole.options = &options;
    return complete_verdict(&whole, verdict);
}

Verdict *check_requested(const CheckRequest *request) {
    const Scope *scope = &request->options->scope;
    if (request->method->has_error)
        return error_verdict(request, scope);
    if (request->options->cube)
        return check_cube(request);
    Verdict *verdict = check_as_encoded(request, scope);
    return verdict->kind == VERDICT_VACUOUS && verdict->larger_scope
               ? check_larger(request, verdict)
               : complete_verdict(request, verdict);
}

static Verdict *check_once(const CheckRequest *request) {
    return query_is_main(request->method) ? check_program(request) : check_object(request);
}

Verdict *check_method(const QuerySubject *subject, const CheckOptions *options) {
    CheckRequest request = check_request(subject, options);
    return check_once(&request);
}
