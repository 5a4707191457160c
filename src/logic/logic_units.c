// What is known by itself, used everywhere else.
//
// Input:   formulas that all hold: the premises of a question, and what is asked.
// Output:  formulas that hold in the same cases. Atoms among the first ones (`this == 1`,
//          `type(1) == 3`, `a <= b`) are true or false wherever else they occur, and what equals a
//          number is that number; quantifiers over the same variables are one.
// Method:  rounds, as a guard that is known to hold lays open what it guards. An atom is kept, with
//          what is known of its parts. These are smaller, so that nothing is dropped for a reason
//          that was dropped itself.
#include "logic/internal.h"

#include <string.h>

enum { MOST_ROUNDS = 4 };

static bool is_atom(const LogicTable *table, Formula formula) {
    const FormulaNode *node = node_of(table, formula);
    switch (node->kind) {
    case FORMULA_KIND_EQUAL:
    case FORMULA_KIND_LESS:
    case FORMULA_KIND_LESS_EQUAL:
    case FORMULA_KIND_SUBTYPE:
    case FORMULA_KIND_VARIABLE:
    case FORMULA_KIND_SELECT: return true;
    case FORMULA_KIND_NOT: return is_atom(table, node->children[0]);
    case FORMULA_KIND_TRUE:
    case FORMULA_KIND_FALSE:
    case FORMULA_KIND_NUMBER:
    case FORMULA_KIND_AND:
    case FORMULA_KIND_OR:
    case FORMULA_KIND_ITE:
    case FORMULA_KIND_SUM:
    case FORMULA_KIND_MULTIPLY:
    case FORMULA_KIND_DIVIDE:
    case FORMULA_KIND_REMAINDER:
    case FORMULA_KIND_BIT_AND:
    case FORMULA_KIND_BIT_OR:
    case FORMULA_KIND_BIT_XOR:
    case FORMULA_KIND_SHIFT_LEFT:
    case FORMULA_KIND_SHIFT_RIGHT:
    case FORMULA_KIND_SHIFT_RIGHT_UNSIGNED:
    case FORMULA_KIND_CUT:
    case FORMULA_KIND_WIDEN:
    case FORMULA_KIND_NARROW:
    case FORMULA_KIND_STORE:
    case FORMULA_KIND_CONST_ARRAY:
    case FORMULA_KIND_LENGTH:
    case FORMULA_KIND_TYPE_OF:
    case FORMULA_KIND_FORALL:
    case FORMULA_KIND_EXISTS:
    case FORMULA_KIND_TOTAL: return false;
    }
    return false;
}

// The side of an equality that is no number, where the other one is; else NONE.
static Formula equals_number(const LogicTable *table, Formula formula, Formula *number) {
    int64_t value;
    const FormulaNode *node = node_of(table, formula);
    if (node->kind != FORMULA_KIND_EQUAL)
        return FORMULA_NONE;
    for (uint32_t i = 0; i < 2; i++) {
        *number = node->children[i];
        if (logic_is_number(table, node->children[i], &value) &&
            !logic_is_number(table, node->children[1 - i], &value))
            return node->children[1 - i];
    }
    return FORMULA_NONE;
}

// ---- A round

static void note(Substitution *known, Formula formula, Formula is) {
    if (formula < known->limit)
        known->memo[formula] = is;
}

// Where it is met from now on, it is known to hold.
static void note_atom(Substitution *known, Formula atom) {
    LogicTable *table = known->table;
    Formula number, equal = equals_number(table, atom, &number);
    if (equal) {
        note(known, equal, number);
        return;
    }
    note(known, logic_not(table, atom), FORMULA_FALSE);
    note(known, atom, FORMULA_TRUE);
}

// The atom itself, with what is known of its parts alone.
static Formula with_known_parts(Substitution *known, Formula formula) {
    LogicTable *table = known->table;
    FormulaNode node = *node_of(table, formula); // a copy: the table may grow
    Formula number, equal = equals_number(table, formula, &number);
    if (equal)
        return logic_equal(table, with_known_parts(known, equal), number);
    if (!node.count)
        return formula;
    Formula *children = arena_array(table->arena, node.count, sizeof(Formula));
    for (uint32_t i = 0; i < node.count; i++)
        children[i] = node.kind == FORMULA_KIND_NOT ? with_known_parts(known, node.children[i])
                                                    : logic_substituted(known, node.children[i]);
    return logic_rebuild(table, formula, children);
}

static bool use_atoms(LogicTable *table, FormulaList *list, Arena *arena) {
    Substitution known = substitution_begin(table);
    for (uint32_t i = 0; i < list->count; i++)
        if (is_atom(table, list->items[i]))
            note_atom(&known, list->items[i]);
    bool is_changed = false;
    FormulaList result = {0};
    for (uint32_t i = 0; i < list->count; i++) {
        Formula formula = list->items[i];
        Formula simpler = is_atom(table, formula) ? with_known_parts(&known, formula)
                                                  : logic_substituted(&known, formula);
        is_changed |= simpler != formula;
        logic_conjuncts(table, simpler, &result, arena);
    }
    substitution_end(&known);
    *list = result;
    return is_changed;
}

// ---- Quantifiers

// `forall x: a` as it is, `!(exists x: a)` as `forall x: !a`; NONE: it is none of the two.
static Formula as_forall(LogicTable *table, Formula formula) {
    FormulaNode node = *node_of(table, formula);
    if (node.kind == FORMULA_KIND_FORALL)
        return formula;
    if (node.kind != FORMULA_KIND_NOT || !is_kind(table, node.children[0], FORMULA_KIND_EXISTS))
        return FORMULA_NONE;
    FormulaNode inner = *node_of(table, node.children[0]);
    Formula made = logic_quantify(table, true, inner.children, inner.count - 1,
                                  logic_not(table, inner.children[inner.count - 1]));
    return is_kind(table, made, FORMULA_KIND_FORALL) ? made : FORMULA_NONE;
}

static bool has_same_variables(const LogicTable *table, Formula a, Formula b) {
    const FormulaNode *one = node_of(table, a), *other = node_of(table, b);
    return one->count == other->count &&
           !memcmp(one->children, other->children, (one->count - 1) * sizeof(Formula));
}

static Formula joined(LogicTable *table, Formula a, Formula b) {
    FormulaNode one = *node_of(table, a), other = *node_of(table, b);
    return logic_quantify(
        table, true, one.children, one.count - 1,
        logic_and(table, one.children[one.count - 1], other.children[other.count - 1]));
}

static Formula with_short_clauses(LogicTable *table, Formula formula) {
    FormulaNode node = *node_of(table, formula);
    if (node.kind != FORMULA_KIND_FORALL)
        return formula;
    Formula body = logic_short_clauses(table, node.children[node.count - 1]);
    return logic_quantify(table, true, node.children, node.count - 1, body);
}

// That a clause holds and that it has a value are two quantifiers over the same variables, next to
// each other.
static void join_quantifiers(LogicTable *table, FormulaList *list, Arena *arena) {
    FormulaList result = {0};
    for (uint32_t i = 0; i < list->count; i++) {
        Formula forall = as_forall(table, list->items[i]);
        Formula last = result.count ? vector_last(&result) : FORMULA_NONE;
        if (forall && last && is_kind(table, last, FORMULA_KIND_FORALL) &&
            has_same_variables(table, last, forall))
            vector_last(&result) = joined(table, last, forall);
        else
            vector_push(arena, &result, forall ? forall : list->items[i]);
    }
    for (uint32_t i = 0; i < result.count; i++)
        result.items[i] = with_short_clauses(table, result.items[i]);
    *list = result;
}

Formula logic_joined(LogicTable *table, Formula formula, Arena *arena) {
    FormulaList parts = {0};
    logic_conjuncts(table, formula, &parts, arena);
    join_quantifiers(table, &parts, arena);
    return logic_and_all(table, parts.items, parts.count);
}

void logic_use_units(LogicTable *table, FormulaList *list, Arena *arena) {
    FormulaList all = {0};
    for (uint32_t i = 0; i < list->count; i++)
        logic_conjuncts(table, list->items[i], &all, arena);
    bool is_changed = true;
    for (uint32_t round = 0; round < MOST_ROUNDS && is_changed; round++)
        is_changed = use_atoms(table, &all, arena);
    join_quantifiers(table, &all, arena);
    *list = all;
}
