// The pre-state: every heap of the scope, one of each shape.
//
// Objects of one type are interchangeable, so most heaps differ from others
// only in how their objects are numbered. One numbering of each is kept: slots
// (inputs, static fields, then the reference fields and elements of the objects
// in order) are walked in a fixed order, and a slot may hold null, an object met
// before, or the next one: v = t implies that t-1 was met. What is never met
// does not exist and holds defaults. The order is right where objects of a type
// are referred to only by themselves and by types walked before; other types,
// in cycles with each other, keep all their numberings (docs/symex.md).
#include "symex/internal.h"

#include "sema/nullness.h"
#include "sema/queries.h"

void assume(Symex *symex, Term condition) {
    assume_for(symex, condition, (Span){0, 0});
}

void assume_for(Symex *symex, Term condition, Span clause) {
    if (condition == TERM_TRUE)
        return;
    vector_push(symex->arena, &symex->assumptions, condition);
    vector_push(symex->arena, &symex->assumption_clauses, clause);
}

// ---- Values

static Term fresh_reference(Symex *symex, Type *type, const char *name) {
    TermTable *terms = symex->terms;
    ObjectSet *set = object_set_new(symex);
    object_set_add(symex, set, 0);
    uint32_t greatest = 0;
    for (uint32_t i = 1; i < symex->objects.count; i++) {
        const Object *object = &symex->objects.items[i];
        if (!object->is_initial || object->is_owned || !object_is_instance(symex, object, type))
            continue;
        object_set_add(symex, set, i);
        greatest = i;
    }
    if (!greatest) {
        add_unmodelled(symex, TERM_TRUE, symex->method_span,
                       arena_format(symex->arena,
                                    "'%s' of type '%s', which no class of the sources given can be",
                                    name, type_text(symex->arena, type)));
        return object_reference(symex, 0);
    }
    uint32_t bits = 1;
    while ((1u << bits) <= greatest)
        bits++;
    Term variable = term_variable(terms, bits, name);
    Term allowed = TERM_FALSE;
    for (uint32_t i = 0; i <= greatest; i++)
        if (object_set_has(set, i))
            allowed = term_or(terms, allowed,
                              term_equal(terms, variable, term_constant(terms, bits, i)));
    assume(symex, allowed);
    Term reference = term_zero_extend(terms, variable, REFERENCE_BITS);
    note_candidates(symex, variable, set);
    note_candidates(symex, reference, set);
    return reference;
}

Term fresh_value(Symex *symex, Type *type, const char *name) {
    TermTable *terms = symex->terms;
    if (type->kind == TYPE_BOOLEAN)
        return term_bool_variable(terms, name);
    if (!type_is_primitive(type))
        return fresh_reference(symex, type, name);
    uint32_t bits = type_bits(symex, type->kind);
    uint32_t width = width_of(symex, value_type(type));
    Term variable = term_variable(terms, bits, name);
    return type->kind == TYPE_CHAR ? term_zero_extend(terms, variable, width)
                                   : term_sign_extend(terms, variable, width);
}

static Type *location_type(Symex *symex, const Object *object, uint32_t index) {
    if (object->type->kind == TYPE_ARRAY)
        return object->type->element;
    return class_layout(symex, object->type->class_symbol)->fields.items[index]->type;
}

static const char *location_name(Symex *symex, const Object *object, uint32_t index) {
    if (object->type->kind == TYPE_ARRAY)
        return arena_format(symex->arena, "%s[%u]", object->name, index);
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    return arena_format(symex->arena, "%s.%s", object->name,
                        layout->fields.items[index]->name->text);
}

// The ordinals of enum constants are known.
static void set_ordinals(Symex *symex) {
    for (uint32_t i = 0; i < symex->ranges.count; i++) {
        const Range *range = &symex->ranges.items[i];
        Variable *ordinal =
            range->is_fixed && range->type->kind == TYPE_CLASS ? query_field(symex->sema, range->type->class_symbol, "ordinal") : NULL;
        const Layout *layout =
            ordinal ? class_layout(symex, range->type->class_symbol) : NULL;
        uintptr_t index = layout ? (uintptr_t)map_get(&layout->index_of, ordinal) : 0;
        for (uint32_t j = 0; index && j < range->count; j++) {
            uint32_t location = symex->objects.items[range->first + j].location;
            symex->initial.items[location + index - 1] = java_constant(symex, IR_INT, j);
        }
    }
}

// The array of a library object is its own, so that no one else can change it.
static Term owned_array(Symex *symex, const Object *owner, Variable *field) {
    uint32_t number = universe_owned_array(symex, owner->number, field);
    Object array = symex->objects.items[number];
    for (uint32_t i = 0; i < array.count; i++)
        symex->initial.items[array.location + i] =
            fresh_value(symex, array.type->element, location_name(symex, &array, i));
    Term reference = object_reference(symex, number);
    if (!variable_is_nullable(symex->sema, field))
        return reference;
    Term is_null = term_bool_variable(symex->terms, arena_format(symex->arena, "%s is null",
                                                                 array.name));
    return term_ite(symex->terms, is_null, object_reference(symex, 0), reference);
}

static Term initial_value(Symex *symex, const Object *object, uint32_t index) {
    if (object->type->kind == TYPE_CLASS) {
        Variable *field = class_layout(symex, object->type->class_symbol)->fields.items[index];
        if (is_owned_field(field))
            return owned_array(symex, object, field);
    }
    return fresh_value(symex, location_type(symex, object, index),
                       location_name(symex, object, index));
}

void pre_state_initialize(Symex *symex) {
    uint32_t count = symex->objects.count;
    for (uint32_t number = 1; number < count; number++) {
        Object object = symex->objects.items[number];
        for (uint32_t i = 0; i < object.count; i++) {
            // Making the value may add locations, and move the table.
            Term value = initial_value(symex, &object, i);
            symex->initial.items[object.location + i] = value;
        }
    }
    set_ordinals(symex);
}

// ---- What holds of every heap

// Objects that are not there, and elements behind the length, hold defaults.
static void assume_defaults(Symex *symex, const Object *object) {
    TermTable *terms = symex->terms;
    Term exists = object_exists(symex, object->number);
    for (uint32_t i = 0; i < object->count; i++) {
        Term value = symex->initial.items[object->location + i];
        if (object->type->kind == TYPE_CLASS &&
            is_owned_field(class_layout(symex, object->type->class_symbol)->fields.items[i]))
            continue; // a constant: it stays with its owner
        Term is_default =
            term_equal(terms, value, default_value(symex, location_type(symex, object, i)));
        Term used = exists;
        if (object->type->kind == TYPE_ARRAY)
            used = term_and(terms, exists,
                            term_slt(terms, java_constant(symex, IR_INT, i), object->length));
        assume(symex, term_or(terms, used, is_default));
    }
    if (object->type->kind == TYPE_ARRAY)
        assume(symex, term_or(terms, exists,
                              term_equal(terms, object->length, java_constant(symex, IR_INT, 0))));
}

static void assume_non_null(Symex *symex, const Object *object) {
    TermTable *terms = symex->terms;
    if (object->type->kind != TYPE_CLASS)
        return;
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++) {
        Variable *field = layout->fields.items[i];
        if (type_is_primitive(field->type) || variable_is_nullable(symex->sema, field))
            continue;
        Term value = symex->initial.items[object->location + i];
        Term is_null = term_equal(terms, value, object_reference(symex, 0));
        assume(symex, term_implies(terms, object_exists(symex, object->number),
                                   term_not(is_null)));
    }
}

// ---- Canonical numbering

// Range `to` can be referred to by objects of range `from`.
static bool refers_to(Symex *symex, const Range *from, const Range *to) {
    const Object *target = &symex->objects.items[to->first];
    if (from->type->kind == TYPE_ARRAY)
        return !type_is_primitive(from->type->element) &&
               object_is_instance(symex, target, from->type->element);
    const Layout *layout = class_layout(symex, from->type->class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++)
        if (!type_is_primitive(layout->fields.items[i]->type) &&
            object_is_instance(symex, target, layout->fields.items[i]->type))
            return true;
    return false;
}

typedef struct RangeOrder {
    uint32_t *order;    // indices of ranges, referring ones first
    bool *in_cycle;     // with another range
    uint32_t count;
} RangeOrder;

// Which ranges can be reached from which: small numbers, so a plain closure.
static bool *reachability(Symex *symex) {
    uint32_t n = symex->ranges.count;
    bool *reach = arena_array(symex->arena, (size_t)n * n, sizeof(bool));
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t j = 0; j < n; j++)
            reach[i * n + j] = symex->ranges.items[i].count && symex->ranges.items[j].count &&
                               refers_to(symex, &symex->ranges.items[i], &symex->ranges.items[j]);
    for (uint32_t k = 0; k < n; k++)
        for (uint32_t i = 0; i < n; i++)
            for (uint32_t j = 0; j < n; j++)
                reach[i * n + j] |= reach[i * n + k] && reach[k * n + j];
    return reach;
}

static RangeOrder order_ranges(Symex *symex) {
    uint32_t n = symex->ranges.count;
    const bool *reach = reachability(symex);
    RangeOrder result = {arena_array(symex->arena, n, sizeof(uint32_t)),
                         arena_array(symex->arena, n, sizeof(bool)), n};
    bool *placed = arena_array(symex->arena, n, sizeof(bool));
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t j = 0; j < n; j++)
            result.in_cycle[i] |= i != j && reach[i * n + j] && reach[j * n + i];
    for (uint32_t position = 0; position < n; position++) {
        uint32_t chosen = n;
        for (uint32_t i = 0; i < n && chosen == n; i++) {
            bool waits = placed[i];
            for (uint32_t j = 0; j < n && !waits; j++)
                waits = i != j && !placed[j] && reach[j * n + i] && !reach[i * n + j];
            if (!waits)
                chosen = i;
        }
        placed[chosen] = true;
        result.order[position] = chosen;
    }
    return result;
}

typedef struct Slot {
    Term value;
    uint32_t owner; // the object it is in, or 0
} Slot;

typedef VECTOR(Slot) SlotList;

static void add_slot(Symex *symex, SlotList *slots, Term value, uint32_t owner) {
    Slot slot = {value, owner};
    if (value && term_width(symex->terms, value) == REFERENCE_BITS)
        vector_push(symex->arena, slots, slot);
}

static SlotList collect_slots(Symex *symex, const RangeOrder *order) {
    SlotList slots = {0};
    for (uint32_t i = 0; i < symex->inputs.count; i++)
        if (!type_is_primitive(symex->inputs.items[i].type))
            add_slot(symex, &slots, symex->inputs.items[i].value, 0);
    for (uint32_t i = 0; i < symex->static_fields.count; i++)
        if (!type_is_primitive(symex->static_fields.items[i]->type))
            add_slot(symex, &slots,
                     symex->initial.items[static_location(symex, symex->static_fields.items[i])],
                     0);
    for (uint32_t i = 0; i < order->count; i++) {
        const Range *range = &symex->ranges.items[order->order[i]];
        for (uint32_t j = 0; j < range->count; j++) {
            const Object *object = &symex->objects.items[range->first + j];
            for (uint32_t k = 0; k < object->count; k++)
                if (!type_is_primitive(location_type(symex, object, k)))
                    add_slot(symex, &slots, symex->initial.items[object->location + k],
                             object->number);
        }
    }
    return slots;
}

// An object is met before its own slots are walked: without that, one that only it refers to, or
// objects behind it, would keep itself alive. (In other numberings nothing forbids that.)
static void number_range(Symex *symex, Range *range, const SlotList *slots, bool canonical) {
    TermTable *terms = symex->terms;
    range->is_canonical = canonical;
    Term *met = arena_array(symex->arena, range->count, sizeof(Term));
    for (uint32_t i = 0; i < range->count; i++)
        met[i] = TERM_FALSE;
    for (uint32_t s = 0; s < slots->count; s++) {
        const Slot *slot = &slots->items[s];
        const ObjectSet *set = reference_candidates(symex, slot->value);
        bool is_own = slot->owner >= range->first && slot->owner < range->first + range->count;
        for (uint32_t i = range->count; i-- > 0;) {
            if (!object_set_has(set, range->first + i) ||
                (canonical && is_own && range->first + i <= slot->owner))
                continue;
            Term is_it = term_equal(terms, slot->value,
                                    object_reference(symex, range->first + i));
            if (i && canonical)
                assume(symex, term_implies(terms, is_it, met[i - 1]));
            met[i] = term_or(terms, met[i], is_it);
        }
    }
    for (uint32_t i = 0; i < range->count; i++)
        assume(symex, term_equal(terms, range->exists.items[i], met[i]));
}

void pre_state_assume(Symex *symex) {
    for (uint32_t i = 1; i < symex->objects.count; i++) {
        if (!symex->objects.items[i].is_initial)
            continue;
        assume_defaults(symex, &symex->objects.items[i]);
        assume_non_null(symex, &symex->objects.items[i]);
    }
    RangeOrder order = order_ranges(symex);
    SlotList slots = collect_slots(symex, &order);
    for (uint32_t i = 0; i < symex->ranges.count; i++)
        if (!symex->ranges.items[i].is_fixed)
            number_range(symex, &symex->ranges.items[i], &slots,
                         symex->symmetry_breaking && !order.in_cycle[i]);
}
