// The surface of a project: the methods that others may call with arguments of their choice.
//
// What is private, package-private or inside a method is called by code that is there to be looked
// at, and is judged in those calls; so is what is protected: subclasses know what it needs. Where
// there is no such call it is judged alone all the same.
#include "analysis/internal.h"

#include "lower/reads.h"
#include "sema/specs.h"

static bool overrides_library(Sema *sema, Method *method) {
    MethodList overridden = {0};
    method_overridden(sema, method, &overridden);
    for (uint32_t i = 0; i < overridden.count; i++)
        if (!overridden.items[i]->owner->unit || overridden.items[i]->owner->unit->is_library)
            return true;
    return false;
}

bool analysis_is_surface(Sema *sema, Method *method) {
    if (!(method->modifiers & MODIFIER_PUBLIC))
        return false;
    bool is_named = true, is_reachable = true;
    for (const Class *at = method->owner; at; at = at->outer) {
        is_named = is_named && !at->is_local;
        is_reachable = is_reachable && (at->modifiers & MODIFIER_PUBLIC);
    }
    // What the library calls, such as `equals`, gets arguments that the project does not choose.
    return is_named &&
           (is_reachable || (!method->is_constructor && overrides_library(sema, method)));
}

// ---- Calls

static void note_called(Analysis *analysis, Method *method) {
    map_put(analysis->arena, &analysis->called, method, method);
}

static void collect_calls(Lowering *lowering, IrMethod *method, void *context) {
    Analysis *analysis = context;
    (void)lowering;
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &method->blocks.items[i].instructions.items[j];
            if (instruction->operation == IR_CALL &&
                instruction->detail.call->method != method->symbol)
                note_called(analysis, instruction->detail.call->method);
        }
}

bool analysis_is_called(Lowering *lowering, Method *method) {
    Analysis *analysis = analysis_of(lowering);
    reads_begin(lowering);
    if (!analysis->calls_known) {
        analysis->calls_known = true;
        project_each(lowering, collect_calls, analysis);
    }
    MethodList overridden = {0};
    method_overridden(analysis->sema, method, &overridden);
    bool is_called = map_get(&analysis->called, method) != NULL;
    for (uint32_t i = 0; i < overridden.count; i++)
        is_called |= map_get(&analysis->called, overridden.items[i]) != NULL;
    return reads_end(lowering, (ReadAnswer){QUESTION_CALLED, method, method, 0, is_called});
}
