// \reach: which objects can be reached from which, in a state.
//
// The references between objects are a matrix of terms, edge[i][j]: a field of i
// holds j. Its transitive closure is computed once for a state and a choice of fields,
// by Warshall's algorithm: a way from i to j over the objects up to k is one that
// avoids k, or goes to k and on from there. A question about a root then looks
// into the rows of the objects that the root can be.
#include "symex/ground.h"

#include "sema/queries.h"

#include <string.h>

typedef struct Closure {
    uint32_t count;    // of objects, null included
    const Term *edges; // [i * count + j]; TERM_FALSE where there cannot be one
    const Term *paths; // the same with one step or more
} Closure;

struct ClosureUse {
    Radix values; // of the state
    uint32_t objects;
    VariableList fields; // none: all of them
    const Closure *closure;
};

static bool follows(const VariableList *fields, const Variable *field) {
    for (uint32_t i = 0; i < fields->count; i++)
        if (fields->items[i] == field)
            return true;
    return !fields->count;
}

// ---- Edges

static void add_edges(Evaluation *evaluation, const VariableList *fields, const Object *object,
                      Term *row) {
    Symex *symex = ground_symex(evaluation);
    const Layout *layout =
        object->type->kind == TYPE_CLASS ? class_layout(symex, object->type->class_symbol) : NULL;
    for (uint32_t i = 0; i < object->count; i++) {
        Type *type = layout ? layout->fields.items[i]->type : object->type->element;
        if (query_is_value(type) || (layout && !follows(fields, layout->fields.items[i])) ||
            (!layout && fields->count))
            continue;
        Term value = state_get(symex, evaluation->state, object->location + i);
        if (layout && heap_is_left_out(symex, object->location + i))
            heap_note_missed(symex, layout->fields.items[i]);
        if (!value)
            return; // not created yet in this state
        const ObjectSet *set = reference_candidates(symex, value);
        for (uint32_t j = 1; j < symex->heap.objects.count; j++)
            if (object_set_has(set, j))
                row[j] = term_or(symex->terms, row[j],
                                 term_equal(symex->terms, value, object_reference(symex, j)));
    }
}

static Term *find_edges(Evaluation *evaluation, const VariableList *fields) {
    uint32_t n = ground_symex(evaluation)->heap.objects.count;
    Term *edges = arena_array(ground_symex(evaluation)->arena, (size_t)n * n, sizeof(Term));
    for (size_t i = 0; i < (size_t)n * n; i++)
        edges[i] = TERM_FALSE;
    for (uint32_t i = 1; i < n; i++)
        add_edges(evaluation, fields, &ground_symex(evaluation)->heap.objects.items[i],
                  edges + (size_t)i * n);
    return edges;
}

// ---- Paths

static void allow_through(Symex *symex, Term *paths, uint32_t n, uint32_t k) {
    TermTable *terms = symex->terms;
    const Term *from_k = paths + (size_t)k * n;
    for (uint32_t i = 1; i < n; i++) {
        Term *row = paths + (size_t)i * n;
        if (i == k || row[k] == TERM_FALSE)
            continue;
        for (uint32_t j = 1; j < n; j++)
            if (from_k[j] != TERM_FALSE && j != k)
                row[j] = term_or(terms, row[j], term_and(terms, row[k], from_k[j]));
    }
}

static const Closure *new_closure(Symex *symex, const Term *edges) {
    uint32_t n = symex->heap.objects.count;
    size_t size = (size_t)n * n * sizeof(Term);
    Term *paths = arena_array(symex->arena, (size_t)n * n, sizeof(Term));
    memcpy(paths, edges, size);
    for (uint32_t k = 1; k < n; k++)
        allow_through(symex, paths, n, k);
    Closure *closure = ARENA_NEW(symex->arena, Closure);
    *closure = (Closure){n, edges, paths};
    return closure;
}

// States that differ elsewhere have the same closure.
static const Closure *closure_of_edges(Symex *symex, const Term *edges) {
    size_t size = (size_t)symex->heap.objects.count * symex->heap.objects.count * sizeof(Term);
    for (uint32_t i = symex->execution->closures.count; i-- > 0;) {
        const Closure *known = symex->execution->closures.items[i]->closure;
        if (known->count == symex->heap.objects.count && memcmp(known->edges, edges, size) == 0)
            return known;
    }
    return new_closure(symex, edges);
}

static bool same_fields(const VariableList *a, const VariableList *b) {
    return a->count == b->count &&
           (!a->count || memcmp(a->items, b->items, a->count * sizeof(*a->items)) == 0);
}

static const Closure *closure_of(Evaluation *evaluation, const VariableList *fields) {
    Symex *symex = ground_symex(evaluation);
    const State *state = evaluation->state;
    for (uint32_t i = symex->execution->closures.count; i-- > 0;) {
        const ClosureUse *use = symex->execution->closures.items[i];
        if (radix_is_same(&use->values, &state->values) &&
            use->objects == symex->heap.objects.count && same_fields(&use->fields, fields))
            return use->closure;
    }
    ClosureUse *use = ARENA_NEW(symex->arena, ClosureUse);
    const Closure *closure = closure_of_edges(symex, find_edges(evaluation, fields));
    *use = (ClosureUse){state->values, symex->heap.objects.count, *fields, closure};
    vector_push(symex->arena, &symex->execution->closures, use);
    return closure;
}

// ---- Questions

// Can `target` be reached from the root, which may be it?
static Term is_reached(Symex *symex, const Closure *closure, Term root, uint32_t target) {
    TermTable *terms = symex->terms;
    const ObjectSet *roots = reference_candidates(symex, root);
    Term result = TERM_FALSE;
    for (uint32_t i = 1; i < closure->count; i++) {
        if (!object_set_has(roots, i))
            continue;
        Term leads = i == target ? TERM_TRUE : closure->paths[(size_t)i * closure->count + target];
        Term is_it = term_equal(terms, root, object_reference(symex, i));
        result = term_or(terms, result, term_and(terms, is_it, leads));
    }
    return result;
}

// Is the object with that number in the set? TERM_NONE: the set is not modelled.
static Term has_object(Evaluation *evaluation, const SpecExpr *set, uint32_t number) {
    Symex *symex = ground_symex(evaluation);
    if (set->kind == SPEC_OLD && evaluation->old && !set->label) {
        const void *now = evaluation->state;
        evaluation->state = evaluation->old;
        Term result = has_object(evaluation, set->children[0], number);
        evaluation->state = now;
        return result;
    }
    if (set->kind == SPEC_SET_UNION) {
        Term left = has_object(evaluation, set->children[0], number);
        Term right = has_object(evaluation, set->children[1], number);
        return left && right ? term_or(symex->terms, left, right) : TERM_NONE;
    }
    if (set->kind != SPEC_REACH)
        return TERM_NONE;
    const Object *object = &symex->heap.objects.items[number];
    if (set->target && !object_is_instance(symex, object, set->target))
        return TERM_FALSE;
    Term root = spec_evaluate(evaluation, set->children[0]);
    const Closure *closure = closure_of(evaluation, &set->fields);
    return number < closure->count ? is_reached(symex, closure, root, number) : TERM_FALSE;
}

Term ground_set_has(Evaluation *evaluation, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    Term member = spec_evaluate(evaluation, at->children[1]);
    const ObjectSet *candidates = reference_candidates(symex, member);
    Term result = TERM_FALSE;
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++) {
        if (!object_set_has(candidates, i))
            continue;
        Term is_it = term_equal(symex->terms, member, object_reference(symex, i));
        if (is_it == TERM_FALSE)
            continue;
        Term inside = has_object(evaluation, at->children[0], i);
        if (!inside)
            return TERM_NONE;
        result = term_or(symex->terms, result, term_and(symex->terms, is_it, inside));
    }
    return result;
}

Term ground_set_size(Evaluation *evaluation, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    Term one = java_constant(symex, IR_INT, 1), none = java_constant(symex, IR_INT, 0), sum = none;
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++) {
        Term inside = has_object(evaluation, at->children[0], i);
        if (!inside)
            return TERM_NONE;
        sum = term_add(symex->terms, sum, term_ite(symex->terms, inside, one, none));
    }
    return sum;
}

// The first is part of the second; with `both_ways` they are equal.
Term ground_set_subset(Evaluation *evaluation, const SpecExpr *at, bool both_ways) {
    Symex *symex = ground_symex(evaluation);
    Term result = TERM_TRUE;
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++) {
        Term left = has_object(evaluation, at->children[0], i);
        Term right = has_object(evaluation, at->children[1], i);
        if (!left || !right)
            return TERM_NONE;
        Term agree = both_ways ? term_equal(symex->terms, left, right)
                               : term_implies(symex->terms, left, right);
        result = term_and(symex->terms, result, agree);
    }
    return result;
}
