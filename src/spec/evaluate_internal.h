// Shared by the evaluator's files; never included elsewhere.
#ifndef JURY_SPEC_EVALUATE_INTERNAL_H
#define JURY_SPEC_EVALUATE_INTERNAL_H

#include "diag/internal_error.h"
#include "spec/evaluate.h"

enum { SPEC_DEEPEST = 12 };

// evaluate_type.c: EQUAL of types, and SUBTYPE
SpecValue spec_compare_types(Evaluation *evaluation, const SpecExpr *at);
// evaluate_state.c
SpecValue spec_value_of_old(Evaluation *evaluation, const SpecExpr *at);
// evaluate_call.c
SpecValue spec_value_of_call(Evaluation *evaluation, const SpecExpr *at);
SpecValue spec_value_of_creation(Evaluation *evaluation, const SpecExpr *at);
// evaluate_invariant.c: INVARIANT_FOR and STATIC_INVARIANT_FOR
SpecValue spec_invariant_for(Evaluation *evaluation, const SpecExpr *at);

// evaluate_reads.c: READS; and what is noted while it is evaluated
SpecValue spec_reads_only(Evaluation *evaluation, const SpecExpr *at);
void spec_read_field(Evaluation *evaluation, SpecValue object, const Variable *field);
void spec_read_element(Evaluation *evaluation, SpecValue array, SpecValue index);
// All elements; false where that is not known.
bool spec_read_elements(Evaluation *evaluation, SpecValue array);

// captured.c: what it refers to later is what there is now; asked where the evaluation asks; and
// what was met there
Evaluation *spec_captured(Evaluation *evaluation);
Evaluation spec_inside(const Evaluation *evaluation, const Evaluation *captured);
void spec_leave(Evaluation *evaluation, const Evaluation *inner);

// places.c: LOCATION_HAS; and a set of locations as a value
SpecValue spec_value_of_places(Evaluation *evaluation, const SpecExpr *at);
SpecValue spec_location_has(Evaluation *evaluation, const SpecExpr *at);

#endif
