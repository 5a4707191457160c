// Specifications on ground states: the domain of terms.
#ifndef JURY_SYMEX_GROUND_H
#define JURY_SYMEX_GROUND_H

#include "spec/evaluate.h"
#include "symex/internal.h"

const SpecDomain *ground_domain(void);
// An evaluation in a state, where that counts; no names yet.
Evaluation ground_evaluation(Symex *symex, const State *state);
// What stands in a method: its locals and `this` are seen.
Evaluation ground_evaluation_in(Symex *symex, Frame *frame, const State *state);

static inline Symex *ground_symex(const Evaluation *evaluation) {
    return evaluation->engine;
}

// The tree's value, as itself or converted; and as a clause (spec/evaluate.h).
Term ground_value(Evaluation *evaluation, Node *expression);
Term ground_value_as(Evaluation *evaluation, Node *expression, Type *type);
Term ground_holds(Evaluation *evaluation, Node *expression);
Term ground_may_hold(Evaluation *evaluation, Node *expression);
Term ground_violated(Evaluation *evaluation, Node *expression);
// At the head of a loop, the instruction that stands for its clauses: of one over an array, \count
// is its index. (statements.c)
Evaluation ground_loop_evaluation(Symex *symex, Frame *frame, const State *state,
                                  const IrInstruction *head);
void check_loop_clauses(Symex *symex, Frame *frame, State *state, const IrInstruction *head);
Term ground_unmodelled(Evaluation *evaluation, Node *node, const char *text);

// A variable of a state can hold values of this type. Of \real, \TYPE and sets of objects none can.
bool ground_is_kept(const Type *type);

// The object that may be there in the state of the evaluation.
Term ground_object_exists(Evaluation *evaluation, const Object *object);

// ---- ground_number.c: exact numbers
// A signed term as wide as its value may need.
Term ground_exact(Evaluation *evaluation, const SpecExpr *at, IrOperation operation, Term a,
                  Term b);
// As a state keeps it, all of one width; and back, as narrow as it is.
Term ground_kept(Symex *symex, SpecSort sort, Term value);
Term ground_read(Symex *symex, const Type *type, Term value);
Term ground_exact_choice(Evaluation *evaluation, Term condition, Term yes, Term no);
void ground_widen_both(TermTable *terms, Term *a, Term *b);
Term ground_convert(Evaluation *evaluation, const SpecExpr *at, Term value);
Term ground_fits(Evaluation *evaluation, const SpecExpr *at, Term value);
Term ground_arithmetic(Evaluation *evaluation, const SpecExpr *at, Term a, Term b);
Term ground_overflows(Evaluation *evaluation, const SpecExpr *at, Term a, Term b);

// ---- ground_value.c: sequences, sets and maps
void ground_capture(Evaluation *evaluation);
Term ground_cell(Evaluation *evaluation, uint32_t number, Type *type);
bool ground_read_cell(Evaluation *evaluation, Term cell, SpecCell *read);
Term ground_may_be_object(Evaluation *evaluation, const SpecElement *other, Term object);
bool ground_open(Evaluation *evaluation, Term cell, Type *type, SpecOpened *any);

// ---- ground_location.c: sets of locations
Term ground_open_location(Evaluation *evaluation, Term cell, const SpecLocation *location);
// \not_modified, \subset, \disjoint, \new_elems_fresh
Term ground_not_modified(Evaluation *evaluation, const SpecExpr *at);
Term ground_locations_agree(Evaluation *evaluation, const SpecExpr *at);
Term ground_new_locations_fresh(Evaluation *evaluation, const SpecExpr *at);

// ---- ground_quantify.c
Term ground_quantify(Evaluation *evaluation, const SpecExpr *at);
// ---- ground_function.c: \fresh, \nonnullelements …
Term ground_function(Evaluation *evaluation, const SpecExpr *at);
// ---- reach.c, accesses.c
Term ground_set_has(Evaluation *evaluation, const SpecExpr *at);
Term ground_set_size(Evaluation *evaluation, const SpecExpr *at);
Term ground_set_subset(Evaluation *evaluation, const SpecExpr *at, bool both_ways);
Term ground_accesses(Evaluation *evaluation, const SpecExpr *at);

#endif
