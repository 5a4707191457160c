// Calls of pure methods in specifications.
//
// The domain runs the body, as Java has it. What takes or gives values that only JML has, a number
// of any size, a sequence, is no Java: of such a model method the body must be one expression, and
// that is evaluated with the arguments put in.
#include "spec/value.h"

#include "lower/reads.h"
#include "sema/queries.h"

// ---- Methods of JML's own

static bool is_of_jml(const Type *type) {
    return (type->kind >= TYPE_BIGINT && type->kind < TYPE_CLASS) || query_is_jml_value(type);
}

// What `{ return e; }` gives, or NULL.
static Node *returned(const Method *method) {
    Node *body = method->declaration ? method->declaration->body : NULL;
    if (!body || body->kind != NODE_BLOCK || as_Block(body)->statements.count != 1)
        return NULL;
    Node *only = as_Block(body)->statements.items[0];
    return only->kind == NODE_RETURN ? as_Return(only)->value : NULL;
}

typedef struct JmlSearch {
    uint32_t depth; // of model methods that call each other
    bool found;
} JmlSearch;

static bool has_jml(const Method *method, uint32_t depth);

// Of expressions, these have no code.
static bool is_jml(const Node *node) {
    switch ((int)node->kind) {
    case NODE_QUANTIFIED:
    case NODE_JML_FUNCTION:
    case NODE_JML_ATOM:
    case NODE_JML_TYPE:
    case NODE_OLD:
    case NODE_CHAIN:
    case NODE_LET:
    case NODE_REACH:
    case NODE_LABELED_EXPRESSION: return true;
    case NODE_BINARY: {
        Operator of = ((const Binary *)node)->operator;
        return of == OPERATOR_EQUIVALENT || of == OPERATOR_NOT_EQUIVALENT ||
               of == OPERATOR_IMPLIES || of == OPERATOR_IMPLIED_BY || of == OPERATOR_SUBTYPE;
    }
    default: return false;
    }
}

static void search_jml(void *context, Node *node) {
    JmlSearch *search = context;
    const Method *called = node->kind == NODE_CALL ? as_Call(node)->method : NULL;
    search->found |= is_jml(node) || (called && has_jml(called, search->depth + 1));
    if (!search->found)
        ast_each_child(node, search_jml, context);
}

// Does a model method give an expression that only JML has, or one that calls such a method?
static bool has_jml(const Method *method, uint32_t depth) {
    enum { DEEPEST = 4 };
    Node *value = method->modifiers & MODIFIER_MODEL ? returned(method) : NULL;
    JmlSearch search = {.depth = depth};
    if (value && depth < DEEPEST)
        search_jml(&search, value);
    return search.found;
}

static bool needs_jml(const Evaluation *evaluation, const Method *method) {
    bool found = is_of_jml(method->return_type);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        found |= is_of_jml(method->parameters.items[i]->type);
    if (!found && (method->modifiers & MODIFIER_MODEL))
        query_type_bodies(spec_sema(evaluation->table), method->owner);
    return found || has_jml(method, 0);
}

static SpecValue expression_value(Evaluation *evaluation, const SpecExpr *at, Method *method,
                                  SpecValue receiver, const SpecValue *arguments) {
    query_type_bodies(spec_sema(evaluation->table), method->owner);
    if (method->declaration)
        reads_body(evaluation->table->lowering, &method->declaration->node);
    Node *value = returned(method);
    if (!value || (value->flags & NODE_HAS_ERROR))
        return spec_unmodelled(evaluation, at, "a model method whose body is no expression");
    Evaluation inner = spec_evaluation_about(evaluation, receiver, method->owner);
    inner.result = inner.exception = inner.count = 0;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        spec_bind(&inner, method->parameters.items[i], arguments[i]);
    SpecValue result =
        spec_evaluate(&inner, spec_lower_as(evaluation->table, value, method->return_type));
    evaluation->undefined = inner.undefined;
    evaluation->failed |= inner.failed;
    return result;
}

// For each class that the receiver can be of, the method that it has.
static SpecValue chosen_by_class(Evaluation *evaluation, const SpecExpr *at,
                                 const SpecValue *arguments) {
    const SpecDomain *domain = evaluation->domain;
    SpecTypeCaseList cases = {0};
    SpecValue result = 0, outer = evaluation->guard;
    if (!domain->types_of(evaluation, arguments[0], at->children[0]->type, at->span, &cases))
        return spec_unmodelled(evaluation, at, "a call on an object of any class");
    for (uint32_t i = 0; i < cases.count; i++) {
        const SpecTypeCase *one = &cases.items[i];
        Class *class_symbol = one->type->kind == TYPE_CLASS ? one->type->class_symbol : NULL;
        if (!class_symbol ||
            !query_is_subclass(spec_sema(evaluation->table), class_symbol, at->method->owner))
            continue;
        Method *method = lower_dispatch(spec_lowering(evaluation->table), class_symbol, at->method);
        evaluation->guard = domain->conjunction(evaluation, outer, one->condition);
        SpecValue value = expression_value(evaluation, at, method ? method : at->method,
                                           one->object, arguments + 1);
        result = result ? spec_choice(evaluation, at->sort, one->condition, value, result) : value;
    }
    evaluation->guard = outer;
    if (result || domain->is_null(evaluation, arguments[0]) == domain->truth)
        return result ? result : spec_any(evaluation, at->sort, at->type);
    return expression_value(evaluation, at, at->method, arguments[0], arguments + 1);
}

static SpecValue value_of_model_call(Evaluation *evaluation, const SpecExpr *at,
                                     const SpecValue *arguments) {
    bool is_static = at->method->modifiers & MODIFIER_STATIC;
    bool is_fixed = is_static || !at->is_virtual ||
                    (at->method->modifiers & (MODIFIER_PRIVATE | MODIFIER_FINAL));
    if (!is_fixed)
        return chosen_by_class(evaluation, at, arguments);
    return expression_value(evaluation, at, at->method, is_static ? 0 : arguments[0],
                            arguments + !is_static);
}

// ---- All

SpecValue spec_value_of_call(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    if (evaluation->depth > SPEC_DEEPEST)
        return spec_unmodelled(evaluation, at, "this call in a specification");
    SpecValue *arguments =
        arena_array(spec_arena(evaluation->table), at->count + 1, sizeof(SpecValue));
    bool is_static = at->method->modifiers & MODIFIER_STATIC;
    for (uint32_t i = 0; i < at->count; i++) {
        arguments[i] = spec_evaluate_at(evaluation, 0, at->children[i]);
        if (i == 0 && !is_static) // null has no methods
            spec_undefined(evaluation, domain->is_null(evaluation, arguments[i]));
    }
    if (needs_jml(evaluation, at->method))
        return value_of_model_call(evaluation, at, arguments);
    if (evaluation->reads)
        return spec_unmodelled(evaluation, at, "what a method reads that 'accessible' speaks of");
    SpecValue throws = domain->falsity;
    SpecValue value = evaluation->failed ? 0 : domain->call(evaluation, at, arguments, &throws);
    spec_undefined(evaluation, throws);
    return value ? value : spec_unmodelled(evaluation, at, "this call in a specification");
}

SpecValue spec_value_of_creation(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue *arguments =
        arena_array(spec_arena(evaluation->table), at->count + 1, sizeof(SpecValue));
    for (uint32_t i = 0; i < at->count; i++)
        arguments[i] = spec_evaluate_at(evaluation, 0, at->children[i]);
    bool can_do = domain->create && !evaluation->failed && !evaluation->reads;
    SpecValue throws = domain->falsity;
    SpecValue value = can_do ? domain->create(evaluation, at, arguments, &throws) : 0;
    spec_undefined(evaluation, throws);
    return value ? value : spec_unmodelled(evaluation, at, "a creation in a specification");
}
