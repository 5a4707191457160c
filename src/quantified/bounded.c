// A bounded heap: so many objects of each class, arrays so long.
//
// The references of the pre-state to objects of one exact type are a range of numbers, those to
// objects of classes that are not given a range for each declared type. An object of a range that
// is not there has the class 0. Every value that comes from the pre-state is null or an object of a
// type that it can be of; this is said of every field of every object, without quantifiers.
//
// Where the numbers of objects are not those of the ground engine (symex), they are greater: what
// holds here then holds there.
#include "quantified/internal.h"

#include "sema/queries.h"

// String literals are among the strings of the pre-state.
enum { MOST_LITERALS = 12, LONGEST_CONSTANT_ARRAY = 4096 };

// ---- Ranges

static bool is_library(const Class *class_symbol) {
    return class_symbol->unit && class_symbol->unit->is_library;
}

static int64_t constants_of(const Class *class_symbol) {
    int64_t constants = 0;
    for (uint32_t i = 0; i < class_symbol->fields.count; i++)
        constants += class_symbol->fields.items[i]->kind == VARIABLE_ENUM_CONSTANT;
    return constants;
}

static int64_t count_of(HeapEngine *engine, const Type *type) {
    const Scope *scope = engine->options.scope;
    if (type->kind != TYPE_CLASS) {
        // Objects of the library have arrays of their own: texts, elements of collections.
        TypeKind element = type->element->kind;
        bool is_inside = element == TYPE_CHAR || element == TYPE_BYTE ||
                         type->element == sema_types(engine->sema)->object;
        return scope->objects + (is_inside ? 2 * scope->objects + MOST_LITERALS : 0);
    }
    Class *class_symbol = type->class_symbol;
    int64_t count = scope_objects_of(scope, class_symbol);
    if (type == sema_types(engine->sema)->string)
        count += MOST_LITERALS;
    return class_symbol->kind == CLASS_ENUM ? constants_of(class_symbol) : count;
}

static const ReferenceRange *range_of(HeapEngine *engine, Type *type, bool is_open) {
    int64_t next = 1;
    for (uint32_t i = 0; i < engine->ranges.count; i++) {
        const ReferenceRange *range = &engine->ranges.items[i];
        if (range->type == type && range->is_open == is_open)
            return range;
        next = range->first + range->count;
    }
    ReferenceRange range = {type, is_open, next, count_of(engine, type)};
    vector_push(engine->arena, &engine->ranges, range);
    return &vector_last(&engine->ranges);
}

static Formula is_in_range(HeapEngine *engine, Formula value, Type *type, bool is_open) {
    LogicTable *table = engine->table;
    ReferenceRange range = *range_of(engine, type, is_open);
    if (!range.count)
        return FORMULA_FALSE;
    Formula none = logic_number(table, SORT_TYPE, 0);
    Formula exists = is_open
                         ? logic_not(table, logic_equal(table, logic_type_of(table, value), none))
                         : engine_is_exactly(engine, value, type);
    Formula parts[] = {
        logic_less_equal(table, logic_number(table, SORT_REF, range.first), value),
        logic_less(table, value, logic_number(table, SORT_REF, range.first + range.count)), exists};
    return logic_and_all(table, parts, 3);
}

static bool can_exist(const Class *class_symbol) {
    return class_symbol->kind != CLASS_INTERFACE && class_symbol->kind != CLASS_ANNOTATION &&
           !(class_symbol->modifiers & MODIFIER_ABSTRACT);
}

// Is the value null, or an object of the pre-state that the type allows?
static Formula is_possible(HeapEngine *engine, Formula value, Type *type) {
    LogicTable *table = engine->table;
    Formula any = engine_is_null(engine, value);
    if (type->kind == TYPE_ARRAY) {
        any = logic_or(table, any, is_in_range(engine, value, type, false));
        const Type *element = type->element;
        bool is_exact = type_is_primitive(element) ||
                        (element->kind == TYPE_CLASS &&
                         engine_is_effectively_final(engine, element->class_symbol));
        if (!is_exact)
            any = logic_or(table, any, is_in_range(engine, value, type, true));
        return any;
    }
    Class *declared = type->class_symbol;
    bool is_given = false; // by a class of the sources
    for (uint32_t i = 0; i < engine->classes.count; i++) {
        Class *class_symbol = engine->classes.items[i];
        if (!can_exist(class_symbol) || !query_is_subclass(engine->sema, class_symbol, declared))
            continue;
        is_given = true;
        Type *exact = query_erasure(engine->sema, class_symbol->type);
        any = logic_or(table, any, is_in_range(engine, value, exact, false));
    }
    if (is_library(declared) && can_exist(declared))
        any = logic_or(table, any, is_in_range(engine, value, type, false));
    bool has_others = is_library(declared) ? !engine_is_effectively_final(engine, declared)
                                           : !is_given || engine_has_bodies(declared);
    if (has_others)
        any = logic_or(table, any, is_in_range(engine, value, type, true));
    return any;
}

bool engine_bound_literal(HeapEngine *engine, Formula literal) {
    Type *type = sema_types(engine->sema)->string;
    engine_add_axiom(engine, is_in_range(engine, literal, type, false));
    return engine->literals.count < MOST_LITERALS;
}

void engine_bound_class(HeapEngine *engine, Type *type) {
    type = query_erasure(engine->sema, type);
    if (engine->options.scope && (type->kind == TYPE_CLASS || type->kind == TYPE_ARRAY))
        is_possible(engine, engine_null_reference(engine), type);
}

void engine_bound_reference(HeapEngine *engine, State *state, Formula value, Type *type) {
    LogicTable *table = engine->table;
    type = query_erasure(engine->sema, type);
    if (type->kind != TYPE_CLASS && type->kind != TYPE_ARRAY)
        return;
    Formula created = logic_less_equal(table, engine->pre_state->allocated, value);
    engine_state_fact(engine, state, logic_or(table, created, is_possible(engine, value, type)));
}

// ---- Counting

static bool is_closure(HeapEngine *engine, const Class *class_symbol) {
    const ClassList *closures = lower_closure_classes(engine->lowering);
    for (uint32_t i = 0; i < closures->count; i++)
        if (closures->items[i] == class_symbol)
            return true;
    return false;
}

// As in symex/class_bounds.c.
static bool is_counted(HeapEngine *engine, const Class *class_symbol) {
    if (map_get(&engine->options.scope->objects_of, class_symbol))
        return true;
    if (is_library(class_symbol) || class_symbol->kind == CLASS_ENUM ||
        is_closure(engine, class_symbol))
        return false;
    return !query_is_subtype(engine->sema, class_symbol->type, sema_types(engine->sema)->throwable);
}

// ---- The whole heap

static bool has_field(HeapEngine *engine, const ReferenceRange *range, const Variable *field) {
    return range->type->kind == TYPE_CLASS && field->owner &&
           query_is_subclass(engine->sema, range->type->class_symbol, field->owner);
}

// What the object numbered `object`, if it is there, has in the field or element.
static void bound_value(HeapEngine *engine, Formula object, Formula value, Type *type) {
    LogicTable *table = engine->table;
    type = query_erasure(engine->sema, type);
    Formula possible = FORMULA_TRUE;
    if (type->kind == TYPE_CLASS || type->kind == TYPE_ARRAY)
        possible = is_possible(engine, value, type);
    else
        possible = engine_in_small_range(engine, value, type->kind);
    Formula none = logic_number(table, SORT_TYPE, 0);
    engine_add_axiom(
        engine, logic_or(table, logic_equal(table, logic_type_of(table, object), none), possible));
}

static void bound_fields(HeapEngine *engine, const ReferenceRange *range, uint32_t slot) {
    LogicTable *table = engine->table;
    HeapSlot of = engine->slots.items[slot];
    Formula all = engine_slot_initial(engine, slot, 0);
    for (int64_t i = range->first; i < range->first + range->count; i++) {
        Formula object = logic_number(table, SORT_REF, i);
        if (of.kind == SLOT_FIELD) {
            bound_value(engine, object, logic_select(table, all, object), of.field->type);
            continue;
        }
        Formula contents = logic_select(table, all, object);
        for (uint32_t k = 0; k < engine->options.scope->array_length; k++)
            bound_value(engine, object,
                        logic_select(table, contents, logic_number(table, SORT_INT, k)),
                        range->type->element);
    }
}

static bool concerns(HeapEngine *engine, const ReferenceRange *range, const HeapSlot *slot) {
    if (slot->kind == SLOT_FIELD)
        return has_field(engine, range, slot->field);
    return slot->kind == SLOT_ELEMENTS && range->type->kind == TYPE_ARRAY &&
           engine_element_kind(range->type->element) == slot->element;
}

// An object of the range is of its type, or not there.
static void bound_object(HeapEngine *engine, const ReferenceRange *range, int64_t number) {
    LogicTable *table = engine->table;
    Formula object = logic_number(table, SORT_REF, number);
    Formula type_of = logic_type_of(table, object);
    Formula none = logic_number(table, SORT_TYPE, 0);
    Formula fits = range->is_open ? engine_is_subtype(engine, type_of, range->type)
                                  : engine_is_exactly(engine, object, range->type);
    engine_add_axiom(engine, logic_or(table, logic_equal(table, type_of, none), fits));
    if (range->type->kind == TYPE_ARRAY)
        engine_add_axiom(
            engine,
            logic_less_equal(table, logic_length(table, object),
                             logic_number(table, SORT_INT, engine->options.scope->array_length)));
}

// The constants of an enum are the objects of its range, in their order.
static void bound_constant(HeapEngine *engine, uint32_t slot) {
    LogicTable *table = engine->table;
    Variable *field = engine->slots.items[slot].field;
    Class *class_symbol = field->owner;
    int64_t number =
        range_of(engine, query_erasure(engine->sema, class_symbol->type), false)->first;
    for (uint32_t i = 0; class_symbol->fields.items[i] != field; i++)
        number += class_symbol->fields.items[i]->kind == VARIABLE_ENUM_CONSTANT;
    Formula object = logic_number(table, SORT_REF, number);
    engine_add_axiom(engine, logic_equal(table, engine_slot_initial(engine, slot, 0), object));
    engine_add_axiom(engine, engine_is_exactly(engine, object, class_symbol->type));
}

bool engine_has_bodies(const Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->fields.count; i++) {
        const Variable *field = class_symbol->fields.items[i];
        if (field->kind == VARIABLE_ENUM_CONSTANT && field->declaration &&
            field->declaration->kind == NODE_ENUM_CONSTANT &&
            as_EnumConstant(field->declaration)->body)
            return true;
    }
    return false;
}

// What an initialiser computed is part of every pre-state; it is not executed here.
bool engine_is_computed_static(HeapEngine *engine, const Variable *field) {
    if (!engine->options.scope || !(field->modifiers & MODIFIER_STATIC))
        return false;
    if (field->kind == VARIABLE_ENUM_CONSTANT)
        return engine_has_bodies(field->owner);
    return (field->modifiers & MODIFIER_FINAL) && !type_is_primitive(field->type) &&
           field->type != sema_types(engine->sema)->string;
}

static bool is_constructed(HeapEngine *engine, const Class *class_symbol) {
    return engine->method->is_constructor && engine->method->owner == class_symbol;
}

// How many objects of the class the pre-state has, the one under construction included.
static void bound_counter(HeapEngine *engine, uint32_t slot) {
    LogicTable *table = engine->table;
    Class *class_symbol = engine->slots.items[slot].counted;
    Type *type = query_erasure(engine->sema, class_symbol->type);
    bool is_own = is_constructed(engine, class_symbol);
    Formula sum = logic_number(table, SORT_REF, is_own ? 1 : 0);
    for (uint32_t i = 0; i < engine->ranges.count; i++) {
        ReferenceRange range = engine->ranges.items[i];
        for (int64_t k = 0; range.type == type && !range.is_open && k < range.count; k++) {
            Formula exists =
                engine_is_exactly(engine, logic_number(table, SORT_REF, range.first + k), type);
            sum = logic_add(table, sum,
                            logic_ite(table, exists, logic_number(table, SORT_REF, 1),
                                      logic_number(table, SORT_REF, 0)));
        }
    }
    Formula initial = engine_slot_initial(engine, slot, 0);
    engine_add_axiom(engine, logic_equal(table, initial, sum));
    if (is_own && is_counted(engine, class_symbol)) {
        uint32_t most = scope_objects_of(engine->options.scope, class_symbol);
        engine_add_axiom(engine,
                         logic_less_equal(table, initial, logic_number(table, SORT_REF, most)));
    }
}

// An object may be reached by a field that nobody reads.
static void add_reference_slots(HeapEngine *engine, const ReferenceRange *range) {
    if (range->type->kind == TYPE_ARRAY) {
        if (!type_is_primitive(range->type->element))
            engine_slot_of_elements(engine, TYPE_CLASS);
        return;
    }
    VariableList fields = {0};
    if (!is_library(range->type->class_symbol))
        engine_class_fields(engine, range->type->class_symbol, &fields);
    for (uint32_t i = 0; i < fields.count; i++)
        if (!type_is_primitive(fields.items[i]->type))
            engine_slot_of_field(engine, fields.items[i]);
}

void engine_bound_heap(HeapEngine *engine) {
    LogicTable *table = engine->table;
    if (engine->method->is_constructor)
        engine_slot_of_counter(engine, engine->method->owner);
    bool is_in_reach = engine_leaves_out_others(engine);
    // What fields hold may need further ranges, and these further fields.
    uint32_t ranges = 0, slots = 0;
    while (ranges < engine->ranges.count || slots < engine->slots.count) {
        for (uint32_t i = ranges; i < engine->ranges.count; i++)
            add_reference_slots(engine, &engine->ranges.items[i]);
        uint32_t range_count = engine->ranges.count, slot_count = engine->slots.count;
        for (uint32_t i = 0; i < range_count; i++) {
            ReferenceRange range = engine->ranges.items[i];
            for (int64_t k = 0; i >= ranges && k < range.count; k++)
                bound_object(engine, &range, range.first + k);
            for (uint32_t j = i < ranges ? slots : 0; j < slot_count; j++)
                if (concerns(engine, &range, &engine->slots.items[j]))
                    bound_fields(engine, &range, j);
        }
        ranges = range_count;
        slots = slot_count;
    }
    for (uint32_t i = 0; i < engine->slots.count; i++) {
        if (engine->slots.items[i].counted)
            bound_counter(engine, i);
        const Variable *field = engine->slots.items[i].field;
        if (field && field->kind == VARIABLE_ENUM_CONSTANT && !engine_has_bodies(field->owner))
            bound_constant(engine, i);
    }
    if (is_in_reach)
        engine_bound_reach(engine);
    int64_t next = 1;
    if (engine->ranges.count)
        next = vector_last(&engine->ranges).first + vector_last(&engine->ranges).count;
    engine_bound_closures(engine, next);
    engine_add_axiom(engine, logic_equal(table, engine->pre_state->allocated,
                                         logic_number(table, SORT_REF, next)));
}

// ---- Creation

static void cut(HeapEngine *engine, const State *state, Formula beyond, Span span, const char *text,
                const Class *class_symbol) {
    State *there = engine_state_copy(engine, state);
    if (!engine_state_assume(engine, there, beyond))
        return;
    QuantifiedPlace place = {
        engine->current, there->conditions, there->facts, span, text, class_symbol, false};
    vector_push(engine->arena, &engine->truncated, place);
}

bool engine_bound_creation(HeapEngine *engine, State *state, Class *class_symbol, Span span) {
    LogicTable *table = engine->table;
    if (engine->quiet || !is_counted(engine, class_symbol))
        return true;
    uint32_t slot = engine_slot_of_counter(engine, class_symbol);
    uint32_t most = scope_objects_of(engine->options.scope, class_symbol);
    Formula count = engine_slot_get(engine, state, slot);
    Formula is_free = logic_less(table, count, logic_number(table, SORT_REF, most));
    cut(engine, state, logic_not(table, is_free), span,
        arena_format(engine->arena, "executions that need more than %u object%s of class '%s'",
                     most, most == 1 ? "" : "s",
                     class_symbol->is_anonymous ? "(anonymous)" : class_symbol->name->text),
        class_symbol);
    engine_slot_set(engine, state, slot, logic_add(table, count, logic_number(table, SORT_REF, 1)));
    return engine_state_assume(engine, state, is_free);
}

bool engine_bound_length(HeapEngine *engine, State *state, Formula length, Span span) {
    LogicTable *table = engine->table;
    int64_t constant;
    if (logic_is_number(table, length, &constant) && constant <= LONGEST_CONSTANT_ARRAY)
        return true;
    const Scope *scope = engine->options.scope;
    int64_t capacity = 2 * (int64_t)scope->array_length + 2;
    int64_t greatest = (INT64_C(1) << (scope->bits - 1)) - 1;
    if (capacity > greatest)
        capacity = greatest;
    Formula fits = logic_less_equal(table, length, logic_number(table, SORT_INT, capacity));
    cut(engine, state, logic_not(table, fits), span, "creation of a longer array", NULL);
    return engine_state_assume(engine, state, fits);
}
