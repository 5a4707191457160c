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
enum { MOST_LITERALS = 12, LONGEST_CONSTANT_ARRAY = 4096, MOST_EXPANDED = 16 };

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

int64_t quantified_scope_count(QuantifiedRun *quantified, const Type *type) {
    const Scope *scope = quantified->options.scope;
    if (type->kind != TYPE_CLASS) {
        // Objects of the library have arrays of their own: texts, elements of collections.
        TypeKind element = type->element->kind;
        bool is_inside = element == TYPE_CHAR || element == TYPE_BYTE ||
                         type->element == sema_types(quantified->sema)->object;
        return scope_most_of(scope, type) + (is_inside ? 2 * scope->objects + MOST_LITERALS : 0);
    }
    Class *class_symbol = type->class_symbol;
    int64_t count = scope_objects_of(scope, class_symbol);
    if (type == sema_types(quantified->sema)->string)
        count += MOST_LITERALS;
    return class_symbol->kind == CLASS_ENUM ? constants_of(class_symbol) : count;
}

static const ReferenceRange *range_of(QuantifiedRun *quantified, Type *type, bool is_open) {
    int64_t next = 1;
    for (uint32_t i = 0; i < quantified->ranges.count; i++) {
        const ReferenceRange *range = &quantified->ranges.items[i];
        if (range->type == type && range->is_open == is_open)
            return range;
        next = range->first + range->count;
    }
    int64_t count = is_open ? quantified_scope_count(quantified, type)
                            : quantified_most_in_reach(quantified, type);
    ReferenceRange range = {type, is_open, next, count};
    vector_push(quantified->arena, &quantified->ranges, range);
    return &vector_last(&quantified->ranges);
}

static Formula is_in_range(QuantifiedRun *quantified, Formula value, Type *type, bool is_open) {
    LogicTable *table = quantified->table;
    ReferenceRange range = *range_of(quantified, type, is_open);
    if (!range.count)
        return FORMULA_FALSE;
    Formula none = logic_number(table, SORT_TYPE, 0);
    Formula exists = is_open
                         ? logic_not(table, logic_equal(table, logic_type_of(table, value), none))
                         : quantified_is_exactly(quantified, value, type);
    Formula first = logic_number(table, SORT_REF, range.first);
    if (range.count == 1)
        return logic_and(table, logic_equal(table, value, first), exists);
    Formula parts[] = {
        logic_less_equal(table, first, value),
        logic_less(table, value, logic_number(table, SORT_REF, range.first + range.count)), exists};
    return logic_and_all(table, parts, 3);
}

static bool can_exist(const Class *class_symbol) {
    return class_symbol->kind != CLASS_INTERFACE && class_symbol->kind != CLASS_ANNOTATION &&
           !(class_symbol->modifiers & MODIFIER_ABSTRACT);
}

// Null, or any object of the pre-state that is of the type: one of a type that something else is
// declared with is among them, as a String where an Object is. The range is for those of classes
// that are not given.
static Formula is_any_object(QuantifiedRun *quantified, Formula value, Type *type) {
    LogicTable *table = quantified->table;
    range_of(quantified, type, true);
    Formula type_of = logic_type_of(table, value);
    Formula null = quantified_null_reference(quantified);
    Formula none = logic_number(table, SORT_TYPE, 0);
    bool is_object = type == sema_types(quantified->sema)->object;
    Formula parts[] = {logic_less(table, null, value),
                       logic_less(table, value, quantified->pre_state->allocated),
                       logic_not(table, logic_equal(table, type_of, none)),
                       is_object ? FORMULA_TRUE : quantified_subtype(quantified, type_of, type)};
    return logic_or(table, quantified_is_null(quantified, value), logic_and_all(table, parts, 4));
}

// An array that was found elsewhere: of the same class, where it was declared with a wider type, or
// of a narrower one. Whichever of the two declarations came first, the other one may mean it.
static Formula is_array_elsewhere(QuantifiedRun *quantified, Formula value, Type *type) {
    LogicTable *table = quantified->table;
    Formula any = FORMULA_FALSE;
    for (uint32_t i = 0; i < quantified->ranges.count; i++) {
        ReferenceRange range = quantified->ranges.items[i];
        if (range.type->kind != TYPE_ARRAY || range.type == type)
            continue;
        Formula is_there = is_in_range(quantified, value, range.type, range.is_open);
        if (query_is_subtype(quantified->sema, range.type, type))
            any = logic_or(table, any, is_there);
        else if (range.is_open && query_is_subtype(quantified->sema, type, range.type))
            any = logic_or(
                table, any,
                logic_and(table, is_there,
                          quantified_subtype(quantified, logic_type_of(table, value), type)));
    }
    return any;
}

static bool is_of_all(QuantifiedRun *quantified, const Class *class_symbol, const Type *bounds) {
    for (uint32_t i = 0; bounds && i < bounds->count; i++)
        if (!query_is_subtype(quantified->sema, class_symbol->type, bounds->arguments[i]))
            return false;
    return true;
}

// The bounds of a type variable that has several, where some class is of all of them; else NULL.
static const Type *met_bounds(QuantifiedRun *quantified, Type *type) {
    const Type *bounds = quantified_several_bounds(quantified, type);
    for (uint32_t i = 0; bounds && i < quantified->classes.count; i++)
        if (can_exist(quantified->classes.items[i]) &&
            is_of_all(quantified, quantified->classes.items[i], bounds))
            return bounds;
    return NULL;
}

// Is the value null, or an object of the pre-state that the type allows?
static Formula is_possible(QuantifiedRun *quantified, Formula value, Type *declared_type) {
    LogicTable *table = quantified->table;
    const Type *bounds = met_bounds(quantified, declared_type);
    Type *type = query_erasure(quantified->sema, declared_type);
    Formula any = quantified_is_null(quantified, value);
    if (type->kind == TYPE_ARRAY) {
        any = logic_or(table, any, is_in_range(quantified, value, type, false));
        const Type *element = type->element;
        bool is_exact = query_is_value(element) ||
                        (element->kind == TYPE_CLASS &&
                         quantified_is_effectively_final(quantified, element->class_symbol));
        if (!is_exact)
            any = logic_or(table, any, is_in_range(quantified, value, type, true));
        return logic_or(table, any, is_array_elsewhere(quantified, value, type));
    }
    Class *declared = type->class_symbol;
    bool is_given = false; // by a class of the sources
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        Class *class_symbol = quantified->classes.items[i];
        if (!can_exist(class_symbol) ||
            !query_is_subclass(quantified->sema, class_symbol, declared) ||
            !is_of_all(quantified, class_symbol, bounds))
            continue;
        is_given = true;
        Type *exact = query_erasure(quantified->sema, class_symbol->type);
        any = logic_or(table, any, is_in_range(quantified, value, exact, false));
    }
    if (is_library(declared) && can_exist(declared))
        any = logic_or(table, any, is_in_range(quantified, value, type, false));
    bool has_others = is_library(declared) ? !quantified_is_effectively_final(quantified, declared)
                                           : !is_given || quantified_has_bodies(declared);
    if (has_others)
        any = is_any_object(quantified, value, type);
    return any;
}

bool quantified_bound_literal(QuantifiedRun *quantified, Formula literal) {
    Type *type = sema_types(quantified->sema)->string;
    quantified_add_axiom(quantified, is_in_range(quantified, literal, type, false));
    return quantified->literals.count < MOST_LITERALS;
}

void quantified_bound_class(QuantifiedRun *quantified, Type *type) {
    type = query_erasure(quantified->sema, type);
    if (quantified->options.scope && (type->kind == TYPE_CLASS || type->kind == TYPE_ARRAY))
        is_possible(quantified, quantified_null_reference(quantified), type);
}

// The only object that a value that is not null can be, or NONE.
static Formula sole_object(QuantifiedRun *quantified, Type *type) {
    const ReferenceRange *sole = NULL;
    for (uint32_t i = 0; i < quantified->ranges.count; i++) {
        const ReferenceRange *range = &quantified->ranges.items[i];
        if (!range->count ||
            !(query_is_subtype(quantified->sema, range->type, type) ||
              (range->is_open && query_is_subtype(quantified->sema, type, range->type))))
            continue;
        if (sole || range->count > 1 || range->is_open)
            return FORMULA_NONE;
        sole = range;
    }
    return sole ? logic_number(quantified->table, SORT_REF, sole->first) : FORMULA_NONE;
}

void quantified_bound_reference(QuantifiedRun *quantified, State *state, Formula value,
                                Type *declared) {
    LogicTable *table = quantified->table;
    Type *type = query_erasure(quantified->sema, declared);
    if (type->kind != TYPE_CLASS && type->kind != TYPE_ARRAY)
        return;
    if (value == quantified->receiver) {
        is_possible(quantified, value, type); // makes its ranges
        Formula sole = sole_object(quantified, type);
        if (sole)
            quantified_add_axiom(quantified, logic_equal(table, value, sole));
    }
    Formula created = logic_less_equal(table, quantified->pre_state->allocated, value);
    quantified_state_fact(quantified, state,
                          logic_or(table, created, is_possible(quantified, value, declared)));
}

// ---- Counting

static bool is_closure(QuantifiedRun *quantified, const Class *class_symbol) {
    const ClassList *closures = lower_closure_classes(quantified->lowering);
    for (uint32_t i = 0; i < closures->count; i++)
        if (closures->items[i] == class_symbol)
            return true;
    return false;
}

// As in symex/class_bounds.c.
static bool is_counted(QuantifiedRun *quantified, const Class *class_symbol) {
    if (map_get(&quantified->options.scope->objects_of, class_symbol))
        return true;
    if (is_library(class_symbol) || class_symbol->kind == CLASS_ENUM ||
        is_closure(quantified, class_symbol))
        return false;
    return !query_is_subtype(quantified->sema, class_symbol->type,
                             sema_types(quantified->sema)->throwable);
}

// ---- The whole heap

static bool has_field(QuantifiedRun *quantified, const ReferenceRange *range,
                      const Variable *field) {
    return range->type->kind == TYPE_CLASS && field->owner &&
           query_is_subclass(quantified->sema, range->type->class_symbol, field->owner);
}

// The object numbered so is not there.
static Formula is_none(QuantifiedRun *quantified, Formula object) {
    LogicTable *table = quantified->table;
    return logic_equal(table, logic_type_of(table, object), logic_number(table, SORT_TYPE, 0));
}

// What a field or an element of the pre-state can have.
static Formula is_possible_value(QuantifiedRun *quantified, Formula value, Type *declared) {
    Type *type = query_erasure(quantified->sema, declared);
    return type->kind == TYPE_CLASS || type->kind == TYPE_ARRAY
               ? is_possible(quantified, value, declared)
               : quantified_in_small_range(quantified, value, type->kind);
}

// What the object numbered `object`, if it is there, has in the field.
static void bound_value(QuantifiedRun *quantified, Formula object, Formula value, Type *type) {
    quantified_add_axiom(quantified, logic_or(quantified->table, is_none(quantified, object),
                                              is_possible_value(quantified, value, type)));
}

// Said of all indexes at once: each that is named is one that Z3 finds instances for, in every
// quantifier over elements.
static void bound_elements(QuantifiedRun *quantified, Formula object, Formula contents,
                           Type *element) {
    LogicTable *table = quantified->table;
    Formula index = logic_bound_variable(table, SORT_INT, "k");
    Formula value = logic_select(table, contents, index);
    Formula possible = is_possible_value(quantified, value, element);
    Formula zero = logic_number(table, SORT_INT, 0);
    Formula parts[] = {is_none(quantified, object), logic_less(table, index, zero),
                       logic_less_equal(table, logic_length(table, object), index), possible};
    quantified_add_axiom(quantified,
                         logic_quantify(table, true, &index, 1, logic_or_all(table, parts, 4)));
}

static void bound_fields(QuantifiedRun *quantified, const ReferenceRange *range, uint32_t slot) {
    LogicTable *table = quantified->table;
    HeapSlot of = quantified->slots.items[slot];
    Formula all = quantified_slot_initial(quantified, slot, 0);
    for (int64_t i = range->first; i < range->first + range->count; i++) {
        Formula object = logic_number(table, SORT_REF, i);
        if (of.kind == SLOT_FIELD) {
            bound_value(quantified, object, logic_select(table, all, object), of.field->type);
            continue;
        }
        bound_elements(quantified, object, logic_select(table, all, object), range->type->element);
    }
}

static bool concerns(QuantifiedRun *quantified, const ReferenceRange *range, const HeapSlot *slot) {
    if (slot->kind == SLOT_FIELD)
        return has_field(quantified, range, slot->field);
    return slot->kind == SLOT_ELEMENTS && range->type->kind == TYPE_ARRAY &&
           quantified_element_kind(range->type->element) == slot->element;
}

// An object of the range is of its type, or not there.
static void bound_object(QuantifiedRun *quantified, const ReferenceRange *range, int64_t number) {
    LogicTable *table = quantified->table;
    Formula object = logic_number(table, SORT_REF, number);
    Formula type_of = logic_type_of(table, object);
    Formula none = logic_number(table, SORT_TYPE, 0);
    Formula fits = range->is_open ? quantified_subtype(quantified, type_of, range->type)
                                  : quantified_is_exactly(quantified, object, range->type);
    quantified_add_axiom(quantified, logic_or(table, logic_equal(table, type_of, none), fits));
    if (range->type->kind == TYPE_ARRAY)
        quantified_add_axiom(
            quantified, logic_less_equal(table, logic_length(table, object),
                                         logic_number(table, SORT_INT,
                                                      quantified->options.scope->array_length)));
}

// The constants of an enum are the objects of its range, in their order.
static void bound_constant(QuantifiedRun *quantified, uint32_t slot) {
    LogicTable *table = quantified->table;
    Variable *field = quantified->slots.items[slot].field;
    Class *class_symbol = field->owner;
    int64_t number =
        range_of(quantified, query_erasure(quantified->sema, class_symbol->type), false)->first;
    for (uint32_t i = 0; class_symbol->fields.items[i] != field; i++)
        number += class_symbol->fields.items[i]->kind == VARIABLE_ENUM_CONSTANT;
    Formula object = logic_number(table, SORT_REF, number);
    quantified_add_axiom(quantified,
                         logic_equal(table, quantified_slot_initial(quantified, slot, 0), object));
    quantified_add_axiom(quantified, quantified_is_exactly(quantified, object, class_symbol->type));
}

bool quantified_has_bodies(const Class *class_symbol) {
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
bool quantified_is_computed_static(QuantifiedRun *quantified, const Variable *field) {
    if (!quantified->options.scope || !(field->modifiers & MODIFIER_STATIC))
        return false;
    if (field->kind == VARIABLE_ENUM_CONSTANT)
        return quantified_has_bodies(field->owner);
    return (field->modifiers & MODIFIER_FINAL) && !query_is_value(field->type) &&
           field->type != sema_types(quantified->sema)->string;
}

// A bound given for a class includes its subclasses.
static bool counts_for(QuantifiedRun *quantified, Class *counted, Class *class_symbol) {
    return counted == class_symbol || (map_get(&quantified->options.scope->objects_of, counted) &&
                                       query_is_subclass(quantified->sema, class_symbol, counted));
}

// How many objects of the class the pre-state has, the one under construction included.
static void bound_counter(QuantifiedRun *quantified, uint32_t slot) {
    LogicTable *table = quantified->table;
    Class *counted = quantified->slots.items[slot].counted;
    const Method *method = quantified->method;
    bool is_given = map_get(&quantified->options.scope->objects_of, counted) != NULL;
    bool is_own = method->is_constructor && counts_for(quantified, counted, method->owner);
    Formula none = logic_number(table, SORT_TYPE, 0);
    Formula zero = logic_number(table, SORT_REF, 0), one = logic_number(table, SORT_REF, 1);
    Formula sum = is_own ? one : zero;
    for (uint32_t i = 0; i < quantified->ranges.count; i++) {
        ReferenceRange range = quantified->ranges.items[i];
        bool counts = range.type->kind == TYPE_CLASS && (is_given || !range.is_open) &&
                      counts_for(quantified, counted, range.type->class_symbol);
        for (int64_t k = 0; counts && k < range.count; k++) {
            Formula object = logic_number(table, SORT_REF, range.first + k);
            Formula is_none = logic_equal(table, logic_type_of(table, object), none);
            sum = logic_add(table, sum, logic_ite(table, is_none, zero, one));
        }
    }
    Formula initial = quantified_slot_initial(quantified, slot, 0);
    quantified_add_axiom(quantified, logic_equal(table, initial, sum));
    if (is_given || (is_own && is_counted(quantified, counted))) {
        uint32_t most = scope_objects_of(quantified->options.scope, counted);
        quantified_add_axiom(quantified,
                             logic_less_equal(table, initial, logic_number(table, SORT_REF, most)));
    }
}

// An object may be reached by a field that nobody reads.
static void add_reference_slots(QuantifiedRun *quantified, const ReferenceRange *range) {
    if (range->type->kind == TYPE_ARRAY) {
        if (!query_is_value(range->type->element))
            quantified_slot_of_elements(quantified, TYPE_CLASS);
        return;
    }
    VariableList fields = {0};
    if (!is_library(range->type->class_symbol))
        quantified_class_fields(quantified, range->type->class_symbol, &fields);
    for (uint32_t i = 0; i < fields.count; i++)
        if (!query_is_value(fields.items[i]->type))
            quantified_slot_of_field(quantified, fields.items[i]);
}

// An object of a class that is not given is of no type that others of such classes are declared
// with, unless its own type says so.
static void bound_open_type(QuantifiedRun *quantified, const ReferenceRange *own, Formula object) {
    LogicTable *table = quantified->table;
    for (uint32_t i = 0; i < quantified->ranges.count; i++) {
        ReferenceRange other = quantified->ranges.items[i];
        if (other.is_open && other.type->kind == TYPE_CLASS && own->type->kind == TYPE_CLASS &&
            !query_is_subtype(quantified->sema, own->type, other.type))
            quantified_add_axiom(
                quantified,
                logic_not(table, quantified_subtype(quantified, logic_type_of(table, object),
                                                    other.type)));
    }
}

// An object of a class that is not given is of no class that its type rules out.
static void bound_open_types(QuantifiedRun *quantified) {
    LogicTable *table = quantified->table;
    for (uint32_t i = 0; i < quantified->ranges.count; i++) {
        ReferenceRange range = quantified->ranges.items[i];
        for (int64_t k = 0; range.is_open && k < range.count; k++) {
            Formula object = logic_number(table, SORT_REF, range.first + k);
            bound_open_type(quantified, &range, object);
            for (uint32_t j = 0; j < quantified->classes.count; j++)
                quantified_subtype(quantified, logic_type_of(table, object),
                                   quantified->classes.items[j]->type);
        }
    }
}

// The objects of the pre-state that are of the class or may be.
static void objects_of(QuantifiedRun *quantified, Class *class_symbol, FormulaList *objects) {
    for (uint32_t i = 0; i < quantified->ranges.count; i++) {
        const ReferenceRange *range = &quantified->ranges.items[i];
        bool is_one =
            range->is_open ||
            (range->type->kind == TYPE_CLASS &&
             query_is_subclass(quantified->sema, range->type->class_symbol, class_symbol));
        for (int64_t k = 0; is_one && k < range->count; k++)
            vector_push(quantified->arena, objects,
                        logic_number(quantified->table, SORT_REF, range->first + k));
    }
}

bool quantified_few_objects(QuantifiedRun *quantified, Class *class_symbol, FormulaList *objects) {
    if (!quantified->options.scope || quantified->calls_by_contract)
        return false;
    quantified_bound_class(quantified, class_symbol->type);
    for (uint32_t i = 0; i < quantified->ranges.count; i++)
        if (quantified->ranges.items[i].is_open)
            return false; // there may be more of these when everything was executed
    objects_of(quantified, class_symbol, objects);
    for (uint32_t i = 0; i < quantified->exact_class.capacity; i++) {
        const MapEntry *entry = &quantified->exact_class.entries[i];
        const Type *type = entry->value;
        if (entry->key && type->kind == TYPE_CLASS &&
            query_is_subclass(quantified->sema, type->class_symbol, class_symbol))
            vector_push(quantified->arena, objects, (Formula)(uintptr_t)entry->key);
    }
    return objects->count <= MOST_EXPANDED;
}

// What holds of all objects of a class, said object by object where they are few: Z3 then has
// the quantifiers of the specification alone to find instances for.
static void expand_invariant(QuantifiedRun *quantified, const ObjectInvariant *invariant) {
    LogicTable *table = quantified->table;
    FormulaNode forall = *logic_node(table, invariant->formula);
    FormulaList objects = {0};
    objects_of(quantified, invariant->class_symbol, &objects);
    if (forall.kind != FORMULA_KIND_FORALL || objects.count > MOST_EXPANDED) {
        quantified_add_axiom(quantified, invariant->formula);
        return;
    }
    for (uint32_t i = 0; i < objects.count; i++)
        quantified_add_axiom(quantified, logic_substitute(table, forall.children[1],
                                                          forall.children, &objects.items[i], 1));
}

void quantified_bound_heap(QuantifiedRun *quantified) {
    LogicTable *table = quantified->table;
    if (quantified->method->is_constructor)
        quantified_slot_of_counter(quantified, quantified->method->owner);
    const Map *given = &quantified->options.scope->objects_of;
    for (uint32_t i = 0; i < given->capacity; i++)
        if (given->entries[i].key)
            quantified_slot_of_counter(quantified, (Class *)given->entries[i].key);
    bool is_in_reach = quantified_leaves_out_others(quantified);
    // What fields hold may need further ranges, and these further fields.
    uint32_t ranges = 0, slots = 0;
    while (ranges < quantified->ranges.count || slots < quantified->slots.count) {
        for (uint32_t i = ranges; i < quantified->ranges.count; i++)
            add_reference_slots(quantified, &quantified->ranges.items[i]);
        uint32_t range_count = quantified->ranges.count, slot_count = quantified->slots.count;
        for (uint32_t i = 0; i < range_count; i++) {
            ReferenceRange range = quantified->ranges.items[i];
            for (int64_t k = 0; i >= ranges && k < range.count; k++)
                bound_object(quantified, &range, range.first + k);
            for (uint32_t j = i < ranges ? slots : 0; j < slot_count; j++)
                if (concerns(quantified, &range, &quantified->slots.items[j]))
                    bound_fields(quantified, &range, j);
        }
        ranges = range_count;
        slots = slot_count;
    }
    for (uint32_t i = 0; i < quantified->slots.count; i++) {
        if (quantified->slots.items[i].counted)
            bound_counter(quantified, i);
        const Variable *field = quantified->slots.items[i].field;
        if (field && field->kind == VARIABLE_ENUM_CONSTANT && !quantified_has_bodies(field->owner))
            bound_constant(quantified, i);
    }
    bound_open_types(quantified);
    for (uint32_t i = 0; i < quantified->object_invariants.count; i++)
        expand_invariant(quantified, &quantified->object_invariants.items[i]);
    if (is_in_reach) {
        FormulaList others = quantified->axioms;
        quantified->axioms = (FormulaList){0};
        quantified_bound_reach(quantified);
        quantified->reach_axioms = quantified->axioms;
        quantified->axioms = others;
    }
    int64_t next = 1;
    if (quantified->ranges.count)
        next = vector_last(&quantified->ranges).first + vector_last(&quantified->ranges).count;
    quantified_bound_closures(quantified, next);
    quantified_add_axiom(quantified, logic_equal(table, quantified->pre_state->allocated,
                                                 logic_number(table, SORT_REF, next)));
    quantified->next_reference = next;
}

// As few bits as references and types need: with fewer Z3 has less to look through. How much a
// call by contract creates is not known.
void quantified_bound_widths(QuantifiedRun *quantified) {
    uint64_t open = 1; // each may be of a class of its own that nobody named
    for (uint32_t i = 0; i < quantified->ranges.count; i++)
        if (quantified->ranges.items[i].is_open)
            open += (uint64_t)quantified->ranges.items[i].count;
    uint32_t created =
        quantified->options.unroll ? quantified->created_on_way : quantified->created;
    if (!quantified->calls_by_contract)
        logic_bound_objects(quantified->table, (uint64_t)quantified->next_reference, created,
                            quantified->types.count + open);
}

// ---- Creation

static void cut(QuantifiedRun *quantified, const State *state, Formula beyond, Span span,
                const char *text, const Class *class_symbol) {
    State *there = quantified_state_copy(quantified, state);
    if (!quantified_state_assume(quantified, there, beyond))
        return;
    QuantifiedPlace place = {
        quantified->current, there->conditions, there->facts, span, text, class_symbol, false};
    vector_push(quantified->arena, &quantified->truncated, place);
}

// One more: is there room?
static Formula count_one(QuantifiedRun *quantified, State *state, Class *counted, uint32_t most) {
    LogicTable *table = quantified->table;
    uint32_t slot = quantified_slot_of_counter(quantified, counted);
    Formula count = quantified_slot_get(quantified, state, slot);
    quantified_slot_set(quantified, state, slot,
                        logic_add(table, count, logic_number(table, SORT_REF, 1)));
    return logic_less(table, count, logic_number(table, SORT_REF, most));
}

// As in heap/class_bounds.c: the class has a bound of its own, or that of all; those given for
// classes above it count it as well.
static Formula count_creation(QuantifiedRun *quantified, State *state, Class *class_symbol) {
    const Scope *scope = quantified->options.scope;
    Formula is_free = FORMULA_TRUE;
    if (!map_get(&scope->objects_of, class_symbol))
        is_free = count_one(quantified, state, class_symbol, scope_objects_of(scope, class_symbol));
    for (uint32_t i = 0; i < scope->objects_of.capacity; i++) {
        Class *above = (Class *)scope->objects_of.entries[i].key;
        if (above && query_is_subclass(quantified->sema, class_symbol, above))
            is_free =
                logic_and(quantified->table, is_free,
                          count_one(quantified, state, above,
                                    (uint32_t)(uintptr_t)scope->objects_of.entries[i].value - 1));
    }
    return is_free;
}

bool quantified_bound_creation(QuantifiedRun *quantified, State *state, Class *class_symbol,
                               Span span) {
    if (quantified->quiet || !is_counted(quantified, class_symbol))
        return true;
    uint32_t most = scope_objects_of(quantified->options.scope, class_symbol);
    State *before = quantified_state_copy(quantified, state);
    Formula is_free = count_creation(quantified, state, class_symbol);
    cut(quantified, before, logic_not(quantified->table, is_free), span,
        arena_format(quantified->arena, "executions that need more than %u object%s of class '%s'",
                     most, most == 1 ? "" : "s",
                     class_symbol->is_anonymous ? "(anonymous)" : class_symbol->name->text),
        class_symbol);
    return quantified_state_assume(quantified, state, is_free);
}

bool quantified_bound_length(QuantifiedRun *quantified, State *state, Formula length, Span span) {
    LogicTable *table = quantified->table;
    int64_t constant;
    if (logic_is_number(table, length, &constant) && constant <= LONGEST_CONSTANT_ARRAY)
        return true;
    const Scope *scope = quantified->options.scope;
    int64_t capacity = 2 * (int64_t)scope->array_length + 2;
    int64_t greatest = (INT64_C(1) << (scope->bits - 1)) - 1;
    if (capacity > greatest)
        capacity = greatest;
    Formula fits = logic_less_equal(table, length, logic_number(table, SORT_INT, capacity));
    cut(quantified, state, logic_not(table, fits), span, "creation of a longer array", NULL);
    return quantified_state_assume(quantified, state, fits);
}
