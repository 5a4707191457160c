// From gates to clauses.
//
// Method:  what is needed is collected first, by a walk from the literals asked for, with the
//          polarities in which each gate matters. Then, in the order of the gates, inputs before
//          outputs, each gets a variable and its clauses. Trees of AND gates used nowhere else
//          become one gate of many inputs.
#include "solve/cnf.h"

#include "base/arena.h"
#include "base/vector.h"
#include "diag/internal_error.h"

#include <stdlib.h>
#include <string.h>

enum { POSITIVE = 1, NEGATIVE = 2, BOTH = 3 };

typedef VECTOR(Literal) LiteralList;

struct Cnf {
    const GateGraph *graph;
    ClauseSink sink;
    Arena *arena;
    uint32_t capacity;   // of the arrays by gate
    int *variables;      // by gate: DIMACS variable, or 0
    uint8_t *emitted;    // by gate: polarities whose clauses exist
    uint8_t *requested;  // by gate: polarities that are needed now
    LiteralList needed;  // gates with something requested
    LiteralList waiting; // those whose inputs are still to be requested
    LiteralList leaves, conjuncts, disjuncts;
    VECTOR(int) clause;
    uint32_t variable_count;
    uint64_t clause_count;
    bool is_two_sided;  // polarities are not told apart
    CnfStopTest *stops; // or NULL
    const void *stop_context;
};

void cnf_set_polarity(Cnf *cnf, bool by_polarity) {
    cnf->is_two_sided = !by_polarity;
}

void cnf_stop_if(Cnf *cnf, CnfStopTest *test, const void *context) {
    cnf->stops = test;
    cnf->stop_context = context;
}

Cnf *cnf_new(const GateGraph *graph, ClauseSink sink) {
    Cnf *cnf = memory_alloc(sizeof(Cnf));
    cnf->graph = graph;
    cnf->sink = sink;
    cnf->arena = arena_new();
    return cnf;
}

void cnf_free(Cnf *cnf) {
    if (!cnf)
        return;
    memory_free(cnf->variables);
    memory_free(cnf->emitted);
    memory_free(cnf->requested);
    arena_free(cnf->arena);
    memory_free(cnf);
}

static void *grown(void *array, uint32_t old, uint32_t new, size_t size) {
    char *result = memory_resize(array, new *size);
    memset(result + old * size, 0, (new - old) * size);
    return result;
}

static void make_room(Cnf *cnf) {
    uint32_t old = cnf->capacity, wanted = gate_count(cnf->graph) + 1;
    if (old >= wanted)
        return;
    wanted += wanted / 2;
    cnf->variables = grown(cnf->variables, old, wanted, sizeof(*cnf->variables));
    cnf->emitted = grown(cnf->emitted, old, wanted, sizeof(*cnf->emitted));
    cnf->requested = grown(cnf->requested, old, wanted, sizeof(*cnf->requested));
    cnf->capacity = wanted;
}

// ---- Collecting what is needed

static unsigned flip(unsigned polarity) {
    return (polarity & POSITIVE ? NEGATIVE : 0) | (polarity & NEGATIVE ? POSITIVE : 0);
}

static void request(Cnf *cnf, Literal literal, unsigned polarity) {
    uint32_t gate = (uint32_t)abs(literal);
    if (literal < 0)
        polarity = flip(polarity);
    if (cnf->is_two_sided)
        polarity = BOTH;
    polarity &= ~(unsigned)(cnf->emitted[gate] | cnf->requested[gate]);
    if (!polarity)
        return;
    if (!cnf->requested[gate])
        vector_push(cnf->arena, &cnf->needed, (Literal)gate);
    cnf->requested[gate] |= (uint8_t)polarity;
    vector_push(cnf->arena, &cnf->waiting, (Literal)gate);
}

// The answer must not change between collecting and emitting, so it does not look at variables.
static bool is_inner_and(const Cnf *cnf, Literal literal) {
    const Gate *gate = gate_get(cnf->graph, literal);
    return literal > 0 && gate->kind == GATE_AND && gate->uses == 1 && !cnf->emitted[literal];
}

// The inputs of an AND, with those of inner ones in their place, in cnf->leaves.
static void find_leaves(Cnf *cnf, Literal and_gate) {
    const Gate *gate = gate_get(cnf->graph, and_gate);
    cnf->leaves.count = 0;
    vector_push(cnf->arena, &cnf->leaves, gate->inputs[0]);
    vector_push(cnf->arena, &cnf->leaves, gate->inputs[1]);
    for (uint32_t i = 0; i < cnf->leaves.count;) {
        Literal leaf = cnf->leaves.items[i];
        if (!is_inner_and(cnf, leaf)) {
            i++;
            continue;
        }
        gate = gate_get(cnf->graph, leaf);
        cnf->leaves.items[i] = gate->inputs[0];
        vector_push(cnf->arena, &cnf->leaves, gate->inputs[1]);
    }
}

static void request_inputs(Cnf *cnf, Literal number) {
    const Gate *gate = gate_get(cnf->graph, number);
    unsigned polarity = cnf->requested[number];
    switch (gate->kind) {
    case GATE_TRUE:
    case GATE_INPUT: return;
    case GATE_AND:
        find_leaves(cnf, number);
        for (uint32_t i = 0; i < cnf->leaves.count; i++)
            request(cnf, cnf->leaves.items[i], polarity);
        return;
    case GATE_XOR:
    case GATE_XOR3:
        for (int i = 0; i < (gate->kind == GATE_XOR ? 2 : 3); i++)
            request(cnf, gate->inputs[i], BOTH);
        return;
    case GATE_ITE:
    case GATE_MAJORITY:
        request(cnf, gate->inputs[0], gate->kind == GATE_ITE ? BOTH : polarity);
        request(cnf, gate->inputs[1], polarity);
        request(cnf, gate->inputs[2], polarity);
        return;
    }
}

// ---- Clauses

static int dimacs(const Cnf *cnf, Literal literal) {
    int variable = cnf->variables[abs(literal)];
    SHOULD(variable, "a gate in a clause should have a variable");
    return literal < 0 ? -variable : variable;
}

static void send(Cnf *cnf, const int *literals, uint32_t count) {
    cnf->clause_count++;
    cnf->sink.add(cnf->sink.context, literals, count);
}

static void clause2(Cnf *cnf, int a, int b) {
    send(cnf, (int[]){a, b}, 2);
}

static void clause3(Cnf *cnf, int a, int b, int c) {
    send(cnf, (int[]){a, b, c}, 3);
}

static void clause4(Cnf *cnf, int a, int b, int c, int d) {
    send(cnf, (int[]){a, b, c, d}, 4);
}

// (-out a1) ... (-out an)                   out implies its inputs
// (out -a1 ... -an)                         and the other way
static void emit_and(Cnf *cnf, Literal number, unsigned polarity) {
    int out = dimacs(cnf, number);
    find_leaves(cnf, number);
    if (polarity & POSITIVE)
        for (uint32_t i = 0; i < cnf->leaves.count; i++)
            clause2(cnf, -out, dimacs(cnf, cnf->leaves.items[i]));
    if (!(polarity & NEGATIVE))
        return;
    cnf->clause.count = 0;
    vector_push(cnf->arena, &cnf->clause, out);
    for (uint32_t i = 0; i < cnf->leaves.count; i++)
        vector_push(cnf->arena, &cnf->clause, -dimacs(cnf, cnf->leaves.items[i]));
    send(cnf, cnf->clause.items, cnf->clause.count);
}

// Of the four combinations of two inputs, those with an even number of ones force out to 0.
static void emit_xor(Cnf *cnf, int out, int a, int b, unsigned polarity) {
    if (polarity & POSITIVE) {
        clause3(cnf, -out, a, b);
        clause3(cnf, -out, -a, -b);
    }
    if (polarity & NEGATIVE) {
        clause3(cnf, out, -a, b);
        clause3(cnf, out, a, -b);
    }
}

static void emit_xor3(Cnf *cnf, int out, const int *in, unsigned polarity) {
    for (int ones = 0; ones < 8; ones++) {
        bool odd = __builtin_parity((unsigned)ones);
        if (!(polarity & (odd ? NEGATIVE : POSITIVE)))
            continue;
        clause4(cnf, odd ? out : -out, ones & 1 ? -in[0] : in[0], ones & 2 ? -in[1] : in[1],
                ones & 4 ? -in[2] : in[2]);
    }
}

// A third clause, that equal branches force out, follows from these. Adding it made heaps slower
// and searches hardly faster (docs/decisions/0007).
static void emit_ite(Cnf *cnf, int out, const int *in, unsigned polarity) {
    if (polarity & POSITIVE) {
        clause3(cnf, -out, -in[0], in[1]);
        clause3(cnf, -out, in[0], in[2]);
    }
    if (polarity & NEGATIVE) {
        clause3(cnf, out, -in[0], -in[1]);
        clause3(cnf, out, in[0], -in[2]);
    }
}

static void emit_majority(Cnf *cnf, int out, const int *in, unsigned polarity) {
    for (int i = 0; i < 3; i++) {
        int a = in[i], b = in[(i + 1) % 3];
        if (polarity & POSITIVE)
            clause3(cnf, -out, a, b);
        if (polarity & NEGATIVE)
            clause3(cnf, out, -a, -b);
    }
}

static void emit_gate(Cnf *cnf, Literal number) {
    const Gate *gate = gate_get(cnf->graph, number);
    unsigned polarity = cnf->requested[number];
    int out = cnf->variables[number], in[3] = {0};
    if (gate->kind != GATE_AND)
        for (int i = 0; i < 3 && gate->inputs[i]; i++)
            in[i] = dimacs(cnf, gate->inputs[i]);
    switch (gate->kind) {
    case GATE_TRUE: send(cnf, &out, 1); break;
    case GATE_INPUT: break;
    case GATE_AND: emit_and(cnf, number, polarity); break;
    case GATE_XOR: emit_xor(cnf, out, in[0], in[1], polarity); break;
    case GATE_ITE: emit_ite(cnf, out, in, polarity); break;
    case GATE_MAJORITY: emit_majority(cnf, out, in, polarity); break;
    case GATE_XOR3: emit_xor3(cnf, out, in, polarity); break;
    }
}

// ---- Definitions

static int compare_literals(const void *a, const void *b) {
    Literal one = *(const Literal *)a, other = *(const Literal *)b;
    return (one > other) - (one < other);
}

static bool should_stop(const Cnf *cnf, uint32_t number) {
    enum { GATES_BETWEEN = 1024 };
    return number % GATES_BETWEEN == GATES_BETWEEN - 1 && cnf->stops &&
           cnf->stops(cnf->stop_context);
}

// Gives everything requested its variable, in the order of the gates, and then its clauses. Where
// it is stopped, what has its clauses also has those of its inputs, which come before it.
static bool emit_needed(Cnf *cnf, bool may_stop) {
    LiteralList *needed = &cnf->needed;
    if (needed->count)
        qsort(needed->items, needed->count, sizeof(Literal), compare_literals);
    for (uint32_t i = 0; i < needed->count; i++)
        if (!cnf->variables[needed->items[i]])
            cnf->variables[needed->items[i]] = (int)++cnf->variable_count;
    uint32_t done = 0;
    while (done < needed->count && !(may_stop && should_stop(cnf, done)))
        emit_gate(cnf, needed->items[done++]);
    for (uint32_t i = 0; i < needed->count; i++) {
        Literal number = needed->items[i];
        if (i < done)
            cnf->emitted[number] |= cnf->requested[number];
        cnf->requested[number] = 0;
    }
    bool is_whole = done == needed->count;
    needed->count = 0;
    return is_whole;
}

static bool define(Cnf *cnf, bool may_stop) {
    while (cnf->waiting.count)
        request_inputs(cnf, cnf->waiting.items[--cnf->waiting.count]);
    return emit_needed(cnf, may_stop);
}

int cnf_assumption(Cnf *cnf, Literal literal) {
    make_room(cnf);
    request(cnf, literal, POSITIVE);
    return define(cnf, true) ? dimacs(cnf, literal) : 0;
}

// A disjunction becomes a clause of its own, without a variable for it.
static bool assert_disjunction(Cnf *cnf, Literal literal) {
    LiteralList *disjuncts = &cnf->disjuncts;
    find_leaves(cnf, -literal);
    disjuncts->count = 0;
    for (uint32_t i = 0; i < cnf->leaves.count; i++)
        vector_push(cnf->arena, disjuncts, -cnf->leaves.items[i]);
    for (uint32_t i = 0; i < disjuncts->count; i++)
        request(cnf, disjuncts->items[i], POSITIVE);
    if (!define(cnf, true))
        return false;
    cnf->clause.count = 0;
    for (uint32_t i = 0; i < disjuncts->count; i++)
        vector_push(cnf->arena, &cnf->clause, dimacs(cnf, disjuncts->items[i]));
    send(cnf, cnf->clause.items, cnf->clause.count);
    return true;
}

static bool assert_one(Cnf *cnf, Literal literal) {
    bool is_or = literal < 0 && gate_get(cnf->graph, literal)->kind == GATE_AND;
    if (is_or && !cnf->variables[-literal])
        return assert_disjunction(cnf, literal);
    if (literal == LITERAL_TRUE)
        return true;
    int unit = cnf_assumption(cnf, literal);
    if (unit)
        send(cnf, &unit, 1);
    return unit != 0;
}

bool cnf_assert(Cnf *cnf, Literal literal) {
    LiteralList *conjuncts = &cnf->conjuncts;
    make_room(cnf);
    vector_push(cnf->arena, conjuncts, literal);
    while (conjuncts->count) {
        Literal next = conjuncts->items[--conjuncts->count];
        const Gate *gate = gate_get(cnf->graph, next);
        if (next > 0 && gate->kind == GATE_AND) {
            vector_push(cnf->arena, conjuncts, gate->inputs[1]);
            vector_push(cnf->arena, conjuncts, gate->inputs[0]);
        } else if (!assert_one(cnf, next)) {
            conjuncts->count = 0;
            return false;
        }
    }
    return true;
}

void cnf_add_clause(Cnf *cnf, const Literal *literals, uint32_t count) {
    make_room(cnf);
    for (uint32_t i = 0; i < count; i++) {
        if (literals[i] == LITERAL_TRUE)
            return;
        if (literals[i] != LITERAL_FALSE)
            request(cnf, literals[i], BOTH);
    }
    define(cnf, false); // what follows is relied on
    cnf->clause.count = 0;
    for (uint32_t i = 0; i < count; i++)
        if (literals[i] != LITERAL_FALSE)
            vector_push(cnf->arena, &cnf->clause, dimacs(cnf, literals[i]));
    send(cnf, cnf->clause.items, cnf->clause.count);
}

int cnf_find(const Cnf *cnf, Literal literal) {
    uint32_t gate = (uint32_t)abs(literal);
    int variable = gate < cnf->capacity ? cnf->variables[gate] : 0;
    return literal < 0 ? -variable : variable;
}

uint32_t cnf_variable_count(const Cnf *cnf) {
    return cnf->variable_count;
}

uint64_t cnf_clause_count(const Cnf *cnf) {
    return cnf->clause_count;
}
