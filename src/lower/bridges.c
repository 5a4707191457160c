// Bridge methods (JLS 15.12.4.5): who calls a method by one that it overrides may know less of the
// parameters. `((Comparable) 1).compareTo("x")` gets to a method of Comparable that casts its
// argument to Integer.
//
// There are no bridges here. The method itself casts the parameters at its start, where some method
// that it overrides has another erasure: calls by its own name are not troubled by that.
#include "lower/internal.h"

static bool may_have_bridge(const Method *method) {
    if (method->is_constructor ||
        (method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE | MODIFIER_MODEL)))
        return false;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (type_is_reference(method->parameters.items[i]->type))
            return true;
    return false;
}

static void check_parameters(Code *code, const Method *method, const Method *overridden) {
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Variable *parameter = method->parameters.items[i];
        if (!type_is_reference(parameter->type))
            continue;
        Type *own = erasure(code, parameter->type);
        Type *known = erasure(code, overridden->parameters.items[i]->type);
        if (own != known && !query_is_subtype(code->sema, known, own))
            check_cast(code, variable_register(code, parameter), own, IR_CHECK_BRIDGE_CAST);
    }
}

static bool has_other_erasure(Code *code, const Method *method, const Method *overridden) {
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (erasure(code, method->parameters.items[i]->type) !=
            erasure(code, overridden->parameters.items[i]->type))
            return true;
    return false;
}

// One overridden method with another erasure is enough: the casts are to the types of this one.
static bool check_against(Code *code, Method *method, Class *super) {
    query_complete(code->sema, super);
    const MethodList *named = map_get(&super->methods_by_name, method->name);
    for (uint32_t i = 0; named && i < named->count; i++) {
        Method *other = named->items[i];
        if (other->parameters.count != method->parameters.count ||
            !query_may_override(method, other) ||
            !query_overrides(code->sema, method, other, method->owner) ||
            !has_other_erasure(code, method, other))
            continue;
        check_parameters(code, method, other);
        return true;
    }
    return false;
}

void check_bridged(Code *code, Method *method) {
    Class *lambda = map_get(&code->lowering->lambda_methods, method);
    if (lambda) {
        check_parameters(code, method, closure_of(code->lowering, lambda)->function);
        return;
    }
    if (!may_have_bridge(method))
        return;
    ClassList supers = {0};
    query_supers(code->sema, method->owner, &supers);
    for (uint32_t i = 1; i < supers.count; i++)
        if (check_against(code, method, supers.items[i]))
            return;
}
