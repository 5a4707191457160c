// The objects of a state: those that its roots lead to.
#include "cex/internal.h"

#include "sema/queries.h"

#include <string.h>

typedef struct Walk {
    Cex *cex;
    CexState *state;
    bool at_end;
    bool *met;                // by object number
    VECTOR(uint32_t) numbers; // met, in order
    uint32_t *uses;           // by object number
} Walk;

Term cex_content(Cex *cex, uint32_t location, bool at_end) {
    return at_end ? symex_final(cex->symex, location) : symex_initial(cex->symex, location);
}

uint32_t cex_length(Cex *cex, const Object *object) {
    if (object->type->kind != TYPE_ARRAY)
        return object->count;
    int64_t length = cex_signed(cex, object->length);
    return length < object->count ? (uint32_t)length : object->count;
}

Type *cex_content_type(Cex *cex, const Object *object, uint32_t index) {
    if (object->type->kind == TYPE_ARRAY)
        return cex->declared[object->number] ? cex->declared[object->number]->element
                                             : object->type->element;
    return symex_fields(cex->symex, object->type)->items[index]->type;
}

static const char *content_name(Cex *cex, const Object *object, uint32_t index) {
    if (object->type->kind == TYPE_ARRAY)
        return arena_format(cex->arena, "[%u]", index);
    const Name *name = symex_fields(cex->symex, object->type)->items[index]->name;
    return name ? name->text : "?";
}

// ---- Walking

static void meet(Walk *walk, uint32_t number, const char *place) {
    if (!number)
        return;
    walk->uses[number]++;
    if (walk->met[number])
        return;
    walk->met[number] = true;
    if (!walk->cex->places[number])
        walk->cex->places[number] = place;
    vector_push(walk->cex->arena, &walk->numbers, number);
}

static const char *place_of_content(Cex *cex, const Object *object, uint32_t index) {
    const char *name = content_name(cex, object, index);
    const char *place = cex_object_name(cex, object->number);
    if (object->number == cex->receiver)
        place = "this";
    if (object->type->kind == TYPE_ARRAY)
        return arena_format(cex->arena, "%s%s", cex->places[object->number], name);
    return arena_format(cex->arena, "%s.%s", place, name);
}

static void describe_contents(Walk *walk, const NumberList *numbers, CexObject *result,
                              CexValueList *list) {
    Cex *cex = walk->cex;
    Type *type = sema_types(cex->sema)->object;
    for (uint32_t i = 0; i < numbers->count; i++) {
        CexValue value =
            cex_describe(cex, arena_format(cex->arena, "[%u]", i), type, numbers->items[i]);
        vector_push(cex->arena, list, value);
        if (value.object)
            meet(walk, value.object,
                 arena_format(cex->arena, "%s[%u]", cex->places[result->number], i));
    }
}

static void describe_fields(Walk *walk, const Object *object, CexObject *result) {
    Cex *cex = walk->cex;
    uint32_t count = cex_length(cex, object);
    for (uint32_t i = 0; i < count; i++) {
        Term term = cex_content(cex, object->location + i, walk->at_end);
        Type *type = cex_content_type(cex, object, i);
        // Of a field that nobody reads, any number will do, and any object.
        if (!term || (symex_is_left_out(cex->symex, object->location + i) && !query_is_value(type)))
            continue;
        CexValue value = cex_value(cex, content_name(cex, object, i), type, term);
        if (object->type->kind == TYPE_CLASS)
            value.field = symex_fields(cex->symex, object->type)->items[i];
        vector_push(cex->arena, &result->values, value);
        if (value.object)
            meet(walk, value.object, place_of_content(cex, object, i));
    }
}

static const int64_t *equality_of(Cex *cex, uint32_t number) {
    Term term = symex_equality(cex->symex, number);
    if (!term)
        return NULL;
    int64_t *value = ARENA_NEW(cex->arena, int64_t);
    *value = cex_signed(cex, term);
    return value;
}

static void describe_comparator(Walk *walk, const Object *object, CexObject *result) {
    Term comparator = cex_field(walk->cex, object, "comparator", walk->at_end);
    result->comparator = comparator ? (uint32_t)cex_unsigned(walk->cex, comparator) : 0;
    if (result->comparator)
        result->comparator_type = cex_object(walk->cex, result->comparator)->type;
}

static CexObject describe(Walk *walk, uint32_t number) {
    Cex *cex = walk->cex;
    const Object *object = cex_object(cex, number);
    CexObject result = {.number = number,
                        .name = cex_object_name(cex, number),
                        .type = type_text(cex->arena, object->type),
                        .exact = object->type,
                        .equality = equality_of(cex, number),
                        .is_new = !object->is_initial,
                        .is_settled = object->made_by && object->is_frozen};
    CexContents contents;
    if (cex_contents(cex, object, walk->at_end, &contents)) {
        result.form = contents.is_map ? CEX_MAP : CEX_COLLECTION;
        describe_contents(walk, &contents.keys, &result, &result.keys);
        describe_contents(walk, &contents.values, &result, &result.values);
        describe_comparator(walk, object, &result);
    } else {
        result.form = object->type->kind == TYPE_ARRAY ? CEX_ARRAY : CEX_FIELDS;
        describe_fields(walk, object, &result);
    }
    return result;
}

// ---- Differences

static bool is_changed(Cex *cex, const Object *object) {
    if (!object->is_initial)
        return true;
    CexContents first, last;
    if (cex_contents(cex, object, false, &first) && cex_contents(cex, object, true, &last))
        return !cex_same_contents(&first, &last);
    uint32_t count = cex_length(cex, object);
    for (uint32_t i = 0; i < count; i++) {
        Term before = cex_content(cex, object->location + i, false);
        Term after = cex_content(cex, object->location + i, true);
        if (before && after && cex_unsigned(cex, before) != cex_unsigned(cex, after))
            return true;
    }
    return false;
}

static void keep_changes(Cex *cex, CexState *state) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < state->objects.count; i++)
        if (is_changed(cex, cex_object(cex, state->objects.items[i].number)))
            state->objects.items[kept++] = state->objects.items[i];
    state->objects.count = kept;
}

// What nobody determines is an input, too.
static void meet_choices(Walk *walk) {
    Cex *cex = walk->cex;
    const CexChoiceList *choices = &cex->result->choices;
    for (uint32_t i = 0; i < choices->count; i++) {
        uint32_t number = choices->items[i].value.object;
        if (number && cex_object(cex, number)->is_initial)
            meet(walk, number, cex_object_name(cex, number));
    }
}

// Objects of the pre-state that no root leads to: some clause speaks of them.
static void meet_others(Walk *walk) {
    Cex *cex = walk->cex;
    const ObjectList *objects = symex_objects(cex->symex);
    for (uint32_t i = 1; i < objects->count; i++) {
        const Object *object = &objects->items[i];
        if (walk->met[i] || !object->is_initial || object->type->kind != TYPE_CLASS ||
            object->type->class_symbol->unit->is_library || cex_literal(cex, i) ||
            !cex_unsigned(cex, symex_exists(cex->symex, i)))
            continue;
        meet(walk, i, cex_object_name(cex, i));
        walk->uses[i] = 0;
    }
}

static void describe_met(Walk *walk) {
    for (uint32_t i = walk->state->objects.count; i < walk->numbers.count; i++)
        vector_push(walk->cex->arena, &walk->state->objects,
                    describe(walk, walk->numbers.items[i]));
}

void cex_snapshot(Cex *cex, CexState *state, bool at_end, bool changes_only) {
    uint32_t count = symex_objects(cex->symex)->count;
    Walk walk = {.cex = cex,
                 .state = state,
                 .at_end = at_end,
                 .met = arena_array(cex->arena, count, sizeof(bool)),
                 .uses = arena_array(cex->arena, count, sizeof(uint32_t))};
    for (uint32_t i = 0; i < state->roots.count; i++)
        meet(&walk, state->roots.items[i].object, state->roots.items[i].name);
    meet_choices(&walk);
    describe_met(&walk);
    if (!at_end)
        meet_others(&walk);
    describe_met(&walk);
    for (uint32_t i = 0; i < state->objects.count; i++)
        state->objects.items[i].uses = walk.uses[state->objects.items[i].number];
    if (changes_only)
        keep_changes(cex, state);
}
