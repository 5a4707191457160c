// The roles of registers, instruction by instruction.
#include "symex/roles.h"

#include "sema/queries.h"

// What gives a register its value; more than one thing is MANY.
enum { MANY = 2 };

typedef struct Code {
    Roles *roles;
    const IrMethod *method;
    Role *of;                     // by register
    uint8_t *definitions;         // by register: none, one, MANY
    const IrInstruction **single; // by register: the one
    bool is_subject;
} Code;

// ---- Values

static RoleValue any(Code *code, IrRegister reg) {
    if (!code->of[reg])
        code->of[reg] = role_new(code->roles);
    return (RoleValue){.kind = ROLE_OF_ANY, .role = code->of[reg]};
}

static bool has_role(const Code *code, IrRegister reg) {
    IrType type = code->method->registers.items[reg].type;
    return type == IR_INT || type == IR_REF;
}

static RoleValue value_of(Code *code, IrRegister reg) {
    enum { MOST_COPIES = 8 };
    if (!has_role(code, reg))
        return (RoleValue){.kind = ROLE_OF_NOTHING};
    // A register is read behind the place where it got its only value.
    for (uint32_t i = 0;
         i < MOST_COPIES && code->definitions[reg] == 1 && code->single[reg]->operation == IR_COPY;
         i++)
        reg = code->single[reg]->a;
    const IrInstruction *single = code->definitions[reg] == 1 ? code->single[reg] : NULL;
    bool is_int = code->method->registers.items[reg].type == IR_INT;
    if (single && single->operation == IR_CONSTANT)
        return is_int ? (RoleValue){.kind = ROLE_OF_CONSTANT, .constant = single->detail.integer}
                      : (RoleValue){.kind = ROLE_OF_NOTHING}; // null
    if (single && single->operation == IR_LENGTH)
        return (RoleValue){.kind = ROLE_OF_LENGTH, .role = any(code, single->a).role};
    return any(code, reg);
}

static void set(Code *code, IrRegister reg, RoleValue value) {
    if (reg && has_role(code, reg))
        role_flow(code->roles, any(code, reg).role, value);
}

static void mix(Code *code, IrRegister reg) {
    if (reg && has_role(code, reg))
        role_mix(code->roles, any(code, reg).role);
}

// ---- Which registers have one value

static void define(Code *code, IrRegister reg, const IrInstruction *by) {
    if (!reg)
        return;
    code->single[reg] = by;
    code->definitions[reg] = code->definitions[reg] ? MANY : 1;
}

static void note_definitions(Code *code) {
    const IrMethod *method = code->method;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        code->definitions[method->parameters.items[i]] = MANY;
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *at = &block->instructions.items[j];
            if (at->operation != IR_STORE_ELEMENT)
                define(code, at->result, at);
            if (at->operation == IR_CALL)
                define(code, at->detail.call->exception, at);
        }
    }
}

// ---- Instructions

static void look_at_call(Code *code, const IrInstruction *at) {
    Roles *roles = code->roles;
    const IrCall *call = at->detail.call;
    bool has_receiver = !(call->method->modifiers & MODIFIER_STATIC);
    uint32_t count = call->count - has_receiver;
    if (count != call->method->parameters.count) { // what lowering adds
        roles->is_lost = true;
        return;
    }
    RoleValue *arguments = arena_array(roles->arena, count + 1, sizeof(RoleValue));
    for (uint32_t i = 0; i < count; i++)
        arguments[i] = value_of(code, call->arguments[i + has_receiver]);
    set(code, at->result, role_call(roles, call->method, arguments, call->is_virtual));
}

// Fields of a new object are 0.
static void create(Code *code, const IrInstruction *at) {
    Roles *roles = code->roles;
    Class *class_symbol = at->detail.class_symbol;
    Class *throwable = query_class(roles->symex->sema, "java.lang.Throwable");
    bool is_of_sources = class_symbol->unit && !class_symbol->unit->is_library &&
                         !class_symbol->class_file && class_symbol->declaration;
    bool is_thrown = throwable && query_is_subclass(roles->symex->sema, class_symbol, throwable);
    roles->creates_in_called |= !code->is_subject && !is_thrown;
    roles->is_lost |= !is_of_sources && !is_thrown;
    if (!is_of_sources)
        return;
    vector_push(roles->arena, &roles->created, class_symbol);
    const VariableList *fields = &class_layout(roles->symex, class_symbol)->fields;
    for (uint32_t i = 0; i < fields->count; i++)
        if (ir_type_of(fields->items[i]->type) == IR_INT)
            role_mix(roles, role_of_variable(roles, fields->items[i]));
}

// As long as arrays are that are indexed in the same way: then the positions that are exchanged are
// in all of them. Elements are 0.
static void create_array(Code *code, const IrInstruction *at) {
    Roles *roles = code->roles;
    Role array = any(code, at->result).role;
    Role index = role_index(roles, array);
    RoleValue length = value_of(code, at->a);
    if (length.kind == ROLE_OF_LENGTH)
        vector_push(roles->arena, &roles->bounds, (RoleBound){index, length.role});
    else
        role_mix(roles, index);
    if (ir_type_of(at->detail.type->element) == IR_INT)
        role_mix(roles, role_element(roles, array));
    roles->creates_in_called |= !code->is_subject;
}

static void look_at_field(Code *code, const IrInstruction *at) {
    Role role = role_of_variable(code->roles, at->detail.field);
    if (at->operation == IR_LOAD)
        set(code, at->result, (RoleValue){.kind = ROLE_OF_ANY, .role = role});
    else
        role_flow(code->roles, role, value_of(code, at->b));
}

static void look_at_element(Code *code, const IrInstruction *at) {
    Roles *roles = code->roles;
    Role array = any(code, at->a).role;
    role_use_index(roles, array, value_of(code, at->b));
    if (at->operation == IR_STORE_ELEMENT)
        role_flow(roles, role_element(roles, array), value_of(code, at->result));
    else
        set(code, at->result, (RoleValue){.kind = ROLE_OF_ANY, .role = role_element(roles, array)});
}

static void look_at(Code *code, const IrInstruction *at) {
    Roles *roles = code->roles;
    switch (at->operation) {
    case IR_CONSTANT:
        if (code->definitions[at->result] == MANY && has_role(code, at->result) &&
            code->method->registers.items[at->result].type == IR_INT)
            set(code, at->result,
                (RoleValue){.kind = ROLE_OF_CONSTANT, .constant = at->detail.integer});
        return;
    case IR_COPY: set(code, at->result, value_of(code, at->a)); return;
    case IR_EQUAL:
        if (code->method->registers.items[at->a].type == IR_INT)
            role_compare_equal(roles, value_of(code, at->a), value_of(code, at->b));
        return;
    case IR_LESS:
    case IR_LESS_EQUAL:
        if (code->method->registers.items[at->a].type == IR_INT)
            role_compare_less(roles, value_of(code, at->a), value_of(code, at->b),
                              at->operation == IR_LESS_EQUAL);
        return;
    case IR_LOAD:
    case IR_STORE: look_at_field(code, at); return;
    case IR_LOAD_ELEMENT:
    case IR_STORE_ELEMENT: look_at_element(code, at); return;
    case IR_LENGTH:
        any(code, at->a);
        mix(code, at->result);
        return;
    case IR_NEW: create(code, at); return;
    case IR_NEW_ARRAY: create_array(code, at); return;
    case IR_CALL: look_at_call(code, at); return;
    case IR_STRING:
    case IR_CLASS_OBJECT:
    case IR_CONCATENATE:
    case IR_INSTANCE_OF:
    case IR_STORABLE:
    case IR_ASSUME:
    case IR_SPECIFICATION: // without clauses
    case IR_ITERATE:
    case IR_MARK:
    case IR_UNSUPPORTED: // the verdict is UNKNOWN where it is reached
    case IR_JUMP:
    case IR_BRANCH:
    case IR_RETURN:
    case IR_THROW:
    case IR_STOP: return;
    case IR_INITIALIZE:
    case IR_HAVOC: roles->is_lost = true; return;
    case IR_TEXT:
    case IR_ADD:
    case IR_SUBTRACT:
    case IR_MULTIPLY:
    case IR_DIVIDE:
    case IR_REMAINDER:
    case IR_SHIFT_LEFT:
    case IR_SHIFT_RIGHT:
    case IR_SHIFT_RIGHT_UNSIGNED:
    case IR_AND:
    case IR_OR:
    case IR_XOR:
    case IR_NEGATE:
    case IR_NOT:
    case IR_TO_BYTE:
    case IR_TO_SHORT:
    case IR_TO_CHAR:
    case IR_TO_LONG:
    case IR_TO_INT:
    case IR_TO_FLOAT:
    case IR_TO_DOUBLE:
    case IR_OVERFLOW:
    case IR_OPERATION_COUNT:
        mix(code, at->result);
        mix(code, at->a);
        mix(code, at->b);
        return;
    }
}

static void look_at_ends(Code *code) {
    const IrMethod *method = code->method;
    Method *symbol = method->symbol;
    bool has_receiver = method->receiver != 0;
    if (method->parameters.count != symbol->parameters.count + has_receiver) {
        code->roles->is_lost = true;
        return;
    }
    for (uint32_t i = 0; i < symbol->parameters.count; i++)
        set(code, method->parameters.items[i + has_receiver],
            (RoleValue){.kind = ROLE_OF_ANY,
                        .role = role_of_variable(code->roles, symbol->parameters.items[i])});
    if (method->result)
        role_flow(code->roles, role_of_result(code->roles, symbol), value_of(code, method->result));
}

void role_code(Roles *roles, IrMethod *method, bool is_subject) {
    uint32_t count = method->registers.count;
    Code code = {.roles = roles,
                 .method = method,
                 .of = arena_array(roles->arena, count, sizeof(Role)),
                 .definitions = arena_array(roles->arena, count, sizeof(uint8_t)),
                 .single = arena_array(roles->arena, count, sizeof(const IrInstruction *)),
                 .is_subject = is_subject};
    note_definitions(&code);
    look_at_ends(&code);
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count && !roles->is_lost; j++)
            look_at(&code, &block->instructions.items[j]);
    }
}
