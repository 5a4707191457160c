// \TYPE: types as values of specifications.
//
// A value of \TYPE is a list of types, each with the condition under which it is the one; `==` and
// `<:` are answered pair by pair. `\typeof(x) == \type(T)` needs no list. Types that are written
// have their type arguments; those of objects nobody knows.
#include "spec/evaluate_internal.h"

#include "sema/queries.h"

typedef struct TypeChoice {
    SpecValue condition;
    Type *type;      // NULL: there is none
    bool is_dynamic; // of an object: without its arguments
} TypeChoice;
typedef VECTOR(TypeChoice) TypeChoices;

static bool choose(Evaluation *evaluation, const SpecExpr *at, TypeChoices *choices);

static void add_choice(Evaluation *evaluation, TypeChoices *choices, SpecValue condition,
                       Type *type, bool is_dynamic) {
    TypeChoice choice = {condition, type, is_dynamic};
    if (condition != evaluation->domain->falsity)
        vector_push(spec_arena(evaluation->table), choices, choice);
}

static bool choose_dynamic(Evaluation *evaluation, const SpecExpr *argument, TypeChoices *choices) {
    const SpecDomain *domain = evaluation->domain;
    if (argument->sort != SPEC_SORT_REFERENCE) {
        add_choice(evaluation, choices, domain->truth, argument->type, false);
        return true;
    }
    SpecValue reference = spec_evaluate_at(evaluation, 0, argument);
    spec_undefined(evaluation, domain->is_null(evaluation, reference));
    SpecTypeCaseList cases = {0};
    if (!domain->types_of(evaluation, reference, argument->type, argument->span, &cases))
        return false;
    for (uint32_t i = 0; i < cases.count; i++)
        add_choice(evaluation, choices, cases.items[i].condition, cases.items[i].type, true);
    return cases.count || domain->is_null(evaluation, reference) == domain->truth;
}

// \elemtype of a type that is no array is null, which no type is.
static bool choose_element(Evaluation *evaluation, const SpecExpr *argument, TypeChoices *choices) {
    TypeChoices arrays = {0};
    if (!choose(evaluation, argument, &arrays))
        return false;
    for (uint32_t i = 0; i < arrays.count; i++) {
        Type *type = arrays.items[i].type;
        add_choice(evaluation, choices, arrays.items[i].condition,
                   type && type->kind == TYPE_ARRAY ? type->element : NULL,
                   arrays.items[i].is_dynamic);
    }
    return true;
}

static bool choose_erased(Evaluation *evaluation, const SpecExpr *argument, TypeChoices *choices) {
    TypeChoices types = {0};
    if (!choose(evaluation, argument, &types))
        return false;
    for (uint32_t i = 0; i < types.count; i++)
        add_choice(evaluation, choices, types.items[i].condition,
                   types.items[i].type
                       ? query_erasure(spec_sema(evaluation->table), types.items[i].type)
                       : NULL,
                   false);
    return true;
}

static bool choose_conditional(Evaluation *evaluation, const SpecExpr *at, TypeChoices *choices) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue condition = spec_evaluate_at(evaluation, 0, at->children[0]);
    SpecValue outer = evaluation->guard;
    for (uint32_t side = 0; side < 2; side++) {
        SpecValue here = side ? domain->negation(evaluation, condition) : condition;
        TypeChoices part = {0};
        evaluation->guard = domain->conjunction(evaluation, outer, here);
        bool known = choose(evaluation, at->children[side + 1], &part);
        evaluation->guard = outer;
        if (!known)
            return false;
        for (uint32_t i = 0; i < part.count; i++)
            add_choice(evaluation, choices,
                       domain->conjunction(evaluation, here, part.items[i].condition),
                       part.items[i].type, part.items[i].is_dynamic);
    }
    return true;
}

static bool choose_old(Evaluation *evaluation, const SpecExpr *at, TypeChoices *choices) {
    if (!evaluation->old || at->label)
        return false;
    const void *now = evaluation->state;
    evaluation->state = evaluation->old;
    bool known = choose(evaluation, at->children[0], choices);
    evaluation->state = now;
    return known;
}

// Lists what the expression can be; false where that is not known.
static bool choose(Evaluation *evaluation, const SpecExpr *at, TypeChoices *choices) {
    if (at->kind == SPEC_TYPE) {
        add_choice(evaluation, choices, evaluation->domain->truth, at->target, false);
        return true;
    }
    if (at->kind == SPEC_TYPE_OF)
        return choose_dynamic(evaluation, at->children[0], choices);
    if (at->kind == SPEC_ELEMENT_TYPE)
        return choose_element(evaluation, at->children[0], choices);
    if (at->kind == SPEC_ERASURE)
        return choose_erased(evaluation, at->children[0], choices);
    if (at->kind == SPEC_CONDITIONAL)
        return choose_conditional(evaluation, at, choices);
    return at->kind == SPEC_OLD && choose_old(evaluation, at, choices);
}

static bool has_arguments(const Type *type) {
    while (type && type->kind == TYPE_ARRAY)
        type = type->element;
    return type && type->kind == TYPE_CLASS && type->count;
}

static bool is_subtype(Evaluation *evaluation, Type *a, Type *b) {
    if (!a || !b)
        return false;
    if (type_is_primitive(a) || type_is_primitive(b))
        return a == b;
    return query_is_subtype(spec_sema(evaluation->table), a, b);
}

// `\typeof(x) == \type(T)`, `\typeof(x) <: \type(T)`: a question about one object.
static bool asks_for_one(const SpecExpr *at) {
    return at->children[0]->kind == SPEC_TYPE_OF && at->children[1]->kind == SPEC_TYPE &&
           at->children[0]->children[0]->sort == SPEC_SORT_REFERENCE &&
           !type_is_primitive(at->children[1]->target) && !has_arguments(at->children[1]->target);
}

static SpecValue compare_one(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue object = spec_evaluate_at(evaluation, 0, at->children[0]->children[0]);
    Type *type = at->children[1]->target;
    spec_undefined(evaluation, domain->is_null(evaluation, object));
    return at->kind == SPEC_SUBTYPE ? domain->instance_of(evaluation, object, type, at->span)
                                    : domain->is_exactly(evaluation, object, type, at->span);
}

static bool is_related(Evaluation *evaluation, const SpecExpr *at, Type *a, Type *b) {
    return at->kind == SPEC_SUBTYPE
               ? is_subtype(evaluation, a, b)
               : a == b || (is_subtype(evaluation, a, b) && is_subtype(evaluation, b, a));
}

// Whether they are related depends on the arguments that the type of an object has.
static bool is_open(Evaluation *evaluation, const SpecExpr *at, const TypeChoice *left,
                    const TypeChoice *right) {
    Sema *sema = spec_sema(evaluation->table);
    bool is_asked = (left->is_dynamic && has_arguments(right->type)) ||
                    (right->is_dynamic && has_arguments(left->type));
    return is_asked && is_related(evaluation, at, query_erasure(sema, left->type),
                                  query_erasure(sema, right->type));
}

SpecValue spec_compare_types(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    if (asks_for_one(at))
        return compare_one(evaluation, at);
    TypeChoices left = {0}, right = {0};
    if (!choose(evaluation, at->children[0], &left) || !choose(evaluation, at->children[1], &right))
        return spec_unmodelled(evaluation, at, "a type that is computed");
    SpecValue result = domain->falsity;
    for (uint32_t i = 0; i < left.count; i++)
        for (uint32_t j = 0; j < right.count; j++) {
            if (is_open(evaluation, at, &left.items[i], &right.items[j]))
                return spec_unmodelled(evaluation, at, "the type arguments of an object");
            if (is_related(evaluation, at, left.items[i].type, right.items[j].type))
                result =
                    domain->disjunction(evaluation, result,
                                        domain->conjunction(evaluation, left.items[i].condition,
                                                            right.items[j].condition));
        }
    return result;
}
