// DIMACS: the terms are blasted afresh, clauses are kept until their number is known.
#include "solve/dimacs.h"

#include "base/arena.h"
#include "base/vector.h"
#include "solve/bitblast.h"
#include "solve/cnf.h"

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

static void print_bit(FILE *out, const Cnf *cnf, Literal literal) {
    int found = cnf_find(cnf, literal);
    if (literal == LITERAL_TRUE || literal == LITERAL_FALSE)
        fputs(literal == LITERAL_TRUE ? " T" : " F", out);
    else if (found)
        fprintf(out, " %d", found);
    else
        fputs(" ?", out);
}

static void print_variables(FILE *out, const TermTable *table, const Bitblaster *blaster,
                            const Cnf *cnf) {
    uint32_t count, width = 0;
    const Term *variables = bitblast_variables(blaster, &count);
    for (uint32_t i = 0; i < count; i++) {
        fprintf(out, "c %s", term_label(table, variables[i]));
        const Literal *bits = bitblast_find(blaster, variables[i], &width);
        for (uint32_t bit = 0; bit < width; bit++)
            print_bit(out, cnf, bits[bit]);
        putc('\n', out);
    }
}

static void print_clauses(FILE *out, const Clauses *clauses) {
    for (uint32_t i = 0; i < clauses->literals.count; i++) {
        int literal = clauses->literals.items[i];
        fprintf(out, literal ? "%d " : "%d\n", literal);
    }
}

void dimacs_dump(FILE *out, const TermTable *table, const Term *assertions, uint32_t count) {
    Clauses clauses = {.arena = arena_new()};
    GateGraph *graph = gate_graph_new();
    Bitblaster *blaster = bitblast_new(table, graph);
    Cnf *cnf = cnf_new(graph, (ClauseSink){keep_clause, &clauses});
    for (uint32_t i = 0; i < count; i++)
        cnf_assert(cnf, bitblast(blaster, assertions[i]));
    print_variables(out, table, blaster, cnf);
    fprintf(out, "p cnf %u %" PRIu64 "\n", cnf_variable_count(cnf), cnf_clause_count(cnf));
    print_clauses(out, &clauses);
    cnf_free(cnf);
    bitblast_free(blaster);
    gate_graph_free(graph);
    arena_free(clauses.arena);
}
