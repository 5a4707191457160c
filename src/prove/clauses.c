// Path conditions, and the clauses that exclude them.
//
// A path condition is a list of literals that hold together. The clause ¬(l1 ∧ … ∧ ln) says that
// no execution is there.
#include "prove/internal.h"

void keep_new(Prover *prover, FormulaList *list, Formula formula) {
    if (formula != FORMULA_TRUE && !list_has(list, formula))
        vector_push(prover->scratch, list, formula);
}

// ---- Names of objects

// An object that is read from the heap and is equal to another: which of them gives its name?
static bool is_read(const LogicTable *table, Formula reference) {
    return logic_node(table, reference)->kind == FORMULA_KIND_SELECT;
}

static Formula name_of(const LogicTable *table, Formula read, Formula other) {
    int64_t number;
    if (!is_read(table, read) || logic_is_number(table, other, &number) ||
        (is_read(table, other) && read < other))
        return FORMULA_NONE;
    return other;
}

void name_objects(Prover *prover, FormulaList *literals) {
    LogicTable *table = prover->table;
    for (uint32_t i = 0; i < literals->count; i++) {
        FormulaNode node = *logic_node(table, literals->items[i]);
        if (node.kind != FORMULA_KIND_EQUAL || logic_sort(table, node.children[0]) != SORT_REF)
            continue;
        Formula from = node.children[0], to = name_of(table, from, node.children[1]);
        if (!to) {
            from = node.children[1];
            to = name_of(table, from, node.children[0]);
        }
        for (uint32_t j = 0; to && j < literals->count; j++)
            if (j != i)
                literals->items[j] = logic_substitute(table, literals->items[j], &from, &to, 1);
    }
}

// ---- Clauses

Formula excluding(Prover *prover, const FormulaList *literals) {
    LogicTable *table = prover->table;
    return logic_not(table, logic_and_all(table, literals->items, literals->count));
}

void literals_of(Prover *prover, Formula clause, FormulaList *list) {
    FormulaNode node = *logic_node(prover->table, clause);
    if (node.kind != FORMULA_KIND_OR)
        vector_push(prover->scratch, list, clause);
    for (uint32_t i = 0; node.kind == FORMULA_KIND_OR && i < node.count; i++)
        vector_push(prover->scratch, list, node.children[i]);
}

// What two literals say together: nothing where one is the negation of the other, `a == b` for
// `a <= b` and `b <= a`; NONE: no single literal.
static Formula both(Prover *prover, Formula a, Formula b) {
    LogicTable *table = prover->table;
    if (a == logic_not(table, b))
        return FORMULA_FALSE;
    FormulaNode left = *logic_node(table, a), right = *logic_node(table, b);
    bool is_equality =
        left.kind == FORMULA_KIND_LESS_EQUAL && right.kind == FORMULA_KIND_LESS_EQUAL &&
        left.children[0] == right.children[1] && left.children[1] == right.children[0];
    return is_equality ? logic_equal(table, left.children[0], left.children[1]) : FORMULA_NONE;
}

Formula joined_clause(Prover *prover, Formula a, Formula b) {
    LogicTable *table = prover->table;
    FormulaList left = {0}, right = {0}, common = {0};
    literals_of(prover, a, &left);
    literals_of(prover, b, &right);
    Formula of_left = FORMULA_NONE, of_right = FORMULA_NONE;
    if (left.count != right.count)
        return FORMULA_NONE;
    for (uint32_t i = 0; i < left.count; i++) {
        if (list_has(&right, left.items[i]))
            vector_push(prover->scratch, &common, left.items[i]);
        else
            of_left = left.items[i];
        if (!list_has(&left, right.items[i]))
            of_right = right.items[i];
    }
    if (common.count + 1 != left.count || !of_left || !of_right)
        return FORMULA_NONE;
    Formula literal = both(prover, of_left, of_right);
    return literal ? logic_or(table, literal, logic_or_all(table, common.items, common.count))
                   : FORMULA_NONE;
}

// ---- Atoms

Formula atom_of(Prover *prover, Formula literal) {
    Formula negated = logic_not(prover->table, literal);
    return literal < negated ? literal : negated;
}

void add_atoms(Prover *prover, FormulaList *list, Formula formula) {
    FormulaNode node = *logic_node(prover->table, formula);
    if (node.kind == FORMULA_KIND_AND || node.kind == FORMULA_KIND_OR ||
        (node.kind == FORMULA_KIND_ITE && node.sort == SORT_BOOL)) {
        for (uint32_t i = 0; i < node.count; i++)
            add_atoms(prover, list, node.children[i]);
        return;
    }
    Formula atom = atom_of(prover, formula);
    keep_new(prover, list, atom);
    FormulaNode inner = *logic_node(prover->table, atom);
    if (inner.kind == FORMULA_KIND_NOT)
        inner = *logic_node(prover->table, inner.children[0]);
    Sort sort = inner.count == 2 ? logic_sort(prover->table, inner.children[0]) : 0;
    if (inner.kind == FORMULA_KIND_EQUAL && (sort == SORT_INT || sort == SORT_LONG)) {
        add_atoms(prover, list, logic_less(prover->table, inner.children[0], inner.children[1]));
        add_atoms(prover, list, logic_less(prover->table, inner.children[1], inner.children[0]));
    }
}
