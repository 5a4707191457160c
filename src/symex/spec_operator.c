// Operators of JML expressions.
#include "symex/spec.h"

#include "sema/queries.h"

// Exact numbers and floating-point ones together are \real numbers.
static bool is_real(const Type *left, const Type *right) {
    bool is_mixed = (spec_is_floating(left) && right->kind == TYPE_BIGINT) ||
                    (left->kind == TYPE_BIGINT && spec_is_floating(right));
    return is_mixed || left->kind == TYPE_REAL || right->kind == TYPE_REAL;
}

// An operand that counts the other way round, or (0) both ways.
Term spec_value_at_polarity(Spec *spec, int factor, Node *expression) {
    int outer = spec->polarity;
    spec->polarity *= factor;
    Term value = spec_value(spec, expression);
    spec->polarity = outer;
    return value;
}

// Converted to a type; the part counts only where `condition` holds.
static Term value_under(Spec *spec, Term condition, Node *expression, Type *type) {
    Term outer = spec->guard;
    spec->guard = term_and(spec->symex->terms, outer, condition);
    Term value = spec->guard == TERM_FALSE
                     ? default_value(spec->symex, type)
                     : spec_convert(spec, spec_value(spec, expression), expression->type, type);
    spec->guard = outer;
    return value;
}

static Term logical(Spec *spec, Binary *binary) {
    TermTable *terms = spec->symex->terms;
    Type *type = binary->node.type;
    if (binary->operator== OPERATOR_IMPLIED_BY) {
        Term left = spec_convert(spec, spec_value(spec, binary->left), binary->left->type, type);
        spec->polarity = -spec->polarity;
        Term right = value_under(spec, term_not(left), binary->right, type);
        spec->polarity = -spec->polarity;
        return term_implies(terms, right, left);
    }
    bool is_equivalence = binary->operator== OPERATOR_EQUIVALENT ||
                          binary->operator== OPERATOR_NOT_EQUIVALENT;
    Term left = spec_value_at_polarity(spec,
                                  binary->operator== OPERATOR_IMPLIES ? -1
                                  : is_equivalence                    ? 0
                                                                      : 1,
                                  binary->left);
    left = spec_convert(spec, left, binary->left->type, type);
    if (binary->operator== OPERATOR_AND)
        return term_and(terms, left, value_under(spec, left, binary->right, type));
    if (binary->operator== OPERATOR_OR)
        return term_or(terms, left, value_under(spec, term_not(left), binary->right, type));
    if (binary->operator== OPERATOR_IMPLIES)
        return term_implies(terms, left, value_under(spec, left, binary->right, type));
    Term right = spec_convert(spec, spec_value_at_polarity(spec, 0, binary->right), binary->right->type,
                         type);
    return binary->operator== OPERATOR_EQUIVALENT ? term_equal(terms, left, right)
                                                   : term_xor(terms, left, right);
}

static bool is_logical(Operator operator) {
    return operator== OPERATOR_AND || operator== OPERATOR_OR || operator== OPERATOR_IMPLIES ||
           operator== OPERATOR_IMPLIED_BY || operator== OPERATOR_EQUIVALENT ||
           operator== OPERATOR_NOT_EQUIVALENT;
}

// Both operands at the wider of their types, at least int (JLS 5.6.2).
static Type *promoted(Spec *spec, Type *a, Type *b) {
    const TypeTable *types = sema_types(spec->symex->sema);
    TypeKind kind = a->kind > b->kind ? a->kind : b->kind;
    return type_primitive(types, kind < TYPE_INT ? TYPE_INT : kind);
}

static Term floating_comparison(Spec *spec, IrType type, Operator operator, Term left, Term right,
                                Span span) {
    bool is_turned = operator== OPERATOR_GREATER || operator== OPERATOR_GREATER_EQUAL;
    bool is_equality = operator== OPERATOR_EQUAL || operator== OPERATOR_NOT_EQUAL;
    bool is_strict = operator== OPERATOR_LESS || operator== OPERATOR_GREATER;
    IrOperation operation = is_equality ? IR_EQUAL : is_strict ? IR_LESS : IR_LESS_EQUAL;
    Term result = floating_binary(spec->symex, spec->guard, type, operation,
                                  is_turned ? right : left, is_turned ? left : right, span);
    return operator== OPERATOR_NOT_EQUAL ? term_not(result) : result;
}

static Term comparison(Spec *spec, Operator operator, Term left, Term right) {
    TermTable *terms = spec->symex->terms;
    if (operator== OPERATOR_EQUAL)
        return term_equal(terms, left, right);
    if (operator== OPERATOR_NOT_EQUAL)
        return term_not(term_equal(terms, left, right));
    if (operator== OPERATOR_LESS)
        return term_slt(terms, left, right);
    if (operator== OPERATOR_LESS_EQUAL)
        return term_sle(terms, left, right);
    return operator== OPERATOR_GREATER ? term_slt(terms, right, left)
                                        : term_sle(terms, right, left);
}

static bool is_comparison(Operator operator) {
    return operator>= OPERATOR_EQUAL && operator<= OPERATOR_GREATER_EQUAL;
}

// A String, or null, which reads "null".
static Term text_operand(Spec *spec, Node *operand) {
    Term value = spec_value_at_polarity(spec, 0, operand);
    const Type *string = sema_types(spec->symex->sema)->string;
    if (operand->type == string || operand->type->kind == TYPE_NULL)
        return value;
    if (!type_is_primitive(operand->type) || operand->type->kind == TYPE_BIGINT)
        return spec_unmodelled(spec, operand, "the text of such a value in a specification");
    return text_of(spec->symex, spec->state, value, operand->type, operand->span);
}

static Term concatenation(Spec *spec, Binary *binary) {
    Term left = text_operand(spec, binary->left), right = text_operand(spec, binary->right);
    return text_join(spec->symex, spec->state, left, right, binary->node.span);
}

static bool is_arithmetic(IrOperation operation) {
    return operation == IR_ADD || operation == IR_SUBTRACT || operation == IR_MULTIPLY ||
           operation == IR_DIVIDE || operation == IR_REMAINDER;
}

static Term arithmetic(Spec *spec, Binary *binary, Term left, Term right, bool is_exact) {
    Symex *symex = spec->symex;
    IrOperation operation = lower_operator(binary->operator);
    if (operation == IR_DIVIDE || operation == IR_REMAINDER)
        spec_undefined(spec, term_equal(symex->terms, right,
                                        term_constant(symex->terms,
                                                      term_width(symex->terms, right), 0)));
    if (is_exact)
        return spec_exact(spec, operation, left, right, &binary->node);
    if (spec->math == MATH_SAFE && is_arithmetic(operation) && operation != IR_REMAINDER)
        spec_undefined(spec, java_overflow(symex, operation, left, right));
    return java_binary(symex, operation, left, right);
}

static bool is_shift(Operator operator) {
    return operator>= OPERATOR_SHIFT_LEFT && operator<= OPERATOR_SHIFT_RIGHT_UNSIGNED;
}

// Both at the wider of their types. No operator lacks a value: x / 0.0 is a number, or NaN.
static Term floating(Spec *spec, Binary *binary, Term left, Type *left_type, Term right,
                     Type *right_type) {
    if (spec_is_exact(spec, left_type, left) || spec_is_exact(spec, right_type, right))
        return spec_unmodelled(spec, &binary->node, "an exact number beside a floating-point one");
    Type *common = promoted(spec, left_type, right_type);
    IrType type = value_type(common);
    left = spec_convert(spec, left, left_type, common);
    right = spec_convert(spec, right, right_type, common);
    if (is_comparison(binary->operator))
        return floating_comparison(spec, type, binary->operator, left, right, binary->node.span);
    return floating_binary(spec->symex, spec->guard, type, lower_operator(binary->operator), left,
                           right, binary->node.span);
}

// Both are numbers. Exact ones stay so; Java's are promoted.
static Term numeric(Spec *spec, Binary *binary, Term left, Type *left_type, Term right,
                    Type *right_type) {
    if (spec_is_floating(left_type) || spec_is_floating(right_type))
        return floating(spec, binary, left, left_type, right, right_type);
    bool is_exact = spec_is_exact(spec, left_type, left) || spec_is_exact(spec, right_type, right);
    is_exact |= spec->math == MATH_BIGINT && is_arithmetic(lower_operator(binary->operator)) &&
                !is_comparison(binary->operator);
    if (is_exact && is_comparison(binary->operator)) {
        spec_widen_both(spec, &left, &right);
    } else if (!is_exact) {
        Type *type = is_shift(binary->operator) ? promoted(spec, left_type, left_type)
                                                : promoted(spec, left_type, right_type);
        left = spec_convert(spec, left, left_type, type);
        if (!is_shift(binary->operator))
            right = spec_convert(spec, right, right_type, type);
    }
    return is_comparison(binary->operator) ? comparison(spec, binary->operator, left, right)
                                           : arithmetic(spec, binary, left, right, is_exact);
}

Term spec_binary(Spec *spec, Binary *binary) {
    Symex *symex = spec->symex;
    if (binary->node.type == sema_types(symex->sema)->string)
        return concatenation(spec, binary);
    if (is_logical(binary->operator))
        return logical(spec, binary);
    if (spec_compares_types(binary))
        return spec_types_compared(spec, binary);
    Type *left_type = spec_without_box(spec, binary->left->type);
    Type *right_type = spec_without_box(spec, binary->right->type);
    if (!type_is_primitive(binary->left->type) && !type_is_primitive(binary->right->type) &&
        (binary->operator== OPERATOR_EQUAL || binary->operator== OPERATOR_NOT_EQUAL)) {
        // Two references, boxes too, are compared as such.
        left_type = binary->left->type;
        right_type = binary->right->type;
    }
    if (is_real(left_type, right_type))
        return spec_unmodelled(spec, &binary->node, "a \\real number");
    bool is_numeric = type_is_numeric(left_type) && type_is_numeric(right_type);
    Term left = spec_value_at_polarity(spec, 0, binary->left);
    Term right = spec_value_at_polarity(spec, 0, binary->right);
    if (!is_numeric || !spec_is_exact(spec, left_type, left))
        left = spec_convert(spec, left, binary->left->type, left_type);
    if (!is_numeric || !spec_is_exact(spec, right_type, right))
        right = spec_convert(spec, right, binary->right->type, right_type);
    if (is_numeric)
        return numeric(spec, binary, left, left_type, right, right_type);
    if (type_is_primitive(left_type) != type_is_primitive(right_type))
        return spec_unmodelled(spec, &binary->node, "a box compared as an object");
    if (!type_is_primitive(left_type))
        check_identity_known(symex, spec->state, spec->guard, left, right, binary->node.span);
    if (is_comparison(binary->operator))
        return comparison(spec, binary->operator, left, right);
    if (left_type->kind != TYPE_BOOLEAN)
        return spec_unmodelled(spec, &binary->node, "an operator on these types");
    return java_binary(symex, lower_operator(binary->operator), left, right);
}

Term spec_chain(Spec *spec, Chain *chain) {
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < chain->comparisons.count; i++)
        result = term_and(spec->symex->terms, result,
                          value_under(spec, result, chain->comparisons.items[i],
                                      chain->node.type));
    return result;
}

Term spec_unary(Spec *spec, Unary *unary) {
    Symex *symex = spec->symex;
    if (unary->node.type->kind == TYPE_REAL)
        return spec_unmodelled(spec, &unary->node, "a \\real number");
    Term value = spec_value_at_polarity(spec, unary->operator== OPERATOR_NOT ? -1 : 0, unary->operand);
    if (unary->operator== OPERATOR_NOT)
        return term_not(spec_convert(spec, value, unary->operand->type, unary->node.type));
    if (unary->operator== OPERATOR_MINUS && spec_is_floating(unary->node.type))
        return floating_negate(symex, value_type(unary->node.type),
                               spec_convert(spec, value, unary->operand->type, unary->node.type));
    bool is_exact = spec->math == MATH_BIGINT && unary->operator== OPERATOR_MINUS;
    if (!is_exact && !spec_is_exact(spec, unary->operand->type, value))
        value = spec_convert(spec, value, unary->operand->type, unary->node.type);
    else
        is_exact = true;
    if (unary->operator== OPERATOR_MINUS && is_exact)
        return spec_exact(spec, IR_SUBTRACT, term_constant(symex->terms, 1, 0), value,
                          &unary->node);
    if (unary->operator== OPERATOR_MINUS && spec->math == MATH_SAFE)
        spec_undefined(spec, java_overflow(symex, IR_NEGATE, value, TERM_NONE));
    if (unary->operator== OPERATOR_MINUS)
        return term_negate(symex->terms, value);
    if (unary->operator== OPERATOR_COMPLEMENT)
        return term_bit_not(symex->terms, value);
    if (unary->operator== OPERATOR_PLUS)
        return value;
    return spec_unmodelled(spec, &unary->node, "an assignment in a specification");
}

Term spec_cast(Spec *spec, Cast *cast) {
    Type *from = cast->operand->type, *to = cast->node.type;
    if (is_real(from, to))
        return spec_unmodelled(spec, &cast->node, "a \\real number");
    Term value = spec_value(spec, cast->operand);
    if (!type_is_primitive(from) && type_is_primitive(to) && spec_without_box(spec, from) == from)
        return spec_unmodelled(spec, &cast->node, "unboxing an object of any class");
    if (!spec_can_convert(from, to))
        return spec_unmodelled(spec, &cast->node, "boxing a number of JML");
    if (type_is_primitive(from) && !type_is_primitive(to))
        return spec_convert(spec, value, from, to);
    if (spec_is_floating(to) && spec_is_exact(spec, from, value))
        return spec_unmodelled(spec, &cast->node, "an exact number beside a floating-point one");
    if (type_is_primitive(to) && to->kind != TYPE_BIGINT && spec_is_exact(spec, from, value))
        value = spec_narrowed(spec, value, width_of(spec->symex, value_type(to)), true);
    if (type_is_primitive(to))
        return spec_convert_at(spec, value, from, to, cast->node.span);
    Symex *symex = spec->symex;
    check_class_known(symex, spec->guard, value, to, cast->node.span);
    Term is_null = term_equal(symex->terms, value, object_reference(symex, 0));
    spec_undefined(spec, term_not(term_or(symex->terms, is_null,
                                          heap_instance_of(symex, value, to))));
    return value;
}

Term spec_conditional(Spec *spec, Conditional *conditional) {
    Term condition = spec_convert(spec, spec_value_at_polarity(spec, 0, conditional->condition),
                             conditional->condition->type,
                             type_primitive(sema_types(spec->symex->sema), TYPE_BOOLEAN));
    Type *type = conditional->node.type;
    if (!spec_can_convert(conditional->consequent->type, type) ||
        !spec_can_convert(conditional->alternative->type, type))
        return spec_unmodelled(spec, &conditional->node, "boxing a number of JML");
    Term yes = value_under(spec, condition, conditional->consequent, type);
    Term no = value_under(spec, term_not(condition), conditional->alternative, type);
    return spec_exact_choice(spec, condition, yes, no);
}

