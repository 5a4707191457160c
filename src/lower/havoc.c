// `havoc x, o.f, a[i], a[*];`: each location gets any value of its type.
//
// The values come from calls of jury.Havoc, whose methods have a contract and no body. So every
// analysis and engine sees an assignment, and a value of which nothing is known.
#include "lower/internal.h"

#include "sema/nullness.h"

static const char *const suffixes[] = {
    [TYPE_BOOLEAN] = "Boolean", [TYPE_BYTE] = "Byte",    [TYPE_SHORT] = "Short",
    [TYPE_CHAR] = "Char",       [TYPE_INT] = "Int",      [TYPE_LONG] = "Long",
    [TYPE_FLOAT] = "Float",     [TYPE_DOUBLE] = "Double"};

// `any` or `fill` for values of the type; NULL where there is none.
static Method *method_for(Code *code, const char *prefix, const Type *type, uint32_t parameters) {
    Class *owner = query_class(code->sema, "jury.Havoc");
    bool has_one = (size_t)type->kind < sizeof suffixes / sizeof *suffixes && suffixes[type->kind];
    if (!owner || !has_one)
        return NULL;
    const char *name = arena_format(code->arena, "%s%s", prefix, suffixes[type->kind]);
    return find_method(code, owner, name, parameters);
}

static IrRegister emit_any_object(Code *code, Type *type, bool is_nullable) {
    Class *owner = query_class(code->sema, "jury.Havoc");
    Method *method =
        owner ? find_method(code, owner, is_nullable ? "anyObject" : "someObject", 0) : NULL;
    return method ? call_used_as(code, method, 0, query_erasure(code->sema, type)) : 0;
}

// ---- What may be null

static const Variable *variable_of(Node *node) {
    node = without_parentheses(node);
    return node->kind == NODE_NAME    ? as_NameExpression(node)->variable
           : node->kind == NODE_FIELD ? as_FieldAccess(node)->variable
                                      : NULL;
}

// Only of variables somebody says so.
static bool has_non_null_elements(Code *code, Node *array) {
    const Variable *variable = variable_of(array);
    return variable && variable->type->kind == TYPE_ARRAY &&
           !variable_elements_nullable(code->sema, variable);
}

static bool is_nullable(Code *code, Node *target) {
    if (target->kind == NODE_INDEX)
        return !has_non_null_elements(code, as_Index(target)->array);
    const Variable *variable = variable_of(target);
    return !variable ||
           (variable->kind == VARIABLE_FIELD ? variable_is_nullable(code->sema, variable)
                                             : !variable_stays_non_null(variable));
}

IrRegister emit_any_value(Code *code, Node *target, Type *type) {
    if (type_is_reference(type))
        return query_is_jml_value(type) ? 0
                                        : emit_any_object(code, type, is_nullable(code, target));
    RegisterList none = {0};
    Method *method = method_for(code, "any", type, 0);
    return method ? emit_call(code, method, 0, &none, false) : 0;
}

// ---- Elements

static Method *filling_method(Code *code, Node *array) {
    const Type *type = array->type;
    if (!type || type->kind != TYPE_ARRAY)
        return NULL;
    if (!type_is_reference(type->element))
        return method_for(code, "fill", type->element, 3);
    Class *owner = query_class(code->sema, "jury.Havoc");
    const char *name = has_non_null_elements(code, array) ? "fillSome" : "fillObject";
    return owner ? find_method(code, owner, name, 3) : NULL;
}

static void lower_elements(Code *code, Elements *elements) {
    Type *int_type = type_primitive(code->types, TYPE_INT);
    Method *method = filling_method(code, elements->array);
    if (!method) {
        emit_unsupported(code, "havoc of these locations");
        return;
    }
    IrRegister array = lower_expression(code, elements->array);
    check_not_null(code, array, IR_CHECK_NULL);
    IrRegister from = elements->from ? lower_as(code, elements->from, int_type) : emit_zero(code);
    IrRegister to = elements->to ? lower_as(code, elements->to, int_type)
                                 : emit_binary(code, IR_SUBTRACT, IR_INT,
                                               emit_unary(code, IR_LENGTH, IR_INT, array),
                                               emit_constant(code, IR_INT, 1));
    RegisterList arguments = {0};
    vector_push(code->arena, &arguments, array);
    vector_push(code->arena, &arguments, from);
    vector_push(code->arena, &arguments, to);
    Type *element = type_is_reference(elements->array->type->element)
                        ? query_erasure(code->sema, elements->array->type->element)
                        : NULL;
    call_with_all(code, method, 0, &arguments, element);
}

void lower_havoc(Code *code, const JmlStatement *statement) {
    for (uint32_t i = 0; i < statement->locations.count; i++) {
        Node *location = without_parentheses(statement->locations.items[i]);
        code->span = location->span;
        if (location->kind == NODE_ELEMENTS)
            lower_elements(code, as_Elements(location));
        else if (location->kind == NODE_NAME || location->kind == NODE_FIELD ||
                 location->kind == NODE_INDEX)
            lower_any_place(code, location);
        else
            emit_unsupported(code, "havoc of these locations");
    }
}
