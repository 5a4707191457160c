// A conjunction of clauses, each as short as the others allow.
//
// Input:   a formula, as the body of a quantifier: that a clause of a specification holds, and that
//          each part of it has a value where it is evaluated,
//              r ==> a && b      r ==> x      r && a ==> y      r && a && b ==> z
// Output:  one that is equivalent:
//              r ==> a && b && x && y && z
// Method:  resolution where it makes a clause shorter (a follows from r, so that `r && a` is r),
//          clauses that others imply are dropped, what all have in common stands once.
//
// The solver makes every clause anew for each instance of a quantifier.
#include "logic/internal.h"

enum { MOST_CLAUSES = 48, MOST_LITERALS = 16 };

typedef struct Clause {
    Formula literals[MOST_LITERALS];
    uint32_t count;
} Clause;

typedef struct Clauses {
    LogicTable *table;
    Clause items[MOST_CLAUSES];
    uint32_t count;
    bool is_too_large;
} Clauses;

static bool has(const Clause *clause, Formula literal) {
    for (uint32_t i = 0; i < clause->count; i++)
        if (clause->literals[i] == literal)
            return true;
    return false;
}

// Do the literals of the one, but for `without`, all occur in the other?
static bool is_part(const Clause *part, Formula without, const Clause *whole) {
    for (uint32_t i = 0; i < part->count; i++)
        if (part->literals[i] != without && !has(whole, part->literals[i]))
            return false;
    return true;
}

// `5 <= x` as 5 and x; false for anything else.
static bool is_lower_bound(const LogicTable *table, Formula literal, int64_t *bound, Formula *of) {
    const FormulaNode *node = node_of(table, literal);
    *of = node->kind == FORMULA_KIND_LESS_EQUAL ? node->children[1] : FORMULA_NONE;
    return *of && logic_sort(table, *of) == SORT_INT &&
           logic_is_number(table, node->children[0], bound);
}

// Either of the two always holds: `x < 1 || 0 <= x`, a condition and its contrary.
static bool is_certain(LogicTable *table, Formula a, Formula b) {
    Formula not_b = logic_not(table, b), of, other;
    int64_t low, high;
    return a == not_b ||
           (is_lower_bound(table, a, &low, &of) && is_lower_bound(table, not_b, &high, &other) &&
            of == other && low <= high);
}

static bool is_true(LogicTable *table, const Clause *clause) {
    for (uint32_t i = 0; i < clause->count; i++)
        for (uint32_t j = 0; j < clause->count; j++)
            if (clause->literals[i] == FORMULA_TRUE ||
                (i != j && is_certain(table, clause->literals[i], clause->literals[j])))
                return true;
    return false;
}

static void add_literal(Clauses *clauses, Clause *clause, Formula literal) {
    if (literal == FORMULA_FALSE || has(clause, literal))
        return;
    if (clause->count == MOST_LITERALS)
        clauses->is_too_large = true;
    else
        clause->literals[clause->count++] = literal;
}

// The clause and one more literal, which may be a list itself. Of lists of which all must hold, one
// is taken apart.
static void add_clause(Clauses *clauses, Clause clause, Formula literal, bool is_apart) {
    FormulaNode node = *node_of(clauses->table, literal);
    if (node.kind == FORMULA_KIND_AND && !is_apart) {
        for (uint32_t i = 0; i < node.count; i++)
            add_clause(clauses, clause, node.children[i], true);
        return;
    }
    uint32_t list = node.count; // of the children, the one that is taken apart
    if (node.kind != FORMULA_KIND_OR)
        add_literal(clauses, &clause, literal);
    for (uint32_t i = 0; node.kind == FORMULA_KIND_OR && i < node.count; i++) {
        bool is_list = list == node.count && !is_apart &&
                       is_kind(clauses->table, node.children[i], FORMULA_KIND_AND);
        if (is_list)
            list = i;
        else
            add_literal(clauses, &clause, node.children[i]);
    }
    if (list < node.count)
        add_clause(clauses, clause, node.children[list], false);
    else if (clauses->count == MOST_CLAUSES)
        clauses->is_too_large = true;
    else if (!is_true(clauses->table, &clause))
        clauses->items[clauses->count++] = clause;
}

// Takes the literal out of the clause: another one says that it is false where the rest is.
static bool shorten(Clauses *clauses, Clause *clause) {
    for (uint32_t i = 0; i < clause->count; i++) {
        Formula contrary = logic_not(clauses->table, clause->literals[i]);
        for (uint32_t j = 0; j < clauses->count; j++) {
            const Clause *other = &clauses->items[j];
            if (other == clause || !has(other, contrary) || !is_part(other, contrary, clause))
                continue;
            clause->literals[i] = clause->literals[--clause->count];
            return true;
        }
    }
    return false;
}

static void drop_implied(Clauses *clauses) {
    for (uint32_t i = 0; i < clauses->count; i++)
        for (uint32_t j = 0; j < clauses->count; j++)
            if (i != j && is_part(&clauses->items[j], FORMULA_NONE, &clauses->items[i])) {
                for (uint32_t k = i--; k + 1 < clauses->count; k++)
                    clauses->items[k] = clauses->items[k + 1];
                clauses->count--;
                break;
            }
}

// What the rest may assume, as none of the common literals holds: `0 <= x` where one is `x < 2`.
// Divisions ask for that.
static Formula simplified(LogicTable *table, const Clause *common, Formula formula) {
    Substitution known = substitution_begin(table);
    for (uint32_t i = 0; i < common->count; i++) {
        int64_t bound;
        Formula of, zero = logic_number(table, SORT_INT, 0);
        if (!is_lower_bound(table, logic_not(table, common->literals[i]), &bound, &of) || bound < 0)
            continue;
        Formula not_negative = logic_less_equal(table, zero, of);
        Formula negative = logic_not(table, not_negative);
        if (not_negative < known.limit)
            known.memo[not_negative] = FORMULA_TRUE;
        if (negative < known.limit)
            known.memo[negative] = FORMULA_FALSE;
    }
    Formula result = logic_substituted(&known, formula);
    substitution_end(&known);
    return result;
}

static Formula without_common(const Clauses *clauses, const Clause *common) {
    LogicTable *table = clauses->table;
    Formula all = FORMULA_TRUE;
    for (uint32_t i = 0; i < clauses->count; i++) {
        Formula own[MOST_LITERALS];
        uint32_t count = 0;
        for (uint32_t j = 0; j < clauses->items[i].count; j++)
            if (!has(common, clauses->items[i].literals[j]))
                own[count++] = clauses->items[i].literals[j];
        all = logic_and(table, all, logic_or_all(table, own, count));
    }
    return all;
}

Formula logic_short_clauses(LogicTable *table, Formula formula) {
    Clauses clauses = {.table = table};
    if (!is_kind(table, formula, FORMULA_KIND_AND))
        return formula;
    FormulaNode node = *node_of(table, formula);
    for (uint32_t i = 0; i < node.count && !clauses.is_too_large; i++)
        add_clause(&clauses, (Clause){.count = 0}, node.children[i], false);
    if (clauses.is_too_large || !clauses.count)
        return formula;
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (uint32_t i = 0; i < clauses.count; i++)
            is_changed |= shorten(&clauses, &clauses.items[i]);
    }
    drop_implied(&clauses);
    Clause common = {.count = 0};
    for (uint32_t i = 0; i < clauses.items[0].count; i++) {
        bool everywhere = true;
        for (uint32_t j = 1; j < clauses.count; j++)
            everywhere &= has(&clauses.items[j], clauses.items[0].literals[i]);
        if (everywhere)
            common.literals[common.count++] = clauses.items[0].literals[i];
    }
    return logic_or(table, logic_or_all(table, common.literals, common.count),
                    simplified(table, &common, without_common(&clauses, &common)));
}
