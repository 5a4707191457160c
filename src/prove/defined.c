// Where does a formula, as JML writes it, have a value? No part that counts reads through null,
// outside of an array, or divides by zero. Parts are evaluated from left to right.
#include "prove/internal.h"

static Formula defined_list(Prover *prover, const Formula *items, uint32_t count, bool is_or) {
    LogicTable *table = prover->table;
    Formula result = FORMULA_TRUE;
    Formula before = logic_bool(!is_or); // of the parts on the left
    for (uint32_t i = 0; i < count; i++) {
        Formula own = defined(prover, items[i]);
        Formula decided = is_or ? before : logic_not(table, before);
        result = logic_and(table, result, logic_or(table, decided, own));
        before = is_or ? logic_or(table, before, items[i]) : logic_and(table, before, items[i]);
    }
    return result;
}

static Formula defined_place(Prover *prover, const FormulaNode *node) {
    LogicTable *table = prover->table;
    Formula heap = node->children[0], object = node->children[1];
    const FormulaNode *inner = logic_node(table, heap);
    Formula null = logic_number(table, SORT_REF, 0);
    if (inner->kind != FORMULA_KIND_SELECT || !logic_is_array(inner->sort))
        return logic_and(table, defined(prover, object),
                         logic_not(table, logic_equal(table, object, null)));
    Formula array = inner->children[1], index = object;
    Formula parts[] = {defined(prover, array), defined(prover, index),
                       logic_not(table, logic_equal(table, array, null)),
                       logic_less_equal(table, logic_number(table, SORT_INT, 0), index),
                       logic_less(table, index, quantified_length(prover->quantified, array))};
    return logic_and_all(table, parts, 5);
}

static bool is_range(const LogicTable *table, Formula formula) {
    const FormulaNode *node = logic_node(table, formula);
    return (node->kind == FORMULA_KIND_LESS || node->kind == FORMULA_KIND_LESS_EQUAL) &&
           node->has_bound;
}

// The range stands before the body.
static Formula defined_quantifier(Prover *prover, const FormulaNode *node) {
    LogicTable *table = prover->table;
    bool is_forall = node->kind == FORMULA_KIND_FORALL;
    Formula body = node->children[node->count - 1];
    FormulaNode inside = *logic_node(table, body);
    FormulaKind join = is_forall ? FORMULA_KIND_OR : FORMULA_KIND_AND;
    Formula result = FORMULA_TRUE;
    if (inside.kind == join) {
        FormulaList ordered = {0};
        for (int rest = 0; rest < 2; rest++)
            for (uint32_t i = 0; i < inside.count; i++)
                if (is_range(table, inside.children[i]) == !rest)
                    vector_push(prover->scratch, &ordered, inside.children[i]);
        result = defined_list(prover, ordered.items, ordered.count, is_forall);
    } else {
        result = defined(prover, body);
    }
    return logic_quantify(table, true, node->children, node->count - 1, result);
}

static Formula defined_total(Prover *prover, const FormulaNode *node) {
    LogicTable *table = prover->table;
    Formula index = node->children[0], limit = node->children[1];
    Formula outside = logic_or(table, logic_less(table, index, logic_number(table, SORT_INT, 0)),
                               logic_less_equal(table, limit, index));
    Formula inside = logic_or(table, outside, defined(prover, node->children[2]));
    return logic_and(table, defined(prover, limit), logic_quantify(table, true, &index, 1, inside));
}

Formula defined(Prover *prover, Formula formula) {
    LogicTable *table = prover->table;
    FormulaNode node = *logic_node(table, formula);
    Formula null = logic_number(table, SORT_REF, 0);
    if (node.kind == FORMULA_KIND_AND || node.kind == FORMULA_KIND_OR)
        return defined_list(prover, node.children, node.count, node.kind == FORMULA_KIND_OR);
    if (node.kind == FORMULA_KIND_FORALL || node.kind == FORMULA_KIND_EXISTS)
        return defined_quantifier(prover, &node);
    if (node.kind == FORMULA_KIND_TOTAL)
        return defined_total(prover, &node);
    if (node.kind == FORMULA_KIND_SELECT)
        return defined_place(prover, &node);
    if (node.kind == FORMULA_KIND_ITE)
        return logic_and(table, defined(prover, node.children[0]),
                         logic_ite(table, node.children[0], defined(prover, node.children[1]),
                                   defined(prover, node.children[2])));
    Formula result = FORMULA_TRUE;
    for (uint32_t i = 0; i < node.count; i++)
        result = logic_and(table, result, defined(prover, node.children[i]));
    if (node.kind == FORMULA_KIND_LENGTH)
        result =
            logic_and(table, result, logic_not(table, logic_equal(table, node.children[0], null)));
    if (node.kind == FORMULA_KIND_DIVIDE || node.kind == FORMULA_KIND_REMAINDER)
        result = logic_and(table, result,
                           logic_not(table, logic_equal(table, node.children[1],
                                                        logic_number(table, node.sort, 0))));
    return result;
}
