// Contracts that no state satisfies after a call: what follows would be proved for no reason.
//
// A call is asked about as a whole, and for the arguments that one case, or two cases together,
// apply to: executions get there, none goes on.
#include "prove/internal.h"

enum { MOST_CASES = 8, MILLISECONDS = 500 };

static bool is_impossible(Prover *prover, Formula premise) {
    return ask(prover, premise, FORMULA_FALSE, MILLISECONDS) == SOLVER_UNSATISFIABLE;
}

// No execution goes on behind the call where `applies`, although some get there.
static bool is_dead_end(Prover *prover, const QuantifiedCall *call, Formula applies) {
    Formula context =
        logic_and(prover->table, applies, context_of(prover, &prover->invariants, call->from));
    return is_impossible(prover, logic_and(prover->table, context, call->after)) &&
           ((call->is_answer && applies == FORMULA_TRUE) ||
            !is_impossible(prover, logic_and(prover->table, context, call->before)));
}

static bool has_dead_case(Prover *prover, const QuantifiedCall *call) {
    uint32_t count = call->cases.count < MOST_CASES ? call->cases.count : MOST_CASES;
    for (uint32_t i = 0; i < count && count > 1; i++)
        for (uint32_t j = i; j < count; j++)
            if (is_dead_end(prover, call,
                            logic_and(prover->table, call->cases.items[i], call->cases.items[j])))
                return true;
    return false;
}

const QuantifiedCall *contradictory_call(Prover *prover, const char **text) {
    const QuantifiedCallList *calls = quantified_calls(prover->quantified);
    for (uint32_t i = 0; i < calls->count; i++) {
        const QuantifiedCall *call = &calls->items[i];
        const char *name = verdict_method_name(prover->scratch, call->method);
        if (call->may_diverge)
            continue;
        bool is_dead = is_dead_end(prover, call, FORMULA_TRUE);
        if (!is_dead && !has_dead_case(prover, call))
            continue;
        *text = arena_format(prover->arena,
                             "the contract of '%s', which %sno state satisfies after this call,",
                             name, is_dead ? "" : "for some arguments ");
        return call;
    }
    return NULL;
}
