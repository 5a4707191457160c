// All paths at once where their rest is the same: do all of them keep what is to be checked?
//
// Sorting nine numbers has 400,000 paths, and few ways to go on from a place: which number stands
// where does not matter, only what is known of those that stand there. So what was shown of the
// rest of one path is kept, as a lemma: of every state that looks like this, where this much is
// known, nothing goes wrong. A path that gets to such a state ends there.
//
// Input:   a point at the start of a method.
// Output:  that everything holds; that something does not; or that this is no way to find out.
// Method:  depth first. The conditions of the path are not part of the states (step_give_guard), so
//          that they have a say only where the solver is asked; its answer "no" tells which of them
//          it needed. What all answers behind a fork needed, of the conditions before it, is the
//          lemma of that fork (lemmas.c).
#include "explore/shared.h"

#include <string.h>

typedef struct Shared {
    Search *search;
    Lemmas *lemmas;
    Conditions *conditions; // of the path at hand
    TermList asked;         // those, and what is asked; for the next question
    uint32_t checked;       // obligations that were looked at
    uint32_t unmodelled;    // places that there were at the start
    uint32_t cuts, assumptions, stand_ins;
    uint32_t forks, known; // that were met; those of them that a lemma settled
    SharedAnswer answer;   // SHARED_HOLDS while nothing was found
} Shared;

static bool walk(Shared *shared, StepPoint *point, Needs *needs);

static bool ends_with(Shared *shared, SharedAnswer answer) {
    shared->answer = answer;
    return false;
}

// ---- Conditions

static bool add_condition(Shared *shared, Term condition) {
    return conditions_add(shared->conditions, condition) || ends_with(shared, SHARED_NO_WAY);
}

// Is there an input of the path at hand with this? Where there is none, what that needs.
static SolverAnswer ask(Shared *shared, Term wish, Needs *needs) {
    Checker *checker = &shared->search->checker;
    const TermList *conditions = conditions_list(shared->conditions);
    if (conditions_rule_out(shared->conditions, wish, needs))
        return SOLVER_UNSATISFIABLE;
    shared->asked.count = 0;
    // What follows from others comes first: then it is what an answer needs, and not the others.
    for (uint32_t i = conditions->count; i-- > 0;)
        vector_push(checker->scratch, &shared->asked, conditions->items[i]);
    vector_push(checker->scratch, &shared->asked, wish);
    SolverAnswer answer = search_ask_all(shared->search, shared->asked.items, shared->asked.count);
    if (answer != SOLVER_UNSATISFIABLE)
        return answer;
    for (uint32_t i = 0; i < conditions->count; i++)
        if (solver_failed(checker->solver, conditions->items[i]))
            needs_add(needs, i);
    return answer;
}

// ---- What is found on the way

static bool is_same(const Obligation *a, const Obligation *b) {
    return a->kind == b->kind && a->span.begin == b->span.begin &&
           a->clause.begin == b->clause.begin && a->property == b->property &&
           !strcmp(a->text, b->text);
}

static void note_obligation(Shared *shared, const Obligation *obligation) {
    PathsFound *found = shared->search->options->found;
    for (uint32_t i = 0; i < found->obligations.count; i++)
        if (is_same(&found->obligations.items[i], obligation))
            return;
    Obligation copy = *obligation;
    copy.violated = TERM_FALSE;
    copy.text = arena_format(found->arena, "%s", obligation->text);
    copy.first_instance = copy.instance_end = 0;
    vector_push(found->arena, &found->obligations, copy);
}

static void note_loop(Shared *shared, const StepPoint *point) {
    PathsFound *found = shared->search->options->found;
    PathsLoop loop;
    if (!step_is_at_loop(point, &loop.span, &loop.count))
        return;
    for (uint32_t i = 0; i < found->loops.count; i++) {
        PathsLoop *known = &found->loops.items[i];
        if (known->span.begin != loop.span.begin)
            continue;
        known->count = loop.count > known->count ? loop.count : known->count;
        return;
    }
    vector_push(found->arena, &found->loops, loop);
}

// ---- Obligations

// What came up since. False: something is violated, or not known.
static bool judge(Shared *shared, Needs *needs) {
    Checker *checker = &shared->search->checker;
    const ObligationList *all = symex_obligations(checker->symex);
    Term any = TERM_FALSE;
    for (; shared->checked < all->count; shared->checked++) {
        const Obligation *obligation = &all->items[shared->checked];
        note_obligation(shared, obligation);
        any = term_or(checker->terms, any, lemmas_own(shared->lemmas, obligation->violated));
    }
    if (any == TERM_FALSE)
        return true;
    const Input *input = input_save(shared->search);
    SolverAnswer answer = ask(shared, any, needs);
    input_restore(shared->search, input);
    if (answer == SOLVER_SATISFIABLE)
        return ends_with(shared, SHARED_DOES_NOT_HOLD);
    return answer == SOLVER_UNSATISFIABLE || ends_with(shared, SHARED_TOO_LONG);
}

// ---- What is not looked at in this way

static bool is_left_out(Shared *shared) {
    const Symex *symex = shared->search->checker.symex;
    return step_changes_scope(symex) || symex_stand_ins(symex)->count > shared->stand_ins ||
           symex_unmodelled(symex)->count > shared->unmodelled ||
           symex_cuts(symex)->count > shared->cuts || symex_contract_calls(symex)->count ||
           symex_assumptions(symex)->count > shared->assumptions;
}

static bool is_over(Shared *shared) {
    Search *search = shared->search;
    size_t most = search->options->most_memory;
    search->checker.out_of_time |= symex_out_of_time(search->checker.symex);
    return search->checker.out_of_time || (most && arena_used(search->checker.scratch) > most);
}

// Where hardly any state is like another, paths are better followed one by one.
static bool is_in_vain(const Shared *shared) {
    enum { FIRST_LOOK = 100, FEWEST = 20 };
    return shared->forks > FIRST_LOOK && shared->known < shared->forks / FEWEST;
}

static bool may_go_on(Shared *shared) {
    if (is_over(shared))
        return ends_with(shared, SHARED_TOO_LONG);
    return !is_left_out(shared) || ends_with(shared, SHARED_NO_WAY);
}

// ---- Forks

// What was assumed on the way is a condition from here on.
static bool take_guard(Shared *shared, StepPoint *point, Term known) {
    Term guard = step_give_guard(point);
    return guard == TERM_FALSE || guard == TERM_TRUE || guard == known ||
           add_condition(shared, lemmas_own(shared->lemmas, guard));
}

// The point behind the way; NULL: the search is over.
static StepPoint *take(Shared *shared, const StepPoint *point, uint32_t way, Needs *needs) {
    Symex *symex = shared->search->checker.symex;
    if (step_is_by_contract(symex, point, way)) {
        ends_with(shared, SHARED_NO_WAY);
        return NULL;
    }
    StepPoint *next = step_take(symex, point, way);
    // What must hold is assumed from there on: it is looked at first.
    bool goes_on = judge(shared, needs) && take_guard(shared, next, step_condition(point, way));
    return goes_on ? next : NULL;
}

// One way of a fork; `own` becomes what it needs of the conditions before.
static bool try_way(Shared *shared, const StepPoint *point, uint32_t way, Needs *own) {
    Search *search = shared->search;
    Term condition = lemmas_own(shared->lemmas, step_condition(point, way));
    Needs needs = {0};
    ConditionsMark before = conditions_mark(shared->conditions);
    SolverAnswer answer = SOLVER_SATISFIABLE;
    if (!search_has_input(search, condition))
        answer = condition == TERM_FALSE ? SOLVER_UNSATISFIABLE : ask(shared, condition, &needs);
    if (answer == SOLVER_UNKNOWN)
        return ends_with(shared, SHARED_TOO_LONG);
    if (answer == SOLVER_SATISFIABLE) {
        StepPoint *next =
            add_condition(shared, condition) ? take(shared, point, way, &needs) : NULL;
        if (!next || !walk(shared, next, &needs))
            return false;
    }
    conditions_pass(shared->conditions, own, &needs, before.conditions);
    conditions_go_back(shared->conditions, before);
    return true;
}

static bool try_ways(Shared *shared, const StepPoint *point, Needs *own) {
    Search *search = shared->search;
    StepMark mark = step_mark(search->checker.symex);
    uint32_t checked = shared->checked;
    const Input *input = input_save(search);
    for (uint32_t i = 0; i < step_ways(point); i++) {
        if (step_condition(point, i) == TERM_FALSE)
            continue;
        if (!try_way(shared, point, i, own))
            return false;
        step_go_back(search->checker.symex, mark);
        shared->checked = checked;
        input_restore(search, input);
    }
    return true;
}

// ---- Lemmas

// Does a lemma say that nothing goes wrong from here on?
static bool is_known(Shared *shared, const LemmaKey *key, Needs *needs) {
    for (const Lemma *lemma = lemmas_first(shared->lemmas, key); lemma; lemma = lemma->next) {
        TermList claims = {0};
        Needs own = {0};
        bool holds = lemma_applies(shared->lemmas, lemma, key, &claims);
        for (uint32_t i = 0; i < claims.count && holds; i++)
            holds = ask(shared, term_not(claims.items[i]), &own) == SOLVER_UNSATISFIABLE;
        if (!holds)
            continue;
        needs_join(needs, &own, conditions_list(shared->conditions)->count);
        return true;
    }
    return false;
}

static bool part_ways(Shared *shared, const StepPoint *point, Needs *needs) {
    LemmaKey key;
    bool has_key = lemmas_key(shared->lemmas, point, &key);
    shared->forks++;
    if (has_key && is_known(shared, &key, needs)) {
        shared->known++;
        return true;
    }
    Needs own = {0};
    if (is_in_vain(shared))
        return ends_with(shared, SHARED_NO_WAY);
    if (!try_ways(shared, point, &own))
        return false;
    if (has_key)
        lemmas_add(shared->lemmas, &key, conditions_list(shared->conditions), &own);
    needs_join(needs, &own, conditions_list(shared->conditions)->count);
    return true;
}

// The only way that there is, whatever the input.
static bool has_one_way(const StepPoint *point, uint32_t *way) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < step_ways(point); i++) {
        if (step_condition(point, i) == TERM_FALSE)
            continue;
        *way = i;
        count++;
    }
    return count == 1 && step_condition(point, *way) == TERM_TRUE;
}

// ---- The whole

static bool finish(Shared *shared, const StepPoint *point, StepKind kind, Needs *needs) {
    if (kind == STEP_EXITS)
        return ends_with(shared, SHARED_NO_WAY);
    if (kind == STEP_STOPS)
        return may_go_on(shared);
    step_finish(shared->search->checker.symex, point);
    return may_go_on(shared) && judge(shared, needs);
}

// Follows all paths from a point; `needs` gets what of the conditions it takes that all is well.
static bool walk(Shared *shared, StepPoint *point, Needs *needs) {
    Symex *symex = shared->search->checker.symex;
    for (;;) {
        // Of what no execution does nothing can be learned.
        if (step_guard(point) == TERM_FALSE)
            return may_go_on(shared);
        note_loop(shared, point);
        StepKind kind = step_next(symex, point);
        if (!may_go_on(shared) || !judge(shared, needs) || !take_guard(shared, point, TERM_NONE))
            return false;
        uint32_t way;
        if (kind == STEP_FORKS && has_one_way(point, &way))
            point = take(shared, point, way, needs);
        else if (kind == STEP_FORKS)
            return part_ways(shared, point, needs);
        else if (kind != STEP_GOES_ON)
            return finish(shared, point, kind, needs);
        if (!point)
            return false;
    }
}

SharedAnswer explore_shared(Search *search, StepPoint *point) {
    Symex *symex = search->checker.symex;
    Shared shared = {.search = search,
                     .lemmas = lemmas_new(search, point),
                     .conditions = conditions_new(search->checker.scratch, search->checker.terms),
                     .checked = symex_obligations(symex)->count,
                     .unmodelled = symex_unmodelled(symex)->count,
                     .cuts = symex_cuts(symex)->count,
                     .assumptions = symex_assumptions(symex)->count,
                     .stand_ins = symex_stand_ins(symex)->count};
    Needs needs = {0};
    if (shared.unmodelled || shared.cuts || search->options->check.scope.unroll)
        return SHARED_NO_WAY;
    if (take_guard(&shared, point, TERM_NONE))
        walk(&shared, point, &needs);
    search->options->found->forks += shared.forks;
    search->options->found->known += shared.known;
    return shared.answer;
}
