// A call may assign any location of a set that names many objects at once: `a[*].next`, one set
// without another.
//
// To forget: every field that the set may have becomes unknown, for all objects but those that are
// not in it. To check: whatever object, field or element is in it may be assigned by the caller.
#include "quantified/formulas.h"

static Formula has_field(QuantifiedRun *quantified, const State *state, const Place *place,
                         Formula object, Variable *field) {
    Evaluation evaluation = formula_evaluation(quantified, state);
    Places one = {0};
    vector_push(quantified->arena, &one, *place);
    return places_have_field(&evaluation, &one, object, field);
}

static Formula has_element(QuantifiedRun *quantified, const State *state, const Place *place,
                           Formula array, Formula index) {
    Evaluation evaluation = formula_evaluation(quantified, state);
    Places one = {0};
    vector_push(quantified->arena, &one, *place);
    return places_have_element(&evaluation, &one, array, index);
}

static bool is_of_sources(const QuantifiedRun *quantified, const Class *class_symbol) {
    for (uint32_t i = 0; i < quantified->classes.count; i++)
        if (quantified->classes.items[i] == class_symbol)
            return true;
    return class_symbol == sema_types(quantified->sema)->object->class_symbol;
}

static bool names_sources(const QuantifiedRun *quantified, const SpecExpr *at, uint32_t depth);

// Whichever class of the sources says what the model field means.
static bool means_sources(const QuantifiedRun *quantified, Variable *field, uint32_t depth) {
    enum { DEEPEST = 4 };
    bool all = depth < DEEPEST;
    for (uint32_t i = 0; i < quantified->classes.count && all; i++) {
        Class *owner;
        all = names_sources(quantified,
                            spec_represented(quantified->specifications,
                                             quantified->classes.items[i], field, &owner),
                            depth + 1);
    }
    return all;
}

// All that its locations say names fields of the sources.
static bool names_sources(const QuantifiedRun *quantified, const SpecExpr *at, uint32_t depth) {
    if (!at)
        return true;
    if (at->kind == SPEC_LOCATION_FIELD && !is_of_sources(quantified, at->variable->owner))
        return false;
    if (at->kind == SPEC_MODEL_FIELD && at->sort == SPEC_SORT_LOCATIONS &&
        !means_sources(quantified, at->variable, depth))
        return false;
    for (uint32_t i = 0; i < at->count; i++)
        if (!names_sources(quantified, at->children[i], depth))
            return false;
    return true;
}

static bool are_of_sources(const QuantifiedRun *quantified, const Places *places);

static bool is_place_of_sources(const QuantifiedRun *quantified, const Place *place) {
    if (place->field && !is_of_sources(quantified, place->field->owner))
        return false;
    return (place->kind != PLACE_EACH || names_sources(quantified, place->at, 0)) &&
           are_of_sources(quantified, &place->left) && are_of_sources(quantified, &place->right);
}

static bool are_of_sources(const QuantifiedRun *quantified, const Places *places) {
    for (uint32_t i = 0; i < places->count; i++)
        if (!is_place_of_sources(quantified, &places->items[i]))
            return false;
    return true;
}

// Not where it may have fields that nobody names: those of classes of the library are not listed
// here. What a variable holds may have any: everything is forgotten then but for what is not in it.
bool quantified_is_set(QuantifiedRun *quantified, const State *state, const Place *place) {
    Variable *other = quantified_other_fields(quantified)->items[0];
    if (place->kind == PLACE_VALUE)
        return true;
    if (place->kind != PLACE_EACH && place->kind != PLACE_MINUS && place->kind != PLACE_INTERSECT)
        return false;
    Formula object = logic_bound_variable(quantified->table, SORT_REF, "object");
    return has_field(quantified, state, place, object, other) == FORMULA_FALSE &&
           is_place_of_sources(quantified, place);
}

// Those that no class of the sources has.
static void add_others(QuantifiedRun *quantified, VariableList *list) {
    const VariableList *others = quantified_other_fields(quantified);
    for (uint32_t i = 0; i < others->count; i++)
        vector_push(quantified->arena, list, others->items[i]);
    for (uint32_t i = 0; i < quantified->slots.count; i++) {
        Variable *field = quantified->slots.items[i].field;
        if (field && !is_of_sources(quantified, field->owner))
            vector_push(quantified->arena, list, field);
    }
}

// The fields that the set may have; static ones, too.
static VariableList fields_in(QuantifiedRun *quantified, const State *state, const Place *place) {
    VariableList list = {0};
    if (place->kind == PLACE_VALUE)
        add_others(quantified, &list);
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        const VariableList *fields = &quantified->classes.items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++) {
            bool is_static = fields->items[j]->modifiers & MODIFIER_STATIC;
            Formula object = is_static
                                 ? FORMULA_NONE
                                 : logic_bound_variable(quantified->table, SORT_REF, "object");
            if (!(fields->items[j]->modifiers & MODIFIER_MODEL) &&
                has_field(quantified, state, place, object, fields->items[j]) != FORMULA_FALSE)
                vector_push(quantified->arena, &list, fields->items[j]);
        }
    }
    return list;
}

// ---- Forgetting

static Formula replaced(QuantifiedRun *quantified, State *state, uint32_t slot, const char *name) {
    Formula before = quantified_slot_get(quantified, state, slot);
    Formula after =
        quantified_fresh_variable(quantified, logic_sort(quantified->table, before), name);
    quantified_slot_set(quantified, state, slot, after);
    return before;
}

// What is not in the set is as it was.
static void keep_field(QuantifiedRun *quantified, const State *before_call, State *state,
                       const Place *place, Variable *field, Formula before) {
    LogicTable *table = quantified->table;
    Formula after =
        quantified_slot_get(quantified, state, quantified_slot_of_field(quantified, field));
    bool is_static = field->modifiers & MODIFIER_STATIC;
    Formula object = is_static ? FORMULA_NONE : logic_bound_variable(table, SORT_REF, "object");
    Formula same = is_static ? logic_equal(table, after, before)
                             : logic_equal(table, logic_select(table, after, object),
                                           logic_select(table, before, object));
    Formula kept = logic_or(table, has_field(quantified, before_call, place, object, field), same);
    quantified_state_fact(quantified, state,
                          is_static ? kept : logic_quantify(table, true, &object, 1, kept));
}

static void forget_field(QuantifiedRun *quantified, const State *before_call, State *state,
                         const Place *place, Variable *field) {
    uint32_t slot = quantified_slot_of_field(quantified, field);
    Formula before = replaced(quantified, state, slot, field->name->text);
    keep_field(quantified, before_call, state, place, field, before);
}

static void keep_elements(QuantifiedRun *quantified, const State *before_call, State *state,
                          const Place *place, uint32_t slot, Formula before) {
    LogicTable *table = quantified->table;
    Formula bound[] = {logic_bound_variable(table, SORT_REF, "array"),
                       logic_bound_variable(table, SORT_INT, "index")};
    Formula has = has_element(quantified, before_call, place, bound[0], bound[1]);
    Formula after = quantified_slot_get(quantified, state, slot);
    Formula same =
        logic_equal(table, logic_select(table, logic_select(table, after, bound[0]), bound[1]),
                    logic_select(table, logic_select(table, before, bound[0]), bound[1]));
    quantified_state_fact(quantified, state,
                          logic_quantify(table, true, bound, 2, logic_or(table, has, same)));
}

static bool may_have_elements(QuantifiedRun *quantified, const State *state, const Place *place) {
    LogicTable *table = quantified->table;
    return has_element(quantified, state, place, logic_bound_variable(table, SORT_REF, "array"),
                       logic_bound_variable(table, SORT_INT, "index")) != FORMULA_FALSE;
}

static const TypeKind element_kinds[] = {TYPE_BOOLEAN, TYPE_BYTE,  TYPE_SHORT,  TYPE_CHAR, TYPE_INT,
                                         TYPE_LONG,    TYPE_FLOAT, TYPE_DOUBLE, TYPE_CLASS};
enum { ELEMENT_KINDS = sizeof element_kinds / sizeof *element_kinds };

static void add_slots_of_sources(QuantifiedRun *quantified) {
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        const VariableList *fields = &quantified->classes.items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++)
            if (!(fields->items[j]->modifiers & MODIFIER_MODEL))
                quantified_slot_of_field(quantified, fields->items[j]);
    }
}

// What a variable holds may have locations that nobody names: all are forgotten, and of those that
// the heap knows it is said where they are kept.
static void forget_held(QuantifiedRun *quantified, State *state, const Place *place) {
    const State *before = quantified_state_copy(quantified, state);
    add_slots_of_sources(quantified);
    for (uint32_t i = 0; i < ELEMENT_KINDS; i++)
        quantified_slot_of_elements(quantified, element_kinds[i]);
    uint32_t count = quantified->slots.count;
    quantified_forget_everything(quantified, state);
    for (uint32_t i = 0; i < count; i++) {
        HeapSlot slot = quantified->slots.items[i];
        Formula value = quantified_slot_get(quantified, before, i);
        if (slot.counted || slot.kind == SLOT_VERSION)
            continue;
        if (slot.kind == SLOT_ELEMENTS)
            keep_elements(quantified, before, state, place, i, value);
        else
            keep_field(quantified, before, state, place, slot.field, value);
    }
}

void quantified_forget_set(QuantifiedRun *quantified, State *state, const Place *place) {
    const State *before = quantified_state_copy(quantified, state);
    if (place->kind == PLACE_VALUE) {
        forget_held(quantified, state, place);
        return;
    }
    VariableList fields = fields_in(quantified, before, place);
    for (uint32_t i = 0; i < fields.count; i++)
        forget_field(quantified, before, state, place, fields.items[i]);
    for (uint32_t i = 0; may_have_elements(quantified, before, place) && i < ELEMENT_KINDS; i++) {
        uint32_t slot = quantified_slot_of_elements(quantified, element_kinds[i]);
        Formula contents = replaced(quantified, state, slot, "contents");
        keep_elements(quantified, before, state, place, slot, contents);
    }
    quantified_new_version(quantified, state, FORMULA_FALSE);
}

// ---- Checking

void quantified_check_set(QuantifiedRun *quantified, const State *state, const Place *place,
                          Span span) {
    VariableList fields = fields_in(quantified, state, place);
    for (uint32_t i = 0; i < fields.count; i++) {
        State *here = quantified_state_copy(quantified, state);
        bool is_static = fields.items[i]->modifiers & MODIFIER_STATIC;
        Formula object =
            is_static ? FORMULA_NONE : quantified_fresh_variable(quantified, SORT_REF, "object");
        if (quantified_state_assume(quantified, here,
                                    has_field(quantified, state, place, object, fields.items[i])))
            quantified_check_assignable_field(quantified, here, object, fields.items[i], span);
    }
    State *here = quantified_state_copy(quantified, state);
    Formula array = quantified_fresh_variable(quantified, SORT_REF, "array");
    Formula index = quantified_fresh_variable(quantified, SORT_INT, "index");
    if (quantified_state_assume(quantified, here,
                                has_element(quantified, state, place, array, index)))
        quantified_check_assignable_element(quantified, here, array, index, span);
}
