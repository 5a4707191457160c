// The bounds of classes: objects of the pre-state and created ones count together.
//
// An execution that would create one more than its class may have is outside the
// scope and is cut there. How many were created so far stands in the state, in
// unary: a location per number, true where at least so many were. States that
// merge then differ only in the numbers that some of them reached, and on a path
// without branches all of them are constants. The pre-state's objects are numbered
// such that one exists only if those before do, so the k-th creation of n needs
// only that object n-k, counted from 0, is not there.
#include "heap/internal.h"

#include "sema/queries.h"

static bool is_closure(Symex *symex, const Class *class_symbol) {
    const ClassList *closures = lower_closure_classes(symex->lowering);
    for (uint32_t i = 0; i < closures->count; i++)
        if (closures->items[i] == class_symbol)
            return true;
    return false;
}

// Lambdas, exceptions and enum constants are no part of the structures that bounds are about.
static bool is_counted(Symex *symex, const Class *class_symbol) {
    if (map_get(&symex->scope.objects_of, class_symbol))
        return true;
    if (class_symbol->unit->is_library || class_symbol->kind == CLASS_ENUM ||
        is_closure(symex, class_symbol))
        return false;
    return !query_is_subtype(symex->sema, class_symbol->type, sema_types(symex->sema)->throwable);
}

// ---- Objects of the pre-state

// sorted[k] holds if more than k of the objects do exist; those of the range are added.
static void sort_existence(Symex *symex, const Range *range, TermList *sorted) {
    TermTable *terms = symex->terms;
    for (uint32_t i = 0; i < range->count; i++) {
        Term exists = object_exists(symex, range->first + i);
        vector_push(symex->arena, sorted, TERM_FALSE);
        for (uint32_t k = sorted->count; k-- > 0;) {
            Term before = k ? sorted->items[k - 1] : TERM_TRUE;
            sorted->items[k] = term_or(terms, sorted->items[k], term_and(terms, before, exists));
        }
    }
}

// Does the pre-state hold more than k objects of the range?
static Term holds_more_than(Symex *symex, Range *range, uint32_t k) {
    if (!range || k >= range->count)
        return TERM_FALSE;
    if (range->is_canonical)
        return object_exists(symex, range->first + k);
    if (!range->sorted.count)
        sort_existence(symex, range, &range->sorted);
    return range->sorted.items[k];
}

static Range *range_of_type(Symex *symex, const Type *type) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        if (symex->heap.ranges.items[i].type == type && !symex->heap.ranges.items[i].is_made)
            return &symex->heap.ranges.items[i];
    return NULL;
}

// ---- Bounds given for a class, which include its subclasses

static bool is_below(Symex *symex, const Range *range, const Class *class_symbol) {
    return range->type->kind == TYPE_CLASS && !range->is_made &&
           query_is_subclass(symex->sema, range->type->class_symbol, (Class *)class_symbol);
}

bool heap_bounds_subclasses(Symex *symex, const Class *class_symbol) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        if (is_below(symex, &symex->heap.ranges.items[i], class_symbol) &&
            symex->heap.ranges.items[i].type->class_symbol != class_symbol)
            return true;
    return false;
}

bool heap_bounds_away(const Symex *symex) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        if (!symex->heap.ranges.items[i].count && !symex->heap.ranges.items[i].is_made &&
            !symex->heap.ranges.items[i].is_fixed)
            return true;
    return false;
}

// Of the pre-state's objects of the class or one below it, do more than k exist?
static Term family_holds_more_than(Symex *symex, const Class *class_symbol, uint32_t k) {
    TermList *sorted = map_get(&symex->heap.families, class_symbol);
    if (!sorted) {
        sorted = ARENA_NEW(symex->arena, TermList);
        for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
            if (is_below(symex, &symex->heap.ranges.items[i], class_symbol))
                sort_existence(symex, &symex->heap.ranges.items[i], sorted);
        map_put(symex->arena, &symex->heap.families, class_symbol, sorted);
    }
    return k < sorted->count ? sorted->items[k] : TERM_FALSE;
}

void class_bounds_assume(Symex *symex) {
    const Map *given = &symex->scope.objects_of;
    for (uint32_t i = 0; i < given->capacity; i++) {
        const Class *class_symbol = given->entries[i].key;
        if (!class_symbol || !heap_bounds_subclasses(symex, class_symbol))
            continue;
        uint32_t bound = (uint32_t)(uintptr_t)given->entries[i].value - 1;
        assume(symex, term_not(family_holds_more_than(symex, class_symbol, bound)));
    }
}

// ---- Created objects

// The location of "at least one was created"; those of greater numbers follow.
static uint32_t counter_of(Symex *symex, const void *counted, uint32_t bound) {
    uintptr_t first = (uintptr_t)map_get(&symex->heap.creation_counters, counted);
    if (first)
        return (uint32_t)first;
    first = universe_locations(symex, bound + 1);
    for (uint32_t i = 0; i <= bound; i++)
        symex->heap.initial.items[first + i] = TERM_FALSE;
    map_put(symex->arena, &symex->heap.creation_counters, counted, (void *)first);
    universe_pin_locations(symex);
    return (uint32_t)first;
}

// What is counted: objects of a class, of a class and those below it, or arrays of a type.
typedef struct Counted {
    const void *key;     // of the counter
    const Class *family; // or NULL: the range alone
    Range *range;
    uint32_t bound;
} Counted;

// Of those in the pre-state, are there more than k?
static Term are_more_than(Symex *symex, const Counted *counted, uint32_t k) {
    return counted->family ? family_holds_more_than(symex, counted->family, k)
                           : holds_more_than(symex, counted->range, k);
}

// One more: is there room?
static Term count_one(Symex *symex, State *state, const Counted *counted) {
    TermTable *terms = symex->terms;
    uint32_t bound = counted->bound, counter = counter_of(symex, counted->key, bound);
    Term fits = TERM_TRUE, reached = TERM_TRUE; // at least `created` were, before this one
    for (uint32_t created = 0; created <= bound && reached != TERM_FALSE; created++) {
        Term next = state_get(symex, state, counter + created);
        Term is_full =
            created == bound ? TERM_TRUE : are_more_than(symex, counted, bound - 1 - created);
        // Where still more were created, that says more.
        if (next != TERM_TRUE || created == bound)
            fits = term_and(terms, fits, term_not(term_and(terms, reached, is_full)));
        state_set(symex, state, counter + created, reached);
        reached = next;
    }
    return fits;
}

static Term count_one_of_class(Symex *symex, State *state, const Class *class_symbol,
                               uint32_t bound, bool with_subclasses) {
    Type *type = query_erasure(symex->sema, class_symbol->type);
    Counted counted = {class_symbol, with_subclasses ? class_symbol : NULL,
                       range_of_type(symex, type), bound};
    return count_one(symex, state, &counted);
}

Term count_creation(Symex *symex, State *state, const Class *class_symbol) {
    // A program makes the objects that it makes; only options bound them.
    bool is_free = symex->scope.from_start && !symex->scope.bounds_created;
    if (symex->mode.quiet || is_free || !is_counted(symex, class_symbol))
        return TERM_TRUE;
    const Map *given = &symex->scope.objects_of;
    bool has_own = map_get(given, class_symbol) != NULL;
    Term fits = TERM_TRUE;
    if (!has_own)
        fits = count_one_of_class(symex, state, class_symbol,
                                  scope_objects_of(&symex->scope, class_symbol), false);
    for (uint32_t i = 0; i < given->capacity; i++) {
        const Class *above = given->entries[i].key;
        if (above && query_is_subclass(symex->sema, (Class *)class_symbol, (Class *)above))
            fits = term_and(symex->terms, fits,
                            count_one_of_class(symex, state, above,
                                               (uint32_t)(uintptr_t)given->entries[i].value - 1,
                                               heap_bounds_subclasses(symex, above)));
    }
    return fits;
}

Term count_array(Symex *symex, State *state, const Type *type) {
    // Those inside objects of the library are no part of the structures that bounds are about.
    if (symex->mode.quiet || symex->results.library_call.begin ||
        !scope_bounds_array(&symex->scope, type))
        return TERM_TRUE;
    Counted counted = {type, NULL, range_of_type(symex, type), scope_most_of(&symex->scope, type)};
    return count_one(symex, state, &counted);
}

void add_array_cut(Symex *symex, Term condition, const Type *type, Span span) {
    uint32_t bound = scope_most_of(&symex->scope, type);
    add_cut(symex, condition, span,
            arena_format(symex->arena, "executions that need more than %u array%s '%s'", bound,
                         bound == 1 ? "" : "s", type_text(symex->arena, type)));
}

void cut_array(Symex *symex, State *state, Type *type, Span span) {
    type = query_erasure(symex->sema, type);
    Term fits = count_array(symex, state, type);
    if (fits == TERM_TRUE)
        return;
    add_array_cut(symex, term_and(symex->terms, state->guard, term_not(fits)), type, span);
    *state = state_assume(symex, *state, fits);
}

void cut_array_where(Symex *symex, State *state, Term is_made, Type *type, Span span) {
    if (!scope_bounds_array(&symex->scope, type))
        return;
    Term guard = state->guard;
    State with = state_assume(symex, *state, is_made);
    State without = state_assume(symex, *state, term_not(is_made));
    cut_array(symex, &with, type, span);
    Term fits = term_or(symex->terms, with.guard, without.guard);
    *state = state_merge(symex, with, without);
    state->guard = term_and(symex->terms, guard, fits);
}

void add_creation_cut(Symex *symex, Term condition, const Class *class_symbol, Span span) {
    uint32_t bound = scope_objects_of(&symex->scope, class_symbol);
    Cut cut = {.span = span,
               .condition = condition,
               .class_symbol = class_symbol,
               .text = arena_format(
                   symex->arena, "executions that need more than %u object%s of class '%s'", bound,
                   bound == 1 ? "" : "s",
                   class_symbol->is_anonymous ? "(anonymous)" : class_symbol->name->text)};
    vector_push(symex->arena, &symex->results.cuts, cut);
}

void cut_creation(Symex *symex, State *state, const Class *class_symbol, Span span) {
    Term fits = count_creation(symex, state, class_symbol);
    if (fits == TERM_TRUE)
        return;
    add_creation_cut(symex, term_and(symex->terms, state->guard, term_not(fits)), class_symbol,
                     span);
    *state = state_assume(symex, *state, fits);
}

// ---- Smaller scopes

static bool has_own_bound(const Symex *symex, const Range *range) {
    return range->type->kind == TYPE_CLASS
               ? map_get(&symex->scope.objects_of, range->type->class_symbol) != NULL
               : scope_bounds_array(&symex->scope, range->type);
}

static Term is_no_longer(Symex *symex, const Object *array, uint32_t length) {
    uint32_t width = term_width(symex->terms, array->length);
    return term_sle(symex->terms, array->length, term_constant(symex->terms, width, length));
}

Term heap_within(Symex *symex, uint32_t size) {
    TermTable *terms = symex->terms;
    Term within = TERM_TRUE;
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++) {
        const Range *range = &symex->heap.ranges.items[i];
        if (range->is_fixed || range->is_made || has_own_bound(symex, range))
            continue;
        for (uint32_t j = size; j < range->count; j++)
            within = term_and(terms, within, term_not(object_exists(symex, range->first + j)));
    }
    uint64_t constant;
    for (uint32_t i = 1; i < symex->heap.first_created; i++) {
        const Object *object = &symex->heap.objects.items[i];
        if (object->is_initial && object->type->kind == TYPE_ARRAY && !object->made_by &&
            !term_is_constant(terms, object->length, &constant))
            within = term_and(terms, within, is_no_longer(symex, object, size));
    }
    return within;
}
