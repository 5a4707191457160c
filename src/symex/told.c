// What is told need not be left open first and pinned down by clauses then: the
// terms stay small, and what follows folds.
#include "symex/told.h"

#include "sema/queries.h"

// ---- Finding it

// Whose value is looked for: a field of the receiver, or else the result.
typedef struct Sought {
    const Variable *field;
} Sought;

static Node *without_parentheses(Node *node) {
    while (node->kind == NODE_PARENTHESIZED)
        node = as_Parenthesized(node)->inner;
    return node;
}

static bool is_this(FieldAccess *access) {
    return access->object && access->object->kind == NODE_THIS &&
           !as_This(access->object)->qualifier;
}

static bool is_sought(const Sought *sought, Node *node) {
    node = without_parentheses(node);
    if (sought->field && node->kind == NODE_FIELD)
        return as_FieldAccess(node)->variable == sought->field && is_this(as_FieldAccess(node));
    if (sought->field)
        return node->kind == NODE_NAME && as_NameExpression(node)->variable == sought->field;
    return node->kind == NODE_JML_ATOM && as_JmlAtom(node)->keyword == JML_RESULT;
}

// The other side of a conjunct `sought == e` or `e == sought`; NULL if there is none.
static Node *find_equal(const Sought *sought, Node *node) {
    node = without_parentheses(node);
    if (node->kind != NODE_BINARY)
        return NULL;
    Binary *binary = as_Binary(node);
    if (binary->operator== OPERATOR_AND) {
        Node *left = find_equal(sought, binary->left);
        return left ? left : find_equal(sought, binary->right);
    }
    if (binary->operator!= OPERATOR_EQUAL && binary->operator!= OPERATOR_EQUIVALENT)
        return NULL;
    return is_sought(sought, binary->left)    ? binary->right
           : is_sought(sought, binary->right) ? binary->left
                                              : NULL;
}

// Of several cases, which one applies depends on the execution.
static Node *find_told(const Sought *sought, const CaseList *cases) {
    if (cases->count != 1 || cases->items[0].behavior == JML_EXCEPTIONAL_BEHAVIOR)
        return NULL;
    const NodeList *clauses = &cases->items[0].clauses;
    for (uint32_t i = 0; i < clauses->count; i++) {
        if (clauses->items[i]->kind != NODE_EXPRESSION_CLAUSE ||
            as_ExpressionClause(clauses->items[i])->keyword != JML_ENSURES)
            continue;
        Node *found = find_equal(sought, as_ExpressionClause(clauses->items[i])->expression);
        if (found)
            return found;
    }
    return NULL;
}

// ---- Can it be used?

static void look_for_result(void *context, Node *node) {
    bool *found = context;
    *found |= node->kind == NODE_JML_ATOM && as_JmlAtom(node)->keyword == JML_RESULT;
    ast_each_child(node, look_for_result, context);
}

static bool is_parameter(const Node *node) {
    const Variable *variable =
        node->kind == NODE_NAME ? ((const NameExpression *)node)->variable : NULL;
    return variable && variable->kind == VARIABLE_PARAMETER;
}

// Operators on constants, parameters and `\old`: the same before and after.
static bool is_of_before(Node *node) {
    node = without_parentheses(node);
    if (node->constant || node->kind == NODE_LITERAL || is_parameter(node))
        return true;
    if (node->kind == NODE_OLD)
        return !as_Old(node)->label;
    if (node->kind == NODE_UNARY)
        return is_of_before(as_Unary(node)->operand);
    return node->kind == NODE_BINARY && is_of_before(as_Binary(node)->left) &&
           is_of_before(as_Binary(node)->right);
}

static void look_for_calls(void *context, Node *node) {
    bool *found = context;
    *found |= node->kind == NODE_CALL;
    ast_each_child(node, look_for_calls, context);
}

// Equal numbers and booleans are the same. Equal references are, but which objects strings, boxes
// and others of the library are is not always known.
static bool is_same_if_equal(Symex *symex, Node *value, Type *type) {
    if (type_is_primitive(type))
        return value->type->kind == TYPE_BOOLEAN
                   ? type->kind == TYPE_BOOLEAN
                   : type_is_integral(type) && type->kind != TYPE_BIGINT &&
                         type_is_integral(value->type);
    if (type_is_primitive(value->type) || !query_is_subtype(symex->sema, value->type, type))
        return false;
    bool has_calls = false; // which may create what they give
    look_for_calls(&has_calls, value);
    Class *class_symbol = type->kind == TYPE_CLASS ? type->class_symbol : NULL;
    return !has_calls && (type->kind == TYPE_ARRAY ||
                          (class_symbol && class_symbol->unit && !class_symbol->unit->is_library));
}

// What is not modelled in it is noted when the clause is assumed.
static Term evaluate(Symex *symex, const ToldCall *call, const State *state, Node *expression,
                     Type *type) {
    Spec spec = contract_spec(symex, &call->cases->items[0], state, call->before, call->receiver,
                              call->arguments);
    spec.math = spec_math_at(symex, expression->span.begin);
    symex->mode.repeating++;
    Term value = spec_value_as(&spec, expression, type);
    symex->mode.repeating--;
    return value;
}

Term told_result(Symex *symex, const ToldCall *call, const State *after, Type *type) {
    Node *value = find_told(&(Sought){NULL}, call->cases);
    bool is_circular = false;
    if (value)
        look_for_result(&is_circular, value);
    if (!value || is_circular || !is_same_if_equal(symex, value, type))
        return TERM_NONE;
    return evaluate(symex, call, after, value, type);
}

Term told_field(Symex *symex, const ToldCall *call, Variable *field) {
    Node *value = find_told(&(Sought){field}, call->cases);
    if (!value || !is_of_before(value) || !is_same_if_equal(symex, value, field->type))
        return TERM_NONE;
    return evaluate(symex, call, call->before, value, field->type);
}
