// The table: formulas are made once.
#include "logic/internal.h"

#include <string.h>

const FormulaInfo formula_infos[FORMULA_KIND_COUNT] = {
#define ANY ANY_CHILDREN
#define FORMULA(kind, children, print, text)                                                       \
    [FORMULA_KIND_##kind] = {children, PRINT_##print, text},
#include "logic/formulas.def"
#undef FORMULA
#undef ANY
};

static void add_plain(LogicTable *table, FormulaKind kind) {
    FormulaNode node = {.kind = kind, .sort = SORT_BOOL};
    vector_push(table->arena, &table->nodes, node);
}

LogicTable *logic_table_new(LogicNumbers numbers, uint32_t int_bits) {
    LogicTable *table = memory_alloc(sizeof(LogicTable));
    memset(table, 0, sizeof *table);
    table->arena = arena_new();
    table->numbers = numbers;
    table->int_bits = int_bits;
    table->reference_bits = table->type_bits = 16;
    table->slot_count = 1024;
    table->slots = memory_alloc(table->slot_count * sizeof(uint32_t));
    memset(table->slots, 0, table->slot_count * sizeof(uint32_t));
    add_plain(table, FORMULA_KIND_FALSE); // index 0 is not used
    add_plain(table, FORMULA_KIND_TRUE);
    add_plain(table, FORMULA_KIND_FALSE);
    return table;
}

void logic_table_free(LogicTable *table) {
    if (!table)
        return;
    arena_free(table->arena);
    memory_free(table->slots);
    memory_free(table);
}

LogicNumbers logic_numbers(const LogicTable *table) {
    return table->numbers;
}

Arena *logic_arena(LogicTable *table) {
    return table->arena;
}

uint32_t logic_variable_count(const LogicTable *table) {
    return table->variables;
}

uint32_t logic_count(const LogicTable *table) {
    return table->nodes.count;
}

const FormulaNode *logic_node(const LogicTable *table, Formula formula) {
    return node_of(table, formula);
}

static uint32_t bits_for(uint64_t greatest) {
    uint32_t bits = 1;
    while (bits < 63 && greatest >> bits)
        bits++;
    return bits;
}

// No number that was written may be cut off: bounds of a scope are among them.
static uint64_t greatest_number(const LogicTable *table, Sort sort) {
    uint64_t greatest = 0;
    for (uint32_t i = 0; i < table->nodes.count; i++) {
        const FormulaNode *node = &table->nodes.items[i];
        bool is_one = node->sort == sort &&
                      (node->kind == FORMULA_KIND_NUMBER || node->kind == FORMULA_KIND_SUM);
        if (is_one && node->constant > 0 && (uint64_t)node->constant > greatest)
            greatest = (uint64_t)node->constant;
    }
    return greatest;
}

void logic_bound_objects(LogicTable *table, uint64_t references, uint64_t created, uint64_t types) {
    uint64_t named = greatest_number(table, SORT_REF), numbered = greatest_number(table, SORT_TYPE);
    table->reference_bits = bits_for((named > references ? named : references) + created);
    table->type_bits = bits_for(numbered > types ? numbered : types);
}

uint32_t logic_bits(const LogicTable *table, Sort sort) {
    if (sort == SORT_REF)
        return table->reference_bits;
    if (sort == SORT_TYPE)
        return table->type_bits;
    return sort == SORT_LONG ? 2 * table->int_bits : table->int_bits;
}

// ---- Sorts

Sort logic_array_sort(LogicTable *table, Sort index, Sort element) {
    for (uint32_t i = 0; i < table->arrays.count; i++)
        if (table->arrays.items[i].index == index && table->arrays.items[i].element == element)
            return SORT_FIRST_ARRAY + i;
    ArraySort sort = {index, element};
    vector_push(table->arena, &table->arrays, sort);
    return SORT_FIRST_ARRAY + table->arrays.count - 1;
}

bool logic_is_array(Sort sort) {
    return sort >= SORT_FIRST_ARRAY;
}

Sort logic_index_sort(const LogicTable *table, Sort array) {
    return table->arrays.items[array - SORT_FIRST_ARRAY].index;
}

Sort logic_element_sort(const LogicTable *table, Sort array) {
    return table->arrays.items[array - SORT_FIRST_ARRAY].element;
}

Sort logic_sort(const LogicTable *table, Formula formula) {
    return node_of(table, formula)->sort;
}

// ---- Interning

static uint32_t mixed(uint32_t hash, uint64_t value) {
    uint64_t product = (hash ^ value) * UINT64_C(0x9E3779B97F4A7C15);
    return (uint32_t)(product ^ product >> 32);
}

static uint32_t hash_of(const FormulaNode *node) {
    uint32_t hash = mixed(mixed((uint32_t)node->kind, node->sort), (uint64_t)node->constant);
    for (uint32_t i = 0; i < node->count; i++)
        hash = mixed(hash, node->children[i]);
    for (uint32_t i = 0; node->coefficients && i < node->count; i++)
        hash = mixed(hash, (uint64_t)node->coefficients[i]);
    return hash;
}

static bool is_same(const FormulaNode *a, const FormulaNode *b) {
    return a->hash == b->hash && a->kind == b->kind && a->sort == b->sort && a->count == b->count &&
           a->constant == b->constant && !a->coefficients == !b->coefficients &&
           (!a->count || !memcmp(a->children, b->children, a->count * sizeof(Formula))) &&
           (!a->coefficients || !a->count ||
            !memcmp(a->coefficients, b->coefficients, a->count * sizeof(int64_t)));
}

static void grow_slots(LogicTable *table) {
    memory_free(table->slots);
    table->slot_count *= 2;
    table->slots = memory_alloc(table->slot_count * sizeof(uint32_t));
    memset(table->slots, 0, table->slot_count * sizeof(uint32_t));
    for (uint32_t i = 3; i < table->nodes.count; i++) {
        uint32_t at = table->nodes.items[i].hash & (table->slot_count - 1);
        while (table->slots[at])
            at = (at + 1) & (table->slot_count - 1);
        table->slots[at] = i;
    }
}

// Variables of quantifiers around it, in the limit or beside its own index in the body.
static bool total_has_bound(LogicTable *table, const FormulaNode *node) {
    FormulaList found = {0};
    bool result = table->nodes.items[node->children[1]].has_bound;
    logic_free_variables(table, node->children[2], &found, table->arena);
    for (uint32_t i = 0; i < found.count; i++)
        result |=
            table->nodes.items[found.items[i]].has_bound && found.items[i] != node->children[0];
    return result;
}

static bool any_bound(LogicTable *table, const FormulaNode *node) {
    if (node->kind == FORMULA_KIND_TOTAL)
        return total_has_bound(table, node);
    if (node->kind == FORMULA_KIND_FORALL || node->kind == FORMULA_KIND_EXISTS) {
        // The body's own variables are bound here; others around it may still occur.
        return false;
    }
    for (uint32_t i = 0; i < node->count; i++)
        if (table->nodes.items[node->children[i]].has_bound)
            return true;
    return false;
}

Formula logic_intern(LogicTable *table, FormulaKind kind, Sort sort, const Formula *children,
                     uint32_t count, const int64_t *coefficients, int64_t constant) {
    SHOULD(formula_infos[kind].children == ANY_CHILDREN || formula_infos[kind].children == count,
           "a formula should have as many children as its kind");
    FormulaNode node = {.kind = kind,
                        .sort = sort,
                        .count = count,
                        .children = children,
                        .coefficients = coefficients,
                        .constant = constant};
    node.hash = hash_of(&node);
    uint32_t at = node.hash & (table->slot_count - 1);
    for (; table->slots[at]; at = (at + 1) & (table->slot_count - 1))
        if (is_same(node_of(table, table->slots[at]), &node))
            return table->slots[at];
    Formula *own = arena_array(table->arena, count + 1, sizeof(Formula));
    if (count)
        memcpy(own, children, count * sizeof(Formula));
    node.children = own;
    if (coefficients) {
        int64_t *numbers = arena_array(table->arena, count + 1, sizeof(int64_t));
        if (count)
            memcpy(numbers, coefficients, count * sizeof(int64_t));
        node.coefficients = numbers;
    }
    node.has_bound = any_bound(table, &node);
    table->slots[at] = table->nodes.count;
    vector_push(table->arena, &table->nodes, node);
    if (table->nodes.count * 2 > table->slot_count)
        grow_slots(table);
    return table->nodes.count - 1;
}

// ---- Variables and numbers

static Formula new_variable(LogicTable *table, Sort sort, const char *name, bool is_bound) {
    Formula formula =
        logic_intern(table, FORMULA_KIND_VARIABLE, sort, NULL, 0, NULL, ++table->variables);
    FormulaNode *node = &table->nodes.items[formula];
    node->name = arena_copy_text(table->arena, name, strlen(name));
    node->has_bound = is_bound;
    return formula;
}

Formula logic_variable(LogicTable *table, Sort sort, const char *name) {
    return new_variable(table, sort, name, false);
}

Formula logic_bound_variable(LogicTable *table, Sort sort, const char *name) {
    return new_variable(table, sort, name, true);
}

Formula logic_object(LogicTable *table, const char *name, bool is_created) {
    Formula formula = new_variable(table, SORT_REF, name, false);
    table->nodes.items[formula].object = is_created ? 2 : 1;
    return formula;
}

int64_t logic_wrap(const LogicTable *table, Sort sort, int64_t value) {
    if (sort != SORT_INT && sort != SORT_LONG)
        return value;
    uint32_t bits = logic_bits(table, sort);
    if (table->numbers == NUMBERS_MATH || bits >= 64)
        return value;
    return (int64_t)((uint64_t)value << (64 - bits)) >> (64 - bits);
}

Formula logic_number(LogicTable *table, Sort sort, int64_t value) {
    return logic_intern(table, FORMULA_KIND_NUMBER, sort, NULL, 0, NULL,
                        logic_wrap(table, sort, value));
}

bool logic_is_number(const LogicTable *table, Formula formula, int64_t *value) {
    const FormulaNode *node = node_of(table, formula);
    if (node->kind != FORMULA_KIND_NUMBER)
        return false;
    if (value)
        *value = node->constant;
    return true;
}
