// Patterns of instanceof, and the variables that they bind.
//
// `o instanceof Circle c && c.radius > 0` means `o instanceof Circle && (\let Circle c = (Circle)
// o; c.radius > 0)`: nothing in a specification changes anything, so that the operand has the same
// value once more. The scope of a variable is that of Java (sema/bindings.c), and the right side of
// ==> and the body of a quantifier, where the left side or the range binds it.
#include "spec/internal.h"

#include "sema/queries.h"

typedef VECTOR(Instanceof *) Tests;

static const SpecExpr *as_of_type(SpecLowering *lowering, const Node *from, const SpecExpr *value,
                                  Type *type) {
    if (value->sort != SPEC_SORT_REFERENCE)
        return value;
    SpecExpr *node = spec_unary(lowering, SPEC_CAST, from, type, SPEC_SORT_REFERENCE, value);
    node->target = type;
    return node;
}

// What the accessor of a component gives, of a value that is such a record.
static const SpecExpr *component(SpecLowering *lowering, RecordPattern *pattern, uint32_t index,
                                 const SpecExpr *value) {
    Sema *sema = lowering->table->sema;
    Type *record = pattern->node.type;
    const VariableList *components = &record->class_symbol->record_components;
    Method *accessor = components->count == pattern->components.count
                           ? query_accessor(sema, record->class_symbol, components->items[index])
                           : NULL;
    if (!accessor)
        return spec_unmodelled_node(lowering, &pattern->node, "such a pattern in a specification");
    Type *type =
        query_member_type(sema, record, record->class_symbol, components->items[index]->type);
    const SpecExpr *object = as_of_type(lowering, &pattern->node, value, record);
    SpecExpr *call =
        spec_unary(lowering, SPEC_CALL, &pattern->node, type, spec_sort_of(type), object);
    call->method = accessor;
    call->is_virtual = true;
    return call;
}

// ---- Tests

static const SpecExpr *instance_test(SpecLowering *lowering, const Node *from,
                                     const SpecExpr *value, Type *type) {
    SpecExpr *node = spec_unary(lowering, SPEC_INSTANCE_OF, from,
                                spec_primitive(lowering, TYPE_BOOLEAN), SPEC_SORT_BOOL, value);
    node->target = type;
    return node;
}

// Whatever the component holds, the pattern takes it, null too (JLS 14.30.3).
static bool takes_all(SpecLowering *lowering, const Node *pattern, const SpecExpr *value) {
    return pattern->kind == NODE_TYPE_PATTERN &&
           (value->sort != SPEC_SORT_REFERENCE ||
            query_is_subtype(lowering->table->sema, value->type, pattern->type));
}

static const SpecExpr *test_of(SpecLowering *lowering, const Node *from, Node *pattern,
                               const SpecExpr *value) {
    if (value->kind == SPEC_UNMODELLED)
        return value;
    const SpecExpr *test = instance_test(lowering, from, value, pattern->type);
    if (pattern->kind != NODE_RECORD_PATTERN)
        return test;
    RecordPattern *record = as_RecordPattern(pattern);
    for (uint32_t i = 0; i < record->components.count; i++) {
        const SpecExpr *part = component(lowering, record, i, value);
        if (part->kind == SPEC_UNMODELLED)
            return part;
        Node *inner = record->components.items[i];
        if (!takes_all(lowering, inner, part))
            test = spec_binary(lowering, SPEC_AND, pattern, test->type, SPEC_SORT_BOOL, test,
                               test_of(lowering, inner, inner, part));
    }
    return test;
}

const SpecExpr *spec_lower_instanceof(SpecLowering *lowering, Instanceof *test) {
    const SpecExpr *operand = spec_lower_tree(lowering, test->operand);
    if (operand->kind != SPEC_UNMODELLED && operand->sort != SPEC_SORT_REFERENCE)
        return spec_unmodelled_node(lowering, &test->node, "instanceof of such a value");
    return test_of(lowering, &test->node, test->target, operand);
}

// ---- What a condition binds

static void add_tests(SpecLowering *lowering, Node *condition, bool when_true, Tests *tests);

static void add_of_binary(SpecLowering *lowering, Binary *binary, bool when_true, Tests *tests) {
    bool is_implication = binary->operator== OPERATOR_IMPLIES;
    bool is_and = binary->operator== OPERATOR_AND;
    if (!is_implication && !is_and && binary->operator!= OPERATOR_OR)
        return;
    if (when_true != is_and)
        return; // nobody knows which side it was
    add_tests(lowering, binary->left, is_and || is_implication, tests);
    add_tests(lowering, binary->right, is_and, tests);
}

static void add_tests(SpecLowering *lowering, Node *condition, bool when_true, Tests *tests) {
    switch (condition->kind) {
    case NODE_PARENTHESIZED:
        add_tests(lowering, as_Parenthesized(condition)->inner, when_true, tests);
        return;
    case NODE_UNARY:
        if (as_Unary(condition)->operator== OPERATOR_NOT)
            add_tests(lowering, as_Unary(condition)->operand, !when_true, tests);
        return;
    case NODE_BINARY: add_of_binary(lowering, as_Binary(condition), when_true, tests); return;
    case NODE_INSTANCEOF:
        if (when_true && ast_category(as_Instanceof(condition)->target) == CATEGORY_PATTERN)
            vector_push(lowering->table->arena, tests, as_Instanceof(condition));
        return;
    default: return;
    }
}

// ---- Where they are in scope

static const SpecExpr *bound(SpecLowering *lowering, Node *pattern, const SpecExpr *value,
                             const SpecExpr *inner) {
    if (value->kind == SPEC_UNMODELLED)
        return inner; // so is the test, and that is said there
    if (pattern->kind == NODE_RECORD_PATTERN) {
        RecordPattern *record = as_RecordPattern(pattern);
        for (uint32_t i = record->components.count; i-- > 0;)
            inner = bound(lowering, record->components.items[i],
                          component(lowering, record, i, value), inner);
        return inner;
    }
    Variable *variable = as_VariableDeclaration(as_TypePattern(pattern)->variable)->symbol;
    if (!variable)
        return inner;
    const SpecExpr *seen = spec_converted(
        lowering, as_of_type(lowering, pattern, value, variable->type), variable->type, pattern);
    SpecExpr *let = spec_binary(lowering, SPEC_LET, pattern, inner->type, inner->sort, seen, inner);
    vector_push(lowering->table->arena, &let->binders, variable);
    return let;
}

const SpecExpr *spec_with_patterns(SpecLowering *lowering, Node *condition, bool when_true,
                                   const SpecExpr *inner) {
    Tests tests = {0};
    add_tests(lowering, condition, when_true, &tests);
    for (uint32_t i = tests.count; i-- > 0;) // a later test may read what an earlier one binds
        inner = bound(lowering, tests.items[i]->target,
                      spec_lower_tree(lowering, tests.items[i]->operand), inner);
    return inner;
}
