// Contracts: cases, preconditions, what may be assigned, invariants.
#include "quantified/formulas.h"

#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"

// ---- Cases

SpecCaseList quantified_contract_cases(QuantifiedRun *quantified, Method *method) {
    return spec_cases(quantified->specifications, formula_domain(), method);
}

Formula quantified_contract_precondition(QuantifiedRun *quantified, SpecCaseList *cases,
                                         const State *state, Formula receiver,
                                         const Formula *arguments) {
    Evaluation base = formula_evaluation(quantified, state);
    bool failed = false;
    return spec_precondition(&base, cases, &(SpecCall){receiver, arguments, NULL}, &failed);
}

void quantified_contract_allowed(QuantifiedRun *quantified, const SpecCase *of,
                                 const Method *method, TypeList *types) {
    // Of a program nobody catches them.
    static const TypeList none = {0};
    bool is_entry = method == quantified->method && query_is_main(method);
    case_exceptions(quantified->arena, of->behavior, &of->clauses,
                    is_entry ? &none : &method->thrown, types);
}

// ---- Assignable locations

void quantified_contract_frame(QuantifiedRun *quantified, const SpecCaseList *cases,
                               const State *state, Formula receiver, const Formula *arguments,
                               const Method *method, SpecFrame *frame) {
    Evaluation base = formula_evaluation(quantified, state);
    bool is_pure = method_is_pure(quantified->sema, (Method *)method) && !method->is_constructor;
    bool failed = false;
    spec_frame_read(&base, cases, &(SpecCall){receiver, arguments, NULL}, JML_ASSIGNABLE, is_pure,
                    frame, &failed);
}

// Only objects that were there before the method are protected.
static Formula is_fresh_object(QuantifiedRun *quantified, Formula object) {
    return logic_less_equal(quantified->table, quantified->pre_state->allocated, object);
}

static void check_assignable(QuantifiedRun *quantified, State *state, const PlaceList *list,
                             Formula allowed, Span span, const char *text) {
    Formula goal = logic_implies(quantified->table, list->applies, allowed);
    if (goal != FORMULA_TRUE)
        quantified_add_obligation(quantified, state, goal, OBLIGATION_ASSIGNABLE, span,
                                  list->clause, text);
}

void quantified_check_assignable_field(QuantifiedRun *quantified, State *state, Formula object,
                                       Variable *field, Span span) {
    quantified_check_loop_field(quantified, state, object, field, span);
    if (!quantified->has_assignable || quantified->quiet)
        return;
    Evaluation evaluation = formula_evaluation(quantified, state);
    for (uint32_t i = 0; i < quantified->assignable.cases.count; i++) {
        const PlaceList *list = &quantified->assignable.cases.items[i];
        Formula allowed = places_have_field(&evaluation, &list->places, object, field);
        if (object)
            allowed = logic_or(quantified->table, allowed, is_fresh_object(quantified, object));
        check_assignable(quantified, state, list, allowed, span,
                         arena_format(quantified->arena,
                                      "assignment to '%s', which is not assignable",
                                      field->name->text));
    }
}

void quantified_check_assignable_element(QuantifiedRun *quantified, State *state, Formula array,
                                         Formula index, Span span) {
    quantified_check_loop_element(quantified, state, array, index, span);
    if (!quantified->has_assignable || quantified->quiet)
        return;
    Evaluation evaluation = formula_evaluation(quantified, state);
    for (uint32_t i = 0; i < quantified->assignable.cases.count; i++) {
        const PlaceList *list = &quantified->assignable.cases.items[i];
        Formula allowed = logic_or(quantified->table,
                                   places_have_element(&evaluation, &list->places, array, index),
                                   is_fresh_object(quantified, array));
        check_assignable(quantified, state, list, allowed, span,
                         "assignment to an array element, which is not assignable");
    }
}

// ---- Accessible locations

bool quantified_has_accessible(QuantifiedRun *quantified) {
    MethodCaseList cases = method_cases(quantified->sema, quantified->method);
    for (uint32_t i = 0; i < cases.count; i++)
        for (uint32_t j = 0; j < cases.items[i].clauses.count; j++) {
            Node *clause = cases.items[i].clauses.items[j];
            if (clause->kind == NODE_LOCATIONS_CLAUSE &&
                as_LocationsClause(clause)->keyword == JML_ACCESSIBLE)
                return true;
        }
    return false;
}

void quantified_accessible_read(QuantifiedRun *quantified, const State *state) {
    Evaluation base = formula_evaluation(quantified, state);
    bool failed = false;
    spec_frame_read(&base, &quantified->cases,
                    &(SpecCall){quantified->receiver, quantified->arguments, NULL}, JML_ACCESSIBLE,
                    false, &quantified->accessible, &failed);
}

void quantified_check_accessible(QuantifiedRun *quantified, State *state, Formula object,
                                 Variable *field, Formula index, Span span) {
    LogicTable *table = quantified->table;
    for (uint32_t i = 0; !quantified->quiet && i < quantified->accessible.cases.count; i++) {
        const PlaceList *list = &quantified->accessible.cases.items[i];
        Evaluation evaluation = formula_evaluation(quantified, quantified->pre_state);
        Formula allowed = field ? places_have_field(&evaluation, &list->places, object, field)
                                : places_have_element(&evaluation, &list->places, object, index);
        if (object)
            allowed = logic_or(table, allowed, is_fresh_object(quantified, object));
        quantified_add_obligation(quantified, state, logic_implies(table, list->applies, allowed),
                                  OBLIGATION_ACCESSIBLE, span, list->clause,
                                  field ? arena_format(quantified->arena,
                                                       "'%s' is read, which is not accessible",
                                                       field->name->text)
                                        : "an array element is read, which is not accessible");
    }
}

// ---- Invariants

static bool reads_others(QuantifiedRun *quantified, const SpecExpr *at, uint32_t depth);

// What `represents` says of the model field in some class; what nothing says is the object's own.
static bool model_reads_others(QuantifiedRun *quantified, const SpecExpr *at, uint32_t depth) {
    enum { DEEPEST = 8 };
    if (depth > DEEPEST)
        return true;
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        Class *owner;
        const SpecExpr *meaning = spec_represented(
            quantified->specifications, quantified->classes.items[i], at->variable, &owner);
        if (meaning && reads_others(quantified, meaning, depth + 1))
            return true;
    }
    return false;
}

// Does it depend on more than fields of the object itself, and what never changes?
static bool reads_others(QuantifiedRun *quantified, const SpecExpr *at, uint32_t depth) {
    bool is_own = at->count && at->children[0] &&
                  (at->children[0]->kind == SPEC_ENCLOSING || at->children[0]->kind == SPEC_THIS);
    if (at->kind == SPEC_MODEL_FIELD)
        return !is_own || model_reads_others(quantified, at, depth);
    if (at->kind == SPEC_CALL || at->kind == SPEC_CREATE || at->kind == SPEC_ELEMENT ||
        at->kind == SPEC_SET_HAS || at->kind == SPEC_SET_SIZE || at->kind == SPEC_REACH ||
        at->kind == SPEC_NON_NULL_ELEMENTS || at->kind == SPEC_INVARIANT_FOR ||
        at->kind == SPEC_STATIC_INVARIANT_FOR)
        return true;
    if ((at->kind == SPEC_FIELD && !is_own) || at->kind == SPEC_STATIC_FIELD)
        if (!(at->variable->modifiers & MODIFIER_FINAL))
            return true;
    for (uint32_t i = 0; i < at->count; i++)
        if (at->children[i] && reads_others(quantified, at->children[i], depth))
            return true;
    return false;
}

static void add_invariant(QuantifiedRun *quantified, Class *class_symbol, TypeClause *clause,
                          const State *state, const State *old, Formula skip, bool for_one,
                          InvariantList *list) {
    LogicTable *table = quantified->table;
    bool is_static = spec_clause_is_static(clause);
    Formula object = is_static ? FORMULA_NONE
                     : for_one ? logic_variable(table, SORT_REF, "object")
                               : logic_bound_variable(table, SORT_REF, "object");
    Evaluation base = formula_evaluation(quantified, state);
    base.old = old;
    Evaluation evaluation = spec_clause_evaluation(&base, object, class_symbol, FORMULA_TRUE);
    Formula exists = FORMULA_TRUE;
    if (!is_static) {
        quantified_bound_class(quantified, class_symbol->type);
        exists = logic_and(table, quantified_instance_of(quantified, object, class_symbol->type),
                           logic_less(table, object, (old ? old : state)->allocated));
        if (skip)
            exists = logic_and(table, exists, logic_not(table, logic_equal(table, object, skip)));
        if (for_one)
            exists = logic_and(table, exists, quantified_is_near(quantified, class_symbol, object));
    }
    Formula formula = logic_implies(table, exists, formula_holds(&evaluation, clause->expression));
    if (!is_static && !for_one)
        formula = logic_quantify(table, true, &object, 1, formula);
    InvariantClause result = {
        clause->node.span, formula, is_static ? NULL : class_symbol,
        for_one ? object : FORMULA_NONE,
        reads_others(quantified, spec_lower(quantified->specifications, clause->expression), 0)};
    vector_push(quantified->arena, list, result);
}

void quantified_contract_invariants(QuantifiedRun *quantified, JmlKeyword keyword,
                                    const State *state, const State *old, Formula skip,
                                    bool for_one, InvariantList *list) {
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        Class *class_symbol = quantified->classes.items[i];
        InheritedClauseList clauses = {0};
        class_clauses(quantified->sema, class_symbol, keyword, &clauses);
        for (uint32_t j = 0; j < clauses.count; j++)
            if (clauses.items[j].owner == class_symbol &&
                clause_concerns(quantified->sema, clauses.items[j], quantified->method))
                add_invariant(quantified, class_symbol, clauses.items[j].clause, state, old, skip,
                              for_one, list);
    }
}

void quantified_contract_accessible(QuantifiedRun *quantified, InvariantList *list) {
    Formula skip = quantified->method->is_constructor ? quantified->receiver : FORMULA_NONE;
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        Class *class_symbol = quantified->classes.items[i];
        InheritedClauseList clauses = {0};
        if (!query_is_subclass(quantified->sema, quantified->method->owner, class_symbol))
            continue;
        class_clauses(quantified->sema, class_symbol, JML_ACCESSIBLE, &clauses);
        for (uint32_t j = 0; j < clauses.count; j++)
            if (clauses.items[j].owner == class_symbol)
                add_invariant(quantified, class_symbol, clauses.items[j].clause,
                              quantified->pre_state, NULL, skip, true, list);
    }
}

static void check_entered_class(QuantifiedRun *quantified, State *state, const Entered *entered,
                                Formula receiver, Class *class_symbol) {
    InheritedClauseList clauses = {0};
    class_clauses(quantified->sema, class_symbol, JML_INVARIANT, &clauses);
    Formula is_one = quantified_instance_of(quantified, receiver, class_symbol->type);
    Evaluation base = formula_evaluation(quantified, state);
    for (uint32_t i = 0; i < clauses.count; i++) {
        TypeClause *clause = clauses.items[i].clause;
        if (clauses.items[i].owner != class_symbol || spec_clause_is_static(clause))
            continue;
        Evaluation evaluation = spec_clause_evaluation(&base, receiver, class_symbol, FORMULA_TRUE);
        Formula holds = formula_holds(&evaluation, clause->expression);
        quantified_add_obligation(
            quantified, state, logic_implies(quantified->table, is_one, holds),
            OBLIGATION_PRECONDITION, entered->span, clause->node.span,
            arena_format(quantified->arena, "precondition of '%s': this invariant",
                         entered->method->name->text));
    }
}

bool quantified_counts_on_invariants(const Method *method) {
    return !method->is_constructor &&
           !(method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE | MODIFIER_HELPER));
}

static void require_argument(QuantifiedRun *quantified, State *state, const Entered *entered,
                             const Variable *parameter, Formula holds, const char *what) {
    const Method *method = entered->method;
    const char *name = method->is_constructor ? method->owner->name->text : method->name->text;
    quantified_add_obligation(quantified, state, holds, OBLIGATION_PRECONDITION, entered->span,
                              (Span){0, 0},
                              arena_format(quantified->arena, what, name, parameter->name->text));
    quantified_state_assume(quantified, state, holds);
}

// Null where the parameters of a method that is executed must not have it.
static void check_arguments(QuantifiedRun *quantified, const Graph *graph, State *state,
                            const Entered *entered) {
    const Method *method = entered->method;
    LogicTable *table = quantified->table;
    uint32_t first = !(method->modifiers & MODIFIER_STATIC);
    quantified_doubt_arguments(quantified, state, method, entered->span);
    for (uint32_t i = 0; method->declaration && i < method->parameters.count; i++) {
        const Variable *parameter = method->parameters.items[i];
        if (type_is_primitive(parameter->type))
            continue;
        Formula value =
            quantified_register_get(quantified, graph, state, entered->arguments[first + i]);
        Formula is_null = quantified_is_null(quantified, value);
        if (!variable_is_nullable(quantified->sema, parameter))
            require_argument(quantified, state, entered, parameter, logic_not(table, is_null),
                             "precondition of '%s': null for '%s', which must not be null");
        if (parameter->type->kind == TYPE_ARRAY && !type_is_primitive(parameter->type->element) &&
            !variable_elements_nullable(quantified->sema, parameter))
            require_argument(
                quantified, state, entered, parameter,
                logic_or(table, is_null, quantified_elements_non_null(quantified, state, value)),
                "precondition of '%s': null in '%s', whose elements must not be null");
    }
}

// A method with a contract keeps its precondition to whoever calls it, executed or not.
static void check_precondition(QuantifiedRun *quantified, const Graph *graph, State *state,
                               const Entered *entered) {
    Method *method = entered->method;
    SpecCaseList cases = quantified_contract_cases(quantified, method);
    if (!cases.count)
        return;
    uint32_t first = !(method->modifiers & MODIFIER_STATIC);
    uint32_t count = first + method->parameters.count;
    Formula *values = arena_array(quantified->arena, count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++)
        values[i] = quantified_register_get(quantified, graph, state, entered->arguments[i]);
    Formula holds = quantified_contract_precondition(
        quantified, &cases, state, first ? values[0] : FORMULA_NONE, values + first);
    const char *name = method->is_constructor ? method->owner->name->text : method->name->text;
    quantified_add_obligation(quantified, state, holds, OBLIGATION_PRECONDITION, entered->span,
                              (Span){0, 0},
                              arena_format(quantified->arena, "precondition of '%s'", name));
    quantified_state_assume(quantified, state, holds);
}

void quantified_check_entered(QuantifiedRun *quantified, const Graph *graph, State *state,
                              const Entered *entered) {
    const Class *owner = entered->method->owner;
    if (quantified->quiet || !owner->unit || owner->unit->is_library)
        return;
    check_arguments(quantified, graph, state, entered);
    check_precondition(quantified, graph, state, entered);
    if (!quantified_counts_on_invariants(entered->method))
        return;
    Formula receiver = quantified_register_get(quantified, graph, state, entered->arguments[0]);
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        Class *class_symbol = quantified->classes.items[i];
        bool is_library = class_symbol->unit && class_symbol->unit->is_library;
        if (!is_library &&
            quantified_may_be_of(quantified, entered->method->owner->type, class_symbol))
            check_entered_class(quantified, state, entered, receiver, class_symbol);
    }
}
