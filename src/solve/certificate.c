#include "solve/certificate.h"

#include "base/arena.h"
#include "base/vector.h"
#include "solve/encoder.h"

#include <inttypes.h>

typedef struct Refuted {
    VECTOR(int) literals; // clauses end with 0
    uint64_t clauses;
    uint32_t variables;
    VECTOR(const char *) comments;
} Refuted;

struct Certificate {
    Arena *arena;
    VECTOR(Refuted *) list;
};

typedef struct Sink {
    Arena *arena;
    Refuted *refuted;
} Sink;

Certificate *certificate_new(void) {
    Arena *arena = arena_new();
    Certificate *certificate = ARENA_NEW(arena, Certificate);
    certificate->arena = arena;
    return certificate;
}

void certificate_free(Certificate *certificate) {
    if (certificate)
        arena_free(certificate->arena);
}

uint32_t certificate_count(const Certificate *certificate) {
    return certificate->list.count;
}

// ---- Encoding

static void keep_clause(void *context, const int *literals, uint32_t count) {
    Sink *sink = context;
    for (uint32_t i = 0; i < count; i++)
        vector_push(sink->arena, &sink->refuted->literals, literals[i]);
    vector_push(sink->arena, &sink->refuted->literals, 0);
    sink->refuted->clauses++;
}

static void name_variables(Sink *sink, const TermTable *table, const Encoder *encoder) {
    uint32_t count;
    const Term *variables = encoder_variables(encoder, &count);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t width = term_width(table, variables[i]);
        const char *text = arena_format(sink->arena, "%s", term_label(table, variables[i]));
        for (uint32_t bit = 0; bit < (width ? width : 1); bit++) {
            int found = encoder_bit(encoder, variables[i], bit);
            text = found ? arena_format(sink->arena, "%s %d", text, found)
                         : arena_format(sink->arena, "%s ?", text);
        }
        vector_push(sink->arena, &sink->refuted->comments, text);
    }
}

static void encode_questions(Sink *sink, Encoder *encoder, const Term *questions, uint32_t count) {
    VECTOR(int) any = {0};
    for (uint32_t i = 0; i < count; i++) {
        int literal = encoder_assumption(encoder, questions[i]);
        vector_push(sink->arena, &any, literal);
        vector_push(sink->arena, &sink->refuted->comments,
                    arena_format(sink->arena, "question %u: %d", i + 1, literal));
    }
    keep_clause(sink, any.items, any.count);
}

void certificate_add(Certificate *certificate, const TermTable *table, const Term *assertions,
                     uint32_t assertion_count, const Term *questions, uint32_t question_count) {
    Sink sink = {certificate->arena, ARENA_NEW(certificate->arena, Refuted)};
    SolverOptions options = {0};
    Encoder *encoder = encoder_new(table, (ClauseSink){keep_clause, &sink}, &options);
    for (uint32_t i = 0; i < assertion_count; i++)
        encoder_assert(encoder, assertions[i]);
    encode_questions(&sink, encoder, questions, question_count);
    name_variables(&sink, table, encoder);
    sink.refuted->variables = encoder_variable_count(encoder);
    encoder_free(encoder);
    vector_push(certificate->arena, &certificate->list, sink.refuted);
}

// ---- Writing

// There are millions: no format is read for each.
static void write_literal(FILE *out, int literal) {
    char text[16];
    char *at = text + sizeof text;
    unsigned rest = literal < 0 ? 0u - (unsigned)literal : (unsigned)literal;
    *--at = literal ? ' ' : '\n';
    do
        *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (literal < 0)
        *--at = '-';
    fwrite(at, 1, (size_t)(text + sizeof text - at), out);
}

bool certificate_write_clauses(const Certificate *certificate, uint32_t index, FILE *out) {
    const Refuted *refuted = certificate->list.items[index];
    for (uint32_t i = 0; i < refuted->comments.count; i++)
        fprintf(out, "c %s\n", refuted->comments.items[i]);
    fprintf(out, "p cnf %u %" PRIu64 "\n", refuted->variables, refuted->clauses);
    for (uint32_t i = 0; i < refuted->literals.count; i++)
        write_literal(out, refuted->literals.items[i]);
    return !ferror(out) && !fflush(out);
}

static bool is_past(const void *context) {
    return deadline_is_past(*(const Deadline *)context);
}

ProofAnswer certificate_write_proof(const Certificate *certificate, uint32_t index, FILE *out,
                                    int most_conflicts, Deadline deadline) {
    const Refuted *refuted = certificate->list.items[index];
    return proof_write(out, refuted->literals.items, refuted->literals.count, most_conflicts,
                       is_past, &deadline);
}
