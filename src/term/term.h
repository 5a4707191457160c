// Terms: booleans and bit-vectors of 1 to 64 bits, shared and simplified.
//
// A Term is an index into a TermTable with a polarity bit: ~ on booleans costs
// nothing. Terms are hash-consed: equal terms are equal numbers, so `==` tells
// whether two terms are the same. Every constructor simplifies first; what
// folds is never built. Terms live in their table, in its arena.
#ifndef JURY_TERM_TERM_H
#define JURY_TERM_TERM_H

#include "base/arena.h"
#include "base/buffer.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

typedef uint32_t Term; // index << 1 | negated

enum { TERM_TRUE = 2, TERM_FALSE = 3, TERM_NONE = 0 };

typedef enum TermKind {
#define TERM_KIND(NAME, text, arity, smt) TERM_KIND_##NAME,
#include "term/terms.def"
#undef TERM_KIND
} TermKind;

typedef struct TermTable TermTable;

TermTable *term_table_new(void);
void term_table_free(TermTable *table);
uint32_t term_count(const TermTable *table); // terms made so far, for --stats

// ---- Looking at terms
TermKind term_kind(const TermTable *table, Term term); // polarity aside
static inline bool term_is_negated(Term term) {
    return term & 1;
}
static inline Term term_positive(Term term) {
    return term & ~1u;
}
static inline uint32_t term_index(Term term) {
    return term >> 1;
}
uint32_t term_width(const TermTable *table, Term term); // 0 for booleans
uint32_t term_arity(const TermTable *table, Term term);
Term term_child(const TermTable *table, Term term, uint32_t index);
uint32_t term_low_bit(const TermTable *table, Term term);                  // of EXTRACT
bool term_is_constant(const TermTable *table, Term term, uint64_t *value); // bit-vector
uint64_t term_greatest(const TermTable *table,
                       Term term);                        // no value of it, unsigned, is above that
const char *term_name(const TermTable *table, Term term); // of a variable
const char *term_label(const TermTable *table, Term term); // the same, made unique, for dumps

// ---- Variables and constants. Each call makes a new variable; the name is copied.
Term term_bool_variable(TermTable *table, const char *name);
Term term_variable(TermTable *table, uint32_t width, const char *name);
Term term_constant(TermTable *table, uint32_t width, uint64_t value); // cut to the width
static inline Term term_bool(bool value) {
    return value ? TERM_TRUE : TERM_FALSE;
}

// ---- Booleans
static inline Term term_not(Term term) {
    return term ^ 1;
}
Term term_and(TermTable *table, Term a, Term b);
Term term_or(TermTable *table, Term a, Term b);
Term term_xor(TermTable *table, Term a, Term b);
Term term_implies(TermTable *table, Term a, Term b);
Term term_and_all(TermTable *table, const Term *terms, uint32_t count); // balanced
Term term_or_all(TermTable *table, const Term *terms, uint32_t count);
Term term_ite(TermTable *table, Term condition, Term yes, Term no); // any sort
Term term_equal(TermTable *table, Term a, Term b);                  // any sort

// ---- Comparisons
Term term_ult(TermTable *table, Term a, Term b);
Term term_ule(TermTable *table, Term a, Term b);
Term term_slt(TermTable *table, Term a, Term b);
Term term_sle(TermTable *table, Term a, Term b);

// ---- Arithmetic, at the width of the operands, wrapping
Term term_add(TermTable *table, Term a, Term b);
Term term_subtract(TermTable *table, Term a, Term b);
Term term_negate(TermTable *table, Term a);
Term term_multiply(TermTable *table, Term a, Term b);
Term term_udiv(TermTable *table, Term a, Term b);
Term term_urem(TermTable *table, Term a, Term b);
// As Java's / and %: rounding to zero; by zero, what SMT-LIB's bvsdiv and bvsrem give.
Term term_sdiv(TermTable *table, Term a, Term b);
Term term_srem(TermTable *table, Term a, Term b);
// An unsigned quotient or remainder whose divisor may be many numbers.
bool term_is_open_division(const TermTable *table, Term term);
// Has it a part that is a remainder by a remainder, as in Euclid's algorithm?
bool term_has_remainder_chain(const TermTable *table, Term term);

// ---- Bits
Term term_bit_not(TermTable *table, Term a);
Term term_bit_and(TermTable *table, Term a, Term b);
Term term_bit_or(TermTable *table, Term a, Term b);
Term term_bit_xor(TermTable *table, Term a, Term b);
Term term_shift_left(TermTable *table, Term a, Term distance); // distance of the same width
Term term_shift_right(TermTable *table, Term a, Term distance);
Term term_shift_right_signed(TermTable *table, Term a, Term distance);
Term term_concat(TermTable *table, Term high, Term low);
Term term_extract(TermTable *table, Term a, uint32_t low, uint32_t width);
Term term_zero_extend(TermTable *table, Term a, uint32_t width); // to `width` bits, not fewer
Term term_sign_extend(TermTable *table, Term a, uint32_t width);

// ---- Values (term_eval.c)
// An assignment of values to variables. Variables not set are 0.
typedef struct TermModel TermModel;
TermModel *term_model_new(const TermTable *table);
void term_model_free(TermModel *model);
void term_model_set(TermModel *model, Term variable, uint64_t value); // booleans: 0 or 1
// The variables that were set, in the order in which they were set first.
const Term *term_model_variables(const TermModel *model, uint32_t *count);
// The value of any term; results are remembered until the next set.
uint64_t term_evaluate(TermModel *model, Term term);

// ---- Other variables (term_rename.c)
// The same term about other variables, all at once: `from[i]` becomes `to[i]`. Sums are put in
// one order, so that two that differ only in the order of their parts become one term.
typedef struct TermRenaming TermRenaming;
TermRenaming *term_renaming_new(Arena *arena, TermTable *table);
// Before the first term is renamed. The replacement may be any term of the same sort.
void term_renaming_add(TermRenaming *renaming, Term from, Term to);
Term term_rename(TermRenaming *renaming, Term term);
// Calls it once for each variable of the term.
void term_each_variable(Arena *arena, const TermTable *table, Term term,
                        void (*visit)(void *context, Term variable), void *context);

// ---- Sums (term_sums.c)
// A condition under which two bit-vectors are equal, whatever the values of what is added up in
// them: each part stands in both equally often. TERM_FALSE where there is none, or it is large.
// What is read from one of several arrays is a choice between parts, and may be kept as one part.
typedef enum SumChoices { SUM_CHOICES_KEPT, SUM_CHOICES_OPENED } SumChoices;
Term term_sums_agree(Arena *arena, TermTable *table, Term a, Term b, SumChoices choices);

// ---- Output (term_dump.c)
// One term as an SMT-LIB 2 expression, shared parts by let or definitions.
void term_print(Buffer *buffer, const TermTable *table, Term term);
// For people: "X - Y < 3", the names of variables in capitals; int has that many bits. NULL where
// that would be long, or is about bits or references. (term_text.c)
const char *term_text(Arena *arena, const TermTable *table, Term term, uint32_t bits);
// A whole SMT-LIB 2 file that asserts the terms and asks for a model.
void term_dump_smt2(FILE *out, const TermTable *table, const Term *assertions, uint32_t count);

#endif
