// Typing of expressions: one function per kind, and the entry that chooses.
#include "sema/attribute_operator.h"
#include "sema/queries.h"
#include "sema/invocation.h"

static Type *error_type(Sema *sema) {
    return type_primitive(&sema->types, TYPE_ERROR);
}

// ---- Literals, this, super, class literals

static Type *attribute_literal(Sema *sema, Literal *literal) {
    if (literal->value.kind == CONSTANT_STRING) {
        literal->node.constant = &literal->value;
        return sema->types.string;
    }
    if (literal->value.kind != CONSTANT_NULL && literal->value.kind != CONSTANT_NONE)
        literal->node.constant = &literal->value;
    return type_primitive(&sema->types, constant_type_kind(literal->value.kind));
}

// `C.this` is the object of the very class C around, not of a subclass of it.
static bool has_instance_of(Environment *environment, const Class *of) {
    bool is_static = false;
    for (Environment *scope = environment; scope; scope = scope->outer) {
        if (!scope->class_symbol)
            continue;
        is_static |= scope->is_static;
        if (scope->class_symbol == of)
            return !is_static && !scope->in_constructor_call;
        is_static |= !scope->class_symbol->is_local && scope->class_symbol->is_static_context;
    }
    return false;
}

// Is there a `this` of that class here?
static void check_this(Sema *sema, Environment *environment, Node *node, Class *of) {
    if (!has_instance_of(environment, of))
        diag_error(sema->diagnostics, node->span, "'%s' cannot be used %s",
                   node->kind == NODE_THIS ? "this" : "super",
                   absence_of_instance(sema, environment, "in"));
}

// What stands before `.this` or `.super`; an error unless it is a class.
static Type *resolve_qualifier(Sema *sema, Environment *environment, Node *qualifier) {
    Type *type = resolve_type(sema, environment, qualifier);
    if (type->kind == TYPE_CLASS || type_is_error(type))
        return type;
    diag_error(sema->diagnostics, qualifier->span, "'%s' is not a class or interface",
               type_text(sema->arena, type));
    return error_type(sema);
}

static Type *attribute_this(Sema *sema, Environment *environment, This *expression) {
    if (!environment->class_symbol)
        return error_type(sema);
    if (!expression->qualifier) {
        check_this(sema, environment, &expression->node, environment->class_symbol);
        return environment->class_symbol->type;
    }
    Type *type = resolve_qualifier(sema, environment, expression->qualifier);
    if (type->kind != TYPE_CLASS)
        return error_type(sema);
    if (!class_encloses(type->class_symbol, environment->class_symbol)) {
        diag_error(sema->diagnostics, expression->node.span, "'%s' does not enclose this class",
                   type->class_symbol->name->text);
        return error_type(sema);
    }
    check_this(sema, environment, &expression->node, type->class_symbol);
    return type->class_symbol->type;
}

// `I.super.m()` for a direct superinterface, `Outer.super.m()` for a class around.
static Type *qualified_super(Sema *sema, Environment *environment, Super *expression) {
    Type *type = resolve_qualifier(sema, environment, expression->qualifier);
    if (type->kind != TYPE_CLASS)
        return error_type(sema);
    if (class_is_interface(type->class_symbol)) {
        const TypeList *interfaces = &environment->class_symbol->interfaces;
        for (uint32_t i = 0; i < interfaces->count; i++)
            if (interfaces->items[i]->kind == TYPE_CLASS &&
                interfaces->items[i]->class_symbol == type->class_symbol)
                return interfaces->items[i];
    } else if (class_encloses(type->class_symbol, environment->class_symbol)) {
        Type *super = type_superclass(sema, type->class_symbol->type);
        return super ? super : sema->types.object;
    }
    diag_error(sema->diagnostics, expression->node.span,
               "'%s' is neither a class around nor a direct superinterface",
               type->class_symbol->name->text);
    return error_type(sema);
}

static Type *attribute_super(Sema *sema, Environment *environment, Super *expression) {
    if (!environment->class_symbol)
        return error_type(sema);
    check_this(sema, environment, &expression->node, environment->class_symbol);
    if (expression->qualifier)
        return qualified_super(sema, environment, expression);
    Type *super = type_superclass(sema, environment->class_symbol->type);
    return super ? super : sema->types.object;
}

static Type *attribute_class_literal(Sema *sema, Environment *environment, ClassLiteral *literal) {
    Type *type = resolve_type(sema, environment, literal->named_type);
    Class *class_symbol = class_find_qualified(sema, "java.lang.Class");
    if (type_is_error(type) || !class_symbol)
        return error_type(sema);
    if (type->kind == TYPE_VARIABLE) {
        diag_error(sema->diagnostics, literal->node.span, "type variable '%s' has no class literal",
                   type_text(sema->arena, type));
        return error_type(sema);
    }
    Type *argument = type->kind == TYPE_VOID ? type_box(sema, TYPE_VOID)
                                             : type_boxed(sema, type_erasure(sema, type));
    return type_class(&sema->types, class_symbol, NULL, &argument,
                      class_symbol->type_parameters.count == 1);
}

// ---- Arrays

static void attribute_index_value(Sema *sema, Environment *environment, Node *index) {
    Type *type = attribute_expression(sema, environment, index, NULL);
    Type *promoted = type_promote_unary(sema, type);
    if (type_is_error(type))
        return;
    bool fits = promoted &&
                (promoted->kind == TYPE_INT || (environment->jml && type_is_integral(promoted)));
    if (!fits)
        diag_error(sema->diagnostics, index->span, "expected an int index, found '%s'",
                   type_text(sema->arena, type));
}

// `s[i]` of a seq<T>, `m[k]` of a map<K, V>: what their method `get` gives.
static Type *attribute_value_index(Sema *sema, Environment *environment, Index *expression) {
    Type *type = expression->array->type;
    const MethodList *methods = query_methods(sema, type->class_symbol, "get");
    Method *get = methods && methods->count == 1 ? methods->items[0] : NULL;
    Type *index = attribute_expression(sema, environment, expression->index, NULL);
    if (type_is_error(index))
        return index;
    if (!get || get->parameters.count != 1) {
        diag_error(sema->diagnostics, expression->array->span, "expected an array, found '%s'",
                   type_text(sema->arena, type));
        return error_type(sema);
    }
    return type_of_member(sema, type, get->owner, get->return_type);
}

static Type *attribute_index(Sema *sema, Environment *environment, Index *expression) {
    Type *array = attribute_expression(sema, environment, expression->array, NULL);
    if (array->kind == TYPE_CLASS && query_is_jml_value(array))
        return attribute_value_index(sema, environment, expression);
    attribute_index_value(sema, environment, expression->index);
    if (type_is_error(array))
        return array;
    if (array->kind == TYPE_SEQUENCE) // `(int) s[i]`: what it holds, a cast says
        return sema->types.object;
    array = type_upper_bound(sema, array);
    if (array->kind != TYPE_ARRAY) {
        diag_error(sema->diagnostics, expression->array->span, "expected an array, found '%s'",
                   type_text(sema->arena, array));
        return error_type(sema);
    }
    return type_capture_at(sema, &expression->node, array->element);
}

static Type *attribute_new_array(Sema *sema, Environment *environment, NewArray *creation) {
    Type *type = resolve_type(sema, environment, creation->element_type);
    for (uint32_t i = 0; i < creation->dimensions.count; i++)
        attribute_index_value(sema, environment, creation->dimensions.items[i]);
    if (!type_is_error(type) && !type_reifiable(sema, type)) {
        diag_error(sema->diagnostics, creation->node.span,
                   "cannot create an array of '%s': its type arguments are not known at run time",
                   type_text(sema->arena, type));
        return error_type(sema);
    }
    uint32_t depth = creation->dimensions.count + creation->empty_dimensions;
    for (uint32_t i = 0; i < depth; i++)
        type = type_array(&sema->types, type);
    if (creation->initializer)
        attribute_initializer(sema, environment, creation->initializer, type);
    return type;
}

void attribute_initializer(Sema *sema, Environment *environment, Node *node, Type *target) {
    if (node->kind != NODE_ARRAY_INITIALIZER) {
        attribute_assigned(sema, environment, node, target);
        return;
    }
    ArrayInitializer *initializer = as_ArrayInitializer(node);
    Type *element = error_type(sema);
    if (target->kind == TYPE_ARRAY)
        element = target->element;
    else if (!type_is_error(target))
        diag_error(sema->diagnostics, node->span, "array initialiser for '%s', which is no array",
                   type_text(sema->arena, target));
    for (uint32_t i = 0; i < initializer->elements.count; i++)
        attribute_initializer(sema, environment, initializer->elements.items[i], element);
    node->type = target;
}

// ---- Checks on the outside

void check_assignable(Sema *sema, Node *node, Type *target) {
    Type *type = node->type;
    if (type_is_error(type) || type_is_error(target))
        return;
    if (type->kind == TYPE_VOID) {
        diag_error(sema->diagnostics, node->span, "expected a value of type '%s', found 'void'",
                   type_text(sema->arena, target));
        return;
    }
    if (!type_assignable(sema, type, target, node->constant))
        diag_error(sema->diagnostics, node->span, "cannot convert '%s' to '%s'",
                   type_text(sema->arena, type), type_text(sema->arena, target));
}

Type *attribute_assigned(Sema *sema, Environment *environment, Node *node, Type *target) {
    attribute_expression(sema, environment, node, target);
    check_assignable(sema, node, target);
    return node->type;
}

void attribute_condition(Sema *sema, Environment *environment, Node *node) {
    Type *type =
        attribute_expression(sema, environment, node, type_primitive(&sema->types, TYPE_BOOLEAN));
    if (type_is_error(type))
        return;
    Type *unboxed = type_unboxed(sema, type);
    if (!unboxed || unboxed->kind != TYPE_BOOLEAN)
        diag_error(sema->diagnostics, node->span, "expected a boolean, found '%s'",
                   type_text(sema->arena, type));
}

// ---- Choosing

// Expressions whose type may depend on where they stand.
static bool may_be_poly(const Node *node) {
    while (node->kind == NODE_PARENTHESIZED)
        node = ((const Parenthesized *)node)->inner;
    return node->kind == NODE_LAMBDA || node->kind == NODE_METHOD_REFERENCE ||
           node->kind == NODE_CALL || node->kind == NODE_CONDITIONAL ||
           node->kind == NODE_SWITCH_EXPRESSION;
}

static Type *attribute_kind(Sema *sema, Environment *environment, Node *node, Type *target) {
    switch (node->kind) {
    case NODE_LITERAL: return attribute_literal(sema, as_Literal(node));
    case NODE_NAME:
    case NODE_FIELD: return type_capture_at(sema, node, attribute_target(sema, environment, node));
    case NODE_PARENTHESIZED: {
        Node *inner = as_Parenthesized(node)->inner;
        Type *type = attribute_expression(sema, environment, inner, target);
        node->constant = inner->constant;
        return type;
    }
    case NODE_NEW: return attribute_new(sema, environment, as_New(node), target);
    case NODE_CONSTRUCTOR_CALL:
        return attribute_constructor_call(sema, environment, as_ConstructorCall(node));
    case NODE_NEW_ARRAY: return attribute_new_array(sema, environment, as_NewArray(node));
    case NODE_ARRAY_INITIALIZER:
        attribute_initializer(sema, environment, node, target ? target : error_type(sema));
        return node->type;
    case NODE_INDEX: return attribute_index(sema, environment, as_Index(node));
    case NODE_UNARY: return attribute_unary(sema, environment, as_Unary(node));
    case NODE_BINARY: return attribute_binary(sema, environment, as_Binary(node));
    case NODE_ASSIGN: return attribute_assign(sema, environment, as_Assign(node));
    case NODE_CAST: return attribute_cast(sema, environment, as_Cast(node));
    case NODE_INSTANCEOF: return attribute_instanceof(sema, environment, as_Instanceof(node));
    case NODE_THIS: return attribute_this(sema, environment, as_This(node));
    case NODE_SUPER: return attribute_super(sema, environment, as_Super(node));
    case NODE_CLASS_LITERAL:
        return attribute_class_literal(sema, environment, as_ClassLiteral(node));
    default: // the rest is JML
        return attribute_jml_expression(sema, environment, node, target);
    }
}

Type *attribute_expression(Sema *sema, Environment *environment, Node *node, Type *target) {
    if (may_be_poly(node)) {
        Argument *argument = argument_classify(sema, environment, node);
        node->type = argument_settle(sema, argument, target);
        return node->type;
    }
    node->constant = NULL;
    node->type = attribute_kind(sema, environment, node, target);
    return node->type;
}
