// A loop as it runs: the variables it works with, each time its head is reached.
#include "cex/internal.h"

// Assigned in the loop, and of the source.
static bool is_shown(const IrMethod *method, const IrLoop *loop, IrRegister reg) {
    const Variable *variable = method->registers.items[reg].variable;
    if (!variable || !variable->name || !variable->type || !variable->declaration)
        return false;
    for (uint32_t i = 0; i < loop->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[loop->blocks.items[i]];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            if (block->instructions.items[j].result == reg &&
                block->instructions.items[j].operation != IR_STORE_ELEMENT)
                return true;
    }
    return false;
}

static void add_variables(Cex *cex, const LoopRun *run, uint32_t visit, CexLine *line) {
    const IrMethod *method = run->method;
    const IrLoop *loop = &method->loops.items[run->loop - 1];
    for (IrRegister reg = 1; reg < method->registers.count; reg++) {
        Term term = is_shown(method, loop, reg) ? symex_visit_value(cex->symex, run, visit, reg)
                                                : TERM_NONE;
        if (!term)
            continue;
        Variable *variable = method->registers.items[reg].variable;
        vector_push(cex->arena, &line->values,
                    cex_value(cex, variable->name->text, variable->type, term));
    }
}

// Of recursion, only how deep it goes is known here; the path shows the calls.
void cex_visits(Cex *cex, const LoopRun *run, CexPath *visits) {
    for (uint32_t i = 0; run->loop && i < run->visits.count; i++) {
        if (!cex_unsigned(cex, run->visits.items[i].guard))
            return;
        CexLine line = {.span = run->method->loops.items[run->loop - 1].span};
        add_variables(cex, run, i, &line);
        vector_push(cex->arena, visits, line);
    }
}
