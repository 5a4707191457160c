#include "spec/contract.h"

#include "sema/queries.h"
#include "sema/specs.h"

// ---- Cases

static SpecCaseList unevaluated(SpecTable *table, const SpecDomain *domain, MethodCaseList cases) {
    SpecCaseList list = {0};
    for (uint32_t i = 0; i < cases.count; i++) {
        const MethodCase *from = &cases.items[i];
        SpecCase one = {.behavior = from->behavior,
                        .declared_in = from->declared_in,
                        .clauses = from->clauses,
                        .holds = domain->truth};
        vector_push(spec_arena(table), &list, one);
    }
    return list;
}

SpecCaseList spec_cases(SpecTable *table, const SpecDomain *domain, Method *method) {
    return unevaluated(table, domain, method_cases(spec_sema(table), method));
}

SpecCaseList spec_claims(SpecTable *table, const SpecDomain *domain, Method *method) {
    return unevaluated(table, domain, method_claims(spec_sema(table), method));
}

// ---- Names

// `forall T x;`: the method under check keeps the case for every x, so for one that is unknown.
static SpecValue value_for_all(Evaluation *evaluation, const SpecCase *of, VariablesClause *clause,
                               Variable *variable) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue value = domain->for_all ? domain->for_all(evaluation, variable, of->polarity < 0) : 0;
    if (value)
        return value;
    domain->unmodelled(evaluation, evaluation->guard, clause->node.span,
                       "'forall' in a specification");
    return domain->any(evaluation, spec_sort_of(variable->type), variable->type);
}

static void bind_clause(Evaluation *evaluation, const SpecCase *of, VariablesClause *clause) {
    for (uint32_t i = 0; i < clause->variables.count; i++) {
        VariableDeclaration *declaration = as_VariableDeclaration(clause->variables.items[i]);
        Variable *variable = declaration->symbol;
        if (!variable)
            continue;
        spec_bind(evaluation, variable,
                  declaration->initializer
                      ? spec_evaluate(evaluation,
                                      spec_lower_as(evaluation->table, declaration->initializer,
                                                    declaration->declared_type->type))
                      : value_for_all(evaluation, of, clause, variable));
    }
}

// Variables of `old` and `forall` clauses have their values from the state before.
static void bind_old_variables(Evaluation *evaluation, const SpecCase *of) {
    const void *now = evaluation->state;
    if (evaluation->old)
        evaluation->state = evaluation->old;
    for (uint32_t i = 0; i < of->clauses.count; i++)
        if (of->clauses.items[i]->kind == NODE_VARIABLES_CLAUSE)
            bind_clause(evaluation, of, as_VariablesClause(of->clauses.items[i]));
    evaluation->state = now;
}

Evaluation spec_case_evaluation(const Evaluation *base, const SpecCase *of, const SpecCall *call) {
    Evaluation evaluation = *base;
    evaluation.old = call->before;
    evaluation.receiver = call->receiver;
    evaluation.receiver_class = of->declared_in->owner;
    evaluation.constructed = of->declared_in->is_constructor ? call->receiver : 0;
    evaluation.bindings = (Map){0};
    const VariableList *parameters = &of->declared_in->parameters;
    for (uint32_t i = 0; i < parameters->count; i++)
        spec_bind(&evaluation, parameters->items[i], call->arguments[i]);
    bind_old_variables(&evaluation, of);
    return evaluation;
}

// ---- Preconditions

static bool is_clause(const Node *node, JmlKeyword keyword) {
    return node->kind == NODE_EXPRESSION_CLAUSE &&
           ((const ExpressionClause *)node)->keyword == keyword;
}

static const SpecExpr *condition_of(SpecTable *table, Node *clause) {
    return spec_lower_condition(table, as_ExpressionClause(clause)->expression);
}

static bool is_same(const Node *clause) {
    const Node *expression = ((const ExpressionClause *)clause)->expression;
    return expression->kind == NODE_JML_ATOM && ((const JmlAtom *)expression)->keyword == JML_SAME;
}

static bool says_same(const SpecCase *of) {
    for (uint32_t i = 0; i < of->clauses.count; i++)
        if (is_clause(of->clauses.items[i], JML_REQUIRES) && is_same(of->clauses.items[i]))
            return true;
    return false;
}

// `requires \same`: some case that the method inherits applies, if it inherits any.
static SpecValue same_precondition(Evaluation *base, const SpecCaseList *cases,
                                   const SpecCase *of) {
    SpecValue any = base->domain->falsity;
    bool inherits = false;
    Class *own = of->declared_in->owner;
    for (uint32_t i = 0; i < cases->count; i++) {
        const SpecCase *other = &cases->items[i];
        Class *owner = other->declared_in->owner;
        if (owner == own || says_same(other) ||
            !query_is_subclass(spec_sema(base->table), own, owner))
            continue;
        any = base->domain->disjunction(base, any, other->holds);
        inherits = true;
    }
    return inherits ? any : base->domain->truth;
}

// Each clause counts where those before it hold.
static SpecValue case_precondition(Evaluation *evaluation, const SpecCase *of, SpecValue same) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue holds = domain->truth, outer = evaluation->guard;
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        // requires_free is believed where the method is under check, and asked of nobody.
        bool is_free = of->polarity < 0 && is_clause(of->clauses.items[i], JML_REQUIRES_FREE);
        if (!is_free && !is_clause(of->clauses.items[i], JML_REQUIRES))
            continue;
        evaluation->guard = domain->conjunction(evaluation, outer, holds);
        SpecValue one =
            is_same(of->clauses.items[i])
                ? same
                : spec_may_hold(evaluation, condition_of(evaluation->table, of->clauses.items[i]));
        holds = domain->conjunction(evaluation, holds, one);
    }
    evaluation->guard = outer;
    return holds;
}

SpecValue spec_precondition(const Evaluation *base, SpecCaseList *cases, const SpecCall *call,
                            bool *failed) {
    SpecValue any = base->domain->falsity;
    // Those that say \same after those that they speak of.
    for (uint32_t i = 0; i < 2 * cases->count; i++) {
        SpecCase *of = &cases->items[i % cases->count];
        if (says_same(of) != (i >= cases->count))
            continue;
        Evaluation evaluation = spec_case_evaluation(base, of, call);
        evaluation.polarity = evaluation.root = of->polarity;
        SpecValue same = same_precondition(&evaluation, cases, of);
        of->holds = case_precondition(&evaluation, of, same);
        any = base->domain->disjunction(&evaluation, any, of->holds);
        *failed |= evaluation.failed;
    }
    return any;
}

// ---- After

void spec_each_ensures(const Evaluation *base, const SpecCase *of, const SpecCall *call,
                       SpecValue result, SpecDutyVisit *visit, void *context) {
    Evaluation evaluation = spec_case_evaluation(base, of, call);
    evaluation.result = result;
    evaluation.guard = base->domain->conjunction(&evaluation, base->guard, of->holds);
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        Node *node = of->clauses.items[i];
        bool is_free = is_clause(node, JML_ENSURES_FREE);
        if (!is_free && !is_clause(node, JML_ENSURES))
            continue;
        SpecDuty duty = {of, node->span, condition_of(base->table, node), of->holds, is_free};
        visit(&evaluation, &duty, context);
    }
}

void spec_each_signals(const Evaluation *base, const SpecCase *of, const SpecCall *call,
                       SpecValue exception, SpecDutyVisit *visit, void *context) {
    const SpecDomain *domain = base->domain;
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        if (of->clauses.items[i]->kind != NODE_SIGNALS_CLAUSE)
            continue;
        SignalsClause *clause = as_SignalsClause(of->clauses.items[i]);
        VariableDeclaration *variable = as_VariableDeclaration(clause->variable);
        if (!clause->expression)
            continue;
        Evaluation evaluation = spec_case_evaluation(base, of, call);
        evaluation.exception = exception;
        if (variable->symbol) // (E) without a name has none
            spec_bind(&evaluation, variable->symbol, exception);
        SpecValue matches = domain->instance_of(&evaluation, exception,
                                                variable->declared_type->type, (Span){0, 0});
        SpecValue applies = domain->conjunction(&evaluation, of->holds, matches);
        evaluation.guard = domain->conjunction(&evaluation, base->guard, applies);
        SpecDuty duty = {of, clause->node.span,
                         spec_lower_condition(base->table, clause->expression), applies, false};
        visit(&evaluation, &duty, context);
    }
}

SpecValue spec_exception_allowed(Evaluation *evaluation, const TypeList *types,
                                 SpecValue exception) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue result = domain->falsity;
    for (uint32_t i = 0; i < types->count; i++)
        result = domain->disjunction(
            evaluation, result,
            domain->instance_of(evaluation, exception, types->items[i], (Span){0, 0}));
    return result;
}

// ---- Frames

// assignable_free is believed: it binds nobody who keeps the case, and holds for who calls.
static bool is_believed_frame(const SpecCase *of, JmlKeyword keyword) {
    if (keyword != JML_ASSIGNABLE || of->polarity < 0)
        return false;
    for (uint32_t i = 0; i < of->clauses.count; i++)
        if (of->clauses.items[i]->kind == NODE_LOCATIONS_CLAUSE &&
            as_LocationsClause(of->clauses.items[i])->keyword == JML_ASSIGNABLE)
            return false;
    return true;
}

static bool read_case(Evaluation *evaluation, const SpecCase *of, JmlKeyword keyword,
                      PlaceList *list) {
    if (is_believed_frame(of, keyword))
        keyword = JML_ASSIGNABLE_FREE;
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        if (of->clauses.items[i]->kind != NODE_LOCATIONS_CLAUSE)
            continue;
        LocationsClause *clause = as_LocationsClause(of->clauses.items[i]);
        if (clause->keyword != keyword)
            continue;
        places_read(evaluation, spec_lower_locations(evaluation->table, clause), list);
        list->clause = clause->node.span;
    }
    return list->is_given;
}

// Without a clause everything may be assigned; a pure method may assign nothing.
void spec_frame_read(const Evaluation *base, const SpecCaseList *cases, const SpecCall *call,
                     JmlKeyword keyword, bool is_pure, SpecFrame *frame, bool *failed) {
    for (uint32_t i = 0; i < cases->count; i++) {
        const SpecCase *of = &cases->items[i];
        Evaluation evaluation = spec_case_evaluation(base, of, call);
        PlaceList list = {.applies = of->holds};
        if (read_case(&evaluation, of, keyword, &list) || is_pure)
            vector_push(spec_arena(base->table), &frame->cases, list);
        *failed |= evaluation.failed;
    }
}

typedef SpecValue Asking(Evaluation *evaluation, const Places *places, const void *question);

static SpecValue every_case(Evaluation *evaluation, const SpecFrame *frame, Asking *ask,
                            const void *question) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue allowed = domain->truth;
    for (uint32_t i = 0; i < frame->cases.count; i++) {
        const PlaceList *list = &frame->cases.items[i];
        allowed =
            domain->conjunction(evaluation, allowed,
                                domain->implication(evaluation, list->applies,
                                                    ask(evaluation, &list->places, question)));
    }
    return allowed;
}

typedef struct FrameQuestion {
    SpecValue object, index;
    const Variable *field;
} FrameQuestion;

static SpecValue ask_field(Evaluation *evaluation, const Places *places, const void *question) {
    const FrameQuestion *of = question;
    return places_have_field(evaluation, places, of->object, of->field);
}

static SpecValue ask_element(Evaluation *evaluation, const Places *places, const void *question) {
    const FrameQuestion *of = question;
    return of->index ? places_have_element(evaluation, places, of->object, of->index)
                     : places_have_array(evaluation, places, of->object);
}

SpecValue spec_frame_allows_field(Evaluation *evaluation, const SpecFrame *frame, SpecValue object,
                                  const Variable *field) {
    FrameQuestion question = {.object = object, .field = field};
    return every_case(evaluation, frame, ask_field, &question);
}

SpecValue spec_frame_allows_element(Evaluation *evaluation, const SpecFrame *frame, SpecValue array,
                                    SpecValue index) {
    FrameQuestion question = {.object = array, .index = index};
    return every_case(evaluation, frame, ask_element, &question);
}

SpecValue spec_frame_allows_array(Evaluation *evaluation, const SpecFrame *frame, SpecValue array) {
    FrameQuestion question = {.object = array};
    return every_case(evaluation, frame, ask_element, &question);
}

Span spec_frame_clause(const SpecFrame *frame) {
    return frame->cases.count ? frame->cases.items[0].clause : (Span){0, 0};
}

SpecValue spec_frame_forbids_creation(Evaluation *evaluation, const SpecFrame *frame) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue result = domain->falsity;
    for (uint32_t i = 0; i < frame->cases.count; i++)
        if (frame->cases.items[i].is_strict)
            result = domain->disjunction(evaluation, result, frame->cases.items[i].applies);
    return result;
}

// ---- Clauses of classes

Evaluation spec_clause_evaluation(const Evaluation *base, SpecValue object, Class *owner,
                                  SpecValue exists) {
    Evaluation evaluation = *base;
    evaluation.receiver = object;
    evaluation.receiver_class = owner;
    evaluation.frame = NULL;
    evaluation.bindings = (Map){0};
    evaluation.guard = base->domain->conjunction(&evaluation, base->guard, exists);
    return evaluation;
}

bool spec_clause_is_static(const TypeClause *clause) {
    return clause->keyword == JML_AXIOM ||
           (ast_modifiers(clause->modifiers) & MODIFIER_STATIC) != 0;
}

// ---- Measures

// The condition of the `diverges` clause: -1 where there is one that is not constant.
static int divergence(const SpecCase *of) {
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        if (!is_clause(of->clauses.items[i], JML_DIVERGES))
            continue;
        const Constant *known = as_ExpressionClause(of->clauses.items[i])->expression->constant;
        return known ? known->integer != 0 : -1;
    }
    return 0;
}

bool spec_may_diverge(const SpecCase *of) {
    return divergence(of) != 0;
}

bool spec_owes_end(const SpecCase *of) {
    return divergence(of) != 1;
}

ExpressionClause *spec_measure_clause(const SpecCase *of) {
    for (uint32_t i = 0; i < of->clauses.count; i++)
        if (is_clause(of->clauses.items[i], JML_MEASURED_BY))
            return as_ExpressionClause(of->clauses.items[i]);
    return NULL;
}

const SpecExpr *spec_measure_part(SpecTable *table, Node *measure, uint32_t index) {
    if (measure->kind == NODE_TUPLE)
        measure = as_Tuple(measure)->elements.items[index];
    return spec_lower(table, measure);
}

static uint32_t measure_parts(Node *measure) {
    return measure->kind == NODE_TUPLE ? as_Tuple(measure)->elements.count : 1;
}

bool spec_measures_fit(SpecTable *table, const SpecCase *first, const SpecCase *second) {
    ExpressionClause *of_first = spec_measure_clause(first);
    ExpressionClause *of_second = spec_measure_clause(second);
    if (!of_first || !of_second || of_first->condition || of_second->condition)
        return false;
    uint32_t count = measure_parts(of_first->expression);
    bool fit = count == measure_parts(of_second->expression);
    for (uint32_t i = 0; fit && i < count; i++)
        fit = spec_measure_part(table, of_first->expression, i)->sort ==
              spec_measure_part(table, of_second->expression, i)->sort;
    return fit;
}

SpecValueList spec_measure_values(Evaluation *evaluation, Node *measure) {
    uint32_t count = measure_parts(measure);
    SpecValueList values = {0};
    for (uint32_t i = 0; i < count; i++)
        vector_push(spec_arena(evaluation->table), &values,
                    spec_evaluate(evaluation, spec_measure_part(evaluation->table, measure, i)));
    return values;
}

SpecValue spec_measure_decreases(Evaluation *evaluation, Node *measure, const SpecValueList *before,
                                 const SpecValueList *now) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue result = domain->falsity, same = domain->truth;
    for (uint32_t i = 0; i < before->count; i++) {
        SpecSort sort = spec_measure_part(evaluation->table, measure, i)->sort;
        SpecValue a = before->items[i], b = now->items[i];
        if (!spec_is_integral(sort))
            return domain->falsity;
        SpecValue is_less =
            domain->conjunction(evaluation,
                                domain->less(evaluation, sort, domain->number(evaluation, sort, 0),
                                             a, true, measure->span),
                                domain->less(evaluation, sort, b, a, false, measure->span));
        result =
            domain->disjunction(evaluation, result, domain->conjunction(evaluation, same, is_less));
        same = domain->conjunction(evaluation, same,
                                   domain->equal(evaluation, sort, a, b, measure->span));
    }
    return result;
}

// ---- What is not checked

static bool says_everything(const LocationsClause *clause) {
    const Node *only = clause->locations.count == 1 ? clause->locations.items[0] : NULL;
    return only && only->kind == NODE_JML_ATOM &&
           ((const JmlAtom *)only)->keyword == JML_EVERYTHING;
}

JmlKeyword spec_unchecked(const Node *clause) {
    if (clause->kind != NODE_LOCATIONS_CLAUSE)
        return JML_NONE;
    const LocationsClause *locations = (const LocationsClause *)clause;
    bool is_one = locations->keyword == JML_CAPTURES || locations->keyword == JML_CALLABLE;
    return is_one && !says_everything(locations) ? locations->keyword : JML_NONE;
}

// ---- Pure methods

typedef struct Mention {
    const Method *method;
    bool found;
} Mention;

static void look_for_call(void *context, Node *node) {
    Mention *mention = context;
    mention->found |= node->kind == NODE_CALL && as_Call(node)->method == mention->method;
    ast_each_child(node, look_for_call, context);
}

bool spec_calls(SpecTable *table, Method *subject, const Method *method) {
    Mention mention = {method, false};
    MethodCaseList cases = method_cases(spec_sema(table), subject);
    for (uint32_t i = 0; i < cases.count; i++)
        for (uint32_t j = 0; j < cases.items[i].clauses.count; j++)
            look_for_call(&mention, cases.items[i].clauses.items[j]);
    InheritedClauseList clauses = {0};
    class_clauses(spec_sema(table), subject->owner, JML_INVARIANT, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++)
        look_for_call(&mention, &clauses.items[i].clause->node);
    return mention.found;
}
