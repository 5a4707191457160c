// Operators: unary, binary, assignment, casts, instanceof (JLS 15.14 - 15.26).
#include "sema/attribute_operator.h"

static Type *error_type(Sema *sema) {
    return type_primitive(&sema->types, TYPE_ERROR);
}

static Type *boolean_type(Sema *sema) {
    return type_primitive(&sema->types, TYPE_BOOLEAN);
}

static bool is_boolean(Sema *sema, Type *type) {
    Type *unboxed = type_unboxed(sema, type);
    return unboxed && unboxed->kind == TYPE_BOOLEAN;
}

static bool is_string(Sema *sema, const Type *type) {
    return type == sema->types.string;
}

// ---- Unary

static Type *report_operand(Sema *sema, Node *operand, Operator operator, const char * wanted) {
    diag_error(sema->diagnostics, operand->span, "operand of '%s' must be %s, found '%s'",
               ast_operator_text(operator), wanted, type_text(sema->arena, operand->type));
    return error_type(sema);
}

static Type *attribute_increment(Sema *sema, Environment *environment, Unary *unary) {
    Type *type = attribute_target(sema, environment, unary->operand);
    if (type_is_error(type))
        return type;
    Type *unboxed = type_unboxed(sema, type);
    if (!unboxed || !type_is_numeric(unboxed))
        return report_operand(sema, unary->operand, unary->operator, "numeric");
    return type;
}

Type *attribute_unary(Sema *sema, Environment *environment, Unary *unary) {
    if (unary->operator>= OPERATOR_PRE_INCREMENT && unary->operator<= OPERATOR_POST_DECREMENT)
        return attribute_increment(sema, environment, unary);
    Type *operand = attribute_expression(sema, environment, unary->operand, NULL);
    if (type_is_error(operand))
        return operand;
    Type *type;
    if (unary->operator== OPERATOR_NOT) {
        if (!is_boolean(sema, operand))
            return report_operand(sema, unary->operand, unary->operator, "boolean");
        type = boolean_type(sema);
    } else {
        type = type_promote_unary(sema, operand);
        if (!type)
            return report_operand(sema, unary->operand, unary->operator, "numeric");
        if (unary->operator== OPERATOR_COMPLEMENT && !type_is_integral(type))
            return report_operand(sema, unary->operand, unary->operator, "integral");
    }
    if (unary->operand->constant)
        unary->node.constant =
            constant_unary(sema->arena, unary->operator, unary->operand->constant);
    return type;
}

// ---- Binary

static Type *report_operands(Sema *sema, Node *node, Operator operator, Type * left, Type *right) {
    diag_error(sema->diagnostics, node->span, "operator '%s' cannot be applied to '%s' and '%s'",
               ast_operator_text(operator), type_text(sema->arena, left),
               type_text(sema->arena, right));
    return error_type(sema);
}

static Type *type_of_addition(Sema *sema, Type *left, Type *right) {
    bool has_void = left->kind == TYPE_VOID || right->kind == TYPE_VOID;
    if ((is_string(sema, left) || is_string(sema, right)) && !has_void)
        return sema->types.string;
    return type_promote_binary(sema, left, right);
}

static Type *type_of_shift(Sema *sema, Type *left, Type *right) {
    Type *promoted = type_promote_unary(sema, left), *distance = type_promote_unary(sema, right);
    if (!promoted || !distance || !type_is_integral(promoted) || !type_is_integral(distance))
        return NULL;
    return promoted;
}

static Type *type_of_bits(Sema *sema, Type *left, Type *right) {
    if (is_boolean(sema, left) && is_boolean(sema, right))
        return boolean_type(sema);
    Type *promoted = type_promote_binary(sema, left, right);
    return promoted && type_is_integral(promoted) ? promoted : NULL;
}

// Numeric, boolean or reference equality (JLS 15.21); \TYPE in JML.
static Type *type_of_equality(Sema *sema, Type *left, Type *right) {
    bool both_references = type_is_reference(left) && type_is_reference(right);
    if (both_references)
        return type_castable(sema, left, right) || type_castable(sema, right, left)
                   ? boolean_type(sema)
                   : NULL;
    if (left->kind == right->kind && left->kind >= TYPE_TYPE && left->kind < TYPE_CLASS)
        return boolean_type(sema);
    if (is_boolean(sema, left) && is_boolean(sema, right))
        return boolean_type(sema);
    if (type_promote_binary(sema, left, right))
        return boolean_type(sema);
    return NULL;
}

static Type *type_of_binary(Sema *sema, Operator operator, Type * left, Type *right) {
    switch (operator) {
    case OPERATOR_ADD: return type_of_addition(sema, left, right);
    case OPERATOR_SUBTRACT:
    case OPERATOR_MULTIPLY:
    case OPERATOR_DIVIDE:
    case OPERATOR_REMAINDER: return type_promote_binary(sema, left, right);
    case OPERATOR_SHIFT_LEFT:
    case OPERATOR_SHIFT_RIGHT:
    case OPERATOR_SHIFT_RIGHT_UNSIGNED: return type_of_shift(sema, left, right);
    case OPERATOR_BIT_AND:
    case OPERATOR_BIT_OR:
    case OPERATOR_BIT_XOR: return type_of_bits(sema, left, right);
    case OPERATOR_LESS:
    case OPERATOR_LESS_EQUAL:
    case OPERATOR_GREATER:
    case OPERATOR_GREATER_EQUAL:
        return type_promote_binary(sema, left, right) ? boolean_type(sema) : NULL;
    case OPERATOR_EQUAL:
    case OPERATOR_NOT_EQUAL: return type_of_equality(sema, left, right);
    case OPERATOR_AND:
    case OPERATOR_OR:
        return is_boolean(sema, left) && is_boolean(sema, right) ? boolean_type(sema) : NULL;
    case OPERATOR_NONE:
    case OPERATOR_PLUS:
    case OPERATOR_MINUS:
    case OPERATOR_NOT:
    case OPERATOR_COMPLEMENT:
    case OPERATOR_PRE_INCREMENT:
    case OPERATOR_PRE_DECREMENT:
    case OPERATOR_POST_INCREMENT:
    case OPERATOR_POST_DECREMENT:
    case OPERATOR_EQUIVALENT:
    case OPERATOR_NOT_EQUIVALENT:
    case OPERATOR_IMPLIES:
    case OPERATOR_IMPLIED_BY:
    case OPERATOR_SUBTYPE:
    case OPERATOR_LOCK_LESS:
    case OPERATOR_LOCK_LESS_EQUAL: return NULL; // not a binary operator of Java
    }
    return NULL;
}

static bool is_jml_operator(Operator operator) {
    return (operator>= OPERATOR_EQUIVALENT && operator<= OPERATOR_IMPLIED_BY) ||
           (operator>= OPERATOR_SUBTYPE && operator<= OPERATOR_LOCK_LESS_EQUAL);
}

// Types the operands and the result of one operator whose left side is typed.
static void attribute_right(Sema *sema, Environment *environment, Binary *binary) {
    Environment inner = *environment;
    if (binary->operator== OPERATOR_AND || binary->operator== OPERATOR_OR)
        declare_bindings(sema, &inner, binary->left, binary->operator== OPERATOR_AND);
    Type *left = binary->left->type;
    Type *right = attribute_expression(sema, &inner, binary->right, NULL);
    if (type_is_error(left) || type_is_error(right)) {
        binary->node.type = error_type(sema);
        return;
    }
    Type *type = type_of_binary(sema, binary->operator, left, right);
    binary->node.type =
        type ? type : report_operands(sema, &binary->node, binary->operator, left, right);
    binary->node.constant = NULL;
    if (type && binary->left->constant && binary->right->constant)
        binary->node.constant = constant_binary(sema->arena, binary->operator,
                                                binary->left->constant, binary->right->constant);
}

// Long chains a + b + c … lean to the left: they are walked down and typed on
// the way back, without recursion.
Type *attribute_binary(Sema *sema, Environment *environment, Binary *binary) {
    if (is_jml_operator(binary->operator))
        return attribute_jml_binary(sema, environment, binary);
    if (binary->node.flags & NODE_SHARES_LEFT) {
        attribute_right(sema, environment, binary);
        return binary->node.type;
    }
    NodeList chain = {0};
    Node *node = &binary->node;
    while (node->kind == NODE_BINARY && !is_jml_operator(as_Binary(node)->operator)) {
        vector_push(sema->arena, &chain, node);
        node = as_Binary(node)->left;
    }
    attribute_expression(sema, environment, node, NULL);
    for (uint32_t i = chain.count; i-- > 0;)
        attribute_right(sema, environment, as_Binary(chain.items[i]));
    return binary->node.type;
}

// ---- Assignment

static Type *attribute_compound(Sema *sema, Environment *environment, Assign *assign,
                                Type *target) {
    Type *value = attribute_expression(sema, environment, assign->value, NULL);
    if (type_is_error(target) || type_is_error(value))
        return target;
    Type *result = type_of_binary(sema, assign->operator, target, value);
    // `+=` on a String takes anything; on another type the result is cast back.
    bool fits = result && (is_string(sema, result) ? type_subtype(sema, sema->types.string, target)
                                                   : type_castable(sema, result, target));
    if (!fits) {
        diag_error(sema->diagnostics, assign->node.span,
                   "operator '%s=' cannot be applied to '%s' and '%s'",
                   ast_operator_text(assign->operator), type_text(sema->arena, target),
                   type_text(sema->arena, value));
        return error_type(sema);
    }
    return target;
}

static const Name *name_of_own_field(Node *target) {
    while (target->kind == NODE_PARENTHESIZED)
        target = as_Parenthesized(target)->inner;
    if (target->kind == NODE_NAME)
        return as_NameExpression(target)->name;
    if (target->kind != NODE_FIELD)
        return NULL;
    Node *object = as_FieldAccess(target)->object;
    while (object->kind == NODE_PARENTHESIZED)
        object = as_Parenthesized(object)->inner;
    return object->kind == NODE_THIS ? as_FieldAccess(target)->name : NULL;
}

// JLS 6.5.6.1: before this(…) or super(…) a constructor may assign fields of its class that have
// no initialiser, and do nothing else with them.
static bool may_assign_early(Sema *sema, const Environment *environment, const Assign *assign) {
    const Name *name = name_of_own_field(assign->target);
    if (assign->operator!= OPERATOR_NONE || environment->lambda || !name)
        return false;
    const Variable *field = member_field(sema, environment->class_symbol->type, name);
    return field && field->owner == environment->class_symbol && field->declaration &&
           field->declaration->kind == NODE_VARIABLE &&
           !((const VariableDeclaration *)field->declaration)->initializer;
}

Type *attribute_assign(Sema *sema, Environment *environment, Assign *assign) {
    Environment assigning = *environment;
    if (environment->in_constructor_call && may_assign_early(sema, environment, assign))
        assigning.in_constructor_call = false;
    assigning.is_assigning = assign->operator== OPERATOR_NONE && assign->target->kind == NODE_NAME;
    Type *target = attribute_target(sema, &assigning, assign->target);
    // What is assigned is no constant, even if its variable is.
    assign->target->constant = NULL;
    if (assign->operator!= OPERATOR_NONE)
        return attribute_compound(sema, environment, assign, target);
    if (assign->value->kind == NODE_ARRAY_INITIALIZER)
        attribute_initializer(sema, environment, assign->value, target);
    else
        attribute_assigned(sema, environment, assign->value, target);
    return type_capture_at(sema, &assign->node, target);
}

// ---- Casts and instanceof

// In a cast only lambdas and method references take their type from it (JLS 15.16).
static bool takes_type_from_cast(const Node *node) {
    if (node->kind == NODE_PARENTHESIZED)
        return takes_type_from_cast(((const Parenthesized *)node)->inner);
    if (node->kind == NODE_CONDITIONAL)
        return takes_type_from_cast(((const Conditional *)node)->consequent) ||
               takes_type_from_cast(((const Conditional *)node)->alternative);
    return node->kind == NODE_LAMBDA || node->kind == NODE_METHOD_REFERENCE;
}

Type *attribute_cast(Sema *sema, Environment *environment, Cast *cast) {
    Type *target = resolve_type(sema, environment, cast->target_type);
    Type *operand = attribute_expression(sema, environment, cast->operand,
                                         takes_type_from_cast(cast->operand) ? target : NULL);
    // MethodHandle.invoke gives whatever it is cast to (JLS 15.12.3).
    if (cast->operand->kind == NODE_CALL && as_Call(cast->operand)->method &&
        as_Call(cast->operand)->method->is_signature_polymorphic)
        return cast->operand->type = target;
    if (type_is_error(target) || type_is_error(operand))
        return target;
    if (!type_castable(sema, operand, target)) {
        diag_error(sema->diagnostics, cast->node.span, "cannot cast '%s' to '%s'",
                   type_text(sema->arena, operand), type_text(sema->arena, target));
        return error_type(sema);
    }
    if (cast->operand->constant && (type_is_primitive(target) || is_string(sema, target)))
        cast->node.constant = constant_convert(sema->arena, cast->operand->constant, target->kind);
    return target;
}

Type *attribute_instanceof(Sema *sema, Environment *environment, Instanceof *test) {
    Type *operand = attribute_expression(sema, environment, test->operand, NULL);
    if (ast_category(test->target) == CATEGORY_PATTERN) {
        attribute_pattern(sema, environment, test->target, operand);
        return boolean_type(sema);
    }
    Type *target = resolve_type(sema, environment, test->target);
    if (type_is_error(operand) || type_is_error(target))
        return boolean_type(sema);
    if (!type_is_reference(operand) || !type_is_reference(target))
        diag_error(sema->diagnostics, test->node.span,
                   "instanceof needs references, found '%s' and '%s'",
                   type_text(sema->arena, operand), type_text(sema->arena, target));
    else
        check_instance_test(sema, test->node.span, operand, target);
    return boolean_type(sema);
}
