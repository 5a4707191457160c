// Specifications as formulas: the domain of src/logic.
#ifndef JURY_QUANTIFIED_FORMULAS_H
#define JURY_QUANTIFIED_FORMULAS_H

#include "quantified/internal.h"
#include "spec/contract.h"

// Whose locals are seen.
typedef struct FormulaFrame {
    const Graph *graph;
    const Frame *frame;
} FormulaFrame;

static inline QuantifiedRun *formula_run(const Evaluation *evaluation) {
    return evaluation->engine;
}

static inline LogicTable *formula_table(const Evaluation *evaluation) {
    return formula_run(evaluation)->table;
}

const SpecDomain *formula_domain(void);
// An evaluation in a state; no names yet.
Evaluation formula_evaluation(QuantifiedRun *quantified, const State *state);
// What stands in a method: its locals and `this` are seen, and, of the method itself, \old.
Evaluation formula_evaluation_in(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                                 const State *state);

// A variable of a state can hold values of this type.
bool formula_is_kept(const QuantifiedRun *quantified, const Type *type);

// The tree's value, as itself or converted; and as a clause.
Formula formula_value(Evaluation *evaluation, Node *expression);
Formula formula_value_as(Evaluation *evaluation, Node *expression, Type *type);
Formula formula_holds(Evaluation *evaluation, Node *expression); // what is not modelled is left out
// Notes what has no value, each part of a disjunction by itself: most contradict the guard at once.
void formula_undefined(Evaluation *evaluation, Formula condition);

// ---- formula_quantify.c: quantifiers and sums
Formula formula_quantify(Evaluation *evaluation, const SpecExpr *at);
// ---- formula_fold.c: over a few numbers that are known; FORMULA_NONE: they are not
Formula formula_fold(Evaluation *evaluation, const SpecExpr *at);
// formula_extreme.c: \max and \min over any range
Formula formula_extreme(Evaluation *evaluation, const SpecExpr *at);
// ---- formula_function.c: \fresh and its kin
Formula formula_function(Evaluation *evaluation, const SpecExpr *at);
// ---- formula_value.c: sequences, sets and maps
void formula_capture(Evaluation *evaluation);
Formula formula_cell(Evaluation *evaluation, uint32_t number, Type *type);
bool formula_read_cell(Evaluation *evaluation, Formula cell, SpecCell *read);
bool formula_open(Evaluation *evaluation, Formula cell, Type *type, SpecOpened *any);
Formula formula_open_length(Evaluation *evaluation, void *opened);
bool formula_open_element(Evaluation *evaluation, void *opened, Formula index,
                          SpecElements *elements);
Formula formula_may_be_object(Evaluation *evaluation, const SpecElement *other, Formula object);
// In a state that keeps values: what they are.
void formula_say_kept(QuantifiedRun *quantified, State *state);
// ---- closure.c
Formula formula_reach(Evaluation *evaluation, const SpecExpr *at);
// Is one set inside of the other; or are they equal?
Formula formula_set_subset(Evaluation *evaluation, const SpecExpr *at, bool both_ways);
// ---- call.c
void quantified_forget_everything(QuantifiedRun *quantified, State *state);
// ---- forget_set.c: a place that is a set of locations of many objects
bool quantified_is_set(QuantifiedRun *quantified, const State *state, const Place *place);
void quantified_forget_set(QuantifiedRun *quantified, State *state, const Place *place);
// What is in it, the method may assign.
void quantified_check_set(QuantifiedRun *quantified, const State *state, const Place *place,
                          Span span);
// ---- formula_set.c: sets of locations that variables hold: one that was made, one that is read
void formula_set_made(Evaluation *evaluation, Formula cell, uint32_t number);
void formula_set_read(Evaluation *evaluation, Formula cell);
Formula formula_open_location(Evaluation *evaluation, Formula cell, const SpecLocation *location);
// ---- formula_location.c: sets of locations; and fields that stand for those nobody names
const VariableList *quantified_other_fields(QuantifiedRun *quantified);
Formula formula_locations_agree(Evaluation *evaluation, const SpecExpr *at);
Formula formula_new_locations_fresh(Evaluation *evaluation, const SpecExpr *at);

#endif
