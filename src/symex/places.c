// Sets of locations: evaluated once, in the state before; data groups included.
#include "symex/places.h"

#include "sema/queries.h"

enum { DEEPEST_GROUP = 8 };

static void add_place(Spec *spec, PlaceList *list, Place place, Term when, uint32_t depth);

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

// Is the field in the data group: itself, or by `in`?
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

static bool maps_into(const FieldGroup *named, const Variable *group) {
    for (uint32_t i = 0; i < named->groups.count; i++) {
        const Variable *other = variable_of(named->groups.items[i]);
        if (other && is_in_group(other, group, 0))
            return true;
    }
    return false;
}

static Place place_of(Spec *spec, Node *location);

// `maps next.value \into group;`: what the fields of the object refer to belongs to its group, too.
static void add_mapped(Spec *spec, PlaceList *list, const Place *group, Term when, uint32_t depth) {
    if (!group->field || !group->object || !group->field->owner || depth > DEEPEST_GROUP)
        return;
    const VariableList *fields = &group->field->owner->fields;
    for (uint32_t i = 0; i < fields->count; i++) {
        const NodeList *groups = groups_of(fields->items[i]);
        for (uint32_t j = 0; j < groups->count; j++) {
            const FieldGroup *named = as_FieldGroup(groups->items[j]);
            if (named->keyword != JML_MAPS || !maps_into(named, group->field))
                continue;
            Spec inner = *spec;
            inner.receiver = group->object;
            inner.frame = NULL;
            inner.bindings = (Map){0};
            Place member = place_of(&inner, named->member);
            // Where the field is null there is nothing: null has no locations.
            add_place(spec, list, member, when, depth + 1);
        }
    }
}

// ---- Reading clauses

static Place place_of_field(Spec *spec, Node *location) {
    Variable *variable = variable_of(location);
    if (!variable) { // objectState, which no field need declare
        add_unmodelled(spec->symex, spec->guard, location->span, "this location");
        return (Place){.kind = PLACE_EVERYTHING};
    }
    bool is_static = variable->modifiers & MODIFIER_STATIC;
    Term object = TERM_NONE;
    if (!is_static && variable->owner)
        object = location->kind == NODE_NAME ? spec_receiver_of(spec, variable->owner, location)
                                             : spec_value(spec, as_FieldAccess(location)->object);
    return (Place){.kind = PLACE_FIELD, .field = variable, .object = object};
}

static Place place_of(Spec *spec, Node *location) {
    if (location->kind == NODE_NAME || location->kind == NODE_FIELD)
        return place_of_field(spec, location);
    if (location->kind == NODE_ALL_FIELDS)
        return (Place){.kind = PLACE_ALL_FIELDS,
                       .object = spec_value(spec, as_AllFields(location)->object)};
    if (location->kind == NODE_INDEX) {
        Index *index = as_Index(location);
        Term at = spec_value(spec, index->index);
        return (Place){.kind = PLACE_ELEMENTS,
                       .object = spec_value(spec, index->array),
                       .from = at,
                       .to = at};
    }
    if (location->kind == NODE_ELEMENTS) {
        Elements *elements = as_Elements(location);
        return (Place){.kind = PLACE_ELEMENTS,
                       .object = spec_value(spec, elements->array),
                       .from = elements->from ? spec_value(spec, elements->from) : TERM_NONE,
                       .to = elements->to ? spec_value(spec, elements->to) : TERM_NONE};
    }
    bool is_everything = location->kind == NODE_JML_ATOM &&
                         (as_JmlAtom(location)->keyword == JML_EVERYTHING ||
                          as_JmlAtom(location)->keyword == JML_NOT_SPECIFIED);
    if (!is_everything)
        add_unmodelled(spec->symex, spec->guard, location->span, "this location");
    return (Place){.kind = PLACE_EVERYTHING};
}

static void add_place(Spec *spec, PlaceList *list, Place place, Term when, uint32_t depth) {
    place.when = when;
    vector_push(spec->symex->arena, &list->places, place);
    if (place.kind == PLACE_FIELD)
        add_mapped(spec, list, &place, when, depth);
}

static bool is_nothing(const Node *location) {
    return location->kind == NODE_JML_ATOM && ((const JmlAtom *)location)->keyword == JML_NOTHING;
}

void places_add(Spec *spec, Node *location, Term when, PlaceList *list) {
    if (!is_nothing(location))
        add_place(spec, list, place_of(spec, location), when, 0);
}

void places_read(Spec *spec, LocationsClause *clause, PlaceList *list) {
    Term when = clause->condition ? spec_holds(spec, clause->condition) : TERM_NONE;
    for (uint32_t i = 0; i < clause->locations.count; i++)
        places_add(spec, clause->locations.items[i], when, list);
}

// ---- Asking

static Term under(TermTable *terms, const Place *place, Term condition) {
    return place->when ? term_and(terms, place->when, condition) : condition;
}

Term places_have_field(Symex *symex, const PlaceList *list, Term object, Variable *field) {
    TermTable *terms = symex->terms;
    Term result = TERM_FALSE;
    for (uint32_t i = 0; i < list->places.count; i++) {
        const Place *place = &list->places.items[i];
        bool fits = (place->kind == PLACE_FIELD && is_in_group(field, place->field, 0)) ||
                    (place->kind == PLACE_ALL_FIELDS && object) || place->kind == PLACE_EVERYTHING;
        if (!fits)
            continue;
        Term is_it = TERM_TRUE;
        if (place->kind != PLACE_EVERYTHING)
            is_it = object && place->object ? term_equal(terms, object, place->object)
                                            : term_bool(!object && !place->object);
        result = term_or(terms, result, under(terms, place, is_it));
    }
    return result;
}

Term places_have_element(Symex *symex, const PlaceList *list, Term array, Term index) {
    TermTable *terms = symex->terms;
    Term result = TERM_FALSE;
    for (uint32_t i = 0; i < list->places.count; i++) {
        const Place *place = &list->places.items[i];
        if (place->kind == PLACE_FIELD)
            continue;
        Term fits = place->kind == PLACE_EVERYTHING ? TERM_TRUE
                                                    : term_equal(terms, array, place->object);
        if (place->from)
            fits = term_and(terms, fits, term_sle(terms, place->from, index));
        if (place->to)
            fits = term_and(terms, fits, term_sle(terms, index, place->to));
        result = term_or(terms, result, under(terms, place, fits));
    }
    return result;
}
