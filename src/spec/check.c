// The rules of the form (docs/spec.md), checked after lowering in debug builds.
#include "spec/spec.h"

#include "diag/internal_error.h"

typedef struct Arity {
    uint32_t least, most;
} Arity;

static Arity arity_of(SpecKind kind) {
    static const Arity arities[] = {
#define SPEC(NAME, text, least, most) [SPEC_##NAME] = {least, most},
#include "spec/spec.def"
#undef SPEC
    };
    return arities[kind];
}

// Only what is left open in a set of locations, and the range of a quantifier, may be missing.
static bool may_lack(const SpecExpr *at, uint32_t index) {
    return ((at->kind == SPEC_LOCATION_ELEMENTS || at->kind == SPEC_LOCATION_HAS) && index > 0) ||
           (at->kind == SPEC_LOCATION_EACH && index == 0) ||
           (at->kind == SPEC_QUANTIFIER && index == 0);
}

static bool is_unmodelled(const SpecExpr *at) {
    return at->kind == SPEC_UNMODELLED;
}

static void check_operands(const SpecExpr *at) {
    const SpecExpr *a = at->children[0], *b = at->count > 1 ? at->children[1] : NULL;
    if (is_unmodelled(a) || (b && is_unmodelled(b)))
        return;
    if (at->kind == SPEC_EQUAL || at->kind == SPEC_LESS || at->kind == SPEC_LESS_EQUAL)
        SHOULD(a->sort == b->sort, "operands of a comparison should be of one sort");
    if (at->kind == SPEC_ARITHMETIC)
        SHOULD(a->sort == at->sort, "arithmetic should be at the sort of its operand");
    if (at->kind == SPEC_AND || at->kind == SPEC_OR || at->kind == SPEC_IMPLIES ||
        at->kind == SPEC_EQUIVALENT)
        SHOULD(a->sort == SPEC_SORT_BOOL && b->sort == SPEC_SORT_BOOL,
               "operands of logic should be booleans");
    if (at->kind == SPEC_NOT)
        SHOULD(a->sort == SPEC_SORT_BOOL, "operands of logic should be booleans");
    if (at->kind == SPEC_FIELD || at->kind == SPEC_LENGTH || at->kind == SPEC_ELEMENT ||
        at->kind == SPEC_UNBOX || at->kind == SPEC_CAST)
        SHOULD(a->sort == SPEC_SORT_REFERENCE, "members should be of a reference");
    if (at->kind == SPEC_CONVERT)
        SHOULD(spec_is_number(a->sort) && spec_is_number(at->sort),
               "a conversion should be of a number");
}

static void check_details(const SpecExpr *at) {
    bool has_variable = at->kind == SPEC_LOCAL || at->kind == SPEC_FIELD ||
                        at->kind == SPEC_STATIC_FIELD || at->kind == SPEC_MODEL_FIELD ||
                        at->kind == SPEC_LOCATION_FIELD;
    SHOULD(!has_variable || at->variable, "a name should be resolved");
    SHOULD((at->kind != SPEC_CALL && at->kind != SPEC_CREATE) || at->method,
           "a call should have a method");
    SHOULD(at->kind != SPEC_UNMODELLED || at->text, "what is not modelled should be named");
    SHOULD(at->kind != SPEC_SEQUENCE_EQUAL || at->binders.count == 2,
           "two sequences that are compared should have names");
    SHOULD(at->kind != SPEC_QUANTIFIER || at->binders.count, "a quantifier should bind something");
}

void spec_check(const SpecExpr *at) {
    Arity arity = arity_of(at->kind);
    SHOULD(at->count >= arity.least && at->count <= arity.most,
           "a specification expression should have the children of its kind");
    for (uint32_t i = 0; i < at->count; i++) {
        SHOULD(at->children[i] || may_lack(at, i), "a child should be there");
        if (at->children[i])
            spec_check(at->children[i]);
    }
    if (at->count && at->children[0])
        check_operands(at);
    check_details(at);
}
