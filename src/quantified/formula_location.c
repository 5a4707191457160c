// \subset, \disjoint and \new_elems_fresh of sets of locations as formulas: for all objects and
// indexes, one field after the other.
#include "quantified/formulas.h"

#include "sema/queries.h"

typedef struct Pair {
    PlaceList left, right;
    bool is_subset;   // else disjoint
    const State *old; // NULL, or objects from its counter on do not count
} Pair;

static Formula agree(Evaluation *evaluation, const Pair *pair, Formula left, Formula right) {
    LogicTable *table = formula_table(evaluation);
    return pair->is_subset ? logic_implies(table, left, right)
                           : logic_not(table, logic_and(table, left, right));
}

static Formula field_agrees(Evaluation *evaluation, const Pair *pair, Formula object,
                            const Variable *field) {
    return agree(evaluation, pair, places_have_field(evaluation, &pair->left.places, object, field),
                 places_have_field(evaluation, &pair->right.places, object, field));
}

// Null has no locations.
static Formula counts(Evaluation *evaluation, const Pair *pair, Formula object) {
    QuantifiedRun *quantified = formula_run(evaluation);
    Formula is_there = logic_not(quantified->table, quantified_is_null(quantified, object));
    if (!pair->old)
        return is_there;
    if (evaluation->constructed)
        is_there = logic_and(quantified->table, is_there,
                             logic_not(quantified->table, logic_equal(quantified->table, object,
                                                                      evaluation->constructed)));
    return logic_and(quantified->table, is_there,
                     logic_less(quantified->table, object, pair->old->allocated));
}

// ---- Which fields there are

static void add_field(QuantifiedRun *quantified, VariableList *list, Variable *field) {
    if (!field || (field->modifiers & MODIFIER_MODEL))
        return;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == field)
            return;
    vector_push(quantified->arena, list, field);
}

static void add_written(QuantifiedRun *quantified, VariableList *list, const SpecExpr *at) {
    if (!at)
        return;
    if (at->kind == SPEC_LOCATION_FIELD)
        add_field(quantified, list, at->variable);
    for (uint32_t i = 0; i < at->count; i++)
        add_written(quantified, list, at->children[i]);
}

static void add_named(QuantifiedRun *quantified, VariableList *list, const Places *places) {
    for (uint32_t i = 0; i < places->count; i++) {
        add_field(quantified, list, places->items[i].field);
        add_written(quantified, list, places->items[i].at);
        add_named(quantified, list, &places->items[i].left);
        add_named(quantified, list, &places->items[i].right);
    }
}

// Fields that stand for those that nobody names. Sets that are written cannot tell these apart.
// Those that variables hold can: two that are said to differ may do so in a field of their own. So
// there must be as many of them as a question has such pairs; where there are more, nothing is
// said.
enum { SO_MANY = 8 };

const VariableList *quantified_other_fields(QuantifiedRun *quantified) {
    VariableList *others = &quantified->values.other_fields;
    for (uint32_t i = others->count; i < 2 * SO_MANY; i++) {
        Variable *other = ARENA_NEW(quantified->arena, Variable);
        *other = (Variable){.kind = VARIABLE_FIELD,
                            .name = query_name(quantified->sema, "any other field"),
                            .modifiers = i % 2 ? MODIFIER_STATIC : 0};
        vector_push(quantified->arena, others, other);
    }
    return others;
}

// Those of the classes of the sources, those that the heap has and that the sets name; and those
// that stand for all others.
static VariableList fields_of(QuantifiedRun *quantified, const Pair *pair) {
    VariableList list = {0};
    const VariableList *others = quantified_other_fields(quantified);
    for (uint32_t i = 0; i < others->count; i++)
        add_field(quantified, &list, others->items[i]);
    add_named(quantified, &list, &pair->left.places);
    add_named(quantified, &list, &pair->right.places);
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        const VariableList *fields = &quantified->classes.items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++)
            add_field(quantified, &list, fields->items[j]);
    }
    for (uint32_t i = 0; i < quantified->slots.count; i++)
        add_field(quantified, &list, quantified->slots.items[i].field);
    return list;
}

static Formula fields_agree(Evaluation *evaluation, const Pair *pair, const VariableList *fields,
                            Formula object) {
    LogicTable *table = formula_table(evaluation);
    Formula result = FORMULA_TRUE;
    for (uint32_t i = 0; i < fields->count; i++) {
        bool is_static = fields->items[i]->modifiers & MODIFIER_STATIC;
        if (is_static == !object)
            result =
                logic_and(table, result, field_agrees(evaluation, pair, object, fields->items[i]));
    }
    return result;
}

// ---- All of them

static Formula elements_agree(Evaluation *evaluation, const Pair *pair, Formula array) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    Formula index = logic_bound_variable(table, SORT_INT, "index");
    Formula is_index =
        logic_and(table, logic_less_equal(table, logic_number(table, SORT_INT, 0), index),
                  logic_less(table, index, quantified_length_of(quantified, array)));
    Formula agrees =
        agree(evaluation, pair, places_have_element(evaluation, &pair->left.places, array, index),
              places_have_element(evaluation, &pair->right.places, array, index));
    return logic_quantify(table, true, &index, 1, logic_implies(table, is_index, agrees));
}

// Are all the objects of the set written down? What `maps` puts into a field may be of others.
static bool is_listed(Evaluation *evaluation, const PlaceList *list) {
    for (uint32_t i = 0; i < list->places.count; i++) {
        const Place *place = &list->places.items[i];
        bool is_single = place->kind == PLACE_FIELD && place->field &&
                         !(place->field->modifiers & MODIFIER_MODEL);
        if (!is_single && place->kind != PLACE_ALL_FIELDS && place->kind != PLACE_ELEMENTS)
            return false;
    }
    return !spec_mapping_fields(evaluation->table)->count;
}

// Only at objects of the left set there can be anything that does not agree: no quantifier is
// needed.
static Formula listed_agree(Evaluation *evaluation, const Pair *pair, const VariableList *fields) {
    LogicTable *table = formula_table(evaluation);
    Formula result = fields_agree(evaluation, pair, fields, FORMULA_NONE);
    for (uint32_t i = 0; i < pair->left.places.count; i++) {
        Formula object = pair->left.places.items[i].object;
        if (!object)
            continue; // a static field
        Formula agree_there = logic_and(table, fields_agree(evaluation, pair, fields, object),
                                        elements_agree(evaluation, pair, object));
        result = logic_and(table, result,
                           logic_implies(table, counts(evaluation, pair, object), agree_there));
    }
    return result;
}

static Formula all_agree(Evaluation *evaluation, Pair *pair) {
    LogicTable *table = formula_table(evaluation);
    VariableList fields = fields_of(formula_run(evaluation), pair);
    if (!pair->is_subset && !is_listed(evaluation, &pair->left)) {
        PlaceList left = pair->left;
        pair->left = pair->right;
        pair->right = left;
    }
    if (is_listed(evaluation, &pair->left))
        return listed_agree(evaluation, pair, &fields);
    Formula object = logic_bound_variable(table, SORT_REF, "object");
    Formula is_counted = counts(evaluation, pair, object);
    Formula parts[] = {
        logic_implies(table, is_counted, fields_agree(evaluation, pair, &fields, object)),
        logic_implies(table, is_counted, elements_agree(evaluation, pair, object)),
    };
    Formula result = fields_agree(evaluation, pair, &fields, FORMULA_NONE);
    for (uint32_t i = 0; i < 2; i++)
        result = logic_and(table, result, logic_quantify(table, true, &object, 1, parts[i]));
    return result;
}

// ---- How many may differ

static void note_shown(Evaluation *evaluation, Formula comparison) {
    QuantifiedRun *quantified = formula_run(evaluation);
    ComposedValues *values = &quantified->values;
    if (values->clause != evaluation->clause || values->clause_at != evaluation->state)
        values->differing_there.count = 0;
    values->clause = evaluation->clause;
    values->clause_at = evaluation->state;
    for (uint32_t i = 0; i < values->differing_there.count; i++)
        if (values->differing_there.items[i] == comparison)
            return;
    vector_push(quantified->arena, &values->differing_there, comparison);
}

// Where a question may say that the comparison fails, two sets differ in a field of their own. What
// stands without a negation in a clause fails only where that clause is to be shown, and a question
// shows one clause; what stands behind one may be given with all others. A comparison that is only
// given to hold asks for nothing. For all values of a variable at once no number is enough.
static Formula with_witness(Evaluation *evaluation, const SpecExpr *at, Formula comparison) {
    QuantifiedRun *quantified = formula_run(evaluation);
    ComposedValues *values = &quantified->values;
    const void *key = (const void *)(uintptr_t)comparison;
    int sign = evaluation->polarity * evaluation->root;
    if (sign > 0 && evaluation->root < 0)
        return comparison;
    if (sign > 0 && evaluation->clause)
        note_shown(evaluation, comparison);
    else if (logic_node(quantified->table, comparison)->has_bound)
        return spec_unmodelled(evaluation, at, "sets that may differ for each value of a variable");
    else
        map_put(quantified->arena, &values->differing, key, values);
    if (values->differing.count + values->differing_there.count > SO_MANY)
        return spec_unmodelled(evaluation, at, "one more pair of sets that may differ");
    return comparison;
}

Formula formula_locations_agree(Evaluation *evaluation, const SpecExpr *at) {
    Pair pair = {.is_subset = at->kind == SPEC_LOCATION_SUBSET};
    places_read(evaluation, at->children[0], &pair.left);
    places_read(evaluation, at->children[1], &pair.right);
    return with_witness(evaluation, at, all_agree(evaluation, &pair));
}

// Of the objects that are not new: what is in the set was in it; or, of \fresh, nothing is.
Formula formula_new_locations_fresh(Evaluation *evaluation, const SpecExpr *at) {
    if (!evaluation->old)
        return FORMULA_NONE;
    Pair pair = {.is_subset = true, .old = evaluation->old};
    const void *now = evaluation->state;
    places_read(evaluation, at->children[0], &pair.left);
    evaluation->state = evaluation->old;
    if (at->kind == SPEC_LOCATION_NEW)
        places_read(evaluation, at->children[0], &pair.right);
    evaluation->state = now;
    return with_witness(evaluation, at, all_agree(evaluation, &pair));
}
