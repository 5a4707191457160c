// Expressions: the entry that chooses, and the small kinds.
//
// An expression gives the register that holds its value, of the expression's
// own type. It may be the register of a variable: who lowers more code before
// using it says keep().
#include "lower/internal.h"

Node *without_parentheses(Node *node) {
    while (node->kind == NODE_PARENTHESIZED)
        node = as_Parenthesized(node)->inner;
    return node;
}

bool is_local(const Variable *variable) {
    switch (variable->kind) {
    case VARIABLE_LOCAL:
    case VARIABLE_PARAMETER:
    case VARIABLE_RESOURCE:
    case VARIABLE_EXCEPTION:
    case VARIABLE_PATTERN:
    case VARIABLE_QUANTIFIED: return true; // the last in lambdas of specifications
    case VARIABLE_FIELD:
    case VARIABLE_ENUM_CONSTANT:
    case VARIABLE_ARRAY_LENGTH: return false;
    }
    return false;
}

bool names_type(Node *node) {
    return (node->flags & NODE_RESOLVED_TYPE) || ast_category(node) == CATEGORY_TYPE;
}

// ---- What an expression may change

typedef struct Search {
    const Variable *variable; // NULL: any
    bool found;
} Search;

static Node *assigned(Node *node) {
    if (node->kind == NODE_ASSIGN)
        return as_Assign(node)->target;
    if (node->kind == NODE_UNARY &&
        as_Unary(node)->operator>= OPERATOR_PRE_INCREMENT && as_Unary(node)->operator<=
        OPERATOR_POST_DECREMENT)
        return as_Unary(node)->operand;
    return NULL;
}

static void search_assignment(void *context, Node *node) {
    Search *search = context;
    Node *target = assigned(node);
    if (target && query_variable(without_parentheses(target)) == search->variable)
        search->found = true;
    if (!search->found)
        ast_each_child(node, search_assignment, context);
}

static bool assigns(Node *node, const Variable *variable) {
    Search search = {variable, false};
    search_assignment(&search, node);
    return search.found;
}

static IrRegister copy_of(Code *code, IrRegister value) {
    IrRegister copy = new_register(code, register_type(code, value));
    emit_copy(code, copy, value);
    if (is_non_null(code, value))
        mark_non_null(code, copy);
    return copy;
}

IrRegister keep(Code *code, IrRegister value, Node *later) {
    const Variable *variable = code->ir->registers.items[value].variable;
    return variable && later && assigns(later, variable) ? copy_of(code, value) : value;
}

IrRegister keep_over(Code *code, IrRegister value, const NodeList *later, uint32_t first) {
    for (uint32_t i = first; i < later->count; i++) {
        IrRegister kept = keep(code, value, later->items[i]);
        if (kept != value)
            return kept;
    }
    return value;
}

// ---- Purity

static bool is_pure_variable(Code *code, Node *node) {
    const Variable *variable = query_variable(node);
    if (!variable)
        return false;
    if (is_local(variable))
        return true;
    if (variable->modifiers & MODIFIER_STATIC) // else its class may have to be initialised
        return variable->owner == source_class(code);
    return node->kind == NODE_NAME || as_FieldAccess(node)->object->kind == NODE_THIS;
}

static bool is_pure_binary(Code *code, Binary *binary) {
    Type *left = binary->left->type, *right = binary->right->type;
    if (!left || !right ||
        binary->operator== OPERATOR_REMAINDER || type_is_reference(binary->node.type))
        return false;
    if (binary->operator== OPERATOR_DIVIDE && !is_floating(binary->node.type))
        return false;
    if (checks_overflow(code) && binary->operator>= OPERATOR_ADD)
        return false;
    bool is_plain = type_is_reference(left) == type_is_reference(right);
    return is_plain && is_pure(code, binary->left) && is_pure(code, binary->right);
}

static bool is_pure_unary(Code *code, Unary *unary) {
    if (unary->operator== OPERATOR_MINUS && checks_overflow(code))
        return false;
    return !assigned(&unary->node) && type_is_primitive(unary->operand->type) &&
           is_pure(code, unary->operand);
}

// To whole numbers of few bits not every number can be cast.
static bool is_pure_cast(Code *code, Cast *cast) {
    Type *from = cast->operand->type, *to = cast->node.type;
    return type_is_primitive(from) && type_is_primitive(to) &&
           (!is_floating(from) || is_floating(to)) && is_pure(code, cast->operand);
}

bool is_pure(Code *code, Node *node) {
    if (node->constant)
        return true;
    switch (node->kind) {
    case NODE_LITERAL:
    case NODE_THIS: return true;
    case NODE_NAME:
    case NODE_FIELD: return is_pure_variable(code, node);
    case NODE_PARENTHESIZED: return is_pure(code, as_Parenthesized(node)->inner);
    case NODE_UNARY: return is_pure_unary(code, as_Unary(node));
    case NODE_BINARY: return is_pure_binary(code, as_Binary(node));
    case NODE_CAST: return is_pure_cast(code, as_Cast(node));
    case NODE_INSTANCEOF:
        return ast_category(as_Instanceof(node)->target) == CATEGORY_TYPE &&
               is_pure(code, as_Instanceof(node)->operand);
    default: return false; // calls, checks, assignments
    }
}

// ---- Small kinds

static IrRegister lower_this(Code *code, Node *node) {
    IrRegister object = load_exact_this(code, node->type->class_symbol);
    return object ? object : emit_unsupported_value(code, "'this' without an instance", node->type);
}

static IrRegister lower_super(Code *code, Super *super) {
    Class *of = source_class(code);
    if (super->qualifier && super->qualifier->type->kind == TYPE_CLASS &&
        super->qualifier->type->class_symbol->kind != CLASS_INTERFACE)
        of = super->qualifier->type->class_symbol;
    IrRegister object = load_exact_this(code, of);
    return object ? object
                  : emit_unsupported_value(code, "'super' without an instance", super->node.type);
}

static IrRegister lower_class_literal(Code *code, ClassLiteral *literal) {
    IrRegister result = new_register(code, IR_REF);
    IrInstruction *instruction = emit(code, IR_CLASS_OBJECT);
    instruction->result = result;
    instruction->detail.type = erasure(code, literal->named_type->type);
    mark_non_null(code, result);
    return result;
}

static void lower_choice(Code *code, Node *value, Type *type, IrRegister result) {
    IrRegister chosen = lower_as(code, value, type);
    emit_copy(code, result, chosen);
}

static IrRegister lower_conditional(Code *code, Conditional *node, Type *wanted) {
    Type *type = wanted && type_is_reference(node->node.type) ? wanted : node->node.type;
    IrBlockId consequent = new_block(code), alternative = new_block(code), end = new_block(code);
    IrRegister result = new_register(code, ir_type_of(type));
    lower_decision(code, &node->node, node->condition, consequent, alternative);
    start_block(code, consequent);
    lower_choice(code, node->consequent, type, result);
    emit_jump(code, end);
    start_block(code, alternative);
    lower_choice(code, node->alternative, type, result);
    start_block(code, end);
    return result;
}

// ---- Choosing

static IrRegister lower_kind(Code *code, Node *node, Type *wanted) {
    switch (node->kind) {
    case NODE_LITERAL: return lower_constant(code, &as_Literal(node)->value, node->type);
    case NODE_NAME: return lower_name(code, as_NameExpression(node), wanted);
    case NODE_FIELD: return lower_field(code, as_FieldAccess(node), wanted);
    case NODE_INDEX: return lower_index(code, as_Index(node));
    case NODE_CALL: return lower_call(code, as_Call(node), wanted);
    case NODE_CONSTRUCTOR_CALL: lower_constructor_call(code, as_ConstructorCall(node)); return 0;
    case NODE_NEW: return lower_new(code, as_New(node));
    case NODE_NEW_ARRAY: return lower_new_array(code, as_NewArray(node));
    case NODE_ARRAY_INITIALIZER:
        return lower_array_initializer(code, as_ArrayInitializer(node), node->type);
    case NODE_UNARY: return lower_unary(code, as_Unary(node));
    case NODE_BINARY: return lower_binary(code, as_Binary(node));
    case NODE_ASSIGN: return lower_assign(code, as_Assign(node));
    case NODE_CONDITIONAL: return lower_conditional(code, as_Conditional(node), wanted);
    case NODE_CAST: return lower_cast(code, as_Cast(node));
    case NODE_INSTANCEOF: return lower_instance_test(code, as_Instanceof(node));
    case NODE_LAMBDA: return lower_lambda(code, as_Lambda(node));
    case NODE_METHOD_REFERENCE: return lower_method_reference(code, as_MethodReference(node));
    case NODE_SWITCH_EXPRESSION: return lower_switch_expression(code, as_SwitchExpression(node));
    case NODE_THIS: return lower_this(code, node);
    case NODE_SUPER: return lower_super(code, as_Super(node));
    case NODE_CLASS_LITERAL: return lower_class_literal(code, as_ClassLiteral(node));
    default: return emit_unsupported_value(code, "a specification expression in code", node->type);
    }
}

static bool is_typed(const Node *node) {
    return node->type && !type_is_error(node->type);
}

IrRegister lower_expression(Code *code, Node *node) {
    node = without_parentheses(node);
    Span around = code->span;
    Type *wanted = code->wanted;
    code->wanted = NULL;
    code->span = node->span;
    IrRegister result;
    if (!is_typed(node))
        result = emit_unsupported_value(code, "code with errors", code->types->object);
    else if (node->constant)
        result = lower_constant(code, node->constant, node->type);
    else
        result = lower_kind(code, node, wanted);
    code->span = around;
    return result;
}

IrRegister lower_wanted(Code *code, Node *node, Type *wanted) {
    if (type_is_reference(wanted) && node->type && type_is_reference(node->type))
        code->wanted = wanted;
    return lower_expression(code, node);
}

IrRegister lower_as(Code *code, Node *node, Type *type) {
    node = without_parentheses(node);
    Span around = code->span;
    code->span = node->span;
    IrRegister result;
    if (node->kind == NODE_ARRAY_INITIALIZER)
        result = lower_array_initializer(code, as_ArrayInitializer(node), type);
    else if (!is_typed(node))
        result = emit_unsupported_value(code, "code with errors", type);
    else if (node->constant && type_is_primitive(type))
        result = lower_constant(code, node->constant, type);
    else
        result = convert(code, lower_wanted(code, node, type), node->type, type);
    if (is_typed(node))
        note_unchecked_conversion(code, node->type, type);
    code->span = around;
    return result;
}

// What type arguments promise of it is checked, whatever the switch is used for.
IrRegister lower_yielded(Code *code, Node *node, Type *type) {
    bool is_object = node->type && type_is_reference(node->type) && type_is_reference(type) &&
                     node->kind != NODE_ARRAY_INITIALIZER;
    return lower_as(code, node, is_object ? node->type : type);
}

void lower_effect(Code *code, Node *node) {
    node = without_parentheses(node);
    Span around = code->span;
    code->span = node->span;
    if (node->kind == NODE_UNARY && assigned(node))
        lower_step(code, as_Unary(node), false);
    else
        lower_wanted(code, node, code->types->object);
    code->span = around;
}
