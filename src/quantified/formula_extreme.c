// \max and \min over a range that is not written out: a number that no value in range exceeds, and
// that one of them is.
#include "quantified/formulas.h"

typedef struct Extreme {
    Formula in_range, value; // of the index
    Formula undefined;       // where one of them has no value
} Extreme;

static Extreme evaluate_at(Evaluation *evaluation, const SpecExpr *at, Formula index) {
    LogicTable *table = formula_table(evaluation);
    Formula outer = evaluation->guard, undefined = evaluation->undefined;
    Extreme extreme = {0};
    evaluation->undefined = FORMULA_FALSE;
    spec_bind(evaluation, at->binders.items[0], index);
    extreme.in_range = spec_evaluate(evaluation, at->children[0]);
    evaluation->guard = logic_and(table, outer, extreme.in_range);
    extreme.value = spec_evaluate(evaluation, at->children[1]);
    extreme.undefined = evaluation->undefined;
    evaluation->guard = outer;
    evaluation->undefined = undefined;
    return extreme;
}

static bool is_extreme(const Evaluation *evaluation, const SpecExpr *at) {
    bool has_exact = logic_numbers(formula_table(evaluation)) != NUMBERS_BITS;
    return (at->keyword == JML_MAX || at->keyword == JML_MIN) && at->children[0] &&
           at->binders.count == 1 && at->binders.items[0]->type->kind == TYPE_INT &&
           (at->sort == SPEC_SORT_INT || at->sort == SPEC_SORT_LONG ||
            (at->sort == SPEC_SORT_BIGINT && has_exact));
}

Formula formula_extreme(Evaluation *evaluation, const SpecExpr *at) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    if (!is_extreme(evaluation, at))
        return FORMULA_NONE;
    Formula index = logic_bound_variable(table, SORT_INT, at->binders.items[0]->name->text);
    Extreme any = evaluate_at(evaluation, at, index);
    Formula some = logic_quantify(table, false, &index, 1, any.in_range);
    Formula broken = logic_quantify(table, false, &index, 1, any.undefined);
    // Inside of another quantifier it would be a number for each of its values.
    Formula zero = quantified_default_of(quantified, logic_sort(table, any.value));
    Formula mentioned = logic_quantify(table, false, &index, 1, logic_less(table, zero, any.value));
    if (evaluation->failed || logic_node(table, some)->has_bound ||
        logic_node(table, mentioned)->has_bound)
        return FORMULA_NONE;
    Formula place = quantified_fresh_variable(quantified, SORT_INT, "place");
    Formula best = quantified_fresh_variable(quantified, logic_sort(table, any.value), "extreme");
    quantified->repeating++;
    Extreme there = evaluate_at(evaluation, at, place);
    quantified->repeating--;
    Formula within = at->keyword == JML_MAX ? logic_less_equal(table, any.value, best)
                                            : logic_less_equal(table, best, any.value);
    Formula defined = logic_not(table, broken);
    quantified_add_axiom(quantified,
                         logic_implies(table, defined,
                                       logic_quantify(table, true, &index, 1,
                                                      logic_implies(table, any.in_range, within))));
    quantified_add_axiom(
        quantified,
        logic_implies(table, logic_and(table, defined, some),
                      logic_and(table, there.in_range, logic_equal(table, there.value, best))));
    spec_undefined(evaluation, logic_or(table, broken, logic_not(table, some)));
    return best;
}
