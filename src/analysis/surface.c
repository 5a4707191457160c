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

// ---- Constructors that nobody wrote

static bool overrides_any(Sema *sema, const Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        MethodList overridden = {0};
        method_overridden(sema, class_symbol->methods.items[i], &overridden);
        if (overridden.count)
            return true;
    }
    return false;
}

// A constructor of the superclass is looked at by itself, but for what is overridden here.
static bool may_fail(Sema *sema, const Method *constructor, const IrInstruction *instruction) {
    if (instruction->operation != IR_CALL)
        return false;
    const Method *called = instruction->detail.call->method;
    if (!called->is_constructor)
        return true;
    return !called->is_implicit && !called->owner->unit->is_library &&
           (called->parameters.count || overrides_any(sema, constructor->owner));
}

bool analysis_builds_more(Lowering *lowering, Method *method) {
    const Class *owner = method->owner;
    if (!method->is_constructor || !method->is_implicit || owner->kind != CLASS_CLASS ||
        owner->is_local || owner->class_file || (owner->modifiers & MODIFIER_ABSTRACT) ||
        !analysis_is_plain_class(owner))
        return false;
    const IrMethod *ir = lower_method(lowering, method);
    for (uint32_t i = 0; ir && i < ir->blocks.count; i++) {
        if (ir->blocks.items[i].check)
            return true;
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++)
            if (may_fail(lower_sema(lowering), method, &ir->blocks.items[i].instructions.items[j]))
                return true;
    }
    return false;
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
