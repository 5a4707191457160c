// Constants, arithmetic, comparisons and jumps on them, and what only moves values on the stack.
#include "bytecode/internal.h"

#include <string.h>

static bool is_between(const Operation *operation, Opcode first, Opcode last) {
    return operation->opcode >= first && operation->opcode <= last;
}

static const ValueKind kinds[] = {VALUE_INT, VALUE_LONG, VALUE_FLOAT, VALUE_DOUBLE};

// ---- Constants

static void push_int(Translator *translator, int64_t number) {
    Value value = {VALUE_INT, emit_constant(translator->code, IR_INT, number), NULL, -1};
    if (number == 0 || number == 1) {
        value.kind = VALUE_BIT;
        value.bit = (int)number;
    }
    push(translator, value);
}

static void push_floating(Translator *translator, double number, ValueKind kind) {
    float single = (float)number;
    int64_t bits = 0;
    if (kind == VALUE_FLOAT)
        memcpy(&bits, &single, sizeof single);
    else
        memcpy(&bits, &number, sizeof number);
    push_kind(translator, emit_constant(translator->code, ir_type_of_kind(kind), bits), kind);
}

void push_class(Translator *translator, Type *type) {
    Code *code = translator->code;
    IrRegister result = new_register(code, IR_REF);
    IrInstruction *instruction = emit(code, IR_CLASS_OBJECT);
    instruction->result = result;
    instruction->detail.type = type;
    mark_non_null(code, result);
    Class *class_class = query_class(translator->sema, "java.lang.Class");
    push_typed(translator, result,
               class_class ? query_erasure(translator->sema, class_class->type)
                           : code->types->object);
}

static void load_constant(Translator *translator, const Operation *operation) {
    Code *code = translator->code;
    const PoolEntry *entry = class_file_any(translator->file, (uint32_t)operation->a);
    PoolMember member;
    switch (entry ? (int)entry->kind : POOL_NONE) {
    case POOL_INTEGER: push_int(translator, (int32_t)entry->number); return;
    case POOL_LONG:
        push_kind(translator, emit_constant(code, IR_LONG, entry->number), VALUE_LONG);
        return;
    case POOL_FLOAT:
        push_kind(translator, emit_constant(code, IR_FLOAT, (uint32_t)entry->number), VALUE_FLOAT);
        return;
    case POOL_DOUBLE:
        push_kind(translator, emit_constant(code, IR_DOUBLE, entry->number), VALUE_DOUBLE);
        return;
    case POOL_STRING:
        push_typed(
            translator,
            lower_constant(code, resolve_text(translator->sema, entry->text), code->types->string),
            code->types->string);
        return;
    case POOL_CLASS:
        push_class(translator,
                   resolve_class_entry(translator->sema, translator->file, entry->text));
        return;
    case POOL_DYNAMIC:
        if (class_file_member(translator->file, (uint32_t)operation->a, &member)) {
            translate_dynamic_constant(translator, &member);
            return;
        }
        break;
    case POOL_METHOD_HANDLE:
    case POOL_METHOD_TYPE:
        push_unsupported(translator, "a method handle as a constant", code->types->object);
        return;
    default: break;
    }
    fail_verification(translator, "a constant that cannot be loaded");
}

static bool translate_constant(Translator *translator, const Operation *operation) {
    Code *code = translator->code;
    Opcode opcode = operation->opcode;
    if (opcode == OP_ACONST_NULL)
        push(translator, (Value){VALUE_REF, emit_null(code), NULL, -1});
    else if (is_between(operation, OP_ICONST_M1, OP_ICONST_5))
        push_int(translator, (int)opcode - OP_ICONST_0);
    else if (is_between(operation, OP_LCONST_0, OP_LCONST_1))
        push_kind(translator, emit_constant(code, IR_LONG, opcode - OP_LCONST_0), VALUE_LONG);
    else if (is_between(operation, OP_FCONST_0, OP_FCONST_2))
        push_floating(translator, opcode - OP_FCONST_0, VALUE_FLOAT);
    else if (is_between(operation, OP_DCONST_0, OP_DCONST_1))
        push_floating(translator, opcode - OP_DCONST_0, VALUE_DOUBLE);
    else if (is_between(operation, OP_BIPUSH, OP_SIPUSH))
        push_int(translator, operation->a);
    else if (is_between(operation, OP_LDC, OP_LDC2_W))
        load_constant(translator, operation);
    else
        return false;
    return true;
}

// ---- The stack

static bool is_wide(Value value) {
    return value.kind == VALUE_LONG || value.kind == VALUE_DOUBLE;
}

// How many values make up two places.
static uint32_t two_places(Translator *translator, uint32_t below) {
    if (translator->depth <= below)
        return 1;
    return is_wide(translator->stack[translator->depth - 1 - below]) ? 1 : 2;
}

// The top `count` values again, below the `under` values beneath them.
static void duplicate(Translator *translator, uint32_t count, uint32_t under) {
    Value values[4];
    uint32_t all = count + under;
    if (translator->depth < all || translator->depth + count > translator->bytes->max_stack) {
        fail_verification(translator, "a stack that is too small or too deep");
        return;
    }
    memcpy(values, translator->stack + translator->depth - all, all * sizeof(Value));
    Value *to = translator->stack + translator->depth - all;
    memcpy(to, values + under, count * sizeof(Value));
    memcpy(to + count, values, all * sizeof(Value));
    translator->depth += count;
}

static bool translate_stack(Translator *translator, Opcode opcode) {
    uint32_t top = two_places(translator, 0);
    switch ((int)opcode) {
    case OP_NOP: return true;
    case OP_POP: pop(translator); return true;
    case OP_POP2:
        for (uint32_t i = 0; i < top; i++)
            pop(translator);
        return true;
    case OP_DUP: duplicate(translator, 1, 0); return true;
    case OP_DUP_X1: duplicate(translator, 1, 1); return true;
    case OP_DUP_X2: duplicate(translator, 1, two_places(translator, 1)); return true;
    case OP_DUP2: duplicate(translator, top, 0); return true;
    case OP_DUP2_X1: duplicate(translator, top, 1); return true;
    case OP_DUP2_X2: duplicate(translator, top, two_places(translator, top)); return true;
    case OP_SWAP: {
        Value first = pop(translator), second = pop(translator);
        push(translator, first);
        push(translator, second);
        return true;
    }
    default: return false;
    }
}

// ---- Arithmetic

// What the JDK computes is its own business.
void check_fits(Translator *translator, IrOperation operation, IrRegister a, IrRegister b) {
    if (!translator->file->is_of_jdk && operation != IR_REMAINDER)
        check_overflow(translator->code, operation, a, b);
}

static void translate_arithmetic(Translator *translator, Opcode opcode) {
    static const IrOperation operations[] = {IR_ADD,    IR_SUBTRACT,  IR_MULTIPLY,
                                             IR_DIVIDE, IR_REMAINDER, IR_NEGATE};
    IrOperation operation = operations[(opcode - OP_IADD) / 4];
    ValueKind kind = kinds[(opcode - OP_IADD) % 4];
    Code *code = translator->code;
    IrRegister b = operation == IR_NEGATE ? 0 : pop_kind(translator, kind);
    IrRegister a = pop_kind(translator, kind);
    if ((operation == IR_DIVIDE || operation == IR_REMAINDER) &&
        (kind == VALUE_INT || kind == VALUE_LONG))
        check_divisor(code, b);
    if (kind == VALUE_INT || kind == VALUE_LONG)
        check_fits(translator, operation, a, b);
    push_kind(translator, emit_binary(code, operation, ir_type_of_kind(kind), a, b), kind);
}

static void translate_shift(Translator *translator, Opcode opcode) {
    static const IrOperation operations[] = {IR_SHIFT_LEFT, IR_SHIFT_RIGHT,
                                             IR_SHIFT_RIGHT_UNSIGNED};
    ValueKind kind = kinds[(opcode - OP_ISHL) % 2];
    IrRegister b = pop_kind(translator, VALUE_INT), a = pop_kind(translator, kind);
    push_kind(translator,
              emit_binary(translator->code, operations[(opcode - OP_ISHL) / 2],
                          ir_type_of_kind(kind), a, b),
              kind);
}

static bool may_be_bool(Value value) {
    return value.kind == VALUE_BOOL || value.kind == VALUE_BIT;
}

static void translate_bits(Translator *translator, Opcode opcode) {
    static const IrOperation operations[] = {IR_AND, IR_OR, IR_XOR};
    ValueKind kind = kinds[(opcode - OP_IAND) % 2], result = kind;
    Value b = pop(translator), a = pop(translator);
    if (kind == VALUE_INT && may_be_bool(a) && may_be_bool(b)) {
        bool is_bool = a.kind == VALUE_BOOL || b.kind == VALUE_BOOL;
        kind = is_bool ? VALUE_BOOL : VALUE_INT;
        result = is_bool ? VALUE_BOOL : VALUE_BIT;
    }
    IrRegister first = as_kind(translator, a, kind), second = as_kind(translator, b, kind);
    push_kind(translator,
              emit_binary(translator->code, operations[(opcode - OP_IAND) / 2],
                          ir_type_of_kind(kind), first, second),
              result);
}

static void translate_conversion(Translator *translator, Opcode opcode) {
    static const struct {
        ValueKind from, to;
        IrOperation operation;
    } table[] = {
        {VALUE_INT, VALUE_LONG, IR_TO_LONG},       {VALUE_INT, VALUE_FLOAT, IR_TO_FLOAT},
        {VALUE_INT, VALUE_DOUBLE, IR_TO_DOUBLE},   {VALUE_LONG, VALUE_INT, IR_TO_INT},
        {VALUE_LONG, VALUE_FLOAT, IR_TO_FLOAT},    {VALUE_LONG, VALUE_DOUBLE, IR_TO_DOUBLE},
        {VALUE_FLOAT, VALUE_INT, IR_TO_INT},       {VALUE_FLOAT, VALUE_LONG, IR_TO_LONG},
        {VALUE_FLOAT, VALUE_DOUBLE, IR_TO_DOUBLE}, {VALUE_DOUBLE, VALUE_INT, IR_TO_INT},
        {VALUE_DOUBLE, VALUE_LONG, IR_TO_LONG},    {VALUE_DOUBLE, VALUE_FLOAT, IR_TO_FLOAT},
        {VALUE_INT, VALUE_INT, IR_TO_BYTE},        {VALUE_INT, VALUE_INT, IR_TO_CHAR},
        {VALUE_INT, VALUE_INT, IR_TO_SHORT},
    };
    static const TypeKind smaller[] = {TYPE_BYTE, TYPE_CHAR, TYPE_SHORT};
    uint32_t at = opcode - OP_I2L;
    IrRegister value = pop_kind(translator, table[at].from);
    IrRegister result =
        emit_unary(translator->code, table[at].operation, ir_type_of_kind(table[at].to), value);
    if (opcode >= OP_I2B)
        push_typed(translator, result,
                   type_primitive(translator->code->types, smaller[opcode - OP_I2B]));
    else
        push_kind(translator, result, table[at].to);
}

// ---- Comparisons

typedef enum Relation { EQUAL, NOT_EQUAL, LESS, NOT_LESS, GREATER, NOT_GREATER } Relation;

// With NaN, either less or greater than everything.
static IrRegister compare(Translator *translator, Relation relation, IrRegister a, IrRegister b,
                          bool nan_is_greater) {
    Code *code = translator->code;
    switch (relation) {
    case EQUAL: return emit_binary(code, IR_EQUAL, IR_BOOL, a, b);
    case LESS:
        return nan_is_greater ? emit_binary(code, IR_LESS, IR_BOOL, a, b)
                              : emit_not(code, emit_binary(code, IR_LESS_EQUAL, IR_BOOL, b, a));
    case GREATER:
        return nan_is_greater ? emit_not(code, emit_binary(code, IR_LESS_EQUAL, IR_BOOL, a, b))
                              : emit_binary(code, IR_LESS, IR_BOOL, b, a);
    case NOT_EQUAL: return emit_not(code, compare(translator, EQUAL, a, b, nan_is_greater));
    case NOT_LESS:
        return nan_is_greater ? emit_not(code, emit_binary(code, IR_LESS, IR_BOOL, a, b))
                              : emit_binary(code, IR_LESS_EQUAL, IR_BOOL, b, a);
    case NOT_GREATER:
        return nan_is_greater ? emit_binary(code, IR_LESS_EQUAL, IR_BOOL, a, b)
                              : emit_not(code, emit_binary(code, IR_LESS, IR_BOOL, b, a));
    }
    return 0;
}

bool is_fused_comparison(const Translator *translator, uint32_t index) {
    const Operation *operations = translator->operations.items;
    return is_between(&operations[index], OP_LCMP, OP_DCMPG) &&
           index + 1 < translator->block->end &&
           is_between(&operations[index + 1], OP_IFEQ, OP_IFLE);
}

static ValueKind compared_kind(Opcode opcode) {
    return opcode == OP_LCMP ? VALUE_LONG : opcode <= OP_FCMPG ? VALUE_FLOAT : VALUE_DOUBLE;
}

static bool nan_is_greater(Opcode opcode) {
    return opcode == OP_LCMP || opcode == OP_FCMPG || opcode == OP_DCMPG;
}

// As a value: -1, 0 or 1.
static void translate_comparison(Translator *translator, Opcode opcode) {
    Code *code = translator->code;
    IrRegister b = pop_kind(translator, compared_kind(opcode));
    IrRegister a = pop_kind(translator, compared_kind(opcode));
    bool greater = nan_is_greater(opcode);
    IrRegister result = new_register(code, IR_INT);
    IrBlockId same = new_block(code), other = new_block(code), next = new_block(code);
    IrBlockId less = new_block(code), more = new_block(code);
    emit_branch(code, compare(translator, EQUAL, a, b, greater), same, other);
    start_block(code, other);
    emit_branch(code, compare(translator, LESS, a, b, greater), less, more);
    const struct {
        IrBlockId block;
        int64_t value;
    } ways[] = {{same, 0}, {less, -1}, {more, 1}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        start_block(code, ways[i].block);
        emit_copy(code, result, emit_constant(code, IR_INT, ways[i].value));
        emit_jump(code, next);
    }
    start_block(code, next);
    push_kind(translator, result, VALUE_INT);
}

static IrRegister condition_of_zero(Translator *translator, Relation relation, uint32_t index) {
    Code *code = translator->code;
    if (index && index > translator->block->first && is_fused_comparison(translator, index - 1)) {
        Opcode opcode = translator->operations.items[index - 1].opcode;
        IrRegister b = pop_kind(translator, compared_kind(opcode));
        IrRegister a = pop_kind(translator, compared_kind(opcode));
        return compare(translator, relation, a, b, nan_is_greater(opcode));
    }
    Value value = pop(translator);
    if (value.kind == VALUE_BOOL && relation <= NOT_EQUAL)
        return relation == NOT_EQUAL ? value.reg : emit_not(code, value.reg);
    return compare(translator, relation, as_kind(translator, value, VALUE_INT), emit_zero(code),
                   true);
}

static IrRegister condition_of_ints(Translator *translator, Relation relation) {
    Value b = pop(translator), a = pop(translator);
    bool is_bool = relation <= NOT_EQUAL && may_be_bool(a) && may_be_bool(b) &&
                   (a.kind == VALUE_BOOL || b.kind == VALUE_BOOL);
    ValueKind kind = is_bool ? VALUE_BOOL : VALUE_INT;
    IrRegister first = as_kind(translator, a, kind), second = as_kind(translator, b, kind);
    return compare(translator, relation, first, second, true);
}

static bool translate_jump(Translator *translator, const Operation *operation, uint32_t index) {
    Code *code = translator->code;
    Opcode opcode = operation->opcode;
    IrRegister condition;
    if (is_between(operation, OP_IFEQ, OP_IFLE)) {
        condition = condition_of_zero(translator, (Relation)(opcode - OP_IFEQ), index);
    } else if (is_between(operation, OP_IF_ICMPEQ, OP_IF_ICMPLE)) {
        condition = condition_of_ints(translator, (Relation)(opcode - OP_IF_ICMPEQ));
    } else if (is_between(operation, OP_IF_ACMPEQ, OP_IF_ACMPNE)) {
        IrRegister b = pop_reference(translator).reg, a = pop_reference(translator).reg;
        condition = compare(translator, (Relation)(opcode - OP_IF_ACMPEQ), a, b, true);
    } else if (is_between(operation, OP_IFNULL, OP_IFNONNULL)) {
        condition = emit_is_null(code, pop_reference(translator).reg);
        if (opcode == OP_IFNONNULL)
            condition = emit_not(code, condition);
    } else {
        return false;
    }
    branch_to(translator, condition, (uint32_t)operation->a, index + 1);
    return true;
}

bool translate_computation(Translator *translator, const Operation *operation, uint32_t index) {
    Opcode opcode = operation->opcode;
    if (translate_constant(translator, operation) || translate_stack(translator, opcode) ||
        translate_jump(translator, operation, index))
        return true;
    if (is_between(operation, OP_IADD, OP_DNEG))
        translate_arithmetic(translator, opcode);
    else if (is_between(operation, OP_ISHL, OP_LUSHR))
        translate_shift(translator, opcode);
    else if (is_between(operation, OP_IAND, OP_LXOR))
        translate_bits(translator, opcode);
    else if (is_between(operation, OP_I2L, OP_I2S))
        translate_conversion(translator, opcode);
    else if (is_between(operation, OP_LCMP, OP_DCMPG))
        translate_comparison(translator, opcode);
    else
        return false;
    return true;
}
