// Lowered specifications, kept by tree, and how their nodes are made.
#include "spec/internal.h"

#include "sema/queries.h"
#include "sema/specs.h"

#include <string.h>

SpecTable *spec_table_new(Arena *arena, Sema *sema, Lowering *lowering) {
    SpecTable *table = ARENA_NEW(arena, SpecTable);
    table->arena = arena;
    table->sema = sema;
    table->lowering = lowering;
    return table;
}

Arena *spec_arena(SpecTable *table) {
    return table->arena;
}

Sema *spec_sema(SpecTable *table) {
    return table->sema;
}

Lowering *spec_lowering(SpecTable *table) {
    return table->lowering;
}

// ---- Entries

static SpecLowering begin(SpecTable *table, const Node *node) {
    return (SpecLowering){.table = table, .math = spec_math_at(table->sema, node->span.begin)};
}

static const SpecExpr *checked(const SpecExpr *expression) {
#ifdef JURY_DEBUG
    spec_check(expression);
#endif
    return expression;
}

const SpecExpr *spec_lower(SpecTable *table, Node *expression) {
    const SpecExpr *known = map_get(&table->lowered, expression);
    if (known)
        return known;
    SpecLowering lowering = begin(table, expression);
    const SpecExpr *lowered = checked(spec_lower_tree(&lowering, expression));
    map_put(table->arena, &table->lowered, expression, (void *)lowered);
    return lowered;
}

typedef struct Conversion {
    Type *type;
    const SpecExpr *expression;
} Conversion;
typedef VECTOR(Conversion) Conversions;

const SpecExpr *spec_lower_as(SpecTable *table, Node *expression, Type *type) {
    Conversions *known = map_get(&table->converted, expression);
    for (uint32_t i = 0; known && i < known->count; i++)
        if (known->items[i].type == type)
            return known->items[i].expression;
    if (!known) {
        known = ARENA_NEW(table->arena, Conversions);
        map_put(table->arena, &table->converted, expression, known);
    }
    SpecLowering lowering = begin(table, expression);
    const SpecExpr *value = spec_lower(table, expression);
    Conversion made = {type, checked(spec_converted(&lowering, value, type, expression))};
    vector_push(table->arena, known, made);
    return made.expression;
}

const SpecExpr *spec_lower_condition(SpecTable *table, Node *expression) {
    return spec_lower_as(table, expression, type_primitive(sema_types(table->sema), TYPE_BOOLEAN));
}

const SpecExpr *spec_lower_location(SpecTable *table, Node *location) {
    SpecLowering lowering = begin(table, location);
    return checked(spec_lower_place(&lowering, location));
}

static const SpecExpr *lower_clause(SpecTable *table, LocationsClause *clause) {
    SpecLowering lowering = begin(table, &clause->node);
    SpecExprList parts = {0};
    for (uint32_t i = 0; i < clause->locations.count; i++)
        vector_push(table->arena, &parts, spec_lower_place(&lowering, clause->locations.items[i]));
    const SpecExpr *all = spec_parent(&lowering, SPEC_LOCATION_UNION, &clause->node, NULL,
                                      SPEC_SORT_LOCATIONS, parts.items, parts.count);
    if (!clause->condition)
        return all;
    return spec_binary(&lowering, SPEC_LOCATION_WHEN, &clause->node, NULL, SPEC_SORT_LOCATIONS,
                       spec_boolean(&lowering, clause->condition), all);
}

const SpecExpr *spec_lower_locations(SpecTable *table, LocationsClause *clause) {
    const SpecExpr *known = map_get(&table->lowered, clause);
    if (known)
        return known;
    const SpecExpr *lowered = checked(lower_clause(table, clause));
    map_put(table->arena, &table->lowered, clause, (void *)lowered);
    return lowered;
}

// ---- Model fields

typedef struct Represented {
    const SpecExpr *expression; // or NULL
    Class *owner;
} Represented;

static Variable *represented_field(const Represents *clause) {
    const Node *location = clause->location;
    return location->kind == NODE_NAME    ? as_NameExpression((Node *)location)->variable
           : location->kind == NODE_FIELD ? as_FieldAccess((Node *)location)->variable
                                          : NULL;
}

// The nearest clause that defines the field; one that only relates it to others does not.
static Represented find_represented(SpecTable *table, Class *class_symbol, Variable *field) {
    InheritedRepresentsList clauses = {0};
    class_represents(table->sema, class_symbol, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++) {
        Represents *clause = clauses.items[i].clause;
        if (represented_field(clause) != field)
            continue;
        if (clause->is_relation || (clause->expression->flags & NODE_HAS_ERROR))
            return (Represented){NULL, NULL};
        return (Represented){field->type->kind == TYPE_LOCATIONS
                                 ? spec_lower_location(table, clause->expression)
                                 : spec_lower_as(table, clause->expression, field->type),
                             clauses.items[i].owner};
    }
    return (Represented){NULL, NULL};
}

// ---- Data groups

static bool has_maps(const Variable *field) {
    bool has_groups = field->declaration && field->declaration->kind == NODE_VARIABLE;
    if (!has_groups)
        return false;
    const NodeList *groups = &as_VariableDeclaration(field->declaration)->groups;
    for (uint32_t i = 0; i < groups->count; i++)
        if (as_FieldGroup(groups->items[i])->keyword == JML_MAPS)
            return true;
    return false;
}

static void add_mapping(SpecTable *table, Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->fields.count; i++)
        if (has_maps(class_symbol->fields.items[i]))
            vector_push(table->arena, &table->mapping, class_symbol->fields.items[i]);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        add_mapping(table, class_symbol->member_classes.items[i]);
}

const VariableList *spec_mapping_fields(SpecTable *table) {
    const UnitList *units = sema_units(table->sema);
    for (uint32_t i = 0; !table->has_mapping && i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (as_ClassDeclaration(types->items[j])->symbol)
                add_mapping(table, as_ClassDeclaration(types->items[j])->symbol);
    }
    table->has_mapping = true;
    return &table->mapping;
}

const SpecExpr *spec_represented(SpecTable *table, Class *class_symbol, Variable *field,
                                 Class **owner) {
    Map *fields = map_get(&table->represents, class_symbol);
    if (!fields) {
        fields = ARENA_NEW(table->arena, Map);
        map_put(table->arena, &table->represents, class_symbol, fields);
    }
    Represented *known = map_get(fields, field);
    if (!known) {
        known = ARENA_NEW(table->arena, Represented);
        map_put(table->arena, fields, field, known);
        *known = find_represented(table, class_symbol, field);
    }
    *owner = known->owner;
    return known->expression;
}

// ---- Nodes

SpecExpr *spec_node(SpecLowering *lowering, SpecKind kind, const Node *from, Type *type,
                    SpecSort sort) {
    SpecExpr *node = ARENA_NEW(lowering->table->arena, SpecExpr);
    node->kind = kind;
    node->sort = sort;
    node->type = type;
    node->span = from->span;
    return node;
}

SpecExpr *spec_parent(SpecLowering *lowering, SpecKind kind, const Node *from, Type *type,
                      SpecSort sort, const SpecExpr *const *children, uint32_t count) {
    SpecExpr *node = spec_node(lowering, kind, from, type, sort);
    const SpecExpr **copy =
        arena_array(lowering->table->arena, count ? count : 1, sizeof(SpecExpr *));
    for (uint32_t i = 0; i < count; i++)
        copy[i] = children[i];
    node->children = copy;
    node->count = count;
    return node;
}

SpecExpr *spec_unary(SpecLowering *lowering, SpecKind kind, const Node *from, Type *type,
                     SpecSort sort, const SpecExpr *child) {
    return spec_parent(lowering, kind, from, type, sort, &child, 1);
}

SpecExpr *spec_binary(SpecLowering *lowering, SpecKind kind, const Node *from, Type *type,
                      SpecSort sort, const SpecExpr *a, const SpecExpr *b) {
    const SpecExpr *children[] = {a, b};
    return spec_parent(lowering, kind, from, type, sort, children, 2);
}

const SpecExpr *spec_unmodelled_node(SpecLowering *lowering, const Node *from, const char *text) {
    Type *type = from->type ? from->type : spec_primitive(lowering, TYPE_BOOLEAN);
    SpecExpr *node = spec_node(lowering, SPEC_UNMODELLED, from, type, spec_sort_of(type));
    node->text = text;
    return node;
}

Type *spec_primitive(SpecLowering *lowering, TypeKind kind) {
    return type_primitive(sema_types(lowering->table->sema), kind);
}

// ---- Bound variables

Variable *spec_binder(SpecLowering *lowering, const char *text, Type *type) {
    Arena *arena = lowering->table->arena;
    Name *name = arena_alloc(arena, sizeof(Name) + strlen(text) + 1);
    name->length = (uint32_t)strlen(text);
    memcpy(name->text, text, strlen(text) + 1);
    Variable *variable = ARENA_NEW(arena, Variable);
    *variable = (Variable){.name = name, .kind = VARIABLE_QUANTIFIED, .type = type};
    return variable;
}

const SpecExpr *spec_local(SpecLowering *lowering, const Node *from, Variable *variable,
                           SpecSort sort) {
    SpecExpr *node = spec_node(lowering, SPEC_LOCAL, from, variable->type, sort);
    node->variable = variable;
    return node;
}

// ---- Asking

// seq<T>, array<T> and string are sequences, the other values of org.jmlspecs.lang sets or maps.
static SpecSort sort_of_class(const Type *type) {
    const char *name = type->class_symbol->name->text;
    if (!query_is_jml_value(type))
        return SPEC_SORT_REFERENCE;
    return !strcmp(name, "seq") || !strcmp(name, "array") || !strcmp(name, "string")
               ? SPEC_SORT_SEQUENCE
               : SPEC_SORT_MAP;
}

SpecSort spec_sort_of(const Type *type) {
    switch (type->kind) {
    case TYPE_BOOLEAN: return SPEC_SORT_BOOL;
    case TYPE_BYTE:
    case TYPE_SHORT:
    case TYPE_CHAR:
    case TYPE_INT: return SPEC_SORT_INT;
    case TYPE_LONG: return SPEC_SORT_LONG;
    case TYPE_FLOAT: return SPEC_SORT_FLOAT;
    case TYPE_DOUBLE: return SPEC_SORT_DOUBLE;
    case TYPE_BIGINT: return SPEC_SORT_BIGINT;
    case TYPE_REAL: return SPEC_SORT_REAL;
    case TYPE_TYPE: return SPEC_SORT_TYPE;
    case TYPE_OBJECT_SET: return SPEC_SORT_OBJECTS;
    case TYPE_LOCATIONS: return SPEC_SORT_LOCATIONS;
    case TYPE_SEQUENCE: return SPEC_SORT_SEQUENCE;
    case TYPE_MAP: return SPEC_SORT_MAP;
    case TYPE_VOID:
    case TYPE_ERROR: return SPEC_SORT_NONE;
    case TYPE_CLASS: return sort_of_class(type);
    case TYPE_NULL:
    case TYPE_ARRAY:
    case TYPE_VARIABLE:
    case TYPE_WILDCARD:
    case TYPE_INTERSECTION:
    case TYPE_INFERENCE: return SPEC_SORT_REFERENCE;
    }
    return SPEC_SORT_NONE;
}

// Arguments are numbers or refer to objects; no state holds any sequence, set or type.
static bool has_any(const Type *type) {
    SpecSort sort = spec_sort_of(type);
    return spec_is_number(sort) ? sort != SPEC_SORT_REAL
                                : sort == SPEC_SORT_BOOL || sort == SPEC_SORT_REFERENCE;
}

const char *spec_no_start(Lowering *lowering, Method *method) {
    if (!lower_method(lowering, method))
        return "a method without a body";
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (!has_any(method->parameters.items[i]->type))
            return "a parameter of a type that only JML has";
    return NULL;
}

bool spec_is_number(SpecSort sort) {
    return sort >= SPEC_SORT_INT && sort <= SPEC_SORT_REAL;
}

bool spec_is_integral(SpecSort sort) {
    return sort == SPEC_SORT_INT || sort == SPEC_SORT_LONG || sort == SPEC_SORT_BIGINT;
}

bool spec_is_composed(SpecSort sort) {
    return sort == SPEC_SORT_LOCATIONS || sort == SPEC_SORT_SEQUENCE || sort == SPEC_SORT_MAP;
}

bool spec_is_floating(SpecSort sort) {
    return sort == SPEC_SORT_FLOAT || sort == SPEC_SORT_DOUBLE;
}

bool spec_mentions(const SpecExpr *expression, const Variable *variable) {
    if (!expression)
        return false;
    if (expression->kind == SPEC_LOCAL && expression->variable == variable)
        return true;
    for (uint32_t i = 0; i < expression->count; i++)
        if (spec_mentions(expression->children[i], variable))
            return true;
    return false;
}
