// Invariants of plain classes, found: of the candidates (analysis/facts.h), those that every
// constructor and method of the class keeps.
//
// All are assumed of every object before a method; those that it breaks, in returning or in
// throwing, are dropped, and all methods are looked at again, until none breaks any (Houdini). What
// is left holds of every object of the scope between calls. Then those go that follow from others.
#include "check/internal.h"

#include "base/clock.h"
#include "sema/queries.h"

#include <stdlib.h>

// Of the time for a method, for all of a class: it serves all its methods.
static const double SHARE = 0.1, MOST_SECONDS = 3;

typedef struct Inference {
    const CheckRequest *request;
    ClassFacts *of;
    FactSet set;
    Deadline deadline;
    bool has_failed; // out of time
} Inference;

static CheckRequest request_for(const Inference *inference, CheckOptions *options, Method *method) {
    CheckRequest request = *inference->request;
    *options = *inference->request->options;
    options->scope.facts = &inference->set;
    options->scope.finds_breaches = true;
    double left = deadline_left(inference->deadline);
    options->timeout = left > 0.01 ? left : 0.01;
    request.method = method;
    request.options = options;
    return request;
}

static void keep_only(FactSet *set, const bool *is_dropped) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < set->facts.count; i++)
        if (!is_dropped[i])
            set->facts.items[kept++] = set->facts.items[i];
    set->facts.count = kept;
}

// ---- One method

static Term any_open(Checker *checker, const TermList *breaches, const bool *is_dropped) {
    Term any = TERM_FALSE;
    for (uint32_t i = 0; i < breaches->count; i++)
        if (!is_dropped[i])
            any = term_or(checker->terms, any, breaches->items[i]);
    return any;
}

// Executions that pass a place that is not modelled are taken to break what they can.
static bool is_modelled(Checker *checker) {
    const UnmodelledList *all = symex_unmodelled(checker->symex);
    Term any = TERM_FALSE;
    for (uint32_t i = 0; i < all->count; i++)
        if (!all->items[i].is_apart && !all->items[i].is_doubt)
            any = term_or(checker->terms, any, all->items[i].condition);
    return any == TERM_FALSE || checker_ask(checker, &any, 1) == SOLVER_UNSATISFIABLE;
}

// Where larger objects were left out, the scope says so; where a loop was, somebody must.
static void note_cut(Inference *inference, Checker *checker) {
    const CutList *cuts = symex_cuts(checker->symex);
    for (uint32_t i = 0; !inference->of->cut.begin && i < cuts->count; i++)
        if (!cuts->items[i].class_symbol && cuts->items[i].condition != TERM_FALSE &&
            checker_ask(checker, &cuts->items[i].condition, 1) != SOLVER_UNSATISFIABLE)
            inference->of->cut = cuts->items[i].span;
}

// Marks those that the method breaks, model by model.
static void find_broken(Inference *inference, Checker *checker, bool *is_dropped) {
    const TermList *breaches = symex_breaches_of_facts(checker->symex);
    for (Term open; (open = any_open(checker, breaches, is_dropped)) != TERM_FALSE;) {
        SolverAnswer answer = checker_ask(checker, &open, 1);
        inference->has_failed |= answer == SOLVER_UNKNOWN;
        if (answer != SOLVER_SATISFIABLE)
            return;
        TermModel *model = solver_model(checker->solver);
        for (uint32_t i = 0; i < breaches->count; i++)
            is_dropped[i] |= term_evaluate(model, breaches->items[i]) != 0;
        term_model_free(model);
    }
}

static void drop_changeable(const Inference *inference, const Method *method, bool *is_dropped) {
    for (uint32_t i = 0; i < inference->set.facts.count; i++)
        is_dropped[i] |= method->is_constructor ||
                         !facts_is_settled(inference->of, &inference->set.facts.items[i]);
}

// True if the method breaks some that are dropped then.
static bool look_at(Inference *inference, Method *method) {
    CheckOptions options;
    CheckRequest request = request_for(inference, &options, method);
    uint32_t before = inference->set.facts.count;
    Checker checker = checker_new(&request);
    bool *is_dropped = arena_array(checker.scratch, before + 1, sizeof(bool));
    checker.is_quick = true;
    checker_execute(&checker, &options.scope);
    inference->has_failed |= checker.out_of_time;
    if (!inference->has_failed)
        find_broken(inference, &checker, is_dropped);
    if (!inference->has_failed && !is_modelled(&checker))
        drop_changeable(inference, method, is_dropped);
    if (!inference->has_failed)
        note_cut(inference, &checker);
    inference->has_failed |= checker.out_of_time;
    query_end(&checker);
    note_spent(&checker);
    keep_only(&inference->set, is_dropped);
    arena_free(checker.scratch);
    return inference->set.facts.count < before;
}

// ---- All methods

static bool is_stopped(const Inference *inference) {
    Stop *stop = inference->request->options->stop;
    return inference->has_failed || !inference->set.facts.count ||
           deadline_is_past(inference->deadline) || (stop && stop_requested(stop));
}

static bool are_settled(const Inference *inference) {
    bool all = true;
    for (uint32_t i = 0; i < inference->set.facts.count; i++)
        all &= facts_is_settled(inference->of, &inference->set.facts.items[i]);
    return all;
}

static void look_at_all(Inference *inference) {
    const MethodList *entries = &inference->of->entries;
    Lowering *lowering = inference->request->lowering;
    for (bool changed = true; changed && !is_stopped(inference);) {
        changed = false;
        for (uint32_t i = 0; i < entries->count && !is_stopped(inference); i++) {
            Method *method = entries->items[i];
            bool is_odd = method->has_error || query_is_main(method);
            if (facts_spared_by(lowering, inference->of, method) ||
                (!method->is_constructor && are_settled(inference)))
                continue;
            inference->has_failed |= is_odd; // a program runs from its beginning
            changed |= !is_odd && look_at(inference, method);
        }
    }
    if (is_stopped(inference))
        inference->set.facts.count = 0;
}

// ---- Those that follow from others

// Of the facts on one class, in the pre-state of a method that has objects of it.
static bool drop_implied(Inference *inference, Method *method, const Class *owner) {
    CheckOptions options;
    CheckRequest request = request_for(inference, &options, method);
    options.scope.facts = NULL;
    options.scope.finds_breaches = false;
    Checker checker = checker_new(&request);
    checker.scope = &options.scope;
    checker_begin(&checker, &options.scope);
    symex_prepare(checker.symex, method);
    symex_assert(checker.symex);
    const FactList *facts = &inference->set.facts;
    bool *is_dropped = arena_array(checker.scratch, facts->count + 1, sizeof(bool));
    bool has_objects = false;
    for (uint32_t i = 0; i < facts->count; i++) {
        Term given;
        if (facts->items[i].owner != owner ||
            !symex_fact_given(checker.symex, &facts->items[i], &given))
            continue;
        has_objects = true;
        TermList others = {0};
        for (uint32_t j = 0; j < facts->count; j++) {
            Term other;
            if (j != i && !is_dropped[j] &&
                symex_fact_given(checker.symex, &facts->items[j], &other))
                vector_push(checker.scratch, &others, other);
        }
        vector_push(checker.scratch, &others, term_not(given));
        is_dropped[i] = checker_ask(&checker, others.items, others.count) == SOLVER_UNSATISFIABLE;
    }
    query_end(&checker);
    keep_only(&inference->set, is_dropped);
    arena_free(checker.scratch);
    return has_objects;
}

static bool is_of_object(const Method *method) {
    return !method->is_constructor && !(method->modifiers & MODIFIER_STATIC) && !method->has_error;
}

static void drop_implied_of(Inference *inference, const Class *owner) {
    const MethodList *entries = &inference->of->entries;
    for (uint32_t i = 0; i < entries->count; i++)
        if (is_of_object(entries->items[i]) && entries->items[i]->owner == owner &&
            drop_implied(inference, entries->items[i], owner))
            return;
    for (uint32_t i = 0; i < entries->count; i++)
        if (is_of_object(entries->items[i]) && entries->items[i]->owner != owner &&
            drop_implied(inference, entries->items[i], owner))
            return;
}

static void drop_all_implied(Inference *inference) {
    ClassList owners = {0};
    Arena *scratch = arena_new();
    for (uint32_t i = 0; i < inference->set.facts.count; i++) {
        Class *owner = inference->set.facts.items[i].owner;
        if (!owners.count || vector_last(&owners) != owner)
            vector_push(scratch, &owners, owner);
    }
    for (uint32_t i = 0; i < owners.count && !is_stopped(inference); i++)
        drop_implied_of(inference, owners.items[i]);
    arena_free(scratch);
}

// ---- Answers

static double seconds_for(const CheckOptions *options) {
    double seconds = options->timeout * SHARE;
    return options->timeout <= 0 || seconds > MOST_SECONDS ? MOST_SECONDS : seconds;
}

static void find_out(const CheckRequest *request, ClassFacts *of) {
    Inference inference = {.request = request, .of = of};
    inference.deadline = deadline_after(seconds_for(request->options));
    for (uint32_t i = 0; i < of->facts.count; i++)
        vector_push(lower_arena(request->lowering), &inference.set.facts, of->facts.items[i]);
    look_at_all(&inference);
    drop_all_implied(&inference);
    of->facts = inference.set.facts;
    of->is_known = true;
}

// Those that are known were found out for a scope; in a larger one they may not hold.
static const ClassFacts *kept_by(const CheckRequest *request, Class *class_symbol) {
    ClassFacts *of = facts_of(request->lowering, class_symbol);
    const Scope *scope = &request->options->scope;
    if (!of->is_known) {
        of->objects = scope->objects;
        of->array_length = scope->array_length;
        of->bits = scope->bits;
        of->only_things = scope->only_things;
        find_out(request, of);
    }
    bool covers = of->objects >= scope->objects && of->array_length >= scope->array_length &&
                  of->bits == scope->bits && of->only_things <= scope->only_things;
    return covers ? of : NULL;
}

const FactSet *facts_for(const CheckRequest *request, const Verdict *verdict) {
    FactSet *set = ARENA_NEW(request->arena, FactSet);
    ClassList nests = {0};
    // Each class has its share of the time; many together must leave some for the method. Of a
    // class that is not looked at nothing is assumed.
    Deadline end = deadline_after(request->options->timeout / 2);
    for (uint32_t i = 0; i < verdict->plain_classes.count && !deadline_is_past(end); i++) {
        const ClassFacts *of = kept_by(request, verdict->plain_classes.items[i]);
        bool is_seen = !of;
        for (uint32_t j = 0; of && j < nests.count; j++)
            is_seen |= nests.items[j] == of->nest;
        if (is_seen)
            continue;
        vector_push(request->arena, &nests, of->nest);
        for (uint32_t j = 0; j < of->facts.count; j++)
            vector_push(request->arena, &set->facts, of->facts.items[j]);
    }
    return set->facts.count ? set : NULL;
}

// ---- In the verdict

static ClassInvariants *invariants_of(const CheckRequest *request, Verdict *verdict,
                                      const Class *owner) {
    for (uint32_t i = 0; i < verdict->class_invariants.count; i++)
        if (verdict->class_invariants.items[i].class_symbol == owner)
            return &verdict->class_invariants.items[i];
    ClassInvariants invariants = {.class_symbol = owner};
    vector_push(request->arena, &verdict->class_invariants, invariants);
    return &vector_last(&verdict->class_invariants);
}

static bool is_met(const CheckRequest *request, const Verdict *verdict, Class *owner) {
    for (uint32_t i = 0; i < verdict->plain_classes.count; i++)
        if (query_is_subclass(request->sema, verdict->plain_classes.items[i], owner))
            return true;
    return false;
}

// What a loop might do that was not followed, the verdict does not know, either.
static void tell_cut(const CheckRequest *request, Verdict *verdict, Class *owner) {
    const ClassFacts *of = facts_of(request->lowering, owner);
    bool is_good = verdict->kind == VERDICT_HOLDS || verdict->kind == VERDICT_HOLDS_CUT;
    if (!is_good || !of->cut.begin)
        return;
    for (uint32_t i = 0; i < verdict->cuts.count; i++)
        if (verdict->cuts.items[i].span.begin == of->cut.begin)
            return;
    Remark remark = {of->cut, arena_format(request->arena,
                                           "whether the invariants found of '%s' are kept beyond",
                                           owner->name->text)};
    vector_push(request->arena, &verdict->cuts, remark);
    verdict->kind = VERDICT_HOLDS_CUT;
    verdict->cuts_paths = true;
}

void facts_tell(const CheckRequest *request, const FactSet *set, Verdict *verdict) {
    for (uint32_t i = 0; set && i < set->facts.count; i++) {
        const Fact *fact = &set->facts.items[i];
        if (!is_met(request, verdict, fact->owner))
            continue;
        ClassInvariants *invariants = invariants_of(request, verdict, fact->owner);
        vector_push(request->arena, &invariants->clauses,
                    fact_text(request->arena, request->lowering, &set->facts, fact));
        tell_cut(request, verdict, fact->owner);
    }
}
