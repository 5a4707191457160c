// Variants of a formula: loop variables in the place of bounds.
//
// `(\forall int k; 0 <= k && k < a.length; a[k] == 0)`, to be shown after a loop, gives
// `(\forall int k; 0 <= k && k < i; a[k] == 0)` at its head. Comparisons of a bound variable
// with a term get every changed variable in the term's place, strictly and not; other terms are
// replaced one by one.
#include "prove/internal.h"

enum { MOST_LITERALS = 12, MOST_REPLACED = 10 };

static bool is_quantifier(const FormulaNode *node) {
    return node->kind == FORMULA_KIND_FORALL || node->kind == FORMULA_KIND_EXISTS;
}

static bool is_order(FormulaKind kind) {
    return kind == FORMULA_KIND_LESS || kind == FORMULA_KIND_LESS_EQUAL;
}

// The literal with `by` in the place of its side that has no bound variable.
static Formula replaced_bound(Prover *prover, Formula literal, Formula by, bool flip) {
    LogicTable *table = prover->table;
    FormulaNode node = *logic_node(table, literal);
    if (!is_order(node.kind))
        return FORMULA_NONE;
    bool left = logic_node(table, node.children[0])->has_bound;
    bool right = logic_node(table, node.children[1])->has_bound;
    if (left == right || logic_sort(table, node.children[0]) != logic_sort(table, by))
        return FORMULA_NONE;
    Formula a = left ? node.children[0] : by, b = left ? by : node.children[1];
    bool is_less = (node.kind == FORMULA_KIND_LESS) != flip;
    return is_less ? logic_less(table, a, b) : logic_less_equal(table, a, b);
}

typedef struct Body {
    Formula quantifier;
    FormulaKind join; // OR in a FORALL, AND in an EXISTS
    FormulaList literals;
} Body;

static Body body_of(Prover *prover, Formula quantifier) {
    FormulaNode node = *logic_node(prover->table, quantifier);
    Body body = {.quantifier = quantifier,
                 .join = node.kind == FORMULA_KIND_FORALL ? FORMULA_KIND_OR : FORMULA_KIND_AND};
    Formula inner = node.children[node.count - 1];
    FormulaNode inside = *logic_node(prover->table, inner);
    if (inside.kind != body.join) {
        vector_push(prover->scratch, &body.literals, inner);
        return body;
    }
    for (uint32_t i = 0; i < inside.count; i++)
        vector_push(prover->scratch, &body.literals, inside.children[i]);
    return body;
}

static Formula with_literals(Prover *prover, const Body *body, const FormulaList *literals) {
    LogicTable *table = prover->table;
    FormulaNode node = *logic_node(table, body->quantifier);
    Formula inner = body->join == FORMULA_KIND_OR
                        ? logic_or_all(table, literals->items, literals->count)
                        : logic_and_all(table, literals->items, literals->count);
    return logic_quantify(table, node.kind == FORMULA_KIND_FORALL, node.children, node.count - 1,
                          inner);
}

static void replace_bounds(Prover *prover, const Vocabulary *vocabulary, const Body *body,
                           uint32_t first, uint32_t left, FormulaList *list) {
    FormulaList literals = {0};
    for (uint32_t i = 0; i < body->literals.count; i++)
        vector_push(prover->scratch, &literals, body->literals.items[i]);
    for (uint32_t i = first; i < literals.count && i < MOST_LITERALS; i++) {
        for (uint32_t j = 0; j < vocabulary->changed_ints; j++) {
            for (int flip = 0; flip < 2; flip++) {
                Formula literal = replaced_bound(prover, body->literals.items[i],
                                                 vocabulary->ints.items[j], flip);
                if (!literal)
                    continue;
                literals.items[i] = literal;
                add_candidate(prover, list, with_literals(prover, body, &literals));
                if (left > 1) {
                    Body inner = *body;
                    inner.literals = (FormulaList){0};
                    for (uint32_t k = 0; k < literals.count; k++)
                        vector_push(prover->scratch, &inner.literals, literals.items[k]);
                    replace_bounds(prover, vocabulary, &inner, i + 1, left - 1, list);
                }
                literals.items[i] = body->literals.items[i];
            }
        }
    }
}

// ---- Other terms

typedef struct TermSearch {
    Prover *prover;
    Sort sort;
    FormulaList found;
    uint32_t depth;
} TermSearch;

static void find_terms(TermSearch *search, Formula formula) {
    const LogicTable *table = search->prover->table;
    const FormulaNode *node = logic_node(table, formula);
    bool is_term = node->sort == search->sort && !node->has_bound &&
                   (node->kind == FORMULA_KIND_VARIABLE || node->kind == FORMULA_KIND_LENGTH ||
                    node->kind == FORMULA_KIND_SELECT || node->kind == FORMULA_KIND_SUM);
    if (is_term && !list_has(&search->found, formula) && search->found.count < MOST_REPLACED)
        vector_push(search->prover->scratch, &search->found, formula);
    if (search->depth++ > 200)
        return;
    for (uint32_t i = 0; i < node->count; i++)
        find_terms(search, logic_node(table, formula)->children[i]);
}

static void replace_terms(Prover *prover, const FormulaList *by, uint32_t count, Sort sort,
                          Formula formula, FormulaList *list) {
    TermSearch search = {.prover = prover, .sort = sort};
    find_terms(&search, formula);
    for (uint32_t i = 0; i < search.found.count; i++) {
        for (uint32_t j = 0; j < count; j++) {
            if (search.found.items[i] == by->items[j])
                continue;
            add_candidate(
                prover, list,
                logic_substitute(prover->table, formula, &search.found.items[i], &by->items[j], 1));
        }
    }
}

// A quantifier inside a disjunction: `found || (\forall …)`.
static void replace_inside(Prover *prover, const Vocabulary *vocabulary, Formula formula,
                           FormulaList *list) {
    FormulaNode node = *logic_node(prover->table, formula);
    for (uint32_t i = 0; i < node.count; i++) {
        if (!is_quantifier(logic_node(prover->table, node.children[i])))
            continue;
        FormulaList variants = {0};
        Body body = body_of(prover, node.children[i]);
        replace_bounds(prover, vocabulary, &body, 0, 1, &variants);
        for (uint32_t j = 0; j < variants.count; j++) {
            Formula *children = arena_array(prover->scratch, node.count, sizeof(Formula));
            for (uint32_t k = 0; k < node.count; k++)
                children[k] = k == i ? variants.items[j] : node.children[k];
            add_candidate(prover, list, logic_rebuild(prover->table, formula, children));
            add_candidate(prover, list, variants.items[j]);
        }
        add_candidate(prover, list, node.children[i]);
    }
}

void add_variants(Prover *prover, const Vocabulary *vocabulary, Formula formula,
                  FormulaList *list) {
    const FormulaNode *node = logic_node(prover->table, formula);
    if (is_quantifier(node)) {
        Body body = body_of(prover, formula);
        replace_bounds(prover, vocabulary, &body, 0, 2, list);
        // `a[k] <= a[a.length - 1]`: the term stands in the body, too.
        FormulaList replaced = {0};
        replace_terms(prover, &vocabulary->ints, vocabulary->changed_ints, SORT_INT, formula,
                      &replaced);
        for (uint32_t i = 0; i < replaced.count; i++) {
            add_candidate(prover, list, replaced.items[i]);
            if (!is_quantifier(logic_node(prover->table, replaced.items[i])))
                continue;
            Body inner = body_of(prover, replaced.items[i]);
            replace_bounds(prover, vocabulary, &inner, 0, 1, list);
        }
        return;
    }
    if (node->kind == FORMULA_KIND_OR)
        replace_inside(prover, vocabulary, formula, list);
    replace_terms(prover, &vocabulary->ints, vocabulary->changed_ints, SORT_INT, formula, list);
    replace_terms(prover, &vocabulary->longs, vocabulary->changed_longs, SORT_LONG, formula, list);
}
