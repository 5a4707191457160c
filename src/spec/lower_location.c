// Sets of locations, as assignable and accessible clauses name them.
#include "spec/internal.h"

static const SpecExpr *unmodelled_location(SpecLowering *lowering, Node *location,
                                           const char *text) {
    SpecExpr *node = spec_node(lowering, SPEC_UNMODELLED, location, NULL, SPEC_SORT_LOCATIONS);
    node->text = text;
    return node;
}

static Variable *variable_of(const Node *node) {
    return node->kind == NODE_NAME    ? as_NameExpression((Node *)node)->variable
           : node->kind == NODE_FIELD ? as_FieldAccess((Node *)node)->variable
                                      : NULL;
}

bool spec_is_held_set(const Node *node) {
    const Variable *variable = variable_of(node);
    if (variable)
        return variable->type && variable->type->kind == TYPE_LOCATIONS &&
               !(variable->modifiers & MODIFIER_MODEL);
    if (node->kind == NODE_JML_ATOM)
        return as_JmlAtom((Node *)node)->keyword == JML_RESULT;
    return node->kind == NODE_CALL || node->kind == NODE_LET;
}

// A model field of type \locset means what `represents` says of it.
static const SpecExpr *lower_set_variable(SpecLowering *lowering, Node *location,
                                          Variable *variable) {
    if (!variable->owner)
        return unmodelled_location(lowering, location, "a variable of type \\locset");
    bool is_static = variable->modifiers & MODIFIER_STATIC;
    const SpecExpr *object = NULL;
    if (!is_static)
        object = location->kind == NODE_NAME
                     ? spec_lower_enclosing(lowering, variable->owner, location)
                     : spec_lower_tree(lowering, as_FieldAccess(location)->object);
    SpecExpr *node = spec_parent(lowering, SPEC_MODEL_FIELD, location, variable->type,
                                 SPEC_SORT_LOCATIONS, &object, object != NULL);
    node->variable = variable;
    return node;
}

static const SpecExpr *lower_field_place(SpecLowering *lowering, Node *location) {
    bool is_name = location->kind == NODE_NAME;
    Variable *variable =
        is_name ? as_NameExpression(location)->variable : as_FieldAccess(location)->variable;
    if (!variable) // objectState, which no field need declare
        return unmodelled_location(lowering, location, "this location");
    bool is_set = variable->type && variable->type->kind == TYPE_LOCATIONS;
    if (is_set && (variable->modifiers & MODIFIER_MODEL))
        return lower_set_variable(lowering, location, variable);
    bool is_static = variable->modifiers & MODIFIER_STATIC;
    // A local variable is no location of the heap: who may assign it needs no permission.
    if (variable->kind != VARIABLE_FIELD && variable->kind != VARIABLE_ENUM_CONSTANT)
        return spec_parent(lowering, SPEC_LOCATION_UNION, location, NULL, SPEC_SORT_LOCATIONS, NULL,
                           0);
    const SpecExpr *object = NULL;
    if (!is_static)
        object = is_name ? spec_lower_enclosing(lowering, variable->owner, location)
                         : spec_lower_tree(lowering, as_FieldAccess(location)->object);
    SpecExpr *node = spec_parent(lowering, SPEC_LOCATION_FIELD, location, NULL, SPEC_SORT_LOCATIONS,
                                 &object, object != NULL);
    node->variable = variable;
    return node;
}

static const SpecExpr *bound(SpecLowering *lowering, Node *node) {
    if (!node)
        return NULL;
    return spec_converted(lowering, spec_lower_tree(lowering, node),
                          spec_primitive(lowering, TYPE_INT), node);
}

static const SpecExpr *lower_elements(SpecLowering *lowering, Node *location, Node *array,
                                      Node *from, Node *to) {
    const SpecExpr *children[] = {spec_lower_tree(lowering, array), bound(lowering, from),
                                  bound(lowering, to)};
    return spec_parent(lowering, SPEC_LOCATION_ELEMENTS, location, NULL, SPEC_SORT_LOCATIONS,
                       children, 3);
}

static const SpecExpr *lower_all_fields(SpecLowering *lowering, AllFields *all) {
    if (all->object->flags & NODE_RESOLVED_TYPE) {
        SpecExpr *node =
            spec_node(lowering, SPEC_LOCATION_STATICS, &all->node, NULL, SPEC_SORT_LOCATIONS);
        node->target = all->object->type;
        return node;
    }
    return spec_unary(lowering, SPEC_LOCATION_FIELDS, &all->node, NULL, SPEC_SORT_LOCATIONS,
                      spec_lower_tree(lowering, all->object));
}

// `\set_union(a, b)` and its kin.
static const SpecExpr *lower_set_function(SpecLowering *lowering, JmlFunction *function) {
    const NodeList *arguments = &function->arguments;
    JmlKeyword keyword = function->keyword;
    if (keyword == JML_ALL_FIELDS_OF && arguments->count == 1)
        return spec_unary(lowering, SPEC_LOCATION_FIELDS, &function->node, NULL,
                          SPEC_SORT_LOCATIONS, spec_lower_tree(lowering, arguments->items[0]));
    SpecExprList parts = {0};
    // `\singleton(footprint)` is the location of the ghost field, not what is in it.
    if (keyword == JML_SINGLETON && arguments->count == 1 && variable_of(arguments->items[0]))
        return lower_field_place(lowering, arguments->items[0]);
    for (uint32_t i = 0; i < arguments->count; i++)
        vector_push(lowering->table->arena, &parts,
                    spec_lower_place(lowering, arguments->items[i]));
    if (keyword == JML_SINGLETON || keyword == JML_STOREREF || keyword == JML_SET_UNION)
        return spec_parent(lowering, SPEC_LOCATION_UNION, &function->node, NULL,
                           SPEC_SORT_LOCATIONS, parts.items, parts.count);
    if (parts.count == 2 && (keyword == JML_SET_MINUS || keyword == JML_INTERSECT))
        return spec_parent(lowering,
                           keyword == JML_SET_MINUS ? SPEC_LOCATION_MINUS : SPEC_LOCATION_INTERSECT,
                           &function->node, NULL, SPEC_SORT_LOCATIONS, parts.items, 2);
    return unmodelled_location(lowering, &function->node, ast_keyword_text(keyword));
}

// ---- Many objects at once: `a[*].next`, `(\infinite_union int i; 0 <= i && i < n;
// a[i].footprint)`

static const SpecExpr *truth_of(SpecLowering *lowering, SpecKind kind, const Node *from,
                                const SpecExpr *a, const SpecExpr *b) {
    return spec_binary(lowering, kind, from, spec_primitive(lowering, TYPE_BOOLEAN), SPEC_SORT_BOOL,
                       a, b);
}

static const SpecExpr *each_of(SpecLowering *lowering, Node *from, const VariableList *binders,
                               const SpecExpr *range, const SpecExpr *locations) {
    SpecExpr *node = spec_binary(lowering, SPEC_LOCATION_EACH, from, NULL, SPEC_SORT_LOCATIONS,
                                 range, locations);
    node->binders = *binders;
    return node;
}

static const SpecExpr *lower_infinite_union(SpecLowering *lowering, Quantified *all) {
    VariableList binders = {0};
    for (uint32_t i = 0; i < all->variables.count; i++) {
        Variable *variable = as_VariableDeclaration(all->variables.items[i])->symbol;
        if (!variable)
            return unmodelled_location(lowering, &all->node, "a union of this form");
        vector_push(lowering->table->arena, &binders, variable);
    }
    return each_of(lowering, &all->node, &binders,
                   all->range ? spec_boolean(lowering, all->range) : NULL,
                   spec_lower_place(lowering, all->body));
}

// Null has no elements, and there are none beyond the length.
static const SpecExpr *is_index(SpecLowering *lowering, Elements *elements, const SpecExpr *array,
                                const SpecExpr *index) {
    const Node *from = &elements->node;
    Type *type = spec_primitive(lowering, TYPE_INT);
    const SpecExpr *none = spec_node(lowering, SPEC_NULL, from, array->type, SPEC_SORT_REFERENCE);
    const SpecExpr *zero = spec_node(lowering, SPEC_CONSTANT, from, type, SPEC_SORT_INT);
    const SpecExpr *length = spec_unary(lowering, SPEC_LENGTH, from, type, SPEC_SORT_INT, array);
    const SpecExpr *is_null = truth_of(lowering, SPEC_EQUAL, from, array, none);
    const SpecExpr *result =
        truth_of(lowering, SPEC_AND, from, truth_of(lowering, SPEC_LESS_EQUAL, from, zero, index),
                 truth_of(lowering, SPEC_LESS, from, index, length));
    if (elements->from)
        result = truth_of(
            lowering, SPEC_AND, from, result,
            truth_of(lowering, SPEC_LESS_EQUAL, from, bound(lowering, elements->from), index));
    if (elements->to)
        result = truth_of(
            lowering, SPEC_AND, from, result,
            truth_of(lowering, SPEC_LESS_EQUAL, from, index, bound(lowering, elements->to)));
    return truth_of(lowering, SPEC_AND, from,
                    spec_unary(lowering, SPEC_NOT, from, is_null->type, SPEC_SORT_BOOL, is_null),
                    result);
}

const SpecExpr *spec_lower_each_element(SpecLowering *lowering, Elements *elements) {
    SpecEach *each = lowering->each;
    if (!each)
        return spec_unmodelled_node(lowering, &elements->node,
                                    "elements of an array outside of a location");
    Variable *binder = spec_binder(lowering, "each", spec_primitive(lowering, TYPE_INT));
    const SpecExpr *index = spec_local(lowering, &elements->node, binder, SPEC_SORT_INT);
    const SpecExpr *array = spec_lower_tree(lowering, elements->array);
    const SpecExpr *range = is_index(lowering, elements, array, index);
    each->range =
        each->range ? truth_of(lowering, SPEC_AND, &elements->node, each->range, range) : range;
    vector_push(lowering->table->arena, &each->binders, binder);
    Type *type = elements->node.type;
    return spec_binary(lowering, SPEC_ELEMENT, &elements->node, type, spec_sort_of(type), array,
                       index);
}

// `c ? a : b`
static const SpecExpr *lower_choice(SpecLowering *lowering, Conditional *conditional) {
    Node *from = &conditional->node;
    const SpecExpr *condition = spec_boolean(lowering, conditional->condition);
    const SpecExpr *children[2] = {
        spec_binary(lowering, SPEC_LOCATION_WHEN, from, NULL, SPEC_SORT_LOCATIONS, condition,
                    spec_lower_place(lowering, conditional->consequent)),
        spec_binary(
            lowering, SPEC_LOCATION_WHEN, from, NULL, SPEC_SORT_LOCATIONS,
            spec_unary(lowering, SPEC_NOT, from, condition->type, SPEC_SORT_BOOL, condition),
            spec_lower_place(lowering, conditional->alternative))};
    return spec_parent(lowering, SPEC_LOCATION_UNION, from, NULL, SPEC_SORT_LOCATIONS, children, 2);
}

static const SpecExpr *lower_before(SpecLowering *lowering, Old *old) {
    SpecExpr *node = spec_unary(lowering, SPEC_OLD, &old->node, NULL, SPEC_SORT_LOCATIONS,
                                spec_lower_place(lowering, old->expression));
    node->keyword = old->keyword;
    node->label = old->label;
    return node;
}

static const SpecExpr *lower_place(SpecLowering *lowering, Node *location) {
    if (location->type && location->type->kind == TYPE_LOCATIONS && spec_is_held_set(location))
        return spec_lower_tree(lowering, location);
    JmlKeyword keyword = location->kind == NODE_JML_ATOM ? as_JmlAtom(location)->keyword : JML_NONE;
    switch (location->kind) {
    case NODE_PARENTHESIZED: return spec_lower_place(lowering, as_Parenthesized(location)->inner);
    case NODE_NAME:
    case NODE_FIELD: return lower_field_place(lowering, location);
    case NODE_ALL_FIELDS: return lower_all_fields(lowering, as_AllFields(location));
    case NODE_INDEX:
        return lower_elements(lowering, location, as_Index(location)->array,
                              as_Index(location)->index, as_Index(location)->index);
    case NODE_ELEMENTS:
        return lower_elements(lowering, location, as_Elements(location)->array,
                              as_Elements(location)->from, as_Elements(location)->to);
    case NODE_JML_FUNCTION: return lower_set_function(lowering, as_JmlFunction(location));
    case NODE_QUANTIFIED:
        if (as_Quantified(location)->keyword == JML_INFINITE_UNION)
            return lower_infinite_union(lowering, as_Quantified(location));
        break;
    case NODE_CONDITIONAL: return lower_choice(lowering, as_Conditional(location));
    case NODE_OLD: return lower_before(lowering, as_Old(location));
    default: break;
    }
    if (keyword == JML_EVERYTHING || keyword == JML_NOT_SPECIFIED)
        return spec_node(lowering, SPEC_LOCATION_EVERYTHING, location, NULL, SPEC_SORT_LOCATIONS);
    if (keyword == JML_NOTHING || keyword == JML_STRICTLY_NOTHING || keyword == JML_EMPTY) {
        SpecExpr *none = spec_parent(lowering, SPEC_LOCATION_UNION, location, NULL,
                                     SPEC_SORT_LOCATIONS, NULL, 0);
        none->keyword = keyword;
        return none;
    }
    return unmodelled_location(lowering, location, "this location");
}

const SpecExpr *spec_lower_place(SpecLowering *lowering, Node *location) {
    SpecEach each = {0};
    SpecLowering inner = *lowering;
    inner.each = &each;
    const SpecExpr *place = lower_place(&inner, location);
    return each.range ? each_of(lowering, location, &each.binders, each.range, place) : place;
}
