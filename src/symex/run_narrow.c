// What a loop works with, once executions that never leave it are set aside.
//
// A loop over a list of n entries, some of them in a circle: after i iterations an
// execution that may still end has passed i different entries. The terms do not
// show that; they let the variable be any entry, in each iteration anew, and what
// follows is slow to answer. So the solver is asked, at the head, what the
// references of the loop can be, and the state goes on with the rest. A loop that
// sets none aside, as it counts, goes the way that its terms show: such questions
// tell little there, and cost as much as all others together.
#include "symex/runs.h"

#include "solve/possible.h"

enum {
    FEWEST_CANDIDATES = 4, // that are worth a question
    FEW_QUESTIONS = 4,     // to know all that a reference can be
    MOST_CONFLICTS = 2000,
};

typedef struct Candidates {
    Symex *symex;
    Term given, value;
    uint32_t *numbers; // of objects, in order
    Term *conditions;  // it is this one
    bool *is_possible;
    uint32_t count;
} Candidates;

static Candidates find_candidates(Symex *symex, Term given, Term value) {
    const ObjectSet *set = reference_candidates(symex, value);
    uint32_t most = symex->heap.objects.count;
    Candidates all = {.symex = symex,
                      .given = given,
                      .value = value,
                      .numbers = arena_array(symex->arena, most, sizeof(uint32_t)),
                      .conditions = arena_array(symex->arena, most, sizeof(Term)),
                      .is_possible = arena_array(symex->arena, most, sizeof(bool))};
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
                vector_push(all->symex->arena, &open, all->conditions[i]);
        Term assumed[] = {all->given, term_or_all(terms, open.items, open.count)};
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
    bool is_less = false;
    for (uint32_t i = all->count; i-- > 0;) {
        Term object = object_reference(symex, all->numbers[i]);
        is_less |= !all->is_possible[i];
        if (all->is_possible[i])
            left = left ? term_ite(symex->terms, all->conditions[i], object, left) : object;
    }
    return left && is_less ? left : all->value;
}

static Term narrowed(Symex *symex, Term given, Term value) {
    Candidates all = find_candidates(symex, given, value);
    if (all.count < FEWEST_CANDIDATES)
        return value;
    return find_few(&all) ? what_is_left(&all) : value;
}

void run_narrow(Symex *symex, const Frame *frame, LoopRun *run, State *state) {
    const IrMethod *method = frame->method;
    const LoopSlice *slice =
        loop_slice(symex->arena, &symex->execution->slices, frame->method, run->loop);
    *state = state_assume(symex, *state, term_not(run->endless));
    if (run->endless == TERM_FALSE || run->visits.count < run->narrow_from)
        return;
    bool is_narrower = false, is_open = false;
    symex_assert(symex);
    for (IrRegister reg = 1; reg < method->registers.count && !symex->execution->out_of_time;
         reg++) {
        if (!slice->registers[reg] || method->registers.items[reg].type != IR_REF)
            continue;
        uint64_t number;
        Term value = state_get(symex, state, frame->base + reg);
        Term less = value ? narrowed(symex, state->guard, value) : value;
        is_narrower |= less != value;
        is_open |= value && !term_is_constant(symex->terms, value, &number);
        if (less != value)
            register_set(symex, frame, state, reg, less);
    }
    if (is_open && !is_narrower)
        run->narrow_from = 2 * run->visits.count; // a loop of another kind
}
