// Sums, products, counts and extremes over a few numbers that are known: written out.
//
// The range is evaluated once for an index that is unknown, and constant bounds are read off; then
// range and body are evaluated for each number between them. The range decides again there, so
// bounds only say where nothing can be.
#include "quantified/formulas.h"

enum { MOST_FOLDED = 64 };

typedef struct Interval {
    int64_t low, high; // both belong to it
    bool has_low, has_high;
    bool is_empty; // nothing is in range, whatever the index
} Interval;

static void narrow_low(Interval *interval, int64_t low) {
    if (!interval->has_low || low > interval->low)
        interval->low = low;
    interval->has_low = true;
}

static void narrow_high(Interval *interval, int64_t high) {
    if (!interval->has_high || high < interval->high)
        interval->high = high;
    interval->has_high = true;
}

// `low <= index`, `index < high` and their kin.
static void read_bound(const LogicTable *table, Formula index, Formula part, Interval *interval) {
    const FormulaNode *node = logic_node(table, part);
    bool is_less = node->kind == FORMULA_KIND_LESS;
    int64_t number;
    if (!is_less && node->kind != FORMULA_KIND_LESS_EQUAL)
        return;
    if (node->children[1] == index && logic_is_number(table, node->children[0], &number) &&
        number < INT64_MAX)
        narrow_low(interval, number + is_less);
    if (node->children[0] == index && logic_is_number(table, node->children[1], &number) &&
        number > INT64_MIN)
        narrow_high(interval, number - is_less);
}

// What is not modelled or has no value in the range is noted when it is evaluated for a number.
static Interval interval_of(Evaluation *evaluation, const SpecExpr *at) {
    QuantifiedRun *quantified = formula_run(evaluation);
    Formula undefined = evaluation->undefined;
    bool failed = evaluation->failed;
    Formula index = logic_bound_variable(quantified->table, SORT_INT, "i");
    spec_bind(evaluation, at->binders.items[0], index);
    quantified->repeating++;
    Formula in_range = spec_evaluate(evaluation, at->children[0]);
    quantified->repeating--;
    Interval interval = {.is_empty = in_range == FORMULA_FALSE};
    FormulaList parts = {0};
    if (!evaluation->failed || failed)
        logic_conjuncts(quantified->table, in_range, &parts, quantified->arena);
    for (uint32_t i = 0; i < parts.count; i++)
        read_bound(quantified->table, index, parts.items[i], &interval);
    evaluation->undefined = undefined;
    evaluation->failed = failed;
    return interval;
}

static bool can_be_folded(const Evaluation *evaluation, const SpecExpr *at) {
    bool has_exact = logic_numbers(formula_table(evaluation)) != NUMBERS_BITS;
    bool is_number = at->sort == SPEC_SORT_INT || at->sort == SPEC_SORT_LONG ||
                     (at->sort == SPEC_SORT_BIGINT && has_exact);
    return is_number && at->binders.count == 1 && at->binders.items[0]->type->kind == TYPE_INT &&
           at->children[0] && at->math != SPEC_MATH_SAFE;
}

typedef struct Fold {
    const SpecExpr *at;
    Formula result;
    Formula any; // of \min and \max: some number is in range
    Sort sort;
} Fold;

static Formula number_of(LogicTable *table, const Fold *fold, int64_t value) {
    return logic_number(table, fold->sort, value);
}

static void take_extreme(LogicTable *table, Fold *fold, Formula in_range, Formula value) {
    Formula better = fold->at->keyword == JML_MIN ? logic_less(table, value, fold->result)
                                                  : logic_less(table, fold->result, value);
    Formula is_best =
        logic_and(table, in_range, logic_or(table, logic_not(table, fold->any), better));
    fold->result = logic_ite(table, is_best, value, fold->result);
    fold->any = logic_or(table, fold->any, in_range);
}

static void take(LogicTable *table, Fold *fold, Formula in_range, Formula value) {
    switch ((int)fold->at->keyword) {
    case JML_NUM_OF:
        value = logic_ite(table, value, number_of(table, fold, 1), number_of(table, fold, 0));
        // fall through
    case JML_SUM:
        value = logic_ite(table, in_range, value, number_of(table, fold, 0));
        fold->result = logic_add(table, fold->result, value);
        break;
    case JML_PRODUCT:
        value = logic_ite(table, in_range, value, number_of(table, fold, 1));
        fold->result = logic_multiply(table, fold->result, value);
        break;
    default: take_extreme(table, fold, in_range, value);
    }
}

// False: the body has no value of the kind that is folded.
static bool take_number(Evaluation *evaluation, Fold *fold, int64_t index) {
    LogicTable *table = formula_table(evaluation);
    Formula outer = evaluation->guard;
    spec_bind(evaluation, fold->at->binders.items[0], logic_number(table, SORT_INT, index));
    Formula in_range = spec_evaluate(evaluation, fold->at->children[0]);
    if (in_range == FORMULA_FALSE)
        return true;
    evaluation->guard = logic_and(table, outer, in_range);
    Formula value = spec_evaluate(evaluation, fold->at->children[1]);
    evaluation->guard = outer;
    Sort expected = fold->at->keyword == JML_NUM_OF ? SORT_BOOL : fold->sort;
    if (!value || logic_sort(table, value) != expected)
        return false;
    take(table, fold, in_range, value);
    return true;
}

Formula formula_fold(Evaluation *evaluation, const SpecExpr *at) {
    LogicTable *table = formula_table(evaluation);
    if (!can_be_folded(evaluation, at))
        return FORMULA_NONE;
    Interval interval = interval_of(evaluation, at);
    if (interval.is_empty)
        interval = (Interval){.high = -1, .has_low = true, .has_high = true};
    if (!interval.has_low || !interval.has_high || interval.low < INT32_MIN ||
        interval.high > INT32_MAX || interval.high - interval.low >= MOST_FOLDED)
        return FORMULA_NONE;
    Fold fold = {.at = at,
                 .any = FORMULA_FALSE,
                 .sort = at->sort == SPEC_SORT_INT    ? SORT_INT
                         : at->sort == SPEC_SORT_LONG ? SORT_LONG
                                                      : SORT_EXACT};
    fold.result = number_of(table, &fold, at->keyword == JML_PRODUCT);
    for (int64_t i = interval.low; i <= interval.high; i++)
        if (!take_number(evaluation, &fold, i))
            return FORMULA_NONE;
    if (at->keyword == JML_MIN || at->keyword == JML_MAX)
        spec_undefined(evaluation, logic_not(table, fold.any));
    return fold.result;
}
