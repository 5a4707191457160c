// What a loop works with, once executions that never leave it are set aside.
//
// A loop over a list of n entries, some of them in a circle: after i iterations an
// execution that may still end has passed i different entries. The terms do not
// show that; they let the variable be any entry, in each iteration anew, and what
// follows is slow to answer. So the solver is asked, at the head, what the
// references of the loop can be, and the state goes on with the rest. A loop that
// sets none aside, as it counts, goes the way that its terms show: such questions
// tell little there, and cost as much as all others together. Nothing is asked where
// the terms say it: what makes the state one that was there before is ruled out.
#include "symex/runs.h"

#include "heap/veils.h"
#include "solve/possible.h"

#include <string.h>

enum {
    FEWEST_CANDIDATES = 4, // that are worth a question
    FEW_QUESTIONS = 4,     // to know all that a reference can be
    MOST_CONFLICTS = 2000,
};

typedef struct Candidates {
    Symex *symex;
    Arena *scratch;
    Term given, value;
    uint32_t *numbers; // of objects, in order
    Term *conditions;  // it is this one
    bool *is_possible;
    uint32_t count;
    bool is_less; // some that the terms allow are ruled out
} Candidates;

static Candidates find_candidates(Symex *symex, Arena *scratch, Term given, Term value) {
    const ObjectSet *set = reference_candidates(symex, value);
    uint32_t most = symex->heap.objects.count;
    Candidates all = {.symex = symex,
                      .scratch = scratch,
                      .given = given,
                      .value = value,
                      .numbers = arena_array(scratch, most, sizeof(uint32_t)),
                      .conditions = arena_array(scratch, most, sizeof(Term)),
                      .is_possible = arena_array(scratch, most, sizeof(bool))};
    for (uint32_t i = 0; i < most; i++) {
        if (!object_set_has(set, i))
            continue;
        all.numbers[all.count] = i;
        all.conditions[all.count++] = term_equal(symex->terms, value, object_reference(symex, i));
    }
    return all;
}

// Where a few models show all that is possible, the rest is ruled out at once.
static bool find_few(Candidates *all) {
    TermTable *terms = all->symex->terms;
    for (uint32_t questions = 0; questions < FEW_QUESTIONS; questions++) {
        TermList open = {0};
        for (uint32_t i = 0; i < all->count; i++)
            if (!all->is_possible[i])
                vector_push(all->scratch, &open, all->conditions[i]);
        Term assumed[] = {all->given, term_or_all(terms, open.items, open.count)};
        veils_look(all->symex, assumed[0]);
        veils_look(all->symex, assumed[1]);
        solver_limit_conflicts(all->symex->solver, MOST_CONFLICTS);
        SolverAnswer answer = solver_check(all->symex->solver, assumed, 2, all->symex->deadline);
        if (answer != SOLVER_SATISFIABLE)
            return answer == SOLVER_UNSATISFIABLE && questions;
        TermModel *model = solver_model(all->symex->solver);
        for (uint32_t i = 0; i < all->count; i++)
            all->is_possible[i] |= term_evaluate(model, all->conditions[i]) != 0;
        term_model_free(model);
    }
    return false;
}

static Term what_is_left(const Candidates *all) {
    Symex *symex = all->symex;
    Term left = TERM_NONE;
    bool is_less = all->is_less;
    for (uint32_t i = all->count; i-- > 0;) {
        Term object = object_reference(symex, all->numbers[i]);
        is_less |= !all->is_possible[i];
        if (all->is_possible[i])
            left = left ? term_ite(symex->terms, all->conditions[i], object, left) : object;
    }
    return left && is_less ? left : all->value;
}

// The conditions each of which makes the term true.
static Map alternatives_of(const Candidates *all, Term term) {
    TermTable *terms = all->symex->terms;
    Map found = {0};
    TermList open = {0};
    vector_push(all->scratch, &open, term);
    while (open.count) {
        Term next = open.items[--open.count];
        bool is_either = term_is_negated(next) && term_kind(terms, next) == TERM_KIND_AND;
        if (!is_either)
            map_put(all->scratch, &found, (void *)(uintptr_t)next, (void *)(uintptr_t)next);
        for (uint32_t i = 0; is_either && i < 2; i++)
            vector_push(all->scratch, &open, term_not(term_child(terms, next, i)));
    }
    return found;
}

// In a list, all but the next entry were there before: nobody needs to be asked.
static void rule_out_repeated(Candidates *all, Term repeated) {
    Map alternatives = alternatives_of(all, repeated);
    uint32_t left = 0;
    for (uint32_t i = 0; i < all->count; i++) {
        if (map_get(&alternatives, (void *)(uintptr_t)all->conditions[i]))
            continue;
        all->numbers[left] = all->numbers[i];
        all->conditions[left++] = all->conditions[i];
    }
    all->is_less = left < all->count;
    all->count = left;
}

// A solver would have to go through all that were there before.
static void tell_candidates(const Candidates *all) {
    TermTable *terms = all->symex->terms;
    if (all->is_less)
        assume(all->symex,
               term_implies(terms, all->given, term_or_all(terms, all->conditions, all->count)));
}

static bool is_time_to_ask(const LoopRun *run) {
    enum { FEWEST_VISITS = 3 };
    return run->visits.count >= FEWEST_VISITS && run->visits.count >= run->narrow_from;
}

// What is left of the value, where that is little.
static Term narrowed(Symex *symex, const LoopRun *run, Term given, Term value) {
    Arena *scratch = arena_new();
    Candidates all = find_candidates(symex, scratch, given, value);
    rule_out_repeated(&all, run->repeated);
    bool is_known = all.count < FEWEST_CANDIDATES;
    if (is_known) {
        memset(all.is_possible, true, all.count * sizeof(bool));
        tell_candidates(&all);
    }
    if (is_known || (is_time_to_ask(run) && find_few(&all)))
        value = what_is_left(&all);
    arena_free(scratch);
    return value;
}

void run_narrow(Symex *symex, const Frame *frame, LoopRun *run, State *state) {
    const IrMethod *method = frame->method;
    const LoopSlice *slice =
        loop_slice(symex->arena, &symex->execution->slices, frame->method, run->loop);
    *state = state_assume(symex, *state, term_not(run->endless));
    if (run->endless == TERM_FALSE)
        return;
    bool is_narrower = false, is_open = false;
    symex_assert(symex);
    for (IrRegister reg = 1; reg < method->registers.count && !symex->execution->out_of_time;
         reg++) {
        if (!slice->registers[reg] || method->registers.items[reg].type != IR_REF)
            continue;
        uint64_t number;
        Term value = state_get(symex, state, frame->base + reg);
        Term less = value ? narrowed(symex, run, state->guard, value) : value;
        is_narrower |= less != value;
        is_open |= value && !term_is_constant(symex->terms, value, &number);
        if (less != value)
            register_set(symex, frame, state, reg, less);
    }
    vector_last(&run->visits).passed = state->values;
    if (is_open && !is_narrower && is_time_to_ask(run))
        run->narrow_from = 2 * run->visits.count; // a loop of another kind
}
