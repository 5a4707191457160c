// The encoder only joins its parts, and asserts what circuits require.
#include "solve/encoder.h"

#include "base/arena.h"
#include "diag/internal_error.h"
#include "solve/bitblast.h"

struct Encoder {
    Order *order;
    GateGraph *graph;
    Bitblaster *blaster;
    Cnf *cnf;
};

Encoder *encoder_new(const TermTable *table, ClauseSink sink, const SolverOptions *options) {
    Encoder *encoder = memory_alloc(sizeof(Encoder));
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
    memory_free(encoder);
}

void encoder_stop_if(Encoder *encoder, StopTest *test, const void *context) {
    bitblast_stop_if(encoder->blaster, test, context);
}

static Literal literal_of(Encoder *encoder, Term term) {
    uint32_t count;
    Literal literal = bitblast(encoder->blaster, term);
    const Literal *conditions = bitblast_take_conditions(encoder->blaster, &count);
    for (uint32_t i = 0; i < count; i++)
        cnf_assert(encoder->cnf, conditions[i]);
    if (encoder->order)
        order_flush(encoder->order);
    return literal;
}

void encoder_assert(Encoder *encoder, Term term) {
    cnf_assert(encoder->cnf, literal_of(encoder, term));
}

int encoder_assumption(Encoder *encoder, Term term) {
    return cnf_assumption(encoder->cnf, literal_of(encoder, term));
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
