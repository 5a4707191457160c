// Subroutines of old class files: `jsr` and `ret`, as javac made of `finally` up to Java 1.4.
//
// Input:   the operations of a method, with their targets.
// Output:  the same without jsr and ret: each jsr has a copy of its own of what can be reached from
//          its target, and each ret of the copy is a jump behind that jsr.
// Method:  a context is a chain of jsr that are not finished. Operations are looked at in their
//          context, from the first of the method on; exception handlers belong to the context of
//          what throws. Return addresses become null: nothing but ret looks at them.
#include "bytecode/internal.h"

enum { MOST_OPERATIONS = UINT16_MAX / 2 }; // what handlers can name, with two for each jsr

typedef struct Context {
    const struct Context *caller; // NULL: the method itself
    uint32_t entry;               // operation where the subroutine begins
    uint32_t next;                // behind the jsr, in the caller
    int32_t local;                // where the return address is kept; -1: nowhere
    uint32_t *numbers;            // operation -> 1 + number of its copy; first, 1: reached
} Context;

typedef struct Step {
    Context *context;
    uint32_t operation;
} Step;

typedef struct Expansion {
    Arena *arena;
    const ClassCode *code;
    const Operations *from;
    VECTOR(Context *) contexts;
    VECTOR(Step) open;
    const char *error;
} Expansion;

static bool is_jsr(const Operation *operation) {
    return operation->opcode == OP_JSR || operation->opcode == OP_JSR_W;
}

static bool has_subroutines(const Operations *operations) {
    for (uint32_t i = 0; i < operations->count; i++)
        if (is_jsr(&operations->items[i]) || operations->items[i].opcode == OP_RET)
            return true;
    return false;
}

// ---- Contexts

static Context *new_context(Expansion *expansion, const Context *caller, uint32_t entry,
                            uint32_t next) {
    Context *context = ARENA_NEW(expansion->arena, Context);
    LocalUse use;
    bool is_kept = local_use(&expansion->from->items[entry], &use) && use.is_store;
    *context = (Context){.caller = caller,
                         .entry = entry,
                         .next = next,
                         .local = caller && is_kept ? (int32_t)use.local : -1};
    context->numbers = arena_array(expansion->arena, expansion->from->count, sizeof(uint32_t));
    vector_push(expansion->arena, &expansion->contexts, context);
    uint64_t size = (uint64_t)expansion->contexts.count * expansion->from->count;
    if (size > MOST_OPERATIONS)
        expansion->error = "too many subroutines";
    return context;
}

// The context of a jsr in its caller.
static Context *context_of(Expansion *expansion, const Context *caller, uint32_t jsr) {
    uint32_t entry = (uint32_t)expansion->from->items[jsr].a;
    for (const Context *context = caller; context->caller; context = context->caller)
        if (context->entry == entry) {
            expansion->error = "a subroutine that calls itself";
            return NULL;
        }
    for (uint32_t i = 0; i < expansion->contexts.count; i++)
        if (expansion->contexts.items[i]->caller == caller &&
            expansion->contexts.items[i]->next == jsr + 1)
            return expansion->contexts.items[i];
    return new_context(expansion, caller, entry, jsr + 1);
}

// That which ends with this ret; NULL if there is none.
static const Context *returning(const Context *context, const Operation *ret) {
    while (context->caller && context->local != ret->a)
        context = context->caller;
    return context->caller ? context : NULL;
}

// ---- What can be reached

static void reach(Expansion *expansion, const Context *context, uint32_t operation) {
    if (operation >= expansion->from->count) {
        expansion->error = "code that goes on behind its end";
    } else if (!context->numbers[operation]) {
        context->numbers[operation] = 1;
        Step step = {(Context *)context, operation};
        vector_push(expansion->arena, &expansion->open, step);
    }
}

static void reach_handlers(Expansion *expansion, const Context *context, uint32_t operation) {
    const Operations *from = expansion->from;
    for (uint32_t i = 0; i < expansion->code->handlers.count; i++) {
        const ClassHandler *handler = &expansion->code->handlers.items[i];
        if (from->at[handler->begin] - 1 <= operation && operation < from->at[handler->end] - 1)
            reach(expansion, context, from->at[handler->handler] - 1);
    }
}

static void reach_return(Expansion *expansion, const Context *context, const Operation *ret) {
    const Context *ended = returning(context, ret);
    if (ended)
        reach(expansion, ended->caller, ended->next);
    else
        expansion->error = "a ret without a subroutine";
}

static void follow(Expansion *expansion, Step step) {
    const Operation *operation = &expansion->from->items[step.operation];
    reach_handlers(expansion, step.context, step.operation);
    if (is_jsr(operation)) {
        Context *called = context_of(expansion, step.context, step.operation);
        if (called)
            reach(expansion, called, called->entry);
    } else if (operation->opcode == OP_RET) {
        reach_return(expansion, step.context, operation);
    } else {
        if (operation_jumps(operation))
            reach(expansion, step.context, (uint32_t)operation->a);
        for (uint32_t i = 0; operation->targets && i <= operation->count; i++)
            reach(expansion, step.context, operation->targets[i]);
        if (operation_goes_on(operation))
            reach(expansion, step.context, step.operation + 1);
    }
}

static void reach_all(Expansion *expansion) {
    reach(expansion, new_context(expansion, NULL, 0, 0), 0);
    while (expansion->open.count && !expansion->error) {
        Step step = vector_last(&expansion->open);
        expansion->open.count--;
        follow(expansion, step);
    }
}

// ---- Copies

// A jsr becomes two operations: a value for the return address, and a jump.
static uint32_t number_copies(const Expansion *expansion) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < expansion->contexts.count; i++)
        for (uint32_t j = 0; j < expansion->from->count; j++)
            if (expansion->contexts.items[i]->numbers[j]) {
                expansion->contexts.items[i]->numbers[j] = ++count;
                count += is_jsr(&expansion->from->items[j]);
            }
    return count;
}

static Operation jump_to(const Context *context, uint32_t operation, const Operation *like) {
    return (Operation){
        .opcode = OP_GOTO, .a = (int32_t)context->numbers[operation] - 1, .line = like->line};
}

static void add_operation(Operations *to, Operation operation) {
    operation.pc = to->count;
    to->items[to->count++] = operation;
    to->at[operation.pc] = to->count;
}

static void copy_operation(Expansion *expansion, const Context *context, uint32_t number,
                           Operations *to) {
    Operation copy = expansion->from->items[number];
    if (is_jsr(&copy)) {
        Context *called = context_of(expansion, context, number);
        add_operation(to, (Operation){.opcode = OP_ACONST_NULL, .line = copy.line});
        copy = jump_to(called, called->entry, &copy);
    } else if (copy.opcode == OP_RET) {
        const Context *ended = returning(context, &copy);
        copy = jump_to(ended->caller, ended->next, &copy);
    } else if (operation_jumps(&copy)) {
        copy.a = (int32_t)context->numbers[copy.a] - 1;
    } else if (copy.targets) {
        copy.targets = arena_array(expansion->arena, copy.count + 1, sizeof(uint32_t));
        for (uint32_t i = 0; i <= copy.count; i++)
            copy.targets[i] = context->numbers[expansion->from->items[number].targets[i]] - 1;
    }
    add_operation(to, copy);
}

// The first copy in the context, from an operation on.
static uint32_t copy_from(const Expansion *expansion, uint32_t context, uint32_t operation,
                          uint32_t count) {
    for (uint32_t i = context; i < expansion->contexts.count; i++) {
        const uint32_t *numbers = expansion->contexts.items[i]->numbers;
        for (uint32_t j = i == context ? operation : 0; j < expansion->from->count; j++)
            if (numbers[j])
                return numbers[j] - 1;
    }
    return count;
}

static void copy_handlers(const Expansion *expansion, uint32_t context, uint32_t count,
                          ClassCode *code) {
    const Operations *from = expansion->from;
    for (uint32_t i = 0; i < expansion->code->handlers.count; i++) {
        ClassHandler handler = expansion->code->handlers.items[i];
        uint32_t target = from->at[handler.handler] - 1;
        handler.begin = (uint16_t)copy_from(expansion, context, from->at[handler.begin] - 1, count);
        handler.end = (uint16_t)copy_from(expansion, context, from->at[handler.end] - 1, count);
        if (handler.begin >= handler.end)
            continue;
        handler.handler = (uint16_t)(expansion->contexts.items[context]->numbers[target] - 1);
        vector_push(expansion->arena, &code->handlers, handler);
    }
}

const char *expand_subroutines(Arena *arena, const ClassCode **code, Operations *operations) {
    if (!has_subroutines(operations))
        return NULL;
    Expansion expansion = {.arena = arena, .code = *code, .from = operations};
    reach_all(&expansion);
    if (expansion.error)
        return expansion.error;
    uint32_t count = number_copies(&expansion);
    Operations to = {.items = arena_array(arena, count, sizeof(Operation)),
                     .at = arena_array(arena, count + 1, sizeof(uint32_t))};
    ClassCode *copied = ARENA_NEW(arena, ClassCode);
    *copied = **code;
    copied->length = count;
    copied->locals.count = 0; // they speak of other places
    copied->handlers.items = NULL;
    copied->handlers.count = copied->handlers.capacity = 0;
    for (uint32_t i = 0; i < expansion.contexts.count; i++) {
        for (uint32_t j = 0; j < operations->count; j++)
            if (expansion.contexts.items[i]->numbers[j])
                copy_operation(&expansion, expansion.contexts.items[i], j, &to);
        copy_handlers(&expansion, i, count, copied);
    }
    to.at[count] = count + 1;
    *operations = to;
    *code = copied;
    return expansion.error;
}
