// Plain Java: what methods without a specification are held to (docs/plain-java.md).
#ifndef JURY_SYMEX_PLAIN_H
#define JURY_SYMEX_PLAIN_H

#include "symex/internal.h"

// From here on the scope says whether the method is judged by the rules for plain Java.
void plain_prepare(Symex *symex, Method *method);

// May the parameter be null in the pre-state?
bool plain_parameter_is_nullable(Symex *symex, Method *method, uint32_t index);
// Elements of arrays and collections, and static fields, that are taken not to be null.
void plain_assume(Symex *symex, Method *method, const State *state, const Term *arguments);

// An exception of that class is created in the frame: the executions in which the method under
// check, in throwing it, rejects its arguments or its object's state.
Term plain_rejects(Symex *symex, const Frame *frame, const State *state, const Class *exception);
// The same where one of Java's own checks fails in the block: on a number that callers gave, and
// nobody looked at, or in a method that announces it.
Term plain_check_rejects(Symex *symex, const Frame *frame, const State *state, const IrBlock *block,
                         const Class *exception);
// The executions among `escapes` in which the exception is such a rejection, or is announced; they
// are noted.
Term plain_rejected(Symex *symex, Method *method, Term escapes, Term exception);

#endif
