// The encoder only joins its parts, and asserts what circuits require.
#include "solve/encoder.h"

#include "base/arena.h"
#include "base/vector.h"
#include "diag/internal_error.h"
#include "solve/bitblast.h"

typedef VECTOR(Literal) LiteralList;

struct Encoder {
    Order *order;
    GateGraph *graph;
    Bitblaster *blaster;
    Cnf *cnf;
    Arena *arena;
    LiteralList conditions; // of circuits, still to be asserted
};

Encoder *encoder_new(const TermTable *table, ClauseSink sink, const SolverOptions *options) {
    Encoder *encoder = memory_alloc(sizeof(Encoder));
    encoder->arena = arena_new();
    encoder->graph = gate_graph_new();
    encoder->blaster = bitblast_new(table, encoder->graph);
    encoder->cnf = cnf_new(encoder->graph, sink);
    cnf_set_polarity(encoder->cnf, !options->no_polarity);
    if (!options->no_order) {
        encoder->order = order_new(table, encoder->graph, encoder->cnf);
        bitblast_by_order(encoder->blaster, encoder->order);
    }
    return encoder;
}

void encoder_free(Encoder *encoder) {
    if (!encoder)
        return;
    order_free(encoder->order);
    cnf_free(encoder->cnf);
    bitblast_free(encoder->blaster);
    gate_graph_free(encoder->graph);
    arena_free(encoder->arena);
    memory_free(encoder);
}

void encoder_stop_if(Encoder *encoder, CnfStopTest *test, const void *context) {
    bitblast_stop_if(encoder->blaster, test, context);
    cnf_stop_if(encoder->cnf, test, context);
    if (encoder->order)
        order_stop_if(encoder->order, test, context);
}

// Without them, circuits mean nothing: no question may be asked before all are asserted.
static bool assert_conditions(Encoder *encoder) {
    uint32_t count;
    const Literal *conditions = bitblast_take_conditions(encoder->blaster, &count);
    for (uint32_t i = 0; i < count; i++)
        vector_push(encoder->arena, &encoder->conditions, conditions[i]);
    while (encoder->conditions.count) {
        if (!cnf_assert(encoder->cnf, vector_last(&encoder->conditions)))
            return false;
        encoder->conditions.count--;
    }
    return true;
}

// LITERAL_NONE if it was stopped.
static Literal literal_of(Encoder *encoder, Term term) {
    Literal literal = bitblast(encoder->blaster, term);
    bool is_whole = assert_conditions(encoder);
    if (encoder->order)
        is_whole &= order_flush(encoder->order);
    return is_whole ? literal : LITERAL_NONE;
}

bool encoder_assert(Encoder *encoder, Term term) {
    Literal literal = literal_of(encoder, term);
    return literal != LITERAL_NONE && cnf_assert(encoder->cnf, literal);
}

int encoder_assumption(Encoder *encoder, Term term) {
    Literal literal = literal_of(encoder, term);
    return literal == LITERAL_NONE ? 0 : cnf_assumption(encoder->cnf, literal);
}

void encoder_read_order(const Encoder *encoder, TermModel *model, OrderValue *is_true,
                        void *context) {
    if (encoder->order)
        order_read_model(encoder->order, model, is_true, context);
}

int encoder_literal(const Encoder *encoder, Literal literal) {
    return cnf_find(encoder->cnf, literal);
}

const Term *encoder_variables(const Encoder *encoder, uint32_t *count) {
    return bitblast_variables(encoder->blaster, count);
}

int encoder_bit(const Encoder *encoder, Term variable, uint32_t bit) {
    uint32_t width = 0;
    const Literal *bits = bitblast_find(encoder->blaster, variable, &width);
    SHOULD(bits && bit < width, "a variable of the encoding should have its bits");
    return cnf_find(encoder->cnf, bits[bit]);
}

uint32_t encoder_variable_count(const Encoder *encoder) {
    return cnf_variable_count(encoder->cnf);
}

uint64_t encoder_clause_count(const Encoder *encoder) {
    return cnf_clause_count(encoder->cnf);
}
