// Recursions that count: the depth as a term.
//
//     static int sum(int n) { return n <= 0 ? 0 : n + sum(n - 1); }
//
// Where a method computes with numbers only, calls itself at one place, after one
// decision that compares a parameter with a value that all calls share, and passes
// that parameter changed by a constant, it is as deep as a loop would be long
// (counter.h). What it returns is not known; what depends on it is not exact any more.
#include "symex/counter.h"
#include "symex/runs.h"

typedef struct Descent {
    Symex *symex;
    const IrMethod *method;
    const IrInstruction *call;
    IrBlockId at;                  // the block of the call
    const IrInstruction *decision; // the branch before it
    bool stays;                    // the call is on its first side
    IrRegister counter, bound;     // parameters; or bound is a constant
    Counter by;
} Descent;

// ---- The shape

static bool is_plain(const Descent *descent, const IrInstruction *instruction) {
    IrOperation operation = instruction->operation;
    bool gives_reference =
        instruction->result && descent->method->registers.items[instruction->result].type == IR_REF;
    if (operation == IR_CONSTANT)
        return true;
    if (operation == IR_THROW) // what the call throws, which is nothing
        return descent->call && instruction->a == descent->call->detail.call->exception;
    return !gives_reference &&
           ((operation >= IR_COPY && operation <= IR_TO_INT) || operation == IR_MARK ||
            operation == IR_JUMP || operation == IR_BRANCH || operation == IR_RETURN ||
            operation == IR_STOP);
}

// The only call, of the method itself.
static bool find_call(Descent *descent) {
    const IrMethod *method = descent->method;
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *instruction = &block->instructions.items[j];
            if (instruction->operation != IR_CALL)
                continue;
            if (descent->call || instruction->detail.call->method != method->symbol)
                return false;
            descent->call = instruction;
            descent->at = i;
        }
    }
    return descent->call != NULL;
}

static bool is_all_plain(const Descent *descent) {
    const IrMethod *method = descent->method;
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            if (&block->instructions.items[j] != descent->call &&
                !is_plain(descent, &block->instructions.items[j]))
                return false;
    }
    return true;
}

// Without loops, blocks lead on to others only.
static bool leads_to_call(const Descent *descent, IrBlockId from) {
    IrBlockId successors[2];
    if (from == descent->at)
        return true;
    uint32_t count = ir_successors(descent->method, from, successors);
    for (uint32_t i = 0; i < count; i++)
        if (leads_to_call(descent, successors[i]))
            return true;
    return false;
}

// From the beginning to the call there is one decision, and its other side does not lead there.
static bool find_decision(Descent *descent) {
    const IrMethod *method = descent->method;
    IrBlockId block = 0;
    while (block != descent->at) {
        IrBlockId successors[2];
        uint32_t count = ir_successors(method, block, successors);
        if (count == 1) {
            block = successors[0];
            continue;
        }
        if (count != 2 || descent->decision)
            return false;
        descent->decision = &vector_last(&method->blocks.items[block].instructions);
        bool first = leads_to_call(descent, descent->decision->detail.targets[0]);
        bool second = leads_to_call(descent, descent->decision->detail.targets[1]);
        if (first == second)
            return false;
        descent->stays = first;
        block = descent->decision->detail.targets[first ? 0 : 1];
    }
    return descent->decision != NULL;
}

// ---- Values

// The only instruction that assigns the register; NULL: none, or several.
static const IrInstruction *definition(const Descent *descent, IrRegister reg) {
    const IrInstruction *found = NULL;
    for (uint32_t i = 0; i < descent->method->blocks.count; i++) {
        const IrBlock *block = &descent->method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            if (block->instructions.items[j].result != reg)
                continue;
            if (found)
                return NULL;
            found = &block->instructions.items[j];
        }
    }
    return found;
}

static bool is_assigned(const Descent *descent, IrRegister reg) {
    for (uint32_t i = 0; i < descent->method->blocks.count; i++) {
        const IrBlock *block = &descent->method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            if (block->instructions.items[j].result == reg)
                return true;
    }
    return false;
}

// The number of a parameter that keeps its value; UINT32_MAX: it is none.
static uint32_t parameter_number(const Descent *descent, IrRegister reg) {
    const IrMethod *method = descent->method;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (method->parameters.items[i] == reg)
            return is_assigned(descent, reg) ? UINT32_MAX : i;
    return UINT32_MAX;
}

static bool constant_of(const Descent *descent, IrRegister reg, int64_t *value) {
    const IrInstruction *constant = definition(descent, reg);
    if (!constant || constant->operation != IR_CONSTANT ||
        descent->method->registers.items[reg].type != IR_INT ||
        !java_fits(descent->symex, IR_INT, constant->detail.integer))
        return false;
    *value = constant->detail.integer;
    return true;
}

// What the call passes for the parameter: itself and a constant.
static bool find_step(const Descent *descent, IrRegister parameter, int64_t *step) {
    uint32_t number = parameter_number(descent, parameter);
    if (number == UINT32_MAX)
        return false;
    IrRegister passed = descent->call->detail.call->arguments[number];
    *step = 0;
    if (passed == parameter)
        return true;
    const IrInstruction *change = definition(descent, passed);
    if (!change || (change->operation != IR_ADD && change->operation != IR_SUBTRACT) ||
        change->a != parameter || !constant_of(descent, change->b, step))
        return false;
    if (change->operation == IR_SUBTRACT)
        *step = -*step;
    return true;
}

// A parameter that is passed on, or a constant.
static bool is_shared(const Descent *descent, IrRegister reg) {
    int64_t value;
    return constant_of(descent, reg, &value) || (find_step(descent, reg, &value) && !value);
}

// The comparison of the decision, as a condition for going deeper.
static bool find_condition(Descent *descent) {
    const IrInstruction *compare = definition(descent, descent->decision->a);
    bool stays = descent->stays;
    while (compare && (compare->operation == IR_NOT || compare->operation == IR_COPY)) {
        stays ^= compare->operation == IR_NOT;
        compare = definition(descent, compare->a);
    }
    if (!compare || (compare->operation != IR_LESS && compare->operation != IR_LESS_EQUAL &&
                     compare->operation != IR_EQUAL))
        return false;
    descent->by.condition = compare->operation;
    descent->by.is_negated = !stays;
    for (int i = 0; i < 2; i++) {
        descent->by.is_left = i == 0;
        descent->counter = i ? compare->b : compare->a;
        descent->bound = i ? compare->a : compare->b;
        if (descent->method->registers.items[descent->counter].type == IR_INT &&
            find_step(descent, descent->counter, &descent->by.step) && descent->by.step &&
            is_shared(descent, descent->bound))
            return true;
    }
    return false;
}

static Term value_of(const Descent *descent, IrRegister reg, const Term *arguments) {
    int64_t value;
    uint32_t number = parameter_number(descent, reg);
    if (number != UINT32_MAX)
        return arguments[number];
    return constant_of(descent, reg, &value) ? java_constant(descent->symex, IR_INT, value)
                                             : TERM_NONE;
}

static bool find_shape(Descent *descent) {
    return !descent->method->loops.count && find_call(descent) && is_all_plain(descent) &&
           find_decision(descent) && find_condition(descent);
}

// ---- The recursion

Term recursion_leads_away(Symex *symex, const IrMethod *method, const State *state,
                          const Term *arguments) {
    Descent descent = {.symex = symex, .method = method, .by = {.symex = symex}};
    if (!find_shape(&descent) || descent.by.condition != IR_EQUAL || !descent.by.is_negated)
        return TERM_FALSE;
    Term start = value_of(&descent, descent.counter, arguments);
    Term bound = value_of(&descent, descent.bound, arguments);
    Term is_behind = descent.by.step < 0 ? term_slt(symex->terms, start, bound)
                                         : term_slt(symex->terms, bound, start);
    return term_and(symex->terms, state->guard, is_behind);
}

static Term open_result(const Descent *descent) {
    Symex *symex = descent->symex;
    IrType type = descent->method->registers.items[descent->method->result].type;
    Term value = type == IR_BOOL
                     ? term_bool_variable(symex->terms, "after the recursion")
                     : term_variable(symex->terms, width_of(symex, type), "after the recursion");
    OpenValue open = {value, descent->call->span, true};
    vector_push(symex->arena, &symex->execution->open_values, open);
    return value;
}

bool closed_recursion(Symex *symex, const IrMethod *method, LoopRun *run, const State *state,
                      const Term *arguments, Outcome *outcome) {
    enum { FEW_CALLS = 256 }; // so many are followed
    Descent descent = {.symex = symex, .method = method, .by = {.symex = symex}};
    const unsigned fixed = MODIFIER_STATIC | MODIFIER_PRIVATE;
    if (!symex->execution->run_options.closed_forms || symex->mode.quiet || !run ||
        !method->symbol || !(method->symbol->modifiers & fixed) || !find_shape(&descent))
        return false;
    Counted counted;
    Term start = value_of(&descent, descent.counter, arguments);
    Term bound = value_of(&descent, descent.bound, arguments);
    if (!counter_count(&descent.by, state->guard, start, bound, FEW_CALLS, &counted))
        return false;
    run->count = counted.count;
    run->endless = counted.endless;
    run->cut = counted.cut;
    if (run->cut != TERM_FALSE)
        add_cut(symex, run->cut, descent.call->span, "a recursion whose counter overflows");
    *outcome =
        (Outcome){.returned = state_assume(symex, *state, counted.covered), .thrown = state_dead()};
    if (method->result)
        outcome->result = open_result(&descent);
    return true;
}
