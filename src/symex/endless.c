// Loops and recursion that never end, as failures of plain Java.
//
// runs.c finds the executions that come back to a state in which they were before.
// They never end, unless something else decides: another thread, the next line of
// an input, a class that nobody knows. A loop without any way out, `while (true)`
// of a server, is meant; all else that goes round for ever is a mistake.
#include "symex/endless.h"

#include "analysis/sequence.h"
#include "symex/runs.h"

#include <string.h>

// ---- What others decide

void endless_note_asked(Symex *symex) {
    symex->execution->asked_of_others++;
}

void endless_note_call(Symex *symex, const Method *method) {
    static const char concurrent[] = "java.util.concurrent";
    const Class *owner = method->owner;
    const char *package = owner->package ? owner->package->name->text : "";
    bool is_thread = !strcmp(package, "java.lang") && !strcmp(owner->name->text, "Thread");
    if (is_thread || !strncmp(package, concurrent, strlen(concurrent)))
        endless_note_asked(symex);
}

uint32_t endless_asked(const Symex *symex) {
    return symex->execution->asked_of_others + symex->results.choices.count;
}

// ---- What is meant

// Does a way lead from there to the end of the method, without an exception?
static bool leads_to_return(Symex *symex, const IrMethod *method, IrBlockId from, bool *is_met) {
    VECTOR(IrBlockId) waiting = {0};
    vector_push(symex->arena, &waiting, from);
    while (waiting.count) {
        IrBlockId block = waiting.items[--waiting.count];
        if (is_met[block])
            continue;
        is_met[block] = true;
        const IrBlock *here = &method->blocks.items[block];
        if (vector_last(&here->instructions).operation == IR_RETURN)
            return true;
        IrBlockId next[2];
        uint32_t count = ir_successors(method, block, next);
        for (uint32_t i = 0; i < count; i++)
            vector_push(symex->arena, &waiting, next[i]);
    }
    return false;
}

static bool has_way_out(Symex *symex, const IrMethod *method, uint32_t loop) {
    const IrLoop *info = &method->loops.items[loop - 1];
    bool *is_met = arena_array(symex->arena, method->blocks.count, sizeof(bool));
    for (uint32_t i = 0; i < info->blocks.count; i++)
        is_met[info->blocks.items[i]] = true;
    for (uint32_t i = 0; i < info->blocks.count; i++) {
        IrBlockId next[2];
        uint32_t count = ir_successors(method, info->blocks.items[i], next);
        for (uint32_t j = 0; j < count; j++)
            if (leads_to_return(symex, method, next[j], is_met))
                return true;
    }
    return false;
}

// Of the method under check, and not of a call that comes before it.
static bool is_judged(const Frame *frame) {
    while (frame->caller)
        frame = frame->caller;
    const Method *first = frame->method->symbol;
    return !first || !first->sequence || frame->call == first->sequence->last_call;
}

static bool is_failure(Symex *symex, const Frame *frame, const IrMethod *method,
                       const LoopRun *run) {
    const Class *class_symbol = method->class_symbol;
    bool is_library = class_symbol && class_symbol->unit && class_symbol->unit->is_library;
    return symex->scope.is_plain && is_code_under_check(symex) && !is_library &&
           !symex->execution->run_options.assumes_contracts && is_judged(frame) &&
           run->asked_of_others == endless_asked(symex);
}

// ---- The failure

bool endless_loop(Symex *symex, const Frame *frame, const LoopRun *run, Term endless) {
    if (endless == TERM_FALSE || !is_failure(symex, frame, frame->method, run) ||
        !has_way_out(symex, frame->method, run->loop))
        return false;
    add_obligation(symex, OBLIGATION_ENDLESS, endless,
                   frame->method->loops.items[run->loop - 1].span, (Span){0, 0}, "endless loop");
    return true;
}

bool endless_recursion(Symex *symex, const Frame *caller, const LoopRun *run, Term endless,
                       Span span) {
    if (endless == TERM_FALSE || !run || !is_failure(symex, caller, run->method, run))
        return false;
    Span around = symex->results.library_call;
    add_obligation(symex, OBLIGATION_ENDLESS, endless, around.begin ? around : span, (Span){0, 0},
                   "endless recursion: StackOverflowError");
    return true;
}
