// Positions in one order (positions.h).
//
// Exchanging: a permutation of 0 … n-1, n being the least length of the arrays that are indexed by
// positions, is applied to their elements, and to every position that is held anywhere. Positions
// from n on and negative numbers stay, so that comparisons with lengths, with 0 and with negative
// constants come out as they did. What the heap holds besides is not touched, so that whatever else
// is assumed of it holds as before; every heap has an image in which the keys ascend.
//
// An array that is indexed by positions may be reached in no other way: that two slots hold one
// array though they are used in different ways is a doubt, which must be impossible.
#include "symex/positions.h"

#include "sema/queries.h"
#include "symex/roles.h"

enum { MOST_SLOTS = 300, MOST_GROUP_SLOTS = 40 };

// A place of the pre-state that may hold an array.
typedef struct ArraySlot {
    Term value;
    Role role; // 0: nobody looks at it
    Type *type;
    bool is_field;
} ArraySlot;

typedef VECTOR(ArraySlot) ArraySlotList;

struct Positions {
    Map all_pairs; // see Roles
    Term aliased;  // an array in two hands
    PositionDoubtList doubts;
};

typedef struct Ordering {
    Symex *symex;
    Roles *roles;
    ArraySlotList slots;
    Role index;     // of the arrays whose positions are exchanged
    TermList given; // arguments that are such positions
} Ordering;

// ---- Slots

static void add_slot(Ordering *ordering, Term value, Type *type, Role role, bool is_field) {
    if (!value || query_is_value(type))
        return;
    ArraySlot slot = {value, role, type, is_field};
    vector_push(ordering->roles->arena, &ordering->slots, slot);
}

static Role known_role(const Ordering *ordering, const Variable *variable) {
    return (Role)(uintptr_t)map_get(&ordering->roles->of_variable, variable);
}

static void add_slots_of(Ordering *ordering, const Object *object) {
    Symex *symex = ordering->symex;
    const Term *values = &symex->heap.initial.items[object->location];
    if (object->type->kind == TYPE_ARRAY) {
        for (uint32_t i = 0; i < object->count; i++)
            add_slot(ordering, values[i], object->type->element, 0, false);
        return;
    }
    const VariableList *fields = &class_layout(symex, object->type->class_symbol)->fields;
    for (uint32_t i = 0; i < fields->count; i++)
        add_slot(ordering, values[i], fields->items[i]->type,
                 known_role(ordering, fields->items[i]), true);
}

static void find_slots(Ordering *ordering, const Method *method, const Term *arguments) {
    Symex *symex = ordering->symex;
    for (uint32_t i = 1; i < symex->heap.first_created; i++)
        if (symex->heap.objects.items[i].is_initial)
            add_slots_of(ordering, &symex->heap.objects.items[i]);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        add_slot(ordering, arguments[i], method->parameters.items[i]->type,
                 known_role(ordering, method->parameters.items[i]), false);
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++) {
        Variable *field = symex->pre.static_fields.items[i];
        add_slot(ordering, symex->heap.initial.items[static_place(symex, field)], field->type, 0,
                 false);
    }
}

// What an initialiser made holds what was computed, and that is the same in all heaps.
static bool has_made_objects(const Symex *symex) {
    for (uint32_t i = 1; i < symex->heap.first_created; i++) {
        const Object *object = &symex->heap.objects.items[i];
        const Type *type = object->type;
        while (object->made_by && type->kind == TYPE_ARRAY)
            type = type->element;
        if (object->made_by && (type->kind != TYPE_CLASS || !type->class_symbol->unit ||
                                !type->class_symbol->unit->is_library))
            return true;
    }
    return false;
}

// ---- Which arrays

static bool has_index(const Ordering *ordering, const ArraySlot *slot) {
    if (!slot->role)
        return false;
    const RoleNode *node = &ordering->roles->nodes.items[role_find(ordering->roles, slot->role)];
    return node->index && role_find(ordering->roles, node->index) == ordering->index;
}

// Do the elements have an order of their own?
static bool may_be_key(const Ordering *ordering, const ArraySlot *slot) {
    if (!slot->is_field || !slot->role || slot->type->kind != TYPE_ARRAY ||
        !object_set_next(ordering->symex, reference_candidates(ordering->symex, slot->value), 1))
        return false;
    const Type *element = slot->type->element;
    IrType type = ir_type_of(element);
    if (!query_is_value(element) || (type != IR_INT && type != IR_BOOL && type != IR_LONG))
        return false;
    const Roles *roles = ordering->roles;
    const RoleNode *array = &roles->nodes.items[role_find(roles, slot->role)];
    return !array->element || !roles->nodes.items[role_find(roles, array->element)].is_index;
}

// Arrays whose positions nothing tells apart, and whose elements are no positions.
static const ArraySlot *find_key(Ordering *ordering) {
    Roles *roles = ordering->roles;
    for (uint32_t i = 0; i < ordering->slots.count; i++) {
        const ArraySlot *slot = &ordering->slots.items[i];
        if (!may_be_key(ordering, slot))
            continue;
        Role index = roles->nodes.items[role_find(roles, slot->role)].index;
        if (!index || role_is_mixed(roles, index) || role_is_mixed(roles, slot->role))
            continue;
        ordering->index = role_find(roles, index);
        return slot;
    }
    return NULL;
}

static void find_given(Ordering *ordering, const Method *method, const Term *arguments) {
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        const Variable *parameter = method->parameters.items[i];
        Role role = known_role(ordering, parameter);
        if (role && ir_type_of(parameter->type) == IR_INT &&
            role_find(ordering->roles, role) == ordering->index)
            vector_push(ordering->symex->arena, &ordering->given, arguments[i]);
    }
}

static ArraySlotList slots_of_group(const Ordering *ordering) {
    ArraySlotList group = {0};
    for (uint32_t i = 0; i < ordering->slots.count; i++)
        if (has_index(ordering, &ordering->slots.items[i]))
            vector_push(ordering->roles->arena, &group, ordering->slots.items[i]);
    return group;
}

// ---- Two slots with one array

static bool is_used_alike(const Ordering *ordering, const ArraySlot *a, const ArraySlot *b) {
    const Roles *roles = ordering->roles;
    if (!has_index(ordering, a) || !has_index(ordering, b))
        return false;
    Role first = roles->nodes.items[role_find(roles, a->role)].element;
    Role second = roles->nodes.items[role_find(roles, b->role)].element;
    return !first || !second || role_find(roles, first) == role_find(roles, second);
}

static bool may_meet(Symex *symex, Term a, Term b) {
    const ObjectSet *first = reference_candidates(symex, a);
    const ObjectSet *second = reference_candidates(symex, b);
    for (uint32_t i = object_set_next(symex, first, 1); i; i = object_set_next(symex, first, i + 1))
        if (object_set_has(second, i))
            return true;
    return false;
}

static Term find_aliased(const Ordering *ordering, const ArraySlotList *group) {
    Symex *symex = ordering->symex;
    TermTable *terms = symex->terms;
    Term aliased = TERM_FALSE;
    for (uint32_t i = 0; i < group->count; i++)
        for (uint32_t j = 0; j < ordering->slots.count; j++) {
            Term a = group->items[i].value, b = ordering->slots.items[j].value;
            if (is_used_alike(ordering, &group->items[i], &ordering->slots.items[j]) ||
                !may_meet(symex, a, b))
                continue;
            Term is_there = term_not(term_equal(terms, a, object_reference(symex, 0)));
            aliased = term_or(terms, aliased, term_and(terms, is_there, term_equal(terms, a, b)));
        }
    return aliased;
}

// ---- The order

// All arrays of the group that are there have an element at that place.
static Term is_position(const Ordering *ordering, const ArraySlotList *group, uint32_t index) {
    Symex *symex = ordering->symex;
    TermTable *terms = symex->terms;
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < group->count; i++) {
        Term array = group->items[i].value;
        Term is_null = term_equal(terms, array, object_reference(symex, 0));
        Term is_inside =
            term_slt(terms, java_constant(symex, IR_INT, index), heap_length(symex, array));
        result = term_and(terms, result, term_or(terms, is_null, is_inside));
    }
    return result;
}

static Term element(const Ordering *ordering, const ArraySlot *key, uint32_t index) {
    Symex *symex = ordering->symex;
    State state = {TERM_TRUE, {0}};
    return heap_load_element(symex, &state, key->value, java_constant(symex, IR_INT, index),
                             default_value(symex, key->type->element));
}

// Of positions with the same key, those that are given as arguments come first, in their order.
static Term given_first(const Ordering *ordering, uint32_t index) {
    Symex *symex = ordering->symex;
    TermTable *terms = symex->terms;
    Term result = TERM_TRUE, before = TERM_FALSE;
    for (uint32_t i = 0; i < ordering->given.count; i++) {
        Term value = ordering->given.items[i];
        Term is_it = term_equal(terms, value, java_constant(symex, IR_INT, index));
        result = term_and(terms, result, term_implies(terms, is_it, before));
        before = term_or(terms, before,
                         term_equal(terms, value, java_constant(symex, IR_INT, index - 1)));
    }
    return result;
}

static void assume_order(Ordering *ordering, const ArraySlot *key, const ArraySlotList *group,
                         Term aliased) {
    Symex *symex = ordering->symex;
    TermTable *terms = symex->terms;
    Term is_there = term_not(term_equal(terms, key->value, object_reference(symex, 0)));
    Term given = term_and(terms, is_there, term_not(aliased));
    bool is_truth = ir_type_of(key->type->element) == IR_BOOL;
    for (uint32_t i = 1; i < symex->scope.array_length && java_fits(symex, IR_INT, i); i++) {
        Term a = element(ordering, key, i - 1), b = element(ordering, key, i);
        Term ascends = is_truth ? term_implies(terms, a, b) : term_not(term_slt(terms, b, a));
        Term is_same = term_equal(terms, a, b);
        ascends = term_and(terms, ascends, term_implies(terms, is_same, given_first(ordering, i)));
        Term where = term_and(terms, given, is_position(ordering, group, i));
        assume(symex, term_implies(terms, where, ascends));
    }
}

static bool may_order(const Symex *symex, const Method *method) {
    const RunOptions *options = &symex->execution->run_options;
    return options->orders_positions && symex->pre.symmetry_breaking && !symex->scope.from_start &&
           !symex->scope.is_plain && !symex->scope.facts && !symex->scope.finds_breaches &&
           !method->is_constructor && !method->sequence && !has_made_objects(symex);
}

// Is there an array of numbers at all?
static bool has_arrays(const Symex *symex) {
    for (uint32_t i = 1; i < symex->heap.first_created; i++) {
        const Object *object = &symex->heap.objects.items[i];
        if (object->is_initial && object->type->kind == TYPE_ARRAY && !object->is_owned &&
            object->count > 1 && query_is_value(object->type->element))
            return true;
    }
    return false;
}

void positions_order(Symex *symex, Method *method, const Term *arguments) {
    if (!may_order(symex, method) || !has_arrays(symex))
        return;
    Roles roles = {.symex = symex, .arena = symex->arena};
    Ordering ordering = {.symex = symex, .roles = &roles};
    roles_look(&roles, method);
    if (roles.is_lost || (roles.is_subject_called && roles.all_pairs.count))
        return;
    find_slots(&ordering, method, arguments);
    const ArraySlot *key = find_key(&ordering);
    if (!key || ordering.slots.count > MOST_SLOTS)
        return;
    find_given(&ordering, method, arguments);
    ArraySlotList group = slots_of_group(&ordering);
    if (group.count > MOST_GROUP_SLOTS)
        return;
    struct Positions *positions = ARENA_NEW(symex->arena, struct Positions);
    *positions = (struct Positions){.all_pairs = roles.all_pairs,
                                    .aliased = find_aliased(&ordering, &group)};
    symex->execution->positions = positions;
    assume_order(&ordering, key, &group, positions->aliased);
}

// ---- Doubts

const SpecExpr *positions_all_pairs(const Symex *symex, const SpecExpr *clause) {
    const struct Positions *positions = symex->execution->positions;
    return positions ? map_get(&positions->all_pairs, clause) : NULL;
}

void positions_doubt(Symex *symex, Span clause, Term condition) {
    PositionDoubt doubt = {clause, condition};
    if (condition != TERM_FALSE)
        vector_push(symex->arena, &symex->execution->positions->doubts, doubt);
}

const PositionDoubtList *symex_position_doubts(const Symex *symex) {
    static const PositionDoubtList none = {0};
    return symex->execution->positions ? &symex->execution->positions->doubts : &none;
}

Term symex_aliased_positions(const Symex *symex) {
    return symex->execution->positions ? symex->execution->positions->aliased : TERM_FALSE;
}
