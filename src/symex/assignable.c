// Assignable clauses: what the method under check may assign.
//
// Locations are evaluated once, in the pre-state. Objects created by the method
// may be assigned freely.
#include "symex/contract.h"

#include "sema/specs.h"

typedef enum PlaceKind { PLACE_FIELD, PLACE_ALL_FIELDS, PLACE_ELEMENTS, PLACE_EVERYTHING } PlaceKind;

typedef struct Place {
    PlaceKind kind;
    Variable *field;
    Term object;   // TERM_NONE for static fields
    Term from, to; // of elements; TERM_NONE: open
} Place;

typedef struct PlaceList {
    Term applies; // the case's precondition
    Span clause;
    VECTOR(Place) places;
} PlaceList;

typedef struct Assignable {
    VECTOR(PlaceList) cases;
} Assignable;

// ---- Reading clauses

static Place place_of_field(Spec *spec, Node *location) {
    if (location->kind == NODE_NAME) {
        Variable *variable = as_NameExpression(location)->variable;
        bool is_static = variable && (variable->modifiers & MODIFIER_STATIC);
        Term object = is_static || !variable || !variable->owner
                          ? TERM_NONE
                          : spec_receiver_of(spec, variable->owner, location);
        return (Place){PLACE_FIELD, variable, object, 0, 0};
    }
    FieldAccess *access = as_FieldAccess(location);
    bool is_static = access->variable && (access->variable->modifiers & MODIFIER_STATIC);
    return (Place){PLACE_FIELD, access->variable,
                   is_static ? TERM_NONE : spec_value(spec, access->object), 0, 0};
}

static Place place_of(Spec *spec, Node *location) {
    if (location->kind == NODE_NAME || location->kind == NODE_FIELD)
        return place_of_field(spec, location);
    if (location->kind == NODE_ALL_FIELDS) {
        Node *object = as_AllFields(location)->object;
        return (Place){PLACE_ALL_FIELDS, NULL, spec_value(spec, object), 0, 0};
    }
    if (location->kind == NODE_INDEX) {
        Index *index = as_Index(location);
        Term at = spec_value(spec, index->index);
        return (Place){PLACE_ELEMENTS, NULL, spec_value(spec, index->array), at, at};
    }
    if (location->kind == NODE_ELEMENTS) {
        Elements *elements = as_Elements(location);
        return (Place){PLACE_ELEMENTS, NULL, spec_value(spec, elements->array),
                       elements->from ? spec_value(spec, elements->from) : TERM_NONE,
                       elements->to ? spec_value(spec, elements->to) : TERM_NONE};
    }
    bool is_everything = location->kind == NODE_JML_ATOM &&
                         (as_JmlAtom(location)->keyword == JML_EVERYTHING ||
                          as_JmlAtom(location)->keyword == JML_NOT_SPECIFIED);
    if (!is_everything)
        add_unmodelled(spec->symex, spec->guard, location->span, "this location");
    return (Place){.kind = PLACE_EVERYTHING};
}

static bool is_nothing(const Node *location) {
    return location->kind == NODE_JML_ATOM && ((const JmlAtom *)location)->keyword == JML_NOTHING;
}

static bool read_case(Symex *symex, PlaceList *list, const ContractCase *from, const State *state,
                      Term receiver, const Term *arguments) {
    bool found = false;
    Spec spec = contract_spec(symex, from, state, NULL, receiver, arguments);
    for (uint32_t i = 0; i < from->clauses.count; i++) {
        if (from->clauses.items[i]->kind != NODE_LOCATIONS_CLAUSE)
            continue;
        LocationsClause *clause = as_LocationsClause(from->clauses.items[i]);
        if (clause->keyword != JML_ASSIGNABLE)
            continue;
        found = true;
        list->clause = clause->node.span;
        for (uint32_t j = 0; j < clause->locations.count; j++) {
            if (is_nothing(clause->locations.items[j]))
                continue;
            Place place = place_of(&spec, clause->locations.items[j]);
            vector_push(symex->arena, &list->places, place);
        }
    }
    return found;
}

void assignable_prepare(Symex *symex, const CaseList *cases, const State *state, Term receiver,
                        const Term *arguments, Method *method) {
    symex->assignable = ARENA_NEW(symex->arena, Assignable);
    bool is_pure = method_is_pure(symex->sema, method) && !method->is_constructor;
    for (uint32_t i = 0; i < cases->count; i++) {
        PlaceList list = {.applies = cases->items[i].holds};
        bool given = read_case(symex, &list, &cases->items[i], state, receiver, arguments);
        // Without a clause everything may be assigned; a pure method may assign nothing.
        if (given || is_pure)
            vector_push(symex->arena, &symex->assignable->cases, list);
    }
    symex->constructing = method->is_constructor ? receiver : TERM_NONE;
}

// ---- Checking assignments

// Is the field in the data group: itself, or by `in`?
static bool is_in_group(const Variable *field, const Variable *group, uint32_t depth) {
    if (field == group || !group || depth > 8)
        return field == group;
    if (!field->declaration || field->declaration->kind != NODE_VARIABLE)
        return false;
    const NodeList *list = &as_VariableDeclaration(field->declaration)->groups;
    for (uint32_t i = 0; i < list->count; i++) {
        const FieldGroup *named = as_FieldGroup(list->items[i]);
        for (uint32_t j = 0; named->keyword == JML_IN && j < named->groups.count; j++) {
            Node *node = named->groups.items[j];
            const Variable *other = node->kind == NODE_NAME    ? as_NameExpression(node)->variable
                                    : node->kind == NODE_FIELD ? as_FieldAccess(node)->variable
                                                               : NULL;
            if (other && is_in_group(other, group, depth + 1))
                return true;
        }
    }
    return false;
}

static Term allows_field(Symex *symex, const PlaceList *list, Term object, Variable *field) {
    TermTable *terms = symex->terms;
    Term allowed = TERM_FALSE;
    for (uint32_t i = 0; i < list->places.count; i++) {
        const Place *place = &list->places.items[i];
        if (place->kind == PLACE_EVERYTHING)
            return TERM_TRUE;
        bool fits = (place->kind == PLACE_FIELD && is_in_group(field, place->field, 0)) ||
                    (place->kind == PLACE_ALL_FIELDS && object);
        if (!fits)
            continue;
        if (!object || !place->object)
            allowed = term_or(terms, allowed, term_bool(!object && !place->object));
        else
            allowed = term_or(terms, allowed, term_equal(terms, object, place->object));
    }
    return allowed;
}

static Term allows_element(Symex *symex, const PlaceList *list, Term array, Term index) {
    TermTable *terms = symex->terms;
    Term allowed = TERM_FALSE;
    for (uint32_t i = 0; i < list->places.count; i++) {
        const Place *place = &list->places.items[i];
        if (place->kind == PLACE_EVERYTHING)
            return TERM_TRUE;
        if (place->kind != PLACE_ELEMENTS && place->kind != PLACE_ALL_FIELDS)
            continue;
        Term fits = term_equal(terms, array, place->object);
        if (place->from)
            fits = term_and(terms, fits, term_sle(terms, place->from, index));
        if (place->to)
            fits = term_and(terms, fits, term_sle(terms, index, place->to));
        allowed = term_or(terms, allowed, fits);
    }
    return allowed;
}

// Objects that were there before the method; only they are protected.
static Term is_old_object(Symex *symex, Term reference) {
    Term result = TERM_FALSE;
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->first_created; i++)
        if (object_set_has(set, i))
            result = term_or(symex->terms, result,
                             term_equal(symex->terms, reference, object_reference(symex, i)));
    return result;
}

static void check(Symex *symex, const PlaceList *list, Term here, Term allowed, Span span,
                  const char *text) {
    TermTable *terms = symex->terms;
    Term violated = term_and(terms, term_and(terms, here, list->applies), term_not(allowed));
    add_obligation(symex, OBLIGATION_ASSIGNABLE, violated, span, list->clause, text);
}

void check_assignable_field(Symex *symex, Frame *frame, const State *state, Term object,
                            Variable *field, Span span) {
    (void)frame;
    if (!symex->assignable)
        return;
    Term here = state->guard;
    if (object)
        here = term_and(symex->terms, here, is_old_object(symex, object));
    for (uint32_t i = 0; i < symex->assignable->cases.count; i++) {
        const PlaceList *list = &symex->assignable->cases.items[i];
        check(symex, list, here, allows_field(symex, list, object, field), span,
              arena_format(symex->arena, "assignment to '%s', which is not assignable",
                           field->name->text));
    }
}

void check_assignable_element(Symex *symex, Frame *frame, const State *state, Term array,
                              Term index, Span span) {
    (void)frame;
    if (!symex->assignable)
        return;
    Term here = term_and(symex->terms, state->guard, is_old_object(symex, array));
    for (uint32_t i = 0; i < symex->assignable->cases.count; i++) {
        const PlaceList *list = &symex->assignable->cases.items[i];
        check(symex, list, here, allows_element(symex, list, array, index), span,
              "assignment to an array element, which is not assignable");
    }
}
