// Booleans, choices and comparisons, simplified as they are made.
#include "logic/internal.h"

static Formula remembered_negation(const LogicTable *table, Formula a) {
    return a < table->negations.count ? table->negations.items[a] : FORMULA_NONE;
}

static void remember_negation(LogicTable *table, Formula a, Formula negated) {
    while (table->negations.count <= a)
        vector_push(table->arena, &table->negations, FORMULA_NONE);
    table->negations.items[a] = negated;
}

// Negations stand in front of atoms only: those of conjunctions and disjunctions go inwards.
static Formula negate_list(LogicTable *table, Formula a) {
    Formula known = remembered_negation(table, a);
    if (known)
        return known;
    FormulaNode node = *node_of(table, a);
    Formula *parts = arena_array(table->arena, node.count, sizeof(Formula));
    for (uint32_t i = 0; i < node.count; i++)
        parts[i] = logic_not(table, node.children[i]);
    Formula result = node.kind == FORMULA_KIND_AND ? logic_or_all(table, parts, node.count)
                                                   : logic_and_all(table, parts, node.count);
    remember_negation(table, a, result);
    remember_negation(table, result, a);
    return result;
}

Formula logic_not(LogicTable *table, Formula a) {
    const FormulaNode *node = node_of(table, a);
    if (a == FORMULA_TRUE)
        return FORMULA_FALSE;
    if (a == FORMULA_FALSE)
        return FORMULA_TRUE;
    if (node->kind == FORMULA_KIND_NOT)
        return node->children[0];
    if (node->kind == FORMULA_KIND_LESS)
        return logic_less_equal(table, node->children[1], node->children[0]);
    if (node->kind == FORMULA_KIND_LESS_EQUAL)
        return logic_less(table, node->children[1], node->children[0]);
    if (node->kind == FORMULA_KIND_AND || node->kind == FORMULA_KIND_OR)
        return negate_list(table, a);
    return logic_intern(table, FORMULA_KIND_NOT, SORT_BOOL, &a, 1, NULL, 0);
}

// ---- AND and OR: flattened, without repetitions, in the order given

typedef struct Gathering {
    LogicTable *table;
    FormulaKind kind;
    FormulaList items;
    bool is_decided; // a part decides the whole: false in AND, true in OR
} Gathering;

static void gather(Gathering *gathering, Formula item) {
    LogicTable *table = gathering->table;
    Formula neutral = gathering->kind == FORMULA_KIND_AND ? FORMULA_TRUE : FORMULA_FALSE;
    if (item == neutral || gathering->is_decided)
        return;
    if (item == FORMULA_TRUE || item == FORMULA_FALSE) {
        gathering->is_decided = true;
        return;
    }
    const FormulaNode *node = node_of(table, item);
    if (node->kind == gathering->kind) {
        for (uint32_t i = 0; i < node->count; i++)
            gather(gathering, node_of(table, item)->children[i]);
        return;
    }
    // Lists are not compared with their negations: atoms are what meets often.
    bool is_list = node->kind == FORMULA_KIND_AND || node->kind == FORMULA_KIND_OR;
    Formula negated = is_list ? FORMULA_NONE : logic_not(table, item);
    for (uint32_t i = 0; i < gathering->items.count; i++) {
        if (gathering->items.items[i] == item)
            return;
        if (gathering->items.items[i] == negated) {
            gathering->is_decided = true;
            return;
        }
    }
    vector_push(table->arena, &gathering->items, item);
}

static Formula join(LogicTable *table, FormulaKind kind, const Formula *items, uint32_t count) {
    Gathering gathering = {.table = table, .kind = kind};
    for (uint32_t i = 0; i < count; i++)
        gather(&gathering, items[i]);
    bool is_and = kind == FORMULA_KIND_AND;
    if (gathering.is_decided)
        return logic_bool(!is_and);
    if (!gathering.items.count)
        return logic_bool(is_and);
    if (gathering.items.count == 1)
        return gathering.items.items[0];
    return logic_intern(table, kind, SORT_BOOL, gathering.items.items, gathering.items.count, NULL,
                        0);
}

Formula logic_and_all(LogicTable *table, const Formula *items, uint32_t count) {
    return join(table, FORMULA_KIND_AND, items, count);
}

Formula logic_or_all(LogicTable *table, const Formula *items, uint32_t count) {
    return join(table, FORMULA_KIND_OR, items, count);
}

Formula logic_and(LogicTable *table, Formula a, Formula b) {
    Formula both[] = {a, b};
    return join(table, FORMULA_KIND_AND, both, 2);
}

Formula logic_or(LogicTable *table, Formula a, Formula b) {
    Formula both[] = {a, b};
    return join(table, FORMULA_KIND_OR, both, 2);
}

Formula logic_implies(LogicTable *table, Formula a, Formula b) {
    return logic_or(table, logic_not(table, a), b);
}

// ---- Choices

Formula logic_ite(LogicTable *table, Formula condition, Formula yes, Formula no) {
    if (condition == FORMULA_TRUE || yes == no)
        return yes;
    if (condition == FORMULA_FALSE)
        return no;
    if (is_kind(table, condition, FORMULA_KIND_NOT))
        return logic_ite(table, node_of(table, condition)->children[0], no, yes);
    Sort sort = logic_sort(table, yes);
    if (sort == SORT_BOOL) {
        if (yes == FORMULA_TRUE)
            return logic_or(table, condition, no);
        if (yes == FORMULA_FALSE)
            return logic_and(table, logic_not(table, condition), no);
        if (no == FORMULA_TRUE)
            return logic_implies(table, condition, yes);
        if (no == FORMULA_FALSE)
            return logic_and(table, condition, yes);
    }
    // The same condition decides below.
    const FormulaNode *upper = node_of(table, yes);
    if (upper->kind == FORMULA_KIND_ITE && upper->children[0] == condition)
        return logic_ite(table, condition, upper->children[1], no);
    const FormulaNode *lower = node_of(table, no);
    if (lower->kind == FORMULA_KIND_ITE && lower->children[0] == condition)
        return logic_ite(table, condition, yes, lower->children[2]);
    Formula children[] = {condition, yes, no};
    return logic_intern(table, FORMULA_KIND_ITE, sort, children, 3, NULL, 0);
}

// ---- Comparisons

// x + c against x + d: wrapping keeps equality, not order.
static bool same_but_constant(const LogicTable *table, Formula a, Formula b) {
    const FormulaNode *left = node_of(table, a), *right = node_of(table, b);
    Formula left_base = left->kind == FORMULA_KIND_SUM ? 0 : a;
    Formula right_base = right->kind == FORMULA_KIND_SUM ? 0 : b;
    if (left_base && right_base)
        return false;
    if (left_base)
        return right->count == 1 && right->coefficients[0] == 1 &&
               right->children[0] == left_base && right->constant != 0;
    if (right_base)
        return left->count == 1 && left->coefficients[0] == 1 && left->children[0] == right_base &&
               left->constant != 0;
    if (left->count != right->count || left->constant == right->constant)
        return false;
    for (uint32_t i = 0; i < left->count; i++)
        if (left->children[i] != right->children[i] ||
            left->coefficients[i] != right->coefficients[i])
            return false;
    return true;
}

// An ite over two numbers, compared with a number: the condition decides.
static Formula push_equal(LogicTable *table, Formula a, Formula b) {
    const FormulaNode *node = node_of(table, a);
    if (node->kind != FORMULA_KIND_ITE || !logic_is_number(table, b, NULL))
        return FORMULA_NONE;
    if (!logic_is_number(table, node->children[1], NULL) &&
        !logic_is_number(table, node->children[2], NULL))
        return FORMULA_NONE;
    Formula condition = node->children[0], yes = node->children[1], no = node->children[2];
    return logic_ite(table, condition, logic_equal(table, yes, b), logic_equal(table, no, b));
}

// Objects that differ by how they came to be.
static bool are_different_objects(const LogicTable *table, Formula a, Formula b) {
    const FormulaNode *left = node_of(table, a), *right = node_of(table, b);
    if (left->object && right->object)
        return left->object == 2 || right->object == 2;
    bool left_null = left->kind == FORMULA_KIND_NUMBER && left->constant == 0;
    bool right_null = right->kind == FORMULA_KIND_NUMBER && right->constant == 0;
    return (left->object && right_null) || (right->object && left_null);
}

Formula logic_equal(LogicTable *table, Formula a, Formula b) {
    if (a == b)
        return FORMULA_TRUE;
    if (are_different_objects(table, a, b))
        return FORMULA_FALSE;
    Sort sort = logic_sort(table, a);
    if (sort == SORT_BOOL) {
        if (a == FORMULA_TRUE || a == FORMULA_FALSE)
            return a == FORMULA_TRUE ? b : logic_not(table, b);
        if (b == FORMULA_TRUE || b == FORMULA_FALSE)
            return b == FORMULA_TRUE ? a : logic_not(table, a);
        if (is_kind(table, b, FORMULA_KIND_NOT))
            return logic_not(table, logic_equal(table, a, node_of(table, b)->children[0]));
    }
    bool left_number = logic_is_number(table, a, NULL),
         right_number = logic_is_number(table, b, NULL);
    if (left_number && right_number)
        return FORMULA_FALSE;
    if (same_but_constant(table, a, b))
        return FORMULA_FALSE;
    Formula pushed = right_number  ? push_equal(table, a, b)
                     : left_number ? push_equal(table, b, a)
                                   : FORMULA_NONE;
    if (pushed)
        return pushed;
    bool swap = left_number || (!right_number && a > b);
    Formula children[] = {swap ? b : a, swap ? a : b};
    return logic_intern(table, FORMULA_KIND_EQUAL, SORT_BOOL, children, 2, NULL, 0);
}

static Formula compare(LogicTable *table, FormulaKind kind, Formula a, Formula b) {
    int64_t left, right;
    if (a == b)
        return logic_bool(kind == FORMULA_KIND_LESS_EQUAL);
    if (logic_is_number(table, a, &left) && logic_is_number(table, b, &right))
        return logic_bool(kind == FORMULA_KIND_LESS ? left < right : left <= right);
    Formula children[] = {a, b};
    return logic_intern(table, kind, SORT_BOOL, children, 2, NULL, 0);
}

Formula logic_less(LogicTable *table, Formula a, Formula b) {
    return compare(table, FORMULA_KIND_LESS, a, b);
}

Formula logic_less_equal(LogicTable *table, Formula a, Formula b) {
    return compare(table, FORMULA_KIND_LESS_EQUAL, a, b);
}

// ---- Quantifiers

static bool mentions(LogicTable *table, Formula body, Formula variable) {
    FormulaList list = {0};
    logic_free_variables(table, body, &list, table->arena);
    for (uint32_t i = 0; i < list.count; i++)
        if (list.items[i] == variable)
            return true;
    return false;
}

Formula logic_quantify(LogicTable *table, bool is_forall, const Formula *variables, uint32_t count,
                       Formula body) {
    if (body == FORMULA_TRUE || body == FORMULA_FALSE)
        return body; // no sort is empty
    FormulaList children = {0};
    for (uint32_t i = 0; i < count; i++)
        if (mentions(table, body, variables[i]))
            vector_push(table->arena, &children, variables[i]);
    if (!children.count)
        return body;
    vector_push(table->arena, &children, body);
    return logic_intern(table, is_forall ? FORMULA_KIND_FORALL : FORMULA_KIND_EXISTS, SORT_BOOL,
                        children.items, children.count, NULL, 0);
}
