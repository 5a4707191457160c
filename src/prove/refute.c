// Inputs that violate the specification: what `check` finds, and what `bounds` knows of loops that
// count far. First in small scopes, where loops run a few times; then as far as `check` goes by
// itself; then further and further.
//
// With mathematical ints a violation counts only if nothing overflows on the way to it: the method
// is checked with overflows as violations of their own, which are then left out.
#include "prove/internal.h"

#include "base/clock.h"
#include "bytecode/bytecode.h"
#include "sema/queries.h"
#include "symex/symex.h"

enum { USUAL = 4, FEW_BITS = 8 };

// Seconds for small scopes together, for what `check` does by itself, and until a proof is looked
// for, where larger scopes are quick.
static const double SMALL = 0.5, BY_ITSELF = 1.3, QUICK = 0.6;

typedef struct RefuteScope {
    uint32_t size;       // of inputs
    uint32_t unroll;     // 0: as far as loops go
    uint32_t iterations; // in any case
    uint32_t bits;       // of int; 0: all
    bool closed_forms;   // of loops that count far
    bool with_bodies;    // of methods called, in the place of their contracts
} RefuteScope;

static bool is_overflow_only(const Verdict *verdict) {
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        if (verdict->violations.items[i].kind != OBLIGATION_OVERFLOW)
            return false;
    return true;
}

static CheckOptions options_for(const Prover *prover, const RefuteScope *reach, double seconds) {
    enum { ALL_BITS = 32 };
    // A program is run: its methods do what their bodies do.
    bool with_bodies = reach->with_bodies || query_is_main(prover->method);
    return (CheckOptions){.scope = {.bits = reach->bits ? reach->bits : ALL_BITS,
                                    .objects = reach->size,
                                    .array_length = reach->size,
                                    .string_length = reach->size,
                                    .unroll = reach->unroll,
                                    .calls = with_bodies ? CALLS_INLINE : CALLS_CONTRACT},
                          .iterations = reach->iterations,
                          .closed_forms = reach->closed_forms,
                          .solver = SOLVER_CADICAL,
                          .timeout = seconds,
                          .unrolling = seconds,
                          .follows_paths = true,
                          .property = prover->options->property,
                          .stop = prover->options->stop};
}

// Where nothing is bounded and nothing was cut, there is no input left: every iteration was
// executed. Overflows that mathematical ints leave out are not, and a certificate must have the
// questions of a proof.
static bool is_complete(const Prover *prover, const RefuteScope *reach, const Verdict *verdict) {
    return verdict && verdict->kind == VERDICT_HOLDS && verdict->covers_every_input &&
           !reach->closed_forms && !verdict->end_is_open && !prover->options->math &&
           !prover->options->proof;
}

static Verdict *refute(Prover *prover, const RefuteScope *reach, double seconds) {
    double left = deadline_is_set(prover->deadline) ? deadline_left(prover->deadline) : seconds;
    if (left < 0.05 || out_of_time(prover))
        return NULL;
    CheckOptions options = options_for(prover, reach, seconds < left ? seconds : left);
    QuerySubject subject = {prover->arena, prover->sema, prover->lowering, prover->sources,
                            prover->method};
    if (prover->options->math) {
        LowerOptions lower = {.class_files = &bytecode_bodies, .check_overflow = true};
        subject.lowering = lowering_new(prover->scratch, prover->sema, &lower);
    }
    Verdict *verdict = check_method(&subject, &options);
    if (is_complete(prover, reach, verdict))
        prover->complete_check = verdict;
    return verdict;
}

static bool is_violated(const Prover *prover, const Verdict *verdict) {
    return verdict && verdict->kind == VERDICT_VIOLATED &&
           !(prover->options->math && is_overflow_only(verdict));
}

// Larger inputs may meet a precondition that none meets here.
static Verdict *refute_smallest(Prover *prover) {
    enum { LARGEST = 3, UNROLLED = 3 };
    Deadline end = deadline_after(SMALL);
    for (uint32_t size = 1; size <= LARGEST && !deadline_is_past(end); size++) {
        RefuteScope reach = {.size = size, .unroll = UNROLLED * size};
        Verdict *found = refute(prover, &reach, deadline_left(end));
        if (is_violated(prover, found))
            return found;
    }
    return NULL;
}

// Somewhat larger inputs than usual, as long as that takes next to nothing.
static Verdict *refute_quickly(Prover *prover, Deadline end) {
    enum { LARGEST = 8 };
    Verdict *found = NULL;
    for (uint32_t size = USUAL + 1; size <= LARGEST && !deadline_is_past(end) && !found; size++) {
        RefuteScope reach = {.size = size};
        found = refute(prover, &reach, BY_ITSELF);
        if (!is_violated(prover, found))
            found = NULL;
    }
    return found;
}

Verdict *refute_small(Prover *prover) {
    if (prover->options->no_refuting)
        return NULL;
    Deadline quick = deadline_after(QUICK);
    Verdict *found = refute_smallest(prover);
    if (found)
        return found;
    RefuteScope reach = {.size = USUAL};
    Verdict *usual = refute(prover, &reach, BY_ITSELF);
    if (is_violated(prover, usual))
        return usual;
    reach.closed_forms = true;
    found = usual && usual->cuts_paths ? refute(prover, &reach, BY_ITSELF) : NULL;
    if (is_violated(prover, found))
        return found;
    // A method that breaks its own contract is no help to those that call it.
    reach = (RefuteScope){.size = USUAL, .with_bodies = true};
    found = usual && usual->contracts.count ? refute(prover, &reach, BY_ITSELF) : NULL;
    return is_violated(prover, found) ? found : refute_quickly(prover, quick);
}

// ---- Further and further

typedef struct Growth {
    Prover *prover;
    uint32_t size, iterations; // that were looked at
    double seconds;            // for each step
    bool is_cut;               // more iterations may show more
    bool is_late;              // the last step took all its time
    bool is_over;              // what is not modelled stays so
    Verdict *found;            // the violation
} Growth;

// Looks there; false if it is not decided.
static bool decides(Growth *growth, const RefuteScope *reach) {
    double start = clock_now();
    Verdict *verdict = refute(growth->prover, reach, growth->seconds);
    growth->is_late = !verdict || clock_now() - start > 0.9 * growth->seconds;
    if (is_violated(growth->prover, verdict))
        growth->found = verdict;
    growth->is_over = growth->found || out_of_time(growth->prover) ||
                      (verdict && verdict->kind == VERDICT_UNKNOWN && !growth->is_late);
    if (verdict && !growth->is_late)
        growth->is_cut = verdict->cuts_paths;
    return !growth->is_late && !growth->is_over;
}

static bool grow_size(Growth *growth) {
    enum { LARGEST = 64 };
    RefuteScope reach = {.size = growth->size + 1, .iterations = growth->iterations};
    if (growth->size >= LARGEST || !decides(growth, &reach))
        return false;
    growth->size++;
    return true;
}

static bool grow_iterations(Growth *growth) {
    enum { MOST_ITERATIONS = 1 << 16 };
    RefuteScope reach = {.size = growth->size, .iterations = 2 * growth->iterations};
    if (!growth->is_cut || growth->iterations >= MOST_ITERATIONS || !decides(growth, &reach))
        return false;
    growth->iterations *= 2;
    return true;
}

// Both as far as steps of so many seconds go. False: there is nothing more to be looked at.
static bool grow(Growth *growth) {
    bool size_goes_on = true, iterations_go_on = true, is_late = false;
    while ((size_goes_on || iterations_go_on) && !growth->is_over) {
        size_goes_on = size_goes_on && grow_size(growth);
        is_late |= growth->is_late;
        if (!growth->is_over)
            iterations_go_on = iterations_go_on && grow_iterations(growth);
        is_late |= growth->is_late;
    }
    return is_late && !growth->is_over;
}

Verdict *refute_growing(Prover *prover) {
    enum { ITERATIONS = 64, MORE = 4 };
    Growth growth = {
        .prover = prover, .size = USUAL - 1, .iterations = ITERATIONS, .seconds = 2 * BY_ITSELF};
    while (!prover->options->no_refuting && !out_of_time(prover) && grow(&growth)) {
        // What is hard with all numbers may be easy with few; it is looked at again with all.
        RefuteScope reach = {
            .size = growth.size, .iterations = growth.iterations, .bits = FEW_BITS};
        decides(&growth, &reach);
        if (growth.is_over)
            break;
        growth.seconds *= MORE;
    }
    return growth.found;
}
