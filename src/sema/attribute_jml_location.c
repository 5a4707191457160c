// Locations: what stands in assignable clauses, \not_modified and the like.
//
//     assignable x, this.next, o.*, Counter.*, a[i], a[i..j], a[*], \nothing;
//
// A location is typed like the expression it looks like; sets of locations
// have TYPE_LOCATIONS. Inside one, `a[*]` stands for each of its elements, as
// in `a[*].next`.
#include "sema/internal.h"

static Type *locations_type(Sema *sema) {
    return type_primitive(&sema->types, TYPE_LOCATIONS);
}

static bool is_location_atom(JmlKeyword keyword) {
    return keyword == JML_NOTHING || keyword == JML_STRICTLY_NOTHING || keyword == JML_EVERYTHING ||
           keyword == JML_NOT_SPECIFIED || keyword == JML_SAME || keyword == JML_EMPTY;
}

static void fail_no_location(Sema *sema, Environment *environment, Node *node) {
    jml_fail(sema, environment, node->span,
             "not a location: expected a variable, a field, an array element, 'x.*' or 'a[i..j]'");
}

// ---- `o.*`, where o may name a class

static Node *leftmost(Node *node) {
    while (node->kind == NODE_FIELD)
        node = as_FieldAccess(node)->object;
    return node;
}

bool is_variable_name(Sema *sema, Environment *environment, const Name *name) {
    for (Environment *around = environment; around; around = around->outer) {
        for (const ScopeEntry *entry = around->locals; entry; entry = entry->previous)
            if (entry->variable && entry->variable->name == name)
                return true;
        if (around->class_symbol && member_field(sema, around->class_symbol->type, name))
            return true;
    }
    return imported_field(sema, environment->unit, name) != NULL;
}

// JLS 6.4.2: a name that can be a variable is one, even where a type has it too.
void attribute_object_or_type(Sema *sema, Environment *environment, Node *node) {
    Node *first = leftmost(node);
    bool may_be_type = first->kind == NODE_NAME &&
                       !is_variable_name(sema, environment, as_NameExpression(first)->name);
    if (may_be_type && resolve_as_type(sema, environment, node) &&
        (node->flags & NODE_RESOLVED_TYPE))
        return;
    attribute_expression(sema, environment, node, NULL);
}

static void attribute_all_fields(Sema *sema, Environment *environment, AllFields *all) {
    if (all->object->kind == NODE_SUPER) { // the fields that the superclass declares
        all->object->type = environment->class_symbol->superclass;
        return;
    }
    attribute_object_or_type(sema, environment, all->object);
    Type *type = all->object->type;
    if (type && !type_is_reference(type))
        jml_fail(sema, environment, all->object->span,
                 arena_format(sema->arena, "'%s' has no fields", type_text(sema->arena, type)));
}

// ---- `a[i..j]`

static void attribute_bound(Sema *sema, Environment *environment, Node *bound) {
    if (!bound)
        return;
    Type *type = attribute_expression(sema, environment, bound, NULL);
    if (!jml_is_integral(sema, type))
        jml_fail(sema, environment, bound->span,
                 arena_format(sema->arena, "index must be int, found '%s'",
                              type_text(sema->arena, type)));
}

Type *attribute_elements(Sema *sema, Environment *environment, Elements *elements) {
    Type *type = attribute_expression(sema, environment, elements->array, NULL);
    attribute_bound(sema, environment, elements->from);
    attribute_bound(sema, environment, elements->to);
    if (type->kind == TYPE_ARRAY)
        return type->element;
    if (type_is_error(type))
        return type;
    return jml_fail(sema, environment, elements->array->span,
                    arena_format(sema->arena, "an array is needed here, found '%s'",
                                 type_text(sema->arena, type)));
}

// ---- Single locations

static Variable *named_variable(Node *node) {
    if (node->kind == NODE_NAME)
        return as_NameExpression(node)->variable;
    return as_FieldAccess(node)->variable;
}

static void attribute_variable(Sema *sema, Environment *environment, Node *node) {
    Type *type = attribute_expression(sema, environment, node, NULL);
    Variable *variable = named_variable(node);
    if (type_is_error(type))
        return;
    if (!variable || variable->kind == VARIABLE_ARRAY_LENGTH)
        fail_no_location(sema, environment, node);
}

static void attribute_location_atom(Sema *sema, Environment *environment, JmlAtom *atom) {
    if (is_location_atom(atom->keyword))
        atom->node.type = locations_type(sema);
    else
        fail_no_location(sema, environment, &atom->node);
}

// Dynamic frames: a call, a function or a quantifier whose value is a set of locations.
static void attribute_set(Sema *sema, Environment *environment, Node *node) {
    Type *type = attribute_expression(sema, environment, node, NULL);
    if (!type_is_error(type) && type->kind != TYPE_LOCATIONS)
        fail_no_location(sema, environment, node);
}

static void attribute_one(Sema *sema, Environment *environment, Node *location) {
    switch (location->kind) {
    case NODE_NAME:
    case NODE_FIELD: attribute_variable(sema, environment, location); return;
    case NODE_JML_ATOM: attribute_location_atom(sema, environment, as_JmlAtom(location)); return;
    case NODE_INDEX:
    case NODE_REACH: // every field of the objects reached
        attribute_expression(sema, environment, location, NULL);
        return;
    case NODE_ALL_FIELDS:
        attribute_all_fields(sema, environment, as_AllFields(location));
        location->type = locations_type(sema);
        return;
    case NODE_ELEMENTS:
        attribute_elements(sema, environment, as_Elements(location));
        location->type = locations_type(sema);
        return;
    case NODE_CALL:
    case NODE_JML_FUNCTION:
    case NODE_QUANTIFIED:
    case NODE_PARENTHESIZED:
    case NODE_CONDITIONAL:
    case NODE_LET:
    case NODE_OLD: attribute_set(sema, environment, location); return;
    case NODE_UNSUPPORTED: location->type = type_primitive(&sema->types, TYPE_ERROR); return;
    }
    fail_no_location(sema, environment, location);
}

void attribute_location(Sema *sema, Environment *environment, Node **location) {
    uint32_t errors = diag_attempt_errors(sema->diagnostics);
    unsupported_reopen(location);
    Environment inner = *environment;
    inner.jml = ARENA_NEW(sema->arena, JmlScope);
    if (environment->jml)
        *inner.jml = *environment->jml;
    inner.jml->is_location = true;
    attribute_one(sema, &inner, *location);
    if (diag_attempt_errors(sema->diagnostics) == errors) {
        check_specification_expression(sema, &inner, *location);
        check_specification_visibility(sema, inner.jml->visibility, *location);
    }
    unsupported_settle(sema, location, locations_type(sema), errors);
}

Type *attribute_location_set(Sema *sema, Environment *environment, Node *node) {
    Environment inner = *environment;
    inner.jml = ARENA_NEW(sema->arena, JmlScope);
    if (environment->jml)
        *inner.jml = *environment->jml;
    inner.jml->is_location = true;
    attribute_one(sema, &inner, node);
    return locations_type(sema);
}

void attribute_locations(Sema *sema, Environment *environment, const NodeList *locations) {
    for (uint32_t i = 0; i < locations->count; i++)
        attribute_location(sema, environment, &locations->items[i]);
}
