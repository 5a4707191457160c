// Inputs that violate the specification: what `check` finds. First in small scopes, where loops run
// a few times; then as far as `check` goes by itself; then further and further.
//
// With mathematical ints a violation counts only if nothing overflows on the way to it: the method
// is checked with overflows as violations of their own, which are then left out.
#include "prove/internal.h"

#include "base/clock.h"
#include "bytecode/bytecode.h"

typedef struct RefuteScope {
    uint32_t size;       // of inputs
    uint32_t unroll;     // 0: as far as loops go
    uint32_t iterations; // in any case
} RefuteScope;

static bool is_overflow_only(const Verdict *verdict) {
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        if (verdict->violations.items[i].kind != OBLIGATION_OVERFLOW)
            return false;
    return true;
}

static Verdict *refute(Prover *prover, const RefuteScope *reach, double seconds) {
    double left = deadline_is_set(prover->deadline) ? deadline_left(prover->deadline) : seconds;
    if (left < 0.05)
        return NULL;
    CheckOptions options = {.scope = {.bits = 32,
                                      .objects = reach->size,
                                      .array_length = reach->size,
                                      .string_length = reach->size,
                                      .unroll = reach->unroll},
                            .iterations = reach->iterations,
                            .solver = SOLVER_CADICAL,
                            .timeout = seconds < left ? seconds : left,
                            .stop = prover->options->stop};
    Lowering *lowering = prover->lowering;
    if (prover->options->math) {
        LowerOptions lower = {.class_files = &bytecode_bodies, .check_overflow = true};
        lowering = lowering_new(prover->scratch, prover->sema, &lower);
    }
    Verdict *verdict = check_method(prover->arena, prover->sema, lowering, prover->sources,
                                    prover->method, &options);
    return verdict;
}

// Larger inputs may meet a precondition that none meets here.
static bool is_violated(const Prover *prover, const Verdict *verdict) {
    return verdict && verdict->kind == VERDICT_VIOLATED &&
           !(prover->options->math && is_overflow_only(verdict));
}

Verdict *refute_small(Prover *prover) {
    enum { LARGEST = 3, UNROLLED = 3, USUAL = 4 };
    for (uint32_t size = 1; size <= LARGEST && !out_of_time(prover); size++) {
        Verdict *found = refute(prover, &(RefuteScope){size, UNROLLED * size, 0}, 1);
        if (is_violated(prover, found))
            return found;
    }
    Verdict *found = out_of_time(prover) ? NULL : refute(prover, &(RefuteScope){USUAL, 0, 0}, 1);
    return is_violated(prover, found) ? found : NULL;
}

Verdict *refute_growing(Prover *prover) {
    enum { FIRST = 4, LARGEST = 64, ITERATIONS = 64, MOST_ITERATIONS = 1 << 14 };
    static const double SECONDS = 10; // each
    uint32_t iterations = ITERATIONS;
    bool grows = true;
    for (uint32_t size = FIRST; grows && !out_of_time(prover); size += size < LARGEST) {
        Verdict *found = refute(prover, &(RefuteScope){size, 0, iterations}, SECONDS);
        if (is_violated(prover, found))
            return found;
        bool is_cut = found && found->cuts_paths;
        // What takes too long takes longer in a larger scope, and what is not modelled stays so.
        grows = found && found->kind != VERDICT_UNKNOWN &&
                (size < LARGEST || (is_cut && iterations < MOST_ITERATIONS));
        if (is_cut && iterations < MOST_ITERATIONS)
            iterations *= 2;
    }
    return NULL;
}
