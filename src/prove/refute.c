// Inputs that violate the specification: what `check` finds in a small scope.
//
// With mathematical ints a violation counts only if nothing overflows on the way to it: the method
// is checked with overflows as violations of their own, which are then left out.
#include "prove/internal.h"

#include "base/clock.h"

static bool is_overflow_only(const Verdict *verdict) {
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        if (verdict->violations.items[i].kind != OBLIGATION_OVERFLOW)
            return false;
    return true;
}

Verdict *refute(Prover *prover, uint32_t size, double seconds) {
    double left = deadline_is_set(prover->deadline) ? deadline_left(prover->deadline) : seconds;
    if (left < 0.05)
        return NULL;
    CheckOptions options = {
        .scope = {.bits = 32, .objects = size, .array_length = size, .unroll = 3 * size},
        .solver = SOLVER_CADICAL,
        .timeout = seconds < left ? seconds : left,
        .stop = prover->options->stop};
    Lowering *lowering = prover->lowering;
    if (prover->options->math) {
        LowerOptions lower = {.check_overflow = true};
        lowering = lowering_new(prover->scratch, prover->sema, &lower);
    }
    Verdict *verdict = check_method(prover->arena, prover->sema, lowering, prover->sources,
                                    prover->method, &options);
    if (verdict->kind != VERDICT_VIOLATED && verdict->kind != VERDICT_VACUOUS)
        return NULL;
    if (prover->options->math && verdict->kind == VERDICT_VIOLATED && is_overflow_only(verdict))
        return NULL;
    return verdict;
}
