// Static initialisers of a program.
//
// A method finds all classes initialised, and their static fields hold any value. Of `main` that is
// not so: an initialiser runs at the first use of its class. One that only computes values for
// fields of its own class makes no difference, as these hold any value; of one that does more, that
// calls or may throw, nothing is known here.
#include "quantified/internal.h"

#include "sema/queries.h"
#include "symex/symex.h"

static bool only_sets_own_fields(const IrMethod *initializer, const Class *class_symbol) {
    for (uint32_t i = 0; i < initializer->blocks.count; i++) {
        const IrBlock *block = &initializer->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *at = &block->instructions.items[j];
            bool is_foreign =
                at->operation == IR_STORE && (at->a || at->detail.field->owner != class_symbol);
            bool reads_foreign =
                at->operation == IR_LOAD && !at->a && at->detail.field->owner != class_symbol;
            if (is_foreign || reads_foreign || at->operation == IR_CALL ||
                at->operation == IR_THROW || at->operation == IR_INITIALIZE ||
                at->operation == IR_UNSUPPORTED)
                return false;
        }
    }
    return true;
}

// With those of its superclasses, which run first.
static bool matters(QuantifiedRun *quantified, Class *class_symbol) {
    for (Class *at = class_symbol; at && at->unit && !at->unit->is_library;
         at = at->superclass ? at->superclass->class_symbol : NULL) {
        const IrMethod *initializer = lower_static_initializer(quantified->lowering, at);
        if (initializer && !only_sets_own_fields(initializer, at))
            return true;
    }
    return false;
}

static Class *class_initialized(const IrInstruction *instruction) {
    bool is_access = instruction->operation == IR_LOAD || instruction->operation == IR_STORE;
    if (is_access && !instruction->a)
        return instruction->detail.field->owner;
    return instruction->operation == IR_INITIALIZE ? instruction->detail.class_symbol : NULL;
}

void quantified_note_initializers(QuantifiedRun *quantified, const IrMethod *graph,
                                  const State *state) {
    const char *text = "a static initialiser that does more than set fields of its class";
    const MethodDeclaration *declaration = quantified->method->declaration;
    if (!query_is_main(quantified->method))
        return;
    if (matters(quantified, quantified->method->owner))
        quantified_add_unmodelled(quantified, state,
                                  declaration ? declaration->node.span : (Span){0, 0}, text);
    for (uint32_t i = 0; i < graph->blocks.count; i++) {
        const IrBlock *block = &graph->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            Class *class_symbol = class_initialized(&block->instructions.items[j]);
            if (class_symbol && matters(quantified, class_symbol))
                quantified_add_unmodelled(quantified, state, block->instructions.items[j].span,
                                          text);
        }
    }
}
