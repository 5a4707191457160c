// Shared by the files of check; never included elsewhere.
//
//   check.c      the questions put to the solver, and the verdict
//   violation.c  from an obligation and a model to what is reported
//   minimise.c   the smallest model that can be found soon
//   tighten.c    what the assumptions rule out, before the method is run
//   describe.c   the scope in one sentence
//   larger_scope.c  where a vacuous specification is not vacuous
#ifndef JURY_CHECK_INTERNAL_H
#define JURY_CHECK_INTERNAL_H

#include "check/parts.h"

// What slots of the pre-state can be, where that is less than their types say; the assumptions have
// been given to the solver. False if nothing was found.
bool tighten(Checker *checker, const Scope *scope, Map *tight);

// Terms, solver and execution for a scope, and their end.
void checker_begin(Checker *checker, const Scope *scope);
void checker_end(Checker *checker);

// Names a scope, not much larger, in which a vacuous specification has pre-states.
void suggest_scope(const Checker *vacuous, const Scope *scope);

#endif
