// Plain Java: numbers that are left to callers: an index, a size, a divisor.
#ifndef JURY_SYMEX_PLAIN_NUMBERS_H
#define JURY_SYMEX_PLAIN_NUMBERS_H

#include "symex/internal.h"

// One of Java's own checks fails in the block. The executions in which it fails on a number that
// callers gave, and nobody looked at.
Term plain_unseen_number(Symex *symex, const Frame *frame, const State *state,
                         const IrBlock *block);
// The same where a method of the library throws an exception of that class.
Term plain_unseen_index(Symex *symex, const Frame *frame, const State *state,
                        const Class *exception);

#endif
