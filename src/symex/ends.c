// How a call ends: the result and the exception, against the specification.
#include "symex/symex.h"

#include "sema/nullness.h"
#include "sema/queries.h"
#include "symex/contract.h"
#include "symex/plain.h"
#include "symex/positions.h"

static Term is_null(Symex *symex, Term reference) {
    return term_equal(symex->terms, reference, object_reference(symex, 0));
}

Span method_span(const Method *method) {
    if (!method->declaration)
        return method->owner->declaration->node.span;
    Position at = method->declaration->name_at;
    return (Span){at, at + (method->declaration->name ? method->declaration->name->length : 1)};
}

typedef struct DutyKind {
    const Checking *checking;
    ObligationKind kind;
    const char *text;
} DutyKind;

// The same of pairs in the other order, where positions were put in one.
static void doubt_order(Evaluation *evaluation, const SpecDuty *duty) {
    Symex *symex = ground_symex(evaluation);
    const SpecExpr *all = positions_all_pairs(symex, duty->condition);
    if (!all)
        return;
    Term unknown = TERM_FALSE;
    uint32_t instances = symex->results.instances.count;
    Mode outer = mode_enter(symex, mode_apart(symex, &unknown));
    Term violated = spec_violated(evaluation, all);
    mode_leave(symex, outer);
    symex->results.instances.count = instances;
    positions_doubt(symex, duty->clause, term_or(symex->terms, violated, unknown));
}

static void check_duty(Evaluation *evaluation, const SpecDuty *duty, void *context) {
    const DutyKind *kind = context;
    if (duty->is_free)
        return;
    add_obligation(kind->checking->symex, kind->kind, spec_violated(evaluation, duty->condition),
                   kind->checking->end, duty->clause, kind->text);
    doubt_order(evaluation, duty);
}

static SpecCall checked_call(const Checking *checking) {
    return (SpecCall){checking->receiver, checking->arguments, checking->before};
}

static void check_ensures(const Checking *checking, const SpecCase *of, const State *after,
                          Term result) {
    Symex *symex = checking->symex;
    if (of->behavior == JML_EXCEPTIONAL_BEHAVIOR) {
        add_obligation(symex, OBLIGATION_POSTCONDITION,
                       term_and(symex->terms, after->guard, of->holds), checking->end, (Span){0, 0},
                       "the method returns, but its specification says that it throws");
        return;
    }
    Evaluation base = ground_evaluation(symex, after);
    DutyKind kind = {checking, OBLIGATION_POSTCONDITION, "postcondition"};
    SpecCall call = checked_call(checking);
    spec_each_ensures(&base, of, &call, result, check_duty, &kind);
}

static void check_returned(const Checking *checking, const SpecCaseList *cases, const State *after,
                           Term result) {
    Symex *symex = checking->symex;
    if (state_is_dead(after))
        return;
    for (uint32_t i = 0; i < cases->count; i++)
        check_ensures(checking, &cases->items[i], after, result);
    Method *method = checking->method;
    if (result && !query_is_value(method->return_type) &&
        !method_returns_nullable(symex->sema, method))
        add_obligation(symex, OBLIGATION_NON_NULL,
                       term_and(symex->terms, after->guard, is_null(symex, result)), checking->end,
                       (Span){0, 0}, "the result is null, but must not be");
    NonNullArguments said = method_non_null_arguments(symex->sema, method);
    if (result && (said.first || said.second))
        add_obligation(
            symex, OBLIGATION_NON_NULL,
            term_and(symex->terms, after->guard,
                     term_not(arguments_non_null(symex, after, result, said, checking->end))),
            checking->end, (Span){0, 0}, "null in the result, where none must be");
}

// ---- Exceptions

static void check_signals(const Checking *checking, const SpecCase *of, const State *after,
                          Term exception) {
    Evaluation base = ground_evaluation(checking->symex, after);
    DutyKind kind = {checking, OBLIGATION_EXCEPTIONAL_POSTCONDITION, "exceptional postcondition"};
    SpecCall call = checked_call(checking);
    spec_each_signals(&base, of, &call, exception, check_duty, &kind);
}

static void add_escape(const Checking *checking, ProgramProperty property, Term violated,
                       const char *text) {
    Symex *symex = checking->symex;
    uint32_t count = symex->results.obligations.count;
    add_obligation(symex, OBLIGATION_EXCEPTION, violated, checking->end, (Span){0, 0}, text);
    if (symex->results.obligations.count > count)
        vector_last(&symex->results.obligations).property = property;
}

// Of a program, what escapes is of three kinds, and each is a question of its own.
static void check_escapes(const Checking *checking, Term escapes, Term exception) {
    Symex *symex = checking->symex;
    TermTable *terms = symex->terms;
    Class *error = query_class(symex->sema, "java.lang.AssertionError");
    Class *runtime = query_class(symex->sema, "java.lang.RuntimeException");
    Term is_assertion = error ? heap_instance_of(symex, exception, error->type) : TERM_FALSE;
    Term is_runtime = runtime ? heap_instance_of(symex, exception, runtime->type) : TERM_FALSE;
    Term is_other = term_not(term_or(terms, is_assertion, is_runtime));
    add_escape(checking, PROPERTY_ASSERT, term_and(terms, escapes, is_assertion), "assertion");
    add_escape(checking, PROPERTY_EXCEPTIONS, term_and(terms, escapes, is_runtime),
               "RuntimeException");
    add_escape(checking, PROPERTY_NONE, term_and(terms, escapes, is_other), "exception");
}

static void check_thrown(const Checking *checking, const SpecCaseList *cases, const State *after,
                         Term exception) {
    Symex *symex = checking->symex;
    if (state_is_dead(after))
        return;
    for (uint32_t i = 0; i < cases->count; i++) {
        const SpecCase *of = &cases->items[i];
        TypeList types = {0};
        contract_exceptions(symex, of, checking->method, &types);
        Term allowed = is_instance_of_any(symex, exception, &types);
        Term here = term_and(symex->terms, after->guard, of->holds);
        Term escapes = term_and(symex->terms, here, term_not(allowed));
        if (symex->scope.is_plain && checking->method == symex->subject.method)
            escapes =
                term_and(symex->terms, escapes,
                         term_not(plain_rejected(symex, checking->method, escapes, exception)));
        if (symex->scope.from_start && query_is_main(checking->method))
            check_escapes(checking, escapes, exception);
        else
            add_obligation(symex, OBLIGATION_EXCEPTION, escapes, checking->end, (Span){0, 0},
                           "exception");
        check_signals(checking, of, after, exception);
    }
}

// A claim that names no exceptions says nothing about which there may be.
void check_claims(const Checking *checking, const SpecCaseList *claims, const Outcome *outcome) {
    for (uint32_t i = 0; i < claims->count; i++) {
        const SpecCase *of = &claims->items[i];
        bool names_exceptions = of->behavior == JML_NORMAL_BEHAVIOR;
        for (uint32_t j = 0; j < of->clauses.count; j++)
            names_exceptions |= of->clauses.items[j]->kind == NODE_SIGNALS_ONLY_CLAUSE;
        SpecCaseList one = {0};
        vector_push(checking->symex->arena, &one, *of);
        if (!state_is_dead(&outcome->returned))
            check_ensures(checking, of, &outcome->returned, outcome->result);
        if (names_exceptions)
            check_thrown(checking, &one, &outcome->thrown, outcome->exception);
        else if (!state_is_dead(&outcome->thrown))
            check_signals(checking, of, &outcome->thrown, outcome->exception);
    }
}

void check_ends(const Checking *checking, const SpecCaseList *cases, const Outcome *outcome) {
    check_returned(checking, cases, &outcome->returned, outcome->result);
    check_thrown(checking, cases, &outcome->thrown, outcome->exception);
}

Term contract_breach(Symex *symex, Method *method, const State *before, const Outcome *outcome,
                     Term receiver, const Term *arguments) {
    uint32_t count = symex->results.obligations.count;
    SpecCaseList cases = contract_cases(symex, method);
    contract_precondition(symex, &cases, before, receiver, arguments);
    Checking checking = {symex, method, before, receiver, arguments, method_span(method)};
    check_ends(&checking, &cases, outcome);
    Term breach = TERM_FALSE;
    for (uint32_t i = count; i < symex->results.obligations.count; i++)
        breach = term_or(symex->terms, breach, symex->results.obligations.items[i].violated);
    symex->results.obligations.count = count;
    return breach;
}
