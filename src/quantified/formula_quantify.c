// Quantifiers and sums as formulas.
#include "quantified/formulas.h"

#include "sema/queries.h"

// ---- Quantifiers

// What every value of the variable satisfies: it exists and is of its type; small numbers in range.
static Formula domain_of(Evaluation *evaluation, const Variable *variable, Formula value) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    const State *state = evaluation->state;
    if (variable->type->kind == TYPE_BIGINT)
        return FORMULA_TRUE;
    if (query_is_value(variable->type))
        return quantified_in_small_range(quantified, value, variable->type->kind);
    return logic_and(table, quantified_instance_of(quantified, value, variable->type),
                     logic_less(table, value, state->allocated));
}

// The part without a value is one where some values of the variables have none.
static Formula quantify(Evaluation *evaluation, const SpecExpr *at) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    uint32_t count = at->binders.count;
    Formula *bound = arena_array(quantified->arena, count, sizeof(Formula));
    Formula outer = evaluation->guard, undefined = evaluation->undefined, domain = FORMULA_TRUE;
    for (uint32_t i = 0; i < count; i++) {
        Variable *variable = at->binders.items[i];
        bound[i] = logic_bound_variable(table, quantified_sort_of_type(quantified, variable->type),
                                        variable->name->text);
        spec_bind(evaluation, variable, bound[i]);
        quantified_bound_class(quantified, variable->type);
        domain = logic_and(table, domain, domain_of(evaluation, variable, bound[i]));
    }
    evaluation->undefined = FORMULA_FALSE;
    evaluation->guard = logic_and(table, outer, domain);
    bool is_forall = at->keyword == JML_FORALL;
    // That there is none of which the body holds says it of all.
    Formula in_range = at->children[0]
                           ? spec_evaluate_at(evaluation, is_forall ? -1 : 0, at->children[0])
                           : FORMULA_TRUE;
    evaluation->guard = logic_and(table, evaluation->guard, in_range);
    Formula value = spec_evaluate_at(evaluation, is_forall ? 1 : 0, at->children[1]);
    evaluation->guard = outer;
    in_range = logic_and(table, domain, in_range);
    Formula some_undefined = logic_quantify(table, false, bound, count, evaluation->undefined);
    evaluation->undefined = logic_or(table, undefined, some_undefined);
    Formula body =
        is_forall ? logic_implies(table, in_range, value) : logic_and(table, in_range, value);
    return logic_quantify(table, is_forall, bound, count, body);
}

// ---- Sums

// Range and body of \sum and \num_of over one int.
typedef struct Sum {
    Formula limit;    // above the index: `k < limit`
    bool has_low;     // `0 <= k`, or more than 0
    FormulaList rest; // of the range
} Sum;

// `k <= a.length - 1` is `k < a.length`; of other limits one more may not be a number.
static Formula limit_above(QuantifiedRun *quantified, Formula most) {
    Formula limit =
        logic_add(quantified->table, most, logic_number(quantified->table, SORT_INT, 1));
    FormulaKind kind = logic_node(quantified->table, limit)->kind;
    return kind == FORMULA_KIND_LENGTH ? limit : FORMULA_NONE;
}

static void read_range(QuantifiedRun *quantified, Formula index, Formula in_range, Sum *sum) {
    LogicTable *table = quantified->table;
    FormulaList parts = {0};
    logic_conjuncts(table, in_range, &parts, quantified->arena);
    for (uint32_t i = 0; i < parts.count; i++) {
        FormulaNode node = *logic_node(table, parts.items[i]);
        bool is_less = node.kind == FORMULA_KIND_LESS;
        bool is_order = is_less || node.kind == FORMULA_KIND_LESS_EQUAL;
        Formula limit = FORMULA_NONE;
        if (is_order && node.children[0] == index &&
            !logic_node(table, node.children[1])->has_bound)
            limit = is_less ? node.children[1] : limit_above(quantified, node.children[1]);
        int64_t low;
        bool is_low = is_order && node.children[1] == index &&
                      logic_is_number(table, node.children[0], &low) && low >= (is_less ? -1 : 0);
        sum->has_low |= is_low;
        if (limit && !sum->limit)
            sum->limit = limit;
        else if (!is_low || low + is_less > 0)
            vector_push(quantified->arena, &sum->rest, parts.items[i]);
    }
}

static bool has_total(const LogicTable *table, Formula formula) {
    const FormulaNode *node = logic_node(table, formula);
    bool found = node->kind == FORMULA_KIND_TOTAL;
    for (uint32_t i = 0; !found && i < node->count; i++)
        found = has_total(table, node->children[i]);
    return found;
}

// Is it a sum of the kind that formulas have?
static bool is_plain_sum(const Evaluation *evaluation, const SpecExpr *at) {
    const QuantifiedRun *quantified = formula_run(evaluation);
    bool is_sum = at->keyword == JML_SUM || at->keyword == JML_NUM_OF;
    return is_sum && at->binders.count == 1 && at->binders.items[0]->type->kind == TYPE_INT &&
           at->children[0] && (at->math == SPEC_MATH_JAVA || at->keyword == JML_NUM_OF) &&
           !quantified->options.scope && logic_numbers(quantified->table) != NUMBERS_BITS &&
           (at->sort == SPEC_SORT_INT || at->sort == SPEC_SORT_LONG ||
            at->sort == SPEC_SORT_BIGINT);
}

// The sum of what the body is, or of ones where it holds, from 0 to a limit.
static Formula total(Evaluation *evaluation, const SpecExpr *at) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    if (!is_plain_sum(evaluation, at))
        return FORMULA_NONE;
    Sort sort = at->sort == SPEC_SORT_INT    ? SORT_INT
                : at->sort == SPEC_SORT_LONG ? SORT_LONG
                                             : SORT_EXACT;
    Formula index = logic_total_index(table), outer = evaluation->guard;
    Formula undefined = evaluation->undefined;
    spec_bind(evaluation, at->binders.items[0], index);
    evaluation->undefined = FORMULA_FALSE;
    Formula in_range = spec_evaluate(evaluation, at->children[0]);
    evaluation->guard = logic_and(table, outer, in_range);
    Formula value = spec_evaluate(evaluation, at->children[1]);
    evaluation->guard = outer;
    evaluation->undefined =
        logic_or(table, undefined, logic_quantify(table, false, &index, 1, evaluation->undefined));
    Sum sum = {0};
    read_range(quantified, index, in_range, &sum);
    if (at->keyword == JML_NUM_OF)
        value = logic_ite(table, value, logic_number(table, sort, 1), logic_number(table, sort, 0));
    if (!sum.limit || !sum.has_low || logic_sort(table, value) != sort || has_total(table, value) ||
        has_total(table, in_range))
        return FORMULA_NONE;
    Formula counts = logic_and_all(table, sum.rest.items, sum.rest.count);
    return logic_total(table, sum.limit,
                       logic_ite(table, counts, value, logic_number(table, sort, 0)));
}

static bool can_be_bound(const LogicTable *table, const Variable *variable) {
    switch ((int)variable->type->kind) {
    case TYPE_FLOAT:
    case TYPE_DOUBLE:
    case TYPE_REAL: return false;
    case TYPE_BIGINT: return logic_numbers(table) != NUMBERS_BITS;
    default: return true;
    }
}

Formula formula_quantify(Evaluation *evaluation, const SpecExpr *at) {
    for (uint32_t i = 0; i < at->binders.count; i++)
        if (!can_be_bound(formula_table(evaluation), at->binders.items[i]))
            return spec_unmodelled(evaluation, at, "a quantifier over this type");
    if (at->keyword == JML_FORALL || at->keyword == JML_EXISTS)
        return quantify(evaluation, at);
    int polarity = evaluation->polarity;
    evaluation->polarity = 0;
    Formula folded = formula_fold(evaluation, at);
    if (!folded)
        folded = formula_extreme(evaluation, at);
    if (!folded)
        folded = total(evaluation, at);
    evaluation->polarity = polarity;
    return folded;
}
