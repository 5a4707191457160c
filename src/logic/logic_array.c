// Arrays: reading what was written becomes a choice; and what never changes about objects.
#include "logic/internal.h"

// Heaps that ways have in common are met once for each of them: what was read is kept.
static Formula select_choice(LogicTable *table, Formula array, Formula index) {
    const void *key = (const void *)((uintptr_t)array << 32 | index);
    Formula known = (Formula)(uintptr_t)map_get(&table->selected, key);
    if (known)
        return known;
    const FormulaNode *node = node_of(table, array);
    Formula condition = node->children[0], yes = node->children[1], no = node->children[2];
    known = logic_ite(table, condition, logic_select(table, yes, index),
                      logic_select(table, no, index));
    map_put(table->arena, &table->selected, key, (void *)(uintptr_t)known);
    return known;
}

Formula logic_select(LogicTable *table, Formula array, Formula index) {
    const FormulaNode *node = node_of(table, array);
    if (node->kind == FORMULA_KIND_STORE) {
        Formula inner = node->children[0], at = node->children[1], value = node->children[2];
        Formula same = logic_equal(table, at, index);
        if (same == FORMULA_TRUE)
            return value;
        Formula other = logic_select(table, inner, index);
        return same == FORMULA_FALSE ? other : logic_ite(table, same, value, other);
    }
    if (node->kind == FORMULA_KIND_CONST_ARRAY)
        return node->children[0];
    if (node->kind == FORMULA_KIND_ITE)
        return select_choice(table, array, index);
    Formula children[] = {array, index};
    return logic_intern(table, FORMULA_KIND_SELECT, logic_element_sort(table, node->sort), children,
                        2, NULL, 0);
}

Formula logic_store(LogicTable *table, Formula array, Formula index, Formula value) {
    const FormulaNode *node = node_of(table, array);
    if (node->kind == FORMULA_KIND_STORE && node->children[1] == index)
        array = node->children[0]; // overwritten
    const FormulaNode *written = node_of(table, value);
    if (written->kind == FORMULA_KIND_SELECT && written->children[0] == array &&
        written->children[1] == index)
        return array;
    Sort sort = logic_sort(table, array);
    Formula children[] = {array, index, value};
    return logic_intern(table, FORMULA_KIND_STORE, sort, children, 3, NULL, 0);
}

Formula logic_const_array(LogicTable *table, Sort sort, Formula value) {
    return logic_intern(table, FORMULA_KIND_CONST_ARRAY, sort, &value, 1, NULL, 0);
}

Formula logic_total_index(LogicTable *table) {
    if (!table->total_index)
        table->total_index = logic_bound_variable(table, SORT_INT, "k");
    return table->total_index;
}

Formula logic_total(LogicTable *table, Formula limit, Formula body) {
    int64_t number;
    Sort sort = logic_sort(table, body);
    if ((logic_is_number(table, limit, &number) && number <= 0) ||
        (logic_is_number(table, body, &number) && number == 0))
        return logic_number(table, sort, 0);
    Formula children[] = {logic_total_index(table), limit, body};
    return logic_intern(table, FORMULA_KIND_TOTAL, sort, children, 3, NULL, 0);
}

Formula logic_length(LogicTable *table, Formula array) {
    return logic_intern(table, FORMULA_KIND_LENGTH, SORT_INT, &array, 1, NULL, 0);
}

Formula logic_type_of(LogicTable *table, Formula reference) {
    return logic_intern(table, FORMULA_KIND_TYPE_OF, SORT_TYPE, &reference, 1, NULL, 0);
}

Formula logic_subtype(LogicTable *table, Formula type, int64_t of) {
    return logic_intern(table, FORMULA_KIND_SUBTYPE, SORT_BOOL, &type, 1, NULL, of);
}
