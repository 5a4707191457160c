// Stack and local variables as registers.
//
// A local variable has a register for each type that it is used with; what is on the stack is in
// whatever register it was computed in. byte, short, char and boolean are int in bytecode, but
// booleans have registers of their own here: a value stays a boolean where it can, and 0 and 1 may
// become either.
#include "bytecode/internal.h"

void fail_verification(Translator *translator, const char *reason) {
    if (!translator->error)
        translator->error = reason;
}

IrType ir_type_of_kind(ValueKind kind) {
    switch (kind) {
    case VALUE_BOOL: return IR_BOOL;
    case VALUE_BIT:
    case VALUE_INT: return IR_INT;
    case VALUE_LONG: return IR_LONG;
    case VALUE_FLOAT: return IR_FLOAT;
    case VALUE_DOUBLE: return IR_DOUBLE;
    case VALUE_NONE:
    case VALUE_REF: return IR_REF;
    }
    return IR_REF;
}

ValueKind kind_of_type(const Type *type) {
    switch (ir_type_of(type)) {
    case IR_BOOL: return VALUE_BOOL;
    case IR_INT: return VALUE_INT;
    case IR_LONG: return VALUE_LONG;
    case IR_FLOAT: return VALUE_FLOAT;
    case IR_DOUBLE: return VALUE_DOUBLE;
    case IR_EXACT: // of JML alone: class files have none
    case IR_VALUE:
    case IR_REF:
    case IR_TYPE_COUNT: return VALUE_REF;
    }
    return VALUE_REF;
}

static bool is_int(ValueKind kind) {
    return kind == VALUE_BIT || kind == VALUE_BOOL || kind == VALUE_INT;
}

// ---- Conversions

// There is no instruction for it: a branch.
static IrRegister int_of_bool(Code *code, IrRegister value) {
    IrBlockId one = new_block(code), zero = new_block(code), next = new_block(code);
    IrRegister result = new_register(code, IR_INT);
    emit_branch(code, value, one, zero);
    start_block(code, one);
    emit_copy(code, result, emit_constant(code, IR_INT, 1));
    emit_jump(code, next);
    start_block(code, zero);
    emit_copy(code, result, emit_zero(code));
    emit_jump(code, next);
    start_block(code, next);
    return result;
}

// The lowest bit counts (JVMS 6.5, putfield and ireturn).
static IrRegister bool_of_int(Code *code, Value value) {
    if (value.kind == VALUE_BIT && value.bit >= 0)
        return emit_constant(code, IR_BOOL, value.bit);
    IrRegister bits = value.reg;
    if (value.kind == VALUE_INT)
        bits = emit_binary(code, IR_AND, IR_INT, bits, emit_constant(code, IR_INT, 1));
    return emit_not(code, emit_binary(code, IR_EQUAL, IR_BOOL, bits, emit_zero(code)));
}

IrRegister as_kind(Translator *translator, Value value, ValueKind kind) {
    Code *code = translator->code;
    if (value.kind == kind || (value.kind == VALUE_BIT && kind == VALUE_INT))
        return value.reg;
    if (is_int(kind) && is_int(value.kind))
        return kind == VALUE_BOOL         ? bool_of_int(code, value)
               : value.kind == VALUE_BOOL ? int_of_bool(code, value.reg)
                                          : value.reg;
    fail_verification(translator, "a value of the wrong kind");
    return emit_havoc(code, ir_type_of_kind(kind));
}

// ---- The stack

void push(Translator *translator, Value value) {
    if (translator->depth >= translator->bytes->max_stack)
        fail_verification(translator, "a stack that is too deep");
    else
        translator->stack[translator->depth++] = value;
}

void push_kind(Translator *translator, IrRegister reg, ValueKind kind) {
    push(translator, (Value){.kind = kind, .reg = reg, .bit = -1});
}

void push_typed(Translator *translator, IrRegister reg, Type *type) {
    ValueKind kind = kind_of_type(type);
    bool has_type = kind == VALUE_REF || kind == VALUE_INT;
    push(translator, (Value){kind, reg, has_type ? type : NULL, -1});
}

Value pop(Translator *translator) {
    if (translator->depth)
        return translator->stack[--translator->depth];
    fail_verification(translator, "an empty stack");
    return (Value){.kind = VALUE_NONE};
}

IrRegister pop_kind(Translator *translator, ValueKind kind) {
    return as_kind(translator, pop(translator), kind);
}

Value pop_reference(Translator *translator) {
    Value value = pop(translator);
    if (value.kind == VALUE_REF)
        return value;
    IrRegister reg = as_kind(translator, value, VALUE_REF);
    return (Value){.kind = VALUE_REF, .reg = reg};
}

// Smaller types than int keep to their range.
static IrRegister narrowed(Code *code, Value value, const Type *type) {
    if (value.type == type || value.kind == VALUE_BIT)
        return value.reg;
    switch ((int)type->kind) {
    case TYPE_BYTE: return emit_unary(code, IR_TO_BYTE, IR_INT, value.reg);
    case TYPE_SHORT: return emit_unary(code, IR_TO_SHORT, IR_INT, value.reg);
    case TYPE_CHAR: return emit_unary(code, IR_TO_CHAR, IR_INT, value.reg);
    default: return value.reg;
    }
}

IrRegister pop_typed(Translator *translator, Type *type) {
    Value value = pop(translator);
    if ((value.kind == VALUE_INT || value.kind == VALUE_BIT) && kind_of_type(type) == VALUE_INT)
        return narrowed(translator->code, value, type);
    return as_kind(translator, value, kind_of_type(type));
}

// ---- Local variables

static IrRegister register_at(Translator *translator, IrRegister *registers, uint32_t index,
                              IrType type) {
    IrRegister *known = &registers[(size_t)index * IR_TYPE_COUNT + type];
    if (!*known)
        *known = new_register(translator->code, type);
    return *known;
}

IrRegister local_register(Translator *translator, uint32_t local, IrType type) {
    IrRegister reg = register_at(translator, translator->local_registers, local, type);
    translator->code->ir->registers.items[reg].is_local = true;
    return reg;
}

IrRegister stack_register(Translator *translator, uint32_t depth, IrType type) {
    return register_at(translator, translator->stack_registers, depth, type);
}

void load_local_value(Translator *translator, const LocalUse *use) {
    Value value = {0};
    if (use->local < translator->bytes->max_locals)
        value = translator->locals[use->local];
    bool fits = value.kind == use->kind || (use->kind == VALUE_INT && is_int(value.kind));
    if (fits)
        push(translator, value);
    else
        fail_verification(translator, "a local variable without a value of that kind");
}

// What is on the stack keeps the value that the variable had.
static void save_stack(Translator *translator, IrRegister reg) {
    IrRegister saved = 0;
    for (uint32_t i = 0; i < translator->depth; i++) {
        Value *value = &translator->stack[i];
        if (value->kind == VALUE_NONE || value->reg != reg)
            continue;
        if (!saved) {
            saved = new_register(translator->code, ir_type_of_kind(value->kind));
            emit_copy(translator->code, saved, reg);
        }
        value->reg = saved;
    }
}

void set_local(Translator *translator, uint32_t local, Value value) {
    ValueKind pinned = (ValueKind)translator->pinned[local];
    ValueKind kind = value.kind;
    if (is_int(kind) && pinned > kind)
        kind = pinned;
    IrRegister from = as_kind(translator, value, kind);
    IrRegister reg = local_register(translator, local, ir_type_of_kind(kind));
    if (reg != from)
        save_stack(translator, reg);
    emit_copy(translator->code, reg, from);
    value.kind = kind;
    value.reg = reg;
    translator->locals[local] = value;
}

static bool is_wide(ValueKind kind) {
    return kind == VALUE_LONG || kind == VALUE_DOUBLE;
}

void store_local_value(Translator *translator, const LocalUse *use) {
    Value value = pop(translator);
    bool fits = value.kind == use->kind || (use->kind == VALUE_INT && is_int(value.kind));
    uint32_t last = use->local + is_wide(use->kind);
    if (!fits || last >= translator->bytes->max_locals) {
        fail_verification(translator, "a store to a local variable that does not fit");
        return;
    }
    if (use->local && is_wide(translator->locals[use->local - 1].kind))
        translator->locals[use->local - 1] = (Value){0};
    set_local(translator, use->local, value);
    if (is_wide(use->kind))
        translator->locals[last] = (Value){0};
}

// ---- Where ways meet

bool is_same_value(Value a, Value b) {
    return a.kind == b.kind && a.type == b.type;
}

// Type arguments hold only where both ways agree on them.
static Type *join_types(Translator *translator, Type *a, Type *b) {
    if (a == b || !b)
        return a;
    if (!a)
        return b;
    Type *first = query_erasure(translator->sema, a), *second = query_erasure(translator->sema, b);
    if (query_is_subtype(translator->sema, first, second))
        return second;
    return query_is_subtype(translator->sema, second, first) ? first
                                                             : translator->code->types->object;
}

Value join_values(Translator *translator, Value a, Value b) {
    Value joined = {.kind = a.kind, .bit = -1};
    if (a.kind != b.kind)
        joined.kind = !is_int(a.kind) || !is_int(b.kind) ? VALUE_NONE
                      : a.kind > b.kind                  ? a.kind
                                                         : b.kind;
    if (joined.kind == VALUE_REF)
        joined.type = join_types(translator, a.type, b.type);
    else if (a.kind == b.kind && a.type == b.type)
        joined.type = a.type;
    return joined;
}
