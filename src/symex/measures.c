// measured_by: a recursive call is made with a smaller measure, which was not negative.
#include "symex/contract.h"

static SpecValueList values_at(Symex *symex, const SpecCase *of, const Activation *at,
                               ExpressionClause *clause, Term *undefined) {
    Evaluation evaluation = ground_evaluation(symex, at->state);
    evaluation =
        spec_case_evaluation(&evaluation, of, &(SpecCall){at->receiver, at->arguments, NULL});
    SpecValueList values = spec_measure_values(&evaluation, clause->expression);
    *undefined = term_or(symex->terms, *undefined, evaluation.undefined);
    return values;
}

// From the case `own` of the method that runs to the case `of` of the one that it calls.
static void check_case(Symex *symex, const SpecCase *own, const SpecCase *of,
                       const Activation *first, const Activation *called, const char *name,
                       Span span) {
    TermTable *terms = symex->terms;
    ExpressionClause *clause = spec_measure_clause(of);
    Term undefined = TERM_FALSE;
    SpecValueList start = values_at(symex, own, first, spec_measure_clause(own), &undefined);
    SpecValueList now = values_at(symex, of, called, clause, &undefined);
    Evaluation evaluation = ground_evaluation(symex, called->state);
    Term decreases = spec_measure_decreases(&evaluation, clause->expression, &start, &now);
    decreases = term_and(terms, decreases, term_not(undefined));
    Term here = term_and(terms, called->state->guard, term_and(terms, own->holds, of->holds));
    add_obligation(symex, OBLIGATION_DECREASES, term_and(terms, here, term_not(decreases)), span,
                   clause->node.span,
                   arena_format(symex->arena, "measured_by at the recursive call of '%s'", name));
}

bool measure_check(Symex *symex, const SpecCaseList *own, const SpecCaseList *cases,
                   const Activation *first, const Activation *called, const char *name, Span span) {
    bool is_measured = own->count > 0 && cases->count > 0;
    for (uint32_t i = 0; i < own->count; i++)
        for (uint32_t j = 0; j < cases->count; j++) {
            bool fit = spec_measures_fit(symex->specifications, &own->items[i], &cases->items[j]);
            is_measured &= fit;
            if (fit)
                check_case(symex, &own->items[i], &cases->items[j], first, called, name, span);
        }
    return is_measured;
}

void measure_check_executed(Symex *symex, const Frame *caller, const SpecCaseList *cases,
                            const IrMethod *method, const State *state, const Term *arguments,
                            Span span) {
    enum { DEEPEST_MEASURED = 3 };
    const Frame *frame = caller;
    while (frame && frame->method != method)
        frame = frame->caller;
    // The method itself is checked from every state: what breaks deep down breaks there at once.
    if (!frame || symex->execution->run_options.assumes_contracts ||
        recursion_depth(caller, method) > DEEPEST_MEASURED)
        return;
    uint32_t count = method->parameters.count;
    bool has_receiver = method->receiver != 0;
    Term *before = arena_array(symex->arena, count + 1, sizeof(Term));
    for (uint32_t i = 0; i < count; i++)
        before[i] = register_get(symex, frame, &frame->before, method->parameters.items[i]);
    Activation first = {&frame->before, has_receiver ? before[0] : TERM_NONE,
                        before + has_receiver};
    Activation called = {state, has_receiver ? arguments[0] : TERM_NONE, arguments + has_receiver};
    SpecCaseList own = contract_cases(symex, method->symbol);
    contract_precondition(symex, &own, first.state, first.receiver, first.arguments);
    measure_check(symex, &own, cases, &first, &called, method->symbol->name->text, span);
}
