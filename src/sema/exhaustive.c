// Do the cases of a switch cover every value of its selector? (JLS 14.11.1.1)
//
// Patterns form a table: a row per case without a guard, a column per value
// matched, at first the selector alone. The first column is split: by the
// subclasses of a sealed class, by the constants of an enum, by the components
// of a record, until rows are found that match whatever stands there.
#include "sema/internal.h"

// A row matches when all of its cells do; NULL matches everything.
typedef struct Row {
    Node **cells;
} Row;

typedef struct Table {
    VECTOR(Row) rows;
    Type **types; // of the columns
    uint32_t width;
} Table;

static bool covers(Sema *sema, const Table *table);

bool guard_is_true(Node *guard) {
    return !guard || (guard->constant && guard->constant->kind == CONSTANT_BOOLEAN &&
                      guard->constant->integer == 1);
}

bool pattern_is_unconditional(Sema *sema, Node *pattern, Type *matched) {
    if (!pattern)
        return true;
    if (pattern->kind != NODE_TYPE_PATTERN)
        return false;
    if (!pattern->type || type_is_error(pattern->type) || type_is_error(matched))
        return true; // reported already
    return pattern->type == matched ||
           type_subtype(sema, type_erasure(sema, matched), type_erasure(sema, pattern->type));
}

bool pattern_dominates(Sema *sema, Node *pattern, Node *other) {
    if (type_is_error(pattern->type) || type_is_error(other->type))
        return false;
    if (pattern->kind == NODE_TYPE_PATTERN)
        return pattern_is_unconditional(sema, pattern, other->type);
    if (other->kind != NODE_RECORD_PATTERN ||
        type_erasure(sema, pattern->type) != type_erasure(sema, other->type))
        return false;
    const NodeList *components = &as_RecordPattern(pattern)->components;
    const NodeList *others = &as_RecordPattern(other)->components;
    bool dominates = components->count == others->count;
    for (uint32_t i = 0; dominates && i < components->count; i++)
        dominates = pattern_dominates(sema, components->items[i], others->items[i]);
    return dominates;
}

// ---- Columns taken apart

static Table table_new(Sema *sema, uint32_t width) {
    Table table = {.width = width};
    table.types = arena_array(sema->arena, width + 1, sizeof(Type *));
    return table;
}

static Node **add_row(Sema *sema, Table *table) {
    Row row = {arena_array(sema->arena, table->width + 1, sizeof(Node *))};
    vector_push(sema->arena, &table->rows, row);
    return row.cells;
}

// The rows that match anything in the first column, without that column.
static bool covers_by_rest(Sema *sema, const Table *table) {
    Table rest = table_new(sema, table->width - 1);
    for (uint32_t i = 0; i < rest.width; i++)
        rest.types[i] = table->types[i + 1];
    for (uint32_t i = 0; i < table->rows.count; i++) {
        Node **cells = table->rows.items[i].cells;
        if (!pattern_is_unconditional(sema, cells[0], table->types[0]))
            continue;
        Node **row = add_row(sema, &rest);
        for (uint32_t j = 0; j < rest.width; j++)
            row[j] = cells[j + 1];
    }
    return covers(sema, &rest);
}

static bool is_pattern_of(const Node *pattern, const Class *record) {
    return pattern && pattern->kind == NODE_RECORD_PATTERN && pattern->type->kind == TYPE_CLASS &&
           pattern->type->class_symbol == record;
}

static void component_types(Sema *sema, Type *type, const VariableList *components, Type **types) {
    for (uint32_t i = 0; i < components->count; i++)
        types[i] = type_of_member(sema, type, type->class_symbol, components->items[i]->type);
}

// The first column holds a record: its components become columns.
static bool covers_by_components(Sema *sema, const Table *table, Type *type) {
    const Class *record = type->class_symbol;
    const VariableList *components = &record->record_components;
    Table split = table_new(sema, table->width - 1 + components->count);
    component_types(sema, type, components, split.types);
    for (uint32_t i = 1; i < table->width; i++)
        split.types[components->count + i - 1] = table->types[i];
    for (uint32_t i = 0; i < table->rows.count; i++) {
        Node **cells = table->rows.items[i].cells;
        bool is_taken_apart = is_pattern_of(cells[0], record);
        if (!is_taken_apart && !pattern_is_unconditional(sema, cells[0], type))
            continue;
        if (is_taken_apart && as_RecordPattern(cells[0])->components.count != components->count)
            return true; // reported already
        Node **row = add_row(sema, &split);
        for (uint32_t j = 0; is_taken_apart && j < components->count; j++)
            row[j] = as_RecordPattern(cells[0])->components.items[j];
        for (uint32_t j = 1; j < table->width; j++)
            row[components->count + j - 1] = cells[j];
    }
    return covers(sema, &split);
}

// The same rows, but the first column is known to be of this type.
static bool covers_part(Sema *sema, const Table *table, Type *part) {
    Table narrowed = *table;
    narrowed.types = arena_array(sema->arena, table->width, sizeof(Type *));
    for (uint32_t i = 0; i < table->width; i++)
        narrowed.types[i] = i ? table->types[i] : part;
    return covers(sema, &narrowed);
}

// `whole` is the type or an intersection that it is part of.
static bool covers_subclasses(Sema *sema, const Table *table, Type *type, Type *whole) {
    const ClassList *permitted = class_permitted(sema, type->class_symbol);
    for (uint32_t i = 0; i < permitted->count; i++) {
        Class *subclass = permitted->items[i];
        if (subclass == type->class_symbol ||
            !class_is_subclass(sema, subclass, type->class_symbol))
            continue; // reported elsewhere
        Type *part = type_erasure(sema, subclass->type);
        if (type_castable(sema, type, part) && type_castable(sema, whole, part) &&
            !covers_part(sema, table, part))
            return false;
    }
    return permitted->count > 0;
}

static bool names_constant(Node *label, const Variable *constant) {
    const Variable *variable = NULL;
    if (label && label->kind == NODE_NAME)
        variable = as_NameExpression(label)->variable;
    else if (label && label->kind == NODE_FIELD)
        variable = as_FieldAccess(label)->variable;
    return variable == constant;
}

// Constants of enums are only found as labels, not inside of patterns: the
// first column is then the only one.
static bool covers_constants(Sema *sema, const Table *table, Class *enumeration) {
    class_complete_members(sema, enumeration);
    for (uint32_t i = 0; i < enumeration->fields.count; i++) {
        const Variable *constant = enumeration->fields.items[i];
        if (constant->kind != VARIABLE_ENUM_CONSTANT)
            continue;
        bool is_named = false;
        for (uint32_t j = 0; j < table->rows.count; j++)
            is_named |= names_constant(table->rows.items[j].cells[0], constant);
        if (!is_named)
            return false;
    }
    return true;
}

static bool is_sealed_and_abstract(const Class *class_symbol) {
    return (class_symbol->modifiers & MODIFIER_SEALED) &&
           (class_is_interface(class_symbol) || (class_symbol->modifiers & MODIFIER_ABSTRACT));
}

static bool covers_class(Sema *sema, const Table *table, Type *type, Type *whole) {
    class_complete_header(sema, type->class_symbol);
    if (type->class_symbol->kind == CLASS_ENUM)
        return table->width == 1 && covers_constants(sema, table, type->class_symbol);
    if (type->class_symbol->kind == CLASS_RECORD) {
        class_complete_members(sema, type->class_symbol);
        return covers_by_components(sema, table, type);
    }
    return is_sealed_and_abstract(type->class_symbol) &&
           covers_subclasses(sema, table, type, whole);
}

static bool covers_some_part(Sema *sema, const Table *table, Type *type) {
    for (uint32_t i = 0; i < type->count; i++) {
        Type *part = type->arguments[i];
        if (part->kind == TYPE_CLASS && covers_class(sema, table, part, type))
            return true;
        if (covers_part(sema, table, part))
            return true;
    }
    return false;
}

static bool covers(Sema *sema, const Table *table) {
    if (!table->width || !table->rows.count)
        return table->rows.count > 0;
    if (covers_by_rest(sema, table))
        return true;
    Type *type = type_upper_bound(sema, table->types[0]);
    if (type->kind == TYPE_INTERSECTION)
        return covers_some_part(sema, table, type);
    return type->kind == TYPE_CLASS && covers_class(sema, table, type, type);
}

bool cases_are_exhaustive(Sema *sema, Type *selector, const NodeList *cases) {
    Table table = table_new(sema, 1);
    table.types[0] = selector;
    for (uint32_t i = 0; i < cases->count; i++) {
        const Case *part = as_Case(cases->items[i]);
        if (part->is_default)
            return true;
        for (uint32_t j = 0; guard_is_true(part->guard) && j < part->labels.count; j++)
            add_row(sema, &table)[0] = part->labels.items[j];
    }
    return type_is_error(selector) || covers(sema, &table);
}
