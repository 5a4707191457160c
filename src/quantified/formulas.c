// The domain of formulas: what a specification means on a heap of arrays.
#include "quantified/formulas.h"

#include "sema/queries.h"

static Sort sort_of(SpecSort sort) {
    switch (sort) {
    case SPEC_SORT_BOOL: return SORT_BOOL;
    case SPEC_SORT_INT: return SORT_INT;
    case SPEC_SORT_BIGINT: return SORT_EXACT;
    case SPEC_SORT_REFERENCE: return SORT_REF;
    case SPEC_SORT_NONE: return SORT_BOOL;
    case SPEC_SORT_LONG:
    case SPEC_SORT_FLOAT: // these have no values here: whatever stands for them is left out
    case SPEC_SORT_DOUBLE:
    case SPEC_SORT_REAL:
    case SPEC_SORT_TYPE:
    case SPEC_SORT_OBJECTS:
    case SPEC_SORT_LOCATIONS:
    case SPEC_SORT_SEQUENCE:
    case SPEC_SORT_MAP: return SORT_LONG;
    }
    return SORT_LONG;
}

static bool has_values(SpecSort sort) {
    return sort == SPEC_SORT_BOOL || sort == SPEC_SORT_INT || sort == SPEC_SORT_LONG ||
           sort == SPEC_SORT_BIGINT || sort == SPEC_SORT_REFERENCE;
}

// ---- Logic

static Formula negation(Evaluation *evaluation, Formula a) {
    return logic_not(formula_table(evaluation), a);
}

static Formula conjunction(Evaluation *evaluation, Formula a, Formula b) {
    return logic_and(formula_table(evaluation), a, b);
}

static Formula disjunction(Evaluation *evaluation, Formula a, Formula b) {
    return logic_or(formula_table(evaluation), a, b);
}

static Formula implication(Evaluation *evaluation, Formula a, Formula b) {
    return logic_implies(formula_table(evaluation), a, b);
}

static Formula choice(Evaluation *evaluation, SpecSort sort, Formula condition, Formula yes,
                      Formula no) {
    (void)sort;
    return logic_ite(formula_table(evaluation), condition, yes, no);
}

static Formula any(Evaluation *evaluation, SpecSort sort, Type *type) {
    (void)type;
    return quantified_default_of(formula_run(evaluation), sort_of(sort));
}

// ---- Numbers and references

static Formula constant(Evaluation *evaluation, const SpecExpr *at) {
    QuantifiedRun *quantified = formula_run(evaluation);
    if (at->kind == SPEC_NULL)
        return quantified_null_reference(quantified);
    if (at->kind == SPEC_STRING)
        return quantified_string_literal(quantified, at->constant);
    if (at->kind == SPEC_CLASS_OBJECT || !has_values(at->sort))
        return FORMULA_NONE;
    if (at->sort == SPEC_SORT_BOOL)
        return logic_bool(at->number != 0);
    if (at->sort != SPEC_SORT_BIGINT && !quantified_fits(quantified, sort_of(at->sort), at->number))
        return spec_unmodelled(evaluation, at, "a number that does not fit in so few bits");
    return logic_number(quantified->table, sort_of(at->sort), at->number);
}

static Formula number(Evaluation *evaluation, SpecSort sort, int64_t value) {
    return logic_number(formula_table(evaluation), sort_of(sort), value);
}

static Formula equal(Evaluation *evaluation, SpecSort sort, Formula a, Formula b, Span span) {
    (void)span;
    return has_values(sort) ? logic_equal(formula_table(evaluation), a, b) : FORMULA_NONE;
}

static Formula less(Evaluation *evaluation, SpecSort sort, Formula a, Formula b, bool or_equal,
                    Span span) {
    LogicTable *table = formula_table(evaluation);
    (void)span;
    if (!has_values(sort))
        return FORMULA_NONE;
    return or_equal ? logic_less_equal(table, a, b) : logic_less(table, a, b);
}

static Formula exact_arithmetic(LogicTable *table, IrOperation operation, Formula a, Formula b) {
    switch ((int)operation) {
    case IR_ADD: return logic_add(table, a, b);
    case IR_SUBTRACT: return logic_subtract(table, a, b);
    case IR_MULTIPLY: return logic_multiply(table, a, b);
    case IR_DIVIDE: return logic_divide(table, a, b);
    case IR_REMAINDER: return logic_remainder(table, a, b);
    default: return FORMULA_NONE;
    }
}

static Formula complement(LogicTable *table, Formula a) {
    return logic_subtract(table, logic_negate(table, a),
                          logic_number(table, logic_sort(table, a), 1));
}

static Formula arithmetic(Evaluation *evaluation, const SpecExpr *at, Formula a, Formula b) {
    QuantifiedRun *quantified = formula_run(evaluation);
    if (!has_values(at->sort))
        return FORMULA_NONE;
    if (at->count == 1)
        return at->operation == IR_NEGATE ? logic_negate(quantified->table, a)
                                          : complement(quantified->table, a);
    if (at->sort == SPEC_SORT_BIGINT)
        return exact_arithmetic(quantified->table, at->operation, a, b);
    return quantified_java_binary(quantified, at->operation, a, b);
}

// Mathematical ints have no overflow.
static Formula overflows(Evaluation *evaluation, const SpecExpr *at, Formula a, Formula b) {
    LogicTable *table = formula_table(evaluation);
    if (logic_numbers(table) == NUMBERS_MATH)
        return FORMULA_FALSE;
    if (logic_numbers(table) == NUMBERS_BITS) {
        spec_unmodelled(evaluation, at, "safe arithmetic");
        return FORMULA_FALSE;
    }
    Formula exact = at->count == 1 ? logic_negate(table, logic_exact(table, a))
                                   : exact_arithmetic(table, at->operation, logic_exact(table, a),
                                                      logic_exact(table, b));
    return exact ? logic_not(table,
                             logic_fits(table, exact, logic_bits(table, sort_of(at->sort)), true))
                 : FORMULA_FALSE;
}

static uint32_t bits_of(LogicTable *table, const Type *type) {
    switch ((int)type->kind) {
    case TYPE_BYTE: return 8;
    case TYPE_SHORT:
    case TYPE_CHAR: return 16;
    case TYPE_LONG: return logic_bits(table, SORT_LONG);
    default: return logic_bits(table, SORT_INT);
    }
}

static Formula fits(Evaluation *evaluation, const SpecExpr *at, Formula value) {
    LogicTable *table = formula_table(evaluation);
    if (logic_numbers(table) == NUMBERS_MATH && at->type->kind >= TYPE_INT)
        return FORMULA_TRUE;
    return logic_fits(table, value, bits_of(table, at->type), at->type->kind != TYPE_CHAR);
}

static Formula cut_to_type(QuantifiedRun *quantified, Formula value, const Type *to) {
    if (to->kind == TYPE_BYTE)
        return quantified_java_convert(quantified, IR_TO_BYTE, value);
    if (to->kind == TYPE_SHORT)
        return quantified_java_convert(quantified, IR_TO_SHORT, value);
    return to->kind == TYPE_CHAR ? quantified_java_convert(quantified, IR_TO_CHAR, value) : value;
}

static Formula convert(Evaluation *evaluation, const SpecExpr *at, Formula value) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    const SpecExpr *from = at->children[0];
    if (!has_values(at->sort) || !has_values(from->sort))
        return FORMULA_NONE;
    bool is_exact = at->sort == SPEC_SORT_BIGINT || from->sort == SPEC_SORT_BIGINT;
    if (is_exact && logic_numbers(table) == NUMBERS_BITS)
        return spec_unmodelled(evaluation, at, "\\bigint arithmetic");
    if (at->sort == SPEC_SORT_BIGINT)
        return logic_exact(table, value);
    if (from->sort == SPEC_SORT_BIGINT)
        value = logic_inexact(table, value, sort_of(at->sort));
    else if (at->sort == SPEC_SORT_LONG && from->sort == SPEC_SORT_INT)
        value = logic_widen(table, value);
    else if (at->sort == SPEC_SORT_INT && from->sort == SPEC_SORT_LONG)
        value = logic_narrow(table, value);
    return from->sort != SPEC_SORT_BIGINT && from->type->kind == at->type->kind
               ? value
               : cut_to_type(quantified, value, at->type);
}

static Formula no_box(Evaluation *evaluation, const SpecExpr *at, Formula value) {
    (void)evaluation, (void)at, (void)value;
    return FORMULA_NONE;
}

static Formula no_text(Evaluation *evaluation, const SpecExpr *at, Formula a, Formula b) {
    (void)evaluation, (void)at, (void)a, (void)b;
    return FORMULA_NONE;
}

// ---- The heap

static Formula is_null(Evaluation *evaluation, Formula reference) {
    return quantified_is_null(formula_run(evaluation), reference);
}

static Formula same(Evaluation *evaluation, Formula a, Formula b) {
    return logic_equal(formula_table(evaluation), a, b);
}

static Formula local(Evaluation *evaluation, const SpecExpr *at) {
    const FormulaFrame *of = evaluation->frame;
    const State *state = evaluation->state;
    uintptr_t reg = (uintptr_t)map_get(&of->frame->method->register_of, at->variable);
    if (!reg || !formula_is_kept(formula_run(evaluation), at->variable->type) ||
        of->frame->base + reg >= state->register_count || !state->registers[of->frame->base + reg])
        return FORMULA_NONE;
    return quantified_register_get(formula_run(evaluation), of->graph, state,
                                   of->frame->base + (IrRegister)reg);
}

bool formula_is_kept(const QuantifiedRun *quantified, const Type *type) {
    SpecSort sort = spec_sort_of(type);
    bool is_bits = logic_numbers(quantified->table) == NUMBERS_BITS;
    bool is_exact = sort == SPEC_SORT_BIGINT || spec_is_composed(sort);
    return (has_values(sort) || spec_is_composed(sort)) && !(is_exact && is_bits);
}

static Formula load_field(Evaluation *evaluation, Formula object, Variable *field, Span span) {
    QuantifiedRun *quantified = formula_run(evaluation);
    (void)span;
    if (!formula_is_kept(formula_run(evaluation), field->type))
        return FORMULA_NONE;
    Formula value = quantified_load_field(quantified, evaluation->state, object, field);
    if (!logic_node(quantified->table, value)->has_bound)
        quantified_add_axiom(quantified, quantified_non_null_fact(quantified, object, field));
    return value;
}

static Formula load_static(Evaluation *evaluation, Variable *field, Span span) {
    QuantifiedRun *quantified = formula_run(evaluation);
    (void)span;
    if (!formula_is_kept(formula_run(evaluation), field->type) ||
        quantified_is_computed_static(quantified, field))
        return FORMULA_NONE;
    return quantified_load_field(quantified, evaluation->state, FORMULA_NONE, field);
}

static Formula length(Evaluation *evaluation, Formula array) {
    return quantified_length_of(formula_run(evaluation), array);
}

static Formula load_element(Evaluation *evaluation, Formula array, Formula index,
                            Type *array_type) {
    if (!formula_is_kept(formula_run(evaluation), array_type->element))
        return FORMULA_NONE;
    return quantified_load_element(formula_run(evaluation), evaluation->state, array, index,
                                   quantified_element_kind(array_type->element));
}

static Formula instance_of(Evaluation *evaluation, Formula value, Type *type, Span span) {
    (void)span;
    return quantified_instance_of(formula_run(evaluation), value, type);
}

static bool has_objects(const Class *class_symbol) {
    return class_symbol->kind != CLASS_INTERFACE && !(class_symbol->modifiers & MODIFIER_ABSTRACT);
}

// Objects of lambdas have no class that could be listed.
static bool has_lambdas(QuantifiedRun *quantified, Class *class_symbol) {
    for (uint32_t i = 0; i < quantified->lambdas.count; i++)
        if (query_is_subclass(quantified->sema, quantified->lambdas.items[i], class_symbol))
            return true;
    return false;
}

// An object of the type is of one of these; a bounded heap says so of each object.
static void say_one_applies(QuantifiedRun *quantified, Formula object, Type *type,
                            const SpecTypeCaseList *cases) {
    LogicTable *table = quantified->table;
    Formula any = FORMULA_FALSE;
    quantified->classes_as_given |= query_is_open_class(type->class_symbol);
    if (!cases->count || quantified->options.scope || logic_node(table, object)->has_bound)
        return;
    for (uint32_t i = 0; i < cases->count; i++)
        any = logic_or(table, any, quantified_is_exactly(quantified, object, cases->items[i].type));
    quantified_add_axiom(
        quantified, logic_implies(table, quantified_instance_of(quantified, object, type), any));
}

// The classes of the sources that extend or implement the declared one; of the library's nobody
// knows.
static bool types_of(Evaluation *evaluation, Formula object, Type *declared, Span span,
                     SpecTypeCaseList *cases) {
    QuantifiedRun *quantified = formula_run(evaluation);
    Type *type = query_erasure(quantified->sema, declared);
    (void)span;
    if (type->kind != TYPE_CLASS || !type->class_symbol->unit ||
        type->class_symbol->unit->is_library || has_lambdas(quantified, type->class_symbol))
        return false;
    const ClassList *lists[] = {&quantified->classes, &quantified->hidden};
    for (uint32_t k = 0; k < 2; k++)
        for (uint32_t i = 0; i < lists[k]->count; i++) {
            Class *one = lists[k]->items[i];
            if (!has_objects(one) || !query_is_subclass(quantified->sema, one, type->class_symbol))
                continue;
            SpecTypeCase found = {one->type, FORMULA_TRUE, object};
            vector_push(quantified->arena, cases, found);
        }
    for (uint32_t i = 0; cases->count > 1 && i < cases->count; i++)
        cases->items[i].condition = quantified_is_exactly(quantified, object, cases->items[i].type);
    if (cases->count > 1)
        say_one_applies(quantified, object, type, cases);
    return true;
}

static Formula is_exactly(Evaluation *evaluation, Formula value, Type *type, Span span) {
    SpecTypeCaseList cases = {0};
    if (types_of(evaluation, value, type, span, &cases))
        say_one_applies(formula_run(evaluation), value,
                        query_erasure(formula_run(evaluation)->sema, type), &cases);
    return quantified_is_exactly(formula_run(evaluation), value, type);
}

// ---- States and calls

static const State *before_loop(const Evaluation *evaluation) {
    const QuantifiedRun *quantified = formula_run(evaluation);
    const LoopChain *loop = quantified->unrolled;
    if (evaluation->loop)
        return evaluation->loop;
    if (!quantified->options.unroll && quantified->loop)
        return quantified->loop_frames[quantified->loop].arrived;
    const Passed *passed = loop && loop->statement
                               ? quantified_passed(evaluation->state, loop->frame, loop->statement)
                               : NULL;
    return passed ? passed->before : NULL;
}

static Formula at_label(Evaluation *evaluation, const SpecExpr *at) {
    const FormulaFrame *of = evaluation->frame;
    SpecMoment moment = spec_moment(at->label);
    if (!of || formula_run(evaluation)->quiet || moment == SPEC_MOMENT_BODY)
        return FORMULA_NONE;
    const Passed *passed = quantified_passed_label(evaluation->state, of->frame, at->label);
    const State *before = moment == SPEC_MOMENT_LOOP ? before_loop(evaluation)
                          : passed                   ? passed->before
                                                     : NULL;
    return before ? spec_evaluate_in(evaluation, before, at->children[0]) : FORMULA_NONE;
}

static Formula call(Evaluation *evaluation, const SpecExpr *at, const Formula *arguments,
                    Formula *throws) {
    if (at->sort != SPEC_SORT_NONE && !formula_is_kept(formula_run(evaluation), at->type))
        return FORMULA_NONE;
    return quantified_call_in_specification(formula_run(evaluation), at, evaluation->state,
                                            arguments, throws);
}

static Formula for_all(Evaluation *evaluation, Variable *variable, bool is_given) {
    QuantifiedRun *quantified = formula_run(evaluation);
    uintptr_t known = (uintptr_t)map_get(&quantified->forall_values, variable);
    if (known)
        return (Formula)known;
    if (!is_given || !formula_is_kept(formula_run(evaluation), variable->type) ||
        !query_is_value(variable->type))
        return FORMULA_NONE;
    Formula value = quantified_fresh_variable(
        quantified, quantified_sort_of_type(quantified, variable->type), variable->name->text);
    quantified_add_axiom(quantified,
                         quantified_in_small_range(quantified, value, variable->type->kind));
    map_put(quantified->arena, &quantified->forall_values, variable, (void *)(uintptr_t)value);
    return value;
}

static Formula open_field(Evaluation *evaluation, Variable *field, Formula object) {
    return quantified_open_field(formula_run(evaluation), field, evaluation->state, object);
}

// ---- What is not modelled

static void unmodelled(Evaluation *evaluation, Formula condition, Span span, const char *text) {
    if (condition == FORMULA_FALSE)
        return;
    evaluation->failed = true;
    quantified_add_unmodelled(formula_run(evaluation), evaluation->state, span, text);
}

static void *collect_begin(Evaluation *evaluation, bool to_show) {
    bool *outer = ARENA_NEW(formula_run(evaluation)->arena, bool);
    (void)to_show;
    *outer = evaluation->failed;
    evaluation->failed = false;
    return outer;
}

// Its value means nothing, and may be of another sort: it is left out as a whole.
static Formula collect_end(Evaluation *evaluation, void *begun) {
    bool failed = evaluation->failed;
    evaluation->failed = *(bool *)begun || failed;
    return logic_bool(failed);
}

static bool is_over(Evaluation *evaluation) {
    (void)evaluation;
    return false;
}

// ---- The table

static const SpecDomain domain_of_formulas = {
    .name = "formulas",
    .truth = FORMULA_TRUE,
    .falsity = FORMULA_FALSE,
    .negation = negation,
    .conjunction = conjunction,
    .disjunction = disjunction,
    .implication = implication,
    .choice = choice,
    .any = any,
    .constant = constant,
    .number = number,
    .equal = equal,
    .less = less,
    .arithmetic = arithmetic,
    .overflows = overflows,
    .convert = convert,
    .fits = fits,
    .box = no_box,
    .text = no_text,
    .is_null = is_null,
    .same = same,
    .local = local,
    .load_field = load_field,
    .load_static = load_static,
    .length = length,
    .load_element = load_element,
    .instance_of = instance_of,
    .is_exactly = is_exactly,
    .types_of = types_of,
    .open_field = open_field,
    .at_label = at_label,
    .call = call,
    .quantify = formula_quantify,
    .for_all = for_all,
    .function = formula_function,
    .capture = formula_capture,
    .cell = formula_cell,
    .read_cell = formula_read_cell,
    .open = formula_open,
    .open_length = formula_open_length,
    .open_element = formula_open_element,
    .may_be_object = formula_may_be_object,
    .open_location = formula_open_location,
    .unmodelled = unmodelled,
    .collect_begin = collect_begin,
    .collect_end = collect_end,
    .is_over = is_over,
};

const SpecDomain *formula_domain(void) {
    return &domain_of_formulas;
}

Evaluation formula_evaluation(QuantifiedRun *quantified, const State *state) {
    return (Evaluation){.domain = &domain_of_formulas,
                        .engine = quantified,
                        .table = quantified->specifications,
                        .state = state,
                        .guard = FORMULA_TRUE,
                        .undefined = FORMULA_FALSE,
                        .polarity = 1,
                        .root = 1};
}

Evaluation formula_evaluation_in(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                                 const State *state) {
    Evaluation evaluation = formula_evaluation(quantified, state);
    FormulaFrame *of = ARENA_NEW(quantified->arena, FormulaFrame);
    *of = (FormulaFrame){graph, frame};
    evaluation.frame = of;
    evaluation.old = frame->caller ? NULL : quantified->pre_state;
    if (frame->method->receiver) {
        evaluation.receiver = quantified_register_get(quantified, graph, state,
                                                      frame->base + frame->method->receiver);
        evaluation.receiver_class = frame->method->class_symbol;
    }
    return evaluation;
}

Formula formula_value(Evaluation *evaluation, Node *expression) {
    return spec_evaluate(evaluation, spec_lower(evaluation->table, expression));
}

Formula formula_value_as(Evaluation *evaluation, Node *expression, Type *type) {
    return spec_evaluate(evaluation, spec_lower_as(evaluation->table, expression, type));
}

Formula formula_holds(Evaluation *evaluation, Node *expression) {
    return spec_may_hold(evaluation, spec_lower_condition(evaluation->table, expression));
}
