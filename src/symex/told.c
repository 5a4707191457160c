// What is told need not be left open first and pinned down by clauses then: the
// terms stay small, and what follows folds.
#include "symex/told.h"

#include "sema/queries.h"

// ---- Finding it

// Whose value is looked for: a field of the receiver, or else the result.
typedef struct Sought {
    const Variable *field;
} Sought;

static bool is_sought(const Sought *sought, const SpecExpr *at) {
    if (!sought->field)
        return at->kind == SPEC_RESULT;
    if (at->kind != SPEC_FIELD || at->variable != sought->field)
        return false;
    SpecKind object = at->children[0]->kind;
    return object == SPEC_THIS || object == SPEC_ENCLOSING;
}

// The other side of a conjunct `sought == e` or `e == sought`; NULL if there is none.
static const SpecExpr *find_equal(const Sought *sought, const SpecExpr *at) {
    if (at->kind == SPEC_AND) {
        const SpecExpr *left = find_equal(sought, at->children[0]);
        return left ? left : find_equal(sought, at->children[1]);
    }
    if (at->kind != SPEC_EQUAL && at->kind != SPEC_EQUIVALENT)
        return NULL;
    return is_sought(sought, at->children[0])   ? at->children[1]
           : is_sought(sought, at->children[1]) ? at->children[0]
                                                : NULL;
}

// Of several cases, which one applies depends on the execution.
static const SpecExpr *find_told(Symex *symex, const Sought *sought, const SpecCaseList *cases) {
    if (cases->count != 1 || cases->items[0].behavior == JML_EXCEPTIONAL_BEHAVIOR)
        return NULL;
    const NodeList *clauses = &cases->items[0].clauses;
    for (uint32_t i = 0; i < clauses->count; i++) {
        if (clauses->items[i]->kind != NODE_EXPRESSION_CLAUSE ||
            as_ExpressionClause(clauses->items[i])->keyword != JML_ENSURES)
            continue;
        const SpecExpr *found = find_equal(
            sought, spec_lower_condition(symex->specifications,
                                         as_ExpressionClause(clauses->items[i])->expression));
        if (found)
            return found;
    }
    return NULL;
}

// ---- Can it be used?

static bool has_kind(const SpecExpr *at, SpecKind kind) {
    if (!at)
        return false;
    if (at->kind == kind)
        return true;
    for (uint32_t i = 0; i < at->count; i++)
        if (has_kind(at->children[i], kind))
            return true;
    return false;
}

// Operators on constants, parameters and `\old`: the same before and after.
static bool is_of_before(const SpecExpr *at) {
    switch ((int)at->kind) {
    case SPEC_CONSTANT:
    case SPEC_NULL:
    case SPEC_STRING: return true;
    case SPEC_LOCAL: return at->variable->kind == VARIABLE_PARAMETER;
    case SPEC_OLD: return !at->label;
    case SPEC_NOT:
    case SPEC_AND:
    case SPEC_OR:
    case SPEC_EQUAL:
    case SPEC_LESS:
    case SPEC_LESS_EQUAL:
    case SPEC_ARITHMETIC:
    case SPEC_CONVERT:
        for (uint32_t i = 0; i < at->count; i++)
            if (!is_of_before(at->children[i]))
                return false;
        return true;
    default: return false;
    }
}

// Equal numbers and booleans are the same. Equal references are, but which objects strings, boxes
// and others of the library are is not always known.
static bool is_same_if_equal(Symex *symex, const SpecExpr *value, Type *type) {
    if (value->sort == SPEC_SORT_BOOL || value->sort == SPEC_SORT_INT ||
        value->sort == SPEC_SORT_LONG)
        return value->sort == spec_sort_of(type);
    if (value->sort != SPEC_SORT_REFERENCE || query_is_value(type) ||
        !query_is_subtype(symex->sema, value->type, type))
        return false;
    // A call may create what it gives.
    Class *class_symbol = type->kind == TYPE_CLASS ? type->class_symbol : NULL;
    return !has_kind(value, SPEC_CALL) &&
           (type->kind == TYPE_ARRAY ||
            (class_symbol && class_symbol->unit && !class_symbol->unit->is_library));
}

// What is not modelled in it is noted when the clause is assumed.
static Term evaluate(Symex *symex, const ToldCall *call, const State *state,
                     const SpecExpr *expression) {
    Evaluation base = ground_evaluation(symex, state);
    SpecCall of = {call->receiver, call->arguments, call->before};
    Mode outer = mode_enter(symex, mode_repeating(symex));
    Evaluation evaluation = spec_case_evaluation(&base, &call->cases->items[0], &of);
    Term value = spec_evaluate(&evaluation, expression);
    mode_leave(symex, outer);
    return value;
}

Term told_result(Symex *symex, const ToldCall *call, const State *after, Type *type) {
    const SpecExpr *value = find_told(symex, &(Sought){NULL}, call->cases);
    if (!value || has_kind(value, SPEC_RESULT) || has_kind(value, SPEC_UNMODELLED) ||
        !is_same_if_equal(symex, value, type))
        return TERM_NONE;
    return evaluate(symex, call, after, value);
}

Term told_field(Symex *symex, const ToldCall *call, Variable *field) {
    const SpecExpr *value = find_told(symex, &(Sought){field}, call->cases);
    if (!value || !is_of_before(value) || !is_same_if_equal(symex, value, field->type))
        return TERM_NONE;
    return evaluate(symex, call, call->before, value);
}
