#include "symex/havoc.h"

#include "analysis/analysis.h"
#include "sema/queries.h"

// ---- Static fields

static void visit_class_statics(Symex *symex, Class *class_symbol, StaticVisit *visit,
                                void *context) {
    query_complete(symex->sema, class_symbol);
    for (uint32_t i = 0; i < class_symbol->fields.count; i++) {
        Variable *field = class_symbol->fields.items[i];
        bool is_known = query_is_value(field->type) || map_get(&symex->heap.static_places, field);
        if ((field->modifiers & MODIFIER_STATIC) && field->kind == VARIABLE_FIELD &&
            !(field->modifiers & MODIFIER_MODEL) && is_known &&
            !analysis_is_set_once(symex->lowering, field))
            visit(symex, field, context);
    }
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        visit_class_statics(symex, class_symbol->member_classes.items[i], visit, context);
}

void each_static_field(Symex *symex, StaticVisit *visit, void *context) {
    const UnitList *units = sema_units(symex->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (as_ClassDeclaration(types->items[j])->symbol)
                visit_class_statics(symex, as_ClassDeclaration(types->items[j])->symbol, visit,
                                    context);
    }
}

// ---- What can be reached

typedef struct Closure {
    const State *state;
    ObjectSet *set;
    VECTOR(uint32_t) open;
} Closure;

static void reach_object(Symex *symex, Closure *closure, uint32_t number) {
    if (!number || object_set_has(closure->set, number))
        return;
    object_set_add(symex, closure->set, number);
    vector_push(symex->arena, &closure->open, number);
}

static void reach(Symex *symex, Closure *closure, Term reference) {
    const ObjectSet *candidates = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        if (object_set_has(candidates, i))
            reach_object(symex, closure, i);
}

static void reach_static(Symex *symex, Variable *field, void *context) {
    Closure *closure = context;
    Term value = query_is_value(field->type)
                     ? TERM_NONE
                     : state_get(symex, closure->state, static_location(symex, field));
    if (value)
        reach(symex, closure, value);
}

static Variable *field_at(Symex *symex, const Object *object, uint32_t index) {
    return object->type->kind == TYPE_CLASS
               ? class_layout(symex, object->type->class_symbol)->fields.items[index]
               : NULL;
}

static Type *content_type(Symex *symex, const Object *object, uint32_t index) {
    if (object->type->kind == TYPE_ARRAY)
        return object->type->element;
    return class_layout(symex, object->type->class_symbol)->fields.items[index]->type;
}

const ObjectSet *havoc_reached(Symex *symex, const State *state, const Term *roots,
                               uint32_t count) {
    Closure closure = {.state = state, .set = object_set_new(symex)};
    for (uint32_t i = 0; i < count; i++)
        if (roots[i])
            reach(symex, &closure, roots[i]);
    each_static_field(symex, reach_static, &closure);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) // static final fields lead to these
        if (symex->heap.objects.items[i].made_by)
            reach_object(symex, &closure, i);
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++) // constants of enums
        for (uint32_t j = 0;
             symex->heap.ranges.items[i].is_fixed && j < symex->heap.ranges.items[i].count; j++)
            if (!symex->heap.objects.items[symex->heap.ranges.items[i].first + j].is_owned)
                reach_object(symex, &closure, symex->heap.ranges.items[i].first + j);
    while (closure.open.count) {
        Object object = symex->heap.objects.items[closure.open.items[--closure.open.count]];
        for (uint32_t i = 0; i < object.count; i++) {
            if (query_is_value(content_type(symex, &object, i)))
                continue;
            Term value = state_get(symex, state, object.location + i);
            if (value) // else not created in this state
                reach(symex, &closure, value);
        }
    }
    return closure.set;
}

// Code that is not executed may read any field of them.
static void note_all_read(Symex *symex, const ObjectSet *set) {
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        Object object = symex->heap.objects.items[number];
        for (uint32_t i = 0; object.type->kind == TYPE_CLASS && i < object.count; i++)
            if (heap_is_left_out(symex, object.location + i) &&
                !query_is_value(content_type(symex, &object, i)))
                heap_note_missed(symex, field_at(symex, &object, i));
    }
}

const ObjectSet *havoc_read(Symex *symex, const State *state, const Term *roots, uint32_t count) {
    const ObjectSet *set = havoc_reached(symex, state, roots, count);
    note_all_read(symex, set);
    return set;
}

// ---- Values

static const char *open_name(const Havoc *havoc, const char *name) {
    return arena_format(havoc->symex->arena, "%s after %s", name, havoc->name);
}

static Term is_there(Symex *symex, uint32_t number) {
    const Object *object = &symex->heap.objects.items[number];
    return object->is_initial || object->is_literal ? object_exists(symex, number)
                                                    : object->created;
}

static bool is_string_literal(Symex *symex, const Object *object) {
    return object->is_literal && object->type == sema_types(symex->sema)->string;
}

// A field, or an array that a library object keeps in one; no field: a result.
typedef struct Holder {
    const Class *class_symbol;
    const Variable *field;
} Holder;

bool havoc_is_no_answer(const Havoc *havoc, Type *held) {
    Symex *symex = havoc->symex;
    if (havoc->gives_thing) {
        symex->pre.gives_things = true;
        if (!slot_takes(symex, havoc->answers, held))
            return true;
    }
    bool is_left_out = havoc->leaves_out_nested && nested_is_no_answer(symex, havoc->answers, held);
    symex->pre.narrows_answers |= is_left_out;
    return is_left_out;
}

static bool is_left_out(const Havoc *havoc, Holder holder, Type *type, Type *held) {
    Symex *symex = havoc->symex;
    if (!holder.field)
        return havoc->answers && havoc_is_no_answer(havoc, held);
    bool is_nested = havoc->leaves_out_nested &&
                     nested_is_left_out(symex, holder.class_symbol, holder.field, type, held);
    symex->pre.narrows_answers |= is_nested;
    return is_nested;
}

static bool can_be_meant(const Havoc *havoc, const Object *object, Type *type, Holder holder) {
    Symex *symex = havoc->symex;
    bool is_near = object->number >= havoc->first_fresh ||
                   object_set_has(havoc->reached, object->number) ||
                   is_string_literal(symex, object);
    return is_near && !object->is_owned && object_is_instance(symex, object, type) &&
           !is_left_out(havoc, holder, type, object->type);
}

static Term open_reference(Havoc *havoc, Type *type, const char *name, Holder holder) {
    Symex *symex = havoc->symex;
    uint32_t *numbers = arena_array(symex->arena, symex->heap.objects.count, sizeof(uint32_t));
    uint32_t count = 1; // null comes first
    statics_ask_constants(symex, type);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        if (can_be_meant(havoc, &symex->heap.objects.items[i], type, holder))
            numbers[count++] = i;
    Term reference = reference_among(symex, numbers, count, name);
    for (uint32_t i = 1; i < count; i++)
        assume(symex, term_implies(
                          symex->terms,
                          term_equal(symex->terms, reference, object_reference(symex, numbers[i])),
                          is_there(symex, numbers[i])));
    return reference;
}

static Term held_value(Havoc *havoc, Type *type, const char *name, Holder holder) {
    const char *full = open_name(havoc, name);
    return query_is_value(type) ? fresh_value(havoc->symex, type, full)
                                : open_reference(havoc, type, full, holder);
}

Term havoc_value(Havoc *havoc, Type *type, const char *name) {
    return held_value(havoc, type, name, (Holder){0});
}

// ---- Created objects

// Answers have arrays as those of the pre-state.
static uint32_t open_capacity(const Havoc *havoc) {
    const Symex *symex = havoc->symex;
    uint32_t greatest = (UINT32_C(1) << (symex->scope.bits - 1)) - 1;
    uint32_t length = symex->scope.array_length;
    uint32_t capacity = havoc->answers ? length : 2 * length + 2;
    return capacity < greatest ? capacity : greatest;
}

// Any length; what is longer than the elements that are followed is not within.
static Term open_length(Havoc *havoc, Term exists) {
    Symex *symex = havoc->symex;
    TermTable *terms = symex->terms;
    Term length = term_zero_extend(
        terms, term_variable(terms, symex->scope.bits - 1, open_name(havoc, "length")),
        symex->scope.bits);
    Term fits = term_sle(terms, length, java_constant(symex, IR_INT, open_capacity(havoc)));
    havoc->fits = term_and(terms, havoc->fits, term_implies(terms, exists, fits));
    return length;
}

// The object counts within the bound of its class, an array within that of its type, where it
// exists.
static void count_created(Havoc *havoc, const Type *type, Term exists) {
    Symex *symex = havoc->symex;
    State with = state_assume(symex, *havoc->state, exists);
    State without = state_assume(symex, *havoc->state, term_not(exists));
    Term fits = type->kind == TYPE_ARRAY ? count_array(symex, &with, type)
                                         : count_creation(symex, &with, type->class_symbol);
    if (fits == TERM_TRUE && radix_is_same(&with.values, &havoc->state->values))
        return;
    Term guard = havoc->state->guard;
    *havoc->state = state_merge(symex, with, without);
    havoc->state->guard = guard;
    Limit limit = {type, term_implies(symex->terms, exists, fits)};
    vector_push(symex->arena, &havoc->limits, limit);
}

uint32_t havoc_create(Havoc *havoc, Type *type, Term exists) {
    Symex *symex = havoc->symex;
    bool is_array = type->kind == TYPE_ARRAY;
    Term length = is_array ? open_length(havoc, exists) : TERM_NONE;
    Object *object = universe_create(symex, havoc->state, type, length,
                                     is_array ? open_capacity(havoc) : 0, havoc->span);
    object->created = term_and(symex->terms, havoc->state->guard, exists);
    object->creator = havoc->frame ? havoc->frame->depth : 0;
    object->is_open = true;
    uint32_t number = object->number;
    count_created(havoc, type, exists);
    return number;
}

void havoc_note_instance(Havoc *havoc, uint32_t number, Type *instance) {
    map_put(havoc->symex->arena, &havoc->instances, (const void *)(uintptr_t)number, instance);
}

// The array of a library object is its own: it gets another one.
static Term open_owned_array(Havoc *havoc, const Variable *field, Type *instance) {
    uint32_t number = havoc_create(havoc, field->type, TERM_TRUE);
    havoc_note_instance(havoc, number, instance);
    havoc->symex->heap.objects.items[number].is_owned = true;
    havoc->symex->heap.objects.items[number].owner_field = field;
    havoc_created(havoc, number);
    return object_reference(havoc->symex, number);
}

// What type arguments say of it; of a list of texts, texts.
static Type *held_type(Havoc *havoc, const Object *object, uint32_t index, const Variable *field) {
    Symex *symex = havoc->symex;
    Type *instance = map_get(&havoc->instances, (const void *)(uintptr_t)object->number);
    if (instance && instance->kind == TYPE_ARRAY)
        return instance->element;
    if (instance && instance->count && field && field->owner)
        return closed_type(symex,
                           query_member_type(symex->sema, instance, field->owner, field->type));
    return content_type(symex, object, index);
}

static Term open_content(Havoc *havoc, const Object *object, uint32_t index, Variable *field) {
    Symex *symex = havoc->symex;
    Type *type = held_type(havoc, object, index, field);
    if (field && is_owned_field(field))
        return open_owned_array(havoc, field, type);
    if (field && is_kept_null(symex, field))
        return object_reference(symex, 0);
    const char *name = field && field->name
                           ? arena_format(symex->arena, "%s.%s", object->name, field->name->text)
                           : arena_format(symex->arena, "%s[%u]", object->name, index);
    const Variable *of = field ? field : object->owner_field;
    Holder holder = {of ? of->owner : NULL, of};
    return held_value(havoc, query_is_value(type) ? type : query_erasure(symex->sema, type), name,
                      holder);
}

void havoc_set(Havoc *havoc, uint32_t location, Type *type, Term value) {
    OpenPlace place = {location, type};
    state_set(havoc->symex, havoc->state, location, value);
    vector_push(havoc->symex->arena, &havoc->places, place);
}

void havoc_created_one(Havoc *havoc, uint32_t number) {
    Symex *symex = havoc->symex;
    Object object = symex->heap.objects.items[number];
    for (uint32_t i = 0; i < object.count; i++) {
        Variable *field = field_at(symex, &object, i);
        if (!field || !is_exception_field(symex, field))
            havoc_set(havoc, object.location + i, content_type(symex, &object, i),
                      open_content(havoc, &object, i, field));
    }
}

void havoc_created(Havoc *havoc, uint32_t first) {
    uint32_t end = havoc->symex->heap.objects.count;
    for (uint32_t number = first; number < end; number++)
        havoc_created_one(havoc, number);
}

// ---- Locations that may have changed

typedef struct OpenSlot {
    uint32_t location;
    uint32_t object; // 0: a static field
    uint32_t index;
    Variable *field; // NULL: an element
    Type *type;
    Term changes;
} OpenSlot;

typedef VECTOR(OpenSlot) OpenSlotList;

typedef struct Collection {
    Havoc *havoc;
    const Extent *extent;
    OpenSlotList slots;
} Collection;

static void add_slot(Collection *collection, OpenSlot slot) {
    if (slot.changes != TERM_FALSE &&
        state_get(collection->havoc->symex, collection->havoc->state, slot.location))
        vector_push(collection->havoc->symex->arena, &collection->slots, slot);
}

static void collect_static(Symex *symex, Variable *field, void *context) {
    Collection *collection = context;
    Term changes = collection->extent->field(symex, collection->extent->context, 0, field);
    if (changes == TERM_FALSE)
        return;
    OpenSlot slot = {static_location(symex, field), 0, 0, field, field->type, changes};
    add_slot(collection, slot);
}

static void collect_object(Collection *collection, const Object *object) {
    Symex *symex = collection->havoc->symex;
    const Extent *extent = collection->extent;
    for (uint32_t i = 0; i < object->count; i++) {
        Variable *field = field_at(symex, object, i);
        if (is_settled(symex, object, i))
            continue; // nothing can change it
        Term changes = field ? extent->field(symex, extent->context, object->number, field)
                             : extent->element(symex, extent->context, object->number, i);
        if (changes != TERM_FALSE && heap_is_left_out(symex, object->location + i))
            heap_note_missed(symex, field);
        OpenSlot slot = {object->location + i,           object->number, i, field,
                         content_type(symex, object, i), changes};
        add_slot(collection, slot);
    }
}

static OpenSlotList collect_slots(Havoc *havoc, const Extent *extent) {
    Symex *symex = havoc->symex;
    Collection collection = {havoc, extent, {0}};
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        Object object = symex->heap.objects.items[i];
        if (object_set_has(havoc->reached, i) && !object.is_literal && !object.is_owned)
            collect_object(&collection, &object);
    }
    each_static_field(symex, collect_static, &collection);
    return collection.slots;
}

// ---- The pool: objects that may have been created

typedef VECTOR(Type *) SlotTypes;

static void add_slot_type(Symex *symex, SlotTypes *types, Type *type) {
    type = query_erasure(symex->sema, type);
    for (uint32_t i = 0; i < types->count; i++)
        if (types->items[i] == type)
            return;
    if (!query_is_value(type) && type->kind != TYPE_VOID)
        vector_push(symex->arena, types, type);
}

static bool fits_some(Symex *symex, const SlotTypes *types, Type *type) {
    for (uint32_t i = 0; i < types->count; i++)
        if (query_is_subtype(symex->sema, type, types->items[i]))
            return true;
    return false;
}

// Where the code is not known: everything that the pre-state may hold, and the types asked for.
static CreationList possible_creations(Symex *symex, const Effects *effects) {
    CreationList list = {0};
    for (uint32_t i = 0; i < effects->creations.count; i++)
        vector_push(symex->arena, &list, effects->creations.items[i]);
    for (uint32_t i = 0; effects->is_open && i < symex->heap.ranges.count; i++) {
        const Range *range = &symex->heap.ranges.items[i];
        Creation creation = {range->type, CREATES_MANY};
        if (!range->is_fixed)
            vector_push(symex->arena, &list, creation);
    }
    return list;
}

// The first ones exist before the others: they differ only by their number.
static void create_some(Havoc *havoc, const Creation *creation) {
    Symex *symex = havoc->symex;
    uint32_t most = scope_most_of(&symex->scope, creation->type);
    uint32_t count = creation->count < most ? creation->count : most;
    Term before = TERM_TRUE;
    for (uint32_t i = 0; i < count; i++) {
        Term exists = term_bool_variable(symex->terms, open_name(havoc, "exists"));
        assume(symex, term_implies(symex->terms, exists, before));
        havoc_create(havoc, creation->type, exists);
        before = exists;
    }
}

static void create_pool(Havoc *havoc, const OpenSlotList *slots, const Effects *effects,
                        const TypeList *further) {
    Symex *symex = havoc->symex;
    SlotTypes types = {0};
    for (uint32_t i = 0; i < slots->count; i++)
        add_slot_type(symex, &types, slots->items[i].type);
    for (uint32_t i = 0; i < further->count; i++)
        add_slot_type(symex, &types, further->items[i]);
    CreationList possible = possible_creations(symex, effects);
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < possible.count; i++) {
            Creation *creation = &possible.items[i];
            if (!creation->count || !fits_some(symex, &types, creation->type))
                continue;
            uint32_t first = symex->heap.objects.count;
            create_some(havoc, creation);
            creation->count = 0;
            changed = true;
            if (first == symex->heap.objects.count)
                continue;
            Object object = symex->heap.objects.items[first];
            for (uint32_t j = 0; j < object.count; j++)
                add_slot_type(symex, &types, content_type(symex, &object, j));
        }
    }
}

Term havoc_within_scope(Havoc *havoc, Term after) {
    Symex *symex = havoc->symex;
    TermTable *terms = symex->terms;
    Term within = havoc->fits;
    if (havoc->fits != TERM_TRUE)
        add_cut(symex, term_and(terms, after, term_not(havoc->fits)), havoc->span,
                arena_format(symex->arena, "longer arrays than are followed, after '%s',",
                             havoc->name));
    for (uint32_t i = 0; i < havoc->limits.count; i++) {
        const Limit *limit = &havoc->limits.items[i];
        if (limit->fits == TERM_TRUE)
            continue;
        Term beyond = term_and(terms, after, term_not(limit->fits));
        if (limit->type->kind == TYPE_ARRAY)
            add_array_cut(symex, beyond, limit->type, havoc->span);
        else
            add_creation_cut(symex, beyond, limit->type->class_symbol, havoc->span);
        within = term_and(terms, within, limit->fits);
    }
    return term_and(terms, after, within);
}

// ---- All together

static Term new_value(Havoc *havoc, const Extent *extent, const OpenSlot *slot) {
    Symex *symex = havoc->symex;
    if (!slot->object)
        return havoc_value(havoc, slot->type, slot->field->name->text);
    Term where = TERM_FALSE, told = TERM_NONE;
    if (extent->told && slot->field)
        told = extent->told(symex, extent->context, slot->object, slot->field, &where);
    if (told && where == TERM_TRUE)
        return told;
    Object object = symex->heap.objects.items[slot->object];
    Term value = open_content(havoc, &object, slot->index, slot->field);
    return told ? term_ite(symex->terms, where, told, value) : value;
}

static void change(Havoc *havoc, const Extent *extent, const OpenSlot *slot) {
    Symex *symex = havoc->symex;
    Term old = state_get(symex, havoc->state, slot->location);
    Term value = term_ite(symex->terms, slot->changes, new_value(havoc, extent, slot), old);
    havoc_set(havoc, slot->location, slot->type, value);
    if (!havoc->frame || value == old)
        return;
    State changed =
        state_assume(symex, *havoc->state, term_not(term_equal(symex->terms, value, old)));
    add_trace(symex, havoc->frame, &changed, havoc->span, slot->field,
              slot->object ? object_reference(symex, slot->object) : TERM_NONE,
              slot->field ? TERM_NONE : java_constant(symex, IR_INT, slot->index), value);
    if (!symex->mode.quiet)
        vector_last(&symex->results.trace).is_open = true;
}

void havoc_heap(Havoc *havoc, const Extent *extent, const Effects *effects,
                const TypeList *further) {
    OpenSlotList slots = collect_slots(havoc, extent);
    create_pool(havoc, &slots, effects, further);
    havoc_created(havoc, havoc->first_fresh);
    for (uint32_t i = 0; i < slots.count; i++)
        change(havoc, extent, &slots.items[i]);
    havoc->end_fresh = havoc->symex->heap.objects.count;
}
