// Graphs as flat arrays of steps: fields by their index, jumps by the step they lead to.
#include "interpret/internal.h"

#include "sema/constant_bits.h"
#include "sema/queries.h"
#include "sema/specs.h"

#include <string.h>

// ---- Steps

static void decode_field(Machine *machine, Step *step) {
    Variable *field = step->from->detail.field;
    if (!step->a) {
        step->index = static_index(machine, field);
        step->class_of = run_class(machine, field->owner);
        return;
    }
    // Superclasses stand first: the place is the same in all subclasses.
    const Layout *layout = class_layout(machine->symex, field->owner);
    uintptr_t index = (uintptr_t)map_get(&layout->index_of, field);
    step->index = index ? (uint32_t)index - 1 : UINT32_MAX;
}

static void decode(Machine *machine, const IrMethod *method, const IrInstruction *from,
                   Step *step) {
    const IrRegisterInfo *registers = method->registers.items;
    step->operation = from->operation;
    step->from = from;
    step->result = from->result;
    step->a = from->a;
    step->b = from->b;
    step->is_floating = ir_computes_floating(method, from);
    if (registers) {
        step->type = registers[from->result].type;
        step->from_type = registers[from->a].type;
    }
    switch ((int)from->operation) { // those with more than registers
    case IR_CONSTANT:
        step->constant = from->detail.integer;
        if (step->type == IR_FLOAT)
            step->constant = (int32_t)step->constant;
        return;
    case IR_LOAD:
    case IR_STORE: decode_field(machine, step); return;
    case IR_NEW:
    case IR_INITIALIZE: step->class_of = run_class(machine, from->detail.class_symbol); return;
    default: return;
    }
}

static void link_targets(const IrBlock *block, Step *last, const uint32_t *begins) {
    (void)block;
    if (last->operation != IR_JUMP && last->operation != IR_BRANCH)
        return;
    last->targets[0] = begins[last->from->detail.targets[0]];
    if (last->operation == IR_BRANCH)
        last->targets[1] = begins[last->from->detail.targets[1]];
}

RunCode *code_of(Machine *machine, IrMethod *method) {
    RunCode *code = map_get(&machine->codes, method);
    if (code)
        return code;
    code = ARENA_NEW(machine->arena, RunCode);
    map_put(machine->arena, &machine->codes, method, code);
    vector_push(machine->arena, &machine->code_list, code);
    code->method = method;
    code->register_count = method->registers.count ? method->registers.count : 1;
    code->is_library = method->class_symbol && method->class_symbol->unit &&
                       method->class_symbol->unit->is_library;
    uint32_t *begins = arena_array(machine->arena, method->blocks.count, sizeof(uint32_t));
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        begins[i] = code->step_count;
        code->step_count += method->blocks.items[i].instructions.count;
    }
    code->steps = arena_array(machine->arena, code->step_count, sizeof(Step));
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            Step *step = &code->steps[begins[i] + j];
            decode(machine, method, &block->instructions.items[j], step);
            step->block = block;
            link_targets(block, step, begins);
        }
    }
    return code;
}

// ---- Methods

// What JML says about the sources is not looked at here.
static const char *refusal(Machine *machine, Method *method) {
    const Unit *unit = method->owner->unit;
    if (!unit || unit->is_library)
        return NULL;
    if ((unit->tree && unit->tree->has_jml) || !unit->nullable_by_default)
        return "JML in the sources";
    MethodList specified = {0};
    InheritedClauseList invariants = {0};
    method_specifications(machine->sema, method, &specified);
    class_clauses(machine->sema, method->owner, JML_INVARIANT, &invariants);
    for (uint32_t i = 0; i < specified.count; i++)
        if (!specified.items[i]->owner->unit->is_library)
            return "a specification";
    for (uint32_t i = 0; i < invariants.count; i++)
        if (!invariants.items[i].owner->unit->is_library)
            return "an invariant";
    return NULL;
}

Target *target_of(Machine *machine, Method *method) {
    Target *target = map_get(&machine->targets, method);
    if (target)
        return target;
    target = ARENA_NEW(machine->arena, Target);
    map_put(machine->arena, &machine->targets, method, target);
    target->method = method;
    target->builtin = analysis_builtin(machine->lowering, method);
    if (target->builtin != BUILTIN_NONE)
        return target;
    IrMethod *body = lower_method(machine->lowering, method);
    target->code = body ? code_of(machine, body) : NULL;
    target->refused = refusal(machine, method);
    if (!body)
        target->refused =
            arena_format(machine->result, "a call of '%s', which has no body", method->name->text);
    return target;
}

// ---- Constants

static double number_of(const Step *step) {
    Value bits = step->constant;
    int32_t low = (int32_t)bits;
    float narrow;
    double wide;
    memcpy(&narrow, &low, sizeof narrow);
    memcpy(&wide, &bits, sizeof wide);
    return step->type == IR_FLOAT ? (double)narrow : step->type == IR_DOUBLE ? wide : (double)bits;
}

static void add_number(Arena *arena, RunConstants *constants, double number) {
    for (uint32_t i = 0; i < constants->numbers.count; i++)
        if (constants->numbers.items[i] == number)
            return;
    vector_push(arena, &constants->numbers, number);
}

static void add_text(Arena *arena, RunConstants *constants, const Constant *text) {
    for (uint32_t i = 0; i < constants->texts.count; i++)
        if (constants->texts.items[i] == text)
            return;
    vector_push(arena, &constants->texts, text);
}

void interpreter_constants(const Interpreter *machine, Arena *arena, RunConstants *constants) {
    enum { MOST = 100 };
    for (uint32_t i = 0; i < machine->code_list.count; i++) {
        const RunCode *code = machine->code_list.items[i];
        for (uint32_t j = 0; j < code->step_count && !code->is_library; j++) {
            const Step *step = &code->steps[j];
            if (step->operation == IR_STRING && constants->texts.count < MOST)
                add_text(arena, constants, step->from->detail.constant);
            if (step->operation == IR_CONSTANT && step->type != IR_REF && step->type != IR_BOOL &&
                constants->numbers.count < MOST)
                add_number(arena, constants, number_of(step));
        }
    }
}
