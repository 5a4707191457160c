// Operators and conversions of JML expressions, as explicit as in code: boxing, promotion, exact
// arithmetic where a math mode asks for it.
#include "spec/internal.h"

#include "sema/queries.h"

// ---- Conversions

// The number as `type`, held as `sort`; the same where nothing is to be done.
const SpecExpr *spec_at_sort(SpecLowering *lowering, const SpecExpr *value, SpecSort sort,
                             Type *type, const Node *from) {
    if (value->sort == sort && (value->type->kind == type->kind || sort == SPEC_SORT_BIGINT))
        return value;
    return spec_unary(lowering, SPEC_CONVERT, from, type, sort, value);
}

static const SpecExpr *at_type(SpecLowering *lowering, const SpecExpr *value, Type *type,
                               const Node *from) {
    SpecSort sort = spec_sort_of(type);
    bool is_real = value->sort == SPEC_SORT_REAL || sort == SPEC_SORT_REAL;
    if (is_real && value->sort != sort)
        return spec_unmodelled_node(lowering, from, "a \\real number");
    bool mixes = (value->sort == SPEC_SORT_BIGINT && spec_is_floating(sort)) ||
                 (spec_is_floating(value->sort) && sort == SPEC_SORT_BIGINT);
    if (mixes)
        return spec_unmodelled_node(lowering, from, "an exact number beside a floating-point one");
    return spec_at_sort(lowering, value, sort, type, from);
}

static const SpecExpr *boxed(SpecLowering *lowering, const SpecExpr *value, Type *to,
                             const Node *from) {
    Sema *sema = lowering->table->sema;
    if (value->type->kind == TYPE_BIGINT || value->type->kind == TYPE_REAL)
        return spec_unmodelled_node(lowering, from, "boxing a number of JML");
    Type *box = query_unboxed(sema, to) ? to : query_boxed(sema, value->type);
    const SpecExpr *inner = spec_converted(lowering, value, query_unboxed(sema, box), from);
    return spec_unary(lowering, SPEC_BOX, from, box, SPEC_SORT_REFERENCE, inner);
}

const SpecExpr *spec_without_box(SpecLowering *lowering, const SpecExpr *value, const Node *from) {
    Type *type = value->sort == SPEC_SORT_REFERENCE
                     ? query_unboxed(lowering->table->sema, value->type)
                     : NULL;
    return type ? spec_unary(lowering, SPEC_UNBOX, from, type, spec_sort_of(type), value) : value;
}

const SpecExpr *spec_converted(SpecLowering *lowering, const SpecExpr *value, Type *to,
                               const Node *from) {
    SpecSort sort = spec_sort_of(to);
    if (value->kind == SPEC_UNMODELLED)
        return value;
    if (sort == SPEC_SORT_REFERENCE)
        return spec_is_number(value->sort) || value->sort == SPEC_SORT_BOOL
                   ? boxed(lowering, value, to, from)
                   : value;
    value = spec_without_box(lowering, value, from);
    if (spec_is_number(sort) && spec_is_number(value->sort))
        return at_type(lowering, value, to, from);
    if (value->sort != sort)
        return spec_unmodelled_node(lowering, from, "this conversion in a specification");
    return value;
}

const SpecExpr *spec_boolean(SpecLowering *lowering, Node *node) {
    return spec_converted(lowering, spec_lower_tree(lowering, node),
                          spec_primitive(lowering, TYPE_BOOLEAN), node);
}

// Both operands at the wider of their types, at least int (JLS 5.6.2).
static Type *promoted(SpecLowering *lowering, const Type *a, const Type *b) {
    TypeKind kind = a->kind > b->kind ? a->kind : b->kind;
    return spec_primitive(lowering, kind < TYPE_INT ? TYPE_INT : kind);
}

// ---- Binary operators

static SpecKind logical_kind(Operator operator) {
    switch ((int)operator) {
    case OPERATOR_AND: return SPEC_AND;
    case OPERATOR_OR:
    case OPERATOR_IMPLIED_BY: // a <== b is a || !b
        return SPEC_OR;
    case OPERATOR_IMPLIES: return SPEC_IMPLIES;
    case OPERATOR_EQUIVALENT:
    case OPERATOR_NOT_EQUIVALENT: return SPEC_EQUIVALENT;
    default: return SPEC_UNMODELLED;
    }
}

static const SpecExpr *negated(SpecLowering *lowering, const SpecExpr *value, const Node *from) {
    return spec_unary(lowering, SPEC_NOT, from, spec_primitive(lowering, TYPE_BOOLEAN),
                      SPEC_SORT_BOOL, value);
}

static const SpecExpr *logical(SpecLowering *lowering, Binary *binary, SpecKind kind) {
    const SpecExpr *left = spec_boolean(lowering, binary->left);
    const SpecExpr *right = spec_boolean(lowering, binary->right);
    if (binary->operator== OPERATOR_AND || binary->operator== OPERATOR_IMPLIES)
        right = spec_with_patterns(lowering, binary->left, true, right);
    else if (binary->operator== OPERATOR_OR)
        right = spec_with_patterns(lowering, binary->left, false, right);
    if (binary->operator== OPERATOR_IMPLIED_BY)
        right = negated(lowering, right, binary->right);
    const SpecExpr *result =
        spec_binary(lowering, kind, &binary->node, binary->node.type, SPEC_SORT_BOOL, left, right);
    return binary->operator== OPERATOR_NOT_EQUIVALENT ? negated(lowering, result, &binary->node)
                                                      : result;
}

static bool is_comparison(Operator operator) {
    return operator>= OPERATOR_EQUAL && operator<= OPERATOR_GREATER_EQUAL;
}

static bool is_equality(Operator operator) {
    return operator== OPERATOR_EQUAL || operator== OPERATOR_NOT_EQUAL;
}

// Both operands are of one sort.
static const SpecExpr *comparison(SpecLowering *lowering, Binary *binary, const SpecExpr *left,
                                  const SpecExpr *right) {
    Operator operator= binary->operator;
    bool is_turned = operator== OPERATOR_GREATER || operator== OPERATOR_GREATER_EQUAL;
    bool is_strict = operator== OPERATOR_LESS || operator== OPERATOR_GREATER;
    SpecKind kind = is_equality(operator) ? SPEC_EQUAL : is_strict ? SPEC_LESS : SPEC_LESS_EQUAL;
    const SpecExpr *result =
        left->sort == SPEC_SORT_SEQUENCE
            ? spec_lower_sequence_equality(lowering, left, right, &binary->node)
            : spec_binary(lowering, kind, &binary->node, spec_primitive(lowering, TYPE_BOOLEAN),
                          SPEC_SORT_BOOL, is_turned ? right : left, is_turned ? left : right);
    return operator== OPERATOR_NOT_EQUAL ? negated(lowering, result, &binary->node) : result;
}

static bool is_shift(Operator operator) {
    return operator>= OPERATOR_SHIFT_LEFT && operator<= OPERATOR_SHIFT_RIGHT_UNSIGNED;
}

static bool is_plain_arithmetic(Operator operator) {
    return operator>= OPERATOR_ADD && operator<= OPERATOR_REMAINDER;
}

static const SpecExpr *arithmetic(SpecLowering *lowering, Binary *binary, const SpecExpr *left,
                                  const SpecExpr *right, Type *type, SpecSort sort) {
    SpecExpr *node = spec_binary(lowering, SPEC_ARITHMETIC, &binary->node, type, sort, left, right);
    node->operation = lower_operator(binary->operator);
    bool may_overflow =
        is_plain_arithmetic(binary->operator) && binary->operator!= OPERATOR_REMAINDER;
    node->math = lowering->math == SPEC_MATH_SAFE && may_overflow && spec_is_integral(sort) &&
                         sort != SPEC_SORT_BIGINT
                     ? SPEC_MATH_SAFE
                     : SPEC_MATH_JAVA;
    return node;
}

// Exact where an operand is, or where the math mode says so of this operator.
static bool is_exact(const SpecLowering *lowering, const Binary *binary, const SpecExpr *left,
                     const SpecExpr *right) {
    if (left->sort == SPEC_SORT_BIGINT || right->sort == SPEC_SORT_BIGINT)
        return true;
    return lowering->math == SPEC_MATH_BIGINT && is_plain_arithmetic(binary->operator) &&
           spec_is_integral(left->sort) && spec_is_integral(right->sort);
}

static const SpecExpr *shift(SpecLowering *lowering, Binary *binary, const SpecExpr *left,
                             const SpecExpr *right) {
    if (left->sort == SPEC_SORT_BIGINT || right->sort == SPEC_SORT_BIGINT)
        return spec_unmodelled_node(lowering, &binary->node, "a shift of a \\bigint");
    Type *type = promoted(lowering, left->type, left->type);
    return arithmetic(
        lowering, binary, at_type(lowering, left, type, binary->left),
        at_type(lowering, right, promoted(lowering, right->type, right->type), binary->right), type,
        spec_sort_of(type));
}

static const SpecExpr *numeric(SpecLowering *lowering, Binary *binary, const SpecExpr *left,
                               const SpecExpr *right) {
    if (left->sort == SPEC_SORT_REAL || right->sort == SPEC_SORT_REAL)
        return spec_unmodelled_node(lowering, &binary->node, "a \\real number");
    if (is_shift(binary->operator))
        return shift(lowering, binary, left, right);
    Type *type = promoted(lowering, left->type, right->type);
    SpecSort sort = is_exact(lowering, binary, left, right) ? SPEC_SORT_BIGINT : spec_sort_of(type);
    if (sort == SPEC_SORT_BIGINT && (spec_is_floating(left->sort) || spec_is_floating(right->sort)))
        return spec_unmodelled_node(lowering, &binary->node,
                                    "an exact number beside a floating-point one");
    left = spec_at_sort(lowering, left, sort, type, binary->left);
    right = spec_at_sort(lowering, right, sort, type, binary->right);
    if (is_comparison(binary->operator))
        return comparison(lowering, binary, left, right);
    return arithmetic(lowering, binary, left, right, type, sort);
}

static const SpecExpr *text_operand(SpecLowering *lowering, Node *operand) {
    const SpecExpr *value = spec_lower_tree(lowering, operand);
    Type *string = sema_types(lowering->table->sema)->string;
    if (operand->type == string || operand->type->kind == TYPE_NULL)
        return value;
    bool has_text = value->sort == SPEC_SORT_BOOL || spec_is_number(value->sort);
    if (!has_text || value->type->kind == TYPE_BIGINT || value->type->kind == TYPE_REAL)
        return spec_unmodelled_node(lowering, operand,
                                    "the text of such a value in a specification");
    if (value->sort == SPEC_SORT_BIGINT)
        value = spec_converted(lowering, value, value->type, operand);
    return spec_unary(lowering, SPEC_TEXT, operand, string, SPEC_SORT_REFERENCE, value);
}

static const SpecExpr *concatenation(SpecLowering *lowering, Binary *binary) {
    return spec_binary(lowering, SPEC_CONCAT, &binary->node, binary->node.type, SPEC_SORT_REFERENCE,
                       text_operand(lowering, binary->left), text_operand(lowering, binary->right));
}

// A class literal beside a type means that type.
static const SpecExpr *as_type_value(SpecLowering *lowering, Node *node) {
    const SpecExpr *value = spec_lower_tree(lowering, node);
    if (value->kind == SPEC_CLASS_OBJECT) {
        SpecExpr *type = spec_node(lowering, SPEC_TYPE, node, node->type, SPEC_SORT_TYPE);
        type->target = query_erasure(lowering->table->sema, value->target);
        return type;
    }
    return value->sort == SPEC_SORT_TYPE
               ? value
               : spec_unmodelled_node(lowering, node, "a type that is computed");
}

static const SpecExpr *type_comparison(SpecLowering *lowering, Binary *binary) {
    const SpecExpr *left = as_type_value(lowering, binary->left);
    const SpecExpr *right = as_type_value(lowering, binary->right);
    if (left->sort != SPEC_SORT_TYPE || right->sort != SPEC_SORT_TYPE)
        return spec_unmodelled_node(lowering, &binary->node, "a type that is computed");
    SpecKind kind = binary->operator== OPERATOR_SUBTYPE ? SPEC_SUBTYPE : SPEC_EQUAL;
    const SpecExpr *result =
        spec_binary(lowering, kind, &binary->node, binary->node.type, SPEC_SORT_BOOL, left, right);
    return binary->operator== OPERATOR_NOT_EQUAL ? negated(lowering, result, &binary->node)
                                                 : result;
}

static bool compares_types(const Binary *binary) {
    return binary->operator== OPERATOR_SUBTYPE || binary->left->type->kind == TYPE_TYPE ||
        binary->right->type->kind == TYPE_TYPE;
}

// Elements of any sort; a sequence, set or map is never null. NULL: neither is there.
static const SpecExpr *value_equality(SpecLowering *lowering, Binary *binary, const SpecExpr *left,
                                      const SpecExpr *right) {
    bool is_element =
        spec_is_any_element(lowering->table, left) || spec_is_any_element(lowering->table, right);
    bool has_null = left->kind == SPEC_NULL || right->kind == SPEC_NULL;
    if (left->kind == SPEC_UNMODELLED || right->kind == SPEC_UNMODELLED)
        return NULL;
    if (is_element)
        return spec_lower_element_equality(lowering, spec_without_box(lowering, left, binary->left),
                                           spec_without_box(lowering, right, binary->right),
                                           &binary->node);
    if (has_null && (spec_is_composed(left->sort) || spec_is_composed(right->sort)))
        return spec_node(lowering, SPEC_CONSTANT, &binary->node,
                         spec_primitive(lowering, TYPE_BOOLEAN), SPEC_SORT_BOOL);
    return NULL;
}

// Neither text, logic nor types.
static const SpecExpr *plain(SpecLowering *lowering, Binary *binary) {
    const SpecExpr *left = spec_lower_tree(lowering, binary->left);
    const SpecExpr *right = spec_lower_tree(lowering, binary->right);
    bool are_references = left->sort == SPEC_SORT_REFERENCE && right->sort == SPEC_SORT_REFERENCE;
    if (is_equality(binary->operator)) {
        const SpecExpr *same = value_equality(lowering, binary, left, right);
        if (same)
            return binary->operator== OPERATOR_NOT_EQUAL ? negated(lowering, same, &binary->node)
                                                         : same;
    }
    // Two references, boxes too, are compared as such.
    if (are_references && is_equality(binary->operator))
        return comparison(lowering, binary, left, right);
    left = spec_without_box(lowering, left, binary->left);
    right = spec_without_box(lowering, right, binary->right);
    if (spec_is_number(left->sort) && spec_is_number(right->sort))
        return numeric(lowering, binary, left, right);
    if (left->kind == SPEC_UNMODELLED || right->kind == SPEC_UNMODELLED)
        return spec_unmodelled_node(lowering,
                                    left->kind == SPEC_UNMODELLED ? binary->left : binary->right,
                                    left->kind == SPEC_UNMODELLED ? left->text : right->text);
    if (left->sort != right->sort)
        return spec_unmodelled_node(lowering, &binary->node, "a box compared as an object");
    if (is_equality(binary->operator))
        return comparison(lowering, binary, left, right);
    if (left->sort != SPEC_SORT_BOOL)
        return spec_unmodelled_node(lowering, &binary->node, "an operator on these types");
    return arithmetic(lowering, binary, left, right, binary->node.type, SPEC_SORT_BOOL);
}

static bool compares_locations(const Binary *binary) {
    return is_equality(binary->operator) && binary->left->type && binary->right->type &&
           binary->left->type->kind == TYPE_LOCATIONS &&
           binary->right->type->kind == TYPE_LOCATIONS;
}

// Two sets of locations are equal where each is in the other.
static const SpecExpr *location_comparison(SpecLowering *lowering, Binary *binary) {
    Type *boolean = spec_primitive(lowering, TYPE_BOOLEAN);
    const SpecExpr *left = spec_lower_place(lowering, binary->left);
    const SpecExpr *right = spec_lower_place(lowering, binary->right);
    const SpecExpr *result = spec_binary(lowering, SPEC_AND, &binary->node, boolean, SPEC_SORT_BOOL,
                                         spec_binary(lowering, SPEC_LOCATION_SUBSET, &binary->node,
                                                     boolean, SPEC_SORT_BOOL, left, right),
                                         spec_binary(lowering, SPEC_LOCATION_SUBSET, &binary->node,
                                                     boolean, SPEC_SORT_BOOL, right, left));
    return binary->operator== OPERATOR_NOT_EQUAL ? negated(lowering, result, &binary->node)
                                                 : result;
}

const SpecExpr *spec_lower_binary(SpecLowering *lowering, Binary *binary) {
    if (binary->node.type == sema_types(lowering->table->sema)->string)
        return concatenation(lowering, binary);
    if (compares_locations(binary))
        return location_comparison(lowering, binary);
    SpecKind kind = logical_kind(binary->operator);
    if (kind != SPEC_UNMODELLED)
        return logical(lowering, binary, kind);
    if (binary->operator== OPERATOR_LOCK_LESS || binary->operator== OPERATOR_LOCK_LESS_EQUAL)
        return spec_unmodelled_node(lowering, &binary->node, "the order of locks");
    if (compares_types(binary))
        return type_comparison(lowering, binary);
    return plain(lowering, binary);
}

// ---- Other operators

const SpecExpr *spec_lower_unary(SpecLowering *lowering, Unary *unary) {
    const Node *from = &unary->node;
    if (unary->operator== OPERATOR_NOT)
        return negated(lowering, spec_boolean(lowering, unary->operand), from);
    bool is_minus = unary->operator== OPERATOR_MINUS;
    if (!is_minus && unary->operator!= OPERATOR_PLUS && unary->operator!= OPERATOR_COMPLEMENT)
        return spec_unmodelled_node(lowering, from, "an assignment in a specification");
    const SpecExpr *value =
        spec_without_box(lowering, spec_lower_tree(lowering, unary->operand), unary->operand);
    if (!spec_is_number(value->sort))
        return value->kind == SPEC_UNMODELLED
                   ? value
                   : spec_unmodelled_node(lowering, from, "an operator on these types");
    if (value->sort == SPEC_SORT_REAL)
        return spec_unmodelled_node(lowering, from, "a \\real number");
    Type *type = promoted(lowering, value->type, value->type);
    bool makes_exact =
        is_minus && lowering->math == SPEC_MATH_BIGINT && spec_is_integral(value->sort);
    SpecSort sort =
        value->sort == SPEC_SORT_BIGINT || makes_exact ? SPEC_SORT_BIGINT : spec_sort_of(type);
    value = spec_at_sort(lowering, value, sort, type, unary->operand);
    if (unary->operator== OPERATOR_PLUS)
        return value;
    SpecExpr *node = spec_unary(lowering, SPEC_ARITHMETIC, from, type, sort, value);
    node->operation = is_minus ? IR_NEGATE : IR_NOT;
    bool is_safe = is_minus && lowering->math == SPEC_MATH_SAFE && spec_is_integral(sort) &&
                   sort != SPEC_SORT_BIGINT;
    node->math = is_safe ? SPEC_MATH_SAFE : SPEC_MATH_JAVA;
    return node;
}

static const SpecExpr *numeric_cast(SpecLowering *lowering, Cast *cast, const SpecExpr *value) {
    const SpecExpr *converted = at_type(lowering, value, cast->node.type, &cast->node);
    if (converted->kind != SPEC_CONVERT)
        return converted;
    SpecExpr *node =
        spec_unary(lowering, SPEC_CONVERT, &cast->node, converted->type, converted->sort, value);
    node->is_cast = true;
    return node;
}

const SpecExpr *spec_lower_cast(SpecLowering *lowering, Cast *cast) {
    const SpecExpr *value = spec_lower_tree(lowering, cast->operand);
    Type *to = cast->node.type;
    SpecSort sort = spec_sort_of(to);
    if (value->kind == SPEC_UNMODELLED)
        return value;
    if (spec_is_any_element(lowering->table, value)) {
        value = spec_element_as(lowering, value, to, &cast->node);
        if (value->sort != SPEC_SORT_REFERENCE || spec_is_any_element(lowering->table, value))
            return value;
    }
    if (sort != SPEC_SORT_REFERENCE && value->sort == SPEC_SORT_REFERENCE) {
        value = spec_without_box(lowering, value, cast->operand);
        if (value->sort == SPEC_SORT_REFERENCE)
            return spec_unmodelled_node(lowering, &cast->node, "unboxing an object of any class");
    }
    if (spec_is_number(sort) && spec_is_number(value->sort))
        return numeric_cast(lowering, cast, value);
    if (sort != SPEC_SORT_REFERENCE || value->sort != SPEC_SORT_REFERENCE)
        return spec_converted(lowering, value, to, &cast->node);
    SpecExpr *node = spec_unary(lowering, SPEC_CAST, &cast->node, to, SPEC_SORT_REFERENCE, value);
    node->target = to;
    return node;
}

const SpecExpr *spec_lower_conditional(SpecLowering *lowering, Conditional *conditional) {
    Type *type = conditional->node.type;
    Node *nodes[2] = {conditional->consequent, conditional->alternative};
    const SpecExpr *children[3] = {spec_boolean(lowering, conditional->condition), NULL, NULL};
    bool exact = false;
    for (uint32_t i = 0; i < 2; i++) {
        children[i + 1] = spec_with_patterns(lowering, conditional->condition, i == 0,
                                             spec_lower_tree(lowering, nodes[i]));
        exact |= children[i + 1]->sort == SPEC_SORT_BIGINT && spec_is_number(spec_sort_of(type));
    }
    for (uint32_t i = 0; i < 2; i++) {
        const SpecExpr *value = children[i + 1];
        if (exact && spec_is_integral(value->sort))
            value = spec_at_sort(lowering, value, SPEC_SORT_BIGINT, type, nodes[i]);
        else
            value = spec_converted(lowering, value, type, nodes[i]);
        if (value->kind == SPEC_UNMODELLED && value->sort != spec_sort_of(type))
            return spec_unmodelled_node(lowering, &conditional->node, value->text);
        children[i + 1] = value;
    }
    return spec_parent(lowering, SPEC_CONDITIONAL, &conditional->node, type, children[1]->sort,
                       children, 3);
}
