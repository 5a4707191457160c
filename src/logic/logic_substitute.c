// Walking formulas: substitution, free variables, conjuncts.
#include "logic/internal.h"

#include <string.h>

Formula logic_rebuild(LogicTable *table, Formula formula, const Formula *c) {
    FormulaNode node = *node_of(table, formula); // a copy: the table may grow
    switch (node.kind) {
    case FORMULA_KIND_TRUE:
    case FORMULA_KIND_FALSE:
    case FORMULA_KIND_VARIABLE:
    case FORMULA_KIND_NUMBER: return formula;
    case FORMULA_KIND_NOT: return logic_not(table, c[0]);
    case FORMULA_KIND_AND: return logic_and_all(table, c, node.count);
    case FORMULA_KIND_OR: return logic_or_all(table, c, node.count);
    case FORMULA_KIND_ITE: return logic_ite(table, c[0], c[1], c[2]);
    case FORMULA_KIND_EQUAL: return logic_equal(table, c[0], c[1]);
    case FORMULA_KIND_LESS: return logic_less(table, c[0], c[1]);
    case FORMULA_KIND_LESS_EQUAL: return logic_less_equal(table, c[0], c[1]);
    case FORMULA_KIND_SUM: {
        Formula sum = logic_number(table, node.sort, node.constant);
        for (uint32_t i = 0; i < node.count; i++)
            sum = logic_add(
                table, sum,
                logic_multiply(table, c[i], logic_number(table, node.sort, node.coefficients[i])));
        return sum;
    }
    case FORMULA_KIND_MULTIPLY: return logic_multiply(table, c[0], c[1]);
    case FORMULA_KIND_DIVIDE: return logic_divide(table, c[0], c[1]);
    case FORMULA_KIND_REMAINDER: return logic_remainder(table, c[0], c[1]);
    case FORMULA_KIND_BIT_AND:
    case FORMULA_KIND_BIT_OR:
    case FORMULA_KIND_BIT_XOR:
    case FORMULA_KIND_SHIFT_LEFT:
    case FORMULA_KIND_SHIFT_RIGHT:
    case FORMULA_KIND_SHIFT_RIGHT_UNSIGNED: return logic_bits_of(table, node.kind, c[0], c[1]);
    case FORMULA_KIND_CUT:
        return logic_cut(table, c[0],
                         (uint32_t)(node.constant < 0 ? -node.constant : node.constant),
                         node.constant > 0);
    case FORMULA_KIND_WIDEN:
        return node.sort == SORT_EXACT ? logic_exact(table, c[0]) : logic_widen(table, c[0]);
    case FORMULA_KIND_NARROW:
        return logic_sort(table, c[0]) == SORT_EXACT ? logic_inexact(table, c[0], node.sort)
                                                     : logic_narrow(table, c[0]);
    case FORMULA_KIND_SELECT: return logic_select(table, c[0], c[1]);
    case FORMULA_KIND_STORE: return logic_store(table, c[0], c[1], c[2]);
    case FORMULA_KIND_CONST_ARRAY: return logic_const_array(table, node.sort, c[0]);
    case FORMULA_KIND_LENGTH: return logic_length(table, c[0]);
    case FORMULA_KIND_TYPE_OF: return logic_type_of(table, c[0]);
    case FORMULA_KIND_SUBTYPE: return logic_subtype(table, c[0], node.constant);
    case FORMULA_KIND_TOTAL: return logic_total(table, c[1], c[2]);
    case FORMULA_KIND_FORALL:
    case FORMULA_KIND_EXISTS:
        return logic_quantify(table, node.kind == FORMULA_KIND_FORALL, node.children,
                              node.count - 1, c[node.count - 1]);
    }
    return formula;
}

// ---- Substitution

Substitution substitution_begin(LogicTable *table) {
    Substitution substitution = {.table = table, .limit = table->nodes.count};
    substitution.memo = memory_alloc(substitution.limit * sizeof(Formula));
    memset(substitution.memo, 0, substitution.limit * sizeof(Formula));
    return substitution;
}

void substitution_end(Substitution *substitution) {
    memory_free(substitution->memo);
}

Formula logic_substituted(Substitution *substitution, Formula formula) {
    if (formula < substitution->limit && substitution->memo[formula])
        return substitution->memo[formula];
    LogicTable *table = substitution->table;
    uint32_t count = node_of(table, formula)->count;
    Formula result = formula;
    if (count) {
        Formula few[8];
        Formula *children = count <= 8 ? few : arena_array(table->arena, count, sizeof(Formula));
        bool changed = false;
        for (uint32_t i = 0; i < count; i++) {
            Formula child = node_of(table, formula)->children[i];
            children[i] = logic_substituted(substitution, child);
            changed |= children[i] != child;
        }
        if (changed)
            result = logic_rebuild(table, formula, children);
    }
    if (formula < substitution->limit)
        substitution->memo[formula] = result;
    return result;
}

Formula logic_substitute(LogicTable *table, Formula formula, const Formula *from, const Formula *to,
                         uint32_t count) {
    Substitution substitution = substitution_begin(table);
    for (uint32_t i = 0; i < count; i++)
        substitution.memo[from[i]] = to[i];
    Formula result = logic_substituted(&substitution, formula);
    substitution_end(&substitution);
    return result;
}

// ---- Free variables

typedef struct Search {
    LogicTable *table;
    Arena *arena;
    FormulaList *list;
    uint8_t *seen;
} Search;

static void search(Search *state, Formula formula) {
    if (state->seen[formula])
        return;
    state->seen[formula] = 1;
    const FormulaNode *node = node_of(state->table, formula);
    if (node->kind == FORMULA_KIND_VARIABLE)
        vector_push(state->arena, state->list, formula);
    bool is_quantifier = node->kind == FORMULA_KIND_FORALL || node->kind == FORMULA_KIND_EXISTS;
    // Bound variables occur in their own quantifier only: seen here, they are not free.
    for (uint32_t i = 0; is_quantifier && i + 1 < node->count; i++)
        state->seen[node->children[i]] = 1;
    if (node->kind == FORMULA_KIND_TOTAL)
        state->seen[node->children[0]] = 1;
    for (uint32_t i = is_quantifier ? node->count - 1 : 0; i < node->count; i++)
        search(state, node->children[i]);
}

void logic_free_variables(LogicTable *table, Formula formula, FormulaList *list, Arena *arena) {
    Search state = {table, arena, list, memory_alloc(table->nodes.count)};
    memset(state.seen, 0, table->nodes.count);
    search(&state, formula);
    memory_free(state.seen);
}

// ---- Conjuncts

void logic_conjuncts(LogicTable *table, Formula formula, FormulaList *list, Arena *arena) {
    FormulaNode node = *node_of(table, formula);
    if (formula == FORMULA_TRUE)
        return;
    if (node.kind == FORMULA_KIND_AND) {
        for (uint32_t i = 0; i < node.count; i++)
            logic_conjuncts(table, node.children[i], list, arena);
        return;
    }
    if (node.kind == FORMULA_KIND_NOT && is_kind(table, node.children[0], FORMULA_KIND_OR)) {
        FormulaNode inner = *node_of(table, node.children[0]);
        for (uint32_t i = 0; i < inner.count; i++)
            logic_conjuncts(table, logic_not(table, inner.children[i]), list, arena);
        return;
    }
    vector_push(arena, list, formula);
}
