// Why a formula has its value in the model of the last answer: literals that make it so.
//
// Reading a heap that was written is a choice between values; which of them it is depends on
// whether two places are the same. So does reading two cells of an array. These questions are
// literals, too.
#include "prove/internal.h"

static bool truth(Explanation *explanation, Formula formula) {
    bool value = false;
    if (formula == FORMULA_TRUE || formula == FORMULA_FALSE)
        return formula == FORMULA_TRUE;
    if (!logic_solver_truth(explanation->prover->solver, formula, &value))
        explanation->failed = true;
    return value;
}

// ---- Choices

// The first if-then-else inside, which is the question whether two places are the same.
static Formula choice_in(const LogicTable *table, Formula formula) {
    const FormulaNode *node = logic_node(table, formula);
    if (node->kind == FORMULA_KIND_ITE && !logic_node(table, node->children[0])->has_bound)
        return formula;
    bool is_quantifier = node->kind == FORMULA_KIND_FORALL || node->kind == FORMULA_KIND_EXISTS;
    for (uint32_t i = 0; !is_quantifier && i < node->count; i++) {
        Formula found = choice_in(table, node->children[i]);
        if (found)
            return found;
    }
    return FORMULA_NONE;
}

// Numbers that differ are less or greater, as the Omega library has it.
static Formula split(Explanation *explanation, Formula literal) {
    LogicTable *table = explanation->prover->table;
    FormulaNode node = *logic_node(table, literal);
    if (node.kind != FORMULA_KIND_NOT)
        return literal;
    FormulaNode inner = *logic_node(table, node.children[0]);
    if (inner.kind != FORMULA_KIND_EQUAL)
        return literal;
    Sort sort = logic_sort(table, inner.children[0]);
    if (sort != SORT_INT && sort != SORT_LONG)
        return literal;
    Formula less = logic_less(table, inner.children[0], inner.children[1]);
    return truth(explanation, less) ? less
                                    : logic_less(table, inner.children[1], inner.children[0]);
}

// Reading back what the path wrote asks whether two places are the same: where the answer was
// simplified there is no if-then-else left to tell.
static bool is_about_place(const Explanation *explanation, Formula atom) {
    const LogicTable *table = explanation->prover->table;
    const FormulaNode *node = logic_node(table, atom);
    if (node->kind == FORMULA_KIND_NOT)
        node = logic_node(table, node->children[0]);
    return explanation->in_place ||
           (node->kind == FORMULA_KIND_EQUAL &&
            !list_has(&explanation->asked, atom_of(explanation->prover, atom)) &&
            (list_has(&explanation->written, node->children[0]) ||
             list_has(&explanation->written, node->children[1])));
}

static void explain_atom(Explanation *explanation, Formula atom) {
    LogicTable *table = explanation->prover->table;
    bool is_place = is_about_place(explanation, atom);
    for (uint32_t rounds = 0; rounds < 30; rounds++) {
        Formula choice = choice_in(table, atom);
        if (!choice)
            break;
        FormulaNode node = *logic_node(table, choice);
        bool value = truth(explanation, node.children[0]);
        explanation->in_place++;
        explain(explanation, node.children[0]);
        explanation->in_place--;
        Formula branch = node.children[value ? 1 : 2];
        atom = logic_substitute(table, atom, &choice, &branch, 1);
    }
    FormulaKind kind = logic_node(table, atom)->kind;
    if (kind == FORMULA_KIND_AND || kind == FORMULA_KIND_OR) {
        explain(explanation, atom);
        return;
    }
    if (atom == FORMULA_TRUE || atom == FORMULA_FALSE)
        return;
    Formula literal = split(explanation, truth(explanation, atom) ? atom : logic_not(table, atom));
    keep_new(explanation->prover, &explanation->literals, literal);
    if (is_place)
        keep_new(explanation->prover, &explanation->places, literal);
}

void explain(Explanation *explanation, Formula formula) {
    LogicTable *table = explanation->prover->table;
    FormulaNode node = *logic_node(table, formula);
    if (explanation->failed)
        return;
    if (node.kind != FORMULA_KIND_AND && node.kind != FORMULA_KIND_OR) {
        explain_atom(explanation, formula);
        return;
    }
    bool value = truth(explanation, formula);
    // One true part of a disjunction, one false part of a conjunction is reason enough.
    bool one_is_enough = (node.kind == FORMULA_KIND_OR) == value;
    for (uint32_t i = 0; i < node.count; i++) {
        if (!one_is_enough) {
            explain(explanation, node.children[i]);
        } else if (truth(explanation, node.children[i]) == value) {
            explain(explanation, node.children[i]);
            return;
        }
    }
}

static void find_stores(Prover *prover, Formula heap, FormulaList *visited, FormulaList *list) {
    FormulaNode node = *logic_node(prover->table, heap);
    if (!logic_is_array(node.sort) || list_has(visited, heap))
        return;
    vector_push(prover->scratch, visited, heap);
    if (node.kind == FORMULA_KIND_STORE)
        keep_new(prover, list, node.children[1]);
    for (uint32_t i = 0; i < node.count; i++)
        find_stores(prover, node.children[i], visited, list);
}

void find_written(Prover *prover, const QuantifiedState *state, FormulaList *list) {
    FormulaList visited = {0};
    for (uint32_t i = 0; i < state->heap_count; i++)
        if (state->heap[i])
            find_stores(prover, state->heap[i], &visited, list);
}

// ---- Cells of arrays

typedef struct Cells {
    FormulaList arrays, indexes; // of each
} Cells;

// The cells of arrays that a literal reads.
static void find_cells(Prover *prover, Formula formula, Cells *cells) {
    FormulaNode node = *logic_node(prover->table, formula);
    bool is_quantifier = node.kind == FORMULA_KIND_FORALL || node.kind == FORMULA_KIND_EXISTS;
    for (uint32_t i = 0; !is_quantifier && i < node.count; i++)
        find_cells(prover, node.children[i], cells);
    if (node.kind != FORMULA_KIND_SELECT || logic_sort(prover->table, node.children[1]) != SORT_INT)
        return;
    for (uint32_t i = 0; i < cells->arrays.count; i++)
        if (cells->arrays.items[i] == node.children[0] &&
            cells->indexes.items[i] == node.children[1])
            return;
    vector_push(prover->scratch, &cells->arrays, node.children[0]);
    vector_push(prover->scratch, &cells->indexes, node.children[1]);
}

void explain_cells(Explanation *explanation, const FormulaList *literals) {
    LogicTable *table = explanation->prover->table;
    Cells cells = {0};
    for (uint32_t i = 0; i < literals->count; i++)
        find_cells(explanation->prover, literals->items[i], &cells);
    for (uint32_t i = 0; i < cells.arrays.count; i++)
        for (uint32_t j = 0; j < i; j++)
            if (cells.arrays.items[i] == cells.arrays.items[j])
                explain(explanation,
                        logic_equal(table, cells.indexes.items[i], cells.indexes.items[j]));
}
