// DIMACS: the terms are encoded afresh, clauses are kept until their number is known.
#include "solve/dimacs.h"

#include "base/arena.h"
#include "base/vector.h"
#include "solve/encoder.h"

#include <inttypes.h>

typedef struct Clauses {
    Arena *arena;
    VECTOR(int) literals; // clauses end with 0
} Clauses;

static void keep_clause(void *context, const int *literals, uint32_t count) {
    Clauses *clauses = context;
    for (uint32_t i = 0; i < count; i++)
        vector_push(clauses->arena, &clauses->literals, literals[i]);
    vector_push(clauses->arena, &clauses->literals, 0);
}

static void print_variable(FILE *out, const TermTable *table, const Encoder *encoder,
                           Term variable) {
    uint32_t width = term_width(table, variable);
    fprintf(out, "c %s", term_label(table, variable));
    for (uint32_t bit = 0; bit < (width ? width : 1); bit++) {
        int found = encoder_bit(encoder, variable, bit);
        if (found)
            fprintf(out, " %d", found);
        else
            fputs(" ?", out);
    }
    putc('\n', out);
}

static void print_clauses(FILE *out, const Clauses *clauses) {
    for (uint32_t i = 0; i < clauses->literals.count; i++) {
        int literal = clauses->literals.items[i];
        fprintf(out, literal ? "%d " : "%d\n", literal);
    }
}

void dimacs_dump(FILE *out, const TermTable *table, const Term *assertions, uint32_t count) {
    Clauses clauses = {.arena = arena_new()};
    // With all bits, so that they can be named.
    SolverOptions options = {.no_order = true};
    Encoder *encoder = encoder_new(table, (ClauseSink){keep_clause, &clauses}, &options);
    for (uint32_t i = 0; i < count; i++)
        encoder_assert(encoder, assertions[i]);
    uint32_t variable_count;
    const Term *variables = encoder_variables(encoder, &variable_count);
    for (uint32_t i = 0; i < variable_count; i++)
        print_variable(out, table, encoder, variables[i]);
    fprintf(out, "p cnf %u %" PRIu64 "\n", encoder_variable_count(encoder),
            encoder_clause_count(encoder));
    print_clauses(out, &clauses);
    encoder_free(encoder);
    arena_free(clauses.arena);
}
