// Values left open, once it is known what holds of them: what the contract or the
// invariant rules out is taken out of the state.
//
// The clauses alone leave it to the solver to see, in every question that follows,
// that a field can be only this object, an array no longer than that. It is asked
// once, here, and what comes after is executed on values that can be less: as
// tightening does for the pre-state (src/check/tighten.c).
#include "symex/havoc.h"

#include "heap/veils.h"
#include "sema/queries.h"

#include "solve/possible.h"

enum {
    RESULT = UINT32_MAX, // in the place of a location
    MOST_QUESTIONS = 60,
    JOINT_CONFLICTS = 1000,
    SINGLE_CONFLICTS = 20,
    MOST_CONDITIONS = 4000,
};

typedef enum OpenKind {
    OPEN_REFERENCE, // conditions: it is numbers[i]
    OPEN_NUMBER,    // one condition: it is not small
    OPEN_EXISTENCE, // of an object: that it was created, that it was not
    OPEN_LENGTH,    // of an array: that it is longer than i
} OpenKind;

typedef struct Open {
    OpenKind kind;
    uint32_t subject;        // location, RESULT, or object
    uint32_t first, count;   // its conditions
    const uint32_t *numbers; // of objects
} Open;

typedef struct Narrowing {
    Symex *symex;
    State *state;
    Term *result; // of a call that returns in the executions `returned`; or NULL
    Term returned;
    uint64_t greatest; // a number up to that is small
    VECTOR(Open) list;
    TermList conditions;
    bool *is_possible; // by condition
} Narrowing;

// ---- What is asked

static void begin_open(Narrowing *narrowing, OpenKind kind, uint32_t subject) {
    Open open = {.kind = kind, .subject = subject, .first = narrowing->conditions.count};
    vector_push(narrowing->symex->arena, &narrowing->list, open);
}

static void add_condition(Narrowing *narrowing, Term condition) {
    if (vector_last(&narrowing->list).subject == RESULT)
        condition = term_and(narrowing->symex->terms, narrowing->returned, condition);
    vector_push(narrowing->symex->arena, &narrowing->conditions, condition);
    vector_last(&narrowing->list).count++;
}

static void add_reference(Narrowing *narrowing, uint32_t location, Term value) {
    Symex *symex = narrowing->symex;
    const ObjectSet *set = reference_candidates(symex, value);
    uint32_t *numbers = arena_array(symex->arena, symex->heap.objects.count, sizeof(uint32_t));
    uint32_t count = 0;
    for (uint32_t i = 0; i < symex->heap.objects.count; i++)
        if (object_set_has(set, i))
            numbers[count++] = i;
    if (count < 2)
        return;
    begin_open(narrowing, OPEN_REFERENCE, location);
    vector_last(&narrowing->list).numbers = numbers;
    for (uint32_t i = 0; i < count; i++)
        add_condition(narrowing,
                      term_equal(symex->terms, value, object_reference(symex, numbers[i])));
}

static void add_number(Narrowing *narrowing, uint32_t location, Term value) {
    TermTable *terms = narrowing->symex->terms;
    uint32_t width = term_width(terms, value);
    if (term_greatest(terms, value) >> 2 <= narrowing->greatest)
        return; // small already, or nearly
    begin_open(narrowing, OPEN_NUMBER, location);
    add_condition(narrowing,
                  term_ult(terms, term_constant(terms, width, narrowing->greatest), value));
}

static Term value_at(const Narrowing *narrowing, uint32_t location) {
    return location == RESULT ? *narrowing->result
                              : state_get(narrowing->symex, narrowing->state, location);
}

static void add_value(Narrowing *narrowing, uint32_t location, Type *type) {
    if (!query_is_value(type))
        add_reference(narrowing, location, value_at(narrowing, location));
    else if (type_is_integral(type))
        add_number(narrowing, location, value_at(narrowing, location));
}

static void add_object(Narrowing *narrowing, const Object *object) {
    TermTable *terms = narrowing->symex->terms;
    uint64_t value;
    begin_open(narrowing, OPEN_EXISTENCE, object->number);
    add_condition(narrowing, object->created);
    add_condition(narrowing, term_not(object->created));
    if (object->type->kind != TYPE_ARRAY || term_is_constant(terms, object->length, &value))
        return;
    begin_open(narrowing, OPEN_LENGTH, object->number);
    for (uint32_t i = 0; i < object->count; i++)
        add_condition(
            narrowing,
            term_and(terms, object->created,
                     term_slt(terms, java_constant(narrowing->symex, IR_INT, i), object->length)));
}

// ---- What was found

// Of the objects that it cannot be, none is left.
static Term narrow_reference(const Narrowing *narrowing, const Open *open, Term value) {
    Symex *symex = narrowing->symex;
    Term narrow = TERM_NONE;
    uint32_t left = 0;
    for (uint32_t i = open->count; i-- > 0;) {
        if (!narrowing->is_possible[open->first + i])
            continue;
        Term object = object_reference(symex, open->numbers[i]);
        narrow = narrow ? term_ite(symex->terms, narrowing->conditions.items[open->first + i],
                                   object, narrow)
                        : object;
        left++;
    }
    return left && left < open->count ? narrow : value;
}

static Term low_part(TermTable *terms, Term value, uint64_t greatest) {
    uint32_t width = term_width(terms, value), bits = 1;
    while (bits < width && greatest >> bits)
        bits++;
    return bits < width ? term_zero_extend(terms, term_extract(terms, value, 0, bits), width)
                        : value;
}

static void narrow_value(const Narrowing *narrowing, const Open *open) {
    Symex *symex = narrowing->symex;
    Term value = value_at(narrowing, open->subject);
    Term narrow = value;
    if (open->kind == OPEN_REFERENCE)
        narrow = narrow_reference(narrowing, open, value);
    else if (!narrowing->is_possible[open->first])
        narrow = low_part(symex->terms, value, narrowing->greatest);
    if (open->subject == RESULT)
        *narrowing->result = narrow;
    else if (narrow != value)
        state_set(symex, narrowing->state, open->subject, narrow);
}

static void narrow_existence(const Narrowing *narrowing, const Open *open, Term after) {
    Object *object = &narrowing->symex->heap.objects.items[open->subject];
    if (!narrowing->is_possible[open->first])
        object->created = TERM_FALSE;
    else if (!narrowing->is_possible[open->first + 1])
        object->created = after;
}

// Elements behind the greatest length are no part of it any more.
static void narrow_length(const Narrowing *narrowing, const Open *open) {
    Object *object = &narrowing->symex->heap.objects.items[open->subject];
    uint32_t greatest = 0;
    for (uint32_t i = 0; i < open->count; i++)
        if (narrowing->is_possible[open->first + i])
            greatest = i + 1;
    if (greatest == open->count)
        return;
    object->count = greatest;
    object->length = low_part(narrowing->symex->terms, object->length, greatest);
}

// ---- All together

static bool ask(Narrowing *narrowing, Term after) {
    Symex *symex = narrowing->symex;
    uint32_t count = narrowing->conditions.count;
    if (!count || count > MOST_CONDITIONS)
        return false;
    narrowing->is_possible = arena_array(symex->arena, count, sizeof(bool));
    symex_assert(symex);
    veils_look(symex, after);
    for (uint32_t i = 0; i < count; i++)
        veils_look(symex, narrowing->conditions.items[i]);
    PossibleLimits limits = {MOST_QUESTIONS, JOINT_CONFLICTS, SINGLE_CONFLICTS, symex->deadline, 0};
    return solver_find_possible(symex->solver, symex->terms, after, narrowing->conditions.items,
                                count, narrowing->is_possible, &limits) == SOLVER_SATISFIABLE;
}

static void use_answers(const Narrowing *narrowing, Term after) {
    for (uint32_t i = 0; i < narrowing->list.count; i++) {
        const Open *open = &narrowing->list.items[i];
        if (open->kind == OPEN_EXISTENCE)
            narrow_existence(narrowing, open, after);
        else if (open->kind == OPEN_LENGTH)
            narrow_length(narrowing, open);
        else
            narrow_value(narrowing, open);
    }
}

void narrow_references(Symex *symex, State *state, const uint32_t *locations, uint32_t count) {
    Narrowing narrowing = {.symex = symex, .state = state};
    if (!symex->execution->run_options.narrows)
        return;
    for (uint32_t i = 0; i < count; i++)
        add_reference(&narrowing, locations[i], state_get(symex, state, locations[i]));
    if (ask(&narrowing, state->guard))
        use_answers(&narrowing, state->guard);
}

void havoc_narrow(Havoc *havoc, Term after, State *state, const OpenResult *result) {
    Symex *symex = havoc->symex;
    Narrowing narrowing = {
        .symex = symex, .state = state, .greatest = scope_greatest_small(&symex->scope)};
    if (!symex->execution->run_options.narrows || after == TERM_FALSE)
        return;
    for (uint32_t i = 0; i < havoc->places.count; i++)
        add_value(&narrowing, havoc->places.items[i].location, havoc->places.items[i].type);
    if (result && *result->value) {
        narrowing.result = result->value;
        narrowing.returned = result->returned;
        add_value(&narrowing, RESULT, result->type);
    }
    for (uint32_t i = havoc->first_fresh; i < havoc->end_fresh; i++)
        add_object(&narrowing, &symex->heap.objects.items[i]);
    if (ask(&narrowing, after))
        use_answers(&narrowing, after);
}
