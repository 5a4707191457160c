// How far a condition is from the other outcome: what a search for inputs makes smaller.
//
// Of a comparison it is the distance of the two numbers; of floating-point numbers, the number of
// values in between, so that small and large ones count alike. Where a condition is copied, negated
// or combined, so is its distance; of any other condition it is 1.
#include "interpret/internal.h"

#include <math.h>
#include <string.h>

// ---- Of two numbers

// In the order of the numbers, neighbours one apart.
static double rank(IrType type, Value bits) {
    if (type == IR_FLOAT) {
        int32_t low = (int32_t)bits;
        return low < 0 ? -(double)(low & INT32_MAX) : (double)low;
    }
    return bits < 0 ? -(double)(bits & INT64_MAX) : (double)bits;
}

static double difference(const Step *step, Value a, Value b) {
    if (!step->is_floating)
        return (double)b - (double)a;
    return rank(step->from_type, b) - rank(step->from_type, a);
}

// No comparison with NaN is true; a number is far from it.
static bool is_nan(IrType type, Value bits) {
    return type == IR_FLOAT ? ((int32_t)bits & INT32_MAX) > 0x7f800000
                            : (bits & INT64_MAX) > INT64_C(0x7ff0000000000000);
}

static Distance of_comparison(const Step *step, Value a, Value b) {
    static const double FAR = 0x1p65;
    if (step->is_floating && (is_nan(step->from_type, a) || is_nan(step->from_type, b)))
        return (Distance){{0, FAR}};
    if (step->from_type == IR_REF || step->from_type == IR_BOOL) {
        bool is_equal = a == b;
        return (Distance){{is_equal, !is_equal}};
    }
    double more = difference(step, a, b); // b - a
    if (step->operation == IR_EQUAL)
        return (Distance){{more == 0, fabs(more)}};
    if (step->operation == IR_LESS)
        return (Distance){{more > 0 ? more : 0, more > 0 ? 0 : 1 - more}};
    return (Distance){{more >= 0 ? more + 1 : 0, more >= 0 ? 0 : -more}};
}

// ---- Of conditions

static Distance *distance_of(Machine *machine, IrRegister condition) {
    return &machine->distances[vector_last(&machine->frames).base + condition];
}

// One that nothing is known of.
static Distance known(Machine *machine, IrRegister condition, Value value) {
    Distance distance = *distance_of(machine, condition);
    // Exactly one of them is 0; anything else is left from another use of the register.
    if ((distance.to[0] == 0) == (distance.to[1] == 0) || (distance.to[1] == 0) != (value != 0))
        return (Distance){{value != 0, value == 0}};
    return distance;
}

static Distance both(Distance a, Distance b) {
    return (Distance){{fmin(a.to[0], b.to[0]), a.to[1] + b.to[1]}};
}

static Distance negated(Distance a) {
    return (Distance){{a.to[1], a.to[0]}};
}

void note_distance(Machine *machine, const Step *step, Value a, Value b) {
    Distance *result = distance_of(machine, step->result);
    switch ((int)step->operation) { // those that give a condition
    case IR_EQUAL:
        // `!c` is `c == false`.
        if (step->from_type == IR_BOOL) {
            Distance x = known(machine, step->a, a), y = known(machine, step->b, b);
            Distance same = both(x, y), neither = both(negated(x), negated(y));
            *result = negated(both(negated(same), negated(neither)));
            return;
        }
        *result = of_comparison(step, a, b);
        return;
    case IR_LESS:
    case IR_LESS_EQUAL: *result = of_comparison(step, a, b); return;
    case IR_COPY: *result = known(machine, step->a, a); return;
    case IR_NOT: *result = negated(known(machine, step->a, a)); return;
    case IR_AND: *result = both(known(machine, step->a, a), known(machine, step->b, b)); return;
    case IR_OR:
        *result =
            negated(both(negated(known(machine, step->a, a)), negated(known(machine, step->b, b))));
        return;
    default: *result = (Distance){{0, 0}}; return;
    }
}

void tell_decision(Machine *machine, const Step *step, IrRegister condition, bool outcome) {
    const RunWatch *watch = machine->request->watch;
    if (watch)
        watch->decided(watch->context, step, outcome,
                       known(machine, condition, outcome).to[!outcome]);
}
