// Arrays: creation, initialisers, copies, elements.
#include "lower/internal.h"

static Type *array_bound(Code *code, Type *type) {
    Type *bound = query_upper_bound(code->sema, type);
    return bound->kind == TYPE_ARRAY ? bound : type_array(code->types, bound);
}

IrRegister create_array(Code *code, Type *type, IrRegister length) {
    IrRegister result = new_register(code, IR_REF);
    IrInstruction *instruction = emit(code, IR_NEW_ARRAY);
    instruction->result = result;
    instruction->a = length;
    instruction->detail.type = erasure(code, array_bound(code, type));
    mark_non_null(code, result);
    return result;
}

IrRegister load_element(Code *code, IrRegister array, IrRegister index, Type *element) {
    return emit_binary(code, IR_LOAD_ELEMENT, ir_type_of(element), array, index);
}

void store_element(Code *code, IrRegister array, IrRegister index, IrRegister value) {
    IrInstruction *instruction = emit(code, IR_STORE_ELEMENT);
    instruction->a = array;
    instruction->b = index;
    instruction->result = value;
}

// ---- Initialisers

IrRegister create_array_of(Code *code, Type *type, const RegisterList *elements) {
    IrRegister array = create_array(code, type, emit_constant(code, IR_INT, elements->count));
    for (uint32_t i = 0; i < elements->count; i++)
        store_element(code, array, emit_constant(code, IR_INT, i), elements->items[i]);
    return array;
}

// The array is there before its elements are evaluated; nobody can tell but by
// what they create.
IrRegister lower_array_initializer(Code *code, ArrayInitializer *initializer, Type *type) {
    Type *bound = array_bound(code, type);
    const NodeList *elements = &initializer->elements;
    IrRegister array = create_array(code, bound, emit_constant(code, IR_INT, elements->count));
    for (uint32_t i = 0; i < elements->count; i++) {
        IrRegister value = lower_as(code, elements->items[i], bound->element);
        store_element(code, array, emit_constant(code, IR_INT, i), value);
    }
    return array;
}

// ---- Loops that the source does not show

typedef struct Count {
    IrBlockId head, end;
    IrRegister index;
} Count;

// for (index = 0; index < length; index++)
static Count begin_count(Code *code, IrRegister length) {
    Count count = {new_block(code), new_block(code), new_register(code, IR_INT)};
    IrBlockId body = new_block(code);
    emit_copy(code, count.index, emit_zero(code));
    start_block(code, count.head);
    IrRegister more = emit_binary(code, IR_LESS, IR_BOOL, count.index, length);
    emit_branch(code, more, body, count.end);
    start_block(code, body);
    return count;
}

static void end_count(Code *code, const Count *count) {
    IrRegister one = emit_constant(code, IR_INT, 1);
    emit_copy(code, count->index, emit_binary(code, IR_ADD, IR_INT, count->index, one));
    emit_jump(code, count->head);
    start_block(code, count->end);
}

// A T[] is of a class that only the array itself knows: a String[] has a String[] as its copy.
static IrRegister create_copy(Code *code, IrRegister array, Type *bound, IrRegister length) {
    Class *arrays =
        bound->element->kind == TYPE_VARIABLE ? query_class(code->sema, "java.util.Arrays") : NULL;
    Method *make_like = arrays ? find_method(code, arrays, "makeLike", 2) : NULL;
    if (!make_like)
        return create_array(code, bound, length);
    RegisterList arguments = {0};
    vector_push(code->arena, &arguments, array);
    vector_push(code->arena, &arguments, length);
    return emit_call(code, make_like, 0, &arguments, false);
}

IrRegister copy_array(Code *code, IrRegister array, Type *type) {
    Type *bound = array_bound(code, type);
    IrRegister length = emit_unary(code, IR_LENGTH, IR_INT, array);
    IrRegister copy = create_copy(code, array, bound, length);
    Count count = begin_count(code, length);
    IrRegister element = load_element(code, array, count.index, bound->element);
    store_element(code, copy, count.index, element);
    end_count(code, &count);
    return copy;
}

// ---- new T[n][m]

static IrRegister create_dimension(Code *code, Type *type, const RegisterList *sizes,
                                   uint32_t depth) {
    IrRegister array = create_array(code, type, sizes->items[depth]);
    if (depth + 1 == sizes->count)
        return array;
    Count count = begin_count(code, sizes->items[depth]);
    IrRegister inner = create_dimension(code, array_bound(code, type)->element, sizes, depth + 1);
    store_element(code, array, count.index, inner);
    end_count(code, &count);
    return array;
}

IrRegister create_arrays(Code *code, Type *type, const RegisterList *sizes) {
    return create_dimension(code, type, sizes, 0);
}

// All sizes are evaluated before any is checked (JLS 15.10.2).
IrRegister lower_new_array(Code *code, NewArray *creation) {
    if (creation->initializer)
        return lower_array_initializer(code, as_ArrayInitializer(creation->initializer),
                                       creation->node.type);
    Type *int_type = type_primitive(code->types, TYPE_INT);
    RegisterList sizes = {0};
    const NodeList *dimensions = &creation->dimensions;
    for (uint32_t i = 0; i < dimensions->count; i++) {
        IrRegister size = lower_as(code, dimensions->items[i], int_type);
        vector_push(code->arena, &sizes, keep_over(code, size, dimensions, i + 1));
    }
    for (uint32_t i = 0; i < sizes.count; i++)
        if (!dimensions->items[i]->constant || dimensions->items[i]->constant->integer < 0)
            check_size(code, sizes.items[i]);
    return create_arrays(code, creation->node.type, &sizes);
}
