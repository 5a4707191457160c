// Arrays, casts, and tests of types.
#include "bytecode/internal.h"

static bool is_between(const Operation *operation, Opcode first, Opcode last) {
    return operation->opcode >= first && operation->opcode <= last;
}

// The type of the elements that an instruction is about; of references and of byte, which is
// boolean, too, the array says. NULL: it is not known.
static Type *element_type(Translator *translator, uint32_t which, Value array) {
    static const TypeKind kinds[] = {TYPE_INT,   TYPE_LONG, TYPE_FLOAT, TYPE_DOUBLE,
                                     TYPE_ERROR, TYPE_BYTE, TYPE_CHAR,  TYPE_SHORT};
    Type *known = array.type;
    if (known && known->kind != TYPE_ARRAY)
        known = query_upper_bound(translator->sema, known);
    Type *element = known && known->kind == TYPE_ARRAY ? known->element : NULL;
    enum { REFERENCES = 4, BYTES = 5 };
    if (which == REFERENCES)
        return element && type_is_reference(element) ? element : translator->code->types->object;
    if (which == BYTES && array.type) // null has no elements
        return element && (element->kind == TYPE_BOOLEAN || element->kind == TYPE_BYTE) ? element
                                                                                        : NULL;
    return type_primitive(translator->code->types, kinds[which]);
}

static void translate_load(Translator *translator, uint32_t which) {
    Code *code = translator->code;
    IrRegister index = pop_kind(translator, VALUE_INT);
    Value array = pop_reference(translator);
    Type *element = element_type(translator, which, array);
    if (!element) {
        fail_verification(translator, "an array of bytes or booleans, not known which");
        return;
    }
    check_not_null(code, array.reg, IR_CHECK_NULL);
    check_index(code, array.reg, index);
    push_typed(translator, load_element(code, array.reg, index, element), element);
}

static void translate_store(Translator *translator, uint32_t which) {
    Code *code = translator->code;
    if (translator->depth < 3) {
        fail_verification(translator, "an empty stack");
        return;
    }
    Value array = translator->stack[translator->depth - 3];
    Type *element = element_type(translator, which, array);
    if (!element) {
        fail_verification(translator, "an array of bytes or booleans, not known which");
        return;
    }
    Value stored = translator->stack[translator->depth - 1];
    IrRegister value = pop_typed(translator, element);
    IrRegister index = pop_kind(translator, VALUE_INT);
    array = pop_reference(translator);
    check_not_null(code, array.reg, IR_CHECK_NULL);
    check_index(code, array.reg, index);
    if (type_is_reference(element) && stored.type)
        check_storable(code, type_array(code->types, query_erasure(translator->sema, element)),
                       array.reg, query_erasure(translator->sema, stored.type), value);
    store_element(code, array.reg, index, value);
}

// ---- Creation

static void create(Translator *translator, Type *type) {
    IrRegister size = pop_kind(translator, VALUE_INT);
    check_size(translator->code, size);
    push_typed(translator, create_array(translator->code, type, size), type);
}

static void create_primitive(Translator *translator, const Operation *operation) {
    static const TypeKind kinds[] = {TYPE_BOOLEAN, TYPE_CHAR,  TYPE_FLOAT, TYPE_DOUBLE,
                                     TYPE_BYTE,    TYPE_SHORT, TYPE_INT,   TYPE_LONG};
    TypeTable *types = translator->code->types;
    if (operation->a < 4 || operation->a > 11)
        fail_verification(translator, "an array of an unknown type");
    else
        create(translator, type_array(types, type_primitive(types, kinds[operation->a - 4])));
}

static Type *class_operand(Translator *translator, const Operation *operation) {
    ClassText name = class_file_class(translator->file, (uint32_t)operation->a);
    if (name.text)
        return resolve_class_entry(translator->sema, translator->file, name);
    fail_verification(translator, "a class that is none");
    return translator->code->types->object;
}

static void create_multiple(Translator *translator, const Operation *operation) {
    Type *type = class_operand(translator, operation);
    uint32_t dimensions = 0, count = (uint32_t)operation->b;
    for (const Type *at = type; at->kind == TYPE_ARRAY; at = at->element)
        dimensions++;
    if (!count || count > dimensions || count > translator->depth) {
        fail_verification(translator, "an array with a wrong number of sizes");
        return;
    }
    RegisterList sizes = {0};
    for (uint32_t i = 0; i < count; i++)
        vector_push(
            translator->code->arena, &sizes,
            as_kind(translator, translator->stack[translator->depth - count + i], VALUE_INT));
    translator->depth -= count;
    for (uint32_t i = 0; i < count; i++)
        check_size(translator->code, sizes.items[i]);
    push_typed(translator, create_arrays(translator->code, type, &sizes), type);
}

bool translate_array(Translator *translator, const Operation *operation) {
    Code *code = translator->code;
    if (is_between(operation, OP_IALOAD, OP_SALOAD)) {
        translate_load(translator, operation->opcode - OP_IALOAD);
    } else if (is_between(operation, OP_IASTORE, OP_SASTORE)) {
        translate_store(translator, operation->opcode - OP_IASTORE);
    } else if (operation->opcode == OP_NEWARRAY) {
        create_primitive(translator, operation);
    } else if (operation->opcode == OP_ANEWARRAY) {
        create(translator, type_array(code->types, class_operand(translator, operation)));
    } else if (operation->opcode == OP_MULTIANEWARRAY) {
        create_multiple(translator, operation);
    } else if (operation->opcode == OP_ARRAYLENGTH) {
        IrRegister array = pop_reference(translator).reg;
        check_not_null(code, array, IR_CHECK_NULL);
        push_kind(translator, emit_unary(code, IR_LENGTH, IR_INT, array), VALUE_INT);
    } else {
        return false;
    }
    return true;
}

// ---- Types

static bool is_already(Translator *translator, const Type *known, Type *type) {
    return known &&
           query_is_subtype(translator->sema, query_erasure(translator->sema, (Type *)known), type);
}

// A cast to what type arguments promise fails only where they lie.
void translate_cast(Translator *translator, const Operation *operation) {
    Type *type = class_operand(translator, operation);
    Value value = pop_reference(translator);
    bool is_promised = is_already(translator, value.type, type);
    check_cast(translator->code, value.reg, type,
               is_promised ? IR_CHECK_ERASED_CAST : IR_CHECK_CAST);
    push_typed(translator, value.reg, is_promised ? value.type : type);
}

void translate_instanceof(Translator *translator, const Operation *operation) {
    Type *type = class_operand(translator, operation);
    IrRegister value = pop_reference(translator).reg;
    push_kind(translator, emit_instance_of(translator->code, value, type), VALUE_BOOL);
}
