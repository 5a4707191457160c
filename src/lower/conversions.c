// Conversions (JLS 5): of primitive types, boxing and unboxing, casts.
//
// byte, short, char and int share the registers of int: widening among them is
// nothing at all, narrowing cuts.
#include "lower/internal.h"

#include "sema/constant_bits.h"

bool is_floating(const Type *type) {
    return type->kind == TYPE_FLOAT || type->kind == TYPE_DOUBLE;
}

bool is_mathematical(const Type *type) {
    return (type->kind >= TYPE_BIGINT && type->kind < TYPE_CLASS) || query_is_jml_value(type);
}

Type *primitive_of(Code *code, Type *type) {
    if (type_is_primitive(type))
        return type;
    return type_is_reference(type) && type->kind != TYPE_NULL ? query_unboxed(code->sema, type)
                                                              : NULL;
}

Type *erasure(Code *code, Type *type) {
    return query_erasure(code->sema, type);
}

// ---- Constants

static int64_t cut(int64_t value, TypeKind kind) {
    if (kind == TYPE_BYTE)
        return (int8_t)value;
    if (kind == TYPE_SHORT)
        return (int16_t)value;
    if (kind == TYPE_CHAR)
        return (uint16_t)value;
    return kind == TYPE_INT ? (int32_t)value : value;
}

// An integer constant as a float or double is rounded once.
static int64_t bits_as(const Constant *constant, const Type *type) {
    bool is_whole = constant->kind != CONSTANT_FLOAT && constant->kind != CONSTANT_DOUBLE;
    if (!is_floating(type))
        return cut(constant->integer, type->kind);
    double value = !is_whole                  ? constant->floating
                   : type->kind == TYPE_FLOAT ? (float)constant->integer
                                              : (double)constant->integer;
    Constant converted = {.kind = type->kind == TYPE_FLOAT ? CONSTANT_FLOAT : CONSTANT_DOUBLE,
                          .floating = value};
    return constant_bits(&converted);
}

IrRegister lower_constant(Code *code, const Constant *constant, Type *type) {
    if (constant->kind == CONSTANT_NULL)
        return emit_null(code);
    if (constant->kind == CONSTANT_STRING) {
        IrRegister result = new_register(code, IR_REF);
        IrInstruction *instruction = emit(code, IR_STRING);
        instruction->result = result;
        instruction->detail.constant = constant;
        mark_non_null(code, result);
        return result;
    }
    return emit_constant(code, ir_type_of(type), bits_as(constant, type));
}

// ---- Primitive types

static IrRegister narrow(Code *code, IrRegister value, TypeKind from, TypeKind to) {
    if (to == TYPE_LONG)
        return emit_unary(code, IR_TO_LONG, IR_LONG, value);
    if (from == TYPE_LONG)
        value = emit_unary(code, IR_TO_INT, IR_INT, value);
    if (to == TYPE_BYTE)
        return emit_unary(code, IR_TO_BYTE, IR_INT, value);
    if (to == TYPE_SHORT && from != TYPE_BYTE)
        return emit_unary(code, IR_TO_SHORT, IR_INT, value);
    return to == TYPE_CHAR ? emit_unary(code, IR_TO_CHAR, IR_INT, value) : value;
}

static IrRegister convert_primitive(Code *code, IrRegister value, Type *from, Type *to) {
    if (from->kind == to->kind)
        return value;
    if (is_mathematical(from) || is_mathematical(to))
        return emit_unsupported_value(code, "mathematical numbers in code", to);
    if (to->kind == TYPE_FLOAT)
        return emit_unary(code, IR_TO_FLOAT, IR_FLOAT, value);
    if (to->kind == TYPE_DOUBLE)
        return emit_unary(code, IR_TO_DOUBLE, IR_DOUBLE, value);
    if (!is_floating(from) || to->kind == TYPE_LONG)
        return narrow(code, value, from->kind, to->kind);
    // To byte, short and char by way of int (JLS 5.1.3).
    return narrow(code, emit_unary(code, IR_TO_INT, IR_INT, value), TYPE_INT, to->kind);
}

// ---- Boxes

static Method *value_of(Code *code, Class *box_class, const Type *primitive) {
    const MethodList *list = query_methods(code->sema, box_class, "valueOf");
    for (uint32_t i = 0; i < list->count; i++) {
        Method *method = list->items[i];
        if (method->parameters.count == 1 && method->parameters.items[0]->type == primitive)
            return method;
    }
    return NULL;
}

IrRegister box(Code *code, IrRegister value, Type *primitive) {
    Type *type = query_boxed(code->sema, primitive);
    Method *method =
        type->kind == TYPE_CLASS ? value_of(code, type->class_symbol, primitive) : NULL;
    if (!method)
        return emit_unsupported_value(code, "boxing without its method valueOf", type);
    IrRegister result = call_with(code, method, 0, value, false);
    mark_non_null(code, result);
    return result;
}

IrRegister unbox(Code *code, IrRegister value, Type *box_type) {
    Type *primitive = primitive_of(code, box_type);
    const char *name = arena_format(code->arena, "%sValue", type_text(code->arena, primitive));
    Class *box_class = query_boxed(code->sema, primitive)->class_symbol;
    Method *method = find_method(code, box_class, name, 0);
    check_not_null(code, value, IR_CHECK_UNBOX);
    if (!method)
        return emit_unsupported_value(code, "unboxing without its method", primitive);
    return call_with(code, method, value, 0, false);
}

// To a reference type: `Byte b = 1` narrows before it boxes.
static IrRegister convert_to_box(Code *code, IrRegister value, Type *from, Type *to) {
    Type *wanted = primitive_of(code, to);
    if (!wanted)
        return box(code, value, from);
    return box(code, convert_primitive(code, value, from, wanted), wanted);
}

// ---- Assignment and invocation contexts

IrRegister convert(Code *code, IrRegister value, Type *from, Type *to) {
    if (!value)
        return emit_unsupported_value(code, "the value of a void call", to);
    bool from_primitive = type_is_primitive(from), to_primitive = type_is_primitive(to);
    if (from_primitive && to_primitive)
        return convert_primitive(code, value, from, to);
    if (from_primitive)
        return convert_to_box(code, value, from, to);
    if (!to_primitive)
        return value;
    Type *unboxed = primitive_of(code, from);
    if (!unboxed) // Object to int: a cast to the box
        return unbox(code, value, query_boxed(code->sema, to));
    return convert_primitive(code, unbox(code, value, from), unboxed, to);
}

// What generics say about a value whose erased type says less.
static bool needs_erased_cast(Code *code, Type *declared, Type *seen) {
    if (declared == seen || !type_is_reference(seen) || seen->kind == TYPE_NULL ||
        !declared->mentions_variables)
        return false;
    Type *known = erasure(code, declared), *wanted = erasure(code, seen);
    return known != wanted && !query_is_subtype(code->sema, known, wanted);
}

IrRegister convert_erased(Code *code, IrRegister value, Type *declared, Type *seen) {
    if (value && needs_erased_cast(code, declared, seen))
        check_cast(code, value, seen, IR_CHECK_ERASED_CAST);
    return value;
}

// ---- Casts

static void check_class_cast(Code *code, IrRegister value, Type *from, Type *to) {
    if (to->kind == TYPE_INTERSECTION) {
        for (uint32_t i = 0; i < to->count; i++)
            check_class_cast(code, value, from, to->arguments[i]);
        return;
    }
    if (from->kind != TYPE_NULL &&
        !query_is_subtype(code->sema, erasure(code, from), erasure(code, to)))
        check_cast(code, value, to, IR_CHECK_CAST);
}

static IrRegister cast_to_primitive(Code *code, IrRegister value, Type *from, Type *to) {
    if (!primitive_of(code, from)) {
        Type *box_type = query_boxed(code->sema, to);
        check_class_cast(code, value, from, box_type);
        from = box_type;
    }
    return convert(code, value, from, to);
}

IrRegister lower_cast(Code *code, Cast *cast) {
    Type *from = cast->operand->type, *to = cast->node.type;
    note_unchecked_cast(code, cast);
    // A cast that is written stands for the one that type arguments imply.
    bool is_implied = type_is_reference(from) && type_is_reference(to) && from->kind != TYPE_NULL &&
                      to->kind != TYPE_INTERSECTION &&
                      query_is_subtype(code->sema, erasure(code, from), erasure(code, to));
    if (type_is_primitive(to))
        return cast_to_primitive(code, lower_expression(code, cast->operand), from, to);
    IrRegister value = lower_wanted(code, cast->operand, is_implied ? to : code->types->object);
    if (type_is_primitive(from))
        return convert_to_box(code, value, from, to);
    check_class_cast(code, value, from, to);
    return value;
}
