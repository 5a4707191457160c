#include "prove/prove.h"

#include "base/clock.h"
#include "prove/internal.h"
#include "sema/queries.h"
#include "spec/spec.h"

#include <string.h>

enum {
    MOST_SHOWN = 10,
    TRIM_FROM = 128 << 20
}; // of a candidate that was not enough; bytes in memory

static void add_remark(Arena *arena, RemarkList *list, Span span, const char *text) {
    Remark remark = {span, arena_format(arena, "%s", text)};
    vector_push(arena, list, remark);
}

// A new solver: what is asked of it does not depend on what was asked before.
static void renew_solver(Prover *prover) {
    LogicSolverOptions options = {.complete_quantifiers = false};
    LogicSolver *before = prover->solver;
    prover->solver = logic_solver_new(prover->table, &options);
    if (prover->options->stop)
        stop_watch_logic(prover->options->stop, prover->solver);
    if (before) {
        prover->questions += logic_solver_questions(before);
        logic_solver_free(before);
    }
    const FormulaList *assumptions = quantified_assumptions(prover->quantified);
    for (uint32_t i = 0; i < assumptions->count; i++)
        logic_solver_assert(prover->solver, assumptions->items[i]);
    prover->asserted_axioms = 0;
}

// What a program is asked about: exceptions of this class, or NULL.
static Type *escaping_type(const Prover *prover) {
    static const char *const names[PROPERTY_COUNT] = {
        [PROPERTY_ASSERT] = "java.lang.AssertionError",
        [PROPERTY_EXCEPTIONS] = "java.lang.RuntimeException"};
    const char *name = names[prover->options->property];
    Class *asked = name ? query_class(prover->sema, name) : NULL;
    return asked ? query_erasure(prover->sema, asked->type) : NULL;
}

// Large methods of the library take long to execute: the other half of the time is for refuting.
static void start(Prover *prover) {
    prover->table = logic_table_new(prover->options->math ? NUMBERS_MATH : NUMBERS_WRAP, 32);
    QuantifiedOptions options = {.most_paths = 24, .escaping = escaping_type(prover)};
    // What a certificate rests on must be in its files: what is found of recursion is not.
    if (!prover->options->proof)
        prover->recursion = recursion_find(prover);
    if (prover->recursion)
        options.summaries = recursion_summaries(prover->recursion, prover->table);
    if (deadline_is_set(prover->deadline))
        options.deadline = deadline_of_part(prover->deadline, 0.5);
    prover->quantified =
        quantified_new(prover->scratch, prover->sema, prover->lowering, prover->table, &options);
    quantified_run(prover->quantified, prover->method);
    prover->cuts = quantified_cuts(prover->quantified);
    prover->segments = quantified_segments(prover->quantified);
    prover->obligations = quantified_obligations(prover->quantified);
    renew_solver(prover);
    if (quantified_out_of_time(prover->quantified))
        return;
    prover->invariants = invariants_none(prover);
    find_scopes(prover);
}

static void end(Prover *prover) {
    prover->verdict->statistics.questions =
        prover->questions + logic_solver_questions(prover->solver);
    prover->verdict->statistics.terms += logic_count(prover->table);
    if (prover->options->stop)
        stop_watch_logic(prover->options->stop, NULL);
    logic_solver_free(prover->solver);
    logic_solver_free(prover->complete);
    logic_table_free(prover->table);
    memory_trim(TRIM_FROM); // the next method is not to pay for this one
}

// ---- Ways to a proof

static bool prove_as_written(Prover *prover) {
    prover->invariants = invariants_none(prover);
    for (uint32_t i = 0; i < prover->obligations->count; i++) {
        const QuantifiedObligation *obligation = &prover->obligations->items[i];
        // Written invariants are worth some effort: nobody will find others.
        bool is_written = obligation->cut || prover->cuts->items[obligation->from]->given.count;
        Formula premise = obligation_premise(prover, &prover->invariants, obligation);
        SolverAnswer answer = is_written ? ask_thoroughly(prover, premise, obligation->goal, 2000)
                                         : ask(prover, premise, obligation->goal, 2000);
        if (answer != SOLVER_UNSATISFIABLE)
            return false;
    }
    return true;
}

typedef struct Way {
    const char *name;
    const char *text;
    bool (*prove)(Prover *prover);
    double share; // of the time that is left; the others get the rest. 0: all
} Way;

static const Way ways[] = {
    {"written", NULL, prove_as_written, 0},
    {"templates", "templates, kept where inductive", prove_by_templates, 0.5},
    {"search", "strengthening and approximation", prove_by_search, 0.3},
    {"runs", "runs, kept where inductive", prove_by_runs, 0.6},
    {"induction", "k-induction", prove_by_induction, 0.5},
    {"horn", "Horn clauses (Spacer)", prove_by_horn, 0},
};

// A way that takes too long leaves time for those after it.
static bool prove_by(Prover *prover, const Way *way) {
    Deadline outer = prover->deadline;
    // One way alone leaves some for looking at larger inputs.
    double share = prover->options->only ? 0.9 : way->share;
    if (deadline_is_set(outer) && way->share > 0)
        prover->deadline = deadline_of_part(outer, share);
    renew_solver(prover);
    bool proved = way->prove(prover);
    prover->deadline = outer;
    return proved;
}

// A proof that is found is shown again; what is not confirmed is none.
static bool confirms(Prover *prover, const Way *way) {
    Invariants before = prover->invariants;
    if (!prove_by(prover, way))
        return false;
    close_invariants(prover, &prover->invariants);
    if (way->text)
        minimise_invariants(prover, &prover->invariants, deadline_after(3));
    if (!confirm_proof(prover, &prover->invariants)) {
        prover->invariants = before;
        prover->steps = NULL;
        return false;
    }
    prover->way = way->text;
    return true;
}

static bool is_chosen(const Prover *prover, const Way *way) {
    if (!way->text)
        return true;
    if (prover->cuts->count == 1)
        return false; // no loops: there is nothing to find
    return !prover->options->only || strcmp(prover->options->only, way->name) == 0;
}

static Verdict *refute_for_a_while(Prover *prover, double share) {
    Deadline outer = prover->deadline;
    if (deadline_is_set(outer))
        prover->deadline = deadline_of_part(outer, share);
    Verdict *found = refute_growing(prover);
    prover->deadline = outer;
    return found;
}

// The ways in turn. Where one of them comes upon an error, that is looked for first.
static bool find_proof(Prover *prover, Verdict **found) {
    const uint32_t count = sizeof ways / sizeof ways[0];
    bool was_error = false;
    for (uint32_t i = 0; i < count && !*found && !out_of_time(prover); i++) {
        if (is_chosen(prover, &ways[i]) && confirms(prover, &ways[i]))
            return true;
        if (prover->found_error && !was_error)
            *found = refute_for_a_while(prover, 0.5);
        was_error = prover->found_error;
    }
    return false;
}

// When nothing else is left, larger inputs and longer searches share the time.
static bool go_on(Prover *prover, Verdict **found) {
    static const Way longer = {"search", "strengthening and approximation", prove_by_longer_search,
                               0.9};
    *found = refute_for_a_while(prover, prover->found_error ? 1 : 0.5);
    if (*found || out_of_time(prover))
        return false;
    bool proved = !prover->options->only && is_chosen(prover, &longer) && confirms(prover, &longer);
    if (!proved && prover->found_error)
        *found = refute_growing(prover);
    return proved;
}

// ---- Verdicts

static void add_invariants(Prover *prover, uint32_t most) {
    for (uint32_t i = 1; i < prover->cuts->count; i++) {
        const CutPoint *cut = prover->cuts->items[i];
        const FormulaList *list = &prover->invariants.of[i];
        if (!list->count)
            continue;
        LoopInvariants found = {.loop = cut->span};
        for (uint32_t j = 0; j < list->count; j++) {
            const char *clause = jml_of(prover, i, list->items[j]);
            if (clause && found.clauses.count < most)
                vector_push(prover->arena, &found.clauses, clause);
            else
                found.unspoken++;
        }
        vector_push(prover->arena, &prover->verdict->invariants, found);
    }
}

static void add_checked(Prover *prover, ObligationStatus status) {
    Verdict *verdict = prover->verdict;
    for (uint32_t i = 0; i < prover->obligations->count; i++) {
        const QuantifiedObligation *obligation = &prover->obligations->items[i];
        CheckedObligation *same = NULL;
        for (uint32_t j = 0; j < verdict->checked.count && !same; j++) {
            CheckedObligation *other = &verdict->checked.items[j];
            if (other->kind == obligation->kind && other->span.begin == obligation->span.begin &&
                other->clause.begin == obligation->clause.begin)
                same = other;
        }
        if (same) {
            same->occurrences++;
            continue;
        }
        CheckedObligation checked = {.kind = obligation->kind,
                                     .text = arena_format(prover->arena, "%s", obligation->text),
                                     .span = obligation->span,
                                     .clause = obligation->clause,
                                     .occurrences = 1,
                                     .status = status};
        vector_push(prover->arena, &verdict->checked, checked);
    }
}

// Is there no input at all? A quantifier that contradicts itself may have nothing to be matched
// with.
static bool is_vacuous(Prover *prover) {
    enum { MILLISECONDS = 2000, MILLISECONDS_FOR_MODELS = 250 };
    SolverAnswer answer = ask(prover, FORMULA_TRUE, FORMULA_FALSE, MILLISECONDS);
    if (answer == SOLVER_UNKNOWN)
        answer = ask_for_model(prover, FORMULA_TRUE, FORMULA_FALSE, MILLISECONDS_FOR_MODELS);
    return answer == SOLVER_UNSATISFIABLE;
}

static void judge_proved(Prover *prover) {
    Verdict *verdict = prover->verdict;
    verdict->kind = VERDICT_PROVED;
    const char *reason = NULL;
    bool vacuous = is_vacuous(prover);
    const QuantifiedCall *contradiction = contradictory_call(prover, &reason);
    // What contradicts itself may be what is known of a pure method, and not the precondition.
    if (vacuous && !(contradiction && contradiction->is_answer)) {
        verdict->kind = VERDICT_VACUOUS;
        add_remark(prover->arena, &verdict->vacuous, verdict->span,
                   "no input meets the precondition and invariants");
        return;
    }
    if (contradiction) {
        verdict->kind = VERDICT_UNKNOWN;
        add_checked(prover, STATUS_UNDECIDED);
        add_remark(prover->arena, &verdict->unknown, contradiction->span, reason);
        return;
    }
    add_invariants(prover, UINT32_MAX);
    add_checked(prover, STATUS_HOLDS);
    if (prover->recursion)
        recursion_report(prover, prover->recursion);
    verdict->way = prover->way;
    if (!end_is_shown(prover)) {
        verdict->end_is_open = true;
        verdict->scope_sentence =
            arena_format(prover->arena, "%s; if it ends", verdict->scope_sentence);
    }
    if (prover->way)
        vector_push(prover->arena, &verdict->remarks,
                    arena_format(prover->arena, "invariants found by %s%s%s", prover->way,
                                 prover->steps ? ": " : "", prover->steps ? prover->steps : ""));
}

static void judge_unknown(Prover *prover) {
    Verdict *verdict = prover->verdict;
    verdict->kind = VERDICT_UNKNOWN;
    add_checked(prover, STATUS_UNDECIDED);
    add_invariants(prover, MOST_SHOWN);
    verdict->is_out_of_time = out_of_time(prover);
    if (verdict->is_out_of_time) {
        add_remark(prover->arena, &verdict->unknown, verdict->span,
                   stop_reason(prover->arena, prover->options->stop, prover->options->timeout));
        return;
    }
    const QuantifiedObligation *open = first_open(prover, &prover->invariants, 1000);
    if (open)
        add_remark(prover->arena, &verdict->unknown, open->clause.begin ? open->clause : open->span,
                   arena_format(prover->arena, "%s: could not be shown", open->text));
    else
        add_remark(prover->arena, &verdict->unknown, verdict->span, "no proof was found");
}

static bool note_unmodelled(Prover *prover) {
    const QuantifiedPlaceList *unmodelled = quantified_unmodelled(prover->quantified);
    for (uint32_t i = 0; i < unmodelled->count; i++) {
        Span span = unmodelled->items[i].span;
        bool is_known = false;
        for (uint32_t j = 0; j < i; j++)
            is_known |= unmodelled->items[j].span.begin == span.begin;
        if (!is_known)
            add_remark(prover->arena, &prover->verdict->unknown, span,
                       arena_format(prover->arena, "%s (not modelled)", unmodelled->items[i].text));
    }
    return unmodelled->count > 0;
}

static void take_over(Prover *prover, Verdict *from) {
    const char *sentence = prover->verdict->scope_sentence;
    SearchStepList search = prover->verdict->search;
    *prover->verdict = *from;
    prover->verdict->search = search;
    // The input is real; how far `check` looked does not matter.
    if (from->kind == VERDICT_VIOLATED) {
        prover->verdict->scope_sentence = sentence;
        prover->verdict->cuts.count = 0;
        prover->verdict->unknown.count = 0;
    }
}

// Looking for a violation came to the end of all executions.
static void judge_complete(Prover *prover) {
    take_over(prover, prover->complete_check);
    prover->verdict->kind = VERDICT_PROVED;
    vector_push(prover->arena, &prover->verdict->remarks,
                "every execution was followed to its end; no invariants are needed");
}

// The method was not executed to its end: there is nothing to prove by invariants, but perhaps
// something to refute.
static void judge_not_executed(Prover *prover) {
    Verdict *found = refute_small(prover);
    if (!found && !prover->complete_check)
        found = refute_for_a_while(prover, 1);
    if (found) {
        take_over(prover, found);
        return;
    }
    if (prover->complete_check) {
        judge_complete(prover);
        return;
    }
    const char *too_large =
        arena_format(prover->arena, "what the method executes is too large for a proof within %g s",
                     prover->options->timeout);
    prover->verdict->kind = VERDICT_UNKNOWN;
    prover->verdict->is_out_of_time = true;
    add_remark(prover->arena, &prover->verdict->unknown, prover->verdict->span,
               out_of_time(prover)
                   ? stop_reason(prover->arena, prover->options->stop, prover->options->timeout)
                   : too_large);
}

// A proof that is one for the classes as given only, or that rests on a contract that nothing
// satisfies: `check` may know better.
static bool is_proof_doubtful(const Prover *prover) {
    return !prover->options->only && (quantified_classes_as_given(prover->quantified) ||
                                      prover->verdict->kind == VERDICT_UNKNOWN);
}

// It holds anyway; who has loops would like to know their invariants.
static bool find_invariants_shortly(Prover *prover, Verdict **found) {
    enum { SECONDS = 4 };
    if (prover->cuts->count == 1)
        return false;
    Deadline outer = prover->deadline;
    prover->deadline =
        deadline_is_set(outer) && deadline_left(outer) < SECONDS ? outer : deadline_after(SECONDS);
    bool proved = find_proof(prover, found);
    prover->deadline = outer;
    return proved;
}

// What needs no invariants and little effort is proved at once.
static bool judge_easy(Prover *prover) {
    if (first_open(prover, &prover->invariants, 100) || !confirm_proof(prover, &prover->invariants))
        return false;
    judge_proved(prover);
    Verdict *found = is_proof_doubtful(prover) ? refute_small(prover) : NULL;
    if (found)
        take_over(prover, found);
    return true;
}

// Small inputs first: most mistakes show there. A proof is looked for; then larger inputs.
static void judge(Prover *prover) {
    Verdict *found = NULL;
    bool unmodelled = quantified_unmodelled(prover->quantified)->count > 0;
    if (!unmodelled && judge_easy(prover))
        return;
    // One way alone is for comparing ways: it comes first.
    if (!prover->options->only)
        found = refute_small(prover);
    if (!found && unmodelled && !prover->complete_check)
        found = refute_for_a_while(prover, 0.1);
    if (found) {
        take_over(prover, found);
        return;
    }
    if (prover->complete_check) {
        if (!unmodelled && find_invariants_shortly(prover, &found))
            judge_proved(prover);
        else
            judge_complete(prover);
        return;
    }
    if (unmodelled) {
        prover->verdict->kind = VERDICT_UNKNOWN;
        note_unmodelled(prover);
        return;
    }
    bool proved = find_proof(prover, &found);
    if (!proved && !found && prover->options->only)
        found = refute_small(prover);
    if (!proved && !found)
        proved = go_on(prover, &found);
    if (proved)
        judge_proved(prover);
    else if (found)
        take_over(prover, found);
    else
        judge_unknown(prover);
}

// Who asks for the search wants to know why there is nothing of it.
static void explain_no_search(Prover *prover) {
    Verdict *verdict = prover->verdict;
    bool is_known = verdict->kind == VERDICT_PROVED || verdict->kind == VERDICT_VIOLATED;
    if (!prover->options->traces_search || prover->options->only || verdict->search.count ||
        !is_known || prover->cuts->count < 2)
        return;
    vector_push(prover->arena, &verdict->remarks,
                "no candidates of the search: the answer was found before it; '--way search' "
                "takes no other way");
}

static const char *scope_sentence(const Prover *prover, bool classes_as_given) {
    return arena_format(prover->arena, "for every input%s, %s%s",
                        classes_as_given ? ", classes as given" : "",
                        prover->options->math ? "with mathematical int" : "32-bit int",
                        sema_spec_math_text(prover->sema));
}

Verdict *prove_method(const QuerySubject *subject, const ProveOptions *options) {
    Arena *arena = subject->arena;
    Method *method = subject->method;
    Prover prover = {.arena = arena,
                     .scratch = arena_new(),
                     .sema = subject->sema,
                     .lowering = subject->lowering,
                     .sources = subject->sources,
                     .method = method,
                     .options = options};
    double begin = clock_now();
    if (options->timeout > 0)
        prover.deadline = deadline_at(begin + options->timeout);
    Verdict *verdict = prover.verdict = ARENA_NEW(arena, Verdict);
    verdict->method = method;
    verdict->name = verdict_method_name(arena, method);
    verdict->span = verdict_method_span(method);
    verdict->scope.bits = 32;
    verdict->scope_sentence = scope_sentence(&prover, false);
    if (options->proof)
        forget_proof(&prover);
    const char *obstacle = method->has_error ? NULL : spec_no_start(subject->lowering, method);
    if (method->has_error) {
        verdict->kind = VERDICT_ERROR;
    } else if (obstacle) {
        verdict->kind = VERDICT_UNKNOWN;
        add_remark(arena, &verdict->unknown, verdict->span, obstacle);
    } else {
        start(&prover);
        if (quantified_classes_as_given(prover.quantified))
            verdict->scope_sentence = scope_sentence(&prover, true);
        if (quantified_out_of_time(prover.quantified))
            judge_not_executed(&prover);
        else
            judge(&prover);
        explain_no_search(&prover);
        end(&prover);
    }
    verdict->seconds.total = clock_now() - begin;
    arena_free(prover.scratch);
    return verdict;
}
