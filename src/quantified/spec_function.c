// Quantifiers, \fresh, \nonnullelements and their kin.
#include "quantified/internal.h"

// ---- Quantifiers

// What every value of the variable satisfies: it exists and is of its type; small numbers in range.
static Formula domain_of(Spec *spec, Variable *variable, Formula value) {
    QuantifiedRun *quantified = spec->quantified;
    LogicTable *table = quantified->table;
    TypeKind kind = variable->type->kind;
    if (type_is_primitive(variable->type))
        return quantified_in_small_range(quantified, value, kind);
    return logic_and(table, quantified_instance_of(quantified, value, variable->type),
                     logic_less(table, value, spec->state->allocated));
}

// The part without a value is one where some values of the variables have none.
static Formula quantify(Spec *spec, bool is_forall, Quantified *node) {
    QuantifiedRun *quantified = spec->quantified;
    LogicTable *table = quantified->table;
    uint32_t count = node->variables.count;
    Formula *bound = arena_array(quantified->arena, count, sizeof(Formula));
    Formula outer = spec->guard, undefined = spec->undefined, domain = FORMULA_TRUE;
    for (uint32_t i = 0; i < count; i++) {
        Variable *variable = as_VariableDeclaration(node->variables.items[i])->symbol;
        bound[i] = logic_bound_variable(table, quantified_sort_of_type(variable->type),
                                        variable->name->text);
        quantified_spec_bind(spec, variable, bound[i]);
        quantified_bound_class(quantified, variable->type);
        domain = logic_and(table, domain, domain_of(spec, variable, bound[i]));
    }
    spec->undefined = FORMULA_FALSE;
    spec->guard = logic_and(table, outer, domain);
    Formula in_range = node->range ? quantified_spec_value(spec, node->range) : FORMULA_TRUE;
    spec->guard = logic_and(table, spec->guard, in_range);
    Formula value = quantified_spec_value(spec, node->body);
    spec->guard = outer;
    in_range = logic_and(table, domain, in_range);
    Formula some_undefined = logic_quantify(table, false, bound, count, spec->undefined);
    spec->undefined = logic_or(table, undefined, some_undefined);
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

// The sum of what the body is, or of ones where it holds, from 0 to a limit.
static Formula total(Spec *spec, Quantified *node) {
    QuantifiedRun *quantified = spec->quantified;
    LogicTable *table = quantified->table;
    const char *text = ast_keyword_text(node->keyword);
    Sort sort = quantified_sort_of_type(node->node.type);
    Variable *variable = as_VariableDeclaration(node->variables.items[0])->symbol;
    if (node->variables.count != 1 || variable->type->kind != TYPE_INT || !node->range ||
        quantified->options.scope || logic_numbers(table) == NUMBERS_BITS ||
        quantified->has_math_modes ||
        (node->node.type->kind != TYPE_INT && node->node.type->kind != TYPE_LONG))
        return quantified_spec_unmodelled(spec, &node->node, text);
    Formula index = logic_total_index(table), outer = spec->guard, undefined = spec->undefined;
    quantified_spec_bind(spec, variable, index);
    spec->undefined = FORMULA_FALSE;
    Formula in_range = quantified_spec_value(spec, node->range);
    spec->guard = logic_and(table, outer, in_range);
    Formula value = quantified_spec_value(spec, node->body);
    spec->guard = outer;
    spec->undefined =
        logic_or(table, undefined, logic_quantify(table, false, &index, 1, spec->undefined));
    Sum sum = {0};
    read_range(quantified, index, in_range, &sum);
    if (node->keyword == JML_NUM_OF)
        value = logic_ite(table, value, logic_number(table, sort, 1), logic_number(table, sort, 0));
    if (logic_sort(table, value) == SORT_INT && sort == SORT_LONG)
        value = logic_widen(table, value);
    if (!sum.limit || !sum.has_low || logic_sort(table, value) != sort || has_total(table, value) ||
        has_total(table, in_range))
        return quantified_spec_unmodelled(spec, &node->node, text);
    Formula counts = logic_and_all(table, sum.rest.items, sum.rest.count);
    return logic_total(table, sum.limit,
                       logic_ite(table, counts, value, logic_number(table, sort, 0)));
}

Formula quantified_spec_quantified(Spec *spec, Node *node) {
    Quantified *expression = as_Quantified(node);
    for (uint32_t i = 0; i < expression->variables.count; i++) {
        Variable *variable = as_VariableDeclaration(expression->variables.items[i])->symbol;
        if (variable->type->kind == TYPE_BIGINT || variable->type->kind == TYPE_FLOAT ||
            variable->type->kind == TYPE_DOUBLE || variable->type->kind == TYPE_REAL)
            return quantified_spec_unmodelled(spec, node, "a quantifier over this type");
    }
    if (expression->keyword == JML_FORALL || expression->keyword == JML_EXISTS)
        return quantify(spec, expression->keyword == JML_FORALL, expression);
    if (expression->keyword == JML_SUM || expression->keyword == JML_NUM_OF)
        return total(spec, expression);
    return quantified_spec_unmodelled(spec, node, ast_keyword_text(expression->keyword));
}

// ---- Functions

static Formula non_null_elements(Spec *spec, Node *argument) {
    QuantifiedRun *quantified = spec->quantified;
    LogicTable *table = quantified->table;
    Formula array = quantified_spec_value(spec, argument);
    if (argument->type->kind != TYPE_ARRAY || type_is_primitive(argument->type->element))
        return quantified_spec_unmodelled(spec, argument, "\\nonnullelements of this type");
    return logic_and(table, logic_not(table, quantified_is_null(quantified, array)),
                     quantified_elements_non_null(quantified, spec->state, array));
}

Formula quantified_elements_non_null(QuantifiedRun *quantified, const State *state, Formula array) {
    LogicTable *table = quantified->table;
    Formula index = logic_bound_variable(table, SORT_INT, "k");
    Formula used =
        logic_and(table, logic_less_equal(table, logic_number(table, SORT_INT, 0), index),
                  logic_less(table, index, quantified_length_of(quantified, array)));
    Formula value = quantified_load_element(quantified, state, array, index, TYPE_CLASS);
    return logic_quantify(
        table, true, &index, 1,
        logic_implies(table, used, logic_not(table, quantified_is_null(quantified, value))));
}

static Formula is_unchanged(Spec *spec, Node *location) {
    if (!spec->old || (location->kind != NODE_NAME && location->kind != NODE_FIELD &&
                       location->kind != NODE_INDEX))
        return quantified_spec_unmodelled(spec, location, "this location in \\not_modified");
    Formula now = quantified_spec_value(spec, location);
    const State *state = spec->state;
    spec->state = spec->old;
    Formula before = quantified_spec_value(spec, location);
    spec->state = state;
    return logic_equal(spec->quantified->table, now, before);
}

static Formula is_fresh(Spec *spec, Node *argument) {
    QuantifiedRun *quantified = spec->quantified;
    if (!spec->old)
        return quantified_spec_unmodelled(spec, argument, "\\fresh without an old state");
    Formula reference = quantified_spec_value(spec, argument);
    return logic_and(quantified->table,
                     logic_not(quantified->table, quantified_is_null(quantified, reference)),
                     logic_less_equal(quantified->table, spec->old->allocated, reference));
}

Formula quantified_spec_function(Spec *spec, JmlFunction *function) {
    Formula result = FORMULA_TRUE;
    for (uint32_t i = 0; i < function->arguments.count; i++) {
        Node *argument = function->arguments.items[i];
        Formula part;
        if (function->keyword == JML_FRESH)
            part = is_fresh(spec, argument);
        else if (function->keyword == JML_NONNULLELEMENTS)
            part = non_null_elements(spec, argument);
        else if (function->keyword == JML_NOT_MODIFIED)
            part = is_unchanged(spec, argument);
        else if (function->keyword == JML_JAVA_MATH)
            return quantified_spec_value(spec, argument);
        else
            return quantified_spec_unmodelled(spec, &function->node,
                                              ast_keyword_text(function->keyword));
        if (spec->failed)
            return FORMULA_FALSE;
        result = logic_and(spec->quantified->table, result, part);
    }
    return result;
}
