// Contracts: the cases of a method's specification, in a domain.
//
// The protocol of JML stands here, once: which cases there are, when each applies, what it lets the
// method assign and throw, which clauses are owed after it. What is done with a clause, to assume
// it or to show it, is up to who walks over them.
#ifndef JURY_SPEC_CONTRACT_H
#define JURY_SPEC_CONTRACT_H

#include "spec/places.h"

// One case with everything that the groups around it say.
typedef struct SpecCase {
    JmlKeyword behavior; // JML_NONE, JML_BEHAVIOR, JML_NORMAL_BEHAVIOR, JML_EXCEPTIONAL_BEHAVIOR
    Method *declared_in; // whose parameters it speaks of
    NodeList clauses;    // no groups
    int polarity;        // of its precondition; -1: it is only assumed: the method under check
    SpecValue holds;     // its precondition, in the state before
} SpecCase;
typedef struct SpecCaseList {
    SpecCase *items;
    uint32_t count, capacity;
} SpecCaseList;

// At least one case: a method without a specification has an empty one.
SpecCaseList spec_cases(SpecTable *table, const SpecDomain *domain, Method *method);
// What implies_that and for_example say to follow from them.
SpecCaseList spec_claims(SpecTable *table, const SpecDomain *domain, Method *method);

// One call of a method: who is called with what, in which states.
typedef struct SpecCall {
    SpecValue receiver; // or none
    const SpecValue *arguments;
    const void *before; // the state at its start; NULL: that of the evaluation
} SpecCall;

// For clauses of the case, in the state of `base`: parameters and `old` variables are bound.
Evaluation spec_case_evaluation(const Evaluation *base, const SpecCase *of, const SpecCall *call);

// Evaluates the precondition of every case; gives the disjunction.
SpecValue spec_precondition(const Evaluation *base, SpecCaseList *cases, const SpecCall *call,
                            bool *failed);

// The keyword of a clause that nothing here checks, or JML_NONE: it must not pass in silence.
JmlKeyword spec_unchecked(const Node *clause);

// A clause that is owed after a call, where its case applies and, of signals, the exception
// matches.
typedef struct SpecDuty {
    const SpecCase *of;
    Span clause;
    const SpecExpr *condition;
    SpecValue applies; // besides the guard of the evaluation, which has it already
    bool is_free;      // ensures_free: believed, not shown
} SpecDuty;
typedef void SpecDutyVisit(Evaluation *evaluation, const SpecDuty *duty, void *context);

// Every `ensures` of the case, after it returned `result` (none for void).
void spec_each_ensures(const Evaluation *base, const SpecCase *of, const SpecCall *call,
                       SpecValue result, SpecDutyVisit *visit, void *context);
// Every `signals` of the case, after it threw.
void spec_each_signals(const Evaluation *base, const SpecCase *of, const SpecCall *call,
                       SpecValue exception, SpecDutyVisit *visit, void *context);
// Is the exception one that the case lets through?
SpecValue spec_exception_allowed(Evaluation *evaluation, const TypeList *types,
                                 SpecValue exception);

// ---- Frames: what every case that applies lets the method assign
typedef struct SpecFrame {
    VECTOR(PlaceList) cases; // those that say anything
} SpecFrame;

// `keyword`: JML_ASSIGNABLE or JML_ACCESSIBLE; the preconditions of the cases must have been
// evaluated.
void spec_frame_read(const Evaluation *base, const SpecCaseList *cases, const SpecCall *call,
                     JmlKeyword keyword, bool is_pure, SpecFrame *frame, bool *failed);
SpecValue spec_frame_allows_field(Evaluation *evaluation, const SpecFrame *frame, SpecValue object,
                                  const Variable *field);
SpecValue spec_frame_allows_element(Evaluation *evaluation, const SpecFrame *frame, SpecValue array,
                                    SpecValue index);
SpecValue spec_frame_allows_array(Evaluation *evaluation, const SpecFrame *frame, SpecValue array);
Span spec_frame_clause(const SpecFrame *frame); // the first, for messages; or begin 0
// Where some case that applies says \strictly_nothing: no object may be created.
SpecValue spec_frame_forbids_creation(Evaluation *evaluation, const SpecFrame *frame);

// ---- Clauses of classes
// For a clause of `owner` about an object (none: static), where `exists`.
Evaluation spec_clause_evaluation(const Evaluation *base, SpecValue object, Class *owner,
                                  SpecValue exists);
bool spec_clause_is_static(const TypeClause *clause);

// ---- Ending
// Has the case a `diverges` clause that lets the method go on for ever?
bool spec_may_diverge(const SpecCase *of);
// Is it to end, at least from some states? Not if it says `diverges true`.
bool spec_owes_end(const SpecCase *of);

// ---- Pure methods
// Do clauses of the contract of `subject`, or invariants of its class, call the method?
bool spec_calls(SpecTable *table, Method *subject, const Method *method);

// ---- Measures
// The measured_by clause of a case, or NULL.
ExpressionClause *spec_measure_clause(const SpecCase *of);
const SpecExpr *spec_measure_part(SpecTable *table, Node *measure, uint32_t index);
// Can the measure of one method be compared with that of another: as many parts, of one sort each?
// One that counts under a condition alone cannot.
bool spec_measures_fit(SpecTable *table, const SpecCase *first, const SpecCase *second);
// The values of a measure, `m` or `m, n`, that decreases from left to right.
SpecValueList spec_measure_values(Evaluation *evaluation, Node *measure);
// Has it become less, and was not negative where it did?
SpecValue spec_measure_decreases(Evaluation *evaluation, Node *measure, const SpecValueList *before,
                                 const SpecValueList *now);

#endif
