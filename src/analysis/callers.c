// Who may run a method, directly or through others: what a change of it may change.
#include "analysis/internal.h"

#include "sema/specs.h"

typedef struct Callers {
    Arena *arena;
    Sema *sema;
    Map *known; // Method, or Class whose initialisers are among them -> itself
    bool changed;
} Callers;

static bool is_known(const Callers *callers, const void *thing) {
    return map_get(callers->known, thing) != NULL;
}

static void add(Callers *callers, void *thing) {
    if (!thing || is_known(callers, thing))
        return;
    map_put(callers->arena, callers->known, thing, thing);
    callers->changed = true;
}

// Whoever makes an object may run its methods, where the class has no name to call them by.
static bool makes_known(const Callers *callers, const Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        if (is_known(callers, class_symbol->methods.items[i]))
            return true;
    return false;
}

static bool runs_known(const Callers *callers, const IrInstruction *instruction) {
    if (instruction->operation == IR_CALL)
        return is_known(callers, instruction->detail.call->method);
    if (instruction->operation == IR_INITIALIZE)
        return is_known(callers, instruction->detail.class_symbol);
    bool uses_field = instruction->operation == IR_LOAD || instruction->operation == IR_STORE;
    if (uses_field && instruction->detail.field->owner)
        return is_known(callers, instruction->detail.field->owner);
    return instruction->operation == IR_NEW &&
           makes_known(callers, instruction->detail.class_symbol);
}

static void look_at_method(Lowering *lowering, IrMethod *method, void *context) {
    (void)lowering;
    Callers *callers = context;
    void *thing = method->symbol ? (void *)method->symbol : (void *)method->class_symbol;
    for (uint32_t i = 0; !is_known(callers, thing) && i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++)
            if (runs_known(callers, &method->blocks.items[i].instructions.items[j]))
                add(callers, thing);
    // A call of what it overrides may be one of it.
    MethodList overridden = {0};
    if (method->symbol && is_known(callers, method->symbol))
        method_overridden(callers->sema, method->symbol, &overridden);
    for (uint32_t i = 0; i < overridden.count; i++)
        if (!overridden.items[i]->owner->unit || !overridden.items[i]->owner->unit->is_library)
            add(callers, overridden.items[i]);
}

void analysis_add_callers(Lowering *lowering, Arena *arena, Map *methods) {
    Callers callers = {arena, lower_sema(lowering), methods, true};
    while (callers.changed) {
        callers.changed = false;
        project_each(lowering, look_at_method, &callers);
    }
}
