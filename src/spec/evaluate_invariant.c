// \invariant_for and \static_invariant_for: the invariants of an object's class, or of a class.
#include "spec/evaluate_internal.h"

#include "sema/queries.h"
#include "sema/specs.h"

// The static invariants of the class, or, with an object, those about it.
static SpecValue clauses_hold(Evaluation *evaluation, Class *class_symbol, SpecValue object,
                              SpecValue condition) {
    const SpecDomain *domain = evaluation->domain;
    InheritedClauseList clauses = {0};
    class_clauses(spec_sema(evaluation->table), class_symbol, JML_INVARIANT, &clauses);
    SpecValue result = domain->truth;
    for (uint32_t i = 0; i < clauses.count; i++) {
        TypeClause *clause = clauses.items[i].clause;
        bool is_static = ast_modifiers(clause->modifiers) & MODIFIER_STATIC;
        if (is_static != (object == 0))
            continue;
        Evaluation inner = spec_evaluation_about(evaluation, object, clauses.items[i].owner);
        inner.guard = domain->conjunction(evaluation, evaluation->guard, condition);
        SpecValue holds =
            spec_holds(&inner, spec_lower_condition(evaluation->table, clause->expression));
        evaluation->failed |= inner.failed;
        result = domain->conjunction(evaluation, result, holds);
    }
    return result;
}

SpecValue spec_invariant_for(Evaluation *evaluation, const SpecExpr *at) {
    enum { DEEPEST = 6 };
    const SpecDomain *domain = evaluation->domain;
    if (evaluation->depth > DEEPEST)
        return spec_unmodelled(evaluation, at, "invariants that refer to each other, too deep");
    if (at->kind == SPEC_STATIC_INVARIANT_FOR)
        return clauses_hold(evaluation, at->target->class_symbol, 0, domain->truth);
    SpecValue object = spec_evaluate_at(evaluation, 0, at->children[0]);
    spec_undefined(evaluation, domain->is_null(evaluation, object));
    SpecTypeCaseList cases = {0};
    if (!domain->types_of(evaluation, object, at->children[0]->type, at->span, &cases))
        return spec_unmodelled(evaluation, at, "the invariant of an object of any class");
    Type *declared = query_erasure(spec_sema(evaluation->table), at->children[0]->type);
    if (!cases.count && declared->kind == TYPE_CLASS)
        return clauses_hold(evaluation, declared->class_symbol, object, domain->truth);
    SpecValue result = domain->truth;
    for (uint32_t i = 0; i < cases.count; i++) {
        const SpecTypeCase *one = &cases.items[i];
        if (one->type->kind != TYPE_CLASS)
            continue;
        SpecValue holds =
            clauses_hold(evaluation, one->type->class_symbol, one->object, one->condition);
        result = domain->conjunction(evaluation, result,
                                     domain->implication(evaluation, one->condition, holds));
    }
    return result;
}
