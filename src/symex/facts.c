#include "symex/facts.h"

#include "sema/queries.h"
#include "symex/contract.h"

// One fact in one state.
typedef struct FactUse {
    Symex *symex;
    const State *state;
    const Fact *fact;
    const Term *cycles; // of FACT_ACYCLIC, by object: following the field leads back to it
} FactUse;

static bool speaks_of(Symex *symex, const Fact *fact, const Object *object) {
    return object->type->kind == TYPE_CLASS && !object->is_frozen && !object->is_uncertain &&
           query_is_subclass(symex->sema, object->type->class_symbol, fact->owner);
}

// 0: its class has no such field.
static uint32_t location_of(Symex *symex, const Object *object, Variable *field) {
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    uintptr_t index = (uintptr_t)map_get(&layout->index_of, field);
    return index ? object->location + (uint32_t)index - 1 : 0;
}

static bool is_left_out(Symex *symex, const Object *object, Variable *field) {
    return field && heap_is_left_out(symex, location_of(symex, object, field));
}

// TERM_NONE: the object is not in this state.
static Term value_of(const FactUse *use, const Object *object, Variable *field) {
    uint32_t location = location_of(use->symex, object, field);
    if (is_left_out(use->symex, object, field))
        heap_note_missed(use->symex, field);
    return location ? state_get(use->symex, use->state, location) : TERM_NONE;
}

// A fact on fields that nobody reads or assigns stays as it is, and says nothing to anybody.
static bool is_of_left_out(const FactUse *use, const Object *object) {
    Variable *left = use->fact->left.field, *right = use->fact->right.field;
    return (left || right) && (!left || is_left_out(use->symex, object, left)) &&
           (!right || is_left_out(use->symex, object, right));
}

static Term is_null(Symex *symex, Term reference) {
    return term_equal(symex->terms, reference, object_reference(symex, 0));
}

// ---- Numbers

static IrType number_type(const Fact *fact) {
    const Variable *left = fact->left.field, *right = fact->right.field;
    bool is_long =
        (left && left->type->kind == TYPE_LONG) || (right && right->type->kind == TYPE_LONG);
    return is_long ? IR_LONG : IR_INT;
}

// Where an array is null, `missing` becomes true.
static Term number_of(const FactUse *use, const Object *object, FactOperand operand,
                      Term *missing) {
    Symex *symex = use->symex;
    if (!operand.field)
        return java_constant(symex, number_type(use->fact), operand.constant);
    Term value = value_of(use, object, operand.field);
    if (!value || operand.field->type->kind != TYPE_ARRAY)
        return value;
    *missing = term_or(symex->terms, *missing, is_null(symex, value));
    return heap_length(symex, value);
}

static bool fits(const FactUse *use, FactOperand operand) {
    return operand.field || java_fits(use->symex, number_type(use->fact), operand.constant);
}

static Term relation_holds(const FactUse *use, const Object *object) {
    TermTable *terms = use->symex->terms;
    Term missing = TERM_FALSE;
    if (!fits(use, use->fact->left) || !fits(use, use->fact->right))
        return TERM_NONE;
    Term left = number_of(use, object, use->fact->left, &missing);
    Term right = number_of(use, object, use->fact->right, &missing);
    if (!left || !right)
        return TERM_NONE;
    Term holds = use->fact->kind == FACT_AT_MOST ? term_sle(terms, left, right)
                 : use->fact->kind == FACT_LESS  ? term_slt(terms, left, right)
                                                 : term_equal(terms, left, right);
    return term_or(terms, missing, holds);
}

// ---- References

static Term null_holds(const FactUse *use, const Object *object) {
    Symex *symex = use->symex;
    Term left = value_of(use, object, use->fact->left.field);
    if (!left)
        return TERM_NONE;
    Term left_is_null = is_null(symex, left);
    if (use->fact->kind == FACT_NON_NULL)
        return term_not(left_is_null);
    Term right = value_of(use, object, use->fact->right.field);
    if (!right)
        return TERM_NONE;
    if (use->fact->kind == FACT_NON_NULL_WHERE)
        return term_implies(symex->terms, right, term_not(left_is_null));
    Term other = use->fact->kind == FACT_NULL_TOGETHER
                     ? is_null(symex, right)
                     : term_equal(symex->terms, right, java_constant(symex, IR_INT, 0));
    return term_equal(symex->terms, left_is_null, other);
}

// ---- Elements

static uint32_t most_elements(Symex *symex, Term array) {
    const ObjectSet *set = reference_candidates(symex, array);
    uint32_t most = 0;
    for (uint32_t i = 1; set && i < symex->heap.objects.count; i++) {
        const Object *object = &symex->heap.objects.items[i];
        if (object_set_has(set, i) && object->type->kind == TYPE_ARRAY && object->count > most)
            most = object->count;
    }
    return most;
}

static Term element_holds(const FactUse *use, Term element, Term number) {
    Symex *symex = use->symex;
    Term missing = is_null(symex, element);
    if (use->fact->kind == FACT_ELEMENTS)
        return term_not(missing);
    return term_or(symex->terms, missing,
                   term_equal(symex->terms, heap_length(symex, element), number));
}

// Of an array that is null nothing is said, nor where the other one is.
static Term elements_hold(const FactUse *use, const Object *object) {
    Symex *symex = use->symex;
    TermTable *terms = symex->terms;
    bool has_number = use->fact->right.field != NULL;
    bool is_count = use->fact->kind == FACT_ELEMENTS && has_number;
    Term missing = TERM_FALSE;
    Term array = value_of(use, object, use->fact->left.field);
    Term number = has_number ? number_of(use, object, use->fact->right, &missing) : TERM_NONE;
    if (!array || (has_number && !number))
        return TERM_NONE;
    missing = term_or(terms, missing, is_null(symex, array));
    Term length = heap_length(symex, array), null = object_reference(symex, 0), all = TERM_TRUE;
    for (uint32_t i = 0; i < most_elements(symex, array); i++) {
        Term index = java_constant(symex, IR_INT, i);
        Term is_there = term_slt(terms, index, length);
        if (is_count)
            is_there = term_and(terms, is_there, term_slt(terms, index, number));
        Term element = heap_load_element(symex, use->state, array, index, null);
        all = term_and(terms, all,
                       term_implies(terms, is_there, element_holds(use, element, number)));
    }
    return term_or(terms, missing, all);
}

// ---- Cycles

// The steps that the field makes from object to object, then all ways: Warshall's algorithm.
static Term *ways(const FactUse *use, uint32_t count) {
    Symex *symex = use->symex;
    TermTable *terms = symex->terms;
    Term *way = arena_array(symex->arena, (size_t)count * count, sizeof(Term));
    for (size_t i = 0; i < (size_t)count * count; i++)
        way[i] = TERM_FALSE;
    for (uint32_t i = 1; i < count; i++) {
        const Object *object = &symex->heap.objects.items[i];
        Term next = speaks_of(symex, use->fact, object) && !is_of_left_out(use, object)
                        ? value_of(use, object, use->fact->left.field)
                        : TERM_NONE;
        const ObjectSet *set = next ? reference_candidates(symex, next) : NULL;
        for (uint32_t j = 1; set && j < count; j++)
            if (object_set_has(set, j))
                way[i * count + j] = term_equal(terms, next, object_reference(symex, j));
    }
    for (uint32_t k = 1; k < count; k++)
        for (uint32_t i = 1; i < count; i++)
            for (uint32_t j = 1; way[i * count + k] != TERM_FALSE && j < count; j++)
                if (way[k * count + j] != TERM_FALSE)
                    way[i * count + j] =
                        term_or(terms, way[i * count + j],
                                term_and(terms, way[i * count + k], way[k * count + j]));
    return way;
}

static const Term *find_cycles(const FactUse *use) {
    uint32_t count = use->symex->heap.objects.count;
    Term *cycles = arena_array(use->symex->arena, count, sizeof(Term));
    const Term *way = ways(use, count);
    for (uint32_t i = 1; i < count; i++)
        cycles[i] = way[i * count + i];
    return cycles;
}

// ---- All objects

static Term holds_of(const FactUse *use, const Object *object) {
    if (is_of_left_out(use, object))
        return TERM_NONE;
    switch (use->fact->kind) {
    case FACT_AT_MOST:
    case FACT_LESS:
    case FACT_EQUAL: return relation_holds(use, object);
    case FACT_NON_NULL:
    case FACT_NULL_TOGETHER:
    case FACT_NULL_WHERE_ZERO:
    case FACT_NON_NULL_WHERE: return null_holds(use, object);
    case FACT_ACYCLIC: return term_not(use->cycles[object->number]);
    case FACT_ELEMENTS:
    case FACT_ROWS: return elements_hold(use, object);
    }
    return TERM_NONE;
}

static FactUse use_fact(Symex *symex, const State *state, const Fact *fact) {
    FactUse use = {symex, state, fact, NULL};
    if (fact->kind == FACT_ACYCLIC)
        use.cycles = find_cycles(&use);
    return use;
}

// False where there is no object that it speaks of.
static bool fact_given(Symex *symex, const State *state, const Fact *fact, Term *all) {
    FactUse use = use_fact(symex, state, fact);
    bool is_used = false;
    *all = TERM_TRUE;
    for (uint32_t number = 1; number < symex->heap.first_created; number++) {
        Object object = symex->heap.objects.items[number];
        if (!object.is_initial || !speaks_of(symex, fact, &object))
            continue;
        Term holds = holds_of(&use, &object);
        is_used |= holds != TERM_NONE;
        if (holds)
            *all = term_and(symex->terms, *all,
                            term_implies(symex->terms, object_exists(symex, number), holds));
    }
    return is_used;
}

void facts_assume(Symex *symex, const State *state) {
    const FactSet *set = symex->scope.facts;
    for (uint32_t i = 0; set && symex->scope.is_plain && i < set->facts.count; i++) {
        Term holds;
        if (fact_given(symex, state, &set->facts.items[i], &holds))
            assume(symex, holds);
    }
}

bool symex_fact_given(Symex *symex, const Fact *fact, Term *holds) {
    State before = {TERM_TRUE, {0}};
    return fact_given(symex, &before, fact, holds);
}

// ---- After the method

static Term broken_in(Symex *symex, const State *state, const Fact *fact, const Term *visible,
                      Term skip) {
    TermTable *terms = symex->terms;
    FactUse use = use_fact(symex, state, fact);
    Term broken = TERM_FALSE;
    for (uint32_t number = 1; number < symex->heap.objects.count; number++) {
        Object object = symex->heap.objects.items[number];
        if (visible[number] == TERM_FALSE || !speaks_of(symex, fact, &object) ||
            (skip && skip == object_reference(symex, number)))
            continue;
        Term holds = holds_of(&use, &object);
        Term exists = object.is_initial ? object_exists(symex, number) : object.created;
        if (holds)
            broken =
                term_or(terms, broken,
                        term_and(terms, term_and(terms, exists, visible[number]), term_not(holds)));
    }
    return term_and(terms, state->guard, broken);
}

void facts_find_breaches(Symex *symex, Term constructed, const Outcome *outcome) {
    const FactSet *set = symex->scope.facts;
    Method *method = symex->subject.method;
    bool gives_object = !query_is_value(method->return_type);
    Term returned_roots[] = {symex->subject.receiver, gives_object ? outcome->result : TERM_NONE};
    Term thrown_roots[] = {outcome->exception};
    const Term *returned = visible_objects(symex, &outcome->returned, returned_roots, 2);
    const Term *thrown = visible_objects(symex, &outcome->thrown, thrown_roots, 1);
    for (uint32_t i = 0; i < set->facts.count; i++) {
        Term broken = TERM_FALSE;
        if (!state_is_dead(&outcome->returned))
            broken =
                broken_in(symex, &outcome->returned, &set->facts.items[i], returned, TERM_NONE);
        if (!state_is_dead(&outcome->thrown))
            broken = term_or(
                symex->terms, broken,
                broken_in(symex, &outcome->thrown, &set->facts.items[i], thrown, constructed));
        vector_push(symex->arena, &symex->results.breaches, broken);
    }
}

const TermList *symex_breaches_of_facts(const Symex *symex) {
    return &symex->results.breaches;
}
