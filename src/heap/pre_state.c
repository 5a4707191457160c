// The pre-state: every heap of the scope, one of each shape (numbering.c).
//
// Each field and element of an object that may be there gets a value: a variable,
// narrow where it is a reference, since it can be only some objects. What does not
// exist holds defaults, and so do elements behind the length of an array.
#include "heap/internal.h"

#include "sema/nullness.h"
#include "sema/queries.h"

#include <string.h>

void assume(Symex *symex, Term condition) {
    assume_for(symex, condition, (Span){0, 0});
}

void assume_for(Symex *symex, Term condition, Span clause) {
    if (condition == TERM_TRUE)
        return;
    vector_push(symex->arena, &symex->results.assumptions, condition);
    vector_push(symex->arena, &symex->results.assumption_clauses, clause);
}

// ---- Values

// What is known of a slot besides its types.
typedef struct SlotFacts {
    bool is_nullable;
    bool is_exact;             // an array of that very type, none of a narrower class
    bool is_walked;            // its object is met at once
    uint32_t id;               // 0: not to be remembered
    Term holder;               // there is something that has the slot
    const Class *holder_class; // of the object that it is a field of, or of its array; or NULL
    const Variable *field;     // that field
} SlotFacts;

typedef struct NumberList {
    uint32_t *items;
    uint32_t count;
} NumberList;

// What else is known of the slot, or NULL.
static const TightSlot *tight_slot(const Symex *symex, uint32_t id) {
    return id ? map_get(&symex->pre.tight, (const void *)(uintptr_t)id) : NULL;
}

static bool is_ruled_out(const TightSlot *tight, uint32_t number) {
    for (uint32_t i = 0; tight && i < tight->count; i++)
        if (tight->objects[i] == number)
            return false;
    return tight != NULL;
}

static bool is_one_of(Symex *symex, const Object *object, TypeList types, const SlotFacts *facts) {
    for (uint32_t i = 0; i < types.count; i++)
        if (facts->is_exact ? object->type == query_erasure(symex->sema, types.items[i])
                            : slot_takes(symex, types.items[i], object->type) &&
                                  !nested_is_left_out(symex, facts->holder_class, facts->field,
                                                      types.items[i], object->type))
            return true;
    return false;
}

// Which objects can it be? In a slot of the walk only those that may be met there.
static NumberList possible_objects(Symex *symex, TypeList types, SlotFacts facts) {
    const TightSlot *tight = tight_slot(symex, facts.id);
    NumberList list = {arena_array(symex->arena, symex->heap.objects.count, sizeof(uint32_t)), 0};
    if (facts.is_nullable && !is_ruled_out(tight, 0))
        list.items[list.count++] = 0;
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        const Object *object = &symex->heap.objects.items[i];
        if (!object->is_initial || object->is_owned || is_ruled_out(tight, i) ||
            !is_one_of(symex, object, types, &facts))
            continue;
        if (!facts.is_walked || !symex->pre.symmetry_breaking || numbering_allows(symex, object))
            list.items[list.count++] = i;
    }
    return list;
}

// The object with number `code`, of which the lowest `bits` count, in the list.
static Term choose(Symex *symex, Term code, uint32_t bits, const uint32_t *numbers,
                   uint32_t count) {
    TermTable *terms = symex->terms;
    if (count == 1)
        return object_reference(symex, numbers[0]);
    uint32_t half = 1u << (bits - 1);
    if (count <= half)
        return choose(symex, code, bits - 1, numbers, count);
    Term bit =
        term_equal(terms, term_extract(terms, code, bits - 1, 1), term_constant(terms, 1, 1));
    return term_ite(terms, bit, choose(symex, code, bits - 1, numbers + half, count - half),
                    choose(symex, code, bits - 1, numbers, half));
}

Term reference_among(Symex *symex, const uint32_t *numbers, uint32_t count, const char *name) {
    TermTable *terms = symex->terms;
    if (count == 1)
        return object_reference(symex, numbers[0]);
    uint32_t bits = 1;
    while ((1u << bits) < count)
        bits++;
    Term code = term_variable(terms, bits, name);
    assume(symex, term_ule(terms, code, term_constant(terms, bits, count - 1)));
    return choose(symex, code, bits, numbers, count);
}

// Ids of slots that are no locations.
enum { FIRST_LENGTH = 1 << 29, FIRST_INPUT = 1 << 30 };

static void add_slot(Symex *symex, uint32_t id, Term value, const NumberList *objects) {
    Slot slot = {.id = id, .value = value, .is_length = id >= FIRST_LENGTH && id < FIRST_INPUT};
    if (objects) {
        slot.objects = objects->items;
        slot.count = objects->count;
    }
    if (id)
        vector_push(symex->arena, &symex->pre.slots, slot);
}

static Term fresh_reference(Symex *symex, TypeList types, const char *name, SlotFacts facts) {
    NumberList list = possible_objects(symex, types, facts);
    Term reference = list.count ? reference_among(symex, list.items, list.count, name)
                                : object_reference(symex, 0);
    if (list.count > 1)
        add_slot(symex, facts.id, reference, &list);
    if (facts.is_walked)
        numbering_meet(symex, reference, TERM_TRUE);
    return reference;
}

// A number that is known to be small has a variable of few bits.
static Term fresh_small(Symex *symex, const char *name, uint32_t width, uint64_t greatest) {
    TermTable *terms = symex->terms;
    uint32_t bits = 1;
    while (bits < width && greatest >> bits)
        bits++;
    Term variable = term_variable(terms, bits, name);
    assume(symex, term_ule(terms, variable, term_constant(terms, bits, greatest)));
    return term_zero_extend(terms, variable, width);
}

// A \bigint that is given has so many bits that what is computed with it still fits: the scope says
// that there are no others.
static uint32_t exact_bits(Symex *symex) {
    enum { MOST = 48 };
    uint32_t bits = 2 * symex->scope.bits < MOST ? 2 * symex->scope.bits : MOST;
    symex->results.exact_bits = bits;
    return bits;
}

static Term fresh_primitive(Symex *symex, Type *type, const char *name, uint32_t id) {
    TermTable *terms = symex->terms;
    if (type->kind == TYPE_BOOLEAN)
        return term_bool_variable(terms, name);
    uint32_t bits = type_bits(symex, type->kind);
    uint32_t width = width_of(symex, value_type(type));
    if (type->kind == TYPE_BIGINT)
        return term_sign_extend(terms, term_variable(terms, exact_bits(symex), name), width);
    if (type->kind == TYPE_FLOAT || type->kind == TYPE_DOUBLE) // small says nothing of their bits
        return term_variable(terms, width, name);
    const TightSlot *tight = tight_slot(symex, id);
    if (tight)
        return fresh_small(symex, name, width, tight->greatest);
    Term variable = term_variable(terms, bits, name);
    Term value = type->kind == TYPE_CHAR ? term_zero_extend(terms, variable, width)
                                         : term_sign_extend(terms, variable, width);
    add_slot(symex, id, value, NULL);
    return value;
}

static bool is_representative(const Range *range) {
    if (!range->is_made || range->type->kind != TYPE_CLASS)
        return !range->is_made;
    for (const Class *at = range->type->class_symbol; at;
         at = at->superclass && at->superclass->kind == TYPE_CLASS ? at->superclass->class_symbol
                                                                   : NULL)
        if (at->kind == CLASS_ENUM)
            return true;
    return false;
}

// One of these numbers, in unary: that it is greater than the first, than the second, and so on.
static Term number_among(Symex *symex, const NumberList *list, const char *name) {
    TermTable *terms = symex->terms;
    Term value = java_constant(symex, IR_INT, list->items[list->count - 1]), above = TERM_NONE;
    for (uint32_t i = list->count - 1; i-- > 0;) {
        Term is_more =
            term_bool_variable(terms, arena_format(symex->arena, "%s > %u", name, list->items[i]));
        if (above)
            assume(symex, term_implies(terms, above, is_more));
        value = term_ite(terms, is_more, value, java_constant(symex, IR_INT, list->items[i]));
        above = is_more;
    }
    return value;
}

// Lengths are slots, too: each value counts as an object would. One of two is a choice, which
// operations are pushed into: what an index is modulo such a length needs no division.
Term fresh_length(Symex *symex, const char *name, bool is_owned) {
    TermTable *terms = symex->terms;
    uint32_t id = FIRST_LENGTH + symex->heap.objects.count, most = symex->scope.array_length,
             bits = 1;
    while ((1u << bits) <= most)
        bits++;
    if (bits >= symex->scope.bits)
        bits = symex->scope.bits - 1;
    const TightSlot *tight = tight_slot(symex, id);
    NumberList list = {arena_array(symex->arena, most + 1, sizeof(uint32_t)), 0};
    for (uint32_t i = 0; i <= most && i < 1u << bits; i++)
        if (!is_ruled_out(tight, i))
            list.items[list.count++] = i;
    if (list.count == 1)
        return java_constant(symex, IR_INT, list.items[0]);
    if ((is_owned && symex->scope.knows_collections) || list.count == 2) {
        Term length = number_among(symex, &list, name);
        add_slot(symex, id, length, &list);
        return length;
    }
    Term variable = term_variable(terms, bits, name);
    assume(symex,
           term_ule(terms, variable, term_constant(terms, bits, list.items[list.count - 1])));
    assume(symex, term_ule(terms, term_constant(terms, bits, list.items[0]), variable));
    Term length = term_zero_extend(terms, variable, symex->scope.bits);
    add_slot(symex, id, length, &list);
    return length;
}

// How much of its arrays an object of a model uses, which its invariant says in other words. Loops
// up to there then end by themselves. Each value counts as an object would.
static Term fresh_count(Symex *symex, uint32_t most, const char *name, uint32_t id) {
    const TightSlot *tight = tight_slot(symex, id);
    NumberList list = {arena_array(symex->arena, most + 1, sizeof(uint32_t)), 0};
    for (uint32_t i = 0; i <= most; i++)
        if (!is_ruled_out(tight, i))
            list.items[list.count++] = i;
    Term count = number_among(symex, &list, name);
    if (list.count > 1)
        add_slot(symex, id, count, &list);
    return count;
}

// No class of the sources given has objects for it: nothing can be said.
bool has_objects(Symex *symex, Type *type) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        // An object of a class without a name that an initialiser made says nothing of others.
        if (symex->heap.ranges.items[i].count && is_representative(&symex->heap.ranges.items[i]) &&
            query_is_subtype(symex->sema, symex->heap.ranges.items[i].type,
                             query_erasure(symex->sema, type)))
            return true;
    return false;
}

// None of them may be there: their bound is 0.
static bool are_bounded_away(Symex *symex, TypeList types) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        for (uint32_t j = 0; j < types.count; j++)
            if (!symex->heap.ranges.items[i].count &&
                is_representative(&symex->heap.ranges.items[i]) &&
                query_is_subtype(symex->sema, symex->heap.ranges.items[i].type,
                                 query_erasure(symex->sema, types.items[j])))
                return true;
    return false;
}

static bool has_objects_of_any(Symex *symex, TypeList types) {
    for (uint32_t i = 0; i < types.count; i++)
        if (has_objects(symex, types.items[i]))
            return true;
    return false;
}

// Any sequence, set or map: what is in it is found when somebody asks (symex/ground_value.c).
static Term fresh_composed(Symex *symex, const char *name) {
    Term cell = term_variable(symex->terms, VALUE_BITS, name);
    uintptr_t objects = symex->pre.is_complete ? symex->heap.objects.count : 1;
    map_put(symex->arena, &symex->pre.open_values, (const void *)(uintptr_t)cell, (void *)objects);
    return cell;
}

// What holds a value of one of the types; primitive ones come alone. Without any it is null; where
// it must not be, nothing is there to hold it.
static Term fresh_slot(Symex *symex, TypeList types, const char *name, SlotFacts facts) {
    if (!types.count)
        return object_reference(symex, 0);
    if (query_is_jml_value(types.items[0]))
        return fresh_composed(symex, name);
    if (type_is_primitive(types.items[0]))
        return fresh_primitive(symex, types.items[0], name, facts.id);
    if (has_objects_of_any(symex, types))
        return fresh_reference(symex, types, name, facts);
    if (are_bounded_away(symex, types)) {
        if (!facts.is_nullable)
            assume(symex, term_not(facts.holder));
        return object_reference(symex, 0);
    }
    add_unmodelled(symex, TERM_TRUE, symex->subject.span,
                   arena_format(symex->arena,
                                "'%s' of type '%s', which no class of the sources given can be",
                                name, type_text(symex->arena, types.items[0])));
    return object_reference(symex, 0);
}

Term fresh_input(Symex *symex, Type *type, const char *name, bool is_nullable) {
    SlotFacts facts = {.is_nullable = is_nullable,
                       .is_walked = true,
                       .id = FIRST_INPUT + symex->pre.input_slots++,
                       .holder = TERM_TRUE};
    return fresh_slot(symex, (TypeList){.items = &type, .count = 1}, name, facts);
}

Term fresh_static(Symex *symex, Variable *field) {
    if (symex->pre.is_complete || !lower_holds_exact_array(symex->lowering, field))
        return fresh_value(symex, field->type, field->name->text);
    SlotFacts facts = {.is_nullable = true,
                       .is_exact = true,
                       .is_walked = true,
                       .id = FIRST_INPUT + symex->pre.input_slots++,
                       .holder = TERM_TRUE};
    return fresh_slot(symex, (TypeList){.items = &field->type, .count = 1}, field->name->text,
                      facts);
}

Term fresh_value(Symex *symex, Type *type, const char *name) {
    if (!symex->pre.is_complete)
        return fresh_input(symex, type, name, true);
    return fresh_slot(symex, (TypeList){.items = &type, .count = 1}, name,
                      (SlotFacts){.is_nullable = true, .holder = TERM_TRUE});
}

static const char *location_name(Symex *symex, const Object *object, uint32_t index) {
    if (object->type->kind == TYPE_ARRAY)
        return arena_format(symex->arena, "%s[%u]", object->name, index);
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    return arena_format(symex->arena, "%s.%s", object->name,
                        layout->fields.items[index]->name->text);
}

// The ordinals of enum constants are known, also where their constructors are not modelled.
static void set_ordinals(Symex *symex) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++) {
        const Range *range = &symex->heap.ranges.items[i];
        Variable *ordinal = range->is_fixed && !range->is_made && range->type->kind == TYPE_CLASS
                                ? query_field(symex->sema, range->type->class_symbol, "ordinal")
                                : NULL;
        const Layout *layout = ordinal ? class_layout(symex, range->type->class_symbol) : NULL;
        uintptr_t index = layout ? (uintptr_t)map_get(&layout->index_of, ordinal) : 0;
        for (uint32_t j = 0; index && j < range->count; j++) {
            uint32_t location = symex->heap.objects.items[range->first + j].location;
            symex->heap.initial.items[location + index - 1] = java_constant(symex, IR_INT, j);
        }
    }
}

// The array of a library object is its own, so that no one else can change it.
static Term owned_array(Symex *symex, const Object *owner, uint32_t index, Variable *field,
                        bool is_walked) {
    uint64_t number = 0;
    Term reference = symex->heap.initial.items[owner->location + index];
    term_is_constant(symex->terms, reference, &number);
    pre_state_fill(symex, (uint32_t)number, is_walked);
    if (!variable_is_nullable(symex->sema, field) || is_untold_field(field))
        return reference;
    Term is_null =
        term_bool_variable(symex->terms, arena_format(symex->arena, "%s is null",
                                                      symex->heap.objects.items[number].name));
    return term_ite(symex->terms, is_null, object_reference(symex, 0), reference);
}

// null only where the field may be null, or the object may be absent.
static bool may_be_null(Symex *symex, const Object *object, Variable *field) {
    return !field || object_exists(symex, object->number) != TERM_TRUE ||
           field_is_nullable(symex, field);
}

// The heaps in which the location is there: its object is, and its array is long enough.
static Term holder_of(Symex *symex, const Object *object, uint32_t index) {
    Term exists = object_exists(symex, object->number);
    if (object->type->kind != TYPE_ARRAY)
        return exists;
    uint32_t width = term_width(symex->terms, object->length);
    return term_and(
        symex->terms, exists,
        term_slt(symex->terms, term_constant(symex->terms, width, index), object->length));
}

// Does the field count what stands in the arrays of its object? `size` does, in a model whose
// arrays are as long as the scope allows (lib/README.md).
static bool counts_elements(Symex *symex, const Object *object, const Variable *field,
                            uint32_t *most) {
    uint64_t array, length;
    if (!symex->scope.knows_collections || field->type->kind != TYPE_INT ||
        strcmp(field->name->text, "size") != 0)
        return false;
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++) {
        const Variable *other = layout->fields.items[i];
        Term reference = symex->heap.initial.items[object->location + i];
        if (other->owner != field->owner || !is_owned_field(other) || !is_untold_field(other) ||
            !reference || !term_is_constant(symex->terms, reference, &array) || !array ||
            !term_is_constant(symex->terms, symex->heap.objects.items[array].length, &length))
            continue;
        *most = symex->scope.array_length < length ? symex->scope.array_length : (uint32_t)length;
        return true;
    }
    return false;
}

static Term initial_value(Symex *symex, const Object *object, uint32_t index, bool is_walked) {
    uint32_t most;
    Variable *field = NULL;
    if (object->type->kind == TYPE_CLASS)
        field = class_layout(symex, object->type->class_symbol)->fields.items[index];
    if (field && heap_leaves_out(symex, field)) {
        heap_leave_out(symex, object->location + index);
        return default_value(symex, field->type);
    }
    if (field && is_owned_field(field))
        return owned_array(symex, object, index, field, is_walked);
    if (field && is_constant_instance_field(field))
        return constant_value(symex, field);
    bool is_behind = object->is_owned && index >= owned_capacity(symex, object->owner_field);
    if (is_behind || (field && is_untold_field(field)))
        return default_value(symex, location_type(symex, object, index));
    if (object_exists(symex, object->number) == TERM_FALSE)
        return default_value(symex, location_type(symex, object, index));
    if (field && counts_elements(symex, object, field, &most))
        return fresh_count(symex, most, location_name(symex, object, index),
                           object->location + index);
    SlotFacts facts = {.is_nullable = may_be_null(symex, object, field),
                       .is_exact = field && lower_holds_exact_array(symex->lowering, field),
                       .is_walked = is_walked,
                       .id = object->location + index,
                       .holder = holder_of(symex, object, index)};
    const Object *holder = object->is_owned ? &symex->heap.objects.items[object->owner] : object;
    facts.field = object->is_owned ? object->owner_field : field;
    facts.holder_class = facts.field ? holder->type->class_symbol : NULL;
    return fresh_slot(symex, location_holds(symex, object, index),
                      location_name(symex, object, index), facts);
}

void pre_state_fill(Symex *symex, uint32_t number, bool is_walked) {
    Object object = symex->heap.objects.items[number];
    for (uint32_t i = 0; i < object.count; i++) {
        if (is_settled(symex, &object, i))
            continue;
        Term value = initial_value(symex, &object, i, is_walked);
        symex->heap.initial.items[object.location + i] = value;
    }
}

// ---- What holds of every heap

// It stays with its object, whether that is there or not.
static bool is_fixed_field(Symex *symex, const Object *object, uint32_t index) {
    if (object->type->kind != TYPE_CLASS)
        return false;
    const Variable *field = class_layout(symex, object->type->class_symbol)->fields.items[index];
    return is_owned_field(field) || is_constant_instance_field(field);
}

// Objects that are not there, and elements behind the length, hold defaults.
static void assume_defaults(Symex *symex, const Object *object) {
    TermTable *terms = symex->terms;
    Term exists = object_exists(symex, object->number);
    for (uint32_t i = 0; i < object->count; i++) {
        Term value = symex->heap.initial.items[object->location + i];
        if (is_fixed_field(symex, object, i))
            continue;
        Term is_default =
            term_equal(terms, value, default_value(symex, location_type(symex, object, i)));
        Term used = exists;
        if (object->type->kind == TYPE_ARRAY)
            used = term_and(terms, exists,
                            term_slt(terms, java_constant(symex, IR_INT, i), object->length));
        assume(symex, term_or(terms, used, is_default));
    }
    uint64_t length;
    if (object->type->kind == TYPE_ARRAY && !term_is_constant(terms, object->length, &length))
        assume(symex, term_or(terms, exists,
                              term_equal(terms, object->length, java_constant(symex, IR_INT, 0))));
}

// `final int[] cells = new int[9]`
static void assume_length(Symex *symex, const Variable *field, Term array, Term exists) {
    uint32_t length;
    if (!field_has_length(symex, field, &length))
        return;
    assume(symex, term_implies(symex->terms, exists,
                               term_equal(symex->terms, heap_length(symex, array),
                                          java_constant(symex, IR_INT, length))));
    if (length > symex->pre.known_length && !is_owned_field(field))
        symex->pre.known_length = length;
}

static void assume_non_null(Symex *symex, const Object *object) {
    TermTable *terms = symex->terms;
    Term exists = object_exists(symex, object->number);
    if (object->type->kind != TYPE_CLASS)
        return;
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++) {
        Variable *field = layout->fields.items[i];
        if (query_is_value(field->type) || field_is_nullable(symex, field) ||
            (is_untold_field(field) && !is_owned_field(field)) ||
            heap_is_left_out(symex, object->location + i))
            continue;
        Term value = symex->heap.initial.items[object->location + i];
        Term is_null = term_equal(terms, value, object_reference(symex, 0));
        assume(symex, term_implies(terms, exists, term_not(is_null)));
        assume_length(symex, field, value, exists);
    }
}

void pre_state_build(Symex *symex) {
    numbering_walk(symex);
    set_ordinals(symex);
    for (uint32_t i = 1; i < symex->heap.first_created && !heap_is_late(symex); i++) {
        if (!symex->heap.objects.items[i].is_initial || symex->heap.objects.items[i].made_by)
            continue;
        assume_defaults(symex, &symex->heap.objects.items[i]);
        assume_non_null(symex, &symex->heap.objects.items[i]);
    }
    held_types_assume(symex);
    own_parts_assume(symex);
    made_with_assume(symex);
    entry_order_assume(symex);
    class_bounds_assume(symex);
}
