// The objects of a check: those that the pre-state may hold, and those created
// on the way. Every object is a number; its class is known.
#include "heap/internal.h"

#include "analysis/analysis.h"

#include "sema/constant_bits.h"
#include "sema/nullness.h"
#include "sema/queries.h"

#include <string.h>

// ---- Locations and values

static uint32_t new_locations(Symex *symex, uint32_t count) {
    uint32_t first = symex->heap.next_location;
    symex->heap.next_location += count;
    for (uint32_t i = 0; i < count; i++)
        vector_push(symex->arena, &symex->heap.initial, TERM_NONE);
    return first;
}

uint32_t universe_locations(Symex *symex, uint32_t count) {
    return new_locations(symex, count);
}

void universe_pin_locations(Symex *symex) {
    symex->heap.pinned_locations = symex->heap.next_location;
}

void universe_pin(Symex *symex) {
    symex->heap.pinned_objects = symex->heap.objects.count;
    universe_pin_locations(symex);
}

IrType value_type(const Type *type) {
    if (type->kind == TYPE_BOOLEAN)
        return IR_BOOL;
    if (type->kind == TYPE_FLOAT || type->kind == TYPE_DOUBLE)
        return type->kind == TYPE_FLOAT ? IR_FLOAT : IR_DOUBLE;
    if (type->kind == TYPE_LONG)
        return IR_LONG;
    if (type->kind == TYPE_BIGINT || type->kind == TYPE_REAL)
        return IR_EXACT;
    if (query_is_jml_value(type))
        return IR_VALUE;
    return type_is_primitive(type) ? IR_INT : IR_REF;
}

uint32_t type_bits(const Symex *symex, TypeKind kind) {
    uint32_t bits = symex->scope.bits;
    if (kind == TYPE_BYTE)
        return bits < 8 ? bits : 8;
    if (kind == TYPE_SHORT || kind == TYPE_CHAR)
        return bits < 16 ? bits : 16;
    if (kind == TYPE_FLOAT || kind == TYPE_DOUBLE)
        return kind == TYPE_FLOAT ? 32 : 64;
    return kind == TYPE_LONG ? 2 * bits : bits;
}

Term default_value(Symex *symex, Type *type) {
    return java_constant(symex, value_type(type), 0);
}

Term object_reference(Symex *symex, uint32_t number) {
    return term_constant(symex->terms, REFERENCE_BITS, number);
}

// ---- Layouts

static void add_fields(Symex *symex, Layout *layout, Class *class_symbol) {
    query_complete(symex->sema, class_symbol);
    if (class_symbol->superclass && class_symbol->superclass->kind == TYPE_CLASS)
        add_fields(symex, layout, class_symbol->superclass->class_symbol);
    for (uint32_t i = 0; i < class_symbol->fields.count; i++) {
        Variable *field = class_symbol->fields.items[i];
        // Model fields have no place of their own: `represents` gives their value.
        if (!(field->modifiers & (MODIFIER_STATIC | MODIFIER_MODEL)))
            vector_push(symex->arena, &layout->fields, field);
    }
    Variable *outer = lower_outer_field(symex->lowering, class_symbol);
    if (outer)
        vector_push(symex->arena, &layout->fields, outer);
    const VariableList *captured = lower_captured_fields(symex->lowering, class_symbol);
    for (uint32_t i = 0; captured && i < captured->count; i++)
        vector_push(symex->arena, &layout->fields, captured->items[i]);
}

const Layout *class_layout(Symex *symex, Class *class_symbol) {
    Layout *layout = map_get(&symex->heap.layouts, class_symbol);
    if (layout)
        return layout;
    layout = ARENA_NEW(symex->arena, Layout);
    map_put(symex->arena, &symex->heap.layouts, class_symbol, layout);
    add_fields(symex, layout, class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++)
        map_put(symex->arena, &layout->index_of, layout->fields.items[i],
                (void *)(uintptr_t)(i + 1));
    return layout;
}

// ---- Pre-state objects

static const char *object_name(Symex *symex, Type *type, uint32_t ordinal) {
    return arena_format(symex->arena, "%s#%u", type_text(symex->arena, type), ordinal);
}

// What one block creates, and what is made beside it, fits in the rest.
enum { MOST_OBJECTS = (1 << REFERENCE_BITS) - 8192 };

bool heap_is_full(const Symex *symex) {
    return symex->heap.objects.count >= MOST_OBJECTS;
}

static void add_object(Symex *symex, Type *type, bool is_initial, uint32_t count, Term length,
                       Span site, const char *name) {
    SHOULD(symex->heap.objects.count < 1 << REFERENCE_BITS, "an object should have a number");
    Object object = {.number = symex->heap.objects.count,
                     .type = type,
                     .is_initial = is_initial,
                     .location = new_locations(symex, count),
                     .count = count,
                     .length = length,
                     .site = site,
                     .name = name};
    vector_push(symex->arena, &symex->heap.objects, object);
}

static void lay_out_enum_constant(Symex *symex, Type *type, uint32_t index) {
    const EnumConstant *constant =
        as_EnumConstant(type->class_symbol->declaration->constants.items[index]);
    // A constant with a body is of a class of its own.
    if (constant->body)
        type = query_erasure(symex->sema, as_ClassDeclaration(constant->body)->symbol->type);
    add_object(symex, type, true, class_layout(symex, type->class_symbol)->fields.count, TERM_NONE,
               (Span){0, 0}, constant->name->text);
    vector_last(&symex->heap.objects).exists = TERM_TRUE;
}

static void lay_out_object(Symex *symex, Type *type, uint32_t index) {
    const char *name = object_name(symex, type, index + 1);
    Term length = TERM_NONE;
    uint32_t size = symex->scope.array_length;
    if (type->kind == TYPE_ARRAY)
        length = fresh_length(symex, arena_format(symex->arena, "%s.length", name), false);
    else
        size = class_layout(symex, type->class_symbol)->fields.count;
    add_object(symex, type, true, size, length, (Span){0, 0}, name);
}

static void lay_out_range(Symex *symex, uint32_t index) {
    Range *range = &symex->heap.ranges.items[index];
    if (range->is_made)
        return;
    range->first = symex->heap.objects.count;
    range->met = arena_array(symex->arena, range->count, sizeof(Term));
    for (uint32_t i = 0; i < range->count; i++) {
        range->met[i] = TERM_FALSE;
        if (range->is_fixed)
            lay_out_enum_constant(symex, range->type, i);
        else
            lay_out_object(symex, range->type, i);
        vector_last(&symex->heap.objects).range = index;
    }
}

Term object_exists(Symex *symex, uint32_t number) {
    const Object *object = &symex->heap.objects.items[number];
    if (object->is_owned)
        object = &symex->heap.objects.items[object->owner];
    return object->is_initial ? object->exists : TERM_TRUE;
}

// The `new C(…)`, `new T[n]` or `{…}` that a final field is initialised with, or NULL.
Node *field_creation(Symex *symex, const Variable *field) {
    if (!(field->modifiers & MODIFIER_FINAL) || query_is_value(field->type) ||
        !field->declaration || field->declaration->kind != NODE_VARIABLE)
        return NULL;
    Node *initializer = as_VariableDeclaration(field->declaration)->initializer;
    bool is_creation =
        initializer && (initializer->kind == NODE_NEW || initializer->kind == NODE_NEW_ARRAY ||
                        initializer->kind == NODE_ARRAY_INITIALIZER);
    if (is_creation)
        query_type_bodies(symex->sema, field->owner); // a class of the library may not be typed yet
    return is_creation ? initializer : NULL;
}

// `final List<String> names = new ArrayList<>()` is an ArrayList.
Type *field_type(Symex *symex, const Variable *field) {
    const FieldCreation *made = analysis_creation(symex->lowering, field);
    if (made->class_symbol && !made->class_symbol->is_local)
        return instance_type(symex, made->class_symbol, field->type);
    Node *creation = field_creation(symex, field);
    if (!creation || creation->kind != NODE_NEW || as_New(creation)->body || !creation->type ||
        creation->type->kind != TYPE_CLASS)
        return field->type;
    return creation->type;
}

bool field_is_made_with(Symex *symex, const Variable *field) {
    return field_creation(symex, field) || analysis_creation(symex->lowering, field)->is_created;
}

bool field_has_length(Symex *symex, const Variable *field, uint32_t *length) {
    const FieldCreation *made = analysis_creation(symex->lowering, field);
    *length = made->length;
    if (made->has_length)
        return true;
    Node *creation = field_creation(symex, field);
    if (!creation || creation->kind == NODE_NEW)
        return false;
    if (creation->kind == NODE_NEW_ARRAY && !as_NewArray(creation)->initializer) {
        const Constant *constant = as_NewArray(creation)->dimensions.items[0]->constant;
        *length = constant ? (uint32_t)constant->integer : 0;
        return constant && constant->integer >= 0;
    }
    if (creation->kind == NODE_NEW_ARRAY)
        creation = as_NewArray(creation)->initializer;
    *length = as_ArrayInitializer(creation)->elements.count;
    return true;
}

// To a helper, which nobody owes invariants, a field that must not be null may be null all the
// same.
bool field_is_nullable(Symex *symex, Variable *field) {
    bool may_be_broken = symex->pre.is_unguarded && field->declaration && field->owner &&
                         field->owner->unit && !field->owner->unit->is_library;
    bool is_nullable =
        variable_is_nullable(symex->sema, field) &&
        !analysis_creation(symex->lowering, field)->is_created &&
        (!symex->scope.is_reasonable || analysis_field_may_be_null(symex->lowering, field));
    return !field_creation(symex, field) && (may_be_broken || is_nullable);
}

Type *location_type(Symex *symex, const Object *object, uint32_t index) {
    if (object->type->kind == TYPE_ARRAY)
        return object->type->element;
    return field_type(symex, class_layout(symex, object->type->class_symbol)->fields.items[index]);
}

bool object_is_instance(Symex *symex, const Object *object, Type *type) {
    return query_is_subtype(symex->sema, object->type, query_erasure(symex->sema, type));
}

bool is_any_order(const Symex *symex, const Type *type) {
    return symex->scope.is_plain && type->kind == TYPE_CLASS &&
           !strcmp(type->class_symbol->qualified_name->text, "java.lang.Comparable");
}

bool is_asked_for(Symex *symex, Type *type) {
    for (uint32_t i = 0; i < symex->pre.asked.count; i++)
        if (query_is_subtype(symex->sema, type, symex->pre.asked.items[i]))
            return true;
    return false;
}

bool slot_takes(Symex *symex, Type *slot, Type *held) {
    if (is_any_thing(symex, slot))
        return held == sema_types(symex->sema)->object || is_asked_for(symex, held);
    Type *type = query_erasure(symex->sema, slot);
    if (!query_is_subtype(symex->sema, held, type))
        return false;
    if (slot->kind == TYPE_CLASS && held->kind == TYPE_CLASS &&
        has_other_arguments(symex, held, slot))
        return false;
    while (type->kind == TYPE_ARRAY && held->kind == TYPE_ARRAY) {
        type = type->element;
        held = held->element;
    }
    return !is_any_order(symex, type) || held == type;
}

// ---- Arrays inside library objects

bool is_owned_field(const Variable *field) {
    return field->type->kind == TYPE_ARRAY && (field->modifiers & MODIFIER_PRIVATE) &&
           field->owner && field->owner->unit && field->owner->unit->is_library;
}

bool is_untold_field(const Variable *field) {
    return (field->modifiers & MODIFIER_TRANSIENT) &&
           !(field->modifiers & (MODIFIER_PUBLIC | MODIFIER_PROTECTED | MODIFIER_STATIC)) &&
           field->owner && field->owner->unit && field->owner->unit->is_library &&
           !field->owner->class_file;
}

// As long as the scope has arrays, and ints have numbers.
static uint32_t greatest_length(Symex *symex) {
    uint32_t length = symex->scope.array_length;
    while (!java_fits(symex, IR_INT, length))
        length--;
    return length;
}

// A model makes a larger array where its own is full, and then nobody knows which of them it has.
// With some room behind what a pre-state can fill that rarely happens, and nobody can tell.
static uint32_t room_behind(Symex *symex, uint32_t length) {
    enum { ROOM = 4 };
    bool is_known = symex->scope.knows_collections && length == symex->scope.array_length &&
                    java_fits(symex, IR_INT, length + ROOM);
    return is_known ? ROOM : 0;
}

uint32_t owned_capacity(Symex *symex, const Variable *field) {
    uint32_t length;
    return field_has_length(symex, field, &length) && java_fits(symex, IR_INT, length)
               ? length
               : symex->scope.array_length;
}

static uint32_t lay_out_owned_array(Symex *symex, uint32_t owner, Variable *field) {
    Type *type = query_erasure(symex->sema, field->type);
    const char *name = arena_format(symex->arena, "%s.%s", symex->heap.objects.items[owner].name,
                                    field->name->text);
    uint32_t fixed, count = owned_capacity(symex, field);
    Term length;
    if (field_has_length(symex, field, &fixed) && count == fixed) {
        length = java_constant(symex, IR_INT, fixed);
    } else if (is_untold_field(field)) {
        uint32_t greatest = greatest_length(symex), room = room_behind(symex, greatest);
        length = java_constant(symex, IR_INT, greatest + room);
        count += room;
    } else {
        length = fresh_length(symex, arena_format(symex->arena, "%s.length", name), true);
    }
    add_object(symex, type, true, count, length, (Span){0, 0}, name);
    vector_last(&symex->heap.objects).is_owned = true;
    vector_last(&symex->heap.objects).owner = owner;
    vector_last(&symex->heap.objects).owner_field = field;
    return vector_last(&symex->heap.objects).number;
}

void universe_begin(Symex *symex) {
    add_object(symex, type_primitive(sema_types(symex->sema), TYPE_NULL), true, 0, TERM_NONE,
               (Span){0, 0}, "null");
}

void universe_lay_out(Symex *symex, Method *method) {
    numbering_bound(symex, method);
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        lay_out_range(symex, i);
    // Arrays inside library objects stand behind all others.
    uint32_t count = symex->heap.objects.count;
    for (uint32_t number = 1; number < count; number++) {
        Object object = symex->heap.objects.items[number];
        for (uint32_t i = 0; object.type->kind == TYPE_CLASS && i < object.count; i++) {
            Variable *field = class_layout(symex, object.type->class_symbol)->fields.items[i];
            if (is_owned_field(field) && object.is_initial && !is_settled(symex, &object, i) &&
                !heap_leaves_out(symex, field))
                symex->heap.initial.items[object.location + i] =
                    object_reference(symex, lay_out_owned_array(symex, number, field));
        }
    }
}

// ---- Created objects

// What specifications and static initialisers make does not count.
void universe_note_creation(Symex *symex, const State *state, Type *type) {
    if (!symex->subject.method || symex->mode.quiet || symex->statics.initializing)
        return;
    bool is_box = type->kind == TYPE_CLASS && query_unboxed(symex->sema, type);
    Term *where = is_box ? &symex->subject.boxed : &symex->subject.created;
    *where = term_or(symex->terms, *where ? *where : TERM_FALSE, state->guard);
}

static bool is_throwable(Symex *symex, Type *type) {
    return type->kind == TYPE_CLASS &&
           query_is_subtype(symex->sema, type, sema_types(symex->sema)->throwable);
}

Object *universe_create(Symex *symex, State *state, Type *type, Term length, uint32_t capacity,
                        Span site) {
    type = query_erasure(symex->sema, type);
    universe_note_creation(symex, state, type);
    uint32_t ordinal = symex->heap.objects.count;
    const Layout *layout = NULL;
    if (type->kind == TYPE_CLASS) {
        layout = class_layout(symex, type->class_symbol);
        capacity = layout->fields.count;
    }
    add_object(symex, type, false, capacity, length, site, object_name(symex, type, ordinal));
    Object *object = &vector_last(&symex->heap.objects);
    object->made_by = symex->statics.initializing;
    object->is_by_library = symex->results.library_call.begin != 0;
    if (object->is_by_library && is_throwable(symex, type))
        object->asked_at = symex->results.library_call;
    for (uint32_t i = 0; i < capacity; i++) {
        Type *value = layout ? layout->fields.items[i]->type : type->element;
        state_set(symex, state, object->location + i, default_value(symex, value));
    }
    return object;
}

// ---- String literals: there from the start, and nobody changes them

static uint32_t add_characters(Symex *symex, const Constant *constant, Span site) {
    TypeTable *types = sema_types(symex->sema);
    Type *type = type_array(types, type_primitive(types, TYPE_CHAR));
    add_object(symex, type, false, constant->length, java_constant(symex, IR_INT, constant->length),
               site, "characters of a literal");
    Object *object = &vector_last(&symex->heap.objects);
    object->is_literal = true;
    object->created = TERM_TRUE;
    for (uint32_t i = 0; i < constant->length; i++)
        symex->heap.initial.items[object->location + i] =
            java_constant(symex, IR_INT, constant->units[i]);
    return object->number;
}

uint32_t universe_constant(Symex *symex, Type *type) {
    const Layout *layout = class_layout(symex, type->class_symbol);
    add_object(symex, type, false, layout->fields.count, TERM_NONE, (Span){0, 0},
               type_text(symex->arena, type));
    Object *object = &vector_last(&symex->heap.objects);
    object->is_literal = true;
    object->created = TERM_TRUE;
    for (uint32_t i = 0; i < layout->fields.count; i++)
        symex->heap.initial.items[object->location + i] =
            default_value(symex, layout->fields.items[i]->type);
    universe_pin(symex);
    return vector_last(&symex->heap.objects).number;
}

uint32_t universe_string(Symex *symex, const Constant *constant, Span site) {
    Type *type = sema_types(symex->sema)->string;
    Variable *value =
        type->kind == TYPE_CLASS ? query_field(symex->sema, type->class_symbol, "value") : NULL;
    if (!value)
        return 0;
    uint32_t characters = add_characters(symex, constant, site);
    const Layout *layout = class_layout(symex, type->class_symbol);
    add_object(symex, type, false, layout->fields.count, TERM_NONE, site, "a string literal");
    Object *object = &vector_last(&symex->heap.objects);
    object->is_literal = true;
    object->created = TERM_TRUE;
    for (uint32_t i = 0; i < layout->fields.count; i++)
        symex->heap.initial.items[object->location + i] =
            layout->fields.items[i] == value ? object_reference(symex, characters)
                                             : default_value(symex, layout->fields.items[i]->type);
    return object->number;
}

uint32_t universe_literal(Symex *symex, const Constant *constant) {
    const Name *text = query_name_of_text(symex->sema, constant);
    uint32_t known = (uint32_t)(uintptr_t)map_get(&symex->heap.literals, text);
    if (!known) {
        known = universe_string(symex, constant, (Span){0, 0});
        map_put(symex->arena, &symex->heap.literals, text, (void *)(uintptr_t)known);
        universe_pin(symex);
    }
    return known;
}

// ---- Static fields

bool is_known_constant(const Variable *field) {
    return field->constant && (field->modifiers & MODIFIER_FINAL);
}

bool is_constant_instance_field(const Variable *field) {
    return is_known_constant(field) && !(field->modifiers & MODIFIER_STATIC);
}

Term constant_value(Symex *symex, const Variable *field) {
    if (query_is_value(field->type))
        return java_constant(symex, value_type(field->type), constant_bits(field->constant));
    return object_reference(symex, universe_literal(symex, field->constant));
}

uint32_t static_place(Symex *symex, Variable *field) {
    uintptr_t location = (uintptr_t)map_get(&symex->heap.static_places, field);
    if (!location) {
        location = universe_locations(symex, 1);
        map_put(symex->arena, &symex->heap.static_places, field, (void *)location);
        universe_pin_locations(symex);
        if (is_known_constant(field))
            symex->heap.initial.items[location] = constant_value(symex, field);
    }
    return (uint32_t)location;
}
