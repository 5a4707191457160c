// The heap: slots, reading and writing, objects and their types.
#include "quantified/internal.h"

#include "sema/nullness.h"
#include "sema/queries.h"

#include <string.h>

// ---- Sorts

// Where ints are bits there are no numbers of any size; nothing is kept in what stands for one.
Sort quantified_sort_of_ir(const QuantifiedRun *quantified, IrType type) {
    switch (type) {
    case IR_BOOL: return SORT_BOOL;
    case IR_INT: return SORT_INT;
    case IR_LONG: return SORT_LONG;
    case IR_FLOAT: return SORT_INT; // the bits, which are moved and never computed with
    case IR_DOUBLE: return SORT_LONG;
    case IR_EXACT:
    case IR_VALUE: return logic_numbers(quantified->table) == NUMBERS_BITS ? SORT_LONG : SORT_EXACT;
    case IR_REF:
    case IR_TYPE_COUNT: return SORT_REF;
    }
    return SORT_REF;
}

Sort quantified_sort_of_type(const QuantifiedRun *quantified, const Type *type) {
    return quantified_sort_of_ir(quantified, ir_type_of(type));
}

Formula quantified_null_reference(QuantifiedRun *quantified) {
    return logic_number(quantified->table, SORT_REF, 0);
}

Formula quantified_default_of(QuantifiedRun *quantified, Sort sort) {
    if (sort == SORT_BOOL)
        return FORMULA_FALSE;
    if (!logic_is_array(sort))
        return logic_number(quantified->table, sort, 0);
    return logic_const_array(
        quantified->table, sort,
        quantified_default_of(quantified, logic_element_sort(quantified->table, sort)));
}

Formula quantified_fresh_variable(QuantifiedRun *quantified, Sort sort, const char *name) {
    return logic_variable(quantified->table, sort, name);
}

void quantified_add_axiom(QuantifiedRun *quantified, Formula axiom) {
    if (axiom != FORMULA_TRUE)
        vector_push(quantified->arena, &quantified->axioms, axiom);
}

// ---- Slots

static uint32_t add_slot(QuantifiedRun *quantified, HeapSlot slot) {
    vector_push(quantified->arena, &quantified->slots, slot);
    return quantified->slots.count - 1;
}

uint32_t quantified_slot_of_field(QuantifiedRun *quantified, Variable *field) {
    for (uint32_t i = 0; i < quantified->slots.count; i++)
        if (quantified->slots.items[i].field == field)
            return i;
    Sort value = quantified_sort_of_type(quantified, field->type);
    bool is_static = field->modifiers & MODIFIER_STATIC;
    HeapSlot slot = {.kind = is_static ? SLOT_STATIC : SLOT_FIELD,
                     .field = field,
                     .sort =
                         is_static ? value : logic_array_sort(quantified->table, SORT_REF, value),
                     .name = field->name->text};
    return add_slot(quantified, slot);
}

// How many objects of a class there are so far, in a bounded heap.
uint32_t quantified_slot_of_counter(QuantifiedRun *quantified, Class *class_symbol) {
    for (uint32_t i = 0; i < quantified->slots.count; i++)
        if (quantified->slots.items[i].counted == class_symbol)
            return i;
    HeapSlot slot = {
        .kind = SLOT_STATIC, .counted = class_symbol, .sort = SORT_REF, .name = "count"};
    return add_slot(quantified, slot);
}

TypeKind quantified_element_kind(const Type *element) {
    return type_is_primitive(element) ? element->kind : TYPE_CLASS;
}

static Sort sort_of_kind(TypeKind kind) {
    if (kind == TYPE_BOOLEAN)
        return SORT_BOOL;
    if (kind == TYPE_LONG || kind == TYPE_DOUBLE)
        return SORT_LONG;
    return kind == TYPE_CLASS ? SORT_REF : SORT_INT;
}

uint32_t quantified_slot_of_elements(QuantifiedRun *quantified, TypeKind element) {
    for (uint32_t i = 0; i < quantified->slots.count; i++)
        if (quantified->slots.items[i].kind == SLOT_ELEMENTS &&
            quantified->slots.items[i].element == element)
            return i;
    LogicTable *table = quantified->table;
    Sort contents = logic_array_sort(table, SORT_INT, sort_of_kind(element));
    HeapSlot slot = {.kind = SLOT_ELEMENTS,
                     .element = element,
                     .sort = logic_array_sort(table, SORT_REF, contents),
                     .name = element == TYPE_CLASS ? "objects" : "elements"};
    return add_slot(quantified, slot);
}

Formula quantified_slot_initial(QuantifiedRun *quantified, uint32_t slot, uint32_t epoch) {
    // Before the first creation of its class nothing changed a counter.
    if (quantified->slots.items[slot].counted)
        epoch = 0;
    uintptr_t key = ((uintptr_t)epoch << 20 | slot) + 1;
    uintptr_t known = (uintptr_t)map_get(&quantified->initial, (const void *)key);
    if (known)
        return (Formula)known;
    const HeapSlot *of = &quantified->slots.items[slot];
    Formula made = quantified_fresh_variable(quantified, of->sort, of->name);
    map_put(quantified->arena, &quantified->initial, (const void *)key, (void *)(uintptr_t)made);
    return made;
}

Formula quantified_slot_get(QuantifiedRun *quantified, const State *state, uint32_t slot) {
    Formula value = slot < state->heap_count ? state->heap[slot] : FORMULA_NONE;
    return value ? value : quantified_slot_initial(quantified, slot, state->epoch);
}

void quantified_slot_set(QuantifiedRun *quantified, State *state, uint32_t slot, Formula value) {
    if (slot >= state->heap_count) {
        uint32_t count = slot + 8;
        Formula *heap = arena_array(quantified->arena, count, sizeof(Formula));
        if (state->heap_count)
            memcpy(heap, state->heap, state->heap_count * sizeof(Formula));
        state->heap = heap;
        state->heap_count = count;
    }
    Formula way = quantified->options.scope ? quantified_way(quantified, &state->conditions)
                                            : FORMULA_TRUE; // there are no names then
    state->heap[slot] =
        quantified_named(quantified, value, quantified->slots.items[slot].name, way);
}

// ---- Types

static int64_t number_of_type(QuantifiedRun *quantified, Type *type) {
    type = query_erasure(quantified->sema, type);
    for (uint32_t i = 0; i < quantified->types.count; i++)
        if (quantified->types.items[i].type == type)
            return quantified->types.items[i].number;
    KnownType known = {type, quantified->types.count + 1};
    vector_push(quantified->arena, &quantified->types, known);
    return known.number;
}

int64_t quantified_type_number(QuantifiedRun *quantified, Type *type) {
    return number_of_type(quantified, type);
}

bool quantified_is_subtype(QuantifiedRun *quantified, int64_t type, int64_t of) {
    uint32_t count = quantified->types.count;
    return type > 0 && type <= count && of > 0 && of <= count &&
           query_is_subtype(quantified->sema, quantified->types.items[type - 1].type,
                            quantified->types.items[of - 1].type);
}

static bool is_interface(const Type *type) {
    return type->kind == TYPE_CLASS && (type->class_symbol->kind == CLASS_INTERFACE ||
                                        type->class_symbol->kind == CLASS_ANNOTATION);
}

// Can no object be of both? Only said where it is certain.
static bool are_disjoint(QuantifiedRun *quantified, Type *a, Type *b) {
    if (query_is_subtype(quantified->sema, a, b) || query_is_subtype(quantified->sema, b, a))
        return false;
    if (a->kind == TYPE_CLASS && b->kind == TYPE_CLASS)
        return !is_interface(a) && !is_interface(b);
    return (a->kind == TYPE_ARRAY) != (b->kind == TYPE_ARRAY) &&
           !is_interface(a->kind == TYPE_ARRAY ? b : a);
}

// SUBTYPE of a class, with what follows from other questions about the same class.
Formula quantified_subtype(QuantifiedRun *quantified, Formula type_of, Type *type) {
    LogicTable *table = quantified->table;
    type = query_erasure(quantified->sema, type);
    int64_t number = number_of_type(quantified, type);
    Formula result = logic_subtype(table, type_of, number);
    TypeList *asked = map_get(&quantified->subtypes_of, (const void *)(uintptr_t)type_of);
    if (!asked) {
        asked = ARENA_NEW(quantified->arena, TypeList);
        map_put(quantified->arena, &quantified->subtypes_of, (const void *)(uintptr_t)type_of,
                asked);
    }
    for (uint32_t i = 0; i < asked->count; i++)
        if (asked->items[i] == type)
            return result;
    for (uint32_t i = 0; i < asked->count && !logic_node(table, type_of)->has_bound; i++) {
        Type *other = asked->items[i];
        Formula that = logic_subtype(table, type_of, number_of_type(quantified, other));
        if (query_is_subtype(quantified->sema, type, other))
            quantified_add_axiom(quantified, logic_implies(table, result, that));
        if (query_is_subtype(quantified->sema, other, type))
            quantified_add_axiom(quantified, logic_implies(table, that, result));
        if (are_disjoint(quantified, type, other))
            quantified_add_axiom(quantified, logic_not(table, logic_and(table, that, result)));
    }
    vector_push(quantified->arena, asked, type);
    return result;
}

Formula quantified_is_exactly(QuantifiedRun *quantified, Formula object, Type *type) {
    return logic_equal(
        quantified->table, logic_type_of(quantified->table, object),
        logic_number(quantified->table, SORT_TYPE, number_of_type(quantified, type)));
}

Formula quantified_is_null(QuantifiedRun *quantified, Formula object) {
    return logic_equal(quantified->table, object, quantified_null_reference(quantified));
}

static Type *known_exact(QuantifiedRun *quantified, Formula object) {
    return map_get(&quantified->exact_class, (const void *)(uintptr_t)object);
}

static Type *known_declared(QuantifiedRun *quantified, Formula object) {
    return map_get(&quantified->declared_type, (const void *)(uintptr_t)object);
}

Formula quantified_instance_of(QuantifiedRun *quantified, Formula object, Type *type) {
    LogicTable *table = quantified->table;
    const FormulaNode *node = logic_node(table, object);
    if (node->kind == FORMULA_KIND_ITE) {
        Formula condition = node->children[0], yes = node->children[1], no = node->children[2];
        return logic_ite(table, condition, quantified_instance_of(quantified, yes, type),
                         quantified_instance_of(quantified, no, type));
    }
    if (object == quantified_null_reference(quantified))
        return FORMULA_FALSE;
    Type *erased = query_erasure(quantified->sema, type);
    Type *exact = known_exact(quantified, object);
    if (exact)
        return logic_bool(query_is_subtype(quantified->sema, exact, erased));
    Formula not_null = logic_not(table, quantified_is_null(quantified, object));
    Type *declared = known_declared(quantified, object);
    if (declared && query_is_subtype(quantified->sema, declared, erased))
        return not_null;
    Formula is_one = quantified_subtype(quantified, logic_type_of(table, object), erased);
    if (declared && !node->has_bound)
        quantified_add_axiom(
            quantified,
            logic_or(table, quantified_is_null(quantified, object),
                     quantified_subtype(quantified, logic_type_of(table, object), declared)));
    return logic_and(table, not_null, is_one);
}

// A bounded pre-state says of every field of every object what it holds, and nothing but the
// execution changed it since: what is read need not be said to be there.
static bool is_heap_exact(const QuantifiedRun *quantified) {
    return quantified->options.scope && !quantified->calls_by_contract;
}

static void note_type(QuantifiedRun *quantified, Formula value, Type *type) {
    Type *erased = query_erasure(quantified->sema, type);
    Type *before = known_declared(quantified, value);
    if (erased->kind != TYPE_CLASS && erased->kind != TYPE_ARRAY)
        return;
    if (before && !query_is_subtype(quantified->sema, erased, before))
        return;
    FormulaKind kind = logic_node(quantified->table, value)->kind;
    if (kind != FORMULA_KIND_VARIABLE && kind != FORMULA_KIND_SELECT)
        return;
    map_put(quantified->arena, &quantified->declared_type, (const void *)(uintptr_t)value, erased);
    // Invariants speak of all objects of their class: this is one.
    bool is_said = kind == FORMULA_KIND_SELECT && is_heap_exact(quantified);
    if (!is_said && erased->kind == TYPE_CLASS && erased->class_symbol->unit &&
        !erased->class_symbol->unit->is_library)
        quantified_add_axiom(
            quantified, logic_or(quantified->table, quantified_is_null(quantified, value),
                                 quantified_subtype(
                                     quantified, logic_type_of(quantified->table, value), erased)));
}

// ---- Values

// What an int holds that is a byte, short or char; true for other types. Narrow ints may be
// narrower than that.
Formula quantified_in_small_range(QuantifiedRun *quantified, Formula value, TypeKind kind) {
    LogicTable *table = quantified->table;
    uint32_t bits = kind == TYPE_BYTE ? 8 : 16;
    if ((kind != TYPE_BYTE && kind != TYPE_SHORT && kind != TYPE_CHAR) ||
        bits >= logic_bits(table, SORT_INT))
        return FORMULA_TRUE;
    int64_t low = kind == TYPE_BYTE ? -128 : kind == TYPE_SHORT ? -32768 : 0;
    int64_t high = kind == TYPE_BYTE ? 127 : kind == TYPE_SHORT ? 32767 : 65535;
    return logic_and(table, logic_less_equal(table, logic_number(table, SORT_INT, low), value),
                     logic_less_equal(table, value, logic_number(table, SORT_INT, high)));
}

const Type *quantified_several_bounds(QuantifiedRun *quantified, Type *type) {
    const Type *bound =
        type->kind == TYPE_VARIABLE ? query_upper_bound(quantified->sema, type) : NULL;
    return bound && bound->kind == TYPE_INTERSECTION ? bound : NULL;
}

// Of a type variable with several bounds, the erasure says the first. In a scope it is said which
// objects there are.
static void note_bounds(QuantifiedRun *quantified, Formula value, Type *type) {
    const Type *bound = quantified_several_bounds(quantified, type);
    for (uint32_t i = 0; bound && !quantified->options.scope && i < bound->count; i++)
        quantified_add_axiom(
            quantified,
            logic_or(quantified->table, quantified_is_null(quantified, value),
                     quantified_subtype(quantified, logic_type_of(quantified->table, value),
                                        bound->arguments[i])));
}

void quantified_note_value(QuantifiedRun *quantified, State *state, Formula value, Type *type) {
    LogicTable *table = quantified->table;
    const FormulaNode *node = logic_node(table, value);
    if (node->has_bound || node->kind == FORMULA_KIND_NUMBER)
        return;
    if (node->kind == FORMULA_KIND_ITE) {
        Formula yes = node->children[1], no = node->children[2];
        quantified_note_value(quantified, state, yes, type);
        quantified_note_value(quantified, state, no, type);
        return;
    }
    bool is_read = node->kind == FORMULA_KIND_SELECT;
    if (node->kind != FORMULA_KIND_VARIABLE && !is_read)
        return;
    if (type->kind == TYPE_BYTE || type->kind == TYPE_SHORT || type->kind == TYPE_CHAR) {
        quantified_state_fact(quantified, state,
                              quantified_in_small_range(quantified, value, type->kind));
        return;
    }
    if (node->sort != SORT_REF || known_exact(quantified, value))
        return;
    note_type(quantified, value, type);
    note_bounds(quantified, value, type);
    if (is_read && is_heap_exact(quantified))
        return;
    quantified_state_fact(quantified, state, logic_less(table, value, state->allocated));
    if (quantified->options.scope)
        quantified_bound_reference(quantified, state, value, type);
}

// ---- Fields and elements

// A field that must not be null is not, in an object that was there at the start, as it was then.
Formula quantified_non_null_fact(QuantifiedRun *quantified, Formula object, Variable *field) {
    LogicTable *table = quantified->table;
    if (quantified->method->modifiers & MODIFIER_HELPER)
        return FORMULA_TRUE; // invariants, these among them, are nobody's duty there
    // In a bounded heap, invariants say it; they know nothing of the instance around an object.
    bool is_said = quantified->options.scope && !query_is_made_up(field);
    if (is_said || query_is_value(field->type) || (field->modifiers & MODIFIER_STATIC) ||
        variable_is_nullable(quantified->sema, field) || !quantified->pre_state ||
        (field->owner && field->owner->unit && field->owner->unit->is_library) ||
        logic_node(table, object)->has_bound)
        return FORMULA_TRUE;
    Formula value = logic_select(
        table, quantified_slot_initial(quantified, quantified_slot_of_field(quantified, field), 0),
        object);
    Formula existed = logic_less(table, object, quantified->pre_state->allocated);
    Formula constructed = quantified->method->is_constructor
                              ? logic_not(table, logic_equal(table, object, quantified->receiver))
                              : FORMULA_TRUE;
    Formula was_object =
        logic_and(table, existed, logic_not(table, quantified_is_null(quantified, object)));
    return logic_implies(table, logic_and(table, was_object, constructed),
                         logic_not(table, quantified_is_null(quantified, value)));
}

// What is not known of such a field though it is certain.
static void note_approximation(QuantifiedRun *quantified, const Variable *field) {
    const Class *owner = field->owner;
    if ((field->modifiers & MODIFIER_STATIC) && (field->modifiers & MODIFIER_FINAL) &&
        field->kind == VARIABLE_FIELD)
        quantified_add_approximation(quantified, "what an initialiser computed");
    else if (owner && owner->kind == CLASS_ENUM && field->kind == VARIABLE_FIELD)
        quantified_add_approximation(quantified, "what the constructor of an enum computed");
    else if (!(field->modifiers & MODIFIER_STATIC) && (field->modifiers & MODIFIER_FINAL) &&
             field->declaration && field->declaration->kind == NODE_VARIABLE &&
             as_VariableDeclaration(field->declaration)->initializer)
        quantified_add_approximation(quantified, "a field that its initialiser alone assigns");
    else if (owner && owner->unit && owner->unit->is_library)
        quantified_add_approximation(quantified, "an object of the library");
}

static bool is_floating_constant(const Constant *constant) {
    return constant->kind == CONSTANT_FLOAT || constant->kind == CONSTANT_DOUBLE;
}

// `final int k = 5;` holds its constant in every object; NONE where this is not such a field, or a
// number that has no formula.
static Formula constant_of_field(QuantifiedRun *quantified, const Variable *field) {
    const Constant *constant = field->constant;
    if (!constant || (field->modifiers & MODIFIER_STATIC) || is_floating_constant(constant))
        return FORMULA_NONE;
    if (constant->kind == CONSTANT_STRING)
        return quantified_string_literal(quantified, constant);
    Sort sort = quantified_sort_of_type(quantified, field->type);
    if (sort == SORT_BOOL)
        return logic_bool(constant->integer != 0);
    return quantified_fits(quantified, sort, constant->integer)
               ? logic_number(quantified->table, sort, constant->integer)
               : FORMULA_NONE;
}

Formula quantified_load_field(QuantifiedRun *quantified, const State *state, Formula object,
                              Variable *field) {
    Formula constant = constant_of_field(quantified, field);
    if (constant)
        return constant;
    note_approximation(quantified, field);
    Formula slot =
        quantified_slot_get(quantified, state, quantified_slot_of_field(quantified, field));
    return field->modifiers & MODIFIER_STATIC ? slot : quantified_select(quantified, slot, object);
}

// What is written as it was changes nothing.
static void note_change(QuantifiedRun *quantified, State *state, Formula before, Formula after) {
    if (quantified->version_slot)
        quantified_new_version(quantified, state, logic_equal(quantified->table, before, after));
}

static void write_field(QuantifiedRun *quantified, State *state, Formula object, Variable *field,
                        Formula value) {
    uint32_t slot = quantified_slot_of_field(quantified, field);
    if (!(field->modifiers & MODIFIER_STATIC))
        value = logic_store(quantified->table, quantified_slot_get(quantified, state, slot), object,
                            value);
    quantified_slot_set(quantified, state, slot, value);
}

void quantified_store_field(QuantifiedRun *quantified, State *state, Formula object,
                            Variable *field, Formula value) {
    if (quantified->version_slot)
        note_change(quantified, state, quantified_load_field(quantified, state, object, field),
                    value);
    write_field(quantified, state, object, field, value);
}

Formula quantified_load_element(QuantifiedRun *quantified, const State *state, Formula array,
                                Formula index, TypeKind element) {
    Formula all =
        quantified_slot_get(quantified, state, quantified_slot_of_elements(quantified, element));
    return quantified_select_element(quantified, all, array, index);
}

void quantified_store_element(QuantifiedRun *quantified, State *state, Formula array, Formula index,
                              Formula value, TypeKind element) {
    LogicTable *table = quantified->table;
    uint32_t slot = quantified_slot_of_elements(quantified, element);
    Formula all = quantified_slot_get(quantified, state, slot);
    note_change(quantified, state, logic_select(table, logic_select(table, all, array), index),
                value);
    Formula contents = logic_store(table, logic_select(table, all, array), index, value);
    quantified_slot_set(quantified, state, slot, logic_store(table, all, array, contents));
}

Formula quantified_length_of(QuantifiedRun *quantified, Formula array) {
    LogicTable *table = quantified->table;
    uintptr_t known = (uintptr_t)map_get(&quantified->known_length, (const void *)(uintptr_t)array);
    if (known)
        return (Formula)known;
    const FormulaNode *node = logic_node(table, array);
    if (node->kind == FORMULA_KIND_ITE) {
        Formula condition = node->children[0], yes = node->children[1], no = node->children[2];
        return logic_ite(table, condition, quantified_length_of(quantified, yes),
                         quantified_length_of(quantified, no));
    }
    return logic_length(table, array);
}

// ---- Creation

void quantified_class_fields(QuantifiedRun *quantified, Class *class_symbol, VariableList *list) {
    for (Class *at = class_symbol; at; at = at->superclass && at->superclass->kind == TYPE_CLASS
                                                ? at->superclass->class_symbol
                                                : NULL) {
        query_complete(quantified->sema, at);
        for (uint32_t i = 0; i < at->fields.count; i++)
            if (!(at->fields.items[i]->modifiers & (MODIFIER_STATIC | MODIFIER_MODEL)))
                vector_push(quantified->arena, list, at->fields.items[i]);
        Variable *outer = lower_outer_field(quantified->lowering, at);
        if (outer)
            vector_push(quantified->arena, list, outer);
        const VariableList *captured = lower_captured_fields(quantified->lowering, at);
        for (uint32_t i = 0; captured && i < captured->count; i++)
            vector_push(quantified->arena, list, captured->items[i]);
    }
}

Formula quantified_new_object(QuantifiedRun *quantified, State *state, Type *type, Formula length) {
    LogicTable *table = quantified->table;
    type = query_erasure(quantified->sema, type);
    const char *name = type->kind == TYPE_CLASS ? type->class_symbol->name->text : "array";
    Formula object = logic_object(table, name, true);
    state->created++;
    quantified->created++;
    if (state->created > quantified->created_on_way)
        quantified->created_on_way = state->created;
    map_put(quantified->arena, &quantified->exact_class, (const void *)(uintptr_t)object, type);
    quantified_state_fact(quantified, state, logic_equal(table, object, state->allocated));
    state->allocated = logic_add(table, state->allocated, logic_number(table, SORT_REF, 1));
    // The class is a number of its own; questions about it were answered where it is known.
    quantified_state_fact(
        quantified, state,
        logic_equal(table, logic_type_of(table, object),
                    logic_number(table, SORT_TYPE, number_of_type(quantified, type))));
    if (type->kind == TYPE_ARRAY) {
        map_put(quantified->arena, &quantified->known_length, (const void *)(uintptr_t)object,
                (void *)(uintptr_t)length);
        quantified_state_fact(quantified, state,
                              logic_equal(table, logic_length(table, object), length));
        uint32_t slot =
            quantified_slot_of_elements(quantified, quantified_element_kind(type->element));
        Sort sort = logic_element_sort(table, quantified->slots.items[slot].sort);
        quantified_slot_set(quantified, state, slot,
                            logic_store(table, quantified_slot_get(quantified, state, slot), object,
                                        quantified_default_of(quantified, sort)));
        return object;
    }
    VariableList fields = {0};
    quantified_class_fields(quantified, type->class_symbol, &fields);
    // \old of what is not there yet reads defaults. Of the library's objects nobody asks.
    const Unit *unit = type->class_symbol->unit;
    bool is_asked = quantified->options.scope && !(unit && unit->is_library);
    for (uint32_t i = 0; is_asked && i < fields.count; i++) {
        uint32_t slot = quantified_slot_of_field(quantified, fields.items[i]);
        Formula before = logic_select(table, quantified_slot_initial(quantified, slot, 0), object);
        quantified_state_fact(
            quantified, state,
            logic_equal(table, before,
                        quantified_default_of(quantified, logic_sort(table, before))));
    }
    // An object more changes nothing for those that are there.
    for (uint32_t i = 0; i < fields.count; i++)
        write_field(quantified, state, object, fields.items[i],
                    quantified_default_of(
                        quantified, quantified_sort_of_type(quantified, fields.items[i]->type)));
    return object;
}

// ---- String literals: objects that were there before, one for each text

Formula quantified_string_literal(QuantifiedRun *quantified, const Constant *constant) {
    LogicTable *table = quantified->table;
    const Name *name = query_name_of_text(quantified->sema, constant);
    uintptr_t known = (uintptr_t)map_get(&quantified->literals, name);
    if (known)
        return (Formula)known;
    Formula literal = logic_variable(table, SORT_REF, "literal");
    quantified_add_axiom(quantified,
                         logic_less(table, quantified_null_reference(quantified), literal));
    if (quantified->pre_state)
        quantified_add_axiom(quantified,
                             logic_less(table, literal, quantified->pre_state->allocated));
    bool is_room = !quantified->options.scope || quantified_bound_literal(quantified, literal);
    for (uint32_t i = 0; is_room && i < quantified->literals.capacity; i++)
        if (quantified->literals.entries[i].key)
            quantified_add_axiom(
                quantified,
                logic_not(table,
                          logic_equal(table, literal,
                                      (Formula)(uintptr_t)quantified->literals.entries[i].value)));
    quantified_add_approximation(quantified, "the text of a string");
    map_put(quantified->arena, &quantified->literals, name, (void *)(uintptr_t)literal);
    map_put(quantified->arena, &quantified->declared_type, (const void *)(uintptr_t)literal,
            sema_types(quantified->sema)->string);
    return literal;
}
