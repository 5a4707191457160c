// `havoc x, o.f, a[i], a[*];`: each location gets any value of its type.
//
// The values come from calls of jury.Havoc, whose methods have a contract and no body. So every
// analysis and engine sees an assignment, and a value of which nothing is known.
#include "lower/internal.h"

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

IrRegister emit_any_value(Code *code, const Type *type) {
    RegisterList none = {0};
    Method *method = method_for(code, "any", type, 0);
    return method ? emit_call(code, method, 0, &none, false) : 0;
}

static void lower_elements(Code *code, Elements *elements) {
    Type *int_type = type_primitive(code->types, TYPE_INT);
    const Type *type = elements->array->type;
    Method *method =
        type && type->kind == TYPE_ARRAY ? method_for(code, "fill", type->element, 3) : NULL;
    if (!method) {
        emit_unsupported(code, "havoc of references");
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
    emit_call(code, method, 0, &arguments, false);
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
