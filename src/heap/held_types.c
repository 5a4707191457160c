// What the slots of the pre-state hold: types with their arguments.
//
// What a field can hold is collected over all instances of its class (symex/found_types.c).
// Arguments are upper bounds here: `? extends Number` counts as Number. A type variable of plain
// Java that has no bound stays what it is: it stands for one class that nobody knows, and for those
// that the method asks for.
//
// Sorted collections are in natural order: a comparator, a private field of a library class that
// may be null, is null, unless the sources create objects of that class with one. The verdict says
// so, too.
#include "heap/internal.h"

#include "analysis/analysis.h"
#include "sema/nullness.h"
#include "sema/queries.h"

// ---- Type arguments

bool is_any_thing(const Symex *symex, const Type *type) {
    return symex->scope.is_plain && type->kind == TYPE_VARIABLE &&
           query_erasure(symex->sema, (Type *)type) == sema_types(symex->sema)->object;
}

// A `?` says as little as the parameter that it stands for.
static Type *closed_argument(Symex *symex, Type *type, uint32_t index) {
    Type *argument = type->arguments[index],
         *parameter = type->class_symbol->type->arguments[index];
    bool is_open = argument->kind == TYPE_WILDCARD &&
                   query_upper_bound(symex->sema, argument) == sema_types(symex->sema)->object;
    return closed_type(symex, is_open && is_any_thing(symex, parameter) ? parameter : argument);
}

Type *closed_type(Symex *symex, Type *type) {
    if (is_any_thing(symex, type))
        return type;
    if (type->kind == TYPE_WILDCARD)
        return closed_type(symex, query_upper_bound(symex->sema, type));
    if (type->kind == TYPE_ARRAY)
        return type_array(sema_types(symex->sema), closed_type(symex, type->element));
    if (type->kind != TYPE_CLASS || !type->count || type->outer)
        return query_erasure(symex->sema, type);
    Type **arguments = arena_array(symex->arena, type->count, sizeof(Type *));
    for (uint32_t i = 0; i < type->count; i++)
        arguments[i] = closed_argument(symex, type, i);
    return type_class(sema_types(symex->sema), type->class_symbol, NULL, arguments, type->count);
}

Type *instance_type(Symex *symex, Class *class_symbol, Type *held) {
    Type *own = class_symbol->type, *erased = query_erasure(symex->sema, own);
    Type *super = own->count && !own->outer && held->kind == TYPE_CLASS
                      ? query_as_super(symex->sema, own, held->class_symbol)
                      : NULL;
    if (!super || super->count != held->count)
        return erased;
    Type **arguments = arena_array(symex->arena, own->count, sizeof(Type *));
    for (uint32_t i = 0; i < super->count; i++)
        for (uint32_t j = 0; j < own->count; j++)
            if (super->arguments[i] == own->arguments[j])
                arguments[j] = held->arguments[i];
    for (uint32_t i = 0; i < own->count; i++)
        if (!arguments[i])
            return erased;
    return type_class(sema_types(symex->sema), class_symbol, NULL, arguments, own->count);
}

// ---- What fields hold

bool is_creatable(const Class *class_symbol) {
    return class_symbol->kind != CLASS_INTERFACE && class_symbol->kind != CLASS_ANNOTATION &&
           !(class_symbol->modifiers & MODIFIER_ABSTRACT);
}

TypeList field_holds(Symex *symex, const Variable *field) {
    const TypeList *list = map_get(&symex->pre.held_types, field);
    TypeList one = {0};
    if (list)
        return *list;
    Type *type = query_erasure(symex->sema, field_type(symex, field));
    vector_push(symex->arena, &one, is_owned_field(field) ? type->element : type);
    return one;
}

TypeList location_holds(Symex *symex, const Object *object, uint32_t index) {
    if (object->is_owned)
        return field_holds(symex, object->owner_field);
    if (object->type->kind == TYPE_CLASS)
        return field_holds(symex,
                           class_layout(symex, object->type->class_symbol)->fields.items[index]);
    TypeList one = {0};
    vector_push(symex->arena, &one, object->type->element);
    return one;
}

bool is_kept_null(Symex *symex, const Variable *field) {
    const Class *owner = field->owner;
    Method *function;
    return owner && owner->unit && owner->unit->is_library &&
           (field->modifiers & MODIFIER_PRIVATE) && (field->modifiers & MODIFIER_FINAL) &&
           variable_is_nullable(symex->sema, field) &&
           query_functional_type(symex->sema, field->type, &function) &&
           !analysis_creates_with_function(symex->lowering, owner);
}

// ---- What slots say of the objects in them

// A field is laid out for all instances of its class together: with a TreeSet<Integer> and a
// TreeSet<String> around, each could hold both. The slot that holds such a set says of what it is.
enum { DEEPEST_ARGUMENTS = 3 };

// How an object was come by: where the guard holds, from one of type `from`.
typedef struct Way {
    Term guard;
    Type *from; // or NULL
    uint32_t depth;
} Way;

static void assume_arguments(Symex *symex, Term reference, Type *type, Way way);

static Term is_any(Symex *symex, Term value, Type *type) {
    const ObjectSet *set = reference_candidates(symex, value);
    Term result = TERM_FALSE;
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1))
        if (slot_takes(symex, type, symex->heap.objects.items[i].type))
            result = term_or(symex->terms, result,
                             term_equal(symex->terms, value, object_reference(symex, i)));
    return result;
}

static void assume_value(Symex *symex, Term value, Type *type, bool is_mixed, Way way) {
    TermTable *terms = symex->terms;
    if (is_mixed && type != sema_types(symex->sema)->object) {
        Term is_null = term_equal(terms, value, object_reference(symex, 0));
        Term is_such = type->kind == TYPE_VARIABLE ? is_any(symex, value, type)
                                                   : heap_instance_of(symex, value, type);
        assume(symex, term_implies(terms, way.guard, term_or(terms, is_null, is_such)));
    }
    assume_arguments(symex, value, type, way);
}

static void assume_elements(Symex *symex, Term array, Type *type, bool is_mixed, Way way) {
    const ObjectSet *set = reference_candidates(symex, array);
    for (uint32_t i = 1; i < symex->heap.first_created && !heap_is_late(symex); i++) {
        Object object = symex->heap.objects.items[i];
        for (uint32_t j = 0; object_set_has(set, i) && j < object.count; j++)
            assume_value(symex, symex->heap.initial.items[object.location + j], type, is_mixed,
                         way);
    }
}

static void assume_field(Symex *symex, const Object *object, uint32_t index, Type *instance,
                         Way way) {
    const Variable *field = class_layout(symex, object->type->class_symbol)->fields.items[index];
    Term value = symex->heap.initial.items[object->location + index];
    if (!field->owner || query_is_value(field->type) || is_kept_null(symex, field))
        return;
    Type *type = closed_type(
        symex, query_member_type(symex->sema, instance, field->owner, field_type(symex, field)));
    if (way.from && query_is_subtype(symex->sema, way.from, type))
        return; // from an entry back to its map
    way.from = instance;
    way.depth++;
    bool is_mixed = field_holds(symex, field).count > 1;
    if (!is_owned_field(field))
        assume_value(symex, value, type, is_mixed, way);
    else if (!query_is_value(type->element))
        assume_elements(symex, value, type->element, is_mixed, way);
}

static void assume_arguments(Symex *symex, Term reference, Type *type, Way way) {
    if (way.depth > DEEPEST_ARGUMENTS || type->kind != TYPE_CLASS || !type->count)
        return;
    TermTable *terms = symex->terms;
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->heap.first_created && !heap_is_late(symex); i++) {
        Object object = symex->heap.objects.items[i];
        if (!object_set_has(set, i) || !object.is_initial || object.type->kind != TYPE_CLASS ||
            !object.type->class_symbol->unit->is_library)
            continue;
        Type *instance = instance_type(symex, object.type->class_symbol, type);
        Way on = way;
        on.guard =
            term_and(terms, way.guard, term_equal(terms, reference, object_reference(symex, i)));
        for (uint32_t j = 0; instance->count && j < object.count; j++)
            assume_field(symex, &object, j, instance, on);
    }
}

// Can no type be both? Classes that are not related have no common subclass.
static bool are_unrelated(Symex *symex, Type *a, Type *b) {
    return a->kind == TYPE_CLASS && b->kind == TYPE_CLASS &&
           a->class_symbol->kind != CLASS_INTERFACE && b->class_symbol->kind != CLASS_INTERFACE &&
           !query_is_subtype(symex->sema, query_erasure(symex->sema, a),
                             query_erasure(symex->sema, b)) &&
           !query_is_subtype(symex->sema, query_erasure(symex->sema, b),
                             query_erasure(symex->sema, a));
}

bool has_other_arguments(Symex *symex, Type *type, const Type *than) {
    Type *super = query_as_super(symex->sema, type, than->class_symbol);
    for (uint32_t i = 0; super && super->count == than->count && i < super->count; i++)
        if (are_unrelated(symex, super->arguments[i], than->arguments[i]))
            return true;
    return false;
}

typedef struct TypedSlot {
    Term value;
    Type *type;
} TypedSlot;

typedef VECTOR(TypedSlot) TypedSlots;

static void add_typed_slot(Symex *symex, TypedSlots *slots, Term value, Type *type) {
    TypedSlot slot = {value, closed_type(symex, type)};
    if (value && slot.type->kind == TYPE_CLASS && slot.type->count)
        vector_push(symex->arena, slots, slot);
}

// Inputs, static fields, and fields of objects of the sources.
static TypedSlots typed_slots(Symex *symex) {
    TypedSlots slots = {0};
    for (uint32_t i = 0; i < symex->pre.inputs.count; i++)
        add_typed_slot(symex, &slots, symex->pre.inputs.items[i].value,
                       symex->pre.inputs.items[i].type);
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++) {
        Variable *field = symex->pre.static_fields.items[i];
        add_typed_slot(symex, &slots, symex->heap.initial.items[static_place(symex, field)],
                       field->type);
    }
    for (uint32_t i = 1; i < symex->heap.first_created; i++) {
        Object object = symex->heap.objects.items[i];
        if (!object.is_initial || object.type->kind != TYPE_CLASS ||
            object.type->class_symbol->unit->is_library)
            continue;
        const Layout *layout = class_layout(symex, object.type->class_symbol);
        for (uint32_t j = 0; j < layout->fields.count; j++)
            add_typed_slot(symex, &slots, symex->heap.initial.items[object.location + j],
                           field_type(symex, layout->fields.items[j]));
    }
    return slots;
}

void held_types_assume(Symex *symex) {
    if (!symex->pre.has_mixed_fields)
        return;
    TermTable *terms = symex->terms;
    TypedSlots slots = typed_slots(symex);
    for (uint32_t i = 0; i < slots.count; i++) {
        TypedSlot a = slots.items[i];
        assume_arguments(symex, a.value, a.type, (Way){.guard = TERM_TRUE});
        for (uint32_t j = 0; j < i && !heap_is_late(symex); j++) {
            TypedSlot b = slots.items[j];
            if (has_other_arguments(symex, a.type, b.type) ||
                has_other_arguments(symex, b.type, a.type))
                assume(symex, term_or(terms, term_equal(terms, a.value, object_reference(symex, 0)),
                                      term_not(term_equal(terms, a.value, b.value))));
        }
    }
}
