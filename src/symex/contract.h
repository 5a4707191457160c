// Contracts: the cases of a method's specification, its own and inherited ones.
#ifndef JURY_SYMEX_CONTRACT_H
#define JURY_SYMEX_CONTRACT_H

#include "sema/nullness.h"
#include "spec/contract.h"
#include "symex/ground.h"

// At least one case: a method without a specification has an empty one.
SpecCaseList contract_cases(Symex *symex, Method *method);
// What implies_that and for_example say to follow from them.
SpecCaseList contract_claims(Symex *symex, Method *method);
bool contract_is_given(Symex *symex, Method *method); // has it any specification?

// Evaluates the precondition of every case in `state`; gives the disjunction.
Term contract_precondition(Symex *symex, SpecCaseList *cases, const State *state, Term receiver,
                           const Term *arguments);

// The executions in which a call of the method, which ended so, breaks its contract.
Term contract_breach(Symex *symex, Method *method, const State *before, const Outcome *outcome,
                     Term receiver, const Term *arguments);

// Checks the precondition at a call and assumes it; gives the cases with their preconditions.
SpecCaseList check_precondition(Symex *symex, Method *method, State *state, const Term *arguments,
                                Span span);

// On one path: notes a call behind which nothing goes on, because no state satisfies the contract.
void check_goes_on(Symex *symex, const ContractCall *call);

// Checks at a call that what must not be null is not, and assumes it; arguments without the
// receiver.
void check_arguments(Symex *symex, const Method *method, State *state, const Term *arguments,
                     Span span);

// The exceptions that a case lets through, of a method that it is a case of.
void contract_exceptions(Symex *symex, const SpecCase *of, const Method *method, TypeList *types);
// Of the exceptions allowed, the classes to be told apart; `frame` makes the call.
TypeList exception_classes(Symex *symex, const Frame *frame, const TypeList *allowed);
Term is_instance_of_any(Symex *symex, Term exception, const TypeList *types);

// Class invariants of all objects in a state.
typedef struct InvariantUse {
    const State *state;
    const State *old;     // \old in constraints; NULL for invariants
    const Method *method; // of constraints: that keeps them
    uint32_t first_fresh;
    Term skip;           // this object's invariants do not count; or TERM_NONE
    const Term *visible; // by object, where it can be reached; NULL: all that exist
} InvariantUse;
// Where each object can be reached at the end: from what was there before, the static fields and
// `roots`. What nobody can reach, such as an object whose constructor failed, owes nothing.
const Term *visible_objects(Symex *symex, const State *state, const Term *roots, uint32_t count);
// The same where something is to be shown of created objects; else these are left out.
const Term *visible_judged(Symex *symex, const State *state, const Term *roots, uint32_t count);
// Where a type variable is to be compared, objects of one class stand (type_variables.c).
void type_variables_assume(Symex *symex, const Method *method, const State *state,
                           const Term *arguments);
void axioms_assume(Symex *symex, const State *state);
void invariants_assume(Symex *symex, const State *state, Term skip);
// Of objects that the program did not make, and before any class is initialised.
void invariants_assume_before_program(Symex *symex, const State *state);
void invariants_assume_of_library(Symex *symex, const State *state);
void invariants_check(Symex *symex, const State *state, const State *before, uint32_t first_fresh,
                      Span span, Term skip, const Term *visible);
// At a call: those of the objects that the method called can get at; gives where one is broken.
Term invariants_check_at_call(Symex *symex, const State *state, Span span, Term skip,
                              const Term *visible, const char *text);
// At a call that is executed: those of the object whose method is called.
Term invariants_check_of_receiver(Symex *symex, const State *state, Term receiver, Span span,
                                  const char *text);
// Clauses that are assumed together. Each counts only where those before it hold, so that a loop in
// a method that it calls, in a heap that is any, ends as it does in one that is well formed.
Term given_begin(Symex *symex); // gives what was given around
void give(Symex *symex, Term holds);
Term given_end(Symex *symex, Term around); // all that was given since it began
// The clauses with that keyword of all objects are given; of one object as seen from a class.
void invariants_give(Symex *symex, const InvariantUse *use, JmlKeyword keyword);
void class_clauses_give(Symex *symex, const InvariantUse *use, JmlKeyword keyword,
                        Class *class_symbol, Term receiver);
// `accessible \inv: …` of the class under check and its supertypes, in a state where
// invariants hold.
void class_accessible_check(Symex *symex, const State *state, Term skip, Span span);
// After a constructor: the `initially` clauses of the class and its supertypes.
void initially_check(Symex *symex, const State *state, Class *class_symbol, Term receiver,
                     Span span);

// Fields and array elements that must not be null.
Term elements_non_null(Symex *symex, const State *state, Term array);
// The same of a collection or map, as type arguments say.
Term arguments_non_null(Symex *symex, const State *state, Term holder, NonNullArguments which,
                        Span span);
void non_null_check(Symex *symex, const State *state, Span span, const Term *visible);
Term non_null_statics(Symex *symex, const State *state); // static fields alone
// Static fields, and those of visible objects.
Term non_null_holds(Symex *symex, const State *state, const Term *visible, bool with_library);

// call_contract.c: what was noted since these were so many counts only where executions go on.
// Gives those of them where something could not be evaluated.
Term restrict_notes(Symex *symex, uint32_t unmodelled, uint32_t trace, Term after);

// measures.c: a method called again, while it runs, with a smaller `measured_by`
typedef struct Activation {
    const State *state;
    Term receiver; // or TERM_NONE
    const Term *arguments;
} Activation;
// Of a call that is part of a recursion: from every case of the method that runs to every one of
// that which is called, where they apply. True if all of them have measures that can be compared.
bool measure_check(Symex *symex, const SpecCaseList *own, const SpecCaseList *cases,
                   const Activation *first, const Activation *called, const char *name, Span span);
// The same of a call that is executed: the caller, or one of its callers, may run the method.
void measure_check_executed(Symex *symex, const Frame *caller, const SpecCaseList *cases,
                            const IrMethod *method, const State *state, const Term *arguments,
                            Span span);

// accesses.c: what the method under check reads and assigns
typedef struct Accesses Accesses;
void accesses_prepare(Symex *symex, const SpecCaseList *cases, const State *state, Term receiver,
                      const Term *arguments);

// Would it matter what a method called reads or assigns?
bool accesses_matter(const Symex *symex);
// Does the clause ask what was read or assigned?
bool asks_for_accesses(Node *clause);

// assignable.c: frames, and what the method under check may assign
// The frame of a call from `state`; the preconditions of the cases must have been evaluated.
SpecFrame *assignable_read(Symex *symex, const SpecCaseList *cases, const State *state,
                           Term receiver, const Term *arguments, Method *method);
Term assignable_allows_field(Symex *symex, const SpecFrame *frame, Term object, Variable *field);
Term assignable_allows_element(Symex *symex, const SpecFrame *frame, Term array, Term index);
void assignable_prepare(Symex *symex, const SpecCaseList *cases, const State *state, Term receiver,
                        const Term *arguments, Method *method);
// At the end: under \strictly_nothing, no object was created.
void check_creation(Symex *symex, const SpecFrame *frame, const State *end, Span span);
// Objects that were there before the method; only they are protected.
Term is_old_object(Symex *symex, Term reference);

#endif
