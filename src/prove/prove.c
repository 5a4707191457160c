#include "prove/prove.h"

#include "prove/internal.h"

static void add_remark(Arena *arena, RemarkList *list, Span span, const char *text) {
    Remark remark = {span, arena_format(arena, "%s", text)};
    vector_push(arena, list, remark);
}

static void start(Prover *prover) {
    prover->table = logic_table_new(prover->options->math ? NUMBERS_MATH : NUMBERS_WRAP, 32);
    QuantifiedOptions options = {.most_paths = 24};
    prover->engine =
        quantified_new(prover->scratch, prover->sema, prover->lowering, prover->table, &options);
    quantified_run(prover->engine, prover->method);
    prover->cuts = quantified_cuts(prover->engine);
    prover->segments = quantified_segments(prover->engine);
    prover->obligations = quantified_obligations(prover->engine);
    LogicSolverOptions solver = {.complete_quantifiers = false};
    prover->solver = logic_solver_new(prover->table, &solver);
    const FormulaList *assumptions = quantified_assumptions(prover->engine);
    for (uint32_t i = 0; i < assumptions->count; i++)
        logic_solver_assert(prover->solver, assumptions->items[i]);
    prover->invariants = invariants_none(prover);
}

static void judge(Prover *prover) {
    Verdict *verdict = prover->verdict;
    const QuantifiedPlaceList *unmodelled = quantified_unmodelled(prover->engine);
    for (uint32_t i = 0; i < unmodelled->count; i++)
        add_remark(prover->arena, &verdict->unknown, unmodelled->items[i].span,
                   arena_format(prover->arena, "%s (not modelled)", unmodelled->items[i].text));
    verdict->kind = VERDICT_UNKNOWN;
    if (unmodelled->count)
        return;
    const QuantifiedObligation *open = first_open(prover, &prover->invariants, 2000);
    if (open)
        add_remark(prover->arena, &verdict->unknown, open->clause.begin ? open->clause : open->span,
                   arena_format(prover->arena, "%s: could not be shown", open->text));
    else
        verdict->kind = VERDICT_PROVED;
}

Verdict *prove_method(Arena *arena, Sema *sema, Lowering *lowering, Sources *sources,
                      Method *method, const ProveOptions *options) {
    Prover prover = {.arena = arena,
                     .scratch = arena_new(),
                     .sema = sema,
                     .lowering = lowering,
                     .sources = sources,
                     .method = method,
                     .options = options};
    double begin = logic_solver_clock();
    if (options->timeout > 0)
        prover.deadline = begin + options->timeout;
    Verdict *verdict = prover.verdict = ARENA_NEW(arena, Verdict);
    verdict->method = method;
    verdict->name = verdict_method_name(arena, method);
    verdict->span = verdict_method_span(method);
    verdict->scope.bits = 32;
    verdict->scope_sentence =
        options->math ? "for every input, with mathematical int" : "for every input, 32-bit int";
    if (method->has_error) {
        verdict->kind = VERDICT_ERROR;
    } else if (!lower_method(lowering, method)) {
        verdict->kind = VERDICT_UNKNOWN;
        add_remark(arena, &verdict->unknown, verdict->span, "a method without a body");
    } else {
        start(&prover);
        judge(&prover);
        logic_solver_free(prover.solver);
        logic_table_free(prover.table);
    }
    verdict->seconds.total = logic_solver_clock() - begin;
    arena_free(prover.scratch);
    return verdict;
}
