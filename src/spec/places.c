// Sets of locations: evaluated once; data groups included.
#include "spec/places.h"

#include "sema/queries.h"
#include "spec/evaluate_internal.h"
#include "spec/value.h"

enum { DEEPEST_GROUP = 8 };

// ---- Data groups

static Variable *variable_of(Node *node) {
    return node->kind == NODE_NAME    ? as_NameExpression(node)->variable
           : node->kind == NODE_FIELD ? as_FieldAccess(node)->variable
                                      : NULL;
}

static const NodeList *groups_of(const Variable *field) {
    static const NodeList none = {0};
    bool has_groups = field->declaration && field->declaration->kind == NODE_VARIABLE;
    return has_groups ? &as_VariableDeclaration(field->declaration)->groups : &none;
}

static bool is_in_group(const Variable *field, const Variable *group, uint32_t depth) {
    if (field == group || !group || depth > DEEPEST_GROUP)
        return field == group;
    const NodeList *list = groups_of(field);
    for (uint32_t i = 0; i < list->count; i++) {
        const FieldGroup *named = as_FieldGroup(list->items[i]);
        for (uint32_t j = 0; named->keyword == JML_IN && j < named->groups.count; j++) {
            const Variable *other = variable_of(named->groups.items[j]);
            if (other && is_in_group(other, group, depth + 1))
                return true;
        }
    }
    return false;
}

bool place_in_group(const Variable *field, const Variable *group) {
    return is_in_group(field, group, 0);
}

static bool maps_into(const FieldGroup *named, const Variable *group) {
    for (uint32_t i = 0; i < named->groups.count; i++) {
        const Variable *other = variable_of(named->groups.items[i]);
        if (other && is_in_group(other, group, 0))
            return true;
    }
    return false;
}

// ---- Reading

static void read(Evaluation *evaluation, const SpecExpr *at, SpecValue when, uint32_t depth,
                 Places *places);
static void read_unmodelled(Evaluation *evaluation, const SpecExpr *at, Places *places);

// What `maps` says of one field of the object, where `when` holds.
static void read_maps(Evaluation *evaluation, const Place *group, const Variable *field,
                      SpecValue when, uint32_t depth, Places *places) {
    const NodeList *groups = groups_of(field);
    for (uint32_t i = 0; i < groups->count; i++) {
        const FieldGroup *named = as_FieldGroup(groups->items[i]);
        if (named->keyword != JML_MAPS || !maps_into(named, group->field))
            continue;
        Evaluation inner = spec_evaluation_about(evaluation, group->object, field->owner);
        read(&inner, spec_lower_location(evaluation->table, named->member), when, depth + 1,
             places);
        evaluation->failed |= inner.failed;
    }
}

static bool is_of_subclass(SpecTable *table, const Variable *field, const Variable *group) {
    return field->owner != group->owner &&
           query_is_subclass(spec_sema(table), field->owner, group->owner);
}

// `maps next.value \into group;`: what the fields of the object refer to belongs to its group, too;
// of a subclass, where it is one. Where the field is null there is nothing: null has no locations.
static void read_mapped(Evaluation *evaluation, const Place *group, SpecValue when, uint32_t depth,
                        Places *places) {
    const SpecDomain *domain = evaluation->domain;
    if (!group->object || !group->field->owner || depth > DEEPEST_GROUP)
        return;
    const VariableList *fields = &group->field->owner->fields;
    for (uint32_t i = 0; i < fields->count; i++)
        read_maps(evaluation, group, fields->items[i], when, depth, places);
    const VariableList *mapping = spec_mapping_fields(evaluation->table);
    for (uint32_t i = 0; i < mapping->count; i++) {
        const Variable *field = mapping->items[i];
        if (!is_of_subclass(evaluation->table, field, group->field))
            continue;
        SpecValue is_one =
            domain->instance_of(evaluation, group->object, field->owner->type, (Span){0, 0});
        SpecValue here = when ? domain->conjunction(evaluation, when, is_one) : is_one;
        read_maps(evaluation, group, field, here, depth, places);
    }
}

static void add(Evaluation *evaluation, Places *places, Place place, SpecValue when) {
    place.when = when;
    vector_push(spec_arena(evaluation->table), places, place);
}

static SpecValue child_value(Evaluation *evaluation, const SpecExpr *at, uint32_t index) {
    return index < at->count && at->children[index] ? spec_evaluate(evaluation, at->children[index])
                                                    : 0;
}

static void read_field(Evaluation *evaluation, const SpecExpr *at, SpecValue when, uint32_t depth,
                       Places *places) {
    Place place = {
        .kind = PLACE_FIELD, .field = at->variable, .object = child_value(evaluation, at, 0)};
    add(evaluation, places, place, when);
    read_mapped(evaluation, &place, when, depth, places);
}

// What `represents` says of a set of locations, by the class of the object.
static void read_represented(Evaluation *evaluation, const SpecExpr *at, Class *class_symbol,
                             SpecValue object, SpecValue when, uint32_t depth, Places *places) {
    Class *owner;
    const SpecExpr *meaning =
        spec_represented(evaluation->table, class_symbol, at->variable, &owner);
    if (!meaning || depth > DEEPEST_GROUP) {
        read_unmodelled(evaluation, at, places);
        return;
    }
    Evaluation inner = spec_evaluation_about(evaluation, object, owner);
    read(&inner, meaning, when, depth + 1, places);
    evaluation->undefined = inner.undefined;
    evaluation->failed |= inner.failed;
}

static void read_model_field(Evaluation *evaluation, const SpecExpr *at, SpecValue when,
                             uint32_t depth, Places *places) {
    const SpecDomain *domain = evaluation->domain;
    SpecTypeCaseList cases = {0};
    SpecValue object = child_value(evaluation, at, 0);
    if (!object) {
        read_represented(evaluation, at, at->variable->owner, 0, when, depth, places);
        return;
    }
    if (!domain->types_of(evaluation, object, at->children[0]->type, at->span, &cases)) {
        read_unmodelled(evaluation, at, places);
        return;
    }
    Type *declared = query_erasure(spec_sema(evaluation->table), at->children[0]->type);
    if (!cases.count && declared->kind == TYPE_CLASS)
        read_represented(evaluation, at, declared->class_symbol, object, when, depth, places);
    for (uint32_t i = 0; i < cases.count; i++) {
        const SpecTypeCase *one = &cases.items[i];
        if (one->type->kind != TYPE_CLASS)
            continue;
        SpecValue here =
            when ? domain->conjunction(evaluation, when, one->condition) : one->condition;
        read_represented(evaluation, at, one->type->class_symbol, one->object, here, depth, places);
    }
}

static void read_pair(Evaluation *evaluation, const SpecExpr *at, SpecValue when, uint32_t depth,
                      Places *places) {
    Place place = {.kind = at->kind == SPEC_LOCATION_MINUS ? PLACE_MINUS : PLACE_INTERSECT};
    read(evaluation, at->children[0], 0, depth, &place.left);
    read(evaluation, at->children[1], 0, depth, &place.right);
    add(evaluation, places, place, when);
}

static void read_conditional(Evaluation *evaluation, const SpecExpr *at, SpecValue when,
                             uint32_t depth, Places *places) {
    SpecValue condition = spec_holds(evaluation, at->children[0]);
    if (when)
        condition = evaluation->domain->conjunction(evaluation, when, condition);
    read(evaluation, at->children[1], condition, depth, places);
}

static SpecValue has_each(Evaluation *evaluation, const Place *place, SpecValue object,
                          const Variable *field, SpecValue index);

// Which places they are depends on what is read then; where that matters, it is read now.
static void read_each(Evaluation *evaluation, const SpecExpr *at, SpecValue when, Places *places) {
    Place place = {.kind = PLACE_EACH, .at = at, .captured = spec_captured(evaluation)};
    place.when = when;
    add(evaluation, places, place, when);
    if (evaluation->reads)
        has_each(evaluation, &place, evaluation->domain->any(evaluation, SPEC_SORT_REFERENCE, NULL),
                 NULL, 0);
}

static void read_before(Evaluation *evaluation, const SpecExpr *at, SpecValue when, uint32_t depth,
                        Places *places) {
    bool is_known = spec_moment(at->label) == SPEC_MOMENT_BEFORE && !evaluation->block;
    if (!is_known || !evaluation->old) {
        read_unmodelled(evaluation, at, places);
        return;
    }
    const void *now = evaluation->state;
    evaluation->state = evaluation->old;
    read(evaluation, at->children[0], when, depth, places);
    evaluation->state = now;
}

// A variable of type \locset, or what a model method gives.
static void read_value(Evaluation *evaluation, const SpecExpr *at, SpecValue when, Places *places) {
    add(evaluation, places, (Place){.kind = PLACE_VALUE, .object = spec_evaluate(evaluation, at)},
        when);
}

// What cannot be read may be anything, and that it may is noted.
static void read_unmodelled(Evaluation *evaluation, const SpecExpr *at, Places *places) {
    evaluation->domain->unmodelled(evaluation, evaluation->guard, at->span,
                                   at->kind == SPEC_UNMODELLED ? at->text : "this location");
    add(evaluation, places, (Place){.kind = PLACE_EVERYTHING}, 0);
}

static void read(Evaluation *evaluation, const SpecExpr *at, SpecValue when, uint32_t depth,
                 Places *places) {
    switch ((int)at->kind) {
    case SPEC_LOCATION_UNION:
        for (uint32_t i = 0; i < at->count; i++)
            read(evaluation, at->children[i], when, depth, places);
        return;
    case SPEC_LOCATION_WHEN: read_conditional(evaluation, at, when, depth, places); return;
    case SPEC_LOCATION_FIELD: read_field(evaluation, at, when, depth, places); return;
    case SPEC_LOCATION_FIELDS:
        add(evaluation, places,
            (Place){.kind = PLACE_ALL_FIELDS, .object = child_value(evaluation, at, 0)}, when);
        return;
    case SPEC_LOCATION_STATICS:
        add(evaluation, places, (Place){.kind = PLACE_STATICS, .owner = at->target->class_symbol},
            when);
        return;
    case SPEC_LOCATION_ELEMENTS:
        add(evaluation, places,
            (Place){.kind = PLACE_ELEMENTS,
                    .object = child_value(evaluation, at, 0),
                    .from = child_value(evaluation, at, 1),
                    .to = child_value(evaluation, at, 2)},
            when);
        return;
    case SPEC_MODEL_FIELD: read_model_field(evaluation, at, when, depth, places); return;
    case SPEC_LOCATION_MINUS:
    case SPEC_LOCATION_INTERSECT: read_pair(evaluation, at, when, depth, places); return;
    case SPEC_LOCATION_EACH: read_each(evaluation, at, when, places); return;
    case SPEC_LOCATION_EVERYTHING:
        add(evaluation, places, (Place){.kind = PLACE_EVERYTHING}, when);
        return;
    case SPEC_OLD: read_before(evaluation, at, when, depth, places); return;
    case SPEC_LOCAL:
    case SPEC_FIELD:
    case SPEC_STATIC_FIELD:
    case SPEC_RESULT:
    case SPEC_LET:
    case SPEC_CALL: read_value(evaluation, at, when, places); return;
    default: read_unmodelled(evaluation, at, places);
    }
}

static bool forbids_creation(const SpecExpr *at) {
    if (at->kind != SPEC_LOCATION_UNION)
        return false;
    bool forbids = at->keyword == JML_STRICTLY_NOTHING;
    for (uint32_t i = 0; i < at->count; i++)
        forbids |= forbids_creation(at->children[i]);
    return forbids;
}

void places_read(Evaluation *evaluation, const SpecExpr *locations, PlaceList *list) {
    list->is_given = true;
    list->is_strict |= forbids_creation(locations);
    list->clause = locations->span;
    read(evaluation, locations, 0, 0, &list->places);
}

// ---- Values

SpecValue spec_value_of_places(Evaluation *evaluation, const SpecExpr *at) {
    Places *places = ARENA_NEW(spec_arena(evaluation->table), Places);
    read(evaluation, at, 0, 0, places);
    return value_new(evaluation, (Value){.kind = VALUE_PLACES, .places = places});
}

// ---- Asking

static SpecValue have(Evaluation *evaluation, const Places *places, const SpecLocation *question);

static SpecValue is_between(Evaluation *evaluation, const Place *place, SpecValue index) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue result = domain->truth;
    if (place->from)
        result = domain->less(evaluation, SPEC_SORT_INT, place->from, index, true, (Span){0, 0});
    if (place->to)
        result = domain->conjunction(
            evaluation, result,
            domain->less(evaluation, SPEC_SORT_INT, index, place->to, true, (Span){0, 0}));
    return result;
}

static SpecValue is_same_object(Evaluation *evaluation, const Place *place,
                                const SpecLocation *question) {
    const SpecDomain *domain = evaluation->domain;
    if (!question->object || !place->object)
        return !question->object && !place->object ? domain->truth : domain->falsity;
    return domain->same(evaluation, question->object, place->object);
}

static SpecValue is_static_of(Evaluation *evaluation, const Place *place,
                              const SpecLocation *question) {
    const SpecDomain *domain = evaluation->domain;
    bool is_one = question->field && !question->object && question->field->owner == place->owner;
    return is_one ? domain->truth : domain->falsity;
}

// ---- … of many objects: is there one with the location?

typedef struct Asked {
    SpecExpr object, index, has, some;
    const SpecExpr *of_has[3], *of_some[2];
    Variable object_variable, index_variable;
} Asked;

static void make_local(SpecExpr *node, Variable *variable, SpecSort sort) {
    *variable = (Variable){.kind = VARIABLE_QUANTIFIED};
    *node = (SpecExpr){.kind = SPEC_LOCAL, .sort = sort, .variable = variable};
}

// `(\exists binders; range; the location is among the locations)`
static Asked *make_asked(Arena *arena, const SpecExpr *at, bool has_object, bool has_index,
                         const Variable *field) {
    Asked *asked = ARENA_NEW(arena, Asked);
    make_local(&asked->object, &asked->object_variable, SPEC_SORT_REFERENCE);
    make_local(&asked->index, &asked->index_variable, SPEC_SORT_INT);
    asked->of_has[0] = at->children[1];
    asked->of_has[1] = has_object ? &asked->object : NULL;
    asked->of_has[2] = has_index ? &asked->index : NULL;
    asked->has = (SpecExpr){.kind = SPEC_LOCATION_HAS,
                            .sort = SPEC_SORT_BOOL,
                            .span = at->span,
                            .count = 3,
                            .children = asked->of_has,
                            .variable = (Variable *)field};
    asked->of_some[0] = at->children[0];
    asked->of_some[1] = &asked->has;
    asked->some = (SpecExpr){.kind = SPEC_QUANTIFIER,
                             .sort = SPEC_SORT_BOOL,
                             .span = at->span,
                             .count = 2,
                             .children = asked->of_some,
                             .keyword = JML_EXISTS,
                             .binders = at->binders};
    return asked;
}

static SpecValue has_each(Evaluation *evaluation, const Place *place, SpecValue object,
                          const Variable *field, SpecValue index) {
    Asked *asked =
        make_asked(spec_arena(evaluation->table), place->at, object != 0, index != 0, field);
    Evaluation inner = spec_inside(evaluation, place->captured);
    if (place->when) // elsewhere it need have no value
        inner.guard = evaluation->domain->conjunction(evaluation, inner.guard, place->when);
    if (object)
        spec_bind(&inner, &asked->object_variable, object);
    if (index)
        spec_bind(&inner, &asked->index_variable, index);
    SpecValue result = spec_evaluate(&inner, &asked->some);
    spec_leave(evaluation, &inner);
    return result;
}

SpecValue spec_location_has(Evaluation *evaluation, const SpecExpr *at) {
    SpecLocation question = {.object = child_value(evaluation, at, 1),
                             .field = at->variable,
                             .index = child_value(evaluation, at, 2)};
    Places places = {0};
    read(evaluation, at->children[0], 0, 0, &places);
    return have(evaluation, &places, &question);
}

static SpecValue value_has(Evaluation *evaluation, SpecValue number, const SpecLocation *question) {
    const SpecDomain *domain = evaluation->domain;
    const Value *value = value_at(evaluation, number);
    if (value->kind == VALUE_PLACES)
        return have(evaluation, value->places, question);
    if (value->kind == VALUE_CHOICE)
        return domain->choice(evaluation, SPEC_SORT_BOOL, value->condition,
                              value_has(evaluation, value->a, question),
                              value_has(evaluation, value->b, question));
    return domain->open_location(evaluation, value->cell, question);
}

// Does the place, where it counts, have what is asked about?
static SpecValue has(Evaluation *evaluation, const Place *place, const SpecLocation *question) {
    const SpecDomain *domain = evaluation->domain;
    bool is_field = question->field;
    switch (place->kind) {
    case PLACE_EVERYTHING: return domain->truth;
    case PLACE_EACH:
        return has_each(evaluation, place, question->object, question->field, question->index);
    case PLACE_VALUE: return value_has(evaluation, place->object, question);
    case PLACE_STATICS: return is_static_of(evaluation, place, question);
    case PLACE_FIELD:
        return is_field && place_in_group(question->field, place->field)
                   ? is_same_object(evaluation, place, question)
                   : domain->falsity;
    case PLACE_ALL_FIELDS:
        return question->object ? is_same_object(evaluation, place, question) : domain->falsity;
    case PLACE_ELEMENTS:
        if (is_field)
            return domain->falsity;
        return domain->conjunction(evaluation, is_same_object(evaluation, place, question),
                                   question->index ? is_between(evaluation, place, question->index)
                                                   : domain->truth);
    case PLACE_MINUS:
        return domain->conjunction(
            evaluation, have(evaluation, &place->left, question),
            domain->negation(evaluation, have(evaluation, &place->right, question)));
    case PLACE_INTERSECT:
        return domain->conjunction(evaluation, have(evaluation, &place->left, question),
                                   have(evaluation, &place->right, question));
    }
    return domain->truth;
}

static SpecValue have(Evaluation *evaluation, const Places *places, const SpecLocation *question) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue result = domain->falsity;
    for (uint32_t i = 0; i < places->count; i++) {
        const Place *place = &places->items[i];
        SpecValue here = has(evaluation, place, question);
        if (place->when)
            here = domain->conjunction(evaluation, place->when, here);
        result = domain->disjunction(evaluation, result, here);
    }
    return result;
}

SpecValue places_have_field(Evaluation *evaluation, const Places *places, SpecValue object,
                            const Variable *field) {
    SpecLocation question = {.object = object, .field = field};
    return have(evaluation, places, &question);
}

SpecValue places_have_element(Evaluation *evaluation, const Places *places, SpecValue array,
                              SpecValue index) {
    SpecLocation question = {.object = array, .index = index};
    return have(evaluation, places, &question);
}

SpecValue places_have_array(Evaluation *evaluation, const Places *places, SpecValue array) {
    SpecLocation question = {.object = array};
    return have(evaluation, places, &question);
}

// ---- Asking before anything is evaluated

static bool maps_field_into(const Variable *field, const Variable *group) {
    const NodeList *groups = groups_of(field);
    for (uint32_t i = 0; i < groups->count; i++)
        if (as_FieldGroup(groups->items[i])->keyword == JML_MAPS &&
            maps_into(as_FieldGroup(groups->items[i]), group))
            return true;
    return false;
}

bool place_has_maps(SpecTable *table, const Variable *group) {
    if (!group->owner)
        return false;
    for (uint32_t i = 0; i < group->owner->fields.count; i++)
        if (maps_field_into(group->owner->fields.items[i], group))
            return true;
    const VariableList *mapping = spec_mapping_fields(table);
    for (uint32_t i = 0; i < mapping->count; i++)
        if (is_of_subclass(table, mapping->items[i], group) &&
            maps_field_into(mapping->items[i], group))
            return true;
    return false;
}
