// Sets of locations that variables hold, as formulas.
//
// A state holds a number that stands for the set. Which fields of objects are in it says a function
// of each field, an array from the number to the objects; elements have one of their own. Of a set
// that was made here it is said what is in it; of others, that it has locations of objects only
// that were there when it was read first.
#include "quantified/formulas.h"

// A set that was made, or one that a state holds.
typedef struct KnownSet {
    Formula cell;
    const Places *places;   // of a set that was made
    Evaluation *evaluation; // where that was
    Formula allocated;      // else: objects from here on are not in it,
    Formula when;           // where this holds
} KnownSet;

// The function of a field, of static fields, or, of none, of elements.
typedef struct Membership {
    const Variable *field;
    Formula function;
} Membership;

static bool is_static(const Variable *field) {
    return field && (field->modifiers & MODIFIER_STATIC);
}

// ---- What is in a set

static Formula member(QuantifiedRun *quantified, const Membership *of, Formula cell, Formula object,
                      Formula index) {
    LogicTable *table = quantified->table;
    Formula result = logic_select(table, of->function, cell);
    if (object)
        result = logic_select(table, result, object);
    return index ? logic_select(table, result, index) : result;
}

static Formula is_in_places(const KnownSet *set, const Membership *of, Formula object,
                            Formula index) {
    return of->field ? places_have_field(set->evaluation, set->places, object, of->field)
                     : places_have_element(set->evaluation, set->places, object, index);
}

static void say_set(QuantifiedRun *quantified, const KnownSet *set, const Membership *of) {
    LogicTable *table = quantified->table;
    Formula bound[2] = {FORMULA_NONE, FORMULA_NONE};
    uint32_t count = is_static(of->field) ? 0 : of->field ? 1 : 2;
    if (count > 0)
        bound[0] = logic_bound_variable(table, SORT_REF, "object");
    if (count > 1)
        bound[1] = logic_bound_variable(table, SORT_INT, "index");
    Formula is_in = member(quantified, of, set->cell, bound[0], bound[1]), fact = FORMULA_TRUE;
    if (set->places) {
        set->evaluation->failed = false;
        quantified->repeating++; // what is not modelled in it was noted when it was made
        Formula meaning = is_in_places(set, of, bound[0], bound[1]);
        quantified->repeating--;
        if (!set->evaluation->failed)
            fact = logic_equal(table, is_in, meaning);
    } else if (count) {
        Formula is_there =
            logic_and(table, logic_not(table, quantified_is_null(quantified, bound[0])),
                      logic_less(table, bound[0], set->allocated));
        fact = logic_implies(table, logic_and(table, set->when, is_in), is_there);
    }
    quantified_add_axiom(quantified,
                         count ? logic_quantify(table, true, bound, count, fact) : fact);
}

static Membership *membership_of(QuantifiedRun *quantified, const Variable *field) {
    LogicTable *table = quantified->table;
    const void *key = field ? (const void *)field : (const void *)quantified;
    Membership *of = map_get(&quantified->values.members, key);
    if (of)
        return of;
    Sort sort = SORT_BOOL;
    if (!field)
        sort = logic_array_sort(table, SORT_INT, sort);
    if (!is_static(field))
        sort = logic_array_sort(table, SORT_REF, sort);
    of = ARENA_NEW(quantified->arena, Membership);
    *of = (Membership){field, quantified_fresh_variable(
                                  quantified, logic_array_sort(table, SORT_EXACT, sort), "in")};
    map_put(quantified->arena, &quantified->values.members, key, of);
    vector_push(quantified->arena, &quantified->values.memberships, of);
    for (uint32_t i = 0; i < quantified->values.sets.count; i++)
        say_set(quantified, quantified->values.sets.items[i], of);
    return of;
}

static void add_set(QuantifiedRun *quantified, KnownSet known) {
    KnownSet *set = ARENA_NEW(quantified->arena, KnownSet);
    *set = known;
    vector_push(quantified->arena, &quantified->values.sets, set);
    for (uint32_t i = 0; i < quantified->values.memberships.count; i++)
        say_set(quantified, set, quantified->values.memberships.items[i]);
}

static void add_made(Evaluation *evaluation, Formula cell, const Places *places) {
    QuantifiedRun *quantified = formula_run(evaluation);
    Evaluation *kept = ARENA_NEW(quantified->arena, Evaluation);
    *kept = *evaluation;
    formula_capture(kept);
    add_set(quantified, (KnownSet){.cell = cell, .places = places, .evaluation = kept});
}

// What no variable was set to is empty: its number is 0.
static void need_empty(Evaluation *evaluation) {
    static const Places nowhere = {0};
    QuantifiedRun *quantified = formula_run(evaluation);
    if (!quantified->values.sets.count)
        add_made(evaluation, logic_number(quantified->table, SORT_EXACT, 0), &nowhere);
}

void formula_set_made(Evaluation *evaluation, Formula cell, uint32_t number) {
    QuantifiedRun *quantified = formula_run(evaluation);
    Places *places = ARENA_NEW(quantified->arena, Places);
    Place place = {.kind = PLACE_VALUE, .object = number};
    vector_push(quantified->arena, places, place);
    need_empty(evaluation);
    add_made(evaluation, cell, places);
}

static bool is_of_start(QuantifiedRun *quantified, Formula field) {
    for (uint32_t i = 0; i < quantified->slots.count; i++)
        if (quantified->slots.items[i].kind == SLOT_FIELD &&
            quantified_slot_get(quantified, quantified->pre_state, i) == field)
            return true;
    return false;
}

// What a field held when the method began has only objects that were there.
static void add_given(QuantifiedRun *quantified, Formula cell) {
    LogicTable *table = quantified->table;
    const FormulaNode *node = logic_node(table, cell);
    if (node->kind != FORMULA_KIND_SELECT || !quantified->pre_state)
        return;
    Formula field = node->children[0], object = node->children[1];
    while (logic_node(table, field)->kind == FORMULA_KIND_STORE)
        field = logic_node(table, field)->children[0];
    Formula allocated = quantified->pre_state->allocated;
    if (is_of_start(quantified, field))
        add_set(quantified, (KnownSet){.cell = logic_select(table, field, object),
                                       .allocated = allocated,
                                       .when = logic_less(table, object, allocated)});
}

void formula_set_read(Evaluation *evaluation, Formula cell) {
    QuantifiedRun *quantified = formula_run(evaluation);
    const State *state = evaluation->state;
    need_empty(evaluation);
    if (logic_node(quantified->table, cell)->has_bound)
        return;
    add_set(quantified,
            (KnownSet){.cell = cell, .allocated = state->allocated, .when = FORMULA_TRUE});
    add_given(quantified, cell);
}

Formula formula_open_location(Evaluation *evaluation, Formula cell, const SpecLocation *location) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    const Membership *of = membership_of(quantified, location->field);
    if (location->field)
        return member(quantified, of, cell, location->object, FORMULA_NONE);
    Formula index =
        location->index ? location->index : logic_bound_variable(table, SORT_INT, "index");
    // There are no elements beyond the length.
    Formula parts[] = {
        member(quantified, of, cell, location->object, index),
        logic_less_equal(table, logic_number(table, SORT_INT, 0), index),
        logic_less(table, index, quantified_length_of(quantified, location->object))};
    Formula result = logic_and(table, parts[0], logic_and(table, parts[1], parts[2]));
    return location->index ? result : logic_quantify(table, false, &index, 1, result);
}
