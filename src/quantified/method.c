// One method: what holds at its start, and what is to be shown at its ends.
#include "quantified/formulas.h"

#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"
#include "symex/symex.h"

QuantifiedRun *quantified_new(Arena *arena, Sema *sema, Lowering *lowering, LogicTable *table,
                              const QuantifiedOptions *options) {
    QuantifiedRun *quantified = ARENA_NEW(arena, QuantifiedRun);
    quantified->arena = arena;
    quantified->sema = sema;
    quantified->lowering = lowering;
    quantified->table = table;
    quantified->options = *options;
    quantified->specifications = spec_table_new(arena, sema, lowering);
    return quantified;
}

bool quantified_is_over(QuantifiedRun *quantified) {
    quantified->out_of_time |= deadline_is_set(quantified->options.deadline) &&
                               deadline_is_past(quantified->options.deadline);
    return quantified->out_of_time;
}

bool quantified_out_of_time(const QuantifiedRun *quantified) {
    return quantified->out_of_time;
}

// ---- Results

void quantified_add_obligation(QuantifiedRun *quantified, const State *state, Formula goal,
                               ObligationKind kind, Span span, Span clause, const char *text) {
    if (quantified->quiet || goal == FORMULA_TRUE)
        return;
    QuantifiedObligation obligation = {.from = quantified->current,
                                       .conditions = state->conditions,
                                       .facts = state->facts,
                                       .goal = goal,
                                       .kind = kind,
                                       .span = span,
                                       .clause = clause,
                                       .text = text};
    vector_push(quantified->arena, &quantified->obligations, obligation);
}

void quantified_add_approximation(QuantifiedRun *quantified, const char *text) {
    if (!quantified->approximation)
        quantified->approximation = text;
}

void quantified_add_unmodelled(QuantifiedRun *quantified, const State *state, Span span,
                               const char *text) {
    if (quantified->repeating)
        return;
    QuantifiedPlace place = {
        quantified->current, state->conditions, state->facts, span, text, NULL, false};
    vector_push(quantified->arena, &quantified->unmodelled, place);
}

// ---- At the start

static void assume(QuantifiedRun *quantified, Formula formula) {
    if (formula != FORMULA_TRUE)
        vector_push(quantified->arena, &quantified->assumptions, formula);
}

static void add_input(QuantifiedRun *quantified, Variable *variable, Type *type, Formula value) {
    QuantifiedInput input = {variable, type, value};
    vector_push(quantified->arena, &quantified->inputs, input);
}

// A method that a subclass overrides is not called on that subclass's objects.
static void assume_dispatch(QuantifiedRun *quantified, Method *method) {
    if (method->modifiers & (MODIFIER_PRIVATE | MODIFIER_FINAL))
        return;
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        Class *class_symbol = quantified->classes.items[i];
        if (class_symbol != method->owner &&
            query_is_subclass(quantified->sema, class_symbol, method->owner) &&
            !(class_symbol->modifiers & MODIFIER_ABSTRACT) &&
            lower_dispatch(quantified->lowering, class_symbol, method) != method)
            assume(quantified, logic_not(quantified->table,
                                         quantified_instance_of(quantified, quantified->receiver,
                                                                class_symbol->type)));
    }
}

// What was there before the object under construction: any value.
static Formula value_around(QuantifiedRun *quantified, State *state, Variable *field) {
    Formula value = quantified_fresh_variable(
        quantified, quantified_sort_of_type(quantified, field->type), field->name->text);
    quantified_note_value(quantified, state, value, field->type);
    if (!query_is_value(field->type) && !variable_is_nullable(quantified->sema, field))
        quantified_state_fact(quantified, state,
                              logic_not(quantified->table, quantified_is_null(quantified, value)));
    return value;
}

// The instance around an inner class, and what a local one captured, are set by whoever creates the
// object.
static void make_constructed(QuantifiedRun *quantified, Class *class_symbol, State *state) {
    VariableList fields = {0};
    Variable *outer = lower_outer_field(quantified->lowering, class_symbol);
    const VariableList *captured = lower_captured_fields(quantified->lowering, class_symbol);
    if (outer)
        vector_push(quantified->arena, &fields, outer);
    for (uint32_t i = 0; captured && i < captured->count; i++)
        vector_push(quantified->arena, &fields, captured->items[i]);
    Formula *values = arena_array(quantified->arena, fields.count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < fields.count; i++)
        values[i] = value_around(quantified, state, fields.items[i]);
    quantified->receiver =
        quantified_new_object(quantified, state, class_symbol->type, FORMULA_NONE);
    for (uint32_t i = 0; i < fields.count; i++)
        quantified_store_field(quantified, state, quantified->receiver, fields.items[i], values[i]);
}

static void make_receiver(QuantifiedRun *quantified, Method *method, State *state) {
    if (method->modifiers & MODIFIER_STATIC)
        return;
    Type *type = method->owner->type;
    if (method->is_constructor) {
        make_constructed(quantified, method->owner, state);
    } else {
        quantified->receiver = logic_object(quantified->table, "this", false);
        quantified_note_value(quantified, state, quantified->receiver, type);
        assume_dispatch(quantified, method);
        add_input(quantified, NULL, type, quantified->receiver);
    }
    state->registers[quantified->graph.ir->receiver] = quantified->receiver;
}

static Span end_of(const Method *method) {
    if (!method->declaration)
        return method->owner->declaration->node.span;
    Position at = method->declaration->name_at;
    return (Span){at, at + (method->declaration->name ? method->declaration->name->length : 1)};
}

static bool has_hidden_class(QuantifiedRun *quantified, Type *type) {
    const ClassList *lists[] = {&quantified->hidden, &quantified->lambdas};
    while (type->kind == TYPE_ARRAY)
        type = type->element;
    Class *of = type->kind == TYPE_CLASS ? type->class_symbol : NULL;
    if (!of || !of->unit || of->unit->is_library)
        return false;
    for (uint32_t k = 0; k < 2; k++)
        for (uint32_t i = 0; i < lists[k]->count; i++)
            if (query_is_subclass(quantified->sema, lists[k]->items[i], of))
                return true;
    return false;
}

// A bounded heap has no objects of local and anonymous classes and of lambdas; others hand them in.
static void note_hidden_inputs(QuantifiedRun *quantified, const Method *method,
                               const State *state) {
    if (!quantified->options.scope)
        return;
    if (method->is_constructor && lower_outer_field(quantified->lowering, method->owner))
        quantified_add_unmodelled(quantified, state, end_of(method),
                                  "the instance around an object under construction");
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (has_hidden_class(quantified, method->parameters.items[i]->type))
            quantified_add_unmodelled(quantified, state, end_of(method),
                                      "an object of a class without a name");
}

static void make_arguments(QuantifiedRun *quantified, Method *method, State *state) {
    LogicTable *table = quantified->table;
    quantified->arguments =
        arena_array(quantified->arena, method->parameters.count + 1, sizeof(Formula));
    uint32_t first = method->modifiers & MODIFIER_STATIC ? 0 : 1;
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Variable *parameter = method->parameters.items[i];
        // Java starts a program with an array of texts.
        bool is_object =
            !query_is_value(parameter->type) &&
            (query_is_main(method) || !variable_is_nullable(quantified->sema, parameter));
        Formula value =
            is_object ? logic_object(table, parameter->name->text, false)
                      : logic_variable(table, quantified_sort_of_type(quantified, parameter->type),
                                       parameter->name->text);
        quantified->arguments[i] = value;
        // An argument is never the object under construction.
        if (!query_is_value(parameter->type))
            assume(quantified, logic_less(table, value, quantified->pre_state->allocated));
        quantified_note_value(quantified, state, value, parameter->type);
        add_input(quantified, parameter, parameter->type, value);
        if (first + i < quantified->graph.ir->parameters.count)
            state->registers[quantified->graph.ir->parameters.items[first + i]] = value;
    }
}

static void assume_elements(QuantifiedRun *quantified, Method *method, const State *state) {
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Variable *parameter = method->parameters.items[i];
        if (parameter->type->kind == TYPE_ARRAY && !query_is_value(parameter->type->element) &&
            (query_is_main(method) || !variable_elements_nullable(quantified->sema, parameter)))
            assume(quantified,
                   logic_or(
                       quantified->table, quantified_is_null(quantified, quantified->arguments[i]),
                       quantified_elements_non_null(quantified, state, quantified->arguments[i])));
    }
}

// What holds of all objects, said of one: E-matching may not find that it is one of them.
static void assume_of_one(QuantifiedRun *quantified, Formula formula, Formula object) {
    LogicTable *table = quantified->table;
    FormulaNode node = *logic_node(table, formula);
    if (node.kind != FORMULA_KIND_FORALL || node.count != 2 || !object ||
        logic_sort(table, node.children[0]) != SORT_REF || logic_sort(table, object) != SORT_REF)
        return;
    assume(quantified, logic_substitute(table, node.children[1], node.children, &object, 1));
}

static void assume_of_inputs(QuantifiedRun *quantified, Formula formula) {
    assume_of_one(quantified, formula, quantified->receiver);
    for (uint32_t i = 0; i < quantified->method->parameters.count; i++)
        assume_of_one(quantified, formula, quantified->arguments[i]);
    for (uint32_t i = 0; i < quantified->held.count; i++)
        assume_of_one(quantified, formula, quantified->held.items[i]);
}

static void assume_invariants(QuantifiedRun *quantified, const State *state, Formula skip) {
    InvariantList list = {0};
    quantified_contract_invariants(quantified, JML_INVARIANT, state, NULL, skip, false, &list);
    quantified_implicit_invariants(quantified, state, skip, false, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        if (quantified->options.scope && list.items[i].class_symbol) {
            ObjectInvariant invariant = {list.items[i].class_symbol, list.items[i].formula};
            vector_push(quantified->arena, &quantified->object_invariants, invariant);
            continue;
        }
        assume(quantified, list.items[i].formula);
        if (!quantified->options.unroll)
            assume_of_inputs(quantified, list.items[i].formula);
    }
}

static void assume_axioms(QuantifiedRun *quantified, const State *state) {
    InvariantList list = {0};
    quantified_contract_invariants(quantified, JML_AXIOM, state, NULL, FORMULA_NONE, false, &list);
    for (uint32_t i = 0; i < list.count; i++)
        assume(quantified, list.items[i].formula);
}

// Clauses that nothing here checks must not pass in silence.
static void note_unchecked_clauses(QuantifiedRun *quantified, const State *state) {
    for (uint32_t i = 0; i < quantified->cases.count; i++) {
        const NodeList *clauses = &quantified->cases.items[i].clauses;
        for (uint32_t j = 0; j < clauses->count; j++) {
            Node *node = clauses->items[j];
            JmlKeyword keyword = spec_unchecked(node);
            if (keyword)
                quantified_add_unmodelled(
                    quantified, state, node->span,
                    arena_format(quantified->arena, "the clause '%s'", ast_keyword_text(keyword)));
        }
    }
}

static void note_ignored(QuantifiedRun *quantified, Method *method, const State *state) {
    IgnoredList ignored = method_ignored_jml(quantified->sema, method);
    for (uint32_t i = 0; i < ignored.count; i++)
        quantified_add_unmodelled(quantified, state, ignored.items[i],
                                  "JML that Jury does not know");
    PassageNodeList passages = method_passages(quantified->sema, method);
    for (uint32_t i = 0; i < passages.count; i++)
        quantified_add_unmodelled(quantified, state, passages.items[i]->span, "reachable");
}

// ---- At the end

typedef struct DutyKind {
    State *state;
    ObligationKind kind;
    const char *text;
} DutyKind;

static void check_duty(Evaluation *evaluation, const SpecDuty *duty, void *context) {
    const DutyKind *kind = context;
    QuantifiedRun *quantified = formula_run(evaluation);
    if (duty->is_free || duty->applies == FORMULA_FALSE)
        return;
    Formula violated = spec_violated(evaluation, duty->condition);
    quantified_add_obligation(quantified, kind->state, logic_not(quantified->table, violated),
                              kind->kind, end_of(quantified->method), duty->clause, kind->text);
}

static SpecCall own_call(const QuantifiedRun *quantified) {
    return (SpecCall){quantified->receiver, quantified->arguments, quantified->pre_state};
}

static void check_ensures(QuantifiedRun *quantified, const SpecCase *of, State *state,
                          Formula result) {
    if (of->behavior == JML_EXCEPTIONAL_BEHAVIOR) {
        quantified_add_obligation(quantified, state, logic_not(quantified->table, of->holds),
                                  OBLIGATION_POSTCONDITION, end_of(quantified->method),
                                  (Span){0, 0},
                                  "the method returns, but its specification says that it throws");
        return;
    }
    Evaluation base = formula_evaluation(quantified, state);
    DutyKind kind = {state, OBLIGATION_POSTCONDITION, "postcondition"};
    SpecCall call = own_call(quantified);
    spec_each_ensures(&base, of, &call, result, check_duty, &kind);
}

// What is to hold of any one object, said of each.
static Formula of_each(QuantifiedRun *quantified, const InvariantClause *clause) {
    LogicTable *table = quantified->table;
    FormulaList objects = {0}, parts = {0};
    if (!clause->object || !quantified_few_objects(quantified, clause->class_symbol, &objects))
        return clause->formula;
    for (uint32_t i = 0; i < objects.count; i++)
        vector_push(
            quantified->arena, &parts,
            logic_substitute(table, clause->formula, &clause->object, &objects.items[i], 1));
    return logic_and_all(table, parts.items, parts.count);
}

static void check_clauses(QuantifiedRun *quantified, State *state, const InvariantList *list,
                          ObligationKind kind, const char *text) {
    for (uint32_t i = 0; i < list->count; i++)
        quantified_add_obligation(quantified, state, of_each(quantified, &list->items[i]), kind,
                                  end_of(quantified->method), list->items[i].span, text);
}

static void check_invariants(QuantifiedRun *quantified, State *state, Formula skip) {
    if (quantified->method->modifiers & MODIFIER_HELPER)
        return;
    InvariantList invariants = {0}, constraints = {0}, implicit = {0}, accessible = {0};
    quantified_contract_accessible(quantified, &accessible);
    check_clauses(quantified, state, &accessible, OBLIGATION_ACCESSIBLE,
                  "accessible of the class: more is read");
    quantified_contract_invariants(quantified, JML_INVARIANT, state, NULL, skip, true, &invariants);
    check_clauses(quantified, state, &invariants, OBLIGATION_INVARIANT, "invariant");
    quantified_contract_invariants(quantified, JML_CONSTRAINT, state, quantified->pre_state, skip,
                                   true, &constraints);
    check_clauses(quantified, state, &constraints, OBLIGATION_CONSTRAINT, "constraint");
    quantified_implicit_invariants(quantified, state, skip, true, &implicit);
    check_clauses(quantified, state, &implicit, OBLIGATION_NON_NULL,
                  "null in a field that must not be null");
}

static void check_initially(QuantifiedRun *quantified, State *state) {
    InheritedClauseList clauses = {0};
    class_clauses(quantified->sema, quantified->method->owner, JML_INITIALLY, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++) {
        TypeClause *clause = clauses.items[i].clause;
        Evaluation base = formula_evaluation(quantified, state);
        Evaluation evaluation = spec_clause_evaluation(&base, quantified->receiver,
                                                       clauses.items[i].owner, FORMULA_TRUE);
        quantified_add_obligation(quantified, state, formula_holds(&evaluation, clause->expression),
                                  OBLIGATION_INITIALLY, end_of(quantified->method),
                                  clause->node.span, "initially");
    }
}

// \strictly_nothing: no object was created.
static void check_creation(QuantifiedRun *quantified, State *state) {
    LogicTable *table = quantified->table;
    Evaluation evaluation = formula_evaluation(quantified, state);
    Formula forbidden = spec_frame_forbids_creation(&evaluation, &quantified->assignable);
    if (forbidden == FORMULA_FALSE)
        return;
    Formula same = logic_equal(table, state->allocated, quantified->pre_state->allocated);
    quantified_add_obligation(quantified, state, logic_implies(table, forbidden, same),
                              OBLIGATION_ASSIGNABLE, end_of(quantified->method),
                              spec_frame_clause(&quantified->assignable),
                              "creation of an object under \\strictly_nothing");
}

static void note_return(QuantifiedRun *quantified, const State *state, Formula result) {
    uint32_t count = quantified->method->parameters.count;
    QuantifiedReturn end = {.from = quantified->current,
                            .conditions = state->conditions,
                            .facts = state->facts,
                            .values = arena_array(quantified->arena, count + 1, sizeof(Formula))};
    for (uint32_t i = 0; i < count; i++)
        end.values[i] = quantified->arguments[i];
    end.values[count] = result;
    vector_push(quantified->arena, &quantified->returns, end);
}

void quantified_check_returned(QuantifiedRun *quantified, State *state, Formula result) {
    Method *method = quantified->method;
    if (quantified->options.summaries)
        note_return(quantified, state, result);
    for (uint32_t i = 0; i < quantified->cases.count; i++)
        check_ensures(quantified, &quantified->cases.items[i], state, result);
    for (uint32_t i = 0; i < quantified->claims.count; i++)
        check_ensures(quantified, &quantified->claims.items[i], state, result);
    if (result && !query_is_value(method->return_type) &&
        !method_returns_nullable(quantified->sema, method))
        quantified_add_obligation(
            quantified, state, logic_not(quantified->table, quantified_is_null(quantified, result)),
            OBLIGATION_NON_NULL, end_of(method), (Span){0, 0},
            "the result is null, but must not be");
    NonNullArguments said = method_non_null_arguments(quantified->sema, method);
    if (said.first || said.second)
        quantified_add_unmodelled(quantified, state, end_of(method),
                                  "null in a collection, where none must be");
    check_creation(quantified, state);
    check_invariants(quantified, state, FORMULA_NONE);
    if (method->is_constructor)
        check_initially(quantified, state);
}

static const char *check_text(IrCheck check) {
    switch (check) {
    case IR_CHECK_NONE: return "exception";
    case IR_CHECK_NULL:
    case IR_CHECK_REQUIRED: return "null dereference: NullPointerException";
    case IR_CHECK_INDEX: return "index out of bounds: ArrayIndexOutOfBoundsException";
    case IR_CHECK_NEGATIVE_SIZE: return "negative array size: NegativeArraySizeException";
    case IR_CHECK_DIVISION: return "division by zero: ArithmeticException";
    case IR_CHECK_CAST:
    case IR_CHECK_BRIDGE_CAST:
    case IR_CHECK_ERASED_CAST: return "class cast: ClassCastException";
    case IR_CHECK_ARRAY_STORE: return "array store: ArrayStoreException";
    case IR_CHECK_UNBOX: return "unboxing null: NullPointerException";
    case IR_CHECK_THROW_NULL: return "throwing null: NullPointerException";
    case IR_CHECK_ASSERT: return "assertion: AssertionError";
    case IR_CHECK_OVERFLOW:
    case IR_CHECK_UNFIT: return "integer overflow";
    case IR_CHECK_NO_MATCH: return "no case of the switch matches: MatchException";
    }
    return "exception";
}

// Of a program, where only some exceptions are asked about.
static Formula may_escape(QuantifiedRun *quantified, Formula exception) {
    Type *asked = quantified->options.escaping;
    if (!asked || !query_is_main(quantified->method))
        return FORMULA_FALSE;
    return logic_not(quantified->table, quantified_instance_of(quantified, exception, asked));
}

// Which exceptions a case lets through; true: none of these, in any case.
static bool check_allowed(QuantifiedRun *quantified, const SpecCase *of, State *state,
                          Formula exception, Span at) {
    LogicTable *table = quantified->table;
    TypeList types = {0};
    quantified_contract_allowed(quantified, of, quantified->method, &types);
    Formula allowed = may_escape(quantified, exception);
    for (uint32_t i = 0; i < types.count; i++)
        allowed =
            logic_or(table, allowed, quantified_instance_of(quantified, exception, types.items[i]));
    quantified_add_obligation(quantified, state, logic_implies(table, of->holds, allowed),
                              OBLIGATION_EXCEPTION, at, (Span){0, 0},
                              check_text(state->thrown_check));
    return quantified->options.scope && of->holds == FORMULA_TRUE && allowed == FORMULA_FALSE;
}

static void check_signals(QuantifiedRun *quantified, const SpecCase *of, State *state,
                          Formula exception) {
    Evaluation base = formula_evaluation(quantified, state);
    DutyKind kind = {state, OBLIGATION_EXCEPTIONAL_POSTCONDITION, "exceptional postcondition"};
    SpecCall call = own_call(quantified);
    spec_each_signals(&base, of, &call, exception, check_duty, &kind);
}

// A claim that names no exceptions says nothing about which there may be.
static void check_thrown_claim(QuantifiedRun *quantified, const SpecCase *of, State *state,
                               Formula exception, Span at) {
    bool names_exceptions = of->behavior == JML_NORMAL_BEHAVIOR;
    for (uint32_t i = 0; i < of->clauses.count; i++)
        names_exceptions |= of->clauses.items[i]->kind == NODE_SIGNALS_ONLY_CLAUSE;
    if (names_exceptions)
        check_allowed(quantified, of, state, exception, at);
    check_signals(quantified, of, state, exception);
}

void quantified_check_thrown(QuantifiedRun *quantified, State *state, Formula exception) {
    Span at = state->thrown_at.begin ? state->thrown_at : end_of(quantified->method);
    if (state->thrown_check == IR_CHECK_OVERFLOW) {
        quantified_add_obligation(quantified, state, FORMULA_FALSE, OBLIGATION_OVERFLOW, at,
                                  (Span){0, 0}, check_text(state->thrown_check));
        return;
    }
    bool is_broken = false;
    for (uint32_t i = 0; i < quantified->cases.count; i++) {
        const SpecCase *of = &quantified->cases.items[i];
        is_broken |= check_allowed(quantified, of, state, exception, at);
        check_signals(quantified, of, state, exception);
    }
    for (uint32_t i = 0; i < quantified->claims.count; i++)
        check_thrown_claim(quantified, &quantified->claims.items[i], state, exception, at);
    check_creation(quantified, state);
    if (is_broken)
        return; // in any case: what else does not hold then need not be asked
    check_invariants(quantified, state,
                     quantified->method->is_constructor ? quantified->receiver : FORMULA_NONE);
}

// ---- The whole

// The class of a created object is known by number: what it is a subtype of.
static void add_type_axioms(QuantifiedRun *quantified) {
    LogicTable *table = quantified->table;
    for (uint32_t i = 0; i < quantified->types.count; i++) {
        Formula number = logic_number(table, SORT_TYPE, quantified->types.items[i].number);
        // 0 is the class of what is not there.
        if (quantified->options.scope)
            quantified_add_axiom(
                quantified, logic_not(table, logic_subtype(table, logic_number(table, SORT_TYPE, 0),
                                                           quantified->types.items[i].number)));
        for (uint32_t j = 0; j < quantified->types.count; j++) {
            Formula is = logic_subtype(table, number, quantified->types.items[j].number);
            bool really = query_is_subtype(quantified->sema, quantified->types.items[i].type,
                                           quantified->types.items[j].type);
            quantified_add_axiom(quantified, really ? is : logic_not(table, is));
        }
    }
}

static State *first_state(QuantifiedRun *quantified) {
    State *state = ARENA_NEW(quantified->arena, State);
    state->register_count = quantified->graph.ir->registers.count;
    state->registers = arena_array(quantified->arena, state->register_count, sizeof(Formula));
    state->allocated = logic_variable(quantified->table, SORT_REF, "allocated");
    quantified_add_axiom(
        quantified,
        logic_less(quantified->table, quantified_null_reference(quantified), state->allocated));
    return state;
}

void quantified_run(QuantifiedRun *quantified, Method *method) {
    quantified->method = method;
    quantified_graph_build(quantified, method);
    if (quantified->out_of_time)
        return;
    State *state = first_state(quantified);
    State *old = quantified_state_copy(quantified, state);
    quantified->pre_state = old;
    make_receiver(quantified, method, state);
    make_arguments(quantified, method, state);
    // \old means the fields of a new object with their defaults, but it is not there yet.
    Formula allocated = old->allocated;
    *old = *quantified_state_copy(quantified, state);
    old->allocated = allocated;
    quantified_note_initializers(quantified, quantified->graph.ir, state);
    note_ignored(quantified, method, state);
    note_hidden_inputs(quantified, method, state);
    assume_elements(quantified, method, state);
    assume_axioms(quantified, state);
    quantified_held_by_inputs(quantified, state, &quantified->held);
    if (!(method->modifiers & MODIFIER_HELPER))
        assume_invariants(quantified, state,
                          method->is_constructor ? quantified->receiver : FORMULA_NONE);
    quantified->cases = quantified_contract_cases(quantified, method);
    for (uint32_t i = 0; i < quantified->cases.count; i++)
        quantified->cases.items[i].polarity = -1;
    note_unchecked_clauses(quantified, state);
    assume(quantified,
           quantified_contract_precondition(quantified, &quantified->cases, state,
                                            quantified->receiver, quantified->arguments));
    if (quantified->cases.count == 1) // it was assumed
        quantified->cases.items[0].holds = FORMULA_TRUE;
    quantified_contract_frame(quantified, &quantified->cases, state, quantified->receiver,
                              quantified->arguments, method, &quantified->assignable);
    quantified->has_assignable = true;
    quantified_accessible_read(quantified, state);
    quantified->claims = spec_claims(quantified->specifications, formula_domain(), method);
    quantified_contract_precondition(quantified, &quantified->claims, state, quantified->receiver,
                                     quantified->arguments);
    for (uint32_t i = 0; i < state->facts.count; i++)
        assume(quantified, state->facts.items[i]);
    quantified->unmodelled_assumptions = quantified->unmodelled.count;
    quantified_find_cuts(quantified, state);
    if (quantified->out_of_time)
        return;
    if (quantified->options.scope)
        quantified_bound_heap(quantified);
    add_type_axioms(quantified);
    if (quantified->options.scope)
        quantified_bound_widths(quantified);
}

const FormulaList *quantified_axioms(const QuantifiedRun *quantified) {
    return &quantified->axioms;
}
const FormulaList *quantified_reach_axioms(const QuantifiedRun *quantified) {
    return &quantified->reach_axioms;
}
const FormulaList *quantified_assumptions(const QuantifiedRun *quantified) {
    return &quantified->assumptions;
}
const CutPointList *quantified_cuts(const QuantifiedRun *quantified) {
    return &quantified->cuts;
}
const SegmentList *quantified_segments(const QuantifiedRun *quantified) {
    return &quantified->segments;
}
const QuantifiedObligationList *quantified_obligations(const QuantifiedRun *quantified) {
    return &quantified->obligations;
}
const QuantifiedReturnList *quantified_returns(const QuantifiedRun *quantified) {
    return &quantified->returns;
}

const QuantifiedPlaceList *quantified_unmodelled(const QuantifiedRun *quantified) {
    return &quantified->unmodelled;
}
bool quantified_classes_as_given(const QuantifiedRun *quantified) {
    return quantified->classes_as_given;
}
bool quantified_may_diverge(const QuantifiedRun *quantified) {
    for (uint32_t i = 0; i < quantified->cases.count; i++)
        if (spec_owes_end(&quantified->cases.items[i]))
            return false;
    return quantified->cases.count > 0;
}
const char *quantified_approximation(const QuantifiedRun *quantified) {
    return quantified->approximation;
}
uint32_t quantified_unmodelled_assumptions(const QuantifiedRun *quantified) {
    return quantified->unmodelled_assumptions;
}
const QuantifiedPlaceList *quantified_truncated(const QuantifiedRun *quantified) {
    return &quantified->truncated;
}
const QuantifiedCallList *quantified_calls(const QuantifiedRun *quantified) {
    return &quantified->calls;
}
const QuantifiedInputList *quantified_inputs(const QuantifiedRun *quantified) {
    return &quantified->inputs;
}
const HeapSlotList *quantified_slots(const QuantifiedRun *quantified) {
    return &quantified->slots;
}
const ClassList *quantified_classes(const QuantifiedRun *quantified) {
    return &quantified->classes;
}
const IrMethod *quantified_graph(const QuantifiedRun *quantified) {
    return quantified->graph.ir;
}
const QuantifiedState *quantified_pre_state(const QuantifiedRun *quantified) {
    return quantified->pre_state;
}
Formula quantified_slot_value(QuantifiedRun *quantified, const QuantifiedState *state,
                              uint32_t slot) {
    return quantified_slot_get(quantified, state, slot);
}
Formula quantified_length(QuantifiedRun *quantified, Formula array) {
    return quantified_length_of(quantified, array);
}
