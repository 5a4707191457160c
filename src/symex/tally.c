// Numbers that count marks.
//
// A search through a graph puts a node in a queue when it marks it: its degree becomes 0, its level
// is no longer negative, it is no longer unseen. That the queue is empty after as many iterations
// as there are nodes follows from one sum: the size of the queue and the iterations so far are as
// many as there are marks. The terms do not show it, and a solver that is asked whether the loop
// goes on looks at every graph. The sum itself is easy, iteration by iteration: each changes few
// marks.
//
// Input:   a loop of which it is hard to say whether it goes on, and its visits so far.
// Output:  sums that hold at all of them, as facts.
// Method:  a number that the loop changes, and an array. In all inputs that the solver answered
//          with (solver_each_known), at each visit the number is that of the marks and a constant.
//          That it always is, is asked from visit to visit, those of the loops inside as well, each
//          with a bounded number of conflicts, and told at once. Nothing else is followed from a
//          sum, so that one that is missed, or too hard, costs time and changes no verdict.
#include "symex/tally.h"

enum {
    MOST_TRIED = 8,      // sums of one loop
    MOST_MODELS = 6,     // asked for, to find the sums of one loop
    FEW_CONFLICTS = 100, // for such a question
    MOST_IN_VAIN = 4     // runs of loops without a sum, one after the other
};

State tally_state(const LoopRun *run, uint32_t visit) {
    const RunVisit *at = &run->visits.items[visit];
    return (State){at->guard, at->values};
}

State tally_last_state(const LoopRun *run) {
    return tally_state(run, run->visits.count - 1);
}

// ---- What inputs show

// At one visit, in all inputs that are known.
typedef struct Seen {
    const TermTable *terms;
    Term guard, number;
    const MarkCount *marks;
    uint32_t inputs;
    int64_t rising, falling;   // the number less the marks, and with them, in the first
    bool may_rise, may_fall;   // so it is in the others
    uint32_t fewest, greatest; // marks
} Seen;

static int64_t signed_value(const TermTable *terms, TermModel *model, Term term) {
    uint32_t unused = 64 - term_width(terms, term);
    return (int64_t)(term_evaluate(model, term) << unused) >> unused;
}

static void look_at_input(void *context, TermModel *model) {
    Seen *seen = context;
    if (!term_evaluate(model, seen->guard))
        return;
    uint32_t marks = 0;
    while (marks < seen->marks->count && term_evaluate(model, seen->marks->at_least[marks]))
        marks++;
    int64_t number = seen->number ? signed_value(seen->terms, model, seen->number) : 0;
    if (!seen->inputs++) {
        seen->rising = number - marks;
        seen->falling = number + marks;
        seen->fewest = seen->greatest = marks;
    }
    seen->may_rise &= number - marks == seen->rising;
    seen->may_fall &= number + marks == seen->falling;
    seen->fewest = marks < seen->fewest ? marks : seen->fewest;
    seen->greatest = marks > seen->greatest ? marks : seen->greatest;
}

static Seen see(Symex *symex, Term guard, Term number, const MarkCount *marks) {
    Seen seen = {.terms = symex->terms,
                 .guard = guard,
                 .number = number,
                 .marks = marks,
                 .may_rise = true,
                 .may_fall = true};
    solver_each_known(symex->solver, look_at_input, &seen);
    return seen;
}

static bool count_at(const TallySearch *search, const Marks *marks, const State *state,
                     MarkCount *count) {
    State first = tally_state(search->run, 0);
    return marks_count(search->symex, &first, state, marks, count);
}

// Do inputs have different numbers of marks at some visit? Another one is asked for, where it is
// soon found.
static bool do_differ(TallySearch *search, const MarkCount *counts) {
    Symex *symex = search->symex;
    const RunVisit *visits = search->run->visits.items;
    uint32_t last = 0, marks = 0;
    for (uint32_t i = 0; i < search->run->visits.count; i++) {
        Seen seen = see(symex, visits[i].guard, TERM_NONE, &counts[i]);
        if (seen.inputs && seen.fewest != seen.greatest)
            return true;
        last = seen.inputs ? i : last;
        marks = seen.inputs ? seen.fewest : marks;
    }
    if (search->found->asked++ >= MOST_MODELS)
        return false;
    Term others = term_not(marks_are(symex, &counts[last], marks));
    Term condition = term_and(symex->terms, visits[last].guard, others);
    return ask_as_given(symex, condition, false, FEW_CONFLICTS) == SOLVER_SATISFIABLE;
}

// ---- Which sums

// That of the marks with the number, unless inputs refute it.
static void find_sum(TallySearch *search, uint32_t number, const Marks *marks,
                     const MarkCount *counts) {
    bool may_rise = true, may_fall = true;
    for (uint32_t i = 0; i < search->run->visits.count && (may_rise || may_fall); i++) {
        State state = tally_state(search->run, i);
        Term value = state_get(search->symex, &state, number);
        if (!value)
            return;
        Seen seen = see(search->symex, state.guard, value, &counts[i]);
        may_rise &= seen.may_rise;
        may_fall &= seen.may_fall;
    }
    Tally tally = {.number = number, .marks = *marks, .is_falling = may_fall};
    if (may_rise != may_fall)
        vector_push(search->symex->arena, &search->found->items, tally);
}

static void find_sums(TallySearch *search, const Marks *marks) {
    uint32_t visits = search->run->visits.count;
    MarkCount *counts = arena_array(search->symex->arena, visits, sizeof(MarkCount));
    for (uint32_t i = 0; i < visits; i++) {
        State state = tally_state(search->run, i);
        if (!count_at(search, marks, &state, &counts[i]))
            return;
    }
    if (do_differ(search, counts))
        for (uint32_t i = 0; i < search->found->numbers.count; i++)
            find_sum(search, search->found->numbers.items[i], marks, counts);
}

static void find_tallies(TallySearch *search) {
    search->found = search->run->tallies = ARENA_NEW(search->symex->arena, Tallies);
    tally_find_places(search);
    for (uint32_t i = 0; search->found->numbers.count && i < search->found->arrays.count; i++)
        for (MarkKind kind = 0; kind < MARK_ANY; kind++)
            for (int are_new = 0; are_new < 2; are_new++) {
                Marks marks = {
                    .holder = search->found->arrays.items[i], .kind = kind, .are_new = are_new};
                find_sums(search, &marks);
            }
}

// ---- What is asked

// As many as all questions so far.
int tally_patience(const Symex *symex) {
    enum { LEAST = 5000 };
    uint64_t so_far = solver_statistics(symex->solver).conflicts;
    return so_far < LEAST ? LEAST : so_far < INT32_MAX ? (int)so_far : INT32_MAX;
}

// The executions in which the number is another one than the marks say.
static Term is_broken(Symex *symex, const Tally *tally, const State *state,
                      const MarkCount *count) {
    TermTable *terms = symex->terms;
    Term number = state_get(symex, state, tally->number), broken = TERM_FALSE;
    uint32_t width = term_width(terms, number);
    for (uint32_t i = 0; i <= count->count; i++) {
        int64_t value = tally->sum + (tally->is_falling ? -(int64_t)i : (int64_t)i);
        Term is_it = term_equal(terms, number, term_constant(terms, width, (uint64_t)value));
        broken =
            term_or(terms, broken, term_and(terms, marks_are(symex, count, i), term_not(is_it)));
    }
    return term_and(terms, state->guard, broken);
}

// Of the inputs that get there, or of the visit before; TALLY_SHOWN: it can be asked.
static TallyAnswer choose_sum(Symex *symex, Tally *tally, const State *state,
                              const MarkCount *count, bool is_as_before) {
    Term number = state_get(symex, state, tally->number);
    Seen seen = see(symex, state->guard, number, count);
    if (!seen.inputs && is_as_before)
        return TALLY_SHOWN;
    if (!seen.inputs && rule_out(symex, state->guard, FEW_CONFLICTS) == SOLVER_SATISFIABLE)
        seen = see(symex, state->guard, number, count);
    if (!seen.inputs)
        return TALLY_NOT_MET;
    tally->sum = tally->is_falling ? seen.falling : seen.rising;
    return (tally->is_falling ? seen.may_fall : seen.may_rise) ? TALLY_SHOWN : TALLY_REFUTED;
}

TallyAnswer tally_show_at(const TallySearch *search, Tally *tally, const State *state,
                          bool is_as_before, int conflicts) {
    Symex *symex = search->symex;
    MarkCount count;
    if (!state_get(symex, state, tally->number) || !count_at(search, &tally->marks, state, &count))
        return TALLY_TOO_HARD;
    TallyAnswer chosen = choose_sum(symex, tally, state, &count, is_as_before);
    if (chosen != TALLY_SHOWN)
        return chosen;
    switch (rule_out(symex, is_broken(symex, tally, state, &count), conflicts)) {
    case SOLVER_UNSATISFIABLE: return TALLY_SHOWN;
    case SOLVER_SATISFIABLE: return TALLY_REFUTED;
    case SOLVER_UNKNOWN: break;
    }
    return TALLY_TOO_HARD;
}

// At the first visit, what the loop before did may help.
static TallyAnswer show_at_first(const TallySearch *search, Tally *tally, const State *state) {
    enum { ALONE = 500 };
    TallyAnswer answer = tally_show_at(search, tally, state, false, ALONE);
    if (answer != TALLY_TOO_HARD)
        return answer;
    tally_show_way(search, tally);
    return tally_show_at(search, tally, state, false, tally_patience(search->symex));
}

// ---- Visits of the loop and of those inside, in the order in which they came

typedef struct Steps {
    const TallySearch *search;
    Tally *tally;
    uint32_t count; // so far
} Steps;

static void show_step(Steps *steps, const LoopRun *run, uint32_t visit) {
    Tally *tally = steps->tally;
    Symex *symex = steps->search->symex;
    State state = tally_state(run, visit);
    if (tally->is_lost || steps->count++ < tally->shown)
        return;
    bool is_as_before = visit && run != steps->search->run;
    TallyAnswer answer = tally->shown ? tally_show_at(steps->search, tally, &state, is_as_before,
                                                      tally_patience(symex))
                                      : show_at_first(steps->search, tally, &state);
    tally->is_lost = answer == TALLY_REFUTED || answer == TALLY_TOO_HARD;
    tally->shown += !tally->is_lost;
}

static void show_run(Steps *steps, const LoopRun *run) {
    const LoopRunList *runs = &steps->search->symex->execution->runs;
    uint32_t next = 0;
    for (uint32_t i = 0; i < run->visits.count; i++) {
        show_step(steps, run, i);
        for (; next < runs->count; next++) {
            const LoopRun *inner = runs->items[next];
            if (inner->outer == run && inner->outer_visit > i)
                break;
            if (inner->outer == run)
                show_run(steps, inner);
        }
    }
}

static bool show(const TallySearch *search, Tally *tally) {
    Steps steps = {search, tally, 0};
    show_run(&steps, search->run);
    return !tally->is_lost;
}

// ---- The loop

bool tally_may_help(const Symex *symex) {
    const Execution *execution = symex->execution;
    const RunOptions *options = &execution->run_options;
    return execution->is_whole && !symex->statics.initializing && !symex->mode.quiet &&
           !symex->scope.is_plain && !options->assumes_contracts && !options->notes_marks &&
           !execution->open_values.count && !execution->binders.count && !execution->levels &&
           execution->tallies_in_vain < MOST_IN_VAIN && !execution->out_of_time;
}

void tally_follow(Symex *symex, LoopRun *run) {
    for (; run && tally_may_help(symex); run = run->outer) {
        TallySearch search = {symex, run, run->tallies};
        for (uint32_t i = 0; search.found && i < search.found->items.count; i++)
            if (search.found->items.items[i].shown && !search.found->items.items[i].is_lost)
                show(&search, &search.found->items.items[i]);
    }
}

// The innermost loop goes through the neighbours of one node: what it does is seen from around it.
static bool has_inside(const TallySearch *search) {
    const LoopRunList *runs = &search->symex->execution->runs;
    for (uint32_t i = runs->count; i-- > 0 && runs->items[i] != search->run;)
        if (runs->items[i]->outer == search->run)
            return true;
    return false;
}

static bool are_counted(const TallySearch *search, const Marks *marks) {
    for (uint32_t i = 0; i < search->found->items.count; i++) {
        const Tally *other = &search->found->items.items[i];
        if (other->shown && !other->is_lost && other->marks.holder == marks->holder &&
            other->marks.kind == marks->kind && other->marks.are_new == marks->are_new)
            return true;
    }
    return false;
}

// One that holds so far.
static bool show_another(TallySearch *search) {
    if (search->run->visits.count < 2 || (search->run->outer && !has_inside(search)))
        return false;
    if (!search->found)
        find_tallies(search);
    for (uint32_t i = 0; i < search->found->items.count && search->found->tried < MOST_TRIED; i++) {
        Tally *tally = &search->found->items.items[i];
        if (tally->shown || tally->is_lost || are_counted(search, &tally->marks))
            continue;
        search->found->tried++;
        if (show(search, tally))
            return true;
    }
    return false;
}

bool tally_run(Symex *symex, LoopRun *run) {
    bool is_found = false;
    for (; run && !is_found && tally_may_help(symex); run = run->outer) {
        bool is_first = !run->tallies;
        TallySearch search = {symex, run, run->tallies};
        is_found = show_another(&search);
        symex->execution->tallies_in_vain += is_first && run->tallies && !is_found;
    }
    if (is_found)
        symex->execution->tallies_in_vain = 0;
    return is_found;
}
