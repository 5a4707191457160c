// The heap: slots, reading and writing, objects and their types.
#include "quantified/internal.h"

#include "sema/nullness.h"
#include "sema/queries.h"

#include <string.h>

// ---- Sorts

Sort engine_sort_of_ir(IrType type) {
    switch (type) {
    case IR_BOOL: return SORT_BOOL;
    case IR_INT: return SORT_INT;
    case IR_LONG: return SORT_LONG;
    case IR_FLOAT: return SORT_INT; // the bits, which are moved and never computed with
    case IR_DOUBLE: return SORT_LONG;
    case IR_REF:
    case IR_TYPE_COUNT: return SORT_REF;
    }
    return SORT_REF;
}

Sort engine_sort_of_type(const Type *type) {
    return engine_sort_of_ir(ir_type_of(type));
}

Formula engine_null_reference(HeapEngine *engine) {
    return logic_number(engine->table, SORT_REF, 0);
}

Formula engine_default_of(HeapEngine *engine, Sort sort) {
    if (sort == SORT_BOOL)
        return FORMULA_FALSE;
    if (!logic_is_array(sort))
        return logic_number(engine->table, sort, 0);
    return logic_const_array(engine->table, sort,
                             engine_default_of(engine, logic_element_sort(engine->table, sort)));
}

Formula engine_fresh_variable(HeapEngine *engine, Sort sort, const char *name) {
    return logic_variable(engine->table, sort, name);
}

void engine_add_axiom(HeapEngine *engine, Formula axiom) {
    if (axiom != FORMULA_TRUE)
        vector_push(engine->arena, &engine->axioms, axiom);
}

// ---- Slots

static uint32_t add_slot(HeapEngine *engine, HeapSlot slot) {
    vector_push(engine->arena, &engine->slots, slot);
    return engine->slots.count - 1;
}

uint32_t engine_slot_of_field(HeapEngine *engine, Variable *field) {
    for (uint32_t i = 0; i < engine->slots.count; i++)
        if (engine->slots.items[i].field == field)
            return i;
    Sort value = engine_sort_of_type(field->type);
    bool is_static = field->modifiers & MODIFIER_STATIC;
    HeapSlot slot = {.kind = is_static ? SLOT_STATIC : SLOT_FIELD,
                     .field = field,
                     .sort = is_static ? value : logic_array_sort(engine->table, SORT_REF, value),
                     .name = field->name->text};
    return add_slot(engine, slot);
}

// How many objects of a class there are so far, in a bounded heap.
uint32_t engine_slot_of_counter(HeapEngine *engine, Class *class_symbol) {
    for (uint32_t i = 0; i < engine->slots.count; i++)
        if (engine->slots.items[i].counted == class_symbol)
            return i;
    HeapSlot slot = {
        .kind = SLOT_STATIC, .counted = class_symbol, .sort = SORT_REF, .name = "count"};
    return add_slot(engine, slot);
}

TypeKind engine_element_kind(const Type *element) {
    return type_is_primitive(element) ? element->kind : TYPE_CLASS;
}

static Sort sort_of_kind(TypeKind kind) {
    if (kind == TYPE_BOOLEAN)
        return SORT_BOOL;
    if (kind == TYPE_LONG || kind == TYPE_DOUBLE)
        return SORT_LONG;
    return kind == TYPE_CLASS ? SORT_REF : SORT_INT;
}

uint32_t engine_slot_of_elements(HeapEngine *engine, TypeKind element) {
    for (uint32_t i = 0; i < engine->slots.count; i++)
        if (engine->slots.items[i].kind == SLOT_ELEMENTS &&
            engine->slots.items[i].element == element)
            return i;
    LogicTable *table = engine->table;
    Sort contents = logic_array_sort(table, SORT_INT, sort_of_kind(element));
    HeapSlot slot = {.kind = SLOT_ELEMENTS,
                     .element = element,
                     .sort = logic_array_sort(table, SORT_REF, contents),
                     .name = element == TYPE_CLASS ? "objects" : "elements"};
    return add_slot(engine, slot);
}

Formula engine_slot_initial(HeapEngine *engine, uint32_t slot, uint32_t epoch) {
    // Before the first creation of its class nothing changed a counter.
    if (engine->slots.items[slot].counted)
        epoch = 0;
    uintptr_t key = ((uintptr_t)epoch << 20 | slot) + 1;
    uintptr_t known = (uintptr_t)map_get(&engine->initial, (const void *)key);
    if (known)
        return (Formula)known;
    const HeapSlot *of = &engine->slots.items[slot];
    Formula made = engine_fresh_variable(engine, of->sort, of->name);
    map_put(engine->arena, &engine->initial, (const void *)key, (void *)(uintptr_t)made);
    return made;
}

Formula engine_slot_get(HeapEngine *engine, const State *state, uint32_t slot) {
    Formula value = slot < state->heap_count ? state->heap[slot] : FORMULA_NONE;
    return value ? value : engine_slot_initial(engine, slot, state->epoch);
}

void engine_slot_set(HeapEngine *engine, State *state, uint32_t slot, Formula value) {
    if (slot >= state->heap_count) {
        uint32_t count = slot + 8;
        Formula *heap = arena_array(engine->arena, count, sizeof(Formula));
        if (state->heap_count)
            memcpy(heap, state->heap, state->heap_count * sizeof(Formula));
        state->heap = heap;
        state->heap_count = count;
    }
    state->heap[slot] = value;
}

// ---- Types

static int64_t number_of_type(HeapEngine *engine, Type *type) {
    type = query_erasure(engine->sema, type);
    for (uint32_t i = 0; i < engine->types.count; i++)
        if (engine->types.items[i].type == type)
            return engine->types.items[i].number;
    KnownType known = {type, engine->types.count + 1};
    vector_push(engine->arena, &engine->types, known);
    return known.number;
}

int64_t quantified_type_number(HeapEngine *engine, Type *type) {
    return number_of_type(engine, type);
}

bool quantified_is_subtype(HeapEngine *engine, int64_t type, int64_t of) {
    uint32_t count = engine->types.count;
    return type > 0 && type <= count && of > 0 && of <= count &&
           query_is_subtype(engine->sema, engine->types.items[type - 1].type,
                            engine->types.items[of - 1].type);
}

static bool is_interface(const Type *type) {
    return type->kind == TYPE_CLASS && (type->class_symbol->kind == CLASS_INTERFACE ||
                                        type->class_symbol->kind == CLASS_ANNOTATION);
}

// Can no object be of both? Only said where it is certain.
static bool are_disjoint(HeapEngine *engine, Type *a, Type *b) {
    if (query_is_subtype(engine->sema, a, b) || query_is_subtype(engine->sema, b, a))
        return false;
    if (a->kind == TYPE_CLASS && b->kind == TYPE_CLASS)
        return !is_interface(a) && !is_interface(b);
    return (a->kind == TYPE_ARRAY) != (b->kind == TYPE_ARRAY) &&
           !is_interface(a->kind == TYPE_ARRAY ? b : a);
}

// SUBTYPE of a class, with what follows from other questions about the same class.
Formula engine_is_subtype(HeapEngine *engine, Formula type_of, Type *type) {
    LogicTable *table = engine->table;
    type = query_erasure(engine->sema, type);
    int64_t number = number_of_type(engine, type);
    Formula result = logic_subtype(table, type_of, number);
    TypeList *asked = map_get(&engine->subtypes_of, (const void *)(uintptr_t)type_of);
    if (!asked) {
        asked = ARENA_NEW(engine->arena, TypeList);
        map_put(engine->arena, &engine->subtypes_of, (const void *)(uintptr_t)type_of, asked);
    }
    for (uint32_t i = 0; i < asked->count; i++)
        if (asked->items[i] == type)
            return result;
    for (uint32_t i = 0; i < asked->count && !logic_node(table, type_of)->has_bound; i++) {
        Type *other = asked->items[i];
        Formula that = logic_subtype(table, type_of, number_of_type(engine, other));
        if (query_is_subtype(engine->sema, type, other))
            engine_add_axiom(engine, logic_implies(table, result, that));
        if (query_is_subtype(engine->sema, other, type))
            engine_add_axiom(engine, logic_implies(table, that, result));
        if (are_disjoint(engine, type, other))
            engine_add_axiom(engine, logic_not(table, logic_and(table, that, result)));
    }
    vector_push(engine->arena, asked, type);
    return result;
}

Formula engine_is_exactly(HeapEngine *engine, Formula object, Type *type) {
    return logic_equal(engine->table, logic_type_of(engine->table, object),
                       logic_number(engine->table, SORT_TYPE, number_of_type(engine, type)));
}

Formula engine_is_null(HeapEngine *engine, Formula object) {
    return logic_equal(engine->table, object, engine_null_reference(engine));
}

static Type *known_exact(HeapEngine *engine, Formula object) {
    return map_get(&engine->exact_class, (const void *)(uintptr_t)object);
}

static Type *known_declared(HeapEngine *engine, Formula object) {
    return map_get(&engine->declared_type, (const void *)(uintptr_t)object);
}

Formula engine_instance_of(HeapEngine *engine, Formula object, Type *type) {
    LogicTable *table = engine->table;
    const FormulaNode *node = logic_node(table, object);
    if (node->kind == FORMULA_KIND_ITE) {
        Formula condition = node->children[0], yes = node->children[1], no = node->children[2];
        return logic_ite(table, condition, engine_instance_of(engine, yes, type),
                         engine_instance_of(engine, no, type));
    }
    if (object == engine_null_reference(engine))
        return FORMULA_FALSE;
    Type *erased = query_erasure(engine->sema, type);
    Type *exact = known_exact(engine, object);
    if (exact)
        return logic_bool(query_is_subtype(engine->sema, exact, erased));
    Formula not_null = logic_not(table, engine_is_null(engine, object));
    Type *declared = known_declared(engine, object);
    if (declared && query_is_subtype(engine->sema, declared, erased))
        return not_null;
    Formula is_one = engine_is_subtype(engine, logic_type_of(table, object), erased);
    if (declared && !node->has_bound)
        engine_add_axiom(engine, logic_or(table, engine_is_null(engine, object),
                                          engine_is_subtype(engine, logic_type_of(table, object), declared)));
    return logic_and(table, not_null, is_one);
}

static void note_type(HeapEngine *engine, Formula value, Type *type) {
    Type *erased = query_erasure(engine->sema, type);
    Type *before = known_declared(engine, value);
    if (erased->kind != TYPE_CLASS && erased->kind != TYPE_ARRAY)
        return;
    if (before && !query_is_subtype(engine->sema, erased, before))
        return;
    FormulaKind kind = logic_node(engine->table, value)->kind;
    if (kind != FORMULA_KIND_VARIABLE && kind != FORMULA_KIND_SELECT)
        return;
    map_put(engine->arena, &engine->declared_type, (const void *)(uintptr_t)value, erased);
    // Invariants speak of all objects of their class: this is one.
    if (erased->kind == TYPE_CLASS && erased->class_symbol->unit &&
        !erased->class_symbol->unit->is_library)
        engine_add_axiom(engine,
                         logic_or(engine->table, engine_is_null(engine, value),
                                  engine_is_subtype(engine, logic_type_of(engine->table, value), erased)));
}

// ---- Values

// What an int holds that is a byte, short or char; true for other types. Narrow ints may be
// narrower than that.
Formula engine_in_small_range(HeapEngine *engine, Formula value, TypeKind kind) {
    LogicTable *table = engine->table;
    uint32_t bits = kind == TYPE_BYTE ? 8 : 16;
    if ((kind != TYPE_BYTE && kind != TYPE_SHORT && kind != TYPE_CHAR) ||
        bits >= logic_bits(table, SORT_INT))
        return FORMULA_TRUE;
    int64_t low = kind == TYPE_BYTE ? -128 : kind == TYPE_SHORT ? -32768 : 0;
    int64_t high = kind == TYPE_BYTE ? 127 : kind == TYPE_SHORT ? 32767 : 65535;
    return logic_and(table, logic_less_equal(table, logic_number(table, SORT_INT, low), value),
                     logic_less_equal(table, value, logic_number(table, SORT_INT, high)));
}

void engine_note_value(HeapEngine *engine, State *state, Formula value, Type *type) {
    LogicTable *table = engine->table;
    const FormulaNode *node = logic_node(table, value);
    if (node->has_bound || node->kind == FORMULA_KIND_NUMBER)
        return;
    if (node->kind == FORMULA_KIND_ITE) {
        Formula yes = node->children[1], no = node->children[2];
        engine_note_value(engine, state, yes, type);
        engine_note_value(engine, state, no, type);
        return;
    }
    if (node->kind != FORMULA_KIND_VARIABLE && node->kind != FORMULA_KIND_SELECT)
        return;
    if (type->kind == TYPE_BYTE || type->kind == TYPE_SHORT || type->kind == TYPE_CHAR) {
        engine_state_fact(engine, state, engine_in_small_range(engine, value, type->kind));
        return;
    }
    if (node->sort != SORT_REF || known_exact(engine, value))
        return;
    engine_state_fact(engine, state, logic_less(table, value, state->allocated));
    note_type(engine, value, type);
    if (engine->options.scope)
        engine_bound_reference(engine, state, value, type);
}

// ---- Fields and elements

// A field that must not be null is not, in an object that was there at the start, as it was then.
Formula engine_non_null_fact(HeapEngine *engine, Formula object, Variable *field) {
    LogicTable *table = engine->table;
    if (type_is_primitive(field->type) || (field->modifiers & MODIFIER_STATIC) ||
        variable_is_nullable(engine->sema, field) || !engine->pre_state ||
        (field->owner && field->owner->unit && field->owner->unit->is_library) ||
        logic_node(table, object)->has_bound)
        return FORMULA_TRUE;
    Formula value =
        logic_select(table, engine_slot_initial(engine, engine_slot_of_field(engine, field), 0), object);
    Formula existed = logic_less(table, object, engine->pre_state->allocated);
    Formula constructed = engine->method->is_constructor
                              ? logic_not(table, logic_equal(table, object, engine->receiver))
                              : FORMULA_TRUE;
    Formula was_object =
        logic_and(table, existed, logic_not(table, engine_is_null(engine, object)));
    return logic_implies(table, logic_and(table, was_object, constructed),
                         logic_not(table, engine_is_null(engine, value)));
}

// What is not known of such a field though it is certain.
static void note_approximation(HeapEngine *engine, const Variable *field) {
    const Class *owner = field->owner;
    if ((field->modifiers & MODIFIER_STATIC) && (field->modifiers & MODIFIER_FINAL) &&
        field->kind == VARIABLE_FIELD)
        engine_add_approximation(engine, "what an initialiser computed");
    else if (owner && owner->kind == CLASS_ENUM && field->kind == VARIABLE_FIELD)
        engine_add_approximation(engine, "what the constructor of an enum computed");
    else if (!(field->modifiers & MODIFIER_STATIC) && (field->modifiers & MODIFIER_FINAL) &&
             field->declaration && field->declaration->kind == NODE_VARIABLE &&
             as_VariableDeclaration(field->declaration)->initializer)
        engine_add_approximation(engine, "a field that its initialiser alone assigns");
    else if (owner && owner->unit && owner->unit->is_library)
        engine_add_approximation(engine, "an object of the library");
}

static bool is_floating_constant(const Constant *constant) {
    return constant->kind == CONSTANT_FLOAT || constant->kind == CONSTANT_DOUBLE;
}

// `final int k = 5;` holds its constant in every object; NONE where this is not such a field, or a
// number that has no formula.
static Formula constant_of_field(HeapEngine *engine, const Variable *field) {
    const Constant *constant = field->constant;
    if (!constant || (field->modifiers & MODIFIER_STATIC) || is_floating_constant(constant))
        return FORMULA_NONE;
    if (constant->kind == CONSTANT_STRING)
        return engine_string_literal(engine, constant);
    Sort sort = engine_sort_of_type(field->type);
    if (sort == SORT_BOOL)
        return logic_bool(constant->integer != 0);
    return engine_fits(engine, sort, constant->integer)
               ? logic_number(engine->table, sort, constant->integer)
               : FORMULA_NONE;
}

Formula engine_load_field(HeapEngine *engine, const State *state, Formula object, Variable *field) {
    Formula constant = constant_of_field(engine, field);
    if (constant)
        return constant;
    note_approximation(engine, field);
    Formula slot = engine_slot_get(engine, state, engine_slot_of_field(engine, field));
    return field->modifiers & MODIFIER_STATIC ? slot : logic_select(engine->table, slot, object);
}

void engine_store_field(HeapEngine *engine, State *state, Formula object, Variable *field,
                        Formula value) {
    uint32_t slot = engine_slot_of_field(engine, field);
    if (!(field->modifiers & MODIFIER_STATIC))
        value = logic_store(engine->table, engine_slot_get(engine, state, slot), object, value);
    engine_slot_set(engine, state, slot, value);
}

Formula engine_load_element(HeapEngine *engine, const State *state, Formula array, Formula index,
                            TypeKind element) {
    LogicTable *table = engine->table;
    Formula all = engine_slot_get(engine, state, engine_slot_of_elements(engine, element));
    return logic_select(table, logic_select(table, all, array), index);
}

void engine_store_element(HeapEngine *engine, State *state, Formula array, Formula index,
                          Formula value, TypeKind element) {
    LogicTable *table = engine->table;
    uint32_t slot = engine_slot_of_elements(engine, element);
    Formula all = engine_slot_get(engine, state, slot);
    Formula contents = logic_store(table, logic_select(table, all, array), index, value);
    engine_slot_set(engine, state, slot, logic_store(table, all, array, contents));
}

Formula engine_length_of(HeapEngine *engine, Formula array) {
    LogicTable *table = engine->table;
    uintptr_t known = (uintptr_t)map_get(&engine->known_length, (const void *)(uintptr_t)array);
    if (known)
        return (Formula)known;
    const FormulaNode *node = logic_node(table, array);
    if (node->kind == FORMULA_KIND_ITE) {
        Formula condition = node->children[0], yes = node->children[1], no = node->children[2];
        return logic_ite(table, condition, engine_length_of(engine, yes),
                         engine_length_of(engine, no));
    }
    return logic_length(table, array);
}

// ---- Creation

void engine_class_fields(HeapEngine *engine, Class *class_symbol, VariableList *list) {
    for (Class *at = class_symbol; at; at = at->superclass && at->superclass->kind == TYPE_CLASS
                                                ? at->superclass->class_symbol
                                                : NULL) {
        query_complete(engine->sema, at);
        for (uint32_t i = 0; i < at->fields.count; i++)
            if (!(at->fields.items[i]->modifiers & (MODIFIER_STATIC | MODIFIER_MODEL)))
                vector_push(engine->arena, list, at->fields.items[i]);
        Variable *outer = lower_outer_field(engine->lowering, at);
        if (outer)
            vector_push(engine->arena, list, outer);
        const VariableList *captured = lower_captured_fields(engine->lowering, at);
        for (uint32_t i = 0; captured && i < captured->count; i++)
            vector_push(engine->arena, list, captured->items[i]);
    }
}

Formula engine_new_object(HeapEngine *engine, State *state, Type *type, Formula length) {
    LogicTable *table = engine->table;
    type = query_erasure(engine->sema, type);
    const char *name = type->kind == TYPE_CLASS ? type->class_symbol->name->text : "array";
    Formula object = logic_object(table, name, true);
    map_put(engine->arena, &engine->exact_class, (const void *)(uintptr_t)object, type);
    engine_state_fact(engine, state, logic_equal(table, object, state->allocated));
    state->allocated = logic_add(table, state->allocated, logic_number(table, SORT_REF, 1));
    // The class is a number of its own; questions about it were answered where it is known.
    engine_state_fact(engine, state,
                      logic_equal(table, logic_type_of(table, object),
                                  logic_number(table, SORT_TYPE, number_of_type(engine, type))));
    if (type->kind == TYPE_ARRAY) {
        map_put(engine->arena, &engine->known_length, (const void *)(uintptr_t)object,
                (void *)(uintptr_t)length);
        engine_state_fact(engine, state, logic_equal(table, logic_length(table, object), length));
        uint32_t slot = engine_slot_of_elements(engine, engine_element_kind(type->element));
        Sort sort = logic_element_sort(table, engine->slots.items[slot].sort);
        engine_slot_set(engine, state, slot,
                        logic_store(table, engine_slot_get(engine, state, slot), object,
                                    engine_default_of(engine, sort)));
        return object;
    }
    VariableList fields = {0};
    engine_class_fields(engine, type->class_symbol, &fields);
    // \old of what is not there yet reads defaults.
    for (uint32_t i = 0; engine->options.scope && i < fields.count; i++) {
        uint32_t slot = engine_slot_of_field(engine, fields.items[i]);
        Formula before = logic_select(table, engine_slot_initial(engine, slot, 0), object);
        engine_state_fact(engine, state,
                          logic_equal(table, before,
                                      engine_default_of(engine, logic_sort(table, before))));
    }
    for (uint32_t i = 0; i < fields.count; i++)
        engine_store_field(engine, state, object, fields.items[i],
                           engine_default_of(engine, engine_sort_of_type(fields.items[i]->type)));
    return object;
}

// ---- String literals: objects that were there before, one for each text

Formula engine_string_literal(HeapEngine *engine, const Constant *constant) {
    LogicTable *table = engine->table;
    const Name *name = query_name_of_text(engine->sema, constant);
    uintptr_t known = (uintptr_t)map_get(&engine->literals, name);
    if (known)
        return (Formula)known;
    Formula literal = logic_variable(table, SORT_REF, "literal");
    engine_add_axiom(engine, logic_less(table, engine_null_reference(engine), literal));
    if (engine->pre_state)
        engine_add_axiom(engine, logic_less(table, literal, engine->pre_state->allocated));
    bool is_room = !engine->options.scope || engine_bound_literal(engine, literal);
    for (uint32_t i = 0; is_room && i < engine->literals.capacity; i++)
        if (engine->literals.entries[i].key)
            engine_add_axiom(
                engine,
                logic_not(table,
                          logic_equal(table, literal,
                                      (Formula)(uintptr_t)engine->literals.entries[i].value)));
    engine_add_approximation(engine, "the text of a string");
    map_put(engine->arena, &engine->literals, name, (void *)(uintptr_t)literal);
    map_put(engine->arena, &engine->declared_type, (const void *)(uintptr_t)literal,
            sema_types(engine->sema)->string);
    return literal;
}
