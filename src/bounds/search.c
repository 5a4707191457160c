// The least and the greatest number of iterations of an occurrence.
//
// "At least k" and "at most k" are terms over the visits that unrolling recorded,
// and each is asked together with "the execution ends". Both are monotone in k,
// so that halving finds the limits; a model often jumps further than asked.
#include "bounds/internal.h"

// ---- Numbers of iterations as terms

// The executions in which the run has at least `count` iterations (recursion: is so deep), from 1.
static Term run_reaches(Bounder *bounder, const Occurrence *occurrence, const LoopRun *run,
                        uint64_t count) {
    TermTable *terms = bounder->checker->terms;
    if (run->count) {
        uint32_t width = term_width(terms, run->count);
        if (count >> (width - 1))
            return TERM_FALSE;
        return term_and(terms, run->visits.items[0].guard,
                        term_ule(terms, term_constant(terms, width, count), run->count));
    }
    if (occurrence->is_recursion)
        return count < run->visits.count ? run->visits.items[count].guard : TERM_FALSE;
    if (count > run->visits.count)
        return TERM_FALSE;
    const RunVisit *visit = &run->visits.items[count - 1];
    if (!bounder->options->by_unrolling)
        return visit->begun;
    // What comes after the loop is not looked at, but an iteration that does not fit is none.
    return term_and(terms, visit->begun, term_not(visit->unfit));
}

static Term is_entered(Bounder *bounder, const Occurrence *occurrence) {
    TermList entered = {0};
    for (uint32_t i = 0; i < occurrence->runs.count; i++)
        vector_push(bounder->checker->scratch, &entered,
                    occurrence->runs.items[i]->visits.items[0].guard);
    return term_or_all(bounder->checker->terms, entered.items, entered.count);
}

static Term at_least(Bounder *bounder, const Occurrence *occurrence, uint64_t count) {
    if (!count)
        return is_entered(bounder, occurrence);
    TermList reached = {0};
    for (uint32_t i = 0; i < occurrence->runs.count; i++)
        vector_push(bounder->checker->scratch, &reached,
                    run_reaches(bounder, occurrence, occurrence->runs.items[i], count));
    return term_or_all(bounder->checker->terms, reached.items, reached.count);
}

static Term at_most(Bounder *bounder, const Occurrence *occurrence, uint64_t count) {
    TermList few = {0};
    for (uint32_t i = 0; i < occurrence->runs.count; i++) {
        const LoopRun *run = occurrence->runs.items[i];
        Term more = run_reaches(bounder, occurrence, run, count + 1);
        vector_push(bounder->checker->scratch, &few,
                    term_and(bounder->checker->terms, run->visits.items[0].guard, term_not(more)));
    }
    return term_or_all(bounder->checker->terms, few.items, few.count);
}

// How often the run iterates in the model; it must be entered there.
static uint64_t run_count(Bounder *bounder, TermModel *model, const Occurrence *occurrence,
                          const LoopRun *run) {
    if (run->count)
        return term_evaluate(model, run->count);
    uint64_t count = 0;
    while (true) {
        Term more = run_reaches(bounder, occurrence, run, count + 1);
        if (more == TERM_FALSE || !term_evaluate(model, more))
            return count;
        count++;
    }
}

// Of the runs that the model enters, the one with the fewest or the most iterations.
static const LoopRun *choose_run(Bounder *bounder, TermModel *model, const Occurrence *occurrence,
                                 bool most, uint64_t *count) {
    const LoopRun *chosen = NULL;
    for (uint32_t i = 0; i < occurrence->runs.count; i++) {
        const LoopRun *run = occurrence->runs.items[i];
        if (!term_evaluate(model, run->visits.items[0].guard))
            continue;
        uint64_t found = run_count(bounder, model, occurrence, run);
        if (chosen && (most ? found <= *count : found >= *count))
            continue;
        chosen = run;
        *count = found;
    }
    SHOULD(chosen, "a model of an occurrence should enter it");
    return chosen;
}

// ---- Search

typedef struct Search {
    Bounder *bounder;
    const Occurrence *occurrence;
    bool most;   // look for the greatest, else the least
    Term within; // which executions count
    uint64_t best;
    TermModel *model; // that attains it
} Search;

static bool ask(Search *search, Term wish) {
    Checker *checker = search->bounder->checker;
    Term terms[] = {wish, search->within};
    if (wish == TERM_FALSE || search->within == TERM_FALSE ||
        checker_ask(checker, terms, 2) != SOLVER_SATISFIABLE)
        return false;
    if (search->model)
        term_model_free(search->model);
    search->model = solver_model(checker->solver);
    choose_run(search->bounder, search->model, search->occurrence, search->most, &search->best);
    return true;
}

static uint64_t most_recorded(const Occurrence *occurrence) {
    uint64_t most = 0;
    for (uint32_t i = 0; i < occurrence->runs.count; i++)
        if (occurrence->runs.items[i]->count)
            most = UINT64_C(1) << 33;
        else if (occurrence->runs.items[i]->visits.count > most)
            most = occurrence->runs.items[i]->visits.count;
    return most;
}

// False when no execution counts, or it is not known.
static bool find_greatest(Search *search) {
    if (!ask(search, is_entered(search->bounder, search->occurrence)))
        return false;
    uint64_t high = most_recorded(search->occurrence);
    for (uint64_t step = 1; search->best < high && !search->bounder->checker->out_of_time;
         step = step < high ? 2 * step : step) {
        uint64_t half = (high - search->best + 1) / 2;
        uint64_t middle = search->best + (step < half ? step : half);
        if (!ask(search, at_least(search->bounder, search->occurrence, middle)))
            high = middle - 1;
    }
    return true;
}

// Most loops can run hardly at all, and the question whether one does is the easiest of them: so
// it comes first, and the steps grow from there.
static bool find_least(Search *search) {
    if (!ask(search, is_entered(search->bounder, search->occurrence)))
        return false;
    uint64_t low = 0;
    for (uint64_t step = 0; low < search->best && !search->bounder->checker->out_of_time;
         step = 2 * step + 1) {
        uint64_t half = (search->best - low) / 2;
        uint64_t asked = low + (step < half ? step : half);
        if (!ask(search, at_most(search->bounder, search->occurrence, asked)))
            low = asked + 1;
    }
    return true;
}

// ---- Witnesses

static Counterexample *build_witness(Bounder *bounder, TermModel *model, const LoopRun *run) {
    Checker *checker = bounder->checker;
    return cex_witness(checker->arena, checker->sema, checker->sources, checker->symex,
                       checker->terms, model, checker->method, run);
}

// The smallest input that attains what was found.
static Counterexample *witness(Search *search) {
    Bounder *bounder = search->bounder;
    if (!bounder->options->wants_witnesses)
        return NULL;
    TermList kept = {0};
    Term attained = search->most ? at_least(bounder, search->occurrence, search->best)
                                 : at_most(bounder, search->occurrence, search->best);
    vector_push(bounder->checker->scratch, &kept, attained);
    vector_push(bounder->checker->scratch, &kept, search->within);
    search->model = minimise(bounder->checker, &kept, search->model);
    uint64_t count = 0;
    const LoopRun *run =
        choose_run(search->bounder, search->model, search->occurrence, search->most, &count);
    SHOULD(count == search->best, "a smaller witness should attain the same");
    return build_witness(bounder, search->model, run);
}

static void end_search(Search *search) {
    if (search->model)
        term_model_free(search->model);
    search->model = NULL;
}

// ---- Runs that do not end

static Term is_endless(Bounder *bounder, const Occurrence *occurrence) {
    TermList endless = {0};
    for (uint32_t i = 0; i < occurrence->runs.count; i++)
        vector_push(bounder->checker->scratch, &endless, occurrence->runs.items[i]->endless);
    return term_or_all(bounder->checker->terms, endless.items, endless.count);
}

static const LoopRun *endless_run(TermModel *model, const Occurrence *occurrence) {
    for (uint32_t i = 0; i < occurrence->runs.count; i++)
        if (term_evaluate(model, occurrence->runs.items[i]->endless))
            return occurrence->runs.items[i];
    SHOULD(false, "a model of an endless run should have one");
    return NULL;
}

static void find_endless(Bounder *bounder, const Occurrence *occurrence, LoopBound *bound) {
    Checker *checker = bounder->checker;
    Term wish[] = {is_endless(bounder, occurrence), checker->modelled};
    if (wish[0] == TERM_FALSE || checker_ask(checker, wish, 2) != SOLVER_SATISFIABLE)
        return;
    bound->may_not_end = true;
    if (!bounder->options->wants_witnesses)
        return;
    TermList kept = {0};
    vector_push(checker->scratch, &kept, wish[0]);
    vector_push(checker->scratch, &kept, wish[1]);
    TermModel *model = minimise(checker, &kept, solver_model(checker->solver));
    bound->endless_witness = build_witness(bounder, model, endless_run(model, occurrence));
    term_model_free(model);
}

// ---- The bound

// No execution that ends gets there. Does one that does not end?
static void judge_without_end(Bounder *bounder, const Occurrence *occurrence, LoopBound *bound) {
    Checker *checker = bounder->checker;
    Term wish[] = {is_entered(bounder, occurrence), bounder->endless, checker->modelled};
    SolverAnswer answer =
        bounder->endless == TERM_FALSE ? SOLVER_UNSATISFIABLE : checker_ask(checker, wish, 3);
    if (checker->out_of_time || bounder->reason) {
        bound->status = BOUND_UNKNOWN;
        bound->reason = bounder->reason;
    } else if (answer != SOLVER_SATISFIABLE && bounder->breach) {
        bound->status = BOUND_UNKNOWN;
        bound->reason = bounder->breach;
    } else {
        bound->status = answer == SOLVER_SATISFIABLE ? BOUND_INFINITE : BOUND_UNREACHABLE;
    }
}

// How often the loop can run, whatever comes after it; nothing where it may not end.
static void find_by_unrolling(Bounder *bounder, const Occurrence *occurrence, LoopBound *bound) {
    Search search = {bounder, occurrence, true, bounder->checker->modelled, 0, NULL};
    bool is_found = find_greatest(&search);
    find_endless(bounder, occurrence, bound);
    bound->greatest = search.best;
    bound->status = bounder->reason ? BOUND_PARTIAL : BOUND_EXACT;
    bound->reason = bounder->reason;
    if (!is_found)
        bound->status =
            bounder->checker->out_of_time || bounder->reason ? BOUND_UNKNOWN : BOUND_UNREACHABLE;
    else if (bounder->may_not_end) {
        bound->status = BOUND_UNKNOWN;
        bound->reason = bound->may_not_end
                            ? "it can run for ever, and so can unrolling"
                            : "unrolling does not end: another loop can run for ever";
    } else {
        bound->greatest_witness = witness(&search);
    }
    end_search(&search);
}

static void find_exactly(Bounder *bounder, const Occurrence *occurrence, LoopBound *bound) {
    Search greatest = {bounder, occurrence, true, bounder->ended, 0, NULL};
    Search least = {bounder, occurrence, false, bounder->ended, 0, NULL};
    if (find_greatest(&greatest) && find_least(&least)) {
        bound->has_least = true;
        bound->least = least.best;
        bound->greatest = greatest.best;
        bound->status = bounder->reason ? BOUND_PARTIAL : BOUND_EXACT;
        bound->reason = bounder->reason;
        bound->greatest_witness = witness(&greatest);
        bound->least_witness = witness(&least);
    } else {
        judge_without_end(bounder, occurrence, bound);
    }
    end_search(&greatest);
    end_search(&least);
    find_endless(bounder, occurrence, bound);
}

// ---- What loops compute that were not unrolled

// A value that the occurrence depends on, though it is not known; NULL: none.
static const OpenValue *depends_on(Bounder *bounder, const Occurrence *occurrence) {
    Arena *scratch = arena_new();
    TermList needed = {0};
    vector_push(scratch, &needed, bounder->ended);
    for (uint32_t i = 0; i < occurrence->runs.count; i++) {
        const LoopRun *run = occurrence->runs.items[i];
        vector_push(scratch, &needed, run->count);
        vector_push(scratch, &needed, run->endless);
        for (uint32_t j = 0; j < run->visits.count; j++) {
            vector_push(scratch, &needed, run->visits.items[j].guard);
            vector_push(scratch, &needed, run->visits.items[j].begun);
        }
    }
    const OpenValue *found = open_value_in(bounder->checker, &needed);
    arena_free(scratch);
    return found;
}

LoopBound find_bound(Bounder *bounder, const Occurrence *occurrence) {
    LoopBound bound = {.span = occurrence->span,
                       .text = occurrence->text,
                       .occurrence = describe_occurrence(bounder, occurrence->path),
                       .occurrences = 1};
    const OpenValue *open = depends_on(bounder, occurrence);
    if (open) {
        SourceFile *file = sources_file_at(bounder->checker->sources, open->place.begin);
        bound.status = BOUND_UNKNOWN;
        bound.reason = arena_format(
            bounder->checker->arena,
            "it depends on what the %s at line %u computes, which is too long to follow",
            open->is_recursion ? "recursion" : "loop",
            file ? source_line_column(file, open->place.begin).line : 0);
        return bound;
    }
    if (bounder->options->by_unrolling)
        find_by_unrolling(bounder, occurrence, &bound);
    else
        find_exactly(bounder, occurrence, &bound);
    if (bounder->checker->out_of_time && bound.status != BOUND_UNKNOWN) {
        bound.status = bound.status == BOUND_UNREACHABLE ? BOUND_UNKNOWN : BOUND_PARTIAL;
        bound.reason = "time ran out";
    } else if (bounder->checker->out_of_time) {
        bound.reason = "time ran out";
    }
    return bound;
}
