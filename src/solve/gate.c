// Gates: hashing and local simplification. Each kind has a normal form, so that equal functions
// of equal inputs meet in the hash table:
//
//     AND, MAJORITY   inputs in ascending order; of MAJORITY at most one is negated
//     XOR, XOR3       inputs in ascending order, none negated
//     ITE             condition and yes not negated
#include "solve/gate.h"

#include "base/arena.h"
#include "diag/internal_error.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 1 << 10 };

struct GateGraph {
    Gate *gates; // by number; 0 is not used
    uint32_t count, capacity;
    uint32_t *slots; // open addressing: number of a gate, 0: free
    uint32_t slot_count;
};

// ---- The table

static uint32_t hash_gate(GateKind kind, const Literal *inputs) {
    uint32_t hash = (uint32_t)kind * 0x85EBCA6Bu + 1;
    for (int i = 0; i < 3; i++) {
        hash = (hash ^ (uint32_t)inputs[i]) * 0x9E3779B1u;
        hash ^= hash >> 15;
    }
    return hash;
}

static void grow_slots(GateGraph *graph) {
    memory_free(graph->slots);
    graph->slot_count = graph->slot_count ? graph->slot_count * 2 : FIRST_CAPACITY * 2;
    graph->slots = memory_alloc(graph->slot_count * sizeof(*graph->slots));
    for (uint32_t number = 2; number < graph->count; number++) {
        const Gate *gate = &graph->gates[number];
        if (gate->kind == GATE_INPUT)
            continue;
        uint32_t place = hash_gate(gate->kind, gate->inputs) & (graph->slot_count - 1);
        while (graph->slots[place])
            place = (place + 1) & (graph->slot_count - 1);
        graph->slots[place] = number;
    }
}

static Literal new_gate(GateGraph *graph, GateKind kind, const Literal *inputs) {
    if (graph->count >= graph->capacity) {
        graph->capacity = graph->capacity ? graph->capacity * 2 : FIRST_CAPACITY;
        SHOULD(graph->capacity <= 1u << 30, "gates should fit in 30 bits");
        graph->gates = memory_resize(graph->gates, graph->capacity * sizeof(Gate));
    }
    graph->gates[graph->count] = (Gate){kind, 0, {inputs[0], inputs[1], inputs[2]}};
    for (int i = 0; i < 3; i++)
        if (inputs[i])
            graph->gates[abs(inputs[i])].uses++;
    return (Literal)graph->count++;
}

static Literal intern(GateGraph *graph, GateKind kind, Literal a, Literal b, Literal c) {
    Literal inputs[3] = {a, b, c};
    if (graph->count * 2 >= graph->slot_count)
        grow_slots(graph);
    uint32_t place = hash_gate(kind, inputs) & (graph->slot_count - 1);
    while (graph->slots[place]) {
        const Gate *gate = &graph->gates[graph->slots[place]];
        if (gate->kind == kind && memcmp(gate->inputs, inputs, sizeof(inputs)) == 0)
            return (Literal)graph->slots[place];
        place = (place + 1) & (graph->slot_count - 1);
    }
    Literal result = new_gate(graph, kind, inputs);
    graph->slots[place] = (uint32_t)result;
    return result;
}

GateGraph *gate_graph_new(void) {
    static const Literal none[3];
    GateGraph *graph = memory_alloc(sizeof(GateGraph));
    graph->count = 1;
    Literal first = new_gate(graph, GATE_TRUE, none);
    SHOULD(first == LITERAL_TRUE, "the first gate should be true");
    return graph;
}

void gate_graph_free(GateGraph *graph) {
    if (!graph)
        return;
    memory_free(graph->gates);
    memory_free(graph->slots);
    memory_free(graph);
}

uint32_t gate_count(const GateGraph *graph) {
    return graph->count - 1;
}

const Gate *gate_get(const GateGraph *graph, Literal literal) {
    return &graph->gates[abs(literal)];
}

Literal gate_input(GateGraph *graph) {
    static const Literal none[3];
    return new_gate(graph, GATE_INPUT, none);
}

static bool is_constant(Literal a) {
    return a == LITERAL_TRUE || a == LITERAL_FALSE;
}

static void order(Literal *a, Literal *b) {
    if (*a <= *b)
        return;
    Literal first = *b;
    *b = *a;
    *a = first;
}

// ---- And

// match:  and(a, and(b, c)) where a is b or its negation; and(a, not and(b, c)) likewise
// result: and(b, c), false; and(a, not c), a
static Literal and_two_levels(GateGraph *graph, Literal a, Literal b) {
    const Gate *gate = gate_get(graph, b);
    if (gate->kind != GATE_AND)
        return LITERAL_NONE;
    for (int i = 0; i < 2; i++) {
        Literal same = gate->inputs[i], other = gate->inputs[1 - i];
        if (same == a)
            return b > 0 ? b : gate_and(graph, a, -other);
        if (same == -a)
            return b > 0 ? LITERAL_FALSE : a;
    }
    return LITERAL_NONE;
}

// match:  and(not and(a, b), not and(a, not b)); and(and(a, b), and(not a, c))
// result: not a; false
static Literal and_of_ands(GateGraph *graph, Literal a, Literal b) {
    const Gate *one = gate_get(graph, a), *other = gate_get(graph, b);
    if (one->kind != GATE_AND || other->kind != GATE_AND || (a > 0) != (b > 0))
        return LITERAL_NONE;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) {
            if (one->inputs[i] != -other->inputs[j])
                continue;
            if (a > 0)
                return LITERAL_FALSE;
            if (one->inputs[1 - i] == other->inputs[1 - j])
                return -one->inputs[1 - i];
        }
    return LITERAL_NONE;
}

Literal gate_and(GateGraph *graph, Literal a, Literal b) {
    if (a == LITERAL_FALSE || b == LITERAL_FALSE || a == -b)
        return LITERAL_FALSE;
    if (a == LITERAL_TRUE || a == b)
        return b;
    if (b == LITERAL_TRUE)
        return a;
    Literal found = and_two_levels(graph, a, b);
    if (!found)
        found = and_two_levels(graph, b, a);
    if (!found)
        found = and_of_ands(graph, a, b);
    if (found)
        return found;
    order(&a, &b);
    return intern(graph, GATE_AND, a, b, 0);
}

Literal gate_or(GateGraph *graph, Literal a, Literal b) {
    return -gate_and(graph, -a, -b);
}

// ---- Exclusive or

Literal gate_xor(GateGraph *graph, Literal a, Literal b) {
    if (is_constant(a))
        return a == LITERAL_TRUE ? -b : b;
    if (is_constant(b))
        return b == LITERAL_TRUE ? -a : a;
    if (abs(a) == abs(b))
        return a == b ? LITERAL_FALSE : LITERAL_TRUE;
    bool negated = (a < 0) != (b < 0);
    a = abs(a);
    b = abs(b);
    order(&a, &b);
    Literal result = intern(graph, GATE_XOR, a, b, 0);
    return negated ? -result : result;
}

Literal gate_xor3(GateGraph *graph, Literal a, Literal b, Literal c) {
    if (is_constant(a) || abs(b) == abs(c))
        return gate_xor(graph, a, gate_xor(graph, b, c));
    if (is_constant(b) || abs(a) == abs(c))
        return gate_xor(graph, b, gate_xor(graph, a, c));
    if (is_constant(c) || abs(a) == abs(b))
        return gate_xor(graph, c, gate_xor(graph, a, b));
    bool negated = (a < 0) ^ (b < 0) ^ (c < 0);
    a = abs(a);
    b = abs(b);
    c = abs(c);
    order(&a, &b);
    order(&b, &c);
    order(&a, &b);
    Literal result = intern(graph, GATE_XOR3, a, b, c);
    return negated ? -result : result;
}

// ---- If-then-else and majority

// match:  ite(c, x, y) with a constant, with c among the branches, with equal or opposite branches
// result: an and, or, xor
static Literal ite_of_two(GateGraph *graph, Literal condition, Literal yes, Literal no) {
    if (yes == no)
        return yes;
    if (yes == -no)
        return gate_xor(graph, condition, no);
    if (yes == LITERAL_TRUE || yes == condition)
        return gate_or(graph, condition, no);
    if (yes == LITERAL_FALSE || yes == -condition)
        return gate_and(graph, -condition, no);
    if (no == LITERAL_TRUE || no == -condition)
        return gate_or(graph, -condition, yes);
    if (no == LITERAL_FALSE || no == condition)
        return gate_and(graph, condition, yes);
    return LITERAL_NONE;
}

Literal gate_ite(GateGraph *graph, Literal condition, Literal yes, Literal no) {
    if (is_constant(condition))
        return condition == LITERAL_TRUE ? yes : no;
    if (condition < 0)
        return gate_ite(graph, -condition, no, yes);
    Literal found = ite_of_two(graph, condition, yes, no);
    if (found)
        return found;
    if (yes < 0)
        return -intern(graph, GATE_ITE, condition, -yes, -no);
    return intern(graph, GATE_ITE, condition, yes, no);
}

// Majority with one input known to be `c`, or two inputs on one variable.
static Literal majority_of_two(GateGraph *graph, Literal a, Literal b, Literal c) {
    if (c == LITERAL_TRUE)
        return gate_or(graph, a, b);
    if (c == LITERAL_FALSE)
        return gate_and(graph, a, b);
    if (a == b)
        return a;
    return a == -b ? c : LITERAL_NONE;
}

Literal gate_majority(GateGraph *graph, Literal a, Literal b, Literal c) {
    Literal found = majority_of_two(graph, a, b, c);
    if (!found)
        found = majority_of_two(graph, b, c, a);
    if (!found)
        found = majority_of_two(graph, c, a, b);
    if (found)
        return found;
    bool negated = (a < 0) + (b < 0) + (c < 0) >= 2;
    if (negated) {
        a = -a;
        b = -b;
        c = -c;
    }
    order(&a, &b);
    order(&b, &c);
    order(&a, &b);
    Literal result = intern(graph, GATE_MAJORITY, a, b, c);
    return negated ? -result : result;
}
