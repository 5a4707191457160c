// Operators on values: arithmetic, bits, comparison (JLS 15.15 to 15.22).
#include "lower/internal.h"

IrOperation lower_operator(Operator operator) {
    static const IrOperation operations[] = {
        [OPERATOR_BIT_OR] = IR_OR,
        [OPERATOR_BIT_XOR] = IR_XOR,
        [OPERATOR_BIT_AND] = IR_AND,
        [OPERATOR_SHIFT_LEFT] = IR_SHIFT_LEFT,
        [OPERATOR_SHIFT_RIGHT] = IR_SHIFT_RIGHT,
        [OPERATOR_SHIFT_RIGHT_UNSIGNED] = IR_SHIFT_RIGHT_UNSIGNED,
        [OPERATOR_ADD] = IR_ADD,
        [OPERATOR_SUBTRACT] = IR_SUBTRACT,
        [OPERATOR_MULTIPLY] = IR_MULTIPLY,
        [OPERATOR_DIVIDE] = IR_DIVIDE,
        [OPERATOR_REMAINDER] = IR_REMAINDER,
    };
    return operations[operator];
}

static bool is_shift(Operator operator) {
    return operator>= OPERATOR_SHIFT_LEFT && operator<= OPERATOR_SHIFT_RIGHT_UNSIGNED;
}

static bool is_equality(Operator operator) {
    return operator== OPERATOR_EQUAL || operator== OPERATOR_NOT_EQUAL;
}

static bool is_order(Operator operator) {
    return operator>= OPERATOR_LESS && operator<= OPERATOR_GREATER_EQUAL;
}

static bool may_overflow(IrOperation operation) {
    return operation == IR_ADD || operation == IR_SUBTRACT || operation == IR_MULTIPLY ||
           operation == IR_DIVIDE;
}

static IrRegister compute(Code *code, Operator operator, IrRegister left, IrRegister right) {
    SHOULD(operator>= OPERATOR_BIT_OR && operator<= OPERATOR_REMAINDER,
           "an operator on values should be arithmetic");
    IrOperation operation = lower_operator(operator);
    IrType type = register_type(code, left);
    if (ir_is_floating(type)) // nothing fails
        return emit_binary(code, operation, type, left, right);
    if (operation == IR_DIVIDE || operation == IR_REMAINDER)
        check_divisor(code, right);
    if (may_overflow(operation))
        check_overflow(code, operation, left, right);
    return emit_binary(code, operation, type, left, right);
}

static IrRegister compare(Code *code, Operator operator, IrRegister left, IrRegister right) {
    if (is_equality(operator)) {
        IrRegister equal = emit_binary(code, IR_EQUAL, IR_BOOL, left, right);
        return operator== OPERATOR_EQUAL ? equal : emit_not(code, equal);
    }
    bool is_strict = operator== OPERATOR_LESS || operator== OPERATOR_GREATER;
    bool is_turned = operator== OPERATOR_GREATER || operator== OPERATOR_GREATER_EQUAL;
    return emit_binary(code, is_strict ? IR_LESS : IR_LESS_EQUAL, IR_BOOL, is_turned ? right : left,
                       is_turned ? left : right);
}

// The type both operands are brought to; NULL when references are compared.
static Type *common_type(Code *code, Operator operator, Type * left, Type *right) {
    if (is_equality(operator) && type_is_reference(left) && type_is_reference(right))
        return NULL;
    Type *left_primitive = primitive_of(code, left), *right_primitive = primitive_of(code, right);
    if (!left_primitive) // Object == int
        left_primitive = right_primitive;
    if (!right_primitive)
        right_primitive = left_primitive;
    if (!left_primitive || left_primitive->kind == TYPE_BOOLEAN)
        return left_primitive;
    return query_promoted(code->sema, left_primitive, right_primitive);
}

static bool is_string(const Code *code, const Type *type) {
    return type == code->types->string;
}

// ---- Strings (JLS 15.18.1)

static Method *value_of_object(Code *code) {
    const MethodList *methods =
        query_methods(code->sema, code->types->string->class_symbol, "valueOf");
    for (uint32_t i = 0; methods && i < methods->count; i++)
        if (methods->items[i]->parameters.count == 1 &&
            methods->items[i]->parameters.items[0]->type == code->types->object)
            return methods->items[i];
    return NULL;
}

// A String, or null, which reads "null".
IrRegister as_text(Code *code, IrRegister value, Type *type) {
    if (is_string(code, type) || type->kind == TYPE_NULL)
        return value;
    if (is_mathematical(type))
        return emit_unsupported_value(code, "mathematical numbers in code", code->types->string);
    if (type_is_primitive(type)) {
        IrRegister text = emit_unary(code, IR_TEXT, IR_REF, value);
        IrBlock *block = &code->ir->blocks.items[code->block];
        vector_last(&block->instructions).detail.type = type;
        return text;
    }
    Method *method = value_of_object(code);
    return method ? call_with(code, method, 0, value, false)
                  : emit_unsupported_value(code, "string concatenation", code->types->string);
}

IrRegister concatenate(Code *code, IrRegister left, Type *left_type, IrRegister right,
                       Type *right_type) {
    left = as_text(code, left, left_type);
    right = as_text(code, right, right_type);
    IrRegister text = emit_binary(code, IR_CONCATENATE, IR_REF, left, right);
    mark_non_null(code, text);
    return text;
}

static IrRegister shift(Code *code, Operator operator, IrRegister left, Type *left_type,
                        IrRegister right, Type *right_type, Type *result) {
    Type *distance = primitive_of(code, right_type);
    if (is_mathematical(result) || is_mathematical(distance))
        return emit_unsupported_value(code, "mathematical numbers in code", result);
    if (distance->kind != TYPE_LONG)
        distance = type_primitive(code->types, TYPE_INT);
    left = convert(code, left, left_type, result);
    right = convert(code, right, right_type, distance);
    return emit_binary(code, lower_operator(operator), register_type(code, left), left, right);
}

// A shift has the promoted type of its left operand alone.
static Type *shift_type(Code *code, Type *left) {
    Type *primitive = primitive_of(code, left);
    if (is_mathematical(primitive))
        return primitive;
    return type_primitive(code->types, primitive->kind == TYPE_LONG ? TYPE_LONG : TYPE_INT);
}

IrRegister lower_operation(Code *code, Operator operator, IrRegister left, Type *left_type,
                           IrRegister right, Type *right_type, Type *result) {
    if (is_string(code, result))
        return concatenate(code, left, left_type, right, right_type);
    if (is_shift(operator))
        return shift(code, operator, left, left_type, right, right_type,
                     shift_type(code, left_type));
    Type *common = common_type(code, operator, left_type, right_type);
    if (!common)
        return compare(code, operator, left, right);
    if (is_mathematical(common))
        return emit_unsupported_value(code, "mathematical numbers in code", result);
    left = convert(code, left, left_type, common);
    right = convert(code, right, right_type, common);
    return is_equality(operator) || is_order(operator) ? compare(code, operator, left, right)
                                                       : compute(code, operator, left, right);
}

// `==>` and its kin, in the body of a model method.
static bool is_of_jml(Operator operator) {
    return operator>= OPERATOR_EQUIVALENT && operator<= OPERATOR_IMPLIED_BY;
}

// Long chains a + b + c … lean to the left: they are walked down and lowered
// on the way back, without recursion.
static bool is_chained(Node *node) {
    Operator of = node->kind == NODE_BINARY ? as_Binary(node)->operator: OPERATOR_AND;
    return !node->constant && of != OPERATOR_AND && of != OPERATOR_OR && !is_of_jml(of);
}

// As references are compared, and as objects become texts, nothing is cast to what type arguments
// say; but a String is.
static IrRegister lower_operand(Code *code, Binary *binary, Node *operand) {
    Type *left = binary->left->type, *right = binary->right->type;
    bool is_object = operand->type && type_is_reference(operand->type);
    bool is_compared = is_equality(binary->operator) && left && type_is_reference(left) && right &&
                       type_is_reference(right);
    bool is_shown = is_string(code, binary->node.type) && operand->type != code->types->string;
    return is_object && (is_compared || is_shown) ? lower_wanted(code, operand, code->types->object)
                                                  : lower_expression(code, operand);
}

static IrRegister lower_right(Code *code, Binary *binary, IrRegister left) {
    Span around = code->span;
    code->span = binary->node.span;
    left = keep(code, left, binary->right);
    IrRegister right = lower_operand(code, binary, binary->right);
    IrRegister result = lower_operation(code, binary->operator, left, binary->left->type, right,
                                        binary->right->type, binary->node.type);
    code->span = around;
    return result;
}

IrRegister lower_binary(Code *code, Binary *binary) {
    if (is_of_jml(binary->operator))
        return emit_unsupported_value(code, "a specification expression in code",
                                      binary->node.type);
    if (binary->operator== OPERATOR_AND || binary->operator== OPERATOR_OR)
        return lower_logical(code, &binary->node);
    NodeList chain = {0};
    Node *node = &binary->node;
    for (; is_chained(node); node = as_Binary(node)->left)
        vector_push(code->arena, &chain, node);
    IrRegister value = lower_operand(code, as_Binary(vector_last(&chain)), node);
    for (uint32_t i = chain.count; i-- > 0;)
        value = lower_right(code, as_Binary(chain.items[i]), value);
    return value;
}

// ---- Unary

static IrRegister negate(Code *code, IrRegister value) {
    if (!ir_is_floating(register_type(code, value)))
        check_overflow(code, IR_NEGATE, value, 0);
    return emit_unary(code, IR_NEGATE, register_type(code, value), value);
}

IrRegister lower_unary(Code *code, Unary *unary) {
    if (unary->operator>= OPERATOR_PRE_INCREMENT && unary->operator<= OPERATOR_POST_DECREMENT)
        return lower_step(code, unary, true);
    Type *type = unary->node.type;
    IrRegister value = lower_expression(code, unary->operand);
    if (unary->operator== OPERATOR_NOT)
        return emit_not(code, convert(code, value, unary->operand->type, type));
    if (is_mathematical(type))
        return emit_unsupported_value(code, "mathematical numbers in code", type);
    value = convert(code, value, unary->operand->type, type);
    if (unary->operator== OPERATOR_MINUS)
        return negate(code, value);
    if (unary->operator== OPERATOR_COMPLEMENT)
        return emit_unary(code, IR_NOT, register_type(code, value), value);
    return value; // +
}
